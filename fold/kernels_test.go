package fold

import (
	"math/rand/v2"
	"testing"

	"hone/spirv"
)

// TestKernels compares each kernel with the row of its operation.
func TestKernels(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	special := []uint64{0, 1, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0x7F800000, 0xFF800000, 0x7FC00001, 0x3F800000,
		0xBF800000, 0x00000001, 0x80000001}
	number := func(width int) uint64 {
		if r.IntN(2) == 0 {
			return special[r.IntN(len(special))] & Mask(width)
		}
		return r.Uint64() & Mask(width)
	}
	found := 0
	for op := spirv.Op(0); op < 500; op++ {
		row := For(op)
		if row == nil || row.Compute == nil {
			continue
		}
		for _, width := range []int{1, 8, 16, 32, 64} {
			args := Args{Width: width, From: width}
			float := row.Operand(0) == Float || row.Result() == Float
			switch {
			case float && width == 32:
				args.Format, args.FromFormat = Float32, Float32
			case float && width == 64:
				args.Format, args.FromFormat = Float64, Float64
			case float, row.Operand(0) == Bool && row.Result() == Bool && width != 1, row.Operand(0) == Int && width == 1:
				continue
			}
			k := KernelFor(op, &args)
			if k == nil {
				continue
			}
			found++
			const n = 500
			in := make([][]uint64, 3)
			for i := range in {
				in[i] = make([]uint64, n)
				for j := range in[i] {
					if i < row.Operands() && row.Operand(i) == Bool {
						in[i][j] = number(1)
					} else {
						in[i][j] = number(width)
					}
				}
			}
			dst := make([]uint64, n)
			k(dst, in[0], in[1], in[2])
			for j, got := range dst {
				a := args
				a.A, a.B, a.C = in[0][j], in[1][j], in[2][j]
				if want, o := row.Scalar(&a); got != want || o != Defined {
					t.Fatalf("%s of %d bits on %#x, %#x, %#x: %#x, the row gives %#x (outcome %d)", op, width, a.A, a.B, a.C, got,
						want, o)
				}
			}
			a := args
			a.Mode.Flush = true
			if op != spirv.OpSelect && KernelFor(op, &a) != nil {
				t.Errorf("%s has a kernel for a mode that it does not look at", op)
			}
		}
	}
	if found < len(kernels) {
		t.Errorf("%d kernels were met, of at least %d", found, len(kernels))
	}
}
