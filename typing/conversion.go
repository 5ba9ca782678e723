package typing

import (
	"fmt"
	"slices"

	"hone/ir"
	"hone/spirv"
)

// conversionRows: section 3.3.11, Conversion Instructions.
var conversionRows = [...]row{
	{op: spirv.OpConvertFToU, result: uints, operands: []spec{floats | sameLength}},
	{op: spirv.OpConvertFToS, result: ints, operands: []spec{floats | sameLength}},
	{op: spirv.OpConvertSToF, result: floats, operands: []spec{ints | sameLength}},
	{op: spirv.OpConvertUToF, result: floats, operands: []spec{ints | sameLength}},
	{op: spirv.OpUConvert, result: uints, operands: []spec{ints | sameLength | otherWidth}},
	{op: spirv.OpSConvert, result: ints, operands: []spec{ints | sameLength | otherWidth}},
	{op: spirv.OpFConvert, result: floats, operands: []spec{floats | sameLength | otherKind}},
	{op: spirv.OpQuantizeToF16, result: scalars | float | bits32, operands: []spec{like}},
	{op: spirv.OpConvertPtrToU, result: scalar | vector | unsigned, operands: []spec{address | sameLength}, also: pointerToInteger},
	{op: spirv.OpSatConvertSToU, result: scalars | integer, operands: []spec{scalars | integer | sameLength}},
	{op: spirv.OpSatConvertUToS, result: scalars | integer, operands: []spec{scalars | integer | sameLength}},
	{op: spirv.OpConvertUToPtr, result: address, operands: []spec{scalar | vector | integer | sameLength}, also: pointerToInteger},
	{op: spirv.OpPtrCastToGeneric, result: address, operands: []spec{address | sameLength}, also: genericCast},
	{op: spirv.OpGenericCastToPtr, result: address, operands: []spec{address | sameLength}, also: genericCast},
	{op: spirv.OpGenericCastToPtrExplicit, result: address, operands: []spec{address | sameLength, literal}, also: genericCast},
	{op: spirv.OpBitcast, result: anything, operands: []spec{anything}, also: bitcast},
}

// pointerToInteger: with physical addressing only, and with PhysicalStorageBuffer64 for pointers into such buffers
// only.
func pointerToInteger(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	p := c.of(in.Type)
	if op == spirv.OpConvertPtrToU {
		p = c.typeOf(in.ID(at))
	}
	switch {
	case !c.physical:
		return "the addressing model is Logical: pointers have no number"
	case c.physicalStorage && p.certainly(pointers) && p.storage() != spirv.StorageClassPhysicalStorageBuffer:
		return "the pointer is not of storage class PhysicalStorageBuffer"
	}
	return ""
}

// underGeneric are the storage classes whose pointers may become pointers of storage class Generic: those of the core,
// and code (SPV_INTEL_function_pointers).
var underGeneric = [...]spirv.StorageClass{spirv.StorageClassWorkgroup, spirv.StorageClassCrossWorkgroup,
	spirv.StorageClassFunction, spirv.StorageClassCodeSectionINTEL, spirv.StorageClassDeviceOnlyALTERA,
	spirv.StorageClassHostOnlyALTERA}

// genericCast: pointers to one type, one of storage class Generic, and the other one of a class under it.
func genericCast(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	generic, other := c.of(in.Type), c.typeOf(in.ID(at))
	if op != spirv.OpPtrCastToGeneric {
		generic, other = other, generic
	}
	if !generic.certainly(pointers) || !other.certainly(pointers) {
		return ""
	}
	switch {
	case generic.storage() != spirv.StorageClassGeneric:
		return "the one pointer is of storage class " + storageName(generic) + " instead of Generic"
	case !slices.Contains(underGeneric[:], other.storage()):
		return "the other pointer is of storage class " + storageName(other) +
			" instead of Workgroup, CrossWorkgroup or Function"
	case generic.certainly(pointer) && other.certainly(pointer) && generic.part != other.part:
		return "the pointers point to different types, " + c.show(generic.part) + " and " + c.show(other.part)
	case op == spirv.OpGenericCastToPtrExplicit && spirv.StorageClass(in.Literal(at+1)) != other.storage():
		return "it names another storage class than that of its result type"
	}
	return ""
}

// isLogical reports whether pointers of a type have no number in the module's addressing model.
func (c *Checker) isLogical(t *info) bool {
	return t.certainly(pointers) && (!c.physical || c.physicalStorage &&
		t.storage() != spirv.StorageClassPhysicalStorageBuffer)
}

// bitcast: between numbers, vectors and pointers of as many bits.
func bitcast(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	const bits = scalars | cooperative | number | pointers | addresses
	r, v := c.of(in.Type), c.typeOf(in.ID(at))
	switch {
	case r.class == unknown || v.class == unknown || r.certainly(longVector|numbers) || v.certainly(longVector|numbers) ||
		(r.class|v.class)&addresses != 0:
		return ""
	case !r.is(bits):
		return "the result type " + c.show(in.Type) + " is no number, no vector of numbers and no pointer"
	case !v.is(bits):
		return "%" + fmt.Sprint(in.ID(at)) + ", of type " + c.show(c.m.TypeOf(in.ID(at))) +
			", is no number, no vector of numbers and no pointer"
	case (r.class|v.class)&cooperative != 0:
		if !c.lengthsEqual(r, v) || r.width != v.width {
			return "the cooperative matrices differ in shape or in the width of a component"
		}
	case c.isLogical(r) || c.isLogical(v):
		return "casts a pointer, which takes physical addressing"
	case r.is(pointers) && v.is(pointers):
		return ""
	case r.is(pointers) || v.is(pointers):
		if c.m.CanBitcast(c.m.TypeOf(in.ID(at)), in.Type) {
			return ""
		}
		o := v
		if v.is(pointers) {
			o = r
		}
		return "casts between a pointer and " + c.show(ir.ID(o.in.Result)) +
			", which is no integer, nor, where the version or an extension allows it, a vector of two integers of 32 bits"
	case r.n*r.width != v.n*v.width:
		return fmt.Sprintf("the result has %d bits, and the operand %d", r.n*r.width, v.n*v.width)
	}
	return ""
}
