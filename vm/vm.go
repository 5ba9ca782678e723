// Package vm runs compute shaders. [Compile] makes a register form of the functions that an entry point reaches, as they are, and
// [Program.Run] executes it.
//
// Invocations of a subgroup are executed in lockstep, each instruction for all that are at it. What operations compute is in package
// fold and nowhere else. Undefined values are tracked: each component of a value, and each scalar of memory other than buffers, has a bit for
// each invocation that says whether it depends on one; with [Inputs].Track all memory has shadows that say more. What is not supported is refused by Compile, by name.
package vm

import (
	"cmp"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	"hone/ir"
)

// Program is a shader that is ready to run. It refers to the module that it was made of, which must not be edited as long as it is used. It
// may be used by several goroutines at a time.
type Program struct {
	entry       string      // name of the entry point
	functions   []*function // the entry point first, callers before callees
	constants   []constant
	operations  []operation
	steps       []step
	accesses    []access
	saturations []saturation
	switches    []switchTable
	atomics     []atomicOp
	groups      []group
	places      []place
	tracing     *tracing // nil if it was not compiled for that

	objects      []object
	runtimes     []runtimeArray
	bindings     []Binding
	inputs       []input
	privateInit  []cellInit
	sharedInit   []cellInit
	privateCells int // of each invocation, for Private and Input
	sharedCells  int

	lanes       int
	size        [3]int // of a workgroup
	registers   int    // of the deepest chain of calls
	frameCells  int
	depth       int
	fromNumbers bool // addresses are made of integers
	ordered     bool // workgroups see each other's atomics: they run one after the other
}

// place is what code was made of.
type place struct {
	in       *ir.Inst
	function int32
}

// Inputs is what a shader runs on.
type Inputs struct {
	Groups  [3]int          // number of workgroups; 0 counts as 1
	Buffers map[Slot][]byte // read and written in place
	Push    []byte          // push constants
	Regions []Region        // memory that has addresses, for PhysicalStorageBuffer; no two overlap
	Workers int             // workgroups that run at a time; 0 for one a processor
	Steps   uint64          // instructions that a workgroup's subgroups may execute; 0 for 2^32
	Memory  int             // bytes that the shader may need while a workgroup runs, without buffers and shadows; 0 for 2^30
	Track   *Track          // to know how much of what is stored is determined; nil for no
	Trace   *Trace          // to see each instruction of a program compiled with [Options].Trace, in the order of their execution by one worker; nil for no

	Ended *atomic.Int64 // counts the workgroups that have come to their end, while others run; nil for no

	order  order  // in which workgroups, and subgroups up to each barrier, are executed
	choose uint64 // seed of the values that undefined ones take, see choices.go; 0: they are 0. Not in a run with shadows
	apart  bool   // workgroups see of each other's stores only what atomics see; not in a run with shadows
}

// Region is memory with an address.
type Region struct {
	Address uint64
	Data    []byte // read and written in place
}

// The errors of runs that did not end as they should, for errors.Is.
var (
	ErrSteps   = errors.New("too many instructions")
	ErrBarrier = errors.New("a barrier that not all invocations reach")
)

// Result says what happened.
type Result struct {
	Reports     []Report // in the order of the code
	Invocations uint64
	Counts      Counts       // instructions executed, for each invocation
	Blocks      []BlockCount // blocks executed, callers before callees
	Steps       uint64       // of the workgroup that took the most, as [Inputs].Steps counts them

	// With Inputs.Track:
	Stores   []Store  // scalars that were stored, by slot or region and by offset
	Lost     []uint64 // invocations whose way depended on an undefined value, or led out of bounds of memory that is no buffer or to an OpUnreachable, as a set of bits, numbered as in [Store]
	LostOpen []uint64 // those whose way depended on an open one
	Volatile []uint32 // by the number of an invocation: how many scalars it loaded from or stored to Volatile memory
	trapped  []uint64 // see tracker
	related  bool     // likewise
	missed   int      // likewise
}

// WorkgroupSize returns the number of invocations of a workgroup in each direction.
func (p *Program) WorkgroupSize() [3]int { return p.size }

// invocations returns how many are in a workgroup.
func (p *Program) invocations() int { return p.size[0] * p.size[1] * p.size[2] }

// Run executes the shader on all processors. Buffers are written as far as it came when there is an error: where the limits
// are exceeded, or a barrier is not reached by all invocations. The result does not depend on the number of workers, unless workgroups
// race with each other in other ways than by atomics.
func (p *Program) Run(in Inputs) (*Result, error) {
	for i := range in.Groups {
		in.Groups[i] = max(in.Groups[i], 1)
	}
	if in.Steps == 0 {
		in.Steps = 1 << 32
	}
	if in.Memory == 0 {
		in.Memory = 1 << 30
	}
	if in.Workers <= 0 {
		in.Workers = runtime.GOMAXPROCS(0)
	}
	n := in.Groups[0] * in.Groups[1] * in.Groups[2]
	if p.ordered || in.Track != nil || in.Trace != nil || in.apart {
		in.Workers = 1
	}
	in.Workers = min(in.Workers, n)
	need := max(p.memory(), 1)
	if need > in.Memory {
		return nil, fmt.Errorf("the shader needs %d bytes for a workgroup, more than %d", need, in.Memory)
	}
	in.Workers = min(in.Workers, in.Memory/need)
	slots, buffers, counts, err := p.bind(&in)
	if err != nil {
		return nil, err
	}
	order := make([]int, len(in.Regions)) // by address
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(x, y int) int { return cmp.Compare(in.Regions[x].Address, in.Regions[y].Address) })
	regions := make([]Region, len(order))
	for i, k := range order {
		regions[i] = in.Regions[k]
	}
	in.Regions = regions
	shared := &run{in: in, slots: slots, buffers: buffers, counts: counts}
	if in.Track != nil {
		shared.track = newTracker(p, shared, order)
	}
	if in.apart {
		shared.before = shared.copyMemory(buffers, in.memory())
	}
	shared.failed.Store(int64(n))
	var wg sync.WaitGroup
	workers := make([]*workgroup, in.Workers)
	for i := range workers {
		workers[i] = newWorkgroup(p, shared)
		wg.Go(func() { workers[i].work(n) })
	}
	wg.Wait()
	return p.result(shared, workers, n)
}

// run is what the workgroups of a run share.
type run struct {
	in      Inputs
	slots   []*Slot  // by object; nil for push constants
	buffers [][]byte // by object: those of the program, then those of arrays of descriptors whose size the inputs give
	counts  []elements
	next    atomic.Int64
	failed  atomic.Int64 // the first workgroup that failed
	atomics sync.Mutex
	track   *tracker   // nil where shadows are not asked for
	before  *ownMemory // what is in memory at first, where workgroups are kept apart
}

// memory returns the bytes that a workgroup needs.
func (p *Program) memory() int {
	subgroups := (p.invocations() + p.lanes - 1) / p.lanes
	return 8*(p.registers+p.privateCells+p.frameCells)*(p.lanes+1)*subgroups + 9*p.sharedCells
}

// result joins what the workers counted.
func (p *Program) result(shared *run, workers []*workgroup, n int) (*Result, error) {
	r := &Result{Invocations: uint64(n) * uint64(p.invocations())}
	reports := map[reportKey]Report{}
	var err error
	first := n
	for f, code := range p.functions {
		for b := range code.blocks {
			times := uint64(0)
			for _, w := range workers {
				times += w.runs[f][b]
			}
			r.Counts.add(code.blocks[b].counts, times)
			if of := code.blocks[b].of; of != nil && times > 0 {
				r.Blocks = append(r.Blocks, BlockCount{of, times})
			}
		}
	}
	for _, w := range workers {
		r.Steps = max(r.Steps, w.most)
		for k, v := range w.reports {
			reports[k] = v.join(reports[k])
		}
		if w.err != nil && w.failed < first {
			first, err = w.failed, w.err
		}
	}
	for k, v := range reports {
		v.Kind, v.Place, v.Inst = k.kind, p.place(k.where), p.places[k.where].in
		v.where = k.where
		r.Reports = append(r.Reports, v)
	}
	slices.SortFunc(r.Reports, compareReports)
	if t := shared.track; t != nil {
		r.Stores, r.Lost, r.LostOpen, r.Volatile, r.trapped, r.missed = t.stores(), t.lost, t.lostOpen, t.volatile, t.trapped, t.missed
		r.related = t.related
	}
	return r, err
}

// place describes an instruction of the module.
func (p *Program) place(where int32) string {
	at := p.places[where]
	return p.functions[at.function].name + ": " + at.in.String()
}
