package execute

import (
	"math"
	"math/bits"

	"hone/fold"
	"hone/vm/image"
	"hone/vm/internal/code"
	"hone/vm/internal/shadow"
)

// imageAccess is an instruction on an image while it is executed.
type imageAccess struct {
	*Batch
	op *code.ImageOp
	i  *code.Instr
	fr *Frame
	in []int32    // operands
	v  [][]uint64 // their lanes

	seen image.Image // an image as an isolated workgroup sees it
}

// image executes an instruction on an image, for one invocation after the other.
func (s *Batch) image(fr *Frame, i *code.Instr, mask uint64) {
	x := &s.images
	x.Batch, x.op, x.i, x.fr = s, &s.p.Images[i.Detail], i, fr
	out := fr.Function.List(i.A)
	x.in, x.v = fr.Function.List(i.A+1+int32(len(out))), x.v[:0]
	for _, r := range x.in {
		x.v = append(x.v, s.Value(fr, r))
	}
	switch x.op.Kind {
	case code.ImageWrite:
		x.write(mask)
	case code.ImageTexel:
		x.pointer(out[0], mask)
	default:
		x.load(out, mask)
		for _, r := range out {
			s.freeze(&s.shadows, fr.base+int(r), mask)
		}
	}
}

// of returns an operand of a lane; 0 where there is none.
func (x *imageAccess) of(o code.Operands, k, lane int) uint64 {
	if k >= o.N {
		return 0
	}
	return x.v[o.First+k][lane]
}

func (x *imageAccess) float(o code.Operands, k, lane int) float32 {
	return math.Float32frombits(uint32(x.of(o, k, lane)))
}

func (x *imageAccess) integer(o code.Operands, k, lane int) int { return int(int32(x.of(o, k, lane))) }

// undetermined returns the lanes of a mask where one of the operands from one on, up to another one, is undefined, and
// those where one is not determined. Of a quad all lanes count where one looks at the others.
func (x *imageAccess) undetermined(from, to int, mask uint64) (undefined, shadowed uint64) {
	for _, r := range x.in[from:to] {
		shadowed |= x.ShadowedLanes(x.fr, r)
	}
	if x.op.Implicit {
		mask = x.Alive
	}
	if shadowed &= mask; shadowed == 0 {
		return 0, 0
	}
	for _, r := range x.in[from:to] {
		undefined |= x.undefinedLanes(x.fr, r, mask)
	}
	if x.op.Implicit {
		undefined, shadowed = ofQuads(undefined), ofQuads(shadowed)
	}
	return undefined, shadowed
}

// ofQuads returns the lanes of quads of which one is in a mask.
func ofQuads(mask uint64) uint64 {
	const first = 0x1111111111111111
	return (mask | mask>>1 | mask>>2 | mask>>3) & first * 15
}

// wholeQuads returns the lanes of quads all of which are in a mask.
func wholeQuads(mask uint64) uint64 { return ^ofQuads(^mask) }

// imageOf returns the image that is an object, as the group sees it, nil for none.
func (x *imageAccess) imageOf(lane int) *image.Image {
	object := x.of(x.op.Image, 0, lane)
	if object >= uint64(len(x.m.Images)) || x.m.Images[object] == nil {
		return nil
	}
	im := x.m.Images[object]
	if v := x.g.View; v != nil {
		x.seen = *im
		x.seen.Data = v.Objects[object]
		return &x.seen
	}
	return im
}

// samplerOf returns the sampler, nil for none.
func (x *imageAccess) samplerOf(lane int) *image.Sampler {
	object := x.of(x.op.Sampler, 0, lane)
	if object >= uint64(len(x.m.Samplers)) {
		return nil
	}
	return x.m.Samplers[object]
}

// load executes what has a result: a texel, or what is asked of an image.
func (x *imageAccess) load(out []int32, mask uint64) {
	undefined, shadowed := x.undetermined(0, len(x.in), mask)
	unknown := uint64(0)
	if x.op.Implicit {
		undefined |= mask&^wholeQuads(mask) | ofQuads(x.undefinedFlow) // who takes part is not determined
		unknown = ofQuads(x.unspecifiedFlow &^ x.Batch.undetermined)   // see derivative
	}
	if x.op.Kind == code.ImageFetch || x.op.Kind == code.ImageRead {
		x.Report(UndefinedAddress, x.i.Where, undefined&mask)
	}
	for _, r := range out {
		x.setUndefined(x.fr, r, undefined, mask)
	}
	for m := mask; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		values, offset, ok := x.result(lane)
		if !ok && undefined>>lane&1 == 0 {
			x.report(OutOfBounds, x.i.Where, lane)
		}
		ranged := [4]shadow.Shadow{}
		if ok && x.m.Track != nil && shadowed&^undefined>>lane&1 != 0 {
			ranged = x.ranged(lane)
		}
		for k, r := range out {
			v := values[k] & fold.Mask(x.op.Width)
			if x.op.Volatile && x.m.Track != nil {
				v ^= x.m.Track.volatileAccess(x.Number(lane))
			}
			x.Value(x.fr, r)[lane] = v
			if x.m.Track == nil || undefined>>lane&1 != 0 {
				continue
			}
			known := shadow.Shadow{}
			switch {
			case !ok && !x.m.Track.robust:
				known = shadow.AllUndefined
			case unknown>>lane&1 != 0:
				known = shadow.AllUnspecified
			case shadowed>>lane&1 != 0:
				known = ranged[k]
			case ok && offset >= 0:
				known = x.stored(x.of(x.op.Image, 0, lane), offset, k)
			}
			if ok && known == (shadow.Shadow{}) && x.m.Track.rounds && x.imageOf(lane).Format.Normalized() {
				known = besideFloat(v)
			}
			if x.op.Volatile {
				known = known.Another()
			}
			x.setShadow(x.fr, r, lane, known)
		}
	}
}

// besideFloat returns the shadow of a component between 0 and 1, or -1 and 1, that a driver need not round to the
// nearest float32: it may multiply by a reciprocal. The ends are exact.
func besideFloat(v uint64) shadow.Shadow {
	f := math.Float32frombits(uint32(v))
	if f == 0 || f == 1 || f == -1 || f != f {
		return shadow.Shadow{}
	}
	inf := float32(math.Inf(1))
	return shadow.Bounded(fold.Interval{Low: float64(math.Nextafter32(f, -inf)), High: float64(math.Nextafter32(f, inf))},
		fold.Float32)
}

// result returns what an instruction gives a lane, and where the texel is that it read, -1 where that is not one. It
// reports false where there is no such texel, or no image.
func (x *imageAccess) result(lane int) (t image.Texel, offset int, ok bool) {
	o, im := x.op, x.imageOf(lane)
	if im == nil {
		return t, -1, false
	}
	var s *image.Sampler
	if o.Sampler.N > 0 {
		if s = x.samplerOf(lane); s == nil {
			return t, -1, false
		}
	}
	switch o.Kind {
	case code.ImageFetch, code.ImageRead:
		offset = x.texel(im, lane)
		return x.extended(im.Format, im.Load(offset)), offset, offset >= 0
	case code.ImageSize:
		t, ok = x.size(im, x.integer(o.Lod, 0, lane))
		return t, -1, ok
	case code.ImageLevels:
		return image.Texel{uint64(im.Levels)}, -1, true
	case code.ImageSamples:
		return image.Texel{uint64(im.Samples)}, -1, true
	}
	a := x.access(im, lane)
	switch {
	case o.Kind == code.ImageLevelOf:
		level, lod := s.QueryLod(im, a)
		t[0], t[1] = uint64(math.Float32bits(level)), uint64(math.Float32bits(lod))
	case o.Kind == code.ImageGather:
		if o.Compare {
			t = s.GatherCompare(im, a, x.offsets(im, lane))
		} else {
			t = s.Gather(im, a, int(x.of(o.Component, 0, lane)&3), x.offsets(im, lane))
		}
	case o.Compare:
		t[0] = s.SampleCompare(im, a)
	default:
		t = s.Sample(im, a)
	}
	return t, -1, true
}

// offsets returns the four offsets of a gather, nil where it has one or none.
func (x *imageAccess) offsets(im *image.Image, lane int) *[4][3]int {
	o := x.op.Offset
	n := o.N / 4
	if n < im.Axes() || n > 3 {
		return nil
	}
	out := &[4][3]int{}
	for k := range o.N {
		out[k/n][k%n] = x.integer(o, k, lane)
	}
	return out
}

// extended returns a texel of integers as the instruction extends them.
func (x *imageAccess) extended(f image.Format, t image.Texel) image.Texel {
	if x.op.Sign != 0 && f.Class() != image.Float {
		for k := range f.Components() {
			n := f.Bits(k)
			if t[k] &= fold.Mask(n); x.op.Sign > 0 {
				t[k] = uint64(fold.Signed(t[k], n))
			}
		}
	}
	return t
}

// size returns the size of a level, and how many layers there are, as many as the result has components.
func (x *imageAccess) size(im *image.Image, level int) (t image.Texel, ok bool) {
	if level < 0 || level >= im.Levels {
		return t, false
	}
	size, axes := im.LevelSize(level), im.Axes()
	for k := range axes {
		t[k] = uint64(size[k])
	}
	if im.Arrayed {
		t[axes] = uint64(im.Layers)
		if im.Dim == image.Cube {
			t[axes] /= 6
		}
	}
	return t, true
}

// texel returns where the texel begins that integer coordinates lead to, -1 for none.
func (x *imageAccess) texel(im *image.Image, lane int) int {
	o := x.op
	var at [3]int
	axes := im.Axes()
	layer := 0
	for k := range o.Coordinate.N {
		v := int(fold.Signed(x.of(o.Coordinate, k, lane), max(o.Integer, 1)))
		if k < axes {
			at[k] = v + x.integer(o.Offset, k, lane)
		} else {
			layer = v
		}
	}
	return im.At(x.integer(o.Lod, 0, lane), layer, at, x.integer(o.Sample, 0, lane))
}

// position returns the coordinates of a lane, divided where the instruction does that, the layer and the divisor.
func (x *imageAccess) position(lane int) (at [3]float32, layer, by float32) {
	o := x.op
	n := o.Type.Axes()
	if o.Type.Dim == image.Cube {
		n = 3
	}
	by = 1
	if o.Project {
		by = x.float(o.Coordinate, o.Coordinate.N-1, lane)
	}
	for k := range n {
		at[k] = x.float(o.Coordinate, k, lane)
		if o.Project {
			at[k] /= by
		}
	}
	if o.Type.Arrayed {
		layer = x.float(o.Coordinate, n, lane)
	}
	return at, layer, by
}

// access returns where and how a lane samples.
func (x *imageAccess) access(im *image.Image, lane int) *image.Access {
	o := x.op
	a := &image.Access{Bias: x.float(o.Bias, 0, lane), MinLod: x.float(o.MinLod, 0, lane),
		Ref: x.float(o.Ref, 0, lane)}
	var by float32
	a.At, a.Layer, by = x.position(lane)
	if o.Project {
		a.Ref /= by
	}
	if o.Offset.N <= 3 {
		for k := range o.Offset.N {
			a.Offset[k] = x.integer(o.Offset, k, lane)
		}
	}
	switch {
	case o.Lod.N > 0:
		a.Lod = x.float(o.Lod, 0, lane)
	case o.GradX.N > 0:
		var dx, dy [3]float32
		for k := range min(o.GradX.N, 3) {
			dx[k], dy[k] = x.float(o.GradX, k, lane), x.float(o.GradY, k, lane)
		}
		a.Lod = im.Lod(a.At, dx, dy)
	case o.Implicit:
		a.Lod = x.implicitLod(im, a.At, lane)
	}
	return a
}

// implicitLod returns the level of detail that follows from the coordinates of the quad that a lane is in: from its
// first row and column, so that all four have the same changes.
func (x *imageAccess) implicitLod(im *image.Image, at [3]float32, lane int) float32 {
	first := lane &^ 3
	if first+2 >= x.p.Lanes {
		return 0
	}
	here, _, _ := x.position(first)
	dx, _, _ := x.position(first + 1)
	dy, _, _ := x.position(first + 2)
	for k := range here {
		dx[k], dy[k] = dx[k]-here[k], dy[k]-here[k]
	}
	return im.Lod(at, dx, dy)
}

// pointer executes an OpImageTexelPointer: the result is where in the object the texel begins.
func (x *imageAccess) pointer(to int32, mask uint64) {
	undefined, shadowed := x.undetermined(0, len(x.in), mask)
	dst := x.Value(x.fr, to)
	for m := mask; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		outside := int64(code.Outside)
		dst[lane] = uint64(outside)
		if im := x.imageOf(lane); im != nil {
			if at := x.texel(im, lane); at >= 0 {
				dst[lane] = uint64(at)
			}
		}
	}
	x.setUndetermined(x.fr, to, undefined, shadowed, mask)
}

// write executes an OpImageWrite.
func (x *imageAccess) write(mask uint64) {
	o := x.op
	mask &^= x.helpers
	texel := x.in[o.Texel.First : o.Texel.First+o.Texel.N]
	var undefined uint64
	for _, r := range texel {
		undefined |= x.undefinedLanes(x.fr, r, mask)
	}
	x.Report(UndefinedStored, x.i.Where, undefined)
	good := mask
	for k, r := range x.in {
		if k >= o.Texel.First && k < o.Texel.First+o.Texel.N {
			continue
		}
		x.markFlowBy(x.fr, r, mask)
		bad := x.undefinedLanes(x.fr, r, good)
		x.Report(UndefinedAddress, x.i.Where, bad)
		good &^= bad
	}
	for m := good; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		im, offset := x.imageOf(lane), -1
		if im != nil {
			offset = x.texel(im, lane)
		}
		if o.Volatile && x.m.Track != nil {
			for range texel {
				x.m.Track.volatileAccess(x.Number(lane))
			}
		}
		if offset < 0 {
			x.report(OutOfBounds, x.i.Where, lane)
			continue
		}
		var t image.Texel
		for k := range texel {
			t[k] = x.of(o.Texel, k, lane)
		}
		object := x.of(o.Image, 0, lane)
		if x.m.Track != nil && x.m.Track.Memory[object] != nil {
			x.shade(x.m.Track.Memory[object], im, offset, texel, &t, lane)
		}
		im.Format.Encode(im.Data[offset:], t)
		if x.g.View != nil {
			im.Format.Encode(x.m.Buffers[object][offset:], t)
		}
	}
}

// component is where a component of a texel lies.
type component struct {
	first, bits int  // in bits
	whole       bool // it consists of bytes
}

func componentOf(f image.Format, k int) (c component) {
	for i := range k {
		c.first += f.Bits(i)
	}
	c.bits = f.Bits(k)
	c.whole = c.first%8 == 0 && c.bits%8 == 0
	return c
}

// stored returns the shadow of a component of the texel that begins at a byte of an object: all of it, unless the
// shader sees the bits that are stored.
func (x *imageAccess) stored(object uint64, offset, k int) shadow.Shadow {
	memory, f := x.m.Track.Memory[object], x.m.Images[object].Format
	if memory == nil || k >= f.Components() {
		return shadow.Shadow{}
	}
	c := componentOf(f, k)
	var s shadow.Shadow
	if c.whole {
		s = memory.Load(offset+c.first/8, c.bits/8)
	} else {
		word := memory.Load(offset, f.Bytes())
		s = shadow.Shadow{Undefined: word.Undefined >> c.first & fold.Mask(c.bits),
			Unspecified: word.Unspecified >> c.first & fold.Mask(c.bits)}
	}
	_, isFloat := f.IEEE()
	switch {
	case s == (shadow.Shadow{}) || c.bits == x.op.Width:
		return s
	case s.Undefined != 0:
		return shadow.AllUndefined
	case isFloat && s.Bounded:
		return shadow.Bounded(s.Interval, fold.Float32)
	}
	return shadow.AllUnspecified
}

// shade notes what of a texel that an invocation stores is determined: by component, or for all of it where components
// share bytes.
func (x *imageAccess) shade(memory *shadow.Memory, im *image.Image, offset int, texel []int32, t *image.Texel,
	lane int) {
	f := im.Format
	old := im.Data[offset : offset+f.Bytes()]
	format, _ := f.IEEE()
	var all shadow.Shadow
	packed, changed := false, false
	for k := range f.Components() {
		c := componentOf(f, k)
		known := shadow.Shadow{}
		if k < len(texel) {
			known = x.encoded(f, k, t[k], x.shadow(x.fr, texel[k], lane))
		}
		was := bitsAt(old, c.first, c.bits)
		differs := was != f.Code(k, t[k])
		if c.whole {
			memory.Store(offset+c.first/8, c.bits/8, format,
				x.m.Track.ValueNumbers.Frozen(x.Batch.stored(lane, known)), x.writer(lane), differs)
			continue
		}
		packed, changed = true, changed || differs
		all.Undefined |= known.Undefined & fold.Mask(c.bits) << c.first
		all.Unspecified |= known.Unspecified & fold.Mask(c.bits) << c.first
	}
	if packed {
		memory.Store(offset, f.Bytes(), fold.Format{}, x.Batch.stored(lane, all), x.writer(lane), changed)
	}
}

// bitsAt returns bits of at most 16 bytes; none of what is asked for lies in both words.
func bitsAt(b []byte, first, n int) uint64 {
	v := uint64(0)
	for i := range b[first/8 : min(len(b), first/8+8)] {
		v |= uint64(b[first/8+i]) << (8 * i)
	}
	return v >> (first % 8) & fold.Mask(n)
}

// encoded returns the shadow of a component as it is stored, of that of what the shader has.
func (x *imageAccess) encoded(f image.Format, k int, v uint64, s shadow.Shadow) shadow.Shadow {
	n := f.Bits(k)
	format, isFloat := f.IEEE()
	between := func(f image.Format, low, high uint64) shadow.Shadow {
		a, b := f.Code(k, low), f.Code(k, high)
		if x.m.Track.rounds {
			a, _ = f.Neighbours(k, low)
			_, b = f.Neighbours(k, high)
		}
		if isFloat {
			first, last := format.ToFloat64(a), format.ToFloat64(b)
			if first != first || last != last {
				return shadow.Shadow{}
			}
			return shadow.Bounded(fold.Interval{Low: min(first, last), High: max(first, last)}, format)
		}
		return shadow.Shadow{Unspecified: fold.Mask(bits.Len64(a ^ b))}
	}
	switch {
	case n == x.op.Type.Width:
		return s
	case f.Class() != image.Float && (s.Undefined|s.Unspecified|f.Beyond(k, v, x.op.Type.Width))>>n != 0:
		return shadow.AllUndefined // an integer that the format has no room for
	case s == (shadow.Shadow{}) && x.m.Track.rounds && f.Class() == image.Float:
		return between(f, v, v)
	case s == (shadow.Shadow{}):
		return s
	case f.Class() != image.Float: // the lower-order bits
		return shadow.Shadow{Undefined: s.Undefined & fold.Mask(n), Unspecified: s.Unspecified & fold.Mask(n)}
	case s.Undefined != 0:
		return shadow.AllUndefined
	}
	switch code := f.Code(k, v); {
	case s.NaN && isFloat:
		return shadow.AnyNaN(code, format)
	case s.NaN: // all are stored alike
		return shadow.Shadow{}
	case !s.Bounded:
		return shadow.AllUnspecified
	}
	end := func(x float64) uint64 { return uint64(math.Float32bits(float32(x))) }
	return between(f, end(s.Interval.Low), end(s.Interval.High))
}
