package pass

import (
	"fmt"
	"runtime/debug"
	"time"

	"hone/ir"
	"hone/spirv"
)

// Options says how a pipeline runs. The zero value just runs it.
type Options struct {
	// Check verifies the module's invariants after each pass and names the pass that broke one.
	Check bool
	// BisectLimit stops transformations after so many; 0 for no limit. With it a miscompilation is found
	// by bisection.
	BisectLimit int
	// Observe is called after each run of a pass.
	Observe func(Run)
	// Remark is called for each remark.
	Remark func(Remark)
}

// Run is what one run of a pass did.
type Run struct {
	Pass    string
	Time    time.Duration
	Changed bool
}

// maxRounds bounds fix(...): a group that still changes after so many rounds does not converge, which is
// a fault of a pass.
const maxRounds = 100

type driver struct {
	module     *ir.Module
	options    Options
	transforms int
}

// Run runs the pipeline on a module and reports whether anything changed. The error is of type
// *[BrokenError]; the module must then not be used any more.
func (p *Pipeline) Run(m *ir.Module, o Options) (changed bool, err error) {
	d := &driver{module: m, options: o}
	if o.Check {
		if err := m.Verify(); err != nil {
			return false, &BrokenError{Pass: "(reading)", Before: m.Write(), Err: err}
		}
	}
	return d.run(p)
}

func (d *driver) run(p *Pipeline) (changed bool, err error) {
	for _, s := range p.steps {
		if s.pass != nil {
			c, err := d.pass(s.pass)
			if err != nil {
				return changed, err
			}
			changed = changed || c
			continue
		}
		for round := 0; ; round++ {
			if round == maxRounds {
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
	}
	return changed, nil
}

// pass runs one pass.
func (d *driver) pass(p *Pass) (changed bool, err error) {
	var before *spirv.Binary
	if d.options.Check {
		before = d.module.Write()
	}
	defer func() {
		if r := recover(); r != nil {
			err = &BrokenError{Pass: p.Name, Before: before, Err: fmt.Errorf("panic: %v\n%s", r, debug.Stack())}
		}
	}()
	start := time.Now()
	c := &Context{Module: d.module, driver: d, pass: p}
	if p.module != nil {
		changed = p.module(c)
	} else {
		for _, f := range d.module.Functions() {
			if len(f.Blocks) > 0 && p.function(c, f) {
				changed = true
			}
		}
	}
	d.module.Sweep()
	if d.options.Observe != nil {
		d.options.Observe(Run{Pass: p.Name, Time: time.Since(start), Changed: changed})
	}
	if d.options.Check {
		if err := d.module.Verify(); err != nil {
			return changed, &BrokenError{Pass: p.Name, Before: before, Err: err}
		}
		if !changed {
			if err := sameWords(before, d.module.Write()); err != nil {
				return changed, &BrokenError{Pass: p.Name, Before: before, Err: err}
			}
		}
	}
	return changed, nil
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
