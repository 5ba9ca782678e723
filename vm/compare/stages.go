package compare

import (
	"math"
	"slices"

	"hone/fold"
	"hone/spirv"
	"hone/vm/layout"
)

// What a stage is passed is random as all inputs are, within what it may be: what is flat is the same for the four
// invocations of a quad, and what is built in is what such an invocation can have.

// tileInvocations is how many invocations run together in a fragment shader: 4 x 4 pixels, in four quads.
const tileInvocations = 16

// pixel returns the pixel of a fragment by its number in the run.
func (f *filler) pixel(number int) (x, y int) {
	tile, quad := number/tileInvocations, number/4%4
	x, y = 4*tile+2*(quad%2)+number%2, 2*(quad/2)+number/2%2
	if at := f.literals.pixels(); f.run%2 == 1 && len(at) > 0 { // where the shader names coordinates
		k := f.run/2*maxTiles + tile
		return x - 4*tile + at[k%len(at)], y + at[(k+k/len(at)+f.run/2)%len(at)]
	}
	if f.run%8 == 6 { // elsewhere in a larger picture
		x, y = x+4*f.ofRun(spirv.BuiltInFragCoord, 256), y+4*f.ofRun(spirv.BuiltInFragSizeEXT, 256)
	}
	return x, y
}

// maxTiles is how many tiles a run has in most cases.
const maxTiles = 2

// maxPixel is more than a coordinate of a pixel can be.
const maxPixel = 1 << 14

// pixels returns the first coordinates of tiles in which there are numbers that a module names, such as the cases of a
// switch by a coordinate.
func (l *literals) pixels() []int {
	l.once.Do(func() {
		add := func(v float64) {
			if v >= 0 && v < maxPixel {
				l.tiles = append(l.tiles, int(v)&^3)
			}
		}
		for _, v := range l.ints {
			add(float64(int64(v)))
		}
		for _, v := range l.floats {
			add(math.Float64frombits(v))
		}
		slices.Sort(l.tiles)
		l.tiles = slices.Compact(l.tiles)
	})
	return l.tiles
}

// samplePositions are those of 4 samples in a pixel, as the vm has them where an input is interpolated at a sample.
var samplePositions = [4][2]float64{{0.375, 0.125}, {0.875, 0.375}, {0.125, 0.625}, {0.625, 0.875}}

// patchSizes are numbers of vertices that patches have.
var patchSizes = [...]int{3, 4, 1, 16}

// pass fills what invocations are passed: an array with an element for each. In every second run the invocations of a
// quad have nearly the same floats, as on a triangle: then they mostly stay together.
func (f *filler) pass(memory []byte, b *layout.Binding) {
	n := len(memory) / b.Layout.Stride
	for i := range n {
		element := memory[i*b.Layout.Stride : (i+1)*b.Layout.Stride]
		first := memory[i/4*4*b.Layout.Stride:]
		if b.Flat && f.quads && i%4 > 0 {
			copy(element, first)
			continue
		}
		near := f.quads && i%4 > 0 && f.run%2 == 0
		k := 0
		for at, s := range b.Layout.Element.Scalars(0) {
			var v uint64
			switch {
			case b.Slot.Kind == layout.BuiltInInput:
				v = f.builtIn(spirv.BuiltIn(b.Slot.Binding), s, i, k)
			case near && s.Kind == layout.Float:
				v = f.near(s, layout.Load(first[at:at+s.Size]), i, b.Slot.Binding<<8|uint32(at))
			default:
				v = f.scalar(s, f.kind(s.Kind == layout.Int))
			}
			layout.Store(element[at:at+s.Size], v)
			k++
		}
	}
}

// near returns a float of an invocation that is linear over its quad: the first invocation has the given one, and each
// step along x or y is one of few.
func (f *filler) near(s *layout.Type, first uint64, invocation int, of uint32) uint64 {
	v := s.Format.ToFloat64(first)
	for axis := range 2 {
		if invocation>>axis&1 != 0 {
			step := mix(f.seed, uint64(f.run), uint64(invocation/4), uint64(of), uint64(axis)) % 9
			v += (float64(step) - 4) / 64
		}
	}
	return s.Format.FromFloat64(v, fold.Mode{})
}

// ofRun returns a number below n that is the same for all invocations of a run.
func (f *filler) ofRun(b spirv.BuiltIn, n int) int {
	return int(mix(f.seed, uint64(f.run), 0, uint64(b)) % uint64(n))
}

// sharers are the invocations that have one value of a built-in input.
type sharers uint8

const (
	eachItself sharers = iota
	thePrimitive
	theDraw
)

// maxIndex is the largest index of a vertex, an instance or a primitive that is tried.
const maxIndex = 1<<31 - 1

// freeBuiltIns are the built-in inputs that are any number up to a limit, independent of the others: the literals of a
// module, and numbers that are solved for.
var freeBuiltIns = map[spirv.BuiltIn]struct {
	most uint64
	of   sharers
}{
	spirv.BuiltInVertexIndex:   {maxIndex, eachItself},
	spirv.BuiltInVertexId:      {maxIndex, eachItself},
	spirv.BuiltInInstanceIndex: {maxIndex, eachItself},
	spirv.BuiltInInstanceId:    {maxIndex, eachItself},
	spirv.BuiltInPrimitiveId:   {maxIndex, thePrimitive},
	spirv.BuiltInLayer:         {1<<11 - 1, thePrimitive},
	spirv.BuiltInViewportIndex: {15, thePrimitive},
	spirv.BuiltInViewIndex:     {31, theDraw},
	spirv.BuiltInDeviceIndex:   {31, theDraw},
	spirv.BuiltInBaseVertex:    {maxIndex, theDraw},
	spirv.BuiltInBaseInstance:  {maxIndex, theDraw},
	spirv.BuiltInDrawIndex:     {maxIndex, theDraw},
}

// named returns a literal of the module that a built-in input may be, in every eighth run for one of four primitives.
func (f *filler) named(b spirv.BuiltIn, invocation, primitive int) (uint64, bool) {
	row, ok := freeBuiltIns[b]
	if !ok || f.run%8 != 3 || f.literals == nil || len(f.literals.ints) == 0 {
		return 0, false
	}
	k := [...]int{eachItself: invocation, thePrimitive: primitive, theDraw: 0}[row.of]
	h := mix(f.seed, uint64(f.run), uint64(k), uint64(b), 1)
	v := f.literals.ints[h/4%uint64(len(f.literals.ints))]
	return v, h%4 == 0 && v <= row.most
}

// builtIn returns a component of what is built in, for an invocation by its number.
func (f *filler) builtIn(b spirv.BuiltIn, s *layout.Type, invocation, component int) uint64 {
	number := func(v float64) uint64 {
		if s.Kind == layout.Float {
			return s.Format.FromFloat64(v, fold.Mode{})
		}
		return uint64(int64(v)) & fold.Mask(s.Width)
	}
	unit := func() float64 { return float64(f.r.IntN(1<<12)) / (1 << 12) }
	primitive := invocation // what belongs to a primitive is the same in a quad
	if f.quads {
		primitive = invocation / 4
	}
	if v, ok := f.named(b, invocation, primitive); ok && s.Kind == layout.Int {
		return v & fold.Mask(s.Width)
	}
	of := func(k, n int) float64 { return float64(mix(f.seed, uint64(f.run), uint64(k), uint64(b)) % uint64(n)) }
	switch b {
	case spirv.BuiltInFragCoord:
		x, y := f.pixel(invocation)
		middle := 0.5
		if f.whole {
			middle = 0
		}
		return number([]float64{float64(x) + middle, float64(y) + middle, unit(), unit() + 0.25}[component%4])
	case spirv.BuiltInHelperInvocation:
		if f.run%4 == 3 && invocation%4 != int(of(primitive, 4)) && f.r.IntN(3) == 0 {
			return 1
		}
		return 0
	case spirv.BuiltInFrontFacing, spirv.BuiltInFullyCoveredEXT, spirv.BuiltInInvocationId:
		return number(of(primitive, 2))
	case spirv.BuiltInViewIndex, spirv.BuiltInDeviceIndex: // of the whole draw, and there are two
		return number(of(0, 2))
	case spirv.BuiltInSampleId, spirv.BuiltInSamplePosition:
		sample := int(mix(f.seed, uint64(f.run), uint64(primitive), uint64(spirv.BuiltInSampleId)) % 4)
		if b == spirv.BuiltInSampleId {
			return number(float64(sample))
		}
		return number(samplePositions[sample][component%2])
	case spirv.BuiltInSampleMask:
		return number(float64(1 + f.r.IntN(15)))
	case spirv.BuiltInPointCoord, spirv.BuiltInTessCoord, spirv.BuiltInTessLevelInner, spirv.BuiltInTessLevelOuter:
		return number(unit())
	case spirv.BuiltInBaryCoordKHR, spirv.BuiltInBaryCoordNoPerspKHR: // which add up to 1
		x := of(2*invocation, 2048) / 4096
		y := of(2*invocation+1, 2048) / 4096
		return number([]float64{x, y, 1 - x - y}[component%3])
	case spirv.BuiltInVertexIndex, spirv.BuiltInVertexId:
		if f.run%2 == 1 { // instances of one triangle: tables of a shader that draws one have three entries
			return number(float64(invocation % 3))
		}
		return number(float64(invocation))
	case spirv.BuiltInLaunchIdKHR:
		size := f.launch()
		return number(float64([3]int{invocation % size[0], invocation / size[0] % size[1],
			invocation / size[0] / size[1]}[component%3]))
	case spirv.BuiltInLaunchSizeKHR:
		return number(float64(f.launch()[component%3]))
	case spirv.BuiltInPatchVertices:
		return number(float64(patchSizes[f.ofRun(b, len(patchSizes))]))
	case spirv.BuiltInPrimitiveId:
		if f.primitives {
			return number(float64(invocation))
		}
		return number(of(primitive, 16))
	case spirv.BuiltInLayer, spirv.BuiltInViewportIndex, spirv.BuiltInInstanceIndex,
		spirv.BuiltInInstanceId:
		return number(of(primitive, 16))
	case spirv.BuiltInBaseVertex, spirv.BuiltInBaseInstance, spirv.BuiltInDrawIndex, spirv.BuiltInShadingRateKHR,
		spirv.BuiltInFragInvocationCountEXT, spirv.BuiltInFragSizeEXT, spirv.BuiltInPrimitiveShadingRateKHR:
		return number(of(0, 4)) // of the whole draw
	}
	kind := f.kind(false)
	if s.Kind != layout.Float {
		kind = count
	}
	return f.scalar(s, kind)
}

// launch returns how many rays there are along each axis: in every second run they are in one row, as there is a texel
// for each in an image.
func (f *filler) launch() [3]int {
	n := f.size[0] * f.size[1] * f.size[2]
	size := [...][3]int{{n, 1}, {4, 2}, {n, 1}, {3, 2}}[f.run%4]
	size[2] = (n + size[0]*size[1] - 1) / (size[0] * size[1])
	return size
}

// mix returns a number that depends on all of some: of a hash that is spread well (splitmix64).
func mix(list ...uint64) (h uint64) {
	for _, x := range list {
		h += x + 0x9E3779B97F4A7C15
		h = (h ^ h>>30) * 0xBF58476D1CE4E5B9
		h = (h ^ h>>27) * 0x94D049BB133111EB
		h ^= h >> 31
	}
	return h
}
