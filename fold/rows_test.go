package fold

import (
	"flag"
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"hone/spirv"
)

// tested has the rows that some test computes.
var tested = map[*Row]bool{}

// bounded has the rows whose limits some test tests.
var bounded = map[*Row]bool{}

// TestMain finds the operations that no test computes.
func TestMain(m *testing.M) {
	status := m.Run()
	if status == 0 && flag.Lookup("test.run").Value.String() == "" && flag.Lookup("test.bench").Value.String() == "" {
		for _, table := range [][]Row{integerRows[:], floatRows[:], dotRows[:], glslRows[:], openclRows[:]} {
			for i := range table {
				if r := &table[i]; r.Sig != "" && !tested[r] {
					fmt.Printf("no test computes %s\n", describe(r))
					status = 1
				}
				if r := &table[i]; r.Sig != "" && r.Componentwise() && strings.Contains(r.Sig, "f") && !bounded[r] {
					fmt.Printf("no test has limits of %s\n", describe(r))
					status = 1
				}
			}
		}
	}
	os.Exit(status)
}

func row(t *testing.T, op spirv.Op) *Row {
	t.Helper()
	r := For(op)
	if r == nil {
		t.Fatalf("%s has no row", op)
	}
	tested[r] = true
	return r
}

func glsl(t *testing.T, instruction uint32) *Row {
	t.Helper()
	return extended(t, "GLSL.std.450", instruction)
}

func opencl(t *testing.T, instruction uint32) *Row {
	t.Helper()
	return extended(t, "OpenCL.std", instruction)
}

func extended(t *testing.T, set string, instruction uint32) *Row {
	t.Helper()
	r := ForExt(spirv.LookupExtSet(set), instruction)
	if r == nil {
		t.Fatalf("%s %d has no row", set, instruction)
	}
	tested[r] = true
	return r
}

func bigInt(v int64) *big.Int { return big.NewInt(v) }

// clampTo returns the integer nearest to x that a width holds.
func clampTo(x *big.Int, w int, signed bool) *big.Int {
	low, high := bigInt(0), new(big.Int).Sub(power(w), one)
	if signed {
		low, high = new(big.Int).Neg(power(w-1)), new(big.Int).Sub(power(w-1), one)
	}
	switch {
	case x.Cmp(low) < 0:
		return low
	case x.Cmp(high) > 0:
		return high
	}
	return x
}

// integerDefinitions say what the instructions on integers of the extended sets compute, and those of the core language
// with two results, from the text of their specifications. nil is an undefined result.
func integerDefinitions(t *testing.T) map[*Row]func(u, s [3]*big.Int, w int) (first, second *big.Int) {
	type def = func(u, s [3]*big.Int, w int) (first, second *big.Int)
	single := func(f func(u, s [3]*big.Int, w int) *big.Int) def {
		return func(u, s [3]*big.Int, w int) (*big.Int, *big.Int) { return f(u, s, w), nil }
	}
	n := func() *big.Int { return new(big.Int) }
	pick := func(first bool, a, b *big.Int) *big.Int {
		if first {
			return a
		}
		return b
	}
	minOf := func(a, b *big.Int) *big.Int { return pick(a.Cmp(b) < 0, a, b) }
	maxOf := func(a, b *big.Int) *big.Int { return pick(a.Cmp(b) > 0, a, b) }
	clampOf := func(x, low, high *big.Int) *big.Int {
		if low.Cmp(high) > 0 {
			return nil
		}
		return minOf(maxOf(x, low), high)
	}
	is24 := func(list ...*big.Int) bool {
		for _, x := range list {
			if x.Cmp(bigInt(-1<<23)) < 0 || x.Cmp(bigInt(1<<23)) >= 0 {
				return false
			}
		}
		return true
	}
	is24u := func(list ...*big.Int) bool {
		for _, x := range list {
			if x.Cmp(bigInt(1<<24)) >= 0 {
				return false
			}
		}
		return true
	}
	half := func(x *big.Int) *big.Int { return n().Rsh(x, 1) } // rounds down
	upper := func(x *big.Int, w int) *big.Int { return n().Rsh(x, uint(w)) }
	defs := map[*Row]def{
		row(t, spirv.OpIAddCarry): func(u, s [3]*big.Int, w int) (*big.Int, *big.Int) {
			sum := n().Add(u[0], u[1])
			return sum, upper(sum, w)
		},
		row(t, spirv.OpISubBorrow): func(u, s [3]*big.Int, w int) (*big.Int, *big.Int) {
			return n().Sub(u[0], u[1]), truthOf(u[0].Cmp(u[1]) < 0)
		},
		row(t, spirv.OpUMulExtended): func(u, s [3]*big.Int, w int) (*big.Int, *big.Int) {
			p := n().Mul(u[0], u[1])
			return p, upper(p, w)
		},
		row(t, spirv.OpSMulExtended): func(u, s [3]*big.Int, w int) (*big.Int, *big.Int) {
			p := n().Mul(s[0], s[1])
			return p, upper(p, w)
		},
		opencl(t, spirv.OpenCLStdRotate): single(func(u, s [3]*big.Int, w int) *big.Int {
			k := uint(n().Mod(u[1], bigInt(int64(w))).Int64())
			x := n().Lsh(u[0], k)
			return n().Or(x, upper(x, w))
		}),
		opencl(t, spirv.OpenCLStdClz): single(func(u, s [3]*big.Int, w int) *big.Int { return bigInt(int64(w - u[0].BitLen())) }),
		opencl(t, spirv.OpenCLStdCtz): single(func(u, s [3]*big.Int, w int) *big.Int {
			if u[0].Sign() == 0 {
				return bigInt(int64(w))
			}
			return bigInt(int64(u[0].TrailingZeroBits()))
		}),
		opencl(t, spirv.OpenCLStdPopcount): single(func(u, s [3]*big.Int, w int) *big.Int {
			count := int64(0)
			for i := range w {
				count += int64(u[0].Bit(i))
			}
			return bigInt(count)
		}),
		opencl(t, spirv.OpenCLStdBitselect): single(func(u, s [3]*big.Int, w int) *big.Int {
			return n().Or(n().AndNot(u[0], u[2]), n().And(u[1], u[2]))
		}),
		opencl(t, spirv.OpenCLStdSelect): single(func(u, s [3]*big.Int, w int) *big.Int {
			if s[2].Sign() > 0 { // true for a scalar, and false for a vector
				return nil
			}
			return pick(s[2].Sign() < 0, u[1], u[0])
		}),
	}
	// Signed and unsigned versions of one definition.
	both := func(signedOp, unsignedOp uint32, f func(x [3]*big.Int, w int, signed bool) *big.Int) {
		defs[opencl(t, signedOp)] = single(func(u, s [3]*big.Int, w int) *big.Int { return f(s, w, true) })
		defs[opencl(t, unsignedOp)] = single(func(u, s [3]*big.Int, w int) *big.Int { return f(u, w, false) })
	}
	both(spirv.OpenCLStdS_abs, spirv.OpenCLStdU_abs, func(x [3]*big.Int, _ int, _ bool) *big.Int { return n().Abs(x[0]) })
	both(spirv.OpenCLStdS_abs_diff, spirv.OpenCLStdU_abs_diff, func(x [3]*big.Int, _ int, _ bool) *big.Int {
		return n().Abs(n().Sub(x[0], x[1]))
	})
	both(spirv.OpenCLStdS_add_sat, spirv.OpenCLStdU_add_sat, func(x [3]*big.Int, w int, signed bool) *big.Int {
		return clampTo(n().Add(x[0], x[1]), w, signed)
	})
	both(spirv.OpenCLStdS_sub_sat, spirv.OpenCLStdU_sub_sat, func(x [3]*big.Int, w int, signed bool) *big.Int {
		return clampTo(n().Sub(x[0], x[1]), w, signed)
	})
	both(spirv.OpenCLStdS_hadd, spirv.OpenCLStdU_hadd,
		func(x [3]*big.Int, _ int, _ bool) *big.Int { return half(n().Add(x[0], x[1])) })
	both(spirv.OpenCLStdS_rhadd, spirv.OpenCLStdU_rhadd, func(x [3]*big.Int, _ int, _ bool) *big.Int {
		return half(n().Add(n().Add(x[0], x[1]), one))
	})
	both(spirv.OpenCLStdS_max, spirv.OpenCLStdU_max, func(x [3]*big.Int, _ int, _ bool) *big.Int {
		return maxOf(x[0], x[1])
	})
	both(spirv.OpenCLStdS_min, spirv.OpenCLStdU_min, func(x [3]*big.Int, _ int, _ bool) *big.Int {
		return minOf(x[0], x[1])
	})
	both(spirv.OpenCLStdS_clamp, spirv.OpenCLStdU_clamp, func(x [3]*big.Int, _ int, _ bool) *big.Int {
		return clampOf(x[0], x[1], x[2])
	})
	both(spirv.OpenCLStdS_mul_hi, spirv.OpenCLStdU_mul_hi,
		func(x [3]*big.Int, w int, _ bool) *big.Int { return upper(n().Mul(x[0], x[1]), w) })
	both(spirv.OpenCLStdS_mad_hi, spirv.OpenCLStdU_mad_hi, func(x [3]*big.Int, w int, _ bool) *big.Int {
		return n().Add(upper(n().Mul(x[0], x[1]), w), x[2])
	})
	both(spirv.OpenCLStdS_mad_sat, spirv.OpenCLStdU_mad_sat, func(x [3]*big.Int, w int, signed bool) *big.Int {
		return clampTo(n().Add(n().Mul(x[0], x[1]), x[2]), w, signed)
	})
	both(spirv.OpenCLStdS_mul24, spirv.OpenCLStdU_mul24, func(x [3]*big.Int, _ int, signed bool) *big.Int {
		if signed && !is24(x[0], x[1]) || !signed && !is24u(x[0], x[1]) {
			return nil
		}
		return n().Mul(x[0], x[1])
	})
	both(spirv.OpenCLStdS_mad24, spirv.OpenCLStdU_mad24, func(x [3]*big.Int, _ int, signed bool) *big.Int {
		if signed && !is24(x[0], x[1]) || !signed && !is24u(x[0], x[1]) {
			return nil
		}
		return n().Add(n().Mul(x[0], x[1]), x[2])
	})
	same := func(instruction uint32, as uint32) { defs[glsl(t, instruction)] = defs[opencl(t, as)] }
	same(spirv.GLSLStd450SAbs, spirv.OpenCLStdS_abs)
	same(spirv.GLSLStd450SMax, spirv.OpenCLStdS_max)
	same(spirv.GLSLStd450SMin, spirv.OpenCLStdS_min)
	same(spirv.GLSLStd450UMax, spirv.OpenCLStdU_max)
	same(spirv.GLSLStd450UMin, spirv.OpenCLStdU_min)
	same(spirv.GLSLStd450SClamp, spirv.OpenCLStdS_clamp)
	same(spirv.GLSLStd450UClamp, spirv.OpenCLStdU_clamp)
	defs[glsl(t, spirv.GLSLStd450SSign)] = single(func(u, s [3]*big.Int,
		w int) *big.Int {
		return bigInt(int64(s[0].Sign()))
	})
	defs[glsl(t, spirv.GLSLStd450FindUMsb)] = single(func(u, s [3]*big.Int,
		w int) *big.Int {
		return bigInt(int64(u[0].BitLen() - 1))
	})
	defs[glsl(t, spirv.GLSLStd450FindILsb)] = single(func(u, s [3]*big.Int, w int) *big.Int {
		if u[0].Sign() == 0 {
			return bigInt(-1)
		}
		return bigInt(int64(u[0].TrailingZeroBits()))
	})
	defs[glsl(t, spirv.GLSLStd450FindSMsb)] = single(func(u, s [3]*big.Int, w int) *big.Int {
		for i := w - 1; i >= 0; i-- { // the highest bit that is not the sign's
			if u[0].Bit(i) != u[0].Bit(w-1) {
				return bigInt(int64(i))
			}
		}
		return bigInt(-1)
	})
	return defs
}

// TestIntegerRows compares the integer instructions with their definitions.
func TestIntegerRows(t *testing.T) {
	for rowOf, def := range integerDefinitions(t) {
		for _, w := range []int{8, 16, 32, 64} {
			r := rand.New(rand.NewPCG(11, uint64(w)))
			special := []uint64{0, 1, 2, uint64(w) - 1, Mask(w), Mask(w - 1), Mask(w-1) + 1, Mask(w) - 1, 1 << 23 & Mask(w),
				(1<<24 - 1) & Mask(w)}
			next := func() uint64 {
				if r.IntN(2) == 0 {
					return special[r.IntN(len(special))]
				}
				return r.Uint64() & Mask(w) >> r.IntN(w)
			}
			for range 3000 {
				a := Args{Width: w, From: w, A: next(), B: next(), C: next()}
				var u, s [3]*big.Int
				for i, v := range []uint64{a.A, a.B, a.C} {
					u[i], s[i] = integers(v, w)
				}
				want, second := def(u, s, w)
				got, o := rowOf.Scalar(&a)
				if (want != nil) != (o == Defined) {
					t.Fatalf("%s of %d %d %d, %d bits: outcome %d", describe(rowOf), s[0], s[1], s[2], w, o)
				}
				if want != nil && new(big.Int).Mod(want, power(w)).Uint64() != got {
					t.Fatalf("%s of %d %d %d, %d bits: %d, want %d", describe(rowOf), s[0], s[1], s[2], w, got, want)
				}
				if second != nil {
					if got, _ := rowOf.Second.Compute(&a); new(big.Int).Mod(second, power(w)).Uint64() != got&Mask(w) {
						t.Fatalf("%s of %d %d, %d bits: second result %d, want %d", describe(rowOf), s[0], s[1], w, got, second)
					}
				}
			}
		}
	}
}

// describe names a row.
func describe(r *Row) string {
	for _, info := range spirv.Ops() {
		if For(info.Op) == r {
			return info.Op.String()
		}
	}
	for _, name := range []string{"GLSL.std.450", "OpenCL.std"} {
		set := spirv.LookupExtSet(name)
		for i := range uint32(300) {
			if ForExt(set, i) == r {
				return fmt.Sprintf("%s %d", name, i)
			}
		}
	}
	return "?"
}

// TestUpsample joins halves.
func TestUpsample(t *testing.T) {
	for _, op := range []uint32{spirv.OpenCLStdS_upsample, spirv.OpenCLStdU_upsample} {
		if v, _ := opencl(t, op).Scalar(&Args{Width: 16, From: 8, A: 0xab, B: 0xcd}); v != 0xabcd {
			t.Errorf("%#x", v)
		}
	}
}

// TestDots compares dot products of integers with sums that do not go around.
func TestDots(t *testing.T) {
	r := rand.New(rand.NewPCG(12, 0))
	for op, kind := range map[spirv.Op]struct{ first, second, saturate bool }{
		spirv.OpSDot: {true, true, false}, spirv.OpUDot: {false, false, false}, spirv.OpSUDot: {true, false, false},
		spirv.OpSDotAccSat: {true, true, true}, spirv.OpUDotAccSat: {false, false, true}, spirv.OpSUDotAccSat: {true, false, true},
	} {
		for range 5000 {
			from := 8
			to := []int{32, 64}[r.IntN(2)]
			sum := new(big.Int)
			in := [][]uint64{{}, {}, {r.Uint64() & Mask(to)}}
			if r.IntN(2) == 0 {
				in[2][0] = []uint64{Mask(to), Mask(to - 1), Mask(to-1) + 1, Mask(to-1) - 5}[r.IntN(4)]
			}
			number := func(v uint64, w int, signed bool) *big.Int {
				u, s := integers(v, w)
				if signed {
					return s
				}
				return u
			}
			for range 4 {
				x, y := r.Uint64()&0xff, r.Uint64()&0xff
				in[0], in[1] = append(in[0], x), append(in[1], y)
				sum.Add(sum, new(big.Int).Mul(number(x, 8, kind.first), number(y, 8, kind.second)))
			}
			if kind.saturate {
				sum = clampTo(sum.Add(sum, number(in[2][0], to, kind.first)), to, kind.first)
			} else {
				in = in[:2]
			}
			got, _ := row(t, op).Vector(&Args{Width: to, From: from}, in)
			if want := sum.Mod(sum, power(to)).Uint64(); got[0] != want {
				t.Fatalf("%s of %d, %d bits: %#x, want %#x", op, in, to, got[0], want)
			}
		}
	}
}

// anyNumber returns a number of a format, which may be infinite or a NaN.
func anyNumber(r *rand.Rand, f Format) uint64 {
	switch r.IntN(12) {
	case 0:
		return f.Infinity() | f.sign(r.IntN(2) == 0)
	case 1:
		return f.NaN()
	}
	return number(r, f)
}

// TestFloatRows compares the operations on floats of the core language with their definitions in exact or float64
// arithmetic.
func TestFloatRows(t *testing.T) {
	r := rand.New(rand.NewPCG(13, 0))
	compare := map[spirv.Op]func(x, y float64) bool{
		spirv.OpFOrdEqual:            func(x, y float64) bool { return x == y },
		spirv.OpFOrdNotEqual:         func(x, y float64) bool { return x < y || x > y },
		spirv.OpFOrdLessThan:         func(x, y float64) bool { return x < y },
		spirv.OpFOrdGreaterThan:      func(x, y float64) bool { return x > y },
		spirv.OpFOrdLessThanEqual:    func(x, y float64) bool { return x <= y },
		spirv.OpFOrdGreaterThanEqual: func(x, y float64) bool { return x >= y },
		spirv.OpFUnordEqual:          func(x, y float64) bool { return !(x < y || x > y) },
		spirv.OpFUnordNotEqual:       func(x, y float64) bool { return x != y },
		spirv.OpFUnordLessThan:       func(x, y float64) bool { return !(x >= y) },
		spirv.OpFUnordGreaterThan:    func(x, y float64) bool { return !(x <= y) },
		spirv.OpFUnordLessThanEqual:  func(x, y float64) bool { return !(x > y) },
		spirv.OpFUnordGreaterThanEqual: func(x, y float64) bool {
			return !(x < y)
		},
		spirv.OpOrdered:       func(x, y float64) bool { return x == x && y == y },
		spirv.OpUnordered:     func(x, y float64) bool { return x != x || y != y },
		spirv.OpLessOrGreater: func(x, y float64) bool { return x < y || x > y },
		spirv.OpIsNan:         func(x, _ float64) bool { return x != x },
		spirv.OpIsInf:         func(x, _ float64) bool { return math.IsInf(x, 0) },
		spirv.OpIsFinite:      func(x, _ float64) bool { return x-x == 0 },
		spirv.OpSignBitSet:    func(x, _ float64) bool { return math.Signbit(x) },
	}
	for name, f := range formats {
		smallest := f.ToFloat64(1 << f.Fraction) // normal number
		for range 3000 {
			a := Args{Width: f.Width, From: f.Width, Format: f, FromFormat: f, A: anyNumber(r, f), B: anyNumber(r, f)}
			if r.IntN(8) == 0 {
				a.B = a.A
			}
			x, y := f.ToFloat64(a.A), f.ToFloat64(a.B)
			where := fmt.Sprintf("%s %g, %g", name, x, y)
			for op, def := range compare {
				if got, _ := row(t, op).Scalar(&a); got != truth(def(x, y)) && !(x != x && op == spirv.OpSignBitSet) {
					t.Fatalf("%s of %s: %d", op, where, got)
				}
			}
			if got, _ := row(t, spirv.OpIsNormal).Scalar(&a); got != truth(math.Abs(x) >= smallest && x-x == 0) {
				t.Fatalf("IsNormal of %s: %d", where, got)
			}
			for op, want := range map[spirv.Op]uint64{
				spirv.OpFNegate: a.A ^ f.SignBit(),
				spirv.OpFAdd:    f.Add(a.A, a.B, Mode{}), spirv.OpFSub: f.Sub(a.A, a.B, Mode{}),
				spirv.OpFMul: f.Mul(a.A, a.B, Mode{}), spirv.OpFDiv: f.Div(a.A, a.B, Mode{}),
			} {
				if got, _ := row(t, op).Scalar(&a); got != want {
					t.Fatalf("%s of %s: %#x, want %#x", op, where, got, want)
				}
			}
			if rem, _ := row(t, spirv.OpFRem).Scalar(&a); !sameNumber(f, rem, f.FromFloat64(math.Mod(x, y), Mode{})) {
				t.Fatalf("FRem of %s: %g", where, f.ToFloat64(rem))
			}
			if y != 0 && x-x == 0 && y-y == 0 {
				got, _ := row(t, spirv.OpFMod).Scalar(&a)
				// x - y floor(x/y), exactly
				exactX, exactY := new(big.Rat).SetFloat64(x), new(big.Rat).SetFloat64(y)
				q := new(big.Rat).Quo(exactX, exactY)
				floor := new(big.Int).Div(q.Num(), q.Denom()) // rounds down: the denominator is positive
				want := exactX.Sub(exactX, exactY.Mul(exactY, new(big.Rat).SetInt(floor)))
				exact := new(big.Float).SetPrec(5000).SetRat(want)
				if want.Sign() == 0 && got&^f.SignBit() != 0 || want.Sign() != 0 && got != reference(f, exact, Mode{}) {
					t.Fatalf("FMod of %s: %g, want %v", where, f.ToFloat64(got), exact)
				}
			}
			for to, g := range everyFormat {
				b := a
				b.Format, b.Width = g, g.Width
				got, _ := row(t, spirv.OpFConvert).Scalar(&b)
				if want := g.FromFloat64(x, Mode{}); got != want {
					t.Fatalf("FConvert of %s to %s: %#x, want %#x", where, to, got, want)
				}
			}
			for _, w := range []int{8, 16, 32, 64} {
				for op, signed := range map[spirv.Op]bool{spirv.OpConvertFToS: true, spirv.OpConvertFToU: false} {
					b := a
					b.Width = w
					got, o := row(t, op).Scalar(&b)
					var want *big.Int
					if x-x == 0 {
						want, _ = new(big.Float).SetFloat64(x).Int(nil) // cuts the fraction off
					}
					fits := want != nil && clampTo(want, w, signed).Cmp(want) == 0
					if fits != (o == Defined) || fits && new(big.Int).Mod(want, power(w)).Uint64() != got {
						t.Fatalf("%s of %s to %d bits: %d, outcome %d", op, where, w, got, o)
					}
				}
				v := r.Uint64() & Mask(w) >> r.IntN(w)
				u, s := integers(v, w)
				for op, exact := range map[spirv.Op]*big.Int{spirv.OpConvertUToF: u, spirv.OpConvertSToF: s} {
					b := Args{Width: f.Width, From: w, Format: f, A: v}
					got, _ := row(t, op).Scalar(&b)
					if exact.Sign() == 0 && got != 0 || exact.Sign() != 0 &&
						got != reference(f, new(big.Float).SetInt(exact), Mode{}) {
						t.Fatalf("%s of %d to %s: %#x", op, exact, name, got)
					}
				}
			}
			if c := (Args{Width: f.Width, A: uint64(r.IntN(2)), B: a.A, C: a.B}); true {
				want := c.C
				if c.A == 1 {
					want = c.B
				}
				if got, _ := row(t, spirv.OpSelect).Scalar(&c); got != want {
					t.Fatalf("Select: %#x, want %#x", got, want)
				}
			}
		}
	}
	for _, x := range []struct {
		in   float64
		want float64
		o    Outcome
	}{{1, 1, Defined}, {1e-6, 0, Defined}, {65504, 65504, Defined}, {1e6, math.Inf(1), Defined},
		{65505, 65504, Unspecified}, {0x1.fffp-15, 0x1p-14, Unspecified}, {1 + 3*0x1p-12, 1 + 0x1p-10, Unspecified},
		{-0.1, -0.0999755859375, Unspecified}, {-0.25, -0.25, Defined}} {
		got, o := row(t, spirv.OpQuantizeToF16).Scalar(&Args{Format: Float32, A: uint64(math.Float32bits(float32(x.in)))})
		if v := Float32.ToFloat64(got); v != x.want || o != x.o {
			t.Errorf("QuantizeToF16 of %g: %g, outcome %d", x.in, v, o)
		}
	}
}

func sameNumber(f Format, a, b uint64) bool { return a == b || f.IsNaN(a) && f.IsNaN(b) }
