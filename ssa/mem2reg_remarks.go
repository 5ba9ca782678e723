package ssa

import (
	"fmt"

	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// reason is why a variable stays one. Of several reasons a remark gives the last in this list: those that another pass
// can do away with come first.
type reason uint8

const (
	unexplained reason = iota
	otherType
	partsUsed
	copied
	manyParts
	deepParts
	sealedType
	otherDecoration
	otherPointer
	indexUnknown
	indexSpecialized
	sizeSpecialized
	indexOutside
	matrixElement
	pointerStored
	pointerCompared
	pointerMerged
	pointerPassed
	pointerExtended
	usedAtomically
	usedOtherwise
	isVolatile
	isOpaque
	isUntyped
	isPinned
	phiTooLong
	outgrown
	splitOutgrown
	bisected
)

var reasonTexts = [...]string{
	unexplained:      "no reason was found",
	otherType:        "it is loaded or stored as another type than its own",
	partsUsed:        "it is used through access chains; sroa takes it apart",
	copied:           "it is copied by OpCopyMemory; sroa makes that a load and a store",
	manyParts:        "more than 128 of its parts are accessed",
	deepParts:        "its parts are nested deeper than 255 times",
	sealedType:       "its type has parts that may not be on their own: volatile or coherent members, decorations that hone does not know",
	otherDecoration:  "it has a decoration that its parts can't have",
	otherPointer:     "pointers to it have several types",
	indexUnknown:     "it is indexed by what is no constant",
	indexSpecialized: "it is indexed by a specialization constant",
	sizeSpecialized:  "it is indexed, and its size is made of a specialization constant",
	indexOutside:     "it is indexed out of its bounds",
	matrixElement:    "elements of a cooperative matrix or vector are accessed",
	pointerStored:    "its pointer is stored",
	pointerCompared:  "its pointer is compared",
	pointerMerged:    "its pointer goes into a phi or a select",
	pointerPassed:    "its pointer goes into a call",
	pointerExtended:  "its pointer goes into an extended instruction",
	usedAtomically:   "it is accessed atomically",
	usedOtherwise:    "%s uses its pointer",
	isVolatile:       "it is volatile",
	isOpaque:         "its type holds %s, which a phi can't have",
	isUntyped:        "it has no type of its own",
	isPinned:         "an instruction that hone does not know may name it",
	phiTooLong:       "a phi for all predecessors of a block would be longer than an instruction can be",
	splitOutgrown:    "splitting it would make the module longer than the growth budget allows",
	outgrown:         "its phis would make the module longer than the growth budget allows",
	bisected:         "the bisection limit is reached",
}

// useReasons holds what a use of a variable's pointer is a reason for.
var useReasons = [...]reason{
	readsWhole: unexplained, writesWhole: unexplained, derives: unexplained, marksLifetime: unexplained, debugs: unexplained,
	copies: copied, stores: pointerStored, compares: pointerCompared, merges: pointerMerged, passes: pointerPassed,
	extends: pointerExtended, atomic: usedAtomically, volatileAccess: isVolatile, unknownUse: isPinned, otherUse: usedOtherwise,
}

// stay says why a variable stays.
type stay struct {
	variable ir.ID
	why      reason
	what     string // what the text leaves open
}

// explain remarks why variables of a function are still there. list holds each of them once, with a reason where there is one that
// does not show in the function. One walk over its instructions.
func explain(c *pass.Context, f *ir.Function, list []stay) {
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
		text := reasonTexts[s.why]
		if s.what != "" {
			text = fmt.Sprintf(text, s.what)
		}
		c.Remark(s.variable, "stays a variable: %s", text)
	}
}

// variables lists the variables of a function, with the reasons that are known why some of them stay.
func variables(m *ir.Module, f *ir.Function, known []stay) (list []stay) {
	why := m.NewTable()
	defer why.Release()
	for _, s := range known {
		why.Set(s.variable, int32(s.why))
	}
	for in := range f.Entry().Insts() {
		if in.Op == spirv.OpVariable || in.Op == spirv.OpUntypedVariableKHR {
			list = append(list, stay{variable: in.Result, why: reason(why.Get(in.Result))})
		}
	}
	return list
}

type explainer struct {
	m    *ir.Module
	of   *ir.Table // pointer to a variable or into it -> 1 + index into list
	list []stay
}

// because records a reason for variable v, if it has no better one.
func (e *explainer) because(v int32, why reason, what string) {
	if v != 0 && e.list[v-1].why < why {
		e.list[v-1].why, e.list[v-1].what = why, what
	}
}

// declaration finds the reasons that show in variable v itself.
func (e *explainer) declaration(v int32) {
	in := e.m.Def(e.list[v-1].variable)
	typ := e.m.Types().Pointee(in.Type)
	switch {
	case in.Unknown() || e.m.Pinned(in.Result):
		e.because(v, isPinned, "")
	case in.Op == spirv.OpUntypedVariableKHR || typ == 0:
		e.because(v, isUntyped, "")
	case volatileVariable(e.m, in.Result):
		e.because(v, isVolatile, "")
	case !e.m.CanPhi(typ):
		e.because(v, isOpaque, opaquePart(e.m, typ))
	}
}

// opaquePart names what a type holds that a phi can't have.
func opaquePart(m *ir.Module, typ ir.ID) string {
	for d := m.Def(typ); d != nil; d = m.Def(typ) {
		typ = 0
		switch d.Op {
		case spirv.OpTypeArray:
			typ = d.ID(0)
		case spirv.OpTypeStruct:
			for _, member := range d.IDs() {
				if !m.CanPhi(member) {
					typ = member
					break
				}
			}
		}
		if typ == 0 {
			return d.Op.String()
		}
	}
	return "an unknown type"
}

// use finds the reason in an instruction that uses variable v, or a pointer into it, as operand word i.
func (e *explainer) use(v int32, in *ir.Inst, i int) {
	whole := in.ID(i) == e.list[v-1].variable
	use := usedAs(e.m, in, i)
	switch use {
	case derives:
		if e.of.Set(in.Result, v); in.Op != spirv.OpCopyObject {
			e.because(v, e.indices(in), "")
		}
		e.because(v, partsUsed, "")
	case otherUse:
		e.because(v, usedOtherwise, in.Op.String())
	case readsWhole, writesWhole:
		typ := in.Type
		if use == writesWhole {
			typ = e.m.TypeOf(in.ID(1))
		}
		if d := e.m.Def(in.ID(i)); whole && typ != e.m.Types().Pointee(d.Type) {
			e.because(v, otherType, "")
		}
		if e.m.Pinned(in.Result) {
			e.because(v, isPinned, "")
		}
	default:
		e.because(v, useReasons[use], "")
	}
}

// indices returns the reason in the indices of an access chain.
func (e *explainer) indices(in *ir.Inst) reason {
	why := unexplained
	typ := e.m.Types().Pointee(e.m.TypeOf(in.ID(0)))
	for i := 1; i < in.NumWords(); i++ {
		d := e.m.Def(typ)
		if d == nil {
			break
		}
		n, known := uint64(d.NumWords()), true // elements
		switch d.Op {
		case spirv.OpTypeStruct:
		case spirv.OpTypeVector, spirv.OpTypeMatrix:
			n, typ = uint64(d.Word(1)), d.ID(0)
		case spirv.OpTypeArray:
			n, known = e.m.Constants().IntValue(d.ID(1))
			typ = d.ID(0)
		case spirv.OpTypeCooperativeMatrixKHR, spirv.OpTypeCooperativeMatrixNV, spirv.OpTypeVectorIdEXT:
			return matrixElement
		default:
			return why
		}
		at, constant := e.m.Constants().IntValue(in.ID(i))
		switch {
		case !known:
			why = max(why, sizeSpecialized)
		case !constant && specialized(e.m, in.ID(i)):
			why = max(why, indexSpecialized)
		case !constant:
			why = max(why, indexUnknown)
		case at >= n:
			return max(why, indexOutside)
		case d.Op == spirv.OpTypeStruct:
			typ = d.ID(int(at))
		}
	}
	return why
}

// specialized reports whether a value is a specialization constant.
func specialized(m *ir.Module, id ir.ID) bool {
	d := m.Def(id)
	return d != nil && d.Block() == m.Section(ir.Globals)
}
