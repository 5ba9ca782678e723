package fold

import (
	"math"
	"reflect"
	"testing"
)

// grid returns halves in order, from -∞ to +∞ with both zeros: one of step, and those around 0, 1, and the ends.
func grid(step int) []uint64 {
	var out []uint64
	for i := range 2*int(Float16.Infinity()) + 2 {
		v := uint64(i) - Float16.Infinity() - 1
		if i <= int(Float16.Infinity()) {
			v = Float16.SignBit() | (Float16.Infinity() - uint64(i))
		}
		switch m := int(v &^ Float16.SignBit()); {
		case i%step == 0, m <= 1, m >= int(Float16.Infinity())-1, m == 1<<10, m == 1<<10-1, m >= 0x3bff && m <= 0x3c01:
			out = append(out, v)
		}
	}
	return out
}

// direction tells which way results go.
type direction struct {
	last     float64
	any      bool
	up, down bool
}

// add takes the next result, and reports whether they still go one way. It forgets what came before a result that is
// not defined.
func (d *direction) add(r *Row, a *Args) bool {
	v, o := r.Compute(a)
	x := a.Format.ToFloat64(v)
	if o == Unspecified && r.Choices != nil {
		b, ok := r.Choices(a)
		if o = Defined; !ok {
			o = Undefined
		}
		if x = b.Low; d.any { // the choice that is nearest to the last result
			x = min(max(d.last, b.Low), b.High)
		}
	}
	if o != Defined || x != x {
		d.any = false
		return true
	}
	if d.any && x != d.last || d.any && math.Signbit(x) != math.Signbit(d.last) {
		if notAbove(d.last, x) {
			d.up = true
		} else {
			d.down = true
		}
	}
	d.last, d.any = x, true
	return !d.up || !d.down
}

// TestMonotone looks at what the operations whose hull is their corners compute: with all operands but one fixed, the
// results go one way on either side of zero. All halves of operations with one operand, and a grid of those with more.
func TestMonotone(t *testing.T) {
	claims := 0
	for _, table := range [][]Row{floatRows[:], glslRows[:], openclRows[:], openclMathRows[:], {*truncRow}} {
		for k := range table {
			r := &table[k]
			if r.Transfer == nil || reflect.ValueOf(r.Transfer).Pointer() != reflect.ValueOf(corners).Pointer() {
				continue
			}
			claims++
			n := r.Operands()
			values := grid([]int{0, 1, 401, 3001}[n])
			for _, m := range []Mode{{}, {TowardZero: true, Flush: true}} {
				a := Args{Width: 16, From: 16, Format: Float16, FromFormat: Float16, Mode: m}
				at := []*uint64{&a.A, &a.B, &a.C}[:n]
				for moving := range n {
					if c := r.Operand(moving); c != Float && c != Same {
						continue
					}
					others := func(f func()) { f() }
					for i := range n {
						if i != moving {
							inner := others
							fixed := values
							if c := r.Operand(i); c == Bool || c == Int {
								fixed = []uint64{0, 1, 5, Mask(16)}
							}
							others = func(f func()) {
								for _, *at[i] = range fixed {
									inner(f)
								}
							}
						}
					}
					others(func() {
						var d direction
						for _, v := range values {
							if v == 0 {
								d = direction{}
							}
							*at[moving] = v
							if !d.add(r, &a) {
								t.Fatalf("%s turns at %#x %#x %#x, mode %v, operand %d", describe(r), a.A, a.B, a.C, m, moving)
							}
						}
					})
				}
			}
		}
	}
	if claims < 40 {
		t.Errorf("%d operations claim to be monotone", claims)
	}
}
