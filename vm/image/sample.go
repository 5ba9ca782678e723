package image

import "math"

// Access is where, and how, an image is sampled.
type Access struct {
	At     [3]float32 // normalized coordinates, or the direction for a cube
	Layer  float32    // of an array
	Lod    float32    // level of detail: as an operand says, or of [Image.Lod]
	Bias   float32    // which is added to it
	MinLod float32
	Offset [3]int // in texels
	Ref    float32
}

// tap is a texel that a value is made of, and how much it counts.
type tap struct {
	offset int // of its bytes; border where it is beyond the image
	weight float64
}

const border = -1

// taps are the texels of a value, in the order in which they are added up: at most 8 of each of two levels.
type taps struct {
	list [16]tap
	n    int
}

func (t *taps) add(offset int, weight float64) {
	if weight != 0 {
		t.list[t.n] = tap{offset, weight}
		t.n++
	}
}

// Sample returns what sampling gives: of floats the sum of the texels by their weights, rounded once. Texels that have
// no weight do not count, whatever they are; one alone is returned as it is.
func (s *Sampler) Sample(im *Image, a *Access) Texel {
	var t taps
	s.findTaps(im, a, &t)
	return s.sum(im, &t)
}

func (s *Sampler) sum(im *Image, t *taps) Texel {
	if t.n == 1 {
		return s.texel(im, t.list[0].offset)
	}
	var sum [4]float64
	for k, tap := range t.list[:t.n] {
		v := s.texel(im, tap.offset)
		for i := range sum {
			x := float64(tap.weight * float64(math.Float32frombits(uint32(v[i]))))
			if k > 0 {
				x = sum[i] + x
			}
			sum[i] = x
		}
	}
	var out Texel
	for i := range out {
		out[i] = uint64(float32bits(sum[i]))
	}
	return out
}

// texel returns what is at a tap.
func (s *Sampler) texel(im *Image, offset int) Texel {
	if offset == border {
		return s.Border.texel(im.Format)
	}
	return im.Format.Decode(im.Data[offset:])
}

// SampleCompare returns the bits of the sum of the weights of texels of which the comparison is true (sections "Depth
// Compare Operation" and "Texel Filtering": comparisons come first).
func (s *Sampler) SampleCompare(im *Image, a *Access) uint64 {
	var t taps
	s.findTaps(im, a, &t)
	return uint64(float32bits(s.weightOf(im, a, &t)))
}

// weightOf returns the sum of the weights of texels of which the comparison is true.
func (s *Sampler) weightOf(im *Image, a *Access, t *taps) float64 {
	sum := 0.0
	for _, tap := range t.list[:t.n] {
		if s.compares(im, a, tap.offset) {
			sum += tap.weight
		}
	}
	return sum
}

// compares reports whether the comparison with a texel is true. With depths that are fixed-point numbers the reference
// value is clamped.
func (s *Sampler) compares(im *Image, a *Access, offset int) bool {
	ref := float64(a.Ref)
	if im.Format.fixed() && ref == ref {
		ref = clamp(ref, 0, 1)
	}
	return s.Compare.holds(ref, float64(math.Float32frombits(uint32(s.texel(im, offset)[0]))))
}

// Gather returns a component of each of the four texels that linear filtering of level 0 takes (section "Texel
// Gathering"), or, where offsets are given, of that texel of the four with the lowest coordinates at each offset.
func (s *Sampler) Gather(im *Image, a *Access, component int, offsets *[4][3]int) (out Texel) {
	for i, offset := range s.gathered(im, a, offsets) {
		out[i] = s.texel(im, offset)[component&3]
	}
	return out
}

// GatherCompare returns 1 for each of the texels of which the comparison is true, and 0 for others.
func (s *Sampler) GatherCompare(im *Image, a *Access, offsets *[4][3]int) (out Texel) {
	for i, offset := range s.gathered(im, a, offsets) {
		if s.compares(im, a, offset) {
			out[i] = uint64(math.Float32bits(1))
		}
	}
	return out
}

// gathered returns the four texels in the order in which they are components of the result. At the corner of a cube,
// where there are three, the fourth is the one of the face itself.
func (s *Sampler) gathered(im *Image, a *Access, offsets *[4][3]int) (out [4]int) {
	p := im.project(a)
	c := s.locate(im, &p, &a.Offset, 0)
	for i, step := range [4][3]int{{0, 1}, {1, 1}, {1, 0}, {0, 0}} {
		at := c.low
		for axis := range 2 {
			if offsets != nil {
				step = offsets[i]
			}
			at[axis] += step[axis]
		}
		if out[i] = s.find(im, c, at, true); out[i] == corner {
			n := c.size[0]
			out[i] = im.At(0, c.layer, [3]int{min(max(at[0], 0), n-1), min(max(at[1], 0), n-1)}, 0)
		}
	}
	return out
}

// located is where coordinates lead in a level.
type located struct {
	level, layer int
	size         [3]int
	nearest, low [3]int     // the texel that they are in, and the lowest of those whose centres are around them
	fraction     [3]float64 // how far they are from the centre of that
}

// point is where an access leads, before there is a level: the layer, and normalized coordinates in it.
type point struct {
	layer int
	at    [3]float64
}

// project finds the layer that coordinates lead to, and the face of a cube (sections "Cube Map Face Selection" and
// "(s,t,r,q,a) to (u,v,w,a) Transformation").
func (im *Image) project(a *Access) (p point) {
	p.at = [3]float64{float64(a.At[0]), float64(a.At[1]), float64(a.At[2])}
	layers := im.Layers
	if im.Dim == Cube {
		p.layer = faceOf(p.at)
		on, _ := onFace(p.layer, p.at, [3]float64{})
		p.at = [3]float64{on[0], on[1]}
		layers /= 6
	}
	if im.Arrayed { // nearest, and to even between two
		l := min(max(int(clamp(math.RoundToEven(float64(a.Layer)), -far, far)), 0), layers-1)
		if im.Dim == Cube {
			l *= 6
		}
		p.layer += l
	}
	return p
}

// locate finds the texels of a level that coordinates lead to, at an offset (section "Image Sample Operations").
func (s *Sampler) locate(im *Image, p *point, offset *[3]int, level int) (c located) {
	c.level, c.layer, c.size = level, p.layer, im.LevelSize(level)
	for i := range im.Axes() {
		u := p.at[i]
		if !s.Unnormalized {
			u = float64(u * float64(c.size[i]))
		}
		low := math.Floor(u - 0.5)
		c.nearest[i], c.low[i] = toInt(math.Floor(u), c.size[i])+offset[i], toInt(low, c.size[i])+offset[i]
		if f := float64(u-0.5) - low; f >= 0 && f < 1 { // else u is no number
			c.fraction[i] = f
		}
	}
	return c
}

// far is how far from an image indices are computed in. Range knows nothing of a box beyond that, where the image
// repeats.
const far = 1 << 30

// toInt returns a whole number as an integer, 0 for a NaN. One that is far from an image of n texels, on either side,
// becomes one that is nearer on the same side, and leads to the same texel where the image repeats.
func toInt(x float64, n int) int {
	if !(math.Abs(x) > far) {
		return int(clamp(x, -far, far))
	}
	period := float64(2 * n)
	rest := math.Mod(x, period) // exact; NaN for infinity
	return int(math.Copysign(float64(far-far%(2*n)), x)) + int(clamp(rest, -period, period))
}

// corner says that a texel would be beyond a corner of a cube, where there is none.
const corner = -2

// find returns where a texel of a level is, after addressing. Across the edges of a cube's face it is in another face;
// for the nearest texel of one, addressing clamps (section "Cube Map Edge Handling").
func (s *Sampler) find(im *Image, c located, at [3]int, seamless bool) int {
	if im.Dim == Cube && seamless {
		n, face := c.size[0], c.layer%6
		for i := range 2 {
			at[i] = min(max(at[i], -1), n)
		}
		outX, outY := at[0] < 0 || at[0] == n, at[1] < 0 || at[1] == n
		if outX && outY {
			return corner
		}
		if outX || outY {
			face, at[0], at[1] = overEdge(face, at[0], at[1], n)
		}
		return im.At(c.level, c.layer-c.layer%6+face, at, 0)
	}
	for i := range im.Axes() {
		mode := s.Address[i]
		if im.Dim == Cube {
			mode = ClampToEdge
		}
		var ok bool
		if at[i], ok = mode.wrap(at[i], c.size[i]); !ok {
			return border
		}
	}
	return im.At(c.level, c.layer, at, 0)
}

// findTaps finds the texels of a value and their weights (sections "Texel Filtering" and "Image Level(s) Selection").
func (s *Sampler) findTaps(im *Image, a *Access, t *taps) {
	p := im.project(a)
	l := s.levels(im, s.lod(a))
	s.addLevels(im, &p, &a.Offset, &l, t)
}

func (s *Sampler) addLevels(im *Image, p *point, offset *[3]int, l *levels, t *taps) {
	s.addLevel(im, p, offset, l.high, l.filter, 1-l.part, t)
	if l.part > 0 {
		s.addLevel(im, p, offset, l.high+1, l.filter, l.part, t)
	}
}

// levels says which levels a value is of: high, and where part is not 0 the one after it.
type levels struct {
	high   int
	part   float64
	filter Filter
}

// levels returns what a level of detail stands for. Integers are not filtered.
func (s *Sampler) levels(im *Image, lod float64) (l levels) {
	l.filter = s.Min
	if lod <= 0 {
		l.filter = s.Mag
	}
	mip := s.Mip
	if im.Format.Class() != Float {
		l.filter, mip = Nearest, Nearest
	}
	at := clamp(lod, 0, float64(im.Levels-1))
	if mip == Nearest {
		l.high = nearestLevel(at)
	} else {
		l.high = int(math.Floor(at))
		l.part = at - math.Floor(at)
	}
	return l
}

// addLevel adds the texels of a level.
func (s *Sampler) addLevel(im *Image, p *point, offset *[3]int, level int, filter Filter, weight float64, t *taps) {
	c := s.locate(im, p, offset, level)
	if filter == Nearest {
		t.add(s.find(im, c, c.nearest, false), weight)
		return
	}
	axes := im.Axes()
	for k := range 1 << axes {
		at, w := c.low, weight
		for i := range axes {
			f := 1 - c.fraction[i]
			if k>>i&1 != 0 {
				at[i]++
				f = c.fraction[i]
			}
			w = float64(w * f)
		}
		offset := s.find(im, c, at, true)
		if offset != corner {
			t.add(offset, w)
			continue
		}
		// the average of the three texels that there are
		n := c.size[0]
		x, y := min(max(at[0], 0), n-1), min(max(at[1], 0), n-1)
		for _, at := range [][3]int{{x, y}, {at[0], y}, {x, at[1]}} {
			t.add(s.find(im, c, at, true), float64(w/3))
		}
	}
}

// nearestLevel returns the level that is nearest, of two the finer one.
func nearestLevel(at float64) int { return int(math.Ceil(at+0.5)) - 1 }

// lod returns the level of detail with bias and within the limits (section "LOD Operation").
func (s *Sampler) lod(a *Access) float64 {
	if s.Unnormalized {
		return 0
	}
	return within(s.biased(a), max(float64(s.MinLod), number(a.MinLod)), float64(s.MaxLod))
}

// number returns a float, 0 for a NaN.
func number(x float32) float64 {
	if x != x {
		return 0
	}
	return float64(x)
}

// biased returns the level of detail with bias.
func (s *Sampler) biased(a *Access) float64 {
	bias := clamp(number(s.LodBias)+number(a.Bias), -MaxLodBias, MaxLodBias)
	return number(a.Lod) + bias
}

// MaxLodBias is Vulkan's limit maxSamplerLodBias.
const MaxLodBias = 15

// within returns x within limits. Where these leave nothing the upper one counts.
func within(x, low, high float64) float64 { return min(max(x, low), high) }
