package vm

import (
	"cmp"
	"fmt"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	"hone/vm/internal/code"
	"hone/vm/internal/execute"
	"hone/vm/internal/shadow"
	"hone/vm/layout"
)

// dispatch is a run of a shader: what its workers share.
type dispatch struct {
	p       *code.Program
	in      Inputs
	machine execute.Machine
	slots   []*layout.Slot // by object; nil for push constants
	next    atomic.Int64
	failed  atomic.Int64  // the first workgroup that failed
	before  *execute.View // what is in memory at first, where workgroups are isolated
	// 1 + the first invocation that has ended before a barrier to which another one came, neither of them undetermined;
	// 0 for none
	missed int
}

// Run executes the shader on all processors. Buffers are written as far as it came when there is an error: where the
// limits are exceeded, or a barrier is not reached by all invocations. The result does not depend on the number of
// workers, unless workgroups race with each other other than by atomics.
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
	if p.code.Ordered || in.Track != nil || in.Trace != nil || in.Isolated ||
		in.recorder != nil {
		in.Workers = 1
	}
	in.Workers = min(in.Workers, n)
	need := max(p.code.Memory(), 1)
	if need > in.Memory {
		return nil, fmt.Errorf("the shader needs %d bytes for a workgroup, more than %d", need, in.Memory)
	}
	in.Workers = min(in.Workers, in.Memory/need)
	d := &dispatch{p: p.code, in: in}
	if err := d.bind(); err != nil {
		return nil, err
	}
	if p.code.Stage.Quads {
		d.machine.Discarded = make([]bool, n*p.Invocations())
		for i := range d.machine.Discarded {
			d.machine.Discarded[i] = true
		}
	}
	regions := d.sortRegions()
	if in.Track != nil {
		d.track(n)
	}
	if in.recorder != nil {
		d.record(in.recorder, regions)
	}
	if in.Isolated {
		d.before = d.view(d.machine.Buffers, in.memory())
	}
	if in.Trace != nil && p.code.Tracing != nil {
		d.machine.Trace = (&tracer{d, map[*execute.Batch][][]Value{}}).trace
	}
	d.failed.Store(int64(n))
	var wg sync.WaitGroup
	workers := make([]*workgroup, in.Workers)
	for i := range workers {
		workers[i] = newWorkgroup(d)
		wg.Go(func() { workers[i].work(n) })
	}
	wg.Wait()
	return d.result(workers, n, regions)
}

// sortRegions brings regions into the order of addresses, and returns, for each, which one of the inputs it is.
func (d *dispatch) sortRegions() []int {
	given := d.in.Regions
	order := make([]int, len(given))
	for i := range order {
		order[i] = i
	}
	slices.SortFunc(order, func(x, y int) int { return cmp.Compare(given[x].Address, given[y].Address) })
	regions := make([]layout.Region, len(order))
	for i, k := range order {
		regions[i] = given[k]
	}
	d.in.Regions, d.machine.Regions = regions, regions
	return order
}

// track prepares shadows for a run of n workgroups.
func (d *dispatch) track(n int) {
	t := execute.NewTracker(d.p, execute.Track(*d.in.Track), n*d.p.Invocations())
	t.Memory, t.Regions = make([]*shadow.Memory, len(d.slots)), make([]*shadow.Memory, len(d.in.Regions))
	sizes, memories := map[memoryKey]int{}, map[memoryKey]*shadow.Memory{}
	for i := range d.slots {
		sizes[d.memory(i)] = max(sizes[d.memory(i)], len(d.machine.Buffers[i]))
	}
	for i, slot := range d.slots {
		if slot != nil && slices.Contains(d.in.Track.Determined, *slot) {
			continue
		}
		if slot == nil {
			if o := d.p.Objects; i < len(o) && o[i].Init != nil {
				t.Memory[i] = d.newShadows(len(o[i].Init))
			}
			continue
		}
		k := d.memory(i)
		if memories[k] == nil {
			memories[k] = d.newShadows(sizes[k])
		}
		t.Memory[i] = memories[k]
	}
	for i := range d.in.Regions {
		t.Regions[i] = d.newShadows(len(d.in.Regions[i].Data))
	}
	d.machine.Track = t
}

// newShadows makes shadows for a memory.
func (d *dispatch) newShadows(size int) *shadow.Memory {
	m := shadow.NewMemory(size)
	m.Races = d.in.Track.Races
	return m
}

// memoryKey identifies the memory of an object: by its first byte, or by its slot where it has none.
type memoryKey struct {
	first *byte
	slot  layout.Slot
}

// memory returns the key of an object's memory.
func (d *dispatch) memory(i int) (k memoryKey) {
	if b := d.machine.Buffers[i]; len(b) > 0 {
		k.first = &b[0]
	} else if d.slots[i] != nil {
		k.slot = *d.slots[i]
	}
	return k
}

// Where one worker executes all workgroups, each sees what those before it have stored. Of the memory model that is one
// possibility; another is that what is stored without an atomic is seen by other workgroups at the end only. In a run
// that isolates workgroups it is so: an atomic sees all that was stored, everything else the memory as it was before
// the run, and what its own workgroup stored. So an atomic that was made a load and a store loses what other workgroups
// added.

// view returns a copy of what is in memory. Objects that share memory still do.
func (d *dispatch) view(objects, regions [][]byte) *execute.View {
	m := &execute.View{Objects: make([][]byte, len(objects)), Regions: make([][]byte, len(regions))}
	copies := map[memoryKey][]byte{}
	for i, b := range objects {
		if d.slots[i] == nil {
			m.Objects[i] = b // which nobody stores to, but to what a kernel has of its own: that is not isolated
			continue
		}
		k := d.memory(i)
		if len(copies[k]) < len(b) {
			copies[k] = append([]byte{}, b...)
		}
	}
	for i, b := range objects {
		if d.slots[i] != nil {
			m.Objects[i] = copies[d.memory(i)][:len(b)]
		}
	}
	for i, b := range regions {
		m.Regions[i] = append([]byte{}, b...)
	}
	return m
}

// memory returns the bytes of the regions.
func (in *Inputs) memory() [][]byte {
	out := make([][]byte, len(in.Regions))
	for i := range in.Regions {
		out[i] = in.Regions[i].Data
	}
	return out
}
