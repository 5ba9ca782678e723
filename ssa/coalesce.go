package ssa

import (
	"hone/analysis"
	"hone/ir"
)

// class is a set of isolated phis and values that share one place. It stands at the element that is its own parent.
//
// Where it is occupied is kept in lists that are sorted by points, an order in which dominators come first. Each is at
// most half as long as the one before it: what is added is appended where it is after all of the last one, and merged
// with the lists that are not twice as long, so that each segment is moved only as often as its list doubles, and a
// look-up is a binary search in each. So the class of a variable that changes 10,000 times does not cost the square of
// that; a walk over both classes for each test, as in the paper, would.
type class struct {
	parent  int32
	refused int32 // 1 + an element of another class that this one interferes with: since classes only grow, for good
	size    int32 // number of segments
	kind    uint8 // of its phis, 0 for none: classes of two kinds do not become one
	runs    []run
}

// occupied is a segment of points where a class holds a value.
type occupied struct {
	from, to analysis.Point
	value    ir.ID
}

// run is a list of segments in ascending order, without overlaps. The runs of one class may overlap where they hold the
// same value.
type run []occupied

// element makes a class of one element.
func (c *congruence) element(r run, kind uint8) int32 {
	i := int32(len(c.classes))
	c.classes = append(c.classes, class{parent: i, kind: kind, size: int32(len(r)), runs: append(c.lists.take(1), r)})
	return i
}

// slab hands out slices of one array, as long as there is room in it.
type slab[T any] []T

// take returns an empty slice with room for n elements.
func (s *slab[T]) take(n int) []T {
	if n > len(*s) {
		*s = make([]T, max(n, 1024))
	}
	t := (*s)[:0:n]
	*s = (*s)[n:]
	return t
}

// find returns the class that an element is in.
func (c *congruence) find(i int32) int32 {
	for c.classes[i].parent != i {
		c.classes[i].parent = c.classes[c.classes[i].parent].parent
		i = c.classes[i].parent
	}
	return i
}

// coalesce makes the classes of two elements one, unless they interfere.
func (c *congruence) coalesce(i, j int32) {
	i, j = c.find(i), c.find(j)
	if i == j {
		return
	}
	if c.classes[i].size < c.classes[j].size {
		i, j = j, i
	}
	a, b := &c.classes[i], &c.classes[j]
	if a.kind != 0 && b.kind != 0 && a.kind != b.kind {
		return
	}
	if a.refused != 0 && c.find(a.refused-1) == j || b.refused != 0 && c.find(b.refused-1) == i {
		return
	}
	if a.interferes(b) {
		a.refused, b.refused = j+1, i+1
		return
	}
	b.parent = i
	a.kind |= b.kind
	for _, r := range b.runs {
		a.add(r)
	}
	b.runs = nil
}

// interferes reports whether both classes are occupied at one point with different values. b is the smaller one.
func (a *class) interferes(b *class) bool {
	for _, small := range b.runs {
		for _, s := range small {
			for _, r := range a.runs {
				for _, o := range r[r.endingAfter(s.from):] {
					if o.from >= s.to {
						break
					}
					if o.value != s.value {
						return true
					}
				}
			}
		}
	}
	return false
}

// endingAfter returns the index of the first segment that ends after a point. It searches from the end, in growing
// steps: most copies come in the order of the text.
func (r run) endingAfter(p analysis.Point) int {
	low, high := len(r), len(r)
	for step := 1; low > 0 && r[low-1].to > p; step *= 2 {
		high = low - 1
		low = max(0, high-step)
	}
	for low < high {
		if middle := (low + high) / 2; r[middle].to <= p {
			low = middle + 1
		} else {
			high = middle
		}
	}
	return low
}

// add adds segments to where a class is occupied. Where they overlap with what is there they hold the same value.
func (a *class) add(r run) {
	a.size += int32(len(r))
	if n := len(a.runs); n > 0 && a.runs[n-1].before(r) {
		r = append(a.runs[n-1], r...)
		a.runs = a.runs[:n-1]
	}
	for n := len(a.runs); n > 0 && len(a.runs[n-1]) < 2*len(r); n-- {
		r = merge(a.runs[n-1], r)
		a.runs = a.runs[:n-1]
	}
	a.runs = append(a.runs, r)
}

// before reports whether all of r is before all of s.
func (r run) before(s run) bool {
	return len(r) == 0 || len(s) == 0 || r[len(r)-1].to <= s[0].from
}

// merge returns the segments of both.
func merge(a, b run) run {
	all := make(run, 0, len(a)+len(b))
	for len(a)+len(b) > 0 {
		if len(a) == 0 || len(b) > 0 && b[0].from < a[0].from {
			a, b = b, a
		}
		if n := len(all) - 1; n >= 0 && all[n].to >= a[0].from && all[n].value == a[0].value {
			all[n].to = max(all[n].to, a[0].to)
		} else {
			all = append(all, a[0])
		}
		a = a[1:]
	}
	return all
}
