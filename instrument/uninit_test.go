package instrument_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"hone"
	"hone/instrument"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/ir"
	"hone/pass"
	"hone/vm"
	"hone/vm/layout"
)

// TestUninitParts: vectors and structs that are written part by part, in all ways in which front ends do that, are
// initialized where something was stored; what is read of the rest is reported.
func TestUninitParts(t *testing.T) {
	const head = `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %out
OpExecutionMode %main LocalSize 1 1 1
OpName %a "a"
OpName %b "b"
OpDecorate %Out Block
OpMemberDecorate %Out 0 Offset 0
OpDecorate %out DescriptorSet 0
OpDecorate %out Binding 0
%void = OpTypeVoid
%float = OpTypeFloat 32
%int = OpTypeInt 32 1
%v2 = OpTypeVector %float 2
%v4 = OpTypeVector %float 4
%S = OpTypeStruct %v4 %float
%n0 = OpConstant %int 0
%n1 = OpConstant %int 1
%f1 = OpConstant %float 1
%one2 = OpConstantComposite %v2 %f1 %f1
%one4 = OpConstantComposite %v4 %f1 %f1 %f1 %f1
%Out = OpTypeStruct %v4
%pOut = OpTypePointer StorageBuffer %Out
%pv4 = OpTypePointer StorageBuffer %v4
%lv4 = OpTypePointer Function %v4
%lfloat = OpTypePointer Function %float
%lS = OpTypePointer Function %S
%out = OpVariable %pOut StorageBuffer
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
%a = OpVariable %lv4 Function
%b = OpVariable %lv4 Function
%s = OpVariable %lS Function
%o = OpAccessChain %pv4 %out %n0
`
	const tail = `
OpReturn
OpFunctionEnd
`
	for _, x := range []struct{ name, body, want string }{
		{"shuffles", `
%x = OpLoad %v4 %a
%y = OpVectorShuffle %v4 %x %one2 4 5 2 3
OpStore %a %y
%z = OpLoad %v4 %a
%w = OpVectorShuffle %v4 %z %one2 0 1 4 5
OpStore %a %w
%r = OpLoad %v4 %a
OpStore %o %r`, ""},
		{"a lane is missing", `
%x = OpLoad %v4 %a
%y = OpVectorShuffle %v4 %x %one4 4 5 6 3
OpStore %a %y
%r = OpLoad %v4 %a
OpStore %o %r`, "r"},
		{"the missing lane is not used", `
%x = OpLoad %v4 %a
%y = OpVectorShuffle %v4 %x %one4 4 5 6 3
OpStore %a %y
%r = OpLoad %v4 %a
%e = OpCompositeExtract %float %r 2
%c = OpCompositeConstruct %v4 %e %e %e %e
OpStore %o %c`, ""},
		{"the missing lane is used by way of others", `
%x = OpLoad %v4 %a
%y = OpVectorShuffle %v4 %x %one4 4 5 6 3
%h = OpVectorShuffle %v2 %y %y 3 0
%c = OpCompositeConstruct %v4 %h %one2
OpStore %o %c`, "x"},
		{"inserts", `
%x = OpLoad %v4 %a
%y = OpCompositeInsert %v4 %f1 %x 0
%z = OpCompositeInsert %v4 %f1 %y 1
%u = OpCompositeInsert %v4 %f1 %z 2
%v = OpCompositeInsert %v4 %f1 %u 3
OpStore %o %v`, ""},
		{"an insert that is stored, and the rest is read", `
%x = OpLoad %v4 %a
%y = OpCompositeInsert %v4 %f1 %x 1
OpStore %a %y
%z = OpLoad %v4 %a
%e = OpCompositeExtract %float %z 1
%f = OpCompositeExtract %float %z 0
%g = OpFAdd %float %e %f
%c = OpCompositeConstruct %v4 %g %g %g %g
OpStore %o %c`, "z"},
		{"a copy of a copy", `
%x = OpLoad %v4 %a
OpStore %b %x
%y = OpLoad %v4 %b
OpStore %o %y`, "y"},
		{"a struct of which one member is set", `
%x = OpLoad %S %s
%y = OpCompositeInsert %S %one4 %x 0
OpStore %s %y
%z = OpLoad %S %s
%m = OpCompositeExtract %v4 %z 0
OpStore %o %m`, ""},
		{"and the other is read", `
%x = OpLoad %S %s
%y = OpCompositeInsert %S %f1 %x 1
OpStore %s %y
%z = OpLoad %S %s
%m = OpCompositeExtract %v4 %z 0
OpStore %o %m`, "z"},
		{"the store comes after", `
%r = OpLoad %v4 %a
OpStore %o %r
OpStore %a %one4`, "r"},
		{"the store comes before", `
OpStore %a %one4
%r = OpLoad %v4 %a
OpStore %o %r`, ""},
		{"a chain comes before the store", `
%p = OpAccessChain %lfloat %a %n1
OpStore %a %one4
%r = OpLoad %v4 %a
OpStore %o %r`, ""},
	} {
		t.Run(x.name, func(t *testing.T) {
			names := ""
			for _, id := range []string{"x", "y", "z", "r", "u"} {
				if strings.Contains(x.body, "%"+id+" = OpLoad") {
					names += fmt.Sprintf("OpName %%%s \"%s\"\n", id, id)
				}
			}
			text := strings.Replace(head, "OpName %a", names+"OpName %a", 1) + x.body[1:] + tail
			m := irtest.Read(t, irtest.Assemble(t, text, "spv1.4"))
			p := passtest.Parse(t, "instrument-uninit", hone.Passes()...)
			if _, err := p.Run(m, pass.Options{Check: true}); err != nil {
				t.Fatal(err)
			}
			if msg := passtest.ValidateAny(t, irtest.Write(t, m)); msg != "" {
				t.Errorf("spirv-val: %s", msg)
			}
			var got []string
			for _, s := range reported(t, m) {
				got = append(got, strings.TrimPrefix(s.Instruction, "OpLoad %"))
			}
			if !slices.Equal(got, strings.Fields(x.want)) {
				t.Errorf("reported are %q, want %q", got, x.want)
			}
		})
	}
}

// reported runs the one invocation of a module and returns the sites that it reports.
func reported(t *testing.T, m *ir.Module) (sites []*instrument.Site) {
	t.Helper()
	table, err := instrument.ReadTable(m)
	if err != nil {
		return nil // nothing could be wrong
	}
	program, err := vm.Compile(m, vm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	at := layout.Slot{Set: table.Set, Binding: table.Binding}
	in := vm.Inputs{Groups: [3]int{1, 1, 1}, Buffers: map[layout.Slot][]byte{{}: make([]byte, 64), at: make([]byte, 4096)}}
	if _, err := program.Run(in); err != nil {
		t.Fatal(err)
	}
	for site := range described(t, table, in.Buffers[at]) {
		sites = append(sites, site)
	}
	return sites
}
