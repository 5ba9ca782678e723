package fold

import "math"

// Accuracy is what Vulkan asks of a result that need not be correctly rounded (Vulkan specification, "Precision and Operation of
// SPIR-V Instructions"): how far it may be from the number that it stands for. An index is 0 for 32 bits, 1 for 16 bits.
type Accuracy struct {
	ULP    [2]float64 // units in the last place
	PerX   [2]float64 // units in the last place more for each unit of the operand's magnitude
	Abs    [2]float64 // or this much, where the operand is in the interval; for 0 there is none
	Inside [2]float64 // the interval of the operand in which Abs counts
	// Operand bounds the magnitude of the last operand for which anything is asked; outside, or for {0, 0} never, the result
	// is as inaccurate as an implementation likes.
	Operand [2]float64
	// Only says that nothing is asked outside of Inside.
	Only bool
}

var (
	accuracyDiv         = Accuracy{ULP: [2]float64{2.5, 2.5}, Operand: [2]float64{0x1p-126, 0x1p126}}
	accuracyExp         = Accuracy{ULP: [2]float64{3, 1}, PerX: [2]float64{2, 2}}
	accuracyLog         = Accuracy{ULP: [2]float64{3, 3}, Abs: [2]float64{0x1p-21, 0x1p-7}, Inside: [2]float64{0.5, 2}}
	accuracyInverseSqrt = Accuracy{ULP: [2]float64{2, 2}}
	accuracySin         = Accuracy{Abs: [2]float64{0x1p-11, 0x1p-7}, Inside: [2]float64{-math.Pi, math.Pi}, Only: true}
	accuracyAtan        = Accuracy{ULP: [2]float64{4096, 5}}
)

// Exact reports whether the result has to be correctly rounded.
func (a *Accuracy) Exact() bool { return *a == Accuracy{} }

// Bound returns how far a result may be from result, the one that is nearest to the truth, in a format; x is the first
// operand, last the last one. ok is false where anything goes.
func (a *Accuracy) Bound(f Format, x, last, result float64) (distance float64, ok bool) {
	if a.Exact() {
		return 0, true
	}
	i := 0
	if f.Width == 16 {
		i = 1
	}
	if a.Operand != [2]float64{} && !(math.Abs(last) >= a.Operand[0] && math.Abs(last) <= a.Operand[1]) {
		return 0, false
	}
	if a.Abs[i] != 0 && x >= a.Inside[0] && x <= a.Inside[1] {
		return a.Abs[i], true
	}
	if a.Only {
		return 0, false
	}
	return (a.ULP[i] + a.PerX[i]*math.Abs(x)) * f.ULP(result), true
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
