package fold

import (
	"math"
	"math/rand/v2"
	"testing"

	"hone/spirv"
)

// TestGLSLScalars compares the instructions that go component by component with package math, in float and half.
func TestGLSLScalars(t *testing.T) {
	clamp := func(x, low, high float64) float64 { return math.Min(math.Max(x, low), high) }
	definitions := map[uint32]func(x, y, z float64) float64{
		spirv.GLSLStd450Round:       func(x, _, _ float64) float64 { return math.RoundToEven(x) },
		spirv.GLSLStd450RoundEven:   func(x, _, _ float64) float64 { return math.RoundToEven(x) },
		spirv.GLSLStd450Trunc:       func(x, _, _ float64) float64 { return math.Trunc(x) },
		spirv.GLSLStd450Floor:       func(x, _, _ float64) float64 { return math.Floor(x) },
		spirv.GLSLStd450Ceil:        func(x, _, _ float64) float64 { return math.Ceil(x) },
		spirv.GLSLStd450Fract:       func(x, _, _ float64) float64 { return x - math.Floor(x) },
		spirv.GLSLStd450FAbs:        func(x, _, _ float64) float64 { return math.Abs(x) },
		spirv.GLSLStd450FSign:       func(x, _, _ float64) float64 { return map[bool]float64{true: 1, false: -1}[x > 0] },
		spirv.GLSLStd450Radians:     func(x, _, _ float64) float64 { return x * math.Pi / 180 },
		spirv.GLSLStd450Degrees:     func(x, _, _ float64) float64 { return x * 180 / math.Pi },
		spirv.GLSLStd450Sin:         func(x, _, _ float64) float64 { return math.Sin(x) },
		spirv.GLSLStd450Cos:         func(x, _, _ float64) float64 { return math.Cos(x) },
		spirv.GLSLStd450Tan:         func(x, _, _ float64) float64 { return math.Tan(x) },
		spirv.GLSLStd450Asin:        func(x, _, _ float64) float64 { return math.Asin(x) },
		spirv.GLSLStd450Acos:        func(x, _, _ float64) float64 { return math.Acos(x) },
		spirv.GLSLStd450Atan:        func(x, _, _ float64) float64 { return math.Atan(x) },
		spirv.GLSLStd450Atan2:       func(x, y, _ float64) float64 { return math.Atan2(x, y) },
		spirv.GLSLStd450Sinh:        func(x, _, _ float64) float64 { return math.Sinh(x) },
		spirv.GLSLStd450Cosh:        func(x, _, _ float64) float64 { return math.Cosh(x) },
		spirv.GLSLStd450Tanh:        func(x, _, _ float64) float64 { return math.Tanh(x) },
		spirv.GLSLStd450Asinh:       func(x, _, _ float64) float64 { return math.Asinh(x) },
		spirv.GLSLStd450Acosh:       func(x, _, _ float64) float64 { return math.Acosh(x) },
		spirv.GLSLStd450Atanh:       func(x, _, _ float64) float64 { return math.Atanh(x) },
		spirv.GLSLStd450Pow:         func(x, y, _ float64) float64 { return math.Pow(x, y) },
		spirv.GLSLStd450Exp:         func(x, _, _ float64) float64 { return math.Exp(x) },
		spirv.GLSLStd450Exp2:        func(x, _, _ float64) float64 { return math.Exp2(x) },
		spirv.GLSLStd450Log:         func(x, _, _ float64) float64 { return math.Log(x) },
		spirv.GLSLStd450Log2:        func(x, _, _ float64) float64 { return math.Log2(x) },
		spirv.GLSLStd450Sqrt:        func(x, _, _ float64) float64 { return math.Sqrt(x) },
		spirv.GLSLStd450InverseSqrt: func(x, _, _ float64) float64 { return 1 / math.Sqrt(x) },
		spirv.GLSLStd450FMin:        func(x, y, _ float64) float64 { return math.Min(x, y) },
		spirv.GLSLStd450FMax:        func(x, y, _ float64) float64 { return math.Max(x, y) },
		spirv.GLSLStd450NMin:        func(x, y, _ float64) float64 { return math.Min(x, y) },
		spirv.GLSLStd450NMax:        func(x, y, _ float64) float64 { return math.Max(x, y) },
		spirv.GLSLStd450FClamp:      clamp,
		spirv.GLSLStd450NClamp:      clamp,
		spirv.GLSLStd450FMix:        func(x, y, a float64) float64 { return x*(1-a) + y*a },
		spirv.GLSLStd450Step:        func(edge, x, _ float64) float64 { return map[bool]float64{true: 0, false: 1}[x < edge] },
		spirv.GLSLStd450SmoothStep: func(low, high, x float64) float64 {
			u := clamp((x-low)/(high-low), 0, 1)
			return u * u * (3 - 2*u)
		},
		spirv.GLSLStd450Fma: func(x, y, z float64) float64 { return x*y + z },
	}
	// Arguments that keep the expansions of some away from cancellation; all others get numbers between -8 and 8.
	ranges := map[uint32][2]float64{
		spirv.GLSLStd450Asin: {-1, 1}, spirv.GLSLStd450Acos: {-1, 1}, spirv.GLSLStd450Atanh: {-0.999, 0.999}, spirv.GLSLStd450Acosh: {1, 9},
		spirv.GLSLStd450Pow: {0.1, 4}, spirv.GLSLStd450Log: {0.001, 100}, spirv.GLSLStd450Log2: {0.001, 100}, spirv.GLSLStd450Sqrt: {0, 100},
		spirv.GLSLStd450InverseSqrt: {0.001, 100},
	}
	for _, f := range []Format{Float16, Float32} {
		for op, def := range definitions {
			r := rand.New(rand.NewPCG(21, uint64(op)))
			rowOf := glsl(t, op)
			between := [2]float64{-8, 8}
			if own, ok := ranges[op]; ok {
				between = own
			}
			for range 2000 {
				var x [3]float64
				var bits [3]uint64
				for i := range x {
					bits[i] = f.FromFloat64(between[0]+r.Float64()*(between[1]-between[0]), Mode{})
					x[i] = f.ToFloat64(bits[i])
				}
				if op == spirv.GLSLStd450SmoothStep && x[0] >= x[1] || (op == spirv.GLSLStd450FClamp ||
					op == spirv.GLSLStd450NClamp) && x[1] > x[2] {
					continue
				}
				want := def(x[0], x[1], x[2])
				if op == spirv.GLSLStd450Fract { // below 1 in any case
					want = math.Min(want, 1-f.ULP(0.5))
				}
				a := Args{Width: f.Width, Format: f, FromFormat: f, A: bits[0], B: bits[1], C: bits[2]}
				var got uint64
				if rowOf.Compute != nil && op != spirv.GLSLStd450SmoothStep { // which rounds after each step
					v, o := rowOf.Scalar(&a)
					if o != Defined && op != spirv.GLSLStd450Round && !(op == spirv.GLSLStd450Fract && want == 1-f.ULP(0.5)) {
						t.Fatalf("%d of %v: outcome %d", op, x, o)
					}
					got = v
					// What is computed is the nearest number, or next to it.
					if e := math.Abs(f.ToFloat64(got) - want); !(e <= f.ULP(want)*0.5001) && got != f.FromFloat64(want, Mode{}) {
						t.Fatalf("GLSL %d of %v: %g, want %g", op, x, f.ToFloat64(got), want)
					}
				} else {
					v, _ := rowOf.Evaluate(a, [][]uint64{{bits[0]}, {bits[1]}, {bits[2]}}, []int{1, 1, 1})
					got = v[0]
				}
				// Rounding after each step leaves some units of the largest intermediate result.
				if e := math.Abs(f.ToFloat64(got) - want); !(e <= 8*f.ULP(math.Max(64, math.Abs(want)))) &&
					got != f.FromFloat64(want, Mode{}) {
					t.Fatalf("GLSL %d of %v: %g, want %g", op, x, f.ToFloat64(got), want)
				}
			}
		}
	}
}

// TestInherited compares what the accuracy of some is inherited from with what they compute.
func TestInherited(t *testing.T) {
	r := rand.New(rand.NewPCG(22, 0))
	f := Float32
	for i := range glslRows {
		rowOf := &glslRows[i]
		if rowOf.Compute == nil || rowOf.Expand == nil {
			continue
		}
		for range 500 {
			a := Args{Width: 32, Format: f, FromFormat: f}
			for _, at := range []*uint64{&a.A, &a.B, &a.C} {
				*at = f.FromFloat64(0.2+0.7*r.Float64(), Mode{})
			}
			switch one := f.FromFloat64(1, Mode{}); i {
			case spirv.GLSLStd450Acosh:
				a.A = f.Add(a.A, one, Mode{})
			case spirv.GLSLStd450SmoothStep:
				a.B = f.Add(a.A, one, Mode{})
			}
			direct, _ := rowOf.Scalar(&a)
			in := [][]uint64{{a.A}, {a.B}, {a.C}}[:rowOf.Operands()]
			derived, _ := rowOf.Evaluate(a, in, []int{1, 1, 1})
			if x, y := f.ToFloat64(direct), f.ToFloat64(derived[0]); !(math.Abs(x-y) <= 1e-5*math.Max(1, math.Abs(x))) {
				t.Fatalf("GLSL %d of %v: %g, by its expansion %g", i, in, x, y)
			}
		}
	}
}

// TestGLSLSpecial has the cases that random numbers do not meet.
func TestGLSLSpecial(t *testing.T) {
	f := Float32
	bits := func(x float64) uint64 { return f.FromFloat64(x, Mode{}) }
	inf, nan := math.Inf(1), math.NaN()
	for _, x := range []struct {
		op      uint32
		a, b, c float64
		want    float64
		o       Outcome
	}{
		{spirv.GLSLStd450Round, 2.5, 0, 0, 2, Unspecified},
		{spirv.GLSLStd450RoundEven, 2.5, 0, 0, 2, Defined},
		{spirv.GLSLStd450RoundEven, -0.3, 0, 0, math.Copysign(0, -1), Defined},
		{spirv.GLSLStd450Fract, -0x1p-40, 0, 0, 1 - 0x1p-24, Unspecified},
		{spirv.GLSLStd450Fract, inf, 0, 0, nan, Defined},
		{spirv.GLSLStd450FSign, 0, 0, 0, 0, Defined},
		{spirv.GLSLStd450FMin, nan, 1, 0, nan, Unspecified},
		{spirv.GLSLStd450NMin, nan, 1, 0, 1, Defined},
		{spirv.GLSLStd450NMax, 1, nan, 0, 1, Defined},
		{spirv.GLSLStd450NMax, nan, nan, 0, nan, Defined},
		{spirv.GLSLStd450FClamp, 1, 3, 2, 2, Undefined},
		{spirv.GLSLStd450NClamp, nan, 2, 3, 2, Defined},
		{spirv.GLSLStd450Pow, -1, 2, 0, nan, Undefined},
		{spirv.GLSLStd450Pow, 0, 0, 0, 1, Undefined},
		{spirv.GLSLStd450Pow, 3, 2, 0, 9, Defined},
		{spirv.GLSLStd450Pow, 0, 3, 0, 0, Defined},
		{spirv.GLSLStd450Log, 0, 0, 0, math.Inf(-1), Undefined},
		{spirv.GLSLStd450Log2, 8, 0, 0, 3, Defined},
		{spirv.GLSLStd450Log, -1, 0, 0, nan, Undefined},
		{spirv.GLSLStd450Exp2, -3, 0, 0, 0.125, Defined},
		{spirv.GLSLStd450Exp, 1000, 0, 0, inf, Defined},
		{spirv.GLSLStd450Sqrt, -1, 0, 0, nan, Undefined},
		{spirv.GLSLStd450InverseSqrt, 0, 0, 0, inf, Undefined},
		{spirv.GLSLStd450Asin, 1.5, 0, 0, nan, Undefined},
		{spirv.GLSLStd450Atan2, 0, 0, 0, 0, Undefined},
		{spirv.GLSLStd450Sinh, 200, 0, 0, inf, Defined},
		{spirv.GLSLStd450Tanh, 200, 0, 0, 1, Defined},
		{spirv.GLSLStd450Sin, inf, 0, 0, nan, Defined},
		{spirv.GLSLStd450Fma, 0x1p100, 0x1p100, -inf, -inf, Defined},
		// What the texts of the instructions say of the ends of their domain, and a NaN, of which they say nothing,
		// gives a NaN.
		{spirv.GLSLStd450Log2, 0, 0, 0, math.Inf(-1), Undefined},
		{spirv.GLSLStd450Log2, nan, 0, 0, nan, Defined},
		{spirv.GLSLStd450Log, nan, 0, 0, nan, Defined},
		{spirv.GLSLStd450Log, inf, 0, 0, inf, Defined},
		{spirv.GLSLStd450InverseSqrt, nan, 0, 0, nan, Defined},
		{spirv.GLSLStd450InverseSqrt, -1, 0, 0, nan, Undefined},
		{spirv.GLSLStd450InverseSqrt, inf, 0, 0, 0, Defined},
		{spirv.GLSLStd450Asin, nan, 0, 0, nan, Defined},
		{spirv.GLSLStd450Acos, nan, 0, 0, nan, Defined},
		{spirv.GLSLStd450Acos, 1, 0, 0, 0, Defined},
		{spirv.GLSLStd450Acosh, nan, 0, 0, nan, Defined},
		{spirv.GLSLStd450Acosh, 1, 0, 0, 0, Defined},
		{spirv.GLSLStd450Acosh, 0.5, 0, 0, nan, Undefined},
		{spirv.GLSLStd450Atanh, 1, 0, 0, inf, Undefined},
		{spirv.GLSLStd450Atanh, nan, 0, 0, nan, Defined},
		{spirv.GLSLStd450Pow, nan, 2, 0, nan, Defined},
		{spirv.GLSLStd450Pow, 2, nan, 0, nan, Defined},
		{spirv.GLSLStd450Pow, 0, -1, 0, inf, Undefined},
		{spirv.GLSLStd450Pow, inf, 2, 0, inf, Defined},
		{spirv.GLSLStd450Atan2, nan, 1, 0, nan, Defined},
		{spirv.GLSLStd450Atan2, 0, -1, 0, math.Pi, Defined},
		{spirv.GLSLStd450FClamp, nan, 2, 3, nan, Unspecified},
		{spirv.GLSLStd450FClamp, 1, nan, 3, 1, Unspecified},
		{spirv.GLSLStd450Step, nan, 1, 0, 1, Defined}, // 0 only where x is below the edge
		{spirv.GLSLStd450Step, 1, nan, 0, 1, Defined},
		{spirv.GLSLStd450SmoothStep, 1, 1, 1, 0, Undefined},
		{spirv.GLSLStd450SmoothStep, 2, 1, 1, 0, Undefined},
		{spirv.GLSLStd450SmoothStep, 0, 2, 1, 0.5, Defined},
		{spirv.GLSLStd450SmoothStep, 0, 2, 3, 1, Defined},
		{spirv.GLSLStd450SmoothStep, 0, 2, nan, nan, Unspecified},
	} {
		got, o := glsl(t, x.op).Scalar(&Args{Width: 32, Format: f, FromFormat: f, A: bits(x.a), B: bits(x.b), C: bits(x.c)})
		if !sameNumber(f, got, bits(x.want)) || o != x.o {
			t.Errorf("GLSL %d of %g %g %g: %g, outcome %d; want %g, %d", x.op, x.a, x.b, x.c, f.ToFloat64(got), o, x.want, x.o)
		}
	}
	for _, x := range []struct {
		x    float64
		e    int
		want float64
		o    Outcome
	}{
		{1.5, 2, 6, Defined}, {1, 128, inf, Undefined}, {0.5, 128, 0x1p127, Defined}, {1, 129, inf, Undefined}, {0x1p100, 100, inf, Undefined},
		{inf, 3, inf, Defined}, {1, -126, 0x1p-126, Defined}, {1, -127, 0x1p-127, Unspecified}, {nan, 1, nan, Defined},
	} {
		got, o := glsl(t, spirv.GLSLStd450Ldexp).Scalar(&Args{Width: 32, Format: f, FromFormat: f, A: bits(x.x),
			B: uint64(x.e) & Mask(32)})
		if !sameNumber(f, got, bits(x.want)) || o != x.o {
			t.Errorf("ldexp of %g, %d: %g, outcome %d", x.x, x.e, f.ToFloat64(got), o)
		}
	}
	for _, op := range []uint32{spirv.GLSLStd450Modf, spirv.GLSLStd450ModfStruct, spirv.GLSLStd450Frexp,
		spirv.GLSLStd450FrexpStruct} {
		want := Unspecified // modf: 0 or a NaN
		if op >= spirv.GLSLStd450Frexp {
			want = Undefined
		}
		if _, o := glsl(t, op).Scalar(&Args{Width: 32, Format: f, FromFormat: f, A: bits(inf)}); o != want {
			t.Errorf("GLSL %d of an infinity: outcome %d", op, o)
		}
	}
	for _, x := range []struct {
		in, fraction, whole, significand float64
		exponent                         int
	}{{2.75, 0.75, 2, 0.6875, 2}, {-2.75, -0.75, -2, -0.6875, 2}, {0, 0, 0, 0, 0}, {0x1p-149, 0x1p-149, 0, 0.5, -148},
		{1, 0, 1, 0.5, 1}} {
		a := Args{Width: 32, Format: f, FromFormat: f, A: bits(x.in)}
		for _, op := range []uint32{spirv.GLSLStd450Modf, spirv.GLSLStd450ModfStruct} {
			fraction, _ := glsl(t, op).Scalar(&a)
			whole, _ := glsl(t, op).Second.Compute(&a)
			if f.ToFloat64(fraction) != x.fraction || f.ToFloat64(whole) != x.whole {
				t.Errorf("modf of %g: %g and %g", x.in, f.ToFloat64(fraction), f.ToFloat64(whole))
			}
		}
		for _, op := range []uint32{spirv.GLSLStd450Frexp, spirv.GLSLStd450FrexpStruct} {
			s, _ := glsl(t, op).Scalar(&a)
			e, _ := glsl(t, op).Second.Compute(&a)
			if f.ToFloat64(s) != x.significand || int(int32(e)) != x.exponent {
				t.Errorf("frexp of %g: %g and %d", x.in, f.ToFloat64(s), int32(e))
			}
			a := Args{Width: 32, Format: f, FromFormat: f, A: s, B: e & Mask(32)}
			if back, o := glsl(t, spirv.GLSLStd450Ldexp).Scalar(&a); back != bits(x.in) || o == Undefined {
				t.Errorf("ldexp of %g and %d: %g", f.ToFloat64(s), int32(e), f.ToFloat64(back))
			}
		}
	}
}

// TestVectors compares the instructions on vectors and matrices with float64 arithmetic on small whole numbers, for
// which all steps are exact, or with results that are known.
func TestVectors(t *testing.T) {
	f := Float32
	r := rand.New(rand.NewPCG(23, 0))
	a := Args{Width: 32, Format: f, FromFormat: f}
	list := func(x ...float64) []uint64 {
		var out []uint64
		for _, v := range x {
			out = append(out, f.FromFloat64(v, Mode{}))
		}
		return out
	}
	evaluate := func(rowOf *Row, columns []int, in ...[]float64) []float64 {
		var bits [][]uint64
		for _, x := range in {
			bits = append(bits, list(x...))
		}
		v, _ := rowOf.Evaluate(a, bits, columns)
		var out []float64
		for _, b := range v {
			out = append(out, f.ToFloat64(b))
		}
		return out
	}
	close := func(what string, got, want []float64) {
		t.Helper()
		if len(got) != len(want) {
			t.Fatalf("%s: %v, want %v", what, got, want)
		}
		for i := range got {
			if !(math.Abs(got[i]-want[i]) <= 1e-5*math.Max(1, math.Abs(want[i]))) {
				t.Fatalf("%s: %v, want %v", what, got, want)
			}
		}
	}
	small := func(n int) []float64 {
		out := make([]float64, n)
		for i := range out {
			out[i] = float64(r.IntN(19) - 9)
		}
		return out
	}
	// product multiplies matrices that are lists of columns.
	product := func(m []float64, mCols int, n []float64, nCols int) []float64 {
		rows, inner := len(m)/mCols, mCols
		out := make([]float64, rows*nCols)
		for c := range nCols {
			for i := range rows {
				for k := range inner {
					out[c*rows+i] += m[k*rows+i] * n[c*inner+k]
				}
			}
		}
		return out
	}
	for range 500 {
		n, k, l := 2+r.IntN(3), 2+r.IntN(3), 2+r.IntN(3)
		v, w, s := small(n), small(n), small(1)
		m, other, u := small(n*k), small(k*l), small(k)
		scaled := func(x []float64) []float64 {
			out := make([]float64, len(x))
			for i := range x {
				out[i] = x[i] * s[0]
			}
			return out
		}
		close("dot", evaluate(row(t, spirv.OpDot), []int{1, 1}, v, w), product(v, n, w, 1))
		close("vector times scalar", evaluate(row(t, spirv.OpVectorTimesScalar), []int{1, 1}, v, s), scaled(v))
		close("matrix times scalar", evaluate(row(t, spirv.OpMatrixTimesScalar), []int{k, 1}, m, s), scaled(m))
		close("vector times matrix", evaluate(row(t, spirv.OpVectorTimesMatrix), []int{1, k}, v, m), product(v, n, m, k))
		close("matrix times vector", evaluate(row(t, spirv.OpMatrixTimesVector), []int{k, 1}, m, u), product(m, k, u, 1))
		close("matrix times matrix", evaluate(row(t, spirv.OpMatrixTimesMatrix), []int{k, l}, m, other),
			product(m, k, other, l))
		close("outer product", evaluate(row(t, spirv.OpOuterProduct), []int{1, 1}, v, u), product(v, 1, u, k))
		transposed := make([]float64, n*k)
		for c := range k {
			for i := range n {
				transposed[i*k+c] = m[c*n+i]
			}
		}
		close("transpose", evaluate(row(t, spirv.OpTranspose), []int{k}, m), transposed)

		square := small(n * n)
		det := evaluate(glsl(t, spirv.GLSLStd450Determinant), []int{n}, square)
		close("determinant", det, []float64{leibniz(square, n)})
		if det[0] != 0 {
			inverse := evaluate(glsl(t, spirv.GLSLStd450MatrixInverse), []int{n}, square)
			identity := make([]float64, n*n)
			for i := range n {
				identity[i*n+i] = 1
			}
			got := product(square, n, inverse, n)
			for i := range got { // cancellation costs digits
				if math.Abs(got[i]-identity[i]) > 1e-3 {
					t.Fatalf("inverse of %v: %v", square, inverse)
				}
			}
		}

		norm := math.Sqrt(product(v, n, v, 1)[0])
		close("length", evaluate(glsl(t, spirv.GLSLStd450Length), []int{1}, v), []float64{norm})
		difference := make([]float64, n)
		for i := range v {
			difference[i] = v[i] - w[i]
		}
		close("distance", evaluate(glsl(t, spirv.GLSLStd450Distance), []int{1, 1}, v, w),
			[]float64{math.Sqrt(product(difference, n, difference, 1)[0])})
		if norm != 0 {
			unit := make([]float64, n)
			for i := range v {
				unit[i] = v[i] / norm
			}
			close("normalize", evaluate(glsl(t, spirv.GLSLStd450Normalize), []int{1}, v), unit)
		}
		dot := product(v, n, w, 1)[0]
		reflected := make([]float64, n)
		for i := range v {
			reflected[i] = v[i] - 2*dot*w[i]
		}
		close("reflect", evaluate(glsl(t, spirv.GLSLStd450Reflect), []int{1, 1}, v, w), reflected)
		facing := make([]float64, n)
		for i := range v {
			facing[i] = v[i]
			if product(w, n, w, 1)[0] >= 0 {
				facing[i] = -v[i]
			}
		}
		close("faceforward", evaluate(glsl(t, spirv.GLSLStd450FaceForward), []int{1, 1, 1}, v, w, w), facing)
		x, y := small(3), small(3)
		close("cross", evaluate(glsl(t, spirv.GLSLStd450Cross), []int{1, 1}, x, y),
			[]float64{x[1]*y[2] - x[2]*y[1], x[2]*y[0] - x[0]*y[2], x[0]*y[1] - x[1]*y[0]})
	}
	// Snell's law: a ray that comes in at 45°, and one that is reflected totally.
	c := math.Sqrt2 / 2
	eta := 1 / 1.5
	k := 1 - eta*eta*(1-c*c)
	refract := glsl(t, spirv.GLSLStd450Refract)
	close("refract", evaluate(refract, []int{1, 1, 1}, []float64{c, -c}, []float64{0, 1}, []float64{eta}),
		[]float64{eta * c, -math.Sqrt(k)})
	close("refract", evaluate(refract, []int{1, 1, 1}, []float64{c, -c}, []float64{0, 1}, []float64{1.5}), []float64{0, 0})
	for _, x := range [][]uint64{{0, 0}, {0, 1}, {1, 0}, {1, 1}} {
		some, _ := row(t, spirv.OpAny).Evaluate(a, [][]uint64{x}, []int{1})
		all, _ := row(t, spirv.OpAll).Evaluate(a, [][]uint64{x}, []int{1})
		if some[0] != x[0]|x[1] || all[0] != x[0]&x[1] {
			t.Errorf("any and all of %v: %v, %v", x, some, all)
		}
	}
}

// leibniz returns the determinant as the sum over all permutations.
func leibniz(m []float64, n int) float64 {
	sum := 0.0
	var visit func(column int, used uint, sign, product float64)
	visit = func(column int, used uint, sign, product float64) {
		if column == n {
			sum += sign * product
			return
		}
		for i := range n {
			if used>>i&1 == 0 {
				s := sign
				for j := i + 1; j < n; j++ { // inversions
					if used>>j&1 != 0 {
						s = -s
					}
				}
				visit(column+1, used|1<<i, s, product*m[column*n+i])
			}
		}
	}
	visit(0, 0, 1, 1)
	return sum
}

// TestPacking packs and unpacks.
func TestPacking(t *testing.T) {
	f := Float32
	bits := func(x ...float64) []uint64 {
		var out []uint64
		for _, v := range x {
			out = append(out, f.FromFloat64(v, Mode{}))
		}
		return out
	}
	for _, x := range []struct {
		op   uint32
		in   []uint64
		want []uint64
	}{
		{spirv.GLSLStd450PackUnorm4x8, bits(0, 1, 0.2, 7), []uint64{0xff33ff00}},
		{spirv.GLSLStd450PackSnorm4x8, bits(-1, 1, -3, 0), []uint64{0x00817f81}},
		{spirv.GLSLStd450PackUnorm2x16, bits(1, 0), []uint64{0x0000ffff}},
		{spirv.GLSLStd450PackSnorm2x16, bits(-1, 1), []uint64{0x7fff8001}},
		{spirv.GLSLStd450PackHalf2x16, bits(1, -2), []uint64{0xc0003c00}},
		{spirv.GLSLStd450PackDouble2x32, []uint64{1, 0x3ff00000}, []uint64{0x3ff0000000000001}},
		{spirv.GLSLStd450UnpackUnorm4x8, []uint64{0xff33ff00}, bits(0, 1, 0.2, 1)},
		{spirv.GLSLStd450UnpackSnorm4x8, []uint64{0x7f008180}, bits(-1, -1, 0, 1)},
		{spirv.GLSLStd450UnpackUnorm2x16, []uint64{0x0000ffff}, bits(1, 0)},
		{spirv.GLSLStd450UnpackSnorm2x16, []uint64{0x80007fff}, bits(1, -1)},
		{spirv.GLSLStd450UnpackHalf2x16, []uint64{0xc0003c00}, bits(1, -2)},
		{spirv.GLSLStd450UnpackDouble2x32, []uint64{0x3ff0000000000001}, []uint64{1, 0x3ff00000}},
	} {
		got, o := glsl(t, x.op).Vector(&Args{Format: f}, [][]uint64{x.in})
		if len(got) != len(x.want) || o == Undefined {
			t.Fatalf("GLSL %d of %#x: %#x", x.op, x.in, got)
		}
		for i := range got {
			if got[i] != x.want[i] {
				t.Errorf("GLSL %d of %#x: %#x, want %#x", x.op, x.in, got, x.want)
			}
		}
	}
	for v := range uint64(1 << 16) { // all pairs of bytes survive
		for _, op := range [][2]uint32{{spirv.GLSLStd450UnpackUnorm4x8, spirv.GLSLStd450PackUnorm4x8},
			{spirv.GLSLStd450UnpackUnorm2x16, spirv.GLSLStd450PackUnorm2x16}} {
			parts, _ := glsl(t, op[0]).Vector(&Args{}, [][]uint64{{v}})
			if back, _ := glsl(t, op[1]).Vector(&Args{}, [][]uint64{parts}); back[0] != v {
				t.Fatalf("%#x is unpacked and packed as %#x", v, back[0])
			}
		}
	}
}

// TestOpenCLFloats compares the float instructions of OpenCL.std that are exact with package math.
func TestOpenCLFloats(t *testing.T) {
	r := rand.New(rand.NewPCG(24, 0))
	f := Float64
	pickBy := func(x, y float64, greater bool) float64 {
		switch {
		case math.Abs(x) > math.Abs(y) == greater && math.Abs(x) != math.Abs(y):
			return x
		case math.Abs(x) != math.Abs(y):
			return y
		case greater:
			return math.Max(x, y)
		}
		return math.Min(x, y)
	}
	for op, def := range map[uint32]func(x, y, z float64) float64{
		spirv.OpenCLStdCeil:        func(x, _, _ float64) float64 { return math.Ceil(x) },
		spirv.OpenCLStdFloor:       func(x, _, _ float64) float64 { return math.Floor(x) },
		spirv.OpenCLStdTrunc:       func(x, _, _ float64) float64 { return math.Trunc(x) },
		spirv.OpenCLStdRint:        func(x, _, _ float64) float64 { return math.RoundToEven(x) },
		spirv.OpenCLStdRound:       func(x, _, _ float64) float64 { return math.Round(x) },
		spirv.OpenCLStdFabs:        func(x, _, _ float64) float64 { return math.Abs(x) },
		spirv.OpenCLStdCopysign:    func(x, y, _ float64) float64 { return math.Copysign(x, y) },
		spirv.OpenCLStdFma:         math.FMA,
		spirv.OpenCLStdFmod:        func(x, y, _ float64) float64 { return math.Mod(x, y) },
		spirv.OpenCLStdFmax:        func(x, y, _ float64) float64 { return math.Max(x, y) },
		spirv.OpenCLStdFmin:        func(x, y, _ float64) float64 { return math.Min(x, y) },
		spirv.OpenCLStdFmax_common: func(x, y, _ float64) float64 { return math.Max(x, y) },
		spirv.OpenCLStdFmin_common: func(x, y, _ float64) float64 { return math.Min(x, y) },
		spirv.OpenCLStdFclamp:      func(x, y, z float64) float64 { return math.Min(math.Max(x, y), z) },
		spirv.OpenCLStdStep:        func(x, y, _ float64) float64 { return map[bool]float64{true: 0, false: 1}[y < x] },
		spirv.OpenCLStdSqrt:        func(x, _, _ float64) float64 { return math.Sqrt(x) },
		spirv.OpenCLStdNextafter:   func(x, y, _ float64) float64 { return math.Nextafter(x, y) },
		spirv.OpenCLStdFdim:        func(x, y, _ float64) float64 { return math.Dim(x, y) },
		spirv.OpenCLStdMaxmag:      func(x, y, _ float64) float64 { return pickBy(x, y, true) },
		spirv.OpenCLStdMinmag:      func(x, y, _ float64) float64 { return pickBy(x, y, false) },
		spirv.OpenCLStdSign: func(x, _, _ float64) float64 {
			if x > 0 {
				return 1
			}
			return -1
		},
	} {
		for range 3000 {
			x, y, z := (r.Float64()-0.5)*float64(r.IntN(40)), (r.Float64()-0.5)*float64(r.IntN(40)), r.Float64()+20
			if r.IntN(4) == 0 {
				x, y = math.Round(x)+0.5, -(math.Round(x) + 0.5)
			}
			if x == 0 || y == 0 {
				continue
			}
			a := Args{Width: 64, Format: f, FromFormat: f, A: math.Float64bits(x), B: math.Float64bits(y),
				C: math.Float64bits(z)}
			got, o := opencl(t, op).Scalar(&a)
			if want := math.Float64bits(def(x, y, z)); !sameNumber(f, got, want) || o != Defined {
				t.Fatalf("OpenCL %d of %g %g %g: %g, want %g", op, x, y, z, f64(got), f64(want))
			}
		}
	}
	for _, x := range []struct {
		op   uint32
		a, b float64
		want float64
	}{{spirv.OpenCLStdNextafter, 0, -1, -math.SmallestNonzeroFloat64}, {spirv.OpenCLStdSign, math.NaN(), 0, 0},
		{spirv.OpenCLStdFdim, math.Inf(1), 1, math.Inf(1)}} {
		if got, _ := opencl(t, x.op).Scalar(&Args{Width: 64, Format: f, A: math.Float64bits(x.a),
			B: math.Float64bits(x.b)}); f64(got) != x.want {
			t.Errorf("OpenCL %d of %g, %g: %g", x.op, x.a, x.b, f64(got))
		}
	}
	for _, x := range []struct {
		in   float64
		by   int64
		want float64
	}{{1, 3, 8}, {0x1p-1074, 1, 0x1p-1073}, {1, 5000, math.Inf(1)}, {3, -1, 1.5}} {
		if got, _ := opencl(t, spirv.OpenCLStdLdexp).Scalar(&Args{Width: 64, Format: f, A: math.Float64bits(x.in),
			B: uint64(x.by) & Mask(32)}); f64(got) != x.want {
			t.Errorf("ldexp of %g, %d: %g", x.in, x.by, f64(got))
		}
	}
	for x, want := range map[float64]int32{1: 0, 8: 3, 0.3: -2, math.Inf(1): math.MaxInt32} {
		if got, _ := opencl(t, spirv.OpenCLStdIlogb).Scalar(&Args{Width: 32, From: 64, Format: f,
			A: math.Float64bits(x)}); int32(got) != want {
			t.Errorf("ilogb of %g: %d", x, int32(got))
		}
	}
}
