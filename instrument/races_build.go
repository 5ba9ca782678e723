package instrument

import (
	"hone/ir"
	"hone/ir/build"
	"hone/lower"
	"hone/spirv"
)

// raceState is what the feature adds to a module.
type raceState struct {
	epoch, self ir.ID           // variables: the number of barriers that came before, from 1 on; 1 + the invocation
	words       [3]ir.ID        // arrays in Workgroup memory: who was the last one to access a scalar; 0 for none
	checks      [4]*ir.Function // by the kind of the access, nil as long as there is none
}

// The words of a scalar.
const (
	lastReader = iota
	lastWriter
	lastAtomic // to write in an atomic operation
)

// prepareState adds the variables.
func (r *racer) prepareState() {
	m, u32 := r.Module, r.u32()
	r.bySubgroup = r.subgroupBarriers()
	private := func(name string, initial uint64) ir.ID {
		return m.AddVariable(ir.Variable{Class: spirv.StorageClassPrivate, Type: u32, Initializer: r.number(initial),
			Name: name})
	}
	// Barriers are counted from 1 on: no word is 0 but of what nobody has accessed.
	r.state = &raceState{epoch: private(raceName+".epoch", 1), self: private(raceName+".self", 0)}
	array := m.Types().Array(u32, r.total)
	for i, name := range []string{".readers", ".writers", ".atomics"} {
		if i != lastAtomic || r.hasAtomics {
			r.state.words[i] = m.AddVariable(ir.Variable{Class: spirv.StorageClassWorkgroup, Type: array,
				Name: raceName + name})
			r.addOwn(r.state.words[i])
		}
	}
}

// check returns the function that checks accesses of a kind. It notes the access, and returns 0, or which invocation's
// access came before, with raceReader if that one has read.
//
//	uint check(uint first, uint count) {
//		uint found = 0, mark = epoch << 12 | self;
//		for (uint i = 0; i < count; i++) {
//			uint at = min(first + i, TOTAL - 1);
//			uint was = atomicExchange(mine[at], mark);           // the readers, writers or atomics
//			if (other(was)) { found = was; } or, for readers and atomics,
//			                { atomicOr(mine[at], SEVERAL); }
//			for each of the other arrays that the access is in conflict with:
//				if (other(atomicOr(theirs[at], 0))) found = that;
//		}
//		return found;
//	}
//
// where other(x) is x >> 12 == epoch && (x & SEVERAL) != self.
func (r *racer) check(kind *raceAccess) *ir.Function {
	if f := r.state.checks[kind.number]; f != nil {
		return f
	}
	m, u32 := r.Module, r.u32()
	f := m.NewFunction(m.Types().Function(u32, u32, u32), spirv.FunctionControlNone)
	r.addOwn(f.Type())
	r.state.checks[kind.number] = f
	m.SetName(f.Result(), raceName+"."+kind.name)
	zero, several := r.number(0), r.number(raceSeveral)

	l := r.newLoop(f, zero)
	b := build.AtEnd(l.entry)
	x := racing{racer: r, epoch: b.Load(u32, r.state.epoch), self: b.Load(u32, r.state.self)}
	mark := b.BitwiseOr(u32, b.ShiftLeftLogical(u32, x.epoch, r.number(raceSelfBits)), x.self)
	most := b.ISub(u32, r.total, r.number(1))

	b = l.body(f.Params[1].Result, r.number(1))
	sum := b.IAdd(u32, f.Params[0].Result, l.index)
	at := b.ExtInst(u32, m.Import("GLSL.std.450"), spirv.GLSLStd450UMin, sum, most)
	found := l.carried
	find := func(word, was, other ir.ID) {
		who := b.BitwiseAnd(u32, was, several)
		if word == r.state.words[lastReader] {
			who = b.BitwiseOr(u32, who, r.number(raceReader))
		}
		found = b.Select(u32, other, who, found)
	}
	if kind.mine >= 0 {
		array := r.state.words[kind.mine]
		word := r.word(b, array, at)
		was := r.atomic(b, spirv.OpAtomicExchange, word, mark)
		if other := x.other(b, was); kind.mine == lastWriter {
			find(array, was, other)
		} else {
			r.atomic(b, spirv.OpAtomicOr, word, b.Select(u32, other, several, zero))
		}
	}
	for _, i := range kind.conflicts {
		if array := r.state.words[i]; array != 0 {
			was := r.atomic(b, spirv.OpAtomicOr, r.word(b, array, at), zero)
			find(array, was, x.other(b, was))
		}
	}
	l.end(found)
	build.AtEnd(l.exit).ReturnValue(l.carried)
	return f
}

// racing is what the functions compute with.
type racing struct {
	*racer
	epoch, self ir.ID
}

// other builds whether a word says that another invocation was there after the last barrier.
func (x racing) other(b build.Builder, word ir.ID) ir.ID {
	u32, boolean := x.u32(), x.Types().Bool()
	when := b.ShiftRightLogical(u32, word, x.number(raceSelfBits))
	who := b.BitwiseAnd(u32, word, x.number(raceSeveral))
	return b.LogicalAnd(boolean, b.IEqual(boolean, when, x.epoch), b.INotEqual(boolean, who, x.self))
}

// word builds the pointer to a word of a scalar.
func (r *racer) word(b build.Builder, array, at ir.ID) ir.ID {
	return b.AccessChain(r.Types().Pointer(spirv.StorageClassWorkgroup, r.u32()), array, at)
}

// atomic builds an atomic operation on Workgroup memory, which orders it: or of two invocations neither might see what
// the other one wrote.
func (r *racer) atomic(b build.Builder, op spirv.Op, pointer, value ir.ID) ir.ID {
	scope := r.number(uint64(spirv.ScopeWorkgroup))
	semantics := r.number(uint64(spirv.MemorySemanticsAcquireRelease | spirv.MemorySemanticsWorkgroupMemory))
	return b.Emit(op, r.u32(), true, uint32(pointer), uint32(scope), uint32(semantics), uint32(value)).Result
}

// subgroupBarriers reports whether invocations of a subgroup wait for each other alone.
func (r *racer) subgroupBarriers() bool {
	for _, f := range r.Module.Functions() {
		for in := range f.Insts() {
			if in.Op == spirv.OpControlBarrier && !in.Unknown() {
				if scope, ok := r.Constants().IntValue(in.ID(0)); ok && scope == uint64(spirv.ScopeSubgroup) {
					return true
				}
			}
		}
	}
	return false
}

// makeClear adds the function with which a workgroup begins: each invocation sets its share of the words to "nobody",
// and waits for the others.
//
//	void clear(uint index, uint stride) {
//		for (uint i = index; i < TOTAL; i += stride) readers[i] = writers[i] = atomics[i] = 0;
//		barrier();
//	}
func (r *racer) makeClear() *ir.Function {
	m, u32, void := r.Module, r.u32(), r.Types().Void()
	f := m.NewFunction(m.Types().Function(void, u32, u32), spirv.FunctionControlNone)
	r.addOwn(f.Type())
	m.SetName(f.Result(), raceName+".clear")
	l := r.newLoop(f, f.Params[0].Result)
	b := l.body(r.total, f.Params[1].Result)
	var access []uint32
	if m.HasCapability(spirv.CapabilityVulkanMemoryModel) { // where barriers do not order stores that are private
		access = []uint32{uint32(spirv.MemoryAccessMakePointerAvailable | spirv.MemoryAccessNonPrivatePointer),
			uint32(r.number(uint64(spirv.ScopeWorkgroup)))}
	}
	for _, array := range r.state.words {
		if array != 0 {
			b.Store(r.word(b, array, l.index), r.number(0), access...)
		}
	}
	l.end(l.carried)
	b = build.AtEnd(l.exit)
	scope := r.number(uint64(spirv.ScopeWorkgroup))
	b.ControlBarrier(scope, scope,
		r.number(uint64(spirv.MemorySemanticsAcquireRelease|spirv.MemorySemanticsWorkgroupMemory)))
	b.Return()
	return f
}

// countedLoop is a loop over numbers, as a whole function.
type countedLoop struct {
	x                         *Instrumenter
	entry, header, next, exit *ir.Block
	from                      ir.ID
	index                     ir.ID // the number
	carried                   ir.ID // a value that begins as 0, and is what end says in the next iteration
	step                      ir.ID
	inside                    *ir.Block
}

// newLoop makes the blocks of a loop in a function that has none.
func (x *Instrumenter) newLoop(f *ir.Function, from ir.ID) *countedLoop {
	l := &countedLoop{x: x, from: from, entry: f.NewBlock(nil)}
	l.header = f.NewBlock(l.entry)
	l.inside = f.NewBlock(l.header)
	l.next = f.NewBlock(l.inside)
	l.exit = f.NewBlock(l.next)
	return l
}

// body ends the entry, and begins the body of the loop, which is executed while the number is below a limit.
func (l *countedLoop) body(limit, step ir.ID) build.Builder {
	u32 := l.x.u32()
	build.AtEnd(l.entry).Branch(l.header.ID())
	b := build.AtEnd(l.header)
	l.index = b.Phi(u32, l.from, l.entry.ID())
	l.carried = b.Phi(u32, l.x.number(0), l.entry.ID())
	more := b.ULessThan(l.x.Types().Bool(), l.index, limit)
	b.LoopMerge(l.exit.ID(), l.next.ID(), spirv.LoopControlNone)
	b.BranchConditional(more, l.inside.ID(), l.exit.ID())
	l.step = step
	return build.AtEnd(l.inside)
}

// end ends the body.
func (l *countedLoop) end(carried ir.ID) {
	build.AtEnd(l.inside).Branch(l.next.ID())
	b := build.AtEnd(l.next)
	next := b.IAdd(l.x.u32(), l.index, l.step)
	b.Branch(l.header.ID())
	m := l.x.Module
	m.Def(l.index).SetPhiValue(l.next, next)
	m.Def(l.carried).SetPhiValue(l.next, carried)
}

// enter lets an entry point begin with what the checks need.
func (r *racer) enter(e *ir.Inst, entry *ir.Block, clear *ir.Function) {
	u32 := r.u32()
	b := r.AtStart(entry)
	index := lower.LoadBuiltIn(r.Module, b, e, spirv.BuiltInLocalInvocationIndex, u32)
	self := index
	if r.bySubgroup {
		self = lower.LoadBuiltIn(r.Module, b, e, spirv.BuiltInSubgroupId, u32)
	}
	b.Store(r.state.self, b.IAdd(u32, self, r.number(1)))
	n := r.invocations(e)
	stride := r.number(max(n, 1))
	if n == 0 { // the first one clears all
		isFirst := b.IEqual(r.Types().Bool(), index, r.number(0))
		index = b.Select(u32, isFirst, index, r.total)
	}
	b.FunctionCall(r.Types().Void(), clear.Result(), index, stride)
}
