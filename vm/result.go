package vm

import (
	"cmp"
	"slices"

	"hone/fold"
	"hone/ir"
	"hone/vm/cost"
	"hone/vm/internal/execute"
	"hone/vm/internal/shadow"
	"hone/vm/layout"
)

// Result says what happened.
type Result struct {
	Reports     []Report // in the order of the code
	Invocations uint64
	Counts      cost.Counts  // instructions executed, for each invocation
	Blocks      []BlockCount // blocks executed, callers before callees
	Ways        []bool       // of a program that is [Program.Covered], by [Decision]: an invocation went there
	// by the number of an invocation of a fragment shader: it has passed nothing on, as it was discarded or is a helper;
	// nil for other stages
	Discarded []bool
	Steps     uint64 // of the workgroup that took the most, as [Inputs].Steps counts them

	// With Inputs.Track:
	Stores []Store // scalars that were stored, by slot or region and by offset
	// invocations whose control flow depended on an undefined value, or that went out of bounds of memory that is no
	// buffer or to an OpUnreachable, as a set of bits, numbered as in [Store]
	Undefined   []uint64
	Unspecified []uint64 // those whose control flow depended on an unspecified one
	Led         []uint64 // those that accessed memory at an address that is not determined
	Outside     []uint64 // those that, still determined, accessed a buffer out of bounds at an address that is, too
	Volatile    []uint32 // by the number of an invocation: how many scalars it loaded from or stored to Volatile memory

	ReachedUnreachable []uint64 // invocations that came to an OpUnreachable and were determined before, as a set of bits
	// 1 + the number of the first invocation that has ended before a barrier to which another one came, neither of them
	// undetermined; 0 for none
	BarrierMissed          int
	DependsOnUndefEquality bool // something was decided by two undefined values being equal
}

// Store is a scalar that was stored to a buffer or region. What a later store overwrites in part remains as scalars of
// one byte.
type Store struct {
	Slot          layout.Slot // the first that has this memory
	Region        int         // index of the region in [Inputs.Regions]; -1 where it is the buffer of Slot
	Offset, Bytes int
	Format        fold.Format // of a float; zero for what is none
	Shadow        Shadow
	Invocation    uint32 // that stored it last: index of its workgroup × size of a workgroup + index in that
	// another invocation had stored another value there, not by an atomic, and nothing orders the two: either may be
	// what remains
	Raced bool
	// an output that was passed on although nothing was stored there: it is undefined
	Unset bool
	// where Shadow says that it is undetermined: the first instruction with an undetermined result that it depends on, and
	// that which led the invocation where nothing is determined any more; nil where that is not known, or not so
	Origin, Branch *ir.Inst
}

// Shadow says how much of a scalar is determined. The zero value: all of it.
type Shadow struct {
	Undefined uint64 // bits that depend on an undefined value
	// bits that a freedom of the implementation leaves unspecified, and that depend on no undefined value
	Unspecified uint64
	// where Bounded: the interval of the scalar, which is a float and no NaN, in the format it was computed in
	Interval fold.Interval
	// then Unspecified has the bits that may differ within the limits, for those who look at bits only
	Bounded bool
	// the scalar is a NaN that an operation made: a float that is determined, though Unspecified has bits of it that
	// may differ
	NaN bool
}

// BlockCount says how many invocations came to a block. What each of its instructions counts for is [hone/vm/cost.Of].
type BlockCount struct {
	Block       *ir.Block
	Invocations uint64
}

// result joins what the workers counted.
func (d *dispatch) result(workers []*workgroup, n int, regions []int) (*Result, error) {
	p := d.p
	r := &Result{Invocations: uint64(n) * uint64(p.Invocations()), Discarded: d.machine.Discarded}
	events := map[execute.EventKey]execute.Event{}
	var err error
	first := n
	for f, code := range p.Functions {
		for b := range code.Blocks {
			times := uint64(0)
			for _, w := range workers {
				times += w.group.Runs[f][b]
			}
			r.Counts.Add(code.Blocks[b].Counts, times)
			if of := code.Blocks[b].Of; of != nil && times > 0 {
				r.Blocks = append(r.Blocks, BlockCount{of, times})
			}
		}
	}
	r.Ways = make([]bool, p.Ways)
	for _, w := range workers {
		for k, went := range w.group.Ways {
			r.Ways[k] = r.Ways[k] || went
		}
		r.Steps = max(r.Steps, w.most)
		for k, v := range w.group.Events {
			events[k] = d.join(*v, events[k])
		}
		if w.err != nil && w.failed < first {
			first, err = w.failed, w.err
		}
	}
	for k, v := range events {
		r.Reports = append(r.Reports, Report{Kind: Kind(k.Kind), Place: p.Describe(k.Where), Inst: p.Places[k.Where].In,
			Count: v.Count, First: d.globalID(v.First), Invocations: v.Who, where: k.Where})
	}
	slices.SortFunc(r.Reports, compareReports)
	if t := d.machine.Track; t != nil {
		r.Stores, r.BarrierMissed = d.stores(regions), d.missed
		r.Undefined, r.Unspecified, r.ReachedUnreachable = t.Undefined, t.Unspecified, t.ReachedUnreachable
		r.Led, r.Outside = t.Led, t.Outside
		r.Volatile, r.DependsOnUndefEquality = t.Volatile, t.ValueNumbers.DependsOnEquality
	}
	return r, err
}

// join adds up two events of one instruction. The first invocation is that of the first workgroup.
func (d *dispatch) join(e, o execute.Event) execute.Event {
	n := d.p.Invocations()
	switch {
	case o.Count == 0:
		return e
	case o.First/n < e.First/n:
		e, o = o, e
	}
	e.Count += o.Count
	return e
}

// globalID returns the global id of an invocation, given by its number in the run.
func (d *dispatch) globalID(number int) (id [3]int) {
	size, groups, n := d.p.Size, d.in.Groups, d.p.Invocations()
	group, local := number/n, number%n
	workgroup := [3]int{group % groups[0], group / groups[0] % groups[1], group / groups[0] / groups[1]}
	inside := d.p.Local(local)
	for i := range id {
		id[i] = workgroup[i]*size[i] + inside[i]
	}
	return id
}

// inst returns the instruction of an origin.
func (d *dispatch) inst(from int32) *ir.Inst {
	if from == 0 {
		return nil
	}
	return d.p.Places[from-1].In
}

// stores returns what was stored: buffers by slot, then regions in the order of the inputs, each by offset.
func (d *dispatch) stores(regions []int) []Store {
	type place struct {
		slot   layout.Slot
		region int
		memory *shadow.Memory
	}
	var places []place
	shared := d.in.Shared()
	for i, m := range d.machine.Track.Memory {
		if m != nil && d.slots[i] != nil && !slices.ContainsFunc(places, func(p place) bool { return p.memory == m }) {
			slot := *d.slots[i]
			if first, ok := shared[slot]; ok {
				slot = first
			}
			places = append(places, place{slot, -1, m})
		}
	}
	for i, m := range d.machine.Track.Regions {
		places = append(places, place{layout.Slot{}, regions[i], m})
	}
	slices.SortFunc(places, func(x, y place) int {
		if x.region < 0 && y.region < 0 {
			return layout.CompareSlots(x.slot, y.slot)
		}
		return cmp.Compare(x.region, y.region)
	})
	n := 0
	for _, p := range places {
		n += p.memory.Stores()
	}
	out := make([]Store, 0, n)
	for _, p := range places {
		p.memory.Scalars(func(s *shadow.Store, from shadow.Origin) {
			k := &s.Shadow
			known := Shadow{k.Undefined, k.Unspecified, k.Interval, k.Bounded, k.NaN}
			out = append(out, Store{Slot: p.slot, Region: p.region, Offset: s.Offset, Bytes: s.Bytes, Format: s.Format,
				Shadow: known, Invocation: s.Invocation, Raced: s.Raced, Unset: s.Unset})
			if known != (Shadow{}) {
				last := &out[len(out)-1]
				last.Origin, last.Branch = d.inst(from.Value), d.inst(from.Branch)
			}
		})
	}
	return out
}
