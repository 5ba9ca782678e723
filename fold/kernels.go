package fold

import (
	"math"

	"hone/spirv"
)

// Kernel computes an operation for many components at once: element i of dst from element i of the operands, of which
// an operation with fewer than three leaves the last ones unread. All slices are at least as long as dst. dst may be an
// operand.
type Kernel func(dst, a, b, c []uint64)

// KernelFor returns a kernel that computes what [Row.Scalar] of the operation's row does, for all components; nil where
// there is none. It has one for operations that are frequent in shaders, and always defined: those on integers of 32
// bits and on floats of 32 bits in the default mode.
func KernelFor(op spirv.Op, a *Args) Kernel {
	switch {
	case op == spirv.OpSelect:
		return selectLanes
	case a.Mode != (Mode{}):
		return nil
	case op == spirv.OpConvertSToF && a.Format == Float32 && a.From == 32:
		return func(dst, a, _, _ []uint64) {
			for i := range dst {
				dst[i] = bits32(float32(int32(a[i])))
			}
		}
	case op == spirv.OpConvertUToF && a.Format == Float32 && a.From == 32:
		return func(dst, a, _, _ []uint64) {
			for i := range dst {
				dst[i] = bits32(float32(uint32(a[i])))
			}
		}
	}
	for i := range kernels {
		if k := &kernels[i]; k.op == op {
			switch {
			case k.any, k.width == a.Width && k.format == Format{}, k.format == a.Format && k.format.Width != 0:
				return k.kernel
			}
			return nil
		}
	}
	return nil
}

// kernels is searched when code is made, not when it runs.
var kernels = [...]struct {
	op     spirv.Op
	width  int    // that of integers
	format Format // that of floats
	any    bool   // of any width
	kernel Kernel
}{
	{op: spirv.OpIAdd, width: 32, kernel: func(dst, a, b, _ []uint64) {
		a, b = a[:len(dst)], b[:len(dst)]
		for i := range dst {
			dst[i] = uint64(uint32(a[i] + b[i]))
		}
	}},
	{op: spirv.OpISub, width: 32, kernel: func(dst, a, b, _ []uint64) {
		a, b = a[:len(dst)], b[:len(dst)]
		for i := range dst {
			dst[i] = uint64(uint32(a[i] - b[i]))
		}
	}},
	{op: spirv.OpIMul, width: 32, kernel: func(dst, a, b, _ []uint64) {
		a, b = a[:len(dst)], b[:len(dst)]
		for i := range dst {
			dst[i] = uint64(uint32(a[i] * b[i]))
		}
	}},
	{op: spirv.OpBitwiseAnd, any: true, kernel: func(dst, a, b, _ []uint64) {
		a, b = a[:len(dst)], b[:len(dst)]
		for i := range dst {
			dst[i] = a[i] & b[i]
		}
	}},
	{op: spirv.OpBitwiseOr, any: true, kernel: func(dst, a, b, _ []uint64) {
		a, b = a[:len(dst)], b[:len(dst)]
		for i := range dst {
			dst[i] = a[i] | b[i]
		}
	}},
	{op: spirv.OpBitwiseXor, any: true, kernel: func(dst, a, b, _ []uint64) {
		a, b = a[:len(dst)], b[:len(dst)]
		for i := range dst {
			dst[i] = a[i] ^ b[i]
		}
	}},
	{op: spirv.OpLogicalAnd, any: true, kernel: func(dst, a, b, _ []uint64) {
		a, b = a[:len(dst)], b[:len(dst)]
		for i := range dst {
			dst[i] = a[i] & b[i]
		}
	}},
	{op: spirv.OpLogicalOr, any: true, kernel: func(dst, a, b, _ []uint64) {
		a, b = a[:len(dst)], b[:len(dst)]
		for i := range dst {
			dst[i] = a[i] | b[i]
		}
	}},
	{op: spirv.OpLogicalNot, any: true, kernel: func(dst, a, _, _ []uint64) {
		a = a[:len(dst)]
		for i := range dst {
			dst[i] = a[i] ^ 1
		}
	}},
	{op: spirv.OpIEqual, any: true, kernel: func(dst, a, b, _ []uint64) {
		a, b = a[:len(dst)], b[:len(dst)]
		for i := range dst {
			dst[i] = truth(a[i] == b[i])
		}
	}},
	{op: spirv.OpINotEqual, any: true, kernel: func(dst, a, b, _ []uint64) {
		a, b = a[:len(dst)], b[:len(dst)]
		for i := range dst {
			dst[i] = truth(a[i] != b[i])
		}
	}},
	{op: spirv.OpULessThan, any: true, kernel: func(dst, a, b, _ []uint64) {
		a, b = a[:len(dst)], b[:len(dst)]
		for i := range dst {
			dst[i] = truth(a[i] < b[i])
		}
	}},
	{op: spirv.OpULessThanEqual, any: true, kernel: func(dst, a, b, _ []uint64) {
		a, b = a[:len(dst)], b[:len(dst)]
		for i := range dst {
			dst[i] = truth(a[i] <= b[i])
		}
	}},
	{op: spirv.OpUGreaterThan, any: true, kernel: func(dst, a, b, _ []uint64) {
		a, b = a[:len(dst)], b[:len(dst)]
		for i := range dst {
			dst[i] = truth(a[i] > b[i])
		}
	}},
	{op: spirv.OpUGreaterThanEqual, any: true, kernel: func(dst, a, b, _ []uint64) {
		a, b = a[:len(dst)], b[:len(dst)]
		for i := range dst {
			dst[i] = truth(a[i] >= b[i])
		}
	}},
	{op: spirv.OpSLessThan, width: 32, kernel: func(dst, a, b, _ []uint64) {
		a, b = a[:len(dst)], b[:len(dst)]
		for i := range dst {
			dst[i] = truth(int32(a[i]) < int32(b[i]))
		}
	}},
	{op: spirv.OpSLessThanEqual, width: 32, kernel: func(dst, a, b, _ []uint64) {
		a, b = a[:len(dst)], b[:len(dst)]
		for i := range dst {
			dst[i] = truth(int32(a[i]) <= int32(b[i]))
		}
	}},
	{op: spirv.OpSGreaterThan, width: 32, kernel: func(dst, a, b, _ []uint64) {
		a, b = a[:len(dst)], b[:len(dst)]
		for i := range dst {
			dst[i] = truth(int32(a[i]) > int32(b[i]))
		}
	}},
	{op: spirv.OpSGreaterThanEqual, width: 32, kernel: func(dst, a, b, _ []uint64) {
		a, b = a[:len(dst)], b[:len(dst)]
		for i := range dst {
			dst[i] = truth(int32(a[i]) >= int32(b[i]))
		}
	}},
	{op: spirv.OpFAdd, format: Float32, kernel: func(dst, a, b, _ []uint64) {
		a, b = a[:len(dst)], b[:len(dst)]
		for i := range dst {
			dst[i] = bits32(f32(a[i]) + f32(b[i]))
		}
	}},
	{op: spirv.OpFSub, format: Float32, kernel: func(dst, a, b, _ []uint64) {
		a, b = a[:len(dst)], b[:len(dst)]
		for i := range dst {
			dst[i] = bits32(f32(a[i]) - f32(b[i]))
		}
	}},
	{op: spirv.OpFMul, format: Float32, kernel: func(dst, a, b, _ []uint64) {
		a, b = a[:len(dst)], b[:len(dst)]
		for i := range dst {
			dst[i] = bits32(f32(a[i]) * f32(b[i]))
		}
	}},
	{op: spirv.OpFDiv, format: Float32, kernel: func(dst, a, b, _ []uint64) {
		a, b = a[:len(dst)], b[:len(dst)]
		for i := range dst {
			dst[i] = bits32(f32(a[i]) / f32(b[i]))
		}
	}},
	{op: spirv.OpFNegate, format: Float32, kernel: func(dst, a, _, _ []uint64) {
		a = a[:len(dst)]
		for i := range dst {
			dst[i] = a[i] ^ 1<<31
		}
	}},
	{op: spirv.OpFOrdEqual, format: Float32, kernel: func(dst, a, b, _ []uint64) {
		a, b = a[:len(dst)], b[:len(dst)]
		for i := range dst {
			dst[i] = truth(f32(a[i]) == f32(b[i]))
		}
	}},
	{op: spirv.OpFUnordNotEqual, format: Float32, kernel: func(dst, a, b, _ []uint64) {
		a, b = a[:len(dst)], b[:len(dst)]
		for i := range dst {
			dst[i] = truth(f32(a[i]) != f32(b[i]))
		}
	}},
	{op: spirv.OpFOrdLessThan, format: Float32, kernel: func(dst, a, b, _ []uint64) {
		a, b = a[:len(dst)], b[:len(dst)]
		for i := range dst {
			dst[i] = truth(f32(a[i]) < f32(b[i]))
		}
	}},
	{op: spirv.OpFOrdLessThanEqual, format: Float32, kernel: func(dst, a, b, _ []uint64) {
		a, b = a[:len(dst)], b[:len(dst)]
		for i := range dst {
			dst[i] = truth(f32(a[i]) <= f32(b[i]))
		}
	}},
	{op: spirv.OpFOrdGreaterThan, format: Float32, kernel: func(dst, a, b, _ []uint64) {
		a, b = a[:len(dst)], b[:len(dst)]
		for i := range dst {
			dst[i] = truth(f32(a[i]) > f32(b[i]))
		}
	}},
	{op: spirv.OpFOrdGreaterThanEqual, format: Float32, kernel: func(dst, a, b, _ []uint64) {
		a, b = a[:len(dst)], b[:len(dst)]
		for i := range dst {
			dst[i] = truth(f32(a[i]) >= f32(b[i]))
		}
	}},
}

func selectLanes(dst, a, b, c []uint64) {
	a, b, c = a[:len(dst)], b[:len(dst)], c[:len(dst)]
	for i := range dst {
		v := c[i]
		if a[i] != 0 {
			v = b[i]
		}
		dst[i] = v
	}
}

// bits32 returns the bits of what the machine computed, with one NaN for all.
func bits32(r float32) uint64 {
	if r != r {
		return Float32.NaN()
	}
	return uint64(math.Float32bits(r))
}
