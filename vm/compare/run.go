package compare

import (
	"errors"
	"fmt"
	"math/bits"
	"slices"

	"hone/analysis/fastmath"
	"hone/fold"
	"hone/ir"
	"hone/spirv"
	"hone/vm"
	"hone/vm/internal/code"
)

// execute executes a run of the reference by a plan.
func (r *Reference) execute(i int, plan plan) referenceRun {
	in, _, err := r.inputs(i, plan)
	if err != nil {
		return referenceRun{plan: plan, skipped: err}
	}
	return r.executeWith(&in, plan)
}

// executeWith executes a run of the reference on its inputs.
func (r *Reference) executeWith(in *vm.Inputs, plan plan) referenceRun {
	return r.executeFree(in, plan, fold.Freedom{}, nil)
}

// executeFree executes a run of the reference on its inputs, where implementations have more freedoms: contraction, and
// floats of 16 bits for RelaxedPrecision. Some invocations, a set of bits, are undetermined from their start.
func (r *Reference) executeFree(in *vm.Inputs, plan plan, more fold.Freedom, unknown []uint64) referenceRun {
	in.Track = &vm.Track{Undetermined: unknown, Races: true, VolatileIsStable: r.o.Device, Robust: r.o.Robust}
	if !r.o.Exact {
		in.Track.Freedom = fold.Freedom{Precision: true, SignedZero: true, Contract: r.o.Device ||
			r.o.Contract || r.o.FastMath&fastmath.AllowContract != 0, Flush: r.o.Device, Finite: r.o.Device,
			Relaxed: r.o.Relaxed, Single: r.o.Single, Costs: r.o.Costs}
		in.Track.Freedom.Contract = in.Track.Freedom.Contract || more.Contract
		in.Track.Freedom.Relaxed = in.Track.Freedom.Relaxed || more.Relaxed
	}
	f := r.forms[plan.form]
	result, err := f.inOrder(in, plan.order).Run(*in)
	if err != nil {
		return referenceRun{plan: plan, skipped: err, limit: limitOf(err, plan)}
	}
	run := referenceRun{plan: plan, ways: result.Ways, discarded: result.Discarded, stores: f.stores(in, result),
		dropped: droppedStores(result), blocks: result.Blocks,
		undetermined: union(union(result.Undefined, result.Unspecified), unknown), unknown: unknown, led: result.Led,
		missed: result.BarrierMissed > 0, related: result.DependsOnUndefEquality, accesses: result.Volatile,
		steps: result.Steps, reports: result.Reports}
	if x := outside(result.Reports); x != nil {
		run.outside = x.Place
		if r.o.InBounds {
			run.skipped = fmt.Errorf("it accesses memory out of bounds: %s", run.outside)
		}
	}
	if unknown == nil {
		run.strays = straysOf(f.program, result.Reports)
	}
	run.divides = slices.ContainsFunc(result.Reports, notUniform)
	if i := slices.IndexFunc(result.Reports, limitExceeded); i >= 0 && run.skipped == nil {
		run.skipped = fmt.Errorf("an invocation goes beyond what is recorded: %s", result.Reports[i].Place)
	}
	for i := range run.stores { // an invocation that comes to an OpUnreachable may have done anything before, too
		s := &run.stores[i]
		if has(result.ReachedUnreachable, s.Invocation) {
			s.Shadow = vm.Shadow{Undefined: fold.Mask(8 * s.Bytes)}
		}
		r.openSign(s)
		r.openDigits(s)
	}
	return run
}

// limitExceeded reports whether an invocation emits more vertices than it may, or makes more calls of other stages than
// are recorded.
func limitExceeded(x vm.Report) bool { return x.Kind == vm.LimitExceeded }

// notUniform reports whether an index of descriptors differs between invocations though it is not NonUniform.
func notUniform(x vm.Report) bool { return x.Kind == vm.NotUniform }

// outOfBuffer reports whether an invocation accesses memory beyond the bounds of a buffer, as nobody may do without
// robust access, whatever comes of it.
func outOfBuffer(x vm.Report) bool { return x.Kind == vm.OutOfBounds && ofBuffer(x.Inst) }

// outside returns the report of the first store out of bounds, or else of the first other access; nil for none.
func outside(reports []vm.Report) (first *vm.Report) {
	for i := range reports {
		switch x := &reports[i]; {
		case x.Kind != vm.OutOfBounds:
		case !isLoad(x.Inst):
			return x
		case first == nil:
			first = x
		}
	}
	return first
}

// isLoad reports whether an instruction only reads memory.
func isLoad(in *ir.Inst) bool {
	switch in.Op {
	case spirv.OpLoad, spirv.OpAtomicLoad, spirv.OpCooperativeMatrixLoadKHR, spirv.OpImageRead, spirv.OpImageFetch:
		return true
	}
	return false
}

// openSign leaves the sign of a zero open where the environment does, also of one that nothing computed: who makes an
// absolute value of x < 0 ? -x : x gives the zero another sign than a choice between the two has.
func (r *Reference) openSign(s *scalarStore) {
	f := s.Format
	if r.o.Exact || f == (fold.Format{}) || s.Shadow != (vm.Shadow{}) || s.value&^f.SignBit() != 0 ||
		r.floats.Of(f).Default&fastmath.NoSignedZeros == 0 {
		return
	}
	s.Shadow = vm.Shadow{Unspecified: f.SignBit(), Bounded: true} // from 0 to 0
}

// openDigits leaves those of a double open that a float of 32 bits does not have, where the other may compute with it:
// also of one that nothing computed.
func (r *Reference) openDigits(s *scalarStore) {
	if !r.o.Single || s.Format != fold.Float64 || s.Shadow != (vm.Shadow{}) && !s.Shadow.Bounded ||
		s.Format.IsNaN(s.value) {
		return
	}
	b := s.Shadow.Interval
	if !s.Shadow.Bounded {
		b = fold.Point(s.Format.ToFloat64(s.value))
	}
	s.Shadow = vm.Shadow{Unspecified: fold.Mask(64), Bounded: true, Interval: b.Single()}
}

// compare executes a run of the other shader, and compares it with that of the reference.
func (r *Reference) compare(f *form, run int) Result {
	c := r.compareRun(f, run, &r.runs[run])
	if c.Verdict == Different && r.runs[run].strays != nil {
		return r.compareStrays(f, run, c)
	}
	return c
}

// compareRun executes a run of the other shader. Derivatives that may be fine or coarse are coarse in all runs. Where
// that makes a difference, since the other shader says which they are, there is none if there is none with fine ones.
func (r *Reference) compareRun(f *form, run int, a *referenceRun) Result {
	c := r.compareWith(f, run, a, false)
	if c.Verdict != Different || !r.form(run).program.ChoosesDerivatives() {
		return c
	}
	in := r.Inputs(run)
	in.FineDerivatives = true
	again := r.executeFree(&in, a.plan, fold.Freedom{}, a.unknown)
	if fine := r.compareWith(f, run, &again, true); fine.Verdict != Different {
		return fine
	}
	return c
}

// compareWith executes a run of the other shader, and compares it with one of the reference.
func (r *Reference) compareWith(f *form, run int, a *referenceRun, fine bool) Result {
	if a.skipped != nil {
		return Result{}
	}
	mine := r.form(run)
	if f.failed != "" {
		return Result{Run: run, Verdict: Undecided, Reason: fmt.Sprintf("the other module: %s (%s)", f.failed, r.label(run))}
	}
	if size, want := f.program.WorkgroupSize(), mine.program.WorkgroupSize(); size != want {
		return Result{Run: run, Verdict: Different, Reason: fmt.Sprintf("the workgroup has %s invocations, and %s in the "+
			"reference (%s)", times(size), times(want), r.label(run))}
	}
	before := &r.given(run).Inputs
	in := r.inputsOfOther(f, run)
	p := f.inOrder(&in, a.plan.order)
	in.FineDerivatives = fine
	in.Steps = 16*a.steps + 1<<20
	in.Track = &vm.Track{Undetermined: a.undetermined, Determined: r.added(f.program), Robust: true}
	result, err := p.Run(in)
	var steps *vm.StepLimitError
	switch {
	case err == nil:
	case errors.As(err, &steps) && steps.Undetermined, errors.Is(err, vm.ErrBarrier) && first(a.undetermined) >= 0:
		// an undetermined invocation may execute anything
		return Result{Skipped: 1, SkipReason: fmt.Sprintf("an invocation that an undefined or unspecified value leads in "+
			"the reference does not end in the other module: %v", err)}
	case steps == nil && !errors.Is(err, vm.ErrBarrier):
		return Result{Run: run, Verdict: Undecided, Reason: fmt.Sprintf("the other module: %v (%s)", err, r.label(run))}
	}
	c := Result{Runs: 1, blocks: result.Blocks, ways: result.Ways}
	reason := r.otherEffects(run, a, result, err)
	var j judge
	var d *Difference
	if reason == "" {
		j = judge{r: r, form: mine, i: run, of: a, inputs: before, undetermined: first(a.undetermined) >= 0, a: a.stores,
			b: mine.storesOfOther(r.o.Map, &in, result), c: &c,
			determined: r.o.Added && first(result.Undefined, a.undetermined) >= 0}
		d = j.run()
	}
	if reason == "" && d == nil && c.Stored == 0 { // that fragments are discarded is all that there is to compare
		c.Stored = len(a.discarded)
		for i := range a.discarded {
			c.Compared += 1 - b2i(has(a.undetermined, uint32(i)))
		}
	}
	if reason == "" && d == nil {
		d = r.compareApart(f, &j)
	}
	if reason == "" && d == nil {
		return c
	}
	others, err := r.otherOrders(run, a)
	switch {
	case err != nil, reason != "" && slices.ContainsFunc(others, func(o reordered) bool { return !o.samePaths(a) }):
		return Result{Skipped: 1, SkipReason: errOrder.Error()}
	case reason != "" && first(result.Undefined, a.undetermined) >= 0 && !r.witnessed(f, run, a, others):
		return Result{Skipped: 1, SkipReason: "an undefined value decides where an invocation of the other module goes, " +
			"and nothing shows that it goes elsewhere"}
	case reason != "":
		return Result{Run: run, Runs: 1, Verdict: Different, Reason: fmt.Sprintf("%s (%s)", reason, r.label(run))}
	}
	c, j.others = Result{Runs: 1, blocks: result.Blocks, ways: result.Ways}, others
	if d = j.run(); d != nil && d.Undefined && !r.witnessed(f, run, a, others) {
		c, j.determined = Result{Runs: 1, blocks: result.Blocks, ways: result.Ways}, true
		d = j.run()
	}
	if d == nil {
		d = r.compareApart(f, &j)
	}
	if d != nil {
		c.Run, c.Verdict, c.Difference, c.Reason = run, Different, d, d.String()
	}
	return c
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// witnesses is how often a shader is run with undefined values that are chosen.
const witnesses = 16

// witnessed reports whether undefined values can be chosen so that the other shader stores what the reference does not,
// or has no end, which is asked where the reference has determined something by two undefined values being equal: an
// equality that the shadows of the other shader do not show is no difference. Where that was not the case, or can't be
// tried, it is believed.
func (r *Reference) witnessed(f *form, run int, a *referenceRun, others []reordered) bool {
	if !a.related || r.o.Map != nil || slices.ContainsFunc(a.accesses, func(n uint32) bool { return n > 0 }) {
		return true
	}
	before := &r.given(run).Inputs
	for seed := range uint64(witnesses) {
		in := r.inputsOfOther(f, run)
		p := f.inOrder(&in, a.plan.order)
		in.Steps, in.Undefined = 16*a.steps+1<<20, seed+1
		if _, err := p.Run(in); err != nil {
			if first(a.undetermined) < 0 {
				return true
			}
			continue
		}
		mine := r.form(run)
		j := judge{r: r, form: mine, i: run, of: a, inputs: before, others: others, a: a.stores,
			b: mine.changes(a, before, &in), c: &Result{}}
		if j.run() != nil {
			return true
		}
	}
	return false
}

// compareApart compares what a run as it is does not show. It returns the first difference, nil for none.
func (r *Reference) compareApart(f *form, j *judge) *Difference {
	if d := r.compareIsolated(f, j); d != nil {
		return d
	}
	return r.compareVaried(f, j)
}

// compareIsolated executes every fourth run of both shaders once more, with their workgroups isolated, where the
// reference has atomics.
func (r *Reference) compareIsolated(f *form, j *judge) *Difference {
	if j.i%4 != 0 || !j.form.program.SharesAtomics() || r.o.Map != nil || first(j.of.undetermined) >= 0 {
		return nil
	}
	a := r.isolated(j.i)
	if a == nil {
		return nil
	}
	in := r.inputsOfOther(f, j.i)
	in.Steps = 16*j.of.steps + 1<<20
	if b := f.isolated(in); b != nil {
		return j.isolated(a, b)
	}
	return nil
}

// otherEffects says what the other shader does in a run that the reference does not, apart from what it stores; "" for
// nothing. The error is that it does not come to its end.
func (r *Reference) otherEffects(run int, a *referenceRun, result *vm.Result, err error) string {
	who := func(invocation int) string {
		id := r.globalID(run, invocation)
		return fmt.Sprintf("invocation %d %d %d", id[0], id[1], id[2])
	}
	switch {
	case errors.Is(err, vm.ErrSteps):
		return fmt.Sprintf("it does not end: %v, want %d", err, a.steps)
	case err != nil:
		return err.Error()
	case result.BarrierMissed > 0 && !a.missed:
		return who(result.BarrierMissed-1) + " has ended before a barrier to which others come"
	}
	for i, gone := range result.Discarded {
		if !has(a.undetermined, uint32(i)) && gone != a.discarded[i] {
			return who(i) + map[bool]string{true: " is discarded", false: " is not discarded"}[gone] +
				", unlike in the reference"
		}
	}
	if i := slices.IndexFunc(result.Reports, limitExceeded); i >= 0 && first(a.undetermined) < 0 {
		x := &result.Reports[i]
		return fmt.Sprintf("invocation %d %d %d goes beyond what is recorded, which it does not in the reference: %s",
			x.First[0], x.First[1], x.First[2], x.Place)
	}
	if i := slices.IndexFunc(result.Reports, notUniform); i >= 0 && !a.divides && first(a.undetermined) < 0 {
		x := &result.Reports[i]
		return fmt.Sprintf("invocation %d %d %d has another descriptor than those with it, which is not NonUniform: %s",
			x.First[0], x.First[1], x.First[2], x.Place)
	}
	if x, k := outsideOfBuffers(a, result); k >= 0 {
		return fmt.Sprintf("%s accesses a buffer out of bounds, which it does not in the reference: %s", who(k), x.Place)
	}
	if k := first(result.ReachedUnreachable); k >= 0 {
		return who(k) + " comes to an OpUnreachable"
	}
	if k := first(result.Undefined, a.undetermined); k >= 0 && !r.o.Added {
		return who(k) + " " + undeterminedBy(result.Reports, r.globalID(run, k))
	}
	for i, n := range result.Volatile {
		if !has(a.undetermined, uint32(i)) && i < len(a.accesses) && n != a.accesses[i] {
			return fmt.Sprintf("%s accesses %d scalars of Volatile memory, want %d", who(i), n, a.accesses[i])
		}
	}
	return ""
}

// globalID returns the place of an invocation, given by its number in the run.
func (r *Reference) globalID(run, invocation int) [3]int {
	size, groups := r.form(run).program.WorkgroupSize(), r.runs[run].plan.groups
	total := size[0] * size[1] * size[2]
	group, local := invocation/total, invocation%total
	return [3]int{
		group%groups[0]*size[0] + local%size[0],
		group/groups[0]%groups[1]*size[1] + local/size[0]%size[1],
		group/groups[0]/groups[1]*size[2] + local/size[0]/size[1],
	}
}

// has reports whether an invocation is in a set.
func has(set []uint64, invocation uint32) bool {
	i := int(invocation / 64)
	return i < len(set) && set[i]>>(invocation%64)&1 != 0
}

// first returns the first invocation that is in a set and in none of the others, -1 for none.
func first(set []uint64, without ...[]uint64) int {
	for i, w := range set {
		for _, o := range without {
			if i < len(o) {
				w &^= o[i]
			}
		}
		if w != 0 {
			return 64*i + bits.TrailingZeros64(w)
		}
	}
	return -1
}

// undeterminedBy says what an invocation, given by its global id, did so that it is among [vm.Result].Undefined, and
// the instruction where one report has it as the first.
func undeterminedBy(list []vm.Report, id [3]int) string {
	for i := range list {
		r := &list[i]
		switch {
		case r.First != id:
		case r.Kind == vm.UndefinedBranch, r.Kind == vm.UndefinedAddress && r.Inst.Op != spirv.OpLoad:
			return "goes where an undefined value leads: " + r.Place
		case r.Kind == vm.OutOfBounds && !ofBuffer(r.Inst):
			return "goes beyond the bounds of memory that is no buffer: " + r.Place
		}
	}
	return "goes where an undefined value leads, or beyond the bounds of memory that is no buffer"
}

// ofBuffer reports whether an instruction that takes a pointer first is one on a buffer.
func ofBuffer(in *ir.Inst) bool {
	m := in.Module()
	t := m.Def(m.TypeOf(in.ID(0)))
	return t != nil && (t.Op == spirv.OpTypePointer || t.Op == spirv.OpTypeUntypedPointerKHR) &&
		code.IsBuffer(spirv.StorageClass(t.Word(0)))
}
