package ir_test

import (
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/ir"
	"hone/ir/build"
	"hone/spirv"
)

func TestNewModule(t *testing.T) {
	for version, environment := range map[spirv.Version]string{
		spirv.MakeVersion(1, 0): "spv1.0", spirv.MakeVersion(1, 3): "vulkan1.1", spirv.MakeVersion(1, 6): "vulkan1.3",
	} {
		m := irtest.Shader(version)
		passtest.Valid(t, m, environment)
		if again := irtest.Read(t, irtest.Write(t, m)); irtest.Disassemble(t, again) != irtest.Disassemble(t, m) {
			t.Error("it is not read as it was written")
		}
		named := strings.Contains(irtest.Disassemble(t, m), `OpEntryPoint GLCompute %main "main" %buffer`)
		if version == spirv.MakeVersion(1, 6) != named {
			t.Errorf("%v: the buffer is in the interface: %v", version, named)
		}
		if (version == spirv.MakeVersion(1, 0)) != m.HasExtension("SPV_KHR_storage_buffer_storage_class") {
			t.Errorf("%v: the extension for storage buffers", version)
		}
	}
}

// TestEmptyModule: a module without ids has the bound 1, as 0 is no id.
func TestEmptyModule(t *testing.T) {
	bin := irtest.Write(t, ir.New(spirv.MakeVersion(1, 3)))
	if bound := bin.Header().Bound; bound != 1 {
		t.Errorf("the bound is %d", bound)
	}
}

func TestAddParameter(t *testing.T) {
	m := irtest.Shader(spirv.MakeVersion(1, 3))
	double, u32 := m.Functions()[0], m.Types().Int(32, false)
	before := m.GlobalEpoch()
	p := double.AddParameter(u32)
	if m.GlobalEpoch() == before {
		t.Error("those who call the function are not told")
	}
	mul := m.Def(double.Entry().Last().ID(0))
	mul.SetID(1, p)
	for in := range m.Functions()[1].Insts() {
		if in.Op == spirv.OpFunctionCall {
			in.SetOperands(append(append([]uint32(nil), in.Words()...), uint32(m.Constants().Int(u32, 3))))
		}
	}
	passtest.Valid(t, m, "vulkan1.1")
	if len(double.Params) != 2 || double.Type() != m.Types().Function(u32, u32, u32) {
		t.Errorf("%d parameters, type %%%d", len(double.Params), double.Type())
	}
}

// TestDeclarations: what is left without blocks stands before what has some.
func TestDeclarations(t *testing.T) {
	m := irtest.Shader(spirv.MakeVersion(1, 3))
	twice := m.NewFunction(m.Functions()[0].Type(), spirv.FunctionControlPure)
	m.SetLinkage(twice.Result(), "old", spirv.LinkageTypeExport)
	m.SetLinkage(twice.Result(), "twice", spirv.LinkageTypeImport)
	if name, kind, ok := m.Linkage(twice.Result()); name != "twice" || kind != spirv.LinkageTypeImport || !ok {
		t.Errorf("%q %v %v", name, kind, ok)
	}
	for in := range m.Functions()[1].Insts() {
		if in.Op == spirv.OpFunctionCall {
			in.SetID(0, twice.Result())
		}
	}
	m.Functions()[0].Remove()
	passtest.Valid(t, m, "spv1.3")
	if m.Functions()[0] != twice || twice.Index != 0 || m.Functions()[1].Index != 1 {
		t.Error("the declaration stands behind the function that calls it")
	}
	m.RemoveLinkage(twice.Result())
	if _, _, ok := m.Linkage(twice.Result()); ok || m.Exported(twice.Result()) {
		t.Error("the linkage is still there")
	}
}

// TestTypesAreOne: a type with the same operands and decorations is there once, and one that nobody may double is there
// once however it is decorated.
func TestTypesAreOne(t *testing.T) {
	m := ir.New(spirv.MakeVersion(1, 3))
	types := m.Types()
	f32 := types.Float(32)
	vec4 := types.Vector(f32, 4)
	mat4 := types.Matrix(vec4, 4)
	n4 := m.Constants().Int(types.Int(32, false), 4)
	image := ir.ImageType{Component: f32, Dim: spirv.Dim2D, Arrayed: true, Sampled: 1}
	makers := map[string]func() ID{
		"struct":       func() ID { return types.Struct(f32, vec4) },
		"empty struct": func() ID { return types.Struct() },
		"layout":       func() ID { return types.Layout(ir.Member{Type: f32}, ir.Member{Type: vec4, Offset: 16}) },
		"other layout": func() ID { return types.Layout(ir.Member{Type: f32}, ir.Member{Type: vec4, Offset: 32}) },
		"block":        func() ID { return types.Block(ir.Member{Type: f32}, ir.Member{Type: vec4, Offset: 16}) },
		"columns":      func() ID { return types.Block(ir.Member{Type: mat4, MatrixStride: 16}) },
		"rows":         func() ID { return types.Block(ir.Member{Type: mat4, MatrixStride: 16, RowMajor: true}) },
		"read only": func() ID {
			return types.Block(ir.Member{Type: f32, Kinds: []spirv.Decoration{spirv.DecorationNonWritable}})
		},
		"array":          func() ID { return types.Array(f32, n4) },
		"array of 4":     func() ID { return types.ArrayStride(f32, n4, 4) },
		"array of 16":    func() ID { return types.ArrayStride(f32, n4, 16) },
		"runtime array":  func() ID { return types.RuntimeArray(f32, 4) },
		"pointer":        func() ID { return types.Pointer(spirv.StorageClassUniform, f32) },
		"strided":        func() ID { return types.PointerStride(spirv.StorageClassUniform, f32, 4) },
		"image":          func() ID { return types.Image(image) },
		"sampler":        func() ID { return types.Sampler() },
		"sampled image":  func() ID { return types.SampledImage(types.Image(image)) },
		"images":         func() ID { return types.RuntimeArray(types.Image(image), 0) },
		"acceleration":   func() ID { return types.Of(spirv.OpTypeAccelerationStructureKHR) },
		"function":       func() ID { return types.Function(f32, vec4) },
		"other function": func() ID { return types.Function(vec4, f32) },
	}
	ids := map[ID]string{}
	for name, make := range makers {
		id := make()
		if other, ok := ids[id]; ok {
			t.Errorf("%s is %s", name, other)
		}
		ids[id] = name
		if again := make(); again != id {
			t.Errorf("%s is there twice", name)
		}
	}
	sampler, array := types.Sampler(), types.Array(f32, n4)
	m.Decorate(sampler, spirv.DecorationUserSemantic, spirv.AppendString(nil, "s")...)
	m.Decorate(array, spirv.DecorationArrayStride, 32)
	if types.Sampler() != sampler {
		t.Error("a sampler with a decoration was doubled")
	}
	if plain := types.Array(f32, n4); plain == array || types.ArrayStride(f32, n4, 32) != array {
		t.Error("an array that was decorated since is given as a plain one")
	}
	again := irtest.Read(t, irtest.Write(t, m)) // and found among what was read
	for name, make := range makers {
		types = again.Types()
		if before := again.Bound(); name != "array" && int(make()) >= before {
			t.Errorf("%s is made anew", name)
		}
	}
}

// TestReplaceFunction: whoever calls a function calls what it is replaced by.
func TestReplaceFunction(t *testing.T) {
	m := irtest.Read(t, irtest.Write(t, irtest.Shader(spirv.MakeVersion(1, 3))))
	double := m.Functions()[0]
	other := m.NewFunction(double.Type(), spirv.FunctionControlNone)
	build.AtEnd(other.NewBlock(nil)).ReturnValue(other.Params[0].Result)
	m.Replace(double.Result(), other.Result())
	double.Remove()
	passtest.Valid(t, m, "vulkan1.1")
	passtest.Valid(t, irtest.Read(t, irtest.Write(t, m)), "vulkan1.1")
}

type ID = ir.ID

// TestForwardPointer makes a list that a buffer holds: a struct with a pointer to the next one.
func TestForwardPointer(t *testing.T) {
	m := ir.New(spirv.MakeVersion(1, 5))
	m.Require(spirv.CapabilityPhysicalStorageBufferAddresses)
	m.Section(ir.MemoryModel).First().SetWord(0, uint32(spirv.AddressingModelPhysicalStorageBuffer64))
	types := m.Types()
	next := types.ForwardPointer(spirv.StorageClassPhysicalStorageBuffer)
	node := types.Block(ir.Member{Type: types.Int(32, false)}, ir.Member{Type: next, Offset: 8})
	types.CompletePointer(next, spirv.StorageClassPhysicalStorageBuffer, node)
	if types.Pointer(spirv.StorageClassPhysicalStorageBuffer, node) != next {
		t.Error("the pointer is there twice")
	}
	m.AddVariable(ir.Variable{Class: spirv.StorageClassPushConstant, Type: types.Block(ir.Member{Type: next})})
	main := m.NewFunction(types.Function(types.Void()), spirv.FunctionControlNone)
	build.AtEnd(main.NewBlock(nil)).Return()
	m.SetLinkage(main.Result(), "main", spirv.LinkageTypeExport)
	passtest.Valid(t, m, "spv1.5")
}

// TestCompleteInterfaces: an entry point names what it uses by itself and by what it calls, and keeps what it names.
func TestCompleteInterfaces(t *testing.T) {
	for version, want := range map[spirv.Version]string{
		spirv.MakeVersion(1, 3): `"main" %in`, spirv.MakeVersion(1, 5): `"main" %buffer %in`,
	} {
		m := irtest.Shader(version)
		u32 := m.Types().Int(32, false)
		e := m.Section(ir.EntryPoints).First()
		in := m.AddVariable(ir.Variable{Class: spirv.StorageClassInput, Type: u32, Name: "in",
			Decorations: ir.BuiltIn(spirv.BuiltInLocalInvocationIndex)})
		e.SetInterface(nil)
		product := m.Def(m.Functions()[0].Entry().Last().ID(0))
		product.SetID(1, build.Before(product).Load(u32, in))
		m.CompleteInterfaces()
		if got := irtest.Disassemble(t, m); !strings.Contains(got, want+"\n") {
			t.Errorf("%v: %s", version, got)
		}
	}
}
