// Package reduce makes a module that shows a problem smaller while it still shows it: delta debugging, after Zeller and
// Hildebrandt, "Simplifying and Isolating Failure-Inducing Input" (IEEE Transactions on Software Engineering 28, 2002).
//
// What may go is a table of steps ([Steps]): functions, constructs, blocks, instructions, operands, declarations, and
// hone's own passes. A step finds the edits of a module that it can make. Many of them at once make a candidate, then
// fewer, down to one at a time; a candidate that is valid, smaller, and still interesting is the module from then on.
// The package must not know what makes a module interesting: that is a [Test].
package reduce

import (
	"cmp"
	"context"
	"errors"
	"fmt"

	"hone/spirv"
	"hone/vm/compare"
)

// Test reports whether a module is interesting, that is whether it shows the problem. It must say the same each time
// that it is asked. An error ends the reduction; one that comes of the context is no answer.
type Test func(ctx context.Context, bin *spirv.Binary) (bool, error)

// What may be wrong with a module to begin with.
var (
	ErrNotInteresting = errors.New("the module is not interesting to begin with: the test says no")
	ErrNotValid       = errors.New("the module is not valid to begin with: the validator says no")
)

// Options says how a module is reduced. The zero value is what one wants for a problem that shows without running it.
type Options struct {
	// Valid is asked about each candidate before the test is, beside the checks of the representation, which every
	// candidate has to pass: a validator. With it more is tried, such as to remove decorations that hone does not check.
	Valid Test
	// Defined leaves out candidates that do something undefined that the module does not, as package vm sees it: see
	// [Behaviour]. Runs are those of Compare.
	Defined bool
	Compare compare.Options
	// Workers is how many candidates are tested at a time, 0 for one. The result does not depend on it, the time does.
	Workers int
	// Progress is called after each candidate, or as many as there are workers.
	Progress func(Progress)
}

// Progress is how far a reduction is.
type Progress struct {
	Step  string // that made the last candidate
	Size  Size   // of the smallest module so far
	Tests int    // how often the test was asked so far
}

// Size is how much there is of a module.
type Size struct {
	Functions    int
	Instructions int // of functions, from OpFunction on, without lines and scopes
	Words        int // of the module
}

func (s Size) String() string {
	return fmt.Sprintf("%d instructions in %d functions, %d words", s.Instructions, s.Functions, s.Words)
}

// Result is what became of a module.
type Result struct {
	Binary        *spirv.Binary // the smallest one that was found
	Before, After Size
	Tests         int // how often the test was asked
	Candidates    int // that were made, those that were not valid, not smaller or known already included
	Steps         []StepResult
	// Stopped is why the reduction ended early: an error of the context. nil where no step finds anything more.
	Stopped error
	// Fault is the first panic of a step or a test, nil for none. It has cost no more than one candidate.
	Fault error
}

// StepResult is what a step did.
type StepResult struct {
	Name        string
	Tried, Kept int // candidates
}

// Reduce makes a module smaller as long as the test succeeds, until no step finds a smaller one for which it does. bin
// itself is not changed. The result depends on bin and the test alone, unless the context ends first: then it is the
// smallest module that was found by then.
//
// The error is a [*spirv.Error] where bin is not valid, [ErrNotValid], [ErrNotInteresting], or that of the test. Cost:
// a number of tests that is nearly linear in the size of what remains, and reading and checking the module for each.
func Reduce(ctx context.Context, bin *spirv.Binary, test Test, o Options) (*Result, error) {
	base, err := newModule(bin)
	if err != nil {
		return nil, err
	}
	r := &reducer{ctx: ctx, test: test, o: o, base: base, failed: map[digest]bool{}, steps: steps()}
	if o.Valid != nil {
		if ok, err := o.Valid(ctx, bin); err != nil || !ok {
			return nil, cmp.Or(err, ErrNotValid)
		}
	}
	if o.Defined {
		if r.allowed, err = BehaviourOf(bin, o.Compare); err != nil {
			return nil, err
		}
	}
	r.tests = 1
	if ok, err := test(ctx, bin); err != nil || !ok {
		return nil, cmp.Or(err, ErrNotInteresting)
	}
	result := &Result{Before: base.size}
	if err = r.run(); ctx.Err() != nil {
		result.Stopped, err = ctx.Err(), nil
	}
	if err != nil {
		return nil, err
	}
	result.Binary, result.After = r.base.bin, r.base.size
	result.Tests, result.Candidates, result.Fault = r.tests, r.candidates, r.fault
	for _, s := range r.steps {
		result.Steps = append(result.Steps, StepResult{s.Name, s.tried, s.kept})
	}
	return result, nil
}
