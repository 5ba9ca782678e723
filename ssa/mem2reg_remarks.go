package ssa

import (
	"hone/analysis"
	"hone/ir"
	"hone/ir/view"
	"hone/pass"
	"hone/spirv"
)

// notPromoted says why a variable is not promoted.
type notPromoted struct {
	variable ir.ID
	why      reason
	op       spirv.Op // that the reason is about
	at       *ir.Inst // that is the reason, nil for none
	quiet    bool     // nothing is to be said if no reason is found
}

// explain remarks why variables of a function are still there, of each for which there is a reason. list holds each of
// them once, with a reason where there is one that does not show in the function. One walk over its instructions.
func explain(c *pass.Context, f *ir.Function, list []notPromoted) {
	if len(list) == 0 {
		return
	}
	e := explainer{m: c.Module, of: c.Module.NewTable(), list: list}
	defer e.of.Release()
	for i := range list {
		e.of.Set(list[i].variable, int32(i+1))
		e.declaration(int32(i + 1))
	}
	for in := range f.Insts() {
		for i, id := range in.IDs() {
			if v := e.of.Get(id); v != 0 {
				e.use(v, in, i)
			}
		}
	}
	for _, s := range e.list {
		switch {
		case s.why == unexplained && s.quiet:
		case s.at != nil:
			c.RemarkAt(s.at, s.variable, "stays a variable: %s", s.why.text(s.op))
		default:
			c.Remark(s.variable, "stays a variable: %s", s.why.text(s.op))
		}
	}
}

// variables lists the variables of a function, with the reasons that are known why some of them are not promoted. quiet
// is for the others.
func variables(m *ir.Module, f *ir.Function, known []notPromoted, quiet bool) (list []notPromoted) {
	why := m.NewTable()
	defer why.Release()
	for _, s := range known {
		why.Set(s.variable, 1+int32(s.why))
	}
	for in := range f.Entry().Insts() {
		if in.Op.Is(spirv.TraitVariable) {
			k := why.Get(in.Result)
			list = append(list, notPromoted{variable: in.Result, why: reason(max(k-1, 0)), quiet: quiet && k == 0})
		}
	}
	return list
}

type explainer struct {
	m    *ir.Module
	of   *ir.Table // pointer to a variable or into it -> 1 + index into list
	list []notPromoted
}

// because records a reason for variable v, if it has no better one.
func (e *explainer) because(v int32, why reason, op spirv.Op, at *ir.Inst) {
	if s := &e.list[v-1]; s.why < why {
		s.why, s.op, s.at = why, op, at
	}
}

// declaration finds the reasons that show in variable v itself.
func (e *explainer) declaration(v int32) {
	in := e.m.Def(e.list[v-1].variable)
	typ := e.m.Types().Pointee(in.Type)
	switch {
	case in.Unknown() || e.m.Pinned(in.Result):
		e.because(v, isPinned, 0, nil)
	case in.Op == spirv.OpUntypedVariableKHR || typ == 0:
		e.because(v, isUntyped, 0, nil)
	case volatileVariable(e.m, in.Result):
		e.because(v, isVolatile, 0, nil)
	case !e.m.CanPhi(typ):
		e.because(v, isOpaque, opaquePart(e.m, typ), nil)
	}
}

// opaquePart names what a type holds that a phi can't have.
func opaquePart(m *ir.Module, typ ir.ID) spirv.Op {
	op := spirv.OpNop
	for d := range m.WithParts(typ) {
		if m.CanPhi(d.Result) {
			continue
		}
		if op = d.Op; op != spirv.OpTypeStruct && op != spirv.OpTypeArray {
			break
		}
	}
	return op
}

// use finds the reason in an instruction that uses variable v, or a pointer into it, as operand word i.
func (e *explainer) use(v int32, in *ir.Inst, i int) {
	whole := in.ID(i) == e.list[v-1].variable
	switch use := analysis.PointerUse(e.m, in, i); {
	case in.DerivesPointer():
		if e.of.Set(in.Result, v); in.Op != spirv.OpCopyObject {
			e.because(v, e.indices(in), 0, in)
		}
		e.because(v, partsUsed, 0, in)
	case use == analysis.UseLoad, use == analysis.UseStore:
		typ := in.Type
		if use == analysis.UseStore {
			typ = e.m.TypeOf(in.ID(1))
		}
		if d := e.m.Def(in.ID(i)); whole && typ != e.m.Types().Pointee(d.Type) {
			e.because(v, otherType, 0, in)
		}
		if e.m.Pinned(in.Result) {
			e.because(v, isPinned, 0, in)
		}
	case use == analysis.UseLifetime, use == analysis.UseDebug:
	default:
		e.because(v, useReason(in, use), in.Op, in)
	}
}

// indices returns the reason in the indices of an access chain.
func (e *explainer) indices(in *ir.Inst) reason {
	why := unexplained
	chain, ok := view.AsAccessChain(in)
	if !ok {
		return why
	}
	for s := range chain.Steps() {
		switch e.m.Def(s.Aggregate).Op {
		case spirv.OpTypeCooperativeMatrixKHR, spirv.OpTypeCooperativeMatrixNV, spirv.OpTypeVectorIdEXT:
			return matrixElement
		}
		n, ok := e.m.Types().NumParts(s.Aggregate)
		if !ok {
			return why
		}
		at, constant := e.m.Constants().IntValue(s.Index)
		switch {
		case n < 0:
			why = max(why, sizeSpecialized)
		case !constant && specialized(e.m, s.Index):
			why = max(why, indexSpecialized)
		case !constant:
			why = max(why, indexUnknown)
		case at >= uint64(n):
			return max(why, indexOutside)
		}
	}
	return why
}

// specialized reports whether a value is a specialization constant.
func specialized(m *ir.Module, id ir.ID) bool {
	d := m.Def(id)
	return d != nil && d.Section() == m.Section(ir.Globals)
}
