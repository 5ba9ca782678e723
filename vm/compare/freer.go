package compare

import (
	"slices"

	"hone/fold"
	"hone/vm"
)

// What the other shader may store has to be what the reference may. The vm executes an operation that leaves its result
// to an implementation in one way, mostly the exact one, so a run does not show that a product became a power, or that
// it may be contracted or computed with halves where it might not before. Where the other shader has such operations,
// and the reference has not, it is run once more as another implementation might.

// freer returns by which freedoms operations of the other shader leave their results to an implementation, while
// operations of that name, or by contraction and halves all operations, do not in the reference.
func (r *Reference) freer(b, a *vm.Program) (f fold.Freedom) {
	if r.o.Exact || r.o.Device || r.o.FastMath != 0 {
		return f
	}
	lacks := func(free fold.Freedom) bool {
		names := a.Freedoms(free)
		if r.o.Contract { // which is what contraction makes of a product and a sum
			names = append(names, "Fma")
		}
		return slices.ContainsFunc(b.Freedoms(free), func(name string) bool { return !slices.Contains(names, name) })
	}
	gains := func(free fold.Freedom) bool { return len(a.Freedoms(free)) == 0 && len(b.Freedoms(free)) > 0 }
	f.Precision = lacks(fold.Freedom{Precision: true})
	f.Contract = !r.o.Contract && gains(fold.Freedom{Contract: true}) && a.Executes("FMul")
	f.Relaxed = !r.o.Relaxed && gains(fold.Freedom{Relaxed: true})
	return f
}

// compareVaried executes the other shader as another implementation might. It returns the first difference, nil for
// none: what the reference determines, or has limits for, has to be so there.
func (r *Reference) compareVaried(f *form, run int, j *judge) *Difference {
	a := &r.runs[run]
	if f.freer == (fold.Freedom{}) || first(a.undetermined) >= 0 {
		return nil
	}
	in := r.inputsOfOther(f, run)
	p := f.inOrder(&in, a.plan.order)
	in.Steps, in.FineDerivatives = 16*a.steps+1<<20, f.freer.Precision
	in.Track = &vm.Track{Robust: true, Determined: r.added(f.program), Vary: uint64(run) + 1, Freedom: f.freer}
	result, err := p.Run(in)
	if err != nil {
		return nil
	}
	varied := *j
	varied.b, varied.c = j.form.storesOfOther(r.o.Map, &in, result), &Result{}
	varied.varied, varied.determined = true, true
	d := varied.run()
	if d != nil {
		d.Freer = true
	}
	return d
}
