package compile

import (
	"slices"

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
		b.refuse("%s of these operands", in.Op)
		b.placeholder(in)
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
		b.refuse("%s of these operands", in.Op)
		b.placeholder(in)
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
