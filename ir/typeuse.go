package ir

import (
	"slices"

	"hone/spirv"
)

// TypeUse is a set of what a module may make of a type: the values of it that may come into being, and what may be
// done with them. Whatever makes a value asks [Module.Allows]; [Constants] asks by itself.
type TypeUse uint16

// The uses of a type.
const (
	NullOf       TypeUse = 1 << iota // OpConstantNull
	UndefOf                          // OpUndef
	ConstantOf                       // OpConstant and OpConstantTrue of a scalar, OpConstantComposite of a composite
	PhiOf                            // OpPhi
	SelectOf                         // OpSelect by one boolean
	CompositeOf                      // be composed, decomposed or edited in parts; of other types: be put into a composite
	ArithmeticOf                     // arithmetic, comparisons, logical and bitwise operations
	MemoryOf                         // OpLoad, and OpStore where memory may be written
	VariableOf                       // a variable in storage class Function

	// computed: all of it exists for more than to be stored. What holds a part without it may be copied only in
	// scalars, vectors and matrices.
	computed

	askedUses // in the cache: the set was found, or its parts are being looked at
)

const (
	anyUse = NullOf | UndefOf | ConstantOf | PhiOf | SelectOf | CompositeOf | ArithmeticOf | MemoryOf | VariableOf |
		computed
	storedUses = MemoryOf // of a type that may only be stored: besides, it may be copied and converted in width
	heldUses   = UndefOf | CompositeOf | MemoryOf | computed
)

// typeRule is a row of the table: what a kind of type may be, with all capabilities. A type that has parts is no more
// than what they are.
type typeRule struct {
	op     spirv.Op
	uses   TypeUse
	refine func(m *Module, d *Inst) TypeUse // what capabilities, version and addressing model leave; nil: all
}

// typeRules has a row for each kind of type, the common ones first. A type without a row, a vendor's say, may be
// nothing that hone makes. The rules are those of the specification (sections 2.16.1 and 2.16.2, the capabilities in
// 3.31) and of the extensions that have the type. spirv-val accepts more of images, ray queries, events and the like:
// the test has the list.
var typeRules = [...]typeRule{
	{spirv.OpTypeFloat, anyUse, (*Module).floatUses},
	{spirv.OpTypeInt, anyUse, (*Module).intUses},
	{spirv.OpTypeVector, anyUse, (*Module).compositeUses},
	{spirv.OpTypePointer, anyUse &^ ConstantOf &^ ArithmeticOf, (*Module).pointerUses},
	{spirv.OpTypeBool, anyUse, nil},
	{spirv.OpTypeStruct, anyUse &^ ArithmeticOf, (*Module).structUses},
	{spirv.OpTypeArray, anyUse &^ ArithmeticOf, (*Module).arrayUses},
	{spirv.OpTypeMatrix, anyUse, (*Module).compositeUses},
	{spirv.OpTypeVectorIdEXT, anyUse, (*Module).compositeUses},
	{spirv.OpTypeUntypedPointerKHR, anyUse &^ ConstantOf &^ ArithmeticOf, (*Module).pointerUses},
	{spirv.OpTypeCooperativeMatrixKHR, anyUse &^ SelectOf, nil},
	{spirv.OpTypeCooperativeMatrixNV, anyUse &^ SelectOf, nil},

	{spirv.OpTypeImage, heldUses, nil},
	{spirv.OpTypeSampler, heldUses, nil},
	{spirv.OpTypeSampledImage, heldUses, nil},
	{spirv.OpTypeAccelerationStructureKHR, heldUses, nil},
	{spirv.OpTypeTensorARM, heldUses, nil},
	{spirv.OpTypeTensorLayoutNV, heldUses | VariableOf, nil},
	{spirv.OpTypeTensorViewNV, heldUses | VariableOf, nil},
	{spirv.OpTypeRayQueryKHR, VariableOf | computed, nil},
	{spirv.OpTypeHitObjectNV, VariableOf | computed, nil},
	{spirv.OpTypeHitObjectEXT, VariableOf | computed, nil},
	{spirv.OpTypeEvent, heldUses | NullOf | VariableOf, nil},
	{spirv.OpTypeDeviceEvent, heldUses | NullOf | VariableOf, nil},
	{spirv.OpTypeReserveId, heldUses | NullOf | VariableOf, nil},
	{spirv.OpTypeQueue, heldUses | NullOf | VariableOf, nil},
}

// Allows reports whether the module may make each of uses of a type. It is no for what is no type, and for types that
// hone does not know.
//
// Cost: constant, once the type and its parts were looked at, which takes time linear in their operands.
func (m *Module) Allows(typ ID, uses TypeUse) bool { return m.usesOf(typ)&uses == uses }

// CanPhi reports whether a phi may have the type: not images, samplers, ray queries and other objects, also not inside
// a composite; not what may only be stored; pointers only where the addressing model is physical or variable pointers
// are declared for their storage class.
func (m *Module) CanPhi(typ ID) bool { return m.usesOf(typ)&PhiOf != 0 }

// hasArbitrary reports whether there is a constant for an arbitrary value of a type.
func (m *Module) hasArbitrary(typ ID) bool { return m.usesOf(typ)&(UndefOf|NullOf) != 0 }

// storedOnly reports whether a type may only be stored, or has a part that may only be.
func (m *Module) storedOnly(typ ID) bool { return m.usesOf(typ)&computed == 0 }

// makesValue reports whether an operation makes a value that a type that may only be stored cannot have.
func makesValue(op spirv.Op) bool {
	switch op {
	case spirv.OpConstant, spirv.OpConstantNull, spirv.OpConstantComposite, spirv.OpUndef, spirv.OpPhi, spirv.OpSelect,
		spirv.OpCompositeConstruct, spirv.OpCompositeExtract, spirv.OpCompositeInsert, spirv.OpVectorShuffle,
		spirv.OpVectorExtractDynamic, spirv.OpVectorInsertDynamic, spirv.OpConvertFToU, spirv.OpConvertFToS,
		spirv.OpConvertSToF, spirv.OpConvertUToF:
		return true
	}
	return false
}

// usesOf returns what the module may make of a type.
func (m *Module) usesOf(typ ID) TypeUse {
	if m.typeUses == nil || m.typeUsesVersion != m.Header.Version {
		m.forgetTypeUses()
		m.typeUses, m.typeUsesVersion = m.NewTable(), m.Header.Version
	}
	if u := TypeUse(m.typeUses.Get(typ)); u != 0 {
		return u &^ askedUses
	}
	return m.findUses(typ, m.typeUses)
}

// findUses looks at a type, and at the parts that known does not hold yet, without recursion: types may be nested as
// deep as a module is long.
func (m *Module) findUses(typ ID, known *Table) TypeUse {
	type visit struct {
		d    *Inst
		back bool // its parts are known
	}
	d := m.Def(typ)
	if d == nil || d.Type != 0 || d.Result == 0 {
		return computed // it is no type
	}
	typ = d.Result
	for work := []visit{{d: d}}; len(work) > 0; {
		m.Spend(1)
		v := &work[len(work)-1]
		d := v.d
		if !v.back && known.Get(d.Result) == 0 {
			v.back = true
			known.Set(d.Result, int32(askedUses))
			for i := range d.typeParts() {
				if part := m.Def(d.ID(i)); part != nil && known.Get(part.Result) == 0 {
					work = append(work, visit{d: part})
				}
			}
			continue
		}
		if v.back {
			known.Set(d.Result, int32(m.combineUses(d, known)|askedUses))
		}
		work = work[:len(work)-1]
	}
	return TypeUse(known.Get(typ)) &^ askedUses
}

// combineUses returns what a type may be, of whose parts that is known.
func (m *Module) combineUses(d *Inst, known *Table) TypeUse {
	i := slices.IndexFunc(typeRules[:], func(r typeRule) bool { return r.op == d.Op })
	if i < 0 || d.flags&unknownWords != 0 {
		return computed
	}
	uses := typeRules[i].uses &^ m.forbiddenUses()
	if refine := typeRules[i].refine; refine != nil {
		uses &= refine(m, d)
	}
	for i := range d.typeParts() {
		uses &= TypeUse(known.Get(d.ID(i)))
	}
	// What may only be stored is loaded and stored in scalars, vectors and matrices.
	switch d.Op {
	case spirv.OpTypeStruct, spirv.OpTypeArray, spirv.OpTypeCooperativeMatrixKHR, spirv.OpTypeCooperativeMatrixNV:
		if uses&computed == 0 {
			uses &^= MemoryOf
		}
	}
	return uses
}

// intUses: an integer of 8 or 16 bits that only the capabilities for storage allow is only stored.
func (m *Module) intUses(d *Inst) TypeUse {
	switch d.words[0] {
	case 8:
		return m.usesWith(spirv.CapabilityInt8)
	case 16:
		return m.usesWith(spirv.CapabilityInt16)
	case 32, 64:
		return anyUse
	}
	return m.usesWith(spirv.CapabilityArbitraryPrecisionIntegersALTERA)
}

// floatUses is intUses for floats. There is no arithmetic with formats of other encodings.
func (m *Module) floatUses(d *Inst) TypeUse {
	switch {
	case len(d.words) > 1:
		return anyUse &^ ArithmeticOf
	case d.words[0] == 16:
		return m.usesWith(spirv.CapabilityFloat16)
	}
	return anyUse
}

// usesWith returns what a number may be whose arithmetic a capability declares. Kernels compute with halves without it:
// the capabilities that allow a type only to be stored are those of shaders.
func (m *Module) usesWith(c spirv.Capability) TypeUse {
	if m.HasCapability(c) || !m.HasCapability(spirv.CapabilityShader) {
		return anyUse
	}
	return storedUses
}

// compositeUses: OpSelect takes composites, and one boolean for a vector, from version 1.4 on.
func (m *Module) compositeUses(*Inst) TypeUse {
	if m.Header.Version < spirv.MakeVersion(1, 4) {
		return anyUse &^ SelectOf
	}
	return anyUse
}

// structUses: nothing is known of a struct of which further members stand in another instruction.
func (m *Module) structUses(d *Inst) TypeUse {
	if d.isContinued() {
		return computed
	}
	return m.compositeUses(d) & m.layoutUses(d, spirv.DecorationOffset)
}

func (m *Module) arrayUses(d *Inst) TypeUse {
	return m.compositeUses(d) & m.layoutUses(d, spirv.DecorationArrayStride)
}

// layoutUses: in shaders a type that a decoration lays out in memory is for memory that others see, and for no variable
// of a function (Vulkan, VUID-StandaloneSpirv-None-10684).
func (m *Module) layoutUses(d *Inst, layout spirv.Decoration) TypeUse {
	if m.HasCapability(spirv.CapabilityShader) {
		for x := range m.Decorations(d.Result) {
			if x.Kind == layout {
				return anyUse &^ VariableOf
			}
		}
	}
	return anyUse
}

// pointerUses: with logical addressing only variable pointers are values like others, in the storage classes that a
// capability names, and nothing is made of them in parts. They may be null and not undefined; a pointer to physical
// storage may be undefined and not null.
func (m *Module) pointerUses(d *Inst) TypeUse {
	class := spirv.StorageClass(d.words[0])
	if class == spirv.StorageClassPhysicalStorageBuffer {
		return anyUse &^ NullOf
	}
	if m.physicalAddressing() {
		return anyUse
	}
	variable := false
	switch class {
	case spirv.StorageClassStorageBuffer:
		variable = m.HasCapability(spirv.CapabilityVariablePointersStorageBuffer)
	case spirv.StorageClassWorkgroup:
		variable = m.HasCapability(spirv.CapabilityVariablePointers)
	}
	if !variable {
		return computed
	}
	return NullOf | PhiOf | SelectOf | MemoryOf | VariableOf | computed
}

// physicalAddressing reports whether all pointers are addresses.
func (m *Module) physicalAddressing() bool {
	model := m.addressingModel()
	return model == spirv.AddressingModelPhysical32 || model == spirv.AddressingModelPhysical64
}

// addressingModel returns what OpMemoryModel declares, logical addressing where there is none.
func (m *Module) addressingModel() spirv.AddressingModel {
	if in := m.MemoryModel(); in != nil {
		return spirv.AddressingModel(in.words[0])
	}
	return spirv.AddressingModelLogical
}

// forgetTypeUses invalidates the table of uses: a capability, the memory model or a type was edited.
func (m *Module) forgetTypeUses() {
	if m.typeUses != nil {
		m.typeUses.Release()
		m.typeUses = nil
	}
}

// CanBitcast reports whether OpBitcast may make a value of one type of a value of the other, or of the same one
// (specification, section 3.3.11):
//
//   - numbers and vectors of them of as many bits, where the larger number of components is a multiple of the smaller
//     one;
//   - an address and an integer, or, from version 1.5 on and with SPV_KHR_physical_storage_buffer, a vector of two
//     integers of 32 bits;
//   - two addresses in the same storage class;
//   - two cooperative matrices that differ in their components only, which have as many bits.
//
// Numbers that may only be stored have no bitcasts, nor have their addresses, nor pointers with logical addressing.
// Constant time.
func (m *Module) CanBitcast(from, to ID) bool {
	if from == to {
		return true
	}
	f, t := m.Def(from), m.Def(to)
	if f == nil || t == nil || m.usesOf(from)&m.usesOf(to)&computed == 0 {
		return false
	}
	switch {
	case m.pointsToStoredOnly(f) || m.pointsToStoredOnly(t):
		return false
	case m.isAddress(f) && m.isAddress(t):
		return f.words[0] == t.words[0]
	case m.isAddress(f):
		return m.castsToAddress(t)
	case m.isAddress(t):
		return m.castsToAddress(f)
	}
	a, n := m.numbers(f)
	b, k := m.numbers(t)
	if n > 0 && k > 0 {
		return uint64(n)*uint64(m.NumberWidth(a)) == uint64(k)*uint64(m.NumberWidth(b)) && max(n, k)%min(n, k) == 0
	}
	return f.Op == t.Op && m.sameShape(f, t)
}

// pointsToStoredOnly reports whether d is the type of addresses of what may only be stored, or has a part that may only
// be: spirv-val takes no conversion of such an address. An untyped pointer does not say what it points to.
func (m *Module) pointsToStoredOnly(d *Inst) bool {
	return d.Op == spirv.OpTypePointer && m.isAddress(d) && m.storedOnly(ID(d.words[1]))
}

// CastBits returns how many bits of a value of a type OpBitcast takes or gives: those of a number, a vector of numbers
// or an address; 0 for other types.
func (m *Module) CastBits(typ ID) uint64 {
	d := m.Def(typ)
	switch {
	case d == nil:
		return 0
	case m.isAddress(d) && m.addressingModel() == spirv.AddressingModelPhysical32:
		return 32
	case m.isAddress(d):
		return 64
	}
	scalar, n := m.numbers(d)
	return uint64(n) * uint64(m.NumberWidth(scalar))
}

// isAddress reports whether d is the type of pointers that are addresses.
func (m *Module) isAddress(d *Inst) bool {
	if d.Op != spirv.OpTypePointer && d.Op != spirv.OpTypeUntypedPointerKHR {
		return false
	}
	return spirv.StorageClass(d.words[0]) == spirv.StorageClassPhysicalStorageBuffer || m.physicalAddressing()
}

// castsToAddress reports whether a type that is no address may be cast to one and back.
func (m *Module) castsToAddress(d *Inst) bool {
	scalar, n := m.numbers(d)
	if n == 0 || m.Def(scalar).Op != spirv.OpTypeInt {
		return false
	}
	if d.Op == spirv.OpTypeInt {
		return true
	}
	return n == 2 && m.NumberWidth(scalar) == 32 &&
		(m.Header.Version >= spirv.MakeVersion(1, 5) || m.HasExtension("SPV_KHR_physical_storage_buffer"))
}

// numbers returns the component type and the number of components of a number or a vector of numbers, 0 for other types
// and for what specialization may change.
func (m *Module) numbers(d *Inst) (scalar ID, n int) {
	scalar, n = d.Result, 1
	switch d.Op {
	case spirv.OpTypeVector:
		scalar, n = d.ID(0), int(d.words[1])
	case spirv.OpTypeVectorIdEXT:
		v, _ := m.Constants().IntValue(d.ID(1))
		scalar, n = d.ID(0), int(v)
	}
	if m.NumberWidth(scalar) == 0 || m.Def(scalar).Type != 0 {
		return 0, 0
	}
	return scalar, n
}

// sameShape reports whether two types of one kind differ in their component type only, and have components of one
// width.
func (m *Module) sameShape(f, t *Inst) bool {
	switch f.Op {
	case spirv.OpTypeCooperativeMatrixKHR, spirv.OpTypeCooperativeMatrixNV, spirv.OpTypeVectorIdEXT:
	default:
		return false
	}
	for i := 1; i < len(f.words) && i < len(t.words); i++ {
		if f.ID(i) != t.ID(i) {
			return false
		}
	}
	return m.NumberWidth(f.ID(0)) != 0 && m.NumberWidth(f.ID(0)) == m.NumberWidth(t.ID(0))
}

// Resources are what a shader reaches only where it is bound: images, samplers and acceleration structures. A value of
// such a type, or of a composite that holds one, must not be stored, and what chooses between them is an index.

// IsResource reports whether a type is one of images, samplers or acceleration structures. Ray queries and hit objects
// are objects of the shader.
func (m *Module) IsResource(typ ID) bool {
	d := m.Def(typ)
	if d == nil {
		return false
	}
	switch d.Op {
	case spirv.OpTypeImage, spirv.OpTypeSampler, spirv.OpTypeSampledImage, spirv.OpTypeAccelerationStructureKHR:
		return true
	}
	return false
}

// HoldsResource reports whether a type is one of resources, or of composites that hold one. Linear in the type.
func (m *Module) HoldsResource(typ ID) bool { return m.holds(typ, m.IsResource, 0) }

// HoldsPointer reports whether a type is one of pointers that must not be chosen between or stored, as without variable
// pointers, or of composites that hold one. Linear in the type.
func (m *Module) HoldsPointer(typ ID) bool {
	return m.holds(typ, func(typ ID) bool { return m.isPointer(typ) && !m.CanPhi(typ) }, 0)
}

// holds reports whether is holds for a type or a part of it, at any depth.
func (m *Module) holds(typ ID, is func(ID) bool, depth int) bool {
	const most = 255 // the depth that the specification allows
	if is(typ) {
		return true
	}
	d := m.Def(typ)
	if d == nil || depth > most {
		return false
	}
	for i := range d.typeParts() {
		if m.holds(d.ID(i), is, depth+1) {
			return true
		}
	}
	return false
}

// IndexingNeeds returns the capability that indexing an array of resources of a type by what is computed needs; ok is
// false where it needs none.
func (m *Module) IndexingNeeds(typ ID) (needs spirv.Capability, ok bool) {
	d := m.Def(typ)
	if d != nil && d.Op == spirv.OpTypeSampledImage {
		d = m.Def(d.ID(0))
	}
	switch {
	case d == nil:
		return 0, false
	case d.Op == spirv.OpTypeSampler:
		return spirv.CapabilitySampledImageArrayDynamicIndexing, true
	case d.Op != spirv.OpTypeImage:
		return 0, false
	}
	const storage = 2 // the operand Sampled of what is read and written without a sampler
	switch dim, sampled := spirv.Dim(d.Literal(1)), d.Literal(5); {
	case dim == spirv.DimSubpassData:
		return spirv.CapabilityInputAttachmentArrayDynamicIndexing, true
	case dim == spirv.DimBuffer && sampled == storage:
		return spirv.CapabilityStorageTexelBufferArrayDynamicIndexing, true
	case dim == spirv.DimBuffer:
		return spirv.CapabilityUniformTexelBufferArrayDynamicIndexing, true
	case sampled == storage:
		return spirv.CapabilityStorageImageArrayDynamicIndexing, true
	}
	return spirv.CapabilitySampledImageArrayDynamicIndexing, true
}
