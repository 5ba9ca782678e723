package timing

import (
	"bytes"
	"fmt"
	"math"

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
	for at, s := range l.Scalars(elements) {
		if at+s.Size <= len(reference) {
			c.scalar(s, at, largest, reference, again, of)
		}
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
	x, y := float(s, want), float(s, got)
	if math.IsNaN(x) && math.IsNaN(y) {
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
