package timing

import (
	"bytes"
	"fmt"
	"math"
	"slices"

	"hone/vm/layout"
)

// comparison counts the differences of results.
type comparison struct {
	scalars, differ int
	integers        int     // of those that differ
	worst           float64 // difference of floats, as a share of the largest number in the buffer
}

// tolerance is the share of a buffer's largest number by which floats may differ: variants contract and reorder.
const tolerance = 1e-3

// memory compares the results of a variant with the results of two runs of the reference.
func (c *comparison) memory(l *layout.Type, reference, again, of []byte) {
	if bytes.Equal(reference, of) {
		return
	}
	if l == nil {
		l = &layout.Type{Kind: layout.Int, Size: 1, Width: 8}
		for at := range reference {
			c.scalar(l, at, 0, reference, again, of)
		}
		return
	}
	elements := 0
	if tail, at := l.Tail(); tail != nil && tail.Stride > 0 {
		elements = (len(reference) - at) / tail.Stride
	}
	largest := 0.0
	for at, s := range l.Scalars(elements) {
		if s.Kind == layout.Float && at+s.Size <= len(reference) {
			if v := math.Abs(float(s, reference[at:])); v > largest && !math.IsInf(v, 0) {
				largest = v
			}
		}
	}
	if !bytes.Equal(reference, again) && len(reference) == len(of) {
		first := scalars(l, elements, reference)
		if first.equal(scalars(l, elements, again)) { // the kernel appends to a list, in an order that depends on threads
			c.lists(first, scalars(l, elements, of), largest)
			return
		}
	}
	for at, s := range l.Scalars(elements) {
		if at+s.Size <= len(reference) {
			c.scalar(s, at, largest, reference, again, of)
		}
	}
}

// sorted has the scalars of a buffer in the order of their values.
type sorted struct {
	integers []uint64
	floats   []float64
}

// scalars sorts the scalars of a buffer that is laid out as l, with a number of elements in its last member.
func scalars(l *layout.Type, elements int, data []byte) (list sorted) {
	for at, s := range l.Scalars(elements) {
		switch {
		case at+s.Size > len(data):
		case s.Kind == layout.Float:
			list.floats = append(list.floats, float(s, data[at:]))
		default:
			list.integers = append(list.integers, layout.Load(data[at:at+s.Size]))
		}
	}
	slices.Sort(list.integers)
	slices.Sort(list.floats)
	return list
}

func (s sorted) equal(other sorted) bool {
	same := func(x, y float64) bool { return x == y || math.IsNaN(x) && math.IsNaN(y) }
	return slices.Equal(s.integers, other.integers) && slices.EqualFunc(s.floats, other.floats, same)
}

// lists compares results as sets that may hold a value several times.
func (c *comparison) lists(want, got sorted, largest float64) {
	c.scalars += len(want.integers) + len(want.floats)
	for i, v := range want.integers {
		if v != got.integers[i] {
			c.differ++
			c.integers++
		}
	}
	for i, v := range want.floats {
		c.floats(v, got.floats[i], largest)
	}
}

// float returns the number at the start of data.
func float(s *layout.Type, data []byte) float64 {
	return s.Format.ToFloat64(layout.Load(data[:s.Size]))
}

// scalar compares a scalar.
func (c *comparison) scalar(s *layout.Type, at int, largest float64, reference, again, of []byte) {
	want, got := reference[at:at+s.Size], of[at:at+s.Size]
	if !bytes.Equal(want, again[at:at+s.Size]) {
		return
	}
	c.scalars++
	if bytes.Equal(want, got) {
		return
	}
	if s.Kind != layout.Float {
		c.differ++
		c.integers++
		return
	}
	c.floats(float(s, want), float(s, got), largest)
}

// floats compares two numbers.
func (c *comparison) floats(x, y, largest float64) {
	if x == y || math.IsNaN(x) && math.IsNaN(y) {
		return
	}
	c.differ++
	apart := math.Abs(x-y) / max(largest, math.SmallestNonzeroFloat64)
	if math.IsNaN(apart) {
		apart = math.Inf(1)
	}
	c.worst = max(c.worst, apart)
}

// verdict words the difference, and says whether it is more than rounding.
func (c *comparison) verdict() (difference string, wrong bool) {
	switch {
	case c.differ == 0:
		return "", false
	case c.integers > 0:
		return fmt.Sprintf("%d of %d values differ, %d of them integers", c.differ, c.scalars, c.integers), true
	}
	return fmt.Sprintf("%d of %d values differ, by at most %.2g of the largest", c.differ, c.scalars, c.worst),
		c.worst > tolerance
}
