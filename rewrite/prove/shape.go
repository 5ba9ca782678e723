package prove

import (
	"fmt"
	"slices"
	"strings"

	"hone/fold"
)

// scalarType is the type of a value of a tape.
type scalarType struct {
	class  fold.Class
	width  int
	format fold.Format // of a float
}

func (t scalarType) String() string {
	switch t.class {
	case fold.Bool:
		return "bool"
	case fold.Float:
		return fmt.Sprintf("f%d", t.width)
	}
	return fmt.Sprintf("i%d", t.width)
}

// shapeKind is what a value is made of.
type shapeKind uint8

const (
	shapeScalar shapeKind = iota
	shapeVector
	shapeMatrix // of columns
	shapeArray
	shapeStruct
	shapeOpaque // an image, a sampler, a pointer
)

// shape is the type of a value.
type shape struct {
	kind   shapeKind
	scalar scalarType // of a scalar; what stands for it where it is opaque
	parts  []*shape   // of all others
}

func (s *shape) String() string {
	switch s.kind {
	case shapeScalar:
		return s.scalar.String()
	case shapeVector:
		return fmt.Sprintf("vec%d of %s", len(s.parts), s.parts[0])
	case shapeMatrix:
		return fmt.Sprintf("mat%dx%d of %s", len(s.parts), len(s.parts[0].parts), s.parts[0].parts[0])
	case shapeArray:
		return fmt.Sprintf("array of %d %s", len(s.parts), s.parts[0])
	case shapeOpaque:
		return "opaque"
	}
	var parts []string
	for _, p := range s.parts {
		parts = append(parts, p.String())
	}
	return "struct of " + strings.Join(parts, ", ")
}

func (s *shape) equal(t *shape) bool {
	return s.kind == t.kind && s.scalar == t.scalar && slices.EqualFunc(s.parts, t.parts, (*shape).equal)
}

func scalarShape(t scalarType) *shape { return &shape{kind: shapeScalar, scalar: t} }
func opaqueShape() *shape {
	return &shape{kind: shapeOpaque, scalar: scalarType{class: fold.Int, width: 64}}
}

func repeated(kind shapeKind, of *shape, n int) *shape {
	s := &shape{kind: kind}
	for range n {
		s.parts = append(s.parts, of)
	}
	return s
}

// vectorShape returns a vector of n components, a scalar for one.
func vectorShape(t scalarType, n int) *shape {
	if n == 1 {
		return scalarShape(t)
	}
	return repeated(shapeVector, scalarShape(t), n)
}

// components returns how many scalars a value of the shape has.
func (s *shape) components() int {
	if s.parts == nil {
		return 1
	}
	n := 0
	for _, p := range s.parts {
		n += p.components()
	}
	return n
}

// first returns the type of the first scalar.
func (s *shape) first() scalarType {
	for s.parts != nil {
		s = s.parts[0]
	}
	return s.scalar
}

// value is a value of a shape: its scalars, those of the first part first.
type value struct {
	*shape
	scalars []fold.Value
}

// part returns part i of a composite.
func (v value) part(i int) value {
	from := 0
	for _, p := range v.parts[:i] {
		from += p.components()
	}
	return value{v.parts[i], v.scalars[from : from+v.parts[i].components()]}
}

// composite puts values together.
func composite(s *shape, parts ...value) value {
	v := value{shape: s}
	for _, p := range parts {
		v.scalars = append(v.scalars, p.scalars...)
	}
	return v
}

// replaced returns v with the part at a path in place of what is there; ok is false where there is no such part.
func (v value) replaced(path []uint32, with value) (value, bool) {
	if len(path) == 0 {
		return with, v.shape.equal(with.shape)
	}
	i := int(path[0])
	if i >= len(v.parts) {
		return v, false
	}
	out := value{shape: v.shape}
	ok := true
	for k := range v.parts {
		p := v.part(k)
		if k == i {
			p, ok = p.replaced(path[1:], with)
		}
		out.scalars = append(out.scalars, p.scalars...)
	}
	return out, ok
}

// universe returns the shapes that are tried for a value of which a rule says nothing: scalars, vectors, matrices, and
// structs and arrays nested two deep, of scalars of a type.
func universe(t scalarType) []*shape {
	scalar, vec2, vec3, vec4 := scalarShape(t), vectorShape(t, 2), vectorShape(t, 3), vectorShape(t, 4)
	pair := &shape{kind: shapeStruct, parts: []*shape{scalar, vec2}}
	return []*shape{scalar, vec2, vec3, vec4,
		repeated(shapeMatrix, vec2, 2), repeated(shapeMatrix, vec3, 2), repeated(shapeMatrix, vec2, 3),
		repeated(shapeArray, scalar, 2), repeated(shapeArray, pair, 2), pair,
		{kind: shapeStruct, parts: []*shape{repeated(shapeArray, vec2, 2), pair, scalar}},
	}
}
