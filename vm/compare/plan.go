package compare

import (
	"cmp"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"hone/fold"
	"hone/ir"
	"hone/vm"
	"hone/vm/layout"
)

// Runs differ in more than what is in memory, since what all of them had in common might have been taken for a
// constant: in the number of workgroups, the lengths of runtime arrays, the values of specialization constants and the
// size of subgroups; and two bindings may share a buffer. Each has its share of the runs, and a run in which it makes
// the reference undetermined is made in the ordinary way.

// plan says how a run is made.
type plan struct {
	form     int // index in Reference.forms
	order    order
	groups   [3]int
	offset   [3]int // of the ids of a kernel
	elements int    // of runtime arrays
	texels   [3]int // of images along each axis; 0 for any
	lengths  lengths
	small    smallness // at least; that of the sample may be more
	sharing  sharing
	steps    uint64   // that a workgroup may execute; 0 for as many as usual
	changes  *changes // to the inputs, of a guided run; nil for no
}

// form is a shader as it was compiled for some of the runs.
type form struct {
	options  vm.Options
	plain    *vm.Program // as it is compiled
	program  *vm.Program // of the reference, a program that is covered
	serial   *vm.Program // with subgroups of one invocation, nil where that can be seen
	memories []memory    // what is bound, by slot, and the push constants at last
	// slots that may share a buffer
	sharables []sharable
	chosen    []SpecValue
	failed    string       // why it can't be compiled
	freer     fold.Freedom // by which operations leave their results to an implementation that do not in the reference
	bothFree  fold.Freedom // of these: that some do in the reference as well
}

// SpecValue is the value of a specialization constant.
type SpecValue struct {
	ID   uint32 // SpecId
	Name string // "" for none
	Bits uint64
	Text string // as a user writes it
}

func (v SpecValue) String() string {
	if v.Name == "" {
		return fmt.Sprintf("SpecId %d = %s", v.ID, v.Text)
	}
	return fmt.Sprintf("%s (SpecId %d) = %s", v.Name, v.ID, v.Text)
}

// Setting is what a run has beside what is in memory.
type Setting struct {
	Groups    [3]int
	Offset    [3]int // of the ids of a kernel
	Workgroup [3]int // invocations of a workgroup, where that is chosen; all 0 where the shader says it
	Subgroup  int    // invocations
	// of the specialization constants that [Options.Spec] does not give: those that are not their defaults
	Spec   []SpecValue
	Shared [][]layout.Slot // each list shares a buffer

	unusual string
}

// String names what is not so in all runs, "" for nothing.
func (s Setting) String() string { return s.unusual }

// someSubgroups are sizes beside the usual one that devices have.
var someSubgroups = [...]int{8, 64, 4}

// someSizes are sizes of workgroups beside the usual one, for kernels that leave it open.
var someSizes = [...][3]int{{8, 4, 1}, {64, 1, 1}, {4, 2, 2}, {5, 1, 1}}

// specSets is how many sets of specialization constants there are beside the defaults: each takes time to be compiled.
const specSets = 3

// maxSpecialized is how many invocations a workgroup may have that a specialization constant makes larger than it is by
// default.
const maxSpecialized = 1024

// makeForms compiles the reference as the runs need it.
func (r *Reference) makeForms(a *ir.Module) error {
	o := vm.Options{Entry: r.o.Entry, Spec: r.o.Spec, Subgroup: r.o.Subgroup, FastMath: r.o.FastMath,
		Workgroup: r.o.Workgroup}
	p, err := vm.Compile(a, o)
	if err != nil {
		return err
	}
	r.addForm(p, o, nil)
	if r.o.Device { // which decides these
		return nil
	}
	var varied []specConstant
	for _, k := range r.specs {
		if _, given := r.o.Spec[k.id]; !given {
			varied = append(varied, k)
		}
	}
	for set := range min(specSets, (r.o.Runs+1)/3) {
		if len(varied) == 0 {
			break
		}
		for _, steady := range [...]bool{false, true} {
			f := filler{sample: sample{literals: r.literals, finite: r.o.Finite},
				r: rand.New(rand.NewPCG(r.o.Seed, 1<<32+uint64(set)))}
			so := o
			var chosen []SpecValue
			if so.Spec, chosen = r.specialize(varied, specValues(varied, &f, set, steady)); len(chosen) == 0 {
				break
			}
			if q, err := vm.Compile(a, so); err == nil && q.Invocations() <= max(p.Invocations(), maxSpecialized) {
				r.specialized = append(r.specialized, r.addForm(q, so, chosen))
				break
			}
		}
	}
	if r.o.Workgroup == ([3]int{}) && p.ChoosesWorkgroup() {
		for _, n := range someSizes[:min(len(someSizes), (r.o.Runs+2)/4)] {
			so := o
			so.Workgroup = n
			if q, err := vm.Compile(a, so); err == nil {
				r.sizes = append(r.sizes, r.addForm(q, so, nil))
			}
		}
	}
	// a barrier that waits for the subgroup only is not told from one of a workgroup that is a subgroup
	if r.o.Subgroup == 0 && (p.SeesSubgroups() || p.Synchronizes()) {
		for _, n := range someSubgroups[:min(len(someSubgroups), (r.o.Runs+2)/4)] {
			so := o
			so.Subgroup = n
			if q, err := vm.Compile(a, so); err == nil { // clusters may be larger
				r.subgroups = append(r.subgroups, r.addForm(q, so, nil))
			}
		}
	}
	return nil
}

// specialForm compiles the reference with specialization constants that have some values, and returns its form.
func (r *Reference) specialForm(a *ir.Module, o vm.Options, values map[uint32]uint64) (int, bool) {
	o.Spec = values
	var chosen []SpecValue
	for i := range r.specs {
		k := &r.specs[i]
		if _, given := r.o.Spec[k.id]; given {
			continue
		}
		if v, ok := values[k.id]; ok {
			chosen = append(chosen, k.value(v))
		}
	}
	p, err := vm.Compile(a, o)
	if err != nil {
		return 0, false
	}
	k := r.addForm(p, o, chosen)
	r.specialized = append(r.specialized, k)
	return k, true
}

// addForm adds a form and returns its index.
func (r *Reference) addForm(p *vm.Program, o vm.Options, chosen []SpecValue) int {
	covered := p.Covered()
	f := &form{options: o, plain: p, program: covered, serial: covered.Scalar(),
		memories: memoriesOf(someBindings(p)), chosen: chosen}
	if r.o.Map == nil && !r.o.Device {
		f.sharables = sharablesOf(p)
	}
	r.forms = append(r.forms, f)
	return len(r.forms) - 1
}

// specialize joins values that were chosen with those that were given.
func (r *Reference) specialize(list []specConstant, values map[uint32]uint64) (map[uint32]uint64, []SpecValue) {
	all := map[uint32]uint64{}
	for id, v := range r.o.Spec {
		all[id] = v
	}
	var chosen []SpecValue
	for i := range list {
		k := &list[i]
		if v, ok := values[k.id]; ok {
			all[k.id] = v
			chosen = append(chosen, k.value(v))
		}
	}
	return all, chosen
}

// ordinary returns how a run is made where its own plan does not work out.
func (r *Reference) ordinary(run int) plan {
	p := plan{groups: r.o.Groups, elements: r.sample.elements}
	if run%8 == 5 && !r.o.Device {
		p.order = serially
	}
	switch run % 8 {
	case 3:
		p.lengths = falling
	case 7:
		p.lengths = rising
	}
	if p.groups == ([3]int{}) {
		p.groups = someGroups[0]
	}
	return p
}

// plans returns how a run is made: the first one that works out.
func (r *Reference) plans(run int) []plan {
	last := r.ordinary(run)
	p := last
	if run%8 == 6 && !r.o.Device {
		p.order = backwards
	}
	if r.o.Groups == ([3]int{}) {
		p.groups = groupsOf(run, r.flat)
	}
	if r.forms[0].program.AddressBits() > 0 && run%8 == 6 && !r.o.Device {
		p.offset = [3]int{5, 1, 0}
	}
	switch n := run / 8; {
	case run%4 == 3 && len(r.sizes) > 0:
		p.form = r.sizes[run/4%len(r.sizes)]
	case run%3 == 1 && len(r.specialized) > 0:
		p.form, p.order = r.specialized[run/3%len(r.specialized)], inLockstep
	case run%8 == 2 && len(r.subgroups) > 0:
		p.form = r.subgroups[2*n%len(r.subgroups)]
	case run%8 == 5 && len(r.subgroups) > 0:
		p.form = r.subgroups[(2*n+1)%len(r.subgroups)]
	}
	if f := r.forms[p.form]; f.serial == nil && f.program.Invocations() <= f.program.Subgroup() && p.groups[0] < 2 {
		// only workgroups can come in another order, and along y or z they may all do the same: see orderDecides
		p.groups = last.groups
	}
	if run%4 == 1 && len(r.forms[p.form].sharables) > 1 {
		p.sharing = [...]sharing{allShared, someShared}[run/4%2]
	}
	list := []plan{p}
	if few := r.forms[p.form].program.Invocations() * p.groups[0] * p.groups[1] * p.groups[2] * 3 / 4; run%8 == 4 &&
		r.o.Elements == 0 && few < p.elements {
		short := p
		// inputs mostly come before outputs, and an output that is longer shows what is stored too far
		short.elements, short.lengths = max(few, 1), rising
		if run%16 == 12 {
			short.lengths = falling
		}
		list = []plan{short, p}
	}
	list = append(list, p.withSmallSizes())
	if p != last {
		if p.sharing != apart {
			separate := p
			separate.sharing = apart
			list = append(list, separate)
		}
		list = append(list, last, last.withSmallSizes())
	}
	return list
}

// withSmallSizes returns a plan with small sizes: those that are out of all bounds keep many a shader from storing
// anything, or from coming to an end.
func (p plan) withSmallSizes() plan {
	p.small = smallSizes
	return p
}

// works reports whether the reference stores anything in a run and determines most of it, without many stores that are
// out of bounds.
func (run *referenceRun) works() bool {
	return run.skipped == nil && run.stored() > 0 && 2*run.determined() >= run.stored()+run.dropped
}

// better reports whether the reference determines a larger share of what it stores than in another run, or as much.
func (run *referenceRun) better(other *referenceRun) bool {
	if run.stored() == 0 || other.stored() == 0 {
		return run.stored() > 0
	}
	return run.determined()*other.stored() >= other.determined()*run.stored()
}

// stored counts the scalars that were stored, without what was passed on although nothing was.
func (run *referenceRun) stored() int {
	n := 0
	for k := range run.stores {
		if !run.stores[k].Unset {
			n++
		}
	}
	return n
}

// determined counts the scalars that have no bit that is undefined.
func (run *referenceRun) determined() int {
	n := 0
	for k := range run.stores {
		if s := &run.stores[k]; s.Shadow.Undefined&fold.Mask(8*s.Bytes) == 0 {
			n++
		}
	}
	return n
}

// droppedStores counts those that were out of bounds, by invocation.
func droppedStores(result *vm.Result) int {
	n := uint64(0)
	for _, x := range result.Reports {
		if x.Kind == vm.OutOfBounds && !isLoad(x.Inst) {
			n += x.Count
		}
	}
	return int(n)
}

// run executes a run of the reference: as its plans say, up to one that works out.
func (r *Reference) run(i int) referenceRun {
	var best referenceRun
	var limit *limit // of the first plan that takes too many instructions
	for k, p := range r.plans(i) {
		switch {
		case p.small > anyNumbers && (r.sample.small > anyNumbers || best.skipped == nil && best.stored() > 0):
			// it is no matter of sizes
			continue
		case k > 0 && p.small == best.plan.small && p.form == best.plan.form && errors.Is(best.skipped, vm.ErrSteps):
			// a workgroup takes as many
			continue
		}
		now := r.execute(i, p)
		if limit == nil {
			limit = now.limit
		}
		if now.limit = limit; now.works() {
			return now
		}
		if k == 0 || best.skipped != nil || now.skipped == nil && now.better(&best) {
			best = now
		}
	}
	best.limit = limit
	return best
}

// otherForms compiles the shader that is compared as the runs of the reference need it. A form that was not used is
// nil.
func (r *Reference) otherForms(b *ir.Module, p *vm.Program) []*form {
	covered := p.Covered()
	forms := make([]*form, len(r.forms))
	for i := range r.runs {
		k := r.runs[i].plan.form
		if r.runs[i].skipped != nil || forms[k] != nil {
			continue
		}
		o := r.otherOptions(r.forms[k].options)
		f := &form{options: o, plain: p, program: covered}
		if k > 0 {
			f.plain, f.program = nil, nil
			if q, err := vm.Compile(b, o); err != nil {
				f.failed = err.Error()
			} else {
				f.plain, f.program = q, q.Covered()
			}
		}
		if f.program != nil && r.forms[k].serial != nil {
			f.serial = f.program.Scalar()
		}
		if f.program != nil {
			f.freer, f.bothFree = r.freer(f.program, r.forms[k].program)
		}
		forms[k] = f
	}
	return forms
}

// Setting returns what a run has.
func (r *Reference) Setting(run int) Setting {
	p := &r.runs[run].plan
	f := r.forms[p.form]
	s := Setting{Groups: p.groups, Offset: p.offset, Subgroup: f.program.Subgroup(), Spec: f.chosen,
		Shared: f.groups(p.sharing, r.o.Seed, run)}
	if f.program.ChoosesWorkgroup() {
		s.Workgroup = f.program.WorkgroupSize()
	}
	if p.order != inLockstep && f.serial != nil {
		s.Subgroup = 1
	}
	var notes []string
	if p.changes != nil {
		run = p.changes.run
		s.Shared = f.groups(p.sharing, r.o.Seed, run)
		note := "the inputs of run %d changed so that it comes to another block"
		if p.steps > 0 {
			note = "the inputs of run %d and more instructions"
		}
		notes = append(notes, fmt.Sprintf(note, run))
	}
	if usual := r.ordinary(run); p.groups != usual.groups {
		notes = append(notes, times(p.groups)+" workgroups")
	}
	if s.Workgroup != ([3]int{}) && s.Workgroup != r.forms[0].program.WorkgroupSize() {
		notes = append(notes, "workgroups of "+times(s.Workgroup))
	}
	if s.Offset != ([3]int{}) {
		notes = append(notes, fmt.Sprintf("the global offset %d, %d, %d", s.Offset[0], s.Offset[1], s.Offset[2]))
	}
	if s.Subgroup != r.forms[0].program.Subgroup() {
		notes = append(notes, fmt.Sprintf("subgroups of %d", s.Subgroup))
	}
	if p.texels != ([3]int{}) {
		notes = append(notes, fmt.Sprintf("images of %s texels", times(p.texels)))
	}
	if p.small > r.sample.small {
		notes = append(notes, p.small.String())
	}
	if s.Shared != nil {
		notes = append(notes, sharedText(s.Shared))
	}
	for _, v := range f.chosen {
		notes = append(notes, v.String())
	}
	s.unusual = strings.Join(notes, ", ")
	return s
}

// label names a run.
func (r *Reference) label(run int) string { return runText(run, r.o.Seed, r.Setting(run)) }

func runText(run int, seed uint64, s Setting) string {
	text := fmt.Sprintf("run %d of seed %d", run, seed)
	if s.unusual != "" {
		text += ", with " + s.unusual
	}
	return text
}

// unlike returns the specialization constants that the other shader lacks, and those that it adds.
func (r *Reference) unlike(b *ir.Module) (lacks, adds []SpecValue) {
	others := specConstantsOf(b)
	used := make([]bool, len(others))
	for i := range r.specs {
		k := &r.specs[i]
		id := k.id
		if m := r.o.Map; m != nil {
			if to, ok := m.Spec[id]; ok {
				id = to
			}
		}
		if at, ok := slices.BinarySearchFunc(others, id, func(k specConstant, id uint32) int {
			return cmp.Compare(k.id, id)
		}); ok {
			used[at] = true
		} else {
			lacks = append(lacks, k.value(k.byDefault))
		}
	}
	for i := range others {
		if !used[i] {
			adds = append(adds, others[i].value(others[i].byDefault))
		}
	}
	return lacks, adds
}

// blameLacking adds to why a run is different that the other shader lacks a specialization constant which the run sets.
func (r *Reference) blameLacking(c *Result) {
	for _, v := range r.form(c.Run).chosen {
		for _, l := range c.Lacks {
			if l.ID == v.ID {
				c.Reason += fmt.Sprintf("; the other module has no specialization constant %d", l.ID)
				return
			}
		}
	}
}
