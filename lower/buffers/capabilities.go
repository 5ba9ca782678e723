package buffers

import (
	"hone/ir"
	"hone/spirv"
)

// storageCapabilities allow numbers of a width in a kind of variables.
var storageCapabilities = [...]struct {
	capability spirv.Capability
	width      uint32
	kind       kind
	less       spirv.Capability // that for storage buffers alone
}{
	{spirv.CapabilityUniformAndStorageBuffer16BitAccess, 16, uniforms, spirv.CapabilityStorageBuffer16BitAccess},
	{spirv.CapabilityStorageBuffer16BitAccess, 16, storage, 0},
	{spirv.CapabilityStoragePushConstant16, 16, pushConstants, 0},
	{spirv.CapabilityUniformAndStorageBuffer8BitAccess, 8, uniforms, spirv.CapabilityStorageBuffer8BitAccess},
	{spirv.CapabilityStorageBuffer8BitAccess, 8, storage, 0},
	{spirv.CapabilityStoragePushConstant8, 8, pushConstants, 0},
}

// dropCapabilities removes the capabilities that no variable needs, as far as it may. One by which alone a type may be
// there is for unused and trim-capabilities to remove, with the type.
func (x *lowerer) dropCapabilities(may func() bool) (dropped bool) {
	for in := range x.m.Section(ir.Capabilities).Insts() {
		for _, row := range storageCapabilities {
			if in.Op != spirv.OpCapability || spirv.Capability(in.Literal(0)) != row.capability {
				continue
			}
			if user := x.needs(row.width, row.kind); user != nil {
				x.c.RemarkAt(user, user.Result, "%v stays: it lets a number of %d bits be there", row.capability, row.width)
				continue
			}
			if !may() {
				continue
			}
			dropped = true
			if row.less != 0 && x.needs(row.width, storage) != nil && !x.declares(row.less) {
				in.SetWord(0, uint32(row.less))
			} else {
				in.Remove()
			}
			break
		}
	}
	return dropped
}

// declares reports whether a capability is declared itself, and not implied.
func (x *lowerer) declares(c spirv.Capability) bool {
	for in := range x.m.Section(ir.Capabilities).Insts() {
		if in.Op == spirv.OpCapability && spirv.Capability(in.Literal(0)) == c {
			return true
		}
	}
	return false
}

// needs returns a variable of a kind that has numbers of a width, or a type that may only be stored; nil for neither.
func (x *lowerer) needs(width uint32, k kind) *ir.Inst {
	for in := range x.m.Section(ir.Globals).Insts() {
		switch in.Op {
		case spirv.OpTypeUntypedPointerKHR:
			return in
		case spirv.OpTypeInt, spirv.OpTypeFloat:
			if in.Literal(0) == width && !x.m.Allows(in.Result, ir.ArithmeticOf) {
				return in
			}
		case spirv.OpTypePointer:
			if spirv.StorageClass(in.Literal(0)) == spirv.StorageClassPhysicalStorageBuffer && k == storage &&
				x.hasWidth(in.ID(1), width) {
				return in
			}
		case spirv.OpVariable:
			b := buffer{in: in, class: spirv.StorageClass(in.Literal(0))}
			typ := x.m.Types().Pointee(in.Type)
			b.vectors = b.class == spirv.StorageClassUniform &&
				!x.m.HasDecoration(x.blockOf(typ), spirv.DecorationBufferBlock)
			laidOut := b.class == spirv.StorageClassStorageBuffer || b.class == spirv.StorageClassUniform ||
				b.class == spirv.StorageClassPushConstant
			if laidOut && b.kind() == k && x.hasWidth(typ, width) {
				return in
			}
		}
	}
	return nil
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
