package fold

import "math"

// Accuracy is what Vulkan asks of a result that need not be correctly rounded (Vulkan specification, "Precision and
// Operation of SPIR-V Instructions"): how far it may be from the number that it stands for. An index is 0 for 32 bits,
// 1 for 16 bits. Of 64 bits Vulkan only says that they are no less precise than 32: what the table has for these
// counts, in units of the wider format, as its conformance tests take it.
type Accuracy struct {
	ULP    [2]float64 // units in the last place
	PerX   [2]float64 // units in the last place more for each unit of the operand's magnitude
	Abs    [2]float64 // or this much, where the operand is in the interval; for 0 there is none
	Inside [2]float64 // the interval of the operand in which Abs counts
	// Divisor says that the last operand divides: nothing is asked where its magnitude is not between the smallest
	// normal number and the inverse of that, but for 0, which gives an infinity.
	Divisor bool
	// Only says that nothing is asked outside of Inside.
	Only bool
}

var (
	accuracyDiv         = Accuracy{ULP: [2]float64{2.5, 2.5}, Divisor: true}
	accuracyExp         = Accuracy{ULP: [2]float64{3, 1}, PerX: [2]float64{2, 2}}
	accuracyLog         = Accuracy{ULP: [2]float64{3, 3}, Abs: [2]float64{0x1p-21, 0x1p-7}, Inside: [2]float64{0.5, 2}}
	accuracyInverseSqrt = Accuracy{ULP: [2]float64{2, 2}}
	accuracySin         = Accuracy{Abs: [2]float64{0x1p-11, 0x1p-7}, Inside: [2]float64{-math.Pi, math.Pi}, Only: true}
	accuracyAtan        = Accuracy{ULP: [2]float64{4096, 5}}
	accuracyUnpack      = Accuracy{ULP: [2]float64{2.5, 2.5}} // defined as a division by a constant
)

// Exact reports whether the result has to be correctly rounded.
func (a *Accuracy) Exact() bool { return *a == Accuracy{} }

// widen returns an interval of what may stand for the results in b of a format, for operands within intervals; ok is
// false where anything may. The error counts from the true result.
func (a *Accuracy) widen(args *Args, in []Interval, b Interval) (_ Interval, ok bool) {
	f, i := args.Format, 0
	if f.Width == 16 {
		i = 1
	}
	first, last := in[0], in[len(in)-1]
	if least, most := last.magnitudes(); a.Divisor && most != 0 && !(least >= math.Ldexp(1, 1-f.bias()) &&
		most <= math.Ldexp(1, f.bias()-1)) {
		return Interval{}, false
	}
	if a.Divisor && last.Low == 0 && last.High == 0 {
		return b, true
	}
	_, operand := first.magnitudes()
	_, result := b.magnitudes()
	ulp := f.ULP(min(result, f.ToFloat64(f.Max())))
	distance := a.ULP[i] * ulp
	if a.PerX[i] != 0 { // an infinite operand is no matter for others
		distance += a.PerX[i] * operand * ulp
	}
	if a.Abs[i] != 0 {
		inside := first.Low >= a.Inside[0] && first.High <= a.Inside[1]
		switch {
		case !inside && a.Only:
			return Interval{}, false
		case inside:
			distance = a.Abs[i]
		case first.High >= a.Inside[0] && first.Low <= a.Inside[1]:
			distance = max(distance, a.Abs[i])
		}
	}
	return b.widened(f, distance+args.rounding()*ulp), true
}

// rounding returns how far what a row computes may be from the true result, in units in the last place. Our
// transcendental functions add a little to what rounding takes.
func (a *Args) rounding() float64 {
	if a.Mode.TowardZero {
		return 1 + 0x1p-20
	}
	return 0.5 + 0x1p-20
}

// ULP returns the unit in the last place at x: the distance of the two numbers of the format around it.
func (f Format) ULP(x float64) float64 {
	if x-x != 0 {
		return math.Inf(1)
	}
	_, e := math.Frexp(x)
	if x == 0 {
		e = 2 - f.bias()
	}
	return math.Ldexp(1, max(e, 2-f.bias())-1-f.Fraction)
}
