package lower

import (
	"math"

	"hone/fold"
	"hone/spirv"
)

// The costs of the lowerings that are not exact. hone lower --list and doc/arithmetic.md show these rows, comparisons
// of modules allow them, and the tests of the lowerings hold each lowering to its row.

// expOf returns 2^(x × factor), logOf log2(x) × factor.
func expOf(factor float64) fold.Expansion {
	return func(m fold.Machine, in []fold.Operand) []fold.Value {
		return []fold.Value{m.GLSL(spirv.GLSLStd450Exp2, m.Op(spirv.OpFMul, in[0].Values[0], m.Float(factor)))}
	}
}

func logOf(factor float64) fold.Expansion {
	return func(m fold.Machine, in []fold.Operand) []fold.Value {
		return []fold.Value{m.Op(spirv.OpFMul, m.GLSL(spirv.GLSLStd450Log2, in[0].Values[0]), m.Float(factor))}
	}
}

// rootInverse is 1 / √x, timesReciprocal x × (1 / y).
func rootInverse(m fold.Machine, in []fold.Operand) []fold.Value {
	return []fold.Value{m.Op(spirv.OpFDiv, m.Float(1), m.GLSL(spirv.GLSLStd450Sqrt, in[0].Values[0]))}
}

func timesReciprocal(m fold.Machine, in []fold.Operand) []fold.Value {
	inverse := m.Op(spirv.OpFDiv, m.Float(1), in[1].Values[0])
	return []fold.Value{m.Op(spirv.OpFMul, in[0].Values[0], inverse)}
}

// costs returns the costs of lowerings by their names.
func costs() map[string][]fold.Cost {
	productSum := fold.ForExt(spirv.LookupExtSet("GLSL.std.450"), spirv.GLSLStd450Fma).Expand // both rounded
	return map[string][]fold.Cost{
		"modf-to-arithmetic": {{Of: []string{"GLSL.Modf", "GLSL.ModfStruct", "OpenCL.modf"}, Zeros: true,
			Note: "the fraction of an infinity is a NaN"}},
		"smoothstep-to-arithmetic": {{Note: "exact where it is defined: the edges differ"}},
		"pack-to-shifts":           {{Note: "exact; a number halfway between two becomes the even one"}},
		"unpack-to-shifts":         {{Note: "exact; a number halfway between two becomes the even one"}},
		"tan-to-sin-cos": {{Of: []string{"GLSL.Tan", "OpenCL.tan"}, ULP: 4, Derived: true,
			Note: "beyond [-1, 1] the errors of Sin and Cos may be larger"}},
		"pow-to-exp2": {{Of: []string{"GLSL.Pow", "OpenCL.pow", "OpenCL.pown", "OpenCL.powr", "OpenCL.rootn"}, ULP: 2,
			PerLog2: 2, Derived: true}},
		"exp-to-exp2": {
			{Of: []string{"GLSL.Exp", "OpenCL.exp"}, ULP: 2, PerLog2: 2, Inherits: expOf(math.Log2E), From: "Exp2"},
			{Of: []string{"OpenCL.exp10"}, ULP: 2, PerLog2: 2, Inherits: expOf(math.Log2(10)), From: "Exp2"},
		},
		"log-to-log2": {
			{Of: []string{"GLSL.Log", "OpenCL.log"}, ULP: 2, Inherits: logOf(math.Ln2), From: "Log2"},
			{Of: []string{"OpenCL.log10"}, ULP: 2, Inherits: logOf(math.Log10(2)), From: "Log2"},
		},
		"frexp-to-arith": {{Note: "exact; of infinities and NaNs, where nothing is defined, x and 0"}},
		"ldexp-to-arith": {{Of: []string{"GLSL.Ldexp", "OpenCL.ldexp"}, Denormal: 1}},
		"mod-to-floor": {{Of: []string{"OpFMod", "OpFRem", "OpenCL.fmod", "OpenCL.remainder"}, Derived: true,
			Note: "off by a multiple of y where x / y rounds to another whole number, a NaN where x / y or y is infinite"}},
		"fract-to-floor": {{Of: []string{"GLSL.Fract", "OpenCL.fract"},
			Note: "exact; 1 where a tiny negative x gives the number before it"}},
		"int-div-to-mul-rcp": {{Note: "exact if 1 / y is within 2.5 ulp"}},
		"inverse-sqrt-to-div": {{Of: []string{"GLSL.InverseSqrt", "OpenCL.rsqrt"}, ULP: 1.5, Inherits: rootInverse,
			From: "Sqrt and of the quotient"}},
		"sqrt-to-abs-sqrt": {{Of: []string{"GLSL.Sqrt", "OpenCL.sqrt"}, Zeros: true,
			Note: "exact for numbers that are not negative"}},
		"div-to-mul-rcp": {{Of: []string{"OpFDiv"}, ULP: 1.5, Inherits: timesReciprocal, From: "1 / y",
			Note: "0, an infinity or a NaN where 1 / y is no normal number"}},
		"fma-to-mul-add": {{Of: []string{"GLSL.Fma", "OpFmaKHR", "OpenCL.fma", "OpenCL.mad"}, Inherits: productSum,
			Note: "one rounding of the product: 0.5 ulp of it"}},
		"sat-to-clamp":     {{Of: clamps, Zeros: true, Note: "FClamp of a NaN is open as before"}},
		"clamp-to-min-max": {{Of: clamps, Zeros: true}},
		"abs-to-max":       {{Of: []string{"GLSL.FAbs", "OpenCL.fabs"}, Zeros: true}},
		"min-max-to-select": {{Of: []string{"GLSL.FMin", "GLSL.FMax", "GLSL.NMin", "GLSL.NMax", "OpenCL.fmin", "OpenCL.fmax",
			"OpenCL.fmin_common", "OpenCL.fmax_common"}, Zeros: true, Note: "FMin of a NaN is open as before"}},
		"mul-add-to-fma": {{Contract: true}},
	}
}

var clamps = []string{"GLSL.FClamp", "GLSL.NClamp", "OpenCL.fclamp"}
