package fold

import (
	"math"

	"hone/spirv"
)

// Freedom says which of an implementation's choices count as unspecified. The zero value is nothing: an
// operation has the result that its [Row] computes.
type Freedom struct {
	// Precision leaves results unspecified that need not be correctly rounded, as far as the row's accuracy goes. Those
	// that are correctly rounded are rounded as the mode says, though without an execution mode Vulkan lets an
	// implementation round the other way.
	Precision bool
	// SignedZero leaves the sign of a computed zero unspecified.
	SignedZero bool
	// Contract lets a product go unrounded into a sum.
	Contract bool
	// Flush lets denormal numbers that are computed, or computed with, be zeros.
	Flush bool
	// Finite lets an implementation assume that nothing is a NaN or an infinity: it may do as it likes where something
	// is. A caller looks for NaNs itself, since they have no bounds.
	Finite bool
	// Relaxed lets an operation on floats of 32 bits be computed with halves: its operands are rounded to them in any
	// direction, and its result is as precise as that of a half need be (RelaxedPrecision).
	Relaxed bool
	// Single lets an operation on floats of 16 or 64 bits be computed with floats of 32: operands that have no such form
	// are rounded in any direction, and what is too small for one may be zero.
	Single bool
	// Costs lets lowerings move the results of the operations that they replace. nil: no operation is replaced.
	Costs *Costs
}

// Transfer is an operation's transfer function over intervals: it returns an interval that holds all results, as its
// row computes them, for operands within intervals. ok is false where one may be undefined or a NaN.
type Transfer func(r *Row, a *Args, in []Interval) (b Interval, ok bool)

// Interval returns an interval of the result of an operation that goes component by component and has a float as its
// result (the first, where there are two): for all operands within theirs, a result that the freedoms allow is within
// it or, where ok is false, may be anything. in has an interval for each operand that is a float, as numbers of the
// operand's format; of a they replace the bits. Other operands are taken from a. ok is also false where nothing is
// known. With a point for each operand and no freedom, it is the point that the row computes. The cost is that of up to
// some tens of computations.
func (r *Row) Interval(a *Args, in []Interval, free Freedom) (b Interval, ok bool) {
	if free.Relaxed && a.Format == Float32 && r.Result() == Float {
		return r.relaxed(a, in, free)
	}
	if free.Single && a.BecomesSingle() && r.Result() == Float {
		return r.single(a, in, free)
	}
	return r.interval(a, in, free)
}

// relaxed returns an interval of a result that may have been computed with halves.
func (r *Row) relaxed(a *Args, in []Interval, free Freedom) (Interval, bool) {
	free.Relaxed = false
	full, ok := r.interval(a, in, free)
	if !ok {
		return Interval{}, false
	}
	half, rounded := *a, [4]Interval{}
	half.Format = Float16
	if half.FromFormat == Float32 {
		half.FromFormat = Float16
	}
	for i, b := range in {
		if c := r.Operand(i); c == Float || c == Same {
			rounded[i] = b.outward(Float16)
		}
	}
	b, ok := r.interval(&half, rounded[:len(in)], free)
	return b.Join(full), ok
}

// interval is Interval for the format of a.
func (r *Row) interval(a *Args, in []Interval, free Freedom) (b Interval, ok bool) {
	if !r.Componentwise() || a.Format.Width == 0 || r.Result() != Float && r.Result() != Same {
		return Interval{}, false
	}
	computes := r.Result() == Float // and does not just move numbers
	if free.Finite && computes && r.infinite(in) {
		return Interval{}, false
	}
	if free.Flush && computes {
		in = a.denormalsFlushed(in)
	}
	if r.Compute == nil {
		b, ok = r.derive(a, in, free)
	} else if b, ok = r.nominal(a, in); ok {
		switch {
		case free.Contract && r == &floatRows[spirv.OpFMul]:
			b = product(a.Format, in).Join(b)
		case free.Precision && !(r.Accuracy.Exact() && r.Expand == nil):
			b, ok = r.inexact(a, in, b, free)
		}
	}
	if ok && free.Costs.Has(r) {
		b, ok = free.Costs.widen(r, a, in, b, free)
	}
	if !ok || free.Finite && computes && b.infinite() {
		return Interval{}, false
	}
	if free.Flush && computes {
		b = b.flushed(a.Format)
	}
	if free.SignedZero && computes {
		b = b.unsigned()
	}
	return b, true
}

// denormalsFlushed returns intervals of operands of which denormal ones may be zero.
func (a *Args) denormalsFlushed(in []Interval) []Interval {
	out := make([]Interval, len(in))
	for i := range in {
		out[i] = in[i].flushed(a.operandFormat(i))
	}
	return out
}

// infinite reports whether an operand may be an infinity.
func (r *Row) infinite(in []Interval) bool {
	for i := range in {
		if c := r.Operand(i); (c == Float || c == Same) && in[i].infinite() {
			return true
		}
	}
	return false
}

// infinite reports whether one of the limits is an infinity.
func (b Interval) infinite() bool { return math.IsInf(b.Low, 0) || math.IsInf(b.High, 0) }

// VectorIntervals returns intervals of the components of a result of floats that Vector computed as v, without anything
// undefined or unspecified.
func (r *Row) VectorIntervals(a *Args, v []uint64, free Freedom) []Interval {
	out := make([]Interval, len(v))
	for i := range v {
		out[i] = Point(a.Format.ToFloat64(v[i]))
		if free.Precision && !r.Accuracy.Exact() {
			out[i], _ = r.Accuracy.widen(a, out[i:i+1], out[i])
		}
		if free.Flush {
			out[i] = out[i].flushed(a.Format)
		}
		if free.Flush && r == &glslRows[spirv.GLSLStd450UnpackHalf2x16] {
			out[i] = out[i].flushed(Float16) // what is a denormal half is a normal number as a float
		}
	}
	return out
}

// inexact returns an interval of what an operation that need not be correctly rounded gives where the row computes b.
func (r *Row) inexact(a *Args, in []Interval, b Interval, free Freedom) (_ Interval, ok bool) {
	b = b.unrounded(a)
	if r.Expand != nil {
		var formula Interval
		formula, ok = r.derive(a, in, free)
		b = b.inherit(formula, a)
	} else {
		b, ok = r.Accuracy.widen(a, in, b)
	}
	if a.Mode.Flush {
		b = b.flushed(a.Format)
	}
	return b, ok
}

// Constant reports whether an operation has the same result, and a defined one, for all operands within limits. It is
// for results that are booleans or integers; a, in and free are as for [Row.Interval].
func (r *Row) Constant(a *Args, in []Interval, free Freedom) bool {
	_, decided := r.constant(a, in, free)
	return decided
}

// constant returns the result that a boolean or integer operation has for all operands within intervals; ok is false
// where there is more than one, or one is not defined. Whether floats are equal shows where limits meet; all else
// changes at the limits, or at and next to zero.
func (r *Row) constant(a *Args, in []Interval, free Freedom) (value uint64, ok bool) {
	if !r.Componentwise() || r.Compute == nil || free.Finite && r.infinite(in) {
		return 0, false
	}
	var other [4]Interval
	if free.Flush || free.Single {
		in = other[:copy(other[:], in)]
		for i := range in {
			if free.Flush {
				in[i] = in[i].flushed(a.operandFormat(i))
			}
			if free.Single && a.operandFormat(i) == Float64 {
				in[i] = in[i].Single()
			}
		}
	}
	var list [16]float64
	meets := list[:0]
	if f := a.operandFormat(0); f.Width != 0 { // what differs from 0 in its exponent or kind
		least, normal := f.ToFloat64(1), f.ToFloat64(1<<f.Fraction)
		meets = append(meets, -least, least, -normal, normal, -1, 1)
	}
	for i := range in {
		if r.Operand(i) == Float {
			meets = append(meets, in[i].Low, in[i].High)
		}
	}
	first := true
	ok = r.visit(a, in, meets, func(x *Args) bool {
		v, o := r.Scalar(x)
		if first {
			value, first = v, false
		}
		return v == value && o == Defined
	})
	return value, ok
}

// nominal returns an interval of what the row computes.
func (r *Row) nominal(a *Args, in []Interval) (Interval, bool) {
	points, own := true, true // own: each is the operand in a
	for i := range in {
		if r.isFloat(a, i) {
			points = points && in[i].IsPoint()
			own = own && points && a.operandFormat(i).below(in[i].Low) == a.operand(i)
		}
	}
	switch {
	case own:
		return r.compute(a)
	case points:
		return corners(r, a, in)
	case r.Transfer != nil:
		return r.Transfer(r, a, in)
	case r.Expand == nil:
		return Interval{}, false
	}
	if _, ok := corners(r, a, in); !ok { // where something is undefined, some corner is
		return Interval{}, false
	}
	return r.derive(a, in, Freedom{})
}

// corners is the transfer function of an operation that is monotone in each operand, on either side of zero: it has its
// extremes where the operands have theirs, or are zero.
func corners(r *Row, a *Args, in []Interval) (Interval, bool) { return extremes(r, a, in, nil) }

// extremes is as corners for an operation that has turning points at some more numbers.
func extremes(r *Row, a *Args, in []Interval, turns []float64) (b Interval, ok bool) {
	first := true
	ok = r.visit(a, in, turns, func(x *Args) bool {
		choices, known := r.compute(x)
		if first {
			b, first = choices, false
		}
		b = b.Join(choices)
		return known
	})
	return b, ok
}

// compute returns an interval of the row's results for numbers; ok is false if a result is a NaN or not known.
func (r *Row) compute(a *Args) (b Interval, ok bool) {
	v, o := r.Compute(a)
	number := a.Format.ToFloat64(v)
	b, ok = Point(number), o == Defined
	if o == Unspecified && r.Choices != nil {
		b, ok = r.Choices(a)
	}
	return b, ok && number == number
}

// visit calls f with the limits of the operands, with their zeros, and with those of more numbers that are within, in
// all combinations, until it returns false.
//
// Note: the operands are those of a while f runs, and a is as before when it returns, so that nothing is allocated.
func (r *Row) visit(a *Args, in []Interval, more []float64, f func(*Args) bool) bool {
	before := *a
	defer func() { *a = before }()
	at := [...]*uint64{&a.A, &a.B, &a.C, &a.D}
	var points [4]points
	n := r.Operands()
	for i := range n {
		if r.isFloat(a, i) {
			points[i].fill(a.operandFormat(i), in[i], more)
		} else {
			points[i].add(*at[i])
		}
	}
	var index [4]int
	for {
		for i := range n {
			*at[i] = points[i].bits[index[i]]
		}
		if !f(a) {
			return false
		}
		i := 0
		for ; i < n; i++ {
			if index[i]++; index[i] < points[i].n {
				break
			}
			index[i] = 0
		}
		if i == n {
			return true
		}
	}
}

// points are different numbers of a format, as bits.
type points struct {
	bits [16]uint64
	n    int
}

func (p *points) add(v uint64) {
	for _, w := range p.bits[:p.n] {
		if v == w {
			return
		}
	}
	p.bits[p.n] = v
	p.n++
}

// fill adds the limits of b, and what it holds of zeros and more.
func (p *points) fill(f Format, b Interval, more []float64) {
	p.add(f.below(b.Low))
	if b.IsPoint() {
		return
	}
	p.add(f.above(b.High))
	inner := func(x float64) {
		if v := f.FromFloat64(x, Mode{}); b.Contains(f.ToFloat64(v)) {
			p.add(v)
		}
	}
	inner(math.Copysign(0, -1))
	inner(0)
	for _, x := range more {
		inner(x)
	}
}

// isFloat reports whether operand i is taken from limits.
func (r *Row) isFloat(a *Args, i int) bool {
	return r.Operand(i) == Float || r.Operand(i) == Same && a.Format.Width != 0
}

// operand returns the bits of operand i.
func (a *Args) operand(i int) uint64 { return [...]uint64{a.A, a.B, a.C, a.D}[i] }

// operandFormat returns the format of operand i.
func (a *Args) operandFormat(i int) Format {
	if i == 0 && a.FromFormat.Width != 0 {
		return a.FromFormat
	}
	return a.Format
}

// product returns an interval of the numbers of a format around the exact products of two operands.
func product(f Format, in []Interval) Interval {
	var b Interval
	for i, x := range []float64{in[0].Low, in[0].High} {
		for j, y := range []float64{in[1].Low, in[1].High} {
			p := Point(float64(x * y))
			// below, what is missing may be 0 itself
			if f == Float64 && (math.FMA(x, y, -p.Low) != 0 || math.Abs(p.Low) < 0x1p-900) {
				p = Interval{math.Nextafter(p.Low, math.Inf(-1)), math.Nextafter(p.Low, math.Inf(1))}
			}
			if i+j == 0 {
				b = p
			}
			b = b.Join(p)
		}
	}
	return Interval{f.ToFloat64(f.below(b.Low)), f.ToFloat64(f.above(b.High))}
}

// inherit returns an interval of results whose accuracy is inherited from a formula (Vulkan specification, "Precision
// of Individual Operations"): for a true result x, which is in b but for rounding, they are as far from x on either
// side as the formula's may be.
func (b Interval) inherit(formula Interval, a *Args) Interval {
	f := a.Format
	if all := b.Join(formula); all.IsPoint() {
		return b
	}
	all := b.Join(formula)
	_, most := all.magnitudes()
	slack := 2 * a.rounding() * f.ULP(min(most, f.ToFloat64(f.Max())))
	if low := math.Nextafter(2*b.Low-formula.High-slack, math.Inf(-1)); low < all.Low {
		all.Low = low
	}
	if high := math.Nextafter(2*b.High-formula.Low+slack, math.Inf(1)); high > all.High {
		all.High = high
	}
	return all.within(f)
}
