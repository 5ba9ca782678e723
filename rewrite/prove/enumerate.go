package prove

import (
	"math"
	"math/rand/v2"
	"slices"

	"hone/fold"
)

// maxAssignments is how many assignments are tried one by one.
const maxAssignments = 1 << 24

// tried counts assignments.
type tried struct {
	n       int // for which the rule applies
	all     bool
	failure *Counterexample
}

// exhaust tries all assignments, unless there are more than limit: all is false then.
func (c *checker) exhaust(limit int) tried {
	var constants, others []int
	var constantBits, otherBits int
	for i, in := range c.inputs {
		switch {
		case in.bridge:
		case in.constant:
			constants, constantBits = append(constants, i), constantBits+in.typ.width
		default:
			others, otherBits = append(others, i), otherBits+in.typ.width
		}
	}
	if otherBits > 24 || constantBits > 24 || 1<<otherBits > limit {
		return tried{}
	}
	if constantBits+otherBits > 24 || 1<<(constantBits+otherBits) > limit { // fewer where the conditions hold?
		n := 0
		for k := range uint64(1) << constantBits {
			if c.assign(constants, k) && c.applies() {
				if n += 1 << otherBits; n > limit {
					return tried{}
				}
			}
		}
	}
	t := tried{all: true}
	for k := range uint64(1) << constantBits {
		if !c.assign(constants, k) || !c.applies() {
			continue
		}
		for v := range uint64(1) << otherBits {
			c.assign(others, v)
			t.n++
			if !c.holds() {
				t.failure = c.counterexample()
				return t
			}
		}
	}
	return t
}

// assign gives inputs the bits of a number. It reports whether they are constants that rules compute with.
func (c *checker) assign(inputs []int, bits uint64) bool {
	ok := true
	for _, i := range inputs {
		t := c.inputs[i].typ
		v := bits & fold.Mask(t.width)
		bits >>= t.width
		c.given[i] = v
		ok = ok && !(c.inputs[i].constant && t.class == fold.Float && (t.format.IsNaN(v) || t.format.IsDenormal(v)))
	}
	return ok
}

// sample tries all combinations of special numbers, and random assignments. The seed fixes these.
func (c *checker) sample(random int, seed uint64) (t tried) {
	var inputs []int
	for i, in := range c.inputs {
		if !in.bridge {
			inputs = append(inputs, i)
		}
	}
	if len(inputs) == 0 {
		t.all = true
		if c.applies() {
			t.n = 1
			if !c.holds() {
				t.failure = c.counterexample()
			}
		}
		return t
	}
	lists := make([][]uint64, len(inputs))
	for size := 64; ; size = size * 3 / 4 {
		n := 1.0
		for k, i := range inputs {
			lists[k] = special(c.inputs[i].typ, c.inputs[i].constant)
			lists[k] = lists[k][:min(max(size, 2), len(lists[k]))]
			n *= float64(len(lists[k]))
		}
		if n <= float64(max(random, 4096)) || size <= 2 {
			break
		}
	}
	try := func() bool {
		if !c.applies() {
			return true
		}
		t.n++
		if !c.holds() {
			t.failure = c.counterexample()
			return false
		}
		return true
	}
	at := make([]int, len(inputs))
	for combination := 0; combination < maxAssignments; combination++ {
		for k, i := range inputs {
			c.given[i] = lists[k][at[k]]
		}
		if !try() {
			return t
		}
		k := 0
		for ; k < len(at); k++ {
			if at[k]++; at[k] < len(lists[k]) {
				break
			}
			at[k] = 0
		}
		if k == len(at) {
			break
		}
	}
	rnd := rand.New(rand.NewPCG(seed, uint64(len(inputs))))
	for tries := 0; tries < random; tries++ {
		for _, i := range inputs {
			c.given[i] = randomValue(rnd, c.inputs[i].typ, c.inputs[i].constant)
		}
		if !try() {
			return t
		}
	}
	return t
}

// special returns numbers of a type at which operations change what they do, the most telling first.
func special(t scalarType, constant bool) []uint64 {
	var list []uint64
	switch t.class {
	case fold.Bool:
		return []uint64{0, 1}
	case fold.Float:
		f := t.format
		smallest, normal := uint64(1), uint64(1)<<f.Fraction
		one := f.FromFloat64(1, fold.Mode{})
		half := f.FromFloat64(0.5, fold.Mode{})
		list = []uint64{0, one, f.SignBit(), f.Infinity(), f.NaN(), smallest, f.SignBit() | one, f.Max(),
			f.SignBit() | f.Infinity(), f.FromFloat64(2, fold.Mode{}), half, f.SignBit() | smallest, normal,
			f.SignBit() | half, f.SignBit() | f.Max(), f.FromFloat64(1.5, fold.Mode{}), normal - 1, one + 1, one - 1,
			f.FromFloat64(-2, fold.Mode{}), f.FromFloat64(3, fold.Mode{}), f.FromFloat64(0.1, fold.Mode{}),
			f.SignBit() | normal, f.SignBit() | (normal - 1), half - 1, f.FromFloat64(2.5, fold.Mode{}),
			f.FromFloat64(-3, fold.Mode{}), f.FromFloat64(4, fold.Mode{}), normal + 1, f.Max() - 1, 2 * normal,
			f.FromFloat64(math.Ldexp(1, f.Fraction), fold.Mode{}), f.FromFloat64(100, fold.Mode{}),
			f.FromFloat64(math.Ldexp(1.5, f.Fraction-1), fold.Mode{}), f.FromFloat64(0.25, fold.Mode{}),
			f.FromFloat64(-0.75, fold.Mode{}), f.FromFloat64(1.0/3, fold.Mode{})}
		if constant {
			list = slices.DeleteFunc(list, func(v uint64) bool { return f.IsNaN(v) || f.IsDenormal(v) })
		}
		return list
	}
	w := uint64(t.width)
	m := fold.Mask(t.width)
	for _, v := range []uint64{0, 1, m, 1 << (w - 1), 2, m >> 1, 3, w - 1, w, m - 1, 4, 1<<(w-1) + 1, w / 2, 7, 8, 5, 6,
		10, m >> 2, 15, 16, m &^ 1, 255, 256, 31, 32, m ^ 3, m / 3, 100, 1 << (w / 2), 1<<(w/2) - 1} {
		if v &= m; !slices.Contains(list, v) {
			list = append(list, v)
		}
	}
	return list
}

// randomValue returns a number of a type: of random bits, small and whole or nearly so, or near 1.
func randomValue(r *rand.Rand, t scalarType, constant bool) uint64 {
	for {
		v := r.Uint64()
		kind := v >> 61
		switch {
		case t.class == fold.Bool:
			return v & 1
		case kind < 2:
			list := special(t, constant)
			return list[v%uint64(len(list))]
		case t.class == fold.Int && kind < 4:
			return v % 64 & fold.Mask(t.width)
		case t.class == fold.Int && kind == 4:
			return 1 << (v % uint64(t.width))
		case t.class == fold.Int:
			v >>= v >> 56 % 8 * uint64(t.width) / 8 // of all magnitudes
			return v & fold.Mask(t.width)
		}
		f := t.format
		switch {
		case kind < 4:
			return f.FromFloat64(float64(int64(v%256)-128)/8, fold.Mode{})
		case kind < 6:
			x := math.Ldexp(1+float64(v%(1<<40))/(1<<40), int(v>>40%17)-8)
			return f.FromFloat64(math.Copysign(x, float64(int64(v<<3))), fold.Mode{})
		}
		if v &= fold.Mask(f.Width); !constant || !f.IsNaN(v) && !f.IsDenormal(v) {
			return v
		}
	}
}
