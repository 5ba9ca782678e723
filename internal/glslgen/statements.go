package glslgen

import (
	"fmt"
	"slices"
)

const (
	maxDepth = 5 // of constructs in each other
	maxLoops = 3 // in each other, with those of functions that are called
)

// statements writes a few statements, all that are left if nothing is around.
func (g *generator) statements() {
	for n := 1 + g.IntN(5); g.budget > 0 && (n > 0 || g.depth == 0); n-- {
		g.statement()
	}
}

// statement writes one statement.
func (g *generator) statement() {
	g.budget--
	if g.depth >= maxDepth {
		g.plain()
		return
	}
	switch k := g.IntN(20); {
	case k < 8:
		g.plain()
	case k < 11:
		g.ifElse()
	case k < 12:
		g.switchCase()
	case k < 15 && g.spot.loops < maxLoops:
		g.loop()
	case k < 16:
		g.declareKnown()
	case k < 17 && g.undefined:
		g.unspecified()
	case k < 18 && g.depth > 0:
		if g.depth > 1 || g.chance(2) {
			g.leaveIf()
		}
	case k < 19 && (g.stage == Geometry || g.stage == Mesh) && g.inMain && g.chance(2):
		g.together()
	case k < 19:
		g.block(g.statements, "")
	default:
		g.plain()
	}
}

// plain writes a statement without control flow but for that of expressions.
func (g *generator) plain() {
	switch k := g.IntN(12); {
	case k < 4:
		g.assign()
	case k < 6:
		g.declare(g.anyType())
	case k < 9:
		g.store()
	case k < 10:
		g.callStatement()
	case k < 11:
		g.copyComposite()
	default:
		t := g.named[pick(g, "int", "uint", "float")]
		if v, ok := g.leaf(t, true); ok {
			g.line("%s;", pick(g, v+"++", "--"+v, fmt.Sprintf("%s %s= %s", v, pick(g, "+", "-", "*"), g.expr(t, 1))))
		}
	}
}

// declare declares a variable with a value. Some get it in the arms of a selection.
func (g *generator) declare(t *typ) string {
	name := g.name("v")
	if g.chance(6) {
		g.line("%s %s;", t.name, name)
		c := g.condition(1)
		g.line("if (%s) %s = %s;", c, name, g.expr(t, 1))
		g.line("else %s = %s;", name, g.expr(t, 1))
	} else {
		g.line("%s %s = %s;", t.name, name, g.expr(t, 2))
	}
	g.vars = append(g.vars, variable{name: name, t: t})
	return name
}

// assign writes to a variable or a part of one.
func (g *generator) assign() {
	t := g.anyType()
	if g.chance(2) {
		t = g.anyScalar()
	}
	v, ok := g.leaf(t, true)
	if !ok {
		v = g.declare(t)
	}
	g.line("%s = %s;", v, g.expr(t, 3))
}

// copyComposite copies a whole array or struct, in a few steps at times.
func (g *generator) copyComposite() {
	var list []*typ
	for _, t := range g.pool {
		if t.kind == array || t.kind == structure {
			list = append(list, t)
		}
	}
	t := list[g.IntN(len(list))]
	from := g.simple(t)
	name := g.name("v")
	g.line("%s %s = %s;", t.name, name, from)
	g.vars = append(g.vars, variable{name: name, t: t})
	if v, ok := g.leaf(t, true); ok && g.chance(2) {
		g.line("%s = %s;", v, name)
	}
}

// store writes to what is compared.
func (g *generator) store() {
	t := g.anyType()
	if g.chance(8) && g.items != nil {
		to := fmt.Sprintf("items[gid & %du]", g.stage.most()-1)
		if t = g.items; g.chance(2) {
			f := t.fields[0]
			to, t = to+"."+f.name, f.t
		}
		g.line("%s = %s;", to, g.expr(t, 2))
		return
	}
	v, ok := g.leaf(t, false)
	if !ok {
		return
	}
	for _, w := range g.words(v, t) {
		g.mix(g.IntN(Results-Unspecified), w)
	}
}

// mix makes a word part of one of the results.
func (g *generator) mix(slot int, word string) {
	to := fmt.Sprintf("o[base + %du]", slot)
	switch g.IntN(5) {
	case 0:
		g.line("%s = %s;", to, word)
	case 1:
		g.line("%s += %s;", to, word)
	case 2:
		g.line("sum = sum * 31u + %s;", word)
	default:
		g.line("%s = %s * 31u + %s;", to, to, word)
	}
}

// ifElse makes a selection.
func (g *generator) ifElse() {
	g.block(g.arm, "if (%s)", g.condition(2))
	for g.chance(5) {
		g.block(g.arm, "else if (%s)", g.condition(2))
	}
	if g.chance(2) {
		g.block(g.arm, "else")
	}
}

// arm writes statements, and perhaps leaves after them.
func (g *generator) arm() {
	if g.chance(10) { // empty
		return
	}
	if g.chance(3) {
		g.plain()
	} else {
		g.statements()
	}
	if g.chance(5) {
		g.leave()
	}
	if g.chance(3) {
		g.carry()
	}
}

// leaveIf leaves under a condition.
func (g *generator) leaveIf() {
	g.block(func() {
		if g.chance(3) {
			g.plain()
		}
		g.leave()
	}, "if (%s)", g.condition(2))
}

// leave ends a construct in one of the ways that are possible here; something that is dead may follow.
func (g *generator) leave() {
	var ways []string
	if g.spot.breaks {
		ways = append(ways, "break;", "break;")
	}
	if g.spot.continues {
		ways = append(ways, "continue;", "continue;")
	}
	if !g.noReturn && (!g.inMain || g.chance(6)) {
		ways = append(ways, "return")
	}
	if g.stage == Fragment && g.chance(6) {
		ways = append(ways, "discard;", "demote;")
	}
	if len(ways) == 0 {
		return
	}
	if way := ways[g.IntN(len(ways))]; way == "return" {
		g.returns()
	} else {
		g.line("%s", way)
	}
	g.deadCode()
}

// returns writes a return.
func (g *generator) returns() {
	if g.result == nil {
		g.line("return;")
		return
	}
	g.line("return %s;", g.expr(g.result, 2))
}

// deadCode writes statements after what leaves, now and then.
func (g *generator) deadCode() {
	if g.chance(6) {
		g.statement()
	}
}

// switchCase makes a switch with cases in any order, the default among them, that fall through, are empty, or leave.
func (g *generator) switchCase() {
	t := g.named[pick(g, "int", "uint")]
	on := g.expr(t, 2)
	switch g.IntN(4) {
	case 0:
		if k := g.knownBelow(8); k != "" {
			on, t = k, g.named["int"]
		}
	case 1, 2:
		on = fmt.Sprintf("%s & %s", g.simple(t), g.number(t, pick(g, 1, 3, 3, 7)))
	}
	labels := g.Perm(6)[:g.IntN(6)]
	if g.chance(4) {
		for i := range labels {
			labels[i] *= 1000
		}
	}
	labels = append(labels, -1) // the default
	if g.chance(2) {
		k := g.IntN(len(labels))
		labels[k], labels[len(labels)-1] = -1, labels[k]
	}
	if len(labels) > 1 && g.chance(4) {
		labels = slices.DeleteFunc(labels, func(n int) bool { return n < 0 })
	}
	g.block(func() {
		g.spot.breaks = true
		for i, n := range labels {
			if n < 0 {
				g.line("default:")
			} else {
				g.line("case %s:", g.number(t, n))
			}
			last := i == len(labels)-1
			if !last && g.chance(5) { // the same as the next one
				continue
			}
			// In braces, since what one case declares is in sight in the next, but has no value there.
			g.block(g.statements, "")
			switch {
			case g.chance(4):
				g.leave()
			case !g.chance(4) || last:
				g.line("break;")
				g.deadCode()
			}
		}
	}, "switch (%s)", on)
}
