package instrument

import (
	"strings"

	"hone/ir"
	"hone/ir/build"
	"hone/spirv"
)

// RaysPass reports arguments of rays that the Vulkan specification forbids: origins and directions that are not finite,
// directions of length zero, ranges with NaN, below zero or with their end before their start, and ray flags that
// exclude each other. It looks at each instruction that begins a ray: queries, traces, and hit objects. Arguments whose
// constants show to be right are not checked. Cost: linear.
var RaysPass = New(Rays, "rays", "report arguments of ray queries and traces that are NaN, reversed or zero",
	func(x *Instrumenter, f *ir.Function) {
		for in := range f.Insts() {
			if in.Unknown() {
				continue
			}
			if r, ok := rayOf(in); ok {
				x.checkRay(in, r)
			}
		}
	})

// ray has the arguments of an instruction that begins a ray; flags are 0 where it has none.
type ray struct{ flags, origin, from, direction, to ir.ID }

// rayOf returns the arguments of a ray. The grammar names the operands: "Ray Tmin" and "TMin", for example.
func rayOf(in *ir.Inst) (r ray, ok bool) {
	info := in.Op.Info()
	if info == nil {
		return r, false
	}
	at := 0
	for _, o := range info.Operands {
		if o.Kind == spirv.KindIdResultType || o.Kind == spirv.KindIdResult {
			continue
		}
		if o.Kind != spirv.KindIdRef || at >= in.NumWords() {
			break // what follows is no argument of the ray
		}
		name := strings.TrimPrefix(strings.ToLower(strings.ReplaceAll(o.Name, " ", "")), "ray")
		if place, known := map[string]*ir.ID{"flags": &r.flags, "origin": &r.origin, "tmin": &r.from,
			"direction": &r.direction, "tmax": &r.to}[name]; known {
			*place = in.ID(at)
		}
		at++
	}
	return r, r.origin != 0 && r.from != 0 && r.direction != 0 && r.to != 0
}

// Bits of a float of 32 bits.
const (
	magnitudeBits = 0x7fffffff
	infinityBits  = 0x7f800000
)

func (x *Instrumenter) checkRay(in *ir.Inst, r ray) {
	if !x.isFloat32(r.origin, 3) || !x.isFloat32(r.direction, 3) || !x.isFloat32(r.from, 1) || !x.isFloat32(r.to, 1) {
		x.RemarkAt(in, in.Result, "is not checked: its ray is of types that are not known")
		return
	}
	x.checkVector(in, r.origin, "the origin of the ray")
	x.checkVector(in, r.direction, "the direction of the ray")
	x.checkZero(in, r.direction)
	x.checkRange(in, r.from, r.to)
	x.checkFlags(in, r.flags)
}

// isFloat32 reports whether a value is a float of 32 bits, or a vector of n.
func (x *Instrumenter) isFloat32(value ir.ID, n int) bool {
	scalar, count := x.Types().Scalar(x.Module.TypeOf(value))
	return count == n && scalar == x.Types().Float(32)
}

// checkVector reports a vector that is not finite.
func (x *Instrumenter) checkVector(in *ir.Inst, value ir.ID, what string) {
	isFinite := func(bits uint64) bool { return bits&magnitudeBits < infinityBits }
	if x.holds(value, isFinite) || !x.Allow(8) {
		return
	}
	b, typ := x.Before(in), x.Module.TypeOf(value)
	flags, _ := x.notFinite(b, value, typ, x.Module.Def(x.Types().Float(32)))
	x.Report(b, x.any(b, flags), in, what+" is %v, which is not finite", value)
}

// checkZero reports a direction of length zero. The bits are compared, so denormals are not zero in any mode.
func (x *Instrumenter) checkZero(in *ir.Inst, direction ir.ID) {
	var room [16]uint64
	bits, constant := x.Constants().Components(direction, room[:])
	for _, one := range bits {
		if constant && one&magnitudeBits != 0 {
			return
		}
	}
	if !x.Allow(8) {
		return
	}
	b := x.Before(in)
	magnitude := x.magnitude(b, direction)
	typ := x.Module.TypeOf(magnitude)
	zero := b.IEqual(x.each(x.Types().Bool(), typ), magnitude, x.Constants().Null(typ))
	x.Report(b, b.All(x.Types().Bool(), zero), in, "the direction of the ray is zero")
}

// magnitude builds the bits of floats without the sign.
func (x *Instrumenter) magnitude(b build.Builder, value ir.ID) ir.ID {
	typ := x.each(x.u32(), x.Module.TypeOf(value))
	return b.BitwiseAnd(typ, b.Bitcast(typ, value), x.Constants().Splat(typ, x.number(magnitudeBits)))
}

// checkRange reports the first that holds: an end is NaN, or below zero, or the range ends before it starts.
func (x *Instrumenter) checkRange(in *ir.Inst, from, to ir.ID) {
	start, isConstant := x.Constants().FloatValue(from)
	end, alsoConstant := x.Constants().FloatValue(to)
	if isConstant && alsoConstant && 0 <= start && start <= end || !x.Allow(20) {
		return
	}
	b, boolean := x.Before(in), x.Types().Bool()
	isNaN := func(v ir.ID) ir.ID { return b.UGreaterThan(boolean, x.magnitude(b, v), x.number(infinityBits)) }
	zero := x.Constants().Null(x.Types().Float(32))
	nan := b.LogicalOr(boolean, isNaN(from), isNaN(to))
	negative := b.LogicalOr(boolean, b.FOrdLessThan(boolean, from, zero), b.FOrdLessThan(boolean, to, zero))
	negative = b.LogicalAnd(boolean, negative, b.LogicalNot(boolean, nan))
	reversed := b.LogicalAnd(boolean, b.FOrdGreaterThan(boolean, from, to),
		b.LogicalNot(boolean, b.LogicalOr(boolean, nan, negative)))
	x.Report(b, nan, in, "the ray has a range from %v to %v", from, to)
	x.Report(b, negative, in, "the ray has a range from %v to %v, which is below zero", from, to)
	x.Report(b, reversed, in, "the ray has a range from %v to %v, which ends before it starts", from, to)
}

// exclusiveFlags are sets of ray flags of which at most one may be set (Vulkan, "Runtime SPIR-V Validation").
var exclusiveFlags = []spirv.RayFlags{
	spirv.RayFlagsSkipTrianglesKHR | spirv.RayFlagsSkipAABBsKHR,
	spirv.RayFlagsSkipTrianglesKHR | spirv.RayFlagsCullBackFacingTrianglesKHR |
		spirv.RayFlagsCullFrontFacingTrianglesKHR,
	spirv.RayFlagsOpaqueKHR | spirv.RayFlagsNoOpaqueKHR | spirv.RayFlagsCullOpaqueKHR | spirv.RayFlagsCullNoOpaqueKHR,
}

// checkFlags reports ray flags that exclude each other.
func (x *Instrumenter) checkFlags(in *ir.Inst, flags ir.ID) {
	excludes := func(bits uint64) bool {
		for _, set := range exclusiveFlags {
			if some := bits & uint64(set); some&(some-1) != 0 {
				return true
			}
		}
		return false
	}
	never := func(bits uint64) bool { return !excludes(bits) }
	if flags == 0 || x.Module.NumberWidth(flags) != 32 || x.holds(flags, never) || !x.Allow(20) {
		return
	}
	b, u32, boolean := x.Before(in), x.u32(), x.Types().Bool()
	several := ir.ID(0)
	for _, set := range exclusiveFlags {
		some := b.BitwiseAnd(u32, flags, x.number(uint64(set)))
		rest := b.BitwiseAnd(u32, some, b.ISub(u32, some, x.number(1)))
		is := b.INotEqual(boolean, rest, x.number(0))
		if several != 0 {
			is = b.LogicalOr(boolean, several, is)
		}
		several = is
	}
	x.Report(b, several, in, "the ray has the flags %#x, which exclude each other", flags)
}
