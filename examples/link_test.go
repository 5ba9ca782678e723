package examples

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/ir"
	"hone/ir/clone"
	"hone/spirv"
	"hone/vm/compare"
	"hone/vm/layout"
)

// mainText imports a function and a variable, and exports another function.
const mainText = `
OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %out %factor
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %words ArrayStride 4
OpDecorate %Out Block
OpMemberDecorate %Out 0 Offset 0
OpDecorate %out DescriptorSet 0
OpDecorate %out Binding 0
OpDecorate %factor LinkageAttributes "factor" Import
OpDecorate %scale LinkageAttributes "scale" Import
OpDecorate %double LinkageAttributes "double" Export
%void = OpTypeVoid
%u32 = OpTypeInt 32 0
%n0 = OpConstant %u32 0
%n2 = OpConstant %u32 2
%n7 = OpConstant %u32 7
%words = OpTypeRuntimeArray %u32
%Out = OpTypeStruct %words
%p_Out = OpTypePointer StorageBuffer %Out
%p_u32 = OpTypePointer StorageBuffer %u32
%p_private = OpTypePointer Private %u32
%out = OpVariable %p_Out StorageBuffer
%factor = OpVariable %p_private Private
%fn = OpTypeFunction %void
%fn_u32 = OpTypeFunction %u32 %u32
%scale = OpFunction %u32 None %fn_u32
%a = OpFunctionParameter %u32
OpFunctionEnd
%main = OpFunction %void None %fn
%entry = OpLabel
%r = OpFunctionCall %u32 %scale %n7
%f = OpLoad %u32 %factor
%sum = OpIAdd %u32 %r %f
%p = OpAccessChain %p_u32 %out %n0 %n0
OpStore %p %sum
OpReturn
OpFunctionEnd
%double = OpFunction %u32 None %fn_u32
%b = OpFunctionParameter %u32
%double1 = OpLabel
%b2 = OpIMul %u32 %b %n2
OpReturnValue %b2
OpFunctionEnd
`

// libraryText defines what mainText imports, and imports what that exports: scale(x) is double(x) * 5.
const libraryText = `
OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
OpDecorate %factor LinkageAttributes "factor" Export
OpDecorate %scale LinkageAttributes "scale" Export
OpDecorate %double LinkageAttributes "double" Import
%u32 = OpTypeInt 32 0
%n5 = OpConstant %u32 5
%p_private = OpTypePointer Private %u32
%factor = OpVariable %p_private Private %n5
%fn_u32 = OpTypeFunction %u32 %u32
%double = OpFunction %u32 None %fn_u32
%b = OpFunctionParameter %u32
OpFunctionEnd
%scale = OpFunction %u32 None %fn_u32
%a = OpFunctionParameter %u32
%scale1 = OpLabel
%a2 = OpFunctionCall %u32 %double %a
%f = OpLoad %u32 %factor
%r = OpIMul %u32 %a2 %f
OpReturnValue %r
OpFunctionEnd
`

func module(t *testing.T, text string) *ir.Module {
	t.Helper()
	return irtest.Read(t, irtest.Assemble(t, text, "spv1.4"))
}

func TestLink(t *testing.T) {
	for _, order := range [][2]string{{mainText, libraryText}, {libraryText, mainText}} {
		m := module(t, order[0])
		if err := Close(m); err == nil || !strings.Contains(err.Error(), "is imported, and not defined") {
			t.Errorf("half a program: %v", err)
		}
		m = module(t, order[0])
		if err := Link(m, module(t, order[1])); err != nil {
			t.Fatal(err)
		}
		if err := m.Verify(); err != nil {
			t.Fatal(err)
		}
		if msg := passtest.Validate(t, irtest.Write(t, m), "spv1.4"); msg != "" {
			t.Errorf("spirv-val: %s", msg)
		}
		if err := Close(m); err != nil {
			t.Fatal(err)
		}
		bin := irtest.Write(t, m)
		if msg := passtest.Validate(t, bin, "vulkan1.2"); msg != "" {
			t.Errorf("spirv-val: %s", msg)
		}
		out := make([]byte, 4)
		run(t, irtest.Read(t, bin), map[layout.Slot][]byte{{Binding: 0}: out})
		if want := words(7*2*5 + 5); !bytes.Equal(out, want) {
			t.Errorf("stored %v, want %v", out, want)
		}
	}
}

func TestLinkErrors(t *testing.T) {
	for _, c := range []struct{ replace, by, want string }{
		{`"double" Import`, `"double" Export`, `"double" is defined in both modules`},
		{"OpTypeInt 32 0", "OpTypeInt 32 1", `is of one type in one module and of another`},
		{"Logical GLSL450", "Logical Simple", "memory model"},
	} {
		err := Link(module(t, mainText), module(t, strings.Replace(libraryText, c.replace, c.by, 1)))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", c.by, err, c.want)
		}
	}
	other := module(t, strings.Replace(mainText, `"double" Export`, `"d" Export`, 1))
	err := Link(module(t, mainText), other)
	if err == nil || !strings.Contains(err.Error(), `entry point GLCompute "main"`) {
		t.Errorf("two entry points: %v", err)
	}
}

// TestLinkRoots: what means something though nothing uses it is in the linked module, and means the same there.
func TestLinkRoots(t *testing.T) {
	sized := func(name, size string) string {
		return `OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "` + name + `"
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %size BuiltIn WorkgroupSize
%void = OpTypeVoid
%u32 = OpTypeInt 32 0
%v3 = OpTypeVector %u32 3
%n1 = OpConstant %u32 1
%n64 = OpConstant %u32 64
%size = OpConstantComposite %v3 ` + size + `
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
OpReturn
OpFunctionEnd
`
	}
	const empty = "OpCapability Shader\nOpCapability Linkage\nOpMemoryModel Logical GLSL450\n"
	const kernel = "OpCapability Kernel\nOpCapability Addresses\nOpCapability Linkage\n"
	const host = kernel + `OpCapability GlobalVariableHostAccessINTEL
OpExtension "SPV_INTEL_global_variable_host_access"
OpMemoryModel Physical64 OpenCL
OpDecorate %v HostAccessINTEL ReadINTEL "table"
%u32 = OpTypeInt 32 0
%n7 = OpConstant %u32 7
%p = OpTypePointer CrossWorkgroup %u32
%v = OpVariable %p CrossWorkgroup %n7
`
	unsized := strings.NewReplacer("OpDecorate %size BuiltIn WorkgroupSize\n", "", `"main"`,
		`"other"`).Replace(sized("main", "%n64 %n1 %n1"))
	is := func(in *ir.Inst) bool { return in.Op == spirv.OpVariable || in.Op == spirv.OpConstantComposite }
	for _, c := range []struct {
		name, to, from string
		roots          int
		err            bool
	}{
		{"a size of the other module", empty, sized("main", "%n64 %n1 %n1"), 1, false},
		{"the same size", sized("main", "%n64 %n1 %n1"), sized("other", "%n64 %n1 %n1"), 1, false},
		{"another size", sized("main", "%n64 %n1 %n1"), sized("other", "%n1 %n64 %n1"), 0, true},
		{"a size for entry points that have another", unsized, sized("main", "%n64 %n1 %n1"), 0, true},
		{"a size for entry points of the other module", sized("main", "%n64 %n1 %n1"), unsized, 0, true},
		{"a variable of the host", kernel + "OpMemoryModel Physical64 OpenCL\n", host, 1, false},
	} {
		m := module(t, c.to)
		if err := Link(m, module(t, c.from)); (err != nil) != c.err {
			t.Errorf("%s: %v", c.name, err)
		}
		if c.err {
			continue
		}
		n := 0
		for in := range m.Section(ir.Globals).Insts() {
			if is(in) && m.IsLiveRoot(in) {
				n++
			}
		}
		if n != c.roots {
			t.Errorf("%s: %d declarations mean something by themselves, want %d", c.name, n, c.roots)
		}
		if msg := passtest.Validate(t, irtest.Write(t, m), "spv1.4"); msg != "" {
			t.Errorf("%s: spirv-val: %s", c.name, msg)
		}
	}
}

// TestLinkEverywhere takes functions out of all modules, each into a module of its own, and links what is left with
// that.
func TestLinkEverywhere(t *testing.T) {
	n := 0
	for _, file := range corpus.All(t) {
		bin := irtest.Load(t, file)
		m, library := irtest.Read(t, bin), ir.New(spirv.MakeVersion(1, 0))
		if len(m.Functions()) == 1 || takeOut(t, m, library) == 0 {
			continue
		}
		n++
		t.Run(file.Name, func(t *testing.T) {
			err := Link(m, irtest.Read(t, irtest.Write(t, library)))
			if err != nil {
				t.Fatal(err)
			}
			m = irtest.Read(t, irtest.Write(t, m))
			if err := m.Verify(); err != nil {
				t.Fatal(err)
			}
			if m.HasCapability(spirv.CapabilityShader) {
				if err := Close(m); err != nil {
					t.Fatal(err)
				}
			}
			out := irtest.Write(t, m)
			if msg := passtest.ValidateAny(t, out); msg != "" && passtest.ValidateAny(t, bin) == "" {
				t.Errorf("spirv-val: %s", msg)
			}
			passtest.Meaning(t, bin, out, compare.Options{Runs: 4})
		})
	}
	if t.Logf("%d modules", n); n < 10 {
		t.Errorf("only %d modules were taken apart", n)
	}
}

// takeOut moves the functions of a module that use no variables outside of functions to a library, and returns how
// many.
func takeOut(t *testing.T, m, library *ir.Module) (n int) {
	t.Helper()
	library.Header.Version = m.Header.Version
	library.Section(ir.Capabilities).First().Remove()
	library.Section(ir.MemoryModel).First().SetOperands(m.Section(ir.MemoryModel).First().Words())
	c := clone.New(library, m)
	defer c.Release()
	for _, f := range slices.Clone(m.Functions()) {
		plain := len(f.Blocks) > 0 && !m.Exported(f.Result()) && m.Uses(f.Result()) > 0
		for in := range f.Insts() {
			for _, id := range in.IDs() {
				d := m.Def(id)
				global := d != nil && (d.Op == spirv.OpFunction || d.Op == spirv.OpVariable && d.Function() == nil)
				plain = plain && !global
			}
		}
		for e := range m.Section(ir.EntryPoints).Insts() {
			plain = plain && (e.Op != spirv.OpEntryPoint || e.ID(1) != f.Result())
		}
		if !plain {
			continue
		}
		g, err := c.Function(f)
		if err != nil {
			continue
		}
		name := string(rune('a'+n%26)) + strings.Repeat("x", n/26)
		library.SetLinkage(g.Result(), name, spirv.LinkageTypeExport)
		declaration := m.NewFunction(f.Type(), spirv.FunctionControl(f.Def.Word(0)))
		m.SetLinkage(declaration.Result(), name, spirv.LinkageTypeImport)
		m.Replace(f.Result(), declaration.Result())
		f.Remove()
		n++
	}
	return n
}
