package typing

import (
	"hone/ir"
	"hone/spirv"
)

// A set of classes of types, in the low bits of a spec: shapes, and the kinds of numbers that are in what has
// components. A type has one shape, and one kind of component or none. It belongs to a set that holds both.
const (
	scalar spec = 1 << iota
	vector
	longVector // OpTypeVectorIdEXT
	matrix
	cooperative // matrix
	array
	runtimeArray
	structure
	pointer
	untypedPointer
	void
	function
	image
	sampler
	sampledImage
	accelerationStructure
	rayQuery
	event
	deviceEvent
	reserveID
	queue
	pipe
	tensor
	opaque // other types that have nothing inside

	addresses // of a vector whose components are pointers (SPV_INTEL_masked_gather_scatter)
	boolean
	signed
	unsigned
	float

	classes = 1<<iota - 1
)

const (
	vectors    = vector | longVector
	integer    = signed | unsigned
	number     = integer | float
	numbers    = number | boolean
	components = numbers | addresses // of a vector
	pointers   = pointer | untypedPointer
	composites = vectors | matrix | cooperative | array | runtimeArray | structure
	anything   = classes &^ (void | function)
)

// info is what the rules need to know of a type.
type info struct {
	class spec   // 0 while it is not known; unknown for a type that the rules know nothing of
	width uint32 // of a number, in bits
	// components, columns, elements, members, 0 where the module does not fix the number; the storage class of a pointer
	n uint32
	// component, column, element (of tensors too), pointee, the image of a sampled image, the sampled type of an image
	part ir.ID
	comp ir.ID // the scalar type in what is made of numbers
	in   *ir.Inst

	nullAsked bool  // noNull is known
	noNull    ir.ID // a type in it that has no null value, 0 for none
}

// unknown marks an info as that of a type without rules.
const unknown = ^spec(0) &^ classes

// is reports whether a type belongs to a set of classes. What is not known belongs to each.
func (t *info) is(s spec) bool { return t.class&classes&^s == 0 }

// certainly reports whether a type is known to belong to a set.
func (t *info) certainly(s spec) bool { return t.class&classes != 0 && t.is(s) }

// storage returns the storage class of a pointer type.
func (t *info) storage() spirv.StorageClass { return spirv.StorageClass(t.n) }

// length returns how many components a scalar or vector has, 0 where that is not known.
func (t *info) length() uint32 {
	if t.class&(scalar|vectors) == 0 || t.class == unknown {
		return 0
	}
	return t.n
}

// of returns what is known of the type id.
func (c *Checker) of(id ir.ID) *info {
	if c.infos == nil { // one instruction is checked
		if len(c.few) == cap(c.few) { // those that are in use stay where they are
			c.few = make([]info, 0, 16)
		}
		c.few = append(c.few, info{})
		t := &c.few[len(c.few)-1]
		c.learn(id, t)
		return t
	}
	if int(id) >= len(c.infos) {
		return &info{class: unknown}
	}
	t := &c.infos[id]
	if t.class == 0 {
		c.learn(id, t)
	}
	return t
}

// typeOf returns what is known of the type of the value id: of no class if id is no value.
func (c *Checker) typeOf(id ir.ID) *info { return c.of(c.m.TypeOf(id)) }

// learn fills in t from the instruction that defines a type.
func (c *Checker) learn(id ir.ID, t *info) {
	d := c.m.Def(id)
	*t = info{class: unknown, in: d}
	if d == nil || d.Unknown() || isContinued(d) {
		return
	}
	switch d.Op {
	case spirv.OpTypeVoid:
		t.class = void
	case spirv.OpTypeBool:
		t.class, t.n, t.comp = scalar|boolean, 1, id
	case spirv.OpTypeInt:
		t.class, t.width, t.n, t.comp = scalar|unsigned, d.Literal(0), 1, id
		if d.Literal(1) != 0 {
			t.class = scalar | signed
		}
	case spirv.OpTypeFloat:
		t.class, t.width, t.n, t.comp = scalar|float, d.Literal(0), 1, id
	case spirv.OpTypeVector:
		c.made(t, vector, d.ID(0), d.Literal(1))
	case spirv.OpTypeVectorIdEXT:
		c.made(t, longVector, d.ID(0), c.constant(d.ID(1)))
	case spirv.OpTypeMatrix:
		c.made(t, matrix, d.ID(0), d.Literal(1))
	case spirv.OpTypeCooperativeMatrixKHR, spirv.OpTypeCooperativeMatrixNV:
		c.made(t, cooperative, d.ID(0), 0)
	case spirv.OpTypeArray:
		t.class, t.part, t.n = array, d.ID(0), c.constant(d.ID(1))
	case spirv.OpTypeRuntimeArray:
		t.class, t.part = runtimeArray, d.ID(0)
	case spirv.OpTypeStruct:
		t.class, t.n = structure, uint32(d.NumWords())
	case spirv.OpTypePointer:
		t.class, t.n, t.part = pointer, d.Literal(0), d.ID(1)
	case spirv.OpTypeUntypedPointerKHR:
		t.class, t.n = untypedPointer, d.Literal(0)
	case spirv.OpTypeFunction:
		t.class, t.part = function, d.ID(0)
	case spirv.OpTypeImage:
		t.class, t.part = image, d.ID(0)
	case spirv.OpTypeSampledImage:
		t.class, t.part = sampledImage, d.ID(0)
	case spirv.OpTypeSampler:
		t.class = sampler
	case spirv.OpTypeAccelerationStructureKHR:
		t.class = accelerationStructure
	case spirv.OpTypeRayQueryKHR:
		t.class = rayQuery
	case spirv.OpTypeEvent:
		t.class = event
	case spirv.OpTypeDeviceEvent:
		t.class = deviceEvent
	case spirv.OpTypeReserveId:
		t.class = reserveID
	case spirv.OpTypeQueue:
		t.class = queue
	case spirv.OpTypePipe:
		t.class = pipe
	case spirv.OpTypeTensorARM:
		t.class, t.part = tensor, d.ID(0)
	case spirv.OpTypeOpaque, spirv.OpTypePipeStorage, spirv.OpTypeNamedBarrier, spirv.OpTypeHitObjectNV,
		spirv.OpTypeHitObjectEXT, spirv.OpTypeGraphARM:
		t.class = opaque
	}
}

// made fills in a type that is made of numbers, or a vector of pointers.
func (c *Checker) made(t *info, shape spec, part ir.ID, n uint32) {
	p := c.of(part)
	t.class, t.part, t.n = shape, part, n
	switch {
	case p.certainly(pointers):
		t.class |= addresses
		t.comp = part
	case p.class != unknown:
		t.class |= p.class & numbers
		t.width, t.comp = p.width, p.comp
	}
}

// constant returns the value of an integer constant, 0 where it is not known.
func (c *Checker) constant(id ir.ID) uint32 {
	v, ok := c.m.Constants().IntValue(id)
	if !ok || v > 1<<31 {
		return 0
	}
	return uint32(v)
}

// constantsDiffer reports whether two integer constants have different values, false where a value is not known.
func (c *Checker) constantsDiffer(a, b ir.ID) bool {
	x, known := c.m.Constants().IntValue(a)
	y, both := c.m.Constants().IntValue(b)
	return known && both && x != y
}
