package legalize

import (
	"slices"

	"hone/ir"
	"hone/ir/build"
	"hone/ir/effects"
	"hone/pass"
	"hone/spirv"
)

// InterpolateInputs gives the interpolation functions of GLSL.std.450 the pointer to the input that they take. Front
// ends of HLSL write the value that was loaded from the input instead. Where parts of inputs were put together before
// the call, each part is interpolated, and the results are put together: interpolation works component by component.
//
// Front ends also pass a pointer into a Function or Private variable that holds a copy of the input. The pass loads
// from that pointer; once mem2reg and forward-loads have traced the loaded value to the input, the pass replaces the
// value like any other. So it belongs into a group of passes that repeats, as in the level Legalize.
//
// Cost: linear, and for each interpolation at most 16 in its place. It leaves alone values that a phi chooses or that
// are no parts of inputs: check-legal reports them.
var InterpolateInputs = pass.ForFunctions("interpolate-inputs",
	"interpolation functions take the pointer to the input instead of the loaded value",
	func(c *pass.Context, f *ir.Function) bool {
		x := interpolation{c: c, m: c.Module}
		changed := false
		for in := range f.Insts() {
			if !interpolates(c.Module, in) {
				continue
			}
			value := in.ID(2)
			if x.ofCopy(in) {
				if c.Grow(1) && c.Transform() {
					in.SetID(2, c.Before(in).Load(in.Type, value))
					changed = true
				}
				continue
			}
			if x.m.TypeOf(value) != in.Type { // a pointer, too
				continue
			}
			parts, ok := x.count(value, 0)
			if !ok || parts > maxInterpolations || !c.Grow(3*parts) || !c.Transform() {
				continue
			}
			changed = true
			x.set, x.number, x.at = in.ID(0), in.Literal(1), slices.Clone(in.Words()[3:])
			if pointer := x.whole(value); pointer != 0 {
				in.SetID(2, pointer)
				continue
			}
			b := c.Replace(in)
			x.build(b, value)
			b.Done()
		}
		return changed
	}, pass.Idempotent)

// maxInterpolations is how many interpolations may take the place of one: the components of the largest vector.
const maxInterpolations = 16

// interpolates reports whether an instruction is an interpolation function.
func interpolates(m *ir.Module, in *ir.Inst) bool {
	if in.Op != spirv.OpExtInst || in.Unknown() || in.NumWords() < 3 {
		return false
	}
	if set := m.ExtSet(in.ID(0)); set == nil || set.Name != "GLSL.std.450" {
		return false
	}
	switch in.Literal(1) {
	case spirv.GLSLStd450InterpolateAtCentroid, spirv.GLSLStd450InterpolateAtSample,
		spirv.GLSLStd450InterpolateAtOffset:
		return true
	}
	return false
}

// interpolation is the state of the pass.
type interpolation struct {
	c      *pass.Context
	m      *ir.Module
	set    ir.ID    // the import of the function
	number uint32   // of the function
	at     []uint32 // its operands after the interpolant
}

// ofCopy reports whether an interpolation function takes a pointer to memory of the invocation.
func (x *interpolation) ofCopy(in *ir.Inst) bool {
	pointer := x.m.TypeOf(in.ID(2))
	class, ok := x.m.Types().StorageClass(pointer)
	own := class == spirv.StorageClassFunction || class == spirv.StorageClassPrivate
	return ok && own && x.m.Types().Pointee(pointer) == in.Type
}

// count returns how many interpolations make a value; ok is false where it is not made of inputs.
func (x *interpolation) count(value ir.ID, depth int) (parts int, ok bool) {
	d := x.m.Def(value)
	if d == nil || d.Unknown() || depth > maxInterpolations {
		return 0, false
	}
	if x.m.Constants().IsConstant(value) {
		return 0, true
	}
	if load, _ := x.loaded(value); load != nil {
		return 1, true
	}
	for _, part := range interpolated(d) {
		n, ok := x.count(part, depth+1)
		if parts += n; !ok || parts > maxInterpolations {
			return parts, false
		}
		if _, width := x.m.Types().Scalar(x.m.TypeOf(part)); width == 0 {
			return parts, false // a composite, of which a part is taken
		}
	}
	return parts, parts > 0
}

// interpolated returns the operands of which an operation passes on components, nil for an operation that computes.
func interpolated(in *ir.Inst) []ir.ID {
	switch in.Op {
	case spirv.OpCopyObject, spirv.OpCompositeExtract, spirv.OpVectorExtractDynamic:
		return []ir.ID{in.ID(0)}
	case spirv.OpVectorShuffle, spirv.OpCompositeInsert:
		return []ir.ID{in.ID(0), in.ID(1)}
	case spirv.OpSelect:
		return []ir.ID{in.ID(1), in.ID(2)}
	case spirv.OpCompositeConstruct:
		list := make([]ir.ID, in.NumWords())
		for i := range list {
			list[i] = in.ID(i)
		}
		return list
	}
	return nil
}

// loaded returns the load from an input of which a value is a part, and the indices of the part.
func (x *interpolation) loaded(value ir.ID) (load *ir.Inst, indices []uint32) {
	for range ir.MaxChain {
		d := x.m.Def(value)
		switch {
		case d == nil || d.Unknown():
			return nil, nil
		case d.Op == spirv.OpCopyObject:
			value = d.ID(0)
		case d.Op == spirv.OpCompositeExtract:
			indices = append(slices.Clone(d.Words()[1:]), indices...)
			value = d.ID(0)
		case d.Op == spirv.OpLoad:
			class, ok := x.m.Types().StorageClass(x.m.TypeOf(d.ID(0)))
			if !ok || class != spirv.StorageClassInput || effects.Ordered(d) ||
				x.m.Types().Pointee(x.m.TypeOf(d.ID(0))) != d.Type {
				return nil, nil
			}
			return d, indices
		default:
			return nil, nil
		}
	}
	return nil, nil
}

// whole returns the pointer that a value was loaded through, 0 if the value is only a part of the load.
func (x *interpolation) whole(value ir.ID) ir.ID {
	if load, indices := x.loaded(value); load != nil && len(indices) == 0 {
		return load.ID(0)
	}
	return 0
}

// build builds a value anew with interpolated inputs in the place of those that were loaded.
func (x *interpolation) build(b build.Builder, value ir.ID) ir.ID {
	if x.m.Constants().IsConstant(value) {
		return value
	}
	typ := x.m.TypeOf(value)
	if load, indices := x.loaded(value); load != nil {
		pointer := load.ID(0)
		if len(indices) > 0 {
			u32 := x.m.Types().Int(32, false)
			path := make([]ir.ID, len(indices))
			for i, index := range indices {
				path[i] = x.m.Constants().Int(u32, uint64(index))
			}
			pointer = b.AccessChain(x.m.Types().Pointer(spirv.StorageClassInput, typ), pointer, path...)
		}
		words := append([]uint32{uint32(x.set), x.number, uint32(pointer)}, x.at...)
		return b.Emit(spirv.OpExtInst, typ, true, words...).Result
	}
	d := x.m.Def(value)
	words := slices.Clone(d.Words())
	first := 0
	if d.Op == spirv.OpSelect {
		first = 1
	}
	for i, part := range interpolated(d) {
		words[first+i] = uint32(x.build(b, part))
	}
	return b.Emit(d.Op, typ, true, words...).Result
}
