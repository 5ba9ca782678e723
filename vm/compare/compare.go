// Package compare compares what two modules do: it runs their shaders on the same random inputs and looks at
// what they store, as far as the specification determines that. A [Reference] is the module that others are compared
// with; what it made of its inputs is kept, so that comparing many modules with it costs the runs of these only. A
// [Difference] names what is different as the shader does. The package is a client of package vm like any other, and
// must not know how shaders are executed.
package compare

import (
	"cmp"
	"errors"
	"fmt"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"

	"hone/analysis/fastmath"
	"hone/fold"
	"hone/ir"
	"hone/spirv"
	"hone/vm"
	"hone/vm/layout"
)

// Options says how shaders are compared. The zero value is what one wants.
type Options struct {
	Entry  string // name of the entry point; "" for the only compute shader, or the only one that can be run
	Runs   int    // 0 for 16; there may be some more, see [NewReference]
	Seed   uint64 // of the inputs
	Groups [3]int // number of workgroups; all 0 for 2, 1, 1 and in some runs others
	// size of a workgroup, for kernels that leave it open; all 0 for 32, 1, 1 and in some runs others
	Workgroup [3]int
	// of runtime arrays; 0 for 256 (1024 for kernels), or 4096 where otherwise most of what is stored were undefined, and
	// in every eighth run fewer than there are invocations. In every fourth run each has some fewer, so that their
	// lengths differ
	Elements int
	Contract bool // a product and a sum may be one operation where NoContraction does not forbid it
	Relaxed  bool // what is RelaxedPrecision may be computed with floats of 16 bits
	Single   bool // what has floats of 16 or 64 bits may be computed with 32
	// how far the lowerings that made the other module may move results; nil: not at all
	Costs *fold.Costs
	Exact bool // no implementation has a freedom: results of floats are equal bit for bit
	// freedoms with which the other was optimized: results of floats that these leave open are not compared
	FastMath fastmath.Flags
	// specialization constants of both, see [Options]. Others have their defaults, and in every third run other values
	Spec map[uint32]uint64
	// likewise; 0 for 32, and in some runs for other sizes if the reference sees that. In every eighth run it is 1
	// where it does not
	Subgroup int
	// instructions that a workgroup of the reference may execute; 0 for 2^16, or 2^20 where few runs end within that
	Steps  uint64
	Device bool // what is compared is what a device made of the inputs, see [Reference.CompareMemory]
	// the device loads zeros from beyond the bounds of a buffer, as VK_EXT_robustness2 has it. Otherwise they are
	// undefined there, and where such a value decides which shared memory an invocation writes to, what the others read
	// there is as if it had written nothing
	Robust bool
	Map    *Map // where the other has what the reference has; nil for the same places
	// runs in which the reference accesses memory out of bounds are left out: only robust buffer access says what it
	// does there
	InBounds bool
	Finite   bool // floats among the inputs are numbers, and none of them is denormal
	// the other shader may have buffers and built-in inputs that the reference lacks, as instrumentation adds them: such
	// a buffer holds zeros, and what is stored there is not compared. What it adds may look at undefined values: where one
	// decides a branch that the reference lacks, undefined values are 0, and what is stored is compared
	Added bool
	// Progress is called after each run of a shader, by several goroutines: how many of all have ended. It begins anew
	// with each kind of runs that is tried.
	Progress func(ended, of int)
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

// Result is what was found out about a shader and the reference.
type Result struct {
	Verdict Verdict
	Reason  string // why it is not decided, or what is different; "" for equal shaders
	Run     int    // the one that is different; -1 for none
	// the first one that was stored; nil if none was, also where the shaders are different for another reason
	Difference *Difference
	Runs       int    // that were compared, and in which something was stored
	Idle       int    // runs in which neither of both stored anything
	Skipped    int    // runs that were not
	SkipReason string // why the first of them was not: mostly since the reference did not come to its end
	Stored     int    // scalars that one of both stored in these runs
	Compared   int    // those of them that the reference determines
	// of the runs that were compared, those in which the reference accesses memory out of bounds. Where it stores there
	// and the other shader is different, the run counts as skipped: nothing says what the reference does
	Outside int
	// blocks of the reference that these runs executed, and that it has, without those that end in an OpUnreachable:
	// the verdict says nothing of the others, see [Reference.Unexecuted]
	Executed, Blocks int
	// OpSelect instructions of the reference of which these runs chose either value, and that it has: see
	// [Reference.Unchosen]
	Chosen, Selects int
	// blocks of the other shader that no run executed, where the runs executed all of the reference
	Unexecuted []*ir.Block
	// by what it was stored to, in some order: of what is equal, nothing may have been compared of one of them
	Outputs []Output
	// why values were not compared, the causes of most of them first
	Causes []Cause
	Lacks  []SpecValue // specialization constants, with their defaults, that only the reference has, by SpecId
	Adds   []SpecValue // those that only the other shader has

	// whose runs Run counts: the reference, or one with further runs, which come to blocks of the other shader
	Of *Reference

	blocks  []vm.BlockCount // that a run of the other shader executed
	ways    []bool          // of its decisions: those that were taken
	excused bool            // a run that is different, which comes from invocations of the reference that stray
}

// Output is what was stored to a buffer, an image, or what a stage passes on, in all runs.
type Output struct {
	Name             string // of the variable
	Stored, Compared int    // scalars, as those of [Result]
}

// addOutput adds scalars that were stored to an output.
func (c *Result) addOutput(o Output) {
	for i := range c.Outputs {
		if have := &c.Outputs[i]; have.Name == o.Name {
			have.Stored += o.Stored
			have.Compared += o.Compared
			return
		}
	}
	c.Outputs = append(c.Outputs, o)
}

// Silent returns the names of outputs to which something was stored, and of which nothing was compared.
func (c *Result) Silent() (names []string) {
	for _, o := range c.Outputs {
		if o.Stored > 0 && o.Compared == 0 {
			names = append(names, o.Name)
		}
	}
	slices.Sort(names)
	return names
}

// Share returns how much of what was stored was compared: 0 to 1.
func (c *Result) Share() float64 { return float64(c.Compared) / float64(max(c.Stored, 1)) }

// Reference is a shader that others are compared with, and what it made of its inputs. It may be used by several
// goroutines at a time.
type Reference struct {
	o           Options
	floats      fastmath.Environments // of the entry point
	specs       []specConstant
	literals    *literals
	forms       []*form // the first one is the ordinary one
	specialized []int   // of these: those with other specialization constants
	subgroups   []int   // those with subgroups of other sizes
	sizes       []int   // those with workgroups of other sizes
	flat        bool    // see isFlat
	sample      sample
	steps       uint64 // that a workgroup may execute
	runs        []referenceRun
	kept        *keeper
	skipped     int
	first       error   // why the first of those was
	determined  float64 // share of what was stored
	unsettled   string  // why equal runs do not make an equal shader; "" for no reason
}

// referenceRun is what the reference did in a run.
type referenceRun struct {
	plan         plan
	skipped      error
	limit        *limit // the first one that inputs which were tried for it came to
	dropped      int    // stores that were out of bounds
	blocks       []vm.BlockCount
	discarded    []bool        // invocations of a fragment shader that passed nothing on
	ways         []bool        // of the form's decisions: those that were taken
	stores       []scalarStore // by memory and offset
	undetermined []uint64
	divides      bool     // an index of descriptors differs that is not NonUniform
	related      bool     // that two undefined values are equal has decided something
	missed       bool     // an invocation has ended before a barrier to which others came
	accesses     []uint32 // to Volatile memory, by invocation
	steps        uint64
	strays       []uint64 // invocations that store out of bounds, see straysOf; nil for none
	led          []uint64 // invocations that access memory at an address that is not determined
	unknown      []uint64 // invocations of which nothing is known from their start on; nil for none
	outside      string   // the first instruction that stores out of bounds, or loads if none does; "" for none
	reports      []vm.Report
}

// NewReference runs the shader a on inputs that are made at random, by seed, and keeps what it stored. The module may
// be edited afterwards. The error is that of [vm.Compile], or says why no inputs can be made. If most of what a stores
// is undefined, it is tried again with more elements, then with small numbers outside of runtime arrays, since it is
// sizes and counts that lead indices out of bounds, and at last with small numbers everywhere. Runs that do not end, or
// that miss a barrier, are left out of comparisons: for them a says nothing. What the order of invocations decides is
// not compared either. Where the runs leave blocks of a unexecuted, others are added that execute some of them: inputs
// are solved for that lead a branch there. Cost: that of the runs, of which there are up to four times as many, and of
// those some once or twice more: what is unusual in a run may make the invocations of a undetermined. They are spread
// over all processors, and results do not depend on that.
func NewReference(a *ir.Module, o Options) (*Reference, error) {
	if o.Runs <= 0 {
		o.Runs = 16
	}
	bin, err := a.Write() // it is run again when there is a difference, and a may have been edited by then
	if err != nil {
		return nil, err
	}
	if a, err = ir.Read(bin); err != nil {
		return nil, err
	}
	made := Reference{o: o, specs: specConstantsOf(a), literals: literalsOf(a)}
	if err := made.makeForms(a); err != nil {
		return nil, err
	}
	made.floats = floatsOf(a, made.forms[0].program.Entry())
	made.flat = isFlat(made.forms[0].program)
	// Where most of what is stored is undefined, indices are out of bounds: larger buffers help, or small sizes. Or it
	// is conversions to integers.
	samples := []sample{{elements: 256}, {elements: 4096}, {elements: 4096, small: smallSizes},
		{elements: 4096, small: smallValues}}
	samples[0].elements = made.usualElements()
	if o.Elements > 0 {
		samples = []sample{{elements: o.Elements}, {elements: o.Elements, small: smallSizes},
			{elements: o.Elements, small: smallValues}}
	}
	var best *Reference
	var limits []*limit // of all samples: smaller numbers end loops sooner
	for _, s := range samples {
		s.seed, s.literals, s.device, s.finite = o.Seed, made.literals, o.Device, o.Finite
		if _, _, err := randomInputs(made.forms[0].program, s, 0); err != nil {
			if best == nil {
				return nil, err
			}
			break
		}
		one := made
		r := &one
		r.sample, r.runs, r.kept = s, make([]referenceRun, o.Runs), newKeeper(o.Runs)
		if err := r.checkMap(); err != nil {
			return nil, err
		}
		if best != nil && errors.Is(best.first, vm.ErrSteps) && best.skipped == o.Runs && s.small == anyNumbers {
			continue // longer arrays end no loops
		}
		share := r.observe()
		for i := range r.runs {
			if l := r.runs[i].limit; l != nil {
				limits = append(limits, l)
			}
		}
		if best == nil || share > best.determined {
			best = r
		}
		if share >= 0.5 {
			break
		}
	}
	best.guided()
	best.extend(limits)
	return best, nil
}

// floatsOf returns what holds for floats in the code of an entry point.
func floatsOf(m *ir.Module, entry string) (e fastmath.Environments) {
	for in := range m.Section(ir.EntryPoints).Insts() {
		if in.Op == spirv.OpEntryPoint {
			if name, _, _ := spirv.String(in.Words()[2:]); name == entry {
				return fastmath.OfEntry(m, in.ID(1))
			}
		}
	}
	return e
}

// moreSteps is what a workgroup may execute where few runs end within the usual number of instructions.
const moreSteps = 1 << 20

// observe executes the runs and returns how much of what they store is determined.
func (r *Reference) observe() float64 {
	r.steps = cmp.Or(r.o.Steps, 1<<16)
	zeroth := r.run(0)
	if err := r.neverEnds(zeroth.skipped); err != nil {
		for i := range r.runs {
			p := r.ordinary(i)
			r.runs[i] = referenceRun{plan: p, skipped: err, limit: limitOf(err, p)}
		}
		r.skipped, r.first = len(r.runs), err
		return 0
	}
	ordinary, ended := 0, 0
	r.each(func(i int) bool {
		if r.runs[i] = zeroth; i > 0 {
			r.runs[i] = r.run(i)
		}
		return true
	})
	for i := range r.runs {
		if r.runs[i].plan.form != 0 {
			continue
		}
		if ordinary++; r.runs[i].skipped == nil {
			ended++
		}
	}
	if r.o.Steps == 0 && 4*ended < ordinary {
		r.steps = moreSteps
		r.each(func(i int) bool {
			if errors.Is(r.runs[i].skipped, vm.ErrSteps) {
				r.runs[i] = r.execute(i, r.ordinary(i))
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
		stored += run.stored()
		determined += run.determined()
	}
	r.determined = float64(determined) / float64(max(stored, 1))
	return r.determined
}

// neverEnds tries whether the reference comes to an end at all where the first run, which has the given error, does
// not, since then each run takes its time: in the first four, which have a kind of numbers each, and then in two of
// them with more instructions. The error is why it does not.
func (r *Reference) neverEnds(err error) error {
	if !errors.Is(err, vm.ErrSteps) {
		return nil
	}
	steps := r.steps
	defer func() { r.steps = steps }()
	ends := func(i int) bool {
		err = r.execute(i, r.ordinary(i)).skipped
		return !errors.Is(err, vm.ErrSteps)
	}
	for i := 1; i < min(4, len(r.runs)); i++ {
		if ends(i) {
			return nil
		}
	}
	if r.o.Steps == 0 {
		r.steps = moreSteps
		for i := range min(2, len(r.runs)) {
			if ends(i) {
				return nil
			}
		}
	}
	return err
}

// Runs returns how many runs there are.
func (r *Reference) Runs() int { return len(r.runs) }

// Sample says what inputs were chosen: how long runtime arrays are, and which numbers are small.
func (r *Reference) Sample() string {
	s := fmt.Sprintf("runtime arrays of %d elements", r.sample.elements)
	if r.sample.small != anyNumbers {
		s += ", " + r.sample.small.String()
	}
	return s
}

// usualElements returns how many elements runtime arrays have where nothing asks for others. Beyond its memory a kernel
// may do anything, so it gets more.
func (r *Reference) usualElements() int {
	if r.forms[0].program.AddressBits() > 0 {
		return 1024
	}
	return 256
}

// SampleIsUsual reports whether inputs are as [Reference.Sample] says where nothing asked for others.
func (r *Reference) SampleIsUsual() bool {
	return r.sample.small == anyNumbers && r.sample.elements == cmp.Or(r.o.Elements, r.usualElements())
}

// inputs returns what a run is given by a plan, and what is in its regions. The error is that it takes too much memory.
func (r *Reference) inputs(run int, p plan) (vm.Inputs, []regionType, error) {
	s := r.sample
	s.elements, s.lengths, s.groups, s.small = p.elements, p.lengths, p.groups, max(s.small, p.small)
	s.imageSize = p.texels
	if p.changes != nil {
		run = p.changes.run
	}
	in, regions, err := randomInputs(r.forms[p.form].program, s, run)
	share(&in, r.forms[p.form].groups(p.sharing, s.seed, run))
	if p.changes != nil && err == nil {
		p.changes.apply(&in, r.forms[p.form].program)
	}
	in.Groups, in.Offset, in.Workers, in.Memory = p.groups, p.offset, 1, maxRandom
	in.Steps = cmp.Or(p.steps, r.steps)
	return in, regions, err
}

// RegionType is what memory with an address holds.
type RegionType struct {
	Name   string       // of the first address that leads there, as one writes it
	Layout *layout.Type // of all of it
}

// Regions returns what is in the regions of the inputs of a run.
func (r *Reference) Regions(run int) []RegionType {
	regions := r.given(run).regions
	list := make([]RegionType, len(regions))
	for i, t := range regions {
		list[i] = RegionType{t.name, t.layout}
		if t.stride > 0 {
			list[i].Layout = &layout.Type{Kind: layout.Array, Element: t.layout, Stride: t.stride}
		}
	}
	return list
}

// Bindings returns those of the reference in a run: specialization constants size what is in them.
func (r *Reference) Bindings(run int) []layout.Binding { return r.form(run).program.Bindings() }

// form returns what a run executes.
func (r *Reference) form(run int) *form { return r.forms[r.runs[run].plan.form] }

// each calls do for the runs, in their order and on all processors, until it returns false.
func (r *Reference) each(do func(run int) bool) { r.eachFrom(0, do) }

// eachFrom calls do for the runs from one on.
func (r *Reference) eachFrom(from int, do func(run int) bool) {
	var next, ended atomic.Int64
	next.Store(int64(from))
	var stop atomic.Bool
	var wg sync.WaitGroup
	for range min(len(r.runs)-from, runtime.GOMAXPROCS(0)) {
		wg.Go(func() {
			for !stop.Load() {
				i := int(next.Add(1)) - 1
				if i >= len(r.runs) {
					return
				}
				if !do(i) {
					stop.Store(true)
				}
				if r.o.Progress != nil {
					r.o.Progress(int(ended.Add(1)), len(r.runs)-from)
				}
			}
		})
	}
	wg.Wait()
}
