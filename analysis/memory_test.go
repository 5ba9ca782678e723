package analysis_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"hone/analysis"
	"hone/internal/irtest"
	"hone/ir"
	"hone/spirv"
)

const memoryHead = irtest.Compute + `
%void = OpTypeVoid
%bool = OpTypeBool
%int = OpTypeInt 32 1
%n0 = OpConstant %int 0
%n1 = OpConstant %int 1
%n2 = OpConstant %int 2
%n3 = OpConstant %int 3
%n4 = OpConstant %int 4
%arr = OpTypeArray %int %n4
%struct = OpTypeStruct %int %arr %arr
`

// memoryGenerator writes random functions that pass pointers around.
type memoryGenerator struct {
	*rand.Rand
	strings.Builder
	next    int
	classes []string
	leaks   bool // selects of pointers, pointers as results
	// pointers and numbers that can be used here, by type; ints are under "int".
	have map[string][]string
}

func (g *memoryGenerator) name() string {
	g.next++
	return fmt.Sprintf("%%v%d", g.next)
}

func (g *memoryGenerator) pick(list []string) string { return list[g.IntN(len(list))] }

func (g *memoryGenerator) def(typ, format string, args ...any) string {
	id := g.name()
	fmt.Fprintf(g, "%s = "+format+"\n", append([]any{id}, args...)...)
	g.have[typ] = append(g.have[typ], id)
	return id
}

// pointerTypes are the names of pointer types: class and pointee.
func (g *memoryGenerator) pointerTypes() (list []string) {
	for _, class := range g.classes {
		for _, pointee := range []string{"int", "arr", "struct"} {
			list = append(list, class+"_"+pointee)
		}
	}
	return list
}

// instruction writes a random instruction. callees are what can be called.
func (g *memoryGenerator) instruction(callees []signature) {
	typ := g.pick(g.pointerTypes())
	class, pointee, _ := strings.Cut(typ, "_")
	if len(g.have[typ]) == 0 {
		return
	}
	p := g.pick(g.have[typ])
	index := func() string {
		if g.IntN(3) == 0 {
			return g.def("int", "OpBitwiseAnd %%int %s %%n3", g.pick(g.have["int"]))
		}
		return fmt.Sprintf("%%n%d", g.IntN(4))
	}
	switch g.IntN(9) {
	case 0, 1:
		switch pointee {
		case "struct":
			if g.IntN(2) == 0 {
				g.def(class+"_int", "OpAccessChain %%%s_int %s %%n%d %s", class, p, 1+g.IntN(2), index())
			} else {
				g.def(class+"_arr", "OpAccessChain %%%s_arr %s %%n%d", class, p, 1+g.IntN(2))
			}
		case "arr":
			g.def(class+"_int", "OpAccessChain %%%s_int %s %s", class, p, index())
		}
	case 2, 3:
		if pointee == "int" {
			g.def("int", "OpLoad %%int %s", p)
		}
	case 4, 5:
		if pointee == "int" {
			fmt.Fprintf(g, "OpStore %s %s\n", p, g.pick(g.have["int"]))
		}
	case 6:
		for _, other := range g.classes {
			if list := g.have[other+"_"+pointee]; len(list) > 0 {
				fmt.Fprintf(g, "OpCopyMemory %s %s\n", p, g.pick(list))
				break
			}
		}
	case 7:
		if g.leaks && g.IntN(3) == 0 {
			condition := g.def("bool", "OpSLessThan %%bool %s %s", g.pick(g.have["int"]), g.pick(g.have["int"]))
			g.def(typ, "OpSelect %%%s %s %s %s", typ, condition, p, g.pick(g.have[typ]))
		}
	case 8:
		if len(callees) == 0 {
			return
		}
		f := callees[g.IntN(len(callees))]
		args := ""
		for _, param := range f.params {
			if len(g.have[param]) == 0 {
				return
			}
			args += " " + g.pick(g.have[param])
		}
		g.def(f.result, "OpFunctionCall %%%s %%%s%s", f.result, f.name, args)
	}
}

type signature struct {
	name, result string
	params       []string
}

// function returns a function of a few blocks in a row, some of which may be skipped.
func (g *memoryGenerator) function(name string, callees []signature) (f signature, text string) {
	g.have = map[string][]string{"int": {"%n0", "%n3"}}
	g.Reset()
	f.name = name
	for range g.IntN(4) {
		if name != "main" {
			f.params = append(f.params, g.pick(append(g.pointerTypes(), "int")))
		}
	}
	for _, param := range f.params {
		g.def(param, "OpFunctionParameter %%%s", param)
	}
	fmt.Fprintf(g, "%%entry_%s = OpLabel\n", name)
	for range 1 + g.IntN(3) {
		g.def("Function_struct", "OpVariable %%Function_struct Function")
	}
	for _, class := range g.classes[1:] {
		g.have[class+"_struct"] = append(g.have[class+"_struct"], "%"+class+"0", "%"+class+"1")
	}
	for blocks := g.IntN(4); ; blocks-- {
		for range 4 + g.IntN(8) {
			g.instruction(callees)
		}
		if blocks == 0 {
			break
		}
		condition := g.def("bool", "OpSLessThan %%bool %s %s", g.pick(g.have["int"]), g.pick(g.have["int"]))
		skipped, after := g.name(), g.name()
		fmt.Fprintf(g, "OpBranchConditional %s %s %s\n%s = OpLabel\n", condition, skipped, after, skipped)
		// What the skipped block defines does not dominate what follows.
		before := map[string]int{}
		for typ, list := range g.have {
			before[typ] = len(list)
		}
		for range g.IntN(6) {
			g.instruction(callees)
		}
		for typ := range g.have {
			g.have[typ] = g.have[typ][:before[typ]]
		}
		fmt.Fprintf(g, "OpBranch %s\n%s = OpLabel\n", after, after)
	}
	f.result = "int"
	if typ := g.pick(g.pointerTypes()); g.leaks && g.IntN(3) == 0 && len(g.have[typ]) > 0 && name != "main" {
		f.result = typ
	}
	fmt.Fprintf(g, "OpReturnValue %s\nOpFunctionEnd\n", g.pick(g.have[f.result]))
	return f, fmt.Sprintf("%%%s = OpFunction %%%s None %%fn_%s\n%s", name, f.result, name, g.String())
}

func randomMemoryModule(t *testing.T, r *rand.Rand) *ir.Module {
	g := &memoryGenerator{Rand: r, leaks: r.IntN(2) == 0, classes: []string{"Function", "Private", "Workgroup",
		"Output"}[:1+r.IntN(4)]}
	var functions []signature
	body := ""
	for n := r.IntN(4); n >= 0; n-- {
		name := fmt.Sprintf("f%d", n)
		if n == 0 {
			name = "main"
		}
		f, text := g.function(name, functions)
		functions, body = append(functions, f), body+text
	}
	head := memoryHead
	for _, typ := range g.pointerTypes() {
		class, pointee, _ := strings.Cut(typ, "_")
		head += fmt.Sprintf("%%%s = OpTypePointer %s %%%s\n", typ, class, pointee)
	}
	for _, class := range g.classes[1:] {
		for k := range 2 {
			head += fmt.Sprintf("%%%s%d = OpVariable %%%s_struct %s\n", class, k, class, class)
		}
	}
	for _, f := range functions {
		head += fmt.Sprintf("%%fn_%s = OpTypeFunction %%%s", f.name, f.result)
		for _, param := range f.params {
			head += " %" + param
		}
		head += "\n"
	}
	m, _ := assemble(t, head+body)
	return m
}

// TestMemoryRuns runs random modules: what an instruction has read or written, of what the pointers of its function
// lead to, it must have been said to do.
func TestMemoryRuns(t *testing.T) {
	rounds := 800
	if testing.Short() {
		rounds = 200
	}
	asked, seen, said := 0, 0, 0
	for seed := range rounds {
		m := randomMemoryModule(t, rand.New(rand.NewPCG(uint64(seed), 0)))
		memory := analysis.Memory.Of(analysis.NewCache(m))
		x := newMachine(m)
		x.executed = func(f *frame, in *ir.Inst) {
			for id, v := range f.values {
				if v.pointer == nil || id == in.Result {
					continue
				}
				reads, writes := false, false
				for i := range v.pointer.n {
					c := cell{v.pointer.to, v.pointer.at + i}
					reads, writes = reads || f.reads[c], writes || f.writes[c]
				}
				l := memory.Location(id)
				mayRead, mayWrite := memory.MayRead(in, l), memory.MayWrite(in, l)
				var p analysis.ModRef
				memory.Add(&p, in)
				if reads && (!mayRead || !p.MayRead(l)) || writes && (!mayWrite || !p.MayWrite(l)) {
					t.Fatalf("seed %d: %s reads (%v) or writes (%v) what %%%d leads to, which it is said not to do", seed, in, reads,
						writes, id)
				}
				if in.Op == spirv.OpStore || in.Op == spirv.OpFunctionCall {
					asked++
					seen += count(writes)
					said += count(mayWrite)
				}
			}
		}
		x.call(m.Functions()[len(m.Functions())-1])
		x.run(3000)
	}
	t.Logf("of %d questions about stores and calls, %d have the answer that they may write; %d did", asked, said, seen)
	if said > asked/2 || seen < asked/10 {
		t.Error("the answers say next to nothing")
	}
}

func count(b bool) int {
	if b {
		return 1
	}
	return 0
}

// TestMemory asks of instructions which of some pointers they may read and write.
func TestMemory(t *testing.T) {
	const (
		buffers = "a a_1 a_whole b first second "
		shared  = buffers + "restricted shared explicit aliased out "
		loose   = "left either leaked "
	)
	tests := []struct{ code, reads, writes, effects string }{
		{code: "%x = OpLoad %int %a", reads: "a a_whole b first second", effects: "removable,reads"},
		{code: "OpStore %a %n0", writes: "a a_whole b first second"},
		{code: "OpStore %a_1 %n0", writes: "a_1 a_whole b first second"},
		{code: "OpStore %a_n %n0", writes: buffers},
		{code: "OpStore %a_outside %n0", writes: buffers},
		{code: "OpStore %restricted %n0", writes: "restricted"},
		{code: "OpStore %first %n0", writes: buffers}, // two descriptors may be of one buffer
		{code: "OpStore %shared %n0", writes: "shared"},
		{code: "OpStore %explicit %n0", writes: "explicit aliased"},
		{code: "OpStore %local %n0", writes: "local"},
		{code: "OpStore %private %n0", writes: "private"},
		{code: "OpStore %left %n0", writes: "left either"},
		{code: "OpStore %either %n0", writes: loose},
		{code: "%x = OpLoad %int %local Volatile", reads: "local", writes: "local", effects: "reads,writes"},
		{code: "OpCopyMemory %out %a", reads: "a a_whole b first second", writes: "out"},
		{code: "%x = OpAtomicIAdd %int %shared %n1 %n0 %n1", reads: "shared", writes: "shared"},
		{code: "%x = OpAtomicIAdd %int %shared %n1 %acquire %n1", reads: shared, writes: shared},
		{code: "OpControlBarrier %n2 %n2 %n0", reads: shared, writes: shared},
		{code: "OpMemoryBarrier %n2 %acquire", reads: shared, writes: shared},
		{code: "%i = OpLoad %image %the_image\nOpImageWrite %i %at %zero", writes: buffers},
		{code: "%i = OpLoad %image %the_image\n%x = OpImageRead %vec4 %i %at", reads: buffers},
		{code: "%x = OpExtInst %float %glsl Modf %f0 %fraction", writes: "fraction"},
		{code: "OpDemoteToHelperInvocation", reads: shared + loose},
		{code: "OpBeginInvocationInterlockEXT", reads: shared + loose, writes: shared + loose},
		{code: "%x = OpIAdd %int %n %n"},
		{code: "%x = OpFunctionCall %void %uses_globals", reads: buffers, writes: "private out", effects: "reads,writes"},
		{code: "%x = OpFunctionCall %void %uses_parameters %out %local", writes: "out local", effects: "writes"},
		{code: "%x = OpFunctionCall %void %uses_parameters %out %either", writes: "out " + loose, effects: "writes"},
		{code: "%x = OpFunctionCall %void %ring %local", reads: "local", writes: "private local", effects: "reads,writes"},
		{code: "%x = OpFunctionCall %pfi %identity %leaked", effects: "removable,mergeable,speculatable"},
		{code: "%x = OpFunctionCall %int %add %n", effects: "removable,mergeable,speculatable"},
		{code: "%x = OpFunctionCall %int %loop %n", effects: "removable,mergeable"},
		{code: "%x = OpFunctionCall %int %reads_private %n", reads: "private", effects: "removable,reads"},
		{code: "%x = OpFunctionCall %int %reads_uniform %n", effects: "removable,mergeable"},
		{code: "%x = OpFunctionCall %int %kill %n", reads: shared + loose, effects: "reads,writes,state"},
		{code: "%x = OpFunctionCall %int %clock %n", effects: "removable,state"},
	}
	var text strings.Builder
	for i, test := range tests {
		code := strings.NewReplacer("%x ", fmt.Sprintf("%%x%d ", i), "%i ", fmt.Sprintf("%%i%d ", i)).Replace(test.code)
		fmt.Fprintf(&text, "OpBranch %%block%d\n%%block%d = OpLabel\n%s\n", i, i, code)
	}
	m, ids := assemble(t, fmt.Sprintf(memoryText, text.String()))
	memory := analysis.Memory.Of(analysis.NewCache(m))
	pointers := strings.Fields(shared + loose + "local private fraction")
	slices.Sort(pointers)
	check := func(code string, what string, may func(analysis.Location) bool, want string) {
		var got []string
		for _, name := range pointers {
			if may(memory.Location(ids[name])) {
				got = append(got, name)
			}
		}
		list := strings.Fields(want)
		if slices.Sort(list); !slices.Equal(got, list) {
			t.Errorf("%s %s\n%v, want\n%v", code, what, got, list)
		}
	}
	for i, test := range tests {
		in := m.BlockOf(ids[fmt.Sprintf("block%d", i)]).Terminator().Prev()
		check(test.code, "reads", func(l analysis.Location) bool { return memory.MayRead(in, l) }, test.reads)
		check(test.code, "writes", func(l analysis.Location) bool { return memory.MayWrite(in, l) }, test.writes)
		if got := memory.Effects(in).String(); test.effects != "" && got != test.effects {
			t.Errorf("%s: effects %s, want %s", test.code, got, test.effects)
		}
		if ends := strings.Contains(test.code, "kill"); memory.MayNotReturn(in) != ends {
			t.Errorf("%s: ends is %v", test.code, !ends)
		}
	}
	end := m.Def(ids["main"]).Function().Blocks[len(tests)].Terminator()
	check("the return", "reads", func(l analysis.Location) bool { return memory.MayRead(end, l) }, shared+"private either")
	check("the return", "writes", func(l analysis.Location) bool { return memory.MayWrite(end, l) }, "")
	for name, constant := range map[string]bool{"a": false, "local": false, "input": true, "uniform": true} {
		if l := memory.Location(ids[name]); !l.NonVolatile || l.ReadOnly != constant {
			t.Errorf("%s: %+v", name, l)
		}
	}
	// A variable of a function is apart from what the function was given a pointer to.
	for call, written := range map[string]string{"ring_call": "ring_pointer", "ring_call_own": "ring_own"} {
		for _, name := range []string{"ring_pointer", "ring_own"} {
			if got := memory.MayWrite(m.Def(ids[call]), memory.Location(ids[name])); got != (name == written) {
				t.Errorf("%s writes %s: %v", call, name, got)
			}
		}
	}
	// What is volatile or coherent may change at any time, and so may what a pointer from elsewhere leads to.
	m.Decorate(ids["buffer_a"], spirv.DecorationCoherent)
	m.Decorate(ids["left"], spirv.DecorationVolatile)
	for name, stable := range map[string]bool{"a": false, "b": true, "left": false, "either": false, "local": true} {
		if l := memory.Location(ids[name]); l.NonVolatile != stable || memory.MayWrite(end, l) != !stable {
			t.Errorf("%s is stable: %v", name, l.NonVolatile)
		}
	}
}

const memoryText = `
OpCapability Shader
OpCapability VariablePointers
OpCapability ShaderClockKHR
OpCapability Int64
OpCapability DemoteToHelperInvocation
%%glsl = OpExtInstImport "GLSL.std.450"
OpMemoryModel Logical GLSL450
OpEntryPoint Fragment %%main "main" %%input %%out
OpDecorate %%block Block
OpDecorate %%uniform_block Block
OpDecorate %%buffer_restricted Restrict
OpDecorate %%explicit Aliased
OpDecorate %%aliased Aliased
%%void = OpTypeVoid
%%bool = OpTypeBool
%%int = OpTypeInt 32 0
%%long = OpTypeInt 64 0
%%float = OpTypeFloat 32
%%vec4 = OpTypeVector %%float 4
%%n0 = OpConstant %%int 0
%%n1 = OpConstant %%int 1
%%n2 = OpConstant %%int 2
%%n3 = OpConstant %%int 3
%%n4 = OpConstant %%int 4
%%acquire = OpConstant %%int 258
%%f0 = OpConstant %%float 0
%%zero = OpConstantNull %%vec4
%%arr = OpTypeArray %%int %%n4
%%block = OpTypeStruct %%int %%arr
%%blocks = OpTypeArray %%block %%n2
%%uniform_block = OpTypeStruct %%int
%%p_block = OpTypePointer StorageBuffer %%block
%%p_blocks = OpTypePointer StorageBuffer %%blocks
%%p_int = OpTypePointer StorageBuffer %%int
%%p_arr = OpTypePointer StorageBuffer %%arr
%%pw = OpTypePointer Workgroup %%int
%%pp = OpTypePointer Private %%int
%%po = OpTypePointer Output %%int
%%pi = OpTypePointer Input %%int
%%pf = OpTypePointer Function %%float
%%pfi = OpTypePointer Function %%int
%%pu = OpTypePointer Uniform %%uniform_block
%%pui = OpTypePointer Uniform %%int
%%image = OpTypeImage %%float 2D 0 0 0 2 Rgba32f
%%p_image = OpTypePointer UniformConstant %%image
%%ivec2 = OpTypeVector %%int 2
%%at = OpConstantComposite %%ivec2 %%n0 %%n0
%%buffer_a = OpVariable %%p_block StorageBuffer
%%buffer_b = OpVariable %%p_block StorageBuffer
%%buffer_restricted = OpVariable %%p_block StorageBuffer
%%buffers = OpVariable %%p_blocks StorageBuffer
%%shared = OpVariable %%pw Workgroup
%%explicit = OpVariable %%pw Workgroup
%%aliased = OpVariable %%pw Workgroup
%%private = OpVariable %%pp Private
%%out = OpVariable %%po Output
%%input = OpVariable %%pi Input
%%uniform_variable = OpVariable %%pu Uniform
%%the_image = OpVariable %%p_image UniformConstant
%%fn = OpTypeFunction %%void
%%fn_pointer = OpTypeFunction %%void %%pfi
%%fn_pointers = OpTypeFunction %%void %%po %%pfi
%%fn_identity = OpTypeFunction %%pfi %%pfi
%%fn_int = OpTypeFunction %%int %%int
%%main = OpFunction %%void None %%fn
%%entry = OpLabel
%%local = OpVariable %%pfi Function
%%fraction = OpVariable %%pf Function
%%left = OpVariable %%pfi Function
%%right = OpVariable %%pfi Function
%%leaked = OpVariable %%pfi Function
%%a = OpAccessChain %%p_int %%buffer_a %%n1 %%n0
%%a_whole = OpAccessChain %%p_arr %%buffer_a %%n1
%%a_1 = OpAccessChain %%p_int %%buffer_a %%n1 %%n1
%%b = OpAccessChain %%p_int %%buffer_b %%n0
%%restricted = OpAccessChain %%p_int %%buffer_restricted %%n0
%%first = OpAccessChain %%p_int %%buffers %%n0 %%n0
%%second = OpAccessChain %%p_int %%buffers %%n1 %%n1 %%n3
%%uniform = OpAccessChain %%pui %%uniform_variable %%n0
%%n = OpLoad %%int %%input
%%a_n = OpAccessChain %%p_int %%buffer_a %%n1 %%n
%%a_outside = OpAccessChain %%p_int %%buffer_a %%n1 %%n4
%%condition = OpIEqual %%bool %%n %%n0
%%either = OpSelect %%pfi %%condition %%left %%right
%sOpReturn
OpFunctionEnd
%%uses_globals = OpFunction %%void None %%fn
%%uses_globals_entry = OpLabel
%%own = OpVariable %%pfi Function
%%a_there = OpAccessChain %%p_int %%buffer_a %%n1 %%n0
%%there = OpLoad %%int %%a_there
OpStore %%own %%there
OpStore %%private %%there
OpStore %%out %%there
OpReturn
OpFunctionEnd
%%uses_parameters = OpFunction %%void None %%fn_pointers
%%to_out = OpFunctionParameter %%po
%%to_local = OpFunctionParameter %%pfi
%%uses_parameters_entry = OpLabel
OpStore %%to_out %%n0
OpStore %%to_local %%n0
OpReturn
OpFunctionEnd
%%ring = OpFunction %%void None %%fn_pointer
%%ring_pointer = OpFunctionParameter %%pfi
%%ring_entry = OpLabel
%%ring_own = OpVariable %%pfi Function
%%ring_call_own = OpFunctionCall %%void %%ring_too %%ring_own
%%ring_call = OpFunctionCall %%void %%ring_too %%ring_pointer
OpReturn
OpFunctionEnd
%%ring_too = OpFunction %%void None %%fn_pointer
%%ring_too_pointer = OpFunctionParameter %%pfi
%%ring_too_entry = OpLabel
OpStore %%ring_too_pointer %%n0
OpStore %%private %%n0
%%ring_too_call = OpFunctionCall %%void %%ring %%ring_too_pointer
OpReturn
OpFunctionEnd
%%identity = OpFunction %%pfi None %%fn_identity
%%identity_pointer = OpFunctionParameter %%pfi
%%identity_entry = OpLabel
OpReturnValue %%identity_pointer
OpFunctionEnd
%%add = OpFunction %%int None %%fn_int
%%add_n = OpFunctionParameter %%int
%%add_entry = OpLabel
%%add_own = OpVariable %%pfi Function
OpStore %%add_own %%add_n
%%add_again = OpLoad %%int %%add_own
%%sum = OpIAdd %%int %%add_again %%n1
OpReturnValue %%sum
OpFunctionEnd
%%loop = OpFunction %%int None %%fn_int
%%loop_n = OpFunctionParameter %%int
%%loop_entry = OpLabel
%%loop_condition = OpIEqual %%bool %%loop_n %%n1
OpBranch %%loop_header
%%loop_header = OpLabel
OpLoopMerge %%loop_end %%loop_continue None
OpBranchConditional %%loop_condition %%loop_end %%loop_continue
%%loop_continue = OpLabel
OpBranch %%loop_header
%%loop_end = OpLabel
OpReturnValue %%n1
OpFunctionEnd
%%reads_private = OpFunction %%int None %%fn_int
%%reads_private_n = OpFunctionParameter %%int
%%reads_private_entry = OpLabel
%%private_value = OpLoad %%int %%private
OpReturnValue %%private_value
OpFunctionEnd
%%reads_uniform = OpFunction %%int None %%fn_int
%%reads_uniform_n = OpFunctionParameter %%int
%%reads_uniform_entry = OpLabel
%%uniform_there = OpAccessChain %%pui %%uniform_variable %%n0
%%uniform_value = OpLoad %%int %%uniform_there
OpReturnValue %%uniform_value
OpFunctionEnd
%%kill = OpFunction %%int None %%fn_int
%%kill_n = OpFunctionParameter %%int
%%kill_entry = OpLabel
OpKill
OpFunctionEnd
%%clock = OpFunction %%int None %%fn_int
%%clock_n = OpFunctionParameter %%int
%%clock_entry = OpLabel
%%time = OpReadClockKHR %%long %%n3
OpReturnValue %%n0
OpFunctionEnd
`
