package analysis_test

import (
	"strings"
	"testing"

	"hone/analysis"
	"hone/ir"
	"hone/ir/build"
	"hone/spirv"
)

const importText = `
OpCapability Kernel
OpCapability Addresses
OpCapability Linkage
OpMemoryModel Physical64 OpenCL
OpEntryPoint Kernel %main "main"
OpDecorate %keep LinkageAttributes "keep" Import
OpDecorate %other LinkageAttributes "other" Import
%void = OpTypeVoid
%int = OpTypeInt 32 0
%n1 = OpConstant %int 1
%scope = OpConstant %int 2
%acquire_release = OpConstant %int 264
%p = OpTypePointer Function %int
%pw = OpTypePointer Workgroup %int
%shared = OpVariable %pw Workgroup
%fn = OpTypeFunction %void
%fn_p = OpTypeFunction %void %p
%keep = OpFunction %void None %fn_p
%kept = OpFunctionParameter %p
OpFunctionEnd
%other = OpFunction %void None %fn
OpFunctionEnd
%own = OpFunction %void None %fn
%own_entry = OpLabel
OpReturn
OpFunctionEnd
%main = OpFunction %void None %fn
%entry = OpLabel
%given = OpVariable %p Function
%mine = OpVariable %p Function
%to_keep = OpFunctionCall %void %keep %given
%to_other = OpFunctionCall %void %other
%to_own = OpFunctionCall %void %own
OpReturn
OpFunctionEnd
`

// TestImportedFunctions: a function of another module may do anything with what it can name, and with what a pointer
// leads to that such a function was once given.
func TestImportedFunctions(t *testing.T) {
	m, ids := assemble(t, importText)
	memory := analysis.Memory.Of(analysis.NewCache(m))
	for call, want := range map[string]map[string]bool{
		"to_keep":  {"given": true, "mine": false, "shared": true},
		"to_other": {"given": true, "mine": false, "shared": true},
		"to_own":   {"given": false, "mine": false, "shared": false},
	} {
		in := m.Def(ids[call])
		for name, touches := range want {
			l := memory.Location(ids[name])
			if read, write := memory.MayRead(in, l), memory.MayWrite(in, l); read != touches || write != touches {
				t.Errorf("%s: reads %s: %v, writes it: %v, want %v", call, name, read, write, touches)
			}
		}
		effects := spirv.AllEffects
		if call == "to_own" {
			effects = spirv.Pure
		}
		if got := memory.Effects(in); got != effects {
			t.Errorf("%s: effects %s, want %s", call, got, effects)
		}
	}
}

// TestMemoryCovers: what was found before an edit that makes a function touch more is no bound any more; what was found
// before one that makes it touch less is one. With checks on, that tells an edit that the driver was not told of.
func TestMemoryCovers(t *testing.T) {
	for _, test := range []struct {
		name string
		edit func(b build.Builder, ids map[string]ir.ID)
	}{
		{"a store", func(b build.Builder, ids map[string]ir.ID) { b.Store(ids["shared"], ids["n1"]) }},
		{"a load", func(b build.Builder, ids map[string]ir.ID) { b.Load(ids["int"], ids["shared"]) }},
		{"a barrier", func(b build.Builder, ids map[string]ir.ID) {
			b.ControlBarrier(ids["scope"], ids["scope"], ids["acquire_release"])
		}},
		{"a call of another module", func(b build.Builder, ids map[string]ir.ID) { b.FunctionCall(ids["void"], ids["other"]) }},
	} {
		m, ids := assemble(t, importText)
		small := analysis.Memory.Of(analysis.NewCache(m))
		test.edit(build.AtStart(m.Def(ids["own"]).Function().Entry()), ids)
		large := analysis.Memory.Of(analysis.NewCache(m))
		if analysis.Memory.Validate(small, large) {
			t.Errorf("%s: what was found before it still holds", test.name)
		}
		if !analysis.Memory.Validate(large, small) {
			t.Errorf("%s: what was found with it is no bound for what is without it", test.name)
		}
	}
}

// TestCallsThatReadVolatile: a call that reads what is volatile must stay, though it computes nothing that is used.
func TestCallsThatReadVolatile(t *testing.T) {
	m, ids := assemble(t, `
OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
OpDecorate %decorated Volatile
%int = OpTypeInt 32 0
%p = OpTypePointer Private %int
%plain = OpVariable %p Private
%decorated = OpVariable %p Private
%fn = OpTypeFunction %int
`+reader("reads_plain", "%plain")+reader("reads_decorated", "%decorated")+reader("reads_volatile", "%plain Volatile")+`
%f = OpFunction %int None %fn
%entry = OpLabel
%of_plain = OpFunctionCall %int %reads_plain
%of_decorated = OpFunctionCall %int %reads_decorated
%of_volatile = OpFunctionCall %int %reads_volatile
OpReturnValue %of_plain
OpFunctionEnd
`)
	memory := analysis.Memory.Of(analysis.NewCache(m))
	for name, removable := range map[string]bool{"of_plain": true, "of_decorated": false, "of_volatile": false} {
		if effects := memory.Effects(m.Def(ids[name])); effects&spirv.Removable != 0 != removable {
			t.Errorf("%s: %s", name, effects)
		}
	}
}

func reader(name, operands string) string {
	return strings.NewReplacer("NAME", name, "OPERANDS", operands).Replace(
		"%NAME = OpFunction %int None %fn\n%NAME_entry = OpLabel\n%NAME_value = OpLoad %int OPERANDS\n" +
			"OpReturnValue %NAME_value\nOpFunctionEnd\n")
}
