package compare

import (
	"hone/fold"
	"hone/spirv"
	"hone/vm/layout"
)

// What a stage is passed is random as all inputs are, within what it may be: what is flat is the same for the four
// invocations of a quad, and what is built in is what such an invocation can have.

// tileInvocations is how many invocations run together in a fragment shader: 4 x 4 pixels, in four quads.
const tileInvocations = 16

// pixel returns the pixel of a fragment by its number in the run.
func pixel(number int) (x, y int) {
	tile, quad := number/tileInvocations, number/4%4
	return 4*tile + 2*(quad%2) + number%2, 2*(quad/2) + number/2%2
}

// pass fills what invocations are passed: an array with an element for each.
func (f *filler) pass(memory []byte, b *layout.Binding) {
	n := len(memory) / b.Layout.Stride
	for i := range n {
		element := memory[i*b.Layout.Stride : (i+1)*b.Layout.Stride]
		if b.Flat && f.quads && i%4 > 0 {
			copy(element, memory[i/4*4*b.Layout.Stride:])
			continue
		}
		k := 0
		for at, s := range b.Layout.Element.Scalars(0) {
			v := f.scalar(s, f.kind(s.Kind == layout.Int))
			if b.Slot.Kind == layout.BuiltInInput {
				v = f.builtIn(spirv.BuiltIn(b.Slot.Binding), s, i, k)
			}
			layout.Store(element[at:at+s.Size], v)
			k++
		}
	}
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
	of := func(k, n int) float64 { return float64(mix(f.seed, uint64(f.run), uint64(k), uint64(b)) % uint64(n)) }
	switch b {
	case spirv.BuiltInFragCoord:
		x, y := pixel(invocation)
		return number([]float64{float64(x) + 0.5, float64(y) + 0.5, unit(), unit() + 0.25}[component%4])
	case spirv.BuiltInHelperInvocation:
		if f.run%4 == 3 && invocation%4 != int(of(primitive, 4)) && f.r.IntN(3) == 0 {
			return 1
		}
		return 0
	case spirv.BuiltInFrontFacing, spirv.BuiltInFullyCoveredEXT, spirv.BuiltInInvocationId:
		return number(of(primitive, 2))
	case spirv.BuiltInSampleId, spirv.BuiltInViewIndex, spirv.BuiltInDeviceIndex:
		return 0
	case spirv.BuiltInSamplePosition:
		return number(0.5)
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
		return number([3]float64{float64(invocation)}[component%3])
	case spirv.BuiltInLaunchSizeKHR:
		return number([3]float64{64, 1, 1}[component%3])
	case spirv.BuiltInPatchVertices:
		return number(3)
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
