package typing

import (
	"cmp"
	"fmt"
	"math/bits"

	"hone/ir"
	"hone/ir/view"
	"hone/spirv"
)

// memoryRows: section 3.3.8, Memory Instructions.
var memoryRows = [...]row{
	{op: spirv.OpVariable, result: pointer, operands: []spec{literal, anything | pointee}, also: variable},
	{op: spirv.OpLoad, result: anything, operands: []spec{pointers}, also: loaded},
	{op: spirv.OpStore, operands: []spec{pointers, anything | pointee | to0}, also: stored},
	{op: spirv.OpCopyMemory, operands: []spec{pointers, pointers}, also: copied},
	{op: spirv.OpCopyMemorySized, operands: []spec{pointers, pointers, anInt}, also: copiedSized},
	{op: spirv.OpAccessChain, result: pointer, operands: []spec{pointer}, rest: anInt, also: accessChain},
	{op: spirv.OpInBoundsAccessChain, result: pointer, operands: []spec{pointer}, rest: anInt, also: accessChain},
	{op: spirv.OpPtrAccessChain, result: pointer, operands: []spec{pointer, anInt}, rest: anInt, also: accessChain},
	{op: spirv.OpInBoundsPtrAccessChain, result: pointer, operands: []spec{pointer, anInt}, rest: anInt, also: accessChain},
	{op: spirv.OpArrayLength, result: aUint, operands: []spec{pointer, literal}, also: arrayLength},
	{op: spirv.OpGenericPtrMemSemantics, result: anInt | bits32, operands: []spec{pointers}},
	{op: spirv.OpPtrEqual, result: aBool, operands: []spec{pointers, pointers}, also: pointersCompared},
	{op: spirv.OpPtrNotEqual, result: aBool, operands: []spec{pointers, pointers}, also: pointersCompared},
	{op: spirv.OpPtrDiff, result: anInt, operands: []spec{pointers, pointers}, also: pointersCompared},
	{op: spirv.OpCooperativeMatrixLoadKHR, result: cooperative | numbers, operands: []spec{pointers, anInt | bits32 | isConstant, anInt}, also: matrixMemory},
	{op: spirv.OpCooperativeMatrixStoreKHR, operands: []spec{pointers, cooperative | numbers, anInt | bits32 | isConstant, anInt}, also: matrixMemory},
	{op: spirv.OpCooperativeMatrixLengthKHR, result: aUint | bits32, operands: []spec{cooperative | numbers}},
	{op: spirv.OpCooperativeMatrixMulAddKHR, result: cooperative | number,
		operands: []spec{cooperative | number, cooperative | number, cooperative | number}, also: multipliedMatrices},
	{op: spirv.OpCooperativeMatrixConvertNV, result: cooperative | numbers, operands: []spec{cooperative | numbers | sameLength}},
	{op: spirv.OpCooperativeMatrixReduceNV, result: cooperative | numbers, operands: []spec{cooperative | numbers, literal, classes}, also: callsBack},
	{op: spirv.OpCooperativeMatrixPerElementOpNV, result: cooperative | numbers, operands: []spec{cooperative | numbers, classes}, rest: anything, also: callsBack},
	{op: spirv.OpUntypedVariableKHR, result: untypedPointer, operands: []spec{literal, anything}, also: variable},
	{op: spirv.OpUntypedAccessChainKHR, result: untypedPointer, operands: []spec{anything &^ pointers, pointers}, rest: anInt, also: untypedChain},
	{op: spirv.OpUntypedInBoundsAccessChainKHR, result: untypedPointer, operands: []spec{anything &^ pointers, pointers}, rest: anInt, also: untypedChain},
	{op: spirv.OpUntypedPtrAccessChainKHR, result: untypedPointer, operands: []spec{anything &^ pointers, pointers}, rest: anInt, also: untypedChain},
	{op: spirv.OpUntypedInBoundsPtrAccessChainKHR, result: untypedPointer, operands: []spec{anything &^ pointers, pointers}, rest: anInt, also: untypedChain},
	{op: spirv.OpUntypedArrayLengthKHR, result: aUint, operands: []spec{structure, untypedPointer, literal}, also: arrayLength},
	{op: spirv.OpUntypedPrefetchKHR, operands: []spec{untypedPointer, anInt, anInt, anInt, anInt}},
	{op: spirv.OpLifetimeStart, operands: []spec{pointers}, also: lifetime},
	{op: spirv.OpLifetimeStop, operands: []spec{pointers}, also: lifetime},
}

// lifetime: of a variable of storage class Function.
func lifetime(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	if p := c.typeOf(in.ID(at)); p.certainly(pointers) && p.storage() != spirv.StorageClassFunction {
		return c.valueOf(in.ID(at)) + " is of storage class " + storageName(p) + " instead of Function"
	}
	return ""
}

// variable: its storage class is that of its type, Function in functions and only there. What it is initialized with is
// a constant or a variable of the module.
func variable(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	t, class := c.of(in.Type), spirv.StorageClass(in.Literal(0))
	switch {
	case t.certainly(pointers) && t.storage() != class:
		return "is of storage class " + spirv.KindStorageClass.Text(in.Literal(0)) + ", and its type of " + storageName(t)
	case op == spirv.OpUntypedVariableKHR && in.NumWords() < 2 &&
		(class == spirv.StorageClassFunction || class == spirv.StorageClassPrivate || class == spirv.StorageClassWorkgroup):
		return "has no type of data, which variables of storage class " + spirv.KindStorageClass.Text(in.Literal(0)) + " need"
	case class == spirv.StorageClassGeneric:
		return "is of storage class Generic, which no variable has"
	case in.Function() != nil && class != spirv.StorageClassFunction:
		return "stands in a function, and its storage class is not Function"
	case in.Function() == nil && class == spirv.StorageClassFunction:
		return "stands outside of a function, and its storage class is Function"
	}
	data, initializer := t.part, 1
	if op == spirv.OpUntypedVariableKHR {
		if initializer = 2; in.NumWords() > 1 {
			data = in.ID(1)
		}
	}
	if isExternal(class) && c.holdsBool(data) {
		return "holds booleans, which have no representation in the storage class " +
			spirv.KindStorageClass.Text(in.Literal(0))
	}
	if !c.physical {
		if msg := c.allocated(data, class); msg != "" {
			return msg
		}
	}
	if in.NumWords() > initializer {
		d := c.m.Def(in.ID(initializer))
		if d != nil && !declaresConstant(d) && !(d.Op.Is(spirv.TraitVariable) && d.Function() == nil) && d.Op.Info() != nil {
			return fmt.Sprintf("%%%d initializes it, which is neither a constant nor a variable of the module",
				in.ID(initializer))
		}
	}
	return ""
}

// isExternal reports whether what is outside of the module sees memory of a storage class, bit by bit.
func isExternal(class spirv.StorageClass) bool {
	switch class {
	case spirv.StorageClassUniform, spirv.StorageClassStorageBuffer, spirv.StorageClassPushConstant:
		return true
	}
	return false
}

// holdsBool reports whether there are booleans in a type.
func (c *Checker) holdsBool(typ ir.ID) bool {
	for d := range c.m.WithParts(typ) {
		if c.of(d.Result).certainly(scalar | boolean) {
			return true
		}
	}
	return false
}

// allocated: in the addressing model Logical there are pointers in memory with VariablePointersStorageBuffer only, and
// then in private memory.
func (c *Checker) allocated(typ ir.ID, class spirv.StorageClass) string {
	for d := range c.m.WithParts(typ) {
		t := c.of(d.Result)
		switch {
		case !t.certainly(pointers) || t.storage() == spirv.StorageClassPhysicalStorageBuffer || c.bindless:
		case !c.variablePointers:
			return "holds pointers, which takes the capability VariablePointersStorageBuffer or physical addressing"
		case t.storage() != spirv.StorageClassStorageBuffer && t.storage() != spirv.StorageClassWorkgroup:
			return "holds pointers of storage class " + storageName(t)
		case class != spirv.StorageClassFunction && class != spirv.StorageClassPrivate:
			return "holds pointers in the storage class " + spirv.KindStorageClass.Text(uint32(class))
		}
	}
	return ""
}

func loaded(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	p := c.typeOf(in.ID(at))
	if p.certainly(pointer) && p.part != in.Type {
		return "the pointer " + c.valueOf(in.ID(at)) + " does not point to the result type " + c.show(in.Type)
	}
	if c.of(in.Type).certainly(runtimeArray) {
		return "loads an array whose length is not known"
	}
	return cmp.Or(c.logical(in.ID(at)), c.memoryOperands(in, at+1))
}

func stored(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	if p := c.typeOf(in.ID(at)); p.certainly(pointers) && readOnly(p.storage()) {
		return "stores to the storage class " + storageName(p)
	}
	return cmp.Or(c.logical(in.ID(at)), c.memoryOperands(in, at+2))
}

// memoryOperands verifies the alignment and the scopes among memory operands, whose mask is in word at: of copies,
// those of the target.
func (c *Checker) memoryOperands(in *ir.Inst, at int) string {
	if at >= in.NumWords() {
		return ""
	}
	mask := spirv.MemoryAccess(in.Literal(at))
	at++
	if mask&spirv.MemoryAccessAligned != 0 && at < in.NumWords() {
		if n := in.Literal(at); bits.OnesCount32(n) != 1 {
			return fmt.Sprintf("the alignment %d is no power of two", n)
		}
		at++
	}
	for _, bit := range [...]spirv.MemoryAccess{spirv.MemoryAccessMakePointerAvailable,
		spirv.MemoryAccessMakePointerVisible} {
		if mask&bit == 0 || at >= in.NumWords() {
			continue
		}
		if !c.operand(scope, in, at, at) {
			return c.wrongOperand(scope, in, at, at)
		}
		at++
	}
	return ""
}

// readOnly reports whether nothing is stored to a storage class.
func readOnly(class spirv.StorageClass) bool {
	switch class {
	case spirv.StorageClassUniformConstant, spirv.StorageClassInput, spirv.StorageClassPushConstant,
		spirv.StorageClassShaderRecordBufferKHR:
		return true
	}
	return false
}

func copied(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	to, from := c.typeOf(in.ID(at)), c.typeOf(in.ID(at+1))
	switch {
	case to.certainly(pointer) && from.certainly(pointer) && to.part != from.part:
		return "copies what " + c.valueOf(in.ID(at+1)) + " points to, to a pointer to " + c.show(to.part)
	case to.certainly(untypedPointer) && from.certainly(untypedPointer):
		return "copies memory of no type: one of the pointers has to be typed"
	case to.certainly(pointer) && c.of(to.part).certainly(void):
		return "copies void"
	}
	return cmp.Or(c.bothLogical(in, at), c.memoryOperands(in, at+2))
}

func copiedSized(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	return cmp.Or(c.bothLogical(in, at), c.memoryOperands(in, at+3))
}

func (c *Checker) bothLogical(in *ir.Inst, at int) string {
	if msg := c.logical(in.ID(at)); msg != "" {
		return msg
	}
	if to := c.typeOf(in.ID(at)); to.certainly(pointers) && readOnly(to.storage()) {
		return "copies to the storage class " + storageName(to)
	}
	return c.logical(in.ID(at + 1))
}

// logical verifies that a pointer comes of an instruction that may make pointers in the addressing model Logical
// (section 2.16.1).
func (c *Checker) logical(id ir.ID) string {
	d := c.m.Def(id)
	if c.physical || d == nil || d.Op > spirv.OpExtInst && d.Op > 4000 || d.Unknown() {
		return ""
	}
	switch d.Op {
	case spirv.OpVariable, spirv.OpAccessChain, spirv.OpInBoundsAccessChain, spirv.OpFunctionParameter,
		spirv.OpImageTexelPointer, spirv.OpCopyObject:
		return ""
	case spirv.OpSelect, spirv.OpPhi, spirv.OpFunctionCall, spirv.OpPtrAccessChain, spirv.OpLoad, spirv.OpConstantNull:
		if c.variablePointers {
			return ""
		}
	}
	if c.bindless {
		return ""
	}
	return fmt.Sprintf("%%%d is the result of %s, which makes no pointers in the addressing model Logical", id, d.Op)
}

// accessChain follows the indices from what the base points to, to what the result points to. Both are of one storage
// class. Kernels' compilers write constant chains that count bytes over a base of another type.
func accessChain(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	base, r := c.typeOf(in.ID(at)), c.of(in.Type)
	if !base.certainly(pointer) || !r.certainly(pointer) {
		return ""
	}
	if base.n != r.n {
		return fmt.Sprintf("the result is of storage class %s, and the base %%%d of %s", storageName(r), in.ID(at),
			storageName(base))
	}
	chain, _ := view.AsAccessChain(in)
	if chain.Element() != 0 && !c.physical && !c.variablePointers {
		return "makes a pointer that takes the capability VariablePointersStorageBuffer"
	}
	if in.Op == spirv.OpSpecConstantOp && op.Is(spirv.TraitElement) && c.kernel {
		return ""
	}
	typ, msg := c.walk(chain)
	if msg == "" && typ != 0 && typ != r.part {
		return "the indices lead to type " + c.show(typ) + ", and the result points to " + c.show(r.part)
	}
	return msg
}

// walk follows the indices of an access chain. It returns the type they lead to, 0 where that is not known.
func (c *Checker) walk(chain view.Chain) (ir.ID, string) {
	typ := chain.BaseType()
	for s := range chain.Steps() {
		if typ = s.Type; typ == 0 {
			return 0, c.leadsNowhere(s)
		}
	}
	return typ, ""
}

// leadsNowhere returns what is wrong with an index of an access chain that chooses no part.
func (c *Checker) leadsNowhere(s view.Step) string {
	t, index := c.of(s.Aggregate), c.m.Def(s.Index)
	switch {
	case t.class == unknown, c.partsUnknown(s.Aggregate):
		return ""
	case !t.is(structure):
		return fmt.Sprintf("index %%%d leads into %s, which has no parts", s.Index, c.show(s.Aggregate))
	case index != nil && index.Op != spirv.OpConstant && index.Op != spirv.OpConstantNull:
		return fmt.Sprintf("index %%%d chooses a member of %s, and is no OpConstant", s.Index, c.show(s.Aggregate))
	}
	if v, ok := c.m.Constants().IntValue(s.Index); ok {
		return fmt.Sprintf("index %%%d is %d, and %s has %s", s.Index, v, c.show(s.Aggregate), words(uint64(t.n), "member"))
	}
	return ""
}

// partsUnknown reports whether a type is made of one that nobody knows.
func (c *Checker) partsUnknown(typ ir.ID) bool {
	for _, id := range c.m.Def(typ).IDs() {
		if c.m.Def(id) == nil {
			return true
		}
	}
	return false
}

// untypedChain: the result is of the base's storage class.
func untypedChain(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	if base, r := c.typeOf(in.ID(at+1)), c.of(in.Type); base.certainly(pointers) && r.certainly(pointers) &&
		base.n != r.n {
		return fmt.Sprintf("the result is of storage class %s, and the base %%%d of %s", storageName(r), in.ID(at+1),
			storageName(base))
	}
	chain, _ := view.AsAccessChain(in)
	_, msg := c.walk(chain)
	return msg
}

// arrayLength: of the last member of a structure, a runtime array, in 32 or 64 bits.
func arrayLength(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	typ, member := in.ID(at), at+2
	if op == spirv.OpArrayLength {
		typ, member = c.typeOf(in.ID(at)).part, at+1
	}
	s, r := c.of(typ), c.of(in.Type)
	switch {
	case r.certainly(aUint) && r.width != 32 && r.width != 64:
		return "the result type " + c.show(in.Type) + " must be of 32 or 64 bits"
	case typ == 0 || s.class == unknown:
		return ""
	case !s.is(structure):
		return c.show(typ) + " is no structure"
	case s.n == 0 || in.Literal(member) != s.n-1:
		return fmt.Sprintf("member %d is not the last one of %s", in.Literal(member), c.show(typ))
	case !c.of(s.in.ID(int(s.n) - 1)).is(runtimeArray):
		return "the last member of " + c.show(typ) + " is no runtime array"
	}
	return ""
}

// pointersCompared: pointers of one type, where pointers are values.
func pointersCompared(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	a, b := c.m.TypeOf(in.ID(at)), c.m.TypeOf(in.ID(at+1))
	x, y := c.of(a), c.of(b)
	switch {
	case !c.physical && !c.variablePointers:
		return "compares pointers, which takes the capability VariablePointersStorageBuffer"
	case x.class == unknown || y.class == unknown:
		return ""
	case x.certainly(pointer) && y.certainly(pointer) && a != b:
		return "compares pointers of types " + c.show(a) + " and " + c.show(b)
	case x.n != y.n:
		return "compares pointers of storage classes " + storageName(x) + " and " + storageName(y)
	case !c.physical && x.storage() == spirv.StorageClassWorkgroup && !c.workgroupPointers:
		return "compares pointers of storage class Workgroup, which takes the capability VariablePointers"
	case !c.physical && x.storage() != spirv.StorageClassWorkgroup && x.storage() != spirv.StorageClassStorageBuffer:
		return "compares pointers of storage class " + storageName(x)
	}
	return ""
}

// matrixMemory: a matrix is loaded from and stored to numbers and vectors of numbers, in rows or columns with a stride.
func matrixMemory(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	if p := c.typeOf(in.ID(at)); p.certainly(pointer) && !c.of(p.part).is(scalars|numbers) {
		return c.valueOf(in.ID(at)) + " points to " + c.show(p.part) + ", which is neither a number nor a vector"
	}
	layout := at + 1
	if op == spirv.OpCooperativeMatrixStoreKHR {
		layout++
	}
	if v, ok := c.m.Constants().IntValue(in.ID(layout)); ok && in.NumWords() <= layout+1 {
		switch l := spirv.CooperativeMatrixLayout(v); l {
		case spirv.CooperativeMatrixLayoutRowMajorKHR, spirv.CooperativeMatrixLayoutColumnMajorKHR:
			return "the layout " + spirv.KindCooperativeMatrixLayout.Text(uint32(l)) + " takes a stride"
		}
	}
	return ""
}

// multipliedMatrices: M by K times K by N, plus M by N. The result is of the third operand's type.
func multipliedMatrices(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	a, b, r := c.typeOf(in.ID(at)), c.typeOf(in.ID(at+1)), c.of(in.Type)
	if !a.certainly(cooperative|number) || !b.certainly(cooperative|number) || !r.certainly(cooperative|number) {
		return ""
	}
	if typ := c.m.TypeOf(in.ID(at + 2)); typ != in.Type && c.of(typ).comp == r.comp && !c.lengthsEqual(c.of(typ), r) {
		return "the third operand is of another shape than the result"
	}
	size := func(t *info, i int) uint32 { return c.constant(t.in.ID(i)) }
	for i, t := range [...]*info{a, b, r} {
		if t.in.Op != spirv.OpTypeCooperativeMatrixKHR { // others have no use
			return ""
		}
		if use, ok := c.m.Constants().IntValue(t.in.ID(4)); ok && use != uint64(i) {
			return c.show(t.in.Result) + " is of another use than " + spirv.KindCooperativeMatrixUse.Text(uint32(i))
		}
		if c.constantsDiffer(t.in.ID(1), r.in.ID(1)) {
			return "the scopes of the matrices differ"
		}
	}
	return shaped("the sizes of the matrices do not go together", [2]uint32{size(a, 2), size(r, 2)},
		[2]uint32{size(b, 3), size(r, 3)},
		[2]uint32{size(a, 3), size(b, 2)})
}

// callsBack: the operand after the matrix and the literal, if there is one, is a function.
func callsBack(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	i := at + 1
	if op == spirv.OpCooperativeMatrixReduceNV {
		i++
	}
	if d := c.m.Def(in.ID(i)); d != nil && d.Op != spirv.OpFunction && !d.Unknown() {
		return fmt.Sprintf("%%%d is no function", in.ID(i))
	}
	return ""
}
