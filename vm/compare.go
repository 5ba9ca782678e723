package vm

import (
	"cmp"
	"errors"
	"fmt"
	"runtime"
	"sync"
	"sync/atomic"

	"hone/fold"
	"hone/ir"
)

// CompareOptions says how shaders are compared. The zero value is what one wants.
type CompareOptions struct {
	Entry    string            // name of the entry point; "" for the only one that is a compute shader
	Runs     int               // 0 for 16
	Seed     uint64            // of the inputs
	Groups   [3]int            // number of workgroups; all 0 for 2, 1, 1
	Elements int               // of runtime arrays; 0 for 256, or 4096 where otherwise most of what is stored were undefined. In every fourth run each has some fewer, so that their lengths differ
	Exact    bool              // no implementation has a freedom: results of floats are equal bit for bit
	Spec     map[uint32]uint64 // specialization constants of both, see [Options]
	Subgroup int               // likewise; 0 for 32. In every eighth run it is 1 where the reference does not see that
	Steps    uint64            // instructions that a workgroup of the reference may execute; 0 for 2^16, or 2^20 where few runs end within that
	Device   bool              // what is compared is what a device made of the inputs, see [Reference.CompareMemory]
	Map      *InterfaceMap     // where the other has what the reference has; nil for the same places
}

// Verdict is the outcome of a comparison.
type Verdict uint8

// The verdicts.
const (
	Equal Verdict = iota
	Different
	Undecided
)

func (v Verdict) String() string { return [...]string{"equal", "different", "not decided"}[v] }

// Comparison is what was found out about a shader and the reference.
type Comparison struct {
	Verdict    Verdict
	Reason     string      // why it is not decided, or what is different; "" for equal shaders
	Run        int         // the one that is different; -1 for none
	Difference *Difference // the first one that was stored; nil if none was, also where the shaders are different for another reason
	Runs       int         // that were compared
	Skipped    int         // runs that were not, since the reference did not come to its end
	Stored     int         // scalars that one of both stored in these runs
	Compared   int         // those of them that the reference determines
}

// Share returns how much of what was stored was compared: 0 to 1.
func (c *Comparison) Share() float64 { return float64(c.Compared) / float64(max(c.Stored, 1)) }

// Reference is a shader that others are compared with, and what it made of its inputs. It may be used by several goroutines at a time.
type Reference struct {
	o          CompareOptions
	program    *Program
	serial     *Program // with subgroups of one invocation, nil where that can be seen
	sample     sample
	steps      uint64   // that a workgroup may execute
	memories   []memory // what was bound, by slot, and the push constants at last
	runs       []referenceRun
	skipped    int
	first      error   // why the first of those was
	determined float64 // share of what was stored
}

// referenceRun is what the reference did in a run.
type referenceRun struct {
	skipped  error
	stores   []scalarStore // by memory and offset
	lost     []uint64
	accesses []uint32 // to Volatile memory, by invocation
	steps    uint64
}

// NewReference runs the shader a on inputs that are made at random, by seed, and keeps what it stored. The module may be edited afterwards. The error is that of
// [Compile], or says why no inputs can be made. If most of what a stores is undefined, it is tried again with more elements, then with small numbers outside of
// runtime arrays, since it is sizes and counts that lead indices out of bounds, and at last with small numbers everywhere. Runs that do not end, or that miss a
// barrier, are left out of comparisons: for them a says nothing. What the order of invocations decides is not compared either. Cost: that of the runs, of which there are up to four
// times as many. They are spread over all processors, and results do not depend on that.
func NewReference(a *ir.Module, o CompareOptions) (*Reference, error) {
	if o.Runs <= 0 {
		o.Runs = 16
	}
	if o.Groups == [3]int{} {
		o.Groups = [3]int{2, 1, 1}
	}
	a, err := ir.Read(a.Write()) // it is run again when there is a difference, and a may have been edited by then
	if err != nil {
		return nil, err
	}
	p, err := Compile(a, Options{Entry: o.Entry, Spec: o.Spec, Subgroup: o.Subgroup})
	if err != nil {
		return nil, err
	}
	// Where most of what is stored is undefined, indices are out of bounds: larger buffers help, or small sizes. Or it is conversions to integers.
	samples := []sample{{elements: 256}, {elements: 4096}, {elements: 4096, tame: tameSizes}, {elements: 4096, tame: tameValues}}
	if o.Elements > 0 {
		samples = []sample{{elements: o.Elements}, {elements: o.Elements, tame: tameSizes}, {elements: o.Elements, tame: tameValues}}
	}
	serial := p.serial()
	var best *Reference
	for _, s := range samples {
		s.seed = o.Seed
		if _, _, err := p.randomInputs(s, 0); err != nil {
			if best == nil {
				return nil, err
			}
			break
		}
		r := &Reference{o: o, sample: s, program: p, serial: serial, memories: memoriesOf(p.someBindings()), runs: make([]referenceRun, o.Runs)}
		if err := r.checkMap(); err != nil {
			return nil, err
		}
		share := r.observe()
		if best == nil || share > best.determined {
			best = r
		}
		if share >= 0.5 {
			break
		}
	}
	return best, nil
}

// observe executes the runs and returns how much of what they store is determined.
func (r *Reference) observe() float64 {
	r.steps = cmp.Or(r.o.Steps, 1<<16)
	ended := 0
	r.each(func(i int) bool {
		r.runs[i] = r.run(i)
		return true
	})
	for i := range r.runs {
		if r.runs[i].skipped == nil {
			ended++
		}
	}
	if r.o.Steps == 0 && 4*ended < len(r.runs) {
		r.steps = 1 << 20
		r.each(func(i int) bool {
			if errors.Is(r.runs[i].skipped, ErrSteps) {
				r.runs[i] = r.run(i)
			}
			return true
		})
	}
	stored, determined := 0, 0
	for i := range r.runs {
		run := &r.runs[i]
		if run.skipped != nil {
			r.skipped++
			r.first = cmp.Or(r.first, run.skipped)
		}
		for k := range run.stores {
			stored++
			if s := &run.stores[k]; s.Shadow.Undefined != fold.Mask(8*s.Bytes) {
				determined++
			}
		}
	}
	r.determined = float64(determined) / float64(max(stored, 1))
	return r.determined
}

// Sample says what inputs were chosen: how long runtime arrays are, and which numbers are small.
func (r *Reference) Sample() string {
	s := fmt.Sprintf("runtime arrays of %d elements", r.sample.elements)
	switch r.sample.tame {
	case tameSizes:
		s += ", outside of them whole numbers from 0 to 31"
	case tameValues:
		s += ", whole numbers from 0 to 31"
	}
	return s
}

// Inputs returns what a run of a comparison is given. Each call returns new memory.
func (r *Reference) Inputs(run int) Inputs {
	in, _, _ := r.program.randomInputs(r.sample, run)
	in.Groups, in.Workers, in.Steps, in.Memory = r.o.Groups, 1, r.steps, maxRandom
	return in
}

// Bindings returns those of the reference.
func (r *Reference) Bindings() []Binding { return r.program.Bindings() }

// each calls do for the runs, in their order and on all processors, until it returns false.
func (r *Reference) each(do func(run int) bool) {
	var next atomic.Int64
	var stop atomic.Bool
	var wg sync.WaitGroup
	for range min(len(r.runs), runtime.GOMAXPROCS(0)) {
		wg.Go(func() {
			for !stop.Load() {
				i := int(next.Add(1)) - 1
				if i >= len(r.runs) {
					return
				}
				if !do(i) {
					stop.Store(true)
				}
			}
		})
	}
	wg.Wait()
}

// run executes a run of the reference.
func (r *Reference) run(i int) referenceRun {
	in := r.Inputs(i)
	in.Track = &Track{Steady: r.o.Device}
	if !r.o.Exact {
		in.Track.Freedom = fold.Freedom{Precision: true, SignedZero: true, Contract: r.o.Device, Flush: r.o.Device, Finite: r.o.Device}
	}
	p := r.program
	if !r.o.Device {
		p = p.forRun(i, r.serial)
	}
	result, err := p.Run(in)
	if err != nil {
		return referenceRun{skipped: err}
	}
	return referenceRun{stores: r.stores(&in, result), lost: union(result.Lost, result.LostOpen), accesses: result.Volatile, steps: result.Steps}
}

// Compare runs the shader of b with the name of the reference's on the same inputs and compares what it stores with what the reference stored. What it finds to be different has a
// cause in the modules; what it finds to be equal was equal in these runs. Undefined values, and bits that the reference leaves open, are not
// compared, and if that is more than half of what is stored, nothing is decided. Cost: that of the runs.
func (r *Reference) Compare(b *ir.Module) *Comparison {
	p, undecided := r.other(b)
	if undecided != "" {
		return &Comparison{Run: -1, Verdict: Undecided, Reason: undecided}
	}
	if p.size != r.program.size {
		return &Comparison{Run: -1, Verdict: Different, Reason: fmt.Sprintf("the workgroup has %s invocations, and %s in the reference", times(p.size), times(r.program.size))}
	}
	var serial *Program
	if r.serial != nil {
		serial = p.serial()
	}
	found := make([]Comparison, len(r.runs))
	r.each(func(i int) bool {
		found[i] = r.compare(p.forRun(i, serial), i)
		return found[i].Verdict != Different
	})
	all := Comparison{Run: -1, Skipped: r.skipped}
	var open *Comparison // the first run that was not decided: a difference in another one says more
	for i := range found {
		switch c := &found[i]; {
		case c.Verdict == Different: // the runs before it were done
			return c
		case c.Verdict == Undecided && open == nil:
			open = c
		}
		all.Runs += found[i].Runs
		all.Skipped += found[i].Skipped
		all.Stored += found[i].Stored
		all.Compared += found[i].Compared
	}
	switch {
	case open != nil:
		return open
	case all.Runs == 0:
		all.Verdict, all.Reason = Undecided, fmt.Sprintf("the reference came to no end in %d runs: %v", all.Skipped, cmp.Or(r.first, errOrder))
	case all.Stored == 0:
		all.Verdict, all.Reason = Undecided, "nothing is stored to a buffer"
	case all.Share() < 0.5:
		all.Verdict, all.Reason = Undecided, fmt.Sprintf("only %d of %d values that are stored do not depend on something undefined or left open", all.Compared, all.Stored)
	}
	return &all
}

func times(size [3]int) string { return fmt.Sprintf("%d × %d × %d", size[0], size[1], size[2]) }

// other makes the shader that is compared ready to run, or says why that is not possible.
func (r *Reference) other(b *ir.Module) (p *Program, undecided string) {
	o := Options{Entry: r.program.entry, Spec: r.o.Spec, Subgroup: r.o.Subgroup}
	if m := r.o.Map; m != nil {
		if m.Entry != "" {
			o.Entry = m.Entry
		}
		o.Spec = m.spec(o.Spec)
	}
	p, err := Compile(b, o)
	if err != nil {
		return nil, "the other module: " + err.Error()
	}
	for i := range p.bindings {
		if b := &p.bindings[i]; b.Used && r.o.Map.rangesTo(b) == nil && r.memory(b.place()) < 0 {
			return nil, fmt.Sprintf("the other module has a buffer that the reference lacks: %s, which is %s", b.place(), b.Name)
		}
	}
	return p, ""
}

// compare executes a run of the other shader.
func (r *Reference) compare(p *Program, run int) Comparison {
	a := &r.runs[run]
	if a.skipped != nil {
		return Comparison{}
	}
	before := r.Inputs(run)
	in := r.o.Map.inputs(p, r.Inputs(run))
	in.Steps = 16*a.steps + 1<<20
	in.Track = &Track{Lost: a.lost}
	result, err := p.Run(in)
	switch {
	case errors.Is(err, ErrSteps):
		return Comparison{Run: run, Verdict: Different, Reason: fmt.Sprintf("it does not end: %v, want %d (run %d of seed %d)", err, a.steps, run, r.o.Seed)}
	case errors.Is(err, ErrBarrier):
		return Comparison{Run: run, Verdict: Different, Reason: fmt.Sprintf("%v (run %d of seed %d)", err, run, r.o.Seed)}
	case err != nil:
		return Comparison{Run: run, Verdict: Undecided, Reason: fmt.Sprintf("the other module: %v (run %d of seed %d)", err, run, r.o.Seed)}
	}
	if result.trapped > 0 {
		id := r.globalID(result.trapped - 1)
		return Comparison{Run: run, Verdict: Different, Reason: fmt.Sprintf("invocation %d %d %d comes to an OpUnreachable (run %d of seed %d)", id[0], id[1], id[2], run, r.o.Seed)}
	}
	c := Comparison{Runs: 1}
	j := judge{r: r, i: run, inputs: &before, lost: a.lost, a: a.stores, b: r.storesOfOther(&in, result), c: &c}
	for i, n := range result.Volatile {
		if !j.isLost(uint32(i)) && i < len(a.accesses) && n != a.accesses[i] {
			c.Run, c.Verdict = run, Different
			id := r.globalID(i)
			c.Reason = fmt.Sprintf("invocation %d %d %d accesses %d scalars of Volatile memory, want %d (run %d of seed %d)", id[0], id[1], id[2], n, a.accesses[i], run, r.o.Seed)
			return c
		}
	}
	d := j.run()
	if d != nil {
		if j.backward, err = r.backward(run); err != nil {
			return Comparison{Skipped: 1}
		}
		c = Comparison{Runs: 1}
		d = j.run()
	}
	if d != nil {
		c.Run, c.Verdict, c.Difference, c.Reason = run, Different, d, d.String()
	}
	return c
}

// globalID returns the place of an invocation, given by its number in the run.
func (r *Reference) globalID(invocation int) [3]int {
	size, groups := r.program.size, r.o.Groups
	total := size[0] * size[1] * size[2]
	group, local := invocation/total, invocation%total
	return [3]int{
		group%groups[0]*size[0] + local%size[0],
		group/groups[0]%groups[1]*size[1] + local/size[0]%size[1],
		group/groups[0]/groups[1]*size[2] + local/size[0]/size[1],
	}
}

// union returns what is in one of two sets of the same size.
func union(x, y []uint64) []uint64 {
	out := make([]uint64, len(x))
	for i := range x {
		out[i] = x[i] | y[i]
	}
	return out
}
