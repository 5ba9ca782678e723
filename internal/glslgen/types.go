package glslgen

import (
	"fmt"
	"slices"
	"strings"
)

type kind int

const (
	scalar kind = iota
	vector
	matrix
	array
	structure
)

// typ is a type. There is one for each name.
type typ struct {
	kind   kind
	name   string // as GLSL writes it
	of     *typ   // scalar of a vector, column of a matrix, element of an array
	n      int    // components, columns, elements
	fields []field
}

type field struct {
	name string
	t    *typ
}

// types are those that a shader has.
type types struct {
	named   map[string]*typ
	scalars []*typ // that arithmetic is done on
	structs []*typ
	pool    []*typ // of variables, the frequent ones several times
}

// vectors are the names of vectors without the number of their components.
var vectors = map[string]string{
	"bool": "bvec", "int": "ivec", "uint": "uvec", "float": "vec", "double": "dvec", "int64_t": "i64vec", "uint64_t": "u64vec",
	"int16_t": "i16vec", "uint16_t": "u16vec", "int8_t": "i8vec", "uint8_t": "u8vec", "float16_t": "f16vec",
}

func (t *typ) float() bool  { return t.name == "float" || t.name == "double" || t.name == "float16_t" }
func (t *typ) bool() bool   { return t.name == "bool" }
func (t *typ) signed() bool { return t.name[0] == 'i' }

// bits returns the width of a scalar, 32 for a boolean.
func (t *typ) bits() int {
	switch {
	case strings.Contains(t.name, "64") || t.name == "double":
		return 64
	case strings.Contains(t.name, "16"):
		return 16
	case strings.Contains(t.name, "8"):
		return 8
	}
	return 32
}

// makeTypes makes the types of a shader and declares its structs.
func (g *generator) makeTypes() {
	g.named = map[string]*typ{}
	names := []string{"bool", "int", "uint", "float"}
	if g.wide {
		names = append(names, "int64_t", "uint64_t")
	}
	if g.double {
		names = append(names, "double")
	}
	if g.narrow {
		names = append(names, "int16_t", "uint16_t", "float16_t", "int8_t", "uint8_t")
	}
	var small []*typ
	for _, name := range names {
		t := g.define(&typ{kind: scalar, name: name, n: 1})
		g.scalars = append(g.scalars, t)
		g.pool = append(g.pool, t, t, t)
		small = append(small, t)
		for n := 2; n <= 4; n++ {
			v := g.define(&typ{kind: vector, name: fmt.Sprint(vectors[name], n), of: t, n: n})
			g.pool = append(g.pool, v)
			small = append(small, v)
		}
	}
	g.pool = append(g.pool, g.named["int"], g.named["uint"], g.named["int"], g.named["uint"], g.named["int"])
	for _, m := range []struct {
		name       string
		cols, rows int
	}{{"mat2", 2, 2}, {"mat3", 3, 3}, {"mat2x3", 2, 3}, {"mat4", 4, 4}} {
		column := g.named[fmt.Sprint("vec", m.rows)]
		g.pool = append(g.pool, g.define(&typ{kind: matrix, name: m.name, of: column, n: m.cols}))
	}
	for range 1 + g.IntN(3) {
		g.arrayOf(small[g.IntN(len(small))])
	}
	for range 1 + g.IntN(3) {
		t := g.define(&typ{kind: structure, name: g.name("S")})
		for i := range 1 + g.IntN(4) {
			t.fields = append(t.fields, field{fmt.Sprintf("m%d", i), g.pool[g.IntN(len(g.pool))]})
		}
		g.line("struct %s {", t.name)
		for _, f := range t.fields {
			g.line("\t%s %s;", f.t.name, f.name)
		}
		g.line("};")
		g.structs = append(g.structs, t)
		g.pool = append(g.pool, t, t)
		if g.chance(2) {
			g.arrayOf(t)
		}
	}
}

func (g *generator) define(t *typ) *typ {
	g.named[t.name] = t
	return t
}

// arrayOf makes an array type one that variables may have, now and then an array of these as well.
func (g *generator) arrayOf(t *typ) *typ {
	n := 1 + g.IntN(5)
	name, lengths, _ := strings.Cut(t.name, "[")
	if lengths != "" {
		lengths = "[" + lengths
	}
	name = fmt.Sprintf("%s[%d]%s", name, n, lengths)
	a := g.named[name]
	if a == nil {
		a = g.define(&typ{kind: array, name: name, of: t, n: n})
	}
	g.pool = append(g.pool, a, a)
	if t.kind != array && g.chance(4) {
		g.arrayOf(a)
	}
	return a
}

// stored reports whether values of a type may be in a buffer. glslang confuses types where they have booleans in them.
func (t *typ) stored() bool {
	switch t.kind {
	case scalar:
		return !t.bool()
	case structure:
		return !slices.ContainsFunc(t.fields, func(f field) bool { return !f.t.stored() })
	}
	return t.of.stored()
}

// anyStored returns a type for what is in a buffer.
func (g *generator) anyStored() *typ {
	for {
		if t := g.anyType(); t.stored() {
			return t
		}
	}
}

// anyType returns a type for a variable.
func (g *generator) anyType() *typ { return g.pool[g.IntN(len(g.pool))] }

// anyScalar returns a scalar type, mostly one of 32 bits.
func (g *generator) anyScalar() *typ {
	if g.chance(2) {
		return g.named[pick(g, "int", "uint")]
	}
	return g.scalars[g.IntN(len(g.scalars))]
}

// has reports whether a value of type t has a part of another type; to is that it is to be written, so no component
// twice.
func (t *typ) has(part *typ, to bool) bool {
	switch {
	case t == part:
		return true
	case t.kind == scalar:
		return false
	case t.kind == vector:
		return t.of == part || part.kind == vector && part.of == t.of && (!to || part.n <= t.n)
	case t.kind == structure:
		for _, f := range t.fields {
			if f.t.has(part, to) {
				return true
			}
		}
		return false
	}
	return t.of.has(part, to)
}

// path returns an expression for a part of a value.
func (g *generator) path(name string, t, part *typ, to bool) string {
	if t == part && (t.kind != vector || to || !g.chance(6)) {
		return name
	}
	switch t.kind {
	case vector:
		if part.kind == scalar {
			if g.chance(4) {
				return fmt.Sprintf("%s[%s]", name, g.index(t.n))
			}
			return name + "." + g.swizzle(t.n, 1)
		}
		return name + "." + g.swizzle(t.n, part.n)
	case structure:
		var list []field
		for _, f := range t.fields {
			if f.t.has(part, to) {
				list = append(list, f)
			}
		}
		f := list[g.IntN(len(list))]
		return g.path(name+"."+f.name, f.t, part, to)
	}
	return g.path(fmt.Sprintf("%s[%s]", name, g.index(t.n)), t.of, part, to)
}

// swizzle selects components out of n, each once if there are enough.
func (g *generator) swizzle(n, count int) string {
	s := ""
	for range count {
		c := g.IntN(n)
		for count <= n && strings.Contains(s, "xyzw"[c:c+1]) {
			c = (c + 1) % n
		}
		s += "xyzw"[c : c+1]
	}
	return s
}

// index returns an index below n: a constant, or an expression that is kept in bounds.
func (g *generator) index(n int) string {
	if n == 1 || g.indexing || g.chance(2) {
		return fmt.Sprint(g.IntN(n))
	}
	if k := g.knownBelow(n); k != "" && g.chance(4) {
		return k
	}
	g.indexing = true // an index is no part of what is indexed in turn
	v, ok := g.leaf(g.named[pick(g, "int", "uint")], false)
	g.indexing = false
	switch {
	case !ok:
		return fmt.Sprint(g.IntN(n))
	case n&(n-1) == 0 && g.chance(2):
		return fmt.Sprintf("int(%s) & %d", v, n-1)
	}
	return fmt.Sprintf("uint(%s) %% %du", v, n)
}

// leaf returns a part of a variable with a type, and whether there is one.
func (g *generator) leaf(t *typ, to bool) (string, bool) {
	if len(g.vars) == 0 {
		return "", false
	}
	// From a random place on, most often among the latest ones.
	start := g.IntN(len(g.vars))
	if g.chance(2) {
		start = len(g.vars) - 1 - g.IntN(min(8, len(g.vars)))
	}
	for i := range g.vars {
		v := g.vars[(start+i)%len(g.vars)]
		if (!to || !v.fixed) && v.t.has(t, to) {
			return g.path(v.name, v.t, t, to), true
		}
	}
	return "", false
}
