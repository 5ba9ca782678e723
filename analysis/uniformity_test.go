package analysis_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"hone/analysis"
	"hone/graph"
	"hone/internal/irtest"
	"hone/internal/random"
	"hone/ir"
	"hone/ir/build"
	"hone/spirv"
)

// Two workgroups of two subgroups of two invocations.
const lanes = 8

// scopeOf returns the number of the scope that a lane is in.
func scopeOf(u analysis.Uniform, lane int) int {
	return [...]int{0, lane / 4, lane / 2, lane}[u]
}

// dispatch runs a function by several invocations and compares what they compute with what is said to be uniform.
type dispatch struct {
	*rand.Rand
	m        *ir.Module
	u        *analysis.UniformValues
	loops    *graph.Loops
	machines [lanes]*machine
	rounds   [lanes]map[*graph.Loop]int // iteration of the loop that is under way
	waiting  [lanes]*ir.Inst
	given    [lanes]*value // the result of what it waits for
	seen     map[place]value
	executed map[place]map[int]bool // labels: by which lanes
	err      error
}

// place is an instruction, its result (-1) or one of its operands, in an iteration, for a scope.
type place struct {
	in        *ir.Inst
	operand   int
	iteration string
	scope     int
}

func (d *dispatch) iteration(lane int, b *ir.Block) string {
	s := ""
	for l := d.loops.Of(b.Index); l != nil; l = l.Parent {
		s += fmt.Sprint(d.rounds[lane][l], " ")
	}
	return s
}

func (d *dispatch) start(f *ir.Function, inputs func(lane int) map[ir.ID]int32) {
	d.seen, d.executed = map[place]value{}, map[place]map[int]bool{}
	for lane := range lanes {
		x := newMachine(d.m)
		x.inputs = inputs(lane)
		x.executed = func(f *frame, in *ir.Inst) { d.check(lane, f, in) }
		x.group = func(in *ir.Inst) (value, bool) {
			if v := d.given[lane]; v != nil {
				d.given[lane], d.waiting[lane] = nil, nil
				return *v, true
			}
			d.waiting[lane] = in
			return value{}, false
		}
		d.machines[lane], d.rounds[lane] = x, map[*graph.Loop]int{}
		x.call(f, number(5), number(3), number(1))
	}
}

func (d *dispatch) check(lane int, f *frame, in *ir.Inst) {
	b := in.Block()
	if in.Op == spirv.OpLabel {
		if l := d.loops.Of(b.Index); l != nil && l.Header == b.Index {
			if f.from != nil && l.Contains(f.from.Index) {
				d.rounds[lane][l]++
			} else {
				d.rounds[lane][l] = 0
			}
		}
		if u := d.u.UniformExecution(b); u != analysis.Varying {
			at := place{in, -1, d.iteration(lane, b), scopeOf(u, lane)}
			if d.executed[at] == nil {
				d.executed[at] = map[int]bool{}
			}
			d.executed[at][lane] = true
		}
		return
	}
	same := func(operand int, u analysis.Uniform, v value) {
		if u == analysis.Varying || !v.defined {
			return
		}
		at := place{in, operand, d.iteration(lane, b), scopeOf(u, lane)}
		if old, ok := d.seen[at]; ok && !slices.Equal(old.cells, v.cells) && d.err == nil {
			d.err = fmt.Errorf("%s: operand %d is %v and %v in lane %d, said to be uniform over the %s", in, operand, old.cells,
				v.cells, lane, u)
		}
		d.seen[at] = v
	}
	if in.Result != 0 && f.values[in.Result].pointer == nil {
		same(-1, d.u.Of(in.Result), f.values[in.Result])
	}
	for i, id := range in.IDs() {
		if v, ok := f.values[id]; ok && in.Op != spirv.OpPhi && v.pointer == nil {
			same(i, d.u.At(in, id), v)
		}
	}
}

// run runs all invocations to the end. It returns false when that takes too long.
func (d *dispatch) run() bool {
	for {
		waits := false
		for lane, x := range d.machines {
			x.run(600)
			if d.err != nil {
				return true
			}
			if d.waiting[lane] == nil && !x.ended {
				return false
			}
			waits = waits || d.waiting[lane] != nil
		}
		if !waits {
			break
		}
		if !d.meet() {
			return true
		}
	}
	for at, who := range d.executed {
		u := d.u.UniformExecution(at.in.Block())
		for lane := range lanes {
			if scopeOf(u, lane) == at.scope && !who[lane] {
				d.err = fmt.Errorf("block %%%d, said to be executed by the %s alike, is not by lane %d", at.in.Result, u, lane)
			}
		}
	}
	return true
}

// meet lets some invocations that wait for the same execute it together: all of a scope where they are said to come
// all, otherwise any of them. It reports whether it found some.
func (d *dispatch) meet() bool {
	for _, first := range d.Perm(lanes) {
		in := d.waiting[first]
		if in == nil {
			continue
		}
		scope := analysis.UniformSubgroup
		if v, _ := d.m.Constants().IntValue(in.ID(0)); spirv.Scope(v) == spirv.ScopeWorkgroup {
			scope = analysis.UniformWorkgroup
		}
		var all, some []int
		size := 0
		for lane := range lanes {
			if scopeOf(scope, lane) != scopeOf(scope, first) {
				continue
			}
			size++
			if d.waiting[lane] == in && d.iteration(lane, in.Block()) == d.iteration(first, in.Block()) {
				if all = append(all, lane); lane == first || d.IntN(2) == 0 {
					some = append(some, lane)
				}
			}
		}
		if control := d.u.UniformExecution(in.Block()); control <= scope {
			if len(all) < size {
				continue // the others may still come
			}
			some = all
		} else if control < analysis.Varying { // a part of the scope comes together
			some = slices.DeleteFunc(all, func(lane int) bool { return scopeOf(control, lane) != scopeOf(control, first) })
		}
		d.compute(in, some)
		return true
	}
	d.err = fmt.Errorf("invocations wait for others that are said to come")
	return false
}

func (d *dispatch) compute(in *ir.Inst, who []int) {
	v := value{}
	for i, lane := range who {
		x := d.machines[lane].get(in.ID(in.NumWords() - 1))
		switch {
		case i == 0:
			v = x
		case in.Op == spirv.OpGroupNonUniformIAdd:
			v = value{cells: []int32{v.cells[0] + x.cells[0]}, defined: v.defined && x.defined}
		case in.Op == spirv.OpGroupNonUniformAny:
			v = value{cells: []int32{v.cells[0] | x.cells[0]}, defined: v.defined && x.defined}
		}
	}
	for _, lane := range who {
		d.given[lane] = &v
	}
}

// randomKernel makes a random function that depends on the invocation here and there.
func randomKernel(t *testing.T, r *rand.Rand) (m *ir.Module, inputs [4]ir.ID) {
	m = irtest.Read(t, random.Function(r, random.Options{Blocks: 3 + r.IntN(7), Phis: 2, Insts: 3, Undef: r.IntN(8) == 0}))
	f := m.Functions()[0]
	m.Section(ir.EntryPoints).Append(m.NewInst(spirv.OpEntryPoint, 0, false, uint32(spirv.ExecutionModelKernel),
		uint32(f.Result()), 0))
	intType := f.Params[0].Type
	constant := func(n int) ir.ID { return m.Constants().Int(intType, uint64(n)) }
	globals := build.Into(m.Section(ir.Globals))
	for i, builtIn := range []spirv.BuiltIn{spirv.BuiltInWorkDim, spirv.BuiltInNumSubgroups, spirv.BuiltInSubgroupId,
		spirv.BuiltInSubgroupLocalInvocationId} {
		inputs[i] = globals.Variable(m.Types().Pointer(spirv.StorageClassInput, intType), spirv.StorageClassInput)
		m.Decorate(inputs[i], spirv.DecorationBuiltIn, uint32(builtIn))
	}
	b := build.AtStart(f.Entry())
	pointer := m.Types().Pointer(spirv.StorageClassFunction, intType)
	variables := []ir.ID{b.Variable(pointer, spirv.StorageClassFunction, constant(1)),
		b.Variable(pointer, spirv.StorageClassFunction)}
	if r.IntN(2) == 0 {
		b.Store(variables[1], constant(2))
	}
	often := 1 + r.IntN(6)
	for in := range f.Insts() {
		arithmetic := in.Op == spirv.OpIAdd || in.Op == spirv.OpISub || in.Op == spirv.OpIMul || in.Op == spirv.OpBitwiseXor
		scope := uint32(constant([]int{int(spirv.ScopeSubgroup), int(spirv.ScopeWorkgroup)}[r.IntN(2)]))
		x := uint32(0)
		if arithmetic || in.Op == spirv.OpULessThan {
			x = uint32(in.ID(0))
		}
		switch {
		case !arithmetic && in.Op != spirv.OpULessThan || r.IntN(often) > 0:
		case in.Op == spirv.OpULessThan:
			condition := build.Before(in).ULessThan(in.Type, in.ID(0), in.ID(1))
			in.Become(spirv.OpGroupNonUniformAny, scope, uint32(condition))
		default:
			switch r.IntN(8) {
			case 0, 1, 2:
				in.Become(spirv.OpLoad, uint32(inputs[r.IntN(4)]))
			case 3:
				in.Become(spirv.OpGroupNonUniformBroadcastFirst, scope, x)
			case 4:
				in.Become(spirv.OpGroupNonUniformIAdd, scope, uint32(spirv.GroupOperationReduce), x)
			case 5, 6:
				in.Become(spirv.OpLoad, uint32(variables[r.IntN(2)]))
			case 7:
				build.Before(in).Store(variables[r.IntN(2)], ir.ID(x))
			}
		}
	}
	counters := map[*graph.Loop][]ir.ID{}
	loops := analysis.Loops.Of(analysis.NewCache(m), f)
	for _, l := range loops.All() {
		for phi := range f.Blocks[l.Header].Phis() {
			if phi.Type != intType || l.Irreducible || r.IntN(4) == 0 {
				continue
			}
			counters[l] = append(counters[l], phi.Result)
			for _, tail := range l.BackEdges() {
				phi.SetPhiValue(f.Blocks[tail], build.AtEnd(f.Blocks[tail]).IAdd(intType, phi.Result, constant(1)))
			}
		}
	}
	// Branches go by the lowest bits of integers, so that each way is taken now and then.
	for _, x := range f.Blocks {
		b := build.AtEnd(x)
		var values []ir.ID
		for in := range x.Insts() {
			if in.Type == intType {
				values = append(values, in.Result)
			}
		}
		for l := loops.Of(x.Index); l != nil && !l.Irreducible; l = l.Parent {
			values = append(values, counters[l]...)
		}
		if r.IntN(3) == 0 {
			values = append(values, b.Load(intType, inputs[r.IntN(4)]))
		}
		if len(values) == 0 || r.IntN(8) == 0 {
			continue
		}
		sum := b.IAdd(intType, values[r.IntN(len(values))], values[r.IntN(len(values))])
		switch last := x.Terminator(); last.Op {
		case spirv.OpBranchConditional:
			last.SetID(0, b.IEqual(f.Params[2].Type, b.BitwiseAnd(intType, sum, constant(1)), constant(r.IntN(2))))
		case spirv.OpSwitch:
			last.SetID(0, b.BitwiseAnd(intType, sum, constant(3)))
		}
	}
	if err := m.Verify(); err != nil {
		t.Fatal(err)
	}
	return m, inputs
}

// TestUniformityRuns runs random functions, reducible or not, by several invocations.
func TestUniformityRuns(t *testing.T) {
	rounds := 2000
	if testing.Short() {
		rounds = 500
	}
	ended := 0
	var claims [4]int
	for seed := range rounds {
		r := rand.New(rand.NewPCG(uint64(seed), 7))
		m, inputs := randomKernel(t, r)
		f := m.Functions()[0]
		c := analysis.NewCache(m)
		d := &dispatch{Rand: r, m: m, u: analysis.Uniformity.Of(c, f), loops: analysis.Loops.Of(c, f)}
		d.start(f, func(lane int) map[ir.ID]int32 {
			return map[ir.ID]int32{inputs[0]: 3, inputs[1]: int32(2 + lane/4), inputs[2]: int32(lane / 2 % 2),
				inputs[3]: int32(lane % 2)}
		})
		if d.run() {
			ended++
		}
		if d.err != nil {
			t.Fatalf("seed %d: %v", seed, d.err)
		}
		for in := range f.Insts() {
			if in.Result != 0 && in.Op != spirv.OpLabel {
				claims[d.u.Of(in.Result)]++
			}
		}
	}
	t.Logf("%d of %d came to an end; values by what they are uniform over: %v", ended, rounds, claims)
	if ended < rounds/2 || slices.Min(claims[:]) < rounds {
		t.Error("the functions are not worth running")
	}
}

// TestUniformity asks about values in the shapes that compilers write.
func TestUniformity(t *testing.T) {
	m, ids := assemble(t, uniformityText)
	c := analysis.NewCache(m)
	f := m.Def(ids["main"]).Function()
	u := analysis.Uniformity.Of(c, f)
	for _, test := range []struct{ level, names string }{
		{"dispatch", "n1 specialized groups constants from_uniform from_readonly table_element double product guarded_counter guarded_end from_flag first_of_initialized"},
		{"workgroup", "group group_sum any from_group_buffer phi_of_group"},
		{"subgroup", "subgroup first first_of_four local_value"},
		{"varying", "thread undefined from_written from_input_array guarded_phi late_first loaded_sometimes elected scanned sum_of_floats shifted other mixed loaded_late called_with_state divergent_counter_phi"},
	} {
		for _, name := range strings.Fields(test.names) {
			if got := u.Of(ids[name]).String(); got != test.level {
				t.Errorf("%s is uniform over: %s, want %s", name, got, test.level)
			}
		}
	}
	for block, want := range map[string]string{
		"entry": "dispatch", "then": "varying", "guarded_header": "varying", "joined": "dispatch", "group_then": "workgroup", "group_joined": "dispatch",
		"divergent_body": "varying", "divergent_done": "dispatch", "kill_block": "varying", "after_kill": "varying",
	} {
		if got := u.UniformExecution(m.BlockOf(ids[block])).String(); got != want {
			t.Errorf("%s is executed alike by: %s, want %s", block, got, want)
		}
	}
	// In a loop that is left in different iterations the counter is the same for all that are there, but not behind it.
	counter, use := ids["divergent_counter"], m.Def(ids["behind"])
	if u.Of(counter) != analysis.UniformDispatch || u.At(use, counter) != analysis.Varying ||
		u.Of(use.Result) != analysis.Varying {
		t.Errorf("the counter: %s, behind the loop: %s", u.Of(counter), u.At(use, counter))
	}
	// A function that is called is told nothing about its parameters.
	callee := m.Def(ids["doubles"]).Function()
	if u := analysis.Uniformity.Of(c, callee); u.Of(callee.Params[0].Result) != analysis.Varying ||
		u.UniformExecution(callee.Entry()) != analysis.Varying {
		t.Error("a parameter is uniform")
	}
}

const uniformityText = `
OpCapability Shader
OpCapability GroupNonUniform
OpCapability GroupNonUniformArithmetic
OpCapability GroupNonUniformVote
OpCapability GroupNonUniformBallot
OpCapability GroupNonUniformShuffle
OpCapability ShaderClockKHR
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %NumWorkgroups %WorkgroupId %SubgroupId %LocalInvocationIndex %input_array
OpExecutionMode %main LocalSize 64 1 1
OpDecorate %NumWorkgroups BuiltIn NumWorkgroups
OpDecorate %WorkgroupId BuiltIn WorkgroupId
OpDecorate %SubgroupId BuiltIn SubgroupId
OpDecorate %LocalInvocationIndex BuiltIn LocalInvocationIndex
OpDecorate %specialized SpecId 0
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %uniform_buffer Binding 0
OpDecorate %readonly_buffer Binding 1
OpDecorate %readonly_buffer Restrict
OpDecorate %written_buffer Binding 2
%void = OpTypeVoid
%bool = OpTypeBool
%uint = OpTypeInt 32 0
%uvec2 = OpTypeVector %uint 2
%uvec3 = OpTypeVector %uint 3
%float = OpTypeFloat 32
%n0 = OpConstant %uint 0
%n1 = OpConstant %uint 1
%n2 = OpConstant %uint 2
%subgroup_scope = OpConstant %uint 3
%n4 = OpConstant %uint 4
%f1 = OpConstant %float 1
%specialized = OpSpecConstant %uint 7
%undefined = OpUndef %uint
%four = OpTypeArray %uint %n4
%table = OpConstantComposite %four %n0 %n2 %n1 %n4
%block = OpTypeStruct %uint
%p_in3 = OpTypePointer Input %uvec3
%p_in = OpTypePointer Input %uint
%p_in_four = OpTypePointer Input %four
%p_uniform_block = OpTypePointer Uniform %block
%p_uniform = OpTypePointer Uniform %uint
%p_buffer_block = OpTypePointer StorageBuffer %block
%p_buffer = OpTypePointer StorageBuffer %uint
%p_four = OpTypePointer Function %four
%p_uint = OpTypePointer Function %uint
%NumWorkgroups = OpVariable %p_in3 Input
%WorkgroupId = OpVariable %p_in3 Input
%SubgroupId = OpVariable %p_in Input
%LocalInvocationIndex = OpVariable %p_in Input
%input_array = OpVariable %p_in_four Input
%uniform_buffer = OpVariable %p_uniform_block Uniform
%readonly_buffer = OpVariable %p_buffer_block StorageBuffer
%written_buffer = OpVariable %p_buffer_block StorageBuffer
%fn = OpTypeFunction %void
%fn_uint = OpTypeFunction %uint %uint
%main = OpFunction %void None %fn
%entry = OpLabel
%lookup = OpVariable %p_four Function
%local = OpVariable %p_uint Function
%late = OpVariable %p_uint Function
%sometimes = OpVariable %p_uint Function
%initialized = OpVariable %p_uint Function %n1
OpStore %lookup %table
%groups = OpLoad %uvec3 %NumWorkgroups
%groups_x = OpCompositeExtract %uint %groups 0
%constants = OpIAdd %uint %n1 %specialized
%group3 = OpLoad %uvec3 %WorkgroupId
%group = OpCompositeExtract %uint %group3 0
%subgroup = OpLoad %uint %SubgroupId
%thread = OpLoad %uint %LocalInvocationIndex
%mixed = OpIAdd %uint %group %thread
%uniform = OpAccessChain %p_uniform %uniform_buffer %n0
%from_uniform = OpLoad %uint %uniform
%readonly = OpAccessChain %p_buffer %readonly_buffer %n0
%from_readonly = OpLoad %uint %readonly
%written = OpAccessChain %p_buffer %written_buffer %n0
%from_written = OpLoad %uint %written
%element = OpAccessChain %p_in %input_array %n0
%from_input_array = OpLoad %uint %element
%position = OpBitwiseAnd %uint %groups_x %subgroup_scope
%table_pointer = OpAccessChain %p_uint %lookup %position
%table_element = OpLoad %uint %table_pointer
%first_of_initialized = OpLoad %uint %initialized
OpStore %initialized %n2
OpStore %local %subgroup
%local_value = OpLoad %uint %local
%other = OpCopyObject %uint %undefined
%odd = OpBitwiseAnd %uint %thread %n1
%is_odd = OpIEqual %bool %odd %n1
%first = OpGroupNonUniformBroadcastFirst %uint %subgroup_scope %thread
%first_of_four = OpIMul %uint %first %n4
%elected = OpGroupNonUniformElect %bool %subgroup_scope
%group_sum = OpGroupNonUniformIAdd %uint %n2 Reduce %thread
%scanned = OpGroupNonUniformIAdd %uint %n2 InclusiveScan %thread
%sum_of_floats = OpGroupNonUniformFAdd %float %subgroup_scope Reduce %f1
%any = OpGroupNonUniformAny %bool %n2 %is_odd
%shifted = OpGroupNonUniformShuffle %uint %subgroup_scope %thread %n1
%double = OpFunctionCall %uint %doubles %groups_x
%called_with_state = OpFunctionCall %uint %asks_clock %n1
%small = OpULessThan %bool %thread %n4
OpSelectionMerge %joined None
OpBranchConditional %small %then %joined
%then = OpLabel
%late_first = OpGroupNonUniformBroadcastFirst %uint %subgroup_scope %mixed
OpStore %late %n1
OpBranch %guarded_header
%guarded_header = OpLabel
%guarded_counter = OpPhi %uint %n0 %then %guarded_next %guarded_body
%product = OpIMul %uint %guarded_counter %specialized
%more = OpULessThan %bool %guarded_counter %from_uniform
OpLoopMerge %guarded_end_block %guarded_body None
OpBranchConditional %more %guarded_body %guarded_end_block
%guarded_body = OpLabel
%guarded_next = OpIAdd %uint %guarded_counter %n1
OpBranch %guarded_header
%guarded_end_block = OpLabel
%guarded_end = OpIAdd %uint %guarded_counter %n1
OpBranch %joined
%joined = OpLabel
%guarded_phi = OpPhi %uint %n0 %entry %n1 %guarded_end_block
%loaded_late = OpLoad %uint %late
%group_odd = OpIEqual %bool %group %n1
OpSelectionMerge %group_joined None
OpBranchConditional %group_odd %group_then %group_joined
%group_then = OpLabel
%from_group_buffer = OpGroupNonUniformUMax %uint %n2 Reduce %thread
OpStore %sometimes %n1
OpBranch %group_joined
%group_joined = OpLabel
%phi_of_group = OpPhi %uint %n0 %joined %n1 %group_then
%loaded_sometimes = OpLoad %uint %sometimes
%flag = OpIEqual %bool %from_uniform %n1
%from_flag = OpSelect %uint %flag %n1 %n2
OpBranch %divergent_header
%divergent_header = OpLabel
%divergent_counter = OpPhi %uint %n0 %group_joined %divergent_next %divergent_body
%go_on = OpULessThan %bool %divergent_counter %thread
OpLoopMerge %divergent_done %divergent_body None
OpBranchConditional %go_on %divergent_body %divergent_done
%divergent_body = OpLabel
%divergent_next = OpIAdd %uint %divergent_counter %n1
OpBranch %divergent_header
%divergent_done = OpLabel
%divergent_counter_phi = OpPhi %uint %divergent_counter %divergent_header
%behind = OpIAdd %uint %divergent_counter %n1
OpStore %written %behind
OpBranch %kill_block
%kill_block = OpLabel
%killing = OpFunctionCall %uint %may_kill %n1
OpBranch %after_kill
%after_kill = OpLabel
OpReturn
OpFunctionEnd
%doubles = OpFunction %uint None %fn_uint
%doubles_n = OpFunctionParameter %uint
%doubles_entry = OpLabel
%doubled = OpIAdd %uint %doubles_n %doubles_n
OpReturnValue %doubled
OpFunctionEnd
%asks_clock = OpFunction %uint None %fn_uint
%asks_clock_n = OpFunctionParameter %uint
%asks_clock_entry = OpLabel
%clock = OpReadClockKHR %uvec2 %subgroup_scope
%clock_low = OpCompositeExtract %uint %clock 0
OpReturnValue %clock_low
OpFunctionEnd
%may_kill = OpFunction %uint None %fn_uint
%may_kill_n = OpFunctionParameter %uint
%may_kill_entry = OpLabel
%is_zero = OpIEqual %bool %may_kill_n %n0
OpSelectionMerge %lives None
OpBranchConditional %is_zero %dies %lives
%dies = OpLabel
OpTerminateInvocation
%lives = OpLabel
OpReturnValue %n0
OpFunctionEnd
`
