package kernels

// All returns the kernels, by name within each subject.
func All() []*Kernel { return all }

// sums is the tolerance of sums of products: a few hundred roundings of numbers near 1.
var sums = Tolerance{Absolute: 2e-5, Relative: 1e-5}

// byteStep is the tolerance of numbers that are rounded to bytes.
var byteStep = Tolerance{Absolute: 1}

var all = []*Kernel{
	{Name: "matvec", Does: "matrix times few vectors", Tolerance: sums, LargeTolerance: Tolerance{2e-3, 1e-4, 0}, want: matvec},
	{Name: "matvec_q4", Does: "the same, weights of 4 bits", Tolerance: Tolerance{1e-3, 1e-5, 0}, LargeTolerance: Tolerance{5e-2, 1e-4, 0}, want: matvecQ4},
	{Name: "matmul", Does: "matrix times matrix in tiles", Tolerance: sums, LargeTolerance: Tolerance{1e-3, 1e-4, 0}, want: matmul},
	{Name: "matmul_q4", Does: "the same, weights of 4 bits", Tolerance: Tolerance{1e-4, 1e-5, 0}, LargeTolerance: Tolerance{5e-3, 1e-4, 0}, want: matmulQ4},
	{Name: "attention", Does: "causal attention with a running softmax", Tolerance: sums, want: attention},
	{Name: "softmax", Does: "softmax of rows", Tolerance: Tolerance{1e-7, 1e-5, 0}, want: softmax},
	{Name: "layernorm", Does: "layer normalization of rows", Tolerance: sums, want: layernorm},
	{Name: "reduce", Does: "sum, sum of squares, smallest and largest", Tolerance: Tolerance{1e-3, 1e-5, 0}, want: reduce},
	{Name: "scan", Does: "prefix sums of blocks", want: scan},
	{Name: "radix_sort", Does: "a pass of a radix sort", want: radixSort},
	{Name: "fourier", Does: "fast Fourier transform", Tolerance: Tolerance{2e-4, 1e-5, 0}, want: fourier},
	{Name: "convolution", Does: "convolution in two dimensions", Tolerance: sums, LargeTolerance: Tolerance{1e-3, 1e-4, 0}, want: convolution},
	{Name: "gaussian", Does: "Gaussian blur by rows and columns", Tolerance: byteStep, want: gaussian},
	{Name: "tonemap", Does: "tone mapping to sRGB", Tolerance: byteStep, want: tonemap},
	{Name: "nbody", Does: "bodies that attract each other", Tolerance: Tolerance{1e-4, 1e-4, 0}, want: nbody},
	{Name: "raymarch", Does: "rays in a field of distances", Tolerance: Tolerance{5e-3, 5e-3, 0.03}, want: raymarch},
	{Name: "pathtrace", Does: "paths among spheres, with a hierarchy of boxes", Tolerance: Tolerance{1e-2, 0, 0.05}, want: pathtrace},
	{Name: "particles", Does: "a step of particles", Tolerance: Tolerance{1e-5, 1e-5, 0}, want: particles},
	{Name: "skinning", Does: "vertices that move with bones", Tolerance: Tolerance{1e-5, 1e-5, 0}, want: skinning},
	{Name: "cull", Does: "culling by a frustum, appending to a list", want: cull},
	{Name: "quantize", Does: "numbers to 8 bits in blocks", Tolerance: byteStep, want: quantize},
	{Name: "hash", Does: "XXH32 of messages", want: hash},
	{Name: "histogram", Does: "counts of bytes", want: histogram},
	{Name: "transpose", Does: "transposed matrix", want: transpose},
	{Name: "bitonic_sort", Does: "bitonic sort in shared memory", want: bitonicSort},
	{Name: "julia", Does: "Julia set with several points a pixel", Tolerance: Tolerance{2e-2, 0, 0.05}, want: julia},
	{Name: "heat", Does: "steps of a stencil", Tolerance: Tolerance{1e-3, 1e-5, 0}, want: heat},
	{Name: "grading", Does: "colors through a table in three dimensions", Tolerance: byteStep, want: grading},
	{Name: "half_norm", Does: "root mean square of rows of halves", Tolerance: Tolerance{1e-4, 3e-3, 0}, want: halfNorm},
	{Name: "dot_int8", Does: "products of matrices of bytes", Tolerance: Tolerance{1e-5, 1e-6, 0}, want: dotInt8},
	{Name: "cubes", Does: "cells of marching cubes, appended to a list", Tolerance: Tolerance{0, 0, 0.02}, want: cubes},
	{Name: "raster", Does: "triangles by edge functions", Tolerance: Tolerance{0, 0, 0.02}, want: raster},
}
