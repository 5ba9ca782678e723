// Code generated from the Khronos SPIR-V grammar 1.6 revision 7 by internal/gen. DO NOT EDIT.

package ir

import "hone/spirv"

// Nop adds an OpNop.
func (b *Builder) Nop() *Inst {
	return b.Emit(spirv.OpNop, 0, false)
}

// Undef adds an OpUndef.
func (b *Builder) Undef(typ ID) ID {
	return b.Emit(spirv.OpUndef, typ, true).Result
}

// SourceContinued adds an OpSourceContinued.
func (b *Builder) SourceContinued(continuedSource string) *Inst {
	return b.Emit(spirv.OpSourceContinued, 0, false, spirv.AppendString(nil, continuedSource)...)
}

// Source adds an OpSource.
func (b *Builder) Source(sourceLanguage spirv.SourceLanguage, version uint32, operands ...uint32) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sourceLanguage))
	w = append(w, version)
	w = append(w, operands...)
	return b.Emit(spirv.OpSource, 0, false, w...)
}

// SourceExtension adds an OpSourceExtension.
func (b *Builder) SourceExtension(extension string) *Inst {
	return b.Emit(spirv.OpSourceExtension, 0, false, spirv.AppendString(nil, extension)...)
}

// Name adds an OpName.
func (b *Builder) Name(target ID, name string) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(target))
	w = append(w, spirv.AppendString(nil, name)...)
	return b.Emit(spirv.OpName, 0, false, w...)
}

// MemberName adds an OpMemberName.
func (b *Builder) MemberName(type_ ID, member uint32, name string) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(type_))
	w = append(w, member)
	w = append(w, spirv.AppendString(nil, name)...)
	return b.Emit(spirv.OpMemberName, 0, false, w...)
}

// String adds an OpString.
func (b *Builder) String(string_ string) ID {
	return b.Emit(spirv.OpString, 0, true, spirv.AppendString(nil, string_)...).Result
}

// Line adds an OpLine.
func (b *Builder) Line(file ID, line uint32, column uint32) *Inst {
	return b.Emit(spirv.OpLine, 0, false, uint32(file), line, column)
}

// Extension adds an OpExtension.
func (b *Builder) Extension(name string) *Inst {
	return b.Emit(spirv.OpExtension, 0, false, spirv.AppendString(nil, name)...)
}

// ExtInstImport adds an OpExtInstImport.
func (b *Builder) ExtInstImport(name string) ID {
	return b.Emit(spirv.OpExtInstImport, 0, true, spirv.AppendString(nil, name)...).Result
}

// ExtInst adds an OpExtInst.
func (b *Builder) ExtInst(typ ID, set ID, instruction uint32, operand ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(set))
	w = append(w, instruction)
	w = append(w, words(operand)...)
	return b.Emit(spirv.OpExtInst, typ, true, w...).Result
}

// MemoryModel adds an OpMemoryModel.
func (b *Builder) MemoryModel(addressingModel spirv.AddressingModel, memoryModel spirv.MemoryModel) *Inst {
	return b.Emit(spirv.OpMemoryModel, 0, false, uint32(addressingModel), uint32(memoryModel))
}

// EntryPoint adds an OpEntryPoint.
func (b *Builder) EntryPoint(executionModel spirv.ExecutionModel, entryPoint ID, name string, interface_ ...ID) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(executionModel))
	w = append(w, uint32(entryPoint))
	w = append(w, spirv.AppendString(nil, name)...)
	w = append(w, words(interface_)...)
	return b.Emit(spirv.OpEntryPoint, 0, false, w...)
}

// ExecutionMode adds an OpExecutionMode.
func (b *Builder) ExecutionMode(entryPoint ID, mode spirv.ExecutionMode, params ...uint32) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(entryPoint))
	w = append(w, uint32(mode))
	w = append(w, params...)
	return b.Emit(spirv.OpExecutionMode, 0, false, w...)
}

// Capability adds an OpCapability.
func (b *Builder) Capability(capability spirv.Capability) *Inst {
	return b.Emit(spirv.OpCapability, 0, false, uint32(capability))
}

// TypeVoid adds an OpTypeVoid.
func (b *Builder) TypeVoid() ID {
	return b.Emit(spirv.OpTypeVoid, 0, true).Result
}

// TypeBool adds an OpTypeBool.
func (b *Builder) TypeBool() ID {
	return b.Emit(spirv.OpTypeBool, 0, true).Result
}

// TypeInt adds an OpTypeInt.
func (b *Builder) TypeInt(width uint32, signedness uint32) ID {
	return b.Emit(spirv.OpTypeInt, 0, true, width, signedness).Result
}

// TypeFloat adds an OpTypeFloat.
func (b *Builder) TypeFloat(width uint32, floatingPointEncoding ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, width)
	w = append(w, floatingPointEncoding...)
	return b.Emit(spirv.OpTypeFloat, 0, true, w...).Result
}

// TypeVector adds an OpTypeVector.
func (b *Builder) TypeVector(componentType ID, componentCount uint32) ID {
	return b.Emit(spirv.OpTypeVector, 0, true, uint32(componentType), componentCount).Result
}

// TypeMatrix adds an OpTypeMatrix.
func (b *Builder) TypeMatrix(columnType ID, columnCount uint32) ID {
	return b.Emit(spirv.OpTypeMatrix, 0, true, uint32(columnType), columnCount).Result
}

// TypeImage adds an OpTypeImage.
func (b *Builder) TypeImage(sampledType ID, dim spirv.Dim, depth uint32, arrayed uint32, mS uint32, sampled uint32, imageFormat spirv.ImageFormat, accessQualifier ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledType))
	w = append(w, uint32(dim))
	w = append(w, depth)
	w = append(w, arrayed)
	w = append(w, mS)
	w = append(w, sampled)
	w = append(w, uint32(imageFormat))
	w = append(w, accessQualifier...)
	return b.Emit(spirv.OpTypeImage, 0, true, w...).Result
}

// TypeSampler adds an OpTypeSampler.
func (b *Builder) TypeSampler() ID {
	return b.Emit(spirv.OpTypeSampler, 0, true).Result
}

// TypeSampledImage adds an OpTypeSampledImage.
func (b *Builder) TypeSampledImage(imageType ID) ID {
	return b.Emit(spirv.OpTypeSampledImage, 0, true, uint32(imageType)).Result
}

// TypeArray adds an OpTypeArray.
func (b *Builder) TypeArray(elementType ID, length ID) ID {
	return b.Emit(spirv.OpTypeArray, 0, true, uint32(elementType), uint32(length)).Result
}

// TypeRuntimeArray adds an OpTypeRuntimeArray.
func (b *Builder) TypeRuntimeArray(elementType ID) ID {
	return b.Emit(spirv.OpTypeRuntimeArray, 0, true, uint32(elementType)).Result
}

// TypeStruct adds an OpTypeStruct.
func (b *Builder) TypeStruct(member ...ID) ID {
	return b.Emit(spirv.OpTypeStruct, 0, true, words(member)...).Result
}

// TypeOpaque adds an OpTypeOpaque.
func (b *Builder) TypeOpaque(theNameOfTheOpaqueType string) ID {
	return b.Emit(spirv.OpTypeOpaque, 0, true, spirv.AppendString(nil, theNameOfTheOpaqueType)...).Result
}

// TypePointer adds an OpTypePointer.
func (b *Builder) TypePointer(storageClass spirv.StorageClass, type_ ID) ID {
	return b.Emit(spirv.OpTypePointer, 0, true, uint32(storageClass), uint32(type_)).Result
}

// TypeFunction adds an OpTypeFunction.
func (b *Builder) TypeFunction(returnType ID, parameter0Type ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(returnType))
	w = append(w, words(parameter0Type)...)
	return b.Emit(spirv.OpTypeFunction, 0, true, w...).Result
}

// TypeEvent adds an OpTypeEvent.
func (b *Builder) TypeEvent() ID {
	return b.Emit(spirv.OpTypeEvent, 0, true).Result
}

// TypeDeviceEvent adds an OpTypeDeviceEvent.
func (b *Builder) TypeDeviceEvent() ID {
	return b.Emit(spirv.OpTypeDeviceEvent, 0, true).Result
}

// TypeReserveId adds an OpTypeReserveId.
func (b *Builder) TypeReserveId() ID {
	return b.Emit(spirv.OpTypeReserveId, 0, true).Result
}

// TypeQueue adds an OpTypeQueue.
func (b *Builder) TypeQueue() ID {
	return b.Emit(spirv.OpTypeQueue, 0, true).Result
}

// TypePipe adds an OpTypePipe.
func (b *Builder) TypePipe(qualifier spirv.AccessQualifier) ID {
	return b.Emit(spirv.OpTypePipe, 0, true, uint32(qualifier)).Result
}

// TypeForwardPointer adds an OpTypeForwardPointer.
func (b *Builder) TypeForwardPointer(pointerType ID, storageClass spirv.StorageClass) *Inst {
	return b.Emit(spirv.OpTypeForwardPointer, 0, false, uint32(pointerType), uint32(storageClass))
}

// ConstantTrue adds an OpConstantTrue.
func (b *Builder) ConstantTrue(typ ID) ID {
	return b.Emit(spirv.OpConstantTrue, typ, true).Result
}

// ConstantFalse adds an OpConstantFalse.
func (b *Builder) ConstantFalse(typ ID) ID {
	return b.Emit(spirv.OpConstantFalse, typ, true).Result
}

// Constant adds an OpConstant.
func (b *Builder) Constant(typ ID, value ...uint32) ID {
	return b.Emit(spirv.OpConstant, typ, true, value...).Result
}

// ConstantComposite adds an OpConstantComposite.
func (b *Builder) ConstantComposite(typ ID, constituents ...ID) ID {
	return b.Emit(spirv.OpConstantComposite, typ, true, words(constituents)...).Result
}

// ConstantSampler adds an OpConstantSampler.
func (b *Builder) ConstantSampler(typ ID, samplerAddressingMode spirv.SamplerAddressingMode, param uint32, samplerFilterMode spirv.SamplerFilterMode) ID {
	return b.Emit(spirv.OpConstantSampler, typ, true, uint32(samplerAddressingMode), param, uint32(samplerFilterMode)).Result
}

// ConstantNull adds an OpConstantNull.
func (b *Builder) ConstantNull(typ ID) ID {
	return b.Emit(spirv.OpConstantNull, typ, true).Result
}

// SpecConstantTrue adds an OpSpecConstantTrue.
func (b *Builder) SpecConstantTrue(typ ID) ID {
	return b.Emit(spirv.OpSpecConstantTrue, typ, true).Result
}

// SpecConstantFalse adds an OpSpecConstantFalse.
func (b *Builder) SpecConstantFalse(typ ID) ID {
	return b.Emit(spirv.OpSpecConstantFalse, typ, true).Result
}

// SpecConstant adds an OpSpecConstant.
func (b *Builder) SpecConstant(typ ID, value ...uint32) ID {
	return b.Emit(spirv.OpSpecConstant, typ, true, value...).Result
}

// SpecConstantComposite adds an OpSpecConstantComposite.
func (b *Builder) SpecConstantComposite(typ ID, constituents ...ID) ID {
	return b.Emit(spirv.OpSpecConstantComposite, typ, true, words(constituents)...).Result
}

// SpecConstantOp adds an OpSpecConstantOp.
func (b *Builder) SpecConstantOp(typ ID, opcode ...uint32) ID {
	return b.Emit(spirv.OpSpecConstantOp, typ, true, opcode...).Result
}

// Function adds an OpFunction.
func (b *Builder) Function(typ ID, functionControl spirv.FunctionControl, functionType ID) ID {
	return b.Emit(spirv.OpFunction, typ, true, uint32(functionControl), uint32(functionType)).Result
}

// FunctionParameter adds an OpFunctionParameter.
func (b *Builder) FunctionParameter(typ ID) ID {
	return b.Emit(spirv.OpFunctionParameter, typ, true).Result
}

// FunctionEnd adds an OpFunctionEnd.
func (b *Builder) FunctionEnd() *Inst {
	return b.Emit(spirv.OpFunctionEnd, 0, false)
}

// FunctionCall adds an OpFunctionCall.
func (b *Builder) FunctionCall(typ ID, function ID, argument0 ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(function))
	w = append(w, words(argument0)...)
	return b.Emit(spirv.OpFunctionCall, typ, true, w...).Result
}

// Variable adds an OpVariable.
func (b *Builder) Variable(typ ID, storageClass spirv.StorageClass, initializer ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(storageClass))
	w = append(w, words(initializer)...)
	return b.Emit(spirv.OpVariable, typ, true, w...).Result
}

// ImageTexelPointer adds an OpImageTexelPointer.
func (b *Builder) ImageTexelPointer(typ ID, image ID, coordinate ID, sample ID) ID {
	return b.Emit(spirv.OpImageTexelPointer, typ, true, uint32(image), uint32(coordinate), uint32(sample)).Result
}

// Load adds an OpLoad.
func (b *Builder) Load(typ ID, pointer ID, memoryAccess ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(pointer))
	w = append(w, memoryAccess...)
	return b.Emit(spirv.OpLoad, typ, true, w...).Result
}

// Store adds an OpStore.
func (b *Builder) Store(pointer ID, object ID, memoryAccess ...uint32) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(pointer))
	w = append(w, uint32(object))
	w = append(w, memoryAccess...)
	return b.Emit(spirv.OpStore, 0, false, w...)
}

// CopyMemory adds an OpCopyMemory.
func (b *Builder) CopyMemory(target ID, source ID, operands ...uint32) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(target))
	w = append(w, uint32(source))
	w = append(w, operands...)
	return b.Emit(spirv.OpCopyMemory, 0, false, w...)
}

// CopyMemorySized adds an OpCopyMemorySized.
func (b *Builder) CopyMemorySized(target ID, source ID, size ID, operands ...uint32) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(target))
	w = append(w, uint32(source))
	w = append(w, uint32(size))
	w = append(w, operands...)
	return b.Emit(spirv.OpCopyMemorySized, 0, false, w...)
}

// AccessChain adds an OpAccessChain.
func (b *Builder) AccessChain(typ ID, base ID, indexes ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(base))
	w = append(w, words(indexes)...)
	return b.Emit(spirv.OpAccessChain, typ, true, w...).Result
}

// InBoundsAccessChain adds an OpInBoundsAccessChain.
func (b *Builder) InBoundsAccessChain(typ ID, base ID, indexes ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(base))
	w = append(w, words(indexes)...)
	return b.Emit(spirv.OpInBoundsAccessChain, typ, true, w...).Result
}

// PtrAccessChain adds an OpPtrAccessChain.
func (b *Builder) PtrAccessChain(typ ID, base ID, element ID, indexes ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(base))
	w = append(w, uint32(element))
	w = append(w, words(indexes)...)
	return b.Emit(spirv.OpPtrAccessChain, typ, true, w...).Result
}

// ArrayLength adds an OpArrayLength.
func (b *Builder) ArrayLength(typ ID, structure ID, arrayMember uint32) ID {
	return b.Emit(spirv.OpArrayLength, typ, true, uint32(structure), arrayMember).Result
}

// GenericPtrMemSemantics adds an OpGenericPtrMemSemantics.
func (b *Builder) GenericPtrMemSemantics(typ ID, pointer ID) ID {
	return b.Emit(spirv.OpGenericPtrMemSemantics, typ, true, uint32(pointer)).Result
}

// InBoundsPtrAccessChain adds an OpInBoundsPtrAccessChain.
func (b *Builder) InBoundsPtrAccessChain(typ ID, base ID, element ID, indexes ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(base))
	w = append(w, uint32(element))
	w = append(w, words(indexes)...)
	return b.Emit(spirv.OpInBoundsPtrAccessChain, typ, true, w...).Result
}

// Decorate adds an OpDecorate.
func (b *Builder) Decorate(target ID, decoration spirv.Decoration, params ...uint32) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(target))
	w = append(w, uint32(decoration))
	w = append(w, params...)
	return b.Emit(spirv.OpDecorate, 0, false, w...)
}

// MemberDecorate adds an OpMemberDecorate.
func (b *Builder) MemberDecorate(structureType ID, member uint32, decoration spirv.Decoration, params ...uint32) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(structureType))
	w = append(w, member)
	w = append(w, uint32(decoration))
	w = append(w, params...)
	return b.Emit(spirv.OpMemberDecorate, 0, false, w...)
}

// DecorationGroup adds an OpDecorationGroup.
func (b *Builder) DecorationGroup() ID {
	return b.Emit(spirv.OpDecorationGroup, 0, true).Result
}

// GroupDecorate adds an OpGroupDecorate.
func (b *Builder) GroupDecorate(decorationGroup ID, targets ...ID) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(decorationGroup))
	w = append(w, words(targets)...)
	return b.Emit(spirv.OpGroupDecorate, 0, false, w...)
}

// GroupMemberDecorate adds an OpGroupMemberDecorate.
func (b *Builder) GroupMemberDecorate(decorationGroup ID, targets ...uint32) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(decorationGroup))
	w = append(w, targets...)
	return b.Emit(spirv.OpGroupMemberDecorate, 0, false, w...)
}

// VectorExtractDynamic adds an OpVectorExtractDynamic.
func (b *Builder) VectorExtractDynamic(typ ID, vector ID, index ID) ID {
	return b.Emit(spirv.OpVectorExtractDynamic, typ, true, uint32(vector), uint32(index)).Result
}

// VectorInsertDynamic adds an OpVectorInsertDynamic.
func (b *Builder) VectorInsertDynamic(typ ID, vector ID, component ID, index ID) ID {
	return b.Emit(spirv.OpVectorInsertDynamic, typ, true, uint32(vector), uint32(component), uint32(index)).Result
}

// VectorShuffle adds an OpVectorShuffle.
func (b *Builder) VectorShuffle(typ ID, vector ID, vector2 ID, components ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(vector))
	w = append(w, uint32(vector2))
	w = append(w, components...)
	return b.Emit(spirv.OpVectorShuffle, typ, true, w...).Result
}

// CompositeConstruct adds an OpCompositeConstruct.
func (b *Builder) CompositeConstruct(typ ID, constituents ...ID) ID {
	return b.Emit(spirv.OpCompositeConstruct, typ, true, words(constituents)...).Result
}

// CompositeExtract adds an OpCompositeExtract.
func (b *Builder) CompositeExtract(typ ID, composite ID, indexes ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(composite))
	w = append(w, indexes...)
	return b.Emit(spirv.OpCompositeExtract, typ, true, w...).Result
}

// CompositeInsert adds an OpCompositeInsert.
func (b *Builder) CompositeInsert(typ ID, object ID, composite ID, indexes ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(object))
	w = append(w, uint32(composite))
	w = append(w, indexes...)
	return b.Emit(spirv.OpCompositeInsert, typ, true, w...).Result
}

// CopyObject adds an OpCopyObject.
func (b *Builder) CopyObject(typ ID, operand ID) ID {
	return b.Emit(spirv.OpCopyObject, typ, true, uint32(operand)).Result
}

// Transpose adds an OpTranspose.
func (b *Builder) Transpose(typ ID, matrix ID) ID {
	return b.Emit(spirv.OpTranspose, typ, true, uint32(matrix)).Result
}

// SampledImage adds an OpSampledImage.
func (b *Builder) SampledImage(typ ID, image ID, sampler ID) ID {
	return b.Emit(spirv.OpSampledImage, typ, true, uint32(image), uint32(sampler)).Result
}

// ImageSampleImplicitLod adds an OpImageSampleImplicitLod.
func (b *Builder) ImageSampleImplicitLod(typ ID, sampledImage ID, coordinate ID, imageOperands ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, imageOperands...)
	return b.Emit(spirv.OpImageSampleImplicitLod, typ, true, w...).Result
}

// ImageSampleExplicitLod adds an OpImageSampleExplicitLod.
func (b *Builder) ImageSampleExplicitLod(typ ID, sampledImage ID, coordinate ID, imageOperands spirv.ImageOperands, params ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, uint32(imageOperands))
	w = append(w, params...)
	return b.Emit(spirv.OpImageSampleExplicitLod, typ, true, w...).Result
}

// ImageSampleDrefImplicitLod adds an OpImageSampleDrefImplicitLod.
func (b *Builder) ImageSampleDrefImplicitLod(typ ID, sampledImage ID, coordinate ID, dRef ID, imageOperands ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, uint32(dRef))
	w = append(w, imageOperands...)
	return b.Emit(spirv.OpImageSampleDrefImplicitLod, typ, true, w...).Result
}

// ImageSampleDrefExplicitLod adds an OpImageSampleDrefExplicitLod.
func (b *Builder) ImageSampleDrefExplicitLod(typ ID, sampledImage ID, coordinate ID, dRef ID, imageOperands spirv.ImageOperands, params ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, uint32(dRef))
	w = append(w, uint32(imageOperands))
	w = append(w, params...)
	return b.Emit(spirv.OpImageSampleDrefExplicitLod, typ, true, w...).Result
}

// ImageSampleProjImplicitLod adds an OpImageSampleProjImplicitLod.
func (b *Builder) ImageSampleProjImplicitLod(typ ID, sampledImage ID, coordinate ID, imageOperands ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, imageOperands...)
	return b.Emit(spirv.OpImageSampleProjImplicitLod, typ, true, w...).Result
}

// ImageSampleProjExplicitLod adds an OpImageSampleProjExplicitLod.
func (b *Builder) ImageSampleProjExplicitLod(typ ID, sampledImage ID, coordinate ID, imageOperands spirv.ImageOperands, params ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, uint32(imageOperands))
	w = append(w, params...)
	return b.Emit(spirv.OpImageSampleProjExplicitLod, typ, true, w...).Result
}

// ImageSampleProjDrefImplicitLod adds an OpImageSampleProjDrefImplicitLod.
func (b *Builder) ImageSampleProjDrefImplicitLod(typ ID, sampledImage ID, coordinate ID, dRef ID, imageOperands ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, uint32(dRef))
	w = append(w, imageOperands...)
	return b.Emit(spirv.OpImageSampleProjDrefImplicitLod, typ, true, w...).Result
}

// ImageSampleProjDrefExplicitLod adds an OpImageSampleProjDrefExplicitLod.
func (b *Builder) ImageSampleProjDrefExplicitLod(typ ID, sampledImage ID, coordinate ID, dRef ID, imageOperands spirv.ImageOperands, params ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, uint32(dRef))
	w = append(w, uint32(imageOperands))
	w = append(w, params...)
	return b.Emit(spirv.OpImageSampleProjDrefExplicitLod, typ, true, w...).Result
}

// ImageFetch adds an OpImageFetch.
func (b *Builder) ImageFetch(typ ID, image ID, coordinate ID, imageOperands ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(image))
	w = append(w, uint32(coordinate))
	w = append(w, imageOperands...)
	return b.Emit(spirv.OpImageFetch, typ, true, w...).Result
}

// ImageGather adds an OpImageGather.
func (b *Builder) ImageGather(typ ID, sampledImage ID, coordinate ID, component ID, imageOperands ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, uint32(component))
	w = append(w, imageOperands...)
	return b.Emit(spirv.OpImageGather, typ, true, w...).Result
}

// ImageDrefGather adds an OpImageDrefGather.
func (b *Builder) ImageDrefGather(typ ID, sampledImage ID, coordinate ID, dRef ID, imageOperands ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, uint32(dRef))
	w = append(w, imageOperands...)
	return b.Emit(spirv.OpImageDrefGather, typ, true, w...).Result
}

// ImageRead adds an OpImageRead.
func (b *Builder) ImageRead(typ ID, image ID, coordinate ID, imageOperands ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(image))
	w = append(w, uint32(coordinate))
	w = append(w, imageOperands...)
	return b.Emit(spirv.OpImageRead, typ, true, w...).Result
}

// ImageWrite adds an OpImageWrite.
func (b *Builder) ImageWrite(image ID, coordinate ID, texel ID, imageOperands ...uint32) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(image))
	w = append(w, uint32(coordinate))
	w = append(w, uint32(texel))
	w = append(w, imageOperands...)
	return b.Emit(spirv.OpImageWrite, 0, false, w...)
}

// Image adds an OpImage.
func (b *Builder) Image(typ ID, sampledImage ID) ID {
	return b.Emit(spirv.OpImage, typ, true, uint32(sampledImage)).Result
}

// ImageQueryFormat adds an OpImageQueryFormat.
func (b *Builder) ImageQueryFormat(typ ID, image ID) ID {
	return b.Emit(spirv.OpImageQueryFormat, typ, true, uint32(image)).Result
}

// ImageQueryOrder adds an OpImageQueryOrder.
func (b *Builder) ImageQueryOrder(typ ID, image ID) ID {
	return b.Emit(spirv.OpImageQueryOrder, typ, true, uint32(image)).Result
}

// ImageQuerySizeLod adds an OpImageQuerySizeLod.
func (b *Builder) ImageQuerySizeLod(typ ID, image ID, levelOfDetail ID) ID {
	return b.Emit(spirv.OpImageQuerySizeLod, typ, true, uint32(image), uint32(levelOfDetail)).Result
}

// ImageQuerySize adds an OpImageQuerySize.
func (b *Builder) ImageQuerySize(typ ID, image ID) ID {
	return b.Emit(spirv.OpImageQuerySize, typ, true, uint32(image)).Result
}

// ImageQueryLod adds an OpImageQueryLod.
func (b *Builder) ImageQueryLod(typ ID, sampledImage ID, coordinate ID) ID {
	return b.Emit(spirv.OpImageQueryLod, typ, true, uint32(sampledImage), uint32(coordinate)).Result
}

// ImageQueryLevels adds an OpImageQueryLevels.
func (b *Builder) ImageQueryLevels(typ ID, image ID) ID {
	return b.Emit(spirv.OpImageQueryLevels, typ, true, uint32(image)).Result
}

// ImageQuerySamples adds an OpImageQuerySamples.
func (b *Builder) ImageQuerySamples(typ ID, image ID) ID {
	return b.Emit(spirv.OpImageQuerySamples, typ, true, uint32(image)).Result
}

// ConvertFToU adds an OpConvertFToU.
func (b *Builder) ConvertFToU(typ ID, floatValue ID) ID {
	return b.Emit(spirv.OpConvertFToU, typ, true, uint32(floatValue)).Result
}

// ConvertFToS adds an OpConvertFToS.
func (b *Builder) ConvertFToS(typ ID, floatValue ID) ID {
	return b.Emit(spirv.OpConvertFToS, typ, true, uint32(floatValue)).Result
}

// ConvertSToF adds an OpConvertSToF.
func (b *Builder) ConvertSToF(typ ID, signedValue ID) ID {
	return b.Emit(spirv.OpConvertSToF, typ, true, uint32(signedValue)).Result
}

// ConvertUToF adds an OpConvertUToF.
func (b *Builder) ConvertUToF(typ ID, unsignedValue ID) ID {
	return b.Emit(spirv.OpConvertUToF, typ, true, uint32(unsignedValue)).Result
}

// UConvert adds an OpUConvert.
func (b *Builder) UConvert(typ ID, unsignedValue ID) ID {
	return b.Emit(spirv.OpUConvert, typ, true, uint32(unsignedValue)).Result
}

// SConvert adds an OpSConvert.
func (b *Builder) SConvert(typ ID, signedValue ID) ID {
	return b.Emit(spirv.OpSConvert, typ, true, uint32(signedValue)).Result
}

// FConvert adds an OpFConvert.
func (b *Builder) FConvert(typ ID, floatValue ID) ID {
	return b.Emit(spirv.OpFConvert, typ, true, uint32(floatValue)).Result
}

// QuantizeToF16 adds an OpQuantizeToF16.
func (b *Builder) QuantizeToF16(typ ID, value ID) ID {
	return b.Emit(spirv.OpQuantizeToF16, typ, true, uint32(value)).Result
}

// ConvertPtrToU adds an OpConvertPtrToU.
func (b *Builder) ConvertPtrToU(typ ID, pointer ID) ID {
	return b.Emit(spirv.OpConvertPtrToU, typ, true, uint32(pointer)).Result
}

// SatConvertSToU adds an OpSatConvertSToU.
func (b *Builder) SatConvertSToU(typ ID, signedValue ID) ID {
	return b.Emit(spirv.OpSatConvertSToU, typ, true, uint32(signedValue)).Result
}

// SatConvertUToS adds an OpSatConvertUToS.
func (b *Builder) SatConvertUToS(typ ID, unsignedValue ID) ID {
	return b.Emit(spirv.OpSatConvertUToS, typ, true, uint32(unsignedValue)).Result
}

// ConvertUToPtr adds an OpConvertUToPtr.
func (b *Builder) ConvertUToPtr(typ ID, integerValue ID) ID {
	return b.Emit(spirv.OpConvertUToPtr, typ, true, uint32(integerValue)).Result
}

// PtrCastToGeneric adds an OpPtrCastToGeneric.
func (b *Builder) PtrCastToGeneric(typ ID, pointer ID) ID {
	return b.Emit(spirv.OpPtrCastToGeneric, typ, true, uint32(pointer)).Result
}

// GenericCastToPtr adds an OpGenericCastToPtr.
func (b *Builder) GenericCastToPtr(typ ID, pointer ID) ID {
	return b.Emit(spirv.OpGenericCastToPtr, typ, true, uint32(pointer)).Result
}

// GenericCastToPtrExplicit adds an OpGenericCastToPtrExplicit.
func (b *Builder) GenericCastToPtrExplicit(typ ID, pointer ID, storage spirv.StorageClass) ID {
	return b.Emit(spirv.OpGenericCastToPtrExplicit, typ, true, uint32(pointer), uint32(storage)).Result
}

// Bitcast adds an OpBitcast.
func (b *Builder) Bitcast(typ ID, operand ID) ID {
	return b.Emit(spirv.OpBitcast, typ, true, uint32(operand)).Result
}

// SNegate adds an OpSNegate.
func (b *Builder) SNegate(typ ID, operand ID) ID {
	return b.Emit(spirv.OpSNegate, typ, true, uint32(operand)).Result
}

// FNegate adds an OpFNegate.
func (b *Builder) FNegate(typ ID, operand ID) ID {
	return b.Emit(spirv.OpFNegate, typ, true, uint32(operand)).Result
}

// IAdd adds an OpIAdd.
func (b *Builder) IAdd(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpIAdd, typ, true, uint32(operand), uint32(operand2)).Result
}

// FAdd adds an OpFAdd.
func (b *Builder) FAdd(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpFAdd, typ, true, uint32(operand), uint32(operand2)).Result
}

// ISub adds an OpISub.
func (b *Builder) ISub(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpISub, typ, true, uint32(operand), uint32(operand2)).Result
}

// FSub adds an OpFSub.
func (b *Builder) FSub(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpFSub, typ, true, uint32(operand), uint32(operand2)).Result
}

// IMul adds an OpIMul.
func (b *Builder) IMul(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpIMul, typ, true, uint32(operand), uint32(operand2)).Result
}

// FMul adds an OpFMul.
func (b *Builder) FMul(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpFMul, typ, true, uint32(operand), uint32(operand2)).Result
}

// UDiv adds an OpUDiv.
func (b *Builder) UDiv(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpUDiv, typ, true, uint32(operand), uint32(operand2)).Result
}

// SDiv adds an OpSDiv.
func (b *Builder) SDiv(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpSDiv, typ, true, uint32(operand), uint32(operand2)).Result
}

// FDiv adds an OpFDiv.
func (b *Builder) FDiv(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpFDiv, typ, true, uint32(operand), uint32(operand2)).Result
}

// UMod adds an OpUMod.
func (b *Builder) UMod(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpUMod, typ, true, uint32(operand), uint32(operand2)).Result
}

// SRem adds an OpSRem.
func (b *Builder) SRem(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpSRem, typ, true, uint32(operand), uint32(operand2)).Result
}

// SMod adds an OpSMod.
func (b *Builder) SMod(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpSMod, typ, true, uint32(operand), uint32(operand2)).Result
}

// FRem adds an OpFRem.
func (b *Builder) FRem(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpFRem, typ, true, uint32(operand), uint32(operand2)).Result
}

// FMod adds an OpFMod.
func (b *Builder) FMod(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpFMod, typ, true, uint32(operand), uint32(operand2)).Result
}

// VectorTimesScalar adds an OpVectorTimesScalar.
func (b *Builder) VectorTimesScalar(typ ID, vector ID, scalar ID) ID {
	return b.Emit(spirv.OpVectorTimesScalar, typ, true, uint32(vector), uint32(scalar)).Result
}

// MatrixTimesScalar adds an OpMatrixTimesScalar.
func (b *Builder) MatrixTimesScalar(typ ID, matrix ID, scalar ID) ID {
	return b.Emit(spirv.OpMatrixTimesScalar, typ, true, uint32(matrix), uint32(scalar)).Result
}

// VectorTimesMatrix adds an OpVectorTimesMatrix.
func (b *Builder) VectorTimesMatrix(typ ID, vector ID, matrix ID) ID {
	return b.Emit(spirv.OpVectorTimesMatrix, typ, true, uint32(vector), uint32(matrix)).Result
}

// MatrixTimesVector adds an OpMatrixTimesVector.
func (b *Builder) MatrixTimesVector(typ ID, matrix ID, vector ID) ID {
	return b.Emit(spirv.OpMatrixTimesVector, typ, true, uint32(matrix), uint32(vector)).Result
}

// MatrixTimesMatrix adds an OpMatrixTimesMatrix.
func (b *Builder) MatrixTimesMatrix(typ ID, leftMatrix ID, rightMatrix ID) ID {
	return b.Emit(spirv.OpMatrixTimesMatrix, typ, true, uint32(leftMatrix), uint32(rightMatrix)).Result
}

// OuterProduct adds an OpOuterProduct.
func (b *Builder) OuterProduct(typ ID, vector ID, vector2 ID) ID {
	return b.Emit(spirv.OpOuterProduct, typ, true, uint32(vector), uint32(vector2)).Result
}

// Dot adds an OpDot.
func (b *Builder) Dot(typ ID, vector ID, vector2 ID) ID {
	return b.Emit(spirv.OpDot, typ, true, uint32(vector), uint32(vector2)).Result
}

// IAddCarry adds an OpIAddCarry.
func (b *Builder) IAddCarry(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpIAddCarry, typ, true, uint32(operand), uint32(operand2)).Result
}

// ISubBorrow adds an OpISubBorrow.
func (b *Builder) ISubBorrow(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpISubBorrow, typ, true, uint32(operand), uint32(operand2)).Result
}

// UMulExtended adds an OpUMulExtended.
func (b *Builder) UMulExtended(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpUMulExtended, typ, true, uint32(operand), uint32(operand2)).Result
}

// SMulExtended adds an OpSMulExtended.
func (b *Builder) SMulExtended(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpSMulExtended, typ, true, uint32(operand), uint32(operand2)).Result
}

// Any adds an OpAny.
func (b *Builder) Any(typ ID, vector ID) ID {
	return b.Emit(spirv.OpAny, typ, true, uint32(vector)).Result
}

// All adds an OpAll.
func (b *Builder) All(typ ID, vector ID) ID {
	return b.Emit(spirv.OpAll, typ, true, uint32(vector)).Result
}

// IsNan adds an OpIsNan.
func (b *Builder) IsNan(typ ID, x ID) ID {
	return b.Emit(spirv.OpIsNan, typ, true, uint32(x)).Result
}

// IsInf adds an OpIsInf.
func (b *Builder) IsInf(typ ID, x ID) ID {
	return b.Emit(spirv.OpIsInf, typ, true, uint32(x)).Result
}

// IsFinite adds an OpIsFinite.
func (b *Builder) IsFinite(typ ID, x ID) ID {
	return b.Emit(spirv.OpIsFinite, typ, true, uint32(x)).Result
}

// IsNormal adds an OpIsNormal.
func (b *Builder) IsNormal(typ ID, x ID) ID {
	return b.Emit(spirv.OpIsNormal, typ, true, uint32(x)).Result
}

// SignBitSet adds an OpSignBitSet.
func (b *Builder) SignBitSet(typ ID, x ID) ID {
	return b.Emit(spirv.OpSignBitSet, typ, true, uint32(x)).Result
}

// LessOrGreater adds an OpLessOrGreater.
func (b *Builder) LessOrGreater(typ ID, x ID, y ID) ID {
	return b.Emit(spirv.OpLessOrGreater, typ, true, uint32(x), uint32(y)).Result
}

// Ordered adds an OpOrdered.
func (b *Builder) Ordered(typ ID, x ID, y ID) ID {
	return b.Emit(spirv.OpOrdered, typ, true, uint32(x), uint32(y)).Result
}

// Unordered adds an OpUnordered.
func (b *Builder) Unordered(typ ID, x ID, y ID) ID {
	return b.Emit(spirv.OpUnordered, typ, true, uint32(x), uint32(y)).Result
}

// LogicalEqual adds an OpLogicalEqual.
func (b *Builder) LogicalEqual(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpLogicalEqual, typ, true, uint32(operand), uint32(operand2)).Result
}

// LogicalNotEqual adds an OpLogicalNotEqual.
func (b *Builder) LogicalNotEqual(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpLogicalNotEqual, typ, true, uint32(operand), uint32(operand2)).Result
}

// LogicalOr adds an OpLogicalOr.
func (b *Builder) LogicalOr(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpLogicalOr, typ, true, uint32(operand), uint32(operand2)).Result
}

// LogicalAnd adds an OpLogicalAnd.
func (b *Builder) LogicalAnd(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpLogicalAnd, typ, true, uint32(operand), uint32(operand2)).Result
}

// LogicalNot adds an OpLogicalNot.
func (b *Builder) LogicalNot(typ ID, operand ID) ID {
	return b.Emit(spirv.OpLogicalNot, typ, true, uint32(operand)).Result
}

// Select adds an OpSelect.
func (b *Builder) Select(typ ID, condition ID, object ID, object2 ID) ID {
	return b.Emit(spirv.OpSelect, typ, true, uint32(condition), uint32(object), uint32(object2)).Result
}

// IEqual adds an OpIEqual.
func (b *Builder) IEqual(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpIEqual, typ, true, uint32(operand), uint32(operand2)).Result
}

// INotEqual adds an OpINotEqual.
func (b *Builder) INotEqual(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpINotEqual, typ, true, uint32(operand), uint32(operand2)).Result
}

// UGreaterThan adds an OpUGreaterThan.
func (b *Builder) UGreaterThan(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpUGreaterThan, typ, true, uint32(operand), uint32(operand2)).Result
}

// SGreaterThan adds an OpSGreaterThan.
func (b *Builder) SGreaterThan(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpSGreaterThan, typ, true, uint32(operand), uint32(operand2)).Result
}

// UGreaterThanEqual adds an OpUGreaterThanEqual.
func (b *Builder) UGreaterThanEqual(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpUGreaterThanEqual, typ, true, uint32(operand), uint32(operand2)).Result
}

// SGreaterThanEqual adds an OpSGreaterThanEqual.
func (b *Builder) SGreaterThanEqual(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpSGreaterThanEqual, typ, true, uint32(operand), uint32(operand2)).Result
}

// ULessThan adds an OpULessThan.
func (b *Builder) ULessThan(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpULessThan, typ, true, uint32(operand), uint32(operand2)).Result
}

// SLessThan adds an OpSLessThan.
func (b *Builder) SLessThan(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpSLessThan, typ, true, uint32(operand), uint32(operand2)).Result
}

// ULessThanEqual adds an OpULessThanEqual.
func (b *Builder) ULessThanEqual(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpULessThanEqual, typ, true, uint32(operand), uint32(operand2)).Result
}

// SLessThanEqual adds an OpSLessThanEqual.
func (b *Builder) SLessThanEqual(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpSLessThanEqual, typ, true, uint32(operand), uint32(operand2)).Result
}

// FOrdEqual adds an OpFOrdEqual.
func (b *Builder) FOrdEqual(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpFOrdEqual, typ, true, uint32(operand), uint32(operand2)).Result
}

// FUnordEqual adds an OpFUnordEqual.
func (b *Builder) FUnordEqual(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpFUnordEqual, typ, true, uint32(operand), uint32(operand2)).Result
}

// FOrdNotEqual adds an OpFOrdNotEqual.
func (b *Builder) FOrdNotEqual(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpFOrdNotEqual, typ, true, uint32(operand), uint32(operand2)).Result
}

// FUnordNotEqual adds an OpFUnordNotEqual.
func (b *Builder) FUnordNotEqual(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpFUnordNotEqual, typ, true, uint32(operand), uint32(operand2)).Result
}

// FOrdLessThan adds an OpFOrdLessThan.
func (b *Builder) FOrdLessThan(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpFOrdLessThan, typ, true, uint32(operand), uint32(operand2)).Result
}

// FUnordLessThan adds an OpFUnordLessThan.
func (b *Builder) FUnordLessThan(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpFUnordLessThan, typ, true, uint32(operand), uint32(operand2)).Result
}

// FOrdGreaterThan adds an OpFOrdGreaterThan.
func (b *Builder) FOrdGreaterThan(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpFOrdGreaterThan, typ, true, uint32(operand), uint32(operand2)).Result
}

// FUnordGreaterThan adds an OpFUnordGreaterThan.
func (b *Builder) FUnordGreaterThan(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpFUnordGreaterThan, typ, true, uint32(operand), uint32(operand2)).Result
}

// FOrdLessThanEqual adds an OpFOrdLessThanEqual.
func (b *Builder) FOrdLessThanEqual(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpFOrdLessThanEqual, typ, true, uint32(operand), uint32(operand2)).Result
}

// FUnordLessThanEqual adds an OpFUnordLessThanEqual.
func (b *Builder) FUnordLessThanEqual(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpFUnordLessThanEqual, typ, true, uint32(operand), uint32(operand2)).Result
}

// FOrdGreaterThanEqual adds an OpFOrdGreaterThanEqual.
func (b *Builder) FOrdGreaterThanEqual(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpFOrdGreaterThanEqual, typ, true, uint32(operand), uint32(operand2)).Result
}

// FUnordGreaterThanEqual adds an OpFUnordGreaterThanEqual.
func (b *Builder) FUnordGreaterThanEqual(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpFUnordGreaterThanEqual, typ, true, uint32(operand), uint32(operand2)).Result
}

// ShiftRightLogical adds an OpShiftRightLogical.
func (b *Builder) ShiftRightLogical(typ ID, base ID, shift ID) ID {
	return b.Emit(spirv.OpShiftRightLogical, typ, true, uint32(base), uint32(shift)).Result
}

// ShiftRightArithmetic adds an OpShiftRightArithmetic.
func (b *Builder) ShiftRightArithmetic(typ ID, base ID, shift ID) ID {
	return b.Emit(spirv.OpShiftRightArithmetic, typ, true, uint32(base), uint32(shift)).Result
}

// ShiftLeftLogical adds an OpShiftLeftLogical.
func (b *Builder) ShiftLeftLogical(typ ID, base ID, shift ID) ID {
	return b.Emit(spirv.OpShiftLeftLogical, typ, true, uint32(base), uint32(shift)).Result
}

// BitwiseOr adds an OpBitwiseOr.
func (b *Builder) BitwiseOr(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpBitwiseOr, typ, true, uint32(operand), uint32(operand2)).Result
}

// BitwiseXor adds an OpBitwiseXor.
func (b *Builder) BitwiseXor(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpBitwiseXor, typ, true, uint32(operand), uint32(operand2)).Result
}

// BitwiseAnd adds an OpBitwiseAnd.
func (b *Builder) BitwiseAnd(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpBitwiseAnd, typ, true, uint32(operand), uint32(operand2)).Result
}

// Not adds an OpNot.
func (b *Builder) Not(typ ID, operand ID) ID {
	return b.Emit(spirv.OpNot, typ, true, uint32(operand)).Result
}

// BitFieldInsert adds an OpBitFieldInsert.
func (b *Builder) BitFieldInsert(typ ID, base ID, insert ID, offset ID, count ID) ID {
	return b.Emit(spirv.OpBitFieldInsert, typ, true, uint32(base), uint32(insert), uint32(offset), uint32(count)).Result
}

// BitFieldSExtract adds an OpBitFieldSExtract.
func (b *Builder) BitFieldSExtract(typ ID, base ID, offset ID, count ID) ID {
	return b.Emit(spirv.OpBitFieldSExtract, typ, true, uint32(base), uint32(offset), uint32(count)).Result
}

// BitFieldUExtract adds an OpBitFieldUExtract.
func (b *Builder) BitFieldUExtract(typ ID, base ID, offset ID, count ID) ID {
	return b.Emit(spirv.OpBitFieldUExtract, typ, true, uint32(base), uint32(offset), uint32(count)).Result
}

// BitReverse adds an OpBitReverse.
func (b *Builder) BitReverse(typ ID, base ID) ID {
	return b.Emit(spirv.OpBitReverse, typ, true, uint32(base)).Result
}

// BitCount adds an OpBitCount.
func (b *Builder) BitCount(typ ID, base ID) ID {
	return b.Emit(spirv.OpBitCount, typ, true, uint32(base)).Result
}

// DPdx adds an OpDPdx.
func (b *Builder) DPdx(typ ID, p ID) ID {
	return b.Emit(spirv.OpDPdx, typ, true, uint32(p)).Result
}

// DPdy adds an OpDPdy.
func (b *Builder) DPdy(typ ID, p ID) ID {
	return b.Emit(spirv.OpDPdy, typ, true, uint32(p)).Result
}

// Fwidth adds an OpFwidth.
func (b *Builder) Fwidth(typ ID, p ID) ID {
	return b.Emit(spirv.OpFwidth, typ, true, uint32(p)).Result
}

// DPdxFine adds an OpDPdxFine.
func (b *Builder) DPdxFine(typ ID, p ID) ID {
	return b.Emit(spirv.OpDPdxFine, typ, true, uint32(p)).Result
}

// DPdyFine adds an OpDPdyFine.
func (b *Builder) DPdyFine(typ ID, p ID) ID {
	return b.Emit(spirv.OpDPdyFine, typ, true, uint32(p)).Result
}

// FwidthFine adds an OpFwidthFine.
func (b *Builder) FwidthFine(typ ID, p ID) ID {
	return b.Emit(spirv.OpFwidthFine, typ, true, uint32(p)).Result
}

// DPdxCoarse adds an OpDPdxCoarse.
func (b *Builder) DPdxCoarse(typ ID, p ID) ID {
	return b.Emit(spirv.OpDPdxCoarse, typ, true, uint32(p)).Result
}

// DPdyCoarse adds an OpDPdyCoarse.
func (b *Builder) DPdyCoarse(typ ID, p ID) ID {
	return b.Emit(spirv.OpDPdyCoarse, typ, true, uint32(p)).Result
}

// FwidthCoarse adds an OpFwidthCoarse.
func (b *Builder) FwidthCoarse(typ ID, p ID) ID {
	return b.Emit(spirv.OpFwidthCoarse, typ, true, uint32(p)).Result
}

// EmitVertex adds an OpEmitVertex.
func (b *Builder) EmitVertex() *Inst {
	return b.Emit(spirv.OpEmitVertex, 0, false)
}

// EndPrimitive adds an OpEndPrimitive.
func (b *Builder) EndPrimitive() *Inst {
	return b.Emit(spirv.OpEndPrimitive, 0, false)
}

// EmitStreamVertex adds an OpEmitStreamVertex.
func (b *Builder) EmitStreamVertex(stream ID) *Inst {
	return b.Emit(spirv.OpEmitStreamVertex, 0, false, uint32(stream))
}

// EndStreamPrimitive adds an OpEndStreamPrimitive.
func (b *Builder) EndStreamPrimitive(stream ID) *Inst {
	return b.Emit(spirv.OpEndStreamPrimitive, 0, false, uint32(stream))
}

// ControlBarrier adds an OpControlBarrier.
func (b *Builder) ControlBarrier(execution ID, memory ID, semantics ID) *Inst {
	return b.Emit(spirv.OpControlBarrier, 0, false, uint32(execution), uint32(memory), uint32(semantics))
}

// MemoryBarrier adds an OpMemoryBarrier.
func (b *Builder) MemoryBarrier(memory ID, semantics ID) *Inst {
	return b.Emit(spirv.OpMemoryBarrier, 0, false, uint32(memory), uint32(semantics))
}

// AtomicLoad adds an OpAtomicLoad.
func (b *Builder) AtomicLoad(typ ID, pointer ID, memory ID, semantics ID) ID {
	return b.Emit(spirv.OpAtomicLoad, typ, true, uint32(pointer), uint32(memory), uint32(semantics)).Result
}

// AtomicStore adds an OpAtomicStore.
func (b *Builder) AtomicStore(pointer ID, memory ID, semantics ID, value ID) *Inst {
	return b.Emit(spirv.OpAtomicStore, 0, false, uint32(pointer), uint32(memory), uint32(semantics), uint32(value))
}

// AtomicExchange adds an OpAtomicExchange.
func (b *Builder) AtomicExchange(typ ID, pointer ID, memory ID, semantics ID, value ID) ID {
	return b.Emit(spirv.OpAtomicExchange, typ, true, uint32(pointer), uint32(memory), uint32(semantics), uint32(value)).Result
}

// AtomicCompareExchange adds an OpAtomicCompareExchange.
func (b *Builder) AtomicCompareExchange(typ ID, pointer ID, memory ID, equal ID, unequal ID, value ID, comparator ID) ID {
	return b.Emit(spirv.OpAtomicCompareExchange, typ, true, uint32(pointer), uint32(memory), uint32(equal), uint32(unequal), uint32(value), uint32(comparator)).Result
}

// AtomicCompareExchangeWeak adds an OpAtomicCompareExchangeWeak.
func (b *Builder) AtomicCompareExchangeWeak(typ ID, pointer ID, memory ID, equal ID, unequal ID, value ID, comparator ID) ID {
	return b.Emit(spirv.OpAtomicCompareExchangeWeak, typ, true, uint32(pointer), uint32(memory), uint32(equal), uint32(unequal), uint32(value), uint32(comparator)).Result
}

// AtomicIIncrement adds an OpAtomicIIncrement.
func (b *Builder) AtomicIIncrement(typ ID, pointer ID, memory ID, semantics ID) ID {
	return b.Emit(spirv.OpAtomicIIncrement, typ, true, uint32(pointer), uint32(memory), uint32(semantics)).Result
}

// AtomicIDecrement adds an OpAtomicIDecrement.
func (b *Builder) AtomicIDecrement(typ ID, pointer ID, memory ID, semantics ID) ID {
	return b.Emit(spirv.OpAtomicIDecrement, typ, true, uint32(pointer), uint32(memory), uint32(semantics)).Result
}

// AtomicIAdd adds an OpAtomicIAdd.
func (b *Builder) AtomicIAdd(typ ID, pointer ID, memory ID, semantics ID, value ID) ID {
	return b.Emit(spirv.OpAtomicIAdd, typ, true, uint32(pointer), uint32(memory), uint32(semantics), uint32(value)).Result
}

// AtomicISub adds an OpAtomicISub.
func (b *Builder) AtomicISub(typ ID, pointer ID, memory ID, semantics ID, value ID) ID {
	return b.Emit(spirv.OpAtomicISub, typ, true, uint32(pointer), uint32(memory), uint32(semantics), uint32(value)).Result
}

// AtomicSMin adds an OpAtomicSMin.
func (b *Builder) AtomicSMin(typ ID, pointer ID, memory ID, semantics ID, value ID) ID {
	return b.Emit(spirv.OpAtomicSMin, typ, true, uint32(pointer), uint32(memory), uint32(semantics), uint32(value)).Result
}

// AtomicUMin adds an OpAtomicUMin.
func (b *Builder) AtomicUMin(typ ID, pointer ID, memory ID, semantics ID, value ID) ID {
	return b.Emit(spirv.OpAtomicUMin, typ, true, uint32(pointer), uint32(memory), uint32(semantics), uint32(value)).Result
}

// AtomicSMax adds an OpAtomicSMax.
func (b *Builder) AtomicSMax(typ ID, pointer ID, memory ID, semantics ID, value ID) ID {
	return b.Emit(spirv.OpAtomicSMax, typ, true, uint32(pointer), uint32(memory), uint32(semantics), uint32(value)).Result
}

// AtomicUMax adds an OpAtomicUMax.
func (b *Builder) AtomicUMax(typ ID, pointer ID, memory ID, semantics ID, value ID) ID {
	return b.Emit(spirv.OpAtomicUMax, typ, true, uint32(pointer), uint32(memory), uint32(semantics), uint32(value)).Result
}

// AtomicAnd adds an OpAtomicAnd.
func (b *Builder) AtomicAnd(typ ID, pointer ID, memory ID, semantics ID, value ID) ID {
	return b.Emit(spirv.OpAtomicAnd, typ, true, uint32(pointer), uint32(memory), uint32(semantics), uint32(value)).Result
}

// AtomicOr adds an OpAtomicOr.
func (b *Builder) AtomicOr(typ ID, pointer ID, memory ID, semantics ID, value ID) ID {
	return b.Emit(spirv.OpAtomicOr, typ, true, uint32(pointer), uint32(memory), uint32(semantics), uint32(value)).Result
}

// AtomicXor adds an OpAtomicXor.
func (b *Builder) AtomicXor(typ ID, pointer ID, memory ID, semantics ID, value ID) ID {
	return b.Emit(spirv.OpAtomicXor, typ, true, uint32(pointer), uint32(memory), uint32(semantics), uint32(value)).Result
}

// Phi adds an OpPhi.
func (b *Builder) Phi(typ ID, variable ...ID) ID {
	return b.Emit(spirv.OpPhi, typ, true, words(variable)...).Result
}

// LoopMerge adds an OpLoopMerge.
func (b *Builder) LoopMerge(mergeBlock ID, continueTarget ID, loopControl spirv.LoopControl, params ...uint32) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(mergeBlock))
	w = append(w, uint32(continueTarget))
	w = append(w, uint32(loopControl))
	w = append(w, params...)
	return b.Emit(spirv.OpLoopMerge, 0, false, w...)
}

// SelectionMerge adds an OpSelectionMerge.
func (b *Builder) SelectionMerge(mergeBlock ID, selectionControl spirv.SelectionControl) *Inst {
	return b.Emit(spirv.OpSelectionMerge, 0, false, uint32(mergeBlock), uint32(selectionControl))
}

// Label adds an OpLabel.
func (b *Builder) Label() ID {
	return b.Emit(spirv.OpLabel, 0, true).Result
}

// Branch adds an OpBranch.
func (b *Builder) Branch(targetLabel ID) *Inst {
	return b.Emit(spirv.OpBranch, 0, false, uint32(targetLabel))
}

// BranchConditional adds an OpBranchConditional.
func (b *Builder) BranchConditional(condition ID, trueLabel ID, falseLabel ID, branchWeights ...uint32) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(condition))
	w = append(w, uint32(trueLabel))
	w = append(w, uint32(falseLabel))
	w = append(w, branchWeights...)
	return b.Emit(spirv.OpBranchConditional, 0, false, w...)
}

// Switch adds an OpSwitch.
func (b *Builder) Switch(selector ID, default_ ID, target ...uint32) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(selector))
	w = append(w, uint32(default_))
	w = append(w, target...)
	return b.Emit(spirv.OpSwitch, 0, false, w...)
}

// Kill adds an OpKill.
func (b *Builder) Kill() *Inst {
	return b.Emit(spirv.OpKill, 0, false)
}

// Return adds an OpReturn.
func (b *Builder) Return() *Inst {
	return b.Emit(spirv.OpReturn, 0, false)
}

// ReturnValue adds an OpReturnValue.
func (b *Builder) ReturnValue(value ID) *Inst {
	return b.Emit(spirv.OpReturnValue, 0, false, uint32(value))
}

// Unreachable adds an OpUnreachable.
func (b *Builder) Unreachable() *Inst {
	return b.Emit(spirv.OpUnreachable, 0, false)
}

// LifetimeStart adds an OpLifetimeStart.
func (b *Builder) LifetimeStart(pointer ID, size uint32) *Inst {
	return b.Emit(spirv.OpLifetimeStart, 0, false, uint32(pointer), size)
}

// LifetimeStop adds an OpLifetimeStop.
func (b *Builder) LifetimeStop(pointer ID, size uint32) *Inst {
	return b.Emit(spirv.OpLifetimeStop, 0, false, uint32(pointer), size)
}

// GroupAsyncCopy adds an OpGroupAsyncCopy.
func (b *Builder) GroupAsyncCopy(typ ID, execution ID, destination ID, source ID, numElements ID, stride ID, event ID) ID {
	return b.Emit(spirv.OpGroupAsyncCopy, typ, true, uint32(execution), uint32(destination), uint32(source), uint32(numElements), uint32(stride), uint32(event)).Result
}

// GroupWaitEvents adds an OpGroupWaitEvents.
func (b *Builder) GroupWaitEvents(execution ID, numEvents ID, eventsList ID) *Inst {
	return b.Emit(spirv.OpGroupWaitEvents, 0, false, uint32(execution), uint32(numEvents), uint32(eventsList))
}

// GroupAll adds an OpGroupAll.
func (b *Builder) GroupAll(typ ID, execution ID, predicate ID) ID {
	return b.Emit(spirv.OpGroupAll, typ, true, uint32(execution), uint32(predicate)).Result
}

// GroupAny adds an OpGroupAny.
func (b *Builder) GroupAny(typ ID, execution ID, predicate ID) ID {
	return b.Emit(spirv.OpGroupAny, typ, true, uint32(execution), uint32(predicate)).Result
}

// GroupBroadcast adds an OpGroupBroadcast.
func (b *Builder) GroupBroadcast(typ ID, execution ID, value ID, localId ID) ID {
	return b.Emit(spirv.OpGroupBroadcast, typ, true, uint32(execution), uint32(value), uint32(localId)).Result
}

// GroupIAdd adds an OpGroupIAdd.
func (b *Builder) GroupIAdd(typ ID, execution ID, operation spirv.GroupOperation, x ID) ID {
	return b.Emit(spirv.OpGroupIAdd, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupFAdd adds an OpGroupFAdd.
func (b *Builder) GroupFAdd(typ ID, execution ID, operation spirv.GroupOperation, x ID) ID {
	return b.Emit(spirv.OpGroupFAdd, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupFMin adds an OpGroupFMin.
func (b *Builder) GroupFMin(typ ID, execution ID, operation spirv.GroupOperation, x ID) ID {
	return b.Emit(spirv.OpGroupFMin, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupUMin adds an OpGroupUMin.
func (b *Builder) GroupUMin(typ ID, execution ID, operation spirv.GroupOperation, x ID) ID {
	return b.Emit(spirv.OpGroupUMin, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupSMin adds an OpGroupSMin.
func (b *Builder) GroupSMin(typ ID, execution ID, operation spirv.GroupOperation, x ID) ID {
	return b.Emit(spirv.OpGroupSMin, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupFMax adds an OpGroupFMax.
func (b *Builder) GroupFMax(typ ID, execution ID, operation spirv.GroupOperation, x ID) ID {
	return b.Emit(spirv.OpGroupFMax, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupUMax adds an OpGroupUMax.
func (b *Builder) GroupUMax(typ ID, execution ID, operation spirv.GroupOperation, x ID) ID {
	return b.Emit(spirv.OpGroupUMax, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupSMax adds an OpGroupSMax.
func (b *Builder) GroupSMax(typ ID, execution ID, operation spirv.GroupOperation, x ID) ID {
	return b.Emit(spirv.OpGroupSMax, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// ReadPipe adds an OpReadPipe.
func (b *Builder) ReadPipe(typ ID, pipe ID, pointer ID, packetSize ID, packetAlignment ID) ID {
	return b.Emit(spirv.OpReadPipe, typ, true, uint32(pipe), uint32(pointer), uint32(packetSize), uint32(packetAlignment)).Result
}

// WritePipe adds an OpWritePipe.
func (b *Builder) WritePipe(typ ID, pipe ID, pointer ID, packetSize ID, packetAlignment ID) ID {
	return b.Emit(spirv.OpWritePipe, typ, true, uint32(pipe), uint32(pointer), uint32(packetSize), uint32(packetAlignment)).Result
}

// ReservedReadPipe adds an OpReservedReadPipe.
func (b *Builder) ReservedReadPipe(typ ID, pipe ID, reserveId ID, index ID, pointer ID, packetSize ID, packetAlignment ID) ID {
	return b.Emit(spirv.OpReservedReadPipe, typ, true, uint32(pipe), uint32(reserveId), uint32(index), uint32(pointer), uint32(packetSize), uint32(packetAlignment)).Result
}

// ReservedWritePipe adds an OpReservedWritePipe.
func (b *Builder) ReservedWritePipe(typ ID, pipe ID, reserveId ID, index ID, pointer ID, packetSize ID, packetAlignment ID) ID {
	return b.Emit(spirv.OpReservedWritePipe, typ, true, uint32(pipe), uint32(reserveId), uint32(index), uint32(pointer), uint32(packetSize), uint32(packetAlignment)).Result
}

// ReserveReadPipePackets adds an OpReserveReadPipePackets.
func (b *Builder) ReserveReadPipePackets(typ ID, pipe ID, numPackets ID, packetSize ID, packetAlignment ID) ID {
	return b.Emit(spirv.OpReserveReadPipePackets, typ, true, uint32(pipe), uint32(numPackets), uint32(packetSize), uint32(packetAlignment)).Result
}

// ReserveWritePipePackets adds an OpReserveWritePipePackets.
func (b *Builder) ReserveWritePipePackets(typ ID, pipe ID, numPackets ID, packetSize ID, packetAlignment ID) ID {
	return b.Emit(spirv.OpReserveWritePipePackets, typ, true, uint32(pipe), uint32(numPackets), uint32(packetSize), uint32(packetAlignment)).Result
}

// CommitReadPipe adds an OpCommitReadPipe.
func (b *Builder) CommitReadPipe(pipe ID, reserveId ID, packetSize ID, packetAlignment ID) *Inst {
	return b.Emit(spirv.OpCommitReadPipe, 0, false, uint32(pipe), uint32(reserveId), uint32(packetSize), uint32(packetAlignment))
}

// CommitWritePipe adds an OpCommitWritePipe.
func (b *Builder) CommitWritePipe(pipe ID, reserveId ID, packetSize ID, packetAlignment ID) *Inst {
	return b.Emit(spirv.OpCommitWritePipe, 0, false, uint32(pipe), uint32(reserveId), uint32(packetSize), uint32(packetAlignment))
}

// IsValidReserveId adds an OpIsValidReserveId.
func (b *Builder) IsValidReserveId(typ ID, reserveId ID) ID {
	return b.Emit(spirv.OpIsValidReserveId, typ, true, uint32(reserveId)).Result
}

// GetNumPipePackets adds an OpGetNumPipePackets.
func (b *Builder) GetNumPipePackets(typ ID, pipe ID, packetSize ID, packetAlignment ID) ID {
	return b.Emit(spirv.OpGetNumPipePackets, typ, true, uint32(pipe), uint32(packetSize), uint32(packetAlignment)).Result
}

// GetMaxPipePackets adds an OpGetMaxPipePackets.
func (b *Builder) GetMaxPipePackets(typ ID, pipe ID, packetSize ID, packetAlignment ID) ID {
	return b.Emit(spirv.OpGetMaxPipePackets, typ, true, uint32(pipe), uint32(packetSize), uint32(packetAlignment)).Result
}

// GroupReserveReadPipePackets adds an OpGroupReserveReadPipePackets.
func (b *Builder) GroupReserveReadPipePackets(typ ID, execution ID, pipe ID, numPackets ID, packetSize ID, packetAlignment ID) ID {
	return b.Emit(spirv.OpGroupReserveReadPipePackets, typ, true, uint32(execution), uint32(pipe), uint32(numPackets), uint32(packetSize), uint32(packetAlignment)).Result
}

// GroupReserveWritePipePackets adds an OpGroupReserveWritePipePackets.
func (b *Builder) GroupReserveWritePipePackets(typ ID, execution ID, pipe ID, numPackets ID, packetSize ID, packetAlignment ID) ID {
	return b.Emit(spirv.OpGroupReserveWritePipePackets, typ, true, uint32(execution), uint32(pipe), uint32(numPackets), uint32(packetSize), uint32(packetAlignment)).Result
}

// GroupCommitReadPipe adds an OpGroupCommitReadPipe.
func (b *Builder) GroupCommitReadPipe(execution ID, pipe ID, reserveId ID, packetSize ID, packetAlignment ID) *Inst {
	return b.Emit(spirv.OpGroupCommitReadPipe, 0, false, uint32(execution), uint32(pipe), uint32(reserveId), uint32(packetSize), uint32(packetAlignment))
}

// GroupCommitWritePipe adds an OpGroupCommitWritePipe.
func (b *Builder) GroupCommitWritePipe(execution ID, pipe ID, reserveId ID, packetSize ID, packetAlignment ID) *Inst {
	return b.Emit(spirv.OpGroupCommitWritePipe, 0, false, uint32(execution), uint32(pipe), uint32(reserveId), uint32(packetSize), uint32(packetAlignment))
}

// EnqueueMarker adds an OpEnqueueMarker.
func (b *Builder) EnqueueMarker(typ ID, queue ID, numEvents ID, waitEvents ID, retEvent ID) ID {
	return b.Emit(spirv.OpEnqueueMarker, typ, true, uint32(queue), uint32(numEvents), uint32(waitEvents), uint32(retEvent)).Result
}

// EnqueueKernel adds an OpEnqueueKernel.
func (b *Builder) EnqueueKernel(typ ID, queue ID, flags ID, nDRange ID, numEvents ID, waitEvents ID, retEvent ID, invoke ID, param ID, paramSize ID, paramAlign ID, localSize ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(queue))
	w = append(w, uint32(flags))
	w = append(w, uint32(nDRange))
	w = append(w, uint32(numEvents))
	w = append(w, uint32(waitEvents))
	w = append(w, uint32(retEvent))
	w = append(w, uint32(invoke))
	w = append(w, uint32(param))
	w = append(w, uint32(paramSize))
	w = append(w, uint32(paramAlign))
	w = append(w, words(localSize)...)
	return b.Emit(spirv.OpEnqueueKernel, typ, true, w...).Result
}

// GetKernelNDrangeSubGroupCount adds an OpGetKernelNDrangeSubGroupCount.
func (b *Builder) GetKernelNDrangeSubGroupCount(typ ID, nDRange ID, invoke ID, param ID, paramSize ID, paramAlign ID) ID {
	return b.Emit(spirv.OpGetKernelNDrangeSubGroupCount, typ, true, uint32(nDRange), uint32(invoke), uint32(param), uint32(paramSize), uint32(paramAlign)).Result
}

// GetKernelNDrangeMaxSubGroupSize adds an OpGetKernelNDrangeMaxSubGroupSize.
func (b *Builder) GetKernelNDrangeMaxSubGroupSize(typ ID, nDRange ID, invoke ID, param ID, paramSize ID, paramAlign ID) ID {
	return b.Emit(spirv.OpGetKernelNDrangeMaxSubGroupSize, typ, true, uint32(nDRange), uint32(invoke), uint32(param), uint32(paramSize), uint32(paramAlign)).Result
}

// GetKernelWorkGroupSize adds an OpGetKernelWorkGroupSize.
func (b *Builder) GetKernelWorkGroupSize(typ ID, invoke ID, param ID, paramSize ID, paramAlign ID) ID {
	return b.Emit(spirv.OpGetKernelWorkGroupSize, typ, true, uint32(invoke), uint32(param), uint32(paramSize), uint32(paramAlign)).Result
}

// GetKernelPreferredWorkGroupSizeMultiple adds an OpGetKernelPreferredWorkGroupSizeMultiple.
func (b *Builder) GetKernelPreferredWorkGroupSizeMultiple(typ ID, invoke ID, param ID, paramSize ID, paramAlign ID) ID {
	return b.Emit(spirv.OpGetKernelPreferredWorkGroupSizeMultiple, typ, true, uint32(invoke), uint32(param), uint32(paramSize), uint32(paramAlign)).Result
}

// RetainEvent adds an OpRetainEvent.
func (b *Builder) RetainEvent(event ID) *Inst {
	return b.Emit(spirv.OpRetainEvent, 0, false, uint32(event))
}

// ReleaseEvent adds an OpReleaseEvent.
func (b *Builder) ReleaseEvent(event ID) *Inst {
	return b.Emit(spirv.OpReleaseEvent, 0, false, uint32(event))
}

// CreateUserEvent adds an OpCreateUserEvent.
func (b *Builder) CreateUserEvent(typ ID) ID {
	return b.Emit(spirv.OpCreateUserEvent, typ, true).Result
}

// IsValidEvent adds an OpIsValidEvent.
func (b *Builder) IsValidEvent(typ ID, event ID) ID {
	return b.Emit(spirv.OpIsValidEvent, typ, true, uint32(event)).Result
}

// SetUserEventStatus adds an OpSetUserEventStatus.
func (b *Builder) SetUserEventStatus(event ID, status ID) *Inst {
	return b.Emit(spirv.OpSetUserEventStatus, 0, false, uint32(event), uint32(status))
}

// CaptureEventProfilingInfo adds an OpCaptureEventProfilingInfo.
func (b *Builder) CaptureEventProfilingInfo(event ID, profilingInfo ID, value ID) *Inst {
	return b.Emit(spirv.OpCaptureEventProfilingInfo, 0, false, uint32(event), uint32(profilingInfo), uint32(value))
}

// GetDefaultQueue adds an OpGetDefaultQueue.
func (b *Builder) GetDefaultQueue(typ ID) ID {
	return b.Emit(spirv.OpGetDefaultQueue, typ, true).Result
}

// BuildNDRange adds an OpBuildNDRange.
func (b *Builder) BuildNDRange(typ ID, globalWorkSize ID, localWorkSize ID, globalWorkOffset ID) ID {
	return b.Emit(spirv.OpBuildNDRange, typ, true, uint32(globalWorkSize), uint32(localWorkSize), uint32(globalWorkOffset)).Result
}

// ImageSparseSampleImplicitLod adds an OpImageSparseSampleImplicitLod.
func (b *Builder) ImageSparseSampleImplicitLod(typ ID, sampledImage ID, coordinate ID, imageOperands ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, imageOperands...)
	return b.Emit(spirv.OpImageSparseSampleImplicitLod, typ, true, w...).Result
}

// ImageSparseSampleExplicitLod adds an OpImageSparseSampleExplicitLod.
func (b *Builder) ImageSparseSampleExplicitLod(typ ID, sampledImage ID, coordinate ID, imageOperands spirv.ImageOperands, params ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, uint32(imageOperands))
	w = append(w, params...)
	return b.Emit(spirv.OpImageSparseSampleExplicitLod, typ, true, w...).Result
}

// ImageSparseSampleDrefImplicitLod adds an OpImageSparseSampleDrefImplicitLod.
func (b *Builder) ImageSparseSampleDrefImplicitLod(typ ID, sampledImage ID, coordinate ID, dRef ID, imageOperands ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, uint32(dRef))
	w = append(w, imageOperands...)
	return b.Emit(spirv.OpImageSparseSampleDrefImplicitLod, typ, true, w...).Result
}

// ImageSparseSampleDrefExplicitLod adds an OpImageSparseSampleDrefExplicitLod.
func (b *Builder) ImageSparseSampleDrefExplicitLod(typ ID, sampledImage ID, coordinate ID, dRef ID, imageOperands spirv.ImageOperands, params ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, uint32(dRef))
	w = append(w, uint32(imageOperands))
	w = append(w, params...)
	return b.Emit(spirv.OpImageSparseSampleDrefExplicitLod, typ, true, w...).Result
}

// ImageSparseSampleProjImplicitLod adds an OpImageSparseSampleProjImplicitLod.
func (b *Builder) ImageSparseSampleProjImplicitLod(typ ID, sampledImage ID, coordinate ID, imageOperands ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, imageOperands...)
	return b.Emit(spirv.OpImageSparseSampleProjImplicitLod, typ, true, w...).Result
}

// ImageSparseSampleProjExplicitLod adds an OpImageSparseSampleProjExplicitLod.
func (b *Builder) ImageSparseSampleProjExplicitLod(typ ID, sampledImage ID, coordinate ID, imageOperands spirv.ImageOperands, params ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, uint32(imageOperands))
	w = append(w, params...)
	return b.Emit(spirv.OpImageSparseSampleProjExplicitLod, typ, true, w...).Result
}

// ImageSparseSampleProjDrefImplicitLod adds an OpImageSparseSampleProjDrefImplicitLod.
func (b *Builder) ImageSparseSampleProjDrefImplicitLod(typ ID, sampledImage ID, coordinate ID, dRef ID, imageOperands ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, uint32(dRef))
	w = append(w, imageOperands...)
	return b.Emit(spirv.OpImageSparseSampleProjDrefImplicitLod, typ, true, w...).Result
}

// ImageSparseSampleProjDrefExplicitLod adds an OpImageSparseSampleProjDrefExplicitLod.
func (b *Builder) ImageSparseSampleProjDrefExplicitLod(typ ID, sampledImage ID, coordinate ID, dRef ID, imageOperands spirv.ImageOperands, params ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, uint32(dRef))
	w = append(w, uint32(imageOperands))
	w = append(w, params...)
	return b.Emit(spirv.OpImageSparseSampleProjDrefExplicitLod, typ, true, w...).Result
}

// ImageSparseFetch adds an OpImageSparseFetch.
func (b *Builder) ImageSparseFetch(typ ID, image ID, coordinate ID, imageOperands ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(image))
	w = append(w, uint32(coordinate))
	w = append(w, imageOperands...)
	return b.Emit(spirv.OpImageSparseFetch, typ, true, w...).Result
}

// ImageSparseGather adds an OpImageSparseGather.
func (b *Builder) ImageSparseGather(typ ID, sampledImage ID, coordinate ID, component ID, imageOperands ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, uint32(component))
	w = append(w, imageOperands...)
	return b.Emit(spirv.OpImageSparseGather, typ, true, w...).Result
}

// ImageSparseDrefGather adds an OpImageSparseDrefGather.
func (b *Builder) ImageSparseDrefGather(typ ID, sampledImage ID, coordinate ID, dRef ID, imageOperands ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, uint32(dRef))
	w = append(w, imageOperands...)
	return b.Emit(spirv.OpImageSparseDrefGather, typ, true, w...).Result
}

// ImageSparseTexelsResident adds an OpImageSparseTexelsResident.
func (b *Builder) ImageSparseTexelsResident(typ ID, residentCode ID) ID {
	return b.Emit(spirv.OpImageSparseTexelsResident, typ, true, uint32(residentCode)).Result
}

// NoLine adds an OpNoLine.
func (b *Builder) NoLine() *Inst {
	return b.Emit(spirv.OpNoLine, 0, false)
}

// AtomicFlagTestAndSet adds an OpAtomicFlagTestAndSet.
func (b *Builder) AtomicFlagTestAndSet(typ ID, pointer ID, memory ID, semantics ID) ID {
	return b.Emit(spirv.OpAtomicFlagTestAndSet, typ, true, uint32(pointer), uint32(memory), uint32(semantics)).Result
}

// AtomicFlagClear adds an OpAtomicFlagClear.
func (b *Builder) AtomicFlagClear(pointer ID, memory ID, semantics ID) *Inst {
	return b.Emit(spirv.OpAtomicFlagClear, 0, false, uint32(pointer), uint32(memory), uint32(semantics))
}

// ImageSparseRead adds an OpImageSparseRead.
func (b *Builder) ImageSparseRead(typ ID, image ID, coordinate ID, imageOperands ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(image))
	w = append(w, uint32(coordinate))
	w = append(w, imageOperands...)
	return b.Emit(spirv.OpImageSparseRead, typ, true, w...).Result
}

// SizeOf adds an OpSizeOf.
func (b *Builder) SizeOf(typ ID, pointer ID) ID {
	return b.Emit(spirv.OpSizeOf, typ, true, uint32(pointer)).Result
}

// TypePipeStorage adds an OpTypePipeStorage.
func (b *Builder) TypePipeStorage() ID {
	return b.Emit(spirv.OpTypePipeStorage, 0, true).Result
}

// ConstantPipeStorage adds an OpConstantPipeStorage.
func (b *Builder) ConstantPipeStorage(typ ID, packetSize uint32, packetAlignment uint32, capacity uint32) ID {
	return b.Emit(spirv.OpConstantPipeStorage, typ, true, packetSize, packetAlignment, capacity).Result
}

// CreatePipeFromPipeStorage adds an OpCreatePipeFromPipeStorage.
func (b *Builder) CreatePipeFromPipeStorage(typ ID, pipeStorage ID) ID {
	return b.Emit(spirv.OpCreatePipeFromPipeStorage, typ, true, uint32(pipeStorage)).Result
}

// GetKernelLocalSizeForSubgroupCount adds an OpGetKernelLocalSizeForSubgroupCount.
func (b *Builder) GetKernelLocalSizeForSubgroupCount(typ ID, subgroupCount ID, invoke ID, param ID, paramSize ID, paramAlign ID) ID {
	return b.Emit(spirv.OpGetKernelLocalSizeForSubgroupCount, typ, true, uint32(subgroupCount), uint32(invoke), uint32(param), uint32(paramSize), uint32(paramAlign)).Result
}

// GetKernelMaxNumSubgroups adds an OpGetKernelMaxNumSubgroups.
func (b *Builder) GetKernelMaxNumSubgroups(typ ID, invoke ID, param ID, paramSize ID, paramAlign ID) ID {
	return b.Emit(spirv.OpGetKernelMaxNumSubgroups, typ, true, uint32(invoke), uint32(param), uint32(paramSize), uint32(paramAlign)).Result
}

// TypeNamedBarrier adds an OpTypeNamedBarrier.
func (b *Builder) TypeNamedBarrier() ID {
	return b.Emit(spirv.OpTypeNamedBarrier, 0, true).Result
}

// NamedBarrierInitialize adds an OpNamedBarrierInitialize.
func (b *Builder) NamedBarrierInitialize(typ ID, subgroupCount ID) ID {
	return b.Emit(spirv.OpNamedBarrierInitialize, typ, true, uint32(subgroupCount)).Result
}

// MemoryNamedBarrier adds an OpMemoryNamedBarrier.
func (b *Builder) MemoryNamedBarrier(namedBarrier ID, memory ID, semantics ID) *Inst {
	return b.Emit(spirv.OpMemoryNamedBarrier, 0, false, uint32(namedBarrier), uint32(memory), uint32(semantics))
}

// ModuleProcessed adds an OpModuleProcessed.
func (b *Builder) ModuleProcessed(process string) *Inst {
	return b.Emit(spirv.OpModuleProcessed, 0, false, spirv.AppendString(nil, process)...)
}

// ExecutionModeId adds an OpExecutionModeId.
func (b *Builder) ExecutionModeId(entryPoint ID, mode spirv.ExecutionMode, params ...uint32) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(entryPoint))
	w = append(w, uint32(mode))
	w = append(w, params...)
	return b.Emit(spirv.OpExecutionModeId, 0, false, w...)
}

// DecorateId adds an OpDecorateId.
func (b *Builder) DecorateId(target ID, decoration spirv.Decoration, params ...uint32) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(target))
	w = append(w, uint32(decoration))
	w = append(w, params...)
	return b.Emit(spirv.OpDecorateId, 0, false, w...)
}

// GroupNonUniformElect adds an OpGroupNonUniformElect.
func (b *Builder) GroupNonUniformElect(typ ID, execution ID) ID {
	return b.Emit(spirv.OpGroupNonUniformElect, typ, true, uint32(execution)).Result
}

// GroupNonUniformAll adds an OpGroupNonUniformAll.
func (b *Builder) GroupNonUniformAll(typ ID, execution ID, predicate ID) ID {
	return b.Emit(spirv.OpGroupNonUniformAll, typ, true, uint32(execution), uint32(predicate)).Result
}

// GroupNonUniformAny adds an OpGroupNonUniformAny.
func (b *Builder) GroupNonUniformAny(typ ID, execution ID, predicate ID) ID {
	return b.Emit(spirv.OpGroupNonUniformAny, typ, true, uint32(execution), uint32(predicate)).Result
}

// GroupNonUniformAllEqual adds an OpGroupNonUniformAllEqual.
func (b *Builder) GroupNonUniformAllEqual(typ ID, execution ID, value ID) ID {
	return b.Emit(spirv.OpGroupNonUniformAllEqual, typ, true, uint32(execution), uint32(value)).Result
}

// GroupNonUniformBroadcast adds an OpGroupNonUniformBroadcast.
func (b *Builder) GroupNonUniformBroadcast(typ ID, execution ID, value ID, invocationId ID) ID {
	return b.Emit(spirv.OpGroupNonUniformBroadcast, typ, true, uint32(execution), uint32(value), uint32(invocationId)).Result
}

// GroupNonUniformBroadcastFirst adds an OpGroupNonUniformBroadcastFirst.
func (b *Builder) GroupNonUniformBroadcastFirst(typ ID, execution ID, value ID) ID {
	return b.Emit(spirv.OpGroupNonUniformBroadcastFirst, typ, true, uint32(execution), uint32(value)).Result
}

// GroupNonUniformBallot adds an OpGroupNonUniformBallot.
func (b *Builder) GroupNonUniformBallot(typ ID, execution ID, predicate ID) ID {
	return b.Emit(spirv.OpGroupNonUniformBallot, typ, true, uint32(execution), uint32(predicate)).Result
}

// GroupNonUniformInverseBallot adds an OpGroupNonUniformInverseBallot.
func (b *Builder) GroupNonUniformInverseBallot(typ ID, execution ID, value ID) ID {
	return b.Emit(spirv.OpGroupNonUniformInverseBallot, typ, true, uint32(execution), uint32(value)).Result
}

// GroupNonUniformBallotBitExtract adds an OpGroupNonUniformBallotBitExtract.
func (b *Builder) GroupNonUniformBallotBitExtract(typ ID, execution ID, value ID, index ID) ID {
	return b.Emit(spirv.OpGroupNonUniformBallotBitExtract, typ, true, uint32(execution), uint32(value), uint32(index)).Result
}

// GroupNonUniformBallotBitCount adds an OpGroupNonUniformBallotBitCount.
func (b *Builder) GroupNonUniformBallotBitCount(typ ID, execution ID, operation spirv.GroupOperation, value ID) ID {
	return b.Emit(spirv.OpGroupNonUniformBallotBitCount, typ, true, uint32(execution), uint32(operation), uint32(value)).Result
}

// GroupNonUniformBallotFindLSB adds an OpGroupNonUniformBallotFindLSB.
func (b *Builder) GroupNonUniformBallotFindLSB(typ ID, execution ID, value ID) ID {
	return b.Emit(spirv.OpGroupNonUniformBallotFindLSB, typ, true, uint32(execution), uint32(value)).Result
}

// GroupNonUniformBallotFindMSB adds an OpGroupNonUniformBallotFindMSB.
func (b *Builder) GroupNonUniformBallotFindMSB(typ ID, execution ID, value ID) ID {
	return b.Emit(spirv.OpGroupNonUniformBallotFindMSB, typ, true, uint32(execution), uint32(value)).Result
}

// GroupNonUniformShuffle adds an OpGroupNonUniformShuffle.
func (b *Builder) GroupNonUniformShuffle(typ ID, execution ID, value ID, invocationId ID) ID {
	return b.Emit(spirv.OpGroupNonUniformShuffle, typ, true, uint32(execution), uint32(value), uint32(invocationId)).Result
}

// GroupNonUniformShuffleXor adds an OpGroupNonUniformShuffleXor.
func (b *Builder) GroupNonUniformShuffleXor(typ ID, execution ID, value ID, mask ID) ID {
	return b.Emit(spirv.OpGroupNonUniformShuffleXor, typ, true, uint32(execution), uint32(value), uint32(mask)).Result
}

// GroupNonUniformShuffleUp adds an OpGroupNonUniformShuffleUp.
func (b *Builder) GroupNonUniformShuffleUp(typ ID, execution ID, value ID, delta ID) ID {
	return b.Emit(spirv.OpGroupNonUniformShuffleUp, typ, true, uint32(execution), uint32(value), uint32(delta)).Result
}

// GroupNonUniformShuffleDown adds an OpGroupNonUniformShuffleDown.
func (b *Builder) GroupNonUniformShuffleDown(typ ID, execution ID, value ID, delta ID) ID {
	return b.Emit(spirv.OpGroupNonUniformShuffleDown, typ, true, uint32(execution), uint32(value), uint32(delta)).Result
}

// GroupNonUniformIAdd adds an OpGroupNonUniformIAdd.
func (b *Builder) GroupNonUniformIAdd(typ ID, execution ID, operation spirv.GroupOperation, value ID, clusterSize ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(execution))
	w = append(w, uint32(operation))
	w = append(w, uint32(value))
	w = append(w, words(clusterSize)...)
	return b.Emit(spirv.OpGroupNonUniformIAdd, typ, true, w...).Result
}

// GroupNonUniformFAdd adds an OpGroupNonUniformFAdd.
func (b *Builder) GroupNonUniformFAdd(typ ID, execution ID, operation spirv.GroupOperation, value ID, clusterSize ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(execution))
	w = append(w, uint32(operation))
	w = append(w, uint32(value))
	w = append(w, words(clusterSize)...)
	return b.Emit(spirv.OpGroupNonUniformFAdd, typ, true, w...).Result
}

// GroupNonUniformIMul adds an OpGroupNonUniformIMul.
func (b *Builder) GroupNonUniformIMul(typ ID, execution ID, operation spirv.GroupOperation, value ID, clusterSize ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(execution))
	w = append(w, uint32(operation))
	w = append(w, uint32(value))
	w = append(w, words(clusterSize)...)
	return b.Emit(spirv.OpGroupNonUniformIMul, typ, true, w...).Result
}

// GroupNonUniformFMul adds an OpGroupNonUniformFMul.
func (b *Builder) GroupNonUniformFMul(typ ID, execution ID, operation spirv.GroupOperation, value ID, clusterSize ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(execution))
	w = append(w, uint32(operation))
	w = append(w, uint32(value))
	w = append(w, words(clusterSize)...)
	return b.Emit(spirv.OpGroupNonUniformFMul, typ, true, w...).Result
}

// GroupNonUniformSMin adds an OpGroupNonUniformSMin.
func (b *Builder) GroupNonUniformSMin(typ ID, execution ID, operation spirv.GroupOperation, value ID, clusterSize ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(execution))
	w = append(w, uint32(operation))
	w = append(w, uint32(value))
	w = append(w, words(clusterSize)...)
	return b.Emit(spirv.OpGroupNonUniformSMin, typ, true, w...).Result
}

// GroupNonUniformUMin adds an OpGroupNonUniformUMin.
func (b *Builder) GroupNonUniformUMin(typ ID, execution ID, operation spirv.GroupOperation, value ID, clusterSize ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(execution))
	w = append(w, uint32(operation))
	w = append(w, uint32(value))
	w = append(w, words(clusterSize)...)
	return b.Emit(spirv.OpGroupNonUniformUMin, typ, true, w...).Result
}

// GroupNonUniformFMin adds an OpGroupNonUniformFMin.
func (b *Builder) GroupNonUniformFMin(typ ID, execution ID, operation spirv.GroupOperation, value ID, clusterSize ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(execution))
	w = append(w, uint32(operation))
	w = append(w, uint32(value))
	w = append(w, words(clusterSize)...)
	return b.Emit(spirv.OpGroupNonUniformFMin, typ, true, w...).Result
}

// GroupNonUniformSMax adds an OpGroupNonUniformSMax.
func (b *Builder) GroupNonUniformSMax(typ ID, execution ID, operation spirv.GroupOperation, value ID, clusterSize ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(execution))
	w = append(w, uint32(operation))
	w = append(w, uint32(value))
	w = append(w, words(clusterSize)...)
	return b.Emit(spirv.OpGroupNonUniformSMax, typ, true, w...).Result
}

// GroupNonUniformUMax adds an OpGroupNonUniformUMax.
func (b *Builder) GroupNonUniformUMax(typ ID, execution ID, operation spirv.GroupOperation, value ID, clusterSize ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(execution))
	w = append(w, uint32(operation))
	w = append(w, uint32(value))
	w = append(w, words(clusterSize)...)
	return b.Emit(spirv.OpGroupNonUniformUMax, typ, true, w...).Result
}

// GroupNonUniformFMax adds an OpGroupNonUniformFMax.
func (b *Builder) GroupNonUniformFMax(typ ID, execution ID, operation spirv.GroupOperation, value ID, clusterSize ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(execution))
	w = append(w, uint32(operation))
	w = append(w, uint32(value))
	w = append(w, words(clusterSize)...)
	return b.Emit(spirv.OpGroupNonUniformFMax, typ, true, w...).Result
}

// GroupNonUniformBitwiseAnd adds an OpGroupNonUniformBitwiseAnd.
func (b *Builder) GroupNonUniformBitwiseAnd(typ ID, execution ID, operation spirv.GroupOperation, value ID, clusterSize ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(execution))
	w = append(w, uint32(operation))
	w = append(w, uint32(value))
	w = append(w, words(clusterSize)...)
	return b.Emit(spirv.OpGroupNonUniformBitwiseAnd, typ, true, w...).Result
}

// GroupNonUniformBitwiseOr adds an OpGroupNonUniformBitwiseOr.
func (b *Builder) GroupNonUniformBitwiseOr(typ ID, execution ID, operation spirv.GroupOperation, value ID, clusterSize ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(execution))
	w = append(w, uint32(operation))
	w = append(w, uint32(value))
	w = append(w, words(clusterSize)...)
	return b.Emit(spirv.OpGroupNonUniformBitwiseOr, typ, true, w...).Result
}

// GroupNonUniformBitwiseXor adds an OpGroupNonUniformBitwiseXor.
func (b *Builder) GroupNonUniformBitwiseXor(typ ID, execution ID, operation spirv.GroupOperation, value ID, clusterSize ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(execution))
	w = append(w, uint32(operation))
	w = append(w, uint32(value))
	w = append(w, words(clusterSize)...)
	return b.Emit(spirv.OpGroupNonUniformBitwiseXor, typ, true, w...).Result
}

// GroupNonUniformLogicalAnd adds an OpGroupNonUniformLogicalAnd.
func (b *Builder) GroupNonUniformLogicalAnd(typ ID, execution ID, operation spirv.GroupOperation, value ID, clusterSize ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(execution))
	w = append(w, uint32(operation))
	w = append(w, uint32(value))
	w = append(w, words(clusterSize)...)
	return b.Emit(spirv.OpGroupNonUniformLogicalAnd, typ, true, w...).Result
}

// GroupNonUniformLogicalOr adds an OpGroupNonUniformLogicalOr.
func (b *Builder) GroupNonUniformLogicalOr(typ ID, execution ID, operation spirv.GroupOperation, value ID, clusterSize ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(execution))
	w = append(w, uint32(operation))
	w = append(w, uint32(value))
	w = append(w, words(clusterSize)...)
	return b.Emit(spirv.OpGroupNonUniformLogicalOr, typ, true, w...).Result
}

// GroupNonUniformLogicalXor adds an OpGroupNonUniformLogicalXor.
func (b *Builder) GroupNonUniformLogicalXor(typ ID, execution ID, operation spirv.GroupOperation, value ID, clusterSize ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(execution))
	w = append(w, uint32(operation))
	w = append(w, uint32(value))
	w = append(w, words(clusterSize)...)
	return b.Emit(spirv.OpGroupNonUniformLogicalXor, typ, true, w...).Result
}

// GroupNonUniformQuadBroadcast adds an OpGroupNonUniformQuadBroadcast.
func (b *Builder) GroupNonUniformQuadBroadcast(typ ID, execution ID, value ID, index ID) ID {
	return b.Emit(spirv.OpGroupNonUniformQuadBroadcast, typ, true, uint32(execution), uint32(value), uint32(index)).Result
}

// GroupNonUniformQuadSwap adds an OpGroupNonUniformQuadSwap.
func (b *Builder) GroupNonUniformQuadSwap(typ ID, execution ID, value ID, direction ID) ID {
	return b.Emit(spirv.OpGroupNonUniformQuadSwap, typ, true, uint32(execution), uint32(value), uint32(direction)).Result
}

// CopyLogical adds an OpCopyLogical.
func (b *Builder) CopyLogical(typ ID, operand ID) ID {
	return b.Emit(spirv.OpCopyLogical, typ, true, uint32(operand)).Result
}

// PtrEqual adds an OpPtrEqual.
func (b *Builder) PtrEqual(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpPtrEqual, typ, true, uint32(operand), uint32(operand2)).Result
}

// PtrNotEqual adds an OpPtrNotEqual.
func (b *Builder) PtrNotEqual(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpPtrNotEqual, typ, true, uint32(operand), uint32(operand2)).Result
}

// PtrDiff adds an OpPtrDiff.
func (b *Builder) PtrDiff(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpPtrDiff, typ, true, uint32(operand), uint32(operand2)).Result
}

// ColorAttachmentReadEXT adds an OpColorAttachmentReadEXT.
func (b *Builder) ColorAttachmentReadEXT(typ ID, attachment ID, sample ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(attachment))
	w = append(w, words(sample)...)
	return b.Emit(spirv.OpColorAttachmentReadEXT, typ, true, w...).Result
}

// DepthAttachmentReadEXT adds an OpDepthAttachmentReadEXT.
func (b *Builder) DepthAttachmentReadEXT(typ ID, sample ...ID) ID {
	return b.Emit(spirv.OpDepthAttachmentReadEXT, typ, true, words(sample)...).Result
}

// StencilAttachmentReadEXT adds an OpStencilAttachmentReadEXT.
func (b *Builder) StencilAttachmentReadEXT(typ ID, sample ...ID) ID {
	return b.Emit(spirv.OpStencilAttachmentReadEXT, typ, true, words(sample)...).Result
}

// TypeTensorARM adds an OpTypeTensorARM.
func (b *Builder) TypeTensorARM(elementType ID, rank ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(elementType))
	w = append(w, words(rank)...)
	return b.Emit(spirv.OpTypeTensorARM, 0, true, w...).Result
}

// TensorReadARM adds an OpTensorReadARM.
func (b *Builder) TensorReadARM(typ ID, tensor ID, coordinates ID, tensorOperands ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(tensor))
	w = append(w, uint32(coordinates))
	w = append(w, tensorOperands...)
	return b.Emit(spirv.OpTensorReadARM, typ, true, w...).Result
}

// TensorWriteARM adds an OpTensorWriteARM.
func (b *Builder) TensorWriteARM(tensor ID, coordinates ID, object ID, tensorOperands ...uint32) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(tensor))
	w = append(w, uint32(coordinates))
	w = append(w, uint32(object))
	w = append(w, tensorOperands...)
	return b.Emit(spirv.OpTensorWriteARM, 0, false, w...)
}

// TensorQuerySizeARM adds an OpTensorQuerySizeARM.
func (b *Builder) TensorQuerySizeARM(typ ID, tensor ID, dimension ID) ID {
	return b.Emit(spirv.OpTensorQuerySizeARM, typ, true, uint32(tensor), uint32(dimension)).Result
}

// GraphConstantARM adds an OpGraphConstantARM.
func (b *Builder) GraphConstantARM(typ ID, graphConstantID uint32) ID {
	return b.Emit(spirv.OpGraphConstantARM, typ, true, graphConstantID).Result
}

// GraphEntryPointARM adds an OpGraphEntryPointARM.
func (b *Builder) GraphEntryPointARM(graph ID, name string, interface_ ...ID) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(graph))
	w = append(w, spirv.AppendString(nil, name)...)
	w = append(w, words(interface_)...)
	return b.Emit(spirv.OpGraphEntryPointARM, 0, false, w...)
}

// GraphARM adds an OpGraphARM.
func (b *Builder) GraphARM(typ ID) ID {
	return b.Emit(spirv.OpGraphARM, typ, true).Result
}

// GraphInputARM adds an OpGraphInputARM.
func (b *Builder) GraphInputARM(typ ID, inputIndex ID, elementIndex ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(inputIndex))
	w = append(w, words(elementIndex)...)
	return b.Emit(spirv.OpGraphInputARM, typ, true, w...).Result
}

// GraphSetOutputARM adds an OpGraphSetOutputARM.
func (b *Builder) GraphSetOutputARM(value ID, outputIndex ID, elementIndex ...ID) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(value))
	w = append(w, uint32(outputIndex))
	w = append(w, words(elementIndex)...)
	return b.Emit(spirv.OpGraphSetOutputARM, 0, false, w...)
}

// GraphEndARM adds an OpGraphEndARM.
func (b *Builder) GraphEndARM() *Inst {
	return b.Emit(spirv.OpGraphEndARM, 0, false)
}

// TypeGraphARM adds an OpTypeGraphARM.
func (b *Builder) TypeGraphARM(numInputs uint32, inOutTypes ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, numInputs)
	w = append(w, words(inOutTypes)...)
	return b.Emit(spirv.OpTypeGraphARM, 0, true, w...).Result
}

// BitcastExtractEXT adds an OpBitcastExtractEXT.
func (b *Builder) BitcastExtractEXT(typ ID, base ID, offset ID) ID {
	return b.Emit(spirv.OpBitcastExtractEXT, typ, true, uint32(base), uint32(offset)).Result
}

// TerminateInvocation adds an OpTerminateInvocation.
func (b *Builder) TerminateInvocation() *Inst {
	return b.Emit(spirv.OpTerminateInvocation, 0, false)
}

// TypeUntypedPointerKHR adds an OpTypeUntypedPointerKHR.
func (b *Builder) TypeUntypedPointerKHR(storageClass spirv.StorageClass) ID {
	return b.Emit(spirv.OpTypeUntypedPointerKHR, 0, true, uint32(storageClass)).Result
}

// UntypedVariableKHR adds an OpUntypedVariableKHR.
func (b *Builder) UntypedVariableKHR(typ ID, storageClass spirv.StorageClass, dataType ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(storageClass))
	w = append(w, words(dataType)...)
	return b.Emit(spirv.OpUntypedVariableKHR, typ, true, w...).Result
}

// UntypedAccessChainKHR adds an OpUntypedAccessChainKHR.
func (b *Builder) UntypedAccessChainKHR(typ ID, baseType ID, base ID, indexes ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(baseType))
	w = append(w, uint32(base))
	w = append(w, words(indexes)...)
	return b.Emit(spirv.OpUntypedAccessChainKHR, typ, true, w...).Result
}

// UntypedInBoundsAccessChainKHR adds an OpUntypedInBoundsAccessChainKHR.
func (b *Builder) UntypedInBoundsAccessChainKHR(typ ID, baseType ID, base ID, indexes ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(baseType))
	w = append(w, uint32(base))
	w = append(w, words(indexes)...)
	return b.Emit(spirv.OpUntypedInBoundsAccessChainKHR, typ, true, w...).Result
}

// SubgroupBallotKHR adds an OpSubgroupBallotKHR.
func (b *Builder) SubgroupBallotKHR(typ ID, predicate ID) ID {
	return b.Emit(spirv.OpSubgroupBallotKHR, typ, true, uint32(predicate)).Result
}

// SubgroupFirstInvocationKHR adds an OpSubgroupFirstInvocationKHR.
func (b *Builder) SubgroupFirstInvocationKHR(typ ID, value ID) ID {
	return b.Emit(spirv.OpSubgroupFirstInvocationKHR, typ, true, uint32(value)).Result
}

// UntypedPtrAccessChainKHR adds an OpUntypedPtrAccessChainKHR.
func (b *Builder) UntypedPtrAccessChainKHR(typ ID, baseType ID, base ID, element ID, indexes ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(baseType))
	w = append(w, uint32(base))
	w = append(w, uint32(element))
	w = append(w, words(indexes)...)
	return b.Emit(spirv.OpUntypedPtrAccessChainKHR, typ, true, w...).Result
}

// UntypedInBoundsPtrAccessChainKHR adds an OpUntypedInBoundsPtrAccessChainKHR.
func (b *Builder) UntypedInBoundsPtrAccessChainKHR(typ ID, baseType ID, base ID, element ID, indexes ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(baseType))
	w = append(w, uint32(base))
	w = append(w, uint32(element))
	w = append(w, words(indexes)...)
	return b.Emit(spirv.OpUntypedInBoundsPtrAccessChainKHR, typ, true, w...).Result
}

// UntypedArrayLengthKHR adds an OpUntypedArrayLengthKHR.
func (b *Builder) UntypedArrayLengthKHR(typ ID, structure ID, pointer ID, arrayMember uint32) ID {
	return b.Emit(spirv.OpUntypedArrayLengthKHR, typ, true, uint32(structure), uint32(pointer), arrayMember).Result
}

// UntypedPrefetchKHR adds an OpUntypedPrefetchKHR.
func (b *Builder) UntypedPrefetchKHR(pointerType ID, numBytes ID, rW ...ID) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(pointerType))
	w = append(w, uint32(numBytes))
	w = append(w, words(rW)...)
	return b.Emit(spirv.OpUntypedPrefetchKHR, 0, false, w...)
}

// FmaKHR adds an OpFmaKHR.
func (b *Builder) FmaKHR(typ ID, operand ID, operand2 ID, operand3 ID) ID {
	return b.Emit(spirv.OpFmaKHR, typ, true, uint32(operand), uint32(operand2), uint32(operand3)).Result
}

// SubgroupAllKHR adds an OpSubgroupAllKHR.
func (b *Builder) SubgroupAllKHR(typ ID, predicate ID) ID {
	return b.Emit(spirv.OpSubgroupAllKHR, typ, true, uint32(predicate)).Result
}

// SubgroupAnyKHR adds an OpSubgroupAnyKHR.
func (b *Builder) SubgroupAnyKHR(typ ID, predicate ID) ID {
	return b.Emit(spirv.OpSubgroupAnyKHR, typ, true, uint32(predicate)).Result
}

// SubgroupAllEqualKHR adds an OpSubgroupAllEqualKHR.
func (b *Builder) SubgroupAllEqualKHR(typ ID, predicate ID) ID {
	return b.Emit(spirv.OpSubgroupAllEqualKHR, typ, true, uint32(predicate)).Result
}

// GroupNonUniformRotateKHR adds an OpGroupNonUniformRotateKHR.
func (b *Builder) GroupNonUniformRotateKHR(typ ID, execution ID, value ID, delta ID, clusterSize ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(execution))
	w = append(w, uint32(value))
	w = append(w, uint32(delta))
	w = append(w, words(clusterSize)...)
	return b.Emit(spirv.OpGroupNonUniformRotateKHR, typ, true, w...).Result
}

// SubgroupReadInvocationKHR adds an OpSubgroupReadInvocationKHR.
func (b *Builder) SubgroupReadInvocationKHR(typ ID, value ID, index ID) ID {
	return b.Emit(spirv.OpSubgroupReadInvocationKHR, typ, true, uint32(value), uint32(index)).Result
}

// ExtInstWithForwardRefsKHR adds an OpExtInstWithForwardRefsKHR.
func (b *Builder) ExtInstWithForwardRefsKHR(typ ID, set ID, instruction uint32, operand ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(set))
	w = append(w, instruction)
	w = append(w, words(operand)...)
	return b.Emit(spirv.OpExtInstWithForwardRefsKHR, typ, true, w...).Result
}

// UntypedGroupAsyncCopyKHR adds an OpUntypedGroupAsyncCopyKHR.
func (b *Builder) UntypedGroupAsyncCopyKHR(typ ID, execution ID, destination ID, source ID, elementNumBytes ID, numElements ID, stride ID, event ID, operands ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(execution))
	w = append(w, uint32(destination))
	w = append(w, uint32(source))
	w = append(w, uint32(elementNumBytes))
	w = append(w, uint32(numElements))
	w = append(w, uint32(stride))
	w = append(w, uint32(event))
	w = append(w, operands...)
	return b.Emit(spirv.OpUntypedGroupAsyncCopyKHR, typ, true, w...).Result
}

// TraceRayKHR adds an OpTraceRayKHR.
func (b *Builder) TraceRayKHR(accel ID, rayFlags ID, cullMask ID, sBTOffset ID, sBTStride ID, missIndex ID, rayOrigin ID, rayTmin ID, rayDirection ID, rayTmax ID, payload ID) *Inst {
	return b.Emit(spirv.OpTraceRayKHR, 0, false, uint32(accel), uint32(rayFlags), uint32(cullMask), uint32(sBTOffset), uint32(sBTStride), uint32(missIndex), uint32(rayOrigin), uint32(rayTmin), uint32(rayDirection), uint32(rayTmax), uint32(payload))
}

// ExecuteCallableKHR adds an OpExecuteCallableKHR.
func (b *Builder) ExecuteCallableKHR(sBTIndex ID, callableData ID) *Inst {
	return b.Emit(spirv.OpExecuteCallableKHR, 0, false, uint32(sBTIndex), uint32(callableData))
}

// ConvertUToAccelerationStructureKHR adds an OpConvertUToAccelerationStructureKHR.
func (b *Builder) ConvertUToAccelerationStructureKHR(typ ID, accel ID) ID {
	return b.Emit(spirv.OpConvertUToAccelerationStructureKHR, typ, true, uint32(accel)).Result
}

// IgnoreIntersectionKHR adds an OpIgnoreIntersectionKHR.
func (b *Builder) IgnoreIntersectionKHR() *Inst {
	return b.Emit(spirv.OpIgnoreIntersectionKHR, 0, false)
}

// TerminateRayKHR adds an OpTerminateRayKHR.
func (b *Builder) TerminateRayKHR() *Inst {
	return b.Emit(spirv.OpTerminateRayKHR, 0, false)
}

// SDot adds an OpSDot.
func (b *Builder) SDot(typ ID, vector ID, vector2 ID, packedVectorFormat ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(vector))
	w = append(w, uint32(vector2))
	w = append(w, packedVectorFormat...)
	return b.Emit(spirv.OpSDot, typ, true, w...).Result
}

// UDot adds an OpUDot.
func (b *Builder) UDot(typ ID, vector ID, vector2 ID, packedVectorFormat ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(vector))
	w = append(w, uint32(vector2))
	w = append(w, packedVectorFormat...)
	return b.Emit(spirv.OpUDot, typ, true, w...).Result
}

// SUDot adds an OpSUDot.
func (b *Builder) SUDot(typ ID, vector ID, vector2 ID, packedVectorFormat ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(vector))
	w = append(w, uint32(vector2))
	w = append(w, packedVectorFormat...)
	return b.Emit(spirv.OpSUDot, typ, true, w...).Result
}

// SDotAccSat adds an OpSDotAccSat.
func (b *Builder) SDotAccSat(typ ID, vector ID, vector2 ID, accumulator ID, packedVectorFormat ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(vector))
	w = append(w, uint32(vector2))
	w = append(w, uint32(accumulator))
	w = append(w, packedVectorFormat...)
	return b.Emit(spirv.OpSDotAccSat, typ, true, w...).Result
}

// UDotAccSat adds an OpUDotAccSat.
func (b *Builder) UDotAccSat(typ ID, vector ID, vector2 ID, accumulator ID, packedVectorFormat ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(vector))
	w = append(w, uint32(vector2))
	w = append(w, uint32(accumulator))
	w = append(w, packedVectorFormat...)
	return b.Emit(spirv.OpUDotAccSat, typ, true, w...).Result
}

// SUDotAccSat adds an OpSUDotAccSat.
func (b *Builder) SUDotAccSat(typ ID, vector ID, vector2 ID, accumulator ID, packedVectorFormat ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(vector))
	w = append(w, uint32(vector2))
	w = append(w, uint32(accumulator))
	w = append(w, packedVectorFormat...)
	return b.Emit(spirv.OpSUDotAccSat, typ, true, w...).Result
}

// TypeCooperativeMatrixKHR adds an OpTypeCooperativeMatrixKHR.
func (b *Builder) TypeCooperativeMatrixKHR(componentType ID, scope ID, rows ID, columns ID, use ID) ID {
	return b.Emit(spirv.OpTypeCooperativeMatrixKHR, 0, true, uint32(componentType), uint32(scope), uint32(rows), uint32(columns), uint32(use)).Result
}

// CooperativeMatrixLoadKHR adds an OpCooperativeMatrixLoadKHR.
func (b *Builder) CooperativeMatrixLoadKHR(typ ID, pointer ID, memoryLayout ID, operands ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(pointer))
	w = append(w, uint32(memoryLayout))
	w = append(w, operands...)
	return b.Emit(spirv.OpCooperativeMatrixLoadKHR, typ, true, w...).Result
}

// CooperativeMatrixStoreKHR adds an OpCooperativeMatrixStoreKHR.
func (b *Builder) CooperativeMatrixStoreKHR(pointer ID, object ID, memoryLayout ID, operands ...uint32) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(pointer))
	w = append(w, uint32(object))
	w = append(w, uint32(memoryLayout))
	w = append(w, operands...)
	return b.Emit(spirv.OpCooperativeMatrixStoreKHR, 0, false, w...)
}

// CooperativeMatrixMulAddKHR adds an OpCooperativeMatrixMulAddKHR.
func (b *Builder) CooperativeMatrixMulAddKHR(typ ID, a ID, b2 ID, c ID, cooperativeMatrixOperands ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(a))
	w = append(w, uint32(b2))
	w = append(w, uint32(c))
	w = append(w, cooperativeMatrixOperands...)
	return b.Emit(spirv.OpCooperativeMatrixMulAddKHR, typ, true, w...).Result
}

// CooperativeMatrixLengthKHR adds an OpCooperativeMatrixLengthKHR.
func (b *Builder) CooperativeMatrixLengthKHR(typ ID, type_ ID) ID {
	return b.Emit(spirv.OpCooperativeMatrixLengthKHR, typ, true, uint32(type_)).Result
}

// ConstantCompositeReplicateEXT adds an OpConstantCompositeReplicateEXT.
func (b *Builder) ConstantCompositeReplicateEXT(typ ID, value ID) ID {
	return b.Emit(spirv.OpConstantCompositeReplicateEXT, typ, true, uint32(value)).Result
}

// SpecConstantCompositeReplicateEXT adds an OpSpecConstantCompositeReplicateEXT.
func (b *Builder) SpecConstantCompositeReplicateEXT(typ ID, value ID) ID {
	return b.Emit(spirv.OpSpecConstantCompositeReplicateEXT, typ, true, uint32(value)).Result
}

// CompositeConstructReplicateEXT adds an OpCompositeConstructReplicateEXT.
func (b *Builder) CompositeConstructReplicateEXT(typ ID, value ID) ID {
	return b.Emit(spirv.OpCompositeConstructReplicateEXT, typ, true, uint32(value)).Result
}

// TypeRayQueryKHR adds an OpTypeRayQueryKHR.
func (b *Builder) TypeRayQueryKHR() ID {
	return b.Emit(spirv.OpTypeRayQueryKHR, 0, true).Result
}

// RayQueryInitializeKHR adds an OpRayQueryInitializeKHR.
func (b *Builder) RayQueryInitializeKHR(rayQuery ID, accel ID, rayFlags ID, cullMask ID, rayOrigin ID, rayTMin ID, rayDirection ID, rayTMax ID) *Inst {
	return b.Emit(spirv.OpRayQueryInitializeKHR, 0, false, uint32(rayQuery), uint32(accel), uint32(rayFlags), uint32(cullMask), uint32(rayOrigin), uint32(rayTMin), uint32(rayDirection), uint32(rayTMax))
}

// RayQueryTerminateKHR adds an OpRayQueryTerminateKHR.
func (b *Builder) RayQueryTerminateKHR(rayQuery ID) *Inst {
	return b.Emit(spirv.OpRayQueryTerminateKHR, 0, false, uint32(rayQuery))
}

// RayQueryGenerateIntersectionKHR adds an OpRayQueryGenerateIntersectionKHR.
func (b *Builder) RayQueryGenerateIntersectionKHR(rayQuery ID, hitT ID) *Inst {
	return b.Emit(spirv.OpRayQueryGenerateIntersectionKHR, 0, false, uint32(rayQuery), uint32(hitT))
}

// RayQueryConfirmIntersectionKHR adds an OpRayQueryConfirmIntersectionKHR.
func (b *Builder) RayQueryConfirmIntersectionKHR(rayQuery ID) *Inst {
	return b.Emit(spirv.OpRayQueryConfirmIntersectionKHR, 0, false, uint32(rayQuery))
}

// RayQueryProceedKHR adds an OpRayQueryProceedKHR.
func (b *Builder) RayQueryProceedKHR(typ ID, rayQuery ID) ID {
	return b.Emit(spirv.OpRayQueryProceedKHR, typ, true, uint32(rayQuery)).Result
}

// RayQueryGetIntersectionTypeKHR adds an OpRayQueryGetIntersectionTypeKHR.
func (b *Builder) RayQueryGetIntersectionTypeKHR(typ ID, rayQuery ID, intersection ID) ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionTypeKHR, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// ImageSampleWeightedQCOM adds an OpImageSampleWeightedQCOM.
func (b *Builder) ImageSampleWeightedQCOM(typ ID, texture ID, coordinates ID, weights ID) ID {
	return b.Emit(spirv.OpImageSampleWeightedQCOM, typ, true, uint32(texture), uint32(coordinates), uint32(weights)).Result
}

// ImageBoxFilterQCOM adds an OpImageBoxFilterQCOM.
func (b *Builder) ImageBoxFilterQCOM(typ ID, texture ID, coordinates ID, boxSize ID) ID {
	return b.Emit(spirv.OpImageBoxFilterQCOM, typ, true, uint32(texture), uint32(coordinates), uint32(boxSize)).Result
}

// ImageBlockMatchSSDQCOM adds an OpImageBlockMatchSSDQCOM.
func (b *Builder) ImageBlockMatchSSDQCOM(typ ID, target ID, targetCoordinates ID, reference ID, referenceCoordinates ID, blockSize ID) ID {
	return b.Emit(spirv.OpImageBlockMatchSSDQCOM, typ, true, uint32(target), uint32(targetCoordinates), uint32(reference), uint32(referenceCoordinates), uint32(blockSize)).Result
}

// ImageBlockMatchSADQCOM adds an OpImageBlockMatchSADQCOM.
func (b *Builder) ImageBlockMatchSADQCOM(typ ID, target ID, targetCoordinates ID, reference ID, referenceCoordinates ID, blockSize ID) ID {
	return b.Emit(spirv.OpImageBlockMatchSADQCOM, typ, true, uint32(target), uint32(targetCoordinates), uint32(reference), uint32(referenceCoordinates), uint32(blockSize)).Result
}

// BitCastArrayQCOM adds an OpBitCastArrayQCOM.
func (b *Builder) BitCastArrayQCOM(typ ID, sourceArray ID) ID {
	return b.Emit(spirv.OpBitCastArrayQCOM, typ, true, uint32(sourceArray)).Result
}

// ImageBlockMatchWindowSSDQCOM adds an OpImageBlockMatchWindowSSDQCOM.
func (b *Builder) ImageBlockMatchWindowSSDQCOM(typ ID, targetSampledImage ID, targetCoordinates ID, referenceSampledImage ID, referenceCoordinates ID, blockSize ID) ID {
	return b.Emit(spirv.OpImageBlockMatchWindowSSDQCOM, typ, true, uint32(targetSampledImage), uint32(targetCoordinates), uint32(referenceSampledImage), uint32(referenceCoordinates), uint32(blockSize)).Result
}

// ImageBlockMatchWindowSADQCOM adds an OpImageBlockMatchWindowSADQCOM.
func (b *Builder) ImageBlockMatchWindowSADQCOM(typ ID, targetSampledImage ID, targetCoordinates ID, referenceSampledImage ID, referenceCoordinates ID, blockSize ID) ID {
	return b.Emit(spirv.OpImageBlockMatchWindowSADQCOM, typ, true, uint32(targetSampledImage), uint32(targetCoordinates), uint32(referenceSampledImage), uint32(referenceCoordinates), uint32(blockSize)).Result
}

// ImageBlockMatchGatherSSDQCOM adds an OpImageBlockMatchGatherSSDQCOM.
func (b *Builder) ImageBlockMatchGatherSSDQCOM(typ ID, targetSampledImage ID, targetCoordinates ID, referenceSampledImage ID, referenceCoordinates ID, blockSize ID) ID {
	return b.Emit(spirv.OpImageBlockMatchGatherSSDQCOM, typ, true, uint32(targetSampledImage), uint32(targetCoordinates), uint32(referenceSampledImage), uint32(referenceCoordinates), uint32(blockSize)).Result
}

// ImageBlockMatchGatherSADQCOM adds an OpImageBlockMatchGatherSADQCOM.
func (b *Builder) ImageBlockMatchGatherSADQCOM(typ ID, targetSampledImage ID, targetCoordinates ID, referenceSampledImage ID, referenceCoordinates ID, blockSize ID) ID {
	return b.Emit(spirv.OpImageBlockMatchGatherSADQCOM, typ, true, uint32(targetSampledImage), uint32(targetCoordinates), uint32(referenceSampledImage), uint32(referenceCoordinates), uint32(blockSize)).Result
}

// CompositeConstructCoopMatQCOM adds an OpCompositeConstructCoopMatQCOM.
func (b *Builder) CompositeConstructCoopMatQCOM(typ ID, sourceArray ID) ID {
	return b.Emit(spirv.OpCompositeConstructCoopMatQCOM, typ, true, uint32(sourceArray)).Result
}

// CompositeExtractCoopMatQCOM adds an OpCompositeExtractCoopMatQCOM.
func (b *Builder) CompositeExtractCoopMatQCOM(typ ID, sourceCooperativeMatrix ID) ID {
	return b.Emit(spirv.OpCompositeExtractCoopMatQCOM, typ, true, uint32(sourceCooperativeMatrix)).Result
}

// ExtractSubArrayQCOM adds an OpExtractSubArrayQCOM.
func (b *Builder) ExtractSubArrayQCOM(typ ID, sourceArray ID, index ID) ID {
	return b.Emit(spirv.OpExtractSubArrayQCOM, typ, true, uint32(sourceArray), uint32(index)).Result
}

// ImageGatherQCOM adds an OpImageGatherQCOM.
func (b *Builder) ImageGatherQCOM(typ ID, sampledImage ID, coordinate ID, component ID, mode ID, imageOperands ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, uint32(component))
	w = append(w, uint32(mode))
	w = append(w, imageOperands...)
	return b.Emit(spirv.OpImageGatherQCOM, typ, true, w...).Result
}

// GroupIAddNonUniformAMD adds an OpGroupIAddNonUniformAMD.
func (b *Builder) GroupIAddNonUniformAMD(typ ID, execution ID, operation spirv.GroupOperation, x ID) ID {
	return b.Emit(spirv.OpGroupIAddNonUniformAMD, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupFAddNonUniformAMD adds an OpGroupFAddNonUniformAMD.
func (b *Builder) GroupFAddNonUniformAMD(typ ID, execution ID, operation spirv.GroupOperation, x ID) ID {
	return b.Emit(spirv.OpGroupFAddNonUniformAMD, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupFMinNonUniformAMD adds an OpGroupFMinNonUniformAMD.
func (b *Builder) GroupFMinNonUniformAMD(typ ID, execution ID, operation spirv.GroupOperation, x ID) ID {
	return b.Emit(spirv.OpGroupFMinNonUniformAMD, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupUMinNonUniformAMD adds an OpGroupUMinNonUniformAMD.
func (b *Builder) GroupUMinNonUniformAMD(typ ID, execution ID, operation spirv.GroupOperation, x ID) ID {
	return b.Emit(spirv.OpGroupUMinNonUniformAMD, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupSMinNonUniformAMD adds an OpGroupSMinNonUniformAMD.
func (b *Builder) GroupSMinNonUniformAMD(typ ID, execution ID, operation spirv.GroupOperation, x ID) ID {
	return b.Emit(spirv.OpGroupSMinNonUniformAMD, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupFMaxNonUniformAMD adds an OpGroupFMaxNonUniformAMD.
func (b *Builder) GroupFMaxNonUniformAMD(typ ID, execution ID, operation spirv.GroupOperation, x ID) ID {
	return b.Emit(spirv.OpGroupFMaxNonUniformAMD, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupUMaxNonUniformAMD adds an OpGroupUMaxNonUniformAMD.
func (b *Builder) GroupUMaxNonUniformAMD(typ ID, execution ID, operation spirv.GroupOperation, x ID) ID {
	return b.Emit(spirv.OpGroupUMaxNonUniformAMD, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupSMaxNonUniformAMD adds an OpGroupSMaxNonUniformAMD.
func (b *Builder) GroupSMaxNonUniformAMD(typ ID, execution ID, operation spirv.GroupOperation, x ID) ID {
	return b.Emit(spirv.OpGroupSMaxNonUniformAMD, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// FragmentMaskFetchAMD adds an OpFragmentMaskFetchAMD.
func (b *Builder) FragmentMaskFetchAMD(typ ID, image ID, coordinate ID) ID {
	return b.Emit(spirv.OpFragmentMaskFetchAMD, typ, true, uint32(image), uint32(coordinate)).Result
}

// FragmentFetchAMD adds an OpFragmentFetchAMD.
func (b *Builder) FragmentFetchAMD(typ ID, image ID, coordinate ID, fragmentIndex ID) ID {
	return b.Emit(spirv.OpFragmentFetchAMD, typ, true, uint32(image), uint32(coordinate), uint32(fragmentIndex)).Result
}

// ReadClockKHR adds an OpReadClockKHR.
func (b *Builder) ReadClockKHR(typ ID, scope ID) ID {
	return b.Emit(spirv.OpReadClockKHR, typ, true, uint32(scope)).Result
}

// AllocateNodePayloadsAMDX adds an OpAllocateNodePayloadsAMDX.
func (b *Builder) AllocateNodePayloadsAMDX(typ ID, visibility ID, payloadCount ID, nodeIndex ID) ID {
	return b.Emit(spirv.OpAllocateNodePayloadsAMDX, typ, true, uint32(visibility), uint32(payloadCount), uint32(nodeIndex)).Result
}

// EnqueueNodePayloadsAMDX adds an OpEnqueueNodePayloadsAMDX.
func (b *Builder) EnqueueNodePayloadsAMDX(payloadArray ID) *Inst {
	return b.Emit(spirv.OpEnqueueNodePayloadsAMDX, 0, false, uint32(payloadArray))
}

// TypeNodePayloadArrayAMDX adds an OpTypeNodePayloadArrayAMDX.
func (b *Builder) TypeNodePayloadArrayAMDX(payloadType ID) ID {
	return b.Emit(spirv.OpTypeNodePayloadArrayAMDX, 0, true, uint32(payloadType)).Result
}

// FinishWritingNodePayloadAMDX adds an OpFinishWritingNodePayloadAMDX.
func (b *Builder) FinishWritingNodePayloadAMDX(typ ID, payload ID) ID {
	return b.Emit(spirv.OpFinishWritingNodePayloadAMDX, typ, true, uint32(payload)).Result
}

// NodePayloadArrayLengthAMDX adds an OpNodePayloadArrayLengthAMDX.
func (b *Builder) NodePayloadArrayLengthAMDX(typ ID, payloadArray ID) ID {
	return b.Emit(spirv.OpNodePayloadArrayLengthAMDX, typ, true, uint32(payloadArray)).Result
}

// IsNodePayloadValidAMDX adds an OpIsNodePayloadValidAMDX.
func (b *Builder) IsNodePayloadValidAMDX(typ ID, payloadType ID, nodeIndex ID) ID {
	return b.Emit(spirv.OpIsNodePayloadValidAMDX, typ, true, uint32(payloadType), uint32(nodeIndex)).Result
}

// ConstantStringAMDX adds an OpConstantStringAMDX.
func (b *Builder) ConstantStringAMDX(literalString string) ID {
	return b.Emit(spirv.OpConstantStringAMDX, 0, true, spirv.AppendString(nil, literalString)...).Result
}

// SpecConstantStringAMDX adds an OpSpecConstantStringAMDX.
func (b *Builder) SpecConstantStringAMDX(literalString string) ID {
	return b.Emit(spirv.OpSpecConstantStringAMDX, 0, true, spirv.AppendString(nil, literalString)...).Result
}

// GroupNonUniformQuadAllKHR adds an OpGroupNonUniformQuadAllKHR.
func (b *Builder) GroupNonUniformQuadAllKHR(typ ID, predicate ID) ID {
	return b.Emit(spirv.OpGroupNonUniformQuadAllKHR, typ, true, uint32(predicate)).Result
}

// GroupNonUniformQuadAnyKHR adds an OpGroupNonUniformQuadAnyKHR.
func (b *Builder) GroupNonUniformQuadAnyKHR(typ ID, predicate ID) ID {
	return b.Emit(spirv.OpGroupNonUniformQuadAnyKHR, typ, true, uint32(predicate)).Result
}

// TypeBufferEXT adds an OpTypeBufferEXT.
func (b *Builder) TypeBufferEXT(storageClass spirv.StorageClass) ID {
	return b.Emit(spirv.OpTypeBufferEXT, 0, true, uint32(storageClass)).Result
}

// BufferPointerEXT adds an OpBufferPointerEXT.
func (b *Builder) BufferPointerEXT(typ ID, buffer ID) ID {
	return b.Emit(spirv.OpBufferPointerEXT, typ, true, uint32(buffer)).Result
}

// AbortKHR adds an OpAbortKHR.
func (b *Builder) AbortKHR(messageType ID, message ID) *Inst {
	return b.Emit(spirv.OpAbortKHR, 0, false, uint32(messageType), uint32(message))
}

// UntypedImageTexelPointerEXT adds an OpUntypedImageTexelPointerEXT.
func (b *Builder) UntypedImageTexelPointerEXT(typ ID, imageType ID, image ID, coordinate ID, sample ID) ID {
	return b.Emit(spirv.OpUntypedImageTexelPointerEXT, typ, true, uint32(imageType), uint32(image), uint32(coordinate), uint32(sample)).Result
}

// MemberDecorateIdEXT adds an OpMemberDecorateIdEXT.
func (b *Builder) MemberDecorateIdEXT(structureType ID, member uint32, decoration spirv.Decoration, params ...uint32) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(structureType))
	w = append(w, member)
	w = append(w, uint32(decoration))
	w = append(w, params...)
	return b.Emit(spirv.OpMemberDecorateIdEXT, 0, false, w...)
}

// ConstantSizeOfEXT adds an OpConstantSizeOfEXT.
func (b *Builder) ConstantSizeOfEXT(typ ID, type_ ID) ID {
	return b.Emit(spirv.OpConstantSizeOfEXT, typ, true, uint32(type_)).Result
}

// ConstantDataKHR adds an OpConstantDataKHR.
func (b *Builder) ConstantDataKHR(typ ID, data ...uint32) ID {
	return b.Emit(spirv.OpConstantDataKHR, typ, true, data...).Result
}

// SpecConstantDataKHR adds an OpSpecConstantDataKHR.
func (b *Builder) SpecConstantDataKHR(typ ID, data ...uint32) ID {
	return b.Emit(spirv.OpSpecConstantDataKHR, typ, true, data...).Result
}

// PoisonKHR adds an OpPoisonKHR.
func (b *Builder) PoisonKHR(typ ID) ID {
	return b.Emit(spirv.OpPoisonKHR, typ, true).Result
}

// FreezeKHR adds an OpFreezeKHR.
func (b *Builder) FreezeKHR(typ ID, value ID) ID {
	return b.Emit(spirv.OpFreezeKHR, typ, true, uint32(value)).Result
}

// HitObjectRecordHitMotionNV adds an OpHitObjectRecordHitMotionNV.
func (b *Builder) HitObjectRecordHitMotionNV(hitObject ID, accelerationStructure ID, instanceId ID, primitiveId ID, geometryIndex ID, hitKind ID, sBTRecordOffset ID, sBTRecordStride ID, origin ID, tMin ID, direction ID, tMax ID, currentTime ID, hitObjectAttributes ID) *Inst {
	return b.Emit(spirv.OpHitObjectRecordHitMotionNV, 0, false, uint32(hitObject), uint32(accelerationStructure), uint32(instanceId), uint32(primitiveId), uint32(geometryIndex), uint32(hitKind), uint32(sBTRecordOffset), uint32(sBTRecordStride), uint32(origin), uint32(tMin), uint32(direction), uint32(tMax), uint32(currentTime), uint32(hitObjectAttributes))
}

// HitObjectRecordHitWithIndexMotionNV adds an OpHitObjectRecordHitWithIndexMotionNV.
func (b *Builder) HitObjectRecordHitWithIndexMotionNV(hitObject ID, accelerationStructure ID, instanceId ID, primitiveId ID, geometryIndex ID, hitKind ID, sBTRecordIndex ID, origin ID, tMin ID, direction ID, tMax ID, currentTime ID, hitObjectAttributes ID) *Inst {
	return b.Emit(spirv.OpHitObjectRecordHitWithIndexMotionNV, 0, false, uint32(hitObject), uint32(accelerationStructure), uint32(instanceId), uint32(primitiveId), uint32(geometryIndex), uint32(hitKind), uint32(sBTRecordIndex), uint32(origin), uint32(tMin), uint32(direction), uint32(tMax), uint32(currentTime), uint32(hitObjectAttributes))
}

// HitObjectRecordMissMotionNV adds an OpHitObjectRecordMissMotionNV.
func (b *Builder) HitObjectRecordMissMotionNV(hitObject ID, sBTIndex ID, origin ID, tMin ID, direction ID, tMax ID, currentTime ID) *Inst {
	return b.Emit(spirv.OpHitObjectRecordMissMotionNV, 0, false, uint32(hitObject), uint32(sBTIndex), uint32(origin), uint32(tMin), uint32(direction), uint32(tMax), uint32(currentTime))
}

// HitObjectGetWorldToObjectNV adds an OpHitObjectGetWorldToObjectNV.
func (b *Builder) HitObjectGetWorldToObjectNV(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectGetWorldToObjectNV, typ, true, uint32(hitObject)).Result
}

// HitObjectGetObjectToWorldNV adds an OpHitObjectGetObjectToWorldNV.
func (b *Builder) HitObjectGetObjectToWorldNV(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectGetObjectToWorldNV, typ, true, uint32(hitObject)).Result
}

// HitObjectGetObjectRayDirectionNV adds an OpHitObjectGetObjectRayDirectionNV.
func (b *Builder) HitObjectGetObjectRayDirectionNV(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectGetObjectRayDirectionNV, typ, true, uint32(hitObject)).Result
}

// HitObjectGetObjectRayOriginNV adds an OpHitObjectGetObjectRayOriginNV.
func (b *Builder) HitObjectGetObjectRayOriginNV(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectGetObjectRayOriginNV, typ, true, uint32(hitObject)).Result
}

// HitObjectTraceRayMotionNV adds an OpHitObjectTraceRayMotionNV.
func (b *Builder) HitObjectTraceRayMotionNV(hitObject ID, accelerationStructure ID, rayFlags ID, cullmask ID, sBTRecordOffset ID, sBTRecordStride ID, missIndex ID, origin ID, tMin ID, direction ID, tMax ID, time ID, payload ID) *Inst {
	return b.Emit(spirv.OpHitObjectTraceRayMotionNV, 0, false, uint32(hitObject), uint32(accelerationStructure), uint32(rayFlags), uint32(cullmask), uint32(sBTRecordOffset), uint32(sBTRecordStride), uint32(missIndex), uint32(origin), uint32(tMin), uint32(direction), uint32(tMax), uint32(time), uint32(payload))
}

// HitObjectGetShaderRecordBufferHandleNV adds an OpHitObjectGetShaderRecordBufferHandleNV.
func (b *Builder) HitObjectGetShaderRecordBufferHandleNV(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectGetShaderRecordBufferHandleNV, typ, true, uint32(hitObject)).Result
}

// HitObjectGetShaderBindingTableRecordIndexNV adds an OpHitObjectGetShaderBindingTableRecordIndexNV.
func (b *Builder) HitObjectGetShaderBindingTableRecordIndexNV(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectGetShaderBindingTableRecordIndexNV, typ, true, uint32(hitObject)).Result
}

// HitObjectRecordEmptyNV adds an OpHitObjectRecordEmptyNV.
func (b *Builder) HitObjectRecordEmptyNV(hitObject ID) *Inst {
	return b.Emit(spirv.OpHitObjectRecordEmptyNV, 0, false, uint32(hitObject))
}

// HitObjectTraceRayNV adds an OpHitObjectTraceRayNV.
func (b *Builder) HitObjectTraceRayNV(hitObject ID, accelerationStructure ID, rayFlags ID, cullmask ID, sBTRecordOffset ID, sBTRecordStride ID, missIndex ID, origin ID, tMin ID, direction ID, tMax ID, payload ID) *Inst {
	return b.Emit(spirv.OpHitObjectTraceRayNV, 0, false, uint32(hitObject), uint32(accelerationStructure), uint32(rayFlags), uint32(cullmask), uint32(sBTRecordOffset), uint32(sBTRecordStride), uint32(missIndex), uint32(origin), uint32(tMin), uint32(direction), uint32(tMax), uint32(payload))
}

// HitObjectRecordHitNV adds an OpHitObjectRecordHitNV.
func (b *Builder) HitObjectRecordHitNV(hitObject ID, accelerationStructure ID, instanceId ID, primitiveId ID, geometryIndex ID, hitKind ID, sBTRecordOffset ID, sBTRecordStride ID, origin ID, tMin ID, direction ID, tMax ID, hitObjectAttributes ID) *Inst {
	return b.Emit(spirv.OpHitObjectRecordHitNV, 0, false, uint32(hitObject), uint32(accelerationStructure), uint32(instanceId), uint32(primitiveId), uint32(geometryIndex), uint32(hitKind), uint32(sBTRecordOffset), uint32(sBTRecordStride), uint32(origin), uint32(tMin), uint32(direction), uint32(tMax), uint32(hitObjectAttributes))
}

// HitObjectRecordHitWithIndexNV adds an OpHitObjectRecordHitWithIndexNV.
func (b *Builder) HitObjectRecordHitWithIndexNV(hitObject ID, accelerationStructure ID, instanceId ID, primitiveId ID, geometryIndex ID, hitKind ID, sBTRecordIndex ID, origin ID, tMin ID, direction ID, tMax ID, hitObjectAttributes ID) *Inst {
	return b.Emit(spirv.OpHitObjectRecordHitWithIndexNV, 0, false, uint32(hitObject), uint32(accelerationStructure), uint32(instanceId), uint32(primitiveId), uint32(geometryIndex), uint32(hitKind), uint32(sBTRecordIndex), uint32(origin), uint32(tMin), uint32(direction), uint32(tMax), uint32(hitObjectAttributes))
}

// HitObjectRecordMissNV adds an OpHitObjectRecordMissNV.
func (b *Builder) HitObjectRecordMissNV(hitObject ID, sBTIndex ID, origin ID, tMin ID, direction ID, tMax ID) *Inst {
	return b.Emit(spirv.OpHitObjectRecordMissNV, 0, false, uint32(hitObject), uint32(sBTIndex), uint32(origin), uint32(tMin), uint32(direction), uint32(tMax))
}

// HitObjectExecuteShaderNV adds an OpHitObjectExecuteShaderNV.
func (b *Builder) HitObjectExecuteShaderNV(hitObject ID, payload ID) *Inst {
	return b.Emit(spirv.OpHitObjectExecuteShaderNV, 0, false, uint32(hitObject), uint32(payload))
}

// HitObjectGetCurrentTimeNV adds an OpHitObjectGetCurrentTimeNV.
func (b *Builder) HitObjectGetCurrentTimeNV(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectGetCurrentTimeNV, typ, true, uint32(hitObject)).Result
}

// HitObjectGetAttributesNV adds an OpHitObjectGetAttributesNV.
func (b *Builder) HitObjectGetAttributesNV(hitObject ID, hitObjectAttribute ID) *Inst {
	return b.Emit(spirv.OpHitObjectGetAttributesNV, 0, false, uint32(hitObject), uint32(hitObjectAttribute))
}

// HitObjectGetHitKindNV adds an OpHitObjectGetHitKindNV.
func (b *Builder) HitObjectGetHitKindNV(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectGetHitKindNV, typ, true, uint32(hitObject)).Result
}

// HitObjectGetPrimitiveIndexNV adds an OpHitObjectGetPrimitiveIndexNV.
func (b *Builder) HitObjectGetPrimitiveIndexNV(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectGetPrimitiveIndexNV, typ, true, uint32(hitObject)).Result
}

// HitObjectGetGeometryIndexNV adds an OpHitObjectGetGeometryIndexNV.
func (b *Builder) HitObjectGetGeometryIndexNV(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectGetGeometryIndexNV, typ, true, uint32(hitObject)).Result
}

// HitObjectGetInstanceIdNV adds an OpHitObjectGetInstanceIdNV.
func (b *Builder) HitObjectGetInstanceIdNV(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectGetInstanceIdNV, typ, true, uint32(hitObject)).Result
}

// HitObjectGetInstanceCustomIndexNV adds an OpHitObjectGetInstanceCustomIndexNV.
func (b *Builder) HitObjectGetInstanceCustomIndexNV(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectGetInstanceCustomIndexNV, typ, true, uint32(hitObject)).Result
}

// HitObjectGetWorldRayDirectionNV adds an OpHitObjectGetWorldRayDirectionNV.
func (b *Builder) HitObjectGetWorldRayDirectionNV(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectGetWorldRayDirectionNV, typ, true, uint32(hitObject)).Result
}

// HitObjectGetWorldRayOriginNV adds an OpHitObjectGetWorldRayOriginNV.
func (b *Builder) HitObjectGetWorldRayOriginNV(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectGetWorldRayOriginNV, typ, true, uint32(hitObject)).Result
}

// HitObjectGetRayTMaxNV adds an OpHitObjectGetRayTMaxNV.
func (b *Builder) HitObjectGetRayTMaxNV(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectGetRayTMaxNV, typ, true, uint32(hitObject)).Result
}

// HitObjectGetRayTMinNV adds an OpHitObjectGetRayTMinNV.
func (b *Builder) HitObjectGetRayTMinNV(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectGetRayTMinNV, typ, true, uint32(hitObject)).Result
}

// HitObjectIsEmptyNV adds an OpHitObjectIsEmptyNV.
func (b *Builder) HitObjectIsEmptyNV(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectIsEmptyNV, typ, true, uint32(hitObject)).Result
}

// HitObjectIsHitNV adds an OpHitObjectIsHitNV.
func (b *Builder) HitObjectIsHitNV(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectIsHitNV, typ, true, uint32(hitObject)).Result
}

// HitObjectIsMissNV adds an OpHitObjectIsMissNV.
func (b *Builder) HitObjectIsMissNV(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectIsMissNV, typ, true, uint32(hitObject)).Result
}

// ReorderThreadWithHitObjectNV adds an OpReorderThreadWithHitObjectNV.
func (b *Builder) ReorderThreadWithHitObjectNV(hitObject ID, hint ...ID) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(hitObject))
	w = append(w, words(hint)...)
	return b.Emit(spirv.OpReorderThreadWithHitObjectNV, 0, false, w...)
}

// ReorderThreadWithHintNV adds an OpReorderThreadWithHintNV.
func (b *Builder) ReorderThreadWithHintNV(hint ID, bits ID) *Inst {
	return b.Emit(spirv.OpReorderThreadWithHintNV, 0, false, uint32(hint), uint32(bits))
}

// TypeHitObjectNV adds an OpTypeHitObjectNV.
func (b *Builder) TypeHitObjectNV() ID {
	return b.Emit(spirv.OpTypeHitObjectNV, 0, true).Result
}

// ImageSampleFootprintNV adds an OpImageSampleFootprintNV.
func (b *Builder) ImageSampleFootprintNV(typ ID, sampledImage ID, coordinate ID, granularity ID, coarse ID, imageOperands ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, uint32(granularity))
	w = append(w, uint32(coarse))
	w = append(w, imageOperands...)
	return b.Emit(spirv.OpImageSampleFootprintNV, typ, true, w...).Result
}

// TypeVectorIdEXT adds an OpTypeVectorIdEXT.
func (b *Builder) TypeVectorIdEXT(componentType ID, componentCount ID) ID {
	return b.Emit(spirv.OpTypeVectorIdEXT, 0, true, uint32(componentType), uint32(componentCount)).Result
}

// CooperativeVectorMatrixMulNV adds an OpCooperativeVectorMatrixMulNV.
func (b *Builder) CooperativeVectorMatrixMulNV(typ ID, input ID, inputInterpretation ID, matrix ID, matrixOffset ID, matrixInterpretation ID, m ID, k ID, memoryLayout ID, transpose ID, operands ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(input))
	w = append(w, uint32(inputInterpretation))
	w = append(w, uint32(matrix))
	w = append(w, uint32(matrixOffset))
	w = append(w, uint32(matrixInterpretation))
	w = append(w, uint32(m))
	w = append(w, uint32(k))
	w = append(w, uint32(memoryLayout))
	w = append(w, uint32(transpose))
	w = append(w, operands...)
	return b.Emit(spirv.OpCooperativeVectorMatrixMulNV, typ, true, w...).Result
}

// CooperativeVectorOuterProductAccumulateNV adds an OpCooperativeVectorOuterProductAccumulateNV.
func (b *Builder) CooperativeVectorOuterProductAccumulateNV(pointer ID, offset ID, a ID, b2 ID, memoryLayout ID, matrixInterpretation ID, matrixStride ...ID) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(pointer))
	w = append(w, uint32(offset))
	w = append(w, uint32(a))
	w = append(w, uint32(b2))
	w = append(w, uint32(memoryLayout))
	w = append(w, uint32(matrixInterpretation))
	w = append(w, words(matrixStride)...)
	return b.Emit(spirv.OpCooperativeVectorOuterProductAccumulateNV, 0, false, w...)
}

// CooperativeVectorReduceSumAccumulateNV adds an OpCooperativeVectorReduceSumAccumulateNV.
func (b *Builder) CooperativeVectorReduceSumAccumulateNV(pointer ID, offset ID, v ID) *Inst {
	return b.Emit(spirv.OpCooperativeVectorReduceSumAccumulateNV, 0, false, uint32(pointer), uint32(offset), uint32(v))
}

// CooperativeVectorMatrixMulAddNV adds an OpCooperativeVectorMatrixMulAddNV.
func (b *Builder) CooperativeVectorMatrixMulAddNV(typ ID, input ID, inputInterpretation ID, matrix ID, matrixOffset ID, matrixInterpretation ID, bias ID, biasOffset ID, biasInterpretation ID, m ID, k ID, memoryLayout ID, transpose ID, operands ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(input))
	w = append(w, uint32(inputInterpretation))
	w = append(w, uint32(matrix))
	w = append(w, uint32(matrixOffset))
	w = append(w, uint32(matrixInterpretation))
	w = append(w, uint32(bias))
	w = append(w, uint32(biasOffset))
	w = append(w, uint32(biasInterpretation))
	w = append(w, uint32(m))
	w = append(w, uint32(k))
	w = append(w, uint32(memoryLayout))
	w = append(w, uint32(transpose))
	w = append(w, operands...)
	return b.Emit(spirv.OpCooperativeVectorMatrixMulAddNV, typ, true, w...).Result
}

// CooperativeMatrixConvertUseEXT adds an OpCooperativeMatrixConvertUseEXT.
func (b *Builder) CooperativeMatrixConvertUseEXT(typ ID, matrix ID) ID {
	return b.Emit(spirv.OpCooperativeMatrixConvertUseEXT, typ, true, uint32(matrix)).Result
}

// EmitMeshTasksEXT adds an OpEmitMeshTasksEXT.
func (b *Builder) EmitMeshTasksEXT(groupCountX ID, groupCountY ID, groupCountZ ID, payload ...ID) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(groupCountX))
	w = append(w, uint32(groupCountY))
	w = append(w, uint32(groupCountZ))
	w = append(w, words(payload)...)
	return b.Emit(spirv.OpEmitMeshTasksEXT, 0, false, w...)
}

// SetMeshOutputsEXT adds an OpSetMeshOutputsEXT.
func (b *Builder) SetMeshOutputsEXT(vertexCount ID, primitiveCount ID) *Inst {
	return b.Emit(spirv.OpSetMeshOutputsEXT, 0, false, uint32(vertexCount), uint32(primitiveCount))
}

// GroupNonUniformPartitionEXT adds an OpGroupNonUniformPartitionEXT.
func (b *Builder) GroupNonUniformPartitionEXT(typ ID, value ID) ID {
	return b.Emit(spirv.OpGroupNonUniformPartitionEXT, typ, true, uint32(value)).Result
}

// WritePackedPrimitiveIndices4x8NV adds an OpWritePackedPrimitiveIndices4x8NV.
func (b *Builder) WritePackedPrimitiveIndices4x8NV(indexOffset ID, packedIndices ID) *Inst {
	return b.Emit(spirv.OpWritePackedPrimitiveIndices4x8NV, 0, false, uint32(indexOffset), uint32(packedIndices))
}

// FetchMicroTriangleVertexPositionNV adds an OpFetchMicroTriangleVertexPositionNV.
func (b *Builder) FetchMicroTriangleVertexPositionNV(typ ID, accel ID, instanceId ID, geometryIndex ID, primitiveIndex ID, barycentric ID) ID {
	return b.Emit(spirv.OpFetchMicroTriangleVertexPositionNV, typ, true, uint32(accel), uint32(instanceId), uint32(geometryIndex), uint32(primitiveIndex), uint32(barycentric)).Result
}

// FetchMicroTriangleVertexBarycentricNV adds an OpFetchMicroTriangleVertexBarycentricNV.
func (b *Builder) FetchMicroTriangleVertexBarycentricNV(typ ID, accel ID, instanceId ID, geometryIndex ID, primitiveIndex ID, barycentric ID) ID {
	return b.Emit(spirv.OpFetchMicroTriangleVertexBarycentricNV, typ, true, uint32(accel), uint32(instanceId), uint32(geometryIndex), uint32(primitiveIndex), uint32(barycentric)).Result
}

// CooperativeVectorLoadNV adds an OpCooperativeVectorLoadNV.
func (b *Builder) CooperativeVectorLoadNV(typ ID, pointer ID, offset ID, memoryAccess ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(pointer))
	w = append(w, uint32(offset))
	w = append(w, memoryAccess...)
	return b.Emit(spirv.OpCooperativeVectorLoadNV, typ, true, w...).Result
}

// CooperativeVectorStoreNV adds an OpCooperativeVectorStoreNV.
func (b *Builder) CooperativeVectorStoreNV(pointer ID, offset ID, object ID, memoryAccess ...uint32) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(pointer))
	w = append(w, uint32(offset))
	w = append(w, uint32(object))
	w = append(w, memoryAccess...)
	return b.Emit(spirv.OpCooperativeVectorStoreNV, 0, false, w...)
}

// HitObjectRecordFromQueryEXT adds an OpHitObjectRecordFromQueryEXT.
func (b *Builder) HitObjectRecordFromQueryEXT(hitObject ID, rayQuery ID, sBTRecordIndex ID, hitObjectAttributes ID, hitKind ...ID) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(hitObject))
	w = append(w, uint32(rayQuery))
	w = append(w, uint32(sBTRecordIndex))
	w = append(w, uint32(hitObjectAttributes))
	w = append(w, words(hitKind)...)
	return b.Emit(spirv.OpHitObjectRecordFromQueryEXT, 0, false, w...)
}

// HitObjectRecordMissEXT adds an OpHitObjectRecordMissEXT.
func (b *Builder) HitObjectRecordMissEXT(hitObject ID, rayFlags ID, missIndex ID, rayOrigin ID, rayTmin ID, rayDirection ID, rayTmax ID) *Inst {
	return b.Emit(spirv.OpHitObjectRecordMissEXT, 0, false, uint32(hitObject), uint32(rayFlags), uint32(missIndex), uint32(rayOrigin), uint32(rayTmin), uint32(rayDirection), uint32(rayTmax))
}

// HitObjectRecordMissMotionEXT adds an OpHitObjectRecordMissMotionEXT.
func (b *Builder) HitObjectRecordMissMotionEXT(hitObject ID, rayFlags ID, missIndex ID, rayOrigin ID, rayTmin ID, rayDirection ID, rayTmax ID, currentTime ID) *Inst {
	return b.Emit(spirv.OpHitObjectRecordMissMotionEXT, 0, false, uint32(hitObject), uint32(rayFlags), uint32(missIndex), uint32(rayOrigin), uint32(rayTmin), uint32(rayDirection), uint32(rayTmax), uint32(currentTime))
}

// HitObjectGetIntersectionTriangleVertexPositionsEXT adds an OpHitObjectGetIntersectionTriangleVertexPositionsEXT.
func (b *Builder) HitObjectGetIntersectionTriangleVertexPositionsEXT(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectGetIntersectionTriangleVertexPositionsEXT, typ, true, uint32(hitObject)).Result
}

// HitObjectGetRayFlagsEXT adds an OpHitObjectGetRayFlagsEXT.
func (b *Builder) HitObjectGetRayFlagsEXT(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectGetRayFlagsEXT, typ, true, uint32(hitObject)).Result
}

// HitObjectSetShaderBindingTableRecordIndexEXT adds an OpHitObjectSetShaderBindingTableRecordIndexEXT.
func (b *Builder) HitObjectSetShaderBindingTableRecordIndexEXT(hitObject ID, sBTRecordIndex ID) *Inst {
	return b.Emit(spirv.OpHitObjectSetShaderBindingTableRecordIndexEXT, 0, false, uint32(hitObject), uint32(sBTRecordIndex))
}

// HitObjectReorderExecuteShaderEXT adds an OpHitObjectReorderExecuteShaderEXT.
func (b *Builder) HitObjectReorderExecuteShaderEXT(hitObject ID, payload ID, hint ...ID) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(hitObject))
	w = append(w, uint32(payload))
	w = append(w, words(hint)...)
	return b.Emit(spirv.OpHitObjectReorderExecuteShaderEXT, 0, false, w...)
}

// HitObjectTraceReorderExecuteEXT adds an OpHitObjectTraceReorderExecuteEXT.
func (b *Builder) HitObjectTraceReorderExecuteEXT(hitObject ID, accelerationStructure ID, rayFlags ID, cullMask ID, sBTOffset ID, sBTStride ID, missIndex ID, rayOrigin ID, rayTmin ID, rayDirection ID, rayTmax ID, payload ID, hint ...ID) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(hitObject))
	w = append(w, uint32(accelerationStructure))
	w = append(w, uint32(rayFlags))
	w = append(w, uint32(cullMask))
	w = append(w, uint32(sBTOffset))
	w = append(w, uint32(sBTStride))
	w = append(w, uint32(missIndex))
	w = append(w, uint32(rayOrigin))
	w = append(w, uint32(rayTmin))
	w = append(w, uint32(rayDirection))
	w = append(w, uint32(rayTmax))
	w = append(w, uint32(payload))
	w = append(w, words(hint)...)
	return b.Emit(spirv.OpHitObjectTraceReorderExecuteEXT, 0, false, w...)
}

// HitObjectTraceMotionReorderExecuteEXT adds an OpHitObjectTraceMotionReorderExecuteEXT.
func (b *Builder) HitObjectTraceMotionReorderExecuteEXT(hitObject ID, accelerationStructure ID, rayFlags ID, cullMask ID, sBTOffset ID, sBTStride ID, missIndex ID, rayOrigin ID, rayTmin ID, rayDirection ID, rayTmax ID, currentTime ID, payload ID, hint ...ID) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(hitObject))
	w = append(w, uint32(accelerationStructure))
	w = append(w, uint32(rayFlags))
	w = append(w, uint32(cullMask))
	w = append(w, uint32(sBTOffset))
	w = append(w, uint32(sBTStride))
	w = append(w, uint32(missIndex))
	w = append(w, uint32(rayOrigin))
	w = append(w, uint32(rayTmin))
	w = append(w, uint32(rayDirection))
	w = append(w, uint32(rayTmax))
	w = append(w, uint32(currentTime))
	w = append(w, uint32(payload))
	w = append(w, words(hint)...)
	return b.Emit(spirv.OpHitObjectTraceMotionReorderExecuteEXT, 0, false, w...)
}

// TypeHitObjectEXT adds an OpTypeHitObjectEXT.
func (b *Builder) TypeHitObjectEXT() ID {
	return b.Emit(spirv.OpTypeHitObjectEXT, 0, true).Result
}

// ReorderThreadWithHintEXT adds an OpReorderThreadWithHintEXT.
func (b *Builder) ReorderThreadWithHintEXT(hint ID, bits ID) *Inst {
	return b.Emit(spirv.OpReorderThreadWithHintEXT, 0, false, uint32(hint), uint32(bits))
}

// ReorderThreadWithHitObjectEXT adds an OpReorderThreadWithHitObjectEXT.
func (b *Builder) ReorderThreadWithHitObjectEXT(hitObject ID, hint ...ID) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(hitObject))
	w = append(w, words(hint)...)
	return b.Emit(spirv.OpReorderThreadWithHitObjectEXT, 0, false, w...)
}

// HitObjectTraceRayEXT adds an OpHitObjectTraceRayEXT.
func (b *Builder) HitObjectTraceRayEXT(hitObject ID, accelerationStructure ID, rayFlags ID, cullMask ID, sBTOffset ID, sBTStride ID, missIndex ID, rayOrigin ID, rayTmin ID, rayDirection ID, rayTmax ID, payload ID) *Inst {
	return b.Emit(spirv.OpHitObjectTraceRayEXT, 0, false, uint32(hitObject), uint32(accelerationStructure), uint32(rayFlags), uint32(cullMask), uint32(sBTOffset), uint32(sBTStride), uint32(missIndex), uint32(rayOrigin), uint32(rayTmin), uint32(rayDirection), uint32(rayTmax), uint32(payload))
}

// HitObjectTraceRayMotionEXT adds an OpHitObjectTraceRayMotionEXT.
func (b *Builder) HitObjectTraceRayMotionEXT(hitObject ID, accelerationStructure ID, rayFlags ID, cullMask ID, sBTOffset ID, sBTStride ID, missIndex ID, rayOrigin ID, rayTmin ID, rayDirection ID, rayTmax ID, currentTime ID, payload ID) *Inst {
	return b.Emit(spirv.OpHitObjectTraceRayMotionEXT, 0, false, uint32(hitObject), uint32(accelerationStructure), uint32(rayFlags), uint32(cullMask), uint32(sBTOffset), uint32(sBTStride), uint32(missIndex), uint32(rayOrigin), uint32(rayTmin), uint32(rayDirection), uint32(rayTmax), uint32(currentTime), uint32(payload))
}

// HitObjectRecordEmptyEXT adds an OpHitObjectRecordEmptyEXT.
func (b *Builder) HitObjectRecordEmptyEXT(hitObject ID) *Inst {
	return b.Emit(spirv.OpHitObjectRecordEmptyEXT, 0, false, uint32(hitObject))
}

// HitObjectExecuteShaderEXT adds an OpHitObjectExecuteShaderEXT.
func (b *Builder) HitObjectExecuteShaderEXT(hitObject ID, payload ID) *Inst {
	return b.Emit(spirv.OpHitObjectExecuteShaderEXT, 0, false, uint32(hitObject), uint32(payload))
}

// HitObjectGetCurrentTimeEXT adds an OpHitObjectGetCurrentTimeEXT.
func (b *Builder) HitObjectGetCurrentTimeEXT(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectGetCurrentTimeEXT, typ, true, uint32(hitObject)).Result
}

// HitObjectGetAttributesEXT adds an OpHitObjectGetAttributesEXT.
func (b *Builder) HitObjectGetAttributesEXT(hitObject ID, hitObjectAttribute ID) *Inst {
	return b.Emit(spirv.OpHitObjectGetAttributesEXT, 0, false, uint32(hitObject), uint32(hitObjectAttribute))
}

// HitObjectGetHitKindEXT adds an OpHitObjectGetHitKindEXT.
func (b *Builder) HitObjectGetHitKindEXT(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectGetHitKindEXT, typ, true, uint32(hitObject)).Result
}

// HitObjectGetPrimitiveIndexEXT adds an OpHitObjectGetPrimitiveIndexEXT.
func (b *Builder) HitObjectGetPrimitiveIndexEXT(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectGetPrimitiveIndexEXT, typ, true, uint32(hitObject)).Result
}

// HitObjectGetGeometryIndexEXT adds an OpHitObjectGetGeometryIndexEXT.
func (b *Builder) HitObjectGetGeometryIndexEXT(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectGetGeometryIndexEXT, typ, true, uint32(hitObject)).Result
}

// HitObjectGetInstanceIdEXT adds an OpHitObjectGetInstanceIdEXT.
func (b *Builder) HitObjectGetInstanceIdEXT(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectGetInstanceIdEXT, typ, true, uint32(hitObject)).Result
}

// HitObjectGetInstanceCustomIndexEXT adds an OpHitObjectGetInstanceCustomIndexEXT.
func (b *Builder) HitObjectGetInstanceCustomIndexEXT(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectGetInstanceCustomIndexEXT, typ, true, uint32(hitObject)).Result
}

// HitObjectGetObjectRayOriginEXT adds an OpHitObjectGetObjectRayOriginEXT.
func (b *Builder) HitObjectGetObjectRayOriginEXT(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectGetObjectRayOriginEXT, typ, true, uint32(hitObject)).Result
}

// HitObjectGetObjectRayDirectionEXT adds an OpHitObjectGetObjectRayDirectionEXT.
func (b *Builder) HitObjectGetObjectRayDirectionEXT(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectGetObjectRayDirectionEXT, typ, true, uint32(hitObject)).Result
}

// HitObjectGetWorldRayDirectionEXT adds an OpHitObjectGetWorldRayDirectionEXT.
func (b *Builder) HitObjectGetWorldRayDirectionEXT(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectGetWorldRayDirectionEXT, typ, true, uint32(hitObject)).Result
}

// HitObjectGetWorldRayOriginEXT adds an OpHitObjectGetWorldRayOriginEXT.
func (b *Builder) HitObjectGetWorldRayOriginEXT(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectGetWorldRayOriginEXT, typ, true, uint32(hitObject)).Result
}

// HitObjectGetObjectToWorldEXT adds an OpHitObjectGetObjectToWorldEXT.
func (b *Builder) HitObjectGetObjectToWorldEXT(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectGetObjectToWorldEXT, typ, true, uint32(hitObject)).Result
}

// HitObjectGetWorldToObjectEXT adds an OpHitObjectGetWorldToObjectEXT.
func (b *Builder) HitObjectGetWorldToObjectEXT(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectGetWorldToObjectEXT, typ, true, uint32(hitObject)).Result
}

// HitObjectGetRayTMaxEXT adds an OpHitObjectGetRayTMaxEXT.
func (b *Builder) HitObjectGetRayTMaxEXT(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectGetRayTMaxEXT, typ, true, uint32(hitObject)).Result
}

// ReportIntersectionKHR adds an OpReportIntersectionKHR.
func (b *Builder) ReportIntersectionKHR(typ ID, hit ID, hitKind ID) ID {
	return b.Emit(spirv.OpReportIntersectionKHR, typ, true, uint32(hit), uint32(hitKind)).Result
}

// IgnoreIntersectionNV adds an OpIgnoreIntersectionNV.
func (b *Builder) IgnoreIntersectionNV() *Inst {
	return b.Emit(spirv.OpIgnoreIntersectionNV, 0, false)
}

// TerminateRayNV adds an OpTerminateRayNV.
func (b *Builder) TerminateRayNV() *Inst {
	return b.Emit(spirv.OpTerminateRayNV, 0, false)
}

// TraceNV adds an OpTraceNV.
func (b *Builder) TraceNV(accel ID, rayFlags ID, cullMask ID, sBTOffset ID, sBTStride ID, missIndex ID, rayOrigin ID, rayTmin ID, rayDirection ID, rayTmax ID, payloadId ID) *Inst {
	return b.Emit(spirv.OpTraceNV, 0, false, uint32(accel), uint32(rayFlags), uint32(cullMask), uint32(sBTOffset), uint32(sBTStride), uint32(missIndex), uint32(rayOrigin), uint32(rayTmin), uint32(rayDirection), uint32(rayTmax), uint32(payloadId))
}

// TraceMotionNV adds an OpTraceMotionNV.
func (b *Builder) TraceMotionNV(accel ID, rayFlags ID, cullMask ID, sBTOffset ID, sBTStride ID, missIndex ID, rayOrigin ID, rayTmin ID, rayDirection ID, rayTmax ID, time ID, payloadId ID) *Inst {
	return b.Emit(spirv.OpTraceMotionNV, 0, false, uint32(accel), uint32(rayFlags), uint32(cullMask), uint32(sBTOffset), uint32(sBTStride), uint32(missIndex), uint32(rayOrigin), uint32(rayTmin), uint32(rayDirection), uint32(rayTmax), uint32(time), uint32(payloadId))
}

// TraceRayMotionNV adds an OpTraceRayMotionNV.
func (b *Builder) TraceRayMotionNV(accel ID, rayFlags ID, cullMask ID, sBTOffset ID, sBTStride ID, missIndex ID, rayOrigin ID, rayTmin ID, rayDirection ID, rayTmax ID, time ID, payload ID) *Inst {
	return b.Emit(spirv.OpTraceRayMotionNV, 0, false, uint32(accel), uint32(rayFlags), uint32(cullMask), uint32(sBTOffset), uint32(sBTStride), uint32(missIndex), uint32(rayOrigin), uint32(rayTmin), uint32(rayDirection), uint32(rayTmax), uint32(time), uint32(payload))
}

// RayQueryGetIntersectionTriangleVertexPositionsKHR adds an OpRayQueryGetIntersectionTriangleVertexPositionsKHR.
func (b *Builder) RayQueryGetIntersectionTriangleVertexPositionsKHR(typ ID, rayQuery ID, intersection ID) ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionTriangleVertexPositionsKHR, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// TypeAccelerationStructureKHR adds an OpTypeAccelerationStructureKHR.
func (b *Builder) TypeAccelerationStructureKHR() ID {
	return b.Emit(spirv.OpTypeAccelerationStructureKHR, 0, true).Result
}

// ExecuteCallableNV adds an OpExecuteCallableNV.
func (b *Builder) ExecuteCallableNV(sBTIndex ID, callableDataId ID) *Inst {
	return b.Emit(spirv.OpExecuteCallableNV, 0, false, uint32(sBTIndex), uint32(callableDataId))
}

// RayQueryGetIntersectionClusterIdNV adds an OpRayQueryGetIntersectionClusterIdNV.
func (b *Builder) RayQueryGetIntersectionClusterIdNV(typ ID, rayQuery ID, intersection ID) ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionClusterIdNV, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// HitObjectGetClusterIdNV adds an OpHitObjectGetClusterIdNV.
func (b *Builder) HitObjectGetClusterIdNV(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectGetClusterIdNV, typ, true, uint32(hitObject)).Result
}

// HitObjectGetRayTMinEXT adds an OpHitObjectGetRayTMinEXT.
func (b *Builder) HitObjectGetRayTMinEXT(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectGetRayTMinEXT, typ, true, uint32(hitObject)).Result
}

// HitObjectGetShaderBindingTableRecordIndexEXT adds an OpHitObjectGetShaderBindingTableRecordIndexEXT.
func (b *Builder) HitObjectGetShaderBindingTableRecordIndexEXT(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectGetShaderBindingTableRecordIndexEXT, typ, true, uint32(hitObject)).Result
}

// HitObjectGetShaderRecordBufferHandleEXT adds an OpHitObjectGetShaderRecordBufferHandleEXT.
func (b *Builder) HitObjectGetShaderRecordBufferHandleEXT(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectGetShaderRecordBufferHandleEXT, typ, true, uint32(hitObject)).Result
}

// HitObjectIsEmptyEXT adds an OpHitObjectIsEmptyEXT.
func (b *Builder) HitObjectIsEmptyEXT(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectIsEmptyEXT, typ, true, uint32(hitObject)).Result
}

// HitObjectIsHitEXT adds an OpHitObjectIsHitEXT.
func (b *Builder) HitObjectIsHitEXT(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectIsHitEXT, typ, true, uint32(hitObject)).Result
}

// HitObjectIsMissEXT adds an OpHitObjectIsMissEXT.
func (b *Builder) HitObjectIsMissEXT(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectIsMissEXT, typ, true, uint32(hitObject)).Result
}

// TypeCooperativeMatrixNV adds an OpTypeCooperativeMatrixNV.
func (b *Builder) TypeCooperativeMatrixNV(componentType ID, execution ID, rows ID, columns ID) ID {
	return b.Emit(spirv.OpTypeCooperativeMatrixNV, 0, true, uint32(componentType), uint32(execution), uint32(rows), uint32(columns)).Result
}

// CooperativeMatrixLoadNV adds an OpCooperativeMatrixLoadNV.
func (b *Builder) CooperativeMatrixLoadNV(typ ID, pointer ID, stride ID, columnMajor ID, memoryAccess ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(pointer))
	w = append(w, uint32(stride))
	w = append(w, uint32(columnMajor))
	w = append(w, memoryAccess...)
	return b.Emit(spirv.OpCooperativeMatrixLoadNV, typ, true, w...).Result
}

// CooperativeMatrixStoreNV adds an OpCooperativeMatrixStoreNV.
func (b *Builder) CooperativeMatrixStoreNV(pointer ID, object ID, stride ID, columnMajor ID, memoryAccess ...uint32) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(pointer))
	w = append(w, uint32(object))
	w = append(w, uint32(stride))
	w = append(w, uint32(columnMajor))
	w = append(w, memoryAccess...)
	return b.Emit(spirv.OpCooperativeMatrixStoreNV, 0, false, w...)
}

// CooperativeMatrixMulAddNV adds an OpCooperativeMatrixMulAddNV.
func (b *Builder) CooperativeMatrixMulAddNV(typ ID, a ID, b2 ID, c ID) ID {
	return b.Emit(spirv.OpCooperativeMatrixMulAddNV, typ, true, uint32(a), uint32(b2), uint32(c)).Result
}

// CooperativeMatrixLengthNV adds an OpCooperativeMatrixLengthNV.
func (b *Builder) CooperativeMatrixLengthNV(typ ID, type_ ID) ID {
	return b.Emit(spirv.OpCooperativeMatrixLengthNV, typ, true, uint32(type_)).Result
}

// CooperativeMatrixGetCoordinateEXT adds an OpCooperativeMatrixGetCoordinateEXT.
func (b *Builder) CooperativeMatrixGetCoordinateEXT(typ ID, matrix ID, index ID) ID {
	return b.Emit(spirv.OpCooperativeMatrixGetCoordinateEXT, typ, true, uint32(matrix), uint32(index)).Result
}

// BeginInvocationInterlockEXT adds an OpBeginInvocationInterlockEXT.
func (b *Builder) BeginInvocationInterlockEXT() *Inst {
	return b.Emit(spirv.OpBeginInvocationInterlockEXT, 0, false)
}

// EndInvocationInterlockEXT adds an OpEndInvocationInterlockEXT.
func (b *Builder) EndInvocationInterlockEXT() *Inst {
	return b.Emit(spirv.OpEndInvocationInterlockEXT, 0, false)
}

// CooperativeMatrixReduceEXT adds an OpCooperativeMatrixReduceEXT.
func (b *Builder) CooperativeMatrixReduceEXT(typ ID, matrix ID, reduce spirv.CooperativeMatrixReduce, combineFunc ID) ID {
	return b.Emit(spirv.OpCooperativeMatrixReduceEXT, typ, true, uint32(matrix), uint32(reduce), uint32(combineFunc)).Result
}

// CooperativeMatrixLoadTensorNV adds an OpCooperativeMatrixLoadTensorNV.
func (b *Builder) CooperativeMatrixLoadTensorNV(typ ID, pointer ID, object ID, tensorLayout ID, memoryOperand spirv.MemoryAccess, params ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(pointer))
	w = append(w, uint32(object))
	w = append(w, uint32(tensorLayout))
	w = append(w, uint32(memoryOperand))
	w = append(w, params...)
	return b.Emit(spirv.OpCooperativeMatrixLoadTensorNV, typ, true, w...).Result
}

// CooperativeMatrixStoreTensorNV adds an OpCooperativeMatrixStoreTensorNV.
func (b *Builder) CooperativeMatrixStoreTensorNV(pointer ID, object ID, tensorLayout ID, memoryOperand spirv.MemoryAccess, params ...uint32) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(pointer))
	w = append(w, uint32(object))
	w = append(w, uint32(tensorLayout))
	w = append(w, uint32(memoryOperand))
	w = append(w, params...)
	return b.Emit(spirv.OpCooperativeMatrixStoreTensorNV, 0, false, w...)
}

// CooperativeMatrixPerElementOpEXT adds an OpCooperativeMatrixPerElementOpEXT.
func (b *Builder) CooperativeMatrixPerElementOpEXT(typ ID, matrix ID, func_ ID, operands ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(matrix))
	w = append(w, uint32(func_))
	w = append(w, words(operands)...)
	return b.Emit(spirv.OpCooperativeMatrixPerElementOpEXT, typ, true, w...).Result
}

// TypeTensorLayoutNV adds an OpTypeTensorLayoutNV.
func (b *Builder) TypeTensorLayoutNV(dim ID, clampMode ID) ID {
	return b.Emit(spirv.OpTypeTensorLayoutNV, 0, true, uint32(dim), uint32(clampMode)).Result
}

// TypeTensorViewNV adds an OpTypeTensorViewNV.
func (b *Builder) TypeTensorViewNV(dim ID, hasDimensions ID, p ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(dim))
	w = append(w, uint32(hasDimensions))
	w = append(w, words(p)...)
	return b.Emit(spirv.OpTypeTensorViewNV, 0, true, w...).Result
}

// CreateTensorLayoutNV adds an OpCreateTensorLayoutNV.
func (b *Builder) CreateTensorLayoutNV(typ ID) ID {
	return b.Emit(spirv.OpCreateTensorLayoutNV, typ, true).Result
}

// TensorLayoutSetDimensionNV adds an OpTensorLayoutSetDimensionNV.
func (b *Builder) TensorLayoutSetDimensionNV(typ ID, tensorLayout ID, dim ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(tensorLayout))
	w = append(w, words(dim)...)
	return b.Emit(spirv.OpTensorLayoutSetDimensionNV, typ, true, w...).Result
}

// TensorLayoutSetStrideNV adds an OpTensorLayoutSetStrideNV.
func (b *Builder) TensorLayoutSetStrideNV(typ ID, tensorLayout ID, stride ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(tensorLayout))
	w = append(w, words(stride)...)
	return b.Emit(spirv.OpTensorLayoutSetStrideNV, typ, true, w...).Result
}

// TensorLayoutSliceNV adds an OpTensorLayoutSliceNV.
func (b *Builder) TensorLayoutSliceNV(typ ID, tensorLayout ID, operands ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(tensorLayout))
	w = append(w, words(operands)...)
	return b.Emit(spirv.OpTensorLayoutSliceNV, typ, true, w...).Result
}

// TensorLayoutSetClampValueNV adds an OpTensorLayoutSetClampValueNV.
func (b *Builder) TensorLayoutSetClampValueNV(typ ID, tensorLayout ID, value ID) ID {
	return b.Emit(spirv.OpTensorLayoutSetClampValueNV, typ, true, uint32(tensorLayout), uint32(value)).Result
}

// CreateTensorViewNV adds an OpCreateTensorViewNV.
func (b *Builder) CreateTensorViewNV(typ ID) ID {
	return b.Emit(spirv.OpCreateTensorViewNV, typ, true).Result
}

// TensorViewSetDimensionNV adds an OpTensorViewSetDimensionNV.
func (b *Builder) TensorViewSetDimensionNV(typ ID, tensorView ID, dim ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(tensorView))
	w = append(w, words(dim)...)
	return b.Emit(spirv.OpTensorViewSetDimensionNV, typ, true, w...).Result
}

// TensorViewSetStrideNV adds an OpTensorViewSetStrideNV.
func (b *Builder) TensorViewSetStrideNV(typ ID, tensorView ID, stride ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(tensorView))
	w = append(w, words(stride)...)
	return b.Emit(spirv.OpTensorViewSetStrideNV, typ, true, w...).Result
}

// DemoteToHelperInvocation adds an OpDemoteToHelperInvocation.
func (b *Builder) DemoteToHelperInvocation() *Inst {
	return b.Emit(spirv.OpDemoteToHelperInvocation, 0, false)
}

// IsHelperInvocationEXT adds an OpIsHelperInvocationEXT.
func (b *Builder) IsHelperInvocationEXT(typ ID) ID {
	return b.Emit(spirv.OpIsHelperInvocationEXT, typ, true).Result
}

// TensorViewSetClipNV adds an OpTensorViewSetClipNV.
func (b *Builder) TensorViewSetClipNV(typ ID, tensorView ID, clipRowOffset ID, clipRowSpan ID, clipColOffset ID, clipColSpan ID) ID {
	return b.Emit(spirv.OpTensorViewSetClipNV, typ, true, uint32(tensorView), uint32(clipRowOffset), uint32(clipRowSpan), uint32(clipColOffset), uint32(clipColSpan)).Result
}

// TensorLayoutSetBlockSizeNV adds an OpTensorLayoutSetBlockSizeNV.
func (b *Builder) TensorLayoutSetBlockSizeNV(typ ID, tensorLayout ID, blockSize ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(tensorLayout))
	w = append(w, words(blockSize)...)
	return b.Emit(spirv.OpTensorLayoutSetBlockSizeNV, typ, true, w...).Result
}

// CooperativeMatrixTransposeNV adds an OpCooperativeMatrixTransposeNV.
func (b *Builder) CooperativeMatrixTransposeNV(typ ID, matrix ID) ID {
	return b.Emit(spirv.OpCooperativeMatrixTransposeNV, typ, true, uint32(matrix)).Result
}

// ConvertUToImageNV adds an OpConvertUToImageNV.
func (b *Builder) ConvertUToImageNV(typ ID, operand ID) ID {
	return b.Emit(spirv.OpConvertUToImageNV, typ, true, uint32(operand)).Result
}

// ConvertUToSamplerNV adds an OpConvertUToSamplerNV.
func (b *Builder) ConvertUToSamplerNV(typ ID, operand ID) ID {
	return b.Emit(spirv.OpConvertUToSamplerNV, typ, true, uint32(operand)).Result
}

// ConvertImageToUNV adds an OpConvertImageToUNV.
func (b *Builder) ConvertImageToUNV(typ ID, operand ID) ID {
	return b.Emit(spirv.OpConvertImageToUNV, typ, true, uint32(operand)).Result
}

// ConvertSamplerToUNV adds an OpConvertSamplerToUNV.
func (b *Builder) ConvertSamplerToUNV(typ ID, operand ID) ID {
	return b.Emit(spirv.OpConvertSamplerToUNV, typ, true, uint32(operand)).Result
}

// ConvertUToSampledImageNV adds an OpConvertUToSampledImageNV.
func (b *Builder) ConvertUToSampledImageNV(typ ID, operand ID) ID {
	return b.Emit(spirv.OpConvertUToSampledImageNV, typ, true, uint32(operand)).Result
}

// ConvertSampledImageToUNV adds an OpConvertSampledImageToUNV.
func (b *Builder) ConvertSampledImageToUNV(typ ID, operand ID) ID {
	return b.Emit(spirv.OpConvertSampledImageToUNV, typ, true, uint32(operand)).Result
}

// SamplerImageAddressingModeNV adds an OpSamplerImageAddressingModeNV.
func (b *Builder) SamplerImageAddressingModeNV(bitWidth uint32) *Inst {
	return b.Emit(spirv.OpSamplerImageAddressingModeNV, 0, false, bitWidth)
}

// RawAccessChainNV adds an OpRawAccessChainNV.
func (b *Builder) RawAccessChainNV(typ ID, base ID, byteStride ID, elementIndex ID, byteOffset ID, rawAccessChainOperands ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(base))
	w = append(w, uint32(byteStride))
	w = append(w, uint32(elementIndex))
	w = append(w, uint32(byteOffset))
	w = append(w, rawAccessChainOperands...)
	return b.Emit(spirv.OpRawAccessChainNV, typ, true, w...).Result
}

// RayQueryGetIntersectionSpherePositionNV adds an OpRayQueryGetIntersectionSpherePositionNV.
func (b *Builder) RayQueryGetIntersectionSpherePositionNV(typ ID, rayQuery ID, intersection ID) ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionSpherePositionNV, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// RayQueryGetIntersectionSphereRadiusNV adds an OpRayQueryGetIntersectionSphereRadiusNV.
func (b *Builder) RayQueryGetIntersectionSphereRadiusNV(typ ID, rayQuery ID, intersection ID) ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionSphereRadiusNV, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// RayQueryGetIntersectionLSSPositionsNV adds an OpRayQueryGetIntersectionLSSPositionsNV.
func (b *Builder) RayQueryGetIntersectionLSSPositionsNV(typ ID, rayQuery ID, intersection ID) ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionLSSPositionsNV, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// RayQueryGetIntersectionLSSRadiiNV adds an OpRayQueryGetIntersectionLSSRadiiNV.
func (b *Builder) RayQueryGetIntersectionLSSRadiiNV(typ ID, rayQuery ID, intersection ID) ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionLSSRadiiNV, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// RayQueryGetIntersectionLSSHitValueNV adds an OpRayQueryGetIntersectionLSSHitValueNV.
func (b *Builder) RayQueryGetIntersectionLSSHitValueNV(typ ID, rayQuery ID, intersection ID) ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionLSSHitValueNV, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// HitObjectGetSpherePositionNV adds an OpHitObjectGetSpherePositionNV.
func (b *Builder) HitObjectGetSpherePositionNV(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectGetSpherePositionNV, typ, true, uint32(hitObject)).Result
}

// HitObjectGetSphereRadiusNV adds an OpHitObjectGetSphereRadiusNV.
func (b *Builder) HitObjectGetSphereRadiusNV(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectGetSphereRadiusNV, typ, true, uint32(hitObject)).Result
}

// HitObjectGetLSSPositionsNV adds an OpHitObjectGetLSSPositionsNV.
func (b *Builder) HitObjectGetLSSPositionsNV(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectGetLSSPositionsNV, typ, true, uint32(hitObject)).Result
}

// HitObjectGetLSSRadiiNV adds an OpHitObjectGetLSSRadiiNV.
func (b *Builder) HitObjectGetLSSRadiiNV(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectGetLSSRadiiNV, typ, true, uint32(hitObject)).Result
}

// HitObjectIsSphereHitNV adds an OpHitObjectIsSphereHitNV.
func (b *Builder) HitObjectIsSphereHitNV(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectIsSphereHitNV, typ, true, uint32(hitObject)).Result
}

// HitObjectIsLSSHitNV adds an OpHitObjectIsLSSHitNV.
func (b *Builder) HitObjectIsLSSHitNV(typ ID, hitObject ID) ID {
	return b.Emit(spirv.OpHitObjectIsLSSHitNV, typ, true, uint32(hitObject)).Result
}

// RayQueryIsSphereHitNV adds an OpRayQueryIsSphereHitNV.
func (b *Builder) RayQueryIsSphereHitNV(typ ID, rayQuery ID, intersection ID) ID {
	return b.Emit(spirv.OpRayQueryIsSphereHitNV, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// RayQueryIsLSSHitNV adds an OpRayQueryIsLSSHitNV.
func (b *Builder) RayQueryIsLSSHitNV(typ ID, rayQuery ID, intersection ID) ID {
	return b.Emit(spirv.OpRayQueryIsLSSHitNV, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// SubgroupShuffleINTEL adds an OpSubgroupShuffleINTEL.
func (b *Builder) SubgroupShuffleINTEL(typ ID, data ID, invocationId ID) ID {
	return b.Emit(spirv.OpSubgroupShuffleINTEL, typ, true, uint32(data), uint32(invocationId)).Result
}

// SubgroupShuffleDownINTEL adds an OpSubgroupShuffleDownINTEL.
func (b *Builder) SubgroupShuffleDownINTEL(typ ID, current ID, next ID, delta ID) ID {
	return b.Emit(spirv.OpSubgroupShuffleDownINTEL, typ, true, uint32(current), uint32(next), uint32(delta)).Result
}

// SubgroupShuffleUpINTEL adds an OpSubgroupShuffleUpINTEL.
func (b *Builder) SubgroupShuffleUpINTEL(typ ID, previous ID, current ID, delta ID) ID {
	return b.Emit(spirv.OpSubgroupShuffleUpINTEL, typ, true, uint32(previous), uint32(current), uint32(delta)).Result
}

// SubgroupShuffleXorINTEL adds an OpSubgroupShuffleXorINTEL.
func (b *Builder) SubgroupShuffleXorINTEL(typ ID, data ID, value ID) ID {
	return b.Emit(spirv.OpSubgroupShuffleXorINTEL, typ, true, uint32(data), uint32(value)).Result
}

// SubgroupBlockReadINTEL adds an OpSubgroupBlockReadINTEL.
func (b *Builder) SubgroupBlockReadINTEL(typ ID, ptr ID) ID {
	return b.Emit(spirv.OpSubgroupBlockReadINTEL, typ, true, uint32(ptr)).Result
}

// SubgroupBlockWriteINTEL adds an OpSubgroupBlockWriteINTEL.
func (b *Builder) SubgroupBlockWriteINTEL(ptr ID, data ID) *Inst {
	return b.Emit(spirv.OpSubgroupBlockWriteINTEL, 0, false, uint32(ptr), uint32(data))
}

// SubgroupImageBlockReadINTEL adds an OpSubgroupImageBlockReadINTEL.
func (b *Builder) SubgroupImageBlockReadINTEL(typ ID, image ID, coordinate ID) ID {
	return b.Emit(spirv.OpSubgroupImageBlockReadINTEL, typ, true, uint32(image), uint32(coordinate)).Result
}

// SubgroupImageBlockWriteINTEL adds an OpSubgroupImageBlockWriteINTEL.
func (b *Builder) SubgroupImageBlockWriteINTEL(image ID, coordinate ID, data ID) *Inst {
	return b.Emit(spirv.OpSubgroupImageBlockWriteINTEL, 0, false, uint32(image), uint32(coordinate), uint32(data))
}

// SubgroupImageMediaBlockReadINTEL adds an OpSubgroupImageMediaBlockReadINTEL.
func (b *Builder) SubgroupImageMediaBlockReadINTEL(typ ID, image ID, coordinate ID, width ID, height ID) ID {
	return b.Emit(spirv.OpSubgroupImageMediaBlockReadINTEL, typ, true, uint32(image), uint32(coordinate), uint32(width), uint32(height)).Result
}

// SubgroupImageMediaBlockWriteINTEL adds an OpSubgroupImageMediaBlockWriteINTEL.
func (b *Builder) SubgroupImageMediaBlockWriteINTEL(image ID, coordinate ID, width ID, height ID, data ID) *Inst {
	return b.Emit(spirv.OpSubgroupImageMediaBlockWriteINTEL, 0, false, uint32(image), uint32(coordinate), uint32(width), uint32(height), uint32(data))
}

// UCountLeadingZerosINTEL adds an OpUCountLeadingZerosINTEL.
func (b *Builder) UCountLeadingZerosINTEL(typ ID, operand ID) ID {
	return b.Emit(spirv.OpUCountLeadingZerosINTEL, typ, true, uint32(operand)).Result
}

// UCountTrailingZerosINTEL adds an OpUCountTrailingZerosINTEL.
func (b *Builder) UCountTrailingZerosINTEL(typ ID, operand ID) ID {
	return b.Emit(spirv.OpUCountTrailingZerosINTEL, typ, true, uint32(operand)).Result
}

// AbsISubINTEL adds an OpAbsISubINTEL.
func (b *Builder) AbsISubINTEL(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpAbsISubINTEL, typ, true, uint32(operand), uint32(operand2)).Result
}

// AbsUSubINTEL adds an OpAbsUSubINTEL.
func (b *Builder) AbsUSubINTEL(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpAbsUSubINTEL, typ, true, uint32(operand), uint32(operand2)).Result
}

// IAddSatINTEL adds an OpIAddSatINTEL.
func (b *Builder) IAddSatINTEL(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpIAddSatINTEL, typ, true, uint32(operand), uint32(operand2)).Result
}

// UAddSatINTEL adds an OpUAddSatINTEL.
func (b *Builder) UAddSatINTEL(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpUAddSatINTEL, typ, true, uint32(operand), uint32(operand2)).Result
}

// IAverageINTEL adds an OpIAverageINTEL.
func (b *Builder) IAverageINTEL(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpIAverageINTEL, typ, true, uint32(operand), uint32(operand2)).Result
}

// UAverageINTEL adds an OpUAverageINTEL.
func (b *Builder) UAverageINTEL(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpUAverageINTEL, typ, true, uint32(operand), uint32(operand2)).Result
}

// IAverageRoundedINTEL adds an OpIAverageRoundedINTEL.
func (b *Builder) IAverageRoundedINTEL(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpIAverageRoundedINTEL, typ, true, uint32(operand), uint32(operand2)).Result
}

// UAverageRoundedINTEL adds an OpUAverageRoundedINTEL.
func (b *Builder) UAverageRoundedINTEL(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpUAverageRoundedINTEL, typ, true, uint32(operand), uint32(operand2)).Result
}

// ISubSatINTEL adds an OpISubSatINTEL.
func (b *Builder) ISubSatINTEL(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpISubSatINTEL, typ, true, uint32(operand), uint32(operand2)).Result
}

// USubSatINTEL adds an OpUSubSatINTEL.
func (b *Builder) USubSatINTEL(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpUSubSatINTEL, typ, true, uint32(operand), uint32(operand2)).Result
}

// IMul32x16INTEL adds an OpIMul32x16INTEL.
func (b *Builder) IMul32x16INTEL(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpIMul32x16INTEL, typ, true, uint32(operand), uint32(operand2)).Result
}

// UMul32x16INTEL adds an OpUMul32x16INTEL.
func (b *Builder) UMul32x16INTEL(typ ID, operand ID, operand2 ID) ID {
	return b.Emit(spirv.OpUMul32x16INTEL, typ, true, uint32(operand), uint32(operand2)).Result
}

// ConstantFunctionPointerINTEL adds an OpConstantFunctionPointerINTEL.
func (b *Builder) ConstantFunctionPointerINTEL(typ ID, function ID) ID {
	return b.Emit(spirv.OpConstantFunctionPointerINTEL, typ, true, uint32(function)).Result
}

// FunctionPointerCallINTEL adds an OpFunctionPointerCallINTEL.
func (b *Builder) FunctionPointerCallINTEL(typ ID, operand ...ID) ID {
	return b.Emit(spirv.OpFunctionPointerCallINTEL, typ, true, words(operand)...).Result
}

// AsmTargetINTEL adds an OpAsmTargetINTEL.
func (b *Builder) AsmTargetINTEL(asmTarget string) ID {
	return b.Emit(spirv.OpAsmTargetINTEL, 0, true, spirv.AppendString(nil, asmTarget)...).Result
}

// AsmINTEL adds an OpAsmINTEL.
func (b *Builder) AsmINTEL(typ ID, asmType ID, target ID, asmInstructions string, constraints string) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(asmType))
	w = append(w, uint32(target))
	w = append(w, spirv.AppendString(nil, asmInstructions)...)
	w = append(w, spirv.AppendString(nil, constraints)...)
	return b.Emit(spirv.OpAsmINTEL, typ, true, w...).Result
}

// AsmCallINTEL adds an OpAsmCallINTEL.
func (b *Builder) AsmCallINTEL(typ ID, asm ID, argument ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(asm))
	w = append(w, words(argument)...)
	return b.Emit(spirv.OpAsmCallINTEL, typ, true, w...).Result
}

// AtomicFMinEXT adds an OpAtomicFMinEXT.
func (b *Builder) AtomicFMinEXT(typ ID, pointer ID, memory ID, semantics ID, value ID) ID {
	return b.Emit(spirv.OpAtomicFMinEXT, typ, true, uint32(pointer), uint32(memory), uint32(semantics), uint32(value)).Result
}

// AtomicFMaxEXT adds an OpAtomicFMaxEXT.
func (b *Builder) AtomicFMaxEXT(typ ID, pointer ID, memory ID, semantics ID, value ID) ID {
	return b.Emit(spirv.OpAtomicFMaxEXT, typ, true, uint32(pointer), uint32(memory), uint32(semantics), uint32(value)).Result
}

// AssumeTrueKHR adds an OpAssumeTrueKHR.
func (b *Builder) AssumeTrueKHR(condition ID) *Inst {
	return b.Emit(spirv.OpAssumeTrueKHR, 0, false, uint32(condition))
}

// ExpectKHR adds an OpExpectKHR.
func (b *Builder) ExpectKHR(typ ID, value ID, expectedValue ID) ID {
	return b.Emit(spirv.OpExpectKHR, typ, true, uint32(value), uint32(expectedValue)).Result
}

// DecorateString adds an OpDecorateString.
func (b *Builder) DecorateString(target ID, decoration spirv.Decoration, params ...uint32) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(target))
	w = append(w, uint32(decoration))
	w = append(w, params...)
	return b.Emit(spirv.OpDecorateString, 0, false, w...)
}

// MemberDecorateString adds an OpMemberDecorateString.
func (b *Builder) MemberDecorateString(structType ID, member uint32, decoration spirv.Decoration, params ...uint32) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(structType))
	w = append(w, member)
	w = append(w, uint32(decoration))
	w = append(w, params...)
	return b.Emit(spirv.OpMemberDecorateString, 0, false, w...)
}

// VmeImageINTEL adds an OpVmeImageINTEL.
func (b *Builder) VmeImageINTEL(typ ID, imageType ID, sampler ID) ID {
	return b.Emit(spirv.OpVmeImageINTEL, typ, true, uint32(imageType), uint32(sampler)).Result
}

// TypeVmeImageINTEL adds an OpTypeVmeImageINTEL.
func (b *Builder) TypeVmeImageINTEL(imageType ID) ID {
	return b.Emit(spirv.OpTypeVmeImageINTEL, 0, true, uint32(imageType)).Result
}

// TypeAvcImePayloadINTEL adds an OpTypeAvcImePayloadINTEL.
func (b *Builder) TypeAvcImePayloadINTEL() ID {
	return b.Emit(spirv.OpTypeAvcImePayloadINTEL, 0, true).Result
}

// TypeAvcRefPayloadINTEL adds an OpTypeAvcRefPayloadINTEL.
func (b *Builder) TypeAvcRefPayloadINTEL() ID {
	return b.Emit(spirv.OpTypeAvcRefPayloadINTEL, 0, true).Result
}

// TypeAvcSicPayloadINTEL adds an OpTypeAvcSicPayloadINTEL.
func (b *Builder) TypeAvcSicPayloadINTEL() ID {
	return b.Emit(spirv.OpTypeAvcSicPayloadINTEL, 0, true).Result
}

// TypeAvcMcePayloadINTEL adds an OpTypeAvcMcePayloadINTEL.
func (b *Builder) TypeAvcMcePayloadINTEL() ID {
	return b.Emit(spirv.OpTypeAvcMcePayloadINTEL, 0, true).Result
}

// TypeAvcMceResultINTEL adds an OpTypeAvcMceResultINTEL.
func (b *Builder) TypeAvcMceResultINTEL() ID {
	return b.Emit(spirv.OpTypeAvcMceResultINTEL, 0, true).Result
}

// TypeAvcImeResultINTEL adds an OpTypeAvcImeResultINTEL.
func (b *Builder) TypeAvcImeResultINTEL() ID {
	return b.Emit(spirv.OpTypeAvcImeResultINTEL, 0, true).Result
}

// TypeAvcImeResultSingleReferenceStreamoutINTEL adds an OpTypeAvcImeResultSingleReferenceStreamoutINTEL.
func (b *Builder) TypeAvcImeResultSingleReferenceStreamoutINTEL() ID {
	return b.Emit(spirv.OpTypeAvcImeResultSingleReferenceStreamoutINTEL, 0, true).Result
}

// TypeAvcImeResultDualReferenceStreamoutINTEL adds an OpTypeAvcImeResultDualReferenceStreamoutINTEL.
func (b *Builder) TypeAvcImeResultDualReferenceStreamoutINTEL() ID {
	return b.Emit(spirv.OpTypeAvcImeResultDualReferenceStreamoutINTEL, 0, true).Result
}

// TypeAvcImeSingleReferenceStreaminINTEL adds an OpTypeAvcImeSingleReferenceStreaminINTEL.
func (b *Builder) TypeAvcImeSingleReferenceStreaminINTEL() ID {
	return b.Emit(spirv.OpTypeAvcImeSingleReferenceStreaminINTEL, 0, true).Result
}

// TypeAvcImeDualReferenceStreaminINTEL adds an OpTypeAvcImeDualReferenceStreaminINTEL.
func (b *Builder) TypeAvcImeDualReferenceStreaminINTEL() ID {
	return b.Emit(spirv.OpTypeAvcImeDualReferenceStreaminINTEL, 0, true).Result
}

// TypeAvcRefResultINTEL adds an OpTypeAvcRefResultINTEL.
func (b *Builder) TypeAvcRefResultINTEL() ID {
	return b.Emit(spirv.OpTypeAvcRefResultINTEL, 0, true).Result
}

// TypeAvcSicResultINTEL adds an OpTypeAvcSicResultINTEL.
func (b *Builder) TypeAvcSicResultINTEL() ID {
	return b.Emit(spirv.OpTypeAvcSicResultINTEL, 0, true).Result
}

// SubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTEL adds an OpSubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTEL.
func (b *Builder) SubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTEL(typ ID, sliceType ID, qp ID) ID {
	return b.Emit(spirv.OpSubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTEL, typ, true, uint32(sliceType), uint32(qp)).Result
}

// SubgroupAvcMceSetInterBaseMultiReferencePenaltyINTEL adds an OpSubgroupAvcMceSetInterBaseMultiReferencePenaltyINTEL.
func (b *Builder) SubgroupAvcMceSetInterBaseMultiReferencePenaltyINTEL(typ ID, referenceBasePenalty ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcMceSetInterBaseMultiReferencePenaltyINTEL, typ, true, uint32(referenceBasePenalty), uint32(payload)).Result
}

// SubgroupAvcMceGetDefaultInterShapePenaltyINTEL adds an OpSubgroupAvcMceGetDefaultInterShapePenaltyINTEL.
func (b *Builder) SubgroupAvcMceGetDefaultInterShapePenaltyINTEL(typ ID, sliceType ID, qp ID) ID {
	return b.Emit(spirv.OpSubgroupAvcMceGetDefaultInterShapePenaltyINTEL, typ, true, uint32(sliceType), uint32(qp)).Result
}

// SubgroupAvcMceSetInterShapePenaltyINTEL adds an OpSubgroupAvcMceSetInterShapePenaltyINTEL.
func (b *Builder) SubgroupAvcMceSetInterShapePenaltyINTEL(typ ID, packedShapePenalty ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcMceSetInterShapePenaltyINTEL, typ, true, uint32(packedShapePenalty), uint32(payload)).Result
}

// SubgroupAvcMceGetDefaultInterDirectionPenaltyINTEL adds an OpSubgroupAvcMceGetDefaultInterDirectionPenaltyINTEL.
func (b *Builder) SubgroupAvcMceGetDefaultInterDirectionPenaltyINTEL(typ ID, sliceType ID, qp ID) ID {
	return b.Emit(spirv.OpSubgroupAvcMceGetDefaultInterDirectionPenaltyINTEL, typ, true, uint32(sliceType), uint32(qp)).Result
}

// SubgroupAvcMceSetInterDirectionPenaltyINTEL adds an OpSubgroupAvcMceSetInterDirectionPenaltyINTEL.
func (b *Builder) SubgroupAvcMceSetInterDirectionPenaltyINTEL(typ ID, directionCost ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcMceSetInterDirectionPenaltyINTEL, typ, true, uint32(directionCost), uint32(payload)).Result
}

// SubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTEL adds an OpSubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTEL.
func (b *Builder) SubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTEL(typ ID, sliceType ID, qp ID) ID {
	return b.Emit(spirv.OpSubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTEL, typ, true, uint32(sliceType), uint32(qp)).Result
}

// SubgroupAvcMceGetDefaultInterMotionVectorCostTableINTEL adds an OpSubgroupAvcMceGetDefaultInterMotionVectorCostTableINTEL.
func (b *Builder) SubgroupAvcMceGetDefaultInterMotionVectorCostTableINTEL(typ ID, sliceType ID, qp ID) ID {
	return b.Emit(spirv.OpSubgroupAvcMceGetDefaultInterMotionVectorCostTableINTEL, typ, true, uint32(sliceType), uint32(qp)).Result
}

// SubgroupAvcMceGetDefaultHighPenaltyCostTableINTEL adds an OpSubgroupAvcMceGetDefaultHighPenaltyCostTableINTEL.
func (b *Builder) SubgroupAvcMceGetDefaultHighPenaltyCostTableINTEL(typ ID) ID {
	return b.Emit(spirv.OpSubgroupAvcMceGetDefaultHighPenaltyCostTableINTEL, typ, true).Result
}

// SubgroupAvcMceGetDefaultMediumPenaltyCostTableINTEL adds an OpSubgroupAvcMceGetDefaultMediumPenaltyCostTableINTEL.
func (b *Builder) SubgroupAvcMceGetDefaultMediumPenaltyCostTableINTEL(typ ID) ID {
	return b.Emit(spirv.OpSubgroupAvcMceGetDefaultMediumPenaltyCostTableINTEL, typ, true).Result
}

// SubgroupAvcMceGetDefaultLowPenaltyCostTableINTEL adds an OpSubgroupAvcMceGetDefaultLowPenaltyCostTableINTEL.
func (b *Builder) SubgroupAvcMceGetDefaultLowPenaltyCostTableINTEL(typ ID) ID {
	return b.Emit(spirv.OpSubgroupAvcMceGetDefaultLowPenaltyCostTableINTEL, typ, true).Result
}

// SubgroupAvcMceSetMotionVectorCostFunctionINTEL adds an OpSubgroupAvcMceSetMotionVectorCostFunctionINTEL.
func (b *Builder) SubgroupAvcMceSetMotionVectorCostFunctionINTEL(typ ID, packedCostCenterDelta ID, packedCostTable ID, costPrecision ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcMceSetMotionVectorCostFunctionINTEL, typ, true, uint32(packedCostCenterDelta), uint32(packedCostTable), uint32(costPrecision), uint32(payload)).Result
}

// SubgroupAvcMceGetDefaultIntraLumaModePenaltyINTEL adds an OpSubgroupAvcMceGetDefaultIntraLumaModePenaltyINTEL.
func (b *Builder) SubgroupAvcMceGetDefaultIntraLumaModePenaltyINTEL(typ ID, sliceType ID, qp ID) ID {
	return b.Emit(spirv.OpSubgroupAvcMceGetDefaultIntraLumaModePenaltyINTEL, typ, true, uint32(sliceType), uint32(qp)).Result
}

// SubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTEL adds an OpSubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTEL.
func (b *Builder) SubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTEL(typ ID) ID {
	return b.Emit(spirv.OpSubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTEL, typ, true).Result
}

// SubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTEL adds an OpSubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTEL.
func (b *Builder) SubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTEL(typ ID) ID {
	return b.Emit(spirv.OpSubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTEL, typ, true).Result
}

// SubgroupAvcMceSetAcOnlyHaarINTEL adds an OpSubgroupAvcMceSetAcOnlyHaarINTEL.
func (b *Builder) SubgroupAvcMceSetAcOnlyHaarINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcMceSetAcOnlyHaarINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcMceSetSourceInterlacedFieldPolarityINTEL adds an OpSubgroupAvcMceSetSourceInterlacedFieldPolarityINTEL.
func (b *Builder) SubgroupAvcMceSetSourceInterlacedFieldPolarityINTEL(typ ID, sourceFieldPolarity ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcMceSetSourceInterlacedFieldPolarityINTEL, typ, true, uint32(sourceFieldPolarity), uint32(payload)).Result
}

// SubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTEL adds an OpSubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTEL.
func (b *Builder) SubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTEL(typ ID, referenceFieldPolarity ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTEL, typ, true, uint32(referenceFieldPolarity), uint32(payload)).Result
}

// SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTEL adds an OpSubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTEL.
func (b *Builder) SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTEL(typ ID, forwardReferenceFieldPolarity ID, backwardReferenceFieldPolarity ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTEL, typ, true, uint32(forwardReferenceFieldPolarity), uint32(backwardReferenceFieldPolarity), uint32(payload)).Result
}

// SubgroupAvcMceConvertToImePayloadINTEL adds an OpSubgroupAvcMceConvertToImePayloadINTEL.
func (b *Builder) SubgroupAvcMceConvertToImePayloadINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcMceConvertToImePayloadINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcMceConvertToImeResultINTEL adds an OpSubgroupAvcMceConvertToImeResultINTEL.
func (b *Builder) SubgroupAvcMceConvertToImeResultINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcMceConvertToImeResultINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcMceConvertToRefPayloadINTEL adds an OpSubgroupAvcMceConvertToRefPayloadINTEL.
func (b *Builder) SubgroupAvcMceConvertToRefPayloadINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcMceConvertToRefPayloadINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcMceConvertToRefResultINTEL adds an OpSubgroupAvcMceConvertToRefResultINTEL.
func (b *Builder) SubgroupAvcMceConvertToRefResultINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcMceConvertToRefResultINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcMceConvertToSicPayloadINTEL adds an OpSubgroupAvcMceConvertToSicPayloadINTEL.
func (b *Builder) SubgroupAvcMceConvertToSicPayloadINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcMceConvertToSicPayloadINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcMceConvertToSicResultINTEL adds an OpSubgroupAvcMceConvertToSicResultINTEL.
func (b *Builder) SubgroupAvcMceConvertToSicResultINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcMceConvertToSicResultINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcMceGetMotionVectorsINTEL adds an OpSubgroupAvcMceGetMotionVectorsINTEL.
func (b *Builder) SubgroupAvcMceGetMotionVectorsINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcMceGetMotionVectorsINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcMceGetInterDistortionsINTEL adds an OpSubgroupAvcMceGetInterDistortionsINTEL.
func (b *Builder) SubgroupAvcMceGetInterDistortionsINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcMceGetInterDistortionsINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcMceGetBestInterDistortionsINTEL adds an OpSubgroupAvcMceGetBestInterDistortionsINTEL.
func (b *Builder) SubgroupAvcMceGetBestInterDistortionsINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcMceGetBestInterDistortionsINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcMceGetInterMajorShapeINTEL adds an OpSubgroupAvcMceGetInterMajorShapeINTEL.
func (b *Builder) SubgroupAvcMceGetInterMajorShapeINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcMceGetInterMajorShapeINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcMceGetInterMinorShapeINTEL adds an OpSubgroupAvcMceGetInterMinorShapeINTEL.
func (b *Builder) SubgroupAvcMceGetInterMinorShapeINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcMceGetInterMinorShapeINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcMceGetInterDirectionsINTEL adds an OpSubgroupAvcMceGetInterDirectionsINTEL.
func (b *Builder) SubgroupAvcMceGetInterDirectionsINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcMceGetInterDirectionsINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcMceGetInterMotionVectorCountINTEL adds an OpSubgroupAvcMceGetInterMotionVectorCountINTEL.
func (b *Builder) SubgroupAvcMceGetInterMotionVectorCountINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcMceGetInterMotionVectorCountINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcMceGetInterReferenceIdsINTEL adds an OpSubgroupAvcMceGetInterReferenceIdsINTEL.
func (b *Builder) SubgroupAvcMceGetInterReferenceIdsINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcMceGetInterReferenceIdsINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTEL adds an OpSubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTEL.
func (b *Builder) SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTEL(typ ID, packedReferenceIds ID, packedReferenceParameterFieldPolarities ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTEL, typ, true, uint32(packedReferenceIds), uint32(packedReferenceParameterFieldPolarities), uint32(payload)).Result
}

// SubgroupAvcImeInitializeINTEL adds an OpSubgroupAvcImeInitializeINTEL.
func (b *Builder) SubgroupAvcImeInitializeINTEL(typ ID, srcCoord ID, partitionMask ID, sADAdjustment ID) ID {
	return b.Emit(spirv.OpSubgroupAvcImeInitializeINTEL, typ, true, uint32(srcCoord), uint32(partitionMask), uint32(sADAdjustment)).Result
}

// SubgroupAvcImeSetSingleReferenceINTEL adds an OpSubgroupAvcImeSetSingleReferenceINTEL.
func (b *Builder) SubgroupAvcImeSetSingleReferenceINTEL(typ ID, refOffset ID, searchWindowConfig ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcImeSetSingleReferenceINTEL, typ, true, uint32(refOffset), uint32(searchWindowConfig), uint32(payload)).Result
}

// SubgroupAvcImeSetDualReferenceINTEL adds an OpSubgroupAvcImeSetDualReferenceINTEL.
func (b *Builder) SubgroupAvcImeSetDualReferenceINTEL(typ ID, fwdRefOffset ID, bwdRefOffset ID, searchWindowConfig ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcImeSetDualReferenceINTEL, typ, true, uint32(fwdRefOffset), uint32(bwdRefOffset), uint32(searchWindowConfig), uint32(payload)).Result
}

// SubgroupAvcImeRefWindowSizeINTEL adds an OpSubgroupAvcImeRefWindowSizeINTEL.
func (b *Builder) SubgroupAvcImeRefWindowSizeINTEL(typ ID, searchWindowConfig ID, dualRef ID) ID {
	return b.Emit(spirv.OpSubgroupAvcImeRefWindowSizeINTEL, typ, true, uint32(searchWindowConfig), uint32(dualRef)).Result
}

// SubgroupAvcImeAdjustRefOffsetINTEL adds an OpSubgroupAvcImeAdjustRefOffsetINTEL.
func (b *Builder) SubgroupAvcImeAdjustRefOffsetINTEL(typ ID, refOffset ID, srcCoord ID, refWindowSize ID, imageSize ID) ID {
	return b.Emit(spirv.OpSubgroupAvcImeAdjustRefOffsetINTEL, typ, true, uint32(refOffset), uint32(srcCoord), uint32(refWindowSize), uint32(imageSize)).Result
}

// SubgroupAvcImeConvertToMcePayloadINTEL adds an OpSubgroupAvcImeConvertToMcePayloadINTEL.
func (b *Builder) SubgroupAvcImeConvertToMcePayloadINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcImeConvertToMcePayloadINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcImeSetMaxMotionVectorCountINTEL adds an OpSubgroupAvcImeSetMaxMotionVectorCountINTEL.
func (b *Builder) SubgroupAvcImeSetMaxMotionVectorCountINTEL(typ ID, maxMotionVectorCount ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcImeSetMaxMotionVectorCountINTEL, typ, true, uint32(maxMotionVectorCount), uint32(payload)).Result
}

// SubgroupAvcImeSetUnidirectionalMixDisableINTEL adds an OpSubgroupAvcImeSetUnidirectionalMixDisableINTEL.
func (b *Builder) SubgroupAvcImeSetUnidirectionalMixDisableINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcImeSetUnidirectionalMixDisableINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcImeSetEarlySearchTerminationThresholdINTEL adds an OpSubgroupAvcImeSetEarlySearchTerminationThresholdINTEL.
func (b *Builder) SubgroupAvcImeSetEarlySearchTerminationThresholdINTEL(typ ID, threshold ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcImeSetEarlySearchTerminationThresholdINTEL, typ, true, uint32(threshold), uint32(payload)).Result
}

// SubgroupAvcImeSetWeightedSadINTEL adds an OpSubgroupAvcImeSetWeightedSadINTEL.
func (b *Builder) SubgroupAvcImeSetWeightedSadINTEL(typ ID, packedSadWeights ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcImeSetWeightedSadINTEL, typ, true, uint32(packedSadWeights), uint32(payload)).Result
}

// SubgroupAvcImeEvaluateWithSingleReferenceINTEL adds an OpSubgroupAvcImeEvaluateWithSingleReferenceINTEL.
func (b *Builder) SubgroupAvcImeEvaluateWithSingleReferenceINTEL(typ ID, srcImage ID, refImage ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcImeEvaluateWithSingleReferenceINTEL, typ, true, uint32(srcImage), uint32(refImage), uint32(payload)).Result
}

// SubgroupAvcImeEvaluateWithDualReferenceINTEL adds an OpSubgroupAvcImeEvaluateWithDualReferenceINTEL.
func (b *Builder) SubgroupAvcImeEvaluateWithDualReferenceINTEL(typ ID, srcImage ID, fwdRefImage ID, bwdRefImage ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcImeEvaluateWithDualReferenceINTEL, typ, true, uint32(srcImage), uint32(fwdRefImage), uint32(bwdRefImage), uint32(payload)).Result
}

// SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTEL adds an OpSubgroupAvcImeEvaluateWithSingleReferenceStreaminINTEL.
func (b *Builder) SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTEL(typ ID, srcImage ID, refImage ID, payload ID, streaminComponents ID) ID {
	return b.Emit(spirv.OpSubgroupAvcImeEvaluateWithSingleReferenceStreaminINTEL, typ, true, uint32(srcImage), uint32(refImage), uint32(payload), uint32(streaminComponents)).Result
}

// SubgroupAvcImeEvaluateWithDualReferenceStreaminINTEL adds an OpSubgroupAvcImeEvaluateWithDualReferenceStreaminINTEL.
func (b *Builder) SubgroupAvcImeEvaluateWithDualReferenceStreaminINTEL(typ ID, srcImage ID, fwdRefImage ID, bwdRefImage ID, payload ID, streaminComponents ID) ID {
	return b.Emit(spirv.OpSubgroupAvcImeEvaluateWithDualReferenceStreaminINTEL, typ, true, uint32(srcImage), uint32(fwdRefImage), uint32(bwdRefImage), uint32(payload), uint32(streaminComponents)).Result
}

// SubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTEL adds an OpSubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTEL.
func (b *Builder) SubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTEL(typ ID, srcImage ID, refImage ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTEL, typ, true, uint32(srcImage), uint32(refImage), uint32(payload)).Result
}

// SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTEL adds an OpSubgroupAvcImeEvaluateWithDualReferenceStreamoutINTEL.
func (b *Builder) SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTEL(typ ID, srcImage ID, fwdRefImage ID, bwdRefImage ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcImeEvaluateWithDualReferenceStreamoutINTEL, typ, true, uint32(srcImage), uint32(fwdRefImage), uint32(bwdRefImage), uint32(payload)).Result
}

// SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTEL adds an OpSubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTEL.
func (b *Builder) SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTEL(typ ID, srcImage ID, refImage ID, payload ID, streaminComponents ID) ID {
	return b.Emit(spirv.OpSubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTEL, typ, true, uint32(srcImage), uint32(refImage), uint32(payload), uint32(streaminComponents)).Result
}

// SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTEL adds an OpSubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTEL.
func (b *Builder) SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTEL(typ ID, srcImage ID, fwdRefImage ID, bwdRefImage ID, payload ID, streaminComponents ID) ID {
	return b.Emit(spirv.OpSubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTEL, typ, true, uint32(srcImage), uint32(fwdRefImage), uint32(bwdRefImage), uint32(payload), uint32(streaminComponents)).Result
}

// SubgroupAvcImeConvertToMceResultINTEL adds an OpSubgroupAvcImeConvertToMceResultINTEL.
func (b *Builder) SubgroupAvcImeConvertToMceResultINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcImeConvertToMceResultINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcImeGetSingleReferenceStreaminINTEL adds an OpSubgroupAvcImeGetSingleReferenceStreaminINTEL.
func (b *Builder) SubgroupAvcImeGetSingleReferenceStreaminINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcImeGetSingleReferenceStreaminINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcImeGetDualReferenceStreaminINTEL adds an OpSubgroupAvcImeGetDualReferenceStreaminINTEL.
func (b *Builder) SubgroupAvcImeGetDualReferenceStreaminINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcImeGetDualReferenceStreaminINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcImeStripSingleReferenceStreamoutINTEL adds an OpSubgroupAvcImeStripSingleReferenceStreamoutINTEL.
func (b *Builder) SubgroupAvcImeStripSingleReferenceStreamoutINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcImeStripSingleReferenceStreamoutINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcImeStripDualReferenceStreamoutINTEL adds an OpSubgroupAvcImeStripDualReferenceStreamoutINTEL.
func (b *Builder) SubgroupAvcImeStripDualReferenceStreamoutINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcImeStripDualReferenceStreamoutINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTEL adds an OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTEL.
func (b *Builder) SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTEL(typ ID, payload ID, majorShape ID) ID {
	return b.Emit(spirv.OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTEL, typ, true, uint32(payload), uint32(majorShape)).Result
}

// SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTEL adds an OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTEL.
func (b *Builder) SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTEL(typ ID, payload ID, majorShape ID) ID {
	return b.Emit(spirv.OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTEL, typ, true, uint32(payload), uint32(majorShape)).Result
}

// SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTEL adds an OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTEL.
func (b *Builder) SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTEL(typ ID, payload ID, majorShape ID) ID {
	return b.Emit(spirv.OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTEL, typ, true, uint32(payload), uint32(majorShape)).Result
}

// SubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTEL adds an OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTEL.
func (b *Builder) SubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTEL(typ ID, payload ID, majorShape ID, direction ID) ID {
	return b.Emit(spirv.OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTEL, typ, true, uint32(payload), uint32(majorShape), uint32(direction)).Result
}

// SubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTEL adds an OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTEL.
func (b *Builder) SubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTEL(typ ID, payload ID, majorShape ID, direction ID) ID {
	return b.Emit(spirv.OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTEL, typ, true, uint32(payload), uint32(majorShape), uint32(direction)).Result
}

// SubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTEL adds an OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTEL.
func (b *Builder) SubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTEL(typ ID, payload ID, majorShape ID, direction ID) ID {
	return b.Emit(spirv.OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTEL, typ, true, uint32(payload), uint32(majorShape), uint32(direction)).Result
}

// SubgroupAvcImeGetBorderReachedINTEL adds an OpSubgroupAvcImeGetBorderReachedINTEL.
func (b *Builder) SubgroupAvcImeGetBorderReachedINTEL(typ ID, imageSelect ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcImeGetBorderReachedINTEL, typ, true, uint32(imageSelect), uint32(payload)).Result
}

// SubgroupAvcImeGetTruncatedSearchIndicationINTEL adds an OpSubgroupAvcImeGetTruncatedSearchIndicationINTEL.
func (b *Builder) SubgroupAvcImeGetTruncatedSearchIndicationINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcImeGetTruncatedSearchIndicationINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTEL adds an OpSubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTEL.
func (b *Builder) SubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTEL adds an OpSubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTEL.
func (b *Builder) SubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcImeGetWeightingPatternMinimumDistortionINTEL adds an OpSubgroupAvcImeGetWeightingPatternMinimumDistortionINTEL.
func (b *Builder) SubgroupAvcImeGetWeightingPatternMinimumDistortionINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcImeGetWeightingPatternMinimumDistortionINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcFmeInitializeINTEL adds an OpSubgroupAvcFmeInitializeINTEL.
func (b *Builder) SubgroupAvcFmeInitializeINTEL(typ ID, srcCoord ID, motionVectors ID, majorShapes ID, minorShapes ID, direction ID, pixelResolution ID, sadAdjustment ID) ID {
	return b.Emit(spirv.OpSubgroupAvcFmeInitializeINTEL, typ, true, uint32(srcCoord), uint32(motionVectors), uint32(majorShapes), uint32(minorShapes), uint32(direction), uint32(pixelResolution), uint32(sadAdjustment)).Result
}

// SubgroupAvcBmeInitializeINTEL adds an OpSubgroupAvcBmeInitializeINTEL.
func (b *Builder) SubgroupAvcBmeInitializeINTEL(typ ID, srcCoord ID, motionVectors ID, majorShapes ID, minorShapes ID, direction ID, pixelResolution ID, bidirectionalWeight ID, sadAdjustment ID) ID {
	return b.Emit(spirv.OpSubgroupAvcBmeInitializeINTEL, typ, true, uint32(srcCoord), uint32(motionVectors), uint32(majorShapes), uint32(minorShapes), uint32(direction), uint32(pixelResolution), uint32(bidirectionalWeight), uint32(sadAdjustment)).Result
}

// SubgroupAvcRefConvertToMcePayloadINTEL adds an OpSubgroupAvcRefConvertToMcePayloadINTEL.
func (b *Builder) SubgroupAvcRefConvertToMcePayloadINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcRefConvertToMcePayloadINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcRefSetBidirectionalMixDisableINTEL adds an OpSubgroupAvcRefSetBidirectionalMixDisableINTEL.
func (b *Builder) SubgroupAvcRefSetBidirectionalMixDisableINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcRefSetBidirectionalMixDisableINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcRefSetBilinearFilterEnableINTEL adds an OpSubgroupAvcRefSetBilinearFilterEnableINTEL.
func (b *Builder) SubgroupAvcRefSetBilinearFilterEnableINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcRefSetBilinearFilterEnableINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcRefEvaluateWithSingleReferenceINTEL adds an OpSubgroupAvcRefEvaluateWithSingleReferenceINTEL.
func (b *Builder) SubgroupAvcRefEvaluateWithSingleReferenceINTEL(typ ID, srcImage ID, refImage ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcRefEvaluateWithSingleReferenceINTEL, typ, true, uint32(srcImage), uint32(refImage), uint32(payload)).Result
}

// SubgroupAvcRefEvaluateWithDualReferenceINTEL adds an OpSubgroupAvcRefEvaluateWithDualReferenceINTEL.
func (b *Builder) SubgroupAvcRefEvaluateWithDualReferenceINTEL(typ ID, srcImage ID, fwdRefImage ID, bwdRefImage ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcRefEvaluateWithDualReferenceINTEL, typ, true, uint32(srcImage), uint32(fwdRefImage), uint32(bwdRefImage), uint32(payload)).Result
}

// SubgroupAvcRefEvaluateWithMultiReferenceINTEL adds an OpSubgroupAvcRefEvaluateWithMultiReferenceINTEL.
func (b *Builder) SubgroupAvcRefEvaluateWithMultiReferenceINTEL(typ ID, srcImage ID, packedReferenceIds ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcRefEvaluateWithMultiReferenceINTEL, typ, true, uint32(srcImage), uint32(packedReferenceIds), uint32(payload)).Result
}

// SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTEL adds an OpSubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTEL.
func (b *Builder) SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTEL(typ ID, srcImage ID, packedReferenceIds ID, packedReferenceFieldPolarities ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTEL, typ, true, uint32(srcImage), uint32(packedReferenceIds), uint32(packedReferenceFieldPolarities), uint32(payload)).Result
}

// SubgroupAvcRefConvertToMceResultINTEL adds an OpSubgroupAvcRefConvertToMceResultINTEL.
func (b *Builder) SubgroupAvcRefConvertToMceResultINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcRefConvertToMceResultINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcSicInitializeINTEL adds an OpSubgroupAvcSicInitializeINTEL.
func (b *Builder) SubgroupAvcSicInitializeINTEL(typ ID, srcCoord ID) ID {
	return b.Emit(spirv.OpSubgroupAvcSicInitializeINTEL, typ, true, uint32(srcCoord)).Result
}

// SubgroupAvcSicConfigureSkcINTEL adds an OpSubgroupAvcSicConfigureSkcINTEL.
func (b *Builder) SubgroupAvcSicConfigureSkcINTEL(typ ID, skipBlockPartitionType ID, skipMotionVectorMask ID, motionVectors ID, bidirectionalWeight ID, sadAdjustment ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcSicConfigureSkcINTEL, typ, true, uint32(skipBlockPartitionType), uint32(skipMotionVectorMask), uint32(motionVectors), uint32(bidirectionalWeight), uint32(sadAdjustment), uint32(payload)).Result
}

// SubgroupAvcSicConfigureIpeLumaINTEL adds an OpSubgroupAvcSicConfigureIpeLumaINTEL.
func (b *Builder) SubgroupAvcSicConfigureIpeLumaINTEL(typ ID, lumaIntraPartitionMask ID, intraNeighbourAvailabilty ID, leftEdgeLumaPixels ID, upperLeftCornerLumaPixel ID, upperEdgeLumaPixels ID, upperRightEdgeLumaPixels ID, sadAdjustment ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcSicConfigureIpeLumaINTEL, typ, true, uint32(lumaIntraPartitionMask), uint32(intraNeighbourAvailabilty), uint32(leftEdgeLumaPixels), uint32(upperLeftCornerLumaPixel), uint32(upperEdgeLumaPixels), uint32(upperRightEdgeLumaPixels), uint32(sadAdjustment), uint32(payload)).Result
}

// SubgroupAvcSicConfigureIpeLumaChromaINTEL adds an OpSubgroupAvcSicConfigureIpeLumaChromaINTEL.
func (b *Builder) SubgroupAvcSicConfigureIpeLumaChromaINTEL(typ ID, lumaIntraPartitionMask ID, intraNeighbourAvailabilty ID, leftEdgeLumaPixels ID, upperLeftCornerLumaPixel ID, upperEdgeLumaPixels ID, upperRightEdgeLumaPixels ID, leftEdgeChromaPixels ID, upperLeftCornerChromaPixel ID, upperEdgeChromaPixels ID, sadAdjustment ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcSicConfigureIpeLumaChromaINTEL, typ, true, uint32(lumaIntraPartitionMask), uint32(intraNeighbourAvailabilty), uint32(leftEdgeLumaPixels), uint32(upperLeftCornerLumaPixel), uint32(upperEdgeLumaPixels), uint32(upperRightEdgeLumaPixels), uint32(leftEdgeChromaPixels), uint32(upperLeftCornerChromaPixel), uint32(upperEdgeChromaPixels), uint32(sadAdjustment), uint32(payload)).Result
}

// SubgroupAvcSicGetMotionVectorMaskINTEL adds an OpSubgroupAvcSicGetMotionVectorMaskINTEL.
func (b *Builder) SubgroupAvcSicGetMotionVectorMaskINTEL(typ ID, skipBlockPartitionType ID, direction ID) ID {
	return b.Emit(spirv.OpSubgroupAvcSicGetMotionVectorMaskINTEL, typ, true, uint32(skipBlockPartitionType), uint32(direction)).Result
}

// SubgroupAvcSicConvertToMcePayloadINTEL adds an OpSubgroupAvcSicConvertToMcePayloadINTEL.
func (b *Builder) SubgroupAvcSicConvertToMcePayloadINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcSicConvertToMcePayloadINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcSicSetIntraLumaShapePenaltyINTEL adds an OpSubgroupAvcSicSetIntraLumaShapePenaltyINTEL.
func (b *Builder) SubgroupAvcSicSetIntraLumaShapePenaltyINTEL(typ ID, packedShapePenalty ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcSicSetIntraLumaShapePenaltyINTEL, typ, true, uint32(packedShapePenalty), uint32(payload)).Result
}

// SubgroupAvcSicSetIntraLumaModeCostFunctionINTEL adds an OpSubgroupAvcSicSetIntraLumaModeCostFunctionINTEL.
func (b *Builder) SubgroupAvcSicSetIntraLumaModeCostFunctionINTEL(typ ID, lumaModePenalty ID, lumaPackedNeighborModes ID, lumaPackedNonDcPenalty ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcSicSetIntraLumaModeCostFunctionINTEL, typ, true, uint32(lumaModePenalty), uint32(lumaPackedNeighborModes), uint32(lumaPackedNonDcPenalty), uint32(payload)).Result
}

// SubgroupAvcSicSetIntraChromaModeCostFunctionINTEL adds an OpSubgroupAvcSicSetIntraChromaModeCostFunctionINTEL.
func (b *Builder) SubgroupAvcSicSetIntraChromaModeCostFunctionINTEL(typ ID, chromaModeBasePenalty ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcSicSetIntraChromaModeCostFunctionINTEL, typ, true, uint32(chromaModeBasePenalty), uint32(payload)).Result
}

// SubgroupAvcSicSetBilinearFilterEnableINTEL adds an OpSubgroupAvcSicSetBilinearFilterEnableINTEL.
func (b *Builder) SubgroupAvcSicSetBilinearFilterEnableINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcSicSetBilinearFilterEnableINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcSicSetSkcForwardTransformEnableINTEL adds an OpSubgroupAvcSicSetSkcForwardTransformEnableINTEL.
func (b *Builder) SubgroupAvcSicSetSkcForwardTransformEnableINTEL(typ ID, packedSadCoefficients ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcSicSetSkcForwardTransformEnableINTEL, typ, true, uint32(packedSadCoefficients), uint32(payload)).Result
}

// SubgroupAvcSicSetBlockBasedRawSkipSadINTEL adds an OpSubgroupAvcSicSetBlockBasedRawSkipSadINTEL.
func (b *Builder) SubgroupAvcSicSetBlockBasedRawSkipSadINTEL(typ ID, blockBasedSkipType ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcSicSetBlockBasedRawSkipSadINTEL, typ, true, uint32(blockBasedSkipType), uint32(payload)).Result
}

// SubgroupAvcSicEvaluateIpeINTEL adds an OpSubgroupAvcSicEvaluateIpeINTEL.
func (b *Builder) SubgroupAvcSicEvaluateIpeINTEL(typ ID, srcImage ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcSicEvaluateIpeINTEL, typ, true, uint32(srcImage), uint32(payload)).Result
}

// SubgroupAvcSicEvaluateWithSingleReferenceINTEL adds an OpSubgroupAvcSicEvaluateWithSingleReferenceINTEL.
func (b *Builder) SubgroupAvcSicEvaluateWithSingleReferenceINTEL(typ ID, srcImage ID, refImage ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcSicEvaluateWithSingleReferenceINTEL, typ, true, uint32(srcImage), uint32(refImage), uint32(payload)).Result
}

// SubgroupAvcSicEvaluateWithDualReferenceINTEL adds an OpSubgroupAvcSicEvaluateWithDualReferenceINTEL.
func (b *Builder) SubgroupAvcSicEvaluateWithDualReferenceINTEL(typ ID, srcImage ID, fwdRefImage ID, bwdRefImage ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcSicEvaluateWithDualReferenceINTEL, typ, true, uint32(srcImage), uint32(fwdRefImage), uint32(bwdRefImage), uint32(payload)).Result
}

// SubgroupAvcSicEvaluateWithMultiReferenceINTEL adds an OpSubgroupAvcSicEvaluateWithMultiReferenceINTEL.
func (b *Builder) SubgroupAvcSicEvaluateWithMultiReferenceINTEL(typ ID, srcImage ID, packedReferenceIds ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcSicEvaluateWithMultiReferenceINTEL, typ, true, uint32(srcImage), uint32(packedReferenceIds), uint32(payload)).Result
}

// SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTEL adds an OpSubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTEL.
func (b *Builder) SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTEL(typ ID, srcImage ID, packedReferenceIds ID, packedReferenceFieldPolarities ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTEL, typ, true, uint32(srcImage), uint32(packedReferenceIds), uint32(packedReferenceFieldPolarities), uint32(payload)).Result
}

// SubgroupAvcSicConvertToMceResultINTEL adds an OpSubgroupAvcSicConvertToMceResultINTEL.
func (b *Builder) SubgroupAvcSicConvertToMceResultINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcSicConvertToMceResultINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcSicGetIpeLumaShapeINTEL adds an OpSubgroupAvcSicGetIpeLumaShapeINTEL.
func (b *Builder) SubgroupAvcSicGetIpeLumaShapeINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcSicGetIpeLumaShapeINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcSicGetBestIpeLumaDistortionINTEL adds an OpSubgroupAvcSicGetBestIpeLumaDistortionINTEL.
func (b *Builder) SubgroupAvcSicGetBestIpeLumaDistortionINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcSicGetBestIpeLumaDistortionINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcSicGetBestIpeChromaDistortionINTEL adds an OpSubgroupAvcSicGetBestIpeChromaDistortionINTEL.
func (b *Builder) SubgroupAvcSicGetBestIpeChromaDistortionINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcSicGetBestIpeChromaDistortionINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcSicGetPackedIpeLumaModesINTEL adds an OpSubgroupAvcSicGetPackedIpeLumaModesINTEL.
func (b *Builder) SubgroupAvcSicGetPackedIpeLumaModesINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcSicGetPackedIpeLumaModesINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcSicGetIpeChromaModeINTEL adds an OpSubgroupAvcSicGetIpeChromaModeINTEL.
func (b *Builder) SubgroupAvcSicGetIpeChromaModeINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcSicGetIpeChromaModeINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcSicGetPackedSkcLumaCountThresholdINTEL adds an OpSubgroupAvcSicGetPackedSkcLumaCountThresholdINTEL.
func (b *Builder) SubgroupAvcSicGetPackedSkcLumaCountThresholdINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcSicGetPackedSkcLumaCountThresholdINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcSicGetPackedSkcLumaSumThresholdINTEL adds an OpSubgroupAvcSicGetPackedSkcLumaSumThresholdINTEL.
func (b *Builder) SubgroupAvcSicGetPackedSkcLumaSumThresholdINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcSicGetPackedSkcLumaSumThresholdINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcSicGetInterRawSadsINTEL adds an OpSubgroupAvcSicGetInterRawSadsINTEL.
func (b *Builder) SubgroupAvcSicGetInterRawSadsINTEL(typ ID, payload ID) ID {
	return b.Emit(spirv.OpSubgroupAvcSicGetInterRawSadsINTEL, typ, true, uint32(payload)).Result
}

// VariableLengthArrayINTEL adds an OpVariableLengthArrayINTEL.
func (b *Builder) VariableLengthArrayINTEL(typ ID, length ID) ID {
	return b.Emit(spirv.OpVariableLengthArrayINTEL, typ, true, uint32(length)).Result
}

// SaveMemoryINTEL adds an OpSaveMemoryINTEL.
func (b *Builder) SaveMemoryINTEL(typ ID) ID {
	return b.Emit(spirv.OpSaveMemoryINTEL, typ, true).Result
}

// RestoreMemoryINTEL adds an OpRestoreMemoryINTEL.
func (b *Builder) RestoreMemoryINTEL(ptr ID) *Inst {
	return b.Emit(spirv.OpRestoreMemoryINTEL, 0, false, uint32(ptr))
}

// ArbitraryFloatSinCosPiALTERA adds an OpArbitraryFloatSinCosPiALTERA.
func (b *Builder) ArbitraryFloatSinCosPiALTERA(typ ID, a ID, ma uint32, mResult uint32, subnormal uint32, rounding uint32, roundingAccuracy uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatSinCosPiALTERA, typ, true, uint32(a), ma, mResult, subnormal, rounding, roundingAccuracy).Result
}

// ArbitraryFloatCastALTERA adds an OpArbitraryFloatCastALTERA.
func (b *Builder) ArbitraryFloatCastALTERA(typ ID, a ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatCastALTERA, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatCastFromIntALTERA adds an OpArbitraryFloatCastFromIntALTERA.
func (b *Builder) ArbitraryFloatCastFromIntALTERA(typ ID, a ID, mresult uint32, fromSign uint32, subnormal uint32, rounding uint32, accuracy uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatCastFromIntALTERA, typ, true, uint32(a), mresult, fromSign, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatCastToIntALTERA adds an OpArbitraryFloatCastToIntALTERA.
func (b *Builder) ArbitraryFloatCastToIntALTERA(typ ID, a ID, ma uint32, toSign uint32, subnormal uint32, rounding uint32, accuracy uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatCastToIntALTERA, typ, true, uint32(a), ma, toSign, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatAddALTERA adds an OpArbitraryFloatAddALTERA.
func (b *Builder) ArbitraryFloatAddALTERA(typ ID, a ID, ma uint32, b2 ID, mb uint32, mResult uint32, subnormal uint32, rounding uint32, accuracy uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatAddALTERA, typ, true, uint32(a), ma, uint32(b2), mb, mResult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatSubALTERA adds an OpArbitraryFloatSubALTERA.
func (b *Builder) ArbitraryFloatSubALTERA(typ ID, a ID, ma uint32, b2 ID, mb uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatSubALTERA, typ, true, uint32(a), ma, uint32(b2), mb, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatMulALTERA adds an OpArbitraryFloatMulALTERA.
func (b *Builder) ArbitraryFloatMulALTERA(typ ID, a ID, ma uint32, b2 ID, mb uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatMulALTERA, typ, true, uint32(a), ma, uint32(b2), mb, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatDivALTERA adds an OpArbitraryFloatDivALTERA.
func (b *Builder) ArbitraryFloatDivALTERA(typ ID, a ID, ma uint32, b2 ID, mb uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatDivALTERA, typ, true, uint32(a), ma, uint32(b2), mb, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatGTALTERA adds an OpArbitraryFloatGTALTERA.
func (b *Builder) ArbitraryFloatGTALTERA(typ ID, a ID, ma uint32, b2 ID, mb uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatGTALTERA, typ, true, uint32(a), ma, uint32(b2), mb).Result
}

// ArbitraryFloatGEALTERA adds an OpArbitraryFloatGEALTERA.
func (b *Builder) ArbitraryFloatGEALTERA(typ ID, a ID, ma uint32, b2 ID, mb uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatGEALTERA, typ, true, uint32(a), ma, uint32(b2), mb).Result
}

// ArbitraryFloatLTALTERA adds an OpArbitraryFloatLTALTERA.
func (b *Builder) ArbitraryFloatLTALTERA(typ ID, a ID, ma uint32, b2 ID, mb uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatLTALTERA, typ, true, uint32(a), ma, uint32(b2), mb).Result
}

// ArbitraryFloatLEALTERA adds an OpArbitraryFloatLEALTERA.
func (b *Builder) ArbitraryFloatLEALTERA(typ ID, a ID, ma uint32, b2 ID, mb uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatLEALTERA, typ, true, uint32(a), ma, uint32(b2), mb).Result
}

// ArbitraryFloatEQALTERA adds an OpArbitraryFloatEQALTERA.
func (b *Builder) ArbitraryFloatEQALTERA(typ ID, a ID, ma uint32, b2 ID, mb uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatEQALTERA, typ, true, uint32(a), ma, uint32(b2), mb).Result
}

// ArbitraryFloatRecipALTERA adds an OpArbitraryFloatRecipALTERA.
func (b *Builder) ArbitraryFloatRecipALTERA(typ ID, a ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatRecipALTERA, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatRSqrtALTERA adds an OpArbitraryFloatRSqrtALTERA.
func (b *Builder) ArbitraryFloatRSqrtALTERA(typ ID, a ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatRSqrtALTERA, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatCbrtALTERA adds an OpArbitraryFloatCbrtALTERA.
func (b *Builder) ArbitraryFloatCbrtALTERA(typ ID, a ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatCbrtALTERA, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatHypotALTERA adds an OpArbitraryFloatHypotALTERA.
func (b *Builder) ArbitraryFloatHypotALTERA(typ ID, a ID, ma uint32, b2 ID, mb uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatHypotALTERA, typ, true, uint32(a), ma, uint32(b2), mb, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatSqrtALTERA adds an OpArbitraryFloatSqrtALTERA.
func (b *Builder) ArbitraryFloatSqrtALTERA(typ ID, a ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatSqrtALTERA, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatLogINTEL adds an OpArbitraryFloatLogINTEL.
func (b *Builder) ArbitraryFloatLogINTEL(typ ID, a ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatLogINTEL, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatLog2INTEL adds an OpArbitraryFloatLog2INTEL.
func (b *Builder) ArbitraryFloatLog2INTEL(typ ID, a ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatLog2INTEL, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatLog10INTEL adds an OpArbitraryFloatLog10INTEL.
func (b *Builder) ArbitraryFloatLog10INTEL(typ ID, a ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatLog10INTEL, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatLog1pINTEL adds an OpArbitraryFloatLog1pINTEL.
func (b *Builder) ArbitraryFloatLog1pINTEL(typ ID, a ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatLog1pINTEL, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatExpINTEL adds an OpArbitraryFloatExpINTEL.
func (b *Builder) ArbitraryFloatExpINTEL(typ ID, a ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatExpINTEL, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatExp2INTEL adds an OpArbitraryFloatExp2INTEL.
func (b *Builder) ArbitraryFloatExp2INTEL(typ ID, a ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatExp2INTEL, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatExp10INTEL adds an OpArbitraryFloatExp10INTEL.
func (b *Builder) ArbitraryFloatExp10INTEL(typ ID, a ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatExp10INTEL, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatExpm1INTEL adds an OpArbitraryFloatExpm1INTEL.
func (b *Builder) ArbitraryFloatExpm1INTEL(typ ID, a ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatExpm1INTEL, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatSinINTEL adds an OpArbitraryFloatSinINTEL.
func (b *Builder) ArbitraryFloatSinINTEL(typ ID, a ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatSinINTEL, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatCosINTEL adds an OpArbitraryFloatCosINTEL.
func (b *Builder) ArbitraryFloatCosINTEL(typ ID, a ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatCosINTEL, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatSinCosINTEL adds an OpArbitraryFloatSinCosINTEL.
func (b *Builder) ArbitraryFloatSinCosINTEL(typ ID, a ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatSinCosINTEL, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatSinPiINTEL adds an OpArbitraryFloatSinPiINTEL.
func (b *Builder) ArbitraryFloatSinPiINTEL(typ ID, a ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatSinPiINTEL, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatCosPiINTEL adds an OpArbitraryFloatCosPiINTEL.
func (b *Builder) ArbitraryFloatCosPiINTEL(typ ID, a ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatCosPiINTEL, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatASinINTEL adds an OpArbitraryFloatASinINTEL.
func (b *Builder) ArbitraryFloatASinINTEL(typ ID, a ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatASinINTEL, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatASinPiINTEL adds an OpArbitraryFloatASinPiINTEL.
func (b *Builder) ArbitraryFloatASinPiINTEL(typ ID, a ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatASinPiINTEL, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatACosINTEL adds an OpArbitraryFloatACosINTEL.
func (b *Builder) ArbitraryFloatACosINTEL(typ ID, a ID, m1 uint32, mout uint32, enableSubnormals uint32, roundingMode uint32, roundingAccuracy uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatACosINTEL, typ, true, uint32(a), m1, mout, enableSubnormals, roundingMode, roundingAccuracy).Result
}

// ArbitraryFloatACosPiINTEL adds an OpArbitraryFloatACosPiINTEL.
func (b *Builder) ArbitraryFloatACosPiINTEL(typ ID, a ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatACosPiINTEL, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatATanINTEL adds an OpArbitraryFloatATanINTEL.
func (b *Builder) ArbitraryFloatATanINTEL(typ ID, a ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatATanINTEL, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatATanPiINTEL adds an OpArbitraryFloatATanPiINTEL.
func (b *Builder) ArbitraryFloatATanPiINTEL(typ ID, a ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatATanPiINTEL, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatATan2INTEL adds an OpArbitraryFloatATan2INTEL.
func (b *Builder) ArbitraryFloatATan2INTEL(typ ID, a ID, ma uint32, b2 ID, mb uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatATan2INTEL, typ, true, uint32(a), ma, uint32(b2), mb, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatPowINTEL adds an OpArbitraryFloatPowINTEL.
func (b *Builder) ArbitraryFloatPowINTEL(typ ID, a ID, ma uint32, b2 ID, mb uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatPowINTEL, typ, true, uint32(a), ma, uint32(b2), mb, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatPowRINTEL adds an OpArbitraryFloatPowRINTEL.
func (b *Builder) ArbitraryFloatPowRINTEL(typ ID, a ID, ma uint32, b2 ID, mb uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatPowRINTEL, typ, true, uint32(a), ma, uint32(b2), mb, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatPowNINTEL adds an OpArbitraryFloatPowNINTEL.
func (b *Builder) ArbitraryFloatPowNINTEL(typ ID, a ID, ma uint32, b2 ID, signOfB uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ID {
	return b.Emit(spirv.OpArbitraryFloatPowNINTEL, typ, true, uint32(a), ma, uint32(b2), signOfB, mresult, subnormal, rounding, accuracy).Result
}

// LoopControlINTEL adds an OpLoopControlINTEL.
func (b *Builder) LoopControlINTEL(loopControlParameters ...uint32) *Inst {
	return b.Emit(spirv.OpLoopControlINTEL, 0, false, loopControlParameters...)
}

// AliasDomainDeclINTEL adds an OpAliasDomainDeclINTEL.
func (b *Builder) AliasDomainDeclINTEL(name ...ID) ID {
	return b.Emit(spirv.OpAliasDomainDeclINTEL, 0, true, words(name)...).Result
}

// AliasScopeDeclINTEL adds an OpAliasScopeDeclINTEL.
func (b *Builder) AliasScopeDeclINTEL(aliasDomain ID, name ...ID) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(aliasDomain))
	w = append(w, words(name)...)
	return b.Emit(spirv.OpAliasScopeDeclINTEL, 0, true, w...).Result
}

// AliasScopeListDeclINTEL adds an OpAliasScopeListDeclINTEL.
func (b *Builder) AliasScopeListDeclINTEL(aliasScope ...ID) ID {
	return b.Emit(spirv.OpAliasScopeListDeclINTEL, 0, true, words(aliasScope)...).Result
}

// FixedSqrtALTERA adds an OpFixedSqrtALTERA.
func (b *Builder) FixedSqrtALTERA(typ ID, input ID, s uint32, i uint32, rI uint32, q uint32, o uint32) ID {
	return b.Emit(spirv.OpFixedSqrtALTERA, typ, true, uint32(input), s, i, rI, q, o).Result
}

// FixedRecipALTERA adds an OpFixedRecipALTERA.
func (b *Builder) FixedRecipALTERA(typ ID, input ID, s uint32, i uint32, rI uint32, q uint32, o uint32) ID {
	return b.Emit(spirv.OpFixedRecipALTERA, typ, true, uint32(input), s, i, rI, q, o).Result
}

// FixedRsqrtALTERA adds an OpFixedRsqrtALTERA.
func (b *Builder) FixedRsqrtALTERA(typ ID, input ID, s uint32, i uint32, rI uint32, q uint32, o uint32) ID {
	return b.Emit(spirv.OpFixedRsqrtALTERA, typ, true, uint32(input), s, i, rI, q, o).Result
}

// FixedSinALTERA adds an OpFixedSinALTERA.
func (b *Builder) FixedSinALTERA(typ ID, input ID, s uint32, i uint32, rI uint32, q uint32, o uint32) ID {
	return b.Emit(spirv.OpFixedSinALTERA, typ, true, uint32(input), s, i, rI, q, o).Result
}

// FixedCosALTERA adds an OpFixedCosALTERA.
func (b *Builder) FixedCosALTERA(typ ID, input ID, s uint32, i uint32, rI uint32, q uint32, o uint32) ID {
	return b.Emit(spirv.OpFixedCosALTERA, typ, true, uint32(input), s, i, rI, q, o).Result
}

// FixedSinCosALTERA adds an OpFixedSinCosALTERA.
func (b *Builder) FixedSinCosALTERA(typ ID, input ID, s uint32, i uint32, rI uint32, q uint32, o uint32) ID {
	return b.Emit(spirv.OpFixedSinCosALTERA, typ, true, uint32(input), s, i, rI, q, o).Result
}

// FixedSinPiALTERA adds an OpFixedSinPiALTERA.
func (b *Builder) FixedSinPiALTERA(typ ID, input ID, s uint32, i uint32, rI uint32, q uint32, o uint32) ID {
	return b.Emit(spirv.OpFixedSinPiALTERA, typ, true, uint32(input), s, i, rI, q, o).Result
}

// FixedCosPiALTERA adds an OpFixedCosPiALTERA.
func (b *Builder) FixedCosPiALTERA(typ ID, input ID, s uint32, i uint32, rI uint32, q uint32, o uint32) ID {
	return b.Emit(spirv.OpFixedCosPiALTERA, typ, true, uint32(input), s, i, rI, q, o).Result
}

// FixedSinCosPiALTERA adds an OpFixedSinCosPiALTERA.
func (b *Builder) FixedSinCosPiALTERA(typ ID, input ID, s uint32, i uint32, rI uint32, q uint32, o uint32) ID {
	return b.Emit(spirv.OpFixedSinCosPiALTERA, typ, true, uint32(input), s, i, rI, q, o).Result
}

// FixedLogALTERA adds an OpFixedLogALTERA.
func (b *Builder) FixedLogALTERA(typ ID, input ID, s uint32, i uint32, rI uint32, q uint32, o uint32) ID {
	return b.Emit(spirv.OpFixedLogALTERA, typ, true, uint32(input), s, i, rI, q, o).Result
}

// FixedExpALTERA adds an OpFixedExpALTERA.
func (b *Builder) FixedExpALTERA(typ ID, input ID, s uint32, i uint32, rI uint32, q uint32, o uint32) ID {
	return b.Emit(spirv.OpFixedExpALTERA, typ, true, uint32(input), s, i, rI, q, o).Result
}

// PtrCastToCrossWorkgroupALTERA adds an OpPtrCastToCrossWorkgroupALTERA.
func (b *Builder) PtrCastToCrossWorkgroupALTERA(typ ID, pointer ID) ID {
	return b.Emit(spirv.OpPtrCastToCrossWorkgroupALTERA, typ, true, uint32(pointer)).Result
}

// CrossWorkgroupCastToPtrALTERA adds an OpCrossWorkgroupCastToPtrALTERA.
func (b *Builder) CrossWorkgroupCastToPtrALTERA(typ ID, pointer ID) ID {
	return b.Emit(spirv.OpCrossWorkgroupCastToPtrALTERA, typ, true, uint32(pointer)).Result
}

// ReadPipeBlockingALTERA adds an OpReadPipeBlockingALTERA.
func (b *Builder) ReadPipeBlockingALTERA(pipe ID, pointer ID, packetSize ID, packetAlignment ID) *Inst {
	return b.Emit(spirv.OpReadPipeBlockingALTERA, 0, false, uint32(pipe), uint32(pointer), uint32(packetSize), uint32(packetAlignment))
}

// WritePipeBlockingALTERA adds an OpWritePipeBlockingALTERA.
func (b *Builder) WritePipeBlockingALTERA(pipe ID, pointer ID, packetSize ID, packetAlignment ID) *Inst {
	return b.Emit(spirv.OpWritePipeBlockingALTERA, 0, false, uint32(pipe), uint32(pointer), uint32(packetSize), uint32(packetAlignment))
}

// FPGARegALTERA adds an OpFPGARegALTERA.
func (b *Builder) FPGARegALTERA(typ ID, input ID) ID {
	return b.Emit(spirv.OpFPGARegALTERA, typ, true, uint32(input)).Result
}

// RayQueryGetRayTMinKHR adds an OpRayQueryGetRayTMinKHR.
func (b *Builder) RayQueryGetRayTMinKHR(typ ID, rayQuery ID) ID {
	return b.Emit(spirv.OpRayQueryGetRayTMinKHR, typ, true, uint32(rayQuery)).Result
}

// RayQueryGetRayFlagsKHR adds an OpRayQueryGetRayFlagsKHR.
func (b *Builder) RayQueryGetRayFlagsKHR(typ ID, rayQuery ID) ID {
	return b.Emit(spirv.OpRayQueryGetRayFlagsKHR, typ, true, uint32(rayQuery)).Result
}

// RayQueryGetIntersectionTKHR adds an OpRayQueryGetIntersectionTKHR.
func (b *Builder) RayQueryGetIntersectionTKHR(typ ID, rayQuery ID, intersection ID) ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionTKHR, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// RayQueryGetIntersectionInstanceCustomIndexKHR adds an OpRayQueryGetIntersectionInstanceCustomIndexKHR.
func (b *Builder) RayQueryGetIntersectionInstanceCustomIndexKHR(typ ID, rayQuery ID, intersection ID) ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionInstanceCustomIndexKHR, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// RayQueryGetIntersectionInstanceIdKHR adds an OpRayQueryGetIntersectionInstanceIdKHR.
func (b *Builder) RayQueryGetIntersectionInstanceIdKHR(typ ID, rayQuery ID, intersection ID) ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionInstanceIdKHR, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR adds an OpRayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR.
func (b *Builder) RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR(typ ID, rayQuery ID, intersection ID) ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// RayQueryGetIntersectionGeometryIndexKHR adds an OpRayQueryGetIntersectionGeometryIndexKHR.
func (b *Builder) RayQueryGetIntersectionGeometryIndexKHR(typ ID, rayQuery ID, intersection ID) ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionGeometryIndexKHR, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// RayQueryGetIntersectionPrimitiveIndexKHR adds an OpRayQueryGetIntersectionPrimitiveIndexKHR.
func (b *Builder) RayQueryGetIntersectionPrimitiveIndexKHR(typ ID, rayQuery ID, intersection ID) ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionPrimitiveIndexKHR, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// RayQueryGetIntersectionBarycentricsKHR adds an OpRayQueryGetIntersectionBarycentricsKHR.
func (b *Builder) RayQueryGetIntersectionBarycentricsKHR(typ ID, rayQuery ID, intersection ID) ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionBarycentricsKHR, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// RayQueryGetIntersectionFrontFaceKHR adds an OpRayQueryGetIntersectionFrontFaceKHR.
func (b *Builder) RayQueryGetIntersectionFrontFaceKHR(typ ID, rayQuery ID, intersection ID) ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionFrontFaceKHR, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// RayQueryGetIntersectionCandidateAABBOpaqueKHR adds an OpRayQueryGetIntersectionCandidateAABBOpaqueKHR.
func (b *Builder) RayQueryGetIntersectionCandidateAABBOpaqueKHR(typ ID, rayQuery ID) ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionCandidateAABBOpaqueKHR, typ, true, uint32(rayQuery)).Result
}

// RayQueryGetIntersectionObjectRayDirectionKHR adds an OpRayQueryGetIntersectionObjectRayDirectionKHR.
func (b *Builder) RayQueryGetIntersectionObjectRayDirectionKHR(typ ID, rayQuery ID, intersection ID) ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionObjectRayDirectionKHR, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// RayQueryGetIntersectionObjectRayOriginKHR adds an OpRayQueryGetIntersectionObjectRayOriginKHR.
func (b *Builder) RayQueryGetIntersectionObjectRayOriginKHR(typ ID, rayQuery ID, intersection ID) ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionObjectRayOriginKHR, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// RayQueryGetWorldRayDirectionKHR adds an OpRayQueryGetWorldRayDirectionKHR.
func (b *Builder) RayQueryGetWorldRayDirectionKHR(typ ID, rayQuery ID) ID {
	return b.Emit(spirv.OpRayQueryGetWorldRayDirectionKHR, typ, true, uint32(rayQuery)).Result
}

// RayQueryGetWorldRayOriginKHR adds an OpRayQueryGetWorldRayOriginKHR.
func (b *Builder) RayQueryGetWorldRayOriginKHR(typ ID, rayQuery ID) ID {
	return b.Emit(spirv.OpRayQueryGetWorldRayOriginKHR, typ, true, uint32(rayQuery)).Result
}

// RayQueryGetIntersectionObjectToWorldKHR adds an OpRayQueryGetIntersectionObjectToWorldKHR.
func (b *Builder) RayQueryGetIntersectionObjectToWorldKHR(typ ID, rayQuery ID, intersection ID) ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionObjectToWorldKHR, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// RayQueryGetIntersectionWorldToObjectKHR adds an OpRayQueryGetIntersectionWorldToObjectKHR.
func (b *Builder) RayQueryGetIntersectionWorldToObjectKHR(typ ID, rayQuery ID, intersection ID) ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionWorldToObjectKHR, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// AtomicFAddEXT adds an OpAtomicFAddEXT.
func (b *Builder) AtomicFAddEXT(typ ID, pointer ID, memory ID, semantics ID, value ID) ID {
	return b.Emit(spirv.OpAtomicFAddEXT, typ, true, uint32(pointer), uint32(memory), uint32(semantics), uint32(value)).Result
}

// TypeBufferSurfaceINTEL adds an OpTypeBufferSurfaceINTEL.
func (b *Builder) TypeBufferSurfaceINTEL(accessQualifier spirv.AccessQualifier) ID {
	return b.Emit(spirv.OpTypeBufferSurfaceINTEL, 0, true, uint32(accessQualifier)).Result
}

// TypeStructContinuedINTEL adds an OpTypeStructContinuedINTEL.
func (b *Builder) TypeStructContinuedINTEL(member ...ID) *Inst {
	return b.Emit(spirv.OpTypeStructContinuedINTEL, 0, false, words(member)...)
}

// ConstantCompositeContinuedINTEL adds an OpConstantCompositeContinuedINTEL.
func (b *Builder) ConstantCompositeContinuedINTEL(constituents ...ID) *Inst {
	return b.Emit(spirv.OpConstantCompositeContinuedINTEL, 0, false, words(constituents)...)
}

// SpecConstantCompositeContinuedINTEL adds an OpSpecConstantCompositeContinuedINTEL.
func (b *Builder) SpecConstantCompositeContinuedINTEL(constituents ...ID) *Inst {
	return b.Emit(spirv.OpSpecConstantCompositeContinuedINTEL, 0, false, words(constituents)...)
}

// CompositeConstructContinuedINTEL adds an OpCompositeConstructContinuedINTEL.
func (b *Builder) CompositeConstructContinuedINTEL(constituents ...ID) *Inst {
	return b.Emit(spirv.OpCompositeConstructContinuedINTEL, 0, false, words(constituents)...)
}

// ConvertFToBF16INTEL adds an OpConvertFToBF16INTEL.
func (b *Builder) ConvertFToBF16INTEL(typ ID, floatValue ID) ID {
	return b.Emit(spirv.OpConvertFToBF16INTEL, typ, true, uint32(floatValue)).Result
}

// ConvertBF16ToFINTEL adds an OpConvertBF16ToFINTEL.
func (b *Builder) ConvertBF16ToFINTEL(typ ID, bFloat16Value ID) ID {
	return b.Emit(spirv.OpConvertBF16ToFINTEL, typ, true, uint32(bFloat16Value)).Result
}

// ControlBarrierArriveEXT adds an OpControlBarrierArriveEXT.
func (b *Builder) ControlBarrierArriveEXT(execution ID, memory ID, semantics ID) *Inst {
	return b.Emit(spirv.OpControlBarrierArriveEXT, 0, false, uint32(execution), uint32(memory), uint32(semantics))
}

// ControlBarrierWaitEXT adds an OpControlBarrierWaitEXT.
func (b *Builder) ControlBarrierWaitEXT(execution ID, memory ID, semantics ID) *Inst {
	return b.Emit(spirv.OpControlBarrierWaitEXT, 0, false, uint32(execution), uint32(memory), uint32(semantics))
}

// ArithmeticFenceEXT adds an OpArithmeticFenceEXT.
func (b *Builder) ArithmeticFenceEXT(typ ID, target ID) ID {
	return b.Emit(spirv.OpArithmeticFenceEXT, typ, true, uint32(target)).Result
}

// TaskSequenceCreateALTERA adds an OpTaskSequenceCreateALTERA.
func (b *Builder) TaskSequenceCreateALTERA(typ ID, function ID, pipelined uint32, useStallEnableClusters uint32, getCapacity uint32, asyncCapacity uint32) ID {
	return b.Emit(spirv.OpTaskSequenceCreateALTERA, typ, true, uint32(function), pipelined, useStallEnableClusters, getCapacity, asyncCapacity).Result
}

// TaskSequenceAsyncALTERA adds an OpTaskSequenceAsyncALTERA.
func (b *Builder) TaskSequenceAsyncALTERA(sequence ID, arguments ...ID) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sequence))
	w = append(w, words(arguments)...)
	return b.Emit(spirv.OpTaskSequenceAsyncALTERA, 0, false, w...)
}

// TaskSequenceGetALTERA adds an OpTaskSequenceGetALTERA.
func (b *Builder) TaskSequenceGetALTERA(typ ID, sequence ID) ID {
	return b.Emit(spirv.OpTaskSequenceGetALTERA, typ, true, uint32(sequence)).Result
}

// TaskSequenceReleaseALTERA adds an OpTaskSequenceReleaseALTERA.
func (b *Builder) TaskSequenceReleaseALTERA(sequence ID) *Inst {
	return b.Emit(spirv.OpTaskSequenceReleaseALTERA, 0, false, uint32(sequence))
}

// TypeTaskSequenceALTERA adds an OpTypeTaskSequenceALTERA.
func (b *Builder) TypeTaskSequenceALTERA() ID {
	return b.Emit(spirv.OpTypeTaskSequenceALTERA, 0, true).Result
}

// SubgroupBlockPrefetchINTEL adds an OpSubgroupBlockPrefetchINTEL.
func (b *Builder) SubgroupBlockPrefetchINTEL(ptr ID, numBytes ID, memoryAccess ...uint32) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(ptr))
	w = append(w, uint32(numBytes))
	w = append(w, memoryAccess...)
	return b.Emit(spirv.OpSubgroupBlockPrefetchINTEL, 0, false, w...)
}

// Subgroup2DBlockLoadINTEL adds an OpSubgroup2DBlockLoadINTEL.
func (b *Builder) Subgroup2DBlockLoadINTEL(elementSize ID, blockWidth ID, blockHeight ID, blockCount ID, srcBasePointer ID, memoryWidth ID, memoryHeight ID, memoryPitch ID, coordinate ID, dstPointer ID) *Inst {
	return b.Emit(spirv.OpSubgroup2DBlockLoadINTEL, 0, false, uint32(elementSize), uint32(blockWidth), uint32(blockHeight), uint32(blockCount), uint32(srcBasePointer), uint32(memoryWidth), uint32(memoryHeight), uint32(memoryPitch), uint32(coordinate), uint32(dstPointer))
}

// Subgroup2DBlockLoadTransformINTEL adds an OpSubgroup2DBlockLoadTransformINTEL.
func (b *Builder) Subgroup2DBlockLoadTransformINTEL(elementSize ID, blockWidth ID, blockHeight ID, blockCount ID, srcBasePointer ID, memoryWidth ID, memoryHeight ID, memoryPitch ID, coordinate ID, dstPointer ID) *Inst {
	return b.Emit(spirv.OpSubgroup2DBlockLoadTransformINTEL, 0, false, uint32(elementSize), uint32(blockWidth), uint32(blockHeight), uint32(blockCount), uint32(srcBasePointer), uint32(memoryWidth), uint32(memoryHeight), uint32(memoryPitch), uint32(coordinate), uint32(dstPointer))
}

// Subgroup2DBlockLoadTransposeINTEL adds an OpSubgroup2DBlockLoadTransposeINTEL.
func (b *Builder) Subgroup2DBlockLoadTransposeINTEL(elementSize ID, blockWidth ID, blockHeight ID, blockCount ID, srcBasePointer ID, memoryWidth ID, memoryHeight ID, memoryPitch ID, coordinate ID, dstPointer ID) *Inst {
	return b.Emit(spirv.OpSubgroup2DBlockLoadTransposeINTEL, 0, false, uint32(elementSize), uint32(blockWidth), uint32(blockHeight), uint32(blockCount), uint32(srcBasePointer), uint32(memoryWidth), uint32(memoryHeight), uint32(memoryPitch), uint32(coordinate), uint32(dstPointer))
}

// Subgroup2DBlockPrefetchINTEL adds an OpSubgroup2DBlockPrefetchINTEL.
func (b *Builder) Subgroup2DBlockPrefetchINTEL(elementSize ID, blockWidth ID, blockHeight ID, blockCount ID, srcBasePointer ID, memoryWidth ID, memoryHeight ID, memoryPitch ID, coordinate ID) *Inst {
	return b.Emit(spirv.OpSubgroup2DBlockPrefetchINTEL, 0, false, uint32(elementSize), uint32(blockWidth), uint32(blockHeight), uint32(blockCount), uint32(srcBasePointer), uint32(memoryWidth), uint32(memoryHeight), uint32(memoryPitch), uint32(coordinate))
}

// Subgroup2DBlockStoreINTEL adds an OpSubgroup2DBlockStoreINTEL.
func (b *Builder) Subgroup2DBlockStoreINTEL(elementSize ID, blockWidth ID, blockHeight ID, blockCount ID, srcPointer ID, dstBasePointer ID, memoryWidth ID, memoryHeight ID, memoryPitch ID, coordinate ID) *Inst {
	return b.Emit(spirv.OpSubgroup2DBlockStoreINTEL, 0, false, uint32(elementSize), uint32(blockWidth), uint32(blockHeight), uint32(blockCount), uint32(srcPointer), uint32(dstBasePointer), uint32(memoryWidth), uint32(memoryHeight), uint32(memoryPitch), uint32(coordinate))
}

// SubgroupMatrixMultiplyAccumulateINTEL adds an OpSubgroupMatrixMultiplyAccumulateINTEL.
func (b *Builder) SubgroupMatrixMultiplyAccumulateINTEL(typ ID, kDim ID, matrixA ID, matrixB ID, matrixC ID, matrixMultiplyAccumulateOperands ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(kDim))
	w = append(w, uint32(matrixA))
	w = append(w, uint32(matrixB))
	w = append(w, uint32(matrixC))
	w = append(w, matrixMultiplyAccumulateOperands...)
	return b.Emit(spirv.OpSubgroupMatrixMultiplyAccumulateINTEL, typ, true, w...).Result
}

// BitwiseFunctionINTEL adds an OpBitwiseFunctionINTEL.
func (b *Builder) BitwiseFunctionINTEL(typ ID, a ID, b2 ID, c ID, lUTIndex ID) ID {
	return b.Emit(spirv.OpBitwiseFunctionINTEL, typ, true, uint32(a), uint32(b2), uint32(c), uint32(lUTIndex)).Result
}

// UntypedVariableLengthArrayINTEL adds an OpUntypedVariableLengthArrayINTEL.
func (b *Builder) UntypedVariableLengthArrayINTEL(typ ID, elementType ID, length ID) ID {
	return b.Emit(spirv.OpUntypedVariableLengthArrayINTEL, typ, true, uint32(elementType), uint32(length)).Result
}

// ConditionalExtensionINTEL adds an OpConditionalExtensionINTEL.
func (b *Builder) ConditionalExtensionINTEL(condition ID, name string) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(condition))
	w = append(w, spirv.AppendString(nil, name)...)
	return b.Emit(spirv.OpConditionalExtensionINTEL, 0, false, w...)
}

// ConditionalEntryPointINTEL adds an OpConditionalEntryPointINTEL.
func (b *Builder) ConditionalEntryPointINTEL(condition ID, executionModel spirv.ExecutionModel, entryPoint ID, name string, interface_ ...ID) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(condition))
	w = append(w, uint32(executionModel))
	w = append(w, uint32(entryPoint))
	w = append(w, spirv.AppendString(nil, name)...)
	w = append(w, words(interface_)...)
	return b.Emit(spirv.OpConditionalEntryPointINTEL, 0, false, w...)
}

// ConditionalCapabilityINTEL adds an OpConditionalCapabilityINTEL.
func (b *Builder) ConditionalCapabilityINTEL(condition ID, capability spirv.Capability) *Inst {
	return b.Emit(spirv.OpConditionalCapabilityINTEL, 0, false, uint32(condition), uint32(capability))
}

// SpecConstantTargetINTEL adds an OpSpecConstantTargetINTEL.
func (b *Builder) SpecConstantTargetINTEL(typ ID, target uint32, features ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, target)
	w = append(w, features...)
	return b.Emit(spirv.OpSpecConstantTargetINTEL, typ, true, w...).Result
}

// SpecConstantArchitectureINTEL adds an OpSpecConstantArchitectureINTEL.
func (b *Builder) SpecConstantArchitectureINTEL(typ ID, category uint32, family uint32, opcode uint32, architecture uint32) ID {
	return b.Emit(spirv.OpSpecConstantArchitectureINTEL, typ, true, category, family, opcode, architecture).Result
}

// SpecConstantCapabilitiesINTEL adds an OpSpecConstantCapabilitiesINTEL.
func (b *Builder) SpecConstantCapabilitiesINTEL(typ ID, capabilities ...uint32) ID {
	return b.Emit(spirv.OpSpecConstantCapabilitiesINTEL, typ, true, capabilities...).Result
}

// ConditionalCopyObjectINTEL adds an OpConditionalCopyObjectINTEL.
func (b *Builder) ConditionalCopyObjectINTEL(typ ID, condition0 ...ID) ID {
	return b.Emit(spirv.OpConditionalCopyObjectINTEL, typ, true, words(condition0)...).Result
}

// PredicatedLoadINTEL adds an OpPredicatedLoadINTEL.
func (b *Builder) PredicatedLoadINTEL(typ ID, pointer ID, predicate ID, defaultValue ID, memoryAccess ...uint32) ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(pointer))
	w = append(w, uint32(predicate))
	w = append(w, uint32(defaultValue))
	w = append(w, memoryAccess...)
	return b.Emit(spirv.OpPredicatedLoadINTEL, typ, true, w...).Result
}

// PredicatedStoreINTEL adds an OpPredicatedStoreINTEL.
func (b *Builder) PredicatedStoreINTEL(pointer ID, object ID, predicate ID, memoryAccess ...uint32) *Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(pointer))
	w = append(w, uint32(object))
	w = append(w, uint32(predicate))
	w = append(w, memoryAccess...)
	return b.Emit(spirv.OpPredicatedStoreINTEL, 0, false, w...)
}

// GroupIMulKHR adds an OpGroupIMulKHR.
func (b *Builder) GroupIMulKHR(typ ID, execution ID, operation spirv.GroupOperation, x ID) ID {
	return b.Emit(spirv.OpGroupIMulKHR, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupFMulKHR adds an OpGroupFMulKHR.
func (b *Builder) GroupFMulKHR(typ ID, execution ID, operation spirv.GroupOperation, x ID) ID {
	return b.Emit(spirv.OpGroupFMulKHR, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupBitwiseAndKHR adds an OpGroupBitwiseAndKHR.
func (b *Builder) GroupBitwiseAndKHR(typ ID, execution ID, operation spirv.GroupOperation, x ID) ID {
	return b.Emit(spirv.OpGroupBitwiseAndKHR, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupBitwiseOrKHR adds an OpGroupBitwiseOrKHR.
func (b *Builder) GroupBitwiseOrKHR(typ ID, execution ID, operation spirv.GroupOperation, x ID) ID {
	return b.Emit(spirv.OpGroupBitwiseOrKHR, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupBitwiseXorKHR adds an OpGroupBitwiseXorKHR.
func (b *Builder) GroupBitwiseXorKHR(typ ID, execution ID, operation spirv.GroupOperation, x ID) ID {
	return b.Emit(spirv.OpGroupBitwiseXorKHR, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupLogicalAndKHR adds an OpGroupLogicalAndKHR.
func (b *Builder) GroupLogicalAndKHR(typ ID, execution ID, operation spirv.GroupOperation, x ID) ID {
	return b.Emit(spirv.OpGroupLogicalAndKHR, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupLogicalOrKHR adds an OpGroupLogicalOrKHR.
func (b *Builder) GroupLogicalOrKHR(typ ID, execution ID, operation spirv.GroupOperation, x ID) ID {
	return b.Emit(spirv.OpGroupLogicalOrKHR, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupLogicalXorKHR adds an OpGroupLogicalXorKHR.
func (b *Builder) GroupLogicalXorKHR(typ ID, execution ID, operation spirv.GroupOperation, x ID) ID {
	return b.Emit(spirv.OpGroupLogicalXorKHR, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// RoundFToTF32INTEL adds an OpRoundFToTF32INTEL.
func (b *Builder) RoundFToTF32INTEL(typ ID, floatValue ID) ID {
	return b.Emit(spirv.OpRoundFToTF32INTEL, typ, true, uint32(floatValue)).Result
}

// MaskedGatherINTEL adds an OpMaskedGatherINTEL.
func (b *Builder) MaskedGatherINTEL(typ ID, ptrVector ID, alignment uint32, mask ID, fillEmpty ID) ID {
	return b.Emit(spirv.OpMaskedGatherINTEL, typ, true, uint32(ptrVector), alignment, uint32(mask), uint32(fillEmpty)).Result
}

// MaskedScatterINTEL adds an OpMaskedScatterINTEL.
func (b *Builder) MaskedScatterINTEL(inputVector ID, ptrVector ID, alignment uint32, mask ID) *Inst {
	return b.Emit(spirv.OpMaskedScatterINTEL, 0, false, uint32(inputVector), uint32(ptrVector), alignment, uint32(mask))
}

// ConvertHandleToImageINTEL adds an OpConvertHandleToImageINTEL.
func (b *Builder) ConvertHandleToImageINTEL(typ ID, operand ID) ID {
	return b.Emit(spirv.OpConvertHandleToImageINTEL, typ, true, uint32(operand)).Result
}

// ConvertHandleToSamplerINTEL adds an OpConvertHandleToSamplerINTEL.
func (b *Builder) ConvertHandleToSamplerINTEL(typ ID, operand ID) ID {
	return b.Emit(spirv.OpConvertHandleToSamplerINTEL, typ, true, uint32(operand)).Result
}

// ConvertHandleToSampledImageINTEL adds an OpConvertHandleToSampledImageINTEL.
func (b *Builder) ConvertHandleToSampledImageINTEL(typ ID, operand ID) ID {
	return b.Emit(spirv.OpConvertHandleToSampledImageINTEL, typ, true, uint32(operand)).Result
}

// FDot2MixAcc32VALVE adds an OpFDot2MixAcc32VALVE.
func (b *Builder) FDot2MixAcc32VALVE(typ ID, vector ID, vector2 ID, accumulator ID) ID {
	return b.Emit(spirv.OpFDot2MixAcc32VALVE, typ, true, uint32(vector), uint32(vector2), uint32(accumulator)).Result
}

// FDot2MixAcc16VALVE adds an OpFDot2MixAcc16VALVE.
func (b *Builder) FDot2MixAcc16VALVE(typ ID, vector ID, vector2 ID, accumulator ID) ID {
	return b.Emit(spirv.OpFDot2MixAcc16VALVE, typ, true, uint32(vector), uint32(vector2), uint32(accumulator)).Result
}

// FDot4MixAcc32VALVE adds an OpFDot4MixAcc32VALVE.
func (b *Builder) FDot4MixAcc32VALVE(typ ID, vector ID, vector2 ID, accumulator ID) ID {
	return b.Emit(spirv.OpFDot4MixAcc32VALVE, typ, true, uint32(vector), uint32(vector2), uint32(accumulator)).Result
}
