package reduce

import (
	"context"
	"errors"
	"fmt"

	"hone/ir"
	"hone/pass"
	"hone/spirv"
	"hone/vm"
	"hone/vm/compare"
)

// Miscompiled is the problem that a pipeline changes what a shader does, as package compare finds out. Its Test is a
// [Test], which runs in the process, and so is much faster than a command.
type Miscompiled struct {
	By      *pass.Pipeline
	Compare compare.Options // of each comparison, but for Entry
}

// For returns p with options that fit a module that is to be reduced, and what is smaller. Runs that access memory out
// of bounds are left out if the module shows a difference in others: such a difference need be nobody's fault. And no
// run takes more instructions than one of the module.
func (p Miscompiled) For(bin *spirv.Binary) Miscompiled {
	in := p
	in.Compare.InBounds = true
	if ok, _ := in.Test(context.Background(), bin); ok {
		p = in
	}
	m, err := ir.Read(bin)
	if err != nil || p.Compare.Steps > 0 {
		return p
	}
	defer m.Release()
	steps := uint64(0)
	for _, e := range vm.EntryPoints(m) {
		o := p.Compare
		o.Entry = e.Name
		if r, err := compare.NewReference(m, o); err == nil {
			steps = max(steps, r.Steps())
		}
	}
	p.Compare.Steps = atLeastSteps(steps)
	return p
}

// Test reports whether the pipeline makes one of a module's shaders another one.
func (p Miscompiled) Test(_ context.Context, bin *spirv.Binary) (bool, error) {
	found, err := p.compare(bin)
	return err == nil && found.Verdict == compare.Different, nil
}

// Why says what is different, or why nothing is known to be.
func (p Miscompiled) Why(bin *spirv.Binary) string {
	switch found, err := p.compare(bin); {
	case err != nil:
		return err.Error()
	case found.Verdict == compare.Equal:
		return "equal"
	case found.Reason != "":
		return fmt.Sprintf("%s: %s", found.Verdict, found.Reason)
	default:
		return found.Verdict.String()
	}
}

// compare runs the pipeline and compares each shader with what it was. It returns the first difference, or else what
// was found out about the first shader.
func (p Miscompiled) compare(bin *spirv.Binary) (*compare.Result, error) {
	before, err := ir.Read(bin)
	if err != nil {
		return nil, err
	}
	defer before.Release()
	after, err := before.ReadAgain()
	if err != nil {
		return nil, err
	}
	changed, err := p.By.Run(after, pass.Options{})
	if err != nil {
		return nil, err
	}
	if !changed {
		return &compare.Result{Verdict: compare.Equal, Run: -1}, nil
	}
	out, err := after.Write()
	if err != nil {
		return nil, err
	}
	if after, err = ir.Read(out); err != nil {
		return nil, err
	}
	defer after.Release()
	var first *compare.Result
	err = errors.New("it has no entry point")
	for _, e := range vm.EntryPoints(before) {
		o := p.Compare
		o.Entry = e.Name
		reference, failed := compare.NewReference(before, o)
		if failed != nil {
			err = failed
			continue
		}
		found := reference.Compare(after)
		if found.Verdict == compare.Different {
			return found, nil
		}
		if first == nil {
			first = found
		}
	}
	if first == nil {
		return nil, err
	}
	return first, nil
}
