package shadergen

// With Options.Calls there are more functions, and what goes into and comes out of them is what passes across functions
// look for: parameters that nothing reads, that are the same constant in all calls or one of two, and pointers to
// variables that are written for the call alone, as front ends write them; results that are always the same constant or
// parameter, or that nothing reads.

// What a parameter is beside one that gets any value.
const (
	unread = "unread"
	fixed  = "fixed"  // the same constant in all calls
	chosen = "chosen" // one of two constants
	copied = "copied" // a pointer to a variable that is there for the call
)

// callParams makes parameters of a function.
func (g *generator) callParams() (list []param) {
	for range 1 + g.IntN(4) {
		p := param{typ: g.typ(1), how: pick(g, unread, fixed, chosen, copied)}
		switch p.how {
		case copied:
			p.typ, p.class = g.typ(2), "Function"
		case fixed:
			p.constants = []string{g.constantOf(p.typ)}
		case chosen:
			p.typ = pick(g, "bool", "u32", "i32")
			p.constants = []string{g.anyConstant(p.typ), g.anyConstant(p.typ)}
		}
		list = append(list, p)
	}
	return list
}

// callArgument returns an argument for a parameter.
func (g *generator) callArgument(p param) string {
	switch p.how {
	case fixed:
		return p.constants[0]
	case chosen:
		if !g.chance(4) {
			return pick(g, p.constants...)
		}
	case copied:
		v := variable{g.fresh(), p.typ, p.class, true}
		g.arguments = append(g.arguments, v)
		g.line("OpStore %s %s", v.id, g.expression(p.typ, 1))
		return v.id
	}
	return g.expression(p.typ, 1)
}

// alwaysReturned returns what a function returns wherever it does, "" for anything.
func (g *generator) alwaysReturned(f function, ids []string) string {
	if g.chance(4) {
		return g.constantOf(f.result)
	}
	for i, p := range f.params {
		if p.typ == f.result && p.class == "" && g.chance(3) {
			return ids[i]
		}
	}
	return ""
}

// callAgain calls each function a few times more, mostly without a look at what it returns.
func (g *generator) callAgain() {
	for _, f := range g.functions {
		for range g.IntN(3) {
			if r := g.call(f, 1); g.chance(3) {
				g.remember(f.result, r)
			}
		}
	}
}

// constantOf returns a constant of any type.
func (g *generator) constantOf(typ string) string {
	if parts(typ) != nil {
		return g.null(typ)
	}
	return g.anyConstant(typ)
}
