package lower_test

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"hone/fold"
)

// exactCase is a computation of one component, before and after a lowering.
type exactCase struct {
	lowering string
	body     string  // of %a, %b, %c and %d, into %r or into %r and %r2; T is the type of %r
	in, out  string  // kinds of the operands and of the results: u32, i8, f64, or vectors such as f32x2
	ulp      float64 // beside what the row of the lowering says
	abs      float64 // or this far from the result
	nans     bool    // of NaNs and infinities nothing is said
	ok       func(v []uint64) bool
}

func nonzero(i int) func(v []uint64) bool { return func(v []uint64) bool { return v[i] != 0 } }

// signedDivision leaves out what is undefined.
func signedDivision(width int) func(v []uint64) bool {
	return func(v []uint64) bool { return v[1] != 0 && !(v[0] == 1<<(width-1) && v[1] == fold.Mask(width)) }
}

func inField(width, offset, count int) func(v []uint64) bool {
	return func(v []uint64) bool {
		w := uint64(width)
		return v[offset] <= w && v[count] <= w && v[offset]+v[count] <= w
	}
}

func real32(v uint64) float64 { return float64(math.Float32frombits(uint32(v))) }

// normal32 says that operands are 0 or of a magnitude between 2^-low and 2^high.
func normal32(low, high int, operands ...int) func(v []uint64) bool {
	return func(v []uint64) bool {
		for _, i := range operands {
			x := math.Abs(real32(v[i]))
			if !(x == 0 || x >= math.Ldexp(1, -low) && x <= math.Ldexp(1, high)) {
				return false
			}
		}
		return true
	}
}

func glslOp(name, operands string) string { return "%r = OpExtInst T %glsl " + name + " " + operands }

// test makes a number of a boolean.
func test(op string) string { return "%s = " + op + "\n%r = OpSelect T %s %two %zero" }

func exactCases() (list []exactCase) {
	add := func(c exactCase) { list = append(list, c) }
	for _, w := range []int{8, 16, 32, 64} {
		u, i := fmt.Sprintf("u%d", w), fmt.Sprintf("i%d", w)
		two := func(lowering, op, kind string, ok func(v []uint64) bool) {
			add(exactCase{lowering: lowering, body: "%r = " + op + " T %a %b", in: kind + " " + kind, out: kind, ok: ok})
		}
		for _, op := range []string{"OpUDiv", "OpUMod"} {
			two("int-div-to-mul-rcp", op, u, nonzero(1))
		}
		two("umod-to-div", "OpUMod", u, nonzero(1))
		for _, op := range []string{"OpSDiv", "OpSRem", "OpSMod"} {
			two("int-div-to-mul-rcp", op, i, signedDivision(w))
		}
		two("sub-to-add-neg", "OpISub", i, nil)
		add(exactCase{lowering: "negate-to-sub", body: "%r = OpSNegate T %a", in: i, out: i})
		add(exactCase{lowering: "not-to-xor", body: "%r = OpNot T %a", in: u, out: u})
		if w == 32 {
			for _, n := range []string{"SMin", "SMax", "UMin", "UMax"} {
				add(exactCase{lowering: "min-max-to-select", body: glslOp(n, "%a %b"), in: i + " " + i, out: i})
			}
			add(exactCase{lowering: "abs-to-max", body: glslOp("SAbs", "%a"), in: i, out: i})
			add(exactCase{lowering: "sign-to-select", body: glslOp("SSign", "%a"), in: i, out: i})
			add(exactCase{lowering: "clamp-to-min-max", body: glslOp("SClamp", "%a %b %c"), in: i + " " + i + " " + i, out: i,
				ok: func(v []uint64) bool { return int32(v[1]) <= int32(v[2]) }})
			add(exactCase{lowering: "clamp-to-min-max", body: glslOp("UClamp", "%a %b %c"), in: u + " " + u + " " + u, out: u,
				ok: func(v []uint64) bool { return v[1] <= v[2] }})
		}
		for _, kind := range []string{u, i} {
			add(exactCase{lowering: "bit-count-to-math", body: "%r = OpBitCount T %a", in: kind, out: kind})
			add(exactCase{lowering: "bit-reverse-to-shifts", body: "%r = OpBitReverse T %a", in: kind, out: kind})
			for _, l := range []string{"bitfield-insert-to-mask", "bitfield-insert-to-shifts"} {
				add(exactCase{lowering: l, body: "%r = OpBitFieldInsert T %a %b %c %d", in: kind + " " + kind + " u32 i32",
					out: kind, ok: inField(w, 2, 3)})
			}
			for _, op := range []string{"OpBitFieldUExtract", "OpBitFieldSExtract"} {
				add(exactCase{lowering: "bitfield-extract-to-shifts", body: "%r = " + op + " T %a %b %c", in: kind + " u8 i32",
					out: kind, ok: inField(w, 1, 2)})
			}
		}
		extended := func(lowering, op, kind string) {
			add(exactCase{lowering: lowering,
				body: "%s = " + op + " %pair_" + kind + " %a %b\n%r = OpCompositeExtract T %s 0\n" +
					"%r2 = OpCompositeExtract T %s 1", in: kind + " " + kind, out: kind + " " + kind})
		}
		for _, l := range []string{"imul-high-to-mul", "mul-extended"} {
			extended(l, "OpUMulExtended", u)
			extended(l, "OpSMulExtended", i)
		}
		extended("carry-to-arith", "OpIAddCarry", u)
		extended("borrow-to-arith", "OpISubBorrow", u)
	}
	add(exactCase{lowering: "bit-count-to-math", body: "%r = OpBitCount T %a", in: "i64x3", out: "u32x3"})
	add(exactCase{lowering: "bitfield-insert-to-shifts", body: "%r = OpBitFieldInsert T %a %b %c %d",
		in: "u32x3 u32x3 u32 u32", out: "u32x3", ok: inField(32, 2, 3)})
	add(exactCase{lowering: "bitfield-extract-to-shifts", body: "%r = OpBitFieldSExtract T %a %b %c", in: "i16x2 u32 u32",
		out: "i16x2", ok: inField(16, 1, 2)})
	for _, l := range []string{"FindILsb", "FindUMsb", "FindSMsb"} {
		lowering := "find-msb-to-float-cast"
		if l == "FindILsb" {
			lowering = "find-lsb-to-float-cast"
		}
		add(exactCase{lowering: lowering, body: glslOp(l, "%a"), in: "i32", out: "i32"})
		add(exactCase{lowering: lowering, body: glslOp(l, "%a"), in: "u32x4", out: "u32x4"})
	}
	for _, w := range []int{16, 32, 64} {
		f := fmt.Sprintf("f%d", w)
		emax := map[int]int64{16: 15, 32: 127, 64: 1023}[w]
		add(exactCase{lowering: "ldexp-to-arith", body: glslOp("Ldexp", "%a %b"), in: f + " i32", out: f,
			ok: func(v []uint64) bool { return fold.Signed(v[1], 32) <= emax }})
		add(exactCase{lowering: "frexp-to-arith", body: "%s = OpExtInst %frexp_" + f + " %glsl FrexpStruct %a\n" +
			"%r = OpCompositeExtract T %s 0\n%r2 = OpCompositeExtract %i32 %s 1", in: f, out: f + " i32", nans: true})
		add(exactCase{lowering: "frexp-to-arith", body: glslOp("Frexp", "%a %local") + "\n%r2 = OpLoad %i32 %local",
			in: f, out: f + " i32", nans: true})
		add(exactCase{lowering: "modf-to-arithmetic", body: "%s = OpExtInst %pair_" + f + " %glsl ModfStruct %a\n" +
			"%r = OpCompositeExtract T %s 0\n%r2 = OpCompositeExtract T %s 1", in: f, out: f + " " + f, nans: true})
		add(exactCase{lowering: "sub-to-add-neg", body: "%r = OpFSub T %a %b", in: f + " " + f, out: f})
		add(exactCase{lowering: "negate-to-sub", body: "%r = OpFNegate T %a", in: f, out: f})
		add(exactCase{lowering: "sat-to-clamp", body: glslOp("FClamp", "%a %zero_"+f+" %one_"+f),
			in: f, out: f, nans: true})
		add(exactCase{lowering: "sat-to-clamp", body: glslOp("NClamp", "%a %zero_"+f+" %one_"+f), in: f, out: f})
		add(exactCase{lowering: "sqrt-to-abs-sqrt", body: glslOp("Sqrt", "%a"), in: f, out: f,
			ok: func(v []uint64) bool { return v[0]>>(w-1) == 0 || v[0] == 1<<(w-1) }})
		add(exactCase{lowering: "mix-to-arithmetic", body: glslOp("FMix", "%a %b %c"), in: f + " " + f + " " + f, out: f})
		add(exactCase{lowering: "fract-to-floor", body: glslOp("Fract", "%a"), in: f, out: f, abs: math.Ldexp(1, -10)})
		for _, n := range []string{"Length", "Normalize"} {
			l := strings.ToLower(n) + map[string]string{"Length": "-to-sqrt", "Normalize": "-to-arithmetic"}[n]
			out := map[string]string{"Length": f, "Normalize": f + "x3"}[n]
			add(exactCase{lowering: l, body: glslOp(n, "%a"), in: f + "x3", out: out, nans: n == "Normalize"})
		}
		add(exactCase{lowering: "normalize-to-arithmetic", body: glslOp("Normalize", "%a"), in: f, out: f})
		for _, n := range []string{"FClamp", "NClamp"} {
			add(exactCase{lowering: "clamp-to-min-max", body: glslOp(n, "%a %b %c"), in: f + " " + f + " " + f, out: f,
				nans: n == "FClamp", ok: func(v []uint64) bool { return real(w, v[1]) <= real(w, v[2]) }})
		}
		for _, n := range []string{"FMin", "FMax"} {
			add(exactCase{lowering: "min-max-to-select", body: glslOp(n, "%a %b"), in: f + " " + f, out: f,
				ok: func(v []uint64) bool { return real(w, v[0]) == real(w, v[0]) && real(w, v[1]) == real(w, v[1]) }})
		}
		add(exactCase{lowering: "abs-to-max", body: glslOp("FAbs", "%a"), in: f, out: f})
		add(exactCase{lowering: "sign-to-select", body: glslOp("FSign", "%a"), in: f, out: f})
		add(exactCase{lowering: "step-to-select", body: glslOp("Step", "%a %b"), in: f + " " + f, out: f})
		if w < 64 {
			add(exactCase{lowering: "degrees-to-mul", body: glslOp("Radians", "%a"), in: f, out: f})
			add(exactCase{lowering: "degrees-to-mul", body: glslOp("Degrees", "%a"), in: f, out: f})
		}
		for _, n := range []string{"OpIsNan", "OpIsInf"} {
			l := map[string]string{"OpIsNan": "is-nan-to-compare", "OpIsInf": "is-inf-to-compare"}[n]
			add(exactCase{lowering: l, body: test(n + " %bool %a"), in: f, out: "u32"})
		}
		for _, n := range []string{"Equal", "NotEqual", "LessThan", "LessThanEqual", "GreaterThan", "GreaterThanEqual"} {
			add(exactCase{lowering: "unordered-to-ordered", body: test("OpFUnord" + n + " %bool %a %b"),
				in: f + " " + f, out: "u32"})
		}
		add(exactCase{lowering: "length-to-sqrt", body: glslOp("Length", "%a"), in: f, out: f})
		add(exactCase{lowering: "distance-to-length", body: glslOp("Distance", "%a %b"), in: f + "x2 " + f + "x2", out: f})
		add(exactCase{lowering: "dot-to-scalar", body: "%r = OpDot T %a %b", in: f + "x4 " + f + "x4", out: f})
		add(exactCase{lowering: "reflect-to-arithmetic", body: glslOp("Reflect", "%a %b"),
			in: f + "x2 " + f + "x2", out: f + "x2"})
		add(exactCase{lowering: "reflect-to-arithmetic", body: glslOp("Reflect", "%a %b"), in: f + " " + f, out: f})
		add(exactCase{lowering: "faceforward-to-arithmetic", body: glslOp("FaceForward", "%a %b %c"),
			in: strings.Repeat(f+"x2 ", 3), out: f + "x2"})
		add(exactCase{lowering: "refract-to-arithmetic", body: glslOp("Refract", "%a %b %c"),
			in: f + "x2 " + f + "x2 " + f, out: f + "x2"})
		add(exactCase{lowering: "cross-to-arithmetic", body: glslOp("Cross", "%a %b"),
			in: f + "x3 " + f + "x3", out: f + "x3"})
		add(exactCase{lowering: "smoothstep-to-arithmetic", body: glslOp("SmoothStep", "%a %b %c"), in: f + " " + f + " " + f,
			out: f, nans: true, ok: func(v []uint64) bool { return real(w, v[0]) < real(w, v[1]) }})
	}
	for _, n := range []string{"Floor", "Ceil", "Trunc", "RoundEven", "Round"} {
		add(exactCase{lowering: "double-floor-to-fract", body: glslOp(n, "%a"), in: "f64", out: "f64"})
		add(exactCase{lowering: "double-floor-to-fract", body: glslOp(n, "%a"), in: "f64x2", out: "f64x2"})
	}
	for _, n := range []string{"OpFMod", "OpFRem"} {
		// The quotient is rounded: with it the multiple of y that is taken away.
		add(exactCase{lowering: "mod-to-floor", body: "%r = " + n + " T %a %b", in: "f32 f32", out: "f32", abs: 0x1p-10,
			ok: func(v []uint64) bool {
				x, y := math.Abs(real32(v[0])), math.Abs(real32(v[1]))
				q := x / y
				return x < 1024 && y < 1024 && y > 0x1p-20 && x > 0x1p-20 && q < 1024 && math.Abs(q-math.Round(q)) > 0x1p-12
			}})
	}
	add(exactCase{lowering: "div-to-mul-rcp", body: "%r = OpFDiv T %a %b", in: "f32 f32", out: "f32",
		ok: normal32(60, 60, 0, 1)})
	add(exactCase{lowering: "div-to-mul-rcp", body: "%r = OpFDiv T %a %b", in: "f64 f64", out: "f64",
		ok: func(v []uint64) bool {
			x, y := math.Abs(real(64, v[0])), math.Abs(real(64, v[1]))
			return x > 1e-100 && x < 1e100 && y > 1e-100 && y < 1e100
		}})
	add(exactCase{lowering: "exp-to-exp2", body: glslOp("Exp", "%a"),
		in: "f32", out: "f32", ok: normal32(126, 6, 0)})
	add(exactCase{lowering: "log-to-log2", body: glslOp("Log", "%a"), in: "f32", out: "f32",
		ok: func(v []uint64) bool { return real32(v[0]) > 0x1p-126 }})
	add(exactCase{lowering: "pow-to-exp2", body: glslOp("Pow", "%a %b"), in: "f32 f32", out: "f32",
		ok: func(v []uint64) bool { return real32(v[0]) > 0 && math.Abs(math.Log2(real32(v[0]))*real32(v[1])) < 126 }})
	add(exactCase{lowering: "fma-to-mul-add", body: glslOp("Fma", "%a %b %c"), in: "f32 f32 f32", out: "f32", ulp: 1,
		ok: func(v []uint64) bool { // one sign: nothing cancels
			return real32(v[0])*real32(v[1])*real32(v[2]) > 0 && normal32(50, 50, 0, 1, 2)(v)
		}})
	add(exactCase{lowering: "mul-add-to-fma", body: "%s = OpFMul T %a %b\n%r = OpFAdd T %s %c", in: "f32 f32 f32",
		out: "f32", ulp: 1, ok: func(v []uint64) bool { // one sign: nothing cancels
			return real32(v[0])*real32(v[1])*real32(v[2]) > 0 && normal32(50, 50, 0, 1, 2)(v)
		}})
	add(exactCase{lowering: "inverse-sqrt-to-div", body: glslOp("InverseSqrt", "%a"), in: "f32", out: "f32",
		ok: func(v []uint64) bool { return real32(v[0]) > 0 }})
	add(exactCase{lowering: "tan-to-sin-cos", body: glslOp("Tan", "%a"),
		in: "f32", out: "f32", ok: normal32(126, 0, 0)})
	for _, n := range []string{"Unorm4x8", "Snorm4x8", "Unorm2x16", "Snorm2x16", "Half2x16"} {
		kind := "f32x2"
		if strings.Contains(n, "4x8") {
			kind = "f32x4"
		}
		add(exactCase{lowering: "pack-to-shifts", body: glslOp("Pack"+n, "%a"), in: kind, out: "u32", ok: noNaN32})
		add(exactCase{lowering: "unpack-to-shifts", body: glslOp("Unpack"+n, "%a"), in: "u32", out: kind})
	}
	add(exactCase{lowering: "pack-to-shifts", body: glslOp("PackDouble2x32", "%a"), in: "u32x2", out: "f64"})
	add(exactCase{lowering: "unpack-to-shifts", body: glslOp("UnpackDouble2x32", "%a"), in: "f64", out: "u32x2"})
	for _, op := range []string{"OpSDot", "OpUDot", "OpSUDot"} {
		for _, in := range []string{"i8x4 i8x4", "u8x4 u8x4", "i16x3 i16x3", "i32x2 i32x2"} {
			out := "i32"
			if op == "OpUDot" {
				out, in = "u32", strings.ReplaceAll(in, "i", "u")
			}
			if op == "OpSUDot" {
				a, b, _ := strings.Cut(in, " ")
				in = strings.ReplaceAll(a, "u", "i") + " " + strings.ReplaceAll(b, "i", "u")
			}
			add(exactCase{lowering: "integer-dot-to-scalar", body: "%r = " + op + " T %a %b", in: in, out: out})
			add(exactCase{lowering: "integer-dot-to-scalar", body: "%r = " + op + "AccSat T %a %b %c", in: in + " " + out,
				out: out})
		}
		add(exactCase{lowering: "integer-dot-to-scalar", body: "%r = " + op + " T %a %b PackedVectorFormat4x8Bit",
			in: "u32 u32", out: "u32"})
		add(exactCase{lowering: "integer-dot-to-scalar", body: "%r = " + op + "AccSat T %a %b %c PackedVectorFormat4x8Bit",
			in: "u32 u32 u64", out: "u64"})
	}
	return list
}

func noNaN32(v []uint64) bool {
	return !slices.ContainsFunc(v, func(x uint64) bool { return real32(x) != real32(x) })
}

func real(width int, v uint64) float64 {
	switch width {
	case 16:
		return fold.Float16.ToFloat64(v)
	case 32:
		return real32(v)
	}
	return math.Float64frombits(v)
}
