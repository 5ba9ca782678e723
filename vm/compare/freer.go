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
// operations of that name, or by contraction and halves all operations, do not in the reference; and for which of these
// freedoms the reference has such operations, too, but perhaps others.
func (r *Reference) freer(b, a *vm.Program) (f, both fold.Freedom) {
	if r.o.Exact || r.o.Device || r.o.FastMath != 0 {
		return f, both
	}
	has := func(p *vm.Program, free fold.Freedom) bool { return len(p.Freedoms(free)) > 0 }
	precision := fold.Freedom{Precision: true}
	names, few := a.Freedoms(precision), a.CountFreedoms(precision)
	if r.o.Contract { // into which contraction turns a product and a sum
		names = append(names, "Fma")
	}
	f.Precision = slices.ContainsFunc(b.Freedoms(precision), func(name string) bool {
		return !slices.Contains(names, name)
	})
	for name, n := range b.CountFreedoms(precision) {
		both.Precision = both.Precision || !f.Precision && few[name] > 0 && n > few[name]
	}
	f.Precision = f.Precision || both.Precision
	if contract := (fold.Freedom{Contract: true}); !r.o.Contract && has(b, contract) && a.Executes("FMul") {
		both.Contract = has(a, contract) && forbidsContraction(a)
		f.Contract = both.Contract || !has(a, contract)
	}
	if relaxed := (fold.Freedom{Relaxed: true}); !r.o.Relaxed && has(b, relaxed) {
		f.Relaxed, both.Relaxed = true, has(a, relaxed)
	}
	return f, both
}

// compareVaried executes the other shader as another implementation might. It returns the first difference, nil for
// none: what the reference determines, or has limits for, has to be so there. Where both have a freedom, the reference
// is executed once more to have its limits, in every fourth run.
func (r *Reference) compareVaried(f *form, j *judge) *Difference {
	run, a := j.i, j.of
	free, both := f.freer, f.bothFree
	if run%4 != 0 {
		free.Contract, free.Relaxed = free.Contract && !both.Contract, free.Relaxed && !both.Relaxed
		free.Precision, both = free.Precision && !both.Precision, fold.Freedom{}
	}
	if free == (fold.Freedom{}) || first(a.undetermined) >= 0 {
		return nil
	}
	varied := *j
	if both.Contract || both.Relaxed { // the limits of precision are known
		in := r.Inputs(run)
		again := r.executeFree(&in, a.plan, both, nil)
		if again.skipped != nil || first(again.undetermined) >= 0 {
			return nil
		}
		varied.a = again.stores
	}
	in := r.inputsOfOther(f, run)
	p := f.inOrder(&in, a.plan.order)
	in.Steps, in.FineDerivatives = 16*a.steps+1<<20, free.Precision && !j.form.program.ChoosesDerivatives()
	in.Track = &vm.Track{Robust: true, Determined: r.added(f.program), Vary: uint64(run) + 1, Freedom: free}
	result, err := p.Run(in)
	if err != nil {
		return nil
	}
	varied.b, varied.c = j.form.storesOfOther(r.o.Map, &in, result), &Result{}
	varied.varied, varied.determined = true, true
	d := varied.run()
	if d != nil {
		d.Freer = true
	}
	return d
}
