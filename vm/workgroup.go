package vm

import (
	"errors"
	"fmt"
	"math/bits"

	"hone/ir"
	"hone/spirv"
)

// errFault is the error of a run that should not be possible.
var errFault = errors.New("a fault of package vm")

// workgroup runs workgroups, one after the other: its subgroups in turn, each until it ends or waits at a barrier.
type workgroup struct {
	p         *Program
	r         *run
	subgroups []*subgroup
	shared    []uint64
	undefined []bool     // by shared cell
	shadows   []Shadow   // likewise, in a run with shadows
	own       *ownMemory // nil where it sees the memory itself

	index    int        // of the workgroup in the run
	id       [3]int     // likewise
	barriers int        // at which its invocations have met
	steps    uint64     // that are left
	astray   uint64     // that are left to invocations of which it is not known what they should do, where no others go on with them
	most     uint64     // that a workgroup took
	runs     [][]uint64 // by function and block: how many invocations went through it
	reports  map[reportKey]Report
	err      error
	failed   int // the workgroup that err is of
}

func newWorkgroup(p *Program, r *run) *workgroup {
	w := &workgroup{p: p, r: r, shared: make([]uint64, p.sharedCells), undefined: make([]bool, p.sharedCells), reports: map[reportKey]Report{}}
	if r.track != nil {
		w.shadows = make([]Shadow, p.sharedCells)
	}
	for _, f := range p.functions {
		w.runs = append(w.runs, make([]uint64, len(f.blocks)))
	}
	constants, undefined := make([]uint64, len(p.constants)*p.lanes), make([]uint64, len(p.constants))
	for i, k := range p.constants {
		for lane := range p.lanes {
			constants[i*p.lanes+lane] = k.bits
		}
		if k.undefined && !r.chosen() {
			undefined[i] = ^uint64(0)
		}
	}
	total := p.invocations()
	for first := 0; first < total; first += p.lanes {
		w.subgroups = append(w.subgroups, newSubgroup(w, first, min(p.lanes, total-first), constants, undefined))
	}
	return w
}

// work runs workgroups until there is none left, or one before it failed.
func (w *workgroup) work(n int) {
	for {
		i := int(w.r.next.Add(1)) - 1
		if i >= n || int64(i) > w.r.failed.Load() {
			return
		}
		if err := w.safely(w.r.in.order.at(i, n)); err != nil {
			w.err, w.failed = err, i
			for {
				f := w.r.failed.Load()
				if f <= int64(i) || w.r.failed.CompareAndSwap(f, int64(i)) {
					return
				}
			}
		}
		if w.r.in.Ended != nil {
			w.r.in.Ended.Add(1)
		}
	}
}

// safely runs one workgroup. A fault of this package does not end the process: who calls Run could not recover from it, since this is another goroutine.
func (w *workgroup) safely(index int) (err error) {
	defer func() {
		if x := recover(); x != nil {
			err = fmt.Errorf("%w: %v", errFault, x)
		}
	}()
	return w.run(index)
}

// run runs one workgroup.
func (w *workgroup) run(index int) error {
	groups := w.r.in.Groups
	w.index, w.id = index, [3]int{index % groups[0], index / groups[0] % groups[1], index / groups[0] / groups[1]}
	w.steps, w.astray, w.barriers = w.r.in.Steps, w.r.in.Steps, 0
	defer func() { w.most = max(w.most, w.r.in.Steps-w.steps) }()
	for i := range w.shared {
		w.shared[i], w.undefined[i] = 0, !w.r.chosen()
	}
	for i := range w.shadows {
		w.shadows[i] = allUndefined
	}
	for _, k := range w.p.sharedInit {
		w.shared[k.cell], w.undefined[k.cell] = k.bits, k.constant.undefined && !w.r.chosen()
		if w.shadows != nil && !k.constant.undefined {
			w.shadows[k.cell] = Shadow{}
		}
	}
	if b := w.r.before; b != nil {
		w.own = w.r.copyMemory(b.objects, b.regions)
	}
	for _, s := range w.subgroups {
		s.reset()
	}
	for {
		waiting := 0
		for i := range w.subgroups {
			s := w.subgroups[w.r.in.order.at(i, len(w.subgroups))]
			if err := s.run(); err != nil {
				return fmt.Errorf("workgroup %d %d %d: %w", w.id[0], w.id[1], w.id[2], err)
			}
			if s.top >= 0 {
				waiting++
			}
		}
		if waiting == 0 {
			return nil
		}
		if err := w.meet(); err != nil {
			return fmt.Errorf("workgroup %d %d %d: %w", w.id[0], w.id[1], w.id[2], err)
		}
	}
}

// meet lets all invocations go on that wait at a barrier. Those that have ended count as if they had come, as on the devices there are, and are
// reported. It is an error if the others are not all at one barrier.
func (w *workgroup) meet() error {
	at, first := int32(-1), [3]int{} // a barrier, and an invocation that waits there
	count, live := 0, 0
	for _, s := range w.subgroups {
		if s.top < 0 {
			continue
		}
		live += bits.OnesCount64(s.frames[0].live)
		for _, e := range s.frames[s.top].waiting {
			if at >= 0 && e.where != at {
				other := s.globalID(bits.TrailingZeros64(e.mask))
				return &Deadlock{Invocations: [2][3]int{first, other}, Barriers: [2]*ir.Inst{w.p.places[at].in, w.p.places[e.where].in}}
			}
			if at < 0 {
				at, first = e.where, s.globalID(bits.TrailingZeros64(e.mask))
			}
			count += bits.OnesCount64(e.mask)
		}
	}
	if count != live {
		return fmt.Errorf("%w: %d of %d reach the barrier %s", ErrBarrier, count, live, w.p.place(at))
	}
	w.miss()
	w.barriers++
	for _, s := range w.subgroups {
		s.reportLanes(BarrierMissed, at, s.alive&^s.frames[0].live)
		s.release()
	}
	return nil
}

// Deadlock is the [ErrBarrier] of invocations that wait for each other at two barriers.
type Deadlock struct {
	Invocations [2][3]int // one at each, by its global id
	Barriers    [2]*ir.Inst
}

func (d *Deadlock) Error() string {
	at := func(i int) string {
		id, b := d.Invocations[i], d.Barriers[i]
		return fmt.Sprintf("invocation %d %d %d at that of the block %%%d: %s", id[0], id[1], id[2], b.Block().ID(), b)
	}
	return fmt.Sprintf("%v: %s, and %s", ErrBarrier, at(0), at(1))
}

func (d *Deadlock) Unwrap() error { return ErrBarrier }

// hasBuiltIn reports whether builtIn knows an input.
func hasBuiltIn(b spirv.BuiltIn) bool {
	switch b {
	case spirv.BuiltInGlobalInvocationId, spirv.BuiltInLocalInvocationId, spirv.BuiltInLocalInvocationIndex, spirv.BuiltInWorkgroupId, spirv.BuiltInNumWorkgroups, spirv.BuiltInWorkgroupSize, spirv.BuiltInSubgroupSize, spirv.BuiltInSubgroupMaxSize, spirv.BuiltInSubgroupId, spirv.BuiltInNumSubgroups, spirv.BuiltInSubgroupLocalInvocationId, spirv.BuiltInSubgroupEqMask, spirv.BuiltInSubgroupGeMask, spirv.BuiltInSubgroupGtMask, spirv.BuiltInSubgroupLeMask, spirv.BuiltInSubgroupLtMask, spirv.BuiltInDeviceIndex, spirv.BuiltInViewIndex:
		return true
	}
	return false
}

// builtIn returns a component of an input for an invocation, given by its index in the workgroup.
func (w *workgroup) builtIn(s *subgroup, b spirv.BuiltIn, component, lane int) uint64 {
	size, groups := w.p.size, w.r.in.Groups
	index := s.first + lane
	local := [3]int{index % size[0], index / size[0] % size[1], index / size[0] / size[1]}
	mask := func(from, to int) uint64 { // lanes from on, below to
		m := (uint64(1)<<to - 1) &^ (uint64(1)<<from - 1)
		if to == 64 {
			m = ^uint64(0) &^ (uint64(1)<<from - 1)
		}
		return m >> (32 * component) & 0xFFFFFFFF * b2u(component < 2)
	}
	n := w.p.lanes
	switch b {
	case spirv.BuiltInGlobalInvocationId:
		return uint64(uint32(w.id[component]*size[component] + local[component]))
	case spirv.BuiltInLocalInvocationId:
		return uint64(local[component])
	case spirv.BuiltInLocalInvocationIndex:
		return uint64(index)
	case spirv.BuiltInWorkgroupId:
		return uint64(w.id[component])
	case spirv.BuiltInNumWorkgroups:
		return uint64(groups[component])
	case spirv.BuiltInWorkgroupSize:
		return uint64(size[component])
	case spirv.BuiltInSubgroupSize, spirv.BuiltInSubgroupMaxSize:
		return uint64(n)
	case spirv.BuiltInSubgroupId:
		return uint64(s.first / n)
	case spirv.BuiltInNumSubgroups:
		return uint64(len(w.subgroups))
	case spirv.BuiltInSubgroupLocalInvocationId:
		return uint64(lane)
	case spirv.BuiltInSubgroupEqMask:
		return mask(lane, lane+1)
	case spirv.BuiltInSubgroupGeMask:
		return mask(lane, n)
	case spirv.BuiltInSubgroupGtMask:
		return mask(lane+1, n)
	case spirv.BuiltInSubgroupLeMask:
		return mask(0, lane+1)
	case spirv.BuiltInSubgroupLtMask:
		return mask(0, lane)
	case spirv.BuiltInDeviceIndex, spirv.BuiltInViewIndex:
		return 0
	}
	panic("vm: a built-in that hasBuiltIn does not have")
}

func b2u(b bool) uint64 {
	if b {
		return 1
	}
	return 0
}
