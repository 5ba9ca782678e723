package reduce

import (
	"context"
	"fmt"
	"runtime/debug"
	"sync"
)

// reducer is one reduction.
type reducer struct {
	ctx        context.Context
	test       Test
	o          Options
	allowed    *Behaviour // what a candidate may do that is undefined; nil where nobody asks
	steps      []*step
	base       *module         // the smallest one so far
	failed     map[digest]bool // candidates that are valid and smaller, and were refused
	tests      int
	candidates int
	fault      error
}

// run tries all steps, with fewer edits at a time from round to round, until with one edit at a time none of them finds
// anything. A round that made much smaller what there is, is worth another one with as many edits.
func (r *reducer) run() error {
	for parts := 1; ; {
		before, finest, kept := r.base.measure[0], true, 0
		for _, s := range r.steps {
			if s.validator && r.o.Valid == nil {
				continue
			}
			n := r.edits(s)
			size := max(1, n/parts)
			finest = finest && size == 1
			was := s.kept
			if err := r.sweep(s, n, size); err != nil {
				return err
			}
			kept += s.kept - was
		}
		switch after := r.base.measure[0]; {
		case kept == 0 && finest:
			return nil
		case kept > 0 && (finest || before-after >= before/8+1):
		default:
			parts *= 2
		}
	}
}

// sweep goes through the n edits of a step, so many at a time, and keeps the candidates that are interesting. Edits
// that were made are gone from those that the step finds then, so the next ones stand in their places.
func (r *reducer) sweep(s *step, n, size int) error {
	for at := 0; at < n; {
		found, passed, err := r.first(s, at, n, size)
		if err != nil {
			return err
		}
		at += passed * size
		if found != nil {
			r.base = found
			s.kept++
			n = r.edits(s)
		}
		if r.o.Progress != nil {
			r.o.Progress(Progress{Step: s.Name, Size: r.base.size, Tests: r.tests})
		}
	}
	return nil
}

// outcome is what became of a candidate.
type outcome struct {
	made        *module // nil where there is none that is valid, smaller and new
	tested      bool
	interesting bool
	fault, err  error
}

// first tries candidates of so many edits each, as many at a time as there are workers, and returns the first one that
// is interesting, and how many come before it. Without one it has passed them all. That others were tested beside it
// leaves no trace, so the result does not depend on how many workers there are.
func (r *reducer) first(s *step, at, n, size int) (found *module, passed int, err error) {
	outcomes := make([]outcome, min(max(1, r.o.Workers), (n-at+size-1)/size))
	ctx, cancel := context.WithCancel(r.ctx)
	defer cancel()
	var wg sync.WaitGroup
	for i := range outcomes {
		from := at + i*size
		one := func() { outcomes[i] = r.try(ctx, s, from, min(n, from+size)) }
		if len(outcomes) == 1 {
			one()
			continue
		}
		wg.Go(one)
	}
	wg.Wait()
	for i := range outcomes {
		x := &outcomes[i]
		r.candidates++
		s.tried++
		if x.tested && !r.failed[x.made.key] { // one before it may be the same module
			r.tests++
		}
		if r.fault == nil {
			r.fault = x.fault
		}
		switch {
		case r.ctx.Err() != nil:
			return nil, i, r.ctx.Err()
		case x.err != nil:
			return nil, i, x.err
		case x.interesting:
			return x.made, i, nil
		case x.made != nil:
			r.failed[x.made.key] = true
		}
	}
	return nil, len(outcomes), nil
}

// try makes a candidate and asks about it. It only reads what is common to workers. A panic costs no more than the
// candidate.
func (r *reducer) try(ctx context.Context, s *step, from, to int) (x outcome) {
	defer func() {
		if p := recover(); p != nil {
			x = outcome{fault: fmt.Errorf("step %s: panic: %v\n%s", s.Name, p, debug.Stack())}
		}
	}()
	if x.made = r.candidate(s, from, to); x.made == nil || r.failed[x.made.key] {
		return outcome{}
	}
	if r.o.Valid != nil {
		if ok, err := r.o.Valid(ctx, x.made.bin); err != nil || !ok {
			x.err = err
			return x
		}
	}
	if r.allowed != nil && !r.allowed.allows(x.made.bin, r.o.Compare) {
		return x
	}
	x.tested = true
	x.interesting, x.err = r.test(ctx, x.made.bin)
	return x
}
