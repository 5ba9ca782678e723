package analysis_test

import (
	"testing"

	"hone/analysis"
	"hone/ir"
	"hone/spirv"
)

// TestMemorySSAInLoops asks about accesses whose indices and pointers are others in the next iteration.
func TestMemorySSAInLoops(t *testing.T) {
	m, ids := assemble(t, loopsText)
	c := analysis.NewCache(m)
	f := m.Functions()[0]
	g, memory := analysis.MemorySSA.Of(c, f), analysis.Memory.Of(c)
	store := func(block string, n int) *ir.Inst {
		for in := range m.BlockOf(ids[block]).Insts() {
			if in.Op == spirv.OpStore {
				if n == 0 {
					return in
				}
				n--
			}
		}
		return nil
	}
	for name, x := range map[string]struct {
		in   *ir.Inst
		want bool
	}{
		"the first store of an iteration, overwritten in it": {store("body", 1), true},
		"the last one, which the next iteration reads":       {store("join", 1), false},
		"what is never read":                                 {store("body", 3), true},
	} {
		if got := g.Dead(x.in); got != x.want {
			t.Errorf("%s: dead: %v", name, got)
		}
	}
	clobber := func(load string) analysis.MemoryAccess {
		in := m.Def(ids[load])
		return g.Clobber(g.Access(in), memory.Location(in.ID(0)))
	}
	if state := clobber("other_member"); g.Kind(state) != analysis.MemoryPhi || g.Block(state) != m.BlockOf(ids["head"]) {
		t.Errorf("another iteration may have written what a varying pointer leads to: %v", g.Inst(state))
	}
	if state := clobber("same_member"); g.Inst(state) != store("body", 0) {
		t.Errorf("a store of the same iteration is what is read: %v", g.Inst(state))
	}
	if state := clobber("after"); g.Inst(state) != store("entry", 0) {
		t.Errorf("nothing in the loop writes it: %v", g.Inst(state))
	}
	if state := clobber("read_only"); g.Kind(state) != analysis.LiveOnEntry {
		t.Errorf("nothing writes it: %v", g.Inst(state))
	}
}

const loopsText = `
OpCapability Shader
OpCapability VariablePointers
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %given
OpExecutionMode %main LocalSize 1 1 1
%void = OpTypeVoid
%bool = OpTypeBool
%int = OpTypeInt 32 0
%n0 = OpConstant %int 0
%n1 = OpConstant %int 1
%n7 = OpConstant %int 7
%n9 = OpConstant %int 9
%arr = OpTypeArray %int %n9
%pair = OpTypeStruct %int %int
%pi = OpTypePointer Input %int
%pf = OpTypePointer Function %int
%pa = OpTypePointer Function %arr
%pw = OpTypePointer Workgroup %int
%pp = OpTypePointer Workgroup %pair
%given = OpVariable %pi Input
%s0 = OpVariable %pp Workgroup
%s1 = OpVariable %pp Workgroup
%w = OpVariable %pw Workgroup
%other = OpVariable %pw Workgroup
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
%a = OpVariable %pa Function
%unread = OpVariable %pf Function
OpStore %other %n1
OpBranch %head
%head = OpLabel
%i = OpPhi %int %n0 %entry %next %latch
%more = OpULessThan %bool %i %n7
OpLoopMerge %done %latch None
OpBranchConditional %more %body %done
%body = OpLabel
%next = OpIAdd %int %i %n1
%p = OpSelect %pp %more %s0 %s1
%m0 = OpAccessChain %pw %p %n0
%m1 = OpAccessChain %pw %p %n1
%here = OpAccessChain %pf %a %next
%before = OpAccessChain %pf %a %i
OpStore %m0 %n1
OpStore %here %n0
OpSelectionMerge %join None
OpStore %here %n1
OpStore %unread %i
OpBranchConditional %more %then %join
%then = OpLabel
OpStore %w %n1
OpBranch %join
%join = OpLabel
%other_member = OpLoad %int %m1
%same_member = OpLoad %int %m0
OpStore %here %n9
%read_before = OpLoad %int %before
OpStore %here %n7
OpBranch %latch
%latch = OpLabel
OpBranch %head
%done = OpLabel
%after = OpLoad %int %other
%read_only = OpLoad %int %given
OpReturn
OpFunctionEnd
`
