package compare

import (
	"cmp"
	"fmt"
	"maps"
	"slices"

	"hone/analysis"
	"hone/analysis/fastmath"
	"hone/fold"
	"hone/ir"
	"hone/ir/effects"
	"hone/spirv"
	"hone/vm"
	"hone/vm/image"
	"hone/vm/layout"
)

// The vm has one memory, in which each store is seen at once, computes in one precision and takes bindings as they are
// given. So no run shows that the other shader asks less of a device: weaker semantics, a smaller scope, more freedom
// for floats. These are compared as they are declared. The terms are such that optimizers keep them: the accesses of a
// kind and a binding are compared as a set where their number changed, and each with another, in any order, where it
// did not.

// laxer says where the other shader declares less than the reference asks of a device, "" for nowhere.
func (r *Reference) laxer(b *ir.Module, p *vm.Program) string {
	mine := r.forms[0].program
	if r.o.Device || r.o.Map != nil || r.o.Costs != nil {
		return ""
	}
	return cmp.Or(laxerAccesses(mine, p, r.o.Added), laxerVisibility(mine, p), laxerBindings(mine, p),
		laxerFormats(mine, p), r.laxerFloats(b, p))
}

// ordering is how an instruction takes part in the order of accesses between invocations.
type ordering struct {
	scopes    [2]int8 // by how many invocations they hold, the most first; 0 where there are fewer
	semantics [2]uint32
	access    uint32 // bits of a memory operand
}

// orderKey is what instructions of both shaders are told apart by.
type orderKey struct {
	op          spirv.Op
	class       spirv.StorageClass
	set, number uint32
}

// laxerAccesses compares atomics, barriers and accesses of memory. New accesses may be weaker where instrumentation has
// added them, or where they stand for another operation.
func laxerAccesses(a, b *vm.Program, added bool) string {
	if memoryModelOf(a) != memoryModelOf(b) { // decorations of one model are operands in the other
		return ""
	}
	before, after := orderingsOf(a), orderingsOf(b)
	for _, key := range slices.SortedFunc(maps.Keys(after), compareOrderKeys) {
		mine, theirs := before[key], after[key]
		may := len(mine) < len(theirs) && (added || replaces(key, before, after))
		if len(mine) != len(theirs) && !may {
			for _, x := range theirs {
				if len(mine) > 0 && !slices.ContainsFunc(mine, x.holds) {
					return fmt.Sprintf("an %s is weaker than each of the reference", key.op)
				}
			}
			continue
		}
		if !holdAll(slices.Clone(theirs), mine) {
			return fmt.Sprintf("an %s has weaker semantics, a smaller scope or fewer memory operands", key.op)
		}
	}
	return ""
}

// replaces reports whether atomics of a kind may stand for others of the same place, of which there are fewer now: a
// loop that loads and exchanges stands for an addition.
func replaces(key orderKey, before, after map[orderKey][]ordering) bool {
	for other, list := range before {
		there := key
		there.op = other.op
		if other == there && isAtomic(key.op) && isAtomic(other.op) && len(after[other]) < len(list) {
			return true
		}
	}
	return false
}

func isAtomic(op spirv.Op) bool { return op.Info() != nil && op.Info().Class == "Atomic" }

// holdAll reports whether, for each of want, a different element of have holds it: a matching of the two (Kuhn's
// algorithm). It may change have. Cost: linear in those that both have, and cubic in the others.
func holdAll(have, want []ordering) bool {
	var rest []ordering
	for _, x := range want {
		if k := slices.Index(have, x); k >= 0 { // no other matching has more
			have = slices.Delete(have, k, k+1)
		} else {
			rest = append(rest, x)
		}
	}
	of := make([]int, len(have)) // 1 + index in rest of the ordering that an element holds, 0 for none
	for i := range rest {
		seen := make([]bool, len(have))
		var place func(i int) bool
		place = func(i int) bool {
			for k, y := range have {
				if seen[k] || !y.holds(rest[i]) {
					continue
				}
				seen[k] = true
				if of[k] == 0 || place(of[k]-1) {
					of[k] = i + 1
					return true
				}
			}
			return false
		}
		if !place(i) {
			return false
		}
	}
	return true
}

func compareOrderKeys(x, y orderKey) int {
	return cmp.Or(cmp.Compare(x.op, y.op), cmp.Compare(x.class, y.class), cmp.Compare(x.set, y.set),
		cmp.Compare(x.number, y.number))
}

// orderingsOf returns the accesses and barriers that a shader can reach, the strongest first.
func orderingsOf(p *vm.Program) map[orderKey][]ordering {
	all := map[orderKey][]ordering{}
	for in := range reached(p) {
		m := in.Module()
		if s, ok := orderingOf(m, in); ok {
			key := orderKeyOf(m, in)
			all[key] = append(all[key], s)
		}
	}
	for _, list := range all {
		slices.SortFunc(list, func(x, y ordering) int { // no part of an access is less than in one that it holds
			return cmp.Or(slices.Compare(y.scopes[:], x.scopes[:]), slices.Compare(y.semantics[:], x.semantics[:]),
				cmp.Compare(y.access, x.access))
		})
	}
	return all
}

// orderingOf returns how an instruction takes part, false if it has no such operands.
func orderingOf(m *ir.Module, in *ir.Inst) (s ordering, ok bool) {
	if in.Unknown() || in.Op.Info() == nil {
		return s, false
	}
	scopes, semantics := 0, 0
	var operands spirv.Scanner
	for operands.InitOperands(in.Op, in.Type, in.Words(), m); operands.Next(); {
		if operands.Kind != spirv.KindIdScope && operands.Kind != spirv.KindIdMemorySemantics {
			continue
		}
		v, known := m.Constants().IntValue(in.ID(int(operands.Start)))
		if !known {
			return s, false
		}
		switch {
		case operands.Kind == spirv.KindIdScope && scopes < len(s.scopes):
			s.scopes[scopes] = reach(spirv.Scope(v))
			scopes++
		case operands.Kind == spirv.KindIdMemorySemantics && semantics < len(s.semantics):
			s.semantics[semantics] = meaningful(uint32(v))
			semantics++
		}
	}
	switch in.Op {
	case spirv.OpLoad, spirv.OpStore:
		const bits = spirv.MemoryAccessVolatile | spirv.MemoryAccessMakePointerAvailable |
			spirv.MemoryAccessMakePointerVisible | spirv.MemoryAccessNonPrivatePointer
		s.access = effects.OperandsOf(in, 0).Mask() & uint32(bits)
	case spirv.OpImageRead, spirv.OpImageWrite:
		const bits = spirv.ImageOperandsVolatileTexel | spirv.ImageOperandsMakeTexelAvailable |
			spirv.ImageOperandsMakeTexelVisible | spirv.ImageOperandsNonPrivateTexel
		s.access = effects.OperandsOf(in, 0).Mask() & uint32(bits)
	default:
		return s, scopes+semantics > 0
	}
	return s, true
}

// reach orders scopes by how many invocations they hold.
func reach(s spirv.Scope) int8 {
	switch s {
	case spirv.ScopeCrossDevice:
		return 7
	case spirv.ScopeDevice:
		return 6
	case spirv.ScopeQueueFamily:
		return 5
	case spirv.ScopeWorkgroup:
		return 4
	case spirv.ScopeShaderCallKHR:
		return 3
	case spirv.ScopeSubgroup:
		return 2
	}
	return 1
}

const (
	acquires = uint32(spirv.MemorySemanticsAcquire)
	releases = uint32(spirv.MemorySemanticsRelease)
	inOrder  = uint32(spirv.MemorySemanticsSequentiallyConsistent)
)

// meaningful returns semantics with a bit for each thing that they ask for. Without an order only Volatile counts.
func meaningful(v uint32) uint32 {
	order := v & (acquires | releases)
	if v&uint32(spirv.MemorySemanticsAcquireRelease) != 0 {
		order = acquires | releases
	}
	if v&inOrder != 0 {
		order = acquires | releases | inOrder
	}
	if order == 0 {
		return v & uint32(spirv.MemorySemanticsVolatile)
	}
	// Vulkan has no memory of subgroups or atomic counters
	rest := v &^ uint32(spirv.MemorySemanticsAcquireRelease|spirv.MemorySemanticsSubgroupMemory|
		spirv.MemorySemanticsAtomicCounterMemory)
	return rest | order
}

// holds reports whether x asks for all that y asks for.
func (x ordering) holds(y ordering) bool {
	for i := range x.scopes {
		if x.scopes[i] < y.scopes[i] || y.semantics[i]&^x.semantics[i] != 0 {
			return false
		}
	}
	return y.access&^x.access == 0
}

// orderKeyOf returns the opcode of an instruction, and the storage class and binding that it accesses.
func orderKeyOf(m *ir.Module, in *ir.Inst) orderKey {
	key := orderKey{op: in.Op}
	for _, id := range in.IDs() {
		if _, ok := m.Types().StorageClass(m.TypeOf(id)); !ok {
			continue
		}
		key.lead(m, id)
		break
	}
	return key
}

// lead sets the storage class and binding that a pointer leads to. A storage buffer is the same in the class that it
// had before SPIR-V 1.3.
func (k *orderKey) lead(m *ir.Module, pointer ir.ID) {
	object := analysis.UnderlyingObject(m, pointer)
	if k.class = object.Class; k.class == spirv.StorageClassUniform {
		k.class = spirv.StorageClassStorageBuffer
	}
	if o := analysis.MemoryObjectOf(m, object.ID); o.Bound {
		k.set, k.number = o.Set, 1+o.Binding
	}
}

// laxerBindings compares what is declared of buffers: that two may share memory, that they are Coherent or Volatile.
func laxerBindings(a, b *vm.Program) string {
	marks := [...]spirv.Decoration{spirv.DecorationCoherent, spirv.DecorationVolatile}
	sameModel := memoryModelOf(a) == memoryModelOf(b) // otherwise operands may say it
	x, y := form{program: a, sharables: sharablesOf(a)}, form{program: b, sharables: sharablesOf(b)}
	for i, first := range x.sharables {
		other, ok := y.sharable(first)
		if !ok || len(first.bindings) != 1 || len(other.bindings) != 1 { // of several variables none stands for the slot
			continue
		}
		for _, kind := range marks {
			if sameModel && a.IsMarked(first.bindings[0], kind) && !b.IsMarked(other.bindings[0], kind) &&
				loadsOrStores(b, first.slot) {
				return fmt.Sprintf("%s is not %s, as in the reference", first.slot, kind)
			}
		}
		for _, second := range x.sharables[i+1:] {
			o, ok := y.sharable(second)
			if !ok || len(second.bindings) != 1 || len(o.bindings) != 1 || !other.written && !o.written {
				continue
			}
			if x.mayShare(first, second) && !y.mayShare(other, o) {
				return fmt.Sprintf("it declares that %s and %s are not one memory, as they may be in the reference", first.slot,
					second.slot)
			}
		}
	}
	return ""
}

// loadsOrStores reports whether a shader accesses a slot other than by atomics, which are coherent anyway.
func loadsOrStores(p *vm.Program, slot layout.Slot) bool {
	for in := range reached(p) {
		if in.Op != spirv.OpLoad && in.Op != spirv.OpStore {
			continue
		}
		if key := orderKeyOf(in.Module(), in); key.number == 1+slot.Binding && key.set == slot.Set {
			return true
		}
	}
	return false
}

// memoryModelOf returns the memory model of a program's module.
func memoryModelOf(p *vm.Program) spirv.MemoryModel {
	if m := moduleOf(p); m != nil && m.MemoryModel() != nil {
		return spirv.MemoryModel(m.MemoryModel().Word(1))
	}
	return spirv.MemoryModelSimple
}

// sharable returns the slot of a form that another shader has as well.
func (f *form) sharable(s sharable) (sharable, bool) {
	i := slices.IndexFunc(f.sharables, func(o sharable) bool { return o.slot == s.slot })
	if i < 0 {
		return sharable{}, false
	}
	return f.sharables[i], true
}

// laxerFormats compares the formats of storage images.
func laxerFormats(a, b *vm.Program) string {
	for i := range a.Bindings() {
		x := &a.Bindings()[i]
		for k := range b.Bindings() {
			y := &b.Bindings()[k]
			if x.Slot == y.Slot && x.Used && y.Used && x.Image != nil && y.Image != nil && x.Name == y.Name &&
				x.Image.Storage && y.Image.Format != image.Unknown && x.Image.Format != y.Image.Format {
				return fmt.Sprintf("%s (%s) is %s, want %s", x.Slot, x.Name, y.Image, x.Image)
			}
		}
	}
	return ""
}

// laxerFloats compares how precise floats are.
func (r *Reference) laxerFloats(b *ir.Module, p *vm.Program) string {
	mine := r.forms[0].program
	if !r.o.Relaxed && !hasRelaxed(moduleOf(mine)) {
		for in := range reached(p) {
			if id := relaxedBy(b, in); id != 0 {
				return fmt.Sprintf("%s is RelaxedPrecision, which nothing is in the reference", b.Def(id))
			}
		}
	}
	contracts := r.o.Contract || r.o.FastMath&fastmath.AllowContract != 0
	if product := mayContract(p); product != nil && !contracts && neverContracts(mine) {
		return fmt.Sprintf("%s and a sum may be one operation, and NoContraction forbids that in the reference", product)
	}
	theirs := floatsOf(b, p.Entry())
	for _, f := range [...]fold.Format{fold.Float16, fold.Float32, fold.Float64} {
		x, y := r.floats.Of(f), theirs.Of(f)
		if hasFloat(moduleOf(mine), f) && hasFloat(b, f) && (y.Default&^(x.Default|r.o.FastMath) != 0 ||
			y.Rounding&^x.Rounding != 0) {
			return fmt.Sprintf("its execution modes leave more open of floats of %d bits", f.Width)
		}
	}
	return ""
}

// moduleOf returns the module of a program, nil if it has no blocks.
func moduleOf(p *vm.Program) *ir.Module {
	for b := range p.Blocks() {
		return b.Function().Module()
	}
	return nil
}

// reached yields the instructions that a shader can reach.
func reached(p *vm.Program) func(yield func(*ir.Inst) bool) {
	return func(yield func(*ir.Inst) bool) {
		for b := range p.Blocks() {
			for in := range b.Insts() {
				if !yield(in) {
					return
				}
			}
		}
	}
}

// hasRelaxed reports whether a module has a decoration RelaxedPrecision.
func hasRelaxed(m *ir.Module) bool {
	if m == nil {
		return false
	}
	for in := range m.Section(ir.Annotations).Insts() {
		at := 1
		if in.Op == spirv.OpMemberDecorate {
			at = 2
		}
		if (in.Op == spirv.OpDecorate || in.Op == spirv.OpMemberDecorate) &&
			spirv.Decoration(in.Word(at)) == spirv.DecorationRelaxedPrecision {
			return true
		}
	}
	return false
}

// relaxedBy returns what makes an instruction less precise: its result or a variable that it accesses, 0 if neither.
func relaxedBy(m *ir.Module, in *ir.Inst) ir.ID {
	if in.Result != 0 && m.HasDecoration(in.Result, spirv.DecorationRelaxedPrecision) {
		return in.Result
	}
	for _, id := range in.IDs() {
		if d := m.Def(id); d != nil && d.Op == spirv.OpVariable && m.HasDecoration(id, spirv.DecorationRelaxedPrecision) {
			return id
		}
	}
	return 0
}

// hasFloat reports whether a module has floats of a format.
func hasFloat(m *ir.Module, f fold.Format) bool {
	if m == nil {
		return false
	}
	for in := range m.Section(ir.Globals).Insts() {
		if have, ok := m.Types().FloatFormat(in.Result); ok && in.Op == spirv.OpTypeFloat && have == f {
			return true
		}
	}
	return false
}

// multiplies reports whether an operation multiplies floats.
func multiplies(op spirv.Op) bool {
	switch op {
	case spirv.OpFMul, spirv.OpVectorTimesScalar, spirv.OpMatrixTimesScalar, spirv.OpVectorTimesMatrix,
		spirv.OpMatrixTimesVector, spirv.OpMatrixTimesMatrix, spirv.OpDot, spirv.OpOuterProduct:
		return true
	}
	return false
}

func adds(op spirv.Op) bool { return op == spirv.OpFAdd || op == spirv.OpFSub }

// mayContract returns a product whose sum with another value may be fused with it, nil for none.
func mayContract(p *vm.Program) *ir.Inst {
	for in := range reached(p) {
		m := in.Module()
		if !adds(in.Op) || m.HasDecoration(in.Result, spirv.DecorationNoContraction) {
			continue
		}
		for _, id := range in.IDs() {
			if d := m.Def(id); d != nil && multiplies(d.Op) && !m.HasDecoration(id, spirv.DecorationNoContraction) {
				return d
			}
		}
	}
	return nil
}

// forbidsContraction reports whether NoContraction keeps some product or sum of a shader from being fused.
func forbidsContraction(p *vm.Program) bool {
	for in := range reached(p) {
		if (multiplies(in.Op) || adds(in.Op)) && in.Module().HasDecoration(in.Result, spirv.DecorationNoContraction) {
			return true
		}
	}
	return false
}

// neverContracts reports whether NoContraction keeps all products of a shader, or all sums, from being fused.
func neverContracts(p *vm.Program) bool {
	product, sum := false, false
	for in := range reached(p) {
		never := (multiplies(in.Op) || adds(in.Op)) && in.Module().HasDecoration(in.Result, spirv.DecorationNoContraction)
		product = product || !never && multiplies(in.Op)
		sum = sum || !never && adds(in.Op)
	}
	return !(product && sum) && forbidsContraction(p)
}
