package execute

import (
	"math"
	"math/bits"
	"math/rand/v2"

	"hone/fold"
	"hone/vm/internal/code"
	"hone/vm/internal/shadow"
	"hone/vm/layout"
)

// Tracker is what a run with shadows keeps. Such a run is executed by one goroutine.
type Tracker struct {
	Memory  []*shadow.Memory // by object; those of one slot share one
	Regions []*shadow.Memory // by Machine.Regions

	// By the number of an invocation, as sets of bits: its control flow depended on an undefined value, or it went out
	// of bounds of memory that is no buffer or to an OpUnreachable
	Undefined          []uint64
	Unspecified        []uint64 // its control flow depended on an unspecified value
	ReachedUnreachable []uint64 // it reached an OpUnreachable and was determined before
	Led                []uint64 // it accessed memory at an address that is not determined
	Outside            []uint64 // it was determined, and accessed a buffer out of bounds at an address that is, too

	Volatile     []uint32 // by invocation: how many scalars it loaded from or stored to Volatile memory
	ValueNumbers shadow.ValueNumbers

	undetermined     []uint64          // invocations, as a set of bits: undetermined from the start
	freedoms         []shadow.Freedoms // by operation
	open             []bool            // likewise: its results may have shadows though operands have none
	hasFreedom       bool              // some freedom is asked for
	precision        bool              // in which order products are added, and how precisely, is unspecified
	rounds           bool              // what is stored to images may be rounded to either neighbour
	volatileIsStable bool              // Volatile memory keeps its values
	robust           bool              // what is loaded beyond the bounds of a buffer is 0
	vary             *rand.Rand        // chooses what is unspecified; nil for no
}

// Track says what counts as unspecified, and what else a run with shadows takes for granted.
type Track struct {
	Freedom          fold.Freedom
	Undetermined     []uint64
	Determined       []layout.Slot // which the client reads as it fills Memory
	Races            bool          // likewise
	VolatileIsStable bool
	Robust           bool
	// Vary is the seed of an implementation that is chosen: results that need not be correctly rounded are as far off as
	// they may be, and clocks show anything. With 0 they are those of package fold, and a shadow says what they may be
	Vary uint64
}

// NewTracker makes one for so many invocations. Its client fills Memory and Regions.
func NewTracker(p *code.Program, f Track, invocations int) *Tracker {
	t := &Tracker{undetermined: f.Undetermined, hasFreedom: f.Freedom != fold.Freedom{}, rounds: f.Freedom.Flush,
		precision: f.Freedom.Precision, volatileIsStable: f.VolatileIsStable, robust: f.Robust}
	if f.Vary != 0 {
		t.vary = rand.New(rand.NewPCG(f.Vary, 0))
	}
	for i := range p.Operations {
		o := &p.Operations[i]
		free := shadow.FreedomsOf(&o.Operation, f.Freedom)
		t.freedoms = append(t.freedoms, free)
		t.open = append(t.open, o.Kernel == nil || free.Every || free.Zeros || free.Nans)
	}
	sets := (invocations + 63) / 64
	for _, set := range [...]*[]uint64{&t.Undefined, &t.Unspecified, &t.ReachedUnreachable, &t.Led, &t.Outside} {
		*set = make([]uint64, sets)
	}
	t.Volatile = make([]uint32, invocations)
	return t
}

// varies reports whether a run chooses what is unspecified.
func (s *Batch) varies() bool { return s.m.Track != nil && s.m.Track.vary != nil }

// varied returns one of the results that an operation may have where it need not be correctly rounded: that of package
// fold, or one at an end of what is known of it. Then it is known.
func (t *Tracker) varied(v uint64, known shadow.Shadow, f fold.Format) (uint64, shadow.Shadow) {
	if !known.Bounded || known.Undefined != 0 || known.NaN || known.Interval.IsPoint() {
		return v, known
	}
	end := known.Interval.Low
	switch t.vary.IntN(3) {
	case 0:
		end = f.ToFloat64(v)
	case 1:
		end = known.Interval.High
	}
	if !math.IsInf(end, 0) {
		v = f.FromFloat64(end, fold.Mode{})
	}
	return v, shadow.Shadow{}
}

// Volatile memory may change at any time, by what the shader knows nothing of, so each access counts and none may be
// left out, doubled or joined with another. In a run with shadows it does change: the nth volatile access of an
// invocation flips the lowest three bits of what it loads as n does. The first finds what is there. So a pass that
// joins two loads, or moves them, makes other results; and the number of accesses is a result itself.

// volatileAccess counts an access of an invocation to Volatile memory, and returns which bits of it have changed.
func (t *Tracker) volatileAccess(invocation int) uint64 {
	n := t.Volatile[invocation]
	t.Volatile[invocation]++
	if t.volatileIsStable {
		return 0
	}
	return uint64(n % 8)
}

// markUndetermined marks the invocations of a batch that are undetermined from the start.
func (s *Batch) markUndetermined() {
	s.undefinedFlow, s.undetermined = 0, 0
	if t := s.m.Track; t != nil && t.undetermined != nil {
		for lane := range s.p.Lanes {
			if k := s.Number(lane); k/64 < len(t.undetermined) {
				s.undetermined |= t.undetermined[k/64] >> (k % 64) & 1 << lane
			}
		}
	}
	s.unspecifiedFlow = s.undetermined & s.Alive
}

// markFlow notes that the control flow of invocations is undetermined from here on.
func (s *Batch) markFlow(undefined, unspecified uint64) {
	t := s.m.Track
	if t == nil {
		return
	}
	undefined, unspecified = undefined&^s.undetermined, unspecified|undefined&s.undetermined
	for m := (undefined | unspecified) &^ (s.undefinedFlow | s.unspecifiedFlow); m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		s.flowFrom[lane] = s.originOfFlow(lane)
	}
	s.undefinedFlow |= undefined
	s.unspecifiedFlow |= unspecified
	for m := undefined | unspecified; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		k, bit := s.Number(lane)/64, uint64(1)<<(s.Number(lane)%64)
		if undefined>>lane&1 != 0 {
			t.Undefined[k] |= bit
		} else {
			t.Unspecified[k] |= bit
		}
	}
}

// Determined returns the lanes of a mask whose control flow is determined.
func (s *Batch) Determined(mask uint64) uint64 { return mask &^ (s.undefinedFlow | s.unspecifiedFlow) }

// addTo adds invocations to a set of a run with shadows.
func (s *Batch) addTo(set []uint64, lanes uint64) {
	for m := lanes; m != 0; m &= m - 1 {
		k := s.Number(bits.TrailingZeros64(m))
		set[k/64] |= 1 << (k % 64)
	}
}

// trap notes that invocations came to an OpUnreachable: anything may follow.
func (s *Batch) trap(mask uint64) {
	t := s.m.Track
	if t == nil {
		return
	}
	s.addTo(t.ReachedUnreachable, s.Determined(mask))
	s.markFlow(mask, 0)
}

// markFlowBy notes that invocations did something that depends on an operand.
func (s *Batch) markFlowBy(fr *Frame, r int32, mask uint64) {
	if lanes := s.ShadowedLanes(fr, r) & mask; lanes != 0 && s.m.Track != nil {
		undefined := s.undefinedLanes(fr, r, lanes)
		s.markFlow(undefined, lanes&^undefined)
	}
}

// stored returns the shadow of what an invocation stores.
func (s *Batch) stored(lane int, known shadow.Shadow) shadow.Shadow {
	switch {
	case s.undetermined>>lane&1 != 0:
		return shadow.AllUnspecified
	case s.undefinedFlow>>lane&1 != 0:
		return shadow.AllUndefined
	case s.unspecifiedFlow>>lane&1 != 0 && known.Undefined == 0:
		return shadow.AllUnspecified
	}
	return known
}

// writer returns an invocation as one that stores.
func (s *Batch) writer(lane int) shadow.Writer {
	w := s.anyWriter()
	w.Invocation = uint32(s.Number(lane))
	if fr, i := s.executed(); i == nil || i.Op != code.StoreBuffer ||
		(s.undefinedFlow|s.unspecifiedFlow|s.ShadowedLanes(fr, i.C))>>lane&1 != 0 {
		w.From = s.origin(lane)
	}
	return w
}

// anyWriter returns what all invocations have in common as those that store.
func (s *Batch) anyWriter() shadow.Writer {
	g := s.g
	return shadow.Writer{First: uint32(g.First), Last: uint32(g.First + g.N - 1), Barriers: g.Barriers}
}
