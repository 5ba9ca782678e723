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

// SpecializeFunctions gives calls that pass the same constants a copy of the function, in which these stand for its
// parameters (LLVM's FunctionSpecialization), where that pays: what the constants fold, and what branches leave out
// that they decide, has to be a fifth of the function. A function of which all calls get a copy is removed. Parameters
// that are constants now are for dead-arguments.
//
// What constants save is found by a walk over the function for each set of them, as if they were there, see
// specialization. Constants of which nothing depends make no copy. Callers are looked at before callees, so that
// constants go down all calls in one run; where something has to be folded in between, that is in the next round.
//
// Cost: linear, for up to 8 sets of constants for each function, and in what is copied.
//
// It leaves alone: functions that are called once, which inline has moved unless something stands against it, and
// recursive ones; those of which not all calls are known; what a Cloner does not copy.
var SpecializeFunctions = pass.ForModule("specialize-functions",
	"functions are copied for calls with constants that decide what they do", specializeFunctions,
	specializePercent, specializeSmaller, pass.Interprocedural)

func specializeFunctions(c *pass.Context) bool {
	x := specializer{signatures: newSignatures(c), percent: specializePercent.Of(c), smaller: specializeSmaller.Of(c)}
	x.list = make([][]*ir.Inst, len(x.m.Functions()))
	x.gone = make([]bool, len(x.m.Functions()))
	for i, f := range x.m.Functions() {
		x.list[i] = slices.Clip(x.calls.Sites(f))
	}
	for group := range x.calls.CallersFirst() {
		x.specialize(group[0]) // others are recursive
	}
	if x.cloner == nil {
		return false
	}
	x.cloner.Release()
	if slices.Contains(x.gone, true) {
		x.m.RemoveFunctions(func(f *ir.Function) bool { return f.Index < len(x.gone) && x.gone[f.Index] })
	}
	return x.changed
}

// maxSpecializations is how many sets of constants are looked at for one function.
const maxSpecializations = 8

// specializer is the state of the pass.
type specializer struct {
	signatures
	percent int
	smaller bool
	list    [][]*ir.Inst // by function: its calls, those in copies too
	gone    []bool       // by function: all its calls have copies
	cloner  *clone.Cloner
	sets    []*constantSet
	changed bool
}

// constantSet is what several calls have in common.
type constantSet struct {
	values []ir.ID // by parameter, 0 for one that is no constant, or of which nothing depends
	sites  []*ir.Inst
	saved  int // of the weight of the function
	pays   bool
}

// specialize makes copies of a function.
func (x *specializer) specialize(f *ir.Function) {
	sites := x.list[f.Index]
	if len(f.Params) == 0 || len(sites) < 2 || x.calls.Recursive(f) || x.fixed(f, len(sites)) != "" {
		return
	}
	sites = slices.DeleteFunc(slices.Clone(sites), func(call *ir.Inst) bool {
		at := call.Function().Index
		return at < len(x.gone) && x.gone[at]
	})
	total, size := 0, 0
	for in := range f.Insts() {
		total += weight(x.m, in)
		size++
	}
	rest := x.gather(f, sites, total)
	if len(x.sets) == 0 || len(x.sets) == 1 && rest == 0 {
		return
	}
	if x.smaller && !x.shrinks(f, rest, total) {
		x.c.Remark(f.Result(), "is not copied for calls with constants: the module would be longer")
		return
	}
	for _, s := range x.sets {
		if x.smaller && rest > 0 && !x.vanishes(f, s, total) {
			continue
		}
		if !x.mayCopy(size) {
			return
		}
		if err := x.copy(f, s); err != nil {
			x.c.Remark(f.Result(), "is not copied for calls with constants: %v", err)
			return
		}
		x.changed = true
		x.c.RemarkAt(s.sites[0], f.Result(), "is copied for %d of %d calls, which pass constants: about %d instructions more",
			len(s.sites), len(sites), total-s.saved)
	}
	x.gone[f.Index] = x.m.Uses(f.Result()) == len(x.list[f.Index])-len(sites)
}

// mayCopy asks leave for a copy. The first one in a run takes a part of the budget besides: constants that go down one
// call in each round of fix(...) come to an end before the rounds do.
func (x *specializer) mayCopy(size int) bool {
	if !x.changed {
		size += x.m.SizeRead()/16 + 1000
	}
	return x.c.Grow(size) && x.c.Transform()
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

// copy gives calls a copy of the function with their constants.
func (x *specializer) copy(f *ir.Function, s *constantSet) error {
	if x.cloner == nil {
		x.cloner = clone.New(x.m, x.m)
	}
	x.cloner.Forget()
	for i, id := range s.values {
		if id != 0 {
			x.cloner.Map(f.Params[i].Result, id)
		}
	}
	g, err := x.cloner.Function(f)
	if err != nil {
		return err
	}
	for _, call := range s.sites {
		call.SetID(0, g.Result())
	}
	for in := range g.Insts() {
		if in.Op == spirv.OpFunctionCall {
			at := x.m.Def(in.ID(0)).Function().Index
			x.list[at] = append(x.list[at], in)
		}
	}
	return nil
}
