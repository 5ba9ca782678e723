package image

import "math"

// Where an access is only known to be between two, so is what it gives: within one set of texels a value is linear in
// each coordinate and in the level of detail, so it has its extremes at the corners of a box. A box that has several
// sets gives something between the least and the largest texel.

// Limits are what the components of a texel are between.
type Limits struct{ Low, High [4]float32 }

// maxCandidates is how many texels of a level are looked at.
const maxCandidates = 64

// Range returns what [Sampler.Sample], or with compare [Sampler.SampleCompare], gives where the coordinates, the layer,
// the level of detail and what is added to it, and the reference value are anywhere from those of low to those of high.
// It reports false where nothing is known, and so it does of integers unless all give one texel. Cost: that of up to 16
// samples.
func (s *Sampler) Range(im *Image, low, high *Access, compare bool) (l Limits, exact, ok bool) {
	from, to, ok := s.box(im, low, high)
	first, last := s.levels(im, s.lod(low)), s.levels(im, s.lod(high))
	if !ok || first.filter != last.filter || last.high-first.high > 1 {
		return l, false, false
	}
	if compare && !s.certain(im, &from, &to, low, high, first, last) {
		return Limits{High: [4]float32{1}}, false, true
	}
	if im.Format.Class() != Float || !s.oneSet(im, &from, &to, &low.Offset, first, last) {
		return s.extremes(im, &from, &to, low, first, last, compare)
	}
	l.clear()
	for k := range 16 {
		p := from
		for i := range im.Axes() {
			if k>>i&1 != 0 {
				p.at[i] = to.at[i]
			}
		}
		level := first
		if k&8 != 0 {
			level = last
		}
		var t taps
		s.addLevels(im, &p, &low.Offset, &level, &t)
		v := Texel{}
		if compare {
			v[0] = uint64(float32bits(s.weightOf(im, low, &t)))
		} else {
			v = s.sum(im, &t)
		}
		exact = t.n == 1
		if !l.add(v) {
			return l, false, false
		}
	}
	if !exact {
		l.widen()
	}
	return l, exact, true
}

// clear makes limits those of nothing.
func (l *Limits) clear() {
	inf := float32(math.Inf(1))
	l.Low, l.High = [4]float32{inf, inf, inf, inf}, [4]float32{-inf, -inf, -inf, -inf}
}

// add adds a texel of floats. It reports false where one is a NaN.
func (l *Limits) add(t Texel) bool {
	for i, v := range t {
		x := math.Float32frombits(uint32(v))
		if x != x {
			return false
		}
		l.Low[i], l.High[i] = min(l.Low[i], x), max(l.High[i], x)
	}
	return true
}

// widen makes room for rounding.
func (l *Limits) widen() {
	inf := float32(math.Inf(1))
	for i := range l.Low {
		l.Low[i], l.High[i] = math.Nextafter32(l.Low[i], -inf), math.Nextafter32(l.High[i], inf)
	}
}

// box returns where accesses lead that are between two. It reports false where that is not one layer.
func (s *Sampler) box(im *Image, low, high *Access) (from, to point, ok bool) {
	from, to = im.project(low), im.project(high)
	if im.Dim == Cube { // from one corner of the box to another one s or t may turn
		for k := range 8 {
			a := *low
			for i := range 3 {
				if k>>i&1 != 0 {
					a.At[i] = high.At[i]
				}
			}
			p := im.project(&a)
			if p.layer != from.layer {
				return from, to, false
			}
			for i := range 2 {
				from.at[i], to.at[i] = min(from.at[i], p.at[i]), max(to.at[i], p.at[i])
			}
		}
		for i := range 2 { // onFace rounds a few times
			from.at[i], to.at[i] = from.at[i]-0x1p-50, to.at[i]+0x1p-50
		}
	}
	for i := range im.Axes() {
		distant := max(math.Abs(from.at[i]), math.Abs(to.at[i]))*float64(im.Size[i]) > far
		if !(from.at[i] <= to.at[i]) || distant && from.at[i] != to.at[i] && s.Address[i] <= MirroredRepeat {
			return from, to, false
		}
	}
	return from, to, from.layer == to.layer
}

// oneSet reports whether all points of a box have the same texels.
func (s *Sampler) oneSet(im *Image, from, to *point, offset *[3]int, first, last levels) bool {
	if first.high != last.high {
		return false
	}
	for level := first.high; level <= min(first.high+1, im.Levels-1); level++ {
		a, b := s.locate(im, from, offset, level), s.locate(im, to, offset, level)
		if first.filter == Nearest && a.nearest != b.nearest || first.filter == Linear && a.low != b.low {
			return false
		}
		if first.part == 0 && last.part == 0 {
			break
		}
	}
	return true
}

// candidates calls do with all texels that a value of a box may be made of. It reports false where they are too many,
// or where do does.
func (s *Sampler) candidates(im *Image, from, to *point, offset *[3]int, first, last levels,
	do func(offset int) bool) bool {
	end := last.high
	if first.part > 0 || last.part > 0 || first.high != last.high {
		end = min(last.high+1, im.Levels-1)
	}
	for level := first.high; level <= end; level++ {
		a, b := s.locate(im, from, offset, level), s.locate(im, to, offset, level)
		start, stop := a.nearest, b.nearest
		if first.filter == Linear {
			start, stop = a.low, b.low
			for i := range im.Axes() {
				stop[i]++
			}
		}
		n := 1
		for i := range 3 {
			if n *= stop[i] - start[i] + 1; n <= 0 || n > maxCandidates {
				return false
			}
		}
		for z := start[2]; z <= stop[2]; z++ {
			for y := start[1]; y <= stop[1]; y++ {
				for x := start[0]; x <= stop[0]; x++ {
					at := s.find(im, a, [3]int{x, y, z}, first.filter == Linear)
					if at == corner || !do(at) {
						return false
					}
				}
			}
		}
	}
	return true
}

// extremes returns limits of all texels that a value of a box may be made of.
func (s *Sampler) extremes(im *Image, from, to *point, a *Access, first, last levels,
	compare bool) (l Limits, exact, ok bool) {
	l.clear()
	same, some := true, false
	var one Texel
	ok = s.candidates(im, from, to, &a.Offset, first, last, func(offset int) bool {
		t := s.texel(im, offset)
		if compare {
			t = Texel{}
			if s.compares(im, a, offset) {
				t[0] = uint64(math.Float32bits(1))
			}
		}
		same, some, one = same && (!some || t == one), true, t
		return im.Format.Class() != Float || l.add(t)
	})
	exact = same && (first.filter == Nearest && first.part == 0 && last.part == 0)
	if im.Format.Class() != Float {
		return l, exact, ok && same
	}
	if !exact {
		l.widen()
	}
	return l, exact, ok
}

// certain reports whether the outcome of the comparison with each texel that a value of a box may be made of is known.
func (s *Sampler) certain(im *Image, from, to *point, low, high *Access, first, last levels) bool {
	return s.candidates(im, from, to, &low.Offset, first, last, func(offset int) bool {
		depth := math.Float32frombits(uint32(s.texel(im, offset)[0]))
		inside := low.Ref != high.Ref && low.Ref <= depth && depth <= high.Ref
		return !inside && low.Ref == low.Ref && high.Ref == high.Ref &&
			s.compares(im, low, offset) == s.compares(im, high, offset)
	})
}

// GathersOne reports whether gathering takes the same texels wherever between two accesses it is.
func (s *Sampler) GathersOne(im *Image, low, high *Access, offsets *[4][3]int) bool {
	from, to, ok := s.box(im, low, high)
	return ok && s.locate(im, &from, &low.Offset, 0).low == s.locate(im, &to, &low.Offset, 0).low &&
		s.gathered(im, low, offsets) == s.gathered(im, high, offsets)
}
