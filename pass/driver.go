package pass

import (
	"fmt"
	"runtime/debug"
	"slices"
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
	// After is called after each run of a pass that changed the module, which it must not edit. An error ends the pipeline, as
	// the fault of that pass.
	After func(pass string, m *ir.Module) error
	// Observe is called after each run of a pass.
	Observe func(Run)
	// Remark is called for each remark.
	Remark func(Remark)
	// SSANames gives values that were in a variable the name of the variable with a number. The
	// names take room in the module.
	SSANames bool
}

// Run is what one run of a pass did.
type Run struct {
	Pass    string
	Time    time.Duration
	Changed bool
}

// maxRounds bounds fix(...). A group that still changes after so many rounds and makes nothing smaller does not
// converge, which is a fault of a pass. One that still makes the module smaller, say by one branch of a chain
// of branches a round, is stopped: more rounds would cost the square of the module's size.
const maxRounds = 100

type driver struct {
	module     *ir.Module
	options    Options
	transforms int
	budget     int // how many instructions the passes may add in all
	grown      int // how many they asked for
	exhausted  bool
	facts      *analysis.Cache
	context    Context
	// settled says at which version of a function a pass has nothing to do, by index of the function. It is kept inside of fix(...).
	settled [][]settled
	depth   int // of fix(...)
	// remarked holds the remarks so far without their passes: what one has said needs no second to say it.
	remarked map[Remark]bool
}

type settled struct {
	pass     *Pass
	function *ir.Function
	at       ir.Version
}

// Run runs the pipeline on a module and reports whether anything changed. The error is a *[spirv.Error] where
// the module was not valid to begin with: with checks on that is looked at first, without them when a
// pass fails. Otherwise it is a *[BrokenError]. With an error the module must not be used any more.
func (p *Pipeline) Run(m *ir.Module, o Options) (changed bool, err error) {
	d := &driver{module: m, options: o, facts: analysis.NewCache(m), budget: 4*m.SizeRead() + 20_000}
	if o.Check {
		if err := verify(m); err != nil {
			return false, inputError(err)
		}
	}
	if changed, err = d.run(p); err != nil {
		if bad := verifyInput(m); bad != nil && !o.Check {
			return changed, inputError(bad)
		}
		return changed, err
	}
	m.Sweep()
	return changed, nil
}

// verify checks the invariants of a module and the rules for control flow. No fact is asked that a pass may claim to have
// preserved.
func verify(m *ir.Module) error {
	if err := m.Verify(); err != nil {
		return err
	}
	facts := analysis.NewCache(m)
	for _, f := range m.Functions() {
		if err := analysis.VerifyStructure(facts, f); err != nil {
			return err
		}
	}
	return nil
}

// verifyInput returns what was wrong with a module when it was read, nil for nothing.
func verifyInput(m *ir.Module) error {
	again, err := m.ReadAgain()
	if again == nil || err != nil {
		return err
	}
	return verify(again)
}

// inputError returns the error that a module was not valid when it was read.
func inputError(err error) error {
	return &spirv.Error{Offset: -1, Msg: "the module is not valid: " + err.Error()}
}

func (d *driver) run(p *Pipeline) (changed bool, err error) {
steps:
	for _, s := range p.steps {
		if s.pass != nil {
			c, err := d.pass(s.pass)
			if err != nil {
				return changed, err
			}
			changed = changed || c
			continue
		}
		d.depth++
		size := 0 // halfway
		for round := 0; ; round++ {
			switch {
			case round == maxRounds/2:
				size = d.size()
			case round == maxRounds && d.size() < size:
				d.context.Remark(0, "fix(%s) was stopped after %d rounds: each of them gave the next one something to do", s.fix, maxRounds)
				d.depth--
				continue steps
			case round == maxRounds:
				return changed, &BrokenError{Pass: s.fix.String(), Before: d.module.Write(),
					Err: fmt.Errorf("fix(%s) still changes the module after %d rounds", s.fix, maxRounds)}
			}
			c, err := d.run(s.fix)
			if err != nil {
				return changed, err
			}
			if !c {
				break
			}
			changed = true
		}
		d.depth--
	}
	return changed, nil
}

// size returns the number of instructions in functions.
func (d *driver) size() (n int) {
	for _, f := range d.module.Functions() {
		for range f.AllInsts() {
			n++
		}
	}
	return n
}

// pass runs one pass.
func (d *driver) pass(p *Pass) (changed bool, err error) {
	var before *spirv.Binary
	if d.options.Check || d.options.After != nil {
		before = d.module.Write()
	}
	defer func() {
		if r := recover(); r != nil {
			err = &BrokenError{Pass: p.Name, Before: before, Err: fmt.Errorf("panic: %v\n%s", r, debug.Stack())}
		}
	}()
	var start time.Time
	if d.options.Observe != nil {
		start = time.Now()
	}
	d.context = Context{Module: d.module, driver: d, pass: p}
	if p.module != nil {
		before := d.facts.State(nil)
		changed = p.module(&d.context)
		if changed && p.preserves != nil {
			d.facts.Preserve(before, nil, p.preserves)
		}
		for _, f := range d.module.Functions() {
			f.Layout()
		}
	} else {
		for _, f := range d.module.Functions() {
			if len(f.Blocks) > 0 && d.function(p, f) {
				changed = true
			}
		}
	}
	if d.options.Observe != nil {
		d.options.Observe(Run{Pass: p.Name, Time: time.Since(start), Changed: changed})
	}
	if d.options.Check {
		d.module.Sweep()
		if err := verify(d.module); err != nil {
			return changed, &BrokenError{Pass: p.Name, Before: before, Err: err}
		}
		if err := d.facts.Verify(); err != nil {
			return changed, &BrokenError{Pass: p.Name, Before: before, Err: err}
		}
		if !changed {
			if err := sameWords(before, d.module.Write()); err != nil {
				return changed, &BrokenError{Pass: p.Name, Before: before, Err: err}
			}
		}
	}
	if changed && d.options.After != nil {
		d.module.Sweep()
		if err := d.options.After(p.Name, d.module); err != nil {
			return changed, &BrokenError{Pass: p.Name, Before: before, Err: err}
		}
	}
	return changed, nil
}

// function runs a pass on one function, unless it is known to have nothing to do.
func (d *driver) function(p *Pass, f *ir.Function) bool {
	if d.depth == 0 {
		return d.runFunction(p, f)
	}
	known := d.settledAt(p, f)
	if known != nil {
		now := f.Version()
		v := known.at
		if p.properties&ignoresRemovals != 0 {
			v.Removals = now.Removals
		}
		if p.properties&ignoresCFG != 0 {
			v.CFG = now.CFG
		}
		if v == now {
			return false
		}
	}
	changed := d.runFunction(p, f)
	if !changed || p.properties&idempotent != 0 {
		if known != nil {
			known.at = f.Version()
		} else {
			list := slices.Grow(d.settled[f.Index], 6) // as many as a level repeats
			d.settled[f.Index] = append(list, settled{p, f, f.Version()})
		}
	}
	return changed
}

// settledAt returns what is known of a pass and a function, nil for nothing. The passes of a pipeline are few.
func (d *driver) settledAt(p *Pass, f *ir.Function) *settled {
	if f.Index >= len(d.settled) {
		d.settled = append(d.settled, make([][]settled, len(d.module.Functions())-len(d.settled))...)
	}
	list := d.settled[f.Index]
	for i := range list {
		if list[i].pass == p && list[i].function == f {
			return &list[i]
		}
	}
	return nil
}

func (d *driver) runFunction(p *Pass, f *ir.Function) (changed bool) {
	if p.preserves == nil {
		changed = p.function(&d.context, f)
	} else {
		before := d.facts.State(f)
		if changed = p.function(&d.context, f); changed {
			d.facts.Preserve(before, f, p.preserves)
		}
	}
	f.Layout()
	return changed
}

// sameWords verifies a pass's word that it changed nothing.
func sameWords(a, b *spirv.Binary) error {
	same := len(a.Words) == len(b.Words)
	for i := 0; same && i < len(a.Words); i++ {
		same = a.Words[i] == b.Words[i] || i == 3 // the bound may have grown
	}
	if !same {
		return fmt.Errorf("it changed the module and said that it did not")
	}
	return nil
}
