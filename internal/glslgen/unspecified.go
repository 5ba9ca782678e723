package glslgen

import "fmt"

// unspecified writes statements with a variable that has no value at first. Mostly that is not seen; where it is, it
// goes to words that nothing else is written to.
func (g *generator) unspecified() {
	t := g.named[pick(g, "int", "uint")]
	name := g.name("u")
	seen := func(text string) {
		if g.noReturn { // all invocations have to come to the next barrier
			return
		}
		g.line("o[base + %du] = uint(%s);", Results-Unspecified+g.IntN(Unspecified), text)
	}
	hidden := func(text string) {
		g.line("o[base + %du] += uint(%s);", g.IntN(Results-Unspecified), text)
	}
	switch g.IntN(11) {
	case 0: // written and read under one condition
		c := g.name("c")
		g.line("bool %s = %s;", c, g.varies(1))
		g.line("%s %s;", t.name, name)
		g.line("if (%s) %s = %s;", c, name, g.expr(t, 2))
		hidden(fmt.Sprintf("%s ? %s : %s", c, name, g.number(t, 3)))
	case 1: // masked
		g.line("%s %s;", t.name, name)
		hidden(pick(g, fmt.Sprintf("%s & %s", name, g.number(t, 0)), fmt.Sprintf("%s * %s", name, g.number(t, 0)),
			fmt.Sprintf("(%s | %s) & %[2]s", name, g.number(t, 4))))
	case 2: // chosen by a condition that folds
		g.line("%s %s;", t.name, name)
		hidden(fmt.Sprintf("%s ? %s : %s", g.folds(false, 1), name, g.expr(t, 1)))
	case 3: // written in the first iteration
		g.line("%s %s;", t.name, name)
		g.line("for (int i = 0; i < 3; i++) {")
		g.line("\tif (i == 0) %s = %s;", name, g.expr(t, 1))
		g.line("\to[base + %du] += uint(%s);", g.IntN(Results-Unspecified), name)
		g.line("}")
	case 4: // a struct of which parts have values
		s := g.structs[g.IntN(len(g.structs))]
		f := s.fields[g.IntN(len(s.fields))]
		g.line("%s %s;", s.name, name)
		g.line("%s.%s = %s;", name, f.name, g.expr(f.t, 1))
		g.line("%s %s_ = %s;", s.name, name, name)
		for _, w := range g.words(name+"_."+f.name, f.t) {
			hidden(w)
		}
	case 5: // an array
		g.line("%s[4] %s;", t.name, name)
		i := fmt.Sprintf("(%s & 3)", g.simple(g.named["int"]))
		g.line("%s[%s] = %s;", name, i, g.expr(t, 1))
		hidden(fmt.Sprintf("%s[%s]", name, i))
	case 6: // seen
		g.line("%s %s;", t.name, name)
		g.line("if (%s) %s = %s;", g.condition(1), name, g.expr(t, 1))
		seen(pick(g, name, fmt.Sprintf("%s + %s", name, name), fmt.Sprintf("%s ^ %s", name, name),
			fmt.Sprintf("%s & %s", name, g.number(t, 12))))
	case 7: // a guard and what it guards
		g.line("%s %s; %s[4] %s_ = %s[4](%s, %s, %s, %s);", t.name, name, t.name, name, t.name, g.number(t, 1),
			g.number(t, 2), g.number(t, 3), g.simple(t))
		g.line("if (%s) %s = %s;", g.condition(1), name, g.expr(t, 1))
		test := fmt.Sprintf("%s >= %s && %s < %s", name, g.number(t, 0), name, g.number(t, 4))
		if g.noReturn {
			return
		}
		g.line("if (%s) o[base + %du] = uint(%s_[%s]);", test, Results-1, name, name)
	case 8: // around a loop
		g.line("%s %s;", t.name, name)
		g.line("for (int i = 0; i < 3; i++) { o[base + %du] = uint(%s); if (%s) %s = %s; }", Results-2, name,
			g.condition(1), name, g.expr(t, 1))
	case 9: // copied
		g.line("%s %s, %s_;", t.name, name, name)
		g.line("if (%s) { %s = %s; %s_ = %s; } else %s_ = %s;", g.condition(1), name, g.expr(t, 1), name, name, name,
			g.expr(t, 1))
		seen(fmt.Sprintf("%s - %s_", name, name))
	default: // decides
		g.line("%s %s;", t.name, name)
		if g.noReturn {
			return
		}
		g.line("if (%s) %s = %s;", g.folds(!g.chance(8), 1), name, g.expr(t, 1))
		g.line("if (%s > %s) o[base + %du]++;", name, g.number(t, 3), Results-1)
	}
}
