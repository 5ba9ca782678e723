package kernels

// All returns the kernels in the order of README.md in their folder.
func All() []*Kernel { return all }

// sums is the tolerance of sums of products: a few hundred roundings of numbers near 1.
var sums = Tolerance{Absolute: 2e-5, Relative: 1e-5}

// byteStep is the tolerance of numbers that are rounded to bytes.
var byteStep = Tolerance{Absolute: 1}

var all = []*Kernel{
	{Name: "matvec", Tolerance: sums, LargeTolerance: Tolerance{2e-3, 1e-4, 0}, want: matvec},
	{Name: "matvec_q4", Tolerance: Tolerance{1e-3, 1e-5, 0}, LargeTolerance: Tolerance{5e-2, 1e-4, 0}, want: matvecQ4},
	{Name: "matmul", Tolerance: sums, LargeTolerance: Tolerance{1e-3, 1e-4, 0}, want: matmul},
	{Name: "matmul_q4", Tolerance: Tolerance{1e-4, 1e-5, 0}, LargeTolerance: Tolerance{5e-3, 1e-4, 0}, want: matmulQ4},
	{Name: "attention", Tolerance: sums, want: attention},
	{Name: "softmax", Tolerance: Tolerance{1e-7, 1e-5, 0}, want: softmax},
	{Name: "layernorm", Tolerance: sums, want: layernorm},
	{Name: "reduce", Tolerance: Tolerance{1e-3, 1e-5, 0}, want: reduce},
	{Name: "scan", want: scan},
	{Name: "radix_sort", want: radixSort},
	{Name: "fourier", Tolerance: Tolerance{2e-4, 1e-5, 0}, want: fourier},
	{Name: "convolution", Tolerance: sums, LargeTolerance: Tolerance{1e-3, 1e-4, 0}, want: convolution},
	{Name: "gaussian", Tolerance: byteStep, want: gaussian},
	{Name: "tonemap", Tolerance: byteStep, want: tonemap},
	{Name: "nbody", Tolerance: Tolerance{1e-4, 1e-4, 0}, want: nbody},
	{Name: "raymarch", Tolerance: Tolerance{5e-3, 5e-3, 0.03}, want: raymarch},
	{Name: "pathtrace", Tolerance: Tolerance{1e-2, 0, 0.05}, want: pathtrace},
	{Name: "particles", Tolerance: Tolerance{1e-5, 1e-5, 0}, want: particles},
	{Name: "skinning", Tolerance: Tolerance{1e-5, 1e-5, 0}, want: skinning},
	{Name: "cull", want: cull},
	{Name: "quantize", Tolerance: byteStep, want: quantize},
	{Name: "hash", want: hash},
	{Name: "histogram", want: histogram},
	{Name: "transpose", want: transpose},
	{Name: "bitonic_sort", want: bitonicSort},
	{Name: "julia", Tolerance: Tolerance{2e-2, 0, 0.05}, want: julia},
	{Name: "heat", Tolerance: Tolerance{1e-3, 1e-5, 0}, want: heat},
	{Name: "grading", Tolerance: byteStep, want: grading},
	{Name: "half_norm", Tolerance: Tolerance{1e-4, 3e-3, 0}, want: halfNorm},
	{Name: "dot_int8", Tolerance: Tolerance{1e-5, 1e-6, 0}, want: dotInt8},
	{Name: "cubes", Tolerance: Tolerance{0, 0, 0.02}, want: cubes},
	{Name: "raster", Tolerance: Tolerance{0, 0, 0.02}, want: raster},
}
