package glslgen

import (
	"fmt"
	"strings"
)

// shader writes everything.
func (g *generator) shader() string {
	g.line("#version 460")
	extension := func(on bool, names ...string) {
		for _, n := range names {
			if on {
				g.line("#extension %s : require", n)
			}
		}
	}
	extension(g.wide, "GL_EXT_shader_explicit_arithmetic_types_int64")
	extension(g.narrow, "GL_EXT_shader_explicit_arithmetic_types", "GL_EXT_shader_8bit_storage")
	extension(g.narrow || g.stored16, "GL_EXT_shader_16bit_storage")
	extension(g.refs, "GL_EXT_buffer_reference")
	extension(g.stage == Task || g.stage == Mesh, "GL_EXT_mesh_shader")
	if g.stage.groups() {
		g.line("layout(local_size_x = %d) in;", LocalSize)
	}
	extension(g.stage == Fragment, "GL_EXT_demote_to_helper_invocation")
	g.makeTypes()
	g.passed()
	g.constants()
	g.blocks()
	g.privates()
	for range g.helpers {
		g.function()
	}
	g.main()
	return g.body.String()
}

// constants declares specialization constants and what is computed of them.
func (g *generator) constants() {
	if !g.spec {
		return
	}
	for i, c := range []struct{ t, value string }{{"int", "3"}, {"bool", "true"}, {"uint", "2u"}, {"float", "1.5"}} {
		g.line("layout(constant_id = %d) const %s SC%d = %s;", i, c.t, i, c.value)
		g.globals = append(g.globals, variable{fmt.Sprintf("SC%d", i), g.named[c.t], true})
	}
	g.line("const int SC4 = SC0 * 2 + 1;")
	g.line("const bool SC5 = SC0 > 2 && SC1;")
	g.line("const uint SC6 = SC2 + 1u;") // a length, never 0
	g.globals = append(g.globals, variable{"SC4", g.named["int"], true}, variable{"SC5", g.named["bool"], true})
}

// blocks declares buffers, uniforms and push constants.
func (g *generator) blocks() {
	own := func(t *typ, fixed bool, format string, args ...any) {
		g.globals = append(g.globals, variable{fmt.Sprintf(format, args...), t, fixed})
	}
	u := g.named["uint"]
	g.line("layout(std430, binding = 0) %sbuffer Words { uint words[]; };", pick(g, "readonly ", "restrict readonly ", ""))
	g.line("layout(std430, binding = 1) %sbuffer Out { uint o[]; };", pick(g, "", "restrict "))
	for i := range 3 {
		own(u, true, "words[(gid * 4u + %du) & 255u]", i)
	}
	own(u, false, "o[base + %du]", g.IntN(8))
	if g.refs {
		g.line("layout(buffer_reference) buffer Ref;")
		g.line("layout(buffer_reference, std430, buffer_reference_align = 16) buffer Ref { int v; uint w; Ref next; int " +
			"a[4]; };")
	}
	data := &typ{kind: structure, name: "Data"}
	for i := range 2 + g.IntN(4) {
		t := g.anyStored()
		if i == 0 {
			t = g.named["int"]
		}
		data.fields = append(data.fields, field{fmt.Sprintf("d%d", i), t})
	}
	g.line("layout(std430, binding = 2) buffer Data {")
	for _, f := range data.fields {
		g.line("\t%s %s;", f.t.name, f.name)
	}
	if g.refs {
		g.line("\tRef ref;")
	}
	g.line("} data;")
	own(data, true, "data")
	if t := g.structs[g.IntN(len(g.structs))]; t.stored() {
		g.items = t
		g.line("layout(std430, binding = 3) buffer Items { %s items[%d]; };", g.items.name, g.stage.most())
		own(g.items, false, "items[gid & %du]", g.stage.most()-1)
	}
	if g.chance(2) {
		g.line("layout(%s) uniform Parameters { int a; vec3 b; mat3 c; uvec2 d; } parameters;",
			pick(g, "std140, binding = 4", "push_constant"))
		own(g.named["int"], true, "parameters.a")
		own(g.named["vec3"], true, "parameters.b")
		own(g.named["mat3"], true, "parameters.c")
		own(g.named["uvec2"], true, "parameters.d")
	}
	if g.stored16 {
		g.line("layout(std430, binding = 5) buffer Small { float16_t f; int16_t i; f16vec2 v; uint16_t u[4]; } small[2];")
		own(g.named["float"], true, "float(small[0].f)")
		own(g.named["int"], true, "int(small[1].i)")
		own(g.named["vec2"], true, "vec2(small[0].v)")
		own(u, true, "uint(small[0].u[gid & 3u])")
		g.line("layout(std430, binding = 7) buffer Halves { float16_t halves[%d]; };", 4*g.stage.most())
		g.line("layout(std430, binding = 8) buffer Shorts { i16vec2 shorts[%d]; };", 4*g.stage.most())
	}
	if g.shared {
		g.line("shared uint lanes[%d];", LocalSize)
		g.line("shared uint total;")
	}
	g.line("uint gid, base, sum;")
	g.line("int fuel = 12;")
	own(u, true, "gid")
	own(u, false, "sum")
}

// privates declares global variables, some of which always have one value.
func (g *generator) privates() {
	for range g.IntN(4) {
		t, name := g.anyType(), g.name("g")
		// Without a value here the entry point gives it one.
		g.line("%s %s;", t.name, name)
		g.globals = append(g.globals, variable{name: name, t: t})
		g.unset = append(g.unset, variable{name: name, t: t})
	}
	for range g.IntN(3) {
		name, n := g.name("p"), g.IntN(5)
		g.line("int %s = %d;", name, n)
		g.same = append(g.same, constant{name, g.named["int"], n})
	}
}

// begin starts a function: only globals are in scope.
func (g *generator) begin(budget int) {
	g.vars = append([]variable(nil), g.globals...)
	g.known = append([]constant(nil), g.same...)
	g.spot, g.deepest, g.budget = spot{}, 0, budget
}

// main writes the entry point.
func (g *generator) main() {
	g.begin(g.size)
	g.inMain, g.result, g.noReturn = true, nil, g.shared || g.stage == Control || g.stage == Task
	g.line("void main() {")
	g.indent++
	g.line("gid = %s;", g.invocation())
	g.line("base = gid * %du;", Results)
	g.line("sum = 0u;")
	g.start()
	for _, v := range g.unset {
		g.line("%s = %s;", v.name, g.constant(v.t))
	}
	g.line("uint x = words[gid];")
	g.line("int y = int(words[gid + 16u] & 7u);")
	g.line("float z = float(int(words[gid + 32u] & 63u)) * 0.25;")
	g.vars = append(g.vars, variable{name: "x", t: g.named["uint"]}, variable{name: "y", t: g.named["int"]},
		variable{name: "z", t: g.named["float"]})
	g.beyond(g.seed)
	for range 1 + g.IntN(3) {
		g.declareKnown()
	}
	for range 1 + g.IntN(3) {
		g.declare(g.anyType())
	}
	for _, f := range g.callable {
		g.callOf(f)
	}
	for g.budget > 0 {
		g.statements()
		if g.stage == Fragment && g.chance(3) {
			g.derivative()
		}
		if g.shared && g.chance(2) {
			g.exchange()
		}
		g.together()
		if g.refs && g.chance(2) {
			g.reference()
		}
		if g.stored16 && g.chance(2) {
			g.storeSmall()
		}
	}
	for range 6 {
		g.store()
	}
	for i, v := range g.vars[len(g.globals):] {
		for _, w := range g.words(v.name, v.t) {
			g.line("o[base + %du] ^= %s;", i%(Results-Unspecified), w)
		}
	}
	g.line("o[base] += sum;")
	g.finish()
	g.indent--
	g.line("}")
}

// function writes a function that those after it may call.
func (g *generator) function() {
	g.begin(2 + g.IntN(10))
	g.inMain, g.noReturn = false, false
	f := function{name: g.name("f")}
	if !g.chance(4) {
		f.result = g.anyType()
	}
	var list []string
	for range g.IntN(5) {
		p := param{g.name("a"), pick(g, "in", "in", "out", "inout"), g.anyType()}
		if g.chance(4) && p.mode == "in" {
			list = append(list, fmt.Sprintf("const %s %s", p.t.name, p.name))
			g.vars = append(g.vars, variable{p.name, p.t, true})
		} else {
			list = append(list, fmt.Sprintf("%s %s %s", p.mode, p.t.name, p.name))
			g.vars = append(g.vars, variable{name: p.name, t: p.t})
		}
		f.params = append(f.params, p)
	}
	g.result = f.result
	result := "void"
	if f.result != nil {
		result = f.result.name
	}
	g.line("%s %s(%s) {", result, f.name, strings.Join(list, ", "))
	g.indent++
	for _, p := range f.params {
		if p.mode == "out" { // what follows may read it
			g.line("%s = %s;", p.name, g.constant(p.t))
		}
	}
	if g.chance(2) {
		g.declareKnown()
	}
	for g.budget > 0 {
		g.statements()
	}
	switch {
	case g.result == nil:
	case g.chance(5):
		g.block(g.returns, "if (%s)", g.condition(1))
		g.block(g.returns, "else")
	default:
		g.returns()
	}
	g.indent--
	g.line("}")
	f.loops = g.deepest
	g.callable = append(g.callable, f)
}

// callFor returns a call of a function with a result of a type, "" where there is none.
func (g *generator) callFor(t *typ, depth int) string {
	for _, i := range g.Perm(len(g.callable)) {
		if f := g.callable[i]; f.result == t {
			return g.call(f, depth)
		}
	}
	return ""
}

// call returns a call, "" where it would not be possible here.
func (g *generator) call(f function, depth int) string {
	if g.spot.loops+f.loops > maxLoops || g.calling {
		return ""
	}
	g.calling = true // calls in arguments of calls could become many
	defer func() { g.calling = false }()
	var args []string
	for _, p := range f.params {
		arg := ""
		if p.mode == "in" {
			arg = g.expr(p.t, depth)
		} else if v, ok := g.leaf(p.t, true); ok {
			arg = v
		} else {
			return ""
		}
		args = append(args, arg)
	}
	g.deepest = max(g.deepest, g.spot.loops+f.loops)
	return fmt.Sprintf("%s(%s)", f.name, strings.Join(args, ", "))
}

// callStatement calls a function.
func (g *generator) callStatement() {
	if len(g.callable) == 0 {
		g.assign()
		return
	}
	g.callOf(g.callable[g.IntN(len(g.callable))])
}

// callOf calls a function, and keeps its result.
func (g *generator) callOf(f function) {
	for _, p := range f.params {
		if _, ok := g.leaf(p.t, true); !ok && p.mode != "in" {
			g.declare(p.t)
		}
	}
	call := g.call(f, 1)
	switch {
	case call == "":
	case f.result == nil || g.chance(5):
		g.line("%s;", call)
	default:
		name := g.name("v")
		g.line("%s %s = %s;", f.result.name, name, call)
		g.vars = append(g.vars, variable{name: name, t: f.result})
	}
}
