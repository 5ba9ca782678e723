package compile

import (
	"slices"

	"hone/fold"
	"hone/ir"
	"hone/spirv"
	"hone/vm/internal/code"
)

// queryOp is an instruction on ray queries.
type queryOp struct {
	of      spirv.Op
	kind    code.QueryKind
	results int
	cell    int
	asks    bool // it has an operand that says which intersection it is about
}

// queryOps are the instructions on ray queries. The query is their first operand.
var queryOps = [...]queryOp{
	{of: spirv.OpRayQueryInitializeKHR, kind: code.QueryInitialize},
	{of: spirv.OpRayQueryProceedKHR, kind: code.QueryProceed, results: 1},
	{of: spirv.OpRayQueryTerminateKHR, kind: code.QueryTerminate},
	{of: spirv.OpRayQueryGenerateIntersectionKHR, kind: code.QueryGenerate},
	{of: spirv.OpRayQueryConfirmIntersectionKHR, kind: code.QueryConfirm},
	{of: spirv.OpRayQueryGetRayTMinKHR, kind: code.QueryGet, results: 1, cell: code.QueryMin},
	{of: spirv.OpRayQueryGetRayFlagsKHR, kind: code.QueryGet, results: 1, cell: code.QueryFlags},
	{of: spirv.OpRayQueryGetWorldRayDirectionKHR, kind: code.QueryGet, results: 3, cell: code.QueryDirection},
	{of: spirv.OpRayQueryGetWorldRayOriginKHR, kind: code.QueryGet, results: 3, cell: code.QueryOrigin},
	{of: spirv.OpRayQueryGetIntersectionTypeKHR, kind: code.QueryGetType, results: 1, asks: true},
	{of: spirv.OpRayQueryGetIntersectionTKHR, kind: code.QueryGetT, results: 1, asks: true},
	{of: spirv.OpRayQueryGetIntersectionInstanceIdKHR, kind: code.QueryGetInstance, results: 1, asks: true},
	{of: spirv.OpRayQueryGetIntersectionInstanceCustomIndexKHR, kind: code.QueryGetCustom, results: 1, asks: true},
	{of: spirv.OpRayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR, kind: code.QueryGetRecord, results: 1,
		asks: true},
	{of: spirv.OpRayQueryGetIntersectionGeometryIndexKHR, kind: code.QueryGetGeometry, results: 1, asks: true},
	{of: spirv.OpRayQueryGetIntersectionPrimitiveIndexKHR, kind: code.QueryGetPrimitive, results: 1, asks: true},
	{of: spirv.OpRayQueryGetIntersectionBarycentricsKHR, kind: code.QueryGetBarycentrics, results: 2, asks: true},
	{of: spirv.OpRayQueryGetIntersectionFrontFaceKHR, kind: code.QueryGetFrontFace, results: 1, asks: true},
	{of: spirv.OpRayQueryGetIntersectionCandidateAABBOpaqueKHR, kind: code.QueryGetOpaque, results: 1},
	{of: spirv.OpRayQueryGetIntersectionObjectRayDirectionKHR, kind: code.QueryGetObjectDirection, results: 3, asks: true},
	{of: spirv.OpRayQueryGetIntersectionObjectRayOriginKHR, kind: code.QueryGetObjectOrigin, results: 3, asks: true},
	{of: spirv.OpRayQueryGetIntersectionObjectToWorldKHR, kind: code.QueryGetObjectToWorld, results: 12, asks: true},
	{of: spirv.OpRayQueryGetIntersectionWorldToObjectKHR, kind: code.QueryGetWorldToObject, results: 12, asks: true},
	{of: spirv.OpRayQueryGetIntersectionTriangleVertexPositionsKHR, kind: code.QueryGetPositions, results: 9, asks: true},
}

// hasQueries reports whether the functions that are reached begin a ray query.
func (c *compiler) hasQueries() bool {
	for _, f := range c.order {
		for in := range f.Insts() {
			if in.Op == spirv.OpRayQueryInitializeKHR {
				return true
			}
		}
	}
	return false
}

// query compiles an instruction on ray queries, false for others.
func (b *builder) query(in *ir.Inst) bool {
	k := slices.IndexFunc(queryOps[:], func(o queryOp) bool { return o.of == in.Op })
	if k < 0 {
		return false
	}
	o := &queryOps[k]
	p := b.pointer(in.ID(0))
	if b.typeOf(p.elem).op != spirv.OpTypeRayQueryKHR || code.IsBuffer(p.class) ||
		p.class == spirv.StorageClassWorkgroup || p.registers != nil ||
		o.results > 0 && len(b.flatten(in.Type)) != o.results {
		b.refuseOperands(in)
		return true
	}
	q := code.QueryOp{Name: in.Op.String()[2:], Kind: o.kind, Cell: o.cell}
	var operands []int32
	switch {
	case o.asks:
		which, known := uint64(0), false
		if v := b.value(in.ID(1)); len(v) == 1 {
			which, known = b.bitsOf(v[0])
		}
		if !known {
			b.refuse("%s of an intersection that is no constant", in.Op)
		}
		q.Committed = which != 0
	default:
		for i := 1; i < in.NumWords(); i++ {
			operands = append(operands, b.frozen(b.value(in.ID(i)))...)
		}
	}
	if want := map[code.QueryKind]int{code.QueryInitialize: 11, code.QueryGenerate: 1}[o.kind]; len(operands) != want {
		b.refuseOperands(in)
		return true
	}
	out := b.emitQuery(&p, q, operands, o.results)
	if o.results > 0 {
		b.define(in.Result, out)
	}
	return true
}

// emitQuery emits an operation on the ray query at a pointer, with a number of results.
func (b *builder) emitQuery(p *pointer, q code.QueryOp, operands []int32, results int) []int32 {
	out := make([]int32, results)
	for i := range out {
		out[i] = b.fresh()
	}
	i := code.Instr{Op: code.Query, Dst: code.NoOperand, A: b.list(out), B: p.base, C: code.NoOperand, D: code.NoOperand,
		Imm: p.disp, Detail: int32(len(b.p.Queries))}
	b.list(operands)
	if p.framed {
		i.Flags |= code.Framed
	}
	b.p.Queries = append(b.p.Queries, q)
	b.emit(i)
	return out
}

// queriedFields are the fields that the committed intersection of a ray query gives.
var queriedFields = [...]struct {
	field hitField
	kind  code.QueryKind
	cell  int
}{
	{hitFlags, code.QueryGet, code.QueryFlags}, {hitOrigin, code.QueryGet, code.QueryOrigin},
	{hitMin, code.QueryGet, code.QueryMin}, {hitDirection, code.QueryGet, code.QueryDirection},
	{hitMax, code.QueryGetT, 0}, {hitInstance, code.QueryGetInstance, 0}, {hitCustom, code.QueryGetCustom, 0},
	{hitPrimitive, code.QueryGetPrimitive, 0}, {hitGeometry, code.QueryGetGeometry, 0},
	{hitToWorld, code.QueryGetObjectToWorld, 0}, {hitToObject, code.QueryGetWorldToObject, 0},
	{hitObjectOrigin, code.QueryGetObjectOrigin, 0}, {hitObjectDirection, code.QueryGetObjectDirection, 0},
	{hitPositions, code.QueryGetPositions, 0},
}

// recordQuery compiles the recording of a ray query's committed intersection. Without an intersection the hit object is
// undefined.
func (h *hitObject) recordQuery(in *ir.Inst) bool {
	p := h.pointer(in.ID(1))
	index, attributes := h.value(in.ID(2)), h.pointer(in.ID(3))
	if h.typeOf(p.elem).op != spirv.OpTypeRayQueryKHR || code.IsBuffer(p.class) || p.registers != nil ||
		p.class == spirv.StorageClassWorkgroup || len(index) != 1 || !isHitAttribute(attributes.class) {
		return false
	}
	ask := func(kind code.QueryKind, cell, n int) []int32 {
		return h.emitQuery(&p, code.QueryOp{Name: in.Op.String()[2:], Kind: kind, Cell: cell, Committed: true}, nil, n)
	}
	parts := h.load(attributes, attributes.elem)
	boxKind := h.undefined(scalar{class: fold.Int, width: 32})
	if in.NumWords() > 4 {
		v := h.value(in.ID(4))
		if len(v) != 1 {
			return false
		}
		boxKind = v[0]
	}
	h.clear()
	committed := ask(code.QueryGetType, 0, 1)[0]
	any := h.binary(spirv.OpINotEqual, 32, committed, h.number(0))
	triangle := h.binary(spirv.OpIEqual, 32, committed, h.number(1))
	h.set(hitKind.cell(), h.chooseBy(any, h.number(hitHit), h.undefined(scalar{class: fold.Int, width: 32}), 32))
	h.set(hitRecord.cell(), index[0])
	for _, f := range queriedFields {
		h.set(f.field.cell(), ask(f.kind, f.cell, hitFields[f.field].n)...)
	}
	facing := h.chooseBy(ask(code.QueryGetFrontFace, 0, 1)[0], h.number(0xFE), h.number(0xFF), 32)
	h.set(hitHitKind.cell(), h.chooseBy(triangle, facing, boxKind, 32))
	barycentrics := ask(code.QueryGetBarycentrics, 0, 2)
	for k, v := range parts[:min(len(parts), len(h.flat)-hitAttributes.cell())] {
		if k < len(barycentrics) {
			v = h.chooseBy(triangle, barycentrics[k], v, 64)
		}
		h.set(hitAttributes.cell()+k, v)
	}
	return true
}
