package instrument

import (
	"slices"

	"hone/ir"
	"hone/ir/build"
	"hone/ir/effects"
	"hone/ir/view"
	"hone/lower"
	"hone/pass"
	"hone/spirv"
)

// RacesPass reports races on Workgroup memory: two invocations of a workgroup access a scalar with no barrier between,
// one of them writes, and they are not both atomic operations. The second one to come is reported, and says which one
// was there before.
//
// Each scalar has two words of Workgroup memory more: who has written it last, and who has read it last, each with the
// number of barriers that the invocation had come to; and a third one, for atomic operations, if there are any. An
// access exchanges one of them and looks at the others, so that of two accesses the later one sees the earlier one, in
// whatever order they come. A barrier counts if it is one of the workgroup and orders Workgroup memory. Where the
// shader has barriers of subgroups, those of a subgroup are taken for one invocation.
//
// Of each scalar and each interval between barriers at least one race is found if there is any. It takes for a race
// though it is none: an order that atomic operations or memory barriers alone establish. It leaves alone, with a
// remark, pointers that are parameters or that are chosen at run time, variables with an explicit layout, and variables
// of which it is not known how many numbers they hold. Cost: linear; an access is a call.
var RacesPass = pass.ForModule(Prefix+"races", "report races on Workgroup memory", func(c *pass.Context) (bool, error) {
	x := begin(c, Races, "races")
	if x == nil {
		return false, nil
	}
	r := racer{Instrumenter: x}
	if !r.prepare() {
		return false, nil
	}
	for _, f := range x.chosen() {
		r.accesses(f)
		if x.err != nil {
			return x.changed, x.err
		}
	}
	if r.state != nil {
		r.finishFunctions()
	}
	return x.finish(), x.err
}, common...)

// racer is the state of the feature.
type racer struct {
	*Instrumenter
	bySubgroup bool              // accesses are distinguished by subgroup
	first      map[ir.ID]ir.ID   // by variable: the number of its first scalar, a constant or specialization constant
	total      ir.ID             // scalars of all variables
	sizes      map[ir.ID]ir.ID   // by type: what scalars returns
	offsets    map[ir.ID][]ir.ID // by struct: the number of scalars before each member, and of all
	hasAtomics bool
	state      *raceState // nil as long as nothing is checked
}

// raceAccess is a kind of access.
type raceAccess struct {
	number    int
	name      string
	verb      string
	mine      int   // where it is noted, -1 for nowhere
	conflicts []int // with whose access it is in conflict beside that
}

var (
	plainRead   = &raceAccess{0, "read", "read", lastReader, []int{lastAtomic, lastWriter}}
	plainWrite  = &raceAccess{1, "write", "written", lastWriter, []int{lastAtomic, lastReader}}
	atomicRead  = &raceAccess{2, "load", "read atomically", -1, []int{lastWriter}}
	atomicWrite = &raceAccess{3, "atomic", "changed atomically", lastAtomic, []int{lastWriter, lastReader}}
)

// A word says who accessed a scalar: in the low bits 1 + the number of the invocation, or several; above the number of
// barriers before.
const (
	raceSelfBits = 12
	raceSeveral  = 1<<raceSelfBits - 1
	raceReader   = 1 << raceSelfBits // in what the functions return: the other one has read
	raceName     = "hone.race"
)

// prepare finds the variables, and reports whether there are any.
func (r *racer) prepare() bool {
	m := r.Module
	if m.HasCapability(spirv.CapabilityWorkgroupMemoryExplicitLayoutKHR) {
		r.Remark(0, "Workgroup memory with an explicit layout is not checked: variables may share it")
		return false
	}
	for _, id := range r.own {
		if r.inWorkgroup(id) {
			r.Remark(0, "races are reported already")
			return false
		}
	}
	if !r.hasAccess() || !r.Allow(200) {
		return false
	}
	r.changed = true
	r.first, r.sizes, r.offsets = map[ir.ID]ir.ID{}, map[ir.ID]ir.ID{}, map[ir.ID][]ir.ID{}
	r.total = r.number(0)
	for in := range m.Section(ir.Globals).Insts() {
		if in.Op != spirv.OpVariable || in.Unknown() || spirv.StorageClass(in.Literal(0)) != spirv.StorageClassWorkgroup {
			continue
		}
		n := r.scalars(m.Types().Pointee(in.Type))
		if n == 0 {
			r.Remark(in.Result, "is not checked: it is not known how many numbers it holds, or they are too many")
			continue
		}
		total := r.compute(spirv.OpIAdd, r.total, n)
		if total == 0 {
			r.Remark(in.Result, "is not checked: with those before it holds too many numbers")
			continue
		}
		r.first[in.Result], r.total = r.total, total
	}
	return true
}

// hasAccess reports whether an instruction of the chosen functions accesses Workgroup memory.
func (r *racer) hasAccess() (found bool) {
	if !r.hasVariables() {
		return false
	}
	for _, f := range r.chosen() {
		for in := range f.Insts() {
			if in.Unknown() || in.Op.Info() == nil || in.Op.Is(spirv.TraitAccessChain) {
				continue
			}
			for _, id := range in.IDs() {
				if r.inWorkgroup(id) {
					found = true
					r.hasAtomics = r.hasAtomics || in.Op.Info().Class == "Atomic"
				}
			}
		}
	}
	return found
}

// hasVariables reports whether there is Workgroup memory.
func (r *racer) hasVariables() bool {
	for in := range r.Module.Section(ir.Globals).Insts() {
		if in.Op.Is(spirv.TraitVariable) && !in.Unknown() &&
			spirv.StorageClass(in.Literal(0)) == spirv.StorageClassWorkgroup {
			return true
		}
	}
	return false
}

// inWorkgroup reports whether a value is a pointer to Workgroup memory.
func (r *racer) inWorkgroup(id ir.ID) bool {
	class, ok := r.Types().StorageClass(r.Module.TypeOf(id))
	return ok && class == spirv.StorageClassWorkgroup
}

// scalars returns how many scalars a type has, as a constant or specialization constant; 0 where that is not known, or
// they are more than maxRaced.
func (r *racer) scalars(typ ir.ID) ir.ID {
	n, ok := r.sizes[typ]
	if !ok { // each type once: a struct may have another one in it many times, and that one a third
		n = r.countScalars(typ)
		r.sizes[typ] = n
	}
	return n
}

func (r *racer) countScalars(typ ir.ID) ir.ID {
	d := r.Module.Def(typ)
	if d == nil {
		return 0
	}
	switch d.Op {
	case spirv.OpTypeInt, spirv.OpTypeFloat, spirv.OpTypeBool:
		return r.number(1)
	case spirv.OpTypeVector:
		return r.number(uint64(d.Literal(1)))
	case spirv.OpTypeMatrix, spirv.OpTypeArray:
		part := r.scalars(d.ID(0))
		if part == 0 {
			return 0
		}
		if d.Op == spirv.OpTypeMatrix {
			return r.compute(spirv.OpIMul, part, r.number(uint64(d.Literal(1))))
		}
		if n, ok := r.Constants().IntValue(d.ID(1)); ok {
			if n > maxRaced {
				return 0
			}
			return r.compute(spirv.OpIMul, part, r.number(n))
		}
		if r.Module.NumberWidth(d.ID(1)) != 32 {
			return 0
		}
		return r.compute(spirv.OpIMul, part, d.ID(1))
	case spirv.OpTypeStruct:
		sum := r.number(0)
		list := []ir.ID{sum}
		for i := range d.NumWords() {
			part := r.scalars(d.ID(i))
			if part == 0 {
				return 0
			}
			if sum = r.compute(spirv.OpIAdd, sum, part); sum == 0 {
				return 0
			}
			list = append(list, sum)
		}
		r.offsets[typ] = list
		return sum
	}
	return 0
}

// maxRaced is how many scalars are watched: more than the Workgroup memory of any device holds.
const maxRaced = 1 << 20

// compute returns the sum or the product of constants or specialization constants, 0 where it is more than maxRaced.
func (r *racer) compute(op spirv.Op, x, y ir.ID) ir.ID {
	a, known := r.Constants().IntValue(x)
	b, alsoKnown := r.Constants().IntValue(y)
	switch {
	case known && alsoKnown:
		if a > maxRaced || b > maxRaced { // or the product might overflow
			return 0
		}
		n := a * b
		if op == spirv.OpIAdd {
			n = a + b
		}
		if n > maxRaced {
			return 0
		}
		return r.number(n)
	case r.Module.TypeOf(y) == r.u32() && (known && a == 0 && op == spirv.OpIAdd || known && a == 1 && op == spirv.OpIMul):
		return y
	case alsoKnown && b == 0 && op == spirv.OpIAdd, alsoKnown && b == 1 && op == spirv.OpIMul:
		return x
	}
	return build.Into(r.Module.Section(ir.Globals)).SpecConstantOp(r.u32(), uint32(op), uint32(x), uint32(y))
}

// accesses checks the accesses of a function.
func (r *racer) accesses(f *ir.Function) {
	for in := range f.Insts() {
		if in.Unknown() || r.err != nil {
			continue
		}
		switch in.Op {
		case spirv.OpLoad:
			r.access(in, in.ID(0), plainRead)
		case spirv.OpStore:
			r.access(in, in.ID(0), plainWrite)
		case spirv.OpCopyMemory:
			r.access(in, in.ID(1), plainRead)
			r.access(in, in.ID(0), plainWrite)
		case spirv.OpAtomicLoad:
			r.access(in, in.ID(0), atomicRead)
		case spirv.OpFunctionCall:
			for i := 1; i < in.NumWords(); i++ {
				if object, _ := r.object(in.ID(i)); object != 0 {
					r.RemarkAt(in, object, "what the function does with the pointer that it is given is not checked")
				}
			}
		default:
			info := in.Op.Info()
			switch {
			case info == nil || in.Op.Is(spirv.TraitAccessChain):
			case info.Class == "Atomic" && effects.Of(in)&spirv.WritesMemory != 0:
				r.access(in, in.ID(0), atomicWrite)
			default:
				for _, id := range in.IDs() {
					if object, _ := r.object(id); object != 0 && !r.Module.IsDebug(in) {
						r.RemarkAt(in, object, "what %s does with it is not checked", in.Op)
					}
				}
			}
		}
	}
}

// object returns the variable that a pointer leads into, and its chains from the pointer on; 0 where it is none that is
// checked.
func (r *racer) object(pointer ir.ID) (variable ir.ID, chains []*ir.Inst) {
	if !r.inWorkgroup(pointer) {
		return 0, nil
	}
	for d := range r.Module.PointerChain(pointer) {
		variable = d.Result
		if d.Op.Is(spirv.TraitAccessChain) {
			chains = append(chains, d)
		}
	}
	if r.first[variable] == 0 {
		return 0, nil
	}
	return variable, chains
}

// access checks an access through a pointer.
func (r *racer) access(in *ir.Inst, pointer ir.ID, kind *raceAccess) {
	if !r.inWorkgroup(pointer) {
		return
	}
	variable, chains := r.object(pointer)
	if variable == 0 {
		r.RemarkAt(in, in.Result, "is not checked: it is not known which variable it accesses")
		return
	}
	count := r.scalars(r.Types().Pointee(r.Module.TypeOf(pointer)))
	if count == 0 || !r.Allow(20+8*len(chains)) {
		return
	}
	b := r.Before(in)
	first, path, indices, ok := r.place(b, variable, chains)
	if outside := r.outside(b, chains); outside != 0 { // nothing of the variable is accessed, as bounds reports
		count = b.Select(r.u32(), outside, r.number(0), count)
	}
	if !ok {
		r.RemarkAt(in, in.Result, "is not checked: it is not known which part of the variable it accesses")
		return
	}
	if r.state == nil {
		r.prepareState()
	}
	u32, boolean, none := r.u32(), r.Types().Bool(), r.number(0)
	other := b.FunctionCall(u32, r.check(kind).Result(), first, count)
	was := b.ISub(u32, b.BitwiseAnd(u32, other, r.number(raceSeveral)), r.number(1))
	text := path + " is " + kind.verb + " with no barrier since it was "
	by := " by invocation %v of the workgroup"
	if r.bySubgroup {
		by = " by subgroup %v"
	}
	values := append(indices, was)
	raced := b.INotEqual(boolean, other, none)
	if slices.Contains(kind.conflicts, lastReader) {
		read := b.INotEqual(boolean, b.BitwiseAnd(u32, other, r.number(raceReader)), none)
		r.Report(b, read, in, text+"read"+by, values...)
		raced = b.LogicalAnd(boolean, raced, b.LogicalNot(boolean, read))
	}
	r.Report(b, raced, in, text+"written"+by, values...)
}

// outside builds whether an index of access chains is out of bounds; it is 0 if all indices are known to be within.
func (r *racer) outside(b build.Builder, chains []*ir.Inst) (any ir.ID) {
	boolean := r.Types().Bool()
	for _, chain := range chains {
		a, ok := view.AsAccessChain(chain)
		if !ok || chain.Op.Is(spirv.TraitUntyped) {
			continue
		}
		for bound := range lower.Bounds(chain, a) {
			isKnown := bound.Count > 0 || bound.Length != 0
			isWithin := bound.Count > 0 && lower.Below(r.Module, bound.Index, bound.Count-1)
			if !isKnown || isWithin || !r.Module.Allows(r.Module.TypeOf(bound.Index), ir.ArithmeticOf) {
				continue
			}
			limit := bound.Length
			if limit == 0 {
				limit = r.number(min(bound.Count, 1<<32-1))
			}
			index := lower.WideIndex(r.Module, b, bound.Index)
			if r.Module.NumberWidth(index) != r.Module.NumberWidth(limit) {
				limit = b.UConvert(r.Types().Int(r.Module.NumberWidth(index), false), limit)
			}
			out := b.UGreaterThanEqual(boolean, index, limit)
			if any != 0 {
				out = b.LogicalOr(boolean, any, out)
			}
			any = out
		}
	}
	return any
}

// place builds the number of the first scalar that access chains lead to. path is how a shader writes it, with %v for
// the indices that are no constants.
func (r *racer) place(b build.Builder, variable ir.ID, chains []*ir.Inst) (first ir.ID, path string, indices []ir.ID,
	ok bool) {
	u32 := r.u32()
	first, path = r.first[variable], inFormat(r.nameOf(variable))
	for i := len(chains) - 1; i >= 0; i-- {
		a, ok := view.AsAccessChain(chains[i])
		if !ok || a.Element() != 0 || chains[i].Op.Is(spirv.TraitUntyped) {
			return 0, "", nil, false
		}
		for s := range a.Steps() {
			d := r.Module.Def(s.Aggregate)
			var offset ir.ID
			n, constant := r.Constants().IntValue(s.Index)
			if list := r.offsets[s.Aggregate]; d.Op == spirv.OpTypeStruct {
				if n >= uint64(len(list)) {
					return 0, "", nil, false
				}
				offset = list[n]
			} else {
				part := r.scalars(r.Types().Part(s.Aggregate, s.Index))
				if part == 0 {
					return 0, "", nil, false
				}
				if index := s.Index; constant {
					offset = r.compute(spirv.OpIMul, r.number(min(n, 1<<32-1)), part)
				} else {
					switch w := r.Module.NumberWidth(index); {
					case w == 32:
					case w == 64:
						index = b.UConvert(u32, index)
					case r.Module.Allows(r.Module.TypeOf(index), ir.ArithmeticOf):
						index = lower.WideIndex(r.Module, b, index)
					default:
						return 0, "", nil, false
					}
					if n, ok := r.Constants().IntValue(part); !ok || n != 1 || r.Module.TypeOf(index) != u32 {
						index = b.IMul(u32, index, part)
					}
					offset = index
				}
			}
			step := r.step(s)
			if step == "[]" {
				step = "[%v]"
				indices = append(indices, s.Index)
			}
			path += step
			if first = r.add(b, first, offset); first == 0 {
				return 0, "", nil, false
			}
		}
	}
	return first, path, indices, true
}

// add builds a sum, unless both are constants. It is 0 where y is, or where compute returns 0.
func (r *racer) add(b build.Builder, x, y ir.ID) ir.ID {
	if y == 0 {
		return 0
	}
	if r.Constants().IsConstant(x) && r.Constants().IsConstant(y) {
		return r.compute(spirv.OpIAdd, x, y)
	}
	if n, ok := r.Constants().IntValue(x); ok && n == 0 && r.Module.TypeOf(y) == r.u32() {
		return y
	}
	if n, ok := r.Constants().IntValue(y); ok && n == 0 {
		return x
	}
	return b.IAdd(r.u32(), x, y)
}

// finishFunctions lets barriers be counted, and entry points begin with what no barrier precedes.
func (r *racer) finishFunctions() {
	m, u32 := r.Module, r.u32()
	for _, f := range m.Functions() {
		for in := range f.Insts() {
			if in.Op == spirv.OpControlBarrier && !in.Unknown() && r.orders(in) && !r.ofInstrumentation(f) {
				b := r.After(in)
				b.Store(r.state.epoch, b.IAdd(u32, b.Load(u32, r.state.epoch), r.number(1)))
			}
		}
	}
	clear := r.makeClear()
	done := map[ir.ID]bool{}
	for e := range m.Section(ir.EntryPoints).Insts() {
		if e.Op != spirv.OpEntryPoint || e.Unknown() || done[e.ID(1)] || !hasWorkgroup(spirv.ExecutionModel(e.Literal(0))) {
			continue
		}
		d := m.Def(e.ID(1))
		if d == nil || d.Op != spirv.OpFunction || len(d.Function().Blocks) == 0 {
			continue
		}
		done[e.ID(1)] = true
		r.enter(e, d.Function().Blocks[0], clear)
	}
}

func hasWorkgroup(model spirv.ExecutionModel) bool {
	switch model {
	case spirv.ExecutionModelGLCompute, spirv.ExecutionModelTaskEXT, spirv.ExecutionModelMeshEXT,
		spirv.ExecutionModelTaskNV, spirv.ExecutionModelMeshNV:
		return true
	}
	return false
}

// orders reports whether a barrier separates the accesses of Workgroup memory before it from those after it.
func (r *racer) orders(in *ir.Inst) bool {
	scope, known := r.Constants().IntValue(in.ID(0))
	semantics, alsoKnown := r.Constants().IntValue(in.ID(2))
	const order = uint64(spirv.MemorySemanticsAcquire | spirv.MemorySemanticsRelease |
		spirv.MemorySemanticsAcquireRelease | spirv.MemorySemanticsSequentiallyConsistent)
	return (!known || scope <= uint64(spirv.ScopeWorkgroup)) &&
		(!alsoKnown || semantics&uint64(spirv.MemorySemanticsWorkgroupMemory) != 0 && semantics&order != 0)
}

// invocations returns how many invocations a workgroup of an entry point has, 0 where that is not known.
func (r *racer) invocations(e *ir.Inst) uint64 {
	m := r.Module
	for in := range m.Section(ir.Annotations).Insts() {
		if in.Op == spirv.OpDecorate && in.NumWords() == 3 && spirv.Decoration(in.Literal(1)) == spirv.DecorationBuiltIn &&
			spirv.BuiltIn(in.Literal(2)) == spirv.BuiltInWorkgroupSize {
			n := uint64(1)
			list, ok := r.Constants().Components(in.ID(0), nil)
			if !ok {
				return 0
			}
			for _, k := range list {
				n *= k
			}
			return n
		}
	}
	for in := range m.Section(ir.ExecutionModes).Insts() {
		if in.Op == spirv.OpExecutionMode && !in.Unknown() && in.ID(0) == e.ID(1) &&
			spirv.ExecutionMode(in.Literal(1)) == spirv.ExecutionModeLocalSize && in.NumWords() == 5 {
			return uint64(in.Literal(2)) * uint64(in.Literal(3)) * uint64(in.Literal(4))
		}
	}
	return 0
}
