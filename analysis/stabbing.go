package analysis

import (
	"iter"
	"slices"
	"sort"
)

// stabbing finds the segments that contain a point: they are sorted by their starts, with a binary tree of the maxima
// of their ends over them.
type stabbing struct {
	segments []keyedSegment
	last     []Point // node 1 is the root, 2i and 2i+1 are below i, leaf i is node leaves+i
	leaves   int     // a power of two
}

type keyedSegment struct {
	Segment
	key int32
}

func newStabbing(ranges *lists[Segment]) *stabbing {
	s := &stabbing{segments: make([]keyedSegment, 0, len(ranges.items)), leaves: 1}
	for key := range len(ranges.start) - 1 {
		for _, x := range ranges.of(key) {
			s.segments = append(s.segments, keyedSegment{x, int32(key)})
		}
	}
	slices.SortStableFunc(s.segments, func(a, b keyedSegment) int { return int(a.From - b.From) })
	for s.leaves < len(s.segments) {
		s.leaves *= 2
	}
	s.last = make([]Point, 2*s.leaves)
	for i, x := range s.segments {
		s.last[s.leaves+i] = x.To
	}
	for i := s.leaves - 1; i > 0; i-- {
		s.last[i] = max(s.last[2*i], s.last[2*i+1])
	}
	return s
}

// at yields the keys of the segments that contain a point.
func (s *stabbing) at(p Point) iter.Seq[int32] {
	return func(yield func(int32) bool) {
		begun := sort.Search(len(s.segments), func(i int) bool { return s.segments[i].From > p })
		for i := s.next(0, p); i < begun; i = s.next(i+1, p) {
			if !yield(s.segments[i].key) {
				return
			}
		}
	}
}

// next returns the first segment from i on that ends behind p, leaves for none.
func (s *stabbing) next(i int, p Point) int {
	if i >= s.leaves {
		return i
	}
	node := s.leaves + i
	for s.last[node] <= p {
		for node&1 == 1 { // the last one below its parent
			if node >>= 1; node <= 1 {
				return s.leaves
			}
		}
		node++
	}
	for node < s.leaves {
		if node *= 2; s.last[node] <= p {
			node++
		}
	}
	return node - s.leaves
}
