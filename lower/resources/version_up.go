package resources

import (
	"hone/ir"
	"hone/lower"
	"hone/spirv"
)

// raise makes what earlier versions have into what the version has.
func (x *versioner) raise() {
	if x.crosses(4) {
		x.storageBuffers()
	}
	if x.crosses(5) {
		x.capability(spirv.CapabilityShaderViewportIndexLayerEXT, spirv.CapabilityShaderLayer,
			spirv.CapabilityShaderViewportIndex)
	}
	if x.crosses(6) {
		x.sizesByID()
		x.texelBuffers()
	}
	for _, f := range x.m.Functions() {
		for in := range f.Insts() {
			switch {
			case in.Unknown():
			case in.Op == spirv.OpKill && x.crosses(6):
				in.Become(spirv.OpTerminateInvocation)
			case in.Op == spirv.OpLessOrGreater && x.crosses(6):
				in.Become(spirv.OpFOrdNotEqual, in.Words()...)
			case in.Op == spirv.OpAtomicCompareExchangeWeak && x.crosses(4):
				in.Become(spirv.OpAtomicCompareExchange, in.Words()...)
			}
		}
	}
	if x.crosses(4) {
		x.m.CompleteInterfaces()
	}
}

// withoutBlock returns the first untyped variable of Workgroup memory that entry points name from version 1.4 on, and
// that is no block, as it has to be then (SPV_KHR_untyped_pointers, WorkgroupMemoryExplicitLayoutKHR); nil for none.
func (x *versioner) withoutBlock() *ir.Inst {
	if !x.crosses(4) || !x.m.HasCapability(spirv.CapabilityShader) {
		return nil
	}
	for e := range x.m.Section(ir.EntryPoints).Insts() {
		if e.Op != spirv.OpEntryPoint || e.Unknown() {
			continue
		}
		for _, id := range e.Interface() {
			in := x.m.Def(id)
			if in != nil && in.Op == spirv.OpUntypedVariableKHR &&
				spirv.StorageClass(in.Literal(0)) == spirv.StorageClassWorkgroup &&
				(in.NumWords() < 2 || !x.m.HasDecoration(in.ID(1), spirv.DecorationBlock)) {
				return in
			}
		}
	}
	return nil
}

// storageBuffers makes buffers of storage class Uniform, which BufferBlock decorates, such of StorageBuffer. The type
// of a pointer to one tells it apart, as a pointer may lead into it only from there: with logical addressing no other
// pointer of class Uniform is chosen, stored or passed.
func (x *versioner) storageBuffers() {
	buffers := x.m.NewTable()
	defer buffers.Release()
	var blocks []ir.ID
	for in := range x.m.Section(ir.Globals).Insts() {
		switch {
		case in.Unknown():
		case in.Op == spirv.OpTypeStruct && x.m.HasDecoration(in.Result, spirv.DecorationBufferBlock):
			blocks = append(blocks, in.Result)
			buffers.Set(in.Result, 1)
		case in.Op == spirv.OpTypeArray || in.Op == spirv.OpTypeRuntimeArray:
			buffers.Set(in.Result, buffers.Get(in.ID(0)))
		case in.Op == spirv.OpTypePointer && spirv.StorageClass(in.Literal(0)) == spirv.StorageClassUniform &&
			buffers.Get(in.ID(1)) != 0:
			in.SetWord(0, uint32(spirv.StorageClassStorageBuffer))
			buffers.Set(in.Result, 1)
		case in.Op == spirv.OpVariable && buffers.Get(in.Type) != 0:
			in.SetWord(0, uint32(spirv.StorageClassStorageBuffer))
		}
	}
	for _, id := range blocks {
		x.m.RemoveDecoration(id, spirv.DecorationBufferBlock)
		x.m.Decorate(id, spirv.DecorationBlock)
	}
	if blocks == nil {
		return
	}
	for _, f := range x.m.Functions() {
		for in := range f.Insts() {
			lower.InheritStorageClass(in)
		}
	}
}

// texelBuffers makes a texel buffer with a sampler, which it never had a use for, one without.
func (x *versioner) texelBuffers() {
	var sampled, images []ir.ID
	var gone []*ir.Inst
	for in := range x.m.Section(ir.Globals).Insts() {
		if in.Op != spirv.OpTypeSampledImage || in.Unknown() || x.m.Pinned(in.Result) {
			continue
		}
		d := x.m.Def(in.ID(0))
		if d != nil && d.Op == spirv.OpTypeImage && spirv.Dim(d.Literal(1)) == spirv.DimBuffer {
			sampled, images, gone = append(sampled, in.Result), append(images, d.Result), append(gone, in)
		}
	}
	if sampled == nil {
		return
	}
	x.m.ReplaceTypes(sampled, images)
	for _, in := range gone {
		in.Remove()
	}
	for _, f := range x.m.Functions() {
		for in := range f.Insts() {
			// Of an image with a sampler, or the image of one, is the image itself left.
			if (in.Op == spirv.OpImage || in.Op == spirv.OpSampledImage) && x.m.TypeOf(in.ID(0)) == in.Type &&
				!x.m.Pinned(in.Result) {
				x.m.ReplaceAndRemove(in, in.ID(0))
			}
		}
	}
}

// sizesByID makes a size of workgroups that specialization may change an execution mode. One of plain constants stays:
// it is LocalSize, which nothing replaces.
func (x *versioner) sizesByID() {
	size := x.m.WorkgroupSize()
	if size == nil || size.Op != spirv.OpSpecConstantComposite || size.Unknown() || size.NumWords() != 3 {
		return
	}
	setWorkgroupSize(x.c, size, spirv.ExecutionModeLocalSizeId, size.Words())
}

// hasWorkgroups reports whether shaders of a stage run in workgroups of a size that they declare.
func hasWorkgroups(stage spirv.ExecutionModel) bool {
	switch stage {
	case spirv.ExecutionModelGLCompute, spirv.ExecutionModelKernel, spirv.ExecutionModelTaskEXT,
		spirv.ExecutionModelMeshEXT, spirv.ExecutionModelTaskNV, spirv.ExecutionModelMeshNV:
		return true
	}
	return false
}
