package glslgen

import "fmt"

// loop makes a loop. Each kind ends for a reason of its own, and a continue is only written where the reason holds
// after it.
func (g *generator) loop() {
	outer := g.spot
	g.spot.loops++
	g.deepest = max(g.deepest, g.spot.loops)
	g.spot.breaks, g.spot.continues = true, true
	if g.chance(2) {
		g.spot.carried = g.name("c")
		g.line("int %s = %s;", g.spot.carried, g.simple(g.named["int"]))
		g.vars = append(g.vars, variable{name: g.spot.carried, t: g.named["int"]})
	}
	kinds := []func(){g.counted, g.counted, g.counted, g.countedWhile, g.countedDo, g.exitInside, g.exitInside, g.fueled,
		g.once, g.certain, g.certain, g.never}
	kinds[g.IntN(len(kinds))]()
	g.spot = outer
}

// carry writes to a loop-carried variable, so that it has another value for each path that leads back.
func (g *generator) carry() {
	if c := g.spot.carried; c != "" {
		g.line("%s %s;", c, pick(g, "+= 5", "++", "^= "+g.simple(g.named["int"]), "= "+g.expr(g.named["int"], 1)))
	}
}

// test returns a condition of a loop, which may look at what goes around it.
func (g *generator) test() string {
	if c := g.spot.carried; c != "" && g.chance(2) {
		return fmt.Sprintf("(%s %s %s)", pick(g, c, "("+c+" & 7)", "int(words["+c+" & 15])"), pick(g, "<", "!=", ">="),
			g.simple(g.named["int"]))
	}
	return g.condition(2)
}

// bound returns a bound for a counter: a small number, that may be 0, or of the input.
func (g *generator) bound() string {
	switch g.IntN(4) {
	case 0:
		if k := g.knownBelow(5); k != "" {
			return k
		}
	case 1:
		return fmt.Sprintf("(%s & 3)", g.simple(g.named["int"]))
	}
	return fmt.Sprint(g.IntN(5))
}

// also adds another condition to that of a loop, now and then.
func (g *generator) also(test string) string {
	switch g.IntN(6) {
	case 0:
		return fmt.Sprintf("%s && %s", test, g.test())
	case 1:
		return fmt.Sprintf("%s && %s", g.test(), test)
	}
	return test
}

// iteration writes statements of a loop, in which its counter may be read.
func (g *generator) iteration(counter string) {
	if counter != "" {
		g.vars = append(g.vars, variable{counter, g.named["int"], true})
	}
	g.statements()
	if g.chance(8) {
		g.leave()
	}
}

// counted is for (int i = 0; i < n; i++), up and down, by steps.
func (g *generator) counted() {
	i, n := g.name("i"), g.bound()
	var head string
	switch g.IntN(4) {
	case 0:
		head = fmt.Sprintf("int %s = %s; %s; %s--", i, n, g.also(i+" > 0"), i)
	case 1:
		step := pick(g, "1", "2", "3", fmt.Sprintf("(%s ? 1 : 2)", g.condition(1)))
		head = fmt.Sprintf("int %s = 0; %s; %s += %s", i, g.also(fmt.Sprintf("%s < %s + 3", i, n)), i, step)
		if v, ok := g.leaf(g.named[pick(g, "int", "uint")], true); ok && g.chance(3) {
			head += ", " + v + "--"
		}
	default:
		head = fmt.Sprintf("int %s = 0; %s; %s", i, g.also(fmt.Sprintf("%s < %s", i, n)), pick(g, i+"++", "++"+i))
	}
	g.block(func() { g.iteration(i) }, "for (%s)", head)
}

// countedWhile is a while loop that counts at the start of its body, or at its end where nothing continues.
func (g *generator) countedWhile() {
	i, n := g.name("i"), g.bound()
	g.line("int %s = 0;", i)
	atEnd := g.chance(2)
	g.block(func() {
		if atEnd {
			g.spot.continues = false
		} else {
			g.line("%s++;", i)
		}
		g.iteration(i)
		if atEnd {
			if g.chance(4) {
				g.line("if (%s) { %s++; continue; }", g.condition(1), i)
			}
			g.line("%s++;", i)
		}
	}, "while (%s)", g.also(fmt.Sprintf("%s < %s", i, n)))
	g.vars = append(g.vars, variable{i, g.named["int"], true})
}

// countedDo tests at the end.
func (g *generator) countedDo() {
	i, n := g.name("i"), g.bound()
	g.line("int %s = 0;", i)
	g.line("do {")
	g.scope(func() { g.iteration(i) })
	g.line("} while (%s);", g.also(fmt.Sprintf("++%s < %s", i, n)))
}

// exitInside is an infinite loop that is left from within, by a break or a return in its middle.
func (g *generator) exitInside() {
	i, n := g.name("i"), g.bound()
	g.line("int %s = 0;", i)
	g.block(func() {
		g.vars = append(g.vars, variable{i, g.named["int"], true})
		if g.chance(2) {
			g.spot.continues = false
			g.statements()
			g.spot.continues = true
		}
		test := fmt.Sprintf("%s >= %s", pick(g, i+"++", "++"+i), n)
		switch {
		case g.chance(4):
			test = fmt.Sprintf("%s || %s", test, g.condition(1))
		case g.chance(4):
			g.line("%s++;", i)
			test = fmt.Sprintf("%s || %s > %s", g.condition(1), i, n)
		}
		g.block(g.mustLeave, "if (%s)", test)
		g.iteration("")
	}, "%s", pick(g, "for (;;)", "while (true)", "for (int unused = 0; ; unused++)"))
}

// fueled has any condition; a counter of the invocation ends it, some day.
func (g *generator) fueled() {
	switch g.IntN(3) {
	case 0:
		g.block(func() { g.iteration("") }, "while (%s && fuel-- > 0)", g.test())
	case 1:
		g.block(func() {
			g.line("if (--fuel < 0) %s", pick(g, "break;", "{ break; }"))
			g.iteration("")
		}, "for (; %s; )", g.test())
	default:
		g.line("do {")
		g.scope(func() { g.iteration("") })
		g.line("} while (fuel-- > 0 && %s);", g.test())
	}
}

// once is do ... while (false), by a condition that folds.
func (g *generator) once() {
	g.line("do {")
	g.scope(func() { g.iteration("") })
	g.line("} while (%s);", pick(g, "false", g.folds(false, 2)))
}

// certain is a loop that ends since each path through its body leaves.
func (g *generator) certain() {
	test := pick(g, "true", g.folds(true, 2), g.test(), g.test())
	g.block(func() {
		g.spot.continues = false
		g.iteration("")
		g.mustLeave()
	}, pick(g, "while (%s)", "for (; %s; )", "for (int unused = 0; %s; unused++)"), test)
}

// mustLeave leaves the loop around, which is the innermost construct that a break leaves, for certain.
func (g *generator) mustLeave() {
	out := func() {
		if !g.noReturn && !g.inMain && g.chance(2) {
			g.returns()
		} else {
			g.line("break;")
		}
		g.deadCode()
	}
	switch k := g.IntN(5); {
	case k < 2 && g.depth < maxDepth:
		g.block(out, "if (%s)", g.folds(true, 2))
		if g.chance(3) {
			g.plain()
		}
		if g.chance(2) {
			g.carry()
		}
	case k < 4 && g.depth < maxDepth:
		g.block(func() { g.mustLeave(); g.deadCode() }, "if (%s)", g.condition(2))
		g.block(func() { g.mustLeave(); g.deadCode() }, "else")
		g.deadCode()
	default:
		out()
	}
}

// never is a loop that does not run. It need not end.
func (g *generator) never() {
	test := g.folds(false, 2)
	g.block(func() {
		if g.chance(3) {
			g.block(func() { g.statements() }, "for (;;)")
		}
		g.iteration("")
	}, pick(g, "while (%s)", "for (; %s; )", "if (%s) for (;;)"), test)
}
