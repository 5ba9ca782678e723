package analysis

import (
	"iter"
	"math/bits"
	"slices"
	"sort"

	"hone/graph"
	"hone/ir"
	"hone/spirv"
)

// rangeBuilder computes live ranges. Values that are live within one block only have one segment, up to the last read.
// The others go in batches of 64, in the order of their definitions: for each batch the sets of values that are live-in
// to a block are words, and spread from the reads against the edges (path exploration as in Brandner and others,
// "Computing Liveness Sets for SSA-Form Programs", 2011, for 64 variables at a time). Blocks are taken from the last to
// the first, so that without a loop each is taken once.
type rangeBuilder struct {
	*LiveRanges
	f     *ir.Function
	cfg   *graph.Graph
	home  []int32 // by number: place of the block that defines it, -1 for what is no value here
	reads lists[Point]

	// Of the batch, by place:
	in      []uint64 // its values that are live-in to the block
	defined []uint64 // its values that the block defines
	pending bitset   // blocks whose predecessors have to hear of in
	touched bitset   // blocks with in or defined set
	found   []found
}

// found is a segment of the range of a value.
type found struct {
	value int32
	Segment
}

// define finds the definitions.
func (b *rangeBuilder) define() {
	n := b.numbers.Defined()
	b.def, b.home = make([]Point, n), make([]int32, n)
	for i := range n {
		b.def[i], b.home[i] = -1, -1
	}
	for i := range b.f.Params { // their numbers come first
		b.def[i], b.home[i] = 0, 0
	}
	for i, block := range b.order {
		at := b.label[i]
		for in := block.First(); in != nil; in = in.Next() {
			if in.Type != 0 {
				n := b.numbers.Of(in.Result)
				b.def[n], b.home[n] = at, int32(i)
			}
			at = pointAfter(at, in)
		}
	}
}

// read finds the reads of each value, in ascending order.
func (b *rangeBuilder) read() {
	type read struct {
		value int32
		at    Point
	}
	var all []read
	m := b.f.Module()
	add := func(id ir.ID, at Point) {
		if n := b.numbers.Of(id); n >= 0 && n < len(b.home) && b.home[n] >= 0 {
			all = append(all, read{int32(n), at})
		}
	}
	for i, block := range b.order {
		at := b.label[i]
		for in := block.First(); in != nil; in = in.Next() {
			switch {
			case in.Unknown():
				for _, w := range in.Words() {
					add(ir.ID(w), at)
				}
			case in.Op == spirv.OpPhi:
				for k := 0; k+1 < in.NumWords(); k += 2 {
					if p := m.BlockOf(in.ID(k + 1)); p != nil && p.Function() == b.f && b.place[p.Index] >= 0 {
						add(in.ID(k), b.End(p))
					}
				}
			case m.IsDebug(in):
			default:
				for _, id := range in.IDs() {
					add(id, at)
				}
			}
			at = pointAfter(at, in)
		}
	}
	b.reads = group(len(b.home), func(yield func(int, Point) bool) {
		for _, r := range all {
			if !yield(int(r.value), r.at) {
				return
			}
		}
	})
	for n := range b.home {
		if list := b.reads.of(n); !slices.IsSorted(list) { // phis read at places of their own
			slices.Sort(list)
		}
	}
}

// build makes the ranges.
func (b *rangeBuilder) build() {
	var batch []int32
	for n, home := range b.home {
		list := b.reads.of(n)
		switch {
		case len(list) == 0:
		case list[0] >= b.label[home] && list[len(list)-1] <= b.end[home]:
			b.keep(int32(n), b.def[n], list[len(list)-1])
		default:
			batch = append(batch, int32(n))
		}
		if len(batch) == 64 {
			b.explore(batch)
			batch = batch[:0]
		}
	}
	if len(batch) > 0 {
		b.explore(batch)
	}
	b.ranges = group(len(b.home), func(yield func(int, Segment) bool) {
		for _, x := range b.found {
			if !yield(int(x.value), x.Segment) {
				return
			}
		}
	})
}

// keep adds a segment to a value's range.
func (b *rangeBuilder) keep(value int32, from, to Point) {
	if from < to {
		b.found = append(b.found, found{value, Segment{from, to}})
	}
}

// explore makes the ranges of up to 64 values.
func (b *rangeBuilder) explore(batch []int32) {
	if b.in == nil {
		n := len(b.order)
		slab := make([]uint64, 2*n+2*bitsetLen(n))
		b.in, slab = slab[:n:n], slab[n:]
		b.defined, slab = slab[:n:n], slab[n:]
		b.pending, b.touched = slab[:bitsetLen(n):bitsetLen(n)], slab[bitsetLen(n):]
	}
	for i, n := range batch {
		b.defined[b.home[n]] |= 1 << i
		b.touched.add(int(b.home[n]))
	}
	for i, n := range batch {
		for k, list := 0, b.reads.of(int(n)); k < len(list); {
			at := b.placeOf(list[k])
			if at != b.home[n] {
				b.in[at] |= 1 << i
				b.pending.add(int(at))
			}
			for k < len(list) && list[k] <= b.end[at] {
				k++
			}
		}
	}
	for at := b.pending.before(len(b.order)); at >= 0; {
		b.pending.remove(at)
		b.touched.add(at)
		highest := at
		for _, v := range b.cfg.Preds(b.order[at].Index) {
			p := b.place[v]
			if p < 0 {
				continue
			}
			if more := b.in[at] &^ b.defined[p] &^ b.in[p]; more != 0 {
				b.in[p] |= more
				b.pending.add(int(p))
				highest = max(highest, int(p))
			}
		}
		at = b.pending.before(highest + 1)
	}
	b.segments(batch)
	for at := b.touched.from(0); at >= 0; at = b.touched.from(at) {
		b.touched.remove(at)
		b.in[at], b.defined[at] = 0, 0
	}
}

// placeOf returns the place of the block that a point is in.
func (b *rangeBuilder) placeOf(at Point) int32 {
	i, _ := slices.BinarySearch(b.end, at)
	return int32(i)
}

// segments turns the words of a batch into segments, block by block in ascending order.
func (b *rangeBuilder) segments(batch []int32) {
	var (
		open uint64    // values with a segment that began, and that goes on with the next block
		from [64]Point // where
		seen [64]int   // how many reads of a value were passed
		prev = -2
	)
	for at := b.touched.from(0); at >= 0; at = b.touched.from(at + 1) {
		in, defined := b.in[at], b.defined[at]
		ended := open
		if at == prev+1 {
			ended &^= in
		}
		for w := ended; w != 0; w &= w - 1 {
			i := bits.TrailingZeros64(w)
			b.keep(batch[i], from[i], b.end[prev]+1)
		}
		for w := in &^ (open &^ ended); w != 0; w &= w - 1 {
			from[bits.TrailingZeros64(w)] = b.label[at]
		}
		for w := defined; w != 0; w &= w - 1 {
			i := bits.TrailingZeros64(w)
			from[i] = b.def[batch[i]]
		}
		through := uint64(0)
		for _, s := range b.cfg.Succs(b.order[at].Index) {
			through |= b.in[b.place[s]]
		}
		open = (in | defined) & through
		for w := (in | defined) &^ through; w != 0; w &= w - 1 {
			i := bits.TrailingZeros64(w)
			n := batch[i]
			list := b.reads.of(int(n))
			for seen[i] < len(list) && list[seen[i]] <= b.end[at] {
				seen[i]++
			}
			if seen[i] > 0 {
				b.keep(n, from[i], list[seen[i]-1])
			}
		}
		prev = at
	}
	for w := open; w != 0; w &= w - 1 {
		i := bits.TrailingZeros64(w)
		b.keep(batch[i], from[i], b.end[prev]+1)
	}
}

// bitset is a set of small numbers.
type bitset []uint64

func bitsetLen(n int) int { return (n + 63) / 64 }

func (s bitset) add(i int)    { s[i/64] |= 1 << (i % 64) }
func (s bitset) remove(i int) { s[i/64] &^= 1 << (i % 64) }

// from returns the smallest member that is at least i, -1 for none.
func (s bitset) from(i int) int {
	for k := i / 64; k < len(s); k++ {
		w := s[k]
		if k == i/64 {
			w &= ^uint64(0) << (i % 64)
		}
		if w != 0 {
			return 64*k + bits.TrailingZeros64(w)
		}
	}
	return -1
}

// before returns the greatest member that is less than i, -1 for none.
func (s bitset) before(i int) int {
	for k := (i - 1) / 64; i > 0 && k >= 0; k-- {
		w := s[k]
		if k == (i-1)/64 {
			w &= ^uint64(0) >> (63 - (i-1)%64)
		}
		if w != 0 {
			return 64*k + 63 - bits.LeadingZeros64(w)
		}
	}
	return -1
}

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

// next returns the first segment from i on that ends after p, leaves for none.
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
