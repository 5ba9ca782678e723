package fold

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"hone/spirv"
)

// precision is Vulkan's table for what is not correctly rounded: how far from the true result one may be, in units in
// the last place of it, or absolutely. It is written down here a second time.
var precision = map[*Row]func(f Format, x, y float64) (truth, ulps, absolute float64, ok bool){
	For(spirv.OpFDiv): func(f Format, x, y float64) (float64, float64, float64, bool) {
		least := f.ToFloat64(1 << f.Fraction)
		return x / y, 2.5, 0, y == 0 && x != 0 || math.Abs(y) >= least && math.Abs(y) <= 1/least
	},
	&glslRows[spirv.GLSLStd450Exp]: func(f Format, x, _ float64) (float64, float64, float64, bool) {
		return math.Exp(x), expULPs(f, x), 0, true
	},
	&glslRows[spirv.GLSLStd450Exp2]: func(f Format, x, _ float64) (float64, float64, float64, bool) {
		return math.Exp2(x), expULPs(f, x), 0, true
	},
	&glslRows[spirv.GLSLStd450Log]:         func(f Format, x, _ float64) (float64, float64, float64, bool) { return logarithm(f, x, math.Log(x)) },
	&glslRows[spirv.GLSLStd450Log2]:        func(f Format, x, _ float64) (float64, float64, float64, bool) { return logarithm(f, x, math.Log2(x)) },
	&glslRows[spirv.GLSLStd450InverseSqrt]: func(_ Format, x, _ float64) (float64, float64, float64, bool) { return 1 / math.Sqrt(x), 2, 0, x > 0 },
	&glslRows[spirv.GLSLStd450Sin]:         func(f Format, x, _ float64) (float64, float64, float64, bool) { return circle(f, x, math.Sin(x)) },
	&glslRows[spirv.GLSLStd450Cos]:         func(f Format, x, _ float64) (float64, float64, float64, bool) { return circle(f, x, math.Cos(x)) },
	&glslRows[spirv.GLSLStd450Atan]: func(f Format, x, _ float64) (float64, float64, float64, bool) {
		return math.Atan(x), either16(f, 5, 4096), 0, true
	},
	&glslRows[spirv.GLSLStd450Atan2]: func(f Format, x, y float64) (float64, float64, float64, bool) {
		return math.Atan2(x, y), either16(f, 5, 4096), 0, x != 0 || y != 0
	},
}

func either16(f Format, narrow, wide float64) float64 {
	if f.Width == 16 {
		return narrow
	}
	return wide
}

func expULPs(f Format, x float64) float64 { return either16(f, 1, 3) + 2*math.Abs(x) }

func logarithm(f Format, x, truth float64) (float64, float64, float64, bool) {
	if x >= 0.5 && x <= 2 {
		return truth, 0, either16(f, 0x1p-7, 0x1p-21), true
	}
	return truth, 3, 0, x > 0
}

func circle(f Format, x, truth float64) (float64, float64, float64, bool) {
	return truth, 0, either16(f, 0x1p-7, 0x1p-11), math.Abs(x) <= math.Pi
}

// sloppy is a machine that errs at random, as far as the freedoms let it.
type sloppy struct {
	r        *rand.Rand
	free     Freedom
	args     Args
	values   []uint64
	anything bool // from here on nothing is asked
}

func (s *sloppy) put(v uint64) Value {
	s.values = append(s.values, v)
	return Value(len(s.values) - 1)
}

func (s *sloppy) Float(x float64) Value { return s.put(s.args.Format.FromFloat64(x, Mode{})) }
func (s *sloppy) Op(op spirv.Op, operands ...Value) Value {
	return s.apply(For(op), operands)
}
func (s *sloppy) GLSL(instruction uint32, operands ...Value) Value {
	return s.apply(&glslRows[instruction], operands)
}

func (s *sloppy) apply(r *Row, operands []Value) Value {
	a := s.args
	for i, at := range [...]*uint64{&a.A, &a.B, &a.C, &a.D} {
		if i < len(operands) {
			*at = s.values[operands[i]]
		}
	}
	return s.put(s.compute(r, a))
}

// compute applies an operation.
func (s *sloppy) compute(r *Row, a Args) uint64 {
	f := a.Format
	moves := r.Result() != Float
	if s.free.Flush && !moves {
		for i, at := range [...]*uint64{&a.A, &a.B, &a.C, &a.D} {
			if i < r.Operands() && r.Operand(i) == Float && s.r.IntN(2) == 0 {
				*at = a.operandFormat(i).Flush(*at, Mode{Flush: true})
			}
		}
	}
	v := s.choose(r, a)
	if moves {
		return v
	}
	if s.free.Flush && s.r.IntN(2) == 0 {
		v = f.Flush(v, Mode{Flush: true})
	}
	if s.free.SignedZero && v&^f.SignBit() == 0 {
		v = f.sign(s.r.IntN(2) == 0)
	}
	return v
}

// choose returns a result that Vulkan allows.
func (s *sloppy) choose(r *Row, a Args) uint64 {
	f := a.Format
	if r.Compute == nil {
		return s.expand(r, a)
	}
	v, o := r.Scalar(&a)
	if o == Unspecified {
		return s.any(r, a, v)
	}
	if o != Defined || r.Result() == Float && f.IsNaN(v) {
		s.anything = true
		return v
	}
	x := f.ToFloat64(v)
	if p, ok := precision[r]; ok && s.free.Precision {
		first, second := f.ToFloat64(f.Flush(a.A, a.Mode)), f.ToFloat64(f.Flush(a.B, a.Mode))
		truth, ulps, absolute, asked := p(f, first, second)
		if !asked {
			s.anything = true
			return v
		}
		if f == Float64 {
			truth = x // as good as it gets
		}
		return f.Flush(s.near(f, truth, ulps*f.ULP(min(math.Abs(truth), f.ToFloat64(f.Max())))+absolute, v), a.Mode)
	}
	if r.Expand != nil && s.free.Precision {
		derived := s.expand(r, a)
		if f.IsNaN(derived) {
			s.anything = true
		}
		if s.anything || s.r.IntN(2) == 0 {
			return f.Flush(derived, a.Mode)
		}
		return f.Flush(s.near(f, x, math.Abs(x-f.ToFloat64(derived)), v), a.Mode)
	}
	return v
}

// any returns one of the results among which an implementation may choose; v is one.
func (s *sloppy) any(r *Row, a Args, v uint64) uint64 {
	x, up := a.Format.ToFloat64(a.A), s.r.IntN(2) == 0
	switch {
	case r == &glslRows[spirv.GLSLStd450Round] && up:
		return a.Format.FromFloat64(math.Ceil(x), Mode{})
	case r == &glslRows[spirv.GLSLStd450Round]:
		return a.Format.FromFloat64(math.Floor(x), Mode{})
	case r == &glslRows[spirv.GLSLStd450Ldexp] && up:
		return a.Format.FromFloat64(math.Copysign(0, x), Mode{})
	case r == &glslRows[spirv.GLSLStd450Ldexp]:
		return v
	case r == For(spirv.OpQuantizeToF16):
		half := Float16.below(x)
		if up {
			half = Float16.above(x)
		}
		return a.Format.FromFloat64(Float16.ToFloat64(Float16.Flush(half, Mode{Flush: true})), Mode{})
	case v&^a.Format.SignBit() == 0: // a minimum or maximum of zeros
		return a.Format.sign(up)
	}
	return v
}

// near returns a number of the format at most a distance from x: often one as far away as possible. v is the nearest.
func (s *sloppy) near(f Format, x, distance float64, v uint64) uint64 {
	if math.IsInf(x, 0) || x != x || distance != distance || math.IsInf(distance, 1) {
		return v
	}
	low, high := x-distance, x+distance
	var pick uint64
	switch s.r.IntN(3) {
	case 0:
		pick = f.above(low)
	case 1:
		pick = f.below(high)
	default:
		pick = f.FromFloat64(low+s.r.Float64()*(high-low), Mode{})
	}
	if y := f.ToFloat64(pick); y >= low && y <= high && y != x {
		return pick
	}
	return v
}

func (s *sloppy) expand(r *Row, a Args) uint64 {
	var in []Operand
	for i, v := range []uint64{a.A, a.B, a.C, a.D} {
		if i < r.Operands() {
			in = append(in, Operand{Values: []Value{s.put(v)}, Columns: 1})
		}
	}
	return s.values[r.Expand(s, in)[0]]
}

// interval returns a bound of numbers of a format, often a narrow one.
func interval(r *rand.Rand, f Format) Interval {
	x := f.ToFloat64(number(r, f))
	if r.IntN(3) == 0 {
		x = (r.Float64() - 0.5) * 8
	}
	v := f.FromFloat64(x, Mode{})
	y := f.ToFloat64(v)
	switch r.IntN(6) {
	case 0, 1:
		return Point(y)
	case 2:
		y = f.ToFloat64(number(r, f))
	case 3:
		y = y * (1 + r.Float64())
	default:
		for range r.IntN(4) + 1 {
			y = math.Nextafter(y, math.Inf(1))
			y = f.ToFloat64(f.above(y))
		}
	}
	y = f.ToFloat64(f.FromFloat64(y, Mode{}))
	if r.IntN(20) == 0 {
		y = math.Inf(1)
	}
	return Interval{min(x, y), max(x, y)}.within(f)
}

// inside returns a number of a bound.
func inside(r *rand.Rand, f Format, b Interval) uint64 {
	for range 20 {
		var x float64
		switch r.IntN(5) {
		case 0:
			x = b.Low
		case 1:
			x = b.High
		case 2:
			x = math.Copysign(0, float64(r.IntN(2))-0.5)
		case 3:
			x = f.ToFloat64(number(r, f))
		default:
			x = b.Low + r.Float64()*(b.High-b.Low)
		}
		v := f.FromFloat64(x, Mode{})
		if b.Contains(f.ToFloat64(v)) {
			return v
		}
	}
	return f.above(b.Low)
}

// TestBounds computes operations on random numbers within random limits, with all errors that are allowed: no result
// may be outside of the bounds.
func TestBounds(t *testing.T) {
	freedoms := []Freedom{{}, {Precision: true}, {SignedZero: true}, {Flush: true}, {Precision: true, SignedZero: true},
		{Precision: true, SignedZero: true, Contract: true, Flush: true}, {Precision: true, Finite: true}}
	n := 300
	if testing.Short() {
		n = 100
	}
	for _, table := range [][]Row{floatRows[:], glslRows[:], openclRows[:]} {
		for k := range table {
			row := &table[k]
			if row.Sig == "" || !row.Componentwise() || row.Result() != Float && row.Result() != Same {
				continue
			}
			bounded[row] = true
			r := rand.New(rand.NewPCG(31, uint64(k)))
			known := 0
			for name, f := range everyFormat {
				if f == Float64 && isNarrow(row) || f.Width == 8 && row != For(spirv.OpFConvert) {
					continue
				}
				for range n {
					free := freedoms[r.IntN(len(freedoms))]
					a := Args{Width: f.Width, From: f.Width, Format: f, FromFormat: f, Mode: modes[r.IntN(len(modes))]}
					if row == For(spirv.OpSelect) {
						a.FromFormat = Format{}
					}
					if row == For(spirv.OpFConvert) {
						for _, a.FromFormat = range everyFormat {
							break
						}
						a.From = a.FromFormat.Width
					}
					if r.IntN(2) == 0 {
						a.Mode = Mode{}
					}
					in := make([]Interval, row.Operands())
					at := [...]*uint64{&a.A, &a.B, &a.C, &a.D}
					for i := range in {
						in[i] = interval(r, a.operandFormat(i))
						switch row.Operand(i) {
						case Bool:
							*at[i], in[i] = r.Uint64()&1, Interval{}
						case Int:
							*at[i], in[i] = uint64(r.IntN(40)-20)&Mask(32), Interval{}
						}
					}
					b, ok := row.Interval(&a, in, free)
					if !ok {
						continue
					}
					known++
					for range 8 {
						for i := range in {
							if row.isFloat(&a, i) {
								*at[i] = inside(r, a.operandFormat(i), in[i])
							}
						}
						s := sloppy{r: r, free: free, args: a}
						s.args.A, s.args.B, s.args.C, s.args.D = 0, 0, 0, 0
						got := s.compute(row, a)
						what := func() string {
							return fmt.Sprintf("%s of %s in %v: operands %#x %#x %#x, mode %v, %+v", describe(row), name, in, a.A, a.B, a.C,
								a.Mode, free)
						}
						if s.anything || free.Finite && (f.IsInf(got) || slices.ContainsFunc(in, Interval.infinite)) &&
							row.Result() == Float {
							t.Fatalf("%s: anything is possible, the bound is %v", what(), b)
						}
						if x := f.ToFloat64(got); !b.Contains(x) {
							t.Fatalf("%s: %g is outside of %v", what(), x, b)
						}
					}
				}
			}
			if known < n/4 && (row.Transfer != nil || row.Expand != nil) {
				t.Errorf("%s: %d bounds are known of %d", describe(row), known, n*len(formats))
			}
		}
	}
}

// isNarrow reports whether SPIR-V has an operation for floats of 16 and 32 bits only.
func isNarrow(r *Row) bool {
	for i := uint32(spirv.GLSLStd450Radians); i <= spirv.GLSLStd450Log2; i++ {
		if r == &glslRows[i] {
			return true
		}
	}
	return false
}

// TestDecided computes operations on floats that give a boolean or an integer on numbers within random limits: where
// the result is decided, all are the same. Where it is not, some of a few hundred numbers give another.
func TestDecided(t *testing.T) {
	rows := []*Row{exponentRow}
	for _, table := range [][]Row{floatRows[:], glslRows[:], openclRows[:]} {
		for k := range table {
			if r := &table[k]; r.Sig != "" && r.Componentwise() && (r.Result() == Bool || r.Result() == Int) &&
				r.Operand(0) == Float {
				rows = append(rows, r)
			}
		}
	}
	for k, row := range rows {
		bounded[row] = true
		r := rand.New(rand.NewPCG(32, uint64(k)))
		decided, open := 0, 0
		for name, f := range formats {
			for range 300 {
				a := Args{Width: 32, From: f.Width, Format: f, FromFormat: f, Mode: Mode{Flush: r.IntN(4) == 0}}
				in := make([]Interval, row.Operands())
				for i := range in {
					in[i] = interval(r, f)
					if i > 0 && r.IntN(3) == 0 {
						in[i].Low, in[i].High = in[0].High, max(in[0].High, in[i].High)
					}
				}
				sure := row.Constant(&a, in, Freedom{})
				seen := map[uint64]bool{}
				for range 100 {
					a.A = inside(r, f, in[0])
					if len(in) > 1 {
						a.B = inside(r, f, in[1])
						if r.IntN(4) == 0 && in[1].Contains(f.ToFloat64(a.A)) {
							a.B = a.A
						}
					}
					v, o := row.Scalar(&a)
					if sure && o != Defined {
						t.Fatalf("%s of %s in %v is decided, of %#x and %#x not defined", describe(row), name, in, a.A, a.B)
					}
					seen[v] = true
				}
				switch {
				case sure && len(seen) > 1:
					t.Fatalf("%s of %s in %v is decided, and has %v", describe(row), name, in, seen)
				case sure:
					decided++
				case len(seen) > 1:
					open++
				}
			}
		}
		if decided == 0 || open == 0 && row != For(spirv.OpIsNan) && row != For(spirv.OpOrdered) &&
			row != For(spirv.OpUnordered) {
			t.Errorf("%s: %d decided, %d open", describe(row), decided, open)
		}
	}
}

// TestDecidedIntegers asks of operations without floats.
func TestDecidedIntegers(t *testing.T) {
	for _, op := range []spirv.Op{spirv.OpIAdd, spirv.OpULessThan, spirv.OpSelect} {
		if !row(t, op).Constant(&Args{Width: 32, From: 32, A: 1, B: 2}, make([]Interval, 3), Freedom{}) {
			t.Errorf("%s of known operands is open", op)
		}
	}
	if row(t, spirv.OpUDiv).Constant(&Args{Width: 32, A: 1}, nil, Freedom{}) {
		t.Error("a division by zero is decided")
	}
}

// TestPoints asks for limits of operations on known operands without any freedom: they are the result, and there are
// none where it is not defined or a NaN.
func TestPoints(t *testing.T) {
	for _, table := range [][]Row{floatRows[:], glslRows[:], openclRows[:], {*truncRow}} {
		for k := range table {
			row := &table[k]
			if row.Sig == "" || row.Compute == nil || !row.Componentwise() || row.Result() != Float {
				continue
			}
			r := rand.New(rand.NewPCG(33, uint64(k)))
			for name, f := range formats {
				for range 200 {
					a := Args{Width: f.Width, From: f.Width, Format: f, FromFormat: f, Mode: modes[r.IntN(len(modes))]}
					var in []Interval
					for i, at := range []*uint64{&a.A, &a.B, &a.C}[:row.Operands()] {
						if *at = number(r, f); row.Operand(i) == Int {
							*at = uint64(r.IntN(40)-20) & Mask(32)
						}
						in = append(in, Point(f.ToFloat64(*at)))
					}
					v, o := row.Scalar(&a)
					b, ok := row.Interval(&a, in, Freedom{})
					if want := f.ToFloat64(v); ok != (o == Defined && want == want) && o != Unspecified || ok && o == Defined &&
						(!b.IsPoint() || !b.Contains(want)) {
						t.Fatalf("%s of %s %v: %v, %v; the row computes %g, outcome %d", describe(row), name, in, b, ok, want, o)
					}
				}
			}
		}
	}
}

// TestTight compares limits of the operations in the precision table, for known operands, with what the table says:
// they are no number of the format wider than that and what rounding takes.
func TestTight(t *testing.T) {
	for row, p := range precision {
		r := rand.New(rand.NewPCG(34, 0))
		for _, f := range []Format{Float16, Float32} {
			for range 2000 {
				a := Args{Width: f.Width, Format: f, FromFormat: f}
				x, y := (r.Float64()-0.3)*3, (r.Float64()-0.5)*9
				x, y = f.ToFloat64(f.FromFloat64(x, Mode{})), f.ToFloat64(f.FromFloat64(y, Mode{}))
				truth, ulps, absolute, asked := p(f, x, y)
				b, ok := row.Interval(&a, []Interval{Point(x), Point(y)}[:row.Operands()], Freedom{Precision: true})
				if ok != asked {
					t.Fatalf("%s of %g, %g: limits are known: %v", describe(row), x, y, ok)
				}
				most := (ulps+1)*f.ULP(f.ToFloat64(f.FromFloat64(truth, Mode{}))) + absolute
				if ok && !(b.Low >= truth-most && b.High <= truth+most) {
					t.Fatalf("%s of %g, %g: %v around %g, %g ULP", describe(row), x, y, b, truth, ulps)
				}
			}
		}
	}
	// What is inherited: a root is the inverse of a reciprocal root that is 2 ULP off, and 2.5 ULP more.
	root := &glslRows[spirv.GLSLStd450Sqrt]
	b, ok := root.Interval(&Args{Width: 32, Format: Float32}, []Interval{Point(9)}, Freedom{Precision: true})
	if ulp := Float32.ULP(3); !ok || b.Low < 3-8*ulp || b.High > 3+8*ulp || b.Low > 3-3*ulp {
		t.Errorf("root of 9: %v, %v", b, ok)
	}
	fma := &glslRows[spirv.GLSLStd450Fma]
	if b, _ := fma.Interval(&Args{Width: 32, Format: Float32}, []Interval{Point(2), Point(3), Point(1)},
		Freedom{Precision: true}); b != Point(7) {
		t.Errorf("2 × 3 + 1 is exact in any way: %v", b)
	}
}

// TestContract fuses products with sums.
func TestContract(t *testing.T) {
	r := rand.New(rand.NewPCG(35, 0))
	add, mul := For(spirv.OpFAdd), For(spirv.OpFMul)
	for name, f := range formats {
		for range 3000 {
			a := Args{Width: f.Width, Format: f, FromFormat: f, Mode: modes[r.IntN(2)]}
			x, y, z := number(r, f), number(r, f), number(r, f)
			if r.IntN(2) == 0 {
				z = f.Mul(x, y, Mode{}) ^ f.SignBit()
			}
			if f.IsInf(z) {
				continue
			}
			free := Freedom{Contract: true}
			p, ok := mul.Interval(&a, []Interval{Point(f.ToFloat64(x)), Point(f.ToFloat64(y))}, free)
			if !ok {
				t.Fatalf("product of %#x and %#x in %s is not known", x, y, name)
			}
			sum, ok := add.Interval(&a, []Interval{p, Point(f.ToFloat64(z))}, free)
			if got := f.ToFloat64(f.FMA(x, y, z, a.Mode)); ok && !sum.Contains(got) && !(got == 0 && sum.Contains(-got)) {
				t.Fatalf("%s %#x × %#x + %#x fused is %g, not in %v", name, x, y, z, got, sum)
			}
			apart := f.ToFloat64(f.Add(f.Mul(x, y, a.Mode), z, a.Mode))
			if ok && !sum.Contains(apart) {
				t.Fatalf("%s %#x × %#x + %#x is %g, not in %v", name, x, y, z, apart, sum)
			}
		}
	}
	exact, _ := mul.Interval(&Args{Width: 32, Format: Float32}, []Interval{Point(2), Point(3)}, Freedom{Contract: true})
	if exact != Point(6) {
		t.Errorf("2 × 3 is %v", exact)
	}
}

// TestVectorBounds has limits of what is unpacked: those of a division, which a product with the inverse is within.
func TestVectorBounds(t *testing.T) {
	a := Args{Width: 32, Format: Float32}
	unorm, half := glsl(t, spirv.GLSLStd450UnpackUnorm4x8), glsl(t, spirv.GLSLStd450UnpackHalf2x16)
	for v := range uint64(256) {
		unpacked, _ := unorm.Vector(&a, [][]uint64{{v}})
		exact, free := unorm.VectorIntervals(&a, unpacked, Freedom{}), unorm.VectorIntervals(&a, unpacked,
			Freedom{Precision: true})
		x, product := Float32.ToFloat64(unpacked[0]), float64(float32(v)*float32(1./255))
		if exact[0] != Point(x) || !free[0].Contains(x) || !free[0].Contains(product) ||
			free[0].Contains(x+4*Float32.ULP(x)) {
			t.Errorf("%d unpacked is %v, or %v", v, exact[0], free[0])
		}
	}
	unpacked, _ := half.Vector(&a, [][]uint64{{0x3c000001}})
	if b := half.VectorIntervals(&a, unpacked, Freedom{Precision: true}); b[0] != Point(0x1p-24) || b[1] != Point(1) {
		t.Errorf("halves: %v", b)
	}
	if b := half.VectorIntervals(&a, unpacked, Freedom{Flush: true}); b[0] != (Interval{0, 0x1p-24}) {
		t.Errorf("a denormal half that may be 0: %v", b[0])
	}
}

// TestArithmetic compares the transfer functions of arithmetic with corners, which computes by the rows.
func TestArithmetic(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 0))
	for _, op := range []spirv.Op{spirv.OpFAdd, spirv.OpFSub, spirv.OpFMul, spirv.OpFDiv} {
		row, known := For(op), 0
		for range 20000 {
			a := &Args{Width: 32, From: 32, Format: Float32, FromFormat: Float32}
			in := []Interval{interval(r, Float32), interval(r, Float32)}
			got, ok := row.Transfer(row, a, in)
			want, wantOK := corners(row, a, in)
			if ok != wantOK || ok && (!Point(want.Low).Contains(got.Low) || !Point(want.High).Contains(got.High)) {
				t.Fatalf("%s of %v: %v, %t, want %v, %t", op, in, got, ok, want, wantOK)
			}
			if ok {
				known++
			}
		}
		if known < 1000 {
			t.Errorf("%s: only %d results are known", op, known)
		}
	}
}
