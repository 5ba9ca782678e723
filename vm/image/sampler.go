package image

import "fmt"

// Filter is how texels become a value.
type Filter uint8

// The filters.
const (
	Nearest Filter = iota
	Linear
)

// Address is what is where coordinates lead out of an image.
type Address uint8

// The addressing modes.
const (
	Repeat Address = iota
	MirroredRepeat
	ClampToEdge
	ClampToBorder
	MirrorClampToEdge
)

// Border is what is beyond the edges of an image that is sampled with [ClampToBorder].
type Border uint8

// The borders: numbers of the kind that the image has.
const (
	TransparentBlack Border = iota
	OpaqueBlack
	OpaqueWhite
)

// CompareOp says when a comparison of a reference value, the first operand, with a depth is true.
type CompareOp uint8

// The comparisons.
const (
	Never CompareOp = iota
	Less
	Equal
	LessOrEqual
	Greater
	NotEqual
	GreaterOrEqual
	Always
)

// Sampler says how an image is sampled. The zero value samples the nearest texel of level 0 and repeats the image.
type Sampler struct {
	Mag, Min       Filter // where a texel is larger, and smaller, than what it is sampled for
	Mip            Filter
	Address        [3]Address
	Border         Border
	Compare        CompareOp // of instructions that compare
	LodBias        float32
	MinLod, MaxLod float32
	Unnormalized   bool // coordinates count texels
}

// Check reports what is wrong with a sampler, nil for nothing.
func (s *Sampler) Check() error {
	bad := s.Mag > Linear || s.Min > Linear || s.Mip > Linear || s.Border > OpaqueWhite || s.Compare > Always
	for _, a := range s.Address {
		bad = bad || a > MirrorClampToEdge || s.Unnormalized && a != ClampToEdge && a != ClampToBorder
	}
	if bad || s.MinLod != s.MinLod || s.MaxLod != s.MaxLod || s.LodBias != s.LodBias {
		return fmt.Errorf("a sampler that there is not: %+v", *s)
	}
	return nil
}

// wrap returns which texel of n the index i leads to, false for the border (section "Wrapping Operation").
func (a Address) wrap(i, n int) (int, bool) {
	switch a {
	case Repeat:
		return modulo(i, n), true
	case MirroredRepeat:
		return n - 1 - mirror(modulo(i, 2*n)-n), true
	case ClampToEdge:
		return min(max(i, 0), n-1), true
	case MirrorClampToEdge:
		return min(max(mirror(i), 0), n-1), true
	}
	return i, i >= 0 && i < n
}

func modulo(i, n int) int {
	if i %= n; i < 0 {
		i += n
	}
	return i
}

func mirror(i int) int {
	if i >= 0 {
		return i
	}
	return -(1 + i)
}

// texel returns the border as a texel of a format.
func (b Border) texel(f Format) Texel {
	t := f.Zero()
	for i := range f.Components() {
		if b == OpaqueWhite || b == OpaqueBlack && i == 3 {
			t[i] = f.one()
		}
	}
	return t
}

// holds reports whether a comparison is true. With a NaN only those are that say so of all numbers, or of unequal ones.
func (c CompareOp) holds(ref, depth float64) bool {
	switch c {
	case Less:
		return ref < depth
	case Equal:
		return ref == depth
	case LessOrEqual:
		return ref <= depth
	case Greater:
		return ref > depth
	case NotEqual:
		return ref != depth
	case GreaterOrEqual:
		return ref >= depth
	}
	return c == Always
}
