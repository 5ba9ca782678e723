// Code generated from the Khronos SPIR-V grammar 1.6 revision 7 by internal/gen. DO NOT EDIT.

package build

import (
	"hone/ir"
	"hone/spirv"
)

// Nop adds an OpNop.
func (b Builder) Nop() *ir.Inst {
	return b.Emit(spirv.OpNop, 0, false)
}

// Undef adds an OpUndef.
func (b Builder) Undef(typ ir.ID) ir.ID {
	return b.Emit(spirv.OpUndef, typ, true).Result
}

// SourceContinued adds an OpSourceContinued.
func (b Builder) SourceContinued(continuedSource string) *ir.Inst {
	return b.Emit(spirv.OpSourceContinued, 0, false, spirv.AppendString(nil, continuedSource)...)
}

// Source adds an OpSource.
func (b Builder) Source(sourceLanguage spirv.SourceLanguage, version uint32, operands ...uint32) *ir.Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sourceLanguage))
	w = append(w, version)
	w = append(w, operands...)
	return b.Emit(spirv.OpSource, 0, false, w...)
}

// SourceExtension adds an OpSourceExtension.
func (b Builder) SourceExtension(extension string) *ir.Inst {
	return b.Emit(spirv.OpSourceExtension, 0, false, spirv.AppendString(nil, extension)...)
}

// Name adds an OpName.
func (b Builder) Name(target ir.ID, name string) *ir.Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(target))
	w = append(w, spirv.AppendString(nil, name)...)
	return b.Emit(spirv.OpName, 0, false, w...)
}

// MemberName adds an OpMemberName.
func (b Builder) MemberName(type_ ir.ID, member uint32, name string) *ir.Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(type_))
	w = append(w, member)
	w = append(w, spirv.AppendString(nil, name)...)
	return b.Emit(spirv.OpMemberName, 0, false, w...)
}

// String adds an OpString.
func (b Builder) String(string_ string) ir.ID {
	return b.Emit(spirv.OpString, 0, true, spirv.AppendString(nil, string_)...).Result
}

// Line adds an OpLine.
func (b Builder) Line(file ir.ID, line uint32, column uint32) *ir.Inst {
	return b.Emit(spirv.OpLine, 0, false, uint32(file), line, column)
}

// Extension adds an OpExtension.
func (b Builder) Extension(name string) *ir.Inst {
	return b.Emit(spirv.OpExtension, 0, false, spirv.AppendString(nil, name)...)
}

// ExtInstImport adds an OpExtInstImport.
func (b Builder) ExtInstImport(name string) ir.ID {
	return b.Emit(spirv.OpExtInstImport, 0, true, spirv.AppendString(nil, name)...).Result
}

// ExtInst adds an OpExtInst.
func (b Builder) ExtInst(typ ir.ID, set ir.ID, instruction uint32, operand ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(set))
	w = append(w, instruction)
	w = append(w, words(operand)...)
	return b.Emit(spirv.OpExtInst, typ, true, w...).Result
}

// MemoryModel adds an OpMemoryModel.
func (b Builder) MemoryModel(addressingModel spirv.AddressingModel, memoryModel spirv.MemoryModel) *ir.Inst {
	return b.Emit(spirv.OpMemoryModel, 0, false, uint32(addressingModel), uint32(memoryModel))
}

// EntryPoint adds an OpEntryPoint.
func (b Builder) EntryPoint(executionModel spirv.ExecutionModel, entryPoint ir.ID, name string, interface_ ...ir.ID) *ir.Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(executionModel))
	w = append(w, uint32(entryPoint))
	w = append(w, spirv.AppendString(nil, name)...)
	w = append(w, words(interface_)...)
	return b.Emit(spirv.OpEntryPoint, 0, false, w...)
}

// ExecutionMode adds an OpExecutionMode.
func (b Builder) ExecutionMode(entryPoint ir.ID, mode spirv.ExecutionMode, params ...uint32) *ir.Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(entryPoint))
	w = append(w, uint32(mode))
	w = append(w, params...)
	return b.Emit(spirv.OpExecutionMode, 0, false, w...)
}

// Capability adds an OpCapability.
func (b Builder) Capability(capability spirv.Capability) *ir.Inst {
	return b.Emit(spirv.OpCapability, 0, false, uint32(capability))
}

// TypeVoid adds an OpTypeVoid.
func (b Builder) TypeVoid() ir.ID {
	return b.Emit(spirv.OpTypeVoid, 0, true).Result
}

// TypeBool adds an OpTypeBool.
func (b Builder) TypeBool() ir.ID {
	return b.Emit(spirv.OpTypeBool, 0, true).Result
}

// TypeInt adds an OpTypeInt.
func (b Builder) TypeInt(width uint32, signedness uint32) ir.ID {
	return b.Emit(spirv.OpTypeInt, 0, true, width, signedness).Result
}

// TypeFloat adds an OpTypeFloat.
func (b Builder) TypeFloat(width uint32, floatingPointEncoding ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, width)
	w = append(w, floatingPointEncoding...)
	return b.Emit(spirv.OpTypeFloat, 0, true, w...).Result
}

// TypeVector adds an OpTypeVector.
func (b Builder) TypeVector(componentType ir.ID, componentCount uint32) ir.ID {
	return b.Emit(spirv.OpTypeVector, 0, true, uint32(componentType), componentCount).Result
}

// TypeMatrix adds an OpTypeMatrix.
func (b Builder) TypeMatrix(columnType ir.ID, columnCount uint32) ir.ID {
	return b.Emit(spirv.OpTypeMatrix, 0, true, uint32(columnType), columnCount).Result
}

// TypeImage adds an OpTypeImage.
func (b Builder) TypeImage(sampledType ir.ID, dim spirv.Dim, depth uint32, arrayed uint32, mS uint32, sampled uint32, imageFormat spirv.ImageFormat, accessQualifier ...uint32) ir.ID {
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
func (b Builder) TypeSampler() ir.ID {
	return b.Emit(spirv.OpTypeSampler, 0, true).Result
}

// TypeSampledImage adds an OpTypeSampledImage.
func (b Builder) TypeSampledImage(imageType ir.ID) ir.ID {
	return b.Emit(spirv.OpTypeSampledImage, 0, true, uint32(imageType)).Result
}

// TypeArray adds an OpTypeArray.
func (b Builder) TypeArray(elementType ir.ID, length ir.ID) ir.ID {
	return b.Emit(spirv.OpTypeArray, 0, true, uint32(elementType), uint32(length)).Result
}

// TypeRuntimeArray adds an OpTypeRuntimeArray.
func (b Builder) TypeRuntimeArray(elementType ir.ID) ir.ID {
	return b.Emit(spirv.OpTypeRuntimeArray, 0, true, uint32(elementType)).Result
}

// TypeStruct adds an OpTypeStruct.
func (b Builder) TypeStruct(member ...ir.ID) ir.ID {
	return b.Emit(spirv.OpTypeStruct, 0, true, words(member)...).Result
}

// TypeOpaque adds an OpTypeOpaque.
func (b Builder) TypeOpaque(theNameOfTheOpaqueType string) ir.ID {
	return b.Emit(spirv.OpTypeOpaque, 0, true, spirv.AppendString(nil, theNameOfTheOpaqueType)...).Result
}

// TypePointer adds an OpTypePointer.
func (b Builder) TypePointer(storageClass spirv.StorageClass, type_ ir.ID) ir.ID {
	return b.Emit(spirv.OpTypePointer, 0, true, uint32(storageClass), uint32(type_)).Result
}

// TypeFunction adds an OpTypeFunction.
func (b Builder) TypeFunction(returnType ir.ID, parameter0Type ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(returnType))
	w = append(w, words(parameter0Type)...)
	return b.Emit(spirv.OpTypeFunction, 0, true, w...).Result
}

// TypeEvent adds an OpTypeEvent.
func (b Builder) TypeEvent() ir.ID {
	return b.Emit(spirv.OpTypeEvent, 0, true).Result
}

// TypeDeviceEvent adds an OpTypeDeviceEvent.
func (b Builder) TypeDeviceEvent() ir.ID {
	return b.Emit(spirv.OpTypeDeviceEvent, 0, true).Result
}

// TypeReserveId adds an OpTypeReserveId.
func (b Builder) TypeReserveId() ir.ID {
	return b.Emit(spirv.OpTypeReserveId, 0, true).Result
}

// TypeQueue adds an OpTypeQueue.
func (b Builder) TypeQueue() ir.ID {
	return b.Emit(spirv.OpTypeQueue, 0, true).Result
}

// TypePipe adds an OpTypePipe.
func (b Builder) TypePipe(qualifier spirv.AccessQualifier) ir.ID {
	return b.Emit(spirv.OpTypePipe, 0, true, uint32(qualifier)).Result
}

// TypeForwardPointer adds an OpTypeForwardPointer.
func (b Builder) TypeForwardPointer(pointerType ir.ID, storageClass spirv.StorageClass) *ir.Inst {
	return b.Emit(spirv.OpTypeForwardPointer, 0, false, uint32(pointerType), uint32(storageClass))
}

// ConstantTrue adds an OpConstantTrue.
func (b Builder) ConstantTrue(typ ir.ID) ir.ID {
	return b.Emit(spirv.OpConstantTrue, typ, true).Result
}

// ConstantFalse adds an OpConstantFalse.
func (b Builder) ConstantFalse(typ ir.ID) ir.ID {
	return b.Emit(spirv.OpConstantFalse, typ, true).Result
}

// Constant adds an OpConstant.
func (b Builder) Constant(typ ir.ID, value ...uint32) ir.ID {
	return b.Emit(spirv.OpConstant, typ, true, value...).Result
}

// ConstantComposite adds an OpConstantComposite.
func (b Builder) ConstantComposite(typ ir.ID, constituents ...ir.ID) ir.ID {
	return b.Emit(spirv.OpConstantComposite, typ, true, words(constituents)...).Result
}

// ConstantSampler adds an OpConstantSampler.
func (b Builder) ConstantSampler(typ ir.ID, samplerAddressingMode spirv.SamplerAddressingMode, param uint32, samplerFilterMode spirv.SamplerFilterMode) ir.ID {
	return b.Emit(spirv.OpConstantSampler, typ, true, uint32(samplerAddressingMode), param, uint32(samplerFilterMode)).Result
}

// ConstantNull adds an OpConstantNull.
func (b Builder) ConstantNull(typ ir.ID) ir.ID {
	return b.Emit(spirv.OpConstantNull, typ, true).Result
}

// SpecConstantTrue adds an OpSpecConstantTrue.
func (b Builder) SpecConstantTrue(typ ir.ID) ir.ID {
	return b.Emit(spirv.OpSpecConstantTrue, typ, true).Result
}

// SpecConstantFalse adds an OpSpecConstantFalse.
func (b Builder) SpecConstantFalse(typ ir.ID) ir.ID {
	return b.Emit(spirv.OpSpecConstantFalse, typ, true).Result
}

// SpecConstant adds an OpSpecConstant.
func (b Builder) SpecConstant(typ ir.ID, value ...uint32) ir.ID {
	return b.Emit(spirv.OpSpecConstant, typ, true, value...).Result
}

// SpecConstantComposite adds an OpSpecConstantComposite.
func (b Builder) SpecConstantComposite(typ ir.ID, constituents ...ir.ID) ir.ID {
	return b.Emit(spirv.OpSpecConstantComposite, typ, true, words(constituents)...).Result
}

// SpecConstantOp adds an OpSpecConstantOp.
func (b Builder) SpecConstantOp(typ ir.ID, opcode ...uint32) ir.ID {
	return b.Emit(spirv.OpSpecConstantOp, typ, true, opcode...).Result
}

// Function adds an OpFunction.
func (b Builder) Function(typ ir.ID, functionControl spirv.FunctionControl, functionType ir.ID) ir.ID {
	return b.Emit(spirv.OpFunction, typ, true, uint32(functionControl), uint32(functionType)).Result
}

// FunctionParameter adds an OpFunctionParameter.
func (b Builder) FunctionParameter(typ ir.ID) ir.ID {
	return b.Emit(spirv.OpFunctionParameter, typ, true).Result
}

// FunctionEnd adds an OpFunctionEnd.
func (b Builder) FunctionEnd() *ir.Inst {
	return b.Emit(spirv.OpFunctionEnd, 0, false)
}

// FunctionCall adds an OpFunctionCall.
func (b Builder) FunctionCall(typ ir.ID, function ir.ID, argument0 ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(function))
	w = append(w, words(argument0)...)
	return b.Emit(spirv.OpFunctionCall, typ, true, w...).Result
}

// Variable adds an OpVariable.
func (b Builder) Variable(typ ir.ID, storageClass spirv.StorageClass, initializer ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(storageClass))
	w = append(w, words(initializer)...)
	return b.Emit(spirv.OpVariable, typ, true, w...).Result
}

// ImageTexelPointer adds an OpImageTexelPointer.
func (b Builder) ImageTexelPointer(typ ir.ID, image ir.ID, coordinate ir.ID, sample ir.ID) ir.ID {
	return b.Emit(spirv.OpImageTexelPointer, typ, true, uint32(image), uint32(coordinate), uint32(sample)).Result
}

// Load adds an OpLoad.
func (b Builder) Load(typ ir.ID, pointer ir.ID, memoryAccess ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(pointer))
	w = append(w, memoryAccess...)
	return b.Emit(spirv.OpLoad, typ, true, w...).Result
}

// Store adds an OpStore.
func (b Builder) Store(pointer ir.ID, object ir.ID, memoryAccess ...uint32) *ir.Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(pointer))
	w = append(w, uint32(object))
	w = append(w, memoryAccess...)
	return b.Emit(spirv.OpStore, 0, false, w...)
}

// CopyMemory adds an OpCopyMemory.
func (b Builder) CopyMemory(target ir.ID, source ir.ID, operands ...uint32) *ir.Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(target))
	w = append(w, uint32(source))
	w = append(w, operands...)
	return b.Emit(spirv.OpCopyMemory, 0, false, w...)
}

// CopyMemorySized adds an OpCopyMemorySized.
func (b Builder) CopyMemorySized(target ir.ID, source ir.ID, size ir.ID, operands ...uint32) *ir.Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(target))
	w = append(w, uint32(source))
	w = append(w, uint32(size))
	w = append(w, operands...)
	return b.Emit(spirv.OpCopyMemorySized, 0, false, w...)
}

// AccessChain adds an OpAccessChain.
func (b Builder) AccessChain(typ ir.ID, base ir.ID, indexes ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(base))
	w = append(w, words(indexes)...)
	return b.Emit(spirv.OpAccessChain, typ, true, w...).Result
}

// InBoundsAccessChain adds an OpInBoundsAccessChain.
func (b Builder) InBoundsAccessChain(typ ir.ID, base ir.ID, indexes ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(base))
	w = append(w, words(indexes)...)
	return b.Emit(spirv.OpInBoundsAccessChain, typ, true, w...).Result
}

// PtrAccessChain adds an OpPtrAccessChain.
func (b Builder) PtrAccessChain(typ ir.ID, base ir.ID, element ir.ID, indexes ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(base))
	w = append(w, uint32(element))
	w = append(w, words(indexes)...)
	return b.Emit(spirv.OpPtrAccessChain, typ, true, w...).Result
}

// ArrayLength adds an OpArrayLength.
func (b Builder) ArrayLength(typ ir.ID, structure ir.ID, arrayMember uint32) ir.ID {
	return b.Emit(spirv.OpArrayLength, typ, true, uint32(structure), arrayMember).Result
}

// GenericPtrMemSemantics adds an OpGenericPtrMemSemantics.
func (b Builder) GenericPtrMemSemantics(typ ir.ID, pointer ir.ID) ir.ID {
	return b.Emit(spirv.OpGenericPtrMemSemantics, typ, true, uint32(pointer)).Result
}

// InBoundsPtrAccessChain adds an OpInBoundsPtrAccessChain.
func (b Builder) InBoundsPtrAccessChain(typ ir.ID, base ir.ID, element ir.ID, indexes ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(base))
	w = append(w, uint32(element))
	w = append(w, words(indexes)...)
	return b.Emit(spirv.OpInBoundsPtrAccessChain, typ, true, w...).Result
}

// Decorate adds an OpDecorate.
func (b Builder) Decorate(target ir.ID, decoration spirv.Decoration, params ...uint32) *ir.Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(target))
	w = append(w, uint32(decoration))
	w = append(w, params...)
	return b.Emit(spirv.OpDecorate, 0, false, w...)
}

// MemberDecorate adds an OpMemberDecorate.
func (b Builder) MemberDecorate(structureType ir.ID, member uint32, decoration spirv.Decoration, params ...uint32) *ir.Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(structureType))
	w = append(w, member)
	w = append(w, uint32(decoration))
	w = append(w, params...)
	return b.Emit(spirv.OpMemberDecorate, 0, false, w...)
}

// DecorationGroup adds an OpDecorationGroup.
func (b Builder) DecorationGroup() ir.ID {
	return b.Emit(spirv.OpDecorationGroup, 0, true).Result
}

// GroupDecorate adds an OpGroupDecorate.
func (b Builder) GroupDecorate(decorationGroup ir.ID, targets ...ir.ID) *ir.Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(decorationGroup))
	w = append(w, words(targets)...)
	return b.Emit(spirv.OpGroupDecorate, 0, false, w...)
}

// GroupMemberDecorate adds an OpGroupMemberDecorate.
func (b Builder) GroupMemberDecorate(decorationGroup ir.ID, targets ...uint32) *ir.Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(decorationGroup))
	w = append(w, targets...)
	return b.Emit(spirv.OpGroupMemberDecorate, 0, false, w...)
}

// VectorExtractDynamic adds an OpVectorExtractDynamic.
func (b Builder) VectorExtractDynamic(typ ir.ID, vector ir.ID, index ir.ID) ir.ID {
	return b.Emit(spirv.OpVectorExtractDynamic, typ, true, uint32(vector), uint32(index)).Result
}

// VectorInsertDynamic adds an OpVectorInsertDynamic.
func (b Builder) VectorInsertDynamic(typ ir.ID, vector ir.ID, component ir.ID, index ir.ID) ir.ID {
	return b.Emit(spirv.OpVectorInsertDynamic, typ, true, uint32(vector), uint32(component), uint32(index)).Result
}

// VectorShuffle adds an OpVectorShuffle.
func (b Builder) VectorShuffle(typ ir.ID, vector ir.ID, vector2 ir.ID, components ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(vector))
	w = append(w, uint32(vector2))
	w = append(w, components...)
	return b.Emit(spirv.OpVectorShuffle, typ, true, w...).Result
}

// CompositeConstruct adds an OpCompositeConstruct.
func (b Builder) CompositeConstruct(typ ir.ID, constituents ...ir.ID) ir.ID {
	return b.Emit(spirv.OpCompositeConstruct, typ, true, words(constituents)...).Result
}

// CompositeExtract adds an OpCompositeExtract.
func (b Builder) CompositeExtract(typ ir.ID, composite ir.ID, indexes ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(composite))
	w = append(w, indexes...)
	return b.Emit(spirv.OpCompositeExtract, typ, true, w...).Result
}

// CompositeInsert adds an OpCompositeInsert.
func (b Builder) CompositeInsert(typ ir.ID, object ir.ID, composite ir.ID, indexes ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(object))
	w = append(w, uint32(composite))
	w = append(w, indexes...)
	return b.Emit(spirv.OpCompositeInsert, typ, true, w...).Result
}

// CopyObject adds an OpCopyObject.
func (b Builder) CopyObject(typ ir.ID, operand ir.ID) ir.ID {
	return b.Emit(spirv.OpCopyObject, typ, true, uint32(operand)).Result
}

// Transpose adds an OpTranspose.
func (b Builder) Transpose(typ ir.ID, matrix ir.ID) ir.ID {
	return b.Emit(spirv.OpTranspose, typ, true, uint32(matrix)).Result
}

// SampledImage adds an OpSampledImage.
func (b Builder) SampledImage(typ ir.ID, image ir.ID, sampler ir.ID) ir.ID {
	return b.Emit(spirv.OpSampledImage, typ, true, uint32(image), uint32(sampler)).Result
}

// ImageSampleImplicitLod adds an OpImageSampleImplicitLod.
func (b Builder) ImageSampleImplicitLod(typ ir.ID, sampledImage ir.ID, coordinate ir.ID, imageOperands ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, imageOperands...)
	return b.Emit(spirv.OpImageSampleImplicitLod, typ, true, w...).Result
}

// ImageSampleExplicitLod adds an OpImageSampleExplicitLod.
func (b Builder) ImageSampleExplicitLod(typ ir.ID, sampledImage ir.ID, coordinate ir.ID, imageOperands spirv.ImageOperands, params ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, uint32(imageOperands))
	w = append(w, params...)
	return b.Emit(spirv.OpImageSampleExplicitLod, typ, true, w...).Result
}

// ImageSampleDrefImplicitLod adds an OpImageSampleDrefImplicitLod.
func (b Builder) ImageSampleDrefImplicitLod(typ ir.ID, sampledImage ir.ID, coordinate ir.ID, dRef ir.ID, imageOperands ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, uint32(dRef))
	w = append(w, imageOperands...)
	return b.Emit(spirv.OpImageSampleDrefImplicitLod, typ, true, w...).Result
}

// ImageSampleDrefExplicitLod adds an OpImageSampleDrefExplicitLod.
func (b Builder) ImageSampleDrefExplicitLod(typ ir.ID, sampledImage ir.ID, coordinate ir.ID, dRef ir.ID, imageOperands spirv.ImageOperands, params ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, uint32(dRef))
	w = append(w, uint32(imageOperands))
	w = append(w, params...)
	return b.Emit(spirv.OpImageSampleDrefExplicitLod, typ, true, w...).Result
}

// ImageSampleProjImplicitLod adds an OpImageSampleProjImplicitLod.
func (b Builder) ImageSampleProjImplicitLod(typ ir.ID, sampledImage ir.ID, coordinate ir.ID, imageOperands ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, imageOperands...)
	return b.Emit(spirv.OpImageSampleProjImplicitLod, typ, true, w...).Result
}

// ImageSampleProjExplicitLod adds an OpImageSampleProjExplicitLod.
func (b Builder) ImageSampleProjExplicitLod(typ ir.ID, sampledImage ir.ID, coordinate ir.ID, imageOperands spirv.ImageOperands, params ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, uint32(imageOperands))
	w = append(w, params...)
	return b.Emit(spirv.OpImageSampleProjExplicitLod, typ, true, w...).Result
}

// ImageSampleProjDrefImplicitLod adds an OpImageSampleProjDrefImplicitLod.
func (b Builder) ImageSampleProjDrefImplicitLod(typ ir.ID, sampledImage ir.ID, coordinate ir.ID, dRef ir.ID, imageOperands ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, uint32(dRef))
	w = append(w, imageOperands...)
	return b.Emit(spirv.OpImageSampleProjDrefImplicitLod, typ, true, w...).Result
}

// ImageSampleProjDrefExplicitLod adds an OpImageSampleProjDrefExplicitLod.
func (b Builder) ImageSampleProjDrefExplicitLod(typ ir.ID, sampledImage ir.ID, coordinate ir.ID, dRef ir.ID, imageOperands spirv.ImageOperands, params ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, uint32(dRef))
	w = append(w, uint32(imageOperands))
	w = append(w, params...)
	return b.Emit(spirv.OpImageSampleProjDrefExplicitLod, typ, true, w...).Result
}

// ImageFetch adds an OpImageFetch.
func (b Builder) ImageFetch(typ ir.ID, image ir.ID, coordinate ir.ID, imageOperands ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(image))
	w = append(w, uint32(coordinate))
	w = append(w, imageOperands...)
	return b.Emit(spirv.OpImageFetch, typ, true, w...).Result
}

// ImageGather adds an OpImageGather.
func (b Builder) ImageGather(typ ir.ID, sampledImage ir.ID, coordinate ir.ID, component ir.ID, imageOperands ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, uint32(component))
	w = append(w, imageOperands...)
	return b.Emit(spirv.OpImageGather, typ, true, w...).Result
}

// ImageDrefGather adds an OpImageDrefGather.
func (b Builder) ImageDrefGather(typ ir.ID, sampledImage ir.ID, coordinate ir.ID, dRef ir.ID, imageOperands ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, uint32(dRef))
	w = append(w, imageOperands...)
	return b.Emit(spirv.OpImageDrefGather, typ, true, w...).Result
}

// ImageRead adds an OpImageRead.
func (b Builder) ImageRead(typ ir.ID, image ir.ID, coordinate ir.ID, imageOperands ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(image))
	w = append(w, uint32(coordinate))
	w = append(w, imageOperands...)
	return b.Emit(spirv.OpImageRead, typ, true, w...).Result
}

// ImageWrite adds an OpImageWrite.
func (b Builder) ImageWrite(image ir.ID, coordinate ir.ID, texel ir.ID, imageOperands ...uint32) *ir.Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(image))
	w = append(w, uint32(coordinate))
	w = append(w, uint32(texel))
	w = append(w, imageOperands...)
	return b.Emit(spirv.OpImageWrite, 0, false, w...)
}

// Image adds an OpImage.
func (b Builder) Image(typ ir.ID, sampledImage ir.ID) ir.ID {
	return b.Emit(spirv.OpImage, typ, true, uint32(sampledImage)).Result
}

// ImageQueryFormat adds an OpImageQueryFormat.
func (b Builder) ImageQueryFormat(typ ir.ID, image ir.ID) ir.ID {
	return b.Emit(spirv.OpImageQueryFormat, typ, true, uint32(image)).Result
}

// ImageQueryOrder adds an OpImageQueryOrder.
func (b Builder) ImageQueryOrder(typ ir.ID, image ir.ID) ir.ID {
	return b.Emit(spirv.OpImageQueryOrder, typ, true, uint32(image)).Result
}

// ImageQuerySizeLod adds an OpImageQuerySizeLod.
func (b Builder) ImageQuerySizeLod(typ ir.ID, image ir.ID, levelOfDetail ir.ID) ir.ID {
	return b.Emit(spirv.OpImageQuerySizeLod, typ, true, uint32(image), uint32(levelOfDetail)).Result
}

// ImageQuerySize adds an OpImageQuerySize.
func (b Builder) ImageQuerySize(typ ir.ID, image ir.ID) ir.ID {
	return b.Emit(spirv.OpImageQuerySize, typ, true, uint32(image)).Result
}

// ImageQueryLod adds an OpImageQueryLod.
func (b Builder) ImageQueryLod(typ ir.ID, sampledImage ir.ID, coordinate ir.ID) ir.ID {
	return b.Emit(spirv.OpImageQueryLod, typ, true, uint32(sampledImage), uint32(coordinate)).Result
}

// ImageQueryLevels adds an OpImageQueryLevels.
func (b Builder) ImageQueryLevels(typ ir.ID, image ir.ID) ir.ID {
	return b.Emit(spirv.OpImageQueryLevels, typ, true, uint32(image)).Result
}

// ImageQuerySamples adds an OpImageQuerySamples.
func (b Builder) ImageQuerySamples(typ ir.ID, image ir.ID) ir.ID {
	return b.Emit(spirv.OpImageQuerySamples, typ, true, uint32(image)).Result
}

// ConvertFToU adds an OpConvertFToU.
func (b Builder) ConvertFToU(typ ir.ID, floatValue ir.ID) ir.ID {
	return b.Emit(spirv.OpConvertFToU, typ, true, uint32(floatValue)).Result
}

// ConvertFToS adds an OpConvertFToS.
func (b Builder) ConvertFToS(typ ir.ID, floatValue ir.ID) ir.ID {
	return b.Emit(spirv.OpConvertFToS, typ, true, uint32(floatValue)).Result
}

// ConvertSToF adds an OpConvertSToF.
func (b Builder) ConvertSToF(typ ir.ID, signedValue ir.ID) ir.ID {
	return b.Emit(spirv.OpConvertSToF, typ, true, uint32(signedValue)).Result
}

// ConvertUToF adds an OpConvertUToF.
func (b Builder) ConvertUToF(typ ir.ID, unsignedValue ir.ID) ir.ID {
	return b.Emit(spirv.OpConvertUToF, typ, true, uint32(unsignedValue)).Result
}

// UConvert adds an OpUConvert.
func (b Builder) UConvert(typ ir.ID, unsignedValue ir.ID) ir.ID {
	return b.Emit(spirv.OpUConvert, typ, true, uint32(unsignedValue)).Result
}

// SConvert adds an OpSConvert.
func (b Builder) SConvert(typ ir.ID, signedValue ir.ID) ir.ID {
	return b.Emit(spirv.OpSConvert, typ, true, uint32(signedValue)).Result
}

// FConvert adds an OpFConvert.
func (b Builder) FConvert(typ ir.ID, floatValue ir.ID) ir.ID {
	return b.Emit(spirv.OpFConvert, typ, true, uint32(floatValue)).Result
}

// QuantizeToF16 adds an OpQuantizeToF16.
func (b Builder) QuantizeToF16(typ ir.ID, value ir.ID) ir.ID {
	return b.Emit(spirv.OpQuantizeToF16, typ, true, uint32(value)).Result
}

// ConvertPtrToU adds an OpConvertPtrToU.
func (b Builder) ConvertPtrToU(typ ir.ID, pointer ir.ID) ir.ID {
	return b.Emit(spirv.OpConvertPtrToU, typ, true, uint32(pointer)).Result
}

// SatConvertSToU adds an OpSatConvertSToU.
func (b Builder) SatConvertSToU(typ ir.ID, signedValue ir.ID) ir.ID {
	return b.Emit(spirv.OpSatConvertSToU, typ, true, uint32(signedValue)).Result
}

// SatConvertUToS adds an OpSatConvertUToS.
func (b Builder) SatConvertUToS(typ ir.ID, unsignedValue ir.ID) ir.ID {
	return b.Emit(spirv.OpSatConvertUToS, typ, true, uint32(unsignedValue)).Result
}

// ConvertUToPtr adds an OpConvertUToPtr.
func (b Builder) ConvertUToPtr(typ ir.ID, integerValue ir.ID) ir.ID {
	return b.Emit(spirv.OpConvertUToPtr, typ, true, uint32(integerValue)).Result
}

// PtrCastToGeneric adds an OpPtrCastToGeneric.
func (b Builder) PtrCastToGeneric(typ ir.ID, pointer ir.ID) ir.ID {
	return b.Emit(spirv.OpPtrCastToGeneric, typ, true, uint32(pointer)).Result
}

// GenericCastToPtr adds an OpGenericCastToPtr.
func (b Builder) GenericCastToPtr(typ ir.ID, pointer ir.ID) ir.ID {
	return b.Emit(spirv.OpGenericCastToPtr, typ, true, uint32(pointer)).Result
}

// GenericCastToPtrExplicit adds an OpGenericCastToPtrExplicit.
func (b Builder) GenericCastToPtrExplicit(typ ir.ID, pointer ir.ID, storage spirv.StorageClass) ir.ID {
	return b.Emit(spirv.OpGenericCastToPtrExplicit, typ, true, uint32(pointer), uint32(storage)).Result
}

// Bitcast adds an OpBitcast.
func (b Builder) Bitcast(typ ir.ID, operand ir.ID) ir.ID {
	return b.Emit(spirv.OpBitcast, typ, true, uint32(operand)).Result
}

// SNegate adds an OpSNegate.
func (b Builder) SNegate(typ ir.ID, operand ir.ID) ir.ID {
	return b.Emit(spirv.OpSNegate, typ, true, uint32(operand)).Result
}

// FNegate adds an OpFNegate.
func (b Builder) FNegate(typ ir.ID, operand ir.ID) ir.ID {
	return b.Emit(spirv.OpFNegate, typ, true, uint32(operand)).Result
}

// IAdd adds an OpIAdd.
func (b Builder) IAdd(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpIAdd, typ, true, uint32(operand), uint32(operand2)).Result
}

// FAdd adds an OpFAdd.
func (b Builder) FAdd(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpFAdd, typ, true, uint32(operand), uint32(operand2)).Result
}

// ISub adds an OpISub.
func (b Builder) ISub(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpISub, typ, true, uint32(operand), uint32(operand2)).Result
}

// FSub adds an OpFSub.
func (b Builder) FSub(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpFSub, typ, true, uint32(operand), uint32(operand2)).Result
}

// IMul adds an OpIMul.
func (b Builder) IMul(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpIMul, typ, true, uint32(operand), uint32(operand2)).Result
}

// FMul adds an OpFMul.
func (b Builder) FMul(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpFMul, typ, true, uint32(operand), uint32(operand2)).Result
}

// UDiv adds an OpUDiv.
func (b Builder) UDiv(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpUDiv, typ, true, uint32(operand), uint32(operand2)).Result
}

// SDiv adds an OpSDiv.
func (b Builder) SDiv(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpSDiv, typ, true, uint32(operand), uint32(operand2)).Result
}

// FDiv adds an OpFDiv.
func (b Builder) FDiv(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpFDiv, typ, true, uint32(operand), uint32(operand2)).Result
}

// UMod adds an OpUMod.
func (b Builder) UMod(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpUMod, typ, true, uint32(operand), uint32(operand2)).Result
}

// SRem adds an OpSRem.
func (b Builder) SRem(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpSRem, typ, true, uint32(operand), uint32(operand2)).Result
}

// SMod adds an OpSMod.
func (b Builder) SMod(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpSMod, typ, true, uint32(operand), uint32(operand2)).Result
}

// FRem adds an OpFRem.
func (b Builder) FRem(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpFRem, typ, true, uint32(operand), uint32(operand2)).Result
}

// FMod adds an OpFMod.
func (b Builder) FMod(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpFMod, typ, true, uint32(operand), uint32(operand2)).Result
}

// VectorTimesScalar adds an OpVectorTimesScalar.
func (b Builder) VectorTimesScalar(typ ir.ID, vector ir.ID, scalar ir.ID) ir.ID {
	return b.Emit(spirv.OpVectorTimesScalar, typ, true, uint32(vector), uint32(scalar)).Result
}

// MatrixTimesScalar adds an OpMatrixTimesScalar.
func (b Builder) MatrixTimesScalar(typ ir.ID, matrix ir.ID, scalar ir.ID) ir.ID {
	return b.Emit(spirv.OpMatrixTimesScalar, typ, true, uint32(matrix), uint32(scalar)).Result
}

// VectorTimesMatrix adds an OpVectorTimesMatrix.
func (b Builder) VectorTimesMatrix(typ ir.ID, vector ir.ID, matrix ir.ID) ir.ID {
	return b.Emit(spirv.OpVectorTimesMatrix, typ, true, uint32(vector), uint32(matrix)).Result
}

// MatrixTimesVector adds an OpMatrixTimesVector.
func (b Builder) MatrixTimesVector(typ ir.ID, matrix ir.ID, vector ir.ID) ir.ID {
	return b.Emit(spirv.OpMatrixTimesVector, typ, true, uint32(matrix), uint32(vector)).Result
}

// MatrixTimesMatrix adds an OpMatrixTimesMatrix.
func (b Builder) MatrixTimesMatrix(typ ir.ID, leftMatrix ir.ID, rightMatrix ir.ID) ir.ID {
	return b.Emit(spirv.OpMatrixTimesMatrix, typ, true, uint32(leftMatrix), uint32(rightMatrix)).Result
}

// OuterProduct adds an OpOuterProduct.
func (b Builder) OuterProduct(typ ir.ID, vector ir.ID, vector2 ir.ID) ir.ID {
	return b.Emit(spirv.OpOuterProduct, typ, true, uint32(vector), uint32(vector2)).Result
}

// Dot adds an OpDot.
func (b Builder) Dot(typ ir.ID, vector ir.ID, vector2 ir.ID) ir.ID {
	return b.Emit(spirv.OpDot, typ, true, uint32(vector), uint32(vector2)).Result
}

// IAddCarry adds an OpIAddCarry.
func (b Builder) IAddCarry(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpIAddCarry, typ, true, uint32(operand), uint32(operand2)).Result
}

// ISubBorrow adds an OpISubBorrow.
func (b Builder) ISubBorrow(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpISubBorrow, typ, true, uint32(operand), uint32(operand2)).Result
}

// UMulExtended adds an OpUMulExtended.
func (b Builder) UMulExtended(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpUMulExtended, typ, true, uint32(operand), uint32(operand2)).Result
}

// SMulExtended adds an OpSMulExtended.
func (b Builder) SMulExtended(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpSMulExtended, typ, true, uint32(operand), uint32(operand2)).Result
}

// Any adds an OpAny.
func (b Builder) Any(typ ir.ID, vector ir.ID) ir.ID {
	return b.Emit(spirv.OpAny, typ, true, uint32(vector)).Result
}

// All adds an OpAll.
func (b Builder) All(typ ir.ID, vector ir.ID) ir.ID {
	return b.Emit(spirv.OpAll, typ, true, uint32(vector)).Result
}

// IsNan adds an OpIsNan.
func (b Builder) IsNan(typ ir.ID, x ir.ID) ir.ID {
	return b.Emit(spirv.OpIsNan, typ, true, uint32(x)).Result
}

// IsInf adds an OpIsInf.
func (b Builder) IsInf(typ ir.ID, x ir.ID) ir.ID {
	return b.Emit(spirv.OpIsInf, typ, true, uint32(x)).Result
}

// IsFinite adds an OpIsFinite.
func (b Builder) IsFinite(typ ir.ID, x ir.ID) ir.ID {
	return b.Emit(spirv.OpIsFinite, typ, true, uint32(x)).Result
}

// IsNormal adds an OpIsNormal.
func (b Builder) IsNormal(typ ir.ID, x ir.ID) ir.ID {
	return b.Emit(spirv.OpIsNormal, typ, true, uint32(x)).Result
}

// SignBitSet adds an OpSignBitSet.
func (b Builder) SignBitSet(typ ir.ID, x ir.ID) ir.ID {
	return b.Emit(spirv.OpSignBitSet, typ, true, uint32(x)).Result
}

// LessOrGreater adds an OpLessOrGreater.
func (b Builder) LessOrGreater(typ ir.ID, x ir.ID, y ir.ID) ir.ID {
	return b.Emit(spirv.OpLessOrGreater, typ, true, uint32(x), uint32(y)).Result
}

// Ordered adds an OpOrdered.
func (b Builder) Ordered(typ ir.ID, x ir.ID, y ir.ID) ir.ID {
	return b.Emit(spirv.OpOrdered, typ, true, uint32(x), uint32(y)).Result
}

// Unordered adds an OpUnordered.
func (b Builder) Unordered(typ ir.ID, x ir.ID, y ir.ID) ir.ID {
	return b.Emit(spirv.OpUnordered, typ, true, uint32(x), uint32(y)).Result
}

// LogicalEqual adds an OpLogicalEqual.
func (b Builder) LogicalEqual(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpLogicalEqual, typ, true, uint32(operand), uint32(operand2)).Result
}

// LogicalNotEqual adds an OpLogicalNotEqual.
func (b Builder) LogicalNotEqual(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpLogicalNotEqual, typ, true, uint32(operand), uint32(operand2)).Result
}

// LogicalOr adds an OpLogicalOr.
func (b Builder) LogicalOr(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpLogicalOr, typ, true, uint32(operand), uint32(operand2)).Result
}

// LogicalAnd adds an OpLogicalAnd.
func (b Builder) LogicalAnd(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpLogicalAnd, typ, true, uint32(operand), uint32(operand2)).Result
}

// LogicalNot adds an OpLogicalNot.
func (b Builder) LogicalNot(typ ir.ID, operand ir.ID) ir.ID {
	return b.Emit(spirv.OpLogicalNot, typ, true, uint32(operand)).Result
}

// Select adds an OpSelect.
func (b Builder) Select(typ ir.ID, condition ir.ID, object ir.ID, object2 ir.ID) ir.ID {
	return b.Emit(spirv.OpSelect, typ, true, uint32(condition), uint32(object), uint32(object2)).Result
}

// IEqual adds an OpIEqual.
func (b Builder) IEqual(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpIEqual, typ, true, uint32(operand), uint32(operand2)).Result
}

// INotEqual adds an OpINotEqual.
func (b Builder) INotEqual(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpINotEqual, typ, true, uint32(operand), uint32(operand2)).Result
}

// UGreaterThan adds an OpUGreaterThan.
func (b Builder) UGreaterThan(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpUGreaterThan, typ, true, uint32(operand), uint32(operand2)).Result
}

// SGreaterThan adds an OpSGreaterThan.
func (b Builder) SGreaterThan(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpSGreaterThan, typ, true, uint32(operand), uint32(operand2)).Result
}

// UGreaterThanEqual adds an OpUGreaterThanEqual.
func (b Builder) UGreaterThanEqual(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpUGreaterThanEqual, typ, true, uint32(operand), uint32(operand2)).Result
}

// SGreaterThanEqual adds an OpSGreaterThanEqual.
func (b Builder) SGreaterThanEqual(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpSGreaterThanEqual, typ, true, uint32(operand), uint32(operand2)).Result
}

// ULessThan adds an OpULessThan.
func (b Builder) ULessThan(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpULessThan, typ, true, uint32(operand), uint32(operand2)).Result
}

// SLessThan adds an OpSLessThan.
func (b Builder) SLessThan(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpSLessThan, typ, true, uint32(operand), uint32(operand2)).Result
}

// ULessThanEqual adds an OpULessThanEqual.
func (b Builder) ULessThanEqual(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpULessThanEqual, typ, true, uint32(operand), uint32(operand2)).Result
}

// SLessThanEqual adds an OpSLessThanEqual.
func (b Builder) SLessThanEqual(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpSLessThanEqual, typ, true, uint32(operand), uint32(operand2)).Result
}

// FOrdEqual adds an OpFOrdEqual.
func (b Builder) FOrdEqual(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpFOrdEqual, typ, true, uint32(operand), uint32(operand2)).Result
}

// FUnordEqual adds an OpFUnordEqual.
func (b Builder) FUnordEqual(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpFUnordEqual, typ, true, uint32(operand), uint32(operand2)).Result
}

// FOrdNotEqual adds an OpFOrdNotEqual.
func (b Builder) FOrdNotEqual(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpFOrdNotEqual, typ, true, uint32(operand), uint32(operand2)).Result
}

// FUnordNotEqual adds an OpFUnordNotEqual.
func (b Builder) FUnordNotEqual(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpFUnordNotEqual, typ, true, uint32(operand), uint32(operand2)).Result
}

// FOrdLessThan adds an OpFOrdLessThan.
func (b Builder) FOrdLessThan(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpFOrdLessThan, typ, true, uint32(operand), uint32(operand2)).Result
}

// FUnordLessThan adds an OpFUnordLessThan.
func (b Builder) FUnordLessThan(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpFUnordLessThan, typ, true, uint32(operand), uint32(operand2)).Result
}

// FOrdGreaterThan adds an OpFOrdGreaterThan.
func (b Builder) FOrdGreaterThan(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpFOrdGreaterThan, typ, true, uint32(operand), uint32(operand2)).Result
}

// FUnordGreaterThan adds an OpFUnordGreaterThan.
func (b Builder) FUnordGreaterThan(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpFUnordGreaterThan, typ, true, uint32(operand), uint32(operand2)).Result
}

// FOrdLessThanEqual adds an OpFOrdLessThanEqual.
func (b Builder) FOrdLessThanEqual(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpFOrdLessThanEqual, typ, true, uint32(operand), uint32(operand2)).Result
}

// FUnordLessThanEqual adds an OpFUnordLessThanEqual.
func (b Builder) FUnordLessThanEqual(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpFUnordLessThanEqual, typ, true, uint32(operand), uint32(operand2)).Result
}

// FOrdGreaterThanEqual adds an OpFOrdGreaterThanEqual.
func (b Builder) FOrdGreaterThanEqual(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpFOrdGreaterThanEqual, typ, true, uint32(operand), uint32(operand2)).Result
}

// FUnordGreaterThanEqual adds an OpFUnordGreaterThanEqual.
func (b Builder) FUnordGreaterThanEqual(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpFUnordGreaterThanEqual, typ, true, uint32(operand), uint32(operand2)).Result
}

// ShiftRightLogical adds an OpShiftRightLogical.
func (b Builder) ShiftRightLogical(typ ir.ID, base ir.ID, shift ir.ID) ir.ID {
	return b.Emit(spirv.OpShiftRightLogical, typ, true, uint32(base), uint32(shift)).Result
}

// ShiftRightArithmetic adds an OpShiftRightArithmetic.
func (b Builder) ShiftRightArithmetic(typ ir.ID, base ir.ID, shift ir.ID) ir.ID {
	return b.Emit(spirv.OpShiftRightArithmetic, typ, true, uint32(base), uint32(shift)).Result
}

// ShiftLeftLogical adds an OpShiftLeftLogical.
func (b Builder) ShiftLeftLogical(typ ir.ID, base ir.ID, shift ir.ID) ir.ID {
	return b.Emit(spirv.OpShiftLeftLogical, typ, true, uint32(base), uint32(shift)).Result
}

// BitwiseOr adds an OpBitwiseOr.
func (b Builder) BitwiseOr(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpBitwiseOr, typ, true, uint32(operand), uint32(operand2)).Result
}

// BitwiseXor adds an OpBitwiseXor.
func (b Builder) BitwiseXor(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpBitwiseXor, typ, true, uint32(operand), uint32(operand2)).Result
}

// BitwiseAnd adds an OpBitwiseAnd.
func (b Builder) BitwiseAnd(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpBitwiseAnd, typ, true, uint32(operand), uint32(operand2)).Result
}

// Not adds an OpNot.
func (b Builder) Not(typ ir.ID, operand ir.ID) ir.ID {
	return b.Emit(spirv.OpNot, typ, true, uint32(operand)).Result
}

// BitFieldInsert adds an OpBitFieldInsert.
func (b Builder) BitFieldInsert(typ ir.ID, base ir.ID, insert ir.ID, offset ir.ID, count ir.ID) ir.ID {
	return b.Emit(spirv.OpBitFieldInsert, typ, true, uint32(base), uint32(insert), uint32(offset), uint32(count)).Result
}

// BitFieldSExtract adds an OpBitFieldSExtract.
func (b Builder) BitFieldSExtract(typ ir.ID, base ir.ID, offset ir.ID, count ir.ID) ir.ID {
	return b.Emit(spirv.OpBitFieldSExtract, typ, true, uint32(base), uint32(offset), uint32(count)).Result
}

// BitFieldUExtract adds an OpBitFieldUExtract.
func (b Builder) BitFieldUExtract(typ ir.ID, base ir.ID, offset ir.ID, count ir.ID) ir.ID {
	return b.Emit(spirv.OpBitFieldUExtract, typ, true, uint32(base), uint32(offset), uint32(count)).Result
}

// BitReverse adds an OpBitReverse.
func (b Builder) BitReverse(typ ir.ID, base ir.ID) ir.ID {
	return b.Emit(spirv.OpBitReverse, typ, true, uint32(base)).Result
}

// BitCount adds an OpBitCount.
func (b Builder) BitCount(typ ir.ID, base ir.ID) ir.ID {
	return b.Emit(spirv.OpBitCount, typ, true, uint32(base)).Result
}

// DPdx adds an OpDPdx.
func (b Builder) DPdx(typ ir.ID, p ir.ID) ir.ID {
	return b.Emit(spirv.OpDPdx, typ, true, uint32(p)).Result
}

// DPdy adds an OpDPdy.
func (b Builder) DPdy(typ ir.ID, p ir.ID) ir.ID {
	return b.Emit(spirv.OpDPdy, typ, true, uint32(p)).Result
}

// Fwidth adds an OpFwidth.
func (b Builder) Fwidth(typ ir.ID, p ir.ID) ir.ID {
	return b.Emit(spirv.OpFwidth, typ, true, uint32(p)).Result
}

// DPdxFine adds an OpDPdxFine.
func (b Builder) DPdxFine(typ ir.ID, p ir.ID) ir.ID {
	return b.Emit(spirv.OpDPdxFine, typ, true, uint32(p)).Result
}

// DPdyFine adds an OpDPdyFine.
func (b Builder) DPdyFine(typ ir.ID, p ir.ID) ir.ID {
	return b.Emit(spirv.OpDPdyFine, typ, true, uint32(p)).Result
}

// FwidthFine adds an OpFwidthFine.
func (b Builder) FwidthFine(typ ir.ID, p ir.ID) ir.ID {
	return b.Emit(spirv.OpFwidthFine, typ, true, uint32(p)).Result
}

// DPdxCoarse adds an OpDPdxCoarse.
func (b Builder) DPdxCoarse(typ ir.ID, p ir.ID) ir.ID {
	return b.Emit(spirv.OpDPdxCoarse, typ, true, uint32(p)).Result
}

// DPdyCoarse adds an OpDPdyCoarse.
func (b Builder) DPdyCoarse(typ ir.ID, p ir.ID) ir.ID {
	return b.Emit(spirv.OpDPdyCoarse, typ, true, uint32(p)).Result
}

// FwidthCoarse adds an OpFwidthCoarse.
func (b Builder) FwidthCoarse(typ ir.ID, p ir.ID) ir.ID {
	return b.Emit(spirv.OpFwidthCoarse, typ, true, uint32(p)).Result
}

// EmitVertex adds an OpEmitVertex.
func (b Builder) EmitVertex() *ir.Inst {
	return b.Emit(spirv.OpEmitVertex, 0, false)
}

// EndPrimitive adds an OpEndPrimitive.
func (b Builder) EndPrimitive() *ir.Inst {
	return b.Emit(spirv.OpEndPrimitive, 0, false)
}

// EmitStreamVertex adds an OpEmitStreamVertex.
func (b Builder) EmitStreamVertex(stream ir.ID) *ir.Inst {
	return b.Emit(spirv.OpEmitStreamVertex, 0, false, uint32(stream))
}

// EndStreamPrimitive adds an OpEndStreamPrimitive.
func (b Builder) EndStreamPrimitive(stream ir.ID) *ir.Inst {
	return b.Emit(spirv.OpEndStreamPrimitive, 0, false, uint32(stream))
}

// ControlBarrier adds an OpControlBarrier.
func (b Builder) ControlBarrier(execution ir.ID, memory ir.ID, semantics ir.ID) *ir.Inst {
	return b.Emit(spirv.OpControlBarrier, 0, false, uint32(execution), uint32(memory), uint32(semantics))
}

// MemoryBarrier adds an OpMemoryBarrier.
func (b Builder) MemoryBarrier(memory ir.ID, semantics ir.ID) *ir.Inst {
	return b.Emit(spirv.OpMemoryBarrier, 0, false, uint32(memory), uint32(semantics))
}

// AtomicLoad adds an OpAtomicLoad.
func (b Builder) AtomicLoad(typ ir.ID, pointer ir.ID, memory ir.ID, semantics ir.ID) ir.ID {
	return b.Emit(spirv.OpAtomicLoad, typ, true, uint32(pointer), uint32(memory), uint32(semantics)).Result
}

// AtomicStore adds an OpAtomicStore.
func (b Builder) AtomicStore(pointer ir.ID, memory ir.ID, semantics ir.ID, value ir.ID) *ir.Inst {
	return b.Emit(spirv.OpAtomicStore, 0, false, uint32(pointer), uint32(memory), uint32(semantics), uint32(value))
}

// AtomicExchange adds an OpAtomicExchange.
func (b Builder) AtomicExchange(typ ir.ID, pointer ir.ID, memory ir.ID, semantics ir.ID, value ir.ID) ir.ID {
	return b.Emit(spirv.OpAtomicExchange, typ, true, uint32(pointer), uint32(memory), uint32(semantics), uint32(value)).Result
}

// AtomicCompareExchange adds an OpAtomicCompareExchange.
func (b Builder) AtomicCompareExchange(typ ir.ID, pointer ir.ID, memory ir.ID, equal ir.ID, unequal ir.ID, value ir.ID, comparator ir.ID) ir.ID {
	return b.Emit(spirv.OpAtomicCompareExchange, typ, true, uint32(pointer), uint32(memory), uint32(equal), uint32(unequal), uint32(value), uint32(comparator)).Result
}

// AtomicCompareExchangeWeak adds an OpAtomicCompareExchangeWeak.
func (b Builder) AtomicCompareExchangeWeak(typ ir.ID, pointer ir.ID, memory ir.ID, equal ir.ID, unequal ir.ID, value ir.ID, comparator ir.ID) ir.ID {
	return b.Emit(spirv.OpAtomicCompareExchangeWeak, typ, true, uint32(pointer), uint32(memory), uint32(equal), uint32(unequal), uint32(value), uint32(comparator)).Result
}

// AtomicIIncrement adds an OpAtomicIIncrement.
func (b Builder) AtomicIIncrement(typ ir.ID, pointer ir.ID, memory ir.ID, semantics ir.ID) ir.ID {
	return b.Emit(spirv.OpAtomicIIncrement, typ, true, uint32(pointer), uint32(memory), uint32(semantics)).Result
}

// AtomicIDecrement adds an OpAtomicIDecrement.
func (b Builder) AtomicIDecrement(typ ir.ID, pointer ir.ID, memory ir.ID, semantics ir.ID) ir.ID {
	return b.Emit(spirv.OpAtomicIDecrement, typ, true, uint32(pointer), uint32(memory), uint32(semantics)).Result
}

// AtomicIAdd adds an OpAtomicIAdd.
func (b Builder) AtomicIAdd(typ ir.ID, pointer ir.ID, memory ir.ID, semantics ir.ID, value ir.ID) ir.ID {
	return b.Emit(spirv.OpAtomicIAdd, typ, true, uint32(pointer), uint32(memory), uint32(semantics), uint32(value)).Result
}

// AtomicISub adds an OpAtomicISub.
func (b Builder) AtomicISub(typ ir.ID, pointer ir.ID, memory ir.ID, semantics ir.ID, value ir.ID) ir.ID {
	return b.Emit(spirv.OpAtomicISub, typ, true, uint32(pointer), uint32(memory), uint32(semantics), uint32(value)).Result
}

// AtomicSMin adds an OpAtomicSMin.
func (b Builder) AtomicSMin(typ ir.ID, pointer ir.ID, memory ir.ID, semantics ir.ID, value ir.ID) ir.ID {
	return b.Emit(spirv.OpAtomicSMin, typ, true, uint32(pointer), uint32(memory), uint32(semantics), uint32(value)).Result
}

// AtomicUMin adds an OpAtomicUMin.
func (b Builder) AtomicUMin(typ ir.ID, pointer ir.ID, memory ir.ID, semantics ir.ID, value ir.ID) ir.ID {
	return b.Emit(spirv.OpAtomicUMin, typ, true, uint32(pointer), uint32(memory), uint32(semantics), uint32(value)).Result
}

// AtomicSMax adds an OpAtomicSMax.
func (b Builder) AtomicSMax(typ ir.ID, pointer ir.ID, memory ir.ID, semantics ir.ID, value ir.ID) ir.ID {
	return b.Emit(spirv.OpAtomicSMax, typ, true, uint32(pointer), uint32(memory), uint32(semantics), uint32(value)).Result
}

// AtomicUMax adds an OpAtomicUMax.
func (b Builder) AtomicUMax(typ ir.ID, pointer ir.ID, memory ir.ID, semantics ir.ID, value ir.ID) ir.ID {
	return b.Emit(spirv.OpAtomicUMax, typ, true, uint32(pointer), uint32(memory), uint32(semantics), uint32(value)).Result
}

// AtomicAnd adds an OpAtomicAnd.
func (b Builder) AtomicAnd(typ ir.ID, pointer ir.ID, memory ir.ID, semantics ir.ID, value ir.ID) ir.ID {
	return b.Emit(spirv.OpAtomicAnd, typ, true, uint32(pointer), uint32(memory), uint32(semantics), uint32(value)).Result
}

// AtomicOr adds an OpAtomicOr.
func (b Builder) AtomicOr(typ ir.ID, pointer ir.ID, memory ir.ID, semantics ir.ID, value ir.ID) ir.ID {
	return b.Emit(spirv.OpAtomicOr, typ, true, uint32(pointer), uint32(memory), uint32(semantics), uint32(value)).Result
}

// AtomicXor adds an OpAtomicXor.
func (b Builder) AtomicXor(typ ir.ID, pointer ir.ID, memory ir.ID, semantics ir.ID, value ir.ID) ir.ID {
	return b.Emit(spirv.OpAtomicXor, typ, true, uint32(pointer), uint32(memory), uint32(semantics), uint32(value)).Result
}

// Phi adds an OpPhi.
func (b Builder) Phi(typ ir.ID, variable ...ir.ID) ir.ID {
	return b.Emit(spirv.OpPhi, typ, true, words(variable)...).Result
}

// LoopMerge adds an OpLoopMerge.
func (b Builder) LoopMerge(mergeBlock ir.ID, continueTarget ir.ID, loopControl spirv.LoopControl, params ...uint32) *ir.Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(mergeBlock))
	w = append(w, uint32(continueTarget))
	w = append(w, uint32(loopControl))
	w = append(w, params...)
	return b.Emit(spirv.OpLoopMerge, 0, false, w...)
}

// SelectionMerge adds an OpSelectionMerge.
func (b Builder) SelectionMerge(mergeBlock ir.ID, selectionControl spirv.SelectionControl) *ir.Inst {
	return b.Emit(spirv.OpSelectionMerge, 0, false, uint32(mergeBlock), uint32(selectionControl))
}

// Label adds an OpLabel.
func (b Builder) Label() ir.ID {
	return b.Emit(spirv.OpLabel, 0, true).Result
}

// Branch adds an OpBranch.
func (b Builder) Branch(targetLabel ir.ID) *ir.Inst {
	return b.Emit(spirv.OpBranch, 0, false, uint32(targetLabel))
}

// BranchConditional adds an OpBranchConditional.
func (b Builder) BranchConditional(condition ir.ID, trueLabel ir.ID, falseLabel ir.ID, branchWeights ...uint32) *ir.Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(condition))
	w = append(w, uint32(trueLabel))
	w = append(w, uint32(falseLabel))
	w = append(w, branchWeights...)
	return b.Emit(spirv.OpBranchConditional, 0, false, w...)
}

// Switch adds an OpSwitch.
func (b Builder) Switch(selector ir.ID, default_ ir.ID, target ...uint32) *ir.Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(selector))
	w = append(w, uint32(default_))
	w = append(w, target...)
	return b.Emit(spirv.OpSwitch, 0, false, w...)
}

// Kill adds an OpKill.
func (b Builder) Kill() *ir.Inst {
	return b.Emit(spirv.OpKill, 0, false)
}

// Return adds an OpReturn.
func (b Builder) Return() *ir.Inst {
	return b.Emit(spirv.OpReturn, 0, false)
}

// ReturnValue adds an OpReturnValue.
func (b Builder) ReturnValue(value ir.ID) *ir.Inst {
	return b.Emit(spirv.OpReturnValue, 0, false, uint32(value))
}

// Unreachable adds an OpUnreachable.
func (b Builder) Unreachable() *ir.Inst {
	return b.Emit(spirv.OpUnreachable, 0, false)
}

// LifetimeStart adds an OpLifetimeStart.
func (b Builder) LifetimeStart(pointer ir.ID, size uint32) *ir.Inst {
	return b.Emit(spirv.OpLifetimeStart, 0, false, uint32(pointer), size)
}

// LifetimeStop adds an OpLifetimeStop.
func (b Builder) LifetimeStop(pointer ir.ID, size uint32) *ir.Inst {
	return b.Emit(spirv.OpLifetimeStop, 0, false, uint32(pointer), size)
}

// GroupAsyncCopy adds an OpGroupAsyncCopy.
func (b Builder) GroupAsyncCopy(typ ir.ID, execution ir.ID, destination ir.ID, source ir.ID, numElements ir.ID, stride ir.ID, event ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupAsyncCopy, typ, true, uint32(execution), uint32(destination), uint32(source), uint32(numElements), uint32(stride), uint32(event)).Result
}

// GroupWaitEvents adds an OpGroupWaitEvents.
func (b Builder) GroupWaitEvents(execution ir.ID, numEvents ir.ID, eventsList ir.ID) *ir.Inst {
	return b.Emit(spirv.OpGroupWaitEvents, 0, false, uint32(execution), uint32(numEvents), uint32(eventsList))
}

// GroupAll adds an OpGroupAll.
func (b Builder) GroupAll(typ ir.ID, execution ir.ID, predicate ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupAll, typ, true, uint32(execution), uint32(predicate)).Result
}

// GroupAny adds an OpGroupAny.
func (b Builder) GroupAny(typ ir.ID, execution ir.ID, predicate ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupAny, typ, true, uint32(execution), uint32(predicate)).Result
}

// GroupBroadcast adds an OpGroupBroadcast.
func (b Builder) GroupBroadcast(typ ir.ID, execution ir.ID, value ir.ID, localId ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupBroadcast, typ, true, uint32(execution), uint32(value), uint32(localId)).Result
}

// GroupIAdd adds an OpGroupIAdd.
func (b Builder) GroupIAdd(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, x ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupIAdd, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupFAdd adds an OpGroupFAdd.
func (b Builder) GroupFAdd(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, x ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupFAdd, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupFMin adds an OpGroupFMin.
func (b Builder) GroupFMin(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, x ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupFMin, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupUMin adds an OpGroupUMin.
func (b Builder) GroupUMin(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, x ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupUMin, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupSMin adds an OpGroupSMin.
func (b Builder) GroupSMin(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, x ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupSMin, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupFMax adds an OpGroupFMax.
func (b Builder) GroupFMax(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, x ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupFMax, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupUMax adds an OpGroupUMax.
func (b Builder) GroupUMax(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, x ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupUMax, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupSMax adds an OpGroupSMax.
func (b Builder) GroupSMax(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, x ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupSMax, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// ReadPipe adds an OpReadPipe.
func (b Builder) ReadPipe(typ ir.ID, pipe ir.ID, pointer ir.ID, packetSize ir.ID, packetAlignment ir.ID) ir.ID {
	return b.Emit(spirv.OpReadPipe, typ, true, uint32(pipe), uint32(pointer), uint32(packetSize), uint32(packetAlignment)).Result
}

// WritePipe adds an OpWritePipe.
func (b Builder) WritePipe(typ ir.ID, pipe ir.ID, pointer ir.ID, packetSize ir.ID, packetAlignment ir.ID) ir.ID {
	return b.Emit(spirv.OpWritePipe, typ, true, uint32(pipe), uint32(pointer), uint32(packetSize), uint32(packetAlignment)).Result
}

// ReservedReadPipe adds an OpReservedReadPipe.
func (b Builder) ReservedReadPipe(typ ir.ID, pipe ir.ID, reserveId ir.ID, index ir.ID, pointer ir.ID, packetSize ir.ID, packetAlignment ir.ID) ir.ID {
	return b.Emit(spirv.OpReservedReadPipe, typ, true, uint32(pipe), uint32(reserveId), uint32(index), uint32(pointer), uint32(packetSize), uint32(packetAlignment)).Result
}

// ReservedWritePipe adds an OpReservedWritePipe.
func (b Builder) ReservedWritePipe(typ ir.ID, pipe ir.ID, reserveId ir.ID, index ir.ID, pointer ir.ID, packetSize ir.ID, packetAlignment ir.ID) ir.ID {
	return b.Emit(spirv.OpReservedWritePipe, typ, true, uint32(pipe), uint32(reserveId), uint32(index), uint32(pointer), uint32(packetSize), uint32(packetAlignment)).Result
}

// ReserveReadPipePackets adds an OpReserveReadPipePackets.
func (b Builder) ReserveReadPipePackets(typ ir.ID, pipe ir.ID, numPackets ir.ID, packetSize ir.ID, packetAlignment ir.ID) ir.ID {
	return b.Emit(spirv.OpReserveReadPipePackets, typ, true, uint32(pipe), uint32(numPackets), uint32(packetSize), uint32(packetAlignment)).Result
}

// ReserveWritePipePackets adds an OpReserveWritePipePackets.
func (b Builder) ReserveWritePipePackets(typ ir.ID, pipe ir.ID, numPackets ir.ID, packetSize ir.ID, packetAlignment ir.ID) ir.ID {
	return b.Emit(spirv.OpReserveWritePipePackets, typ, true, uint32(pipe), uint32(numPackets), uint32(packetSize), uint32(packetAlignment)).Result
}

// CommitReadPipe adds an OpCommitReadPipe.
func (b Builder) CommitReadPipe(pipe ir.ID, reserveId ir.ID, packetSize ir.ID, packetAlignment ir.ID) *ir.Inst {
	return b.Emit(spirv.OpCommitReadPipe, 0, false, uint32(pipe), uint32(reserveId), uint32(packetSize), uint32(packetAlignment))
}

// CommitWritePipe adds an OpCommitWritePipe.
func (b Builder) CommitWritePipe(pipe ir.ID, reserveId ir.ID, packetSize ir.ID, packetAlignment ir.ID) *ir.Inst {
	return b.Emit(spirv.OpCommitWritePipe, 0, false, uint32(pipe), uint32(reserveId), uint32(packetSize), uint32(packetAlignment))
}

// IsValidReserveId adds an OpIsValidReserveId.
func (b Builder) IsValidReserveId(typ ir.ID, reserveId ir.ID) ir.ID {
	return b.Emit(spirv.OpIsValidReserveId, typ, true, uint32(reserveId)).Result
}

// GetNumPipePackets adds an OpGetNumPipePackets.
func (b Builder) GetNumPipePackets(typ ir.ID, pipe ir.ID, packetSize ir.ID, packetAlignment ir.ID) ir.ID {
	return b.Emit(spirv.OpGetNumPipePackets, typ, true, uint32(pipe), uint32(packetSize), uint32(packetAlignment)).Result
}

// GetMaxPipePackets adds an OpGetMaxPipePackets.
func (b Builder) GetMaxPipePackets(typ ir.ID, pipe ir.ID, packetSize ir.ID, packetAlignment ir.ID) ir.ID {
	return b.Emit(spirv.OpGetMaxPipePackets, typ, true, uint32(pipe), uint32(packetSize), uint32(packetAlignment)).Result
}

// GroupReserveReadPipePackets adds an OpGroupReserveReadPipePackets.
func (b Builder) GroupReserveReadPipePackets(typ ir.ID, execution ir.ID, pipe ir.ID, numPackets ir.ID, packetSize ir.ID, packetAlignment ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupReserveReadPipePackets, typ, true, uint32(execution), uint32(pipe), uint32(numPackets), uint32(packetSize), uint32(packetAlignment)).Result
}

// GroupReserveWritePipePackets adds an OpGroupReserveWritePipePackets.
func (b Builder) GroupReserveWritePipePackets(typ ir.ID, execution ir.ID, pipe ir.ID, numPackets ir.ID, packetSize ir.ID, packetAlignment ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupReserveWritePipePackets, typ, true, uint32(execution), uint32(pipe), uint32(numPackets), uint32(packetSize), uint32(packetAlignment)).Result
}

// GroupCommitReadPipe adds an OpGroupCommitReadPipe.
func (b Builder) GroupCommitReadPipe(execution ir.ID, pipe ir.ID, reserveId ir.ID, packetSize ir.ID, packetAlignment ir.ID) *ir.Inst {
	return b.Emit(spirv.OpGroupCommitReadPipe, 0, false, uint32(execution), uint32(pipe), uint32(reserveId), uint32(packetSize), uint32(packetAlignment))
}

// GroupCommitWritePipe adds an OpGroupCommitWritePipe.
func (b Builder) GroupCommitWritePipe(execution ir.ID, pipe ir.ID, reserveId ir.ID, packetSize ir.ID, packetAlignment ir.ID) *ir.Inst {
	return b.Emit(spirv.OpGroupCommitWritePipe, 0, false, uint32(execution), uint32(pipe), uint32(reserveId), uint32(packetSize), uint32(packetAlignment))
}

// EnqueueMarker adds an OpEnqueueMarker.
func (b Builder) EnqueueMarker(typ ir.ID, queue ir.ID, numEvents ir.ID, waitEvents ir.ID, retEvent ir.ID) ir.ID {
	return b.Emit(spirv.OpEnqueueMarker, typ, true, uint32(queue), uint32(numEvents), uint32(waitEvents), uint32(retEvent)).Result
}

// EnqueueKernel adds an OpEnqueueKernel.
func (b Builder) EnqueueKernel(typ ir.ID, queue ir.ID, flags ir.ID, nDRange ir.ID, numEvents ir.ID, waitEvents ir.ID, retEvent ir.ID, invoke ir.ID, param ir.ID, paramSize ir.ID, paramAlign ir.ID, localSize ...ir.ID) ir.ID {
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
func (b Builder) GetKernelNDrangeSubGroupCount(typ ir.ID, nDRange ir.ID, invoke ir.ID, param ir.ID, paramSize ir.ID, paramAlign ir.ID) ir.ID {
	return b.Emit(spirv.OpGetKernelNDrangeSubGroupCount, typ, true, uint32(nDRange), uint32(invoke), uint32(param), uint32(paramSize), uint32(paramAlign)).Result
}

// GetKernelNDrangeMaxSubGroupSize adds an OpGetKernelNDrangeMaxSubGroupSize.
func (b Builder) GetKernelNDrangeMaxSubGroupSize(typ ir.ID, nDRange ir.ID, invoke ir.ID, param ir.ID, paramSize ir.ID, paramAlign ir.ID) ir.ID {
	return b.Emit(spirv.OpGetKernelNDrangeMaxSubGroupSize, typ, true, uint32(nDRange), uint32(invoke), uint32(param), uint32(paramSize), uint32(paramAlign)).Result
}

// GetKernelWorkGroupSize adds an OpGetKernelWorkGroupSize.
func (b Builder) GetKernelWorkGroupSize(typ ir.ID, invoke ir.ID, param ir.ID, paramSize ir.ID, paramAlign ir.ID) ir.ID {
	return b.Emit(spirv.OpGetKernelWorkGroupSize, typ, true, uint32(invoke), uint32(param), uint32(paramSize), uint32(paramAlign)).Result
}

// GetKernelPreferredWorkGroupSizeMultiple adds an OpGetKernelPreferredWorkGroupSizeMultiple.
func (b Builder) GetKernelPreferredWorkGroupSizeMultiple(typ ir.ID, invoke ir.ID, param ir.ID, paramSize ir.ID, paramAlign ir.ID) ir.ID {
	return b.Emit(spirv.OpGetKernelPreferredWorkGroupSizeMultiple, typ, true, uint32(invoke), uint32(param), uint32(paramSize), uint32(paramAlign)).Result
}

// RetainEvent adds an OpRetainEvent.
func (b Builder) RetainEvent(event ir.ID) *ir.Inst {
	return b.Emit(spirv.OpRetainEvent, 0, false, uint32(event))
}

// ReleaseEvent adds an OpReleaseEvent.
func (b Builder) ReleaseEvent(event ir.ID) *ir.Inst {
	return b.Emit(spirv.OpReleaseEvent, 0, false, uint32(event))
}

// CreateUserEvent adds an OpCreateUserEvent.
func (b Builder) CreateUserEvent(typ ir.ID) ir.ID {
	return b.Emit(spirv.OpCreateUserEvent, typ, true).Result
}

// IsValidEvent adds an OpIsValidEvent.
func (b Builder) IsValidEvent(typ ir.ID, event ir.ID) ir.ID {
	return b.Emit(spirv.OpIsValidEvent, typ, true, uint32(event)).Result
}

// SetUserEventStatus adds an OpSetUserEventStatus.
func (b Builder) SetUserEventStatus(event ir.ID, status ir.ID) *ir.Inst {
	return b.Emit(spirv.OpSetUserEventStatus, 0, false, uint32(event), uint32(status))
}

// CaptureEventProfilingInfo adds an OpCaptureEventProfilingInfo.
func (b Builder) CaptureEventProfilingInfo(event ir.ID, profilingInfo ir.ID, value ir.ID) *ir.Inst {
	return b.Emit(spirv.OpCaptureEventProfilingInfo, 0, false, uint32(event), uint32(profilingInfo), uint32(value))
}

// GetDefaultQueue adds an OpGetDefaultQueue.
func (b Builder) GetDefaultQueue(typ ir.ID) ir.ID {
	return b.Emit(spirv.OpGetDefaultQueue, typ, true).Result
}

// BuildNDRange adds an OpBuildNDRange.
func (b Builder) BuildNDRange(typ ir.ID, globalWorkSize ir.ID, localWorkSize ir.ID, globalWorkOffset ir.ID) ir.ID {
	return b.Emit(spirv.OpBuildNDRange, typ, true, uint32(globalWorkSize), uint32(localWorkSize), uint32(globalWorkOffset)).Result
}

// ImageSparseSampleImplicitLod adds an OpImageSparseSampleImplicitLod.
func (b Builder) ImageSparseSampleImplicitLod(typ ir.ID, sampledImage ir.ID, coordinate ir.ID, imageOperands ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, imageOperands...)
	return b.Emit(spirv.OpImageSparseSampleImplicitLod, typ, true, w...).Result
}

// ImageSparseSampleExplicitLod adds an OpImageSparseSampleExplicitLod.
func (b Builder) ImageSparseSampleExplicitLod(typ ir.ID, sampledImage ir.ID, coordinate ir.ID, imageOperands spirv.ImageOperands, params ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, uint32(imageOperands))
	w = append(w, params...)
	return b.Emit(spirv.OpImageSparseSampleExplicitLod, typ, true, w...).Result
}

// ImageSparseSampleDrefImplicitLod adds an OpImageSparseSampleDrefImplicitLod.
func (b Builder) ImageSparseSampleDrefImplicitLod(typ ir.ID, sampledImage ir.ID, coordinate ir.ID, dRef ir.ID, imageOperands ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, uint32(dRef))
	w = append(w, imageOperands...)
	return b.Emit(spirv.OpImageSparseSampleDrefImplicitLod, typ, true, w...).Result
}

// ImageSparseSampleDrefExplicitLod adds an OpImageSparseSampleDrefExplicitLod.
func (b Builder) ImageSparseSampleDrefExplicitLod(typ ir.ID, sampledImage ir.ID, coordinate ir.ID, dRef ir.ID, imageOperands spirv.ImageOperands, params ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, uint32(dRef))
	w = append(w, uint32(imageOperands))
	w = append(w, params...)
	return b.Emit(spirv.OpImageSparseSampleDrefExplicitLod, typ, true, w...).Result
}

// ImageSparseSampleProjImplicitLod adds an OpImageSparseSampleProjImplicitLod.
func (b Builder) ImageSparseSampleProjImplicitLod(typ ir.ID, sampledImage ir.ID, coordinate ir.ID, imageOperands ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, imageOperands...)
	return b.Emit(spirv.OpImageSparseSampleProjImplicitLod, typ, true, w...).Result
}

// ImageSparseSampleProjExplicitLod adds an OpImageSparseSampleProjExplicitLod.
func (b Builder) ImageSparseSampleProjExplicitLod(typ ir.ID, sampledImage ir.ID, coordinate ir.ID, imageOperands spirv.ImageOperands, params ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, uint32(imageOperands))
	w = append(w, params...)
	return b.Emit(spirv.OpImageSparseSampleProjExplicitLod, typ, true, w...).Result
}

// ImageSparseSampleProjDrefImplicitLod adds an OpImageSparseSampleProjDrefImplicitLod.
func (b Builder) ImageSparseSampleProjDrefImplicitLod(typ ir.ID, sampledImage ir.ID, coordinate ir.ID, dRef ir.ID, imageOperands ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, uint32(dRef))
	w = append(w, imageOperands...)
	return b.Emit(spirv.OpImageSparseSampleProjDrefImplicitLod, typ, true, w...).Result
}

// ImageSparseSampleProjDrefExplicitLod adds an OpImageSparseSampleProjDrefExplicitLod.
func (b Builder) ImageSparseSampleProjDrefExplicitLod(typ ir.ID, sampledImage ir.ID, coordinate ir.ID, dRef ir.ID, imageOperands spirv.ImageOperands, params ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, uint32(dRef))
	w = append(w, uint32(imageOperands))
	w = append(w, params...)
	return b.Emit(spirv.OpImageSparseSampleProjDrefExplicitLod, typ, true, w...).Result
}

// ImageSparseFetch adds an OpImageSparseFetch.
func (b Builder) ImageSparseFetch(typ ir.ID, image ir.ID, coordinate ir.ID, imageOperands ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(image))
	w = append(w, uint32(coordinate))
	w = append(w, imageOperands...)
	return b.Emit(spirv.OpImageSparseFetch, typ, true, w...).Result
}

// ImageSparseGather adds an OpImageSparseGather.
func (b Builder) ImageSparseGather(typ ir.ID, sampledImage ir.ID, coordinate ir.ID, component ir.ID, imageOperands ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, uint32(component))
	w = append(w, imageOperands...)
	return b.Emit(spirv.OpImageSparseGather, typ, true, w...).Result
}

// ImageSparseDrefGather adds an OpImageSparseDrefGather.
func (b Builder) ImageSparseDrefGather(typ ir.ID, sampledImage ir.ID, coordinate ir.ID, dRef ir.ID, imageOperands ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, uint32(dRef))
	w = append(w, imageOperands...)
	return b.Emit(spirv.OpImageSparseDrefGather, typ, true, w...).Result
}

// ImageSparseTexelsResident adds an OpImageSparseTexelsResident.
func (b Builder) ImageSparseTexelsResident(typ ir.ID, residentCode ir.ID) ir.ID {
	return b.Emit(spirv.OpImageSparseTexelsResident, typ, true, uint32(residentCode)).Result
}

// NoLine adds an OpNoLine.
func (b Builder) NoLine() *ir.Inst {
	return b.Emit(spirv.OpNoLine, 0, false)
}

// AtomicFlagTestAndSet adds an OpAtomicFlagTestAndSet.
func (b Builder) AtomicFlagTestAndSet(typ ir.ID, pointer ir.ID, memory ir.ID, semantics ir.ID) ir.ID {
	return b.Emit(spirv.OpAtomicFlagTestAndSet, typ, true, uint32(pointer), uint32(memory), uint32(semantics)).Result
}

// AtomicFlagClear adds an OpAtomicFlagClear.
func (b Builder) AtomicFlagClear(pointer ir.ID, memory ir.ID, semantics ir.ID) *ir.Inst {
	return b.Emit(spirv.OpAtomicFlagClear, 0, false, uint32(pointer), uint32(memory), uint32(semantics))
}

// ImageSparseRead adds an OpImageSparseRead.
func (b Builder) ImageSparseRead(typ ir.ID, image ir.ID, coordinate ir.ID, imageOperands ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(image))
	w = append(w, uint32(coordinate))
	w = append(w, imageOperands...)
	return b.Emit(spirv.OpImageSparseRead, typ, true, w...).Result
}

// SizeOf adds an OpSizeOf.
func (b Builder) SizeOf(typ ir.ID, pointer ir.ID) ir.ID {
	return b.Emit(spirv.OpSizeOf, typ, true, uint32(pointer)).Result
}

// TypePipeStorage adds an OpTypePipeStorage.
func (b Builder) TypePipeStorage() ir.ID {
	return b.Emit(spirv.OpTypePipeStorage, 0, true).Result
}

// ConstantPipeStorage adds an OpConstantPipeStorage.
func (b Builder) ConstantPipeStorage(typ ir.ID, packetSize uint32, packetAlignment uint32, capacity uint32) ir.ID {
	return b.Emit(spirv.OpConstantPipeStorage, typ, true, packetSize, packetAlignment, capacity).Result
}

// CreatePipeFromPipeStorage adds an OpCreatePipeFromPipeStorage.
func (b Builder) CreatePipeFromPipeStorage(typ ir.ID, pipeStorage ir.ID) ir.ID {
	return b.Emit(spirv.OpCreatePipeFromPipeStorage, typ, true, uint32(pipeStorage)).Result
}

// GetKernelLocalSizeForSubgroupCount adds an OpGetKernelLocalSizeForSubgroupCount.
func (b Builder) GetKernelLocalSizeForSubgroupCount(typ ir.ID, subgroupCount ir.ID, invoke ir.ID, param ir.ID, paramSize ir.ID, paramAlign ir.ID) ir.ID {
	return b.Emit(spirv.OpGetKernelLocalSizeForSubgroupCount, typ, true, uint32(subgroupCount), uint32(invoke), uint32(param), uint32(paramSize), uint32(paramAlign)).Result
}

// GetKernelMaxNumSubgroups adds an OpGetKernelMaxNumSubgroups.
func (b Builder) GetKernelMaxNumSubgroups(typ ir.ID, invoke ir.ID, param ir.ID, paramSize ir.ID, paramAlign ir.ID) ir.ID {
	return b.Emit(spirv.OpGetKernelMaxNumSubgroups, typ, true, uint32(invoke), uint32(param), uint32(paramSize), uint32(paramAlign)).Result
}

// TypeNamedBarrier adds an OpTypeNamedBarrier.
func (b Builder) TypeNamedBarrier() ir.ID {
	return b.Emit(spirv.OpTypeNamedBarrier, 0, true).Result
}

// NamedBarrierInitialize adds an OpNamedBarrierInitialize.
func (b Builder) NamedBarrierInitialize(typ ir.ID, subgroupCount ir.ID) ir.ID {
	return b.Emit(spirv.OpNamedBarrierInitialize, typ, true, uint32(subgroupCount)).Result
}

// MemoryNamedBarrier adds an OpMemoryNamedBarrier.
func (b Builder) MemoryNamedBarrier(namedBarrier ir.ID, memory ir.ID, semantics ir.ID) *ir.Inst {
	return b.Emit(spirv.OpMemoryNamedBarrier, 0, false, uint32(namedBarrier), uint32(memory), uint32(semantics))
}

// ModuleProcessed adds an OpModuleProcessed.
func (b Builder) ModuleProcessed(process string) *ir.Inst {
	return b.Emit(spirv.OpModuleProcessed, 0, false, spirv.AppendString(nil, process)...)
}

// ExecutionModeId adds an OpExecutionModeId.
func (b Builder) ExecutionModeId(entryPoint ir.ID, mode spirv.ExecutionMode, params ...uint32) *ir.Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(entryPoint))
	w = append(w, uint32(mode))
	w = append(w, params...)
	return b.Emit(spirv.OpExecutionModeId, 0, false, w...)
}

// DecorateId adds an OpDecorateId.
func (b Builder) DecorateId(target ir.ID, decoration spirv.Decoration, params ...uint32) *ir.Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(target))
	w = append(w, uint32(decoration))
	w = append(w, params...)
	return b.Emit(spirv.OpDecorateId, 0, false, w...)
}

// GroupNonUniformElect adds an OpGroupNonUniformElect.
func (b Builder) GroupNonUniformElect(typ ir.ID, execution ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupNonUniformElect, typ, true, uint32(execution)).Result
}

// GroupNonUniformAll adds an OpGroupNonUniformAll.
func (b Builder) GroupNonUniformAll(typ ir.ID, execution ir.ID, predicate ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupNonUniformAll, typ, true, uint32(execution), uint32(predicate)).Result
}

// GroupNonUniformAny adds an OpGroupNonUniformAny.
func (b Builder) GroupNonUniformAny(typ ir.ID, execution ir.ID, predicate ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupNonUniformAny, typ, true, uint32(execution), uint32(predicate)).Result
}

// GroupNonUniformAllEqual adds an OpGroupNonUniformAllEqual.
func (b Builder) GroupNonUniformAllEqual(typ ir.ID, execution ir.ID, value ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupNonUniformAllEqual, typ, true, uint32(execution), uint32(value)).Result
}

// GroupNonUniformBroadcast adds an OpGroupNonUniformBroadcast.
func (b Builder) GroupNonUniformBroadcast(typ ir.ID, execution ir.ID, value ir.ID, invocationId ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupNonUniformBroadcast, typ, true, uint32(execution), uint32(value), uint32(invocationId)).Result
}

// GroupNonUniformBroadcastFirst adds an OpGroupNonUniformBroadcastFirst.
func (b Builder) GroupNonUniformBroadcastFirst(typ ir.ID, execution ir.ID, value ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupNonUniformBroadcastFirst, typ, true, uint32(execution), uint32(value)).Result
}

// GroupNonUniformBallot adds an OpGroupNonUniformBallot.
func (b Builder) GroupNonUniformBallot(typ ir.ID, execution ir.ID, predicate ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupNonUniformBallot, typ, true, uint32(execution), uint32(predicate)).Result
}

// GroupNonUniformInverseBallot adds an OpGroupNonUniformInverseBallot.
func (b Builder) GroupNonUniformInverseBallot(typ ir.ID, execution ir.ID, value ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupNonUniformInverseBallot, typ, true, uint32(execution), uint32(value)).Result
}

// GroupNonUniformBallotBitExtract adds an OpGroupNonUniformBallotBitExtract.
func (b Builder) GroupNonUniformBallotBitExtract(typ ir.ID, execution ir.ID, value ir.ID, index ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupNonUniformBallotBitExtract, typ, true, uint32(execution), uint32(value), uint32(index)).Result
}

// GroupNonUniformBallotBitCount adds an OpGroupNonUniformBallotBitCount.
func (b Builder) GroupNonUniformBallotBitCount(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, value ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupNonUniformBallotBitCount, typ, true, uint32(execution), uint32(operation), uint32(value)).Result
}

// GroupNonUniformBallotFindLSB adds an OpGroupNonUniformBallotFindLSB.
func (b Builder) GroupNonUniformBallotFindLSB(typ ir.ID, execution ir.ID, value ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupNonUniformBallotFindLSB, typ, true, uint32(execution), uint32(value)).Result
}

// GroupNonUniformBallotFindMSB adds an OpGroupNonUniformBallotFindMSB.
func (b Builder) GroupNonUniformBallotFindMSB(typ ir.ID, execution ir.ID, value ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupNonUniformBallotFindMSB, typ, true, uint32(execution), uint32(value)).Result
}

// GroupNonUniformShuffle adds an OpGroupNonUniformShuffle.
func (b Builder) GroupNonUniformShuffle(typ ir.ID, execution ir.ID, value ir.ID, invocationId ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupNonUniformShuffle, typ, true, uint32(execution), uint32(value), uint32(invocationId)).Result
}

// GroupNonUniformShuffleXor adds an OpGroupNonUniformShuffleXor.
func (b Builder) GroupNonUniformShuffleXor(typ ir.ID, execution ir.ID, value ir.ID, mask ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupNonUniformShuffleXor, typ, true, uint32(execution), uint32(value), uint32(mask)).Result
}

// GroupNonUniformShuffleUp adds an OpGroupNonUniformShuffleUp.
func (b Builder) GroupNonUniformShuffleUp(typ ir.ID, execution ir.ID, value ir.ID, delta ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupNonUniformShuffleUp, typ, true, uint32(execution), uint32(value), uint32(delta)).Result
}

// GroupNonUniformShuffleDown adds an OpGroupNonUniformShuffleDown.
func (b Builder) GroupNonUniformShuffleDown(typ ir.ID, execution ir.ID, value ir.ID, delta ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupNonUniformShuffleDown, typ, true, uint32(execution), uint32(value), uint32(delta)).Result
}

// GroupNonUniformIAdd adds an OpGroupNonUniformIAdd.
func (b Builder) GroupNonUniformIAdd(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, value ir.ID, clusterSize ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(execution))
	w = append(w, uint32(operation))
	w = append(w, uint32(value))
	w = append(w, words(clusterSize)...)
	return b.Emit(spirv.OpGroupNonUniformIAdd, typ, true, w...).Result
}

// GroupNonUniformFAdd adds an OpGroupNonUniformFAdd.
func (b Builder) GroupNonUniformFAdd(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, value ir.ID, clusterSize ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(execution))
	w = append(w, uint32(operation))
	w = append(w, uint32(value))
	w = append(w, words(clusterSize)...)
	return b.Emit(spirv.OpGroupNonUniformFAdd, typ, true, w...).Result
}

// GroupNonUniformIMul adds an OpGroupNonUniformIMul.
func (b Builder) GroupNonUniformIMul(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, value ir.ID, clusterSize ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(execution))
	w = append(w, uint32(operation))
	w = append(w, uint32(value))
	w = append(w, words(clusterSize)...)
	return b.Emit(spirv.OpGroupNonUniformIMul, typ, true, w...).Result
}

// GroupNonUniformFMul adds an OpGroupNonUniformFMul.
func (b Builder) GroupNonUniformFMul(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, value ir.ID, clusterSize ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(execution))
	w = append(w, uint32(operation))
	w = append(w, uint32(value))
	w = append(w, words(clusterSize)...)
	return b.Emit(spirv.OpGroupNonUniformFMul, typ, true, w...).Result
}

// GroupNonUniformSMin adds an OpGroupNonUniformSMin.
func (b Builder) GroupNonUniformSMin(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, value ir.ID, clusterSize ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(execution))
	w = append(w, uint32(operation))
	w = append(w, uint32(value))
	w = append(w, words(clusterSize)...)
	return b.Emit(spirv.OpGroupNonUniformSMin, typ, true, w...).Result
}

// GroupNonUniformUMin adds an OpGroupNonUniformUMin.
func (b Builder) GroupNonUniformUMin(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, value ir.ID, clusterSize ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(execution))
	w = append(w, uint32(operation))
	w = append(w, uint32(value))
	w = append(w, words(clusterSize)...)
	return b.Emit(spirv.OpGroupNonUniformUMin, typ, true, w...).Result
}

// GroupNonUniformFMin adds an OpGroupNonUniformFMin.
func (b Builder) GroupNonUniformFMin(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, value ir.ID, clusterSize ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(execution))
	w = append(w, uint32(operation))
	w = append(w, uint32(value))
	w = append(w, words(clusterSize)...)
	return b.Emit(spirv.OpGroupNonUniformFMin, typ, true, w...).Result
}

// GroupNonUniformSMax adds an OpGroupNonUniformSMax.
func (b Builder) GroupNonUniformSMax(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, value ir.ID, clusterSize ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(execution))
	w = append(w, uint32(operation))
	w = append(w, uint32(value))
	w = append(w, words(clusterSize)...)
	return b.Emit(spirv.OpGroupNonUniformSMax, typ, true, w...).Result
}

// GroupNonUniformUMax adds an OpGroupNonUniformUMax.
func (b Builder) GroupNonUniformUMax(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, value ir.ID, clusterSize ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(execution))
	w = append(w, uint32(operation))
	w = append(w, uint32(value))
	w = append(w, words(clusterSize)...)
	return b.Emit(spirv.OpGroupNonUniformUMax, typ, true, w...).Result
}

// GroupNonUniformFMax adds an OpGroupNonUniformFMax.
func (b Builder) GroupNonUniformFMax(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, value ir.ID, clusterSize ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(execution))
	w = append(w, uint32(operation))
	w = append(w, uint32(value))
	w = append(w, words(clusterSize)...)
	return b.Emit(spirv.OpGroupNonUniformFMax, typ, true, w...).Result
}

// GroupNonUniformBitwiseAnd adds an OpGroupNonUniformBitwiseAnd.
func (b Builder) GroupNonUniformBitwiseAnd(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, value ir.ID, clusterSize ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(execution))
	w = append(w, uint32(operation))
	w = append(w, uint32(value))
	w = append(w, words(clusterSize)...)
	return b.Emit(spirv.OpGroupNonUniformBitwiseAnd, typ, true, w...).Result
}

// GroupNonUniformBitwiseOr adds an OpGroupNonUniformBitwiseOr.
func (b Builder) GroupNonUniformBitwiseOr(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, value ir.ID, clusterSize ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(execution))
	w = append(w, uint32(operation))
	w = append(w, uint32(value))
	w = append(w, words(clusterSize)...)
	return b.Emit(spirv.OpGroupNonUniformBitwiseOr, typ, true, w...).Result
}

// GroupNonUniformBitwiseXor adds an OpGroupNonUniformBitwiseXor.
func (b Builder) GroupNonUniformBitwiseXor(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, value ir.ID, clusterSize ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(execution))
	w = append(w, uint32(operation))
	w = append(w, uint32(value))
	w = append(w, words(clusterSize)...)
	return b.Emit(spirv.OpGroupNonUniformBitwiseXor, typ, true, w...).Result
}

// GroupNonUniformLogicalAnd adds an OpGroupNonUniformLogicalAnd.
func (b Builder) GroupNonUniformLogicalAnd(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, value ir.ID, clusterSize ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(execution))
	w = append(w, uint32(operation))
	w = append(w, uint32(value))
	w = append(w, words(clusterSize)...)
	return b.Emit(spirv.OpGroupNonUniformLogicalAnd, typ, true, w...).Result
}

// GroupNonUniformLogicalOr adds an OpGroupNonUniformLogicalOr.
func (b Builder) GroupNonUniformLogicalOr(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, value ir.ID, clusterSize ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(execution))
	w = append(w, uint32(operation))
	w = append(w, uint32(value))
	w = append(w, words(clusterSize)...)
	return b.Emit(spirv.OpGroupNonUniformLogicalOr, typ, true, w...).Result
}

// GroupNonUniformLogicalXor adds an OpGroupNonUniformLogicalXor.
func (b Builder) GroupNonUniformLogicalXor(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, value ir.ID, clusterSize ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(execution))
	w = append(w, uint32(operation))
	w = append(w, uint32(value))
	w = append(w, words(clusterSize)...)
	return b.Emit(spirv.OpGroupNonUniformLogicalXor, typ, true, w...).Result
}

// GroupNonUniformQuadBroadcast adds an OpGroupNonUniformQuadBroadcast.
func (b Builder) GroupNonUniformQuadBroadcast(typ ir.ID, execution ir.ID, value ir.ID, index ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupNonUniformQuadBroadcast, typ, true, uint32(execution), uint32(value), uint32(index)).Result
}

// GroupNonUniformQuadSwap adds an OpGroupNonUniformQuadSwap.
func (b Builder) GroupNonUniformQuadSwap(typ ir.ID, execution ir.ID, value ir.ID, direction ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupNonUniformQuadSwap, typ, true, uint32(execution), uint32(value), uint32(direction)).Result
}

// CopyLogical adds an OpCopyLogical.
func (b Builder) CopyLogical(typ ir.ID, operand ir.ID) ir.ID {
	return b.Emit(spirv.OpCopyLogical, typ, true, uint32(operand)).Result
}

// PtrEqual adds an OpPtrEqual.
func (b Builder) PtrEqual(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpPtrEqual, typ, true, uint32(operand), uint32(operand2)).Result
}

// PtrNotEqual adds an OpPtrNotEqual.
func (b Builder) PtrNotEqual(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpPtrNotEqual, typ, true, uint32(operand), uint32(operand2)).Result
}

// PtrDiff adds an OpPtrDiff.
func (b Builder) PtrDiff(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpPtrDiff, typ, true, uint32(operand), uint32(operand2)).Result
}

// ColorAttachmentReadEXT adds an OpColorAttachmentReadEXT.
func (b Builder) ColorAttachmentReadEXT(typ ir.ID, attachment ir.ID, sample ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(attachment))
	w = append(w, words(sample)...)
	return b.Emit(spirv.OpColorAttachmentReadEXT, typ, true, w...).Result
}

// DepthAttachmentReadEXT adds an OpDepthAttachmentReadEXT.
func (b Builder) DepthAttachmentReadEXT(typ ir.ID, sample ...ir.ID) ir.ID {
	return b.Emit(spirv.OpDepthAttachmentReadEXT, typ, true, words(sample)...).Result
}

// StencilAttachmentReadEXT adds an OpStencilAttachmentReadEXT.
func (b Builder) StencilAttachmentReadEXT(typ ir.ID, sample ...ir.ID) ir.ID {
	return b.Emit(spirv.OpStencilAttachmentReadEXT, typ, true, words(sample)...).Result
}

// TypeTensorARM adds an OpTypeTensorARM.
func (b Builder) TypeTensorARM(elementType ir.ID, rank ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(elementType))
	w = append(w, words(rank)...)
	return b.Emit(spirv.OpTypeTensorARM, 0, true, w...).Result
}

// TensorReadARM adds an OpTensorReadARM.
func (b Builder) TensorReadARM(typ ir.ID, tensor ir.ID, coordinates ir.ID, tensorOperands ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(tensor))
	w = append(w, uint32(coordinates))
	w = append(w, tensorOperands...)
	return b.Emit(spirv.OpTensorReadARM, typ, true, w...).Result
}

// TensorWriteARM adds an OpTensorWriteARM.
func (b Builder) TensorWriteARM(tensor ir.ID, coordinates ir.ID, object ir.ID, tensorOperands ...uint32) *ir.Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(tensor))
	w = append(w, uint32(coordinates))
	w = append(w, uint32(object))
	w = append(w, tensorOperands...)
	return b.Emit(spirv.OpTensorWriteARM, 0, false, w...)
}

// TensorQuerySizeARM adds an OpTensorQuerySizeARM.
func (b Builder) TensorQuerySizeARM(typ ir.ID, tensor ir.ID, dimension ir.ID) ir.ID {
	return b.Emit(spirv.OpTensorQuerySizeARM, typ, true, uint32(tensor), uint32(dimension)).Result
}

// GraphConstantARM adds an OpGraphConstantARM.
func (b Builder) GraphConstantARM(typ ir.ID, graphConstantID uint32) ir.ID {
	return b.Emit(spirv.OpGraphConstantARM, typ, true, graphConstantID).Result
}

// GraphEntryPointARM adds an OpGraphEntryPointARM.
func (b Builder) GraphEntryPointARM(graph ir.ID, name string, interface_ ...ir.ID) *ir.Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(graph))
	w = append(w, spirv.AppendString(nil, name)...)
	w = append(w, words(interface_)...)
	return b.Emit(spirv.OpGraphEntryPointARM, 0, false, w...)
}

// GraphARM adds an OpGraphARM.
func (b Builder) GraphARM(typ ir.ID) ir.ID {
	return b.Emit(spirv.OpGraphARM, typ, true).Result
}

// GraphInputARM adds an OpGraphInputARM.
func (b Builder) GraphInputARM(typ ir.ID, inputIndex ir.ID, elementIndex ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(inputIndex))
	w = append(w, words(elementIndex)...)
	return b.Emit(spirv.OpGraphInputARM, typ, true, w...).Result
}

// GraphSetOutputARM adds an OpGraphSetOutputARM.
func (b Builder) GraphSetOutputARM(value ir.ID, outputIndex ir.ID, elementIndex ...ir.ID) *ir.Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(value))
	w = append(w, uint32(outputIndex))
	w = append(w, words(elementIndex)...)
	return b.Emit(spirv.OpGraphSetOutputARM, 0, false, w...)
}

// GraphEndARM adds an OpGraphEndARM.
func (b Builder) GraphEndARM() *ir.Inst {
	return b.Emit(spirv.OpGraphEndARM, 0, false)
}

// TypeGraphARM adds an OpTypeGraphARM.
func (b Builder) TypeGraphARM(numInputs uint32, inOutTypes ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, numInputs)
	w = append(w, words(inOutTypes)...)
	return b.Emit(spirv.OpTypeGraphARM, 0, true, w...).Result
}

// BitcastExtractEXT adds an OpBitcastExtractEXT.
func (b Builder) BitcastExtractEXT(typ ir.ID, base ir.ID, offset ir.ID) ir.ID {
	return b.Emit(spirv.OpBitcastExtractEXT, typ, true, uint32(base), uint32(offset)).Result
}

// TerminateInvocation adds an OpTerminateInvocation.
func (b Builder) TerminateInvocation() *ir.Inst {
	return b.Emit(spirv.OpTerminateInvocation, 0, false)
}

// TypeUntypedPointerKHR adds an OpTypeUntypedPointerKHR.
func (b Builder) TypeUntypedPointerKHR(storageClass spirv.StorageClass) ir.ID {
	return b.Emit(spirv.OpTypeUntypedPointerKHR, 0, true, uint32(storageClass)).Result
}

// UntypedVariableKHR adds an OpUntypedVariableKHR.
func (b Builder) UntypedVariableKHR(typ ir.ID, storageClass spirv.StorageClass, dataType ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(storageClass))
	w = append(w, words(dataType)...)
	return b.Emit(spirv.OpUntypedVariableKHR, typ, true, w...).Result
}

// UntypedAccessChainKHR adds an OpUntypedAccessChainKHR.
func (b Builder) UntypedAccessChainKHR(typ ir.ID, baseType ir.ID, base ir.ID, indexes ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(baseType))
	w = append(w, uint32(base))
	w = append(w, words(indexes)...)
	return b.Emit(spirv.OpUntypedAccessChainKHR, typ, true, w...).Result
}

// UntypedInBoundsAccessChainKHR adds an OpUntypedInBoundsAccessChainKHR.
func (b Builder) UntypedInBoundsAccessChainKHR(typ ir.ID, baseType ir.ID, base ir.ID, indexes ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(baseType))
	w = append(w, uint32(base))
	w = append(w, words(indexes)...)
	return b.Emit(spirv.OpUntypedInBoundsAccessChainKHR, typ, true, w...).Result
}

// SubgroupBallotKHR adds an OpSubgroupBallotKHR.
func (b Builder) SubgroupBallotKHR(typ ir.ID, predicate ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupBallotKHR, typ, true, uint32(predicate)).Result
}

// SubgroupFirstInvocationKHR adds an OpSubgroupFirstInvocationKHR.
func (b Builder) SubgroupFirstInvocationKHR(typ ir.ID, value ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupFirstInvocationKHR, typ, true, uint32(value)).Result
}

// UntypedPtrAccessChainKHR adds an OpUntypedPtrAccessChainKHR.
func (b Builder) UntypedPtrAccessChainKHR(typ ir.ID, baseType ir.ID, base ir.ID, element ir.ID, indexes ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(baseType))
	w = append(w, uint32(base))
	w = append(w, uint32(element))
	w = append(w, words(indexes)...)
	return b.Emit(spirv.OpUntypedPtrAccessChainKHR, typ, true, w...).Result
}

// UntypedInBoundsPtrAccessChainKHR adds an OpUntypedInBoundsPtrAccessChainKHR.
func (b Builder) UntypedInBoundsPtrAccessChainKHR(typ ir.ID, baseType ir.ID, base ir.ID, element ir.ID, indexes ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(baseType))
	w = append(w, uint32(base))
	w = append(w, uint32(element))
	w = append(w, words(indexes)...)
	return b.Emit(spirv.OpUntypedInBoundsPtrAccessChainKHR, typ, true, w...).Result
}

// UntypedArrayLengthKHR adds an OpUntypedArrayLengthKHR.
func (b Builder) UntypedArrayLengthKHR(typ ir.ID, structure ir.ID, pointer ir.ID, arrayMember uint32) ir.ID {
	return b.Emit(spirv.OpUntypedArrayLengthKHR, typ, true, uint32(structure), uint32(pointer), arrayMember).Result
}

// UntypedPrefetchKHR adds an OpUntypedPrefetchKHR.
func (b Builder) UntypedPrefetchKHR(pointerType ir.ID, numBytes ir.ID, rW ...ir.ID) *ir.Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(pointerType))
	w = append(w, uint32(numBytes))
	w = append(w, words(rW)...)
	return b.Emit(spirv.OpUntypedPrefetchKHR, 0, false, w...)
}

// FmaKHR adds an OpFmaKHR.
func (b Builder) FmaKHR(typ ir.ID, operand ir.ID, operand2 ir.ID, operand3 ir.ID) ir.ID {
	return b.Emit(spirv.OpFmaKHR, typ, true, uint32(operand), uint32(operand2), uint32(operand3)).Result
}

// SubgroupAllKHR adds an OpSubgroupAllKHR.
func (b Builder) SubgroupAllKHR(typ ir.ID, predicate ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAllKHR, typ, true, uint32(predicate)).Result
}

// SubgroupAnyKHR adds an OpSubgroupAnyKHR.
func (b Builder) SubgroupAnyKHR(typ ir.ID, predicate ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAnyKHR, typ, true, uint32(predicate)).Result
}

// SubgroupAllEqualKHR adds an OpSubgroupAllEqualKHR.
func (b Builder) SubgroupAllEqualKHR(typ ir.ID, predicate ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAllEqualKHR, typ, true, uint32(predicate)).Result
}

// GroupNonUniformRotateKHR adds an OpGroupNonUniformRotateKHR.
func (b Builder) GroupNonUniformRotateKHR(typ ir.ID, execution ir.ID, value ir.ID, delta ir.ID, clusterSize ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(execution))
	w = append(w, uint32(value))
	w = append(w, uint32(delta))
	w = append(w, words(clusterSize)...)
	return b.Emit(spirv.OpGroupNonUniformRotateKHR, typ, true, w...).Result
}

// SubgroupReadInvocationKHR adds an OpSubgroupReadInvocationKHR.
func (b Builder) SubgroupReadInvocationKHR(typ ir.ID, value ir.ID, index ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupReadInvocationKHR, typ, true, uint32(value), uint32(index)).Result
}

// ExtInstWithForwardRefsKHR adds an OpExtInstWithForwardRefsKHR.
func (b Builder) ExtInstWithForwardRefsKHR(typ ir.ID, set ir.ID, instruction uint32, operand ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(set))
	w = append(w, instruction)
	w = append(w, words(operand)...)
	return b.Emit(spirv.OpExtInstWithForwardRefsKHR, typ, true, w...).Result
}

// UntypedGroupAsyncCopyKHR adds an OpUntypedGroupAsyncCopyKHR.
func (b Builder) UntypedGroupAsyncCopyKHR(typ ir.ID, execution ir.ID, destination ir.ID, source ir.ID, elementNumBytes ir.ID, numElements ir.ID, stride ir.ID, event ir.ID, operands ...uint32) ir.ID {
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
func (b Builder) TraceRayKHR(accel ir.ID, rayFlags ir.ID, cullMask ir.ID, sBTOffset ir.ID, sBTStride ir.ID, missIndex ir.ID, rayOrigin ir.ID, rayTmin ir.ID, rayDirection ir.ID, rayTmax ir.ID, payload ir.ID) *ir.Inst {
	return b.Emit(spirv.OpTraceRayKHR, 0, false, uint32(accel), uint32(rayFlags), uint32(cullMask), uint32(sBTOffset), uint32(sBTStride), uint32(missIndex), uint32(rayOrigin), uint32(rayTmin), uint32(rayDirection), uint32(rayTmax), uint32(payload))
}

// ExecuteCallableKHR adds an OpExecuteCallableKHR.
func (b Builder) ExecuteCallableKHR(sBTIndex ir.ID, callableData ir.ID) *ir.Inst {
	return b.Emit(spirv.OpExecuteCallableKHR, 0, false, uint32(sBTIndex), uint32(callableData))
}

// ConvertUToAccelerationStructureKHR adds an OpConvertUToAccelerationStructureKHR.
func (b Builder) ConvertUToAccelerationStructureKHR(typ ir.ID, accel ir.ID) ir.ID {
	return b.Emit(spirv.OpConvertUToAccelerationStructureKHR, typ, true, uint32(accel)).Result
}

// IgnoreIntersectionKHR adds an OpIgnoreIntersectionKHR.
func (b Builder) IgnoreIntersectionKHR() *ir.Inst {
	return b.Emit(spirv.OpIgnoreIntersectionKHR, 0, false)
}

// TerminateRayKHR adds an OpTerminateRayKHR.
func (b Builder) TerminateRayKHR() *ir.Inst {
	return b.Emit(spirv.OpTerminateRayKHR, 0, false)
}

// SDot adds an OpSDot.
func (b Builder) SDot(typ ir.ID, vector ir.ID, vector2 ir.ID, packedVectorFormat ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(vector))
	w = append(w, uint32(vector2))
	w = append(w, packedVectorFormat...)
	return b.Emit(spirv.OpSDot, typ, true, w...).Result
}

// UDot adds an OpUDot.
func (b Builder) UDot(typ ir.ID, vector ir.ID, vector2 ir.ID, packedVectorFormat ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(vector))
	w = append(w, uint32(vector2))
	w = append(w, packedVectorFormat...)
	return b.Emit(spirv.OpUDot, typ, true, w...).Result
}

// SUDot adds an OpSUDot.
func (b Builder) SUDot(typ ir.ID, vector ir.ID, vector2 ir.ID, packedVectorFormat ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(vector))
	w = append(w, uint32(vector2))
	w = append(w, packedVectorFormat...)
	return b.Emit(spirv.OpSUDot, typ, true, w...).Result
}

// SDotAccSat adds an OpSDotAccSat.
func (b Builder) SDotAccSat(typ ir.ID, vector ir.ID, vector2 ir.ID, accumulator ir.ID, packedVectorFormat ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(vector))
	w = append(w, uint32(vector2))
	w = append(w, uint32(accumulator))
	w = append(w, packedVectorFormat...)
	return b.Emit(spirv.OpSDotAccSat, typ, true, w...).Result
}

// UDotAccSat adds an OpUDotAccSat.
func (b Builder) UDotAccSat(typ ir.ID, vector ir.ID, vector2 ir.ID, accumulator ir.ID, packedVectorFormat ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(vector))
	w = append(w, uint32(vector2))
	w = append(w, uint32(accumulator))
	w = append(w, packedVectorFormat...)
	return b.Emit(spirv.OpUDotAccSat, typ, true, w...).Result
}

// SUDotAccSat adds an OpSUDotAccSat.
func (b Builder) SUDotAccSat(typ ir.ID, vector ir.ID, vector2 ir.ID, accumulator ir.ID, packedVectorFormat ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(vector))
	w = append(w, uint32(vector2))
	w = append(w, uint32(accumulator))
	w = append(w, packedVectorFormat...)
	return b.Emit(spirv.OpSUDotAccSat, typ, true, w...).Result
}

// TypeCooperativeMatrixKHR adds an OpTypeCooperativeMatrixKHR.
func (b Builder) TypeCooperativeMatrixKHR(componentType ir.ID, scope ir.ID, rows ir.ID, columns ir.ID, use ir.ID) ir.ID {
	return b.Emit(spirv.OpTypeCooperativeMatrixKHR, 0, true, uint32(componentType), uint32(scope), uint32(rows), uint32(columns), uint32(use)).Result
}

// CooperativeMatrixLoadKHR adds an OpCooperativeMatrixLoadKHR.
func (b Builder) CooperativeMatrixLoadKHR(typ ir.ID, pointer ir.ID, memoryLayout ir.ID, operands ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(pointer))
	w = append(w, uint32(memoryLayout))
	w = append(w, operands...)
	return b.Emit(spirv.OpCooperativeMatrixLoadKHR, typ, true, w...).Result
}

// CooperativeMatrixStoreKHR adds an OpCooperativeMatrixStoreKHR.
func (b Builder) CooperativeMatrixStoreKHR(pointer ir.ID, object ir.ID, memoryLayout ir.ID, operands ...uint32) *ir.Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(pointer))
	w = append(w, uint32(object))
	w = append(w, uint32(memoryLayout))
	w = append(w, operands...)
	return b.Emit(spirv.OpCooperativeMatrixStoreKHR, 0, false, w...)
}

// CooperativeMatrixMulAddKHR adds an OpCooperativeMatrixMulAddKHR.
func (b Builder) CooperativeMatrixMulAddKHR(typ ir.ID, a ir.ID, b2 ir.ID, c ir.ID, cooperativeMatrixOperands ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(a))
	w = append(w, uint32(b2))
	w = append(w, uint32(c))
	w = append(w, cooperativeMatrixOperands...)
	return b.Emit(spirv.OpCooperativeMatrixMulAddKHR, typ, true, w...).Result
}

// CooperativeMatrixLengthKHR adds an OpCooperativeMatrixLengthKHR.
func (b Builder) CooperativeMatrixLengthKHR(typ ir.ID, type_ ir.ID) ir.ID {
	return b.Emit(spirv.OpCooperativeMatrixLengthKHR, typ, true, uint32(type_)).Result
}

// ConstantCompositeReplicateEXT adds an OpConstantCompositeReplicateEXT.
func (b Builder) ConstantCompositeReplicateEXT(typ ir.ID, value ir.ID) ir.ID {
	return b.Emit(spirv.OpConstantCompositeReplicateEXT, typ, true, uint32(value)).Result
}

// SpecConstantCompositeReplicateEXT adds an OpSpecConstantCompositeReplicateEXT.
func (b Builder) SpecConstantCompositeReplicateEXT(typ ir.ID, value ir.ID) ir.ID {
	return b.Emit(spirv.OpSpecConstantCompositeReplicateEXT, typ, true, uint32(value)).Result
}

// CompositeConstructReplicateEXT adds an OpCompositeConstructReplicateEXT.
func (b Builder) CompositeConstructReplicateEXT(typ ir.ID, value ir.ID) ir.ID {
	return b.Emit(spirv.OpCompositeConstructReplicateEXT, typ, true, uint32(value)).Result
}

// TypeRayQueryKHR adds an OpTypeRayQueryKHR.
func (b Builder) TypeRayQueryKHR() ir.ID {
	return b.Emit(spirv.OpTypeRayQueryKHR, 0, true).Result
}

// RayQueryInitializeKHR adds an OpRayQueryInitializeKHR.
func (b Builder) RayQueryInitializeKHR(rayQuery ir.ID, accel ir.ID, rayFlags ir.ID, cullMask ir.ID, rayOrigin ir.ID, rayTMin ir.ID, rayDirection ir.ID, rayTMax ir.ID) *ir.Inst {
	return b.Emit(spirv.OpRayQueryInitializeKHR, 0, false, uint32(rayQuery), uint32(accel), uint32(rayFlags), uint32(cullMask), uint32(rayOrigin), uint32(rayTMin), uint32(rayDirection), uint32(rayTMax))
}

// RayQueryTerminateKHR adds an OpRayQueryTerminateKHR.
func (b Builder) RayQueryTerminateKHR(rayQuery ir.ID) *ir.Inst {
	return b.Emit(spirv.OpRayQueryTerminateKHR, 0, false, uint32(rayQuery))
}

// RayQueryGenerateIntersectionKHR adds an OpRayQueryGenerateIntersectionKHR.
func (b Builder) RayQueryGenerateIntersectionKHR(rayQuery ir.ID, hitT ir.ID) *ir.Inst {
	return b.Emit(spirv.OpRayQueryGenerateIntersectionKHR, 0, false, uint32(rayQuery), uint32(hitT))
}

// RayQueryConfirmIntersectionKHR adds an OpRayQueryConfirmIntersectionKHR.
func (b Builder) RayQueryConfirmIntersectionKHR(rayQuery ir.ID) *ir.Inst {
	return b.Emit(spirv.OpRayQueryConfirmIntersectionKHR, 0, false, uint32(rayQuery))
}

// RayQueryProceedKHR adds an OpRayQueryProceedKHR.
func (b Builder) RayQueryProceedKHR(typ ir.ID, rayQuery ir.ID) ir.ID {
	return b.Emit(spirv.OpRayQueryProceedKHR, typ, true, uint32(rayQuery)).Result
}

// RayQueryGetIntersectionTypeKHR adds an OpRayQueryGetIntersectionTypeKHR.
func (b Builder) RayQueryGetIntersectionTypeKHR(typ ir.ID, rayQuery ir.ID, intersection ir.ID) ir.ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionTypeKHR, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// ImageSampleWeightedQCOM adds an OpImageSampleWeightedQCOM.
func (b Builder) ImageSampleWeightedQCOM(typ ir.ID, texture ir.ID, coordinates ir.ID, weights ir.ID) ir.ID {
	return b.Emit(spirv.OpImageSampleWeightedQCOM, typ, true, uint32(texture), uint32(coordinates), uint32(weights)).Result
}

// ImageBoxFilterQCOM adds an OpImageBoxFilterQCOM.
func (b Builder) ImageBoxFilterQCOM(typ ir.ID, texture ir.ID, coordinates ir.ID, boxSize ir.ID) ir.ID {
	return b.Emit(spirv.OpImageBoxFilterQCOM, typ, true, uint32(texture), uint32(coordinates), uint32(boxSize)).Result
}

// ImageBlockMatchSSDQCOM adds an OpImageBlockMatchSSDQCOM.
func (b Builder) ImageBlockMatchSSDQCOM(typ ir.ID, target ir.ID, targetCoordinates ir.ID, reference ir.ID, referenceCoordinates ir.ID, blockSize ir.ID) ir.ID {
	return b.Emit(spirv.OpImageBlockMatchSSDQCOM, typ, true, uint32(target), uint32(targetCoordinates), uint32(reference), uint32(referenceCoordinates), uint32(blockSize)).Result
}

// ImageBlockMatchSADQCOM adds an OpImageBlockMatchSADQCOM.
func (b Builder) ImageBlockMatchSADQCOM(typ ir.ID, target ir.ID, targetCoordinates ir.ID, reference ir.ID, referenceCoordinates ir.ID, blockSize ir.ID) ir.ID {
	return b.Emit(spirv.OpImageBlockMatchSADQCOM, typ, true, uint32(target), uint32(targetCoordinates), uint32(reference), uint32(referenceCoordinates), uint32(blockSize)).Result
}

// BitCastArrayQCOM adds an OpBitCastArrayQCOM.
func (b Builder) BitCastArrayQCOM(typ ir.ID, sourceArray ir.ID) ir.ID {
	return b.Emit(spirv.OpBitCastArrayQCOM, typ, true, uint32(sourceArray)).Result
}

// ImageBlockMatchWindowSSDQCOM adds an OpImageBlockMatchWindowSSDQCOM.
func (b Builder) ImageBlockMatchWindowSSDQCOM(typ ir.ID, targetSampledImage ir.ID, targetCoordinates ir.ID, referenceSampledImage ir.ID, referenceCoordinates ir.ID, blockSize ir.ID) ir.ID {
	return b.Emit(spirv.OpImageBlockMatchWindowSSDQCOM, typ, true, uint32(targetSampledImage), uint32(targetCoordinates), uint32(referenceSampledImage), uint32(referenceCoordinates), uint32(blockSize)).Result
}

// ImageBlockMatchWindowSADQCOM adds an OpImageBlockMatchWindowSADQCOM.
func (b Builder) ImageBlockMatchWindowSADQCOM(typ ir.ID, targetSampledImage ir.ID, targetCoordinates ir.ID, referenceSampledImage ir.ID, referenceCoordinates ir.ID, blockSize ir.ID) ir.ID {
	return b.Emit(spirv.OpImageBlockMatchWindowSADQCOM, typ, true, uint32(targetSampledImage), uint32(targetCoordinates), uint32(referenceSampledImage), uint32(referenceCoordinates), uint32(blockSize)).Result
}

// ImageBlockMatchGatherSSDQCOM adds an OpImageBlockMatchGatherSSDQCOM.
func (b Builder) ImageBlockMatchGatherSSDQCOM(typ ir.ID, targetSampledImage ir.ID, targetCoordinates ir.ID, referenceSampledImage ir.ID, referenceCoordinates ir.ID, blockSize ir.ID) ir.ID {
	return b.Emit(spirv.OpImageBlockMatchGatherSSDQCOM, typ, true, uint32(targetSampledImage), uint32(targetCoordinates), uint32(referenceSampledImage), uint32(referenceCoordinates), uint32(blockSize)).Result
}

// ImageBlockMatchGatherSADQCOM adds an OpImageBlockMatchGatherSADQCOM.
func (b Builder) ImageBlockMatchGatherSADQCOM(typ ir.ID, targetSampledImage ir.ID, targetCoordinates ir.ID, referenceSampledImage ir.ID, referenceCoordinates ir.ID, blockSize ir.ID) ir.ID {
	return b.Emit(spirv.OpImageBlockMatchGatherSADQCOM, typ, true, uint32(targetSampledImage), uint32(targetCoordinates), uint32(referenceSampledImage), uint32(referenceCoordinates), uint32(blockSize)).Result
}

// CompositeConstructCoopMatQCOM adds an OpCompositeConstructCoopMatQCOM.
func (b Builder) CompositeConstructCoopMatQCOM(typ ir.ID, sourceArray ir.ID) ir.ID {
	return b.Emit(spirv.OpCompositeConstructCoopMatQCOM, typ, true, uint32(sourceArray)).Result
}

// CompositeExtractCoopMatQCOM adds an OpCompositeExtractCoopMatQCOM.
func (b Builder) CompositeExtractCoopMatQCOM(typ ir.ID, sourceCooperativeMatrix ir.ID) ir.ID {
	return b.Emit(spirv.OpCompositeExtractCoopMatQCOM, typ, true, uint32(sourceCooperativeMatrix)).Result
}

// ExtractSubArrayQCOM adds an OpExtractSubArrayQCOM.
func (b Builder) ExtractSubArrayQCOM(typ ir.ID, sourceArray ir.ID, index ir.ID) ir.ID {
	return b.Emit(spirv.OpExtractSubArrayQCOM, typ, true, uint32(sourceArray), uint32(index)).Result
}

// ImageGatherQCOM adds an OpImageGatherQCOM.
func (b Builder) ImageGatherQCOM(typ ir.ID, sampledImage ir.ID, coordinate ir.ID, component ir.ID, mode ir.ID, imageOperands ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, uint32(component))
	w = append(w, uint32(mode))
	w = append(w, imageOperands...)
	return b.Emit(spirv.OpImageGatherQCOM, typ, true, w...).Result
}

// GroupIAddNonUniformAMD adds an OpGroupIAddNonUniformAMD.
func (b Builder) GroupIAddNonUniformAMD(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, x ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupIAddNonUniformAMD, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupFAddNonUniformAMD adds an OpGroupFAddNonUniformAMD.
func (b Builder) GroupFAddNonUniformAMD(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, x ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupFAddNonUniformAMD, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupFMinNonUniformAMD adds an OpGroupFMinNonUniformAMD.
func (b Builder) GroupFMinNonUniformAMD(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, x ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupFMinNonUniformAMD, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupUMinNonUniformAMD adds an OpGroupUMinNonUniformAMD.
func (b Builder) GroupUMinNonUniformAMD(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, x ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupUMinNonUniformAMD, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupSMinNonUniformAMD adds an OpGroupSMinNonUniformAMD.
func (b Builder) GroupSMinNonUniformAMD(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, x ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupSMinNonUniformAMD, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupFMaxNonUniformAMD adds an OpGroupFMaxNonUniformAMD.
func (b Builder) GroupFMaxNonUniformAMD(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, x ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupFMaxNonUniformAMD, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupUMaxNonUniformAMD adds an OpGroupUMaxNonUniformAMD.
func (b Builder) GroupUMaxNonUniformAMD(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, x ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupUMaxNonUniformAMD, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupSMaxNonUniformAMD adds an OpGroupSMaxNonUniformAMD.
func (b Builder) GroupSMaxNonUniformAMD(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, x ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupSMaxNonUniformAMD, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// FragmentMaskFetchAMD adds an OpFragmentMaskFetchAMD.
func (b Builder) FragmentMaskFetchAMD(typ ir.ID, image ir.ID, coordinate ir.ID) ir.ID {
	return b.Emit(spirv.OpFragmentMaskFetchAMD, typ, true, uint32(image), uint32(coordinate)).Result
}

// FragmentFetchAMD adds an OpFragmentFetchAMD.
func (b Builder) FragmentFetchAMD(typ ir.ID, image ir.ID, coordinate ir.ID, fragmentIndex ir.ID) ir.ID {
	return b.Emit(spirv.OpFragmentFetchAMD, typ, true, uint32(image), uint32(coordinate), uint32(fragmentIndex)).Result
}

// ReadClockKHR adds an OpReadClockKHR.
func (b Builder) ReadClockKHR(typ ir.ID, scope ir.ID) ir.ID {
	return b.Emit(spirv.OpReadClockKHR, typ, true, uint32(scope)).Result
}

// AllocateNodePayloadsAMDX adds an OpAllocateNodePayloadsAMDX.
func (b Builder) AllocateNodePayloadsAMDX(typ ir.ID, visibility ir.ID, payloadCount ir.ID, nodeIndex ir.ID) ir.ID {
	return b.Emit(spirv.OpAllocateNodePayloadsAMDX, typ, true, uint32(visibility), uint32(payloadCount), uint32(nodeIndex)).Result
}

// EnqueueNodePayloadsAMDX adds an OpEnqueueNodePayloadsAMDX.
func (b Builder) EnqueueNodePayloadsAMDX(payloadArray ir.ID) *ir.Inst {
	return b.Emit(spirv.OpEnqueueNodePayloadsAMDX, 0, false, uint32(payloadArray))
}

// TypeNodePayloadArrayAMDX adds an OpTypeNodePayloadArrayAMDX.
func (b Builder) TypeNodePayloadArrayAMDX(payloadType ir.ID) ir.ID {
	return b.Emit(spirv.OpTypeNodePayloadArrayAMDX, 0, true, uint32(payloadType)).Result
}

// FinishWritingNodePayloadAMDX adds an OpFinishWritingNodePayloadAMDX.
func (b Builder) FinishWritingNodePayloadAMDX(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpFinishWritingNodePayloadAMDX, typ, true, uint32(payload)).Result
}

// NodePayloadArrayLengthAMDX adds an OpNodePayloadArrayLengthAMDX.
func (b Builder) NodePayloadArrayLengthAMDX(typ ir.ID, payloadArray ir.ID) ir.ID {
	return b.Emit(spirv.OpNodePayloadArrayLengthAMDX, typ, true, uint32(payloadArray)).Result
}

// IsNodePayloadValidAMDX adds an OpIsNodePayloadValidAMDX.
func (b Builder) IsNodePayloadValidAMDX(typ ir.ID, payloadType ir.ID, nodeIndex ir.ID) ir.ID {
	return b.Emit(spirv.OpIsNodePayloadValidAMDX, typ, true, uint32(payloadType), uint32(nodeIndex)).Result
}

// ConstantStringAMDX adds an OpConstantStringAMDX.
func (b Builder) ConstantStringAMDX(literalString string) ir.ID {
	return b.Emit(spirv.OpConstantStringAMDX, 0, true, spirv.AppendString(nil, literalString)...).Result
}

// SpecConstantStringAMDX adds an OpSpecConstantStringAMDX.
func (b Builder) SpecConstantStringAMDX(literalString string) ir.ID {
	return b.Emit(spirv.OpSpecConstantStringAMDX, 0, true, spirv.AppendString(nil, literalString)...).Result
}

// GroupNonUniformQuadAllKHR adds an OpGroupNonUniformQuadAllKHR.
func (b Builder) GroupNonUniformQuadAllKHR(typ ir.ID, predicate ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupNonUniformQuadAllKHR, typ, true, uint32(predicate)).Result
}

// GroupNonUniformQuadAnyKHR adds an OpGroupNonUniformQuadAnyKHR.
func (b Builder) GroupNonUniformQuadAnyKHR(typ ir.ID, predicate ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupNonUniformQuadAnyKHR, typ, true, uint32(predicate)).Result
}

// TypeBufferEXT adds an OpTypeBufferEXT.
func (b Builder) TypeBufferEXT(storageClass spirv.StorageClass) ir.ID {
	return b.Emit(spirv.OpTypeBufferEXT, 0, true, uint32(storageClass)).Result
}

// BufferPointerEXT adds an OpBufferPointerEXT.
func (b Builder) BufferPointerEXT(typ ir.ID, buffer ir.ID) ir.ID {
	return b.Emit(spirv.OpBufferPointerEXT, typ, true, uint32(buffer)).Result
}

// AbortKHR adds an OpAbortKHR.
func (b Builder) AbortKHR(messageType ir.ID, message ir.ID) *ir.Inst {
	return b.Emit(spirv.OpAbortKHR, 0, false, uint32(messageType), uint32(message))
}

// UntypedImageTexelPointerEXT adds an OpUntypedImageTexelPointerEXT.
func (b Builder) UntypedImageTexelPointerEXT(typ ir.ID, imageType ir.ID, image ir.ID, coordinate ir.ID, sample ir.ID) ir.ID {
	return b.Emit(spirv.OpUntypedImageTexelPointerEXT, typ, true, uint32(imageType), uint32(image), uint32(coordinate), uint32(sample)).Result
}

// MemberDecorateIdEXT adds an OpMemberDecorateIdEXT.
func (b Builder) MemberDecorateIdEXT(structureType ir.ID, member uint32, decoration spirv.Decoration, params ...uint32) *ir.Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(structureType))
	w = append(w, member)
	w = append(w, uint32(decoration))
	w = append(w, params...)
	return b.Emit(spirv.OpMemberDecorateIdEXT, 0, false, w...)
}

// ConstantSizeOfEXT adds an OpConstantSizeOfEXT.
func (b Builder) ConstantSizeOfEXT(typ ir.ID, type_ ir.ID) ir.ID {
	return b.Emit(spirv.OpConstantSizeOfEXT, typ, true, uint32(type_)).Result
}

// ConstantDataKHR adds an OpConstantDataKHR.
func (b Builder) ConstantDataKHR(typ ir.ID, data ...uint32) ir.ID {
	return b.Emit(spirv.OpConstantDataKHR, typ, true, data...).Result
}

// SpecConstantDataKHR adds an OpSpecConstantDataKHR.
func (b Builder) SpecConstantDataKHR(typ ir.ID, data ...uint32) ir.ID {
	return b.Emit(spirv.OpSpecConstantDataKHR, typ, true, data...).Result
}

// PoisonKHR adds an OpPoisonKHR.
func (b Builder) PoisonKHR(typ ir.ID) ir.ID {
	return b.Emit(spirv.OpPoisonKHR, typ, true).Result
}

// FreezeKHR adds an OpFreezeKHR.
func (b Builder) FreezeKHR(typ ir.ID, value ir.ID) ir.ID {
	return b.Emit(spirv.OpFreezeKHR, typ, true, uint32(value)).Result
}

// HitObjectRecordHitMotionNV adds an OpHitObjectRecordHitMotionNV.
func (b Builder) HitObjectRecordHitMotionNV(hitObject ir.ID, accelerationStructure ir.ID, instanceId ir.ID, primitiveId ir.ID, geometryIndex ir.ID, hitKind ir.ID, sBTRecordOffset ir.ID, sBTRecordStride ir.ID, origin ir.ID, tMin ir.ID, direction ir.ID, tMax ir.ID, currentTime ir.ID, hitObjectAttributes ir.ID) *ir.Inst {
	return b.Emit(spirv.OpHitObjectRecordHitMotionNV, 0, false, uint32(hitObject), uint32(accelerationStructure), uint32(instanceId), uint32(primitiveId), uint32(geometryIndex), uint32(hitKind), uint32(sBTRecordOffset), uint32(sBTRecordStride), uint32(origin), uint32(tMin), uint32(direction), uint32(tMax), uint32(currentTime), uint32(hitObjectAttributes))
}

// HitObjectRecordHitWithIndexMotionNV adds an OpHitObjectRecordHitWithIndexMotionNV.
func (b Builder) HitObjectRecordHitWithIndexMotionNV(hitObject ir.ID, accelerationStructure ir.ID, instanceId ir.ID, primitiveId ir.ID, geometryIndex ir.ID, hitKind ir.ID, sBTRecordIndex ir.ID, origin ir.ID, tMin ir.ID, direction ir.ID, tMax ir.ID, currentTime ir.ID, hitObjectAttributes ir.ID) *ir.Inst {
	return b.Emit(spirv.OpHitObjectRecordHitWithIndexMotionNV, 0, false, uint32(hitObject), uint32(accelerationStructure), uint32(instanceId), uint32(primitiveId), uint32(geometryIndex), uint32(hitKind), uint32(sBTRecordIndex), uint32(origin), uint32(tMin), uint32(direction), uint32(tMax), uint32(currentTime), uint32(hitObjectAttributes))
}

// HitObjectRecordMissMotionNV adds an OpHitObjectRecordMissMotionNV.
func (b Builder) HitObjectRecordMissMotionNV(hitObject ir.ID, sBTIndex ir.ID, origin ir.ID, tMin ir.ID, direction ir.ID, tMax ir.ID, currentTime ir.ID) *ir.Inst {
	return b.Emit(spirv.OpHitObjectRecordMissMotionNV, 0, false, uint32(hitObject), uint32(sBTIndex), uint32(origin), uint32(tMin), uint32(direction), uint32(tMax), uint32(currentTime))
}

// HitObjectGetWorldToObjectNV adds an OpHitObjectGetWorldToObjectNV.
func (b Builder) HitObjectGetWorldToObjectNV(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectGetWorldToObjectNV, typ, true, uint32(hitObject)).Result
}

// HitObjectGetObjectToWorldNV adds an OpHitObjectGetObjectToWorldNV.
func (b Builder) HitObjectGetObjectToWorldNV(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectGetObjectToWorldNV, typ, true, uint32(hitObject)).Result
}

// HitObjectGetObjectRayDirectionNV adds an OpHitObjectGetObjectRayDirectionNV.
func (b Builder) HitObjectGetObjectRayDirectionNV(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectGetObjectRayDirectionNV, typ, true, uint32(hitObject)).Result
}

// HitObjectGetObjectRayOriginNV adds an OpHitObjectGetObjectRayOriginNV.
func (b Builder) HitObjectGetObjectRayOriginNV(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectGetObjectRayOriginNV, typ, true, uint32(hitObject)).Result
}

// HitObjectTraceRayMotionNV adds an OpHitObjectTraceRayMotionNV.
func (b Builder) HitObjectTraceRayMotionNV(hitObject ir.ID, accelerationStructure ir.ID, rayFlags ir.ID, cullmask ir.ID, sBTRecordOffset ir.ID, sBTRecordStride ir.ID, missIndex ir.ID, origin ir.ID, tMin ir.ID, direction ir.ID, tMax ir.ID, time ir.ID, payload ir.ID) *ir.Inst {
	return b.Emit(spirv.OpHitObjectTraceRayMotionNV, 0, false, uint32(hitObject), uint32(accelerationStructure), uint32(rayFlags), uint32(cullmask), uint32(sBTRecordOffset), uint32(sBTRecordStride), uint32(missIndex), uint32(origin), uint32(tMin), uint32(direction), uint32(tMax), uint32(time), uint32(payload))
}

// HitObjectGetShaderRecordBufferHandleNV adds an OpHitObjectGetShaderRecordBufferHandleNV.
func (b Builder) HitObjectGetShaderRecordBufferHandleNV(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectGetShaderRecordBufferHandleNV, typ, true, uint32(hitObject)).Result
}

// HitObjectGetShaderBindingTableRecordIndexNV adds an OpHitObjectGetShaderBindingTableRecordIndexNV.
func (b Builder) HitObjectGetShaderBindingTableRecordIndexNV(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectGetShaderBindingTableRecordIndexNV, typ, true, uint32(hitObject)).Result
}

// HitObjectRecordEmptyNV adds an OpHitObjectRecordEmptyNV.
func (b Builder) HitObjectRecordEmptyNV(hitObject ir.ID) *ir.Inst {
	return b.Emit(spirv.OpHitObjectRecordEmptyNV, 0, false, uint32(hitObject))
}

// HitObjectTraceRayNV adds an OpHitObjectTraceRayNV.
func (b Builder) HitObjectTraceRayNV(hitObject ir.ID, accelerationStructure ir.ID, rayFlags ir.ID, cullmask ir.ID, sBTRecordOffset ir.ID, sBTRecordStride ir.ID, missIndex ir.ID, origin ir.ID, tMin ir.ID, direction ir.ID, tMax ir.ID, payload ir.ID) *ir.Inst {
	return b.Emit(spirv.OpHitObjectTraceRayNV, 0, false, uint32(hitObject), uint32(accelerationStructure), uint32(rayFlags), uint32(cullmask), uint32(sBTRecordOffset), uint32(sBTRecordStride), uint32(missIndex), uint32(origin), uint32(tMin), uint32(direction), uint32(tMax), uint32(payload))
}

// HitObjectRecordHitNV adds an OpHitObjectRecordHitNV.
func (b Builder) HitObjectRecordHitNV(hitObject ir.ID, accelerationStructure ir.ID, instanceId ir.ID, primitiveId ir.ID, geometryIndex ir.ID, hitKind ir.ID, sBTRecordOffset ir.ID, sBTRecordStride ir.ID, origin ir.ID, tMin ir.ID, direction ir.ID, tMax ir.ID, hitObjectAttributes ir.ID) *ir.Inst {
	return b.Emit(spirv.OpHitObjectRecordHitNV, 0, false, uint32(hitObject), uint32(accelerationStructure), uint32(instanceId), uint32(primitiveId), uint32(geometryIndex), uint32(hitKind), uint32(sBTRecordOffset), uint32(sBTRecordStride), uint32(origin), uint32(tMin), uint32(direction), uint32(tMax), uint32(hitObjectAttributes))
}

// HitObjectRecordHitWithIndexNV adds an OpHitObjectRecordHitWithIndexNV.
func (b Builder) HitObjectRecordHitWithIndexNV(hitObject ir.ID, accelerationStructure ir.ID, instanceId ir.ID, primitiveId ir.ID, geometryIndex ir.ID, hitKind ir.ID, sBTRecordIndex ir.ID, origin ir.ID, tMin ir.ID, direction ir.ID, tMax ir.ID, hitObjectAttributes ir.ID) *ir.Inst {
	return b.Emit(spirv.OpHitObjectRecordHitWithIndexNV, 0, false, uint32(hitObject), uint32(accelerationStructure), uint32(instanceId), uint32(primitiveId), uint32(geometryIndex), uint32(hitKind), uint32(sBTRecordIndex), uint32(origin), uint32(tMin), uint32(direction), uint32(tMax), uint32(hitObjectAttributes))
}

// HitObjectRecordMissNV adds an OpHitObjectRecordMissNV.
func (b Builder) HitObjectRecordMissNV(hitObject ir.ID, sBTIndex ir.ID, origin ir.ID, tMin ir.ID, direction ir.ID, tMax ir.ID) *ir.Inst {
	return b.Emit(spirv.OpHitObjectRecordMissNV, 0, false, uint32(hitObject), uint32(sBTIndex), uint32(origin), uint32(tMin), uint32(direction), uint32(tMax))
}

// HitObjectExecuteShaderNV adds an OpHitObjectExecuteShaderNV.
func (b Builder) HitObjectExecuteShaderNV(hitObject ir.ID, payload ir.ID) *ir.Inst {
	return b.Emit(spirv.OpHitObjectExecuteShaderNV, 0, false, uint32(hitObject), uint32(payload))
}

// HitObjectGetCurrentTimeNV adds an OpHitObjectGetCurrentTimeNV.
func (b Builder) HitObjectGetCurrentTimeNV(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectGetCurrentTimeNV, typ, true, uint32(hitObject)).Result
}

// HitObjectGetAttributesNV adds an OpHitObjectGetAttributesNV.
func (b Builder) HitObjectGetAttributesNV(hitObject ir.ID, hitObjectAttribute ir.ID) *ir.Inst {
	return b.Emit(spirv.OpHitObjectGetAttributesNV, 0, false, uint32(hitObject), uint32(hitObjectAttribute))
}

// HitObjectGetHitKindNV adds an OpHitObjectGetHitKindNV.
func (b Builder) HitObjectGetHitKindNV(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectGetHitKindNV, typ, true, uint32(hitObject)).Result
}

// HitObjectGetPrimitiveIndexNV adds an OpHitObjectGetPrimitiveIndexNV.
func (b Builder) HitObjectGetPrimitiveIndexNV(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectGetPrimitiveIndexNV, typ, true, uint32(hitObject)).Result
}

// HitObjectGetGeometryIndexNV adds an OpHitObjectGetGeometryIndexNV.
func (b Builder) HitObjectGetGeometryIndexNV(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectGetGeometryIndexNV, typ, true, uint32(hitObject)).Result
}

// HitObjectGetInstanceIdNV adds an OpHitObjectGetInstanceIdNV.
func (b Builder) HitObjectGetInstanceIdNV(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectGetInstanceIdNV, typ, true, uint32(hitObject)).Result
}

// HitObjectGetInstanceCustomIndexNV adds an OpHitObjectGetInstanceCustomIndexNV.
func (b Builder) HitObjectGetInstanceCustomIndexNV(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectGetInstanceCustomIndexNV, typ, true, uint32(hitObject)).Result
}

// HitObjectGetWorldRayDirectionNV adds an OpHitObjectGetWorldRayDirectionNV.
func (b Builder) HitObjectGetWorldRayDirectionNV(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectGetWorldRayDirectionNV, typ, true, uint32(hitObject)).Result
}

// HitObjectGetWorldRayOriginNV adds an OpHitObjectGetWorldRayOriginNV.
func (b Builder) HitObjectGetWorldRayOriginNV(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectGetWorldRayOriginNV, typ, true, uint32(hitObject)).Result
}

// HitObjectGetRayTMaxNV adds an OpHitObjectGetRayTMaxNV.
func (b Builder) HitObjectGetRayTMaxNV(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectGetRayTMaxNV, typ, true, uint32(hitObject)).Result
}

// HitObjectGetRayTMinNV adds an OpHitObjectGetRayTMinNV.
func (b Builder) HitObjectGetRayTMinNV(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectGetRayTMinNV, typ, true, uint32(hitObject)).Result
}

// HitObjectIsEmptyNV adds an OpHitObjectIsEmptyNV.
func (b Builder) HitObjectIsEmptyNV(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectIsEmptyNV, typ, true, uint32(hitObject)).Result
}

// HitObjectIsHitNV adds an OpHitObjectIsHitNV.
func (b Builder) HitObjectIsHitNV(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectIsHitNV, typ, true, uint32(hitObject)).Result
}

// HitObjectIsMissNV adds an OpHitObjectIsMissNV.
func (b Builder) HitObjectIsMissNV(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectIsMissNV, typ, true, uint32(hitObject)).Result
}

// ReorderThreadWithHitObjectNV adds an OpReorderThreadWithHitObjectNV.
func (b Builder) ReorderThreadWithHitObjectNV(hitObject ir.ID, hint ...ir.ID) *ir.Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(hitObject))
	w = append(w, words(hint)...)
	return b.Emit(spirv.OpReorderThreadWithHitObjectNV, 0, false, w...)
}

// ReorderThreadWithHintNV adds an OpReorderThreadWithHintNV.
func (b Builder) ReorderThreadWithHintNV(hint ir.ID, bits ir.ID) *ir.Inst {
	return b.Emit(spirv.OpReorderThreadWithHintNV, 0, false, uint32(hint), uint32(bits))
}

// TypeHitObjectNV adds an OpTypeHitObjectNV.
func (b Builder) TypeHitObjectNV() ir.ID {
	return b.Emit(spirv.OpTypeHitObjectNV, 0, true).Result
}

// ImageSampleFootprintNV adds an OpImageSampleFootprintNV.
func (b Builder) ImageSampleFootprintNV(typ ir.ID, sampledImage ir.ID, coordinate ir.ID, granularity ir.ID, coarse ir.ID, imageOperands ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sampledImage))
	w = append(w, uint32(coordinate))
	w = append(w, uint32(granularity))
	w = append(w, uint32(coarse))
	w = append(w, imageOperands...)
	return b.Emit(spirv.OpImageSampleFootprintNV, typ, true, w...).Result
}

// TypeVectorIdEXT adds an OpTypeVectorIdEXT.
func (b Builder) TypeVectorIdEXT(componentType ir.ID, componentCount ir.ID) ir.ID {
	return b.Emit(spirv.OpTypeVectorIdEXT, 0, true, uint32(componentType), uint32(componentCount)).Result
}

// CooperativeVectorMatrixMulNV adds an OpCooperativeVectorMatrixMulNV.
func (b Builder) CooperativeVectorMatrixMulNV(typ ir.ID, input ir.ID, inputInterpretation ir.ID, matrix ir.ID, matrixOffset ir.ID, matrixInterpretation ir.ID, m ir.ID, k ir.ID, memoryLayout ir.ID, transpose ir.ID, operands ...uint32) ir.ID {
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
func (b Builder) CooperativeVectorOuterProductAccumulateNV(pointer ir.ID, offset ir.ID, a ir.ID, b2 ir.ID, memoryLayout ir.ID, matrixInterpretation ir.ID, matrixStride ...ir.ID) *ir.Inst {
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
func (b Builder) CooperativeVectorReduceSumAccumulateNV(pointer ir.ID, offset ir.ID, v ir.ID) *ir.Inst {
	return b.Emit(spirv.OpCooperativeVectorReduceSumAccumulateNV, 0, false, uint32(pointer), uint32(offset), uint32(v))
}

// CooperativeVectorMatrixMulAddNV adds an OpCooperativeVectorMatrixMulAddNV.
func (b Builder) CooperativeVectorMatrixMulAddNV(typ ir.ID, input ir.ID, inputInterpretation ir.ID, matrix ir.ID, matrixOffset ir.ID, matrixInterpretation ir.ID, bias ir.ID, biasOffset ir.ID, biasInterpretation ir.ID, m ir.ID, k ir.ID, memoryLayout ir.ID, transpose ir.ID, operands ...uint32) ir.ID {
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
func (b Builder) CooperativeMatrixConvertUseEXT(typ ir.ID, matrix ir.ID) ir.ID {
	return b.Emit(spirv.OpCooperativeMatrixConvertUseEXT, typ, true, uint32(matrix)).Result
}

// EmitMeshTasksEXT adds an OpEmitMeshTasksEXT.
func (b Builder) EmitMeshTasksEXT(groupCountX ir.ID, groupCountY ir.ID, groupCountZ ir.ID, payload ...ir.ID) *ir.Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(groupCountX))
	w = append(w, uint32(groupCountY))
	w = append(w, uint32(groupCountZ))
	w = append(w, words(payload)...)
	return b.Emit(spirv.OpEmitMeshTasksEXT, 0, false, w...)
}

// SetMeshOutputsEXT adds an OpSetMeshOutputsEXT.
func (b Builder) SetMeshOutputsEXT(vertexCount ir.ID, primitiveCount ir.ID) *ir.Inst {
	return b.Emit(spirv.OpSetMeshOutputsEXT, 0, false, uint32(vertexCount), uint32(primitiveCount))
}

// GroupNonUniformPartitionEXT adds an OpGroupNonUniformPartitionEXT.
func (b Builder) GroupNonUniformPartitionEXT(typ ir.ID, value ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupNonUniformPartitionEXT, typ, true, uint32(value)).Result
}

// WritePackedPrimitiveIndices4x8NV adds an OpWritePackedPrimitiveIndices4x8NV.
func (b Builder) WritePackedPrimitiveIndices4x8NV(indexOffset ir.ID, packedIndices ir.ID) *ir.Inst {
	return b.Emit(spirv.OpWritePackedPrimitiveIndices4x8NV, 0, false, uint32(indexOffset), uint32(packedIndices))
}

// FetchMicroTriangleVertexPositionNV adds an OpFetchMicroTriangleVertexPositionNV.
func (b Builder) FetchMicroTriangleVertexPositionNV(typ ir.ID, accel ir.ID, instanceId ir.ID, geometryIndex ir.ID, primitiveIndex ir.ID, barycentric ir.ID) ir.ID {
	return b.Emit(spirv.OpFetchMicroTriangleVertexPositionNV, typ, true, uint32(accel), uint32(instanceId), uint32(geometryIndex), uint32(primitiveIndex), uint32(barycentric)).Result
}

// FetchMicroTriangleVertexBarycentricNV adds an OpFetchMicroTriangleVertexBarycentricNV.
func (b Builder) FetchMicroTriangleVertexBarycentricNV(typ ir.ID, accel ir.ID, instanceId ir.ID, geometryIndex ir.ID, primitiveIndex ir.ID, barycentric ir.ID) ir.ID {
	return b.Emit(spirv.OpFetchMicroTriangleVertexBarycentricNV, typ, true, uint32(accel), uint32(instanceId), uint32(geometryIndex), uint32(primitiveIndex), uint32(barycentric)).Result
}

// CooperativeVectorLoadNV adds an OpCooperativeVectorLoadNV.
func (b Builder) CooperativeVectorLoadNV(typ ir.ID, pointer ir.ID, offset ir.ID, memoryAccess ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(pointer))
	w = append(w, uint32(offset))
	w = append(w, memoryAccess...)
	return b.Emit(spirv.OpCooperativeVectorLoadNV, typ, true, w...).Result
}

// CooperativeVectorStoreNV adds an OpCooperativeVectorStoreNV.
func (b Builder) CooperativeVectorStoreNV(pointer ir.ID, offset ir.ID, object ir.ID, memoryAccess ...uint32) *ir.Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(pointer))
	w = append(w, uint32(offset))
	w = append(w, uint32(object))
	w = append(w, memoryAccess...)
	return b.Emit(spirv.OpCooperativeVectorStoreNV, 0, false, w...)
}

// HitObjectRecordFromQueryEXT adds an OpHitObjectRecordFromQueryEXT.
func (b Builder) HitObjectRecordFromQueryEXT(hitObject ir.ID, rayQuery ir.ID, sBTRecordIndex ir.ID, hitObjectAttributes ir.ID, hitKind ...ir.ID) *ir.Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(hitObject))
	w = append(w, uint32(rayQuery))
	w = append(w, uint32(sBTRecordIndex))
	w = append(w, uint32(hitObjectAttributes))
	w = append(w, words(hitKind)...)
	return b.Emit(spirv.OpHitObjectRecordFromQueryEXT, 0, false, w...)
}

// HitObjectRecordMissEXT adds an OpHitObjectRecordMissEXT.
func (b Builder) HitObjectRecordMissEXT(hitObject ir.ID, rayFlags ir.ID, missIndex ir.ID, rayOrigin ir.ID, rayTmin ir.ID, rayDirection ir.ID, rayTmax ir.ID) *ir.Inst {
	return b.Emit(spirv.OpHitObjectRecordMissEXT, 0, false, uint32(hitObject), uint32(rayFlags), uint32(missIndex), uint32(rayOrigin), uint32(rayTmin), uint32(rayDirection), uint32(rayTmax))
}

// HitObjectRecordMissMotionEXT adds an OpHitObjectRecordMissMotionEXT.
func (b Builder) HitObjectRecordMissMotionEXT(hitObject ir.ID, rayFlags ir.ID, missIndex ir.ID, rayOrigin ir.ID, rayTmin ir.ID, rayDirection ir.ID, rayTmax ir.ID, currentTime ir.ID) *ir.Inst {
	return b.Emit(spirv.OpHitObjectRecordMissMotionEXT, 0, false, uint32(hitObject), uint32(rayFlags), uint32(missIndex), uint32(rayOrigin), uint32(rayTmin), uint32(rayDirection), uint32(rayTmax), uint32(currentTime))
}

// HitObjectGetIntersectionTriangleVertexPositionsEXT adds an OpHitObjectGetIntersectionTriangleVertexPositionsEXT.
func (b Builder) HitObjectGetIntersectionTriangleVertexPositionsEXT(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectGetIntersectionTriangleVertexPositionsEXT, typ, true, uint32(hitObject)).Result
}

// HitObjectGetRayFlagsEXT adds an OpHitObjectGetRayFlagsEXT.
func (b Builder) HitObjectGetRayFlagsEXT(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectGetRayFlagsEXT, typ, true, uint32(hitObject)).Result
}

// HitObjectSetShaderBindingTableRecordIndexEXT adds an OpHitObjectSetShaderBindingTableRecordIndexEXT.
func (b Builder) HitObjectSetShaderBindingTableRecordIndexEXT(hitObject ir.ID, sBTRecordIndex ir.ID) *ir.Inst {
	return b.Emit(spirv.OpHitObjectSetShaderBindingTableRecordIndexEXT, 0, false, uint32(hitObject), uint32(sBTRecordIndex))
}

// HitObjectReorderExecuteShaderEXT adds an OpHitObjectReorderExecuteShaderEXT.
func (b Builder) HitObjectReorderExecuteShaderEXT(hitObject ir.ID, payload ir.ID, hint ...ir.ID) *ir.Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(hitObject))
	w = append(w, uint32(payload))
	w = append(w, words(hint)...)
	return b.Emit(spirv.OpHitObjectReorderExecuteShaderEXT, 0, false, w...)
}

// HitObjectTraceReorderExecuteEXT adds an OpHitObjectTraceReorderExecuteEXT.
func (b Builder) HitObjectTraceReorderExecuteEXT(hitObject ir.ID, accelerationStructure ir.ID, rayFlags ir.ID, cullMask ir.ID, sBTOffset ir.ID, sBTStride ir.ID, missIndex ir.ID, rayOrigin ir.ID, rayTmin ir.ID, rayDirection ir.ID, rayTmax ir.ID, payload ir.ID, hint ...ir.ID) *ir.Inst {
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
func (b Builder) HitObjectTraceMotionReorderExecuteEXT(hitObject ir.ID, accelerationStructure ir.ID, rayFlags ir.ID, cullMask ir.ID, sBTOffset ir.ID, sBTStride ir.ID, missIndex ir.ID, rayOrigin ir.ID, rayTmin ir.ID, rayDirection ir.ID, rayTmax ir.ID, currentTime ir.ID, payload ir.ID, hint ...ir.ID) *ir.Inst {
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
func (b Builder) TypeHitObjectEXT() ir.ID {
	return b.Emit(spirv.OpTypeHitObjectEXT, 0, true).Result
}

// ReorderThreadWithHintEXT adds an OpReorderThreadWithHintEXT.
func (b Builder) ReorderThreadWithHintEXT(hint ir.ID, bits ir.ID) *ir.Inst {
	return b.Emit(spirv.OpReorderThreadWithHintEXT, 0, false, uint32(hint), uint32(bits))
}

// ReorderThreadWithHitObjectEXT adds an OpReorderThreadWithHitObjectEXT.
func (b Builder) ReorderThreadWithHitObjectEXT(hitObject ir.ID, hint ...ir.ID) *ir.Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(hitObject))
	w = append(w, words(hint)...)
	return b.Emit(spirv.OpReorderThreadWithHitObjectEXT, 0, false, w...)
}

// HitObjectTraceRayEXT adds an OpHitObjectTraceRayEXT.
func (b Builder) HitObjectTraceRayEXT(hitObject ir.ID, accelerationStructure ir.ID, rayFlags ir.ID, cullMask ir.ID, sBTOffset ir.ID, sBTStride ir.ID, missIndex ir.ID, rayOrigin ir.ID, rayTmin ir.ID, rayDirection ir.ID, rayTmax ir.ID, payload ir.ID) *ir.Inst {
	return b.Emit(spirv.OpHitObjectTraceRayEXT, 0, false, uint32(hitObject), uint32(accelerationStructure), uint32(rayFlags), uint32(cullMask), uint32(sBTOffset), uint32(sBTStride), uint32(missIndex), uint32(rayOrigin), uint32(rayTmin), uint32(rayDirection), uint32(rayTmax), uint32(payload))
}

// HitObjectTraceRayMotionEXT adds an OpHitObjectTraceRayMotionEXT.
func (b Builder) HitObjectTraceRayMotionEXT(hitObject ir.ID, accelerationStructure ir.ID, rayFlags ir.ID, cullMask ir.ID, sBTOffset ir.ID, sBTStride ir.ID, missIndex ir.ID, rayOrigin ir.ID, rayTmin ir.ID, rayDirection ir.ID, rayTmax ir.ID, currentTime ir.ID, payload ir.ID) *ir.Inst {
	return b.Emit(spirv.OpHitObjectTraceRayMotionEXT, 0, false, uint32(hitObject), uint32(accelerationStructure), uint32(rayFlags), uint32(cullMask), uint32(sBTOffset), uint32(sBTStride), uint32(missIndex), uint32(rayOrigin), uint32(rayTmin), uint32(rayDirection), uint32(rayTmax), uint32(currentTime), uint32(payload))
}

// HitObjectRecordEmptyEXT adds an OpHitObjectRecordEmptyEXT.
func (b Builder) HitObjectRecordEmptyEXT(hitObject ir.ID) *ir.Inst {
	return b.Emit(spirv.OpHitObjectRecordEmptyEXT, 0, false, uint32(hitObject))
}

// HitObjectExecuteShaderEXT adds an OpHitObjectExecuteShaderEXT.
func (b Builder) HitObjectExecuteShaderEXT(hitObject ir.ID, payload ir.ID) *ir.Inst {
	return b.Emit(spirv.OpHitObjectExecuteShaderEXT, 0, false, uint32(hitObject), uint32(payload))
}

// HitObjectGetCurrentTimeEXT adds an OpHitObjectGetCurrentTimeEXT.
func (b Builder) HitObjectGetCurrentTimeEXT(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectGetCurrentTimeEXT, typ, true, uint32(hitObject)).Result
}

// HitObjectGetAttributesEXT adds an OpHitObjectGetAttributesEXT.
func (b Builder) HitObjectGetAttributesEXT(hitObject ir.ID, hitObjectAttribute ir.ID) *ir.Inst {
	return b.Emit(spirv.OpHitObjectGetAttributesEXT, 0, false, uint32(hitObject), uint32(hitObjectAttribute))
}

// HitObjectGetHitKindEXT adds an OpHitObjectGetHitKindEXT.
func (b Builder) HitObjectGetHitKindEXT(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectGetHitKindEXT, typ, true, uint32(hitObject)).Result
}

// HitObjectGetPrimitiveIndexEXT adds an OpHitObjectGetPrimitiveIndexEXT.
func (b Builder) HitObjectGetPrimitiveIndexEXT(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectGetPrimitiveIndexEXT, typ, true, uint32(hitObject)).Result
}

// HitObjectGetGeometryIndexEXT adds an OpHitObjectGetGeometryIndexEXT.
func (b Builder) HitObjectGetGeometryIndexEXT(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectGetGeometryIndexEXT, typ, true, uint32(hitObject)).Result
}

// HitObjectGetInstanceIdEXT adds an OpHitObjectGetInstanceIdEXT.
func (b Builder) HitObjectGetInstanceIdEXT(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectGetInstanceIdEXT, typ, true, uint32(hitObject)).Result
}

// HitObjectGetInstanceCustomIndexEXT adds an OpHitObjectGetInstanceCustomIndexEXT.
func (b Builder) HitObjectGetInstanceCustomIndexEXT(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectGetInstanceCustomIndexEXT, typ, true, uint32(hitObject)).Result
}

// HitObjectGetObjectRayOriginEXT adds an OpHitObjectGetObjectRayOriginEXT.
func (b Builder) HitObjectGetObjectRayOriginEXT(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectGetObjectRayOriginEXT, typ, true, uint32(hitObject)).Result
}

// HitObjectGetObjectRayDirectionEXT adds an OpHitObjectGetObjectRayDirectionEXT.
func (b Builder) HitObjectGetObjectRayDirectionEXT(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectGetObjectRayDirectionEXT, typ, true, uint32(hitObject)).Result
}

// HitObjectGetWorldRayDirectionEXT adds an OpHitObjectGetWorldRayDirectionEXT.
func (b Builder) HitObjectGetWorldRayDirectionEXT(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectGetWorldRayDirectionEXT, typ, true, uint32(hitObject)).Result
}

// HitObjectGetWorldRayOriginEXT adds an OpHitObjectGetWorldRayOriginEXT.
func (b Builder) HitObjectGetWorldRayOriginEXT(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectGetWorldRayOriginEXT, typ, true, uint32(hitObject)).Result
}

// HitObjectGetObjectToWorldEXT adds an OpHitObjectGetObjectToWorldEXT.
func (b Builder) HitObjectGetObjectToWorldEXT(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectGetObjectToWorldEXT, typ, true, uint32(hitObject)).Result
}

// HitObjectGetWorldToObjectEXT adds an OpHitObjectGetWorldToObjectEXT.
func (b Builder) HitObjectGetWorldToObjectEXT(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectGetWorldToObjectEXT, typ, true, uint32(hitObject)).Result
}

// HitObjectGetRayTMaxEXT adds an OpHitObjectGetRayTMaxEXT.
func (b Builder) HitObjectGetRayTMaxEXT(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectGetRayTMaxEXT, typ, true, uint32(hitObject)).Result
}

// ReportIntersectionKHR adds an OpReportIntersectionKHR.
func (b Builder) ReportIntersectionKHR(typ ir.ID, hit ir.ID, hitKind ir.ID) ir.ID {
	return b.Emit(spirv.OpReportIntersectionKHR, typ, true, uint32(hit), uint32(hitKind)).Result
}

// IgnoreIntersectionNV adds an OpIgnoreIntersectionNV.
func (b Builder) IgnoreIntersectionNV() *ir.Inst {
	return b.Emit(spirv.OpIgnoreIntersectionNV, 0, false)
}

// TerminateRayNV adds an OpTerminateRayNV.
func (b Builder) TerminateRayNV() *ir.Inst {
	return b.Emit(spirv.OpTerminateRayNV, 0, false)
}

// TraceNV adds an OpTraceNV.
func (b Builder) TraceNV(accel ir.ID, rayFlags ir.ID, cullMask ir.ID, sBTOffset ir.ID, sBTStride ir.ID, missIndex ir.ID, rayOrigin ir.ID, rayTmin ir.ID, rayDirection ir.ID, rayTmax ir.ID, payloadId ir.ID) *ir.Inst {
	return b.Emit(spirv.OpTraceNV, 0, false, uint32(accel), uint32(rayFlags), uint32(cullMask), uint32(sBTOffset), uint32(sBTStride), uint32(missIndex), uint32(rayOrigin), uint32(rayTmin), uint32(rayDirection), uint32(rayTmax), uint32(payloadId))
}

// TraceMotionNV adds an OpTraceMotionNV.
func (b Builder) TraceMotionNV(accel ir.ID, rayFlags ir.ID, cullMask ir.ID, sBTOffset ir.ID, sBTStride ir.ID, missIndex ir.ID, rayOrigin ir.ID, rayTmin ir.ID, rayDirection ir.ID, rayTmax ir.ID, time ir.ID, payloadId ir.ID) *ir.Inst {
	return b.Emit(spirv.OpTraceMotionNV, 0, false, uint32(accel), uint32(rayFlags), uint32(cullMask), uint32(sBTOffset), uint32(sBTStride), uint32(missIndex), uint32(rayOrigin), uint32(rayTmin), uint32(rayDirection), uint32(rayTmax), uint32(time), uint32(payloadId))
}

// TraceRayMotionNV adds an OpTraceRayMotionNV.
func (b Builder) TraceRayMotionNV(accel ir.ID, rayFlags ir.ID, cullMask ir.ID, sBTOffset ir.ID, sBTStride ir.ID, missIndex ir.ID, rayOrigin ir.ID, rayTmin ir.ID, rayDirection ir.ID, rayTmax ir.ID, time ir.ID, payload ir.ID) *ir.Inst {
	return b.Emit(spirv.OpTraceRayMotionNV, 0, false, uint32(accel), uint32(rayFlags), uint32(cullMask), uint32(sBTOffset), uint32(sBTStride), uint32(missIndex), uint32(rayOrigin), uint32(rayTmin), uint32(rayDirection), uint32(rayTmax), uint32(time), uint32(payload))
}

// RayQueryGetIntersectionTriangleVertexPositionsKHR adds an OpRayQueryGetIntersectionTriangleVertexPositionsKHR.
func (b Builder) RayQueryGetIntersectionTriangleVertexPositionsKHR(typ ir.ID, rayQuery ir.ID, intersection ir.ID) ir.ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionTriangleVertexPositionsKHR, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// TypeAccelerationStructureKHR adds an OpTypeAccelerationStructureKHR.
func (b Builder) TypeAccelerationStructureKHR() ir.ID {
	return b.Emit(spirv.OpTypeAccelerationStructureKHR, 0, true).Result
}

// ExecuteCallableNV adds an OpExecuteCallableNV.
func (b Builder) ExecuteCallableNV(sBTIndex ir.ID, callableDataId ir.ID) *ir.Inst {
	return b.Emit(spirv.OpExecuteCallableNV, 0, false, uint32(sBTIndex), uint32(callableDataId))
}

// RayQueryGetIntersectionClusterIdNV adds an OpRayQueryGetIntersectionClusterIdNV.
func (b Builder) RayQueryGetIntersectionClusterIdNV(typ ir.ID, rayQuery ir.ID, intersection ir.ID) ir.ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionClusterIdNV, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// HitObjectGetClusterIdNV adds an OpHitObjectGetClusterIdNV.
func (b Builder) HitObjectGetClusterIdNV(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectGetClusterIdNV, typ, true, uint32(hitObject)).Result
}

// HitObjectGetRayTMinEXT adds an OpHitObjectGetRayTMinEXT.
func (b Builder) HitObjectGetRayTMinEXT(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectGetRayTMinEXT, typ, true, uint32(hitObject)).Result
}

// HitObjectGetShaderBindingTableRecordIndexEXT adds an OpHitObjectGetShaderBindingTableRecordIndexEXT.
func (b Builder) HitObjectGetShaderBindingTableRecordIndexEXT(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectGetShaderBindingTableRecordIndexEXT, typ, true, uint32(hitObject)).Result
}

// HitObjectGetShaderRecordBufferHandleEXT adds an OpHitObjectGetShaderRecordBufferHandleEXT.
func (b Builder) HitObjectGetShaderRecordBufferHandleEXT(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectGetShaderRecordBufferHandleEXT, typ, true, uint32(hitObject)).Result
}

// HitObjectIsEmptyEXT adds an OpHitObjectIsEmptyEXT.
func (b Builder) HitObjectIsEmptyEXT(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectIsEmptyEXT, typ, true, uint32(hitObject)).Result
}

// HitObjectIsHitEXT adds an OpHitObjectIsHitEXT.
func (b Builder) HitObjectIsHitEXT(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectIsHitEXT, typ, true, uint32(hitObject)).Result
}

// HitObjectIsMissEXT adds an OpHitObjectIsMissEXT.
func (b Builder) HitObjectIsMissEXT(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectIsMissEXT, typ, true, uint32(hitObject)).Result
}

// TypeCooperativeMatrixNV adds an OpTypeCooperativeMatrixNV.
func (b Builder) TypeCooperativeMatrixNV(componentType ir.ID, execution ir.ID, rows ir.ID, columns ir.ID) ir.ID {
	return b.Emit(spirv.OpTypeCooperativeMatrixNV, 0, true, uint32(componentType), uint32(execution), uint32(rows), uint32(columns)).Result
}

// CooperativeMatrixLoadNV adds an OpCooperativeMatrixLoadNV.
func (b Builder) CooperativeMatrixLoadNV(typ ir.ID, pointer ir.ID, stride ir.ID, columnMajor ir.ID, memoryAccess ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(pointer))
	w = append(w, uint32(stride))
	w = append(w, uint32(columnMajor))
	w = append(w, memoryAccess...)
	return b.Emit(spirv.OpCooperativeMatrixLoadNV, typ, true, w...).Result
}

// CooperativeMatrixStoreNV adds an OpCooperativeMatrixStoreNV.
func (b Builder) CooperativeMatrixStoreNV(pointer ir.ID, object ir.ID, stride ir.ID, columnMajor ir.ID, memoryAccess ...uint32) *ir.Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(pointer))
	w = append(w, uint32(object))
	w = append(w, uint32(stride))
	w = append(w, uint32(columnMajor))
	w = append(w, memoryAccess...)
	return b.Emit(spirv.OpCooperativeMatrixStoreNV, 0, false, w...)
}

// CooperativeMatrixMulAddNV adds an OpCooperativeMatrixMulAddNV.
func (b Builder) CooperativeMatrixMulAddNV(typ ir.ID, a ir.ID, b2 ir.ID, c ir.ID) ir.ID {
	return b.Emit(spirv.OpCooperativeMatrixMulAddNV, typ, true, uint32(a), uint32(b2), uint32(c)).Result
}

// CooperativeMatrixLengthNV adds an OpCooperativeMatrixLengthNV.
func (b Builder) CooperativeMatrixLengthNV(typ ir.ID, type_ ir.ID) ir.ID {
	return b.Emit(spirv.OpCooperativeMatrixLengthNV, typ, true, uint32(type_)).Result
}

// CooperativeMatrixGetCoordinateEXT adds an OpCooperativeMatrixGetCoordinateEXT.
func (b Builder) CooperativeMatrixGetCoordinateEXT(typ ir.ID, matrix ir.ID, index ir.ID) ir.ID {
	return b.Emit(spirv.OpCooperativeMatrixGetCoordinateEXT, typ, true, uint32(matrix), uint32(index)).Result
}

// BeginInvocationInterlockEXT adds an OpBeginInvocationInterlockEXT.
func (b Builder) BeginInvocationInterlockEXT() *ir.Inst {
	return b.Emit(spirv.OpBeginInvocationInterlockEXT, 0, false)
}

// EndInvocationInterlockEXT adds an OpEndInvocationInterlockEXT.
func (b Builder) EndInvocationInterlockEXT() *ir.Inst {
	return b.Emit(spirv.OpEndInvocationInterlockEXT, 0, false)
}

// CooperativeMatrixReduceEXT adds an OpCooperativeMatrixReduceEXT.
func (b Builder) CooperativeMatrixReduceEXT(typ ir.ID, matrix ir.ID, reduce spirv.CooperativeMatrixReduce, combineFunc ir.ID) ir.ID {
	return b.Emit(spirv.OpCooperativeMatrixReduceEXT, typ, true, uint32(matrix), uint32(reduce), uint32(combineFunc)).Result
}

// CooperativeMatrixLoadTensorNV adds an OpCooperativeMatrixLoadTensorNV.
func (b Builder) CooperativeMatrixLoadTensorNV(typ ir.ID, pointer ir.ID, object ir.ID, tensorLayout ir.ID, memoryOperand spirv.MemoryAccess, params ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(pointer))
	w = append(w, uint32(object))
	w = append(w, uint32(tensorLayout))
	w = append(w, uint32(memoryOperand))
	w = append(w, params...)
	return b.Emit(spirv.OpCooperativeMatrixLoadTensorNV, typ, true, w...).Result
}

// CooperativeMatrixStoreTensorNV adds an OpCooperativeMatrixStoreTensorNV.
func (b Builder) CooperativeMatrixStoreTensorNV(pointer ir.ID, object ir.ID, tensorLayout ir.ID, memoryOperand spirv.MemoryAccess, params ...uint32) *ir.Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(pointer))
	w = append(w, uint32(object))
	w = append(w, uint32(tensorLayout))
	w = append(w, uint32(memoryOperand))
	w = append(w, params...)
	return b.Emit(spirv.OpCooperativeMatrixStoreTensorNV, 0, false, w...)
}

// CooperativeMatrixPerElementOpEXT adds an OpCooperativeMatrixPerElementOpEXT.
func (b Builder) CooperativeMatrixPerElementOpEXT(typ ir.ID, matrix ir.ID, func_ ir.ID, operands ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(matrix))
	w = append(w, uint32(func_))
	w = append(w, words(operands)...)
	return b.Emit(spirv.OpCooperativeMatrixPerElementOpEXT, typ, true, w...).Result
}

// TypeTensorLayoutNV adds an OpTypeTensorLayoutNV.
func (b Builder) TypeTensorLayoutNV(dim ir.ID, clampMode ir.ID) ir.ID {
	return b.Emit(spirv.OpTypeTensorLayoutNV, 0, true, uint32(dim), uint32(clampMode)).Result
}

// TypeTensorViewNV adds an OpTypeTensorViewNV.
func (b Builder) TypeTensorViewNV(dim ir.ID, hasDimensions ir.ID, p ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(dim))
	w = append(w, uint32(hasDimensions))
	w = append(w, words(p)...)
	return b.Emit(spirv.OpTypeTensorViewNV, 0, true, w...).Result
}

// CreateTensorLayoutNV adds an OpCreateTensorLayoutNV.
func (b Builder) CreateTensorLayoutNV(typ ir.ID) ir.ID {
	return b.Emit(spirv.OpCreateTensorLayoutNV, typ, true).Result
}

// TensorLayoutSetDimensionNV adds an OpTensorLayoutSetDimensionNV.
func (b Builder) TensorLayoutSetDimensionNV(typ ir.ID, tensorLayout ir.ID, dim ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(tensorLayout))
	w = append(w, words(dim)...)
	return b.Emit(spirv.OpTensorLayoutSetDimensionNV, typ, true, w...).Result
}

// TensorLayoutSetStrideNV adds an OpTensorLayoutSetStrideNV.
func (b Builder) TensorLayoutSetStrideNV(typ ir.ID, tensorLayout ir.ID, stride ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(tensorLayout))
	w = append(w, words(stride)...)
	return b.Emit(spirv.OpTensorLayoutSetStrideNV, typ, true, w...).Result
}

// TensorLayoutSliceNV adds an OpTensorLayoutSliceNV.
func (b Builder) TensorLayoutSliceNV(typ ir.ID, tensorLayout ir.ID, operands ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(tensorLayout))
	w = append(w, words(operands)...)
	return b.Emit(spirv.OpTensorLayoutSliceNV, typ, true, w...).Result
}

// TensorLayoutSetClampValueNV adds an OpTensorLayoutSetClampValueNV.
func (b Builder) TensorLayoutSetClampValueNV(typ ir.ID, tensorLayout ir.ID, value ir.ID) ir.ID {
	return b.Emit(spirv.OpTensorLayoutSetClampValueNV, typ, true, uint32(tensorLayout), uint32(value)).Result
}

// CreateTensorViewNV adds an OpCreateTensorViewNV.
func (b Builder) CreateTensorViewNV(typ ir.ID) ir.ID {
	return b.Emit(spirv.OpCreateTensorViewNV, typ, true).Result
}

// TensorViewSetDimensionNV adds an OpTensorViewSetDimensionNV.
func (b Builder) TensorViewSetDimensionNV(typ ir.ID, tensorView ir.ID, dim ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(tensorView))
	w = append(w, words(dim)...)
	return b.Emit(spirv.OpTensorViewSetDimensionNV, typ, true, w...).Result
}

// TensorViewSetStrideNV adds an OpTensorViewSetStrideNV.
func (b Builder) TensorViewSetStrideNV(typ ir.ID, tensorView ir.ID, stride ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(tensorView))
	w = append(w, words(stride)...)
	return b.Emit(spirv.OpTensorViewSetStrideNV, typ, true, w...).Result
}

// DemoteToHelperInvocation adds an OpDemoteToHelperInvocation.
func (b Builder) DemoteToHelperInvocation() *ir.Inst {
	return b.Emit(spirv.OpDemoteToHelperInvocation, 0, false)
}

// IsHelperInvocationEXT adds an OpIsHelperInvocationEXT.
func (b Builder) IsHelperInvocationEXT(typ ir.ID) ir.ID {
	return b.Emit(spirv.OpIsHelperInvocationEXT, typ, true).Result
}

// TensorViewSetClipNV adds an OpTensorViewSetClipNV.
func (b Builder) TensorViewSetClipNV(typ ir.ID, tensorView ir.ID, clipRowOffset ir.ID, clipRowSpan ir.ID, clipColOffset ir.ID, clipColSpan ir.ID) ir.ID {
	return b.Emit(spirv.OpTensorViewSetClipNV, typ, true, uint32(tensorView), uint32(clipRowOffset), uint32(clipRowSpan), uint32(clipColOffset), uint32(clipColSpan)).Result
}

// TensorLayoutSetBlockSizeNV adds an OpTensorLayoutSetBlockSizeNV.
func (b Builder) TensorLayoutSetBlockSizeNV(typ ir.ID, tensorLayout ir.ID, blockSize ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(tensorLayout))
	w = append(w, words(blockSize)...)
	return b.Emit(spirv.OpTensorLayoutSetBlockSizeNV, typ, true, w...).Result
}

// CooperativeMatrixTransposeNV adds an OpCooperativeMatrixTransposeNV.
func (b Builder) CooperativeMatrixTransposeNV(typ ir.ID, matrix ir.ID) ir.ID {
	return b.Emit(spirv.OpCooperativeMatrixTransposeNV, typ, true, uint32(matrix)).Result
}

// ConvertUToImageNV adds an OpConvertUToImageNV.
func (b Builder) ConvertUToImageNV(typ ir.ID, operand ir.ID) ir.ID {
	return b.Emit(spirv.OpConvertUToImageNV, typ, true, uint32(operand)).Result
}

// ConvertUToSamplerNV adds an OpConvertUToSamplerNV.
func (b Builder) ConvertUToSamplerNV(typ ir.ID, operand ir.ID) ir.ID {
	return b.Emit(spirv.OpConvertUToSamplerNV, typ, true, uint32(operand)).Result
}

// ConvertImageToUNV adds an OpConvertImageToUNV.
func (b Builder) ConvertImageToUNV(typ ir.ID, operand ir.ID) ir.ID {
	return b.Emit(spirv.OpConvertImageToUNV, typ, true, uint32(operand)).Result
}

// ConvertSamplerToUNV adds an OpConvertSamplerToUNV.
func (b Builder) ConvertSamplerToUNV(typ ir.ID, operand ir.ID) ir.ID {
	return b.Emit(spirv.OpConvertSamplerToUNV, typ, true, uint32(operand)).Result
}

// ConvertUToSampledImageNV adds an OpConvertUToSampledImageNV.
func (b Builder) ConvertUToSampledImageNV(typ ir.ID, operand ir.ID) ir.ID {
	return b.Emit(spirv.OpConvertUToSampledImageNV, typ, true, uint32(operand)).Result
}

// ConvertSampledImageToUNV adds an OpConvertSampledImageToUNV.
func (b Builder) ConvertSampledImageToUNV(typ ir.ID, operand ir.ID) ir.ID {
	return b.Emit(spirv.OpConvertSampledImageToUNV, typ, true, uint32(operand)).Result
}

// SamplerImageAddressingModeNV adds an OpSamplerImageAddressingModeNV.
func (b Builder) SamplerImageAddressingModeNV(bitWidth uint32) *ir.Inst {
	return b.Emit(spirv.OpSamplerImageAddressingModeNV, 0, false, bitWidth)
}

// RawAccessChainNV adds an OpRawAccessChainNV.
func (b Builder) RawAccessChainNV(typ ir.ID, base ir.ID, byteStride ir.ID, elementIndex ir.ID, byteOffset ir.ID, rawAccessChainOperands ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(base))
	w = append(w, uint32(byteStride))
	w = append(w, uint32(elementIndex))
	w = append(w, uint32(byteOffset))
	w = append(w, rawAccessChainOperands...)
	return b.Emit(spirv.OpRawAccessChainNV, typ, true, w...).Result
}

// RayQueryGetIntersectionSpherePositionNV adds an OpRayQueryGetIntersectionSpherePositionNV.
func (b Builder) RayQueryGetIntersectionSpherePositionNV(typ ir.ID, rayQuery ir.ID, intersection ir.ID) ir.ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionSpherePositionNV, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// RayQueryGetIntersectionSphereRadiusNV adds an OpRayQueryGetIntersectionSphereRadiusNV.
func (b Builder) RayQueryGetIntersectionSphereRadiusNV(typ ir.ID, rayQuery ir.ID, intersection ir.ID) ir.ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionSphereRadiusNV, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// RayQueryGetIntersectionLSSPositionsNV adds an OpRayQueryGetIntersectionLSSPositionsNV.
func (b Builder) RayQueryGetIntersectionLSSPositionsNV(typ ir.ID, rayQuery ir.ID, intersection ir.ID) ir.ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionLSSPositionsNV, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// RayQueryGetIntersectionLSSRadiiNV adds an OpRayQueryGetIntersectionLSSRadiiNV.
func (b Builder) RayQueryGetIntersectionLSSRadiiNV(typ ir.ID, rayQuery ir.ID, intersection ir.ID) ir.ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionLSSRadiiNV, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// RayQueryGetIntersectionLSSHitValueNV adds an OpRayQueryGetIntersectionLSSHitValueNV.
func (b Builder) RayQueryGetIntersectionLSSHitValueNV(typ ir.ID, rayQuery ir.ID, intersection ir.ID) ir.ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionLSSHitValueNV, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// HitObjectGetSpherePositionNV adds an OpHitObjectGetSpherePositionNV.
func (b Builder) HitObjectGetSpherePositionNV(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectGetSpherePositionNV, typ, true, uint32(hitObject)).Result
}

// HitObjectGetSphereRadiusNV adds an OpHitObjectGetSphereRadiusNV.
func (b Builder) HitObjectGetSphereRadiusNV(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectGetSphereRadiusNV, typ, true, uint32(hitObject)).Result
}

// HitObjectGetLSSPositionsNV adds an OpHitObjectGetLSSPositionsNV.
func (b Builder) HitObjectGetLSSPositionsNV(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectGetLSSPositionsNV, typ, true, uint32(hitObject)).Result
}

// HitObjectGetLSSRadiiNV adds an OpHitObjectGetLSSRadiiNV.
func (b Builder) HitObjectGetLSSRadiiNV(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectGetLSSRadiiNV, typ, true, uint32(hitObject)).Result
}

// HitObjectIsSphereHitNV adds an OpHitObjectIsSphereHitNV.
func (b Builder) HitObjectIsSphereHitNV(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectIsSphereHitNV, typ, true, uint32(hitObject)).Result
}

// HitObjectIsLSSHitNV adds an OpHitObjectIsLSSHitNV.
func (b Builder) HitObjectIsLSSHitNV(typ ir.ID, hitObject ir.ID) ir.ID {
	return b.Emit(spirv.OpHitObjectIsLSSHitNV, typ, true, uint32(hitObject)).Result
}

// RayQueryIsSphereHitNV adds an OpRayQueryIsSphereHitNV.
func (b Builder) RayQueryIsSphereHitNV(typ ir.ID, rayQuery ir.ID, intersection ir.ID) ir.ID {
	return b.Emit(spirv.OpRayQueryIsSphereHitNV, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// RayQueryIsLSSHitNV adds an OpRayQueryIsLSSHitNV.
func (b Builder) RayQueryIsLSSHitNV(typ ir.ID, rayQuery ir.ID, intersection ir.ID) ir.ID {
	return b.Emit(spirv.OpRayQueryIsLSSHitNV, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// SubgroupShuffleINTEL adds an OpSubgroupShuffleINTEL.
func (b Builder) SubgroupShuffleINTEL(typ ir.ID, data ir.ID, invocationId ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupShuffleINTEL, typ, true, uint32(data), uint32(invocationId)).Result
}

// SubgroupShuffleDownINTEL adds an OpSubgroupShuffleDownINTEL.
func (b Builder) SubgroupShuffleDownINTEL(typ ir.ID, current ir.ID, next ir.ID, delta ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupShuffleDownINTEL, typ, true, uint32(current), uint32(next), uint32(delta)).Result
}

// SubgroupShuffleUpINTEL adds an OpSubgroupShuffleUpINTEL.
func (b Builder) SubgroupShuffleUpINTEL(typ ir.ID, previous ir.ID, current ir.ID, delta ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupShuffleUpINTEL, typ, true, uint32(previous), uint32(current), uint32(delta)).Result
}

// SubgroupShuffleXorINTEL adds an OpSubgroupShuffleXorINTEL.
func (b Builder) SubgroupShuffleXorINTEL(typ ir.ID, data ir.ID, value ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupShuffleXorINTEL, typ, true, uint32(data), uint32(value)).Result
}

// SubgroupBlockReadINTEL adds an OpSubgroupBlockReadINTEL.
func (b Builder) SubgroupBlockReadINTEL(typ ir.ID, ptr ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupBlockReadINTEL, typ, true, uint32(ptr)).Result
}

// SubgroupBlockWriteINTEL adds an OpSubgroupBlockWriteINTEL.
func (b Builder) SubgroupBlockWriteINTEL(ptr ir.ID, data ir.ID) *ir.Inst {
	return b.Emit(spirv.OpSubgroupBlockWriteINTEL, 0, false, uint32(ptr), uint32(data))
}

// SubgroupImageBlockReadINTEL adds an OpSubgroupImageBlockReadINTEL.
func (b Builder) SubgroupImageBlockReadINTEL(typ ir.ID, image ir.ID, coordinate ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupImageBlockReadINTEL, typ, true, uint32(image), uint32(coordinate)).Result
}

// SubgroupImageBlockWriteINTEL adds an OpSubgroupImageBlockWriteINTEL.
func (b Builder) SubgroupImageBlockWriteINTEL(image ir.ID, coordinate ir.ID, data ir.ID) *ir.Inst {
	return b.Emit(spirv.OpSubgroupImageBlockWriteINTEL, 0, false, uint32(image), uint32(coordinate), uint32(data))
}

// SubgroupImageMediaBlockReadINTEL adds an OpSubgroupImageMediaBlockReadINTEL.
func (b Builder) SubgroupImageMediaBlockReadINTEL(typ ir.ID, image ir.ID, coordinate ir.ID, width ir.ID, height ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupImageMediaBlockReadINTEL, typ, true, uint32(image), uint32(coordinate), uint32(width), uint32(height)).Result
}

// SubgroupImageMediaBlockWriteINTEL adds an OpSubgroupImageMediaBlockWriteINTEL.
func (b Builder) SubgroupImageMediaBlockWriteINTEL(image ir.ID, coordinate ir.ID, width ir.ID, height ir.ID, data ir.ID) *ir.Inst {
	return b.Emit(spirv.OpSubgroupImageMediaBlockWriteINTEL, 0, false, uint32(image), uint32(coordinate), uint32(width), uint32(height), uint32(data))
}

// UCountLeadingZerosINTEL adds an OpUCountLeadingZerosINTEL.
func (b Builder) UCountLeadingZerosINTEL(typ ir.ID, operand ir.ID) ir.ID {
	return b.Emit(spirv.OpUCountLeadingZerosINTEL, typ, true, uint32(operand)).Result
}

// UCountTrailingZerosINTEL adds an OpUCountTrailingZerosINTEL.
func (b Builder) UCountTrailingZerosINTEL(typ ir.ID, operand ir.ID) ir.ID {
	return b.Emit(spirv.OpUCountTrailingZerosINTEL, typ, true, uint32(operand)).Result
}

// AbsISubINTEL adds an OpAbsISubINTEL.
func (b Builder) AbsISubINTEL(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpAbsISubINTEL, typ, true, uint32(operand), uint32(operand2)).Result
}

// AbsUSubINTEL adds an OpAbsUSubINTEL.
func (b Builder) AbsUSubINTEL(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpAbsUSubINTEL, typ, true, uint32(operand), uint32(operand2)).Result
}

// IAddSatINTEL adds an OpIAddSatINTEL.
func (b Builder) IAddSatINTEL(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpIAddSatINTEL, typ, true, uint32(operand), uint32(operand2)).Result
}

// UAddSatINTEL adds an OpUAddSatINTEL.
func (b Builder) UAddSatINTEL(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpUAddSatINTEL, typ, true, uint32(operand), uint32(operand2)).Result
}

// IAverageINTEL adds an OpIAverageINTEL.
func (b Builder) IAverageINTEL(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpIAverageINTEL, typ, true, uint32(operand), uint32(operand2)).Result
}

// UAverageINTEL adds an OpUAverageINTEL.
func (b Builder) UAverageINTEL(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpUAverageINTEL, typ, true, uint32(operand), uint32(operand2)).Result
}

// IAverageRoundedINTEL adds an OpIAverageRoundedINTEL.
func (b Builder) IAverageRoundedINTEL(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpIAverageRoundedINTEL, typ, true, uint32(operand), uint32(operand2)).Result
}

// UAverageRoundedINTEL adds an OpUAverageRoundedINTEL.
func (b Builder) UAverageRoundedINTEL(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpUAverageRoundedINTEL, typ, true, uint32(operand), uint32(operand2)).Result
}

// ISubSatINTEL adds an OpISubSatINTEL.
func (b Builder) ISubSatINTEL(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpISubSatINTEL, typ, true, uint32(operand), uint32(operand2)).Result
}

// USubSatINTEL adds an OpUSubSatINTEL.
func (b Builder) USubSatINTEL(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpUSubSatINTEL, typ, true, uint32(operand), uint32(operand2)).Result
}

// IMul32x16INTEL adds an OpIMul32x16INTEL.
func (b Builder) IMul32x16INTEL(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpIMul32x16INTEL, typ, true, uint32(operand), uint32(operand2)).Result
}

// UMul32x16INTEL adds an OpUMul32x16INTEL.
func (b Builder) UMul32x16INTEL(typ ir.ID, operand ir.ID, operand2 ir.ID) ir.ID {
	return b.Emit(spirv.OpUMul32x16INTEL, typ, true, uint32(operand), uint32(operand2)).Result
}

// ConstantFunctionPointerINTEL adds an OpConstantFunctionPointerINTEL.
func (b Builder) ConstantFunctionPointerINTEL(typ ir.ID, function ir.ID) ir.ID {
	return b.Emit(spirv.OpConstantFunctionPointerINTEL, typ, true, uint32(function)).Result
}

// FunctionPointerCallINTEL adds an OpFunctionPointerCallINTEL.
func (b Builder) FunctionPointerCallINTEL(typ ir.ID, operand ...ir.ID) ir.ID {
	return b.Emit(spirv.OpFunctionPointerCallINTEL, typ, true, words(operand)...).Result
}

// AsmTargetINTEL adds an OpAsmTargetINTEL.
func (b Builder) AsmTargetINTEL(asmTarget string) ir.ID {
	return b.Emit(spirv.OpAsmTargetINTEL, 0, true, spirv.AppendString(nil, asmTarget)...).Result
}

// AsmINTEL adds an OpAsmINTEL.
func (b Builder) AsmINTEL(typ ir.ID, asmType ir.ID, target ir.ID, asmInstructions string, constraints string) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(asmType))
	w = append(w, uint32(target))
	w = append(w, spirv.AppendString(nil, asmInstructions)...)
	w = append(w, spirv.AppendString(nil, constraints)...)
	return b.Emit(spirv.OpAsmINTEL, typ, true, w...).Result
}

// AsmCallINTEL adds an OpAsmCallINTEL.
func (b Builder) AsmCallINTEL(typ ir.ID, asm ir.ID, argument ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(asm))
	w = append(w, words(argument)...)
	return b.Emit(spirv.OpAsmCallINTEL, typ, true, w...).Result
}

// AtomicFMinEXT adds an OpAtomicFMinEXT.
func (b Builder) AtomicFMinEXT(typ ir.ID, pointer ir.ID, memory ir.ID, semantics ir.ID, value ir.ID) ir.ID {
	return b.Emit(spirv.OpAtomicFMinEXT, typ, true, uint32(pointer), uint32(memory), uint32(semantics), uint32(value)).Result
}

// AtomicFMaxEXT adds an OpAtomicFMaxEXT.
func (b Builder) AtomicFMaxEXT(typ ir.ID, pointer ir.ID, memory ir.ID, semantics ir.ID, value ir.ID) ir.ID {
	return b.Emit(spirv.OpAtomicFMaxEXT, typ, true, uint32(pointer), uint32(memory), uint32(semantics), uint32(value)).Result
}

// AssumeTrueKHR adds an OpAssumeTrueKHR.
func (b Builder) AssumeTrueKHR(condition ir.ID) *ir.Inst {
	return b.Emit(spirv.OpAssumeTrueKHR, 0, false, uint32(condition))
}

// ExpectKHR adds an OpExpectKHR.
func (b Builder) ExpectKHR(typ ir.ID, value ir.ID, expectedValue ir.ID) ir.ID {
	return b.Emit(spirv.OpExpectKHR, typ, true, uint32(value), uint32(expectedValue)).Result
}

// DecorateString adds an OpDecorateString.
func (b Builder) DecorateString(target ir.ID, decoration spirv.Decoration, params ...uint32) *ir.Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(target))
	w = append(w, uint32(decoration))
	w = append(w, params...)
	return b.Emit(spirv.OpDecorateString, 0, false, w...)
}

// MemberDecorateString adds an OpMemberDecorateString.
func (b Builder) MemberDecorateString(structType ir.ID, member uint32, decoration spirv.Decoration, params ...uint32) *ir.Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(structType))
	w = append(w, member)
	w = append(w, uint32(decoration))
	w = append(w, params...)
	return b.Emit(spirv.OpMemberDecorateString, 0, false, w...)
}

// VmeImageINTEL adds an OpVmeImageINTEL.
func (b Builder) VmeImageINTEL(typ ir.ID, imageType ir.ID, sampler ir.ID) ir.ID {
	return b.Emit(spirv.OpVmeImageINTEL, typ, true, uint32(imageType), uint32(sampler)).Result
}

// TypeVmeImageINTEL adds an OpTypeVmeImageINTEL.
func (b Builder) TypeVmeImageINTEL(imageType ir.ID) ir.ID {
	return b.Emit(spirv.OpTypeVmeImageINTEL, 0, true, uint32(imageType)).Result
}

// TypeAvcImePayloadINTEL adds an OpTypeAvcImePayloadINTEL.
func (b Builder) TypeAvcImePayloadINTEL() ir.ID {
	return b.Emit(spirv.OpTypeAvcImePayloadINTEL, 0, true).Result
}

// TypeAvcRefPayloadINTEL adds an OpTypeAvcRefPayloadINTEL.
func (b Builder) TypeAvcRefPayloadINTEL() ir.ID {
	return b.Emit(spirv.OpTypeAvcRefPayloadINTEL, 0, true).Result
}

// TypeAvcSicPayloadINTEL adds an OpTypeAvcSicPayloadINTEL.
func (b Builder) TypeAvcSicPayloadINTEL() ir.ID {
	return b.Emit(spirv.OpTypeAvcSicPayloadINTEL, 0, true).Result
}

// TypeAvcMcePayloadINTEL adds an OpTypeAvcMcePayloadINTEL.
func (b Builder) TypeAvcMcePayloadINTEL() ir.ID {
	return b.Emit(spirv.OpTypeAvcMcePayloadINTEL, 0, true).Result
}

// TypeAvcMceResultINTEL adds an OpTypeAvcMceResultINTEL.
func (b Builder) TypeAvcMceResultINTEL() ir.ID {
	return b.Emit(spirv.OpTypeAvcMceResultINTEL, 0, true).Result
}

// TypeAvcImeResultINTEL adds an OpTypeAvcImeResultINTEL.
func (b Builder) TypeAvcImeResultINTEL() ir.ID {
	return b.Emit(spirv.OpTypeAvcImeResultINTEL, 0, true).Result
}

// TypeAvcImeResultSingleReferenceStreamoutINTEL adds an OpTypeAvcImeResultSingleReferenceStreamoutINTEL.
func (b Builder) TypeAvcImeResultSingleReferenceStreamoutINTEL() ir.ID {
	return b.Emit(spirv.OpTypeAvcImeResultSingleReferenceStreamoutINTEL, 0, true).Result
}

// TypeAvcImeResultDualReferenceStreamoutINTEL adds an OpTypeAvcImeResultDualReferenceStreamoutINTEL.
func (b Builder) TypeAvcImeResultDualReferenceStreamoutINTEL() ir.ID {
	return b.Emit(spirv.OpTypeAvcImeResultDualReferenceStreamoutINTEL, 0, true).Result
}

// TypeAvcImeSingleReferenceStreaminINTEL adds an OpTypeAvcImeSingleReferenceStreaminINTEL.
func (b Builder) TypeAvcImeSingleReferenceStreaminINTEL() ir.ID {
	return b.Emit(spirv.OpTypeAvcImeSingleReferenceStreaminINTEL, 0, true).Result
}

// TypeAvcImeDualReferenceStreaminINTEL adds an OpTypeAvcImeDualReferenceStreaminINTEL.
func (b Builder) TypeAvcImeDualReferenceStreaminINTEL() ir.ID {
	return b.Emit(spirv.OpTypeAvcImeDualReferenceStreaminINTEL, 0, true).Result
}

// TypeAvcRefResultINTEL adds an OpTypeAvcRefResultINTEL.
func (b Builder) TypeAvcRefResultINTEL() ir.ID {
	return b.Emit(spirv.OpTypeAvcRefResultINTEL, 0, true).Result
}

// TypeAvcSicResultINTEL adds an OpTypeAvcSicResultINTEL.
func (b Builder) TypeAvcSicResultINTEL() ir.ID {
	return b.Emit(spirv.OpTypeAvcSicResultINTEL, 0, true).Result
}

// SubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTEL adds an OpSubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTEL.
func (b Builder) SubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTEL(typ ir.ID, sliceType ir.ID, qp ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTEL, typ, true, uint32(sliceType), uint32(qp)).Result
}

// SubgroupAvcMceSetInterBaseMultiReferencePenaltyINTEL adds an OpSubgroupAvcMceSetInterBaseMultiReferencePenaltyINTEL.
func (b Builder) SubgroupAvcMceSetInterBaseMultiReferencePenaltyINTEL(typ ir.ID, referenceBasePenalty ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcMceSetInterBaseMultiReferencePenaltyINTEL, typ, true, uint32(referenceBasePenalty), uint32(payload)).Result
}

// SubgroupAvcMceGetDefaultInterShapePenaltyINTEL adds an OpSubgroupAvcMceGetDefaultInterShapePenaltyINTEL.
func (b Builder) SubgroupAvcMceGetDefaultInterShapePenaltyINTEL(typ ir.ID, sliceType ir.ID, qp ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcMceGetDefaultInterShapePenaltyINTEL, typ, true, uint32(sliceType), uint32(qp)).Result
}

// SubgroupAvcMceSetInterShapePenaltyINTEL adds an OpSubgroupAvcMceSetInterShapePenaltyINTEL.
func (b Builder) SubgroupAvcMceSetInterShapePenaltyINTEL(typ ir.ID, packedShapePenalty ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcMceSetInterShapePenaltyINTEL, typ, true, uint32(packedShapePenalty), uint32(payload)).Result
}

// SubgroupAvcMceGetDefaultInterDirectionPenaltyINTEL adds an OpSubgroupAvcMceGetDefaultInterDirectionPenaltyINTEL.
func (b Builder) SubgroupAvcMceGetDefaultInterDirectionPenaltyINTEL(typ ir.ID, sliceType ir.ID, qp ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcMceGetDefaultInterDirectionPenaltyINTEL, typ, true, uint32(sliceType), uint32(qp)).Result
}

// SubgroupAvcMceSetInterDirectionPenaltyINTEL adds an OpSubgroupAvcMceSetInterDirectionPenaltyINTEL.
func (b Builder) SubgroupAvcMceSetInterDirectionPenaltyINTEL(typ ir.ID, directionCost ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcMceSetInterDirectionPenaltyINTEL, typ, true, uint32(directionCost), uint32(payload)).Result
}

// SubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTEL adds an OpSubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTEL.
func (b Builder) SubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTEL(typ ir.ID, sliceType ir.ID, qp ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTEL, typ, true, uint32(sliceType), uint32(qp)).Result
}

// SubgroupAvcMceGetDefaultInterMotionVectorCostTableINTEL adds an OpSubgroupAvcMceGetDefaultInterMotionVectorCostTableINTEL.
func (b Builder) SubgroupAvcMceGetDefaultInterMotionVectorCostTableINTEL(typ ir.ID, sliceType ir.ID, qp ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcMceGetDefaultInterMotionVectorCostTableINTEL, typ, true, uint32(sliceType), uint32(qp)).Result
}

// SubgroupAvcMceGetDefaultHighPenaltyCostTableINTEL adds an OpSubgroupAvcMceGetDefaultHighPenaltyCostTableINTEL.
func (b Builder) SubgroupAvcMceGetDefaultHighPenaltyCostTableINTEL(typ ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcMceGetDefaultHighPenaltyCostTableINTEL, typ, true).Result
}

// SubgroupAvcMceGetDefaultMediumPenaltyCostTableINTEL adds an OpSubgroupAvcMceGetDefaultMediumPenaltyCostTableINTEL.
func (b Builder) SubgroupAvcMceGetDefaultMediumPenaltyCostTableINTEL(typ ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcMceGetDefaultMediumPenaltyCostTableINTEL, typ, true).Result
}

// SubgroupAvcMceGetDefaultLowPenaltyCostTableINTEL adds an OpSubgroupAvcMceGetDefaultLowPenaltyCostTableINTEL.
func (b Builder) SubgroupAvcMceGetDefaultLowPenaltyCostTableINTEL(typ ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcMceGetDefaultLowPenaltyCostTableINTEL, typ, true).Result
}

// SubgroupAvcMceSetMotionVectorCostFunctionINTEL adds an OpSubgroupAvcMceSetMotionVectorCostFunctionINTEL.
func (b Builder) SubgroupAvcMceSetMotionVectorCostFunctionINTEL(typ ir.ID, packedCostCenterDelta ir.ID, packedCostTable ir.ID, costPrecision ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcMceSetMotionVectorCostFunctionINTEL, typ, true, uint32(packedCostCenterDelta), uint32(packedCostTable), uint32(costPrecision), uint32(payload)).Result
}

// SubgroupAvcMceGetDefaultIntraLumaModePenaltyINTEL adds an OpSubgroupAvcMceGetDefaultIntraLumaModePenaltyINTEL.
func (b Builder) SubgroupAvcMceGetDefaultIntraLumaModePenaltyINTEL(typ ir.ID, sliceType ir.ID, qp ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcMceGetDefaultIntraLumaModePenaltyINTEL, typ, true, uint32(sliceType), uint32(qp)).Result
}

// SubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTEL adds an OpSubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTEL.
func (b Builder) SubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTEL(typ ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTEL, typ, true).Result
}

// SubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTEL adds an OpSubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTEL.
func (b Builder) SubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTEL(typ ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTEL, typ, true).Result
}

// SubgroupAvcMceSetAcOnlyHaarINTEL adds an OpSubgroupAvcMceSetAcOnlyHaarINTEL.
func (b Builder) SubgroupAvcMceSetAcOnlyHaarINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcMceSetAcOnlyHaarINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcMceSetSourceInterlacedFieldPolarityINTEL adds an OpSubgroupAvcMceSetSourceInterlacedFieldPolarityINTEL.
func (b Builder) SubgroupAvcMceSetSourceInterlacedFieldPolarityINTEL(typ ir.ID, sourceFieldPolarity ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcMceSetSourceInterlacedFieldPolarityINTEL, typ, true, uint32(sourceFieldPolarity), uint32(payload)).Result
}

// SubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTEL adds an OpSubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTEL.
func (b Builder) SubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTEL(typ ir.ID, referenceFieldPolarity ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTEL, typ, true, uint32(referenceFieldPolarity), uint32(payload)).Result
}

// SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTEL adds an OpSubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTEL.
func (b Builder) SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTEL(typ ir.ID, forwardReferenceFieldPolarity ir.ID, backwardReferenceFieldPolarity ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTEL, typ, true, uint32(forwardReferenceFieldPolarity), uint32(backwardReferenceFieldPolarity), uint32(payload)).Result
}

// SubgroupAvcMceConvertToImePayloadINTEL adds an OpSubgroupAvcMceConvertToImePayloadINTEL.
func (b Builder) SubgroupAvcMceConvertToImePayloadINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcMceConvertToImePayloadINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcMceConvertToImeResultINTEL adds an OpSubgroupAvcMceConvertToImeResultINTEL.
func (b Builder) SubgroupAvcMceConvertToImeResultINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcMceConvertToImeResultINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcMceConvertToRefPayloadINTEL adds an OpSubgroupAvcMceConvertToRefPayloadINTEL.
func (b Builder) SubgroupAvcMceConvertToRefPayloadINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcMceConvertToRefPayloadINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcMceConvertToRefResultINTEL adds an OpSubgroupAvcMceConvertToRefResultINTEL.
func (b Builder) SubgroupAvcMceConvertToRefResultINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcMceConvertToRefResultINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcMceConvertToSicPayloadINTEL adds an OpSubgroupAvcMceConvertToSicPayloadINTEL.
func (b Builder) SubgroupAvcMceConvertToSicPayloadINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcMceConvertToSicPayloadINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcMceConvertToSicResultINTEL adds an OpSubgroupAvcMceConvertToSicResultINTEL.
func (b Builder) SubgroupAvcMceConvertToSicResultINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcMceConvertToSicResultINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcMceGetMotionVectorsINTEL adds an OpSubgroupAvcMceGetMotionVectorsINTEL.
func (b Builder) SubgroupAvcMceGetMotionVectorsINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcMceGetMotionVectorsINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcMceGetInterDistortionsINTEL adds an OpSubgroupAvcMceGetInterDistortionsINTEL.
func (b Builder) SubgroupAvcMceGetInterDistortionsINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcMceGetInterDistortionsINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcMceGetBestInterDistortionsINTEL adds an OpSubgroupAvcMceGetBestInterDistortionsINTEL.
func (b Builder) SubgroupAvcMceGetBestInterDistortionsINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcMceGetBestInterDistortionsINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcMceGetInterMajorShapeINTEL adds an OpSubgroupAvcMceGetInterMajorShapeINTEL.
func (b Builder) SubgroupAvcMceGetInterMajorShapeINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcMceGetInterMajorShapeINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcMceGetInterMinorShapeINTEL adds an OpSubgroupAvcMceGetInterMinorShapeINTEL.
func (b Builder) SubgroupAvcMceGetInterMinorShapeINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcMceGetInterMinorShapeINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcMceGetInterDirectionsINTEL adds an OpSubgroupAvcMceGetInterDirectionsINTEL.
func (b Builder) SubgroupAvcMceGetInterDirectionsINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcMceGetInterDirectionsINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcMceGetInterMotionVectorCountINTEL adds an OpSubgroupAvcMceGetInterMotionVectorCountINTEL.
func (b Builder) SubgroupAvcMceGetInterMotionVectorCountINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcMceGetInterMotionVectorCountINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcMceGetInterReferenceIdsINTEL adds an OpSubgroupAvcMceGetInterReferenceIdsINTEL.
func (b Builder) SubgroupAvcMceGetInterReferenceIdsINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcMceGetInterReferenceIdsINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTEL adds an OpSubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTEL.
func (b Builder) SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTEL(typ ir.ID, packedReferenceIds ir.ID, packedReferenceParameterFieldPolarities ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTEL, typ, true, uint32(packedReferenceIds), uint32(packedReferenceParameterFieldPolarities), uint32(payload)).Result
}

// SubgroupAvcImeInitializeINTEL adds an OpSubgroupAvcImeInitializeINTEL.
func (b Builder) SubgroupAvcImeInitializeINTEL(typ ir.ID, srcCoord ir.ID, partitionMask ir.ID, sADAdjustment ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcImeInitializeINTEL, typ, true, uint32(srcCoord), uint32(partitionMask), uint32(sADAdjustment)).Result
}

// SubgroupAvcImeSetSingleReferenceINTEL adds an OpSubgroupAvcImeSetSingleReferenceINTEL.
func (b Builder) SubgroupAvcImeSetSingleReferenceINTEL(typ ir.ID, refOffset ir.ID, searchWindowConfig ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcImeSetSingleReferenceINTEL, typ, true, uint32(refOffset), uint32(searchWindowConfig), uint32(payload)).Result
}

// SubgroupAvcImeSetDualReferenceINTEL adds an OpSubgroupAvcImeSetDualReferenceINTEL.
func (b Builder) SubgroupAvcImeSetDualReferenceINTEL(typ ir.ID, fwdRefOffset ir.ID, bwdRefOffset ir.ID, searchWindowConfig ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcImeSetDualReferenceINTEL, typ, true, uint32(fwdRefOffset), uint32(bwdRefOffset), uint32(searchWindowConfig), uint32(payload)).Result
}

// SubgroupAvcImeRefWindowSizeINTEL adds an OpSubgroupAvcImeRefWindowSizeINTEL.
func (b Builder) SubgroupAvcImeRefWindowSizeINTEL(typ ir.ID, searchWindowConfig ir.ID, dualRef ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcImeRefWindowSizeINTEL, typ, true, uint32(searchWindowConfig), uint32(dualRef)).Result
}

// SubgroupAvcImeAdjustRefOffsetINTEL adds an OpSubgroupAvcImeAdjustRefOffsetINTEL.
func (b Builder) SubgroupAvcImeAdjustRefOffsetINTEL(typ ir.ID, refOffset ir.ID, srcCoord ir.ID, refWindowSize ir.ID, imageSize ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcImeAdjustRefOffsetINTEL, typ, true, uint32(refOffset), uint32(srcCoord), uint32(refWindowSize), uint32(imageSize)).Result
}

// SubgroupAvcImeConvertToMcePayloadINTEL adds an OpSubgroupAvcImeConvertToMcePayloadINTEL.
func (b Builder) SubgroupAvcImeConvertToMcePayloadINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcImeConvertToMcePayloadINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcImeSetMaxMotionVectorCountINTEL adds an OpSubgroupAvcImeSetMaxMotionVectorCountINTEL.
func (b Builder) SubgroupAvcImeSetMaxMotionVectorCountINTEL(typ ir.ID, maxMotionVectorCount ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcImeSetMaxMotionVectorCountINTEL, typ, true, uint32(maxMotionVectorCount), uint32(payload)).Result
}

// SubgroupAvcImeSetUnidirectionalMixDisableINTEL adds an OpSubgroupAvcImeSetUnidirectionalMixDisableINTEL.
func (b Builder) SubgroupAvcImeSetUnidirectionalMixDisableINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcImeSetUnidirectionalMixDisableINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcImeSetEarlySearchTerminationThresholdINTEL adds an OpSubgroupAvcImeSetEarlySearchTerminationThresholdINTEL.
func (b Builder) SubgroupAvcImeSetEarlySearchTerminationThresholdINTEL(typ ir.ID, threshold ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcImeSetEarlySearchTerminationThresholdINTEL, typ, true, uint32(threshold), uint32(payload)).Result
}

// SubgroupAvcImeSetWeightedSadINTEL adds an OpSubgroupAvcImeSetWeightedSadINTEL.
func (b Builder) SubgroupAvcImeSetWeightedSadINTEL(typ ir.ID, packedSadWeights ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcImeSetWeightedSadINTEL, typ, true, uint32(packedSadWeights), uint32(payload)).Result
}

// SubgroupAvcImeEvaluateWithSingleReferenceINTEL adds an OpSubgroupAvcImeEvaluateWithSingleReferenceINTEL.
func (b Builder) SubgroupAvcImeEvaluateWithSingleReferenceINTEL(typ ir.ID, srcImage ir.ID, refImage ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcImeEvaluateWithSingleReferenceINTEL, typ, true, uint32(srcImage), uint32(refImage), uint32(payload)).Result
}

// SubgroupAvcImeEvaluateWithDualReferenceINTEL adds an OpSubgroupAvcImeEvaluateWithDualReferenceINTEL.
func (b Builder) SubgroupAvcImeEvaluateWithDualReferenceINTEL(typ ir.ID, srcImage ir.ID, fwdRefImage ir.ID, bwdRefImage ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcImeEvaluateWithDualReferenceINTEL, typ, true, uint32(srcImage), uint32(fwdRefImage), uint32(bwdRefImage), uint32(payload)).Result
}

// SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTEL adds an OpSubgroupAvcImeEvaluateWithSingleReferenceStreaminINTEL.
func (b Builder) SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTEL(typ ir.ID, srcImage ir.ID, refImage ir.ID, payload ir.ID, streaminComponents ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcImeEvaluateWithSingleReferenceStreaminINTEL, typ, true, uint32(srcImage), uint32(refImage), uint32(payload), uint32(streaminComponents)).Result
}

// SubgroupAvcImeEvaluateWithDualReferenceStreaminINTEL adds an OpSubgroupAvcImeEvaluateWithDualReferenceStreaminINTEL.
func (b Builder) SubgroupAvcImeEvaluateWithDualReferenceStreaminINTEL(typ ir.ID, srcImage ir.ID, fwdRefImage ir.ID, bwdRefImage ir.ID, payload ir.ID, streaminComponents ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcImeEvaluateWithDualReferenceStreaminINTEL, typ, true, uint32(srcImage), uint32(fwdRefImage), uint32(bwdRefImage), uint32(payload), uint32(streaminComponents)).Result
}

// SubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTEL adds an OpSubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTEL.
func (b Builder) SubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTEL(typ ir.ID, srcImage ir.ID, refImage ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTEL, typ, true, uint32(srcImage), uint32(refImage), uint32(payload)).Result
}

// SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTEL adds an OpSubgroupAvcImeEvaluateWithDualReferenceStreamoutINTEL.
func (b Builder) SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTEL(typ ir.ID, srcImage ir.ID, fwdRefImage ir.ID, bwdRefImage ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcImeEvaluateWithDualReferenceStreamoutINTEL, typ, true, uint32(srcImage), uint32(fwdRefImage), uint32(bwdRefImage), uint32(payload)).Result
}

// SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTEL adds an OpSubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTEL.
func (b Builder) SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTEL(typ ir.ID, srcImage ir.ID, refImage ir.ID, payload ir.ID, streaminComponents ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTEL, typ, true, uint32(srcImage), uint32(refImage), uint32(payload), uint32(streaminComponents)).Result
}

// SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTEL adds an OpSubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTEL.
func (b Builder) SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTEL(typ ir.ID, srcImage ir.ID, fwdRefImage ir.ID, bwdRefImage ir.ID, payload ir.ID, streaminComponents ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTEL, typ, true, uint32(srcImage), uint32(fwdRefImage), uint32(bwdRefImage), uint32(payload), uint32(streaminComponents)).Result
}

// SubgroupAvcImeConvertToMceResultINTEL adds an OpSubgroupAvcImeConvertToMceResultINTEL.
func (b Builder) SubgroupAvcImeConvertToMceResultINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcImeConvertToMceResultINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcImeGetSingleReferenceStreaminINTEL adds an OpSubgroupAvcImeGetSingleReferenceStreaminINTEL.
func (b Builder) SubgroupAvcImeGetSingleReferenceStreaminINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcImeGetSingleReferenceStreaminINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcImeGetDualReferenceStreaminINTEL adds an OpSubgroupAvcImeGetDualReferenceStreaminINTEL.
func (b Builder) SubgroupAvcImeGetDualReferenceStreaminINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcImeGetDualReferenceStreaminINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcImeStripSingleReferenceStreamoutINTEL adds an OpSubgroupAvcImeStripSingleReferenceStreamoutINTEL.
func (b Builder) SubgroupAvcImeStripSingleReferenceStreamoutINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcImeStripSingleReferenceStreamoutINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcImeStripDualReferenceStreamoutINTEL adds an OpSubgroupAvcImeStripDualReferenceStreamoutINTEL.
func (b Builder) SubgroupAvcImeStripDualReferenceStreamoutINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcImeStripDualReferenceStreamoutINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTEL adds an OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTEL.
func (b Builder) SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTEL(typ ir.ID, payload ir.ID, majorShape ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTEL, typ, true, uint32(payload), uint32(majorShape)).Result
}

// SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTEL adds an OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTEL.
func (b Builder) SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTEL(typ ir.ID, payload ir.ID, majorShape ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTEL, typ, true, uint32(payload), uint32(majorShape)).Result
}

// SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTEL adds an OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTEL.
func (b Builder) SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTEL(typ ir.ID, payload ir.ID, majorShape ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTEL, typ, true, uint32(payload), uint32(majorShape)).Result
}

// SubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTEL adds an OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTEL.
func (b Builder) SubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTEL(typ ir.ID, payload ir.ID, majorShape ir.ID, direction ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTEL, typ, true, uint32(payload), uint32(majorShape), uint32(direction)).Result
}

// SubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTEL adds an OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTEL.
func (b Builder) SubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTEL(typ ir.ID, payload ir.ID, majorShape ir.ID, direction ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTEL, typ, true, uint32(payload), uint32(majorShape), uint32(direction)).Result
}

// SubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTEL adds an OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTEL.
func (b Builder) SubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTEL(typ ir.ID, payload ir.ID, majorShape ir.ID, direction ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTEL, typ, true, uint32(payload), uint32(majorShape), uint32(direction)).Result
}

// SubgroupAvcImeGetBorderReachedINTEL adds an OpSubgroupAvcImeGetBorderReachedINTEL.
func (b Builder) SubgroupAvcImeGetBorderReachedINTEL(typ ir.ID, imageSelect ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcImeGetBorderReachedINTEL, typ, true, uint32(imageSelect), uint32(payload)).Result
}

// SubgroupAvcImeGetTruncatedSearchIndicationINTEL adds an OpSubgroupAvcImeGetTruncatedSearchIndicationINTEL.
func (b Builder) SubgroupAvcImeGetTruncatedSearchIndicationINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcImeGetTruncatedSearchIndicationINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTEL adds an OpSubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTEL.
func (b Builder) SubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTEL adds an OpSubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTEL.
func (b Builder) SubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcImeGetWeightingPatternMinimumDistortionINTEL adds an OpSubgroupAvcImeGetWeightingPatternMinimumDistortionINTEL.
func (b Builder) SubgroupAvcImeGetWeightingPatternMinimumDistortionINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcImeGetWeightingPatternMinimumDistortionINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcFmeInitializeINTEL adds an OpSubgroupAvcFmeInitializeINTEL.
func (b Builder) SubgroupAvcFmeInitializeINTEL(typ ir.ID, srcCoord ir.ID, motionVectors ir.ID, majorShapes ir.ID, minorShapes ir.ID, direction ir.ID, pixelResolution ir.ID, sadAdjustment ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcFmeInitializeINTEL, typ, true, uint32(srcCoord), uint32(motionVectors), uint32(majorShapes), uint32(minorShapes), uint32(direction), uint32(pixelResolution), uint32(sadAdjustment)).Result
}

// SubgroupAvcBmeInitializeINTEL adds an OpSubgroupAvcBmeInitializeINTEL.
func (b Builder) SubgroupAvcBmeInitializeINTEL(typ ir.ID, srcCoord ir.ID, motionVectors ir.ID, majorShapes ir.ID, minorShapes ir.ID, direction ir.ID, pixelResolution ir.ID, bidirectionalWeight ir.ID, sadAdjustment ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcBmeInitializeINTEL, typ, true, uint32(srcCoord), uint32(motionVectors), uint32(majorShapes), uint32(minorShapes), uint32(direction), uint32(pixelResolution), uint32(bidirectionalWeight), uint32(sadAdjustment)).Result
}

// SubgroupAvcRefConvertToMcePayloadINTEL adds an OpSubgroupAvcRefConvertToMcePayloadINTEL.
func (b Builder) SubgroupAvcRefConvertToMcePayloadINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcRefConvertToMcePayloadINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcRefSetBidirectionalMixDisableINTEL adds an OpSubgroupAvcRefSetBidirectionalMixDisableINTEL.
func (b Builder) SubgroupAvcRefSetBidirectionalMixDisableINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcRefSetBidirectionalMixDisableINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcRefSetBilinearFilterEnableINTEL adds an OpSubgroupAvcRefSetBilinearFilterEnableINTEL.
func (b Builder) SubgroupAvcRefSetBilinearFilterEnableINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcRefSetBilinearFilterEnableINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcRefEvaluateWithSingleReferenceINTEL adds an OpSubgroupAvcRefEvaluateWithSingleReferenceINTEL.
func (b Builder) SubgroupAvcRefEvaluateWithSingleReferenceINTEL(typ ir.ID, srcImage ir.ID, refImage ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcRefEvaluateWithSingleReferenceINTEL, typ, true, uint32(srcImage), uint32(refImage), uint32(payload)).Result
}

// SubgroupAvcRefEvaluateWithDualReferenceINTEL adds an OpSubgroupAvcRefEvaluateWithDualReferenceINTEL.
func (b Builder) SubgroupAvcRefEvaluateWithDualReferenceINTEL(typ ir.ID, srcImage ir.ID, fwdRefImage ir.ID, bwdRefImage ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcRefEvaluateWithDualReferenceINTEL, typ, true, uint32(srcImage), uint32(fwdRefImage), uint32(bwdRefImage), uint32(payload)).Result
}

// SubgroupAvcRefEvaluateWithMultiReferenceINTEL adds an OpSubgroupAvcRefEvaluateWithMultiReferenceINTEL.
func (b Builder) SubgroupAvcRefEvaluateWithMultiReferenceINTEL(typ ir.ID, srcImage ir.ID, packedReferenceIds ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcRefEvaluateWithMultiReferenceINTEL, typ, true, uint32(srcImage), uint32(packedReferenceIds), uint32(payload)).Result
}

// SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTEL adds an OpSubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTEL.
func (b Builder) SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTEL(typ ir.ID, srcImage ir.ID, packedReferenceIds ir.ID, packedReferenceFieldPolarities ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTEL, typ, true, uint32(srcImage), uint32(packedReferenceIds), uint32(packedReferenceFieldPolarities), uint32(payload)).Result
}

// SubgroupAvcRefConvertToMceResultINTEL adds an OpSubgroupAvcRefConvertToMceResultINTEL.
func (b Builder) SubgroupAvcRefConvertToMceResultINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcRefConvertToMceResultINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcSicInitializeINTEL adds an OpSubgroupAvcSicInitializeINTEL.
func (b Builder) SubgroupAvcSicInitializeINTEL(typ ir.ID, srcCoord ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcSicInitializeINTEL, typ, true, uint32(srcCoord)).Result
}

// SubgroupAvcSicConfigureSkcINTEL adds an OpSubgroupAvcSicConfigureSkcINTEL.
func (b Builder) SubgroupAvcSicConfigureSkcINTEL(typ ir.ID, skipBlockPartitionType ir.ID, skipMotionVectorMask ir.ID, motionVectors ir.ID, bidirectionalWeight ir.ID, sadAdjustment ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcSicConfigureSkcINTEL, typ, true, uint32(skipBlockPartitionType), uint32(skipMotionVectorMask), uint32(motionVectors), uint32(bidirectionalWeight), uint32(sadAdjustment), uint32(payload)).Result
}

// SubgroupAvcSicConfigureIpeLumaINTEL adds an OpSubgroupAvcSicConfigureIpeLumaINTEL.
func (b Builder) SubgroupAvcSicConfigureIpeLumaINTEL(typ ir.ID, lumaIntraPartitionMask ir.ID, intraNeighbourAvailabilty ir.ID, leftEdgeLumaPixels ir.ID, upperLeftCornerLumaPixel ir.ID, upperEdgeLumaPixels ir.ID, upperRightEdgeLumaPixels ir.ID, sadAdjustment ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcSicConfigureIpeLumaINTEL, typ, true, uint32(lumaIntraPartitionMask), uint32(intraNeighbourAvailabilty), uint32(leftEdgeLumaPixels), uint32(upperLeftCornerLumaPixel), uint32(upperEdgeLumaPixels), uint32(upperRightEdgeLumaPixels), uint32(sadAdjustment), uint32(payload)).Result
}

// SubgroupAvcSicConfigureIpeLumaChromaINTEL adds an OpSubgroupAvcSicConfigureIpeLumaChromaINTEL.
func (b Builder) SubgroupAvcSicConfigureIpeLumaChromaINTEL(typ ir.ID, lumaIntraPartitionMask ir.ID, intraNeighbourAvailabilty ir.ID, leftEdgeLumaPixels ir.ID, upperLeftCornerLumaPixel ir.ID, upperEdgeLumaPixels ir.ID, upperRightEdgeLumaPixels ir.ID, leftEdgeChromaPixels ir.ID, upperLeftCornerChromaPixel ir.ID, upperEdgeChromaPixels ir.ID, sadAdjustment ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcSicConfigureIpeLumaChromaINTEL, typ, true, uint32(lumaIntraPartitionMask), uint32(intraNeighbourAvailabilty), uint32(leftEdgeLumaPixels), uint32(upperLeftCornerLumaPixel), uint32(upperEdgeLumaPixels), uint32(upperRightEdgeLumaPixels), uint32(leftEdgeChromaPixels), uint32(upperLeftCornerChromaPixel), uint32(upperEdgeChromaPixels), uint32(sadAdjustment), uint32(payload)).Result
}

// SubgroupAvcSicGetMotionVectorMaskINTEL adds an OpSubgroupAvcSicGetMotionVectorMaskINTEL.
func (b Builder) SubgroupAvcSicGetMotionVectorMaskINTEL(typ ir.ID, skipBlockPartitionType ir.ID, direction ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcSicGetMotionVectorMaskINTEL, typ, true, uint32(skipBlockPartitionType), uint32(direction)).Result
}

// SubgroupAvcSicConvertToMcePayloadINTEL adds an OpSubgroupAvcSicConvertToMcePayloadINTEL.
func (b Builder) SubgroupAvcSicConvertToMcePayloadINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcSicConvertToMcePayloadINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcSicSetIntraLumaShapePenaltyINTEL adds an OpSubgroupAvcSicSetIntraLumaShapePenaltyINTEL.
func (b Builder) SubgroupAvcSicSetIntraLumaShapePenaltyINTEL(typ ir.ID, packedShapePenalty ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcSicSetIntraLumaShapePenaltyINTEL, typ, true, uint32(packedShapePenalty), uint32(payload)).Result
}

// SubgroupAvcSicSetIntraLumaModeCostFunctionINTEL adds an OpSubgroupAvcSicSetIntraLumaModeCostFunctionINTEL.
func (b Builder) SubgroupAvcSicSetIntraLumaModeCostFunctionINTEL(typ ir.ID, lumaModePenalty ir.ID, lumaPackedNeighborModes ir.ID, lumaPackedNonDcPenalty ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcSicSetIntraLumaModeCostFunctionINTEL, typ, true, uint32(lumaModePenalty), uint32(lumaPackedNeighborModes), uint32(lumaPackedNonDcPenalty), uint32(payload)).Result
}

// SubgroupAvcSicSetIntraChromaModeCostFunctionINTEL adds an OpSubgroupAvcSicSetIntraChromaModeCostFunctionINTEL.
func (b Builder) SubgroupAvcSicSetIntraChromaModeCostFunctionINTEL(typ ir.ID, chromaModeBasePenalty ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcSicSetIntraChromaModeCostFunctionINTEL, typ, true, uint32(chromaModeBasePenalty), uint32(payload)).Result
}

// SubgroupAvcSicSetBilinearFilterEnableINTEL adds an OpSubgroupAvcSicSetBilinearFilterEnableINTEL.
func (b Builder) SubgroupAvcSicSetBilinearFilterEnableINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcSicSetBilinearFilterEnableINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcSicSetSkcForwardTransformEnableINTEL adds an OpSubgroupAvcSicSetSkcForwardTransformEnableINTEL.
func (b Builder) SubgroupAvcSicSetSkcForwardTransformEnableINTEL(typ ir.ID, packedSadCoefficients ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcSicSetSkcForwardTransformEnableINTEL, typ, true, uint32(packedSadCoefficients), uint32(payload)).Result
}

// SubgroupAvcSicSetBlockBasedRawSkipSadINTEL adds an OpSubgroupAvcSicSetBlockBasedRawSkipSadINTEL.
func (b Builder) SubgroupAvcSicSetBlockBasedRawSkipSadINTEL(typ ir.ID, blockBasedSkipType ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcSicSetBlockBasedRawSkipSadINTEL, typ, true, uint32(blockBasedSkipType), uint32(payload)).Result
}

// SubgroupAvcSicEvaluateIpeINTEL adds an OpSubgroupAvcSicEvaluateIpeINTEL.
func (b Builder) SubgroupAvcSicEvaluateIpeINTEL(typ ir.ID, srcImage ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcSicEvaluateIpeINTEL, typ, true, uint32(srcImage), uint32(payload)).Result
}

// SubgroupAvcSicEvaluateWithSingleReferenceINTEL adds an OpSubgroupAvcSicEvaluateWithSingleReferenceINTEL.
func (b Builder) SubgroupAvcSicEvaluateWithSingleReferenceINTEL(typ ir.ID, srcImage ir.ID, refImage ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcSicEvaluateWithSingleReferenceINTEL, typ, true, uint32(srcImage), uint32(refImage), uint32(payload)).Result
}

// SubgroupAvcSicEvaluateWithDualReferenceINTEL adds an OpSubgroupAvcSicEvaluateWithDualReferenceINTEL.
func (b Builder) SubgroupAvcSicEvaluateWithDualReferenceINTEL(typ ir.ID, srcImage ir.ID, fwdRefImage ir.ID, bwdRefImage ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcSicEvaluateWithDualReferenceINTEL, typ, true, uint32(srcImage), uint32(fwdRefImage), uint32(bwdRefImage), uint32(payload)).Result
}

// SubgroupAvcSicEvaluateWithMultiReferenceINTEL adds an OpSubgroupAvcSicEvaluateWithMultiReferenceINTEL.
func (b Builder) SubgroupAvcSicEvaluateWithMultiReferenceINTEL(typ ir.ID, srcImage ir.ID, packedReferenceIds ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcSicEvaluateWithMultiReferenceINTEL, typ, true, uint32(srcImage), uint32(packedReferenceIds), uint32(payload)).Result
}

// SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTEL adds an OpSubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTEL.
func (b Builder) SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTEL(typ ir.ID, srcImage ir.ID, packedReferenceIds ir.ID, packedReferenceFieldPolarities ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTEL, typ, true, uint32(srcImage), uint32(packedReferenceIds), uint32(packedReferenceFieldPolarities), uint32(payload)).Result
}

// SubgroupAvcSicConvertToMceResultINTEL adds an OpSubgroupAvcSicConvertToMceResultINTEL.
func (b Builder) SubgroupAvcSicConvertToMceResultINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcSicConvertToMceResultINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcSicGetIpeLumaShapeINTEL adds an OpSubgroupAvcSicGetIpeLumaShapeINTEL.
func (b Builder) SubgroupAvcSicGetIpeLumaShapeINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcSicGetIpeLumaShapeINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcSicGetBestIpeLumaDistortionINTEL adds an OpSubgroupAvcSicGetBestIpeLumaDistortionINTEL.
func (b Builder) SubgroupAvcSicGetBestIpeLumaDistortionINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcSicGetBestIpeLumaDistortionINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcSicGetBestIpeChromaDistortionINTEL adds an OpSubgroupAvcSicGetBestIpeChromaDistortionINTEL.
func (b Builder) SubgroupAvcSicGetBestIpeChromaDistortionINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcSicGetBestIpeChromaDistortionINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcSicGetPackedIpeLumaModesINTEL adds an OpSubgroupAvcSicGetPackedIpeLumaModesINTEL.
func (b Builder) SubgroupAvcSicGetPackedIpeLumaModesINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcSicGetPackedIpeLumaModesINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcSicGetIpeChromaModeINTEL adds an OpSubgroupAvcSicGetIpeChromaModeINTEL.
func (b Builder) SubgroupAvcSicGetIpeChromaModeINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcSicGetIpeChromaModeINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcSicGetPackedSkcLumaCountThresholdINTEL adds an OpSubgroupAvcSicGetPackedSkcLumaCountThresholdINTEL.
func (b Builder) SubgroupAvcSicGetPackedSkcLumaCountThresholdINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcSicGetPackedSkcLumaCountThresholdINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcSicGetPackedSkcLumaSumThresholdINTEL adds an OpSubgroupAvcSicGetPackedSkcLumaSumThresholdINTEL.
func (b Builder) SubgroupAvcSicGetPackedSkcLumaSumThresholdINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcSicGetPackedSkcLumaSumThresholdINTEL, typ, true, uint32(payload)).Result
}

// SubgroupAvcSicGetInterRawSadsINTEL adds an OpSubgroupAvcSicGetInterRawSadsINTEL.
func (b Builder) SubgroupAvcSicGetInterRawSadsINTEL(typ ir.ID, payload ir.ID) ir.ID {
	return b.Emit(spirv.OpSubgroupAvcSicGetInterRawSadsINTEL, typ, true, uint32(payload)).Result
}

// VariableLengthArrayINTEL adds an OpVariableLengthArrayINTEL.
func (b Builder) VariableLengthArrayINTEL(typ ir.ID, length ir.ID) ir.ID {
	return b.Emit(spirv.OpVariableLengthArrayINTEL, typ, true, uint32(length)).Result
}

// SaveMemoryINTEL adds an OpSaveMemoryINTEL.
func (b Builder) SaveMemoryINTEL(typ ir.ID) ir.ID {
	return b.Emit(spirv.OpSaveMemoryINTEL, typ, true).Result
}

// RestoreMemoryINTEL adds an OpRestoreMemoryINTEL.
func (b Builder) RestoreMemoryINTEL(ptr ir.ID) *ir.Inst {
	return b.Emit(spirv.OpRestoreMemoryINTEL, 0, false, uint32(ptr))
}

// ArbitraryFloatSinCosPiALTERA adds an OpArbitraryFloatSinCosPiALTERA.
func (b Builder) ArbitraryFloatSinCosPiALTERA(typ ir.ID, a ir.ID, ma uint32, mResult uint32, subnormal uint32, rounding uint32, roundingAccuracy uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatSinCosPiALTERA, typ, true, uint32(a), ma, mResult, subnormal, rounding, roundingAccuracy).Result
}

// ArbitraryFloatCastALTERA adds an OpArbitraryFloatCastALTERA.
func (b Builder) ArbitraryFloatCastALTERA(typ ir.ID, a ir.ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatCastALTERA, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatCastFromIntALTERA adds an OpArbitraryFloatCastFromIntALTERA.
func (b Builder) ArbitraryFloatCastFromIntALTERA(typ ir.ID, a ir.ID, mresult uint32, fromSign uint32, subnormal uint32, rounding uint32, accuracy uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatCastFromIntALTERA, typ, true, uint32(a), mresult, fromSign, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatCastToIntALTERA adds an OpArbitraryFloatCastToIntALTERA.
func (b Builder) ArbitraryFloatCastToIntALTERA(typ ir.ID, a ir.ID, ma uint32, toSign uint32, subnormal uint32, rounding uint32, accuracy uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatCastToIntALTERA, typ, true, uint32(a), ma, toSign, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatAddALTERA adds an OpArbitraryFloatAddALTERA.
func (b Builder) ArbitraryFloatAddALTERA(typ ir.ID, a ir.ID, ma uint32, b2 ir.ID, mb uint32, mResult uint32, subnormal uint32, rounding uint32, accuracy uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatAddALTERA, typ, true, uint32(a), ma, uint32(b2), mb, mResult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatSubALTERA adds an OpArbitraryFloatSubALTERA.
func (b Builder) ArbitraryFloatSubALTERA(typ ir.ID, a ir.ID, ma uint32, b2 ir.ID, mb uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatSubALTERA, typ, true, uint32(a), ma, uint32(b2), mb, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatMulALTERA adds an OpArbitraryFloatMulALTERA.
func (b Builder) ArbitraryFloatMulALTERA(typ ir.ID, a ir.ID, ma uint32, b2 ir.ID, mb uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatMulALTERA, typ, true, uint32(a), ma, uint32(b2), mb, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatDivALTERA adds an OpArbitraryFloatDivALTERA.
func (b Builder) ArbitraryFloatDivALTERA(typ ir.ID, a ir.ID, ma uint32, b2 ir.ID, mb uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatDivALTERA, typ, true, uint32(a), ma, uint32(b2), mb, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatGTALTERA adds an OpArbitraryFloatGTALTERA.
func (b Builder) ArbitraryFloatGTALTERA(typ ir.ID, a ir.ID, ma uint32, b2 ir.ID, mb uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatGTALTERA, typ, true, uint32(a), ma, uint32(b2), mb).Result
}

// ArbitraryFloatGEALTERA adds an OpArbitraryFloatGEALTERA.
func (b Builder) ArbitraryFloatGEALTERA(typ ir.ID, a ir.ID, ma uint32, b2 ir.ID, mb uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatGEALTERA, typ, true, uint32(a), ma, uint32(b2), mb).Result
}

// ArbitraryFloatLTALTERA adds an OpArbitraryFloatLTALTERA.
func (b Builder) ArbitraryFloatLTALTERA(typ ir.ID, a ir.ID, ma uint32, b2 ir.ID, mb uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatLTALTERA, typ, true, uint32(a), ma, uint32(b2), mb).Result
}

// ArbitraryFloatLEALTERA adds an OpArbitraryFloatLEALTERA.
func (b Builder) ArbitraryFloatLEALTERA(typ ir.ID, a ir.ID, ma uint32, b2 ir.ID, mb uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatLEALTERA, typ, true, uint32(a), ma, uint32(b2), mb).Result
}

// ArbitraryFloatEQALTERA adds an OpArbitraryFloatEQALTERA.
func (b Builder) ArbitraryFloatEQALTERA(typ ir.ID, a ir.ID, ma uint32, b2 ir.ID, mb uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatEQALTERA, typ, true, uint32(a), ma, uint32(b2), mb).Result
}

// ArbitraryFloatRecipALTERA adds an OpArbitraryFloatRecipALTERA.
func (b Builder) ArbitraryFloatRecipALTERA(typ ir.ID, a ir.ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatRecipALTERA, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatRSqrtALTERA adds an OpArbitraryFloatRSqrtALTERA.
func (b Builder) ArbitraryFloatRSqrtALTERA(typ ir.ID, a ir.ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatRSqrtALTERA, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatCbrtALTERA adds an OpArbitraryFloatCbrtALTERA.
func (b Builder) ArbitraryFloatCbrtALTERA(typ ir.ID, a ir.ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatCbrtALTERA, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatHypotALTERA adds an OpArbitraryFloatHypotALTERA.
func (b Builder) ArbitraryFloatHypotALTERA(typ ir.ID, a ir.ID, ma uint32, b2 ir.ID, mb uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatHypotALTERA, typ, true, uint32(a), ma, uint32(b2), mb, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatSqrtALTERA adds an OpArbitraryFloatSqrtALTERA.
func (b Builder) ArbitraryFloatSqrtALTERA(typ ir.ID, a ir.ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatSqrtALTERA, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatLogINTEL adds an OpArbitraryFloatLogINTEL.
func (b Builder) ArbitraryFloatLogINTEL(typ ir.ID, a ir.ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatLogINTEL, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatLog2INTEL adds an OpArbitraryFloatLog2INTEL.
func (b Builder) ArbitraryFloatLog2INTEL(typ ir.ID, a ir.ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatLog2INTEL, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatLog10INTEL adds an OpArbitraryFloatLog10INTEL.
func (b Builder) ArbitraryFloatLog10INTEL(typ ir.ID, a ir.ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatLog10INTEL, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatLog1pINTEL adds an OpArbitraryFloatLog1pINTEL.
func (b Builder) ArbitraryFloatLog1pINTEL(typ ir.ID, a ir.ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatLog1pINTEL, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatExpINTEL adds an OpArbitraryFloatExpINTEL.
func (b Builder) ArbitraryFloatExpINTEL(typ ir.ID, a ir.ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatExpINTEL, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatExp2INTEL adds an OpArbitraryFloatExp2INTEL.
func (b Builder) ArbitraryFloatExp2INTEL(typ ir.ID, a ir.ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatExp2INTEL, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatExp10INTEL adds an OpArbitraryFloatExp10INTEL.
func (b Builder) ArbitraryFloatExp10INTEL(typ ir.ID, a ir.ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatExp10INTEL, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatExpm1INTEL adds an OpArbitraryFloatExpm1INTEL.
func (b Builder) ArbitraryFloatExpm1INTEL(typ ir.ID, a ir.ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatExpm1INTEL, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatSinINTEL adds an OpArbitraryFloatSinINTEL.
func (b Builder) ArbitraryFloatSinINTEL(typ ir.ID, a ir.ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatSinINTEL, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatCosINTEL adds an OpArbitraryFloatCosINTEL.
func (b Builder) ArbitraryFloatCosINTEL(typ ir.ID, a ir.ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatCosINTEL, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatSinCosINTEL adds an OpArbitraryFloatSinCosINTEL.
func (b Builder) ArbitraryFloatSinCosINTEL(typ ir.ID, a ir.ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatSinCosINTEL, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatSinPiINTEL adds an OpArbitraryFloatSinPiINTEL.
func (b Builder) ArbitraryFloatSinPiINTEL(typ ir.ID, a ir.ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatSinPiINTEL, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatCosPiINTEL adds an OpArbitraryFloatCosPiINTEL.
func (b Builder) ArbitraryFloatCosPiINTEL(typ ir.ID, a ir.ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatCosPiINTEL, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatASinINTEL adds an OpArbitraryFloatASinINTEL.
func (b Builder) ArbitraryFloatASinINTEL(typ ir.ID, a ir.ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatASinINTEL, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatASinPiINTEL adds an OpArbitraryFloatASinPiINTEL.
func (b Builder) ArbitraryFloatASinPiINTEL(typ ir.ID, a ir.ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatASinPiINTEL, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatACosINTEL adds an OpArbitraryFloatACosINTEL.
func (b Builder) ArbitraryFloatACosINTEL(typ ir.ID, a ir.ID, m1 uint32, mout uint32, enableSubnormals uint32, roundingMode uint32, roundingAccuracy uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatACosINTEL, typ, true, uint32(a), m1, mout, enableSubnormals, roundingMode, roundingAccuracy).Result
}

// ArbitraryFloatACosPiINTEL adds an OpArbitraryFloatACosPiINTEL.
func (b Builder) ArbitraryFloatACosPiINTEL(typ ir.ID, a ir.ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatACosPiINTEL, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatATanINTEL adds an OpArbitraryFloatATanINTEL.
func (b Builder) ArbitraryFloatATanINTEL(typ ir.ID, a ir.ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatATanINTEL, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatATanPiINTEL adds an OpArbitraryFloatATanPiINTEL.
func (b Builder) ArbitraryFloatATanPiINTEL(typ ir.ID, a ir.ID, ma uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatATanPiINTEL, typ, true, uint32(a), ma, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatATan2INTEL adds an OpArbitraryFloatATan2INTEL.
func (b Builder) ArbitraryFloatATan2INTEL(typ ir.ID, a ir.ID, ma uint32, b2 ir.ID, mb uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatATan2INTEL, typ, true, uint32(a), ma, uint32(b2), mb, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatPowINTEL adds an OpArbitraryFloatPowINTEL.
func (b Builder) ArbitraryFloatPowINTEL(typ ir.ID, a ir.ID, ma uint32, b2 ir.ID, mb uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatPowINTEL, typ, true, uint32(a), ma, uint32(b2), mb, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatPowRINTEL adds an OpArbitraryFloatPowRINTEL.
func (b Builder) ArbitraryFloatPowRINTEL(typ ir.ID, a ir.ID, ma uint32, b2 ir.ID, mb uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatPowRINTEL, typ, true, uint32(a), ma, uint32(b2), mb, mresult, subnormal, rounding, accuracy).Result
}

// ArbitraryFloatPowNINTEL adds an OpArbitraryFloatPowNINTEL.
func (b Builder) ArbitraryFloatPowNINTEL(typ ir.ID, a ir.ID, ma uint32, b2 ir.ID, signOfB uint32, mresult uint32, subnormal uint32, rounding uint32, accuracy uint32) ir.ID {
	return b.Emit(spirv.OpArbitraryFloatPowNINTEL, typ, true, uint32(a), ma, uint32(b2), signOfB, mresult, subnormal, rounding, accuracy).Result
}

// LoopControlINTEL adds an OpLoopControlINTEL.
func (b Builder) LoopControlINTEL(loopControlParameters ...uint32) *ir.Inst {
	return b.Emit(spirv.OpLoopControlINTEL, 0, false, loopControlParameters...)
}

// AliasDomainDeclINTEL adds an OpAliasDomainDeclINTEL.
func (b Builder) AliasDomainDeclINTEL(name ...ir.ID) ir.ID {
	return b.Emit(spirv.OpAliasDomainDeclINTEL, 0, true, words(name)...).Result
}

// AliasScopeDeclINTEL adds an OpAliasScopeDeclINTEL.
func (b Builder) AliasScopeDeclINTEL(aliasDomain ir.ID, name ...ir.ID) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(aliasDomain))
	w = append(w, words(name)...)
	return b.Emit(spirv.OpAliasScopeDeclINTEL, 0, true, w...).Result
}

// AliasScopeListDeclINTEL adds an OpAliasScopeListDeclINTEL.
func (b Builder) AliasScopeListDeclINTEL(aliasScope ...ir.ID) ir.ID {
	return b.Emit(spirv.OpAliasScopeListDeclINTEL, 0, true, words(aliasScope)...).Result
}

// FixedSqrtALTERA adds an OpFixedSqrtALTERA.
func (b Builder) FixedSqrtALTERA(typ ir.ID, input ir.ID, s uint32, i uint32, rI uint32, q uint32, o uint32) ir.ID {
	return b.Emit(spirv.OpFixedSqrtALTERA, typ, true, uint32(input), s, i, rI, q, o).Result
}

// FixedRecipALTERA adds an OpFixedRecipALTERA.
func (b Builder) FixedRecipALTERA(typ ir.ID, input ir.ID, s uint32, i uint32, rI uint32, q uint32, o uint32) ir.ID {
	return b.Emit(spirv.OpFixedRecipALTERA, typ, true, uint32(input), s, i, rI, q, o).Result
}

// FixedRsqrtALTERA adds an OpFixedRsqrtALTERA.
func (b Builder) FixedRsqrtALTERA(typ ir.ID, input ir.ID, s uint32, i uint32, rI uint32, q uint32, o uint32) ir.ID {
	return b.Emit(spirv.OpFixedRsqrtALTERA, typ, true, uint32(input), s, i, rI, q, o).Result
}

// FixedSinALTERA adds an OpFixedSinALTERA.
func (b Builder) FixedSinALTERA(typ ir.ID, input ir.ID, s uint32, i uint32, rI uint32, q uint32, o uint32) ir.ID {
	return b.Emit(spirv.OpFixedSinALTERA, typ, true, uint32(input), s, i, rI, q, o).Result
}

// FixedCosALTERA adds an OpFixedCosALTERA.
func (b Builder) FixedCosALTERA(typ ir.ID, input ir.ID, s uint32, i uint32, rI uint32, q uint32, o uint32) ir.ID {
	return b.Emit(spirv.OpFixedCosALTERA, typ, true, uint32(input), s, i, rI, q, o).Result
}

// FixedSinCosALTERA adds an OpFixedSinCosALTERA.
func (b Builder) FixedSinCosALTERA(typ ir.ID, input ir.ID, s uint32, i uint32, rI uint32, q uint32, o uint32) ir.ID {
	return b.Emit(spirv.OpFixedSinCosALTERA, typ, true, uint32(input), s, i, rI, q, o).Result
}

// FixedSinPiALTERA adds an OpFixedSinPiALTERA.
func (b Builder) FixedSinPiALTERA(typ ir.ID, input ir.ID, s uint32, i uint32, rI uint32, q uint32, o uint32) ir.ID {
	return b.Emit(spirv.OpFixedSinPiALTERA, typ, true, uint32(input), s, i, rI, q, o).Result
}

// FixedCosPiALTERA adds an OpFixedCosPiALTERA.
func (b Builder) FixedCosPiALTERA(typ ir.ID, input ir.ID, s uint32, i uint32, rI uint32, q uint32, o uint32) ir.ID {
	return b.Emit(spirv.OpFixedCosPiALTERA, typ, true, uint32(input), s, i, rI, q, o).Result
}

// FixedSinCosPiALTERA adds an OpFixedSinCosPiALTERA.
func (b Builder) FixedSinCosPiALTERA(typ ir.ID, input ir.ID, s uint32, i uint32, rI uint32, q uint32, o uint32) ir.ID {
	return b.Emit(spirv.OpFixedSinCosPiALTERA, typ, true, uint32(input), s, i, rI, q, o).Result
}

// FixedLogALTERA adds an OpFixedLogALTERA.
func (b Builder) FixedLogALTERA(typ ir.ID, input ir.ID, s uint32, i uint32, rI uint32, q uint32, o uint32) ir.ID {
	return b.Emit(spirv.OpFixedLogALTERA, typ, true, uint32(input), s, i, rI, q, o).Result
}

// FixedExpALTERA adds an OpFixedExpALTERA.
func (b Builder) FixedExpALTERA(typ ir.ID, input ir.ID, s uint32, i uint32, rI uint32, q uint32, o uint32) ir.ID {
	return b.Emit(spirv.OpFixedExpALTERA, typ, true, uint32(input), s, i, rI, q, o).Result
}

// PtrCastToCrossWorkgroupALTERA adds an OpPtrCastToCrossWorkgroupALTERA.
func (b Builder) PtrCastToCrossWorkgroupALTERA(typ ir.ID, pointer ir.ID) ir.ID {
	return b.Emit(spirv.OpPtrCastToCrossWorkgroupALTERA, typ, true, uint32(pointer)).Result
}

// CrossWorkgroupCastToPtrALTERA adds an OpCrossWorkgroupCastToPtrALTERA.
func (b Builder) CrossWorkgroupCastToPtrALTERA(typ ir.ID, pointer ir.ID) ir.ID {
	return b.Emit(spirv.OpCrossWorkgroupCastToPtrALTERA, typ, true, uint32(pointer)).Result
}

// ReadPipeBlockingALTERA adds an OpReadPipeBlockingALTERA.
func (b Builder) ReadPipeBlockingALTERA(pipe ir.ID, pointer ir.ID, packetSize ir.ID, packetAlignment ir.ID) *ir.Inst {
	return b.Emit(spirv.OpReadPipeBlockingALTERA, 0, false, uint32(pipe), uint32(pointer), uint32(packetSize), uint32(packetAlignment))
}

// WritePipeBlockingALTERA adds an OpWritePipeBlockingALTERA.
func (b Builder) WritePipeBlockingALTERA(pipe ir.ID, pointer ir.ID, packetSize ir.ID, packetAlignment ir.ID) *ir.Inst {
	return b.Emit(spirv.OpWritePipeBlockingALTERA, 0, false, uint32(pipe), uint32(pointer), uint32(packetSize), uint32(packetAlignment))
}

// FPGARegALTERA adds an OpFPGARegALTERA.
func (b Builder) FPGARegALTERA(typ ir.ID, input ir.ID) ir.ID {
	return b.Emit(spirv.OpFPGARegALTERA, typ, true, uint32(input)).Result
}

// RayQueryGetRayTMinKHR adds an OpRayQueryGetRayTMinKHR.
func (b Builder) RayQueryGetRayTMinKHR(typ ir.ID, rayQuery ir.ID) ir.ID {
	return b.Emit(spirv.OpRayQueryGetRayTMinKHR, typ, true, uint32(rayQuery)).Result
}

// RayQueryGetRayFlagsKHR adds an OpRayQueryGetRayFlagsKHR.
func (b Builder) RayQueryGetRayFlagsKHR(typ ir.ID, rayQuery ir.ID) ir.ID {
	return b.Emit(spirv.OpRayQueryGetRayFlagsKHR, typ, true, uint32(rayQuery)).Result
}

// RayQueryGetIntersectionTKHR adds an OpRayQueryGetIntersectionTKHR.
func (b Builder) RayQueryGetIntersectionTKHR(typ ir.ID, rayQuery ir.ID, intersection ir.ID) ir.ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionTKHR, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// RayQueryGetIntersectionInstanceCustomIndexKHR adds an OpRayQueryGetIntersectionInstanceCustomIndexKHR.
func (b Builder) RayQueryGetIntersectionInstanceCustomIndexKHR(typ ir.ID, rayQuery ir.ID, intersection ir.ID) ir.ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionInstanceCustomIndexKHR, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// RayQueryGetIntersectionInstanceIdKHR adds an OpRayQueryGetIntersectionInstanceIdKHR.
func (b Builder) RayQueryGetIntersectionInstanceIdKHR(typ ir.ID, rayQuery ir.ID, intersection ir.ID) ir.ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionInstanceIdKHR, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR adds an OpRayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR.
func (b Builder) RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR(typ ir.ID, rayQuery ir.ID, intersection ir.ID) ir.ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// RayQueryGetIntersectionGeometryIndexKHR adds an OpRayQueryGetIntersectionGeometryIndexKHR.
func (b Builder) RayQueryGetIntersectionGeometryIndexKHR(typ ir.ID, rayQuery ir.ID, intersection ir.ID) ir.ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionGeometryIndexKHR, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// RayQueryGetIntersectionPrimitiveIndexKHR adds an OpRayQueryGetIntersectionPrimitiveIndexKHR.
func (b Builder) RayQueryGetIntersectionPrimitiveIndexKHR(typ ir.ID, rayQuery ir.ID, intersection ir.ID) ir.ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionPrimitiveIndexKHR, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// RayQueryGetIntersectionBarycentricsKHR adds an OpRayQueryGetIntersectionBarycentricsKHR.
func (b Builder) RayQueryGetIntersectionBarycentricsKHR(typ ir.ID, rayQuery ir.ID, intersection ir.ID) ir.ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionBarycentricsKHR, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// RayQueryGetIntersectionFrontFaceKHR adds an OpRayQueryGetIntersectionFrontFaceKHR.
func (b Builder) RayQueryGetIntersectionFrontFaceKHR(typ ir.ID, rayQuery ir.ID, intersection ir.ID) ir.ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionFrontFaceKHR, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// RayQueryGetIntersectionCandidateAABBOpaqueKHR adds an OpRayQueryGetIntersectionCandidateAABBOpaqueKHR.
func (b Builder) RayQueryGetIntersectionCandidateAABBOpaqueKHR(typ ir.ID, rayQuery ir.ID) ir.ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionCandidateAABBOpaqueKHR, typ, true, uint32(rayQuery)).Result
}

// RayQueryGetIntersectionObjectRayDirectionKHR adds an OpRayQueryGetIntersectionObjectRayDirectionKHR.
func (b Builder) RayQueryGetIntersectionObjectRayDirectionKHR(typ ir.ID, rayQuery ir.ID, intersection ir.ID) ir.ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionObjectRayDirectionKHR, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// RayQueryGetIntersectionObjectRayOriginKHR adds an OpRayQueryGetIntersectionObjectRayOriginKHR.
func (b Builder) RayQueryGetIntersectionObjectRayOriginKHR(typ ir.ID, rayQuery ir.ID, intersection ir.ID) ir.ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionObjectRayOriginKHR, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// RayQueryGetWorldRayDirectionKHR adds an OpRayQueryGetWorldRayDirectionKHR.
func (b Builder) RayQueryGetWorldRayDirectionKHR(typ ir.ID, rayQuery ir.ID) ir.ID {
	return b.Emit(spirv.OpRayQueryGetWorldRayDirectionKHR, typ, true, uint32(rayQuery)).Result
}

// RayQueryGetWorldRayOriginKHR adds an OpRayQueryGetWorldRayOriginKHR.
func (b Builder) RayQueryGetWorldRayOriginKHR(typ ir.ID, rayQuery ir.ID) ir.ID {
	return b.Emit(spirv.OpRayQueryGetWorldRayOriginKHR, typ, true, uint32(rayQuery)).Result
}

// RayQueryGetIntersectionObjectToWorldKHR adds an OpRayQueryGetIntersectionObjectToWorldKHR.
func (b Builder) RayQueryGetIntersectionObjectToWorldKHR(typ ir.ID, rayQuery ir.ID, intersection ir.ID) ir.ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionObjectToWorldKHR, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// RayQueryGetIntersectionWorldToObjectKHR adds an OpRayQueryGetIntersectionWorldToObjectKHR.
func (b Builder) RayQueryGetIntersectionWorldToObjectKHR(typ ir.ID, rayQuery ir.ID, intersection ir.ID) ir.ID {
	return b.Emit(spirv.OpRayQueryGetIntersectionWorldToObjectKHR, typ, true, uint32(rayQuery), uint32(intersection)).Result
}

// AtomicFAddEXT adds an OpAtomicFAddEXT.
func (b Builder) AtomicFAddEXT(typ ir.ID, pointer ir.ID, memory ir.ID, semantics ir.ID, value ir.ID) ir.ID {
	return b.Emit(spirv.OpAtomicFAddEXT, typ, true, uint32(pointer), uint32(memory), uint32(semantics), uint32(value)).Result
}

// TypeBufferSurfaceINTEL adds an OpTypeBufferSurfaceINTEL.
func (b Builder) TypeBufferSurfaceINTEL(accessQualifier spirv.AccessQualifier) ir.ID {
	return b.Emit(spirv.OpTypeBufferSurfaceINTEL, 0, true, uint32(accessQualifier)).Result
}

// TypeStructContinuedINTEL adds an OpTypeStructContinuedINTEL.
func (b Builder) TypeStructContinuedINTEL(member ...ir.ID) *ir.Inst {
	return b.Emit(spirv.OpTypeStructContinuedINTEL, 0, false, words(member)...)
}

// ConstantCompositeContinuedINTEL adds an OpConstantCompositeContinuedINTEL.
func (b Builder) ConstantCompositeContinuedINTEL(constituents ...ir.ID) *ir.Inst {
	return b.Emit(spirv.OpConstantCompositeContinuedINTEL, 0, false, words(constituents)...)
}

// SpecConstantCompositeContinuedINTEL adds an OpSpecConstantCompositeContinuedINTEL.
func (b Builder) SpecConstantCompositeContinuedINTEL(constituents ...ir.ID) *ir.Inst {
	return b.Emit(spirv.OpSpecConstantCompositeContinuedINTEL, 0, false, words(constituents)...)
}

// CompositeConstructContinuedINTEL adds an OpCompositeConstructContinuedINTEL.
func (b Builder) CompositeConstructContinuedINTEL(constituents ...ir.ID) *ir.Inst {
	return b.Emit(spirv.OpCompositeConstructContinuedINTEL, 0, false, words(constituents)...)
}

// ConvertFToBF16INTEL adds an OpConvertFToBF16INTEL.
func (b Builder) ConvertFToBF16INTEL(typ ir.ID, floatValue ir.ID) ir.ID {
	return b.Emit(spirv.OpConvertFToBF16INTEL, typ, true, uint32(floatValue)).Result
}

// ConvertBF16ToFINTEL adds an OpConvertBF16ToFINTEL.
func (b Builder) ConvertBF16ToFINTEL(typ ir.ID, bFloat16Value ir.ID) ir.ID {
	return b.Emit(spirv.OpConvertBF16ToFINTEL, typ, true, uint32(bFloat16Value)).Result
}

// ControlBarrierArriveEXT adds an OpControlBarrierArriveEXT.
func (b Builder) ControlBarrierArriveEXT(execution ir.ID, memory ir.ID, semantics ir.ID) *ir.Inst {
	return b.Emit(spirv.OpControlBarrierArriveEXT, 0, false, uint32(execution), uint32(memory), uint32(semantics))
}

// ControlBarrierWaitEXT adds an OpControlBarrierWaitEXT.
func (b Builder) ControlBarrierWaitEXT(execution ir.ID, memory ir.ID, semantics ir.ID) *ir.Inst {
	return b.Emit(spirv.OpControlBarrierWaitEXT, 0, false, uint32(execution), uint32(memory), uint32(semantics))
}

// ArithmeticFenceEXT adds an OpArithmeticFenceEXT.
func (b Builder) ArithmeticFenceEXT(typ ir.ID, target ir.ID) ir.ID {
	return b.Emit(spirv.OpArithmeticFenceEXT, typ, true, uint32(target)).Result
}

// TaskSequenceCreateALTERA adds an OpTaskSequenceCreateALTERA.
func (b Builder) TaskSequenceCreateALTERA(typ ir.ID, function ir.ID, pipelined uint32, useStallEnableClusters uint32, getCapacity uint32, asyncCapacity uint32) ir.ID {
	return b.Emit(spirv.OpTaskSequenceCreateALTERA, typ, true, uint32(function), pipelined, useStallEnableClusters, getCapacity, asyncCapacity).Result
}

// TaskSequenceAsyncALTERA adds an OpTaskSequenceAsyncALTERA.
func (b Builder) TaskSequenceAsyncALTERA(sequence ir.ID, arguments ...ir.ID) *ir.Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(sequence))
	w = append(w, words(arguments)...)
	return b.Emit(spirv.OpTaskSequenceAsyncALTERA, 0, false, w...)
}

// TaskSequenceGetALTERA adds an OpTaskSequenceGetALTERA.
func (b Builder) TaskSequenceGetALTERA(typ ir.ID, sequence ir.ID) ir.ID {
	return b.Emit(spirv.OpTaskSequenceGetALTERA, typ, true, uint32(sequence)).Result
}

// TaskSequenceReleaseALTERA adds an OpTaskSequenceReleaseALTERA.
func (b Builder) TaskSequenceReleaseALTERA(sequence ir.ID) *ir.Inst {
	return b.Emit(spirv.OpTaskSequenceReleaseALTERA, 0, false, uint32(sequence))
}

// TypeTaskSequenceALTERA adds an OpTypeTaskSequenceALTERA.
func (b Builder) TypeTaskSequenceALTERA() ir.ID {
	return b.Emit(spirv.OpTypeTaskSequenceALTERA, 0, true).Result
}

// SubgroupBlockPrefetchINTEL adds an OpSubgroupBlockPrefetchINTEL.
func (b Builder) SubgroupBlockPrefetchINTEL(ptr ir.ID, numBytes ir.ID, memoryAccess ...uint32) *ir.Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(ptr))
	w = append(w, uint32(numBytes))
	w = append(w, memoryAccess...)
	return b.Emit(spirv.OpSubgroupBlockPrefetchINTEL, 0, false, w...)
}

// Subgroup2DBlockLoadINTEL adds an OpSubgroup2DBlockLoadINTEL.
func (b Builder) Subgroup2DBlockLoadINTEL(elementSize ir.ID, blockWidth ir.ID, blockHeight ir.ID, blockCount ir.ID, srcBasePointer ir.ID, memoryWidth ir.ID, memoryHeight ir.ID, memoryPitch ir.ID, coordinate ir.ID, dstPointer ir.ID) *ir.Inst {
	return b.Emit(spirv.OpSubgroup2DBlockLoadINTEL, 0, false, uint32(elementSize), uint32(blockWidth), uint32(blockHeight), uint32(blockCount), uint32(srcBasePointer), uint32(memoryWidth), uint32(memoryHeight), uint32(memoryPitch), uint32(coordinate), uint32(dstPointer))
}

// Subgroup2DBlockLoadTransformINTEL adds an OpSubgroup2DBlockLoadTransformINTEL.
func (b Builder) Subgroup2DBlockLoadTransformINTEL(elementSize ir.ID, blockWidth ir.ID, blockHeight ir.ID, blockCount ir.ID, srcBasePointer ir.ID, memoryWidth ir.ID, memoryHeight ir.ID, memoryPitch ir.ID, coordinate ir.ID, dstPointer ir.ID) *ir.Inst {
	return b.Emit(spirv.OpSubgroup2DBlockLoadTransformINTEL, 0, false, uint32(elementSize), uint32(blockWidth), uint32(blockHeight), uint32(blockCount), uint32(srcBasePointer), uint32(memoryWidth), uint32(memoryHeight), uint32(memoryPitch), uint32(coordinate), uint32(dstPointer))
}

// Subgroup2DBlockLoadTransposeINTEL adds an OpSubgroup2DBlockLoadTransposeINTEL.
func (b Builder) Subgroup2DBlockLoadTransposeINTEL(elementSize ir.ID, blockWidth ir.ID, blockHeight ir.ID, blockCount ir.ID, srcBasePointer ir.ID, memoryWidth ir.ID, memoryHeight ir.ID, memoryPitch ir.ID, coordinate ir.ID, dstPointer ir.ID) *ir.Inst {
	return b.Emit(spirv.OpSubgroup2DBlockLoadTransposeINTEL, 0, false, uint32(elementSize), uint32(blockWidth), uint32(blockHeight), uint32(blockCount), uint32(srcBasePointer), uint32(memoryWidth), uint32(memoryHeight), uint32(memoryPitch), uint32(coordinate), uint32(dstPointer))
}

// Subgroup2DBlockPrefetchINTEL adds an OpSubgroup2DBlockPrefetchINTEL.
func (b Builder) Subgroup2DBlockPrefetchINTEL(elementSize ir.ID, blockWidth ir.ID, blockHeight ir.ID, blockCount ir.ID, srcBasePointer ir.ID, memoryWidth ir.ID, memoryHeight ir.ID, memoryPitch ir.ID, coordinate ir.ID) *ir.Inst {
	return b.Emit(spirv.OpSubgroup2DBlockPrefetchINTEL, 0, false, uint32(elementSize), uint32(blockWidth), uint32(blockHeight), uint32(blockCount), uint32(srcBasePointer), uint32(memoryWidth), uint32(memoryHeight), uint32(memoryPitch), uint32(coordinate))
}

// Subgroup2DBlockStoreINTEL adds an OpSubgroup2DBlockStoreINTEL.
func (b Builder) Subgroup2DBlockStoreINTEL(elementSize ir.ID, blockWidth ir.ID, blockHeight ir.ID, blockCount ir.ID, srcPointer ir.ID, dstBasePointer ir.ID, memoryWidth ir.ID, memoryHeight ir.ID, memoryPitch ir.ID, coordinate ir.ID) *ir.Inst {
	return b.Emit(spirv.OpSubgroup2DBlockStoreINTEL, 0, false, uint32(elementSize), uint32(blockWidth), uint32(blockHeight), uint32(blockCount), uint32(srcPointer), uint32(dstBasePointer), uint32(memoryWidth), uint32(memoryHeight), uint32(memoryPitch), uint32(coordinate))
}

// SubgroupMatrixMultiplyAccumulateINTEL adds an OpSubgroupMatrixMultiplyAccumulateINTEL.
func (b Builder) SubgroupMatrixMultiplyAccumulateINTEL(typ ir.ID, kDim ir.ID, matrixA ir.ID, matrixB ir.ID, matrixC ir.ID, matrixMultiplyAccumulateOperands ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(kDim))
	w = append(w, uint32(matrixA))
	w = append(w, uint32(matrixB))
	w = append(w, uint32(matrixC))
	w = append(w, matrixMultiplyAccumulateOperands...)
	return b.Emit(spirv.OpSubgroupMatrixMultiplyAccumulateINTEL, typ, true, w...).Result
}

// BitwiseFunctionINTEL adds an OpBitwiseFunctionINTEL.
func (b Builder) BitwiseFunctionINTEL(typ ir.ID, a ir.ID, b2 ir.ID, c ir.ID, lUTIndex ir.ID) ir.ID {
	return b.Emit(spirv.OpBitwiseFunctionINTEL, typ, true, uint32(a), uint32(b2), uint32(c), uint32(lUTIndex)).Result
}

// UntypedVariableLengthArrayINTEL adds an OpUntypedVariableLengthArrayINTEL.
func (b Builder) UntypedVariableLengthArrayINTEL(typ ir.ID, elementType ir.ID, length ir.ID) ir.ID {
	return b.Emit(spirv.OpUntypedVariableLengthArrayINTEL, typ, true, uint32(elementType), uint32(length)).Result
}

// ConditionalExtensionINTEL adds an OpConditionalExtensionINTEL.
func (b Builder) ConditionalExtensionINTEL(condition ir.ID, name string) *ir.Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(condition))
	w = append(w, spirv.AppendString(nil, name)...)
	return b.Emit(spirv.OpConditionalExtensionINTEL, 0, false, w...)
}

// ConditionalEntryPointINTEL adds an OpConditionalEntryPointINTEL.
func (b Builder) ConditionalEntryPointINTEL(condition ir.ID, executionModel spirv.ExecutionModel, entryPoint ir.ID, name string, interface_ ...ir.ID) *ir.Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(condition))
	w = append(w, uint32(executionModel))
	w = append(w, uint32(entryPoint))
	w = append(w, spirv.AppendString(nil, name)...)
	w = append(w, words(interface_)...)
	return b.Emit(spirv.OpConditionalEntryPointINTEL, 0, false, w...)
}

// ConditionalCapabilityINTEL adds an OpConditionalCapabilityINTEL.
func (b Builder) ConditionalCapabilityINTEL(condition ir.ID, capability spirv.Capability) *ir.Inst {
	return b.Emit(spirv.OpConditionalCapabilityINTEL, 0, false, uint32(condition), uint32(capability))
}

// SpecConstantTargetINTEL adds an OpSpecConstantTargetINTEL.
func (b Builder) SpecConstantTargetINTEL(typ ir.ID, target uint32, features ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, target)
	w = append(w, features...)
	return b.Emit(spirv.OpSpecConstantTargetINTEL, typ, true, w...).Result
}

// SpecConstantArchitectureINTEL adds an OpSpecConstantArchitectureINTEL.
func (b Builder) SpecConstantArchitectureINTEL(typ ir.ID, category uint32, family uint32, opcode uint32, architecture uint32) ir.ID {
	return b.Emit(spirv.OpSpecConstantArchitectureINTEL, typ, true, category, family, opcode, architecture).Result
}

// SpecConstantCapabilitiesINTEL adds an OpSpecConstantCapabilitiesINTEL.
func (b Builder) SpecConstantCapabilitiesINTEL(typ ir.ID, capabilities ...uint32) ir.ID {
	return b.Emit(spirv.OpSpecConstantCapabilitiesINTEL, typ, true, capabilities...).Result
}

// ConditionalCopyObjectINTEL adds an OpConditionalCopyObjectINTEL.
func (b Builder) ConditionalCopyObjectINTEL(typ ir.ID, condition0 ...ir.ID) ir.ID {
	return b.Emit(spirv.OpConditionalCopyObjectINTEL, typ, true, words(condition0)...).Result
}

// PredicatedLoadINTEL adds an OpPredicatedLoadINTEL.
func (b Builder) PredicatedLoadINTEL(typ ir.ID, pointer ir.ID, predicate ir.ID, defaultValue ir.ID, memoryAccess ...uint32) ir.ID {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(pointer))
	w = append(w, uint32(predicate))
	w = append(w, uint32(defaultValue))
	w = append(w, memoryAccess...)
	return b.Emit(spirv.OpPredicatedLoadINTEL, typ, true, w...).Result
}

// PredicatedStoreINTEL adds an OpPredicatedStoreINTEL.
func (b Builder) PredicatedStoreINTEL(pointer ir.ID, object ir.ID, predicate ir.ID, memoryAccess ...uint32) *ir.Inst {
	w := make([]uint32, 0, 8)
	w = append(w, uint32(pointer))
	w = append(w, uint32(object))
	w = append(w, uint32(predicate))
	w = append(w, memoryAccess...)
	return b.Emit(spirv.OpPredicatedStoreINTEL, 0, false, w...)
}

// GroupIMulKHR adds an OpGroupIMulKHR.
func (b Builder) GroupIMulKHR(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, x ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupIMulKHR, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupFMulKHR adds an OpGroupFMulKHR.
func (b Builder) GroupFMulKHR(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, x ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupFMulKHR, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupBitwiseAndKHR adds an OpGroupBitwiseAndKHR.
func (b Builder) GroupBitwiseAndKHR(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, x ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupBitwiseAndKHR, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupBitwiseOrKHR adds an OpGroupBitwiseOrKHR.
func (b Builder) GroupBitwiseOrKHR(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, x ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupBitwiseOrKHR, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupBitwiseXorKHR adds an OpGroupBitwiseXorKHR.
func (b Builder) GroupBitwiseXorKHR(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, x ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupBitwiseXorKHR, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupLogicalAndKHR adds an OpGroupLogicalAndKHR.
func (b Builder) GroupLogicalAndKHR(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, x ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupLogicalAndKHR, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupLogicalOrKHR adds an OpGroupLogicalOrKHR.
func (b Builder) GroupLogicalOrKHR(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, x ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupLogicalOrKHR, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// GroupLogicalXorKHR adds an OpGroupLogicalXorKHR.
func (b Builder) GroupLogicalXorKHR(typ ir.ID, execution ir.ID, operation spirv.GroupOperation, x ir.ID) ir.ID {
	return b.Emit(spirv.OpGroupLogicalXorKHR, typ, true, uint32(execution), uint32(operation), uint32(x)).Result
}

// RoundFToTF32INTEL adds an OpRoundFToTF32INTEL.
func (b Builder) RoundFToTF32INTEL(typ ir.ID, floatValue ir.ID) ir.ID {
	return b.Emit(spirv.OpRoundFToTF32INTEL, typ, true, uint32(floatValue)).Result
}

// MaskedGatherINTEL adds an OpMaskedGatherINTEL.
func (b Builder) MaskedGatherINTEL(typ ir.ID, ptrVector ir.ID, alignment uint32, mask ir.ID, fillEmpty ir.ID) ir.ID {
	return b.Emit(spirv.OpMaskedGatherINTEL, typ, true, uint32(ptrVector), alignment, uint32(mask), uint32(fillEmpty)).Result
}

// MaskedScatterINTEL adds an OpMaskedScatterINTEL.
func (b Builder) MaskedScatterINTEL(inputVector ir.ID, ptrVector ir.ID, alignment uint32, mask ir.ID) *ir.Inst {
	return b.Emit(spirv.OpMaskedScatterINTEL, 0, false, uint32(inputVector), uint32(ptrVector), alignment, uint32(mask))
}

// ConvertHandleToImageINTEL adds an OpConvertHandleToImageINTEL.
func (b Builder) ConvertHandleToImageINTEL(typ ir.ID, operand ir.ID) ir.ID {
	return b.Emit(spirv.OpConvertHandleToImageINTEL, typ, true, uint32(operand)).Result
}

// ConvertHandleToSamplerINTEL adds an OpConvertHandleToSamplerINTEL.
func (b Builder) ConvertHandleToSamplerINTEL(typ ir.ID, operand ir.ID) ir.ID {
	return b.Emit(spirv.OpConvertHandleToSamplerINTEL, typ, true, uint32(operand)).Result
}

// ConvertHandleToSampledImageINTEL adds an OpConvertHandleToSampledImageINTEL.
func (b Builder) ConvertHandleToSampledImageINTEL(typ ir.ID, operand ir.ID) ir.ID {
	return b.Emit(spirv.OpConvertHandleToSampledImageINTEL, typ, true, uint32(operand)).Result
}

// FDot2MixAcc32VALVE adds an OpFDot2MixAcc32VALVE.
func (b Builder) FDot2MixAcc32VALVE(typ ir.ID, vector ir.ID, vector2 ir.ID, accumulator ir.ID) ir.ID {
	return b.Emit(spirv.OpFDot2MixAcc32VALVE, typ, true, uint32(vector), uint32(vector2), uint32(accumulator)).Result
}

// FDot2MixAcc16VALVE adds an OpFDot2MixAcc16VALVE.
func (b Builder) FDot2MixAcc16VALVE(typ ir.ID, vector ir.ID, vector2 ir.ID, accumulator ir.ID) ir.ID {
	return b.Emit(spirv.OpFDot2MixAcc16VALVE, typ, true, uint32(vector), uint32(vector2), uint32(accumulator)).Result
}

// FDot4MixAcc32VALVE adds an OpFDot4MixAcc32VALVE.
func (b Builder) FDot4MixAcc32VALVE(typ ir.ID, vector ir.ID, vector2 ir.ID, accumulator ir.ID) ir.ID {
	return b.Emit(spirv.OpFDot4MixAcc32VALVE, typ, true, uint32(vector), uint32(vector2), uint32(accumulator)).Result
}
