package resources

import (
	"slices"

	"hone/ir"
	"hone/ir/effects"
	"hone/ir/view"
	"hone/lower/internal/choose"
	"hone/spirv"
)

// reduce makes what the version lacks into what it has.
func (x *versioner) reduce() {
	for _, f := range x.m.Functions() {
		for in := range f.Insts() {
			if !in.Unknown() {
				x.reduceInst(in)
			}
		}
	}
	if x.crosses(5) && (x.m.HasCapability(spirv.CapabilityShaderLayer) ||
		x.m.HasCapability(spirv.CapabilityShaderViewportIndex)) {
		x.capability(spirv.CapabilityShaderLayer, spirv.CapabilityShaderViewportIndexLayerEXT)
		x.capability(spirv.CapabilityShaderViewportIndex, spirv.CapabilityShaderViewportIndexLayerEXT)
	}
	x.dropPromises()
	if x.crosses(4) {
		x.specialized()
		x.trimInterfaces()
	}
	if x.crosses(2) || x.crosses(6) && x.m.HasCapability(spirv.CapabilityShader) { // Vulkan has it with 1.6
		x.sizesByConstant()
	}
	if x.crosses(1) {
		for in := range x.m.Section(ir.DebugProcessed).Insts() {
			if in.Op == spirv.OpModuleProcessed {
				in.Remove()
			}
		}
	}
}

// reduceInst rewrites an instruction that the version lacks.
func (x *versioner) reduceInst(in *ir.Inst) {
	switch in.Op {
	case spirv.OpTerminateInvocation:
		if x.crosses(6) && !x.m.HasExtension("SPV_KHR_terminate_invocation") {
			in.Become(spirv.OpKill)
		}
	case spirv.OpLoopMerge:
		x.loopControls(in)
	case spirv.OpCopyLogical:
		if to := in.Type; x.crosses(4) && x.room(to) {
			b := x.c.Replace(in)
			b.CopyParts(to, in.ID(0))
			b.Done()
		}
	case spirv.OpSelect:
		if x.crosses(4) {
			x.selects(in)
		}
	case spirv.OpCopyMemory:
		if x.crosses(4) {
			x.copyMemory(in)
		}
	case spirv.OpCopyMemorySized:
		if x.crosses(4) {
			x.copySized(in)
		}
	case spirv.OpGroupNonUniformBroadcast, spirv.OpGroupNonUniformQuadBroadcast:
		if x.crosses(5) {
			x.broadcast(in)
		}
	default:
		x.imageOperands(in)
	}
}

// loopControls leaves out hints of which the version knows nothing.
func (x *versioner) loopControls(in *ir.Inst) {
	o := effects.Operands{Kind: spirv.KindLoopControl, Words: in.Words()[2:]}
	drop := uint32(0)
	for rest := o.Mask(); rest != 0; rest &= rest - 1 {
		e := o.Kind.Enumerant(rest & -rest)
		if e != nil && e.Needs.Version > x.to && len(e.Needs.Extensions) == 0 {
			drop |= e.Value
		}
	}
	if drop == 0 {
		return
	}
	kept := append(slices.Clone(in.Words()[:2]), o.Without(drop).Words...)
	if len(kept) == 2 {
		kept = append(kept, uint32(spirv.LoopControlNone))
	}
	in.SetOperands(kept)
}

// imageOperands leaves out what only confirms the signedness of an image's texels, and hints.
func (x *versioner) imageOperands(in *ir.Inst) {
	if !x.crosses(4) && !x.crosses(6) {
		return
	}
	o := effects.OperandsOf(in, 0)
	if o.Kind != spirv.KindImageOperands {
		return
	}
	drop := uint32(0)
	if x.crosses(6) {
		drop |= uint32(spirv.ImageOperandsNontemporal)
	}
	if x.crosses(4) {
		if x.texelSigned(in, true) {
			drop |= uint32(spirv.ImageOperandsSignExtend)
		}
		if x.texelSigned(in, false) {
			drop |= uint32(spirv.ImageOperandsZeroExtend)
		}
	}
	if o.Mask()&drop != 0 {
		setAccessOperands(in, o.Without(drop))
	}
}

// texelSigned reports whether the image that an instruction accesses has integers of a signedness, by its type.
func (x *versioner) texelSigned(in *ir.Inst, signed bool) bool {
	t := x.m.Def(x.m.TypeOf(in.ID(0)))
	if t != nil && t.Op == spirv.OpTypeSampledImage {
		t = x.m.Def(t.ID(0))
	}
	if t == nil || t.Op != spirv.OpTypeImage {
		return false
	}
	d := x.m.Def(t.ID(0))
	return d != nil && d.Op == spirv.OpTypeInt && (d.Literal(1) == 1) == signed
}

// mostParts is up to how many parts a composite is taken apart.
const mostParts = 1 << 12

// room asks leave for taking a composite apart and putting it together.
func (x *versioner) room(typ ir.ID) bool {
	n, ok := x.m.Types().CountParts(typ, mostParts)
	return ok && x.c.Grow(3*n)
}

// selects makes a select of composites one of their parts, and gives one of vectors a condition for each component.
func (x *versioner) selects(in *ir.Inst) {
	scalar, n := x.m.Types().Scalar(in.Type)
	condition := in.ID(0)
	if _, of := x.m.Types().Scalar(x.m.TypeOf(condition)); of != 1 {
		return
	}
	_, composite := x.m.Types().NumParts(in.Type)
	switch {
	case n > 1 && scalar != 0:
		if x.c.Grow(1) {
			in.SetID(0, choose.Splat(x.m, x.c.Before(in), condition, n))
		}
	case composite && x.room(in.Type):
		b := x.c.Replace(in)
		choose.Select(x.m, b, in.Type, condition, in.ID(1), in.ID(2))
		b.Done()
	}
}

// copyMemory makes a copy with operands for each side a load and a store.
func (x *versioner) copyMemory(in *ir.Inst) {
	v := view.CopyMemory(in)
	target, source := effects.OperandsOf(in, 0), effects.OperandsOf(in, 1)
	if len(target.Words)+len(source.Words) != in.NumWords()-2 || !x.c.Grow(1) {
		return // there is only one
	}
	b := x.c.Before(in)
	value := b.Load(x.m.Types().Pointee(x.m.TypeOf(v.Source())), v.Source(), source.Words...)
	in.Become(spirv.OpStore, append([]uint32{uint32(v.Target()), uint32(value)}, target.Words...)...)
}

// copySized gives a copy of bytes memory operands that hold for both sides.
func (x *versioner) copySized(in *ir.Inst) {
	target, source := effects.OperandsOf(in, 0), effects.OperandsOf(in, 1)
	if len(target.Words)+len(source.Words) != in.NumWords()-3 || len(source.Words) == 0 {
		return // there is only one
	}
	if both, ok := target.Join(source); ok {
		in.SetOperands(append(slices.Clone(in.Words()[:3]), both.Words...))
	}
}

// broadcast writes out a broadcast from an invocation that is computed. In a quad it is chosen from the broadcasts of
// all four; in a subgroup it is a shuffle, if the module may use these.
func (x *versioner) broadcast(in *ir.Inst) {
	if x.m.Constants().IsConstant(in.ID(2)) {
		return
	}
	if in.Op == spirv.OpGroupNonUniformBroadcast {
		if x.m.HasCapability(spirv.CapabilityGroupNonUniformShuffle) {
			in.Become(spirv.OpGroupNonUniformShuffle, in.Words()...)
		}
		return
	}
	if !x.c.Grow(10) {
		return
	}
	scope, value, lane, b := in.ID(0), in.ID(1), in.ID(2), x.c.Before(in)
	number := func(n uint64) ir.ID { return x.m.Constants().Int(x.m.TypeOf(lane), n) }
	chosen := b.GroupNonUniformQuadBroadcast(in.Type, scope, value, number(3))
	for n := range uint64(3) {
		is := b.IEqual(x.m.Types().Bool(), lane, number(n))
		chosen = choose.Select(x.m, b, in.Type, is, b.GroupNonUniformQuadBroadcast(in.Type, scope, value, number(n)), chosen)
	}
	x.m.ReplaceAndRemove(in, chosen)
}

// dropPromises removes decorations that promise something, where the version does not have them, and that a Function or
// Private variable is not written, which may be said from 1.4 on.
func (x *versioner) dropPromises() {
	for in := range x.m.Section(ir.Annotations).Insts() {
		if in.Unknown() || in.Op != spirv.OpDecorate && in.Op != spirv.OpDecorateId {
			continue
		}
		switch kind := spirv.Decoration(in.Literal(1)); kind {
		case spirv.DecorationUniformId:
			if x.crosses(4) {
				in.Remove()
			}
		case spirv.DecorationNonWritable:
			d := x.m.Def(in.ID(0))
			if !x.crosses(4) || d == nil || d.Op != spirv.OpVariable {
				continue
			}
			switch spirv.StorageClass(d.Literal(0)) {
			case spirv.StorageClassFunction, spirv.StorageClassPrivate:
				in.Remove()
			}
		}
	}
}

// trimInterfaces leaves inputs and outputs in the interfaces of entry points.
func (x *versioner) trimInterfaces() {
	for e := range x.m.Section(ir.EntryPoints).Insts() {
		if e.Op != spirv.OpEntryPoint || e.Unknown() {
			continue
		}
		list := e.Interface()
		kept := slices.DeleteFunc(slices.Clone(list), func(id ir.ID) bool {
			d := x.m.Def(id)
			if d == nil || !d.Op.Is(spirv.TraitVariable) {
				return false
			}
			class, _ := x.m.Types().StorageClass(d.Type)
			return class != spirv.StorageClassInput && class != spirv.StorageClassOutput
		})
		if len(kept) < len(list) {
			e.SetInterface(kept)
		}
	}
}

// sizesByConstant makes sizes of workgroups that execution modes give by ids literals, or, where specialization may
// change them, the constant that BuiltIn WorkgroupSize decorates. That is the size for all entry points: where they
// differ the modes stay, and are an error.
func (x *versioner) sizesByConstant() {
	var open *ir.Inst // the first mode that takes a constant
	same := true
	for in := range x.m.Section(ir.ExecutionModes).Insts() {
		if in.Unknown() || in.NumWords() != 5 {
			continue
		}
		switch spirv.ExecutionMode(in.Literal(1)) {
		case spirv.ExecutionModeLocalSize:
			same = false
		case spirv.ExecutionModeLocalSizeId:
			switch {
			case x.literalSize(in):
				same = false
			case open == nil:
				open = in
			case !slices.Equal(open.Words()[2:], in.Words()[2:]):
				same = false
			}
		}
	}
	if open == nil || !same {
		return
	}
	if x.m.WorkgroupSize() == nil { // else that is the size, whatever the modes say
		b := x.c.Into(x.m.Section(ir.Globals))
		id := b.SpecConstantComposite(x.m.Types().Vector(x.m.TypeOf(open.ID(2)), 3), open.ID(2), open.ID(3), open.ID(4))
		x.m.Decorate(id, spirv.DecorationBuiltIn, uint32(spirv.BuiltInWorkgroupSize))
	}
	for in := range x.m.Section(ir.ExecutionModes).Insts() {
		if in.Op != spirv.OpExecutionModeId || spirv.ExecutionMode(in.Literal(1)) != spirv.ExecutionModeLocalSizeId {
			continue
		}
		words := []uint32{in.Word(0), uint32(spirv.ExecutionModeLocalSize), 1, 1, 1}
		for i := range 3 {
			if d := x.m.Def(in.ID(2 + i)); d.Op == spirv.OpSpecConstant || d.Op == spirv.OpConstant {
				words[2+i] = max(d.Literal(0), 1) // 0 is no size, and the constant overrides it
			}
		}
		in.Become(spirv.OpExecutionMode, words...)
	}
}

// literalSize makes a size of plain constants one of literals, and reports whether it did.
func (x *versioner) literalSize(in *ir.Inst) bool {
	if executionMode(x.m, in.ID(0), spirv.ExecutionModeLocalSize) != nil {
		in.Remove() // the entry point has its size
		return true
	}
	words := []uint32{in.Word(0), uint32(spirv.ExecutionModeLocalSize)}
	for i := range 3 {
		v, ok := x.m.Constants().IntValue(in.ID(2 + i))
		if !ok {
			return false
		}
		words = append(words, uint32(v))
	}
	in.Become(spirv.OpExecutionMode, words...)
	return true
}
