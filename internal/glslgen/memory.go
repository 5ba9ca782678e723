package glslgen

import "fmt"

// exchange lets invocations of a workgroup see each other's values. All of them are here.
func (g *generator) exchange() {
	u := g.named["uint"]
	name := g.name("v")
	switch g.IntN(3) {
	case 0:
		g.line("lanes[gl_LocalInvocationIndex] = %s;", g.expr(u, 2))
		g.line("barrier();")
		g.line("uint %s = lanes[gl_LocalInvocationIndex ^ %du];", name, 1+g.IntN(LocalSize-1))
	case 1:
		g.line("if (gl_LocalInvocationIndex == 0u) total = %du;", g.IntN(9))
		g.line("barrier();")
		g.line("%s(total, %s);", pick(g, "atomicAdd", "atomicMax", "atomicXor", "atomicOr"), g.expr(u, 2))
		g.line("barrier();")
		g.line("uint %s = total;", name)
	default: // of its own word, so the old value is known
		g.line("uint %s = %s(o[base + %du], %s);", name, pick(g, "atomicAdd", "atomicMin", "atomicExchange", "atomicAnd"),
			g.IntN(8), g.expr(u, 1))
	}
	g.line("barrier();")
	g.vars = append(g.vars, variable{name: name, t: u})
}

// reference follows buffer references, two at most: the third one may lead nowhere.
func (g *generator) reference() {
	name, value := g.name("r"), g.name("v")
	g.line("int %s = 0;", value)
	switch g.IntN(5) {
	case 0: // without a value unless it is used
		c := g.name("c")
		g.line("bool %s = %s;", c, g.condition(1))
		g.line("Ref %s;", name)
		g.line("if (%s) %s = data.ref;", c, name)
		g.line("%s", pick(g, "x++;", "y++;", "sum += x;"))
		g.line("if (%s) %s = %s.v;", c, value, name)
	case 1:
		g.line("Ref %s = data.ref;", name)
		g.line("for (int i = 0; i < %s; i++) { %s += %s.v; %[3]s = %[3]s.next; }", pick(g, "1", "2", "(y & 1) + 1"), value,
			name)
	case 2:
		g.line("Ref %s = data.ref;", name)
		g.line("if (%s) %s = %s.next;", g.condition(1), name, pick(g, name, "data.ref"))
		g.line("%s = %s.a[%s];", value, name, g.index(4))
	case 3:
		g.line("Ref[2] %s = Ref[2](data.ref, data.ref.next);", name)
		g.line("%s = int(%s[%s].w);", value, name, g.index(2))
	default:
		g.line("Ref %s = data.ref.next;", name)
		g.line("while (true) { if (%s) { %s = %s.v; break; } else { %[3]s = data.ref; if (%[4]s) break; } }",
			g.condition(1), value, name, g.folds(true, 1))
	}
	g.vars = append(g.vars, variable{name: value, t: g.named["int"]})
}

// storeSmall stores values of 16 bits, which nothing computes with.
func (g *generator) storeSmall() {
	at := fmt.Sprintf("(gid * 4u + %du) & %du", g.IntN(4), 4*g.stage.most()-1)
	switch g.IntN(5) {
	case 0:
		g.line("halves[%s] = float16_t(%s);", at, g.expr(g.named["float"], 2))
	case 1:
		g.line("halves[%s] = small[%d].f;", at, g.IntN(2))
	case 2:
		g.line("if (%s) halves[%s] = small[0].f; else halves[%s] = small[1].f;", g.condition(1), at, at)
	case 3:
		g.line("shorts[%s] = i16vec2(%s);", at, g.expr(g.named["ivec2"], 2))
	default:
		g.line("halves[%s] = float16_t(%s);", at, g.literal(g.named["float"]))
	}
}
