package effects

import (
	"math/bits"
	"slices"

	"hone/ir"
	"hone/spirv"
)

// How an instruction accesses memory is said by its memory operands (specification, section 3.2.25; image and tensor
// operands say the same of images and tensors) and by decorations of what its pointers go through. Whoever asks, asks
// here.

// Volatile reports whether in accesses memory, an image or a tensor as volatile: each execution of it must
// happen, and none may be doubled or joined with another. Its operands say so, on one side for a copy, or what is
// accessed is, or may be, decorated Volatile. It may also be an access of unknown meaning. Constant time, but linear in
// access chains where the module has such a decoration.
func Volatile(in *ir.Inst) bool {
	return accesses(in, func(b accessBits) uint32 { return b.volatile }) || accessesMarked(in)
}

// VolatileSide reports whether in accesses what the pointer in operand word i leads to as volatile. For a copy that is
// one of two sides.
func VolatileSide(in *ir.Inst, i int) bool {
	if in.Unknown() {
		return true
	}
	bits := accessBitsOf(shapeOf(in).Access)
	return OperandsOf(in, i).Mask()&bits.volatile != 0 || in.Module().VolatilePointer(in.ID(i))
}

// Synchronizes reports whether in makes what it or others wrote available to others or visible to itself, or may do so:
// that it happens matters, whatever becomes of the value.
func Synchronizes(in *ir.Inst) bool {
	return accesses(in, func(b accessBits) uint32 { return b.synchronizes })
}

// Ordered reports whether in is a volatile or a synchronizing access, or may be one: it has to happen, as often
// as the code says and where it stands.
func Ordered(in *ir.Inst) bool {
	if in.NumWords() <= int(shapeOf(in).AccessAt) && !in.Unknown() && !in.Module().HasVolatile() {
		return false // as nearly all loads and stores: no operand, and nothing in the module is volatile
	}
	return accesses(in, func(b accessBits) uint32 { return b.volatile | b.synchronizes }) || accessesMarked(in)
}

// NonPrivate reports whether in takes part in the order of accesses between invocations, in the Vulkan memory model, or
// may do so.
func NonPrivate(in *ir.Inst) bool {
	return accesses(in, func(b accessBits) uint32 { return b.nonPrivate })
}

// accessBits are the bits of a kind of operands that mean the same.
type accessBits struct{ volatile, synchronizes, nonPrivate uint32 }

func accessBitsOf(k spirv.Kind) accessBits {
	switch k {
	case spirv.KindMemoryAccess:
		return accessBits{
			volatile:     uint32(spirv.MemoryAccessVolatile),
			synchronizes: uint32(spirv.MemoryAccessMakePointerAvailable | spirv.MemoryAccessMakePointerVisible),
			nonPrivate:   uint32(spirv.MemoryAccessNonPrivatePointer),
		}
	case spirv.KindImageOperands:
		return accessBits{
			volatile:     uint32(spirv.ImageOperandsVolatileTexel),
			synchronizes: uint32(spirv.ImageOperandsMakeTexelAvailable | spirv.ImageOperandsMakeTexelVisible),
			nonPrivate:   uint32(spirv.ImageOperandsNonPrivateTexel),
		}
	case spirv.KindTensorOperands:
		return accessBits{
			synchronizes: uint32(spirv.TensorOperandsMakeElementAvailableARM | spirv.TensorOperandsMakeElementVisibleARM),
			nonPrivate:   uint32(spirv.TensorOperandsNonPrivateElementARM),
		}
	}
	return accessBits{}
}

// accesses reports whether in has an operand with one of the bits, or is of unknown meaning.
func accesses(in *ir.Inst, which func(accessBits) uint32) bool {
	if in.Unknown() {
		return true
	}
	sh := shapeOf(in)
	at := int(sh.AccessAt)
	if sh.Access == 0 || at >= in.NumWords() {
		return false
	}
	mask := in.Literal(at)
	if copiesMemory(in) {
		_, rest := cutMask(sh.Access, in.Words()[at:])
		if len(rest) > 0 {
			mask |= rest[0]
		}
	}
	return mask&which(accessBitsOf(sh.Access)) != 0
}

// shapeOf returns the shape of in's opcode, an empty one for an opcode that the grammar lacks.
func shapeOf(in *ir.Inst) *spirv.Shape {
	if shapes := spirv.Shapes(); int(in.Op) < len(shapes) {
		return &shapes[in.Op]
	}
	return &noShape
}

var noShape spirv.Shape

// copiesMemory reports whether in has two pointers, and perhaps two memory operands.
func copiesMemory(in *ir.Inst) bool {
	return in.Op == spirv.OpCopyMemory || in.Op == spirv.OpCopyMemorySized
}

// accessesMarked reports whether something that in accesses is, or may be, decorated Volatile.
func accessesMarked(in *ir.Inst) bool {
	m := in.Module()
	if !m.HasVolatile() {
		return false
	}
	switch sh := shapeOf(in); sh.Access {
	case 0:
		return false
	case spirv.KindMemoryAccess:
		return m.VolatilePointer(in.ID(0)) || copiesMemory(in) && m.VolatilePointer(in.ID(1))
	}
	// An image or a tensor: where it was loaded from.
	d := m.Def(in.ID(0))
	for n := 0; d != nil && n < ir.MaxChain; n, d = n+1, m.Def(d.ID(0)) {
		switch d.Op {
		case spirv.OpLoad:
			return m.VolatilePointer(d.ID(0))
		case spirv.OpImage, spirv.OpSampledImage, spirv.OpCopyObject:
		default:
			return true
		}
	}
	return true
}

// Operands are a memory operand, or image or tensor operands: a mask, and after it the words that its bits bring, those
// of the lowest bit first. Empty where an instruction has none.
type Operands struct {
	Kind  spirv.Kind
	Words []uint32
}

// OperandsOf returns the operands that say how in accesses what the pointer in operand word i leads to: of a copy that
// has two, the first are those of its target, the second those of its source; a single one is that of both. Nothing
// follows from them for an instruction that is [ir.Inst.Unknown]. The words are in's own and must not be written.
func OperandsOf(in *ir.Inst, i int) Operands {
	sh := shapeOf(in)
	at := int(sh.AccessAt)
	if sh.Access == 0 || at >= in.NumWords() {
		return Operands{Kind: sh.Access}
	}
	first, rest := cutMask(sh.Access, in.Words()[at:])
	if i == 1 && len(rest) > 0 && copiesMemory(in) {
		first, _ = cutMask(sh.Access, rest)
	}
	return Operands{sh.Access, first}
}

// cutMask splits words after a mask of kind k and its parameters.
func cutMask(k spirv.Kind, words []uint32) (mask, rest []uint32) {
	n, ok := k.MaskWords(words[0])
	if !ok || n > len(words) {
		return words, nil // of unknown meaning
	}
	return words[:n:n], words[n:]
}

// Mask returns the mask, 0 for none.
func (o Operands) Mask() uint32 {
	if len(o.Words) == 0 {
		return 0
	}
	return o.Words[0]
}

// Alignment returns the alignment in bytes that memory operands promise of their pointer; ok is false where they
// promise none.
func (o Operands) Alignment() (align uint32, ok bool) {
	at := o.parameter(spirv.MemoryAccessAligned)
	if at < 0 {
		return 0, false
	}
	return o.Words[at], true
}

// Join returns memory operands for both sides of a copy that has some for each; o has the target's. An order
// that either side asks for holds for both, a promise if both make it. ok is false for operands that are neither.
func (o Operands) Join(source Operands) (both Operands, ok bool) {
	const orders = spirv.MemoryAccessVolatile | spirv.MemoryAccessNonPrivatePointer |
		spirv.MemoryAccessMakePointerAvailable | spirv.MemoryAccessMakePointerVisible
	const promises = spirv.MemoryAccessAligned | spirv.MemoryAccessNontemporal
	if (o.Mask()|source.Mask())&^uint32(orders|promises) != 0 {
		return both, false
	}
	both = o.Without(uint32(promises))
	for bits := source.Mask() & uint32(orders); bits != 0; bits &= bits - 1 {
		if bit := bits & -bits; spirv.MemoryAccess(bit)&(spirv.MemoryAccessMakePointerAvailable|
			spirv.MemoryAccessMakePointerVisible) == 0 {
			both = both.With(bit)
		} else {
			both = both.With(bit, ir.ID(source.Words[source.parameter(spirv.MemoryAccess(bit))]))
		}
	}
	if o.Mask()&source.Mask()&uint32(spirv.MemoryAccessNontemporal) != 0 {
		both = both.With(uint32(spirv.MemoryAccessNontemporal))
	}
	to, aligned := o.Alignment()
	if from, too := source.Alignment(); aligned && too {
		both = both.With(uint32(spirv.MemoryAccessAligned), ir.ID(min(to, from)))
	}
	if len(both.Words) == 0 {
		both.Words = []uint32{0}
	}
	return both, true
}

// WithAlignment returns a copy that promises another alignment. There is one already.
func (o Operands) WithAlignment(align uint32) Operands {
	words := append([]uint32(nil), o.Words...)
	words[o.parameter(spirv.MemoryAccessAligned)] = align
	return Operands{o.Kind, words}
}

// parameter returns the index of the word that a bit of memory operands brings, -1 where the bit is not set.
func (o Operands) parameter(bit spirv.MemoryAccess) int {
	mask := o.Mask()
	if o.Kind != spirv.KindMemoryAccess || mask&uint32(bit) == 0 {
		return -1
	}
	if at, ok := o.Kind.MaskWords(mask & (uint32(bit) - 1)); ok && at < len(o.Words) {
		return at
	}
	return -1
}

// Without returns a copy without some bits of the mask and the words that they bring, without any words if no bit is
// left.
func (o Operands) Without(which uint32) Operands {
	mask := o.Mask()
	if mask&^which == 0 {
		return Operands{Kind: o.Kind}
	}
	words := []uint32{mask &^ which}
	at := 1
	for ; mask != 0; mask &= mask - 1 {
		bit := uint32(1) << bits.TrailingZeros32(mask)
		n, ok := o.Kind.MaskWords(bit)
		if !ok || at+n-1 > len(o.Words) {
			break
		}
		if which&bit == 0 {
			words = append(words, o.Words[at:at+n-1]...)
		}
		at += n - 1
	}
	return Operands{o.Kind, words}
}

// With returns a copy with a bit more in the mask, and the ids that the bit brings. Nothing changes where the bit is
// set already.
func (o Operands) With(bit uint32, ids ...ir.ID) Operands {
	if o.Mask()&bit != 0 {
		return o
	}
	words := append([]uint32(nil), o.Words...)
	if len(words) == 0 {
		words = []uint32{0}
	}
	at, _ := o.Kind.MaskWords(words[0] & (bit - 1))
	for i, id := range ids {
		words = slices.Insert(words, at+i, uint32(id))
	}
	words[0] |= bit
	return Operands{o.Kind, words}
}
