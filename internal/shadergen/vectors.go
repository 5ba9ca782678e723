package shadergen

import (
	"fmt"
	"strings"
)

// rearranged returns a vector of the components of others.
func (g *generator) rearranged(typ, scalar string, n, depth int) string {
	switch k := g.IntN(5); {
	case k == 0 && n != 3:
		index := g.emit("OpBitwiseAnd", "u32", g.expression("u32", depth), g.constant("u32", n-1))
		return g.remember(typ, g.emit("OpVectorInsertDynamic", typ, g.expression(typ, depth), g.expression(scalar, depth),
			index))
	case k == 1 && scalar[0] == 'f':
		return g.exact(typ, g.emit("OpVectorTimesScalar", typ, g.expression(typ, depth), g.expression(scalar, depth)))
	case k == 2 && scalar == "f32" && !g.o.Exact:
		m, v := g.expression(fmt.Sprintf("f32m%d", n), depth), g.expression(typ, depth)
		if g.chance(2) {
			return g.exact(typ, g.emit("OpVectorTimesMatrix", typ, v, m))
		}
		return g.exact(typ, g.emit("OpMatrixTimesVector", typ, m, v))
	case k == 3 && n < 4: // by parts: the first is a vector
		rest := g.expression(fmt.Sprintf("%sx%d", scalar, n), depth)
		whole := g.emit("OpCompositeConstruct", fmt.Sprintf("%sx%d", scalar, n+1), rest, g.expression(scalar, depth))
		return g.remember(typ, g.emit("OpVectorShuffle", typ, whole, whole, g.components(n, 1, n+1)))
	}
	other := fmt.Sprintf("%sx%d", scalar, 2+g.IntN(3))
	_, m := vector(other)
	return g.remember(typ, g.emit("OpVectorShuffle", typ, g.expression(typ, depth), g.expression(other, depth),
		g.components(n, 0, n+m)))
}

// components returns n numbers, not below low and below high.
func (g *generator) components(n, low, high int) string {
	list := make([]string, n)
	for i := range list {
		list[i] = fmt.Sprint(low + g.IntN(high-low))
	}
	return strings.Join(list, " ")
}

// aroundUndef returns something that is made with an OpUndef and does not depend on it.
func (g *generator) aroundUndef(typ string, depth int) string {
	undef := g.global("undef"+g.typeID(typ)[1:], "OpUndef %s", g.typeID(typ))
	scalar, n := vector(typ)
	switch {
	case n > 0 && g.chance(2): // each component is replaced
		id := undef
		for _, i := range g.Perm(n) {
			id = g.emit("OpCompositeInsert", typ, g.expression(scalar, min(depth, 1)), id, fmt.Sprint(i))
		}
		return g.remember(typ, id)
	case n > 0:
		return g.remember(typ, g.emit("OpVectorShuffle", typ, g.expression(typ, depth), undef, g.components(n, 0, n)))
	}
	if _, columns := matrix(typ); columns > 0 {
		return ""
	}
	// What is below 8 is never 8.
	low := g.emit("OpBitwiseAnd", "u32", g.expression("u32", depth), g.constant("u32", 7))
	never := g.emit("OpIEqual", "bool", low, g.constant("u32", 8))
	return g.remember(typ, g.emit("OpSelect", typ, never, undef, g.expression(typ, depth)))
}
