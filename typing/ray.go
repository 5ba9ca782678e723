package typing

import (
	"hone/ir"
	"hone/spirv"
)

// What rays have: 32-bit numbers and vectors of three.
const (
	uint32s   = anInt | bits32
	float32s  = aFloat | bits32
	direction = vector | float | bits32 | length3
	query     = pointers
)

// rayRows: sections on ray tracing and ray queries, mesh shading, and clocks.
var rayRows = [...]row{
	{op: spirv.OpTraceRayKHR, operands: []spec{accelerationStructure, uint32s, uint32s, uint32s, uint32s, uint32s,
		direction, float32s,
		direction, float32s, pointers | aVariable}, also: payload},
	{op: spirv.OpReportIntersectionKHR, result: aBool, operands: []spec{float32s, aUint | bits32}},
	{op: spirv.OpExecuteCallableKHR, operands: []spec{aUint | bits32, pointers | aVariable}, also: payload},
	{op: spirv.OpRayQueryInitializeKHR, operands: []spec{query, accelerationStructure, uint32s, uint32s, direction, float32s, direction, float32s}, also: onQuery},
	{op: spirv.OpRayQueryTerminateKHR, operands: []spec{query}, also: onQuery},
	{op: spirv.OpRayQueryGenerateIntersectionKHR, operands: []spec{query, float32s}, also: onQuery},
	{op: spirv.OpRayQueryConfirmIntersectionKHR, operands: []spec{query}, also: onQuery},
	{op: spirv.OpRayQueryProceedKHR, result: aBool, operands: []spec{query}, also: onQuery},
	{op: spirv.OpRayQueryGetIntersectionTypeKHR, result: uint32s, operands: []spec{query, anInt | bits32 | isConstant}, also: onQuery},
	{op: spirv.OpRayQueryGetIntersectionTKHR, result: float32s, operands: []spec{query, anInt | bits32 | isConstant}, also: onQuery},
	{op: spirv.OpRayQueryGetIntersectionInstanceCustomIndexKHR, result: uint32s, operands: []spec{query, anInt | bits32 | isConstant}, also: onQuery},
	{op: spirv.OpRayQueryGetIntersectionInstanceIdKHR, result: uint32s, operands: []spec{query, anInt | bits32 | isConstant}, also: onQuery},
	{op: spirv.OpRayQueryGetIntersectionPrimitiveIndexKHR, result: uint32s, operands: []spec{query, anInt | bits32 | isConstant}, also: onQuery},
	{op: spirv.OpRayQueryGetIntersectionGeometryIndexKHR, result: uint32s, operands: []spec{query, anInt | bits32 | isConstant}, also: onQuery},
	{op: spirv.OpRayQueryGetIntersectionBarycentricsKHR, result: vector | float | bits32 | length2, operands: []spec{query, anInt | bits32 | isConstant}, also: onQuery},
	{op: spirv.OpRayQueryGetRayFlagsKHR, result: uint32s, operands: []spec{query}, also: onQuery},
	{op: spirv.OpRayQueryGetRayTMinKHR, result: float32s, operands: []spec{query}, also: onQuery},
	{op: spirv.OpRayQueryGetWorldRayDirectionKHR, result: direction, operands: []spec{query}, also: onQuery},
	{op: spirv.OpRayQueryGetWorldRayOriginKHR, result: direction, operands: []spec{query}, also: onQuery},
	{op: spirv.OpRayQueryGetIntersectionFrontFaceKHR, result: aBool, operands: []spec{query, anInt | bits32 | isConstant}, also: onQuery},
	{op: spirv.OpRayQueryGetIntersectionCandidateAABBOpaqueKHR, result: aBool, operands: []spec{query}, also: onQuery},
	{op: spirv.OpRayQueryGetIntersectionObjectRayDirectionKHR, result: direction, operands: []spec{query, anInt | bits32 | isConstant}, also: onQuery},
	{op: spirv.OpRayQueryGetIntersectionObjectRayOriginKHR, result: direction, operands: []spec{query, anInt | bits32 | isConstant}, also: onQuery},
	{op: spirv.OpSetMeshOutputsEXT, operands: []spec{aUint | bits32, aUint | bits32}},
	{op: spirv.OpEmitMeshTasksEXT, operands: []spec{aUint | bits32, aUint | bits32, aUint | bits32, pointers | aVariable}, also: payload},
}

// onQuery: the first operand points to a ray query.
func onQuery(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	if p := c.typeOf(in.ID(at)); p.certainly(pointer) && !c.of(p.part).is(rayQuery) {
		return c.valueOf(in.ID(at)) + " does not point to a ray query"
	}
	return ""
}

// payloads are the storage classes of what is handed to another shader, in an operand.
var payloads = [...]struct {
	op      spirv.Op
	operand int
	classes [2]spirv.StorageClass
}{
	{spirv.OpTraceRayKHR, 10, [2]spirv.StorageClass{spirv.StorageClassRayPayloadKHR, spirv.StorageClassIncomingRayPayloadKHR}},
	{spirv.OpExecuteCallableKHR, 1, [2]spirv.StorageClass{spirv.StorageClassCallableDataKHR, spirv.StorageClassIncomingCallableDataKHR}},
	{spirv.OpEmitMeshTasksEXT, 3, [2]spirv.StorageClass{spirv.StorageClassTaskPayloadWorkgroupEXT, spirv.StorageClassTaskPayloadWorkgroupEXT}},
}

func payload(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	for _, p := range payloads {
		i := at + p.operand
		if p.op != op || i >= in.NumWords() {
			continue
		}
		t := c.typeOf(in.ID(i))
		if t.certainly(pointers) && t.storage() != p.classes[0] && t.storage() != p.classes[1] {
			return c.valueOf(in.ID(i)) + " is of storage class " + storageName(t) + " instead of " + p.classes[0].String()
		}
	}
	return ""
}
