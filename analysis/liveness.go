package analysis

import (
	"cmp"
	"iter"
	"slices"
	"sort"

	"hone/ir"
	"hone/spirv"
)

// Liveness says where the values of a function are live: where an instruction that reads them may still execute. A phi
// reads each of its operands at the end of the predecessor, so there an operand is live-out, and it is not live-in to
// the block of the phi; a phi itself is not live-in to its block either. Debug information reads nothing, nor does what
// is never reached. An instruction of unknown meaning reads each value that it may name.
//
// What is defined outside of the function is no value of it. Parameters are live from the first label on.
//
// Cost: linear in instructions and operands, and for each 64 values that are live across blocks, defined near each
// other, in the blocks into which one of them is live, once more for a loop around them. The memory that is kept is
// linear in the number of live ranges' segments ([LiveRanges.Of]): a value that is live through thousands of blocks in
// a row has one.
var Liveness = &FunctionFact[*LiveRanges]{Name: "liveness", DependsOn: OnCode, Compute: newLiveRanges,
	Validate: sameRanges}

// Segment is a part of a live range: the points from From up to To, To itself not included.
type Segment struct{ From, To Point }

// LiveRanges are the live ranges of the values of one function.
type LiveRanges struct {
	points
	numbers *DenseIDMap
	def     []Point        // by number: -1 for labels and in blocks that are never reached
	ranges  lists[Segment] // by number: in ascending order, disjoint and not adjacent
	sets    *stabbing      // made when it is first asked for
}

func newLiveRanges(c *Cache, f *ir.Function) *LiveRanges {
	b := rangeBuilder{LiveRanges: &LiveRanges{points: newPoints(c, f), numbers: DenseIDs.Of(c, f)}, cfg: CFG.Of(c, f),
		f: f}
	b.define()
	b.read()
	b.build()
	return b.LiveRanges
}

func sameRanges(a, b *LiveRanges) bool {
	return slices.Equal(a.order, b.order) && slices.Equal(a.numbers.ids, b.numbers.ids) && slices.Equal(a.def, b.def) &&
		a.ranges.same(&b.ranges)
}

// Of returns the live range of a value: where it is live, in ascending order, with gaps between the segments. A value
// that nothing reads has none. Constant time; the slice is shared.
func (l *LiveRanges) Of(id ir.ID) []Segment { return l.ranges.of(l.numbers.Of(id)) }

// Def returns the point of the definition of a value: that of the entry block's label for a parameter, -1 for what the
// function does not define and in a block that is never reached. Constant time.
func (l *LiveRanges) Def(id ir.ID) Point {
	if n := l.numbers.Of(id); n >= 0 && n < len(l.def) {
		return l.def[n]
	}
	return -1
}

// Label returns the point after the label of b, before its phis; -1 if b is never reached.
func (l *LiveRanges) Label(b *ir.Block) Point {
	if i := l.place[b.Index]; i >= 0 {
		return l.label[i]
	}
	return -1
}

// End returns the point at the end of b, after its terminator; -1 if b is never reached.
func (l *LiveRanges) End(b *ir.Block) Point {
	if i := l.place[b.Index]; i >= 0 {
		return l.end[i]
	}
	return -1
}

// Point returns the point after in; -1 if its block is never reached. Constant time for the definition of a value,
// otherwise linear in the number of instructions from the last definition up to in.
func (l *LiveRanges) Point(in *ir.Inst) Point {
	if b := in.Block(); b != nil && l.place[b.Index] < 0 {
		return -1
	}
	for n := Point(0); ; n++ {
		if in.Op == spirv.OpLabel {
			return l.Label(in.Block()) + n
		}
		if at := l.Def(in.Result); in.Result != 0 && at >= 0 {
			return at + n
		}
		in = in.Prev()
	}
}

// At reports whether a value is live at a point. Cost: logarithmic in the segments of its range.
func (l *LiveRanges) At(id ir.ID, at Point) bool {
	list := l.Of(id)
	i := sort.Search(len(list), func(i int) bool { return list[i].To > at })
	return i < len(list) && list[i].From <= at
}

// In reports whether a value is live-in to b. Cost: as for [LiveRanges.At].
func (l *LiveRanges) In(id ir.ID, b *ir.Block) bool { return l.At(id, l.Label(b)) }

// Out reports whether a value is live-out of b. Cost: as for [LiveRanges.At].
func (l *LiveRanges) Out(id ir.ID, b *ir.Block) bool { return l.At(id, l.End(b)-1) }

// After reports whether a value is live after in. Cost: as for [LiveRanges.At] and [LiveRanges.Point].
func (l *LiveRanges) After(id ir.ID, in *ir.Inst) bool { return l.At(id, l.Point(in)) }

// LiveIn yields the values that are live-in to b. Cost: logarithmic for each of them; at the first call for a function,
// n log n in the number of segments.
func (l *LiveRanges) LiveIn(b *ir.Block) iter.Seq[ir.ID] { return l.LiveAt(l.Label(b)) }

// LiveOut yields the values that are live-out of b. Cost: as for [LiveRanges.LiveIn].
func (l *LiveRanges) LiveOut(b *ir.Block) iter.Seq[ir.ID] { return l.LiveAt(l.End(b) - 1) }

// LiveAt yields the values that are live at a point, in the order of the points where they became live. Cost: as for
// [LiveRanges.LiveIn].
func (l *LiveRanges) LiveAt(at Point) iter.Seq[ir.ID] {
	if l.sets == nil {
		l.sets = newStabbing(&l.ranges)
	}
	return func(yield func(ir.ID) bool) {
		for n := range l.sets.at(at) {
			if !yield(l.numbers.ID(int(n))) {
				return
			}
		}
	}
}

// Widest returns the most that is live at one point of the function, where weight says what a value counts for. Cost:
// n log n in the number of segments.
func (l *LiveRanges) Widest(weight func(ir.ID) int) (most int) {
	type change struct {
		at Point
		by int
	}
	var changes []change
	for n := range l.def {
		id := l.numbers.ID(n)
		list := l.Of(id)
		if len(list) == 0 {
			continue
		}
		w := weight(id)
		for _, s := range list {
			changes = append(changes, change{s.From, w}, change{s.To, -w})
		}
	}
	slices.SortFunc(changes, func(x, y change) int {
		return cmp.Or(cmp.Compare(x.at, y.at), cmp.Compare(x.by, y.by)) // what ends before what begins
	})
	now := 0
	for _, c := range changes {
		now += c.by
		most = max(most, now)
	}
	return most
}
