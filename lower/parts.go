package lower

import (
	"hone/ir"
	"hone/ir/build"
	"hone/ir/effects"
	"hone/pass"
	"hone/spirv"
)

// PartCopier makes loads and stores of whole structs and arrays such of their parts, where memory has another type for
// them than values have.
type PartCopier struct {
	Context *pass.Context
	// Whole says that what is of a type is loaded and stored as one: it is no struct or array, or memory has it as values
	// have it.
	Whole func(typ ir.ID) bool
	// Value returns the type that a value has of what has a type in memory.
	Value func(typ ir.ID) ir.ID
	// Loaded returns the value of what was loaded of a type that is Whole, Stored what is stored of such a value. Where
	// they are nil it is the same.
	Loaded, Stored func(b build.Builder, typ, id ir.ID) ir.ID
}

// MaxParts is how many scalars and vectors a copy should become at most.
const MaxParts = 128

// Count returns how many accesses become of one of a type. It is more than MaxParts where that is not known.
func (x *PartCopier) Count(typ ir.ID) int {
	if x.Whole(typ) {
		return 1
	}
	m := x.Context.Module
	parts, known := m.Types().NumParts(typ)
	if !known || parts < 0 || parts > MaxParts {
		return MaxParts + 1
	}
	n := 0
	for i := range parts {
		if n += x.Count(m.Types().PartAt(typ, uint32(i))); n > MaxParts {
			break
		}
	}
	return n
}

// partCopy is a load or store of a whole struct or array.
type partCopy struct {
	*PartCopier
	m        *ir.Module
	b        build.Builder
	in       *ir.Inst
	class    spirv.StorageClass
	operands []uint32
}

func (x *PartCopier) begin(in *ir.Inst) partCopy {
	m := x.Context.Module
	class, _ := m.Types().StorageClass(m.TypeOf(in.ID(0)))
	of := effects.OperandsOf(in, 0).Without(uint32(spirv.MemoryAccessAligned))
	return partCopy{x, m, x.Context.Before(in), in, class, of.Words}
}

// Load makes a load of a type loads of its parts, of which it becomes the composite.
func (x *PartCopier) Load(in *ir.Inst, typ ir.ID) {
	c := x.begin(in)
	parts := c.loads(typ, nil)
	in.SetType(x.Value(typ))
	words := make([]uint32, len(parts))
	for i, id := range parts {
		words[i] = uint32(id)
	}
	in.Become(spirv.OpCompositeConstruct, words...)
}

// loads loads the parts of a type.
func (c *partCopy) loads(typ ir.ID, path []uint32) (parts []ir.ID) {
	n, _ := c.m.Types().NumParts(typ)
	for i := range n {
		part := c.m.Types().PartAt(typ, uint32(i))
		parts = append(parts, c.load(part, append(path[:len(path):len(path)], uint32(i))))
	}
	return parts
}

func (c *partCopy) load(typ ir.ID, path []uint32) ir.ID {
	if !c.Whole(typ) {
		return c.b.CompositeConstruct(c.Value(typ), c.loads(typ, path)...)
	}
	id := c.b.Load(typ, c.pointer(typ, path), c.operands...)
	c.m.InheritNonUniform(c.in.Result, id)
	if c.Loaded != nil {
		id = c.Loaded(c.b, typ, id)
	}
	return id
}

// Store makes a store of a value of a type stores of its parts.
func (x *PartCopier) Store(in *ir.Inst, value, typ ir.ID) {
	c := x.begin(in)
	c.store(value, typ, nil)
	in.Remove()
}

func (c *partCopy) store(value, typ ir.ID, path []uint32) {
	if !c.Whole(typ) {
		n, _ := c.m.Types().NumParts(typ)
		for i := range n {
			c.store(value, c.m.Types().PartAt(typ, uint32(i)), append(path[:len(path):len(path)], uint32(i)))
		}
		return
	}
	id := c.b.CompositeExtract(c.Value(typ), value, path...)
	if c.Stored != nil {
		id = c.Stored(c.b, typ, id)
	}
	c.b.Store(c.pointer(typ, path), id, c.operands...)
}

// pointer builds the pointer to a part.
func (c *partCopy) pointer(typ ir.ID, path []uint32) ir.ID {
	indices := make([]ir.ID, len(path))
	for i, k := range path {
		indices[i] = c.m.Constants().Int(c.m.Types().Int(32, false), uint64(k))
	}
	id := c.b.AccessChain(c.m.Types().Pointer(c.class, typ), c.in.ID(0), indices...)
	c.m.InheritNonUniform(c.in.ID(0), id)
	return id
}
