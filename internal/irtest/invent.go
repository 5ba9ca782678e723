package irtest

import (
	"math/rand/v2"
	"slices"

	"hone/spirv"
)

// Numbers of what [Invent] invents: no grammar has them.
const (
	inventedOp  = 30_000  // is added to an opcode
	inventedBit = 1 << 29 // is added to a mask
)

// Invent returns a copy of a module in which up to n instructions, chosen at random, mean what they meant but say so by
// an opcode or a bit of a mask that no grammar has. [Known] undoes that. Instructions that all readers have to know,
// such as those that begin blocks and functions, and types that may be declared only once, stay as they are.
func Invent(r *rand.Rand, bin *spirv.Binary, n int) *spirv.Binary {
	x := newRetyper(r, bin)
	var places []int
	for i, in := range x.insts {
		if inventable(in.words) || maskAt(in.words) > 0 {
			places = append(places, i)
		}
	}
	inventions := map[int][]uint32{} // by the word at which the instruction stands
	for range min(n, len(places)) {
		in := x.insts[places[r.IntN(len(places))]]
		w := slices.Clone(in.words)
		if at := maskAt(w); at > 0 && (r.IntN(2) == 0 || !inventable(w)) {
			if at == len(w) { // there is none
				w = append(w, 0)
				w[0] += 1 << 16
			}
			w[at] |= inventedBit
		} else {
			w[0] += inventedOp
		}
		inventions[in.at] = w
	}
	return rewritten(bin, func(at int, w []uint32) []uint32 {
		if other := inventions[at]; other != nil {
			return other
		}
		return w
	})
}

// Known returns a copy of a module that says again what it means where [Invent] invented another way to.
func Known(bin *spirv.Binary) *spirv.Binary {
	return rewritten(bin, func(_ int, w []uint32) []uint32 {
		if !Invented(w) {
			return w
		}
		w = slices.Clone(w)
		if spirv.Op(w[0]).Info() == nil {
			w[0] -= inventedOp
			return w
		}
		at := maskAt(w)
		if w[at] &^= inventedBit; w[at] == 0 && at == len(w)-1 {
			w = w[:at]
			w[0] -= 1 << 16
		}
		return w
	})
}

// Invented reports whether an instruction has an opcode or a bit of a mask that no grammar has.
func Invented(w []uint32) bool {
	at := maskAt(w)
	return spirv.Op(w[0]).Info() == nil || at > 0 && at < len(w) && w[at]&inventedBit != 0
}

// rewritten returns a copy of a module with other instructions.
func rewritten(bin *spirv.Binary, other func(at int, w []uint32) []uint32) *spirv.Binary {
	out := &spirv.Binary{Words: slices.Clone(bin.Words[:spirv.HeaderWords]), BigEndian: bin.BigEndian}
	for at, w := range bin.Insts() {
		out.Words = append(out.Words, other(at, w)...)
	}
	return out
}

// inventable reports whether the opcode of an instruction may be another one: what is read of it is only which words it
// has.
func inventable(w []uint32) bool {
	op := spirv.Op(w[0])
	switch info := op.Info(); {
	case info == nil:
		return false
	case op.Is(spirv.TraitConstant):
		return true
	case op.Is(spirv.TraitType):
		return op == spirv.OpTypeStruct || op == spirv.OpTypeArray || op == spirv.OpTypePointer
	}
	switch op {
	case spirv.OpCapability, spirv.OpExtension, spirv.OpExtInstImport, spirv.OpMemoryModel, spirv.OpEntryPoint,
		spirv.OpExecutionMode, spirv.OpExecutionModeId, spirv.OpString, spirv.OpSource, spirv.OpSourceContinued,
		spirv.OpSourceExtension, spirv.OpName, spirv.OpMemberName, spirv.OpModuleProcessed, spirv.OpLine, spirv.OpNoLine,
		spirv.OpDecorationGroup, spirv.OpGroupDecorate, spirv.OpGroupMemberDecorate, spirv.OpFunction,
		spirv.OpFunctionParameter, spirv.OpFunctionEnd, spirv.OpLabel, spirv.OpPhi, spirv.OpLoopMerge,
		spirv.OpSelectionMerge:
		return false
	}
	return true
}

// maskAt returns which word of an instruction is a mask that says what it does to memory, or would be one; 0 for none.
// Other masks are hints.
func maskAt(w []uint32) int {
	at := 0
	switch spirv.Op(w[0]) {
	case spirv.OpLoad:
		at = 4
	case spirv.OpStore:
		at = 3
	}
	if at > len(w) {
		return 0
	}
	return at
}
