package buffers

import (
	"hone/ir"
	"hone/ir/view"
	"hone/lower"
	"hone/spirv"
)

// function lowers what a function does with buffers. Places and values are found before what uses them.
func (x *lowerer) function(f *ir.Function) {
	var list []*ir.Inst // before others are added
	for in := range f.Insts() {
		list = append(list, in)
	}
	for _, in := range list {
		if !in.Unknown() && !x.m.IsDebug(in) {
			x.inst(in)
		}
	}
	x.finish()
}

// placeOf returns where operand i of an instruction leads, nil where that is in no buffer that is lowered.
func (x *lowerer) placeOf(in *ir.Inst, i int) *place {
	k := x.at.Get(in.ID(i))
	if k == 0 || x.list[x.places[k-1].buffer].why != "" {
		return nil
	}
	return &x.places[k-1]
}

func (x *lowerer) inst(in *ir.Inst) {
	switch in.Op {
	case spirv.OpFConvert, spirv.OpUConvert, spirv.OpSConvert:
		if parts := x.heldParts(in.ID(0)); parts != nil {
			x.convert(in, parts)
		}
		return
	case spirv.OpCopyMemory:
		if to, from := x.placeOf(in, 0), x.placeOf(in, 1); to != nil || from != nil {
			x.copyMemory(in, to, from)
		}
		return
	case spirv.OpCopyObject:
		if parts := x.heldParts(in.ID(0)); parts != nil {
			x.convert(in, parts)
			return
		}
	}
	a, chain := view.AsAccessChain(in)
	if !chain && in.Op != spirv.OpLoad && in.Op != spirv.OpStore && in.Op != spirv.OpArrayLength &&
		in.Op != spirv.OpCopyObject && !isAtomic(in.Op) {
		return
	}
	if chain && in.Op.Is(spirv.TraitUntyped) {
		return
	}
	p := x.placeOf(in, 0)
	switch {
	case p == nil:
	case chain:
		b := x.c.Before(in)
		q, _ := x.follow(*p, a, &b)
		x.note(in, q)
		x.gone = append(x.gone, in)
	case in.Op == spirv.OpCopyObject:
		x.note(in, *p)
		x.gone = append(x.gone, in)
	case in.Op == spirv.OpLoad:
		x.load(in, p)
	case in.Op == spirv.OpStore:
		x.store(in, p)
	case in.Op == spirv.OpArrayLength:
		x.length(in, p)
	default:
		x.atomic(in, p)
	}
}

// declare gives the variables their new types.
func (x *lowerer) declare() {
	order := lower.NewOrderer(x.m)
	defer order.Release()
	for i := range x.list {
		b := &x.list[i]
		if b.why != "" {
			continue
		}
		x.inherit(b)
		typ := x.m.Types().Pointer(b.class, x.arrayOf(x.m.Types().Pointee(b.in.Type), b))
		b.in.SetType(typ)
		order.Before(typ, b.in)
	}
	x.dropCapabilities()
}

// storageCapabilities allow numbers of a width in buffers, or in push constants.
var storageCapabilities = [...]struct {
	capability spirv.Capability
	width      uint32
	push       bool
}{
	{spirv.CapabilityStorageBuffer16BitAccess, 16, false},
	{spirv.CapabilityUniformAndStorageBuffer16BitAccess, 16, false},
	{spirv.CapabilityStoragePushConstant16, 16, true},
	{spirv.CapabilityStorageBuffer8BitAccess, 8, false},
	{spirv.CapabilityUniformAndStorageBuffer8BitAccess, 8, false},
	{spirv.CapabilityStoragePushConstant8, 8, true},
}

// dropCapabilities removes the capabilities that no buffer needs any more. One by which alone a type may be there is
// for unused and trim-capabilities to remove, with the type.
func (x *lowerer) dropCapabilities() {
	needed := func(width uint32, push bool) bool {
		for in := range x.m.Section(ir.Globals).Insts() {
			switch {
			case in.Op == spirv.OpTypeUntypedPointerKHR:
				return true
			case in.Op == spirv.OpTypeInt && in.Literal(0) == width && !x.m.Allows(in.Result, ir.ArithmeticOf),
				in.Op == spirv.OpTypeFloat && in.Literal(0) == width && !x.m.Allows(in.Result, ir.ArithmeticOf):
				return true
			case in.Op != spirv.OpVariable && in.Op != spirv.OpTypePointer:
				continue
			}
			typ := in.Type
			if in.Op == spirv.OpTypePointer {
				typ = in.Result
			}
			class, _ := x.m.Types().StorageClass(typ)
			at := in.Op == spirv.OpTypePointer && class == spirv.StorageClassPhysicalStorageBuffer && !push ||
				in.Op == spirv.OpVariable && (class == spirv.StorageClassPushConstant && push ||
					(class == spirv.StorageClassStorageBuffer || class == spirv.StorageClassUniform) && !push)
			if at && x.hasWidth(x.m.Types().Pointee(typ), width) {
				return true
			}
		}
		return false
	}
	for in := range x.m.Section(ir.Capabilities).Insts() {
		for _, row := range storageCapabilities {
			if in.Op == spirv.OpCapability && spirv.Capability(in.Literal(0)) == row.capability &&
				!needed(row.width, row.push) {
				in.Remove()
				break
			}
		}
	}
}

// hasWidth reports whether a number of a width is in a type.
func (x *lowerer) hasWidth(typ ir.ID, width uint32) bool {
	if typ == 0 {
		return false
	}
	for d := range x.m.WithParts(typ) {
		if (d.Op == spirv.OpTypeInt || d.Op == spirv.OpTypeFloat) && d.Literal(0) == width {
			return true
		}
	}
	return false
}

// inherit gives a variable what its members are decorated with.
func (x *lowerer) inherit(b *buffer) {
	n := x.m.Def(b.block).NumWords()
	var never [2]int // members that are not read, and not written
	kinds := [...]spirv.Decoration{spirv.DecorationNonReadable, spirv.DecorationNonWritable}
	for d := range x.m.Decorations(b.block) {
		for i, kind := range kinds {
			if d.Member >= 0 && d.Kind == kind {
				never[i]++
			}
		}
	}
	add := func(kind spirv.Decoration) {
		if !x.m.HasDecoration(b.in.Result, kind) {
			x.m.Decorate(b.in.Result, kind)
		}
	}
	for i, kind := range kinds {
		if never[i] == n {
			add(kind)
		}
	}
	if b.stored { // an atomic operation reads what it changes
		x.m.RemoveDecoration(b.in.Result, spirv.DecorationNonReadable)
	}
	for d := range x.m.WithParts(b.block) {
		for _, kind := range [...]spirv.Decoration{spirv.DecorationCoherent, spirv.DecorationVolatile} {
			for dec := range x.m.Decorations(d.Result) {
				if dec.Kind == kind {
					add(kind)
				}
			}
		}
	}
}

// arrayOf returns the type of a buffer of words, in an array where a type is one of buffers.
func (x *lowerer) arrayOf(typ ir.ID, b *buffer) ir.ID {
	if typ == b.block {
		return x.typeOf(b)
	}
	d := x.m.Def(typ)
	element := x.arrayOf(d.ID(0), b)
	if d.Op == spirv.OpTypeArray {
		return x.m.Types().Array(element, d.ID(1))
	}
	return x.m.Types().RuntimeArray(element, 0)
}

// typeOf returns the struct that a buffer becomes.
func (x *lowerer) typeOf(b *buffer) ir.ID {
	t, element, stride := x.m.Types(), x.word(), 4
	if b.vectors {
		element, stride = x.vector(4), 16
	}
	var array ir.ID
	if b.length == 0 {
		array = t.RuntimeArray(element, stride)
	} else {
		array = t.ArrayStride(element, x.number(b.length), stride)
	}
	words := ir.Member{Type: array, Offset: b.base, Name: "words"}
	if b.old {
		return t.BufferBlock(words)
	}
	return t.Block(words)
}
