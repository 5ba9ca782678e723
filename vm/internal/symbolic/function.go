package symbolic

import (
	"iter"
	"math/bits"
	"slices"

	"hone/fold"
)

// function is what a node is as a function of one other, where nothing else changes.
type function struct {
	compute     func(x uint64) uint64
	at, value   uint64 // what it is now
	in, out     int    // widths
	inAs, outAs []order
}

// order is how bits are numbers.
type order struct {
	signed bool
	format fold.Format // of floats; zero for integers
}

// orders returns how the values of a node may be ordered: of a leaf that is not known.
func (g *Graph) orders(k int32) []order {
	n := &g.nodes[k]
	if n.op >= 0 {
		o := &g.Code.Operations[n.op]
		if c := o.Row.Result(); c == fold.Float || c == fold.Same && o.Args.Format.Width > 0 {
			return []order{{format: o.Args.Format}}
		}
	}
	list := []order{{}, {signed: true}}
	if n.op == leaf {
		switch n.width {
		case 16:
			list = append(list, order{format: fold.Float16})
		case 32:
			list = append(list, order{format: fold.Float32})
		case 64:
			list = append(list, order{format: fold.Float64})
		}
	}
	return list
}

// function returns a node as a function of one that it depends on.
func (s *Solver) function(from, to int32) *function {
	return s.functionOver(from, to, s.between(from, to))
}

// functionOver is as function, through some nodes.
func (s *Solver) functionOver(from, to int32, through []int32) *function {
	g := s.g
	f := &function{at: s.values[from], value: s.values[to], in: g.nodes[from].width, out: g.nodes[to].width,
		inAs: g.orders(from), outAs: g.orders(to)}
	was := make([]uint64, len(through))
	f.compute = func(x uint64) uint64 {
		if s.Effort -= len(through) + 1; s.Effort < 0 {
			return f.value
		}
		old := s.values[from]
		for i, k := range through {
			was[i] = s.values[k]
		}
		s.values[from] = x
		for _, k := range through {
			s.values[k] = g.compute(&g.nodes[k], s.values)
		}
		v := s.values[to]
		for i, k := range through {
			s.values[k] = was[i]
		}
		s.values[from] = old
		return v
	}
	return f
}

// maxSolutions is how many solutions are tried.
const maxSolutions = 6

// solve yields numbers that the function makes a value of, then some that come near. The most expensive way is tried
// after all that was yielded before.
func (f *function) solve(v uint64) iter.Seq[uint64] {
	return func(yield func(uint64) bool) {
		var exact, near []uint64
		// try reports whether more is wanted, and whether a number is a solution
		try := func(x uint64) (more, solves bool) {
			x &= fold.Mask(f.in)
			if len(exact) < maxSolutions && !slices.Contains(exact, x) && f.compute(x) == v {
				exact = append(exact, x)
				return yield(x), true
			}
			return true, false
		}
		for x := range f.guess(v) {
			if more, _ := try(x); !more {
				return
			}
		}
		for _, in := range f.inAs {
			for _, out := range f.outAs {
				for _, x := range f.bisect(v, in, out) {
					more, solves := try(x)
					if !more {
						return
					}
					if !solves && !slices.Contains(near, x) && !slices.Contains(exact, x) {
						near = append(near, x)
					}
				}
			}
		}
		for _, x := range near[:min(len(near), maxSolutions)] {
			if !yield(x) {
				return
			}
		}
	}
}

// guess yields numbers that the function makes a value of if it is of some kind.
func (f *function) guess(v uint64) iter.Seq[uint64] {
	return func(yield func(uint64) bool) {
		for _, x := range []uint64{v, v + 1, v - 1, 0, 1, ^uint64(0), 1 << (f.in - 1)} {
			if !yield(x) {
				return
			}
		}
		for _, o := range f.outAs {
			if o.format.Width == 0 {
				continue
			}
			x := o.format.ToFloat64(v) // a conversion, or a bit cast
			if x == x && x > -1<<62 && x < 1<<62 && !yield(uint64(int64(x))) {
				return
			}
		}
		if f.in == 1 {
			return
		}
		for _, o := range f.inAs { // a half is packed into some bits
			for shift := 0; shift < f.out && o.format.Width > 16; shift += 16 {
				if !yield(o.format.FromFloat64(fold.Float16.ToFloat64(v>>shift&fold.Mask(16)), fold.Mode{})) {
					return
				}
			}
		}
		if x, ok := f.linear(v); ok && !yield(x) {
			return
		}
		if flips, ok := combine(f.columns(nil), f.value^v); ok && !yield(f.at^flips[0]) {
			return
		}
		_ = yield(f.bitwise(v, 0, 1)) && yield(f.bitwise(v, min(f.in, f.out)-1, -1))
	}
}

// linear solves a function that adds some times as much as is added to its operand.
func (f *function) linear(v uint64) (x uint64, ok bool) {
	slope := f.compute((f.at+1)&fold.Mask(f.in)) - f.value
	d := (v - f.value) & fold.Mask(f.out)
	slope &= fold.Mask(f.out)
	if slope == 0 {
		return 0, false
	}
	shift := bits.TrailingZeros64(slope)
	if d&(1<<shift-1) != 0 {
		return 0, false
	}
	odd, inverse := slope>>shift, slope>>shift
	for range 6 { // Newton's iteration doubles the bits that are right
		inverse *= 2 - odd*inverse
	}
	return f.at + (d>>shift*inverse)&fold.Mask(f.out-shift), true
}

// columns adds what the function changes with each bit of its operand.
func (f *function) columns(list []uint64) []uint64 {
	for k := range f.in {
		list = append(list, f.compute(f.at^1<<k)^f.value)
	}
	return list
}

// combine returns which of some columns have a given exclusive or: Gaussian elimination over bits. There are 64 for
// each of maxLeaves leaves at most.
func combine(columns []uint64, v uint64) (chosen set, ok bool) {
	type row struct {
		bits uint64
		of   set
	}
	var basis [64]row
	for k, c := range columns {
		r := row{bits: c}
		r.of[k/64] = 1 << (k % 64)
		for r.bits != 0 {
			top := &basis[bits.Len64(r.bits)-1]
			if top.bits == 0 {
				*top = r
				break
			}
			r.bits ^= top.bits
			r.of.flip(&top.of)
		}
	}
	for v != 0 {
		r := &basis[bits.Len64(v)-1]
		if r.bits == 0 {
			return chosen, false
		}
		v ^= r.bits
		chosen.flip(&r.of)
	}
	return chosen, true
}

// set is a set of columns.
type set [maxLeaves]uint64

func (s *set) flip(with *set) {
	for i := range s {
		s[i] ^= with[i]
	}
}

func (s *set) has(k int) bool { return s[k/64]>>(k%64)&1 != 0 }

// bitwise solves a function bit by bit, from one bit on in steps of 1 or -1. Steps of 1 solve functions whose bits
// depend on the bits of the operand up to the same one: sums, products with odd numbers and shifts to the left (Klimov
// and Shamir, T-functions). Steps of -1 solve x ^ x>>n, also where n depends on the highest bits of x.
func (f *function) bitwise(v uint64, from, step int) uint64 {
	x, y := f.at, f.value
	for k := from; k >= 0 && k < min(f.in, f.out); k += step {
		if (y^v)>>k&1 != 0 {
			x ^= 1 << k
			y = f.compute(x)
		}
	}
	return x
}

// key returns a number that is the greater, the greater the number is that some bits of a width are.
func (o order) key(v uint64, width int) uint64 {
	sign := uint64(1) << (width - 1)
	switch {
	case o.format.Width > 0 && v&sign != 0:
		return ^v & fold.Mask(width)
	case o.format.Width > 0 || o.signed:
		return v ^ sign
	}
	return v
}

// number returns the bits that have a key.
func (o order) number(key uint64, width int) uint64 {
	sign := uint64(1) << (width - 1)
	switch {
	case o.format.Width > 0 && key&sign == 0:
		return ^key & fold.Mask(width)
	case o.format.Width > 0 || o.signed:
		return key ^ sign
	}
	return key
}

// limits returns the keys of the smallest number, of 0 and of the largest one.
func (o order) limits(width int) (low, zero, high uint64) {
	if o.format.Width > 0 {
		return o.key(o.format.Max()|o.format.SignBit(), width), o.key(0, width), o.key(o.format.Max(), width)
	}
	return 0, o.key(0, width), fold.Mask(width)
}

// bisect returns the two numbers beside each other between which a monotone function passes a value: among all numbers,
// among those on each side of 0, and of where it is now, and, for integers, near to 0, where products do not wrap yet.
// Where several numbers in a row have the value, the one in the middle comes first: at the ends a float may not be
// determined.
func (f *function) bisect(v uint64, in, out order) (list []uint64) {
	if f.in == 1 {
		return nil
	}
	want := out.key(v, f.out)
	value := func(key uint64) uint64 { return out.key(f.compute(in.number(key, f.in)), f.out) }
	least, zero, most := in.limits(f.in)
	now := in.key(f.at, f.in)
	ranges := [...][2]uint64{{least, most}, {zero, most}, {least, zero}, {now, most}, {least, now}, {}, {}, {}}
	if in.format.Width == 0 {
		for k := range 3 { // of a quarter, of half and of three quarters of the bits
			ranges[5+k] = [2]uint64{zero, zero + 1<<(f.in*(k+1)/4)}
		}
	}
	for _, r := range ranges {
		low, high := r[0], r[1]
		if low >= high {
			continue
		}
		first, last := value(low), value(high)
		if (first < want) == (last < want) && first != want && last != want {
			continue
		}
		rises := first < last
		for high-low > 1 {
			middle := low + (high-low)/2
			if (value(middle) < want) == rises {
				low = middle
			} else {
				high = middle
			}
		}
		if rises && value(high) == want {
			list = append(list, in.number(high+plateau(r[1]-high, func(d uint64) bool { return value(high+d) == want })/2, f.in))
		} else if !rises && value(low) == want {
			list = append(list, in.number(low-plateau(low-r[0], func(d uint64) bool { return value(low-d) == want })/2, f.in))
		}
		list = append(list, in.number(high, f.in), in.number(low, f.in))
	}
	return list
}

// plateau returns the largest distance, up to a limit, at which a condition still holds that holds at 0.
func plateau(limit uint64, holds func(uint64) bool) uint64 {
	low, high := uint64(0), limit
	for high-low > 1 && holds(low+1) {
		if middle := low + (high-low)/2; holds(middle) {
			low = middle
		} else {
			high = middle
		}
	}
	return low
}
