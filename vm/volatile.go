package vm

import (
	"math/bits"

	"hone/ir"
	"hone/spirv"
)

// Volatile memory may change at any time, by what the shader knows nothing of, so each access counts and none may be left out, doubled or
// joined with another. In a run with shadows it does change: the nth volatile access of an invocation flips the lowest three
// bits of what it loads as n does. The first finds what is there. So a pass that joins two loads, or moves them, makes other results; and the
// number of accesses is a result itself.

// volatileAccess counts an access of an invocation to Volatile memory, and returns which bits of it have changed.
func (t *tracker) volatileAccess(invocation uint32) uint64 {
	n := t.volatile[invocation]
	t.volatile[invocation]++
	if t.steady {
		return 0
	}
	return uint64(n % 8)
}

// volatileOperand is what an instruction loads from (0) or stores to (1).
type volatileOperand int

const (
	loaded volatileOperand = iota
	stored
)

// volatile reports whether an OpLoad, OpStore or OpCopyMemory accesses a pointer as Volatile.
func (b *builder) volatile(in *ir.Inst, pointer ir.ID, which volatileOperand) bool {
	if b.m.VolatilePointer(pointer) {
		return true
	}
	words := in.Words()
	switch in.Op {
	case spirv.OpLoad:
		words = words[1:]
	case spirv.OpCopyMemorySized:
		words = words[3:]
	default: // OpStore and OpCopyMemory: after two ids
		words = words[2:]
	}
	if (in.Op == spirv.OpCopyMemory || in.Op == spirv.OpCopyMemorySized) && which == loaded && len(words) > 0 {
		// The operands of the store come first, if there are two.
		const withWord = spirv.MemoryAccessAligned | spirv.MemoryAccessMakePointerAvailable | spirv.MemoryAccessMakePointerVisible
		if n := 1 + bits.OnesCount32(words[0]&uint32(withWord)); n < len(words) {
			words = words[n:]
		}
	}
	return len(words) > 0 && words[0]&uint32(spirv.MemoryAccessVolatile) != 0
}
