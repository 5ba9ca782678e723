package inputs_test

import (
	"fmt"
	"os"

	"hone/ir"
	"hone/spirv/asm"
	"hone/vm"
	"hone/vm/inputs"
)

// scaled multiplies numbers by a specialization constant.
const scaled = `
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %id
OpExecutionMode %main LocalSize 4 1 1
OpName %numbers "numbers"
OpMemberName %block 0 "list"
OpName %scale "scale"
OpDecorate %scale SpecId 3
OpDecorate %id BuiltIn LocalInvocationIndex
OpDecorate %list ArrayStride 4
OpMemberDecorate %block 0 Offset 0
OpDecorate %block Block
OpDecorate %numbers DescriptorSet 0
OpDecorate %numbers Binding 1
%void = OpTypeVoid
%f32 = OpTypeFloat 32
%u32 = OpTypeInt 32 0
%in = OpTypePointer Input %u32
%id = OpVariable %in Input
%list = OpTypeRuntimeArray %f32
%block = OpTypeStruct %list
%buffer = OpTypePointer StorageBuffer %block
%number = OpTypePointer StorageBuffer %f32
%numbers = OpVariable %buffer StorageBuffer
%zero = OpConstant %u32 0
%scale = OpSpecConstant %f32 2
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
%i = OpLoad %u32 %id
%at = OpAccessChain %number %numbers %zero %i
%x = OpLoad %f32 %at
%y = OpFMul %f32 %x %scale
OpStore %at %y
OpReturn
OpFunctionEnd
`

// A shader is run on inputs that are a text.
func Example() {
	bin, err := asm.Assemble([]byte(scaled), asm.AssembleOptions{})
	if err != nil {
		panic(err)
	}
	m, err := ir.Read(bin)
	if err != nil {
		panic(err)
	}
	file, err := inputs.Read("inputs.yaml", "", []byte(`
spec:
  scale: 1.5
in:
  numbers: values:1 2 -3 1e3  # as many as there are invocations
`))
	if err != nil {
		panic(err)
	}
	o, _, err := file.Options(m)
	if err != nil {
		panic(err)
	}
	p, err := vm.Compile(m, o)
	if err != nil {
		panic(err)
	}
	b := inputs.NewBinder(file, p, os.ReadFile)
	in, err := b.Inputs()
	if err != nil {
		panic(err)
	}
	if _, err := p.Run(*in); err != nil {
		panic(err)
	}
	fmt.Printf("%s", b.Buffers[0].Table(inputs.Window{}, 10))
	// Output:
	// 0.1 numbers, 16 bytes:
	//   list[0..3]  1.5 3 -4.5 1500
}
