package glslgen

import "fmt"

// condition returns a boolean expression. Half of them fold.
func (g *generator) condition(depth int) string {
	if g.chance(2) {
		return g.folds(g.chance(2), 2)
	}
	return g.varies(depth)
}

// varies returns a boolean expression that mostly depends on the input.
func (g *generator) varies(depth int) string {
	sub := func() string { return g.varies(depth - 1) }
	if depth <= 0 {
		return g.compare(0)
	}
	switch g.IntN(8) {
	case 0:
		return fmt.Sprintf("(%s && %s)", sub(), sub())
	case 1:
		return fmt.Sprintf("(%s || %s)", sub(), sub())
	case 2:
		return pick(g, fmt.Sprintf("!%s", sub()), fmt.Sprintf("(%s ^^ %s)", sub(), sub()))
	case 3:
		v := g.named[fmt.Sprint("bvec", 2+g.IntN(3))]
		return fmt.Sprintf("%s(%s)", pick(g, "any", "all"), g.expr(v, depth))
	case 4:
		return g.simple(g.named["bool"])
	case 5: // the second operand does something
		if v, ok := g.leaf(g.named[pick(g, "int", "uint")], true); ok {
			return fmt.Sprintf("(%s %s %s%s > 2)", sub(), pick(g, "&&", "||"), v, pick(g, "++", "--"))
		}
	}
	return g.compare(depth)
}

// compare returns a comparison.
func (g *generator) compare(depth int) string {
	if g.chance(8) {
		t := g.anyType()
		if v, ok := g.leaf(t, false); ok {
			return fmt.Sprintf("(%s %s %s)", v, pick(g, "==", "!="), g.expr(t, depth-1))
		}
	}
	t := g.named[pick(g, "int", "uint", "float", "int", "uint")]
	if v, ok := g.leaf(t, false); ok && t.name != "float" && g.chance(2) { // of few bits: either may happen
		return fmt.Sprintf("((%s & %s) %s %s)", v, g.number(t, 7), pick(g, "<", ">", "==", "!=", "<="),
			g.number(t, g.IntN(8)))
	}
	return fmt.Sprintf("(%s %s %s)", g.expr(t, depth-1), pick(g, "<", ">", "<=", ">=", "==", "!="), g.expr(t, depth-1))
}

// folds returns a condition that is always as is said, and not by its form alone.
func (g *generator) folds(is bool, depth int) string {
	if depth > 0 {
		switch g.IntN(9) {
		case 0:
			return "!" + g.folds(!is, depth-1)
		case 1:
			if is {
				return pick(g, fmt.Sprintf("(%s || %s)", g.varies(1), g.folds(true, depth-1)),
					fmt.Sprintf("(%s || %s)", g.folds(true, depth-1), g.varies(1)))
			}
			return pick(g, fmt.Sprintf("(%s && %s)", g.varies(1), g.folds(false, depth-1)),
				fmt.Sprintf("(%s && %s)", g.folds(false, depth-1), g.varies(1)))
		case 2:
			return fmt.Sprintf("(%s ? %s : %s)", g.varies(1), g.folds(is, depth-1), g.folds(is, depth-1))
		case 3:
			return fmt.Sprintf("(%s %s %s)", g.folds(is, depth-1), pick(g, "&&", "||"), g.folds(is, depth-1))
		}
	}
	if len(g.known) > 0 && !g.chance(4) {
		k := g.known[g.IntN(len(g.known))]
		if g.chance(2) {
			k = g.known[len(g.known)-1-g.IntN(min(4, len(g.known)))]
		}
		if k.t.bool() {
			if is == (k.n == 1) {
				return k.name
			}
			return "!" + k.name
		}
		if is {
			return pick(g, fmt.Sprintf("(%s == %d)", k.name, k.n), fmt.Sprintf("(%s < %d)", k.name, k.n+1+g.IntN(3)),
				fmt.Sprintf("(%s > %d)", k.name, k.n-1-g.IntN(3)))
		}
		return pick(g, fmt.Sprintf("(%s != %d)", k.name, k.n), fmt.Sprintf("(%s >= %d)", k.name, k.n+1+g.IntN(3)),
			fmt.Sprintf("(%s == %d)", k.name, k.n-1-g.IntN(3)))
	}
	t := g.named[pick(g, "int", "uint")]
	v := g.simple(t)
	zero, one := g.number(t, 0), g.number(t, 1)
	b := g.simple(g.named["bool"])
	if is {
		return pick(g, "true", fmt.Sprintf("(%s == %s)", v, v), fmt.Sprintf("((%s & %s) == %s)", v, zero, zero),
			fmt.Sprintf("((%s | %s) != %s)", v, one, zero), fmt.Sprintf("(%s * %s < %s)", v, zero, one),
			fmt.Sprintf("(%s || !%s)", b, b))
	}
	return pick(g, "false", fmt.Sprintf("(%s != %s)", v, v), fmt.Sprintf("(%s * %s == %s)", v, zero, one),
		fmt.Sprintf("((%s ^ %s) != %s)", v, v, zero), fmt.Sprintf("(%s < %s)", v, v), fmt.Sprintf("(%s && !%s)", b, b))
}

// knownBelow returns an expression for an integer from 0 to n-1 that is always the same, "" if there is none.
func (g *generator) knownBelow(n int) string {
	for i := range g.known {
		if k := g.known[len(g.known)-1-i]; !k.t.bool() && 0 <= k.n && k.n < n {
			return k.name
		}
	}
	return ""
}

// declareKnown declares variables that always have one value, and may write it again.
func (g *generator) declareKnown() {
	t, n := g.named["int"], g.IntN(5)
	name := g.name("k")
	switch g.IntN(9) {
	case 0:
		t, n = g.named["bool"], n&1
		g.line("bool %s = %s;", name, pick(g, fmt.Sprint(n == 1), g.folds(n == 1, 1)))
	case 1: // both arms do the same
		g.line("int %s;", name)
		g.line("if (%s) %s = %d; else %s = %d;", g.varies(1), name, n, name, n)
	case 2: // changed in dead code only
		g.line("int %s = %d;", name, n)
		g.line("if (%s) %s = %d;", pick(g, fmt.Sprintf("%s == %d", name, n+1), g.folds(false, 1)), name, n+2)
	case 3: // an element
		g.line("int[3] %s = int[3](%d, %d, %s);", name, n, n+1, g.simple(t))
		name += "[0]"
	case 4: // copied
		g.line("int %s = %d;", name, n)
		copied := g.name("k")
		g.line("int %s = %s;", copied, name)
		g.known = append(g.known, constant{copied, t, n})
	case 5: // the same along a loop
		g.line("int %s = %d;", name, n)
		g.line("for (int i = 0; i < 3; i++) %s = %s;", name,
			pick(g, name, fmt.Sprint(n), fmt.Sprintf("%s | %s", name, name), fmt.Sprintf("%s + 0", name)))
	case 6:
		g.line("const int %s = %d;", name, n)
	default:
		g.line("int %s = %d;", name, n)
	}
	g.known = append(g.known, constant{name, t, n})
}
