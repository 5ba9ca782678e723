package ir

import (
	"fmt"
	"math"
	"math/bits"
	"slices"

	"hone/spirv"
)

// Some operands may have any value at run time, but not any constant: a module with such a constant is invalid, even
// where the instruction is never executed. A pass that learns the value of an operand can therefore make a
// valid module invalid. The tables here list the forbidden constants by operand. [Inst.ForbiddenConstant] asks them for
// the verifier, and [Inst.MendConstants] for passes: it replaces a forbidden constant, or removes the instruction. Both
// are refinements: an instruction with a forbidden operand has undefined behaviour, or no effect, if it is executed. A
// negative index is the exception: indices are treated as signed whatever their type is, and through a physical pointer
// a negative index may lead to memory before the array. The unsigned constant with the same bits, the only form in
// kernels, means the same and is allowed.
//
// Not restricted, according to the specification and to spirv-val: indices beyond the length of an array or vector,
// which make the access undefined; shift amounts and ranges of bits, which make the result unspecified; divisors; ids
// of invocations; coordinates, levels of detail and samples of images. Operands that have to be constants from the
// start, such as indices of structures, the component of a gather or the size of a cluster, never become constants.

// restriction says which constants an operand may not be.
type restriction struct {
	op    spirv.Op
	first int // operand word
	last  int // operand word, toEnd for all that follow
	rule  constantRule
}

const toEnd = 1 << 16

// restrictions are the restricted operands of operations, sorted by opcode. The rows of an operand count in their
// order.
var restrictions = [...]restriction{
	{spirv.OpTypeArray, 1, 1, someElements},
	{spirv.OpCopyMemorySized, 2, 2, someBytes},
	{spirv.OpAccessChain, 1, toEnd, notNegative},
	{spirv.OpInBoundsAccessChain, 1, toEnd, notNegative},
	{spirv.OpPtrAccessChain, 2, toEnd, notNegative}, // after Element, which may be negative
	{spirv.OpInBoundsPtrAccessChain, 2, toEnd, notNegative},
	{spirv.OpAtomicLoad, 2, 2, acquires},
	{spirv.OpAtomicStore, 2, 2, releases},
	{spirv.OpAtomicCompareExchange, 3, 3, acquires},
	{spirv.OpAtomicCompareExchange, 3, 3, noStronger},
	{spirv.OpAtomicCompareExchangeWeak, 3, 3, acquires},
	{spirv.OpAtomicCompareExchangeWeak, 3, 3, noStronger},
	{spirv.OpAtomicFlagClear, 2, 2, releases},
	{spirv.OpUntypedAccessChainKHR, 2, toEnd, notNegative},
	{spirv.OpUntypedInBoundsAccessChainKHR, 2, toEnd, notNegative},
	{spirv.OpUntypedPtrAccessChainKHR, 3, toEnd, notNegative},
	{spirv.OpUntypedInBoundsPtrAccessChainKHR, 3, toEnd, notNegative},
	{spirv.OpTypeVectorIdEXT, 1, 1, someElements},
	{spirv.OpSetMeshOutputsEXT, 0, 0, fewVertices},
	{spirv.OpSetMeshOutputsEXT, 1, 1, fewPrimitives},
	{spirv.OpRawAccessChainNV, 1, 1, someStride},
}

// restrictionsOf returns the rows of an opcode.
func restrictionsOf(op spirv.Op) []restriction {
	first := 0
	for first < len(restrictions) && restrictions[first].op < op {
		first++
	}
	end := first
	for end < len(restrictions) && restrictions[end].op == op {
		end++
	}
	return restrictions[first:end]
}

// kindRestrictions are those of all operands of a kind. They matter in kernels, where scopes and semantics need not be
// constants.
var kindRestrictions = [...]kindRestriction{
	{spirv.KindIdScope, aScope},
	{spirv.KindIdScope, theSubgroup},
	{spirv.KindIdMemorySemantics, oneOrder},
	{spirv.KindIdMemorySemantics, declaredBits},
}

// kindRestriction says which constants an operand of a kind may not be.
type kindRestriction struct {
	kind spirv.Kind
	rule constantRule
}

// constantRule is a kind of restriction.
type constantRule uint8

const (
	notNegative  constantRule = 1 + iota
	someElements              // no other constant may take its place: who makes one asks [Module.Lengths] first
	someBytes
	someStride
	fewVertices
	fewPrimitives
	releases
	acquires
	noStronger
	aScope
	theSubgroup
	oneOrder
	declaredBits
)

// The memory orders among memory semantics (section 3.2.24).
const (
	acquire = uint64(spirv.MemorySemanticsAcquire)
	release = uint64(spirv.MemorySemanticsRelease)
	both    = uint64(spirv.MemorySemanticsAcquireRelease)
	ordered = uint64(spirv.MemorySemanticsSequentiallyConsistent)
	orders  = acquire | release | both | ordered

	// kernels have it without its capability, and validators accept that
	counters = uint64(spirv.MemorySemanticsAtomicCounterMemory)
)

// forbids returns why a constant may not be operand word i of in, "" if it may, and the value that may take its place.
// A value of 0 for OpCopyMemorySized stands for no instruction.
func (r constantRule) forbids(m *Module, in *Inst, v uint64, width int, signed bool) (why string, instead uint64) {
	negative := signed && width > 0 && v>>(width-1)&1 != 0
	switch r {
	case notNegative:
		if negative {
			return "is a negative index", v
		}
	case someElements:
		if v == 0 || negative {
			return "is a length that is not above 0", v
		}
	case someBytes:
		if v == 0 || negative {
			return "is a size that is not positive", 0
		}
	case someStride:
		if v == 0 && in.NumWords() > 4 && spirv.RawAccessChainOperands(in.words[4])&
			spirv.RawAccessChainOperandsRobustnessPerElementNV != 0 {
			return "is a stride of 0 with robustness per element", 1
		}
	case fewVertices, fewPrimitives:
		mode := spirv.ExecutionModeOutputVertices
		if r == fewPrimitives {
			mode = spirv.ExecutionModeOutputPrimitivesEXT
		}
		if most, ok := m.largestMode(mode); ok && v > most {
			return fmt.Sprintf("is more than the %s of the entry point", mode), most
		}
	case releases:
		if v&(acquire|both) != 0 {
			return "are memory semantics that acquire", v&^orders | release
		}
	case acquires:
		if v&(release|both) != 0 {
			return "are memory semantics that release", v&^orders | acquire
		}
	case noStronger: // than the semantics for equal values, before this operand
		if equal, ok := m.Constants().IntValue(in.ID(2)); ok && v&orders > equal&orders {
			return "are memory semantics that are stronger than those for equal values", v &^ orders
		}
	case aScope:
		e := spirv.KindScope.Enumerant(uint32(min(v, math.MaxUint32)))
		if e == nil || !m.declaresOne(e.Needs.Capabilities) {
			return "is no scope that the module declares", uint64(spirv.ScopeDevice)
		}
	case theSubgroup:
		if v != uint64(spirv.ScopeSubgroup) && isNonUniform(in.Op) {
			return "is a scope other than the subgroup", uint64(spirv.ScopeSubgroup)
		}
	case declaredBits:
		undeclared := uint64(0)
		for _, e := range spirv.KindMemorySemantics.Info().Enumerants {
			bit := uint64(e.Value)
			if v&bit != 0 && bit != counters && !m.declaresOne(e.Needs.Capabilities) {
				undeclared |= bit
			}
		}
		if undeclared != 0 {
			return "are memory semantics that take another capability", v &^ undeclared
		}
	case oneOrder:
		if bits.OnesCount64(v&orders) > 1 {
			return "are memory semantics with two orders", v&^orders | ordered
		}
	}
	return "", 0
}

// declaresOne reports whether a module declares a capability of the list, or the list is empty.
func (m *Module) declaresOne(list []spirv.Capability) bool {
	return len(list) == 0 || slices.ContainsFunc(list, m.HasCapability)
}

// isNonUniform reports whether an operation is a group operation whose scope has to be the subgroup.
func isNonUniform(op spirv.Op) bool {
	return op >= spirv.OpGroupNonUniformElect && op <= spirv.OpGroupNonUniformQuadSwap ||
		op == spirv.OpGroupNonUniformRotateKHR
}

// largestMode returns the largest number that an entry point gives for an execution mode.
func (m *Module) largestMode(mode spirv.ExecutionMode) (most uint64, ok bool) {
	for in := m.sections[ExecutionModes].first; in != nil; in = in.next {
		if in.Op == spirv.OpExecutionMode && in.NumWords() == 3 && spirv.ExecutionMode(in.words[1]) == mode {
			most, ok = max(most, uint64(in.words[2])), true
		}
	}
	return most, ok
}

// unrestricted reports whether an opcode is frequent and has no restricted operands. Most instructions thus need no
// look at the tables.
func unrestricted(op spirv.Op) bool {
	switch op {
	case spirv.OpLoad, spirv.OpStore, spirv.OpExtInst:
		return true
	}
	return op >= spirv.OpVectorExtractDynamic && op <= spirv.OpFwidthCoarse ||
		op >= spirv.OpPhi && op <= spirv.OpUnreachable
}

// isRestrictedKind reports whether there is a rule for operands of a kind.
func isRestrictedKind(o spirv.Operand) bool {
	return slices.ContainsFunc(kindRestrictions[:], func(r kindRestriction) bool { return r.kind == o.Kind })
}

// eachForbidden calls do for each operand word of in that is a forbidden constant.
func (in *Inst) eachForbidden(do func(i int, r constantRule, why string, instead uint64)) {
	m := in.list.mod
	look := func(i int, r constantRule) {
		if i >= len(in.words) {
			return
		}
		id := in.ID(i)
		v, ok := m.Constants().IntValue(id)
		if !ok {
			return
		}
		t := m.Def(m.TypeOf(id))
		if why, instead := r.forbids(m, in, v, int(t.words[0]), t.words[1] != 0); why != "" {
			do(i, r, why, instead)
		}
	}
	for _, r := range restrictionsOf(in.Op) {
		for i := r.first; i <= min(r.last, len(in.words)-1); i++ {
			look(i, r.rule)
		}
	}
	if m.HasCapability(spirv.CapabilityShader) {
		return
	}
	var s spirv.Scanner
	for s.InitOperands(in.Op, in.Type, in.words, m); s.Next(); {
		for _, r := range kindRestrictions {
			if r.kind == s.Kind {
				look(int(s.Start), r.rule)
			}
		}
	}
}

// RestrictsConstants reports whether some constants are forbidden as operands of in. Cost: constant.
func (in *Inst) RestrictsConstants() bool {
	if unrestricted(in.Op) || in.Unknown() || in.Op.Info() == nil {
		return false
	}
	return len(restrictionsOf(in.Op)) > 0 || !in.list.mod.HasCapability(spirv.CapabilityShader) &&
		slices.ContainsFunc(in.Op.Info().Operands, isRestrictedKind)
}

// ForbiddenConstant returns the first operand word of in that is a constant which the specification forbids there, and
// says why; i is -1 if there is none. Cost: constant for operations without such operands, else linear in the operands.
func (in *Inst) ForbiddenConstant() (i int, why string) {
	i = -1
	if !in.RestrictsConstants() {
		return i, ""
	}
	in.eachForbidden(func(at int, _ constantRule, reason string, _ uint64) {
		if i < 0 {
			i, why = at, reason
		}
	})
	return i, why
}

// Lengths returns which ids are lengths of types, which have to be above 0 ([Inst.AboveZero]). Cost: linear in the
// global declarations.
func (m *Module) Lengths() map[ID]bool {
	lengths := map[ID]bool{}
	for in := range m.Section(Globals).Insts() {
		for _, r := range restrictionsOf(in.Op) {
			if r.rule == someElements && !in.Unknown() {
				lengths[in.ID(r.first)] = true
			}
		}
	}
	return lengths
}

// AboveZero reports whether in, a constant or specialization constant of an integer type, is a number above 0. Constant
// time.
func (in *Inst) AboveZero() bool {
	some := slices.ContainsFunc(in.words, func(w uint32) bool { return w != 0 })
	t := in.list.mod.Def(in.Type)
	signed := t != nil && t.Op == spirv.OpTypeInt && len(t.words) == 2 && t.words[1] != 0
	return some && !(signed && int32(in.words[len(in.words)-1]) < 0)
}

// MendConstants puts others in the place of constants that the specification forbids as operands of in, or removes in
// where it then has no effect. The result is a refinement. [Module.Sweep] calls it for each instruction of a
// function that was edited; a pass that compares instructions calls it first. It reports whether it changed anything.
// Cost: that of [Inst.ForbiddenConstant].
func (in *Inst) MendConstants() (changed bool) {
	if !in.RestrictsConstants() {
		return false
	}
	m, gone := in.list.mod, false
	in.eachForbidden(func(i int, r constantRule, _ string, instead uint64) {
		if r == someElements {
			return
		}
		changed = true
		if r == someBytes {
			gone = true
			return
		}
		typ := m.TypeOf(in.ID(i))
		if r == notNegative {
			typ = m.Types().Int(int(m.Def(typ).words[0]), false)
		}
		in.SetID(i, m.Constants().Int(typ, instead))
	})
	if gone {
		in.Remove()
	}
	return changed
}

// mendConstants is [Inst.MendConstants] for all instructions of a function.
func (f *Function) mendConstants() {
	for _, b := range f.Blocks {
		for in, next := b.first, (*Inst)(nil); in != nil; in = next {
			next = in.next
			in.MendConstants()
		}
	}
}
