package fold

import (
	"math"
	"math/rand/v2"
	"testing"

	"hone/spirv"
)

// TestOpenCLMath compares the functions of OpenCL.std with those of package math, in units in the last place of the
// float32 that is nearest: far closer than what is asked for. Where one gives a NaN, an infinity or the sign of a zero,
// both do.
func TestOpenCLMath(t *testing.T) {
	pi := func(f func(float64) float64) func(x, y float64) float64 {
		return func(x, _ float64) float64 { return f(x) / math.Pi }
	}
	one := func(f func(float64) float64) func(x, y float64) float64 {
		return func(x, _ float64) float64 { return f(x) }
	}
	for op, f := range map[uint32]func(x, y float64) float64{
		spirv.OpenCLStdAcos: one(math.Acos), spirv.OpenCLStdAcosh: one(math.Acosh), spirv.OpenCLStdAcospi: pi(math.Acos),
		spirv.OpenCLStdAsin: one(math.Asin), spirv.OpenCLStdAsinh: one(math.Asinh), spirv.OpenCLStdAsinpi: pi(math.Asin),
		spirv.OpenCLStdAtan: one(math.Atan), spirv.OpenCLStdAtan2: math.Atan2, spirv.OpenCLStdAtanh: one(math.Atanh),
		spirv.OpenCLStdAtanpi:  pi(math.Atan),
		spirv.OpenCLStdAtan2pi: func(y, x float64) float64 { return math.Atan2(y, x) / math.Pi },
		spirv.OpenCLStdCbrt:    one(math.Cbrt), spirv.OpenCLStdCos: one(math.Cos), spirv.OpenCLStdCosh: one(math.Cosh),
		spirv.OpenCLStdErf: one(math.Erf), spirv.OpenCLStdErfc: one(math.Erfc), spirv.OpenCLStdExp: one(math.Exp),
		spirv.OpenCLStdExp2: one(math.Exp2), spirv.OpenCLStdExp10: func(x, _ float64) float64 { return math.Pow(10, x) },
		spirv.OpenCLStdExpm1: one(math.Expm1), spirv.OpenCLStdHypot: math.Hypot, spirv.OpenCLStdLog: one(math.Log),
		spirv.OpenCLStdLog2: one(math.Log2), spirv.OpenCLStdLog10: one(math.Log10), spirv.OpenCLStdLog1p: one(math.Log1p),
		spirv.OpenCLStdPow: math.Pow, spirv.OpenCLStdSin: one(math.Sin), spirv.OpenCLStdSinh: one(math.Sinh),
		spirv.OpenCLStdTan: one(math.Tan), spirv.OpenCLStdTanh: one(math.Tanh), spirv.OpenCLStdTgamma: one(math.Gamma),
		spirv.OpenCLStdLgamma: func(x, _ float64) float64 {
			if math.IsInf(x, 0) { // whatever its sign
				return math.Inf(1)
			}
			v, _ := math.Lgamma(x)
			return v
		},
		spirv.OpenCLStdRemainder: math.Remainder, spirv.OpenCLStdLogb: one(math.Logb),
		spirv.OpenCLStdRsqrt: func(x, _ float64) float64 { return 1 / math.Sqrt(x) },
	} {
		r := rand.New(rand.NewPCG(8, uint64(op)))
		row := opencl(t, op)
		for i := range 3000 {
			x, y := 8*(r.Float64()-0.5), 8*(r.Float64()-0.5)
			switch i % 4 {
			case 1:
				x = math.Ldexp(x, r.IntN(40)-30)
			case 2:
				x, y = math.Round(x), math.Round(y)
			case 3:
				special := [...]float64{0, math.Copysign(0, -1), math.Inf(1), math.Inf(-1), math.NaN(), 1, -1, 0.5, -2}
				x, y = special[r.IntN(len(special))], special[r.IntN(len(special))]
			}
			x, y = float64(float32(x)), float64(float32(y))
			bits, o := row.Scalar(&Args{Width: 32, From: 32, Format: Float32, FromFormat: Float32,
				A: uint64(math.Float32bits(float32(x))), B: uint64(math.Float32bits(float32(y)))})
			got, want := math.Float32frombits(uint32(bits)), float32(f(x, y))
			if op == spirv.OpenCLStdLgamma != (o == Unspecified) {
				t.Fatalf("%s of %g: outcome %d", spirv.LookupExtSet("OpenCL.std").Inst(op).Name, x, o)
			}
			same := got == want || got != got && want != want
			if !same && !math.IsInf(float64(want), 0) {
				// next to a zero of a function that is not monotone a float64 has no more digits
				same = math.Abs(float64(got-want)) <= 1.01*Float32.ULP(math.Abs(float64(want)))+1e-12
			}
			if !same {
				t.Fatalf("%s of %g, %g: %g, want %g", spirv.LookupExtSet("OpenCL.std").Inst(op).Name, x, y, got, want)
			}
		}
	}
}

// TestOpenCLByHand has what the specification says of single numbers.
func TestOpenCLByHand(t *testing.T) {
	inf, nan := math.Inf(1), math.NaN()
	for _, x := range []struct {
		op      uint32
		a, b    float64
		integer bool // b is one
		want    float64
	}{
		{spirv.OpenCLStdSinpi, 0.5, 0, false, 1}, {spirv.OpenCLStdSinpi, 3, 0, false, 0},
		{spirv.OpenCLStdSinpi, -1.5, 0, false, 1}, {spirv.OpenCLStdCospi, 1, 0, false, -1},
		{spirv.OpenCLStdCospi, 2.5, 0, false, 0}, {spirv.OpenCLStdTanpi, 0.25, 0, false, 1},
		{spirv.OpenCLStdPown, -2, 3, true, -8}, {spirv.OpenCLStdPown, -2, -2, true, 0.25},
		{spirv.OpenCLStdRootn, -27, 3, true, -3}, {spirv.OpenCLStdRootn, 16, 4, true, 2},
		{spirv.OpenCLStdRootn, -16, 4, true, nan}, {spirv.OpenCLStdPowr, -1, 2, false, nan},
		{spirv.OpenCLStdPowr, 0, 0, false, nan}, {spirv.OpenCLStdPowr, 9, 0.5, false, 3},
		{spirv.OpenCLStdPow, -1, inf, false, 1}, {spirv.OpenCLStdPow, -8, 1. / 3, false, nan},
		{spirv.OpenCLStdFract, -0.25, 0, false, 0.75}, {spirv.OpenCLStdFract, -1e-30, 0, false, 1 - 0x1p-24},
		{spirv.OpenCLStdModf, -2.5, 0, false, -0.5}, {spirv.OpenCLStdModf, inf, 0, false, 0},
		{spirv.OpenCLStdFrexp, 12, 0, false, 0.75}, {spirv.OpenCLStdFrexp, -inf, 0, false, -inf},
		{spirv.OpenCLStdRemquo, 7, 2, false, -1}, {spirv.OpenCLStdSincos, 0, 0, false, 0},
		{spirv.OpenCLStdHypot, inf, nan, false, inf}, {spirv.OpenCLStdHalf_recip, 4, 0, false, 0.25},
	} {
		a := Args{Width: 32, From: 32, Format: Float32, FromFormat: Float32, A: uint64(math.Float32bits(float32(x.a))),
			B: uint64(math.Float32bits(float32(x.b)))}
		if x.integer {
			a.B = uint64(int64(x.b)) & Mask(32)
		}
		bits, _ := opencl(t, x.op).Scalar(&a)
		got := float64(math.Float32frombits(uint32(bits)))
		if got != x.want && (got == got || x.want == x.want) && math.Abs(got-x.want) > 1e-7 {
			t.Errorf("%s of %g, %g: %g, want %g", spirv.LookupExtSet("OpenCL.std").Inst(x.op).Name, x.a, x.b, got, x.want)
		}
	}
	for _, x := range []struct {
		op   uint32
		a, b float32
		want uint64
	}{
		{spirv.OpenCLStdFrexp, 12, 0, 4}, {spirv.OpenCLStdRemquo, 7, 2, 4}, {spirv.OpenCLStdRemquo, -7, 2, Mask(32) - 3},
		{spirv.OpenCLStdRemquo, 1000, 3, 1000 / 3 & 127}, {spirv.OpenCLStdLgamma_r, -0.5, 0, Mask(32)},
		{spirv.OpenCLStdLgamma_r, -1.5, 0, 1}, {spirv.OpenCLStdModf, -2.5, 0, uint64(math.Float32bits(-2))},
		{spirv.OpenCLStdFract, -2.5, 0, uint64(math.Float32bits(-3))}, {spirv.OpenCLStdSincos, 0, 0, uint64(math.Float32bits(1))},
	} {
		a := Args{Width: 32, From: 32, Format: Float32, FromFormat: Float32, A: uint64(math.Float32bits(x.a)),
			B: uint64(math.Float32bits(x.b))}
		if got, o := opencl(t, x.op).Second.Scalar(&a); got != x.want || o != Defined {
			t.Errorf("the second result of %s of %g, %g: %#x, want %#x",
				spirv.LookupExtSet("OpenCL.std").Inst(x.op).Name, x.a, x.b,
				got, x.want)
		}
	}
}
