package vm_test

import (
	"testing"

	"hone/vm"
)

// TestPrint has the printed form of a loop: temporaries t for what is used in its block only, and registers r; what the
// phis are next is computed in their registers.
func TestPrint(t *testing.T) {
	p, err := vm.Compile(assemble(t, mandelbrot), vm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	const want = `workgroup of 16 x 16 x 1, subgroups of 32
buffer 0: %5 at 0.0
cell 0: GlobalInvocationId
3 cells of each invocation, 0 of the workgroup

function %main: 12 registers, 0 cells
block 0: ; %24
    t3 = load.local [0]                          ; %25 = OpLoad
    t4 = load.local [1]
    t5 = load.local [2]
    r6 = move t3                                 ; %26 = OpCompositeExtract
    r7 = move t4                                 ; %27 = OpCompositeExtract
    t5 = ConvertUToF.f32.i32 r6                  ; %28 = OpConvertUToF
    t4 = ConvertUToF.f32.i32 r7                  ; %29 = OpConvertUToF
    t3 = FMul.f32 t5, 0.01171875                 ; %30 = OpFMul
    t5 = FMul.f32 t4, 0.01171875                 ; %31 = OpFMul
    r8 = FAdd.f32 t3, -2                         ; %32 = OpFAdd
    r9 = FAdd.f32 t5, -1.5                       ; %33 = OpFAdd
    r0 = move 0                                  ; OpBranch
    r1 = move 0
    r2 = move 0
    branch 1
block 1: ; %34
    r10 = FMul.f32 r0, r0                        ; %42 = OpFMul
    r11 = FMul.f32 r1, r1                        ; %43 = OpFMul
    t4 = FAdd.f32 r10, r11                       ; %44 = OpFAdd
    t5 = FOrdLessThan.f32 t4, 4                  ; %45 = OpFOrdLessThan
    t4 = ULessThan.i32 r2, 256                   ; %46 = OpULessThan
    t3 = LogicalAnd.bool t5, t4                  ; %47 = OpLogicalAnd
    branch t3 ? 2 : 4                            ; OpBranchConditional
block 2: ; %49
    t3 = FMul.f32 r0, r1                         ; %50 = OpFMul
    t4 = FSub.f32 r10, r11                       ; %51 = OpFSub
    r0 = FAdd.f32 t4, r8                         ; %36 = OpFAdd
    t5 = FMul.f32 t3, 2                          ; %52 = OpFMul
    r1 = FAdd.f32 t5, r9                         ; %39 = OpFAdd
    branch 3                                     ; OpBranch
block 3: ; %37
    r2 = IAdd.i32 r2, 1                          ; %41 = OpIAdd
    branch 1                                     ; OpBranch
block 4: ; %48
    t3 = IMul.i32 r7, 256                        ; %53 = OpIMul
    t5 = IAdd.i32 t3, r6                         ; %54 = OpIAdd
    t3 = index t5 * 4                            ; %55 = OpAccessChain
    store.buffer.i32 %5[t3], r2                  ; OpStore
    return                                       ; OpReturn
`
	if got := p.String(); got != want {
		t.Errorf("printed as\n%s", got)
	}
}
