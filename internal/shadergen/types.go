package shadergen

import (
	"fmt"
	"strconv"
	"strings"
)

// A type has a name: "bool", "i8" to "u64", "f16" to "f64"; "f32x3" for a vector; "f32m2" for a square matrix; "a4_T"
// for an array of 4; "s_T,U" for a struct, whose members are scalars and vectors.

// kind returns the class of a type's scalars, 'b', 'i', 'u' or 'f', and their width.
func kind(typ string) (class byte, width int) {
	if typ == "bool" {
		return 'b', 1
	}
	width, _ = strconv.Atoi(typ[1:])
	return typ[0], width
}

// vector splits a vector type into its component and size; n is 0 for others.
func vector(typ string) (component string, n int) {
	if c, size, ok := strings.Cut(typ, "x"); ok && !isComposite(typ) {
		n, _ = strconv.Atoi(size)
		return c, n
	}
	return "", 0
}

// matrix splits a matrix type into its column and the number of columns; n is 0 for others.
func matrix(typ string) (column string, n int) {
	if c, size, ok := strings.Cut(typ, "m"); ok && !isComposite(typ) {
		n, _ = strconv.Atoi(size)
		return c + "x" + size, n
	}
	return "", 0
}

// isComposite reports whether a type is an array or a struct.
func isComposite(typ string) bool { return strings.HasPrefix(typ, "a") || strings.HasPrefix(typ, "s_") }

// array splits an array type; n is 0 for others.
func array(typ string) (element string, n int) {
	if strings.HasPrefix(typ, "a") {
		size, element, _ := strings.Cut(typ[1:], "_")
		n, _ = strconv.Atoi(size)
		return element, n
	}
	return "", 0
}

// parts returns the types of what a type is made of, nil for a scalar.
func parts(typ string) []string {
	repeat := func(t string, n int) []string {
		list := make([]string, n)
		for i := range list {
			list[i] = t
		}
		return list
	}
	if c, n := vector(typ); n > 0 {
		return repeat(c, n)
	}
	if c, n := matrix(typ); n > 0 {
		return repeat(c, n)
	}
	if e, n := array(typ); n > 0 {
		return repeat(e, n)
	}
	if members, ok := strings.CutPrefix(typ, "s_"); ok {
		return strings.Split(members, ",")
	}
	return nil
}

// typeID declares a type.
func (g *generator) typeID(typ string) string {
	key := "t_" + strings.ReplaceAll(typ, ",", "_and_")
	if id, ok := g.declared[key]; ok {
		return id
	}
	if c, n := vector(typ); n > 0 {
		return g.global(key, "OpTypeVector %s %d", g.typeID(c), n)
	}
	if c, n := matrix(typ); n > 0 {
		return g.global(key, "OpTypeMatrix %s %d", g.typeID(c), n)
	}
	if e, n := array(typ); n > 0 {
		return g.global(key, "OpTypeArray %s %s", g.typeID(e), g.constant("u32", n))
	}
	if list := parts(typ); list != nil {
		var ids []string
		for _, t := range list {
			ids = append(ids, g.typeID(t))
		}
		return g.global(key, "OpTypeStruct %s", strings.Join(ids, " "))
	}
	switch class, width := kind(typ); class {
	case 'i':
		return g.global(key, "OpTypeInt %d 1", width)
	case 'u':
		return g.global(key, "OpTypeInt %d 0", width)
	case 'f':
		return g.global(key, "OpTypeFloat %d", width)
	}
	if typ == "void" {
		return "%void"
	}
	return g.global(key, "OpTypeBool")
}

// pointerType declares the pointer to a type in memory of a class.
func (g *generator) pointerType(typ, class string) string {
	id := g.typeID(typ)
	return g.global("p_"+class+id[1:], "OpTypePointer %s %s", class, id)
}

// paramType declares the type of a parameter.
func (g *generator) paramType(p param) string {
	if p.class != "" {
		return g.pointerType(p.typ, p.class)
	}
	return g.typeID(p.typ)
}

// null declares the constant of a type that is zero in all parts.
func (g *generator) null(typ string) string {
	id := g.typeID(typ)
	return g.global("null"+id[1:], "OpConstantNull %s", id)
}

// typ returns a random type. With depth it may be made of others.
func (g *generator) typ(depth int) string {
	scalar := g.scalars[g.IntN(len(g.scalars))]
	if depth <= 1 || g.chance(3) {
		if g.chance(3) {
			return fmt.Sprintf("%sx%d", scalar, 2+g.IntN(3))
		}
		return scalar
	}
	switch g.IntN(4) {
	case 0:
		return fmt.Sprintf("f32m%d", 2+g.IntN(3))
	case 1:
		return fmt.Sprintf("a%d_%s", pick(g, 2, 4, 8), g.typ(depth-1))
	case 2:
		list := make([]string, 1+g.IntN(4))
		for i := range list {
			list[i] = g.typ(1)
		}
		return "s_" + strings.Join(list, ",")
	}
	return g.typ(1)
}

// constant declares an integer constant.
func (g *generator) constant(typ string, v int) string {
	key := fmt.Sprintf("c_%s_%d", typ, v)
	return g.global(strings.ReplaceAll(key, "-", "m"), "OpConstant %s %d", g.typeID(typ), v)
}

// anyConstant declares a random constant of a scalar type. Floats are small and have few bits.
func (g *generator) anyConstant(typ string) string {
	class, width := kind(typ)
	switch class {
	case 'b':
		return g.boolean(g.chance(2))
	case 'f':
		v := float64(g.IntN(65)-32) / float64(pick(g, 1, 2, 4))
		key := strings.NewReplacer("-", "m", ".", "p").Replace(fmt.Sprintf("c_%s_%g", typ, v))
		return g.global(key, "OpConstant %s %g", g.typeID(typ), v)
	case 'u':
		return g.constant(typ, pick(g, 0, 1, 2, 7, 255>>(8-min(width, 8)), g.IntN(100)))
	}
	return g.constant(typ, pick(g, 0, 1, -1, 2, -128, 127, g.IntN(100)-50))
}

// boolean declares a constant.
func (g *generator) boolean(v bool) string {
	if v {
		return g.global("true", "OpConstantTrue %s", g.typeID("bool"))
	}
	return g.global("false", "OpConstantFalse %s", g.typeID("bool"))
}
