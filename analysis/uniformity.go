package analysis

import (
	"slices"

	"hone/graph"
	"hone/ir"
	"hone/spirv"
)

// Uniformity says which values of a function do not depend on the invocation, and which blocks all invocations execute
// alike.
//
// A value is uniform over a scope if any two invocations of the scope that execute its instruction by the same calls
// and in the same iteration of each loop around it get the same value. Which of them execute it at the same time does
// not matter, so nothing is assumed about when invocations reconverge: the result of a group operation is uniform only
// in a block that all invocations of the scope execute. Behind a loop that invocations leave in different iterations a
// value is less uniform than in the loop, so ask with [UniformValues.At] about a use. Helper invocations are left out,
// and what is undefined in one execution may be taken to be the same in another.
//
// Values become less uniform by what they are computed from, by phis after a branch on what is not uniform, by memory
// that may have been written, and by what is not known: parameters, but for those of kernels, and calls of functions
// that do more than compute a result. Variables of the function are followed if they are accessed directly and
// initialized, without regard to order: make values of them first.
//
// Cost: near linear in instructions and operands, with the cost of the control dependence relation and of [Memory].
var Uniformity = &FunctionFact[*UniformValues]{
	Name: "uniformity", DependsOn: OnCode | OnOutside, Needs: []Fact{Memory, Calls},
	Compute: newUniformValues,
	Validate: func(kept, fresh *UniformValues) bool {
		return slices.Equal(kept.numbers.ids, fresh.numbers.ids) && slices.Equal(kept.value, fresh.value) &&
			slices.Equal(kept.control, fresh.control) && slices.Equal(kept.exit, fresh.exit)
	},
}

// Uniform is what a value is uniform over. Each holds for all that a greater one holds for.
type Uniform uint8

const (
	UniformDispatch  Uniform = iota // all invocations of a draw or dispatch
	UniformWorkgroup                // the invocations of a workgroup
	UniformSubgroup                 // the invocations of a subgroup
	Varying                         // nothing
)

var uniformNames = [...]string{"dispatch", "workgroup", "subgroup", "varying"}

func (u Uniform) String() string { return uniformNames[u] }

// UniformValues says what the values of one function are uniform over.
type UniformValues struct {
	m       *ir.Module
	numbers *DenseIDMap
	loops   *graph.Loops
	value   []Uniform // by number
	control []Uniform // by block
	exit    []Uniform // by header: what the iteration in which the loop is left is uniform over
}

// Of returns what a value is uniform over where it is defined. Constants and what is defined outside of functions can
// be asked about if the function names them; other ids are varying. Constant time.
func (u *UniformValues) Of(id ir.ID) Uniform {
	if n := u.numbers.Of(id); n >= 0 {
		return u.value[n]
	}
	return Varying
}

// At returns what a value is uniform over where in uses it: in a phi, at the start of the block of the phi. Cost:
// linear in the loops around the definition that in is not in.
func (u *UniformValues) At(in *ir.Inst, id ir.ID) Uniform {
	level := u.Of(id)
	u.exitedLoops(in, id, func(header int) { level = max(level, u.exit[header]) })
	return level
}

// UniformExecution returns the scope of which all invocations execute b, or none: by the same calls, in each iteration
// of the loops around it. Constant time.
func (u *UniformValues) UniformExecution(b *ir.Block) Uniform { return u.control[b.Index] }

// exitedLoops calls visit with the headers of the loops around the definition of id that in is not in.
func (u *UniformValues) exitedLoops(in *ir.Inst, id ir.ID, visit func(header int)) {
	d := u.m.Def(id)
	if d == nil || d.Block() == nil || d.Function() != in.Function() {
		return
	}
	for l := u.loops.Of(d.Block().Index); l != nil && !l.Contains(in.Block().Index); l = l.Parent {
		visit(l.Header)
	}
}

// uniformBuilder lets values, branches, blocks and variables become less uniform until nothing changes any more. Each
// does so at most three times.
type uniformBuilder struct {
	*UniformValues
	f        *ir.Function
	memory   *ModuleMemory
	uses     *UseLists
	sync     *syncDependence
	liveOuts lists[*ir.Inst] // by header: uses of values of the loop outside of it
	branch   []Uniform       // by block: which successor is taken
	join     []Uniform       // by block: by which predecessor it was reached
	tracing  bool            // an invocation's place in its subgroup may change

	index     *ir.Table // variable of the function -> 1 + index
	variables []uniformVariable
	work      []*ir.Inst // to be looked at again
	waits     []bool     // by number: it is in work
}

// uniformVariable is a variable that is followed.
type uniformVariable struct {
	level       Uniform
	initialized bool
	first       *ir.Inst // the first whole store, in the order of the blocks
	loads       []*ir.Inst
}

func newUniformValues(c *Cache, f *ir.Function) *UniformValues {
	n := len(f.Blocks)
	levels := make([]Uniform, 4*n)
	b := &uniformBuilder{
		UniformValues: &UniformValues{
			m: c.module, numbers: DenseIDs.Of(c, f), loops: Loops.Of(c, f), control: levels[:n:n], exit: levels[n : 2*n : 2*n],
		},
		f: f, memory: Memory.Of(c), uses: Uses.Of(c, f), sync: syncDependenceOf.Of(c, f), branch: levels[2*n : 3*n],
		join:  levels[3*n:],
		index: c.module.NewTable(),
	}
	defer b.index.Release()
	b.value, b.waits = make([]Uniform, b.numbers.Len()), make([]bool, b.numbers.Len())
	b.start(Calls.Of(c))
	b.follow(Variables.Of(c, f), Dominators.Of(c, f))
	b.liveOuts = group(n, func(yield func(int, *ir.Inst) bool) {
		for in := range f.Insts() {
			for _, id := range in.IDs() {
				more := true
				b.exitedLoops(in, id, func(header int) { more = more && yield(header, in) })
				if !more {
					return
				}
			}
		}
	})
	for _, v := range b.loops.Order() {
		for in := range f.Blocks[v].Insts() {
			b.look(in)
		}
	}
	for len(b.work) > 0 {
		b.f.Module().Spend(1)
		in := b.work[len(b.work)-1]
		b.work = b.work[:len(b.work)-1]
		b.look(in)
	}
	return b.UniformValues
}

// start sets what does not follow from something else in the function.
func (b *uniformBuilder) start(calls *CallGraph) {
	entry, kernel := len(calls.Sites(b.f)) == 0 && !calls.UnknownCallers(b.f), true
	points := 0
	for in := range calls.EntryPoints(b.f) {
		points++
		switch spirv.ExecutionModel(in.Literal(0)) {
		case spirv.ExecutionModelKernel:
		case spirv.ExecutionModelRayGenerationKHR, spirv.ExecutionModelIntersectionKHR, spirv.ExecutionModelAnyHitKHR,
			spirv.ExecutionModelClosestHitKHR, spirv.ExecutionModelMissKHR, spirv.ExecutionModelCallableKHR:
			b.tracing, kernel = true, false
		default:
			kernel = false
		}
	}
	entry = entry && points > 0
	for i := range b.value {
		d := b.m.Def(b.numbers.ID(i))
		switch {
		case d == nil:
			b.value[i] = Varying
		case d.Op == spirv.OpFunctionParameter:
			if !entry || !kernel {
				b.value[i] = Varying
			}
		case d.Function() == nil && d.Type != 0 && !isVariable(d) && !b.m.Constants().IsDefined(d.Result):
			b.value[i] = Varying
		}
	}
	for _, v := range b.loops.Order() {
		if !entry || b.tracing || b.sync.irreducible[v] {
			b.control[v] = Varying
		}
		if b.sync.anyJoin[v] {
			b.join[v] = Varying
		}
		if b.sync.anyExit[v] {
			b.exit[v] = Varying
		}
	}
	b.ends()
}

// ends marks the blocks that come after an instruction that may end some invocations and not others.
func (b *uniformBuilder) ends() {
	var work []*ir.Block
	mark := func(x *ir.Block, seen []bool) {
		if !seen[x.Index] {
			seen[x.Index] = true
			work = append(work, x)
		}
	}
	seen := make([]bool, len(b.f.Blocks))
	for _, x := range b.f.Blocks {
		for in := range x.Insts() {
			if in != x.Terminator() && b.memory.MayNotReturn(in) {
				mark(x, seen)
			}
		}
	}
	for len(work) > 0 {
		b.f.Module().Spend(1)
		x := work[len(work)-1]
		work = work[:len(work)-1]
		b.control[x.Index] = Varying
		for s := range x.Succs() {
			mark(s, seen)
		}
	}
}

// follow finds the variables that can be followed: those that are accessed directly, and have an initializer or a whole
// store before each load.
func (b *uniformBuilder) follow(accesses *VariableUses, dom *graph.Dominators) {
	for in := range b.f.Entry().Insts() {
		const direct = UseLoad | UseStore | UseConstantIndex | UseDynamicIndex | UseLifetime | UseDebug
		if in.Op != spirv.OpVariable || accesses.Of(in.Result)&^direct != 0 {
			continue
		}
		v := uniformVariable{}
		if in.NumWords() > 1 {
			v.initialized, v.level = true, b.Of(in.ID(1))
		}
		b.variables = append(b.variables, v)
		b.index.Set(in.Result, int32(len(b.variables)))
	}
	if len(b.variables) == 0 {
		return
	}
	for _, at := range b.loops.Order() {
		for in := range b.f.Blocks[at].Insts() {
			if in.Op != spirv.OpLoad && in.Op != spirv.OpStore {
				continue
			}
			v := b.variable(in.ID(0))
			switch {
			case v == nil:
			case in.Op == spirv.OpLoad:
				v.loads = append(v.loads, in)
				if !v.initialized && (v.first == nil || !dom.Dominates(v.first.Block().Index, int(at))) {
					v.level = Varying
				}
			case v.first == nil && b.index.Get(in.ID(0)) > 0:
				v.first = in
			}
		}
	}
}

// variable returns the variable that a pointer leads into, nil for one that is not followed.
func (b *uniformBuilder) variable(pointer ir.ID) *uniformVariable {
	i := b.index.Get(pointer)
	if i == 0 && len(b.variables) > 0 {
		i = b.index.Get(UnderlyingObject(b.m, pointer).ID)
	}
	if i == 0 {
		return nil
	}
	return &b.variables[i-1]
}
