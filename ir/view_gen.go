// Code generated from the Khronos SPIR-V grammar 1.6 revision 7 by internal/gen. DO NOT EDIT.

package ir

import "hone/spirv"

// NopInst is a view of an OpNop.
type NopInst struct{ in *Inst }

// Inst returns the instruction.
func (v NopInst) Inst() *Inst { return v.in }

// AsNop returns the view of in, which must be an OpNop.
func AsNop(in *Inst) NopInst { return NopInst{in} }

// UndefInst is a view of an OpUndef.
type UndefInst struct{ in *Inst }

// Inst returns the instruction.
func (v UndefInst) Inst() *Inst { return v.in }

// AsUndef returns the view of in, which must be an OpUndef.
func AsUndef(in *Inst) UndefInst { return UndefInst{in} }

// SourceContinuedInst is a view of an OpSourceContinued.
type SourceContinuedInst struct{ in *Inst }

// Inst returns the instruction.
func (v SourceContinuedInst) Inst() *Inst { return v.in }

// AsSourceContinued returns the view of in, which must be an OpSourceContinued.
func AsSourceContinued(in *Inst) SourceContinuedInst { return SourceContinuedInst{in} }

// ContinuedSource returns the string Continued Source.
func (v SourceContinuedInst) ContinuedSource() string { return v.in.stringAt(0) }

// SourceInst is a view of an OpSource.
type SourceInst struct{ in *Inst }

// Inst returns the instruction.
func (v SourceInst) Inst() *Inst { return v.in }

// AsSource returns the view of in, which must be an OpSource.
func AsSource(in *Inst) SourceInst { return SourceInst{in} }

// SourceLanguage returns SourceLanguage.
func (v SourceInst) SourceLanguage() spirv.SourceLanguage { return spirv.SourceLanguage(v.in.Word(0)) }

// Version returns the literal Version.
func (v SourceInst) Version() uint32 { return v.in.Word(1) }

// File returns the id File, 0 where it is absent.
func (v SourceInst) File() ID { return v.in.optionalID(2) }

// SourceExtensionInst is a view of an OpSourceExtension.
type SourceExtensionInst struct{ in *Inst }

// Inst returns the instruction.
func (v SourceExtensionInst) Inst() *Inst { return v.in }

// AsSourceExtension returns the view of in, which must be an OpSourceExtension.
func AsSourceExtension(in *Inst) SourceExtensionInst { return SourceExtensionInst{in} }

// Extension returns the string Extension.
func (v SourceExtensionInst) Extension() string { return v.in.stringAt(0) }

// NameInst is a view of an OpName.
type NameInst struct{ in *Inst }

// Inst returns the instruction.
func (v NameInst) Inst() *Inst { return v.in }

// AsName returns the view of in, which must be an OpName.
func AsName(in *Inst) NameInst { return NameInst{in} }

// Target returns the id Target.
func (v NameInst) Target() ID { return v.in.ID(0) }

// SetTarget sets the id Target.
func (v NameInst) SetTarget(id ID) { v.in.SetID(0, id) }

// Name returns the string Name.
func (v NameInst) Name() string { return v.in.stringAt(1) }

// MemberNameInst is a view of an OpMemberName.
type MemberNameInst struct{ in *Inst }

// Inst returns the instruction.
func (v MemberNameInst) Inst() *Inst { return v.in }

// AsMemberName returns the view of in, which must be an OpMemberName.
func AsMemberName(in *Inst) MemberNameInst { return MemberNameInst{in} }

// Type returns the id Type.
func (v MemberNameInst) Type() ID { return v.in.ID(0) }

// SetType sets the id Type.
func (v MemberNameInst) SetType(id ID) { v.in.SetID(0, id) }

// Member returns the literal Member.
func (v MemberNameInst) Member() uint32 { return v.in.Word(1) }

// Name returns the string Name.
func (v MemberNameInst) Name() string { return v.in.stringAt(2) }

// StringInst is a view of an OpString.
type StringInst struct{ in *Inst }

// Inst returns the instruction.
func (v StringInst) Inst() *Inst { return v.in }

// AsString returns the view of in, which must be an OpString.
func AsString(in *Inst) StringInst { return StringInst{in} }

// String returns the string String.
func (v StringInst) String() string { return v.in.stringAt(0) }

// LineInst is a view of an OpLine.
type LineInst struct{ in *Inst }

// Inst returns the instruction.
func (v LineInst) Inst() *Inst { return v.in }

// AsLine returns the view of in, which must be an OpLine.
func AsLine(in *Inst) LineInst { return LineInst{in} }

// File returns the id File.
func (v LineInst) File() ID { return v.in.ID(0) }

// SetFile sets the id File.
func (v LineInst) SetFile(id ID) { v.in.SetID(0, id) }

// Line returns the literal Line.
func (v LineInst) Line() uint32 { return v.in.Word(1) }

// Column returns the literal Column.
func (v LineInst) Column() uint32 { return v.in.Word(2) }

// ExtensionInst is a view of an OpExtension.
type ExtensionInst struct{ in *Inst }

// Inst returns the instruction.
func (v ExtensionInst) Inst() *Inst { return v.in }

// AsExtension returns the view of in, which must be an OpExtension.
func AsExtension(in *Inst) ExtensionInst { return ExtensionInst{in} }

// Name returns the string Name.
func (v ExtensionInst) Name() string { return v.in.stringAt(0) }

// ExtInstImportInst is a view of an OpExtInstImport.
type ExtInstImportInst struct{ in *Inst }

// Inst returns the instruction.
func (v ExtInstImportInst) Inst() *Inst { return v.in }

// AsExtInstImport returns the view of in, which must be an OpExtInstImport.
func AsExtInstImport(in *Inst) ExtInstImportInst { return ExtInstImportInst{in} }

// Name returns the string Name.
func (v ExtInstImportInst) Name() string { return v.in.stringAt(0) }

// ExtInstInst is a view of an OpExtInst.
type ExtInstInst struct{ in *Inst }

// Inst returns the instruction.
func (v ExtInstInst) Inst() *Inst { return v.in }

// AsExtInst returns the view of in, which must be an OpExtInst.
func AsExtInst(in *Inst) ExtInstInst { return ExtInstInst{in} }

// Set returns the id Set.
func (v ExtInstInst) Set() ID { return v.in.ID(0) }

// SetSet sets the id Set.
func (v ExtInstInst) SetSet(id ID) { v.in.SetID(0, id) }

// Instruction returns the literal Instruction.
func (v ExtInstInst) Instruction() uint32 { return v.in.Word(1) }

// Operand returns operand Operand 1, Operand 2, ... and those after it.
func (v ExtInstInst) Operand() []ID { return v.in.idsFrom(2) }

// MemoryModelInst is a view of an OpMemoryModel.
type MemoryModelInst struct{ in *Inst }

// Inst returns the instruction.
func (v MemoryModelInst) Inst() *Inst { return v.in }

// AsMemoryModel returns the view of in, which must be an OpMemoryModel.
func AsMemoryModel(in *Inst) MemoryModelInst { return MemoryModelInst{in} }

// AddressingModel returns AddressingModel.
func (v MemoryModelInst) AddressingModel() spirv.AddressingModel {
	return spirv.AddressingModel(v.in.Word(0))
}

// MemoryModel returns MemoryModel.
func (v MemoryModelInst) MemoryModel() spirv.MemoryModel { return spirv.MemoryModel(v.in.Word(1)) }

// EntryPointInst is a view of an OpEntryPoint.
type EntryPointInst struct{ in *Inst }

// Inst returns the instruction.
func (v EntryPointInst) Inst() *Inst { return v.in }

// AsEntryPoint returns the view of in, which must be an OpEntryPoint.
func AsEntryPoint(in *Inst) EntryPointInst { return EntryPointInst{in} }

// ExecutionModel returns ExecutionModel.
func (v EntryPointInst) ExecutionModel() spirv.ExecutionModel {
	return spirv.ExecutionModel(v.in.Word(0))
}

// EntryPoint returns the id Entry Point.
func (v EntryPointInst) EntryPoint() ID { return v.in.ID(1) }

// SetEntryPoint sets the id Entry Point.
func (v EntryPointInst) SetEntryPoint(id ID) { v.in.SetID(1, id) }

// Name returns the string Name.
func (v EntryPointInst) Name() string { return v.in.stringAt(2) }

// ExecutionModeInst is a view of an OpExecutionMode.
type ExecutionModeInst struct{ in *Inst }

// Inst returns the instruction.
func (v ExecutionModeInst) Inst() *Inst { return v.in }

// AsExecutionMode returns the view of in, which must be an OpExecutionMode.
func AsExecutionMode(in *Inst) ExecutionModeInst { return ExecutionModeInst{in} }

// EntryPoint returns the id Entry Point.
func (v ExecutionModeInst) EntryPoint() ID { return v.in.ID(0) }

// SetEntryPoint sets the id Entry Point.
func (v ExecutionModeInst) SetEntryPoint(id ID) { v.in.SetID(0, id) }

// Mode returns Mode.
func (v ExecutionModeInst) Mode() spirv.ExecutionMode { return spirv.ExecutionMode(v.in.Word(1)) }

// CapabilityInst is a view of an OpCapability.
type CapabilityInst struct{ in *Inst }

// Inst returns the instruction.
func (v CapabilityInst) Inst() *Inst { return v.in }

// AsCapability returns the view of in, which must be an OpCapability.
func AsCapability(in *Inst) CapabilityInst { return CapabilityInst{in} }

// Capability returns Capability.
func (v CapabilityInst) Capability() spirv.Capability { return spirv.Capability(v.in.Word(0)) }

// TypeVoidInst is a view of an OpTypeVoid.
type TypeVoidInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeVoidInst) Inst() *Inst { return v.in }

// AsTypeVoid returns the view of in, which must be an OpTypeVoid.
func AsTypeVoid(in *Inst) TypeVoidInst { return TypeVoidInst{in} }

// TypeBoolInst is a view of an OpTypeBool.
type TypeBoolInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeBoolInst) Inst() *Inst { return v.in }

// AsTypeBool returns the view of in, which must be an OpTypeBool.
func AsTypeBool(in *Inst) TypeBoolInst { return TypeBoolInst{in} }

// TypeIntInst is a view of an OpTypeInt.
type TypeIntInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeIntInst) Inst() *Inst { return v.in }

// AsTypeInt returns the view of in, which must be an OpTypeInt.
func AsTypeInt(in *Inst) TypeIntInst { return TypeIntInst{in} }

// Width returns the literal Width.
func (v TypeIntInst) Width() uint32 { return v.in.Word(0) }

// Signedness returns the literal Signedness.
func (v TypeIntInst) Signedness() uint32 { return v.in.Word(1) }

// TypeFloatInst is a view of an OpTypeFloat.
type TypeFloatInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeFloatInst) Inst() *Inst { return v.in }

// AsTypeFloat returns the view of in, which must be an OpTypeFloat.
func AsTypeFloat(in *Inst) TypeFloatInst { return TypeFloatInst{in} }

// Width returns the literal Width.
func (v TypeFloatInst) Width() uint32 { return v.in.Word(0) }

// FloatingPointEncoding returns Floating Point Encoding, 0 where it is absent.
func (v TypeFloatInst) FloatingPointEncoding() spirv.FPEncoding {
	return spirv.FPEncoding(v.in.optionalWord(1))
}

// TypeVectorInst is a view of an OpTypeVector.
type TypeVectorInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeVectorInst) Inst() *Inst { return v.in }

// AsTypeVector returns the view of in, which must be an OpTypeVector.
func AsTypeVector(in *Inst) TypeVectorInst { return TypeVectorInst{in} }

// ComponentType returns the id Component Type.
func (v TypeVectorInst) ComponentType() ID { return v.in.ID(0) }

// SetComponentType sets the id Component Type.
func (v TypeVectorInst) SetComponentType(id ID) { v.in.SetID(0, id) }

// ComponentCount returns the literal Component Count.
func (v TypeVectorInst) ComponentCount() uint32 { return v.in.Word(1) }

// TypeMatrixInst is a view of an OpTypeMatrix.
type TypeMatrixInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeMatrixInst) Inst() *Inst { return v.in }

// AsTypeMatrix returns the view of in, which must be an OpTypeMatrix.
func AsTypeMatrix(in *Inst) TypeMatrixInst { return TypeMatrixInst{in} }

// ColumnType returns the id Column Type.
func (v TypeMatrixInst) ColumnType() ID { return v.in.ID(0) }

// SetColumnType sets the id Column Type.
func (v TypeMatrixInst) SetColumnType(id ID) { v.in.SetID(0, id) }

// ColumnCount returns the literal Column Count.
func (v TypeMatrixInst) ColumnCount() uint32 { return v.in.Word(1) }

// TypeImageInst is a view of an OpTypeImage.
type TypeImageInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeImageInst) Inst() *Inst { return v.in }

// AsTypeImage returns the view of in, which must be an OpTypeImage.
func AsTypeImage(in *Inst) TypeImageInst { return TypeImageInst{in} }

// SampledType returns the id Sampled Type.
func (v TypeImageInst) SampledType() ID { return v.in.ID(0) }

// SetSampledType sets the id Sampled Type.
func (v TypeImageInst) SetSampledType(id ID) { v.in.SetID(0, id) }

// Dim returns Dim.
func (v TypeImageInst) Dim() spirv.Dim { return spirv.Dim(v.in.Word(1)) }

// Depth returns the literal Depth.
func (v TypeImageInst) Depth() uint32 { return v.in.Word(2) }

// Arrayed returns the literal Arrayed.
func (v TypeImageInst) Arrayed() uint32 { return v.in.Word(3) }

// MS returns the literal MS.
func (v TypeImageInst) MS() uint32 { return v.in.Word(4) }

// Sampled returns the literal Sampled.
func (v TypeImageInst) Sampled() uint32 { return v.in.Word(5) }

// ImageFormat returns ImageFormat.
func (v TypeImageInst) ImageFormat() spirv.ImageFormat { return spirv.ImageFormat(v.in.Word(6)) }

// AccessQualifier returns AccessQualifier, 0 where it is absent.
func (v TypeImageInst) AccessQualifier() spirv.AccessQualifier {
	return spirv.AccessQualifier(v.in.optionalWord(7))
}

// TypeSamplerInst is a view of an OpTypeSampler.
type TypeSamplerInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeSamplerInst) Inst() *Inst { return v.in }

// AsTypeSampler returns the view of in, which must be an OpTypeSampler.
func AsTypeSampler(in *Inst) TypeSamplerInst { return TypeSamplerInst{in} }

// TypeSampledImageInst is a view of an OpTypeSampledImage.
type TypeSampledImageInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeSampledImageInst) Inst() *Inst { return v.in }

// AsTypeSampledImage returns the view of in, which must be an OpTypeSampledImage.
func AsTypeSampledImage(in *Inst) TypeSampledImageInst { return TypeSampledImageInst{in} }

// ImageType returns the id Image Type.
func (v TypeSampledImageInst) ImageType() ID { return v.in.ID(0) }

// SetImageType sets the id Image Type.
func (v TypeSampledImageInst) SetImageType(id ID) { v.in.SetID(0, id) }

// TypeArrayInst is a view of an OpTypeArray.
type TypeArrayInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeArrayInst) Inst() *Inst { return v.in }

// AsTypeArray returns the view of in, which must be an OpTypeArray.
func AsTypeArray(in *Inst) TypeArrayInst { return TypeArrayInst{in} }

// ElementType returns the id Element Type.
func (v TypeArrayInst) ElementType() ID { return v.in.ID(0) }

// SetElementType sets the id Element Type.
func (v TypeArrayInst) SetElementType(id ID) { v.in.SetID(0, id) }

// Length returns the id Length.
func (v TypeArrayInst) Length() ID { return v.in.ID(1) }

// SetLength sets the id Length.
func (v TypeArrayInst) SetLength(id ID) { v.in.SetID(1, id) }

// TypeRuntimeArrayInst is a view of an OpTypeRuntimeArray.
type TypeRuntimeArrayInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeRuntimeArrayInst) Inst() *Inst { return v.in }

// AsTypeRuntimeArray returns the view of in, which must be an OpTypeRuntimeArray.
func AsTypeRuntimeArray(in *Inst) TypeRuntimeArrayInst { return TypeRuntimeArrayInst{in} }

// ElementType returns the id Element Type.
func (v TypeRuntimeArrayInst) ElementType() ID { return v.in.ID(0) }

// SetElementType sets the id Element Type.
func (v TypeRuntimeArrayInst) SetElementType(id ID) { v.in.SetID(0, id) }

// TypeStructInst is a view of an OpTypeStruct.
type TypeStructInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeStructInst) Inst() *Inst { return v.in }

// AsTypeStruct returns the view of in, which must be an OpTypeStruct.
func AsTypeStruct(in *Inst) TypeStructInst { return TypeStructInst{in} }

// Member returns operand Member 0 type, member 1 type, ... and those after it.
func (v TypeStructInst) Member() []ID { return v.in.idsFrom(0) }

// TypeOpaqueInst is a view of an OpTypeOpaque.
type TypeOpaqueInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeOpaqueInst) Inst() *Inst { return v.in }

// AsTypeOpaque returns the view of in, which must be an OpTypeOpaque.
func AsTypeOpaque(in *Inst) TypeOpaqueInst { return TypeOpaqueInst{in} }

// TheNameOfTheOpaqueType returns the string The name of the opaque type..
func (v TypeOpaqueInst) TheNameOfTheOpaqueType() string { return v.in.stringAt(0) }

// TypePointerInst is a view of an OpTypePointer.
type TypePointerInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypePointerInst) Inst() *Inst { return v.in }

// AsTypePointer returns the view of in, which must be an OpTypePointer.
func AsTypePointer(in *Inst) TypePointerInst { return TypePointerInst{in} }

// StorageClass returns StorageClass.
func (v TypePointerInst) StorageClass() spirv.StorageClass { return spirv.StorageClass(v.in.Word(0)) }

// Type returns the id Type.
func (v TypePointerInst) Type() ID { return v.in.ID(1) }

// SetType sets the id Type.
func (v TypePointerInst) SetType(id ID) { v.in.SetID(1, id) }

// TypeFunctionInst is a view of an OpTypeFunction.
type TypeFunctionInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeFunctionInst) Inst() *Inst { return v.in }

// AsTypeFunction returns the view of in, which must be an OpTypeFunction.
func AsTypeFunction(in *Inst) TypeFunctionInst { return TypeFunctionInst{in} }

// ReturnType returns the id Return Type.
func (v TypeFunctionInst) ReturnType() ID { return v.in.ID(0) }

// SetReturnType sets the id Return Type.
func (v TypeFunctionInst) SetReturnType(id ID) { v.in.SetID(0, id) }

// Parameter0Type returns operand Parameter 0 Type, Parameter 1 Type, ... and those after it.
func (v TypeFunctionInst) Parameter0Type() []ID { return v.in.idsFrom(1) }

// TypeEventInst is a view of an OpTypeEvent.
type TypeEventInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeEventInst) Inst() *Inst { return v.in }

// AsTypeEvent returns the view of in, which must be an OpTypeEvent.
func AsTypeEvent(in *Inst) TypeEventInst { return TypeEventInst{in} }

// TypeDeviceEventInst is a view of an OpTypeDeviceEvent.
type TypeDeviceEventInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeDeviceEventInst) Inst() *Inst { return v.in }

// AsTypeDeviceEvent returns the view of in, which must be an OpTypeDeviceEvent.
func AsTypeDeviceEvent(in *Inst) TypeDeviceEventInst { return TypeDeviceEventInst{in} }

// TypeReserveIdInst is a view of an OpTypeReserveId.
type TypeReserveIdInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeReserveIdInst) Inst() *Inst { return v.in }

// AsTypeReserveId returns the view of in, which must be an OpTypeReserveId.
func AsTypeReserveId(in *Inst) TypeReserveIdInst { return TypeReserveIdInst{in} }

// TypeQueueInst is a view of an OpTypeQueue.
type TypeQueueInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeQueueInst) Inst() *Inst { return v.in }

// AsTypeQueue returns the view of in, which must be an OpTypeQueue.
func AsTypeQueue(in *Inst) TypeQueueInst { return TypeQueueInst{in} }

// TypePipeInst is a view of an OpTypePipe.
type TypePipeInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypePipeInst) Inst() *Inst { return v.in }

// AsTypePipe returns the view of in, which must be an OpTypePipe.
func AsTypePipe(in *Inst) TypePipeInst { return TypePipeInst{in} }

// Qualifier returns Qualifier.
func (v TypePipeInst) Qualifier() spirv.AccessQualifier { return spirv.AccessQualifier(v.in.Word(0)) }

// TypeForwardPointerInst is a view of an OpTypeForwardPointer.
type TypeForwardPointerInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeForwardPointerInst) Inst() *Inst { return v.in }

// AsTypeForwardPointer returns the view of in, which must be an OpTypeForwardPointer.
func AsTypeForwardPointer(in *Inst) TypeForwardPointerInst { return TypeForwardPointerInst{in} }

// PointerType returns the id Pointer Type.
func (v TypeForwardPointerInst) PointerType() ID { return v.in.ID(0) }

// SetPointerType sets the id Pointer Type.
func (v TypeForwardPointerInst) SetPointerType(id ID) { v.in.SetID(0, id) }

// StorageClass returns StorageClass.
func (v TypeForwardPointerInst) StorageClass() spirv.StorageClass {
	return spirv.StorageClass(v.in.Word(1))
}

// ConstantTrueInst is a view of an OpConstantTrue.
type ConstantTrueInst struct{ in *Inst }

// Inst returns the instruction.
func (v ConstantTrueInst) Inst() *Inst { return v.in }

// AsConstantTrue returns the view of in, which must be an OpConstantTrue.
func AsConstantTrue(in *Inst) ConstantTrueInst { return ConstantTrueInst{in} }

// ConstantFalseInst is a view of an OpConstantFalse.
type ConstantFalseInst struct{ in *Inst }

// Inst returns the instruction.
func (v ConstantFalseInst) Inst() *Inst { return v.in }

// AsConstantFalse returns the view of in, which must be an OpConstantFalse.
func AsConstantFalse(in *Inst) ConstantFalseInst { return ConstantFalseInst{in} }

// ConstantInst is a view of an OpConstant.
type ConstantInst struct{ in *Inst }

// Inst returns the instruction.
func (v ConstantInst) Inst() *Inst { return v.in }

// AsConstant returns the view of in, which must be an OpConstant.
func AsConstant(in *Inst) ConstantInst { return ConstantInst{in} }

// Value returns the words of Value.
func (v ConstantInst) Value() []uint32 { return v.in.wordsFrom(0) }

// ConstantCompositeInst is a view of an OpConstantComposite.
type ConstantCompositeInst struct{ in *Inst }

// Inst returns the instruction.
func (v ConstantCompositeInst) Inst() *Inst { return v.in }

// AsConstantComposite returns the view of in, which must be an OpConstantComposite.
func AsConstantComposite(in *Inst) ConstantCompositeInst { return ConstantCompositeInst{in} }

// Constituents returns operand Constituents and those after it.
func (v ConstantCompositeInst) Constituents() []ID { return v.in.idsFrom(0) }

// ConstantSamplerInst is a view of an OpConstantSampler.
type ConstantSamplerInst struct{ in *Inst }

// Inst returns the instruction.
func (v ConstantSamplerInst) Inst() *Inst { return v.in }

// AsConstantSampler returns the view of in, which must be an OpConstantSampler.
func AsConstantSampler(in *Inst) ConstantSamplerInst { return ConstantSamplerInst{in} }

// SamplerAddressingMode returns SamplerAddressingMode.
func (v ConstantSamplerInst) SamplerAddressingMode() spirv.SamplerAddressingMode {
	return spirv.SamplerAddressingMode(v.in.Word(0))
}

// Param returns the literal Param.
func (v ConstantSamplerInst) Param() uint32 { return v.in.Word(1) }

// SamplerFilterMode returns SamplerFilterMode.
func (v ConstantSamplerInst) SamplerFilterMode() spirv.SamplerFilterMode {
	return spirv.SamplerFilterMode(v.in.Word(2))
}

// ConstantNullInst is a view of an OpConstantNull.
type ConstantNullInst struct{ in *Inst }

// Inst returns the instruction.
func (v ConstantNullInst) Inst() *Inst { return v.in }

// AsConstantNull returns the view of in, which must be an OpConstantNull.
func AsConstantNull(in *Inst) ConstantNullInst { return ConstantNullInst{in} }

// SpecConstantTrueInst is a view of an OpSpecConstantTrue.
type SpecConstantTrueInst struct{ in *Inst }

// Inst returns the instruction.
func (v SpecConstantTrueInst) Inst() *Inst { return v.in }

// AsSpecConstantTrue returns the view of in, which must be an OpSpecConstantTrue.
func AsSpecConstantTrue(in *Inst) SpecConstantTrueInst { return SpecConstantTrueInst{in} }

// SpecConstantFalseInst is a view of an OpSpecConstantFalse.
type SpecConstantFalseInst struct{ in *Inst }

// Inst returns the instruction.
func (v SpecConstantFalseInst) Inst() *Inst { return v.in }

// AsSpecConstantFalse returns the view of in, which must be an OpSpecConstantFalse.
func AsSpecConstantFalse(in *Inst) SpecConstantFalseInst { return SpecConstantFalseInst{in} }

// SpecConstantInst is a view of an OpSpecConstant.
type SpecConstantInst struct{ in *Inst }

// Inst returns the instruction.
func (v SpecConstantInst) Inst() *Inst { return v.in }

// AsSpecConstant returns the view of in, which must be an OpSpecConstant.
func AsSpecConstant(in *Inst) SpecConstantInst { return SpecConstantInst{in} }

// Value returns the words of Value.
func (v SpecConstantInst) Value() []uint32 { return v.in.wordsFrom(0) }

// SpecConstantCompositeInst is a view of an OpSpecConstantComposite.
type SpecConstantCompositeInst struct{ in *Inst }

// Inst returns the instruction.
func (v SpecConstantCompositeInst) Inst() *Inst { return v.in }

// AsSpecConstantComposite returns the view of in, which must be an OpSpecConstantComposite.
func AsSpecConstantComposite(in *Inst) SpecConstantCompositeInst {
	return SpecConstantCompositeInst{in}
}

// Constituents returns operand Constituents and those after it.
func (v SpecConstantCompositeInst) Constituents() []ID { return v.in.idsFrom(0) }

// SpecConstantOpInst is a view of an OpSpecConstantOp.
type SpecConstantOpInst struct{ in *Inst }

// Inst returns the instruction.
func (v SpecConstantOpInst) Inst() *Inst { return v.in }

// AsSpecConstantOp returns the view of in, which must be an OpSpecConstantOp.
func AsSpecConstantOp(in *Inst) SpecConstantOpInst { return SpecConstantOpInst{in} }

// Opcode returns the literal Opcode.
func (v SpecConstantOpInst) Opcode() uint32 { return v.in.Word(0) }

// FunctionInst is a view of an OpFunction.
type FunctionInst struct{ in *Inst }

// Inst returns the instruction.
func (v FunctionInst) Inst() *Inst { return v.in }

// AsFunction returns the view of in, which must be an OpFunction.
func AsFunction(in *Inst) FunctionInst { return FunctionInst{in} }

// FunctionControl returns FunctionControl.
func (v FunctionInst) FunctionControl() spirv.FunctionControl {
	return spirv.FunctionControl(v.in.Word(0))
}

// FunctionType returns the id Function Type.
func (v FunctionInst) FunctionType() ID { return v.in.ID(1) }

// SetFunctionType sets the id Function Type.
func (v FunctionInst) SetFunctionType(id ID) { v.in.SetID(1, id) }

// FunctionParameterInst is a view of an OpFunctionParameter.
type FunctionParameterInst struct{ in *Inst }

// Inst returns the instruction.
func (v FunctionParameterInst) Inst() *Inst { return v.in }

// AsFunctionParameter returns the view of in, which must be an OpFunctionParameter.
func AsFunctionParameter(in *Inst) FunctionParameterInst { return FunctionParameterInst{in} }

// FunctionEndInst is a view of an OpFunctionEnd.
type FunctionEndInst struct{ in *Inst }

// Inst returns the instruction.
func (v FunctionEndInst) Inst() *Inst { return v.in }

// AsFunctionEnd returns the view of in, which must be an OpFunctionEnd.
func AsFunctionEnd(in *Inst) FunctionEndInst { return FunctionEndInst{in} }

// FunctionCallInst is a view of an OpFunctionCall.
type FunctionCallInst struct{ in *Inst }

// Inst returns the instruction.
func (v FunctionCallInst) Inst() *Inst { return v.in }

// AsFunctionCall returns the view of in, which must be an OpFunctionCall.
func AsFunctionCall(in *Inst) FunctionCallInst { return FunctionCallInst{in} }

// Function returns the id Function.
func (v FunctionCallInst) Function() ID { return v.in.ID(0) }

// SetFunction sets the id Function.
func (v FunctionCallInst) SetFunction(id ID) { v.in.SetID(0, id) }

// Argument0 returns operand Argument 0, Argument 1, ... and those after it.
func (v FunctionCallInst) Argument0() []ID { return v.in.idsFrom(1) }

// VariableInst is a view of an OpVariable.
type VariableInst struct{ in *Inst }

// Inst returns the instruction.
func (v VariableInst) Inst() *Inst { return v.in }

// AsVariable returns the view of in, which must be an OpVariable.
func AsVariable(in *Inst) VariableInst { return VariableInst{in} }

// StorageClass returns StorageClass.
func (v VariableInst) StorageClass() spirv.StorageClass { return spirv.StorageClass(v.in.Word(0)) }

// Initializer returns the id Initializer, 0 where it is absent.
func (v VariableInst) Initializer() ID { return v.in.optionalID(1) }

// ImageTexelPointerInst is a view of an OpImageTexelPointer.
type ImageTexelPointerInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageTexelPointerInst) Inst() *Inst { return v.in }

// AsImageTexelPointer returns the view of in, which must be an OpImageTexelPointer.
func AsImageTexelPointer(in *Inst) ImageTexelPointerInst { return ImageTexelPointerInst{in} }

// Image returns the id Image.
func (v ImageTexelPointerInst) Image() ID { return v.in.ID(0) }

// SetImage sets the id Image.
func (v ImageTexelPointerInst) SetImage(id ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageTexelPointerInst) Coordinate() ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageTexelPointerInst) SetCoordinate(id ID) { v.in.SetID(1, id) }

// Sample returns the id Sample.
func (v ImageTexelPointerInst) Sample() ID { return v.in.ID(2) }

// SetSample sets the id Sample.
func (v ImageTexelPointerInst) SetSample(id ID) { v.in.SetID(2, id) }

// LoadInst is a view of an OpLoad.
type LoadInst struct{ in *Inst }

// Inst returns the instruction.
func (v LoadInst) Inst() *Inst { return v.in }

// AsLoad returns the view of in, which must be an OpLoad.
func AsLoad(in *Inst) LoadInst { return LoadInst{in} }

// Pointer returns the id Pointer.
func (v LoadInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v LoadInst) SetPointer(id ID) { v.in.SetID(0, id) }

// MemoryAccess returns MemoryAccess, 0 where it is absent.
func (v LoadInst) MemoryAccess() spirv.MemoryAccess { return spirv.MemoryAccess(v.in.optionalWord(1)) }

// StoreInst is a view of an OpStore.
type StoreInst struct{ in *Inst }

// Inst returns the instruction.
func (v StoreInst) Inst() *Inst { return v.in }

// AsStore returns the view of in, which must be an OpStore.
func AsStore(in *Inst) StoreInst { return StoreInst{in} }

// Pointer returns the id Pointer.
func (v StoreInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v StoreInst) SetPointer(id ID) { v.in.SetID(0, id) }

// Object returns the id Object.
func (v StoreInst) Object() ID { return v.in.ID(1) }

// SetObject sets the id Object.
func (v StoreInst) SetObject(id ID) { v.in.SetID(1, id) }

// MemoryAccess returns MemoryAccess, 0 where it is absent.
func (v StoreInst) MemoryAccess() spirv.MemoryAccess { return spirv.MemoryAccess(v.in.optionalWord(2)) }

// CopyMemoryInst is a view of an OpCopyMemory.
type CopyMemoryInst struct{ in *Inst }

// Inst returns the instruction.
func (v CopyMemoryInst) Inst() *Inst { return v.in }

// AsCopyMemory returns the view of in, which must be an OpCopyMemory.
func AsCopyMemory(in *Inst) CopyMemoryInst { return CopyMemoryInst{in} }

// Target returns the id Target.
func (v CopyMemoryInst) Target() ID { return v.in.ID(0) }

// SetTarget sets the id Target.
func (v CopyMemoryInst) SetTarget(id ID) { v.in.SetID(0, id) }

// Source returns the id Source.
func (v CopyMemoryInst) Source() ID { return v.in.ID(1) }

// SetSource sets the id Source.
func (v CopyMemoryInst) SetSource(id ID) { v.in.SetID(1, id) }

// MemoryAccess returns MemoryAccess, 0 where it is absent.
func (v CopyMemoryInst) MemoryAccess() spirv.MemoryAccess {
	return spirv.MemoryAccess(v.in.optionalWord(2))
}

// CopyMemorySizedInst is a view of an OpCopyMemorySized.
type CopyMemorySizedInst struct{ in *Inst }

// Inst returns the instruction.
func (v CopyMemorySizedInst) Inst() *Inst { return v.in }

// AsCopyMemorySized returns the view of in, which must be an OpCopyMemorySized.
func AsCopyMemorySized(in *Inst) CopyMemorySizedInst { return CopyMemorySizedInst{in} }

// Target returns the id Target.
func (v CopyMemorySizedInst) Target() ID { return v.in.ID(0) }

// SetTarget sets the id Target.
func (v CopyMemorySizedInst) SetTarget(id ID) { v.in.SetID(0, id) }

// Source returns the id Source.
func (v CopyMemorySizedInst) Source() ID { return v.in.ID(1) }

// SetSource sets the id Source.
func (v CopyMemorySizedInst) SetSource(id ID) { v.in.SetID(1, id) }

// Size returns the id Size.
func (v CopyMemorySizedInst) Size() ID { return v.in.ID(2) }

// SetSize sets the id Size.
func (v CopyMemorySizedInst) SetSize(id ID) { v.in.SetID(2, id) }

// MemoryAccess returns MemoryAccess, 0 where it is absent.
func (v CopyMemorySizedInst) MemoryAccess() spirv.MemoryAccess {
	return spirv.MemoryAccess(v.in.optionalWord(3))
}

// AccessChainInst is a view of an OpAccessChain.
type AccessChainInst struct{ in *Inst }

// Inst returns the instruction.
func (v AccessChainInst) Inst() *Inst { return v.in }

// AsAccessChain returns the view of in, which must be an OpAccessChain.
func AsAccessChain(in *Inst) AccessChainInst { return AccessChainInst{in} }

// Base returns the id Base.
func (v AccessChainInst) Base() ID { return v.in.ID(0) }

// SetBase sets the id Base.
func (v AccessChainInst) SetBase(id ID) { v.in.SetID(0, id) }

// Indexes returns operand Indexes and those after it.
func (v AccessChainInst) Indexes() []ID { return v.in.idsFrom(1) }

// InBoundsAccessChainInst is a view of an OpInBoundsAccessChain.
type InBoundsAccessChainInst struct{ in *Inst }

// Inst returns the instruction.
func (v InBoundsAccessChainInst) Inst() *Inst { return v.in }

// AsInBoundsAccessChain returns the view of in, which must be an OpInBoundsAccessChain.
func AsInBoundsAccessChain(in *Inst) InBoundsAccessChainInst { return InBoundsAccessChainInst{in} }

// Base returns the id Base.
func (v InBoundsAccessChainInst) Base() ID { return v.in.ID(0) }

// SetBase sets the id Base.
func (v InBoundsAccessChainInst) SetBase(id ID) { v.in.SetID(0, id) }

// Indexes returns operand Indexes and those after it.
func (v InBoundsAccessChainInst) Indexes() []ID { return v.in.idsFrom(1) }

// PtrAccessChainInst is a view of an OpPtrAccessChain.
type PtrAccessChainInst struct{ in *Inst }

// Inst returns the instruction.
func (v PtrAccessChainInst) Inst() *Inst { return v.in }

// AsPtrAccessChain returns the view of in, which must be an OpPtrAccessChain.
func AsPtrAccessChain(in *Inst) PtrAccessChainInst { return PtrAccessChainInst{in} }

// Base returns the id Base.
func (v PtrAccessChainInst) Base() ID { return v.in.ID(0) }

// SetBase sets the id Base.
func (v PtrAccessChainInst) SetBase(id ID) { v.in.SetID(0, id) }

// Element returns the id Element.
func (v PtrAccessChainInst) Element() ID { return v.in.ID(1) }

// SetElement sets the id Element.
func (v PtrAccessChainInst) SetElement(id ID) { v.in.SetID(1, id) }

// Indexes returns operand Indexes and those after it.
func (v PtrAccessChainInst) Indexes() []ID { return v.in.idsFrom(2) }

// ArrayLengthInst is a view of an OpArrayLength.
type ArrayLengthInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArrayLengthInst) Inst() *Inst { return v.in }

// AsArrayLength returns the view of in, which must be an OpArrayLength.
func AsArrayLength(in *Inst) ArrayLengthInst { return ArrayLengthInst{in} }

// Structure returns the id Structure.
func (v ArrayLengthInst) Structure() ID { return v.in.ID(0) }

// SetStructure sets the id Structure.
func (v ArrayLengthInst) SetStructure(id ID) { v.in.SetID(0, id) }

// ArrayMember returns the literal Array member.
func (v ArrayLengthInst) ArrayMember() uint32 { return v.in.Word(1) }

// GenericPtrMemSemanticsInst is a view of an OpGenericPtrMemSemantics.
type GenericPtrMemSemanticsInst struct{ in *Inst }

// Inst returns the instruction.
func (v GenericPtrMemSemanticsInst) Inst() *Inst { return v.in }

// AsGenericPtrMemSemantics returns the view of in, which must be an OpGenericPtrMemSemantics.
func AsGenericPtrMemSemantics(in *Inst) GenericPtrMemSemanticsInst {
	return GenericPtrMemSemanticsInst{in}
}

// Pointer returns the id Pointer.
func (v GenericPtrMemSemanticsInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v GenericPtrMemSemanticsInst) SetPointer(id ID) { v.in.SetID(0, id) }

// InBoundsPtrAccessChainInst is a view of an OpInBoundsPtrAccessChain.
type InBoundsPtrAccessChainInst struct{ in *Inst }

// Inst returns the instruction.
func (v InBoundsPtrAccessChainInst) Inst() *Inst { return v.in }

// AsInBoundsPtrAccessChain returns the view of in, which must be an OpInBoundsPtrAccessChain.
func AsInBoundsPtrAccessChain(in *Inst) InBoundsPtrAccessChainInst {
	return InBoundsPtrAccessChainInst{in}
}

// Base returns the id Base.
func (v InBoundsPtrAccessChainInst) Base() ID { return v.in.ID(0) }

// SetBase sets the id Base.
func (v InBoundsPtrAccessChainInst) SetBase(id ID) { v.in.SetID(0, id) }

// Element returns the id Element.
func (v InBoundsPtrAccessChainInst) Element() ID { return v.in.ID(1) }

// SetElement sets the id Element.
func (v InBoundsPtrAccessChainInst) SetElement(id ID) { v.in.SetID(1, id) }

// Indexes returns operand Indexes and those after it.
func (v InBoundsPtrAccessChainInst) Indexes() []ID { return v.in.idsFrom(2) }

// DecorateInst is a view of an OpDecorate.
type DecorateInst struct{ in *Inst }

// Inst returns the instruction.
func (v DecorateInst) Inst() *Inst { return v.in }

// AsDecorate returns the view of in, which must be an OpDecorate.
func AsDecorate(in *Inst) DecorateInst { return DecorateInst{in} }

// Target returns the id Target.
func (v DecorateInst) Target() ID { return v.in.ID(0) }

// SetTarget sets the id Target.
func (v DecorateInst) SetTarget(id ID) { v.in.SetID(0, id) }

// Decoration returns Decoration.
func (v DecorateInst) Decoration() spirv.Decoration { return spirv.Decoration(v.in.Word(1)) }

// MemberDecorateInst is a view of an OpMemberDecorate.
type MemberDecorateInst struct{ in *Inst }

// Inst returns the instruction.
func (v MemberDecorateInst) Inst() *Inst { return v.in }

// AsMemberDecorate returns the view of in, which must be an OpMemberDecorate.
func AsMemberDecorate(in *Inst) MemberDecorateInst { return MemberDecorateInst{in} }

// StructureType returns the id Structure Type.
func (v MemberDecorateInst) StructureType() ID { return v.in.ID(0) }

// SetStructureType sets the id Structure Type.
func (v MemberDecorateInst) SetStructureType(id ID) { v.in.SetID(0, id) }

// Member returns the literal Member.
func (v MemberDecorateInst) Member() uint32 { return v.in.Word(1) }

// Decoration returns Decoration.
func (v MemberDecorateInst) Decoration() spirv.Decoration { return spirv.Decoration(v.in.Word(2)) }

// DecorationGroupInst is a view of an OpDecorationGroup.
type DecorationGroupInst struct{ in *Inst }

// Inst returns the instruction.
func (v DecorationGroupInst) Inst() *Inst { return v.in }

// AsDecorationGroup returns the view of in, which must be an OpDecorationGroup.
func AsDecorationGroup(in *Inst) DecorationGroupInst { return DecorationGroupInst{in} }

// GroupDecorateInst is a view of an OpGroupDecorate.
type GroupDecorateInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupDecorateInst) Inst() *Inst { return v.in }

// AsGroupDecorate returns the view of in, which must be an OpGroupDecorate.
func AsGroupDecorate(in *Inst) GroupDecorateInst { return GroupDecorateInst{in} }

// DecorationGroup returns the id Decoration Group.
func (v GroupDecorateInst) DecorationGroup() ID { return v.in.ID(0) }

// SetDecorationGroup sets the id Decoration Group.
func (v GroupDecorateInst) SetDecorationGroup(id ID) { v.in.SetID(0, id) }

// Targets returns operand Targets and those after it.
func (v GroupDecorateInst) Targets() []ID { return v.in.idsFrom(1) }

// GroupMemberDecorateInst is a view of an OpGroupMemberDecorate.
type GroupMemberDecorateInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupMemberDecorateInst) Inst() *Inst { return v.in }

// AsGroupMemberDecorate returns the view of in, which must be an OpGroupMemberDecorate.
func AsGroupMemberDecorate(in *Inst) GroupMemberDecorateInst { return GroupMemberDecorateInst{in} }

// DecorationGroup returns the id Decoration Group.
func (v GroupMemberDecorateInst) DecorationGroup() ID { return v.in.ID(0) }

// SetDecorationGroup sets the id Decoration Group.
func (v GroupMemberDecorateInst) SetDecorationGroup(id ID) { v.in.SetID(0, id) }

// Targets returns the words of Targets.
func (v GroupMemberDecorateInst) Targets() []uint32 { return v.in.wordsFrom(1) }

// VectorExtractDynamicInst is a view of an OpVectorExtractDynamic.
type VectorExtractDynamicInst struct{ in *Inst }

// Inst returns the instruction.
func (v VectorExtractDynamicInst) Inst() *Inst { return v.in }

// AsVectorExtractDynamic returns the view of in, which must be an OpVectorExtractDynamic.
func AsVectorExtractDynamic(in *Inst) VectorExtractDynamicInst { return VectorExtractDynamicInst{in} }

// Vector returns the id Vector.
func (v VectorExtractDynamicInst) Vector() ID { return v.in.ID(0) }

// SetVector sets the id Vector.
func (v VectorExtractDynamicInst) SetVector(id ID) { v.in.SetID(0, id) }

// Index returns the id Index.
func (v VectorExtractDynamicInst) Index() ID { return v.in.ID(1) }

// SetIndex sets the id Index.
func (v VectorExtractDynamicInst) SetIndex(id ID) { v.in.SetID(1, id) }

// VectorInsertDynamicInst is a view of an OpVectorInsertDynamic.
type VectorInsertDynamicInst struct{ in *Inst }

// Inst returns the instruction.
func (v VectorInsertDynamicInst) Inst() *Inst { return v.in }

// AsVectorInsertDynamic returns the view of in, which must be an OpVectorInsertDynamic.
func AsVectorInsertDynamic(in *Inst) VectorInsertDynamicInst { return VectorInsertDynamicInst{in} }

// Vector returns the id Vector.
func (v VectorInsertDynamicInst) Vector() ID { return v.in.ID(0) }

// SetVector sets the id Vector.
func (v VectorInsertDynamicInst) SetVector(id ID) { v.in.SetID(0, id) }

// Component returns the id Component.
func (v VectorInsertDynamicInst) Component() ID { return v.in.ID(1) }

// SetComponent sets the id Component.
func (v VectorInsertDynamicInst) SetComponent(id ID) { v.in.SetID(1, id) }

// Index returns the id Index.
func (v VectorInsertDynamicInst) Index() ID { return v.in.ID(2) }

// SetIndex sets the id Index.
func (v VectorInsertDynamicInst) SetIndex(id ID) { v.in.SetID(2, id) }

// VectorShuffleInst is a view of an OpVectorShuffle.
type VectorShuffleInst struct{ in *Inst }

// Inst returns the instruction.
func (v VectorShuffleInst) Inst() *Inst { return v.in }

// AsVectorShuffle returns the view of in, which must be an OpVectorShuffle.
func AsVectorShuffle(in *Inst) VectorShuffleInst { return VectorShuffleInst{in} }

// Vector returns the id Vector 1.
func (v VectorShuffleInst) Vector() ID { return v.in.ID(0) }

// SetVector sets the id Vector 1.
func (v VectorShuffleInst) SetVector(id ID) { v.in.SetID(0, id) }

// Vector2 returns the id Vector 2.
func (v VectorShuffleInst) Vector2() ID { return v.in.ID(1) }

// SetVector2 sets the id Vector 2.
func (v VectorShuffleInst) SetVector2(id ID) { v.in.SetID(1, id) }

// Components returns the words of Components.
func (v VectorShuffleInst) Components() []uint32 { return v.in.wordsFrom(2) }

// CompositeConstructInst is a view of an OpCompositeConstruct.
type CompositeConstructInst struct{ in *Inst }

// Inst returns the instruction.
func (v CompositeConstructInst) Inst() *Inst { return v.in }

// AsCompositeConstruct returns the view of in, which must be an OpCompositeConstruct.
func AsCompositeConstruct(in *Inst) CompositeConstructInst { return CompositeConstructInst{in} }

// Constituents returns operand Constituents and those after it.
func (v CompositeConstructInst) Constituents() []ID { return v.in.idsFrom(0) }

// CompositeExtractInst is a view of an OpCompositeExtract.
type CompositeExtractInst struct{ in *Inst }

// Inst returns the instruction.
func (v CompositeExtractInst) Inst() *Inst { return v.in }

// AsCompositeExtract returns the view of in, which must be an OpCompositeExtract.
func AsCompositeExtract(in *Inst) CompositeExtractInst { return CompositeExtractInst{in} }

// Composite returns the id Composite.
func (v CompositeExtractInst) Composite() ID { return v.in.ID(0) }

// SetComposite sets the id Composite.
func (v CompositeExtractInst) SetComposite(id ID) { v.in.SetID(0, id) }

// Indexes returns the words of Indexes.
func (v CompositeExtractInst) Indexes() []uint32 { return v.in.wordsFrom(1) }

// CompositeInsertInst is a view of an OpCompositeInsert.
type CompositeInsertInst struct{ in *Inst }

// Inst returns the instruction.
func (v CompositeInsertInst) Inst() *Inst { return v.in }

// AsCompositeInsert returns the view of in, which must be an OpCompositeInsert.
func AsCompositeInsert(in *Inst) CompositeInsertInst { return CompositeInsertInst{in} }

// Object returns the id Object.
func (v CompositeInsertInst) Object() ID { return v.in.ID(0) }

// SetObject sets the id Object.
func (v CompositeInsertInst) SetObject(id ID) { v.in.SetID(0, id) }

// Composite returns the id Composite.
func (v CompositeInsertInst) Composite() ID { return v.in.ID(1) }

// SetComposite sets the id Composite.
func (v CompositeInsertInst) SetComposite(id ID) { v.in.SetID(1, id) }

// Indexes returns the words of Indexes.
func (v CompositeInsertInst) Indexes() []uint32 { return v.in.wordsFrom(2) }

// CopyObjectInst is a view of an OpCopyObject.
type CopyObjectInst struct{ in *Inst }

// Inst returns the instruction.
func (v CopyObjectInst) Inst() *Inst { return v.in }

// AsCopyObject returns the view of in, which must be an OpCopyObject.
func AsCopyObject(in *Inst) CopyObjectInst { return CopyObjectInst{in} }

// Operand returns the id Operand.
func (v CopyObjectInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand.
func (v CopyObjectInst) SetOperand(id ID) { v.in.SetID(0, id) }

// TransposeInst is a view of an OpTranspose.
type TransposeInst struct{ in *Inst }

// Inst returns the instruction.
func (v TransposeInst) Inst() *Inst { return v.in }

// AsTranspose returns the view of in, which must be an OpTranspose.
func AsTranspose(in *Inst) TransposeInst { return TransposeInst{in} }

// Matrix returns the id Matrix.
func (v TransposeInst) Matrix() ID { return v.in.ID(0) }

// SetMatrix sets the id Matrix.
func (v TransposeInst) SetMatrix(id ID) { v.in.SetID(0, id) }

// SampledImageInst is a view of an OpSampledImage.
type SampledImageInst struct{ in *Inst }

// Inst returns the instruction.
func (v SampledImageInst) Inst() *Inst { return v.in }

// AsSampledImage returns the view of in, which must be an OpSampledImage.
func AsSampledImage(in *Inst) SampledImageInst { return SampledImageInst{in} }

// Image returns the id Image.
func (v SampledImageInst) Image() ID { return v.in.ID(0) }

// SetImage sets the id Image.
func (v SampledImageInst) SetImage(id ID) { v.in.SetID(0, id) }

// Sampler returns the id Sampler.
func (v SampledImageInst) Sampler() ID { return v.in.ID(1) }

// SetSampler sets the id Sampler.
func (v SampledImageInst) SetSampler(id ID) { v.in.SetID(1, id) }

// ImageSampleImplicitLodInst is a view of an OpImageSampleImplicitLod.
type ImageSampleImplicitLodInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageSampleImplicitLodInst) Inst() *Inst { return v.in }

// AsImageSampleImplicitLod returns the view of in, which must be an OpImageSampleImplicitLod.
func AsImageSampleImplicitLod(in *Inst) ImageSampleImplicitLodInst {
	return ImageSampleImplicitLodInst{in}
}

// SampledImage returns the id Sampled Image.
func (v ImageSampleImplicitLodInst) SampledImage() ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageSampleImplicitLodInst) SetSampledImage(id ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSampleImplicitLodInst) Coordinate() ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSampleImplicitLodInst) SetCoordinate(id ID) { v.in.SetID(1, id) }

// ImageOperands returns ImageOperands, 0 where it is absent.
func (v ImageSampleImplicitLodInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(v.in.optionalWord(2))
}

// ImageSampleExplicitLodInst is a view of an OpImageSampleExplicitLod.
type ImageSampleExplicitLodInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageSampleExplicitLodInst) Inst() *Inst { return v.in }

// AsImageSampleExplicitLod returns the view of in, which must be an OpImageSampleExplicitLod.
func AsImageSampleExplicitLod(in *Inst) ImageSampleExplicitLodInst {
	return ImageSampleExplicitLodInst{in}
}

// SampledImage returns the id Sampled Image.
func (v ImageSampleExplicitLodInst) SampledImage() ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageSampleExplicitLodInst) SetSampledImage(id ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSampleExplicitLodInst) Coordinate() ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSampleExplicitLodInst) SetCoordinate(id ID) { v.in.SetID(1, id) }

// ImageOperands returns ImageOperands.
func (v ImageSampleExplicitLodInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(v.in.Word(2))
}

// ImageSampleDrefImplicitLodInst is a view of an OpImageSampleDrefImplicitLod.
type ImageSampleDrefImplicitLodInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageSampleDrefImplicitLodInst) Inst() *Inst { return v.in }

// AsImageSampleDrefImplicitLod returns the view of in, which must be an OpImageSampleDrefImplicitLod.
func AsImageSampleDrefImplicitLod(in *Inst) ImageSampleDrefImplicitLodInst {
	return ImageSampleDrefImplicitLodInst{in}
}

// SampledImage returns the id Sampled Image.
func (v ImageSampleDrefImplicitLodInst) SampledImage() ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageSampleDrefImplicitLodInst) SetSampledImage(id ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSampleDrefImplicitLodInst) Coordinate() ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSampleDrefImplicitLodInst) SetCoordinate(id ID) { v.in.SetID(1, id) }

// DRef returns the id D~ref~.
func (v ImageSampleDrefImplicitLodInst) DRef() ID { return v.in.ID(2) }

// SetDRef sets the id D~ref~.
func (v ImageSampleDrefImplicitLodInst) SetDRef(id ID) { v.in.SetID(2, id) }

// ImageOperands returns ImageOperands, 0 where it is absent.
func (v ImageSampleDrefImplicitLodInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(v.in.optionalWord(3))
}

// ImageSampleDrefExplicitLodInst is a view of an OpImageSampleDrefExplicitLod.
type ImageSampleDrefExplicitLodInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageSampleDrefExplicitLodInst) Inst() *Inst { return v.in }

// AsImageSampleDrefExplicitLod returns the view of in, which must be an OpImageSampleDrefExplicitLod.
func AsImageSampleDrefExplicitLod(in *Inst) ImageSampleDrefExplicitLodInst {
	return ImageSampleDrefExplicitLodInst{in}
}

// SampledImage returns the id Sampled Image.
func (v ImageSampleDrefExplicitLodInst) SampledImage() ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageSampleDrefExplicitLodInst) SetSampledImage(id ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSampleDrefExplicitLodInst) Coordinate() ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSampleDrefExplicitLodInst) SetCoordinate(id ID) { v.in.SetID(1, id) }

// DRef returns the id D~ref~.
func (v ImageSampleDrefExplicitLodInst) DRef() ID { return v.in.ID(2) }

// SetDRef sets the id D~ref~.
func (v ImageSampleDrefExplicitLodInst) SetDRef(id ID) { v.in.SetID(2, id) }

// ImageOperands returns ImageOperands.
func (v ImageSampleDrefExplicitLodInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(v.in.Word(3))
}

// ImageSampleProjImplicitLodInst is a view of an OpImageSampleProjImplicitLod.
type ImageSampleProjImplicitLodInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageSampleProjImplicitLodInst) Inst() *Inst { return v.in }

// AsImageSampleProjImplicitLod returns the view of in, which must be an OpImageSampleProjImplicitLod.
func AsImageSampleProjImplicitLod(in *Inst) ImageSampleProjImplicitLodInst {
	return ImageSampleProjImplicitLodInst{in}
}

// SampledImage returns the id Sampled Image.
func (v ImageSampleProjImplicitLodInst) SampledImage() ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageSampleProjImplicitLodInst) SetSampledImage(id ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSampleProjImplicitLodInst) Coordinate() ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSampleProjImplicitLodInst) SetCoordinate(id ID) { v.in.SetID(1, id) }

// ImageOperands returns ImageOperands, 0 where it is absent.
func (v ImageSampleProjImplicitLodInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(v.in.optionalWord(2))
}

// ImageSampleProjExplicitLodInst is a view of an OpImageSampleProjExplicitLod.
type ImageSampleProjExplicitLodInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageSampleProjExplicitLodInst) Inst() *Inst { return v.in }

// AsImageSampleProjExplicitLod returns the view of in, which must be an OpImageSampleProjExplicitLod.
func AsImageSampleProjExplicitLod(in *Inst) ImageSampleProjExplicitLodInst {
	return ImageSampleProjExplicitLodInst{in}
}

// SampledImage returns the id Sampled Image.
func (v ImageSampleProjExplicitLodInst) SampledImage() ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageSampleProjExplicitLodInst) SetSampledImage(id ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSampleProjExplicitLodInst) Coordinate() ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSampleProjExplicitLodInst) SetCoordinate(id ID) { v.in.SetID(1, id) }

// ImageOperands returns ImageOperands.
func (v ImageSampleProjExplicitLodInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(v.in.Word(2))
}

// ImageSampleProjDrefImplicitLodInst is a view of an OpImageSampleProjDrefImplicitLod.
type ImageSampleProjDrefImplicitLodInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageSampleProjDrefImplicitLodInst) Inst() *Inst { return v.in }

// AsImageSampleProjDrefImplicitLod returns the view of in, which must be an OpImageSampleProjDrefImplicitLod.
func AsImageSampleProjDrefImplicitLod(in *Inst) ImageSampleProjDrefImplicitLodInst {
	return ImageSampleProjDrefImplicitLodInst{in}
}

// SampledImage returns the id Sampled Image.
func (v ImageSampleProjDrefImplicitLodInst) SampledImage() ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageSampleProjDrefImplicitLodInst) SetSampledImage(id ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSampleProjDrefImplicitLodInst) Coordinate() ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSampleProjDrefImplicitLodInst) SetCoordinate(id ID) { v.in.SetID(1, id) }

// DRef returns the id D~ref~.
func (v ImageSampleProjDrefImplicitLodInst) DRef() ID { return v.in.ID(2) }

// SetDRef sets the id D~ref~.
func (v ImageSampleProjDrefImplicitLodInst) SetDRef(id ID) { v.in.SetID(2, id) }

// ImageOperands returns ImageOperands, 0 where it is absent.
func (v ImageSampleProjDrefImplicitLodInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(v.in.optionalWord(3))
}

// ImageSampleProjDrefExplicitLodInst is a view of an OpImageSampleProjDrefExplicitLod.
type ImageSampleProjDrefExplicitLodInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageSampleProjDrefExplicitLodInst) Inst() *Inst { return v.in }

// AsImageSampleProjDrefExplicitLod returns the view of in, which must be an OpImageSampleProjDrefExplicitLod.
func AsImageSampleProjDrefExplicitLod(in *Inst) ImageSampleProjDrefExplicitLodInst {
	return ImageSampleProjDrefExplicitLodInst{in}
}

// SampledImage returns the id Sampled Image.
func (v ImageSampleProjDrefExplicitLodInst) SampledImage() ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageSampleProjDrefExplicitLodInst) SetSampledImage(id ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSampleProjDrefExplicitLodInst) Coordinate() ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSampleProjDrefExplicitLodInst) SetCoordinate(id ID) { v.in.SetID(1, id) }

// DRef returns the id D~ref~.
func (v ImageSampleProjDrefExplicitLodInst) DRef() ID { return v.in.ID(2) }

// SetDRef sets the id D~ref~.
func (v ImageSampleProjDrefExplicitLodInst) SetDRef(id ID) { v.in.SetID(2, id) }

// ImageOperands returns ImageOperands.
func (v ImageSampleProjDrefExplicitLodInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(v.in.Word(3))
}

// ImageFetchInst is a view of an OpImageFetch.
type ImageFetchInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageFetchInst) Inst() *Inst { return v.in }

// AsImageFetch returns the view of in, which must be an OpImageFetch.
func AsImageFetch(in *Inst) ImageFetchInst { return ImageFetchInst{in} }

// Image returns the id Image.
func (v ImageFetchInst) Image() ID { return v.in.ID(0) }

// SetImage sets the id Image.
func (v ImageFetchInst) SetImage(id ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageFetchInst) Coordinate() ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageFetchInst) SetCoordinate(id ID) { v.in.SetID(1, id) }

// ImageOperands returns ImageOperands, 0 where it is absent.
func (v ImageFetchInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(v.in.optionalWord(2))
}

// ImageGatherInst is a view of an OpImageGather.
type ImageGatherInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageGatherInst) Inst() *Inst { return v.in }

// AsImageGather returns the view of in, which must be an OpImageGather.
func AsImageGather(in *Inst) ImageGatherInst { return ImageGatherInst{in} }

// SampledImage returns the id Sampled Image.
func (v ImageGatherInst) SampledImage() ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageGatherInst) SetSampledImage(id ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageGatherInst) Coordinate() ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageGatherInst) SetCoordinate(id ID) { v.in.SetID(1, id) }

// Component returns the id Component.
func (v ImageGatherInst) Component() ID { return v.in.ID(2) }

// SetComponent sets the id Component.
func (v ImageGatherInst) SetComponent(id ID) { v.in.SetID(2, id) }

// ImageOperands returns ImageOperands, 0 where it is absent.
func (v ImageGatherInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(v.in.optionalWord(3))
}

// ImageDrefGatherInst is a view of an OpImageDrefGather.
type ImageDrefGatherInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageDrefGatherInst) Inst() *Inst { return v.in }

// AsImageDrefGather returns the view of in, which must be an OpImageDrefGather.
func AsImageDrefGather(in *Inst) ImageDrefGatherInst { return ImageDrefGatherInst{in} }

// SampledImage returns the id Sampled Image.
func (v ImageDrefGatherInst) SampledImage() ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageDrefGatherInst) SetSampledImage(id ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageDrefGatherInst) Coordinate() ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageDrefGatherInst) SetCoordinate(id ID) { v.in.SetID(1, id) }

// DRef returns the id D~ref~.
func (v ImageDrefGatherInst) DRef() ID { return v.in.ID(2) }

// SetDRef sets the id D~ref~.
func (v ImageDrefGatherInst) SetDRef(id ID) { v.in.SetID(2, id) }

// ImageOperands returns ImageOperands, 0 where it is absent.
func (v ImageDrefGatherInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(v.in.optionalWord(3))
}

// ImageReadInst is a view of an OpImageRead.
type ImageReadInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageReadInst) Inst() *Inst { return v.in }

// AsImageRead returns the view of in, which must be an OpImageRead.
func AsImageRead(in *Inst) ImageReadInst { return ImageReadInst{in} }

// Image returns the id Image.
func (v ImageReadInst) Image() ID { return v.in.ID(0) }

// SetImage sets the id Image.
func (v ImageReadInst) SetImage(id ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageReadInst) Coordinate() ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageReadInst) SetCoordinate(id ID) { v.in.SetID(1, id) }

// ImageOperands returns ImageOperands, 0 where it is absent.
func (v ImageReadInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(v.in.optionalWord(2))
}

// ImageWriteInst is a view of an OpImageWrite.
type ImageWriteInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageWriteInst) Inst() *Inst { return v.in }

// AsImageWrite returns the view of in, which must be an OpImageWrite.
func AsImageWrite(in *Inst) ImageWriteInst { return ImageWriteInst{in} }

// Image returns the id Image.
func (v ImageWriteInst) Image() ID { return v.in.ID(0) }

// SetImage sets the id Image.
func (v ImageWriteInst) SetImage(id ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageWriteInst) Coordinate() ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageWriteInst) SetCoordinate(id ID) { v.in.SetID(1, id) }

// Texel returns the id Texel.
func (v ImageWriteInst) Texel() ID { return v.in.ID(2) }

// SetTexel sets the id Texel.
func (v ImageWriteInst) SetTexel(id ID) { v.in.SetID(2, id) }

// ImageOperands returns ImageOperands, 0 where it is absent.
func (v ImageWriteInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(v.in.optionalWord(3))
}

// ImageInst is a view of an OpImage.
type ImageInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageInst) Inst() *Inst { return v.in }

// AsImage returns the view of in, which must be an OpImage.
func AsImage(in *Inst) ImageInst { return ImageInst{in} }

// SampledImage returns the id Sampled Image.
func (v ImageInst) SampledImage() ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageInst) SetSampledImage(id ID) { v.in.SetID(0, id) }

// ImageQueryFormatInst is a view of an OpImageQueryFormat.
type ImageQueryFormatInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageQueryFormatInst) Inst() *Inst { return v.in }

// AsImageQueryFormat returns the view of in, which must be an OpImageQueryFormat.
func AsImageQueryFormat(in *Inst) ImageQueryFormatInst { return ImageQueryFormatInst{in} }

// Image returns the id Image.
func (v ImageQueryFormatInst) Image() ID { return v.in.ID(0) }

// SetImage sets the id Image.
func (v ImageQueryFormatInst) SetImage(id ID) { v.in.SetID(0, id) }

// ImageQueryOrderInst is a view of an OpImageQueryOrder.
type ImageQueryOrderInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageQueryOrderInst) Inst() *Inst { return v.in }

// AsImageQueryOrder returns the view of in, which must be an OpImageQueryOrder.
func AsImageQueryOrder(in *Inst) ImageQueryOrderInst { return ImageQueryOrderInst{in} }

// Image returns the id Image.
func (v ImageQueryOrderInst) Image() ID { return v.in.ID(0) }

// SetImage sets the id Image.
func (v ImageQueryOrderInst) SetImage(id ID) { v.in.SetID(0, id) }

// ImageQuerySizeLodInst is a view of an OpImageQuerySizeLod.
type ImageQuerySizeLodInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageQuerySizeLodInst) Inst() *Inst { return v.in }

// AsImageQuerySizeLod returns the view of in, which must be an OpImageQuerySizeLod.
func AsImageQuerySizeLod(in *Inst) ImageQuerySizeLodInst { return ImageQuerySizeLodInst{in} }

// Image returns the id Image.
func (v ImageQuerySizeLodInst) Image() ID { return v.in.ID(0) }

// SetImage sets the id Image.
func (v ImageQuerySizeLodInst) SetImage(id ID) { v.in.SetID(0, id) }

// LevelOfDetail returns the id Level of Detail.
func (v ImageQuerySizeLodInst) LevelOfDetail() ID { return v.in.ID(1) }

// SetLevelOfDetail sets the id Level of Detail.
func (v ImageQuerySizeLodInst) SetLevelOfDetail(id ID) { v.in.SetID(1, id) }

// ImageQuerySizeInst is a view of an OpImageQuerySize.
type ImageQuerySizeInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageQuerySizeInst) Inst() *Inst { return v.in }

// AsImageQuerySize returns the view of in, which must be an OpImageQuerySize.
func AsImageQuerySize(in *Inst) ImageQuerySizeInst { return ImageQuerySizeInst{in} }

// Image returns the id Image.
func (v ImageQuerySizeInst) Image() ID { return v.in.ID(0) }

// SetImage sets the id Image.
func (v ImageQuerySizeInst) SetImage(id ID) { v.in.SetID(0, id) }

// ImageQueryLodInst is a view of an OpImageQueryLod.
type ImageQueryLodInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageQueryLodInst) Inst() *Inst { return v.in }

// AsImageQueryLod returns the view of in, which must be an OpImageQueryLod.
func AsImageQueryLod(in *Inst) ImageQueryLodInst { return ImageQueryLodInst{in} }

// SampledImage returns the id Sampled Image.
func (v ImageQueryLodInst) SampledImage() ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageQueryLodInst) SetSampledImage(id ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageQueryLodInst) Coordinate() ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageQueryLodInst) SetCoordinate(id ID) { v.in.SetID(1, id) }

// ImageQueryLevelsInst is a view of an OpImageQueryLevels.
type ImageQueryLevelsInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageQueryLevelsInst) Inst() *Inst { return v.in }

// AsImageQueryLevels returns the view of in, which must be an OpImageQueryLevels.
func AsImageQueryLevels(in *Inst) ImageQueryLevelsInst { return ImageQueryLevelsInst{in} }

// Image returns the id Image.
func (v ImageQueryLevelsInst) Image() ID { return v.in.ID(0) }

// SetImage sets the id Image.
func (v ImageQueryLevelsInst) SetImage(id ID) { v.in.SetID(0, id) }

// ImageQuerySamplesInst is a view of an OpImageQuerySamples.
type ImageQuerySamplesInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageQuerySamplesInst) Inst() *Inst { return v.in }

// AsImageQuerySamples returns the view of in, which must be an OpImageQuerySamples.
func AsImageQuerySamples(in *Inst) ImageQuerySamplesInst { return ImageQuerySamplesInst{in} }

// Image returns the id Image.
func (v ImageQuerySamplesInst) Image() ID { return v.in.ID(0) }

// SetImage sets the id Image.
func (v ImageQuerySamplesInst) SetImage(id ID) { v.in.SetID(0, id) }

// ConvertFToUInst is a view of an OpConvertFToU.
type ConvertFToUInst struct{ in *Inst }

// Inst returns the instruction.
func (v ConvertFToUInst) Inst() *Inst { return v.in }

// AsConvertFToU returns the view of in, which must be an OpConvertFToU.
func AsConvertFToU(in *Inst) ConvertFToUInst { return ConvertFToUInst{in} }

// FloatValue returns the id Float Value.
func (v ConvertFToUInst) FloatValue() ID { return v.in.ID(0) }

// SetFloatValue sets the id Float Value.
func (v ConvertFToUInst) SetFloatValue(id ID) { v.in.SetID(0, id) }

// ConvertFToSInst is a view of an OpConvertFToS.
type ConvertFToSInst struct{ in *Inst }

// Inst returns the instruction.
func (v ConvertFToSInst) Inst() *Inst { return v.in }

// AsConvertFToS returns the view of in, which must be an OpConvertFToS.
func AsConvertFToS(in *Inst) ConvertFToSInst { return ConvertFToSInst{in} }

// FloatValue returns the id Float Value.
func (v ConvertFToSInst) FloatValue() ID { return v.in.ID(0) }

// SetFloatValue sets the id Float Value.
func (v ConvertFToSInst) SetFloatValue(id ID) { v.in.SetID(0, id) }

// ConvertSToFInst is a view of an OpConvertSToF.
type ConvertSToFInst struct{ in *Inst }

// Inst returns the instruction.
func (v ConvertSToFInst) Inst() *Inst { return v.in }

// AsConvertSToF returns the view of in, which must be an OpConvertSToF.
func AsConvertSToF(in *Inst) ConvertSToFInst { return ConvertSToFInst{in} }

// SignedValue returns the id Signed Value.
func (v ConvertSToFInst) SignedValue() ID { return v.in.ID(0) }

// SetSignedValue sets the id Signed Value.
func (v ConvertSToFInst) SetSignedValue(id ID) { v.in.SetID(0, id) }

// ConvertUToFInst is a view of an OpConvertUToF.
type ConvertUToFInst struct{ in *Inst }

// Inst returns the instruction.
func (v ConvertUToFInst) Inst() *Inst { return v.in }

// AsConvertUToF returns the view of in, which must be an OpConvertUToF.
func AsConvertUToF(in *Inst) ConvertUToFInst { return ConvertUToFInst{in} }

// UnsignedValue returns the id Unsigned Value.
func (v ConvertUToFInst) UnsignedValue() ID { return v.in.ID(0) }

// SetUnsignedValue sets the id Unsigned Value.
func (v ConvertUToFInst) SetUnsignedValue(id ID) { v.in.SetID(0, id) }

// UConvertInst is a view of an OpUConvert.
type UConvertInst struct{ in *Inst }

// Inst returns the instruction.
func (v UConvertInst) Inst() *Inst { return v.in }

// AsUConvert returns the view of in, which must be an OpUConvert.
func AsUConvert(in *Inst) UConvertInst { return UConvertInst{in} }

// UnsignedValue returns the id Unsigned Value.
func (v UConvertInst) UnsignedValue() ID { return v.in.ID(0) }

// SetUnsignedValue sets the id Unsigned Value.
func (v UConvertInst) SetUnsignedValue(id ID) { v.in.SetID(0, id) }

// SConvertInst is a view of an OpSConvert.
type SConvertInst struct{ in *Inst }

// Inst returns the instruction.
func (v SConvertInst) Inst() *Inst { return v.in }

// AsSConvert returns the view of in, which must be an OpSConvert.
func AsSConvert(in *Inst) SConvertInst { return SConvertInst{in} }

// SignedValue returns the id Signed Value.
func (v SConvertInst) SignedValue() ID { return v.in.ID(0) }

// SetSignedValue sets the id Signed Value.
func (v SConvertInst) SetSignedValue(id ID) { v.in.SetID(0, id) }

// FConvertInst is a view of an OpFConvert.
type FConvertInst struct{ in *Inst }

// Inst returns the instruction.
func (v FConvertInst) Inst() *Inst { return v.in }

// AsFConvert returns the view of in, which must be an OpFConvert.
func AsFConvert(in *Inst) FConvertInst { return FConvertInst{in} }

// FloatValue returns the id Float Value.
func (v FConvertInst) FloatValue() ID { return v.in.ID(0) }

// SetFloatValue sets the id Float Value.
func (v FConvertInst) SetFloatValue(id ID) { v.in.SetID(0, id) }

// QuantizeToF16Inst is a view of an OpQuantizeToF16.
type QuantizeToF16Inst struct{ in *Inst }

// Inst returns the instruction.
func (v QuantizeToF16Inst) Inst() *Inst { return v.in }

// AsQuantizeToF16 returns the view of in, which must be an OpQuantizeToF16.
func AsQuantizeToF16(in *Inst) QuantizeToF16Inst { return QuantizeToF16Inst{in} }

// Value returns the id Value.
func (v QuantizeToF16Inst) Value() ID { return v.in.ID(0) }

// SetValue sets the id Value.
func (v QuantizeToF16Inst) SetValue(id ID) { v.in.SetID(0, id) }

// ConvertPtrToUInst is a view of an OpConvertPtrToU.
type ConvertPtrToUInst struct{ in *Inst }

// Inst returns the instruction.
func (v ConvertPtrToUInst) Inst() *Inst { return v.in }

// AsConvertPtrToU returns the view of in, which must be an OpConvertPtrToU.
func AsConvertPtrToU(in *Inst) ConvertPtrToUInst { return ConvertPtrToUInst{in} }

// Pointer returns the id Pointer.
func (v ConvertPtrToUInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v ConvertPtrToUInst) SetPointer(id ID) { v.in.SetID(0, id) }

// SatConvertSToUInst is a view of an OpSatConvertSToU.
type SatConvertSToUInst struct{ in *Inst }

// Inst returns the instruction.
func (v SatConvertSToUInst) Inst() *Inst { return v.in }

// AsSatConvertSToU returns the view of in, which must be an OpSatConvertSToU.
func AsSatConvertSToU(in *Inst) SatConvertSToUInst { return SatConvertSToUInst{in} }

// SignedValue returns the id Signed Value.
func (v SatConvertSToUInst) SignedValue() ID { return v.in.ID(0) }

// SetSignedValue sets the id Signed Value.
func (v SatConvertSToUInst) SetSignedValue(id ID) { v.in.SetID(0, id) }

// SatConvertUToSInst is a view of an OpSatConvertUToS.
type SatConvertUToSInst struct{ in *Inst }

// Inst returns the instruction.
func (v SatConvertUToSInst) Inst() *Inst { return v.in }

// AsSatConvertUToS returns the view of in, which must be an OpSatConvertUToS.
func AsSatConvertUToS(in *Inst) SatConvertUToSInst { return SatConvertUToSInst{in} }

// UnsignedValue returns the id Unsigned Value.
func (v SatConvertUToSInst) UnsignedValue() ID { return v.in.ID(0) }

// SetUnsignedValue sets the id Unsigned Value.
func (v SatConvertUToSInst) SetUnsignedValue(id ID) { v.in.SetID(0, id) }

// ConvertUToPtrInst is a view of an OpConvertUToPtr.
type ConvertUToPtrInst struct{ in *Inst }

// Inst returns the instruction.
func (v ConvertUToPtrInst) Inst() *Inst { return v.in }

// AsConvertUToPtr returns the view of in, which must be an OpConvertUToPtr.
func AsConvertUToPtr(in *Inst) ConvertUToPtrInst { return ConvertUToPtrInst{in} }

// IntegerValue returns the id Integer Value.
func (v ConvertUToPtrInst) IntegerValue() ID { return v.in.ID(0) }

// SetIntegerValue sets the id Integer Value.
func (v ConvertUToPtrInst) SetIntegerValue(id ID) { v.in.SetID(0, id) }

// PtrCastToGenericInst is a view of an OpPtrCastToGeneric.
type PtrCastToGenericInst struct{ in *Inst }

// Inst returns the instruction.
func (v PtrCastToGenericInst) Inst() *Inst { return v.in }

// AsPtrCastToGeneric returns the view of in, which must be an OpPtrCastToGeneric.
func AsPtrCastToGeneric(in *Inst) PtrCastToGenericInst { return PtrCastToGenericInst{in} }

// Pointer returns the id Pointer.
func (v PtrCastToGenericInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v PtrCastToGenericInst) SetPointer(id ID) { v.in.SetID(0, id) }

// GenericCastToPtrInst is a view of an OpGenericCastToPtr.
type GenericCastToPtrInst struct{ in *Inst }

// Inst returns the instruction.
func (v GenericCastToPtrInst) Inst() *Inst { return v.in }

// AsGenericCastToPtr returns the view of in, which must be an OpGenericCastToPtr.
func AsGenericCastToPtr(in *Inst) GenericCastToPtrInst { return GenericCastToPtrInst{in} }

// Pointer returns the id Pointer.
func (v GenericCastToPtrInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v GenericCastToPtrInst) SetPointer(id ID) { v.in.SetID(0, id) }

// GenericCastToPtrExplicitInst is a view of an OpGenericCastToPtrExplicit.
type GenericCastToPtrExplicitInst struct{ in *Inst }

// Inst returns the instruction.
func (v GenericCastToPtrExplicitInst) Inst() *Inst { return v.in }

// AsGenericCastToPtrExplicit returns the view of in, which must be an OpGenericCastToPtrExplicit.
func AsGenericCastToPtrExplicit(in *Inst) GenericCastToPtrExplicitInst {
	return GenericCastToPtrExplicitInst{in}
}

// Pointer returns the id Pointer.
func (v GenericCastToPtrExplicitInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v GenericCastToPtrExplicitInst) SetPointer(id ID) { v.in.SetID(0, id) }

// Storage returns Storage.
func (v GenericCastToPtrExplicitInst) Storage() spirv.StorageClass {
	return spirv.StorageClass(v.in.Word(1))
}

// BitcastInst is a view of an OpBitcast.
type BitcastInst struct{ in *Inst }

// Inst returns the instruction.
func (v BitcastInst) Inst() *Inst { return v.in }

// AsBitcast returns the view of in, which must be an OpBitcast.
func AsBitcast(in *Inst) BitcastInst { return BitcastInst{in} }

// Operand returns the id Operand.
func (v BitcastInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand.
func (v BitcastInst) SetOperand(id ID) { v.in.SetID(0, id) }

// SNegateInst is a view of an OpSNegate.
type SNegateInst struct{ in *Inst }

// Inst returns the instruction.
func (v SNegateInst) Inst() *Inst { return v.in }

// AsSNegate returns the view of in, which must be an OpSNegate.
func AsSNegate(in *Inst) SNegateInst { return SNegateInst{in} }

// Operand returns the id Operand.
func (v SNegateInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand.
func (v SNegateInst) SetOperand(id ID) { v.in.SetID(0, id) }

// FNegateInst is a view of an OpFNegate.
type FNegateInst struct{ in *Inst }

// Inst returns the instruction.
func (v FNegateInst) Inst() *Inst { return v.in }

// AsFNegate returns the view of in, which must be an OpFNegate.
func AsFNegate(in *Inst) FNegateInst { return FNegateInst{in} }

// Operand returns the id Operand.
func (v FNegateInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand.
func (v FNegateInst) SetOperand(id ID) { v.in.SetID(0, id) }

// IAddInst is a view of an OpIAdd.
type IAddInst struct{ in *Inst }

// Inst returns the instruction.
func (v IAddInst) Inst() *Inst { return v.in }

// AsIAdd returns the view of in, which must be an OpIAdd.
func AsIAdd(in *Inst) IAddInst { return IAddInst{in} }

// Operand returns the id Operand 1.
func (v IAddInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v IAddInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v IAddInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v IAddInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// FAddInst is a view of an OpFAdd.
type FAddInst struct{ in *Inst }

// Inst returns the instruction.
func (v FAddInst) Inst() *Inst { return v.in }

// AsFAdd returns the view of in, which must be an OpFAdd.
func AsFAdd(in *Inst) FAddInst { return FAddInst{in} }

// Operand returns the id Operand 1.
func (v FAddInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v FAddInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v FAddInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v FAddInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// ISubInst is a view of an OpISub.
type ISubInst struct{ in *Inst }

// Inst returns the instruction.
func (v ISubInst) Inst() *Inst { return v.in }

// AsISub returns the view of in, which must be an OpISub.
func AsISub(in *Inst) ISubInst { return ISubInst{in} }

// Operand returns the id Operand 1.
func (v ISubInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v ISubInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v ISubInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v ISubInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// FSubInst is a view of an OpFSub.
type FSubInst struct{ in *Inst }

// Inst returns the instruction.
func (v FSubInst) Inst() *Inst { return v.in }

// AsFSub returns the view of in, which must be an OpFSub.
func AsFSub(in *Inst) FSubInst { return FSubInst{in} }

// Operand returns the id Operand 1.
func (v FSubInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v FSubInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v FSubInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v FSubInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// IMulInst is a view of an OpIMul.
type IMulInst struct{ in *Inst }

// Inst returns the instruction.
func (v IMulInst) Inst() *Inst { return v.in }

// AsIMul returns the view of in, which must be an OpIMul.
func AsIMul(in *Inst) IMulInst { return IMulInst{in} }

// Operand returns the id Operand 1.
func (v IMulInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v IMulInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v IMulInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v IMulInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// FMulInst is a view of an OpFMul.
type FMulInst struct{ in *Inst }

// Inst returns the instruction.
func (v FMulInst) Inst() *Inst { return v.in }

// AsFMul returns the view of in, which must be an OpFMul.
func AsFMul(in *Inst) FMulInst { return FMulInst{in} }

// Operand returns the id Operand 1.
func (v FMulInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v FMulInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v FMulInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v FMulInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// UDivInst is a view of an OpUDiv.
type UDivInst struct{ in *Inst }

// Inst returns the instruction.
func (v UDivInst) Inst() *Inst { return v.in }

// AsUDiv returns the view of in, which must be an OpUDiv.
func AsUDiv(in *Inst) UDivInst { return UDivInst{in} }

// Operand returns the id Operand 1.
func (v UDivInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v UDivInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v UDivInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v UDivInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// SDivInst is a view of an OpSDiv.
type SDivInst struct{ in *Inst }

// Inst returns the instruction.
func (v SDivInst) Inst() *Inst { return v.in }

// AsSDiv returns the view of in, which must be an OpSDiv.
func AsSDiv(in *Inst) SDivInst { return SDivInst{in} }

// Operand returns the id Operand 1.
func (v SDivInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v SDivInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v SDivInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v SDivInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// FDivInst is a view of an OpFDiv.
type FDivInst struct{ in *Inst }

// Inst returns the instruction.
func (v FDivInst) Inst() *Inst { return v.in }

// AsFDiv returns the view of in, which must be an OpFDiv.
func AsFDiv(in *Inst) FDivInst { return FDivInst{in} }

// Operand returns the id Operand 1.
func (v FDivInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v FDivInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v FDivInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v FDivInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// UModInst is a view of an OpUMod.
type UModInst struct{ in *Inst }

// Inst returns the instruction.
func (v UModInst) Inst() *Inst { return v.in }

// AsUMod returns the view of in, which must be an OpUMod.
func AsUMod(in *Inst) UModInst { return UModInst{in} }

// Operand returns the id Operand 1.
func (v UModInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v UModInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v UModInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v UModInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// SRemInst is a view of an OpSRem.
type SRemInst struct{ in *Inst }

// Inst returns the instruction.
func (v SRemInst) Inst() *Inst { return v.in }

// AsSRem returns the view of in, which must be an OpSRem.
func AsSRem(in *Inst) SRemInst { return SRemInst{in} }

// Operand returns the id Operand 1.
func (v SRemInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v SRemInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v SRemInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v SRemInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// SModInst is a view of an OpSMod.
type SModInst struct{ in *Inst }

// Inst returns the instruction.
func (v SModInst) Inst() *Inst { return v.in }

// AsSMod returns the view of in, which must be an OpSMod.
func AsSMod(in *Inst) SModInst { return SModInst{in} }

// Operand returns the id Operand 1.
func (v SModInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v SModInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v SModInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v SModInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// FRemInst is a view of an OpFRem.
type FRemInst struct{ in *Inst }

// Inst returns the instruction.
func (v FRemInst) Inst() *Inst { return v.in }

// AsFRem returns the view of in, which must be an OpFRem.
func AsFRem(in *Inst) FRemInst { return FRemInst{in} }

// Operand returns the id Operand 1.
func (v FRemInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v FRemInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v FRemInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v FRemInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// FModInst is a view of an OpFMod.
type FModInst struct{ in *Inst }

// Inst returns the instruction.
func (v FModInst) Inst() *Inst { return v.in }

// AsFMod returns the view of in, which must be an OpFMod.
func AsFMod(in *Inst) FModInst { return FModInst{in} }

// Operand returns the id Operand 1.
func (v FModInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v FModInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v FModInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v FModInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// VectorTimesScalarInst is a view of an OpVectorTimesScalar.
type VectorTimesScalarInst struct{ in *Inst }

// Inst returns the instruction.
func (v VectorTimesScalarInst) Inst() *Inst { return v.in }

// AsVectorTimesScalar returns the view of in, which must be an OpVectorTimesScalar.
func AsVectorTimesScalar(in *Inst) VectorTimesScalarInst { return VectorTimesScalarInst{in} }

// Vector returns the id Vector.
func (v VectorTimesScalarInst) Vector() ID { return v.in.ID(0) }

// SetVector sets the id Vector.
func (v VectorTimesScalarInst) SetVector(id ID) { v.in.SetID(0, id) }

// Scalar returns the id Scalar.
func (v VectorTimesScalarInst) Scalar() ID { return v.in.ID(1) }

// SetScalar sets the id Scalar.
func (v VectorTimesScalarInst) SetScalar(id ID) { v.in.SetID(1, id) }

// MatrixTimesScalarInst is a view of an OpMatrixTimesScalar.
type MatrixTimesScalarInst struct{ in *Inst }

// Inst returns the instruction.
func (v MatrixTimesScalarInst) Inst() *Inst { return v.in }

// AsMatrixTimesScalar returns the view of in, which must be an OpMatrixTimesScalar.
func AsMatrixTimesScalar(in *Inst) MatrixTimesScalarInst { return MatrixTimesScalarInst{in} }

// Matrix returns the id Matrix.
func (v MatrixTimesScalarInst) Matrix() ID { return v.in.ID(0) }

// SetMatrix sets the id Matrix.
func (v MatrixTimesScalarInst) SetMatrix(id ID) { v.in.SetID(0, id) }

// Scalar returns the id Scalar.
func (v MatrixTimesScalarInst) Scalar() ID { return v.in.ID(1) }

// SetScalar sets the id Scalar.
func (v MatrixTimesScalarInst) SetScalar(id ID) { v.in.SetID(1, id) }

// VectorTimesMatrixInst is a view of an OpVectorTimesMatrix.
type VectorTimesMatrixInst struct{ in *Inst }

// Inst returns the instruction.
func (v VectorTimesMatrixInst) Inst() *Inst { return v.in }

// AsVectorTimesMatrix returns the view of in, which must be an OpVectorTimesMatrix.
func AsVectorTimesMatrix(in *Inst) VectorTimesMatrixInst { return VectorTimesMatrixInst{in} }

// Vector returns the id Vector.
func (v VectorTimesMatrixInst) Vector() ID { return v.in.ID(0) }

// SetVector sets the id Vector.
func (v VectorTimesMatrixInst) SetVector(id ID) { v.in.SetID(0, id) }

// Matrix returns the id Matrix.
func (v VectorTimesMatrixInst) Matrix() ID { return v.in.ID(1) }

// SetMatrix sets the id Matrix.
func (v VectorTimesMatrixInst) SetMatrix(id ID) { v.in.SetID(1, id) }

// MatrixTimesVectorInst is a view of an OpMatrixTimesVector.
type MatrixTimesVectorInst struct{ in *Inst }

// Inst returns the instruction.
func (v MatrixTimesVectorInst) Inst() *Inst { return v.in }

// AsMatrixTimesVector returns the view of in, which must be an OpMatrixTimesVector.
func AsMatrixTimesVector(in *Inst) MatrixTimesVectorInst { return MatrixTimesVectorInst{in} }

// Matrix returns the id Matrix.
func (v MatrixTimesVectorInst) Matrix() ID { return v.in.ID(0) }

// SetMatrix sets the id Matrix.
func (v MatrixTimesVectorInst) SetMatrix(id ID) { v.in.SetID(0, id) }

// Vector returns the id Vector.
func (v MatrixTimesVectorInst) Vector() ID { return v.in.ID(1) }

// SetVector sets the id Vector.
func (v MatrixTimesVectorInst) SetVector(id ID) { v.in.SetID(1, id) }

// MatrixTimesMatrixInst is a view of an OpMatrixTimesMatrix.
type MatrixTimesMatrixInst struct{ in *Inst }

// Inst returns the instruction.
func (v MatrixTimesMatrixInst) Inst() *Inst { return v.in }

// AsMatrixTimesMatrix returns the view of in, which must be an OpMatrixTimesMatrix.
func AsMatrixTimesMatrix(in *Inst) MatrixTimesMatrixInst { return MatrixTimesMatrixInst{in} }

// LeftMatrix returns the id LeftMatrix.
func (v MatrixTimesMatrixInst) LeftMatrix() ID { return v.in.ID(0) }

// SetLeftMatrix sets the id LeftMatrix.
func (v MatrixTimesMatrixInst) SetLeftMatrix(id ID) { v.in.SetID(0, id) }

// RightMatrix returns the id RightMatrix.
func (v MatrixTimesMatrixInst) RightMatrix() ID { return v.in.ID(1) }

// SetRightMatrix sets the id RightMatrix.
func (v MatrixTimesMatrixInst) SetRightMatrix(id ID) { v.in.SetID(1, id) }

// OuterProductInst is a view of an OpOuterProduct.
type OuterProductInst struct{ in *Inst }

// Inst returns the instruction.
func (v OuterProductInst) Inst() *Inst { return v.in }

// AsOuterProduct returns the view of in, which must be an OpOuterProduct.
func AsOuterProduct(in *Inst) OuterProductInst { return OuterProductInst{in} }

// Vector returns the id Vector 1.
func (v OuterProductInst) Vector() ID { return v.in.ID(0) }

// SetVector sets the id Vector 1.
func (v OuterProductInst) SetVector(id ID) { v.in.SetID(0, id) }

// Vector2 returns the id Vector 2.
func (v OuterProductInst) Vector2() ID { return v.in.ID(1) }

// SetVector2 sets the id Vector 2.
func (v OuterProductInst) SetVector2(id ID) { v.in.SetID(1, id) }

// DotInst is a view of an OpDot.
type DotInst struct{ in *Inst }

// Inst returns the instruction.
func (v DotInst) Inst() *Inst { return v.in }

// AsDot returns the view of in, which must be an OpDot.
func AsDot(in *Inst) DotInst { return DotInst{in} }

// Vector returns the id Vector 1.
func (v DotInst) Vector() ID { return v.in.ID(0) }

// SetVector sets the id Vector 1.
func (v DotInst) SetVector(id ID) { v.in.SetID(0, id) }

// Vector2 returns the id Vector 2.
func (v DotInst) Vector2() ID { return v.in.ID(1) }

// SetVector2 sets the id Vector 2.
func (v DotInst) SetVector2(id ID) { v.in.SetID(1, id) }

// IAddCarryInst is a view of an OpIAddCarry.
type IAddCarryInst struct{ in *Inst }

// Inst returns the instruction.
func (v IAddCarryInst) Inst() *Inst { return v.in }

// AsIAddCarry returns the view of in, which must be an OpIAddCarry.
func AsIAddCarry(in *Inst) IAddCarryInst { return IAddCarryInst{in} }

// Operand returns the id Operand 1.
func (v IAddCarryInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v IAddCarryInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v IAddCarryInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v IAddCarryInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// ISubBorrowInst is a view of an OpISubBorrow.
type ISubBorrowInst struct{ in *Inst }

// Inst returns the instruction.
func (v ISubBorrowInst) Inst() *Inst { return v.in }

// AsISubBorrow returns the view of in, which must be an OpISubBorrow.
func AsISubBorrow(in *Inst) ISubBorrowInst { return ISubBorrowInst{in} }

// Operand returns the id Operand 1.
func (v ISubBorrowInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v ISubBorrowInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v ISubBorrowInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v ISubBorrowInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// UMulExtendedInst is a view of an OpUMulExtended.
type UMulExtendedInst struct{ in *Inst }

// Inst returns the instruction.
func (v UMulExtendedInst) Inst() *Inst { return v.in }

// AsUMulExtended returns the view of in, which must be an OpUMulExtended.
func AsUMulExtended(in *Inst) UMulExtendedInst { return UMulExtendedInst{in} }

// Operand returns the id Operand 1.
func (v UMulExtendedInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v UMulExtendedInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v UMulExtendedInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v UMulExtendedInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// SMulExtendedInst is a view of an OpSMulExtended.
type SMulExtendedInst struct{ in *Inst }

// Inst returns the instruction.
func (v SMulExtendedInst) Inst() *Inst { return v.in }

// AsSMulExtended returns the view of in, which must be an OpSMulExtended.
func AsSMulExtended(in *Inst) SMulExtendedInst { return SMulExtendedInst{in} }

// Operand returns the id Operand 1.
func (v SMulExtendedInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v SMulExtendedInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v SMulExtendedInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v SMulExtendedInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// AnyInst is a view of an OpAny.
type AnyInst struct{ in *Inst }

// Inst returns the instruction.
func (v AnyInst) Inst() *Inst { return v.in }

// AsAny returns the view of in, which must be an OpAny.
func AsAny(in *Inst) AnyInst { return AnyInst{in} }

// Vector returns the id Vector.
func (v AnyInst) Vector() ID { return v.in.ID(0) }

// SetVector sets the id Vector.
func (v AnyInst) SetVector(id ID) { v.in.SetID(0, id) }

// AllInst is a view of an OpAll.
type AllInst struct{ in *Inst }

// Inst returns the instruction.
func (v AllInst) Inst() *Inst { return v.in }

// AsAll returns the view of in, which must be an OpAll.
func AsAll(in *Inst) AllInst { return AllInst{in} }

// Vector returns the id Vector.
func (v AllInst) Vector() ID { return v.in.ID(0) }

// SetVector sets the id Vector.
func (v AllInst) SetVector(id ID) { v.in.SetID(0, id) }

// IsNanInst is a view of an OpIsNan.
type IsNanInst struct{ in *Inst }

// Inst returns the instruction.
func (v IsNanInst) Inst() *Inst { return v.in }

// AsIsNan returns the view of in, which must be an OpIsNan.
func AsIsNan(in *Inst) IsNanInst { return IsNanInst{in} }

// X returns the id x.
func (v IsNanInst) X() ID { return v.in.ID(0) }

// SetX sets the id x.
func (v IsNanInst) SetX(id ID) { v.in.SetID(0, id) }

// IsInfInst is a view of an OpIsInf.
type IsInfInst struct{ in *Inst }

// Inst returns the instruction.
func (v IsInfInst) Inst() *Inst { return v.in }

// AsIsInf returns the view of in, which must be an OpIsInf.
func AsIsInf(in *Inst) IsInfInst { return IsInfInst{in} }

// X returns the id x.
func (v IsInfInst) X() ID { return v.in.ID(0) }

// SetX sets the id x.
func (v IsInfInst) SetX(id ID) { v.in.SetID(0, id) }

// IsFiniteInst is a view of an OpIsFinite.
type IsFiniteInst struct{ in *Inst }

// Inst returns the instruction.
func (v IsFiniteInst) Inst() *Inst { return v.in }

// AsIsFinite returns the view of in, which must be an OpIsFinite.
func AsIsFinite(in *Inst) IsFiniteInst { return IsFiniteInst{in} }

// X returns the id x.
func (v IsFiniteInst) X() ID { return v.in.ID(0) }

// SetX sets the id x.
func (v IsFiniteInst) SetX(id ID) { v.in.SetID(0, id) }

// IsNormalInst is a view of an OpIsNormal.
type IsNormalInst struct{ in *Inst }

// Inst returns the instruction.
func (v IsNormalInst) Inst() *Inst { return v.in }

// AsIsNormal returns the view of in, which must be an OpIsNormal.
func AsIsNormal(in *Inst) IsNormalInst { return IsNormalInst{in} }

// X returns the id x.
func (v IsNormalInst) X() ID { return v.in.ID(0) }

// SetX sets the id x.
func (v IsNormalInst) SetX(id ID) { v.in.SetID(0, id) }

// SignBitSetInst is a view of an OpSignBitSet.
type SignBitSetInst struct{ in *Inst }

// Inst returns the instruction.
func (v SignBitSetInst) Inst() *Inst { return v.in }

// AsSignBitSet returns the view of in, which must be an OpSignBitSet.
func AsSignBitSet(in *Inst) SignBitSetInst { return SignBitSetInst{in} }

// X returns the id x.
func (v SignBitSetInst) X() ID { return v.in.ID(0) }

// SetX sets the id x.
func (v SignBitSetInst) SetX(id ID) { v.in.SetID(0, id) }

// LessOrGreaterInst is a view of an OpLessOrGreater.
type LessOrGreaterInst struct{ in *Inst }

// Inst returns the instruction.
func (v LessOrGreaterInst) Inst() *Inst { return v.in }

// AsLessOrGreater returns the view of in, which must be an OpLessOrGreater.
func AsLessOrGreater(in *Inst) LessOrGreaterInst { return LessOrGreaterInst{in} }

// X returns the id x.
func (v LessOrGreaterInst) X() ID { return v.in.ID(0) }

// SetX sets the id x.
func (v LessOrGreaterInst) SetX(id ID) { v.in.SetID(0, id) }

// Y returns the id y.
func (v LessOrGreaterInst) Y() ID { return v.in.ID(1) }

// SetY sets the id y.
func (v LessOrGreaterInst) SetY(id ID) { v.in.SetID(1, id) }

// OrderedInst is a view of an OpOrdered.
type OrderedInst struct{ in *Inst }

// Inst returns the instruction.
func (v OrderedInst) Inst() *Inst { return v.in }

// AsOrdered returns the view of in, which must be an OpOrdered.
func AsOrdered(in *Inst) OrderedInst { return OrderedInst{in} }

// X returns the id x.
func (v OrderedInst) X() ID { return v.in.ID(0) }

// SetX sets the id x.
func (v OrderedInst) SetX(id ID) { v.in.SetID(0, id) }

// Y returns the id y.
func (v OrderedInst) Y() ID { return v.in.ID(1) }

// SetY sets the id y.
func (v OrderedInst) SetY(id ID) { v.in.SetID(1, id) }

// UnorderedInst is a view of an OpUnordered.
type UnorderedInst struct{ in *Inst }

// Inst returns the instruction.
func (v UnorderedInst) Inst() *Inst { return v.in }

// AsUnordered returns the view of in, which must be an OpUnordered.
func AsUnordered(in *Inst) UnorderedInst { return UnorderedInst{in} }

// X returns the id x.
func (v UnorderedInst) X() ID { return v.in.ID(0) }

// SetX sets the id x.
func (v UnorderedInst) SetX(id ID) { v.in.SetID(0, id) }

// Y returns the id y.
func (v UnorderedInst) Y() ID { return v.in.ID(1) }

// SetY sets the id y.
func (v UnorderedInst) SetY(id ID) { v.in.SetID(1, id) }

// LogicalEqualInst is a view of an OpLogicalEqual.
type LogicalEqualInst struct{ in *Inst }

// Inst returns the instruction.
func (v LogicalEqualInst) Inst() *Inst { return v.in }

// AsLogicalEqual returns the view of in, which must be an OpLogicalEqual.
func AsLogicalEqual(in *Inst) LogicalEqualInst { return LogicalEqualInst{in} }

// Operand returns the id Operand 1.
func (v LogicalEqualInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v LogicalEqualInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v LogicalEqualInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v LogicalEqualInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// LogicalNotEqualInst is a view of an OpLogicalNotEqual.
type LogicalNotEqualInst struct{ in *Inst }

// Inst returns the instruction.
func (v LogicalNotEqualInst) Inst() *Inst { return v.in }

// AsLogicalNotEqual returns the view of in, which must be an OpLogicalNotEqual.
func AsLogicalNotEqual(in *Inst) LogicalNotEqualInst { return LogicalNotEqualInst{in} }

// Operand returns the id Operand 1.
func (v LogicalNotEqualInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v LogicalNotEqualInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v LogicalNotEqualInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v LogicalNotEqualInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// LogicalOrInst is a view of an OpLogicalOr.
type LogicalOrInst struct{ in *Inst }

// Inst returns the instruction.
func (v LogicalOrInst) Inst() *Inst { return v.in }

// AsLogicalOr returns the view of in, which must be an OpLogicalOr.
func AsLogicalOr(in *Inst) LogicalOrInst { return LogicalOrInst{in} }

// Operand returns the id Operand 1.
func (v LogicalOrInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v LogicalOrInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v LogicalOrInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v LogicalOrInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// LogicalAndInst is a view of an OpLogicalAnd.
type LogicalAndInst struct{ in *Inst }

// Inst returns the instruction.
func (v LogicalAndInst) Inst() *Inst { return v.in }

// AsLogicalAnd returns the view of in, which must be an OpLogicalAnd.
func AsLogicalAnd(in *Inst) LogicalAndInst { return LogicalAndInst{in} }

// Operand returns the id Operand 1.
func (v LogicalAndInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v LogicalAndInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v LogicalAndInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v LogicalAndInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// LogicalNotInst is a view of an OpLogicalNot.
type LogicalNotInst struct{ in *Inst }

// Inst returns the instruction.
func (v LogicalNotInst) Inst() *Inst { return v.in }

// AsLogicalNot returns the view of in, which must be an OpLogicalNot.
func AsLogicalNot(in *Inst) LogicalNotInst { return LogicalNotInst{in} }

// Operand returns the id Operand.
func (v LogicalNotInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand.
func (v LogicalNotInst) SetOperand(id ID) { v.in.SetID(0, id) }

// SelectInst is a view of an OpSelect.
type SelectInst struct{ in *Inst }

// Inst returns the instruction.
func (v SelectInst) Inst() *Inst { return v.in }

// AsSelect returns the view of in, which must be an OpSelect.
func AsSelect(in *Inst) SelectInst { return SelectInst{in} }

// Condition returns the id Condition.
func (v SelectInst) Condition() ID { return v.in.ID(0) }

// SetCondition sets the id Condition.
func (v SelectInst) SetCondition(id ID) { v.in.SetID(0, id) }

// Object returns the id Object 1.
func (v SelectInst) Object() ID { return v.in.ID(1) }

// SetObject sets the id Object 1.
func (v SelectInst) SetObject(id ID) { v.in.SetID(1, id) }

// Object2 returns the id Object 2.
func (v SelectInst) Object2() ID { return v.in.ID(2) }

// SetObject2 sets the id Object 2.
func (v SelectInst) SetObject2(id ID) { v.in.SetID(2, id) }

// IEqualInst is a view of an OpIEqual.
type IEqualInst struct{ in *Inst }

// Inst returns the instruction.
func (v IEqualInst) Inst() *Inst { return v.in }

// AsIEqual returns the view of in, which must be an OpIEqual.
func AsIEqual(in *Inst) IEqualInst { return IEqualInst{in} }

// Operand returns the id Operand 1.
func (v IEqualInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v IEqualInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v IEqualInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v IEqualInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// INotEqualInst is a view of an OpINotEqual.
type INotEqualInst struct{ in *Inst }

// Inst returns the instruction.
func (v INotEqualInst) Inst() *Inst { return v.in }

// AsINotEqual returns the view of in, which must be an OpINotEqual.
func AsINotEqual(in *Inst) INotEqualInst { return INotEqualInst{in} }

// Operand returns the id Operand 1.
func (v INotEqualInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v INotEqualInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v INotEqualInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v INotEqualInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// UGreaterThanInst is a view of an OpUGreaterThan.
type UGreaterThanInst struct{ in *Inst }

// Inst returns the instruction.
func (v UGreaterThanInst) Inst() *Inst { return v.in }

// AsUGreaterThan returns the view of in, which must be an OpUGreaterThan.
func AsUGreaterThan(in *Inst) UGreaterThanInst { return UGreaterThanInst{in} }

// Operand returns the id Operand 1.
func (v UGreaterThanInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v UGreaterThanInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v UGreaterThanInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v UGreaterThanInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// SGreaterThanInst is a view of an OpSGreaterThan.
type SGreaterThanInst struct{ in *Inst }

// Inst returns the instruction.
func (v SGreaterThanInst) Inst() *Inst { return v.in }

// AsSGreaterThan returns the view of in, which must be an OpSGreaterThan.
func AsSGreaterThan(in *Inst) SGreaterThanInst { return SGreaterThanInst{in} }

// Operand returns the id Operand 1.
func (v SGreaterThanInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v SGreaterThanInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v SGreaterThanInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v SGreaterThanInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// UGreaterThanEqualInst is a view of an OpUGreaterThanEqual.
type UGreaterThanEqualInst struct{ in *Inst }

// Inst returns the instruction.
func (v UGreaterThanEqualInst) Inst() *Inst { return v.in }

// AsUGreaterThanEqual returns the view of in, which must be an OpUGreaterThanEqual.
func AsUGreaterThanEqual(in *Inst) UGreaterThanEqualInst { return UGreaterThanEqualInst{in} }

// Operand returns the id Operand 1.
func (v UGreaterThanEqualInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v UGreaterThanEqualInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v UGreaterThanEqualInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v UGreaterThanEqualInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// SGreaterThanEqualInst is a view of an OpSGreaterThanEqual.
type SGreaterThanEqualInst struct{ in *Inst }

// Inst returns the instruction.
func (v SGreaterThanEqualInst) Inst() *Inst { return v.in }

// AsSGreaterThanEqual returns the view of in, which must be an OpSGreaterThanEqual.
func AsSGreaterThanEqual(in *Inst) SGreaterThanEqualInst { return SGreaterThanEqualInst{in} }

// Operand returns the id Operand 1.
func (v SGreaterThanEqualInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v SGreaterThanEqualInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v SGreaterThanEqualInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v SGreaterThanEqualInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// ULessThanInst is a view of an OpULessThan.
type ULessThanInst struct{ in *Inst }

// Inst returns the instruction.
func (v ULessThanInst) Inst() *Inst { return v.in }

// AsULessThan returns the view of in, which must be an OpULessThan.
func AsULessThan(in *Inst) ULessThanInst { return ULessThanInst{in} }

// Operand returns the id Operand 1.
func (v ULessThanInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v ULessThanInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v ULessThanInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v ULessThanInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// SLessThanInst is a view of an OpSLessThan.
type SLessThanInst struct{ in *Inst }

// Inst returns the instruction.
func (v SLessThanInst) Inst() *Inst { return v.in }

// AsSLessThan returns the view of in, which must be an OpSLessThan.
func AsSLessThan(in *Inst) SLessThanInst { return SLessThanInst{in} }

// Operand returns the id Operand 1.
func (v SLessThanInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v SLessThanInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v SLessThanInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v SLessThanInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// ULessThanEqualInst is a view of an OpULessThanEqual.
type ULessThanEqualInst struct{ in *Inst }

// Inst returns the instruction.
func (v ULessThanEqualInst) Inst() *Inst { return v.in }

// AsULessThanEqual returns the view of in, which must be an OpULessThanEqual.
func AsULessThanEqual(in *Inst) ULessThanEqualInst { return ULessThanEqualInst{in} }

// Operand returns the id Operand 1.
func (v ULessThanEqualInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v ULessThanEqualInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v ULessThanEqualInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v ULessThanEqualInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// SLessThanEqualInst is a view of an OpSLessThanEqual.
type SLessThanEqualInst struct{ in *Inst }

// Inst returns the instruction.
func (v SLessThanEqualInst) Inst() *Inst { return v.in }

// AsSLessThanEqual returns the view of in, which must be an OpSLessThanEqual.
func AsSLessThanEqual(in *Inst) SLessThanEqualInst { return SLessThanEqualInst{in} }

// Operand returns the id Operand 1.
func (v SLessThanEqualInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v SLessThanEqualInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v SLessThanEqualInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v SLessThanEqualInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// FOrdEqualInst is a view of an OpFOrdEqual.
type FOrdEqualInst struct{ in *Inst }

// Inst returns the instruction.
func (v FOrdEqualInst) Inst() *Inst { return v.in }

// AsFOrdEqual returns the view of in, which must be an OpFOrdEqual.
func AsFOrdEqual(in *Inst) FOrdEqualInst { return FOrdEqualInst{in} }

// Operand returns the id Operand 1.
func (v FOrdEqualInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v FOrdEqualInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v FOrdEqualInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v FOrdEqualInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// FUnordEqualInst is a view of an OpFUnordEqual.
type FUnordEqualInst struct{ in *Inst }

// Inst returns the instruction.
func (v FUnordEqualInst) Inst() *Inst { return v.in }

// AsFUnordEqual returns the view of in, which must be an OpFUnordEqual.
func AsFUnordEqual(in *Inst) FUnordEqualInst { return FUnordEqualInst{in} }

// Operand returns the id Operand 1.
func (v FUnordEqualInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v FUnordEqualInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v FUnordEqualInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v FUnordEqualInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// FOrdNotEqualInst is a view of an OpFOrdNotEqual.
type FOrdNotEqualInst struct{ in *Inst }

// Inst returns the instruction.
func (v FOrdNotEqualInst) Inst() *Inst { return v.in }

// AsFOrdNotEqual returns the view of in, which must be an OpFOrdNotEqual.
func AsFOrdNotEqual(in *Inst) FOrdNotEqualInst { return FOrdNotEqualInst{in} }

// Operand returns the id Operand 1.
func (v FOrdNotEqualInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v FOrdNotEqualInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v FOrdNotEqualInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v FOrdNotEqualInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// FUnordNotEqualInst is a view of an OpFUnordNotEqual.
type FUnordNotEqualInst struct{ in *Inst }

// Inst returns the instruction.
func (v FUnordNotEqualInst) Inst() *Inst { return v.in }

// AsFUnordNotEqual returns the view of in, which must be an OpFUnordNotEqual.
func AsFUnordNotEqual(in *Inst) FUnordNotEqualInst { return FUnordNotEqualInst{in} }

// Operand returns the id Operand 1.
func (v FUnordNotEqualInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v FUnordNotEqualInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v FUnordNotEqualInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v FUnordNotEqualInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// FOrdLessThanInst is a view of an OpFOrdLessThan.
type FOrdLessThanInst struct{ in *Inst }

// Inst returns the instruction.
func (v FOrdLessThanInst) Inst() *Inst { return v.in }

// AsFOrdLessThan returns the view of in, which must be an OpFOrdLessThan.
func AsFOrdLessThan(in *Inst) FOrdLessThanInst { return FOrdLessThanInst{in} }

// Operand returns the id Operand 1.
func (v FOrdLessThanInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v FOrdLessThanInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v FOrdLessThanInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v FOrdLessThanInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// FUnordLessThanInst is a view of an OpFUnordLessThan.
type FUnordLessThanInst struct{ in *Inst }

// Inst returns the instruction.
func (v FUnordLessThanInst) Inst() *Inst { return v.in }

// AsFUnordLessThan returns the view of in, which must be an OpFUnordLessThan.
func AsFUnordLessThan(in *Inst) FUnordLessThanInst { return FUnordLessThanInst{in} }

// Operand returns the id Operand 1.
func (v FUnordLessThanInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v FUnordLessThanInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v FUnordLessThanInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v FUnordLessThanInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// FOrdGreaterThanInst is a view of an OpFOrdGreaterThan.
type FOrdGreaterThanInst struct{ in *Inst }

// Inst returns the instruction.
func (v FOrdGreaterThanInst) Inst() *Inst { return v.in }

// AsFOrdGreaterThan returns the view of in, which must be an OpFOrdGreaterThan.
func AsFOrdGreaterThan(in *Inst) FOrdGreaterThanInst { return FOrdGreaterThanInst{in} }

// Operand returns the id Operand 1.
func (v FOrdGreaterThanInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v FOrdGreaterThanInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v FOrdGreaterThanInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v FOrdGreaterThanInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// FUnordGreaterThanInst is a view of an OpFUnordGreaterThan.
type FUnordGreaterThanInst struct{ in *Inst }

// Inst returns the instruction.
func (v FUnordGreaterThanInst) Inst() *Inst { return v.in }

// AsFUnordGreaterThan returns the view of in, which must be an OpFUnordGreaterThan.
func AsFUnordGreaterThan(in *Inst) FUnordGreaterThanInst { return FUnordGreaterThanInst{in} }

// Operand returns the id Operand 1.
func (v FUnordGreaterThanInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v FUnordGreaterThanInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v FUnordGreaterThanInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v FUnordGreaterThanInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// FOrdLessThanEqualInst is a view of an OpFOrdLessThanEqual.
type FOrdLessThanEqualInst struct{ in *Inst }

// Inst returns the instruction.
func (v FOrdLessThanEqualInst) Inst() *Inst { return v.in }

// AsFOrdLessThanEqual returns the view of in, which must be an OpFOrdLessThanEqual.
func AsFOrdLessThanEqual(in *Inst) FOrdLessThanEqualInst { return FOrdLessThanEqualInst{in} }

// Operand returns the id Operand 1.
func (v FOrdLessThanEqualInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v FOrdLessThanEqualInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v FOrdLessThanEqualInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v FOrdLessThanEqualInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// FUnordLessThanEqualInst is a view of an OpFUnordLessThanEqual.
type FUnordLessThanEqualInst struct{ in *Inst }

// Inst returns the instruction.
func (v FUnordLessThanEqualInst) Inst() *Inst { return v.in }

// AsFUnordLessThanEqual returns the view of in, which must be an OpFUnordLessThanEqual.
func AsFUnordLessThanEqual(in *Inst) FUnordLessThanEqualInst { return FUnordLessThanEqualInst{in} }

// Operand returns the id Operand 1.
func (v FUnordLessThanEqualInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v FUnordLessThanEqualInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v FUnordLessThanEqualInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v FUnordLessThanEqualInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// FOrdGreaterThanEqualInst is a view of an OpFOrdGreaterThanEqual.
type FOrdGreaterThanEqualInst struct{ in *Inst }

// Inst returns the instruction.
func (v FOrdGreaterThanEqualInst) Inst() *Inst { return v.in }

// AsFOrdGreaterThanEqual returns the view of in, which must be an OpFOrdGreaterThanEqual.
func AsFOrdGreaterThanEqual(in *Inst) FOrdGreaterThanEqualInst { return FOrdGreaterThanEqualInst{in} }

// Operand returns the id Operand 1.
func (v FOrdGreaterThanEqualInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v FOrdGreaterThanEqualInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v FOrdGreaterThanEqualInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v FOrdGreaterThanEqualInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// FUnordGreaterThanEqualInst is a view of an OpFUnordGreaterThanEqual.
type FUnordGreaterThanEqualInst struct{ in *Inst }

// Inst returns the instruction.
func (v FUnordGreaterThanEqualInst) Inst() *Inst { return v.in }

// AsFUnordGreaterThanEqual returns the view of in, which must be an OpFUnordGreaterThanEqual.
func AsFUnordGreaterThanEqual(in *Inst) FUnordGreaterThanEqualInst {
	return FUnordGreaterThanEqualInst{in}
}

// Operand returns the id Operand 1.
func (v FUnordGreaterThanEqualInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v FUnordGreaterThanEqualInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v FUnordGreaterThanEqualInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v FUnordGreaterThanEqualInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// ShiftRightLogicalInst is a view of an OpShiftRightLogical.
type ShiftRightLogicalInst struct{ in *Inst }

// Inst returns the instruction.
func (v ShiftRightLogicalInst) Inst() *Inst { return v.in }

// AsShiftRightLogical returns the view of in, which must be an OpShiftRightLogical.
func AsShiftRightLogical(in *Inst) ShiftRightLogicalInst { return ShiftRightLogicalInst{in} }

// Base returns the id Base.
func (v ShiftRightLogicalInst) Base() ID { return v.in.ID(0) }

// SetBase sets the id Base.
func (v ShiftRightLogicalInst) SetBase(id ID) { v.in.SetID(0, id) }

// Shift returns the id Shift.
func (v ShiftRightLogicalInst) Shift() ID { return v.in.ID(1) }

// SetShift sets the id Shift.
func (v ShiftRightLogicalInst) SetShift(id ID) { v.in.SetID(1, id) }

// ShiftRightArithmeticInst is a view of an OpShiftRightArithmetic.
type ShiftRightArithmeticInst struct{ in *Inst }

// Inst returns the instruction.
func (v ShiftRightArithmeticInst) Inst() *Inst { return v.in }

// AsShiftRightArithmetic returns the view of in, which must be an OpShiftRightArithmetic.
func AsShiftRightArithmetic(in *Inst) ShiftRightArithmeticInst { return ShiftRightArithmeticInst{in} }

// Base returns the id Base.
func (v ShiftRightArithmeticInst) Base() ID { return v.in.ID(0) }

// SetBase sets the id Base.
func (v ShiftRightArithmeticInst) SetBase(id ID) { v.in.SetID(0, id) }

// Shift returns the id Shift.
func (v ShiftRightArithmeticInst) Shift() ID { return v.in.ID(1) }

// SetShift sets the id Shift.
func (v ShiftRightArithmeticInst) SetShift(id ID) { v.in.SetID(1, id) }

// ShiftLeftLogicalInst is a view of an OpShiftLeftLogical.
type ShiftLeftLogicalInst struct{ in *Inst }

// Inst returns the instruction.
func (v ShiftLeftLogicalInst) Inst() *Inst { return v.in }

// AsShiftLeftLogical returns the view of in, which must be an OpShiftLeftLogical.
func AsShiftLeftLogical(in *Inst) ShiftLeftLogicalInst { return ShiftLeftLogicalInst{in} }

// Base returns the id Base.
func (v ShiftLeftLogicalInst) Base() ID { return v.in.ID(0) }

// SetBase sets the id Base.
func (v ShiftLeftLogicalInst) SetBase(id ID) { v.in.SetID(0, id) }

// Shift returns the id Shift.
func (v ShiftLeftLogicalInst) Shift() ID { return v.in.ID(1) }

// SetShift sets the id Shift.
func (v ShiftLeftLogicalInst) SetShift(id ID) { v.in.SetID(1, id) }

// BitwiseOrInst is a view of an OpBitwiseOr.
type BitwiseOrInst struct{ in *Inst }

// Inst returns the instruction.
func (v BitwiseOrInst) Inst() *Inst { return v.in }

// AsBitwiseOr returns the view of in, which must be an OpBitwiseOr.
func AsBitwiseOr(in *Inst) BitwiseOrInst { return BitwiseOrInst{in} }

// Operand returns the id Operand 1.
func (v BitwiseOrInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v BitwiseOrInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v BitwiseOrInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v BitwiseOrInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// BitwiseXorInst is a view of an OpBitwiseXor.
type BitwiseXorInst struct{ in *Inst }

// Inst returns the instruction.
func (v BitwiseXorInst) Inst() *Inst { return v.in }

// AsBitwiseXor returns the view of in, which must be an OpBitwiseXor.
func AsBitwiseXor(in *Inst) BitwiseXorInst { return BitwiseXorInst{in} }

// Operand returns the id Operand 1.
func (v BitwiseXorInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v BitwiseXorInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v BitwiseXorInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v BitwiseXorInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// BitwiseAndInst is a view of an OpBitwiseAnd.
type BitwiseAndInst struct{ in *Inst }

// Inst returns the instruction.
func (v BitwiseAndInst) Inst() *Inst { return v.in }

// AsBitwiseAnd returns the view of in, which must be an OpBitwiseAnd.
func AsBitwiseAnd(in *Inst) BitwiseAndInst { return BitwiseAndInst{in} }

// Operand returns the id Operand 1.
func (v BitwiseAndInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v BitwiseAndInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v BitwiseAndInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v BitwiseAndInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// NotInst is a view of an OpNot.
type NotInst struct{ in *Inst }

// Inst returns the instruction.
func (v NotInst) Inst() *Inst { return v.in }

// AsNot returns the view of in, which must be an OpNot.
func AsNot(in *Inst) NotInst { return NotInst{in} }

// Operand returns the id Operand.
func (v NotInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand.
func (v NotInst) SetOperand(id ID) { v.in.SetID(0, id) }

// BitFieldInsertInst is a view of an OpBitFieldInsert.
type BitFieldInsertInst struct{ in *Inst }

// Inst returns the instruction.
func (v BitFieldInsertInst) Inst() *Inst { return v.in }

// AsBitFieldInsert returns the view of in, which must be an OpBitFieldInsert.
func AsBitFieldInsert(in *Inst) BitFieldInsertInst { return BitFieldInsertInst{in} }

// Base returns the id Base.
func (v BitFieldInsertInst) Base() ID { return v.in.ID(0) }

// SetBase sets the id Base.
func (v BitFieldInsertInst) SetBase(id ID) { v.in.SetID(0, id) }

// Insert returns the id Insert.
func (v BitFieldInsertInst) Insert() ID { return v.in.ID(1) }

// SetInsert sets the id Insert.
func (v BitFieldInsertInst) SetInsert(id ID) { v.in.SetID(1, id) }

// Offset returns the id Offset.
func (v BitFieldInsertInst) Offset() ID { return v.in.ID(2) }

// SetOffset sets the id Offset.
func (v BitFieldInsertInst) SetOffset(id ID) { v.in.SetID(2, id) }

// Count returns the id Count.
func (v BitFieldInsertInst) Count() ID { return v.in.ID(3) }

// SetCount sets the id Count.
func (v BitFieldInsertInst) SetCount(id ID) { v.in.SetID(3, id) }

// BitFieldSExtractInst is a view of an OpBitFieldSExtract.
type BitFieldSExtractInst struct{ in *Inst }

// Inst returns the instruction.
func (v BitFieldSExtractInst) Inst() *Inst { return v.in }

// AsBitFieldSExtract returns the view of in, which must be an OpBitFieldSExtract.
func AsBitFieldSExtract(in *Inst) BitFieldSExtractInst { return BitFieldSExtractInst{in} }

// Base returns the id Base.
func (v BitFieldSExtractInst) Base() ID { return v.in.ID(0) }

// SetBase sets the id Base.
func (v BitFieldSExtractInst) SetBase(id ID) { v.in.SetID(0, id) }

// Offset returns the id Offset.
func (v BitFieldSExtractInst) Offset() ID { return v.in.ID(1) }

// SetOffset sets the id Offset.
func (v BitFieldSExtractInst) SetOffset(id ID) { v.in.SetID(1, id) }

// Count returns the id Count.
func (v BitFieldSExtractInst) Count() ID { return v.in.ID(2) }

// SetCount sets the id Count.
func (v BitFieldSExtractInst) SetCount(id ID) { v.in.SetID(2, id) }

// BitFieldUExtractInst is a view of an OpBitFieldUExtract.
type BitFieldUExtractInst struct{ in *Inst }

// Inst returns the instruction.
func (v BitFieldUExtractInst) Inst() *Inst { return v.in }

// AsBitFieldUExtract returns the view of in, which must be an OpBitFieldUExtract.
func AsBitFieldUExtract(in *Inst) BitFieldUExtractInst { return BitFieldUExtractInst{in} }

// Base returns the id Base.
func (v BitFieldUExtractInst) Base() ID { return v.in.ID(0) }

// SetBase sets the id Base.
func (v BitFieldUExtractInst) SetBase(id ID) { v.in.SetID(0, id) }

// Offset returns the id Offset.
func (v BitFieldUExtractInst) Offset() ID { return v.in.ID(1) }

// SetOffset sets the id Offset.
func (v BitFieldUExtractInst) SetOffset(id ID) { v.in.SetID(1, id) }

// Count returns the id Count.
func (v BitFieldUExtractInst) Count() ID { return v.in.ID(2) }

// SetCount sets the id Count.
func (v BitFieldUExtractInst) SetCount(id ID) { v.in.SetID(2, id) }

// BitReverseInst is a view of an OpBitReverse.
type BitReverseInst struct{ in *Inst }

// Inst returns the instruction.
func (v BitReverseInst) Inst() *Inst { return v.in }

// AsBitReverse returns the view of in, which must be an OpBitReverse.
func AsBitReverse(in *Inst) BitReverseInst { return BitReverseInst{in} }

// Base returns the id Base.
func (v BitReverseInst) Base() ID { return v.in.ID(0) }

// SetBase sets the id Base.
func (v BitReverseInst) SetBase(id ID) { v.in.SetID(0, id) }

// BitCountInst is a view of an OpBitCount.
type BitCountInst struct{ in *Inst }

// Inst returns the instruction.
func (v BitCountInst) Inst() *Inst { return v.in }

// AsBitCount returns the view of in, which must be an OpBitCount.
func AsBitCount(in *Inst) BitCountInst { return BitCountInst{in} }

// Base returns the id Base.
func (v BitCountInst) Base() ID { return v.in.ID(0) }

// SetBase sets the id Base.
func (v BitCountInst) SetBase(id ID) { v.in.SetID(0, id) }

// DPdxInst is a view of an OpDPdx.
type DPdxInst struct{ in *Inst }

// Inst returns the instruction.
func (v DPdxInst) Inst() *Inst { return v.in }

// AsDPdx returns the view of in, which must be an OpDPdx.
func AsDPdx(in *Inst) DPdxInst { return DPdxInst{in} }

// P returns the id P.
func (v DPdxInst) P() ID { return v.in.ID(0) }

// SetP sets the id P.
func (v DPdxInst) SetP(id ID) { v.in.SetID(0, id) }

// DPdyInst is a view of an OpDPdy.
type DPdyInst struct{ in *Inst }

// Inst returns the instruction.
func (v DPdyInst) Inst() *Inst { return v.in }

// AsDPdy returns the view of in, which must be an OpDPdy.
func AsDPdy(in *Inst) DPdyInst { return DPdyInst{in} }

// P returns the id P.
func (v DPdyInst) P() ID { return v.in.ID(0) }

// SetP sets the id P.
func (v DPdyInst) SetP(id ID) { v.in.SetID(0, id) }

// FwidthInst is a view of an OpFwidth.
type FwidthInst struct{ in *Inst }

// Inst returns the instruction.
func (v FwidthInst) Inst() *Inst { return v.in }

// AsFwidth returns the view of in, which must be an OpFwidth.
func AsFwidth(in *Inst) FwidthInst { return FwidthInst{in} }

// P returns the id P.
func (v FwidthInst) P() ID { return v.in.ID(0) }

// SetP sets the id P.
func (v FwidthInst) SetP(id ID) { v.in.SetID(0, id) }

// DPdxFineInst is a view of an OpDPdxFine.
type DPdxFineInst struct{ in *Inst }

// Inst returns the instruction.
func (v DPdxFineInst) Inst() *Inst { return v.in }

// AsDPdxFine returns the view of in, which must be an OpDPdxFine.
func AsDPdxFine(in *Inst) DPdxFineInst { return DPdxFineInst{in} }

// P returns the id P.
func (v DPdxFineInst) P() ID { return v.in.ID(0) }

// SetP sets the id P.
func (v DPdxFineInst) SetP(id ID) { v.in.SetID(0, id) }

// DPdyFineInst is a view of an OpDPdyFine.
type DPdyFineInst struct{ in *Inst }

// Inst returns the instruction.
func (v DPdyFineInst) Inst() *Inst { return v.in }

// AsDPdyFine returns the view of in, which must be an OpDPdyFine.
func AsDPdyFine(in *Inst) DPdyFineInst { return DPdyFineInst{in} }

// P returns the id P.
func (v DPdyFineInst) P() ID { return v.in.ID(0) }

// SetP sets the id P.
func (v DPdyFineInst) SetP(id ID) { v.in.SetID(0, id) }

// FwidthFineInst is a view of an OpFwidthFine.
type FwidthFineInst struct{ in *Inst }

// Inst returns the instruction.
func (v FwidthFineInst) Inst() *Inst { return v.in }

// AsFwidthFine returns the view of in, which must be an OpFwidthFine.
func AsFwidthFine(in *Inst) FwidthFineInst { return FwidthFineInst{in} }

// P returns the id P.
func (v FwidthFineInst) P() ID { return v.in.ID(0) }

// SetP sets the id P.
func (v FwidthFineInst) SetP(id ID) { v.in.SetID(0, id) }

// DPdxCoarseInst is a view of an OpDPdxCoarse.
type DPdxCoarseInst struct{ in *Inst }

// Inst returns the instruction.
func (v DPdxCoarseInst) Inst() *Inst { return v.in }

// AsDPdxCoarse returns the view of in, which must be an OpDPdxCoarse.
func AsDPdxCoarse(in *Inst) DPdxCoarseInst { return DPdxCoarseInst{in} }

// P returns the id P.
func (v DPdxCoarseInst) P() ID { return v.in.ID(0) }

// SetP sets the id P.
func (v DPdxCoarseInst) SetP(id ID) { v.in.SetID(0, id) }

// DPdyCoarseInst is a view of an OpDPdyCoarse.
type DPdyCoarseInst struct{ in *Inst }

// Inst returns the instruction.
func (v DPdyCoarseInst) Inst() *Inst { return v.in }

// AsDPdyCoarse returns the view of in, which must be an OpDPdyCoarse.
func AsDPdyCoarse(in *Inst) DPdyCoarseInst { return DPdyCoarseInst{in} }

// P returns the id P.
func (v DPdyCoarseInst) P() ID { return v.in.ID(0) }

// SetP sets the id P.
func (v DPdyCoarseInst) SetP(id ID) { v.in.SetID(0, id) }

// FwidthCoarseInst is a view of an OpFwidthCoarse.
type FwidthCoarseInst struct{ in *Inst }

// Inst returns the instruction.
func (v FwidthCoarseInst) Inst() *Inst { return v.in }

// AsFwidthCoarse returns the view of in, which must be an OpFwidthCoarse.
func AsFwidthCoarse(in *Inst) FwidthCoarseInst { return FwidthCoarseInst{in} }

// P returns the id P.
func (v FwidthCoarseInst) P() ID { return v.in.ID(0) }

// SetP sets the id P.
func (v FwidthCoarseInst) SetP(id ID) { v.in.SetID(0, id) }

// EmitVertexInst is a view of an OpEmitVertex.
type EmitVertexInst struct{ in *Inst }

// Inst returns the instruction.
func (v EmitVertexInst) Inst() *Inst { return v.in }

// AsEmitVertex returns the view of in, which must be an OpEmitVertex.
func AsEmitVertex(in *Inst) EmitVertexInst { return EmitVertexInst{in} }

// EndPrimitiveInst is a view of an OpEndPrimitive.
type EndPrimitiveInst struct{ in *Inst }

// Inst returns the instruction.
func (v EndPrimitiveInst) Inst() *Inst { return v.in }

// AsEndPrimitive returns the view of in, which must be an OpEndPrimitive.
func AsEndPrimitive(in *Inst) EndPrimitiveInst { return EndPrimitiveInst{in} }

// EmitStreamVertexInst is a view of an OpEmitStreamVertex.
type EmitStreamVertexInst struct{ in *Inst }

// Inst returns the instruction.
func (v EmitStreamVertexInst) Inst() *Inst { return v.in }

// AsEmitStreamVertex returns the view of in, which must be an OpEmitStreamVertex.
func AsEmitStreamVertex(in *Inst) EmitStreamVertexInst { return EmitStreamVertexInst{in} }

// Stream returns the id Stream.
func (v EmitStreamVertexInst) Stream() ID { return v.in.ID(0) }

// SetStream sets the id Stream.
func (v EmitStreamVertexInst) SetStream(id ID) { v.in.SetID(0, id) }

// EndStreamPrimitiveInst is a view of an OpEndStreamPrimitive.
type EndStreamPrimitiveInst struct{ in *Inst }

// Inst returns the instruction.
func (v EndStreamPrimitiveInst) Inst() *Inst { return v.in }

// AsEndStreamPrimitive returns the view of in, which must be an OpEndStreamPrimitive.
func AsEndStreamPrimitive(in *Inst) EndStreamPrimitiveInst { return EndStreamPrimitiveInst{in} }

// Stream returns the id Stream.
func (v EndStreamPrimitiveInst) Stream() ID { return v.in.ID(0) }

// SetStream sets the id Stream.
func (v EndStreamPrimitiveInst) SetStream(id ID) { v.in.SetID(0, id) }

// ControlBarrierInst is a view of an OpControlBarrier.
type ControlBarrierInst struct{ in *Inst }

// Inst returns the instruction.
func (v ControlBarrierInst) Inst() *Inst { return v.in }

// AsControlBarrier returns the view of in, which must be an OpControlBarrier.
func AsControlBarrier(in *Inst) ControlBarrierInst { return ControlBarrierInst{in} }

// Execution returns the id Execution.
func (v ControlBarrierInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v ControlBarrierInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v ControlBarrierInst) Memory() ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v ControlBarrierInst) SetMemory(id ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v ControlBarrierInst) Semantics() ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v ControlBarrierInst) SetSemantics(id ID) { v.in.SetID(2, id) }

// MemoryBarrierInst is a view of an OpMemoryBarrier.
type MemoryBarrierInst struct{ in *Inst }

// Inst returns the instruction.
func (v MemoryBarrierInst) Inst() *Inst { return v.in }

// AsMemoryBarrier returns the view of in, which must be an OpMemoryBarrier.
func AsMemoryBarrier(in *Inst) MemoryBarrierInst { return MemoryBarrierInst{in} }

// Memory returns the id Memory.
func (v MemoryBarrierInst) Memory() ID { return v.in.ID(0) }

// SetMemory sets the id Memory.
func (v MemoryBarrierInst) SetMemory(id ID) { v.in.SetID(0, id) }

// Semantics returns the id Semantics.
func (v MemoryBarrierInst) Semantics() ID { return v.in.ID(1) }

// SetSemantics sets the id Semantics.
func (v MemoryBarrierInst) SetSemantics(id ID) { v.in.SetID(1, id) }

// AtomicLoadInst is a view of an OpAtomicLoad.
type AtomicLoadInst struct{ in *Inst }

// Inst returns the instruction.
func (v AtomicLoadInst) Inst() *Inst { return v.in }

// AsAtomicLoad returns the view of in, which must be an OpAtomicLoad.
func AsAtomicLoad(in *Inst) AtomicLoadInst { return AtomicLoadInst{in} }

// Pointer returns the id Pointer.
func (v AtomicLoadInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicLoadInst) SetPointer(id ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicLoadInst) Memory() ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicLoadInst) SetMemory(id ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v AtomicLoadInst) Semantics() ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v AtomicLoadInst) SetSemantics(id ID) { v.in.SetID(2, id) }

// AtomicStoreInst is a view of an OpAtomicStore.
type AtomicStoreInst struct{ in *Inst }

// Inst returns the instruction.
func (v AtomicStoreInst) Inst() *Inst { return v.in }

// AsAtomicStore returns the view of in, which must be an OpAtomicStore.
func AsAtomicStore(in *Inst) AtomicStoreInst { return AtomicStoreInst{in} }

// Pointer returns the id Pointer.
func (v AtomicStoreInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicStoreInst) SetPointer(id ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicStoreInst) Memory() ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicStoreInst) SetMemory(id ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v AtomicStoreInst) Semantics() ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v AtomicStoreInst) SetSemantics(id ID) { v.in.SetID(2, id) }

// Value returns the id Value.
func (v AtomicStoreInst) Value() ID { return v.in.ID(3) }

// SetValue sets the id Value.
func (v AtomicStoreInst) SetValue(id ID) { v.in.SetID(3, id) }

// AtomicExchangeInst is a view of an OpAtomicExchange.
type AtomicExchangeInst struct{ in *Inst }

// Inst returns the instruction.
func (v AtomicExchangeInst) Inst() *Inst { return v.in }

// AsAtomicExchange returns the view of in, which must be an OpAtomicExchange.
func AsAtomicExchange(in *Inst) AtomicExchangeInst { return AtomicExchangeInst{in} }

// Pointer returns the id Pointer.
func (v AtomicExchangeInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicExchangeInst) SetPointer(id ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicExchangeInst) Memory() ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicExchangeInst) SetMemory(id ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v AtomicExchangeInst) Semantics() ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v AtomicExchangeInst) SetSemantics(id ID) { v.in.SetID(2, id) }

// Value returns the id Value.
func (v AtomicExchangeInst) Value() ID { return v.in.ID(3) }

// SetValue sets the id Value.
func (v AtomicExchangeInst) SetValue(id ID) { v.in.SetID(3, id) }

// AtomicCompareExchangeInst is a view of an OpAtomicCompareExchange.
type AtomicCompareExchangeInst struct{ in *Inst }

// Inst returns the instruction.
func (v AtomicCompareExchangeInst) Inst() *Inst { return v.in }

// AsAtomicCompareExchange returns the view of in, which must be an OpAtomicCompareExchange.
func AsAtomicCompareExchange(in *Inst) AtomicCompareExchangeInst {
	return AtomicCompareExchangeInst{in}
}

// Pointer returns the id Pointer.
func (v AtomicCompareExchangeInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicCompareExchangeInst) SetPointer(id ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicCompareExchangeInst) Memory() ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicCompareExchangeInst) SetMemory(id ID) { v.in.SetID(1, id) }

// Equal returns the id Equal.
func (v AtomicCompareExchangeInst) Equal() ID { return v.in.ID(2) }

// SetEqual sets the id Equal.
func (v AtomicCompareExchangeInst) SetEqual(id ID) { v.in.SetID(2, id) }

// Unequal returns the id Unequal.
func (v AtomicCompareExchangeInst) Unequal() ID { return v.in.ID(3) }

// SetUnequal sets the id Unequal.
func (v AtomicCompareExchangeInst) SetUnequal(id ID) { v.in.SetID(3, id) }

// Value returns the id Value.
func (v AtomicCompareExchangeInst) Value() ID { return v.in.ID(4) }

// SetValue sets the id Value.
func (v AtomicCompareExchangeInst) SetValue(id ID) { v.in.SetID(4, id) }

// Comparator returns the id Comparator.
func (v AtomicCompareExchangeInst) Comparator() ID { return v.in.ID(5) }

// SetComparator sets the id Comparator.
func (v AtomicCompareExchangeInst) SetComparator(id ID) { v.in.SetID(5, id) }

// AtomicCompareExchangeWeakInst is a view of an OpAtomicCompareExchangeWeak.
type AtomicCompareExchangeWeakInst struct{ in *Inst }

// Inst returns the instruction.
func (v AtomicCompareExchangeWeakInst) Inst() *Inst { return v.in }

// AsAtomicCompareExchangeWeak returns the view of in, which must be an OpAtomicCompareExchangeWeak.
func AsAtomicCompareExchangeWeak(in *Inst) AtomicCompareExchangeWeakInst {
	return AtomicCompareExchangeWeakInst{in}
}

// Pointer returns the id Pointer.
func (v AtomicCompareExchangeWeakInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicCompareExchangeWeakInst) SetPointer(id ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicCompareExchangeWeakInst) Memory() ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicCompareExchangeWeakInst) SetMemory(id ID) { v.in.SetID(1, id) }

// Equal returns the id Equal.
func (v AtomicCompareExchangeWeakInst) Equal() ID { return v.in.ID(2) }

// SetEqual sets the id Equal.
func (v AtomicCompareExchangeWeakInst) SetEqual(id ID) { v.in.SetID(2, id) }

// Unequal returns the id Unequal.
func (v AtomicCompareExchangeWeakInst) Unequal() ID { return v.in.ID(3) }

// SetUnequal sets the id Unequal.
func (v AtomicCompareExchangeWeakInst) SetUnequal(id ID) { v.in.SetID(3, id) }

// Value returns the id Value.
func (v AtomicCompareExchangeWeakInst) Value() ID { return v.in.ID(4) }

// SetValue sets the id Value.
func (v AtomicCompareExchangeWeakInst) SetValue(id ID) { v.in.SetID(4, id) }

// Comparator returns the id Comparator.
func (v AtomicCompareExchangeWeakInst) Comparator() ID { return v.in.ID(5) }

// SetComparator sets the id Comparator.
func (v AtomicCompareExchangeWeakInst) SetComparator(id ID) { v.in.SetID(5, id) }

// AtomicIIncrementInst is a view of an OpAtomicIIncrement.
type AtomicIIncrementInst struct{ in *Inst }

// Inst returns the instruction.
func (v AtomicIIncrementInst) Inst() *Inst { return v.in }

// AsAtomicIIncrement returns the view of in, which must be an OpAtomicIIncrement.
func AsAtomicIIncrement(in *Inst) AtomicIIncrementInst { return AtomicIIncrementInst{in} }

// Pointer returns the id Pointer.
func (v AtomicIIncrementInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicIIncrementInst) SetPointer(id ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicIIncrementInst) Memory() ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicIIncrementInst) SetMemory(id ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v AtomicIIncrementInst) Semantics() ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v AtomicIIncrementInst) SetSemantics(id ID) { v.in.SetID(2, id) }

// AtomicIDecrementInst is a view of an OpAtomicIDecrement.
type AtomicIDecrementInst struct{ in *Inst }

// Inst returns the instruction.
func (v AtomicIDecrementInst) Inst() *Inst { return v.in }

// AsAtomicIDecrement returns the view of in, which must be an OpAtomicIDecrement.
func AsAtomicIDecrement(in *Inst) AtomicIDecrementInst { return AtomicIDecrementInst{in} }

// Pointer returns the id Pointer.
func (v AtomicIDecrementInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicIDecrementInst) SetPointer(id ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicIDecrementInst) Memory() ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicIDecrementInst) SetMemory(id ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v AtomicIDecrementInst) Semantics() ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v AtomicIDecrementInst) SetSemantics(id ID) { v.in.SetID(2, id) }

// AtomicIAddInst is a view of an OpAtomicIAdd.
type AtomicIAddInst struct{ in *Inst }

// Inst returns the instruction.
func (v AtomicIAddInst) Inst() *Inst { return v.in }

// AsAtomicIAdd returns the view of in, which must be an OpAtomicIAdd.
func AsAtomicIAdd(in *Inst) AtomicIAddInst { return AtomicIAddInst{in} }

// Pointer returns the id Pointer.
func (v AtomicIAddInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicIAddInst) SetPointer(id ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicIAddInst) Memory() ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicIAddInst) SetMemory(id ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v AtomicIAddInst) Semantics() ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v AtomicIAddInst) SetSemantics(id ID) { v.in.SetID(2, id) }

// Value returns the id Value.
func (v AtomicIAddInst) Value() ID { return v.in.ID(3) }

// SetValue sets the id Value.
func (v AtomicIAddInst) SetValue(id ID) { v.in.SetID(3, id) }

// AtomicISubInst is a view of an OpAtomicISub.
type AtomicISubInst struct{ in *Inst }

// Inst returns the instruction.
func (v AtomicISubInst) Inst() *Inst { return v.in }

// AsAtomicISub returns the view of in, which must be an OpAtomicISub.
func AsAtomicISub(in *Inst) AtomicISubInst { return AtomicISubInst{in} }

// Pointer returns the id Pointer.
func (v AtomicISubInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicISubInst) SetPointer(id ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicISubInst) Memory() ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicISubInst) SetMemory(id ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v AtomicISubInst) Semantics() ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v AtomicISubInst) SetSemantics(id ID) { v.in.SetID(2, id) }

// Value returns the id Value.
func (v AtomicISubInst) Value() ID { return v.in.ID(3) }

// SetValue sets the id Value.
func (v AtomicISubInst) SetValue(id ID) { v.in.SetID(3, id) }

// AtomicSMinInst is a view of an OpAtomicSMin.
type AtomicSMinInst struct{ in *Inst }

// Inst returns the instruction.
func (v AtomicSMinInst) Inst() *Inst { return v.in }

// AsAtomicSMin returns the view of in, which must be an OpAtomicSMin.
func AsAtomicSMin(in *Inst) AtomicSMinInst { return AtomicSMinInst{in} }

// Pointer returns the id Pointer.
func (v AtomicSMinInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicSMinInst) SetPointer(id ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicSMinInst) Memory() ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicSMinInst) SetMemory(id ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v AtomicSMinInst) Semantics() ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v AtomicSMinInst) SetSemantics(id ID) { v.in.SetID(2, id) }

// Value returns the id Value.
func (v AtomicSMinInst) Value() ID { return v.in.ID(3) }

// SetValue sets the id Value.
func (v AtomicSMinInst) SetValue(id ID) { v.in.SetID(3, id) }

// AtomicUMinInst is a view of an OpAtomicUMin.
type AtomicUMinInst struct{ in *Inst }

// Inst returns the instruction.
func (v AtomicUMinInst) Inst() *Inst { return v.in }

// AsAtomicUMin returns the view of in, which must be an OpAtomicUMin.
func AsAtomicUMin(in *Inst) AtomicUMinInst { return AtomicUMinInst{in} }

// Pointer returns the id Pointer.
func (v AtomicUMinInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicUMinInst) SetPointer(id ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicUMinInst) Memory() ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicUMinInst) SetMemory(id ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v AtomicUMinInst) Semantics() ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v AtomicUMinInst) SetSemantics(id ID) { v.in.SetID(2, id) }

// Value returns the id Value.
func (v AtomicUMinInst) Value() ID { return v.in.ID(3) }

// SetValue sets the id Value.
func (v AtomicUMinInst) SetValue(id ID) { v.in.SetID(3, id) }

// AtomicSMaxInst is a view of an OpAtomicSMax.
type AtomicSMaxInst struct{ in *Inst }

// Inst returns the instruction.
func (v AtomicSMaxInst) Inst() *Inst { return v.in }

// AsAtomicSMax returns the view of in, which must be an OpAtomicSMax.
func AsAtomicSMax(in *Inst) AtomicSMaxInst { return AtomicSMaxInst{in} }

// Pointer returns the id Pointer.
func (v AtomicSMaxInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicSMaxInst) SetPointer(id ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicSMaxInst) Memory() ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicSMaxInst) SetMemory(id ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v AtomicSMaxInst) Semantics() ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v AtomicSMaxInst) SetSemantics(id ID) { v.in.SetID(2, id) }

// Value returns the id Value.
func (v AtomicSMaxInst) Value() ID { return v.in.ID(3) }

// SetValue sets the id Value.
func (v AtomicSMaxInst) SetValue(id ID) { v.in.SetID(3, id) }

// AtomicUMaxInst is a view of an OpAtomicUMax.
type AtomicUMaxInst struct{ in *Inst }

// Inst returns the instruction.
func (v AtomicUMaxInst) Inst() *Inst { return v.in }

// AsAtomicUMax returns the view of in, which must be an OpAtomicUMax.
func AsAtomicUMax(in *Inst) AtomicUMaxInst { return AtomicUMaxInst{in} }

// Pointer returns the id Pointer.
func (v AtomicUMaxInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicUMaxInst) SetPointer(id ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicUMaxInst) Memory() ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicUMaxInst) SetMemory(id ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v AtomicUMaxInst) Semantics() ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v AtomicUMaxInst) SetSemantics(id ID) { v.in.SetID(2, id) }

// Value returns the id Value.
func (v AtomicUMaxInst) Value() ID { return v.in.ID(3) }

// SetValue sets the id Value.
func (v AtomicUMaxInst) SetValue(id ID) { v.in.SetID(3, id) }

// AtomicAndInst is a view of an OpAtomicAnd.
type AtomicAndInst struct{ in *Inst }

// Inst returns the instruction.
func (v AtomicAndInst) Inst() *Inst { return v.in }

// AsAtomicAnd returns the view of in, which must be an OpAtomicAnd.
func AsAtomicAnd(in *Inst) AtomicAndInst { return AtomicAndInst{in} }

// Pointer returns the id Pointer.
func (v AtomicAndInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicAndInst) SetPointer(id ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicAndInst) Memory() ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicAndInst) SetMemory(id ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v AtomicAndInst) Semantics() ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v AtomicAndInst) SetSemantics(id ID) { v.in.SetID(2, id) }

// Value returns the id Value.
func (v AtomicAndInst) Value() ID { return v.in.ID(3) }

// SetValue sets the id Value.
func (v AtomicAndInst) SetValue(id ID) { v.in.SetID(3, id) }

// AtomicOrInst is a view of an OpAtomicOr.
type AtomicOrInst struct{ in *Inst }

// Inst returns the instruction.
func (v AtomicOrInst) Inst() *Inst { return v.in }

// AsAtomicOr returns the view of in, which must be an OpAtomicOr.
func AsAtomicOr(in *Inst) AtomicOrInst { return AtomicOrInst{in} }

// Pointer returns the id Pointer.
func (v AtomicOrInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicOrInst) SetPointer(id ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicOrInst) Memory() ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicOrInst) SetMemory(id ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v AtomicOrInst) Semantics() ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v AtomicOrInst) SetSemantics(id ID) { v.in.SetID(2, id) }

// Value returns the id Value.
func (v AtomicOrInst) Value() ID { return v.in.ID(3) }

// SetValue sets the id Value.
func (v AtomicOrInst) SetValue(id ID) { v.in.SetID(3, id) }

// AtomicXorInst is a view of an OpAtomicXor.
type AtomicXorInst struct{ in *Inst }

// Inst returns the instruction.
func (v AtomicXorInst) Inst() *Inst { return v.in }

// AsAtomicXor returns the view of in, which must be an OpAtomicXor.
func AsAtomicXor(in *Inst) AtomicXorInst { return AtomicXorInst{in} }

// Pointer returns the id Pointer.
func (v AtomicXorInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicXorInst) SetPointer(id ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicXorInst) Memory() ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicXorInst) SetMemory(id ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v AtomicXorInst) Semantics() ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v AtomicXorInst) SetSemantics(id ID) { v.in.SetID(2, id) }

// Value returns the id Value.
func (v AtomicXorInst) Value() ID { return v.in.ID(3) }

// SetValue sets the id Value.
func (v AtomicXorInst) SetValue(id ID) { v.in.SetID(3, id) }

// PhiInst is a view of an OpPhi.
type PhiInst struct{ in *Inst }

// Inst returns the instruction.
func (v PhiInst) Inst() *Inst { return v.in }

// AsPhi returns the view of in, which must be an OpPhi.
func AsPhi(in *Inst) PhiInst { return PhiInst{in} }

// Variable returns the words of Variable, Parent, ....
func (v PhiInst) Variable() []uint32 { return v.in.wordsFrom(0) }

// LoopMergeInst is a view of an OpLoopMerge.
type LoopMergeInst struct{ in *Inst }

// Inst returns the instruction.
func (v LoopMergeInst) Inst() *Inst { return v.in }

// AsLoopMerge returns the view of in, which must be an OpLoopMerge.
func AsLoopMerge(in *Inst) LoopMergeInst { return LoopMergeInst{in} }

// MergeBlock returns the id Merge Block.
func (v LoopMergeInst) MergeBlock() ID { return v.in.ID(0) }

// SetMergeBlock sets the id Merge Block.
func (v LoopMergeInst) SetMergeBlock(id ID) { v.in.SetID(0, id) }

// ContinueTarget returns the id Continue Target.
func (v LoopMergeInst) ContinueTarget() ID { return v.in.ID(1) }

// SetContinueTarget sets the id Continue Target.
func (v LoopMergeInst) SetContinueTarget(id ID) { v.in.SetID(1, id) }

// LoopControl returns LoopControl.
func (v LoopMergeInst) LoopControl() spirv.LoopControl { return spirv.LoopControl(v.in.Word(2)) }

// SelectionMergeInst is a view of an OpSelectionMerge.
type SelectionMergeInst struct{ in *Inst }

// Inst returns the instruction.
func (v SelectionMergeInst) Inst() *Inst { return v.in }

// AsSelectionMerge returns the view of in, which must be an OpSelectionMerge.
func AsSelectionMerge(in *Inst) SelectionMergeInst { return SelectionMergeInst{in} }

// MergeBlock returns the id Merge Block.
func (v SelectionMergeInst) MergeBlock() ID { return v.in.ID(0) }

// SetMergeBlock sets the id Merge Block.
func (v SelectionMergeInst) SetMergeBlock(id ID) { v.in.SetID(0, id) }

// SelectionControl returns SelectionControl.
func (v SelectionMergeInst) SelectionControl() spirv.SelectionControl {
	return spirv.SelectionControl(v.in.Word(1))
}

// LabelInst is a view of an OpLabel.
type LabelInst struct{ in *Inst }

// Inst returns the instruction.
func (v LabelInst) Inst() *Inst { return v.in }

// AsLabel returns the view of in, which must be an OpLabel.
func AsLabel(in *Inst) LabelInst { return LabelInst{in} }

// BranchInst is a view of an OpBranch.
type BranchInst struct{ in *Inst }

// Inst returns the instruction.
func (v BranchInst) Inst() *Inst { return v.in }

// AsBranch returns the view of in, which must be an OpBranch.
func AsBranch(in *Inst) BranchInst { return BranchInst{in} }

// TargetLabel returns the id Target Label.
func (v BranchInst) TargetLabel() ID { return v.in.ID(0) }

// SetTargetLabel sets the id Target Label.
func (v BranchInst) SetTargetLabel(id ID) { v.in.SetID(0, id) }

// BranchConditionalInst is a view of an OpBranchConditional.
type BranchConditionalInst struct{ in *Inst }

// Inst returns the instruction.
func (v BranchConditionalInst) Inst() *Inst { return v.in }

// AsBranchConditional returns the view of in, which must be an OpBranchConditional.
func AsBranchConditional(in *Inst) BranchConditionalInst { return BranchConditionalInst{in} }

// Condition returns the id Condition.
func (v BranchConditionalInst) Condition() ID { return v.in.ID(0) }

// SetCondition sets the id Condition.
func (v BranchConditionalInst) SetCondition(id ID) { v.in.SetID(0, id) }

// TrueLabel returns the id True Label.
func (v BranchConditionalInst) TrueLabel() ID { return v.in.ID(1) }

// SetTrueLabel sets the id True Label.
func (v BranchConditionalInst) SetTrueLabel(id ID) { v.in.SetID(1, id) }

// FalseLabel returns the id False Label.
func (v BranchConditionalInst) FalseLabel() ID { return v.in.ID(2) }

// SetFalseLabel sets the id False Label.
func (v BranchConditionalInst) SetFalseLabel(id ID) { v.in.SetID(2, id) }

// BranchWeights returns the words of Branch weights.
func (v BranchConditionalInst) BranchWeights() []uint32 { return v.in.wordsFrom(3) }

// SwitchInst is a view of an OpSwitch.
type SwitchInst struct{ in *Inst }

// Inst returns the instruction.
func (v SwitchInst) Inst() *Inst { return v.in }

// AsSwitch returns the view of in, which must be an OpSwitch.
func AsSwitch(in *Inst) SwitchInst { return SwitchInst{in} }

// Selector returns the id Selector.
func (v SwitchInst) Selector() ID { return v.in.ID(0) }

// SetSelector sets the id Selector.
func (v SwitchInst) SetSelector(id ID) { v.in.SetID(0, id) }

// Default returns the id Default.
func (v SwitchInst) Default() ID { return v.in.ID(1) }

// SetDefault sets the id Default.
func (v SwitchInst) SetDefault(id ID) { v.in.SetID(1, id) }

// Target returns the words of Target.
func (v SwitchInst) Target() []uint32 { return v.in.wordsFrom(2) }

// KillInst is a view of an OpKill.
type KillInst struct{ in *Inst }

// Inst returns the instruction.
func (v KillInst) Inst() *Inst { return v.in }

// AsKill returns the view of in, which must be an OpKill.
func AsKill(in *Inst) KillInst { return KillInst{in} }

// ReturnInst is a view of an OpReturn.
type ReturnInst struct{ in *Inst }

// Inst returns the instruction.
func (v ReturnInst) Inst() *Inst { return v.in }

// AsReturn returns the view of in, which must be an OpReturn.
func AsReturn(in *Inst) ReturnInst { return ReturnInst{in} }

// ReturnValueInst is a view of an OpReturnValue.
type ReturnValueInst struct{ in *Inst }

// Inst returns the instruction.
func (v ReturnValueInst) Inst() *Inst { return v.in }

// AsReturnValue returns the view of in, which must be an OpReturnValue.
func AsReturnValue(in *Inst) ReturnValueInst { return ReturnValueInst{in} }

// Value returns the id Value.
func (v ReturnValueInst) Value() ID { return v.in.ID(0) }

// SetValue sets the id Value.
func (v ReturnValueInst) SetValue(id ID) { v.in.SetID(0, id) }

// UnreachableInst is a view of an OpUnreachable.
type UnreachableInst struct{ in *Inst }

// Inst returns the instruction.
func (v UnreachableInst) Inst() *Inst { return v.in }

// AsUnreachable returns the view of in, which must be an OpUnreachable.
func AsUnreachable(in *Inst) UnreachableInst { return UnreachableInst{in} }

// LifetimeStartInst is a view of an OpLifetimeStart.
type LifetimeStartInst struct{ in *Inst }

// Inst returns the instruction.
func (v LifetimeStartInst) Inst() *Inst { return v.in }

// AsLifetimeStart returns the view of in, which must be an OpLifetimeStart.
func AsLifetimeStart(in *Inst) LifetimeStartInst { return LifetimeStartInst{in} }

// Pointer returns the id Pointer.
func (v LifetimeStartInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v LifetimeStartInst) SetPointer(id ID) { v.in.SetID(0, id) }

// Size returns the literal Size.
func (v LifetimeStartInst) Size() uint32 { return v.in.Word(1) }

// LifetimeStopInst is a view of an OpLifetimeStop.
type LifetimeStopInst struct{ in *Inst }

// Inst returns the instruction.
func (v LifetimeStopInst) Inst() *Inst { return v.in }

// AsLifetimeStop returns the view of in, which must be an OpLifetimeStop.
func AsLifetimeStop(in *Inst) LifetimeStopInst { return LifetimeStopInst{in} }

// Pointer returns the id Pointer.
func (v LifetimeStopInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v LifetimeStopInst) SetPointer(id ID) { v.in.SetID(0, id) }

// Size returns the literal Size.
func (v LifetimeStopInst) Size() uint32 { return v.in.Word(1) }

// GroupAsyncCopyInst is a view of an OpGroupAsyncCopy.
type GroupAsyncCopyInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupAsyncCopyInst) Inst() *Inst { return v.in }

// AsGroupAsyncCopy returns the view of in, which must be an OpGroupAsyncCopy.
func AsGroupAsyncCopy(in *Inst) GroupAsyncCopyInst { return GroupAsyncCopyInst{in} }

// Execution returns the id Execution.
func (v GroupAsyncCopyInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupAsyncCopyInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Destination returns the id Destination.
func (v GroupAsyncCopyInst) Destination() ID { return v.in.ID(1) }

// SetDestination sets the id Destination.
func (v GroupAsyncCopyInst) SetDestination(id ID) { v.in.SetID(1, id) }

// Source returns the id Source.
func (v GroupAsyncCopyInst) Source() ID { return v.in.ID(2) }

// SetSource sets the id Source.
func (v GroupAsyncCopyInst) SetSource(id ID) { v.in.SetID(2, id) }

// NumElements returns the id Num Elements.
func (v GroupAsyncCopyInst) NumElements() ID { return v.in.ID(3) }

// SetNumElements sets the id Num Elements.
func (v GroupAsyncCopyInst) SetNumElements(id ID) { v.in.SetID(3, id) }

// Stride returns the id Stride.
func (v GroupAsyncCopyInst) Stride() ID { return v.in.ID(4) }

// SetStride sets the id Stride.
func (v GroupAsyncCopyInst) SetStride(id ID) { v.in.SetID(4, id) }

// Event returns the id Event.
func (v GroupAsyncCopyInst) Event() ID { return v.in.ID(5) }

// SetEvent sets the id Event.
func (v GroupAsyncCopyInst) SetEvent(id ID) { v.in.SetID(5, id) }

// GroupWaitEventsInst is a view of an OpGroupWaitEvents.
type GroupWaitEventsInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupWaitEventsInst) Inst() *Inst { return v.in }

// AsGroupWaitEvents returns the view of in, which must be an OpGroupWaitEvents.
func AsGroupWaitEvents(in *Inst) GroupWaitEventsInst { return GroupWaitEventsInst{in} }

// Execution returns the id Execution.
func (v GroupWaitEventsInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupWaitEventsInst) SetExecution(id ID) { v.in.SetID(0, id) }

// NumEvents returns the id Num Events.
func (v GroupWaitEventsInst) NumEvents() ID { return v.in.ID(1) }

// SetNumEvents sets the id Num Events.
func (v GroupWaitEventsInst) SetNumEvents(id ID) { v.in.SetID(1, id) }

// EventsList returns the id Events List.
func (v GroupWaitEventsInst) EventsList() ID { return v.in.ID(2) }

// SetEventsList sets the id Events List.
func (v GroupWaitEventsInst) SetEventsList(id ID) { v.in.SetID(2, id) }

// GroupAllInst is a view of an OpGroupAll.
type GroupAllInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupAllInst) Inst() *Inst { return v.in }

// AsGroupAll returns the view of in, which must be an OpGroupAll.
func AsGroupAll(in *Inst) GroupAllInst { return GroupAllInst{in} }

// Execution returns the id Execution.
func (v GroupAllInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupAllInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Predicate returns the id Predicate.
func (v GroupAllInst) Predicate() ID { return v.in.ID(1) }

// SetPredicate sets the id Predicate.
func (v GroupAllInst) SetPredicate(id ID) { v.in.SetID(1, id) }

// GroupAnyInst is a view of an OpGroupAny.
type GroupAnyInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupAnyInst) Inst() *Inst { return v.in }

// AsGroupAny returns the view of in, which must be an OpGroupAny.
func AsGroupAny(in *Inst) GroupAnyInst { return GroupAnyInst{in} }

// Execution returns the id Execution.
func (v GroupAnyInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupAnyInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Predicate returns the id Predicate.
func (v GroupAnyInst) Predicate() ID { return v.in.ID(1) }

// SetPredicate sets the id Predicate.
func (v GroupAnyInst) SetPredicate(id ID) { v.in.SetID(1, id) }

// GroupBroadcastInst is a view of an OpGroupBroadcast.
type GroupBroadcastInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupBroadcastInst) Inst() *Inst { return v.in }

// AsGroupBroadcast returns the view of in, which must be an OpGroupBroadcast.
func AsGroupBroadcast(in *Inst) GroupBroadcastInst { return GroupBroadcastInst{in} }

// Execution returns the id Execution.
func (v GroupBroadcastInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupBroadcastInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Value returns the id Value.
func (v GroupBroadcastInst) Value() ID { return v.in.ID(1) }

// SetValue sets the id Value.
func (v GroupBroadcastInst) SetValue(id ID) { v.in.SetID(1, id) }

// LocalId returns the id LocalId.
func (v GroupBroadcastInst) LocalId() ID { return v.in.ID(2) }

// SetLocalId sets the id LocalId.
func (v GroupBroadcastInst) SetLocalId(id ID) { v.in.SetID(2, id) }

// GroupIAddInst is a view of an OpGroupIAdd.
type GroupIAddInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupIAddInst) Inst() *Inst { return v.in }

// AsGroupIAdd returns the view of in, which must be an OpGroupIAdd.
func AsGroupIAdd(in *Inst) GroupIAddInst { return GroupIAddInst{in} }

// Execution returns the id Execution.
func (v GroupIAddInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupIAddInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupIAddInst) Operation() spirv.GroupOperation { return spirv.GroupOperation(v.in.Word(1)) }

// X returns the id X.
func (v GroupIAddInst) X() ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupIAddInst) SetX(id ID) { v.in.SetID(2, id) }

// GroupFAddInst is a view of an OpGroupFAdd.
type GroupFAddInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupFAddInst) Inst() *Inst { return v.in }

// AsGroupFAdd returns the view of in, which must be an OpGroupFAdd.
func AsGroupFAdd(in *Inst) GroupFAddInst { return GroupFAddInst{in} }

// Execution returns the id Execution.
func (v GroupFAddInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupFAddInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupFAddInst) Operation() spirv.GroupOperation { return spirv.GroupOperation(v.in.Word(1)) }

// X returns the id X.
func (v GroupFAddInst) X() ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupFAddInst) SetX(id ID) { v.in.SetID(2, id) }

// GroupFMinInst is a view of an OpGroupFMin.
type GroupFMinInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupFMinInst) Inst() *Inst { return v.in }

// AsGroupFMin returns the view of in, which must be an OpGroupFMin.
func AsGroupFMin(in *Inst) GroupFMinInst { return GroupFMinInst{in} }

// Execution returns the id Execution.
func (v GroupFMinInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupFMinInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupFMinInst) Operation() spirv.GroupOperation { return spirv.GroupOperation(v.in.Word(1)) }

// X returns the id X.
func (v GroupFMinInst) X() ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupFMinInst) SetX(id ID) { v.in.SetID(2, id) }

// GroupUMinInst is a view of an OpGroupUMin.
type GroupUMinInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupUMinInst) Inst() *Inst { return v.in }

// AsGroupUMin returns the view of in, which must be an OpGroupUMin.
func AsGroupUMin(in *Inst) GroupUMinInst { return GroupUMinInst{in} }

// Execution returns the id Execution.
func (v GroupUMinInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupUMinInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupUMinInst) Operation() spirv.GroupOperation { return spirv.GroupOperation(v.in.Word(1)) }

// X returns the id X.
func (v GroupUMinInst) X() ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupUMinInst) SetX(id ID) { v.in.SetID(2, id) }

// GroupSMinInst is a view of an OpGroupSMin.
type GroupSMinInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupSMinInst) Inst() *Inst { return v.in }

// AsGroupSMin returns the view of in, which must be an OpGroupSMin.
func AsGroupSMin(in *Inst) GroupSMinInst { return GroupSMinInst{in} }

// Execution returns the id Execution.
func (v GroupSMinInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupSMinInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupSMinInst) Operation() spirv.GroupOperation { return spirv.GroupOperation(v.in.Word(1)) }

// X returns the id X.
func (v GroupSMinInst) X() ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupSMinInst) SetX(id ID) { v.in.SetID(2, id) }

// GroupFMaxInst is a view of an OpGroupFMax.
type GroupFMaxInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupFMaxInst) Inst() *Inst { return v.in }

// AsGroupFMax returns the view of in, which must be an OpGroupFMax.
func AsGroupFMax(in *Inst) GroupFMaxInst { return GroupFMaxInst{in} }

// Execution returns the id Execution.
func (v GroupFMaxInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupFMaxInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupFMaxInst) Operation() spirv.GroupOperation { return spirv.GroupOperation(v.in.Word(1)) }

// X returns the id X.
func (v GroupFMaxInst) X() ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupFMaxInst) SetX(id ID) { v.in.SetID(2, id) }

// GroupUMaxInst is a view of an OpGroupUMax.
type GroupUMaxInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupUMaxInst) Inst() *Inst { return v.in }

// AsGroupUMax returns the view of in, which must be an OpGroupUMax.
func AsGroupUMax(in *Inst) GroupUMaxInst { return GroupUMaxInst{in} }

// Execution returns the id Execution.
func (v GroupUMaxInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupUMaxInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupUMaxInst) Operation() spirv.GroupOperation { return spirv.GroupOperation(v.in.Word(1)) }

// X returns the id X.
func (v GroupUMaxInst) X() ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupUMaxInst) SetX(id ID) { v.in.SetID(2, id) }

// GroupSMaxInst is a view of an OpGroupSMax.
type GroupSMaxInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupSMaxInst) Inst() *Inst { return v.in }

// AsGroupSMax returns the view of in, which must be an OpGroupSMax.
func AsGroupSMax(in *Inst) GroupSMaxInst { return GroupSMaxInst{in} }

// Execution returns the id Execution.
func (v GroupSMaxInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupSMaxInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupSMaxInst) Operation() spirv.GroupOperation { return spirv.GroupOperation(v.in.Word(1)) }

// X returns the id X.
func (v GroupSMaxInst) X() ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupSMaxInst) SetX(id ID) { v.in.SetID(2, id) }

// ReadPipeInst is a view of an OpReadPipe.
type ReadPipeInst struct{ in *Inst }

// Inst returns the instruction.
func (v ReadPipeInst) Inst() *Inst { return v.in }

// AsReadPipe returns the view of in, which must be an OpReadPipe.
func AsReadPipe(in *Inst) ReadPipeInst { return ReadPipeInst{in} }

// Pipe returns the id Pipe.
func (v ReadPipeInst) Pipe() ID { return v.in.ID(0) }

// SetPipe sets the id Pipe.
func (v ReadPipeInst) SetPipe(id ID) { v.in.SetID(0, id) }

// Pointer returns the id Pointer.
func (v ReadPipeInst) Pointer() ID { return v.in.ID(1) }

// SetPointer sets the id Pointer.
func (v ReadPipeInst) SetPointer(id ID) { v.in.SetID(1, id) }

// PacketSize returns the id Packet Size.
func (v ReadPipeInst) PacketSize() ID { return v.in.ID(2) }

// SetPacketSize sets the id Packet Size.
func (v ReadPipeInst) SetPacketSize(id ID) { v.in.SetID(2, id) }

// PacketAlignment returns the id Packet Alignment.
func (v ReadPipeInst) PacketAlignment() ID { return v.in.ID(3) }

// SetPacketAlignment sets the id Packet Alignment.
func (v ReadPipeInst) SetPacketAlignment(id ID) { v.in.SetID(3, id) }

// WritePipeInst is a view of an OpWritePipe.
type WritePipeInst struct{ in *Inst }

// Inst returns the instruction.
func (v WritePipeInst) Inst() *Inst { return v.in }

// AsWritePipe returns the view of in, which must be an OpWritePipe.
func AsWritePipe(in *Inst) WritePipeInst { return WritePipeInst{in} }

// Pipe returns the id Pipe.
func (v WritePipeInst) Pipe() ID { return v.in.ID(0) }

// SetPipe sets the id Pipe.
func (v WritePipeInst) SetPipe(id ID) { v.in.SetID(0, id) }

// Pointer returns the id Pointer.
func (v WritePipeInst) Pointer() ID { return v.in.ID(1) }

// SetPointer sets the id Pointer.
func (v WritePipeInst) SetPointer(id ID) { v.in.SetID(1, id) }

// PacketSize returns the id Packet Size.
func (v WritePipeInst) PacketSize() ID { return v.in.ID(2) }

// SetPacketSize sets the id Packet Size.
func (v WritePipeInst) SetPacketSize(id ID) { v.in.SetID(2, id) }

// PacketAlignment returns the id Packet Alignment.
func (v WritePipeInst) PacketAlignment() ID { return v.in.ID(3) }

// SetPacketAlignment sets the id Packet Alignment.
func (v WritePipeInst) SetPacketAlignment(id ID) { v.in.SetID(3, id) }

// ReservedReadPipeInst is a view of an OpReservedReadPipe.
type ReservedReadPipeInst struct{ in *Inst }

// Inst returns the instruction.
func (v ReservedReadPipeInst) Inst() *Inst { return v.in }

// AsReservedReadPipe returns the view of in, which must be an OpReservedReadPipe.
func AsReservedReadPipe(in *Inst) ReservedReadPipeInst { return ReservedReadPipeInst{in} }

// Pipe returns the id Pipe.
func (v ReservedReadPipeInst) Pipe() ID { return v.in.ID(0) }

// SetPipe sets the id Pipe.
func (v ReservedReadPipeInst) SetPipe(id ID) { v.in.SetID(0, id) }

// ReserveId returns the id Reserve Id.
func (v ReservedReadPipeInst) ReserveId() ID { return v.in.ID(1) }

// SetReserveId sets the id Reserve Id.
func (v ReservedReadPipeInst) SetReserveId(id ID) { v.in.SetID(1, id) }

// Index returns the id Index.
func (v ReservedReadPipeInst) Index() ID { return v.in.ID(2) }

// SetIndex sets the id Index.
func (v ReservedReadPipeInst) SetIndex(id ID) { v.in.SetID(2, id) }

// Pointer returns the id Pointer.
func (v ReservedReadPipeInst) Pointer() ID { return v.in.ID(3) }

// SetPointer sets the id Pointer.
func (v ReservedReadPipeInst) SetPointer(id ID) { v.in.SetID(3, id) }

// PacketSize returns the id Packet Size.
func (v ReservedReadPipeInst) PacketSize() ID { return v.in.ID(4) }

// SetPacketSize sets the id Packet Size.
func (v ReservedReadPipeInst) SetPacketSize(id ID) { v.in.SetID(4, id) }

// PacketAlignment returns the id Packet Alignment.
func (v ReservedReadPipeInst) PacketAlignment() ID { return v.in.ID(5) }

// SetPacketAlignment sets the id Packet Alignment.
func (v ReservedReadPipeInst) SetPacketAlignment(id ID) { v.in.SetID(5, id) }

// ReservedWritePipeInst is a view of an OpReservedWritePipe.
type ReservedWritePipeInst struct{ in *Inst }

// Inst returns the instruction.
func (v ReservedWritePipeInst) Inst() *Inst { return v.in }

// AsReservedWritePipe returns the view of in, which must be an OpReservedWritePipe.
func AsReservedWritePipe(in *Inst) ReservedWritePipeInst { return ReservedWritePipeInst{in} }

// Pipe returns the id Pipe.
func (v ReservedWritePipeInst) Pipe() ID { return v.in.ID(0) }

// SetPipe sets the id Pipe.
func (v ReservedWritePipeInst) SetPipe(id ID) { v.in.SetID(0, id) }

// ReserveId returns the id Reserve Id.
func (v ReservedWritePipeInst) ReserveId() ID { return v.in.ID(1) }

// SetReserveId sets the id Reserve Id.
func (v ReservedWritePipeInst) SetReserveId(id ID) { v.in.SetID(1, id) }

// Index returns the id Index.
func (v ReservedWritePipeInst) Index() ID { return v.in.ID(2) }

// SetIndex sets the id Index.
func (v ReservedWritePipeInst) SetIndex(id ID) { v.in.SetID(2, id) }

// Pointer returns the id Pointer.
func (v ReservedWritePipeInst) Pointer() ID { return v.in.ID(3) }

// SetPointer sets the id Pointer.
func (v ReservedWritePipeInst) SetPointer(id ID) { v.in.SetID(3, id) }

// PacketSize returns the id Packet Size.
func (v ReservedWritePipeInst) PacketSize() ID { return v.in.ID(4) }

// SetPacketSize sets the id Packet Size.
func (v ReservedWritePipeInst) SetPacketSize(id ID) { v.in.SetID(4, id) }

// PacketAlignment returns the id Packet Alignment.
func (v ReservedWritePipeInst) PacketAlignment() ID { return v.in.ID(5) }

// SetPacketAlignment sets the id Packet Alignment.
func (v ReservedWritePipeInst) SetPacketAlignment(id ID) { v.in.SetID(5, id) }

// ReserveReadPipePacketsInst is a view of an OpReserveReadPipePackets.
type ReserveReadPipePacketsInst struct{ in *Inst }

// Inst returns the instruction.
func (v ReserveReadPipePacketsInst) Inst() *Inst { return v.in }

// AsReserveReadPipePackets returns the view of in, which must be an OpReserveReadPipePackets.
func AsReserveReadPipePackets(in *Inst) ReserveReadPipePacketsInst {
	return ReserveReadPipePacketsInst{in}
}

// Pipe returns the id Pipe.
func (v ReserveReadPipePacketsInst) Pipe() ID { return v.in.ID(0) }

// SetPipe sets the id Pipe.
func (v ReserveReadPipePacketsInst) SetPipe(id ID) { v.in.SetID(0, id) }

// NumPackets returns the id Num Packets.
func (v ReserveReadPipePacketsInst) NumPackets() ID { return v.in.ID(1) }

// SetNumPackets sets the id Num Packets.
func (v ReserveReadPipePacketsInst) SetNumPackets(id ID) { v.in.SetID(1, id) }

// PacketSize returns the id Packet Size.
func (v ReserveReadPipePacketsInst) PacketSize() ID { return v.in.ID(2) }

// SetPacketSize sets the id Packet Size.
func (v ReserveReadPipePacketsInst) SetPacketSize(id ID) { v.in.SetID(2, id) }

// PacketAlignment returns the id Packet Alignment.
func (v ReserveReadPipePacketsInst) PacketAlignment() ID { return v.in.ID(3) }

// SetPacketAlignment sets the id Packet Alignment.
func (v ReserveReadPipePacketsInst) SetPacketAlignment(id ID) { v.in.SetID(3, id) }

// ReserveWritePipePacketsInst is a view of an OpReserveWritePipePackets.
type ReserveWritePipePacketsInst struct{ in *Inst }

// Inst returns the instruction.
func (v ReserveWritePipePacketsInst) Inst() *Inst { return v.in }

// AsReserveWritePipePackets returns the view of in, which must be an OpReserveWritePipePackets.
func AsReserveWritePipePackets(in *Inst) ReserveWritePipePacketsInst {
	return ReserveWritePipePacketsInst{in}
}

// Pipe returns the id Pipe.
func (v ReserveWritePipePacketsInst) Pipe() ID { return v.in.ID(0) }

// SetPipe sets the id Pipe.
func (v ReserveWritePipePacketsInst) SetPipe(id ID) { v.in.SetID(0, id) }

// NumPackets returns the id Num Packets.
func (v ReserveWritePipePacketsInst) NumPackets() ID { return v.in.ID(1) }

// SetNumPackets sets the id Num Packets.
func (v ReserveWritePipePacketsInst) SetNumPackets(id ID) { v.in.SetID(1, id) }

// PacketSize returns the id Packet Size.
func (v ReserveWritePipePacketsInst) PacketSize() ID { return v.in.ID(2) }

// SetPacketSize sets the id Packet Size.
func (v ReserveWritePipePacketsInst) SetPacketSize(id ID) { v.in.SetID(2, id) }

// PacketAlignment returns the id Packet Alignment.
func (v ReserveWritePipePacketsInst) PacketAlignment() ID { return v.in.ID(3) }

// SetPacketAlignment sets the id Packet Alignment.
func (v ReserveWritePipePacketsInst) SetPacketAlignment(id ID) { v.in.SetID(3, id) }

// CommitReadPipeInst is a view of an OpCommitReadPipe.
type CommitReadPipeInst struct{ in *Inst }

// Inst returns the instruction.
func (v CommitReadPipeInst) Inst() *Inst { return v.in }

// AsCommitReadPipe returns the view of in, which must be an OpCommitReadPipe.
func AsCommitReadPipe(in *Inst) CommitReadPipeInst { return CommitReadPipeInst{in} }

// Pipe returns the id Pipe.
func (v CommitReadPipeInst) Pipe() ID { return v.in.ID(0) }

// SetPipe sets the id Pipe.
func (v CommitReadPipeInst) SetPipe(id ID) { v.in.SetID(0, id) }

// ReserveId returns the id Reserve Id.
func (v CommitReadPipeInst) ReserveId() ID { return v.in.ID(1) }

// SetReserveId sets the id Reserve Id.
func (v CommitReadPipeInst) SetReserveId(id ID) { v.in.SetID(1, id) }

// PacketSize returns the id Packet Size.
func (v CommitReadPipeInst) PacketSize() ID { return v.in.ID(2) }

// SetPacketSize sets the id Packet Size.
func (v CommitReadPipeInst) SetPacketSize(id ID) { v.in.SetID(2, id) }

// PacketAlignment returns the id Packet Alignment.
func (v CommitReadPipeInst) PacketAlignment() ID { return v.in.ID(3) }

// SetPacketAlignment sets the id Packet Alignment.
func (v CommitReadPipeInst) SetPacketAlignment(id ID) { v.in.SetID(3, id) }

// CommitWritePipeInst is a view of an OpCommitWritePipe.
type CommitWritePipeInst struct{ in *Inst }

// Inst returns the instruction.
func (v CommitWritePipeInst) Inst() *Inst { return v.in }

// AsCommitWritePipe returns the view of in, which must be an OpCommitWritePipe.
func AsCommitWritePipe(in *Inst) CommitWritePipeInst { return CommitWritePipeInst{in} }

// Pipe returns the id Pipe.
func (v CommitWritePipeInst) Pipe() ID { return v.in.ID(0) }

// SetPipe sets the id Pipe.
func (v CommitWritePipeInst) SetPipe(id ID) { v.in.SetID(0, id) }

// ReserveId returns the id Reserve Id.
func (v CommitWritePipeInst) ReserveId() ID { return v.in.ID(1) }

// SetReserveId sets the id Reserve Id.
func (v CommitWritePipeInst) SetReserveId(id ID) { v.in.SetID(1, id) }

// PacketSize returns the id Packet Size.
func (v CommitWritePipeInst) PacketSize() ID { return v.in.ID(2) }

// SetPacketSize sets the id Packet Size.
func (v CommitWritePipeInst) SetPacketSize(id ID) { v.in.SetID(2, id) }

// PacketAlignment returns the id Packet Alignment.
func (v CommitWritePipeInst) PacketAlignment() ID { return v.in.ID(3) }

// SetPacketAlignment sets the id Packet Alignment.
func (v CommitWritePipeInst) SetPacketAlignment(id ID) { v.in.SetID(3, id) }

// IsValidReserveIdInst is a view of an OpIsValidReserveId.
type IsValidReserveIdInst struct{ in *Inst }

// Inst returns the instruction.
func (v IsValidReserveIdInst) Inst() *Inst { return v.in }

// AsIsValidReserveId returns the view of in, which must be an OpIsValidReserveId.
func AsIsValidReserveId(in *Inst) IsValidReserveIdInst { return IsValidReserveIdInst{in} }

// ReserveId returns the id Reserve Id.
func (v IsValidReserveIdInst) ReserveId() ID { return v.in.ID(0) }

// SetReserveId sets the id Reserve Id.
func (v IsValidReserveIdInst) SetReserveId(id ID) { v.in.SetID(0, id) }

// GetNumPipePacketsInst is a view of an OpGetNumPipePackets.
type GetNumPipePacketsInst struct{ in *Inst }

// Inst returns the instruction.
func (v GetNumPipePacketsInst) Inst() *Inst { return v.in }

// AsGetNumPipePackets returns the view of in, which must be an OpGetNumPipePackets.
func AsGetNumPipePackets(in *Inst) GetNumPipePacketsInst { return GetNumPipePacketsInst{in} }

// Pipe returns the id Pipe.
func (v GetNumPipePacketsInst) Pipe() ID { return v.in.ID(0) }

// SetPipe sets the id Pipe.
func (v GetNumPipePacketsInst) SetPipe(id ID) { v.in.SetID(0, id) }

// PacketSize returns the id Packet Size.
func (v GetNumPipePacketsInst) PacketSize() ID { return v.in.ID(1) }

// SetPacketSize sets the id Packet Size.
func (v GetNumPipePacketsInst) SetPacketSize(id ID) { v.in.SetID(1, id) }

// PacketAlignment returns the id Packet Alignment.
func (v GetNumPipePacketsInst) PacketAlignment() ID { return v.in.ID(2) }

// SetPacketAlignment sets the id Packet Alignment.
func (v GetNumPipePacketsInst) SetPacketAlignment(id ID) { v.in.SetID(2, id) }

// GetMaxPipePacketsInst is a view of an OpGetMaxPipePackets.
type GetMaxPipePacketsInst struct{ in *Inst }

// Inst returns the instruction.
func (v GetMaxPipePacketsInst) Inst() *Inst { return v.in }

// AsGetMaxPipePackets returns the view of in, which must be an OpGetMaxPipePackets.
func AsGetMaxPipePackets(in *Inst) GetMaxPipePacketsInst { return GetMaxPipePacketsInst{in} }

// Pipe returns the id Pipe.
func (v GetMaxPipePacketsInst) Pipe() ID { return v.in.ID(0) }

// SetPipe sets the id Pipe.
func (v GetMaxPipePacketsInst) SetPipe(id ID) { v.in.SetID(0, id) }

// PacketSize returns the id Packet Size.
func (v GetMaxPipePacketsInst) PacketSize() ID { return v.in.ID(1) }

// SetPacketSize sets the id Packet Size.
func (v GetMaxPipePacketsInst) SetPacketSize(id ID) { v.in.SetID(1, id) }

// PacketAlignment returns the id Packet Alignment.
func (v GetMaxPipePacketsInst) PacketAlignment() ID { return v.in.ID(2) }

// SetPacketAlignment sets the id Packet Alignment.
func (v GetMaxPipePacketsInst) SetPacketAlignment(id ID) { v.in.SetID(2, id) }

// GroupReserveReadPipePacketsInst is a view of an OpGroupReserveReadPipePackets.
type GroupReserveReadPipePacketsInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupReserveReadPipePacketsInst) Inst() *Inst { return v.in }

// AsGroupReserveReadPipePackets returns the view of in, which must be an OpGroupReserveReadPipePackets.
func AsGroupReserveReadPipePackets(in *Inst) GroupReserveReadPipePacketsInst {
	return GroupReserveReadPipePacketsInst{in}
}

// Execution returns the id Execution.
func (v GroupReserveReadPipePacketsInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupReserveReadPipePacketsInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Pipe returns the id Pipe.
func (v GroupReserveReadPipePacketsInst) Pipe() ID { return v.in.ID(1) }

// SetPipe sets the id Pipe.
func (v GroupReserveReadPipePacketsInst) SetPipe(id ID) { v.in.SetID(1, id) }

// NumPackets returns the id Num Packets.
func (v GroupReserveReadPipePacketsInst) NumPackets() ID { return v.in.ID(2) }

// SetNumPackets sets the id Num Packets.
func (v GroupReserveReadPipePacketsInst) SetNumPackets(id ID) { v.in.SetID(2, id) }

// PacketSize returns the id Packet Size.
func (v GroupReserveReadPipePacketsInst) PacketSize() ID { return v.in.ID(3) }

// SetPacketSize sets the id Packet Size.
func (v GroupReserveReadPipePacketsInst) SetPacketSize(id ID) { v.in.SetID(3, id) }

// PacketAlignment returns the id Packet Alignment.
func (v GroupReserveReadPipePacketsInst) PacketAlignment() ID { return v.in.ID(4) }

// SetPacketAlignment sets the id Packet Alignment.
func (v GroupReserveReadPipePacketsInst) SetPacketAlignment(id ID) { v.in.SetID(4, id) }

// GroupReserveWritePipePacketsInst is a view of an OpGroupReserveWritePipePackets.
type GroupReserveWritePipePacketsInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupReserveWritePipePacketsInst) Inst() *Inst { return v.in }

// AsGroupReserveWritePipePackets returns the view of in, which must be an OpGroupReserveWritePipePackets.
func AsGroupReserveWritePipePackets(in *Inst) GroupReserveWritePipePacketsInst {
	return GroupReserveWritePipePacketsInst{in}
}

// Execution returns the id Execution.
func (v GroupReserveWritePipePacketsInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupReserveWritePipePacketsInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Pipe returns the id Pipe.
func (v GroupReserveWritePipePacketsInst) Pipe() ID { return v.in.ID(1) }

// SetPipe sets the id Pipe.
func (v GroupReserveWritePipePacketsInst) SetPipe(id ID) { v.in.SetID(1, id) }

// NumPackets returns the id Num Packets.
func (v GroupReserveWritePipePacketsInst) NumPackets() ID { return v.in.ID(2) }

// SetNumPackets sets the id Num Packets.
func (v GroupReserveWritePipePacketsInst) SetNumPackets(id ID) { v.in.SetID(2, id) }

// PacketSize returns the id Packet Size.
func (v GroupReserveWritePipePacketsInst) PacketSize() ID { return v.in.ID(3) }

// SetPacketSize sets the id Packet Size.
func (v GroupReserveWritePipePacketsInst) SetPacketSize(id ID) { v.in.SetID(3, id) }

// PacketAlignment returns the id Packet Alignment.
func (v GroupReserveWritePipePacketsInst) PacketAlignment() ID { return v.in.ID(4) }

// SetPacketAlignment sets the id Packet Alignment.
func (v GroupReserveWritePipePacketsInst) SetPacketAlignment(id ID) { v.in.SetID(4, id) }

// GroupCommitReadPipeInst is a view of an OpGroupCommitReadPipe.
type GroupCommitReadPipeInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupCommitReadPipeInst) Inst() *Inst { return v.in }

// AsGroupCommitReadPipe returns the view of in, which must be an OpGroupCommitReadPipe.
func AsGroupCommitReadPipe(in *Inst) GroupCommitReadPipeInst { return GroupCommitReadPipeInst{in} }

// Execution returns the id Execution.
func (v GroupCommitReadPipeInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupCommitReadPipeInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Pipe returns the id Pipe.
func (v GroupCommitReadPipeInst) Pipe() ID { return v.in.ID(1) }

// SetPipe sets the id Pipe.
func (v GroupCommitReadPipeInst) SetPipe(id ID) { v.in.SetID(1, id) }

// ReserveId returns the id Reserve Id.
func (v GroupCommitReadPipeInst) ReserveId() ID { return v.in.ID(2) }

// SetReserveId sets the id Reserve Id.
func (v GroupCommitReadPipeInst) SetReserveId(id ID) { v.in.SetID(2, id) }

// PacketSize returns the id Packet Size.
func (v GroupCommitReadPipeInst) PacketSize() ID { return v.in.ID(3) }

// SetPacketSize sets the id Packet Size.
func (v GroupCommitReadPipeInst) SetPacketSize(id ID) { v.in.SetID(3, id) }

// PacketAlignment returns the id Packet Alignment.
func (v GroupCommitReadPipeInst) PacketAlignment() ID { return v.in.ID(4) }

// SetPacketAlignment sets the id Packet Alignment.
func (v GroupCommitReadPipeInst) SetPacketAlignment(id ID) { v.in.SetID(4, id) }

// GroupCommitWritePipeInst is a view of an OpGroupCommitWritePipe.
type GroupCommitWritePipeInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupCommitWritePipeInst) Inst() *Inst { return v.in }

// AsGroupCommitWritePipe returns the view of in, which must be an OpGroupCommitWritePipe.
func AsGroupCommitWritePipe(in *Inst) GroupCommitWritePipeInst { return GroupCommitWritePipeInst{in} }

// Execution returns the id Execution.
func (v GroupCommitWritePipeInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupCommitWritePipeInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Pipe returns the id Pipe.
func (v GroupCommitWritePipeInst) Pipe() ID { return v.in.ID(1) }

// SetPipe sets the id Pipe.
func (v GroupCommitWritePipeInst) SetPipe(id ID) { v.in.SetID(1, id) }

// ReserveId returns the id Reserve Id.
func (v GroupCommitWritePipeInst) ReserveId() ID { return v.in.ID(2) }

// SetReserveId sets the id Reserve Id.
func (v GroupCommitWritePipeInst) SetReserveId(id ID) { v.in.SetID(2, id) }

// PacketSize returns the id Packet Size.
func (v GroupCommitWritePipeInst) PacketSize() ID { return v.in.ID(3) }

// SetPacketSize sets the id Packet Size.
func (v GroupCommitWritePipeInst) SetPacketSize(id ID) { v.in.SetID(3, id) }

// PacketAlignment returns the id Packet Alignment.
func (v GroupCommitWritePipeInst) PacketAlignment() ID { return v.in.ID(4) }

// SetPacketAlignment sets the id Packet Alignment.
func (v GroupCommitWritePipeInst) SetPacketAlignment(id ID) { v.in.SetID(4, id) }

// EnqueueMarkerInst is a view of an OpEnqueueMarker.
type EnqueueMarkerInst struct{ in *Inst }

// Inst returns the instruction.
func (v EnqueueMarkerInst) Inst() *Inst { return v.in }

// AsEnqueueMarker returns the view of in, which must be an OpEnqueueMarker.
func AsEnqueueMarker(in *Inst) EnqueueMarkerInst { return EnqueueMarkerInst{in} }

// Queue returns the id Queue.
func (v EnqueueMarkerInst) Queue() ID { return v.in.ID(0) }

// SetQueue sets the id Queue.
func (v EnqueueMarkerInst) SetQueue(id ID) { v.in.SetID(0, id) }

// NumEvents returns the id Num Events.
func (v EnqueueMarkerInst) NumEvents() ID { return v.in.ID(1) }

// SetNumEvents sets the id Num Events.
func (v EnqueueMarkerInst) SetNumEvents(id ID) { v.in.SetID(1, id) }

// WaitEvents returns the id Wait Events.
func (v EnqueueMarkerInst) WaitEvents() ID { return v.in.ID(2) }

// SetWaitEvents sets the id Wait Events.
func (v EnqueueMarkerInst) SetWaitEvents(id ID) { v.in.SetID(2, id) }

// RetEvent returns the id Ret Event.
func (v EnqueueMarkerInst) RetEvent() ID { return v.in.ID(3) }

// SetRetEvent sets the id Ret Event.
func (v EnqueueMarkerInst) SetRetEvent(id ID) { v.in.SetID(3, id) }

// EnqueueKernelInst is a view of an OpEnqueueKernel.
type EnqueueKernelInst struct{ in *Inst }

// Inst returns the instruction.
func (v EnqueueKernelInst) Inst() *Inst { return v.in }

// AsEnqueueKernel returns the view of in, which must be an OpEnqueueKernel.
func AsEnqueueKernel(in *Inst) EnqueueKernelInst { return EnqueueKernelInst{in} }

// Queue returns the id Queue.
func (v EnqueueKernelInst) Queue() ID { return v.in.ID(0) }

// SetQueue sets the id Queue.
func (v EnqueueKernelInst) SetQueue(id ID) { v.in.SetID(0, id) }

// Flags returns the id Flags.
func (v EnqueueKernelInst) Flags() ID { return v.in.ID(1) }

// SetFlags sets the id Flags.
func (v EnqueueKernelInst) SetFlags(id ID) { v.in.SetID(1, id) }

// NDRange returns the id ND Range.
func (v EnqueueKernelInst) NDRange() ID { return v.in.ID(2) }

// SetNDRange sets the id ND Range.
func (v EnqueueKernelInst) SetNDRange(id ID) { v.in.SetID(2, id) }

// NumEvents returns the id Num Events.
func (v EnqueueKernelInst) NumEvents() ID { return v.in.ID(3) }

// SetNumEvents sets the id Num Events.
func (v EnqueueKernelInst) SetNumEvents(id ID) { v.in.SetID(3, id) }

// WaitEvents returns the id Wait Events.
func (v EnqueueKernelInst) WaitEvents() ID { return v.in.ID(4) }

// SetWaitEvents sets the id Wait Events.
func (v EnqueueKernelInst) SetWaitEvents(id ID) { v.in.SetID(4, id) }

// RetEvent returns the id Ret Event.
func (v EnqueueKernelInst) RetEvent() ID { return v.in.ID(5) }

// SetRetEvent sets the id Ret Event.
func (v EnqueueKernelInst) SetRetEvent(id ID) { v.in.SetID(5, id) }

// Invoke returns the id Invoke.
func (v EnqueueKernelInst) Invoke() ID { return v.in.ID(6) }

// SetInvoke sets the id Invoke.
func (v EnqueueKernelInst) SetInvoke(id ID) { v.in.SetID(6, id) }

// Param returns the id Param.
func (v EnqueueKernelInst) Param() ID { return v.in.ID(7) }

// SetParam sets the id Param.
func (v EnqueueKernelInst) SetParam(id ID) { v.in.SetID(7, id) }

// ParamSize returns the id Param Size.
func (v EnqueueKernelInst) ParamSize() ID { return v.in.ID(8) }

// SetParamSize sets the id Param Size.
func (v EnqueueKernelInst) SetParamSize(id ID) { v.in.SetID(8, id) }

// ParamAlign returns the id Param Align.
func (v EnqueueKernelInst) ParamAlign() ID { return v.in.ID(9) }

// SetParamAlign sets the id Param Align.
func (v EnqueueKernelInst) SetParamAlign(id ID) { v.in.SetID(9, id) }

// LocalSize returns operand Local Size and those after it.
func (v EnqueueKernelInst) LocalSize() []ID { return v.in.idsFrom(10) }

// GetKernelNDrangeSubGroupCountInst is a view of an OpGetKernelNDrangeSubGroupCount.
type GetKernelNDrangeSubGroupCountInst struct{ in *Inst }

// Inst returns the instruction.
func (v GetKernelNDrangeSubGroupCountInst) Inst() *Inst { return v.in }

// AsGetKernelNDrangeSubGroupCount returns the view of in, which must be an OpGetKernelNDrangeSubGroupCount.
func AsGetKernelNDrangeSubGroupCount(in *Inst) GetKernelNDrangeSubGroupCountInst {
	return GetKernelNDrangeSubGroupCountInst{in}
}

// NDRange returns the id ND Range.
func (v GetKernelNDrangeSubGroupCountInst) NDRange() ID { return v.in.ID(0) }

// SetNDRange sets the id ND Range.
func (v GetKernelNDrangeSubGroupCountInst) SetNDRange(id ID) { v.in.SetID(0, id) }

// Invoke returns the id Invoke.
func (v GetKernelNDrangeSubGroupCountInst) Invoke() ID { return v.in.ID(1) }

// SetInvoke sets the id Invoke.
func (v GetKernelNDrangeSubGroupCountInst) SetInvoke(id ID) { v.in.SetID(1, id) }

// Param returns the id Param.
func (v GetKernelNDrangeSubGroupCountInst) Param() ID { return v.in.ID(2) }

// SetParam sets the id Param.
func (v GetKernelNDrangeSubGroupCountInst) SetParam(id ID) { v.in.SetID(2, id) }

// ParamSize returns the id Param Size.
func (v GetKernelNDrangeSubGroupCountInst) ParamSize() ID { return v.in.ID(3) }

// SetParamSize sets the id Param Size.
func (v GetKernelNDrangeSubGroupCountInst) SetParamSize(id ID) { v.in.SetID(3, id) }

// ParamAlign returns the id Param Align.
func (v GetKernelNDrangeSubGroupCountInst) ParamAlign() ID { return v.in.ID(4) }

// SetParamAlign sets the id Param Align.
func (v GetKernelNDrangeSubGroupCountInst) SetParamAlign(id ID) { v.in.SetID(4, id) }

// GetKernelNDrangeMaxSubGroupSizeInst is a view of an OpGetKernelNDrangeMaxSubGroupSize.
type GetKernelNDrangeMaxSubGroupSizeInst struct{ in *Inst }

// Inst returns the instruction.
func (v GetKernelNDrangeMaxSubGroupSizeInst) Inst() *Inst { return v.in }

// AsGetKernelNDrangeMaxSubGroupSize returns the view of in, which must be an OpGetKernelNDrangeMaxSubGroupSize.
func AsGetKernelNDrangeMaxSubGroupSize(in *Inst) GetKernelNDrangeMaxSubGroupSizeInst {
	return GetKernelNDrangeMaxSubGroupSizeInst{in}
}

// NDRange returns the id ND Range.
func (v GetKernelNDrangeMaxSubGroupSizeInst) NDRange() ID { return v.in.ID(0) }

// SetNDRange sets the id ND Range.
func (v GetKernelNDrangeMaxSubGroupSizeInst) SetNDRange(id ID) { v.in.SetID(0, id) }

// Invoke returns the id Invoke.
func (v GetKernelNDrangeMaxSubGroupSizeInst) Invoke() ID { return v.in.ID(1) }

// SetInvoke sets the id Invoke.
func (v GetKernelNDrangeMaxSubGroupSizeInst) SetInvoke(id ID) { v.in.SetID(1, id) }

// Param returns the id Param.
func (v GetKernelNDrangeMaxSubGroupSizeInst) Param() ID { return v.in.ID(2) }

// SetParam sets the id Param.
func (v GetKernelNDrangeMaxSubGroupSizeInst) SetParam(id ID) { v.in.SetID(2, id) }

// ParamSize returns the id Param Size.
func (v GetKernelNDrangeMaxSubGroupSizeInst) ParamSize() ID { return v.in.ID(3) }

// SetParamSize sets the id Param Size.
func (v GetKernelNDrangeMaxSubGroupSizeInst) SetParamSize(id ID) { v.in.SetID(3, id) }

// ParamAlign returns the id Param Align.
func (v GetKernelNDrangeMaxSubGroupSizeInst) ParamAlign() ID { return v.in.ID(4) }

// SetParamAlign sets the id Param Align.
func (v GetKernelNDrangeMaxSubGroupSizeInst) SetParamAlign(id ID) { v.in.SetID(4, id) }

// GetKernelWorkGroupSizeInst is a view of an OpGetKernelWorkGroupSize.
type GetKernelWorkGroupSizeInst struct{ in *Inst }

// Inst returns the instruction.
func (v GetKernelWorkGroupSizeInst) Inst() *Inst { return v.in }

// AsGetKernelWorkGroupSize returns the view of in, which must be an OpGetKernelWorkGroupSize.
func AsGetKernelWorkGroupSize(in *Inst) GetKernelWorkGroupSizeInst {
	return GetKernelWorkGroupSizeInst{in}
}

// Invoke returns the id Invoke.
func (v GetKernelWorkGroupSizeInst) Invoke() ID { return v.in.ID(0) }

// SetInvoke sets the id Invoke.
func (v GetKernelWorkGroupSizeInst) SetInvoke(id ID) { v.in.SetID(0, id) }

// Param returns the id Param.
func (v GetKernelWorkGroupSizeInst) Param() ID { return v.in.ID(1) }

// SetParam sets the id Param.
func (v GetKernelWorkGroupSizeInst) SetParam(id ID) { v.in.SetID(1, id) }

// ParamSize returns the id Param Size.
func (v GetKernelWorkGroupSizeInst) ParamSize() ID { return v.in.ID(2) }

// SetParamSize sets the id Param Size.
func (v GetKernelWorkGroupSizeInst) SetParamSize(id ID) { v.in.SetID(2, id) }

// ParamAlign returns the id Param Align.
func (v GetKernelWorkGroupSizeInst) ParamAlign() ID { return v.in.ID(3) }

// SetParamAlign sets the id Param Align.
func (v GetKernelWorkGroupSizeInst) SetParamAlign(id ID) { v.in.SetID(3, id) }

// GetKernelPreferredWorkGroupSizeMultipleInst is a view of an OpGetKernelPreferredWorkGroupSizeMultiple.
type GetKernelPreferredWorkGroupSizeMultipleInst struct{ in *Inst }

// Inst returns the instruction.
func (v GetKernelPreferredWorkGroupSizeMultipleInst) Inst() *Inst { return v.in }

// AsGetKernelPreferredWorkGroupSizeMultiple returns the view of in, which must be an OpGetKernelPreferredWorkGroupSizeMultiple.
func AsGetKernelPreferredWorkGroupSizeMultiple(in *Inst) GetKernelPreferredWorkGroupSizeMultipleInst {
	return GetKernelPreferredWorkGroupSizeMultipleInst{in}
}

// Invoke returns the id Invoke.
func (v GetKernelPreferredWorkGroupSizeMultipleInst) Invoke() ID { return v.in.ID(0) }

// SetInvoke sets the id Invoke.
func (v GetKernelPreferredWorkGroupSizeMultipleInst) SetInvoke(id ID) { v.in.SetID(0, id) }

// Param returns the id Param.
func (v GetKernelPreferredWorkGroupSizeMultipleInst) Param() ID { return v.in.ID(1) }

// SetParam sets the id Param.
func (v GetKernelPreferredWorkGroupSizeMultipleInst) SetParam(id ID) { v.in.SetID(1, id) }

// ParamSize returns the id Param Size.
func (v GetKernelPreferredWorkGroupSizeMultipleInst) ParamSize() ID { return v.in.ID(2) }

// SetParamSize sets the id Param Size.
func (v GetKernelPreferredWorkGroupSizeMultipleInst) SetParamSize(id ID) { v.in.SetID(2, id) }

// ParamAlign returns the id Param Align.
func (v GetKernelPreferredWorkGroupSizeMultipleInst) ParamAlign() ID { return v.in.ID(3) }

// SetParamAlign sets the id Param Align.
func (v GetKernelPreferredWorkGroupSizeMultipleInst) SetParamAlign(id ID) { v.in.SetID(3, id) }

// RetainEventInst is a view of an OpRetainEvent.
type RetainEventInst struct{ in *Inst }

// Inst returns the instruction.
func (v RetainEventInst) Inst() *Inst { return v.in }

// AsRetainEvent returns the view of in, which must be an OpRetainEvent.
func AsRetainEvent(in *Inst) RetainEventInst { return RetainEventInst{in} }

// Event returns the id Event.
func (v RetainEventInst) Event() ID { return v.in.ID(0) }

// SetEvent sets the id Event.
func (v RetainEventInst) SetEvent(id ID) { v.in.SetID(0, id) }

// ReleaseEventInst is a view of an OpReleaseEvent.
type ReleaseEventInst struct{ in *Inst }

// Inst returns the instruction.
func (v ReleaseEventInst) Inst() *Inst { return v.in }

// AsReleaseEvent returns the view of in, which must be an OpReleaseEvent.
func AsReleaseEvent(in *Inst) ReleaseEventInst { return ReleaseEventInst{in} }

// Event returns the id Event.
func (v ReleaseEventInst) Event() ID { return v.in.ID(0) }

// SetEvent sets the id Event.
func (v ReleaseEventInst) SetEvent(id ID) { v.in.SetID(0, id) }

// CreateUserEventInst is a view of an OpCreateUserEvent.
type CreateUserEventInst struct{ in *Inst }

// Inst returns the instruction.
func (v CreateUserEventInst) Inst() *Inst { return v.in }

// AsCreateUserEvent returns the view of in, which must be an OpCreateUserEvent.
func AsCreateUserEvent(in *Inst) CreateUserEventInst { return CreateUserEventInst{in} }

// IsValidEventInst is a view of an OpIsValidEvent.
type IsValidEventInst struct{ in *Inst }

// Inst returns the instruction.
func (v IsValidEventInst) Inst() *Inst { return v.in }

// AsIsValidEvent returns the view of in, which must be an OpIsValidEvent.
func AsIsValidEvent(in *Inst) IsValidEventInst { return IsValidEventInst{in} }

// Event returns the id Event.
func (v IsValidEventInst) Event() ID { return v.in.ID(0) }

// SetEvent sets the id Event.
func (v IsValidEventInst) SetEvent(id ID) { v.in.SetID(0, id) }

// SetUserEventStatusInst is a view of an OpSetUserEventStatus.
type SetUserEventStatusInst struct{ in *Inst }

// Inst returns the instruction.
func (v SetUserEventStatusInst) Inst() *Inst { return v.in }

// AsSetUserEventStatus returns the view of in, which must be an OpSetUserEventStatus.
func AsSetUserEventStatus(in *Inst) SetUserEventStatusInst { return SetUserEventStatusInst{in} }

// Event returns the id Event.
func (v SetUserEventStatusInst) Event() ID { return v.in.ID(0) }

// SetEvent sets the id Event.
func (v SetUserEventStatusInst) SetEvent(id ID) { v.in.SetID(0, id) }

// Status returns the id Status.
func (v SetUserEventStatusInst) Status() ID { return v.in.ID(1) }

// SetStatus sets the id Status.
func (v SetUserEventStatusInst) SetStatus(id ID) { v.in.SetID(1, id) }

// CaptureEventProfilingInfoInst is a view of an OpCaptureEventProfilingInfo.
type CaptureEventProfilingInfoInst struct{ in *Inst }

// Inst returns the instruction.
func (v CaptureEventProfilingInfoInst) Inst() *Inst { return v.in }

// AsCaptureEventProfilingInfo returns the view of in, which must be an OpCaptureEventProfilingInfo.
func AsCaptureEventProfilingInfo(in *Inst) CaptureEventProfilingInfoInst {
	return CaptureEventProfilingInfoInst{in}
}

// Event returns the id Event.
func (v CaptureEventProfilingInfoInst) Event() ID { return v.in.ID(0) }

// SetEvent sets the id Event.
func (v CaptureEventProfilingInfoInst) SetEvent(id ID) { v.in.SetID(0, id) }

// ProfilingInfo returns the id Profiling Info.
func (v CaptureEventProfilingInfoInst) ProfilingInfo() ID { return v.in.ID(1) }

// SetProfilingInfo sets the id Profiling Info.
func (v CaptureEventProfilingInfoInst) SetProfilingInfo(id ID) { v.in.SetID(1, id) }

// Value returns the id Value.
func (v CaptureEventProfilingInfoInst) Value() ID { return v.in.ID(2) }

// SetValue sets the id Value.
func (v CaptureEventProfilingInfoInst) SetValue(id ID) { v.in.SetID(2, id) }

// GetDefaultQueueInst is a view of an OpGetDefaultQueue.
type GetDefaultQueueInst struct{ in *Inst }

// Inst returns the instruction.
func (v GetDefaultQueueInst) Inst() *Inst { return v.in }

// AsGetDefaultQueue returns the view of in, which must be an OpGetDefaultQueue.
func AsGetDefaultQueue(in *Inst) GetDefaultQueueInst { return GetDefaultQueueInst{in} }

// BuildNDRangeInst is a view of an OpBuildNDRange.
type BuildNDRangeInst struct{ in *Inst }

// Inst returns the instruction.
func (v BuildNDRangeInst) Inst() *Inst { return v.in }

// AsBuildNDRange returns the view of in, which must be an OpBuildNDRange.
func AsBuildNDRange(in *Inst) BuildNDRangeInst { return BuildNDRangeInst{in} }

// GlobalWorkSize returns the id GlobalWorkSize.
func (v BuildNDRangeInst) GlobalWorkSize() ID { return v.in.ID(0) }

// SetGlobalWorkSize sets the id GlobalWorkSize.
func (v BuildNDRangeInst) SetGlobalWorkSize(id ID) { v.in.SetID(0, id) }

// LocalWorkSize returns the id LocalWorkSize.
func (v BuildNDRangeInst) LocalWorkSize() ID { return v.in.ID(1) }

// SetLocalWorkSize sets the id LocalWorkSize.
func (v BuildNDRangeInst) SetLocalWorkSize(id ID) { v.in.SetID(1, id) }

// GlobalWorkOffset returns the id GlobalWorkOffset.
func (v BuildNDRangeInst) GlobalWorkOffset() ID { return v.in.ID(2) }

// SetGlobalWorkOffset sets the id GlobalWorkOffset.
func (v BuildNDRangeInst) SetGlobalWorkOffset(id ID) { v.in.SetID(2, id) }

// ImageSparseSampleImplicitLodInst is a view of an OpImageSparseSampleImplicitLod.
type ImageSparseSampleImplicitLodInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageSparseSampleImplicitLodInst) Inst() *Inst { return v.in }

// AsImageSparseSampleImplicitLod returns the view of in, which must be an OpImageSparseSampleImplicitLod.
func AsImageSparseSampleImplicitLod(in *Inst) ImageSparseSampleImplicitLodInst {
	return ImageSparseSampleImplicitLodInst{in}
}

// SampledImage returns the id Sampled Image.
func (v ImageSparseSampleImplicitLodInst) SampledImage() ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageSparseSampleImplicitLodInst) SetSampledImage(id ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSparseSampleImplicitLodInst) Coordinate() ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSparseSampleImplicitLodInst) SetCoordinate(id ID) { v.in.SetID(1, id) }

// ImageOperands returns ImageOperands, 0 where it is absent.
func (v ImageSparseSampleImplicitLodInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(v.in.optionalWord(2))
}

// ImageSparseSampleExplicitLodInst is a view of an OpImageSparseSampleExplicitLod.
type ImageSparseSampleExplicitLodInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageSparseSampleExplicitLodInst) Inst() *Inst { return v.in }

// AsImageSparseSampleExplicitLod returns the view of in, which must be an OpImageSparseSampleExplicitLod.
func AsImageSparseSampleExplicitLod(in *Inst) ImageSparseSampleExplicitLodInst {
	return ImageSparseSampleExplicitLodInst{in}
}

// SampledImage returns the id Sampled Image.
func (v ImageSparseSampleExplicitLodInst) SampledImage() ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageSparseSampleExplicitLodInst) SetSampledImage(id ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSparseSampleExplicitLodInst) Coordinate() ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSparseSampleExplicitLodInst) SetCoordinate(id ID) { v.in.SetID(1, id) }

// ImageOperands returns ImageOperands.
func (v ImageSparseSampleExplicitLodInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(v.in.Word(2))
}

// ImageSparseSampleDrefImplicitLodInst is a view of an OpImageSparseSampleDrefImplicitLod.
type ImageSparseSampleDrefImplicitLodInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageSparseSampleDrefImplicitLodInst) Inst() *Inst { return v.in }

// AsImageSparseSampleDrefImplicitLod returns the view of in, which must be an OpImageSparseSampleDrefImplicitLod.
func AsImageSparseSampleDrefImplicitLod(in *Inst) ImageSparseSampleDrefImplicitLodInst {
	return ImageSparseSampleDrefImplicitLodInst{in}
}

// SampledImage returns the id Sampled Image.
func (v ImageSparseSampleDrefImplicitLodInst) SampledImage() ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageSparseSampleDrefImplicitLodInst) SetSampledImage(id ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSparseSampleDrefImplicitLodInst) Coordinate() ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSparseSampleDrefImplicitLodInst) SetCoordinate(id ID) { v.in.SetID(1, id) }

// DRef returns the id D~ref~.
func (v ImageSparseSampleDrefImplicitLodInst) DRef() ID { return v.in.ID(2) }

// SetDRef sets the id D~ref~.
func (v ImageSparseSampleDrefImplicitLodInst) SetDRef(id ID) { v.in.SetID(2, id) }

// ImageOperands returns ImageOperands, 0 where it is absent.
func (v ImageSparseSampleDrefImplicitLodInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(v.in.optionalWord(3))
}

// ImageSparseSampleDrefExplicitLodInst is a view of an OpImageSparseSampleDrefExplicitLod.
type ImageSparseSampleDrefExplicitLodInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageSparseSampleDrefExplicitLodInst) Inst() *Inst { return v.in }

// AsImageSparseSampleDrefExplicitLod returns the view of in, which must be an OpImageSparseSampleDrefExplicitLod.
func AsImageSparseSampleDrefExplicitLod(in *Inst) ImageSparseSampleDrefExplicitLodInst {
	return ImageSparseSampleDrefExplicitLodInst{in}
}

// SampledImage returns the id Sampled Image.
func (v ImageSparseSampleDrefExplicitLodInst) SampledImage() ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageSparseSampleDrefExplicitLodInst) SetSampledImage(id ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSparseSampleDrefExplicitLodInst) Coordinate() ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSparseSampleDrefExplicitLodInst) SetCoordinate(id ID) { v.in.SetID(1, id) }

// DRef returns the id D~ref~.
func (v ImageSparseSampleDrefExplicitLodInst) DRef() ID { return v.in.ID(2) }

// SetDRef sets the id D~ref~.
func (v ImageSparseSampleDrefExplicitLodInst) SetDRef(id ID) { v.in.SetID(2, id) }

// ImageOperands returns ImageOperands.
func (v ImageSparseSampleDrefExplicitLodInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(v.in.Word(3))
}

// ImageSparseSampleProjImplicitLodInst is a view of an OpImageSparseSampleProjImplicitLod.
type ImageSparseSampleProjImplicitLodInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageSparseSampleProjImplicitLodInst) Inst() *Inst { return v.in }

// AsImageSparseSampleProjImplicitLod returns the view of in, which must be an OpImageSparseSampleProjImplicitLod.
func AsImageSparseSampleProjImplicitLod(in *Inst) ImageSparseSampleProjImplicitLodInst {
	return ImageSparseSampleProjImplicitLodInst{in}
}

// SampledImage returns the id Sampled Image.
func (v ImageSparseSampleProjImplicitLodInst) SampledImage() ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageSparseSampleProjImplicitLodInst) SetSampledImage(id ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSparseSampleProjImplicitLodInst) Coordinate() ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSparseSampleProjImplicitLodInst) SetCoordinate(id ID) { v.in.SetID(1, id) }

// ImageOperands returns ImageOperands, 0 where it is absent.
func (v ImageSparseSampleProjImplicitLodInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(v.in.optionalWord(2))
}

// ImageSparseSampleProjExplicitLodInst is a view of an OpImageSparseSampleProjExplicitLod.
type ImageSparseSampleProjExplicitLodInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageSparseSampleProjExplicitLodInst) Inst() *Inst { return v.in }

// AsImageSparseSampleProjExplicitLod returns the view of in, which must be an OpImageSparseSampleProjExplicitLod.
func AsImageSparseSampleProjExplicitLod(in *Inst) ImageSparseSampleProjExplicitLodInst {
	return ImageSparseSampleProjExplicitLodInst{in}
}

// SampledImage returns the id Sampled Image.
func (v ImageSparseSampleProjExplicitLodInst) SampledImage() ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageSparseSampleProjExplicitLodInst) SetSampledImage(id ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSparseSampleProjExplicitLodInst) Coordinate() ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSparseSampleProjExplicitLodInst) SetCoordinate(id ID) { v.in.SetID(1, id) }

// ImageOperands returns ImageOperands.
func (v ImageSparseSampleProjExplicitLodInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(v.in.Word(2))
}

// ImageSparseSampleProjDrefImplicitLodInst is a view of an OpImageSparseSampleProjDrefImplicitLod.
type ImageSparseSampleProjDrefImplicitLodInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageSparseSampleProjDrefImplicitLodInst) Inst() *Inst { return v.in }

// AsImageSparseSampleProjDrefImplicitLod returns the view of in, which must be an OpImageSparseSampleProjDrefImplicitLod.
func AsImageSparseSampleProjDrefImplicitLod(in *Inst) ImageSparseSampleProjDrefImplicitLodInst {
	return ImageSparseSampleProjDrefImplicitLodInst{in}
}

// SampledImage returns the id Sampled Image.
func (v ImageSparseSampleProjDrefImplicitLodInst) SampledImage() ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageSparseSampleProjDrefImplicitLodInst) SetSampledImage(id ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSparseSampleProjDrefImplicitLodInst) Coordinate() ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSparseSampleProjDrefImplicitLodInst) SetCoordinate(id ID) { v.in.SetID(1, id) }

// DRef returns the id D~ref~.
func (v ImageSparseSampleProjDrefImplicitLodInst) DRef() ID { return v.in.ID(2) }

// SetDRef sets the id D~ref~.
func (v ImageSparseSampleProjDrefImplicitLodInst) SetDRef(id ID) { v.in.SetID(2, id) }

// ImageOperands returns ImageOperands, 0 where it is absent.
func (v ImageSparseSampleProjDrefImplicitLodInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(v.in.optionalWord(3))
}

// ImageSparseSampleProjDrefExplicitLodInst is a view of an OpImageSparseSampleProjDrefExplicitLod.
type ImageSparseSampleProjDrefExplicitLodInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageSparseSampleProjDrefExplicitLodInst) Inst() *Inst { return v.in }

// AsImageSparseSampleProjDrefExplicitLod returns the view of in, which must be an OpImageSparseSampleProjDrefExplicitLod.
func AsImageSparseSampleProjDrefExplicitLod(in *Inst) ImageSparseSampleProjDrefExplicitLodInst {
	return ImageSparseSampleProjDrefExplicitLodInst{in}
}

// SampledImage returns the id Sampled Image.
func (v ImageSparseSampleProjDrefExplicitLodInst) SampledImage() ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageSparseSampleProjDrefExplicitLodInst) SetSampledImage(id ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSparseSampleProjDrefExplicitLodInst) Coordinate() ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSparseSampleProjDrefExplicitLodInst) SetCoordinate(id ID) { v.in.SetID(1, id) }

// DRef returns the id D~ref~.
func (v ImageSparseSampleProjDrefExplicitLodInst) DRef() ID { return v.in.ID(2) }

// SetDRef sets the id D~ref~.
func (v ImageSparseSampleProjDrefExplicitLodInst) SetDRef(id ID) { v.in.SetID(2, id) }

// ImageOperands returns ImageOperands.
func (v ImageSparseSampleProjDrefExplicitLodInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(v.in.Word(3))
}

// ImageSparseFetchInst is a view of an OpImageSparseFetch.
type ImageSparseFetchInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageSparseFetchInst) Inst() *Inst { return v.in }

// AsImageSparseFetch returns the view of in, which must be an OpImageSparseFetch.
func AsImageSparseFetch(in *Inst) ImageSparseFetchInst { return ImageSparseFetchInst{in} }

// Image returns the id Image.
func (v ImageSparseFetchInst) Image() ID { return v.in.ID(0) }

// SetImage sets the id Image.
func (v ImageSparseFetchInst) SetImage(id ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSparseFetchInst) Coordinate() ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSparseFetchInst) SetCoordinate(id ID) { v.in.SetID(1, id) }

// ImageOperands returns ImageOperands, 0 where it is absent.
func (v ImageSparseFetchInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(v.in.optionalWord(2))
}

// ImageSparseGatherInst is a view of an OpImageSparseGather.
type ImageSparseGatherInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageSparseGatherInst) Inst() *Inst { return v.in }

// AsImageSparseGather returns the view of in, which must be an OpImageSparseGather.
func AsImageSparseGather(in *Inst) ImageSparseGatherInst { return ImageSparseGatherInst{in} }

// SampledImage returns the id Sampled Image.
func (v ImageSparseGatherInst) SampledImage() ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageSparseGatherInst) SetSampledImage(id ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSparseGatherInst) Coordinate() ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSparseGatherInst) SetCoordinate(id ID) { v.in.SetID(1, id) }

// Component returns the id Component.
func (v ImageSparseGatherInst) Component() ID { return v.in.ID(2) }

// SetComponent sets the id Component.
func (v ImageSparseGatherInst) SetComponent(id ID) { v.in.SetID(2, id) }

// ImageOperands returns ImageOperands, 0 where it is absent.
func (v ImageSparseGatherInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(v.in.optionalWord(3))
}

// ImageSparseDrefGatherInst is a view of an OpImageSparseDrefGather.
type ImageSparseDrefGatherInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageSparseDrefGatherInst) Inst() *Inst { return v.in }

// AsImageSparseDrefGather returns the view of in, which must be an OpImageSparseDrefGather.
func AsImageSparseDrefGather(in *Inst) ImageSparseDrefGatherInst {
	return ImageSparseDrefGatherInst{in}
}

// SampledImage returns the id Sampled Image.
func (v ImageSparseDrefGatherInst) SampledImage() ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageSparseDrefGatherInst) SetSampledImage(id ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSparseDrefGatherInst) Coordinate() ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSparseDrefGatherInst) SetCoordinate(id ID) { v.in.SetID(1, id) }

// DRef returns the id D~ref~.
func (v ImageSparseDrefGatherInst) DRef() ID { return v.in.ID(2) }

// SetDRef sets the id D~ref~.
func (v ImageSparseDrefGatherInst) SetDRef(id ID) { v.in.SetID(2, id) }

// ImageOperands returns ImageOperands, 0 where it is absent.
func (v ImageSparseDrefGatherInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(v.in.optionalWord(3))
}

// ImageSparseTexelsResidentInst is a view of an OpImageSparseTexelsResident.
type ImageSparseTexelsResidentInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageSparseTexelsResidentInst) Inst() *Inst { return v.in }

// AsImageSparseTexelsResident returns the view of in, which must be an OpImageSparseTexelsResident.
func AsImageSparseTexelsResident(in *Inst) ImageSparseTexelsResidentInst {
	return ImageSparseTexelsResidentInst{in}
}

// ResidentCode returns the id Resident Code.
func (v ImageSparseTexelsResidentInst) ResidentCode() ID { return v.in.ID(0) }

// SetResidentCode sets the id Resident Code.
func (v ImageSparseTexelsResidentInst) SetResidentCode(id ID) { v.in.SetID(0, id) }

// NoLineInst is a view of an OpNoLine.
type NoLineInst struct{ in *Inst }

// Inst returns the instruction.
func (v NoLineInst) Inst() *Inst { return v.in }

// AsNoLine returns the view of in, which must be an OpNoLine.
func AsNoLine(in *Inst) NoLineInst { return NoLineInst{in} }

// AtomicFlagTestAndSetInst is a view of an OpAtomicFlagTestAndSet.
type AtomicFlagTestAndSetInst struct{ in *Inst }

// Inst returns the instruction.
func (v AtomicFlagTestAndSetInst) Inst() *Inst { return v.in }

// AsAtomicFlagTestAndSet returns the view of in, which must be an OpAtomicFlagTestAndSet.
func AsAtomicFlagTestAndSet(in *Inst) AtomicFlagTestAndSetInst { return AtomicFlagTestAndSetInst{in} }

// Pointer returns the id Pointer.
func (v AtomicFlagTestAndSetInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicFlagTestAndSetInst) SetPointer(id ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicFlagTestAndSetInst) Memory() ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicFlagTestAndSetInst) SetMemory(id ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v AtomicFlagTestAndSetInst) Semantics() ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v AtomicFlagTestAndSetInst) SetSemantics(id ID) { v.in.SetID(2, id) }

// AtomicFlagClearInst is a view of an OpAtomicFlagClear.
type AtomicFlagClearInst struct{ in *Inst }

// Inst returns the instruction.
func (v AtomicFlagClearInst) Inst() *Inst { return v.in }

// AsAtomicFlagClear returns the view of in, which must be an OpAtomicFlagClear.
func AsAtomicFlagClear(in *Inst) AtomicFlagClearInst { return AtomicFlagClearInst{in} }

// Pointer returns the id Pointer.
func (v AtomicFlagClearInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicFlagClearInst) SetPointer(id ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicFlagClearInst) Memory() ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicFlagClearInst) SetMemory(id ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v AtomicFlagClearInst) Semantics() ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v AtomicFlagClearInst) SetSemantics(id ID) { v.in.SetID(2, id) }

// ImageSparseReadInst is a view of an OpImageSparseRead.
type ImageSparseReadInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageSparseReadInst) Inst() *Inst { return v.in }

// AsImageSparseRead returns the view of in, which must be an OpImageSparseRead.
func AsImageSparseRead(in *Inst) ImageSparseReadInst { return ImageSparseReadInst{in} }

// Image returns the id Image.
func (v ImageSparseReadInst) Image() ID { return v.in.ID(0) }

// SetImage sets the id Image.
func (v ImageSparseReadInst) SetImage(id ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSparseReadInst) Coordinate() ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSparseReadInst) SetCoordinate(id ID) { v.in.SetID(1, id) }

// ImageOperands returns ImageOperands, 0 where it is absent.
func (v ImageSparseReadInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(v.in.optionalWord(2))
}

// SizeOfInst is a view of an OpSizeOf.
type SizeOfInst struct{ in *Inst }

// Inst returns the instruction.
func (v SizeOfInst) Inst() *Inst { return v.in }

// AsSizeOf returns the view of in, which must be an OpSizeOf.
func AsSizeOf(in *Inst) SizeOfInst { return SizeOfInst{in} }

// Pointer returns the id Pointer.
func (v SizeOfInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v SizeOfInst) SetPointer(id ID) { v.in.SetID(0, id) }

// TypePipeStorageInst is a view of an OpTypePipeStorage.
type TypePipeStorageInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypePipeStorageInst) Inst() *Inst { return v.in }

// AsTypePipeStorage returns the view of in, which must be an OpTypePipeStorage.
func AsTypePipeStorage(in *Inst) TypePipeStorageInst { return TypePipeStorageInst{in} }

// ConstantPipeStorageInst is a view of an OpConstantPipeStorage.
type ConstantPipeStorageInst struct{ in *Inst }

// Inst returns the instruction.
func (v ConstantPipeStorageInst) Inst() *Inst { return v.in }

// AsConstantPipeStorage returns the view of in, which must be an OpConstantPipeStorage.
func AsConstantPipeStorage(in *Inst) ConstantPipeStorageInst { return ConstantPipeStorageInst{in} }

// PacketSize returns the literal Packet Size.
func (v ConstantPipeStorageInst) PacketSize() uint32 { return v.in.Word(0) }

// PacketAlignment returns the literal Packet Alignment.
func (v ConstantPipeStorageInst) PacketAlignment() uint32 { return v.in.Word(1) }

// Capacity returns the literal Capacity.
func (v ConstantPipeStorageInst) Capacity() uint32 { return v.in.Word(2) }

// CreatePipeFromPipeStorageInst is a view of an OpCreatePipeFromPipeStorage.
type CreatePipeFromPipeStorageInst struct{ in *Inst }

// Inst returns the instruction.
func (v CreatePipeFromPipeStorageInst) Inst() *Inst { return v.in }

// AsCreatePipeFromPipeStorage returns the view of in, which must be an OpCreatePipeFromPipeStorage.
func AsCreatePipeFromPipeStorage(in *Inst) CreatePipeFromPipeStorageInst {
	return CreatePipeFromPipeStorageInst{in}
}

// PipeStorage returns the id Pipe Storage.
func (v CreatePipeFromPipeStorageInst) PipeStorage() ID { return v.in.ID(0) }

// SetPipeStorage sets the id Pipe Storage.
func (v CreatePipeFromPipeStorageInst) SetPipeStorage(id ID) { v.in.SetID(0, id) }

// GetKernelLocalSizeForSubgroupCountInst is a view of an OpGetKernelLocalSizeForSubgroupCount.
type GetKernelLocalSizeForSubgroupCountInst struct{ in *Inst }

// Inst returns the instruction.
func (v GetKernelLocalSizeForSubgroupCountInst) Inst() *Inst { return v.in }

// AsGetKernelLocalSizeForSubgroupCount returns the view of in, which must be an OpGetKernelLocalSizeForSubgroupCount.
func AsGetKernelLocalSizeForSubgroupCount(in *Inst) GetKernelLocalSizeForSubgroupCountInst {
	return GetKernelLocalSizeForSubgroupCountInst{in}
}

// SubgroupCount returns the id Subgroup Count.
func (v GetKernelLocalSizeForSubgroupCountInst) SubgroupCount() ID { return v.in.ID(0) }

// SetSubgroupCount sets the id Subgroup Count.
func (v GetKernelLocalSizeForSubgroupCountInst) SetSubgroupCount(id ID) { v.in.SetID(0, id) }

// Invoke returns the id Invoke.
func (v GetKernelLocalSizeForSubgroupCountInst) Invoke() ID { return v.in.ID(1) }

// SetInvoke sets the id Invoke.
func (v GetKernelLocalSizeForSubgroupCountInst) SetInvoke(id ID) { v.in.SetID(1, id) }

// Param returns the id Param.
func (v GetKernelLocalSizeForSubgroupCountInst) Param() ID { return v.in.ID(2) }

// SetParam sets the id Param.
func (v GetKernelLocalSizeForSubgroupCountInst) SetParam(id ID) { v.in.SetID(2, id) }

// ParamSize returns the id Param Size.
func (v GetKernelLocalSizeForSubgroupCountInst) ParamSize() ID { return v.in.ID(3) }

// SetParamSize sets the id Param Size.
func (v GetKernelLocalSizeForSubgroupCountInst) SetParamSize(id ID) { v.in.SetID(3, id) }

// ParamAlign returns the id Param Align.
func (v GetKernelLocalSizeForSubgroupCountInst) ParamAlign() ID { return v.in.ID(4) }

// SetParamAlign sets the id Param Align.
func (v GetKernelLocalSizeForSubgroupCountInst) SetParamAlign(id ID) { v.in.SetID(4, id) }

// GetKernelMaxNumSubgroupsInst is a view of an OpGetKernelMaxNumSubgroups.
type GetKernelMaxNumSubgroupsInst struct{ in *Inst }

// Inst returns the instruction.
func (v GetKernelMaxNumSubgroupsInst) Inst() *Inst { return v.in }

// AsGetKernelMaxNumSubgroups returns the view of in, which must be an OpGetKernelMaxNumSubgroups.
func AsGetKernelMaxNumSubgroups(in *Inst) GetKernelMaxNumSubgroupsInst {
	return GetKernelMaxNumSubgroupsInst{in}
}

// Invoke returns the id Invoke.
func (v GetKernelMaxNumSubgroupsInst) Invoke() ID { return v.in.ID(0) }

// SetInvoke sets the id Invoke.
func (v GetKernelMaxNumSubgroupsInst) SetInvoke(id ID) { v.in.SetID(0, id) }

// Param returns the id Param.
func (v GetKernelMaxNumSubgroupsInst) Param() ID { return v.in.ID(1) }

// SetParam sets the id Param.
func (v GetKernelMaxNumSubgroupsInst) SetParam(id ID) { v.in.SetID(1, id) }

// ParamSize returns the id Param Size.
func (v GetKernelMaxNumSubgroupsInst) ParamSize() ID { return v.in.ID(2) }

// SetParamSize sets the id Param Size.
func (v GetKernelMaxNumSubgroupsInst) SetParamSize(id ID) { v.in.SetID(2, id) }

// ParamAlign returns the id Param Align.
func (v GetKernelMaxNumSubgroupsInst) ParamAlign() ID { return v.in.ID(3) }

// SetParamAlign sets the id Param Align.
func (v GetKernelMaxNumSubgroupsInst) SetParamAlign(id ID) { v.in.SetID(3, id) }

// TypeNamedBarrierInst is a view of an OpTypeNamedBarrier.
type TypeNamedBarrierInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeNamedBarrierInst) Inst() *Inst { return v.in }

// AsTypeNamedBarrier returns the view of in, which must be an OpTypeNamedBarrier.
func AsTypeNamedBarrier(in *Inst) TypeNamedBarrierInst { return TypeNamedBarrierInst{in} }

// NamedBarrierInitializeInst is a view of an OpNamedBarrierInitialize.
type NamedBarrierInitializeInst struct{ in *Inst }

// Inst returns the instruction.
func (v NamedBarrierInitializeInst) Inst() *Inst { return v.in }

// AsNamedBarrierInitialize returns the view of in, which must be an OpNamedBarrierInitialize.
func AsNamedBarrierInitialize(in *Inst) NamedBarrierInitializeInst {
	return NamedBarrierInitializeInst{in}
}

// SubgroupCount returns the id Subgroup Count.
func (v NamedBarrierInitializeInst) SubgroupCount() ID { return v.in.ID(0) }

// SetSubgroupCount sets the id Subgroup Count.
func (v NamedBarrierInitializeInst) SetSubgroupCount(id ID) { v.in.SetID(0, id) }

// MemoryNamedBarrierInst is a view of an OpMemoryNamedBarrier.
type MemoryNamedBarrierInst struct{ in *Inst }

// Inst returns the instruction.
func (v MemoryNamedBarrierInst) Inst() *Inst { return v.in }

// AsMemoryNamedBarrier returns the view of in, which must be an OpMemoryNamedBarrier.
func AsMemoryNamedBarrier(in *Inst) MemoryNamedBarrierInst { return MemoryNamedBarrierInst{in} }

// NamedBarrier returns the id Named Barrier.
func (v MemoryNamedBarrierInst) NamedBarrier() ID { return v.in.ID(0) }

// SetNamedBarrier sets the id Named Barrier.
func (v MemoryNamedBarrierInst) SetNamedBarrier(id ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v MemoryNamedBarrierInst) Memory() ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v MemoryNamedBarrierInst) SetMemory(id ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v MemoryNamedBarrierInst) Semantics() ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v MemoryNamedBarrierInst) SetSemantics(id ID) { v.in.SetID(2, id) }

// ModuleProcessedInst is a view of an OpModuleProcessed.
type ModuleProcessedInst struct{ in *Inst }

// Inst returns the instruction.
func (v ModuleProcessedInst) Inst() *Inst { return v.in }

// AsModuleProcessed returns the view of in, which must be an OpModuleProcessed.
func AsModuleProcessed(in *Inst) ModuleProcessedInst { return ModuleProcessedInst{in} }

// Process returns the string Process.
func (v ModuleProcessedInst) Process() string { return v.in.stringAt(0) }

// ExecutionModeIdInst is a view of an OpExecutionModeId.
type ExecutionModeIdInst struct{ in *Inst }

// Inst returns the instruction.
func (v ExecutionModeIdInst) Inst() *Inst { return v.in }

// AsExecutionModeId returns the view of in, which must be an OpExecutionModeId.
func AsExecutionModeId(in *Inst) ExecutionModeIdInst { return ExecutionModeIdInst{in} }

// EntryPoint returns the id Entry Point.
func (v ExecutionModeIdInst) EntryPoint() ID { return v.in.ID(0) }

// SetEntryPoint sets the id Entry Point.
func (v ExecutionModeIdInst) SetEntryPoint(id ID) { v.in.SetID(0, id) }

// Mode returns Mode.
func (v ExecutionModeIdInst) Mode() spirv.ExecutionMode { return spirv.ExecutionMode(v.in.Word(1)) }

// DecorateIdInst is a view of an OpDecorateId.
type DecorateIdInst struct{ in *Inst }

// Inst returns the instruction.
func (v DecorateIdInst) Inst() *Inst { return v.in }

// AsDecorateId returns the view of in, which must be an OpDecorateId.
func AsDecorateId(in *Inst) DecorateIdInst { return DecorateIdInst{in} }

// Target returns the id Target.
func (v DecorateIdInst) Target() ID { return v.in.ID(0) }

// SetTarget sets the id Target.
func (v DecorateIdInst) SetTarget(id ID) { v.in.SetID(0, id) }

// Decoration returns Decoration.
func (v DecorateIdInst) Decoration() spirv.Decoration { return spirv.Decoration(v.in.Word(1)) }

// GroupNonUniformElectInst is a view of an OpGroupNonUniformElect.
type GroupNonUniformElectInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupNonUniformElectInst) Inst() *Inst { return v.in }

// AsGroupNonUniformElect returns the view of in, which must be an OpGroupNonUniformElect.
func AsGroupNonUniformElect(in *Inst) GroupNonUniformElectInst { return GroupNonUniformElectInst{in} }

// Execution returns the id Execution.
func (v GroupNonUniformElectInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformElectInst) SetExecution(id ID) { v.in.SetID(0, id) }

// GroupNonUniformAllInst is a view of an OpGroupNonUniformAll.
type GroupNonUniformAllInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupNonUniformAllInst) Inst() *Inst { return v.in }

// AsGroupNonUniformAll returns the view of in, which must be an OpGroupNonUniformAll.
func AsGroupNonUniformAll(in *Inst) GroupNonUniformAllInst { return GroupNonUniformAllInst{in} }

// Execution returns the id Execution.
func (v GroupNonUniformAllInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformAllInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Predicate returns the id Predicate.
func (v GroupNonUniformAllInst) Predicate() ID { return v.in.ID(1) }

// SetPredicate sets the id Predicate.
func (v GroupNonUniformAllInst) SetPredicate(id ID) { v.in.SetID(1, id) }

// GroupNonUniformAnyInst is a view of an OpGroupNonUniformAny.
type GroupNonUniformAnyInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupNonUniformAnyInst) Inst() *Inst { return v.in }

// AsGroupNonUniformAny returns the view of in, which must be an OpGroupNonUniformAny.
func AsGroupNonUniformAny(in *Inst) GroupNonUniformAnyInst { return GroupNonUniformAnyInst{in} }

// Execution returns the id Execution.
func (v GroupNonUniformAnyInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformAnyInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Predicate returns the id Predicate.
func (v GroupNonUniformAnyInst) Predicate() ID { return v.in.ID(1) }

// SetPredicate sets the id Predicate.
func (v GroupNonUniformAnyInst) SetPredicate(id ID) { v.in.SetID(1, id) }

// GroupNonUniformAllEqualInst is a view of an OpGroupNonUniformAllEqual.
type GroupNonUniformAllEqualInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupNonUniformAllEqualInst) Inst() *Inst { return v.in }

// AsGroupNonUniformAllEqual returns the view of in, which must be an OpGroupNonUniformAllEqual.
func AsGroupNonUniformAllEqual(in *Inst) GroupNonUniformAllEqualInst {
	return GroupNonUniformAllEqualInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformAllEqualInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformAllEqualInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Value returns the id Value.
func (v GroupNonUniformAllEqualInst) Value() ID { return v.in.ID(1) }

// SetValue sets the id Value.
func (v GroupNonUniformAllEqualInst) SetValue(id ID) { v.in.SetID(1, id) }

// GroupNonUniformBroadcastInst is a view of an OpGroupNonUniformBroadcast.
type GroupNonUniformBroadcastInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupNonUniformBroadcastInst) Inst() *Inst { return v.in }

// AsGroupNonUniformBroadcast returns the view of in, which must be an OpGroupNonUniformBroadcast.
func AsGroupNonUniformBroadcast(in *Inst) GroupNonUniformBroadcastInst {
	return GroupNonUniformBroadcastInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformBroadcastInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformBroadcastInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Value returns the id Value.
func (v GroupNonUniformBroadcastInst) Value() ID { return v.in.ID(1) }

// SetValue sets the id Value.
func (v GroupNonUniformBroadcastInst) SetValue(id ID) { v.in.SetID(1, id) }

// InvocationId returns the id Invocation Id.
func (v GroupNonUniformBroadcastInst) InvocationId() ID { return v.in.ID(2) }

// SetInvocationId sets the id Invocation Id.
func (v GroupNonUniformBroadcastInst) SetInvocationId(id ID) { v.in.SetID(2, id) }

// GroupNonUniformBroadcastFirstInst is a view of an OpGroupNonUniformBroadcastFirst.
type GroupNonUniformBroadcastFirstInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupNonUniformBroadcastFirstInst) Inst() *Inst { return v.in }

// AsGroupNonUniformBroadcastFirst returns the view of in, which must be an OpGroupNonUniformBroadcastFirst.
func AsGroupNonUniformBroadcastFirst(in *Inst) GroupNonUniformBroadcastFirstInst {
	return GroupNonUniformBroadcastFirstInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformBroadcastFirstInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformBroadcastFirstInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Value returns the id Value.
func (v GroupNonUniformBroadcastFirstInst) Value() ID { return v.in.ID(1) }

// SetValue sets the id Value.
func (v GroupNonUniformBroadcastFirstInst) SetValue(id ID) { v.in.SetID(1, id) }

// GroupNonUniformBallotInst is a view of an OpGroupNonUniformBallot.
type GroupNonUniformBallotInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupNonUniformBallotInst) Inst() *Inst { return v.in }

// AsGroupNonUniformBallot returns the view of in, which must be an OpGroupNonUniformBallot.
func AsGroupNonUniformBallot(in *Inst) GroupNonUniformBallotInst {
	return GroupNonUniformBallotInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformBallotInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformBallotInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Predicate returns the id Predicate.
func (v GroupNonUniformBallotInst) Predicate() ID { return v.in.ID(1) }

// SetPredicate sets the id Predicate.
func (v GroupNonUniformBallotInst) SetPredicate(id ID) { v.in.SetID(1, id) }

// GroupNonUniformInverseBallotInst is a view of an OpGroupNonUniformInverseBallot.
type GroupNonUniformInverseBallotInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupNonUniformInverseBallotInst) Inst() *Inst { return v.in }

// AsGroupNonUniformInverseBallot returns the view of in, which must be an OpGroupNonUniformInverseBallot.
func AsGroupNonUniformInverseBallot(in *Inst) GroupNonUniformInverseBallotInst {
	return GroupNonUniformInverseBallotInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformInverseBallotInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformInverseBallotInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Value returns the id Value.
func (v GroupNonUniformInverseBallotInst) Value() ID { return v.in.ID(1) }

// SetValue sets the id Value.
func (v GroupNonUniformInverseBallotInst) SetValue(id ID) { v.in.SetID(1, id) }

// GroupNonUniformBallotBitExtractInst is a view of an OpGroupNonUniformBallotBitExtract.
type GroupNonUniformBallotBitExtractInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupNonUniformBallotBitExtractInst) Inst() *Inst { return v.in }

// AsGroupNonUniformBallotBitExtract returns the view of in, which must be an OpGroupNonUniformBallotBitExtract.
func AsGroupNonUniformBallotBitExtract(in *Inst) GroupNonUniformBallotBitExtractInst {
	return GroupNonUniformBallotBitExtractInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformBallotBitExtractInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformBallotBitExtractInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Value returns the id Value.
func (v GroupNonUniformBallotBitExtractInst) Value() ID { return v.in.ID(1) }

// SetValue sets the id Value.
func (v GroupNonUniformBallotBitExtractInst) SetValue(id ID) { v.in.SetID(1, id) }

// Index returns the id Index.
func (v GroupNonUniformBallotBitExtractInst) Index() ID { return v.in.ID(2) }

// SetIndex sets the id Index.
func (v GroupNonUniformBallotBitExtractInst) SetIndex(id ID) { v.in.SetID(2, id) }

// GroupNonUniformBallotBitCountInst is a view of an OpGroupNonUniformBallotBitCount.
type GroupNonUniformBallotBitCountInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupNonUniformBallotBitCountInst) Inst() *Inst { return v.in }

// AsGroupNonUniformBallotBitCount returns the view of in, which must be an OpGroupNonUniformBallotBitCount.
func AsGroupNonUniformBallotBitCount(in *Inst) GroupNonUniformBallotBitCountInst {
	return GroupNonUniformBallotBitCountInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformBallotBitCountInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformBallotBitCountInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupNonUniformBallotBitCountInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Word(1))
}

// Value returns the id Value.
func (v GroupNonUniformBallotBitCountInst) Value() ID { return v.in.ID(2) }

// SetValue sets the id Value.
func (v GroupNonUniformBallotBitCountInst) SetValue(id ID) { v.in.SetID(2, id) }

// GroupNonUniformBallotFindLSBInst is a view of an OpGroupNonUniformBallotFindLSB.
type GroupNonUniformBallotFindLSBInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupNonUniformBallotFindLSBInst) Inst() *Inst { return v.in }

// AsGroupNonUniformBallotFindLSB returns the view of in, which must be an OpGroupNonUniformBallotFindLSB.
func AsGroupNonUniformBallotFindLSB(in *Inst) GroupNonUniformBallotFindLSBInst {
	return GroupNonUniformBallotFindLSBInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformBallotFindLSBInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformBallotFindLSBInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Value returns the id Value.
func (v GroupNonUniformBallotFindLSBInst) Value() ID { return v.in.ID(1) }

// SetValue sets the id Value.
func (v GroupNonUniformBallotFindLSBInst) SetValue(id ID) { v.in.SetID(1, id) }

// GroupNonUniformBallotFindMSBInst is a view of an OpGroupNonUniformBallotFindMSB.
type GroupNonUniformBallotFindMSBInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupNonUniformBallotFindMSBInst) Inst() *Inst { return v.in }

// AsGroupNonUniformBallotFindMSB returns the view of in, which must be an OpGroupNonUniformBallotFindMSB.
func AsGroupNonUniformBallotFindMSB(in *Inst) GroupNonUniformBallotFindMSBInst {
	return GroupNonUniformBallotFindMSBInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformBallotFindMSBInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformBallotFindMSBInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Value returns the id Value.
func (v GroupNonUniformBallotFindMSBInst) Value() ID { return v.in.ID(1) }

// SetValue sets the id Value.
func (v GroupNonUniformBallotFindMSBInst) SetValue(id ID) { v.in.SetID(1, id) }

// GroupNonUniformShuffleInst is a view of an OpGroupNonUniformShuffle.
type GroupNonUniformShuffleInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupNonUniformShuffleInst) Inst() *Inst { return v.in }

// AsGroupNonUniformShuffle returns the view of in, which must be an OpGroupNonUniformShuffle.
func AsGroupNonUniformShuffle(in *Inst) GroupNonUniformShuffleInst {
	return GroupNonUniformShuffleInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformShuffleInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformShuffleInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Value returns the id Value.
func (v GroupNonUniformShuffleInst) Value() ID { return v.in.ID(1) }

// SetValue sets the id Value.
func (v GroupNonUniformShuffleInst) SetValue(id ID) { v.in.SetID(1, id) }

// InvocationId returns the id Invocation Id.
func (v GroupNonUniformShuffleInst) InvocationId() ID { return v.in.ID(2) }

// SetInvocationId sets the id Invocation Id.
func (v GroupNonUniformShuffleInst) SetInvocationId(id ID) { v.in.SetID(2, id) }

// GroupNonUniformShuffleXorInst is a view of an OpGroupNonUniformShuffleXor.
type GroupNonUniformShuffleXorInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupNonUniformShuffleXorInst) Inst() *Inst { return v.in }

// AsGroupNonUniformShuffleXor returns the view of in, which must be an OpGroupNonUniformShuffleXor.
func AsGroupNonUniformShuffleXor(in *Inst) GroupNonUniformShuffleXorInst {
	return GroupNonUniformShuffleXorInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformShuffleXorInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformShuffleXorInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Value returns the id Value.
func (v GroupNonUniformShuffleXorInst) Value() ID { return v.in.ID(1) }

// SetValue sets the id Value.
func (v GroupNonUniformShuffleXorInst) SetValue(id ID) { v.in.SetID(1, id) }

// Mask returns the id Mask.
func (v GroupNonUniformShuffleXorInst) Mask() ID { return v.in.ID(2) }

// SetMask sets the id Mask.
func (v GroupNonUniformShuffleXorInst) SetMask(id ID) { v.in.SetID(2, id) }

// GroupNonUniformShuffleUpInst is a view of an OpGroupNonUniformShuffleUp.
type GroupNonUniformShuffleUpInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupNonUniformShuffleUpInst) Inst() *Inst { return v.in }

// AsGroupNonUniformShuffleUp returns the view of in, which must be an OpGroupNonUniformShuffleUp.
func AsGroupNonUniformShuffleUp(in *Inst) GroupNonUniformShuffleUpInst {
	return GroupNonUniformShuffleUpInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformShuffleUpInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformShuffleUpInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Value returns the id Value.
func (v GroupNonUniformShuffleUpInst) Value() ID { return v.in.ID(1) }

// SetValue sets the id Value.
func (v GroupNonUniformShuffleUpInst) SetValue(id ID) { v.in.SetID(1, id) }

// Delta returns the id Delta.
func (v GroupNonUniformShuffleUpInst) Delta() ID { return v.in.ID(2) }

// SetDelta sets the id Delta.
func (v GroupNonUniformShuffleUpInst) SetDelta(id ID) { v.in.SetID(2, id) }

// GroupNonUniformShuffleDownInst is a view of an OpGroupNonUniformShuffleDown.
type GroupNonUniformShuffleDownInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupNonUniformShuffleDownInst) Inst() *Inst { return v.in }

// AsGroupNonUniformShuffleDown returns the view of in, which must be an OpGroupNonUniformShuffleDown.
func AsGroupNonUniformShuffleDown(in *Inst) GroupNonUniformShuffleDownInst {
	return GroupNonUniformShuffleDownInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformShuffleDownInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformShuffleDownInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Value returns the id Value.
func (v GroupNonUniformShuffleDownInst) Value() ID { return v.in.ID(1) }

// SetValue sets the id Value.
func (v GroupNonUniformShuffleDownInst) SetValue(id ID) { v.in.SetID(1, id) }

// Delta returns the id Delta.
func (v GroupNonUniformShuffleDownInst) Delta() ID { return v.in.ID(2) }

// SetDelta sets the id Delta.
func (v GroupNonUniformShuffleDownInst) SetDelta(id ID) { v.in.SetID(2, id) }

// GroupNonUniformIAddInst is a view of an OpGroupNonUniformIAdd.
type GroupNonUniformIAddInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupNonUniformIAddInst) Inst() *Inst { return v.in }

// AsGroupNonUniformIAdd returns the view of in, which must be an OpGroupNonUniformIAdd.
func AsGroupNonUniformIAdd(in *Inst) GroupNonUniformIAddInst { return GroupNonUniformIAddInst{in} }

// Execution returns the id Execution.
func (v GroupNonUniformIAddInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformIAddInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupNonUniformIAddInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Word(1))
}

// Value returns the id Value.
func (v GroupNonUniformIAddInst) Value() ID { return v.in.ID(2) }

// SetValue sets the id Value.
func (v GroupNonUniformIAddInst) SetValue(id ID) { v.in.SetID(2, id) }

// ClusterSize returns the id ClusterSize, 0 where it is absent.
func (v GroupNonUniformIAddInst) ClusterSize() ID { return v.in.optionalID(3) }

// GroupNonUniformFAddInst is a view of an OpGroupNonUniformFAdd.
type GroupNonUniformFAddInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupNonUniformFAddInst) Inst() *Inst { return v.in }

// AsGroupNonUniformFAdd returns the view of in, which must be an OpGroupNonUniformFAdd.
func AsGroupNonUniformFAdd(in *Inst) GroupNonUniformFAddInst { return GroupNonUniformFAddInst{in} }

// Execution returns the id Execution.
func (v GroupNonUniformFAddInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformFAddInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupNonUniformFAddInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Word(1))
}

// Value returns the id Value.
func (v GroupNonUniformFAddInst) Value() ID { return v.in.ID(2) }

// SetValue sets the id Value.
func (v GroupNonUniformFAddInst) SetValue(id ID) { v.in.SetID(2, id) }

// ClusterSize returns the id ClusterSize, 0 where it is absent.
func (v GroupNonUniformFAddInst) ClusterSize() ID { return v.in.optionalID(3) }

// GroupNonUniformIMulInst is a view of an OpGroupNonUniformIMul.
type GroupNonUniformIMulInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupNonUniformIMulInst) Inst() *Inst { return v.in }

// AsGroupNonUniformIMul returns the view of in, which must be an OpGroupNonUniformIMul.
func AsGroupNonUniformIMul(in *Inst) GroupNonUniformIMulInst { return GroupNonUniformIMulInst{in} }

// Execution returns the id Execution.
func (v GroupNonUniformIMulInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformIMulInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupNonUniformIMulInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Word(1))
}

// Value returns the id Value.
func (v GroupNonUniformIMulInst) Value() ID { return v.in.ID(2) }

// SetValue sets the id Value.
func (v GroupNonUniformIMulInst) SetValue(id ID) { v.in.SetID(2, id) }

// ClusterSize returns the id ClusterSize, 0 where it is absent.
func (v GroupNonUniformIMulInst) ClusterSize() ID { return v.in.optionalID(3) }

// GroupNonUniformFMulInst is a view of an OpGroupNonUniformFMul.
type GroupNonUniformFMulInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupNonUniformFMulInst) Inst() *Inst { return v.in }

// AsGroupNonUniformFMul returns the view of in, which must be an OpGroupNonUniformFMul.
func AsGroupNonUniformFMul(in *Inst) GroupNonUniformFMulInst { return GroupNonUniformFMulInst{in} }

// Execution returns the id Execution.
func (v GroupNonUniformFMulInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformFMulInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupNonUniformFMulInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Word(1))
}

// Value returns the id Value.
func (v GroupNonUniformFMulInst) Value() ID { return v.in.ID(2) }

// SetValue sets the id Value.
func (v GroupNonUniformFMulInst) SetValue(id ID) { v.in.SetID(2, id) }

// ClusterSize returns the id ClusterSize, 0 where it is absent.
func (v GroupNonUniformFMulInst) ClusterSize() ID { return v.in.optionalID(3) }

// GroupNonUniformSMinInst is a view of an OpGroupNonUniformSMin.
type GroupNonUniformSMinInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupNonUniformSMinInst) Inst() *Inst { return v.in }

// AsGroupNonUniformSMin returns the view of in, which must be an OpGroupNonUniformSMin.
func AsGroupNonUniformSMin(in *Inst) GroupNonUniformSMinInst { return GroupNonUniformSMinInst{in} }

// Execution returns the id Execution.
func (v GroupNonUniformSMinInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformSMinInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupNonUniformSMinInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Word(1))
}

// Value returns the id Value.
func (v GroupNonUniformSMinInst) Value() ID { return v.in.ID(2) }

// SetValue sets the id Value.
func (v GroupNonUniformSMinInst) SetValue(id ID) { v.in.SetID(2, id) }

// ClusterSize returns the id ClusterSize, 0 where it is absent.
func (v GroupNonUniformSMinInst) ClusterSize() ID { return v.in.optionalID(3) }

// GroupNonUniformUMinInst is a view of an OpGroupNonUniformUMin.
type GroupNonUniformUMinInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupNonUniformUMinInst) Inst() *Inst { return v.in }

// AsGroupNonUniformUMin returns the view of in, which must be an OpGroupNonUniformUMin.
func AsGroupNonUniformUMin(in *Inst) GroupNonUniformUMinInst { return GroupNonUniformUMinInst{in} }

// Execution returns the id Execution.
func (v GroupNonUniformUMinInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformUMinInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupNonUniformUMinInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Word(1))
}

// Value returns the id Value.
func (v GroupNonUniformUMinInst) Value() ID { return v.in.ID(2) }

// SetValue sets the id Value.
func (v GroupNonUniformUMinInst) SetValue(id ID) { v.in.SetID(2, id) }

// ClusterSize returns the id ClusterSize, 0 where it is absent.
func (v GroupNonUniformUMinInst) ClusterSize() ID { return v.in.optionalID(3) }

// GroupNonUniformFMinInst is a view of an OpGroupNonUniformFMin.
type GroupNonUniformFMinInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupNonUniformFMinInst) Inst() *Inst { return v.in }

// AsGroupNonUniformFMin returns the view of in, which must be an OpGroupNonUniformFMin.
func AsGroupNonUniformFMin(in *Inst) GroupNonUniformFMinInst { return GroupNonUniformFMinInst{in} }

// Execution returns the id Execution.
func (v GroupNonUniformFMinInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformFMinInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupNonUniformFMinInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Word(1))
}

// Value returns the id Value.
func (v GroupNonUniformFMinInst) Value() ID { return v.in.ID(2) }

// SetValue sets the id Value.
func (v GroupNonUniformFMinInst) SetValue(id ID) { v.in.SetID(2, id) }

// ClusterSize returns the id ClusterSize, 0 where it is absent.
func (v GroupNonUniformFMinInst) ClusterSize() ID { return v.in.optionalID(3) }

// GroupNonUniformSMaxInst is a view of an OpGroupNonUniformSMax.
type GroupNonUniformSMaxInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupNonUniformSMaxInst) Inst() *Inst { return v.in }

// AsGroupNonUniformSMax returns the view of in, which must be an OpGroupNonUniformSMax.
func AsGroupNonUniformSMax(in *Inst) GroupNonUniformSMaxInst { return GroupNonUniformSMaxInst{in} }

// Execution returns the id Execution.
func (v GroupNonUniformSMaxInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformSMaxInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupNonUniformSMaxInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Word(1))
}

// Value returns the id Value.
func (v GroupNonUniformSMaxInst) Value() ID { return v.in.ID(2) }

// SetValue sets the id Value.
func (v GroupNonUniformSMaxInst) SetValue(id ID) { v.in.SetID(2, id) }

// ClusterSize returns the id ClusterSize, 0 where it is absent.
func (v GroupNonUniformSMaxInst) ClusterSize() ID { return v.in.optionalID(3) }

// GroupNonUniformUMaxInst is a view of an OpGroupNonUniformUMax.
type GroupNonUniformUMaxInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupNonUniformUMaxInst) Inst() *Inst { return v.in }

// AsGroupNonUniformUMax returns the view of in, which must be an OpGroupNonUniformUMax.
func AsGroupNonUniformUMax(in *Inst) GroupNonUniformUMaxInst { return GroupNonUniformUMaxInst{in} }

// Execution returns the id Execution.
func (v GroupNonUniformUMaxInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformUMaxInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupNonUniformUMaxInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Word(1))
}

// Value returns the id Value.
func (v GroupNonUniformUMaxInst) Value() ID { return v.in.ID(2) }

// SetValue sets the id Value.
func (v GroupNonUniformUMaxInst) SetValue(id ID) { v.in.SetID(2, id) }

// ClusterSize returns the id ClusterSize, 0 where it is absent.
func (v GroupNonUniformUMaxInst) ClusterSize() ID { return v.in.optionalID(3) }

// GroupNonUniformFMaxInst is a view of an OpGroupNonUniformFMax.
type GroupNonUniformFMaxInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupNonUniformFMaxInst) Inst() *Inst { return v.in }

// AsGroupNonUniformFMax returns the view of in, which must be an OpGroupNonUniformFMax.
func AsGroupNonUniformFMax(in *Inst) GroupNonUniformFMaxInst { return GroupNonUniformFMaxInst{in} }

// Execution returns the id Execution.
func (v GroupNonUniformFMaxInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformFMaxInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupNonUniformFMaxInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Word(1))
}

// Value returns the id Value.
func (v GroupNonUniformFMaxInst) Value() ID { return v.in.ID(2) }

// SetValue sets the id Value.
func (v GroupNonUniformFMaxInst) SetValue(id ID) { v.in.SetID(2, id) }

// ClusterSize returns the id ClusterSize, 0 where it is absent.
func (v GroupNonUniformFMaxInst) ClusterSize() ID { return v.in.optionalID(3) }

// GroupNonUniformBitwiseAndInst is a view of an OpGroupNonUniformBitwiseAnd.
type GroupNonUniformBitwiseAndInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupNonUniformBitwiseAndInst) Inst() *Inst { return v.in }

// AsGroupNonUniformBitwiseAnd returns the view of in, which must be an OpGroupNonUniformBitwiseAnd.
func AsGroupNonUniformBitwiseAnd(in *Inst) GroupNonUniformBitwiseAndInst {
	return GroupNonUniformBitwiseAndInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformBitwiseAndInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformBitwiseAndInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupNonUniformBitwiseAndInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Word(1))
}

// Value returns the id Value.
func (v GroupNonUniformBitwiseAndInst) Value() ID { return v.in.ID(2) }

// SetValue sets the id Value.
func (v GroupNonUniformBitwiseAndInst) SetValue(id ID) { v.in.SetID(2, id) }

// ClusterSize returns the id ClusterSize, 0 where it is absent.
func (v GroupNonUniformBitwiseAndInst) ClusterSize() ID { return v.in.optionalID(3) }

// GroupNonUniformBitwiseOrInst is a view of an OpGroupNonUniformBitwiseOr.
type GroupNonUniformBitwiseOrInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupNonUniformBitwiseOrInst) Inst() *Inst { return v.in }

// AsGroupNonUniformBitwiseOr returns the view of in, which must be an OpGroupNonUniformBitwiseOr.
func AsGroupNonUniformBitwiseOr(in *Inst) GroupNonUniformBitwiseOrInst {
	return GroupNonUniformBitwiseOrInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformBitwiseOrInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformBitwiseOrInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupNonUniformBitwiseOrInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Word(1))
}

// Value returns the id Value.
func (v GroupNonUniformBitwiseOrInst) Value() ID { return v.in.ID(2) }

// SetValue sets the id Value.
func (v GroupNonUniformBitwiseOrInst) SetValue(id ID) { v.in.SetID(2, id) }

// ClusterSize returns the id ClusterSize, 0 where it is absent.
func (v GroupNonUniformBitwiseOrInst) ClusterSize() ID { return v.in.optionalID(3) }

// GroupNonUniformBitwiseXorInst is a view of an OpGroupNonUniformBitwiseXor.
type GroupNonUniformBitwiseXorInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupNonUniformBitwiseXorInst) Inst() *Inst { return v.in }

// AsGroupNonUniformBitwiseXor returns the view of in, which must be an OpGroupNonUniformBitwiseXor.
func AsGroupNonUniformBitwiseXor(in *Inst) GroupNonUniformBitwiseXorInst {
	return GroupNonUniformBitwiseXorInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformBitwiseXorInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformBitwiseXorInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupNonUniformBitwiseXorInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Word(1))
}

// Value returns the id Value.
func (v GroupNonUniformBitwiseXorInst) Value() ID { return v.in.ID(2) }

// SetValue sets the id Value.
func (v GroupNonUniformBitwiseXorInst) SetValue(id ID) { v.in.SetID(2, id) }

// ClusterSize returns the id ClusterSize, 0 where it is absent.
func (v GroupNonUniformBitwiseXorInst) ClusterSize() ID { return v.in.optionalID(3) }

// GroupNonUniformLogicalAndInst is a view of an OpGroupNonUniformLogicalAnd.
type GroupNonUniformLogicalAndInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupNonUniformLogicalAndInst) Inst() *Inst { return v.in }

// AsGroupNonUniformLogicalAnd returns the view of in, which must be an OpGroupNonUniformLogicalAnd.
func AsGroupNonUniformLogicalAnd(in *Inst) GroupNonUniformLogicalAndInst {
	return GroupNonUniformLogicalAndInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformLogicalAndInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformLogicalAndInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupNonUniformLogicalAndInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Word(1))
}

// Value returns the id Value.
func (v GroupNonUniformLogicalAndInst) Value() ID { return v.in.ID(2) }

// SetValue sets the id Value.
func (v GroupNonUniformLogicalAndInst) SetValue(id ID) { v.in.SetID(2, id) }

// ClusterSize returns the id ClusterSize, 0 where it is absent.
func (v GroupNonUniformLogicalAndInst) ClusterSize() ID { return v.in.optionalID(3) }

// GroupNonUniformLogicalOrInst is a view of an OpGroupNonUniformLogicalOr.
type GroupNonUniformLogicalOrInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupNonUniformLogicalOrInst) Inst() *Inst { return v.in }

// AsGroupNonUniformLogicalOr returns the view of in, which must be an OpGroupNonUniformLogicalOr.
func AsGroupNonUniformLogicalOr(in *Inst) GroupNonUniformLogicalOrInst {
	return GroupNonUniformLogicalOrInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformLogicalOrInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformLogicalOrInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupNonUniformLogicalOrInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Word(1))
}

// Value returns the id Value.
func (v GroupNonUniformLogicalOrInst) Value() ID { return v.in.ID(2) }

// SetValue sets the id Value.
func (v GroupNonUniformLogicalOrInst) SetValue(id ID) { v.in.SetID(2, id) }

// ClusterSize returns the id ClusterSize, 0 where it is absent.
func (v GroupNonUniformLogicalOrInst) ClusterSize() ID { return v.in.optionalID(3) }

// GroupNonUniformLogicalXorInst is a view of an OpGroupNonUniformLogicalXor.
type GroupNonUniformLogicalXorInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupNonUniformLogicalXorInst) Inst() *Inst { return v.in }

// AsGroupNonUniformLogicalXor returns the view of in, which must be an OpGroupNonUniformLogicalXor.
func AsGroupNonUniformLogicalXor(in *Inst) GroupNonUniformLogicalXorInst {
	return GroupNonUniformLogicalXorInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformLogicalXorInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformLogicalXorInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupNonUniformLogicalXorInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Word(1))
}

// Value returns the id Value.
func (v GroupNonUniformLogicalXorInst) Value() ID { return v.in.ID(2) }

// SetValue sets the id Value.
func (v GroupNonUniformLogicalXorInst) SetValue(id ID) { v.in.SetID(2, id) }

// ClusterSize returns the id ClusterSize, 0 where it is absent.
func (v GroupNonUniformLogicalXorInst) ClusterSize() ID { return v.in.optionalID(3) }

// GroupNonUniformQuadBroadcastInst is a view of an OpGroupNonUniformQuadBroadcast.
type GroupNonUniformQuadBroadcastInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupNonUniformQuadBroadcastInst) Inst() *Inst { return v.in }

// AsGroupNonUniformQuadBroadcast returns the view of in, which must be an OpGroupNonUniformQuadBroadcast.
func AsGroupNonUniformQuadBroadcast(in *Inst) GroupNonUniformQuadBroadcastInst {
	return GroupNonUniformQuadBroadcastInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformQuadBroadcastInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformQuadBroadcastInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Value returns the id Value.
func (v GroupNonUniformQuadBroadcastInst) Value() ID { return v.in.ID(1) }

// SetValue sets the id Value.
func (v GroupNonUniformQuadBroadcastInst) SetValue(id ID) { v.in.SetID(1, id) }

// Index returns the id Index.
func (v GroupNonUniformQuadBroadcastInst) Index() ID { return v.in.ID(2) }

// SetIndex sets the id Index.
func (v GroupNonUniformQuadBroadcastInst) SetIndex(id ID) { v.in.SetID(2, id) }

// GroupNonUniformQuadSwapInst is a view of an OpGroupNonUniformQuadSwap.
type GroupNonUniformQuadSwapInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupNonUniformQuadSwapInst) Inst() *Inst { return v.in }

// AsGroupNonUniformQuadSwap returns the view of in, which must be an OpGroupNonUniformQuadSwap.
func AsGroupNonUniformQuadSwap(in *Inst) GroupNonUniformQuadSwapInst {
	return GroupNonUniformQuadSwapInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformQuadSwapInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformQuadSwapInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Value returns the id Value.
func (v GroupNonUniformQuadSwapInst) Value() ID { return v.in.ID(1) }

// SetValue sets the id Value.
func (v GroupNonUniformQuadSwapInst) SetValue(id ID) { v.in.SetID(1, id) }

// Direction returns the id Direction.
func (v GroupNonUniformQuadSwapInst) Direction() ID { return v.in.ID(2) }

// SetDirection sets the id Direction.
func (v GroupNonUniformQuadSwapInst) SetDirection(id ID) { v.in.SetID(2, id) }

// CopyLogicalInst is a view of an OpCopyLogical.
type CopyLogicalInst struct{ in *Inst }

// Inst returns the instruction.
func (v CopyLogicalInst) Inst() *Inst { return v.in }

// AsCopyLogical returns the view of in, which must be an OpCopyLogical.
func AsCopyLogical(in *Inst) CopyLogicalInst { return CopyLogicalInst{in} }

// Operand returns the id Operand.
func (v CopyLogicalInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand.
func (v CopyLogicalInst) SetOperand(id ID) { v.in.SetID(0, id) }

// PtrEqualInst is a view of an OpPtrEqual.
type PtrEqualInst struct{ in *Inst }

// Inst returns the instruction.
func (v PtrEqualInst) Inst() *Inst { return v.in }

// AsPtrEqual returns the view of in, which must be an OpPtrEqual.
func AsPtrEqual(in *Inst) PtrEqualInst { return PtrEqualInst{in} }

// Operand returns the id Operand 1.
func (v PtrEqualInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v PtrEqualInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v PtrEqualInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v PtrEqualInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// PtrNotEqualInst is a view of an OpPtrNotEqual.
type PtrNotEqualInst struct{ in *Inst }

// Inst returns the instruction.
func (v PtrNotEqualInst) Inst() *Inst { return v.in }

// AsPtrNotEqual returns the view of in, which must be an OpPtrNotEqual.
func AsPtrNotEqual(in *Inst) PtrNotEqualInst { return PtrNotEqualInst{in} }

// Operand returns the id Operand 1.
func (v PtrNotEqualInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v PtrNotEqualInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v PtrNotEqualInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v PtrNotEqualInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// PtrDiffInst is a view of an OpPtrDiff.
type PtrDiffInst struct{ in *Inst }

// Inst returns the instruction.
func (v PtrDiffInst) Inst() *Inst { return v.in }

// AsPtrDiff returns the view of in, which must be an OpPtrDiff.
func AsPtrDiff(in *Inst) PtrDiffInst { return PtrDiffInst{in} }

// Operand returns the id Operand 1.
func (v PtrDiffInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v PtrDiffInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v PtrDiffInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v PtrDiffInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// ColorAttachmentReadEXTInst is a view of an OpColorAttachmentReadEXT.
type ColorAttachmentReadEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v ColorAttachmentReadEXTInst) Inst() *Inst { return v.in }

// AsColorAttachmentReadEXT returns the view of in, which must be an OpColorAttachmentReadEXT.
func AsColorAttachmentReadEXT(in *Inst) ColorAttachmentReadEXTInst {
	return ColorAttachmentReadEXTInst{in}
}

// Attachment returns the id Attachment.
func (v ColorAttachmentReadEXTInst) Attachment() ID { return v.in.ID(0) }

// SetAttachment sets the id Attachment.
func (v ColorAttachmentReadEXTInst) SetAttachment(id ID) { v.in.SetID(0, id) }

// Sample returns the id Sample, 0 where it is absent.
func (v ColorAttachmentReadEXTInst) Sample() ID { return v.in.optionalID(1) }

// DepthAttachmentReadEXTInst is a view of an OpDepthAttachmentReadEXT.
type DepthAttachmentReadEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v DepthAttachmentReadEXTInst) Inst() *Inst { return v.in }

// AsDepthAttachmentReadEXT returns the view of in, which must be an OpDepthAttachmentReadEXT.
func AsDepthAttachmentReadEXT(in *Inst) DepthAttachmentReadEXTInst {
	return DepthAttachmentReadEXTInst{in}
}

// Sample returns the id Sample, 0 where it is absent.
func (v DepthAttachmentReadEXTInst) Sample() ID { return v.in.optionalID(0) }

// StencilAttachmentReadEXTInst is a view of an OpStencilAttachmentReadEXT.
type StencilAttachmentReadEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v StencilAttachmentReadEXTInst) Inst() *Inst { return v.in }

// AsStencilAttachmentReadEXT returns the view of in, which must be an OpStencilAttachmentReadEXT.
func AsStencilAttachmentReadEXT(in *Inst) StencilAttachmentReadEXTInst {
	return StencilAttachmentReadEXTInst{in}
}

// Sample returns the id Sample, 0 where it is absent.
func (v StencilAttachmentReadEXTInst) Sample() ID { return v.in.optionalID(0) }

// TypeTensorARMInst is a view of an OpTypeTensorARM.
type TypeTensorARMInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeTensorARMInst) Inst() *Inst { return v.in }

// AsTypeTensorARM returns the view of in, which must be an OpTypeTensorARM.
func AsTypeTensorARM(in *Inst) TypeTensorARMInst { return TypeTensorARMInst{in} }

// ElementType returns the id Element Type.
func (v TypeTensorARMInst) ElementType() ID { return v.in.ID(0) }

// SetElementType sets the id Element Type.
func (v TypeTensorARMInst) SetElementType(id ID) { v.in.SetID(0, id) }

// Rank returns the id Rank, 0 where it is absent.
func (v TypeTensorARMInst) Rank() ID { return v.in.optionalID(1) }

// Shape returns the id Shape, 0 where it is absent.
func (v TypeTensorARMInst) Shape() ID { return v.in.optionalID(2) }

// TensorReadARMInst is a view of an OpTensorReadARM.
type TensorReadARMInst struct{ in *Inst }

// Inst returns the instruction.
func (v TensorReadARMInst) Inst() *Inst { return v.in }

// AsTensorReadARM returns the view of in, which must be an OpTensorReadARM.
func AsTensorReadARM(in *Inst) TensorReadARMInst { return TensorReadARMInst{in} }

// Tensor returns the id Tensor.
func (v TensorReadARMInst) Tensor() ID { return v.in.ID(0) }

// SetTensor sets the id Tensor.
func (v TensorReadARMInst) SetTensor(id ID) { v.in.SetID(0, id) }

// Coordinates returns the id Coordinates.
func (v TensorReadARMInst) Coordinates() ID { return v.in.ID(1) }

// SetCoordinates sets the id Coordinates.
func (v TensorReadARMInst) SetCoordinates(id ID) { v.in.SetID(1, id) }

// TensorOperands returns TensorOperands, 0 where it is absent.
func (v TensorReadARMInst) TensorOperands() spirv.TensorOperands {
	return spirv.TensorOperands(v.in.optionalWord(2))
}

// TensorWriteARMInst is a view of an OpTensorWriteARM.
type TensorWriteARMInst struct{ in *Inst }

// Inst returns the instruction.
func (v TensorWriteARMInst) Inst() *Inst { return v.in }

// AsTensorWriteARM returns the view of in, which must be an OpTensorWriteARM.
func AsTensorWriteARM(in *Inst) TensorWriteARMInst { return TensorWriteARMInst{in} }

// Tensor returns the id Tensor.
func (v TensorWriteARMInst) Tensor() ID { return v.in.ID(0) }

// SetTensor sets the id Tensor.
func (v TensorWriteARMInst) SetTensor(id ID) { v.in.SetID(0, id) }

// Coordinates returns the id Coordinates.
func (v TensorWriteARMInst) Coordinates() ID { return v.in.ID(1) }

// SetCoordinates sets the id Coordinates.
func (v TensorWriteARMInst) SetCoordinates(id ID) { v.in.SetID(1, id) }

// Object returns the id Object.
func (v TensorWriteARMInst) Object() ID { return v.in.ID(2) }

// SetObject sets the id Object.
func (v TensorWriteARMInst) SetObject(id ID) { v.in.SetID(2, id) }

// TensorOperands returns TensorOperands, 0 where it is absent.
func (v TensorWriteARMInst) TensorOperands() spirv.TensorOperands {
	return spirv.TensorOperands(v.in.optionalWord(3))
}

// TensorQuerySizeARMInst is a view of an OpTensorQuerySizeARM.
type TensorQuerySizeARMInst struct{ in *Inst }

// Inst returns the instruction.
func (v TensorQuerySizeARMInst) Inst() *Inst { return v.in }

// AsTensorQuerySizeARM returns the view of in, which must be an OpTensorQuerySizeARM.
func AsTensorQuerySizeARM(in *Inst) TensorQuerySizeARMInst { return TensorQuerySizeARMInst{in} }

// Tensor returns the id Tensor.
func (v TensorQuerySizeARMInst) Tensor() ID { return v.in.ID(0) }

// SetTensor sets the id Tensor.
func (v TensorQuerySizeARMInst) SetTensor(id ID) { v.in.SetID(0, id) }

// Dimension returns the id Dimension.
func (v TensorQuerySizeARMInst) Dimension() ID { return v.in.ID(1) }

// SetDimension sets the id Dimension.
func (v TensorQuerySizeARMInst) SetDimension(id ID) { v.in.SetID(1, id) }

// GraphConstantARMInst is a view of an OpGraphConstantARM.
type GraphConstantARMInst struct{ in *Inst }

// Inst returns the instruction.
func (v GraphConstantARMInst) Inst() *Inst { return v.in }

// AsGraphConstantARM returns the view of in, which must be an OpGraphConstantARM.
func AsGraphConstantARM(in *Inst) GraphConstantARMInst { return GraphConstantARMInst{in} }

// GraphConstantID returns the literal GraphConstantID.
func (v GraphConstantARMInst) GraphConstantID() uint32 { return v.in.Word(0) }

// GraphEntryPointARMInst is a view of an OpGraphEntryPointARM.
type GraphEntryPointARMInst struct{ in *Inst }

// Inst returns the instruction.
func (v GraphEntryPointARMInst) Inst() *Inst { return v.in }

// AsGraphEntryPointARM returns the view of in, which must be an OpGraphEntryPointARM.
func AsGraphEntryPointARM(in *Inst) GraphEntryPointARMInst { return GraphEntryPointARMInst{in} }

// Graph returns the id Graph.
func (v GraphEntryPointARMInst) Graph() ID { return v.in.ID(0) }

// SetGraph sets the id Graph.
func (v GraphEntryPointARMInst) SetGraph(id ID) { v.in.SetID(0, id) }

// Name returns the string Name.
func (v GraphEntryPointARMInst) Name() string { return v.in.stringAt(1) }

// GraphARMInst is a view of an OpGraphARM.
type GraphARMInst struct{ in *Inst }

// Inst returns the instruction.
func (v GraphARMInst) Inst() *Inst { return v.in }

// AsGraphARM returns the view of in, which must be an OpGraphARM.
func AsGraphARM(in *Inst) GraphARMInst { return GraphARMInst{in} }

// GraphInputARMInst is a view of an OpGraphInputARM.
type GraphInputARMInst struct{ in *Inst }

// Inst returns the instruction.
func (v GraphInputARMInst) Inst() *Inst { return v.in }

// AsGraphInputARM returns the view of in, which must be an OpGraphInputARM.
func AsGraphInputARM(in *Inst) GraphInputARMInst { return GraphInputARMInst{in} }

// InputIndex returns the id InputIndex.
func (v GraphInputARMInst) InputIndex() ID { return v.in.ID(0) }

// SetInputIndex sets the id InputIndex.
func (v GraphInputARMInst) SetInputIndex(id ID) { v.in.SetID(0, id) }

// ElementIndex returns operand ElementIndex and those after it.
func (v GraphInputARMInst) ElementIndex() []ID { return v.in.idsFrom(1) }

// GraphSetOutputARMInst is a view of an OpGraphSetOutputARM.
type GraphSetOutputARMInst struct{ in *Inst }

// Inst returns the instruction.
func (v GraphSetOutputARMInst) Inst() *Inst { return v.in }

// AsGraphSetOutputARM returns the view of in, which must be an OpGraphSetOutputARM.
func AsGraphSetOutputARM(in *Inst) GraphSetOutputARMInst { return GraphSetOutputARMInst{in} }

// Value returns the id Value.
func (v GraphSetOutputARMInst) Value() ID { return v.in.ID(0) }

// SetValue sets the id Value.
func (v GraphSetOutputARMInst) SetValue(id ID) { v.in.SetID(0, id) }

// OutputIndex returns the id OutputIndex.
func (v GraphSetOutputARMInst) OutputIndex() ID { return v.in.ID(1) }

// SetOutputIndex sets the id OutputIndex.
func (v GraphSetOutputARMInst) SetOutputIndex(id ID) { v.in.SetID(1, id) }

// ElementIndex returns operand ElementIndex and those after it.
func (v GraphSetOutputARMInst) ElementIndex() []ID { return v.in.idsFrom(2) }

// GraphEndARMInst is a view of an OpGraphEndARM.
type GraphEndARMInst struct{ in *Inst }

// Inst returns the instruction.
func (v GraphEndARMInst) Inst() *Inst { return v.in }

// AsGraphEndARM returns the view of in, which must be an OpGraphEndARM.
func AsGraphEndARM(in *Inst) GraphEndARMInst { return GraphEndARMInst{in} }

// TypeGraphARMInst is a view of an OpTypeGraphARM.
type TypeGraphARMInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeGraphARMInst) Inst() *Inst { return v.in }

// AsTypeGraphARM returns the view of in, which must be an OpTypeGraphARM.
func AsTypeGraphARM(in *Inst) TypeGraphARMInst { return TypeGraphARMInst{in} }

// NumInputs returns the literal NumInputs.
func (v TypeGraphARMInst) NumInputs() uint32 { return v.in.Word(0) }

// InOutTypes returns operand InOutTypes and those after it.
func (v TypeGraphARMInst) InOutTypes() []ID { return v.in.idsFrom(1) }

// BitcastExtractEXTInst is a view of an OpBitcastExtractEXT.
type BitcastExtractEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v BitcastExtractEXTInst) Inst() *Inst { return v.in }

// AsBitcastExtractEXT returns the view of in, which must be an OpBitcastExtractEXT.
func AsBitcastExtractEXT(in *Inst) BitcastExtractEXTInst { return BitcastExtractEXTInst{in} }

// Base returns the id Base.
func (v BitcastExtractEXTInst) Base() ID { return v.in.ID(0) }

// SetBase sets the id Base.
func (v BitcastExtractEXTInst) SetBase(id ID) { v.in.SetID(0, id) }

// Offset returns the id Offset.
func (v BitcastExtractEXTInst) Offset() ID { return v.in.ID(1) }

// SetOffset sets the id Offset.
func (v BitcastExtractEXTInst) SetOffset(id ID) { v.in.SetID(1, id) }

// TerminateInvocationInst is a view of an OpTerminateInvocation.
type TerminateInvocationInst struct{ in *Inst }

// Inst returns the instruction.
func (v TerminateInvocationInst) Inst() *Inst { return v.in }

// AsTerminateInvocation returns the view of in, which must be an OpTerminateInvocation.
func AsTerminateInvocation(in *Inst) TerminateInvocationInst { return TerminateInvocationInst{in} }

// TypeUntypedPointerKHRInst is a view of an OpTypeUntypedPointerKHR.
type TypeUntypedPointerKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeUntypedPointerKHRInst) Inst() *Inst { return v.in }

// AsTypeUntypedPointerKHR returns the view of in, which must be an OpTypeUntypedPointerKHR.
func AsTypeUntypedPointerKHR(in *Inst) TypeUntypedPointerKHRInst {
	return TypeUntypedPointerKHRInst{in}
}

// StorageClass returns StorageClass.
func (v TypeUntypedPointerKHRInst) StorageClass() spirv.StorageClass {
	return spirv.StorageClass(v.in.Word(0))
}

// UntypedVariableKHRInst is a view of an OpUntypedVariableKHR.
type UntypedVariableKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v UntypedVariableKHRInst) Inst() *Inst { return v.in }

// AsUntypedVariableKHR returns the view of in, which must be an OpUntypedVariableKHR.
func AsUntypedVariableKHR(in *Inst) UntypedVariableKHRInst { return UntypedVariableKHRInst{in} }

// StorageClass returns StorageClass.
func (v UntypedVariableKHRInst) StorageClass() spirv.StorageClass {
	return spirv.StorageClass(v.in.Word(0))
}

// DataType returns the id Data Type, 0 where it is absent.
func (v UntypedVariableKHRInst) DataType() ID { return v.in.optionalID(1) }

// Initializer returns the id Initializer, 0 where it is absent.
func (v UntypedVariableKHRInst) Initializer() ID { return v.in.optionalID(2) }

// UntypedAccessChainKHRInst is a view of an OpUntypedAccessChainKHR.
type UntypedAccessChainKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v UntypedAccessChainKHRInst) Inst() *Inst { return v.in }

// AsUntypedAccessChainKHR returns the view of in, which must be an OpUntypedAccessChainKHR.
func AsUntypedAccessChainKHR(in *Inst) UntypedAccessChainKHRInst {
	return UntypedAccessChainKHRInst{in}
}

// BaseType returns the id Base Type.
func (v UntypedAccessChainKHRInst) BaseType() ID { return v.in.ID(0) }

// SetBaseType sets the id Base Type.
func (v UntypedAccessChainKHRInst) SetBaseType(id ID) { v.in.SetID(0, id) }

// Base returns the id Base.
func (v UntypedAccessChainKHRInst) Base() ID { return v.in.ID(1) }

// SetBase sets the id Base.
func (v UntypedAccessChainKHRInst) SetBase(id ID) { v.in.SetID(1, id) }

// Indexes returns operand Indexes and those after it.
func (v UntypedAccessChainKHRInst) Indexes() []ID { return v.in.idsFrom(2) }

// UntypedInBoundsAccessChainKHRInst is a view of an OpUntypedInBoundsAccessChainKHR.
type UntypedInBoundsAccessChainKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v UntypedInBoundsAccessChainKHRInst) Inst() *Inst { return v.in }

// AsUntypedInBoundsAccessChainKHR returns the view of in, which must be an OpUntypedInBoundsAccessChainKHR.
func AsUntypedInBoundsAccessChainKHR(in *Inst) UntypedInBoundsAccessChainKHRInst {
	return UntypedInBoundsAccessChainKHRInst{in}
}

// BaseType returns the id Base Type.
func (v UntypedInBoundsAccessChainKHRInst) BaseType() ID { return v.in.ID(0) }

// SetBaseType sets the id Base Type.
func (v UntypedInBoundsAccessChainKHRInst) SetBaseType(id ID) { v.in.SetID(0, id) }

// Base returns the id Base.
func (v UntypedInBoundsAccessChainKHRInst) Base() ID { return v.in.ID(1) }

// SetBase sets the id Base.
func (v UntypedInBoundsAccessChainKHRInst) SetBase(id ID) { v.in.SetID(1, id) }

// Indexes returns operand Indexes and those after it.
func (v UntypedInBoundsAccessChainKHRInst) Indexes() []ID { return v.in.idsFrom(2) }

// SubgroupBallotKHRInst is a view of an OpSubgroupBallotKHR.
type SubgroupBallotKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupBallotKHRInst) Inst() *Inst { return v.in }

// AsSubgroupBallotKHR returns the view of in, which must be an OpSubgroupBallotKHR.
func AsSubgroupBallotKHR(in *Inst) SubgroupBallotKHRInst { return SubgroupBallotKHRInst{in} }

// Predicate returns the id Predicate.
func (v SubgroupBallotKHRInst) Predicate() ID { return v.in.ID(0) }

// SetPredicate sets the id Predicate.
func (v SubgroupBallotKHRInst) SetPredicate(id ID) { v.in.SetID(0, id) }

// SubgroupFirstInvocationKHRInst is a view of an OpSubgroupFirstInvocationKHR.
type SubgroupFirstInvocationKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupFirstInvocationKHRInst) Inst() *Inst { return v.in }

// AsSubgroupFirstInvocationKHR returns the view of in, which must be an OpSubgroupFirstInvocationKHR.
func AsSubgroupFirstInvocationKHR(in *Inst) SubgroupFirstInvocationKHRInst {
	return SubgroupFirstInvocationKHRInst{in}
}

// Value returns the id Value.
func (v SubgroupFirstInvocationKHRInst) Value() ID { return v.in.ID(0) }

// SetValue sets the id Value.
func (v SubgroupFirstInvocationKHRInst) SetValue(id ID) { v.in.SetID(0, id) }

// UntypedPtrAccessChainKHRInst is a view of an OpUntypedPtrAccessChainKHR.
type UntypedPtrAccessChainKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v UntypedPtrAccessChainKHRInst) Inst() *Inst { return v.in }

// AsUntypedPtrAccessChainKHR returns the view of in, which must be an OpUntypedPtrAccessChainKHR.
func AsUntypedPtrAccessChainKHR(in *Inst) UntypedPtrAccessChainKHRInst {
	return UntypedPtrAccessChainKHRInst{in}
}

// BaseType returns the id Base Type.
func (v UntypedPtrAccessChainKHRInst) BaseType() ID { return v.in.ID(0) }

// SetBaseType sets the id Base Type.
func (v UntypedPtrAccessChainKHRInst) SetBaseType(id ID) { v.in.SetID(0, id) }

// Base returns the id Base.
func (v UntypedPtrAccessChainKHRInst) Base() ID { return v.in.ID(1) }

// SetBase sets the id Base.
func (v UntypedPtrAccessChainKHRInst) SetBase(id ID) { v.in.SetID(1, id) }

// Element returns the id Element.
func (v UntypedPtrAccessChainKHRInst) Element() ID { return v.in.ID(2) }

// SetElement sets the id Element.
func (v UntypedPtrAccessChainKHRInst) SetElement(id ID) { v.in.SetID(2, id) }

// Indexes returns operand Indexes and those after it.
func (v UntypedPtrAccessChainKHRInst) Indexes() []ID { return v.in.idsFrom(3) }

// UntypedInBoundsPtrAccessChainKHRInst is a view of an OpUntypedInBoundsPtrAccessChainKHR.
type UntypedInBoundsPtrAccessChainKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v UntypedInBoundsPtrAccessChainKHRInst) Inst() *Inst { return v.in }

// AsUntypedInBoundsPtrAccessChainKHR returns the view of in, which must be an OpUntypedInBoundsPtrAccessChainKHR.
func AsUntypedInBoundsPtrAccessChainKHR(in *Inst) UntypedInBoundsPtrAccessChainKHRInst {
	return UntypedInBoundsPtrAccessChainKHRInst{in}
}

// BaseType returns the id Base Type.
func (v UntypedInBoundsPtrAccessChainKHRInst) BaseType() ID { return v.in.ID(0) }

// SetBaseType sets the id Base Type.
func (v UntypedInBoundsPtrAccessChainKHRInst) SetBaseType(id ID) { v.in.SetID(0, id) }

// Base returns the id Base.
func (v UntypedInBoundsPtrAccessChainKHRInst) Base() ID { return v.in.ID(1) }

// SetBase sets the id Base.
func (v UntypedInBoundsPtrAccessChainKHRInst) SetBase(id ID) { v.in.SetID(1, id) }

// Element returns the id Element.
func (v UntypedInBoundsPtrAccessChainKHRInst) Element() ID { return v.in.ID(2) }

// SetElement sets the id Element.
func (v UntypedInBoundsPtrAccessChainKHRInst) SetElement(id ID) { v.in.SetID(2, id) }

// Indexes returns operand Indexes and those after it.
func (v UntypedInBoundsPtrAccessChainKHRInst) Indexes() []ID { return v.in.idsFrom(3) }

// UntypedArrayLengthKHRInst is a view of an OpUntypedArrayLengthKHR.
type UntypedArrayLengthKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v UntypedArrayLengthKHRInst) Inst() *Inst { return v.in }

// AsUntypedArrayLengthKHR returns the view of in, which must be an OpUntypedArrayLengthKHR.
func AsUntypedArrayLengthKHR(in *Inst) UntypedArrayLengthKHRInst {
	return UntypedArrayLengthKHRInst{in}
}

// Structure returns the id Structure.
func (v UntypedArrayLengthKHRInst) Structure() ID { return v.in.ID(0) }

// SetStructure sets the id Structure.
func (v UntypedArrayLengthKHRInst) SetStructure(id ID) { v.in.SetID(0, id) }

// Pointer returns the id Pointer.
func (v UntypedArrayLengthKHRInst) Pointer() ID { return v.in.ID(1) }

// SetPointer sets the id Pointer.
func (v UntypedArrayLengthKHRInst) SetPointer(id ID) { v.in.SetID(1, id) }

// ArrayMember returns the literal Array member.
func (v UntypedArrayLengthKHRInst) ArrayMember() uint32 { return v.in.Word(2) }

// UntypedPrefetchKHRInst is a view of an OpUntypedPrefetchKHR.
type UntypedPrefetchKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v UntypedPrefetchKHRInst) Inst() *Inst { return v.in }

// AsUntypedPrefetchKHR returns the view of in, which must be an OpUntypedPrefetchKHR.
func AsUntypedPrefetchKHR(in *Inst) UntypedPrefetchKHRInst { return UntypedPrefetchKHRInst{in} }

// PointerType returns the id Pointer Type.
func (v UntypedPrefetchKHRInst) PointerType() ID { return v.in.ID(0) }

// SetPointerType sets the id Pointer Type.
func (v UntypedPrefetchKHRInst) SetPointerType(id ID) { v.in.SetID(0, id) }

// NumBytes returns the id Num Bytes.
func (v UntypedPrefetchKHRInst) NumBytes() ID { return v.in.ID(1) }

// SetNumBytes sets the id Num Bytes.
func (v UntypedPrefetchKHRInst) SetNumBytes(id ID) { v.in.SetID(1, id) }

// RW returns the id RW, 0 where it is absent.
func (v UntypedPrefetchKHRInst) RW() ID { return v.in.optionalID(2) }

// Locality returns the id Locality, 0 where it is absent.
func (v UntypedPrefetchKHRInst) Locality() ID { return v.in.optionalID(3) }

// CacheType returns the id Cache Type, 0 where it is absent.
func (v UntypedPrefetchKHRInst) CacheType() ID { return v.in.optionalID(4) }

// FmaKHRInst is a view of an OpFmaKHR.
type FmaKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v FmaKHRInst) Inst() *Inst { return v.in }

// AsFmaKHR returns the view of in, which must be an OpFmaKHR.
func AsFmaKHR(in *Inst) FmaKHRInst { return FmaKHRInst{in} }

// Operand returns the id Operand 1.
func (v FmaKHRInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v FmaKHRInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v FmaKHRInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v FmaKHRInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// Operand3 returns the id Operand 3.
func (v FmaKHRInst) Operand3() ID { return v.in.ID(2) }

// SetOperand3 sets the id Operand 3.
func (v FmaKHRInst) SetOperand3(id ID) { v.in.SetID(2, id) }

// SubgroupAllKHRInst is a view of an OpSubgroupAllKHR.
type SubgroupAllKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAllKHRInst) Inst() *Inst { return v.in }

// AsSubgroupAllKHR returns the view of in, which must be an OpSubgroupAllKHR.
func AsSubgroupAllKHR(in *Inst) SubgroupAllKHRInst { return SubgroupAllKHRInst{in} }

// Predicate returns the id Predicate.
func (v SubgroupAllKHRInst) Predicate() ID { return v.in.ID(0) }

// SetPredicate sets the id Predicate.
func (v SubgroupAllKHRInst) SetPredicate(id ID) { v.in.SetID(0, id) }

// SubgroupAnyKHRInst is a view of an OpSubgroupAnyKHR.
type SubgroupAnyKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAnyKHRInst) Inst() *Inst { return v.in }

// AsSubgroupAnyKHR returns the view of in, which must be an OpSubgroupAnyKHR.
func AsSubgroupAnyKHR(in *Inst) SubgroupAnyKHRInst { return SubgroupAnyKHRInst{in} }

// Predicate returns the id Predicate.
func (v SubgroupAnyKHRInst) Predicate() ID { return v.in.ID(0) }

// SetPredicate sets the id Predicate.
func (v SubgroupAnyKHRInst) SetPredicate(id ID) { v.in.SetID(0, id) }

// SubgroupAllEqualKHRInst is a view of an OpSubgroupAllEqualKHR.
type SubgroupAllEqualKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAllEqualKHRInst) Inst() *Inst { return v.in }

// AsSubgroupAllEqualKHR returns the view of in, which must be an OpSubgroupAllEqualKHR.
func AsSubgroupAllEqualKHR(in *Inst) SubgroupAllEqualKHRInst { return SubgroupAllEqualKHRInst{in} }

// Predicate returns the id Predicate.
func (v SubgroupAllEqualKHRInst) Predicate() ID { return v.in.ID(0) }

// SetPredicate sets the id Predicate.
func (v SubgroupAllEqualKHRInst) SetPredicate(id ID) { v.in.SetID(0, id) }

// GroupNonUniformRotateKHRInst is a view of an OpGroupNonUniformRotateKHR.
type GroupNonUniformRotateKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupNonUniformRotateKHRInst) Inst() *Inst { return v.in }

// AsGroupNonUniformRotateKHR returns the view of in, which must be an OpGroupNonUniformRotateKHR.
func AsGroupNonUniformRotateKHR(in *Inst) GroupNonUniformRotateKHRInst {
	return GroupNonUniformRotateKHRInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformRotateKHRInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformRotateKHRInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Value returns the id Value.
func (v GroupNonUniformRotateKHRInst) Value() ID { return v.in.ID(1) }

// SetValue sets the id Value.
func (v GroupNonUniformRotateKHRInst) SetValue(id ID) { v.in.SetID(1, id) }

// Delta returns the id Delta.
func (v GroupNonUniformRotateKHRInst) Delta() ID { return v.in.ID(2) }

// SetDelta sets the id Delta.
func (v GroupNonUniformRotateKHRInst) SetDelta(id ID) { v.in.SetID(2, id) }

// ClusterSize returns the id ClusterSize, 0 where it is absent.
func (v GroupNonUniformRotateKHRInst) ClusterSize() ID { return v.in.optionalID(3) }

// SubgroupReadInvocationKHRInst is a view of an OpSubgroupReadInvocationKHR.
type SubgroupReadInvocationKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupReadInvocationKHRInst) Inst() *Inst { return v.in }

// AsSubgroupReadInvocationKHR returns the view of in, which must be an OpSubgroupReadInvocationKHR.
func AsSubgroupReadInvocationKHR(in *Inst) SubgroupReadInvocationKHRInst {
	return SubgroupReadInvocationKHRInst{in}
}

// Value returns the id Value.
func (v SubgroupReadInvocationKHRInst) Value() ID { return v.in.ID(0) }

// SetValue sets the id Value.
func (v SubgroupReadInvocationKHRInst) SetValue(id ID) { v.in.SetID(0, id) }

// Index returns the id Index.
func (v SubgroupReadInvocationKHRInst) Index() ID { return v.in.ID(1) }

// SetIndex sets the id Index.
func (v SubgroupReadInvocationKHRInst) SetIndex(id ID) { v.in.SetID(1, id) }

// ExtInstWithForwardRefsKHRInst is a view of an OpExtInstWithForwardRefsKHR.
type ExtInstWithForwardRefsKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v ExtInstWithForwardRefsKHRInst) Inst() *Inst { return v.in }

// AsExtInstWithForwardRefsKHR returns the view of in, which must be an OpExtInstWithForwardRefsKHR.
func AsExtInstWithForwardRefsKHR(in *Inst) ExtInstWithForwardRefsKHRInst {
	return ExtInstWithForwardRefsKHRInst{in}
}

// Set returns the id Set.
func (v ExtInstWithForwardRefsKHRInst) Set() ID { return v.in.ID(0) }

// SetSet sets the id Set.
func (v ExtInstWithForwardRefsKHRInst) SetSet(id ID) { v.in.SetID(0, id) }

// Instruction returns the literal Instruction.
func (v ExtInstWithForwardRefsKHRInst) Instruction() uint32 { return v.in.Word(1) }

// Operand returns operand Operand 1, Operand 2, ... and those after it.
func (v ExtInstWithForwardRefsKHRInst) Operand() []ID { return v.in.idsFrom(2) }

// UntypedGroupAsyncCopyKHRInst is a view of an OpUntypedGroupAsyncCopyKHR.
type UntypedGroupAsyncCopyKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v UntypedGroupAsyncCopyKHRInst) Inst() *Inst { return v.in }

// AsUntypedGroupAsyncCopyKHR returns the view of in, which must be an OpUntypedGroupAsyncCopyKHR.
func AsUntypedGroupAsyncCopyKHR(in *Inst) UntypedGroupAsyncCopyKHRInst {
	return UntypedGroupAsyncCopyKHRInst{in}
}

// Execution returns the id Execution.
func (v UntypedGroupAsyncCopyKHRInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v UntypedGroupAsyncCopyKHRInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Destination returns the id Destination.
func (v UntypedGroupAsyncCopyKHRInst) Destination() ID { return v.in.ID(1) }

// SetDestination sets the id Destination.
func (v UntypedGroupAsyncCopyKHRInst) SetDestination(id ID) { v.in.SetID(1, id) }

// Source returns the id Source.
func (v UntypedGroupAsyncCopyKHRInst) Source() ID { return v.in.ID(2) }

// SetSource sets the id Source.
func (v UntypedGroupAsyncCopyKHRInst) SetSource(id ID) { v.in.SetID(2, id) }

// ElementNumBytes returns the id Element Num Bytes.
func (v UntypedGroupAsyncCopyKHRInst) ElementNumBytes() ID { return v.in.ID(3) }

// SetElementNumBytes sets the id Element Num Bytes.
func (v UntypedGroupAsyncCopyKHRInst) SetElementNumBytes(id ID) { v.in.SetID(3, id) }

// NumElements returns the id Num Elements.
func (v UntypedGroupAsyncCopyKHRInst) NumElements() ID { return v.in.ID(4) }

// SetNumElements sets the id Num Elements.
func (v UntypedGroupAsyncCopyKHRInst) SetNumElements(id ID) { v.in.SetID(4, id) }

// Stride returns the id Stride.
func (v UntypedGroupAsyncCopyKHRInst) Stride() ID { return v.in.ID(5) }

// SetStride sets the id Stride.
func (v UntypedGroupAsyncCopyKHRInst) SetStride(id ID) { v.in.SetID(5, id) }

// Event returns the id Event.
func (v UntypedGroupAsyncCopyKHRInst) Event() ID { return v.in.ID(6) }

// SetEvent sets the id Event.
func (v UntypedGroupAsyncCopyKHRInst) SetEvent(id ID) { v.in.SetID(6, id) }

// DestinationMemoryOperands returns Destination Memory Operands, 0 where it is absent.
func (v UntypedGroupAsyncCopyKHRInst) DestinationMemoryOperands() spirv.MemoryAccess {
	return spirv.MemoryAccess(v.in.optionalWord(7))
}

// TraceRayKHRInst is a view of an OpTraceRayKHR.
type TraceRayKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v TraceRayKHRInst) Inst() *Inst { return v.in }

// AsTraceRayKHR returns the view of in, which must be an OpTraceRayKHR.
func AsTraceRayKHR(in *Inst) TraceRayKHRInst { return TraceRayKHRInst{in} }

// Accel returns the id Accel.
func (v TraceRayKHRInst) Accel() ID { return v.in.ID(0) }

// SetAccel sets the id Accel.
func (v TraceRayKHRInst) SetAccel(id ID) { v.in.SetID(0, id) }

// RayFlags returns the id Ray Flags.
func (v TraceRayKHRInst) RayFlags() ID { return v.in.ID(1) }

// SetRayFlags sets the id Ray Flags.
func (v TraceRayKHRInst) SetRayFlags(id ID) { v.in.SetID(1, id) }

// CullMask returns the id Cull Mask.
func (v TraceRayKHRInst) CullMask() ID { return v.in.ID(2) }

// SetCullMask sets the id Cull Mask.
func (v TraceRayKHRInst) SetCullMask(id ID) { v.in.SetID(2, id) }

// SBTOffset returns the id SBT Offset.
func (v TraceRayKHRInst) SBTOffset() ID { return v.in.ID(3) }

// SetSBTOffset sets the id SBT Offset.
func (v TraceRayKHRInst) SetSBTOffset(id ID) { v.in.SetID(3, id) }

// SBTStride returns the id SBT Stride.
func (v TraceRayKHRInst) SBTStride() ID { return v.in.ID(4) }

// SetSBTStride sets the id SBT Stride.
func (v TraceRayKHRInst) SetSBTStride(id ID) { v.in.SetID(4, id) }

// MissIndex returns the id Miss Index.
func (v TraceRayKHRInst) MissIndex() ID { return v.in.ID(5) }

// SetMissIndex sets the id Miss Index.
func (v TraceRayKHRInst) SetMissIndex(id ID) { v.in.SetID(5, id) }

// RayOrigin returns the id Ray Origin.
func (v TraceRayKHRInst) RayOrigin() ID { return v.in.ID(6) }

// SetRayOrigin sets the id Ray Origin.
func (v TraceRayKHRInst) SetRayOrigin(id ID) { v.in.SetID(6, id) }

// RayTmin returns the id Ray Tmin.
func (v TraceRayKHRInst) RayTmin() ID { return v.in.ID(7) }

// SetRayTmin sets the id Ray Tmin.
func (v TraceRayKHRInst) SetRayTmin(id ID) { v.in.SetID(7, id) }

// RayDirection returns the id Ray Direction.
func (v TraceRayKHRInst) RayDirection() ID { return v.in.ID(8) }

// SetRayDirection sets the id Ray Direction.
func (v TraceRayKHRInst) SetRayDirection(id ID) { v.in.SetID(8, id) }

// RayTmax returns the id Ray Tmax.
func (v TraceRayKHRInst) RayTmax() ID { return v.in.ID(9) }

// SetRayTmax sets the id Ray Tmax.
func (v TraceRayKHRInst) SetRayTmax(id ID) { v.in.SetID(9, id) }

// Payload returns the id Payload.
func (v TraceRayKHRInst) Payload() ID { return v.in.ID(10) }

// SetPayload sets the id Payload.
func (v TraceRayKHRInst) SetPayload(id ID) { v.in.SetID(10, id) }

// ExecuteCallableKHRInst is a view of an OpExecuteCallableKHR.
type ExecuteCallableKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v ExecuteCallableKHRInst) Inst() *Inst { return v.in }

// AsExecuteCallableKHR returns the view of in, which must be an OpExecuteCallableKHR.
func AsExecuteCallableKHR(in *Inst) ExecuteCallableKHRInst { return ExecuteCallableKHRInst{in} }

// SBTIndex returns the id SBT Index.
func (v ExecuteCallableKHRInst) SBTIndex() ID { return v.in.ID(0) }

// SetSBTIndex sets the id SBT Index.
func (v ExecuteCallableKHRInst) SetSBTIndex(id ID) { v.in.SetID(0, id) }

// CallableData returns the id Callable Data.
func (v ExecuteCallableKHRInst) CallableData() ID { return v.in.ID(1) }

// SetCallableData sets the id Callable Data.
func (v ExecuteCallableKHRInst) SetCallableData(id ID) { v.in.SetID(1, id) }

// ConvertUToAccelerationStructureKHRInst is a view of an OpConvertUToAccelerationStructureKHR.
type ConvertUToAccelerationStructureKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v ConvertUToAccelerationStructureKHRInst) Inst() *Inst { return v.in }

// AsConvertUToAccelerationStructureKHR returns the view of in, which must be an OpConvertUToAccelerationStructureKHR.
func AsConvertUToAccelerationStructureKHR(in *Inst) ConvertUToAccelerationStructureKHRInst {
	return ConvertUToAccelerationStructureKHRInst{in}
}

// Accel returns the id Accel.
func (v ConvertUToAccelerationStructureKHRInst) Accel() ID { return v.in.ID(0) }

// SetAccel sets the id Accel.
func (v ConvertUToAccelerationStructureKHRInst) SetAccel(id ID) { v.in.SetID(0, id) }

// IgnoreIntersectionKHRInst is a view of an OpIgnoreIntersectionKHR.
type IgnoreIntersectionKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v IgnoreIntersectionKHRInst) Inst() *Inst { return v.in }

// AsIgnoreIntersectionKHR returns the view of in, which must be an OpIgnoreIntersectionKHR.
func AsIgnoreIntersectionKHR(in *Inst) IgnoreIntersectionKHRInst {
	return IgnoreIntersectionKHRInst{in}
}

// TerminateRayKHRInst is a view of an OpTerminateRayKHR.
type TerminateRayKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v TerminateRayKHRInst) Inst() *Inst { return v.in }

// AsTerminateRayKHR returns the view of in, which must be an OpTerminateRayKHR.
func AsTerminateRayKHR(in *Inst) TerminateRayKHRInst { return TerminateRayKHRInst{in} }

// SDotInst is a view of an OpSDot.
type SDotInst struct{ in *Inst }

// Inst returns the instruction.
func (v SDotInst) Inst() *Inst { return v.in }

// AsSDot returns the view of in, which must be an OpSDot.
func AsSDot(in *Inst) SDotInst { return SDotInst{in} }

// Vector returns the id Vector 1.
func (v SDotInst) Vector() ID { return v.in.ID(0) }

// SetVector sets the id Vector 1.
func (v SDotInst) SetVector(id ID) { v.in.SetID(0, id) }

// Vector2 returns the id Vector 2.
func (v SDotInst) Vector2() ID { return v.in.ID(1) }

// SetVector2 sets the id Vector 2.
func (v SDotInst) SetVector2(id ID) { v.in.SetID(1, id) }

// PackedVectorFormat returns Packed Vector Format, 0 where it is absent.
func (v SDotInst) PackedVectorFormat() spirv.PackedVectorFormat {
	return spirv.PackedVectorFormat(v.in.optionalWord(2))
}

// UDotInst is a view of an OpUDot.
type UDotInst struct{ in *Inst }

// Inst returns the instruction.
func (v UDotInst) Inst() *Inst { return v.in }

// AsUDot returns the view of in, which must be an OpUDot.
func AsUDot(in *Inst) UDotInst { return UDotInst{in} }

// Vector returns the id Vector 1.
func (v UDotInst) Vector() ID { return v.in.ID(0) }

// SetVector sets the id Vector 1.
func (v UDotInst) SetVector(id ID) { v.in.SetID(0, id) }

// Vector2 returns the id Vector 2.
func (v UDotInst) Vector2() ID { return v.in.ID(1) }

// SetVector2 sets the id Vector 2.
func (v UDotInst) SetVector2(id ID) { v.in.SetID(1, id) }

// PackedVectorFormat returns Packed Vector Format, 0 where it is absent.
func (v UDotInst) PackedVectorFormat() spirv.PackedVectorFormat {
	return spirv.PackedVectorFormat(v.in.optionalWord(2))
}

// SUDotInst is a view of an OpSUDot.
type SUDotInst struct{ in *Inst }

// Inst returns the instruction.
func (v SUDotInst) Inst() *Inst { return v.in }

// AsSUDot returns the view of in, which must be an OpSUDot.
func AsSUDot(in *Inst) SUDotInst { return SUDotInst{in} }

// Vector returns the id Vector 1.
func (v SUDotInst) Vector() ID { return v.in.ID(0) }

// SetVector sets the id Vector 1.
func (v SUDotInst) SetVector(id ID) { v.in.SetID(0, id) }

// Vector2 returns the id Vector 2.
func (v SUDotInst) Vector2() ID { return v.in.ID(1) }

// SetVector2 sets the id Vector 2.
func (v SUDotInst) SetVector2(id ID) { v.in.SetID(1, id) }

// PackedVectorFormat returns Packed Vector Format, 0 where it is absent.
func (v SUDotInst) PackedVectorFormat() spirv.PackedVectorFormat {
	return spirv.PackedVectorFormat(v.in.optionalWord(2))
}

// SDotAccSatInst is a view of an OpSDotAccSat.
type SDotAccSatInst struct{ in *Inst }

// Inst returns the instruction.
func (v SDotAccSatInst) Inst() *Inst { return v.in }

// AsSDotAccSat returns the view of in, which must be an OpSDotAccSat.
func AsSDotAccSat(in *Inst) SDotAccSatInst { return SDotAccSatInst{in} }

// Vector returns the id Vector 1.
func (v SDotAccSatInst) Vector() ID { return v.in.ID(0) }

// SetVector sets the id Vector 1.
func (v SDotAccSatInst) SetVector(id ID) { v.in.SetID(0, id) }

// Vector2 returns the id Vector 2.
func (v SDotAccSatInst) Vector2() ID { return v.in.ID(1) }

// SetVector2 sets the id Vector 2.
func (v SDotAccSatInst) SetVector2(id ID) { v.in.SetID(1, id) }

// Accumulator returns the id Accumulator.
func (v SDotAccSatInst) Accumulator() ID { return v.in.ID(2) }

// SetAccumulator sets the id Accumulator.
func (v SDotAccSatInst) SetAccumulator(id ID) { v.in.SetID(2, id) }

// PackedVectorFormat returns Packed Vector Format, 0 where it is absent.
func (v SDotAccSatInst) PackedVectorFormat() spirv.PackedVectorFormat {
	return spirv.PackedVectorFormat(v.in.optionalWord(3))
}

// UDotAccSatInst is a view of an OpUDotAccSat.
type UDotAccSatInst struct{ in *Inst }

// Inst returns the instruction.
func (v UDotAccSatInst) Inst() *Inst { return v.in }

// AsUDotAccSat returns the view of in, which must be an OpUDotAccSat.
func AsUDotAccSat(in *Inst) UDotAccSatInst { return UDotAccSatInst{in} }

// Vector returns the id Vector 1.
func (v UDotAccSatInst) Vector() ID { return v.in.ID(0) }

// SetVector sets the id Vector 1.
func (v UDotAccSatInst) SetVector(id ID) { v.in.SetID(0, id) }

// Vector2 returns the id Vector 2.
func (v UDotAccSatInst) Vector2() ID { return v.in.ID(1) }

// SetVector2 sets the id Vector 2.
func (v UDotAccSatInst) SetVector2(id ID) { v.in.SetID(1, id) }

// Accumulator returns the id Accumulator.
func (v UDotAccSatInst) Accumulator() ID { return v.in.ID(2) }

// SetAccumulator sets the id Accumulator.
func (v UDotAccSatInst) SetAccumulator(id ID) { v.in.SetID(2, id) }

// PackedVectorFormat returns Packed Vector Format, 0 where it is absent.
func (v UDotAccSatInst) PackedVectorFormat() spirv.PackedVectorFormat {
	return spirv.PackedVectorFormat(v.in.optionalWord(3))
}

// SUDotAccSatInst is a view of an OpSUDotAccSat.
type SUDotAccSatInst struct{ in *Inst }

// Inst returns the instruction.
func (v SUDotAccSatInst) Inst() *Inst { return v.in }

// AsSUDotAccSat returns the view of in, which must be an OpSUDotAccSat.
func AsSUDotAccSat(in *Inst) SUDotAccSatInst { return SUDotAccSatInst{in} }

// Vector returns the id Vector 1.
func (v SUDotAccSatInst) Vector() ID { return v.in.ID(0) }

// SetVector sets the id Vector 1.
func (v SUDotAccSatInst) SetVector(id ID) { v.in.SetID(0, id) }

// Vector2 returns the id Vector 2.
func (v SUDotAccSatInst) Vector2() ID { return v.in.ID(1) }

// SetVector2 sets the id Vector 2.
func (v SUDotAccSatInst) SetVector2(id ID) { v.in.SetID(1, id) }

// Accumulator returns the id Accumulator.
func (v SUDotAccSatInst) Accumulator() ID { return v.in.ID(2) }

// SetAccumulator sets the id Accumulator.
func (v SUDotAccSatInst) SetAccumulator(id ID) { v.in.SetID(2, id) }

// PackedVectorFormat returns Packed Vector Format, 0 where it is absent.
func (v SUDotAccSatInst) PackedVectorFormat() spirv.PackedVectorFormat {
	return spirv.PackedVectorFormat(v.in.optionalWord(3))
}

// TypeCooperativeMatrixKHRInst is a view of an OpTypeCooperativeMatrixKHR.
type TypeCooperativeMatrixKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeCooperativeMatrixKHRInst) Inst() *Inst { return v.in }

// AsTypeCooperativeMatrixKHR returns the view of in, which must be an OpTypeCooperativeMatrixKHR.
func AsTypeCooperativeMatrixKHR(in *Inst) TypeCooperativeMatrixKHRInst {
	return TypeCooperativeMatrixKHRInst{in}
}

// ComponentType returns the id Component Type.
func (v TypeCooperativeMatrixKHRInst) ComponentType() ID { return v.in.ID(0) }

// SetComponentType sets the id Component Type.
func (v TypeCooperativeMatrixKHRInst) SetComponentType(id ID) { v.in.SetID(0, id) }

// Scope returns the id Scope.
func (v TypeCooperativeMatrixKHRInst) Scope() ID { return v.in.ID(1) }

// SetScope sets the id Scope.
func (v TypeCooperativeMatrixKHRInst) SetScope(id ID) { v.in.SetID(1, id) }

// Rows returns the id Rows.
func (v TypeCooperativeMatrixKHRInst) Rows() ID { return v.in.ID(2) }

// SetRows sets the id Rows.
func (v TypeCooperativeMatrixKHRInst) SetRows(id ID) { v.in.SetID(2, id) }

// Columns returns the id Columns.
func (v TypeCooperativeMatrixKHRInst) Columns() ID { return v.in.ID(3) }

// SetColumns sets the id Columns.
func (v TypeCooperativeMatrixKHRInst) SetColumns(id ID) { v.in.SetID(3, id) }

// Use returns the id Use.
func (v TypeCooperativeMatrixKHRInst) Use() ID { return v.in.ID(4) }

// SetUse sets the id Use.
func (v TypeCooperativeMatrixKHRInst) SetUse(id ID) { v.in.SetID(4, id) }

// CooperativeMatrixLoadKHRInst is a view of an OpCooperativeMatrixLoadKHR.
type CooperativeMatrixLoadKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v CooperativeMatrixLoadKHRInst) Inst() *Inst { return v.in }

// AsCooperativeMatrixLoadKHR returns the view of in, which must be an OpCooperativeMatrixLoadKHR.
func AsCooperativeMatrixLoadKHR(in *Inst) CooperativeMatrixLoadKHRInst {
	return CooperativeMatrixLoadKHRInst{in}
}

// Pointer returns the id Pointer.
func (v CooperativeMatrixLoadKHRInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v CooperativeMatrixLoadKHRInst) SetPointer(id ID) { v.in.SetID(0, id) }

// MemoryLayout returns the id MemoryLayout.
func (v CooperativeMatrixLoadKHRInst) MemoryLayout() ID { return v.in.ID(1) }

// SetMemoryLayout sets the id MemoryLayout.
func (v CooperativeMatrixLoadKHRInst) SetMemoryLayout(id ID) { v.in.SetID(1, id) }

// Stride returns the id Stride, 0 where it is absent.
func (v CooperativeMatrixLoadKHRInst) Stride() ID { return v.in.optionalID(2) }

// MemoryOperand returns Memory Operand, 0 where it is absent.
func (v CooperativeMatrixLoadKHRInst) MemoryOperand() spirv.MemoryAccess {
	return spirv.MemoryAccess(v.in.optionalWord(3))
}

// CooperativeMatrixStoreKHRInst is a view of an OpCooperativeMatrixStoreKHR.
type CooperativeMatrixStoreKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v CooperativeMatrixStoreKHRInst) Inst() *Inst { return v.in }

// AsCooperativeMatrixStoreKHR returns the view of in, which must be an OpCooperativeMatrixStoreKHR.
func AsCooperativeMatrixStoreKHR(in *Inst) CooperativeMatrixStoreKHRInst {
	return CooperativeMatrixStoreKHRInst{in}
}

// Pointer returns the id Pointer.
func (v CooperativeMatrixStoreKHRInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v CooperativeMatrixStoreKHRInst) SetPointer(id ID) { v.in.SetID(0, id) }

// Object returns the id Object.
func (v CooperativeMatrixStoreKHRInst) Object() ID { return v.in.ID(1) }

// SetObject sets the id Object.
func (v CooperativeMatrixStoreKHRInst) SetObject(id ID) { v.in.SetID(1, id) }

// MemoryLayout returns the id MemoryLayout.
func (v CooperativeMatrixStoreKHRInst) MemoryLayout() ID { return v.in.ID(2) }

// SetMemoryLayout sets the id MemoryLayout.
func (v CooperativeMatrixStoreKHRInst) SetMemoryLayout(id ID) { v.in.SetID(2, id) }

// Stride returns the id Stride, 0 where it is absent.
func (v CooperativeMatrixStoreKHRInst) Stride() ID { return v.in.optionalID(3) }

// MemoryOperand returns Memory Operand, 0 where it is absent.
func (v CooperativeMatrixStoreKHRInst) MemoryOperand() spirv.MemoryAccess {
	return spirv.MemoryAccess(v.in.optionalWord(4))
}

// CooperativeMatrixMulAddKHRInst is a view of an OpCooperativeMatrixMulAddKHR.
type CooperativeMatrixMulAddKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v CooperativeMatrixMulAddKHRInst) Inst() *Inst { return v.in }

// AsCooperativeMatrixMulAddKHR returns the view of in, which must be an OpCooperativeMatrixMulAddKHR.
func AsCooperativeMatrixMulAddKHR(in *Inst) CooperativeMatrixMulAddKHRInst {
	return CooperativeMatrixMulAddKHRInst{in}
}

// A returns the id A.
func (v CooperativeMatrixMulAddKHRInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v CooperativeMatrixMulAddKHRInst) SetA(id ID) { v.in.SetID(0, id) }

// B returns the id B.
func (v CooperativeMatrixMulAddKHRInst) B() ID { return v.in.ID(1) }

// SetB sets the id B.
func (v CooperativeMatrixMulAddKHRInst) SetB(id ID) { v.in.SetID(1, id) }

// C returns the id C.
func (v CooperativeMatrixMulAddKHRInst) C() ID { return v.in.ID(2) }

// SetC sets the id C.
func (v CooperativeMatrixMulAddKHRInst) SetC(id ID) { v.in.SetID(2, id) }

// CooperativeMatrixOperands returns Cooperative Matrix Operands, 0 where it is absent.
func (v CooperativeMatrixMulAddKHRInst) CooperativeMatrixOperands() spirv.CooperativeMatrixOperands {
	return spirv.CooperativeMatrixOperands(v.in.optionalWord(3))
}

// CooperativeMatrixLengthKHRInst is a view of an OpCooperativeMatrixLengthKHR.
type CooperativeMatrixLengthKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v CooperativeMatrixLengthKHRInst) Inst() *Inst { return v.in }

// AsCooperativeMatrixLengthKHR returns the view of in, which must be an OpCooperativeMatrixLengthKHR.
func AsCooperativeMatrixLengthKHR(in *Inst) CooperativeMatrixLengthKHRInst {
	return CooperativeMatrixLengthKHRInst{in}
}

// Type returns the id Type.
func (v CooperativeMatrixLengthKHRInst) Type() ID { return v.in.ID(0) }

// SetType sets the id Type.
func (v CooperativeMatrixLengthKHRInst) SetType(id ID) { v.in.SetID(0, id) }

// ConstantCompositeReplicateEXTInst is a view of an OpConstantCompositeReplicateEXT.
type ConstantCompositeReplicateEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v ConstantCompositeReplicateEXTInst) Inst() *Inst { return v.in }

// AsConstantCompositeReplicateEXT returns the view of in, which must be an OpConstantCompositeReplicateEXT.
func AsConstantCompositeReplicateEXT(in *Inst) ConstantCompositeReplicateEXTInst {
	return ConstantCompositeReplicateEXTInst{in}
}

// Value returns the id Value.
func (v ConstantCompositeReplicateEXTInst) Value() ID { return v.in.ID(0) }

// SetValue sets the id Value.
func (v ConstantCompositeReplicateEXTInst) SetValue(id ID) { v.in.SetID(0, id) }

// SpecConstantCompositeReplicateEXTInst is a view of an OpSpecConstantCompositeReplicateEXT.
type SpecConstantCompositeReplicateEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v SpecConstantCompositeReplicateEXTInst) Inst() *Inst { return v.in }

// AsSpecConstantCompositeReplicateEXT returns the view of in, which must be an OpSpecConstantCompositeReplicateEXT.
func AsSpecConstantCompositeReplicateEXT(in *Inst) SpecConstantCompositeReplicateEXTInst {
	return SpecConstantCompositeReplicateEXTInst{in}
}

// Value returns the id Value.
func (v SpecConstantCompositeReplicateEXTInst) Value() ID { return v.in.ID(0) }

// SetValue sets the id Value.
func (v SpecConstantCompositeReplicateEXTInst) SetValue(id ID) { v.in.SetID(0, id) }

// CompositeConstructReplicateEXTInst is a view of an OpCompositeConstructReplicateEXT.
type CompositeConstructReplicateEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v CompositeConstructReplicateEXTInst) Inst() *Inst { return v.in }

// AsCompositeConstructReplicateEXT returns the view of in, which must be an OpCompositeConstructReplicateEXT.
func AsCompositeConstructReplicateEXT(in *Inst) CompositeConstructReplicateEXTInst {
	return CompositeConstructReplicateEXTInst{in}
}

// Value returns the id Value.
func (v CompositeConstructReplicateEXTInst) Value() ID { return v.in.ID(0) }

// SetValue sets the id Value.
func (v CompositeConstructReplicateEXTInst) SetValue(id ID) { v.in.SetID(0, id) }

// TypeRayQueryKHRInst is a view of an OpTypeRayQueryKHR.
type TypeRayQueryKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeRayQueryKHRInst) Inst() *Inst { return v.in }

// AsTypeRayQueryKHR returns the view of in, which must be an OpTypeRayQueryKHR.
func AsTypeRayQueryKHR(in *Inst) TypeRayQueryKHRInst { return TypeRayQueryKHRInst{in} }

// RayQueryInitializeKHRInst is a view of an OpRayQueryInitializeKHR.
type RayQueryInitializeKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v RayQueryInitializeKHRInst) Inst() *Inst { return v.in }

// AsRayQueryInitializeKHR returns the view of in, which must be an OpRayQueryInitializeKHR.
func AsRayQueryInitializeKHR(in *Inst) RayQueryInitializeKHRInst {
	return RayQueryInitializeKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryInitializeKHRInst) RayQuery() ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryInitializeKHRInst) SetRayQuery(id ID) { v.in.SetID(0, id) }

// Accel returns the id Accel.
func (v RayQueryInitializeKHRInst) Accel() ID { return v.in.ID(1) }

// SetAccel sets the id Accel.
func (v RayQueryInitializeKHRInst) SetAccel(id ID) { v.in.SetID(1, id) }

// RayFlags returns the id RayFlags.
func (v RayQueryInitializeKHRInst) RayFlags() ID { return v.in.ID(2) }

// SetRayFlags sets the id RayFlags.
func (v RayQueryInitializeKHRInst) SetRayFlags(id ID) { v.in.SetID(2, id) }

// CullMask returns the id CullMask.
func (v RayQueryInitializeKHRInst) CullMask() ID { return v.in.ID(3) }

// SetCullMask sets the id CullMask.
func (v RayQueryInitializeKHRInst) SetCullMask(id ID) { v.in.SetID(3, id) }

// RayOrigin returns the id RayOrigin.
func (v RayQueryInitializeKHRInst) RayOrigin() ID { return v.in.ID(4) }

// SetRayOrigin sets the id RayOrigin.
func (v RayQueryInitializeKHRInst) SetRayOrigin(id ID) { v.in.SetID(4, id) }

// RayTMin returns the id RayTMin.
func (v RayQueryInitializeKHRInst) RayTMin() ID { return v.in.ID(5) }

// SetRayTMin sets the id RayTMin.
func (v RayQueryInitializeKHRInst) SetRayTMin(id ID) { v.in.SetID(5, id) }

// RayDirection returns the id RayDirection.
func (v RayQueryInitializeKHRInst) RayDirection() ID { return v.in.ID(6) }

// SetRayDirection sets the id RayDirection.
func (v RayQueryInitializeKHRInst) SetRayDirection(id ID) { v.in.SetID(6, id) }

// RayTMax returns the id RayTMax.
func (v RayQueryInitializeKHRInst) RayTMax() ID { return v.in.ID(7) }

// SetRayTMax sets the id RayTMax.
func (v RayQueryInitializeKHRInst) SetRayTMax(id ID) { v.in.SetID(7, id) }

// RayQueryTerminateKHRInst is a view of an OpRayQueryTerminateKHR.
type RayQueryTerminateKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v RayQueryTerminateKHRInst) Inst() *Inst { return v.in }

// AsRayQueryTerminateKHR returns the view of in, which must be an OpRayQueryTerminateKHR.
func AsRayQueryTerminateKHR(in *Inst) RayQueryTerminateKHRInst { return RayQueryTerminateKHRInst{in} }

// RayQuery returns the id RayQuery.
func (v RayQueryTerminateKHRInst) RayQuery() ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryTerminateKHRInst) SetRayQuery(id ID) { v.in.SetID(0, id) }

// RayQueryGenerateIntersectionKHRInst is a view of an OpRayQueryGenerateIntersectionKHR.
type RayQueryGenerateIntersectionKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v RayQueryGenerateIntersectionKHRInst) Inst() *Inst { return v.in }

// AsRayQueryGenerateIntersectionKHR returns the view of in, which must be an OpRayQueryGenerateIntersectionKHR.
func AsRayQueryGenerateIntersectionKHR(in *Inst) RayQueryGenerateIntersectionKHRInst {
	return RayQueryGenerateIntersectionKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGenerateIntersectionKHRInst) RayQuery() ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGenerateIntersectionKHRInst) SetRayQuery(id ID) { v.in.SetID(0, id) }

// HitT returns the id HitT.
func (v RayQueryGenerateIntersectionKHRInst) HitT() ID { return v.in.ID(1) }

// SetHitT sets the id HitT.
func (v RayQueryGenerateIntersectionKHRInst) SetHitT(id ID) { v.in.SetID(1, id) }

// RayQueryConfirmIntersectionKHRInst is a view of an OpRayQueryConfirmIntersectionKHR.
type RayQueryConfirmIntersectionKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v RayQueryConfirmIntersectionKHRInst) Inst() *Inst { return v.in }

// AsRayQueryConfirmIntersectionKHR returns the view of in, which must be an OpRayQueryConfirmIntersectionKHR.
func AsRayQueryConfirmIntersectionKHR(in *Inst) RayQueryConfirmIntersectionKHRInst {
	return RayQueryConfirmIntersectionKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryConfirmIntersectionKHRInst) RayQuery() ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryConfirmIntersectionKHRInst) SetRayQuery(id ID) { v.in.SetID(0, id) }

// RayQueryProceedKHRInst is a view of an OpRayQueryProceedKHR.
type RayQueryProceedKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v RayQueryProceedKHRInst) Inst() *Inst { return v.in }

// AsRayQueryProceedKHR returns the view of in, which must be an OpRayQueryProceedKHR.
func AsRayQueryProceedKHR(in *Inst) RayQueryProceedKHRInst { return RayQueryProceedKHRInst{in} }

// RayQuery returns the id RayQuery.
func (v RayQueryProceedKHRInst) RayQuery() ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryProceedKHRInst) SetRayQuery(id ID) { v.in.SetID(0, id) }

// RayQueryGetIntersectionTypeKHRInst is a view of an OpRayQueryGetIntersectionTypeKHR.
type RayQueryGetIntersectionTypeKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionTypeKHRInst) Inst() *Inst { return v.in }

// AsRayQueryGetIntersectionTypeKHR returns the view of in, which must be an OpRayQueryGetIntersectionTypeKHR.
func AsRayQueryGetIntersectionTypeKHR(in *Inst) RayQueryGetIntersectionTypeKHRInst {
	return RayQueryGetIntersectionTypeKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionTypeKHRInst) RayQuery() ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionTypeKHRInst) SetRayQuery(id ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryGetIntersectionTypeKHRInst) Intersection() ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryGetIntersectionTypeKHRInst) SetIntersection(id ID) { v.in.SetID(1, id) }

// ImageSampleWeightedQCOMInst is a view of an OpImageSampleWeightedQCOM.
type ImageSampleWeightedQCOMInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageSampleWeightedQCOMInst) Inst() *Inst { return v.in }

// AsImageSampleWeightedQCOM returns the view of in, which must be an OpImageSampleWeightedQCOM.
func AsImageSampleWeightedQCOM(in *Inst) ImageSampleWeightedQCOMInst {
	return ImageSampleWeightedQCOMInst{in}
}

// Texture returns the id Texture.
func (v ImageSampleWeightedQCOMInst) Texture() ID { return v.in.ID(0) }

// SetTexture sets the id Texture.
func (v ImageSampleWeightedQCOMInst) SetTexture(id ID) { v.in.SetID(0, id) }

// Coordinates returns the id Coordinates.
func (v ImageSampleWeightedQCOMInst) Coordinates() ID { return v.in.ID(1) }

// SetCoordinates sets the id Coordinates.
func (v ImageSampleWeightedQCOMInst) SetCoordinates(id ID) { v.in.SetID(1, id) }

// Weights returns the id Weights.
func (v ImageSampleWeightedQCOMInst) Weights() ID { return v.in.ID(2) }

// SetWeights sets the id Weights.
func (v ImageSampleWeightedQCOMInst) SetWeights(id ID) { v.in.SetID(2, id) }

// ImageBoxFilterQCOMInst is a view of an OpImageBoxFilterQCOM.
type ImageBoxFilterQCOMInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageBoxFilterQCOMInst) Inst() *Inst { return v.in }

// AsImageBoxFilterQCOM returns the view of in, which must be an OpImageBoxFilterQCOM.
func AsImageBoxFilterQCOM(in *Inst) ImageBoxFilterQCOMInst { return ImageBoxFilterQCOMInst{in} }

// Texture returns the id Texture.
func (v ImageBoxFilterQCOMInst) Texture() ID { return v.in.ID(0) }

// SetTexture sets the id Texture.
func (v ImageBoxFilterQCOMInst) SetTexture(id ID) { v.in.SetID(0, id) }

// Coordinates returns the id Coordinates.
func (v ImageBoxFilterQCOMInst) Coordinates() ID { return v.in.ID(1) }

// SetCoordinates sets the id Coordinates.
func (v ImageBoxFilterQCOMInst) SetCoordinates(id ID) { v.in.SetID(1, id) }

// BoxSize returns the id Box Size.
func (v ImageBoxFilterQCOMInst) BoxSize() ID { return v.in.ID(2) }

// SetBoxSize sets the id Box Size.
func (v ImageBoxFilterQCOMInst) SetBoxSize(id ID) { v.in.SetID(2, id) }

// ImageBlockMatchSSDQCOMInst is a view of an OpImageBlockMatchSSDQCOM.
type ImageBlockMatchSSDQCOMInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageBlockMatchSSDQCOMInst) Inst() *Inst { return v.in }

// AsImageBlockMatchSSDQCOM returns the view of in, which must be an OpImageBlockMatchSSDQCOM.
func AsImageBlockMatchSSDQCOM(in *Inst) ImageBlockMatchSSDQCOMInst {
	return ImageBlockMatchSSDQCOMInst{in}
}

// Target returns the id Target.
func (v ImageBlockMatchSSDQCOMInst) Target() ID { return v.in.ID(0) }

// SetTarget sets the id Target.
func (v ImageBlockMatchSSDQCOMInst) SetTarget(id ID) { v.in.SetID(0, id) }

// TargetCoordinates returns the id Target Coordinates.
func (v ImageBlockMatchSSDQCOMInst) TargetCoordinates() ID { return v.in.ID(1) }

// SetTargetCoordinates sets the id Target Coordinates.
func (v ImageBlockMatchSSDQCOMInst) SetTargetCoordinates(id ID) { v.in.SetID(1, id) }

// Reference returns the id Reference.
func (v ImageBlockMatchSSDQCOMInst) Reference() ID { return v.in.ID(2) }

// SetReference sets the id Reference.
func (v ImageBlockMatchSSDQCOMInst) SetReference(id ID) { v.in.SetID(2, id) }

// ReferenceCoordinates returns the id Reference Coordinates.
func (v ImageBlockMatchSSDQCOMInst) ReferenceCoordinates() ID { return v.in.ID(3) }

// SetReferenceCoordinates sets the id Reference Coordinates.
func (v ImageBlockMatchSSDQCOMInst) SetReferenceCoordinates(id ID) { v.in.SetID(3, id) }

// BlockSize returns the id Block Size.
func (v ImageBlockMatchSSDQCOMInst) BlockSize() ID { return v.in.ID(4) }

// SetBlockSize sets the id Block Size.
func (v ImageBlockMatchSSDQCOMInst) SetBlockSize(id ID) { v.in.SetID(4, id) }

// ImageBlockMatchSADQCOMInst is a view of an OpImageBlockMatchSADQCOM.
type ImageBlockMatchSADQCOMInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageBlockMatchSADQCOMInst) Inst() *Inst { return v.in }

// AsImageBlockMatchSADQCOM returns the view of in, which must be an OpImageBlockMatchSADQCOM.
func AsImageBlockMatchSADQCOM(in *Inst) ImageBlockMatchSADQCOMInst {
	return ImageBlockMatchSADQCOMInst{in}
}

// Target returns the id Target.
func (v ImageBlockMatchSADQCOMInst) Target() ID { return v.in.ID(0) }

// SetTarget sets the id Target.
func (v ImageBlockMatchSADQCOMInst) SetTarget(id ID) { v.in.SetID(0, id) }

// TargetCoordinates returns the id Target Coordinates.
func (v ImageBlockMatchSADQCOMInst) TargetCoordinates() ID { return v.in.ID(1) }

// SetTargetCoordinates sets the id Target Coordinates.
func (v ImageBlockMatchSADQCOMInst) SetTargetCoordinates(id ID) { v.in.SetID(1, id) }

// Reference returns the id Reference.
func (v ImageBlockMatchSADQCOMInst) Reference() ID { return v.in.ID(2) }

// SetReference sets the id Reference.
func (v ImageBlockMatchSADQCOMInst) SetReference(id ID) { v.in.SetID(2, id) }

// ReferenceCoordinates returns the id Reference Coordinates.
func (v ImageBlockMatchSADQCOMInst) ReferenceCoordinates() ID { return v.in.ID(3) }

// SetReferenceCoordinates sets the id Reference Coordinates.
func (v ImageBlockMatchSADQCOMInst) SetReferenceCoordinates(id ID) { v.in.SetID(3, id) }

// BlockSize returns the id Block Size.
func (v ImageBlockMatchSADQCOMInst) BlockSize() ID { return v.in.ID(4) }

// SetBlockSize sets the id Block Size.
func (v ImageBlockMatchSADQCOMInst) SetBlockSize(id ID) { v.in.SetID(4, id) }

// BitCastArrayQCOMInst is a view of an OpBitCastArrayQCOM.
type BitCastArrayQCOMInst struct{ in *Inst }

// Inst returns the instruction.
func (v BitCastArrayQCOMInst) Inst() *Inst { return v.in }

// AsBitCastArrayQCOM returns the view of in, which must be an OpBitCastArrayQCOM.
func AsBitCastArrayQCOM(in *Inst) BitCastArrayQCOMInst { return BitCastArrayQCOMInst{in} }

// SourceArray returns the id Source Array.
func (v BitCastArrayQCOMInst) SourceArray() ID { return v.in.ID(0) }

// SetSourceArray sets the id Source Array.
func (v BitCastArrayQCOMInst) SetSourceArray(id ID) { v.in.SetID(0, id) }

// ImageBlockMatchWindowSSDQCOMInst is a view of an OpImageBlockMatchWindowSSDQCOM.
type ImageBlockMatchWindowSSDQCOMInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageBlockMatchWindowSSDQCOMInst) Inst() *Inst { return v.in }

// AsImageBlockMatchWindowSSDQCOM returns the view of in, which must be an OpImageBlockMatchWindowSSDQCOM.
func AsImageBlockMatchWindowSSDQCOM(in *Inst) ImageBlockMatchWindowSSDQCOMInst {
	return ImageBlockMatchWindowSSDQCOMInst{in}
}

// TargetSampledImage returns the id Target Sampled Image.
func (v ImageBlockMatchWindowSSDQCOMInst) TargetSampledImage() ID { return v.in.ID(0) }

// SetTargetSampledImage sets the id Target Sampled Image.
func (v ImageBlockMatchWindowSSDQCOMInst) SetTargetSampledImage(id ID) { v.in.SetID(0, id) }

// TargetCoordinates returns the id Target Coordinates.
func (v ImageBlockMatchWindowSSDQCOMInst) TargetCoordinates() ID { return v.in.ID(1) }

// SetTargetCoordinates sets the id Target Coordinates.
func (v ImageBlockMatchWindowSSDQCOMInst) SetTargetCoordinates(id ID) { v.in.SetID(1, id) }

// ReferenceSampledImage returns the id Reference Sampled Image.
func (v ImageBlockMatchWindowSSDQCOMInst) ReferenceSampledImage() ID { return v.in.ID(2) }

// SetReferenceSampledImage sets the id Reference Sampled Image.
func (v ImageBlockMatchWindowSSDQCOMInst) SetReferenceSampledImage(id ID) { v.in.SetID(2, id) }

// ReferenceCoordinates returns the id Reference Coordinates.
func (v ImageBlockMatchWindowSSDQCOMInst) ReferenceCoordinates() ID { return v.in.ID(3) }

// SetReferenceCoordinates sets the id Reference Coordinates.
func (v ImageBlockMatchWindowSSDQCOMInst) SetReferenceCoordinates(id ID) { v.in.SetID(3, id) }

// BlockSize returns the id Block Size.
func (v ImageBlockMatchWindowSSDQCOMInst) BlockSize() ID { return v.in.ID(4) }

// SetBlockSize sets the id Block Size.
func (v ImageBlockMatchWindowSSDQCOMInst) SetBlockSize(id ID) { v.in.SetID(4, id) }

// ImageBlockMatchWindowSADQCOMInst is a view of an OpImageBlockMatchWindowSADQCOM.
type ImageBlockMatchWindowSADQCOMInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageBlockMatchWindowSADQCOMInst) Inst() *Inst { return v.in }

// AsImageBlockMatchWindowSADQCOM returns the view of in, which must be an OpImageBlockMatchWindowSADQCOM.
func AsImageBlockMatchWindowSADQCOM(in *Inst) ImageBlockMatchWindowSADQCOMInst {
	return ImageBlockMatchWindowSADQCOMInst{in}
}

// TargetSampledImage returns the id Target Sampled Image.
func (v ImageBlockMatchWindowSADQCOMInst) TargetSampledImage() ID { return v.in.ID(0) }

// SetTargetSampledImage sets the id Target Sampled Image.
func (v ImageBlockMatchWindowSADQCOMInst) SetTargetSampledImage(id ID) { v.in.SetID(0, id) }

// TargetCoordinates returns the id Target Coordinates.
func (v ImageBlockMatchWindowSADQCOMInst) TargetCoordinates() ID { return v.in.ID(1) }

// SetTargetCoordinates sets the id Target Coordinates.
func (v ImageBlockMatchWindowSADQCOMInst) SetTargetCoordinates(id ID) { v.in.SetID(1, id) }

// ReferenceSampledImage returns the id Reference Sampled Image.
func (v ImageBlockMatchWindowSADQCOMInst) ReferenceSampledImage() ID { return v.in.ID(2) }

// SetReferenceSampledImage sets the id Reference Sampled Image.
func (v ImageBlockMatchWindowSADQCOMInst) SetReferenceSampledImage(id ID) { v.in.SetID(2, id) }

// ReferenceCoordinates returns the id Reference Coordinates.
func (v ImageBlockMatchWindowSADQCOMInst) ReferenceCoordinates() ID { return v.in.ID(3) }

// SetReferenceCoordinates sets the id Reference Coordinates.
func (v ImageBlockMatchWindowSADQCOMInst) SetReferenceCoordinates(id ID) { v.in.SetID(3, id) }

// BlockSize returns the id Block Size.
func (v ImageBlockMatchWindowSADQCOMInst) BlockSize() ID { return v.in.ID(4) }

// SetBlockSize sets the id Block Size.
func (v ImageBlockMatchWindowSADQCOMInst) SetBlockSize(id ID) { v.in.SetID(4, id) }

// ImageBlockMatchGatherSSDQCOMInst is a view of an OpImageBlockMatchGatherSSDQCOM.
type ImageBlockMatchGatherSSDQCOMInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageBlockMatchGatherSSDQCOMInst) Inst() *Inst { return v.in }

// AsImageBlockMatchGatherSSDQCOM returns the view of in, which must be an OpImageBlockMatchGatherSSDQCOM.
func AsImageBlockMatchGatherSSDQCOM(in *Inst) ImageBlockMatchGatherSSDQCOMInst {
	return ImageBlockMatchGatherSSDQCOMInst{in}
}

// TargetSampledImage returns the id Target Sampled Image.
func (v ImageBlockMatchGatherSSDQCOMInst) TargetSampledImage() ID { return v.in.ID(0) }

// SetTargetSampledImage sets the id Target Sampled Image.
func (v ImageBlockMatchGatherSSDQCOMInst) SetTargetSampledImage(id ID) { v.in.SetID(0, id) }

// TargetCoordinates returns the id Target Coordinates.
func (v ImageBlockMatchGatherSSDQCOMInst) TargetCoordinates() ID { return v.in.ID(1) }

// SetTargetCoordinates sets the id Target Coordinates.
func (v ImageBlockMatchGatherSSDQCOMInst) SetTargetCoordinates(id ID) { v.in.SetID(1, id) }

// ReferenceSampledImage returns the id Reference Sampled Image.
func (v ImageBlockMatchGatherSSDQCOMInst) ReferenceSampledImage() ID { return v.in.ID(2) }

// SetReferenceSampledImage sets the id Reference Sampled Image.
func (v ImageBlockMatchGatherSSDQCOMInst) SetReferenceSampledImage(id ID) { v.in.SetID(2, id) }

// ReferenceCoordinates returns the id Reference Coordinates.
func (v ImageBlockMatchGatherSSDQCOMInst) ReferenceCoordinates() ID { return v.in.ID(3) }

// SetReferenceCoordinates sets the id Reference Coordinates.
func (v ImageBlockMatchGatherSSDQCOMInst) SetReferenceCoordinates(id ID) { v.in.SetID(3, id) }

// BlockSize returns the id Block Size.
func (v ImageBlockMatchGatherSSDQCOMInst) BlockSize() ID { return v.in.ID(4) }

// SetBlockSize sets the id Block Size.
func (v ImageBlockMatchGatherSSDQCOMInst) SetBlockSize(id ID) { v.in.SetID(4, id) }

// ImageBlockMatchGatherSADQCOMInst is a view of an OpImageBlockMatchGatherSADQCOM.
type ImageBlockMatchGatherSADQCOMInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageBlockMatchGatherSADQCOMInst) Inst() *Inst { return v.in }

// AsImageBlockMatchGatherSADQCOM returns the view of in, which must be an OpImageBlockMatchGatherSADQCOM.
func AsImageBlockMatchGatherSADQCOM(in *Inst) ImageBlockMatchGatherSADQCOMInst {
	return ImageBlockMatchGatherSADQCOMInst{in}
}

// TargetSampledImage returns the id Target Sampled Image.
func (v ImageBlockMatchGatherSADQCOMInst) TargetSampledImage() ID { return v.in.ID(0) }

// SetTargetSampledImage sets the id Target Sampled Image.
func (v ImageBlockMatchGatherSADQCOMInst) SetTargetSampledImage(id ID) { v.in.SetID(0, id) }

// TargetCoordinates returns the id Target Coordinates.
func (v ImageBlockMatchGatherSADQCOMInst) TargetCoordinates() ID { return v.in.ID(1) }

// SetTargetCoordinates sets the id Target Coordinates.
func (v ImageBlockMatchGatherSADQCOMInst) SetTargetCoordinates(id ID) { v.in.SetID(1, id) }

// ReferenceSampledImage returns the id Reference Sampled Image.
func (v ImageBlockMatchGatherSADQCOMInst) ReferenceSampledImage() ID { return v.in.ID(2) }

// SetReferenceSampledImage sets the id Reference Sampled Image.
func (v ImageBlockMatchGatherSADQCOMInst) SetReferenceSampledImage(id ID) { v.in.SetID(2, id) }

// ReferenceCoordinates returns the id Reference Coordinates.
func (v ImageBlockMatchGatherSADQCOMInst) ReferenceCoordinates() ID { return v.in.ID(3) }

// SetReferenceCoordinates sets the id Reference Coordinates.
func (v ImageBlockMatchGatherSADQCOMInst) SetReferenceCoordinates(id ID) { v.in.SetID(3, id) }

// BlockSize returns the id Block Size.
func (v ImageBlockMatchGatherSADQCOMInst) BlockSize() ID { return v.in.ID(4) }

// SetBlockSize sets the id Block Size.
func (v ImageBlockMatchGatherSADQCOMInst) SetBlockSize(id ID) { v.in.SetID(4, id) }

// CompositeConstructCoopMatQCOMInst is a view of an OpCompositeConstructCoopMatQCOM.
type CompositeConstructCoopMatQCOMInst struct{ in *Inst }

// Inst returns the instruction.
func (v CompositeConstructCoopMatQCOMInst) Inst() *Inst { return v.in }

// AsCompositeConstructCoopMatQCOM returns the view of in, which must be an OpCompositeConstructCoopMatQCOM.
func AsCompositeConstructCoopMatQCOM(in *Inst) CompositeConstructCoopMatQCOMInst {
	return CompositeConstructCoopMatQCOMInst{in}
}

// SourceArray returns the id Source Array.
func (v CompositeConstructCoopMatQCOMInst) SourceArray() ID { return v.in.ID(0) }

// SetSourceArray sets the id Source Array.
func (v CompositeConstructCoopMatQCOMInst) SetSourceArray(id ID) { v.in.SetID(0, id) }

// CompositeExtractCoopMatQCOMInst is a view of an OpCompositeExtractCoopMatQCOM.
type CompositeExtractCoopMatQCOMInst struct{ in *Inst }

// Inst returns the instruction.
func (v CompositeExtractCoopMatQCOMInst) Inst() *Inst { return v.in }

// AsCompositeExtractCoopMatQCOM returns the view of in, which must be an OpCompositeExtractCoopMatQCOM.
func AsCompositeExtractCoopMatQCOM(in *Inst) CompositeExtractCoopMatQCOMInst {
	return CompositeExtractCoopMatQCOMInst{in}
}

// SourceCooperativeMatrix returns the id Source Cooperative Matrix.
func (v CompositeExtractCoopMatQCOMInst) SourceCooperativeMatrix() ID { return v.in.ID(0) }

// SetSourceCooperativeMatrix sets the id Source Cooperative Matrix.
func (v CompositeExtractCoopMatQCOMInst) SetSourceCooperativeMatrix(id ID) { v.in.SetID(0, id) }

// ExtractSubArrayQCOMInst is a view of an OpExtractSubArrayQCOM.
type ExtractSubArrayQCOMInst struct{ in *Inst }

// Inst returns the instruction.
func (v ExtractSubArrayQCOMInst) Inst() *Inst { return v.in }

// AsExtractSubArrayQCOM returns the view of in, which must be an OpExtractSubArrayQCOM.
func AsExtractSubArrayQCOM(in *Inst) ExtractSubArrayQCOMInst { return ExtractSubArrayQCOMInst{in} }

// SourceArray returns the id Source Array.
func (v ExtractSubArrayQCOMInst) SourceArray() ID { return v.in.ID(0) }

// SetSourceArray sets the id Source Array.
func (v ExtractSubArrayQCOMInst) SetSourceArray(id ID) { v.in.SetID(0, id) }

// Index returns the id index.
func (v ExtractSubArrayQCOMInst) Index() ID { return v.in.ID(1) }

// SetIndex sets the id index.
func (v ExtractSubArrayQCOMInst) SetIndex(id ID) { v.in.SetID(1, id) }

// ImageGatherQCOMInst is a view of an OpImageGatherQCOM.
type ImageGatherQCOMInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageGatherQCOMInst) Inst() *Inst { return v.in }

// AsImageGatherQCOM returns the view of in, which must be an OpImageGatherQCOM.
func AsImageGatherQCOM(in *Inst) ImageGatherQCOMInst { return ImageGatherQCOMInst{in} }

// SampledImage returns the id Sampled Image.
func (v ImageGatherQCOMInst) SampledImage() ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageGatherQCOMInst) SetSampledImage(id ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageGatherQCOMInst) Coordinate() ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageGatherQCOMInst) SetCoordinate(id ID) { v.in.SetID(1, id) }

// Component returns the id Component.
func (v ImageGatherQCOMInst) Component() ID { return v.in.ID(2) }

// SetComponent sets the id Component.
func (v ImageGatherQCOMInst) SetComponent(id ID) { v.in.SetID(2, id) }

// Mode returns the id Mode.
func (v ImageGatherQCOMInst) Mode() ID { return v.in.ID(3) }

// SetMode sets the id Mode.
func (v ImageGatherQCOMInst) SetMode(id ID) { v.in.SetID(3, id) }

// ImageOperands returns ImageOperands, 0 where it is absent.
func (v ImageGatherQCOMInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(v.in.optionalWord(4))
}

// GroupIAddNonUniformAMDInst is a view of an OpGroupIAddNonUniformAMD.
type GroupIAddNonUniformAMDInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupIAddNonUniformAMDInst) Inst() *Inst { return v.in }

// AsGroupIAddNonUniformAMD returns the view of in, which must be an OpGroupIAddNonUniformAMD.
func AsGroupIAddNonUniformAMD(in *Inst) GroupIAddNonUniformAMDInst {
	return GroupIAddNonUniformAMDInst{in}
}

// Execution returns the id Execution.
func (v GroupIAddNonUniformAMDInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupIAddNonUniformAMDInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupIAddNonUniformAMDInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Word(1))
}

// X returns the id X.
func (v GroupIAddNonUniformAMDInst) X() ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupIAddNonUniformAMDInst) SetX(id ID) { v.in.SetID(2, id) }

// GroupFAddNonUniformAMDInst is a view of an OpGroupFAddNonUniformAMD.
type GroupFAddNonUniformAMDInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupFAddNonUniformAMDInst) Inst() *Inst { return v.in }

// AsGroupFAddNonUniformAMD returns the view of in, which must be an OpGroupFAddNonUniformAMD.
func AsGroupFAddNonUniformAMD(in *Inst) GroupFAddNonUniformAMDInst {
	return GroupFAddNonUniformAMDInst{in}
}

// Execution returns the id Execution.
func (v GroupFAddNonUniformAMDInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupFAddNonUniformAMDInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupFAddNonUniformAMDInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Word(1))
}

// X returns the id X.
func (v GroupFAddNonUniformAMDInst) X() ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupFAddNonUniformAMDInst) SetX(id ID) { v.in.SetID(2, id) }

// GroupFMinNonUniformAMDInst is a view of an OpGroupFMinNonUniformAMD.
type GroupFMinNonUniformAMDInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupFMinNonUniformAMDInst) Inst() *Inst { return v.in }

// AsGroupFMinNonUniformAMD returns the view of in, which must be an OpGroupFMinNonUniformAMD.
func AsGroupFMinNonUniformAMD(in *Inst) GroupFMinNonUniformAMDInst {
	return GroupFMinNonUniformAMDInst{in}
}

// Execution returns the id Execution.
func (v GroupFMinNonUniformAMDInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupFMinNonUniformAMDInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupFMinNonUniformAMDInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Word(1))
}

// X returns the id X.
func (v GroupFMinNonUniformAMDInst) X() ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupFMinNonUniformAMDInst) SetX(id ID) { v.in.SetID(2, id) }

// GroupUMinNonUniformAMDInst is a view of an OpGroupUMinNonUniformAMD.
type GroupUMinNonUniformAMDInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupUMinNonUniformAMDInst) Inst() *Inst { return v.in }

// AsGroupUMinNonUniformAMD returns the view of in, which must be an OpGroupUMinNonUniformAMD.
func AsGroupUMinNonUniformAMD(in *Inst) GroupUMinNonUniformAMDInst {
	return GroupUMinNonUniformAMDInst{in}
}

// Execution returns the id Execution.
func (v GroupUMinNonUniformAMDInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupUMinNonUniformAMDInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupUMinNonUniformAMDInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Word(1))
}

// X returns the id X.
func (v GroupUMinNonUniformAMDInst) X() ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupUMinNonUniformAMDInst) SetX(id ID) { v.in.SetID(2, id) }

// GroupSMinNonUniformAMDInst is a view of an OpGroupSMinNonUniformAMD.
type GroupSMinNonUniformAMDInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupSMinNonUniformAMDInst) Inst() *Inst { return v.in }

// AsGroupSMinNonUniformAMD returns the view of in, which must be an OpGroupSMinNonUniformAMD.
func AsGroupSMinNonUniformAMD(in *Inst) GroupSMinNonUniformAMDInst {
	return GroupSMinNonUniformAMDInst{in}
}

// Execution returns the id Execution.
func (v GroupSMinNonUniformAMDInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupSMinNonUniformAMDInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupSMinNonUniformAMDInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Word(1))
}

// X returns the id X.
func (v GroupSMinNonUniformAMDInst) X() ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupSMinNonUniformAMDInst) SetX(id ID) { v.in.SetID(2, id) }

// GroupFMaxNonUniformAMDInst is a view of an OpGroupFMaxNonUniformAMD.
type GroupFMaxNonUniformAMDInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupFMaxNonUniformAMDInst) Inst() *Inst { return v.in }

// AsGroupFMaxNonUniformAMD returns the view of in, which must be an OpGroupFMaxNonUniformAMD.
func AsGroupFMaxNonUniformAMD(in *Inst) GroupFMaxNonUniformAMDInst {
	return GroupFMaxNonUniformAMDInst{in}
}

// Execution returns the id Execution.
func (v GroupFMaxNonUniformAMDInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupFMaxNonUniformAMDInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupFMaxNonUniformAMDInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Word(1))
}

// X returns the id X.
func (v GroupFMaxNonUniformAMDInst) X() ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupFMaxNonUniformAMDInst) SetX(id ID) { v.in.SetID(2, id) }

// GroupUMaxNonUniformAMDInst is a view of an OpGroupUMaxNonUniformAMD.
type GroupUMaxNonUniformAMDInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupUMaxNonUniformAMDInst) Inst() *Inst { return v.in }

// AsGroupUMaxNonUniformAMD returns the view of in, which must be an OpGroupUMaxNonUniformAMD.
func AsGroupUMaxNonUniformAMD(in *Inst) GroupUMaxNonUniformAMDInst {
	return GroupUMaxNonUniformAMDInst{in}
}

// Execution returns the id Execution.
func (v GroupUMaxNonUniformAMDInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupUMaxNonUniformAMDInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupUMaxNonUniformAMDInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Word(1))
}

// X returns the id X.
func (v GroupUMaxNonUniformAMDInst) X() ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupUMaxNonUniformAMDInst) SetX(id ID) { v.in.SetID(2, id) }

// GroupSMaxNonUniformAMDInst is a view of an OpGroupSMaxNonUniformAMD.
type GroupSMaxNonUniformAMDInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupSMaxNonUniformAMDInst) Inst() *Inst { return v.in }

// AsGroupSMaxNonUniformAMD returns the view of in, which must be an OpGroupSMaxNonUniformAMD.
func AsGroupSMaxNonUniformAMD(in *Inst) GroupSMaxNonUniformAMDInst {
	return GroupSMaxNonUniformAMDInst{in}
}

// Execution returns the id Execution.
func (v GroupSMaxNonUniformAMDInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupSMaxNonUniformAMDInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupSMaxNonUniformAMDInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Word(1))
}

// X returns the id X.
func (v GroupSMaxNonUniformAMDInst) X() ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupSMaxNonUniformAMDInst) SetX(id ID) { v.in.SetID(2, id) }

// FragmentMaskFetchAMDInst is a view of an OpFragmentMaskFetchAMD.
type FragmentMaskFetchAMDInst struct{ in *Inst }

// Inst returns the instruction.
func (v FragmentMaskFetchAMDInst) Inst() *Inst { return v.in }

// AsFragmentMaskFetchAMD returns the view of in, which must be an OpFragmentMaskFetchAMD.
func AsFragmentMaskFetchAMD(in *Inst) FragmentMaskFetchAMDInst { return FragmentMaskFetchAMDInst{in} }

// Image returns the id Image.
func (v FragmentMaskFetchAMDInst) Image() ID { return v.in.ID(0) }

// SetImage sets the id Image.
func (v FragmentMaskFetchAMDInst) SetImage(id ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v FragmentMaskFetchAMDInst) Coordinate() ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v FragmentMaskFetchAMDInst) SetCoordinate(id ID) { v.in.SetID(1, id) }

// FragmentFetchAMDInst is a view of an OpFragmentFetchAMD.
type FragmentFetchAMDInst struct{ in *Inst }

// Inst returns the instruction.
func (v FragmentFetchAMDInst) Inst() *Inst { return v.in }

// AsFragmentFetchAMD returns the view of in, which must be an OpFragmentFetchAMD.
func AsFragmentFetchAMD(in *Inst) FragmentFetchAMDInst { return FragmentFetchAMDInst{in} }

// Image returns the id Image.
func (v FragmentFetchAMDInst) Image() ID { return v.in.ID(0) }

// SetImage sets the id Image.
func (v FragmentFetchAMDInst) SetImage(id ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v FragmentFetchAMDInst) Coordinate() ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v FragmentFetchAMDInst) SetCoordinate(id ID) { v.in.SetID(1, id) }

// FragmentIndex returns the id Fragment Index.
func (v FragmentFetchAMDInst) FragmentIndex() ID { return v.in.ID(2) }

// SetFragmentIndex sets the id Fragment Index.
func (v FragmentFetchAMDInst) SetFragmentIndex(id ID) { v.in.SetID(2, id) }

// ReadClockKHRInst is a view of an OpReadClockKHR.
type ReadClockKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v ReadClockKHRInst) Inst() *Inst { return v.in }

// AsReadClockKHR returns the view of in, which must be an OpReadClockKHR.
func AsReadClockKHR(in *Inst) ReadClockKHRInst { return ReadClockKHRInst{in} }

// Scope returns the id Scope.
func (v ReadClockKHRInst) Scope() ID { return v.in.ID(0) }

// SetScope sets the id Scope.
func (v ReadClockKHRInst) SetScope(id ID) { v.in.SetID(0, id) }

// AllocateNodePayloadsAMDXInst is a view of an OpAllocateNodePayloadsAMDX.
type AllocateNodePayloadsAMDXInst struct{ in *Inst }

// Inst returns the instruction.
func (v AllocateNodePayloadsAMDXInst) Inst() *Inst { return v.in }

// AsAllocateNodePayloadsAMDX returns the view of in, which must be an OpAllocateNodePayloadsAMDX.
func AsAllocateNodePayloadsAMDX(in *Inst) AllocateNodePayloadsAMDXInst {
	return AllocateNodePayloadsAMDXInst{in}
}

// Visibility returns the id Visibility.
func (v AllocateNodePayloadsAMDXInst) Visibility() ID { return v.in.ID(0) }

// SetVisibility sets the id Visibility.
func (v AllocateNodePayloadsAMDXInst) SetVisibility(id ID) { v.in.SetID(0, id) }

// PayloadCount returns the id Payload Count.
func (v AllocateNodePayloadsAMDXInst) PayloadCount() ID { return v.in.ID(1) }

// SetPayloadCount sets the id Payload Count.
func (v AllocateNodePayloadsAMDXInst) SetPayloadCount(id ID) { v.in.SetID(1, id) }

// NodeIndex returns the id Node Index.
func (v AllocateNodePayloadsAMDXInst) NodeIndex() ID { return v.in.ID(2) }

// SetNodeIndex sets the id Node Index.
func (v AllocateNodePayloadsAMDXInst) SetNodeIndex(id ID) { v.in.SetID(2, id) }

// EnqueueNodePayloadsAMDXInst is a view of an OpEnqueueNodePayloadsAMDX.
type EnqueueNodePayloadsAMDXInst struct{ in *Inst }

// Inst returns the instruction.
func (v EnqueueNodePayloadsAMDXInst) Inst() *Inst { return v.in }

// AsEnqueueNodePayloadsAMDX returns the view of in, which must be an OpEnqueueNodePayloadsAMDX.
func AsEnqueueNodePayloadsAMDX(in *Inst) EnqueueNodePayloadsAMDXInst {
	return EnqueueNodePayloadsAMDXInst{in}
}

// PayloadArray returns the id Payload Array.
func (v EnqueueNodePayloadsAMDXInst) PayloadArray() ID { return v.in.ID(0) }

// SetPayloadArray sets the id Payload Array.
func (v EnqueueNodePayloadsAMDXInst) SetPayloadArray(id ID) { v.in.SetID(0, id) }

// TypeNodePayloadArrayAMDXInst is a view of an OpTypeNodePayloadArrayAMDX.
type TypeNodePayloadArrayAMDXInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeNodePayloadArrayAMDXInst) Inst() *Inst { return v.in }

// AsTypeNodePayloadArrayAMDX returns the view of in, which must be an OpTypeNodePayloadArrayAMDX.
func AsTypeNodePayloadArrayAMDX(in *Inst) TypeNodePayloadArrayAMDXInst {
	return TypeNodePayloadArrayAMDXInst{in}
}

// PayloadType returns the id Payload Type.
func (v TypeNodePayloadArrayAMDXInst) PayloadType() ID { return v.in.ID(0) }

// SetPayloadType sets the id Payload Type.
func (v TypeNodePayloadArrayAMDXInst) SetPayloadType(id ID) { v.in.SetID(0, id) }

// FinishWritingNodePayloadAMDXInst is a view of an OpFinishWritingNodePayloadAMDX.
type FinishWritingNodePayloadAMDXInst struct{ in *Inst }

// Inst returns the instruction.
func (v FinishWritingNodePayloadAMDXInst) Inst() *Inst { return v.in }

// AsFinishWritingNodePayloadAMDX returns the view of in, which must be an OpFinishWritingNodePayloadAMDX.
func AsFinishWritingNodePayloadAMDX(in *Inst) FinishWritingNodePayloadAMDXInst {
	return FinishWritingNodePayloadAMDXInst{in}
}

// Payload returns the id Payload.
func (v FinishWritingNodePayloadAMDXInst) Payload() ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v FinishWritingNodePayloadAMDXInst) SetPayload(id ID) { v.in.SetID(0, id) }

// NodePayloadArrayLengthAMDXInst is a view of an OpNodePayloadArrayLengthAMDX.
type NodePayloadArrayLengthAMDXInst struct{ in *Inst }

// Inst returns the instruction.
func (v NodePayloadArrayLengthAMDXInst) Inst() *Inst { return v.in }

// AsNodePayloadArrayLengthAMDX returns the view of in, which must be an OpNodePayloadArrayLengthAMDX.
func AsNodePayloadArrayLengthAMDX(in *Inst) NodePayloadArrayLengthAMDXInst {
	return NodePayloadArrayLengthAMDXInst{in}
}

// PayloadArray returns the id Payload Array.
func (v NodePayloadArrayLengthAMDXInst) PayloadArray() ID { return v.in.ID(0) }

// SetPayloadArray sets the id Payload Array.
func (v NodePayloadArrayLengthAMDXInst) SetPayloadArray(id ID) { v.in.SetID(0, id) }

// IsNodePayloadValidAMDXInst is a view of an OpIsNodePayloadValidAMDX.
type IsNodePayloadValidAMDXInst struct{ in *Inst }

// Inst returns the instruction.
func (v IsNodePayloadValidAMDXInst) Inst() *Inst { return v.in }

// AsIsNodePayloadValidAMDX returns the view of in, which must be an OpIsNodePayloadValidAMDX.
func AsIsNodePayloadValidAMDX(in *Inst) IsNodePayloadValidAMDXInst {
	return IsNodePayloadValidAMDXInst{in}
}

// PayloadType returns the id Payload Type.
func (v IsNodePayloadValidAMDXInst) PayloadType() ID { return v.in.ID(0) }

// SetPayloadType sets the id Payload Type.
func (v IsNodePayloadValidAMDXInst) SetPayloadType(id ID) { v.in.SetID(0, id) }

// NodeIndex returns the id Node Index.
func (v IsNodePayloadValidAMDXInst) NodeIndex() ID { return v.in.ID(1) }

// SetNodeIndex sets the id Node Index.
func (v IsNodePayloadValidAMDXInst) SetNodeIndex(id ID) { v.in.SetID(1, id) }

// ConstantStringAMDXInst is a view of an OpConstantStringAMDX.
type ConstantStringAMDXInst struct{ in *Inst }

// Inst returns the instruction.
func (v ConstantStringAMDXInst) Inst() *Inst { return v.in }

// AsConstantStringAMDX returns the view of in, which must be an OpConstantStringAMDX.
func AsConstantStringAMDX(in *Inst) ConstantStringAMDXInst { return ConstantStringAMDXInst{in} }

// LiteralString returns the string Literal String.
func (v ConstantStringAMDXInst) LiteralString() string { return v.in.stringAt(0) }

// SpecConstantStringAMDXInst is a view of an OpSpecConstantStringAMDX.
type SpecConstantStringAMDXInst struct{ in *Inst }

// Inst returns the instruction.
func (v SpecConstantStringAMDXInst) Inst() *Inst { return v.in }

// AsSpecConstantStringAMDX returns the view of in, which must be an OpSpecConstantStringAMDX.
func AsSpecConstantStringAMDX(in *Inst) SpecConstantStringAMDXInst {
	return SpecConstantStringAMDXInst{in}
}

// LiteralString returns the string Literal String.
func (v SpecConstantStringAMDXInst) LiteralString() string { return v.in.stringAt(0) }

// GroupNonUniformQuadAllKHRInst is a view of an OpGroupNonUniformQuadAllKHR.
type GroupNonUniformQuadAllKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupNonUniformQuadAllKHRInst) Inst() *Inst { return v.in }

// AsGroupNonUniformQuadAllKHR returns the view of in, which must be an OpGroupNonUniformQuadAllKHR.
func AsGroupNonUniformQuadAllKHR(in *Inst) GroupNonUniformQuadAllKHRInst {
	return GroupNonUniformQuadAllKHRInst{in}
}

// Predicate returns the id Predicate.
func (v GroupNonUniformQuadAllKHRInst) Predicate() ID { return v.in.ID(0) }

// SetPredicate sets the id Predicate.
func (v GroupNonUniformQuadAllKHRInst) SetPredicate(id ID) { v.in.SetID(0, id) }

// GroupNonUniformQuadAnyKHRInst is a view of an OpGroupNonUniformQuadAnyKHR.
type GroupNonUniformQuadAnyKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupNonUniformQuadAnyKHRInst) Inst() *Inst { return v.in }

// AsGroupNonUniformQuadAnyKHR returns the view of in, which must be an OpGroupNonUniformQuadAnyKHR.
func AsGroupNonUniformQuadAnyKHR(in *Inst) GroupNonUniformQuadAnyKHRInst {
	return GroupNonUniformQuadAnyKHRInst{in}
}

// Predicate returns the id Predicate.
func (v GroupNonUniformQuadAnyKHRInst) Predicate() ID { return v.in.ID(0) }

// SetPredicate sets the id Predicate.
func (v GroupNonUniformQuadAnyKHRInst) SetPredicate(id ID) { v.in.SetID(0, id) }

// TypeBufferEXTInst is a view of an OpTypeBufferEXT.
type TypeBufferEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeBufferEXTInst) Inst() *Inst { return v.in }

// AsTypeBufferEXT returns the view of in, which must be an OpTypeBufferEXT.
func AsTypeBufferEXT(in *Inst) TypeBufferEXTInst { return TypeBufferEXTInst{in} }

// StorageClass returns StorageClass.
func (v TypeBufferEXTInst) StorageClass() spirv.StorageClass { return spirv.StorageClass(v.in.Word(0)) }

// BufferPointerEXTInst is a view of an OpBufferPointerEXT.
type BufferPointerEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v BufferPointerEXTInst) Inst() *Inst { return v.in }

// AsBufferPointerEXT returns the view of in, which must be an OpBufferPointerEXT.
func AsBufferPointerEXT(in *Inst) BufferPointerEXTInst { return BufferPointerEXTInst{in} }

// Buffer returns the id Buffer.
func (v BufferPointerEXTInst) Buffer() ID { return v.in.ID(0) }

// SetBuffer sets the id Buffer.
func (v BufferPointerEXTInst) SetBuffer(id ID) { v.in.SetID(0, id) }

// AbortKHRInst is a view of an OpAbortKHR.
type AbortKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v AbortKHRInst) Inst() *Inst { return v.in }

// AsAbortKHR returns the view of in, which must be an OpAbortKHR.
func AsAbortKHR(in *Inst) AbortKHRInst { return AbortKHRInst{in} }

// MessageType returns the id Message Type.
func (v AbortKHRInst) MessageType() ID { return v.in.ID(0) }

// SetMessageType sets the id Message Type.
func (v AbortKHRInst) SetMessageType(id ID) { v.in.SetID(0, id) }

// Message returns the id Message'.
func (v AbortKHRInst) Message() ID { return v.in.ID(1) }

// SetMessage sets the id Message'.
func (v AbortKHRInst) SetMessage(id ID) { v.in.SetID(1, id) }

// UntypedImageTexelPointerEXTInst is a view of an OpUntypedImageTexelPointerEXT.
type UntypedImageTexelPointerEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v UntypedImageTexelPointerEXTInst) Inst() *Inst { return v.in }

// AsUntypedImageTexelPointerEXT returns the view of in, which must be an OpUntypedImageTexelPointerEXT.
func AsUntypedImageTexelPointerEXT(in *Inst) UntypedImageTexelPointerEXTInst {
	return UntypedImageTexelPointerEXTInst{in}
}

// ImageType returns the id ImageType.
func (v UntypedImageTexelPointerEXTInst) ImageType() ID { return v.in.ID(0) }

// SetImageType sets the id ImageType.
func (v UntypedImageTexelPointerEXTInst) SetImageType(id ID) { v.in.SetID(0, id) }

// Image returns the id Image.
func (v UntypedImageTexelPointerEXTInst) Image() ID { return v.in.ID(1) }

// SetImage sets the id Image.
func (v UntypedImageTexelPointerEXTInst) SetImage(id ID) { v.in.SetID(1, id) }

// Coordinate returns the id Coordinate.
func (v UntypedImageTexelPointerEXTInst) Coordinate() ID { return v.in.ID(2) }

// SetCoordinate sets the id Coordinate.
func (v UntypedImageTexelPointerEXTInst) SetCoordinate(id ID) { v.in.SetID(2, id) }

// Sample returns the id Sample.
func (v UntypedImageTexelPointerEXTInst) Sample() ID { return v.in.ID(3) }

// SetSample sets the id Sample.
func (v UntypedImageTexelPointerEXTInst) SetSample(id ID) { v.in.SetID(3, id) }

// MemberDecorateIdEXTInst is a view of an OpMemberDecorateIdEXT.
type MemberDecorateIdEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v MemberDecorateIdEXTInst) Inst() *Inst { return v.in }

// AsMemberDecorateIdEXT returns the view of in, which must be an OpMemberDecorateIdEXT.
func AsMemberDecorateIdEXT(in *Inst) MemberDecorateIdEXTInst { return MemberDecorateIdEXTInst{in} }

// StructureType returns the id Structure Type.
func (v MemberDecorateIdEXTInst) StructureType() ID { return v.in.ID(0) }

// SetStructureType sets the id Structure Type.
func (v MemberDecorateIdEXTInst) SetStructureType(id ID) { v.in.SetID(0, id) }

// Member returns the literal Member.
func (v MemberDecorateIdEXTInst) Member() uint32 { return v.in.Word(1) }

// Decoration returns Decoration.
func (v MemberDecorateIdEXTInst) Decoration() spirv.Decoration { return spirv.Decoration(v.in.Word(2)) }

// ConstantSizeOfEXTInst is a view of an OpConstantSizeOfEXT.
type ConstantSizeOfEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v ConstantSizeOfEXTInst) Inst() *Inst { return v.in }

// AsConstantSizeOfEXT returns the view of in, which must be an OpConstantSizeOfEXT.
func AsConstantSizeOfEXT(in *Inst) ConstantSizeOfEXTInst { return ConstantSizeOfEXTInst{in} }

// Type returns the id Type.
func (v ConstantSizeOfEXTInst) Type() ID { return v.in.ID(0) }

// SetType sets the id Type.
func (v ConstantSizeOfEXTInst) SetType(id ID) { v.in.SetID(0, id) }

// ConstantDataKHRInst is a view of an OpConstantDataKHR.
type ConstantDataKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v ConstantDataKHRInst) Inst() *Inst { return v.in }

// AsConstantDataKHR returns the view of in, which must be an OpConstantDataKHR.
func AsConstantDataKHR(in *Inst) ConstantDataKHRInst { return ConstantDataKHRInst{in} }

// Data returns the words of Data.
func (v ConstantDataKHRInst) Data() []uint32 { return v.in.wordsFrom(0) }

// SpecConstantDataKHRInst is a view of an OpSpecConstantDataKHR.
type SpecConstantDataKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v SpecConstantDataKHRInst) Inst() *Inst { return v.in }

// AsSpecConstantDataKHR returns the view of in, which must be an OpSpecConstantDataKHR.
func AsSpecConstantDataKHR(in *Inst) SpecConstantDataKHRInst { return SpecConstantDataKHRInst{in} }

// Data returns the words of Data.
func (v SpecConstantDataKHRInst) Data() []uint32 { return v.in.wordsFrom(0) }

// PoisonKHRInst is a view of an OpPoisonKHR.
type PoisonKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v PoisonKHRInst) Inst() *Inst { return v.in }

// AsPoisonKHR returns the view of in, which must be an OpPoisonKHR.
func AsPoisonKHR(in *Inst) PoisonKHRInst { return PoisonKHRInst{in} }

// FreezeKHRInst is a view of an OpFreezeKHR.
type FreezeKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v FreezeKHRInst) Inst() *Inst { return v.in }

// AsFreezeKHR returns the view of in, which must be an OpFreezeKHR.
func AsFreezeKHR(in *Inst) FreezeKHRInst { return FreezeKHRInst{in} }

// Value returns the id Value.
func (v FreezeKHRInst) Value() ID { return v.in.ID(0) }

// SetValue sets the id Value.
func (v FreezeKHRInst) SetValue(id ID) { v.in.SetID(0, id) }

// HitObjectRecordHitMotionNVInst is a view of an OpHitObjectRecordHitMotionNV.
type HitObjectRecordHitMotionNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectRecordHitMotionNVInst) Inst() *Inst { return v.in }

// AsHitObjectRecordHitMotionNV returns the view of in, which must be an OpHitObjectRecordHitMotionNV.
func AsHitObjectRecordHitMotionNV(in *Inst) HitObjectRecordHitMotionNVInst {
	return HitObjectRecordHitMotionNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectRecordHitMotionNVInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectRecordHitMotionNVInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// AccelerationStructure returns the id Acceleration Structure.
func (v HitObjectRecordHitMotionNVInst) AccelerationStructure() ID { return v.in.ID(1) }

// SetAccelerationStructure sets the id Acceleration Structure.
func (v HitObjectRecordHitMotionNVInst) SetAccelerationStructure(id ID) { v.in.SetID(1, id) }

// InstanceId returns the id InstanceId.
func (v HitObjectRecordHitMotionNVInst) InstanceId() ID { return v.in.ID(2) }

// SetInstanceId sets the id InstanceId.
func (v HitObjectRecordHitMotionNVInst) SetInstanceId(id ID) { v.in.SetID(2, id) }

// PrimitiveId returns the id PrimitiveId.
func (v HitObjectRecordHitMotionNVInst) PrimitiveId() ID { return v.in.ID(3) }

// SetPrimitiveId sets the id PrimitiveId.
func (v HitObjectRecordHitMotionNVInst) SetPrimitiveId(id ID) { v.in.SetID(3, id) }

// GeometryIndex returns the id GeometryIndex.
func (v HitObjectRecordHitMotionNVInst) GeometryIndex() ID { return v.in.ID(4) }

// SetGeometryIndex sets the id GeometryIndex.
func (v HitObjectRecordHitMotionNVInst) SetGeometryIndex(id ID) { v.in.SetID(4, id) }

// HitKind returns the id Hit Kind.
func (v HitObjectRecordHitMotionNVInst) HitKind() ID { return v.in.ID(5) }

// SetHitKind sets the id Hit Kind.
func (v HitObjectRecordHitMotionNVInst) SetHitKind(id ID) { v.in.SetID(5, id) }

// SBTRecordOffset returns the id SBT Record Offset.
func (v HitObjectRecordHitMotionNVInst) SBTRecordOffset() ID { return v.in.ID(6) }

// SetSBTRecordOffset sets the id SBT Record Offset.
func (v HitObjectRecordHitMotionNVInst) SetSBTRecordOffset(id ID) { v.in.SetID(6, id) }

// SBTRecordStride returns the id SBT Record Stride.
func (v HitObjectRecordHitMotionNVInst) SBTRecordStride() ID { return v.in.ID(7) }

// SetSBTRecordStride sets the id SBT Record Stride.
func (v HitObjectRecordHitMotionNVInst) SetSBTRecordStride(id ID) { v.in.SetID(7, id) }

// Origin returns the id Origin.
func (v HitObjectRecordHitMotionNVInst) Origin() ID { return v.in.ID(8) }

// SetOrigin sets the id Origin.
func (v HitObjectRecordHitMotionNVInst) SetOrigin(id ID) { v.in.SetID(8, id) }

// TMin returns the id TMin.
func (v HitObjectRecordHitMotionNVInst) TMin() ID { return v.in.ID(9) }

// SetTMin sets the id TMin.
func (v HitObjectRecordHitMotionNVInst) SetTMin(id ID) { v.in.SetID(9, id) }

// Direction returns the id Direction.
func (v HitObjectRecordHitMotionNVInst) Direction() ID { return v.in.ID(10) }

// SetDirection sets the id Direction.
func (v HitObjectRecordHitMotionNVInst) SetDirection(id ID) { v.in.SetID(10, id) }

// TMax returns the id TMax.
func (v HitObjectRecordHitMotionNVInst) TMax() ID { return v.in.ID(11) }

// SetTMax sets the id TMax.
func (v HitObjectRecordHitMotionNVInst) SetTMax(id ID) { v.in.SetID(11, id) }

// CurrentTime returns the id Current Time.
func (v HitObjectRecordHitMotionNVInst) CurrentTime() ID { return v.in.ID(12) }

// SetCurrentTime sets the id Current Time.
func (v HitObjectRecordHitMotionNVInst) SetCurrentTime(id ID) { v.in.SetID(12, id) }

// HitObjectAttributes returns the id HitObject Attributes.
func (v HitObjectRecordHitMotionNVInst) HitObjectAttributes() ID { return v.in.ID(13) }

// SetHitObjectAttributes sets the id HitObject Attributes.
func (v HitObjectRecordHitMotionNVInst) SetHitObjectAttributes(id ID) { v.in.SetID(13, id) }

// HitObjectRecordHitWithIndexMotionNVInst is a view of an OpHitObjectRecordHitWithIndexMotionNV.
type HitObjectRecordHitWithIndexMotionNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectRecordHitWithIndexMotionNVInst) Inst() *Inst { return v.in }

// AsHitObjectRecordHitWithIndexMotionNV returns the view of in, which must be an OpHitObjectRecordHitWithIndexMotionNV.
func AsHitObjectRecordHitWithIndexMotionNV(in *Inst) HitObjectRecordHitWithIndexMotionNVInst {
	return HitObjectRecordHitWithIndexMotionNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectRecordHitWithIndexMotionNVInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectRecordHitWithIndexMotionNVInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// AccelerationStructure returns the id Acceleration Structure.
func (v HitObjectRecordHitWithIndexMotionNVInst) AccelerationStructure() ID { return v.in.ID(1) }

// SetAccelerationStructure sets the id Acceleration Structure.
func (v HitObjectRecordHitWithIndexMotionNVInst) SetAccelerationStructure(id ID) { v.in.SetID(1, id) }

// InstanceId returns the id InstanceId.
func (v HitObjectRecordHitWithIndexMotionNVInst) InstanceId() ID { return v.in.ID(2) }

// SetInstanceId sets the id InstanceId.
func (v HitObjectRecordHitWithIndexMotionNVInst) SetInstanceId(id ID) { v.in.SetID(2, id) }

// PrimitiveId returns the id PrimitiveId.
func (v HitObjectRecordHitWithIndexMotionNVInst) PrimitiveId() ID { return v.in.ID(3) }

// SetPrimitiveId sets the id PrimitiveId.
func (v HitObjectRecordHitWithIndexMotionNVInst) SetPrimitiveId(id ID) { v.in.SetID(3, id) }

// GeometryIndex returns the id GeometryIndex.
func (v HitObjectRecordHitWithIndexMotionNVInst) GeometryIndex() ID { return v.in.ID(4) }

// SetGeometryIndex sets the id GeometryIndex.
func (v HitObjectRecordHitWithIndexMotionNVInst) SetGeometryIndex(id ID) { v.in.SetID(4, id) }

// HitKind returns the id Hit Kind.
func (v HitObjectRecordHitWithIndexMotionNVInst) HitKind() ID { return v.in.ID(5) }

// SetHitKind sets the id Hit Kind.
func (v HitObjectRecordHitWithIndexMotionNVInst) SetHitKind(id ID) { v.in.SetID(5, id) }

// SBTRecordIndex returns the id SBT Record Index.
func (v HitObjectRecordHitWithIndexMotionNVInst) SBTRecordIndex() ID { return v.in.ID(6) }

// SetSBTRecordIndex sets the id SBT Record Index.
func (v HitObjectRecordHitWithIndexMotionNVInst) SetSBTRecordIndex(id ID) { v.in.SetID(6, id) }

// Origin returns the id Origin.
func (v HitObjectRecordHitWithIndexMotionNVInst) Origin() ID { return v.in.ID(7) }

// SetOrigin sets the id Origin.
func (v HitObjectRecordHitWithIndexMotionNVInst) SetOrigin(id ID) { v.in.SetID(7, id) }

// TMin returns the id TMin.
func (v HitObjectRecordHitWithIndexMotionNVInst) TMin() ID { return v.in.ID(8) }

// SetTMin sets the id TMin.
func (v HitObjectRecordHitWithIndexMotionNVInst) SetTMin(id ID) { v.in.SetID(8, id) }

// Direction returns the id Direction.
func (v HitObjectRecordHitWithIndexMotionNVInst) Direction() ID { return v.in.ID(9) }

// SetDirection sets the id Direction.
func (v HitObjectRecordHitWithIndexMotionNVInst) SetDirection(id ID) { v.in.SetID(9, id) }

// TMax returns the id TMax.
func (v HitObjectRecordHitWithIndexMotionNVInst) TMax() ID { return v.in.ID(10) }

// SetTMax sets the id TMax.
func (v HitObjectRecordHitWithIndexMotionNVInst) SetTMax(id ID) { v.in.SetID(10, id) }

// CurrentTime returns the id Current Time.
func (v HitObjectRecordHitWithIndexMotionNVInst) CurrentTime() ID { return v.in.ID(11) }

// SetCurrentTime sets the id Current Time.
func (v HitObjectRecordHitWithIndexMotionNVInst) SetCurrentTime(id ID) { v.in.SetID(11, id) }

// HitObjectAttributes returns the id HitObject Attributes.
func (v HitObjectRecordHitWithIndexMotionNVInst) HitObjectAttributes() ID { return v.in.ID(12) }

// SetHitObjectAttributes sets the id HitObject Attributes.
func (v HitObjectRecordHitWithIndexMotionNVInst) SetHitObjectAttributes(id ID) { v.in.SetID(12, id) }

// HitObjectRecordMissMotionNVInst is a view of an OpHitObjectRecordMissMotionNV.
type HitObjectRecordMissMotionNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectRecordMissMotionNVInst) Inst() *Inst { return v.in }

// AsHitObjectRecordMissMotionNV returns the view of in, which must be an OpHitObjectRecordMissMotionNV.
func AsHitObjectRecordMissMotionNV(in *Inst) HitObjectRecordMissMotionNVInst {
	return HitObjectRecordMissMotionNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectRecordMissMotionNVInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectRecordMissMotionNVInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// SBTIndex returns the id SBT Index.
func (v HitObjectRecordMissMotionNVInst) SBTIndex() ID { return v.in.ID(1) }

// SetSBTIndex sets the id SBT Index.
func (v HitObjectRecordMissMotionNVInst) SetSBTIndex(id ID) { v.in.SetID(1, id) }

// Origin returns the id Origin.
func (v HitObjectRecordMissMotionNVInst) Origin() ID { return v.in.ID(2) }

// SetOrigin sets the id Origin.
func (v HitObjectRecordMissMotionNVInst) SetOrigin(id ID) { v.in.SetID(2, id) }

// TMin returns the id TMin.
func (v HitObjectRecordMissMotionNVInst) TMin() ID { return v.in.ID(3) }

// SetTMin sets the id TMin.
func (v HitObjectRecordMissMotionNVInst) SetTMin(id ID) { v.in.SetID(3, id) }

// Direction returns the id Direction.
func (v HitObjectRecordMissMotionNVInst) Direction() ID { return v.in.ID(4) }

// SetDirection sets the id Direction.
func (v HitObjectRecordMissMotionNVInst) SetDirection(id ID) { v.in.SetID(4, id) }

// TMax returns the id TMax.
func (v HitObjectRecordMissMotionNVInst) TMax() ID { return v.in.ID(5) }

// SetTMax sets the id TMax.
func (v HitObjectRecordMissMotionNVInst) SetTMax(id ID) { v.in.SetID(5, id) }

// CurrentTime returns the id Current Time.
func (v HitObjectRecordMissMotionNVInst) CurrentTime() ID { return v.in.ID(6) }

// SetCurrentTime sets the id Current Time.
func (v HitObjectRecordMissMotionNVInst) SetCurrentTime(id ID) { v.in.SetID(6, id) }

// HitObjectGetWorldToObjectNVInst is a view of an OpHitObjectGetWorldToObjectNV.
type HitObjectGetWorldToObjectNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetWorldToObjectNVInst) Inst() *Inst { return v.in }

// AsHitObjectGetWorldToObjectNV returns the view of in, which must be an OpHitObjectGetWorldToObjectNV.
func AsHitObjectGetWorldToObjectNV(in *Inst) HitObjectGetWorldToObjectNVInst {
	return HitObjectGetWorldToObjectNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetWorldToObjectNVInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetWorldToObjectNVInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectGetObjectToWorldNVInst is a view of an OpHitObjectGetObjectToWorldNV.
type HitObjectGetObjectToWorldNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetObjectToWorldNVInst) Inst() *Inst { return v.in }

// AsHitObjectGetObjectToWorldNV returns the view of in, which must be an OpHitObjectGetObjectToWorldNV.
func AsHitObjectGetObjectToWorldNV(in *Inst) HitObjectGetObjectToWorldNVInst {
	return HitObjectGetObjectToWorldNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetObjectToWorldNVInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetObjectToWorldNVInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectGetObjectRayDirectionNVInst is a view of an OpHitObjectGetObjectRayDirectionNV.
type HitObjectGetObjectRayDirectionNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetObjectRayDirectionNVInst) Inst() *Inst { return v.in }

// AsHitObjectGetObjectRayDirectionNV returns the view of in, which must be an OpHitObjectGetObjectRayDirectionNV.
func AsHitObjectGetObjectRayDirectionNV(in *Inst) HitObjectGetObjectRayDirectionNVInst {
	return HitObjectGetObjectRayDirectionNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetObjectRayDirectionNVInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetObjectRayDirectionNVInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectGetObjectRayOriginNVInst is a view of an OpHitObjectGetObjectRayOriginNV.
type HitObjectGetObjectRayOriginNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetObjectRayOriginNVInst) Inst() *Inst { return v.in }

// AsHitObjectGetObjectRayOriginNV returns the view of in, which must be an OpHitObjectGetObjectRayOriginNV.
func AsHitObjectGetObjectRayOriginNV(in *Inst) HitObjectGetObjectRayOriginNVInst {
	return HitObjectGetObjectRayOriginNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetObjectRayOriginNVInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetObjectRayOriginNVInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectTraceRayMotionNVInst is a view of an OpHitObjectTraceRayMotionNV.
type HitObjectTraceRayMotionNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectTraceRayMotionNVInst) Inst() *Inst { return v.in }

// AsHitObjectTraceRayMotionNV returns the view of in, which must be an OpHitObjectTraceRayMotionNV.
func AsHitObjectTraceRayMotionNV(in *Inst) HitObjectTraceRayMotionNVInst {
	return HitObjectTraceRayMotionNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectTraceRayMotionNVInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectTraceRayMotionNVInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// AccelerationStructure returns the id Acceleration Structure.
func (v HitObjectTraceRayMotionNVInst) AccelerationStructure() ID { return v.in.ID(1) }

// SetAccelerationStructure sets the id Acceleration Structure.
func (v HitObjectTraceRayMotionNVInst) SetAccelerationStructure(id ID) { v.in.SetID(1, id) }

// RayFlags returns the id RayFlags.
func (v HitObjectTraceRayMotionNVInst) RayFlags() ID { return v.in.ID(2) }

// SetRayFlags sets the id RayFlags.
func (v HitObjectTraceRayMotionNVInst) SetRayFlags(id ID) { v.in.SetID(2, id) }

// Cullmask returns the id Cullmask.
func (v HitObjectTraceRayMotionNVInst) Cullmask() ID { return v.in.ID(3) }

// SetCullmask sets the id Cullmask.
func (v HitObjectTraceRayMotionNVInst) SetCullmask(id ID) { v.in.SetID(3, id) }

// SBTRecordOffset returns the id SBT Record Offset.
func (v HitObjectTraceRayMotionNVInst) SBTRecordOffset() ID { return v.in.ID(4) }

// SetSBTRecordOffset sets the id SBT Record Offset.
func (v HitObjectTraceRayMotionNVInst) SetSBTRecordOffset(id ID) { v.in.SetID(4, id) }

// SBTRecordStride returns the id SBT Record Stride.
func (v HitObjectTraceRayMotionNVInst) SBTRecordStride() ID { return v.in.ID(5) }

// SetSBTRecordStride sets the id SBT Record Stride.
func (v HitObjectTraceRayMotionNVInst) SetSBTRecordStride(id ID) { v.in.SetID(5, id) }

// MissIndex returns the id Miss Index.
func (v HitObjectTraceRayMotionNVInst) MissIndex() ID { return v.in.ID(6) }

// SetMissIndex sets the id Miss Index.
func (v HitObjectTraceRayMotionNVInst) SetMissIndex(id ID) { v.in.SetID(6, id) }

// Origin returns the id Origin.
func (v HitObjectTraceRayMotionNVInst) Origin() ID { return v.in.ID(7) }

// SetOrigin sets the id Origin.
func (v HitObjectTraceRayMotionNVInst) SetOrigin(id ID) { v.in.SetID(7, id) }

// TMin returns the id TMin.
func (v HitObjectTraceRayMotionNVInst) TMin() ID { return v.in.ID(8) }

// SetTMin sets the id TMin.
func (v HitObjectTraceRayMotionNVInst) SetTMin(id ID) { v.in.SetID(8, id) }

// Direction returns the id Direction.
func (v HitObjectTraceRayMotionNVInst) Direction() ID { return v.in.ID(9) }

// SetDirection sets the id Direction.
func (v HitObjectTraceRayMotionNVInst) SetDirection(id ID) { v.in.SetID(9, id) }

// TMax returns the id TMax.
func (v HitObjectTraceRayMotionNVInst) TMax() ID { return v.in.ID(10) }

// SetTMax sets the id TMax.
func (v HitObjectTraceRayMotionNVInst) SetTMax(id ID) { v.in.SetID(10, id) }

// Time returns the id Time.
func (v HitObjectTraceRayMotionNVInst) Time() ID { return v.in.ID(11) }

// SetTime sets the id Time.
func (v HitObjectTraceRayMotionNVInst) SetTime(id ID) { v.in.SetID(11, id) }

// Payload returns the id Payload.
func (v HitObjectTraceRayMotionNVInst) Payload() ID { return v.in.ID(12) }

// SetPayload sets the id Payload.
func (v HitObjectTraceRayMotionNVInst) SetPayload(id ID) { v.in.SetID(12, id) }

// HitObjectGetShaderRecordBufferHandleNVInst is a view of an OpHitObjectGetShaderRecordBufferHandleNV.
type HitObjectGetShaderRecordBufferHandleNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetShaderRecordBufferHandleNVInst) Inst() *Inst { return v.in }

// AsHitObjectGetShaderRecordBufferHandleNV returns the view of in, which must be an OpHitObjectGetShaderRecordBufferHandleNV.
func AsHitObjectGetShaderRecordBufferHandleNV(in *Inst) HitObjectGetShaderRecordBufferHandleNVInst {
	return HitObjectGetShaderRecordBufferHandleNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetShaderRecordBufferHandleNVInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetShaderRecordBufferHandleNVInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectGetShaderBindingTableRecordIndexNVInst is a view of an OpHitObjectGetShaderBindingTableRecordIndexNV.
type HitObjectGetShaderBindingTableRecordIndexNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetShaderBindingTableRecordIndexNVInst) Inst() *Inst { return v.in }

// AsHitObjectGetShaderBindingTableRecordIndexNV returns the view of in, which must be an OpHitObjectGetShaderBindingTableRecordIndexNV.
func AsHitObjectGetShaderBindingTableRecordIndexNV(in *Inst) HitObjectGetShaderBindingTableRecordIndexNVInst {
	return HitObjectGetShaderBindingTableRecordIndexNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetShaderBindingTableRecordIndexNVInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetShaderBindingTableRecordIndexNVInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectRecordEmptyNVInst is a view of an OpHitObjectRecordEmptyNV.
type HitObjectRecordEmptyNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectRecordEmptyNVInst) Inst() *Inst { return v.in }

// AsHitObjectRecordEmptyNV returns the view of in, which must be an OpHitObjectRecordEmptyNV.
func AsHitObjectRecordEmptyNV(in *Inst) HitObjectRecordEmptyNVInst {
	return HitObjectRecordEmptyNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectRecordEmptyNVInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectRecordEmptyNVInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectTraceRayNVInst is a view of an OpHitObjectTraceRayNV.
type HitObjectTraceRayNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectTraceRayNVInst) Inst() *Inst { return v.in }

// AsHitObjectTraceRayNV returns the view of in, which must be an OpHitObjectTraceRayNV.
func AsHitObjectTraceRayNV(in *Inst) HitObjectTraceRayNVInst { return HitObjectTraceRayNVInst{in} }

// HitObject returns the id Hit Object.
func (v HitObjectTraceRayNVInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectTraceRayNVInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// AccelerationStructure returns the id Acceleration Structure.
func (v HitObjectTraceRayNVInst) AccelerationStructure() ID { return v.in.ID(1) }

// SetAccelerationStructure sets the id Acceleration Structure.
func (v HitObjectTraceRayNVInst) SetAccelerationStructure(id ID) { v.in.SetID(1, id) }

// RayFlags returns the id RayFlags.
func (v HitObjectTraceRayNVInst) RayFlags() ID { return v.in.ID(2) }

// SetRayFlags sets the id RayFlags.
func (v HitObjectTraceRayNVInst) SetRayFlags(id ID) { v.in.SetID(2, id) }

// Cullmask returns the id Cullmask.
func (v HitObjectTraceRayNVInst) Cullmask() ID { return v.in.ID(3) }

// SetCullmask sets the id Cullmask.
func (v HitObjectTraceRayNVInst) SetCullmask(id ID) { v.in.SetID(3, id) }

// SBTRecordOffset returns the id SBT Record Offset.
func (v HitObjectTraceRayNVInst) SBTRecordOffset() ID { return v.in.ID(4) }

// SetSBTRecordOffset sets the id SBT Record Offset.
func (v HitObjectTraceRayNVInst) SetSBTRecordOffset(id ID) { v.in.SetID(4, id) }

// SBTRecordStride returns the id SBT Record Stride.
func (v HitObjectTraceRayNVInst) SBTRecordStride() ID { return v.in.ID(5) }

// SetSBTRecordStride sets the id SBT Record Stride.
func (v HitObjectTraceRayNVInst) SetSBTRecordStride(id ID) { v.in.SetID(5, id) }

// MissIndex returns the id Miss Index.
func (v HitObjectTraceRayNVInst) MissIndex() ID { return v.in.ID(6) }

// SetMissIndex sets the id Miss Index.
func (v HitObjectTraceRayNVInst) SetMissIndex(id ID) { v.in.SetID(6, id) }

// Origin returns the id Origin.
func (v HitObjectTraceRayNVInst) Origin() ID { return v.in.ID(7) }

// SetOrigin sets the id Origin.
func (v HitObjectTraceRayNVInst) SetOrigin(id ID) { v.in.SetID(7, id) }

// TMin returns the id TMin.
func (v HitObjectTraceRayNVInst) TMin() ID { return v.in.ID(8) }

// SetTMin sets the id TMin.
func (v HitObjectTraceRayNVInst) SetTMin(id ID) { v.in.SetID(8, id) }

// Direction returns the id Direction.
func (v HitObjectTraceRayNVInst) Direction() ID { return v.in.ID(9) }

// SetDirection sets the id Direction.
func (v HitObjectTraceRayNVInst) SetDirection(id ID) { v.in.SetID(9, id) }

// TMax returns the id TMax.
func (v HitObjectTraceRayNVInst) TMax() ID { return v.in.ID(10) }

// SetTMax sets the id TMax.
func (v HitObjectTraceRayNVInst) SetTMax(id ID) { v.in.SetID(10, id) }

// Payload returns the id Payload.
func (v HitObjectTraceRayNVInst) Payload() ID { return v.in.ID(11) }

// SetPayload sets the id Payload.
func (v HitObjectTraceRayNVInst) SetPayload(id ID) { v.in.SetID(11, id) }

// HitObjectRecordHitNVInst is a view of an OpHitObjectRecordHitNV.
type HitObjectRecordHitNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectRecordHitNVInst) Inst() *Inst { return v.in }

// AsHitObjectRecordHitNV returns the view of in, which must be an OpHitObjectRecordHitNV.
func AsHitObjectRecordHitNV(in *Inst) HitObjectRecordHitNVInst { return HitObjectRecordHitNVInst{in} }

// HitObject returns the id Hit Object.
func (v HitObjectRecordHitNVInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectRecordHitNVInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// AccelerationStructure returns the id Acceleration Structure.
func (v HitObjectRecordHitNVInst) AccelerationStructure() ID { return v.in.ID(1) }

// SetAccelerationStructure sets the id Acceleration Structure.
func (v HitObjectRecordHitNVInst) SetAccelerationStructure(id ID) { v.in.SetID(1, id) }

// InstanceId returns the id InstanceId.
func (v HitObjectRecordHitNVInst) InstanceId() ID { return v.in.ID(2) }

// SetInstanceId sets the id InstanceId.
func (v HitObjectRecordHitNVInst) SetInstanceId(id ID) { v.in.SetID(2, id) }

// PrimitiveId returns the id PrimitiveId.
func (v HitObjectRecordHitNVInst) PrimitiveId() ID { return v.in.ID(3) }

// SetPrimitiveId sets the id PrimitiveId.
func (v HitObjectRecordHitNVInst) SetPrimitiveId(id ID) { v.in.SetID(3, id) }

// GeometryIndex returns the id GeometryIndex.
func (v HitObjectRecordHitNVInst) GeometryIndex() ID { return v.in.ID(4) }

// SetGeometryIndex sets the id GeometryIndex.
func (v HitObjectRecordHitNVInst) SetGeometryIndex(id ID) { v.in.SetID(4, id) }

// HitKind returns the id Hit Kind.
func (v HitObjectRecordHitNVInst) HitKind() ID { return v.in.ID(5) }

// SetHitKind sets the id Hit Kind.
func (v HitObjectRecordHitNVInst) SetHitKind(id ID) { v.in.SetID(5, id) }

// SBTRecordOffset returns the id SBT Record Offset.
func (v HitObjectRecordHitNVInst) SBTRecordOffset() ID { return v.in.ID(6) }

// SetSBTRecordOffset sets the id SBT Record Offset.
func (v HitObjectRecordHitNVInst) SetSBTRecordOffset(id ID) { v.in.SetID(6, id) }

// SBTRecordStride returns the id SBT Record Stride.
func (v HitObjectRecordHitNVInst) SBTRecordStride() ID { return v.in.ID(7) }

// SetSBTRecordStride sets the id SBT Record Stride.
func (v HitObjectRecordHitNVInst) SetSBTRecordStride(id ID) { v.in.SetID(7, id) }

// Origin returns the id Origin.
func (v HitObjectRecordHitNVInst) Origin() ID { return v.in.ID(8) }

// SetOrigin sets the id Origin.
func (v HitObjectRecordHitNVInst) SetOrigin(id ID) { v.in.SetID(8, id) }

// TMin returns the id TMin.
func (v HitObjectRecordHitNVInst) TMin() ID { return v.in.ID(9) }

// SetTMin sets the id TMin.
func (v HitObjectRecordHitNVInst) SetTMin(id ID) { v.in.SetID(9, id) }

// Direction returns the id Direction.
func (v HitObjectRecordHitNVInst) Direction() ID { return v.in.ID(10) }

// SetDirection sets the id Direction.
func (v HitObjectRecordHitNVInst) SetDirection(id ID) { v.in.SetID(10, id) }

// TMax returns the id TMax.
func (v HitObjectRecordHitNVInst) TMax() ID { return v.in.ID(11) }

// SetTMax sets the id TMax.
func (v HitObjectRecordHitNVInst) SetTMax(id ID) { v.in.SetID(11, id) }

// HitObjectAttributes returns the id HitObject Attributes.
func (v HitObjectRecordHitNVInst) HitObjectAttributes() ID { return v.in.ID(12) }

// SetHitObjectAttributes sets the id HitObject Attributes.
func (v HitObjectRecordHitNVInst) SetHitObjectAttributes(id ID) { v.in.SetID(12, id) }

// HitObjectRecordHitWithIndexNVInst is a view of an OpHitObjectRecordHitWithIndexNV.
type HitObjectRecordHitWithIndexNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectRecordHitWithIndexNVInst) Inst() *Inst { return v.in }

// AsHitObjectRecordHitWithIndexNV returns the view of in, which must be an OpHitObjectRecordHitWithIndexNV.
func AsHitObjectRecordHitWithIndexNV(in *Inst) HitObjectRecordHitWithIndexNVInst {
	return HitObjectRecordHitWithIndexNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectRecordHitWithIndexNVInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectRecordHitWithIndexNVInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// AccelerationStructure returns the id Acceleration Structure.
func (v HitObjectRecordHitWithIndexNVInst) AccelerationStructure() ID { return v.in.ID(1) }

// SetAccelerationStructure sets the id Acceleration Structure.
func (v HitObjectRecordHitWithIndexNVInst) SetAccelerationStructure(id ID) { v.in.SetID(1, id) }

// InstanceId returns the id InstanceId.
func (v HitObjectRecordHitWithIndexNVInst) InstanceId() ID { return v.in.ID(2) }

// SetInstanceId sets the id InstanceId.
func (v HitObjectRecordHitWithIndexNVInst) SetInstanceId(id ID) { v.in.SetID(2, id) }

// PrimitiveId returns the id PrimitiveId.
func (v HitObjectRecordHitWithIndexNVInst) PrimitiveId() ID { return v.in.ID(3) }

// SetPrimitiveId sets the id PrimitiveId.
func (v HitObjectRecordHitWithIndexNVInst) SetPrimitiveId(id ID) { v.in.SetID(3, id) }

// GeometryIndex returns the id GeometryIndex.
func (v HitObjectRecordHitWithIndexNVInst) GeometryIndex() ID { return v.in.ID(4) }

// SetGeometryIndex sets the id GeometryIndex.
func (v HitObjectRecordHitWithIndexNVInst) SetGeometryIndex(id ID) { v.in.SetID(4, id) }

// HitKind returns the id Hit Kind.
func (v HitObjectRecordHitWithIndexNVInst) HitKind() ID { return v.in.ID(5) }

// SetHitKind sets the id Hit Kind.
func (v HitObjectRecordHitWithIndexNVInst) SetHitKind(id ID) { v.in.SetID(5, id) }

// SBTRecordIndex returns the id SBT Record Index.
func (v HitObjectRecordHitWithIndexNVInst) SBTRecordIndex() ID { return v.in.ID(6) }

// SetSBTRecordIndex sets the id SBT Record Index.
func (v HitObjectRecordHitWithIndexNVInst) SetSBTRecordIndex(id ID) { v.in.SetID(6, id) }

// Origin returns the id Origin.
func (v HitObjectRecordHitWithIndexNVInst) Origin() ID { return v.in.ID(7) }

// SetOrigin sets the id Origin.
func (v HitObjectRecordHitWithIndexNVInst) SetOrigin(id ID) { v.in.SetID(7, id) }

// TMin returns the id TMin.
func (v HitObjectRecordHitWithIndexNVInst) TMin() ID { return v.in.ID(8) }

// SetTMin sets the id TMin.
func (v HitObjectRecordHitWithIndexNVInst) SetTMin(id ID) { v.in.SetID(8, id) }

// Direction returns the id Direction.
func (v HitObjectRecordHitWithIndexNVInst) Direction() ID { return v.in.ID(9) }

// SetDirection sets the id Direction.
func (v HitObjectRecordHitWithIndexNVInst) SetDirection(id ID) { v.in.SetID(9, id) }

// TMax returns the id TMax.
func (v HitObjectRecordHitWithIndexNVInst) TMax() ID { return v.in.ID(10) }

// SetTMax sets the id TMax.
func (v HitObjectRecordHitWithIndexNVInst) SetTMax(id ID) { v.in.SetID(10, id) }

// HitObjectAttributes returns the id HitObject Attributes.
func (v HitObjectRecordHitWithIndexNVInst) HitObjectAttributes() ID { return v.in.ID(11) }

// SetHitObjectAttributes sets the id HitObject Attributes.
func (v HitObjectRecordHitWithIndexNVInst) SetHitObjectAttributes(id ID) { v.in.SetID(11, id) }

// HitObjectRecordMissNVInst is a view of an OpHitObjectRecordMissNV.
type HitObjectRecordMissNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectRecordMissNVInst) Inst() *Inst { return v.in }

// AsHitObjectRecordMissNV returns the view of in, which must be an OpHitObjectRecordMissNV.
func AsHitObjectRecordMissNV(in *Inst) HitObjectRecordMissNVInst {
	return HitObjectRecordMissNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectRecordMissNVInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectRecordMissNVInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// SBTIndex returns the id SBT Index.
func (v HitObjectRecordMissNVInst) SBTIndex() ID { return v.in.ID(1) }

// SetSBTIndex sets the id SBT Index.
func (v HitObjectRecordMissNVInst) SetSBTIndex(id ID) { v.in.SetID(1, id) }

// Origin returns the id Origin.
func (v HitObjectRecordMissNVInst) Origin() ID { return v.in.ID(2) }

// SetOrigin sets the id Origin.
func (v HitObjectRecordMissNVInst) SetOrigin(id ID) { v.in.SetID(2, id) }

// TMin returns the id TMin.
func (v HitObjectRecordMissNVInst) TMin() ID { return v.in.ID(3) }

// SetTMin sets the id TMin.
func (v HitObjectRecordMissNVInst) SetTMin(id ID) { v.in.SetID(3, id) }

// Direction returns the id Direction.
func (v HitObjectRecordMissNVInst) Direction() ID { return v.in.ID(4) }

// SetDirection sets the id Direction.
func (v HitObjectRecordMissNVInst) SetDirection(id ID) { v.in.SetID(4, id) }

// TMax returns the id TMax.
func (v HitObjectRecordMissNVInst) TMax() ID { return v.in.ID(5) }

// SetTMax sets the id TMax.
func (v HitObjectRecordMissNVInst) SetTMax(id ID) { v.in.SetID(5, id) }

// HitObjectExecuteShaderNVInst is a view of an OpHitObjectExecuteShaderNV.
type HitObjectExecuteShaderNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectExecuteShaderNVInst) Inst() *Inst { return v.in }

// AsHitObjectExecuteShaderNV returns the view of in, which must be an OpHitObjectExecuteShaderNV.
func AsHitObjectExecuteShaderNV(in *Inst) HitObjectExecuteShaderNVInst {
	return HitObjectExecuteShaderNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectExecuteShaderNVInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectExecuteShaderNVInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// Payload returns the id Payload.
func (v HitObjectExecuteShaderNVInst) Payload() ID { return v.in.ID(1) }

// SetPayload sets the id Payload.
func (v HitObjectExecuteShaderNVInst) SetPayload(id ID) { v.in.SetID(1, id) }

// HitObjectGetCurrentTimeNVInst is a view of an OpHitObjectGetCurrentTimeNV.
type HitObjectGetCurrentTimeNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetCurrentTimeNVInst) Inst() *Inst { return v.in }

// AsHitObjectGetCurrentTimeNV returns the view of in, which must be an OpHitObjectGetCurrentTimeNV.
func AsHitObjectGetCurrentTimeNV(in *Inst) HitObjectGetCurrentTimeNVInst {
	return HitObjectGetCurrentTimeNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetCurrentTimeNVInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetCurrentTimeNVInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectGetAttributesNVInst is a view of an OpHitObjectGetAttributesNV.
type HitObjectGetAttributesNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetAttributesNVInst) Inst() *Inst { return v.in }

// AsHitObjectGetAttributesNV returns the view of in, which must be an OpHitObjectGetAttributesNV.
func AsHitObjectGetAttributesNV(in *Inst) HitObjectGetAttributesNVInst {
	return HitObjectGetAttributesNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetAttributesNVInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetAttributesNVInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectAttribute returns the id Hit Object Attribute.
func (v HitObjectGetAttributesNVInst) HitObjectAttribute() ID { return v.in.ID(1) }

// SetHitObjectAttribute sets the id Hit Object Attribute.
func (v HitObjectGetAttributesNVInst) SetHitObjectAttribute(id ID) { v.in.SetID(1, id) }

// HitObjectGetHitKindNVInst is a view of an OpHitObjectGetHitKindNV.
type HitObjectGetHitKindNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetHitKindNVInst) Inst() *Inst { return v.in }

// AsHitObjectGetHitKindNV returns the view of in, which must be an OpHitObjectGetHitKindNV.
func AsHitObjectGetHitKindNV(in *Inst) HitObjectGetHitKindNVInst {
	return HitObjectGetHitKindNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetHitKindNVInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetHitKindNVInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectGetPrimitiveIndexNVInst is a view of an OpHitObjectGetPrimitiveIndexNV.
type HitObjectGetPrimitiveIndexNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetPrimitiveIndexNVInst) Inst() *Inst { return v.in }

// AsHitObjectGetPrimitiveIndexNV returns the view of in, which must be an OpHitObjectGetPrimitiveIndexNV.
func AsHitObjectGetPrimitiveIndexNV(in *Inst) HitObjectGetPrimitiveIndexNVInst {
	return HitObjectGetPrimitiveIndexNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetPrimitiveIndexNVInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetPrimitiveIndexNVInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectGetGeometryIndexNVInst is a view of an OpHitObjectGetGeometryIndexNV.
type HitObjectGetGeometryIndexNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetGeometryIndexNVInst) Inst() *Inst { return v.in }

// AsHitObjectGetGeometryIndexNV returns the view of in, which must be an OpHitObjectGetGeometryIndexNV.
func AsHitObjectGetGeometryIndexNV(in *Inst) HitObjectGetGeometryIndexNVInst {
	return HitObjectGetGeometryIndexNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetGeometryIndexNVInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetGeometryIndexNVInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectGetInstanceIdNVInst is a view of an OpHitObjectGetInstanceIdNV.
type HitObjectGetInstanceIdNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetInstanceIdNVInst) Inst() *Inst { return v.in }

// AsHitObjectGetInstanceIdNV returns the view of in, which must be an OpHitObjectGetInstanceIdNV.
func AsHitObjectGetInstanceIdNV(in *Inst) HitObjectGetInstanceIdNVInst {
	return HitObjectGetInstanceIdNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetInstanceIdNVInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetInstanceIdNVInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectGetInstanceCustomIndexNVInst is a view of an OpHitObjectGetInstanceCustomIndexNV.
type HitObjectGetInstanceCustomIndexNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetInstanceCustomIndexNVInst) Inst() *Inst { return v.in }

// AsHitObjectGetInstanceCustomIndexNV returns the view of in, which must be an OpHitObjectGetInstanceCustomIndexNV.
func AsHitObjectGetInstanceCustomIndexNV(in *Inst) HitObjectGetInstanceCustomIndexNVInst {
	return HitObjectGetInstanceCustomIndexNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetInstanceCustomIndexNVInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetInstanceCustomIndexNVInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectGetWorldRayDirectionNVInst is a view of an OpHitObjectGetWorldRayDirectionNV.
type HitObjectGetWorldRayDirectionNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetWorldRayDirectionNVInst) Inst() *Inst { return v.in }

// AsHitObjectGetWorldRayDirectionNV returns the view of in, which must be an OpHitObjectGetWorldRayDirectionNV.
func AsHitObjectGetWorldRayDirectionNV(in *Inst) HitObjectGetWorldRayDirectionNVInst {
	return HitObjectGetWorldRayDirectionNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetWorldRayDirectionNVInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetWorldRayDirectionNVInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectGetWorldRayOriginNVInst is a view of an OpHitObjectGetWorldRayOriginNV.
type HitObjectGetWorldRayOriginNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetWorldRayOriginNVInst) Inst() *Inst { return v.in }

// AsHitObjectGetWorldRayOriginNV returns the view of in, which must be an OpHitObjectGetWorldRayOriginNV.
func AsHitObjectGetWorldRayOriginNV(in *Inst) HitObjectGetWorldRayOriginNVInst {
	return HitObjectGetWorldRayOriginNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetWorldRayOriginNVInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetWorldRayOriginNVInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectGetRayTMaxNVInst is a view of an OpHitObjectGetRayTMaxNV.
type HitObjectGetRayTMaxNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetRayTMaxNVInst) Inst() *Inst { return v.in }

// AsHitObjectGetRayTMaxNV returns the view of in, which must be an OpHitObjectGetRayTMaxNV.
func AsHitObjectGetRayTMaxNV(in *Inst) HitObjectGetRayTMaxNVInst {
	return HitObjectGetRayTMaxNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetRayTMaxNVInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetRayTMaxNVInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectGetRayTMinNVInst is a view of an OpHitObjectGetRayTMinNV.
type HitObjectGetRayTMinNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetRayTMinNVInst) Inst() *Inst { return v.in }

// AsHitObjectGetRayTMinNV returns the view of in, which must be an OpHitObjectGetRayTMinNV.
func AsHitObjectGetRayTMinNV(in *Inst) HitObjectGetRayTMinNVInst {
	return HitObjectGetRayTMinNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetRayTMinNVInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetRayTMinNVInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectIsEmptyNVInst is a view of an OpHitObjectIsEmptyNV.
type HitObjectIsEmptyNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectIsEmptyNVInst) Inst() *Inst { return v.in }

// AsHitObjectIsEmptyNV returns the view of in, which must be an OpHitObjectIsEmptyNV.
func AsHitObjectIsEmptyNV(in *Inst) HitObjectIsEmptyNVInst { return HitObjectIsEmptyNVInst{in} }

// HitObject returns the id Hit Object.
func (v HitObjectIsEmptyNVInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectIsEmptyNVInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectIsHitNVInst is a view of an OpHitObjectIsHitNV.
type HitObjectIsHitNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectIsHitNVInst) Inst() *Inst { return v.in }

// AsHitObjectIsHitNV returns the view of in, which must be an OpHitObjectIsHitNV.
func AsHitObjectIsHitNV(in *Inst) HitObjectIsHitNVInst { return HitObjectIsHitNVInst{in} }

// HitObject returns the id Hit Object.
func (v HitObjectIsHitNVInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectIsHitNVInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectIsMissNVInst is a view of an OpHitObjectIsMissNV.
type HitObjectIsMissNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectIsMissNVInst) Inst() *Inst { return v.in }

// AsHitObjectIsMissNV returns the view of in, which must be an OpHitObjectIsMissNV.
func AsHitObjectIsMissNV(in *Inst) HitObjectIsMissNVInst { return HitObjectIsMissNVInst{in} }

// HitObject returns the id Hit Object.
func (v HitObjectIsMissNVInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectIsMissNVInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// ReorderThreadWithHitObjectNVInst is a view of an OpReorderThreadWithHitObjectNV.
type ReorderThreadWithHitObjectNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v ReorderThreadWithHitObjectNVInst) Inst() *Inst { return v.in }

// AsReorderThreadWithHitObjectNV returns the view of in, which must be an OpReorderThreadWithHitObjectNV.
func AsReorderThreadWithHitObjectNV(in *Inst) ReorderThreadWithHitObjectNVInst {
	return ReorderThreadWithHitObjectNVInst{in}
}

// HitObject returns the id Hit Object.
func (v ReorderThreadWithHitObjectNVInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v ReorderThreadWithHitObjectNVInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// Hint returns the id Hint, 0 where it is absent.
func (v ReorderThreadWithHitObjectNVInst) Hint() ID { return v.in.optionalID(1) }

// Bits returns the id Bits, 0 where it is absent.
func (v ReorderThreadWithHitObjectNVInst) Bits() ID { return v.in.optionalID(2) }

// ReorderThreadWithHintNVInst is a view of an OpReorderThreadWithHintNV.
type ReorderThreadWithHintNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v ReorderThreadWithHintNVInst) Inst() *Inst { return v.in }

// AsReorderThreadWithHintNV returns the view of in, which must be an OpReorderThreadWithHintNV.
func AsReorderThreadWithHintNV(in *Inst) ReorderThreadWithHintNVInst {
	return ReorderThreadWithHintNVInst{in}
}

// Hint returns the id Hint.
func (v ReorderThreadWithHintNVInst) Hint() ID { return v.in.ID(0) }

// SetHint sets the id Hint.
func (v ReorderThreadWithHintNVInst) SetHint(id ID) { v.in.SetID(0, id) }

// Bits returns the id Bits.
func (v ReorderThreadWithHintNVInst) Bits() ID { return v.in.ID(1) }

// SetBits sets the id Bits.
func (v ReorderThreadWithHintNVInst) SetBits(id ID) { v.in.SetID(1, id) }

// TypeHitObjectNVInst is a view of an OpTypeHitObjectNV.
type TypeHitObjectNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeHitObjectNVInst) Inst() *Inst { return v.in }

// AsTypeHitObjectNV returns the view of in, which must be an OpTypeHitObjectNV.
func AsTypeHitObjectNV(in *Inst) TypeHitObjectNVInst { return TypeHitObjectNVInst{in} }

// ImageSampleFootprintNVInst is a view of an OpImageSampleFootprintNV.
type ImageSampleFootprintNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v ImageSampleFootprintNVInst) Inst() *Inst { return v.in }

// AsImageSampleFootprintNV returns the view of in, which must be an OpImageSampleFootprintNV.
func AsImageSampleFootprintNV(in *Inst) ImageSampleFootprintNVInst {
	return ImageSampleFootprintNVInst{in}
}

// SampledImage returns the id Sampled Image.
func (v ImageSampleFootprintNVInst) SampledImage() ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageSampleFootprintNVInst) SetSampledImage(id ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSampleFootprintNVInst) Coordinate() ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSampleFootprintNVInst) SetCoordinate(id ID) { v.in.SetID(1, id) }

// Granularity returns the id Granularity.
func (v ImageSampleFootprintNVInst) Granularity() ID { return v.in.ID(2) }

// SetGranularity sets the id Granularity.
func (v ImageSampleFootprintNVInst) SetGranularity(id ID) { v.in.SetID(2, id) }

// Coarse returns the id Coarse.
func (v ImageSampleFootprintNVInst) Coarse() ID { return v.in.ID(3) }

// SetCoarse sets the id Coarse.
func (v ImageSampleFootprintNVInst) SetCoarse(id ID) { v.in.SetID(3, id) }

// ImageOperands returns ImageOperands, 0 where it is absent.
func (v ImageSampleFootprintNVInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(v.in.optionalWord(4))
}

// TypeVectorIdEXTInst is a view of an OpTypeVectorIdEXT.
type TypeVectorIdEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeVectorIdEXTInst) Inst() *Inst { return v.in }

// AsTypeVectorIdEXT returns the view of in, which must be an OpTypeVectorIdEXT.
func AsTypeVectorIdEXT(in *Inst) TypeVectorIdEXTInst { return TypeVectorIdEXTInst{in} }

// ComponentType returns the id Component Type.
func (v TypeVectorIdEXTInst) ComponentType() ID { return v.in.ID(0) }

// SetComponentType sets the id Component Type.
func (v TypeVectorIdEXTInst) SetComponentType(id ID) { v.in.SetID(0, id) }

// ComponentCount returns the id Component Count.
func (v TypeVectorIdEXTInst) ComponentCount() ID { return v.in.ID(1) }

// SetComponentCount sets the id Component Count.
func (v TypeVectorIdEXTInst) SetComponentCount(id ID) { v.in.SetID(1, id) }

// CooperativeVectorMatrixMulNVInst is a view of an OpCooperativeVectorMatrixMulNV.
type CooperativeVectorMatrixMulNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v CooperativeVectorMatrixMulNVInst) Inst() *Inst { return v.in }

// AsCooperativeVectorMatrixMulNV returns the view of in, which must be an OpCooperativeVectorMatrixMulNV.
func AsCooperativeVectorMatrixMulNV(in *Inst) CooperativeVectorMatrixMulNVInst {
	return CooperativeVectorMatrixMulNVInst{in}
}

// Input returns the id Input.
func (v CooperativeVectorMatrixMulNVInst) Input() ID { return v.in.ID(0) }

// SetInput sets the id Input.
func (v CooperativeVectorMatrixMulNVInst) SetInput(id ID) { v.in.SetID(0, id) }

// InputInterpretation returns the id InputInterpretation.
func (v CooperativeVectorMatrixMulNVInst) InputInterpretation() ID { return v.in.ID(1) }

// SetInputInterpretation sets the id InputInterpretation.
func (v CooperativeVectorMatrixMulNVInst) SetInputInterpretation(id ID) { v.in.SetID(1, id) }

// Matrix returns the id Matrix.
func (v CooperativeVectorMatrixMulNVInst) Matrix() ID { return v.in.ID(2) }

// SetMatrix sets the id Matrix.
func (v CooperativeVectorMatrixMulNVInst) SetMatrix(id ID) { v.in.SetID(2, id) }

// MatrixOffset returns the id MatrixOffset.
func (v CooperativeVectorMatrixMulNVInst) MatrixOffset() ID { return v.in.ID(3) }

// SetMatrixOffset sets the id MatrixOffset.
func (v CooperativeVectorMatrixMulNVInst) SetMatrixOffset(id ID) { v.in.SetID(3, id) }

// MatrixInterpretation returns the id MatrixInterpretation.
func (v CooperativeVectorMatrixMulNVInst) MatrixInterpretation() ID { return v.in.ID(4) }

// SetMatrixInterpretation sets the id MatrixInterpretation.
func (v CooperativeVectorMatrixMulNVInst) SetMatrixInterpretation(id ID) { v.in.SetID(4, id) }

// M returns the id M.
func (v CooperativeVectorMatrixMulNVInst) M() ID { return v.in.ID(5) }

// SetM sets the id M.
func (v CooperativeVectorMatrixMulNVInst) SetM(id ID) { v.in.SetID(5, id) }

// K returns the id K.
func (v CooperativeVectorMatrixMulNVInst) K() ID { return v.in.ID(6) }

// SetK sets the id K.
func (v CooperativeVectorMatrixMulNVInst) SetK(id ID) { v.in.SetID(6, id) }

// MemoryLayout returns the id MemoryLayout.
func (v CooperativeVectorMatrixMulNVInst) MemoryLayout() ID { return v.in.ID(7) }

// SetMemoryLayout sets the id MemoryLayout.
func (v CooperativeVectorMatrixMulNVInst) SetMemoryLayout(id ID) { v.in.SetID(7, id) }

// Transpose returns the id Transpose.
func (v CooperativeVectorMatrixMulNVInst) Transpose() ID { return v.in.ID(8) }

// SetTranspose sets the id Transpose.
func (v CooperativeVectorMatrixMulNVInst) SetTranspose(id ID) { v.in.SetID(8, id) }

// MatrixStride returns the id MatrixStride, 0 where it is absent.
func (v CooperativeVectorMatrixMulNVInst) MatrixStride() ID { return v.in.optionalID(9) }

// CooperativeMatrixOperands returns CooperativeMatrixOperands, 0 where it is absent.
func (v CooperativeVectorMatrixMulNVInst) CooperativeMatrixOperands() spirv.CooperativeMatrixOperands {
	return spirv.CooperativeMatrixOperands(v.in.optionalWord(10))
}

// CooperativeVectorOuterProductAccumulateNVInst is a view of an OpCooperativeVectorOuterProductAccumulateNV.
type CooperativeVectorOuterProductAccumulateNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v CooperativeVectorOuterProductAccumulateNVInst) Inst() *Inst { return v.in }

// AsCooperativeVectorOuterProductAccumulateNV returns the view of in, which must be an OpCooperativeVectorOuterProductAccumulateNV.
func AsCooperativeVectorOuterProductAccumulateNV(in *Inst) CooperativeVectorOuterProductAccumulateNVInst {
	return CooperativeVectorOuterProductAccumulateNVInst{in}
}

// Pointer returns the id Pointer.
func (v CooperativeVectorOuterProductAccumulateNVInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v CooperativeVectorOuterProductAccumulateNVInst) SetPointer(id ID) { v.in.SetID(0, id) }

// Offset returns the id Offset.
func (v CooperativeVectorOuterProductAccumulateNVInst) Offset() ID { return v.in.ID(1) }

// SetOffset sets the id Offset.
func (v CooperativeVectorOuterProductAccumulateNVInst) SetOffset(id ID) { v.in.SetID(1, id) }

// A returns the id A.
func (v CooperativeVectorOuterProductAccumulateNVInst) A() ID { return v.in.ID(2) }

// SetA sets the id A.
func (v CooperativeVectorOuterProductAccumulateNVInst) SetA(id ID) { v.in.SetID(2, id) }

// B returns the id B.
func (v CooperativeVectorOuterProductAccumulateNVInst) B() ID { return v.in.ID(3) }

// SetB sets the id B.
func (v CooperativeVectorOuterProductAccumulateNVInst) SetB(id ID) { v.in.SetID(3, id) }

// MemoryLayout returns the id MemoryLayout.
func (v CooperativeVectorOuterProductAccumulateNVInst) MemoryLayout() ID { return v.in.ID(4) }

// SetMemoryLayout sets the id MemoryLayout.
func (v CooperativeVectorOuterProductAccumulateNVInst) SetMemoryLayout(id ID) { v.in.SetID(4, id) }

// MatrixInterpretation returns the id MatrixInterpretation.
func (v CooperativeVectorOuterProductAccumulateNVInst) MatrixInterpretation() ID { return v.in.ID(5) }

// SetMatrixInterpretation sets the id MatrixInterpretation.
func (v CooperativeVectorOuterProductAccumulateNVInst) SetMatrixInterpretation(id ID) {
	v.in.SetID(5, id)
}

// MatrixStride returns the id MatrixStride, 0 where it is absent.
func (v CooperativeVectorOuterProductAccumulateNVInst) MatrixStride() ID { return v.in.optionalID(6) }

// CooperativeVectorReduceSumAccumulateNVInst is a view of an OpCooperativeVectorReduceSumAccumulateNV.
type CooperativeVectorReduceSumAccumulateNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v CooperativeVectorReduceSumAccumulateNVInst) Inst() *Inst { return v.in }

// AsCooperativeVectorReduceSumAccumulateNV returns the view of in, which must be an OpCooperativeVectorReduceSumAccumulateNV.
func AsCooperativeVectorReduceSumAccumulateNV(in *Inst) CooperativeVectorReduceSumAccumulateNVInst {
	return CooperativeVectorReduceSumAccumulateNVInst{in}
}

// Pointer returns the id Pointer.
func (v CooperativeVectorReduceSumAccumulateNVInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v CooperativeVectorReduceSumAccumulateNVInst) SetPointer(id ID) { v.in.SetID(0, id) }

// Offset returns the id Offset.
func (v CooperativeVectorReduceSumAccumulateNVInst) Offset() ID { return v.in.ID(1) }

// SetOffset sets the id Offset.
func (v CooperativeVectorReduceSumAccumulateNVInst) SetOffset(id ID) { v.in.SetID(1, id) }

// V returns the id V.
func (v CooperativeVectorReduceSumAccumulateNVInst) V() ID { return v.in.ID(2) }

// SetV sets the id V.
func (v CooperativeVectorReduceSumAccumulateNVInst) SetV(id ID) { v.in.SetID(2, id) }

// CooperativeVectorMatrixMulAddNVInst is a view of an OpCooperativeVectorMatrixMulAddNV.
type CooperativeVectorMatrixMulAddNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v CooperativeVectorMatrixMulAddNVInst) Inst() *Inst { return v.in }

// AsCooperativeVectorMatrixMulAddNV returns the view of in, which must be an OpCooperativeVectorMatrixMulAddNV.
func AsCooperativeVectorMatrixMulAddNV(in *Inst) CooperativeVectorMatrixMulAddNVInst {
	return CooperativeVectorMatrixMulAddNVInst{in}
}

// Input returns the id Input.
func (v CooperativeVectorMatrixMulAddNVInst) Input() ID { return v.in.ID(0) }

// SetInput sets the id Input.
func (v CooperativeVectorMatrixMulAddNVInst) SetInput(id ID) { v.in.SetID(0, id) }

// InputInterpretation returns the id InputInterpretation.
func (v CooperativeVectorMatrixMulAddNVInst) InputInterpretation() ID { return v.in.ID(1) }

// SetInputInterpretation sets the id InputInterpretation.
func (v CooperativeVectorMatrixMulAddNVInst) SetInputInterpretation(id ID) { v.in.SetID(1, id) }

// Matrix returns the id Matrix.
func (v CooperativeVectorMatrixMulAddNVInst) Matrix() ID { return v.in.ID(2) }

// SetMatrix sets the id Matrix.
func (v CooperativeVectorMatrixMulAddNVInst) SetMatrix(id ID) { v.in.SetID(2, id) }

// MatrixOffset returns the id MatrixOffset.
func (v CooperativeVectorMatrixMulAddNVInst) MatrixOffset() ID { return v.in.ID(3) }

// SetMatrixOffset sets the id MatrixOffset.
func (v CooperativeVectorMatrixMulAddNVInst) SetMatrixOffset(id ID) { v.in.SetID(3, id) }

// MatrixInterpretation returns the id MatrixInterpretation.
func (v CooperativeVectorMatrixMulAddNVInst) MatrixInterpretation() ID { return v.in.ID(4) }

// SetMatrixInterpretation sets the id MatrixInterpretation.
func (v CooperativeVectorMatrixMulAddNVInst) SetMatrixInterpretation(id ID) { v.in.SetID(4, id) }

// Bias returns the id Bias.
func (v CooperativeVectorMatrixMulAddNVInst) Bias() ID { return v.in.ID(5) }

// SetBias sets the id Bias.
func (v CooperativeVectorMatrixMulAddNVInst) SetBias(id ID) { v.in.SetID(5, id) }

// BiasOffset returns the id BiasOffset.
func (v CooperativeVectorMatrixMulAddNVInst) BiasOffset() ID { return v.in.ID(6) }

// SetBiasOffset sets the id BiasOffset.
func (v CooperativeVectorMatrixMulAddNVInst) SetBiasOffset(id ID) { v.in.SetID(6, id) }

// BiasInterpretation returns the id BiasInterpretation.
func (v CooperativeVectorMatrixMulAddNVInst) BiasInterpretation() ID { return v.in.ID(7) }

// SetBiasInterpretation sets the id BiasInterpretation.
func (v CooperativeVectorMatrixMulAddNVInst) SetBiasInterpretation(id ID) { v.in.SetID(7, id) }

// M returns the id M.
func (v CooperativeVectorMatrixMulAddNVInst) M() ID { return v.in.ID(8) }

// SetM sets the id M.
func (v CooperativeVectorMatrixMulAddNVInst) SetM(id ID) { v.in.SetID(8, id) }

// K returns the id K.
func (v CooperativeVectorMatrixMulAddNVInst) K() ID { return v.in.ID(9) }

// SetK sets the id K.
func (v CooperativeVectorMatrixMulAddNVInst) SetK(id ID) { v.in.SetID(9, id) }

// MemoryLayout returns the id MemoryLayout.
func (v CooperativeVectorMatrixMulAddNVInst) MemoryLayout() ID { return v.in.ID(10) }

// SetMemoryLayout sets the id MemoryLayout.
func (v CooperativeVectorMatrixMulAddNVInst) SetMemoryLayout(id ID) { v.in.SetID(10, id) }

// Transpose returns the id Transpose.
func (v CooperativeVectorMatrixMulAddNVInst) Transpose() ID { return v.in.ID(11) }

// SetTranspose sets the id Transpose.
func (v CooperativeVectorMatrixMulAddNVInst) SetTranspose(id ID) { v.in.SetID(11, id) }

// MatrixStride returns the id MatrixStride, 0 where it is absent.
func (v CooperativeVectorMatrixMulAddNVInst) MatrixStride() ID { return v.in.optionalID(12) }

// CooperativeMatrixOperands returns CooperativeMatrixOperands, 0 where it is absent.
func (v CooperativeVectorMatrixMulAddNVInst) CooperativeMatrixOperands() spirv.CooperativeMatrixOperands {
	return spirv.CooperativeMatrixOperands(v.in.optionalWord(13))
}

// CooperativeMatrixConvertUseEXTInst is a view of an OpCooperativeMatrixConvertUseEXT.
type CooperativeMatrixConvertUseEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v CooperativeMatrixConvertUseEXTInst) Inst() *Inst { return v.in }

// AsCooperativeMatrixConvertUseEXT returns the view of in, which must be an OpCooperativeMatrixConvertUseEXT.
func AsCooperativeMatrixConvertUseEXT(in *Inst) CooperativeMatrixConvertUseEXTInst {
	return CooperativeMatrixConvertUseEXTInst{in}
}

// Matrix returns the id Matrix.
func (v CooperativeMatrixConvertUseEXTInst) Matrix() ID { return v.in.ID(0) }

// SetMatrix sets the id Matrix.
func (v CooperativeMatrixConvertUseEXTInst) SetMatrix(id ID) { v.in.SetID(0, id) }

// EmitMeshTasksEXTInst is a view of an OpEmitMeshTasksEXT.
type EmitMeshTasksEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v EmitMeshTasksEXTInst) Inst() *Inst { return v.in }

// AsEmitMeshTasksEXT returns the view of in, which must be an OpEmitMeshTasksEXT.
func AsEmitMeshTasksEXT(in *Inst) EmitMeshTasksEXTInst { return EmitMeshTasksEXTInst{in} }

// GroupCountX returns the id Group Count X.
func (v EmitMeshTasksEXTInst) GroupCountX() ID { return v.in.ID(0) }

// SetGroupCountX sets the id Group Count X.
func (v EmitMeshTasksEXTInst) SetGroupCountX(id ID) { v.in.SetID(0, id) }

// GroupCountY returns the id Group Count Y.
func (v EmitMeshTasksEXTInst) GroupCountY() ID { return v.in.ID(1) }

// SetGroupCountY sets the id Group Count Y.
func (v EmitMeshTasksEXTInst) SetGroupCountY(id ID) { v.in.SetID(1, id) }

// GroupCountZ returns the id Group Count Z.
func (v EmitMeshTasksEXTInst) GroupCountZ() ID { return v.in.ID(2) }

// SetGroupCountZ sets the id Group Count Z.
func (v EmitMeshTasksEXTInst) SetGroupCountZ(id ID) { v.in.SetID(2, id) }

// Payload returns the id Payload, 0 where it is absent.
func (v EmitMeshTasksEXTInst) Payload() ID { return v.in.optionalID(3) }

// SetMeshOutputsEXTInst is a view of an OpSetMeshOutputsEXT.
type SetMeshOutputsEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v SetMeshOutputsEXTInst) Inst() *Inst { return v.in }

// AsSetMeshOutputsEXT returns the view of in, which must be an OpSetMeshOutputsEXT.
func AsSetMeshOutputsEXT(in *Inst) SetMeshOutputsEXTInst { return SetMeshOutputsEXTInst{in} }

// VertexCount returns the id Vertex Count.
func (v SetMeshOutputsEXTInst) VertexCount() ID { return v.in.ID(0) }

// SetVertexCount sets the id Vertex Count.
func (v SetMeshOutputsEXTInst) SetVertexCount(id ID) { v.in.SetID(0, id) }

// PrimitiveCount returns the id Primitive Count.
func (v SetMeshOutputsEXTInst) PrimitiveCount() ID { return v.in.ID(1) }

// SetPrimitiveCount sets the id Primitive Count.
func (v SetMeshOutputsEXTInst) SetPrimitiveCount(id ID) { v.in.SetID(1, id) }

// GroupNonUniformPartitionEXTInst is a view of an OpGroupNonUniformPartitionEXT.
type GroupNonUniformPartitionEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupNonUniformPartitionEXTInst) Inst() *Inst { return v.in }

// AsGroupNonUniformPartitionEXT returns the view of in, which must be an OpGroupNonUniformPartitionEXT.
func AsGroupNonUniformPartitionEXT(in *Inst) GroupNonUniformPartitionEXTInst {
	return GroupNonUniformPartitionEXTInst{in}
}

// Value returns the id Value.
func (v GroupNonUniformPartitionEXTInst) Value() ID { return v.in.ID(0) }

// SetValue sets the id Value.
func (v GroupNonUniformPartitionEXTInst) SetValue(id ID) { v.in.SetID(0, id) }

// WritePackedPrimitiveIndices4x8NVInst is a view of an OpWritePackedPrimitiveIndices4x8NV.
type WritePackedPrimitiveIndices4x8NVInst struct{ in *Inst }

// Inst returns the instruction.
func (v WritePackedPrimitiveIndices4x8NVInst) Inst() *Inst { return v.in }

// AsWritePackedPrimitiveIndices4x8NV returns the view of in, which must be an OpWritePackedPrimitiveIndices4x8NV.
func AsWritePackedPrimitiveIndices4x8NV(in *Inst) WritePackedPrimitiveIndices4x8NVInst {
	return WritePackedPrimitiveIndices4x8NVInst{in}
}

// IndexOffset returns the id Index Offset.
func (v WritePackedPrimitiveIndices4x8NVInst) IndexOffset() ID { return v.in.ID(0) }

// SetIndexOffset sets the id Index Offset.
func (v WritePackedPrimitiveIndices4x8NVInst) SetIndexOffset(id ID) { v.in.SetID(0, id) }

// PackedIndices returns the id Packed Indices.
func (v WritePackedPrimitiveIndices4x8NVInst) PackedIndices() ID { return v.in.ID(1) }

// SetPackedIndices sets the id Packed Indices.
func (v WritePackedPrimitiveIndices4x8NVInst) SetPackedIndices(id ID) { v.in.SetID(1, id) }

// FetchMicroTriangleVertexPositionNVInst is a view of an OpFetchMicroTriangleVertexPositionNV.
type FetchMicroTriangleVertexPositionNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v FetchMicroTriangleVertexPositionNVInst) Inst() *Inst { return v.in }

// AsFetchMicroTriangleVertexPositionNV returns the view of in, which must be an OpFetchMicroTriangleVertexPositionNV.
func AsFetchMicroTriangleVertexPositionNV(in *Inst) FetchMicroTriangleVertexPositionNVInst {
	return FetchMicroTriangleVertexPositionNVInst{in}
}

// Accel returns the id Accel.
func (v FetchMicroTriangleVertexPositionNVInst) Accel() ID { return v.in.ID(0) }

// SetAccel sets the id Accel.
func (v FetchMicroTriangleVertexPositionNVInst) SetAccel(id ID) { v.in.SetID(0, id) }

// InstanceId returns the id Instance Id.
func (v FetchMicroTriangleVertexPositionNVInst) InstanceId() ID { return v.in.ID(1) }

// SetInstanceId sets the id Instance Id.
func (v FetchMicroTriangleVertexPositionNVInst) SetInstanceId(id ID) { v.in.SetID(1, id) }

// GeometryIndex returns the id Geometry Index.
func (v FetchMicroTriangleVertexPositionNVInst) GeometryIndex() ID { return v.in.ID(2) }

// SetGeometryIndex sets the id Geometry Index.
func (v FetchMicroTriangleVertexPositionNVInst) SetGeometryIndex(id ID) { v.in.SetID(2, id) }

// PrimitiveIndex returns the id Primitive Index.
func (v FetchMicroTriangleVertexPositionNVInst) PrimitiveIndex() ID { return v.in.ID(3) }

// SetPrimitiveIndex sets the id Primitive Index.
func (v FetchMicroTriangleVertexPositionNVInst) SetPrimitiveIndex(id ID) { v.in.SetID(3, id) }

// Barycentric returns the id Barycentric.
func (v FetchMicroTriangleVertexPositionNVInst) Barycentric() ID { return v.in.ID(4) }

// SetBarycentric sets the id Barycentric.
func (v FetchMicroTriangleVertexPositionNVInst) SetBarycentric(id ID) { v.in.SetID(4, id) }

// FetchMicroTriangleVertexBarycentricNVInst is a view of an OpFetchMicroTriangleVertexBarycentricNV.
type FetchMicroTriangleVertexBarycentricNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v FetchMicroTriangleVertexBarycentricNVInst) Inst() *Inst { return v.in }

// AsFetchMicroTriangleVertexBarycentricNV returns the view of in, which must be an OpFetchMicroTriangleVertexBarycentricNV.
func AsFetchMicroTriangleVertexBarycentricNV(in *Inst) FetchMicroTriangleVertexBarycentricNVInst {
	return FetchMicroTriangleVertexBarycentricNVInst{in}
}

// Accel returns the id Accel.
func (v FetchMicroTriangleVertexBarycentricNVInst) Accel() ID { return v.in.ID(0) }

// SetAccel sets the id Accel.
func (v FetchMicroTriangleVertexBarycentricNVInst) SetAccel(id ID) { v.in.SetID(0, id) }

// InstanceId returns the id Instance Id.
func (v FetchMicroTriangleVertexBarycentricNVInst) InstanceId() ID { return v.in.ID(1) }

// SetInstanceId sets the id Instance Id.
func (v FetchMicroTriangleVertexBarycentricNVInst) SetInstanceId(id ID) { v.in.SetID(1, id) }

// GeometryIndex returns the id Geometry Index.
func (v FetchMicroTriangleVertexBarycentricNVInst) GeometryIndex() ID { return v.in.ID(2) }

// SetGeometryIndex sets the id Geometry Index.
func (v FetchMicroTriangleVertexBarycentricNVInst) SetGeometryIndex(id ID) { v.in.SetID(2, id) }

// PrimitiveIndex returns the id Primitive Index.
func (v FetchMicroTriangleVertexBarycentricNVInst) PrimitiveIndex() ID { return v.in.ID(3) }

// SetPrimitiveIndex sets the id Primitive Index.
func (v FetchMicroTriangleVertexBarycentricNVInst) SetPrimitiveIndex(id ID) { v.in.SetID(3, id) }

// Barycentric returns the id Barycentric.
func (v FetchMicroTriangleVertexBarycentricNVInst) Barycentric() ID { return v.in.ID(4) }

// SetBarycentric sets the id Barycentric.
func (v FetchMicroTriangleVertexBarycentricNVInst) SetBarycentric(id ID) { v.in.SetID(4, id) }

// CooperativeVectorLoadNVInst is a view of an OpCooperativeVectorLoadNV.
type CooperativeVectorLoadNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v CooperativeVectorLoadNVInst) Inst() *Inst { return v.in }

// AsCooperativeVectorLoadNV returns the view of in, which must be an OpCooperativeVectorLoadNV.
func AsCooperativeVectorLoadNV(in *Inst) CooperativeVectorLoadNVInst {
	return CooperativeVectorLoadNVInst{in}
}

// Pointer returns the id Pointer.
func (v CooperativeVectorLoadNVInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v CooperativeVectorLoadNVInst) SetPointer(id ID) { v.in.SetID(0, id) }

// Offset returns the id Offset.
func (v CooperativeVectorLoadNVInst) Offset() ID { return v.in.ID(1) }

// SetOffset sets the id Offset.
func (v CooperativeVectorLoadNVInst) SetOffset(id ID) { v.in.SetID(1, id) }

// MemoryAccess returns MemoryAccess, 0 where it is absent.
func (v CooperativeVectorLoadNVInst) MemoryAccess() spirv.MemoryAccess {
	return spirv.MemoryAccess(v.in.optionalWord(2))
}

// CooperativeVectorStoreNVInst is a view of an OpCooperativeVectorStoreNV.
type CooperativeVectorStoreNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v CooperativeVectorStoreNVInst) Inst() *Inst { return v.in }

// AsCooperativeVectorStoreNV returns the view of in, which must be an OpCooperativeVectorStoreNV.
func AsCooperativeVectorStoreNV(in *Inst) CooperativeVectorStoreNVInst {
	return CooperativeVectorStoreNVInst{in}
}

// Pointer returns the id Pointer.
func (v CooperativeVectorStoreNVInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v CooperativeVectorStoreNVInst) SetPointer(id ID) { v.in.SetID(0, id) }

// Offset returns the id Offset.
func (v CooperativeVectorStoreNVInst) Offset() ID { return v.in.ID(1) }

// SetOffset sets the id Offset.
func (v CooperativeVectorStoreNVInst) SetOffset(id ID) { v.in.SetID(1, id) }

// Object returns the id Object.
func (v CooperativeVectorStoreNVInst) Object() ID { return v.in.ID(2) }

// SetObject sets the id Object.
func (v CooperativeVectorStoreNVInst) SetObject(id ID) { v.in.SetID(2, id) }

// MemoryAccess returns MemoryAccess, 0 where it is absent.
func (v CooperativeVectorStoreNVInst) MemoryAccess() spirv.MemoryAccess {
	return spirv.MemoryAccess(v.in.optionalWord(3))
}

// HitObjectRecordFromQueryEXTInst is a view of an OpHitObjectRecordFromQueryEXT.
type HitObjectRecordFromQueryEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectRecordFromQueryEXTInst) Inst() *Inst { return v.in }

// AsHitObjectRecordFromQueryEXT returns the view of in, which must be an OpHitObjectRecordFromQueryEXT.
func AsHitObjectRecordFromQueryEXT(in *Inst) HitObjectRecordFromQueryEXTInst {
	return HitObjectRecordFromQueryEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectRecordFromQueryEXTInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectRecordFromQueryEXTInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// RayQuery returns the id Ray Query.
func (v HitObjectRecordFromQueryEXTInst) RayQuery() ID { return v.in.ID(1) }

// SetRayQuery sets the id Ray Query.
func (v HitObjectRecordFromQueryEXTInst) SetRayQuery(id ID) { v.in.SetID(1, id) }

// SBTRecordIndex returns the id SBT Record Index.
func (v HitObjectRecordFromQueryEXTInst) SBTRecordIndex() ID { return v.in.ID(2) }

// SetSBTRecordIndex sets the id SBT Record Index.
func (v HitObjectRecordFromQueryEXTInst) SetSBTRecordIndex(id ID) { v.in.SetID(2, id) }

// HitObjectAttributes returns the id Hit Object Attributes.
func (v HitObjectRecordFromQueryEXTInst) HitObjectAttributes() ID { return v.in.ID(3) }

// SetHitObjectAttributes sets the id Hit Object Attributes.
func (v HitObjectRecordFromQueryEXTInst) SetHitObjectAttributes(id ID) { v.in.SetID(3, id) }

// HitKind returns the id Hit Kind, 0 where it is absent.
func (v HitObjectRecordFromQueryEXTInst) HitKind() ID { return v.in.optionalID(4) }

// HitObjectRecordMissEXTInst is a view of an OpHitObjectRecordMissEXT.
type HitObjectRecordMissEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectRecordMissEXTInst) Inst() *Inst { return v.in }

// AsHitObjectRecordMissEXT returns the view of in, which must be an OpHitObjectRecordMissEXT.
func AsHitObjectRecordMissEXT(in *Inst) HitObjectRecordMissEXTInst {
	return HitObjectRecordMissEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectRecordMissEXTInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectRecordMissEXTInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// RayFlags returns the id Ray Flags.
func (v HitObjectRecordMissEXTInst) RayFlags() ID { return v.in.ID(1) }

// SetRayFlags sets the id Ray Flags.
func (v HitObjectRecordMissEXTInst) SetRayFlags(id ID) { v.in.SetID(1, id) }

// MissIndex returns the id Miss Index.
func (v HitObjectRecordMissEXTInst) MissIndex() ID { return v.in.ID(2) }

// SetMissIndex sets the id Miss Index.
func (v HitObjectRecordMissEXTInst) SetMissIndex(id ID) { v.in.SetID(2, id) }

// RayOrigin returns the id Ray Origin.
func (v HitObjectRecordMissEXTInst) RayOrigin() ID { return v.in.ID(3) }

// SetRayOrigin sets the id Ray Origin.
func (v HitObjectRecordMissEXTInst) SetRayOrigin(id ID) { v.in.SetID(3, id) }

// RayTmin returns the id Ray Tmin.
func (v HitObjectRecordMissEXTInst) RayTmin() ID { return v.in.ID(4) }

// SetRayTmin sets the id Ray Tmin.
func (v HitObjectRecordMissEXTInst) SetRayTmin(id ID) { v.in.SetID(4, id) }

// RayDirection returns the id Ray Direction.
func (v HitObjectRecordMissEXTInst) RayDirection() ID { return v.in.ID(5) }

// SetRayDirection sets the id Ray Direction.
func (v HitObjectRecordMissEXTInst) SetRayDirection(id ID) { v.in.SetID(5, id) }

// RayTmax returns the id Ray Tmax.
func (v HitObjectRecordMissEXTInst) RayTmax() ID { return v.in.ID(6) }

// SetRayTmax sets the id Ray Tmax.
func (v HitObjectRecordMissEXTInst) SetRayTmax(id ID) { v.in.SetID(6, id) }

// HitObjectRecordMissMotionEXTInst is a view of an OpHitObjectRecordMissMotionEXT.
type HitObjectRecordMissMotionEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectRecordMissMotionEXTInst) Inst() *Inst { return v.in }

// AsHitObjectRecordMissMotionEXT returns the view of in, which must be an OpHitObjectRecordMissMotionEXT.
func AsHitObjectRecordMissMotionEXT(in *Inst) HitObjectRecordMissMotionEXTInst {
	return HitObjectRecordMissMotionEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectRecordMissMotionEXTInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectRecordMissMotionEXTInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// RayFlags returns the id Ray Flags.
func (v HitObjectRecordMissMotionEXTInst) RayFlags() ID { return v.in.ID(1) }

// SetRayFlags sets the id Ray Flags.
func (v HitObjectRecordMissMotionEXTInst) SetRayFlags(id ID) { v.in.SetID(1, id) }

// MissIndex returns the id Miss Index.
func (v HitObjectRecordMissMotionEXTInst) MissIndex() ID { return v.in.ID(2) }

// SetMissIndex sets the id Miss Index.
func (v HitObjectRecordMissMotionEXTInst) SetMissIndex(id ID) { v.in.SetID(2, id) }

// RayOrigin returns the id Ray Origin.
func (v HitObjectRecordMissMotionEXTInst) RayOrigin() ID { return v.in.ID(3) }

// SetRayOrigin sets the id Ray Origin.
func (v HitObjectRecordMissMotionEXTInst) SetRayOrigin(id ID) { v.in.SetID(3, id) }

// RayTmin returns the id Ray Tmin.
func (v HitObjectRecordMissMotionEXTInst) RayTmin() ID { return v.in.ID(4) }

// SetRayTmin sets the id Ray Tmin.
func (v HitObjectRecordMissMotionEXTInst) SetRayTmin(id ID) { v.in.SetID(4, id) }

// RayDirection returns the id Ray Direction.
func (v HitObjectRecordMissMotionEXTInst) RayDirection() ID { return v.in.ID(5) }

// SetRayDirection sets the id Ray Direction.
func (v HitObjectRecordMissMotionEXTInst) SetRayDirection(id ID) { v.in.SetID(5, id) }

// RayTmax returns the id Ray Tmax.
func (v HitObjectRecordMissMotionEXTInst) RayTmax() ID { return v.in.ID(6) }

// SetRayTmax sets the id Ray Tmax.
func (v HitObjectRecordMissMotionEXTInst) SetRayTmax(id ID) { v.in.SetID(6, id) }

// CurrentTime returns the id Current Time.
func (v HitObjectRecordMissMotionEXTInst) CurrentTime() ID { return v.in.ID(7) }

// SetCurrentTime sets the id Current Time.
func (v HitObjectRecordMissMotionEXTInst) SetCurrentTime(id ID) { v.in.SetID(7, id) }

// HitObjectGetIntersectionTriangleVertexPositionsEXTInst is a view of an OpHitObjectGetIntersectionTriangleVertexPositionsEXT.
type HitObjectGetIntersectionTriangleVertexPositionsEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetIntersectionTriangleVertexPositionsEXTInst) Inst() *Inst { return v.in }

// AsHitObjectGetIntersectionTriangleVertexPositionsEXT returns the view of in, which must be an OpHitObjectGetIntersectionTriangleVertexPositionsEXT.
func AsHitObjectGetIntersectionTriangleVertexPositionsEXT(in *Inst) HitObjectGetIntersectionTriangleVertexPositionsEXTInst {
	return HitObjectGetIntersectionTriangleVertexPositionsEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetIntersectionTriangleVertexPositionsEXTInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetIntersectionTriangleVertexPositionsEXTInst) SetHitObject(id ID) {
	v.in.SetID(0, id)
}

// HitObjectGetRayFlagsEXTInst is a view of an OpHitObjectGetRayFlagsEXT.
type HitObjectGetRayFlagsEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetRayFlagsEXTInst) Inst() *Inst { return v.in }

// AsHitObjectGetRayFlagsEXT returns the view of in, which must be an OpHitObjectGetRayFlagsEXT.
func AsHitObjectGetRayFlagsEXT(in *Inst) HitObjectGetRayFlagsEXTInst {
	return HitObjectGetRayFlagsEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetRayFlagsEXTInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetRayFlagsEXTInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectSetShaderBindingTableRecordIndexEXTInst is a view of an OpHitObjectSetShaderBindingTableRecordIndexEXT.
type HitObjectSetShaderBindingTableRecordIndexEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectSetShaderBindingTableRecordIndexEXTInst) Inst() *Inst { return v.in }

// AsHitObjectSetShaderBindingTableRecordIndexEXT returns the view of in, which must be an OpHitObjectSetShaderBindingTableRecordIndexEXT.
func AsHitObjectSetShaderBindingTableRecordIndexEXT(in *Inst) HitObjectSetShaderBindingTableRecordIndexEXTInst {
	return HitObjectSetShaderBindingTableRecordIndexEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectSetShaderBindingTableRecordIndexEXTInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectSetShaderBindingTableRecordIndexEXTInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// SBTRecordIndex returns the id SBT Record Index.
func (v HitObjectSetShaderBindingTableRecordIndexEXTInst) SBTRecordIndex() ID { return v.in.ID(1) }

// SetSBTRecordIndex sets the id SBT Record Index.
func (v HitObjectSetShaderBindingTableRecordIndexEXTInst) SetSBTRecordIndex(id ID) { v.in.SetID(1, id) }

// HitObjectReorderExecuteShaderEXTInst is a view of an OpHitObjectReorderExecuteShaderEXT.
type HitObjectReorderExecuteShaderEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectReorderExecuteShaderEXTInst) Inst() *Inst { return v.in }

// AsHitObjectReorderExecuteShaderEXT returns the view of in, which must be an OpHitObjectReorderExecuteShaderEXT.
func AsHitObjectReorderExecuteShaderEXT(in *Inst) HitObjectReorderExecuteShaderEXTInst {
	return HitObjectReorderExecuteShaderEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectReorderExecuteShaderEXTInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectReorderExecuteShaderEXTInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// Payload returns the id Payload.
func (v HitObjectReorderExecuteShaderEXTInst) Payload() ID { return v.in.ID(1) }

// SetPayload sets the id Payload.
func (v HitObjectReorderExecuteShaderEXTInst) SetPayload(id ID) { v.in.SetID(1, id) }

// Hint returns the id Hint, 0 where it is absent.
func (v HitObjectReorderExecuteShaderEXTInst) Hint() ID { return v.in.optionalID(2) }

// Bits returns the id Bits, 0 where it is absent.
func (v HitObjectReorderExecuteShaderEXTInst) Bits() ID { return v.in.optionalID(3) }

// HitObjectTraceReorderExecuteEXTInst is a view of an OpHitObjectTraceReorderExecuteEXT.
type HitObjectTraceReorderExecuteEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectTraceReorderExecuteEXTInst) Inst() *Inst { return v.in }

// AsHitObjectTraceReorderExecuteEXT returns the view of in, which must be an OpHitObjectTraceReorderExecuteEXT.
func AsHitObjectTraceReorderExecuteEXT(in *Inst) HitObjectTraceReorderExecuteEXTInst {
	return HitObjectTraceReorderExecuteEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectTraceReorderExecuteEXTInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectTraceReorderExecuteEXTInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// AccelerationStructure returns the id Acceleration Structure.
func (v HitObjectTraceReorderExecuteEXTInst) AccelerationStructure() ID { return v.in.ID(1) }

// SetAccelerationStructure sets the id Acceleration Structure.
func (v HitObjectTraceReorderExecuteEXTInst) SetAccelerationStructure(id ID) { v.in.SetID(1, id) }

// RayFlags returns the id Ray Flags.
func (v HitObjectTraceReorderExecuteEXTInst) RayFlags() ID { return v.in.ID(2) }

// SetRayFlags sets the id Ray Flags.
func (v HitObjectTraceReorderExecuteEXTInst) SetRayFlags(id ID) { v.in.SetID(2, id) }

// CullMask returns the id Cull Mask.
func (v HitObjectTraceReorderExecuteEXTInst) CullMask() ID { return v.in.ID(3) }

// SetCullMask sets the id Cull Mask.
func (v HitObjectTraceReorderExecuteEXTInst) SetCullMask(id ID) { v.in.SetID(3, id) }

// SBTOffset returns the id SBT Offset.
func (v HitObjectTraceReorderExecuteEXTInst) SBTOffset() ID { return v.in.ID(4) }

// SetSBTOffset sets the id SBT Offset.
func (v HitObjectTraceReorderExecuteEXTInst) SetSBTOffset(id ID) { v.in.SetID(4, id) }

// SBTStride returns the id SBT Stride.
func (v HitObjectTraceReorderExecuteEXTInst) SBTStride() ID { return v.in.ID(5) }

// SetSBTStride sets the id SBT Stride.
func (v HitObjectTraceReorderExecuteEXTInst) SetSBTStride(id ID) { v.in.SetID(5, id) }

// MissIndex returns the id Miss Index.
func (v HitObjectTraceReorderExecuteEXTInst) MissIndex() ID { return v.in.ID(6) }

// SetMissIndex sets the id Miss Index.
func (v HitObjectTraceReorderExecuteEXTInst) SetMissIndex(id ID) { v.in.SetID(6, id) }

// RayOrigin returns the id Ray Origin.
func (v HitObjectTraceReorderExecuteEXTInst) RayOrigin() ID { return v.in.ID(7) }

// SetRayOrigin sets the id Ray Origin.
func (v HitObjectTraceReorderExecuteEXTInst) SetRayOrigin(id ID) { v.in.SetID(7, id) }

// RayTmin returns the id Ray Tmin.
func (v HitObjectTraceReorderExecuteEXTInst) RayTmin() ID { return v.in.ID(8) }

// SetRayTmin sets the id Ray Tmin.
func (v HitObjectTraceReorderExecuteEXTInst) SetRayTmin(id ID) { v.in.SetID(8, id) }

// RayDirection returns the id Ray Direction.
func (v HitObjectTraceReorderExecuteEXTInst) RayDirection() ID { return v.in.ID(9) }

// SetRayDirection sets the id Ray Direction.
func (v HitObjectTraceReorderExecuteEXTInst) SetRayDirection(id ID) { v.in.SetID(9, id) }

// RayTmax returns the id Ray Tmax.
func (v HitObjectTraceReorderExecuteEXTInst) RayTmax() ID { return v.in.ID(10) }

// SetRayTmax sets the id Ray Tmax.
func (v HitObjectTraceReorderExecuteEXTInst) SetRayTmax(id ID) { v.in.SetID(10, id) }

// Payload returns the id Payload.
func (v HitObjectTraceReorderExecuteEXTInst) Payload() ID { return v.in.ID(11) }

// SetPayload sets the id Payload.
func (v HitObjectTraceReorderExecuteEXTInst) SetPayload(id ID) { v.in.SetID(11, id) }

// Hint returns the id Hint, 0 where it is absent.
func (v HitObjectTraceReorderExecuteEXTInst) Hint() ID { return v.in.optionalID(12) }

// Bits returns the id Bits, 0 where it is absent.
func (v HitObjectTraceReorderExecuteEXTInst) Bits() ID { return v.in.optionalID(13) }

// HitObjectTraceMotionReorderExecuteEXTInst is a view of an OpHitObjectTraceMotionReorderExecuteEXT.
type HitObjectTraceMotionReorderExecuteEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectTraceMotionReorderExecuteEXTInst) Inst() *Inst { return v.in }

// AsHitObjectTraceMotionReorderExecuteEXT returns the view of in, which must be an OpHitObjectTraceMotionReorderExecuteEXT.
func AsHitObjectTraceMotionReorderExecuteEXT(in *Inst) HitObjectTraceMotionReorderExecuteEXTInst {
	return HitObjectTraceMotionReorderExecuteEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectTraceMotionReorderExecuteEXTInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectTraceMotionReorderExecuteEXTInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// AccelerationStructure returns the id Acceleration Structure.
func (v HitObjectTraceMotionReorderExecuteEXTInst) AccelerationStructure() ID { return v.in.ID(1) }

// SetAccelerationStructure sets the id Acceleration Structure.
func (v HitObjectTraceMotionReorderExecuteEXTInst) SetAccelerationStructure(id ID) { v.in.SetID(1, id) }

// RayFlags returns the id Ray Flags.
func (v HitObjectTraceMotionReorderExecuteEXTInst) RayFlags() ID { return v.in.ID(2) }

// SetRayFlags sets the id Ray Flags.
func (v HitObjectTraceMotionReorderExecuteEXTInst) SetRayFlags(id ID) { v.in.SetID(2, id) }

// CullMask returns the id Cull Mask.
func (v HitObjectTraceMotionReorderExecuteEXTInst) CullMask() ID { return v.in.ID(3) }

// SetCullMask sets the id Cull Mask.
func (v HitObjectTraceMotionReorderExecuteEXTInst) SetCullMask(id ID) { v.in.SetID(3, id) }

// SBTOffset returns the id SBT Offset.
func (v HitObjectTraceMotionReorderExecuteEXTInst) SBTOffset() ID { return v.in.ID(4) }

// SetSBTOffset sets the id SBT Offset.
func (v HitObjectTraceMotionReorderExecuteEXTInst) SetSBTOffset(id ID) { v.in.SetID(4, id) }

// SBTStride returns the id SBT Stride.
func (v HitObjectTraceMotionReorderExecuteEXTInst) SBTStride() ID { return v.in.ID(5) }

// SetSBTStride sets the id SBT Stride.
func (v HitObjectTraceMotionReorderExecuteEXTInst) SetSBTStride(id ID) { v.in.SetID(5, id) }

// MissIndex returns the id Miss Index.
func (v HitObjectTraceMotionReorderExecuteEXTInst) MissIndex() ID { return v.in.ID(6) }

// SetMissIndex sets the id Miss Index.
func (v HitObjectTraceMotionReorderExecuteEXTInst) SetMissIndex(id ID) { v.in.SetID(6, id) }

// RayOrigin returns the id Ray Origin.
func (v HitObjectTraceMotionReorderExecuteEXTInst) RayOrigin() ID { return v.in.ID(7) }

// SetRayOrigin sets the id Ray Origin.
func (v HitObjectTraceMotionReorderExecuteEXTInst) SetRayOrigin(id ID) { v.in.SetID(7, id) }

// RayTmin returns the id Ray Tmin.
func (v HitObjectTraceMotionReorderExecuteEXTInst) RayTmin() ID { return v.in.ID(8) }

// SetRayTmin sets the id Ray Tmin.
func (v HitObjectTraceMotionReorderExecuteEXTInst) SetRayTmin(id ID) { v.in.SetID(8, id) }

// RayDirection returns the id Ray Direction.
func (v HitObjectTraceMotionReorderExecuteEXTInst) RayDirection() ID { return v.in.ID(9) }

// SetRayDirection sets the id Ray Direction.
func (v HitObjectTraceMotionReorderExecuteEXTInst) SetRayDirection(id ID) { v.in.SetID(9, id) }

// RayTmax returns the id Ray Tmax.
func (v HitObjectTraceMotionReorderExecuteEXTInst) RayTmax() ID { return v.in.ID(10) }

// SetRayTmax sets the id Ray Tmax.
func (v HitObjectTraceMotionReorderExecuteEXTInst) SetRayTmax(id ID) { v.in.SetID(10, id) }

// CurrentTime returns the id Current Time.
func (v HitObjectTraceMotionReorderExecuteEXTInst) CurrentTime() ID { return v.in.ID(11) }

// SetCurrentTime sets the id Current Time.
func (v HitObjectTraceMotionReorderExecuteEXTInst) SetCurrentTime(id ID) { v.in.SetID(11, id) }

// Payload returns the id Payload.
func (v HitObjectTraceMotionReorderExecuteEXTInst) Payload() ID { return v.in.ID(12) }

// SetPayload sets the id Payload.
func (v HitObjectTraceMotionReorderExecuteEXTInst) SetPayload(id ID) { v.in.SetID(12, id) }

// Hint returns the id Hint, 0 where it is absent.
func (v HitObjectTraceMotionReorderExecuteEXTInst) Hint() ID { return v.in.optionalID(13) }

// Bits returns the id Bits, 0 where it is absent.
func (v HitObjectTraceMotionReorderExecuteEXTInst) Bits() ID { return v.in.optionalID(14) }

// TypeHitObjectEXTInst is a view of an OpTypeHitObjectEXT.
type TypeHitObjectEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeHitObjectEXTInst) Inst() *Inst { return v.in }

// AsTypeHitObjectEXT returns the view of in, which must be an OpTypeHitObjectEXT.
func AsTypeHitObjectEXT(in *Inst) TypeHitObjectEXTInst { return TypeHitObjectEXTInst{in} }

// ReorderThreadWithHintEXTInst is a view of an OpReorderThreadWithHintEXT.
type ReorderThreadWithHintEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v ReorderThreadWithHintEXTInst) Inst() *Inst { return v.in }

// AsReorderThreadWithHintEXT returns the view of in, which must be an OpReorderThreadWithHintEXT.
func AsReorderThreadWithHintEXT(in *Inst) ReorderThreadWithHintEXTInst {
	return ReorderThreadWithHintEXTInst{in}
}

// Hint returns the id Hint.
func (v ReorderThreadWithHintEXTInst) Hint() ID { return v.in.ID(0) }

// SetHint sets the id Hint.
func (v ReorderThreadWithHintEXTInst) SetHint(id ID) { v.in.SetID(0, id) }

// Bits returns the id Bits.
func (v ReorderThreadWithHintEXTInst) Bits() ID { return v.in.ID(1) }

// SetBits sets the id Bits.
func (v ReorderThreadWithHintEXTInst) SetBits(id ID) { v.in.SetID(1, id) }

// ReorderThreadWithHitObjectEXTInst is a view of an OpReorderThreadWithHitObjectEXT.
type ReorderThreadWithHitObjectEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v ReorderThreadWithHitObjectEXTInst) Inst() *Inst { return v.in }

// AsReorderThreadWithHitObjectEXT returns the view of in, which must be an OpReorderThreadWithHitObjectEXT.
func AsReorderThreadWithHitObjectEXT(in *Inst) ReorderThreadWithHitObjectEXTInst {
	return ReorderThreadWithHitObjectEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v ReorderThreadWithHitObjectEXTInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v ReorderThreadWithHitObjectEXTInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// Hint returns the id Hint, 0 where it is absent.
func (v ReorderThreadWithHitObjectEXTInst) Hint() ID { return v.in.optionalID(1) }

// Bits returns the id Bits, 0 where it is absent.
func (v ReorderThreadWithHitObjectEXTInst) Bits() ID { return v.in.optionalID(2) }

// HitObjectTraceRayEXTInst is a view of an OpHitObjectTraceRayEXT.
type HitObjectTraceRayEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectTraceRayEXTInst) Inst() *Inst { return v.in }

// AsHitObjectTraceRayEXT returns the view of in, which must be an OpHitObjectTraceRayEXT.
func AsHitObjectTraceRayEXT(in *Inst) HitObjectTraceRayEXTInst { return HitObjectTraceRayEXTInst{in} }

// HitObject returns the id Hit Object.
func (v HitObjectTraceRayEXTInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectTraceRayEXTInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// AccelerationStructure returns the id Acceleration Structure.
func (v HitObjectTraceRayEXTInst) AccelerationStructure() ID { return v.in.ID(1) }

// SetAccelerationStructure sets the id Acceleration Structure.
func (v HitObjectTraceRayEXTInst) SetAccelerationStructure(id ID) { v.in.SetID(1, id) }

// RayFlags returns the id Ray Flags.
func (v HitObjectTraceRayEXTInst) RayFlags() ID { return v.in.ID(2) }

// SetRayFlags sets the id Ray Flags.
func (v HitObjectTraceRayEXTInst) SetRayFlags(id ID) { v.in.SetID(2, id) }

// CullMask returns the id Cull Mask.
func (v HitObjectTraceRayEXTInst) CullMask() ID { return v.in.ID(3) }

// SetCullMask sets the id Cull Mask.
func (v HitObjectTraceRayEXTInst) SetCullMask(id ID) { v.in.SetID(3, id) }

// SBTOffset returns the id SBT Offset.
func (v HitObjectTraceRayEXTInst) SBTOffset() ID { return v.in.ID(4) }

// SetSBTOffset sets the id SBT Offset.
func (v HitObjectTraceRayEXTInst) SetSBTOffset(id ID) { v.in.SetID(4, id) }

// SBTStride returns the id SBT Stride.
func (v HitObjectTraceRayEXTInst) SBTStride() ID { return v.in.ID(5) }

// SetSBTStride sets the id SBT Stride.
func (v HitObjectTraceRayEXTInst) SetSBTStride(id ID) { v.in.SetID(5, id) }

// MissIndex returns the id Miss Index.
func (v HitObjectTraceRayEXTInst) MissIndex() ID { return v.in.ID(6) }

// SetMissIndex sets the id Miss Index.
func (v HitObjectTraceRayEXTInst) SetMissIndex(id ID) { v.in.SetID(6, id) }

// RayOrigin returns the id Ray Origin.
func (v HitObjectTraceRayEXTInst) RayOrigin() ID { return v.in.ID(7) }

// SetRayOrigin sets the id Ray Origin.
func (v HitObjectTraceRayEXTInst) SetRayOrigin(id ID) { v.in.SetID(7, id) }

// RayTmin returns the id Ray Tmin.
func (v HitObjectTraceRayEXTInst) RayTmin() ID { return v.in.ID(8) }

// SetRayTmin sets the id Ray Tmin.
func (v HitObjectTraceRayEXTInst) SetRayTmin(id ID) { v.in.SetID(8, id) }

// RayDirection returns the id Ray Direction.
func (v HitObjectTraceRayEXTInst) RayDirection() ID { return v.in.ID(9) }

// SetRayDirection sets the id Ray Direction.
func (v HitObjectTraceRayEXTInst) SetRayDirection(id ID) { v.in.SetID(9, id) }

// RayTmax returns the id Ray Tmax.
func (v HitObjectTraceRayEXTInst) RayTmax() ID { return v.in.ID(10) }

// SetRayTmax sets the id Ray Tmax.
func (v HitObjectTraceRayEXTInst) SetRayTmax(id ID) { v.in.SetID(10, id) }

// Payload returns the id Payload.
func (v HitObjectTraceRayEXTInst) Payload() ID { return v.in.ID(11) }

// SetPayload sets the id Payload.
func (v HitObjectTraceRayEXTInst) SetPayload(id ID) { v.in.SetID(11, id) }

// HitObjectTraceRayMotionEXTInst is a view of an OpHitObjectTraceRayMotionEXT.
type HitObjectTraceRayMotionEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectTraceRayMotionEXTInst) Inst() *Inst { return v.in }

// AsHitObjectTraceRayMotionEXT returns the view of in, which must be an OpHitObjectTraceRayMotionEXT.
func AsHitObjectTraceRayMotionEXT(in *Inst) HitObjectTraceRayMotionEXTInst {
	return HitObjectTraceRayMotionEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectTraceRayMotionEXTInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectTraceRayMotionEXTInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// AccelerationStructure returns the id Acceleration Structure.
func (v HitObjectTraceRayMotionEXTInst) AccelerationStructure() ID { return v.in.ID(1) }

// SetAccelerationStructure sets the id Acceleration Structure.
func (v HitObjectTraceRayMotionEXTInst) SetAccelerationStructure(id ID) { v.in.SetID(1, id) }

// RayFlags returns the id Ray Flags.
func (v HitObjectTraceRayMotionEXTInst) RayFlags() ID { return v.in.ID(2) }

// SetRayFlags sets the id Ray Flags.
func (v HitObjectTraceRayMotionEXTInst) SetRayFlags(id ID) { v.in.SetID(2, id) }

// CullMask returns the id Cull Mask.
func (v HitObjectTraceRayMotionEXTInst) CullMask() ID { return v.in.ID(3) }

// SetCullMask sets the id Cull Mask.
func (v HitObjectTraceRayMotionEXTInst) SetCullMask(id ID) { v.in.SetID(3, id) }

// SBTOffset returns the id SBT Offset.
func (v HitObjectTraceRayMotionEXTInst) SBTOffset() ID { return v.in.ID(4) }

// SetSBTOffset sets the id SBT Offset.
func (v HitObjectTraceRayMotionEXTInst) SetSBTOffset(id ID) { v.in.SetID(4, id) }

// SBTStride returns the id SBT Stride.
func (v HitObjectTraceRayMotionEXTInst) SBTStride() ID { return v.in.ID(5) }

// SetSBTStride sets the id SBT Stride.
func (v HitObjectTraceRayMotionEXTInst) SetSBTStride(id ID) { v.in.SetID(5, id) }

// MissIndex returns the id Miss Index.
func (v HitObjectTraceRayMotionEXTInst) MissIndex() ID { return v.in.ID(6) }

// SetMissIndex sets the id Miss Index.
func (v HitObjectTraceRayMotionEXTInst) SetMissIndex(id ID) { v.in.SetID(6, id) }

// RayOrigin returns the id Ray Origin.
func (v HitObjectTraceRayMotionEXTInst) RayOrigin() ID { return v.in.ID(7) }

// SetRayOrigin sets the id Ray Origin.
func (v HitObjectTraceRayMotionEXTInst) SetRayOrigin(id ID) { v.in.SetID(7, id) }

// RayTmin returns the id Ray Tmin.
func (v HitObjectTraceRayMotionEXTInst) RayTmin() ID { return v.in.ID(8) }

// SetRayTmin sets the id Ray Tmin.
func (v HitObjectTraceRayMotionEXTInst) SetRayTmin(id ID) { v.in.SetID(8, id) }

// RayDirection returns the id Ray Direction.
func (v HitObjectTraceRayMotionEXTInst) RayDirection() ID { return v.in.ID(9) }

// SetRayDirection sets the id Ray Direction.
func (v HitObjectTraceRayMotionEXTInst) SetRayDirection(id ID) { v.in.SetID(9, id) }

// RayTmax returns the id Ray Tmax.
func (v HitObjectTraceRayMotionEXTInst) RayTmax() ID { return v.in.ID(10) }

// SetRayTmax sets the id Ray Tmax.
func (v HitObjectTraceRayMotionEXTInst) SetRayTmax(id ID) { v.in.SetID(10, id) }

// CurrentTime returns the id Current Time.
func (v HitObjectTraceRayMotionEXTInst) CurrentTime() ID { return v.in.ID(11) }

// SetCurrentTime sets the id Current Time.
func (v HitObjectTraceRayMotionEXTInst) SetCurrentTime(id ID) { v.in.SetID(11, id) }

// Payload returns the id Payload.
func (v HitObjectTraceRayMotionEXTInst) Payload() ID { return v.in.ID(12) }

// SetPayload sets the id Payload.
func (v HitObjectTraceRayMotionEXTInst) SetPayload(id ID) { v.in.SetID(12, id) }

// HitObjectRecordEmptyEXTInst is a view of an OpHitObjectRecordEmptyEXT.
type HitObjectRecordEmptyEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectRecordEmptyEXTInst) Inst() *Inst { return v.in }

// AsHitObjectRecordEmptyEXT returns the view of in, which must be an OpHitObjectRecordEmptyEXT.
func AsHitObjectRecordEmptyEXT(in *Inst) HitObjectRecordEmptyEXTInst {
	return HitObjectRecordEmptyEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectRecordEmptyEXTInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectRecordEmptyEXTInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectExecuteShaderEXTInst is a view of an OpHitObjectExecuteShaderEXT.
type HitObjectExecuteShaderEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectExecuteShaderEXTInst) Inst() *Inst { return v.in }

// AsHitObjectExecuteShaderEXT returns the view of in, which must be an OpHitObjectExecuteShaderEXT.
func AsHitObjectExecuteShaderEXT(in *Inst) HitObjectExecuteShaderEXTInst {
	return HitObjectExecuteShaderEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectExecuteShaderEXTInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectExecuteShaderEXTInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// Payload returns the id Payload.
func (v HitObjectExecuteShaderEXTInst) Payload() ID { return v.in.ID(1) }

// SetPayload sets the id Payload.
func (v HitObjectExecuteShaderEXTInst) SetPayload(id ID) { v.in.SetID(1, id) }

// HitObjectGetCurrentTimeEXTInst is a view of an OpHitObjectGetCurrentTimeEXT.
type HitObjectGetCurrentTimeEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetCurrentTimeEXTInst) Inst() *Inst { return v.in }

// AsHitObjectGetCurrentTimeEXT returns the view of in, which must be an OpHitObjectGetCurrentTimeEXT.
func AsHitObjectGetCurrentTimeEXT(in *Inst) HitObjectGetCurrentTimeEXTInst {
	return HitObjectGetCurrentTimeEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetCurrentTimeEXTInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetCurrentTimeEXTInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectGetAttributesEXTInst is a view of an OpHitObjectGetAttributesEXT.
type HitObjectGetAttributesEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetAttributesEXTInst) Inst() *Inst { return v.in }

// AsHitObjectGetAttributesEXT returns the view of in, which must be an OpHitObjectGetAttributesEXT.
func AsHitObjectGetAttributesEXT(in *Inst) HitObjectGetAttributesEXTInst {
	return HitObjectGetAttributesEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetAttributesEXTInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetAttributesEXTInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectAttribute returns the id Hit Object Attribute.
func (v HitObjectGetAttributesEXTInst) HitObjectAttribute() ID { return v.in.ID(1) }

// SetHitObjectAttribute sets the id Hit Object Attribute.
func (v HitObjectGetAttributesEXTInst) SetHitObjectAttribute(id ID) { v.in.SetID(1, id) }

// HitObjectGetHitKindEXTInst is a view of an OpHitObjectGetHitKindEXT.
type HitObjectGetHitKindEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetHitKindEXTInst) Inst() *Inst { return v.in }

// AsHitObjectGetHitKindEXT returns the view of in, which must be an OpHitObjectGetHitKindEXT.
func AsHitObjectGetHitKindEXT(in *Inst) HitObjectGetHitKindEXTInst {
	return HitObjectGetHitKindEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetHitKindEXTInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetHitKindEXTInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectGetPrimitiveIndexEXTInst is a view of an OpHitObjectGetPrimitiveIndexEXT.
type HitObjectGetPrimitiveIndexEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetPrimitiveIndexEXTInst) Inst() *Inst { return v.in }

// AsHitObjectGetPrimitiveIndexEXT returns the view of in, which must be an OpHitObjectGetPrimitiveIndexEXT.
func AsHitObjectGetPrimitiveIndexEXT(in *Inst) HitObjectGetPrimitiveIndexEXTInst {
	return HitObjectGetPrimitiveIndexEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetPrimitiveIndexEXTInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetPrimitiveIndexEXTInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectGetGeometryIndexEXTInst is a view of an OpHitObjectGetGeometryIndexEXT.
type HitObjectGetGeometryIndexEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetGeometryIndexEXTInst) Inst() *Inst { return v.in }

// AsHitObjectGetGeometryIndexEXT returns the view of in, which must be an OpHitObjectGetGeometryIndexEXT.
func AsHitObjectGetGeometryIndexEXT(in *Inst) HitObjectGetGeometryIndexEXTInst {
	return HitObjectGetGeometryIndexEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetGeometryIndexEXTInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetGeometryIndexEXTInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectGetInstanceIdEXTInst is a view of an OpHitObjectGetInstanceIdEXT.
type HitObjectGetInstanceIdEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetInstanceIdEXTInst) Inst() *Inst { return v.in }

// AsHitObjectGetInstanceIdEXT returns the view of in, which must be an OpHitObjectGetInstanceIdEXT.
func AsHitObjectGetInstanceIdEXT(in *Inst) HitObjectGetInstanceIdEXTInst {
	return HitObjectGetInstanceIdEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetInstanceIdEXTInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetInstanceIdEXTInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectGetInstanceCustomIndexEXTInst is a view of an OpHitObjectGetInstanceCustomIndexEXT.
type HitObjectGetInstanceCustomIndexEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetInstanceCustomIndexEXTInst) Inst() *Inst { return v.in }

// AsHitObjectGetInstanceCustomIndexEXT returns the view of in, which must be an OpHitObjectGetInstanceCustomIndexEXT.
func AsHitObjectGetInstanceCustomIndexEXT(in *Inst) HitObjectGetInstanceCustomIndexEXTInst {
	return HitObjectGetInstanceCustomIndexEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetInstanceCustomIndexEXTInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetInstanceCustomIndexEXTInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectGetObjectRayOriginEXTInst is a view of an OpHitObjectGetObjectRayOriginEXT.
type HitObjectGetObjectRayOriginEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetObjectRayOriginEXTInst) Inst() *Inst { return v.in }

// AsHitObjectGetObjectRayOriginEXT returns the view of in, which must be an OpHitObjectGetObjectRayOriginEXT.
func AsHitObjectGetObjectRayOriginEXT(in *Inst) HitObjectGetObjectRayOriginEXTInst {
	return HitObjectGetObjectRayOriginEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetObjectRayOriginEXTInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetObjectRayOriginEXTInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectGetObjectRayDirectionEXTInst is a view of an OpHitObjectGetObjectRayDirectionEXT.
type HitObjectGetObjectRayDirectionEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetObjectRayDirectionEXTInst) Inst() *Inst { return v.in }

// AsHitObjectGetObjectRayDirectionEXT returns the view of in, which must be an OpHitObjectGetObjectRayDirectionEXT.
func AsHitObjectGetObjectRayDirectionEXT(in *Inst) HitObjectGetObjectRayDirectionEXTInst {
	return HitObjectGetObjectRayDirectionEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetObjectRayDirectionEXTInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetObjectRayDirectionEXTInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectGetWorldRayDirectionEXTInst is a view of an OpHitObjectGetWorldRayDirectionEXT.
type HitObjectGetWorldRayDirectionEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetWorldRayDirectionEXTInst) Inst() *Inst { return v.in }

// AsHitObjectGetWorldRayDirectionEXT returns the view of in, which must be an OpHitObjectGetWorldRayDirectionEXT.
func AsHitObjectGetWorldRayDirectionEXT(in *Inst) HitObjectGetWorldRayDirectionEXTInst {
	return HitObjectGetWorldRayDirectionEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetWorldRayDirectionEXTInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetWorldRayDirectionEXTInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectGetWorldRayOriginEXTInst is a view of an OpHitObjectGetWorldRayOriginEXT.
type HitObjectGetWorldRayOriginEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetWorldRayOriginEXTInst) Inst() *Inst { return v.in }

// AsHitObjectGetWorldRayOriginEXT returns the view of in, which must be an OpHitObjectGetWorldRayOriginEXT.
func AsHitObjectGetWorldRayOriginEXT(in *Inst) HitObjectGetWorldRayOriginEXTInst {
	return HitObjectGetWorldRayOriginEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetWorldRayOriginEXTInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetWorldRayOriginEXTInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectGetObjectToWorldEXTInst is a view of an OpHitObjectGetObjectToWorldEXT.
type HitObjectGetObjectToWorldEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetObjectToWorldEXTInst) Inst() *Inst { return v.in }

// AsHitObjectGetObjectToWorldEXT returns the view of in, which must be an OpHitObjectGetObjectToWorldEXT.
func AsHitObjectGetObjectToWorldEXT(in *Inst) HitObjectGetObjectToWorldEXTInst {
	return HitObjectGetObjectToWorldEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetObjectToWorldEXTInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetObjectToWorldEXTInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectGetWorldToObjectEXTInst is a view of an OpHitObjectGetWorldToObjectEXT.
type HitObjectGetWorldToObjectEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetWorldToObjectEXTInst) Inst() *Inst { return v.in }

// AsHitObjectGetWorldToObjectEXT returns the view of in, which must be an OpHitObjectGetWorldToObjectEXT.
func AsHitObjectGetWorldToObjectEXT(in *Inst) HitObjectGetWorldToObjectEXTInst {
	return HitObjectGetWorldToObjectEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetWorldToObjectEXTInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetWorldToObjectEXTInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectGetRayTMaxEXTInst is a view of an OpHitObjectGetRayTMaxEXT.
type HitObjectGetRayTMaxEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetRayTMaxEXTInst) Inst() *Inst { return v.in }

// AsHitObjectGetRayTMaxEXT returns the view of in, which must be an OpHitObjectGetRayTMaxEXT.
func AsHitObjectGetRayTMaxEXT(in *Inst) HitObjectGetRayTMaxEXTInst {
	return HitObjectGetRayTMaxEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetRayTMaxEXTInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetRayTMaxEXTInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// ReportIntersectionKHRInst is a view of an OpReportIntersectionKHR.
type ReportIntersectionKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v ReportIntersectionKHRInst) Inst() *Inst { return v.in }

// AsReportIntersectionKHR returns the view of in, which must be an OpReportIntersectionKHR.
func AsReportIntersectionKHR(in *Inst) ReportIntersectionKHRInst {
	return ReportIntersectionKHRInst{in}
}

// Hit returns the id Hit.
func (v ReportIntersectionKHRInst) Hit() ID { return v.in.ID(0) }

// SetHit sets the id Hit.
func (v ReportIntersectionKHRInst) SetHit(id ID) { v.in.SetID(0, id) }

// HitKind returns the id HitKind.
func (v ReportIntersectionKHRInst) HitKind() ID { return v.in.ID(1) }

// SetHitKind sets the id HitKind.
func (v ReportIntersectionKHRInst) SetHitKind(id ID) { v.in.SetID(1, id) }

// IgnoreIntersectionNVInst is a view of an OpIgnoreIntersectionNV.
type IgnoreIntersectionNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v IgnoreIntersectionNVInst) Inst() *Inst { return v.in }

// AsIgnoreIntersectionNV returns the view of in, which must be an OpIgnoreIntersectionNV.
func AsIgnoreIntersectionNV(in *Inst) IgnoreIntersectionNVInst { return IgnoreIntersectionNVInst{in} }

// TerminateRayNVInst is a view of an OpTerminateRayNV.
type TerminateRayNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v TerminateRayNVInst) Inst() *Inst { return v.in }

// AsTerminateRayNV returns the view of in, which must be an OpTerminateRayNV.
func AsTerminateRayNV(in *Inst) TerminateRayNVInst { return TerminateRayNVInst{in} }

// TraceNVInst is a view of an OpTraceNV.
type TraceNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v TraceNVInst) Inst() *Inst { return v.in }

// AsTraceNV returns the view of in, which must be an OpTraceNV.
func AsTraceNV(in *Inst) TraceNVInst { return TraceNVInst{in} }

// Accel returns the id Accel.
func (v TraceNVInst) Accel() ID { return v.in.ID(0) }

// SetAccel sets the id Accel.
func (v TraceNVInst) SetAccel(id ID) { v.in.SetID(0, id) }

// RayFlags returns the id Ray Flags.
func (v TraceNVInst) RayFlags() ID { return v.in.ID(1) }

// SetRayFlags sets the id Ray Flags.
func (v TraceNVInst) SetRayFlags(id ID) { v.in.SetID(1, id) }

// CullMask returns the id Cull Mask.
func (v TraceNVInst) CullMask() ID { return v.in.ID(2) }

// SetCullMask sets the id Cull Mask.
func (v TraceNVInst) SetCullMask(id ID) { v.in.SetID(2, id) }

// SBTOffset returns the id SBT Offset.
func (v TraceNVInst) SBTOffset() ID { return v.in.ID(3) }

// SetSBTOffset sets the id SBT Offset.
func (v TraceNVInst) SetSBTOffset(id ID) { v.in.SetID(3, id) }

// SBTStride returns the id SBT Stride.
func (v TraceNVInst) SBTStride() ID { return v.in.ID(4) }

// SetSBTStride sets the id SBT Stride.
func (v TraceNVInst) SetSBTStride(id ID) { v.in.SetID(4, id) }

// MissIndex returns the id Miss Index.
func (v TraceNVInst) MissIndex() ID { return v.in.ID(5) }

// SetMissIndex sets the id Miss Index.
func (v TraceNVInst) SetMissIndex(id ID) { v.in.SetID(5, id) }

// RayOrigin returns the id Ray Origin.
func (v TraceNVInst) RayOrigin() ID { return v.in.ID(6) }

// SetRayOrigin sets the id Ray Origin.
func (v TraceNVInst) SetRayOrigin(id ID) { v.in.SetID(6, id) }

// RayTmin returns the id Ray Tmin.
func (v TraceNVInst) RayTmin() ID { return v.in.ID(7) }

// SetRayTmin sets the id Ray Tmin.
func (v TraceNVInst) SetRayTmin(id ID) { v.in.SetID(7, id) }

// RayDirection returns the id Ray Direction.
func (v TraceNVInst) RayDirection() ID { return v.in.ID(8) }

// SetRayDirection sets the id Ray Direction.
func (v TraceNVInst) SetRayDirection(id ID) { v.in.SetID(8, id) }

// RayTmax returns the id Ray Tmax.
func (v TraceNVInst) RayTmax() ID { return v.in.ID(9) }

// SetRayTmax sets the id Ray Tmax.
func (v TraceNVInst) SetRayTmax(id ID) { v.in.SetID(9, id) }

// PayloadId returns the id PayloadId.
func (v TraceNVInst) PayloadId() ID { return v.in.ID(10) }

// SetPayloadId sets the id PayloadId.
func (v TraceNVInst) SetPayloadId(id ID) { v.in.SetID(10, id) }

// TraceMotionNVInst is a view of an OpTraceMotionNV.
type TraceMotionNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v TraceMotionNVInst) Inst() *Inst { return v.in }

// AsTraceMotionNV returns the view of in, which must be an OpTraceMotionNV.
func AsTraceMotionNV(in *Inst) TraceMotionNVInst { return TraceMotionNVInst{in} }

// Accel returns the id Accel.
func (v TraceMotionNVInst) Accel() ID { return v.in.ID(0) }

// SetAccel sets the id Accel.
func (v TraceMotionNVInst) SetAccel(id ID) { v.in.SetID(0, id) }

// RayFlags returns the id Ray Flags.
func (v TraceMotionNVInst) RayFlags() ID { return v.in.ID(1) }

// SetRayFlags sets the id Ray Flags.
func (v TraceMotionNVInst) SetRayFlags(id ID) { v.in.SetID(1, id) }

// CullMask returns the id Cull Mask.
func (v TraceMotionNVInst) CullMask() ID { return v.in.ID(2) }

// SetCullMask sets the id Cull Mask.
func (v TraceMotionNVInst) SetCullMask(id ID) { v.in.SetID(2, id) }

// SBTOffset returns the id SBT Offset.
func (v TraceMotionNVInst) SBTOffset() ID { return v.in.ID(3) }

// SetSBTOffset sets the id SBT Offset.
func (v TraceMotionNVInst) SetSBTOffset(id ID) { v.in.SetID(3, id) }

// SBTStride returns the id SBT Stride.
func (v TraceMotionNVInst) SBTStride() ID { return v.in.ID(4) }

// SetSBTStride sets the id SBT Stride.
func (v TraceMotionNVInst) SetSBTStride(id ID) { v.in.SetID(4, id) }

// MissIndex returns the id Miss Index.
func (v TraceMotionNVInst) MissIndex() ID { return v.in.ID(5) }

// SetMissIndex sets the id Miss Index.
func (v TraceMotionNVInst) SetMissIndex(id ID) { v.in.SetID(5, id) }

// RayOrigin returns the id Ray Origin.
func (v TraceMotionNVInst) RayOrigin() ID { return v.in.ID(6) }

// SetRayOrigin sets the id Ray Origin.
func (v TraceMotionNVInst) SetRayOrigin(id ID) { v.in.SetID(6, id) }

// RayTmin returns the id Ray Tmin.
func (v TraceMotionNVInst) RayTmin() ID { return v.in.ID(7) }

// SetRayTmin sets the id Ray Tmin.
func (v TraceMotionNVInst) SetRayTmin(id ID) { v.in.SetID(7, id) }

// RayDirection returns the id Ray Direction.
func (v TraceMotionNVInst) RayDirection() ID { return v.in.ID(8) }

// SetRayDirection sets the id Ray Direction.
func (v TraceMotionNVInst) SetRayDirection(id ID) { v.in.SetID(8, id) }

// RayTmax returns the id Ray Tmax.
func (v TraceMotionNVInst) RayTmax() ID { return v.in.ID(9) }

// SetRayTmax sets the id Ray Tmax.
func (v TraceMotionNVInst) SetRayTmax(id ID) { v.in.SetID(9, id) }

// Time returns the id Time.
func (v TraceMotionNVInst) Time() ID { return v.in.ID(10) }

// SetTime sets the id Time.
func (v TraceMotionNVInst) SetTime(id ID) { v.in.SetID(10, id) }

// PayloadId returns the id PayloadId.
func (v TraceMotionNVInst) PayloadId() ID { return v.in.ID(11) }

// SetPayloadId sets the id PayloadId.
func (v TraceMotionNVInst) SetPayloadId(id ID) { v.in.SetID(11, id) }

// TraceRayMotionNVInst is a view of an OpTraceRayMotionNV.
type TraceRayMotionNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v TraceRayMotionNVInst) Inst() *Inst { return v.in }

// AsTraceRayMotionNV returns the view of in, which must be an OpTraceRayMotionNV.
func AsTraceRayMotionNV(in *Inst) TraceRayMotionNVInst { return TraceRayMotionNVInst{in} }

// Accel returns the id Accel.
func (v TraceRayMotionNVInst) Accel() ID { return v.in.ID(0) }

// SetAccel sets the id Accel.
func (v TraceRayMotionNVInst) SetAccel(id ID) { v.in.SetID(0, id) }

// RayFlags returns the id Ray Flags.
func (v TraceRayMotionNVInst) RayFlags() ID { return v.in.ID(1) }

// SetRayFlags sets the id Ray Flags.
func (v TraceRayMotionNVInst) SetRayFlags(id ID) { v.in.SetID(1, id) }

// CullMask returns the id Cull Mask.
func (v TraceRayMotionNVInst) CullMask() ID { return v.in.ID(2) }

// SetCullMask sets the id Cull Mask.
func (v TraceRayMotionNVInst) SetCullMask(id ID) { v.in.SetID(2, id) }

// SBTOffset returns the id SBT Offset.
func (v TraceRayMotionNVInst) SBTOffset() ID { return v.in.ID(3) }

// SetSBTOffset sets the id SBT Offset.
func (v TraceRayMotionNVInst) SetSBTOffset(id ID) { v.in.SetID(3, id) }

// SBTStride returns the id SBT Stride.
func (v TraceRayMotionNVInst) SBTStride() ID { return v.in.ID(4) }

// SetSBTStride sets the id SBT Stride.
func (v TraceRayMotionNVInst) SetSBTStride(id ID) { v.in.SetID(4, id) }

// MissIndex returns the id Miss Index.
func (v TraceRayMotionNVInst) MissIndex() ID { return v.in.ID(5) }

// SetMissIndex sets the id Miss Index.
func (v TraceRayMotionNVInst) SetMissIndex(id ID) { v.in.SetID(5, id) }

// RayOrigin returns the id Ray Origin.
func (v TraceRayMotionNVInst) RayOrigin() ID { return v.in.ID(6) }

// SetRayOrigin sets the id Ray Origin.
func (v TraceRayMotionNVInst) SetRayOrigin(id ID) { v.in.SetID(6, id) }

// RayTmin returns the id Ray Tmin.
func (v TraceRayMotionNVInst) RayTmin() ID { return v.in.ID(7) }

// SetRayTmin sets the id Ray Tmin.
func (v TraceRayMotionNVInst) SetRayTmin(id ID) { v.in.SetID(7, id) }

// RayDirection returns the id Ray Direction.
func (v TraceRayMotionNVInst) RayDirection() ID { return v.in.ID(8) }

// SetRayDirection sets the id Ray Direction.
func (v TraceRayMotionNVInst) SetRayDirection(id ID) { v.in.SetID(8, id) }

// RayTmax returns the id Ray Tmax.
func (v TraceRayMotionNVInst) RayTmax() ID { return v.in.ID(9) }

// SetRayTmax sets the id Ray Tmax.
func (v TraceRayMotionNVInst) SetRayTmax(id ID) { v.in.SetID(9, id) }

// Time returns the id Time.
func (v TraceRayMotionNVInst) Time() ID { return v.in.ID(10) }

// SetTime sets the id Time.
func (v TraceRayMotionNVInst) SetTime(id ID) { v.in.SetID(10, id) }

// Payload returns the id Payload.
func (v TraceRayMotionNVInst) Payload() ID { return v.in.ID(11) }

// SetPayload sets the id Payload.
func (v TraceRayMotionNVInst) SetPayload(id ID) { v.in.SetID(11, id) }

// RayQueryGetIntersectionTriangleVertexPositionsKHRInst is a view of an OpRayQueryGetIntersectionTriangleVertexPositionsKHR.
type RayQueryGetIntersectionTriangleVertexPositionsKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionTriangleVertexPositionsKHRInst) Inst() *Inst { return v.in }

// AsRayQueryGetIntersectionTriangleVertexPositionsKHR returns the view of in, which must be an OpRayQueryGetIntersectionTriangleVertexPositionsKHR.
func AsRayQueryGetIntersectionTriangleVertexPositionsKHR(in *Inst) RayQueryGetIntersectionTriangleVertexPositionsKHRInst {
	return RayQueryGetIntersectionTriangleVertexPositionsKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionTriangleVertexPositionsKHRInst) RayQuery() ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionTriangleVertexPositionsKHRInst) SetRayQuery(id ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryGetIntersectionTriangleVertexPositionsKHRInst) Intersection() ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryGetIntersectionTriangleVertexPositionsKHRInst) SetIntersection(id ID) {
	v.in.SetID(1, id)
}

// TypeAccelerationStructureKHRInst is a view of an OpTypeAccelerationStructureKHR.
type TypeAccelerationStructureKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeAccelerationStructureKHRInst) Inst() *Inst { return v.in }

// AsTypeAccelerationStructureKHR returns the view of in, which must be an OpTypeAccelerationStructureKHR.
func AsTypeAccelerationStructureKHR(in *Inst) TypeAccelerationStructureKHRInst {
	return TypeAccelerationStructureKHRInst{in}
}

// ExecuteCallableNVInst is a view of an OpExecuteCallableNV.
type ExecuteCallableNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v ExecuteCallableNVInst) Inst() *Inst { return v.in }

// AsExecuteCallableNV returns the view of in, which must be an OpExecuteCallableNV.
func AsExecuteCallableNV(in *Inst) ExecuteCallableNVInst { return ExecuteCallableNVInst{in} }

// SBTIndex returns the id SBT Index.
func (v ExecuteCallableNVInst) SBTIndex() ID { return v.in.ID(0) }

// SetSBTIndex sets the id SBT Index.
func (v ExecuteCallableNVInst) SetSBTIndex(id ID) { v.in.SetID(0, id) }

// CallableDataId returns the id Callable DataId.
func (v ExecuteCallableNVInst) CallableDataId() ID { return v.in.ID(1) }

// SetCallableDataId sets the id Callable DataId.
func (v ExecuteCallableNVInst) SetCallableDataId(id ID) { v.in.SetID(1, id) }

// RayQueryGetIntersectionClusterIdNVInst is a view of an OpRayQueryGetIntersectionClusterIdNV.
type RayQueryGetIntersectionClusterIdNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionClusterIdNVInst) Inst() *Inst { return v.in }

// AsRayQueryGetIntersectionClusterIdNV returns the view of in, which must be an OpRayQueryGetIntersectionClusterIdNV.
func AsRayQueryGetIntersectionClusterIdNV(in *Inst) RayQueryGetIntersectionClusterIdNVInst {
	return RayQueryGetIntersectionClusterIdNVInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionClusterIdNVInst) RayQuery() ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionClusterIdNVInst) SetRayQuery(id ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryGetIntersectionClusterIdNVInst) Intersection() ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryGetIntersectionClusterIdNVInst) SetIntersection(id ID) { v.in.SetID(1, id) }

// HitObjectGetClusterIdNVInst is a view of an OpHitObjectGetClusterIdNV.
type HitObjectGetClusterIdNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetClusterIdNVInst) Inst() *Inst { return v.in }

// AsHitObjectGetClusterIdNV returns the view of in, which must be an OpHitObjectGetClusterIdNV.
func AsHitObjectGetClusterIdNV(in *Inst) HitObjectGetClusterIdNVInst {
	return HitObjectGetClusterIdNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetClusterIdNVInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetClusterIdNVInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectGetRayTMinEXTInst is a view of an OpHitObjectGetRayTMinEXT.
type HitObjectGetRayTMinEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetRayTMinEXTInst) Inst() *Inst { return v.in }

// AsHitObjectGetRayTMinEXT returns the view of in, which must be an OpHitObjectGetRayTMinEXT.
func AsHitObjectGetRayTMinEXT(in *Inst) HitObjectGetRayTMinEXTInst {
	return HitObjectGetRayTMinEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetRayTMinEXTInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetRayTMinEXTInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectGetShaderBindingTableRecordIndexEXTInst is a view of an OpHitObjectGetShaderBindingTableRecordIndexEXT.
type HitObjectGetShaderBindingTableRecordIndexEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetShaderBindingTableRecordIndexEXTInst) Inst() *Inst { return v.in }

// AsHitObjectGetShaderBindingTableRecordIndexEXT returns the view of in, which must be an OpHitObjectGetShaderBindingTableRecordIndexEXT.
func AsHitObjectGetShaderBindingTableRecordIndexEXT(in *Inst) HitObjectGetShaderBindingTableRecordIndexEXTInst {
	return HitObjectGetShaderBindingTableRecordIndexEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetShaderBindingTableRecordIndexEXTInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetShaderBindingTableRecordIndexEXTInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectGetShaderRecordBufferHandleEXTInst is a view of an OpHitObjectGetShaderRecordBufferHandleEXT.
type HitObjectGetShaderRecordBufferHandleEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetShaderRecordBufferHandleEXTInst) Inst() *Inst { return v.in }

// AsHitObjectGetShaderRecordBufferHandleEXT returns the view of in, which must be an OpHitObjectGetShaderRecordBufferHandleEXT.
func AsHitObjectGetShaderRecordBufferHandleEXT(in *Inst) HitObjectGetShaderRecordBufferHandleEXTInst {
	return HitObjectGetShaderRecordBufferHandleEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetShaderRecordBufferHandleEXTInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetShaderRecordBufferHandleEXTInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectIsEmptyEXTInst is a view of an OpHitObjectIsEmptyEXT.
type HitObjectIsEmptyEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectIsEmptyEXTInst) Inst() *Inst { return v.in }

// AsHitObjectIsEmptyEXT returns the view of in, which must be an OpHitObjectIsEmptyEXT.
func AsHitObjectIsEmptyEXT(in *Inst) HitObjectIsEmptyEXTInst { return HitObjectIsEmptyEXTInst{in} }

// HitObject returns the id Hit Object.
func (v HitObjectIsEmptyEXTInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectIsEmptyEXTInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectIsHitEXTInst is a view of an OpHitObjectIsHitEXT.
type HitObjectIsHitEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectIsHitEXTInst) Inst() *Inst { return v.in }

// AsHitObjectIsHitEXT returns the view of in, which must be an OpHitObjectIsHitEXT.
func AsHitObjectIsHitEXT(in *Inst) HitObjectIsHitEXTInst { return HitObjectIsHitEXTInst{in} }

// HitObject returns the id Hit Object.
func (v HitObjectIsHitEXTInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectIsHitEXTInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectIsMissEXTInst is a view of an OpHitObjectIsMissEXT.
type HitObjectIsMissEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectIsMissEXTInst) Inst() *Inst { return v.in }

// AsHitObjectIsMissEXT returns the view of in, which must be an OpHitObjectIsMissEXT.
func AsHitObjectIsMissEXT(in *Inst) HitObjectIsMissEXTInst { return HitObjectIsMissEXTInst{in} }

// HitObject returns the id Hit Object.
func (v HitObjectIsMissEXTInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectIsMissEXTInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// TypeCooperativeMatrixNVInst is a view of an OpTypeCooperativeMatrixNV.
type TypeCooperativeMatrixNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeCooperativeMatrixNVInst) Inst() *Inst { return v.in }

// AsTypeCooperativeMatrixNV returns the view of in, which must be an OpTypeCooperativeMatrixNV.
func AsTypeCooperativeMatrixNV(in *Inst) TypeCooperativeMatrixNVInst {
	return TypeCooperativeMatrixNVInst{in}
}

// ComponentType returns the id Component Type.
func (v TypeCooperativeMatrixNVInst) ComponentType() ID { return v.in.ID(0) }

// SetComponentType sets the id Component Type.
func (v TypeCooperativeMatrixNVInst) SetComponentType(id ID) { v.in.SetID(0, id) }

// Execution returns the id Execution.
func (v TypeCooperativeMatrixNVInst) Execution() ID { return v.in.ID(1) }

// SetExecution sets the id Execution.
func (v TypeCooperativeMatrixNVInst) SetExecution(id ID) { v.in.SetID(1, id) }

// Rows returns the id Rows.
func (v TypeCooperativeMatrixNVInst) Rows() ID { return v.in.ID(2) }

// SetRows sets the id Rows.
func (v TypeCooperativeMatrixNVInst) SetRows(id ID) { v.in.SetID(2, id) }

// Columns returns the id Columns.
func (v TypeCooperativeMatrixNVInst) Columns() ID { return v.in.ID(3) }

// SetColumns sets the id Columns.
func (v TypeCooperativeMatrixNVInst) SetColumns(id ID) { v.in.SetID(3, id) }

// CooperativeMatrixLoadNVInst is a view of an OpCooperativeMatrixLoadNV.
type CooperativeMatrixLoadNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v CooperativeMatrixLoadNVInst) Inst() *Inst { return v.in }

// AsCooperativeMatrixLoadNV returns the view of in, which must be an OpCooperativeMatrixLoadNV.
func AsCooperativeMatrixLoadNV(in *Inst) CooperativeMatrixLoadNVInst {
	return CooperativeMatrixLoadNVInst{in}
}

// Pointer returns the id Pointer.
func (v CooperativeMatrixLoadNVInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v CooperativeMatrixLoadNVInst) SetPointer(id ID) { v.in.SetID(0, id) }

// Stride returns the id Stride.
func (v CooperativeMatrixLoadNVInst) Stride() ID { return v.in.ID(1) }

// SetStride sets the id Stride.
func (v CooperativeMatrixLoadNVInst) SetStride(id ID) { v.in.SetID(1, id) }

// ColumnMajor returns the id Column Major.
func (v CooperativeMatrixLoadNVInst) ColumnMajor() ID { return v.in.ID(2) }

// SetColumnMajor sets the id Column Major.
func (v CooperativeMatrixLoadNVInst) SetColumnMajor(id ID) { v.in.SetID(2, id) }

// MemoryAccess returns MemoryAccess, 0 where it is absent.
func (v CooperativeMatrixLoadNVInst) MemoryAccess() spirv.MemoryAccess {
	return spirv.MemoryAccess(v.in.optionalWord(3))
}

// CooperativeMatrixStoreNVInst is a view of an OpCooperativeMatrixStoreNV.
type CooperativeMatrixStoreNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v CooperativeMatrixStoreNVInst) Inst() *Inst { return v.in }

// AsCooperativeMatrixStoreNV returns the view of in, which must be an OpCooperativeMatrixStoreNV.
func AsCooperativeMatrixStoreNV(in *Inst) CooperativeMatrixStoreNVInst {
	return CooperativeMatrixStoreNVInst{in}
}

// Pointer returns the id Pointer.
func (v CooperativeMatrixStoreNVInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v CooperativeMatrixStoreNVInst) SetPointer(id ID) { v.in.SetID(0, id) }

// Object returns the id Object.
func (v CooperativeMatrixStoreNVInst) Object() ID { return v.in.ID(1) }

// SetObject sets the id Object.
func (v CooperativeMatrixStoreNVInst) SetObject(id ID) { v.in.SetID(1, id) }

// Stride returns the id Stride.
func (v CooperativeMatrixStoreNVInst) Stride() ID { return v.in.ID(2) }

// SetStride sets the id Stride.
func (v CooperativeMatrixStoreNVInst) SetStride(id ID) { v.in.SetID(2, id) }

// ColumnMajor returns the id Column Major.
func (v CooperativeMatrixStoreNVInst) ColumnMajor() ID { return v.in.ID(3) }

// SetColumnMajor sets the id Column Major.
func (v CooperativeMatrixStoreNVInst) SetColumnMajor(id ID) { v.in.SetID(3, id) }

// MemoryAccess returns MemoryAccess, 0 where it is absent.
func (v CooperativeMatrixStoreNVInst) MemoryAccess() spirv.MemoryAccess {
	return spirv.MemoryAccess(v.in.optionalWord(4))
}

// CooperativeMatrixMulAddNVInst is a view of an OpCooperativeMatrixMulAddNV.
type CooperativeMatrixMulAddNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v CooperativeMatrixMulAddNVInst) Inst() *Inst { return v.in }

// AsCooperativeMatrixMulAddNV returns the view of in, which must be an OpCooperativeMatrixMulAddNV.
func AsCooperativeMatrixMulAddNV(in *Inst) CooperativeMatrixMulAddNVInst {
	return CooperativeMatrixMulAddNVInst{in}
}

// A returns the id A.
func (v CooperativeMatrixMulAddNVInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v CooperativeMatrixMulAddNVInst) SetA(id ID) { v.in.SetID(0, id) }

// B returns the id B.
func (v CooperativeMatrixMulAddNVInst) B() ID { return v.in.ID(1) }

// SetB sets the id B.
func (v CooperativeMatrixMulAddNVInst) SetB(id ID) { v.in.SetID(1, id) }

// C returns the id C.
func (v CooperativeMatrixMulAddNVInst) C() ID { return v.in.ID(2) }

// SetC sets the id C.
func (v CooperativeMatrixMulAddNVInst) SetC(id ID) { v.in.SetID(2, id) }

// CooperativeMatrixLengthNVInst is a view of an OpCooperativeMatrixLengthNV.
type CooperativeMatrixLengthNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v CooperativeMatrixLengthNVInst) Inst() *Inst { return v.in }

// AsCooperativeMatrixLengthNV returns the view of in, which must be an OpCooperativeMatrixLengthNV.
func AsCooperativeMatrixLengthNV(in *Inst) CooperativeMatrixLengthNVInst {
	return CooperativeMatrixLengthNVInst{in}
}

// Type returns the id Type.
func (v CooperativeMatrixLengthNVInst) Type() ID { return v.in.ID(0) }

// SetType sets the id Type.
func (v CooperativeMatrixLengthNVInst) SetType(id ID) { v.in.SetID(0, id) }

// CooperativeMatrixGetCoordinateEXTInst is a view of an OpCooperativeMatrixGetCoordinateEXT.
type CooperativeMatrixGetCoordinateEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v CooperativeMatrixGetCoordinateEXTInst) Inst() *Inst { return v.in }

// AsCooperativeMatrixGetCoordinateEXT returns the view of in, which must be an OpCooperativeMatrixGetCoordinateEXT.
func AsCooperativeMatrixGetCoordinateEXT(in *Inst) CooperativeMatrixGetCoordinateEXTInst {
	return CooperativeMatrixGetCoordinateEXTInst{in}
}

// Matrix returns the id Matrix.
func (v CooperativeMatrixGetCoordinateEXTInst) Matrix() ID { return v.in.ID(0) }

// SetMatrix sets the id Matrix.
func (v CooperativeMatrixGetCoordinateEXTInst) SetMatrix(id ID) { v.in.SetID(0, id) }

// Index returns the id Index.
func (v CooperativeMatrixGetCoordinateEXTInst) Index() ID { return v.in.ID(1) }

// SetIndex sets the id Index.
func (v CooperativeMatrixGetCoordinateEXTInst) SetIndex(id ID) { v.in.SetID(1, id) }

// BeginInvocationInterlockEXTInst is a view of an OpBeginInvocationInterlockEXT.
type BeginInvocationInterlockEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v BeginInvocationInterlockEXTInst) Inst() *Inst { return v.in }

// AsBeginInvocationInterlockEXT returns the view of in, which must be an OpBeginInvocationInterlockEXT.
func AsBeginInvocationInterlockEXT(in *Inst) BeginInvocationInterlockEXTInst {
	return BeginInvocationInterlockEXTInst{in}
}

// EndInvocationInterlockEXTInst is a view of an OpEndInvocationInterlockEXT.
type EndInvocationInterlockEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v EndInvocationInterlockEXTInst) Inst() *Inst { return v.in }

// AsEndInvocationInterlockEXT returns the view of in, which must be an OpEndInvocationInterlockEXT.
func AsEndInvocationInterlockEXT(in *Inst) EndInvocationInterlockEXTInst {
	return EndInvocationInterlockEXTInst{in}
}

// CooperativeMatrixReduceEXTInst is a view of an OpCooperativeMatrixReduceEXT.
type CooperativeMatrixReduceEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v CooperativeMatrixReduceEXTInst) Inst() *Inst { return v.in }

// AsCooperativeMatrixReduceEXT returns the view of in, which must be an OpCooperativeMatrixReduceEXT.
func AsCooperativeMatrixReduceEXT(in *Inst) CooperativeMatrixReduceEXTInst {
	return CooperativeMatrixReduceEXTInst{in}
}

// Matrix returns the id Matrix.
func (v CooperativeMatrixReduceEXTInst) Matrix() ID { return v.in.ID(0) }

// SetMatrix sets the id Matrix.
func (v CooperativeMatrixReduceEXTInst) SetMatrix(id ID) { v.in.SetID(0, id) }

// Reduce returns Reduce.
func (v CooperativeMatrixReduceEXTInst) Reduce() spirv.CooperativeMatrixReduce {
	return spirv.CooperativeMatrixReduce(v.in.Word(1))
}

// CombineFunc returns the id CombineFunc.
func (v CooperativeMatrixReduceEXTInst) CombineFunc() ID { return v.in.ID(2) }

// SetCombineFunc sets the id CombineFunc.
func (v CooperativeMatrixReduceEXTInst) SetCombineFunc(id ID) { v.in.SetID(2, id) }

// CooperativeMatrixLoadTensorNVInst is a view of an OpCooperativeMatrixLoadTensorNV.
type CooperativeMatrixLoadTensorNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v CooperativeMatrixLoadTensorNVInst) Inst() *Inst { return v.in }

// AsCooperativeMatrixLoadTensorNV returns the view of in, which must be an OpCooperativeMatrixLoadTensorNV.
func AsCooperativeMatrixLoadTensorNV(in *Inst) CooperativeMatrixLoadTensorNVInst {
	return CooperativeMatrixLoadTensorNVInst{in}
}

// Pointer returns the id Pointer.
func (v CooperativeMatrixLoadTensorNVInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v CooperativeMatrixLoadTensorNVInst) SetPointer(id ID) { v.in.SetID(0, id) }

// Object returns the id Object.
func (v CooperativeMatrixLoadTensorNVInst) Object() ID { return v.in.ID(1) }

// SetObject sets the id Object.
func (v CooperativeMatrixLoadTensorNVInst) SetObject(id ID) { v.in.SetID(1, id) }

// TensorLayout returns the id TensorLayout.
func (v CooperativeMatrixLoadTensorNVInst) TensorLayout() ID { return v.in.ID(2) }

// SetTensorLayout sets the id TensorLayout.
func (v CooperativeMatrixLoadTensorNVInst) SetTensorLayout(id ID) { v.in.SetID(2, id) }

// MemoryOperand returns Memory Operand.
func (v CooperativeMatrixLoadTensorNVInst) MemoryOperand() spirv.MemoryAccess {
	return spirv.MemoryAccess(v.in.Word(3))
}

// CooperativeMatrixStoreTensorNVInst is a view of an OpCooperativeMatrixStoreTensorNV.
type CooperativeMatrixStoreTensorNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v CooperativeMatrixStoreTensorNVInst) Inst() *Inst { return v.in }

// AsCooperativeMatrixStoreTensorNV returns the view of in, which must be an OpCooperativeMatrixStoreTensorNV.
func AsCooperativeMatrixStoreTensorNV(in *Inst) CooperativeMatrixStoreTensorNVInst {
	return CooperativeMatrixStoreTensorNVInst{in}
}

// Pointer returns the id Pointer.
func (v CooperativeMatrixStoreTensorNVInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v CooperativeMatrixStoreTensorNVInst) SetPointer(id ID) { v.in.SetID(0, id) }

// Object returns the id Object.
func (v CooperativeMatrixStoreTensorNVInst) Object() ID { return v.in.ID(1) }

// SetObject sets the id Object.
func (v CooperativeMatrixStoreTensorNVInst) SetObject(id ID) { v.in.SetID(1, id) }

// TensorLayout returns the id TensorLayout.
func (v CooperativeMatrixStoreTensorNVInst) TensorLayout() ID { return v.in.ID(2) }

// SetTensorLayout sets the id TensorLayout.
func (v CooperativeMatrixStoreTensorNVInst) SetTensorLayout(id ID) { v.in.SetID(2, id) }

// MemoryOperand returns Memory Operand.
func (v CooperativeMatrixStoreTensorNVInst) MemoryOperand() spirv.MemoryAccess {
	return spirv.MemoryAccess(v.in.Word(3))
}

// CooperativeMatrixPerElementOpEXTInst is a view of an OpCooperativeMatrixPerElementOpEXT.
type CooperativeMatrixPerElementOpEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v CooperativeMatrixPerElementOpEXTInst) Inst() *Inst { return v.in }

// AsCooperativeMatrixPerElementOpEXT returns the view of in, which must be an OpCooperativeMatrixPerElementOpEXT.
func AsCooperativeMatrixPerElementOpEXT(in *Inst) CooperativeMatrixPerElementOpEXTInst {
	return CooperativeMatrixPerElementOpEXTInst{in}
}

// Matrix returns the id Matrix.
func (v CooperativeMatrixPerElementOpEXTInst) Matrix() ID { return v.in.ID(0) }

// SetMatrix sets the id Matrix.
func (v CooperativeMatrixPerElementOpEXTInst) SetMatrix(id ID) { v.in.SetID(0, id) }

// Func returns the id Func.
func (v CooperativeMatrixPerElementOpEXTInst) Func() ID { return v.in.ID(1) }

// SetFunc sets the id Func.
func (v CooperativeMatrixPerElementOpEXTInst) SetFunc(id ID) { v.in.SetID(1, id) }

// Operands returns operand Operands and those after it.
func (v CooperativeMatrixPerElementOpEXTInst) Operands() []ID { return v.in.idsFrom(2) }

// TypeTensorLayoutNVInst is a view of an OpTypeTensorLayoutNV.
type TypeTensorLayoutNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeTensorLayoutNVInst) Inst() *Inst { return v.in }

// AsTypeTensorLayoutNV returns the view of in, which must be an OpTypeTensorLayoutNV.
func AsTypeTensorLayoutNV(in *Inst) TypeTensorLayoutNVInst { return TypeTensorLayoutNVInst{in} }

// Dim returns the id Dim.
func (v TypeTensorLayoutNVInst) Dim() ID { return v.in.ID(0) }

// SetDim sets the id Dim.
func (v TypeTensorLayoutNVInst) SetDim(id ID) { v.in.SetID(0, id) }

// ClampMode returns the id ClampMode.
func (v TypeTensorLayoutNVInst) ClampMode() ID { return v.in.ID(1) }

// SetClampMode sets the id ClampMode.
func (v TypeTensorLayoutNVInst) SetClampMode(id ID) { v.in.SetID(1, id) }

// TypeTensorViewNVInst is a view of an OpTypeTensorViewNV.
type TypeTensorViewNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeTensorViewNVInst) Inst() *Inst { return v.in }

// AsTypeTensorViewNV returns the view of in, which must be an OpTypeTensorViewNV.
func AsTypeTensorViewNV(in *Inst) TypeTensorViewNVInst { return TypeTensorViewNVInst{in} }

// Dim returns the id Dim.
func (v TypeTensorViewNVInst) Dim() ID { return v.in.ID(0) }

// SetDim sets the id Dim.
func (v TypeTensorViewNVInst) SetDim(id ID) { v.in.SetID(0, id) }

// HasDimensions returns the id HasDimensions.
func (v TypeTensorViewNVInst) HasDimensions() ID { return v.in.ID(1) }

// SetHasDimensions sets the id HasDimensions.
func (v TypeTensorViewNVInst) SetHasDimensions(id ID) { v.in.SetID(1, id) }

// P returns operand p and those after it.
func (v TypeTensorViewNVInst) P() []ID { return v.in.idsFrom(2) }

// CreateTensorLayoutNVInst is a view of an OpCreateTensorLayoutNV.
type CreateTensorLayoutNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v CreateTensorLayoutNVInst) Inst() *Inst { return v.in }

// AsCreateTensorLayoutNV returns the view of in, which must be an OpCreateTensorLayoutNV.
func AsCreateTensorLayoutNV(in *Inst) CreateTensorLayoutNVInst { return CreateTensorLayoutNVInst{in} }

// TensorLayoutSetDimensionNVInst is a view of an OpTensorLayoutSetDimensionNV.
type TensorLayoutSetDimensionNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v TensorLayoutSetDimensionNVInst) Inst() *Inst { return v.in }

// AsTensorLayoutSetDimensionNV returns the view of in, which must be an OpTensorLayoutSetDimensionNV.
func AsTensorLayoutSetDimensionNV(in *Inst) TensorLayoutSetDimensionNVInst {
	return TensorLayoutSetDimensionNVInst{in}
}

// TensorLayout returns the id TensorLayout.
func (v TensorLayoutSetDimensionNVInst) TensorLayout() ID { return v.in.ID(0) }

// SetTensorLayout sets the id TensorLayout.
func (v TensorLayoutSetDimensionNVInst) SetTensorLayout(id ID) { v.in.SetID(0, id) }

// Dim returns operand Dim and those after it.
func (v TensorLayoutSetDimensionNVInst) Dim() []ID { return v.in.idsFrom(1) }

// TensorLayoutSetStrideNVInst is a view of an OpTensorLayoutSetStrideNV.
type TensorLayoutSetStrideNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v TensorLayoutSetStrideNVInst) Inst() *Inst { return v.in }

// AsTensorLayoutSetStrideNV returns the view of in, which must be an OpTensorLayoutSetStrideNV.
func AsTensorLayoutSetStrideNV(in *Inst) TensorLayoutSetStrideNVInst {
	return TensorLayoutSetStrideNVInst{in}
}

// TensorLayout returns the id TensorLayout.
func (v TensorLayoutSetStrideNVInst) TensorLayout() ID { return v.in.ID(0) }

// SetTensorLayout sets the id TensorLayout.
func (v TensorLayoutSetStrideNVInst) SetTensorLayout(id ID) { v.in.SetID(0, id) }

// Stride returns operand Stride and those after it.
func (v TensorLayoutSetStrideNVInst) Stride() []ID { return v.in.idsFrom(1) }

// TensorLayoutSliceNVInst is a view of an OpTensorLayoutSliceNV.
type TensorLayoutSliceNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v TensorLayoutSliceNVInst) Inst() *Inst { return v.in }

// AsTensorLayoutSliceNV returns the view of in, which must be an OpTensorLayoutSliceNV.
func AsTensorLayoutSliceNV(in *Inst) TensorLayoutSliceNVInst { return TensorLayoutSliceNVInst{in} }

// TensorLayout returns the id TensorLayout.
func (v TensorLayoutSliceNVInst) TensorLayout() ID { return v.in.ID(0) }

// SetTensorLayout sets the id TensorLayout.
func (v TensorLayoutSliceNVInst) SetTensorLayout(id ID) { v.in.SetID(0, id) }

// Operands returns operand Operands and those after it.
func (v TensorLayoutSliceNVInst) Operands() []ID { return v.in.idsFrom(1) }

// TensorLayoutSetClampValueNVInst is a view of an OpTensorLayoutSetClampValueNV.
type TensorLayoutSetClampValueNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v TensorLayoutSetClampValueNVInst) Inst() *Inst { return v.in }

// AsTensorLayoutSetClampValueNV returns the view of in, which must be an OpTensorLayoutSetClampValueNV.
func AsTensorLayoutSetClampValueNV(in *Inst) TensorLayoutSetClampValueNVInst {
	return TensorLayoutSetClampValueNVInst{in}
}

// TensorLayout returns the id TensorLayout.
func (v TensorLayoutSetClampValueNVInst) TensorLayout() ID { return v.in.ID(0) }

// SetTensorLayout sets the id TensorLayout.
func (v TensorLayoutSetClampValueNVInst) SetTensorLayout(id ID) { v.in.SetID(0, id) }

// Value returns the id Value.
func (v TensorLayoutSetClampValueNVInst) Value() ID { return v.in.ID(1) }

// SetValue sets the id Value.
func (v TensorLayoutSetClampValueNVInst) SetValue(id ID) { v.in.SetID(1, id) }

// CreateTensorViewNVInst is a view of an OpCreateTensorViewNV.
type CreateTensorViewNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v CreateTensorViewNVInst) Inst() *Inst { return v.in }

// AsCreateTensorViewNV returns the view of in, which must be an OpCreateTensorViewNV.
func AsCreateTensorViewNV(in *Inst) CreateTensorViewNVInst { return CreateTensorViewNVInst{in} }

// TensorViewSetDimensionNVInst is a view of an OpTensorViewSetDimensionNV.
type TensorViewSetDimensionNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v TensorViewSetDimensionNVInst) Inst() *Inst { return v.in }

// AsTensorViewSetDimensionNV returns the view of in, which must be an OpTensorViewSetDimensionNV.
func AsTensorViewSetDimensionNV(in *Inst) TensorViewSetDimensionNVInst {
	return TensorViewSetDimensionNVInst{in}
}

// TensorView returns the id TensorView.
func (v TensorViewSetDimensionNVInst) TensorView() ID { return v.in.ID(0) }

// SetTensorView sets the id TensorView.
func (v TensorViewSetDimensionNVInst) SetTensorView(id ID) { v.in.SetID(0, id) }

// Dim returns operand Dim and those after it.
func (v TensorViewSetDimensionNVInst) Dim() []ID { return v.in.idsFrom(1) }

// TensorViewSetStrideNVInst is a view of an OpTensorViewSetStrideNV.
type TensorViewSetStrideNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v TensorViewSetStrideNVInst) Inst() *Inst { return v.in }

// AsTensorViewSetStrideNV returns the view of in, which must be an OpTensorViewSetStrideNV.
func AsTensorViewSetStrideNV(in *Inst) TensorViewSetStrideNVInst {
	return TensorViewSetStrideNVInst{in}
}

// TensorView returns the id TensorView.
func (v TensorViewSetStrideNVInst) TensorView() ID { return v.in.ID(0) }

// SetTensorView sets the id TensorView.
func (v TensorViewSetStrideNVInst) SetTensorView(id ID) { v.in.SetID(0, id) }

// Stride returns operand Stride and those after it.
func (v TensorViewSetStrideNVInst) Stride() []ID { return v.in.idsFrom(1) }

// DemoteToHelperInvocationInst is a view of an OpDemoteToHelperInvocation.
type DemoteToHelperInvocationInst struct{ in *Inst }

// Inst returns the instruction.
func (v DemoteToHelperInvocationInst) Inst() *Inst { return v.in }

// AsDemoteToHelperInvocation returns the view of in, which must be an OpDemoteToHelperInvocation.
func AsDemoteToHelperInvocation(in *Inst) DemoteToHelperInvocationInst {
	return DemoteToHelperInvocationInst{in}
}

// IsHelperInvocationEXTInst is a view of an OpIsHelperInvocationEXT.
type IsHelperInvocationEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v IsHelperInvocationEXTInst) Inst() *Inst { return v.in }

// AsIsHelperInvocationEXT returns the view of in, which must be an OpIsHelperInvocationEXT.
func AsIsHelperInvocationEXT(in *Inst) IsHelperInvocationEXTInst {
	return IsHelperInvocationEXTInst{in}
}

// TensorViewSetClipNVInst is a view of an OpTensorViewSetClipNV.
type TensorViewSetClipNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v TensorViewSetClipNVInst) Inst() *Inst { return v.in }

// AsTensorViewSetClipNV returns the view of in, which must be an OpTensorViewSetClipNV.
func AsTensorViewSetClipNV(in *Inst) TensorViewSetClipNVInst { return TensorViewSetClipNVInst{in} }

// TensorView returns the id TensorView.
func (v TensorViewSetClipNVInst) TensorView() ID { return v.in.ID(0) }

// SetTensorView sets the id TensorView.
func (v TensorViewSetClipNVInst) SetTensorView(id ID) { v.in.SetID(0, id) }

// ClipRowOffset returns the id ClipRowOffset.
func (v TensorViewSetClipNVInst) ClipRowOffset() ID { return v.in.ID(1) }

// SetClipRowOffset sets the id ClipRowOffset.
func (v TensorViewSetClipNVInst) SetClipRowOffset(id ID) { v.in.SetID(1, id) }

// ClipRowSpan returns the id ClipRowSpan.
func (v TensorViewSetClipNVInst) ClipRowSpan() ID { return v.in.ID(2) }

// SetClipRowSpan sets the id ClipRowSpan.
func (v TensorViewSetClipNVInst) SetClipRowSpan(id ID) { v.in.SetID(2, id) }

// ClipColOffset returns the id ClipColOffset.
func (v TensorViewSetClipNVInst) ClipColOffset() ID { return v.in.ID(3) }

// SetClipColOffset sets the id ClipColOffset.
func (v TensorViewSetClipNVInst) SetClipColOffset(id ID) { v.in.SetID(3, id) }

// ClipColSpan returns the id ClipColSpan.
func (v TensorViewSetClipNVInst) ClipColSpan() ID { return v.in.ID(4) }

// SetClipColSpan sets the id ClipColSpan.
func (v TensorViewSetClipNVInst) SetClipColSpan(id ID) { v.in.SetID(4, id) }

// TensorLayoutSetBlockSizeNVInst is a view of an OpTensorLayoutSetBlockSizeNV.
type TensorLayoutSetBlockSizeNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v TensorLayoutSetBlockSizeNVInst) Inst() *Inst { return v.in }

// AsTensorLayoutSetBlockSizeNV returns the view of in, which must be an OpTensorLayoutSetBlockSizeNV.
func AsTensorLayoutSetBlockSizeNV(in *Inst) TensorLayoutSetBlockSizeNVInst {
	return TensorLayoutSetBlockSizeNVInst{in}
}

// TensorLayout returns the id TensorLayout.
func (v TensorLayoutSetBlockSizeNVInst) TensorLayout() ID { return v.in.ID(0) }

// SetTensorLayout sets the id TensorLayout.
func (v TensorLayoutSetBlockSizeNVInst) SetTensorLayout(id ID) { v.in.SetID(0, id) }

// BlockSize returns operand BlockSize and those after it.
func (v TensorLayoutSetBlockSizeNVInst) BlockSize() []ID { return v.in.idsFrom(1) }

// CooperativeMatrixTransposeNVInst is a view of an OpCooperativeMatrixTransposeNV.
type CooperativeMatrixTransposeNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v CooperativeMatrixTransposeNVInst) Inst() *Inst { return v.in }

// AsCooperativeMatrixTransposeNV returns the view of in, which must be an OpCooperativeMatrixTransposeNV.
func AsCooperativeMatrixTransposeNV(in *Inst) CooperativeMatrixTransposeNVInst {
	return CooperativeMatrixTransposeNVInst{in}
}

// Matrix returns the id Matrix.
func (v CooperativeMatrixTransposeNVInst) Matrix() ID { return v.in.ID(0) }

// SetMatrix sets the id Matrix.
func (v CooperativeMatrixTransposeNVInst) SetMatrix(id ID) { v.in.SetID(0, id) }

// ConvertUToImageNVInst is a view of an OpConvertUToImageNV.
type ConvertUToImageNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v ConvertUToImageNVInst) Inst() *Inst { return v.in }

// AsConvertUToImageNV returns the view of in, which must be an OpConvertUToImageNV.
func AsConvertUToImageNV(in *Inst) ConvertUToImageNVInst { return ConvertUToImageNVInst{in} }

// Operand returns the id Operand.
func (v ConvertUToImageNVInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand.
func (v ConvertUToImageNVInst) SetOperand(id ID) { v.in.SetID(0, id) }

// ConvertUToSamplerNVInst is a view of an OpConvertUToSamplerNV.
type ConvertUToSamplerNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v ConvertUToSamplerNVInst) Inst() *Inst { return v.in }

// AsConvertUToSamplerNV returns the view of in, which must be an OpConvertUToSamplerNV.
func AsConvertUToSamplerNV(in *Inst) ConvertUToSamplerNVInst { return ConvertUToSamplerNVInst{in} }

// Operand returns the id Operand.
func (v ConvertUToSamplerNVInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand.
func (v ConvertUToSamplerNVInst) SetOperand(id ID) { v.in.SetID(0, id) }

// ConvertImageToUNVInst is a view of an OpConvertImageToUNV.
type ConvertImageToUNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v ConvertImageToUNVInst) Inst() *Inst { return v.in }

// AsConvertImageToUNV returns the view of in, which must be an OpConvertImageToUNV.
func AsConvertImageToUNV(in *Inst) ConvertImageToUNVInst { return ConvertImageToUNVInst{in} }

// Operand returns the id Operand.
func (v ConvertImageToUNVInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand.
func (v ConvertImageToUNVInst) SetOperand(id ID) { v.in.SetID(0, id) }

// ConvertSamplerToUNVInst is a view of an OpConvertSamplerToUNV.
type ConvertSamplerToUNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v ConvertSamplerToUNVInst) Inst() *Inst { return v.in }

// AsConvertSamplerToUNV returns the view of in, which must be an OpConvertSamplerToUNV.
func AsConvertSamplerToUNV(in *Inst) ConvertSamplerToUNVInst { return ConvertSamplerToUNVInst{in} }

// Operand returns the id Operand.
func (v ConvertSamplerToUNVInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand.
func (v ConvertSamplerToUNVInst) SetOperand(id ID) { v.in.SetID(0, id) }

// ConvertUToSampledImageNVInst is a view of an OpConvertUToSampledImageNV.
type ConvertUToSampledImageNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v ConvertUToSampledImageNVInst) Inst() *Inst { return v.in }

// AsConvertUToSampledImageNV returns the view of in, which must be an OpConvertUToSampledImageNV.
func AsConvertUToSampledImageNV(in *Inst) ConvertUToSampledImageNVInst {
	return ConvertUToSampledImageNVInst{in}
}

// Operand returns the id Operand.
func (v ConvertUToSampledImageNVInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand.
func (v ConvertUToSampledImageNVInst) SetOperand(id ID) { v.in.SetID(0, id) }

// ConvertSampledImageToUNVInst is a view of an OpConvertSampledImageToUNV.
type ConvertSampledImageToUNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v ConvertSampledImageToUNVInst) Inst() *Inst { return v.in }

// AsConvertSampledImageToUNV returns the view of in, which must be an OpConvertSampledImageToUNV.
func AsConvertSampledImageToUNV(in *Inst) ConvertSampledImageToUNVInst {
	return ConvertSampledImageToUNVInst{in}
}

// Operand returns the id Operand.
func (v ConvertSampledImageToUNVInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand.
func (v ConvertSampledImageToUNVInst) SetOperand(id ID) { v.in.SetID(0, id) }

// SamplerImageAddressingModeNVInst is a view of an OpSamplerImageAddressingModeNV.
type SamplerImageAddressingModeNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v SamplerImageAddressingModeNVInst) Inst() *Inst { return v.in }

// AsSamplerImageAddressingModeNV returns the view of in, which must be an OpSamplerImageAddressingModeNV.
func AsSamplerImageAddressingModeNV(in *Inst) SamplerImageAddressingModeNVInst {
	return SamplerImageAddressingModeNVInst{in}
}

// BitWidth returns the literal Bit Width.
func (v SamplerImageAddressingModeNVInst) BitWidth() uint32 { return v.in.Word(0) }

// RawAccessChainNVInst is a view of an OpRawAccessChainNV.
type RawAccessChainNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v RawAccessChainNVInst) Inst() *Inst { return v.in }

// AsRawAccessChainNV returns the view of in, which must be an OpRawAccessChainNV.
func AsRawAccessChainNV(in *Inst) RawAccessChainNVInst { return RawAccessChainNVInst{in} }

// Base returns the id Base.
func (v RawAccessChainNVInst) Base() ID { return v.in.ID(0) }

// SetBase sets the id Base.
func (v RawAccessChainNVInst) SetBase(id ID) { v.in.SetID(0, id) }

// ByteStride returns the id Byte stride.
func (v RawAccessChainNVInst) ByteStride() ID { return v.in.ID(1) }

// SetByteStride sets the id Byte stride.
func (v RawAccessChainNVInst) SetByteStride(id ID) { v.in.SetID(1, id) }

// ElementIndex returns the id Element index.
func (v RawAccessChainNVInst) ElementIndex() ID { return v.in.ID(2) }

// SetElementIndex sets the id Element index.
func (v RawAccessChainNVInst) SetElementIndex(id ID) { v.in.SetID(2, id) }

// ByteOffset returns the id Byte offset.
func (v RawAccessChainNVInst) ByteOffset() ID { return v.in.ID(3) }

// SetByteOffset sets the id Byte offset.
func (v RawAccessChainNVInst) SetByteOffset(id ID) { v.in.SetID(3, id) }

// RawAccessChainOperands returns RawAccessChainOperands, 0 where it is absent.
func (v RawAccessChainNVInst) RawAccessChainOperands() spirv.RawAccessChainOperands {
	return spirv.RawAccessChainOperands(v.in.optionalWord(4))
}

// RayQueryGetIntersectionSpherePositionNVInst is a view of an OpRayQueryGetIntersectionSpherePositionNV.
type RayQueryGetIntersectionSpherePositionNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionSpherePositionNVInst) Inst() *Inst { return v.in }

// AsRayQueryGetIntersectionSpherePositionNV returns the view of in, which must be an OpRayQueryGetIntersectionSpherePositionNV.
func AsRayQueryGetIntersectionSpherePositionNV(in *Inst) RayQueryGetIntersectionSpherePositionNVInst {
	return RayQueryGetIntersectionSpherePositionNVInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionSpherePositionNVInst) RayQuery() ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionSpherePositionNVInst) SetRayQuery(id ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryGetIntersectionSpherePositionNVInst) Intersection() ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryGetIntersectionSpherePositionNVInst) SetIntersection(id ID) { v.in.SetID(1, id) }

// RayQueryGetIntersectionSphereRadiusNVInst is a view of an OpRayQueryGetIntersectionSphereRadiusNV.
type RayQueryGetIntersectionSphereRadiusNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionSphereRadiusNVInst) Inst() *Inst { return v.in }

// AsRayQueryGetIntersectionSphereRadiusNV returns the view of in, which must be an OpRayQueryGetIntersectionSphereRadiusNV.
func AsRayQueryGetIntersectionSphereRadiusNV(in *Inst) RayQueryGetIntersectionSphereRadiusNVInst {
	return RayQueryGetIntersectionSphereRadiusNVInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionSphereRadiusNVInst) RayQuery() ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionSphereRadiusNVInst) SetRayQuery(id ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryGetIntersectionSphereRadiusNVInst) Intersection() ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryGetIntersectionSphereRadiusNVInst) SetIntersection(id ID) { v.in.SetID(1, id) }

// RayQueryGetIntersectionLSSPositionsNVInst is a view of an OpRayQueryGetIntersectionLSSPositionsNV.
type RayQueryGetIntersectionLSSPositionsNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionLSSPositionsNVInst) Inst() *Inst { return v.in }

// AsRayQueryGetIntersectionLSSPositionsNV returns the view of in, which must be an OpRayQueryGetIntersectionLSSPositionsNV.
func AsRayQueryGetIntersectionLSSPositionsNV(in *Inst) RayQueryGetIntersectionLSSPositionsNVInst {
	return RayQueryGetIntersectionLSSPositionsNVInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionLSSPositionsNVInst) RayQuery() ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionLSSPositionsNVInst) SetRayQuery(id ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryGetIntersectionLSSPositionsNVInst) Intersection() ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryGetIntersectionLSSPositionsNVInst) SetIntersection(id ID) { v.in.SetID(1, id) }

// RayQueryGetIntersectionLSSRadiiNVInst is a view of an OpRayQueryGetIntersectionLSSRadiiNV.
type RayQueryGetIntersectionLSSRadiiNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionLSSRadiiNVInst) Inst() *Inst { return v.in }

// AsRayQueryGetIntersectionLSSRadiiNV returns the view of in, which must be an OpRayQueryGetIntersectionLSSRadiiNV.
func AsRayQueryGetIntersectionLSSRadiiNV(in *Inst) RayQueryGetIntersectionLSSRadiiNVInst {
	return RayQueryGetIntersectionLSSRadiiNVInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionLSSRadiiNVInst) RayQuery() ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionLSSRadiiNVInst) SetRayQuery(id ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryGetIntersectionLSSRadiiNVInst) Intersection() ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryGetIntersectionLSSRadiiNVInst) SetIntersection(id ID) { v.in.SetID(1, id) }

// RayQueryGetIntersectionLSSHitValueNVInst is a view of an OpRayQueryGetIntersectionLSSHitValueNV.
type RayQueryGetIntersectionLSSHitValueNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionLSSHitValueNVInst) Inst() *Inst { return v.in }

// AsRayQueryGetIntersectionLSSHitValueNV returns the view of in, which must be an OpRayQueryGetIntersectionLSSHitValueNV.
func AsRayQueryGetIntersectionLSSHitValueNV(in *Inst) RayQueryGetIntersectionLSSHitValueNVInst {
	return RayQueryGetIntersectionLSSHitValueNVInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionLSSHitValueNVInst) RayQuery() ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionLSSHitValueNVInst) SetRayQuery(id ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryGetIntersectionLSSHitValueNVInst) Intersection() ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryGetIntersectionLSSHitValueNVInst) SetIntersection(id ID) { v.in.SetID(1, id) }

// HitObjectGetSpherePositionNVInst is a view of an OpHitObjectGetSpherePositionNV.
type HitObjectGetSpherePositionNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetSpherePositionNVInst) Inst() *Inst { return v.in }

// AsHitObjectGetSpherePositionNV returns the view of in, which must be an OpHitObjectGetSpherePositionNV.
func AsHitObjectGetSpherePositionNV(in *Inst) HitObjectGetSpherePositionNVInst {
	return HitObjectGetSpherePositionNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetSpherePositionNVInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetSpherePositionNVInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectGetSphereRadiusNVInst is a view of an OpHitObjectGetSphereRadiusNV.
type HitObjectGetSphereRadiusNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetSphereRadiusNVInst) Inst() *Inst { return v.in }

// AsHitObjectGetSphereRadiusNV returns the view of in, which must be an OpHitObjectGetSphereRadiusNV.
func AsHitObjectGetSphereRadiusNV(in *Inst) HitObjectGetSphereRadiusNVInst {
	return HitObjectGetSphereRadiusNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetSphereRadiusNVInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetSphereRadiusNVInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectGetLSSPositionsNVInst is a view of an OpHitObjectGetLSSPositionsNV.
type HitObjectGetLSSPositionsNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetLSSPositionsNVInst) Inst() *Inst { return v.in }

// AsHitObjectGetLSSPositionsNV returns the view of in, which must be an OpHitObjectGetLSSPositionsNV.
func AsHitObjectGetLSSPositionsNV(in *Inst) HitObjectGetLSSPositionsNVInst {
	return HitObjectGetLSSPositionsNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetLSSPositionsNVInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetLSSPositionsNVInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectGetLSSRadiiNVInst is a view of an OpHitObjectGetLSSRadiiNV.
type HitObjectGetLSSRadiiNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectGetLSSRadiiNVInst) Inst() *Inst { return v.in }

// AsHitObjectGetLSSRadiiNV returns the view of in, which must be an OpHitObjectGetLSSRadiiNV.
func AsHitObjectGetLSSRadiiNV(in *Inst) HitObjectGetLSSRadiiNVInst {
	return HitObjectGetLSSRadiiNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetLSSRadiiNVInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetLSSRadiiNVInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectIsSphereHitNVInst is a view of an OpHitObjectIsSphereHitNV.
type HitObjectIsSphereHitNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectIsSphereHitNVInst) Inst() *Inst { return v.in }

// AsHitObjectIsSphereHitNV returns the view of in, which must be an OpHitObjectIsSphereHitNV.
func AsHitObjectIsSphereHitNV(in *Inst) HitObjectIsSphereHitNVInst {
	return HitObjectIsSphereHitNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectIsSphereHitNVInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectIsSphereHitNVInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// HitObjectIsLSSHitNVInst is a view of an OpHitObjectIsLSSHitNV.
type HitObjectIsLSSHitNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v HitObjectIsLSSHitNVInst) Inst() *Inst { return v.in }

// AsHitObjectIsLSSHitNV returns the view of in, which must be an OpHitObjectIsLSSHitNV.
func AsHitObjectIsLSSHitNV(in *Inst) HitObjectIsLSSHitNVInst { return HitObjectIsLSSHitNVInst{in} }

// HitObject returns the id Hit Object.
func (v HitObjectIsLSSHitNVInst) HitObject() ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectIsLSSHitNVInst) SetHitObject(id ID) { v.in.SetID(0, id) }

// RayQueryIsSphereHitNVInst is a view of an OpRayQueryIsSphereHitNV.
type RayQueryIsSphereHitNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v RayQueryIsSphereHitNVInst) Inst() *Inst { return v.in }

// AsRayQueryIsSphereHitNV returns the view of in, which must be an OpRayQueryIsSphereHitNV.
func AsRayQueryIsSphereHitNV(in *Inst) RayQueryIsSphereHitNVInst {
	return RayQueryIsSphereHitNVInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryIsSphereHitNVInst) RayQuery() ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryIsSphereHitNVInst) SetRayQuery(id ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryIsSphereHitNVInst) Intersection() ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryIsSphereHitNVInst) SetIntersection(id ID) { v.in.SetID(1, id) }

// RayQueryIsLSSHitNVInst is a view of an OpRayQueryIsLSSHitNV.
type RayQueryIsLSSHitNVInst struct{ in *Inst }

// Inst returns the instruction.
func (v RayQueryIsLSSHitNVInst) Inst() *Inst { return v.in }

// AsRayQueryIsLSSHitNV returns the view of in, which must be an OpRayQueryIsLSSHitNV.
func AsRayQueryIsLSSHitNV(in *Inst) RayQueryIsLSSHitNVInst { return RayQueryIsLSSHitNVInst{in} }

// RayQuery returns the id RayQuery.
func (v RayQueryIsLSSHitNVInst) RayQuery() ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryIsLSSHitNVInst) SetRayQuery(id ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryIsLSSHitNVInst) Intersection() ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryIsLSSHitNVInst) SetIntersection(id ID) { v.in.SetID(1, id) }

// SubgroupShuffleINTELInst is a view of an OpSubgroupShuffleINTEL.
type SubgroupShuffleINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupShuffleINTELInst) Inst() *Inst { return v.in }

// AsSubgroupShuffleINTEL returns the view of in, which must be an OpSubgroupShuffleINTEL.
func AsSubgroupShuffleINTEL(in *Inst) SubgroupShuffleINTELInst { return SubgroupShuffleINTELInst{in} }

// Data returns the id Data.
func (v SubgroupShuffleINTELInst) Data() ID { return v.in.ID(0) }

// SetData sets the id Data.
func (v SubgroupShuffleINTELInst) SetData(id ID) { v.in.SetID(0, id) }

// InvocationId returns the id InvocationId.
func (v SubgroupShuffleINTELInst) InvocationId() ID { return v.in.ID(1) }

// SetInvocationId sets the id InvocationId.
func (v SubgroupShuffleINTELInst) SetInvocationId(id ID) { v.in.SetID(1, id) }

// SubgroupShuffleDownINTELInst is a view of an OpSubgroupShuffleDownINTEL.
type SubgroupShuffleDownINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupShuffleDownINTELInst) Inst() *Inst { return v.in }

// AsSubgroupShuffleDownINTEL returns the view of in, which must be an OpSubgroupShuffleDownINTEL.
func AsSubgroupShuffleDownINTEL(in *Inst) SubgroupShuffleDownINTELInst {
	return SubgroupShuffleDownINTELInst{in}
}

// Current returns the id Current.
func (v SubgroupShuffleDownINTELInst) Current() ID { return v.in.ID(0) }

// SetCurrent sets the id Current.
func (v SubgroupShuffleDownINTELInst) SetCurrent(id ID) { v.in.SetID(0, id) }

// Next returns the id Next.
func (v SubgroupShuffleDownINTELInst) Next() ID { return v.in.ID(1) }

// SetNext sets the id Next.
func (v SubgroupShuffleDownINTELInst) SetNext(id ID) { v.in.SetID(1, id) }

// Delta returns the id Delta.
func (v SubgroupShuffleDownINTELInst) Delta() ID { return v.in.ID(2) }

// SetDelta sets the id Delta.
func (v SubgroupShuffleDownINTELInst) SetDelta(id ID) { v.in.SetID(2, id) }

// SubgroupShuffleUpINTELInst is a view of an OpSubgroupShuffleUpINTEL.
type SubgroupShuffleUpINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupShuffleUpINTELInst) Inst() *Inst { return v.in }

// AsSubgroupShuffleUpINTEL returns the view of in, which must be an OpSubgroupShuffleUpINTEL.
func AsSubgroupShuffleUpINTEL(in *Inst) SubgroupShuffleUpINTELInst {
	return SubgroupShuffleUpINTELInst{in}
}

// Previous returns the id Previous.
func (v SubgroupShuffleUpINTELInst) Previous() ID { return v.in.ID(0) }

// SetPrevious sets the id Previous.
func (v SubgroupShuffleUpINTELInst) SetPrevious(id ID) { v.in.SetID(0, id) }

// Current returns the id Current.
func (v SubgroupShuffleUpINTELInst) Current() ID { return v.in.ID(1) }

// SetCurrent sets the id Current.
func (v SubgroupShuffleUpINTELInst) SetCurrent(id ID) { v.in.SetID(1, id) }

// Delta returns the id Delta.
func (v SubgroupShuffleUpINTELInst) Delta() ID { return v.in.ID(2) }

// SetDelta sets the id Delta.
func (v SubgroupShuffleUpINTELInst) SetDelta(id ID) { v.in.SetID(2, id) }

// SubgroupShuffleXorINTELInst is a view of an OpSubgroupShuffleXorINTEL.
type SubgroupShuffleXorINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupShuffleXorINTELInst) Inst() *Inst { return v.in }

// AsSubgroupShuffleXorINTEL returns the view of in, which must be an OpSubgroupShuffleXorINTEL.
func AsSubgroupShuffleXorINTEL(in *Inst) SubgroupShuffleXorINTELInst {
	return SubgroupShuffleXorINTELInst{in}
}

// Data returns the id Data.
func (v SubgroupShuffleXorINTELInst) Data() ID { return v.in.ID(0) }

// SetData sets the id Data.
func (v SubgroupShuffleXorINTELInst) SetData(id ID) { v.in.SetID(0, id) }

// Value returns the id Value.
func (v SubgroupShuffleXorINTELInst) Value() ID { return v.in.ID(1) }

// SetValue sets the id Value.
func (v SubgroupShuffleXorINTELInst) SetValue(id ID) { v.in.SetID(1, id) }

// SubgroupBlockReadINTELInst is a view of an OpSubgroupBlockReadINTEL.
type SubgroupBlockReadINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupBlockReadINTELInst) Inst() *Inst { return v.in }

// AsSubgroupBlockReadINTEL returns the view of in, which must be an OpSubgroupBlockReadINTEL.
func AsSubgroupBlockReadINTEL(in *Inst) SubgroupBlockReadINTELInst {
	return SubgroupBlockReadINTELInst{in}
}

// Ptr returns the id Ptr.
func (v SubgroupBlockReadINTELInst) Ptr() ID { return v.in.ID(0) }

// SetPtr sets the id Ptr.
func (v SubgroupBlockReadINTELInst) SetPtr(id ID) { v.in.SetID(0, id) }

// SubgroupBlockWriteINTELInst is a view of an OpSubgroupBlockWriteINTEL.
type SubgroupBlockWriteINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupBlockWriteINTELInst) Inst() *Inst { return v.in }

// AsSubgroupBlockWriteINTEL returns the view of in, which must be an OpSubgroupBlockWriteINTEL.
func AsSubgroupBlockWriteINTEL(in *Inst) SubgroupBlockWriteINTELInst {
	return SubgroupBlockWriteINTELInst{in}
}

// Ptr returns the id Ptr.
func (v SubgroupBlockWriteINTELInst) Ptr() ID { return v.in.ID(0) }

// SetPtr sets the id Ptr.
func (v SubgroupBlockWriteINTELInst) SetPtr(id ID) { v.in.SetID(0, id) }

// Data returns the id Data.
func (v SubgroupBlockWriteINTELInst) Data() ID { return v.in.ID(1) }

// SetData sets the id Data.
func (v SubgroupBlockWriteINTELInst) SetData(id ID) { v.in.SetID(1, id) }

// SubgroupImageBlockReadINTELInst is a view of an OpSubgroupImageBlockReadINTEL.
type SubgroupImageBlockReadINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupImageBlockReadINTELInst) Inst() *Inst { return v.in }

// AsSubgroupImageBlockReadINTEL returns the view of in, which must be an OpSubgroupImageBlockReadINTEL.
func AsSubgroupImageBlockReadINTEL(in *Inst) SubgroupImageBlockReadINTELInst {
	return SubgroupImageBlockReadINTELInst{in}
}

// Image returns the id Image.
func (v SubgroupImageBlockReadINTELInst) Image() ID { return v.in.ID(0) }

// SetImage sets the id Image.
func (v SubgroupImageBlockReadINTELInst) SetImage(id ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v SubgroupImageBlockReadINTELInst) Coordinate() ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v SubgroupImageBlockReadINTELInst) SetCoordinate(id ID) { v.in.SetID(1, id) }

// SubgroupImageBlockWriteINTELInst is a view of an OpSubgroupImageBlockWriteINTEL.
type SubgroupImageBlockWriteINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupImageBlockWriteINTELInst) Inst() *Inst { return v.in }

// AsSubgroupImageBlockWriteINTEL returns the view of in, which must be an OpSubgroupImageBlockWriteINTEL.
func AsSubgroupImageBlockWriteINTEL(in *Inst) SubgroupImageBlockWriteINTELInst {
	return SubgroupImageBlockWriteINTELInst{in}
}

// Image returns the id Image.
func (v SubgroupImageBlockWriteINTELInst) Image() ID { return v.in.ID(0) }

// SetImage sets the id Image.
func (v SubgroupImageBlockWriteINTELInst) SetImage(id ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v SubgroupImageBlockWriteINTELInst) Coordinate() ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v SubgroupImageBlockWriteINTELInst) SetCoordinate(id ID) { v.in.SetID(1, id) }

// Data returns the id Data.
func (v SubgroupImageBlockWriteINTELInst) Data() ID { return v.in.ID(2) }

// SetData sets the id Data.
func (v SubgroupImageBlockWriteINTELInst) SetData(id ID) { v.in.SetID(2, id) }

// SubgroupImageMediaBlockReadINTELInst is a view of an OpSubgroupImageMediaBlockReadINTEL.
type SubgroupImageMediaBlockReadINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupImageMediaBlockReadINTELInst) Inst() *Inst { return v.in }

// AsSubgroupImageMediaBlockReadINTEL returns the view of in, which must be an OpSubgroupImageMediaBlockReadINTEL.
func AsSubgroupImageMediaBlockReadINTEL(in *Inst) SubgroupImageMediaBlockReadINTELInst {
	return SubgroupImageMediaBlockReadINTELInst{in}
}

// Image returns the id Image.
func (v SubgroupImageMediaBlockReadINTELInst) Image() ID { return v.in.ID(0) }

// SetImage sets the id Image.
func (v SubgroupImageMediaBlockReadINTELInst) SetImage(id ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v SubgroupImageMediaBlockReadINTELInst) Coordinate() ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v SubgroupImageMediaBlockReadINTELInst) SetCoordinate(id ID) { v.in.SetID(1, id) }

// Width returns the id Width.
func (v SubgroupImageMediaBlockReadINTELInst) Width() ID { return v.in.ID(2) }

// SetWidth sets the id Width.
func (v SubgroupImageMediaBlockReadINTELInst) SetWidth(id ID) { v.in.SetID(2, id) }

// Height returns the id Height.
func (v SubgroupImageMediaBlockReadINTELInst) Height() ID { return v.in.ID(3) }

// SetHeight sets the id Height.
func (v SubgroupImageMediaBlockReadINTELInst) SetHeight(id ID) { v.in.SetID(3, id) }

// SubgroupImageMediaBlockWriteINTELInst is a view of an OpSubgroupImageMediaBlockWriteINTEL.
type SubgroupImageMediaBlockWriteINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupImageMediaBlockWriteINTELInst) Inst() *Inst { return v.in }

// AsSubgroupImageMediaBlockWriteINTEL returns the view of in, which must be an OpSubgroupImageMediaBlockWriteINTEL.
func AsSubgroupImageMediaBlockWriteINTEL(in *Inst) SubgroupImageMediaBlockWriteINTELInst {
	return SubgroupImageMediaBlockWriteINTELInst{in}
}

// Image returns the id Image.
func (v SubgroupImageMediaBlockWriteINTELInst) Image() ID { return v.in.ID(0) }

// SetImage sets the id Image.
func (v SubgroupImageMediaBlockWriteINTELInst) SetImage(id ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v SubgroupImageMediaBlockWriteINTELInst) Coordinate() ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v SubgroupImageMediaBlockWriteINTELInst) SetCoordinate(id ID) { v.in.SetID(1, id) }

// Width returns the id Width.
func (v SubgroupImageMediaBlockWriteINTELInst) Width() ID { return v.in.ID(2) }

// SetWidth sets the id Width.
func (v SubgroupImageMediaBlockWriteINTELInst) SetWidth(id ID) { v.in.SetID(2, id) }

// Height returns the id Height.
func (v SubgroupImageMediaBlockWriteINTELInst) Height() ID { return v.in.ID(3) }

// SetHeight sets the id Height.
func (v SubgroupImageMediaBlockWriteINTELInst) SetHeight(id ID) { v.in.SetID(3, id) }

// Data returns the id Data.
func (v SubgroupImageMediaBlockWriteINTELInst) Data() ID { return v.in.ID(4) }

// SetData sets the id Data.
func (v SubgroupImageMediaBlockWriteINTELInst) SetData(id ID) { v.in.SetID(4, id) }

// UCountLeadingZerosINTELInst is a view of an OpUCountLeadingZerosINTEL.
type UCountLeadingZerosINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v UCountLeadingZerosINTELInst) Inst() *Inst { return v.in }

// AsUCountLeadingZerosINTEL returns the view of in, which must be an OpUCountLeadingZerosINTEL.
func AsUCountLeadingZerosINTEL(in *Inst) UCountLeadingZerosINTELInst {
	return UCountLeadingZerosINTELInst{in}
}

// Operand returns the id Operand.
func (v UCountLeadingZerosINTELInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand.
func (v UCountLeadingZerosINTELInst) SetOperand(id ID) { v.in.SetID(0, id) }

// UCountTrailingZerosINTELInst is a view of an OpUCountTrailingZerosINTEL.
type UCountTrailingZerosINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v UCountTrailingZerosINTELInst) Inst() *Inst { return v.in }

// AsUCountTrailingZerosINTEL returns the view of in, which must be an OpUCountTrailingZerosINTEL.
func AsUCountTrailingZerosINTEL(in *Inst) UCountTrailingZerosINTELInst {
	return UCountTrailingZerosINTELInst{in}
}

// Operand returns the id Operand.
func (v UCountTrailingZerosINTELInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand.
func (v UCountTrailingZerosINTELInst) SetOperand(id ID) { v.in.SetID(0, id) }

// AbsISubINTELInst is a view of an OpAbsISubINTEL.
type AbsISubINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v AbsISubINTELInst) Inst() *Inst { return v.in }

// AsAbsISubINTEL returns the view of in, which must be an OpAbsISubINTEL.
func AsAbsISubINTEL(in *Inst) AbsISubINTELInst { return AbsISubINTELInst{in} }

// Operand returns the id Operand 1.
func (v AbsISubINTELInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v AbsISubINTELInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v AbsISubINTELInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v AbsISubINTELInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// AbsUSubINTELInst is a view of an OpAbsUSubINTEL.
type AbsUSubINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v AbsUSubINTELInst) Inst() *Inst { return v.in }

// AsAbsUSubINTEL returns the view of in, which must be an OpAbsUSubINTEL.
func AsAbsUSubINTEL(in *Inst) AbsUSubINTELInst { return AbsUSubINTELInst{in} }

// Operand returns the id Operand 1.
func (v AbsUSubINTELInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v AbsUSubINTELInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v AbsUSubINTELInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v AbsUSubINTELInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// IAddSatINTELInst is a view of an OpIAddSatINTEL.
type IAddSatINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v IAddSatINTELInst) Inst() *Inst { return v.in }

// AsIAddSatINTEL returns the view of in, which must be an OpIAddSatINTEL.
func AsIAddSatINTEL(in *Inst) IAddSatINTELInst { return IAddSatINTELInst{in} }

// Operand returns the id Operand 1.
func (v IAddSatINTELInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v IAddSatINTELInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v IAddSatINTELInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v IAddSatINTELInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// UAddSatINTELInst is a view of an OpUAddSatINTEL.
type UAddSatINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v UAddSatINTELInst) Inst() *Inst { return v.in }

// AsUAddSatINTEL returns the view of in, which must be an OpUAddSatINTEL.
func AsUAddSatINTEL(in *Inst) UAddSatINTELInst { return UAddSatINTELInst{in} }

// Operand returns the id Operand 1.
func (v UAddSatINTELInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v UAddSatINTELInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v UAddSatINTELInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v UAddSatINTELInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// IAverageINTELInst is a view of an OpIAverageINTEL.
type IAverageINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v IAverageINTELInst) Inst() *Inst { return v.in }

// AsIAverageINTEL returns the view of in, which must be an OpIAverageINTEL.
func AsIAverageINTEL(in *Inst) IAverageINTELInst { return IAverageINTELInst{in} }

// Operand returns the id Operand 1.
func (v IAverageINTELInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v IAverageINTELInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v IAverageINTELInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v IAverageINTELInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// UAverageINTELInst is a view of an OpUAverageINTEL.
type UAverageINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v UAverageINTELInst) Inst() *Inst { return v.in }

// AsUAverageINTEL returns the view of in, which must be an OpUAverageINTEL.
func AsUAverageINTEL(in *Inst) UAverageINTELInst { return UAverageINTELInst{in} }

// Operand returns the id Operand 1.
func (v UAverageINTELInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v UAverageINTELInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v UAverageINTELInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v UAverageINTELInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// IAverageRoundedINTELInst is a view of an OpIAverageRoundedINTEL.
type IAverageRoundedINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v IAverageRoundedINTELInst) Inst() *Inst { return v.in }

// AsIAverageRoundedINTEL returns the view of in, which must be an OpIAverageRoundedINTEL.
func AsIAverageRoundedINTEL(in *Inst) IAverageRoundedINTELInst { return IAverageRoundedINTELInst{in} }

// Operand returns the id Operand 1.
func (v IAverageRoundedINTELInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v IAverageRoundedINTELInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v IAverageRoundedINTELInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v IAverageRoundedINTELInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// UAverageRoundedINTELInst is a view of an OpUAverageRoundedINTEL.
type UAverageRoundedINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v UAverageRoundedINTELInst) Inst() *Inst { return v.in }

// AsUAverageRoundedINTEL returns the view of in, which must be an OpUAverageRoundedINTEL.
func AsUAverageRoundedINTEL(in *Inst) UAverageRoundedINTELInst { return UAverageRoundedINTELInst{in} }

// Operand returns the id Operand 1.
func (v UAverageRoundedINTELInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v UAverageRoundedINTELInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v UAverageRoundedINTELInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v UAverageRoundedINTELInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// ISubSatINTELInst is a view of an OpISubSatINTEL.
type ISubSatINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v ISubSatINTELInst) Inst() *Inst { return v.in }

// AsISubSatINTEL returns the view of in, which must be an OpISubSatINTEL.
func AsISubSatINTEL(in *Inst) ISubSatINTELInst { return ISubSatINTELInst{in} }

// Operand returns the id Operand 1.
func (v ISubSatINTELInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v ISubSatINTELInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v ISubSatINTELInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v ISubSatINTELInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// USubSatINTELInst is a view of an OpUSubSatINTEL.
type USubSatINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v USubSatINTELInst) Inst() *Inst { return v.in }

// AsUSubSatINTEL returns the view of in, which must be an OpUSubSatINTEL.
func AsUSubSatINTEL(in *Inst) USubSatINTELInst { return USubSatINTELInst{in} }

// Operand returns the id Operand 1.
func (v USubSatINTELInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v USubSatINTELInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v USubSatINTELInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v USubSatINTELInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// IMul32x16INTELInst is a view of an OpIMul32x16INTEL.
type IMul32x16INTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v IMul32x16INTELInst) Inst() *Inst { return v.in }

// AsIMul32x16INTEL returns the view of in, which must be an OpIMul32x16INTEL.
func AsIMul32x16INTEL(in *Inst) IMul32x16INTELInst { return IMul32x16INTELInst{in} }

// Operand returns the id Operand 1.
func (v IMul32x16INTELInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v IMul32x16INTELInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v IMul32x16INTELInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v IMul32x16INTELInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// UMul32x16INTELInst is a view of an OpUMul32x16INTEL.
type UMul32x16INTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v UMul32x16INTELInst) Inst() *Inst { return v.in }

// AsUMul32x16INTEL returns the view of in, which must be an OpUMul32x16INTEL.
func AsUMul32x16INTEL(in *Inst) UMul32x16INTELInst { return UMul32x16INTELInst{in} }

// Operand returns the id Operand 1.
func (v UMul32x16INTELInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v UMul32x16INTELInst) SetOperand(id ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v UMul32x16INTELInst) Operand2() ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v UMul32x16INTELInst) SetOperand2(id ID) { v.in.SetID(1, id) }

// ConstantFunctionPointerINTELInst is a view of an OpConstantFunctionPointerINTEL.
type ConstantFunctionPointerINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v ConstantFunctionPointerINTELInst) Inst() *Inst { return v.in }

// AsConstantFunctionPointerINTEL returns the view of in, which must be an OpConstantFunctionPointerINTEL.
func AsConstantFunctionPointerINTEL(in *Inst) ConstantFunctionPointerINTELInst {
	return ConstantFunctionPointerINTELInst{in}
}

// Function returns the id Function.
func (v ConstantFunctionPointerINTELInst) Function() ID { return v.in.ID(0) }

// SetFunction sets the id Function.
func (v ConstantFunctionPointerINTELInst) SetFunction(id ID) { v.in.SetID(0, id) }

// FunctionPointerCallINTELInst is a view of an OpFunctionPointerCallINTEL.
type FunctionPointerCallINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v FunctionPointerCallINTELInst) Inst() *Inst { return v.in }

// AsFunctionPointerCallINTEL returns the view of in, which must be an OpFunctionPointerCallINTEL.
func AsFunctionPointerCallINTEL(in *Inst) FunctionPointerCallINTELInst {
	return FunctionPointerCallINTELInst{in}
}

// Operand returns operand Operand 1 and those after it.
func (v FunctionPointerCallINTELInst) Operand() []ID { return v.in.idsFrom(0) }

// AsmTargetINTELInst is a view of an OpAsmTargetINTEL.
type AsmTargetINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v AsmTargetINTELInst) Inst() *Inst { return v.in }

// AsAsmTargetINTEL returns the view of in, which must be an OpAsmTargetINTEL.
func AsAsmTargetINTEL(in *Inst) AsmTargetINTELInst { return AsmTargetINTELInst{in} }

// AsmTarget returns the string Asm target.
func (v AsmTargetINTELInst) AsmTarget() string { return v.in.stringAt(0) }

// AsmINTELInst is a view of an OpAsmINTEL.
type AsmINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v AsmINTELInst) Inst() *Inst { return v.in }

// AsAsmINTEL returns the view of in, which must be an OpAsmINTEL.
func AsAsmINTEL(in *Inst) AsmINTELInst { return AsmINTELInst{in} }

// AsmType returns the id Asm type.
func (v AsmINTELInst) AsmType() ID { return v.in.ID(0) }

// SetAsmType sets the id Asm type.
func (v AsmINTELInst) SetAsmType(id ID) { v.in.SetID(0, id) }

// Target returns the id Target.
func (v AsmINTELInst) Target() ID { return v.in.ID(1) }

// SetTarget sets the id Target.
func (v AsmINTELInst) SetTarget(id ID) { v.in.SetID(1, id) }

// AsmInstructions returns the string Asm instructions.
func (v AsmINTELInst) AsmInstructions() string { return v.in.stringAt(2) }

// AsmCallINTELInst is a view of an OpAsmCallINTEL.
type AsmCallINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v AsmCallINTELInst) Inst() *Inst { return v.in }

// AsAsmCallINTEL returns the view of in, which must be an OpAsmCallINTEL.
func AsAsmCallINTEL(in *Inst) AsmCallINTELInst { return AsmCallINTELInst{in} }

// Asm returns the id Asm.
func (v AsmCallINTELInst) Asm() ID { return v.in.ID(0) }

// SetAsm sets the id Asm.
func (v AsmCallINTELInst) SetAsm(id ID) { v.in.SetID(0, id) }

// Argument returns operand Argument and those after it.
func (v AsmCallINTELInst) Argument() []ID { return v.in.idsFrom(1) }

// AtomicFMinEXTInst is a view of an OpAtomicFMinEXT.
type AtomicFMinEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v AtomicFMinEXTInst) Inst() *Inst { return v.in }

// AsAtomicFMinEXT returns the view of in, which must be an OpAtomicFMinEXT.
func AsAtomicFMinEXT(in *Inst) AtomicFMinEXTInst { return AtomicFMinEXTInst{in} }

// Pointer returns the id Pointer.
func (v AtomicFMinEXTInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicFMinEXTInst) SetPointer(id ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicFMinEXTInst) Memory() ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicFMinEXTInst) SetMemory(id ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v AtomicFMinEXTInst) Semantics() ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v AtomicFMinEXTInst) SetSemantics(id ID) { v.in.SetID(2, id) }

// Value returns the id Value.
func (v AtomicFMinEXTInst) Value() ID { return v.in.ID(3) }

// SetValue sets the id Value.
func (v AtomicFMinEXTInst) SetValue(id ID) { v.in.SetID(3, id) }

// AtomicFMaxEXTInst is a view of an OpAtomicFMaxEXT.
type AtomicFMaxEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v AtomicFMaxEXTInst) Inst() *Inst { return v.in }

// AsAtomicFMaxEXT returns the view of in, which must be an OpAtomicFMaxEXT.
func AsAtomicFMaxEXT(in *Inst) AtomicFMaxEXTInst { return AtomicFMaxEXTInst{in} }

// Pointer returns the id Pointer.
func (v AtomicFMaxEXTInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicFMaxEXTInst) SetPointer(id ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicFMaxEXTInst) Memory() ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicFMaxEXTInst) SetMemory(id ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v AtomicFMaxEXTInst) Semantics() ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v AtomicFMaxEXTInst) SetSemantics(id ID) { v.in.SetID(2, id) }

// Value returns the id Value.
func (v AtomicFMaxEXTInst) Value() ID { return v.in.ID(3) }

// SetValue sets the id Value.
func (v AtomicFMaxEXTInst) SetValue(id ID) { v.in.SetID(3, id) }

// AssumeTrueKHRInst is a view of an OpAssumeTrueKHR.
type AssumeTrueKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v AssumeTrueKHRInst) Inst() *Inst { return v.in }

// AsAssumeTrueKHR returns the view of in, which must be an OpAssumeTrueKHR.
func AsAssumeTrueKHR(in *Inst) AssumeTrueKHRInst { return AssumeTrueKHRInst{in} }

// Condition returns the id Condition.
func (v AssumeTrueKHRInst) Condition() ID { return v.in.ID(0) }

// SetCondition sets the id Condition.
func (v AssumeTrueKHRInst) SetCondition(id ID) { v.in.SetID(0, id) }

// ExpectKHRInst is a view of an OpExpectKHR.
type ExpectKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v ExpectKHRInst) Inst() *Inst { return v.in }

// AsExpectKHR returns the view of in, which must be an OpExpectKHR.
func AsExpectKHR(in *Inst) ExpectKHRInst { return ExpectKHRInst{in} }

// Value returns the id Value.
func (v ExpectKHRInst) Value() ID { return v.in.ID(0) }

// SetValue sets the id Value.
func (v ExpectKHRInst) SetValue(id ID) { v.in.SetID(0, id) }

// ExpectedValue returns the id ExpectedValue.
func (v ExpectKHRInst) ExpectedValue() ID { return v.in.ID(1) }

// SetExpectedValue sets the id ExpectedValue.
func (v ExpectKHRInst) SetExpectedValue(id ID) { v.in.SetID(1, id) }

// DecorateStringInst is a view of an OpDecorateString.
type DecorateStringInst struct{ in *Inst }

// Inst returns the instruction.
func (v DecorateStringInst) Inst() *Inst { return v.in }

// AsDecorateString returns the view of in, which must be an OpDecorateString.
func AsDecorateString(in *Inst) DecorateStringInst { return DecorateStringInst{in} }

// Target returns the id Target.
func (v DecorateStringInst) Target() ID { return v.in.ID(0) }

// SetTarget sets the id Target.
func (v DecorateStringInst) SetTarget(id ID) { v.in.SetID(0, id) }

// Decoration returns Decoration.
func (v DecorateStringInst) Decoration() spirv.Decoration { return spirv.Decoration(v.in.Word(1)) }

// MemberDecorateStringInst is a view of an OpMemberDecorateString.
type MemberDecorateStringInst struct{ in *Inst }

// Inst returns the instruction.
func (v MemberDecorateStringInst) Inst() *Inst { return v.in }

// AsMemberDecorateString returns the view of in, which must be an OpMemberDecorateString.
func AsMemberDecorateString(in *Inst) MemberDecorateStringInst { return MemberDecorateStringInst{in} }

// StructType returns the id Struct Type.
func (v MemberDecorateStringInst) StructType() ID { return v.in.ID(0) }

// SetStructType sets the id Struct Type.
func (v MemberDecorateStringInst) SetStructType(id ID) { v.in.SetID(0, id) }

// Member returns the literal Member.
func (v MemberDecorateStringInst) Member() uint32 { return v.in.Word(1) }

// Decoration returns Decoration.
func (v MemberDecorateStringInst) Decoration() spirv.Decoration {
	return spirv.Decoration(v.in.Word(2))
}

// VmeImageINTELInst is a view of an OpVmeImageINTEL.
type VmeImageINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v VmeImageINTELInst) Inst() *Inst { return v.in }

// AsVmeImageINTEL returns the view of in, which must be an OpVmeImageINTEL.
func AsVmeImageINTEL(in *Inst) VmeImageINTELInst { return VmeImageINTELInst{in} }

// ImageType returns the id Image Type.
func (v VmeImageINTELInst) ImageType() ID { return v.in.ID(0) }

// SetImageType sets the id Image Type.
func (v VmeImageINTELInst) SetImageType(id ID) { v.in.SetID(0, id) }

// Sampler returns the id Sampler.
func (v VmeImageINTELInst) Sampler() ID { return v.in.ID(1) }

// SetSampler sets the id Sampler.
func (v VmeImageINTELInst) SetSampler(id ID) { v.in.SetID(1, id) }

// TypeVmeImageINTELInst is a view of an OpTypeVmeImageINTEL.
type TypeVmeImageINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeVmeImageINTELInst) Inst() *Inst { return v.in }

// AsTypeVmeImageINTEL returns the view of in, which must be an OpTypeVmeImageINTEL.
func AsTypeVmeImageINTEL(in *Inst) TypeVmeImageINTELInst { return TypeVmeImageINTELInst{in} }

// ImageType returns the id Image Type.
func (v TypeVmeImageINTELInst) ImageType() ID { return v.in.ID(0) }

// SetImageType sets the id Image Type.
func (v TypeVmeImageINTELInst) SetImageType(id ID) { v.in.SetID(0, id) }

// TypeAvcImePayloadINTELInst is a view of an OpTypeAvcImePayloadINTEL.
type TypeAvcImePayloadINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeAvcImePayloadINTELInst) Inst() *Inst { return v.in }

// AsTypeAvcImePayloadINTEL returns the view of in, which must be an OpTypeAvcImePayloadINTEL.
func AsTypeAvcImePayloadINTEL(in *Inst) TypeAvcImePayloadINTELInst {
	return TypeAvcImePayloadINTELInst{in}
}

// TypeAvcRefPayloadINTELInst is a view of an OpTypeAvcRefPayloadINTEL.
type TypeAvcRefPayloadINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeAvcRefPayloadINTELInst) Inst() *Inst { return v.in }

// AsTypeAvcRefPayloadINTEL returns the view of in, which must be an OpTypeAvcRefPayloadINTEL.
func AsTypeAvcRefPayloadINTEL(in *Inst) TypeAvcRefPayloadINTELInst {
	return TypeAvcRefPayloadINTELInst{in}
}

// TypeAvcSicPayloadINTELInst is a view of an OpTypeAvcSicPayloadINTEL.
type TypeAvcSicPayloadINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeAvcSicPayloadINTELInst) Inst() *Inst { return v.in }

// AsTypeAvcSicPayloadINTEL returns the view of in, which must be an OpTypeAvcSicPayloadINTEL.
func AsTypeAvcSicPayloadINTEL(in *Inst) TypeAvcSicPayloadINTELInst {
	return TypeAvcSicPayloadINTELInst{in}
}

// TypeAvcMcePayloadINTELInst is a view of an OpTypeAvcMcePayloadINTEL.
type TypeAvcMcePayloadINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeAvcMcePayloadINTELInst) Inst() *Inst { return v.in }

// AsTypeAvcMcePayloadINTEL returns the view of in, which must be an OpTypeAvcMcePayloadINTEL.
func AsTypeAvcMcePayloadINTEL(in *Inst) TypeAvcMcePayloadINTELInst {
	return TypeAvcMcePayloadINTELInst{in}
}

// TypeAvcMceResultINTELInst is a view of an OpTypeAvcMceResultINTEL.
type TypeAvcMceResultINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeAvcMceResultINTELInst) Inst() *Inst { return v.in }

// AsTypeAvcMceResultINTEL returns the view of in, which must be an OpTypeAvcMceResultINTEL.
func AsTypeAvcMceResultINTEL(in *Inst) TypeAvcMceResultINTELInst {
	return TypeAvcMceResultINTELInst{in}
}

// TypeAvcImeResultINTELInst is a view of an OpTypeAvcImeResultINTEL.
type TypeAvcImeResultINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeAvcImeResultINTELInst) Inst() *Inst { return v.in }

// AsTypeAvcImeResultINTEL returns the view of in, which must be an OpTypeAvcImeResultINTEL.
func AsTypeAvcImeResultINTEL(in *Inst) TypeAvcImeResultINTELInst {
	return TypeAvcImeResultINTELInst{in}
}

// TypeAvcImeResultSingleReferenceStreamoutINTELInst is a view of an OpTypeAvcImeResultSingleReferenceStreamoutINTEL.
type TypeAvcImeResultSingleReferenceStreamoutINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeAvcImeResultSingleReferenceStreamoutINTELInst) Inst() *Inst { return v.in }

// AsTypeAvcImeResultSingleReferenceStreamoutINTEL returns the view of in, which must be an OpTypeAvcImeResultSingleReferenceStreamoutINTEL.
func AsTypeAvcImeResultSingleReferenceStreamoutINTEL(in *Inst) TypeAvcImeResultSingleReferenceStreamoutINTELInst {
	return TypeAvcImeResultSingleReferenceStreamoutINTELInst{in}
}

// TypeAvcImeResultDualReferenceStreamoutINTELInst is a view of an OpTypeAvcImeResultDualReferenceStreamoutINTEL.
type TypeAvcImeResultDualReferenceStreamoutINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeAvcImeResultDualReferenceStreamoutINTELInst) Inst() *Inst { return v.in }

// AsTypeAvcImeResultDualReferenceStreamoutINTEL returns the view of in, which must be an OpTypeAvcImeResultDualReferenceStreamoutINTEL.
func AsTypeAvcImeResultDualReferenceStreamoutINTEL(in *Inst) TypeAvcImeResultDualReferenceStreamoutINTELInst {
	return TypeAvcImeResultDualReferenceStreamoutINTELInst{in}
}

// TypeAvcImeSingleReferenceStreaminINTELInst is a view of an OpTypeAvcImeSingleReferenceStreaminINTEL.
type TypeAvcImeSingleReferenceStreaminINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeAvcImeSingleReferenceStreaminINTELInst) Inst() *Inst { return v.in }

// AsTypeAvcImeSingleReferenceStreaminINTEL returns the view of in, which must be an OpTypeAvcImeSingleReferenceStreaminINTEL.
func AsTypeAvcImeSingleReferenceStreaminINTEL(in *Inst) TypeAvcImeSingleReferenceStreaminINTELInst {
	return TypeAvcImeSingleReferenceStreaminINTELInst{in}
}

// TypeAvcImeDualReferenceStreaminINTELInst is a view of an OpTypeAvcImeDualReferenceStreaminINTEL.
type TypeAvcImeDualReferenceStreaminINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeAvcImeDualReferenceStreaminINTELInst) Inst() *Inst { return v.in }

// AsTypeAvcImeDualReferenceStreaminINTEL returns the view of in, which must be an OpTypeAvcImeDualReferenceStreaminINTEL.
func AsTypeAvcImeDualReferenceStreaminINTEL(in *Inst) TypeAvcImeDualReferenceStreaminINTELInst {
	return TypeAvcImeDualReferenceStreaminINTELInst{in}
}

// TypeAvcRefResultINTELInst is a view of an OpTypeAvcRefResultINTEL.
type TypeAvcRefResultINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeAvcRefResultINTELInst) Inst() *Inst { return v.in }

// AsTypeAvcRefResultINTEL returns the view of in, which must be an OpTypeAvcRefResultINTEL.
func AsTypeAvcRefResultINTEL(in *Inst) TypeAvcRefResultINTELInst {
	return TypeAvcRefResultINTELInst{in}
}

// TypeAvcSicResultINTELInst is a view of an OpTypeAvcSicResultINTEL.
type TypeAvcSicResultINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeAvcSicResultINTELInst) Inst() *Inst { return v.in }

// AsTypeAvcSicResultINTEL returns the view of in, which must be an OpTypeAvcSicResultINTEL.
func AsTypeAvcSicResultINTEL(in *Inst) TypeAvcSicResultINTELInst {
	return TypeAvcSicResultINTELInst{in}
}

// SubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTELInst is a view of an OpSubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTEL.
type SubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTEL returns the view of in, which must be an OpSubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTEL.
func AsSubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTEL(in *Inst) SubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTELInst {
	return SubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTELInst{in}
}

// SliceType returns the id Slice Type.
func (v SubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTELInst) SliceType() ID {
	return v.in.ID(0)
}

// SetSliceType sets the id Slice Type.
func (v SubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTELInst) SetSliceType(id ID) {
	v.in.SetID(0, id)
}

// Qp returns the id Qp.
func (v SubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTELInst) Qp() ID { return v.in.ID(1) }

// SetQp sets the id Qp.
func (v SubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTELInst) SetQp(id ID) {
	v.in.SetID(1, id)
}

// SubgroupAvcMceSetInterBaseMultiReferencePenaltyINTELInst is a view of an OpSubgroupAvcMceSetInterBaseMultiReferencePenaltyINTEL.
type SubgroupAvcMceSetInterBaseMultiReferencePenaltyINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceSetInterBaseMultiReferencePenaltyINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcMceSetInterBaseMultiReferencePenaltyINTEL returns the view of in, which must be an OpSubgroupAvcMceSetInterBaseMultiReferencePenaltyINTEL.
func AsSubgroupAvcMceSetInterBaseMultiReferencePenaltyINTEL(in *Inst) SubgroupAvcMceSetInterBaseMultiReferencePenaltyINTELInst {
	return SubgroupAvcMceSetInterBaseMultiReferencePenaltyINTELInst{in}
}

// ReferenceBasePenalty returns the id Reference Base Penalty.
func (v SubgroupAvcMceSetInterBaseMultiReferencePenaltyINTELInst) ReferenceBasePenalty() ID {
	return v.in.ID(0)
}

// SetReferenceBasePenalty sets the id Reference Base Penalty.
func (v SubgroupAvcMceSetInterBaseMultiReferencePenaltyINTELInst) SetReferenceBasePenalty(id ID) {
	v.in.SetID(0, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcMceSetInterBaseMultiReferencePenaltyINTELInst) Payload() ID { return v.in.ID(1) }

// SetPayload sets the id Payload.
func (v SubgroupAvcMceSetInterBaseMultiReferencePenaltyINTELInst) SetPayload(id ID) {
	v.in.SetID(1, id)
}

// SubgroupAvcMceGetDefaultInterShapePenaltyINTELInst is a view of an OpSubgroupAvcMceGetDefaultInterShapePenaltyINTEL.
type SubgroupAvcMceGetDefaultInterShapePenaltyINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceGetDefaultInterShapePenaltyINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcMceGetDefaultInterShapePenaltyINTEL returns the view of in, which must be an OpSubgroupAvcMceGetDefaultInterShapePenaltyINTEL.
func AsSubgroupAvcMceGetDefaultInterShapePenaltyINTEL(in *Inst) SubgroupAvcMceGetDefaultInterShapePenaltyINTELInst {
	return SubgroupAvcMceGetDefaultInterShapePenaltyINTELInst{in}
}

// SliceType returns the id Slice Type.
func (v SubgroupAvcMceGetDefaultInterShapePenaltyINTELInst) SliceType() ID { return v.in.ID(0) }

// SetSliceType sets the id Slice Type.
func (v SubgroupAvcMceGetDefaultInterShapePenaltyINTELInst) SetSliceType(id ID) { v.in.SetID(0, id) }

// Qp returns the id Qp.
func (v SubgroupAvcMceGetDefaultInterShapePenaltyINTELInst) Qp() ID { return v.in.ID(1) }

// SetQp sets the id Qp.
func (v SubgroupAvcMceGetDefaultInterShapePenaltyINTELInst) SetQp(id ID) { v.in.SetID(1, id) }

// SubgroupAvcMceSetInterShapePenaltyINTELInst is a view of an OpSubgroupAvcMceSetInterShapePenaltyINTEL.
type SubgroupAvcMceSetInterShapePenaltyINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceSetInterShapePenaltyINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcMceSetInterShapePenaltyINTEL returns the view of in, which must be an OpSubgroupAvcMceSetInterShapePenaltyINTEL.
func AsSubgroupAvcMceSetInterShapePenaltyINTEL(in *Inst) SubgroupAvcMceSetInterShapePenaltyINTELInst {
	return SubgroupAvcMceSetInterShapePenaltyINTELInst{in}
}

// PackedShapePenalty returns the id Packed Shape Penalty.
func (v SubgroupAvcMceSetInterShapePenaltyINTELInst) PackedShapePenalty() ID { return v.in.ID(0) }

// SetPackedShapePenalty sets the id Packed Shape Penalty.
func (v SubgroupAvcMceSetInterShapePenaltyINTELInst) SetPackedShapePenalty(id ID) { v.in.SetID(0, id) }

// Payload returns the id Payload.
func (v SubgroupAvcMceSetInterShapePenaltyINTELInst) Payload() ID { return v.in.ID(1) }

// SetPayload sets the id Payload.
func (v SubgroupAvcMceSetInterShapePenaltyINTELInst) SetPayload(id ID) { v.in.SetID(1, id) }

// SubgroupAvcMceGetDefaultInterDirectionPenaltyINTELInst is a view of an OpSubgroupAvcMceGetDefaultInterDirectionPenaltyINTEL.
type SubgroupAvcMceGetDefaultInterDirectionPenaltyINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceGetDefaultInterDirectionPenaltyINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcMceGetDefaultInterDirectionPenaltyINTEL returns the view of in, which must be an OpSubgroupAvcMceGetDefaultInterDirectionPenaltyINTEL.
func AsSubgroupAvcMceGetDefaultInterDirectionPenaltyINTEL(in *Inst) SubgroupAvcMceGetDefaultInterDirectionPenaltyINTELInst {
	return SubgroupAvcMceGetDefaultInterDirectionPenaltyINTELInst{in}
}

// SliceType returns the id Slice Type.
func (v SubgroupAvcMceGetDefaultInterDirectionPenaltyINTELInst) SliceType() ID { return v.in.ID(0) }

// SetSliceType sets the id Slice Type.
func (v SubgroupAvcMceGetDefaultInterDirectionPenaltyINTELInst) SetSliceType(id ID) {
	v.in.SetID(0, id)
}

// Qp returns the id Qp.
func (v SubgroupAvcMceGetDefaultInterDirectionPenaltyINTELInst) Qp() ID { return v.in.ID(1) }

// SetQp sets the id Qp.
func (v SubgroupAvcMceGetDefaultInterDirectionPenaltyINTELInst) SetQp(id ID) { v.in.SetID(1, id) }

// SubgroupAvcMceSetInterDirectionPenaltyINTELInst is a view of an OpSubgroupAvcMceSetInterDirectionPenaltyINTEL.
type SubgroupAvcMceSetInterDirectionPenaltyINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceSetInterDirectionPenaltyINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcMceSetInterDirectionPenaltyINTEL returns the view of in, which must be an OpSubgroupAvcMceSetInterDirectionPenaltyINTEL.
func AsSubgroupAvcMceSetInterDirectionPenaltyINTEL(in *Inst) SubgroupAvcMceSetInterDirectionPenaltyINTELInst {
	return SubgroupAvcMceSetInterDirectionPenaltyINTELInst{in}
}

// DirectionCost returns the id Direction Cost.
func (v SubgroupAvcMceSetInterDirectionPenaltyINTELInst) DirectionCost() ID { return v.in.ID(0) }

// SetDirectionCost sets the id Direction Cost.
func (v SubgroupAvcMceSetInterDirectionPenaltyINTELInst) SetDirectionCost(id ID) { v.in.SetID(0, id) }

// Payload returns the id Payload.
func (v SubgroupAvcMceSetInterDirectionPenaltyINTELInst) Payload() ID { return v.in.ID(1) }

// SetPayload sets the id Payload.
func (v SubgroupAvcMceSetInterDirectionPenaltyINTELInst) SetPayload(id ID) { v.in.SetID(1, id) }

// SubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTELInst is a view of an OpSubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTEL.
type SubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTEL returns the view of in, which must be an OpSubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTEL.
func AsSubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTEL(in *Inst) SubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTELInst {
	return SubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTELInst{in}
}

// SliceType returns the id Slice Type.
func (v SubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTELInst) SliceType() ID { return v.in.ID(0) }

// SetSliceType sets the id Slice Type.
func (v SubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTELInst) SetSliceType(id ID) {
	v.in.SetID(0, id)
}

// Qp returns the id Qp.
func (v SubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTELInst) Qp() ID { return v.in.ID(1) }

// SetQp sets the id Qp.
func (v SubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTELInst) SetQp(id ID) { v.in.SetID(1, id) }

// SubgroupAvcMceGetDefaultInterMotionVectorCostTableINTELInst is a view of an OpSubgroupAvcMceGetDefaultInterMotionVectorCostTableINTEL.
type SubgroupAvcMceGetDefaultInterMotionVectorCostTableINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceGetDefaultInterMotionVectorCostTableINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcMceGetDefaultInterMotionVectorCostTableINTEL returns the view of in, which must be an OpSubgroupAvcMceGetDefaultInterMotionVectorCostTableINTEL.
func AsSubgroupAvcMceGetDefaultInterMotionVectorCostTableINTEL(in *Inst) SubgroupAvcMceGetDefaultInterMotionVectorCostTableINTELInst {
	return SubgroupAvcMceGetDefaultInterMotionVectorCostTableINTELInst{in}
}

// SliceType returns the id Slice Type.
func (v SubgroupAvcMceGetDefaultInterMotionVectorCostTableINTELInst) SliceType() ID {
	return v.in.ID(0)
}

// SetSliceType sets the id Slice Type.
func (v SubgroupAvcMceGetDefaultInterMotionVectorCostTableINTELInst) SetSliceType(id ID) {
	v.in.SetID(0, id)
}

// Qp returns the id Qp.
func (v SubgroupAvcMceGetDefaultInterMotionVectorCostTableINTELInst) Qp() ID { return v.in.ID(1) }

// SetQp sets the id Qp.
func (v SubgroupAvcMceGetDefaultInterMotionVectorCostTableINTELInst) SetQp(id ID) { v.in.SetID(1, id) }

// SubgroupAvcMceGetDefaultHighPenaltyCostTableINTELInst is a view of an OpSubgroupAvcMceGetDefaultHighPenaltyCostTableINTEL.
type SubgroupAvcMceGetDefaultHighPenaltyCostTableINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceGetDefaultHighPenaltyCostTableINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcMceGetDefaultHighPenaltyCostTableINTEL returns the view of in, which must be an OpSubgroupAvcMceGetDefaultHighPenaltyCostTableINTEL.
func AsSubgroupAvcMceGetDefaultHighPenaltyCostTableINTEL(in *Inst) SubgroupAvcMceGetDefaultHighPenaltyCostTableINTELInst {
	return SubgroupAvcMceGetDefaultHighPenaltyCostTableINTELInst{in}
}

// SubgroupAvcMceGetDefaultMediumPenaltyCostTableINTELInst is a view of an OpSubgroupAvcMceGetDefaultMediumPenaltyCostTableINTEL.
type SubgroupAvcMceGetDefaultMediumPenaltyCostTableINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceGetDefaultMediumPenaltyCostTableINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcMceGetDefaultMediumPenaltyCostTableINTEL returns the view of in, which must be an OpSubgroupAvcMceGetDefaultMediumPenaltyCostTableINTEL.
func AsSubgroupAvcMceGetDefaultMediumPenaltyCostTableINTEL(in *Inst) SubgroupAvcMceGetDefaultMediumPenaltyCostTableINTELInst {
	return SubgroupAvcMceGetDefaultMediumPenaltyCostTableINTELInst{in}
}

// SubgroupAvcMceGetDefaultLowPenaltyCostTableINTELInst is a view of an OpSubgroupAvcMceGetDefaultLowPenaltyCostTableINTEL.
type SubgroupAvcMceGetDefaultLowPenaltyCostTableINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceGetDefaultLowPenaltyCostTableINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcMceGetDefaultLowPenaltyCostTableINTEL returns the view of in, which must be an OpSubgroupAvcMceGetDefaultLowPenaltyCostTableINTEL.
func AsSubgroupAvcMceGetDefaultLowPenaltyCostTableINTEL(in *Inst) SubgroupAvcMceGetDefaultLowPenaltyCostTableINTELInst {
	return SubgroupAvcMceGetDefaultLowPenaltyCostTableINTELInst{in}
}

// SubgroupAvcMceSetMotionVectorCostFunctionINTELInst is a view of an OpSubgroupAvcMceSetMotionVectorCostFunctionINTEL.
type SubgroupAvcMceSetMotionVectorCostFunctionINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceSetMotionVectorCostFunctionINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcMceSetMotionVectorCostFunctionINTEL returns the view of in, which must be an OpSubgroupAvcMceSetMotionVectorCostFunctionINTEL.
func AsSubgroupAvcMceSetMotionVectorCostFunctionINTEL(in *Inst) SubgroupAvcMceSetMotionVectorCostFunctionINTELInst {
	return SubgroupAvcMceSetMotionVectorCostFunctionINTELInst{in}
}

// PackedCostCenterDelta returns the id Packed Cost Center Delta.
func (v SubgroupAvcMceSetMotionVectorCostFunctionINTELInst) PackedCostCenterDelta() ID {
	return v.in.ID(0)
}

// SetPackedCostCenterDelta sets the id Packed Cost Center Delta.
func (v SubgroupAvcMceSetMotionVectorCostFunctionINTELInst) SetPackedCostCenterDelta(id ID) {
	v.in.SetID(0, id)
}

// PackedCostTable returns the id Packed Cost Table.
func (v SubgroupAvcMceSetMotionVectorCostFunctionINTELInst) PackedCostTable() ID { return v.in.ID(1) }

// SetPackedCostTable sets the id Packed Cost Table.
func (v SubgroupAvcMceSetMotionVectorCostFunctionINTELInst) SetPackedCostTable(id ID) {
	v.in.SetID(1, id)
}

// CostPrecision returns the id Cost Precision.
func (v SubgroupAvcMceSetMotionVectorCostFunctionINTELInst) CostPrecision() ID { return v.in.ID(2) }

// SetCostPrecision sets the id Cost Precision.
func (v SubgroupAvcMceSetMotionVectorCostFunctionINTELInst) SetCostPrecision(id ID) {
	v.in.SetID(2, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcMceSetMotionVectorCostFunctionINTELInst) Payload() ID { return v.in.ID(3) }

// SetPayload sets the id Payload.
func (v SubgroupAvcMceSetMotionVectorCostFunctionINTELInst) SetPayload(id ID) { v.in.SetID(3, id) }

// SubgroupAvcMceGetDefaultIntraLumaModePenaltyINTELInst is a view of an OpSubgroupAvcMceGetDefaultIntraLumaModePenaltyINTEL.
type SubgroupAvcMceGetDefaultIntraLumaModePenaltyINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceGetDefaultIntraLumaModePenaltyINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcMceGetDefaultIntraLumaModePenaltyINTEL returns the view of in, which must be an OpSubgroupAvcMceGetDefaultIntraLumaModePenaltyINTEL.
func AsSubgroupAvcMceGetDefaultIntraLumaModePenaltyINTEL(in *Inst) SubgroupAvcMceGetDefaultIntraLumaModePenaltyINTELInst {
	return SubgroupAvcMceGetDefaultIntraLumaModePenaltyINTELInst{in}
}

// SliceType returns the id Slice Type.
func (v SubgroupAvcMceGetDefaultIntraLumaModePenaltyINTELInst) SliceType() ID { return v.in.ID(0) }

// SetSliceType sets the id Slice Type.
func (v SubgroupAvcMceGetDefaultIntraLumaModePenaltyINTELInst) SetSliceType(id ID) { v.in.SetID(0, id) }

// Qp returns the id Qp.
func (v SubgroupAvcMceGetDefaultIntraLumaModePenaltyINTELInst) Qp() ID { return v.in.ID(1) }

// SetQp sets the id Qp.
func (v SubgroupAvcMceGetDefaultIntraLumaModePenaltyINTELInst) SetQp(id ID) { v.in.SetID(1, id) }

// SubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTELInst is a view of an OpSubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTEL.
type SubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTEL returns the view of in, which must be an OpSubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTEL.
func AsSubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTEL(in *Inst) SubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTELInst {
	return SubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTELInst{in}
}

// SubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTELInst is a view of an OpSubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTEL.
type SubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTEL returns the view of in, which must be an OpSubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTEL.
func AsSubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTEL(in *Inst) SubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTELInst {
	return SubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTELInst{in}
}

// SubgroupAvcMceSetAcOnlyHaarINTELInst is a view of an OpSubgroupAvcMceSetAcOnlyHaarINTEL.
type SubgroupAvcMceSetAcOnlyHaarINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceSetAcOnlyHaarINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcMceSetAcOnlyHaarINTEL returns the view of in, which must be an OpSubgroupAvcMceSetAcOnlyHaarINTEL.
func AsSubgroupAvcMceSetAcOnlyHaarINTEL(in *Inst) SubgroupAvcMceSetAcOnlyHaarINTELInst {
	return SubgroupAvcMceSetAcOnlyHaarINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcMceSetAcOnlyHaarINTELInst) Payload() ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcMceSetAcOnlyHaarINTELInst) SetPayload(id ID) { v.in.SetID(0, id) }

// SubgroupAvcMceSetSourceInterlacedFieldPolarityINTELInst is a view of an OpSubgroupAvcMceSetSourceInterlacedFieldPolarityINTEL.
type SubgroupAvcMceSetSourceInterlacedFieldPolarityINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceSetSourceInterlacedFieldPolarityINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcMceSetSourceInterlacedFieldPolarityINTEL returns the view of in, which must be an OpSubgroupAvcMceSetSourceInterlacedFieldPolarityINTEL.
func AsSubgroupAvcMceSetSourceInterlacedFieldPolarityINTEL(in *Inst) SubgroupAvcMceSetSourceInterlacedFieldPolarityINTELInst {
	return SubgroupAvcMceSetSourceInterlacedFieldPolarityINTELInst{in}
}

// SourceFieldPolarity returns the id Source Field Polarity.
func (v SubgroupAvcMceSetSourceInterlacedFieldPolarityINTELInst) SourceFieldPolarity() ID {
	return v.in.ID(0)
}

// SetSourceFieldPolarity sets the id Source Field Polarity.
func (v SubgroupAvcMceSetSourceInterlacedFieldPolarityINTELInst) SetSourceFieldPolarity(id ID) {
	v.in.SetID(0, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcMceSetSourceInterlacedFieldPolarityINTELInst) Payload() ID { return v.in.ID(1) }

// SetPayload sets the id Payload.
func (v SubgroupAvcMceSetSourceInterlacedFieldPolarityINTELInst) SetPayload(id ID) { v.in.SetID(1, id) }

// SubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTELInst is a view of an OpSubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTEL.
type SubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTEL returns the view of in, which must be an OpSubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTEL.
func AsSubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTEL(in *Inst) SubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTELInst {
	return SubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTELInst{in}
}

// ReferenceFieldPolarity returns the id Reference Field Polarity.
func (v SubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTELInst) ReferenceFieldPolarity() ID {
	return v.in.ID(0)
}

// SetReferenceFieldPolarity sets the id Reference Field Polarity.
func (v SubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTELInst) SetReferenceFieldPolarity(id ID) {
	v.in.SetID(0, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTELInst) Payload() ID {
	return v.in.ID(1)
}

// SetPayload sets the id Payload.
func (v SubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTELInst) SetPayload(id ID) {
	v.in.SetID(1, id)
}

// SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTELInst is a view of an OpSubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTEL.
type SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTEL returns the view of in, which must be an OpSubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTEL.
func AsSubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTEL(in *Inst) SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTELInst {
	return SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTELInst{in}
}

// ForwardReferenceFieldPolarity returns the id Forward Reference Field Polarity.
func (v SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTELInst) ForwardReferenceFieldPolarity() ID {
	return v.in.ID(0)
}

// SetForwardReferenceFieldPolarity sets the id Forward Reference Field Polarity.
func (v SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTELInst) SetForwardReferenceFieldPolarity(id ID) {
	v.in.SetID(0, id)
}

// BackwardReferenceFieldPolarity returns the id Backward Reference Field Polarity.
func (v SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTELInst) BackwardReferenceFieldPolarity() ID {
	return v.in.ID(1)
}

// SetBackwardReferenceFieldPolarity sets the id Backward Reference Field Polarity.
func (v SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTELInst) SetBackwardReferenceFieldPolarity(id ID) {
	v.in.SetID(1, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTELInst) Payload() ID {
	return v.in.ID(2)
}

// SetPayload sets the id Payload.
func (v SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTELInst) SetPayload(id ID) {
	v.in.SetID(2, id)
}

// SubgroupAvcMceConvertToImePayloadINTELInst is a view of an OpSubgroupAvcMceConvertToImePayloadINTEL.
type SubgroupAvcMceConvertToImePayloadINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceConvertToImePayloadINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcMceConvertToImePayloadINTEL returns the view of in, which must be an OpSubgroupAvcMceConvertToImePayloadINTEL.
func AsSubgroupAvcMceConvertToImePayloadINTEL(in *Inst) SubgroupAvcMceConvertToImePayloadINTELInst {
	return SubgroupAvcMceConvertToImePayloadINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcMceConvertToImePayloadINTELInst) Payload() ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcMceConvertToImePayloadINTELInst) SetPayload(id ID) { v.in.SetID(0, id) }

// SubgroupAvcMceConvertToImeResultINTELInst is a view of an OpSubgroupAvcMceConvertToImeResultINTEL.
type SubgroupAvcMceConvertToImeResultINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceConvertToImeResultINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcMceConvertToImeResultINTEL returns the view of in, which must be an OpSubgroupAvcMceConvertToImeResultINTEL.
func AsSubgroupAvcMceConvertToImeResultINTEL(in *Inst) SubgroupAvcMceConvertToImeResultINTELInst {
	return SubgroupAvcMceConvertToImeResultINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcMceConvertToImeResultINTELInst) Payload() ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcMceConvertToImeResultINTELInst) SetPayload(id ID) { v.in.SetID(0, id) }

// SubgroupAvcMceConvertToRefPayloadINTELInst is a view of an OpSubgroupAvcMceConvertToRefPayloadINTEL.
type SubgroupAvcMceConvertToRefPayloadINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceConvertToRefPayloadINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcMceConvertToRefPayloadINTEL returns the view of in, which must be an OpSubgroupAvcMceConvertToRefPayloadINTEL.
func AsSubgroupAvcMceConvertToRefPayloadINTEL(in *Inst) SubgroupAvcMceConvertToRefPayloadINTELInst {
	return SubgroupAvcMceConvertToRefPayloadINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcMceConvertToRefPayloadINTELInst) Payload() ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcMceConvertToRefPayloadINTELInst) SetPayload(id ID) { v.in.SetID(0, id) }

// SubgroupAvcMceConvertToRefResultINTELInst is a view of an OpSubgroupAvcMceConvertToRefResultINTEL.
type SubgroupAvcMceConvertToRefResultINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceConvertToRefResultINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcMceConvertToRefResultINTEL returns the view of in, which must be an OpSubgroupAvcMceConvertToRefResultINTEL.
func AsSubgroupAvcMceConvertToRefResultINTEL(in *Inst) SubgroupAvcMceConvertToRefResultINTELInst {
	return SubgroupAvcMceConvertToRefResultINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcMceConvertToRefResultINTELInst) Payload() ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcMceConvertToRefResultINTELInst) SetPayload(id ID) { v.in.SetID(0, id) }

// SubgroupAvcMceConvertToSicPayloadINTELInst is a view of an OpSubgroupAvcMceConvertToSicPayloadINTEL.
type SubgroupAvcMceConvertToSicPayloadINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceConvertToSicPayloadINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcMceConvertToSicPayloadINTEL returns the view of in, which must be an OpSubgroupAvcMceConvertToSicPayloadINTEL.
func AsSubgroupAvcMceConvertToSicPayloadINTEL(in *Inst) SubgroupAvcMceConvertToSicPayloadINTELInst {
	return SubgroupAvcMceConvertToSicPayloadINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcMceConvertToSicPayloadINTELInst) Payload() ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcMceConvertToSicPayloadINTELInst) SetPayload(id ID) { v.in.SetID(0, id) }

// SubgroupAvcMceConvertToSicResultINTELInst is a view of an OpSubgroupAvcMceConvertToSicResultINTEL.
type SubgroupAvcMceConvertToSicResultINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceConvertToSicResultINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcMceConvertToSicResultINTEL returns the view of in, which must be an OpSubgroupAvcMceConvertToSicResultINTEL.
func AsSubgroupAvcMceConvertToSicResultINTEL(in *Inst) SubgroupAvcMceConvertToSicResultINTELInst {
	return SubgroupAvcMceConvertToSicResultINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcMceConvertToSicResultINTELInst) Payload() ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcMceConvertToSicResultINTELInst) SetPayload(id ID) { v.in.SetID(0, id) }

// SubgroupAvcMceGetMotionVectorsINTELInst is a view of an OpSubgroupAvcMceGetMotionVectorsINTEL.
type SubgroupAvcMceGetMotionVectorsINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceGetMotionVectorsINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcMceGetMotionVectorsINTEL returns the view of in, which must be an OpSubgroupAvcMceGetMotionVectorsINTEL.
func AsSubgroupAvcMceGetMotionVectorsINTEL(in *Inst) SubgroupAvcMceGetMotionVectorsINTELInst {
	return SubgroupAvcMceGetMotionVectorsINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcMceGetMotionVectorsINTELInst) Payload() ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcMceGetMotionVectorsINTELInst) SetPayload(id ID) { v.in.SetID(0, id) }

// SubgroupAvcMceGetInterDistortionsINTELInst is a view of an OpSubgroupAvcMceGetInterDistortionsINTEL.
type SubgroupAvcMceGetInterDistortionsINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceGetInterDistortionsINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcMceGetInterDistortionsINTEL returns the view of in, which must be an OpSubgroupAvcMceGetInterDistortionsINTEL.
func AsSubgroupAvcMceGetInterDistortionsINTEL(in *Inst) SubgroupAvcMceGetInterDistortionsINTELInst {
	return SubgroupAvcMceGetInterDistortionsINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcMceGetInterDistortionsINTELInst) Payload() ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcMceGetInterDistortionsINTELInst) SetPayload(id ID) { v.in.SetID(0, id) }

// SubgroupAvcMceGetBestInterDistortionsINTELInst is a view of an OpSubgroupAvcMceGetBestInterDistortionsINTEL.
type SubgroupAvcMceGetBestInterDistortionsINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceGetBestInterDistortionsINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcMceGetBestInterDistortionsINTEL returns the view of in, which must be an OpSubgroupAvcMceGetBestInterDistortionsINTEL.
func AsSubgroupAvcMceGetBestInterDistortionsINTEL(in *Inst) SubgroupAvcMceGetBestInterDistortionsINTELInst {
	return SubgroupAvcMceGetBestInterDistortionsINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcMceGetBestInterDistortionsINTELInst) Payload() ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcMceGetBestInterDistortionsINTELInst) SetPayload(id ID) { v.in.SetID(0, id) }

// SubgroupAvcMceGetInterMajorShapeINTELInst is a view of an OpSubgroupAvcMceGetInterMajorShapeINTEL.
type SubgroupAvcMceGetInterMajorShapeINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceGetInterMajorShapeINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcMceGetInterMajorShapeINTEL returns the view of in, which must be an OpSubgroupAvcMceGetInterMajorShapeINTEL.
func AsSubgroupAvcMceGetInterMajorShapeINTEL(in *Inst) SubgroupAvcMceGetInterMajorShapeINTELInst {
	return SubgroupAvcMceGetInterMajorShapeINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcMceGetInterMajorShapeINTELInst) Payload() ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcMceGetInterMajorShapeINTELInst) SetPayload(id ID) { v.in.SetID(0, id) }

// SubgroupAvcMceGetInterMinorShapeINTELInst is a view of an OpSubgroupAvcMceGetInterMinorShapeINTEL.
type SubgroupAvcMceGetInterMinorShapeINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceGetInterMinorShapeINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcMceGetInterMinorShapeINTEL returns the view of in, which must be an OpSubgroupAvcMceGetInterMinorShapeINTEL.
func AsSubgroupAvcMceGetInterMinorShapeINTEL(in *Inst) SubgroupAvcMceGetInterMinorShapeINTELInst {
	return SubgroupAvcMceGetInterMinorShapeINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcMceGetInterMinorShapeINTELInst) Payload() ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcMceGetInterMinorShapeINTELInst) SetPayload(id ID) { v.in.SetID(0, id) }

// SubgroupAvcMceGetInterDirectionsINTELInst is a view of an OpSubgroupAvcMceGetInterDirectionsINTEL.
type SubgroupAvcMceGetInterDirectionsINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceGetInterDirectionsINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcMceGetInterDirectionsINTEL returns the view of in, which must be an OpSubgroupAvcMceGetInterDirectionsINTEL.
func AsSubgroupAvcMceGetInterDirectionsINTEL(in *Inst) SubgroupAvcMceGetInterDirectionsINTELInst {
	return SubgroupAvcMceGetInterDirectionsINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcMceGetInterDirectionsINTELInst) Payload() ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcMceGetInterDirectionsINTELInst) SetPayload(id ID) { v.in.SetID(0, id) }

// SubgroupAvcMceGetInterMotionVectorCountINTELInst is a view of an OpSubgroupAvcMceGetInterMotionVectorCountINTEL.
type SubgroupAvcMceGetInterMotionVectorCountINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceGetInterMotionVectorCountINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcMceGetInterMotionVectorCountINTEL returns the view of in, which must be an OpSubgroupAvcMceGetInterMotionVectorCountINTEL.
func AsSubgroupAvcMceGetInterMotionVectorCountINTEL(in *Inst) SubgroupAvcMceGetInterMotionVectorCountINTELInst {
	return SubgroupAvcMceGetInterMotionVectorCountINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcMceGetInterMotionVectorCountINTELInst) Payload() ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcMceGetInterMotionVectorCountINTELInst) SetPayload(id ID) { v.in.SetID(0, id) }

// SubgroupAvcMceGetInterReferenceIdsINTELInst is a view of an OpSubgroupAvcMceGetInterReferenceIdsINTEL.
type SubgroupAvcMceGetInterReferenceIdsINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceGetInterReferenceIdsINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcMceGetInterReferenceIdsINTEL returns the view of in, which must be an OpSubgroupAvcMceGetInterReferenceIdsINTEL.
func AsSubgroupAvcMceGetInterReferenceIdsINTEL(in *Inst) SubgroupAvcMceGetInterReferenceIdsINTELInst {
	return SubgroupAvcMceGetInterReferenceIdsINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcMceGetInterReferenceIdsINTELInst) Payload() ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcMceGetInterReferenceIdsINTELInst) SetPayload(id ID) { v.in.SetID(0, id) }

// SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTELInst is a view of an OpSubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTEL.
type SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTEL returns the view of in, which must be an OpSubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTEL.
func AsSubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTEL(in *Inst) SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTELInst {
	return SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTELInst{in}
}

// PackedReferenceIds returns the id Packed Reference Ids.
func (v SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTELInst) PackedReferenceIds() ID {
	return v.in.ID(0)
}

// SetPackedReferenceIds sets the id Packed Reference Ids.
func (v SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTELInst) SetPackedReferenceIds(id ID) {
	v.in.SetID(0, id)
}

// PackedReferenceParameterFieldPolarities returns the id Packed Reference Parameter Field Polarities.
func (v SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTELInst) PackedReferenceParameterFieldPolarities() ID {
	return v.in.ID(1)
}

// SetPackedReferenceParameterFieldPolarities sets the id Packed Reference Parameter Field Polarities.
func (v SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTELInst) SetPackedReferenceParameterFieldPolarities(id ID) {
	v.in.SetID(1, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTELInst) Payload() ID {
	return v.in.ID(2)
}

// SetPayload sets the id Payload.
func (v SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTELInst) SetPayload(id ID) {
	v.in.SetID(2, id)
}

// SubgroupAvcImeInitializeINTELInst is a view of an OpSubgroupAvcImeInitializeINTEL.
type SubgroupAvcImeInitializeINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeInitializeINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcImeInitializeINTEL returns the view of in, which must be an OpSubgroupAvcImeInitializeINTEL.
func AsSubgroupAvcImeInitializeINTEL(in *Inst) SubgroupAvcImeInitializeINTELInst {
	return SubgroupAvcImeInitializeINTELInst{in}
}

// SrcCoord returns the id Src Coord.
func (v SubgroupAvcImeInitializeINTELInst) SrcCoord() ID { return v.in.ID(0) }

// SetSrcCoord sets the id Src Coord.
func (v SubgroupAvcImeInitializeINTELInst) SetSrcCoord(id ID) { v.in.SetID(0, id) }

// PartitionMask returns the id Partition Mask.
func (v SubgroupAvcImeInitializeINTELInst) PartitionMask() ID { return v.in.ID(1) }

// SetPartitionMask sets the id Partition Mask.
func (v SubgroupAvcImeInitializeINTELInst) SetPartitionMask(id ID) { v.in.SetID(1, id) }

// SADAdjustment returns the id SAD Adjustment.
func (v SubgroupAvcImeInitializeINTELInst) SADAdjustment() ID { return v.in.ID(2) }

// SetSADAdjustment sets the id SAD Adjustment.
func (v SubgroupAvcImeInitializeINTELInst) SetSADAdjustment(id ID) { v.in.SetID(2, id) }

// SubgroupAvcImeSetSingleReferenceINTELInst is a view of an OpSubgroupAvcImeSetSingleReferenceINTEL.
type SubgroupAvcImeSetSingleReferenceINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeSetSingleReferenceINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcImeSetSingleReferenceINTEL returns the view of in, which must be an OpSubgroupAvcImeSetSingleReferenceINTEL.
func AsSubgroupAvcImeSetSingleReferenceINTEL(in *Inst) SubgroupAvcImeSetSingleReferenceINTELInst {
	return SubgroupAvcImeSetSingleReferenceINTELInst{in}
}

// RefOffset returns the id Ref Offset.
func (v SubgroupAvcImeSetSingleReferenceINTELInst) RefOffset() ID { return v.in.ID(0) }

// SetRefOffset sets the id Ref Offset.
func (v SubgroupAvcImeSetSingleReferenceINTELInst) SetRefOffset(id ID) { v.in.SetID(0, id) }

// SearchWindowConfig returns the id Search Window Config.
func (v SubgroupAvcImeSetSingleReferenceINTELInst) SearchWindowConfig() ID { return v.in.ID(1) }

// SetSearchWindowConfig sets the id Search Window Config.
func (v SubgroupAvcImeSetSingleReferenceINTELInst) SetSearchWindowConfig(id ID) { v.in.SetID(1, id) }

// Payload returns the id Payload.
func (v SubgroupAvcImeSetSingleReferenceINTELInst) Payload() ID { return v.in.ID(2) }

// SetPayload sets the id Payload.
func (v SubgroupAvcImeSetSingleReferenceINTELInst) SetPayload(id ID) { v.in.SetID(2, id) }

// SubgroupAvcImeSetDualReferenceINTELInst is a view of an OpSubgroupAvcImeSetDualReferenceINTEL.
type SubgroupAvcImeSetDualReferenceINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeSetDualReferenceINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcImeSetDualReferenceINTEL returns the view of in, which must be an OpSubgroupAvcImeSetDualReferenceINTEL.
func AsSubgroupAvcImeSetDualReferenceINTEL(in *Inst) SubgroupAvcImeSetDualReferenceINTELInst {
	return SubgroupAvcImeSetDualReferenceINTELInst{in}
}

// FwdRefOffset returns the id Fwd Ref Offset.
func (v SubgroupAvcImeSetDualReferenceINTELInst) FwdRefOffset() ID { return v.in.ID(0) }

// SetFwdRefOffset sets the id Fwd Ref Offset.
func (v SubgroupAvcImeSetDualReferenceINTELInst) SetFwdRefOffset(id ID) { v.in.SetID(0, id) }

// BwdRefOffset returns the id Bwd Ref Offset.
func (v SubgroupAvcImeSetDualReferenceINTELInst) BwdRefOffset() ID { return v.in.ID(1) }

// SetBwdRefOffset sets the id Bwd Ref Offset.
func (v SubgroupAvcImeSetDualReferenceINTELInst) SetBwdRefOffset(id ID) { v.in.SetID(1, id) }

// SearchWindowConfig returns the id Search Window Config.
func (v SubgroupAvcImeSetDualReferenceINTELInst) SearchWindowConfig() ID { return v.in.ID(2) }

// SetSearchWindowConfig sets the id Search Window Config.
func (v SubgroupAvcImeSetDualReferenceINTELInst) SetSearchWindowConfig(id ID) { v.in.SetID(2, id) }

// Payload returns the id Payload.
func (v SubgroupAvcImeSetDualReferenceINTELInst) Payload() ID { return v.in.ID(3) }

// SetPayload sets the id Payload.
func (v SubgroupAvcImeSetDualReferenceINTELInst) SetPayload(id ID) { v.in.SetID(3, id) }

// SubgroupAvcImeRefWindowSizeINTELInst is a view of an OpSubgroupAvcImeRefWindowSizeINTEL.
type SubgroupAvcImeRefWindowSizeINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeRefWindowSizeINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcImeRefWindowSizeINTEL returns the view of in, which must be an OpSubgroupAvcImeRefWindowSizeINTEL.
func AsSubgroupAvcImeRefWindowSizeINTEL(in *Inst) SubgroupAvcImeRefWindowSizeINTELInst {
	return SubgroupAvcImeRefWindowSizeINTELInst{in}
}

// SearchWindowConfig returns the id Search Window Config.
func (v SubgroupAvcImeRefWindowSizeINTELInst) SearchWindowConfig() ID { return v.in.ID(0) }

// SetSearchWindowConfig sets the id Search Window Config.
func (v SubgroupAvcImeRefWindowSizeINTELInst) SetSearchWindowConfig(id ID) { v.in.SetID(0, id) }

// DualRef returns the id Dual Ref.
func (v SubgroupAvcImeRefWindowSizeINTELInst) DualRef() ID { return v.in.ID(1) }

// SetDualRef sets the id Dual Ref.
func (v SubgroupAvcImeRefWindowSizeINTELInst) SetDualRef(id ID) { v.in.SetID(1, id) }

// SubgroupAvcImeAdjustRefOffsetINTELInst is a view of an OpSubgroupAvcImeAdjustRefOffsetINTEL.
type SubgroupAvcImeAdjustRefOffsetINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeAdjustRefOffsetINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcImeAdjustRefOffsetINTEL returns the view of in, which must be an OpSubgroupAvcImeAdjustRefOffsetINTEL.
func AsSubgroupAvcImeAdjustRefOffsetINTEL(in *Inst) SubgroupAvcImeAdjustRefOffsetINTELInst {
	return SubgroupAvcImeAdjustRefOffsetINTELInst{in}
}

// RefOffset returns the id Ref Offset.
func (v SubgroupAvcImeAdjustRefOffsetINTELInst) RefOffset() ID { return v.in.ID(0) }

// SetRefOffset sets the id Ref Offset.
func (v SubgroupAvcImeAdjustRefOffsetINTELInst) SetRefOffset(id ID) { v.in.SetID(0, id) }

// SrcCoord returns the id Src Coord.
func (v SubgroupAvcImeAdjustRefOffsetINTELInst) SrcCoord() ID { return v.in.ID(1) }

// SetSrcCoord sets the id Src Coord.
func (v SubgroupAvcImeAdjustRefOffsetINTELInst) SetSrcCoord(id ID) { v.in.SetID(1, id) }

// RefWindowSize returns the id Ref Window Size.
func (v SubgroupAvcImeAdjustRefOffsetINTELInst) RefWindowSize() ID { return v.in.ID(2) }

// SetRefWindowSize sets the id Ref Window Size.
func (v SubgroupAvcImeAdjustRefOffsetINTELInst) SetRefWindowSize(id ID) { v.in.SetID(2, id) }

// ImageSize returns the id Image Size.
func (v SubgroupAvcImeAdjustRefOffsetINTELInst) ImageSize() ID { return v.in.ID(3) }

// SetImageSize sets the id Image Size.
func (v SubgroupAvcImeAdjustRefOffsetINTELInst) SetImageSize(id ID) { v.in.SetID(3, id) }

// SubgroupAvcImeConvertToMcePayloadINTELInst is a view of an OpSubgroupAvcImeConvertToMcePayloadINTEL.
type SubgroupAvcImeConvertToMcePayloadINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeConvertToMcePayloadINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcImeConvertToMcePayloadINTEL returns the view of in, which must be an OpSubgroupAvcImeConvertToMcePayloadINTEL.
func AsSubgroupAvcImeConvertToMcePayloadINTEL(in *Inst) SubgroupAvcImeConvertToMcePayloadINTELInst {
	return SubgroupAvcImeConvertToMcePayloadINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcImeConvertToMcePayloadINTELInst) Payload() ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcImeConvertToMcePayloadINTELInst) SetPayload(id ID) { v.in.SetID(0, id) }

// SubgroupAvcImeSetMaxMotionVectorCountINTELInst is a view of an OpSubgroupAvcImeSetMaxMotionVectorCountINTEL.
type SubgroupAvcImeSetMaxMotionVectorCountINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeSetMaxMotionVectorCountINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcImeSetMaxMotionVectorCountINTEL returns the view of in, which must be an OpSubgroupAvcImeSetMaxMotionVectorCountINTEL.
func AsSubgroupAvcImeSetMaxMotionVectorCountINTEL(in *Inst) SubgroupAvcImeSetMaxMotionVectorCountINTELInst {
	return SubgroupAvcImeSetMaxMotionVectorCountINTELInst{in}
}

// MaxMotionVectorCount returns the id Max Motion Vector Count.
func (v SubgroupAvcImeSetMaxMotionVectorCountINTELInst) MaxMotionVectorCount() ID { return v.in.ID(0) }

// SetMaxMotionVectorCount sets the id Max Motion Vector Count.
func (v SubgroupAvcImeSetMaxMotionVectorCountINTELInst) SetMaxMotionVectorCount(id ID) {
	v.in.SetID(0, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcImeSetMaxMotionVectorCountINTELInst) Payload() ID { return v.in.ID(1) }

// SetPayload sets the id Payload.
func (v SubgroupAvcImeSetMaxMotionVectorCountINTELInst) SetPayload(id ID) { v.in.SetID(1, id) }

// SubgroupAvcImeSetUnidirectionalMixDisableINTELInst is a view of an OpSubgroupAvcImeSetUnidirectionalMixDisableINTEL.
type SubgroupAvcImeSetUnidirectionalMixDisableINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeSetUnidirectionalMixDisableINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcImeSetUnidirectionalMixDisableINTEL returns the view of in, which must be an OpSubgroupAvcImeSetUnidirectionalMixDisableINTEL.
func AsSubgroupAvcImeSetUnidirectionalMixDisableINTEL(in *Inst) SubgroupAvcImeSetUnidirectionalMixDisableINTELInst {
	return SubgroupAvcImeSetUnidirectionalMixDisableINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcImeSetUnidirectionalMixDisableINTELInst) Payload() ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcImeSetUnidirectionalMixDisableINTELInst) SetPayload(id ID) { v.in.SetID(0, id) }

// SubgroupAvcImeSetEarlySearchTerminationThresholdINTELInst is a view of an OpSubgroupAvcImeSetEarlySearchTerminationThresholdINTEL.
type SubgroupAvcImeSetEarlySearchTerminationThresholdINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeSetEarlySearchTerminationThresholdINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcImeSetEarlySearchTerminationThresholdINTEL returns the view of in, which must be an OpSubgroupAvcImeSetEarlySearchTerminationThresholdINTEL.
func AsSubgroupAvcImeSetEarlySearchTerminationThresholdINTEL(in *Inst) SubgroupAvcImeSetEarlySearchTerminationThresholdINTELInst {
	return SubgroupAvcImeSetEarlySearchTerminationThresholdINTELInst{in}
}

// Threshold returns the id Threshold.
func (v SubgroupAvcImeSetEarlySearchTerminationThresholdINTELInst) Threshold() ID { return v.in.ID(0) }

// SetThreshold sets the id Threshold.
func (v SubgroupAvcImeSetEarlySearchTerminationThresholdINTELInst) SetThreshold(id ID) {
	v.in.SetID(0, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcImeSetEarlySearchTerminationThresholdINTELInst) Payload() ID { return v.in.ID(1) }

// SetPayload sets the id Payload.
func (v SubgroupAvcImeSetEarlySearchTerminationThresholdINTELInst) SetPayload(id ID) {
	v.in.SetID(1, id)
}

// SubgroupAvcImeSetWeightedSadINTELInst is a view of an OpSubgroupAvcImeSetWeightedSadINTEL.
type SubgroupAvcImeSetWeightedSadINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeSetWeightedSadINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcImeSetWeightedSadINTEL returns the view of in, which must be an OpSubgroupAvcImeSetWeightedSadINTEL.
func AsSubgroupAvcImeSetWeightedSadINTEL(in *Inst) SubgroupAvcImeSetWeightedSadINTELInst {
	return SubgroupAvcImeSetWeightedSadINTELInst{in}
}

// PackedSadWeights returns the id Packed Sad Weights.
func (v SubgroupAvcImeSetWeightedSadINTELInst) PackedSadWeights() ID { return v.in.ID(0) }

// SetPackedSadWeights sets the id Packed Sad Weights.
func (v SubgroupAvcImeSetWeightedSadINTELInst) SetPackedSadWeights(id ID) { v.in.SetID(0, id) }

// Payload returns the id Payload.
func (v SubgroupAvcImeSetWeightedSadINTELInst) Payload() ID { return v.in.ID(1) }

// SetPayload sets the id Payload.
func (v SubgroupAvcImeSetWeightedSadINTELInst) SetPayload(id ID) { v.in.SetID(1, id) }

// SubgroupAvcImeEvaluateWithSingleReferenceINTELInst is a view of an OpSubgroupAvcImeEvaluateWithSingleReferenceINTEL.
type SubgroupAvcImeEvaluateWithSingleReferenceINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeEvaluateWithSingleReferenceINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcImeEvaluateWithSingleReferenceINTEL returns the view of in, which must be an OpSubgroupAvcImeEvaluateWithSingleReferenceINTEL.
func AsSubgroupAvcImeEvaluateWithSingleReferenceINTEL(in *Inst) SubgroupAvcImeEvaluateWithSingleReferenceINTELInst {
	return SubgroupAvcImeEvaluateWithSingleReferenceINTELInst{in}
}

// SrcImage returns the id Src Image.
func (v SubgroupAvcImeEvaluateWithSingleReferenceINTELInst) SrcImage() ID { return v.in.ID(0) }

// SetSrcImage sets the id Src Image.
func (v SubgroupAvcImeEvaluateWithSingleReferenceINTELInst) SetSrcImage(id ID) { v.in.SetID(0, id) }

// RefImage returns the id Ref Image.
func (v SubgroupAvcImeEvaluateWithSingleReferenceINTELInst) RefImage() ID { return v.in.ID(1) }

// SetRefImage sets the id Ref Image.
func (v SubgroupAvcImeEvaluateWithSingleReferenceINTELInst) SetRefImage(id ID) { v.in.SetID(1, id) }

// Payload returns the id Payload.
func (v SubgroupAvcImeEvaluateWithSingleReferenceINTELInst) Payload() ID { return v.in.ID(2) }

// SetPayload sets the id Payload.
func (v SubgroupAvcImeEvaluateWithSingleReferenceINTELInst) SetPayload(id ID) { v.in.SetID(2, id) }

// SubgroupAvcImeEvaluateWithDualReferenceINTELInst is a view of an OpSubgroupAvcImeEvaluateWithDualReferenceINTEL.
type SubgroupAvcImeEvaluateWithDualReferenceINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeEvaluateWithDualReferenceINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcImeEvaluateWithDualReferenceINTEL returns the view of in, which must be an OpSubgroupAvcImeEvaluateWithDualReferenceINTEL.
func AsSubgroupAvcImeEvaluateWithDualReferenceINTEL(in *Inst) SubgroupAvcImeEvaluateWithDualReferenceINTELInst {
	return SubgroupAvcImeEvaluateWithDualReferenceINTELInst{in}
}

// SrcImage returns the id Src Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceINTELInst) SrcImage() ID { return v.in.ID(0) }

// SetSrcImage sets the id Src Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceINTELInst) SetSrcImage(id ID) { v.in.SetID(0, id) }

// FwdRefImage returns the id Fwd Ref Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceINTELInst) FwdRefImage() ID { return v.in.ID(1) }

// SetFwdRefImage sets the id Fwd Ref Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceINTELInst) SetFwdRefImage(id ID) { v.in.SetID(1, id) }

// BwdRefImage returns the id Bwd Ref Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceINTELInst) BwdRefImage() ID { return v.in.ID(2) }

// SetBwdRefImage sets the id Bwd Ref Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceINTELInst) SetBwdRefImage(id ID) { v.in.SetID(2, id) }

// Payload returns the id Payload.
func (v SubgroupAvcImeEvaluateWithDualReferenceINTELInst) Payload() ID { return v.in.ID(3) }

// SetPayload sets the id Payload.
func (v SubgroupAvcImeEvaluateWithDualReferenceINTELInst) SetPayload(id ID) { v.in.SetID(3, id) }

// SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTELInst is a view of an OpSubgroupAvcImeEvaluateWithSingleReferenceStreaminINTEL.
type SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcImeEvaluateWithSingleReferenceStreaminINTEL returns the view of in, which must be an OpSubgroupAvcImeEvaluateWithSingleReferenceStreaminINTEL.
func AsSubgroupAvcImeEvaluateWithSingleReferenceStreaminINTEL(in *Inst) SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTELInst {
	return SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTELInst{in}
}

// SrcImage returns the id Src Image.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTELInst) SrcImage() ID { return v.in.ID(0) }

// SetSrcImage sets the id Src Image.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTELInst) SetSrcImage(id ID) {
	v.in.SetID(0, id)
}

// RefImage returns the id Ref Image.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTELInst) RefImage() ID { return v.in.ID(1) }

// SetRefImage sets the id Ref Image.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTELInst) SetRefImage(id ID) {
	v.in.SetID(1, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTELInst) Payload() ID { return v.in.ID(2) }

// SetPayload sets the id Payload.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTELInst) SetPayload(id ID) {
	v.in.SetID(2, id)
}

// StreaminComponents returns the id Streamin Components.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTELInst) StreaminComponents() ID {
	return v.in.ID(3)
}

// SetStreaminComponents sets the id Streamin Components.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTELInst) SetStreaminComponents(id ID) {
	v.in.SetID(3, id)
}

// SubgroupAvcImeEvaluateWithDualReferenceStreaminINTELInst is a view of an OpSubgroupAvcImeEvaluateWithDualReferenceStreaminINTEL.
type SubgroupAvcImeEvaluateWithDualReferenceStreaminINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcImeEvaluateWithDualReferenceStreaminINTEL returns the view of in, which must be an OpSubgroupAvcImeEvaluateWithDualReferenceStreaminINTEL.
func AsSubgroupAvcImeEvaluateWithDualReferenceStreaminINTEL(in *Inst) SubgroupAvcImeEvaluateWithDualReferenceStreaminINTELInst {
	return SubgroupAvcImeEvaluateWithDualReferenceStreaminINTELInst{in}
}

// SrcImage returns the id Src Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminINTELInst) SrcImage() ID { return v.in.ID(0) }

// SetSrcImage sets the id Src Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminINTELInst) SetSrcImage(id ID) {
	v.in.SetID(0, id)
}

// FwdRefImage returns the id Fwd Ref Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminINTELInst) FwdRefImage() ID { return v.in.ID(1) }

// SetFwdRefImage sets the id Fwd Ref Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminINTELInst) SetFwdRefImage(id ID) {
	v.in.SetID(1, id)
}

// BwdRefImage returns the id Bwd Ref Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminINTELInst) BwdRefImage() ID { return v.in.ID(2) }

// SetBwdRefImage sets the id Bwd Ref Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminINTELInst) SetBwdRefImage(id ID) {
	v.in.SetID(2, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminINTELInst) Payload() ID { return v.in.ID(3) }

// SetPayload sets the id Payload.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminINTELInst) SetPayload(id ID) {
	v.in.SetID(3, id)
}

// StreaminComponents returns the id Streamin Components.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminINTELInst) StreaminComponents() ID {
	return v.in.ID(4)
}

// SetStreaminComponents sets the id Streamin Components.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminINTELInst) SetStreaminComponents(id ID) {
	v.in.SetID(4, id)
}

// SubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTELInst is a view of an OpSubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTEL.
type SubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTEL returns the view of in, which must be an OpSubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTEL.
func AsSubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTEL(in *Inst) SubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTELInst {
	return SubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTELInst{in}
}

// SrcImage returns the id Src Image.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTELInst) SrcImage() ID { return v.in.ID(0) }

// SetSrcImage sets the id Src Image.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTELInst) SetSrcImage(id ID) {
	v.in.SetID(0, id)
}

// RefImage returns the id Ref Image.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTELInst) RefImage() ID { return v.in.ID(1) }

// SetRefImage sets the id Ref Image.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTELInst) SetRefImage(id ID) {
	v.in.SetID(1, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTELInst) Payload() ID { return v.in.ID(2) }

// SetPayload sets the id Payload.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTELInst) SetPayload(id ID) {
	v.in.SetID(2, id)
}

// SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTELInst is a view of an OpSubgroupAvcImeEvaluateWithDualReferenceStreamoutINTEL.
type SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcImeEvaluateWithDualReferenceStreamoutINTEL returns the view of in, which must be an OpSubgroupAvcImeEvaluateWithDualReferenceStreamoutINTEL.
func AsSubgroupAvcImeEvaluateWithDualReferenceStreamoutINTEL(in *Inst) SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTELInst {
	return SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTELInst{in}
}

// SrcImage returns the id Src Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTELInst) SrcImage() ID { return v.in.ID(0) }

// SetSrcImage sets the id Src Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTELInst) SetSrcImage(id ID) {
	v.in.SetID(0, id)
}

// FwdRefImage returns the id Fwd Ref Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTELInst) FwdRefImage() ID {
	return v.in.ID(1)
}

// SetFwdRefImage sets the id Fwd Ref Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTELInst) SetFwdRefImage(id ID) {
	v.in.SetID(1, id)
}

// BwdRefImage returns the id Bwd Ref Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTELInst) BwdRefImage() ID {
	return v.in.ID(2)
}

// SetBwdRefImage sets the id Bwd Ref Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTELInst) SetBwdRefImage(id ID) {
	v.in.SetID(2, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTELInst) Payload() ID { return v.in.ID(3) }

// SetPayload sets the id Payload.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTELInst) SetPayload(id ID) {
	v.in.SetID(3, id)
}

// SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTELInst is a view of an OpSubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTEL.
type SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTEL returns the view of in, which must be an OpSubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTEL.
func AsSubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTEL(in *Inst) SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTELInst {
	return SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTELInst{in}
}

// SrcImage returns the id Src Image.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTELInst) SrcImage() ID {
	return v.in.ID(0)
}

// SetSrcImage sets the id Src Image.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTELInst) SetSrcImage(id ID) {
	v.in.SetID(0, id)
}

// RefImage returns the id Ref Image.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTELInst) RefImage() ID {
	return v.in.ID(1)
}

// SetRefImage sets the id Ref Image.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTELInst) SetRefImage(id ID) {
	v.in.SetID(1, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTELInst) Payload() ID {
	return v.in.ID(2)
}

// SetPayload sets the id Payload.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTELInst) SetPayload(id ID) {
	v.in.SetID(2, id)
}

// StreaminComponents returns the id Streamin Components.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTELInst) StreaminComponents() ID {
	return v.in.ID(3)
}

// SetStreaminComponents sets the id Streamin Components.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTELInst) SetStreaminComponents(id ID) {
	v.in.SetID(3, id)
}

// SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTELInst is a view of an OpSubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTEL.
type SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTEL returns the view of in, which must be an OpSubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTEL.
func AsSubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTEL(in *Inst) SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTELInst {
	return SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTELInst{in}
}

// SrcImage returns the id Src Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTELInst) SrcImage() ID { return v.in.ID(0) }

// SetSrcImage sets the id Src Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTELInst) SetSrcImage(id ID) {
	v.in.SetID(0, id)
}

// FwdRefImage returns the id Fwd Ref Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTELInst) FwdRefImage() ID {
	return v.in.ID(1)
}

// SetFwdRefImage sets the id Fwd Ref Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTELInst) SetFwdRefImage(id ID) {
	v.in.SetID(1, id)
}

// BwdRefImage returns the id Bwd Ref Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTELInst) BwdRefImage() ID {
	return v.in.ID(2)
}

// SetBwdRefImage sets the id Bwd Ref Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTELInst) SetBwdRefImage(id ID) {
	v.in.SetID(2, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTELInst) Payload() ID { return v.in.ID(3) }

// SetPayload sets the id Payload.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTELInst) SetPayload(id ID) {
	v.in.SetID(3, id)
}

// StreaminComponents returns the id Streamin Components.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTELInst) StreaminComponents() ID {
	return v.in.ID(4)
}

// SetStreaminComponents sets the id Streamin Components.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTELInst) SetStreaminComponents(id ID) {
	v.in.SetID(4, id)
}

// SubgroupAvcImeConvertToMceResultINTELInst is a view of an OpSubgroupAvcImeConvertToMceResultINTEL.
type SubgroupAvcImeConvertToMceResultINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeConvertToMceResultINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcImeConvertToMceResultINTEL returns the view of in, which must be an OpSubgroupAvcImeConvertToMceResultINTEL.
func AsSubgroupAvcImeConvertToMceResultINTEL(in *Inst) SubgroupAvcImeConvertToMceResultINTELInst {
	return SubgroupAvcImeConvertToMceResultINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcImeConvertToMceResultINTELInst) Payload() ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcImeConvertToMceResultINTELInst) SetPayload(id ID) { v.in.SetID(0, id) }

// SubgroupAvcImeGetSingleReferenceStreaminINTELInst is a view of an OpSubgroupAvcImeGetSingleReferenceStreaminINTEL.
type SubgroupAvcImeGetSingleReferenceStreaminINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeGetSingleReferenceStreaminINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcImeGetSingleReferenceStreaminINTEL returns the view of in, which must be an OpSubgroupAvcImeGetSingleReferenceStreaminINTEL.
func AsSubgroupAvcImeGetSingleReferenceStreaminINTEL(in *Inst) SubgroupAvcImeGetSingleReferenceStreaminINTELInst {
	return SubgroupAvcImeGetSingleReferenceStreaminINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcImeGetSingleReferenceStreaminINTELInst) Payload() ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcImeGetSingleReferenceStreaminINTELInst) SetPayload(id ID) { v.in.SetID(0, id) }

// SubgroupAvcImeGetDualReferenceStreaminINTELInst is a view of an OpSubgroupAvcImeGetDualReferenceStreaminINTEL.
type SubgroupAvcImeGetDualReferenceStreaminINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeGetDualReferenceStreaminINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcImeGetDualReferenceStreaminINTEL returns the view of in, which must be an OpSubgroupAvcImeGetDualReferenceStreaminINTEL.
func AsSubgroupAvcImeGetDualReferenceStreaminINTEL(in *Inst) SubgroupAvcImeGetDualReferenceStreaminINTELInst {
	return SubgroupAvcImeGetDualReferenceStreaminINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcImeGetDualReferenceStreaminINTELInst) Payload() ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcImeGetDualReferenceStreaminINTELInst) SetPayload(id ID) { v.in.SetID(0, id) }

// SubgroupAvcImeStripSingleReferenceStreamoutINTELInst is a view of an OpSubgroupAvcImeStripSingleReferenceStreamoutINTEL.
type SubgroupAvcImeStripSingleReferenceStreamoutINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeStripSingleReferenceStreamoutINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcImeStripSingleReferenceStreamoutINTEL returns the view of in, which must be an OpSubgroupAvcImeStripSingleReferenceStreamoutINTEL.
func AsSubgroupAvcImeStripSingleReferenceStreamoutINTEL(in *Inst) SubgroupAvcImeStripSingleReferenceStreamoutINTELInst {
	return SubgroupAvcImeStripSingleReferenceStreamoutINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcImeStripSingleReferenceStreamoutINTELInst) Payload() ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcImeStripSingleReferenceStreamoutINTELInst) SetPayload(id ID) { v.in.SetID(0, id) }

// SubgroupAvcImeStripDualReferenceStreamoutINTELInst is a view of an OpSubgroupAvcImeStripDualReferenceStreamoutINTEL.
type SubgroupAvcImeStripDualReferenceStreamoutINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeStripDualReferenceStreamoutINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcImeStripDualReferenceStreamoutINTEL returns the view of in, which must be an OpSubgroupAvcImeStripDualReferenceStreamoutINTEL.
func AsSubgroupAvcImeStripDualReferenceStreamoutINTEL(in *Inst) SubgroupAvcImeStripDualReferenceStreamoutINTELInst {
	return SubgroupAvcImeStripDualReferenceStreamoutINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcImeStripDualReferenceStreamoutINTELInst) Payload() ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcImeStripDualReferenceStreamoutINTELInst) SetPayload(id ID) { v.in.SetID(0, id) }

// SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTELInst is a view of an OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTEL.
type SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTELInst) Inst() *Inst {
	return v.in
}

// AsSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTEL returns the view of in, which must be an OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTEL.
func AsSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTEL(in *Inst) SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTELInst {
	return SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTELInst) Payload() ID {
	return v.in.ID(0)
}

// SetPayload sets the id Payload.
func (v SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTELInst) SetPayload(id ID) {
	v.in.SetID(0, id)
}

// MajorShape returns the id Major Shape.
func (v SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTELInst) MajorShape() ID {
	return v.in.ID(1)
}

// SetMajorShape sets the id Major Shape.
func (v SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTELInst) SetMajorShape(id ID) {
	v.in.SetID(1, id)
}

// SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTELInst is a view of an OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTEL.
type SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTELInst) Inst() *Inst {
	return v.in
}

// AsSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTEL returns the view of in, which must be an OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTEL.
func AsSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTEL(in *Inst) SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTELInst {
	return SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTELInst) Payload() ID {
	return v.in.ID(0)
}

// SetPayload sets the id Payload.
func (v SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTELInst) SetPayload(id ID) {
	v.in.SetID(0, id)
}

// MajorShape returns the id Major Shape.
func (v SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTELInst) MajorShape() ID {
	return v.in.ID(1)
}

// SetMajorShape sets the id Major Shape.
func (v SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTELInst) SetMajorShape(id ID) {
	v.in.SetID(1, id)
}

// SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTELInst is a view of an OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTEL.
type SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTELInst) Inst() *Inst {
	return v.in
}

// AsSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTEL returns the view of in, which must be an OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTEL.
func AsSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTEL(in *Inst) SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTELInst {
	return SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTELInst) Payload() ID {
	return v.in.ID(0)
}

// SetPayload sets the id Payload.
func (v SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTELInst) SetPayload(id ID) {
	v.in.SetID(0, id)
}

// MajorShape returns the id Major Shape.
func (v SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTELInst) MajorShape() ID {
	return v.in.ID(1)
}

// SetMajorShape sets the id Major Shape.
func (v SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTELInst) SetMajorShape(id ID) {
	v.in.SetID(1, id)
}

// SubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTELInst is a view of an OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTEL.
type SubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTELInst) Inst() *Inst {
	return v.in
}

// AsSubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTEL returns the view of in, which must be an OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTEL.
func AsSubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTEL(in *Inst) SubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTELInst {
	return SubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTELInst) Payload() ID {
	return v.in.ID(0)
}

// SetPayload sets the id Payload.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTELInst) SetPayload(id ID) {
	v.in.SetID(0, id)
}

// MajorShape returns the id Major Shape.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTELInst) MajorShape() ID {
	return v.in.ID(1)
}

// SetMajorShape sets the id Major Shape.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTELInst) SetMajorShape(id ID) {
	v.in.SetID(1, id)
}

// Direction returns the id Direction.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTELInst) Direction() ID {
	return v.in.ID(2)
}

// SetDirection sets the id Direction.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTELInst) SetDirection(id ID) {
	v.in.SetID(2, id)
}

// SubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTELInst is a view of an OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTEL.
type SubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTELInst) Inst() *Inst {
	return v.in
}

// AsSubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTEL returns the view of in, which must be an OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTEL.
func AsSubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTEL(in *Inst) SubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTELInst {
	return SubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTELInst) Payload() ID {
	return v.in.ID(0)
}

// SetPayload sets the id Payload.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTELInst) SetPayload(id ID) {
	v.in.SetID(0, id)
}

// MajorShape returns the id Major Shape.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTELInst) MajorShape() ID {
	return v.in.ID(1)
}

// SetMajorShape sets the id Major Shape.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTELInst) SetMajorShape(id ID) {
	v.in.SetID(1, id)
}

// Direction returns the id Direction.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTELInst) Direction() ID {
	return v.in.ID(2)
}

// SetDirection sets the id Direction.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTELInst) SetDirection(id ID) {
	v.in.SetID(2, id)
}

// SubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTELInst is a view of an OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTEL.
type SubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTELInst) Inst() *Inst {
	return v.in
}

// AsSubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTEL returns the view of in, which must be an OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTEL.
func AsSubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTEL(in *Inst) SubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTELInst {
	return SubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTELInst) Payload() ID {
	return v.in.ID(0)
}

// SetPayload sets the id Payload.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTELInst) SetPayload(id ID) {
	v.in.SetID(0, id)
}

// MajorShape returns the id Major Shape.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTELInst) MajorShape() ID {
	return v.in.ID(1)
}

// SetMajorShape sets the id Major Shape.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTELInst) SetMajorShape(id ID) {
	v.in.SetID(1, id)
}

// Direction returns the id Direction.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTELInst) Direction() ID {
	return v.in.ID(2)
}

// SetDirection sets the id Direction.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTELInst) SetDirection(id ID) {
	v.in.SetID(2, id)
}

// SubgroupAvcImeGetBorderReachedINTELInst is a view of an OpSubgroupAvcImeGetBorderReachedINTEL.
type SubgroupAvcImeGetBorderReachedINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeGetBorderReachedINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcImeGetBorderReachedINTEL returns the view of in, which must be an OpSubgroupAvcImeGetBorderReachedINTEL.
func AsSubgroupAvcImeGetBorderReachedINTEL(in *Inst) SubgroupAvcImeGetBorderReachedINTELInst {
	return SubgroupAvcImeGetBorderReachedINTELInst{in}
}

// ImageSelect returns the id Image Select.
func (v SubgroupAvcImeGetBorderReachedINTELInst) ImageSelect() ID { return v.in.ID(0) }

// SetImageSelect sets the id Image Select.
func (v SubgroupAvcImeGetBorderReachedINTELInst) SetImageSelect(id ID) { v.in.SetID(0, id) }

// Payload returns the id Payload.
func (v SubgroupAvcImeGetBorderReachedINTELInst) Payload() ID { return v.in.ID(1) }

// SetPayload sets the id Payload.
func (v SubgroupAvcImeGetBorderReachedINTELInst) SetPayload(id ID) { v.in.SetID(1, id) }

// SubgroupAvcImeGetTruncatedSearchIndicationINTELInst is a view of an OpSubgroupAvcImeGetTruncatedSearchIndicationINTEL.
type SubgroupAvcImeGetTruncatedSearchIndicationINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeGetTruncatedSearchIndicationINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcImeGetTruncatedSearchIndicationINTEL returns the view of in, which must be an OpSubgroupAvcImeGetTruncatedSearchIndicationINTEL.
func AsSubgroupAvcImeGetTruncatedSearchIndicationINTEL(in *Inst) SubgroupAvcImeGetTruncatedSearchIndicationINTELInst {
	return SubgroupAvcImeGetTruncatedSearchIndicationINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcImeGetTruncatedSearchIndicationINTELInst) Payload() ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcImeGetTruncatedSearchIndicationINTELInst) SetPayload(id ID) { v.in.SetID(0, id) }

// SubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTELInst is a view of an OpSubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTEL.
type SubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTEL returns the view of in, which must be an OpSubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTEL.
func AsSubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTEL(in *Inst) SubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTELInst {
	return SubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTELInst) Payload() ID {
	return v.in.ID(0)
}

// SetPayload sets the id Payload.
func (v SubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTELInst) SetPayload(id ID) {
	v.in.SetID(0, id)
}

// SubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTELInst is a view of an OpSubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTEL.
type SubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTEL returns the view of in, which must be an OpSubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTEL.
func AsSubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTEL(in *Inst) SubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTELInst {
	return SubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTELInst) Payload() ID {
	return v.in.ID(0)
}

// SetPayload sets the id Payload.
func (v SubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTELInst) SetPayload(id ID) {
	v.in.SetID(0, id)
}

// SubgroupAvcImeGetWeightingPatternMinimumDistortionINTELInst is a view of an OpSubgroupAvcImeGetWeightingPatternMinimumDistortionINTEL.
type SubgroupAvcImeGetWeightingPatternMinimumDistortionINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeGetWeightingPatternMinimumDistortionINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcImeGetWeightingPatternMinimumDistortionINTEL returns the view of in, which must be an OpSubgroupAvcImeGetWeightingPatternMinimumDistortionINTEL.
func AsSubgroupAvcImeGetWeightingPatternMinimumDistortionINTEL(in *Inst) SubgroupAvcImeGetWeightingPatternMinimumDistortionINTELInst {
	return SubgroupAvcImeGetWeightingPatternMinimumDistortionINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcImeGetWeightingPatternMinimumDistortionINTELInst) Payload() ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcImeGetWeightingPatternMinimumDistortionINTELInst) SetPayload(id ID) {
	v.in.SetID(0, id)
}

// SubgroupAvcFmeInitializeINTELInst is a view of an OpSubgroupAvcFmeInitializeINTEL.
type SubgroupAvcFmeInitializeINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcFmeInitializeINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcFmeInitializeINTEL returns the view of in, which must be an OpSubgroupAvcFmeInitializeINTEL.
func AsSubgroupAvcFmeInitializeINTEL(in *Inst) SubgroupAvcFmeInitializeINTELInst {
	return SubgroupAvcFmeInitializeINTELInst{in}
}

// SrcCoord returns the id Src Coord.
func (v SubgroupAvcFmeInitializeINTELInst) SrcCoord() ID { return v.in.ID(0) }

// SetSrcCoord sets the id Src Coord.
func (v SubgroupAvcFmeInitializeINTELInst) SetSrcCoord(id ID) { v.in.SetID(0, id) }

// MotionVectors returns the id Motion Vectors.
func (v SubgroupAvcFmeInitializeINTELInst) MotionVectors() ID { return v.in.ID(1) }

// SetMotionVectors sets the id Motion Vectors.
func (v SubgroupAvcFmeInitializeINTELInst) SetMotionVectors(id ID) { v.in.SetID(1, id) }

// MajorShapes returns the id Major Shapes.
func (v SubgroupAvcFmeInitializeINTELInst) MajorShapes() ID { return v.in.ID(2) }

// SetMajorShapes sets the id Major Shapes.
func (v SubgroupAvcFmeInitializeINTELInst) SetMajorShapes(id ID) { v.in.SetID(2, id) }

// MinorShapes returns the id Minor Shapes.
func (v SubgroupAvcFmeInitializeINTELInst) MinorShapes() ID { return v.in.ID(3) }

// SetMinorShapes sets the id Minor Shapes.
func (v SubgroupAvcFmeInitializeINTELInst) SetMinorShapes(id ID) { v.in.SetID(3, id) }

// Direction returns the id Direction.
func (v SubgroupAvcFmeInitializeINTELInst) Direction() ID { return v.in.ID(4) }

// SetDirection sets the id Direction.
func (v SubgroupAvcFmeInitializeINTELInst) SetDirection(id ID) { v.in.SetID(4, id) }

// PixelResolution returns the id Pixel Resolution.
func (v SubgroupAvcFmeInitializeINTELInst) PixelResolution() ID { return v.in.ID(5) }

// SetPixelResolution sets the id Pixel Resolution.
func (v SubgroupAvcFmeInitializeINTELInst) SetPixelResolution(id ID) { v.in.SetID(5, id) }

// SadAdjustment returns the id Sad Adjustment.
func (v SubgroupAvcFmeInitializeINTELInst) SadAdjustment() ID { return v.in.ID(6) }

// SetSadAdjustment sets the id Sad Adjustment.
func (v SubgroupAvcFmeInitializeINTELInst) SetSadAdjustment(id ID) { v.in.SetID(6, id) }

// SubgroupAvcBmeInitializeINTELInst is a view of an OpSubgroupAvcBmeInitializeINTEL.
type SubgroupAvcBmeInitializeINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcBmeInitializeINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcBmeInitializeINTEL returns the view of in, which must be an OpSubgroupAvcBmeInitializeINTEL.
func AsSubgroupAvcBmeInitializeINTEL(in *Inst) SubgroupAvcBmeInitializeINTELInst {
	return SubgroupAvcBmeInitializeINTELInst{in}
}

// SrcCoord returns the id Src Coord.
func (v SubgroupAvcBmeInitializeINTELInst) SrcCoord() ID { return v.in.ID(0) }

// SetSrcCoord sets the id Src Coord.
func (v SubgroupAvcBmeInitializeINTELInst) SetSrcCoord(id ID) { v.in.SetID(0, id) }

// MotionVectors returns the id Motion Vectors.
func (v SubgroupAvcBmeInitializeINTELInst) MotionVectors() ID { return v.in.ID(1) }

// SetMotionVectors sets the id Motion Vectors.
func (v SubgroupAvcBmeInitializeINTELInst) SetMotionVectors(id ID) { v.in.SetID(1, id) }

// MajorShapes returns the id Major Shapes.
func (v SubgroupAvcBmeInitializeINTELInst) MajorShapes() ID { return v.in.ID(2) }

// SetMajorShapes sets the id Major Shapes.
func (v SubgroupAvcBmeInitializeINTELInst) SetMajorShapes(id ID) { v.in.SetID(2, id) }

// MinorShapes returns the id Minor Shapes.
func (v SubgroupAvcBmeInitializeINTELInst) MinorShapes() ID { return v.in.ID(3) }

// SetMinorShapes sets the id Minor Shapes.
func (v SubgroupAvcBmeInitializeINTELInst) SetMinorShapes(id ID) { v.in.SetID(3, id) }

// Direction returns the id Direction.
func (v SubgroupAvcBmeInitializeINTELInst) Direction() ID { return v.in.ID(4) }

// SetDirection sets the id Direction.
func (v SubgroupAvcBmeInitializeINTELInst) SetDirection(id ID) { v.in.SetID(4, id) }

// PixelResolution returns the id Pixel Resolution.
func (v SubgroupAvcBmeInitializeINTELInst) PixelResolution() ID { return v.in.ID(5) }

// SetPixelResolution sets the id Pixel Resolution.
func (v SubgroupAvcBmeInitializeINTELInst) SetPixelResolution(id ID) { v.in.SetID(5, id) }

// BidirectionalWeight returns the id Bidirectional Weight.
func (v SubgroupAvcBmeInitializeINTELInst) BidirectionalWeight() ID { return v.in.ID(6) }

// SetBidirectionalWeight sets the id Bidirectional Weight.
func (v SubgroupAvcBmeInitializeINTELInst) SetBidirectionalWeight(id ID) { v.in.SetID(6, id) }

// SadAdjustment returns the id Sad Adjustment.
func (v SubgroupAvcBmeInitializeINTELInst) SadAdjustment() ID { return v.in.ID(7) }

// SetSadAdjustment sets the id Sad Adjustment.
func (v SubgroupAvcBmeInitializeINTELInst) SetSadAdjustment(id ID) { v.in.SetID(7, id) }

// SubgroupAvcRefConvertToMcePayloadINTELInst is a view of an OpSubgroupAvcRefConvertToMcePayloadINTEL.
type SubgroupAvcRefConvertToMcePayloadINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcRefConvertToMcePayloadINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcRefConvertToMcePayloadINTEL returns the view of in, which must be an OpSubgroupAvcRefConvertToMcePayloadINTEL.
func AsSubgroupAvcRefConvertToMcePayloadINTEL(in *Inst) SubgroupAvcRefConvertToMcePayloadINTELInst {
	return SubgroupAvcRefConvertToMcePayloadINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcRefConvertToMcePayloadINTELInst) Payload() ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcRefConvertToMcePayloadINTELInst) SetPayload(id ID) { v.in.SetID(0, id) }

// SubgroupAvcRefSetBidirectionalMixDisableINTELInst is a view of an OpSubgroupAvcRefSetBidirectionalMixDisableINTEL.
type SubgroupAvcRefSetBidirectionalMixDisableINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcRefSetBidirectionalMixDisableINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcRefSetBidirectionalMixDisableINTEL returns the view of in, which must be an OpSubgroupAvcRefSetBidirectionalMixDisableINTEL.
func AsSubgroupAvcRefSetBidirectionalMixDisableINTEL(in *Inst) SubgroupAvcRefSetBidirectionalMixDisableINTELInst {
	return SubgroupAvcRefSetBidirectionalMixDisableINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcRefSetBidirectionalMixDisableINTELInst) Payload() ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcRefSetBidirectionalMixDisableINTELInst) SetPayload(id ID) { v.in.SetID(0, id) }

// SubgroupAvcRefSetBilinearFilterEnableINTELInst is a view of an OpSubgroupAvcRefSetBilinearFilterEnableINTEL.
type SubgroupAvcRefSetBilinearFilterEnableINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcRefSetBilinearFilterEnableINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcRefSetBilinearFilterEnableINTEL returns the view of in, which must be an OpSubgroupAvcRefSetBilinearFilterEnableINTEL.
func AsSubgroupAvcRefSetBilinearFilterEnableINTEL(in *Inst) SubgroupAvcRefSetBilinearFilterEnableINTELInst {
	return SubgroupAvcRefSetBilinearFilterEnableINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcRefSetBilinearFilterEnableINTELInst) Payload() ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcRefSetBilinearFilterEnableINTELInst) SetPayload(id ID) { v.in.SetID(0, id) }

// SubgroupAvcRefEvaluateWithSingleReferenceINTELInst is a view of an OpSubgroupAvcRefEvaluateWithSingleReferenceINTEL.
type SubgroupAvcRefEvaluateWithSingleReferenceINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcRefEvaluateWithSingleReferenceINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcRefEvaluateWithSingleReferenceINTEL returns the view of in, which must be an OpSubgroupAvcRefEvaluateWithSingleReferenceINTEL.
func AsSubgroupAvcRefEvaluateWithSingleReferenceINTEL(in *Inst) SubgroupAvcRefEvaluateWithSingleReferenceINTELInst {
	return SubgroupAvcRefEvaluateWithSingleReferenceINTELInst{in}
}

// SrcImage returns the id Src Image.
func (v SubgroupAvcRefEvaluateWithSingleReferenceINTELInst) SrcImage() ID { return v.in.ID(0) }

// SetSrcImage sets the id Src Image.
func (v SubgroupAvcRefEvaluateWithSingleReferenceINTELInst) SetSrcImage(id ID) { v.in.SetID(0, id) }

// RefImage returns the id Ref Image.
func (v SubgroupAvcRefEvaluateWithSingleReferenceINTELInst) RefImage() ID { return v.in.ID(1) }

// SetRefImage sets the id Ref Image.
func (v SubgroupAvcRefEvaluateWithSingleReferenceINTELInst) SetRefImage(id ID) { v.in.SetID(1, id) }

// Payload returns the id Payload.
func (v SubgroupAvcRefEvaluateWithSingleReferenceINTELInst) Payload() ID { return v.in.ID(2) }

// SetPayload sets the id Payload.
func (v SubgroupAvcRefEvaluateWithSingleReferenceINTELInst) SetPayload(id ID) { v.in.SetID(2, id) }

// SubgroupAvcRefEvaluateWithDualReferenceINTELInst is a view of an OpSubgroupAvcRefEvaluateWithDualReferenceINTEL.
type SubgroupAvcRefEvaluateWithDualReferenceINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcRefEvaluateWithDualReferenceINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcRefEvaluateWithDualReferenceINTEL returns the view of in, which must be an OpSubgroupAvcRefEvaluateWithDualReferenceINTEL.
func AsSubgroupAvcRefEvaluateWithDualReferenceINTEL(in *Inst) SubgroupAvcRefEvaluateWithDualReferenceINTELInst {
	return SubgroupAvcRefEvaluateWithDualReferenceINTELInst{in}
}

// SrcImage returns the id Src Image.
func (v SubgroupAvcRefEvaluateWithDualReferenceINTELInst) SrcImage() ID { return v.in.ID(0) }

// SetSrcImage sets the id Src Image.
func (v SubgroupAvcRefEvaluateWithDualReferenceINTELInst) SetSrcImage(id ID) { v.in.SetID(0, id) }

// FwdRefImage returns the id Fwd Ref Image.
func (v SubgroupAvcRefEvaluateWithDualReferenceINTELInst) FwdRefImage() ID { return v.in.ID(1) }

// SetFwdRefImage sets the id Fwd Ref Image.
func (v SubgroupAvcRefEvaluateWithDualReferenceINTELInst) SetFwdRefImage(id ID) { v.in.SetID(1, id) }

// BwdRefImage returns the id Bwd Ref Image.
func (v SubgroupAvcRefEvaluateWithDualReferenceINTELInst) BwdRefImage() ID { return v.in.ID(2) }

// SetBwdRefImage sets the id Bwd Ref Image.
func (v SubgroupAvcRefEvaluateWithDualReferenceINTELInst) SetBwdRefImage(id ID) { v.in.SetID(2, id) }

// Payload returns the id Payload.
func (v SubgroupAvcRefEvaluateWithDualReferenceINTELInst) Payload() ID { return v.in.ID(3) }

// SetPayload sets the id Payload.
func (v SubgroupAvcRefEvaluateWithDualReferenceINTELInst) SetPayload(id ID) { v.in.SetID(3, id) }

// SubgroupAvcRefEvaluateWithMultiReferenceINTELInst is a view of an OpSubgroupAvcRefEvaluateWithMultiReferenceINTEL.
type SubgroupAvcRefEvaluateWithMultiReferenceINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcRefEvaluateWithMultiReferenceINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcRefEvaluateWithMultiReferenceINTEL returns the view of in, which must be an OpSubgroupAvcRefEvaluateWithMultiReferenceINTEL.
func AsSubgroupAvcRefEvaluateWithMultiReferenceINTEL(in *Inst) SubgroupAvcRefEvaluateWithMultiReferenceINTELInst {
	return SubgroupAvcRefEvaluateWithMultiReferenceINTELInst{in}
}

// SrcImage returns the id Src Image.
func (v SubgroupAvcRefEvaluateWithMultiReferenceINTELInst) SrcImage() ID { return v.in.ID(0) }

// SetSrcImage sets the id Src Image.
func (v SubgroupAvcRefEvaluateWithMultiReferenceINTELInst) SetSrcImage(id ID) { v.in.SetID(0, id) }

// PackedReferenceIds returns the id Packed Reference Ids.
func (v SubgroupAvcRefEvaluateWithMultiReferenceINTELInst) PackedReferenceIds() ID { return v.in.ID(1) }

// SetPackedReferenceIds sets the id Packed Reference Ids.
func (v SubgroupAvcRefEvaluateWithMultiReferenceINTELInst) SetPackedReferenceIds(id ID) {
	v.in.SetID(1, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcRefEvaluateWithMultiReferenceINTELInst) Payload() ID { return v.in.ID(2) }

// SetPayload sets the id Payload.
func (v SubgroupAvcRefEvaluateWithMultiReferenceINTELInst) SetPayload(id ID) { v.in.SetID(2, id) }

// SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTELInst is a view of an OpSubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTEL.
type SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTEL returns the view of in, which must be an OpSubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTEL.
func AsSubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTEL(in *Inst) SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTELInst {
	return SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTELInst{in}
}

// SrcImage returns the id Src Image.
func (v SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTELInst) SrcImage() ID { return v.in.ID(0) }

// SetSrcImage sets the id Src Image.
func (v SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTELInst) SetSrcImage(id ID) {
	v.in.SetID(0, id)
}

// PackedReferenceIds returns the id Packed Reference Ids.
func (v SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTELInst) PackedReferenceIds() ID {
	return v.in.ID(1)
}

// SetPackedReferenceIds sets the id Packed Reference Ids.
func (v SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTELInst) SetPackedReferenceIds(id ID) {
	v.in.SetID(1, id)
}

// PackedReferenceFieldPolarities returns the id Packed Reference Field Polarities.
func (v SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTELInst) PackedReferenceFieldPolarities() ID {
	return v.in.ID(2)
}

// SetPackedReferenceFieldPolarities sets the id Packed Reference Field Polarities.
func (v SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTELInst) SetPackedReferenceFieldPolarities(id ID) {
	v.in.SetID(2, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTELInst) Payload() ID { return v.in.ID(3) }

// SetPayload sets the id Payload.
func (v SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTELInst) SetPayload(id ID) {
	v.in.SetID(3, id)
}

// SubgroupAvcRefConvertToMceResultINTELInst is a view of an OpSubgroupAvcRefConvertToMceResultINTEL.
type SubgroupAvcRefConvertToMceResultINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcRefConvertToMceResultINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcRefConvertToMceResultINTEL returns the view of in, which must be an OpSubgroupAvcRefConvertToMceResultINTEL.
func AsSubgroupAvcRefConvertToMceResultINTEL(in *Inst) SubgroupAvcRefConvertToMceResultINTELInst {
	return SubgroupAvcRefConvertToMceResultINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcRefConvertToMceResultINTELInst) Payload() ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcRefConvertToMceResultINTELInst) SetPayload(id ID) { v.in.SetID(0, id) }

// SubgroupAvcSicInitializeINTELInst is a view of an OpSubgroupAvcSicInitializeINTEL.
type SubgroupAvcSicInitializeINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicInitializeINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcSicInitializeINTEL returns the view of in, which must be an OpSubgroupAvcSicInitializeINTEL.
func AsSubgroupAvcSicInitializeINTEL(in *Inst) SubgroupAvcSicInitializeINTELInst {
	return SubgroupAvcSicInitializeINTELInst{in}
}

// SrcCoord returns the id Src Coord.
func (v SubgroupAvcSicInitializeINTELInst) SrcCoord() ID { return v.in.ID(0) }

// SetSrcCoord sets the id Src Coord.
func (v SubgroupAvcSicInitializeINTELInst) SetSrcCoord(id ID) { v.in.SetID(0, id) }

// SubgroupAvcSicConfigureSkcINTELInst is a view of an OpSubgroupAvcSicConfigureSkcINTEL.
type SubgroupAvcSicConfigureSkcINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicConfigureSkcINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcSicConfigureSkcINTEL returns the view of in, which must be an OpSubgroupAvcSicConfigureSkcINTEL.
func AsSubgroupAvcSicConfigureSkcINTEL(in *Inst) SubgroupAvcSicConfigureSkcINTELInst {
	return SubgroupAvcSicConfigureSkcINTELInst{in}
}

// SkipBlockPartitionType returns the id Skip Block Partition Type.
func (v SubgroupAvcSicConfigureSkcINTELInst) SkipBlockPartitionType() ID { return v.in.ID(0) }

// SetSkipBlockPartitionType sets the id Skip Block Partition Type.
func (v SubgroupAvcSicConfigureSkcINTELInst) SetSkipBlockPartitionType(id ID) { v.in.SetID(0, id) }

// SkipMotionVectorMask returns the id Skip Motion Vector Mask.
func (v SubgroupAvcSicConfigureSkcINTELInst) SkipMotionVectorMask() ID { return v.in.ID(1) }

// SetSkipMotionVectorMask sets the id Skip Motion Vector Mask.
func (v SubgroupAvcSicConfigureSkcINTELInst) SetSkipMotionVectorMask(id ID) { v.in.SetID(1, id) }

// MotionVectors returns the id Motion Vectors.
func (v SubgroupAvcSicConfigureSkcINTELInst) MotionVectors() ID { return v.in.ID(2) }

// SetMotionVectors sets the id Motion Vectors.
func (v SubgroupAvcSicConfigureSkcINTELInst) SetMotionVectors(id ID) { v.in.SetID(2, id) }

// BidirectionalWeight returns the id Bidirectional Weight.
func (v SubgroupAvcSicConfigureSkcINTELInst) BidirectionalWeight() ID { return v.in.ID(3) }

// SetBidirectionalWeight sets the id Bidirectional Weight.
func (v SubgroupAvcSicConfigureSkcINTELInst) SetBidirectionalWeight(id ID) { v.in.SetID(3, id) }

// SadAdjustment returns the id Sad Adjustment.
func (v SubgroupAvcSicConfigureSkcINTELInst) SadAdjustment() ID { return v.in.ID(4) }

// SetSadAdjustment sets the id Sad Adjustment.
func (v SubgroupAvcSicConfigureSkcINTELInst) SetSadAdjustment(id ID) { v.in.SetID(4, id) }

// Payload returns the id Payload.
func (v SubgroupAvcSicConfigureSkcINTELInst) Payload() ID { return v.in.ID(5) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicConfigureSkcINTELInst) SetPayload(id ID) { v.in.SetID(5, id) }

// SubgroupAvcSicConfigureIpeLumaINTELInst is a view of an OpSubgroupAvcSicConfigureIpeLumaINTEL.
type SubgroupAvcSicConfigureIpeLumaINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicConfigureIpeLumaINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcSicConfigureIpeLumaINTEL returns the view of in, which must be an OpSubgroupAvcSicConfigureIpeLumaINTEL.
func AsSubgroupAvcSicConfigureIpeLumaINTEL(in *Inst) SubgroupAvcSicConfigureIpeLumaINTELInst {
	return SubgroupAvcSicConfigureIpeLumaINTELInst{in}
}

// LumaIntraPartitionMask returns the id Luma Intra Partition Mask.
func (v SubgroupAvcSicConfigureIpeLumaINTELInst) LumaIntraPartitionMask() ID { return v.in.ID(0) }

// SetLumaIntraPartitionMask sets the id Luma Intra Partition Mask.
func (v SubgroupAvcSicConfigureIpeLumaINTELInst) SetLumaIntraPartitionMask(id ID) { v.in.SetID(0, id) }

// IntraNeighbourAvailabilty returns the id Intra Neighbour Availabilty.
func (v SubgroupAvcSicConfigureIpeLumaINTELInst) IntraNeighbourAvailabilty() ID { return v.in.ID(1) }

// SetIntraNeighbourAvailabilty sets the id Intra Neighbour Availabilty.
func (v SubgroupAvcSicConfigureIpeLumaINTELInst) SetIntraNeighbourAvailabilty(id ID) {
	v.in.SetID(1, id)
}

// LeftEdgeLumaPixels returns the id Left Edge Luma Pixels.
func (v SubgroupAvcSicConfigureIpeLumaINTELInst) LeftEdgeLumaPixels() ID { return v.in.ID(2) }

// SetLeftEdgeLumaPixels sets the id Left Edge Luma Pixels.
func (v SubgroupAvcSicConfigureIpeLumaINTELInst) SetLeftEdgeLumaPixels(id ID) { v.in.SetID(2, id) }

// UpperLeftCornerLumaPixel returns the id Upper Left Corner Luma Pixel.
func (v SubgroupAvcSicConfigureIpeLumaINTELInst) UpperLeftCornerLumaPixel() ID { return v.in.ID(3) }

// SetUpperLeftCornerLumaPixel sets the id Upper Left Corner Luma Pixel.
func (v SubgroupAvcSicConfigureIpeLumaINTELInst) SetUpperLeftCornerLumaPixel(id ID) {
	v.in.SetID(3, id)
}

// UpperEdgeLumaPixels returns the id Upper Edge Luma Pixels.
func (v SubgroupAvcSicConfigureIpeLumaINTELInst) UpperEdgeLumaPixels() ID { return v.in.ID(4) }

// SetUpperEdgeLumaPixels sets the id Upper Edge Luma Pixels.
func (v SubgroupAvcSicConfigureIpeLumaINTELInst) SetUpperEdgeLumaPixels(id ID) { v.in.SetID(4, id) }

// UpperRightEdgeLumaPixels returns the id Upper Right Edge Luma Pixels.
func (v SubgroupAvcSicConfigureIpeLumaINTELInst) UpperRightEdgeLumaPixels() ID { return v.in.ID(5) }

// SetUpperRightEdgeLumaPixels sets the id Upper Right Edge Luma Pixels.
func (v SubgroupAvcSicConfigureIpeLumaINTELInst) SetUpperRightEdgeLumaPixels(id ID) {
	v.in.SetID(5, id)
}

// SadAdjustment returns the id Sad Adjustment.
func (v SubgroupAvcSicConfigureIpeLumaINTELInst) SadAdjustment() ID { return v.in.ID(6) }

// SetSadAdjustment sets the id Sad Adjustment.
func (v SubgroupAvcSicConfigureIpeLumaINTELInst) SetSadAdjustment(id ID) { v.in.SetID(6, id) }

// Payload returns the id Payload.
func (v SubgroupAvcSicConfigureIpeLumaINTELInst) Payload() ID { return v.in.ID(7) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicConfigureIpeLumaINTELInst) SetPayload(id ID) { v.in.SetID(7, id) }

// SubgroupAvcSicConfigureIpeLumaChromaINTELInst is a view of an OpSubgroupAvcSicConfigureIpeLumaChromaINTEL.
type SubgroupAvcSicConfigureIpeLumaChromaINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcSicConfigureIpeLumaChromaINTEL returns the view of in, which must be an OpSubgroupAvcSicConfigureIpeLumaChromaINTEL.
func AsSubgroupAvcSicConfigureIpeLumaChromaINTEL(in *Inst) SubgroupAvcSicConfigureIpeLumaChromaINTELInst {
	return SubgroupAvcSicConfigureIpeLumaChromaINTELInst{in}
}

// LumaIntraPartitionMask returns the id Luma Intra Partition Mask.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) LumaIntraPartitionMask() ID { return v.in.ID(0) }

// SetLumaIntraPartitionMask sets the id Luma Intra Partition Mask.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) SetLumaIntraPartitionMask(id ID) {
	v.in.SetID(0, id)
}

// IntraNeighbourAvailabilty returns the id Intra Neighbour Availabilty.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) IntraNeighbourAvailabilty() ID {
	return v.in.ID(1)
}

// SetIntraNeighbourAvailabilty sets the id Intra Neighbour Availabilty.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) SetIntraNeighbourAvailabilty(id ID) {
	v.in.SetID(1, id)
}

// LeftEdgeLumaPixels returns the id Left Edge Luma Pixels.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) LeftEdgeLumaPixels() ID { return v.in.ID(2) }

// SetLeftEdgeLumaPixels sets the id Left Edge Luma Pixels.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) SetLeftEdgeLumaPixels(id ID) {
	v.in.SetID(2, id)
}

// UpperLeftCornerLumaPixel returns the id Upper Left Corner Luma Pixel.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) UpperLeftCornerLumaPixel() ID {
	return v.in.ID(3)
}

// SetUpperLeftCornerLumaPixel sets the id Upper Left Corner Luma Pixel.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) SetUpperLeftCornerLumaPixel(id ID) {
	v.in.SetID(3, id)
}

// UpperEdgeLumaPixels returns the id Upper Edge Luma Pixels.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) UpperEdgeLumaPixels() ID { return v.in.ID(4) }

// SetUpperEdgeLumaPixels sets the id Upper Edge Luma Pixels.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) SetUpperEdgeLumaPixels(id ID) {
	v.in.SetID(4, id)
}

// UpperRightEdgeLumaPixels returns the id Upper Right Edge Luma Pixels.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) UpperRightEdgeLumaPixels() ID {
	return v.in.ID(5)
}

// SetUpperRightEdgeLumaPixels sets the id Upper Right Edge Luma Pixels.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) SetUpperRightEdgeLumaPixels(id ID) {
	v.in.SetID(5, id)
}

// LeftEdgeChromaPixels returns the id Left Edge Chroma Pixels.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) LeftEdgeChromaPixels() ID { return v.in.ID(6) }

// SetLeftEdgeChromaPixels sets the id Left Edge Chroma Pixels.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) SetLeftEdgeChromaPixels(id ID) {
	v.in.SetID(6, id)
}

// UpperLeftCornerChromaPixel returns the id Upper Left Corner Chroma Pixel.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) UpperLeftCornerChromaPixel() ID {
	return v.in.ID(7)
}

// SetUpperLeftCornerChromaPixel sets the id Upper Left Corner Chroma Pixel.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) SetUpperLeftCornerChromaPixel(id ID) {
	v.in.SetID(7, id)
}

// UpperEdgeChromaPixels returns the id Upper Edge Chroma Pixels.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) UpperEdgeChromaPixels() ID { return v.in.ID(8) }

// SetUpperEdgeChromaPixels sets the id Upper Edge Chroma Pixels.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) SetUpperEdgeChromaPixels(id ID) {
	v.in.SetID(8, id)
}

// SadAdjustment returns the id Sad Adjustment.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) SadAdjustment() ID { return v.in.ID(9) }

// SetSadAdjustment sets the id Sad Adjustment.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) SetSadAdjustment(id ID) { v.in.SetID(9, id) }

// Payload returns the id Payload.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) Payload() ID { return v.in.ID(10) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) SetPayload(id ID) { v.in.SetID(10, id) }

// SubgroupAvcSicGetMotionVectorMaskINTELInst is a view of an OpSubgroupAvcSicGetMotionVectorMaskINTEL.
type SubgroupAvcSicGetMotionVectorMaskINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicGetMotionVectorMaskINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcSicGetMotionVectorMaskINTEL returns the view of in, which must be an OpSubgroupAvcSicGetMotionVectorMaskINTEL.
func AsSubgroupAvcSicGetMotionVectorMaskINTEL(in *Inst) SubgroupAvcSicGetMotionVectorMaskINTELInst {
	return SubgroupAvcSicGetMotionVectorMaskINTELInst{in}
}

// SkipBlockPartitionType returns the id Skip Block Partition Type.
func (v SubgroupAvcSicGetMotionVectorMaskINTELInst) SkipBlockPartitionType() ID { return v.in.ID(0) }

// SetSkipBlockPartitionType sets the id Skip Block Partition Type.
func (v SubgroupAvcSicGetMotionVectorMaskINTELInst) SetSkipBlockPartitionType(id ID) {
	v.in.SetID(0, id)
}

// Direction returns the id Direction.
func (v SubgroupAvcSicGetMotionVectorMaskINTELInst) Direction() ID { return v.in.ID(1) }

// SetDirection sets the id Direction.
func (v SubgroupAvcSicGetMotionVectorMaskINTELInst) SetDirection(id ID) { v.in.SetID(1, id) }

// SubgroupAvcSicConvertToMcePayloadINTELInst is a view of an OpSubgroupAvcSicConvertToMcePayloadINTEL.
type SubgroupAvcSicConvertToMcePayloadINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicConvertToMcePayloadINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcSicConvertToMcePayloadINTEL returns the view of in, which must be an OpSubgroupAvcSicConvertToMcePayloadINTEL.
func AsSubgroupAvcSicConvertToMcePayloadINTEL(in *Inst) SubgroupAvcSicConvertToMcePayloadINTELInst {
	return SubgroupAvcSicConvertToMcePayloadINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcSicConvertToMcePayloadINTELInst) Payload() ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicConvertToMcePayloadINTELInst) SetPayload(id ID) { v.in.SetID(0, id) }

// SubgroupAvcSicSetIntraLumaShapePenaltyINTELInst is a view of an OpSubgroupAvcSicSetIntraLumaShapePenaltyINTEL.
type SubgroupAvcSicSetIntraLumaShapePenaltyINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicSetIntraLumaShapePenaltyINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcSicSetIntraLumaShapePenaltyINTEL returns the view of in, which must be an OpSubgroupAvcSicSetIntraLumaShapePenaltyINTEL.
func AsSubgroupAvcSicSetIntraLumaShapePenaltyINTEL(in *Inst) SubgroupAvcSicSetIntraLumaShapePenaltyINTELInst {
	return SubgroupAvcSicSetIntraLumaShapePenaltyINTELInst{in}
}

// PackedShapePenalty returns the id Packed Shape Penalty.
func (v SubgroupAvcSicSetIntraLumaShapePenaltyINTELInst) PackedShapePenalty() ID { return v.in.ID(0) }

// SetPackedShapePenalty sets the id Packed Shape Penalty.
func (v SubgroupAvcSicSetIntraLumaShapePenaltyINTELInst) SetPackedShapePenalty(id ID) {
	v.in.SetID(0, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcSicSetIntraLumaShapePenaltyINTELInst) Payload() ID { return v.in.ID(1) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicSetIntraLumaShapePenaltyINTELInst) SetPayload(id ID) { v.in.SetID(1, id) }

// SubgroupAvcSicSetIntraLumaModeCostFunctionINTELInst is a view of an OpSubgroupAvcSicSetIntraLumaModeCostFunctionINTEL.
type SubgroupAvcSicSetIntraLumaModeCostFunctionINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicSetIntraLumaModeCostFunctionINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcSicSetIntraLumaModeCostFunctionINTEL returns the view of in, which must be an OpSubgroupAvcSicSetIntraLumaModeCostFunctionINTEL.
func AsSubgroupAvcSicSetIntraLumaModeCostFunctionINTEL(in *Inst) SubgroupAvcSicSetIntraLumaModeCostFunctionINTELInst {
	return SubgroupAvcSicSetIntraLumaModeCostFunctionINTELInst{in}
}

// LumaModePenalty returns the id Luma Mode Penalty.
func (v SubgroupAvcSicSetIntraLumaModeCostFunctionINTELInst) LumaModePenalty() ID { return v.in.ID(0) }

// SetLumaModePenalty sets the id Luma Mode Penalty.
func (v SubgroupAvcSicSetIntraLumaModeCostFunctionINTELInst) SetLumaModePenalty(id ID) {
	v.in.SetID(0, id)
}

// LumaPackedNeighborModes returns the id Luma Packed Neighbor Modes.
func (v SubgroupAvcSicSetIntraLumaModeCostFunctionINTELInst) LumaPackedNeighborModes() ID {
	return v.in.ID(1)
}

// SetLumaPackedNeighborModes sets the id Luma Packed Neighbor Modes.
func (v SubgroupAvcSicSetIntraLumaModeCostFunctionINTELInst) SetLumaPackedNeighborModes(id ID) {
	v.in.SetID(1, id)
}

// LumaPackedNonDcPenalty returns the id Luma Packed Non Dc Penalty.
func (v SubgroupAvcSicSetIntraLumaModeCostFunctionINTELInst) LumaPackedNonDcPenalty() ID {
	return v.in.ID(2)
}

// SetLumaPackedNonDcPenalty sets the id Luma Packed Non Dc Penalty.
func (v SubgroupAvcSicSetIntraLumaModeCostFunctionINTELInst) SetLumaPackedNonDcPenalty(id ID) {
	v.in.SetID(2, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcSicSetIntraLumaModeCostFunctionINTELInst) Payload() ID { return v.in.ID(3) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicSetIntraLumaModeCostFunctionINTELInst) SetPayload(id ID) { v.in.SetID(3, id) }

// SubgroupAvcSicSetIntraChromaModeCostFunctionINTELInst is a view of an OpSubgroupAvcSicSetIntraChromaModeCostFunctionINTEL.
type SubgroupAvcSicSetIntraChromaModeCostFunctionINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicSetIntraChromaModeCostFunctionINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcSicSetIntraChromaModeCostFunctionINTEL returns the view of in, which must be an OpSubgroupAvcSicSetIntraChromaModeCostFunctionINTEL.
func AsSubgroupAvcSicSetIntraChromaModeCostFunctionINTEL(in *Inst) SubgroupAvcSicSetIntraChromaModeCostFunctionINTELInst {
	return SubgroupAvcSicSetIntraChromaModeCostFunctionINTELInst{in}
}

// ChromaModeBasePenalty returns the id Chroma Mode Base Penalty.
func (v SubgroupAvcSicSetIntraChromaModeCostFunctionINTELInst) ChromaModeBasePenalty() ID {
	return v.in.ID(0)
}

// SetChromaModeBasePenalty sets the id Chroma Mode Base Penalty.
func (v SubgroupAvcSicSetIntraChromaModeCostFunctionINTELInst) SetChromaModeBasePenalty(id ID) {
	v.in.SetID(0, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcSicSetIntraChromaModeCostFunctionINTELInst) Payload() ID { return v.in.ID(1) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicSetIntraChromaModeCostFunctionINTELInst) SetPayload(id ID) { v.in.SetID(1, id) }

// SubgroupAvcSicSetBilinearFilterEnableINTELInst is a view of an OpSubgroupAvcSicSetBilinearFilterEnableINTEL.
type SubgroupAvcSicSetBilinearFilterEnableINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicSetBilinearFilterEnableINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcSicSetBilinearFilterEnableINTEL returns the view of in, which must be an OpSubgroupAvcSicSetBilinearFilterEnableINTEL.
func AsSubgroupAvcSicSetBilinearFilterEnableINTEL(in *Inst) SubgroupAvcSicSetBilinearFilterEnableINTELInst {
	return SubgroupAvcSicSetBilinearFilterEnableINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcSicSetBilinearFilterEnableINTELInst) Payload() ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicSetBilinearFilterEnableINTELInst) SetPayload(id ID) { v.in.SetID(0, id) }

// SubgroupAvcSicSetSkcForwardTransformEnableINTELInst is a view of an OpSubgroupAvcSicSetSkcForwardTransformEnableINTEL.
type SubgroupAvcSicSetSkcForwardTransformEnableINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicSetSkcForwardTransformEnableINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcSicSetSkcForwardTransformEnableINTEL returns the view of in, which must be an OpSubgroupAvcSicSetSkcForwardTransformEnableINTEL.
func AsSubgroupAvcSicSetSkcForwardTransformEnableINTEL(in *Inst) SubgroupAvcSicSetSkcForwardTransformEnableINTELInst {
	return SubgroupAvcSicSetSkcForwardTransformEnableINTELInst{in}
}

// PackedSadCoefficients returns the id Packed Sad Coefficients.
func (v SubgroupAvcSicSetSkcForwardTransformEnableINTELInst) PackedSadCoefficients() ID {
	return v.in.ID(0)
}

// SetPackedSadCoefficients sets the id Packed Sad Coefficients.
func (v SubgroupAvcSicSetSkcForwardTransformEnableINTELInst) SetPackedSadCoefficients(id ID) {
	v.in.SetID(0, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcSicSetSkcForwardTransformEnableINTELInst) Payload() ID { return v.in.ID(1) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicSetSkcForwardTransformEnableINTELInst) SetPayload(id ID) { v.in.SetID(1, id) }

// SubgroupAvcSicSetBlockBasedRawSkipSadINTELInst is a view of an OpSubgroupAvcSicSetBlockBasedRawSkipSadINTEL.
type SubgroupAvcSicSetBlockBasedRawSkipSadINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicSetBlockBasedRawSkipSadINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcSicSetBlockBasedRawSkipSadINTEL returns the view of in, which must be an OpSubgroupAvcSicSetBlockBasedRawSkipSadINTEL.
func AsSubgroupAvcSicSetBlockBasedRawSkipSadINTEL(in *Inst) SubgroupAvcSicSetBlockBasedRawSkipSadINTELInst {
	return SubgroupAvcSicSetBlockBasedRawSkipSadINTELInst{in}
}

// BlockBasedSkipType returns the id Block Based Skip Type.
func (v SubgroupAvcSicSetBlockBasedRawSkipSadINTELInst) BlockBasedSkipType() ID { return v.in.ID(0) }

// SetBlockBasedSkipType sets the id Block Based Skip Type.
func (v SubgroupAvcSicSetBlockBasedRawSkipSadINTELInst) SetBlockBasedSkipType(id ID) {
	v.in.SetID(0, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcSicSetBlockBasedRawSkipSadINTELInst) Payload() ID { return v.in.ID(1) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicSetBlockBasedRawSkipSadINTELInst) SetPayload(id ID) { v.in.SetID(1, id) }

// SubgroupAvcSicEvaluateIpeINTELInst is a view of an OpSubgroupAvcSicEvaluateIpeINTEL.
type SubgroupAvcSicEvaluateIpeINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicEvaluateIpeINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcSicEvaluateIpeINTEL returns the view of in, which must be an OpSubgroupAvcSicEvaluateIpeINTEL.
func AsSubgroupAvcSicEvaluateIpeINTEL(in *Inst) SubgroupAvcSicEvaluateIpeINTELInst {
	return SubgroupAvcSicEvaluateIpeINTELInst{in}
}

// SrcImage returns the id Src Image.
func (v SubgroupAvcSicEvaluateIpeINTELInst) SrcImage() ID { return v.in.ID(0) }

// SetSrcImage sets the id Src Image.
func (v SubgroupAvcSicEvaluateIpeINTELInst) SetSrcImage(id ID) { v.in.SetID(0, id) }

// Payload returns the id Payload.
func (v SubgroupAvcSicEvaluateIpeINTELInst) Payload() ID { return v.in.ID(1) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicEvaluateIpeINTELInst) SetPayload(id ID) { v.in.SetID(1, id) }

// SubgroupAvcSicEvaluateWithSingleReferenceINTELInst is a view of an OpSubgroupAvcSicEvaluateWithSingleReferenceINTEL.
type SubgroupAvcSicEvaluateWithSingleReferenceINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicEvaluateWithSingleReferenceINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcSicEvaluateWithSingleReferenceINTEL returns the view of in, which must be an OpSubgroupAvcSicEvaluateWithSingleReferenceINTEL.
func AsSubgroupAvcSicEvaluateWithSingleReferenceINTEL(in *Inst) SubgroupAvcSicEvaluateWithSingleReferenceINTELInst {
	return SubgroupAvcSicEvaluateWithSingleReferenceINTELInst{in}
}

// SrcImage returns the id Src Image.
func (v SubgroupAvcSicEvaluateWithSingleReferenceINTELInst) SrcImage() ID { return v.in.ID(0) }

// SetSrcImage sets the id Src Image.
func (v SubgroupAvcSicEvaluateWithSingleReferenceINTELInst) SetSrcImage(id ID) { v.in.SetID(0, id) }

// RefImage returns the id Ref Image.
func (v SubgroupAvcSicEvaluateWithSingleReferenceINTELInst) RefImage() ID { return v.in.ID(1) }

// SetRefImage sets the id Ref Image.
func (v SubgroupAvcSicEvaluateWithSingleReferenceINTELInst) SetRefImage(id ID) { v.in.SetID(1, id) }

// Payload returns the id Payload.
func (v SubgroupAvcSicEvaluateWithSingleReferenceINTELInst) Payload() ID { return v.in.ID(2) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicEvaluateWithSingleReferenceINTELInst) SetPayload(id ID) { v.in.SetID(2, id) }

// SubgroupAvcSicEvaluateWithDualReferenceINTELInst is a view of an OpSubgroupAvcSicEvaluateWithDualReferenceINTEL.
type SubgroupAvcSicEvaluateWithDualReferenceINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicEvaluateWithDualReferenceINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcSicEvaluateWithDualReferenceINTEL returns the view of in, which must be an OpSubgroupAvcSicEvaluateWithDualReferenceINTEL.
func AsSubgroupAvcSicEvaluateWithDualReferenceINTEL(in *Inst) SubgroupAvcSicEvaluateWithDualReferenceINTELInst {
	return SubgroupAvcSicEvaluateWithDualReferenceINTELInst{in}
}

// SrcImage returns the id Src Image.
func (v SubgroupAvcSicEvaluateWithDualReferenceINTELInst) SrcImage() ID { return v.in.ID(0) }

// SetSrcImage sets the id Src Image.
func (v SubgroupAvcSicEvaluateWithDualReferenceINTELInst) SetSrcImage(id ID) { v.in.SetID(0, id) }

// FwdRefImage returns the id Fwd Ref Image.
func (v SubgroupAvcSicEvaluateWithDualReferenceINTELInst) FwdRefImage() ID { return v.in.ID(1) }

// SetFwdRefImage sets the id Fwd Ref Image.
func (v SubgroupAvcSicEvaluateWithDualReferenceINTELInst) SetFwdRefImage(id ID) { v.in.SetID(1, id) }

// BwdRefImage returns the id Bwd Ref Image.
func (v SubgroupAvcSicEvaluateWithDualReferenceINTELInst) BwdRefImage() ID { return v.in.ID(2) }

// SetBwdRefImage sets the id Bwd Ref Image.
func (v SubgroupAvcSicEvaluateWithDualReferenceINTELInst) SetBwdRefImage(id ID) { v.in.SetID(2, id) }

// Payload returns the id Payload.
func (v SubgroupAvcSicEvaluateWithDualReferenceINTELInst) Payload() ID { return v.in.ID(3) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicEvaluateWithDualReferenceINTELInst) SetPayload(id ID) { v.in.SetID(3, id) }

// SubgroupAvcSicEvaluateWithMultiReferenceINTELInst is a view of an OpSubgroupAvcSicEvaluateWithMultiReferenceINTEL.
type SubgroupAvcSicEvaluateWithMultiReferenceINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicEvaluateWithMultiReferenceINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcSicEvaluateWithMultiReferenceINTEL returns the view of in, which must be an OpSubgroupAvcSicEvaluateWithMultiReferenceINTEL.
func AsSubgroupAvcSicEvaluateWithMultiReferenceINTEL(in *Inst) SubgroupAvcSicEvaluateWithMultiReferenceINTELInst {
	return SubgroupAvcSicEvaluateWithMultiReferenceINTELInst{in}
}

// SrcImage returns the id Src Image.
func (v SubgroupAvcSicEvaluateWithMultiReferenceINTELInst) SrcImage() ID { return v.in.ID(0) }

// SetSrcImage sets the id Src Image.
func (v SubgroupAvcSicEvaluateWithMultiReferenceINTELInst) SetSrcImage(id ID) { v.in.SetID(0, id) }

// PackedReferenceIds returns the id Packed Reference Ids.
func (v SubgroupAvcSicEvaluateWithMultiReferenceINTELInst) PackedReferenceIds() ID { return v.in.ID(1) }

// SetPackedReferenceIds sets the id Packed Reference Ids.
func (v SubgroupAvcSicEvaluateWithMultiReferenceINTELInst) SetPackedReferenceIds(id ID) {
	v.in.SetID(1, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcSicEvaluateWithMultiReferenceINTELInst) Payload() ID { return v.in.ID(2) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicEvaluateWithMultiReferenceINTELInst) SetPayload(id ID) { v.in.SetID(2, id) }

// SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTELInst is a view of an OpSubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTEL.
type SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTEL returns the view of in, which must be an OpSubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTEL.
func AsSubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTEL(in *Inst) SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTELInst {
	return SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTELInst{in}
}

// SrcImage returns the id Src Image.
func (v SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTELInst) SrcImage() ID { return v.in.ID(0) }

// SetSrcImage sets the id Src Image.
func (v SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTELInst) SetSrcImage(id ID) {
	v.in.SetID(0, id)
}

// PackedReferenceIds returns the id Packed Reference Ids.
func (v SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTELInst) PackedReferenceIds() ID {
	return v.in.ID(1)
}

// SetPackedReferenceIds sets the id Packed Reference Ids.
func (v SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTELInst) SetPackedReferenceIds(id ID) {
	v.in.SetID(1, id)
}

// PackedReferenceFieldPolarities returns the id Packed Reference Field Polarities.
func (v SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTELInst) PackedReferenceFieldPolarities() ID {
	return v.in.ID(2)
}

// SetPackedReferenceFieldPolarities sets the id Packed Reference Field Polarities.
func (v SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTELInst) SetPackedReferenceFieldPolarities(id ID) {
	v.in.SetID(2, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTELInst) Payload() ID { return v.in.ID(3) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTELInst) SetPayload(id ID) {
	v.in.SetID(3, id)
}

// SubgroupAvcSicConvertToMceResultINTELInst is a view of an OpSubgroupAvcSicConvertToMceResultINTEL.
type SubgroupAvcSicConvertToMceResultINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicConvertToMceResultINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcSicConvertToMceResultINTEL returns the view of in, which must be an OpSubgroupAvcSicConvertToMceResultINTEL.
func AsSubgroupAvcSicConvertToMceResultINTEL(in *Inst) SubgroupAvcSicConvertToMceResultINTELInst {
	return SubgroupAvcSicConvertToMceResultINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcSicConvertToMceResultINTELInst) Payload() ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicConvertToMceResultINTELInst) SetPayload(id ID) { v.in.SetID(0, id) }

// SubgroupAvcSicGetIpeLumaShapeINTELInst is a view of an OpSubgroupAvcSicGetIpeLumaShapeINTEL.
type SubgroupAvcSicGetIpeLumaShapeINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicGetIpeLumaShapeINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcSicGetIpeLumaShapeINTEL returns the view of in, which must be an OpSubgroupAvcSicGetIpeLumaShapeINTEL.
func AsSubgroupAvcSicGetIpeLumaShapeINTEL(in *Inst) SubgroupAvcSicGetIpeLumaShapeINTELInst {
	return SubgroupAvcSicGetIpeLumaShapeINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcSicGetIpeLumaShapeINTELInst) Payload() ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicGetIpeLumaShapeINTELInst) SetPayload(id ID) { v.in.SetID(0, id) }

// SubgroupAvcSicGetBestIpeLumaDistortionINTELInst is a view of an OpSubgroupAvcSicGetBestIpeLumaDistortionINTEL.
type SubgroupAvcSicGetBestIpeLumaDistortionINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicGetBestIpeLumaDistortionINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcSicGetBestIpeLumaDistortionINTEL returns the view of in, which must be an OpSubgroupAvcSicGetBestIpeLumaDistortionINTEL.
func AsSubgroupAvcSicGetBestIpeLumaDistortionINTEL(in *Inst) SubgroupAvcSicGetBestIpeLumaDistortionINTELInst {
	return SubgroupAvcSicGetBestIpeLumaDistortionINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcSicGetBestIpeLumaDistortionINTELInst) Payload() ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicGetBestIpeLumaDistortionINTELInst) SetPayload(id ID) { v.in.SetID(0, id) }

// SubgroupAvcSicGetBestIpeChromaDistortionINTELInst is a view of an OpSubgroupAvcSicGetBestIpeChromaDistortionINTEL.
type SubgroupAvcSicGetBestIpeChromaDistortionINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicGetBestIpeChromaDistortionINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcSicGetBestIpeChromaDistortionINTEL returns the view of in, which must be an OpSubgroupAvcSicGetBestIpeChromaDistortionINTEL.
func AsSubgroupAvcSicGetBestIpeChromaDistortionINTEL(in *Inst) SubgroupAvcSicGetBestIpeChromaDistortionINTELInst {
	return SubgroupAvcSicGetBestIpeChromaDistortionINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcSicGetBestIpeChromaDistortionINTELInst) Payload() ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicGetBestIpeChromaDistortionINTELInst) SetPayload(id ID) { v.in.SetID(0, id) }

// SubgroupAvcSicGetPackedIpeLumaModesINTELInst is a view of an OpSubgroupAvcSicGetPackedIpeLumaModesINTEL.
type SubgroupAvcSicGetPackedIpeLumaModesINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicGetPackedIpeLumaModesINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcSicGetPackedIpeLumaModesINTEL returns the view of in, which must be an OpSubgroupAvcSicGetPackedIpeLumaModesINTEL.
func AsSubgroupAvcSicGetPackedIpeLumaModesINTEL(in *Inst) SubgroupAvcSicGetPackedIpeLumaModesINTELInst {
	return SubgroupAvcSicGetPackedIpeLumaModesINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcSicGetPackedIpeLumaModesINTELInst) Payload() ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicGetPackedIpeLumaModesINTELInst) SetPayload(id ID) { v.in.SetID(0, id) }

// SubgroupAvcSicGetIpeChromaModeINTELInst is a view of an OpSubgroupAvcSicGetIpeChromaModeINTEL.
type SubgroupAvcSicGetIpeChromaModeINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicGetIpeChromaModeINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcSicGetIpeChromaModeINTEL returns the view of in, which must be an OpSubgroupAvcSicGetIpeChromaModeINTEL.
func AsSubgroupAvcSicGetIpeChromaModeINTEL(in *Inst) SubgroupAvcSicGetIpeChromaModeINTELInst {
	return SubgroupAvcSicGetIpeChromaModeINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcSicGetIpeChromaModeINTELInst) Payload() ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicGetIpeChromaModeINTELInst) SetPayload(id ID) { v.in.SetID(0, id) }

// SubgroupAvcSicGetPackedSkcLumaCountThresholdINTELInst is a view of an OpSubgroupAvcSicGetPackedSkcLumaCountThresholdINTEL.
type SubgroupAvcSicGetPackedSkcLumaCountThresholdINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicGetPackedSkcLumaCountThresholdINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcSicGetPackedSkcLumaCountThresholdINTEL returns the view of in, which must be an OpSubgroupAvcSicGetPackedSkcLumaCountThresholdINTEL.
func AsSubgroupAvcSicGetPackedSkcLumaCountThresholdINTEL(in *Inst) SubgroupAvcSicGetPackedSkcLumaCountThresholdINTELInst {
	return SubgroupAvcSicGetPackedSkcLumaCountThresholdINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcSicGetPackedSkcLumaCountThresholdINTELInst) Payload() ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicGetPackedSkcLumaCountThresholdINTELInst) SetPayload(id ID) { v.in.SetID(0, id) }

// SubgroupAvcSicGetPackedSkcLumaSumThresholdINTELInst is a view of an OpSubgroupAvcSicGetPackedSkcLumaSumThresholdINTEL.
type SubgroupAvcSicGetPackedSkcLumaSumThresholdINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicGetPackedSkcLumaSumThresholdINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcSicGetPackedSkcLumaSumThresholdINTEL returns the view of in, which must be an OpSubgroupAvcSicGetPackedSkcLumaSumThresholdINTEL.
func AsSubgroupAvcSicGetPackedSkcLumaSumThresholdINTEL(in *Inst) SubgroupAvcSicGetPackedSkcLumaSumThresholdINTELInst {
	return SubgroupAvcSicGetPackedSkcLumaSumThresholdINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcSicGetPackedSkcLumaSumThresholdINTELInst) Payload() ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicGetPackedSkcLumaSumThresholdINTELInst) SetPayload(id ID) { v.in.SetID(0, id) }

// SubgroupAvcSicGetInterRawSadsINTELInst is a view of an OpSubgroupAvcSicGetInterRawSadsINTEL.
type SubgroupAvcSicGetInterRawSadsINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicGetInterRawSadsINTELInst) Inst() *Inst { return v.in }

// AsSubgroupAvcSicGetInterRawSadsINTEL returns the view of in, which must be an OpSubgroupAvcSicGetInterRawSadsINTEL.
func AsSubgroupAvcSicGetInterRawSadsINTEL(in *Inst) SubgroupAvcSicGetInterRawSadsINTELInst {
	return SubgroupAvcSicGetInterRawSadsINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcSicGetInterRawSadsINTELInst) Payload() ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicGetInterRawSadsINTELInst) SetPayload(id ID) { v.in.SetID(0, id) }

// VariableLengthArrayINTELInst is a view of an OpVariableLengthArrayINTEL.
type VariableLengthArrayINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v VariableLengthArrayINTELInst) Inst() *Inst { return v.in }

// AsVariableLengthArrayINTEL returns the view of in, which must be an OpVariableLengthArrayINTEL.
func AsVariableLengthArrayINTEL(in *Inst) VariableLengthArrayINTELInst {
	return VariableLengthArrayINTELInst{in}
}

// Length returns the id Length.
func (v VariableLengthArrayINTELInst) Length() ID { return v.in.ID(0) }

// SetLength sets the id Length.
func (v VariableLengthArrayINTELInst) SetLength(id ID) { v.in.SetID(0, id) }

// SaveMemoryINTELInst is a view of an OpSaveMemoryINTEL.
type SaveMemoryINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SaveMemoryINTELInst) Inst() *Inst { return v.in }

// AsSaveMemoryINTEL returns the view of in, which must be an OpSaveMemoryINTEL.
func AsSaveMemoryINTEL(in *Inst) SaveMemoryINTELInst { return SaveMemoryINTELInst{in} }

// RestoreMemoryINTELInst is a view of an OpRestoreMemoryINTEL.
type RestoreMemoryINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v RestoreMemoryINTELInst) Inst() *Inst { return v.in }

// AsRestoreMemoryINTEL returns the view of in, which must be an OpRestoreMemoryINTEL.
func AsRestoreMemoryINTEL(in *Inst) RestoreMemoryINTELInst { return RestoreMemoryINTELInst{in} }

// Ptr returns the id Ptr.
func (v RestoreMemoryINTELInst) Ptr() ID { return v.in.ID(0) }

// SetPtr sets the id Ptr.
func (v RestoreMemoryINTELInst) SetPtr(id ID) { v.in.SetID(0, id) }

// ArbitraryFloatSinCosPiALTERAInst is a view of an OpArbitraryFloatSinCosPiALTERA.
type ArbitraryFloatSinCosPiALTERAInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatSinCosPiALTERAInst) Inst() *Inst { return v.in }

// AsArbitraryFloatSinCosPiALTERA returns the view of in, which must be an OpArbitraryFloatSinCosPiALTERA.
func AsArbitraryFloatSinCosPiALTERA(in *Inst) ArbitraryFloatSinCosPiALTERAInst {
	return ArbitraryFloatSinCosPiALTERAInst{in}
}

// A returns the id A.
func (v ArbitraryFloatSinCosPiALTERAInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatSinCosPiALTERAInst) SetA(id ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatSinCosPiALTERAInst) Ma() uint32 { return v.in.Word(1) }

// MResult returns the literal MResult.
func (v ArbitraryFloatSinCosPiALTERAInst) MResult() uint32 { return v.in.Word(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatSinCosPiALTERAInst) Subnormal() uint32 { return v.in.Word(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatSinCosPiALTERAInst) Rounding() uint32 { return v.in.Word(4) }

// RoundingAccuracy returns the literal RoundingAccuracy.
func (v ArbitraryFloatSinCosPiALTERAInst) RoundingAccuracy() uint32 { return v.in.Word(5) }

// ArbitraryFloatCastALTERAInst is a view of an OpArbitraryFloatCastALTERA.
type ArbitraryFloatCastALTERAInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatCastALTERAInst) Inst() *Inst { return v.in }

// AsArbitraryFloatCastALTERA returns the view of in, which must be an OpArbitraryFloatCastALTERA.
func AsArbitraryFloatCastALTERA(in *Inst) ArbitraryFloatCastALTERAInst {
	return ArbitraryFloatCastALTERAInst{in}
}

// A returns the id A.
func (v ArbitraryFloatCastALTERAInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatCastALTERAInst) SetA(id ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatCastALTERAInst) Ma() uint32 { return v.in.Word(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatCastALTERAInst) Mresult() uint32 { return v.in.Word(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatCastALTERAInst) Subnormal() uint32 { return v.in.Word(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatCastALTERAInst) Rounding() uint32 { return v.in.Word(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatCastALTERAInst) Accuracy() uint32 { return v.in.Word(5) }

// ArbitraryFloatCastFromIntALTERAInst is a view of an OpArbitraryFloatCastFromIntALTERA.
type ArbitraryFloatCastFromIntALTERAInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatCastFromIntALTERAInst) Inst() *Inst { return v.in }

// AsArbitraryFloatCastFromIntALTERA returns the view of in, which must be an OpArbitraryFloatCastFromIntALTERA.
func AsArbitraryFloatCastFromIntALTERA(in *Inst) ArbitraryFloatCastFromIntALTERAInst {
	return ArbitraryFloatCastFromIntALTERAInst{in}
}

// A returns the id A.
func (v ArbitraryFloatCastFromIntALTERAInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatCastFromIntALTERAInst) SetA(id ID) { v.in.SetID(0, id) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatCastFromIntALTERAInst) Mresult() uint32 { return v.in.Word(1) }

// FromSign returns the literal FromSign.
func (v ArbitraryFloatCastFromIntALTERAInst) FromSign() uint32 { return v.in.Word(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatCastFromIntALTERAInst) Subnormal() uint32 { return v.in.Word(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatCastFromIntALTERAInst) Rounding() uint32 { return v.in.Word(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatCastFromIntALTERAInst) Accuracy() uint32 { return v.in.Word(5) }

// ArbitraryFloatCastToIntALTERAInst is a view of an OpArbitraryFloatCastToIntALTERA.
type ArbitraryFloatCastToIntALTERAInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatCastToIntALTERAInst) Inst() *Inst { return v.in }

// AsArbitraryFloatCastToIntALTERA returns the view of in, which must be an OpArbitraryFloatCastToIntALTERA.
func AsArbitraryFloatCastToIntALTERA(in *Inst) ArbitraryFloatCastToIntALTERAInst {
	return ArbitraryFloatCastToIntALTERAInst{in}
}

// A returns the id A.
func (v ArbitraryFloatCastToIntALTERAInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatCastToIntALTERAInst) SetA(id ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatCastToIntALTERAInst) Ma() uint32 { return v.in.Word(1) }

// ToSign returns the literal ToSign.
func (v ArbitraryFloatCastToIntALTERAInst) ToSign() uint32 { return v.in.Word(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatCastToIntALTERAInst) Subnormal() uint32 { return v.in.Word(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatCastToIntALTERAInst) Rounding() uint32 { return v.in.Word(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatCastToIntALTERAInst) Accuracy() uint32 { return v.in.Word(5) }

// ArbitraryFloatAddALTERAInst is a view of an OpArbitraryFloatAddALTERA.
type ArbitraryFloatAddALTERAInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatAddALTERAInst) Inst() *Inst { return v.in }

// AsArbitraryFloatAddALTERA returns the view of in, which must be an OpArbitraryFloatAddALTERA.
func AsArbitraryFloatAddALTERA(in *Inst) ArbitraryFloatAddALTERAInst {
	return ArbitraryFloatAddALTERAInst{in}
}

// A returns the id A.
func (v ArbitraryFloatAddALTERAInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatAddALTERAInst) SetA(id ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatAddALTERAInst) Ma() uint32 { return v.in.Word(1) }

// B returns the id B.
func (v ArbitraryFloatAddALTERAInst) B() ID { return v.in.ID(2) }

// SetB sets the id B.
func (v ArbitraryFloatAddALTERAInst) SetB(id ID) { v.in.SetID(2, id) }

// Mb returns the literal Mb.
func (v ArbitraryFloatAddALTERAInst) Mb() uint32 { return v.in.Word(3) }

// MResult returns the literal MResult.
func (v ArbitraryFloatAddALTERAInst) MResult() uint32 { return v.in.Word(4) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatAddALTERAInst) Subnormal() uint32 { return v.in.Word(5) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatAddALTERAInst) Rounding() uint32 { return v.in.Word(6) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatAddALTERAInst) Accuracy() uint32 { return v.in.Word(7) }

// ArbitraryFloatSubALTERAInst is a view of an OpArbitraryFloatSubALTERA.
type ArbitraryFloatSubALTERAInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatSubALTERAInst) Inst() *Inst { return v.in }

// AsArbitraryFloatSubALTERA returns the view of in, which must be an OpArbitraryFloatSubALTERA.
func AsArbitraryFloatSubALTERA(in *Inst) ArbitraryFloatSubALTERAInst {
	return ArbitraryFloatSubALTERAInst{in}
}

// A returns the id A.
func (v ArbitraryFloatSubALTERAInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatSubALTERAInst) SetA(id ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatSubALTERAInst) Ma() uint32 { return v.in.Word(1) }

// B returns the id B.
func (v ArbitraryFloatSubALTERAInst) B() ID { return v.in.ID(2) }

// SetB sets the id B.
func (v ArbitraryFloatSubALTERAInst) SetB(id ID) { v.in.SetID(2, id) }

// Mb returns the literal Mb.
func (v ArbitraryFloatSubALTERAInst) Mb() uint32 { return v.in.Word(3) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatSubALTERAInst) Mresult() uint32 { return v.in.Word(4) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatSubALTERAInst) Subnormal() uint32 { return v.in.Word(5) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatSubALTERAInst) Rounding() uint32 { return v.in.Word(6) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatSubALTERAInst) Accuracy() uint32 { return v.in.Word(7) }

// ArbitraryFloatMulALTERAInst is a view of an OpArbitraryFloatMulALTERA.
type ArbitraryFloatMulALTERAInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatMulALTERAInst) Inst() *Inst { return v.in }

// AsArbitraryFloatMulALTERA returns the view of in, which must be an OpArbitraryFloatMulALTERA.
func AsArbitraryFloatMulALTERA(in *Inst) ArbitraryFloatMulALTERAInst {
	return ArbitraryFloatMulALTERAInst{in}
}

// A returns the id A.
func (v ArbitraryFloatMulALTERAInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatMulALTERAInst) SetA(id ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatMulALTERAInst) Ma() uint32 { return v.in.Word(1) }

// B returns the id B.
func (v ArbitraryFloatMulALTERAInst) B() ID { return v.in.ID(2) }

// SetB sets the id B.
func (v ArbitraryFloatMulALTERAInst) SetB(id ID) { v.in.SetID(2, id) }

// Mb returns the literal Mb.
func (v ArbitraryFloatMulALTERAInst) Mb() uint32 { return v.in.Word(3) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatMulALTERAInst) Mresult() uint32 { return v.in.Word(4) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatMulALTERAInst) Subnormal() uint32 { return v.in.Word(5) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatMulALTERAInst) Rounding() uint32 { return v.in.Word(6) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatMulALTERAInst) Accuracy() uint32 { return v.in.Word(7) }

// ArbitraryFloatDivALTERAInst is a view of an OpArbitraryFloatDivALTERA.
type ArbitraryFloatDivALTERAInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatDivALTERAInst) Inst() *Inst { return v.in }

// AsArbitraryFloatDivALTERA returns the view of in, which must be an OpArbitraryFloatDivALTERA.
func AsArbitraryFloatDivALTERA(in *Inst) ArbitraryFloatDivALTERAInst {
	return ArbitraryFloatDivALTERAInst{in}
}

// A returns the id A.
func (v ArbitraryFloatDivALTERAInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatDivALTERAInst) SetA(id ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatDivALTERAInst) Ma() uint32 { return v.in.Word(1) }

// B returns the id B.
func (v ArbitraryFloatDivALTERAInst) B() ID { return v.in.ID(2) }

// SetB sets the id B.
func (v ArbitraryFloatDivALTERAInst) SetB(id ID) { v.in.SetID(2, id) }

// Mb returns the literal Mb.
func (v ArbitraryFloatDivALTERAInst) Mb() uint32 { return v.in.Word(3) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatDivALTERAInst) Mresult() uint32 { return v.in.Word(4) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatDivALTERAInst) Subnormal() uint32 { return v.in.Word(5) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatDivALTERAInst) Rounding() uint32 { return v.in.Word(6) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatDivALTERAInst) Accuracy() uint32 { return v.in.Word(7) }

// ArbitraryFloatGTALTERAInst is a view of an OpArbitraryFloatGTALTERA.
type ArbitraryFloatGTALTERAInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatGTALTERAInst) Inst() *Inst { return v.in }

// AsArbitraryFloatGTALTERA returns the view of in, which must be an OpArbitraryFloatGTALTERA.
func AsArbitraryFloatGTALTERA(in *Inst) ArbitraryFloatGTALTERAInst {
	return ArbitraryFloatGTALTERAInst{in}
}

// A returns the id A.
func (v ArbitraryFloatGTALTERAInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatGTALTERAInst) SetA(id ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatGTALTERAInst) Ma() uint32 { return v.in.Word(1) }

// B returns the id B.
func (v ArbitraryFloatGTALTERAInst) B() ID { return v.in.ID(2) }

// SetB sets the id B.
func (v ArbitraryFloatGTALTERAInst) SetB(id ID) { v.in.SetID(2, id) }

// Mb returns the literal Mb.
func (v ArbitraryFloatGTALTERAInst) Mb() uint32 { return v.in.Word(3) }

// ArbitraryFloatGEALTERAInst is a view of an OpArbitraryFloatGEALTERA.
type ArbitraryFloatGEALTERAInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatGEALTERAInst) Inst() *Inst { return v.in }

// AsArbitraryFloatGEALTERA returns the view of in, which must be an OpArbitraryFloatGEALTERA.
func AsArbitraryFloatGEALTERA(in *Inst) ArbitraryFloatGEALTERAInst {
	return ArbitraryFloatGEALTERAInst{in}
}

// A returns the id A.
func (v ArbitraryFloatGEALTERAInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatGEALTERAInst) SetA(id ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatGEALTERAInst) Ma() uint32 { return v.in.Word(1) }

// B returns the id B.
func (v ArbitraryFloatGEALTERAInst) B() ID { return v.in.ID(2) }

// SetB sets the id B.
func (v ArbitraryFloatGEALTERAInst) SetB(id ID) { v.in.SetID(2, id) }

// Mb returns the literal Mb.
func (v ArbitraryFloatGEALTERAInst) Mb() uint32 { return v.in.Word(3) }

// ArbitraryFloatLTALTERAInst is a view of an OpArbitraryFloatLTALTERA.
type ArbitraryFloatLTALTERAInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatLTALTERAInst) Inst() *Inst { return v.in }

// AsArbitraryFloatLTALTERA returns the view of in, which must be an OpArbitraryFloatLTALTERA.
func AsArbitraryFloatLTALTERA(in *Inst) ArbitraryFloatLTALTERAInst {
	return ArbitraryFloatLTALTERAInst{in}
}

// A returns the id A.
func (v ArbitraryFloatLTALTERAInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatLTALTERAInst) SetA(id ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatLTALTERAInst) Ma() uint32 { return v.in.Word(1) }

// B returns the id B.
func (v ArbitraryFloatLTALTERAInst) B() ID { return v.in.ID(2) }

// SetB sets the id B.
func (v ArbitraryFloatLTALTERAInst) SetB(id ID) { v.in.SetID(2, id) }

// Mb returns the literal Mb.
func (v ArbitraryFloatLTALTERAInst) Mb() uint32 { return v.in.Word(3) }

// ArbitraryFloatLEALTERAInst is a view of an OpArbitraryFloatLEALTERA.
type ArbitraryFloatLEALTERAInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatLEALTERAInst) Inst() *Inst { return v.in }

// AsArbitraryFloatLEALTERA returns the view of in, which must be an OpArbitraryFloatLEALTERA.
func AsArbitraryFloatLEALTERA(in *Inst) ArbitraryFloatLEALTERAInst {
	return ArbitraryFloatLEALTERAInst{in}
}

// A returns the id A.
func (v ArbitraryFloatLEALTERAInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatLEALTERAInst) SetA(id ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatLEALTERAInst) Ma() uint32 { return v.in.Word(1) }

// B returns the id B.
func (v ArbitraryFloatLEALTERAInst) B() ID { return v.in.ID(2) }

// SetB sets the id B.
func (v ArbitraryFloatLEALTERAInst) SetB(id ID) { v.in.SetID(2, id) }

// Mb returns the literal Mb.
func (v ArbitraryFloatLEALTERAInst) Mb() uint32 { return v.in.Word(3) }

// ArbitraryFloatEQALTERAInst is a view of an OpArbitraryFloatEQALTERA.
type ArbitraryFloatEQALTERAInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatEQALTERAInst) Inst() *Inst { return v.in }

// AsArbitraryFloatEQALTERA returns the view of in, which must be an OpArbitraryFloatEQALTERA.
func AsArbitraryFloatEQALTERA(in *Inst) ArbitraryFloatEQALTERAInst {
	return ArbitraryFloatEQALTERAInst{in}
}

// A returns the id A.
func (v ArbitraryFloatEQALTERAInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatEQALTERAInst) SetA(id ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatEQALTERAInst) Ma() uint32 { return v.in.Word(1) }

// B returns the id B.
func (v ArbitraryFloatEQALTERAInst) B() ID { return v.in.ID(2) }

// SetB sets the id B.
func (v ArbitraryFloatEQALTERAInst) SetB(id ID) { v.in.SetID(2, id) }

// Mb returns the literal Mb.
func (v ArbitraryFloatEQALTERAInst) Mb() uint32 { return v.in.Word(3) }

// ArbitraryFloatRecipALTERAInst is a view of an OpArbitraryFloatRecipALTERA.
type ArbitraryFloatRecipALTERAInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatRecipALTERAInst) Inst() *Inst { return v.in }

// AsArbitraryFloatRecipALTERA returns the view of in, which must be an OpArbitraryFloatRecipALTERA.
func AsArbitraryFloatRecipALTERA(in *Inst) ArbitraryFloatRecipALTERAInst {
	return ArbitraryFloatRecipALTERAInst{in}
}

// A returns the id A.
func (v ArbitraryFloatRecipALTERAInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatRecipALTERAInst) SetA(id ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatRecipALTERAInst) Ma() uint32 { return v.in.Word(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatRecipALTERAInst) Mresult() uint32 { return v.in.Word(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatRecipALTERAInst) Subnormal() uint32 { return v.in.Word(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatRecipALTERAInst) Rounding() uint32 { return v.in.Word(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatRecipALTERAInst) Accuracy() uint32 { return v.in.Word(5) }

// ArbitraryFloatRSqrtALTERAInst is a view of an OpArbitraryFloatRSqrtALTERA.
type ArbitraryFloatRSqrtALTERAInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatRSqrtALTERAInst) Inst() *Inst { return v.in }

// AsArbitraryFloatRSqrtALTERA returns the view of in, which must be an OpArbitraryFloatRSqrtALTERA.
func AsArbitraryFloatRSqrtALTERA(in *Inst) ArbitraryFloatRSqrtALTERAInst {
	return ArbitraryFloatRSqrtALTERAInst{in}
}

// A returns the id A.
func (v ArbitraryFloatRSqrtALTERAInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatRSqrtALTERAInst) SetA(id ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatRSqrtALTERAInst) Ma() uint32 { return v.in.Word(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatRSqrtALTERAInst) Mresult() uint32 { return v.in.Word(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatRSqrtALTERAInst) Subnormal() uint32 { return v.in.Word(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatRSqrtALTERAInst) Rounding() uint32 { return v.in.Word(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatRSqrtALTERAInst) Accuracy() uint32 { return v.in.Word(5) }

// ArbitraryFloatCbrtALTERAInst is a view of an OpArbitraryFloatCbrtALTERA.
type ArbitraryFloatCbrtALTERAInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatCbrtALTERAInst) Inst() *Inst { return v.in }

// AsArbitraryFloatCbrtALTERA returns the view of in, which must be an OpArbitraryFloatCbrtALTERA.
func AsArbitraryFloatCbrtALTERA(in *Inst) ArbitraryFloatCbrtALTERAInst {
	return ArbitraryFloatCbrtALTERAInst{in}
}

// A returns the id A.
func (v ArbitraryFloatCbrtALTERAInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatCbrtALTERAInst) SetA(id ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatCbrtALTERAInst) Ma() uint32 { return v.in.Word(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatCbrtALTERAInst) Mresult() uint32 { return v.in.Word(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatCbrtALTERAInst) Subnormal() uint32 { return v.in.Word(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatCbrtALTERAInst) Rounding() uint32 { return v.in.Word(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatCbrtALTERAInst) Accuracy() uint32 { return v.in.Word(5) }

// ArbitraryFloatHypotALTERAInst is a view of an OpArbitraryFloatHypotALTERA.
type ArbitraryFloatHypotALTERAInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatHypotALTERAInst) Inst() *Inst { return v.in }

// AsArbitraryFloatHypotALTERA returns the view of in, which must be an OpArbitraryFloatHypotALTERA.
func AsArbitraryFloatHypotALTERA(in *Inst) ArbitraryFloatHypotALTERAInst {
	return ArbitraryFloatHypotALTERAInst{in}
}

// A returns the id A.
func (v ArbitraryFloatHypotALTERAInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatHypotALTERAInst) SetA(id ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatHypotALTERAInst) Ma() uint32 { return v.in.Word(1) }

// B returns the id B.
func (v ArbitraryFloatHypotALTERAInst) B() ID { return v.in.ID(2) }

// SetB sets the id B.
func (v ArbitraryFloatHypotALTERAInst) SetB(id ID) { v.in.SetID(2, id) }

// Mb returns the literal Mb.
func (v ArbitraryFloatHypotALTERAInst) Mb() uint32 { return v.in.Word(3) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatHypotALTERAInst) Mresult() uint32 { return v.in.Word(4) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatHypotALTERAInst) Subnormal() uint32 { return v.in.Word(5) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatHypotALTERAInst) Rounding() uint32 { return v.in.Word(6) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatHypotALTERAInst) Accuracy() uint32 { return v.in.Word(7) }

// ArbitraryFloatSqrtALTERAInst is a view of an OpArbitraryFloatSqrtALTERA.
type ArbitraryFloatSqrtALTERAInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatSqrtALTERAInst) Inst() *Inst { return v.in }

// AsArbitraryFloatSqrtALTERA returns the view of in, which must be an OpArbitraryFloatSqrtALTERA.
func AsArbitraryFloatSqrtALTERA(in *Inst) ArbitraryFloatSqrtALTERAInst {
	return ArbitraryFloatSqrtALTERAInst{in}
}

// A returns the id A.
func (v ArbitraryFloatSqrtALTERAInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatSqrtALTERAInst) SetA(id ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatSqrtALTERAInst) Ma() uint32 { return v.in.Word(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatSqrtALTERAInst) Mresult() uint32 { return v.in.Word(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatSqrtALTERAInst) Subnormal() uint32 { return v.in.Word(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatSqrtALTERAInst) Rounding() uint32 { return v.in.Word(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatSqrtALTERAInst) Accuracy() uint32 { return v.in.Word(5) }

// ArbitraryFloatLogINTELInst is a view of an OpArbitraryFloatLogINTEL.
type ArbitraryFloatLogINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatLogINTELInst) Inst() *Inst { return v.in }

// AsArbitraryFloatLogINTEL returns the view of in, which must be an OpArbitraryFloatLogINTEL.
func AsArbitraryFloatLogINTEL(in *Inst) ArbitraryFloatLogINTELInst {
	return ArbitraryFloatLogINTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatLogINTELInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatLogINTELInst) SetA(id ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatLogINTELInst) Ma() uint32 { return v.in.Word(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatLogINTELInst) Mresult() uint32 { return v.in.Word(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatLogINTELInst) Subnormal() uint32 { return v.in.Word(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatLogINTELInst) Rounding() uint32 { return v.in.Word(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatLogINTELInst) Accuracy() uint32 { return v.in.Word(5) }

// ArbitraryFloatLog2INTELInst is a view of an OpArbitraryFloatLog2INTEL.
type ArbitraryFloatLog2INTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatLog2INTELInst) Inst() *Inst { return v.in }

// AsArbitraryFloatLog2INTEL returns the view of in, which must be an OpArbitraryFloatLog2INTEL.
func AsArbitraryFloatLog2INTEL(in *Inst) ArbitraryFloatLog2INTELInst {
	return ArbitraryFloatLog2INTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatLog2INTELInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatLog2INTELInst) SetA(id ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatLog2INTELInst) Ma() uint32 { return v.in.Word(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatLog2INTELInst) Mresult() uint32 { return v.in.Word(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatLog2INTELInst) Subnormal() uint32 { return v.in.Word(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatLog2INTELInst) Rounding() uint32 { return v.in.Word(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatLog2INTELInst) Accuracy() uint32 { return v.in.Word(5) }

// ArbitraryFloatLog10INTELInst is a view of an OpArbitraryFloatLog10INTEL.
type ArbitraryFloatLog10INTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatLog10INTELInst) Inst() *Inst { return v.in }

// AsArbitraryFloatLog10INTEL returns the view of in, which must be an OpArbitraryFloatLog10INTEL.
func AsArbitraryFloatLog10INTEL(in *Inst) ArbitraryFloatLog10INTELInst {
	return ArbitraryFloatLog10INTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatLog10INTELInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatLog10INTELInst) SetA(id ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatLog10INTELInst) Ma() uint32 { return v.in.Word(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatLog10INTELInst) Mresult() uint32 { return v.in.Word(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatLog10INTELInst) Subnormal() uint32 { return v.in.Word(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatLog10INTELInst) Rounding() uint32 { return v.in.Word(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatLog10INTELInst) Accuracy() uint32 { return v.in.Word(5) }

// ArbitraryFloatLog1pINTELInst is a view of an OpArbitraryFloatLog1pINTEL.
type ArbitraryFloatLog1pINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatLog1pINTELInst) Inst() *Inst { return v.in }

// AsArbitraryFloatLog1pINTEL returns the view of in, which must be an OpArbitraryFloatLog1pINTEL.
func AsArbitraryFloatLog1pINTEL(in *Inst) ArbitraryFloatLog1pINTELInst {
	return ArbitraryFloatLog1pINTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatLog1pINTELInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatLog1pINTELInst) SetA(id ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatLog1pINTELInst) Ma() uint32 { return v.in.Word(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatLog1pINTELInst) Mresult() uint32 { return v.in.Word(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatLog1pINTELInst) Subnormal() uint32 { return v.in.Word(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatLog1pINTELInst) Rounding() uint32 { return v.in.Word(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatLog1pINTELInst) Accuracy() uint32 { return v.in.Word(5) }

// ArbitraryFloatExpINTELInst is a view of an OpArbitraryFloatExpINTEL.
type ArbitraryFloatExpINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatExpINTELInst) Inst() *Inst { return v.in }

// AsArbitraryFloatExpINTEL returns the view of in, which must be an OpArbitraryFloatExpINTEL.
func AsArbitraryFloatExpINTEL(in *Inst) ArbitraryFloatExpINTELInst {
	return ArbitraryFloatExpINTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatExpINTELInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatExpINTELInst) SetA(id ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatExpINTELInst) Ma() uint32 { return v.in.Word(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatExpINTELInst) Mresult() uint32 { return v.in.Word(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatExpINTELInst) Subnormal() uint32 { return v.in.Word(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatExpINTELInst) Rounding() uint32 { return v.in.Word(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatExpINTELInst) Accuracy() uint32 { return v.in.Word(5) }

// ArbitraryFloatExp2INTELInst is a view of an OpArbitraryFloatExp2INTEL.
type ArbitraryFloatExp2INTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatExp2INTELInst) Inst() *Inst { return v.in }

// AsArbitraryFloatExp2INTEL returns the view of in, which must be an OpArbitraryFloatExp2INTEL.
func AsArbitraryFloatExp2INTEL(in *Inst) ArbitraryFloatExp2INTELInst {
	return ArbitraryFloatExp2INTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatExp2INTELInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatExp2INTELInst) SetA(id ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatExp2INTELInst) Ma() uint32 { return v.in.Word(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatExp2INTELInst) Mresult() uint32 { return v.in.Word(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatExp2INTELInst) Subnormal() uint32 { return v.in.Word(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatExp2INTELInst) Rounding() uint32 { return v.in.Word(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatExp2INTELInst) Accuracy() uint32 { return v.in.Word(5) }

// ArbitraryFloatExp10INTELInst is a view of an OpArbitraryFloatExp10INTEL.
type ArbitraryFloatExp10INTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatExp10INTELInst) Inst() *Inst { return v.in }

// AsArbitraryFloatExp10INTEL returns the view of in, which must be an OpArbitraryFloatExp10INTEL.
func AsArbitraryFloatExp10INTEL(in *Inst) ArbitraryFloatExp10INTELInst {
	return ArbitraryFloatExp10INTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatExp10INTELInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatExp10INTELInst) SetA(id ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatExp10INTELInst) Ma() uint32 { return v.in.Word(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatExp10INTELInst) Mresult() uint32 { return v.in.Word(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatExp10INTELInst) Subnormal() uint32 { return v.in.Word(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatExp10INTELInst) Rounding() uint32 { return v.in.Word(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatExp10INTELInst) Accuracy() uint32 { return v.in.Word(5) }

// ArbitraryFloatExpm1INTELInst is a view of an OpArbitraryFloatExpm1INTEL.
type ArbitraryFloatExpm1INTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatExpm1INTELInst) Inst() *Inst { return v.in }

// AsArbitraryFloatExpm1INTEL returns the view of in, which must be an OpArbitraryFloatExpm1INTEL.
func AsArbitraryFloatExpm1INTEL(in *Inst) ArbitraryFloatExpm1INTELInst {
	return ArbitraryFloatExpm1INTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatExpm1INTELInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatExpm1INTELInst) SetA(id ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatExpm1INTELInst) Ma() uint32 { return v.in.Word(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatExpm1INTELInst) Mresult() uint32 { return v.in.Word(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatExpm1INTELInst) Subnormal() uint32 { return v.in.Word(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatExpm1INTELInst) Rounding() uint32 { return v.in.Word(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatExpm1INTELInst) Accuracy() uint32 { return v.in.Word(5) }

// ArbitraryFloatSinINTELInst is a view of an OpArbitraryFloatSinINTEL.
type ArbitraryFloatSinINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatSinINTELInst) Inst() *Inst { return v.in }

// AsArbitraryFloatSinINTEL returns the view of in, which must be an OpArbitraryFloatSinINTEL.
func AsArbitraryFloatSinINTEL(in *Inst) ArbitraryFloatSinINTELInst {
	return ArbitraryFloatSinINTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatSinINTELInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatSinINTELInst) SetA(id ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatSinINTELInst) Ma() uint32 { return v.in.Word(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatSinINTELInst) Mresult() uint32 { return v.in.Word(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatSinINTELInst) Subnormal() uint32 { return v.in.Word(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatSinINTELInst) Rounding() uint32 { return v.in.Word(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatSinINTELInst) Accuracy() uint32 { return v.in.Word(5) }

// ArbitraryFloatCosINTELInst is a view of an OpArbitraryFloatCosINTEL.
type ArbitraryFloatCosINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatCosINTELInst) Inst() *Inst { return v.in }

// AsArbitraryFloatCosINTEL returns the view of in, which must be an OpArbitraryFloatCosINTEL.
func AsArbitraryFloatCosINTEL(in *Inst) ArbitraryFloatCosINTELInst {
	return ArbitraryFloatCosINTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatCosINTELInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatCosINTELInst) SetA(id ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatCosINTELInst) Ma() uint32 { return v.in.Word(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatCosINTELInst) Mresult() uint32 { return v.in.Word(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatCosINTELInst) Subnormal() uint32 { return v.in.Word(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatCosINTELInst) Rounding() uint32 { return v.in.Word(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatCosINTELInst) Accuracy() uint32 { return v.in.Word(5) }

// ArbitraryFloatSinCosINTELInst is a view of an OpArbitraryFloatSinCosINTEL.
type ArbitraryFloatSinCosINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatSinCosINTELInst) Inst() *Inst { return v.in }

// AsArbitraryFloatSinCosINTEL returns the view of in, which must be an OpArbitraryFloatSinCosINTEL.
func AsArbitraryFloatSinCosINTEL(in *Inst) ArbitraryFloatSinCosINTELInst {
	return ArbitraryFloatSinCosINTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatSinCosINTELInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatSinCosINTELInst) SetA(id ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatSinCosINTELInst) Ma() uint32 { return v.in.Word(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatSinCosINTELInst) Mresult() uint32 { return v.in.Word(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatSinCosINTELInst) Subnormal() uint32 { return v.in.Word(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatSinCosINTELInst) Rounding() uint32 { return v.in.Word(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatSinCosINTELInst) Accuracy() uint32 { return v.in.Word(5) }

// ArbitraryFloatSinPiINTELInst is a view of an OpArbitraryFloatSinPiINTEL.
type ArbitraryFloatSinPiINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatSinPiINTELInst) Inst() *Inst { return v.in }

// AsArbitraryFloatSinPiINTEL returns the view of in, which must be an OpArbitraryFloatSinPiINTEL.
func AsArbitraryFloatSinPiINTEL(in *Inst) ArbitraryFloatSinPiINTELInst {
	return ArbitraryFloatSinPiINTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatSinPiINTELInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatSinPiINTELInst) SetA(id ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatSinPiINTELInst) Ma() uint32 { return v.in.Word(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatSinPiINTELInst) Mresult() uint32 { return v.in.Word(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatSinPiINTELInst) Subnormal() uint32 { return v.in.Word(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatSinPiINTELInst) Rounding() uint32 { return v.in.Word(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatSinPiINTELInst) Accuracy() uint32 { return v.in.Word(5) }

// ArbitraryFloatCosPiINTELInst is a view of an OpArbitraryFloatCosPiINTEL.
type ArbitraryFloatCosPiINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatCosPiINTELInst) Inst() *Inst { return v.in }

// AsArbitraryFloatCosPiINTEL returns the view of in, which must be an OpArbitraryFloatCosPiINTEL.
func AsArbitraryFloatCosPiINTEL(in *Inst) ArbitraryFloatCosPiINTELInst {
	return ArbitraryFloatCosPiINTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatCosPiINTELInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatCosPiINTELInst) SetA(id ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatCosPiINTELInst) Ma() uint32 { return v.in.Word(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatCosPiINTELInst) Mresult() uint32 { return v.in.Word(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatCosPiINTELInst) Subnormal() uint32 { return v.in.Word(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatCosPiINTELInst) Rounding() uint32 { return v.in.Word(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatCosPiINTELInst) Accuracy() uint32 { return v.in.Word(5) }

// ArbitraryFloatASinINTELInst is a view of an OpArbitraryFloatASinINTEL.
type ArbitraryFloatASinINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatASinINTELInst) Inst() *Inst { return v.in }

// AsArbitraryFloatASinINTEL returns the view of in, which must be an OpArbitraryFloatASinINTEL.
func AsArbitraryFloatASinINTEL(in *Inst) ArbitraryFloatASinINTELInst {
	return ArbitraryFloatASinINTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatASinINTELInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatASinINTELInst) SetA(id ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatASinINTELInst) Ma() uint32 { return v.in.Word(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatASinINTELInst) Mresult() uint32 { return v.in.Word(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatASinINTELInst) Subnormal() uint32 { return v.in.Word(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatASinINTELInst) Rounding() uint32 { return v.in.Word(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatASinINTELInst) Accuracy() uint32 { return v.in.Word(5) }

// ArbitraryFloatASinPiINTELInst is a view of an OpArbitraryFloatASinPiINTEL.
type ArbitraryFloatASinPiINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatASinPiINTELInst) Inst() *Inst { return v.in }

// AsArbitraryFloatASinPiINTEL returns the view of in, which must be an OpArbitraryFloatASinPiINTEL.
func AsArbitraryFloatASinPiINTEL(in *Inst) ArbitraryFloatASinPiINTELInst {
	return ArbitraryFloatASinPiINTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatASinPiINTELInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatASinPiINTELInst) SetA(id ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatASinPiINTELInst) Ma() uint32 { return v.in.Word(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatASinPiINTELInst) Mresult() uint32 { return v.in.Word(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatASinPiINTELInst) Subnormal() uint32 { return v.in.Word(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatASinPiINTELInst) Rounding() uint32 { return v.in.Word(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatASinPiINTELInst) Accuracy() uint32 { return v.in.Word(5) }

// ArbitraryFloatACosINTELInst is a view of an OpArbitraryFloatACosINTEL.
type ArbitraryFloatACosINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatACosINTELInst) Inst() *Inst { return v.in }

// AsArbitraryFloatACosINTEL returns the view of in, which must be an OpArbitraryFloatACosINTEL.
func AsArbitraryFloatACosINTEL(in *Inst) ArbitraryFloatACosINTELInst {
	return ArbitraryFloatACosINTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatACosINTELInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatACosINTELInst) SetA(id ID) { v.in.SetID(0, id) }

// M1 returns the literal M1.
func (v ArbitraryFloatACosINTELInst) M1() uint32 { return v.in.Word(1) }

// Mout returns the literal Mout.
func (v ArbitraryFloatACosINTELInst) Mout() uint32 { return v.in.Word(2) }

// EnableSubnormals returns the literal EnableSubnormals.
func (v ArbitraryFloatACosINTELInst) EnableSubnormals() uint32 { return v.in.Word(3) }

// RoundingMode returns the literal RoundingMode.
func (v ArbitraryFloatACosINTELInst) RoundingMode() uint32 { return v.in.Word(4) }

// RoundingAccuracy returns the literal RoundingAccuracy.
func (v ArbitraryFloatACosINTELInst) RoundingAccuracy() uint32 { return v.in.Word(5) }

// ArbitraryFloatACosPiINTELInst is a view of an OpArbitraryFloatACosPiINTEL.
type ArbitraryFloatACosPiINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatACosPiINTELInst) Inst() *Inst { return v.in }

// AsArbitraryFloatACosPiINTEL returns the view of in, which must be an OpArbitraryFloatACosPiINTEL.
func AsArbitraryFloatACosPiINTEL(in *Inst) ArbitraryFloatACosPiINTELInst {
	return ArbitraryFloatACosPiINTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatACosPiINTELInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatACosPiINTELInst) SetA(id ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatACosPiINTELInst) Ma() uint32 { return v.in.Word(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatACosPiINTELInst) Mresult() uint32 { return v.in.Word(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatACosPiINTELInst) Subnormal() uint32 { return v.in.Word(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatACosPiINTELInst) Rounding() uint32 { return v.in.Word(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatACosPiINTELInst) Accuracy() uint32 { return v.in.Word(5) }

// ArbitraryFloatATanINTELInst is a view of an OpArbitraryFloatATanINTEL.
type ArbitraryFloatATanINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatATanINTELInst) Inst() *Inst { return v.in }

// AsArbitraryFloatATanINTEL returns the view of in, which must be an OpArbitraryFloatATanINTEL.
func AsArbitraryFloatATanINTEL(in *Inst) ArbitraryFloatATanINTELInst {
	return ArbitraryFloatATanINTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatATanINTELInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatATanINTELInst) SetA(id ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatATanINTELInst) Ma() uint32 { return v.in.Word(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatATanINTELInst) Mresult() uint32 { return v.in.Word(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatATanINTELInst) Subnormal() uint32 { return v.in.Word(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatATanINTELInst) Rounding() uint32 { return v.in.Word(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatATanINTELInst) Accuracy() uint32 { return v.in.Word(5) }

// ArbitraryFloatATanPiINTELInst is a view of an OpArbitraryFloatATanPiINTEL.
type ArbitraryFloatATanPiINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatATanPiINTELInst) Inst() *Inst { return v.in }

// AsArbitraryFloatATanPiINTEL returns the view of in, which must be an OpArbitraryFloatATanPiINTEL.
func AsArbitraryFloatATanPiINTEL(in *Inst) ArbitraryFloatATanPiINTELInst {
	return ArbitraryFloatATanPiINTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatATanPiINTELInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatATanPiINTELInst) SetA(id ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatATanPiINTELInst) Ma() uint32 { return v.in.Word(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatATanPiINTELInst) Mresult() uint32 { return v.in.Word(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatATanPiINTELInst) Subnormal() uint32 { return v.in.Word(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatATanPiINTELInst) Rounding() uint32 { return v.in.Word(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatATanPiINTELInst) Accuracy() uint32 { return v.in.Word(5) }

// ArbitraryFloatATan2INTELInst is a view of an OpArbitraryFloatATan2INTEL.
type ArbitraryFloatATan2INTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatATan2INTELInst) Inst() *Inst { return v.in }

// AsArbitraryFloatATan2INTEL returns the view of in, which must be an OpArbitraryFloatATan2INTEL.
func AsArbitraryFloatATan2INTEL(in *Inst) ArbitraryFloatATan2INTELInst {
	return ArbitraryFloatATan2INTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatATan2INTELInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatATan2INTELInst) SetA(id ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatATan2INTELInst) Ma() uint32 { return v.in.Word(1) }

// B returns the id B.
func (v ArbitraryFloatATan2INTELInst) B() ID { return v.in.ID(2) }

// SetB sets the id B.
func (v ArbitraryFloatATan2INTELInst) SetB(id ID) { v.in.SetID(2, id) }

// Mb returns the literal Mb.
func (v ArbitraryFloatATan2INTELInst) Mb() uint32 { return v.in.Word(3) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatATan2INTELInst) Mresult() uint32 { return v.in.Word(4) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatATan2INTELInst) Subnormal() uint32 { return v.in.Word(5) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatATan2INTELInst) Rounding() uint32 { return v.in.Word(6) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatATan2INTELInst) Accuracy() uint32 { return v.in.Word(7) }

// ArbitraryFloatPowINTELInst is a view of an OpArbitraryFloatPowINTEL.
type ArbitraryFloatPowINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatPowINTELInst) Inst() *Inst { return v.in }

// AsArbitraryFloatPowINTEL returns the view of in, which must be an OpArbitraryFloatPowINTEL.
func AsArbitraryFloatPowINTEL(in *Inst) ArbitraryFloatPowINTELInst {
	return ArbitraryFloatPowINTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatPowINTELInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatPowINTELInst) SetA(id ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatPowINTELInst) Ma() uint32 { return v.in.Word(1) }

// B returns the id B.
func (v ArbitraryFloatPowINTELInst) B() ID { return v.in.ID(2) }

// SetB sets the id B.
func (v ArbitraryFloatPowINTELInst) SetB(id ID) { v.in.SetID(2, id) }

// Mb returns the literal Mb.
func (v ArbitraryFloatPowINTELInst) Mb() uint32 { return v.in.Word(3) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatPowINTELInst) Mresult() uint32 { return v.in.Word(4) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatPowINTELInst) Subnormal() uint32 { return v.in.Word(5) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatPowINTELInst) Rounding() uint32 { return v.in.Word(6) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatPowINTELInst) Accuracy() uint32 { return v.in.Word(7) }

// ArbitraryFloatPowRINTELInst is a view of an OpArbitraryFloatPowRINTEL.
type ArbitraryFloatPowRINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatPowRINTELInst) Inst() *Inst { return v.in }

// AsArbitraryFloatPowRINTEL returns the view of in, which must be an OpArbitraryFloatPowRINTEL.
func AsArbitraryFloatPowRINTEL(in *Inst) ArbitraryFloatPowRINTELInst {
	return ArbitraryFloatPowRINTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatPowRINTELInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatPowRINTELInst) SetA(id ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatPowRINTELInst) Ma() uint32 { return v.in.Word(1) }

// B returns the id B.
func (v ArbitraryFloatPowRINTELInst) B() ID { return v.in.ID(2) }

// SetB sets the id B.
func (v ArbitraryFloatPowRINTELInst) SetB(id ID) { v.in.SetID(2, id) }

// Mb returns the literal Mb.
func (v ArbitraryFloatPowRINTELInst) Mb() uint32 { return v.in.Word(3) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatPowRINTELInst) Mresult() uint32 { return v.in.Word(4) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatPowRINTELInst) Subnormal() uint32 { return v.in.Word(5) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatPowRINTELInst) Rounding() uint32 { return v.in.Word(6) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatPowRINTELInst) Accuracy() uint32 { return v.in.Word(7) }

// ArbitraryFloatPowNINTELInst is a view of an OpArbitraryFloatPowNINTEL.
type ArbitraryFloatPowNINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArbitraryFloatPowNINTELInst) Inst() *Inst { return v.in }

// AsArbitraryFloatPowNINTEL returns the view of in, which must be an OpArbitraryFloatPowNINTEL.
func AsArbitraryFloatPowNINTEL(in *Inst) ArbitraryFloatPowNINTELInst {
	return ArbitraryFloatPowNINTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatPowNINTELInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatPowNINTELInst) SetA(id ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatPowNINTELInst) Ma() uint32 { return v.in.Word(1) }

// B returns the id B.
func (v ArbitraryFloatPowNINTELInst) B() ID { return v.in.ID(2) }

// SetB sets the id B.
func (v ArbitraryFloatPowNINTELInst) SetB(id ID) { v.in.SetID(2, id) }

// SignOfB returns the literal SignOfB.
func (v ArbitraryFloatPowNINTELInst) SignOfB() uint32 { return v.in.Word(3) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatPowNINTELInst) Mresult() uint32 { return v.in.Word(4) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatPowNINTELInst) Subnormal() uint32 { return v.in.Word(5) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatPowNINTELInst) Rounding() uint32 { return v.in.Word(6) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatPowNINTELInst) Accuracy() uint32 { return v.in.Word(7) }

// LoopControlINTELInst is a view of an OpLoopControlINTEL.
type LoopControlINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v LoopControlINTELInst) Inst() *Inst { return v.in }

// AsLoopControlINTEL returns the view of in, which must be an OpLoopControlINTEL.
func AsLoopControlINTEL(in *Inst) LoopControlINTELInst { return LoopControlINTELInst{in} }

// LoopControlParameters returns the words of Loop Control Parameters.
func (v LoopControlINTELInst) LoopControlParameters() []uint32 { return v.in.wordsFrom(0) }

// AliasDomainDeclINTELInst is a view of an OpAliasDomainDeclINTEL.
type AliasDomainDeclINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v AliasDomainDeclINTELInst) Inst() *Inst { return v.in }

// AsAliasDomainDeclINTEL returns the view of in, which must be an OpAliasDomainDeclINTEL.
func AsAliasDomainDeclINTEL(in *Inst) AliasDomainDeclINTELInst { return AliasDomainDeclINTELInst{in} }

// Name returns the id Name, 0 where it is absent.
func (v AliasDomainDeclINTELInst) Name() ID { return v.in.optionalID(0) }

// AliasScopeDeclINTELInst is a view of an OpAliasScopeDeclINTEL.
type AliasScopeDeclINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v AliasScopeDeclINTELInst) Inst() *Inst { return v.in }

// AsAliasScopeDeclINTEL returns the view of in, which must be an OpAliasScopeDeclINTEL.
func AsAliasScopeDeclINTEL(in *Inst) AliasScopeDeclINTELInst { return AliasScopeDeclINTELInst{in} }

// AliasDomain returns the id Alias Domain.
func (v AliasScopeDeclINTELInst) AliasDomain() ID { return v.in.ID(0) }

// SetAliasDomain sets the id Alias Domain.
func (v AliasScopeDeclINTELInst) SetAliasDomain(id ID) { v.in.SetID(0, id) }

// Name returns the id Name, 0 where it is absent.
func (v AliasScopeDeclINTELInst) Name() ID { return v.in.optionalID(1) }

// AliasScopeListDeclINTELInst is a view of an OpAliasScopeListDeclINTEL.
type AliasScopeListDeclINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v AliasScopeListDeclINTELInst) Inst() *Inst { return v.in }

// AsAliasScopeListDeclINTEL returns the view of in, which must be an OpAliasScopeListDeclINTEL.
func AsAliasScopeListDeclINTEL(in *Inst) AliasScopeListDeclINTELInst {
	return AliasScopeListDeclINTELInst{in}
}

// AliasScope returns operand AliasScope 1, AliasScope 2, ... and those after it.
func (v AliasScopeListDeclINTELInst) AliasScope() []ID { return v.in.idsFrom(0) }

// FixedSqrtALTERAInst is a view of an OpFixedSqrtALTERA.
type FixedSqrtALTERAInst struct{ in *Inst }

// Inst returns the instruction.
func (v FixedSqrtALTERAInst) Inst() *Inst { return v.in }

// AsFixedSqrtALTERA returns the view of in, which must be an OpFixedSqrtALTERA.
func AsFixedSqrtALTERA(in *Inst) FixedSqrtALTERAInst { return FixedSqrtALTERAInst{in} }

// Input returns the id Input.
func (v FixedSqrtALTERAInst) Input() ID { return v.in.ID(0) }

// SetInput sets the id Input.
func (v FixedSqrtALTERAInst) SetInput(id ID) { v.in.SetID(0, id) }

// S returns the literal S.
func (v FixedSqrtALTERAInst) S() uint32 { return v.in.Word(1) }

// I returns the literal I.
func (v FixedSqrtALTERAInst) I() uint32 { return v.in.Word(2) }

// RI returns the literal rI.
func (v FixedSqrtALTERAInst) RI() uint32 { return v.in.Word(3) }

// Q returns the literal Q.
func (v FixedSqrtALTERAInst) Q() uint32 { return v.in.Word(4) }

// O returns the literal O.
func (v FixedSqrtALTERAInst) O() uint32 { return v.in.Word(5) }

// FixedRecipALTERAInst is a view of an OpFixedRecipALTERA.
type FixedRecipALTERAInst struct{ in *Inst }

// Inst returns the instruction.
func (v FixedRecipALTERAInst) Inst() *Inst { return v.in }

// AsFixedRecipALTERA returns the view of in, which must be an OpFixedRecipALTERA.
func AsFixedRecipALTERA(in *Inst) FixedRecipALTERAInst { return FixedRecipALTERAInst{in} }

// Input returns the id Input.
func (v FixedRecipALTERAInst) Input() ID { return v.in.ID(0) }

// SetInput sets the id Input.
func (v FixedRecipALTERAInst) SetInput(id ID) { v.in.SetID(0, id) }

// S returns the literal S.
func (v FixedRecipALTERAInst) S() uint32 { return v.in.Word(1) }

// I returns the literal I.
func (v FixedRecipALTERAInst) I() uint32 { return v.in.Word(2) }

// RI returns the literal rI.
func (v FixedRecipALTERAInst) RI() uint32 { return v.in.Word(3) }

// Q returns the literal Q.
func (v FixedRecipALTERAInst) Q() uint32 { return v.in.Word(4) }

// O returns the literal O.
func (v FixedRecipALTERAInst) O() uint32 { return v.in.Word(5) }

// FixedRsqrtALTERAInst is a view of an OpFixedRsqrtALTERA.
type FixedRsqrtALTERAInst struct{ in *Inst }

// Inst returns the instruction.
func (v FixedRsqrtALTERAInst) Inst() *Inst { return v.in }

// AsFixedRsqrtALTERA returns the view of in, which must be an OpFixedRsqrtALTERA.
func AsFixedRsqrtALTERA(in *Inst) FixedRsqrtALTERAInst { return FixedRsqrtALTERAInst{in} }

// Input returns the id Input.
func (v FixedRsqrtALTERAInst) Input() ID { return v.in.ID(0) }

// SetInput sets the id Input.
func (v FixedRsqrtALTERAInst) SetInput(id ID) { v.in.SetID(0, id) }

// S returns the literal S.
func (v FixedRsqrtALTERAInst) S() uint32 { return v.in.Word(1) }

// I returns the literal I.
func (v FixedRsqrtALTERAInst) I() uint32 { return v.in.Word(2) }

// RI returns the literal rI.
func (v FixedRsqrtALTERAInst) RI() uint32 { return v.in.Word(3) }

// Q returns the literal Q.
func (v FixedRsqrtALTERAInst) Q() uint32 { return v.in.Word(4) }

// O returns the literal O.
func (v FixedRsqrtALTERAInst) O() uint32 { return v.in.Word(5) }

// FixedSinALTERAInst is a view of an OpFixedSinALTERA.
type FixedSinALTERAInst struct{ in *Inst }

// Inst returns the instruction.
func (v FixedSinALTERAInst) Inst() *Inst { return v.in }

// AsFixedSinALTERA returns the view of in, which must be an OpFixedSinALTERA.
func AsFixedSinALTERA(in *Inst) FixedSinALTERAInst { return FixedSinALTERAInst{in} }

// Input returns the id Input.
func (v FixedSinALTERAInst) Input() ID { return v.in.ID(0) }

// SetInput sets the id Input.
func (v FixedSinALTERAInst) SetInput(id ID) { v.in.SetID(0, id) }

// S returns the literal S.
func (v FixedSinALTERAInst) S() uint32 { return v.in.Word(1) }

// I returns the literal I.
func (v FixedSinALTERAInst) I() uint32 { return v.in.Word(2) }

// RI returns the literal rI.
func (v FixedSinALTERAInst) RI() uint32 { return v.in.Word(3) }

// Q returns the literal Q.
func (v FixedSinALTERAInst) Q() uint32 { return v.in.Word(4) }

// O returns the literal O.
func (v FixedSinALTERAInst) O() uint32 { return v.in.Word(5) }

// FixedCosALTERAInst is a view of an OpFixedCosALTERA.
type FixedCosALTERAInst struct{ in *Inst }

// Inst returns the instruction.
func (v FixedCosALTERAInst) Inst() *Inst { return v.in }

// AsFixedCosALTERA returns the view of in, which must be an OpFixedCosALTERA.
func AsFixedCosALTERA(in *Inst) FixedCosALTERAInst { return FixedCosALTERAInst{in} }

// Input returns the id Input.
func (v FixedCosALTERAInst) Input() ID { return v.in.ID(0) }

// SetInput sets the id Input.
func (v FixedCosALTERAInst) SetInput(id ID) { v.in.SetID(0, id) }

// S returns the literal S.
func (v FixedCosALTERAInst) S() uint32 { return v.in.Word(1) }

// I returns the literal I.
func (v FixedCosALTERAInst) I() uint32 { return v.in.Word(2) }

// RI returns the literal rI.
func (v FixedCosALTERAInst) RI() uint32 { return v.in.Word(3) }

// Q returns the literal Q.
func (v FixedCosALTERAInst) Q() uint32 { return v.in.Word(4) }

// O returns the literal O.
func (v FixedCosALTERAInst) O() uint32 { return v.in.Word(5) }

// FixedSinCosALTERAInst is a view of an OpFixedSinCosALTERA.
type FixedSinCosALTERAInst struct{ in *Inst }

// Inst returns the instruction.
func (v FixedSinCosALTERAInst) Inst() *Inst { return v.in }

// AsFixedSinCosALTERA returns the view of in, which must be an OpFixedSinCosALTERA.
func AsFixedSinCosALTERA(in *Inst) FixedSinCosALTERAInst { return FixedSinCosALTERAInst{in} }

// Input returns the id Input.
func (v FixedSinCosALTERAInst) Input() ID { return v.in.ID(0) }

// SetInput sets the id Input.
func (v FixedSinCosALTERAInst) SetInput(id ID) { v.in.SetID(0, id) }

// S returns the literal S.
func (v FixedSinCosALTERAInst) S() uint32 { return v.in.Word(1) }

// I returns the literal I.
func (v FixedSinCosALTERAInst) I() uint32 { return v.in.Word(2) }

// RI returns the literal rI.
func (v FixedSinCosALTERAInst) RI() uint32 { return v.in.Word(3) }

// Q returns the literal Q.
func (v FixedSinCosALTERAInst) Q() uint32 { return v.in.Word(4) }

// O returns the literal O.
func (v FixedSinCosALTERAInst) O() uint32 { return v.in.Word(5) }

// FixedSinPiALTERAInst is a view of an OpFixedSinPiALTERA.
type FixedSinPiALTERAInst struct{ in *Inst }

// Inst returns the instruction.
func (v FixedSinPiALTERAInst) Inst() *Inst { return v.in }

// AsFixedSinPiALTERA returns the view of in, which must be an OpFixedSinPiALTERA.
func AsFixedSinPiALTERA(in *Inst) FixedSinPiALTERAInst { return FixedSinPiALTERAInst{in} }

// Input returns the id Input.
func (v FixedSinPiALTERAInst) Input() ID { return v.in.ID(0) }

// SetInput sets the id Input.
func (v FixedSinPiALTERAInst) SetInput(id ID) { v.in.SetID(0, id) }

// S returns the literal S.
func (v FixedSinPiALTERAInst) S() uint32 { return v.in.Word(1) }

// I returns the literal I.
func (v FixedSinPiALTERAInst) I() uint32 { return v.in.Word(2) }

// RI returns the literal rI.
func (v FixedSinPiALTERAInst) RI() uint32 { return v.in.Word(3) }

// Q returns the literal Q.
func (v FixedSinPiALTERAInst) Q() uint32 { return v.in.Word(4) }

// O returns the literal O.
func (v FixedSinPiALTERAInst) O() uint32 { return v.in.Word(5) }

// FixedCosPiALTERAInst is a view of an OpFixedCosPiALTERA.
type FixedCosPiALTERAInst struct{ in *Inst }

// Inst returns the instruction.
func (v FixedCosPiALTERAInst) Inst() *Inst { return v.in }

// AsFixedCosPiALTERA returns the view of in, which must be an OpFixedCosPiALTERA.
func AsFixedCosPiALTERA(in *Inst) FixedCosPiALTERAInst { return FixedCosPiALTERAInst{in} }

// Input returns the id Input.
func (v FixedCosPiALTERAInst) Input() ID { return v.in.ID(0) }

// SetInput sets the id Input.
func (v FixedCosPiALTERAInst) SetInput(id ID) { v.in.SetID(0, id) }

// S returns the literal S.
func (v FixedCosPiALTERAInst) S() uint32 { return v.in.Word(1) }

// I returns the literal I.
func (v FixedCosPiALTERAInst) I() uint32 { return v.in.Word(2) }

// RI returns the literal rI.
func (v FixedCosPiALTERAInst) RI() uint32 { return v.in.Word(3) }

// Q returns the literal Q.
func (v FixedCosPiALTERAInst) Q() uint32 { return v.in.Word(4) }

// O returns the literal O.
func (v FixedCosPiALTERAInst) O() uint32 { return v.in.Word(5) }

// FixedSinCosPiALTERAInst is a view of an OpFixedSinCosPiALTERA.
type FixedSinCosPiALTERAInst struct{ in *Inst }

// Inst returns the instruction.
func (v FixedSinCosPiALTERAInst) Inst() *Inst { return v.in }

// AsFixedSinCosPiALTERA returns the view of in, which must be an OpFixedSinCosPiALTERA.
func AsFixedSinCosPiALTERA(in *Inst) FixedSinCosPiALTERAInst { return FixedSinCosPiALTERAInst{in} }

// Input returns the id Input.
func (v FixedSinCosPiALTERAInst) Input() ID { return v.in.ID(0) }

// SetInput sets the id Input.
func (v FixedSinCosPiALTERAInst) SetInput(id ID) { v.in.SetID(0, id) }

// S returns the literal S.
func (v FixedSinCosPiALTERAInst) S() uint32 { return v.in.Word(1) }

// I returns the literal I.
func (v FixedSinCosPiALTERAInst) I() uint32 { return v.in.Word(2) }

// RI returns the literal rI.
func (v FixedSinCosPiALTERAInst) RI() uint32 { return v.in.Word(3) }

// Q returns the literal Q.
func (v FixedSinCosPiALTERAInst) Q() uint32 { return v.in.Word(4) }

// O returns the literal O.
func (v FixedSinCosPiALTERAInst) O() uint32 { return v.in.Word(5) }

// FixedLogALTERAInst is a view of an OpFixedLogALTERA.
type FixedLogALTERAInst struct{ in *Inst }

// Inst returns the instruction.
func (v FixedLogALTERAInst) Inst() *Inst { return v.in }

// AsFixedLogALTERA returns the view of in, which must be an OpFixedLogALTERA.
func AsFixedLogALTERA(in *Inst) FixedLogALTERAInst { return FixedLogALTERAInst{in} }

// Input returns the id Input.
func (v FixedLogALTERAInst) Input() ID { return v.in.ID(0) }

// SetInput sets the id Input.
func (v FixedLogALTERAInst) SetInput(id ID) { v.in.SetID(0, id) }

// S returns the literal S.
func (v FixedLogALTERAInst) S() uint32 { return v.in.Word(1) }

// I returns the literal I.
func (v FixedLogALTERAInst) I() uint32 { return v.in.Word(2) }

// RI returns the literal rI.
func (v FixedLogALTERAInst) RI() uint32 { return v.in.Word(3) }

// Q returns the literal Q.
func (v FixedLogALTERAInst) Q() uint32 { return v.in.Word(4) }

// O returns the literal O.
func (v FixedLogALTERAInst) O() uint32 { return v.in.Word(5) }

// FixedExpALTERAInst is a view of an OpFixedExpALTERA.
type FixedExpALTERAInst struct{ in *Inst }

// Inst returns the instruction.
func (v FixedExpALTERAInst) Inst() *Inst { return v.in }

// AsFixedExpALTERA returns the view of in, which must be an OpFixedExpALTERA.
func AsFixedExpALTERA(in *Inst) FixedExpALTERAInst { return FixedExpALTERAInst{in} }

// Input returns the id Input.
func (v FixedExpALTERAInst) Input() ID { return v.in.ID(0) }

// SetInput sets the id Input.
func (v FixedExpALTERAInst) SetInput(id ID) { v.in.SetID(0, id) }

// S returns the literal S.
func (v FixedExpALTERAInst) S() uint32 { return v.in.Word(1) }

// I returns the literal I.
func (v FixedExpALTERAInst) I() uint32 { return v.in.Word(2) }

// RI returns the literal rI.
func (v FixedExpALTERAInst) RI() uint32 { return v.in.Word(3) }

// Q returns the literal Q.
func (v FixedExpALTERAInst) Q() uint32 { return v.in.Word(4) }

// O returns the literal O.
func (v FixedExpALTERAInst) O() uint32 { return v.in.Word(5) }

// PtrCastToCrossWorkgroupALTERAInst is a view of an OpPtrCastToCrossWorkgroupALTERA.
type PtrCastToCrossWorkgroupALTERAInst struct{ in *Inst }

// Inst returns the instruction.
func (v PtrCastToCrossWorkgroupALTERAInst) Inst() *Inst { return v.in }

// AsPtrCastToCrossWorkgroupALTERA returns the view of in, which must be an OpPtrCastToCrossWorkgroupALTERA.
func AsPtrCastToCrossWorkgroupALTERA(in *Inst) PtrCastToCrossWorkgroupALTERAInst {
	return PtrCastToCrossWorkgroupALTERAInst{in}
}

// Pointer returns the id Pointer.
func (v PtrCastToCrossWorkgroupALTERAInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v PtrCastToCrossWorkgroupALTERAInst) SetPointer(id ID) { v.in.SetID(0, id) }

// CrossWorkgroupCastToPtrALTERAInst is a view of an OpCrossWorkgroupCastToPtrALTERA.
type CrossWorkgroupCastToPtrALTERAInst struct{ in *Inst }

// Inst returns the instruction.
func (v CrossWorkgroupCastToPtrALTERAInst) Inst() *Inst { return v.in }

// AsCrossWorkgroupCastToPtrALTERA returns the view of in, which must be an OpCrossWorkgroupCastToPtrALTERA.
func AsCrossWorkgroupCastToPtrALTERA(in *Inst) CrossWorkgroupCastToPtrALTERAInst {
	return CrossWorkgroupCastToPtrALTERAInst{in}
}

// Pointer returns the id Pointer.
func (v CrossWorkgroupCastToPtrALTERAInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v CrossWorkgroupCastToPtrALTERAInst) SetPointer(id ID) { v.in.SetID(0, id) }

// ReadPipeBlockingALTERAInst is a view of an OpReadPipeBlockingALTERA.
type ReadPipeBlockingALTERAInst struct{ in *Inst }

// Inst returns the instruction.
func (v ReadPipeBlockingALTERAInst) Inst() *Inst { return v.in }

// AsReadPipeBlockingALTERA returns the view of in, which must be an OpReadPipeBlockingALTERA.
func AsReadPipeBlockingALTERA(in *Inst) ReadPipeBlockingALTERAInst {
	return ReadPipeBlockingALTERAInst{in}
}

// Pipe returns the id Pipe.
func (v ReadPipeBlockingALTERAInst) Pipe() ID { return v.in.ID(0) }

// SetPipe sets the id Pipe.
func (v ReadPipeBlockingALTERAInst) SetPipe(id ID) { v.in.SetID(0, id) }

// Pointer returns the id Pointer.
func (v ReadPipeBlockingALTERAInst) Pointer() ID { return v.in.ID(1) }

// SetPointer sets the id Pointer.
func (v ReadPipeBlockingALTERAInst) SetPointer(id ID) { v.in.SetID(1, id) }

// PacketSize returns the id Packet Size.
func (v ReadPipeBlockingALTERAInst) PacketSize() ID { return v.in.ID(2) }

// SetPacketSize sets the id Packet Size.
func (v ReadPipeBlockingALTERAInst) SetPacketSize(id ID) { v.in.SetID(2, id) }

// PacketAlignment returns the id Packet Alignment.
func (v ReadPipeBlockingALTERAInst) PacketAlignment() ID { return v.in.ID(3) }

// SetPacketAlignment sets the id Packet Alignment.
func (v ReadPipeBlockingALTERAInst) SetPacketAlignment(id ID) { v.in.SetID(3, id) }

// WritePipeBlockingALTERAInst is a view of an OpWritePipeBlockingALTERA.
type WritePipeBlockingALTERAInst struct{ in *Inst }

// Inst returns the instruction.
func (v WritePipeBlockingALTERAInst) Inst() *Inst { return v.in }

// AsWritePipeBlockingALTERA returns the view of in, which must be an OpWritePipeBlockingALTERA.
func AsWritePipeBlockingALTERA(in *Inst) WritePipeBlockingALTERAInst {
	return WritePipeBlockingALTERAInst{in}
}

// Pipe returns the id Pipe.
func (v WritePipeBlockingALTERAInst) Pipe() ID { return v.in.ID(0) }

// SetPipe sets the id Pipe.
func (v WritePipeBlockingALTERAInst) SetPipe(id ID) { v.in.SetID(0, id) }

// Pointer returns the id Pointer.
func (v WritePipeBlockingALTERAInst) Pointer() ID { return v.in.ID(1) }

// SetPointer sets the id Pointer.
func (v WritePipeBlockingALTERAInst) SetPointer(id ID) { v.in.SetID(1, id) }

// PacketSize returns the id Packet Size.
func (v WritePipeBlockingALTERAInst) PacketSize() ID { return v.in.ID(2) }

// SetPacketSize sets the id Packet Size.
func (v WritePipeBlockingALTERAInst) SetPacketSize(id ID) { v.in.SetID(2, id) }

// PacketAlignment returns the id Packet Alignment.
func (v WritePipeBlockingALTERAInst) PacketAlignment() ID { return v.in.ID(3) }

// SetPacketAlignment sets the id Packet Alignment.
func (v WritePipeBlockingALTERAInst) SetPacketAlignment(id ID) { v.in.SetID(3, id) }

// FPGARegALTERAInst is a view of an OpFPGARegALTERA.
type FPGARegALTERAInst struct{ in *Inst }

// Inst returns the instruction.
func (v FPGARegALTERAInst) Inst() *Inst { return v.in }

// AsFPGARegALTERA returns the view of in, which must be an OpFPGARegALTERA.
func AsFPGARegALTERA(in *Inst) FPGARegALTERAInst { return FPGARegALTERAInst{in} }

// Input returns the id Input.
func (v FPGARegALTERAInst) Input() ID { return v.in.ID(0) }

// SetInput sets the id Input.
func (v FPGARegALTERAInst) SetInput(id ID) { v.in.SetID(0, id) }

// RayQueryGetRayTMinKHRInst is a view of an OpRayQueryGetRayTMinKHR.
type RayQueryGetRayTMinKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v RayQueryGetRayTMinKHRInst) Inst() *Inst { return v.in }

// AsRayQueryGetRayTMinKHR returns the view of in, which must be an OpRayQueryGetRayTMinKHR.
func AsRayQueryGetRayTMinKHR(in *Inst) RayQueryGetRayTMinKHRInst {
	return RayQueryGetRayTMinKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetRayTMinKHRInst) RayQuery() ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetRayTMinKHRInst) SetRayQuery(id ID) { v.in.SetID(0, id) }

// RayQueryGetRayFlagsKHRInst is a view of an OpRayQueryGetRayFlagsKHR.
type RayQueryGetRayFlagsKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v RayQueryGetRayFlagsKHRInst) Inst() *Inst { return v.in }

// AsRayQueryGetRayFlagsKHR returns the view of in, which must be an OpRayQueryGetRayFlagsKHR.
func AsRayQueryGetRayFlagsKHR(in *Inst) RayQueryGetRayFlagsKHRInst {
	return RayQueryGetRayFlagsKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetRayFlagsKHRInst) RayQuery() ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetRayFlagsKHRInst) SetRayQuery(id ID) { v.in.SetID(0, id) }

// RayQueryGetIntersectionTKHRInst is a view of an OpRayQueryGetIntersectionTKHR.
type RayQueryGetIntersectionTKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionTKHRInst) Inst() *Inst { return v.in }

// AsRayQueryGetIntersectionTKHR returns the view of in, which must be an OpRayQueryGetIntersectionTKHR.
func AsRayQueryGetIntersectionTKHR(in *Inst) RayQueryGetIntersectionTKHRInst {
	return RayQueryGetIntersectionTKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionTKHRInst) RayQuery() ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionTKHRInst) SetRayQuery(id ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryGetIntersectionTKHRInst) Intersection() ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryGetIntersectionTKHRInst) SetIntersection(id ID) { v.in.SetID(1, id) }

// RayQueryGetIntersectionInstanceCustomIndexKHRInst is a view of an OpRayQueryGetIntersectionInstanceCustomIndexKHR.
type RayQueryGetIntersectionInstanceCustomIndexKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionInstanceCustomIndexKHRInst) Inst() *Inst { return v.in }

// AsRayQueryGetIntersectionInstanceCustomIndexKHR returns the view of in, which must be an OpRayQueryGetIntersectionInstanceCustomIndexKHR.
func AsRayQueryGetIntersectionInstanceCustomIndexKHR(in *Inst) RayQueryGetIntersectionInstanceCustomIndexKHRInst {
	return RayQueryGetIntersectionInstanceCustomIndexKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionInstanceCustomIndexKHRInst) RayQuery() ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionInstanceCustomIndexKHRInst) SetRayQuery(id ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryGetIntersectionInstanceCustomIndexKHRInst) Intersection() ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryGetIntersectionInstanceCustomIndexKHRInst) SetIntersection(id ID) { v.in.SetID(1, id) }

// RayQueryGetIntersectionInstanceIdKHRInst is a view of an OpRayQueryGetIntersectionInstanceIdKHR.
type RayQueryGetIntersectionInstanceIdKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionInstanceIdKHRInst) Inst() *Inst { return v.in }

// AsRayQueryGetIntersectionInstanceIdKHR returns the view of in, which must be an OpRayQueryGetIntersectionInstanceIdKHR.
func AsRayQueryGetIntersectionInstanceIdKHR(in *Inst) RayQueryGetIntersectionInstanceIdKHRInst {
	return RayQueryGetIntersectionInstanceIdKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionInstanceIdKHRInst) RayQuery() ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionInstanceIdKHRInst) SetRayQuery(id ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryGetIntersectionInstanceIdKHRInst) Intersection() ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryGetIntersectionInstanceIdKHRInst) SetIntersection(id ID) { v.in.SetID(1, id) }

// RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHRInst is a view of an OpRayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR.
type RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHRInst) Inst() *Inst {
	return v.in
}

// AsRayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR returns the view of in, which must be an OpRayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR.
func AsRayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR(in *Inst) RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHRInst {
	return RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHRInst) RayQuery() ID {
	return v.in.ID(0)
}

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHRInst) SetRayQuery(id ID) {
	v.in.SetID(0, id)
}

// Intersection returns the id Intersection.
func (v RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHRInst) Intersection() ID {
	return v.in.ID(1)
}

// SetIntersection sets the id Intersection.
func (v RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHRInst) SetIntersection(id ID) {
	v.in.SetID(1, id)
}

// RayQueryGetIntersectionGeometryIndexKHRInst is a view of an OpRayQueryGetIntersectionGeometryIndexKHR.
type RayQueryGetIntersectionGeometryIndexKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionGeometryIndexKHRInst) Inst() *Inst { return v.in }

// AsRayQueryGetIntersectionGeometryIndexKHR returns the view of in, which must be an OpRayQueryGetIntersectionGeometryIndexKHR.
func AsRayQueryGetIntersectionGeometryIndexKHR(in *Inst) RayQueryGetIntersectionGeometryIndexKHRInst {
	return RayQueryGetIntersectionGeometryIndexKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionGeometryIndexKHRInst) RayQuery() ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionGeometryIndexKHRInst) SetRayQuery(id ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryGetIntersectionGeometryIndexKHRInst) Intersection() ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryGetIntersectionGeometryIndexKHRInst) SetIntersection(id ID) { v.in.SetID(1, id) }

// RayQueryGetIntersectionPrimitiveIndexKHRInst is a view of an OpRayQueryGetIntersectionPrimitiveIndexKHR.
type RayQueryGetIntersectionPrimitiveIndexKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionPrimitiveIndexKHRInst) Inst() *Inst { return v.in }

// AsRayQueryGetIntersectionPrimitiveIndexKHR returns the view of in, which must be an OpRayQueryGetIntersectionPrimitiveIndexKHR.
func AsRayQueryGetIntersectionPrimitiveIndexKHR(in *Inst) RayQueryGetIntersectionPrimitiveIndexKHRInst {
	return RayQueryGetIntersectionPrimitiveIndexKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionPrimitiveIndexKHRInst) RayQuery() ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionPrimitiveIndexKHRInst) SetRayQuery(id ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryGetIntersectionPrimitiveIndexKHRInst) Intersection() ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryGetIntersectionPrimitiveIndexKHRInst) SetIntersection(id ID) { v.in.SetID(1, id) }

// RayQueryGetIntersectionBarycentricsKHRInst is a view of an OpRayQueryGetIntersectionBarycentricsKHR.
type RayQueryGetIntersectionBarycentricsKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionBarycentricsKHRInst) Inst() *Inst { return v.in }

// AsRayQueryGetIntersectionBarycentricsKHR returns the view of in, which must be an OpRayQueryGetIntersectionBarycentricsKHR.
func AsRayQueryGetIntersectionBarycentricsKHR(in *Inst) RayQueryGetIntersectionBarycentricsKHRInst {
	return RayQueryGetIntersectionBarycentricsKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionBarycentricsKHRInst) RayQuery() ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionBarycentricsKHRInst) SetRayQuery(id ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryGetIntersectionBarycentricsKHRInst) Intersection() ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryGetIntersectionBarycentricsKHRInst) SetIntersection(id ID) { v.in.SetID(1, id) }

// RayQueryGetIntersectionFrontFaceKHRInst is a view of an OpRayQueryGetIntersectionFrontFaceKHR.
type RayQueryGetIntersectionFrontFaceKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionFrontFaceKHRInst) Inst() *Inst { return v.in }

// AsRayQueryGetIntersectionFrontFaceKHR returns the view of in, which must be an OpRayQueryGetIntersectionFrontFaceKHR.
func AsRayQueryGetIntersectionFrontFaceKHR(in *Inst) RayQueryGetIntersectionFrontFaceKHRInst {
	return RayQueryGetIntersectionFrontFaceKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionFrontFaceKHRInst) RayQuery() ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionFrontFaceKHRInst) SetRayQuery(id ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryGetIntersectionFrontFaceKHRInst) Intersection() ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryGetIntersectionFrontFaceKHRInst) SetIntersection(id ID) { v.in.SetID(1, id) }

// RayQueryGetIntersectionCandidateAABBOpaqueKHRInst is a view of an OpRayQueryGetIntersectionCandidateAABBOpaqueKHR.
type RayQueryGetIntersectionCandidateAABBOpaqueKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionCandidateAABBOpaqueKHRInst) Inst() *Inst { return v.in }

// AsRayQueryGetIntersectionCandidateAABBOpaqueKHR returns the view of in, which must be an OpRayQueryGetIntersectionCandidateAABBOpaqueKHR.
func AsRayQueryGetIntersectionCandidateAABBOpaqueKHR(in *Inst) RayQueryGetIntersectionCandidateAABBOpaqueKHRInst {
	return RayQueryGetIntersectionCandidateAABBOpaqueKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionCandidateAABBOpaqueKHRInst) RayQuery() ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionCandidateAABBOpaqueKHRInst) SetRayQuery(id ID) { v.in.SetID(0, id) }

// RayQueryGetIntersectionObjectRayDirectionKHRInst is a view of an OpRayQueryGetIntersectionObjectRayDirectionKHR.
type RayQueryGetIntersectionObjectRayDirectionKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionObjectRayDirectionKHRInst) Inst() *Inst { return v.in }

// AsRayQueryGetIntersectionObjectRayDirectionKHR returns the view of in, which must be an OpRayQueryGetIntersectionObjectRayDirectionKHR.
func AsRayQueryGetIntersectionObjectRayDirectionKHR(in *Inst) RayQueryGetIntersectionObjectRayDirectionKHRInst {
	return RayQueryGetIntersectionObjectRayDirectionKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionObjectRayDirectionKHRInst) RayQuery() ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionObjectRayDirectionKHRInst) SetRayQuery(id ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryGetIntersectionObjectRayDirectionKHRInst) Intersection() ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryGetIntersectionObjectRayDirectionKHRInst) SetIntersection(id ID) { v.in.SetID(1, id) }

// RayQueryGetIntersectionObjectRayOriginKHRInst is a view of an OpRayQueryGetIntersectionObjectRayOriginKHR.
type RayQueryGetIntersectionObjectRayOriginKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionObjectRayOriginKHRInst) Inst() *Inst { return v.in }

// AsRayQueryGetIntersectionObjectRayOriginKHR returns the view of in, which must be an OpRayQueryGetIntersectionObjectRayOriginKHR.
func AsRayQueryGetIntersectionObjectRayOriginKHR(in *Inst) RayQueryGetIntersectionObjectRayOriginKHRInst {
	return RayQueryGetIntersectionObjectRayOriginKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionObjectRayOriginKHRInst) RayQuery() ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionObjectRayOriginKHRInst) SetRayQuery(id ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryGetIntersectionObjectRayOriginKHRInst) Intersection() ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryGetIntersectionObjectRayOriginKHRInst) SetIntersection(id ID) { v.in.SetID(1, id) }

// RayQueryGetWorldRayDirectionKHRInst is a view of an OpRayQueryGetWorldRayDirectionKHR.
type RayQueryGetWorldRayDirectionKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v RayQueryGetWorldRayDirectionKHRInst) Inst() *Inst { return v.in }

// AsRayQueryGetWorldRayDirectionKHR returns the view of in, which must be an OpRayQueryGetWorldRayDirectionKHR.
func AsRayQueryGetWorldRayDirectionKHR(in *Inst) RayQueryGetWorldRayDirectionKHRInst {
	return RayQueryGetWorldRayDirectionKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetWorldRayDirectionKHRInst) RayQuery() ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetWorldRayDirectionKHRInst) SetRayQuery(id ID) { v.in.SetID(0, id) }

// RayQueryGetWorldRayOriginKHRInst is a view of an OpRayQueryGetWorldRayOriginKHR.
type RayQueryGetWorldRayOriginKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v RayQueryGetWorldRayOriginKHRInst) Inst() *Inst { return v.in }

// AsRayQueryGetWorldRayOriginKHR returns the view of in, which must be an OpRayQueryGetWorldRayOriginKHR.
func AsRayQueryGetWorldRayOriginKHR(in *Inst) RayQueryGetWorldRayOriginKHRInst {
	return RayQueryGetWorldRayOriginKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetWorldRayOriginKHRInst) RayQuery() ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetWorldRayOriginKHRInst) SetRayQuery(id ID) { v.in.SetID(0, id) }

// RayQueryGetIntersectionObjectToWorldKHRInst is a view of an OpRayQueryGetIntersectionObjectToWorldKHR.
type RayQueryGetIntersectionObjectToWorldKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionObjectToWorldKHRInst) Inst() *Inst { return v.in }

// AsRayQueryGetIntersectionObjectToWorldKHR returns the view of in, which must be an OpRayQueryGetIntersectionObjectToWorldKHR.
func AsRayQueryGetIntersectionObjectToWorldKHR(in *Inst) RayQueryGetIntersectionObjectToWorldKHRInst {
	return RayQueryGetIntersectionObjectToWorldKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionObjectToWorldKHRInst) RayQuery() ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionObjectToWorldKHRInst) SetRayQuery(id ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryGetIntersectionObjectToWorldKHRInst) Intersection() ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryGetIntersectionObjectToWorldKHRInst) SetIntersection(id ID) { v.in.SetID(1, id) }

// RayQueryGetIntersectionWorldToObjectKHRInst is a view of an OpRayQueryGetIntersectionWorldToObjectKHR.
type RayQueryGetIntersectionWorldToObjectKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionWorldToObjectKHRInst) Inst() *Inst { return v.in }

// AsRayQueryGetIntersectionWorldToObjectKHR returns the view of in, which must be an OpRayQueryGetIntersectionWorldToObjectKHR.
func AsRayQueryGetIntersectionWorldToObjectKHR(in *Inst) RayQueryGetIntersectionWorldToObjectKHRInst {
	return RayQueryGetIntersectionWorldToObjectKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionWorldToObjectKHRInst) RayQuery() ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionWorldToObjectKHRInst) SetRayQuery(id ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryGetIntersectionWorldToObjectKHRInst) Intersection() ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryGetIntersectionWorldToObjectKHRInst) SetIntersection(id ID) { v.in.SetID(1, id) }

// AtomicFAddEXTInst is a view of an OpAtomicFAddEXT.
type AtomicFAddEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v AtomicFAddEXTInst) Inst() *Inst { return v.in }

// AsAtomicFAddEXT returns the view of in, which must be an OpAtomicFAddEXT.
func AsAtomicFAddEXT(in *Inst) AtomicFAddEXTInst { return AtomicFAddEXTInst{in} }

// Pointer returns the id Pointer.
func (v AtomicFAddEXTInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicFAddEXTInst) SetPointer(id ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicFAddEXTInst) Memory() ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicFAddEXTInst) SetMemory(id ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v AtomicFAddEXTInst) Semantics() ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v AtomicFAddEXTInst) SetSemantics(id ID) { v.in.SetID(2, id) }

// Value returns the id Value.
func (v AtomicFAddEXTInst) Value() ID { return v.in.ID(3) }

// SetValue sets the id Value.
func (v AtomicFAddEXTInst) SetValue(id ID) { v.in.SetID(3, id) }

// TypeBufferSurfaceINTELInst is a view of an OpTypeBufferSurfaceINTEL.
type TypeBufferSurfaceINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeBufferSurfaceINTELInst) Inst() *Inst { return v.in }

// AsTypeBufferSurfaceINTEL returns the view of in, which must be an OpTypeBufferSurfaceINTEL.
func AsTypeBufferSurfaceINTEL(in *Inst) TypeBufferSurfaceINTELInst {
	return TypeBufferSurfaceINTELInst{in}
}

// AccessQualifier returns AccessQualifier.
func (v TypeBufferSurfaceINTELInst) AccessQualifier() spirv.AccessQualifier {
	return spirv.AccessQualifier(v.in.Word(0))
}

// TypeStructContinuedINTELInst is a view of an OpTypeStructContinuedINTEL.
type TypeStructContinuedINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeStructContinuedINTELInst) Inst() *Inst { return v.in }

// AsTypeStructContinuedINTEL returns the view of in, which must be an OpTypeStructContinuedINTEL.
func AsTypeStructContinuedINTEL(in *Inst) TypeStructContinuedINTELInst {
	return TypeStructContinuedINTELInst{in}
}

// Member returns operand Member 0 type, member 1 type, ... and those after it.
func (v TypeStructContinuedINTELInst) Member() []ID { return v.in.idsFrom(0) }

// ConstantCompositeContinuedINTELInst is a view of an OpConstantCompositeContinuedINTEL.
type ConstantCompositeContinuedINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v ConstantCompositeContinuedINTELInst) Inst() *Inst { return v.in }

// AsConstantCompositeContinuedINTEL returns the view of in, which must be an OpConstantCompositeContinuedINTEL.
func AsConstantCompositeContinuedINTEL(in *Inst) ConstantCompositeContinuedINTELInst {
	return ConstantCompositeContinuedINTELInst{in}
}

// Constituents returns operand Constituents and those after it.
func (v ConstantCompositeContinuedINTELInst) Constituents() []ID { return v.in.idsFrom(0) }

// SpecConstantCompositeContinuedINTELInst is a view of an OpSpecConstantCompositeContinuedINTEL.
type SpecConstantCompositeContinuedINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SpecConstantCompositeContinuedINTELInst) Inst() *Inst { return v.in }

// AsSpecConstantCompositeContinuedINTEL returns the view of in, which must be an OpSpecConstantCompositeContinuedINTEL.
func AsSpecConstantCompositeContinuedINTEL(in *Inst) SpecConstantCompositeContinuedINTELInst {
	return SpecConstantCompositeContinuedINTELInst{in}
}

// Constituents returns operand Constituents and those after it.
func (v SpecConstantCompositeContinuedINTELInst) Constituents() []ID { return v.in.idsFrom(0) }

// CompositeConstructContinuedINTELInst is a view of an OpCompositeConstructContinuedINTEL.
type CompositeConstructContinuedINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v CompositeConstructContinuedINTELInst) Inst() *Inst { return v.in }

// AsCompositeConstructContinuedINTEL returns the view of in, which must be an OpCompositeConstructContinuedINTEL.
func AsCompositeConstructContinuedINTEL(in *Inst) CompositeConstructContinuedINTELInst {
	return CompositeConstructContinuedINTELInst{in}
}

// Constituents returns operand Constituents and those after it.
func (v CompositeConstructContinuedINTELInst) Constituents() []ID { return v.in.idsFrom(0) }

// ConvertFToBF16INTELInst is a view of an OpConvertFToBF16INTEL.
type ConvertFToBF16INTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v ConvertFToBF16INTELInst) Inst() *Inst { return v.in }

// AsConvertFToBF16INTEL returns the view of in, which must be an OpConvertFToBF16INTEL.
func AsConvertFToBF16INTEL(in *Inst) ConvertFToBF16INTELInst { return ConvertFToBF16INTELInst{in} }

// FloatValue returns the id Float Value.
func (v ConvertFToBF16INTELInst) FloatValue() ID { return v.in.ID(0) }

// SetFloatValue sets the id Float Value.
func (v ConvertFToBF16INTELInst) SetFloatValue(id ID) { v.in.SetID(0, id) }

// ConvertBF16ToFINTELInst is a view of an OpConvertBF16ToFINTEL.
type ConvertBF16ToFINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v ConvertBF16ToFINTELInst) Inst() *Inst { return v.in }

// AsConvertBF16ToFINTEL returns the view of in, which must be an OpConvertBF16ToFINTEL.
func AsConvertBF16ToFINTEL(in *Inst) ConvertBF16ToFINTELInst { return ConvertBF16ToFINTELInst{in} }

// BFloat16Value returns the id BFloat16 Value.
func (v ConvertBF16ToFINTELInst) BFloat16Value() ID { return v.in.ID(0) }

// SetBFloat16Value sets the id BFloat16 Value.
func (v ConvertBF16ToFINTELInst) SetBFloat16Value(id ID) { v.in.SetID(0, id) }

// ControlBarrierArriveEXTInst is a view of an OpControlBarrierArriveEXT.
type ControlBarrierArriveEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v ControlBarrierArriveEXTInst) Inst() *Inst { return v.in }

// AsControlBarrierArriveEXT returns the view of in, which must be an OpControlBarrierArriveEXT.
func AsControlBarrierArriveEXT(in *Inst) ControlBarrierArriveEXTInst {
	return ControlBarrierArriveEXTInst{in}
}

// Execution returns the id Execution.
func (v ControlBarrierArriveEXTInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v ControlBarrierArriveEXTInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v ControlBarrierArriveEXTInst) Memory() ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v ControlBarrierArriveEXTInst) SetMemory(id ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v ControlBarrierArriveEXTInst) Semantics() ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v ControlBarrierArriveEXTInst) SetSemantics(id ID) { v.in.SetID(2, id) }

// ControlBarrierWaitEXTInst is a view of an OpControlBarrierWaitEXT.
type ControlBarrierWaitEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v ControlBarrierWaitEXTInst) Inst() *Inst { return v.in }

// AsControlBarrierWaitEXT returns the view of in, which must be an OpControlBarrierWaitEXT.
func AsControlBarrierWaitEXT(in *Inst) ControlBarrierWaitEXTInst {
	return ControlBarrierWaitEXTInst{in}
}

// Execution returns the id Execution.
func (v ControlBarrierWaitEXTInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v ControlBarrierWaitEXTInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v ControlBarrierWaitEXTInst) Memory() ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v ControlBarrierWaitEXTInst) SetMemory(id ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v ControlBarrierWaitEXTInst) Semantics() ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v ControlBarrierWaitEXTInst) SetSemantics(id ID) { v.in.SetID(2, id) }

// ArithmeticFenceEXTInst is a view of an OpArithmeticFenceEXT.
type ArithmeticFenceEXTInst struct{ in *Inst }

// Inst returns the instruction.
func (v ArithmeticFenceEXTInst) Inst() *Inst { return v.in }

// AsArithmeticFenceEXT returns the view of in, which must be an OpArithmeticFenceEXT.
func AsArithmeticFenceEXT(in *Inst) ArithmeticFenceEXTInst { return ArithmeticFenceEXTInst{in} }

// Target returns the id Target.
func (v ArithmeticFenceEXTInst) Target() ID { return v.in.ID(0) }

// SetTarget sets the id Target.
func (v ArithmeticFenceEXTInst) SetTarget(id ID) { v.in.SetID(0, id) }

// TaskSequenceCreateALTERAInst is a view of an OpTaskSequenceCreateALTERA.
type TaskSequenceCreateALTERAInst struct{ in *Inst }

// Inst returns the instruction.
func (v TaskSequenceCreateALTERAInst) Inst() *Inst { return v.in }

// AsTaskSequenceCreateALTERA returns the view of in, which must be an OpTaskSequenceCreateALTERA.
func AsTaskSequenceCreateALTERA(in *Inst) TaskSequenceCreateALTERAInst {
	return TaskSequenceCreateALTERAInst{in}
}

// Function returns the id Function.
func (v TaskSequenceCreateALTERAInst) Function() ID { return v.in.ID(0) }

// SetFunction sets the id Function.
func (v TaskSequenceCreateALTERAInst) SetFunction(id ID) { v.in.SetID(0, id) }

// Pipelined returns the literal Pipelined.
func (v TaskSequenceCreateALTERAInst) Pipelined() uint32 { return v.in.Word(1) }

// UseStallEnableClusters returns the literal UseStallEnableClusters.
func (v TaskSequenceCreateALTERAInst) UseStallEnableClusters() uint32 { return v.in.Word(2) }

// GetCapacity returns the literal GetCapacity.
func (v TaskSequenceCreateALTERAInst) GetCapacity() uint32 { return v.in.Word(3) }

// AsyncCapacity returns the literal AsyncCapacity.
func (v TaskSequenceCreateALTERAInst) AsyncCapacity() uint32 { return v.in.Word(4) }

// TaskSequenceAsyncALTERAInst is a view of an OpTaskSequenceAsyncALTERA.
type TaskSequenceAsyncALTERAInst struct{ in *Inst }

// Inst returns the instruction.
func (v TaskSequenceAsyncALTERAInst) Inst() *Inst { return v.in }

// AsTaskSequenceAsyncALTERA returns the view of in, which must be an OpTaskSequenceAsyncALTERA.
func AsTaskSequenceAsyncALTERA(in *Inst) TaskSequenceAsyncALTERAInst {
	return TaskSequenceAsyncALTERAInst{in}
}

// Sequence returns the id Sequence.
func (v TaskSequenceAsyncALTERAInst) Sequence() ID { return v.in.ID(0) }

// SetSequence sets the id Sequence.
func (v TaskSequenceAsyncALTERAInst) SetSequence(id ID) { v.in.SetID(0, id) }

// Arguments returns operand Arguments and those after it.
func (v TaskSequenceAsyncALTERAInst) Arguments() []ID { return v.in.idsFrom(1) }

// TaskSequenceGetALTERAInst is a view of an OpTaskSequenceGetALTERA.
type TaskSequenceGetALTERAInst struct{ in *Inst }

// Inst returns the instruction.
func (v TaskSequenceGetALTERAInst) Inst() *Inst { return v.in }

// AsTaskSequenceGetALTERA returns the view of in, which must be an OpTaskSequenceGetALTERA.
func AsTaskSequenceGetALTERA(in *Inst) TaskSequenceGetALTERAInst {
	return TaskSequenceGetALTERAInst{in}
}

// Sequence returns the id Sequence.
func (v TaskSequenceGetALTERAInst) Sequence() ID { return v.in.ID(0) }

// SetSequence sets the id Sequence.
func (v TaskSequenceGetALTERAInst) SetSequence(id ID) { v.in.SetID(0, id) }

// TaskSequenceReleaseALTERAInst is a view of an OpTaskSequenceReleaseALTERA.
type TaskSequenceReleaseALTERAInst struct{ in *Inst }

// Inst returns the instruction.
func (v TaskSequenceReleaseALTERAInst) Inst() *Inst { return v.in }

// AsTaskSequenceReleaseALTERA returns the view of in, which must be an OpTaskSequenceReleaseALTERA.
func AsTaskSequenceReleaseALTERA(in *Inst) TaskSequenceReleaseALTERAInst {
	return TaskSequenceReleaseALTERAInst{in}
}

// Sequence returns the id Sequence.
func (v TaskSequenceReleaseALTERAInst) Sequence() ID { return v.in.ID(0) }

// SetSequence sets the id Sequence.
func (v TaskSequenceReleaseALTERAInst) SetSequence(id ID) { v.in.SetID(0, id) }

// TypeTaskSequenceALTERAInst is a view of an OpTypeTaskSequenceALTERA.
type TypeTaskSequenceALTERAInst struct{ in *Inst }

// Inst returns the instruction.
func (v TypeTaskSequenceALTERAInst) Inst() *Inst { return v.in }

// AsTypeTaskSequenceALTERA returns the view of in, which must be an OpTypeTaskSequenceALTERA.
func AsTypeTaskSequenceALTERA(in *Inst) TypeTaskSequenceALTERAInst {
	return TypeTaskSequenceALTERAInst{in}
}

// SubgroupBlockPrefetchINTELInst is a view of an OpSubgroupBlockPrefetchINTEL.
type SubgroupBlockPrefetchINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupBlockPrefetchINTELInst) Inst() *Inst { return v.in }

// AsSubgroupBlockPrefetchINTEL returns the view of in, which must be an OpSubgroupBlockPrefetchINTEL.
func AsSubgroupBlockPrefetchINTEL(in *Inst) SubgroupBlockPrefetchINTELInst {
	return SubgroupBlockPrefetchINTELInst{in}
}

// Ptr returns the id Ptr.
func (v SubgroupBlockPrefetchINTELInst) Ptr() ID { return v.in.ID(0) }

// SetPtr sets the id Ptr.
func (v SubgroupBlockPrefetchINTELInst) SetPtr(id ID) { v.in.SetID(0, id) }

// NumBytes returns the id NumBytes.
func (v SubgroupBlockPrefetchINTELInst) NumBytes() ID { return v.in.ID(1) }

// SetNumBytes sets the id NumBytes.
func (v SubgroupBlockPrefetchINTELInst) SetNumBytes(id ID) { v.in.SetID(1, id) }

// MemoryAccess returns MemoryAccess, 0 where it is absent.
func (v SubgroupBlockPrefetchINTELInst) MemoryAccess() spirv.MemoryAccess {
	return spirv.MemoryAccess(v.in.optionalWord(2))
}

// Subgroup2DBlockLoadINTELInst is a view of an OpSubgroup2DBlockLoadINTEL.
type Subgroup2DBlockLoadINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v Subgroup2DBlockLoadINTELInst) Inst() *Inst { return v.in }

// AsSubgroup2DBlockLoadINTEL returns the view of in, which must be an OpSubgroup2DBlockLoadINTEL.
func AsSubgroup2DBlockLoadINTEL(in *Inst) Subgroup2DBlockLoadINTELInst {
	return Subgroup2DBlockLoadINTELInst{in}
}

// ElementSize returns the id Element Size.
func (v Subgroup2DBlockLoadINTELInst) ElementSize() ID { return v.in.ID(0) }

// SetElementSize sets the id Element Size.
func (v Subgroup2DBlockLoadINTELInst) SetElementSize(id ID) { v.in.SetID(0, id) }

// BlockWidth returns the id Block Width.
func (v Subgroup2DBlockLoadINTELInst) BlockWidth() ID { return v.in.ID(1) }

// SetBlockWidth sets the id Block Width.
func (v Subgroup2DBlockLoadINTELInst) SetBlockWidth(id ID) { v.in.SetID(1, id) }

// BlockHeight returns the id Block Height.
func (v Subgroup2DBlockLoadINTELInst) BlockHeight() ID { return v.in.ID(2) }

// SetBlockHeight sets the id Block Height.
func (v Subgroup2DBlockLoadINTELInst) SetBlockHeight(id ID) { v.in.SetID(2, id) }

// BlockCount returns the id Block Count.
func (v Subgroup2DBlockLoadINTELInst) BlockCount() ID { return v.in.ID(3) }

// SetBlockCount sets the id Block Count.
func (v Subgroup2DBlockLoadINTELInst) SetBlockCount(id ID) { v.in.SetID(3, id) }

// SrcBasePointer returns the id Src Base Pointer.
func (v Subgroup2DBlockLoadINTELInst) SrcBasePointer() ID { return v.in.ID(4) }

// SetSrcBasePointer sets the id Src Base Pointer.
func (v Subgroup2DBlockLoadINTELInst) SetSrcBasePointer(id ID) { v.in.SetID(4, id) }

// MemoryWidth returns the id Memory Width.
func (v Subgroup2DBlockLoadINTELInst) MemoryWidth() ID { return v.in.ID(5) }

// SetMemoryWidth sets the id Memory Width.
func (v Subgroup2DBlockLoadINTELInst) SetMemoryWidth(id ID) { v.in.SetID(5, id) }

// MemoryHeight returns the id Memory Height.
func (v Subgroup2DBlockLoadINTELInst) MemoryHeight() ID { return v.in.ID(6) }

// SetMemoryHeight sets the id Memory Height.
func (v Subgroup2DBlockLoadINTELInst) SetMemoryHeight(id ID) { v.in.SetID(6, id) }

// MemoryPitch returns the id Memory Pitch.
func (v Subgroup2DBlockLoadINTELInst) MemoryPitch() ID { return v.in.ID(7) }

// SetMemoryPitch sets the id Memory Pitch.
func (v Subgroup2DBlockLoadINTELInst) SetMemoryPitch(id ID) { v.in.SetID(7, id) }

// Coordinate returns the id Coordinate.
func (v Subgroup2DBlockLoadINTELInst) Coordinate() ID { return v.in.ID(8) }

// SetCoordinate sets the id Coordinate.
func (v Subgroup2DBlockLoadINTELInst) SetCoordinate(id ID) { v.in.SetID(8, id) }

// DstPointer returns the id Dst Pointer.
func (v Subgroup2DBlockLoadINTELInst) DstPointer() ID { return v.in.ID(9) }

// SetDstPointer sets the id Dst Pointer.
func (v Subgroup2DBlockLoadINTELInst) SetDstPointer(id ID) { v.in.SetID(9, id) }

// Subgroup2DBlockLoadTransformINTELInst is a view of an OpSubgroup2DBlockLoadTransformINTEL.
type Subgroup2DBlockLoadTransformINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v Subgroup2DBlockLoadTransformINTELInst) Inst() *Inst { return v.in }

// AsSubgroup2DBlockLoadTransformINTEL returns the view of in, which must be an OpSubgroup2DBlockLoadTransformINTEL.
func AsSubgroup2DBlockLoadTransformINTEL(in *Inst) Subgroup2DBlockLoadTransformINTELInst {
	return Subgroup2DBlockLoadTransformINTELInst{in}
}

// ElementSize returns the id Element Size.
func (v Subgroup2DBlockLoadTransformINTELInst) ElementSize() ID { return v.in.ID(0) }

// SetElementSize sets the id Element Size.
func (v Subgroup2DBlockLoadTransformINTELInst) SetElementSize(id ID) { v.in.SetID(0, id) }

// BlockWidth returns the id Block Width.
func (v Subgroup2DBlockLoadTransformINTELInst) BlockWidth() ID { return v.in.ID(1) }

// SetBlockWidth sets the id Block Width.
func (v Subgroup2DBlockLoadTransformINTELInst) SetBlockWidth(id ID) { v.in.SetID(1, id) }

// BlockHeight returns the id Block Height.
func (v Subgroup2DBlockLoadTransformINTELInst) BlockHeight() ID { return v.in.ID(2) }

// SetBlockHeight sets the id Block Height.
func (v Subgroup2DBlockLoadTransformINTELInst) SetBlockHeight(id ID) { v.in.SetID(2, id) }

// BlockCount returns the id Block Count.
func (v Subgroup2DBlockLoadTransformINTELInst) BlockCount() ID { return v.in.ID(3) }

// SetBlockCount sets the id Block Count.
func (v Subgroup2DBlockLoadTransformINTELInst) SetBlockCount(id ID) { v.in.SetID(3, id) }

// SrcBasePointer returns the id Src Base Pointer.
func (v Subgroup2DBlockLoadTransformINTELInst) SrcBasePointer() ID { return v.in.ID(4) }

// SetSrcBasePointer sets the id Src Base Pointer.
func (v Subgroup2DBlockLoadTransformINTELInst) SetSrcBasePointer(id ID) { v.in.SetID(4, id) }

// MemoryWidth returns the id Memory Width.
func (v Subgroup2DBlockLoadTransformINTELInst) MemoryWidth() ID { return v.in.ID(5) }

// SetMemoryWidth sets the id Memory Width.
func (v Subgroup2DBlockLoadTransformINTELInst) SetMemoryWidth(id ID) { v.in.SetID(5, id) }

// MemoryHeight returns the id Memory Height.
func (v Subgroup2DBlockLoadTransformINTELInst) MemoryHeight() ID { return v.in.ID(6) }

// SetMemoryHeight sets the id Memory Height.
func (v Subgroup2DBlockLoadTransformINTELInst) SetMemoryHeight(id ID) { v.in.SetID(6, id) }

// MemoryPitch returns the id Memory Pitch.
func (v Subgroup2DBlockLoadTransformINTELInst) MemoryPitch() ID { return v.in.ID(7) }

// SetMemoryPitch sets the id Memory Pitch.
func (v Subgroup2DBlockLoadTransformINTELInst) SetMemoryPitch(id ID) { v.in.SetID(7, id) }

// Coordinate returns the id Coordinate.
func (v Subgroup2DBlockLoadTransformINTELInst) Coordinate() ID { return v.in.ID(8) }

// SetCoordinate sets the id Coordinate.
func (v Subgroup2DBlockLoadTransformINTELInst) SetCoordinate(id ID) { v.in.SetID(8, id) }

// DstPointer returns the id Dst Pointer.
func (v Subgroup2DBlockLoadTransformINTELInst) DstPointer() ID { return v.in.ID(9) }

// SetDstPointer sets the id Dst Pointer.
func (v Subgroup2DBlockLoadTransformINTELInst) SetDstPointer(id ID) { v.in.SetID(9, id) }

// Subgroup2DBlockLoadTransposeINTELInst is a view of an OpSubgroup2DBlockLoadTransposeINTEL.
type Subgroup2DBlockLoadTransposeINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v Subgroup2DBlockLoadTransposeINTELInst) Inst() *Inst { return v.in }

// AsSubgroup2DBlockLoadTransposeINTEL returns the view of in, which must be an OpSubgroup2DBlockLoadTransposeINTEL.
func AsSubgroup2DBlockLoadTransposeINTEL(in *Inst) Subgroup2DBlockLoadTransposeINTELInst {
	return Subgroup2DBlockLoadTransposeINTELInst{in}
}

// ElementSize returns the id Element Size.
func (v Subgroup2DBlockLoadTransposeINTELInst) ElementSize() ID { return v.in.ID(0) }

// SetElementSize sets the id Element Size.
func (v Subgroup2DBlockLoadTransposeINTELInst) SetElementSize(id ID) { v.in.SetID(0, id) }

// BlockWidth returns the id Block Width.
func (v Subgroup2DBlockLoadTransposeINTELInst) BlockWidth() ID { return v.in.ID(1) }

// SetBlockWidth sets the id Block Width.
func (v Subgroup2DBlockLoadTransposeINTELInst) SetBlockWidth(id ID) { v.in.SetID(1, id) }

// BlockHeight returns the id Block Height.
func (v Subgroup2DBlockLoadTransposeINTELInst) BlockHeight() ID { return v.in.ID(2) }

// SetBlockHeight sets the id Block Height.
func (v Subgroup2DBlockLoadTransposeINTELInst) SetBlockHeight(id ID) { v.in.SetID(2, id) }

// BlockCount returns the id Block Count.
func (v Subgroup2DBlockLoadTransposeINTELInst) BlockCount() ID { return v.in.ID(3) }

// SetBlockCount sets the id Block Count.
func (v Subgroup2DBlockLoadTransposeINTELInst) SetBlockCount(id ID) { v.in.SetID(3, id) }

// SrcBasePointer returns the id Src Base Pointer.
func (v Subgroup2DBlockLoadTransposeINTELInst) SrcBasePointer() ID { return v.in.ID(4) }

// SetSrcBasePointer sets the id Src Base Pointer.
func (v Subgroup2DBlockLoadTransposeINTELInst) SetSrcBasePointer(id ID) { v.in.SetID(4, id) }

// MemoryWidth returns the id Memory Width.
func (v Subgroup2DBlockLoadTransposeINTELInst) MemoryWidth() ID { return v.in.ID(5) }

// SetMemoryWidth sets the id Memory Width.
func (v Subgroup2DBlockLoadTransposeINTELInst) SetMemoryWidth(id ID) { v.in.SetID(5, id) }

// MemoryHeight returns the id Memory Height.
func (v Subgroup2DBlockLoadTransposeINTELInst) MemoryHeight() ID { return v.in.ID(6) }

// SetMemoryHeight sets the id Memory Height.
func (v Subgroup2DBlockLoadTransposeINTELInst) SetMemoryHeight(id ID) { v.in.SetID(6, id) }

// MemoryPitch returns the id Memory Pitch.
func (v Subgroup2DBlockLoadTransposeINTELInst) MemoryPitch() ID { return v.in.ID(7) }

// SetMemoryPitch sets the id Memory Pitch.
func (v Subgroup2DBlockLoadTransposeINTELInst) SetMemoryPitch(id ID) { v.in.SetID(7, id) }

// Coordinate returns the id Coordinate.
func (v Subgroup2DBlockLoadTransposeINTELInst) Coordinate() ID { return v.in.ID(8) }

// SetCoordinate sets the id Coordinate.
func (v Subgroup2DBlockLoadTransposeINTELInst) SetCoordinate(id ID) { v.in.SetID(8, id) }

// DstPointer returns the id Dst Pointer.
func (v Subgroup2DBlockLoadTransposeINTELInst) DstPointer() ID { return v.in.ID(9) }

// SetDstPointer sets the id Dst Pointer.
func (v Subgroup2DBlockLoadTransposeINTELInst) SetDstPointer(id ID) { v.in.SetID(9, id) }

// Subgroup2DBlockPrefetchINTELInst is a view of an OpSubgroup2DBlockPrefetchINTEL.
type Subgroup2DBlockPrefetchINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v Subgroup2DBlockPrefetchINTELInst) Inst() *Inst { return v.in }

// AsSubgroup2DBlockPrefetchINTEL returns the view of in, which must be an OpSubgroup2DBlockPrefetchINTEL.
func AsSubgroup2DBlockPrefetchINTEL(in *Inst) Subgroup2DBlockPrefetchINTELInst {
	return Subgroup2DBlockPrefetchINTELInst{in}
}

// ElementSize returns the id Element Size.
func (v Subgroup2DBlockPrefetchINTELInst) ElementSize() ID { return v.in.ID(0) }

// SetElementSize sets the id Element Size.
func (v Subgroup2DBlockPrefetchINTELInst) SetElementSize(id ID) { v.in.SetID(0, id) }

// BlockWidth returns the id Block Width.
func (v Subgroup2DBlockPrefetchINTELInst) BlockWidth() ID { return v.in.ID(1) }

// SetBlockWidth sets the id Block Width.
func (v Subgroup2DBlockPrefetchINTELInst) SetBlockWidth(id ID) { v.in.SetID(1, id) }

// BlockHeight returns the id Block Height.
func (v Subgroup2DBlockPrefetchINTELInst) BlockHeight() ID { return v.in.ID(2) }

// SetBlockHeight sets the id Block Height.
func (v Subgroup2DBlockPrefetchINTELInst) SetBlockHeight(id ID) { v.in.SetID(2, id) }

// BlockCount returns the id Block Count.
func (v Subgroup2DBlockPrefetchINTELInst) BlockCount() ID { return v.in.ID(3) }

// SetBlockCount sets the id Block Count.
func (v Subgroup2DBlockPrefetchINTELInst) SetBlockCount(id ID) { v.in.SetID(3, id) }

// SrcBasePointer returns the id Src Base Pointer.
func (v Subgroup2DBlockPrefetchINTELInst) SrcBasePointer() ID { return v.in.ID(4) }

// SetSrcBasePointer sets the id Src Base Pointer.
func (v Subgroup2DBlockPrefetchINTELInst) SetSrcBasePointer(id ID) { v.in.SetID(4, id) }

// MemoryWidth returns the id Memory Width.
func (v Subgroup2DBlockPrefetchINTELInst) MemoryWidth() ID { return v.in.ID(5) }

// SetMemoryWidth sets the id Memory Width.
func (v Subgroup2DBlockPrefetchINTELInst) SetMemoryWidth(id ID) { v.in.SetID(5, id) }

// MemoryHeight returns the id Memory Height.
func (v Subgroup2DBlockPrefetchINTELInst) MemoryHeight() ID { return v.in.ID(6) }

// SetMemoryHeight sets the id Memory Height.
func (v Subgroup2DBlockPrefetchINTELInst) SetMemoryHeight(id ID) { v.in.SetID(6, id) }

// MemoryPitch returns the id Memory Pitch.
func (v Subgroup2DBlockPrefetchINTELInst) MemoryPitch() ID { return v.in.ID(7) }

// SetMemoryPitch sets the id Memory Pitch.
func (v Subgroup2DBlockPrefetchINTELInst) SetMemoryPitch(id ID) { v.in.SetID(7, id) }

// Coordinate returns the id Coordinate.
func (v Subgroup2DBlockPrefetchINTELInst) Coordinate() ID { return v.in.ID(8) }

// SetCoordinate sets the id Coordinate.
func (v Subgroup2DBlockPrefetchINTELInst) SetCoordinate(id ID) { v.in.SetID(8, id) }

// Subgroup2DBlockStoreINTELInst is a view of an OpSubgroup2DBlockStoreINTEL.
type Subgroup2DBlockStoreINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v Subgroup2DBlockStoreINTELInst) Inst() *Inst { return v.in }

// AsSubgroup2DBlockStoreINTEL returns the view of in, which must be an OpSubgroup2DBlockStoreINTEL.
func AsSubgroup2DBlockStoreINTEL(in *Inst) Subgroup2DBlockStoreINTELInst {
	return Subgroup2DBlockStoreINTELInst{in}
}

// ElementSize returns the id Element Size.
func (v Subgroup2DBlockStoreINTELInst) ElementSize() ID { return v.in.ID(0) }

// SetElementSize sets the id Element Size.
func (v Subgroup2DBlockStoreINTELInst) SetElementSize(id ID) { v.in.SetID(0, id) }

// BlockWidth returns the id Block Width.
func (v Subgroup2DBlockStoreINTELInst) BlockWidth() ID { return v.in.ID(1) }

// SetBlockWidth sets the id Block Width.
func (v Subgroup2DBlockStoreINTELInst) SetBlockWidth(id ID) { v.in.SetID(1, id) }

// BlockHeight returns the id Block Height.
func (v Subgroup2DBlockStoreINTELInst) BlockHeight() ID { return v.in.ID(2) }

// SetBlockHeight sets the id Block Height.
func (v Subgroup2DBlockStoreINTELInst) SetBlockHeight(id ID) { v.in.SetID(2, id) }

// BlockCount returns the id Block Count.
func (v Subgroup2DBlockStoreINTELInst) BlockCount() ID { return v.in.ID(3) }

// SetBlockCount sets the id Block Count.
func (v Subgroup2DBlockStoreINTELInst) SetBlockCount(id ID) { v.in.SetID(3, id) }

// SrcPointer returns the id Src Pointer.
func (v Subgroup2DBlockStoreINTELInst) SrcPointer() ID { return v.in.ID(4) }

// SetSrcPointer sets the id Src Pointer.
func (v Subgroup2DBlockStoreINTELInst) SetSrcPointer(id ID) { v.in.SetID(4, id) }

// DstBasePointer returns the id Dst Base Pointer.
func (v Subgroup2DBlockStoreINTELInst) DstBasePointer() ID { return v.in.ID(5) }

// SetDstBasePointer sets the id Dst Base Pointer.
func (v Subgroup2DBlockStoreINTELInst) SetDstBasePointer(id ID) { v.in.SetID(5, id) }

// MemoryWidth returns the id Memory Width.
func (v Subgroup2DBlockStoreINTELInst) MemoryWidth() ID { return v.in.ID(6) }

// SetMemoryWidth sets the id Memory Width.
func (v Subgroup2DBlockStoreINTELInst) SetMemoryWidth(id ID) { v.in.SetID(6, id) }

// MemoryHeight returns the id Memory Height.
func (v Subgroup2DBlockStoreINTELInst) MemoryHeight() ID { return v.in.ID(7) }

// SetMemoryHeight sets the id Memory Height.
func (v Subgroup2DBlockStoreINTELInst) SetMemoryHeight(id ID) { v.in.SetID(7, id) }

// MemoryPitch returns the id Memory Pitch.
func (v Subgroup2DBlockStoreINTELInst) MemoryPitch() ID { return v.in.ID(8) }

// SetMemoryPitch sets the id Memory Pitch.
func (v Subgroup2DBlockStoreINTELInst) SetMemoryPitch(id ID) { v.in.SetID(8, id) }

// Coordinate returns the id Coordinate.
func (v Subgroup2DBlockStoreINTELInst) Coordinate() ID { return v.in.ID(9) }

// SetCoordinate sets the id Coordinate.
func (v Subgroup2DBlockStoreINTELInst) SetCoordinate(id ID) { v.in.SetID(9, id) }

// SubgroupMatrixMultiplyAccumulateINTELInst is a view of an OpSubgroupMatrixMultiplyAccumulateINTEL.
type SubgroupMatrixMultiplyAccumulateINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SubgroupMatrixMultiplyAccumulateINTELInst) Inst() *Inst { return v.in }

// AsSubgroupMatrixMultiplyAccumulateINTEL returns the view of in, which must be an OpSubgroupMatrixMultiplyAccumulateINTEL.
func AsSubgroupMatrixMultiplyAccumulateINTEL(in *Inst) SubgroupMatrixMultiplyAccumulateINTELInst {
	return SubgroupMatrixMultiplyAccumulateINTELInst{in}
}

// KDim returns the id K Dim.
func (v SubgroupMatrixMultiplyAccumulateINTELInst) KDim() ID { return v.in.ID(0) }

// SetKDim sets the id K Dim.
func (v SubgroupMatrixMultiplyAccumulateINTELInst) SetKDim(id ID) { v.in.SetID(0, id) }

// MatrixA returns the id Matrix A.
func (v SubgroupMatrixMultiplyAccumulateINTELInst) MatrixA() ID { return v.in.ID(1) }

// SetMatrixA sets the id Matrix A.
func (v SubgroupMatrixMultiplyAccumulateINTELInst) SetMatrixA(id ID) { v.in.SetID(1, id) }

// MatrixB returns the id Matrix B.
func (v SubgroupMatrixMultiplyAccumulateINTELInst) MatrixB() ID { return v.in.ID(2) }

// SetMatrixB sets the id Matrix B.
func (v SubgroupMatrixMultiplyAccumulateINTELInst) SetMatrixB(id ID) { v.in.SetID(2, id) }

// MatrixC returns the id Matrix C.
func (v SubgroupMatrixMultiplyAccumulateINTELInst) MatrixC() ID { return v.in.ID(3) }

// SetMatrixC sets the id Matrix C.
func (v SubgroupMatrixMultiplyAccumulateINTELInst) SetMatrixC(id ID) { v.in.SetID(3, id) }

// MatrixMultiplyAccumulateOperands returns MatrixMultiplyAccumulateOperands, 0 where it is absent.
func (v SubgroupMatrixMultiplyAccumulateINTELInst) MatrixMultiplyAccumulateOperands() spirv.MatrixMultiplyAccumulateOperands {
	return spirv.MatrixMultiplyAccumulateOperands(v.in.optionalWord(4))
}

// BitwiseFunctionINTELInst is a view of an OpBitwiseFunctionINTEL.
type BitwiseFunctionINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v BitwiseFunctionINTELInst) Inst() *Inst { return v.in }

// AsBitwiseFunctionINTEL returns the view of in, which must be an OpBitwiseFunctionINTEL.
func AsBitwiseFunctionINTEL(in *Inst) BitwiseFunctionINTELInst { return BitwiseFunctionINTELInst{in} }

// A returns the id A.
func (v BitwiseFunctionINTELInst) A() ID { return v.in.ID(0) }

// SetA sets the id A.
func (v BitwiseFunctionINTELInst) SetA(id ID) { v.in.SetID(0, id) }

// B returns the id B.
func (v BitwiseFunctionINTELInst) B() ID { return v.in.ID(1) }

// SetB sets the id B.
func (v BitwiseFunctionINTELInst) SetB(id ID) { v.in.SetID(1, id) }

// C returns the id C.
func (v BitwiseFunctionINTELInst) C() ID { return v.in.ID(2) }

// SetC sets the id C.
func (v BitwiseFunctionINTELInst) SetC(id ID) { v.in.SetID(2, id) }

// LUTIndex returns the id LUTIndex.
func (v BitwiseFunctionINTELInst) LUTIndex() ID { return v.in.ID(3) }

// SetLUTIndex sets the id LUTIndex.
func (v BitwiseFunctionINTELInst) SetLUTIndex(id ID) { v.in.SetID(3, id) }

// UntypedVariableLengthArrayINTELInst is a view of an OpUntypedVariableLengthArrayINTEL.
type UntypedVariableLengthArrayINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v UntypedVariableLengthArrayINTELInst) Inst() *Inst { return v.in }

// AsUntypedVariableLengthArrayINTEL returns the view of in, which must be an OpUntypedVariableLengthArrayINTEL.
func AsUntypedVariableLengthArrayINTEL(in *Inst) UntypedVariableLengthArrayINTELInst {
	return UntypedVariableLengthArrayINTELInst{in}
}

// ElementType returns the id Element Type.
func (v UntypedVariableLengthArrayINTELInst) ElementType() ID { return v.in.ID(0) }

// SetElementType sets the id Element Type.
func (v UntypedVariableLengthArrayINTELInst) SetElementType(id ID) { v.in.SetID(0, id) }

// Length returns the id Length.
func (v UntypedVariableLengthArrayINTELInst) Length() ID { return v.in.ID(1) }

// SetLength sets the id Length.
func (v UntypedVariableLengthArrayINTELInst) SetLength(id ID) { v.in.SetID(1, id) }

// ConditionalExtensionINTELInst is a view of an OpConditionalExtensionINTEL.
type ConditionalExtensionINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v ConditionalExtensionINTELInst) Inst() *Inst { return v.in }

// AsConditionalExtensionINTEL returns the view of in, which must be an OpConditionalExtensionINTEL.
func AsConditionalExtensionINTEL(in *Inst) ConditionalExtensionINTELInst {
	return ConditionalExtensionINTELInst{in}
}

// Condition returns the id Condition.
func (v ConditionalExtensionINTELInst) Condition() ID { return v.in.ID(0) }

// SetCondition sets the id Condition.
func (v ConditionalExtensionINTELInst) SetCondition(id ID) { v.in.SetID(0, id) }

// Name returns the string Name.
func (v ConditionalExtensionINTELInst) Name() string { return v.in.stringAt(1) }

// ConditionalEntryPointINTELInst is a view of an OpConditionalEntryPointINTEL.
type ConditionalEntryPointINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v ConditionalEntryPointINTELInst) Inst() *Inst { return v.in }

// AsConditionalEntryPointINTEL returns the view of in, which must be an OpConditionalEntryPointINTEL.
func AsConditionalEntryPointINTEL(in *Inst) ConditionalEntryPointINTELInst {
	return ConditionalEntryPointINTELInst{in}
}

// Condition returns the id Condition.
func (v ConditionalEntryPointINTELInst) Condition() ID { return v.in.ID(0) }

// SetCondition sets the id Condition.
func (v ConditionalEntryPointINTELInst) SetCondition(id ID) { v.in.SetID(0, id) }

// ExecutionModel returns ExecutionModel.
func (v ConditionalEntryPointINTELInst) ExecutionModel() spirv.ExecutionModel {
	return spirv.ExecutionModel(v.in.Word(1))
}

// EntryPoint returns the id Entry Point.
func (v ConditionalEntryPointINTELInst) EntryPoint() ID { return v.in.ID(2) }

// SetEntryPoint sets the id Entry Point.
func (v ConditionalEntryPointINTELInst) SetEntryPoint(id ID) { v.in.SetID(2, id) }

// Name returns the string Name.
func (v ConditionalEntryPointINTELInst) Name() string { return v.in.stringAt(3) }

// ConditionalCapabilityINTELInst is a view of an OpConditionalCapabilityINTEL.
type ConditionalCapabilityINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v ConditionalCapabilityINTELInst) Inst() *Inst { return v.in }

// AsConditionalCapabilityINTEL returns the view of in, which must be an OpConditionalCapabilityINTEL.
func AsConditionalCapabilityINTEL(in *Inst) ConditionalCapabilityINTELInst {
	return ConditionalCapabilityINTELInst{in}
}

// Condition returns the id Condition.
func (v ConditionalCapabilityINTELInst) Condition() ID { return v.in.ID(0) }

// SetCondition sets the id Condition.
func (v ConditionalCapabilityINTELInst) SetCondition(id ID) { v.in.SetID(0, id) }

// Capability returns Capability.
func (v ConditionalCapabilityINTELInst) Capability() spirv.Capability {
	return spirv.Capability(v.in.Word(1))
}

// SpecConstantTargetINTELInst is a view of an OpSpecConstantTargetINTEL.
type SpecConstantTargetINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SpecConstantTargetINTELInst) Inst() *Inst { return v.in }

// AsSpecConstantTargetINTEL returns the view of in, which must be an OpSpecConstantTargetINTEL.
func AsSpecConstantTargetINTEL(in *Inst) SpecConstantTargetINTELInst {
	return SpecConstantTargetINTELInst{in}
}

// Target returns the literal Target.
func (v SpecConstantTargetINTELInst) Target() uint32 { return v.in.Word(0) }

// Features returns the words of Features.
func (v SpecConstantTargetINTELInst) Features() []uint32 { return v.in.wordsFrom(1) }

// SpecConstantArchitectureINTELInst is a view of an OpSpecConstantArchitectureINTEL.
type SpecConstantArchitectureINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SpecConstantArchitectureINTELInst) Inst() *Inst { return v.in }

// AsSpecConstantArchitectureINTEL returns the view of in, which must be an OpSpecConstantArchitectureINTEL.
func AsSpecConstantArchitectureINTEL(in *Inst) SpecConstantArchitectureINTELInst {
	return SpecConstantArchitectureINTELInst{in}
}

// Category returns the literal Category.
func (v SpecConstantArchitectureINTELInst) Category() uint32 { return v.in.Word(0) }

// Family returns the literal Family.
func (v SpecConstantArchitectureINTELInst) Family() uint32 { return v.in.Word(1) }

// Opcode returns the literal Opcode.
func (v SpecConstantArchitectureINTELInst) Opcode() uint32 { return v.in.Word(2) }

// Architecture returns the literal Architecture.
func (v SpecConstantArchitectureINTELInst) Architecture() uint32 { return v.in.Word(3) }

// SpecConstantCapabilitiesINTELInst is a view of an OpSpecConstantCapabilitiesINTEL.
type SpecConstantCapabilitiesINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v SpecConstantCapabilitiesINTELInst) Inst() *Inst { return v.in }

// AsSpecConstantCapabilitiesINTEL returns the view of in, which must be an OpSpecConstantCapabilitiesINTEL.
func AsSpecConstantCapabilitiesINTEL(in *Inst) SpecConstantCapabilitiesINTELInst {
	return SpecConstantCapabilitiesINTELInst{in}
}

// Capabilities returns the words of Capabilities.
func (v SpecConstantCapabilitiesINTELInst) Capabilities() []uint32 { return v.in.wordsFrom(0) }

// ConditionalCopyObjectINTELInst is a view of an OpConditionalCopyObjectINTEL.
type ConditionalCopyObjectINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v ConditionalCopyObjectINTELInst) Inst() *Inst { return v.in }

// AsConditionalCopyObjectINTEL returns the view of in, which must be an OpConditionalCopyObjectINTEL.
func AsConditionalCopyObjectINTEL(in *Inst) ConditionalCopyObjectINTELInst {
	return ConditionalCopyObjectINTELInst{in}
}

// Condition0 returns operand Condition 0, Operand 0, + Condition 1, Operand 1, + ... and those after it.
func (v ConditionalCopyObjectINTELInst) Condition0() []ID { return v.in.idsFrom(0) }

// PredicatedLoadINTELInst is a view of an OpPredicatedLoadINTEL.
type PredicatedLoadINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v PredicatedLoadINTELInst) Inst() *Inst { return v.in }

// AsPredicatedLoadINTEL returns the view of in, which must be an OpPredicatedLoadINTEL.
func AsPredicatedLoadINTEL(in *Inst) PredicatedLoadINTELInst { return PredicatedLoadINTELInst{in} }

// Pointer returns the id Pointer.
func (v PredicatedLoadINTELInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v PredicatedLoadINTELInst) SetPointer(id ID) { v.in.SetID(0, id) }

// Predicate returns the id Predicate.
func (v PredicatedLoadINTELInst) Predicate() ID { return v.in.ID(1) }

// SetPredicate sets the id Predicate.
func (v PredicatedLoadINTELInst) SetPredicate(id ID) { v.in.SetID(1, id) }

// DefaultValue returns the id Default Value.
func (v PredicatedLoadINTELInst) DefaultValue() ID { return v.in.ID(2) }

// SetDefaultValue sets the id Default Value.
func (v PredicatedLoadINTELInst) SetDefaultValue(id ID) { v.in.SetID(2, id) }

// MemoryAccess returns MemoryAccess, 0 where it is absent.
func (v PredicatedLoadINTELInst) MemoryAccess() spirv.MemoryAccess {
	return spirv.MemoryAccess(v.in.optionalWord(3))
}

// PredicatedStoreINTELInst is a view of an OpPredicatedStoreINTEL.
type PredicatedStoreINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v PredicatedStoreINTELInst) Inst() *Inst { return v.in }

// AsPredicatedStoreINTEL returns the view of in, which must be an OpPredicatedStoreINTEL.
func AsPredicatedStoreINTEL(in *Inst) PredicatedStoreINTELInst { return PredicatedStoreINTELInst{in} }

// Pointer returns the id Pointer.
func (v PredicatedStoreINTELInst) Pointer() ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v PredicatedStoreINTELInst) SetPointer(id ID) { v.in.SetID(0, id) }

// Object returns the id Object.
func (v PredicatedStoreINTELInst) Object() ID { return v.in.ID(1) }

// SetObject sets the id Object.
func (v PredicatedStoreINTELInst) SetObject(id ID) { v.in.SetID(1, id) }

// Predicate returns the id Predicate.
func (v PredicatedStoreINTELInst) Predicate() ID { return v.in.ID(2) }

// SetPredicate sets the id Predicate.
func (v PredicatedStoreINTELInst) SetPredicate(id ID) { v.in.SetID(2, id) }

// MemoryAccess returns MemoryAccess, 0 where it is absent.
func (v PredicatedStoreINTELInst) MemoryAccess() spirv.MemoryAccess {
	return spirv.MemoryAccess(v.in.optionalWord(3))
}

// GroupIMulKHRInst is a view of an OpGroupIMulKHR.
type GroupIMulKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupIMulKHRInst) Inst() *Inst { return v.in }

// AsGroupIMulKHR returns the view of in, which must be an OpGroupIMulKHR.
func AsGroupIMulKHR(in *Inst) GroupIMulKHRInst { return GroupIMulKHRInst{in} }

// Execution returns the id Execution.
func (v GroupIMulKHRInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupIMulKHRInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupIMulKHRInst) Operation() spirv.GroupOperation { return spirv.GroupOperation(v.in.Word(1)) }

// X returns the id X.
func (v GroupIMulKHRInst) X() ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupIMulKHRInst) SetX(id ID) { v.in.SetID(2, id) }

// GroupFMulKHRInst is a view of an OpGroupFMulKHR.
type GroupFMulKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupFMulKHRInst) Inst() *Inst { return v.in }

// AsGroupFMulKHR returns the view of in, which must be an OpGroupFMulKHR.
func AsGroupFMulKHR(in *Inst) GroupFMulKHRInst { return GroupFMulKHRInst{in} }

// Execution returns the id Execution.
func (v GroupFMulKHRInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupFMulKHRInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupFMulKHRInst) Operation() spirv.GroupOperation { return spirv.GroupOperation(v.in.Word(1)) }

// X returns the id X.
func (v GroupFMulKHRInst) X() ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupFMulKHRInst) SetX(id ID) { v.in.SetID(2, id) }

// GroupBitwiseAndKHRInst is a view of an OpGroupBitwiseAndKHR.
type GroupBitwiseAndKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupBitwiseAndKHRInst) Inst() *Inst { return v.in }

// AsGroupBitwiseAndKHR returns the view of in, which must be an OpGroupBitwiseAndKHR.
func AsGroupBitwiseAndKHR(in *Inst) GroupBitwiseAndKHRInst { return GroupBitwiseAndKHRInst{in} }

// Execution returns the id Execution.
func (v GroupBitwiseAndKHRInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupBitwiseAndKHRInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupBitwiseAndKHRInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Word(1))
}

// X returns the id X.
func (v GroupBitwiseAndKHRInst) X() ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupBitwiseAndKHRInst) SetX(id ID) { v.in.SetID(2, id) }

// GroupBitwiseOrKHRInst is a view of an OpGroupBitwiseOrKHR.
type GroupBitwiseOrKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupBitwiseOrKHRInst) Inst() *Inst { return v.in }

// AsGroupBitwiseOrKHR returns the view of in, which must be an OpGroupBitwiseOrKHR.
func AsGroupBitwiseOrKHR(in *Inst) GroupBitwiseOrKHRInst { return GroupBitwiseOrKHRInst{in} }

// Execution returns the id Execution.
func (v GroupBitwiseOrKHRInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupBitwiseOrKHRInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupBitwiseOrKHRInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Word(1))
}

// X returns the id X.
func (v GroupBitwiseOrKHRInst) X() ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupBitwiseOrKHRInst) SetX(id ID) { v.in.SetID(2, id) }

// GroupBitwiseXorKHRInst is a view of an OpGroupBitwiseXorKHR.
type GroupBitwiseXorKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupBitwiseXorKHRInst) Inst() *Inst { return v.in }

// AsGroupBitwiseXorKHR returns the view of in, which must be an OpGroupBitwiseXorKHR.
func AsGroupBitwiseXorKHR(in *Inst) GroupBitwiseXorKHRInst { return GroupBitwiseXorKHRInst{in} }

// Execution returns the id Execution.
func (v GroupBitwiseXorKHRInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupBitwiseXorKHRInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupBitwiseXorKHRInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Word(1))
}

// X returns the id X.
func (v GroupBitwiseXorKHRInst) X() ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupBitwiseXorKHRInst) SetX(id ID) { v.in.SetID(2, id) }

// GroupLogicalAndKHRInst is a view of an OpGroupLogicalAndKHR.
type GroupLogicalAndKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupLogicalAndKHRInst) Inst() *Inst { return v.in }

// AsGroupLogicalAndKHR returns the view of in, which must be an OpGroupLogicalAndKHR.
func AsGroupLogicalAndKHR(in *Inst) GroupLogicalAndKHRInst { return GroupLogicalAndKHRInst{in} }

// Execution returns the id Execution.
func (v GroupLogicalAndKHRInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupLogicalAndKHRInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupLogicalAndKHRInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Word(1))
}

// X returns the id X.
func (v GroupLogicalAndKHRInst) X() ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupLogicalAndKHRInst) SetX(id ID) { v.in.SetID(2, id) }

// GroupLogicalOrKHRInst is a view of an OpGroupLogicalOrKHR.
type GroupLogicalOrKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupLogicalOrKHRInst) Inst() *Inst { return v.in }

// AsGroupLogicalOrKHR returns the view of in, which must be an OpGroupLogicalOrKHR.
func AsGroupLogicalOrKHR(in *Inst) GroupLogicalOrKHRInst { return GroupLogicalOrKHRInst{in} }

// Execution returns the id Execution.
func (v GroupLogicalOrKHRInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupLogicalOrKHRInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupLogicalOrKHRInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Word(1))
}

// X returns the id X.
func (v GroupLogicalOrKHRInst) X() ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupLogicalOrKHRInst) SetX(id ID) { v.in.SetID(2, id) }

// GroupLogicalXorKHRInst is a view of an OpGroupLogicalXorKHR.
type GroupLogicalXorKHRInst struct{ in *Inst }

// Inst returns the instruction.
func (v GroupLogicalXorKHRInst) Inst() *Inst { return v.in }

// AsGroupLogicalXorKHR returns the view of in, which must be an OpGroupLogicalXorKHR.
func AsGroupLogicalXorKHR(in *Inst) GroupLogicalXorKHRInst { return GroupLogicalXorKHRInst{in} }

// Execution returns the id Execution.
func (v GroupLogicalXorKHRInst) Execution() ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupLogicalXorKHRInst) SetExecution(id ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupLogicalXorKHRInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Word(1))
}

// X returns the id X.
func (v GroupLogicalXorKHRInst) X() ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupLogicalXorKHRInst) SetX(id ID) { v.in.SetID(2, id) }

// RoundFToTF32INTELInst is a view of an OpRoundFToTF32INTEL.
type RoundFToTF32INTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v RoundFToTF32INTELInst) Inst() *Inst { return v.in }

// AsRoundFToTF32INTEL returns the view of in, which must be an OpRoundFToTF32INTEL.
func AsRoundFToTF32INTEL(in *Inst) RoundFToTF32INTELInst { return RoundFToTF32INTELInst{in} }

// FloatValue returns the id Float Value.
func (v RoundFToTF32INTELInst) FloatValue() ID { return v.in.ID(0) }

// SetFloatValue sets the id Float Value.
func (v RoundFToTF32INTELInst) SetFloatValue(id ID) { v.in.SetID(0, id) }

// MaskedGatherINTELInst is a view of an OpMaskedGatherINTEL.
type MaskedGatherINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v MaskedGatherINTELInst) Inst() *Inst { return v.in }

// AsMaskedGatherINTEL returns the view of in, which must be an OpMaskedGatherINTEL.
func AsMaskedGatherINTEL(in *Inst) MaskedGatherINTELInst { return MaskedGatherINTELInst{in} }

// PtrVector returns the id PtrVector.
func (v MaskedGatherINTELInst) PtrVector() ID { return v.in.ID(0) }

// SetPtrVector sets the id PtrVector.
func (v MaskedGatherINTELInst) SetPtrVector(id ID) { v.in.SetID(0, id) }

// Alignment returns the literal Alignment.
func (v MaskedGatherINTELInst) Alignment() uint32 { return v.in.Word(1) }

// Mask returns the id Mask.
func (v MaskedGatherINTELInst) Mask() ID { return v.in.ID(2) }

// SetMask sets the id Mask.
func (v MaskedGatherINTELInst) SetMask(id ID) { v.in.SetID(2, id) }

// FillEmpty returns the id FillEmpty.
func (v MaskedGatherINTELInst) FillEmpty() ID { return v.in.ID(3) }

// SetFillEmpty sets the id FillEmpty.
func (v MaskedGatherINTELInst) SetFillEmpty(id ID) { v.in.SetID(3, id) }

// MaskedScatterINTELInst is a view of an OpMaskedScatterINTEL.
type MaskedScatterINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v MaskedScatterINTELInst) Inst() *Inst { return v.in }

// AsMaskedScatterINTEL returns the view of in, which must be an OpMaskedScatterINTEL.
func AsMaskedScatterINTEL(in *Inst) MaskedScatterINTELInst { return MaskedScatterINTELInst{in} }

// InputVector returns the id InputVector.
func (v MaskedScatterINTELInst) InputVector() ID { return v.in.ID(0) }

// SetInputVector sets the id InputVector.
func (v MaskedScatterINTELInst) SetInputVector(id ID) { v.in.SetID(0, id) }

// PtrVector returns the id PtrVector.
func (v MaskedScatterINTELInst) PtrVector() ID { return v.in.ID(1) }

// SetPtrVector sets the id PtrVector.
func (v MaskedScatterINTELInst) SetPtrVector(id ID) { v.in.SetID(1, id) }

// Alignment returns the literal Alignment.
func (v MaskedScatterINTELInst) Alignment() uint32 { return v.in.Word(2) }

// Mask returns the id Mask.
func (v MaskedScatterINTELInst) Mask() ID { return v.in.ID(3) }

// SetMask sets the id Mask.
func (v MaskedScatterINTELInst) SetMask(id ID) { v.in.SetID(3, id) }

// ConvertHandleToImageINTELInst is a view of an OpConvertHandleToImageINTEL.
type ConvertHandleToImageINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v ConvertHandleToImageINTELInst) Inst() *Inst { return v.in }

// AsConvertHandleToImageINTEL returns the view of in, which must be an OpConvertHandleToImageINTEL.
func AsConvertHandleToImageINTEL(in *Inst) ConvertHandleToImageINTELInst {
	return ConvertHandleToImageINTELInst{in}
}

// Operand returns the id Operand.
func (v ConvertHandleToImageINTELInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand.
func (v ConvertHandleToImageINTELInst) SetOperand(id ID) { v.in.SetID(0, id) }

// ConvertHandleToSamplerINTELInst is a view of an OpConvertHandleToSamplerINTEL.
type ConvertHandleToSamplerINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v ConvertHandleToSamplerINTELInst) Inst() *Inst { return v.in }

// AsConvertHandleToSamplerINTEL returns the view of in, which must be an OpConvertHandleToSamplerINTEL.
func AsConvertHandleToSamplerINTEL(in *Inst) ConvertHandleToSamplerINTELInst {
	return ConvertHandleToSamplerINTELInst{in}
}

// Operand returns the id Operand.
func (v ConvertHandleToSamplerINTELInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand.
func (v ConvertHandleToSamplerINTELInst) SetOperand(id ID) { v.in.SetID(0, id) }

// ConvertHandleToSampledImageINTELInst is a view of an OpConvertHandleToSampledImageINTEL.
type ConvertHandleToSampledImageINTELInst struct{ in *Inst }

// Inst returns the instruction.
func (v ConvertHandleToSampledImageINTELInst) Inst() *Inst { return v.in }

// AsConvertHandleToSampledImageINTEL returns the view of in, which must be an OpConvertHandleToSampledImageINTEL.
func AsConvertHandleToSampledImageINTEL(in *Inst) ConvertHandleToSampledImageINTELInst {
	return ConvertHandleToSampledImageINTELInst{in}
}

// Operand returns the id Operand.
func (v ConvertHandleToSampledImageINTELInst) Operand() ID { return v.in.ID(0) }

// SetOperand sets the id Operand.
func (v ConvertHandleToSampledImageINTELInst) SetOperand(id ID) { v.in.SetID(0, id) }

// FDot2MixAcc32VALVEInst is a view of an OpFDot2MixAcc32VALVE.
type FDot2MixAcc32VALVEInst struct{ in *Inst }

// Inst returns the instruction.
func (v FDot2MixAcc32VALVEInst) Inst() *Inst { return v.in }

// AsFDot2MixAcc32VALVE returns the view of in, which must be an OpFDot2MixAcc32VALVE.
func AsFDot2MixAcc32VALVE(in *Inst) FDot2MixAcc32VALVEInst { return FDot2MixAcc32VALVEInst{in} }

// Vector returns the id Vector 1.
func (v FDot2MixAcc32VALVEInst) Vector() ID { return v.in.ID(0) }

// SetVector sets the id Vector 1.
func (v FDot2MixAcc32VALVEInst) SetVector(id ID) { v.in.SetID(0, id) }

// Vector2 returns the id Vector 2.
func (v FDot2MixAcc32VALVEInst) Vector2() ID { return v.in.ID(1) }

// SetVector2 sets the id Vector 2.
func (v FDot2MixAcc32VALVEInst) SetVector2(id ID) { v.in.SetID(1, id) }

// Accumulator returns the id Accumulator.
func (v FDot2MixAcc32VALVEInst) Accumulator() ID { return v.in.ID(2) }

// SetAccumulator sets the id Accumulator.
func (v FDot2MixAcc32VALVEInst) SetAccumulator(id ID) { v.in.SetID(2, id) }

// FDot2MixAcc16VALVEInst is a view of an OpFDot2MixAcc16VALVE.
type FDot2MixAcc16VALVEInst struct{ in *Inst }

// Inst returns the instruction.
func (v FDot2MixAcc16VALVEInst) Inst() *Inst { return v.in }

// AsFDot2MixAcc16VALVE returns the view of in, which must be an OpFDot2MixAcc16VALVE.
func AsFDot2MixAcc16VALVE(in *Inst) FDot2MixAcc16VALVEInst { return FDot2MixAcc16VALVEInst{in} }

// Vector returns the id Vector 1.
func (v FDot2MixAcc16VALVEInst) Vector() ID { return v.in.ID(0) }

// SetVector sets the id Vector 1.
func (v FDot2MixAcc16VALVEInst) SetVector(id ID) { v.in.SetID(0, id) }

// Vector2 returns the id Vector 2.
func (v FDot2MixAcc16VALVEInst) Vector2() ID { return v.in.ID(1) }

// SetVector2 sets the id Vector 2.
func (v FDot2MixAcc16VALVEInst) SetVector2(id ID) { v.in.SetID(1, id) }

// Accumulator returns the id Accumulator.
func (v FDot2MixAcc16VALVEInst) Accumulator() ID { return v.in.ID(2) }

// SetAccumulator sets the id Accumulator.
func (v FDot2MixAcc16VALVEInst) SetAccumulator(id ID) { v.in.SetID(2, id) }

// FDot4MixAcc32VALVEInst is a view of an OpFDot4MixAcc32VALVE.
type FDot4MixAcc32VALVEInst struct{ in *Inst }

// Inst returns the instruction.
func (v FDot4MixAcc32VALVEInst) Inst() *Inst { return v.in }

// AsFDot4MixAcc32VALVE returns the view of in, which must be an OpFDot4MixAcc32VALVE.
func AsFDot4MixAcc32VALVE(in *Inst) FDot4MixAcc32VALVEInst { return FDot4MixAcc32VALVEInst{in} }

// Vector returns the id Vector 1.
func (v FDot4MixAcc32VALVEInst) Vector() ID { return v.in.ID(0) }

// SetVector sets the id Vector 1.
func (v FDot4MixAcc32VALVEInst) SetVector(id ID) { v.in.SetID(0, id) }

// Vector2 returns the id Vector 2.
func (v FDot4MixAcc32VALVEInst) Vector2() ID { return v.in.ID(1) }

// SetVector2 sets the id Vector 2.
func (v FDot4MixAcc32VALVEInst) SetVector2(id ID) { v.in.SetID(1, id) }

// Accumulator returns the id Accumulator.
func (v FDot4MixAcc32VALVEInst) Accumulator() ID { return v.in.ID(2) }

// SetAccumulator sets the id Accumulator.
func (v FDot4MixAcc32VALVEInst) SetAccumulator(id ID) { v.in.SetID(2, id) }
