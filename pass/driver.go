package pass

import (
	"cmp"
	"errors"
	"fmt"
	"runtime/debug"
	"slices"
	"sync"
	"time"

	"hone/analysis"
	"hone/ir"
	"hone/spirv"
)

// Options says how a pipeline runs. The zero value just runs it.
type Options struct {
	// Check verifies the module's invariants and the facts that are kept after each pass, and names the pass that broke
	// one.
	Check bool
	// BisectLimit stops transformations after so many; 0 for no limit. With it a miscompilation is found
	// by bisection.
	BisectLimit int
	// After is called after each run of a pass that changed the module, which it must not edit. An error ends the
	// pipeline, as the fault of that pass.
	After func(pass string, m *ir.Module) error
	// Observe is called after each run of a pass.
	Observe func(Run)
	// Transformed is called for each transformation, before it is made.
	Transformed func(Transformation)
	// Remark is called for each remark.
	Remark func(Remark)
	// Done is called with what passes did: for each run that changed a function how many transformations it made, and
	// how many instructions are there before and after. The latter are counted for it.
	Done func(Remark)
	// Moved is called at the end, with what of the interface passes have moved.
	Moved func([]Moved)
	// Forbidden are operations that optimizations must not make, since the driver for the module lacks them; nil leaves
	// the module's own set ([ir.Module.Forbid]). Lowerings make the operations that they are asked for all the same. With
	// checks on, an optimization that makes such an operation is reported, if the module had none.
	Forbidden *ir.Forbidden
	// SSANames gives values that were in a variable the name of the variable with a number. The
	// names take room in the module.
	SSANames bool
}

// Run is what one run of a pass did.
type Run struct {
	Pass       string
	Time       time.Duration
	Changed    bool
	Transforms int
	Spent      float64 // the share of its budget of steps, see [ir.Module.Spend]
}

// Transformation is a rewrite that a bisection limit counts.
type Transformation struct {
	Number   int // from 1 on
	Pass     string
	Function ir.ID // that the pass looks at, 0 for passes that look at the whole module
}

// stepsPerWord is the budget of each run of a pass: so many steps for each word that was read and each instruction that
// passes may add. Most passes take a step for each block, edit and item of a worklist; TestBudget prints how much of
// the budget real and hostile modules use.
const stepsPerWord = 100

// maxRounds bounds fix(...). A group that still changes the module after so many rounds and makes nothing smaller does
// not converge: mostly one pass undoes what another one does. One that still makes the module smaller, say by one
// branch of a chain of branches a round, is stopped: more rounds would cost the square of the module's size.
const maxRounds = 100

type driver struct {
	module     *ir.Module
	options    Options
	transforms int
	at         *ir.Function // that the pass looks at, nil for the whole module
	allowance
	exhausted bool
	facts     *analysis.Cache
	checker   *checker // nil with checks off
	context   Context
	made      []made // how much each pass made
	// fixedPoints says at which version of a function a pass has nothing to do, by index of the function. It is kept
	// inside of fix(...).
	fixedPoints [][]fixedPoint
	depth       int // of fix(...)
	order       order
	// interprocedural says that a pass asked for facts that depend on other functions than the one that it was given.
	interprocedural bool
	// active has a name for each run of a pass that changed something, while a fix(...) is in its last round: listing
	// counts those.
	active  []string
	listing int
	moved   []Moved // so far, where somebody asks for that
	moving  []Moved // by the pass that runs
	// remarked holds the remarks so far without their passes: what one has said needs no second to say it.
	remarked map[said]bool
}

// made is how much a pass made, see [ir.Module.Allocated].
type made struct {
	pass *Pass
	n    int
}

// fixedPoint says that a pass had nothing to do in a function at a version of it. If it asked for facts that depend on
// other functions too, callees is not 0 and says how long that holds: until a function that is called from there was
// edited after that version of the module.
type fixedPoint struct {
	pass     *Pass
	function *ir.Function
	at       ir.Version
	callees  uint64 // 1 + that version
}

// Run runs the pipeline on a module and reports whether anything changed. The error is a *[spirv.Error] where the
// module was not valid to begin with: with checks on that is looked at first, without them when a pass fails. It is an
// [*NotConvergedError] where fix(...) does not converge although nothing is wrong with the module. Otherwise it is a
// *[BrokenError]: where checks were off, the pipeline was run a second time with them, see [Pipeline.Attribute]. An
// [*UnsupportedError] says that a pass can't do what it was asked to. With an error the module must not be used any
// more.
//
// However much passes ask for and whatever they make without asking, the memory that they take is limited: by 32 times
// the instructions that were read and a million, by [ir.MaxBound] ids, by 32 times the words that were read and 16
// million. The pass that made most of that is then at fault.
func (p *Pipeline) Run(m *ir.Module, o Options) (changed bool, err error) {
	return p.runWithin(m, o, allowance{})
}

// allowance is the growth and the steps that the passes of a run may spend.
type allowance struct {
	budget int // how many instructions the passes may add in all, 0 for the default
	grown  int // how many they asked for
	steps  int // that each run of a pass may spend
}

// runWithin is Run with an allowance.
func (p *Pipeline) runWithin(m *ir.Module, o Options, may allowance) (changed bool, err error) {
	if o.Forbidden == nil {
		o.Forbidden = m.Forbidden()
	}
	d := drivers.Get().(*driver)
	if d.module, d.options, d.allowance = m, o, may; may.budget == 0 {
		d.budget = 4*m.SizeRead() + 20_000
		d.steps = stepsPerWord * (m.WordsRead() + d.budget)
	}
	d.facts.Reset(m)
	defer m.Forbid(m.Forbidden())
	m.Forbid(o.Forbidden)
	if o.Check {
		d.checker = newChecker(m, o.Forbidden)
		if err := d.checker.verify(); err != nil {
			return false, inputError(m, err)
		}
	}
	m.SetLimits(ir.Limits{
		IDs:   max(ir.MaxBound, m.Bound()),
		Insts: 32*m.SizeRead() + 1_000_000,
		Words: 32*m.WordsRead() + 16_000_000,
	})
	if changed, err = d.run(p); err != nil {
		return changed, p.Attribute(m, o, err)
	}
	if o.Moved != nil {
		o.Moved(d.moved)
	}
	d.release()
	m.Sweep()
	return changed, nil
}

// drivers are those that wait for their next module: what they hold is a good part of what optimizing small modules
// would allocate. One that met an error is left to the garbage collector.
var drivers = sync.Pool{New: func() any { return &driver{facts: analysis.NewCache(nil)} }}

// release drops what is of the module.
func (d *driver) release() {
	for i, list := range d.fixedPoints {
		clear(list)
		d.fixedPoints[i] = list[:0]
	}
	clear(d.made)
	d.facts.Reset(nil)
	*d = driver{facts: d.facts, fixedPoints: d.fixedPoints, made: d.made[:0]}
	drivers.Put(d)
}

// Attribute returns the error of running the pipeline on m, or of writing its output, as the fault of a pass or of the
// input. The pass that tripped over something, or was the last, need not be the one that broke it: where checks were
// off, the module is read again from the words that it came from and the pipeline run again with checks, as far as the
// first pass that breaks an invariant. The error is then a *[BrokenError] of that pass, or a *[spirv.Error] where the
// module was not valid when it was read. With checks on, or for a module that was not read, it is a *BrokenError as it
// is, or of the pipeline. An [*UnsupportedError] is nobody's fault, and is returned as it is. An [*NotConvergedError]
// stays one unless a check fails in the second run: a pass that breaks the module may be why others do not converge.
func (p *Pipeline) Attribute(m *ir.Module, o Options, err error) error {
	var notConverged *NotConvergedError
	if errors.As(err, &notConverged) && o.Check {
		return err
	}
	var broken *BrokenError
	switch unsupported := (*UnsupportedError)(nil); {
	case errors.As(err, &unsupported):
		return err
	case !errors.As(err, &broken):
		broken = &BrokenError{Pass: p.String(), Err: err}
	}
	if broken.Before != nil {
		return broken
	}
	again, bad := m.ReadAgain()
	if bad != nil {
		return bad
	}
	if again == nil {
		if notConverged != nil {
			return err
		}
		return broken
	}
	defer again.Release()
	var first *BrokenError
	switch _, err := p.Run(again, Options{Check: true, BisectLimit: o.BisectLimit, SSANames: o.SSANames,
		Forbidden: o.Forbidden}); {
	case errors.As(err, &first):
		return first
	case err != nil:
		return err
	case notConverged != nil:
		return notConverged
	}
	broken.Before = m.Original()
	return broken
}

func (d *driver) run(p *Pipeline) (changed bool, err error) {
	for _, s := range p.steps {
		var c bool
		switch {
		case s.smallest != nil:
			c, err = d.smallest(s.smallest)
		case s.pass == nil:
			c, err = d.fix(s.fix)
		case s.pass.properties&interprocedural != 0 && len(d.module.Functions()) < 2:
			continue
		default:
			c, err = d.pass(s.pass)
		}
		if err != nil {
			return changed, err
		}
		changed = changed || c
	}
	return changed, nil
}

// fix repeats a pipeline until it changes nothing.
func (d *driver) fix(p *Pipeline) (changed bool, err error) {
	d.depth++
	defer func() { d.depth-- }()
	halfway, start := 0, len(d.active)
	for round := 1; round <= maxRounds; round++ {
		switch round {
		case maxRounds/2 + 1:
			halfway = d.size()
		case maxRounds:
			d.listing++
			defer func() { d.active, d.listing = d.active[:start], d.listing-1 }()
		}
		c, err := d.run(p)
		if err != nil || !c {
			return changed, err
		}
		changed = true
		d.order.stale = d.order.stale || d.interprocedural // calls may have been added or removed
	}
	if d.size() < halfway {
		d.context.Remark(0, "fix(%s) was stopped after %d rounds: each of them gave the next one something to do", p,
			maxRounds)
		return changed, nil
	}
	names := slices.Clone(d.active[start:])
	slices.Sort(names)
	return changed, &NotConvergedError{Pipeline: "fix(" + p.String() + ")", Rounds: maxRounds,
		Passes: slices.Compact(names)}
}

// size returns the number of instructions in functions.
func (d *driver) size() (n int) {
	for _, f := range d.module.Functions() {
		n += size(f)
	}
	return n
}

// size returns the number of instructions of a function.
func size(f *ir.Function) (n int) {
	for range f.AllInsts() {
		n++
	}
	return n
}

// times says how many transformations there were.
func times(n int) string {
	if n == 1 {
		return "1 transformation"
	}
	return fmt.Sprintf("%d transformations", n)
}

// pass runs one pass.
func (d *driver) pass(p *Pass) (changed bool, err error) {
	var before *spirv.Binary
	switch {
	case d.checker != nil:
		before, err = d.checker.write()
	case d.options.After != nil:
		before, err = d.module.Write()
	}
	if err != nil {
		return false, err
	}
	made := d.module.Allocated()
	d.module.SetBudget(d.steps)
	defer func() {
		d.module.SetBudget(-1)
		d.grew(p, d.module.Allocated()-made)
		switch r := recover().(type) {
		case nil:
		case *ir.LimitError:
			err = &BrokenError{Pass: d.exceeded(p, r), Before: before, Err: r}
		default:
			err = &BrokenError{Pass: p.String(), Before: before, Err: fmt.Errorf("panic: %v\n%s", r, debug.Stack())}
		}
	}()
	var start time.Time
	if d.options.Observe != nil {
		start = time.Now()
	}
	d.context = Context{Module: d.module, driver: d, pass: p}
	d.at = nil
	transforms := d.transforms
	d.moving = d.moving[:0]
	defer func() {
		if len(d.moving) > 0 {
			d.moved = composeMoves(d.moved, d.moving)
		}
	}()
	if p.module != nil {
		before, insts := d.facts.State(nil), 0
		if d.options.Done != nil {
			insts = d.size()
		}
		changed, err = p.module(&d.context)
		if changed && d.options.Done != nil {
			d.context.Done(0, "%s, %d -> %d instructions in functions", times(d.transforms-transforms), insts, d.size())
		}
		d.order.stale = d.order.stale || changed
		d.module.CompleteReplacements()
		if changed && p.preserves != nil {
			d.facts.Preserve(before, nil, p.preserves)
		}
		for _, f := range d.module.Functions() {
			f.Layout()
		}
	} else {
		for _, f := range d.functions() {
			c, failed := d.function(p, f)
			if changed = changed || c; failed != nil {
				err = failed
				break
			}
		}
	}
	spent := d.module.SetBudget(-1)
	if err != nil {
		return changed, d.unsupported(p, err)
	}
	if d.options.Observe != nil {
		d.options.Observe(Run{p.String(), time.Since(start), changed, d.transforms - transforms,
			float64(spent) / float64(d.steps)})
	}
	if changed && d.listing > 0 {
		d.active = append(d.active, p.String())
	}
	if err := d.check(p, before, changed); err != nil {
		return changed, &BrokenError{Pass: p.String(), Before: before, Err: err}
	}
	return changed, nil
}

// check asks, as far as the options say so, whether a pass left the module as it should be.
func (d *driver) check(p *Pass, before *spirv.Binary, changed bool) error {
	if d.checker != nil {
		if err := d.checker.after(d.facts, before, changed); err != nil {
			return err
		}
		if err := d.checker.keptOut(p); err != nil {
			return err
		}
	}
	if changed && d.options.After != nil {
		d.module.Sweep()
		return d.options.After(p.String(), d.module)
	}
	return nil
}

// grew records how much a run of a pass made.
func (d *driver) grew(p *Pass, n int) {
	for i := range d.made {
		if d.made[i].pass == p {
			d.made[i].n += n
			return
		}
	}
	d.made = append(d.made, made{p, n})
}

// exceeded returns the name of the pass at fault where a limit was passed while p ran: that of p for steps, of which
// each run has its own, else that of the pass that made most.
func (d *driver) exceeded(p *Pass, limit *ir.LimitError) string {
	if limit.What == "steps" {
		return p.String()
	}
	return d.largest()
}

// largest returns the name of the pass that made most.
func (d *driver) largest() (name string) {
	most := -1
	for _, m := range d.made {
		if m.n > most {
			most, name = m.n, m.pass.String()
		}
	}
	return name
}

// function runs a pass on one function, unless it is known to have nothing to do.
func (d *driver) function(p *Pass, f *ir.Function) (changed bool, err error) {
	if d.depth == 0 {
		return d.runFunction(p, f)
	}
	known := d.fixedPointAt(p, f)
	if known != nil {
		now := f.Version()
		v := known.at
		if p.properties&awaitsSingleUse == 0 {
			v.Singles = now.Singles
		}
		if p.properties&ignoresRemovals != 0 {
			v.Removals = now.Removals
		}
		if p.properties&ignoresCFG != 0 {
			v.CFG = now.CFG
		}
		if v == now && (known.callees == 0 || d.calleesEdited(f) < known.callees) {
			return false, nil
		}
	}
	asked, singles := d.facts.InterproceduralQueries(), f.Version().Singles
	if changed, err = d.runFunction(p, f); err != nil {
		return changed, err
	}
	callees := uint64(0)
	if d.facts.InterproceduralQueries() != asked {
		d.interprocedural, callees = true, d.module.Epoch()+1
	}
	if !changed || p.properties&idempotent != 0 {
		at := f.Version()
		at.Singles = singles // what it has made single itself may be what it waits for
		if known != nil {
			known.at, known.callees = at, callees
		} else {
			list := slices.Grow(d.fixedPoints[f.Index], 6) // as many as a level repeats
			d.fixedPoints[f.Index] = append(list, fixedPoint{p, f, at, callees})
		}
	}
	return changed, nil
}

// fixedPointAt returns what is known of a pass and a function, nil for nothing. The passes of a pipeline are few.
func (d *driver) fixedPointAt(p *Pass, f *ir.Function) *fixedPoint {
	if f.Index >= len(d.fixedPoints) {
		d.fixedPoints = append(d.fixedPoints, make([][]fixedPoint, len(d.module.Functions())-len(d.fixedPoints))...)
	}
	list := d.fixedPoints[f.Index]
	for i := range list {
		if list[i].pass == p && list[i].function == f {
			return &list[i]
		}
	}
	return nil
}

func (d *driver) runFunction(p *Pass, f *ir.Function) (changed bool, err error) {
	d.at = f
	bound := d.module.Bound()
	if d.options.Done != nil {
		before, transforms := size(f), d.transforms
		defer func() {
			if changed && f.Index >= 0 {
				d.context.Done(f.Result(), "%s, %d -> %d instructions", times(d.transforms-transforms), before, size(f))
			}
		}()
	}
	if p.preserves == nil {
		changed, err = p.function(&d.context, f)
		d.module.CompleteReplacements()
	} else {
		before := d.facts.State(f)
		changed, err = p.function(&d.context, f)
		d.module.CompleteReplacements()
		if changed {
			d.facts.Preserve(before, f, p.preserves)
		}
	}
	f.Layout()
	if !changed && d.module.Bound() > bound {
		d.module.RemoveUnusedFrom(ir.ID(bound))
	}
	return changed, err
}

// unsupported returns the error that a pass said it can't do what it was asked to.
func (d *driver) unsupported(p *Pass, why error) error {
	e := &UnsupportedError{Pass: p.String(), Offset: -1, Err: why}
	var f *ir.Fault
	if errors.As(why, &f) && f.Inst != nil {
		if e.Offset = d.module.Offset(f.Inst); e.Offset < 0 {
			e.Place = placeOf(f.Inst)
		}
	}
	return e
}

// placeOf says where an instruction stands: its function and source line, or the name of its result outside of
// functions; "" where neither is known.
func placeOf(in *ir.Inst) (place string) {
	m := in.Module()
	if f := in.Function(); f != nil {
		place = " in " + cmp.Or(m.Name(f.Result()), fmt.Sprintf("%%%d", f.Result()))
	} else if name := m.Name(in.Result); name != "" {
		place = fmt.Sprintf(" %q", name)
	}
	if file, line, ok := in.SourceLine(); ok {
		place += fmt.Sprintf(" (%s:%d)", cmp.Or(file, "line"), line)
	}
	return place
}

// sameWords reports whether two binaries are the same but for the bound, which may have grown, and the numbers of ids:
// a function that is written anew has others for the results of its lines and scopes.
func sameWords(a, b *spirv.Binary) bool {
	if slices.Equal(a.Words[:3], b.Words[:3]) && slices.Equal(a.Words[4:], b.Words[4:]) {
		return true
	}
	if len(a.Words) != len(b.Words) {
		return false
	}
	x, y := renumbered(a), renumbered(b)
	return x != nil && y != nil && slices.Equal(x.Words, y.Words)
}

// renumbered returns a binary with ids in the order in which they appear, nil for one that can't be read.
func renumbered(b *spirv.Binary) *spirv.Binary {
	m, err := ir.Read(b)
	if err != nil {
		return nil
	}
	defer m.Release()
	m.Renumber()
	out, err := m.Write()
	if err != nil {
		return nil
	}
	return out
}
