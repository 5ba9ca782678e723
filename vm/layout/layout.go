// Package layout says what memory a shader is given: which buffers are bound where, and how types lie in them. A
// [Binding] has a [Slot] and the [Type] of what is there; a type knows its scalars by their offsets and by the names
// that a shader has for them. It must not know modules or how shaders are run: package vm makes bindings of a module,
// and who writes or reads buffers goes by them.
package layout

import (
	"fmt"
	"iter"
	"strconv"
	"strings"

	"hone/fold"
)

// Binding is a buffer, image or sampler that a shader is given, or its push constants. What a stage is passed, and what
// it passes on, is one too: a runtime array with an element for each invocation, see [Slot].
type Binding struct {
	Slot    Slot
	Push    bool   // push constants: there is one such binding at most, and it has no slot
	Name    string // of the variable, or else of its type, or else % and its id
	Block   string // name of the type, "" for none: what GLSL calls the block, where Name is the instance
	Written bool   // an instruction may write to it
	Used    bool   // in functions that are reached: it must be bound
	Flat    bool   // of what a stage is passed: all invocations of a primitive have the same
	Linear  bool   // likewise: it is interpolated without perspective
	// likewise: decorations that fixed functions go by, and no instruction: how what a fragment is passed is
	// interpolated; of what is passed on, that it is invariant or captured
	Fixed   string
	Each    int    // likewise: so many consecutive invocations have one element together; 0 for 1
	Local   bool   // of a kernel: each workgroup has memory of its own, as large as what is bound
	Unsized bool   // it is the first of an array of descriptors without a size: as many may be bound as there are to be
	Layout  *Type  // an empty struct for an image or sampler
	Image   *Image // that is expected, with a sampler where Sampler says so; nil for none
	Sampler bool
	Sizes   int // it is a tensor: its memory begins with so many sizes, and has the elements after them
}

// Type is how a type lies in memory.
type Type struct {
	Kind Kind
	// bytes up to the end of what is last in it; of what ends in a runtime array, up to the start of that
	Size    int
	Width   int         // of scalars, in bits
	Signed  bool        // of Int
	Format  fold.Format // of Float
	Fields  []Field     // of Struct; none if there is no scalar in it, which arrays and the like always have
	Element *Type       // of vectors, matrices (columns) and arrays, and what an address leads to
	Count   int         // of elements; 0 for a runtime array
	// bytes from one element to the next, also of what an address leads to; 0 for an address that leads to one
	Stride int
}

// Field is a member of a struct.
type Field struct {
	Name   string // its index where it has no name
	Offset int
	Layout *Type
}

// Kind is a kind of [Type].
type Kind uint8

// The kinds.
const (
	Int     Kind = iota
	Float        //
	Address      // a pointer to memory with addresses. What is at Element may hold the same kind of address again
	Vector       //
	Matrix       //
	Array        //
	Struct       //
)

// MaxSize is more bytes than a buffer may have. Sizes stop there.
const MaxSize = 1 << 40

// Elements returns how many elements there are of what so many invocations are passed or pass on.
func (b *Binding) Elements(invocations int) int {
	each := max(b.Each, 1)
	return (invocations + each - 1) / each
}

// Bytes returns the size that a buffer needs if runtime arrays in it have so many elements.
func (b *Binding) Bytes(elements int) int { return b.Layout.Bytes(elements) }

// Bytes returns the size of a type if a runtime array at its end has so many elements.
func (l *Type) Bytes(elements int) int {
	if tail, at := l.Tail(); tail != nil {
		return min(at+elements*tail.Stride, MaxSize)
	}
	return l.Size
}

// Tail returns the runtime array at the end of a type, and where it begins; nil for none.
func (l *Type) Tail() (tail *Type, at int) {
	for {
		switch {
		case l.Kind == Array && l.Count == 0:
			return l, at
		case l.Kind != Struct || len(l.Fields) == 0:
			return nil, 0
		}
		last := &l.Fields[len(l.Fields)-1]
		at += last.Offset
		l = last.Layout
	}
}

// Scalars yields the scalars of a type with their offsets, in the order of the declaration, if runtime arrays have so
// many elements. Cost: linear in what it yields.
func (l *Type) Scalars(elements int) iter.Seq2[int, *Type] {
	return l.Parts(elements, func(*Type) bool { return false })
}

// Parts yields the scalars, and in place of those of what is whole that.
func (l *Type) Parts(elements int, whole func(*Type) bool) iter.Seq2[int, *Type] {
	return func(yield func(int, *Type) bool) { l.each(0, elements, whole, yield) }
}

// each is as deep as types are: 255 at most.
func (l *Type) each(at, elements int, whole func(*Type) bool, yield func(int, *Type) bool) bool {
	if whole(l) {
		return yield(at, l)
	}
	switch l.Kind {
	case Struct:
		for i := range l.Fields {
			if !l.Fields[i].Layout.each(at+l.Fields[i].Offset, elements, whole, yield) {
				return false
			}
		}
	case Vector, Matrix, Array:
		n := l.Count
		if n == 0 {
			n = elements
		}
		for i := range n {
			if !l.Element.each(at+i*l.Stride, elements, whole, yield) {
				return false
			}
		}
	default:
		return yield(at, l)
	}
	return true
}

// Empty reports whether there is no scalar in a type.
func (l *Type) Empty() bool { return l.Kind == Struct && len(l.Fields) == 0 }

// At returns the scalar that holds a byte of a type, where it begins, and how one would write it after the name of the
// variable, such as ".particles[3].pos.y". The scalar is nil for a byte between members, and the path then leads to
// what it is in. Cost: the depth of the type, and its members.
func (l *Type) At(offset int) (scalar *Type, start int, path string) {
	var s strings.Builder
	rest := offset
	for {
		switch l.Kind {
		case Struct:
			i := -1
			for k := range l.Fields { // members may come in any order, and overlap
				if f := &l.Fields[k]; f.Offset <= rest && (i < 0 || f.Offset >= l.Fields[i].Offset) && !f.Layout.Empty() {
					i = k
				}
			}
			if i < 0 {
				return nil, offset, s.String()
			}
			s.WriteString("." + l.Fields[i].Name)
			rest -= l.Fields[i].Offset
			l = l.Fields[i].Layout
		case Vector, Matrix, Array:
			i := rest / l.Stride
			if l.Kind == Matrix && l.Element.Stride > l.Stride { // row-major: the columns are interleaved
				i = rest % l.Element.Stride / l.Stride
			}
			if l.Count > 0 && i >= l.Count {
				return nil, offset, s.String()
			}
			if l.Kind == Vector && l.Count <= 4 {
				s.WriteString("." + "xyzw"[i:i+1])
			} else {
				s.WriteString("[" + strconv.Itoa(i) + "]")
			}
			rest -= i * l.Stride
			l = l.Element
		default:
			if rest >= l.Size {
				return nil, offset, s.String()
			}
			return l, offset - rest, s.String()
		}
	}
}

// Text returns a scalar as a user writes it.
func (l *Type) Text(v uint64) string {
	switch {
	case l == nil || l.Kind == Address:
		return fmt.Sprintf("%#x", v)
	case l.Kind == Float:
		return floatText(l.Format, v)
	case l.Signed:
		return strconv.FormatInt(fold.Signed(v, l.Width), 10)
	}
	return strconv.FormatUint(v, 10)
}

// floatText returns a float as a user writes it, and the bits of a NaN.
func floatText(f fold.Format, v uint64) string {
	if f.IsNaN(v) {
		return fmt.Sprintf("nan (0x%0*x)", f.Width/4, v)
	}
	return f.Text(v)
}
