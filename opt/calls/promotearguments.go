package calls

import (
	"slices"

	"hone/analysis"
	"hone/ir"
	"hone/ir/build"
	"hone/ir/effects"
	"hone/pass"
	"hone/spirv"
)

// PromoteArguments passes a value where a pointer to a variable of the caller only brings one (LLVM's
// ArgumentPromotion). Front ends copy each argument to a variable and pass that, since a function may assign to its
// parameters; so nobody sees that an argument is a constant. The function gets a variable of its own, which holds the
// value at first, and mem2reg removes both variables.
//
// A pointer only brings a value if each call passes a variable of its caller as a whole, and
//
//   - the function only reads it, nothing else that it is given leads to the same variable, and the address of that is
//     nowhere else; or
//   - the variable is there for this one call: the caller only stores to it, the last time in the block of the call.
//     Then the function may write it, since nobody reads it after that.
//
// Cost: near linear; for each argument up to 64 instructions before the call are looked at.
//
// It leaves alone: functions of which not all calls are known; parameters that are handed on, compared or volatile;
// large variables of which the value is not known where the call is; those that hold pointers, which have decorations.
var PromoteArguments = pass.ForModule("promote-arguments", "pointers that only bring a value become that value",
	func(c *pass.Context) bool {
		x := promoter{signatures: newSignatures(c), addresses: c.Module.HasCapability(spirv.CapabilityAddresses)}
		for _, f := range c.Module.Functions() {
			x.decide(f)
		}
		changed := false
		for len(x.promoted) > 0 { // edits invalidate what decisions ask for
			c.Module.Spend(1)
			n := 1
			for n < len(x.promoted) && x.promoted[n].function == x.promoted[0].function {
				n++
			}
			changed = x.promote(x.promoted[:n]) || changed
			x.promoted = x.promoted[n:]
		}
		return changed
	}, pass.Interprocedural)

// promoter is the state of the pass.
type promoter struct {
	signatures
	addresses bool // pointers to variables of functions may be stored
	promoted  []promotion
}

// promotion is a parameter that becomes a value.
type promotion struct {
	function *ir.Function
	index    int
	sites    []*ir.Inst // calls
	stores   []*ir.Inst // by call: where the value is from that is passed, nil for a load
}

// decide finds the parameters of a function that are promoted.
func (x *promoter) decide(f *ir.Function) {
	if !slices.ContainsFunc(f.Params, x.pointsToVariable) {
		return
	}
	sites, _ := x.sites(f)
	if len(sites) == 0 {
		return
	}
	for i, p := range f.Params {
		if !x.pointsToVariable(p) {
			continue
		}
		if stores, ok := x.find(f, p, i, sites); ok {
			x.promoted = append(x.promoted, promotion{f, i, sites, stores})
		}
	}
}

// promote promotes parameters of a function.
func (x *promoter) promote(list []promotion) bool {
	f, sites := list[0].function, list[0].sites
	gone := make([]bool, len(f.Params)+len(list))
	var types, variables []ir.ID
	for _, p := range list {
		if x.c.Grow(2+len(sites)) && x.c.Transform() {
			gone[p.index] = true
			types = append(types, x.c.Types().Pointee(f.Params[p.index].Type))
			variables = append(variables, x.replace(p))
		}
	}
	if len(variables) == 0 {
		return false
	}
	for _, call := range sites {
		x.shorten(call, gone)
	}
	for i, value := range f.ChangeParameters(func(i int) bool { return gone[i] }, types...) {
		x.describe(value, variables[i])
		build.AtStart(f.Entry()).Store(variables[i], value)
	}
	return true
}

// replace appends a value to calls and replaces the pointer that it comes for by a variable of the function.
func (x *promoter) replace(r promotion) (variable ir.ID) {
	p := r.function.Params[r.index]
	for k, call := range r.sites {
		var id ir.ID
		if store := r.stores[k]; store != nil && !x.c.Constants().IsUndefined(store.ID(1)) {
			id = store.ID(1)
		} else {
			id = build.Before(call).Load(x.c.Types().Pointee(p.Type), call.ID(r.index+1))
		}
		call.SetOperands(append(slices.Clone(call.Words()), uint32(id)))
	}
	variable = build.AtStart(r.function.Entry()).Variable(p.Type, spirv.StorageClassFunction)
	x.describe(variable, p.Result)
	x.m.Replace(p.Result, variable)
	return variable
}

// describe gives a value or a variable the name and the precision of what it is for.
func (x *promoter) describe(id, from ir.ID) {
	if name := x.m.Name(from); name != "" {
		x.m.SetName(id, name)
	}
	if x.m.HasDecoration(from, spirv.DecorationRelaxedPrecision) {
		x.m.Decorate(id, spirv.DecorationRelaxedPrecision)
	}
}

// pointsToVariable reports whether a parameter that something uses may point to a variable of a function only, of a
// type that values may have.
func (x *promoter) pointsToVariable(p *ir.Inst) bool {
	d := x.m.Def(p.Type)
	if d == nil || d.Op != spirv.OpTypePointer || spirv.StorageClass(d.Literal(0)) != spirv.StorageClassFunction {
		return false
	}
	typ := x.c.Types().Pointee(p.Type)
	if typ == 0 || x.m.Uses(p.Result) == 0 || !x.m.Allows(typ, ir.VariableOf|ir.PhiOf) || stays(x.m, p.Result) != "" {
		return false
	}
	for part := range x.m.WithParts(typ) {
		if part.Op == spirv.OpTypePointer || part.Op == spirv.OpTypeUntypedPointerKHR {
			return false
		}
	}
	return true
}

// find finds where the values that a parameter brings are stored; ok is false if it brings more than a value.
func (x *promoter) find(f *ir.Function, p *ir.Inst, i int, sites []*ir.Inst) (stores []*ir.Inst, ok bool) {
	const (
		reads  = analysis.UseLoad | analysis.UseConstantIndex | analysis.UseDynamicIndex | analysis.UseDebug
		writes = analysis.UseStore | analysis.UseCopy | analysis.UseExtended
	)
	uses := analysis.Variables.Of(x.c, f).Of(p.Result)
	if uses&^(reads|writes) != 0 {
		return nil, false
	}
	for _, call := range sites {
		v := x.m.Def(call.ID(i + 1))
		if v == nil || v.Op != spirv.OpVariable || v.Function() != call.Function() || v.Type != p.Type {
			return nil, false
		}
		store := x.lastStore(call, v.Result)
		switch {
		case uses&writes != 0:
			if store == nil || !x.onlyFor(call, v.Result) {
				x.c.RemarkAt(call, p.Result, "stays a pointer: the function writes to it, and the caller may read that")
				return nil, false
			}
		case !x.readable(call, i, v.Result), store == nil && !x.small(v.Type):
			return nil, false
		}
		stores = append(stores, store)
	}
	return stores, true
}

// lastStore returns the store to a whole variable that a call sees, nil if none stands close before it.
func (x *promoter) lastStore(call *ir.Inst, variable ir.ID) *ir.Inst {
	const near = 64
	in := call.Prev()
	for n := 0; n < near && in != nil; n, in = n+1, in.Prev() {
		switch {
		case in.Unknown():
			return nil
		case in.Op == spirv.OpStore:
			to := in.ID(0)
			if to == variable && !effects.Ordered(in) {
				return in
			}
			if d := x.m.Def(to); to == variable || d == nil || !d.Op.Is(spirv.TraitVariable) {
				return nil
			}
		case effects.Of(in)&spirv.WritesMemory != 0:
			return nil
		}
	}
	return nil
}

// onlyFor reports whether a variable is only stored to, as a whole, but for one call.
func (x *promoter) onlyFor(call *ir.Inst, variable ir.ID) bool {
	if x.m.Pinned(variable) {
		return false
	}
	calls := 0
	for _, use := range analysis.Uses.Of(x.c, call.Function()).Of(variable) {
		switch {
		case use.Inst == call:
			calls++
		case use.Inst.Op != spirv.OpStore || use.Operand != 0 || use.Inst.Unknown() || effects.Ordered(use.Inst):
			return false
		}
	}
	return calls == 1
}

// readable reports whether argument i of a call is the only way by which what it calls knows a variable.
func (x *promoter) readable(call *ir.Inst, i int, variable ir.ID) bool {
	if x.addresses {
		return false
	}
	const known = analysis.UseDirect | analysis.UseDynamicIndex | analysis.UseExtended | analysis.UseArgument
	if analysis.Variables.Of(x.c, call.Function()).Of(variable)&^known != 0 {
		return false
	}
	for k := 1; k < call.NumWords(); k++ {
		if _, ok := x.m.Types().StorageClass(x.m.TypeOf(call.ID(k))); !ok || k == i+1 {
			continue
		}
		if object := analysis.UnderlyingObject(x.m, call.ID(k)).ID; object == 0 || object == variable {
			return false
		}
	}
	return true
}

// small reports whether a pointer leads to a scalar, vector or matrix: a load of it costs no more than the pointer.
func (x *promoter) small(pointer ir.ID) bool {
	switch x.m.Def(x.c.Types().Pointee(pointer)).Op {
	case spirv.OpTypeBool, spirv.OpTypeInt, spirv.OpTypeFloat, spirv.OpTypeVector, spirv.OpTypeMatrix:
		return true
	}
	return false
}
