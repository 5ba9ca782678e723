package vm_test

import (
	"fmt"
	"runtime"
	"testing"

	"hone/ir"
	"hone/vm"
	"hone/vm/cost"
	"hone/vm/layout"
)

// mandelbrot counts how many steps points of a grid of 256 × 256 stay within a circle, for each invocation one.
const mandelbrot = `
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %id
OpExecutionMode %main LocalSize 16 16 1
OpDecorate %id BuiltIn GlobalInvocationId
OpDecorate %words ArrayStride 4
OpMemberDecorate %block 0 Offset 0
OpDecorate %block Block
OpDecorate %out DescriptorSet 0
OpDecorate %out Binding 0
%void = OpTypeVoid
%bool = OpTypeBool
%u32 = OpTypeInt 32 0
%f32 = OpTypeFloat 32
%uvec3 = OpTypeVector %u32 3
%pin = OpTypePointer Input %uvec3
%id = OpVariable %pin Input
%words = OpTypeRuntimeArray %u32
%block = OpTypeStruct %words
%pblock = OpTypePointer StorageBuffer %block
%pword = OpTypePointer StorageBuffer %u32
%out = OpVariable %pblock StorageBuffer
%n0 = OpConstant %u32 0
%n1 = OpConstant %u32 1
%n256 = OpConstant %u32 256
%zero = OpConstant %f32 0
%two = OpConstant %f32 2
%four = OpConstant %f32 4
%scale = OpConstant %f32 0.01171875
%left = OpConstant %f32 -2
%top = OpConstant %f32 -1.5
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
%at = OpLoad %uvec3 %id
%px = OpCompositeExtract %u32 %at 0
%py = OpCompositeExtract %u32 %at 1
%fx = OpConvertUToF %f32 %px
%fy = OpConvertUToF %f32 %py
%sx = OpFMul %f32 %fx %scale
%sy = OpFMul %f32 %fy %scale
%cx = OpFAdd %f32 %sx %left
%cy = OpFAdd %f32 %sy %top
OpBranch %loop
%loop = OpLabel
%x = OpPhi %f32 %zero %entry %x2 %next
%y = OpPhi %f32 %zero %entry %y2 %next
%i = OpPhi %u32 %n0 %entry %i2 %next
%xx = OpFMul %f32 %x %x
%yy = OpFMul %f32 %y %y
%r = OpFAdd %f32 %xx %yy
%near = OpFOrdLessThan %bool %r %four
%some = OpULessThan %bool %i %n256
%go = OpLogicalAnd %bool %near %some
OpLoopMerge %done %next None
OpBranchConditional %go %body %done
%body = OpLabel
%xy = OpFMul %f32 %x %y
%dx = OpFSub %f32 %xx %yy
%x2 = OpFAdd %f32 %dx %cx
%xy2 = OpFMul %f32 %xy %two
%y2 = OpFAdd %f32 %xy2 %cy
OpBranch %next
%next = OpLabel
%i2 = OpIAdd %u32 %i %n1
OpBranch %loop
%done = OpLabel
%row = OpIMul %u32 %py %n256
%cell = OpIAdd %u32 %row %px
%p = OpAccessChain %pword %out %n0 %cell
OpStore %p %i
OpReturn
OpFunctionEnd
`

// BenchmarkMandelbrot gives millions of scalar operations a second, by the number of workgroups that run at a time, up
// to one for each processor; and for a run with shadows, which has one worker.
func BenchmarkMandelbrot(b *testing.B) {
	m := assemble(b, mandelbrot)
	n := runtime.GOMAXPROCS(0)
	for workers := 1; workers < 2*n; workers *= 2 {
		workers := min(workers, n)
		b.Run(fmt.Sprintf("workers=%d", workers), func(b *testing.B) { run(b, m, vm.Inputs{Workers: workers}) })
	}
	b.Run("undefined", func(b *testing.B) { run(b, m, vm.Inputs{Track: &vm.Track{}}) })
	b.Run("free", func(b *testing.B) { run(b, m, vm.Inputs{Track: &freely}) })
}

func run(b *testing.B, m *ir.Module, in vm.Inputs) {
	p, err := vm.Compile(m, vm.Options{})
	if err != nil {
		b.Fatal(err)
	}
	in.Groups, in.Buffers = [3]int{16, 16, 1}, map[layout.Slot][]byte{{}: make([]byte, 4*256*256)}
	var operations uint64
	for b.Loop() {
		r, err := p.Run(in)
		if err != nil {
			b.Fatal(err)
		}
		operations += r.Counts[cost.Arithmetic]
	}
	b.ReportMetric(float64(operations)/b.Elapsed().Seconds()/1e6, "Mop/s")
}
