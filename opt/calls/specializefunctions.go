package calls

import (
	"slices"

	"hone/ir"
	"hone/ir/clone"
	"hone/pass"
	"hone/spirv"
)

// Parameters of [SpecializeFunctions].
var (
	specializePercent = pass.Int("percent", 20, "how much of a function has to be saved by constants").
				Must(pass.Within(0, 100))
	specializeSmaller = pass.Bool("smaller", false, "only where the module gets shorter by it")
)

// SpecializeFunctions gives calls that pass the same constants a copy of the function (LLVM's FunctionSpecialization),
// where that pays: what the constants fold, and what branches leave out that they decide, has to be a fifth of the
// function. All calls of one copy pass the same constants, so that propagate-arguments puts these in the place of its
// parameters. Where all calls get a copy, one of these is the function itself.
//
// What constants save is found by a walk over the function for each set of them, as if they were there, see
// specialization. Constants of which nothing depends make no copy.
//
// Cost: linear, for up to 8 sets of constants for each function, and in what is copied.
//
// It leaves alone: functions that are called once, which inline has moved unless something stands against it, and
// recursive ones; those of which not all calls are known; what a Cloner does not copy.
var SpecializeFunctions = pass.ForModule("specialize-functions",
	"functions are copied for calls with constants that decide what they do", specializeFunctions,
	specializePercent, specializeSmaller, pass.Interprocedural)

func specializeFunctions(c *pass.Context) bool {
	s := newSignatures(c)
	x := specializer{signatures: s, percent: specializePercent.Of(c), smaller: specializeSmaller.Of(c)}
	changed := false
	for group := range s.calls.CalleesFirst() {
		changed = x.specialize(group[0]) || changed // others are recursive
	}
	if x.cloner != nil {
		x.cloner.Release()
	}
	return changed
}

// maxSpecializations is how many sets of constants are looked at for one function.
const maxSpecializations = 8

// specializer is the state of the pass.
type specializer struct {
	signatures
	percent int
	smaller bool
	cloner  *clone.Cloner
	sets    []*constantSet
}

// constantSet is what several calls have in common.
type constantSet struct {
	values []ir.ID // by parameter, 0 for one that is no constant, or of which nothing depends
	sites  []*ir.Inst
	saved  int // of the weight of the function
	pays   bool
}

// specialize makes copies of a function.
func (x *specializer) specialize(f *ir.Function) bool {
	if len(f.Params) == 0 || x.calls.Recursive(f) {
		return false
	}
	sites, _ := x.sites(f)
	if len(sites) < 2 {
		return false
	}
	total, size := 0, 0
	for in := range f.Insts() {
		total += weight(x.m, in)
		size++
	}
	rest := x.gather(f, sites, total)
	if len(x.sets) == 0 || len(x.sets) == 1 && rest == 0 {
		return false
	}
	if x.smaller && !x.shrinks(f, rest, total) {
		x.c.Remark(f.Result(), "is not copied for calls with constants: the module would be longer")
		return false
	}
	changed := false
	for i, s := range x.sets {
		if rest == 0 && i == len(x.sets)-1 {
			break // these keep the function itself
		}
		if x.smaller && rest > 0 && !x.vanishes(f, s, total) {
			continue
		}
		if !x.c.Grow(size) || !x.c.Transform() {
			break
		}
		if err := x.copy(f, s); err != nil {
			x.c.Remark(f.Result(), "is not copied for calls with constants: %v", err)
			return changed
		}
		changed = true
		x.c.RemarkAt(s.sites[0], f.Result(), "is copied for %d of %d calls, which pass constants: about %d instructions more",
			len(s.sites), len(sites), total-s.saved)
	}
	return changed
}

// shrinks reports whether the module is not longer with copies of a function: with all of them in its place, or beside
// it with some that do nearly nothing.
func (x *specializer) shrinks(f *ir.Function, rest, total int) bool {
	if rest > 0 {
		return slices.ContainsFunc(x.sets, func(s *constantSet) bool { return x.vanishes(f, s, total) })
	}
	const frame = 4 // OpFunction, OpFunctionEnd, a label and a return
	after := 0
	for _, s := range x.sets {
		after += total - s.saved + frame
	}
	return after <= total+frame
}

// vanishes reports whether a copy is called once, and inlined then, and takes no more than the call.
func (x *specializer) vanishes(f *ir.Function, s *constantSet, total int) bool {
	never := spirv.FunctionControl(f.Def.Literal(0))&spirv.FunctionControlDontInline != 0
	return len(s.sites) == 1 && !never && total-s.saved <= 1
}

// gather finds sets of constants for which a copy pays, and returns how many calls have none of these.
func (x *specializer) gather(f *ir.Function, sites []*ir.Inst, total int) (rest int) {
	x.sets = x.sets[:0]
	var may []bool // by parameter: it may be replaced by a constant
	for _, p := range f.Params {
		may = append(may, x.m.Uses(p.Result) > 0 && stays(x.m, p.Result) == "")
	}
	var e *specialization
	for _, call := range sites {
		values, any := make([]ir.ID, len(f.Params)), false
		for i := range f.Params {
			if id := call.ID(i + 1); may[i] && x.c.Constants().IsConstant(id) && !x.c.Constants().IsUndefined(id) {
				values[i], any = id, true
			}
		}
		s := x.find(values)
		if s == nil && any && len(x.sets) < maxSpecializations {
			if e == nil {
				e = newSpecialization(x.c, f)
				defer e.release()
			}
			s = &constantSet{values: values}
			for i, saved := range e.saves(values) {
				if 20*saved < total { // copies for more calls are worth more
					values[i] = 0
				} else {
					s.saved += saved
				}
			}
			s.pays = s.saved > 0 && 100*s.saved >= x.percent*total
			if !s.pays {
				x.c.RemarkAt(call, f.Result(), "is not copied for a call with constants: these save about %d of %d instructions",
					s.saved, total)
			}
			x.sets = append(x.sets, s)
		}
		if s != nil {
			s.sites = append(s.sites, call)
		}
	}
	paying := x.sets[:0]
	rest = len(sites)
	for _, s := range x.sets {
		if s.pays {
			paying = append(paying, s)
			rest -= len(s.sites)
		}
	}
	x.sets = paying
	return rest
}

// find returns the set of constants that a call with some values can share, nil for none.
func (x *specializer) find(values []ir.ID) *constantSet {
next:
	for _, s := range x.sets {
		for i, id := range s.values {
			if id != 0 && id != values[i] {
				continue next
			}
		}
		return s
	}
	return nil
}

// copy gives calls a copy of the function.
func (x *specializer) copy(f *ir.Function, s *constantSet) error {
	if x.cloner == nil {
		x.cloner = clone.New(x.m, x.m)
	}
	x.cloner.Forget()
	g, err := x.cloner.Function(f)
	if err != nil {
		return err
	}
	for _, call := range s.sites {
		call.SetID(0, g.Result())
	}
	return nil
}
