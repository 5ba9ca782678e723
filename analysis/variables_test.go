package analysis_test

import (
	"testing"

	"hone/analysis"
	"hone/ir"
	"hone/spirv"
)

// TestVariables compares with a walk from each variable through the pointers that are derived from it.
func TestVariables(t *testing.T) {
	eachModule(t, func(t *testing.T, m *ir.Module) {
		c := analysis.NewCache(m)
		all := map[ir.ID]analysis.PointerUses{}
		for _, f := range m.Functions() {
			if len(f.Blocks) == 0 {
				continue
			}
			uses := slowUses(f.Insts())
			var walk func(id ir.ID) analysis.PointerUses
			walk = func(id ir.ID) (access analysis.PointerUses) {
				for _, use := range uses[id] {
					access |= analysis.PointerUse(m, use.Inst, use.Operand)
					if r := use.Inst.Result; r != 0 && analysis.UnderlyingObject(m, r).ID != 0 &&
						analysis.UnderlyingObject(m, r) == analysis.UnderlyingObject(m, id) {
						access |= walk(r)
					}
				}
				return access
			}
			got := analysis.Variables.Of(c, f)
			for id := range ir.ID(m.Bound()) {
				d := m.Def(id)
				if d == nil || d.Op != spirv.OpVariable && (d.Op != spirv.OpFunctionParameter || d.Function() != f) {
					continue
				}
				want := walk(id)
				if analysis.UnderlyingObject(m, id).ID == 0 { // no pointer
					want = 0
				}
				if got.Of(id) != want {
					t.Fatalf("function %%%d, %s: %s, want %s", f.Result(), d, got.Of(id), want)
				}
				all[id] |= want
			}
		}
		got := analysis.ModuleVariables.Of(c)
		for in := range m.Section(ir.Globals).Insts() {
			// Outside of functions there are initializers, debug information and graphs.
			elsewhere := got.Of(in.Result) &^ all[in.Result]
			if in.Op == spirv.OpVariable && (elsewhere&^(analysis.UseDebug|analysis.UseOther) != 0 ||
				all[in.Result]&^got.Of(in.Result) != 0) {
				t.Fatalf("%s: %s, want %s", in, got.Of(in.Result), all[in.Result])
			}
		}
	})
}

func TestAccesses(t *testing.T) {
	m, ids := assemble(t, `
OpCapability Kernel
OpCapability Addresses
OpCapability Linkage
OpCapability GenericPointer
OpCapability Int8
%cl = OpExtInstImport "OpenCL.std"
OpMemoryModel Physical32 OpenCL
OpDecorate %exported LinkageAttributes "exported" Export
%void = OpTypeVoid
%bool = OpTypeBool
%int = OpTypeInt 32 0
%char = OpTypeInt 8 0
%float = OpTypeFloat 32
%n0 = OpConstant %int 0
%n1 = OpConstant %int 1
%n2 = OpConstant %int 2
%size = OpConstant %int 4
%f1 = OpConstant %float 1
%arr = OpTypeArray %int %n2
%p = OpTypePointer Function %int
%pf = OpTypePointer Function %float
%pa = OpTypePointer Function %arr
%pc = OpTypePointer Function %char
%pp = OpTypePointer Function %p
%pg = OpTypePointer Generic %int
%pw = OpTypePointer Workgroup %int
%exported = OpVariable %pw Workgroup
%plain = OpVariable %pw Workgroup
%addressed = OpVariable %pw Workgroup
%ppw = OpTypePointer CrossWorkgroup %pw
%table = OpVariable %ppw CrossWorkgroup %addressed
%fn = OpTypeFunction %void
%fn_p = OpTypeFunction %void %p
%callee = OpFunction %void None %fn_p
%param = OpFunctionParameter %p
%callee_entry = OpLabel
OpStore %param %n0
OpReturn
OpFunctionEnd
%f = OpFunction %void None %fn
%entry = OpLabel
%unused = OpVariable %p Function
%direct = OpVariable %p Function
%array = OpVariable %pa Function
%dynamic = OpVariable %pa Function
%volatile = OpVariable %p Function
%passed = OpVariable %p Function
%stored = OpVariable %p Function
%slot = OpVariable %pp Function
%merged = OpVariable %p Function
%other = OpVariable %p Function
%cast = OpVariable %p Function
%generic = OpVariable %p Function
%atomic = OpVariable %p Function
%extended = OpVariable %pf Function
%compared = OpVariable %p Function
%copied = OpVariable %p Function
%returned = OpVariable %p Function
OpLifetimeStart %direct 4
%n = OpLoad %int %direct
OpStore %direct %n
%element = OpAccessChain %p %array %n1
%element_copy = OpCopyObject %p %element
OpStore %element_copy %n
%any = OpInBoundsAccessChain %p %dynamic %n
%x1 = OpLoad %int %any
%x2 = OpLoad %int %volatile Volatile
%x3 = OpFunctionCall %void %callee %passed
OpStore %slot %stored
%condition = OpIEqual %bool %n %n0
%either = OpSelect %p %condition %merged %other
%x4 = OpLoad %int %either
%bytes = OpBitcast %pc %cast
%x5 = OpLoad %char %bytes
%somewhere = OpPtrCastToGeneric %pg %generic
OpStore %somewhere %n
%x6 = OpAtomicIAdd %int %atomic %n1 %n0 %n1
%x7 = OpExtInst %float %cl fract %f1 %extended
%x8 = OpPtrEqual %bool %compared %direct
OpCopyMemorySized %copied %direct %size Volatile
OpStore %plain %n
OpReturn
OpFunctionEnd
`)
	c := analysis.NewCache(m)
	local := analysis.Variables.Of(c, m.Def(ids["f"]).Function())
	for name, want := range map[string]string{
		"unused":   "",
		"direct":   "load,store,copy,lifetime,volatile,compare",
		"array":    "store,index",
		"dynamic":  "load,dynamic",
		"volatile": "load,volatile",
		"passed":   "call",
		"stored":   "stored",
		"slot":     "store",
		"merged":   "merge",
		"other":    "merge",
		"cast":     "load,cast",
		"generic":  "store,cast",
		"atomic":   "atomic",
		"extended": "extended",
		"compared": "compare",
		"copied":   "copy,volatile",
		"plain":    "store",
	} {
		if got := local.Of(ids[name]).String(); got != want {
			t.Errorf("%s: %s, want %s", name, got, want)
		}
	}
	if got := analysis.Variables.Of(c, m.Def(ids["callee"]).Function()).Of(ids["param"]); got != analysis.UseStore {
		t.Errorf("the parameter: %s", got)
	}
	all := analysis.ModuleVariables.Of(c)
	for name, want := range map[string]analysis.PointerUses{
		"plain": analysis.UseStore, "exported": analysis.UseOther, "addressed": analysis.UseOther, "table": 0, "direct": 0,
	} {
		if got := all.Of(ids[name]); got != want {
			t.Errorf("%s in the module: %s, want %s", name, got, want)
		}
	}
}
