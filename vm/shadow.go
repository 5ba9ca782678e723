package vm

import (
	"cmp"
	"math/bits"
	"slices"

	"hone/fold"
)

// Track asks a run to say how much of what it stores is determined. Such a run is executed by one worker.
type Track struct {
	// Freedom is what counts as open of what an implementation may choose. The zero value is nothing: then results that the specification leaves
	// open are those of package fold, and only undefined values are not determined.
	Freedom fold.Freedom
	// Lost are invocations, as a set of bits, numbered as in [Store], whose stores count as open: it is not known of them what they should do.
	Lost []uint64
	// Steady says that Volatile memory keeps its values. Otherwise it changes, so that each access counts.
	Steady bool
	// Robust says that what is loaded beyond the bounds of a buffer is 0, as robust access may have it. Otherwise it is undefined.
	Robust bool
}

// Shadow says how much of a scalar is determined. The zero value: all of it.
type Shadow struct {
	Undefined uint64     // bits that depend on an undefined value
	Open      uint64     // bits that a freedom of the implementation leaves open, and that depend on no undefined value
	Bound     fold.Bound // where Bounded: limits of the scalar, which is a float and no NaN, in the format it was computed in
	Bounded   bool       // then Open has the bits that may differ within the limits, for those who look at bits only
	NaN       bool       // the scalar is a NaN that an operation made: a float that is determined, though Open has bits of it that may differ

	format fold.Format // where Bounded or NaN
	choice uint32      // of an undefined value that was settled: those with the same one are equal, see choices.go; 0 for none
}

// Store is a scalar that was stored to a buffer or region. What a later store overwrites in part remains as scalars of one byte.
type Store struct {
	Slot          Slot
	Region        int // index of the region in [Inputs.Regions]; -1 where it is the buffer of Slot
	Offset, Bytes int
	Format        fold.Format // of a float; zero for what is none
	Shadow        Shadow
	Invocation    uint32 // that stored it last: index of its workgroup × size of a workgroup + index in that
	Raced         bool   // another invocation had stored another value there, not by an atomic, and nothing orders the two: either may be what remains
}

// The shadows of scalars of any width of which nothing is known.
var (
	allUndefined = Shadow{Undefined: ^uint64(0)}
	allOpen      = Shadow{Open: ^uint64(0)}
)

// tracker is what a run with shadows keeps.
type tracker struct {
	memory   []*memoryShadow // by object; those of one slot share one
	regions  []*memoryShadow // in the order of addresses
	lost     []uint64        // invocations, as a set of bits: by an undefined value
	lostOpen []uint64        // likewise: by an open one
	excused  []uint64        // likewise: from the start
	freedoms []freedoms      // by operation
	free     bool            // some freedom is asked for
	trapped  []uint64        // likewise: that came to an OpUnreachable and were not lost before
	missed   int             // 1 + the first invocation that has ended before a barrier to which another one came, neither of them lost; 0 for none
	volatile []uint32        // by invocation: its accesses to Volatile memory
	steady   bool            // which keeps its values
	choices  uint32          // that were numbered
	terms    map[term]uint32 // their numbers
	related  bool            // that two undefined values are equal has decided something
}

func newTracker(p *Program, r *run, order []int) *tracker {
	t := &tracker{memory: make([]*memoryShadow, len(r.slots)), regions: make([]*memoryShadow, len(r.in.Regions))}
	bySlot := map[Slot]*memoryShadow{}
	for i, slot := range r.slots {
		if slot == nil {
			continue
		}
		if bySlot[*slot] == nil {
			bySlot[*slot] = newMemoryShadow(*slot, -1, len(r.buffers[i]))
		}
		t.memory[i] = bySlot[*slot]
	}
	t.excused = r.in.Track.Lost
	t.free = r.in.Track.Freedom != fold.Freedom{}
	t.steady = r.in.Track.Steady
	for i := range p.operations {
		t.freedoms = append(t.freedoms, freedomsOf(&p.operations[i], r.in.Track.Freedom))
	}
	for i := range r.in.Regions {
		t.regions[i] = newMemoryShadow(Slot{}, order[i], len(r.in.Regions[i].Data))
	}
	invocations := r.in.Groups[0] * r.in.Groups[1] * r.in.Groups[2] * p.invocations()
	sets := (invocations + 63) / 64
	t.lost, t.lostOpen, t.trapped = make([]uint64, sets), make([]uint64, sets), make([]uint64, sets)
	t.volatile = make([]uint32, invocations)
	return t
}

// stores returns what was stored: buffers by slot, then regions, each by offset.
func (t *tracker) stores() []Store {
	var out []Store
	var done []*memoryShadow
	for _, m := range t.memory {
		if m != nil && !slices.Contains(done, m) {
			done = append(done, m)
		}
	}
	slices.SortFunc(done, func(x, y *memoryShadow) int { return compareSlots(x.slot, y.slot) })
	byIndex := slices.SortedFunc(slices.Values(t.regions), func(x, y *memoryShadow) int { return cmp.Compare(x.region, y.region) })
	for _, m := range append(done, byIndex...) {
		out = m.scalars(out)
	}
	return out
}

func compareSlots(x, y Slot) int {
	return cmp.Or(cmp.Compare(x.Set, y.Set), cmp.Compare(x.Binding, y.Binding), cmp.Compare(x.Element, y.Element))
}

// invocation returns the number of an invocation in the run.
func (s *subgroup) invocation(lane int) uint32 {
	return uint32(s.w.index*s.p.invocations() + s.first + lane)
}

// ordered reports whether a barrier lies between what an invocation stored, when its workgroup had met at some, and what one of this workgroup does now.
func (w *workgroup) ordered(invocation uint32, barriers int) bool {
	return int(invocation)/w.p.invocations() == w.index && barriers < w.barriers
}

// excuse loses the invocations of a subgroup that are lost from the start.
func (s *subgroup) excuse() {
	s.lost, s.excused = 0, 0
	if t := s.w.r.track; t != nil && t.excused != nil {
		for lane := range s.p.lanes {
			if k := int(s.invocation(lane)); k/64 < len(t.excused) {
				s.excused |= t.excused[k/64] >> (k % 64) & 1 << lane
			}
		}
	}
	s.lostOpen = s.excused & s.alive
}

// lose notes that where invocations go from here on is not determined.
func (s *subgroup) lose(undefined, open uint64) {
	t := s.w.r.track
	if t == nil {
		return
	}
	undefined, open = undefined&^s.excused, open|undefined&s.excused
	s.lost |= undefined
	s.lostOpen |= open
	for m := undefined | open; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		k, bit := s.invocation(lane)/64, uint64(1)<<(s.invocation(lane)%64)
		if undefined>>lane&1 != 0 {
			t.lost[k] |= bit
		} else {
			t.lostOpen[k] |= bit
		}
	}
}

// notLost returns the lanes of a mask of which it is known where they go.
func (s *subgroup) notLost(mask uint64) uint64 { return mask &^ (s.lost | s.lostOpen) }

// trap notes that invocations came to an OpUnreachable: anything may follow.
func (s *subgroup) trap(mask uint64) {
	t := s.w.r.track
	if t == nil {
		return
	}
	for m := s.notLost(mask); m != 0; m &= m - 1 {
		k := s.invocation(bits.TrailingZeros64(m))
		t.trapped[k/64] |= 1 << (k % 64)
	}
	s.lose(mask, 0)
}

// miss notes that invocations of the workgroup wait at a barrier that others miss, since they have ended.
func (w *workgroup) miss() {
	t := w.r.track
	if t == nil || t.missed > 0 {
		return
	}
	waits, missed := false, 0
	for _, s := range w.subgroups {
		live := s.frames[0].live
		waits = waits || s.notLost(live) != 0
		if ended := s.notLost(s.alive &^ live); ended != 0 && missed == 0 {
			missed = 1 + int(s.invocation(bits.TrailingZeros64(ended)))
		}
	}
	if waits {
		t.missed = missed
	}
}

// loseBy notes that invocations did something that an operand decides.
func (s *subgroup) loseBy(fr *frame, r int32, mask uint64) {
	if lanes := s.taint(fr, r) & mask; lanes != 0 && s.w.r.track != nil {
		undefined := s.undefinedLanes(fr, r, lanes)
		s.lose(undefined, lanes&^undefined)
	}
}

// stored returns the shadow of what an invocation stores.
func (s *subgroup) stored(lane int, shadow Shadow) Shadow {
	switch {
	case s.excused>>lane&1 != 0:
		return allOpen
	case s.lost>>lane&1 != 0:
		return allUndefined
	case s.lostOpen>>lane&1 != 0 && shadow.Undefined == 0:
		return allOpen
	}
	return shadow
}
