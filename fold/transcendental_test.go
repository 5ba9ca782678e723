package fold

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"
)

// TestTranscendental compares with package math, which is another implementation.
func TestTranscendental(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 1))
	any32 := func() float64 {
		for {
			if x := float64(math.Float32frombits(r.Uint32())); x-x == 0 {
				return x
			}
		}
	}
	small := func() float64 { return (r.Float64() - 0.5) * math.Exp2(float64(r.IntN(12)-3)) }
	inOne := func() float64 { return r.Float64()*2 - 1 }
	either := func(a, b func() float64) func() float64 {
		return func() float64 {
			if r.IntN(2) == 0 {
				return a()
			}
			return b()
		}
	}
	abs := func(g func() float64) func() float64 { return func() float64 { return math.Abs(g()) } }
	for _, f := range []struct {
		name      string
		got, want func(float64) float64
		argument  func() float64
		absolute  float64 // error that is allowed beside the relative one
	}{
		{"exp", exp, math.Exp, either(any32, small), 0},
		{"exp2", exp2, math.Exp2, either(any32, small), 0},
		{"log", log, math.Log, either(abs(any32), abs(small)), 1e-17},
		{"log2", log2, math.Log2, either(abs(any32), abs(small)), 1e-16},
		{"sin", sin, math.Sin, either(any32, small), 1e-15},
		{"cos", cos, math.Cos, either(any32, small), 1e-15},
		{"tan", tan, math.Tan, small, 1e-14},
		{"atan", atan, math.Atan, either(any32, small), 0},
		{"asin", asin, math.Asin, inOne, 0},
		{"acos", acos, math.Acos, inOne, 1e-16},
		{"sinh", sinh, math.Sinh, either(any32, small), 0},
		{"cosh", cosh, math.Cosh, either(any32, small), 0},
		{"tanh", tanh, math.Tanh, either(any32, small), 0},
		{"asinh", asinh, math.Asinh, either(any32, small), 0},
		{"acosh", acosh, math.Acosh, func() float64 { return 1 + math.Abs(either(any32, small)()) }, 1e-17},
		{"atanh", atanh, math.Atanh, inOne, 1e-16},
	} {
		worst := 0.0
		for range 50_000 {
			x := f.argument()
			got, want := f.got(x), f.want(x)
			if got == want || got != got && want != want || math.Abs(got) > math.MaxFloat32 && math.Abs(want) > math.MaxFloat32 {
				continue
			}
			e := (math.Abs(got-want) - f.absolute) / math.Abs(want)
			if worst = max(worst, e); !(e < 1e-13) && !(math.Abs(got) < 1e-300 && math.Abs(want) < 1e-300) {
				t.Fatalf("%s(%g) is %g, want %g", f.name, x, got, want)
			}
		}
		t.Logf("%s: largest relative difference %.2g", f.name, worst)
	}
	for range 50_000 {
		x, y := small(), small()
		if got, want := atan2(y, x), math.Atan2(y, x); math.Abs(got-want) > 1e-14*math.Abs(want) {
			t.Fatalf("atan2(%g, %g) is %g, want %g", y, x, got, want)
		}
		x = math.Abs(x)
		if got, want := pow(x, y), math.Pow(x, y); math.Abs(got-want) > 1e-12*math.Abs(want) {
			t.Fatalf("pow(%g, %g) is %g, want %g", x, y, got, want)
		}
	}
	special := []float64{0, math.Copysign(0, -1), 1, -1, math.Inf(1), math.Inf(-1), math.NaN()}
	for _, x := range special {
		for _, y := range special {
			got, want := atan2(y, x), math.Atan2(y, x)
			if math.Abs(got-want) > 1e-15 || math.Signbit(got) != math.Signbit(want) && want == want {
				t.Errorf("atan2(%g, %g) is %g, want %g", y, x, got, want)
			}
		}
	}
}

// TestReduction compares with a remainder that is computed with a π of 1200 bits.
func TestReduction(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 1))
	const digits = "3.14159265358979323846264338327950288419716939937510582097494459230781640628620899862803482534211706" +
		"7982148086513282306647093844609550582231725359408128481117450284102701938521105559644622948954930381" +
		"9644288109756659334461284756482337867831652712019091456485669234603486104543266482133936072602491412" +
		"7372458700660631558817488152092096282925409171536436789259036001133053054882046652138414695194151160" +
		"9433057270365759591953092186117381932611793105118548074462379962749567351885752724891227938183011949" +
		"12"
	pi, _, err := big.ParseFloat(digits, 10, 1200, big.ToNearestEven)
	if err != nil {
		t.Fatal(err)
	}
	half := new(big.Float).SetMantExp(pi, -1)
	for range 20_000 {
		x := float64(math.Float32frombits(r.Uint32()))
		if x-x != 0 || math.Abs(x) < 0.5 {
			continue
		}
		got, quarter := reduce(x)
		q := new(big.Float).SetPrec(1200).Quo(big.NewFloat(x), half)
		whole, _ := new(big.Float).Add(q, big.NewFloat(math.Copysign(0.5, x))).Int(nil)
		rest := new(big.Float).SetPrec(1200).SetInt(whole)
		rest.Mul(rest, half).Sub(new(big.Float).SetPrec(1200).SetFloat64(x), rest)
		want, _ := rest.Float64()
		wantQuarter := int(new(big.Int).And(whole, big.NewInt(3)).Int64())
		if quarter != wantQuarter || math.Abs(got-want) > 1e-13*math.Abs(want) {
			t.Fatalf("reduce(%g) is %g in quarter %d, want %g in %d", x, got, quarter, want, wantQuarter)
		}
	}
}
