package fold

import (
	"math"
	"math/rand/v2"
	"testing"
)

// TestDotAdd adds products in random orders, with the format's precision or more, rounded to the nearest or toward
// zero: each sum is in the interval. Where all terms are small whole numbers there is one sum.
func TestDotAdd(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	points := 0
	for _, f := range []Format{Float16, BFloat16, Float32} {
		for round := range 4000 {
			n := 1 + r.IntN(20)
			a, b := make([]float64, n), make([]float64, n)
			x, y := make([]Interval, n), make([]Interval, n)
			whole := round%2 == 0
			number := func() float64 {
				switch {
				case whole:
					return float64(r.IntN(7) - 3)
				case r.IntN(40) == 0:
					return []float64{math.Inf(1), math.Inf(-1), math.NaN(), 0, math.Copysign(0, -1), 60000, 1e-7}[r.IntN(7)]
				}
				v := f.ToFloat64(f.FromFloat64(math.Ldexp(r.Float64()*2-1, r.IntN(12)-6), Mode{}))
				return v
			}
			for k := range a {
				a[k], b[k] = number(), number()
				x[k], y[k] = Point(a[k]), Point(b[k])
			}
			c := number()
			sum, nan, ok := f.DotAddInterval(x, y, Point(c))
			if ok && sum.Low == sum.High && whole {
				points++
			}
			check := func(v float64, how string) {
				if nan && v == v || ok && !sum.Contains(v) {
					t.Fatalf("%v: %v %v %v: %v %v, %s %v", f, a, b, c, sum, nan, how, v)
				}
			}
			check(f.ToFloat64(f.DotAdd(a, b, c, Mode{})), "in order")
			for range 8 {
				check(randomSum(r, f, a, b, c), "in any order")
			}
		}
	}
	if points < 5800 {
		t.Errorf("%d sums of whole numbers are exact", points)
	}
}

// randomSum adds terms two by two, at random.
func randomSum(r *rand.Rand, f Format, a, b []float64, c float64) float64 {
	m := Mode{TowardZero: r.IntN(2) == 0}
	if r.IntN(3) == 0 {
		f = Float32
	}
	round := func(v float64) float64 { return f.ToFloat64(f.FromFloat64(v, m)) }
	terms := []float64{c}
	for k := range a {
		terms = append(terms, round(a[k]*b[k]))
	}
	for len(terms) > 1 {
		i := r.IntN(len(terms))
		x := terms[i]
		terms[i] = terms[len(terms)-1]
		terms = terms[:len(terms)-1]
		j := r.IntN(len(terms))
		terms[j] = round(terms[j] + x)
	}
	return terms[0]
}
