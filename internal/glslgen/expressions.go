package glslgen

import (
	"fmt"
	"strings"
)

// expr returns an expression of a type; depth limits how deep operations are in each other.
func (g *generator) expr(t *typ, depth int) string {
	if depth <= 0 || g.chance(5) {
		return g.simple(t)
	}
	if g.chance(12) {
		return fmt.Sprintf("(%s ? %s : %s)", g.condition(depth-1), g.expr(t, depth-1), g.expr(t, depth-1))
	}
	if g.chance(10) {
		if call := g.callFor(t, depth-1); call != "" {
			return call
		}
	}
	switch {
	case t.bool():
		return g.condition(depth)
	case t.kind == scalar && t.float():
		return g.float(t, depth)
	case t.kind == scalar:
		return g.integer(t, depth)
	case t.kind == vector:
		return g.vector(t, depth)
	case t.kind == matrix:
		return g.matrix(t, depth)
	case g.chance(3):
		return g.construct(t, depth)
	}
	return g.simple(t)
}

// simple returns a part of a variable, or a literal.
func (g *generator) simple(t *typ) string {
	if !g.chance(6) {
		if v, ok := g.leaf(t, false); ok {
			return v
		}
	}
	return g.construct(t, 0)
}

// construct returns a literal, or a constructor with expressions.
func (g *generator) construct(t *typ, depth int) string {
	if t.kind == scalar {
		return g.literal(t)
	}
	if t.kind == vector && g.chance(4) {
		return fmt.Sprintf("%s(%s)", t.name, g.expr(t.of, depth-1))
	}
	var parts []string
	if t.kind == structure {
		for _, f := range t.fields {
			parts = append(parts, g.expr(f.t, depth-1))
		}
	} else {
		for range t.n {
			parts = append(parts, g.expr(t.of, depth-1))
		}
	}
	return fmt.Sprintf("%s(%s)", t.name, strings.Join(parts, ", "))
}

// constant returns a constructor with literals.
func (g *generator) constant(t *typ) string {
	var parts []string
	switch t.kind {
	case scalar:
		return g.literal(t)
	case structure:
		for _, f := range t.fields {
			parts = append(parts, g.constant(f.t))
		}
	default:
		for range t.n {
			parts = append(parts, g.constant(t.of))
		}
	}
	return fmt.Sprintf("%s(%s)", t.name, strings.Join(parts, ", "))
}

// literal returns a literal of a scalar type.
func (g *generator) literal(t *typ) string {
	n := g.IntN(10)
	if g.chance(8) {
		n = pick(g, 16, 31, 100, 127)
	}
	switch t.name {
	case "bool":
		return pick(g, "true", "false")
	case "uint":
		return fmt.Sprintf("%du", n)
	case "int":
		if g.chance(5) {
			return fmt.Sprintf("(-%d)", n)
		}
		return fmt.Sprint(n)
	case "float":
		return fmt.Sprintf("%d.%d", n, pick(g, 0, 5, 25))
	}
	return fmt.Sprintf("%s(%d)", t.name, n)
}

// integer returns an expression of an integer type.
func (g *generator) integer(t *typ, depth int) string {
	a := func() string { return g.expr(t, depth-1) }
	switch g.IntN(12) {
	case 0, 1, 2, 3:
		return fmt.Sprintf("(%s %s %s)", a(), pick(g, "+", "-", "*", "&", "|", "^"), a())
	case 4:
		return fmt.Sprintf("(%s %s ((%s & %s) | %s))", a(), pick(g, "/", "%"), a(), g.number(t, 7), g.number(t, 1))
	case 5:
		return fmt.Sprintf("(%s %s (%s & %s))", a(), pick(g, "<<", ">>"), a(), g.number(t, 7))
	case 6:
		return pick(g, "-(", "~(") + a() + ")"
	case 7:
		return fmt.Sprintf("%s(%s, %s)", pick(g, "min", "max"), a(), a())
	case 8:
		return g.convert(t)
	case 9: // adds nothing, once it is simplified
		return pick(g, fmt.Sprintf("(%s + %s)", a(), g.zero(t)), fmt.Sprintf("(%s ^ %s)", a(), g.zero(t)))
	case 10:
		if t.bits() != 32 {
			return a()
		}
		call := pick(g, "bitCount(%s)", "bitfieldReverse(%s)", "bitfieldExtract(%s, 3, 7)", "findMSB(%s)",
			"bitfieldInsert(%s, %[1]s, 4, 9)")
		return fmt.Sprintf(t.name+"("+call+")", g.simple(t))
	}
	return g.component(t, depth)
}

// number returns a literal of an integer type.
func (g *generator) number(t *typ, n int) string {
	switch t.name {
	case "int":
		return fmt.Sprint(n)
	case "uint":
		return fmt.Sprintf("%du", n)
	}
	return fmt.Sprintf("%s(%d)", t.name, n)
}

// zero returns an expression of an integer type that is 0.
func (g *generator) zero(t *typ) string {
	v, zero := g.simple(t), g.number(t, 0)
	return pick(g, fmt.Sprintf("(%s * %s)", v, zero), fmt.Sprintf("(%s & %s)", v, zero), fmt.Sprintf("(%s ^ %s)", v, v),
		fmt.Sprintf("(%s - %s)", v, v))
}

// component returns a component of an expression of a vector.
func (g *generator) component(t *typ, depth int) string {
	n := 2 + g.IntN(3)
	v := g.named[fmt.Sprint(vectors[t.name], n)]
	if g.chance(3) {
		return fmt.Sprintf("%s[%s]", g.expr(v, depth-1), g.index(n))
	}
	return g.expr(v, depth-1) + "." + g.swizzle(n, 1)
}

// convert returns a conversion to a numeric scalar type. That of a float is kept in bounds.
func (g *generator) convert(t *typ) string {
	from := g.scalars[g.IntN(len(g.scalars))]
	v := g.simple(from)
	if from.float() && !t.float() {
		low, high := "-100.0", "100.0"
		if !t.signed() {
			low = "0.0"
		}
		// A NaN takes the other branch.
		return fmt.Sprintf("((%[1]s > %[2]s(%[3]s) && %[1]s < %[2]s(%[4]s)) ? %[5]s(%[1]s) : %[6]s)", v, from.name, low,
			high, t.name, g.number(t, 7))
	}
	return fmt.Sprintf("%s(%s)", t.name, v)
}

// float returns an expression of a float type, by correctly rounded operations unless the shader may have others.
func (g *generator) float(t *typ, depth int) string {
	a := func() string { return g.expr(t, depth-1) }
	if g.inexact && g.chance(10) && t.name != "double" {
		return pick(g, fmt.Sprintf("sqrt(abs(%s))", a()), fmt.Sprintf("(%s / (abs(%s) + %s(0.5)))", a(), a(), t.name),
			fmt.Sprintf("sin(%s)", a()), fmt.Sprintf("fract(%s)", a()))
	}
	switch g.IntN(9) {
	case 0, 1, 2:
		return fmt.Sprintf("(%s %s %s)", a(), pick(g, "+", "-", "*"), a())
	case 3:
		return fmt.Sprintf("%s(%s, %s)", pick(g, "min", "max"), a(), a())
	case 4:
		return fmt.Sprintf("%s(%s)", pick(g, "abs", "floor", "ceil", "sign", "trunc"), a())
	case 5:
		return fmt.Sprintf("mix(%s, %s, %s)", a(), a(), g.condition(depth-1))
	case 6, 7:
		return g.convert(t)
	}
	return g.component(t, depth)
}

// vector returns an expression of a vector.
func (g *generator) vector(t *typ, depth int) string {
	a := func() string { return g.expr(t, depth-1) }
	switch {
	case g.chance(4):
		return g.construct(t, depth)
	case g.chance(6):
		n := 2 + g.IntN(3)
		v := g.named[fmt.Sprint(vectors[t.of.name], n)]
		return g.expr(v, depth-1) + "." + g.swizzle(n, t.n)
	case t.of.bool():
		of := fmt.Sprint(vectors[pick(g, "int", "uint", "float")], t.n)
		v := g.named[of]
		return fmt.Sprintf("%s(%s, %s)", pick(g, "lessThan", "equal", "notEqual", "greaterThanEqual"), g.expr(v, depth-1),
			g.expr(v, depth-1))
	case g.chance(6):
		b := g.named[fmt.Sprint("bvec", t.n)]
		return fmt.Sprintf("mix(%s, %s, %s)", a(), a(), g.expr(b, depth-1))
	case g.chance(6) && t.of.name == "float" && g.inexact:
		m := g.named[fmt.Sprint("mat", t.n)]
		return pick(g, fmt.Sprintf("(%s * %s)", g.simple(m), a()), fmt.Sprintf("(%s * %s)", a(), g.simple(m)))
	case t.of.float():
		return fmt.Sprintf("(%s %s %s)", a(), pick(g, "+", "-", "*"), pick(g, a(), g.expr(t.of, depth-1)))
	}
	return fmt.Sprintf("(%s %s %s)", a(), pick(g, "+", "-", "*", "&", "|", "^"), pick(g, a(), g.expr(t.of, depth-1)))
}

// matrix returns an expression of a matrix.
func (g *generator) matrix(t *typ, depth int) string {
	a := func() string { return g.expr(t, depth-1) }
	switch g.IntN(6) {
	case 0:
		return g.construct(t, depth)
	case 1:
		return fmt.Sprintf("(%s %s %s)", a(), pick(g, "+", "-"), a())
	case 2:
		return fmt.Sprintf("(%s * %s)", a(), g.expr(t.of.of, depth-1))
	case 3:
		return fmt.Sprintf("matrixCompMult(%s, %s)", a(), a())
	case 4:
		if t.n == t.of.n {
			if g.inexact && g.chance(2) {
				return fmt.Sprintf("(%s * %s)", g.simple(t), a())
			}
			return fmt.Sprintf("transpose(%s)", a())
		}
	}
	return g.simple(t)
}

// words returns expressions for unsigned integers that tell some scalars of a value.
func (g *generator) words(name string, t *typ) (list []string) {
	if t.kind != scalar {
		for range 1 + g.IntN(3) {
			s := t
			for s.kind != scalar {
				if s.kind == structure {
					s = s.fields[g.IntN(len(s.fields))].t
				} else {
					s = s.of
				}
			}
			list = append(list, g.words(g.path(name, t, s, false), s)...)
		}
		return list
	}
	switch t.name {
	case "bool":
		return []string{"uint(" + name + ")"}
	case "float":
		return []string{"floatBitsToUint(" + name + ")"}
	case "double":
		return []string{"unpackDouble2x32(" + name + ")" + pick(g, ".x", ".y")}
	case "float16_t":
		return []string{"floatBitsToUint(float(" + name + "))"}
	case "int64_t", "uint64_t":
		return []string{"uint(" + name + pick(g, " >> 32)", ")")}
	}
	return []string{"uint(" + name + ")"}
}
