package hone

import (
	"fmt"

	"hone/ir"
	"hone/vm"
	"hone/vm/compare"
)

// Verifier compares a module that passes edit with what it was before, by running its compute shaders. It is made for
// [pass.Options].After:
//
//	v := hone.NewVerifier(m, compare.Options{})
//	_, err := pipeline.Run(m, pass.Options{After: v.After})
//
// The error then names the pass that changed what a shader does. Where nothing can be said, for shaders other than
// compute shaders or that use what package vm does not run, there is no error; [Verifier.Undecided] has the reasons.
type Verifier struct {
	shaders []verified
}

// DifferentError says that a shader does something else than before.
type DifferentError struct {
	Entry      string // name of the entry point
	Comparison *compare.Result
}

// Error returns the first difference.
func (e *DifferentError) Error() string {
	return fmt.Sprintf("the shader %s does something else: %s", e.Entry, e.Comparison.Reason)
}

// verified is an entry point.
type verified struct {
	name      string
	reference *compare.Reference // nil for what can't be run
	undecided string             // why, "" after a comparison that found both equal
	causes    []compare.Cause    // of values that are not compared
}

// NewVerifier runs the compute shaders of m. Options other than Entry are those of each comparison. m may be edited
// afterwards.
func NewVerifier(m *ir.Module, o compare.Options) *Verifier {
	v := &Verifier{}
	for _, e := range vm.EntryPoints(m) {
		o.Entry = e.Name
		s := verified{name: e.Name}
		var err error
		if s.reference, err = compare.NewReference(m, o); err != nil {
			s.undecided = err.Error()
		}
		v.shaders = append(v.shaders, s)
	}
	return v
}

// After compares the shaders of m, which it reads only, and returns an error if one of them does something else than
// before.
func (v *Verifier) After(_ string, m *ir.Module) error {
	bin, err := m.Write()
	if err != nil {
		return err
	}
	again, err := ir.Read(bin)
	if err != nil {
		return err
	}
	defer again.Release()
	for i := range v.shaders {
		s := &v.shaders[i]
		if s.reference == nil {
			continue
		}
		c := s.reference.Compare(again)
		if c.Verdict == compare.Different {
			return &DifferentError{Entry: s.name, Comparison: c}
		}
		s.undecided, s.causes = c.Reason, c.Causes
	}
	return nil
}

// Causes returns for entry points that [Verifier.Undecided] has the instructions whose results are not determined, so
// that what is stored is not compared: a few for each, those of most values first.
func (v *Verifier) Causes() (list []string) {
	const most = 3
	for i := range v.shaders {
		s := &v.shaders[i]
		if s.undecided == "" {
			continue
		}
		for k := range s.causes[:min(len(s.causes), most)] {
			list = append(list, s.name+": "+s.causes[k].String())
		}
	}
	return list
}

// Undecided returns for each entry point for which it is not known whether it is what it was why that is so. A module
// that no pass changed is.
func (v *Verifier) Undecided() []string {
	var reasons []string
	for i := range v.shaders {
		if s := &v.shaders[i]; s.undecided != "" {
			reasons = append(reasons, s.name+": "+s.undecided)
		}
	}
	if len(v.shaders) == 0 {
		reasons = append(reasons, "it has no entry point")
	}
	return reasons
}
