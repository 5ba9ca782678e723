package analysis_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"hone/analysis"
	"hone/ir"
	"hone/spirv"
)

// TestReachingRuns runs random modules and looks for who has written what a load reads.
func TestReachingRuns(t *testing.T) {
	rounds := 800
	if testing.Short() {
		rounds = 300
	}
	known, writers, single := 0, 0, 0
	for seed := range rounds {
		r := rand.New(rand.NewPCG(uint64(seed), 3))
		var m *ir.Module
		args := []value{}
		if seed%2 == 0 {
			m = randomMemoryModule(t, r)
		} else {
			m, _ = randomKernel(t, r)
			accessVariables(m, r)
			args = []value{number(5), number(3), number(1)}
		}
		c := analysis.NewCache(m)
		last := map[*frame]map[cell]*ir.Inst{}
		x := newMachine(m)
		x.group = func(in *ir.Inst) (value, bool) { return number(int32(r.IntN(3))), true }
		x.executed = func(f *frame, in *ir.Inst) {
			if last[f] == nil {
				last[f] = map[cell]*ir.Inst{}
			}
			reaching := analysis.ReachingStores.Of(c, f.function)
			if sources, ok := reaching.Of(in); ok {
				known++
				writers += len(sources.Writers)
				if len(sources.Writers) == 1 && !sources.Initial {
					single++
				}
				for at := range f.reads {
					switch from := last[f][at]; {
					case from == nil && !sources.Initial:
						t.Fatalf("seed %d: %s reads what was there at first, said to come from %v", seed, in, sources.Writers)
					case from != nil && !slices.Contains(sources.Writers, from):
						t.Fatalf("seed %d: %s reads what %s wrote, said to come from %v", seed, in, from, sources.Writers)
					}
				}
			}
			for at := range f.reads {
				if last[f][at] == nil && reaching.Known(at.object.variable) && !reaching.Initial(at.object.variable) {
					t.Fatalf("seed %d: %s reads %%%d, of which what is there at first is said not to be read", seed, in, at.object.variable)
				}
			}
			for at := range f.writes {
				if in.Op != spirv.OpVariable {
					last[f][at] = in
				}
			}
		}
		x.call(m.Functions()[len(m.Functions())-1], args...)
		x.run(500)
	}
	t.Logf("%d loads of which it is known, from %d writers; %d have exactly one", known, writers, single)
	if known < 5*rounds || single < known/10 {
		t.Error("next to nothing is known")
	}
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
		for b := ir.AtEnd(x); r.IntN(3) > 0; {
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

func TestReaching(t *testing.T) {
	m, ids := assemble(t, reachingText)
	f := m.Def(ids["main"]).Function()
	c := analysis.NewCache(m)
	reaching := analysis.ReachingStores.Of(c, f)
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
		"leaked_value": "unknown",
	} {
		sources, ok := reaching.Of(m.Def(ids[load]))
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
	if r := analysis.ReachingStores.Of(c, m.Def(ids["aliases"]).Function()); r.Known(ids["private"]) {
		t.Error("a parameter that may lead to the variable is left out of account")
	}
	for variable, want := range map[string]bool{"v": true, "later": false, "array": true, "never": true, "private": true, "unread": false, "leaked": true} {
		if got := reaching.Initial(ids[variable]); got != want {
			t.Errorf("what %s holds at first may be read: %v", variable, got)
		}
	}
}

const reachingText = `
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
