package fold

import "math"

// Transfer functions of arithmetic, which most intervals come from.
var (
	sums        = transfer32(func(x, y float32) float32 { return x + y })
	differences = transfer32(func(x, y float32) float32 { return x - y })
	products    = transfer32(func(x, y float32) float32 { return x * y })
	quotients   = transfer32(func(x, y float32) float32 { return x / y })
)

// transfer32 returns corners of an operation that the machine has for floats of 32 bits in the default mode.
func transfer32(compute func(x, y float32) float32) func(*Row, *Args, []Interval) (Interval, bool) {
	return func(r *Row, a *Args, in []Interval) (Interval, bool) {
		if a.Format != Float32 || a.Mode != (Mode{}) {
			return corners(r, a, in)
		}
		return corners32(in, compute)
	}
}

// corners32 is corners for an operation on two floats of 32 bits in the default mode, except that no
// interval comes with a result that is a NaN.
func corners32(in []Interval, compute func(x, y float32) float32) (b Interval, ok bool) {
	xs, n := in[0].ends32()
	ys, m := in[1].ends32()
	for i, x := range xs[:n] {
		for j, y := range ys[:m] {
			result := Point(float64(compute(x, y)))
			if result.Low != result.Low {
				return Interval{}, false
			}
			if i+j == 0 {
				b = result
			}
			b = b.Join(result)
		}
	}
	return b, true
}

// ends32 returns the limits of an interval as floats of 32 bits, and the zeros in it: the first n of a list.
func (b Interval) ends32() (list [4]float32, n int) {
	list[0], n = math.Float32frombits(uint32(Float32.below(b.Low))), 1
	if b.IsPoint() {
		return list, n
	}
	list[n] = math.Float32frombits(uint32(Float32.above(b.High)))
	n++
	for _, zero := range [...]float64{math.Copysign(0, -1), 0} {
		if b.Contains(zero) {
			list[n] = float32(zero)
			n++
		}
	}
	return list, n
}
