package typing

import (
	"hone/ir"
	"hone/spirv"
)

// Pointers of atomic instructions, and what is compared or exchanged.
const (
	atomicPointer = pointers | to
	atomicNumber  = scalar | number
)

// atomicRows: section 3.3.18, Atomic Instructions.
var atomicRows = [...]row{
	{op: spirv.OpAtomicLoad, result: atomicNumber, operands: []spec{atomicPointer, scope, semantics}, also: atomic},
	{op: spirv.OpAtomicStore, operands: []spec{pointers, scope, semantics, scalars | number | pointee | to0}, also: atomic},
	{op: spirv.OpAtomicExchange, result: scalars | number, operands: []spec{atomicPointer, scope, semantics, like}, also: atomic},
	{op: spirv.OpAtomicCompareExchange, result: anInt, operands: []spec{atomicPointer, scope, semantics, semantics, like, like}, also: atomic},
	{op: spirv.OpAtomicCompareExchangeWeak, result: anInt, operands: []spec{atomicPointer, scope, semantics, semantics, like, like}, also: atomic},
	{op: spirv.OpAtomicIIncrement, result: anInt, operands: []spec{atomicPointer, scope, semantics}, also: atomic},
	{op: spirv.OpAtomicIDecrement, result: anInt, operands: []spec{atomicPointer, scope, semantics}, also: atomic},
	{op: spirv.OpAtomicIAdd, result: anInt, operands: []spec{atomicPointer, scope, semantics, like}, also: atomic},
	{op: spirv.OpAtomicISub, result: anInt, operands: []spec{atomicPointer, scope, semantics, like}, also: atomic},
	{op: spirv.OpAtomicSMin, result: anInt, operands: []spec{atomicPointer, scope, semantics, like}, also: atomic},
	{op: spirv.OpAtomicUMin, result: anInt, operands: []spec{atomicPointer, scope, semantics, like}, also: atomic},
	{op: spirv.OpAtomicSMax, result: anInt, operands: []spec{atomicPointer, scope, semantics, like}, also: atomic},
	{op: spirv.OpAtomicUMax, result: anInt, operands: []spec{atomicPointer, scope, semantics, like}, also: atomic},
	{op: spirv.OpAtomicAnd, result: anInt, operands: []spec{atomicPointer, scope, semantics, like}, also: atomic},
	{op: spirv.OpAtomicOr, result: anInt, operands: []spec{atomicPointer, scope, semantics, like}, also: atomic},
	{op: spirv.OpAtomicXor, result: anInt, operands: []spec{atomicPointer, scope, semantics, like}, also: atomic},
	{op: spirv.OpAtomicFlagTestAndSet, result: aBool, operands: []spec{pointers, scope, semantics}, also: atomicFlag},
	{op: spirv.OpAtomicFlagClear, operands: []spec{pointers, scope, semantics}, also: atomicFlag},
	{op: spirv.OpAtomicFAddEXT, result: scalars | float, operands: []spec{atomicPointer, scope, semantics, like}, also: atomic},
	{op: spirv.OpAtomicFMinEXT, result: scalars | float, operands: []spec{atomicPointer, scope, semantics, like}, also: atomic},
	{op: spirv.OpAtomicFMaxEXT, result: scalars | float, operands: []spec{atomicPointer, scope, semantics, like}, also: atomic},
}

// atomic: in memory that invocations share, on numbers that are no vectors, unless a capability says so.
func atomic(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	p := c.typeOf(in.ID(at))
	value := in.Type
	if op == spirv.OpAtomicStore {
		value = c.m.TypeOf(in.ID(at + 3))
	}
	if c.of(value).certainly(vectors|number) && !c.vectorAtomics {
		return "is of type " + c.show(value) + ", which is no scalar"
	}
	return c.shared(in, at, p)
}

// shared verifies the storage class of an atomic instruction's pointer (section 2.16.1).
func (c *Checker) shared(in *ir.Inst, at int, p *info) string {
	if !p.certainly(pointers) {
		return ""
	}
	switch p.storage() {
	case spirv.StorageClassUniform, spirv.StorageClassWorkgroup, spirv.StorageClassCrossWorkgroup,
		spirv.StorageClassGeneric, spirv.StorageClassAtomicCounter, spirv.StorageClassImage, spirv.StorageClassStorageBuffer,
		spirv.StorageClassPhysicalStorageBuffer, spirv.StorageClassTaskPayloadWorkgroupEXT:
		return ""
	case spirv.StorageClassFunction:
		if !c.shader {
			return ""
		}
	}
	if p.n > 100 { // of an extension that hone may not know well enough
		switch p.storage() {
		case spirv.StorageClassNodePayloadAMDX, spirv.StorageClassCodeSectionINTEL, spirv.StorageClassDeviceOnlyALTERA,
			spirv.StorageClassHostOnlyALTERA:
			return ""
		}
	}
	return c.valueOf(in.ID(at)) + " is of storage class " + storageName(p) + ", which atomic instructions do not access"
}

// atomicFlag: a pointer to an integer of 32 bits.
func atomicFlag(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	p := c.typeOf(in.ID(at))
	if p.certainly(pointer) && !(c.of(p.part).is(anInt) && (c.of(p.part).width == 32 || c.of(p.part).class == unknown)) {
		return c.valueOf(in.ID(at)) + " does not point to an integer of 32 bits"
	}
	return c.shared(in, at, p)
}
