package analysis_test

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"hone/analysis"
	"hone/graph"
	"hone/ir"
	"hone/ir/build"
	"hone/spirv"
)

// randomAccesses returns a random module that accesses memory, and arguments for its last function.
func randomAccesses(t *testing.T, seed int) (*ir.Module, []value) {
	r := rand.New(rand.NewPCG(uint64(seed), 3))
	if seed%2 == 0 {
		return randomMemoryModule(t, r), nil
	}
	m, _ := randomKernel(t, r)
	accessVariables(m, r)
	if seed%4 == 1 {
		accessArrays(m, r)
	}
	return m, []value{number(5), number(3), number(1)}
}

// TestMemorySSARuns runs random modules. What a load reads was written by one of its sources, and by nothing behind its
// clobber; what a dead store leaves is not read.
func TestMemorySSARuns(t *testing.T) {
	rounds := 1500
	if testing.Short() {
		rounds = 300
	}
	asked, single, exact, dead, stores := 0, 0, 0, 0, 0
	for seed := range rounds {
		m, args := randomAccesses(t, seed)
		r := rand.New(rand.NewPCG(uint64(seed), 4))
		c := analysis.NewCache(m)
		memory := analysis.Memory.Of(c)
		type activation struct {
			began  int
			last   map[cell]*ir.Inst
			done   map[*ir.Inst]int  // when an instruction was executed last
			blocks map[*ir.Block]int // when a block was entered last
		}
		frames := map[*frame]*activation{}
		written := map[cell]int{}     // when
		doomed := map[cell]*ir.Inst{} // what a dead store left
		ended := map[*object]bool{}   // variables of functions that have returned
		now := 0
		x := newMachine(m)
		x.group = func(in *ir.Inst) (value, bool) { return number(int32(r.IntN(3))), true }
		x.executed = func(f *frame, in *ir.Inst) {
			now++
			g := analysis.MemorySSA.Of(c, f.function)
			a := frames[f]
			if a == nil {
				a = &activation{began: now, last: map[cell]*ir.Inst{}, done: map[*ir.Inst]int{}, blocks: map[*ir.Block]int{}}
				frames[f] = a
			}
			if in.Op == spirv.OpLabel {
				a.blocks[in.Block()] = now
			}
			if sources, ok := g.ReachingDefinitions(in); ok {
				asked++
				single += count(len(sources.Writers) == 1 && !sources.Initial)
				access := g.Access(in)
				state := g.Clobber(access, memory.Location(in.ID(0)))
				since := a.began
				switch g.Kind(state) {
				case analysis.MemoryDef:
					since = a.done[g.Inst(state)]
					exact += count(g.Inst(state).Op == spirv.OpStore)
				case analysis.MemoryPhi:
					since = a.blocks[g.Block(state)]
				}
				for at := range f.reads {
					if ended[at.object] {
						continue
					}
					switch from := a.last[at]; {
					case from == nil && !sources.Initial:
						t.Fatalf("seed %d: %s reads what was there at first, said to come from %v", seed, in, sources.Writers)
					case from != nil && !slices.Contains(sources.Writers, from):
						t.Fatalf("seed %d: %s reads what %s wrote, said to come from %v", seed, in, from, sources.Writers)
					case since == 0 || written[at] > since:
						t.Fatalf("seed %d: %s reads what %v wrote at %d, behind its clobber %v, %d", seed, in, from, written[at],
							g.Inst(state), since)
					}
				}
			}
			if in.Op != spirv.OpFunctionCall { // what it does was seen already
				for at := range f.reads {
					if doomed[at] != nil {
						t.Fatalf("seed %d: %s reads what %s left, which is said to be dead", seed, in, doomed[at])
					}
				}
				isDead := g.Dead(in)
				dead += count(isDead)
				stores += count(in.Op == spirv.OpStore)
				for at := range f.writes {
					if in.Op == spirv.OpVariable { // its initializer is there at first
						continue
					}
					written[at] = now
					delete(doomed, at)
					if isDead {
						doomed[at] = in
					}
				}
			}
			for at := range f.writes {
				if in.Op != spirv.OpVariable {
					a.last[at] = in
				}
			}
			a.done[in] = now
			if in.Op == spirv.OpReturn || in.Op == spirv.OpReturnValue {
				for id, v := range f.values {
					if v.pointer != nil && v.pointer.to.variable == id {
						ended[v.pointer.to] = true // what a pointer to it that is returned leads to is undefined
					}
				}
				for at, store := range doomed {
					switch d := m.Def(at.object.variable); {
					case d.Function() == f.function, ends(c, f.function, d):
						delete(doomed, at)
					case store.Function() == f.function:
						t.Fatalf("seed %d: what %s left is there at the end of the function", seed, store)
					}
				}
			}
		}
		x.call(m.Functions()[len(m.Functions())-1], args...)
		x.run(500)
	}
	t.Logf("%d loads, of %d all comes from one instruction, %d are clobbered by a store; %d of %d stores are dead", asked,
		single, exact, dead, stores)
	if asked < 5*rounds || single < asked/10 || exact < asked/10 || dead < stores/50 {
		t.Error("next to nothing is known")
	}
}

// TestMemorySSA compares the states that come to each access with those that a data-flow analysis finds.
func TestMemorySSA(t *testing.T) {
	rounds := 600
	if testing.Short() {
		rounds = 100
	}
	compared, phis := 0, 0
	for seed := range rounds {
		m, _ := randomAccesses(t, seed)
		c := analysis.NewCache(m)
		for _, f := range m.Functions() {
			n, k := compareStates(t, seed, c, f)
			compared, phis = compared+n, phis+k
		}
	}
	t.Logf("%d accesses, %d phis", compared, phis)
	if compared < 10*rounds || phis < rounds {
		t.Error("next to nothing is compared")
	}
}

// compareStates returns how many accesses it compared, and how many phis there are.
func compareStates(t *testing.T, seed int, c *analysis.Cache, f *ir.Function) (compared, phis int) {
	g := analysis.MemorySSA.Of(c, f)
	cfg, dom := analysis.CFG.Of(c, f), analysis.Dominators.Of(c, f)
	// The states that a state stands for.
	var expand func(a analysis.MemoryAccess, into, seen map[analysis.MemoryAccess]bool)
	expand = func(a analysis.MemoryAccess, into, seen map[analysis.MemoryAccess]bool) {
		if a < 0 || seen[a] {
			return
		}
		seen[a] = true
		if g.Kind(a) != analysis.MemoryPhi {
			into[a] = true
			return
		}
		for _, x := range g.Operands(a) {
			expand(x, into, seen)
		}
	}
	type set = map[analysis.MemoryAccess]bool
	classOf := make([]analysis.MemoryAccess, g.Len()) // by access: what is live on entry of its class
	for a := range g.Len() {
		classOf[a] = g.LiveOnEntry(analysis.MemoryAccess(a))
		phis += count(g.Kind(analysis.MemoryAccess(a)) == analysis.MemoryPhi)
	}
	// By block and class: the states at the end.
	out := make([]map[analysis.MemoryAccess]set, len(f.Blocks))
	start := func(v int) map[analysis.MemoryAccess]set {
		states := map[analysis.MemoryAccess]set{}
		if v == 0 {
			for a := range g.Len() {
				if g.Kind(analysis.MemoryAccess(a)) == analysis.LiveOnEntry {
					states[analysis.MemoryAccess(a)] = set{analysis.MemoryAccess(a): true}
				}
			}
		}
		for _, p := range cfg.Preds(v) {
			for class, list := range out[p] {
				if states[class] == nil {
					states[class] = set{}
				}
				maps.Copy(states[class], list)
			}
		}
		return states
	}
	for changed := true; changed; {
		changed = false
		for v, b := range f.Blocks {
			if !dom.Reachable(v) {
				continue
			}
			states := start(v)
			for a := range g.InBlock(b) {
				if g.Kind(a) == analysis.MemoryDef {
					states[classOf[a]] = set{a: true}
				}
			}
			for class, list := range states {
				changed = changed || !maps.Equal(out[v][class], list)
			}
			out[v] = states
		}
	}
	accessesOf(t, uint64(seed), f, g)
	leaving := set{}
	for v, b := range f.Blocks {
		if !dom.Reachable(v) {
			continue
		}
		states := start(v)
		for a := range g.InBlock(b) {
			got := set{}
			expand(g.DefiningAccess(a), got, set{})
			// Nothing reads the state before a definition that leaves nothing of it, so it need not have a phi.
			whole := g.Kind(a) == analysis.MemoryDef && !g.Reads(a) && g.Variable(a) != 0
			if !whole && !maps.Equal(got, states[classOf[a]]) {
				t.Fatalf("seed %d: %s finds %v, want %v", seed, g.Inst(a), keys(got), keys(states[classOf[a]]))
			}
			if g.Kind(a) == analysis.MemoryDef {
				states[classOf[a]] = set{a: true}
			}
			compared++
		}
		if op := b.Last().Op; op == spirv.OpReturn || op == spirv.OpReturnValue {
			for class, list := range states {
				if d := c.Module().Def(g.Variable(class)); d == nil || d.Function() == nil {
					maps.Copy(leaving, list)
				}
			}
		}
	}
	got := set{}
	for a := range g.Len() {
		if g.LiveOut(analysis.MemoryAccess(a)) {
			expand(analysis.MemoryAccess(a), got, set{})
		}
	}
	if !maps.Equal(got, leaving) {
		t.Fatalf("seed %d: at the end there is %v, want %v", seed, keys(got), keys(leaving))
	}
	for a := range g.Len() {
		for _, u := range g.Users(analysis.MemoryAccess(a)) {
			if g.DefiningAccess(u) != analysis.MemoryAccess(a) && !slices.Contains(g.Operands(u), analysis.MemoryAccess(a)) {
				t.Fatalf("seed %d: %d is no user of %d", seed, u, a)
			}
		}
	}
	return compared, phis
}

func keys(m map[analysis.MemoryAccess]bool) []analysis.MemoryAccess {
	return slices.Sorted(maps.Keys(m))
}

// ends reports whether a variable is memory that ends when a function returns, which is an entry point.
func ends(c *analysis.Cache, f *ir.Function, d *ir.Inst) bool {
	calls := analysis.Calls.Of(c)
	points := slices.Collect(calls.EntryPoints(f))
	return len(points) > 0 && len(calls.Sites(f)) == 0 && !calls.UnknownCallers(f) && d.Op == spirv.OpVariable &&
		spirv.StorageClass(d.Literal(0)) == spirv.StorageClassPrivate
}

// accessVariables adds loads and stores of the variables of a function to all of its blocks.
func accessVariables(m *ir.Module, r *rand.Rand) {
	f := m.Functions()[0]
	var variables []*ir.Inst
	for in := range f.Entry().Insts() {
		if in.Op == spirv.OpVariable {
			variables = append(variables, in)
		}
	}
	for _, x := range f.Blocks {
		for b := build.AtEnd(x); r.IntN(6) > 0; {
			v := variables[r.IntN(len(variables))]
			typ := m.Types().Pointee(v.Type)
			if r.IntN(3) == 0 {
				b.Store(v.Result, m.Constants().Int(typ, uint64(r.IntN(4))))
			} else {
				b.Load(typ, v.Result)
			}
		}
	}
}

// accessArrays adds accesses of arrays outside of the function to all of its blocks, by constant indices and by some
// that change from one trip of a loop to the next; pointers are used in all blocks that their own dominates.
func accessArrays(m *ir.Module, r *rand.Rand) {
	f := m.Functions()[0]
	typ := f.Params[0].Type
	number := func(n int) ir.ID { return m.Constants().Int(typ, uint64(n)) }
	array := m.Types().Array(typ, number(4))
	classes := []spirv.StorageClass{spirv.StorageClassWorkgroup, spirv.StorageClassWorkgroup, spirv.StorageClassPrivate}
	var arrays []ir.ID
	for _, class := range classes {
		arrays = append(arrays, build.Into(m.Section(ir.Globals)).Variable(m.Types().Pointer(class, array), class))
	}
	dom := analysis.Dominators.Of(analysis.NewCache(m), f)
	pointers := make([][]ir.ID, len(f.Blocks))
	for v := 0; v >= 0 && dom.Reachable(v); {
		x := f.Blocks[v]
		if up := dom.Idom(v); up >= 0 {
			pointers[v] = slices.Clone(pointers[up])
		}
		numbers := []ir.ID{f.Params[0].Result, f.Params[1].Result}
		for in := range x.Insts() {
			if in.Type == typ {
				numbers = append(numbers, in.Result)
			}
		}
		b := build.AtEnd(x)
		for r.IntN(7) > 0 {
			list := pointers[v]
			switch k := r.IntN(6); {
			case k < 2 || len(list) == 0:
				which := r.IntN(len(arrays))
				index := number(r.IntN(4))
				if r.IntN(3) > 0 {
					index = b.BitwiseAnd(typ, numbers[r.IntN(len(numbers))], number(3))
				}
				pointers[v] = append(list, b.AccessChain(m.Types().Pointer(classes[which], typ), arrays[which], index))
			case k < 4:
				b.Store(list[r.IntN(len(list))], numbers[r.IntN(len(numbers))])
			default:
				numbers = append(numbers, b.Load(typ, list[r.IntN(len(list))]))
			}
		}
		v = nextInTree(dom, v)
	}
}

// nextInTree returns the vertex that follows v in preorder, -1 at the end.
func nextInTree(dom *graph.Dominators, v int) int {
	if c := dom.Children(v); len(c) > 0 {
		return int(c[0])
	}
	for ; dom.Idom(v) >= 0; v = dom.Idom(v) {
		siblings := dom.Children(dom.Idom(v))
		if i := slices.Index(siblings, int32(v)); i+1 < len(siblings) {
			return int(siblings[i+1])
		}
	}
	return -1
}

func TestSources(t *testing.T) {
	m, ids := assemble(t, sourcesText)
	f := m.Def(ids["main"]).Function()
	c := analysis.NewCache(m)
	reaching := analysis.MemorySSA.Of(c, f)
	name := map[*ir.Inst]string{}
	for label, id := range ids {
		if b := m.BlockOf(id); b != nil && b.Function() == f {
			for in := range b.Insts() {
				if in.Op == spirv.OpStore {
					name[in] = label
				}
			}
		} else if d := m.Def(id); d != nil {
			name[d] = label
		}
	}
	for load, want := range map[string]string{
		"initialized":  "initial",
		"in_loop":      "initial set_in_loop",
		"behind_loop":  "initial set_in_loop",
		"after_store":  "set_last",
		"element_0":    "set_0",
		"element_1":    "set_1",
		"element_n":    "set_0 set_1 initial",
		"all_elements": "set_0 set_1 initial",
		"private_1":    "initial",
		"private_2":    "set_private call",
		"private_3":    "set_private",
		"unset":        "initial",
		"leaked_value": "initial",
	} {
		sources, ok := reaching.ReachingDefinitions(m.Def(ids[load]))
		var got []string
		for _, in := range sources.Writers {
			got = append(got, name[in])
		}
		if sources.Initial {
			got = append(got, "initial")
		}
		if !ok {
			got = []string{"unknown"}
		}
		list := strings.Fields(want)
		slices.Sort(got)
		slices.Sort(list)
		if !slices.Equal(got, list) {
			t.Errorf("%s reads from %v, want %v", load, got, list)
		}
	}
	aliases := analysis.MemorySSA.Of(c, m.Def(ids["aliases"]).Function())
	if sources, ok := aliases.ReachingDefinitions(m.Def(ids["stored_through_same"])); !ok || len(sources.Writers) != 2 {
		t.Errorf("what a parameter may lead to the variable is left out of account: %v", sources)
	}
}

const sourcesText = `
OpCapability Shader
OpCapability VariablePointers
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%void = OpTypeVoid
%bool = OpTypeBool
%int = OpTypeInt 32 0
%n0 = OpConstant %int 0
%n1 = OpConstant %int 1
%n4 = OpConstant %int 4
%n9 = OpConstant %int 9
%true = OpConstantTrue %bool
%arr = OpTypeArray %int %n4
%p = OpTypePointer Function %int
%pa = OpTypePointer Function %arr
%pp = OpTypePointer Private %int
%private = OpVariable %pp Private
%fn = OpTypeFunction %void
%fn_pp = OpTypeFunction %void %pp
%main = OpFunction %void None %fn
%entry = OpLabel
%v = OpVariable %p Function %n9
%later = OpVariable %p Function
%array = OpVariable %pa Function
%never = OpVariable %p Function
%unread = OpVariable %p Function
%leaked = OpVariable %p Function
%other = OpVariable %p Function
%initialized = OpLoad %int %v
%private_1 = OpLoad %int %private
%unset = OpLoad %int %never
OpBranch %set_private
%set_private = OpLabel
OpStore %private %n1
%private_3 = OpLoad %int %private
%call = OpFunctionCall %void %callee
%private_2 = OpLoad %int %private
OpBranch %head
%head = OpLabel
%in_loop = OpLoad %int %v
%more = OpIEqual %bool %in_loop %n9
OpLoopMerge %done %set_in_loop None
OpBranchConditional %more %set_in_loop %done
%set_in_loop = OpLabel
OpStore %v %n1
OpBranch %head
%done = OpLabel
%behind_loop = OpLoad %int %v
OpBranch %set_last
%set_last = OpLabel
OpStore %later %n1
%after_store = OpLoad %int %later
OpBranch %set_0
%set_0 = OpLabel
%p_0 = OpAccessChain %p %array %n0
OpStore %p_0 %n9
OpSelectionMerge %set_1 None
OpBranchConditional %true %skipped %set_1
%skipped = OpLabel
OpBranch %set_1
%set_1 = OpLabel
%p_1 = OpAccessChain %p %array %n1
OpStore %p_1 %n9
%load_0 = OpAccessChain %p %array %n0
%element_0 = OpLoad %int %load_0
%load_1 = OpAccessChain %p %array %n1
%element_1 = OpLoad %int %load_1
%load_n = OpAccessChain %p %array %behind_loop
%element_n = OpLoad %int %load_n
%all_elements = OpLoad %arr %array
OpBranch %set_unread
%set_unread = OpLabel
OpStore %unread %n1
%either = OpSelect %p %true %leaked %other
%leaked_value = OpLoad %int %leaked
%passes = OpFunctionCall %void %aliases %private
OpReturn
OpFunctionEnd
%aliases = OpFunction %void None %fn_pp
%same = OpFunctionParameter %pp
%aliases_entry = OpLabel
OpStore %private %n1
OpStore %same %n9
%stored_through_same = OpLoad %int %private
OpReturn
OpFunctionEnd
%callee = OpFunction %void None %fn
%callee_entry = OpLabel
OpSelectionMerge %callee_end None
OpBranchConditional %true %callee_set %callee_end
%callee_set = OpLabel
OpStore %private %n9
OpBranch %callee_end
%callee_end = OpLabel
OpReturn
OpFunctionEnd
`

// accessesOf asks in any order for the accesses of all instructions: they are the ones that their blocks have.
func accessesOf(t *testing.T, seed uint64, f *ir.Function, g *analysis.MemoryGraph) {
	t.Helper()
	want := map[*ir.Inst][]analysis.MemoryAccess{}
	var insts []*ir.Inst
	for _, b := range f.Blocks {
		insts = slices.AppendSeq(insts, b.Insts())
		for a := range g.InBlock(b) {
			want[g.Inst(a)] = append(want[g.Inst(a)], a)
		}
	}
	r := rand.New(rand.NewPCG(seed, 9))
	r.Shuffle(len(insts), func(i, k int) { insts[i], insts[k] = insts[k], insts[i] })
	for _, in := range insts {
		if got := slices.Collect(g.Of(in)); !slices.Equal(got, want[in]) {
			t.Fatalf("seed %d: %s: %v, want %v", seed, in, got, want[in])
		}
	}
}
