// Code generated from the Khronos SPIR-V grammar 1.6 revision 7 by internal/gen. DO NOT EDIT.

package view

import (
	"hone/ir"
	"hone/spirv"
)

// NopInst is a view of an OpNop.
type NopInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v NopInst) Inst() *ir.Inst { return v.in }

// Nop returns the view of in, which must be an OpNop.
func Nop(in *ir.Inst) NopInst { return NopInst{in} }

// UndefInst is a view of an OpUndef.
type UndefInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v UndefInst) Inst() *ir.Inst { return v.in }

// Undef returns the view of in, which must be an OpUndef.
func Undef(in *ir.Inst) UndefInst { return UndefInst{in} }

// SourceContinuedInst is a view of an OpSourceContinued.
type SourceContinuedInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SourceContinuedInst) Inst() *ir.Inst { return v.in }

// SourceContinued returns the view of in, which must be an OpSourceContinued.
func SourceContinued(in *ir.Inst) SourceContinuedInst { return SourceContinuedInst{in} }

// ContinuedSource returns the string Continued Source.
func (v SourceContinuedInst) ContinuedSource() string { return stringAt(v.in, 0) }

// SourceInst is a view of an OpSource.
type SourceInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SourceInst) Inst() *ir.Inst { return v.in }

// Source returns the view of in, which must be an OpSource.
func Source(in *ir.Inst) SourceInst { return SourceInst{in} }

// SourceLanguage returns SourceLanguage.
func (v SourceInst) SourceLanguage() spirv.SourceLanguage {
	return spirv.SourceLanguage(v.in.Literal(0))
}

// Version returns the literal Version.
func (v SourceInst) Version() uint32 { return v.in.Literal(1) }

// File returns the id File, 0 where it is absent.
func (v SourceInst) File() ir.ID { return optionalID(v.in, 2) }

// SourceExtensionInst is a view of an OpSourceExtension.
type SourceExtensionInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SourceExtensionInst) Inst() *ir.Inst { return v.in }

// SourceExtension returns the view of in, which must be an OpSourceExtension.
func SourceExtension(in *ir.Inst) SourceExtensionInst { return SourceExtensionInst{in} }

// Extension returns the string Extension.
func (v SourceExtensionInst) Extension() string { return stringAt(v.in, 0) }

// NameInst is a view of an OpName.
type NameInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v NameInst) Inst() *ir.Inst { return v.in }

// Name returns the view of in, which must be an OpName.
func Name(in *ir.Inst) NameInst { return NameInst{in} }

// Target returns the id Target.
func (v NameInst) Target() ir.ID { return v.in.ID(0) }

// SetTarget sets the id Target.
func (v NameInst) SetTarget(id ir.ID) { v.in.SetID(0, id) }

// Name returns the string Name.
func (v NameInst) Name() string { return stringAt(v.in, 1) }

// MemberNameInst is a view of an OpMemberName.
type MemberNameInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v MemberNameInst) Inst() *ir.Inst { return v.in }

// MemberName returns the view of in, which must be an OpMemberName.
func MemberName(in *ir.Inst) MemberNameInst { return MemberNameInst{in} }

// Type returns the id Type.
func (v MemberNameInst) Type() ir.ID { return v.in.ID(0) }

// SetType sets the id Type.
func (v MemberNameInst) SetType(id ir.ID) { v.in.SetID(0, id) }

// Member returns the literal Member.
func (v MemberNameInst) Member() uint32 { return v.in.Literal(1) }

// Name returns the string Name.
func (v MemberNameInst) Name() string { return stringAt(v.in, 2) }

// StringInst is a view of an OpString.
type StringInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v StringInst) Inst() *ir.Inst { return v.in }

// String returns the view of in, which must be an OpString.
func String(in *ir.Inst) StringInst { return StringInst{in} }

// String returns the string String.
func (v StringInst) String() string { return stringAt(v.in, 0) }

// LineInst is a view of an OpLine.
type LineInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v LineInst) Inst() *ir.Inst { return v.in }

// Line returns the view of in, which must be an OpLine.
func Line(in *ir.Inst) LineInst { return LineInst{in} }

// File returns the id File.
func (v LineInst) File() ir.ID { return v.in.ID(0) }

// SetFile sets the id File.
func (v LineInst) SetFile(id ir.ID) { v.in.SetID(0, id) }

// Line returns the literal Line.
func (v LineInst) Line() uint32 { return v.in.Literal(1) }

// Column returns the literal Column.
func (v LineInst) Column() uint32 { return v.in.Literal(2) }

// ExtensionInst is a view of an OpExtension.
type ExtensionInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ExtensionInst) Inst() *ir.Inst { return v.in }

// Extension returns the view of in, which must be an OpExtension.
func Extension(in *ir.Inst) ExtensionInst { return ExtensionInst{in} }

// Name returns the string Name.
func (v ExtensionInst) Name() string { return stringAt(v.in, 0) }

// ExtInstImportInst is a view of an OpExtInstImport.
type ExtInstImportInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ExtInstImportInst) Inst() *ir.Inst { return v.in }

// ExtInstImport returns the view of in, which must be an OpExtInstImport.
func ExtInstImport(in *ir.Inst) ExtInstImportInst { return ExtInstImportInst{in} }

// Name returns the string Name.
func (v ExtInstImportInst) Name() string { return stringAt(v.in, 0) }

// ExtInstInst is a view of an OpExtInst.
type ExtInstInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ExtInstInst) Inst() *ir.Inst { return v.in }

// ExtInst returns the view of in, which must be an OpExtInst.
func ExtInst(in *ir.Inst) ExtInstInst { return ExtInstInst{in} }

// Set returns the id Set.
func (v ExtInstInst) Set() ir.ID { return v.in.ID(0) }

// SetSet sets the id Set.
func (v ExtInstInst) SetSet(id ir.ID) { v.in.SetID(0, id) }

// Instruction returns the literal Instruction.
func (v ExtInstInst) Instruction() uint32 { return v.in.Literal(1) }

// Operand returns operand Operand 1, Operand 2, ... and those after it.
func (v ExtInstInst) Operand() []ir.ID { return idsFrom(v.in, 2) }

// MemoryModelInst is a view of an OpMemoryModel.
type MemoryModelInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v MemoryModelInst) Inst() *ir.Inst { return v.in }

// MemoryModel returns the view of in, which must be an OpMemoryModel.
func MemoryModel(in *ir.Inst) MemoryModelInst { return MemoryModelInst{in} }

// AddressingModel returns AddressingModel.
func (v MemoryModelInst) AddressingModel() spirv.AddressingModel {
	return spirv.AddressingModel(v.in.Literal(0))
}

// MemoryModel returns MemoryModel.
func (v MemoryModelInst) MemoryModel() spirv.MemoryModel { return spirv.MemoryModel(v.in.Literal(1)) }

// EntryPointInst is a view of an OpEntryPoint.
type EntryPointInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v EntryPointInst) Inst() *ir.Inst { return v.in }

// EntryPoint returns the view of in, which must be an OpEntryPoint.
func EntryPoint(in *ir.Inst) EntryPointInst { return EntryPointInst{in} }

// ExecutionModel returns ExecutionModel.
func (v EntryPointInst) ExecutionModel() spirv.ExecutionModel {
	return spirv.ExecutionModel(v.in.Literal(0))
}

// EntryPoint returns the id Entry Point.
func (v EntryPointInst) EntryPoint() ir.ID { return v.in.ID(1) }

// SetEntryPoint sets the id Entry Point.
func (v EntryPointInst) SetEntryPoint(id ir.ID) { v.in.SetID(1, id) }

// Name returns the string Name.
func (v EntryPointInst) Name() string { return stringAt(v.in, 2) }

// ExecutionModeInst is a view of an OpExecutionMode.
type ExecutionModeInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ExecutionModeInst) Inst() *ir.Inst { return v.in }

// ExecutionMode returns the view of in, which must be an OpExecutionMode.
func ExecutionMode(in *ir.Inst) ExecutionModeInst { return ExecutionModeInst{in} }

// EntryPoint returns the id Entry Point.
func (v ExecutionModeInst) EntryPoint() ir.ID { return v.in.ID(0) }

// SetEntryPoint sets the id Entry Point.
func (v ExecutionModeInst) SetEntryPoint(id ir.ID) { v.in.SetID(0, id) }

// Mode returns Mode.
func (v ExecutionModeInst) Mode() spirv.ExecutionMode { return spirv.ExecutionMode(v.in.Literal(1)) }

// CapabilityInst is a view of an OpCapability.
type CapabilityInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CapabilityInst) Inst() *ir.Inst { return v.in }

// Capability returns the view of in, which must be an OpCapability.
func Capability(in *ir.Inst) CapabilityInst { return CapabilityInst{in} }

// Capability returns Capability.
func (v CapabilityInst) Capability() spirv.Capability { return spirv.Capability(v.in.Literal(0)) }

// TypeVoidInst is a view of an OpTypeVoid.
type TypeVoidInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeVoidInst) Inst() *ir.Inst { return v.in }

// TypeVoid returns the view of in, which must be an OpTypeVoid.
func TypeVoid(in *ir.Inst) TypeVoidInst { return TypeVoidInst{in} }

// TypeBoolInst is a view of an OpTypeBool.
type TypeBoolInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeBoolInst) Inst() *ir.Inst { return v.in }

// TypeBool returns the view of in, which must be an OpTypeBool.
func TypeBool(in *ir.Inst) TypeBoolInst { return TypeBoolInst{in} }

// TypeIntInst is a view of an OpTypeInt.
type TypeIntInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeIntInst) Inst() *ir.Inst { return v.in }

// TypeInt returns the view of in, which must be an OpTypeInt.
func TypeInt(in *ir.Inst) TypeIntInst { return TypeIntInst{in} }

// Width returns the literal Width.
func (v TypeIntInst) Width() uint32 { return v.in.Literal(0) }

// Signedness returns the literal Signedness.
func (v TypeIntInst) Signedness() uint32 { return v.in.Literal(1) }

// TypeFloatInst is a view of an OpTypeFloat.
type TypeFloatInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeFloatInst) Inst() *ir.Inst { return v.in }

// TypeFloat returns the view of in, which must be an OpTypeFloat.
func TypeFloat(in *ir.Inst) TypeFloatInst { return TypeFloatInst{in} }

// Width returns the literal Width.
func (v TypeFloatInst) Width() uint32 { return v.in.Literal(0) }

// FloatingPointEncoding returns Floating Point Encoding, 0 where it is absent.
func (v TypeFloatInst) FloatingPointEncoding() spirv.FPEncoding {
	return spirv.FPEncoding(optionalWord(v.in, 1))
}

// TypeVectorInst is a view of an OpTypeVector.
type TypeVectorInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeVectorInst) Inst() *ir.Inst { return v.in }

// TypeVector returns the view of in, which must be an OpTypeVector.
func TypeVector(in *ir.Inst) TypeVectorInst { return TypeVectorInst{in} }

// ComponentType returns the id Component Type.
func (v TypeVectorInst) ComponentType() ir.ID { return v.in.ID(0) }

// SetComponentType sets the id Component Type.
func (v TypeVectorInst) SetComponentType(id ir.ID) { v.in.SetID(0, id) }

// ComponentCount returns the literal Component Count.
func (v TypeVectorInst) ComponentCount() uint32 { return v.in.Literal(1) }

// TypeMatrixInst is a view of an OpTypeMatrix.
type TypeMatrixInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeMatrixInst) Inst() *ir.Inst { return v.in }

// TypeMatrix returns the view of in, which must be an OpTypeMatrix.
func TypeMatrix(in *ir.Inst) TypeMatrixInst { return TypeMatrixInst{in} }

// ColumnType returns the id Column Type.
func (v TypeMatrixInst) ColumnType() ir.ID { return v.in.ID(0) }

// SetColumnType sets the id Column Type.
func (v TypeMatrixInst) SetColumnType(id ir.ID) { v.in.SetID(0, id) }

// ColumnCount returns the literal Column Count.
func (v TypeMatrixInst) ColumnCount() uint32 { return v.in.Literal(1) }

// TypeImageInst is a view of an OpTypeImage.
type TypeImageInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeImageInst) Inst() *ir.Inst { return v.in }

// TypeImage returns the view of in, which must be an OpTypeImage.
func TypeImage(in *ir.Inst) TypeImageInst { return TypeImageInst{in} }

// SampledType returns the id Sampled Type.
func (v TypeImageInst) SampledType() ir.ID { return v.in.ID(0) }

// SetSampledType sets the id Sampled Type.
func (v TypeImageInst) SetSampledType(id ir.ID) { v.in.SetID(0, id) }

// Dim returns Dim.
func (v TypeImageInst) Dim() spirv.Dim { return spirv.Dim(v.in.Literal(1)) }

// Depth returns the literal Depth.
func (v TypeImageInst) Depth() uint32 { return v.in.Literal(2) }

// Arrayed returns the literal Arrayed.
func (v TypeImageInst) Arrayed() uint32 { return v.in.Literal(3) }

// MS returns the literal MS.
func (v TypeImageInst) MS() uint32 { return v.in.Literal(4) }

// Sampled returns the literal Sampled.
func (v TypeImageInst) Sampled() uint32 { return v.in.Literal(5) }

// ImageFormat returns ImageFormat.
func (v TypeImageInst) ImageFormat() spirv.ImageFormat { return spirv.ImageFormat(v.in.Literal(6)) }

// AccessQualifier returns AccessQualifier, 0 where it is absent.
func (v TypeImageInst) AccessQualifier() spirv.AccessQualifier {
	return spirv.AccessQualifier(optionalWord(v.in, 7))
}

// TypeSamplerInst is a view of an OpTypeSampler.
type TypeSamplerInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeSamplerInst) Inst() *ir.Inst { return v.in }

// TypeSampler returns the view of in, which must be an OpTypeSampler.
func TypeSampler(in *ir.Inst) TypeSamplerInst { return TypeSamplerInst{in} }

// TypeSampledImageInst is a view of an OpTypeSampledImage.
type TypeSampledImageInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeSampledImageInst) Inst() *ir.Inst { return v.in }

// TypeSampledImage returns the view of in, which must be an OpTypeSampledImage.
func TypeSampledImage(in *ir.Inst) TypeSampledImageInst { return TypeSampledImageInst{in} }

// ImageType returns the id Image Type.
func (v TypeSampledImageInst) ImageType() ir.ID { return v.in.ID(0) }

// SetImageType sets the id Image Type.
func (v TypeSampledImageInst) SetImageType(id ir.ID) { v.in.SetID(0, id) }

// TypeArrayInst is a view of an OpTypeArray.
type TypeArrayInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeArrayInst) Inst() *ir.Inst { return v.in }

// TypeArray returns the view of in, which must be an OpTypeArray.
func TypeArray(in *ir.Inst) TypeArrayInst { return TypeArrayInst{in} }

// ElementType returns the id Element Type.
func (v TypeArrayInst) ElementType() ir.ID { return v.in.ID(0) }

// SetElementType sets the id Element Type.
func (v TypeArrayInst) SetElementType(id ir.ID) { v.in.SetID(0, id) }

// Length returns the id Length.
func (v TypeArrayInst) Length() ir.ID { return v.in.ID(1) }

// SetLength sets the id Length.
func (v TypeArrayInst) SetLength(id ir.ID) { v.in.SetID(1, id) }

// TypeRuntimeArrayInst is a view of an OpTypeRuntimeArray.
type TypeRuntimeArrayInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeRuntimeArrayInst) Inst() *ir.Inst { return v.in }

// TypeRuntimeArray returns the view of in, which must be an OpTypeRuntimeArray.
func TypeRuntimeArray(in *ir.Inst) TypeRuntimeArrayInst { return TypeRuntimeArrayInst{in} }

// ElementType returns the id Element Type.
func (v TypeRuntimeArrayInst) ElementType() ir.ID { return v.in.ID(0) }

// SetElementType sets the id Element Type.
func (v TypeRuntimeArrayInst) SetElementType(id ir.ID) { v.in.SetID(0, id) }

// TypeStructInst is a view of an OpTypeStruct.
type TypeStructInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeStructInst) Inst() *ir.Inst { return v.in }

// TypeStruct returns the view of in, which must be an OpTypeStruct.
func TypeStruct(in *ir.Inst) TypeStructInst { return TypeStructInst{in} }

// Member returns operand Member 0 type, member 1 type, ... and those after it.
func (v TypeStructInst) Member() []ir.ID { return idsFrom(v.in, 0) }

// TypeOpaqueInst is a view of an OpTypeOpaque.
type TypeOpaqueInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeOpaqueInst) Inst() *ir.Inst { return v.in }

// TypeOpaque returns the view of in, which must be an OpTypeOpaque.
func TypeOpaque(in *ir.Inst) TypeOpaqueInst { return TypeOpaqueInst{in} }

// TheNameOfTheOpaqueType returns the string The name of the opaque type..
func (v TypeOpaqueInst) TheNameOfTheOpaqueType() string { return stringAt(v.in, 0) }

// TypePointerInst is a view of an OpTypePointer.
type TypePointerInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypePointerInst) Inst() *ir.Inst { return v.in }

// TypePointer returns the view of in, which must be an OpTypePointer.
func TypePointer(in *ir.Inst) TypePointerInst { return TypePointerInst{in} }

// StorageClass returns StorageClass.
func (v TypePointerInst) StorageClass() spirv.StorageClass {
	return spirv.StorageClass(v.in.Literal(0))
}

// Type returns the id Type.
func (v TypePointerInst) Type() ir.ID { return v.in.ID(1) }

// SetType sets the id Type.
func (v TypePointerInst) SetType(id ir.ID) { v.in.SetID(1, id) }

// TypeFunctionInst is a view of an OpTypeFunction.
type TypeFunctionInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeFunctionInst) Inst() *ir.Inst { return v.in }

// TypeFunction returns the view of in, which must be an OpTypeFunction.
func TypeFunction(in *ir.Inst) TypeFunctionInst { return TypeFunctionInst{in} }

// ReturnType returns the id Return Type.
func (v TypeFunctionInst) ReturnType() ir.ID { return v.in.ID(0) }

// SetReturnType sets the id Return Type.
func (v TypeFunctionInst) SetReturnType(id ir.ID) { v.in.SetID(0, id) }

// Parameter0Type returns operand Parameter 0 Type, Parameter 1 Type, ... and those after it.
func (v TypeFunctionInst) Parameter0Type() []ir.ID { return idsFrom(v.in, 1) }

// TypeEventInst is a view of an OpTypeEvent.
type TypeEventInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeEventInst) Inst() *ir.Inst { return v.in }

// TypeEvent returns the view of in, which must be an OpTypeEvent.
func TypeEvent(in *ir.Inst) TypeEventInst { return TypeEventInst{in} }

// TypeDeviceEventInst is a view of an OpTypeDeviceEvent.
type TypeDeviceEventInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeDeviceEventInst) Inst() *ir.Inst { return v.in }

// TypeDeviceEvent returns the view of in, which must be an OpTypeDeviceEvent.
func TypeDeviceEvent(in *ir.Inst) TypeDeviceEventInst { return TypeDeviceEventInst{in} }

// TypeReserveIdInst is a view of an OpTypeReserveId.
type TypeReserveIdInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeReserveIdInst) Inst() *ir.Inst { return v.in }

// TypeReserveId returns the view of in, which must be an OpTypeReserveId.
func TypeReserveId(in *ir.Inst) TypeReserveIdInst { return TypeReserveIdInst{in} }

// TypeQueueInst is a view of an OpTypeQueue.
type TypeQueueInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeQueueInst) Inst() *ir.Inst { return v.in }

// TypeQueue returns the view of in, which must be an OpTypeQueue.
func TypeQueue(in *ir.Inst) TypeQueueInst { return TypeQueueInst{in} }

// TypePipeInst is a view of an OpTypePipe.
type TypePipeInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypePipeInst) Inst() *ir.Inst { return v.in }

// TypePipe returns the view of in, which must be an OpTypePipe.
func TypePipe(in *ir.Inst) TypePipeInst { return TypePipeInst{in} }

// Qualifier returns Qualifier.
func (v TypePipeInst) Qualifier() spirv.AccessQualifier {
	return spirv.AccessQualifier(v.in.Literal(0))
}

// TypeForwardPointerInst is a view of an OpTypeForwardPointer.
type TypeForwardPointerInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeForwardPointerInst) Inst() *ir.Inst { return v.in }

// TypeForwardPointer returns the view of in, which must be an OpTypeForwardPointer.
func TypeForwardPointer(in *ir.Inst) TypeForwardPointerInst { return TypeForwardPointerInst{in} }

// PointerType returns the id Pointer Type.
func (v TypeForwardPointerInst) PointerType() ir.ID { return v.in.ID(0) }

// SetPointerType sets the id Pointer Type.
func (v TypeForwardPointerInst) SetPointerType(id ir.ID) { v.in.SetID(0, id) }

// StorageClass returns StorageClass.
func (v TypeForwardPointerInst) StorageClass() spirv.StorageClass {
	return spirv.StorageClass(v.in.Literal(1))
}

// ConstantTrueInst is a view of an OpConstantTrue.
type ConstantTrueInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ConstantTrueInst) Inst() *ir.Inst { return v.in }

// ConstantTrue returns the view of in, which must be an OpConstantTrue.
func ConstantTrue(in *ir.Inst) ConstantTrueInst { return ConstantTrueInst{in} }

// ConstantFalseInst is a view of an OpConstantFalse.
type ConstantFalseInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ConstantFalseInst) Inst() *ir.Inst { return v.in }

// ConstantFalse returns the view of in, which must be an OpConstantFalse.
func ConstantFalse(in *ir.Inst) ConstantFalseInst { return ConstantFalseInst{in} }

// ConstantInst is a view of an OpConstant.
type ConstantInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ConstantInst) Inst() *ir.Inst { return v.in }

// Constant returns the view of in, which must be an OpConstant.
func Constant(in *ir.Inst) ConstantInst { return ConstantInst{in} }

// Value returns the words of Value.
func (v ConstantInst) Value() []uint32 { return wordsFrom(v.in, 0) }

// ConstantCompositeInst is a view of an OpConstantComposite.
type ConstantCompositeInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ConstantCompositeInst) Inst() *ir.Inst { return v.in }

// ConstantComposite returns the view of in, which must be an OpConstantComposite.
func ConstantComposite(in *ir.Inst) ConstantCompositeInst { return ConstantCompositeInst{in} }

// Constituents returns operand Constituents and those after it.
func (v ConstantCompositeInst) Constituents() []ir.ID { return idsFrom(v.in, 0) }

// ConstantSamplerInst is a view of an OpConstantSampler.
type ConstantSamplerInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ConstantSamplerInst) Inst() *ir.Inst { return v.in }

// ConstantSampler returns the view of in, which must be an OpConstantSampler.
func ConstantSampler(in *ir.Inst) ConstantSamplerInst { return ConstantSamplerInst{in} }

// SamplerAddressingMode returns SamplerAddressingMode.
func (v ConstantSamplerInst) SamplerAddressingMode() spirv.SamplerAddressingMode {
	return spirv.SamplerAddressingMode(v.in.Literal(0))
}

// Param returns the literal Param.
func (v ConstantSamplerInst) Param() uint32 { return v.in.Literal(1) }

// SamplerFilterMode returns SamplerFilterMode.
func (v ConstantSamplerInst) SamplerFilterMode() spirv.SamplerFilterMode {
	return spirv.SamplerFilterMode(v.in.Literal(2))
}

// ConstantNullInst is a view of an OpConstantNull.
type ConstantNullInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ConstantNullInst) Inst() *ir.Inst { return v.in }

// ConstantNull returns the view of in, which must be an OpConstantNull.
func ConstantNull(in *ir.Inst) ConstantNullInst { return ConstantNullInst{in} }

// SpecConstantTrueInst is a view of an OpSpecConstantTrue.
type SpecConstantTrueInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SpecConstantTrueInst) Inst() *ir.Inst { return v.in }

// SpecConstantTrue returns the view of in, which must be an OpSpecConstantTrue.
func SpecConstantTrue(in *ir.Inst) SpecConstantTrueInst { return SpecConstantTrueInst{in} }

// SpecConstantFalseInst is a view of an OpSpecConstantFalse.
type SpecConstantFalseInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SpecConstantFalseInst) Inst() *ir.Inst { return v.in }

// SpecConstantFalse returns the view of in, which must be an OpSpecConstantFalse.
func SpecConstantFalse(in *ir.Inst) SpecConstantFalseInst { return SpecConstantFalseInst{in} }

// SpecConstantInst is a view of an OpSpecConstant.
type SpecConstantInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SpecConstantInst) Inst() *ir.Inst { return v.in }

// SpecConstant returns the view of in, which must be an OpSpecConstant.
func SpecConstant(in *ir.Inst) SpecConstantInst { return SpecConstantInst{in} }

// Value returns the words of Value.
func (v SpecConstantInst) Value() []uint32 { return wordsFrom(v.in, 0) }

// SpecConstantCompositeInst is a view of an OpSpecConstantComposite.
type SpecConstantCompositeInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SpecConstantCompositeInst) Inst() *ir.Inst { return v.in }

// SpecConstantComposite returns the view of in, which must be an OpSpecConstantComposite.
func SpecConstantComposite(in *ir.Inst) SpecConstantCompositeInst {
	return SpecConstantCompositeInst{in}
}

// Constituents returns operand Constituents and those after it.
func (v SpecConstantCompositeInst) Constituents() []ir.ID { return idsFrom(v.in, 0) }

// SpecConstantOpInst is a view of an OpSpecConstantOp.
type SpecConstantOpInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SpecConstantOpInst) Inst() *ir.Inst { return v.in }

// SpecConstantOp returns the view of in, which must be an OpSpecConstantOp.
func SpecConstantOp(in *ir.Inst) SpecConstantOpInst { return SpecConstantOpInst{in} }

// Opcode returns the literal Opcode.
func (v SpecConstantOpInst) Opcode() uint32 { return v.in.Literal(0) }

// FunctionInst is a view of an OpFunction.
type FunctionInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FunctionInst) Inst() *ir.Inst { return v.in }

// Function returns the view of in, which must be an OpFunction.
func Function(in *ir.Inst) FunctionInst { return FunctionInst{in} }

// FunctionControl returns FunctionControl.
func (v FunctionInst) FunctionControl() spirv.FunctionControl {
	return spirv.FunctionControl(v.in.Literal(0))
}

// FunctionType returns the id Function Type.
func (v FunctionInst) FunctionType() ir.ID { return v.in.ID(1) }

// SetFunctionType sets the id Function Type.
func (v FunctionInst) SetFunctionType(id ir.ID) { v.in.SetID(1, id) }

// FunctionParameterInst is a view of an OpFunctionParameter.
type FunctionParameterInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FunctionParameterInst) Inst() *ir.Inst { return v.in }

// FunctionParameter returns the view of in, which must be an OpFunctionParameter.
func FunctionParameter(in *ir.Inst) FunctionParameterInst { return FunctionParameterInst{in} }

// FunctionEndInst is a view of an OpFunctionEnd.
type FunctionEndInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FunctionEndInst) Inst() *ir.Inst { return v.in }

// FunctionEnd returns the view of in, which must be an OpFunctionEnd.
func FunctionEnd(in *ir.Inst) FunctionEndInst { return FunctionEndInst{in} }

// FunctionCallInst is a view of an OpFunctionCall.
type FunctionCallInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FunctionCallInst) Inst() *ir.Inst { return v.in }

// FunctionCall returns the view of in, which must be an OpFunctionCall.
func FunctionCall(in *ir.Inst) FunctionCallInst { return FunctionCallInst{in} }

// Function returns the id Function.
func (v FunctionCallInst) Function() ir.ID { return v.in.ID(0) }

// SetFunction sets the id Function.
func (v FunctionCallInst) SetFunction(id ir.ID) { v.in.SetID(0, id) }

// Argument0 returns operand Argument 0, Argument 1, ... and those after it.
func (v FunctionCallInst) Argument0() []ir.ID { return idsFrom(v.in, 1) }

// VariableInst is a view of an OpVariable.
type VariableInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v VariableInst) Inst() *ir.Inst { return v.in }

// Variable returns the view of in, which must be an OpVariable.
func Variable(in *ir.Inst) VariableInst { return VariableInst{in} }

// StorageClass returns StorageClass.
func (v VariableInst) StorageClass() spirv.StorageClass { return spirv.StorageClass(v.in.Literal(0)) }

// Initializer returns the id Initializer, 0 where it is absent.
func (v VariableInst) Initializer() ir.ID { return optionalID(v.in, 1) }

// ImageTexelPointerInst is a view of an OpImageTexelPointer.
type ImageTexelPointerInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageTexelPointerInst) Inst() *ir.Inst { return v.in }

// ImageTexelPointer returns the view of in, which must be an OpImageTexelPointer.
func ImageTexelPointer(in *ir.Inst) ImageTexelPointerInst { return ImageTexelPointerInst{in} }

// Image returns the id Image.
func (v ImageTexelPointerInst) Image() ir.ID { return v.in.ID(0) }

// SetImage sets the id Image.
func (v ImageTexelPointerInst) SetImage(id ir.ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageTexelPointerInst) Coordinate() ir.ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageTexelPointerInst) SetCoordinate(id ir.ID) { v.in.SetID(1, id) }

// Sample returns the id Sample.
func (v ImageTexelPointerInst) Sample() ir.ID { return v.in.ID(2) }

// SetSample sets the id Sample.
func (v ImageTexelPointerInst) SetSample(id ir.ID) { v.in.SetID(2, id) }

// LoadInst is a view of an OpLoad.
type LoadInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v LoadInst) Inst() *ir.Inst { return v.in }

// Load returns the view of in, which must be an OpLoad.
func Load(in *ir.Inst) LoadInst { return LoadInst{in} }

// Pointer returns the id Pointer.
func (v LoadInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v LoadInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// MemoryAccess returns MemoryAccess, 0 where it is absent.
func (v LoadInst) MemoryAccess() spirv.MemoryAccess { return spirv.MemoryAccess(optionalWord(v.in, 1)) }

// StoreInst is a view of an OpStore.
type StoreInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v StoreInst) Inst() *ir.Inst { return v.in }

// Store returns the view of in, which must be an OpStore.
func Store(in *ir.Inst) StoreInst { return StoreInst{in} }

// Pointer returns the id Pointer.
func (v StoreInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v StoreInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// Object returns the id Object.
func (v StoreInst) Object() ir.ID { return v.in.ID(1) }

// SetObject sets the id Object.
func (v StoreInst) SetObject(id ir.ID) { v.in.SetID(1, id) }

// MemoryAccess returns MemoryAccess, 0 where it is absent.
func (v StoreInst) MemoryAccess() spirv.MemoryAccess {
	return spirv.MemoryAccess(optionalWord(v.in, 2))
}

// CopyMemoryInst is a view of an OpCopyMemory.
type CopyMemoryInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CopyMemoryInst) Inst() *ir.Inst { return v.in }

// CopyMemory returns the view of in, which must be an OpCopyMemory.
func CopyMemory(in *ir.Inst) CopyMemoryInst { return CopyMemoryInst{in} }

// Target returns the id Target.
func (v CopyMemoryInst) Target() ir.ID { return v.in.ID(0) }

// SetTarget sets the id Target.
func (v CopyMemoryInst) SetTarget(id ir.ID) { v.in.SetID(0, id) }

// Source returns the id Source.
func (v CopyMemoryInst) Source() ir.ID { return v.in.ID(1) }

// SetSource sets the id Source.
func (v CopyMemoryInst) SetSource(id ir.ID) { v.in.SetID(1, id) }

// MemoryAccess returns MemoryAccess, 0 where it is absent.
func (v CopyMemoryInst) MemoryAccess() spirv.MemoryAccess {
	return spirv.MemoryAccess(optionalWord(v.in, 2))
}

// CopyMemorySizedInst is a view of an OpCopyMemorySized.
type CopyMemorySizedInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CopyMemorySizedInst) Inst() *ir.Inst { return v.in }

// CopyMemorySized returns the view of in, which must be an OpCopyMemorySized.
func CopyMemorySized(in *ir.Inst) CopyMemorySizedInst { return CopyMemorySizedInst{in} }

// Target returns the id Target.
func (v CopyMemorySizedInst) Target() ir.ID { return v.in.ID(0) }

// SetTarget sets the id Target.
func (v CopyMemorySizedInst) SetTarget(id ir.ID) { v.in.SetID(0, id) }

// Source returns the id Source.
func (v CopyMemorySizedInst) Source() ir.ID { return v.in.ID(1) }

// SetSource sets the id Source.
func (v CopyMemorySizedInst) SetSource(id ir.ID) { v.in.SetID(1, id) }

// Size returns the id Size.
func (v CopyMemorySizedInst) Size() ir.ID { return v.in.ID(2) }

// SetSize sets the id Size.
func (v CopyMemorySizedInst) SetSize(id ir.ID) { v.in.SetID(2, id) }

// MemoryAccess returns MemoryAccess, 0 where it is absent.
func (v CopyMemorySizedInst) MemoryAccess() spirv.MemoryAccess {
	return spirv.MemoryAccess(optionalWord(v.in, 3))
}

// AccessChainInst is a view of an OpAccessChain.
type AccessChainInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v AccessChainInst) Inst() *ir.Inst { return v.in }

// AccessChain returns the view of in, which must be an OpAccessChain.
func AccessChain(in *ir.Inst) AccessChainInst { return AccessChainInst{in} }

// Base returns the id Base.
func (v AccessChainInst) Base() ir.ID { return v.in.ID(0) }

// SetBase sets the id Base.
func (v AccessChainInst) SetBase(id ir.ID) { v.in.SetID(0, id) }

// Indexes returns operand Indexes and those after it.
func (v AccessChainInst) Indexes() []ir.ID { return idsFrom(v.in, 1) }

// InBoundsAccessChainInst is a view of an OpInBoundsAccessChain.
type InBoundsAccessChainInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v InBoundsAccessChainInst) Inst() *ir.Inst { return v.in }

// InBoundsAccessChain returns the view of in, which must be an OpInBoundsAccessChain.
func InBoundsAccessChain(in *ir.Inst) InBoundsAccessChainInst { return InBoundsAccessChainInst{in} }

// Base returns the id Base.
func (v InBoundsAccessChainInst) Base() ir.ID { return v.in.ID(0) }

// SetBase sets the id Base.
func (v InBoundsAccessChainInst) SetBase(id ir.ID) { v.in.SetID(0, id) }

// Indexes returns operand Indexes and those after it.
func (v InBoundsAccessChainInst) Indexes() []ir.ID { return idsFrom(v.in, 1) }

// PtrAccessChainInst is a view of an OpPtrAccessChain.
type PtrAccessChainInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v PtrAccessChainInst) Inst() *ir.Inst { return v.in }

// PtrAccessChain returns the view of in, which must be an OpPtrAccessChain.
func PtrAccessChain(in *ir.Inst) PtrAccessChainInst { return PtrAccessChainInst{in} }

// Base returns the id Base.
func (v PtrAccessChainInst) Base() ir.ID { return v.in.ID(0) }

// SetBase sets the id Base.
func (v PtrAccessChainInst) SetBase(id ir.ID) { v.in.SetID(0, id) }

// Element returns the id Element.
func (v PtrAccessChainInst) Element() ir.ID { return v.in.ID(1) }

// SetElement sets the id Element.
func (v PtrAccessChainInst) SetElement(id ir.ID) { v.in.SetID(1, id) }

// Indexes returns operand Indexes and those after it.
func (v PtrAccessChainInst) Indexes() []ir.ID { return idsFrom(v.in, 2) }

// ArrayLengthInst is a view of an OpArrayLength.
type ArrayLengthInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArrayLengthInst) Inst() *ir.Inst { return v.in }

// ArrayLength returns the view of in, which must be an OpArrayLength.
func ArrayLength(in *ir.Inst) ArrayLengthInst { return ArrayLengthInst{in} }

// Structure returns the id Structure.
func (v ArrayLengthInst) Structure() ir.ID { return v.in.ID(0) }

// SetStructure sets the id Structure.
func (v ArrayLengthInst) SetStructure(id ir.ID) { v.in.SetID(0, id) }

// ArrayMember returns the literal Array member.
func (v ArrayLengthInst) ArrayMember() uint32 { return v.in.Literal(1) }

// GenericPtrMemSemanticsInst is a view of an OpGenericPtrMemSemantics.
type GenericPtrMemSemanticsInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GenericPtrMemSemanticsInst) Inst() *ir.Inst { return v.in }

// GenericPtrMemSemantics returns the view of in, which must be an OpGenericPtrMemSemantics.
func GenericPtrMemSemantics(in *ir.Inst) GenericPtrMemSemanticsInst {
	return GenericPtrMemSemanticsInst{in}
}

// Pointer returns the id Pointer.
func (v GenericPtrMemSemanticsInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v GenericPtrMemSemanticsInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// InBoundsPtrAccessChainInst is a view of an OpInBoundsPtrAccessChain.
type InBoundsPtrAccessChainInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v InBoundsPtrAccessChainInst) Inst() *ir.Inst { return v.in }

// InBoundsPtrAccessChain returns the view of in, which must be an OpInBoundsPtrAccessChain.
func InBoundsPtrAccessChain(in *ir.Inst) InBoundsPtrAccessChainInst {
	return InBoundsPtrAccessChainInst{in}
}

// Base returns the id Base.
func (v InBoundsPtrAccessChainInst) Base() ir.ID { return v.in.ID(0) }

// SetBase sets the id Base.
func (v InBoundsPtrAccessChainInst) SetBase(id ir.ID) { v.in.SetID(0, id) }

// Element returns the id Element.
func (v InBoundsPtrAccessChainInst) Element() ir.ID { return v.in.ID(1) }

// SetElement sets the id Element.
func (v InBoundsPtrAccessChainInst) SetElement(id ir.ID) { v.in.SetID(1, id) }

// Indexes returns operand Indexes and those after it.
func (v InBoundsPtrAccessChainInst) Indexes() []ir.ID { return idsFrom(v.in, 2) }

// DecorateInst is a view of an OpDecorate.
type DecorateInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v DecorateInst) Inst() *ir.Inst { return v.in }

// Decorate returns the view of in, which must be an OpDecorate.
func Decorate(in *ir.Inst) DecorateInst { return DecorateInst{in} }

// Target returns the id Target.
func (v DecorateInst) Target() ir.ID { return v.in.ID(0) }

// SetTarget sets the id Target.
func (v DecorateInst) SetTarget(id ir.ID) { v.in.SetID(0, id) }

// Decoration returns Decoration.
func (v DecorateInst) Decoration() spirv.Decoration { return spirv.Decoration(v.in.Literal(1)) }

// MemberDecorateInst is a view of an OpMemberDecorate.
type MemberDecorateInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v MemberDecorateInst) Inst() *ir.Inst { return v.in }

// MemberDecorate returns the view of in, which must be an OpMemberDecorate.
func MemberDecorate(in *ir.Inst) MemberDecorateInst { return MemberDecorateInst{in} }

// StructureType returns the id Structure Type.
func (v MemberDecorateInst) StructureType() ir.ID { return v.in.ID(0) }

// SetStructureType sets the id Structure Type.
func (v MemberDecorateInst) SetStructureType(id ir.ID) { v.in.SetID(0, id) }

// Member returns the literal Member.
func (v MemberDecorateInst) Member() uint32 { return v.in.Literal(1) }

// Decoration returns Decoration.
func (v MemberDecorateInst) Decoration() spirv.Decoration { return spirv.Decoration(v.in.Literal(2)) }

// DecorationGroupInst is a view of an OpDecorationGroup.
type DecorationGroupInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v DecorationGroupInst) Inst() *ir.Inst { return v.in }

// DecorationGroup returns the view of in, which must be an OpDecorationGroup.
func DecorationGroup(in *ir.Inst) DecorationGroupInst { return DecorationGroupInst{in} }

// GroupDecorateInst is a view of an OpGroupDecorate.
type GroupDecorateInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupDecorateInst) Inst() *ir.Inst { return v.in }

// GroupDecorate returns the view of in, which must be an OpGroupDecorate.
func GroupDecorate(in *ir.Inst) GroupDecorateInst { return GroupDecorateInst{in} }

// DecorationGroup returns the id Decoration Group.
func (v GroupDecorateInst) DecorationGroup() ir.ID { return v.in.ID(0) }

// SetDecorationGroup sets the id Decoration Group.
func (v GroupDecorateInst) SetDecorationGroup(id ir.ID) { v.in.SetID(0, id) }

// Targets returns operand Targets and those after it.
func (v GroupDecorateInst) Targets() []ir.ID { return idsFrom(v.in, 1) }

// GroupMemberDecorateInst is a view of an OpGroupMemberDecorate.
type GroupMemberDecorateInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupMemberDecorateInst) Inst() *ir.Inst { return v.in }

// GroupMemberDecorate returns the view of in, which must be an OpGroupMemberDecorate.
func GroupMemberDecorate(in *ir.Inst) GroupMemberDecorateInst { return GroupMemberDecorateInst{in} }

// DecorationGroup returns the id Decoration Group.
func (v GroupMemberDecorateInst) DecorationGroup() ir.ID { return v.in.ID(0) }

// SetDecorationGroup sets the id Decoration Group.
func (v GroupMemberDecorateInst) SetDecorationGroup(id ir.ID) { v.in.SetID(0, id) }

// Targets returns the words of Targets.
func (v GroupMemberDecorateInst) Targets() []uint32 { return wordsFrom(v.in, 1) }

// VectorExtractDynamicInst is a view of an OpVectorExtractDynamic.
type VectorExtractDynamicInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v VectorExtractDynamicInst) Inst() *ir.Inst { return v.in }

// VectorExtractDynamic returns the view of in, which must be an OpVectorExtractDynamic.
func VectorExtractDynamic(in *ir.Inst) VectorExtractDynamicInst { return VectorExtractDynamicInst{in} }

// Vector returns the id Vector.
func (v VectorExtractDynamicInst) Vector() ir.ID { return v.in.ID(0) }

// SetVector sets the id Vector.
func (v VectorExtractDynamicInst) SetVector(id ir.ID) { v.in.SetID(0, id) }

// Index returns the id Index.
func (v VectorExtractDynamicInst) Index() ir.ID { return v.in.ID(1) }

// SetIndex sets the id Index.
func (v VectorExtractDynamicInst) SetIndex(id ir.ID) { v.in.SetID(1, id) }

// VectorInsertDynamicInst is a view of an OpVectorInsertDynamic.
type VectorInsertDynamicInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v VectorInsertDynamicInst) Inst() *ir.Inst { return v.in }

// VectorInsertDynamic returns the view of in, which must be an OpVectorInsertDynamic.
func VectorInsertDynamic(in *ir.Inst) VectorInsertDynamicInst { return VectorInsertDynamicInst{in} }

// Vector returns the id Vector.
func (v VectorInsertDynamicInst) Vector() ir.ID { return v.in.ID(0) }

// SetVector sets the id Vector.
func (v VectorInsertDynamicInst) SetVector(id ir.ID) { v.in.SetID(0, id) }

// Component returns the id Component.
func (v VectorInsertDynamicInst) Component() ir.ID { return v.in.ID(1) }

// SetComponent sets the id Component.
func (v VectorInsertDynamicInst) SetComponent(id ir.ID) { v.in.SetID(1, id) }

// Index returns the id Index.
func (v VectorInsertDynamicInst) Index() ir.ID { return v.in.ID(2) }

// SetIndex sets the id Index.
func (v VectorInsertDynamicInst) SetIndex(id ir.ID) { v.in.SetID(2, id) }

// VectorShuffleInst is a view of an OpVectorShuffle.
type VectorShuffleInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v VectorShuffleInst) Inst() *ir.Inst { return v.in }

// VectorShuffle returns the view of in, which must be an OpVectorShuffle.
func VectorShuffle(in *ir.Inst) VectorShuffleInst { return VectorShuffleInst{in} }

// Vector returns the id Vector 1.
func (v VectorShuffleInst) Vector() ir.ID { return v.in.ID(0) }

// SetVector sets the id Vector 1.
func (v VectorShuffleInst) SetVector(id ir.ID) { v.in.SetID(0, id) }

// Vector2 returns the id Vector 2.
func (v VectorShuffleInst) Vector2() ir.ID { return v.in.ID(1) }

// SetVector2 sets the id Vector 2.
func (v VectorShuffleInst) SetVector2(id ir.ID) { v.in.SetID(1, id) }

// Components returns the words of Components.
func (v VectorShuffleInst) Components() []uint32 { return wordsFrom(v.in, 2) }

// CompositeConstructInst is a view of an OpCompositeConstruct.
type CompositeConstructInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CompositeConstructInst) Inst() *ir.Inst { return v.in }

// CompositeConstruct returns the view of in, which must be an OpCompositeConstruct.
func CompositeConstruct(in *ir.Inst) CompositeConstructInst { return CompositeConstructInst{in} }

// Constituents returns operand Constituents and those after it.
func (v CompositeConstructInst) Constituents() []ir.ID { return idsFrom(v.in, 0) }

// CompositeExtractInst is a view of an OpCompositeExtract.
type CompositeExtractInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CompositeExtractInst) Inst() *ir.Inst { return v.in }

// CompositeExtract returns the view of in, which must be an OpCompositeExtract.
func CompositeExtract(in *ir.Inst) CompositeExtractInst { return CompositeExtractInst{in} }

// Composite returns the id Composite.
func (v CompositeExtractInst) Composite() ir.ID { return v.in.ID(0) }

// SetComposite sets the id Composite.
func (v CompositeExtractInst) SetComposite(id ir.ID) { v.in.SetID(0, id) }

// Indexes returns the words of Indexes.
func (v CompositeExtractInst) Indexes() []uint32 { return wordsFrom(v.in, 1) }

// CompositeInsertInst is a view of an OpCompositeInsert.
type CompositeInsertInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CompositeInsertInst) Inst() *ir.Inst { return v.in }

// CompositeInsert returns the view of in, which must be an OpCompositeInsert.
func CompositeInsert(in *ir.Inst) CompositeInsertInst { return CompositeInsertInst{in} }

// Object returns the id Object.
func (v CompositeInsertInst) Object() ir.ID { return v.in.ID(0) }

// SetObject sets the id Object.
func (v CompositeInsertInst) SetObject(id ir.ID) { v.in.SetID(0, id) }

// Composite returns the id Composite.
func (v CompositeInsertInst) Composite() ir.ID { return v.in.ID(1) }

// SetComposite sets the id Composite.
func (v CompositeInsertInst) SetComposite(id ir.ID) { v.in.SetID(1, id) }

// Indexes returns the words of Indexes.
func (v CompositeInsertInst) Indexes() []uint32 { return wordsFrom(v.in, 2) }

// CopyObjectInst is a view of an OpCopyObject.
type CopyObjectInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CopyObjectInst) Inst() *ir.Inst { return v.in }

// CopyObject returns the view of in, which must be an OpCopyObject.
func CopyObject(in *ir.Inst) CopyObjectInst { return CopyObjectInst{in} }

// Operand returns the id Operand.
func (v CopyObjectInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand.
func (v CopyObjectInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// TransposeInst is a view of an OpTranspose.
type TransposeInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TransposeInst) Inst() *ir.Inst { return v.in }

// Transpose returns the view of in, which must be an OpTranspose.
func Transpose(in *ir.Inst) TransposeInst { return TransposeInst{in} }

// Matrix returns the id Matrix.
func (v TransposeInst) Matrix() ir.ID { return v.in.ID(0) }

// SetMatrix sets the id Matrix.
func (v TransposeInst) SetMatrix(id ir.ID) { v.in.SetID(0, id) }

// SampledImageInst is a view of an OpSampledImage.
type SampledImageInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SampledImageInst) Inst() *ir.Inst { return v.in }

// SampledImage returns the view of in, which must be an OpSampledImage.
func SampledImage(in *ir.Inst) SampledImageInst { return SampledImageInst{in} }

// Image returns the id Image.
func (v SampledImageInst) Image() ir.ID { return v.in.ID(0) }

// SetImage sets the id Image.
func (v SampledImageInst) SetImage(id ir.ID) { v.in.SetID(0, id) }

// Sampler returns the id Sampler.
func (v SampledImageInst) Sampler() ir.ID { return v.in.ID(1) }

// SetSampler sets the id Sampler.
func (v SampledImageInst) SetSampler(id ir.ID) { v.in.SetID(1, id) }

// ImageSampleImplicitLodInst is a view of an OpImageSampleImplicitLod.
type ImageSampleImplicitLodInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageSampleImplicitLodInst) Inst() *ir.Inst { return v.in }

// ImageSampleImplicitLod returns the view of in, which must be an OpImageSampleImplicitLod.
func ImageSampleImplicitLod(in *ir.Inst) ImageSampleImplicitLodInst {
	return ImageSampleImplicitLodInst{in}
}

// SampledImage returns the id Sampled Image.
func (v ImageSampleImplicitLodInst) SampledImage() ir.ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageSampleImplicitLodInst) SetSampledImage(id ir.ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSampleImplicitLodInst) Coordinate() ir.ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSampleImplicitLodInst) SetCoordinate(id ir.ID) { v.in.SetID(1, id) }

// ImageOperands returns ImageOperands, 0 where it is absent.
func (v ImageSampleImplicitLodInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(optionalWord(v.in, 2))
}

// ImageSampleExplicitLodInst is a view of an OpImageSampleExplicitLod.
type ImageSampleExplicitLodInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageSampleExplicitLodInst) Inst() *ir.Inst { return v.in }

// ImageSampleExplicitLod returns the view of in, which must be an OpImageSampleExplicitLod.
func ImageSampleExplicitLod(in *ir.Inst) ImageSampleExplicitLodInst {
	return ImageSampleExplicitLodInst{in}
}

// SampledImage returns the id Sampled Image.
func (v ImageSampleExplicitLodInst) SampledImage() ir.ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageSampleExplicitLodInst) SetSampledImage(id ir.ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSampleExplicitLodInst) Coordinate() ir.ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSampleExplicitLodInst) SetCoordinate(id ir.ID) { v.in.SetID(1, id) }

// ImageOperands returns ImageOperands.
func (v ImageSampleExplicitLodInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(v.in.Literal(2))
}

// ImageSampleDrefImplicitLodInst is a view of an OpImageSampleDrefImplicitLod.
type ImageSampleDrefImplicitLodInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageSampleDrefImplicitLodInst) Inst() *ir.Inst { return v.in }

// ImageSampleDrefImplicitLod returns the view of in, which must be an OpImageSampleDrefImplicitLod.
func ImageSampleDrefImplicitLod(in *ir.Inst) ImageSampleDrefImplicitLodInst {
	return ImageSampleDrefImplicitLodInst{in}
}

// SampledImage returns the id Sampled Image.
func (v ImageSampleDrefImplicitLodInst) SampledImage() ir.ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageSampleDrefImplicitLodInst) SetSampledImage(id ir.ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSampleDrefImplicitLodInst) Coordinate() ir.ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSampleDrefImplicitLodInst) SetCoordinate(id ir.ID) { v.in.SetID(1, id) }

// DRef returns the id D~ref~.
func (v ImageSampleDrefImplicitLodInst) DRef() ir.ID { return v.in.ID(2) }

// SetDRef sets the id D~ref~.
func (v ImageSampleDrefImplicitLodInst) SetDRef(id ir.ID) { v.in.SetID(2, id) }

// ImageOperands returns ImageOperands, 0 where it is absent.
func (v ImageSampleDrefImplicitLodInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(optionalWord(v.in, 3))
}

// ImageSampleDrefExplicitLodInst is a view of an OpImageSampleDrefExplicitLod.
type ImageSampleDrefExplicitLodInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageSampleDrefExplicitLodInst) Inst() *ir.Inst { return v.in }

// ImageSampleDrefExplicitLod returns the view of in, which must be an OpImageSampleDrefExplicitLod.
func ImageSampleDrefExplicitLod(in *ir.Inst) ImageSampleDrefExplicitLodInst {
	return ImageSampleDrefExplicitLodInst{in}
}

// SampledImage returns the id Sampled Image.
func (v ImageSampleDrefExplicitLodInst) SampledImage() ir.ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageSampleDrefExplicitLodInst) SetSampledImage(id ir.ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSampleDrefExplicitLodInst) Coordinate() ir.ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSampleDrefExplicitLodInst) SetCoordinate(id ir.ID) { v.in.SetID(1, id) }

// DRef returns the id D~ref~.
func (v ImageSampleDrefExplicitLodInst) DRef() ir.ID { return v.in.ID(2) }

// SetDRef sets the id D~ref~.
func (v ImageSampleDrefExplicitLodInst) SetDRef(id ir.ID) { v.in.SetID(2, id) }

// ImageOperands returns ImageOperands.
func (v ImageSampleDrefExplicitLodInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(v.in.Literal(3))
}

// ImageSampleProjImplicitLodInst is a view of an OpImageSampleProjImplicitLod.
type ImageSampleProjImplicitLodInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageSampleProjImplicitLodInst) Inst() *ir.Inst { return v.in }

// ImageSampleProjImplicitLod returns the view of in, which must be an OpImageSampleProjImplicitLod.
func ImageSampleProjImplicitLod(in *ir.Inst) ImageSampleProjImplicitLodInst {
	return ImageSampleProjImplicitLodInst{in}
}

// SampledImage returns the id Sampled Image.
func (v ImageSampleProjImplicitLodInst) SampledImage() ir.ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageSampleProjImplicitLodInst) SetSampledImage(id ir.ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSampleProjImplicitLodInst) Coordinate() ir.ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSampleProjImplicitLodInst) SetCoordinate(id ir.ID) { v.in.SetID(1, id) }

// ImageOperands returns ImageOperands, 0 where it is absent.
func (v ImageSampleProjImplicitLodInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(optionalWord(v.in, 2))
}

// ImageSampleProjExplicitLodInst is a view of an OpImageSampleProjExplicitLod.
type ImageSampleProjExplicitLodInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageSampleProjExplicitLodInst) Inst() *ir.Inst { return v.in }

// ImageSampleProjExplicitLod returns the view of in, which must be an OpImageSampleProjExplicitLod.
func ImageSampleProjExplicitLod(in *ir.Inst) ImageSampleProjExplicitLodInst {
	return ImageSampleProjExplicitLodInst{in}
}

// SampledImage returns the id Sampled Image.
func (v ImageSampleProjExplicitLodInst) SampledImage() ir.ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageSampleProjExplicitLodInst) SetSampledImage(id ir.ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSampleProjExplicitLodInst) Coordinate() ir.ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSampleProjExplicitLodInst) SetCoordinate(id ir.ID) { v.in.SetID(1, id) }

// ImageOperands returns ImageOperands.
func (v ImageSampleProjExplicitLodInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(v.in.Literal(2))
}

// ImageSampleProjDrefImplicitLodInst is a view of an OpImageSampleProjDrefImplicitLod.
type ImageSampleProjDrefImplicitLodInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageSampleProjDrefImplicitLodInst) Inst() *ir.Inst { return v.in }

// ImageSampleProjDrefImplicitLod returns the view of in, which must be an OpImageSampleProjDrefImplicitLod.
func ImageSampleProjDrefImplicitLod(in *ir.Inst) ImageSampleProjDrefImplicitLodInst {
	return ImageSampleProjDrefImplicitLodInst{in}
}

// SampledImage returns the id Sampled Image.
func (v ImageSampleProjDrefImplicitLodInst) SampledImage() ir.ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageSampleProjDrefImplicitLodInst) SetSampledImage(id ir.ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSampleProjDrefImplicitLodInst) Coordinate() ir.ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSampleProjDrefImplicitLodInst) SetCoordinate(id ir.ID) { v.in.SetID(1, id) }

// DRef returns the id D~ref~.
func (v ImageSampleProjDrefImplicitLodInst) DRef() ir.ID { return v.in.ID(2) }

// SetDRef sets the id D~ref~.
func (v ImageSampleProjDrefImplicitLodInst) SetDRef(id ir.ID) { v.in.SetID(2, id) }

// ImageOperands returns ImageOperands, 0 where it is absent.
func (v ImageSampleProjDrefImplicitLodInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(optionalWord(v.in, 3))
}

// ImageSampleProjDrefExplicitLodInst is a view of an OpImageSampleProjDrefExplicitLod.
type ImageSampleProjDrefExplicitLodInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageSampleProjDrefExplicitLodInst) Inst() *ir.Inst { return v.in }

// ImageSampleProjDrefExplicitLod returns the view of in, which must be an OpImageSampleProjDrefExplicitLod.
func ImageSampleProjDrefExplicitLod(in *ir.Inst) ImageSampleProjDrefExplicitLodInst {
	return ImageSampleProjDrefExplicitLodInst{in}
}

// SampledImage returns the id Sampled Image.
func (v ImageSampleProjDrefExplicitLodInst) SampledImage() ir.ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageSampleProjDrefExplicitLodInst) SetSampledImage(id ir.ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSampleProjDrefExplicitLodInst) Coordinate() ir.ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSampleProjDrefExplicitLodInst) SetCoordinate(id ir.ID) { v.in.SetID(1, id) }

// DRef returns the id D~ref~.
func (v ImageSampleProjDrefExplicitLodInst) DRef() ir.ID { return v.in.ID(2) }

// SetDRef sets the id D~ref~.
func (v ImageSampleProjDrefExplicitLodInst) SetDRef(id ir.ID) { v.in.SetID(2, id) }

// ImageOperands returns ImageOperands.
func (v ImageSampleProjDrefExplicitLodInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(v.in.Literal(3))
}

// ImageFetchInst is a view of an OpImageFetch.
type ImageFetchInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageFetchInst) Inst() *ir.Inst { return v.in }

// ImageFetch returns the view of in, which must be an OpImageFetch.
func ImageFetch(in *ir.Inst) ImageFetchInst { return ImageFetchInst{in} }

// Image returns the id Image.
func (v ImageFetchInst) Image() ir.ID { return v.in.ID(0) }

// SetImage sets the id Image.
func (v ImageFetchInst) SetImage(id ir.ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageFetchInst) Coordinate() ir.ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageFetchInst) SetCoordinate(id ir.ID) { v.in.SetID(1, id) }

// ImageOperands returns ImageOperands, 0 where it is absent.
func (v ImageFetchInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(optionalWord(v.in, 2))
}

// ImageGatherInst is a view of an OpImageGather.
type ImageGatherInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageGatherInst) Inst() *ir.Inst { return v.in }

// ImageGather returns the view of in, which must be an OpImageGather.
func ImageGather(in *ir.Inst) ImageGatherInst { return ImageGatherInst{in} }

// SampledImage returns the id Sampled Image.
func (v ImageGatherInst) SampledImage() ir.ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageGatherInst) SetSampledImage(id ir.ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageGatherInst) Coordinate() ir.ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageGatherInst) SetCoordinate(id ir.ID) { v.in.SetID(1, id) }

// Component returns the id Component.
func (v ImageGatherInst) Component() ir.ID { return v.in.ID(2) }

// SetComponent sets the id Component.
func (v ImageGatherInst) SetComponent(id ir.ID) { v.in.SetID(2, id) }

// ImageOperands returns ImageOperands, 0 where it is absent.
func (v ImageGatherInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(optionalWord(v.in, 3))
}

// ImageDrefGatherInst is a view of an OpImageDrefGather.
type ImageDrefGatherInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageDrefGatherInst) Inst() *ir.Inst { return v.in }

// ImageDrefGather returns the view of in, which must be an OpImageDrefGather.
func ImageDrefGather(in *ir.Inst) ImageDrefGatherInst { return ImageDrefGatherInst{in} }

// SampledImage returns the id Sampled Image.
func (v ImageDrefGatherInst) SampledImage() ir.ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageDrefGatherInst) SetSampledImage(id ir.ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageDrefGatherInst) Coordinate() ir.ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageDrefGatherInst) SetCoordinate(id ir.ID) { v.in.SetID(1, id) }

// DRef returns the id D~ref~.
func (v ImageDrefGatherInst) DRef() ir.ID { return v.in.ID(2) }

// SetDRef sets the id D~ref~.
func (v ImageDrefGatherInst) SetDRef(id ir.ID) { v.in.SetID(2, id) }

// ImageOperands returns ImageOperands, 0 where it is absent.
func (v ImageDrefGatherInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(optionalWord(v.in, 3))
}

// ImageReadInst is a view of an OpImageRead.
type ImageReadInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageReadInst) Inst() *ir.Inst { return v.in }

// ImageRead returns the view of in, which must be an OpImageRead.
func ImageRead(in *ir.Inst) ImageReadInst { return ImageReadInst{in} }

// Image returns the id Image.
func (v ImageReadInst) Image() ir.ID { return v.in.ID(0) }

// SetImage sets the id Image.
func (v ImageReadInst) SetImage(id ir.ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageReadInst) Coordinate() ir.ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageReadInst) SetCoordinate(id ir.ID) { v.in.SetID(1, id) }

// ImageOperands returns ImageOperands, 0 where it is absent.
func (v ImageReadInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(optionalWord(v.in, 2))
}

// ImageWriteInst is a view of an OpImageWrite.
type ImageWriteInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageWriteInst) Inst() *ir.Inst { return v.in }

// ImageWrite returns the view of in, which must be an OpImageWrite.
func ImageWrite(in *ir.Inst) ImageWriteInst { return ImageWriteInst{in} }

// Image returns the id Image.
func (v ImageWriteInst) Image() ir.ID { return v.in.ID(0) }

// SetImage sets the id Image.
func (v ImageWriteInst) SetImage(id ir.ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageWriteInst) Coordinate() ir.ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageWriteInst) SetCoordinate(id ir.ID) { v.in.SetID(1, id) }

// Texel returns the id Texel.
func (v ImageWriteInst) Texel() ir.ID { return v.in.ID(2) }

// SetTexel sets the id Texel.
func (v ImageWriteInst) SetTexel(id ir.ID) { v.in.SetID(2, id) }

// ImageOperands returns ImageOperands, 0 where it is absent.
func (v ImageWriteInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(optionalWord(v.in, 3))
}

// ImageInst is a view of an OpImage.
type ImageInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageInst) Inst() *ir.Inst { return v.in }

// Image returns the view of in, which must be an OpImage.
func Image(in *ir.Inst) ImageInst { return ImageInst{in} }

// SampledImage returns the id Sampled Image.
func (v ImageInst) SampledImage() ir.ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageInst) SetSampledImage(id ir.ID) { v.in.SetID(0, id) }

// ImageQueryFormatInst is a view of an OpImageQueryFormat.
type ImageQueryFormatInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageQueryFormatInst) Inst() *ir.Inst { return v.in }

// ImageQueryFormat returns the view of in, which must be an OpImageQueryFormat.
func ImageQueryFormat(in *ir.Inst) ImageQueryFormatInst { return ImageQueryFormatInst{in} }

// Image returns the id Image.
func (v ImageQueryFormatInst) Image() ir.ID { return v.in.ID(0) }

// SetImage sets the id Image.
func (v ImageQueryFormatInst) SetImage(id ir.ID) { v.in.SetID(0, id) }

// ImageQueryOrderInst is a view of an OpImageQueryOrder.
type ImageQueryOrderInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageQueryOrderInst) Inst() *ir.Inst { return v.in }

// ImageQueryOrder returns the view of in, which must be an OpImageQueryOrder.
func ImageQueryOrder(in *ir.Inst) ImageQueryOrderInst { return ImageQueryOrderInst{in} }

// Image returns the id Image.
func (v ImageQueryOrderInst) Image() ir.ID { return v.in.ID(0) }

// SetImage sets the id Image.
func (v ImageQueryOrderInst) SetImage(id ir.ID) { v.in.SetID(0, id) }

// ImageQuerySizeLodInst is a view of an OpImageQuerySizeLod.
type ImageQuerySizeLodInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageQuerySizeLodInst) Inst() *ir.Inst { return v.in }

// ImageQuerySizeLod returns the view of in, which must be an OpImageQuerySizeLod.
func ImageQuerySizeLod(in *ir.Inst) ImageQuerySizeLodInst { return ImageQuerySizeLodInst{in} }

// Image returns the id Image.
func (v ImageQuerySizeLodInst) Image() ir.ID { return v.in.ID(0) }

// SetImage sets the id Image.
func (v ImageQuerySizeLodInst) SetImage(id ir.ID) { v.in.SetID(0, id) }

// LevelOfDetail returns the id Level of Detail.
func (v ImageQuerySizeLodInst) LevelOfDetail() ir.ID { return v.in.ID(1) }

// SetLevelOfDetail sets the id Level of Detail.
func (v ImageQuerySizeLodInst) SetLevelOfDetail(id ir.ID) { v.in.SetID(1, id) }

// ImageQuerySizeInst is a view of an OpImageQuerySize.
type ImageQuerySizeInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageQuerySizeInst) Inst() *ir.Inst { return v.in }

// ImageQuerySize returns the view of in, which must be an OpImageQuerySize.
func ImageQuerySize(in *ir.Inst) ImageQuerySizeInst { return ImageQuerySizeInst{in} }

// Image returns the id Image.
func (v ImageQuerySizeInst) Image() ir.ID { return v.in.ID(0) }

// SetImage sets the id Image.
func (v ImageQuerySizeInst) SetImage(id ir.ID) { v.in.SetID(0, id) }

// ImageQueryLodInst is a view of an OpImageQueryLod.
type ImageQueryLodInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageQueryLodInst) Inst() *ir.Inst { return v.in }

// ImageQueryLod returns the view of in, which must be an OpImageQueryLod.
func ImageQueryLod(in *ir.Inst) ImageQueryLodInst { return ImageQueryLodInst{in} }

// SampledImage returns the id Sampled Image.
func (v ImageQueryLodInst) SampledImage() ir.ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageQueryLodInst) SetSampledImage(id ir.ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageQueryLodInst) Coordinate() ir.ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageQueryLodInst) SetCoordinate(id ir.ID) { v.in.SetID(1, id) }

// ImageQueryLevelsInst is a view of an OpImageQueryLevels.
type ImageQueryLevelsInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageQueryLevelsInst) Inst() *ir.Inst { return v.in }

// ImageQueryLevels returns the view of in, which must be an OpImageQueryLevels.
func ImageQueryLevels(in *ir.Inst) ImageQueryLevelsInst { return ImageQueryLevelsInst{in} }

// Image returns the id Image.
func (v ImageQueryLevelsInst) Image() ir.ID { return v.in.ID(0) }

// SetImage sets the id Image.
func (v ImageQueryLevelsInst) SetImage(id ir.ID) { v.in.SetID(0, id) }

// ImageQuerySamplesInst is a view of an OpImageQuerySamples.
type ImageQuerySamplesInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageQuerySamplesInst) Inst() *ir.Inst { return v.in }

// ImageQuerySamples returns the view of in, which must be an OpImageQuerySamples.
func ImageQuerySamples(in *ir.Inst) ImageQuerySamplesInst { return ImageQuerySamplesInst{in} }

// Image returns the id Image.
func (v ImageQuerySamplesInst) Image() ir.ID { return v.in.ID(0) }

// SetImage sets the id Image.
func (v ImageQuerySamplesInst) SetImage(id ir.ID) { v.in.SetID(0, id) }

// ConvertFToUInst is a view of an OpConvertFToU.
type ConvertFToUInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ConvertFToUInst) Inst() *ir.Inst { return v.in }

// ConvertFToU returns the view of in, which must be an OpConvertFToU.
func ConvertFToU(in *ir.Inst) ConvertFToUInst { return ConvertFToUInst{in} }

// FloatValue returns the id Float Value.
func (v ConvertFToUInst) FloatValue() ir.ID { return v.in.ID(0) }

// SetFloatValue sets the id Float Value.
func (v ConvertFToUInst) SetFloatValue(id ir.ID) { v.in.SetID(0, id) }

// ConvertFToSInst is a view of an OpConvertFToS.
type ConvertFToSInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ConvertFToSInst) Inst() *ir.Inst { return v.in }

// ConvertFToS returns the view of in, which must be an OpConvertFToS.
func ConvertFToS(in *ir.Inst) ConvertFToSInst { return ConvertFToSInst{in} }

// FloatValue returns the id Float Value.
func (v ConvertFToSInst) FloatValue() ir.ID { return v.in.ID(0) }

// SetFloatValue sets the id Float Value.
func (v ConvertFToSInst) SetFloatValue(id ir.ID) { v.in.SetID(0, id) }

// ConvertSToFInst is a view of an OpConvertSToF.
type ConvertSToFInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ConvertSToFInst) Inst() *ir.Inst { return v.in }

// ConvertSToF returns the view of in, which must be an OpConvertSToF.
func ConvertSToF(in *ir.Inst) ConvertSToFInst { return ConvertSToFInst{in} }

// SignedValue returns the id Signed Value.
func (v ConvertSToFInst) SignedValue() ir.ID { return v.in.ID(0) }

// SetSignedValue sets the id Signed Value.
func (v ConvertSToFInst) SetSignedValue(id ir.ID) { v.in.SetID(0, id) }

// ConvertUToFInst is a view of an OpConvertUToF.
type ConvertUToFInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ConvertUToFInst) Inst() *ir.Inst { return v.in }

// ConvertUToF returns the view of in, which must be an OpConvertUToF.
func ConvertUToF(in *ir.Inst) ConvertUToFInst { return ConvertUToFInst{in} }

// UnsignedValue returns the id Unsigned Value.
func (v ConvertUToFInst) UnsignedValue() ir.ID { return v.in.ID(0) }

// SetUnsignedValue sets the id Unsigned Value.
func (v ConvertUToFInst) SetUnsignedValue(id ir.ID) { v.in.SetID(0, id) }

// UConvertInst is a view of an OpUConvert.
type UConvertInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v UConvertInst) Inst() *ir.Inst { return v.in }

// UConvert returns the view of in, which must be an OpUConvert.
func UConvert(in *ir.Inst) UConvertInst { return UConvertInst{in} }

// UnsignedValue returns the id Unsigned Value.
func (v UConvertInst) UnsignedValue() ir.ID { return v.in.ID(0) }

// SetUnsignedValue sets the id Unsigned Value.
func (v UConvertInst) SetUnsignedValue(id ir.ID) { v.in.SetID(0, id) }

// SConvertInst is a view of an OpSConvert.
type SConvertInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SConvertInst) Inst() *ir.Inst { return v.in }

// SConvert returns the view of in, which must be an OpSConvert.
func SConvert(in *ir.Inst) SConvertInst { return SConvertInst{in} }

// SignedValue returns the id Signed Value.
func (v SConvertInst) SignedValue() ir.ID { return v.in.ID(0) }

// SetSignedValue sets the id Signed Value.
func (v SConvertInst) SetSignedValue(id ir.ID) { v.in.SetID(0, id) }

// FConvertInst is a view of an OpFConvert.
type FConvertInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FConvertInst) Inst() *ir.Inst { return v.in }

// FConvert returns the view of in, which must be an OpFConvert.
func FConvert(in *ir.Inst) FConvertInst { return FConvertInst{in} }

// FloatValue returns the id Float Value.
func (v FConvertInst) FloatValue() ir.ID { return v.in.ID(0) }

// SetFloatValue sets the id Float Value.
func (v FConvertInst) SetFloatValue(id ir.ID) { v.in.SetID(0, id) }

// QuantizeToF16Inst is a view of an OpQuantizeToF16.
type QuantizeToF16Inst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v QuantizeToF16Inst) Inst() *ir.Inst { return v.in }

// QuantizeToF16 returns the view of in, which must be an OpQuantizeToF16.
func QuantizeToF16(in *ir.Inst) QuantizeToF16Inst { return QuantizeToF16Inst{in} }

// Value returns the id Value.
func (v QuantizeToF16Inst) Value() ir.ID { return v.in.ID(0) }

// SetValue sets the id Value.
func (v QuantizeToF16Inst) SetValue(id ir.ID) { v.in.SetID(0, id) }

// ConvertPtrToUInst is a view of an OpConvertPtrToU.
type ConvertPtrToUInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ConvertPtrToUInst) Inst() *ir.Inst { return v.in }

// ConvertPtrToU returns the view of in, which must be an OpConvertPtrToU.
func ConvertPtrToU(in *ir.Inst) ConvertPtrToUInst { return ConvertPtrToUInst{in} }

// Pointer returns the id Pointer.
func (v ConvertPtrToUInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v ConvertPtrToUInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// SatConvertSToUInst is a view of an OpSatConvertSToU.
type SatConvertSToUInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SatConvertSToUInst) Inst() *ir.Inst { return v.in }

// SatConvertSToU returns the view of in, which must be an OpSatConvertSToU.
func SatConvertSToU(in *ir.Inst) SatConvertSToUInst { return SatConvertSToUInst{in} }

// SignedValue returns the id Signed Value.
func (v SatConvertSToUInst) SignedValue() ir.ID { return v.in.ID(0) }

// SetSignedValue sets the id Signed Value.
func (v SatConvertSToUInst) SetSignedValue(id ir.ID) { v.in.SetID(0, id) }

// SatConvertUToSInst is a view of an OpSatConvertUToS.
type SatConvertUToSInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SatConvertUToSInst) Inst() *ir.Inst { return v.in }

// SatConvertUToS returns the view of in, which must be an OpSatConvertUToS.
func SatConvertUToS(in *ir.Inst) SatConvertUToSInst { return SatConvertUToSInst{in} }

// UnsignedValue returns the id Unsigned Value.
func (v SatConvertUToSInst) UnsignedValue() ir.ID { return v.in.ID(0) }

// SetUnsignedValue sets the id Unsigned Value.
func (v SatConvertUToSInst) SetUnsignedValue(id ir.ID) { v.in.SetID(0, id) }

// ConvertUToPtrInst is a view of an OpConvertUToPtr.
type ConvertUToPtrInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ConvertUToPtrInst) Inst() *ir.Inst { return v.in }

// ConvertUToPtr returns the view of in, which must be an OpConvertUToPtr.
func ConvertUToPtr(in *ir.Inst) ConvertUToPtrInst { return ConvertUToPtrInst{in} }

// IntegerValue returns the id Integer Value.
func (v ConvertUToPtrInst) IntegerValue() ir.ID { return v.in.ID(0) }

// SetIntegerValue sets the id Integer Value.
func (v ConvertUToPtrInst) SetIntegerValue(id ir.ID) { v.in.SetID(0, id) }

// PtrCastToGenericInst is a view of an OpPtrCastToGeneric.
type PtrCastToGenericInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v PtrCastToGenericInst) Inst() *ir.Inst { return v.in }

// PtrCastToGeneric returns the view of in, which must be an OpPtrCastToGeneric.
func PtrCastToGeneric(in *ir.Inst) PtrCastToGenericInst { return PtrCastToGenericInst{in} }

// Pointer returns the id Pointer.
func (v PtrCastToGenericInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v PtrCastToGenericInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// GenericCastToPtrInst is a view of an OpGenericCastToPtr.
type GenericCastToPtrInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GenericCastToPtrInst) Inst() *ir.Inst { return v.in }

// GenericCastToPtr returns the view of in, which must be an OpGenericCastToPtr.
func GenericCastToPtr(in *ir.Inst) GenericCastToPtrInst { return GenericCastToPtrInst{in} }

// Pointer returns the id Pointer.
func (v GenericCastToPtrInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v GenericCastToPtrInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// GenericCastToPtrExplicitInst is a view of an OpGenericCastToPtrExplicit.
type GenericCastToPtrExplicitInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GenericCastToPtrExplicitInst) Inst() *ir.Inst { return v.in }

// GenericCastToPtrExplicit returns the view of in, which must be an OpGenericCastToPtrExplicit.
func GenericCastToPtrExplicit(in *ir.Inst) GenericCastToPtrExplicitInst {
	return GenericCastToPtrExplicitInst{in}
}

// Pointer returns the id Pointer.
func (v GenericCastToPtrExplicitInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v GenericCastToPtrExplicitInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// Storage returns Storage.
func (v GenericCastToPtrExplicitInst) Storage() spirv.StorageClass {
	return spirv.StorageClass(v.in.Literal(1))
}

// BitcastInst is a view of an OpBitcast.
type BitcastInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v BitcastInst) Inst() *ir.Inst { return v.in }

// Bitcast returns the view of in, which must be an OpBitcast.
func Bitcast(in *ir.Inst) BitcastInst { return BitcastInst{in} }

// Operand returns the id Operand.
func (v BitcastInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand.
func (v BitcastInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// SNegateInst is a view of an OpSNegate.
type SNegateInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SNegateInst) Inst() *ir.Inst { return v.in }

// SNegate returns the view of in, which must be an OpSNegate.
func SNegate(in *ir.Inst) SNegateInst { return SNegateInst{in} }

// Operand returns the id Operand.
func (v SNegateInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand.
func (v SNegateInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// FNegateInst is a view of an OpFNegate.
type FNegateInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FNegateInst) Inst() *ir.Inst { return v.in }

// FNegate returns the view of in, which must be an OpFNegate.
func FNegate(in *ir.Inst) FNegateInst { return FNegateInst{in} }

// Operand returns the id Operand.
func (v FNegateInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand.
func (v FNegateInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// IAddInst is a view of an OpIAdd.
type IAddInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v IAddInst) Inst() *ir.Inst { return v.in }

// IAdd returns the view of in, which must be an OpIAdd.
func IAdd(in *ir.Inst) IAddInst { return IAddInst{in} }

// Operand returns the id Operand 1.
func (v IAddInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v IAddInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v IAddInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v IAddInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// FAddInst is a view of an OpFAdd.
type FAddInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FAddInst) Inst() *ir.Inst { return v.in }

// FAdd returns the view of in, which must be an OpFAdd.
func FAdd(in *ir.Inst) FAddInst { return FAddInst{in} }

// Operand returns the id Operand 1.
func (v FAddInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v FAddInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v FAddInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v FAddInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// ISubInst is a view of an OpISub.
type ISubInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ISubInst) Inst() *ir.Inst { return v.in }

// ISub returns the view of in, which must be an OpISub.
func ISub(in *ir.Inst) ISubInst { return ISubInst{in} }

// Operand returns the id Operand 1.
func (v ISubInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v ISubInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v ISubInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v ISubInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// FSubInst is a view of an OpFSub.
type FSubInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FSubInst) Inst() *ir.Inst { return v.in }

// FSub returns the view of in, which must be an OpFSub.
func FSub(in *ir.Inst) FSubInst { return FSubInst{in} }

// Operand returns the id Operand 1.
func (v FSubInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v FSubInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v FSubInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v FSubInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// IMulInst is a view of an OpIMul.
type IMulInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v IMulInst) Inst() *ir.Inst { return v.in }

// IMul returns the view of in, which must be an OpIMul.
func IMul(in *ir.Inst) IMulInst { return IMulInst{in} }

// Operand returns the id Operand 1.
func (v IMulInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v IMulInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v IMulInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v IMulInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// FMulInst is a view of an OpFMul.
type FMulInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FMulInst) Inst() *ir.Inst { return v.in }

// FMul returns the view of in, which must be an OpFMul.
func FMul(in *ir.Inst) FMulInst { return FMulInst{in} }

// Operand returns the id Operand 1.
func (v FMulInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v FMulInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v FMulInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v FMulInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// UDivInst is a view of an OpUDiv.
type UDivInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v UDivInst) Inst() *ir.Inst { return v.in }

// UDiv returns the view of in, which must be an OpUDiv.
func UDiv(in *ir.Inst) UDivInst { return UDivInst{in} }

// Operand returns the id Operand 1.
func (v UDivInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v UDivInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v UDivInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v UDivInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// SDivInst is a view of an OpSDiv.
type SDivInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SDivInst) Inst() *ir.Inst { return v.in }

// SDiv returns the view of in, which must be an OpSDiv.
func SDiv(in *ir.Inst) SDivInst { return SDivInst{in} }

// Operand returns the id Operand 1.
func (v SDivInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v SDivInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v SDivInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v SDivInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// FDivInst is a view of an OpFDiv.
type FDivInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FDivInst) Inst() *ir.Inst { return v.in }

// FDiv returns the view of in, which must be an OpFDiv.
func FDiv(in *ir.Inst) FDivInst { return FDivInst{in} }

// Operand returns the id Operand 1.
func (v FDivInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v FDivInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v FDivInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v FDivInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// UModInst is a view of an OpUMod.
type UModInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v UModInst) Inst() *ir.Inst { return v.in }

// UMod returns the view of in, which must be an OpUMod.
func UMod(in *ir.Inst) UModInst { return UModInst{in} }

// Operand returns the id Operand 1.
func (v UModInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v UModInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v UModInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v UModInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// SRemInst is a view of an OpSRem.
type SRemInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SRemInst) Inst() *ir.Inst { return v.in }

// SRem returns the view of in, which must be an OpSRem.
func SRem(in *ir.Inst) SRemInst { return SRemInst{in} }

// Operand returns the id Operand 1.
func (v SRemInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v SRemInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v SRemInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v SRemInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// SModInst is a view of an OpSMod.
type SModInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SModInst) Inst() *ir.Inst { return v.in }

// SMod returns the view of in, which must be an OpSMod.
func SMod(in *ir.Inst) SModInst { return SModInst{in} }

// Operand returns the id Operand 1.
func (v SModInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v SModInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v SModInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v SModInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// FRemInst is a view of an OpFRem.
type FRemInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FRemInst) Inst() *ir.Inst { return v.in }

// FRem returns the view of in, which must be an OpFRem.
func FRem(in *ir.Inst) FRemInst { return FRemInst{in} }

// Operand returns the id Operand 1.
func (v FRemInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v FRemInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v FRemInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v FRemInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// FModInst is a view of an OpFMod.
type FModInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FModInst) Inst() *ir.Inst { return v.in }

// FMod returns the view of in, which must be an OpFMod.
func FMod(in *ir.Inst) FModInst { return FModInst{in} }

// Operand returns the id Operand 1.
func (v FModInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v FModInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v FModInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v FModInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// VectorTimesScalarInst is a view of an OpVectorTimesScalar.
type VectorTimesScalarInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v VectorTimesScalarInst) Inst() *ir.Inst { return v.in }

// VectorTimesScalar returns the view of in, which must be an OpVectorTimesScalar.
func VectorTimesScalar(in *ir.Inst) VectorTimesScalarInst { return VectorTimesScalarInst{in} }

// Vector returns the id Vector.
func (v VectorTimesScalarInst) Vector() ir.ID { return v.in.ID(0) }

// SetVector sets the id Vector.
func (v VectorTimesScalarInst) SetVector(id ir.ID) { v.in.SetID(0, id) }

// Scalar returns the id Scalar.
func (v VectorTimesScalarInst) Scalar() ir.ID { return v.in.ID(1) }

// SetScalar sets the id Scalar.
func (v VectorTimesScalarInst) SetScalar(id ir.ID) { v.in.SetID(1, id) }

// MatrixTimesScalarInst is a view of an OpMatrixTimesScalar.
type MatrixTimesScalarInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v MatrixTimesScalarInst) Inst() *ir.Inst { return v.in }

// MatrixTimesScalar returns the view of in, which must be an OpMatrixTimesScalar.
func MatrixTimesScalar(in *ir.Inst) MatrixTimesScalarInst { return MatrixTimesScalarInst{in} }

// Matrix returns the id Matrix.
func (v MatrixTimesScalarInst) Matrix() ir.ID { return v.in.ID(0) }

// SetMatrix sets the id Matrix.
func (v MatrixTimesScalarInst) SetMatrix(id ir.ID) { v.in.SetID(0, id) }

// Scalar returns the id Scalar.
func (v MatrixTimesScalarInst) Scalar() ir.ID { return v.in.ID(1) }

// SetScalar sets the id Scalar.
func (v MatrixTimesScalarInst) SetScalar(id ir.ID) { v.in.SetID(1, id) }

// VectorTimesMatrixInst is a view of an OpVectorTimesMatrix.
type VectorTimesMatrixInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v VectorTimesMatrixInst) Inst() *ir.Inst { return v.in }

// VectorTimesMatrix returns the view of in, which must be an OpVectorTimesMatrix.
func VectorTimesMatrix(in *ir.Inst) VectorTimesMatrixInst { return VectorTimesMatrixInst{in} }

// Vector returns the id Vector.
func (v VectorTimesMatrixInst) Vector() ir.ID { return v.in.ID(0) }

// SetVector sets the id Vector.
func (v VectorTimesMatrixInst) SetVector(id ir.ID) { v.in.SetID(0, id) }

// Matrix returns the id Matrix.
func (v VectorTimesMatrixInst) Matrix() ir.ID { return v.in.ID(1) }

// SetMatrix sets the id Matrix.
func (v VectorTimesMatrixInst) SetMatrix(id ir.ID) { v.in.SetID(1, id) }

// MatrixTimesVectorInst is a view of an OpMatrixTimesVector.
type MatrixTimesVectorInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v MatrixTimesVectorInst) Inst() *ir.Inst { return v.in }

// MatrixTimesVector returns the view of in, which must be an OpMatrixTimesVector.
func MatrixTimesVector(in *ir.Inst) MatrixTimesVectorInst { return MatrixTimesVectorInst{in} }

// Matrix returns the id Matrix.
func (v MatrixTimesVectorInst) Matrix() ir.ID { return v.in.ID(0) }

// SetMatrix sets the id Matrix.
func (v MatrixTimesVectorInst) SetMatrix(id ir.ID) { v.in.SetID(0, id) }

// Vector returns the id Vector.
func (v MatrixTimesVectorInst) Vector() ir.ID { return v.in.ID(1) }

// SetVector sets the id Vector.
func (v MatrixTimesVectorInst) SetVector(id ir.ID) { v.in.SetID(1, id) }

// MatrixTimesMatrixInst is a view of an OpMatrixTimesMatrix.
type MatrixTimesMatrixInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v MatrixTimesMatrixInst) Inst() *ir.Inst { return v.in }

// MatrixTimesMatrix returns the view of in, which must be an OpMatrixTimesMatrix.
func MatrixTimesMatrix(in *ir.Inst) MatrixTimesMatrixInst { return MatrixTimesMatrixInst{in} }

// LeftMatrix returns the id LeftMatrix.
func (v MatrixTimesMatrixInst) LeftMatrix() ir.ID { return v.in.ID(0) }

// SetLeftMatrix sets the id LeftMatrix.
func (v MatrixTimesMatrixInst) SetLeftMatrix(id ir.ID) { v.in.SetID(0, id) }

// RightMatrix returns the id RightMatrix.
func (v MatrixTimesMatrixInst) RightMatrix() ir.ID { return v.in.ID(1) }

// SetRightMatrix sets the id RightMatrix.
func (v MatrixTimesMatrixInst) SetRightMatrix(id ir.ID) { v.in.SetID(1, id) }

// OuterProductInst is a view of an OpOuterProduct.
type OuterProductInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v OuterProductInst) Inst() *ir.Inst { return v.in }

// OuterProduct returns the view of in, which must be an OpOuterProduct.
func OuterProduct(in *ir.Inst) OuterProductInst { return OuterProductInst{in} }

// Vector returns the id Vector 1.
func (v OuterProductInst) Vector() ir.ID { return v.in.ID(0) }

// SetVector sets the id Vector 1.
func (v OuterProductInst) SetVector(id ir.ID) { v.in.SetID(0, id) }

// Vector2 returns the id Vector 2.
func (v OuterProductInst) Vector2() ir.ID { return v.in.ID(1) }

// SetVector2 sets the id Vector 2.
func (v OuterProductInst) SetVector2(id ir.ID) { v.in.SetID(1, id) }

// DotInst is a view of an OpDot.
type DotInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v DotInst) Inst() *ir.Inst { return v.in }

// Dot returns the view of in, which must be an OpDot.
func Dot(in *ir.Inst) DotInst { return DotInst{in} }

// Vector returns the id Vector 1.
func (v DotInst) Vector() ir.ID { return v.in.ID(0) }

// SetVector sets the id Vector 1.
func (v DotInst) SetVector(id ir.ID) { v.in.SetID(0, id) }

// Vector2 returns the id Vector 2.
func (v DotInst) Vector2() ir.ID { return v.in.ID(1) }

// SetVector2 sets the id Vector 2.
func (v DotInst) SetVector2(id ir.ID) { v.in.SetID(1, id) }

// IAddCarryInst is a view of an OpIAddCarry.
type IAddCarryInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v IAddCarryInst) Inst() *ir.Inst { return v.in }

// IAddCarry returns the view of in, which must be an OpIAddCarry.
func IAddCarry(in *ir.Inst) IAddCarryInst { return IAddCarryInst{in} }

// Operand returns the id Operand 1.
func (v IAddCarryInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v IAddCarryInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v IAddCarryInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v IAddCarryInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// ISubBorrowInst is a view of an OpISubBorrow.
type ISubBorrowInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ISubBorrowInst) Inst() *ir.Inst { return v.in }

// ISubBorrow returns the view of in, which must be an OpISubBorrow.
func ISubBorrow(in *ir.Inst) ISubBorrowInst { return ISubBorrowInst{in} }

// Operand returns the id Operand 1.
func (v ISubBorrowInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v ISubBorrowInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v ISubBorrowInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v ISubBorrowInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// UMulExtendedInst is a view of an OpUMulExtended.
type UMulExtendedInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v UMulExtendedInst) Inst() *ir.Inst { return v.in }

// UMulExtended returns the view of in, which must be an OpUMulExtended.
func UMulExtended(in *ir.Inst) UMulExtendedInst { return UMulExtendedInst{in} }

// Operand returns the id Operand 1.
func (v UMulExtendedInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v UMulExtendedInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v UMulExtendedInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v UMulExtendedInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// SMulExtendedInst is a view of an OpSMulExtended.
type SMulExtendedInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SMulExtendedInst) Inst() *ir.Inst { return v.in }

// SMulExtended returns the view of in, which must be an OpSMulExtended.
func SMulExtended(in *ir.Inst) SMulExtendedInst { return SMulExtendedInst{in} }

// Operand returns the id Operand 1.
func (v SMulExtendedInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v SMulExtendedInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v SMulExtendedInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v SMulExtendedInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// AnyInst is a view of an OpAny.
type AnyInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v AnyInst) Inst() *ir.Inst { return v.in }

// Any returns the view of in, which must be an OpAny.
func Any(in *ir.Inst) AnyInst { return AnyInst{in} }

// Vector returns the id Vector.
func (v AnyInst) Vector() ir.ID { return v.in.ID(0) }

// SetVector sets the id Vector.
func (v AnyInst) SetVector(id ir.ID) { v.in.SetID(0, id) }

// AllInst is a view of an OpAll.
type AllInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v AllInst) Inst() *ir.Inst { return v.in }

// All returns the view of in, which must be an OpAll.
func All(in *ir.Inst) AllInst { return AllInst{in} }

// Vector returns the id Vector.
func (v AllInst) Vector() ir.ID { return v.in.ID(0) }

// SetVector sets the id Vector.
func (v AllInst) SetVector(id ir.ID) { v.in.SetID(0, id) }

// IsNanInst is a view of an OpIsNan.
type IsNanInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v IsNanInst) Inst() *ir.Inst { return v.in }

// IsNan returns the view of in, which must be an OpIsNan.
func IsNan(in *ir.Inst) IsNanInst { return IsNanInst{in} }

// X returns the id x.
func (v IsNanInst) X() ir.ID { return v.in.ID(0) }

// SetX sets the id x.
func (v IsNanInst) SetX(id ir.ID) { v.in.SetID(0, id) }

// IsInfInst is a view of an OpIsInf.
type IsInfInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v IsInfInst) Inst() *ir.Inst { return v.in }

// IsInf returns the view of in, which must be an OpIsInf.
func IsInf(in *ir.Inst) IsInfInst { return IsInfInst{in} }

// X returns the id x.
func (v IsInfInst) X() ir.ID { return v.in.ID(0) }

// SetX sets the id x.
func (v IsInfInst) SetX(id ir.ID) { v.in.SetID(0, id) }

// IsFiniteInst is a view of an OpIsFinite.
type IsFiniteInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v IsFiniteInst) Inst() *ir.Inst { return v.in }

// IsFinite returns the view of in, which must be an OpIsFinite.
func IsFinite(in *ir.Inst) IsFiniteInst { return IsFiniteInst{in} }

// X returns the id x.
func (v IsFiniteInst) X() ir.ID { return v.in.ID(0) }

// SetX sets the id x.
func (v IsFiniteInst) SetX(id ir.ID) { v.in.SetID(0, id) }

// IsNormalInst is a view of an OpIsNormal.
type IsNormalInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v IsNormalInst) Inst() *ir.Inst { return v.in }

// IsNormal returns the view of in, which must be an OpIsNormal.
func IsNormal(in *ir.Inst) IsNormalInst { return IsNormalInst{in} }

// X returns the id x.
func (v IsNormalInst) X() ir.ID { return v.in.ID(0) }

// SetX sets the id x.
func (v IsNormalInst) SetX(id ir.ID) { v.in.SetID(0, id) }

// SignBitSetInst is a view of an OpSignBitSet.
type SignBitSetInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SignBitSetInst) Inst() *ir.Inst { return v.in }

// SignBitSet returns the view of in, which must be an OpSignBitSet.
func SignBitSet(in *ir.Inst) SignBitSetInst { return SignBitSetInst{in} }

// X returns the id x.
func (v SignBitSetInst) X() ir.ID { return v.in.ID(0) }

// SetX sets the id x.
func (v SignBitSetInst) SetX(id ir.ID) { v.in.SetID(0, id) }

// LessOrGreaterInst is a view of an OpLessOrGreater.
type LessOrGreaterInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v LessOrGreaterInst) Inst() *ir.Inst { return v.in }

// LessOrGreater returns the view of in, which must be an OpLessOrGreater.
func LessOrGreater(in *ir.Inst) LessOrGreaterInst { return LessOrGreaterInst{in} }

// X returns the id x.
func (v LessOrGreaterInst) X() ir.ID { return v.in.ID(0) }

// SetX sets the id x.
func (v LessOrGreaterInst) SetX(id ir.ID) { v.in.SetID(0, id) }

// Y returns the id y.
func (v LessOrGreaterInst) Y() ir.ID { return v.in.ID(1) }

// SetY sets the id y.
func (v LessOrGreaterInst) SetY(id ir.ID) { v.in.SetID(1, id) }

// OrderedInst is a view of an OpOrdered.
type OrderedInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v OrderedInst) Inst() *ir.Inst { return v.in }

// Ordered returns the view of in, which must be an OpOrdered.
func Ordered(in *ir.Inst) OrderedInst { return OrderedInst{in} }

// X returns the id x.
func (v OrderedInst) X() ir.ID { return v.in.ID(0) }

// SetX sets the id x.
func (v OrderedInst) SetX(id ir.ID) { v.in.SetID(0, id) }

// Y returns the id y.
func (v OrderedInst) Y() ir.ID { return v.in.ID(1) }

// SetY sets the id y.
func (v OrderedInst) SetY(id ir.ID) { v.in.SetID(1, id) }

// UnorderedInst is a view of an OpUnordered.
type UnorderedInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v UnorderedInst) Inst() *ir.Inst { return v.in }

// Unordered returns the view of in, which must be an OpUnordered.
func Unordered(in *ir.Inst) UnorderedInst { return UnorderedInst{in} }

// X returns the id x.
func (v UnorderedInst) X() ir.ID { return v.in.ID(0) }

// SetX sets the id x.
func (v UnorderedInst) SetX(id ir.ID) { v.in.SetID(0, id) }

// Y returns the id y.
func (v UnorderedInst) Y() ir.ID { return v.in.ID(1) }

// SetY sets the id y.
func (v UnorderedInst) SetY(id ir.ID) { v.in.SetID(1, id) }

// LogicalEqualInst is a view of an OpLogicalEqual.
type LogicalEqualInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v LogicalEqualInst) Inst() *ir.Inst { return v.in }

// LogicalEqual returns the view of in, which must be an OpLogicalEqual.
func LogicalEqual(in *ir.Inst) LogicalEqualInst { return LogicalEqualInst{in} }

// Operand returns the id Operand 1.
func (v LogicalEqualInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v LogicalEqualInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v LogicalEqualInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v LogicalEqualInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// LogicalNotEqualInst is a view of an OpLogicalNotEqual.
type LogicalNotEqualInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v LogicalNotEqualInst) Inst() *ir.Inst { return v.in }

// LogicalNotEqual returns the view of in, which must be an OpLogicalNotEqual.
func LogicalNotEqual(in *ir.Inst) LogicalNotEqualInst { return LogicalNotEqualInst{in} }

// Operand returns the id Operand 1.
func (v LogicalNotEqualInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v LogicalNotEqualInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v LogicalNotEqualInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v LogicalNotEqualInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// LogicalOrInst is a view of an OpLogicalOr.
type LogicalOrInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v LogicalOrInst) Inst() *ir.Inst { return v.in }

// LogicalOr returns the view of in, which must be an OpLogicalOr.
func LogicalOr(in *ir.Inst) LogicalOrInst { return LogicalOrInst{in} }

// Operand returns the id Operand 1.
func (v LogicalOrInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v LogicalOrInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v LogicalOrInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v LogicalOrInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// LogicalAndInst is a view of an OpLogicalAnd.
type LogicalAndInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v LogicalAndInst) Inst() *ir.Inst { return v.in }

// LogicalAnd returns the view of in, which must be an OpLogicalAnd.
func LogicalAnd(in *ir.Inst) LogicalAndInst { return LogicalAndInst{in} }

// Operand returns the id Operand 1.
func (v LogicalAndInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v LogicalAndInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v LogicalAndInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v LogicalAndInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// LogicalNotInst is a view of an OpLogicalNot.
type LogicalNotInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v LogicalNotInst) Inst() *ir.Inst { return v.in }

// LogicalNot returns the view of in, which must be an OpLogicalNot.
func LogicalNot(in *ir.Inst) LogicalNotInst { return LogicalNotInst{in} }

// Operand returns the id Operand.
func (v LogicalNotInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand.
func (v LogicalNotInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// SelectInst is a view of an OpSelect.
type SelectInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SelectInst) Inst() *ir.Inst { return v.in }

// Select returns the view of in, which must be an OpSelect.
func Select(in *ir.Inst) SelectInst { return SelectInst{in} }

// Condition returns the id Condition.
func (v SelectInst) Condition() ir.ID { return v.in.ID(0) }

// SetCondition sets the id Condition.
func (v SelectInst) SetCondition(id ir.ID) { v.in.SetID(0, id) }

// Object returns the id Object 1.
func (v SelectInst) Object() ir.ID { return v.in.ID(1) }

// SetObject sets the id Object 1.
func (v SelectInst) SetObject(id ir.ID) { v.in.SetID(1, id) }

// Object2 returns the id Object 2.
func (v SelectInst) Object2() ir.ID { return v.in.ID(2) }

// SetObject2 sets the id Object 2.
func (v SelectInst) SetObject2(id ir.ID) { v.in.SetID(2, id) }

// IEqualInst is a view of an OpIEqual.
type IEqualInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v IEqualInst) Inst() *ir.Inst { return v.in }

// IEqual returns the view of in, which must be an OpIEqual.
func IEqual(in *ir.Inst) IEqualInst { return IEqualInst{in} }

// Operand returns the id Operand 1.
func (v IEqualInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v IEqualInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v IEqualInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v IEqualInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// INotEqualInst is a view of an OpINotEqual.
type INotEqualInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v INotEqualInst) Inst() *ir.Inst { return v.in }

// INotEqual returns the view of in, which must be an OpINotEqual.
func INotEqual(in *ir.Inst) INotEqualInst { return INotEqualInst{in} }

// Operand returns the id Operand 1.
func (v INotEqualInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v INotEqualInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v INotEqualInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v INotEqualInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// UGreaterThanInst is a view of an OpUGreaterThan.
type UGreaterThanInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v UGreaterThanInst) Inst() *ir.Inst { return v.in }

// UGreaterThan returns the view of in, which must be an OpUGreaterThan.
func UGreaterThan(in *ir.Inst) UGreaterThanInst { return UGreaterThanInst{in} }

// Operand returns the id Operand 1.
func (v UGreaterThanInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v UGreaterThanInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v UGreaterThanInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v UGreaterThanInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// SGreaterThanInst is a view of an OpSGreaterThan.
type SGreaterThanInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SGreaterThanInst) Inst() *ir.Inst { return v.in }

// SGreaterThan returns the view of in, which must be an OpSGreaterThan.
func SGreaterThan(in *ir.Inst) SGreaterThanInst { return SGreaterThanInst{in} }

// Operand returns the id Operand 1.
func (v SGreaterThanInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v SGreaterThanInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v SGreaterThanInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v SGreaterThanInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// UGreaterThanEqualInst is a view of an OpUGreaterThanEqual.
type UGreaterThanEqualInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v UGreaterThanEqualInst) Inst() *ir.Inst { return v.in }

// UGreaterThanEqual returns the view of in, which must be an OpUGreaterThanEqual.
func UGreaterThanEqual(in *ir.Inst) UGreaterThanEqualInst { return UGreaterThanEqualInst{in} }

// Operand returns the id Operand 1.
func (v UGreaterThanEqualInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v UGreaterThanEqualInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v UGreaterThanEqualInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v UGreaterThanEqualInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// SGreaterThanEqualInst is a view of an OpSGreaterThanEqual.
type SGreaterThanEqualInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SGreaterThanEqualInst) Inst() *ir.Inst { return v.in }

// SGreaterThanEqual returns the view of in, which must be an OpSGreaterThanEqual.
func SGreaterThanEqual(in *ir.Inst) SGreaterThanEqualInst { return SGreaterThanEqualInst{in} }

// Operand returns the id Operand 1.
func (v SGreaterThanEqualInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v SGreaterThanEqualInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v SGreaterThanEqualInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v SGreaterThanEqualInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// ULessThanInst is a view of an OpULessThan.
type ULessThanInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ULessThanInst) Inst() *ir.Inst { return v.in }

// ULessThan returns the view of in, which must be an OpULessThan.
func ULessThan(in *ir.Inst) ULessThanInst { return ULessThanInst{in} }

// Operand returns the id Operand 1.
func (v ULessThanInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v ULessThanInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v ULessThanInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v ULessThanInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// SLessThanInst is a view of an OpSLessThan.
type SLessThanInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SLessThanInst) Inst() *ir.Inst { return v.in }

// SLessThan returns the view of in, which must be an OpSLessThan.
func SLessThan(in *ir.Inst) SLessThanInst { return SLessThanInst{in} }

// Operand returns the id Operand 1.
func (v SLessThanInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v SLessThanInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v SLessThanInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v SLessThanInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// ULessThanEqualInst is a view of an OpULessThanEqual.
type ULessThanEqualInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ULessThanEqualInst) Inst() *ir.Inst { return v.in }

// ULessThanEqual returns the view of in, which must be an OpULessThanEqual.
func ULessThanEqual(in *ir.Inst) ULessThanEqualInst { return ULessThanEqualInst{in} }

// Operand returns the id Operand 1.
func (v ULessThanEqualInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v ULessThanEqualInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v ULessThanEqualInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v ULessThanEqualInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// SLessThanEqualInst is a view of an OpSLessThanEqual.
type SLessThanEqualInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SLessThanEqualInst) Inst() *ir.Inst { return v.in }

// SLessThanEqual returns the view of in, which must be an OpSLessThanEqual.
func SLessThanEqual(in *ir.Inst) SLessThanEqualInst { return SLessThanEqualInst{in} }

// Operand returns the id Operand 1.
func (v SLessThanEqualInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v SLessThanEqualInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v SLessThanEqualInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v SLessThanEqualInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// FOrdEqualInst is a view of an OpFOrdEqual.
type FOrdEqualInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FOrdEqualInst) Inst() *ir.Inst { return v.in }

// FOrdEqual returns the view of in, which must be an OpFOrdEqual.
func FOrdEqual(in *ir.Inst) FOrdEqualInst { return FOrdEqualInst{in} }

// Operand returns the id Operand 1.
func (v FOrdEqualInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v FOrdEqualInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v FOrdEqualInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v FOrdEqualInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// FUnordEqualInst is a view of an OpFUnordEqual.
type FUnordEqualInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FUnordEqualInst) Inst() *ir.Inst { return v.in }

// FUnordEqual returns the view of in, which must be an OpFUnordEqual.
func FUnordEqual(in *ir.Inst) FUnordEqualInst { return FUnordEqualInst{in} }

// Operand returns the id Operand 1.
func (v FUnordEqualInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v FUnordEqualInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v FUnordEqualInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v FUnordEqualInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// FOrdNotEqualInst is a view of an OpFOrdNotEqual.
type FOrdNotEqualInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FOrdNotEqualInst) Inst() *ir.Inst { return v.in }

// FOrdNotEqual returns the view of in, which must be an OpFOrdNotEqual.
func FOrdNotEqual(in *ir.Inst) FOrdNotEqualInst { return FOrdNotEqualInst{in} }

// Operand returns the id Operand 1.
func (v FOrdNotEqualInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v FOrdNotEqualInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v FOrdNotEqualInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v FOrdNotEqualInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// FUnordNotEqualInst is a view of an OpFUnordNotEqual.
type FUnordNotEqualInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FUnordNotEqualInst) Inst() *ir.Inst { return v.in }

// FUnordNotEqual returns the view of in, which must be an OpFUnordNotEqual.
func FUnordNotEqual(in *ir.Inst) FUnordNotEqualInst { return FUnordNotEqualInst{in} }

// Operand returns the id Operand 1.
func (v FUnordNotEqualInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v FUnordNotEqualInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v FUnordNotEqualInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v FUnordNotEqualInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// FOrdLessThanInst is a view of an OpFOrdLessThan.
type FOrdLessThanInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FOrdLessThanInst) Inst() *ir.Inst { return v.in }

// FOrdLessThan returns the view of in, which must be an OpFOrdLessThan.
func FOrdLessThan(in *ir.Inst) FOrdLessThanInst { return FOrdLessThanInst{in} }

// Operand returns the id Operand 1.
func (v FOrdLessThanInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v FOrdLessThanInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v FOrdLessThanInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v FOrdLessThanInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// FUnordLessThanInst is a view of an OpFUnordLessThan.
type FUnordLessThanInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FUnordLessThanInst) Inst() *ir.Inst { return v.in }

// FUnordLessThan returns the view of in, which must be an OpFUnordLessThan.
func FUnordLessThan(in *ir.Inst) FUnordLessThanInst { return FUnordLessThanInst{in} }

// Operand returns the id Operand 1.
func (v FUnordLessThanInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v FUnordLessThanInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v FUnordLessThanInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v FUnordLessThanInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// FOrdGreaterThanInst is a view of an OpFOrdGreaterThan.
type FOrdGreaterThanInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FOrdGreaterThanInst) Inst() *ir.Inst { return v.in }

// FOrdGreaterThan returns the view of in, which must be an OpFOrdGreaterThan.
func FOrdGreaterThan(in *ir.Inst) FOrdGreaterThanInst { return FOrdGreaterThanInst{in} }

// Operand returns the id Operand 1.
func (v FOrdGreaterThanInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v FOrdGreaterThanInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v FOrdGreaterThanInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v FOrdGreaterThanInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// FUnordGreaterThanInst is a view of an OpFUnordGreaterThan.
type FUnordGreaterThanInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FUnordGreaterThanInst) Inst() *ir.Inst { return v.in }

// FUnordGreaterThan returns the view of in, which must be an OpFUnordGreaterThan.
func FUnordGreaterThan(in *ir.Inst) FUnordGreaterThanInst { return FUnordGreaterThanInst{in} }

// Operand returns the id Operand 1.
func (v FUnordGreaterThanInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v FUnordGreaterThanInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v FUnordGreaterThanInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v FUnordGreaterThanInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// FOrdLessThanEqualInst is a view of an OpFOrdLessThanEqual.
type FOrdLessThanEqualInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FOrdLessThanEqualInst) Inst() *ir.Inst { return v.in }

// FOrdLessThanEqual returns the view of in, which must be an OpFOrdLessThanEqual.
func FOrdLessThanEqual(in *ir.Inst) FOrdLessThanEqualInst { return FOrdLessThanEqualInst{in} }

// Operand returns the id Operand 1.
func (v FOrdLessThanEqualInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v FOrdLessThanEqualInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v FOrdLessThanEqualInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v FOrdLessThanEqualInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// FUnordLessThanEqualInst is a view of an OpFUnordLessThanEqual.
type FUnordLessThanEqualInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FUnordLessThanEqualInst) Inst() *ir.Inst { return v.in }

// FUnordLessThanEqual returns the view of in, which must be an OpFUnordLessThanEqual.
func FUnordLessThanEqual(in *ir.Inst) FUnordLessThanEqualInst { return FUnordLessThanEqualInst{in} }

// Operand returns the id Operand 1.
func (v FUnordLessThanEqualInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v FUnordLessThanEqualInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v FUnordLessThanEqualInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v FUnordLessThanEqualInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// FOrdGreaterThanEqualInst is a view of an OpFOrdGreaterThanEqual.
type FOrdGreaterThanEqualInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FOrdGreaterThanEqualInst) Inst() *ir.Inst { return v.in }

// FOrdGreaterThanEqual returns the view of in, which must be an OpFOrdGreaterThanEqual.
func FOrdGreaterThanEqual(in *ir.Inst) FOrdGreaterThanEqualInst { return FOrdGreaterThanEqualInst{in} }

// Operand returns the id Operand 1.
func (v FOrdGreaterThanEqualInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v FOrdGreaterThanEqualInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v FOrdGreaterThanEqualInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v FOrdGreaterThanEqualInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// FUnordGreaterThanEqualInst is a view of an OpFUnordGreaterThanEqual.
type FUnordGreaterThanEqualInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FUnordGreaterThanEqualInst) Inst() *ir.Inst { return v.in }

// FUnordGreaterThanEqual returns the view of in, which must be an OpFUnordGreaterThanEqual.
func FUnordGreaterThanEqual(in *ir.Inst) FUnordGreaterThanEqualInst {
	return FUnordGreaterThanEqualInst{in}
}

// Operand returns the id Operand 1.
func (v FUnordGreaterThanEqualInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v FUnordGreaterThanEqualInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v FUnordGreaterThanEqualInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v FUnordGreaterThanEqualInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// ShiftRightLogicalInst is a view of an OpShiftRightLogical.
type ShiftRightLogicalInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ShiftRightLogicalInst) Inst() *ir.Inst { return v.in }

// ShiftRightLogical returns the view of in, which must be an OpShiftRightLogical.
func ShiftRightLogical(in *ir.Inst) ShiftRightLogicalInst { return ShiftRightLogicalInst{in} }

// Base returns the id Base.
func (v ShiftRightLogicalInst) Base() ir.ID { return v.in.ID(0) }

// SetBase sets the id Base.
func (v ShiftRightLogicalInst) SetBase(id ir.ID) { v.in.SetID(0, id) }

// Shift returns the id Shift.
func (v ShiftRightLogicalInst) Shift() ir.ID { return v.in.ID(1) }

// SetShift sets the id Shift.
func (v ShiftRightLogicalInst) SetShift(id ir.ID) { v.in.SetID(1, id) }

// ShiftRightArithmeticInst is a view of an OpShiftRightArithmetic.
type ShiftRightArithmeticInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ShiftRightArithmeticInst) Inst() *ir.Inst { return v.in }

// ShiftRightArithmetic returns the view of in, which must be an OpShiftRightArithmetic.
func ShiftRightArithmetic(in *ir.Inst) ShiftRightArithmeticInst { return ShiftRightArithmeticInst{in} }

// Base returns the id Base.
func (v ShiftRightArithmeticInst) Base() ir.ID { return v.in.ID(0) }

// SetBase sets the id Base.
func (v ShiftRightArithmeticInst) SetBase(id ir.ID) { v.in.SetID(0, id) }

// Shift returns the id Shift.
func (v ShiftRightArithmeticInst) Shift() ir.ID { return v.in.ID(1) }

// SetShift sets the id Shift.
func (v ShiftRightArithmeticInst) SetShift(id ir.ID) { v.in.SetID(1, id) }

// ShiftLeftLogicalInst is a view of an OpShiftLeftLogical.
type ShiftLeftLogicalInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ShiftLeftLogicalInst) Inst() *ir.Inst { return v.in }

// ShiftLeftLogical returns the view of in, which must be an OpShiftLeftLogical.
func ShiftLeftLogical(in *ir.Inst) ShiftLeftLogicalInst { return ShiftLeftLogicalInst{in} }

// Base returns the id Base.
func (v ShiftLeftLogicalInst) Base() ir.ID { return v.in.ID(0) }

// SetBase sets the id Base.
func (v ShiftLeftLogicalInst) SetBase(id ir.ID) { v.in.SetID(0, id) }

// Shift returns the id Shift.
func (v ShiftLeftLogicalInst) Shift() ir.ID { return v.in.ID(1) }

// SetShift sets the id Shift.
func (v ShiftLeftLogicalInst) SetShift(id ir.ID) { v.in.SetID(1, id) }

// BitwiseOrInst is a view of an OpBitwiseOr.
type BitwiseOrInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v BitwiseOrInst) Inst() *ir.Inst { return v.in }

// BitwiseOr returns the view of in, which must be an OpBitwiseOr.
func BitwiseOr(in *ir.Inst) BitwiseOrInst { return BitwiseOrInst{in} }

// Operand returns the id Operand 1.
func (v BitwiseOrInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v BitwiseOrInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v BitwiseOrInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v BitwiseOrInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// BitwiseXorInst is a view of an OpBitwiseXor.
type BitwiseXorInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v BitwiseXorInst) Inst() *ir.Inst { return v.in }

// BitwiseXor returns the view of in, which must be an OpBitwiseXor.
func BitwiseXor(in *ir.Inst) BitwiseXorInst { return BitwiseXorInst{in} }

// Operand returns the id Operand 1.
func (v BitwiseXorInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v BitwiseXorInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v BitwiseXorInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v BitwiseXorInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// BitwiseAndInst is a view of an OpBitwiseAnd.
type BitwiseAndInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v BitwiseAndInst) Inst() *ir.Inst { return v.in }

// BitwiseAnd returns the view of in, which must be an OpBitwiseAnd.
func BitwiseAnd(in *ir.Inst) BitwiseAndInst { return BitwiseAndInst{in} }

// Operand returns the id Operand 1.
func (v BitwiseAndInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v BitwiseAndInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v BitwiseAndInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v BitwiseAndInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// NotInst is a view of an OpNot.
type NotInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v NotInst) Inst() *ir.Inst { return v.in }

// Not returns the view of in, which must be an OpNot.
func Not(in *ir.Inst) NotInst { return NotInst{in} }

// Operand returns the id Operand.
func (v NotInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand.
func (v NotInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// BitFieldInsertInst is a view of an OpBitFieldInsert.
type BitFieldInsertInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v BitFieldInsertInst) Inst() *ir.Inst { return v.in }

// BitFieldInsert returns the view of in, which must be an OpBitFieldInsert.
func BitFieldInsert(in *ir.Inst) BitFieldInsertInst { return BitFieldInsertInst{in} }

// Base returns the id Base.
func (v BitFieldInsertInst) Base() ir.ID { return v.in.ID(0) }

// SetBase sets the id Base.
func (v BitFieldInsertInst) SetBase(id ir.ID) { v.in.SetID(0, id) }

// Insert returns the id Insert.
func (v BitFieldInsertInst) Insert() ir.ID { return v.in.ID(1) }

// SetInsert sets the id Insert.
func (v BitFieldInsertInst) SetInsert(id ir.ID) { v.in.SetID(1, id) }

// Offset returns the id Offset.
func (v BitFieldInsertInst) Offset() ir.ID { return v.in.ID(2) }

// SetOffset sets the id Offset.
func (v BitFieldInsertInst) SetOffset(id ir.ID) { v.in.SetID(2, id) }

// Count returns the id Count.
func (v BitFieldInsertInst) Count() ir.ID { return v.in.ID(3) }

// SetCount sets the id Count.
func (v BitFieldInsertInst) SetCount(id ir.ID) { v.in.SetID(3, id) }

// BitFieldSExtractInst is a view of an OpBitFieldSExtract.
type BitFieldSExtractInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v BitFieldSExtractInst) Inst() *ir.Inst { return v.in }

// BitFieldSExtract returns the view of in, which must be an OpBitFieldSExtract.
func BitFieldSExtract(in *ir.Inst) BitFieldSExtractInst { return BitFieldSExtractInst{in} }

// Base returns the id Base.
func (v BitFieldSExtractInst) Base() ir.ID { return v.in.ID(0) }

// SetBase sets the id Base.
func (v BitFieldSExtractInst) SetBase(id ir.ID) { v.in.SetID(0, id) }

// Offset returns the id Offset.
func (v BitFieldSExtractInst) Offset() ir.ID { return v.in.ID(1) }

// SetOffset sets the id Offset.
func (v BitFieldSExtractInst) SetOffset(id ir.ID) { v.in.SetID(1, id) }

// Count returns the id Count.
func (v BitFieldSExtractInst) Count() ir.ID { return v.in.ID(2) }

// SetCount sets the id Count.
func (v BitFieldSExtractInst) SetCount(id ir.ID) { v.in.SetID(2, id) }

// BitFieldUExtractInst is a view of an OpBitFieldUExtract.
type BitFieldUExtractInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v BitFieldUExtractInst) Inst() *ir.Inst { return v.in }

// BitFieldUExtract returns the view of in, which must be an OpBitFieldUExtract.
func BitFieldUExtract(in *ir.Inst) BitFieldUExtractInst { return BitFieldUExtractInst{in} }

// Base returns the id Base.
func (v BitFieldUExtractInst) Base() ir.ID { return v.in.ID(0) }

// SetBase sets the id Base.
func (v BitFieldUExtractInst) SetBase(id ir.ID) { v.in.SetID(0, id) }

// Offset returns the id Offset.
func (v BitFieldUExtractInst) Offset() ir.ID { return v.in.ID(1) }

// SetOffset sets the id Offset.
func (v BitFieldUExtractInst) SetOffset(id ir.ID) { v.in.SetID(1, id) }

// Count returns the id Count.
func (v BitFieldUExtractInst) Count() ir.ID { return v.in.ID(2) }

// SetCount sets the id Count.
func (v BitFieldUExtractInst) SetCount(id ir.ID) { v.in.SetID(2, id) }

// BitReverseInst is a view of an OpBitReverse.
type BitReverseInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v BitReverseInst) Inst() *ir.Inst { return v.in }

// BitReverse returns the view of in, which must be an OpBitReverse.
func BitReverse(in *ir.Inst) BitReverseInst { return BitReverseInst{in} }

// Base returns the id Base.
func (v BitReverseInst) Base() ir.ID { return v.in.ID(0) }

// SetBase sets the id Base.
func (v BitReverseInst) SetBase(id ir.ID) { v.in.SetID(0, id) }

// BitCountInst is a view of an OpBitCount.
type BitCountInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v BitCountInst) Inst() *ir.Inst { return v.in }

// BitCount returns the view of in, which must be an OpBitCount.
func BitCount(in *ir.Inst) BitCountInst { return BitCountInst{in} }

// Base returns the id Base.
func (v BitCountInst) Base() ir.ID { return v.in.ID(0) }

// SetBase sets the id Base.
func (v BitCountInst) SetBase(id ir.ID) { v.in.SetID(0, id) }

// DPdxInst is a view of an OpDPdx.
type DPdxInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v DPdxInst) Inst() *ir.Inst { return v.in }

// DPdx returns the view of in, which must be an OpDPdx.
func DPdx(in *ir.Inst) DPdxInst { return DPdxInst{in} }

// P returns the id P.
func (v DPdxInst) P() ir.ID { return v.in.ID(0) }

// SetP sets the id P.
func (v DPdxInst) SetP(id ir.ID) { v.in.SetID(0, id) }

// DPdyInst is a view of an OpDPdy.
type DPdyInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v DPdyInst) Inst() *ir.Inst { return v.in }

// DPdy returns the view of in, which must be an OpDPdy.
func DPdy(in *ir.Inst) DPdyInst { return DPdyInst{in} }

// P returns the id P.
func (v DPdyInst) P() ir.ID { return v.in.ID(0) }

// SetP sets the id P.
func (v DPdyInst) SetP(id ir.ID) { v.in.SetID(0, id) }

// FwidthInst is a view of an OpFwidth.
type FwidthInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FwidthInst) Inst() *ir.Inst { return v.in }

// Fwidth returns the view of in, which must be an OpFwidth.
func Fwidth(in *ir.Inst) FwidthInst { return FwidthInst{in} }

// P returns the id P.
func (v FwidthInst) P() ir.ID { return v.in.ID(0) }

// SetP sets the id P.
func (v FwidthInst) SetP(id ir.ID) { v.in.SetID(0, id) }

// DPdxFineInst is a view of an OpDPdxFine.
type DPdxFineInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v DPdxFineInst) Inst() *ir.Inst { return v.in }

// DPdxFine returns the view of in, which must be an OpDPdxFine.
func DPdxFine(in *ir.Inst) DPdxFineInst { return DPdxFineInst{in} }

// P returns the id P.
func (v DPdxFineInst) P() ir.ID { return v.in.ID(0) }

// SetP sets the id P.
func (v DPdxFineInst) SetP(id ir.ID) { v.in.SetID(0, id) }

// DPdyFineInst is a view of an OpDPdyFine.
type DPdyFineInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v DPdyFineInst) Inst() *ir.Inst { return v.in }

// DPdyFine returns the view of in, which must be an OpDPdyFine.
func DPdyFine(in *ir.Inst) DPdyFineInst { return DPdyFineInst{in} }

// P returns the id P.
func (v DPdyFineInst) P() ir.ID { return v.in.ID(0) }

// SetP sets the id P.
func (v DPdyFineInst) SetP(id ir.ID) { v.in.SetID(0, id) }

// FwidthFineInst is a view of an OpFwidthFine.
type FwidthFineInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FwidthFineInst) Inst() *ir.Inst { return v.in }

// FwidthFine returns the view of in, which must be an OpFwidthFine.
func FwidthFine(in *ir.Inst) FwidthFineInst { return FwidthFineInst{in} }

// P returns the id P.
func (v FwidthFineInst) P() ir.ID { return v.in.ID(0) }

// SetP sets the id P.
func (v FwidthFineInst) SetP(id ir.ID) { v.in.SetID(0, id) }

// DPdxCoarseInst is a view of an OpDPdxCoarse.
type DPdxCoarseInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v DPdxCoarseInst) Inst() *ir.Inst { return v.in }

// DPdxCoarse returns the view of in, which must be an OpDPdxCoarse.
func DPdxCoarse(in *ir.Inst) DPdxCoarseInst { return DPdxCoarseInst{in} }

// P returns the id P.
func (v DPdxCoarseInst) P() ir.ID { return v.in.ID(0) }

// SetP sets the id P.
func (v DPdxCoarseInst) SetP(id ir.ID) { v.in.SetID(0, id) }

// DPdyCoarseInst is a view of an OpDPdyCoarse.
type DPdyCoarseInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v DPdyCoarseInst) Inst() *ir.Inst { return v.in }

// DPdyCoarse returns the view of in, which must be an OpDPdyCoarse.
func DPdyCoarse(in *ir.Inst) DPdyCoarseInst { return DPdyCoarseInst{in} }

// P returns the id P.
func (v DPdyCoarseInst) P() ir.ID { return v.in.ID(0) }

// SetP sets the id P.
func (v DPdyCoarseInst) SetP(id ir.ID) { v.in.SetID(0, id) }

// FwidthCoarseInst is a view of an OpFwidthCoarse.
type FwidthCoarseInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FwidthCoarseInst) Inst() *ir.Inst { return v.in }

// FwidthCoarse returns the view of in, which must be an OpFwidthCoarse.
func FwidthCoarse(in *ir.Inst) FwidthCoarseInst { return FwidthCoarseInst{in} }

// P returns the id P.
func (v FwidthCoarseInst) P() ir.ID { return v.in.ID(0) }

// SetP sets the id P.
func (v FwidthCoarseInst) SetP(id ir.ID) { v.in.SetID(0, id) }

// EmitVertexInst is a view of an OpEmitVertex.
type EmitVertexInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v EmitVertexInst) Inst() *ir.Inst { return v.in }

// EmitVertex returns the view of in, which must be an OpEmitVertex.
func EmitVertex(in *ir.Inst) EmitVertexInst { return EmitVertexInst{in} }

// EndPrimitiveInst is a view of an OpEndPrimitive.
type EndPrimitiveInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v EndPrimitiveInst) Inst() *ir.Inst { return v.in }

// EndPrimitive returns the view of in, which must be an OpEndPrimitive.
func EndPrimitive(in *ir.Inst) EndPrimitiveInst { return EndPrimitiveInst{in} }

// EmitStreamVertexInst is a view of an OpEmitStreamVertex.
type EmitStreamVertexInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v EmitStreamVertexInst) Inst() *ir.Inst { return v.in }

// EmitStreamVertex returns the view of in, which must be an OpEmitStreamVertex.
func EmitStreamVertex(in *ir.Inst) EmitStreamVertexInst { return EmitStreamVertexInst{in} }

// Stream returns the id Stream.
func (v EmitStreamVertexInst) Stream() ir.ID { return v.in.ID(0) }

// SetStream sets the id Stream.
func (v EmitStreamVertexInst) SetStream(id ir.ID) { v.in.SetID(0, id) }

// EndStreamPrimitiveInst is a view of an OpEndStreamPrimitive.
type EndStreamPrimitiveInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v EndStreamPrimitiveInst) Inst() *ir.Inst { return v.in }

// EndStreamPrimitive returns the view of in, which must be an OpEndStreamPrimitive.
func EndStreamPrimitive(in *ir.Inst) EndStreamPrimitiveInst { return EndStreamPrimitiveInst{in} }

// Stream returns the id Stream.
func (v EndStreamPrimitiveInst) Stream() ir.ID { return v.in.ID(0) }

// SetStream sets the id Stream.
func (v EndStreamPrimitiveInst) SetStream(id ir.ID) { v.in.SetID(0, id) }

// ControlBarrierInst is a view of an OpControlBarrier.
type ControlBarrierInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ControlBarrierInst) Inst() *ir.Inst { return v.in }

// ControlBarrier returns the view of in, which must be an OpControlBarrier.
func ControlBarrier(in *ir.Inst) ControlBarrierInst { return ControlBarrierInst{in} }

// Execution returns the id Execution.
func (v ControlBarrierInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v ControlBarrierInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v ControlBarrierInst) Memory() ir.ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v ControlBarrierInst) SetMemory(id ir.ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v ControlBarrierInst) Semantics() ir.ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v ControlBarrierInst) SetSemantics(id ir.ID) { v.in.SetID(2, id) }

// MemoryBarrierInst is a view of an OpMemoryBarrier.
type MemoryBarrierInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v MemoryBarrierInst) Inst() *ir.Inst { return v.in }

// MemoryBarrier returns the view of in, which must be an OpMemoryBarrier.
func MemoryBarrier(in *ir.Inst) MemoryBarrierInst { return MemoryBarrierInst{in} }

// Memory returns the id Memory.
func (v MemoryBarrierInst) Memory() ir.ID { return v.in.ID(0) }

// SetMemory sets the id Memory.
func (v MemoryBarrierInst) SetMemory(id ir.ID) { v.in.SetID(0, id) }

// Semantics returns the id Semantics.
func (v MemoryBarrierInst) Semantics() ir.ID { return v.in.ID(1) }

// SetSemantics sets the id Semantics.
func (v MemoryBarrierInst) SetSemantics(id ir.ID) { v.in.SetID(1, id) }

// AtomicLoadInst is a view of an OpAtomicLoad.
type AtomicLoadInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v AtomicLoadInst) Inst() *ir.Inst { return v.in }

// AtomicLoad returns the view of in, which must be an OpAtomicLoad.
func AtomicLoad(in *ir.Inst) AtomicLoadInst { return AtomicLoadInst{in} }

// Pointer returns the id Pointer.
func (v AtomicLoadInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicLoadInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicLoadInst) Memory() ir.ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicLoadInst) SetMemory(id ir.ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v AtomicLoadInst) Semantics() ir.ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v AtomicLoadInst) SetSemantics(id ir.ID) { v.in.SetID(2, id) }

// AtomicStoreInst is a view of an OpAtomicStore.
type AtomicStoreInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v AtomicStoreInst) Inst() *ir.Inst { return v.in }

// AtomicStore returns the view of in, which must be an OpAtomicStore.
func AtomicStore(in *ir.Inst) AtomicStoreInst { return AtomicStoreInst{in} }

// Pointer returns the id Pointer.
func (v AtomicStoreInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicStoreInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicStoreInst) Memory() ir.ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicStoreInst) SetMemory(id ir.ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v AtomicStoreInst) Semantics() ir.ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v AtomicStoreInst) SetSemantics(id ir.ID) { v.in.SetID(2, id) }

// Value returns the id Value.
func (v AtomicStoreInst) Value() ir.ID { return v.in.ID(3) }

// SetValue sets the id Value.
func (v AtomicStoreInst) SetValue(id ir.ID) { v.in.SetID(3, id) }

// AtomicExchangeInst is a view of an OpAtomicExchange.
type AtomicExchangeInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v AtomicExchangeInst) Inst() *ir.Inst { return v.in }

// AtomicExchange returns the view of in, which must be an OpAtomicExchange.
func AtomicExchange(in *ir.Inst) AtomicExchangeInst { return AtomicExchangeInst{in} }

// Pointer returns the id Pointer.
func (v AtomicExchangeInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicExchangeInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicExchangeInst) Memory() ir.ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicExchangeInst) SetMemory(id ir.ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v AtomicExchangeInst) Semantics() ir.ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v AtomicExchangeInst) SetSemantics(id ir.ID) { v.in.SetID(2, id) }

// Value returns the id Value.
func (v AtomicExchangeInst) Value() ir.ID { return v.in.ID(3) }

// SetValue sets the id Value.
func (v AtomicExchangeInst) SetValue(id ir.ID) { v.in.SetID(3, id) }

// AtomicCompareExchangeInst is a view of an OpAtomicCompareExchange.
type AtomicCompareExchangeInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v AtomicCompareExchangeInst) Inst() *ir.Inst { return v.in }

// AtomicCompareExchange returns the view of in, which must be an OpAtomicCompareExchange.
func AtomicCompareExchange(in *ir.Inst) AtomicCompareExchangeInst {
	return AtomicCompareExchangeInst{in}
}

// Pointer returns the id Pointer.
func (v AtomicCompareExchangeInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicCompareExchangeInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicCompareExchangeInst) Memory() ir.ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicCompareExchangeInst) SetMemory(id ir.ID) { v.in.SetID(1, id) }

// Equal returns the id Equal.
func (v AtomicCompareExchangeInst) Equal() ir.ID { return v.in.ID(2) }

// SetEqual sets the id Equal.
func (v AtomicCompareExchangeInst) SetEqual(id ir.ID) { v.in.SetID(2, id) }

// Unequal returns the id Unequal.
func (v AtomicCompareExchangeInst) Unequal() ir.ID { return v.in.ID(3) }

// SetUnequal sets the id Unequal.
func (v AtomicCompareExchangeInst) SetUnequal(id ir.ID) { v.in.SetID(3, id) }

// Value returns the id Value.
func (v AtomicCompareExchangeInst) Value() ir.ID { return v.in.ID(4) }

// SetValue sets the id Value.
func (v AtomicCompareExchangeInst) SetValue(id ir.ID) { v.in.SetID(4, id) }

// Comparator returns the id Comparator.
func (v AtomicCompareExchangeInst) Comparator() ir.ID { return v.in.ID(5) }

// SetComparator sets the id Comparator.
func (v AtomicCompareExchangeInst) SetComparator(id ir.ID) { v.in.SetID(5, id) }

// AtomicCompareExchangeWeakInst is a view of an OpAtomicCompareExchangeWeak.
type AtomicCompareExchangeWeakInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v AtomicCompareExchangeWeakInst) Inst() *ir.Inst { return v.in }

// AtomicCompareExchangeWeak returns the view of in, which must be an OpAtomicCompareExchangeWeak.
func AtomicCompareExchangeWeak(in *ir.Inst) AtomicCompareExchangeWeakInst {
	return AtomicCompareExchangeWeakInst{in}
}

// Pointer returns the id Pointer.
func (v AtomicCompareExchangeWeakInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicCompareExchangeWeakInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicCompareExchangeWeakInst) Memory() ir.ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicCompareExchangeWeakInst) SetMemory(id ir.ID) { v.in.SetID(1, id) }

// Equal returns the id Equal.
func (v AtomicCompareExchangeWeakInst) Equal() ir.ID { return v.in.ID(2) }

// SetEqual sets the id Equal.
func (v AtomicCompareExchangeWeakInst) SetEqual(id ir.ID) { v.in.SetID(2, id) }

// Unequal returns the id Unequal.
func (v AtomicCompareExchangeWeakInst) Unequal() ir.ID { return v.in.ID(3) }

// SetUnequal sets the id Unequal.
func (v AtomicCompareExchangeWeakInst) SetUnequal(id ir.ID) { v.in.SetID(3, id) }

// Value returns the id Value.
func (v AtomicCompareExchangeWeakInst) Value() ir.ID { return v.in.ID(4) }

// SetValue sets the id Value.
func (v AtomicCompareExchangeWeakInst) SetValue(id ir.ID) { v.in.SetID(4, id) }

// Comparator returns the id Comparator.
func (v AtomicCompareExchangeWeakInst) Comparator() ir.ID { return v.in.ID(5) }

// SetComparator sets the id Comparator.
func (v AtomicCompareExchangeWeakInst) SetComparator(id ir.ID) { v.in.SetID(5, id) }

// AtomicIIncrementInst is a view of an OpAtomicIIncrement.
type AtomicIIncrementInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v AtomicIIncrementInst) Inst() *ir.Inst { return v.in }

// AtomicIIncrement returns the view of in, which must be an OpAtomicIIncrement.
func AtomicIIncrement(in *ir.Inst) AtomicIIncrementInst { return AtomicIIncrementInst{in} }

// Pointer returns the id Pointer.
func (v AtomicIIncrementInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicIIncrementInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicIIncrementInst) Memory() ir.ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicIIncrementInst) SetMemory(id ir.ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v AtomicIIncrementInst) Semantics() ir.ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v AtomicIIncrementInst) SetSemantics(id ir.ID) { v.in.SetID(2, id) }

// AtomicIDecrementInst is a view of an OpAtomicIDecrement.
type AtomicIDecrementInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v AtomicIDecrementInst) Inst() *ir.Inst { return v.in }

// AtomicIDecrement returns the view of in, which must be an OpAtomicIDecrement.
func AtomicIDecrement(in *ir.Inst) AtomicIDecrementInst { return AtomicIDecrementInst{in} }

// Pointer returns the id Pointer.
func (v AtomicIDecrementInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicIDecrementInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicIDecrementInst) Memory() ir.ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicIDecrementInst) SetMemory(id ir.ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v AtomicIDecrementInst) Semantics() ir.ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v AtomicIDecrementInst) SetSemantics(id ir.ID) { v.in.SetID(2, id) }

// AtomicIAddInst is a view of an OpAtomicIAdd.
type AtomicIAddInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v AtomicIAddInst) Inst() *ir.Inst { return v.in }

// AtomicIAdd returns the view of in, which must be an OpAtomicIAdd.
func AtomicIAdd(in *ir.Inst) AtomicIAddInst { return AtomicIAddInst{in} }

// Pointer returns the id Pointer.
func (v AtomicIAddInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicIAddInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicIAddInst) Memory() ir.ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicIAddInst) SetMemory(id ir.ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v AtomicIAddInst) Semantics() ir.ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v AtomicIAddInst) SetSemantics(id ir.ID) { v.in.SetID(2, id) }

// Value returns the id Value.
func (v AtomicIAddInst) Value() ir.ID { return v.in.ID(3) }

// SetValue sets the id Value.
func (v AtomicIAddInst) SetValue(id ir.ID) { v.in.SetID(3, id) }

// AtomicISubInst is a view of an OpAtomicISub.
type AtomicISubInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v AtomicISubInst) Inst() *ir.Inst { return v.in }

// AtomicISub returns the view of in, which must be an OpAtomicISub.
func AtomicISub(in *ir.Inst) AtomicISubInst { return AtomicISubInst{in} }

// Pointer returns the id Pointer.
func (v AtomicISubInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicISubInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicISubInst) Memory() ir.ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicISubInst) SetMemory(id ir.ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v AtomicISubInst) Semantics() ir.ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v AtomicISubInst) SetSemantics(id ir.ID) { v.in.SetID(2, id) }

// Value returns the id Value.
func (v AtomicISubInst) Value() ir.ID { return v.in.ID(3) }

// SetValue sets the id Value.
func (v AtomicISubInst) SetValue(id ir.ID) { v.in.SetID(3, id) }

// AtomicSMinInst is a view of an OpAtomicSMin.
type AtomicSMinInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v AtomicSMinInst) Inst() *ir.Inst { return v.in }

// AtomicSMin returns the view of in, which must be an OpAtomicSMin.
func AtomicSMin(in *ir.Inst) AtomicSMinInst { return AtomicSMinInst{in} }

// Pointer returns the id Pointer.
func (v AtomicSMinInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicSMinInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicSMinInst) Memory() ir.ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicSMinInst) SetMemory(id ir.ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v AtomicSMinInst) Semantics() ir.ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v AtomicSMinInst) SetSemantics(id ir.ID) { v.in.SetID(2, id) }

// Value returns the id Value.
func (v AtomicSMinInst) Value() ir.ID { return v.in.ID(3) }

// SetValue sets the id Value.
func (v AtomicSMinInst) SetValue(id ir.ID) { v.in.SetID(3, id) }

// AtomicUMinInst is a view of an OpAtomicUMin.
type AtomicUMinInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v AtomicUMinInst) Inst() *ir.Inst { return v.in }

// AtomicUMin returns the view of in, which must be an OpAtomicUMin.
func AtomicUMin(in *ir.Inst) AtomicUMinInst { return AtomicUMinInst{in} }

// Pointer returns the id Pointer.
func (v AtomicUMinInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicUMinInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicUMinInst) Memory() ir.ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicUMinInst) SetMemory(id ir.ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v AtomicUMinInst) Semantics() ir.ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v AtomicUMinInst) SetSemantics(id ir.ID) { v.in.SetID(2, id) }

// Value returns the id Value.
func (v AtomicUMinInst) Value() ir.ID { return v.in.ID(3) }

// SetValue sets the id Value.
func (v AtomicUMinInst) SetValue(id ir.ID) { v.in.SetID(3, id) }

// AtomicSMaxInst is a view of an OpAtomicSMax.
type AtomicSMaxInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v AtomicSMaxInst) Inst() *ir.Inst { return v.in }

// AtomicSMax returns the view of in, which must be an OpAtomicSMax.
func AtomicSMax(in *ir.Inst) AtomicSMaxInst { return AtomicSMaxInst{in} }

// Pointer returns the id Pointer.
func (v AtomicSMaxInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicSMaxInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicSMaxInst) Memory() ir.ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicSMaxInst) SetMemory(id ir.ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v AtomicSMaxInst) Semantics() ir.ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v AtomicSMaxInst) SetSemantics(id ir.ID) { v.in.SetID(2, id) }

// Value returns the id Value.
func (v AtomicSMaxInst) Value() ir.ID { return v.in.ID(3) }

// SetValue sets the id Value.
func (v AtomicSMaxInst) SetValue(id ir.ID) { v.in.SetID(3, id) }

// AtomicUMaxInst is a view of an OpAtomicUMax.
type AtomicUMaxInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v AtomicUMaxInst) Inst() *ir.Inst { return v.in }

// AtomicUMax returns the view of in, which must be an OpAtomicUMax.
func AtomicUMax(in *ir.Inst) AtomicUMaxInst { return AtomicUMaxInst{in} }

// Pointer returns the id Pointer.
func (v AtomicUMaxInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicUMaxInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicUMaxInst) Memory() ir.ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicUMaxInst) SetMemory(id ir.ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v AtomicUMaxInst) Semantics() ir.ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v AtomicUMaxInst) SetSemantics(id ir.ID) { v.in.SetID(2, id) }

// Value returns the id Value.
func (v AtomicUMaxInst) Value() ir.ID { return v.in.ID(3) }

// SetValue sets the id Value.
func (v AtomicUMaxInst) SetValue(id ir.ID) { v.in.SetID(3, id) }

// AtomicAndInst is a view of an OpAtomicAnd.
type AtomicAndInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v AtomicAndInst) Inst() *ir.Inst { return v.in }

// AtomicAnd returns the view of in, which must be an OpAtomicAnd.
func AtomicAnd(in *ir.Inst) AtomicAndInst { return AtomicAndInst{in} }

// Pointer returns the id Pointer.
func (v AtomicAndInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicAndInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicAndInst) Memory() ir.ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicAndInst) SetMemory(id ir.ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v AtomicAndInst) Semantics() ir.ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v AtomicAndInst) SetSemantics(id ir.ID) { v.in.SetID(2, id) }

// Value returns the id Value.
func (v AtomicAndInst) Value() ir.ID { return v.in.ID(3) }

// SetValue sets the id Value.
func (v AtomicAndInst) SetValue(id ir.ID) { v.in.SetID(3, id) }

// AtomicOrInst is a view of an OpAtomicOr.
type AtomicOrInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v AtomicOrInst) Inst() *ir.Inst { return v.in }

// AtomicOr returns the view of in, which must be an OpAtomicOr.
func AtomicOr(in *ir.Inst) AtomicOrInst { return AtomicOrInst{in} }

// Pointer returns the id Pointer.
func (v AtomicOrInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicOrInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicOrInst) Memory() ir.ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicOrInst) SetMemory(id ir.ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v AtomicOrInst) Semantics() ir.ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v AtomicOrInst) SetSemantics(id ir.ID) { v.in.SetID(2, id) }

// Value returns the id Value.
func (v AtomicOrInst) Value() ir.ID { return v.in.ID(3) }

// SetValue sets the id Value.
func (v AtomicOrInst) SetValue(id ir.ID) { v.in.SetID(3, id) }

// AtomicXorInst is a view of an OpAtomicXor.
type AtomicXorInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v AtomicXorInst) Inst() *ir.Inst { return v.in }

// AtomicXor returns the view of in, which must be an OpAtomicXor.
func AtomicXor(in *ir.Inst) AtomicXorInst { return AtomicXorInst{in} }

// Pointer returns the id Pointer.
func (v AtomicXorInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicXorInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicXorInst) Memory() ir.ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicXorInst) SetMemory(id ir.ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v AtomicXorInst) Semantics() ir.ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v AtomicXorInst) SetSemantics(id ir.ID) { v.in.SetID(2, id) }

// Value returns the id Value.
func (v AtomicXorInst) Value() ir.ID { return v.in.ID(3) }

// SetValue sets the id Value.
func (v AtomicXorInst) SetValue(id ir.ID) { v.in.SetID(3, id) }

// PhiInst is a view of an OpPhi.
type PhiInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v PhiInst) Inst() *ir.Inst { return v.in }

// Phi returns the view of in, which must be an OpPhi.
func Phi(in *ir.Inst) PhiInst { return PhiInst{in} }

// Variable returns the words of Variable, Parent, ....
func (v PhiInst) Variable() []uint32 { return wordsFrom(v.in, 0) }

// LoopMergeInst is a view of an OpLoopMerge.
type LoopMergeInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v LoopMergeInst) Inst() *ir.Inst { return v.in }

// LoopMerge returns the view of in, which must be an OpLoopMerge.
func LoopMerge(in *ir.Inst) LoopMergeInst { return LoopMergeInst{in} }

// MergeBlock returns the id Merge Block.
func (v LoopMergeInst) MergeBlock() ir.ID { return v.in.ID(0) }

// SetMergeBlock sets the id Merge Block.
func (v LoopMergeInst) SetMergeBlock(id ir.ID) { v.in.SetID(0, id) }

// ContinueTarget returns the id Continue Target.
func (v LoopMergeInst) ContinueTarget() ir.ID { return v.in.ID(1) }

// SetContinueTarget sets the id Continue Target.
func (v LoopMergeInst) SetContinueTarget(id ir.ID) { v.in.SetID(1, id) }

// LoopControl returns LoopControl.
func (v LoopMergeInst) LoopControl() spirv.LoopControl { return spirv.LoopControl(v.in.Literal(2)) }

// SelectionMergeInst is a view of an OpSelectionMerge.
type SelectionMergeInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SelectionMergeInst) Inst() *ir.Inst { return v.in }

// SelectionMerge returns the view of in, which must be an OpSelectionMerge.
func SelectionMerge(in *ir.Inst) SelectionMergeInst { return SelectionMergeInst{in} }

// MergeBlock returns the id Merge Block.
func (v SelectionMergeInst) MergeBlock() ir.ID { return v.in.ID(0) }

// SetMergeBlock sets the id Merge Block.
func (v SelectionMergeInst) SetMergeBlock(id ir.ID) { v.in.SetID(0, id) }

// SelectionControl returns SelectionControl.
func (v SelectionMergeInst) SelectionControl() spirv.SelectionControl {
	return spirv.SelectionControl(v.in.Literal(1))
}

// LabelInst is a view of an OpLabel.
type LabelInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v LabelInst) Inst() *ir.Inst { return v.in }

// Label returns the view of in, which must be an OpLabel.
func Label(in *ir.Inst) LabelInst { return LabelInst{in} }

// BranchInst is a view of an OpBranch.
type BranchInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v BranchInst) Inst() *ir.Inst { return v.in }

// Branch returns the view of in, which must be an OpBranch.
func Branch(in *ir.Inst) BranchInst { return BranchInst{in} }

// TargetLabel returns the id Target Label.
func (v BranchInst) TargetLabel() ir.ID { return v.in.ID(0) }

// SetTargetLabel sets the id Target Label.
func (v BranchInst) SetTargetLabel(id ir.ID) { v.in.SetID(0, id) }

// BranchConditionalInst is a view of an OpBranchConditional.
type BranchConditionalInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v BranchConditionalInst) Inst() *ir.Inst { return v.in }

// BranchConditional returns the view of in, which must be an OpBranchConditional.
func BranchConditional(in *ir.Inst) BranchConditionalInst { return BranchConditionalInst{in} }

// Condition returns the id Condition.
func (v BranchConditionalInst) Condition() ir.ID { return v.in.ID(0) }

// SetCondition sets the id Condition.
func (v BranchConditionalInst) SetCondition(id ir.ID) { v.in.SetID(0, id) }

// TrueLabel returns the id True Label.
func (v BranchConditionalInst) TrueLabel() ir.ID { return v.in.ID(1) }

// SetTrueLabel sets the id True Label.
func (v BranchConditionalInst) SetTrueLabel(id ir.ID) { v.in.SetID(1, id) }

// FalseLabel returns the id False Label.
func (v BranchConditionalInst) FalseLabel() ir.ID { return v.in.ID(2) }

// SetFalseLabel sets the id False Label.
func (v BranchConditionalInst) SetFalseLabel(id ir.ID) { v.in.SetID(2, id) }

// BranchWeights returns the words of Branch weights.
func (v BranchConditionalInst) BranchWeights() []uint32 { return wordsFrom(v.in, 3) }

// SwitchInst is a view of an OpSwitch.
type SwitchInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SwitchInst) Inst() *ir.Inst { return v.in }

// Switch returns the view of in, which must be an OpSwitch.
func Switch(in *ir.Inst) SwitchInst { return SwitchInst{in} }

// Selector returns the id Selector.
func (v SwitchInst) Selector() ir.ID { return v.in.ID(0) }

// SetSelector sets the id Selector.
func (v SwitchInst) SetSelector(id ir.ID) { v.in.SetID(0, id) }

// Default returns the id Default.
func (v SwitchInst) Default() ir.ID { return v.in.ID(1) }

// SetDefault sets the id Default.
func (v SwitchInst) SetDefault(id ir.ID) { v.in.SetID(1, id) }

// Target returns the words of Target.
func (v SwitchInst) Target() []uint32 { return wordsFrom(v.in, 2) }

// KillInst is a view of an OpKill.
type KillInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v KillInst) Inst() *ir.Inst { return v.in }

// Kill returns the view of in, which must be an OpKill.
func Kill(in *ir.Inst) KillInst { return KillInst{in} }

// ReturnInst is a view of an OpReturn.
type ReturnInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ReturnInst) Inst() *ir.Inst { return v.in }

// Return returns the view of in, which must be an OpReturn.
func Return(in *ir.Inst) ReturnInst { return ReturnInst{in} }

// ReturnValueInst is a view of an OpReturnValue.
type ReturnValueInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ReturnValueInst) Inst() *ir.Inst { return v.in }

// ReturnValue returns the view of in, which must be an OpReturnValue.
func ReturnValue(in *ir.Inst) ReturnValueInst { return ReturnValueInst{in} }

// Value returns the id Value.
func (v ReturnValueInst) Value() ir.ID { return v.in.ID(0) }

// SetValue sets the id Value.
func (v ReturnValueInst) SetValue(id ir.ID) { v.in.SetID(0, id) }

// UnreachableInst is a view of an OpUnreachable.
type UnreachableInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v UnreachableInst) Inst() *ir.Inst { return v.in }

// Unreachable returns the view of in, which must be an OpUnreachable.
func Unreachable(in *ir.Inst) UnreachableInst { return UnreachableInst{in} }

// LifetimeStartInst is a view of an OpLifetimeStart.
type LifetimeStartInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v LifetimeStartInst) Inst() *ir.Inst { return v.in }

// LifetimeStart returns the view of in, which must be an OpLifetimeStart.
func LifetimeStart(in *ir.Inst) LifetimeStartInst { return LifetimeStartInst{in} }

// Pointer returns the id Pointer.
func (v LifetimeStartInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v LifetimeStartInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// Size returns the literal Size.
func (v LifetimeStartInst) Size() uint32 { return v.in.Literal(1) }

// LifetimeStopInst is a view of an OpLifetimeStop.
type LifetimeStopInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v LifetimeStopInst) Inst() *ir.Inst { return v.in }

// LifetimeStop returns the view of in, which must be an OpLifetimeStop.
func LifetimeStop(in *ir.Inst) LifetimeStopInst { return LifetimeStopInst{in} }

// Pointer returns the id Pointer.
func (v LifetimeStopInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v LifetimeStopInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// Size returns the literal Size.
func (v LifetimeStopInst) Size() uint32 { return v.in.Literal(1) }

// GroupAsyncCopyInst is a view of an OpGroupAsyncCopy.
type GroupAsyncCopyInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupAsyncCopyInst) Inst() *ir.Inst { return v.in }

// GroupAsyncCopy returns the view of in, which must be an OpGroupAsyncCopy.
func GroupAsyncCopy(in *ir.Inst) GroupAsyncCopyInst { return GroupAsyncCopyInst{in} }

// Execution returns the id Execution.
func (v GroupAsyncCopyInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupAsyncCopyInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Destination returns the id Destination.
func (v GroupAsyncCopyInst) Destination() ir.ID { return v.in.ID(1) }

// SetDestination sets the id Destination.
func (v GroupAsyncCopyInst) SetDestination(id ir.ID) { v.in.SetID(1, id) }

// Source returns the id Source.
func (v GroupAsyncCopyInst) Source() ir.ID { return v.in.ID(2) }

// SetSource sets the id Source.
func (v GroupAsyncCopyInst) SetSource(id ir.ID) { v.in.SetID(2, id) }

// NumElements returns the id Num Elements.
func (v GroupAsyncCopyInst) NumElements() ir.ID { return v.in.ID(3) }

// SetNumElements sets the id Num Elements.
func (v GroupAsyncCopyInst) SetNumElements(id ir.ID) { v.in.SetID(3, id) }

// Stride returns the id Stride.
func (v GroupAsyncCopyInst) Stride() ir.ID { return v.in.ID(4) }

// SetStride sets the id Stride.
func (v GroupAsyncCopyInst) SetStride(id ir.ID) { v.in.SetID(4, id) }

// Event returns the id Event.
func (v GroupAsyncCopyInst) Event() ir.ID { return v.in.ID(5) }

// SetEvent sets the id Event.
func (v GroupAsyncCopyInst) SetEvent(id ir.ID) { v.in.SetID(5, id) }

// GroupWaitEventsInst is a view of an OpGroupWaitEvents.
type GroupWaitEventsInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupWaitEventsInst) Inst() *ir.Inst { return v.in }

// GroupWaitEvents returns the view of in, which must be an OpGroupWaitEvents.
func GroupWaitEvents(in *ir.Inst) GroupWaitEventsInst { return GroupWaitEventsInst{in} }

// Execution returns the id Execution.
func (v GroupWaitEventsInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupWaitEventsInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// NumEvents returns the id Num Events.
func (v GroupWaitEventsInst) NumEvents() ir.ID { return v.in.ID(1) }

// SetNumEvents sets the id Num Events.
func (v GroupWaitEventsInst) SetNumEvents(id ir.ID) { v.in.SetID(1, id) }

// EventsList returns the id Events List.
func (v GroupWaitEventsInst) EventsList() ir.ID { return v.in.ID(2) }

// SetEventsList sets the id Events List.
func (v GroupWaitEventsInst) SetEventsList(id ir.ID) { v.in.SetID(2, id) }

// GroupAllInst is a view of an OpGroupAll.
type GroupAllInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupAllInst) Inst() *ir.Inst { return v.in }

// GroupAll returns the view of in, which must be an OpGroupAll.
func GroupAll(in *ir.Inst) GroupAllInst { return GroupAllInst{in} }

// Execution returns the id Execution.
func (v GroupAllInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupAllInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Predicate returns the id Predicate.
func (v GroupAllInst) Predicate() ir.ID { return v.in.ID(1) }

// SetPredicate sets the id Predicate.
func (v GroupAllInst) SetPredicate(id ir.ID) { v.in.SetID(1, id) }

// GroupAnyInst is a view of an OpGroupAny.
type GroupAnyInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupAnyInst) Inst() *ir.Inst { return v.in }

// GroupAny returns the view of in, which must be an OpGroupAny.
func GroupAny(in *ir.Inst) GroupAnyInst { return GroupAnyInst{in} }

// Execution returns the id Execution.
func (v GroupAnyInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupAnyInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Predicate returns the id Predicate.
func (v GroupAnyInst) Predicate() ir.ID { return v.in.ID(1) }

// SetPredicate sets the id Predicate.
func (v GroupAnyInst) SetPredicate(id ir.ID) { v.in.SetID(1, id) }

// GroupBroadcastInst is a view of an OpGroupBroadcast.
type GroupBroadcastInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupBroadcastInst) Inst() *ir.Inst { return v.in }

// GroupBroadcast returns the view of in, which must be an OpGroupBroadcast.
func GroupBroadcast(in *ir.Inst) GroupBroadcastInst { return GroupBroadcastInst{in} }

// Execution returns the id Execution.
func (v GroupBroadcastInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupBroadcastInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Value returns the id Value.
func (v GroupBroadcastInst) Value() ir.ID { return v.in.ID(1) }

// SetValue sets the id Value.
func (v GroupBroadcastInst) SetValue(id ir.ID) { v.in.SetID(1, id) }

// LocalId returns the id LocalId.
func (v GroupBroadcastInst) LocalId() ir.ID { return v.in.ID(2) }

// SetLocalId sets the id LocalId.
func (v GroupBroadcastInst) SetLocalId(id ir.ID) { v.in.SetID(2, id) }

// GroupIAddInst is a view of an OpGroupIAdd.
type GroupIAddInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupIAddInst) Inst() *ir.Inst { return v.in }

// GroupIAdd returns the view of in, which must be an OpGroupIAdd.
func GroupIAdd(in *ir.Inst) GroupIAddInst { return GroupIAddInst{in} }

// Execution returns the id Execution.
func (v GroupIAddInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupIAddInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupIAddInst) Operation() spirv.GroupOperation { return spirv.GroupOperation(v.in.Literal(1)) }

// X returns the id X.
func (v GroupIAddInst) X() ir.ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupIAddInst) SetX(id ir.ID) { v.in.SetID(2, id) }

// GroupFAddInst is a view of an OpGroupFAdd.
type GroupFAddInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupFAddInst) Inst() *ir.Inst { return v.in }

// GroupFAdd returns the view of in, which must be an OpGroupFAdd.
func GroupFAdd(in *ir.Inst) GroupFAddInst { return GroupFAddInst{in} }

// Execution returns the id Execution.
func (v GroupFAddInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupFAddInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupFAddInst) Operation() spirv.GroupOperation { return spirv.GroupOperation(v.in.Literal(1)) }

// X returns the id X.
func (v GroupFAddInst) X() ir.ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupFAddInst) SetX(id ir.ID) { v.in.SetID(2, id) }

// GroupFMinInst is a view of an OpGroupFMin.
type GroupFMinInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupFMinInst) Inst() *ir.Inst { return v.in }

// GroupFMin returns the view of in, which must be an OpGroupFMin.
func GroupFMin(in *ir.Inst) GroupFMinInst { return GroupFMinInst{in} }

// Execution returns the id Execution.
func (v GroupFMinInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupFMinInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupFMinInst) Operation() spirv.GroupOperation { return spirv.GroupOperation(v.in.Literal(1)) }

// X returns the id X.
func (v GroupFMinInst) X() ir.ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupFMinInst) SetX(id ir.ID) { v.in.SetID(2, id) }

// GroupUMinInst is a view of an OpGroupUMin.
type GroupUMinInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupUMinInst) Inst() *ir.Inst { return v.in }

// GroupUMin returns the view of in, which must be an OpGroupUMin.
func GroupUMin(in *ir.Inst) GroupUMinInst { return GroupUMinInst{in} }

// Execution returns the id Execution.
func (v GroupUMinInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupUMinInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupUMinInst) Operation() spirv.GroupOperation { return spirv.GroupOperation(v.in.Literal(1)) }

// X returns the id X.
func (v GroupUMinInst) X() ir.ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupUMinInst) SetX(id ir.ID) { v.in.SetID(2, id) }

// GroupSMinInst is a view of an OpGroupSMin.
type GroupSMinInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupSMinInst) Inst() *ir.Inst { return v.in }

// GroupSMin returns the view of in, which must be an OpGroupSMin.
func GroupSMin(in *ir.Inst) GroupSMinInst { return GroupSMinInst{in} }

// Execution returns the id Execution.
func (v GroupSMinInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupSMinInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupSMinInst) Operation() spirv.GroupOperation { return spirv.GroupOperation(v.in.Literal(1)) }

// X returns the id X.
func (v GroupSMinInst) X() ir.ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupSMinInst) SetX(id ir.ID) { v.in.SetID(2, id) }

// GroupFMaxInst is a view of an OpGroupFMax.
type GroupFMaxInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupFMaxInst) Inst() *ir.Inst { return v.in }

// GroupFMax returns the view of in, which must be an OpGroupFMax.
func GroupFMax(in *ir.Inst) GroupFMaxInst { return GroupFMaxInst{in} }

// Execution returns the id Execution.
func (v GroupFMaxInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupFMaxInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupFMaxInst) Operation() spirv.GroupOperation { return spirv.GroupOperation(v.in.Literal(1)) }

// X returns the id X.
func (v GroupFMaxInst) X() ir.ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupFMaxInst) SetX(id ir.ID) { v.in.SetID(2, id) }

// GroupUMaxInst is a view of an OpGroupUMax.
type GroupUMaxInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupUMaxInst) Inst() *ir.Inst { return v.in }

// GroupUMax returns the view of in, which must be an OpGroupUMax.
func GroupUMax(in *ir.Inst) GroupUMaxInst { return GroupUMaxInst{in} }

// Execution returns the id Execution.
func (v GroupUMaxInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupUMaxInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupUMaxInst) Operation() spirv.GroupOperation { return spirv.GroupOperation(v.in.Literal(1)) }

// X returns the id X.
func (v GroupUMaxInst) X() ir.ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupUMaxInst) SetX(id ir.ID) { v.in.SetID(2, id) }

// GroupSMaxInst is a view of an OpGroupSMax.
type GroupSMaxInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupSMaxInst) Inst() *ir.Inst { return v.in }

// GroupSMax returns the view of in, which must be an OpGroupSMax.
func GroupSMax(in *ir.Inst) GroupSMaxInst { return GroupSMaxInst{in} }

// Execution returns the id Execution.
func (v GroupSMaxInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupSMaxInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupSMaxInst) Operation() spirv.GroupOperation { return spirv.GroupOperation(v.in.Literal(1)) }

// X returns the id X.
func (v GroupSMaxInst) X() ir.ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupSMaxInst) SetX(id ir.ID) { v.in.SetID(2, id) }

// ReadPipeInst is a view of an OpReadPipe.
type ReadPipeInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ReadPipeInst) Inst() *ir.Inst { return v.in }

// ReadPipe returns the view of in, which must be an OpReadPipe.
func ReadPipe(in *ir.Inst) ReadPipeInst { return ReadPipeInst{in} }

// Pipe returns the id Pipe.
func (v ReadPipeInst) Pipe() ir.ID { return v.in.ID(0) }

// SetPipe sets the id Pipe.
func (v ReadPipeInst) SetPipe(id ir.ID) { v.in.SetID(0, id) }

// Pointer returns the id Pointer.
func (v ReadPipeInst) Pointer() ir.ID { return v.in.ID(1) }

// SetPointer sets the id Pointer.
func (v ReadPipeInst) SetPointer(id ir.ID) { v.in.SetID(1, id) }

// PacketSize returns the id Packet Size.
func (v ReadPipeInst) PacketSize() ir.ID { return v.in.ID(2) }

// SetPacketSize sets the id Packet Size.
func (v ReadPipeInst) SetPacketSize(id ir.ID) { v.in.SetID(2, id) }

// PacketAlignment returns the id Packet Alignment.
func (v ReadPipeInst) PacketAlignment() ir.ID { return v.in.ID(3) }

// SetPacketAlignment sets the id Packet Alignment.
func (v ReadPipeInst) SetPacketAlignment(id ir.ID) { v.in.SetID(3, id) }

// WritePipeInst is a view of an OpWritePipe.
type WritePipeInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v WritePipeInst) Inst() *ir.Inst { return v.in }

// WritePipe returns the view of in, which must be an OpWritePipe.
func WritePipe(in *ir.Inst) WritePipeInst { return WritePipeInst{in} }

// Pipe returns the id Pipe.
func (v WritePipeInst) Pipe() ir.ID { return v.in.ID(0) }

// SetPipe sets the id Pipe.
func (v WritePipeInst) SetPipe(id ir.ID) { v.in.SetID(0, id) }

// Pointer returns the id Pointer.
func (v WritePipeInst) Pointer() ir.ID { return v.in.ID(1) }

// SetPointer sets the id Pointer.
func (v WritePipeInst) SetPointer(id ir.ID) { v.in.SetID(1, id) }

// PacketSize returns the id Packet Size.
func (v WritePipeInst) PacketSize() ir.ID { return v.in.ID(2) }

// SetPacketSize sets the id Packet Size.
func (v WritePipeInst) SetPacketSize(id ir.ID) { v.in.SetID(2, id) }

// PacketAlignment returns the id Packet Alignment.
func (v WritePipeInst) PacketAlignment() ir.ID { return v.in.ID(3) }

// SetPacketAlignment sets the id Packet Alignment.
func (v WritePipeInst) SetPacketAlignment(id ir.ID) { v.in.SetID(3, id) }

// ReservedReadPipeInst is a view of an OpReservedReadPipe.
type ReservedReadPipeInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ReservedReadPipeInst) Inst() *ir.Inst { return v.in }

// ReservedReadPipe returns the view of in, which must be an OpReservedReadPipe.
func ReservedReadPipe(in *ir.Inst) ReservedReadPipeInst { return ReservedReadPipeInst{in} }

// Pipe returns the id Pipe.
func (v ReservedReadPipeInst) Pipe() ir.ID { return v.in.ID(0) }

// SetPipe sets the id Pipe.
func (v ReservedReadPipeInst) SetPipe(id ir.ID) { v.in.SetID(0, id) }

// ReserveId returns the id Reserve Id.
func (v ReservedReadPipeInst) ReserveId() ir.ID { return v.in.ID(1) }

// SetReserveId sets the id Reserve Id.
func (v ReservedReadPipeInst) SetReserveId(id ir.ID) { v.in.SetID(1, id) }

// Index returns the id Index.
func (v ReservedReadPipeInst) Index() ir.ID { return v.in.ID(2) }

// SetIndex sets the id Index.
func (v ReservedReadPipeInst) SetIndex(id ir.ID) { v.in.SetID(2, id) }

// Pointer returns the id Pointer.
func (v ReservedReadPipeInst) Pointer() ir.ID { return v.in.ID(3) }

// SetPointer sets the id Pointer.
func (v ReservedReadPipeInst) SetPointer(id ir.ID) { v.in.SetID(3, id) }

// PacketSize returns the id Packet Size.
func (v ReservedReadPipeInst) PacketSize() ir.ID { return v.in.ID(4) }

// SetPacketSize sets the id Packet Size.
func (v ReservedReadPipeInst) SetPacketSize(id ir.ID) { v.in.SetID(4, id) }

// PacketAlignment returns the id Packet Alignment.
func (v ReservedReadPipeInst) PacketAlignment() ir.ID { return v.in.ID(5) }

// SetPacketAlignment sets the id Packet Alignment.
func (v ReservedReadPipeInst) SetPacketAlignment(id ir.ID) { v.in.SetID(5, id) }

// ReservedWritePipeInst is a view of an OpReservedWritePipe.
type ReservedWritePipeInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ReservedWritePipeInst) Inst() *ir.Inst { return v.in }

// ReservedWritePipe returns the view of in, which must be an OpReservedWritePipe.
func ReservedWritePipe(in *ir.Inst) ReservedWritePipeInst { return ReservedWritePipeInst{in} }

// Pipe returns the id Pipe.
func (v ReservedWritePipeInst) Pipe() ir.ID { return v.in.ID(0) }

// SetPipe sets the id Pipe.
func (v ReservedWritePipeInst) SetPipe(id ir.ID) { v.in.SetID(0, id) }

// ReserveId returns the id Reserve Id.
func (v ReservedWritePipeInst) ReserveId() ir.ID { return v.in.ID(1) }

// SetReserveId sets the id Reserve Id.
func (v ReservedWritePipeInst) SetReserveId(id ir.ID) { v.in.SetID(1, id) }

// Index returns the id Index.
func (v ReservedWritePipeInst) Index() ir.ID { return v.in.ID(2) }

// SetIndex sets the id Index.
func (v ReservedWritePipeInst) SetIndex(id ir.ID) { v.in.SetID(2, id) }

// Pointer returns the id Pointer.
func (v ReservedWritePipeInst) Pointer() ir.ID { return v.in.ID(3) }

// SetPointer sets the id Pointer.
func (v ReservedWritePipeInst) SetPointer(id ir.ID) { v.in.SetID(3, id) }

// PacketSize returns the id Packet Size.
func (v ReservedWritePipeInst) PacketSize() ir.ID { return v.in.ID(4) }

// SetPacketSize sets the id Packet Size.
func (v ReservedWritePipeInst) SetPacketSize(id ir.ID) { v.in.SetID(4, id) }

// PacketAlignment returns the id Packet Alignment.
func (v ReservedWritePipeInst) PacketAlignment() ir.ID { return v.in.ID(5) }

// SetPacketAlignment sets the id Packet Alignment.
func (v ReservedWritePipeInst) SetPacketAlignment(id ir.ID) { v.in.SetID(5, id) }

// ReserveReadPipePacketsInst is a view of an OpReserveReadPipePackets.
type ReserveReadPipePacketsInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ReserveReadPipePacketsInst) Inst() *ir.Inst { return v.in }

// ReserveReadPipePackets returns the view of in, which must be an OpReserveReadPipePackets.
func ReserveReadPipePackets(in *ir.Inst) ReserveReadPipePacketsInst {
	return ReserveReadPipePacketsInst{in}
}

// Pipe returns the id Pipe.
func (v ReserveReadPipePacketsInst) Pipe() ir.ID { return v.in.ID(0) }

// SetPipe sets the id Pipe.
func (v ReserveReadPipePacketsInst) SetPipe(id ir.ID) { v.in.SetID(0, id) }

// NumPackets returns the id Num Packets.
func (v ReserveReadPipePacketsInst) NumPackets() ir.ID { return v.in.ID(1) }

// SetNumPackets sets the id Num Packets.
func (v ReserveReadPipePacketsInst) SetNumPackets(id ir.ID) { v.in.SetID(1, id) }

// PacketSize returns the id Packet Size.
func (v ReserveReadPipePacketsInst) PacketSize() ir.ID { return v.in.ID(2) }

// SetPacketSize sets the id Packet Size.
func (v ReserveReadPipePacketsInst) SetPacketSize(id ir.ID) { v.in.SetID(2, id) }

// PacketAlignment returns the id Packet Alignment.
func (v ReserveReadPipePacketsInst) PacketAlignment() ir.ID { return v.in.ID(3) }

// SetPacketAlignment sets the id Packet Alignment.
func (v ReserveReadPipePacketsInst) SetPacketAlignment(id ir.ID) { v.in.SetID(3, id) }

// ReserveWritePipePacketsInst is a view of an OpReserveWritePipePackets.
type ReserveWritePipePacketsInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ReserveWritePipePacketsInst) Inst() *ir.Inst { return v.in }

// ReserveWritePipePackets returns the view of in, which must be an OpReserveWritePipePackets.
func ReserveWritePipePackets(in *ir.Inst) ReserveWritePipePacketsInst {
	return ReserveWritePipePacketsInst{in}
}

// Pipe returns the id Pipe.
func (v ReserveWritePipePacketsInst) Pipe() ir.ID { return v.in.ID(0) }

// SetPipe sets the id Pipe.
func (v ReserveWritePipePacketsInst) SetPipe(id ir.ID) { v.in.SetID(0, id) }

// NumPackets returns the id Num Packets.
func (v ReserveWritePipePacketsInst) NumPackets() ir.ID { return v.in.ID(1) }

// SetNumPackets sets the id Num Packets.
func (v ReserveWritePipePacketsInst) SetNumPackets(id ir.ID) { v.in.SetID(1, id) }

// PacketSize returns the id Packet Size.
func (v ReserveWritePipePacketsInst) PacketSize() ir.ID { return v.in.ID(2) }

// SetPacketSize sets the id Packet Size.
func (v ReserveWritePipePacketsInst) SetPacketSize(id ir.ID) { v.in.SetID(2, id) }

// PacketAlignment returns the id Packet Alignment.
func (v ReserveWritePipePacketsInst) PacketAlignment() ir.ID { return v.in.ID(3) }

// SetPacketAlignment sets the id Packet Alignment.
func (v ReserveWritePipePacketsInst) SetPacketAlignment(id ir.ID) { v.in.SetID(3, id) }

// CommitReadPipeInst is a view of an OpCommitReadPipe.
type CommitReadPipeInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CommitReadPipeInst) Inst() *ir.Inst { return v.in }

// CommitReadPipe returns the view of in, which must be an OpCommitReadPipe.
func CommitReadPipe(in *ir.Inst) CommitReadPipeInst { return CommitReadPipeInst{in} }

// Pipe returns the id Pipe.
func (v CommitReadPipeInst) Pipe() ir.ID { return v.in.ID(0) }

// SetPipe sets the id Pipe.
func (v CommitReadPipeInst) SetPipe(id ir.ID) { v.in.SetID(0, id) }

// ReserveId returns the id Reserve Id.
func (v CommitReadPipeInst) ReserveId() ir.ID { return v.in.ID(1) }

// SetReserveId sets the id Reserve Id.
func (v CommitReadPipeInst) SetReserveId(id ir.ID) { v.in.SetID(1, id) }

// PacketSize returns the id Packet Size.
func (v CommitReadPipeInst) PacketSize() ir.ID { return v.in.ID(2) }

// SetPacketSize sets the id Packet Size.
func (v CommitReadPipeInst) SetPacketSize(id ir.ID) { v.in.SetID(2, id) }

// PacketAlignment returns the id Packet Alignment.
func (v CommitReadPipeInst) PacketAlignment() ir.ID { return v.in.ID(3) }

// SetPacketAlignment sets the id Packet Alignment.
func (v CommitReadPipeInst) SetPacketAlignment(id ir.ID) { v.in.SetID(3, id) }

// CommitWritePipeInst is a view of an OpCommitWritePipe.
type CommitWritePipeInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CommitWritePipeInst) Inst() *ir.Inst { return v.in }

// CommitWritePipe returns the view of in, which must be an OpCommitWritePipe.
func CommitWritePipe(in *ir.Inst) CommitWritePipeInst { return CommitWritePipeInst{in} }

// Pipe returns the id Pipe.
func (v CommitWritePipeInst) Pipe() ir.ID { return v.in.ID(0) }

// SetPipe sets the id Pipe.
func (v CommitWritePipeInst) SetPipe(id ir.ID) { v.in.SetID(0, id) }

// ReserveId returns the id Reserve Id.
func (v CommitWritePipeInst) ReserveId() ir.ID { return v.in.ID(1) }

// SetReserveId sets the id Reserve Id.
func (v CommitWritePipeInst) SetReserveId(id ir.ID) { v.in.SetID(1, id) }

// PacketSize returns the id Packet Size.
func (v CommitWritePipeInst) PacketSize() ir.ID { return v.in.ID(2) }

// SetPacketSize sets the id Packet Size.
func (v CommitWritePipeInst) SetPacketSize(id ir.ID) { v.in.SetID(2, id) }

// PacketAlignment returns the id Packet Alignment.
func (v CommitWritePipeInst) PacketAlignment() ir.ID { return v.in.ID(3) }

// SetPacketAlignment sets the id Packet Alignment.
func (v CommitWritePipeInst) SetPacketAlignment(id ir.ID) { v.in.SetID(3, id) }

// IsValidReserveIdInst is a view of an OpIsValidReserveId.
type IsValidReserveIdInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v IsValidReserveIdInst) Inst() *ir.Inst { return v.in }

// IsValidReserveId returns the view of in, which must be an OpIsValidReserveId.
func IsValidReserveId(in *ir.Inst) IsValidReserveIdInst { return IsValidReserveIdInst{in} }

// ReserveId returns the id Reserve Id.
func (v IsValidReserveIdInst) ReserveId() ir.ID { return v.in.ID(0) }

// SetReserveId sets the id Reserve Id.
func (v IsValidReserveIdInst) SetReserveId(id ir.ID) { v.in.SetID(0, id) }

// GetNumPipePacketsInst is a view of an OpGetNumPipePackets.
type GetNumPipePacketsInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GetNumPipePacketsInst) Inst() *ir.Inst { return v.in }

// GetNumPipePackets returns the view of in, which must be an OpGetNumPipePackets.
func GetNumPipePackets(in *ir.Inst) GetNumPipePacketsInst { return GetNumPipePacketsInst{in} }

// Pipe returns the id Pipe.
func (v GetNumPipePacketsInst) Pipe() ir.ID { return v.in.ID(0) }

// SetPipe sets the id Pipe.
func (v GetNumPipePacketsInst) SetPipe(id ir.ID) { v.in.SetID(0, id) }

// PacketSize returns the id Packet Size.
func (v GetNumPipePacketsInst) PacketSize() ir.ID { return v.in.ID(1) }

// SetPacketSize sets the id Packet Size.
func (v GetNumPipePacketsInst) SetPacketSize(id ir.ID) { v.in.SetID(1, id) }

// PacketAlignment returns the id Packet Alignment.
func (v GetNumPipePacketsInst) PacketAlignment() ir.ID { return v.in.ID(2) }

// SetPacketAlignment sets the id Packet Alignment.
func (v GetNumPipePacketsInst) SetPacketAlignment(id ir.ID) { v.in.SetID(2, id) }

// GetMaxPipePacketsInst is a view of an OpGetMaxPipePackets.
type GetMaxPipePacketsInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GetMaxPipePacketsInst) Inst() *ir.Inst { return v.in }

// GetMaxPipePackets returns the view of in, which must be an OpGetMaxPipePackets.
func GetMaxPipePackets(in *ir.Inst) GetMaxPipePacketsInst { return GetMaxPipePacketsInst{in} }

// Pipe returns the id Pipe.
func (v GetMaxPipePacketsInst) Pipe() ir.ID { return v.in.ID(0) }

// SetPipe sets the id Pipe.
func (v GetMaxPipePacketsInst) SetPipe(id ir.ID) { v.in.SetID(0, id) }

// PacketSize returns the id Packet Size.
func (v GetMaxPipePacketsInst) PacketSize() ir.ID { return v.in.ID(1) }

// SetPacketSize sets the id Packet Size.
func (v GetMaxPipePacketsInst) SetPacketSize(id ir.ID) { v.in.SetID(1, id) }

// PacketAlignment returns the id Packet Alignment.
func (v GetMaxPipePacketsInst) PacketAlignment() ir.ID { return v.in.ID(2) }

// SetPacketAlignment sets the id Packet Alignment.
func (v GetMaxPipePacketsInst) SetPacketAlignment(id ir.ID) { v.in.SetID(2, id) }

// GroupReserveReadPipePacketsInst is a view of an OpGroupReserveReadPipePackets.
type GroupReserveReadPipePacketsInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupReserveReadPipePacketsInst) Inst() *ir.Inst { return v.in }

// GroupReserveReadPipePackets returns the view of in, which must be an OpGroupReserveReadPipePackets.
func GroupReserveReadPipePackets(in *ir.Inst) GroupReserveReadPipePacketsInst {
	return GroupReserveReadPipePacketsInst{in}
}

// Execution returns the id Execution.
func (v GroupReserveReadPipePacketsInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupReserveReadPipePacketsInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Pipe returns the id Pipe.
func (v GroupReserveReadPipePacketsInst) Pipe() ir.ID { return v.in.ID(1) }

// SetPipe sets the id Pipe.
func (v GroupReserveReadPipePacketsInst) SetPipe(id ir.ID) { v.in.SetID(1, id) }

// NumPackets returns the id Num Packets.
func (v GroupReserveReadPipePacketsInst) NumPackets() ir.ID { return v.in.ID(2) }

// SetNumPackets sets the id Num Packets.
func (v GroupReserveReadPipePacketsInst) SetNumPackets(id ir.ID) { v.in.SetID(2, id) }

// PacketSize returns the id Packet Size.
func (v GroupReserveReadPipePacketsInst) PacketSize() ir.ID { return v.in.ID(3) }

// SetPacketSize sets the id Packet Size.
func (v GroupReserveReadPipePacketsInst) SetPacketSize(id ir.ID) { v.in.SetID(3, id) }

// PacketAlignment returns the id Packet Alignment.
func (v GroupReserveReadPipePacketsInst) PacketAlignment() ir.ID { return v.in.ID(4) }

// SetPacketAlignment sets the id Packet Alignment.
func (v GroupReserveReadPipePacketsInst) SetPacketAlignment(id ir.ID) { v.in.SetID(4, id) }

// GroupReserveWritePipePacketsInst is a view of an OpGroupReserveWritePipePackets.
type GroupReserveWritePipePacketsInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupReserveWritePipePacketsInst) Inst() *ir.Inst { return v.in }

// GroupReserveWritePipePackets returns the view of in, which must be an OpGroupReserveWritePipePackets.
func GroupReserveWritePipePackets(in *ir.Inst) GroupReserveWritePipePacketsInst {
	return GroupReserveWritePipePacketsInst{in}
}

// Execution returns the id Execution.
func (v GroupReserveWritePipePacketsInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupReserveWritePipePacketsInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Pipe returns the id Pipe.
func (v GroupReserveWritePipePacketsInst) Pipe() ir.ID { return v.in.ID(1) }

// SetPipe sets the id Pipe.
func (v GroupReserveWritePipePacketsInst) SetPipe(id ir.ID) { v.in.SetID(1, id) }

// NumPackets returns the id Num Packets.
func (v GroupReserveWritePipePacketsInst) NumPackets() ir.ID { return v.in.ID(2) }

// SetNumPackets sets the id Num Packets.
func (v GroupReserveWritePipePacketsInst) SetNumPackets(id ir.ID) { v.in.SetID(2, id) }

// PacketSize returns the id Packet Size.
func (v GroupReserveWritePipePacketsInst) PacketSize() ir.ID { return v.in.ID(3) }

// SetPacketSize sets the id Packet Size.
func (v GroupReserveWritePipePacketsInst) SetPacketSize(id ir.ID) { v.in.SetID(3, id) }

// PacketAlignment returns the id Packet Alignment.
func (v GroupReserveWritePipePacketsInst) PacketAlignment() ir.ID { return v.in.ID(4) }

// SetPacketAlignment sets the id Packet Alignment.
func (v GroupReserveWritePipePacketsInst) SetPacketAlignment(id ir.ID) { v.in.SetID(4, id) }

// GroupCommitReadPipeInst is a view of an OpGroupCommitReadPipe.
type GroupCommitReadPipeInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupCommitReadPipeInst) Inst() *ir.Inst { return v.in }

// GroupCommitReadPipe returns the view of in, which must be an OpGroupCommitReadPipe.
func GroupCommitReadPipe(in *ir.Inst) GroupCommitReadPipeInst { return GroupCommitReadPipeInst{in} }

// Execution returns the id Execution.
func (v GroupCommitReadPipeInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupCommitReadPipeInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Pipe returns the id Pipe.
func (v GroupCommitReadPipeInst) Pipe() ir.ID { return v.in.ID(1) }

// SetPipe sets the id Pipe.
func (v GroupCommitReadPipeInst) SetPipe(id ir.ID) { v.in.SetID(1, id) }

// ReserveId returns the id Reserve Id.
func (v GroupCommitReadPipeInst) ReserveId() ir.ID { return v.in.ID(2) }

// SetReserveId sets the id Reserve Id.
func (v GroupCommitReadPipeInst) SetReserveId(id ir.ID) { v.in.SetID(2, id) }

// PacketSize returns the id Packet Size.
func (v GroupCommitReadPipeInst) PacketSize() ir.ID { return v.in.ID(3) }

// SetPacketSize sets the id Packet Size.
func (v GroupCommitReadPipeInst) SetPacketSize(id ir.ID) { v.in.SetID(3, id) }

// PacketAlignment returns the id Packet Alignment.
func (v GroupCommitReadPipeInst) PacketAlignment() ir.ID { return v.in.ID(4) }

// SetPacketAlignment sets the id Packet Alignment.
func (v GroupCommitReadPipeInst) SetPacketAlignment(id ir.ID) { v.in.SetID(4, id) }

// GroupCommitWritePipeInst is a view of an OpGroupCommitWritePipe.
type GroupCommitWritePipeInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupCommitWritePipeInst) Inst() *ir.Inst { return v.in }

// GroupCommitWritePipe returns the view of in, which must be an OpGroupCommitWritePipe.
func GroupCommitWritePipe(in *ir.Inst) GroupCommitWritePipeInst { return GroupCommitWritePipeInst{in} }

// Execution returns the id Execution.
func (v GroupCommitWritePipeInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupCommitWritePipeInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Pipe returns the id Pipe.
func (v GroupCommitWritePipeInst) Pipe() ir.ID { return v.in.ID(1) }

// SetPipe sets the id Pipe.
func (v GroupCommitWritePipeInst) SetPipe(id ir.ID) { v.in.SetID(1, id) }

// ReserveId returns the id Reserve Id.
func (v GroupCommitWritePipeInst) ReserveId() ir.ID { return v.in.ID(2) }

// SetReserveId sets the id Reserve Id.
func (v GroupCommitWritePipeInst) SetReserveId(id ir.ID) { v.in.SetID(2, id) }

// PacketSize returns the id Packet Size.
func (v GroupCommitWritePipeInst) PacketSize() ir.ID { return v.in.ID(3) }

// SetPacketSize sets the id Packet Size.
func (v GroupCommitWritePipeInst) SetPacketSize(id ir.ID) { v.in.SetID(3, id) }

// PacketAlignment returns the id Packet Alignment.
func (v GroupCommitWritePipeInst) PacketAlignment() ir.ID { return v.in.ID(4) }

// SetPacketAlignment sets the id Packet Alignment.
func (v GroupCommitWritePipeInst) SetPacketAlignment(id ir.ID) { v.in.SetID(4, id) }

// EnqueueMarkerInst is a view of an OpEnqueueMarker.
type EnqueueMarkerInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v EnqueueMarkerInst) Inst() *ir.Inst { return v.in }

// EnqueueMarker returns the view of in, which must be an OpEnqueueMarker.
func EnqueueMarker(in *ir.Inst) EnqueueMarkerInst { return EnqueueMarkerInst{in} }

// Queue returns the id Queue.
func (v EnqueueMarkerInst) Queue() ir.ID { return v.in.ID(0) }

// SetQueue sets the id Queue.
func (v EnqueueMarkerInst) SetQueue(id ir.ID) { v.in.SetID(0, id) }

// NumEvents returns the id Num Events.
func (v EnqueueMarkerInst) NumEvents() ir.ID { return v.in.ID(1) }

// SetNumEvents sets the id Num Events.
func (v EnqueueMarkerInst) SetNumEvents(id ir.ID) { v.in.SetID(1, id) }

// WaitEvents returns the id Wait Events.
func (v EnqueueMarkerInst) WaitEvents() ir.ID { return v.in.ID(2) }

// SetWaitEvents sets the id Wait Events.
func (v EnqueueMarkerInst) SetWaitEvents(id ir.ID) { v.in.SetID(2, id) }

// RetEvent returns the id Ret Event.
func (v EnqueueMarkerInst) RetEvent() ir.ID { return v.in.ID(3) }

// SetRetEvent sets the id Ret Event.
func (v EnqueueMarkerInst) SetRetEvent(id ir.ID) { v.in.SetID(3, id) }

// EnqueueKernelInst is a view of an OpEnqueueKernel.
type EnqueueKernelInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v EnqueueKernelInst) Inst() *ir.Inst { return v.in }

// EnqueueKernel returns the view of in, which must be an OpEnqueueKernel.
func EnqueueKernel(in *ir.Inst) EnqueueKernelInst { return EnqueueKernelInst{in} }

// Queue returns the id Queue.
func (v EnqueueKernelInst) Queue() ir.ID { return v.in.ID(0) }

// SetQueue sets the id Queue.
func (v EnqueueKernelInst) SetQueue(id ir.ID) { v.in.SetID(0, id) }

// Flags returns the id Flags.
func (v EnqueueKernelInst) Flags() ir.ID { return v.in.ID(1) }

// SetFlags sets the id Flags.
func (v EnqueueKernelInst) SetFlags(id ir.ID) { v.in.SetID(1, id) }

// NDRange returns the id ND Range.
func (v EnqueueKernelInst) NDRange() ir.ID { return v.in.ID(2) }

// SetNDRange sets the id ND Range.
func (v EnqueueKernelInst) SetNDRange(id ir.ID) { v.in.SetID(2, id) }

// NumEvents returns the id Num Events.
func (v EnqueueKernelInst) NumEvents() ir.ID { return v.in.ID(3) }

// SetNumEvents sets the id Num Events.
func (v EnqueueKernelInst) SetNumEvents(id ir.ID) { v.in.SetID(3, id) }

// WaitEvents returns the id Wait Events.
func (v EnqueueKernelInst) WaitEvents() ir.ID { return v.in.ID(4) }

// SetWaitEvents sets the id Wait Events.
func (v EnqueueKernelInst) SetWaitEvents(id ir.ID) { v.in.SetID(4, id) }

// RetEvent returns the id Ret Event.
func (v EnqueueKernelInst) RetEvent() ir.ID { return v.in.ID(5) }

// SetRetEvent sets the id Ret Event.
func (v EnqueueKernelInst) SetRetEvent(id ir.ID) { v.in.SetID(5, id) }

// Invoke returns the id Invoke.
func (v EnqueueKernelInst) Invoke() ir.ID { return v.in.ID(6) }

// SetInvoke sets the id Invoke.
func (v EnqueueKernelInst) SetInvoke(id ir.ID) { v.in.SetID(6, id) }

// Param returns the id Param.
func (v EnqueueKernelInst) Param() ir.ID { return v.in.ID(7) }

// SetParam sets the id Param.
func (v EnqueueKernelInst) SetParam(id ir.ID) { v.in.SetID(7, id) }

// ParamSize returns the id Param Size.
func (v EnqueueKernelInst) ParamSize() ir.ID { return v.in.ID(8) }

// SetParamSize sets the id Param Size.
func (v EnqueueKernelInst) SetParamSize(id ir.ID) { v.in.SetID(8, id) }

// ParamAlign returns the id Param Align.
func (v EnqueueKernelInst) ParamAlign() ir.ID { return v.in.ID(9) }

// SetParamAlign sets the id Param Align.
func (v EnqueueKernelInst) SetParamAlign(id ir.ID) { v.in.SetID(9, id) }

// LocalSize returns operand Local Size and those after it.
func (v EnqueueKernelInst) LocalSize() []ir.ID { return idsFrom(v.in, 10) }

// GetKernelNDrangeSubGroupCountInst is a view of an OpGetKernelNDrangeSubGroupCount.
type GetKernelNDrangeSubGroupCountInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GetKernelNDrangeSubGroupCountInst) Inst() *ir.Inst { return v.in }

// GetKernelNDrangeSubGroupCount returns the view of in, which must be an OpGetKernelNDrangeSubGroupCount.
func GetKernelNDrangeSubGroupCount(in *ir.Inst) GetKernelNDrangeSubGroupCountInst {
	return GetKernelNDrangeSubGroupCountInst{in}
}

// NDRange returns the id ND Range.
func (v GetKernelNDrangeSubGroupCountInst) NDRange() ir.ID { return v.in.ID(0) }

// SetNDRange sets the id ND Range.
func (v GetKernelNDrangeSubGroupCountInst) SetNDRange(id ir.ID) { v.in.SetID(0, id) }

// Invoke returns the id Invoke.
func (v GetKernelNDrangeSubGroupCountInst) Invoke() ir.ID { return v.in.ID(1) }

// SetInvoke sets the id Invoke.
func (v GetKernelNDrangeSubGroupCountInst) SetInvoke(id ir.ID) { v.in.SetID(1, id) }

// Param returns the id Param.
func (v GetKernelNDrangeSubGroupCountInst) Param() ir.ID { return v.in.ID(2) }

// SetParam sets the id Param.
func (v GetKernelNDrangeSubGroupCountInst) SetParam(id ir.ID) { v.in.SetID(2, id) }

// ParamSize returns the id Param Size.
func (v GetKernelNDrangeSubGroupCountInst) ParamSize() ir.ID { return v.in.ID(3) }

// SetParamSize sets the id Param Size.
func (v GetKernelNDrangeSubGroupCountInst) SetParamSize(id ir.ID) { v.in.SetID(3, id) }

// ParamAlign returns the id Param Align.
func (v GetKernelNDrangeSubGroupCountInst) ParamAlign() ir.ID { return v.in.ID(4) }

// SetParamAlign sets the id Param Align.
func (v GetKernelNDrangeSubGroupCountInst) SetParamAlign(id ir.ID) { v.in.SetID(4, id) }

// GetKernelNDrangeMaxSubGroupSizeInst is a view of an OpGetKernelNDrangeMaxSubGroupSize.
type GetKernelNDrangeMaxSubGroupSizeInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GetKernelNDrangeMaxSubGroupSizeInst) Inst() *ir.Inst { return v.in }

// GetKernelNDrangeMaxSubGroupSize returns the view of in, which must be an OpGetKernelNDrangeMaxSubGroupSize.
func GetKernelNDrangeMaxSubGroupSize(in *ir.Inst) GetKernelNDrangeMaxSubGroupSizeInst {
	return GetKernelNDrangeMaxSubGroupSizeInst{in}
}

// NDRange returns the id ND Range.
func (v GetKernelNDrangeMaxSubGroupSizeInst) NDRange() ir.ID { return v.in.ID(0) }

// SetNDRange sets the id ND Range.
func (v GetKernelNDrangeMaxSubGroupSizeInst) SetNDRange(id ir.ID) { v.in.SetID(0, id) }

// Invoke returns the id Invoke.
func (v GetKernelNDrangeMaxSubGroupSizeInst) Invoke() ir.ID { return v.in.ID(1) }

// SetInvoke sets the id Invoke.
func (v GetKernelNDrangeMaxSubGroupSizeInst) SetInvoke(id ir.ID) { v.in.SetID(1, id) }

// Param returns the id Param.
func (v GetKernelNDrangeMaxSubGroupSizeInst) Param() ir.ID { return v.in.ID(2) }

// SetParam sets the id Param.
func (v GetKernelNDrangeMaxSubGroupSizeInst) SetParam(id ir.ID) { v.in.SetID(2, id) }

// ParamSize returns the id Param Size.
func (v GetKernelNDrangeMaxSubGroupSizeInst) ParamSize() ir.ID { return v.in.ID(3) }

// SetParamSize sets the id Param Size.
func (v GetKernelNDrangeMaxSubGroupSizeInst) SetParamSize(id ir.ID) { v.in.SetID(3, id) }

// ParamAlign returns the id Param Align.
func (v GetKernelNDrangeMaxSubGroupSizeInst) ParamAlign() ir.ID { return v.in.ID(4) }

// SetParamAlign sets the id Param Align.
func (v GetKernelNDrangeMaxSubGroupSizeInst) SetParamAlign(id ir.ID) { v.in.SetID(4, id) }

// GetKernelWorkGroupSizeInst is a view of an OpGetKernelWorkGroupSize.
type GetKernelWorkGroupSizeInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GetKernelWorkGroupSizeInst) Inst() *ir.Inst { return v.in }

// GetKernelWorkGroupSize returns the view of in, which must be an OpGetKernelWorkGroupSize.
func GetKernelWorkGroupSize(in *ir.Inst) GetKernelWorkGroupSizeInst {
	return GetKernelWorkGroupSizeInst{in}
}

// Invoke returns the id Invoke.
func (v GetKernelWorkGroupSizeInst) Invoke() ir.ID { return v.in.ID(0) }

// SetInvoke sets the id Invoke.
func (v GetKernelWorkGroupSizeInst) SetInvoke(id ir.ID) { v.in.SetID(0, id) }

// Param returns the id Param.
func (v GetKernelWorkGroupSizeInst) Param() ir.ID { return v.in.ID(1) }

// SetParam sets the id Param.
func (v GetKernelWorkGroupSizeInst) SetParam(id ir.ID) { v.in.SetID(1, id) }

// ParamSize returns the id Param Size.
func (v GetKernelWorkGroupSizeInst) ParamSize() ir.ID { return v.in.ID(2) }

// SetParamSize sets the id Param Size.
func (v GetKernelWorkGroupSizeInst) SetParamSize(id ir.ID) { v.in.SetID(2, id) }

// ParamAlign returns the id Param Align.
func (v GetKernelWorkGroupSizeInst) ParamAlign() ir.ID { return v.in.ID(3) }

// SetParamAlign sets the id Param Align.
func (v GetKernelWorkGroupSizeInst) SetParamAlign(id ir.ID) { v.in.SetID(3, id) }

// GetKernelPreferredWorkGroupSizeMultipleInst is a view of an OpGetKernelPreferredWorkGroupSizeMultiple.
type GetKernelPreferredWorkGroupSizeMultipleInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GetKernelPreferredWorkGroupSizeMultipleInst) Inst() *ir.Inst { return v.in }

// GetKernelPreferredWorkGroupSizeMultiple returns the view of in, which must be an OpGetKernelPreferredWorkGroupSizeMultiple.
func GetKernelPreferredWorkGroupSizeMultiple(in *ir.Inst) GetKernelPreferredWorkGroupSizeMultipleInst {
	return GetKernelPreferredWorkGroupSizeMultipleInst{in}
}

// Invoke returns the id Invoke.
func (v GetKernelPreferredWorkGroupSizeMultipleInst) Invoke() ir.ID { return v.in.ID(0) }

// SetInvoke sets the id Invoke.
func (v GetKernelPreferredWorkGroupSizeMultipleInst) SetInvoke(id ir.ID) { v.in.SetID(0, id) }

// Param returns the id Param.
func (v GetKernelPreferredWorkGroupSizeMultipleInst) Param() ir.ID { return v.in.ID(1) }

// SetParam sets the id Param.
func (v GetKernelPreferredWorkGroupSizeMultipleInst) SetParam(id ir.ID) { v.in.SetID(1, id) }

// ParamSize returns the id Param Size.
func (v GetKernelPreferredWorkGroupSizeMultipleInst) ParamSize() ir.ID { return v.in.ID(2) }

// SetParamSize sets the id Param Size.
func (v GetKernelPreferredWorkGroupSizeMultipleInst) SetParamSize(id ir.ID) { v.in.SetID(2, id) }

// ParamAlign returns the id Param Align.
func (v GetKernelPreferredWorkGroupSizeMultipleInst) ParamAlign() ir.ID { return v.in.ID(3) }

// SetParamAlign sets the id Param Align.
func (v GetKernelPreferredWorkGroupSizeMultipleInst) SetParamAlign(id ir.ID) { v.in.SetID(3, id) }

// RetainEventInst is a view of an OpRetainEvent.
type RetainEventInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v RetainEventInst) Inst() *ir.Inst { return v.in }

// RetainEvent returns the view of in, which must be an OpRetainEvent.
func RetainEvent(in *ir.Inst) RetainEventInst { return RetainEventInst{in} }

// Event returns the id Event.
func (v RetainEventInst) Event() ir.ID { return v.in.ID(0) }

// SetEvent sets the id Event.
func (v RetainEventInst) SetEvent(id ir.ID) { v.in.SetID(0, id) }

// ReleaseEventInst is a view of an OpReleaseEvent.
type ReleaseEventInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ReleaseEventInst) Inst() *ir.Inst { return v.in }

// ReleaseEvent returns the view of in, which must be an OpReleaseEvent.
func ReleaseEvent(in *ir.Inst) ReleaseEventInst { return ReleaseEventInst{in} }

// Event returns the id Event.
func (v ReleaseEventInst) Event() ir.ID { return v.in.ID(0) }

// SetEvent sets the id Event.
func (v ReleaseEventInst) SetEvent(id ir.ID) { v.in.SetID(0, id) }

// CreateUserEventInst is a view of an OpCreateUserEvent.
type CreateUserEventInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CreateUserEventInst) Inst() *ir.Inst { return v.in }

// CreateUserEvent returns the view of in, which must be an OpCreateUserEvent.
func CreateUserEvent(in *ir.Inst) CreateUserEventInst { return CreateUserEventInst{in} }

// IsValidEventInst is a view of an OpIsValidEvent.
type IsValidEventInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v IsValidEventInst) Inst() *ir.Inst { return v.in }

// IsValidEvent returns the view of in, which must be an OpIsValidEvent.
func IsValidEvent(in *ir.Inst) IsValidEventInst { return IsValidEventInst{in} }

// Event returns the id Event.
func (v IsValidEventInst) Event() ir.ID { return v.in.ID(0) }

// SetEvent sets the id Event.
func (v IsValidEventInst) SetEvent(id ir.ID) { v.in.SetID(0, id) }

// SetUserEventStatusInst is a view of an OpSetUserEventStatus.
type SetUserEventStatusInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SetUserEventStatusInst) Inst() *ir.Inst { return v.in }

// SetUserEventStatus returns the view of in, which must be an OpSetUserEventStatus.
func SetUserEventStatus(in *ir.Inst) SetUserEventStatusInst { return SetUserEventStatusInst{in} }

// Event returns the id Event.
func (v SetUserEventStatusInst) Event() ir.ID { return v.in.ID(0) }

// SetEvent sets the id Event.
func (v SetUserEventStatusInst) SetEvent(id ir.ID) { v.in.SetID(0, id) }

// Status returns the id Status.
func (v SetUserEventStatusInst) Status() ir.ID { return v.in.ID(1) }

// SetStatus sets the id Status.
func (v SetUserEventStatusInst) SetStatus(id ir.ID) { v.in.SetID(1, id) }

// CaptureEventProfilingInfoInst is a view of an OpCaptureEventProfilingInfo.
type CaptureEventProfilingInfoInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CaptureEventProfilingInfoInst) Inst() *ir.Inst { return v.in }

// CaptureEventProfilingInfo returns the view of in, which must be an OpCaptureEventProfilingInfo.
func CaptureEventProfilingInfo(in *ir.Inst) CaptureEventProfilingInfoInst {
	return CaptureEventProfilingInfoInst{in}
}

// Event returns the id Event.
func (v CaptureEventProfilingInfoInst) Event() ir.ID { return v.in.ID(0) }

// SetEvent sets the id Event.
func (v CaptureEventProfilingInfoInst) SetEvent(id ir.ID) { v.in.SetID(0, id) }

// ProfilingInfo returns the id Profiling Info.
func (v CaptureEventProfilingInfoInst) ProfilingInfo() ir.ID { return v.in.ID(1) }

// SetProfilingInfo sets the id Profiling Info.
func (v CaptureEventProfilingInfoInst) SetProfilingInfo(id ir.ID) { v.in.SetID(1, id) }

// Value returns the id Value.
func (v CaptureEventProfilingInfoInst) Value() ir.ID { return v.in.ID(2) }

// SetValue sets the id Value.
func (v CaptureEventProfilingInfoInst) SetValue(id ir.ID) { v.in.SetID(2, id) }

// GetDefaultQueueInst is a view of an OpGetDefaultQueue.
type GetDefaultQueueInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GetDefaultQueueInst) Inst() *ir.Inst { return v.in }

// GetDefaultQueue returns the view of in, which must be an OpGetDefaultQueue.
func GetDefaultQueue(in *ir.Inst) GetDefaultQueueInst { return GetDefaultQueueInst{in} }

// BuildNDRangeInst is a view of an OpBuildNDRange.
type BuildNDRangeInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v BuildNDRangeInst) Inst() *ir.Inst { return v.in }

// BuildNDRange returns the view of in, which must be an OpBuildNDRange.
func BuildNDRange(in *ir.Inst) BuildNDRangeInst { return BuildNDRangeInst{in} }

// GlobalWorkSize returns the id GlobalWorkSize.
func (v BuildNDRangeInst) GlobalWorkSize() ir.ID { return v.in.ID(0) }

// SetGlobalWorkSize sets the id GlobalWorkSize.
func (v BuildNDRangeInst) SetGlobalWorkSize(id ir.ID) { v.in.SetID(0, id) }

// LocalWorkSize returns the id LocalWorkSize.
func (v BuildNDRangeInst) LocalWorkSize() ir.ID { return v.in.ID(1) }

// SetLocalWorkSize sets the id LocalWorkSize.
func (v BuildNDRangeInst) SetLocalWorkSize(id ir.ID) { v.in.SetID(1, id) }

// GlobalWorkOffset returns the id GlobalWorkOffset.
func (v BuildNDRangeInst) GlobalWorkOffset() ir.ID { return v.in.ID(2) }

// SetGlobalWorkOffset sets the id GlobalWorkOffset.
func (v BuildNDRangeInst) SetGlobalWorkOffset(id ir.ID) { v.in.SetID(2, id) }

// ImageSparseSampleImplicitLodInst is a view of an OpImageSparseSampleImplicitLod.
type ImageSparseSampleImplicitLodInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageSparseSampleImplicitLodInst) Inst() *ir.Inst { return v.in }

// ImageSparseSampleImplicitLod returns the view of in, which must be an OpImageSparseSampleImplicitLod.
func ImageSparseSampleImplicitLod(in *ir.Inst) ImageSparseSampleImplicitLodInst {
	return ImageSparseSampleImplicitLodInst{in}
}

// SampledImage returns the id Sampled Image.
func (v ImageSparseSampleImplicitLodInst) SampledImage() ir.ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageSparseSampleImplicitLodInst) SetSampledImage(id ir.ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSparseSampleImplicitLodInst) Coordinate() ir.ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSparseSampleImplicitLodInst) SetCoordinate(id ir.ID) { v.in.SetID(1, id) }

// ImageOperands returns ImageOperands, 0 where it is absent.
func (v ImageSparseSampleImplicitLodInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(optionalWord(v.in, 2))
}

// ImageSparseSampleExplicitLodInst is a view of an OpImageSparseSampleExplicitLod.
type ImageSparseSampleExplicitLodInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageSparseSampleExplicitLodInst) Inst() *ir.Inst { return v.in }

// ImageSparseSampleExplicitLod returns the view of in, which must be an OpImageSparseSampleExplicitLod.
func ImageSparseSampleExplicitLod(in *ir.Inst) ImageSparseSampleExplicitLodInst {
	return ImageSparseSampleExplicitLodInst{in}
}

// SampledImage returns the id Sampled Image.
func (v ImageSparseSampleExplicitLodInst) SampledImage() ir.ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageSparseSampleExplicitLodInst) SetSampledImage(id ir.ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSparseSampleExplicitLodInst) Coordinate() ir.ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSparseSampleExplicitLodInst) SetCoordinate(id ir.ID) { v.in.SetID(1, id) }

// ImageOperands returns ImageOperands.
func (v ImageSparseSampleExplicitLodInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(v.in.Literal(2))
}

// ImageSparseSampleDrefImplicitLodInst is a view of an OpImageSparseSampleDrefImplicitLod.
type ImageSparseSampleDrefImplicitLodInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageSparseSampleDrefImplicitLodInst) Inst() *ir.Inst { return v.in }

// ImageSparseSampleDrefImplicitLod returns the view of in, which must be an OpImageSparseSampleDrefImplicitLod.
func ImageSparseSampleDrefImplicitLod(in *ir.Inst) ImageSparseSampleDrefImplicitLodInst {
	return ImageSparseSampleDrefImplicitLodInst{in}
}

// SampledImage returns the id Sampled Image.
func (v ImageSparseSampleDrefImplicitLodInst) SampledImage() ir.ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageSparseSampleDrefImplicitLodInst) SetSampledImage(id ir.ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSparseSampleDrefImplicitLodInst) Coordinate() ir.ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSparseSampleDrefImplicitLodInst) SetCoordinate(id ir.ID) { v.in.SetID(1, id) }

// DRef returns the id D~ref~.
func (v ImageSparseSampleDrefImplicitLodInst) DRef() ir.ID { return v.in.ID(2) }

// SetDRef sets the id D~ref~.
func (v ImageSparseSampleDrefImplicitLodInst) SetDRef(id ir.ID) { v.in.SetID(2, id) }

// ImageOperands returns ImageOperands, 0 where it is absent.
func (v ImageSparseSampleDrefImplicitLodInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(optionalWord(v.in, 3))
}

// ImageSparseSampleDrefExplicitLodInst is a view of an OpImageSparseSampleDrefExplicitLod.
type ImageSparseSampleDrefExplicitLodInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageSparseSampleDrefExplicitLodInst) Inst() *ir.Inst { return v.in }

// ImageSparseSampleDrefExplicitLod returns the view of in, which must be an OpImageSparseSampleDrefExplicitLod.
func ImageSparseSampleDrefExplicitLod(in *ir.Inst) ImageSparseSampleDrefExplicitLodInst {
	return ImageSparseSampleDrefExplicitLodInst{in}
}

// SampledImage returns the id Sampled Image.
func (v ImageSparseSampleDrefExplicitLodInst) SampledImage() ir.ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageSparseSampleDrefExplicitLodInst) SetSampledImage(id ir.ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSparseSampleDrefExplicitLodInst) Coordinate() ir.ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSparseSampleDrefExplicitLodInst) SetCoordinate(id ir.ID) { v.in.SetID(1, id) }

// DRef returns the id D~ref~.
func (v ImageSparseSampleDrefExplicitLodInst) DRef() ir.ID { return v.in.ID(2) }

// SetDRef sets the id D~ref~.
func (v ImageSparseSampleDrefExplicitLodInst) SetDRef(id ir.ID) { v.in.SetID(2, id) }

// ImageOperands returns ImageOperands.
func (v ImageSparseSampleDrefExplicitLodInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(v.in.Literal(3))
}

// ImageSparseSampleProjImplicitLodInst is a view of an OpImageSparseSampleProjImplicitLod.
type ImageSparseSampleProjImplicitLodInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageSparseSampleProjImplicitLodInst) Inst() *ir.Inst { return v.in }

// ImageSparseSampleProjImplicitLod returns the view of in, which must be an OpImageSparseSampleProjImplicitLod.
func ImageSparseSampleProjImplicitLod(in *ir.Inst) ImageSparseSampleProjImplicitLodInst {
	return ImageSparseSampleProjImplicitLodInst{in}
}

// SampledImage returns the id Sampled Image.
func (v ImageSparseSampleProjImplicitLodInst) SampledImage() ir.ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageSparseSampleProjImplicitLodInst) SetSampledImage(id ir.ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSparseSampleProjImplicitLodInst) Coordinate() ir.ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSparseSampleProjImplicitLodInst) SetCoordinate(id ir.ID) { v.in.SetID(1, id) }

// ImageOperands returns ImageOperands, 0 where it is absent.
func (v ImageSparseSampleProjImplicitLodInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(optionalWord(v.in, 2))
}

// ImageSparseSampleProjExplicitLodInst is a view of an OpImageSparseSampleProjExplicitLod.
type ImageSparseSampleProjExplicitLodInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageSparseSampleProjExplicitLodInst) Inst() *ir.Inst { return v.in }

// ImageSparseSampleProjExplicitLod returns the view of in, which must be an OpImageSparseSampleProjExplicitLod.
func ImageSparseSampleProjExplicitLod(in *ir.Inst) ImageSparseSampleProjExplicitLodInst {
	return ImageSparseSampleProjExplicitLodInst{in}
}

// SampledImage returns the id Sampled Image.
func (v ImageSparseSampleProjExplicitLodInst) SampledImage() ir.ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageSparseSampleProjExplicitLodInst) SetSampledImage(id ir.ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSparseSampleProjExplicitLodInst) Coordinate() ir.ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSparseSampleProjExplicitLodInst) SetCoordinate(id ir.ID) { v.in.SetID(1, id) }

// ImageOperands returns ImageOperands.
func (v ImageSparseSampleProjExplicitLodInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(v.in.Literal(2))
}

// ImageSparseSampleProjDrefImplicitLodInst is a view of an OpImageSparseSampleProjDrefImplicitLod.
type ImageSparseSampleProjDrefImplicitLodInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageSparseSampleProjDrefImplicitLodInst) Inst() *ir.Inst { return v.in }

// ImageSparseSampleProjDrefImplicitLod returns the view of in, which must be an OpImageSparseSampleProjDrefImplicitLod.
func ImageSparseSampleProjDrefImplicitLod(in *ir.Inst) ImageSparseSampleProjDrefImplicitLodInst {
	return ImageSparseSampleProjDrefImplicitLodInst{in}
}

// SampledImage returns the id Sampled Image.
func (v ImageSparseSampleProjDrefImplicitLodInst) SampledImage() ir.ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageSparseSampleProjDrefImplicitLodInst) SetSampledImage(id ir.ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSparseSampleProjDrefImplicitLodInst) Coordinate() ir.ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSparseSampleProjDrefImplicitLodInst) SetCoordinate(id ir.ID) { v.in.SetID(1, id) }

// DRef returns the id D~ref~.
func (v ImageSparseSampleProjDrefImplicitLodInst) DRef() ir.ID { return v.in.ID(2) }

// SetDRef sets the id D~ref~.
func (v ImageSparseSampleProjDrefImplicitLodInst) SetDRef(id ir.ID) { v.in.SetID(2, id) }

// ImageOperands returns ImageOperands, 0 where it is absent.
func (v ImageSparseSampleProjDrefImplicitLodInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(optionalWord(v.in, 3))
}

// ImageSparseSampleProjDrefExplicitLodInst is a view of an OpImageSparseSampleProjDrefExplicitLod.
type ImageSparseSampleProjDrefExplicitLodInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageSparseSampleProjDrefExplicitLodInst) Inst() *ir.Inst { return v.in }

// ImageSparseSampleProjDrefExplicitLod returns the view of in, which must be an OpImageSparseSampleProjDrefExplicitLod.
func ImageSparseSampleProjDrefExplicitLod(in *ir.Inst) ImageSparseSampleProjDrefExplicitLodInst {
	return ImageSparseSampleProjDrefExplicitLodInst{in}
}

// SampledImage returns the id Sampled Image.
func (v ImageSparseSampleProjDrefExplicitLodInst) SampledImage() ir.ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageSparseSampleProjDrefExplicitLodInst) SetSampledImage(id ir.ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSparseSampleProjDrefExplicitLodInst) Coordinate() ir.ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSparseSampleProjDrefExplicitLodInst) SetCoordinate(id ir.ID) { v.in.SetID(1, id) }

// DRef returns the id D~ref~.
func (v ImageSparseSampleProjDrefExplicitLodInst) DRef() ir.ID { return v.in.ID(2) }

// SetDRef sets the id D~ref~.
func (v ImageSparseSampleProjDrefExplicitLodInst) SetDRef(id ir.ID) { v.in.SetID(2, id) }

// ImageOperands returns ImageOperands.
func (v ImageSparseSampleProjDrefExplicitLodInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(v.in.Literal(3))
}

// ImageSparseFetchInst is a view of an OpImageSparseFetch.
type ImageSparseFetchInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageSparseFetchInst) Inst() *ir.Inst { return v.in }

// ImageSparseFetch returns the view of in, which must be an OpImageSparseFetch.
func ImageSparseFetch(in *ir.Inst) ImageSparseFetchInst { return ImageSparseFetchInst{in} }

// Image returns the id Image.
func (v ImageSparseFetchInst) Image() ir.ID { return v.in.ID(0) }

// SetImage sets the id Image.
func (v ImageSparseFetchInst) SetImage(id ir.ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSparseFetchInst) Coordinate() ir.ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSparseFetchInst) SetCoordinate(id ir.ID) { v.in.SetID(1, id) }

// ImageOperands returns ImageOperands, 0 where it is absent.
func (v ImageSparseFetchInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(optionalWord(v.in, 2))
}

// ImageSparseGatherInst is a view of an OpImageSparseGather.
type ImageSparseGatherInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageSparseGatherInst) Inst() *ir.Inst { return v.in }

// ImageSparseGather returns the view of in, which must be an OpImageSparseGather.
func ImageSparseGather(in *ir.Inst) ImageSparseGatherInst { return ImageSparseGatherInst{in} }

// SampledImage returns the id Sampled Image.
func (v ImageSparseGatherInst) SampledImage() ir.ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageSparseGatherInst) SetSampledImage(id ir.ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSparseGatherInst) Coordinate() ir.ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSparseGatherInst) SetCoordinate(id ir.ID) { v.in.SetID(1, id) }

// Component returns the id Component.
func (v ImageSparseGatherInst) Component() ir.ID { return v.in.ID(2) }

// SetComponent sets the id Component.
func (v ImageSparseGatherInst) SetComponent(id ir.ID) { v.in.SetID(2, id) }

// ImageOperands returns ImageOperands, 0 where it is absent.
func (v ImageSparseGatherInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(optionalWord(v.in, 3))
}

// ImageSparseDrefGatherInst is a view of an OpImageSparseDrefGather.
type ImageSparseDrefGatherInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageSparseDrefGatherInst) Inst() *ir.Inst { return v.in }

// ImageSparseDrefGather returns the view of in, which must be an OpImageSparseDrefGather.
func ImageSparseDrefGather(in *ir.Inst) ImageSparseDrefGatherInst {
	return ImageSparseDrefGatherInst{in}
}

// SampledImage returns the id Sampled Image.
func (v ImageSparseDrefGatherInst) SampledImage() ir.ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageSparseDrefGatherInst) SetSampledImage(id ir.ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSparseDrefGatherInst) Coordinate() ir.ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSparseDrefGatherInst) SetCoordinate(id ir.ID) { v.in.SetID(1, id) }

// DRef returns the id D~ref~.
func (v ImageSparseDrefGatherInst) DRef() ir.ID { return v.in.ID(2) }

// SetDRef sets the id D~ref~.
func (v ImageSparseDrefGatherInst) SetDRef(id ir.ID) { v.in.SetID(2, id) }

// ImageOperands returns ImageOperands, 0 where it is absent.
func (v ImageSparseDrefGatherInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(optionalWord(v.in, 3))
}

// ImageSparseTexelsResidentInst is a view of an OpImageSparseTexelsResident.
type ImageSparseTexelsResidentInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageSparseTexelsResidentInst) Inst() *ir.Inst { return v.in }

// ImageSparseTexelsResident returns the view of in, which must be an OpImageSparseTexelsResident.
func ImageSparseTexelsResident(in *ir.Inst) ImageSparseTexelsResidentInst {
	return ImageSparseTexelsResidentInst{in}
}

// ResidentCode returns the id Resident Code.
func (v ImageSparseTexelsResidentInst) ResidentCode() ir.ID { return v.in.ID(0) }

// SetResidentCode sets the id Resident Code.
func (v ImageSparseTexelsResidentInst) SetResidentCode(id ir.ID) { v.in.SetID(0, id) }

// NoLineInst is a view of an OpNoLine.
type NoLineInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v NoLineInst) Inst() *ir.Inst { return v.in }

// NoLine returns the view of in, which must be an OpNoLine.
func NoLine(in *ir.Inst) NoLineInst { return NoLineInst{in} }

// AtomicFlagTestAndSetInst is a view of an OpAtomicFlagTestAndSet.
type AtomicFlagTestAndSetInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v AtomicFlagTestAndSetInst) Inst() *ir.Inst { return v.in }

// AtomicFlagTestAndSet returns the view of in, which must be an OpAtomicFlagTestAndSet.
func AtomicFlagTestAndSet(in *ir.Inst) AtomicFlagTestAndSetInst { return AtomicFlagTestAndSetInst{in} }

// Pointer returns the id Pointer.
func (v AtomicFlagTestAndSetInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicFlagTestAndSetInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicFlagTestAndSetInst) Memory() ir.ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicFlagTestAndSetInst) SetMemory(id ir.ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v AtomicFlagTestAndSetInst) Semantics() ir.ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v AtomicFlagTestAndSetInst) SetSemantics(id ir.ID) { v.in.SetID(2, id) }

// AtomicFlagClearInst is a view of an OpAtomicFlagClear.
type AtomicFlagClearInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v AtomicFlagClearInst) Inst() *ir.Inst { return v.in }

// AtomicFlagClear returns the view of in, which must be an OpAtomicFlagClear.
func AtomicFlagClear(in *ir.Inst) AtomicFlagClearInst { return AtomicFlagClearInst{in} }

// Pointer returns the id Pointer.
func (v AtomicFlagClearInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicFlagClearInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicFlagClearInst) Memory() ir.ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicFlagClearInst) SetMemory(id ir.ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v AtomicFlagClearInst) Semantics() ir.ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v AtomicFlagClearInst) SetSemantics(id ir.ID) { v.in.SetID(2, id) }

// ImageSparseReadInst is a view of an OpImageSparseRead.
type ImageSparseReadInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageSparseReadInst) Inst() *ir.Inst { return v.in }

// ImageSparseRead returns the view of in, which must be an OpImageSparseRead.
func ImageSparseRead(in *ir.Inst) ImageSparseReadInst { return ImageSparseReadInst{in} }

// Image returns the id Image.
func (v ImageSparseReadInst) Image() ir.ID { return v.in.ID(0) }

// SetImage sets the id Image.
func (v ImageSparseReadInst) SetImage(id ir.ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSparseReadInst) Coordinate() ir.ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSparseReadInst) SetCoordinate(id ir.ID) { v.in.SetID(1, id) }

// ImageOperands returns ImageOperands, 0 where it is absent.
func (v ImageSparseReadInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(optionalWord(v.in, 2))
}

// SizeOfInst is a view of an OpSizeOf.
type SizeOfInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SizeOfInst) Inst() *ir.Inst { return v.in }

// SizeOf returns the view of in, which must be an OpSizeOf.
func SizeOf(in *ir.Inst) SizeOfInst { return SizeOfInst{in} }

// Pointer returns the id Pointer.
func (v SizeOfInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v SizeOfInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// TypePipeStorageInst is a view of an OpTypePipeStorage.
type TypePipeStorageInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypePipeStorageInst) Inst() *ir.Inst { return v.in }

// TypePipeStorage returns the view of in, which must be an OpTypePipeStorage.
func TypePipeStorage(in *ir.Inst) TypePipeStorageInst { return TypePipeStorageInst{in} }

// ConstantPipeStorageInst is a view of an OpConstantPipeStorage.
type ConstantPipeStorageInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ConstantPipeStorageInst) Inst() *ir.Inst { return v.in }

// ConstantPipeStorage returns the view of in, which must be an OpConstantPipeStorage.
func ConstantPipeStorage(in *ir.Inst) ConstantPipeStorageInst { return ConstantPipeStorageInst{in} }

// PacketSize returns the literal Packet Size.
func (v ConstantPipeStorageInst) PacketSize() uint32 { return v.in.Literal(0) }

// PacketAlignment returns the literal Packet Alignment.
func (v ConstantPipeStorageInst) PacketAlignment() uint32 { return v.in.Literal(1) }

// Capacity returns the literal Capacity.
func (v ConstantPipeStorageInst) Capacity() uint32 { return v.in.Literal(2) }

// CreatePipeFromPipeStorageInst is a view of an OpCreatePipeFromPipeStorage.
type CreatePipeFromPipeStorageInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CreatePipeFromPipeStorageInst) Inst() *ir.Inst { return v.in }

// CreatePipeFromPipeStorage returns the view of in, which must be an OpCreatePipeFromPipeStorage.
func CreatePipeFromPipeStorage(in *ir.Inst) CreatePipeFromPipeStorageInst {
	return CreatePipeFromPipeStorageInst{in}
}

// PipeStorage returns the id Pipe Storage.
func (v CreatePipeFromPipeStorageInst) PipeStorage() ir.ID { return v.in.ID(0) }

// SetPipeStorage sets the id Pipe Storage.
func (v CreatePipeFromPipeStorageInst) SetPipeStorage(id ir.ID) { v.in.SetID(0, id) }

// GetKernelLocalSizeForSubgroupCountInst is a view of an OpGetKernelLocalSizeForSubgroupCount.
type GetKernelLocalSizeForSubgroupCountInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GetKernelLocalSizeForSubgroupCountInst) Inst() *ir.Inst { return v.in }

// GetKernelLocalSizeForSubgroupCount returns the view of in, which must be an OpGetKernelLocalSizeForSubgroupCount.
func GetKernelLocalSizeForSubgroupCount(in *ir.Inst) GetKernelLocalSizeForSubgroupCountInst {
	return GetKernelLocalSizeForSubgroupCountInst{in}
}

// SubgroupCount returns the id Subgroup Count.
func (v GetKernelLocalSizeForSubgroupCountInst) SubgroupCount() ir.ID { return v.in.ID(0) }

// SetSubgroupCount sets the id Subgroup Count.
func (v GetKernelLocalSizeForSubgroupCountInst) SetSubgroupCount(id ir.ID) { v.in.SetID(0, id) }

// Invoke returns the id Invoke.
func (v GetKernelLocalSizeForSubgroupCountInst) Invoke() ir.ID { return v.in.ID(1) }

// SetInvoke sets the id Invoke.
func (v GetKernelLocalSizeForSubgroupCountInst) SetInvoke(id ir.ID) { v.in.SetID(1, id) }

// Param returns the id Param.
func (v GetKernelLocalSizeForSubgroupCountInst) Param() ir.ID { return v.in.ID(2) }

// SetParam sets the id Param.
func (v GetKernelLocalSizeForSubgroupCountInst) SetParam(id ir.ID) { v.in.SetID(2, id) }

// ParamSize returns the id Param Size.
func (v GetKernelLocalSizeForSubgroupCountInst) ParamSize() ir.ID { return v.in.ID(3) }

// SetParamSize sets the id Param Size.
func (v GetKernelLocalSizeForSubgroupCountInst) SetParamSize(id ir.ID) { v.in.SetID(3, id) }

// ParamAlign returns the id Param Align.
func (v GetKernelLocalSizeForSubgroupCountInst) ParamAlign() ir.ID { return v.in.ID(4) }

// SetParamAlign sets the id Param Align.
func (v GetKernelLocalSizeForSubgroupCountInst) SetParamAlign(id ir.ID) { v.in.SetID(4, id) }

// GetKernelMaxNumSubgroupsInst is a view of an OpGetKernelMaxNumSubgroups.
type GetKernelMaxNumSubgroupsInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GetKernelMaxNumSubgroupsInst) Inst() *ir.Inst { return v.in }

// GetKernelMaxNumSubgroups returns the view of in, which must be an OpGetKernelMaxNumSubgroups.
func GetKernelMaxNumSubgroups(in *ir.Inst) GetKernelMaxNumSubgroupsInst {
	return GetKernelMaxNumSubgroupsInst{in}
}

// Invoke returns the id Invoke.
func (v GetKernelMaxNumSubgroupsInst) Invoke() ir.ID { return v.in.ID(0) }

// SetInvoke sets the id Invoke.
func (v GetKernelMaxNumSubgroupsInst) SetInvoke(id ir.ID) { v.in.SetID(0, id) }

// Param returns the id Param.
func (v GetKernelMaxNumSubgroupsInst) Param() ir.ID { return v.in.ID(1) }

// SetParam sets the id Param.
func (v GetKernelMaxNumSubgroupsInst) SetParam(id ir.ID) { v.in.SetID(1, id) }

// ParamSize returns the id Param Size.
func (v GetKernelMaxNumSubgroupsInst) ParamSize() ir.ID { return v.in.ID(2) }

// SetParamSize sets the id Param Size.
func (v GetKernelMaxNumSubgroupsInst) SetParamSize(id ir.ID) { v.in.SetID(2, id) }

// ParamAlign returns the id Param Align.
func (v GetKernelMaxNumSubgroupsInst) ParamAlign() ir.ID { return v.in.ID(3) }

// SetParamAlign sets the id Param Align.
func (v GetKernelMaxNumSubgroupsInst) SetParamAlign(id ir.ID) { v.in.SetID(3, id) }

// TypeNamedBarrierInst is a view of an OpTypeNamedBarrier.
type TypeNamedBarrierInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeNamedBarrierInst) Inst() *ir.Inst { return v.in }

// TypeNamedBarrier returns the view of in, which must be an OpTypeNamedBarrier.
func TypeNamedBarrier(in *ir.Inst) TypeNamedBarrierInst { return TypeNamedBarrierInst{in} }

// NamedBarrierInitializeInst is a view of an OpNamedBarrierInitialize.
type NamedBarrierInitializeInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v NamedBarrierInitializeInst) Inst() *ir.Inst { return v.in }

// NamedBarrierInitialize returns the view of in, which must be an OpNamedBarrierInitialize.
func NamedBarrierInitialize(in *ir.Inst) NamedBarrierInitializeInst {
	return NamedBarrierInitializeInst{in}
}

// SubgroupCount returns the id Subgroup Count.
func (v NamedBarrierInitializeInst) SubgroupCount() ir.ID { return v.in.ID(0) }

// SetSubgroupCount sets the id Subgroup Count.
func (v NamedBarrierInitializeInst) SetSubgroupCount(id ir.ID) { v.in.SetID(0, id) }

// MemoryNamedBarrierInst is a view of an OpMemoryNamedBarrier.
type MemoryNamedBarrierInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v MemoryNamedBarrierInst) Inst() *ir.Inst { return v.in }

// MemoryNamedBarrier returns the view of in, which must be an OpMemoryNamedBarrier.
func MemoryNamedBarrier(in *ir.Inst) MemoryNamedBarrierInst { return MemoryNamedBarrierInst{in} }

// NamedBarrier returns the id Named Barrier.
func (v MemoryNamedBarrierInst) NamedBarrier() ir.ID { return v.in.ID(0) }

// SetNamedBarrier sets the id Named Barrier.
func (v MemoryNamedBarrierInst) SetNamedBarrier(id ir.ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v MemoryNamedBarrierInst) Memory() ir.ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v MemoryNamedBarrierInst) SetMemory(id ir.ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v MemoryNamedBarrierInst) Semantics() ir.ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v MemoryNamedBarrierInst) SetSemantics(id ir.ID) { v.in.SetID(2, id) }

// ModuleProcessedInst is a view of an OpModuleProcessed.
type ModuleProcessedInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ModuleProcessedInst) Inst() *ir.Inst { return v.in }

// ModuleProcessed returns the view of in, which must be an OpModuleProcessed.
func ModuleProcessed(in *ir.Inst) ModuleProcessedInst { return ModuleProcessedInst{in} }

// Process returns the string Process.
func (v ModuleProcessedInst) Process() string { return stringAt(v.in, 0) }

// ExecutionModeIdInst is a view of an OpExecutionModeId.
type ExecutionModeIdInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ExecutionModeIdInst) Inst() *ir.Inst { return v.in }

// ExecutionModeId returns the view of in, which must be an OpExecutionModeId.
func ExecutionModeId(in *ir.Inst) ExecutionModeIdInst { return ExecutionModeIdInst{in} }

// EntryPoint returns the id Entry Point.
func (v ExecutionModeIdInst) EntryPoint() ir.ID { return v.in.ID(0) }

// SetEntryPoint sets the id Entry Point.
func (v ExecutionModeIdInst) SetEntryPoint(id ir.ID) { v.in.SetID(0, id) }

// Mode returns Mode.
func (v ExecutionModeIdInst) Mode() spirv.ExecutionMode { return spirv.ExecutionMode(v.in.Literal(1)) }

// DecorateIdInst is a view of an OpDecorateId.
type DecorateIdInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v DecorateIdInst) Inst() *ir.Inst { return v.in }

// DecorateId returns the view of in, which must be an OpDecorateId.
func DecorateId(in *ir.Inst) DecorateIdInst { return DecorateIdInst{in} }

// Target returns the id Target.
func (v DecorateIdInst) Target() ir.ID { return v.in.ID(0) }

// SetTarget sets the id Target.
func (v DecorateIdInst) SetTarget(id ir.ID) { v.in.SetID(0, id) }

// Decoration returns Decoration.
func (v DecorateIdInst) Decoration() spirv.Decoration { return spirv.Decoration(v.in.Literal(1)) }

// GroupNonUniformElectInst is a view of an OpGroupNonUniformElect.
type GroupNonUniformElectInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupNonUniformElectInst) Inst() *ir.Inst { return v.in }

// GroupNonUniformElect returns the view of in, which must be an OpGroupNonUniformElect.
func GroupNonUniformElect(in *ir.Inst) GroupNonUniformElectInst { return GroupNonUniformElectInst{in} }

// Execution returns the id Execution.
func (v GroupNonUniformElectInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformElectInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// GroupNonUniformAllInst is a view of an OpGroupNonUniformAll.
type GroupNonUniformAllInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupNonUniformAllInst) Inst() *ir.Inst { return v.in }

// GroupNonUniformAll returns the view of in, which must be an OpGroupNonUniformAll.
func GroupNonUniformAll(in *ir.Inst) GroupNonUniformAllInst { return GroupNonUniformAllInst{in} }

// Execution returns the id Execution.
func (v GroupNonUniformAllInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformAllInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Predicate returns the id Predicate.
func (v GroupNonUniformAllInst) Predicate() ir.ID { return v.in.ID(1) }

// SetPredicate sets the id Predicate.
func (v GroupNonUniformAllInst) SetPredicate(id ir.ID) { v.in.SetID(1, id) }

// GroupNonUniformAnyInst is a view of an OpGroupNonUniformAny.
type GroupNonUniformAnyInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupNonUniformAnyInst) Inst() *ir.Inst { return v.in }

// GroupNonUniformAny returns the view of in, which must be an OpGroupNonUniformAny.
func GroupNonUniformAny(in *ir.Inst) GroupNonUniformAnyInst { return GroupNonUniformAnyInst{in} }

// Execution returns the id Execution.
func (v GroupNonUniformAnyInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformAnyInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Predicate returns the id Predicate.
func (v GroupNonUniformAnyInst) Predicate() ir.ID { return v.in.ID(1) }

// SetPredicate sets the id Predicate.
func (v GroupNonUniformAnyInst) SetPredicate(id ir.ID) { v.in.SetID(1, id) }

// GroupNonUniformAllEqualInst is a view of an OpGroupNonUniformAllEqual.
type GroupNonUniformAllEqualInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupNonUniformAllEqualInst) Inst() *ir.Inst { return v.in }

// GroupNonUniformAllEqual returns the view of in, which must be an OpGroupNonUniformAllEqual.
func GroupNonUniformAllEqual(in *ir.Inst) GroupNonUniformAllEqualInst {
	return GroupNonUniformAllEqualInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformAllEqualInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformAllEqualInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Value returns the id Value.
func (v GroupNonUniformAllEqualInst) Value() ir.ID { return v.in.ID(1) }

// SetValue sets the id Value.
func (v GroupNonUniformAllEqualInst) SetValue(id ir.ID) { v.in.SetID(1, id) }

// GroupNonUniformBroadcastInst is a view of an OpGroupNonUniformBroadcast.
type GroupNonUniformBroadcastInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupNonUniformBroadcastInst) Inst() *ir.Inst { return v.in }

// GroupNonUniformBroadcast returns the view of in, which must be an OpGroupNonUniformBroadcast.
func GroupNonUniformBroadcast(in *ir.Inst) GroupNonUniformBroadcastInst {
	return GroupNonUniformBroadcastInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformBroadcastInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformBroadcastInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Value returns the id Value.
func (v GroupNonUniformBroadcastInst) Value() ir.ID { return v.in.ID(1) }

// SetValue sets the id Value.
func (v GroupNonUniformBroadcastInst) SetValue(id ir.ID) { v.in.SetID(1, id) }

// InvocationId returns the id Invocation Id.
func (v GroupNonUniformBroadcastInst) InvocationId() ir.ID { return v.in.ID(2) }

// SetInvocationId sets the id Invocation Id.
func (v GroupNonUniformBroadcastInst) SetInvocationId(id ir.ID) { v.in.SetID(2, id) }

// GroupNonUniformBroadcastFirstInst is a view of an OpGroupNonUniformBroadcastFirst.
type GroupNonUniformBroadcastFirstInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupNonUniformBroadcastFirstInst) Inst() *ir.Inst { return v.in }

// GroupNonUniformBroadcastFirst returns the view of in, which must be an OpGroupNonUniformBroadcastFirst.
func GroupNonUniformBroadcastFirst(in *ir.Inst) GroupNonUniformBroadcastFirstInst {
	return GroupNonUniformBroadcastFirstInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformBroadcastFirstInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformBroadcastFirstInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Value returns the id Value.
func (v GroupNonUniformBroadcastFirstInst) Value() ir.ID { return v.in.ID(1) }

// SetValue sets the id Value.
func (v GroupNonUniformBroadcastFirstInst) SetValue(id ir.ID) { v.in.SetID(1, id) }

// GroupNonUniformBallotInst is a view of an OpGroupNonUniformBallot.
type GroupNonUniformBallotInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupNonUniformBallotInst) Inst() *ir.Inst { return v.in }

// GroupNonUniformBallot returns the view of in, which must be an OpGroupNonUniformBallot.
func GroupNonUniformBallot(in *ir.Inst) GroupNonUniformBallotInst {
	return GroupNonUniformBallotInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformBallotInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformBallotInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Predicate returns the id Predicate.
func (v GroupNonUniformBallotInst) Predicate() ir.ID { return v.in.ID(1) }

// SetPredicate sets the id Predicate.
func (v GroupNonUniformBallotInst) SetPredicate(id ir.ID) { v.in.SetID(1, id) }

// GroupNonUniformInverseBallotInst is a view of an OpGroupNonUniformInverseBallot.
type GroupNonUniformInverseBallotInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupNonUniformInverseBallotInst) Inst() *ir.Inst { return v.in }

// GroupNonUniformInverseBallot returns the view of in, which must be an OpGroupNonUniformInverseBallot.
func GroupNonUniformInverseBallot(in *ir.Inst) GroupNonUniformInverseBallotInst {
	return GroupNonUniformInverseBallotInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformInverseBallotInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformInverseBallotInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Value returns the id Value.
func (v GroupNonUniformInverseBallotInst) Value() ir.ID { return v.in.ID(1) }

// SetValue sets the id Value.
func (v GroupNonUniformInverseBallotInst) SetValue(id ir.ID) { v.in.SetID(1, id) }

// GroupNonUniformBallotBitExtractInst is a view of an OpGroupNonUniformBallotBitExtract.
type GroupNonUniformBallotBitExtractInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupNonUniformBallotBitExtractInst) Inst() *ir.Inst { return v.in }

// GroupNonUniformBallotBitExtract returns the view of in, which must be an OpGroupNonUniformBallotBitExtract.
func GroupNonUniformBallotBitExtract(in *ir.Inst) GroupNonUniformBallotBitExtractInst {
	return GroupNonUniformBallotBitExtractInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformBallotBitExtractInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformBallotBitExtractInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Value returns the id Value.
func (v GroupNonUniformBallotBitExtractInst) Value() ir.ID { return v.in.ID(1) }

// SetValue sets the id Value.
func (v GroupNonUniformBallotBitExtractInst) SetValue(id ir.ID) { v.in.SetID(1, id) }

// Index returns the id Index.
func (v GroupNonUniformBallotBitExtractInst) Index() ir.ID { return v.in.ID(2) }

// SetIndex sets the id Index.
func (v GroupNonUniformBallotBitExtractInst) SetIndex(id ir.ID) { v.in.SetID(2, id) }

// GroupNonUniformBallotBitCountInst is a view of an OpGroupNonUniformBallotBitCount.
type GroupNonUniformBallotBitCountInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupNonUniformBallotBitCountInst) Inst() *ir.Inst { return v.in }

// GroupNonUniformBallotBitCount returns the view of in, which must be an OpGroupNonUniformBallotBitCount.
func GroupNonUniformBallotBitCount(in *ir.Inst) GroupNonUniformBallotBitCountInst {
	return GroupNonUniformBallotBitCountInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformBallotBitCountInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformBallotBitCountInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupNonUniformBallotBitCountInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Literal(1))
}

// Value returns the id Value.
func (v GroupNonUniformBallotBitCountInst) Value() ir.ID { return v.in.ID(2) }

// SetValue sets the id Value.
func (v GroupNonUniformBallotBitCountInst) SetValue(id ir.ID) { v.in.SetID(2, id) }

// GroupNonUniformBallotFindLSBInst is a view of an OpGroupNonUniformBallotFindLSB.
type GroupNonUniformBallotFindLSBInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupNonUniformBallotFindLSBInst) Inst() *ir.Inst { return v.in }

// GroupNonUniformBallotFindLSB returns the view of in, which must be an OpGroupNonUniformBallotFindLSB.
func GroupNonUniformBallotFindLSB(in *ir.Inst) GroupNonUniformBallotFindLSBInst {
	return GroupNonUniformBallotFindLSBInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformBallotFindLSBInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformBallotFindLSBInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Value returns the id Value.
func (v GroupNonUniformBallotFindLSBInst) Value() ir.ID { return v.in.ID(1) }

// SetValue sets the id Value.
func (v GroupNonUniformBallotFindLSBInst) SetValue(id ir.ID) { v.in.SetID(1, id) }

// GroupNonUniformBallotFindMSBInst is a view of an OpGroupNonUniformBallotFindMSB.
type GroupNonUniformBallotFindMSBInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupNonUniformBallotFindMSBInst) Inst() *ir.Inst { return v.in }

// GroupNonUniformBallotFindMSB returns the view of in, which must be an OpGroupNonUniformBallotFindMSB.
func GroupNonUniformBallotFindMSB(in *ir.Inst) GroupNonUniformBallotFindMSBInst {
	return GroupNonUniformBallotFindMSBInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformBallotFindMSBInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformBallotFindMSBInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Value returns the id Value.
func (v GroupNonUniformBallotFindMSBInst) Value() ir.ID { return v.in.ID(1) }

// SetValue sets the id Value.
func (v GroupNonUniformBallotFindMSBInst) SetValue(id ir.ID) { v.in.SetID(1, id) }

// GroupNonUniformShuffleInst is a view of an OpGroupNonUniformShuffle.
type GroupNonUniformShuffleInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupNonUniformShuffleInst) Inst() *ir.Inst { return v.in }

// GroupNonUniformShuffle returns the view of in, which must be an OpGroupNonUniformShuffle.
func GroupNonUniformShuffle(in *ir.Inst) GroupNonUniformShuffleInst {
	return GroupNonUniformShuffleInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformShuffleInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformShuffleInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Value returns the id Value.
func (v GroupNonUniformShuffleInst) Value() ir.ID { return v.in.ID(1) }

// SetValue sets the id Value.
func (v GroupNonUniformShuffleInst) SetValue(id ir.ID) { v.in.SetID(1, id) }

// InvocationId returns the id Invocation Id.
func (v GroupNonUniformShuffleInst) InvocationId() ir.ID { return v.in.ID(2) }

// SetInvocationId sets the id Invocation Id.
func (v GroupNonUniformShuffleInst) SetInvocationId(id ir.ID) { v.in.SetID(2, id) }

// GroupNonUniformShuffleXorInst is a view of an OpGroupNonUniformShuffleXor.
type GroupNonUniformShuffleXorInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupNonUniformShuffleXorInst) Inst() *ir.Inst { return v.in }

// GroupNonUniformShuffleXor returns the view of in, which must be an OpGroupNonUniformShuffleXor.
func GroupNonUniformShuffleXor(in *ir.Inst) GroupNonUniformShuffleXorInst {
	return GroupNonUniformShuffleXorInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformShuffleXorInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformShuffleXorInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Value returns the id Value.
func (v GroupNonUniformShuffleXorInst) Value() ir.ID { return v.in.ID(1) }

// SetValue sets the id Value.
func (v GroupNonUniformShuffleXorInst) SetValue(id ir.ID) { v.in.SetID(1, id) }

// Mask returns the id Mask.
func (v GroupNonUniformShuffleXorInst) Mask() ir.ID { return v.in.ID(2) }

// SetMask sets the id Mask.
func (v GroupNonUniformShuffleXorInst) SetMask(id ir.ID) { v.in.SetID(2, id) }

// GroupNonUniformShuffleUpInst is a view of an OpGroupNonUniformShuffleUp.
type GroupNonUniformShuffleUpInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupNonUniformShuffleUpInst) Inst() *ir.Inst { return v.in }

// GroupNonUniformShuffleUp returns the view of in, which must be an OpGroupNonUniformShuffleUp.
func GroupNonUniformShuffleUp(in *ir.Inst) GroupNonUniformShuffleUpInst {
	return GroupNonUniformShuffleUpInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformShuffleUpInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformShuffleUpInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Value returns the id Value.
func (v GroupNonUniformShuffleUpInst) Value() ir.ID { return v.in.ID(1) }

// SetValue sets the id Value.
func (v GroupNonUniformShuffleUpInst) SetValue(id ir.ID) { v.in.SetID(1, id) }

// Delta returns the id Delta.
func (v GroupNonUniformShuffleUpInst) Delta() ir.ID { return v.in.ID(2) }

// SetDelta sets the id Delta.
func (v GroupNonUniformShuffleUpInst) SetDelta(id ir.ID) { v.in.SetID(2, id) }

// GroupNonUniformShuffleDownInst is a view of an OpGroupNonUniformShuffleDown.
type GroupNonUniformShuffleDownInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupNonUniformShuffleDownInst) Inst() *ir.Inst { return v.in }

// GroupNonUniformShuffleDown returns the view of in, which must be an OpGroupNonUniformShuffleDown.
func GroupNonUniformShuffleDown(in *ir.Inst) GroupNonUniformShuffleDownInst {
	return GroupNonUniformShuffleDownInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformShuffleDownInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformShuffleDownInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Value returns the id Value.
func (v GroupNonUniformShuffleDownInst) Value() ir.ID { return v.in.ID(1) }

// SetValue sets the id Value.
func (v GroupNonUniformShuffleDownInst) SetValue(id ir.ID) { v.in.SetID(1, id) }

// Delta returns the id Delta.
func (v GroupNonUniformShuffleDownInst) Delta() ir.ID { return v.in.ID(2) }

// SetDelta sets the id Delta.
func (v GroupNonUniformShuffleDownInst) SetDelta(id ir.ID) { v.in.SetID(2, id) }

// GroupNonUniformIAddInst is a view of an OpGroupNonUniformIAdd.
type GroupNonUniformIAddInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupNonUniformIAddInst) Inst() *ir.Inst { return v.in }

// GroupNonUniformIAdd returns the view of in, which must be an OpGroupNonUniformIAdd.
func GroupNonUniformIAdd(in *ir.Inst) GroupNonUniformIAddInst { return GroupNonUniformIAddInst{in} }

// Execution returns the id Execution.
func (v GroupNonUniformIAddInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformIAddInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupNonUniformIAddInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Literal(1))
}

// Value returns the id Value.
func (v GroupNonUniformIAddInst) Value() ir.ID { return v.in.ID(2) }

// SetValue sets the id Value.
func (v GroupNonUniformIAddInst) SetValue(id ir.ID) { v.in.SetID(2, id) }

// ClusterSize returns the id ClusterSize, 0 where it is absent.
func (v GroupNonUniformIAddInst) ClusterSize() ir.ID { return optionalID(v.in, 3) }

// GroupNonUniformFAddInst is a view of an OpGroupNonUniformFAdd.
type GroupNonUniformFAddInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupNonUniformFAddInst) Inst() *ir.Inst { return v.in }

// GroupNonUniformFAdd returns the view of in, which must be an OpGroupNonUniformFAdd.
func GroupNonUniformFAdd(in *ir.Inst) GroupNonUniformFAddInst { return GroupNonUniformFAddInst{in} }

// Execution returns the id Execution.
func (v GroupNonUniformFAddInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformFAddInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupNonUniformFAddInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Literal(1))
}

// Value returns the id Value.
func (v GroupNonUniformFAddInst) Value() ir.ID { return v.in.ID(2) }

// SetValue sets the id Value.
func (v GroupNonUniformFAddInst) SetValue(id ir.ID) { v.in.SetID(2, id) }

// ClusterSize returns the id ClusterSize, 0 where it is absent.
func (v GroupNonUniformFAddInst) ClusterSize() ir.ID { return optionalID(v.in, 3) }

// GroupNonUniformIMulInst is a view of an OpGroupNonUniformIMul.
type GroupNonUniformIMulInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupNonUniformIMulInst) Inst() *ir.Inst { return v.in }

// GroupNonUniformIMul returns the view of in, which must be an OpGroupNonUniformIMul.
func GroupNonUniformIMul(in *ir.Inst) GroupNonUniformIMulInst { return GroupNonUniformIMulInst{in} }

// Execution returns the id Execution.
func (v GroupNonUniformIMulInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformIMulInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupNonUniformIMulInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Literal(1))
}

// Value returns the id Value.
func (v GroupNonUniformIMulInst) Value() ir.ID { return v.in.ID(2) }

// SetValue sets the id Value.
func (v GroupNonUniformIMulInst) SetValue(id ir.ID) { v.in.SetID(2, id) }

// ClusterSize returns the id ClusterSize, 0 where it is absent.
func (v GroupNonUniformIMulInst) ClusterSize() ir.ID { return optionalID(v.in, 3) }

// GroupNonUniformFMulInst is a view of an OpGroupNonUniformFMul.
type GroupNonUniformFMulInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupNonUniformFMulInst) Inst() *ir.Inst { return v.in }

// GroupNonUniformFMul returns the view of in, which must be an OpGroupNonUniformFMul.
func GroupNonUniformFMul(in *ir.Inst) GroupNonUniformFMulInst { return GroupNonUniformFMulInst{in} }

// Execution returns the id Execution.
func (v GroupNonUniformFMulInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformFMulInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupNonUniformFMulInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Literal(1))
}

// Value returns the id Value.
func (v GroupNonUniformFMulInst) Value() ir.ID { return v.in.ID(2) }

// SetValue sets the id Value.
func (v GroupNonUniformFMulInst) SetValue(id ir.ID) { v.in.SetID(2, id) }

// ClusterSize returns the id ClusterSize, 0 where it is absent.
func (v GroupNonUniformFMulInst) ClusterSize() ir.ID { return optionalID(v.in, 3) }

// GroupNonUniformSMinInst is a view of an OpGroupNonUniformSMin.
type GroupNonUniformSMinInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupNonUniformSMinInst) Inst() *ir.Inst { return v.in }

// GroupNonUniformSMin returns the view of in, which must be an OpGroupNonUniformSMin.
func GroupNonUniformSMin(in *ir.Inst) GroupNonUniformSMinInst { return GroupNonUniformSMinInst{in} }

// Execution returns the id Execution.
func (v GroupNonUniformSMinInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformSMinInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupNonUniformSMinInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Literal(1))
}

// Value returns the id Value.
func (v GroupNonUniformSMinInst) Value() ir.ID { return v.in.ID(2) }

// SetValue sets the id Value.
func (v GroupNonUniformSMinInst) SetValue(id ir.ID) { v.in.SetID(2, id) }

// ClusterSize returns the id ClusterSize, 0 where it is absent.
func (v GroupNonUniformSMinInst) ClusterSize() ir.ID { return optionalID(v.in, 3) }

// GroupNonUniformUMinInst is a view of an OpGroupNonUniformUMin.
type GroupNonUniformUMinInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupNonUniformUMinInst) Inst() *ir.Inst { return v.in }

// GroupNonUniformUMin returns the view of in, which must be an OpGroupNonUniformUMin.
func GroupNonUniformUMin(in *ir.Inst) GroupNonUniformUMinInst { return GroupNonUniformUMinInst{in} }

// Execution returns the id Execution.
func (v GroupNonUniformUMinInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformUMinInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupNonUniformUMinInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Literal(1))
}

// Value returns the id Value.
func (v GroupNonUniformUMinInst) Value() ir.ID { return v.in.ID(2) }

// SetValue sets the id Value.
func (v GroupNonUniformUMinInst) SetValue(id ir.ID) { v.in.SetID(2, id) }

// ClusterSize returns the id ClusterSize, 0 where it is absent.
func (v GroupNonUniformUMinInst) ClusterSize() ir.ID { return optionalID(v.in, 3) }

// GroupNonUniformFMinInst is a view of an OpGroupNonUniformFMin.
type GroupNonUniformFMinInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupNonUniformFMinInst) Inst() *ir.Inst { return v.in }

// GroupNonUniformFMin returns the view of in, which must be an OpGroupNonUniformFMin.
func GroupNonUniformFMin(in *ir.Inst) GroupNonUniformFMinInst { return GroupNonUniformFMinInst{in} }

// Execution returns the id Execution.
func (v GroupNonUniformFMinInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformFMinInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupNonUniformFMinInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Literal(1))
}

// Value returns the id Value.
func (v GroupNonUniformFMinInst) Value() ir.ID { return v.in.ID(2) }

// SetValue sets the id Value.
func (v GroupNonUniformFMinInst) SetValue(id ir.ID) { v.in.SetID(2, id) }

// ClusterSize returns the id ClusterSize, 0 where it is absent.
func (v GroupNonUniformFMinInst) ClusterSize() ir.ID { return optionalID(v.in, 3) }

// GroupNonUniformSMaxInst is a view of an OpGroupNonUniformSMax.
type GroupNonUniformSMaxInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupNonUniformSMaxInst) Inst() *ir.Inst { return v.in }

// GroupNonUniformSMax returns the view of in, which must be an OpGroupNonUniformSMax.
func GroupNonUniformSMax(in *ir.Inst) GroupNonUniformSMaxInst { return GroupNonUniformSMaxInst{in} }

// Execution returns the id Execution.
func (v GroupNonUniformSMaxInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformSMaxInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupNonUniformSMaxInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Literal(1))
}

// Value returns the id Value.
func (v GroupNonUniformSMaxInst) Value() ir.ID { return v.in.ID(2) }

// SetValue sets the id Value.
func (v GroupNonUniformSMaxInst) SetValue(id ir.ID) { v.in.SetID(2, id) }

// ClusterSize returns the id ClusterSize, 0 where it is absent.
func (v GroupNonUniformSMaxInst) ClusterSize() ir.ID { return optionalID(v.in, 3) }

// GroupNonUniformUMaxInst is a view of an OpGroupNonUniformUMax.
type GroupNonUniformUMaxInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupNonUniformUMaxInst) Inst() *ir.Inst { return v.in }

// GroupNonUniformUMax returns the view of in, which must be an OpGroupNonUniformUMax.
func GroupNonUniformUMax(in *ir.Inst) GroupNonUniformUMaxInst { return GroupNonUniformUMaxInst{in} }

// Execution returns the id Execution.
func (v GroupNonUniformUMaxInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformUMaxInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupNonUniformUMaxInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Literal(1))
}

// Value returns the id Value.
func (v GroupNonUniformUMaxInst) Value() ir.ID { return v.in.ID(2) }

// SetValue sets the id Value.
func (v GroupNonUniformUMaxInst) SetValue(id ir.ID) { v.in.SetID(2, id) }

// ClusterSize returns the id ClusterSize, 0 where it is absent.
func (v GroupNonUniformUMaxInst) ClusterSize() ir.ID { return optionalID(v.in, 3) }

// GroupNonUniformFMaxInst is a view of an OpGroupNonUniformFMax.
type GroupNonUniformFMaxInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupNonUniformFMaxInst) Inst() *ir.Inst { return v.in }

// GroupNonUniformFMax returns the view of in, which must be an OpGroupNonUniformFMax.
func GroupNonUniformFMax(in *ir.Inst) GroupNonUniformFMaxInst { return GroupNonUniformFMaxInst{in} }

// Execution returns the id Execution.
func (v GroupNonUniformFMaxInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformFMaxInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupNonUniformFMaxInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Literal(1))
}

// Value returns the id Value.
func (v GroupNonUniformFMaxInst) Value() ir.ID { return v.in.ID(2) }

// SetValue sets the id Value.
func (v GroupNonUniformFMaxInst) SetValue(id ir.ID) { v.in.SetID(2, id) }

// ClusterSize returns the id ClusterSize, 0 where it is absent.
func (v GroupNonUniformFMaxInst) ClusterSize() ir.ID { return optionalID(v.in, 3) }

// GroupNonUniformBitwiseAndInst is a view of an OpGroupNonUniformBitwiseAnd.
type GroupNonUniformBitwiseAndInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupNonUniformBitwiseAndInst) Inst() *ir.Inst { return v.in }

// GroupNonUniformBitwiseAnd returns the view of in, which must be an OpGroupNonUniformBitwiseAnd.
func GroupNonUniformBitwiseAnd(in *ir.Inst) GroupNonUniformBitwiseAndInst {
	return GroupNonUniformBitwiseAndInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformBitwiseAndInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformBitwiseAndInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupNonUniformBitwiseAndInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Literal(1))
}

// Value returns the id Value.
func (v GroupNonUniformBitwiseAndInst) Value() ir.ID { return v.in.ID(2) }

// SetValue sets the id Value.
func (v GroupNonUniformBitwiseAndInst) SetValue(id ir.ID) { v.in.SetID(2, id) }

// ClusterSize returns the id ClusterSize, 0 where it is absent.
func (v GroupNonUniformBitwiseAndInst) ClusterSize() ir.ID { return optionalID(v.in, 3) }

// GroupNonUniformBitwiseOrInst is a view of an OpGroupNonUniformBitwiseOr.
type GroupNonUniformBitwiseOrInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupNonUniformBitwiseOrInst) Inst() *ir.Inst { return v.in }

// GroupNonUniformBitwiseOr returns the view of in, which must be an OpGroupNonUniformBitwiseOr.
func GroupNonUniformBitwiseOr(in *ir.Inst) GroupNonUniformBitwiseOrInst {
	return GroupNonUniformBitwiseOrInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformBitwiseOrInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformBitwiseOrInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupNonUniformBitwiseOrInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Literal(1))
}

// Value returns the id Value.
func (v GroupNonUniformBitwiseOrInst) Value() ir.ID { return v.in.ID(2) }

// SetValue sets the id Value.
func (v GroupNonUniformBitwiseOrInst) SetValue(id ir.ID) { v.in.SetID(2, id) }

// ClusterSize returns the id ClusterSize, 0 where it is absent.
func (v GroupNonUniformBitwiseOrInst) ClusterSize() ir.ID { return optionalID(v.in, 3) }

// GroupNonUniformBitwiseXorInst is a view of an OpGroupNonUniformBitwiseXor.
type GroupNonUniformBitwiseXorInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupNonUniformBitwiseXorInst) Inst() *ir.Inst { return v.in }

// GroupNonUniformBitwiseXor returns the view of in, which must be an OpGroupNonUniformBitwiseXor.
func GroupNonUniformBitwiseXor(in *ir.Inst) GroupNonUniformBitwiseXorInst {
	return GroupNonUniformBitwiseXorInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformBitwiseXorInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformBitwiseXorInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupNonUniformBitwiseXorInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Literal(1))
}

// Value returns the id Value.
func (v GroupNonUniformBitwiseXorInst) Value() ir.ID { return v.in.ID(2) }

// SetValue sets the id Value.
func (v GroupNonUniformBitwiseXorInst) SetValue(id ir.ID) { v.in.SetID(2, id) }

// ClusterSize returns the id ClusterSize, 0 where it is absent.
func (v GroupNonUniformBitwiseXorInst) ClusterSize() ir.ID { return optionalID(v.in, 3) }

// GroupNonUniformLogicalAndInst is a view of an OpGroupNonUniformLogicalAnd.
type GroupNonUniformLogicalAndInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupNonUniformLogicalAndInst) Inst() *ir.Inst { return v.in }

// GroupNonUniformLogicalAnd returns the view of in, which must be an OpGroupNonUniformLogicalAnd.
func GroupNonUniformLogicalAnd(in *ir.Inst) GroupNonUniformLogicalAndInst {
	return GroupNonUniformLogicalAndInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformLogicalAndInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformLogicalAndInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupNonUniformLogicalAndInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Literal(1))
}

// Value returns the id Value.
func (v GroupNonUniformLogicalAndInst) Value() ir.ID { return v.in.ID(2) }

// SetValue sets the id Value.
func (v GroupNonUniformLogicalAndInst) SetValue(id ir.ID) { v.in.SetID(2, id) }

// ClusterSize returns the id ClusterSize, 0 where it is absent.
func (v GroupNonUniformLogicalAndInst) ClusterSize() ir.ID { return optionalID(v.in, 3) }

// GroupNonUniformLogicalOrInst is a view of an OpGroupNonUniformLogicalOr.
type GroupNonUniformLogicalOrInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupNonUniformLogicalOrInst) Inst() *ir.Inst { return v.in }

// GroupNonUniformLogicalOr returns the view of in, which must be an OpGroupNonUniformLogicalOr.
func GroupNonUniformLogicalOr(in *ir.Inst) GroupNonUniformLogicalOrInst {
	return GroupNonUniformLogicalOrInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformLogicalOrInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformLogicalOrInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupNonUniformLogicalOrInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Literal(1))
}

// Value returns the id Value.
func (v GroupNonUniformLogicalOrInst) Value() ir.ID { return v.in.ID(2) }

// SetValue sets the id Value.
func (v GroupNonUniformLogicalOrInst) SetValue(id ir.ID) { v.in.SetID(2, id) }

// ClusterSize returns the id ClusterSize, 0 where it is absent.
func (v GroupNonUniformLogicalOrInst) ClusterSize() ir.ID { return optionalID(v.in, 3) }

// GroupNonUniformLogicalXorInst is a view of an OpGroupNonUniformLogicalXor.
type GroupNonUniformLogicalXorInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupNonUniformLogicalXorInst) Inst() *ir.Inst { return v.in }

// GroupNonUniformLogicalXor returns the view of in, which must be an OpGroupNonUniformLogicalXor.
func GroupNonUniformLogicalXor(in *ir.Inst) GroupNonUniformLogicalXorInst {
	return GroupNonUniformLogicalXorInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformLogicalXorInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformLogicalXorInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupNonUniformLogicalXorInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Literal(1))
}

// Value returns the id Value.
func (v GroupNonUniformLogicalXorInst) Value() ir.ID { return v.in.ID(2) }

// SetValue sets the id Value.
func (v GroupNonUniformLogicalXorInst) SetValue(id ir.ID) { v.in.SetID(2, id) }

// ClusterSize returns the id ClusterSize, 0 where it is absent.
func (v GroupNonUniformLogicalXorInst) ClusterSize() ir.ID { return optionalID(v.in, 3) }

// GroupNonUniformQuadBroadcastInst is a view of an OpGroupNonUniformQuadBroadcast.
type GroupNonUniformQuadBroadcastInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupNonUniformQuadBroadcastInst) Inst() *ir.Inst { return v.in }

// GroupNonUniformQuadBroadcast returns the view of in, which must be an OpGroupNonUniformQuadBroadcast.
func GroupNonUniformQuadBroadcast(in *ir.Inst) GroupNonUniformQuadBroadcastInst {
	return GroupNonUniformQuadBroadcastInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformQuadBroadcastInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformQuadBroadcastInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Value returns the id Value.
func (v GroupNonUniformQuadBroadcastInst) Value() ir.ID { return v.in.ID(1) }

// SetValue sets the id Value.
func (v GroupNonUniformQuadBroadcastInst) SetValue(id ir.ID) { v.in.SetID(1, id) }

// Index returns the id Index.
func (v GroupNonUniformQuadBroadcastInst) Index() ir.ID { return v.in.ID(2) }

// SetIndex sets the id Index.
func (v GroupNonUniformQuadBroadcastInst) SetIndex(id ir.ID) { v.in.SetID(2, id) }

// GroupNonUniformQuadSwapInst is a view of an OpGroupNonUniformQuadSwap.
type GroupNonUniformQuadSwapInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupNonUniformQuadSwapInst) Inst() *ir.Inst { return v.in }

// GroupNonUniformQuadSwap returns the view of in, which must be an OpGroupNonUniformQuadSwap.
func GroupNonUniformQuadSwap(in *ir.Inst) GroupNonUniformQuadSwapInst {
	return GroupNonUniformQuadSwapInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformQuadSwapInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformQuadSwapInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Value returns the id Value.
func (v GroupNonUniformQuadSwapInst) Value() ir.ID { return v.in.ID(1) }

// SetValue sets the id Value.
func (v GroupNonUniformQuadSwapInst) SetValue(id ir.ID) { v.in.SetID(1, id) }

// Direction returns the id Direction.
func (v GroupNonUniformQuadSwapInst) Direction() ir.ID { return v.in.ID(2) }

// SetDirection sets the id Direction.
func (v GroupNonUniformQuadSwapInst) SetDirection(id ir.ID) { v.in.SetID(2, id) }

// CopyLogicalInst is a view of an OpCopyLogical.
type CopyLogicalInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CopyLogicalInst) Inst() *ir.Inst { return v.in }

// CopyLogical returns the view of in, which must be an OpCopyLogical.
func CopyLogical(in *ir.Inst) CopyLogicalInst { return CopyLogicalInst{in} }

// Operand returns the id Operand.
func (v CopyLogicalInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand.
func (v CopyLogicalInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// PtrEqualInst is a view of an OpPtrEqual.
type PtrEqualInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v PtrEqualInst) Inst() *ir.Inst { return v.in }

// PtrEqual returns the view of in, which must be an OpPtrEqual.
func PtrEqual(in *ir.Inst) PtrEqualInst { return PtrEqualInst{in} }

// Operand returns the id Operand 1.
func (v PtrEqualInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v PtrEqualInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v PtrEqualInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v PtrEqualInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// PtrNotEqualInst is a view of an OpPtrNotEqual.
type PtrNotEqualInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v PtrNotEqualInst) Inst() *ir.Inst { return v.in }

// PtrNotEqual returns the view of in, which must be an OpPtrNotEqual.
func PtrNotEqual(in *ir.Inst) PtrNotEqualInst { return PtrNotEqualInst{in} }

// Operand returns the id Operand 1.
func (v PtrNotEqualInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v PtrNotEqualInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v PtrNotEqualInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v PtrNotEqualInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// PtrDiffInst is a view of an OpPtrDiff.
type PtrDiffInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v PtrDiffInst) Inst() *ir.Inst { return v.in }

// PtrDiff returns the view of in, which must be an OpPtrDiff.
func PtrDiff(in *ir.Inst) PtrDiffInst { return PtrDiffInst{in} }

// Operand returns the id Operand 1.
func (v PtrDiffInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v PtrDiffInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v PtrDiffInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v PtrDiffInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// ColorAttachmentReadEXTInst is a view of an OpColorAttachmentReadEXT.
type ColorAttachmentReadEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ColorAttachmentReadEXTInst) Inst() *ir.Inst { return v.in }

// ColorAttachmentReadEXT returns the view of in, which must be an OpColorAttachmentReadEXT.
func ColorAttachmentReadEXT(in *ir.Inst) ColorAttachmentReadEXTInst {
	return ColorAttachmentReadEXTInst{in}
}

// Attachment returns the id Attachment.
func (v ColorAttachmentReadEXTInst) Attachment() ir.ID { return v.in.ID(0) }

// SetAttachment sets the id Attachment.
func (v ColorAttachmentReadEXTInst) SetAttachment(id ir.ID) { v.in.SetID(0, id) }

// Sample returns the id Sample, 0 where it is absent.
func (v ColorAttachmentReadEXTInst) Sample() ir.ID { return optionalID(v.in, 1) }

// DepthAttachmentReadEXTInst is a view of an OpDepthAttachmentReadEXT.
type DepthAttachmentReadEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v DepthAttachmentReadEXTInst) Inst() *ir.Inst { return v.in }

// DepthAttachmentReadEXT returns the view of in, which must be an OpDepthAttachmentReadEXT.
func DepthAttachmentReadEXT(in *ir.Inst) DepthAttachmentReadEXTInst {
	return DepthAttachmentReadEXTInst{in}
}

// Sample returns the id Sample, 0 where it is absent.
func (v DepthAttachmentReadEXTInst) Sample() ir.ID { return optionalID(v.in, 0) }

// StencilAttachmentReadEXTInst is a view of an OpStencilAttachmentReadEXT.
type StencilAttachmentReadEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v StencilAttachmentReadEXTInst) Inst() *ir.Inst { return v.in }

// StencilAttachmentReadEXT returns the view of in, which must be an OpStencilAttachmentReadEXT.
func StencilAttachmentReadEXT(in *ir.Inst) StencilAttachmentReadEXTInst {
	return StencilAttachmentReadEXTInst{in}
}

// Sample returns the id Sample, 0 where it is absent.
func (v StencilAttachmentReadEXTInst) Sample() ir.ID { return optionalID(v.in, 0) }

// TypeTensorARMInst is a view of an OpTypeTensorARM.
type TypeTensorARMInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeTensorARMInst) Inst() *ir.Inst { return v.in }

// TypeTensorARM returns the view of in, which must be an OpTypeTensorARM.
func TypeTensorARM(in *ir.Inst) TypeTensorARMInst { return TypeTensorARMInst{in} }

// ElementType returns the id Element Type.
func (v TypeTensorARMInst) ElementType() ir.ID { return v.in.ID(0) }

// SetElementType sets the id Element Type.
func (v TypeTensorARMInst) SetElementType(id ir.ID) { v.in.SetID(0, id) }

// Rank returns the id Rank, 0 where it is absent.
func (v TypeTensorARMInst) Rank() ir.ID { return optionalID(v.in, 1) }

// Shape returns the id Shape, 0 where it is absent.
func (v TypeTensorARMInst) Shape() ir.ID { return optionalID(v.in, 2) }

// TensorReadARMInst is a view of an OpTensorReadARM.
type TensorReadARMInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TensorReadARMInst) Inst() *ir.Inst { return v.in }

// TensorReadARM returns the view of in, which must be an OpTensorReadARM.
func TensorReadARM(in *ir.Inst) TensorReadARMInst { return TensorReadARMInst{in} }

// Tensor returns the id Tensor.
func (v TensorReadARMInst) Tensor() ir.ID { return v.in.ID(0) }

// SetTensor sets the id Tensor.
func (v TensorReadARMInst) SetTensor(id ir.ID) { v.in.SetID(0, id) }

// Coordinates returns the id Coordinates.
func (v TensorReadARMInst) Coordinates() ir.ID { return v.in.ID(1) }

// SetCoordinates sets the id Coordinates.
func (v TensorReadARMInst) SetCoordinates(id ir.ID) { v.in.SetID(1, id) }

// TensorOperands returns TensorOperands, 0 where it is absent.
func (v TensorReadARMInst) TensorOperands() spirv.TensorOperands {
	return spirv.TensorOperands(optionalWord(v.in, 2))
}

// TensorWriteARMInst is a view of an OpTensorWriteARM.
type TensorWriteARMInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TensorWriteARMInst) Inst() *ir.Inst { return v.in }

// TensorWriteARM returns the view of in, which must be an OpTensorWriteARM.
func TensorWriteARM(in *ir.Inst) TensorWriteARMInst { return TensorWriteARMInst{in} }

// Tensor returns the id Tensor.
func (v TensorWriteARMInst) Tensor() ir.ID { return v.in.ID(0) }

// SetTensor sets the id Tensor.
func (v TensorWriteARMInst) SetTensor(id ir.ID) { v.in.SetID(0, id) }

// Coordinates returns the id Coordinates.
func (v TensorWriteARMInst) Coordinates() ir.ID { return v.in.ID(1) }

// SetCoordinates sets the id Coordinates.
func (v TensorWriteARMInst) SetCoordinates(id ir.ID) { v.in.SetID(1, id) }

// Object returns the id Object.
func (v TensorWriteARMInst) Object() ir.ID { return v.in.ID(2) }

// SetObject sets the id Object.
func (v TensorWriteARMInst) SetObject(id ir.ID) { v.in.SetID(2, id) }

// TensorOperands returns TensorOperands, 0 where it is absent.
func (v TensorWriteARMInst) TensorOperands() spirv.TensorOperands {
	return spirv.TensorOperands(optionalWord(v.in, 3))
}

// TensorQuerySizeARMInst is a view of an OpTensorQuerySizeARM.
type TensorQuerySizeARMInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TensorQuerySizeARMInst) Inst() *ir.Inst { return v.in }

// TensorQuerySizeARM returns the view of in, which must be an OpTensorQuerySizeARM.
func TensorQuerySizeARM(in *ir.Inst) TensorQuerySizeARMInst { return TensorQuerySizeARMInst{in} }

// Tensor returns the id Tensor.
func (v TensorQuerySizeARMInst) Tensor() ir.ID { return v.in.ID(0) }

// SetTensor sets the id Tensor.
func (v TensorQuerySizeARMInst) SetTensor(id ir.ID) { v.in.SetID(0, id) }

// Dimension returns the id Dimension.
func (v TensorQuerySizeARMInst) Dimension() ir.ID { return v.in.ID(1) }

// SetDimension sets the id Dimension.
func (v TensorQuerySizeARMInst) SetDimension(id ir.ID) { v.in.SetID(1, id) }

// GraphConstantARMInst is a view of an OpGraphConstantARM.
type GraphConstantARMInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GraphConstantARMInst) Inst() *ir.Inst { return v.in }

// GraphConstantARM returns the view of in, which must be an OpGraphConstantARM.
func GraphConstantARM(in *ir.Inst) GraphConstantARMInst { return GraphConstantARMInst{in} }

// GraphConstantID returns the literal GraphConstantID.
func (v GraphConstantARMInst) GraphConstantID() uint32 { return v.in.Literal(0) }

// GraphEntryPointARMInst is a view of an OpGraphEntryPointARM.
type GraphEntryPointARMInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GraphEntryPointARMInst) Inst() *ir.Inst { return v.in }

// GraphEntryPointARM returns the view of in, which must be an OpGraphEntryPointARM.
func GraphEntryPointARM(in *ir.Inst) GraphEntryPointARMInst { return GraphEntryPointARMInst{in} }

// Graph returns the id Graph.
func (v GraphEntryPointARMInst) Graph() ir.ID { return v.in.ID(0) }

// SetGraph sets the id Graph.
func (v GraphEntryPointARMInst) SetGraph(id ir.ID) { v.in.SetID(0, id) }

// Name returns the string Name.
func (v GraphEntryPointARMInst) Name() string { return stringAt(v.in, 1) }

// GraphARMInst is a view of an OpGraphARM.
type GraphARMInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GraphARMInst) Inst() *ir.Inst { return v.in }

// GraphARM returns the view of in, which must be an OpGraphARM.
func GraphARM(in *ir.Inst) GraphARMInst { return GraphARMInst{in} }

// GraphInputARMInst is a view of an OpGraphInputARM.
type GraphInputARMInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GraphInputARMInst) Inst() *ir.Inst { return v.in }

// GraphInputARM returns the view of in, which must be an OpGraphInputARM.
func GraphInputARM(in *ir.Inst) GraphInputARMInst { return GraphInputARMInst{in} }

// InputIndex returns the id InputIndex.
func (v GraphInputARMInst) InputIndex() ir.ID { return v.in.ID(0) }

// SetInputIndex sets the id InputIndex.
func (v GraphInputARMInst) SetInputIndex(id ir.ID) { v.in.SetID(0, id) }

// ElementIndex returns operand ElementIndex and those after it.
func (v GraphInputARMInst) ElementIndex() []ir.ID { return idsFrom(v.in, 1) }

// GraphSetOutputARMInst is a view of an OpGraphSetOutputARM.
type GraphSetOutputARMInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GraphSetOutputARMInst) Inst() *ir.Inst { return v.in }

// GraphSetOutputARM returns the view of in, which must be an OpGraphSetOutputARM.
func GraphSetOutputARM(in *ir.Inst) GraphSetOutputARMInst { return GraphSetOutputARMInst{in} }

// Value returns the id Value.
func (v GraphSetOutputARMInst) Value() ir.ID { return v.in.ID(0) }

// SetValue sets the id Value.
func (v GraphSetOutputARMInst) SetValue(id ir.ID) { v.in.SetID(0, id) }

// OutputIndex returns the id OutputIndex.
func (v GraphSetOutputARMInst) OutputIndex() ir.ID { return v.in.ID(1) }

// SetOutputIndex sets the id OutputIndex.
func (v GraphSetOutputARMInst) SetOutputIndex(id ir.ID) { v.in.SetID(1, id) }

// ElementIndex returns operand ElementIndex and those after it.
func (v GraphSetOutputARMInst) ElementIndex() []ir.ID { return idsFrom(v.in, 2) }

// GraphEndARMInst is a view of an OpGraphEndARM.
type GraphEndARMInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GraphEndARMInst) Inst() *ir.Inst { return v.in }

// GraphEndARM returns the view of in, which must be an OpGraphEndARM.
func GraphEndARM(in *ir.Inst) GraphEndARMInst { return GraphEndARMInst{in} }

// TypeGraphARMInst is a view of an OpTypeGraphARM.
type TypeGraphARMInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeGraphARMInst) Inst() *ir.Inst { return v.in }

// TypeGraphARM returns the view of in, which must be an OpTypeGraphARM.
func TypeGraphARM(in *ir.Inst) TypeGraphARMInst { return TypeGraphARMInst{in} }

// NumInputs returns the literal NumInputs.
func (v TypeGraphARMInst) NumInputs() uint32 { return v.in.Literal(0) }

// InOutTypes returns operand InOutTypes and those after it.
func (v TypeGraphARMInst) InOutTypes() []ir.ID { return idsFrom(v.in, 1) }

// BitcastExtractEXTInst is a view of an OpBitcastExtractEXT.
type BitcastExtractEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v BitcastExtractEXTInst) Inst() *ir.Inst { return v.in }

// BitcastExtractEXT returns the view of in, which must be an OpBitcastExtractEXT.
func BitcastExtractEXT(in *ir.Inst) BitcastExtractEXTInst { return BitcastExtractEXTInst{in} }

// Base returns the id Base.
func (v BitcastExtractEXTInst) Base() ir.ID { return v.in.ID(0) }

// SetBase sets the id Base.
func (v BitcastExtractEXTInst) SetBase(id ir.ID) { v.in.SetID(0, id) }

// Offset returns the id Offset.
func (v BitcastExtractEXTInst) Offset() ir.ID { return v.in.ID(1) }

// SetOffset sets the id Offset.
func (v BitcastExtractEXTInst) SetOffset(id ir.ID) { v.in.SetID(1, id) }

// TerminateInvocationInst is a view of an OpTerminateInvocation.
type TerminateInvocationInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TerminateInvocationInst) Inst() *ir.Inst { return v.in }

// TerminateInvocation returns the view of in, which must be an OpTerminateInvocation.
func TerminateInvocation(in *ir.Inst) TerminateInvocationInst { return TerminateInvocationInst{in} }

// TypeUntypedPointerKHRInst is a view of an OpTypeUntypedPointerKHR.
type TypeUntypedPointerKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeUntypedPointerKHRInst) Inst() *ir.Inst { return v.in }

// TypeUntypedPointerKHR returns the view of in, which must be an OpTypeUntypedPointerKHR.
func TypeUntypedPointerKHR(in *ir.Inst) TypeUntypedPointerKHRInst {
	return TypeUntypedPointerKHRInst{in}
}

// StorageClass returns StorageClass.
func (v TypeUntypedPointerKHRInst) StorageClass() spirv.StorageClass {
	return spirv.StorageClass(v.in.Literal(0))
}

// UntypedVariableKHRInst is a view of an OpUntypedVariableKHR.
type UntypedVariableKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v UntypedVariableKHRInst) Inst() *ir.Inst { return v.in }

// UntypedVariableKHR returns the view of in, which must be an OpUntypedVariableKHR.
func UntypedVariableKHR(in *ir.Inst) UntypedVariableKHRInst { return UntypedVariableKHRInst{in} }

// StorageClass returns StorageClass.
func (v UntypedVariableKHRInst) StorageClass() spirv.StorageClass {
	return spirv.StorageClass(v.in.Literal(0))
}

// DataType returns the id Data Type, 0 where it is absent.
func (v UntypedVariableKHRInst) DataType() ir.ID { return optionalID(v.in, 1) }

// Initializer returns the id Initializer, 0 where it is absent.
func (v UntypedVariableKHRInst) Initializer() ir.ID { return optionalID(v.in, 2) }

// UntypedAccessChainKHRInst is a view of an OpUntypedAccessChainKHR.
type UntypedAccessChainKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v UntypedAccessChainKHRInst) Inst() *ir.Inst { return v.in }

// UntypedAccessChainKHR returns the view of in, which must be an OpUntypedAccessChainKHR.
func UntypedAccessChainKHR(in *ir.Inst) UntypedAccessChainKHRInst {
	return UntypedAccessChainKHRInst{in}
}

// BaseType returns the id Base Type.
func (v UntypedAccessChainKHRInst) BaseType() ir.ID { return v.in.ID(0) }

// SetBaseType sets the id Base Type.
func (v UntypedAccessChainKHRInst) SetBaseType(id ir.ID) { v.in.SetID(0, id) }

// Base returns the id Base.
func (v UntypedAccessChainKHRInst) Base() ir.ID { return v.in.ID(1) }

// SetBase sets the id Base.
func (v UntypedAccessChainKHRInst) SetBase(id ir.ID) { v.in.SetID(1, id) }

// Indexes returns operand Indexes and those after it.
func (v UntypedAccessChainKHRInst) Indexes() []ir.ID { return idsFrom(v.in, 2) }

// UntypedInBoundsAccessChainKHRInst is a view of an OpUntypedInBoundsAccessChainKHR.
type UntypedInBoundsAccessChainKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v UntypedInBoundsAccessChainKHRInst) Inst() *ir.Inst { return v.in }

// UntypedInBoundsAccessChainKHR returns the view of in, which must be an OpUntypedInBoundsAccessChainKHR.
func UntypedInBoundsAccessChainKHR(in *ir.Inst) UntypedInBoundsAccessChainKHRInst {
	return UntypedInBoundsAccessChainKHRInst{in}
}

// BaseType returns the id Base Type.
func (v UntypedInBoundsAccessChainKHRInst) BaseType() ir.ID { return v.in.ID(0) }

// SetBaseType sets the id Base Type.
func (v UntypedInBoundsAccessChainKHRInst) SetBaseType(id ir.ID) { v.in.SetID(0, id) }

// Base returns the id Base.
func (v UntypedInBoundsAccessChainKHRInst) Base() ir.ID { return v.in.ID(1) }

// SetBase sets the id Base.
func (v UntypedInBoundsAccessChainKHRInst) SetBase(id ir.ID) { v.in.SetID(1, id) }

// Indexes returns operand Indexes and those after it.
func (v UntypedInBoundsAccessChainKHRInst) Indexes() []ir.ID { return idsFrom(v.in, 2) }

// SubgroupBallotKHRInst is a view of an OpSubgroupBallotKHR.
type SubgroupBallotKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupBallotKHRInst) Inst() *ir.Inst { return v.in }

// SubgroupBallotKHR returns the view of in, which must be an OpSubgroupBallotKHR.
func SubgroupBallotKHR(in *ir.Inst) SubgroupBallotKHRInst { return SubgroupBallotKHRInst{in} }

// Predicate returns the id Predicate.
func (v SubgroupBallotKHRInst) Predicate() ir.ID { return v.in.ID(0) }

// SetPredicate sets the id Predicate.
func (v SubgroupBallotKHRInst) SetPredicate(id ir.ID) { v.in.SetID(0, id) }

// SubgroupFirstInvocationKHRInst is a view of an OpSubgroupFirstInvocationKHR.
type SubgroupFirstInvocationKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupFirstInvocationKHRInst) Inst() *ir.Inst { return v.in }

// SubgroupFirstInvocationKHR returns the view of in, which must be an OpSubgroupFirstInvocationKHR.
func SubgroupFirstInvocationKHR(in *ir.Inst) SubgroupFirstInvocationKHRInst {
	return SubgroupFirstInvocationKHRInst{in}
}

// Value returns the id Value.
func (v SubgroupFirstInvocationKHRInst) Value() ir.ID { return v.in.ID(0) }

// SetValue sets the id Value.
func (v SubgroupFirstInvocationKHRInst) SetValue(id ir.ID) { v.in.SetID(0, id) }

// UntypedPtrAccessChainKHRInst is a view of an OpUntypedPtrAccessChainKHR.
type UntypedPtrAccessChainKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v UntypedPtrAccessChainKHRInst) Inst() *ir.Inst { return v.in }

// UntypedPtrAccessChainKHR returns the view of in, which must be an OpUntypedPtrAccessChainKHR.
func UntypedPtrAccessChainKHR(in *ir.Inst) UntypedPtrAccessChainKHRInst {
	return UntypedPtrAccessChainKHRInst{in}
}

// BaseType returns the id Base Type.
func (v UntypedPtrAccessChainKHRInst) BaseType() ir.ID { return v.in.ID(0) }

// SetBaseType sets the id Base Type.
func (v UntypedPtrAccessChainKHRInst) SetBaseType(id ir.ID) { v.in.SetID(0, id) }

// Base returns the id Base.
func (v UntypedPtrAccessChainKHRInst) Base() ir.ID { return v.in.ID(1) }

// SetBase sets the id Base.
func (v UntypedPtrAccessChainKHRInst) SetBase(id ir.ID) { v.in.SetID(1, id) }

// Element returns the id Element.
func (v UntypedPtrAccessChainKHRInst) Element() ir.ID { return v.in.ID(2) }

// SetElement sets the id Element.
func (v UntypedPtrAccessChainKHRInst) SetElement(id ir.ID) { v.in.SetID(2, id) }

// Indexes returns operand Indexes and those after it.
func (v UntypedPtrAccessChainKHRInst) Indexes() []ir.ID { return idsFrom(v.in, 3) }

// UntypedInBoundsPtrAccessChainKHRInst is a view of an OpUntypedInBoundsPtrAccessChainKHR.
type UntypedInBoundsPtrAccessChainKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v UntypedInBoundsPtrAccessChainKHRInst) Inst() *ir.Inst { return v.in }

// UntypedInBoundsPtrAccessChainKHR returns the view of in, which must be an OpUntypedInBoundsPtrAccessChainKHR.
func UntypedInBoundsPtrAccessChainKHR(in *ir.Inst) UntypedInBoundsPtrAccessChainKHRInst {
	return UntypedInBoundsPtrAccessChainKHRInst{in}
}

// BaseType returns the id Base Type.
func (v UntypedInBoundsPtrAccessChainKHRInst) BaseType() ir.ID { return v.in.ID(0) }

// SetBaseType sets the id Base Type.
func (v UntypedInBoundsPtrAccessChainKHRInst) SetBaseType(id ir.ID) { v.in.SetID(0, id) }

// Base returns the id Base.
func (v UntypedInBoundsPtrAccessChainKHRInst) Base() ir.ID { return v.in.ID(1) }

// SetBase sets the id Base.
func (v UntypedInBoundsPtrAccessChainKHRInst) SetBase(id ir.ID) { v.in.SetID(1, id) }

// Element returns the id Element.
func (v UntypedInBoundsPtrAccessChainKHRInst) Element() ir.ID { return v.in.ID(2) }

// SetElement sets the id Element.
func (v UntypedInBoundsPtrAccessChainKHRInst) SetElement(id ir.ID) { v.in.SetID(2, id) }

// Indexes returns operand Indexes and those after it.
func (v UntypedInBoundsPtrAccessChainKHRInst) Indexes() []ir.ID { return idsFrom(v.in, 3) }

// UntypedArrayLengthKHRInst is a view of an OpUntypedArrayLengthKHR.
type UntypedArrayLengthKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v UntypedArrayLengthKHRInst) Inst() *ir.Inst { return v.in }

// UntypedArrayLengthKHR returns the view of in, which must be an OpUntypedArrayLengthKHR.
func UntypedArrayLengthKHR(in *ir.Inst) UntypedArrayLengthKHRInst {
	return UntypedArrayLengthKHRInst{in}
}

// Structure returns the id Structure.
func (v UntypedArrayLengthKHRInst) Structure() ir.ID { return v.in.ID(0) }

// SetStructure sets the id Structure.
func (v UntypedArrayLengthKHRInst) SetStructure(id ir.ID) { v.in.SetID(0, id) }

// Pointer returns the id Pointer.
func (v UntypedArrayLengthKHRInst) Pointer() ir.ID { return v.in.ID(1) }

// SetPointer sets the id Pointer.
func (v UntypedArrayLengthKHRInst) SetPointer(id ir.ID) { v.in.SetID(1, id) }

// ArrayMember returns the literal Array member.
func (v UntypedArrayLengthKHRInst) ArrayMember() uint32 { return v.in.Literal(2) }

// UntypedPrefetchKHRInst is a view of an OpUntypedPrefetchKHR.
type UntypedPrefetchKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v UntypedPrefetchKHRInst) Inst() *ir.Inst { return v.in }

// UntypedPrefetchKHR returns the view of in, which must be an OpUntypedPrefetchKHR.
func UntypedPrefetchKHR(in *ir.Inst) UntypedPrefetchKHRInst { return UntypedPrefetchKHRInst{in} }

// PointerType returns the id Pointer Type.
func (v UntypedPrefetchKHRInst) PointerType() ir.ID { return v.in.ID(0) }

// SetPointerType sets the id Pointer Type.
func (v UntypedPrefetchKHRInst) SetPointerType(id ir.ID) { v.in.SetID(0, id) }

// NumBytes returns the id Num Bytes.
func (v UntypedPrefetchKHRInst) NumBytes() ir.ID { return v.in.ID(1) }

// SetNumBytes sets the id Num Bytes.
func (v UntypedPrefetchKHRInst) SetNumBytes(id ir.ID) { v.in.SetID(1, id) }

// RW returns the id RW, 0 where it is absent.
func (v UntypedPrefetchKHRInst) RW() ir.ID { return optionalID(v.in, 2) }

// Locality returns the id Locality, 0 where it is absent.
func (v UntypedPrefetchKHRInst) Locality() ir.ID { return optionalID(v.in, 3) }

// CacheType returns the id Cache Type, 0 where it is absent.
func (v UntypedPrefetchKHRInst) CacheType() ir.ID { return optionalID(v.in, 4) }

// FmaKHRInst is a view of an OpFmaKHR.
type FmaKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FmaKHRInst) Inst() *ir.Inst { return v.in }

// FmaKHR returns the view of in, which must be an OpFmaKHR.
func FmaKHR(in *ir.Inst) FmaKHRInst { return FmaKHRInst{in} }

// Operand returns the id Operand 1.
func (v FmaKHRInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v FmaKHRInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v FmaKHRInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v FmaKHRInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// Operand3 returns the id Operand 3.
func (v FmaKHRInst) Operand3() ir.ID { return v.in.ID(2) }

// SetOperand3 sets the id Operand 3.
func (v FmaKHRInst) SetOperand3(id ir.ID) { v.in.SetID(2, id) }

// SubgroupAllKHRInst is a view of an OpSubgroupAllKHR.
type SubgroupAllKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAllKHRInst) Inst() *ir.Inst { return v.in }

// SubgroupAllKHR returns the view of in, which must be an OpSubgroupAllKHR.
func SubgroupAllKHR(in *ir.Inst) SubgroupAllKHRInst { return SubgroupAllKHRInst{in} }

// Predicate returns the id Predicate.
func (v SubgroupAllKHRInst) Predicate() ir.ID { return v.in.ID(0) }

// SetPredicate sets the id Predicate.
func (v SubgroupAllKHRInst) SetPredicate(id ir.ID) { v.in.SetID(0, id) }

// SubgroupAnyKHRInst is a view of an OpSubgroupAnyKHR.
type SubgroupAnyKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAnyKHRInst) Inst() *ir.Inst { return v.in }

// SubgroupAnyKHR returns the view of in, which must be an OpSubgroupAnyKHR.
func SubgroupAnyKHR(in *ir.Inst) SubgroupAnyKHRInst { return SubgroupAnyKHRInst{in} }

// Predicate returns the id Predicate.
func (v SubgroupAnyKHRInst) Predicate() ir.ID { return v.in.ID(0) }

// SetPredicate sets the id Predicate.
func (v SubgroupAnyKHRInst) SetPredicate(id ir.ID) { v.in.SetID(0, id) }

// SubgroupAllEqualKHRInst is a view of an OpSubgroupAllEqualKHR.
type SubgroupAllEqualKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAllEqualKHRInst) Inst() *ir.Inst { return v.in }

// SubgroupAllEqualKHR returns the view of in, which must be an OpSubgroupAllEqualKHR.
func SubgroupAllEqualKHR(in *ir.Inst) SubgroupAllEqualKHRInst { return SubgroupAllEqualKHRInst{in} }

// Predicate returns the id Predicate.
func (v SubgroupAllEqualKHRInst) Predicate() ir.ID { return v.in.ID(0) }

// SetPredicate sets the id Predicate.
func (v SubgroupAllEqualKHRInst) SetPredicate(id ir.ID) { v.in.SetID(0, id) }

// GroupNonUniformRotateKHRInst is a view of an OpGroupNonUniformRotateKHR.
type GroupNonUniformRotateKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupNonUniformRotateKHRInst) Inst() *ir.Inst { return v.in }

// GroupNonUniformRotateKHR returns the view of in, which must be an OpGroupNonUniformRotateKHR.
func GroupNonUniformRotateKHR(in *ir.Inst) GroupNonUniformRotateKHRInst {
	return GroupNonUniformRotateKHRInst{in}
}

// Execution returns the id Execution.
func (v GroupNonUniformRotateKHRInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupNonUniformRotateKHRInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Value returns the id Value.
func (v GroupNonUniformRotateKHRInst) Value() ir.ID { return v.in.ID(1) }

// SetValue sets the id Value.
func (v GroupNonUniformRotateKHRInst) SetValue(id ir.ID) { v.in.SetID(1, id) }

// Delta returns the id Delta.
func (v GroupNonUniformRotateKHRInst) Delta() ir.ID { return v.in.ID(2) }

// SetDelta sets the id Delta.
func (v GroupNonUniformRotateKHRInst) SetDelta(id ir.ID) { v.in.SetID(2, id) }

// ClusterSize returns the id ClusterSize, 0 where it is absent.
func (v GroupNonUniformRotateKHRInst) ClusterSize() ir.ID { return optionalID(v.in, 3) }

// SubgroupReadInvocationKHRInst is a view of an OpSubgroupReadInvocationKHR.
type SubgroupReadInvocationKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupReadInvocationKHRInst) Inst() *ir.Inst { return v.in }

// SubgroupReadInvocationKHR returns the view of in, which must be an OpSubgroupReadInvocationKHR.
func SubgroupReadInvocationKHR(in *ir.Inst) SubgroupReadInvocationKHRInst {
	return SubgroupReadInvocationKHRInst{in}
}

// Value returns the id Value.
func (v SubgroupReadInvocationKHRInst) Value() ir.ID { return v.in.ID(0) }

// SetValue sets the id Value.
func (v SubgroupReadInvocationKHRInst) SetValue(id ir.ID) { v.in.SetID(0, id) }

// Index returns the id Index.
func (v SubgroupReadInvocationKHRInst) Index() ir.ID { return v.in.ID(1) }

// SetIndex sets the id Index.
func (v SubgroupReadInvocationKHRInst) SetIndex(id ir.ID) { v.in.SetID(1, id) }

// ExtInstWithForwardRefsKHRInst is a view of an OpExtInstWithForwardRefsKHR.
type ExtInstWithForwardRefsKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ExtInstWithForwardRefsKHRInst) Inst() *ir.Inst { return v.in }

// ExtInstWithForwardRefsKHR returns the view of in, which must be an OpExtInstWithForwardRefsKHR.
func ExtInstWithForwardRefsKHR(in *ir.Inst) ExtInstWithForwardRefsKHRInst {
	return ExtInstWithForwardRefsKHRInst{in}
}

// Set returns the id Set.
func (v ExtInstWithForwardRefsKHRInst) Set() ir.ID { return v.in.ID(0) }

// SetSet sets the id Set.
func (v ExtInstWithForwardRefsKHRInst) SetSet(id ir.ID) { v.in.SetID(0, id) }

// Instruction returns the literal Instruction.
func (v ExtInstWithForwardRefsKHRInst) Instruction() uint32 { return v.in.Literal(1) }

// Operand returns operand Operand 1, Operand 2, ... and those after it.
func (v ExtInstWithForwardRefsKHRInst) Operand() []ir.ID { return idsFrom(v.in, 2) }

// UntypedGroupAsyncCopyKHRInst is a view of an OpUntypedGroupAsyncCopyKHR.
type UntypedGroupAsyncCopyKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v UntypedGroupAsyncCopyKHRInst) Inst() *ir.Inst { return v.in }

// UntypedGroupAsyncCopyKHR returns the view of in, which must be an OpUntypedGroupAsyncCopyKHR.
func UntypedGroupAsyncCopyKHR(in *ir.Inst) UntypedGroupAsyncCopyKHRInst {
	return UntypedGroupAsyncCopyKHRInst{in}
}

// Execution returns the id Execution.
func (v UntypedGroupAsyncCopyKHRInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v UntypedGroupAsyncCopyKHRInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Destination returns the id Destination.
func (v UntypedGroupAsyncCopyKHRInst) Destination() ir.ID { return v.in.ID(1) }

// SetDestination sets the id Destination.
func (v UntypedGroupAsyncCopyKHRInst) SetDestination(id ir.ID) { v.in.SetID(1, id) }

// Source returns the id Source.
func (v UntypedGroupAsyncCopyKHRInst) Source() ir.ID { return v.in.ID(2) }

// SetSource sets the id Source.
func (v UntypedGroupAsyncCopyKHRInst) SetSource(id ir.ID) { v.in.SetID(2, id) }

// ElementNumBytes returns the id Element Num Bytes.
func (v UntypedGroupAsyncCopyKHRInst) ElementNumBytes() ir.ID { return v.in.ID(3) }

// SetElementNumBytes sets the id Element Num Bytes.
func (v UntypedGroupAsyncCopyKHRInst) SetElementNumBytes(id ir.ID) { v.in.SetID(3, id) }

// NumElements returns the id Num Elements.
func (v UntypedGroupAsyncCopyKHRInst) NumElements() ir.ID { return v.in.ID(4) }

// SetNumElements sets the id Num Elements.
func (v UntypedGroupAsyncCopyKHRInst) SetNumElements(id ir.ID) { v.in.SetID(4, id) }

// Stride returns the id Stride.
func (v UntypedGroupAsyncCopyKHRInst) Stride() ir.ID { return v.in.ID(5) }

// SetStride sets the id Stride.
func (v UntypedGroupAsyncCopyKHRInst) SetStride(id ir.ID) { v.in.SetID(5, id) }

// Event returns the id Event.
func (v UntypedGroupAsyncCopyKHRInst) Event() ir.ID { return v.in.ID(6) }

// SetEvent sets the id Event.
func (v UntypedGroupAsyncCopyKHRInst) SetEvent(id ir.ID) { v.in.SetID(6, id) }

// DestinationMemoryOperands returns Destination Memory Operands, 0 where it is absent.
func (v UntypedGroupAsyncCopyKHRInst) DestinationMemoryOperands() spirv.MemoryAccess {
	return spirv.MemoryAccess(optionalWord(v.in, 7))
}

// TraceRayKHRInst is a view of an OpTraceRayKHR.
type TraceRayKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TraceRayKHRInst) Inst() *ir.Inst { return v.in }

// TraceRayKHR returns the view of in, which must be an OpTraceRayKHR.
func TraceRayKHR(in *ir.Inst) TraceRayKHRInst { return TraceRayKHRInst{in} }

// Accel returns the id Accel.
func (v TraceRayKHRInst) Accel() ir.ID { return v.in.ID(0) }

// SetAccel sets the id Accel.
func (v TraceRayKHRInst) SetAccel(id ir.ID) { v.in.SetID(0, id) }

// RayFlags returns the id Ray Flags.
func (v TraceRayKHRInst) RayFlags() ir.ID { return v.in.ID(1) }

// SetRayFlags sets the id Ray Flags.
func (v TraceRayKHRInst) SetRayFlags(id ir.ID) { v.in.SetID(1, id) }

// CullMask returns the id Cull Mask.
func (v TraceRayKHRInst) CullMask() ir.ID { return v.in.ID(2) }

// SetCullMask sets the id Cull Mask.
func (v TraceRayKHRInst) SetCullMask(id ir.ID) { v.in.SetID(2, id) }

// SBTOffset returns the id SBT Offset.
func (v TraceRayKHRInst) SBTOffset() ir.ID { return v.in.ID(3) }

// SetSBTOffset sets the id SBT Offset.
func (v TraceRayKHRInst) SetSBTOffset(id ir.ID) { v.in.SetID(3, id) }

// SBTStride returns the id SBT Stride.
func (v TraceRayKHRInst) SBTStride() ir.ID { return v.in.ID(4) }

// SetSBTStride sets the id SBT Stride.
func (v TraceRayKHRInst) SetSBTStride(id ir.ID) { v.in.SetID(4, id) }

// MissIndex returns the id Miss Index.
func (v TraceRayKHRInst) MissIndex() ir.ID { return v.in.ID(5) }

// SetMissIndex sets the id Miss Index.
func (v TraceRayKHRInst) SetMissIndex(id ir.ID) { v.in.SetID(5, id) }

// RayOrigin returns the id Ray Origin.
func (v TraceRayKHRInst) RayOrigin() ir.ID { return v.in.ID(6) }

// SetRayOrigin sets the id Ray Origin.
func (v TraceRayKHRInst) SetRayOrigin(id ir.ID) { v.in.SetID(6, id) }

// RayTmin returns the id Ray Tmin.
func (v TraceRayKHRInst) RayTmin() ir.ID { return v.in.ID(7) }

// SetRayTmin sets the id Ray Tmin.
func (v TraceRayKHRInst) SetRayTmin(id ir.ID) { v.in.SetID(7, id) }

// RayDirection returns the id Ray Direction.
func (v TraceRayKHRInst) RayDirection() ir.ID { return v.in.ID(8) }

// SetRayDirection sets the id Ray Direction.
func (v TraceRayKHRInst) SetRayDirection(id ir.ID) { v.in.SetID(8, id) }

// RayTmax returns the id Ray Tmax.
func (v TraceRayKHRInst) RayTmax() ir.ID { return v.in.ID(9) }

// SetRayTmax sets the id Ray Tmax.
func (v TraceRayKHRInst) SetRayTmax(id ir.ID) { v.in.SetID(9, id) }

// Payload returns the id Payload.
func (v TraceRayKHRInst) Payload() ir.ID { return v.in.ID(10) }

// SetPayload sets the id Payload.
func (v TraceRayKHRInst) SetPayload(id ir.ID) { v.in.SetID(10, id) }

// ExecuteCallableKHRInst is a view of an OpExecuteCallableKHR.
type ExecuteCallableKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ExecuteCallableKHRInst) Inst() *ir.Inst { return v.in }

// ExecuteCallableKHR returns the view of in, which must be an OpExecuteCallableKHR.
func ExecuteCallableKHR(in *ir.Inst) ExecuteCallableKHRInst { return ExecuteCallableKHRInst{in} }

// SBTIndex returns the id SBT Index.
func (v ExecuteCallableKHRInst) SBTIndex() ir.ID { return v.in.ID(0) }

// SetSBTIndex sets the id SBT Index.
func (v ExecuteCallableKHRInst) SetSBTIndex(id ir.ID) { v.in.SetID(0, id) }

// CallableData returns the id Callable Data.
func (v ExecuteCallableKHRInst) CallableData() ir.ID { return v.in.ID(1) }

// SetCallableData sets the id Callable Data.
func (v ExecuteCallableKHRInst) SetCallableData(id ir.ID) { v.in.SetID(1, id) }

// ConvertUToAccelerationStructureKHRInst is a view of an OpConvertUToAccelerationStructureKHR.
type ConvertUToAccelerationStructureKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ConvertUToAccelerationStructureKHRInst) Inst() *ir.Inst { return v.in }

// ConvertUToAccelerationStructureKHR returns the view of in, which must be an OpConvertUToAccelerationStructureKHR.
func ConvertUToAccelerationStructureKHR(in *ir.Inst) ConvertUToAccelerationStructureKHRInst {
	return ConvertUToAccelerationStructureKHRInst{in}
}

// Accel returns the id Accel.
func (v ConvertUToAccelerationStructureKHRInst) Accel() ir.ID { return v.in.ID(0) }

// SetAccel sets the id Accel.
func (v ConvertUToAccelerationStructureKHRInst) SetAccel(id ir.ID) { v.in.SetID(0, id) }

// IgnoreIntersectionKHRInst is a view of an OpIgnoreIntersectionKHR.
type IgnoreIntersectionKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v IgnoreIntersectionKHRInst) Inst() *ir.Inst { return v.in }

// IgnoreIntersectionKHR returns the view of in, which must be an OpIgnoreIntersectionKHR.
func IgnoreIntersectionKHR(in *ir.Inst) IgnoreIntersectionKHRInst {
	return IgnoreIntersectionKHRInst{in}
}

// TerminateRayKHRInst is a view of an OpTerminateRayKHR.
type TerminateRayKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TerminateRayKHRInst) Inst() *ir.Inst { return v.in }

// TerminateRayKHR returns the view of in, which must be an OpTerminateRayKHR.
func TerminateRayKHR(in *ir.Inst) TerminateRayKHRInst { return TerminateRayKHRInst{in} }

// SDotInst is a view of an OpSDot.
type SDotInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SDotInst) Inst() *ir.Inst { return v.in }

// SDot returns the view of in, which must be an OpSDot.
func SDot(in *ir.Inst) SDotInst { return SDotInst{in} }

// Vector returns the id Vector 1.
func (v SDotInst) Vector() ir.ID { return v.in.ID(0) }

// SetVector sets the id Vector 1.
func (v SDotInst) SetVector(id ir.ID) { v.in.SetID(0, id) }

// Vector2 returns the id Vector 2.
func (v SDotInst) Vector2() ir.ID { return v.in.ID(1) }

// SetVector2 sets the id Vector 2.
func (v SDotInst) SetVector2(id ir.ID) { v.in.SetID(1, id) }

// PackedVectorFormat returns Packed Vector Format, 0 where it is absent.
func (v SDotInst) PackedVectorFormat() spirv.PackedVectorFormat {
	return spirv.PackedVectorFormat(optionalWord(v.in, 2))
}

// UDotInst is a view of an OpUDot.
type UDotInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v UDotInst) Inst() *ir.Inst { return v.in }

// UDot returns the view of in, which must be an OpUDot.
func UDot(in *ir.Inst) UDotInst { return UDotInst{in} }

// Vector returns the id Vector 1.
func (v UDotInst) Vector() ir.ID { return v.in.ID(0) }

// SetVector sets the id Vector 1.
func (v UDotInst) SetVector(id ir.ID) { v.in.SetID(0, id) }

// Vector2 returns the id Vector 2.
func (v UDotInst) Vector2() ir.ID { return v.in.ID(1) }

// SetVector2 sets the id Vector 2.
func (v UDotInst) SetVector2(id ir.ID) { v.in.SetID(1, id) }

// PackedVectorFormat returns Packed Vector Format, 0 where it is absent.
func (v UDotInst) PackedVectorFormat() spirv.PackedVectorFormat {
	return spirv.PackedVectorFormat(optionalWord(v.in, 2))
}

// SUDotInst is a view of an OpSUDot.
type SUDotInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SUDotInst) Inst() *ir.Inst { return v.in }

// SUDot returns the view of in, which must be an OpSUDot.
func SUDot(in *ir.Inst) SUDotInst { return SUDotInst{in} }

// Vector returns the id Vector 1.
func (v SUDotInst) Vector() ir.ID { return v.in.ID(0) }

// SetVector sets the id Vector 1.
func (v SUDotInst) SetVector(id ir.ID) { v.in.SetID(0, id) }

// Vector2 returns the id Vector 2.
func (v SUDotInst) Vector2() ir.ID { return v.in.ID(1) }

// SetVector2 sets the id Vector 2.
func (v SUDotInst) SetVector2(id ir.ID) { v.in.SetID(1, id) }

// PackedVectorFormat returns Packed Vector Format, 0 where it is absent.
func (v SUDotInst) PackedVectorFormat() spirv.PackedVectorFormat {
	return spirv.PackedVectorFormat(optionalWord(v.in, 2))
}

// SDotAccSatInst is a view of an OpSDotAccSat.
type SDotAccSatInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SDotAccSatInst) Inst() *ir.Inst { return v.in }

// SDotAccSat returns the view of in, which must be an OpSDotAccSat.
func SDotAccSat(in *ir.Inst) SDotAccSatInst { return SDotAccSatInst{in} }

// Vector returns the id Vector 1.
func (v SDotAccSatInst) Vector() ir.ID { return v.in.ID(0) }

// SetVector sets the id Vector 1.
func (v SDotAccSatInst) SetVector(id ir.ID) { v.in.SetID(0, id) }

// Vector2 returns the id Vector 2.
func (v SDotAccSatInst) Vector2() ir.ID { return v.in.ID(1) }

// SetVector2 sets the id Vector 2.
func (v SDotAccSatInst) SetVector2(id ir.ID) { v.in.SetID(1, id) }

// Accumulator returns the id Accumulator.
func (v SDotAccSatInst) Accumulator() ir.ID { return v.in.ID(2) }

// SetAccumulator sets the id Accumulator.
func (v SDotAccSatInst) SetAccumulator(id ir.ID) { v.in.SetID(2, id) }

// PackedVectorFormat returns Packed Vector Format, 0 where it is absent.
func (v SDotAccSatInst) PackedVectorFormat() spirv.PackedVectorFormat {
	return spirv.PackedVectorFormat(optionalWord(v.in, 3))
}

// UDotAccSatInst is a view of an OpUDotAccSat.
type UDotAccSatInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v UDotAccSatInst) Inst() *ir.Inst { return v.in }

// UDotAccSat returns the view of in, which must be an OpUDotAccSat.
func UDotAccSat(in *ir.Inst) UDotAccSatInst { return UDotAccSatInst{in} }

// Vector returns the id Vector 1.
func (v UDotAccSatInst) Vector() ir.ID { return v.in.ID(0) }

// SetVector sets the id Vector 1.
func (v UDotAccSatInst) SetVector(id ir.ID) { v.in.SetID(0, id) }

// Vector2 returns the id Vector 2.
func (v UDotAccSatInst) Vector2() ir.ID { return v.in.ID(1) }

// SetVector2 sets the id Vector 2.
func (v UDotAccSatInst) SetVector2(id ir.ID) { v.in.SetID(1, id) }

// Accumulator returns the id Accumulator.
func (v UDotAccSatInst) Accumulator() ir.ID { return v.in.ID(2) }

// SetAccumulator sets the id Accumulator.
func (v UDotAccSatInst) SetAccumulator(id ir.ID) { v.in.SetID(2, id) }

// PackedVectorFormat returns Packed Vector Format, 0 where it is absent.
func (v UDotAccSatInst) PackedVectorFormat() spirv.PackedVectorFormat {
	return spirv.PackedVectorFormat(optionalWord(v.in, 3))
}

// SUDotAccSatInst is a view of an OpSUDotAccSat.
type SUDotAccSatInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SUDotAccSatInst) Inst() *ir.Inst { return v.in }

// SUDotAccSat returns the view of in, which must be an OpSUDotAccSat.
func SUDotAccSat(in *ir.Inst) SUDotAccSatInst { return SUDotAccSatInst{in} }

// Vector returns the id Vector 1.
func (v SUDotAccSatInst) Vector() ir.ID { return v.in.ID(0) }

// SetVector sets the id Vector 1.
func (v SUDotAccSatInst) SetVector(id ir.ID) { v.in.SetID(0, id) }

// Vector2 returns the id Vector 2.
func (v SUDotAccSatInst) Vector2() ir.ID { return v.in.ID(1) }

// SetVector2 sets the id Vector 2.
func (v SUDotAccSatInst) SetVector2(id ir.ID) { v.in.SetID(1, id) }

// Accumulator returns the id Accumulator.
func (v SUDotAccSatInst) Accumulator() ir.ID { return v.in.ID(2) }

// SetAccumulator sets the id Accumulator.
func (v SUDotAccSatInst) SetAccumulator(id ir.ID) { v.in.SetID(2, id) }

// PackedVectorFormat returns Packed Vector Format, 0 where it is absent.
func (v SUDotAccSatInst) PackedVectorFormat() spirv.PackedVectorFormat {
	return spirv.PackedVectorFormat(optionalWord(v.in, 3))
}

// TypeCooperativeMatrixKHRInst is a view of an OpTypeCooperativeMatrixKHR.
type TypeCooperativeMatrixKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeCooperativeMatrixKHRInst) Inst() *ir.Inst { return v.in }

// TypeCooperativeMatrixKHR returns the view of in, which must be an OpTypeCooperativeMatrixKHR.
func TypeCooperativeMatrixKHR(in *ir.Inst) TypeCooperativeMatrixKHRInst {
	return TypeCooperativeMatrixKHRInst{in}
}

// ComponentType returns the id Component Type.
func (v TypeCooperativeMatrixKHRInst) ComponentType() ir.ID { return v.in.ID(0) }

// SetComponentType sets the id Component Type.
func (v TypeCooperativeMatrixKHRInst) SetComponentType(id ir.ID) { v.in.SetID(0, id) }

// Scope returns the id Scope.
func (v TypeCooperativeMatrixKHRInst) Scope() ir.ID { return v.in.ID(1) }

// SetScope sets the id Scope.
func (v TypeCooperativeMatrixKHRInst) SetScope(id ir.ID) { v.in.SetID(1, id) }

// Rows returns the id Rows.
func (v TypeCooperativeMatrixKHRInst) Rows() ir.ID { return v.in.ID(2) }

// SetRows sets the id Rows.
func (v TypeCooperativeMatrixKHRInst) SetRows(id ir.ID) { v.in.SetID(2, id) }

// Columns returns the id Columns.
func (v TypeCooperativeMatrixKHRInst) Columns() ir.ID { return v.in.ID(3) }

// SetColumns sets the id Columns.
func (v TypeCooperativeMatrixKHRInst) SetColumns(id ir.ID) { v.in.SetID(3, id) }

// Use returns the id Use.
func (v TypeCooperativeMatrixKHRInst) Use() ir.ID { return v.in.ID(4) }

// SetUse sets the id Use.
func (v TypeCooperativeMatrixKHRInst) SetUse(id ir.ID) { v.in.SetID(4, id) }

// CooperativeMatrixLoadKHRInst is a view of an OpCooperativeMatrixLoadKHR.
type CooperativeMatrixLoadKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CooperativeMatrixLoadKHRInst) Inst() *ir.Inst { return v.in }

// CooperativeMatrixLoadKHR returns the view of in, which must be an OpCooperativeMatrixLoadKHR.
func CooperativeMatrixLoadKHR(in *ir.Inst) CooperativeMatrixLoadKHRInst {
	return CooperativeMatrixLoadKHRInst{in}
}

// Pointer returns the id Pointer.
func (v CooperativeMatrixLoadKHRInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v CooperativeMatrixLoadKHRInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// MemoryLayout returns the id MemoryLayout.
func (v CooperativeMatrixLoadKHRInst) MemoryLayout() ir.ID { return v.in.ID(1) }

// SetMemoryLayout sets the id MemoryLayout.
func (v CooperativeMatrixLoadKHRInst) SetMemoryLayout(id ir.ID) { v.in.SetID(1, id) }

// Stride returns the id Stride, 0 where it is absent.
func (v CooperativeMatrixLoadKHRInst) Stride() ir.ID { return optionalID(v.in, 2) }

// MemoryOperand returns Memory Operand, 0 where it is absent.
func (v CooperativeMatrixLoadKHRInst) MemoryOperand() spirv.MemoryAccess {
	return spirv.MemoryAccess(optionalWord(v.in, 3))
}

// CooperativeMatrixStoreKHRInst is a view of an OpCooperativeMatrixStoreKHR.
type CooperativeMatrixStoreKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CooperativeMatrixStoreKHRInst) Inst() *ir.Inst { return v.in }

// CooperativeMatrixStoreKHR returns the view of in, which must be an OpCooperativeMatrixStoreKHR.
func CooperativeMatrixStoreKHR(in *ir.Inst) CooperativeMatrixStoreKHRInst {
	return CooperativeMatrixStoreKHRInst{in}
}

// Pointer returns the id Pointer.
func (v CooperativeMatrixStoreKHRInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v CooperativeMatrixStoreKHRInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// Object returns the id Object.
func (v CooperativeMatrixStoreKHRInst) Object() ir.ID { return v.in.ID(1) }

// SetObject sets the id Object.
func (v CooperativeMatrixStoreKHRInst) SetObject(id ir.ID) { v.in.SetID(1, id) }

// MemoryLayout returns the id MemoryLayout.
func (v CooperativeMatrixStoreKHRInst) MemoryLayout() ir.ID { return v.in.ID(2) }

// SetMemoryLayout sets the id MemoryLayout.
func (v CooperativeMatrixStoreKHRInst) SetMemoryLayout(id ir.ID) { v.in.SetID(2, id) }

// Stride returns the id Stride, 0 where it is absent.
func (v CooperativeMatrixStoreKHRInst) Stride() ir.ID { return optionalID(v.in, 3) }

// MemoryOperand returns Memory Operand, 0 where it is absent.
func (v CooperativeMatrixStoreKHRInst) MemoryOperand() spirv.MemoryAccess {
	return spirv.MemoryAccess(optionalWord(v.in, 4))
}

// CooperativeMatrixMulAddKHRInst is a view of an OpCooperativeMatrixMulAddKHR.
type CooperativeMatrixMulAddKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CooperativeMatrixMulAddKHRInst) Inst() *ir.Inst { return v.in }

// CooperativeMatrixMulAddKHR returns the view of in, which must be an OpCooperativeMatrixMulAddKHR.
func CooperativeMatrixMulAddKHR(in *ir.Inst) CooperativeMatrixMulAddKHRInst {
	return CooperativeMatrixMulAddKHRInst{in}
}

// A returns the id A.
func (v CooperativeMatrixMulAddKHRInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v CooperativeMatrixMulAddKHRInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// B returns the id B.
func (v CooperativeMatrixMulAddKHRInst) B() ir.ID { return v.in.ID(1) }

// SetB sets the id B.
func (v CooperativeMatrixMulAddKHRInst) SetB(id ir.ID) { v.in.SetID(1, id) }

// C returns the id C.
func (v CooperativeMatrixMulAddKHRInst) C() ir.ID { return v.in.ID(2) }

// SetC sets the id C.
func (v CooperativeMatrixMulAddKHRInst) SetC(id ir.ID) { v.in.SetID(2, id) }

// CooperativeMatrixOperands returns Cooperative Matrix Operands, 0 where it is absent.
func (v CooperativeMatrixMulAddKHRInst) CooperativeMatrixOperands() spirv.CooperativeMatrixOperands {
	return spirv.CooperativeMatrixOperands(optionalWord(v.in, 3))
}

// CooperativeMatrixLengthKHRInst is a view of an OpCooperativeMatrixLengthKHR.
type CooperativeMatrixLengthKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CooperativeMatrixLengthKHRInst) Inst() *ir.Inst { return v.in }

// CooperativeMatrixLengthKHR returns the view of in, which must be an OpCooperativeMatrixLengthKHR.
func CooperativeMatrixLengthKHR(in *ir.Inst) CooperativeMatrixLengthKHRInst {
	return CooperativeMatrixLengthKHRInst{in}
}

// Type returns the id Type.
func (v CooperativeMatrixLengthKHRInst) Type() ir.ID { return v.in.ID(0) }

// SetType sets the id Type.
func (v CooperativeMatrixLengthKHRInst) SetType(id ir.ID) { v.in.SetID(0, id) }

// ConstantCompositeReplicateEXTInst is a view of an OpConstantCompositeReplicateEXT.
type ConstantCompositeReplicateEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ConstantCompositeReplicateEXTInst) Inst() *ir.Inst { return v.in }

// ConstantCompositeReplicateEXT returns the view of in, which must be an OpConstantCompositeReplicateEXT.
func ConstantCompositeReplicateEXT(in *ir.Inst) ConstantCompositeReplicateEXTInst {
	return ConstantCompositeReplicateEXTInst{in}
}

// Value returns the id Value.
func (v ConstantCompositeReplicateEXTInst) Value() ir.ID { return v.in.ID(0) }

// SetValue sets the id Value.
func (v ConstantCompositeReplicateEXTInst) SetValue(id ir.ID) { v.in.SetID(0, id) }

// SpecConstantCompositeReplicateEXTInst is a view of an OpSpecConstantCompositeReplicateEXT.
type SpecConstantCompositeReplicateEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SpecConstantCompositeReplicateEXTInst) Inst() *ir.Inst { return v.in }

// SpecConstantCompositeReplicateEXT returns the view of in, which must be an OpSpecConstantCompositeReplicateEXT.
func SpecConstantCompositeReplicateEXT(in *ir.Inst) SpecConstantCompositeReplicateEXTInst {
	return SpecConstantCompositeReplicateEXTInst{in}
}

// Value returns the id Value.
func (v SpecConstantCompositeReplicateEXTInst) Value() ir.ID { return v.in.ID(0) }

// SetValue sets the id Value.
func (v SpecConstantCompositeReplicateEXTInst) SetValue(id ir.ID) { v.in.SetID(0, id) }

// CompositeConstructReplicateEXTInst is a view of an OpCompositeConstructReplicateEXT.
type CompositeConstructReplicateEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CompositeConstructReplicateEXTInst) Inst() *ir.Inst { return v.in }

// CompositeConstructReplicateEXT returns the view of in, which must be an OpCompositeConstructReplicateEXT.
func CompositeConstructReplicateEXT(in *ir.Inst) CompositeConstructReplicateEXTInst {
	return CompositeConstructReplicateEXTInst{in}
}

// Value returns the id Value.
func (v CompositeConstructReplicateEXTInst) Value() ir.ID { return v.in.ID(0) }

// SetValue sets the id Value.
func (v CompositeConstructReplicateEXTInst) SetValue(id ir.ID) { v.in.SetID(0, id) }

// TypeRayQueryKHRInst is a view of an OpTypeRayQueryKHR.
type TypeRayQueryKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeRayQueryKHRInst) Inst() *ir.Inst { return v.in }

// TypeRayQueryKHR returns the view of in, which must be an OpTypeRayQueryKHR.
func TypeRayQueryKHR(in *ir.Inst) TypeRayQueryKHRInst { return TypeRayQueryKHRInst{in} }

// RayQueryInitializeKHRInst is a view of an OpRayQueryInitializeKHR.
type RayQueryInitializeKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v RayQueryInitializeKHRInst) Inst() *ir.Inst { return v.in }

// RayQueryInitializeKHR returns the view of in, which must be an OpRayQueryInitializeKHR.
func RayQueryInitializeKHR(in *ir.Inst) RayQueryInitializeKHRInst {
	return RayQueryInitializeKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryInitializeKHRInst) RayQuery() ir.ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryInitializeKHRInst) SetRayQuery(id ir.ID) { v.in.SetID(0, id) }

// Accel returns the id Accel.
func (v RayQueryInitializeKHRInst) Accel() ir.ID { return v.in.ID(1) }

// SetAccel sets the id Accel.
func (v RayQueryInitializeKHRInst) SetAccel(id ir.ID) { v.in.SetID(1, id) }

// RayFlags returns the id RayFlags.
func (v RayQueryInitializeKHRInst) RayFlags() ir.ID { return v.in.ID(2) }

// SetRayFlags sets the id RayFlags.
func (v RayQueryInitializeKHRInst) SetRayFlags(id ir.ID) { v.in.SetID(2, id) }

// CullMask returns the id CullMask.
func (v RayQueryInitializeKHRInst) CullMask() ir.ID { return v.in.ID(3) }

// SetCullMask sets the id CullMask.
func (v RayQueryInitializeKHRInst) SetCullMask(id ir.ID) { v.in.SetID(3, id) }

// RayOrigin returns the id RayOrigin.
func (v RayQueryInitializeKHRInst) RayOrigin() ir.ID { return v.in.ID(4) }

// SetRayOrigin sets the id RayOrigin.
func (v RayQueryInitializeKHRInst) SetRayOrigin(id ir.ID) { v.in.SetID(4, id) }

// RayTMin returns the id RayTMin.
func (v RayQueryInitializeKHRInst) RayTMin() ir.ID { return v.in.ID(5) }

// SetRayTMin sets the id RayTMin.
func (v RayQueryInitializeKHRInst) SetRayTMin(id ir.ID) { v.in.SetID(5, id) }

// RayDirection returns the id RayDirection.
func (v RayQueryInitializeKHRInst) RayDirection() ir.ID { return v.in.ID(6) }

// SetRayDirection sets the id RayDirection.
func (v RayQueryInitializeKHRInst) SetRayDirection(id ir.ID) { v.in.SetID(6, id) }

// RayTMax returns the id RayTMax.
func (v RayQueryInitializeKHRInst) RayTMax() ir.ID { return v.in.ID(7) }

// SetRayTMax sets the id RayTMax.
func (v RayQueryInitializeKHRInst) SetRayTMax(id ir.ID) { v.in.SetID(7, id) }

// RayQueryTerminateKHRInst is a view of an OpRayQueryTerminateKHR.
type RayQueryTerminateKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v RayQueryTerminateKHRInst) Inst() *ir.Inst { return v.in }

// RayQueryTerminateKHR returns the view of in, which must be an OpRayQueryTerminateKHR.
func RayQueryTerminateKHR(in *ir.Inst) RayQueryTerminateKHRInst { return RayQueryTerminateKHRInst{in} }

// RayQuery returns the id RayQuery.
func (v RayQueryTerminateKHRInst) RayQuery() ir.ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryTerminateKHRInst) SetRayQuery(id ir.ID) { v.in.SetID(0, id) }

// RayQueryGenerateIntersectionKHRInst is a view of an OpRayQueryGenerateIntersectionKHR.
type RayQueryGenerateIntersectionKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v RayQueryGenerateIntersectionKHRInst) Inst() *ir.Inst { return v.in }

// RayQueryGenerateIntersectionKHR returns the view of in, which must be an OpRayQueryGenerateIntersectionKHR.
func RayQueryGenerateIntersectionKHR(in *ir.Inst) RayQueryGenerateIntersectionKHRInst {
	return RayQueryGenerateIntersectionKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGenerateIntersectionKHRInst) RayQuery() ir.ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGenerateIntersectionKHRInst) SetRayQuery(id ir.ID) { v.in.SetID(0, id) }

// HitT returns the id HitT.
func (v RayQueryGenerateIntersectionKHRInst) HitT() ir.ID { return v.in.ID(1) }

// SetHitT sets the id HitT.
func (v RayQueryGenerateIntersectionKHRInst) SetHitT(id ir.ID) { v.in.SetID(1, id) }

// RayQueryConfirmIntersectionKHRInst is a view of an OpRayQueryConfirmIntersectionKHR.
type RayQueryConfirmIntersectionKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v RayQueryConfirmIntersectionKHRInst) Inst() *ir.Inst { return v.in }

// RayQueryConfirmIntersectionKHR returns the view of in, which must be an OpRayQueryConfirmIntersectionKHR.
func RayQueryConfirmIntersectionKHR(in *ir.Inst) RayQueryConfirmIntersectionKHRInst {
	return RayQueryConfirmIntersectionKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryConfirmIntersectionKHRInst) RayQuery() ir.ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryConfirmIntersectionKHRInst) SetRayQuery(id ir.ID) { v.in.SetID(0, id) }

// RayQueryProceedKHRInst is a view of an OpRayQueryProceedKHR.
type RayQueryProceedKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v RayQueryProceedKHRInst) Inst() *ir.Inst { return v.in }

// RayQueryProceedKHR returns the view of in, which must be an OpRayQueryProceedKHR.
func RayQueryProceedKHR(in *ir.Inst) RayQueryProceedKHRInst { return RayQueryProceedKHRInst{in} }

// RayQuery returns the id RayQuery.
func (v RayQueryProceedKHRInst) RayQuery() ir.ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryProceedKHRInst) SetRayQuery(id ir.ID) { v.in.SetID(0, id) }

// RayQueryGetIntersectionTypeKHRInst is a view of an OpRayQueryGetIntersectionTypeKHR.
type RayQueryGetIntersectionTypeKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionTypeKHRInst) Inst() *ir.Inst { return v.in }

// RayQueryGetIntersectionTypeKHR returns the view of in, which must be an OpRayQueryGetIntersectionTypeKHR.
func RayQueryGetIntersectionTypeKHR(in *ir.Inst) RayQueryGetIntersectionTypeKHRInst {
	return RayQueryGetIntersectionTypeKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionTypeKHRInst) RayQuery() ir.ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionTypeKHRInst) SetRayQuery(id ir.ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryGetIntersectionTypeKHRInst) Intersection() ir.ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryGetIntersectionTypeKHRInst) SetIntersection(id ir.ID) { v.in.SetID(1, id) }

// ImageSampleWeightedQCOMInst is a view of an OpImageSampleWeightedQCOM.
type ImageSampleWeightedQCOMInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageSampleWeightedQCOMInst) Inst() *ir.Inst { return v.in }

// ImageSampleWeightedQCOM returns the view of in, which must be an OpImageSampleWeightedQCOM.
func ImageSampleWeightedQCOM(in *ir.Inst) ImageSampleWeightedQCOMInst {
	return ImageSampleWeightedQCOMInst{in}
}

// Texture returns the id Texture.
func (v ImageSampleWeightedQCOMInst) Texture() ir.ID { return v.in.ID(0) }

// SetTexture sets the id Texture.
func (v ImageSampleWeightedQCOMInst) SetTexture(id ir.ID) { v.in.SetID(0, id) }

// Coordinates returns the id Coordinates.
func (v ImageSampleWeightedQCOMInst) Coordinates() ir.ID { return v.in.ID(1) }

// SetCoordinates sets the id Coordinates.
func (v ImageSampleWeightedQCOMInst) SetCoordinates(id ir.ID) { v.in.SetID(1, id) }

// Weights returns the id Weights.
func (v ImageSampleWeightedQCOMInst) Weights() ir.ID { return v.in.ID(2) }

// SetWeights sets the id Weights.
func (v ImageSampleWeightedQCOMInst) SetWeights(id ir.ID) { v.in.SetID(2, id) }

// ImageBoxFilterQCOMInst is a view of an OpImageBoxFilterQCOM.
type ImageBoxFilterQCOMInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageBoxFilterQCOMInst) Inst() *ir.Inst { return v.in }

// ImageBoxFilterQCOM returns the view of in, which must be an OpImageBoxFilterQCOM.
func ImageBoxFilterQCOM(in *ir.Inst) ImageBoxFilterQCOMInst { return ImageBoxFilterQCOMInst{in} }

// Texture returns the id Texture.
func (v ImageBoxFilterQCOMInst) Texture() ir.ID { return v.in.ID(0) }

// SetTexture sets the id Texture.
func (v ImageBoxFilterQCOMInst) SetTexture(id ir.ID) { v.in.SetID(0, id) }

// Coordinates returns the id Coordinates.
func (v ImageBoxFilterQCOMInst) Coordinates() ir.ID { return v.in.ID(1) }

// SetCoordinates sets the id Coordinates.
func (v ImageBoxFilterQCOMInst) SetCoordinates(id ir.ID) { v.in.SetID(1, id) }

// BoxSize returns the id Box Size.
func (v ImageBoxFilterQCOMInst) BoxSize() ir.ID { return v.in.ID(2) }

// SetBoxSize sets the id Box Size.
func (v ImageBoxFilterQCOMInst) SetBoxSize(id ir.ID) { v.in.SetID(2, id) }

// ImageBlockMatchSSDQCOMInst is a view of an OpImageBlockMatchSSDQCOM.
type ImageBlockMatchSSDQCOMInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageBlockMatchSSDQCOMInst) Inst() *ir.Inst { return v.in }

// ImageBlockMatchSSDQCOM returns the view of in, which must be an OpImageBlockMatchSSDQCOM.
func ImageBlockMatchSSDQCOM(in *ir.Inst) ImageBlockMatchSSDQCOMInst {
	return ImageBlockMatchSSDQCOMInst{in}
}

// Target returns the id Target.
func (v ImageBlockMatchSSDQCOMInst) Target() ir.ID { return v.in.ID(0) }

// SetTarget sets the id Target.
func (v ImageBlockMatchSSDQCOMInst) SetTarget(id ir.ID) { v.in.SetID(0, id) }

// TargetCoordinates returns the id Target Coordinates.
func (v ImageBlockMatchSSDQCOMInst) TargetCoordinates() ir.ID { return v.in.ID(1) }

// SetTargetCoordinates sets the id Target Coordinates.
func (v ImageBlockMatchSSDQCOMInst) SetTargetCoordinates(id ir.ID) { v.in.SetID(1, id) }

// Reference returns the id Reference.
func (v ImageBlockMatchSSDQCOMInst) Reference() ir.ID { return v.in.ID(2) }

// SetReference sets the id Reference.
func (v ImageBlockMatchSSDQCOMInst) SetReference(id ir.ID) { v.in.SetID(2, id) }

// ReferenceCoordinates returns the id Reference Coordinates.
func (v ImageBlockMatchSSDQCOMInst) ReferenceCoordinates() ir.ID { return v.in.ID(3) }

// SetReferenceCoordinates sets the id Reference Coordinates.
func (v ImageBlockMatchSSDQCOMInst) SetReferenceCoordinates(id ir.ID) { v.in.SetID(3, id) }

// BlockSize returns the id Block Size.
func (v ImageBlockMatchSSDQCOMInst) BlockSize() ir.ID { return v.in.ID(4) }

// SetBlockSize sets the id Block Size.
func (v ImageBlockMatchSSDQCOMInst) SetBlockSize(id ir.ID) { v.in.SetID(4, id) }

// ImageBlockMatchSADQCOMInst is a view of an OpImageBlockMatchSADQCOM.
type ImageBlockMatchSADQCOMInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageBlockMatchSADQCOMInst) Inst() *ir.Inst { return v.in }

// ImageBlockMatchSADQCOM returns the view of in, which must be an OpImageBlockMatchSADQCOM.
func ImageBlockMatchSADQCOM(in *ir.Inst) ImageBlockMatchSADQCOMInst {
	return ImageBlockMatchSADQCOMInst{in}
}

// Target returns the id Target.
func (v ImageBlockMatchSADQCOMInst) Target() ir.ID { return v.in.ID(0) }

// SetTarget sets the id Target.
func (v ImageBlockMatchSADQCOMInst) SetTarget(id ir.ID) { v.in.SetID(0, id) }

// TargetCoordinates returns the id Target Coordinates.
func (v ImageBlockMatchSADQCOMInst) TargetCoordinates() ir.ID { return v.in.ID(1) }

// SetTargetCoordinates sets the id Target Coordinates.
func (v ImageBlockMatchSADQCOMInst) SetTargetCoordinates(id ir.ID) { v.in.SetID(1, id) }

// Reference returns the id Reference.
func (v ImageBlockMatchSADQCOMInst) Reference() ir.ID { return v.in.ID(2) }

// SetReference sets the id Reference.
func (v ImageBlockMatchSADQCOMInst) SetReference(id ir.ID) { v.in.SetID(2, id) }

// ReferenceCoordinates returns the id Reference Coordinates.
func (v ImageBlockMatchSADQCOMInst) ReferenceCoordinates() ir.ID { return v.in.ID(3) }

// SetReferenceCoordinates sets the id Reference Coordinates.
func (v ImageBlockMatchSADQCOMInst) SetReferenceCoordinates(id ir.ID) { v.in.SetID(3, id) }

// BlockSize returns the id Block Size.
func (v ImageBlockMatchSADQCOMInst) BlockSize() ir.ID { return v.in.ID(4) }

// SetBlockSize sets the id Block Size.
func (v ImageBlockMatchSADQCOMInst) SetBlockSize(id ir.ID) { v.in.SetID(4, id) }

// BitCastArrayQCOMInst is a view of an OpBitCastArrayQCOM.
type BitCastArrayQCOMInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v BitCastArrayQCOMInst) Inst() *ir.Inst { return v.in }

// BitCastArrayQCOM returns the view of in, which must be an OpBitCastArrayQCOM.
func BitCastArrayQCOM(in *ir.Inst) BitCastArrayQCOMInst { return BitCastArrayQCOMInst{in} }

// SourceArray returns the id Source Array.
func (v BitCastArrayQCOMInst) SourceArray() ir.ID { return v.in.ID(0) }

// SetSourceArray sets the id Source Array.
func (v BitCastArrayQCOMInst) SetSourceArray(id ir.ID) { v.in.SetID(0, id) }

// ImageBlockMatchWindowSSDQCOMInst is a view of an OpImageBlockMatchWindowSSDQCOM.
type ImageBlockMatchWindowSSDQCOMInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageBlockMatchWindowSSDQCOMInst) Inst() *ir.Inst { return v.in }

// ImageBlockMatchWindowSSDQCOM returns the view of in, which must be an OpImageBlockMatchWindowSSDQCOM.
func ImageBlockMatchWindowSSDQCOM(in *ir.Inst) ImageBlockMatchWindowSSDQCOMInst {
	return ImageBlockMatchWindowSSDQCOMInst{in}
}

// TargetSampledImage returns the id Target Sampled Image.
func (v ImageBlockMatchWindowSSDQCOMInst) TargetSampledImage() ir.ID { return v.in.ID(0) }

// SetTargetSampledImage sets the id Target Sampled Image.
func (v ImageBlockMatchWindowSSDQCOMInst) SetTargetSampledImage(id ir.ID) { v.in.SetID(0, id) }

// TargetCoordinates returns the id Target Coordinates.
func (v ImageBlockMatchWindowSSDQCOMInst) TargetCoordinates() ir.ID { return v.in.ID(1) }

// SetTargetCoordinates sets the id Target Coordinates.
func (v ImageBlockMatchWindowSSDQCOMInst) SetTargetCoordinates(id ir.ID) { v.in.SetID(1, id) }

// ReferenceSampledImage returns the id Reference Sampled Image.
func (v ImageBlockMatchWindowSSDQCOMInst) ReferenceSampledImage() ir.ID { return v.in.ID(2) }

// SetReferenceSampledImage sets the id Reference Sampled Image.
func (v ImageBlockMatchWindowSSDQCOMInst) SetReferenceSampledImage(id ir.ID) { v.in.SetID(2, id) }

// ReferenceCoordinates returns the id Reference Coordinates.
func (v ImageBlockMatchWindowSSDQCOMInst) ReferenceCoordinates() ir.ID { return v.in.ID(3) }

// SetReferenceCoordinates sets the id Reference Coordinates.
func (v ImageBlockMatchWindowSSDQCOMInst) SetReferenceCoordinates(id ir.ID) { v.in.SetID(3, id) }

// BlockSize returns the id Block Size.
func (v ImageBlockMatchWindowSSDQCOMInst) BlockSize() ir.ID { return v.in.ID(4) }

// SetBlockSize sets the id Block Size.
func (v ImageBlockMatchWindowSSDQCOMInst) SetBlockSize(id ir.ID) { v.in.SetID(4, id) }

// ImageBlockMatchWindowSADQCOMInst is a view of an OpImageBlockMatchWindowSADQCOM.
type ImageBlockMatchWindowSADQCOMInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageBlockMatchWindowSADQCOMInst) Inst() *ir.Inst { return v.in }

// ImageBlockMatchWindowSADQCOM returns the view of in, which must be an OpImageBlockMatchWindowSADQCOM.
func ImageBlockMatchWindowSADQCOM(in *ir.Inst) ImageBlockMatchWindowSADQCOMInst {
	return ImageBlockMatchWindowSADQCOMInst{in}
}

// TargetSampledImage returns the id Target Sampled Image.
func (v ImageBlockMatchWindowSADQCOMInst) TargetSampledImage() ir.ID { return v.in.ID(0) }

// SetTargetSampledImage sets the id Target Sampled Image.
func (v ImageBlockMatchWindowSADQCOMInst) SetTargetSampledImage(id ir.ID) { v.in.SetID(0, id) }

// TargetCoordinates returns the id Target Coordinates.
func (v ImageBlockMatchWindowSADQCOMInst) TargetCoordinates() ir.ID { return v.in.ID(1) }

// SetTargetCoordinates sets the id Target Coordinates.
func (v ImageBlockMatchWindowSADQCOMInst) SetTargetCoordinates(id ir.ID) { v.in.SetID(1, id) }

// ReferenceSampledImage returns the id Reference Sampled Image.
func (v ImageBlockMatchWindowSADQCOMInst) ReferenceSampledImage() ir.ID { return v.in.ID(2) }

// SetReferenceSampledImage sets the id Reference Sampled Image.
func (v ImageBlockMatchWindowSADQCOMInst) SetReferenceSampledImage(id ir.ID) { v.in.SetID(2, id) }

// ReferenceCoordinates returns the id Reference Coordinates.
func (v ImageBlockMatchWindowSADQCOMInst) ReferenceCoordinates() ir.ID { return v.in.ID(3) }

// SetReferenceCoordinates sets the id Reference Coordinates.
func (v ImageBlockMatchWindowSADQCOMInst) SetReferenceCoordinates(id ir.ID) { v.in.SetID(3, id) }

// BlockSize returns the id Block Size.
func (v ImageBlockMatchWindowSADQCOMInst) BlockSize() ir.ID { return v.in.ID(4) }

// SetBlockSize sets the id Block Size.
func (v ImageBlockMatchWindowSADQCOMInst) SetBlockSize(id ir.ID) { v.in.SetID(4, id) }

// ImageBlockMatchGatherSSDQCOMInst is a view of an OpImageBlockMatchGatherSSDQCOM.
type ImageBlockMatchGatherSSDQCOMInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageBlockMatchGatherSSDQCOMInst) Inst() *ir.Inst { return v.in }

// ImageBlockMatchGatherSSDQCOM returns the view of in, which must be an OpImageBlockMatchGatherSSDQCOM.
func ImageBlockMatchGatherSSDQCOM(in *ir.Inst) ImageBlockMatchGatherSSDQCOMInst {
	return ImageBlockMatchGatherSSDQCOMInst{in}
}

// TargetSampledImage returns the id Target Sampled Image.
func (v ImageBlockMatchGatherSSDQCOMInst) TargetSampledImage() ir.ID { return v.in.ID(0) }

// SetTargetSampledImage sets the id Target Sampled Image.
func (v ImageBlockMatchGatherSSDQCOMInst) SetTargetSampledImage(id ir.ID) { v.in.SetID(0, id) }

// TargetCoordinates returns the id Target Coordinates.
func (v ImageBlockMatchGatherSSDQCOMInst) TargetCoordinates() ir.ID { return v.in.ID(1) }

// SetTargetCoordinates sets the id Target Coordinates.
func (v ImageBlockMatchGatherSSDQCOMInst) SetTargetCoordinates(id ir.ID) { v.in.SetID(1, id) }

// ReferenceSampledImage returns the id Reference Sampled Image.
func (v ImageBlockMatchGatherSSDQCOMInst) ReferenceSampledImage() ir.ID { return v.in.ID(2) }

// SetReferenceSampledImage sets the id Reference Sampled Image.
func (v ImageBlockMatchGatherSSDQCOMInst) SetReferenceSampledImage(id ir.ID) { v.in.SetID(2, id) }

// ReferenceCoordinates returns the id Reference Coordinates.
func (v ImageBlockMatchGatherSSDQCOMInst) ReferenceCoordinates() ir.ID { return v.in.ID(3) }

// SetReferenceCoordinates sets the id Reference Coordinates.
func (v ImageBlockMatchGatherSSDQCOMInst) SetReferenceCoordinates(id ir.ID) { v.in.SetID(3, id) }

// BlockSize returns the id Block Size.
func (v ImageBlockMatchGatherSSDQCOMInst) BlockSize() ir.ID { return v.in.ID(4) }

// SetBlockSize sets the id Block Size.
func (v ImageBlockMatchGatherSSDQCOMInst) SetBlockSize(id ir.ID) { v.in.SetID(4, id) }

// ImageBlockMatchGatherSADQCOMInst is a view of an OpImageBlockMatchGatherSADQCOM.
type ImageBlockMatchGatherSADQCOMInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageBlockMatchGatherSADQCOMInst) Inst() *ir.Inst { return v.in }

// ImageBlockMatchGatherSADQCOM returns the view of in, which must be an OpImageBlockMatchGatherSADQCOM.
func ImageBlockMatchGatherSADQCOM(in *ir.Inst) ImageBlockMatchGatherSADQCOMInst {
	return ImageBlockMatchGatherSADQCOMInst{in}
}

// TargetSampledImage returns the id Target Sampled Image.
func (v ImageBlockMatchGatherSADQCOMInst) TargetSampledImage() ir.ID { return v.in.ID(0) }

// SetTargetSampledImage sets the id Target Sampled Image.
func (v ImageBlockMatchGatherSADQCOMInst) SetTargetSampledImage(id ir.ID) { v.in.SetID(0, id) }

// TargetCoordinates returns the id Target Coordinates.
func (v ImageBlockMatchGatherSADQCOMInst) TargetCoordinates() ir.ID { return v.in.ID(1) }

// SetTargetCoordinates sets the id Target Coordinates.
func (v ImageBlockMatchGatherSADQCOMInst) SetTargetCoordinates(id ir.ID) { v.in.SetID(1, id) }

// ReferenceSampledImage returns the id Reference Sampled Image.
func (v ImageBlockMatchGatherSADQCOMInst) ReferenceSampledImage() ir.ID { return v.in.ID(2) }

// SetReferenceSampledImage sets the id Reference Sampled Image.
func (v ImageBlockMatchGatherSADQCOMInst) SetReferenceSampledImage(id ir.ID) { v.in.SetID(2, id) }

// ReferenceCoordinates returns the id Reference Coordinates.
func (v ImageBlockMatchGatherSADQCOMInst) ReferenceCoordinates() ir.ID { return v.in.ID(3) }

// SetReferenceCoordinates sets the id Reference Coordinates.
func (v ImageBlockMatchGatherSADQCOMInst) SetReferenceCoordinates(id ir.ID) { v.in.SetID(3, id) }

// BlockSize returns the id Block Size.
func (v ImageBlockMatchGatherSADQCOMInst) BlockSize() ir.ID { return v.in.ID(4) }

// SetBlockSize sets the id Block Size.
func (v ImageBlockMatchGatherSADQCOMInst) SetBlockSize(id ir.ID) { v.in.SetID(4, id) }

// CompositeConstructCoopMatQCOMInst is a view of an OpCompositeConstructCoopMatQCOM.
type CompositeConstructCoopMatQCOMInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CompositeConstructCoopMatQCOMInst) Inst() *ir.Inst { return v.in }

// CompositeConstructCoopMatQCOM returns the view of in, which must be an OpCompositeConstructCoopMatQCOM.
func CompositeConstructCoopMatQCOM(in *ir.Inst) CompositeConstructCoopMatQCOMInst {
	return CompositeConstructCoopMatQCOMInst{in}
}

// SourceArray returns the id Source Array.
func (v CompositeConstructCoopMatQCOMInst) SourceArray() ir.ID { return v.in.ID(0) }

// SetSourceArray sets the id Source Array.
func (v CompositeConstructCoopMatQCOMInst) SetSourceArray(id ir.ID) { v.in.SetID(0, id) }

// CompositeExtractCoopMatQCOMInst is a view of an OpCompositeExtractCoopMatQCOM.
type CompositeExtractCoopMatQCOMInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CompositeExtractCoopMatQCOMInst) Inst() *ir.Inst { return v.in }

// CompositeExtractCoopMatQCOM returns the view of in, which must be an OpCompositeExtractCoopMatQCOM.
func CompositeExtractCoopMatQCOM(in *ir.Inst) CompositeExtractCoopMatQCOMInst {
	return CompositeExtractCoopMatQCOMInst{in}
}

// SourceCooperativeMatrix returns the id Source Cooperative Matrix.
func (v CompositeExtractCoopMatQCOMInst) SourceCooperativeMatrix() ir.ID { return v.in.ID(0) }

// SetSourceCooperativeMatrix sets the id Source Cooperative Matrix.
func (v CompositeExtractCoopMatQCOMInst) SetSourceCooperativeMatrix(id ir.ID) { v.in.SetID(0, id) }

// ExtractSubArrayQCOMInst is a view of an OpExtractSubArrayQCOM.
type ExtractSubArrayQCOMInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ExtractSubArrayQCOMInst) Inst() *ir.Inst { return v.in }

// ExtractSubArrayQCOM returns the view of in, which must be an OpExtractSubArrayQCOM.
func ExtractSubArrayQCOM(in *ir.Inst) ExtractSubArrayQCOMInst { return ExtractSubArrayQCOMInst{in} }

// SourceArray returns the id Source Array.
func (v ExtractSubArrayQCOMInst) SourceArray() ir.ID { return v.in.ID(0) }

// SetSourceArray sets the id Source Array.
func (v ExtractSubArrayQCOMInst) SetSourceArray(id ir.ID) { v.in.SetID(0, id) }

// Index returns the id index.
func (v ExtractSubArrayQCOMInst) Index() ir.ID { return v.in.ID(1) }

// SetIndex sets the id index.
func (v ExtractSubArrayQCOMInst) SetIndex(id ir.ID) { v.in.SetID(1, id) }

// ImageGatherQCOMInst is a view of an OpImageGatherQCOM.
type ImageGatherQCOMInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageGatherQCOMInst) Inst() *ir.Inst { return v.in }

// ImageGatherQCOM returns the view of in, which must be an OpImageGatherQCOM.
func ImageGatherQCOM(in *ir.Inst) ImageGatherQCOMInst { return ImageGatherQCOMInst{in} }

// SampledImage returns the id Sampled Image.
func (v ImageGatherQCOMInst) SampledImage() ir.ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageGatherQCOMInst) SetSampledImage(id ir.ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageGatherQCOMInst) Coordinate() ir.ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageGatherQCOMInst) SetCoordinate(id ir.ID) { v.in.SetID(1, id) }

// Component returns the id Component.
func (v ImageGatherQCOMInst) Component() ir.ID { return v.in.ID(2) }

// SetComponent sets the id Component.
func (v ImageGatherQCOMInst) SetComponent(id ir.ID) { v.in.SetID(2, id) }

// Mode returns the id Mode.
func (v ImageGatherQCOMInst) Mode() ir.ID { return v.in.ID(3) }

// SetMode sets the id Mode.
func (v ImageGatherQCOMInst) SetMode(id ir.ID) { v.in.SetID(3, id) }

// ImageOperands returns ImageOperands, 0 where it is absent.
func (v ImageGatherQCOMInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(optionalWord(v.in, 4))
}

// GroupIAddNonUniformAMDInst is a view of an OpGroupIAddNonUniformAMD.
type GroupIAddNonUniformAMDInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupIAddNonUniformAMDInst) Inst() *ir.Inst { return v.in }

// GroupIAddNonUniformAMD returns the view of in, which must be an OpGroupIAddNonUniformAMD.
func GroupIAddNonUniformAMD(in *ir.Inst) GroupIAddNonUniformAMDInst {
	return GroupIAddNonUniformAMDInst{in}
}

// Execution returns the id Execution.
func (v GroupIAddNonUniformAMDInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupIAddNonUniformAMDInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupIAddNonUniformAMDInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Literal(1))
}

// X returns the id X.
func (v GroupIAddNonUniformAMDInst) X() ir.ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupIAddNonUniformAMDInst) SetX(id ir.ID) { v.in.SetID(2, id) }

// GroupFAddNonUniformAMDInst is a view of an OpGroupFAddNonUniformAMD.
type GroupFAddNonUniformAMDInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupFAddNonUniformAMDInst) Inst() *ir.Inst { return v.in }

// GroupFAddNonUniformAMD returns the view of in, which must be an OpGroupFAddNonUniformAMD.
func GroupFAddNonUniformAMD(in *ir.Inst) GroupFAddNonUniformAMDInst {
	return GroupFAddNonUniformAMDInst{in}
}

// Execution returns the id Execution.
func (v GroupFAddNonUniformAMDInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupFAddNonUniformAMDInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupFAddNonUniformAMDInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Literal(1))
}

// X returns the id X.
func (v GroupFAddNonUniformAMDInst) X() ir.ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupFAddNonUniformAMDInst) SetX(id ir.ID) { v.in.SetID(2, id) }

// GroupFMinNonUniformAMDInst is a view of an OpGroupFMinNonUniformAMD.
type GroupFMinNonUniformAMDInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupFMinNonUniformAMDInst) Inst() *ir.Inst { return v.in }

// GroupFMinNonUniformAMD returns the view of in, which must be an OpGroupFMinNonUniformAMD.
func GroupFMinNonUniformAMD(in *ir.Inst) GroupFMinNonUniformAMDInst {
	return GroupFMinNonUniformAMDInst{in}
}

// Execution returns the id Execution.
func (v GroupFMinNonUniformAMDInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupFMinNonUniformAMDInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupFMinNonUniformAMDInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Literal(1))
}

// X returns the id X.
func (v GroupFMinNonUniformAMDInst) X() ir.ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupFMinNonUniformAMDInst) SetX(id ir.ID) { v.in.SetID(2, id) }

// GroupUMinNonUniformAMDInst is a view of an OpGroupUMinNonUniformAMD.
type GroupUMinNonUniformAMDInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupUMinNonUniformAMDInst) Inst() *ir.Inst { return v.in }

// GroupUMinNonUniformAMD returns the view of in, which must be an OpGroupUMinNonUniformAMD.
func GroupUMinNonUniformAMD(in *ir.Inst) GroupUMinNonUniformAMDInst {
	return GroupUMinNonUniformAMDInst{in}
}

// Execution returns the id Execution.
func (v GroupUMinNonUniformAMDInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupUMinNonUniformAMDInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupUMinNonUniformAMDInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Literal(1))
}

// X returns the id X.
func (v GroupUMinNonUniformAMDInst) X() ir.ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupUMinNonUniformAMDInst) SetX(id ir.ID) { v.in.SetID(2, id) }

// GroupSMinNonUniformAMDInst is a view of an OpGroupSMinNonUniformAMD.
type GroupSMinNonUniformAMDInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupSMinNonUniformAMDInst) Inst() *ir.Inst { return v.in }

// GroupSMinNonUniformAMD returns the view of in, which must be an OpGroupSMinNonUniformAMD.
func GroupSMinNonUniformAMD(in *ir.Inst) GroupSMinNonUniformAMDInst {
	return GroupSMinNonUniformAMDInst{in}
}

// Execution returns the id Execution.
func (v GroupSMinNonUniformAMDInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupSMinNonUniformAMDInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupSMinNonUniformAMDInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Literal(1))
}

// X returns the id X.
func (v GroupSMinNonUniformAMDInst) X() ir.ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupSMinNonUniformAMDInst) SetX(id ir.ID) { v.in.SetID(2, id) }

// GroupFMaxNonUniformAMDInst is a view of an OpGroupFMaxNonUniformAMD.
type GroupFMaxNonUniformAMDInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupFMaxNonUniformAMDInst) Inst() *ir.Inst { return v.in }

// GroupFMaxNonUniformAMD returns the view of in, which must be an OpGroupFMaxNonUniformAMD.
func GroupFMaxNonUniformAMD(in *ir.Inst) GroupFMaxNonUniformAMDInst {
	return GroupFMaxNonUniformAMDInst{in}
}

// Execution returns the id Execution.
func (v GroupFMaxNonUniformAMDInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupFMaxNonUniformAMDInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupFMaxNonUniformAMDInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Literal(1))
}

// X returns the id X.
func (v GroupFMaxNonUniformAMDInst) X() ir.ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupFMaxNonUniformAMDInst) SetX(id ir.ID) { v.in.SetID(2, id) }

// GroupUMaxNonUniformAMDInst is a view of an OpGroupUMaxNonUniformAMD.
type GroupUMaxNonUniformAMDInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupUMaxNonUniformAMDInst) Inst() *ir.Inst { return v.in }

// GroupUMaxNonUniformAMD returns the view of in, which must be an OpGroupUMaxNonUniformAMD.
func GroupUMaxNonUniformAMD(in *ir.Inst) GroupUMaxNonUniformAMDInst {
	return GroupUMaxNonUniformAMDInst{in}
}

// Execution returns the id Execution.
func (v GroupUMaxNonUniformAMDInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupUMaxNonUniformAMDInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupUMaxNonUniformAMDInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Literal(1))
}

// X returns the id X.
func (v GroupUMaxNonUniformAMDInst) X() ir.ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupUMaxNonUniformAMDInst) SetX(id ir.ID) { v.in.SetID(2, id) }

// GroupSMaxNonUniformAMDInst is a view of an OpGroupSMaxNonUniformAMD.
type GroupSMaxNonUniformAMDInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupSMaxNonUniformAMDInst) Inst() *ir.Inst { return v.in }

// GroupSMaxNonUniformAMD returns the view of in, which must be an OpGroupSMaxNonUniformAMD.
func GroupSMaxNonUniformAMD(in *ir.Inst) GroupSMaxNonUniformAMDInst {
	return GroupSMaxNonUniformAMDInst{in}
}

// Execution returns the id Execution.
func (v GroupSMaxNonUniformAMDInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupSMaxNonUniformAMDInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupSMaxNonUniformAMDInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Literal(1))
}

// X returns the id X.
func (v GroupSMaxNonUniformAMDInst) X() ir.ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupSMaxNonUniformAMDInst) SetX(id ir.ID) { v.in.SetID(2, id) }

// FragmentMaskFetchAMDInst is a view of an OpFragmentMaskFetchAMD.
type FragmentMaskFetchAMDInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FragmentMaskFetchAMDInst) Inst() *ir.Inst { return v.in }

// FragmentMaskFetchAMD returns the view of in, which must be an OpFragmentMaskFetchAMD.
func FragmentMaskFetchAMD(in *ir.Inst) FragmentMaskFetchAMDInst { return FragmentMaskFetchAMDInst{in} }

// Image returns the id Image.
func (v FragmentMaskFetchAMDInst) Image() ir.ID { return v.in.ID(0) }

// SetImage sets the id Image.
func (v FragmentMaskFetchAMDInst) SetImage(id ir.ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v FragmentMaskFetchAMDInst) Coordinate() ir.ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v FragmentMaskFetchAMDInst) SetCoordinate(id ir.ID) { v.in.SetID(1, id) }

// FragmentFetchAMDInst is a view of an OpFragmentFetchAMD.
type FragmentFetchAMDInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FragmentFetchAMDInst) Inst() *ir.Inst { return v.in }

// FragmentFetchAMD returns the view of in, which must be an OpFragmentFetchAMD.
func FragmentFetchAMD(in *ir.Inst) FragmentFetchAMDInst { return FragmentFetchAMDInst{in} }

// Image returns the id Image.
func (v FragmentFetchAMDInst) Image() ir.ID { return v.in.ID(0) }

// SetImage sets the id Image.
func (v FragmentFetchAMDInst) SetImage(id ir.ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v FragmentFetchAMDInst) Coordinate() ir.ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v FragmentFetchAMDInst) SetCoordinate(id ir.ID) { v.in.SetID(1, id) }

// FragmentIndex returns the id Fragment Index.
func (v FragmentFetchAMDInst) FragmentIndex() ir.ID { return v.in.ID(2) }

// SetFragmentIndex sets the id Fragment Index.
func (v FragmentFetchAMDInst) SetFragmentIndex(id ir.ID) { v.in.SetID(2, id) }

// ReadClockKHRInst is a view of an OpReadClockKHR.
type ReadClockKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ReadClockKHRInst) Inst() *ir.Inst { return v.in }

// ReadClockKHR returns the view of in, which must be an OpReadClockKHR.
func ReadClockKHR(in *ir.Inst) ReadClockKHRInst { return ReadClockKHRInst{in} }

// Scope returns the id Scope.
func (v ReadClockKHRInst) Scope() ir.ID { return v.in.ID(0) }

// SetScope sets the id Scope.
func (v ReadClockKHRInst) SetScope(id ir.ID) { v.in.SetID(0, id) }

// AllocateNodePayloadsAMDXInst is a view of an OpAllocateNodePayloadsAMDX.
type AllocateNodePayloadsAMDXInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v AllocateNodePayloadsAMDXInst) Inst() *ir.Inst { return v.in }

// AllocateNodePayloadsAMDX returns the view of in, which must be an OpAllocateNodePayloadsAMDX.
func AllocateNodePayloadsAMDX(in *ir.Inst) AllocateNodePayloadsAMDXInst {
	return AllocateNodePayloadsAMDXInst{in}
}

// Visibility returns the id Visibility.
func (v AllocateNodePayloadsAMDXInst) Visibility() ir.ID { return v.in.ID(0) }

// SetVisibility sets the id Visibility.
func (v AllocateNodePayloadsAMDXInst) SetVisibility(id ir.ID) { v.in.SetID(0, id) }

// PayloadCount returns the id Payload Count.
func (v AllocateNodePayloadsAMDXInst) PayloadCount() ir.ID { return v.in.ID(1) }

// SetPayloadCount sets the id Payload Count.
func (v AllocateNodePayloadsAMDXInst) SetPayloadCount(id ir.ID) { v.in.SetID(1, id) }

// NodeIndex returns the id Node Index.
func (v AllocateNodePayloadsAMDXInst) NodeIndex() ir.ID { return v.in.ID(2) }

// SetNodeIndex sets the id Node Index.
func (v AllocateNodePayloadsAMDXInst) SetNodeIndex(id ir.ID) { v.in.SetID(2, id) }

// EnqueueNodePayloadsAMDXInst is a view of an OpEnqueueNodePayloadsAMDX.
type EnqueueNodePayloadsAMDXInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v EnqueueNodePayloadsAMDXInst) Inst() *ir.Inst { return v.in }

// EnqueueNodePayloadsAMDX returns the view of in, which must be an OpEnqueueNodePayloadsAMDX.
func EnqueueNodePayloadsAMDX(in *ir.Inst) EnqueueNodePayloadsAMDXInst {
	return EnqueueNodePayloadsAMDXInst{in}
}

// PayloadArray returns the id Payload Array.
func (v EnqueueNodePayloadsAMDXInst) PayloadArray() ir.ID { return v.in.ID(0) }

// SetPayloadArray sets the id Payload Array.
func (v EnqueueNodePayloadsAMDXInst) SetPayloadArray(id ir.ID) { v.in.SetID(0, id) }

// TypeNodePayloadArrayAMDXInst is a view of an OpTypeNodePayloadArrayAMDX.
type TypeNodePayloadArrayAMDXInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeNodePayloadArrayAMDXInst) Inst() *ir.Inst { return v.in }

// TypeNodePayloadArrayAMDX returns the view of in, which must be an OpTypeNodePayloadArrayAMDX.
func TypeNodePayloadArrayAMDX(in *ir.Inst) TypeNodePayloadArrayAMDXInst {
	return TypeNodePayloadArrayAMDXInst{in}
}

// PayloadType returns the id Payload Type.
func (v TypeNodePayloadArrayAMDXInst) PayloadType() ir.ID { return v.in.ID(0) }

// SetPayloadType sets the id Payload Type.
func (v TypeNodePayloadArrayAMDXInst) SetPayloadType(id ir.ID) { v.in.SetID(0, id) }

// FinishWritingNodePayloadAMDXInst is a view of an OpFinishWritingNodePayloadAMDX.
type FinishWritingNodePayloadAMDXInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FinishWritingNodePayloadAMDXInst) Inst() *ir.Inst { return v.in }

// FinishWritingNodePayloadAMDX returns the view of in, which must be an OpFinishWritingNodePayloadAMDX.
func FinishWritingNodePayloadAMDX(in *ir.Inst) FinishWritingNodePayloadAMDXInst {
	return FinishWritingNodePayloadAMDXInst{in}
}

// Payload returns the id Payload.
func (v FinishWritingNodePayloadAMDXInst) Payload() ir.ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v FinishWritingNodePayloadAMDXInst) SetPayload(id ir.ID) { v.in.SetID(0, id) }

// NodePayloadArrayLengthAMDXInst is a view of an OpNodePayloadArrayLengthAMDX.
type NodePayloadArrayLengthAMDXInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v NodePayloadArrayLengthAMDXInst) Inst() *ir.Inst { return v.in }

// NodePayloadArrayLengthAMDX returns the view of in, which must be an OpNodePayloadArrayLengthAMDX.
func NodePayloadArrayLengthAMDX(in *ir.Inst) NodePayloadArrayLengthAMDXInst {
	return NodePayloadArrayLengthAMDXInst{in}
}

// PayloadArray returns the id Payload Array.
func (v NodePayloadArrayLengthAMDXInst) PayloadArray() ir.ID { return v.in.ID(0) }

// SetPayloadArray sets the id Payload Array.
func (v NodePayloadArrayLengthAMDXInst) SetPayloadArray(id ir.ID) { v.in.SetID(0, id) }

// IsNodePayloadValidAMDXInst is a view of an OpIsNodePayloadValidAMDX.
type IsNodePayloadValidAMDXInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v IsNodePayloadValidAMDXInst) Inst() *ir.Inst { return v.in }

// IsNodePayloadValidAMDX returns the view of in, which must be an OpIsNodePayloadValidAMDX.
func IsNodePayloadValidAMDX(in *ir.Inst) IsNodePayloadValidAMDXInst {
	return IsNodePayloadValidAMDXInst{in}
}

// PayloadType returns the id Payload Type.
func (v IsNodePayloadValidAMDXInst) PayloadType() ir.ID { return v.in.ID(0) }

// SetPayloadType sets the id Payload Type.
func (v IsNodePayloadValidAMDXInst) SetPayloadType(id ir.ID) { v.in.SetID(0, id) }

// NodeIndex returns the id Node Index.
func (v IsNodePayloadValidAMDXInst) NodeIndex() ir.ID { return v.in.ID(1) }

// SetNodeIndex sets the id Node Index.
func (v IsNodePayloadValidAMDXInst) SetNodeIndex(id ir.ID) { v.in.SetID(1, id) }

// ConstantStringAMDXInst is a view of an OpConstantStringAMDX.
type ConstantStringAMDXInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ConstantStringAMDXInst) Inst() *ir.Inst { return v.in }

// ConstantStringAMDX returns the view of in, which must be an OpConstantStringAMDX.
func ConstantStringAMDX(in *ir.Inst) ConstantStringAMDXInst { return ConstantStringAMDXInst{in} }

// LiteralString returns the string Literal String.
func (v ConstantStringAMDXInst) LiteralString() string { return stringAt(v.in, 0) }

// SpecConstantStringAMDXInst is a view of an OpSpecConstantStringAMDX.
type SpecConstantStringAMDXInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SpecConstantStringAMDXInst) Inst() *ir.Inst { return v.in }

// SpecConstantStringAMDX returns the view of in, which must be an OpSpecConstantStringAMDX.
func SpecConstantStringAMDX(in *ir.Inst) SpecConstantStringAMDXInst {
	return SpecConstantStringAMDXInst{in}
}

// LiteralString returns the string Literal String.
func (v SpecConstantStringAMDXInst) LiteralString() string { return stringAt(v.in, 0) }

// GroupNonUniformQuadAllKHRInst is a view of an OpGroupNonUniformQuadAllKHR.
type GroupNonUniformQuadAllKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupNonUniformQuadAllKHRInst) Inst() *ir.Inst { return v.in }

// GroupNonUniformQuadAllKHR returns the view of in, which must be an OpGroupNonUniformQuadAllKHR.
func GroupNonUniformQuadAllKHR(in *ir.Inst) GroupNonUniformQuadAllKHRInst {
	return GroupNonUniformQuadAllKHRInst{in}
}

// Predicate returns the id Predicate.
func (v GroupNonUniformQuadAllKHRInst) Predicate() ir.ID { return v.in.ID(0) }

// SetPredicate sets the id Predicate.
func (v GroupNonUniformQuadAllKHRInst) SetPredicate(id ir.ID) { v.in.SetID(0, id) }

// GroupNonUniformQuadAnyKHRInst is a view of an OpGroupNonUniformQuadAnyKHR.
type GroupNonUniformQuadAnyKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupNonUniformQuadAnyKHRInst) Inst() *ir.Inst { return v.in }

// GroupNonUniformQuadAnyKHR returns the view of in, which must be an OpGroupNonUniformQuadAnyKHR.
func GroupNonUniformQuadAnyKHR(in *ir.Inst) GroupNonUniformQuadAnyKHRInst {
	return GroupNonUniformQuadAnyKHRInst{in}
}

// Predicate returns the id Predicate.
func (v GroupNonUniformQuadAnyKHRInst) Predicate() ir.ID { return v.in.ID(0) }

// SetPredicate sets the id Predicate.
func (v GroupNonUniformQuadAnyKHRInst) SetPredicate(id ir.ID) { v.in.SetID(0, id) }

// TypeBufferEXTInst is a view of an OpTypeBufferEXT.
type TypeBufferEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeBufferEXTInst) Inst() *ir.Inst { return v.in }

// TypeBufferEXT returns the view of in, which must be an OpTypeBufferEXT.
func TypeBufferEXT(in *ir.Inst) TypeBufferEXTInst { return TypeBufferEXTInst{in} }

// StorageClass returns StorageClass.
func (v TypeBufferEXTInst) StorageClass() spirv.StorageClass {
	return spirv.StorageClass(v.in.Literal(0))
}

// BufferPointerEXTInst is a view of an OpBufferPointerEXT.
type BufferPointerEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v BufferPointerEXTInst) Inst() *ir.Inst { return v.in }

// BufferPointerEXT returns the view of in, which must be an OpBufferPointerEXT.
func BufferPointerEXT(in *ir.Inst) BufferPointerEXTInst { return BufferPointerEXTInst{in} }

// Buffer returns the id Buffer.
func (v BufferPointerEXTInst) Buffer() ir.ID { return v.in.ID(0) }

// SetBuffer sets the id Buffer.
func (v BufferPointerEXTInst) SetBuffer(id ir.ID) { v.in.SetID(0, id) }

// AbortKHRInst is a view of an OpAbortKHR.
type AbortKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v AbortKHRInst) Inst() *ir.Inst { return v.in }

// AbortKHR returns the view of in, which must be an OpAbortKHR.
func AbortKHR(in *ir.Inst) AbortKHRInst { return AbortKHRInst{in} }

// MessageType returns the id Message Type.
func (v AbortKHRInst) MessageType() ir.ID { return v.in.ID(0) }

// SetMessageType sets the id Message Type.
func (v AbortKHRInst) SetMessageType(id ir.ID) { v.in.SetID(0, id) }

// Message returns the id Message'.
func (v AbortKHRInst) Message() ir.ID { return v.in.ID(1) }

// SetMessage sets the id Message'.
func (v AbortKHRInst) SetMessage(id ir.ID) { v.in.SetID(1, id) }

// UntypedImageTexelPointerEXTInst is a view of an OpUntypedImageTexelPointerEXT.
type UntypedImageTexelPointerEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v UntypedImageTexelPointerEXTInst) Inst() *ir.Inst { return v.in }

// UntypedImageTexelPointerEXT returns the view of in, which must be an OpUntypedImageTexelPointerEXT.
func UntypedImageTexelPointerEXT(in *ir.Inst) UntypedImageTexelPointerEXTInst {
	return UntypedImageTexelPointerEXTInst{in}
}

// ImageType returns the id ImageType.
func (v UntypedImageTexelPointerEXTInst) ImageType() ir.ID { return v.in.ID(0) }

// SetImageType sets the id ImageType.
func (v UntypedImageTexelPointerEXTInst) SetImageType(id ir.ID) { v.in.SetID(0, id) }

// Image returns the id Image.
func (v UntypedImageTexelPointerEXTInst) Image() ir.ID { return v.in.ID(1) }

// SetImage sets the id Image.
func (v UntypedImageTexelPointerEXTInst) SetImage(id ir.ID) { v.in.SetID(1, id) }

// Coordinate returns the id Coordinate.
func (v UntypedImageTexelPointerEXTInst) Coordinate() ir.ID { return v.in.ID(2) }

// SetCoordinate sets the id Coordinate.
func (v UntypedImageTexelPointerEXTInst) SetCoordinate(id ir.ID) { v.in.SetID(2, id) }

// Sample returns the id Sample.
func (v UntypedImageTexelPointerEXTInst) Sample() ir.ID { return v.in.ID(3) }

// SetSample sets the id Sample.
func (v UntypedImageTexelPointerEXTInst) SetSample(id ir.ID) { v.in.SetID(3, id) }

// MemberDecorateIdEXTInst is a view of an OpMemberDecorateIdEXT.
type MemberDecorateIdEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v MemberDecorateIdEXTInst) Inst() *ir.Inst { return v.in }

// MemberDecorateIdEXT returns the view of in, which must be an OpMemberDecorateIdEXT.
func MemberDecorateIdEXT(in *ir.Inst) MemberDecorateIdEXTInst { return MemberDecorateIdEXTInst{in} }

// StructureType returns the id Structure Type.
func (v MemberDecorateIdEXTInst) StructureType() ir.ID { return v.in.ID(0) }

// SetStructureType sets the id Structure Type.
func (v MemberDecorateIdEXTInst) SetStructureType(id ir.ID) { v.in.SetID(0, id) }

// Member returns the literal Member.
func (v MemberDecorateIdEXTInst) Member() uint32 { return v.in.Literal(1) }

// Decoration returns Decoration.
func (v MemberDecorateIdEXTInst) Decoration() spirv.Decoration {
	return spirv.Decoration(v.in.Literal(2))
}

// ConstantSizeOfEXTInst is a view of an OpConstantSizeOfEXT.
type ConstantSizeOfEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ConstantSizeOfEXTInst) Inst() *ir.Inst { return v.in }

// ConstantSizeOfEXT returns the view of in, which must be an OpConstantSizeOfEXT.
func ConstantSizeOfEXT(in *ir.Inst) ConstantSizeOfEXTInst { return ConstantSizeOfEXTInst{in} }

// Type returns the id Type.
func (v ConstantSizeOfEXTInst) Type() ir.ID { return v.in.ID(0) }

// SetType sets the id Type.
func (v ConstantSizeOfEXTInst) SetType(id ir.ID) { v.in.SetID(0, id) }

// ConstantDataKHRInst is a view of an OpConstantDataKHR.
type ConstantDataKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ConstantDataKHRInst) Inst() *ir.Inst { return v.in }

// ConstantDataKHR returns the view of in, which must be an OpConstantDataKHR.
func ConstantDataKHR(in *ir.Inst) ConstantDataKHRInst { return ConstantDataKHRInst{in} }

// Data returns the words of Data.
func (v ConstantDataKHRInst) Data() []uint32 { return wordsFrom(v.in, 0) }

// SpecConstantDataKHRInst is a view of an OpSpecConstantDataKHR.
type SpecConstantDataKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SpecConstantDataKHRInst) Inst() *ir.Inst { return v.in }

// SpecConstantDataKHR returns the view of in, which must be an OpSpecConstantDataKHR.
func SpecConstantDataKHR(in *ir.Inst) SpecConstantDataKHRInst { return SpecConstantDataKHRInst{in} }

// Data returns the words of Data.
func (v SpecConstantDataKHRInst) Data() []uint32 { return wordsFrom(v.in, 0) }

// PoisonKHRInst is a view of an OpPoisonKHR.
type PoisonKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v PoisonKHRInst) Inst() *ir.Inst { return v.in }

// PoisonKHR returns the view of in, which must be an OpPoisonKHR.
func PoisonKHR(in *ir.Inst) PoisonKHRInst { return PoisonKHRInst{in} }

// FreezeKHRInst is a view of an OpFreezeKHR.
type FreezeKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FreezeKHRInst) Inst() *ir.Inst { return v.in }

// FreezeKHR returns the view of in, which must be an OpFreezeKHR.
func FreezeKHR(in *ir.Inst) FreezeKHRInst { return FreezeKHRInst{in} }

// Value returns the id Value.
func (v FreezeKHRInst) Value() ir.ID { return v.in.ID(0) }

// SetValue sets the id Value.
func (v FreezeKHRInst) SetValue(id ir.ID) { v.in.SetID(0, id) }

// HitObjectRecordHitMotionNVInst is a view of an OpHitObjectRecordHitMotionNV.
type HitObjectRecordHitMotionNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectRecordHitMotionNVInst) Inst() *ir.Inst { return v.in }

// HitObjectRecordHitMotionNV returns the view of in, which must be an OpHitObjectRecordHitMotionNV.
func HitObjectRecordHitMotionNV(in *ir.Inst) HitObjectRecordHitMotionNVInst {
	return HitObjectRecordHitMotionNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectRecordHitMotionNVInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectRecordHitMotionNVInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// AccelerationStructure returns the id Acceleration Structure.
func (v HitObjectRecordHitMotionNVInst) AccelerationStructure() ir.ID { return v.in.ID(1) }

// SetAccelerationStructure sets the id Acceleration Structure.
func (v HitObjectRecordHitMotionNVInst) SetAccelerationStructure(id ir.ID) { v.in.SetID(1, id) }

// InstanceId returns the id InstanceId.
func (v HitObjectRecordHitMotionNVInst) InstanceId() ir.ID { return v.in.ID(2) }

// SetInstanceId sets the id InstanceId.
func (v HitObjectRecordHitMotionNVInst) SetInstanceId(id ir.ID) { v.in.SetID(2, id) }

// PrimitiveId returns the id PrimitiveId.
func (v HitObjectRecordHitMotionNVInst) PrimitiveId() ir.ID { return v.in.ID(3) }

// SetPrimitiveId sets the id PrimitiveId.
func (v HitObjectRecordHitMotionNVInst) SetPrimitiveId(id ir.ID) { v.in.SetID(3, id) }

// GeometryIndex returns the id GeometryIndex.
func (v HitObjectRecordHitMotionNVInst) GeometryIndex() ir.ID { return v.in.ID(4) }

// SetGeometryIndex sets the id GeometryIndex.
func (v HitObjectRecordHitMotionNVInst) SetGeometryIndex(id ir.ID) { v.in.SetID(4, id) }

// HitKind returns the id Hit Kind.
func (v HitObjectRecordHitMotionNVInst) HitKind() ir.ID { return v.in.ID(5) }

// SetHitKind sets the id Hit Kind.
func (v HitObjectRecordHitMotionNVInst) SetHitKind(id ir.ID) { v.in.SetID(5, id) }

// SBTRecordOffset returns the id SBT Record Offset.
func (v HitObjectRecordHitMotionNVInst) SBTRecordOffset() ir.ID { return v.in.ID(6) }

// SetSBTRecordOffset sets the id SBT Record Offset.
func (v HitObjectRecordHitMotionNVInst) SetSBTRecordOffset(id ir.ID) { v.in.SetID(6, id) }

// SBTRecordStride returns the id SBT Record Stride.
func (v HitObjectRecordHitMotionNVInst) SBTRecordStride() ir.ID { return v.in.ID(7) }

// SetSBTRecordStride sets the id SBT Record Stride.
func (v HitObjectRecordHitMotionNVInst) SetSBTRecordStride(id ir.ID) { v.in.SetID(7, id) }

// Origin returns the id Origin.
func (v HitObjectRecordHitMotionNVInst) Origin() ir.ID { return v.in.ID(8) }

// SetOrigin sets the id Origin.
func (v HitObjectRecordHitMotionNVInst) SetOrigin(id ir.ID) { v.in.SetID(8, id) }

// TMin returns the id TMin.
func (v HitObjectRecordHitMotionNVInst) TMin() ir.ID { return v.in.ID(9) }

// SetTMin sets the id TMin.
func (v HitObjectRecordHitMotionNVInst) SetTMin(id ir.ID) { v.in.SetID(9, id) }

// Direction returns the id Direction.
func (v HitObjectRecordHitMotionNVInst) Direction() ir.ID { return v.in.ID(10) }

// SetDirection sets the id Direction.
func (v HitObjectRecordHitMotionNVInst) SetDirection(id ir.ID) { v.in.SetID(10, id) }

// TMax returns the id TMax.
func (v HitObjectRecordHitMotionNVInst) TMax() ir.ID { return v.in.ID(11) }

// SetTMax sets the id TMax.
func (v HitObjectRecordHitMotionNVInst) SetTMax(id ir.ID) { v.in.SetID(11, id) }

// CurrentTime returns the id Current Time.
func (v HitObjectRecordHitMotionNVInst) CurrentTime() ir.ID { return v.in.ID(12) }

// SetCurrentTime sets the id Current Time.
func (v HitObjectRecordHitMotionNVInst) SetCurrentTime(id ir.ID) { v.in.SetID(12, id) }

// HitObjectAttributes returns the id HitObject Attributes.
func (v HitObjectRecordHitMotionNVInst) HitObjectAttributes() ir.ID { return v.in.ID(13) }

// SetHitObjectAttributes sets the id HitObject Attributes.
func (v HitObjectRecordHitMotionNVInst) SetHitObjectAttributes(id ir.ID) { v.in.SetID(13, id) }

// HitObjectRecordHitWithIndexMotionNVInst is a view of an OpHitObjectRecordHitWithIndexMotionNV.
type HitObjectRecordHitWithIndexMotionNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectRecordHitWithIndexMotionNVInst) Inst() *ir.Inst { return v.in }

// HitObjectRecordHitWithIndexMotionNV returns the view of in, which must be an OpHitObjectRecordHitWithIndexMotionNV.
func HitObjectRecordHitWithIndexMotionNV(in *ir.Inst) HitObjectRecordHitWithIndexMotionNVInst {
	return HitObjectRecordHitWithIndexMotionNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectRecordHitWithIndexMotionNVInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectRecordHitWithIndexMotionNVInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// AccelerationStructure returns the id Acceleration Structure.
func (v HitObjectRecordHitWithIndexMotionNVInst) AccelerationStructure() ir.ID { return v.in.ID(1) }

// SetAccelerationStructure sets the id Acceleration Structure.
func (v HitObjectRecordHitWithIndexMotionNVInst) SetAccelerationStructure(id ir.ID) {
	v.in.SetID(1, id)
}

// InstanceId returns the id InstanceId.
func (v HitObjectRecordHitWithIndexMotionNVInst) InstanceId() ir.ID { return v.in.ID(2) }

// SetInstanceId sets the id InstanceId.
func (v HitObjectRecordHitWithIndexMotionNVInst) SetInstanceId(id ir.ID) { v.in.SetID(2, id) }

// PrimitiveId returns the id PrimitiveId.
func (v HitObjectRecordHitWithIndexMotionNVInst) PrimitiveId() ir.ID { return v.in.ID(3) }

// SetPrimitiveId sets the id PrimitiveId.
func (v HitObjectRecordHitWithIndexMotionNVInst) SetPrimitiveId(id ir.ID) { v.in.SetID(3, id) }

// GeometryIndex returns the id GeometryIndex.
func (v HitObjectRecordHitWithIndexMotionNVInst) GeometryIndex() ir.ID { return v.in.ID(4) }

// SetGeometryIndex sets the id GeometryIndex.
func (v HitObjectRecordHitWithIndexMotionNVInst) SetGeometryIndex(id ir.ID) { v.in.SetID(4, id) }

// HitKind returns the id Hit Kind.
func (v HitObjectRecordHitWithIndexMotionNVInst) HitKind() ir.ID { return v.in.ID(5) }

// SetHitKind sets the id Hit Kind.
func (v HitObjectRecordHitWithIndexMotionNVInst) SetHitKind(id ir.ID) { v.in.SetID(5, id) }

// SBTRecordIndex returns the id SBT Record Index.
func (v HitObjectRecordHitWithIndexMotionNVInst) SBTRecordIndex() ir.ID { return v.in.ID(6) }

// SetSBTRecordIndex sets the id SBT Record Index.
func (v HitObjectRecordHitWithIndexMotionNVInst) SetSBTRecordIndex(id ir.ID) { v.in.SetID(6, id) }

// Origin returns the id Origin.
func (v HitObjectRecordHitWithIndexMotionNVInst) Origin() ir.ID { return v.in.ID(7) }

// SetOrigin sets the id Origin.
func (v HitObjectRecordHitWithIndexMotionNVInst) SetOrigin(id ir.ID) { v.in.SetID(7, id) }

// TMin returns the id TMin.
func (v HitObjectRecordHitWithIndexMotionNVInst) TMin() ir.ID { return v.in.ID(8) }

// SetTMin sets the id TMin.
func (v HitObjectRecordHitWithIndexMotionNVInst) SetTMin(id ir.ID) { v.in.SetID(8, id) }

// Direction returns the id Direction.
func (v HitObjectRecordHitWithIndexMotionNVInst) Direction() ir.ID { return v.in.ID(9) }

// SetDirection sets the id Direction.
func (v HitObjectRecordHitWithIndexMotionNVInst) SetDirection(id ir.ID) { v.in.SetID(9, id) }

// TMax returns the id TMax.
func (v HitObjectRecordHitWithIndexMotionNVInst) TMax() ir.ID { return v.in.ID(10) }

// SetTMax sets the id TMax.
func (v HitObjectRecordHitWithIndexMotionNVInst) SetTMax(id ir.ID) { v.in.SetID(10, id) }

// CurrentTime returns the id Current Time.
func (v HitObjectRecordHitWithIndexMotionNVInst) CurrentTime() ir.ID { return v.in.ID(11) }

// SetCurrentTime sets the id Current Time.
func (v HitObjectRecordHitWithIndexMotionNVInst) SetCurrentTime(id ir.ID) { v.in.SetID(11, id) }

// HitObjectAttributes returns the id HitObject Attributes.
func (v HitObjectRecordHitWithIndexMotionNVInst) HitObjectAttributes() ir.ID { return v.in.ID(12) }

// SetHitObjectAttributes sets the id HitObject Attributes.
func (v HitObjectRecordHitWithIndexMotionNVInst) SetHitObjectAttributes(id ir.ID) { v.in.SetID(12, id) }

// HitObjectRecordMissMotionNVInst is a view of an OpHitObjectRecordMissMotionNV.
type HitObjectRecordMissMotionNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectRecordMissMotionNVInst) Inst() *ir.Inst { return v.in }

// HitObjectRecordMissMotionNV returns the view of in, which must be an OpHitObjectRecordMissMotionNV.
func HitObjectRecordMissMotionNV(in *ir.Inst) HitObjectRecordMissMotionNVInst {
	return HitObjectRecordMissMotionNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectRecordMissMotionNVInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectRecordMissMotionNVInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// SBTIndex returns the id SBT Index.
func (v HitObjectRecordMissMotionNVInst) SBTIndex() ir.ID { return v.in.ID(1) }

// SetSBTIndex sets the id SBT Index.
func (v HitObjectRecordMissMotionNVInst) SetSBTIndex(id ir.ID) { v.in.SetID(1, id) }

// Origin returns the id Origin.
func (v HitObjectRecordMissMotionNVInst) Origin() ir.ID { return v.in.ID(2) }

// SetOrigin sets the id Origin.
func (v HitObjectRecordMissMotionNVInst) SetOrigin(id ir.ID) { v.in.SetID(2, id) }

// TMin returns the id TMin.
func (v HitObjectRecordMissMotionNVInst) TMin() ir.ID { return v.in.ID(3) }

// SetTMin sets the id TMin.
func (v HitObjectRecordMissMotionNVInst) SetTMin(id ir.ID) { v.in.SetID(3, id) }

// Direction returns the id Direction.
func (v HitObjectRecordMissMotionNVInst) Direction() ir.ID { return v.in.ID(4) }

// SetDirection sets the id Direction.
func (v HitObjectRecordMissMotionNVInst) SetDirection(id ir.ID) { v.in.SetID(4, id) }

// TMax returns the id TMax.
func (v HitObjectRecordMissMotionNVInst) TMax() ir.ID { return v.in.ID(5) }

// SetTMax sets the id TMax.
func (v HitObjectRecordMissMotionNVInst) SetTMax(id ir.ID) { v.in.SetID(5, id) }

// CurrentTime returns the id Current Time.
func (v HitObjectRecordMissMotionNVInst) CurrentTime() ir.ID { return v.in.ID(6) }

// SetCurrentTime sets the id Current Time.
func (v HitObjectRecordMissMotionNVInst) SetCurrentTime(id ir.ID) { v.in.SetID(6, id) }

// HitObjectGetWorldToObjectNVInst is a view of an OpHitObjectGetWorldToObjectNV.
type HitObjectGetWorldToObjectNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetWorldToObjectNVInst) Inst() *ir.Inst { return v.in }

// HitObjectGetWorldToObjectNV returns the view of in, which must be an OpHitObjectGetWorldToObjectNV.
func HitObjectGetWorldToObjectNV(in *ir.Inst) HitObjectGetWorldToObjectNVInst {
	return HitObjectGetWorldToObjectNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetWorldToObjectNVInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetWorldToObjectNVInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectGetObjectToWorldNVInst is a view of an OpHitObjectGetObjectToWorldNV.
type HitObjectGetObjectToWorldNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetObjectToWorldNVInst) Inst() *ir.Inst { return v.in }

// HitObjectGetObjectToWorldNV returns the view of in, which must be an OpHitObjectGetObjectToWorldNV.
func HitObjectGetObjectToWorldNV(in *ir.Inst) HitObjectGetObjectToWorldNVInst {
	return HitObjectGetObjectToWorldNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetObjectToWorldNVInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetObjectToWorldNVInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectGetObjectRayDirectionNVInst is a view of an OpHitObjectGetObjectRayDirectionNV.
type HitObjectGetObjectRayDirectionNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetObjectRayDirectionNVInst) Inst() *ir.Inst { return v.in }

// HitObjectGetObjectRayDirectionNV returns the view of in, which must be an OpHitObjectGetObjectRayDirectionNV.
func HitObjectGetObjectRayDirectionNV(in *ir.Inst) HitObjectGetObjectRayDirectionNVInst {
	return HitObjectGetObjectRayDirectionNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetObjectRayDirectionNVInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetObjectRayDirectionNVInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectGetObjectRayOriginNVInst is a view of an OpHitObjectGetObjectRayOriginNV.
type HitObjectGetObjectRayOriginNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetObjectRayOriginNVInst) Inst() *ir.Inst { return v.in }

// HitObjectGetObjectRayOriginNV returns the view of in, which must be an OpHitObjectGetObjectRayOriginNV.
func HitObjectGetObjectRayOriginNV(in *ir.Inst) HitObjectGetObjectRayOriginNVInst {
	return HitObjectGetObjectRayOriginNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetObjectRayOriginNVInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetObjectRayOriginNVInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectTraceRayMotionNVInst is a view of an OpHitObjectTraceRayMotionNV.
type HitObjectTraceRayMotionNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectTraceRayMotionNVInst) Inst() *ir.Inst { return v.in }

// HitObjectTraceRayMotionNV returns the view of in, which must be an OpHitObjectTraceRayMotionNV.
func HitObjectTraceRayMotionNV(in *ir.Inst) HitObjectTraceRayMotionNVInst {
	return HitObjectTraceRayMotionNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectTraceRayMotionNVInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectTraceRayMotionNVInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// AccelerationStructure returns the id Acceleration Structure.
func (v HitObjectTraceRayMotionNVInst) AccelerationStructure() ir.ID { return v.in.ID(1) }

// SetAccelerationStructure sets the id Acceleration Structure.
func (v HitObjectTraceRayMotionNVInst) SetAccelerationStructure(id ir.ID) { v.in.SetID(1, id) }

// RayFlags returns the id RayFlags.
func (v HitObjectTraceRayMotionNVInst) RayFlags() ir.ID { return v.in.ID(2) }

// SetRayFlags sets the id RayFlags.
func (v HitObjectTraceRayMotionNVInst) SetRayFlags(id ir.ID) { v.in.SetID(2, id) }

// Cullmask returns the id Cullmask.
func (v HitObjectTraceRayMotionNVInst) Cullmask() ir.ID { return v.in.ID(3) }

// SetCullmask sets the id Cullmask.
func (v HitObjectTraceRayMotionNVInst) SetCullmask(id ir.ID) { v.in.SetID(3, id) }

// SBTRecordOffset returns the id SBT Record Offset.
func (v HitObjectTraceRayMotionNVInst) SBTRecordOffset() ir.ID { return v.in.ID(4) }

// SetSBTRecordOffset sets the id SBT Record Offset.
func (v HitObjectTraceRayMotionNVInst) SetSBTRecordOffset(id ir.ID) { v.in.SetID(4, id) }

// SBTRecordStride returns the id SBT Record Stride.
func (v HitObjectTraceRayMotionNVInst) SBTRecordStride() ir.ID { return v.in.ID(5) }

// SetSBTRecordStride sets the id SBT Record Stride.
func (v HitObjectTraceRayMotionNVInst) SetSBTRecordStride(id ir.ID) { v.in.SetID(5, id) }

// MissIndex returns the id Miss Index.
func (v HitObjectTraceRayMotionNVInst) MissIndex() ir.ID { return v.in.ID(6) }

// SetMissIndex sets the id Miss Index.
func (v HitObjectTraceRayMotionNVInst) SetMissIndex(id ir.ID) { v.in.SetID(6, id) }

// Origin returns the id Origin.
func (v HitObjectTraceRayMotionNVInst) Origin() ir.ID { return v.in.ID(7) }

// SetOrigin sets the id Origin.
func (v HitObjectTraceRayMotionNVInst) SetOrigin(id ir.ID) { v.in.SetID(7, id) }

// TMin returns the id TMin.
func (v HitObjectTraceRayMotionNVInst) TMin() ir.ID { return v.in.ID(8) }

// SetTMin sets the id TMin.
func (v HitObjectTraceRayMotionNVInst) SetTMin(id ir.ID) { v.in.SetID(8, id) }

// Direction returns the id Direction.
func (v HitObjectTraceRayMotionNVInst) Direction() ir.ID { return v.in.ID(9) }

// SetDirection sets the id Direction.
func (v HitObjectTraceRayMotionNVInst) SetDirection(id ir.ID) { v.in.SetID(9, id) }

// TMax returns the id TMax.
func (v HitObjectTraceRayMotionNVInst) TMax() ir.ID { return v.in.ID(10) }

// SetTMax sets the id TMax.
func (v HitObjectTraceRayMotionNVInst) SetTMax(id ir.ID) { v.in.SetID(10, id) }

// Time returns the id Time.
func (v HitObjectTraceRayMotionNVInst) Time() ir.ID { return v.in.ID(11) }

// SetTime sets the id Time.
func (v HitObjectTraceRayMotionNVInst) SetTime(id ir.ID) { v.in.SetID(11, id) }

// Payload returns the id Payload.
func (v HitObjectTraceRayMotionNVInst) Payload() ir.ID { return v.in.ID(12) }

// SetPayload sets the id Payload.
func (v HitObjectTraceRayMotionNVInst) SetPayload(id ir.ID) { v.in.SetID(12, id) }

// HitObjectGetShaderRecordBufferHandleNVInst is a view of an OpHitObjectGetShaderRecordBufferHandleNV.
type HitObjectGetShaderRecordBufferHandleNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetShaderRecordBufferHandleNVInst) Inst() *ir.Inst { return v.in }

// HitObjectGetShaderRecordBufferHandleNV returns the view of in, which must be an OpHitObjectGetShaderRecordBufferHandleNV.
func HitObjectGetShaderRecordBufferHandleNV(in *ir.Inst) HitObjectGetShaderRecordBufferHandleNVInst {
	return HitObjectGetShaderRecordBufferHandleNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetShaderRecordBufferHandleNVInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetShaderRecordBufferHandleNVInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectGetShaderBindingTableRecordIndexNVInst is a view of an OpHitObjectGetShaderBindingTableRecordIndexNV.
type HitObjectGetShaderBindingTableRecordIndexNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetShaderBindingTableRecordIndexNVInst) Inst() *ir.Inst { return v.in }

// HitObjectGetShaderBindingTableRecordIndexNV returns the view of in, which must be an OpHitObjectGetShaderBindingTableRecordIndexNV.
func HitObjectGetShaderBindingTableRecordIndexNV(in *ir.Inst) HitObjectGetShaderBindingTableRecordIndexNVInst {
	return HitObjectGetShaderBindingTableRecordIndexNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetShaderBindingTableRecordIndexNVInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetShaderBindingTableRecordIndexNVInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectRecordEmptyNVInst is a view of an OpHitObjectRecordEmptyNV.
type HitObjectRecordEmptyNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectRecordEmptyNVInst) Inst() *ir.Inst { return v.in }

// HitObjectRecordEmptyNV returns the view of in, which must be an OpHitObjectRecordEmptyNV.
func HitObjectRecordEmptyNV(in *ir.Inst) HitObjectRecordEmptyNVInst {
	return HitObjectRecordEmptyNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectRecordEmptyNVInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectRecordEmptyNVInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectTraceRayNVInst is a view of an OpHitObjectTraceRayNV.
type HitObjectTraceRayNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectTraceRayNVInst) Inst() *ir.Inst { return v.in }

// HitObjectTraceRayNV returns the view of in, which must be an OpHitObjectTraceRayNV.
func HitObjectTraceRayNV(in *ir.Inst) HitObjectTraceRayNVInst { return HitObjectTraceRayNVInst{in} }

// HitObject returns the id Hit Object.
func (v HitObjectTraceRayNVInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectTraceRayNVInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// AccelerationStructure returns the id Acceleration Structure.
func (v HitObjectTraceRayNVInst) AccelerationStructure() ir.ID { return v.in.ID(1) }

// SetAccelerationStructure sets the id Acceleration Structure.
func (v HitObjectTraceRayNVInst) SetAccelerationStructure(id ir.ID) { v.in.SetID(1, id) }

// RayFlags returns the id RayFlags.
func (v HitObjectTraceRayNVInst) RayFlags() ir.ID { return v.in.ID(2) }

// SetRayFlags sets the id RayFlags.
func (v HitObjectTraceRayNVInst) SetRayFlags(id ir.ID) { v.in.SetID(2, id) }

// Cullmask returns the id Cullmask.
func (v HitObjectTraceRayNVInst) Cullmask() ir.ID { return v.in.ID(3) }

// SetCullmask sets the id Cullmask.
func (v HitObjectTraceRayNVInst) SetCullmask(id ir.ID) { v.in.SetID(3, id) }

// SBTRecordOffset returns the id SBT Record Offset.
func (v HitObjectTraceRayNVInst) SBTRecordOffset() ir.ID { return v.in.ID(4) }

// SetSBTRecordOffset sets the id SBT Record Offset.
func (v HitObjectTraceRayNVInst) SetSBTRecordOffset(id ir.ID) { v.in.SetID(4, id) }

// SBTRecordStride returns the id SBT Record Stride.
func (v HitObjectTraceRayNVInst) SBTRecordStride() ir.ID { return v.in.ID(5) }

// SetSBTRecordStride sets the id SBT Record Stride.
func (v HitObjectTraceRayNVInst) SetSBTRecordStride(id ir.ID) { v.in.SetID(5, id) }

// MissIndex returns the id Miss Index.
func (v HitObjectTraceRayNVInst) MissIndex() ir.ID { return v.in.ID(6) }

// SetMissIndex sets the id Miss Index.
func (v HitObjectTraceRayNVInst) SetMissIndex(id ir.ID) { v.in.SetID(6, id) }

// Origin returns the id Origin.
func (v HitObjectTraceRayNVInst) Origin() ir.ID { return v.in.ID(7) }

// SetOrigin sets the id Origin.
func (v HitObjectTraceRayNVInst) SetOrigin(id ir.ID) { v.in.SetID(7, id) }

// TMin returns the id TMin.
func (v HitObjectTraceRayNVInst) TMin() ir.ID { return v.in.ID(8) }

// SetTMin sets the id TMin.
func (v HitObjectTraceRayNVInst) SetTMin(id ir.ID) { v.in.SetID(8, id) }

// Direction returns the id Direction.
func (v HitObjectTraceRayNVInst) Direction() ir.ID { return v.in.ID(9) }

// SetDirection sets the id Direction.
func (v HitObjectTraceRayNVInst) SetDirection(id ir.ID) { v.in.SetID(9, id) }

// TMax returns the id TMax.
func (v HitObjectTraceRayNVInst) TMax() ir.ID { return v.in.ID(10) }

// SetTMax sets the id TMax.
func (v HitObjectTraceRayNVInst) SetTMax(id ir.ID) { v.in.SetID(10, id) }

// Payload returns the id Payload.
func (v HitObjectTraceRayNVInst) Payload() ir.ID { return v.in.ID(11) }

// SetPayload sets the id Payload.
func (v HitObjectTraceRayNVInst) SetPayload(id ir.ID) { v.in.SetID(11, id) }

// HitObjectRecordHitNVInst is a view of an OpHitObjectRecordHitNV.
type HitObjectRecordHitNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectRecordHitNVInst) Inst() *ir.Inst { return v.in }

// HitObjectRecordHitNV returns the view of in, which must be an OpHitObjectRecordHitNV.
func HitObjectRecordHitNV(in *ir.Inst) HitObjectRecordHitNVInst { return HitObjectRecordHitNVInst{in} }

// HitObject returns the id Hit Object.
func (v HitObjectRecordHitNVInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectRecordHitNVInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// AccelerationStructure returns the id Acceleration Structure.
func (v HitObjectRecordHitNVInst) AccelerationStructure() ir.ID { return v.in.ID(1) }

// SetAccelerationStructure sets the id Acceleration Structure.
func (v HitObjectRecordHitNVInst) SetAccelerationStructure(id ir.ID) { v.in.SetID(1, id) }

// InstanceId returns the id InstanceId.
func (v HitObjectRecordHitNVInst) InstanceId() ir.ID { return v.in.ID(2) }

// SetInstanceId sets the id InstanceId.
func (v HitObjectRecordHitNVInst) SetInstanceId(id ir.ID) { v.in.SetID(2, id) }

// PrimitiveId returns the id PrimitiveId.
func (v HitObjectRecordHitNVInst) PrimitiveId() ir.ID { return v.in.ID(3) }

// SetPrimitiveId sets the id PrimitiveId.
func (v HitObjectRecordHitNVInst) SetPrimitiveId(id ir.ID) { v.in.SetID(3, id) }

// GeometryIndex returns the id GeometryIndex.
func (v HitObjectRecordHitNVInst) GeometryIndex() ir.ID { return v.in.ID(4) }

// SetGeometryIndex sets the id GeometryIndex.
func (v HitObjectRecordHitNVInst) SetGeometryIndex(id ir.ID) { v.in.SetID(4, id) }

// HitKind returns the id Hit Kind.
func (v HitObjectRecordHitNVInst) HitKind() ir.ID { return v.in.ID(5) }

// SetHitKind sets the id Hit Kind.
func (v HitObjectRecordHitNVInst) SetHitKind(id ir.ID) { v.in.SetID(5, id) }

// SBTRecordOffset returns the id SBT Record Offset.
func (v HitObjectRecordHitNVInst) SBTRecordOffset() ir.ID { return v.in.ID(6) }

// SetSBTRecordOffset sets the id SBT Record Offset.
func (v HitObjectRecordHitNVInst) SetSBTRecordOffset(id ir.ID) { v.in.SetID(6, id) }

// SBTRecordStride returns the id SBT Record Stride.
func (v HitObjectRecordHitNVInst) SBTRecordStride() ir.ID { return v.in.ID(7) }

// SetSBTRecordStride sets the id SBT Record Stride.
func (v HitObjectRecordHitNVInst) SetSBTRecordStride(id ir.ID) { v.in.SetID(7, id) }

// Origin returns the id Origin.
func (v HitObjectRecordHitNVInst) Origin() ir.ID { return v.in.ID(8) }

// SetOrigin sets the id Origin.
func (v HitObjectRecordHitNVInst) SetOrigin(id ir.ID) { v.in.SetID(8, id) }

// TMin returns the id TMin.
func (v HitObjectRecordHitNVInst) TMin() ir.ID { return v.in.ID(9) }

// SetTMin sets the id TMin.
func (v HitObjectRecordHitNVInst) SetTMin(id ir.ID) { v.in.SetID(9, id) }

// Direction returns the id Direction.
func (v HitObjectRecordHitNVInst) Direction() ir.ID { return v.in.ID(10) }

// SetDirection sets the id Direction.
func (v HitObjectRecordHitNVInst) SetDirection(id ir.ID) { v.in.SetID(10, id) }

// TMax returns the id TMax.
func (v HitObjectRecordHitNVInst) TMax() ir.ID { return v.in.ID(11) }

// SetTMax sets the id TMax.
func (v HitObjectRecordHitNVInst) SetTMax(id ir.ID) { v.in.SetID(11, id) }

// HitObjectAttributes returns the id HitObject Attributes.
func (v HitObjectRecordHitNVInst) HitObjectAttributes() ir.ID { return v.in.ID(12) }

// SetHitObjectAttributes sets the id HitObject Attributes.
func (v HitObjectRecordHitNVInst) SetHitObjectAttributes(id ir.ID) { v.in.SetID(12, id) }

// HitObjectRecordHitWithIndexNVInst is a view of an OpHitObjectRecordHitWithIndexNV.
type HitObjectRecordHitWithIndexNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectRecordHitWithIndexNVInst) Inst() *ir.Inst { return v.in }

// HitObjectRecordHitWithIndexNV returns the view of in, which must be an OpHitObjectRecordHitWithIndexNV.
func HitObjectRecordHitWithIndexNV(in *ir.Inst) HitObjectRecordHitWithIndexNVInst {
	return HitObjectRecordHitWithIndexNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectRecordHitWithIndexNVInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectRecordHitWithIndexNVInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// AccelerationStructure returns the id Acceleration Structure.
func (v HitObjectRecordHitWithIndexNVInst) AccelerationStructure() ir.ID { return v.in.ID(1) }

// SetAccelerationStructure sets the id Acceleration Structure.
func (v HitObjectRecordHitWithIndexNVInst) SetAccelerationStructure(id ir.ID) { v.in.SetID(1, id) }

// InstanceId returns the id InstanceId.
func (v HitObjectRecordHitWithIndexNVInst) InstanceId() ir.ID { return v.in.ID(2) }

// SetInstanceId sets the id InstanceId.
func (v HitObjectRecordHitWithIndexNVInst) SetInstanceId(id ir.ID) { v.in.SetID(2, id) }

// PrimitiveId returns the id PrimitiveId.
func (v HitObjectRecordHitWithIndexNVInst) PrimitiveId() ir.ID { return v.in.ID(3) }

// SetPrimitiveId sets the id PrimitiveId.
func (v HitObjectRecordHitWithIndexNVInst) SetPrimitiveId(id ir.ID) { v.in.SetID(3, id) }

// GeometryIndex returns the id GeometryIndex.
func (v HitObjectRecordHitWithIndexNVInst) GeometryIndex() ir.ID { return v.in.ID(4) }

// SetGeometryIndex sets the id GeometryIndex.
func (v HitObjectRecordHitWithIndexNVInst) SetGeometryIndex(id ir.ID) { v.in.SetID(4, id) }

// HitKind returns the id Hit Kind.
func (v HitObjectRecordHitWithIndexNVInst) HitKind() ir.ID { return v.in.ID(5) }

// SetHitKind sets the id Hit Kind.
func (v HitObjectRecordHitWithIndexNVInst) SetHitKind(id ir.ID) { v.in.SetID(5, id) }

// SBTRecordIndex returns the id SBT Record Index.
func (v HitObjectRecordHitWithIndexNVInst) SBTRecordIndex() ir.ID { return v.in.ID(6) }

// SetSBTRecordIndex sets the id SBT Record Index.
func (v HitObjectRecordHitWithIndexNVInst) SetSBTRecordIndex(id ir.ID) { v.in.SetID(6, id) }

// Origin returns the id Origin.
func (v HitObjectRecordHitWithIndexNVInst) Origin() ir.ID { return v.in.ID(7) }

// SetOrigin sets the id Origin.
func (v HitObjectRecordHitWithIndexNVInst) SetOrigin(id ir.ID) { v.in.SetID(7, id) }

// TMin returns the id TMin.
func (v HitObjectRecordHitWithIndexNVInst) TMin() ir.ID { return v.in.ID(8) }

// SetTMin sets the id TMin.
func (v HitObjectRecordHitWithIndexNVInst) SetTMin(id ir.ID) { v.in.SetID(8, id) }

// Direction returns the id Direction.
func (v HitObjectRecordHitWithIndexNVInst) Direction() ir.ID { return v.in.ID(9) }

// SetDirection sets the id Direction.
func (v HitObjectRecordHitWithIndexNVInst) SetDirection(id ir.ID) { v.in.SetID(9, id) }

// TMax returns the id TMax.
func (v HitObjectRecordHitWithIndexNVInst) TMax() ir.ID { return v.in.ID(10) }

// SetTMax sets the id TMax.
func (v HitObjectRecordHitWithIndexNVInst) SetTMax(id ir.ID) { v.in.SetID(10, id) }

// HitObjectAttributes returns the id HitObject Attributes.
func (v HitObjectRecordHitWithIndexNVInst) HitObjectAttributes() ir.ID { return v.in.ID(11) }

// SetHitObjectAttributes sets the id HitObject Attributes.
func (v HitObjectRecordHitWithIndexNVInst) SetHitObjectAttributes(id ir.ID) { v.in.SetID(11, id) }

// HitObjectRecordMissNVInst is a view of an OpHitObjectRecordMissNV.
type HitObjectRecordMissNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectRecordMissNVInst) Inst() *ir.Inst { return v.in }

// HitObjectRecordMissNV returns the view of in, which must be an OpHitObjectRecordMissNV.
func HitObjectRecordMissNV(in *ir.Inst) HitObjectRecordMissNVInst {
	return HitObjectRecordMissNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectRecordMissNVInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectRecordMissNVInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// SBTIndex returns the id SBT Index.
func (v HitObjectRecordMissNVInst) SBTIndex() ir.ID { return v.in.ID(1) }

// SetSBTIndex sets the id SBT Index.
func (v HitObjectRecordMissNVInst) SetSBTIndex(id ir.ID) { v.in.SetID(1, id) }

// Origin returns the id Origin.
func (v HitObjectRecordMissNVInst) Origin() ir.ID { return v.in.ID(2) }

// SetOrigin sets the id Origin.
func (v HitObjectRecordMissNVInst) SetOrigin(id ir.ID) { v.in.SetID(2, id) }

// TMin returns the id TMin.
func (v HitObjectRecordMissNVInst) TMin() ir.ID { return v.in.ID(3) }

// SetTMin sets the id TMin.
func (v HitObjectRecordMissNVInst) SetTMin(id ir.ID) { v.in.SetID(3, id) }

// Direction returns the id Direction.
func (v HitObjectRecordMissNVInst) Direction() ir.ID { return v.in.ID(4) }

// SetDirection sets the id Direction.
func (v HitObjectRecordMissNVInst) SetDirection(id ir.ID) { v.in.SetID(4, id) }

// TMax returns the id TMax.
func (v HitObjectRecordMissNVInst) TMax() ir.ID { return v.in.ID(5) }

// SetTMax sets the id TMax.
func (v HitObjectRecordMissNVInst) SetTMax(id ir.ID) { v.in.SetID(5, id) }

// HitObjectExecuteShaderNVInst is a view of an OpHitObjectExecuteShaderNV.
type HitObjectExecuteShaderNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectExecuteShaderNVInst) Inst() *ir.Inst { return v.in }

// HitObjectExecuteShaderNV returns the view of in, which must be an OpHitObjectExecuteShaderNV.
func HitObjectExecuteShaderNV(in *ir.Inst) HitObjectExecuteShaderNVInst {
	return HitObjectExecuteShaderNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectExecuteShaderNVInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectExecuteShaderNVInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// Payload returns the id Payload.
func (v HitObjectExecuteShaderNVInst) Payload() ir.ID { return v.in.ID(1) }

// SetPayload sets the id Payload.
func (v HitObjectExecuteShaderNVInst) SetPayload(id ir.ID) { v.in.SetID(1, id) }

// HitObjectGetCurrentTimeNVInst is a view of an OpHitObjectGetCurrentTimeNV.
type HitObjectGetCurrentTimeNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetCurrentTimeNVInst) Inst() *ir.Inst { return v.in }

// HitObjectGetCurrentTimeNV returns the view of in, which must be an OpHitObjectGetCurrentTimeNV.
func HitObjectGetCurrentTimeNV(in *ir.Inst) HitObjectGetCurrentTimeNVInst {
	return HitObjectGetCurrentTimeNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetCurrentTimeNVInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetCurrentTimeNVInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectGetAttributesNVInst is a view of an OpHitObjectGetAttributesNV.
type HitObjectGetAttributesNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetAttributesNVInst) Inst() *ir.Inst { return v.in }

// HitObjectGetAttributesNV returns the view of in, which must be an OpHitObjectGetAttributesNV.
func HitObjectGetAttributesNV(in *ir.Inst) HitObjectGetAttributesNVInst {
	return HitObjectGetAttributesNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetAttributesNVInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetAttributesNVInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectAttribute returns the id Hit Object Attribute.
func (v HitObjectGetAttributesNVInst) HitObjectAttribute() ir.ID { return v.in.ID(1) }

// SetHitObjectAttribute sets the id Hit Object Attribute.
func (v HitObjectGetAttributesNVInst) SetHitObjectAttribute(id ir.ID) { v.in.SetID(1, id) }

// HitObjectGetHitKindNVInst is a view of an OpHitObjectGetHitKindNV.
type HitObjectGetHitKindNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetHitKindNVInst) Inst() *ir.Inst { return v.in }

// HitObjectGetHitKindNV returns the view of in, which must be an OpHitObjectGetHitKindNV.
func HitObjectGetHitKindNV(in *ir.Inst) HitObjectGetHitKindNVInst {
	return HitObjectGetHitKindNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetHitKindNVInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetHitKindNVInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectGetPrimitiveIndexNVInst is a view of an OpHitObjectGetPrimitiveIndexNV.
type HitObjectGetPrimitiveIndexNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetPrimitiveIndexNVInst) Inst() *ir.Inst { return v.in }

// HitObjectGetPrimitiveIndexNV returns the view of in, which must be an OpHitObjectGetPrimitiveIndexNV.
func HitObjectGetPrimitiveIndexNV(in *ir.Inst) HitObjectGetPrimitiveIndexNVInst {
	return HitObjectGetPrimitiveIndexNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetPrimitiveIndexNVInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetPrimitiveIndexNVInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectGetGeometryIndexNVInst is a view of an OpHitObjectGetGeometryIndexNV.
type HitObjectGetGeometryIndexNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetGeometryIndexNVInst) Inst() *ir.Inst { return v.in }

// HitObjectGetGeometryIndexNV returns the view of in, which must be an OpHitObjectGetGeometryIndexNV.
func HitObjectGetGeometryIndexNV(in *ir.Inst) HitObjectGetGeometryIndexNVInst {
	return HitObjectGetGeometryIndexNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetGeometryIndexNVInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetGeometryIndexNVInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectGetInstanceIdNVInst is a view of an OpHitObjectGetInstanceIdNV.
type HitObjectGetInstanceIdNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetInstanceIdNVInst) Inst() *ir.Inst { return v.in }

// HitObjectGetInstanceIdNV returns the view of in, which must be an OpHitObjectGetInstanceIdNV.
func HitObjectGetInstanceIdNV(in *ir.Inst) HitObjectGetInstanceIdNVInst {
	return HitObjectGetInstanceIdNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetInstanceIdNVInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetInstanceIdNVInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectGetInstanceCustomIndexNVInst is a view of an OpHitObjectGetInstanceCustomIndexNV.
type HitObjectGetInstanceCustomIndexNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetInstanceCustomIndexNVInst) Inst() *ir.Inst { return v.in }

// HitObjectGetInstanceCustomIndexNV returns the view of in, which must be an OpHitObjectGetInstanceCustomIndexNV.
func HitObjectGetInstanceCustomIndexNV(in *ir.Inst) HitObjectGetInstanceCustomIndexNVInst {
	return HitObjectGetInstanceCustomIndexNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetInstanceCustomIndexNVInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetInstanceCustomIndexNVInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectGetWorldRayDirectionNVInst is a view of an OpHitObjectGetWorldRayDirectionNV.
type HitObjectGetWorldRayDirectionNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetWorldRayDirectionNVInst) Inst() *ir.Inst { return v.in }

// HitObjectGetWorldRayDirectionNV returns the view of in, which must be an OpHitObjectGetWorldRayDirectionNV.
func HitObjectGetWorldRayDirectionNV(in *ir.Inst) HitObjectGetWorldRayDirectionNVInst {
	return HitObjectGetWorldRayDirectionNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetWorldRayDirectionNVInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetWorldRayDirectionNVInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectGetWorldRayOriginNVInst is a view of an OpHitObjectGetWorldRayOriginNV.
type HitObjectGetWorldRayOriginNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetWorldRayOriginNVInst) Inst() *ir.Inst { return v.in }

// HitObjectGetWorldRayOriginNV returns the view of in, which must be an OpHitObjectGetWorldRayOriginNV.
func HitObjectGetWorldRayOriginNV(in *ir.Inst) HitObjectGetWorldRayOriginNVInst {
	return HitObjectGetWorldRayOriginNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetWorldRayOriginNVInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetWorldRayOriginNVInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectGetRayTMaxNVInst is a view of an OpHitObjectGetRayTMaxNV.
type HitObjectGetRayTMaxNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetRayTMaxNVInst) Inst() *ir.Inst { return v.in }

// HitObjectGetRayTMaxNV returns the view of in, which must be an OpHitObjectGetRayTMaxNV.
func HitObjectGetRayTMaxNV(in *ir.Inst) HitObjectGetRayTMaxNVInst {
	return HitObjectGetRayTMaxNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetRayTMaxNVInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetRayTMaxNVInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectGetRayTMinNVInst is a view of an OpHitObjectGetRayTMinNV.
type HitObjectGetRayTMinNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetRayTMinNVInst) Inst() *ir.Inst { return v.in }

// HitObjectGetRayTMinNV returns the view of in, which must be an OpHitObjectGetRayTMinNV.
func HitObjectGetRayTMinNV(in *ir.Inst) HitObjectGetRayTMinNVInst {
	return HitObjectGetRayTMinNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetRayTMinNVInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetRayTMinNVInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectIsEmptyNVInst is a view of an OpHitObjectIsEmptyNV.
type HitObjectIsEmptyNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectIsEmptyNVInst) Inst() *ir.Inst { return v.in }

// HitObjectIsEmptyNV returns the view of in, which must be an OpHitObjectIsEmptyNV.
func HitObjectIsEmptyNV(in *ir.Inst) HitObjectIsEmptyNVInst { return HitObjectIsEmptyNVInst{in} }

// HitObject returns the id Hit Object.
func (v HitObjectIsEmptyNVInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectIsEmptyNVInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectIsHitNVInst is a view of an OpHitObjectIsHitNV.
type HitObjectIsHitNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectIsHitNVInst) Inst() *ir.Inst { return v.in }

// HitObjectIsHitNV returns the view of in, which must be an OpHitObjectIsHitNV.
func HitObjectIsHitNV(in *ir.Inst) HitObjectIsHitNVInst { return HitObjectIsHitNVInst{in} }

// HitObject returns the id Hit Object.
func (v HitObjectIsHitNVInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectIsHitNVInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectIsMissNVInst is a view of an OpHitObjectIsMissNV.
type HitObjectIsMissNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectIsMissNVInst) Inst() *ir.Inst { return v.in }

// HitObjectIsMissNV returns the view of in, which must be an OpHitObjectIsMissNV.
func HitObjectIsMissNV(in *ir.Inst) HitObjectIsMissNVInst { return HitObjectIsMissNVInst{in} }

// HitObject returns the id Hit Object.
func (v HitObjectIsMissNVInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectIsMissNVInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// ReorderThreadWithHitObjectNVInst is a view of an OpReorderThreadWithHitObjectNV.
type ReorderThreadWithHitObjectNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ReorderThreadWithHitObjectNVInst) Inst() *ir.Inst { return v.in }

// ReorderThreadWithHitObjectNV returns the view of in, which must be an OpReorderThreadWithHitObjectNV.
func ReorderThreadWithHitObjectNV(in *ir.Inst) ReorderThreadWithHitObjectNVInst {
	return ReorderThreadWithHitObjectNVInst{in}
}

// HitObject returns the id Hit Object.
func (v ReorderThreadWithHitObjectNVInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v ReorderThreadWithHitObjectNVInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// Hint returns the id Hint, 0 where it is absent.
func (v ReorderThreadWithHitObjectNVInst) Hint() ir.ID { return optionalID(v.in, 1) }

// Bits returns the id Bits, 0 where it is absent.
func (v ReorderThreadWithHitObjectNVInst) Bits() ir.ID { return optionalID(v.in, 2) }

// ReorderThreadWithHintNVInst is a view of an OpReorderThreadWithHintNV.
type ReorderThreadWithHintNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ReorderThreadWithHintNVInst) Inst() *ir.Inst { return v.in }

// ReorderThreadWithHintNV returns the view of in, which must be an OpReorderThreadWithHintNV.
func ReorderThreadWithHintNV(in *ir.Inst) ReorderThreadWithHintNVInst {
	return ReorderThreadWithHintNVInst{in}
}

// Hint returns the id Hint.
func (v ReorderThreadWithHintNVInst) Hint() ir.ID { return v.in.ID(0) }

// SetHint sets the id Hint.
func (v ReorderThreadWithHintNVInst) SetHint(id ir.ID) { v.in.SetID(0, id) }

// Bits returns the id Bits.
func (v ReorderThreadWithHintNVInst) Bits() ir.ID { return v.in.ID(1) }

// SetBits sets the id Bits.
func (v ReorderThreadWithHintNVInst) SetBits(id ir.ID) { v.in.SetID(1, id) }

// TypeHitObjectNVInst is a view of an OpTypeHitObjectNV.
type TypeHitObjectNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeHitObjectNVInst) Inst() *ir.Inst { return v.in }

// TypeHitObjectNV returns the view of in, which must be an OpTypeHitObjectNV.
func TypeHitObjectNV(in *ir.Inst) TypeHitObjectNVInst { return TypeHitObjectNVInst{in} }

// ImageSampleFootprintNVInst is a view of an OpImageSampleFootprintNV.
type ImageSampleFootprintNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ImageSampleFootprintNVInst) Inst() *ir.Inst { return v.in }

// ImageSampleFootprintNV returns the view of in, which must be an OpImageSampleFootprintNV.
func ImageSampleFootprintNV(in *ir.Inst) ImageSampleFootprintNVInst {
	return ImageSampleFootprintNVInst{in}
}

// SampledImage returns the id Sampled Image.
func (v ImageSampleFootprintNVInst) SampledImage() ir.ID { return v.in.ID(0) }

// SetSampledImage sets the id Sampled Image.
func (v ImageSampleFootprintNVInst) SetSampledImage(id ir.ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v ImageSampleFootprintNVInst) Coordinate() ir.ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v ImageSampleFootprintNVInst) SetCoordinate(id ir.ID) { v.in.SetID(1, id) }

// Granularity returns the id Granularity.
func (v ImageSampleFootprintNVInst) Granularity() ir.ID { return v.in.ID(2) }

// SetGranularity sets the id Granularity.
func (v ImageSampleFootprintNVInst) SetGranularity(id ir.ID) { v.in.SetID(2, id) }

// Coarse returns the id Coarse.
func (v ImageSampleFootprintNVInst) Coarse() ir.ID { return v.in.ID(3) }

// SetCoarse sets the id Coarse.
func (v ImageSampleFootprintNVInst) SetCoarse(id ir.ID) { v.in.SetID(3, id) }

// ImageOperands returns ImageOperands, 0 where it is absent.
func (v ImageSampleFootprintNVInst) ImageOperands() spirv.ImageOperands {
	return spirv.ImageOperands(optionalWord(v.in, 4))
}

// TypeVectorIdEXTInst is a view of an OpTypeVectorIdEXT.
type TypeVectorIdEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeVectorIdEXTInst) Inst() *ir.Inst { return v.in }

// TypeVectorIdEXT returns the view of in, which must be an OpTypeVectorIdEXT.
func TypeVectorIdEXT(in *ir.Inst) TypeVectorIdEXTInst { return TypeVectorIdEXTInst{in} }

// ComponentType returns the id Component Type.
func (v TypeVectorIdEXTInst) ComponentType() ir.ID { return v.in.ID(0) }

// SetComponentType sets the id Component Type.
func (v TypeVectorIdEXTInst) SetComponentType(id ir.ID) { v.in.SetID(0, id) }

// ComponentCount returns the id Component Count.
func (v TypeVectorIdEXTInst) ComponentCount() ir.ID { return v.in.ID(1) }

// SetComponentCount sets the id Component Count.
func (v TypeVectorIdEXTInst) SetComponentCount(id ir.ID) { v.in.SetID(1, id) }

// CooperativeVectorMatrixMulNVInst is a view of an OpCooperativeVectorMatrixMulNV.
type CooperativeVectorMatrixMulNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CooperativeVectorMatrixMulNVInst) Inst() *ir.Inst { return v.in }

// CooperativeVectorMatrixMulNV returns the view of in, which must be an OpCooperativeVectorMatrixMulNV.
func CooperativeVectorMatrixMulNV(in *ir.Inst) CooperativeVectorMatrixMulNVInst {
	return CooperativeVectorMatrixMulNVInst{in}
}

// Input returns the id Input.
func (v CooperativeVectorMatrixMulNVInst) Input() ir.ID { return v.in.ID(0) }

// SetInput sets the id Input.
func (v CooperativeVectorMatrixMulNVInst) SetInput(id ir.ID) { v.in.SetID(0, id) }

// InputInterpretation returns the id InputInterpretation.
func (v CooperativeVectorMatrixMulNVInst) InputInterpretation() ir.ID { return v.in.ID(1) }

// SetInputInterpretation sets the id InputInterpretation.
func (v CooperativeVectorMatrixMulNVInst) SetInputInterpretation(id ir.ID) { v.in.SetID(1, id) }

// Matrix returns the id Matrix.
func (v CooperativeVectorMatrixMulNVInst) Matrix() ir.ID { return v.in.ID(2) }

// SetMatrix sets the id Matrix.
func (v CooperativeVectorMatrixMulNVInst) SetMatrix(id ir.ID) { v.in.SetID(2, id) }

// MatrixOffset returns the id MatrixOffset.
func (v CooperativeVectorMatrixMulNVInst) MatrixOffset() ir.ID { return v.in.ID(3) }

// SetMatrixOffset sets the id MatrixOffset.
func (v CooperativeVectorMatrixMulNVInst) SetMatrixOffset(id ir.ID) { v.in.SetID(3, id) }

// MatrixInterpretation returns the id MatrixInterpretation.
func (v CooperativeVectorMatrixMulNVInst) MatrixInterpretation() ir.ID { return v.in.ID(4) }

// SetMatrixInterpretation sets the id MatrixInterpretation.
func (v CooperativeVectorMatrixMulNVInst) SetMatrixInterpretation(id ir.ID) { v.in.SetID(4, id) }

// M returns the id M.
func (v CooperativeVectorMatrixMulNVInst) M() ir.ID { return v.in.ID(5) }

// SetM sets the id M.
func (v CooperativeVectorMatrixMulNVInst) SetM(id ir.ID) { v.in.SetID(5, id) }

// K returns the id K.
func (v CooperativeVectorMatrixMulNVInst) K() ir.ID { return v.in.ID(6) }

// SetK sets the id K.
func (v CooperativeVectorMatrixMulNVInst) SetK(id ir.ID) { v.in.SetID(6, id) }

// MemoryLayout returns the id MemoryLayout.
func (v CooperativeVectorMatrixMulNVInst) MemoryLayout() ir.ID { return v.in.ID(7) }

// SetMemoryLayout sets the id MemoryLayout.
func (v CooperativeVectorMatrixMulNVInst) SetMemoryLayout(id ir.ID) { v.in.SetID(7, id) }

// Transpose returns the id Transpose.
func (v CooperativeVectorMatrixMulNVInst) Transpose() ir.ID { return v.in.ID(8) }

// SetTranspose sets the id Transpose.
func (v CooperativeVectorMatrixMulNVInst) SetTranspose(id ir.ID) { v.in.SetID(8, id) }

// MatrixStride returns the id MatrixStride, 0 where it is absent.
func (v CooperativeVectorMatrixMulNVInst) MatrixStride() ir.ID { return optionalID(v.in, 9) }

// CooperativeMatrixOperands returns CooperativeMatrixOperands, 0 where it is absent.
func (v CooperativeVectorMatrixMulNVInst) CooperativeMatrixOperands() spirv.CooperativeMatrixOperands {
	return spirv.CooperativeMatrixOperands(optionalWord(v.in, 10))
}

// CooperativeVectorOuterProductAccumulateNVInst is a view of an OpCooperativeVectorOuterProductAccumulateNV.
type CooperativeVectorOuterProductAccumulateNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CooperativeVectorOuterProductAccumulateNVInst) Inst() *ir.Inst { return v.in }

// CooperativeVectorOuterProductAccumulateNV returns the view of in, which must be an OpCooperativeVectorOuterProductAccumulateNV.
func CooperativeVectorOuterProductAccumulateNV(in *ir.Inst) CooperativeVectorOuterProductAccumulateNVInst {
	return CooperativeVectorOuterProductAccumulateNVInst{in}
}

// Pointer returns the id Pointer.
func (v CooperativeVectorOuterProductAccumulateNVInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v CooperativeVectorOuterProductAccumulateNVInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// Offset returns the id Offset.
func (v CooperativeVectorOuterProductAccumulateNVInst) Offset() ir.ID { return v.in.ID(1) }

// SetOffset sets the id Offset.
func (v CooperativeVectorOuterProductAccumulateNVInst) SetOffset(id ir.ID) { v.in.SetID(1, id) }

// A returns the id A.
func (v CooperativeVectorOuterProductAccumulateNVInst) A() ir.ID { return v.in.ID(2) }

// SetA sets the id A.
func (v CooperativeVectorOuterProductAccumulateNVInst) SetA(id ir.ID) { v.in.SetID(2, id) }

// B returns the id B.
func (v CooperativeVectorOuterProductAccumulateNVInst) B() ir.ID { return v.in.ID(3) }

// SetB sets the id B.
func (v CooperativeVectorOuterProductAccumulateNVInst) SetB(id ir.ID) { v.in.SetID(3, id) }

// MemoryLayout returns the id MemoryLayout.
func (v CooperativeVectorOuterProductAccumulateNVInst) MemoryLayout() ir.ID { return v.in.ID(4) }

// SetMemoryLayout sets the id MemoryLayout.
func (v CooperativeVectorOuterProductAccumulateNVInst) SetMemoryLayout(id ir.ID) { v.in.SetID(4, id) }

// MatrixInterpretation returns the id MatrixInterpretation.
func (v CooperativeVectorOuterProductAccumulateNVInst) MatrixInterpretation() ir.ID {
	return v.in.ID(5)
}

// SetMatrixInterpretation sets the id MatrixInterpretation.
func (v CooperativeVectorOuterProductAccumulateNVInst) SetMatrixInterpretation(id ir.ID) {
	v.in.SetID(5, id)
}

// MatrixStride returns the id MatrixStride, 0 where it is absent.
func (v CooperativeVectorOuterProductAccumulateNVInst) MatrixStride() ir.ID {
	return optionalID(v.in, 6)
}

// CooperativeVectorReduceSumAccumulateNVInst is a view of an OpCooperativeVectorReduceSumAccumulateNV.
type CooperativeVectorReduceSumAccumulateNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CooperativeVectorReduceSumAccumulateNVInst) Inst() *ir.Inst { return v.in }

// CooperativeVectorReduceSumAccumulateNV returns the view of in, which must be an OpCooperativeVectorReduceSumAccumulateNV.
func CooperativeVectorReduceSumAccumulateNV(in *ir.Inst) CooperativeVectorReduceSumAccumulateNVInst {
	return CooperativeVectorReduceSumAccumulateNVInst{in}
}

// Pointer returns the id Pointer.
func (v CooperativeVectorReduceSumAccumulateNVInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v CooperativeVectorReduceSumAccumulateNVInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// Offset returns the id Offset.
func (v CooperativeVectorReduceSumAccumulateNVInst) Offset() ir.ID { return v.in.ID(1) }

// SetOffset sets the id Offset.
func (v CooperativeVectorReduceSumAccumulateNVInst) SetOffset(id ir.ID) { v.in.SetID(1, id) }

// V returns the id V.
func (v CooperativeVectorReduceSumAccumulateNVInst) V() ir.ID { return v.in.ID(2) }

// SetV sets the id V.
func (v CooperativeVectorReduceSumAccumulateNVInst) SetV(id ir.ID) { v.in.SetID(2, id) }

// CooperativeVectorMatrixMulAddNVInst is a view of an OpCooperativeVectorMatrixMulAddNV.
type CooperativeVectorMatrixMulAddNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CooperativeVectorMatrixMulAddNVInst) Inst() *ir.Inst { return v.in }

// CooperativeVectorMatrixMulAddNV returns the view of in, which must be an OpCooperativeVectorMatrixMulAddNV.
func CooperativeVectorMatrixMulAddNV(in *ir.Inst) CooperativeVectorMatrixMulAddNVInst {
	return CooperativeVectorMatrixMulAddNVInst{in}
}

// Input returns the id Input.
func (v CooperativeVectorMatrixMulAddNVInst) Input() ir.ID { return v.in.ID(0) }

// SetInput sets the id Input.
func (v CooperativeVectorMatrixMulAddNVInst) SetInput(id ir.ID) { v.in.SetID(0, id) }

// InputInterpretation returns the id InputInterpretation.
func (v CooperativeVectorMatrixMulAddNVInst) InputInterpretation() ir.ID { return v.in.ID(1) }

// SetInputInterpretation sets the id InputInterpretation.
func (v CooperativeVectorMatrixMulAddNVInst) SetInputInterpretation(id ir.ID) { v.in.SetID(1, id) }

// Matrix returns the id Matrix.
func (v CooperativeVectorMatrixMulAddNVInst) Matrix() ir.ID { return v.in.ID(2) }

// SetMatrix sets the id Matrix.
func (v CooperativeVectorMatrixMulAddNVInst) SetMatrix(id ir.ID) { v.in.SetID(2, id) }

// MatrixOffset returns the id MatrixOffset.
func (v CooperativeVectorMatrixMulAddNVInst) MatrixOffset() ir.ID { return v.in.ID(3) }

// SetMatrixOffset sets the id MatrixOffset.
func (v CooperativeVectorMatrixMulAddNVInst) SetMatrixOffset(id ir.ID) { v.in.SetID(3, id) }

// MatrixInterpretation returns the id MatrixInterpretation.
func (v CooperativeVectorMatrixMulAddNVInst) MatrixInterpretation() ir.ID { return v.in.ID(4) }

// SetMatrixInterpretation sets the id MatrixInterpretation.
func (v CooperativeVectorMatrixMulAddNVInst) SetMatrixInterpretation(id ir.ID) { v.in.SetID(4, id) }

// Bias returns the id Bias.
func (v CooperativeVectorMatrixMulAddNVInst) Bias() ir.ID { return v.in.ID(5) }

// SetBias sets the id Bias.
func (v CooperativeVectorMatrixMulAddNVInst) SetBias(id ir.ID) { v.in.SetID(5, id) }

// BiasOffset returns the id BiasOffset.
func (v CooperativeVectorMatrixMulAddNVInst) BiasOffset() ir.ID { return v.in.ID(6) }

// SetBiasOffset sets the id BiasOffset.
func (v CooperativeVectorMatrixMulAddNVInst) SetBiasOffset(id ir.ID) { v.in.SetID(6, id) }

// BiasInterpretation returns the id BiasInterpretation.
func (v CooperativeVectorMatrixMulAddNVInst) BiasInterpretation() ir.ID { return v.in.ID(7) }

// SetBiasInterpretation sets the id BiasInterpretation.
func (v CooperativeVectorMatrixMulAddNVInst) SetBiasInterpretation(id ir.ID) { v.in.SetID(7, id) }

// M returns the id M.
func (v CooperativeVectorMatrixMulAddNVInst) M() ir.ID { return v.in.ID(8) }

// SetM sets the id M.
func (v CooperativeVectorMatrixMulAddNVInst) SetM(id ir.ID) { v.in.SetID(8, id) }

// K returns the id K.
func (v CooperativeVectorMatrixMulAddNVInst) K() ir.ID { return v.in.ID(9) }

// SetK sets the id K.
func (v CooperativeVectorMatrixMulAddNVInst) SetK(id ir.ID) { v.in.SetID(9, id) }

// MemoryLayout returns the id MemoryLayout.
func (v CooperativeVectorMatrixMulAddNVInst) MemoryLayout() ir.ID { return v.in.ID(10) }

// SetMemoryLayout sets the id MemoryLayout.
func (v CooperativeVectorMatrixMulAddNVInst) SetMemoryLayout(id ir.ID) { v.in.SetID(10, id) }

// Transpose returns the id Transpose.
func (v CooperativeVectorMatrixMulAddNVInst) Transpose() ir.ID { return v.in.ID(11) }

// SetTranspose sets the id Transpose.
func (v CooperativeVectorMatrixMulAddNVInst) SetTranspose(id ir.ID) { v.in.SetID(11, id) }

// MatrixStride returns the id MatrixStride, 0 where it is absent.
func (v CooperativeVectorMatrixMulAddNVInst) MatrixStride() ir.ID { return optionalID(v.in, 12) }

// CooperativeMatrixOperands returns CooperativeMatrixOperands, 0 where it is absent.
func (v CooperativeVectorMatrixMulAddNVInst) CooperativeMatrixOperands() spirv.CooperativeMatrixOperands {
	return spirv.CooperativeMatrixOperands(optionalWord(v.in, 13))
}

// CooperativeMatrixConvertUseEXTInst is a view of an OpCooperativeMatrixConvertUseEXT.
type CooperativeMatrixConvertUseEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CooperativeMatrixConvertUseEXTInst) Inst() *ir.Inst { return v.in }

// CooperativeMatrixConvertUseEXT returns the view of in, which must be an OpCooperativeMatrixConvertUseEXT.
func CooperativeMatrixConvertUseEXT(in *ir.Inst) CooperativeMatrixConvertUseEXTInst {
	return CooperativeMatrixConvertUseEXTInst{in}
}

// Matrix returns the id Matrix.
func (v CooperativeMatrixConvertUseEXTInst) Matrix() ir.ID { return v.in.ID(0) }

// SetMatrix sets the id Matrix.
func (v CooperativeMatrixConvertUseEXTInst) SetMatrix(id ir.ID) { v.in.SetID(0, id) }

// EmitMeshTasksEXTInst is a view of an OpEmitMeshTasksEXT.
type EmitMeshTasksEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v EmitMeshTasksEXTInst) Inst() *ir.Inst { return v.in }

// EmitMeshTasksEXT returns the view of in, which must be an OpEmitMeshTasksEXT.
func EmitMeshTasksEXT(in *ir.Inst) EmitMeshTasksEXTInst { return EmitMeshTasksEXTInst{in} }

// GroupCountX returns the id Group Count X.
func (v EmitMeshTasksEXTInst) GroupCountX() ir.ID { return v.in.ID(0) }

// SetGroupCountX sets the id Group Count X.
func (v EmitMeshTasksEXTInst) SetGroupCountX(id ir.ID) { v.in.SetID(0, id) }

// GroupCountY returns the id Group Count Y.
func (v EmitMeshTasksEXTInst) GroupCountY() ir.ID { return v.in.ID(1) }

// SetGroupCountY sets the id Group Count Y.
func (v EmitMeshTasksEXTInst) SetGroupCountY(id ir.ID) { v.in.SetID(1, id) }

// GroupCountZ returns the id Group Count Z.
func (v EmitMeshTasksEXTInst) GroupCountZ() ir.ID { return v.in.ID(2) }

// SetGroupCountZ sets the id Group Count Z.
func (v EmitMeshTasksEXTInst) SetGroupCountZ(id ir.ID) { v.in.SetID(2, id) }

// Payload returns the id Payload, 0 where it is absent.
func (v EmitMeshTasksEXTInst) Payload() ir.ID { return optionalID(v.in, 3) }

// SetMeshOutputsEXTInst is a view of an OpSetMeshOutputsEXT.
type SetMeshOutputsEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SetMeshOutputsEXTInst) Inst() *ir.Inst { return v.in }

// SetMeshOutputsEXT returns the view of in, which must be an OpSetMeshOutputsEXT.
func SetMeshOutputsEXT(in *ir.Inst) SetMeshOutputsEXTInst { return SetMeshOutputsEXTInst{in} }

// VertexCount returns the id Vertex Count.
func (v SetMeshOutputsEXTInst) VertexCount() ir.ID { return v.in.ID(0) }

// SetVertexCount sets the id Vertex Count.
func (v SetMeshOutputsEXTInst) SetVertexCount(id ir.ID) { v.in.SetID(0, id) }

// PrimitiveCount returns the id Primitive Count.
func (v SetMeshOutputsEXTInst) PrimitiveCount() ir.ID { return v.in.ID(1) }

// SetPrimitiveCount sets the id Primitive Count.
func (v SetMeshOutputsEXTInst) SetPrimitiveCount(id ir.ID) { v.in.SetID(1, id) }

// GroupNonUniformPartitionEXTInst is a view of an OpGroupNonUniformPartitionEXT.
type GroupNonUniformPartitionEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupNonUniformPartitionEXTInst) Inst() *ir.Inst { return v.in }

// GroupNonUniformPartitionEXT returns the view of in, which must be an OpGroupNonUniformPartitionEXT.
func GroupNonUniformPartitionEXT(in *ir.Inst) GroupNonUniformPartitionEXTInst {
	return GroupNonUniformPartitionEXTInst{in}
}

// Value returns the id Value.
func (v GroupNonUniformPartitionEXTInst) Value() ir.ID { return v.in.ID(0) }

// SetValue sets the id Value.
func (v GroupNonUniformPartitionEXTInst) SetValue(id ir.ID) { v.in.SetID(0, id) }

// WritePackedPrimitiveIndices4x8NVInst is a view of an OpWritePackedPrimitiveIndices4x8NV.
type WritePackedPrimitiveIndices4x8NVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v WritePackedPrimitiveIndices4x8NVInst) Inst() *ir.Inst { return v.in }

// WritePackedPrimitiveIndices4x8NV returns the view of in, which must be an OpWritePackedPrimitiveIndices4x8NV.
func WritePackedPrimitiveIndices4x8NV(in *ir.Inst) WritePackedPrimitiveIndices4x8NVInst {
	return WritePackedPrimitiveIndices4x8NVInst{in}
}

// IndexOffset returns the id Index Offset.
func (v WritePackedPrimitiveIndices4x8NVInst) IndexOffset() ir.ID { return v.in.ID(0) }

// SetIndexOffset sets the id Index Offset.
func (v WritePackedPrimitiveIndices4x8NVInst) SetIndexOffset(id ir.ID) { v.in.SetID(0, id) }

// PackedIndices returns the id Packed Indices.
func (v WritePackedPrimitiveIndices4x8NVInst) PackedIndices() ir.ID { return v.in.ID(1) }

// SetPackedIndices sets the id Packed Indices.
func (v WritePackedPrimitiveIndices4x8NVInst) SetPackedIndices(id ir.ID) { v.in.SetID(1, id) }

// FetchMicroTriangleVertexPositionNVInst is a view of an OpFetchMicroTriangleVertexPositionNV.
type FetchMicroTriangleVertexPositionNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FetchMicroTriangleVertexPositionNVInst) Inst() *ir.Inst { return v.in }

// FetchMicroTriangleVertexPositionNV returns the view of in, which must be an OpFetchMicroTriangleVertexPositionNV.
func FetchMicroTriangleVertexPositionNV(in *ir.Inst) FetchMicroTriangleVertexPositionNVInst {
	return FetchMicroTriangleVertexPositionNVInst{in}
}

// Accel returns the id Accel.
func (v FetchMicroTriangleVertexPositionNVInst) Accel() ir.ID { return v.in.ID(0) }

// SetAccel sets the id Accel.
func (v FetchMicroTriangleVertexPositionNVInst) SetAccel(id ir.ID) { v.in.SetID(0, id) }

// InstanceId returns the id Instance Id.
func (v FetchMicroTriangleVertexPositionNVInst) InstanceId() ir.ID { return v.in.ID(1) }

// SetInstanceId sets the id Instance Id.
func (v FetchMicroTriangleVertexPositionNVInst) SetInstanceId(id ir.ID) { v.in.SetID(1, id) }

// GeometryIndex returns the id Geometry Index.
func (v FetchMicroTriangleVertexPositionNVInst) GeometryIndex() ir.ID { return v.in.ID(2) }

// SetGeometryIndex sets the id Geometry Index.
func (v FetchMicroTriangleVertexPositionNVInst) SetGeometryIndex(id ir.ID) { v.in.SetID(2, id) }

// PrimitiveIndex returns the id Primitive Index.
func (v FetchMicroTriangleVertexPositionNVInst) PrimitiveIndex() ir.ID { return v.in.ID(3) }

// SetPrimitiveIndex sets the id Primitive Index.
func (v FetchMicroTriangleVertexPositionNVInst) SetPrimitiveIndex(id ir.ID) { v.in.SetID(3, id) }

// Barycentric returns the id Barycentric.
func (v FetchMicroTriangleVertexPositionNVInst) Barycentric() ir.ID { return v.in.ID(4) }

// SetBarycentric sets the id Barycentric.
func (v FetchMicroTriangleVertexPositionNVInst) SetBarycentric(id ir.ID) { v.in.SetID(4, id) }

// FetchMicroTriangleVertexBarycentricNVInst is a view of an OpFetchMicroTriangleVertexBarycentricNV.
type FetchMicroTriangleVertexBarycentricNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FetchMicroTriangleVertexBarycentricNVInst) Inst() *ir.Inst { return v.in }

// FetchMicroTriangleVertexBarycentricNV returns the view of in, which must be an OpFetchMicroTriangleVertexBarycentricNV.
func FetchMicroTriangleVertexBarycentricNV(in *ir.Inst) FetchMicroTriangleVertexBarycentricNVInst {
	return FetchMicroTriangleVertexBarycentricNVInst{in}
}

// Accel returns the id Accel.
func (v FetchMicroTriangleVertexBarycentricNVInst) Accel() ir.ID { return v.in.ID(0) }

// SetAccel sets the id Accel.
func (v FetchMicroTriangleVertexBarycentricNVInst) SetAccel(id ir.ID) { v.in.SetID(0, id) }

// InstanceId returns the id Instance Id.
func (v FetchMicroTriangleVertexBarycentricNVInst) InstanceId() ir.ID { return v.in.ID(1) }

// SetInstanceId sets the id Instance Id.
func (v FetchMicroTriangleVertexBarycentricNVInst) SetInstanceId(id ir.ID) { v.in.SetID(1, id) }

// GeometryIndex returns the id Geometry Index.
func (v FetchMicroTriangleVertexBarycentricNVInst) GeometryIndex() ir.ID { return v.in.ID(2) }

// SetGeometryIndex sets the id Geometry Index.
func (v FetchMicroTriangleVertexBarycentricNVInst) SetGeometryIndex(id ir.ID) { v.in.SetID(2, id) }

// PrimitiveIndex returns the id Primitive Index.
func (v FetchMicroTriangleVertexBarycentricNVInst) PrimitiveIndex() ir.ID { return v.in.ID(3) }

// SetPrimitiveIndex sets the id Primitive Index.
func (v FetchMicroTriangleVertexBarycentricNVInst) SetPrimitiveIndex(id ir.ID) { v.in.SetID(3, id) }

// Barycentric returns the id Barycentric.
func (v FetchMicroTriangleVertexBarycentricNVInst) Barycentric() ir.ID { return v.in.ID(4) }

// SetBarycentric sets the id Barycentric.
func (v FetchMicroTriangleVertexBarycentricNVInst) SetBarycentric(id ir.ID) { v.in.SetID(4, id) }

// CooperativeVectorLoadNVInst is a view of an OpCooperativeVectorLoadNV.
type CooperativeVectorLoadNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CooperativeVectorLoadNVInst) Inst() *ir.Inst { return v.in }

// CooperativeVectorLoadNV returns the view of in, which must be an OpCooperativeVectorLoadNV.
func CooperativeVectorLoadNV(in *ir.Inst) CooperativeVectorLoadNVInst {
	return CooperativeVectorLoadNVInst{in}
}

// Pointer returns the id Pointer.
func (v CooperativeVectorLoadNVInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v CooperativeVectorLoadNVInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// Offset returns the id Offset.
func (v CooperativeVectorLoadNVInst) Offset() ir.ID { return v.in.ID(1) }

// SetOffset sets the id Offset.
func (v CooperativeVectorLoadNVInst) SetOffset(id ir.ID) { v.in.SetID(1, id) }

// MemoryAccess returns MemoryAccess, 0 where it is absent.
func (v CooperativeVectorLoadNVInst) MemoryAccess() spirv.MemoryAccess {
	return spirv.MemoryAccess(optionalWord(v.in, 2))
}

// CooperativeVectorStoreNVInst is a view of an OpCooperativeVectorStoreNV.
type CooperativeVectorStoreNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CooperativeVectorStoreNVInst) Inst() *ir.Inst { return v.in }

// CooperativeVectorStoreNV returns the view of in, which must be an OpCooperativeVectorStoreNV.
func CooperativeVectorStoreNV(in *ir.Inst) CooperativeVectorStoreNVInst {
	return CooperativeVectorStoreNVInst{in}
}

// Pointer returns the id Pointer.
func (v CooperativeVectorStoreNVInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v CooperativeVectorStoreNVInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// Offset returns the id Offset.
func (v CooperativeVectorStoreNVInst) Offset() ir.ID { return v.in.ID(1) }

// SetOffset sets the id Offset.
func (v CooperativeVectorStoreNVInst) SetOffset(id ir.ID) { v.in.SetID(1, id) }

// Object returns the id Object.
func (v CooperativeVectorStoreNVInst) Object() ir.ID { return v.in.ID(2) }

// SetObject sets the id Object.
func (v CooperativeVectorStoreNVInst) SetObject(id ir.ID) { v.in.SetID(2, id) }

// MemoryAccess returns MemoryAccess, 0 where it is absent.
func (v CooperativeVectorStoreNVInst) MemoryAccess() spirv.MemoryAccess {
	return spirv.MemoryAccess(optionalWord(v.in, 3))
}

// HitObjectRecordFromQueryEXTInst is a view of an OpHitObjectRecordFromQueryEXT.
type HitObjectRecordFromQueryEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectRecordFromQueryEXTInst) Inst() *ir.Inst { return v.in }

// HitObjectRecordFromQueryEXT returns the view of in, which must be an OpHitObjectRecordFromQueryEXT.
func HitObjectRecordFromQueryEXT(in *ir.Inst) HitObjectRecordFromQueryEXTInst {
	return HitObjectRecordFromQueryEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectRecordFromQueryEXTInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectRecordFromQueryEXTInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// RayQuery returns the id Ray Query.
func (v HitObjectRecordFromQueryEXTInst) RayQuery() ir.ID { return v.in.ID(1) }

// SetRayQuery sets the id Ray Query.
func (v HitObjectRecordFromQueryEXTInst) SetRayQuery(id ir.ID) { v.in.SetID(1, id) }

// SBTRecordIndex returns the id SBT Record Index.
func (v HitObjectRecordFromQueryEXTInst) SBTRecordIndex() ir.ID { return v.in.ID(2) }

// SetSBTRecordIndex sets the id SBT Record Index.
func (v HitObjectRecordFromQueryEXTInst) SetSBTRecordIndex(id ir.ID) { v.in.SetID(2, id) }

// HitObjectAttributes returns the id Hit Object Attributes.
func (v HitObjectRecordFromQueryEXTInst) HitObjectAttributes() ir.ID { return v.in.ID(3) }

// SetHitObjectAttributes sets the id Hit Object Attributes.
func (v HitObjectRecordFromQueryEXTInst) SetHitObjectAttributes(id ir.ID) { v.in.SetID(3, id) }

// HitKind returns the id Hit Kind, 0 where it is absent.
func (v HitObjectRecordFromQueryEXTInst) HitKind() ir.ID { return optionalID(v.in, 4) }

// HitObjectRecordMissEXTInst is a view of an OpHitObjectRecordMissEXT.
type HitObjectRecordMissEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectRecordMissEXTInst) Inst() *ir.Inst { return v.in }

// HitObjectRecordMissEXT returns the view of in, which must be an OpHitObjectRecordMissEXT.
func HitObjectRecordMissEXT(in *ir.Inst) HitObjectRecordMissEXTInst {
	return HitObjectRecordMissEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectRecordMissEXTInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectRecordMissEXTInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// RayFlags returns the id Ray Flags.
func (v HitObjectRecordMissEXTInst) RayFlags() ir.ID { return v.in.ID(1) }

// SetRayFlags sets the id Ray Flags.
func (v HitObjectRecordMissEXTInst) SetRayFlags(id ir.ID) { v.in.SetID(1, id) }

// MissIndex returns the id Miss Index.
func (v HitObjectRecordMissEXTInst) MissIndex() ir.ID { return v.in.ID(2) }

// SetMissIndex sets the id Miss Index.
func (v HitObjectRecordMissEXTInst) SetMissIndex(id ir.ID) { v.in.SetID(2, id) }

// RayOrigin returns the id Ray Origin.
func (v HitObjectRecordMissEXTInst) RayOrigin() ir.ID { return v.in.ID(3) }

// SetRayOrigin sets the id Ray Origin.
func (v HitObjectRecordMissEXTInst) SetRayOrigin(id ir.ID) { v.in.SetID(3, id) }

// RayTmin returns the id Ray Tmin.
func (v HitObjectRecordMissEXTInst) RayTmin() ir.ID { return v.in.ID(4) }

// SetRayTmin sets the id Ray Tmin.
func (v HitObjectRecordMissEXTInst) SetRayTmin(id ir.ID) { v.in.SetID(4, id) }

// RayDirection returns the id Ray Direction.
func (v HitObjectRecordMissEXTInst) RayDirection() ir.ID { return v.in.ID(5) }

// SetRayDirection sets the id Ray Direction.
func (v HitObjectRecordMissEXTInst) SetRayDirection(id ir.ID) { v.in.SetID(5, id) }

// RayTmax returns the id Ray Tmax.
func (v HitObjectRecordMissEXTInst) RayTmax() ir.ID { return v.in.ID(6) }

// SetRayTmax sets the id Ray Tmax.
func (v HitObjectRecordMissEXTInst) SetRayTmax(id ir.ID) { v.in.SetID(6, id) }

// HitObjectRecordMissMotionEXTInst is a view of an OpHitObjectRecordMissMotionEXT.
type HitObjectRecordMissMotionEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectRecordMissMotionEXTInst) Inst() *ir.Inst { return v.in }

// HitObjectRecordMissMotionEXT returns the view of in, which must be an OpHitObjectRecordMissMotionEXT.
func HitObjectRecordMissMotionEXT(in *ir.Inst) HitObjectRecordMissMotionEXTInst {
	return HitObjectRecordMissMotionEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectRecordMissMotionEXTInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectRecordMissMotionEXTInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// RayFlags returns the id Ray Flags.
func (v HitObjectRecordMissMotionEXTInst) RayFlags() ir.ID { return v.in.ID(1) }

// SetRayFlags sets the id Ray Flags.
func (v HitObjectRecordMissMotionEXTInst) SetRayFlags(id ir.ID) { v.in.SetID(1, id) }

// MissIndex returns the id Miss Index.
func (v HitObjectRecordMissMotionEXTInst) MissIndex() ir.ID { return v.in.ID(2) }

// SetMissIndex sets the id Miss Index.
func (v HitObjectRecordMissMotionEXTInst) SetMissIndex(id ir.ID) { v.in.SetID(2, id) }

// RayOrigin returns the id Ray Origin.
func (v HitObjectRecordMissMotionEXTInst) RayOrigin() ir.ID { return v.in.ID(3) }

// SetRayOrigin sets the id Ray Origin.
func (v HitObjectRecordMissMotionEXTInst) SetRayOrigin(id ir.ID) { v.in.SetID(3, id) }

// RayTmin returns the id Ray Tmin.
func (v HitObjectRecordMissMotionEXTInst) RayTmin() ir.ID { return v.in.ID(4) }

// SetRayTmin sets the id Ray Tmin.
func (v HitObjectRecordMissMotionEXTInst) SetRayTmin(id ir.ID) { v.in.SetID(4, id) }

// RayDirection returns the id Ray Direction.
func (v HitObjectRecordMissMotionEXTInst) RayDirection() ir.ID { return v.in.ID(5) }

// SetRayDirection sets the id Ray Direction.
func (v HitObjectRecordMissMotionEXTInst) SetRayDirection(id ir.ID) { v.in.SetID(5, id) }

// RayTmax returns the id Ray Tmax.
func (v HitObjectRecordMissMotionEXTInst) RayTmax() ir.ID { return v.in.ID(6) }

// SetRayTmax sets the id Ray Tmax.
func (v HitObjectRecordMissMotionEXTInst) SetRayTmax(id ir.ID) { v.in.SetID(6, id) }

// CurrentTime returns the id Current Time.
func (v HitObjectRecordMissMotionEXTInst) CurrentTime() ir.ID { return v.in.ID(7) }

// SetCurrentTime sets the id Current Time.
func (v HitObjectRecordMissMotionEXTInst) SetCurrentTime(id ir.ID) { v.in.SetID(7, id) }

// HitObjectGetIntersectionTriangleVertexPositionsEXTInst is a view of an OpHitObjectGetIntersectionTriangleVertexPositionsEXT.
type HitObjectGetIntersectionTriangleVertexPositionsEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetIntersectionTriangleVertexPositionsEXTInst) Inst() *ir.Inst { return v.in }

// HitObjectGetIntersectionTriangleVertexPositionsEXT returns the view of in, which must be an OpHitObjectGetIntersectionTriangleVertexPositionsEXT.
func HitObjectGetIntersectionTriangleVertexPositionsEXT(in *ir.Inst) HitObjectGetIntersectionTriangleVertexPositionsEXTInst {
	return HitObjectGetIntersectionTriangleVertexPositionsEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetIntersectionTriangleVertexPositionsEXTInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetIntersectionTriangleVertexPositionsEXTInst) SetHitObject(id ir.ID) {
	v.in.SetID(0, id)
}

// HitObjectGetRayFlagsEXTInst is a view of an OpHitObjectGetRayFlagsEXT.
type HitObjectGetRayFlagsEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetRayFlagsEXTInst) Inst() *ir.Inst { return v.in }

// HitObjectGetRayFlagsEXT returns the view of in, which must be an OpHitObjectGetRayFlagsEXT.
func HitObjectGetRayFlagsEXT(in *ir.Inst) HitObjectGetRayFlagsEXTInst {
	return HitObjectGetRayFlagsEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetRayFlagsEXTInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetRayFlagsEXTInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectSetShaderBindingTableRecordIndexEXTInst is a view of an OpHitObjectSetShaderBindingTableRecordIndexEXT.
type HitObjectSetShaderBindingTableRecordIndexEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectSetShaderBindingTableRecordIndexEXTInst) Inst() *ir.Inst { return v.in }

// HitObjectSetShaderBindingTableRecordIndexEXT returns the view of in, which must be an OpHitObjectSetShaderBindingTableRecordIndexEXT.
func HitObjectSetShaderBindingTableRecordIndexEXT(in *ir.Inst) HitObjectSetShaderBindingTableRecordIndexEXTInst {
	return HitObjectSetShaderBindingTableRecordIndexEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectSetShaderBindingTableRecordIndexEXTInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectSetShaderBindingTableRecordIndexEXTInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// SBTRecordIndex returns the id SBT Record Index.
func (v HitObjectSetShaderBindingTableRecordIndexEXTInst) SBTRecordIndex() ir.ID { return v.in.ID(1) }

// SetSBTRecordIndex sets the id SBT Record Index.
func (v HitObjectSetShaderBindingTableRecordIndexEXTInst) SetSBTRecordIndex(id ir.ID) {
	v.in.SetID(1, id)
}

// HitObjectReorderExecuteShaderEXTInst is a view of an OpHitObjectReorderExecuteShaderEXT.
type HitObjectReorderExecuteShaderEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectReorderExecuteShaderEXTInst) Inst() *ir.Inst { return v.in }

// HitObjectReorderExecuteShaderEXT returns the view of in, which must be an OpHitObjectReorderExecuteShaderEXT.
func HitObjectReorderExecuteShaderEXT(in *ir.Inst) HitObjectReorderExecuteShaderEXTInst {
	return HitObjectReorderExecuteShaderEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectReorderExecuteShaderEXTInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectReorderExecuteShaderEXTInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// Payload returns the id Payload.
func (v HitObjectReorderExecuteShaderEXTInst) Payload() ir.ID { return v.in.ID(1) }

// SetPayload sets the id Payload.
func (v HitObjectReorderExecuteShaderEXTInst) SetPayload(id ir.ID) { v.in.SetID(1, id) }

// Hint returns the id Hint, 0 where it is absent.
func (v HitObjectReorderExecuteShaderEXTInst) Hint() ir.ID { return optionalID(v.in, 2) }

// Bits returns the id Bits, 0 where it is absent.
func (v HitObjectReorderExecuteShaderEXTInst) Bits() ir.ID { return optionalID(v.in, 3) }

// HitObjectTraceReorderExecuteEXTInst is a view of an OpHitObjectTraceReorderExecuteEXT.
type HitObjectTraceReorderExecuteEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectTraceReorderExecuteEXTInst) Inst() *ir.Inst { return v.in }

// HitObjectTraceReorderExecuteEXT returns the view of in, which must be an OpHitObjectTraceReorderExecuteEXT.
func HitObjectTraceReorderExecuteEXT(in *ir.Inst) HitObjectTraceReorderExecuteEXTInst {
	return HitObjectTraceReorderExecuteEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectTraceReorderExecuteEXTInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectTraceReorderExecuteEXTInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// AccelerationStructure returns the id Acceleration Structure.
func (v HitObjectTraceReorderExecuteEXTInst) AccelerationStructure() ir.ID { return v.in.ID(1) }

// SetAccelerationStructure sets the id Acceleration Structure.
func (v HitObjectTraceReorderExecuteEXTInst) SetAccelerationStructure(id ir.ID) { v.in.SetID(1, id) }

// RayFlags returns the id Ray Flags.
func (v HitObjectTraceReorderExecuteEXTInst) RayFlags() ir.ID { return v.in.ID(2) }

// SetRayFlags sets the id Ray Flags.
func (v HitObjectTraceReorderExecuteEXTInst) SetRayFlags(id ir.ID) { v.in.SetID(2, id) }

// CullMask returns the id Cull Mask.
func (v HitObjectTraceReorderExecuteEXTInst) CullMask() ir.ID { return v.in.ID(3) }

// SetCullMask sets the id Cull Mask.
func (v HitObjectTraceReorderExecuteEXTInst) SetCullMask(id ir.ID) { v.in.SetID(3, id) }

// SBTOffset returns the id SBT Offset.
func (v HitObjectTraceReorderExecuteEXTInst) SBTOffset() ir.ID { return v.in.ID(4) }

// SetSBTOffset sets the id SBT Offset.
func (v HitObjectTraceReorderExecuteEXTInst) SetSBTOffset(id ir.ID) { v.in.SetID(4, id) }

// SBTStride returns the id SBT Stride.
func (v HitObjectTraceReorderExecuteEXTInst) SBTStride() ir.ID { return v.in.ID(5) }

// SetSBTStride sets the id SBT Stride.
func (v HitObjectTraceReorderExecuteEXTInst) SetSBTStride(id ir.ID) { v.in.SetID(5, id) }

// MissIndex returns the id Miss Index.
func (v HitObjectTraceReorderExecuteEXTInst) MissIndex() ir.ID { return v.in.ID(6) }

// SetMissIndex sets the id Miss Index.
func (v HitObjectTraceReorderExecuteEXTInst) SetMissIndex(id ir.ID) { v.in.SetID(6, id) }

// RayOrigin returns the id Ray Origin.
func (v HitObjectTraceReorderExecuteEXTInst) RayOrigin() ir.ID { return v.in.ID(7) }

// SetRayOrigin sets the id Ray Origin.
func (v HitObjectTraceReorderExecuteEXTInst) SetRayOrigin(id ir.ID) { v.in.SetID(7, id) }

// RayTmin returns the id Ray Tmin.
func (v HitObjectTraceReorderExecuteEXTInst) RayTmin() ir.ID { return v.in.ID(8) }

// SetRayTmin sets the id Ray Tmin.
func (v HitObjectTraceReorderExecuteEXTInst) SetRayTmin(id ir.ID) { v.in.SetID(8, id) }

// RayDirection returns the id Ray Direction.
func (v HitObjectTraceReorderExecuteEXTInst) RayDirection() ir.ID { return v.in.ID(9) }

// SetRayDirection sets the id Ray Direction.
func (v HitObjectTraceReorderExecuteEXTInst) SetRayDirection(id ir.ID) { v.in.SetID(9, id) }

// RayTmax returns the id Ray Tmax.
func (v HitObjectTraceReorderExecuteEXTInst) RayTmax() ir.ID { return v.in.ID(10) }

// SetRayTmax sets the id Ray Tmax.
func (v HitObjectTraceReorderExecuteEXTInst) SetRayTmax(id ir.ID) { v.in.SetID(10, id) }

// Payload returns the id Payload.
func (v HitObjectTraceReorderExecuteEXTInst) Payload() ir.ID { return v.in.ID(11) }

// SetPayload sets the id Payload.
func (v HitObjectTraceReorderExecuteEXTInst) SetPayload(id ir.ID) { v.in.SetID(11, id) }

// Hint returns the id Hint, 0 where it is absent.
func (v HitObjectTraceReorderExecuteEXTInst) Hint() ir.ID { return optionalID(v.in, 12) }

// Bits returns the id Bits, 0 where it is absent.
func (v HitObjectTraceReorderExecuteEXTInst) Bits() ir.ID { return optionalID(v.in, 13) }

// HitObjectTraceMotionReorderExecuteEXTInst is a view of an OpHitObjectTraceMotionReorderExecuteEXT.
type HitObjectTraceMotionReorderExecuteEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectTraceMotionReorderExecuteEXTInst) Inst() *ir.Inst { return v.in }

// HitObjectTraceMotionReorderExecuteEXT returns the view of in, which must be an OpHitObjectTraceMotionReorderExecuteEXT.
func HitObjectTraceMotionReorderExecuteEXT(in *ir.Inst) HitObjectTraceMotionReorderExecuteEXTInst {
	return HitObjectTraceMotionReorderExecuteEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectTraceMotionReorderExecuteEXTInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectTraceMotionReorderExecuteEXTInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// AccelerationStructure returns the id Acceleration Structure.
func (v HitObjectTraceMotionReorderExecuteEXTInst) AccelerationStructure() ir.ID { return v.in.ID(1) }

// SetAccelerationStructure sets the id Acceleration Structure.
func (v HitObjectTraceMotionReorderExecuteEXTInst) SetAccelerationStructure(id ir.ID) {
	v.in.SetID(1, id)
}

// RayFlags returns the id Ray Flags.
func (v HitObjectTraceMotionReorderExecuteEXTInst) RayFlags() ir.ID { return v.in.ID(2) }

// SetRayFlags sets the id Ray Flags.
func (v HitObjectTraceMotionReorderExecuteEXTInst) SetRayFlags(id ir.ID) { v.in.SetID(2, id) }

// CullMask returns the id Cull Mask.
func (v HitObjectTraceMotionReorderExecuteEXTInst) CullMask() ir.ID { return v.in.ID(3) }

// SetCullMask sets the id Cull Mask.
func (v HitObjectTraceMotionReorderExecuteEXTInst) SetCullMask(id ir.ID) { v.in.SetID(3, id) }

// SBTOffset returns the id SBT Offset.
func (v HitObjectTraceMotionReorderExecuteEXTInst) SBTOffset() ir.ID { return v.in.ID(4) }

// SetSBTOffset sets the id SBT Offset.
func (v HitObjectTraceMotionReorderExecuteEXTInst) SetSBTOffset(id ir.ID) { v.in.SetID(4, id) }

// SBTStride returns the id SBT Stride.
func (v HitObjectTraceMotionReorderExecuteEXTInst) SBTStride() ir.ID { return v.in.ID(5) }

// SetSBTStride sets the id SBT Stride.
func (v HitObjectTraceMotionReorderExecuteEXTInst) SetSBTStride(id ir.ID) { v.in.SetID(5, id) }

// MissIndex returns the id Miss Index.
func (v HitObjectTraceMotionReorderExecuteEXTInst) MissIndex() ir.ID { return v.in.ID(6) }

// SetMissIndex sets the id Miss Index.
func (v HitObjectTraceMotionReorderExecuteEXTInst) SetMissIndex(id ir.ID) { v.in.SetID(6, id) }

// RayOrigin returns the id Ray Origin.
func (v HitObjectTraceMotionReorderExecuteEXTInst) RayOrigin() ir.ID { return v.in.ID(7) }

// SetRayOrigin sets the id Ray Origin.
func (v HitObjectTraceMotionReorderExecuteEXTInst) SetRayOrigin(id ir.ID) { v.in.SetID(7, id) }

// RayTmin returns the id Ray Tmin.
func (v HitObjectTraceMotionReorderExecuteEXTInst) RayTmin() ir.ID { return v.in.ID(8) }

// SetRayTmin sets the id Ray Tmin.
func (v HitObjectTraceMotionReorderExecuteEXTInst) SetRayTmin(id ir.ID) { v.in.SetID(8, id) }

// RayDirection returns the id Ray Direction.
func (v HitObjectTraceMotionReorderExecuteEXTInst) RayDirection() ir.ID { return v.in.ID(9) }

// SetRayDirection sets the id Ray Direction.
func (v HitObjectTraceMotionReorderExecuteEXTInst) SetRayDirection(id ir.ID) { v.in.SetID(9, id) }

// RayTmax returns the id Ray Tmax.
func (v HitObjectTraceMotionReorderExecuteEXTInst) RayTmax() ir.ID { return v.in.ID(10) }

// SetRayTmax sets the id Ray Tmax.
func (v HitObjectTraceMotionReorderExecuteEXTInst) SetRayTmax(id ir.ID) { v.in.SetID(10, id) }

// CurrentTime returns the id Current Time.
func (v HitObjectTraceMotionReorderExecuteEXTInst) CurrentTime() ir.ID { return v.in.ID(11) }

// SetCurrentTime sets the id Current Time.
func (v HitObjectTraceMotionReorderExecuteEXTInst) SetCurrentTime(id ir.ID) { v.in.SetID(11, id) }

// Payload returns the id Payload.
func (v HitObjectTraceMotionReorderExecuteEXTInst) Payload() ir.ID { return v.in.ID(12) }

// SetPayload sets the id Payload.
func (v HitObjectTraceMotionReorderExecuteEXTInst) SetPayload(id ir.ID) { v.in.SetID(12, id) }

// Hint returns the id Hint, 0 where it is absent.
func (v HitObjectTraceMotionReorderExecuteEXTInst) Hint() ir.ID { return optionalID(v.in, 13) }

// Bits returns the id Bits, 0 where it is absent.
func (v HitObjectTraceMotionReorderExecuteEXTInst) Bits() ir.ID { return optionalID(v.in, 14) }

// TypeHitObjectEXTInst is a view of an OpTypeHitObjectEXT.
type TypeHitObjectEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeHitObjectEXTInst) Inst() *ir.Inst { return v.in }

// TypeHitObjectEXT returns the view of in, which must be an OpTypeHitObjectEXT.
func TypeHitObjectEXT(in *ir.Inst) TypeHitObjectEXTInst { return TypeHitObjectEXTInst{in} }

// ReorderThreadWithHintEXTInst is a view of an OpReorderThreadWithHintEXT.
type ReorderThreadWithHintEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ReorderThreadWithHintEXTInst) Inst() *ir.Inst { return v.in }

// ReorderThreadWithHintEXT returns the view of in, which must be an OpReorderThreadWithHintEXT.
func ReorderThreadWithHintEXT(in *ir.Inst) ReorderThreadWithHintEXTInst {
	return ReorderThreadWithHintEXTInst{in}
}

// Hint returns the id Hint.
func (v ReorderThreadWithHintEXTInst) Hint() ir.ID { return v.in.ID(0) }

// SetHint sets the id Hint.
func (v ReorderThreadWithHintEXTInst) SetHint(id ir.ID) { v.in.SetID(0, id) }

// Bits returns the id Bits.
func (v ReorderThreadWithHintEXTInst) Bits() ir.ID { return v.in.ID(1) }

// SetBits sets the id Bits.
func (v ReorderThreadWithHintEXTInst) SetBits(id ir.ID) { v.in.SetID(1, id) }

// ReorderThreadWithHitObjectEXTInst is a view of an OpReorderThreadWithHitObjectEXT.
type ReorderThreadWithHitObjectEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ReorderThreadWithHitObjectEXTInst) Inst() *ir.Inst { return v.in }

// ReorderThreadWithHitObjectEXT returns the view of in, which must be an OpReorderThreadWithHitObjectEXT.
func ReorderThreadWithHitObjectEXT(in *ir.Inst) ReorderThreadWithHitObjectEXTInst {
	return ReorderThreadWithHitObjectEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v ReorderThreadWithHitObjectEXTInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v ReorderThreadWithHitObjectEXTInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// Hint returns the id Hint, 0 where it is absent.
func (v ReorderThreadWithHitObjectEXTInst) Hint() ir.ID { return optionalID(v.in, 1) }

// Bits returns the id Bits, 0 where it is absent.
func (v ReorderThreadWithHitObjectEXTInst) Bits() ir.ID { return optionalID(v.in, 2) }

// HitObjectTraceRayEXTInst is a view of an OpHitObjectTraceRayEXT.
type HitObjectTraceRayEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectTraceRayEXTInst) Inst() *ir.Inst { return v.in }

// HitObjectTraceRayEXT returns the view of in, which must be an OpHitObjectTraceRayEXT.
func HitObjectTraceRayEXT(in *ir.Inst) HitObjectTraceRayEXTInst { return HitObjectTraceRayEXTInst{in} }

// HitObject returns the id Hit Object.
func (v HitObjectTraceRayEXTInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectTraceRayEXTInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// AccelerationStructure returns the id Acceleration Structure.
func (v HitObjectTraceRayEXTInst) AccelerationStructure() ir.ID { return v.in.ID(1) }

// SetAccelerationStructure sets the id Acceleration Structure.
func (v HitObjectTraceRayEXTInst) SetAccelerationStructure(id ir.ID) { v.in.SetID(1, id) }

// RayFlags returns the id Ray Flags.
func (v HitObjectTraceRayEXTInst) RayFlags() ir.ID { return v.in.ID(2) }

// SetRayFlags sets the id Ray Flags.
func (v HitObjectTraceRayEXTInst) SetRayFlags(id ir.ID) { v.in.SetID(2, id) }

// CullMask returns the id Cull Mask.
func (v HitObjectTraceRayEXTInst) CullMask() ir.ID { return v.in.ID(3) }

// SetCullMask sets the id Cull Mask.
func (v HitObjectTraceRayEXTInst) SetCullMask(id ir.ID) { v.in.SetID(3, id) }

// SBTOffset returns the id SBT Offset.
func (v HitObjectTraceRayEXTInst) SBTOffset() ir.ID { return v.in.ID(4) }

// SetSBTOffset sets the id SBT Offset.
func (v HitObjectTraceRayEXTInst) SetSBTOffset(id ir.ID) { v.in.SetID(4, id) }

// SBTStride returns the id SBT Stride.
func (v HitObjectTraceRayEXTInst) SBTStride() ir.ID { return v.in.ID(5) }

// SetSBTStride sets the id SBT Stride.
func (v HitObjectTraceRayEXTInst) SetSBTStride(id ir.ID) { v.in.SetID(5, id) }

// MissIndex returns the id Miss Index.
func (v HitObjectTraceRayEXTInst) MissIndex() ir.ID { return v.in.ID(6) }

// SetMissIndex sets the id Miss Index.
func (v HitObjectTraceRayEXTInst) SetMissIndex(id ir.ID) { v.in.SetID(6, id) }

// RayOrigin returns the id Ray Origin.
func (v HitObjectTraceRayEXTInst) RayOrigin() ir.ID { return v.in.ID(7) }

// SetRayOrigin sets the id Ray Origin.
func (v HitObjectTraceRayEXTInst) SetRayOrigin(id ir.ID) { v.in.SetID(7, id) }

// RayTmin returns the id Ray Tmin.
func (v HitObjectTraceRayEXTInst) RayTmin() ir.ID { return v.in.ID(8) }

// SetRayTmin sets the id Ray Tmin.
func (v HitObjectTraceRayEXTInst) SetRayTmin(id ir.ID) { v.in.SetID(8, id) }

// RayDirection returns the id Ray Direction.
func (v HitObjectTraceRayEXTInst) RayDirection() ir.ID { return v.in.ID(9) }

// SetRayDirection sets the id Ray Direction.
func (v HitObjectTraceRayEXTInst) SetRayDirection(id ir.ID) { v.in.SetID(9, id) }

// RayTmax returns the id Ray Tmax.
func (v HitObjectTraceRayEXTInst) RayTmax() ir.ID { return v.in.ID(10) }

// SetRayTmax sets the id Ray Tmax.
func (v HitObjectTraceRayEXTInst) SetRayTmax(id ir.ID) { v.in.SetID(10, id) }

// Payload returns the id Payload.
func (v HitObjectTraceRayEXTInst) Payload() ir.ID { return v.in.ID(11) }

// SetPayload sets the id Payload.
func (v HitObjectTraceRayEXTInst) SetPayload(id ir.ID) { v.in.SetID(11, id) }

// HitObjectTraceRayMotionEXTInst is a view of an OpHitObjectTraceRayMotionEXT.
type HitObjectTraceRayMotionEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectTraceRayMotionEXTInst) Inst() *ir.Inst { return v.in }

// HitObjectTraceRayMotionEXT returns the view of in, which must be an OpHitObjectTraceRayMotionEXT.
func HitObjectTraceRayMotionEXT(in *ir.Inst) HitObjectTraceRayMotionEXTInst {
	return HitObjectTraceRayMotionEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectTraceRayMotionEXTInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectTraceRayMotionEXTInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// AccelerationStructure returns the id Acceleration Structure.
func (v HitObjectTraceRayMotionEXTInst) AccelerationStructure() ir.ID { return v.in.ID(1) }

// SetAccelerationStructure sets the id Acceleration Structure.
func (v HitObjectTraceRayMotionEXTInst) SetAccelerationStructure(id ir.ID) { v.in.SetID(1, id) }

// RayFlags returns the id Ray Flags.
func (v HitObjectTraceRayMotionEXTInst) RayFlags() ir.ID { return v.in.ID(2) }

// SetRayFlags sets the id Ray Flags.
func (v HitObjectTraceRayMotionEXTInst) SetRayFlags(id ir.ID) { v.in.SetID(2, id) }

// CullMask returns the id Cull Mask.
func (v HitObjectTraceRayMotionEXTInst) CullMask() ir.ID { return v.in.ID(3) }

// SetCullMask sets the id Cull Mask.
func (v HitObjectTraceRayMotionEXTInst) SetCullMask(id ir.ID) { v.in.SetID(3, id) }

// SBTOffset returns the id SBT Offset.
func (v HitObjectTraceRayMotionEXTInst) SBTOffset() ir.ID { return v.in.ID(4) }

// SetSBTOffset sets the id SBT Offset.
func (v HitObjectTraceRayMotionEXTInst) SetSBTOffset(id ir.ID) { v.in.SetID(4, id) }

// SBTStride returns the id SBT Stride.
func (v HitObjectTraceRayMotionEXTInst) SBTStride() ir.ID { return v.in.ID(5) }

// SetSBTStride sets the id SBT Stride.
func (v HitObjectTraceRayMotionEXTInst) SetSBTStride(id ir.ID) { v.in.SetID(5, id) }

// MissIndex returns the id Miss Index.
func (v HitObjectTraceRayMotionEXTInst) MissIndex() ir.ID { return v.in.ID(6) }

// SetMissIndex sets the id Miss Index.
func (v HitObjectTraceRayMotionEXTInst) SetMissIndex(id ir.ID) { v.in.SetID(6, id) }

// RayOrigin returns the id Ray Origin.
func (v HitObjectTraceRayMotionEXTInst) RayOrigin() ir.ID { return v.in.ID(7) }

// SetRayOrigin sets the id Ray Origin.
func (v HitObjectTraceRayMotionEXTInst) SetRayOrigin(id ir.ID) { v.in.SetID(7, id) }

// RayTmin returns the id Ray Tmin.
func (v HitObjectTraceRayMotionEXTInst) RayTmin() ir.ID { return v.in.ID(8) }

// SetRayTmin sets the id Ray Tmin.
func (v HitObjectTraceRayMotionEXTInst) SetRayTmin(id ir.ID) { v.in.SetID(8, id) }

// RayDirection returns the id Ray Direction.
func (v HitObjectTraceRayMotionEXTInst) RayDirection() ir.ID { return v.in.ID(9) }

// SetRayDirection sets the id Ray Direction.
func (v HitObjectTraceRayMotionEXTInst) SetRayDirection(id ir.ID) { v.in.SetID(9, id) }

// RayTmax returns the id Ray Tmax.
func (v HitObjectTraceRayMotionEXTInst) RayTmax() ir.ID { return v.in.ID(10) }

// SetRayTmax sets the id Ray Tmax.
func (v HitObjectTraceRayMotionEXTInst) SetRayTmax(id ir.ID) { v.in.SetID(10, id) }

// CurrentTime returns the id Current Time.
func (v HitObjectTraceRayMotionEXTInst) CurrentTime() ir.ID { return v.in.ID(11) }

// SetCurrentTime sets the id Current Time.
func (v HitObjectTraceRayMotionEXTInst) SetCurrentTime(id ir.ID) { v.in.SetID(11, id) }

// Payload returns the id Payload.
func (v HitObjectTraceRayMotionEXTInst) Payload() ir.ID { return v.in.ID(12) }

// SetPayload sets the id Payload.
func (v HitObjectTraceRayMotionEXTInst) SetPayload(id ir.ID) { v.in.SetID(12, id) }

// HitObjectRecordEmptyEXTInst is a view of an OpHitObjectRecordEmptyEXT.
type HitObjectRecordEmptyEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectRecordEmptyEXTInst) Inst() *ir.Inst { return v.in }

// HitObjectRecordEmptyEXT returns the view of in, which must be an OpHitObjectRecordEmptyEXT.
func HitObjectRecordEmptyEXT(in *ir.Inst) HitObjectRecordEmptyEXTInst {
	return HitObjectRecordEmptyEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectRecordEmptyEXTInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectRecordEmptyEXTInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectExecuteShaderEXTInst is a view of an OpHitObjectExecuteShaderEXT.
type HitObjectExecuteShaderEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectExecuteShaderEXTInst) Inst() *ir.Inst { return v.in }

// HitObjectExecuteShaderEXT returns the view of in, which must be an OpHitObjectExecuteShaderEXT.
func HitObjectExecuteShaderEXT(in *ir.Inst) HitObjectExecuteShaderEXTInst {
	return HitObjectExecuteShaderEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectExecuteShaderEXTInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectExecuteShaderEXTInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// Payload returns the id Payload.
func (v HitObjectExecuteShaderEXTInst) Payload() ir.ID { return v.in.ID(1) }

// SetPayload sets the id Payload.
func (v HitObjectExecuteShaderEXTInst) SetPayload(id ir.ID) { v.in.SetID(1, id) }

// HitObjectGetCurrentTimeEXTInst is a view of an OpHitObjectGetCurrentTimeEXT.
type HitObjectGetCurrentTimeEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetCurrentTimeEXTInst) Inst() *ir.Inst { return v.in }

// HitObjectGetCurrentTimeEXT returns the view of in, which must be an OpHitObjectGetCurrentTimeEXT.
func HitObjectGetCurrentTimeEXT(in *ir.Inst) HitObjectGetCurrentTimeEXTInst {
	return HitObjectGetCurrentTimeEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetCurrentTimeEXTInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetCurrentTimeEXTInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectGetAttributesEXTInst is a view of an OpHitObjectGetAttributesEXT.
type HitObjectGetAttributesEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetAttributesEXTInst) Inst() *ir.Inst { return v.in }

// HitObjectGetAttributesEXT returns the view of in, which must be an OpHitObjectGetAttributesEXT.
func HitObjectGetAttributesEXT(in *ir.Inst) HitObjectGetAttributesEXTInst {
	return HitObjectGetAttributesEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetAttributesEXTInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetAttributesEXTInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectAttribute returns the id Hit Object Attribute.
func (v HitObjectGetAttributesEXTInst) HitObjectAttribute() ir.ID { return v.in.ID(1) }

// SetHitObjectAttribute sets the id Hit Object Attribute.
func (v HitObjectGetAttributesEXTInst) SetHitObjectAttribute(id ir.ID) { v.in.SetID(1, id) }

// HitObjectGetHitKindEXTInst is a view of an OpHitObjectGetHitKindEXT.
type HitObjectGetHitKindEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetHitKindEXTInst) Inst() *ir.Inst { return v.in }

// HitObjectGetHitKindEXT returns the view of in, which must be an OpHitObjectGetHitKindEXT.
func HitObjectGetHitKindEXT(in *ir.Inst) HitObjectGetHitKindEXTInst {
	return HitObjectGetHitKindEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetHitKindEXTInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetHitKindEXTInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectGetPrimitiveIndexEXTInst is a view of an OpHitObjectGetPrimitiveIndexEXT.
type HitObjectGetPrimitiveIndexEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetPrimitiveIndexEXTInst) Inst() *ir.Inst { return v.in }

// HitObjectGetPrimitiveIndexEXT returns the view of in, which must be an OpHitObjectGetPrimitiveIndexEXT.
func HitObjectGetPrimitiveIndexEXT(in *ir.Inst) HitObjectGetPrimitiveIndexEXTInst {
	return HitObjectGetPrimitiveIndexEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetPrimitiveIndexEXTInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetPrimitiveIndexEXTInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectGetGeometryIndexEXTInst is a view of an OpHitObjectGetGeometryIndexEXT.
type HitObjectGetGeometryIndexEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetGeometryIndexEXTInst) Inst() *ir.Inst { return v.in }

// HitObjectGetGeometryIndexEXT returns the view of in, which must be an OpHitObjectGetGeometryIndexEXT.
func HitObjectGetGeometryIndexEXT(in *ir.Inst) HitObjectGetGeometryIndexEXTInst {
	return HitObjectGetGeometryIndexEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetGeometryIndexEXTInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetGeometryIndexEXTInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectGetInstanceIdEXTInst is a view of an OpHitObjectGetInstanceIdEXT.
type HitObjectGetInstanceIdEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetInstanceIdEXTInst) Inst() *ir.Inst { return v.in }

// HitObjectGetInstanceIdEXT returns the view of in, which must be an OpHitObjectGetInstanceIdEXT.
func HitObjectGetInstanceIdEXT(in *ir.Inst) HitObjectGetInstanceIdEXTInst {
	return HitObjectGetInstanceIdEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetInstanceIdEXTInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetInstanceIdEXTInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectGetInstanceCustomIndexEXTInst is a view of an OpHitObjectGetInstanceCustomIndexEXT.
type HitObjectGetInstanceCustomIndexEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetInstanceCustomIndexEXTInst) Inst() *ir.Inst { return v.in }

// HitObjectGetInstanceCustomIndexEXT returns the view of in, which must be an OpHitObjectGetInstanceCustomIndexEXT.
func HitObjectGetInstanceCustomIndexEXT(in *ir.Inst) HitObjectGetInstanceCustomIndexEXTInst {
	return HitObjectGetInstanceCustomIndexEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetInstanceCustomIndexEXTInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetInstanceCustomIndexEXTInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectGetObjectRayOriginEXTInst is a view of an OpHitObjectGetObjectRayOriginEXT.
type HitObjectGetObjectRayOriginEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetObjectRayOriginEXTInst) Inst() *ir.Inst { return v.in }

// HitObjectGetObjectRayOriginEXT returns the view of in, which must be an OpHitObjectGetObjectRayOriginEXT.
func HitObjectGetObjectRayOriginEXT(in *ir.Inst) HitObjectGetObjectRayOriginEXTInst {
	return HitObjectGetObjectRayOriginEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetObjectRayOriginEXTInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetObjectRayOriginEXTInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectGetObjectRayDirectionEXTInst is a view of an OpHitObjectGetObjectRayDirectionEXT.
type HitObjectGetObjectRayDirectionEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetObjectRayDirectionEXTInst) Inst() *ir.Inst { return v.in }

// HitObjectGetObjectRayDirectionEXT returns the view of in, which must be an OpHitObjectGetObjectRayDirectionEXT.
func HitObjectGetObjectRayDirectionEXT(in *ir.Inst) HitObjectGetObjectRayDirectionEXTInst {
	return HitObjectGetObjectRayDirectionEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetObjectRayDirectionEXTInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetObjectRayDirectionEXTInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectGetWorldRayDirectionEXTInst is a view of an OpHitObjectGetWorldRayDirectionEXT.
type HitObjectGetWorldRayDirectionEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetWorldRayDirectionEXTInst) Inst() *ir.Inst { return v.in }

// HitObjectGetWorldRayDirectionEXT returns the view of in, which must be an OpHitObjectGetWorldRayDirectionEXT.
func HitObjectGetWorldRayDirectionEXT(in *ir.Inst) HitObjectGetWorldRayDirectionEXTInst {
	return HitObjectGetWorldRayDirectionEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetWorldRayDirectionEXTInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetWorldRayDirectionEXTInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectGetWorldRayOriginEXTInst is a view of an OpHitObjectGetWorldRayOriginEXT.
type HitObjectGetWorldRayOriginEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetWorldRayOriginEXTInst) Inst() *ir.Inst { return v.in }

// HitObjectGetWorldRayOriginEXT returns the view of in, which must be an OpHitObjectGetWorldRayOriginEXT.
func HitObjectGetWorldRayOriginEXT(in *ir.Inst) HitObjectGetWorldRayOriginEXTInst {
	return HitObjectGetWorldRayOriginEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetWorldRayOriginEXTInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetWorldRayOriginEXTInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectGetObjectToWorldEXTInst is a view of an OpHitObjectGetObjectToWorldEXT.
type HitObjectGetObjectToWorldEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetObjectToWorldEXTInst) Inst() *ir.Inst { return v.in }

// HitObjectGetObjectToWorldEXT returns the view of in, which must be an OpHitObjectGetObjectToWorldEXT.
func HitObjectGetObjectToWorldEXT(in *ir.Inst) HitObjectGetObjectToWorldEXTInst {
	return HitObjectGetObjectToWorldEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetObjectToWorldEXTInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetObjectToWorldEXTInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectGetWorldToObjectEXTInst is a view of an OpHitObjectGetWorldToObjectEXT.
type HitObjectGetWorldToObjectEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetWorldToObjectEXTInst) Inst() *ir.Inst { return v.in }

// HitObjectGetWorldToObjectEXT returns the view of in, which must be an OpHitObjectGetWorldToObjectEXT.
func HitObjectGetWorldToObjectEXT(in *ir.Inst) HitObjectGetWorldToObjectEXTInst {
	return HitObjectGetWorldToObjectEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetWorldToObjectEXTInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetWorldToObjectEXTInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectGetRayTMaxEXTInst is a view of an OpHitObjectGetRayTMaxEXT.
type HitObjectGetRayTMaxEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetRayTMaxEXTInst) Inst() *ir.Inst { return v.in }

// HitObjectGetRayTMaxEXT returns the view of in, which must be an OpHitObjectGetRayTMaxEXT.
func HitObjectGetRayTMaxEXT(in *ir.Inst) HitObjectGetRayTMaxEXTInst {
	return HitObjectGetRayTMaxEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetRayTMaxEXTInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetRayTMaxEXTInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// ReportIntersectionKHRInst is a view of an OpReportIntersectionKHR.
type ReportIntersectionKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ReportIntersectionKHRInst) Inst() *ir.Inst { return v.in }

// ReportIntersectionKHR returns the view of in, which must be an OpReportIntersectionKHR.
func ReportIntersectionKHR(in *ir.Inst) ReportIntersectionKHRInst {
	return ReportIntersectionKHRInst{in}
}

// Hit returns the id Hit.
func (v ReportIntersectionKHRInst) Hit() ir.ID { return v.in.ID(0) }

// SetHit sets the id Hit.
func (v ReportIntersectionKHRInst) SetHit(id ir.ID) { v.in.SetID(0, id) }

// HitKind returns the id HitKind.
func (v ReportIntersectionKHRInst) HitKind() ir.ID { return v.in.ID(1) }

// SetHitKind sets the id HitKind.
func (v ReportIntersectionKHRInst) SetHitKind(id ir.ID) { v.in.SetID(1, id) }

// IgnoreIntersectionNVInst is a view of an OpIgnoreIntersectionNV.
type IgnoreIntersectionNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v IgnoreIntersectionNVInst) Inst() *ir.Inst { return v.in }

// IgnoreIntersectionNV returns the view of in, which must be an OpIgnoreIntersectionNV.
func IgnoreIntersectionNV(in *ir.Inst) IgnoreIntersectionNVInst { return IgnoreIntersectionNVInst{in} }

// TerminateRayNVInst is a view of an OpTerminateRayNV.
type TerminateRayNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TerminateRayNVInst) Inst() *ir.Inst { return v.in }

// TerminateRayNV returns the view of in, which must be an OpTerminateRayNV.
func TerminateRayNV(in *ir.Inst) TerminateRayNVInst { return TerminateRayNVInst{in} }

// TraceNVInst is a view of an OpTraceNV.
type TraceNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TraceNVInst) Inst() *ir.Inst { return v.in }

// TraceNV returns the view of in, which must be an OpTraceNV.
func TraceNV(in *ir.Inst) TraceNVInst { return TraceNVInst{in} }

// Accel returns the id Accel.
func (v TraceNVInst) Accel() ir.ID { return v.in.ID(0) }

// SetAccel sets the id Accel.
func (v TraceNVInst) SetAccel(id ir.ID) { v.in.SetID(0, id) }

// RayFlags returns the id Ray Flags.
func (v TraceNVInst) RayFlags() ir.ID { return v.in.ID(1) }

// SetRayFlags sets the id Ray Flags.
func (v TraceNVInst) SetRayFlags(id ir.ID) { v.in.SetID(1, id) }

// CullMask returns the id Cull Mask.
func (v TraceNVInst) CullMask() ir.ID { return v.in.ID(2) }

// SetCullMask sets the id Cull Mask.
func (v TraceNVInst) SetCullMask(id ir.ID) { v.in.SetID(2, id) }

// SBTOffset returns the id SBT Offset.
func (v TraceNVInst) SBTOffset() ir.ID { return v.in.ID(3) }

// SetSBTOffset sets the id SBT Offset.
func (v TraceNVInst) SetSBTOffset(id ir.ID) { v.in.SetID(3, id) }

// SBTStride returns the id SBT Stride.
func (v TraceNVInst) SBTStride() ir.ID { return v.in.ID(4) }

// SetSBTStride sets the id SBT Stride.
func (v TraceNVInst) SetSBTStride(id ir.ID) { v.in.SetID(4, id) }

// MissIndex returns the id Miss Index.
func (v TraceNVInst) MissIndex() ir.ID { return v.in.ID(5) }

// SetMissIndex sets the id Miss Index.
func (v TraceNVInst) SetMissIndex(id ir.ID) { v.in.SetID(5, id) }

// RayOrigin returns the id Ray Origin.
func (v TraceNVInst) RayOrigin() ir.ID { return v.in.ID(6) }

// SetRayOrigin sets the id Ray Origin.
func (v TraceNVInst) SetRayOrigin(id ir.ID) { v.in.SetID(6, id) }

// RayTmin returns the id Ray Tmin.
func (v TraceNVInst) RayTmin() ir.ID { return v.in.ID(7) }

// SetRayTmin sets the id Ray Tmin.
func (v TraceNVInst) SetRayTmin(id ir.ID) { v.in.SetID(7, id) }

// RayDirection returns the id Ray Direction.
func (v TraceNVInst) RayDirection() ir.ID { return v.in.ID(8) }

// SetRayDirection sets the id Ray Direction.
func (v TraceNVInst) SetRayDirection(id ir.ID) { v.in.SetID(8, id) }

// RayTmax returns the id Ray Tmax.
func (v TraceNVInst) RayTmax() ir.ID { return v.in.ID(9) }

// SetRayTmax sets the id Ray Tmax.
func (v TraceNVInst) SetRayTmax(id ir.ID) { v.in.SetID(9, id) }

// PayloadId returns the id PayloadId.
func (v TraceNVInst) PayloadId() ir.ID { return v.in.ID(10) }

// SetPayloadId sets the id PayloadId.
func (v TraceNVInst) SetPayloadId(id ir.ID) { v.in.SetID(10, id) }

// TraceMotionNVInst is a view of an OpTraceMotionNV.
type TraceMotionNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TraceMotionNVInst) Inst() *ir.Inst { return v.in }

// TraceMotionNV returns the view of in, which must be an OpTraceMotionNV.
func TraceMotionNV(in *ir.Inst) TraceMotionNVInst { return TraceMotionNVInst{in} }

// Accel returns the id Accel.
func (v TraceMotionNVInst) Accel() ir.ID { return v.in.ID(0) }

// SetAccel sets the id Accel.
func (v TraceMotionNVInst) SetAccel(id ir.ID) { v.in.SetID(0, id) }

// RayFlags returns the id Ray Flags.
func (v TraceMotionNVInst) RayFlags() ir.ID { return v.in.ID(1) }

// SetRayFlags sets the id Ray Flags.
func (v TraceMotionNVInst) SetRayFlags(id ir.ID) { v.in.SetID(1, id) }

// CullMask returns the id Cull Mask.
func (v TraceMotionNVInst) CullMask() ir.ID { return v.in.ID(2) }

// SetCullMask sets the id Cull Mask.
func (v TraceMotionNVInst) SetCullMask(id ir.ID) { v.in.SetID(2, id) }

// SBTOffset returns the id SBT Offset.
func (v TraceMotionNVInst) SBTOffset() ir.ID { return v.in.ID(3) }

// SetSBTOffset sets the id SBT Offset.
func (v TraceMotionNVInst) SetSBTOffset(id ir.ID) { v.in.SetID(3, id) }

// SBTStride returns the id SBT Stride.
func (v TraceMotionNVInst) SBTStride() ir.ID { return v.in.ID(4) }

// SetSBTStride sets the id SBT Stride.
func (v TraceMotionNVInst) SetSBTStride(id ir.ID) { v.in.SetID(4, id) }

// MissIndex returns the id Miss Index.
func (v TraceMotionNVInst) MissIndex() ir.ID { return v.in.ID(5) }

// SetMissIndex sets the id Miss Index.
func (v TraceMotionNVInst) SetMissIndex(id ir.ID) { v.in.SetID(5, id) }

// RayOrigin returns the id Ray Origin.
func (v TraceMotionNVInst) RayOrigin() ir.ID { return v.in.ID(6) }

// SetRayOrigin sets the id Ray Origin.
func (v TraceMotionNVInst) SetRayOrigin(id ir.ID) { v.in.SetID(6, id) }

// RayTmin returns the id Ray Tmin.
func (v TraceMotionNVInst) RayTmin() ir.ID { return v.in.ID(7) }

// SetRayTmin sets the id Ray Tmin.
func (v TraceMotionNVInst) SetRayTmin(id ir.ID) { v.in.SetID(7, id) }

// RayDirection returns the id Ray Direction.
func (v TraceMotionNVInst) RayDirection() ir.ID { return v.in.ID(8) }

// SetRayDirection sets the id Ray Direction.
func (v TraceMotionNVInst) SetRayDirection(id ir.ID) { v.in.SetID(8, id) }

// RayTmax returns the id Ray Tmax.
func (v TraceMotionNVInst) RayTmax() ir.ID { return v.in.ID(9) }

// SetRayTmax sets the id Ray Tmax.
func (v TraceMotionNVInst) SetRayTmax(id ir.ID) { v.in.SetID(9, id) }

// Time returns the id Time.
func (v TraceMotionNVInst) Time() ir.ID { return v.in.ID(10) }

// SetTime sets the id Time.
func (v TraceMotionNVInst) SetTime(id ir.ID) { v.in.SetID(10, id) }

// PayloadId returns the id PayloadId.
func (v TraceMotionNVInst) PayloadId() ir.ID { return v.in.ID(11) }

// SetPayloadId sets the id PayloadId.
func (v TraceMotionNVInst) SetPayloadId(id ir.ID) { v.in.SetID(11, id) }

// TraceRayMotionNVInst is a view of an OpTraceRayMotionNV.
type TraceRayMotionNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TraceRayMotionNVInst) Inst() *ir.Inst { return v.in }

// TraceRayMotionNV returns the view of in, which must be an OpTraceRayMotionNV.
func TraceRayMotionNV(in *ir.Inst) TraceRayMotionNVInst { return TraceRayMotionNVInst{in} }

// Accel returns the id Accel.
func (v TraceRayMotionNVInst) Accel() ir.ID { return v.in.ID(0) }

// SetAccel sets the id Accel.
func (v TraceRayMotionNVInst) SetAccel(id ir.ID) { v.in.SetID(0, id) }

// RayFlags returns the id Ray Flags.
func (v TraceRayMotionNVInst) RayFlags() ir.ID { return v.in.ID(1) }

// SetRayFlags sets the id Ray Flags.
func (v TraceRayMotionNVInst) SetRayFlags(id ir.ID) { v.in.SetID(1, id) }

// CullMask returns the id Cull Mask.
func (v TraceRayMotionNVInst) CullMask() ir.ID { return v.in.ID(2) }

// SetCullMask sets the id Cull Mask.
func (v TraceRayMotionNVInst) SetCullMask(id ir.ID) { v.in.SetID(2, id) }

// SBTOffset returns the id SBT Offset.
func (v TraceRayMotionNVInst) SBTOffset() ir.ID { return v.in.ID(3) }

// SetSBTOffset sets the id SBT Offset.
func (v TraceRayMotionNVInst) SetSBTOffset(id ir.ID) { v.in.SetID(3, id) }

// SBTStride returns the id SBT Stride.
func (v TraceRayMotionNVInst) SBTStride() ir.ID { return v.in.ID(4) }

// SetSBTStride sets the id SBT Stride.
func (v TraceRayMotionNVInst) SetSBTStride(id ir.ID) { v.in.SetID(4, id) }

// MissIndex returns the id Miss Index.
func (v TraceRayMotionNVInst) MissIndex() ir.ID { return v.in.ID(5) }

// SetMissIndex sets the id Miss Index.
func (v TraceRayMotionNVInst) SetMissIndex(id ir.ID) { v.in.SetID(5, id) }

// RayOrigin returns the id Ray Origin.
func (v TraceRayMotionNVInst) RayOrigin() ir.ID { return v.in.ID(6) }

// SetRayOrigin sets the id Ray Origin.
func (v TraceRayMotionNVInst) SetRayOrigin(id ir.ID) { v.in.SetID(6, id) }

// RayTmin returns the id Ray Tmin.
func (v TraceRayMotionNVInst) RayTmin() ir.ID { return v.in.ID(7) }

// SetRayTmin sets the id Ray Tmin.
func (v TraceRayMotionNVInst) SetRayTmin(id ir.ID) { v.in.SetID(7, id) }

// RayDirection returns the id Ray Direction.
func (v TraceRayMotionNVInst) RayDirection() ir.ID { return v.in.ID(8) }

// SetRayDirection sets the id Ray Direction.
func (v TraceRayMotionNVInst) SetRayDirection(id ir.ID) { v.in.SetID(8, id) }

// RayTmax returns the id Ray Tmax.
func (v TraceRayMotionNVInst) RayTmax() ir.ID { return v.in.ID(9) }

// SetRayTmax sets the id Ray Tmax.
func (v TraceRayMotionNVInst) SetRayTmax(id ir.ID) { v.in.SetID(9, id) }

// Time returns the id Time.
func (v TraceRayMotionNVInst) Time() ir.ID { return v.in.ID(10) }

// SetTime sets the id Time.
func (v TraceRayMotionNVInst) SetTime(id ir.ID) { v.in.SetID(10, id) }

// Payload returns the id Payload.
func (v TraceRayMotionNVInst) Payload() ir.ID { return v.in.ID(11) }

// SetPayload sets the id Payload.
func (v TraceRayMotionNVInst) SetPayload(id ir.ID) { v.in.SetID(11, id) }

// RayQueryGetIntersectionTriangleVertexPositionsKHRInst is a view of an OpRayQueryGetIntersectionTriangleVertexPositionsKHR.
type RayQueryGetIntersectionTriangleVertexPositionsKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionTriangleVertexPositionsKHRInst) Inst() *ir.Inst { return v.in }

// RayQueryGetIntersectionTriangleVertexPositionsKHR returns the view of in, which must be an OpRayQueryGetIntersectionTriangleVertexPositionsKHR.
func RayQueryGetIntersectionTriangleVertexPositionsKHR(in *ir.Inst) RayQueryGetIntersectionTriangleVertexPositionsKHRInst {
	return RayQueryGetIntersectionTriangleVertexPositionsKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionTriangleVertexPositionsKHRInst) RayQuery() ir.ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionTriangleVertexPositionsKHRInst) SetRayQuery(id ir.ID) {
	v.in.SetID(0, id)
}

// Intersection returns the id Intersection.
func (v RayQueryGetIntersectionTriangleVertexPositionsKHRInst) Intersection() ir.ID {
	return v.in.ID(1)
}

// SetIntersection sets the id Intersection.
func (v RayQueryGetIntersectionTriangleVertexPositionsKHRInst) SetIntersection(id ir.ID) {
	v.in.SetID(1, id)
}

// TypeAccelerationStructureKHRInst is a view of an OpTypeAccelerationStructureKHR.
type TypeAccelerationStructureKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeAccelerationStructureKHRInst) Inst() *ir.Inst { return v.in }

// TypeAccelerationStructureKHR returns the view of in, which must be an OpTypeAccelerationStructureKHR.
func TypeAccelerationStructureKHR(in *ir.Inst) TypeAccelerationStructureKHRInst {
	return TypeAccelerationStructureKHRInst{in}
}

// ExecuteCallableNVInst is a view of an OpExecuteCallableNV.
type ExecuteCallableNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ExecuteCallableNVInst) Inst() *ir.Inst { return v.in }

// ExecuteCallableNV returns the view of in, which must be an OpExecuteCallableNV.
func ExecuteCallableNV(in *ir.Inst) ExecuteCallableNVInst { return ExecuteCallableNVInst{in} }

// SBTIndex returns the id SBT Index.
func (v ExecuteCallableNVInst) SBTIndex() ir.ID { return v.in.ID(0) }

// SetSBTIndex sets the id SBT Index.
func (v ExecuteCallableNVInst) SetSBTIndex(id ir.ID) { v.in.SetID(0, id) }

// CallableDataId returns the id Callable DataId.
func (v ExecuteCallableNVInst) CallableDataId() ir.ID { return v.in.ID(1) }

// SetCallableDataId sets the id Callable DataId.
func (v ExecuteCallableNVInst) SetCallableDataId(id ir.ID) { v.in.SetID(1, id) }

// RayQueryGetIntersectionClusterIdNVInst is a view of an OpRayQueryGetIntersectionClusterIdNV.
type RayQueryGetIntersectionClusterIdNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionClusterIdNVInst) Inst() *ir.Inst { return v.in }

// RayQueryGetIntersectionClusterIdNV returns the view of in, which must be an OpRayQueryGetIntersectionClusterIdNV.
func RayQueryGetIntersectionClusterIdNV(in *ir.Inst) RayQueryGetIntersectionClusterIdNVInst {
	return RayQueryGetIntersectionClusterIdNVInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionClusterIdNVInst) RayQuery() ir.ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionClusterIdNVInst) SetRayQuery(id ir.ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryGetIntersectionClusterIdNVInst) Intersection() ir.ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryGetIntersectionClusterIdNVInst) SetIntersection(id ir.ID) { v.in.SetID(1, id) }

// HitObjectGetClusterIdNVInst is a view of an OpHitObjectGetClusterIdNV.
type HitObjectGetClusterIdNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetClusterIdNVInst) Inst() *ir.Inst { return v.in }

// HitObjectGetClusterIdNV returns the view of in, which must be an OpHitObjectGetClusterIdNV.
func HitObjectGetClusterIdNV(in *ir.Inst) HitObjectGetClusterIdNVInst {
	return HitObjectGetClusterIdNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetClusterIdNVInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetClusterIdNVInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectGetRayTMinEXTInst is a view of an OpHitObjectGetRayTMinEXT.
type HitObjectGetRayTMinEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetRayTMinEXTInst) Inst() *ir.Inst { return v.in }

// HitObjectGetRayTMinEXT returns the view of in, which must be an OpHitObjectGetRayTMinEXT.
func HitObjectGetRayTMinEXT(in *ir.Inst) HitObjectGetRayTMinEXTInst {
	return HitObjectGetRayTMinEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetRayTMinEXTInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetRayTMinEXTInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectGetShaderBindingTableRecordIndexEXTInst is a view of an OpHitObjectGetShaderBindingTableRecordIndexEXT.
type HitObjectGetShaderBindingTableRecordIndexEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetShaderBindingTableRecordIndexEXTInst) Inst() *ir.Inst { return v.in }

// HitObjectGetShaderBindingTableRecordIndexEXT returns the view of in, which must be an OpHitObjectGetShaderBindingTableRecordIndexEXT.
func HitObjectGetShaderBindingTableRecordIndexEXT(in *ir.Inst) HitObjectGetShaderBindingTableRecordIndexEXTInst {
	return HitObjectGetShaderBindingTableRecordIndexEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetShaderBindingTableRecordIndexEXTInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetShaderBindingTableRecordIndexEXTInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectGetShaderRecordBufferHandleEXTInst is a view of an OpHitObjectGetShaderRecordBufferHandleEXT.
type HitObjectGetShaderRecordBufferHandleEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetShaderRecordBufferHandleEXTInst) Inst() *ir.Inst { return v.in }

// HitObjectGetShaderRecordBufferHandleEXT returns the view of in, which must be an OpHitObjectGetShaderRecordBufferHandleEXT.
func HitObjectGetShaderRecordBufferHandleEXT(in *ir.Inst) HitObjectGetShaderRecordBufferHandleEXTInst {
	return HitObjectGetShaderRecordBufferHandleEXTInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetShaderRecordBufferHandleEXTInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetShaderRecordBufferHandleEXTInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectIsEmptyEXTInst is a view of an OpHitObjectIsEmptyEXT.
type HitObjectIsEmptyEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectIsEmptyEXTInst) Inst() *ir.Inst { return v.in }

// HitObjectIsEmptyEXT returns the view of in, which must be an OpHitObjectIsEmptyEXT.
func HitObjectIsEmptyEXT(in *ir.Inst) HitObjectIsEmptyEXTInst { return HitObjectIsEmptyEXTInst{in} }

// HitObject returns the id Hit Object.
func (v HitObjectIsEmptyEXTInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectIsEmptyEXTInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectIsHitEXTInst is a view of an OpHitObjectIsHitEXT.
type HitObjectIsHitEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectIsHitEXTInst) Inst() *ir.Inst { return v.in }

// HitObjectIsHitEXT returns the view of in, which must be an OpHitObjectIsHitEXT.
func HitObjectIsHitEXT(in *ir.Inst) HitObjectIsHitEXTInst { return HitObjectIsHitEXTInst{in} }

// HitObject returns the id Hit Object.
func (v HitObjectIsHitEXTInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectIsHitEXTInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectIsMissEXTInst is a view of an OpHitObjectIsMissEXT.
type HitObjectIsMissEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectIsMissEXTInst) Inst() *ir.Inst { return v.in }

// HitObjectIsMissEXT returns the view of in, which must be an OpHitObjectIsMissEXT.
func HitObjectIsMissEXT(in *ir.Inst) HitObjectIsMissEXTInst { return HitObjectIsMissEXTInst{in} }

// HitObject returns the id Hit Object.
func (v HitObjectIsMissEXTInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectIsMissEXTInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// TypeCooperativeMatrixNVInst is a view of an OpTypeCooperativeMatrixNV.
type TypeCooperativeMatrixNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeCooperativeMatrixNVInst) Inst() *ir.Inst { return v.in }

// TypeCooperativeMatrixNV returns the view of in, which must be an OpTypeCooperativeMatrixNV.
func TypeCooperativeMatrixNV(in *ir.Inst) TypeCooperativeMatrixNVInst {
	return TypeCooperativeMatrixNVInst{in}
}

// ComponentType returns the id Component Type.
func (v TypeCooperativeMatrixNVInst) ComponentType() ir.ID { return v.in.ID(0) }

// SetComponentType sets the id Component Type.
func (v TypeCooperativeMatrixNVInst) SetComponentType(id ir.ID) { v.in.SetID(0, id) }

// Execution returns the id Execution.
func (v TypeCooperativeMatrixNVInst) Execution() ir.ID { return v.in.ID(1) }

// SetExecution sets the id Execution.
func (v TypeCooperativeMatrixNVInst) SetExecution(id ir.ID) { v.in.SetID(1, id) }

// Rows returns the id Rows.
func (v TypeCooperativeMatrixNVInst) Rows() ir.ID { return v.in.ID(2) }

// SetRows sets the id Rows.
func (v TypeCooperativeMatrixNVInst) SetRows(id ir.ID) { v.in.SetID(2, id) }

// Columns returns the id Columns.
func (v TypeCooperativeMatrixNVInst) Columns() ir.ID { return v.in.ID(3) }

// SetColumns sets the id Columns.
func (v TypeCooperativeMatrixNVInst) SetColumns(id ir.ID) { v.in.SetID(3, id) }

// CooperativeMatrixLoadNVInst is a view of an OpCooperativeMatrixLoadNV.
type CooperativeMatrixLoadNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CooperativeMatrixLoadNVInst) Inst() *ir.Inst { return v.in }

// CooperativeMatrixLoadNV returns the view of in, which must be an OpCooperativeMatrixLoadNV.
func CooperativeMatrixLoadNV(in *ir.Inst) CooperativeMatrixLoadNVInst {
	return CooperativeMatrixLoadNVInst{in}
}

// Pointer returns the id Pointer.
func (v CooperativeMatrixLoadNVInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v CooperativeMatrixLoadNVInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// Stride returns the id Stride.
func (v CooperativeMatrixLoadNVInst) Stride() ir.ID { return v.in.ID(1) }

// SetStride sets the id Stride.
func (v CooperativeMatrixLoadNVInst) SetStride(id ir.ID) { v.in.SetID(1, id) }

// ColumnMajor returns the id Column Major.
func (v CooperativeMatrixLoadNVInst) ColumnMajor() ir.ID { return v.in.ID(2) }

// SetColumnMajor sets the id Column Major.
func (v CooperativeMatrixLoadNVInst) SetColumnMajor(id ir.ID) { v.in.SetID(2, id) }

// MemoryAccess returns MemoryAccess, 0 where it is absent.
func (v CooperativeMatrixLoadNVInst) MemoryAccess() spirv.MemoryAccess {
	return spirv.MemoryAccess(optionalWord(v.in, 3))
}

// CooperativeMatrixStoreNVInst is a view of an OpCooperativeMatrixStoreNV.
type CooperativeMatrixStoreNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CooperativeMatrixStoreNVInst) Inst() *ir.Inst { return v.in }

// CooperativeMatrixStoreNV returns the view of in, which must be an OpCooperativeMatrixStoreNV.
func CooperativeMatrixStoreNV(in *ir.Inst) CooperativeMatrixStoreNVInst {
	return CooperativeMatrixStoreNVInst{in}
}

// Pointer returns the id Pointer.
func (v CooperativeMatrixStoreNVInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v CooperativeMatrixStoreNVInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// Object returns the id Object.
func (v CooperativeMatrixStoreNVInst) Object() ir.ID { return v.in.ID(1) }

// SetObject sets the id Object.
func (v CooperativeMatrixStoreNVInst) SetObject(id ir.ID) { v.in.SetID(1, id) }

// Stride returns the id Stride.
func (v CooperativeMatrixStoreNVInst) Stride() ir.ID { return v.in.ID(2) }

// SetStride sets the id Stride.
func (v CooperativeMatrixStoreNVInst) SetStride(id ir.ID) { v.in.SetID(2, id) }

// ColumnMajor returns the id Column Major.
func (v CooperativeMatrixStoreNVInst) ColumnMajor() ir.ID { return v.in.ID(3) }

// SetColumnMajor sets the id Column Major.
func (v CooperativeMatrixStoreNVInst) SetColumnMajor(id ir.ID) { v.in.SetID(3, id) }

// MemoryAccess returns MemoryAccess, 0 where it is absent.
func (v CooperativeMatrixStoreNVInst) MemoryAccess() spirv.MemoryAccess {
	return spirv.MemoryAccess(optionalWord(v.in, 4))
}

// CooperativeMatrixMulAddNVInst is a view of an OpCooperativeMatrixMulAddNV.
type CooperativeMatrixMulAddNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CooperativeMatrixMulAddNVInst) Inst() *ir.Inst { return v.in }

// CooperativeMatrixMulAddNV returns the view of in, which must be an OpCooperativeMatrixMulAddNV.
func CooperativeMatrixMulAddNV(in *ir.Inst) CooperativeMatrixMulAddNVInst {
	return CooperativeMatrixMulAddNVInst{in}
}

// A returns the id A.
func (v CooperativeMatrixMulAddNVInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v CooperativeMatrixMulAddNVInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// B returns the id B.
func (v CooperativeMatrixMulAddNVInst) B() ir.ID { return v.in.ID(1) }

// SetB sets the id B.
func (v CooperativeMatrixMulAddNVInst) SetB(id ir.ID) { v.in.SetID(1, id) }

// C returns the id C.
func (v CooperativeMatrixMulAddNVInst) C() ir.ID { return v.in.ID(2) }

// SetC sets the id C.
func (v CooperativeMatrixMulAddNVInst) SetC(id ir.ID) { v.in.SetID(2, id) }

// CooperativeMatrixLengthNVInst is a view of an OpCooperativeMatrixLengthNV.
type CooperativeMatrixLengthNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CooperativeMatrixLengthNVInst) Inst() *ir.Inst { return v.in }

// CooperativeMatrixLengthNV returns the view of in, which must be an OpCooperativeMatrixLengthNV.
func CooperativeMatrixLengthNV(in *ir.Inst) CooperativeMatrixLengthNVInst {
	return CooperativeMatrixLengthNVInst{in}
}

// Type returns the id Type.
func (v CooperativeMatrixLengthNVInst) Type() ir.ID { return v.in.ID(0) }

// SetType sets the id Type.
func (v CooperativeMatrixLengthNVInst) SetType(id ir.ID) { v.in.SetID(0, id) }

// CooperativeMatrixGetCoordinateEXTInst is a view of an OpCooperativeMatrixGetCoordinateEXT.
type CooperativeMatrixGetCoordinateEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CooperativeMatrixGetCoordinateEXTInst) Inst() *ir.Inst { return v.in }

// CooperativeMatrixGetCoordinateEXT returns the view of in, which must be an OpCooperativeMatrixGetCoordinateEXT.
func CooperativeMatrixGetCoordinateEXT(in *ir.Inst) CooperativeMatrixGetCoordinateEXTInst {
	return CooperativeMatrixGetCoordinateEXTInst{in}
}

// Matrix returns the id Matrix.
func (v CooperativeMatrixGetCoordinateEXTInst) Matrix() ir.ID { return v.in.ID(0) }

// SetMatrix sets the id Matrix.
func (v CooperativeMatrixGetCoordinateEXTInst) SetMatrix(id ir.ID) { v.in.SetID(0, id) }

// Index returns the id Index.
func (v CooperativeMatrixGetCoordinateEXTInst) Index() ir.ID { return v.in.ID(1) }

// SetIndex sets the id Index.
func (v CooperativeMatrixGetCoordinateEXTInst) SetIndex(id ir.ID) { v.in.SetID(1, id) }

// BeginInvocationInterlockEXTInst is a view of an OpBeginInvocationInterlockEXT.
type BeginInvocationInterlockEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v BeginInvocationInterlockEXTInst) Inst() *ir.Inst { return v.in }

// BeginInvocationInterlockEXT returns the view of in, which must be an OpBeginInvocationInterlockEXT.
func BeginInvocationInterlockEXT(in *ir.Inst) BeginInvocationInterlockEXTInst {
	return BeginInvocationInterlockEXTInst{in}
}

// EndInvocationInterlockEXTInst is a view of an OpEndInvocationInterlockEXT.
type EndInvocationInterlockEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v EndInvocationInterlockEXTInst) Inst() *ir.Inst { return v.in }

// EndInvocationInterlockEXT returns the view of in, which must be an OpEndInvocationInterlockEXT.
func EndInvocationInterlockEXT(in *ir.Inst) EndInvocationInterlockEXTInst {
	return EndInvocationInterlockEXTInst{in}
}

// CooperativeMatrixReduceEXTInst is a view of an OpCooperativeMatrixReduceEXT.
type CooperativeMatrixReduceEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CooperativeMatrixReduceEXTInst) Inst() *ir.Inst { return v.in }

// CooperativeMatrixReduceEXT returns the view of in, which must be an OpCooperativeMatrixReduceEXT.
func CooperativeMatrixReduceEXT(in *ir.Inst) CooperativeMatrixReduceEXTInst {
	return CooperativeMatrixReduceEXTInst{in}
}

// Matrix returns the id Matrix.
func (v CooperativeMatrixReduceEXTInst) Matrix() ir.ID { return v.in.ID(0) }

// SetMatrix sets the id Matrix.
func (v CooperativeMatrixReduceEXTInst) SetMatrix(id ir.ID) { v.in.SetID(0, id) }

// Reduce returns Reduce.
func (v CooperativeMatrixReduceEXTInst) Reduce() spirv.CooperativeMatrixReduce {
	return spirv.CooperativeMatrixReduce(v.in.Literal(1))
}

// CombineFunc returns the id CombineFunc.
func (v CooperativeMatrixReduceEXTInst) CombineFunc() ir.ID { return v.in.ID(2) }

// SetCombineFunc sets the id CombineFunc.
func (v CooperativeMatrixReduceEXTInst) SetCombineFunc(id ir.ID) { v.in.SetID(2, id) }

// CooperativeMatrixLoadTensorNVInst is a view of an OpCooperativeMatrixLoadTensorNV.
type CooperativeMatrixLoadTensorNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CooperativeMatrixLoadTensorNVInst) Inst() *ir.Inst { return v.in }

// CooperativeMatrixLoadTensorNV returns the view of in, which must be an OpCooperativeMatrixLoadTensorNV.
func CooperativeMatrixLoadTensorNV(in *ir.Inst) CooperativeMatrixLoadTensorNVInst {
	return CooperativeMatrixLoadTensorNVInst{in}
}

// Pointer returns the id Pointer.
func (v CooperativeMatrixLoadTensorNVInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v CooperativeMatrixLoadTensorNVInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// Object returns the id Object.
func (v CooperativeMatrixLoadTensorNVInst) Object() ir.ID { return v.in.ID(1) }

// SetObject sets the id Object.
func (v CooperativeMatrixLoadTensorNVInst) SetObject(id ir.ID) { v.in.SetID(1, id) }

// TensorLayout returns the id TensorLayout.
func (v CooperativeMatrixLoadTensorNVInst) TensorLayout() ir.ID { return v.in.ID(2) }

// SetTensorLayout sets the id TensorLayout.
func (v CooperativeMatrixLoadTensorNVInst) SetTensorLayout(id ir.ID) { v.in.SetID(2, id) }

// MemoryOperand returns Memory Operand.
func (v CooperativeMatrixLoadTensorNVInst) MemoryOperand() spirv.MemoryAccess {
	return spirv.MemoryAccess(v.in.Literal(3))
}

// CooperativeMatrixStoreTensorNVInst is a view of an OpCooperativeMatrixStoreTensorNV.
type CooperativeMatrixStoreTensorNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CooperativeMatrixStoreTensorNVInst) Inst() *ir.Inst { return v.in }

// CooperativeMatrixStoreTensorNV returns the view of in, which must be an OpCooperativeMatrixStoreTensorNV.
func CooperativeMatrixStoreTensorNV(in *ir.Inst) CooperativeMatrixStoreTensorNVInst {
	return CooperativeMatrixStoreTensorNVInst{in}
}

// Pointer returns the id Pointer.
func (v CooperativeMatrixStoreTensorNVInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v CooperativeMatrixStoreTensorNVInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// Object returns the id Object.
func (v CooperativeMatrixStoreTensorNVInst) Object() ir.ID { return v.in.ID(1) }

// SetObject sets the id Object.
func (v CooperativeMatrixStoreTensorNVInst) SetObject(id ir.ID) { v.in.SetID(1, id) }

// TensorLayout returns the id TensorLayout.
func (v CooperativeMatrixStoreTensorNVInst) TensorLayout() ir.ID { return v.in.ID(2) }

// SetTensorLayout sets the id TensorLayout.
func (v CooperativeMatrixStoreTensorNVInst) SetTensorLayout(id ir.ID) { v.in.SetID(2, id) }

// MemoryOperand returns Memory Operand.
func (v CooperativeMatrixStoreTensorNVInst) MemoryOperand() spirv.MemoryAccess {
	return spirv.MemoryAccess(v.in.Literal(3))
}

// CooperativeMatrixPerElementOpEXTInst is a view of an OpCooperativeMatrixPerElementOpEXT.
type CooperativeMatrixPerElementOpEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CooperativeMatrixPerElementOpEXTInst) Inst() *ir.Inst { return v.in }

// CooperativeMatrixPerElementOpEXT returns the view of in, which must be an OpCooperativeMatrixPerElementOpEXT.
func CooperativeMatrixPerElementOpEXT(in *ir.Inst) CooperativeMatrixPerElementOpEXTInst {
	return CooperativeMatrixPerElementOpEXTInst{in}
}

// Matrix returns the id Matrix.
func (v CooperativeMatrixPerElementOpEXTInst) Matrix() ir.ID { return v.in.ID(0) }

// SetMatrix sets the id Matrix.
func (v CooperativeMatrixPerElementOpEXTInst) SetMatrix(id ir.ID) { v.in.SetID(0, id) }

// Func returns the id Func.
func (v CooperativeMatrixPerElementOpEXTInst) Func() ir.ID { return v.in.ID(1) }

// SetFunc sets the id Func.
func (v CooperativeMatrixPerElementOpEXTInst) SetFunc(id ir.ID) { v.in.SetID(1, id) }

// Operands returns operand Operands and those after it.
func (v CooperativeMatrixPerElementOpEXTInst) Operands() []ir.ID { return idsFrom(v.in, 2) }

// TypeTensorLayoutNVInst is a view of an OpTypeTensorLayoutNV.
type TypeTensorLayoutNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeTensorLayoutNVInst) Inst() *ir.Inst { return v.in }

// TypeTensorLayoutNV returns the view of in, which must be an OpTypeTensorLayoutNV.
func TypeTensorLayoutNV(in *ir.Inst) TypeTensorLayoutNVInst { return TypeTensorLayoutNVInst{in} }

// Dim returns the id Dim.
func (v TypeTensorLayoutNVInst) Dim() ir.ID { return v.in.ID(0) }

// SetDim sets the id Dim.
func (v TypeTensorLayoutNVInst) SetDim(id ir.ID) { v.in.SetID(0, id) }

// ClampMode returns the id ClampMode.
func (v TypeTensorLayoutNVInst) ClampMode() ir.ID { return v.in.ID(1) }

// SetClampMode sets the id ClampMode.
func (v TypeTensorLayoutNVInst) SetClampMode(id ir.ID) { v.in.SetID(1, id) }

// TypeTensorViewNVInst is a view of an OpTypeTensorViewNV.
type TypeTensorViewNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeTensorViewNVInst) Inst() *ir.Inst { return v.in }

// TypeTensorViewNV returns the view of in, which must be an OpTypeTensorViewNV.
func TypeTensorViewNV(in *ir.Inst) TypeTensorViewNVInst { return TypeTensorViewNVInst{in} }

// Dim returns the id Dim.
func (v TypeTensorViewNVInst) Dim() ir.ID { return v.in.ID(0) }

// SetDim sets the id Dim.
func (v TypeTensorViewNVInst) SetDim(id ir.ID) { v.in.SetID(0, id) }

// HasDimensions returns the id HasDimensions.
func (v TypeTensorViewNVInst) HasDimensions() ir.ID { return v.in.ID(1) }

// SetHasDimensions sets the id HasDimensions.
func (v TypeTensorViewNVInst) SetHasDimensions(id ir.ID) { v.in.SetID(1, id) }

// P returns operand p and those after it.
func (v TypeTensorViewNVInst) P() []ir.ID { return idsFrom(v.in, 2) }

// CreateTensorLayoutNVInst is a view of an OpCreateTensorLayoutNV.
type CreateTensorLayoutNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CreateTensorLayoutNVInst) Inst() *ir.Inst { return v.in }

// CreateTensorLayoutNV returns the view of in, which must be an OpCreateTensorLayoutNV.
func CreateTensorLayoutNV(in *ir.Inst) CreateTensorLayoutNVInst { return CreateTensorLayoutNVInst{in} }

// TensorLayoutSetDimensionNVInst is a view of an OpTensorLayoutSetDimensionNV.
type TensorLayoutSetDimensionNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TensorLayoutSetDimensionNVInst) Inst() *ir.Inst { return v.in }

// TensorLayoutSetDimensionNV returns the view of in, which must be an OpTensorLayoutSetDimensionNV.
func TensorLayoutSetDimensionNV(in *ir.Inst) TensorLayoutSetDimensionNVInst {
	return TensorLayoutSetDimensionNVInst{in}
}

// TensorLayout returns the id TensorLayout.
func (v TensorLayoutSetDimensionNVInst) TensorLayout() ir.ID { return v.in.ID(0) }

// SetTensorLayout sets the id TensorLayout.
func (v TensorLayoutSetDimensionNVInst) SetTensorLayout(id ir.ID) { v.in.SetID(0, id) }

// Dim returns operand Dim and those after it.
func (v TensorLayoutSetDimensionNVInst) Dim() []ir.ID { return idsFrom(v.in, 1) }

// TensorLayoutSetStrideNVInst is a view of an OpTensorLayoutSetStrideNV.
type TensorLayoutSetStrideNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TensorLayoutSetStrideNVInst) Inst() *ir.Inst { return v.in }

// TensorLayoutSetStrideNV returns the view of in, which must be an OpTensorLayoutSetStrideNV.
func TensorLayoutSetStrideNV(in *ir.Inst) TensorLayoutSetStrideNVInst {
	return TensorLayoutSetStrideNVInst{in}
}

// TensorLayout returns the id TensorLayout.
func (v TensorLayoutSetStrideNVInst) TensorLayout() ir.ID { return v.in.ID(0) }

// SetTensorLayout sets the id TensorLayout.
func (v TensorLayoutSetStrideNVInst) SetTensorLayout(id ir.ID) { v.in.SetID(0, id) }

// Stride returns operand Stride and those after it.
func (v TensorLayoutSetStrideNVInst) Stride() []ir.ID { return idsFrom(v.in, 1) }

// TensorLayoutSliceNVInst is a view of an OpTensorLayoutSliceNV.
type TensorLayoutSliceNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TensorLayoutSliceNVInst) Inst() *ir.Inst { return v.in }

// TensorLayoutSliceNV returns the view of in, which must be an OpTensorLayoutSliceNV.
func TensorLayoutSliceNV(in *ir.Inst) TensorLayoutSliceNVInst { return TensorLayoutSliceNVInst{in} }

// TensorLayout returns the id TensorLayout.
func (v TensorLayoutSliceNVInst) TensorLayout() ir.ID { return v.in.ID(0) }

// SetTensorLayout sets the id TensorLayout.
func (v TensorLayoutSliceNVInst) SetTensorLayout(id ir.ID) { v.in.SetID(0, id) }

// Operands returns operand Operands and those after it.
func (v TensorLayoutSliceNVInst) Operands() []ir.ID { return idsFrom(v.in, 1) }

// TensorLayoutSetClampValueNVInst is a view of an OpTensorLayoutSetClampValueNV.
type TensorLayoutSetClampValueNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TensorLayoutSetClampValueNVInst) Inst() *ir.Inst { return v.in }

// TensorLayoutSetClampValueNV returns the view of in, which must be an OpTensorLayoutSetClampValueNV.
func TensorLayoutSetClampValueNV(in *ir.Inst) TensorLayoutSetClampValueNVInst {
	return TensorLayoutSetClampValueNVInst{in}
}

// TensorLayout returns the id TensorLayout.
func (v TensorLayoutSetClampValueNVInst) TensorLayout() ir.ID { return v.in.ID(0) }

// SetTensorLayout sets the id TensorLayout.
func (v TensorLayoutSetClampValueNVInst) SetTensorLayout(id ir.ID) { v.in.SetID(0, id) }

// Value returns the id Value.
func (v TensorLayoutSetClampValueNVInst) Value() ir.ID { return v.in.ID(1) }

// SetValue sets the id Value.
func (v TensorLayoutSetClampValueNVInst) SetValue(id ir.ID) { v.in.SetID(1, id) }

// CreateTensorViewNVInst is a view of an OpCreateTensorViewNV.
type CreateTensorViewNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CreateTensorViewNVInst) Inst() *ir.Inst { return v.in }

// CreateTensorViewNV returns the view of in, which must be an OpCreateTensorViewNV.
func CreateTensorViewNV(in *ir.Inst) CreateTensorViewNVInst { return CreateTensorViewNVInst{in} }

// TensorViewSetDimensionNVInst is a view of an OpTensorViewSetDimensionNV.
type TensorViewSetDimensionNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TensorViewSetDimensionNVInst) Inst() *ir.Inst { return v.in }

// TensorViewSetDimensionNV returns the view of in, which must be an OpTensorViewSetDimensionNV.
func TensorViewSetDimensionNV(in *ir.Inst) TensorViewSetDimensionNVInst {
	return TensorViewSetDimensionNVInst{in}
}

// TensorView returns the id TensorView.
func (v TensorViewSetDimensionNVInst) TensorView() ir.ID { return v.in.ID(0) }

// SetTensorView sets the id TensorView.
func (v TensorViewSetDimensionNVInst) SetTensorView(id ir.ID) { v.in.SetID(0, id) }

// Dim returns operand Dim and those after it.
func (v TensorViewSetDimensionNVInst) Dim() []ir.ID { return idsFrom(v.in, 1) }

// TensorViewSetStrideNVInst is a view of an OpTensorViewSetStrideNV.
type TensorViewSetStrideNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TensorViewSetStrideNVInst) Inst() *ir.Inst { return v.in }

// TensorViewSetStrideNV returns the view of in, which must be an OpTensorViewSetStrideNV.
func TensorViewSetStrideNV(in *ir.Inst) TensorViewSetStrideNVInst {
	return TensorViewSetStrideNVInst{in}
}

// TensorView returns the id TensorView.
func (v TensorViewSetStrideNVInst) TensorView() ir.ID { return v.in.ID(0) }

// SetTensorView sets the id TensorView.
func (v TensorViewSetStrideNVInst) SetTensorView(id ir.ID) { v.in.SetID(0, id) }

// Stride returns operand Stride and those after it.
func (v TensorViewSetStrideNVInst) Stride() []ir.ID { return idsFrom(v.in, 1) }

// DemoteToHelperInvocationInst is a view of an OpDemoteToHelperInvocation.
type DemoteToHelperInvocationInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v DemoteToHelperInvocationInst) Inst() *ir.Inst { return v.in }

// DemoteToHelperInvocation returns the view of in, which must be an OpDemoteToHelperInvocation.
func DemoteToHelperInvocation(in *ir.Inst) DemoteToHelperInvocationInst {
	return DemoteToHelperInvocationInst{in}
}

// IsHelperInvocationEXTInst is a view of an OpIsHelperInvocationEXT.
type IsHelperInvocationEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v IsHelperInvocationEXTInst) Inst() *ir.Inst { return v.in }

// IsHelperInvocationEXT returns the view of in, which must be an OpIsHelperInvocationEXT.
func IsHelperInvocationEXT(in *ir.Inst) IsHelperInvocationEXTInst {
	return IsHelperInvocationEXTInst{in}
}

// TensorViewSetClipNVInst is a view of an OpTensorViewSetClipNV.
type TensorViewSetClipNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TensorViewSetClipNVInst) Inst() *ir.Inst { return v.in }

// TensorViewSetClipNV returns the view of in, which must be an OpTensorViewSetClipNV.
func TensorViewSetClipNV(in *ir.Inst) TensorViewSetClipNVInst { return TensorViewSetClipNVInst{in} }

// TensorView returns the id TensorView.
func (v TensorViewSetClipNVInst) TensorView() ir.ID { return v.in.ID(0) }

// SetTensorView sets the id TensorView.
func (v TensorViewSetClipNVInst) SetTensorView(id ir.ID) { v.in.SetID(0, id) }

// ClipRowOffset returns the id ClipRowOffset.
func (v TensorViewSetClipNVInst) ClipRowOffset() ir.ID { return v.in.ID(1) }

// SetClipRowOffset sets the id ClipRowOffset.
func (v TensorViewSetClipNVInst) SetClipRowOffset(id ir.ID) { v.in.SetID(1, id) }

// ClipRowSpan returns the id ClipRowSpan.
func (v TensorViewSetClipNVInst) ClipRowSpan() ir.ID { return v.in.ID(2) }

// SetClipRowSpan sets the id ClipRowSpan.
func (v TensorViewSetClipNVInst) SetClipRowSpan(id ir.ID) { v.in.SetID(2, id) }

// ClipColOffset returns the id ClipColOffset.
func (v TensorViewSetClipNVInst) ClipColOffset() ir.ID { return v.in.ID(3) }

// SetClipColOffset sets the id ClipColOffset.
func (v TensorViewSetClipNVInst) SetClipColOffset(id ir.ID) { v.in.SetID(3, id) }

// ClipColSpan returns the id ClipColSpan.
func (v TensorViewSetClipNVInst) ClipColSpan() ir.ID { return v.in.ID(4) }

// SetClipColSpan sets the id ClipColSpan.
func (v TensorViewSetClipNVInst) SetClipColSpan(id ir.ID) { v.in.SetID(4, id) }

// TensorLayoutSetBlockSizeNVInst is a view of an OpTensorLayoutSetBlockSizeNV.
type TensorLayoutSetBlockSizeNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TensorLayoutSetBlockSizeNVInst) Inst() *ir.Inst { return v.in }

// TensorLayoutSetBlockSizeNV returns the view of in, which must be an OpTensorLayoutSetBlockSizeNV.
func TensorLayoutSetBlockSizeNV(in *ir.Inst) TensorLayoutSetBlockSizeNVInst {
	return TensorLayoutSetBlockSizeNVInst{in}
}

// TensorLayout returns the id TensorLayout.
func (v TensorLayoutSetBlockSizeNVInst) TensorLayout() ir.ID { return v.in.ID(0) }

// SetTensorLayout sets the id TensorLayout.
func (v TensorLayoutSetBlockSizeNVInst) SetTensorLayout(id ir.ID) { v.in.SetID(0, id) }

// BlockSize returns operand BlockSize and those after it.
func (v TensorLayoutSetBlockSizeNVInst) BlockSize() []ir.ID { return idsFrom(v.in, 1) }

// CooperativeMatrixTransposeNVInst is a view of an OpCooperativeMatrixTransposeNV.
type CooperativeMatrixTransposeNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CooperativeMatrixTransposeNVInst) Inst() *ir.Inst { return v.in }

// CooperativeMatrixTransposeNV returns the view of in, which must be an OpCooperativeMatrixTransposeNV.
func CooperativeMatrixTransposeNV(in *ir.Inst) CooperativeMatrixTransposeNVInst {
	return CooperativeMatrixTransposeNVInst{in}
}

// Matrix returns the id Matrix.
func (v CooperativeMatrixTransposeNVInst) Matrix() ir.ID { return v.in.ID(0) }

// SetMatrix sets the id Matrix.
func (v CooperativeMatrixTransposeNVInst) SetMatrix(id ir.ID) { v.in.SetID(0, id) }

// ConvertUToImageNVInst is a view of an OpConvertUToImageNV.
type ConvertUToImageNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ConvertUToImageNVInst) Inst() *ir.Inst { return v.in }

// ConvertUToImageNV returns the view of in, which must be an OpConvertUToImageNV.
func ConvertUToImageNV(in *ir.Inst) ConvertUToImageNVInst { return ConvertUToImageNVInst{in} }

// Operand returns the id Operand.
func (v ConvertUToImageNVInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand.
func (v ConvertUToImageNVInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// ConvertUToSamplerNVInst is a view of an OpConvertUToSamplerNV.
type ConvertUToSamplerNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ConvertUToSamplerNVInst) Inst() *ir.Inst { return v.in }

// ConvertUToSamplerNV returns the view of in, which must be an OpConvertUToSamplerNV.
func ConvertUToSamplerNV(in *ir.Inst) ConvertUToSamplerNVInst { return ConvertUToSamplerNVInst{in} }

// Operand returns the id Operand.
func (v ConvertUToSamplerNVInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand.
func (v ConvertUToSamplerNVInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// ConvertImageToUNVInst is a view of an OpConvertImageToUNV.
type ConvertImageToUNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ConvertImageToUNVInst) Inst() *ir.Inst { return v.in }

// ConvertImageToUNV returns the view of in, which must be an OpConvertImageToUNV.
func ConvertImageToUNV(in *ir.Inst) ConvertImageToUNVInst { return ConvertImageToUNVInst{in} }

// Operand returns the id Operand.
func (v ConvertImageToUNVInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand.
func (v ConvertImageToUNVInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// ConvertSamplerToUNVInst is a view of an OpConvertSamplerToUNV.
type ConvertSamplerToUNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ConvertSamplerToUNVInst) Inst() *ir.Inst { return v.in }

// ConvertSamplerToUNV returns the view of in, which must be an OpConvertSamplerToUNV.
func ConvertSamplerToUNV(in *ir.Inst) ConvertSamplerToUNVInst { return ConvertSamplerToUNVInst{in} }

// Operand returns the id Operand.
func (v ConvertSamplerToUNVInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand.
func (v ConvertSamplerToUNVInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// ConvertUToSampledImageNVInst is a view of an OpConvertUToSampledImageNV.
type ConvertUToSampledImageNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ConvertUToSampledImageNVInst) Inst() *ir.Inst { return v.in }

// ConvertUToSampledImageNV returns the view of in, which must be an OpConvertUToSampledImageNV.
func ConvertUToSampledImageNV(in *ir.Inst) ConvertUToSampledImageNVInst {
	return ConvertUToSampledImageNVInst{in}
}

// Operand returns the id Operand.
func (v ConvertUToSampledImageNVInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand.
func (v ConvertUToSampledImageNVInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// ConvertSampledImageToUNVInst is a view of an OpConvertSampledImageToUNV.
type ConvertSampledImageToUNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ConvertSampledImageToUNVInst) Inst() *ir.Inst { return v.in }

// ConvertSampledImageToUNV returns the view of in, which must be an OpConvertSampledImageToUNV.
func ConvertSampledImageToUNV(in *ir.Inst) ConvertSampledImageToUNVInst {
	return ConvertSampledImageToUNVInst{in}
}

// Operand returns the id Operand.
func (v ConvertSampledImageToUNVInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand.
func (v ConvertSampledImageToUNVInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// SamplerImageAddressingModeNVInst is a view of an OpSamplerImageAddressingModeNV.
type SamplerImageAddressingModeNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SamplerImageAddressingModeNVInst) Inst() *ir.Inst { return v.in }

// SamplerImageAddressingModeNV returns the view of in, which must be an OpSamplerImageAddressingModeNV.
func SamplerImageAddressingModeNV(in *ir.Inst) SamplerImageAddressingModeNVInst {
	return SamplerImageAddressingModeNVInst{in}
}

// BitWidth returns the literal Bit Width.
func (v SamplerImageAddressingModeNVInst) BitWidth() uint32 { return v.in.Literal(0) }

// RawAccessChainNVInst is a view of an OpRawAccessChainNV.
type RawAccessChainNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v RawAccessChainNVInst) Inst() *ir.Inst { return v.in }

// RawAccessChainNV returns the view of in, which must be an OpRawAccessChainNV.
func RawAccessChainNV(in *ir.Inst) RawAccessChainNVInst { return RawAccessChainNVInst{in} }

// Base returns the id Base.
func (v RawAccessChainNVInst) Base() ir.ID { return v.in.ID(0) }

// SetBase sets the id Base.
func (v RawAccessChainNVInst) SetBase(id ir.ID) { v.in.SetID(0, id) }

// ByteStride returns the id Byte stride.
func (v RawAccessChainNVInst) ByteStride() ir.ID { return v.in.ID(1) }

// SetByteStride sets the id Byte stride.
func (v RawAccessChainNVInst) SetByteStride(id ir.ID) { v.in.SetID(1, id) }

// ElementIndex returns the id Element index.
func (v RawAccessChainNVInst) ElementIndex() ir.ID { return v.in.ID(2) }

// SetElementIndex sets the id Element index.
func (v RawAccessChainNVInst) SetElementIndex(id ir.ID) { v.in.SetID(2, id) }

// ByteOffset returns the id Byte offset.
func (v RawAccessChainNVInst) ByteOffset() ir.ID { return v.in.ID(3) }

// SetByteOffset sets the id Byte offset.
func (v RawAccessChainNVInst) SetByteOffset(id ir.ID) { v.in.SetID(3, id) }

// RawAccessChainOperands returns RawAccessChainOperands, 0 where it is absent.
func (v RawAccessChainNVInst) RawAccessChainOperands() spirv.RawAccessChainOperands {
	return spirv.RawAccessChainOperands(optionalWord(v.in, 4))
}

// RayQueryGetIntersectionSpherePositionNVInst is a view of an OpRayQueryGetIntersectionSpherePositionNV.
type RayQueryGetIntersectionSpherePositionNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionSpherePositionNVInst) Inst() *ir.Inst { return v.in }

// RayQueryGetIntersectionSpherePositionNV returns the view of in, which must be an OpRayQueryGetIntersectionSpherePositionNV.
func RayQueryGetIntersectionSpherePositionNV(in *ir.Inst) RayQueryGetIntersectionSpherePositionNVInst {
	return RayQueryGetIntersectionSpherePositionNVInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionSpherePositionNVInst) RayQuery() ir.ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionSpherePositionNVInst) SetRayQuery(id ir.ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryGetIntersectionSpherePositionNVInst) Intersection() ir.ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryGetIntersectionSpherePositionNVInst) SetIntersection(id ir.ID) { v.in.SetID(1, id) }

// RayQueryGetIntersectionSphereRadiusNVInst is a view of an OpRayQueryGetIntersectionSphereRadiusNV.
type RayQueryGetIntersectionSphereRadiusNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionSphereRadiusNVInst) Inst() *ir.Inst { return v.in }

// RayQueryGetIntersectionSphereRadiusNV returns the view of in, which must be an OpRayQueryGetIntersectionSphereRadiusNV.
func RayQueryGetIntersectionSphereRadiusNV(in *ir.Inst) RayQueryGetIntersectionSphereRadiusNVInst {
	return RayQueryGetIntersectionSphereRadiusNVInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionSphereRadiusNVInst) RayQuery() ir.ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionSphereRadiusNVInst) SetRayQuery(id ir.ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryGetIntersectionSphereRadiusNVInst) Intersection() ir.ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryGetIntersectionSphereRadiusNVInst) SetIntersection(id ir.ID) { v.in.SetID(1, id) }

// RayQueryGetIntersectionLSSPositionsNVInst is a view of an OpRayQueryGetIntersectionLSSPositionsNV.
type RayQueryGetIntersectionLSSPositionsNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionLSSPositionsNVInst) Inst() *ir.Inst { return v.in }

// RayQueryGetIntersectionLSSPositionsNV returns the view of in, which must be an OpRayQueryGetIntersectionLSSPositionsNV.
func RayQueryGetIntersectionLSSPositionsNV(in *ir.Inst) RayQueryGetIntersectionLSSPositionsNVInst {
	return RayQueryGetIntersectionLSSPositionsNVInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionLSSPositionsNVInst) RayQuery() ir.ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionLSSPositionsNVInst) SetRayQuery(id ir.ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryGetIntersectionLSSPositionsNVInst) Intersection() ir.ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryGetIntersectionLSSPositionsNVInst) SetIntersection(id ir.ID) { v.in.SetID(1, id) }

// RayQueryGetIntersectionLSSRadiiNVInst is a view of an OpRayQueryGetIntersectionLSSRadiiNV.
type RayQueryGetIntersectionLSSRadiiNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionLSSRadiiNVInst) Inst() *ir.Inst { return v.in }

// RayQueryGetIntersectionLSSRadiiNV returns the view of in, which must be an OpRayQueryGetIntersectionLSSRadiiNV.
func RayQueryGetIntersectionLSSRadiiNV(in *ir.Inst) RayQueryGetIntersectionLSSRadiiNVInst {
	return RayQueryGetIntersectionLSSRadiiNVInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionLSSRadiiNVInst) RayQuery() ir.ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionLSSRadiiNVInst) SetRayQuery(id ir.ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryGetIntersectionLSSRadiiNVInst) Intersection() ir.ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryGetIntersectionLSSRadiiNVInst) SetIntersection(id ir.ID) { v.in.SetID(1, id) }

// RayQueryGetIntersectionLSSHitValueNVInst is a view of an OpRayQueryGetIntersectionLSSHitValueNV.
type RayQueryGetIntersectionLSSHitValueNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionLSSHitValueNVInst) Inst() *ir.Inst { return v.in }

// RayQueryGetIntersectionLSSHitValueNV returns the view of in, which must be an OpRayQueryGetIntersectionLSSHitValueNV.
func RayQueryGetIntersectionLSSHitValueNV(in *ir.Inst) RayQueryGetIntersectionLSSHitValueNVInst {
	return RayQueryGetIntersectionLSSHitValueNVInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionLSSHitValueNVInst) RayQuery() ir.ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionLSSHitValueNVInst) SetRayQuery(id ir.ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryGetIntersectionLSSHitValueNVInst) Intersection() ir.ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryGetIntersectionLSSHitValueNVInst) SetIntersection(id ir.ID) { v.in.SetID(1, id) }

// HitObjectGetSpherePositionNVInst is a view of an OpHitObjectGetSpherePositionNV.
type HitObjectGetSpherePositionNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetSpherePositionNVInst) Inst() *ir.Inst { return v.in }

// HitObjectGetSpherePositionNV returns the view of in, which must be an OpHitObjectGetSpherePositionNV.
func HitObjectGetSpherePositionNV(in *ir.Inst) HitObjectGetSpherePositionNVInst {
	return HitObjectGetSpherePositionNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetSpherePositionNVInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetSpherePositionNVInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectGetSphereRadiusNVInst is a view of an OpHitObjectGetSphereRadiusNV.
type HitObjectGetSphereRadiusNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetSphereRadiusNVInst) Inst() *ir.Inst { return v.in }

// HitObjectGetSphereRadiusNV returns the view of in, which must be an OpHitObjectGetSphereRadiusNV.
func HitObjectGetSphereRadiusNV(in *ir.Inst) HitObjectGetSphereRadiusNVInst {
	return HitObjectGetSphereRadiusNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetSphereRadiusNVInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetSphereRadiusNVInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectGetLSSPositionsNVInst is a view of an OpHitObjectGetLSSPositionsNV.
type HitObjectGetLSSPositionsNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetLSSPositionsNVInst) Inst() *ir.Inst { return v.in }

// HitObjectGetLSSPositionsNV returns the view of in, which must be an OpHitObjectGetLSSPositionsNV.
func HitObjectGetLSSPositionsNV(in *ir.Inst) HitObjectGetLSSPositionsNVInst {
	return HitObjectGetLSSPositionsNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetLSSPositionsNVInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetLSSPositionsNVInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectGetLSSRadiiNVInst is a view of an OpHitObjectGetLSSRadiiNV.
type HitObjectGetLSSRadiiNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectGetLSSRadiiNVInst) Inst() *ir.Inst { return v.in }

// HitObjectGetLSSRadiiNV returns the view of in, which must be an OpHitObjectGetLSSRadiiNV.
func HitObjectGetLSSRadiiNV(in *ir.Inst) HitObjectGetLSSRadiiNVInst {
	return HitObjectGetLSSRadiiNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectGetLSSRadiiNVInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectGetLSSRadiiNVInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectIsSphereHitNVInst is a view of an OpHitObjectIsSphereHitNV.
type HitObjectIsSphereHitNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectIsSphereHitNVInst) Inst() *ir.Inst { return v.in }

// HitObjectIsSphereHitNV returns the view of in, which must be an OpHitObjectIsSphereHitNV.
func HitObjectIsSphereHitNV(in *ir.Inst) HitObjectIsSphereHitNVInst {
	return HitObjectIsSphereHitNVInst{in}
}

// HitObject returns the id Hit Object.
func (v HitObjectIsSphereHitNVInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectIsSphereHitNVInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// HitObjectIsLSSHitNVInst is a view of an OpHitObjectIsLSSHitNV.
type HitObjectIsLSSHitNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v HitObjectIsLSSHitNVInst) Inst() *ir.Inst { return v.in }

// HitObjectIsLSSHitNV returns the view of in, which must be an OpHitObjectIsLSSHitNV.
func HitObjectIsLSSHitNV(in *ir.Inst) HitObjectIsLSSHitNVInst { return HitObjectIsLSSHitNVInst{in} }

// HitObject returns the id Hit Object.
func (v HitObjectIsLSSHitNVInst) HitObject() ir.ID { return v.in.ID(0) }

// SetHitObject sets the id Hit Object.
func (v HitObjectIsLSSHitNVInst) SetHitObject(id ir.ID) { v.in.SetID(0, id) }

// RayQueryIsSphereHitNVInst is a view of an OpRayQueryIsSphereHitNV.
type RayQueryIsSphereHitNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v RayQueryIsSphereHitNVInst) Inst() *ir.Inst { return v.in }

// RayQueryIsSphereHitNV returns the view of in, which must be an OpRayQueryIsSphereHitNV.
func RayQueryIsSphereHitNV(in *ir.Inst) RayQueryIsSphereHitNVInst {
	return RayQueryIsSphereHitNVInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryIsSphereHitNVInst) RayQuery() ir.ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryIsSphereHitNVInst) SetRayQuery(id ir.ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryIsSphereHitNVInst) Intersection() ir.ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryIsSphereHitNVInst) SetIntersection(id ir.ID) { v.in.SetID(1, id) }

// RayQueryIsLSSHitNVInst is a view of an OpRayQueryIsLSSHitNV.
type RayQueryIsLSSHitNVInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v RayQueryIsLSSHitNVInst) Inst() *ir.Inst { return v.in }

// RayQueryIsLSSHitNV returns the view of in, which must be an OpRayQueryIsLSSHitNV.
func RayQueryIsLSSHitNV(in *ir.Inst) RayQueryIsLSSHitNVInst { return RayQueryIsLSSHitNVInst{in} }

// RayQuery returns the id RayQuery.
func (v RayQueryIsLSSHitNVInst) RayQuery() ir.ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryIsLSSHitNVInst) SetRayQuery(id ir.ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryIsLSSHitNVInst) Intersection() ir.ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryIsLSSHitNVInst) SetIntersection(id ir.ID) { v.in.SetID(1, id) }

// SubgroupShuffleINTELInst is a view of an OpSubgroupShuffleINTEL.
type SubgroupShuffleINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupShuffleINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupShuffleINTEL returns the view of in, which must be an OpSubgroupShuffleINTEL.
func SubgroupShuffleINTEL(in *ir.Inst) SubgroupShuffleINTELInst { return SubgroupShuffleINTELInst{in} }

// Data returns the id Data.
func (v SubgroupShuffleINTELInst) Data() ir.ID { return v.in.ID(0) }

// SetData sets the id Data.
func (v SubgroupShuffleINTELInst) SetData(id ir.ID) { v.in.SetID(0, id) }

// InvocationId returns the id InvocationId.
func (v SubgroupShuffleINTELInst) InvocationId() ir.ID { return v.in.ID(1) }

// SetInvocationId sets the id InvocationId.
func (v SubgroupShuffleINTELInst) SetInvocationId(id ir.ID) { v.in.SetID(1, id) }

// SubgroupShuffleDownINTELInst is a view of an OpSubgroupShuffleDownINTEL.
type SubgroupShuffleDownINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupShuffleDownINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupShuffleDownINTEL returns the view of in, which must be an OpSubgroupShuffleDownINTEL.
func SubgroupShuffleDownINTEL(in *ir.Inst) SubgroupShuffleDownINTELInst {
	return SubgroupShuffleDownINTELInst{in}
}

// Current returns the id Current.
func (v SubgroupShuffleDownINTELInst) Current() ir.ID { return v.in.ID(0) }

// SetCurrent sets the id Current.
func (v SubgroupShuffleDownINTELInst) SetCurrent(id ir.ID) { v.in.SetID(0, id) }

// Next returns the id Next.
func (v SubgroupShuffleDownINTELInst) Next() ir.ID { return v.in.ID(1) }

// SetNext sets the id Next.
func (v SubgroupShuffleDownINTELInst) SetNext(id ir.ID) { v.in.SetID(1, id) }

// Delta returns the id Delta.
func (v SubgroupShuffleDownINTELInst) Delta() ir.ID { return v.in.ID(2) }

// SetDelta sets the id Delta.
func (v SubgroupShuffleDownINTELInst) SetDelta(id ir.ID) { v.in.SetID(2, id) }

// SubgroupShuffleUpINTELInst is a view of an OpSubgroupShuffleUpINTEL.
type SubgroupShuffleUpINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupShuffleUpINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupShuffleUpINTEL returns the view of in, which must be an OpSubgroupShuffleUpINTEL.
func SubgroupShuffleUpINTEL(in *ir.Inst) SubgroupShuffleUpINTELInst {
	return SubgroupShuffleUpINTELInst{in}
}

// Previous returns the id Previous.
func (v SubgroupShuffleUpINTELInst) Previous() ir.ID { return v.in.ID(0) }

// SetPrevious sets the id Previous.
func (v SubgroupShuffleUpINTELInst) SetPrevious(id ir.ID) { v.in.SetID(0, id) }

// Current returns the id Current.
func (v SubgroupShuffleUpINTELInst) Current() ir.ID { return v.in.ID(1) }

// SetCurrent sets the id Current.
func (v SubgroupShuffleUpINTELInst) SetCurrent(id ir.ID) { v.in.SetID(1, id) }

// Delta returns the id Delta.
func (v SubgroupShuffleUpINTELInst) Delta() ir.ID { return v.in.ID(2) }

// SetDelta sets the id Delta.
func (v SubgroupShuffleUpINTELInst) SetDelta(id ir.ID) { v.in.SetID(2, id) }

// SubgroupShuffleXorINTELInst is a view of an OpSubgroupShuffleXorINTEL.
type SubgroupShuffleXorINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupShuffleXorINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupShuffleXorINTEL returns the view of in, which must be an OpSubgroupShuffleXorINTEL.
func SubgroupShuffleXorINTEL(in *ir.Inst) SubgroupShuffleXorINTELInst {
	return SubgroupShuffleXorINTELInst{in}
}

// Data returns the id Data.
func (v SubgroupShuffleXorINTELInst) Data() ir.ID { return v.in.ID(0) }

// SetData sets the id Data.
func (v SubgroupShuffleXorINTELInst) SetData(id ir.ID) { v.in.SetID(0, id) }

// Value returns the id Value.
func (v SubgroupShuffleXorINTELInst) Value() ir.ID { return v.in.ID(1) }

// SetValue sets the id Value.
func (v SubgroupShuffleXorINTELInst) SetValue(id ir.ID) { v.in.SetID(1, id) }

// SubgroupBlockReadINTELInst is a view of an OpSubgroupBlockReadINTEL.
type SubgroupBlockReadINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupBlockReadINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupBlockReadINTEL returns the view of in, which must be an OpSubgroupBlockReadINTEL.
func SubgroupBlockReadINTEL(in *ir.Inst) SubgroupBlockReadINTELInst {
	return SubgroupBlockReadINTELInst{in}
}

// Ptr returns the id Ptr.
func (v SubgroupBlockReadINTELInst) Ptr() ir.ID { return v.in.ID(0) }

// SetPtr sets the id Ptr.
func (v SubgroupBlockReadINTELInst) SetPtr(id ir.ID) { v.in.SetID(0, id) }

// SubgroupBlockWriteINTELInst is a view of an OpSubgroupBlockWriteINTEL.
type SubgroupBlockWriteINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupBlockWriteINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupBlockWriteINTEL returns the view of in, which must be an OpSubgroupBlockWriteINTEL.
func SubgroupBlockWriteINTEL(in *ir.Inst) SubgroupBlockWriteINTELInst {
	return SubgroupBlockWriteINTELInst{in}
}

// Ptr returns the id Ptr.
func (v SubgroupBlockWriteINTELInst) Ptr() ir.ID { return v.in.ID(0) }

// SetPtr sets the id Ptr.
func (v SubgroupBlockWriteINTELInst) SetPtr(id ir.ID) { v.in.SetID(0, id) }

// Data returns the id Data.
func (v SubgroupBlockWriteINTELInst) Data() ir.ID { return v.in.ID(1) }

// SetData sets the id Data.
func (v SubgroupBlockWriteINTELInst) SetData(id ir.ID) { v.in.SetID(1, id) }

// SubgroupImageBlockReadINTELInst is a view of an OpSubgroupImageBlockReadINTEL.
type SubgroupImageBlockReadINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupImageBlockReadINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupImageBlockReadINTEL returns the view of in, which must be an OpSubgroupImageBlockReadINTEL.
func SubgroupImageBlockReadINTEL(in *ir.Inst) SubgroupImageBlockReadINTELInst {
	return SubgroupImageBlockReadINTELInst{in}
}

// Image returns the id Image.
func (v SubgroupImageBlockReadINTELInst) Image() ir.ID { return v.in.ID(0) }

// SetImage sets the id Image.
func (v SubgroupImageBlockReadINTELInst) SetImage(id ir.ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v SubgroupImageBlockReadINTELInst) Coordinate() ir.ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v SubgroupImageBlockReadINTELInst) SetCoordinate(id ir.ID) { v.in.SetID(1, id) }

// SubgroupImageBlockWriteINTELInst is a view of an OpSubgroupImageBlockWriteINTEL.
type SubgroupImageBlockWriteINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupImageBlockWriteINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupImageBlockWriteINTEL returns the view of in, which must be an OpSubgroupImageBlockWriteINTEL.
func SubgroupImageBlockWriteINTEL(in *ir.Inst) SubgroupImageBlockWriteINTELInst {
	return SubgroupImageBlockWriteINTELInst{in}
}

// Image returns the id Image.
func (v SubgroupImageBlockWriteINTELInst) Image() ir.ID { return v.in.ID(0) }

// SetImage sets the id Image.
func (v SubgroupImageBlockWriteINTELInst) SetImage(id ir.ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v SubgroupImageBlockWriteINTELInst) Coordinate() ir.ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v SubgroupImageBlockWriteINTELInst) SetCoordinate(id ir.ID) { v.in.SetID(1, id) }

// Data returns the id Data.
func (v SubgroupImageBlockWriteINTELInst) Data() ir.ID { return v.in.ID(2) }

// SetData sets the id Data.
func (v SubgroupImageBlockWriteINTELInst) SetData(id ir.ID) { v.in.SetID(2, id) }

// SubgroupImageMediaBlockReadINTELInst is a view of an OpSubgroupImageMediaBlockReadINTEL.
type SubgroupImageMediaBlockReadINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupImageMediaBlockReadINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupImageMediaBlockReadINTEL returns the view of in, which must be an OpSubgroupImageMediaBlockReadINTEL.
func SubgroupImageMediaBlockReadINTEL(in *ir.Inst) SubgroupImageMediaBlockReadINTELInst {
	return SubgroupImageMediaBlockReadINTELInst{in}
}

// Image returns the id Image.
func (v SubgroupImageMediaBlockReadINTELInst) Image() ir.ID { return v.in.ID(0) }

// SetImage sets the id Image.
func (v SubgroupImageMediaBlockReadINTELInst) SetImage(id ir.ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v SubgroupImageMediaBlockReadINTELInst) Coordinate() ir.ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v SubgroupImageMediaBlockReadINTELInst) SetCoordinate(id ir.ID) { v.in.SetID(1, id) }

// Width returns the id Width.
func (v SubgroupImageMediaBlockReadINTELInst) Width() ir.ID { return v.in.ID(2) }

// SetWidth sets the id Width.
func (v SubgroupImageMediaBlockReadINTELInst) SetWidth(id ir.ID) { v.in.SetID(2, id) }

// Height returns the id Height.
func (v SubgroupImageMediaBlockReadINTELInst) Height() ir.ID { return v.in.ID(3) }

// SetHeight sets the id Height.
func (v SubgroupImageMediaBlockReadINTELInst) SetHeight(id ir.ID) { v.in.SetID(3, id) }

// SubgroupImageMediaBlockWriteINTELInst is a view of an OpSubgroupImageMediaBlockWriteINTEL.
type SubgroupImageMediaBlockWriteINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupImageMediaBlockWriteINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupImageMediaBlockWriteINTEL returns the view of in, which must be an OpSubgroupImageMediaBlockWriteINTEL.
func SubgroupImageMediaBlockWriteINTEL(in *ir.Inst) SubgroupImageMediaBlockWriteINTELInst {
	return SubgroupImageMediaBlockWriteINTELInst{in}
}

// Image returns the id Image.
func (v SubgroupImageMediaBlockWriteINTELInst) Image() ir.ID { return v.in.ID(0) }

// SetImage sets the id Image.
func (v SubgroupImageMediaBlockWriteINTELInst) SetImage(id ir.ID) { v.in.SetID(0, id) }

// Coordinate returns the id Coordinate.
func (v SubgroupImageMediaBlockWriteINTELInst) Coordinate() ir.ID { return v.in.ID(1) }

// SetCoordinate sets the id Coordinate.
func (v SubgroupImageMediaBlockWriteINTELInst) SetCoordinate(id ir.ID) { v.in.SetID(1, id) }

// Width returns the id Width.
func (v SubgroupImageMediaBlockWriteINTELInst) Width() ir.ID { return v.in.ID(2) }

// SetWidth sets the id Width.
func (v SubgroupImageMediaBlockWriteINTELInst) SetWidth(id ir.ID) { v.in.SetID(2, id) }

// Height returns the id Height.
func (v SubgroupImageMediaBlockWriteINTELInst) Height() ir.ID { return v.in.ID(3) }

// SetHeight sets the id Height.
func (v SubgroupImageMediaBlockWriteINTELInst) SetHeight(id ir.ID) { v.in.SetID(3, id) }

// Data returns the id Data.
func (v SubgroupImageMediaBlockWriteINTELInst) Data() ir.ID { return v.in.ID(4) }

// SetData sets the id Data.
func (v SubgroupImageMediaBlockWriteINTELInst) SetData(id ir.ID) { v.in.SetID(4, id) }

// UCountLeadingZerosINTELInst is a view of an OpUCountLeadingZerosINTEL.
type UCountLeadingZerosINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v UCountLeadingZerosINTELInst) Inst() *ir.Inst { return v.in }

// UCountLeadingZerosINTEL returns the view of in, which must be an OpUCountLeadingZerosINTEL.
func UCountLeadingZerosINTEL(in *ir.Inst) UCountLeadingZerosINTELInst {
	return UCountLeadingZerosINTELInst{in}
}

// Operand returns the id Operand.
func (v UCountLeadingZerosINTELInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand.
func (v UCountLeadingZerosINTELInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// UCountTrailingZerosINTELInst is a view of an OpUCountTrailingZerosINTEL.
type UCountTrailingZerosINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v UCountTrailingZerosINTELInst) Inst() *ir.Inst { return v.in }

// UCountTrailingZerosINTEL returns the view of in, which must be an OpUCountTrailingZerosINTEL.
func UCountTrailingZerosINTEL(in *ir.Inst) UCountTrailingZerosINTELInst {
	return UCountTrailingZerosINTELInst{in}
}

// Operand returns the id Operand.
func (v UCountTrailingZerosINTELInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand.
func (v UCountTrailingZerosINTELInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// AbsISubINTELInst is a view of an OpAbsISubINTEL.
type AbsISubINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v AbsISubINTELInst) Inst() *ir.Inst { return v.in }

// AbsISubINTEL returns the view of in, which must be an OpAbsISubINTEL.
func AbsISubINTEL(in *ir.Inst) AbsISubINTELInst { return AbsISubINTELInst{in} }

// Operand returns the id Operand 1.
func (v AbsISubINTELInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v AbsISubINTELInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v AbsISubINTELInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v AbsISubINTELInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// AbsUSubINTELInst is a view of an OpAbsUSubINTEL.
type AbsUSubINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v AbsUSubINTELInst) Inst() *ir.Inst { return v.in }

// AbsUSubINTEL returns the view of in, which must be an OpAbsUSubINTEL.
func AbsUSubINTEL(in *ir.Inst) AbsUSubINTELInst { return AbsUSubINTELInst{in} }

// Operand returns the id Operand 1.
func (v AbsUSubINTELInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v AbsUSubINTELInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v AbsUSubINTELInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v AbsUSubINTELInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// IAddSatINTELInst is a view of an OpIAddSatINTEL.
type IAddSatINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v IAddSatINTELInst) Inst() *ir.Inst { return v.in }

// IAddSatINTEL returns the view of in, which must be an OpIAddSatINTEL.
func IAddSatINTEL(in *ir.Inst) IAddSatINTELInst { return IAddSatINTELInst{in} }

// Operand returns the id Operand 1.
func (v IAddSatINTELInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v IAddSatINTELInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v IAddSatINTELInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v IAddSatINTELInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// UAddSatINTELInst is a view of an OpUAddSatINTEL.
type UAddSatINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v UAddSatINTELInst) Inst() *ir.Inst { return v.in }

// UAddSatINTEL returns the view of in, which must be an OpUAddSatINTEL.
func UAddSatINTEL(in *ir.Inst) UAddSatINTELInst { return UAddSatINTELInst{in} }

// Operand returns the id Operand 1.
func (v UAddSatINTELInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v UAddSatINTELInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v UAddSatINTELInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v UAddSatINTELInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// IAverageINTELInst is a view of an OpIAverageINTEL.
type IAverageINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v IAverageINTELInst) Inst() *ir.Inst { return v.in }

// IAverageINTEL returns the view of in, which must be an OpIAverageINTEL.
func IAverageINTEL(in *ir.Inst) IAverageINTELInst { return IAverageINTELInst{in} }

// Operand returns the id Operand 1.
func (v IAverageINTELInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v IAverageINTELInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v IAverageINTELInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v IAverageINTELInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// UAverageINTELInst is a view of an OpUAverageINTEL.
type UAverageINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v UAverageINTELInst) Inst() *ir.Inst { return v.in }

// UAverageINTEL returns the view of in, which must be an OpUAverageINTEL.
func UAverageINTEL(in *ir.Inst) UAverageINTELInst { return UAverageINTELInst{in} }

// Operand returns the id Operand 1.
func (v UAverageINTELInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v UAverageINTELInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v UAverageINTELInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v UAverageINTELInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// IAverageRoundedINTELInst is a view of an OpIAverageRoundedINTEL.
type IAverageRoundedINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v IAverageRoundedINTELInst) Inst() *ir.Inst { return v.in }

// IAverageRoundedINTEL returns the view of in, which must be an OpIAverageRoundedINTEL.
func IAverageRoundedINTEL(in *ir.Inst) IAverageRoundedINTELInst { return IAverageRoundedINTELInst{in} }

// Operand returns the id Operand 1.
func (v IAverageRoundedINTELInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v IAverageRoundedINTELInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v IAverageRoundedINTELInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v IAverageRoundedINTELInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// UAverageRoundedINTELInst is a view of an OpUAverageRoundedINTEL.
type UAverageRoundedINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v UAverageRoundedINTELInst) Inst() *ir.Inst { return v.in }

// UAverageRoundedINTEL returns the view of in, which must be an OpUAverageRoundedINTEL.
func UAverageRoundedINTEL(in *ir.Inst) UAverageRoundedINTELInst { return UAverageRoundedINTELInst{in} }

// Operand returns the id Operand 1.
func (v UAverageRoundedINTELInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v UAverageRoundedINTELInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v UAverageRoundedINTELInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v UAverageRoundedINTELInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// ISubSatINTELInst is a view of an OpISubSatINTEL.
type ISubSatINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ISubSatINTELInst) Inst() *ir.Inst { return v.in }

// ISubSatINTEL returns the view of in, which must be an OpISubSatINTEL.
func ISubSatINTEL(in *ir.Inst) ISubSatINTELInst { return ISubSatINTELInst{in} }

// Operand returns the id Operand 1.
func (v ISubSatINTELInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v ISubSatINTELInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v ISubSatINTELInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v ISubSatINTELInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// USubSatINTELInst is a view of an OpUSubSatINTEL.
type USubSatINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v USubSatINTELInst) Inst() *ir.Inst { return v.in }

// USubSatINTEL returns the view of in, which must be an OpUSubSatINTEL.
func USubSatINTEL(in *ir.Inst) USubSatINTELInst { return USubSatINTELInst{in} }

// Operand returns the id Operand 1.
func (v USubSatINTELInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v USubSatINTELInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v USubSatINTELInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v USubSatINTELInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// IMul32x16INTELInst is a view of an OpIMul32x16INTEL.
type IMul32x16INTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v IMul32x16INTELInst) Inst() *ir.Inst { return v.in }

// IMul32x16INTEL returns the view of in, which must be an OpIMul32x16INTEL.
func IMul32x16INTEL(in *ir.Inst) IMul32x16INTELInst { return IMul32x16INTELInst{in} }

// Operand returns the id Operand 1.
func (v IMul32x16INTELInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v IMul32x16INTELInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v IMul32x16INTELInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v IMul32x16INTELInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// UMul32x16INTELInst is a view of an OpUMul32x16INTEL.
type UMul32x16INTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v UMul32x16INTELInst) Inst() *ir.Inst { return v.in }

// UMul32x16INTEL returns the view of in, which must be an OpUMul32x16INTEL.
func UMul32x16INTEL(in *ir.Inst) UMul32x16INTELInst { return UMul32x16INTELInst{in} }

// Operand returns the id Operand 1.
func (v UMul32x16INTELInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand 1.
func (v UMul32x16INTELInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// Operand2 returns the id Operand 2.
func (v UMul32x16INTELInst) Operand2() ir.ID { return v.in.ID(1) }

// SetOperand2 sets the id Operand 2.
func (v UMul32x16INTELInst) SetOperand2(id ir.ID) { v.in.SetID(1, id) }

// ConstantFunctionPointerINTELInst is a view of an OpConstantFunctionPointerINTEL.
type ConstantFunctionPointerINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ConstantFunctionPointerINTELInst) Inst() *ir.Inst { return v.in }

// ConstantFunctionPointerINTEL returns the view of in, which must be an OpConstantFunctionPointerINTEL.
func ConstantFunctionPointerINTEL(in *ir.Inst) ConstantFunctionPointerINTELInst {
	return ConstantFunctionPointerINTELInst{in}
}

// Function returns the id Function.
func (v ConstantFunctionPointerINTELInst) Function() ir.ID { return v.in.ID(0) }

// SetFunction sets the id Function.
func (v ConstantFunctionPointerINTELInst) SetFunction(id ir.ID) { v.in.SetID(0, id) }

// FunctionPointerCallINTELInst is a view of an OpFunctionPointerCallINTEL.
type FunctionPointerCallINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FunctionPointerCallINTELInst) Inst() *ir.Inst { return v.in }

// FunctionPointerCallINTEL returns the view of in, which must be an OpFunctionPointerCallINTEL.
func FunctionPointerCallINTEL(in *ir.Inst) FunctionPointerCallINTELInst {
	return FunctionPointerCallINTELInst{in}
}

// Operand returns operand Operand 1 and those after it.
func (v FunctionPointerCallINTELInst) Operand() []ir.ID { return idsFrom(v.in, 0) }

// AsmTargetINTELInst is a view of an OpAsmTargetINTEL.
type AsmTargetINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v AsmTargetINTELInst) Inst() *ir.Inst { return v.in }

// AsmTargetINTEL returns the view of in, which must be an OpAsmTargetINTEL.
func AsmTargetINTEL(in *ir.Inst) AsmTargetINTELInst { return AsmTargetINTELInst{in} }

// AsmTarget returns the string Asm target.
func (v AsmTargetINTELInst) AsmTarget() string { return stringAt(v.in, 0) }

// AsmINTELInst is a view of an OpAsmINTEL.
type AsmINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v AsmINTELInst) Inst() *ir.Inst { return v.in }

// AsmINTEL returns the view of in, which must be an OpAsmINTEL.
func AsmINTEL(in *ir.Inst) AsmINTELInst { return AsmINTELInst{in} }

// AsmType returns the id Asm type.
func (v AsmINTELInst) AsmType() ir.ID { return v.in.ID(0) }

// SetAsmType sets the id Asm type.
func (v AsmINTELInst) SetAsmType(id ir.ID) { v.in.SetID(0, id) }

// Target returns the id Target.
func (v AsmINTELInst) Target() ir.ID { return v.in.ID(1) }

// SetTarget sets the id Target.
func (v AsmINTELInst) SetTarget(id ir.ID) { v.in.SetID(1, id) }

// AsmInstructions returns the string Asm instructions.
func (v AsmINTELInst) AsmInstructions() string { return stringAt(v.in, 2) }

// AsmCallINTELInst is a view of an OpAsmCallINTEL.
type AsmCallINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v AsmCallINTELInst) Inst() *ir.Inst { return v.in }

// AsmCallINTEL returns the view of in, which must be an OpAsmCallINTEL.
func AsmCallINTEL(in *ir.Inst) AsmCallINTELInst { return AsmCallINTELInst{in} }

// Asm returns the id Asm.
func (v AsmCallINTELInst) Asm() ir.ID { return v.in.ID(0) }

// SetAsm sets the id Asm.
func (v AsmCallINTELInst) SetAsm(id ir.ID) { v.in.SetID(0, id) }

// Argument returns operand Argument and those after it.
func (v AsmCallINTELInst) Argument() []ir.ID { return idsFrom(v.in, 1) }

// AtomicFMinEXTInst is a view of an OpAtomicFMinEXT.
type AtomicFMinEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v AtomicFMinEXTInst) Inst() *ir.Inst { return v.in }

// AtomicFMinEXT returns the view of in, which must be an OpAtomicFMinEXT.
func AtomicFMinEXT(in *ir.Inst) AtomicFMinEXTInst { return AtomicFMinEXTInst{in} }

// Pointer returns the id Pointer.
func (v AtomicFMinEXTInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicFMinEXTInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicFMinEXTInst) Memory() ir.ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicFMinEXTInst) SetMemory(id ir.ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v AtomicFMinEXTInst) Semantics() ir.ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v AtomicFMinEXTInst) SetSemantics(id ir.ID) { v.in.SetID(2, id) }

// Value returns the id Value.
func (v AtomicFMinEXTInst) Value() ir.ID { return v.in.ID(3) }

// SetValue sets the id Value.
func (v AtomicFMinEXTInst) SetValue(id ir.ID) { v.in.SetID(3, id) }

// AtomicFMaxEXTInst is a view of an OpAtomicFMaxEXT.
type AtomicFMaxEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v AtomicFMaxEXTInst) Inst() *ir.Inst { return v.in }

// AtomicFMaxEXT returns the view of in, which must be an OpAtomicFMaxEXT.
func AtomicFMaxEXT(in *ir.Inst) AtomicFMaxEXTInst { return AtomicFMaxEXTInst{in} }

// Pointer returns the id Pointer.
func (v AtomicFMaxEXTInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicFMaxEXTInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicFMaxEXTInst) Memory() ir.ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicFMaxEXTInst) SetMemory(id ir.ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v AtomicFMaxEXTInst) Semantics() ir.ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v AtomicFMaxEXTInst) SetSemantics(id ir.ID) { v.in.SetID(2, id) }

// Value returns the id Value.
func (v AtomicFMaxEXTInst) Value() ir.ID { return v.in.ID(3) }

// SetValue sets the id Value.
func (v AtomicFMaxEXTInst) SetValue(id ir.ID) { v.in.SetID(3, id) }

// AssumeTrueKHRInst is a view of an OpAssumeTrueKHR.
type AssumeTrueKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v AssumeTrueKHRInst) Inst() *ir.Inst { return v.in }

// AssumeTrueKHR returns the view of in, which must be an OpAssumeTrueKHR.
func AssumeTrueKHR(in *ir.Inst) AssumeTrueKHRInst { return AssumeTrueKHRInst{in} }

// Condition returns the id Condition.
func (v AssumeTrueKHRInst) Condition() ir.ID { return v.in.ID(0) }

// SetCondition sets the id Condition.
func (v AssumeTrueKHRInst) SetCondition(id ir.ID) { v.in.SetID(0, id) }

// ExpectKHRInst is a view of an OpExpectKHR.
type ExpectKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ExpectKHRInst) Inst() *ir.Inst { return v.in }

// ExpectKHR returns the view of in, which must be an OpExpectKHR.
func ExpectKHR(in *ir.Inst) ExpectKHRInst { return ExpectKHRInst{in} }

// Value returns the id Value.
func (v ExpectKHRInst) Value() ir.ID { return v.in.ID(0) }

// SetValue sets the id Value.
func (v ExpectKHRInst) SetValue(id ir.ID) { v.in.SetID(0, id) }

// ExpectedValue returns the id ExpectedValue.
func (v ExpectKHRInst) ExpectedValue() ir.ID { return v.in.ID(1) }

// SetExpectedValue sets the id ExpectedValue.
func (v ExpectKHRInst) SetExpectedValue(id ir.ID) { v.in.SetID(1, id) }

// DecorateStringInst is a view of an OpDecorateString.
type DecorateStringInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v DecorateStringInst) Inst() *ir.Inst { return v.in }

// DecorateString returns the view of in, which must be an OpDecorateString.
func DecorateString(in *ir.Inst) DecorateStringInst { return DecorateStringInst{in} }

// Target returns the id Target.
func (v DecorateStringInst) Target() ir.ID { return v.in.ID(0) }

// SetTarget sets the id Target.
func (v DecorateStringInst) SetTarget(id ir.ID) { v.in.SetID(0, id) }

// Decoration returns Decoration.
func (v DecorateStringInst) Decoration() spirv.Decoration { return spirv.Decoration(v.in.Literal(1)) }

// MemberDecorateStringInst is a view of an OpMemberDecorateString.
type MemberDecorateStringInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v MemberDecorateStringInst) Inst() *ir.Inst { return v.in }

// MemberDecorateString returns the view of in, which must be an OpMemberDecorateString.
func MemberDecorateString(in *ir.Inst) MemberDecorateStringInst { return MemberDecorateStringInst{in} }

// StructType returns the id Struct Type.
func (v MemberDecorateStringInst) StructType() ir.ID { return v.in.ID(0) }

// SetStructType sets the id Struct Type.
func (v MemberDecorateStringInst) SetStructType(id ir.ID) { v.in.SetID(0, id) }

// Member returns the literal Member.
func (v MemberDecorateStringInst) Member() uint32 { return v.in.Literal(1) }

// Decoration returns Decoration.
func (v MemberDecorateStringInst) Decoration() spirv.Decoration {
	return spirv.Decoration(v.in.Literal(2))
}

// VmeImageINTELInst is a view of an OpVmeImageINTEL.
type VmeImageINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v VmeImageINTELInst) Inst() *ir.Inst { return v.in }

// VmeImageINTEL returns the view of in, which must be an OpVmeImageINTEL.
func VmeImageINTEL(in *ir.Inst) VmeImageINTELInst { return VmeImageINTELInst{in} }

// ImageType returns the id Image Type.
func (v VmeImageINTELInst) ImageType() ir.ID { return v.in.ID(0) }

// SetImageType sets the id Image Type.
func (v VmeImageINTELInst) SetImageType(id ir.ID) { v.in.SetID(0, id) }

// Sampler returns the id Sampler.
func (v VmeImageINTELInst) Sampler() ir.ID { return v.in.ID(1) }

// SetSampler sets the id Sampler.
func (v VmeImageINTELInst) SetSampler(id ir.ID) { v.in.SetID(1, id) }

// TypeVmeImageINTELInst is a view of an OpTypeVmeImageINTEL.
type TypeVmeImageINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeVmeImageINTELInst) Inst() *ir.Inst { return v.in }

// TypeVmeImageINTEL returns the view of in, which must be an OpTypeVmeImageINTEL.
func TypeVmeImageINTEL(in *ir.Inst) TypeVmeImageINTELInst { return TypeVmeImageINTELInst{in} }

// ImageType returns the id Image Type.
func (v TypeVmeImageINTELInst) ImageType() ir.ID { return v.in.ID(0) }

// SetImageType sets the id Image Type.
func (v TypeVmeImageINTELInst) SetImageType(id ir.ID) { v.in.SetID(0, id) }

// TypeAvcImePayloadINTELInst is a view of an OpTypeAvcImePayloadINTEL.
type TypeAvcImePayloadINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeAvcImePayloadINTELInst) Inst() *ir.Inst { return v.in }

// TypeAvcImePayloadINTEL returns the view of in, which must be an OpTypeAvcImePayloadINTEL.
func TypeAvcImePayloadINTEL(in *ir.Inst) TypeAvcImePayloadINTELInst {
	return TypeAvcImePayloadINTELInst{in}
}

// TypeAvcRefPayloadINTELInst is a view of an OpTypeAvcRefPayloadINTEL.
type TypeAvcRefPayloadINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeAvcRefPayloadINTELInst) Inst() *ir.Inst { return v.in }

// TypeAvcRefPayloadINTEL returns the view of in, which must be an OpTypeAvcRefPayloadINTEL.
func TypeAvcRefPayloadINTEL(in *ir.Inst) TypeAvcRefPayloadINTELInst {
	return TypeAvcRefPayloadINTELInst{in}
}

// TypeAvcSicPayloadINTELInst is a view of an OpTypeAvcSicPayloadINTEL.
type TypeAvcSicPayloadINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeAvcSicPayloadINTELInst) Inst() *ir.Inst { return v.in }

// TypeAvcSicPayloadINTEL returns the view of in, which must be an OpTypeAvcSicPayloadINTEL.
func TypeAvcSicPayloadINTEL(in *ir.Inst) TypeAvcSicPayloadINTELInst {
	return TypeAvcSicPayloadINTELInst{in}
}

// TypeAvcMcePayloadINTELInst is a view of an OpTypeAvcMcePayloadINTEL.
type TypeAvcMcePayloadINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeAvcMcePayloadINTELInst) Inst() *ir.Inst { return v.in }

// TypeAvcMcePayloadINTEL returns the view of in, which must be an OpTypeAvcMcePayloadINTEL.
func TypeAvcMcePayloadINTEL(in *ir.Inst) TypeAvcMcePayloadINTELInst {
	return TypeAvcMcePayloadINTELInst{in}
}

// TypeAvcMceResultINTELInst is a view of an OpTypeAvcMceResultINTEL.
type TypeAvcMceResultINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeAvcMceResultINTELInst) Inst() *ir.Inst { return v.in }

// TypeAvcMceResultINTEL returns the view of in, which must be an OpTypeAvcMceResultINTEL.
func TypeAvcMceResultINTEL(in *ir.Inst) TypeAvcMceResultINTELInst {
	return TypeAvcMceResultINTELInst{in}
}

// TypeAvcImeResultINTELInst is a view of an OpTypeAvcImeResultINTEL.
type TypeAvcImeResultINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeAvcImeResultINTELInst) Inst() *ir.Inst { return v.in }

// TypeAvcImeResultINTEL returns the view of in, which must be an OpTypeAvcImeResultINTEL.
func TypeAvcImeResultINTEL(in *ir.Inst) TypeAvcImeResultINTELInst {
	return TypeAvcImeResultINTELInst{in}
}

// TypeAvcImeResultSingleReferenceStreamoutINTELInst is a view of an OpTypeAvcImeResultSingleReferenceStreamoutINTEL.
type TypeAvcImeResultSingleReferenceStreamoutINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeAvcImeResultSingleReferenceStreamoutINTELInst) Inst() *ir.Inst { return v.in }

// TypeAvcImeResultSingleReferenceStreamoutINTEL returns the view of in, which must be an OpTypeAvcImeResultSingleReferenceStreamoutINTEL.
func TypeAvcImeResultSingleReferenceStreamoutINTEL(in *ir.Inst) TypeAvcImeResultSingleReferenceStreamoutINTELInst {
	return TypeAvcImeResultSingleReferenceStreamoutINTELInst{in}
}

// TypeAvcImeResultDualReferenceStreamoutINTELInst is a view of an OpTypeAvcImeResultDualReferenceStreamoutINTEL.
type TypeAvcImeResultDualReferenceStreamoutINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeAvcImeResultDualReferenceStreamoutINTELInst) Inst() *ir.Inst { return v.in }

// TypeAvcImeResultDualReferenceStreamoutINTEL returns the view of in, which must be an OpTypeAvcImeResultDualReferenceStreamoutINTEL.
func TypeAvcImeResultDualReferenceStreamoutINTEL(in *ir.Inst) TypeAvcImeResultDualReferenceStreamoutINTELInst {
	return TypeAvcImeResultDualReferenceStreamoutINTELInst{in}
}

// TypeAvcImeSingleReferenceStreaminINTELInst is a view of an OpTypeAvcImeSingleReferenceStreaminINTEL.
type TypeAvcImeSingleReferenceStreaminINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeAvcImeSingleReferenceStreaminINTELInst) Inst() *ir.Inst { return v.in }

// TypeAvcImeSingleReferenceStreaminINTEL returns the view of in, which must be an OpTypeAvcImeSingleReferenceStreaminINTEL.
func TypeAvcImeSingleReferenceStreaminINTEL(in *ir.Inst) TypeAvcImeSingleReferenceStreaminINTELInst {
	return TypeAvcImeSingleReferenceStreaminINTELInst{in}
}

// TypeAvcImeDualReferenceStreaminINTELInst is a view of an OpTypeAvcImeDualReferenceStreaminINTEL.
type TypeAvcImeDualReferenceStreaminINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeAvcImeDualReferenceStreaminINTELInst) Inst() *ir.Inst { return v.in }

// TypeAvcImeDualReferenceStreaminINTEL returns the view of in, which must be an OpTypeAvcImeDualReferenceStreaminINTEL.
func TypeAvcImeDualReferenceStreaminINTEL(in *ir.Inst) TypeAvcImeDualReferenceStreaminINTELInst {
	return TypeAvcImeDualReferenceStreaminINTELInst{in}
}

// TypeAvcRefResultINTELInst is a view of an OpTypeAvcRefResultINTEL.
type TypeAvcRefResultINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeAvcRefResultINTELInst) Inst() *ir.Inst { return v.in }

// TypeAvcRefResultINTEL returns the view of in, which must be an OpTypeAvcRefResultINTEL.
func TypeAvcRefResultINTEL(in *ir.Inst) TypeAvcRefResultINTELInst {
	return TypeAvcRefResultINTELInst{in}
}

// TypeAvcSicResultINTELInst is a view of an OpTypeAvcSicResultINTEL.
type TypeAvcSicResultINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeAvcSicResultINTELInst) Inst() *ir.Inst { return v.in }

// TypeAvcSicResultINTEL returns the view of in, which must be an OpTypeAvcSicResultINTEL.
func TypeAvcSicResultINTEL(in *ir.Inst) TypeAvcSicResultINTELInst {
	return TypeAvcSicResultINTELInst{in}
}

// SubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTELInst is a view of an OpSubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTEL.
type SubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTEL returns the view of in, which must be an OpSubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTEL.
func SubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTEL(in *ir.Inst) SubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTELInst {
	return SubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTELInst{in}
}

// SliceType returns the id Slice Type.
func (v SubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTELInst) SliceType() ir.ID {
	return v.in.ID(0)
}

// SetSliceType sets the id Slice Type.
func (v SubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTELInst) SetSliceType(id ir.ID) {
	v.in.SetID(0, id)
}

// Qp returns the id Qp.
func (v SubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTELInst) Qp() ir.ID {
	return v.in.ID(1)
}

// SetQp sets the id Qp.
func (v SubgroupAvcMceGetDefaultInterBaseMultiReferencePenaltyINTELInst) SetQp(id ir.ID) {
	v.in.SetID(1, id)
}

// SubgroupAvcMceSetInterBaseMultiReferencePenaltyINTELInst is a view of an OpSubgroupAvcMceSetInterBaseMultiReferencePenaltyINTEL.
type SubgroupAvcMceSetInterBaseMultiReferencePenaltyINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceSetInterBaseMultiReferencePenaltyINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcMceSetInterBaseMultiReferencePenaltyINTEL returns the view of in, which must be an OpSubgroupAvcMceSetInterBaseMultiReferencePenaltyINTEL.
func SubgroupAvcMceSetInterBaseMultiReferencePenaltyINTEL(in *ir.Inst) SubgroupAvcMceSetInterBaseMultiReferencePenaltyINTELInst {
	return SubgroupAvcMceSetInterBaseMultiReferencePenaltyINTELInst{in}
}

// ReferenceBasePenalty returns the id Reference Base Penalty.
func (v SubgroupAvcMceSetInterBaseMultiReferencePenaltyINTELInst) ReferenceBasePenalty() ir.ID {
	return v.in.ID(0)
}

// SetReferenceBasePenalty sets the id Reference Base Penalty.
func (v SubgroupAvcMceSetInterBaseMultiReferencePenaltyINTELInst) SetReferenceBasePenalty(id ir.ID) {
	v.in.SetID(0, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcMceSetInterBaseMultiReferencePenaltyINTELInst) Payload() ir.ID { return v.in.ID(1) }

// SetPayload sets the id Payload.
func (v SubgroupAvcMceSetInterBaseMultiReferencePenaltyINTELInst) SetPayload(id ir.ID) {
	v.in.SetID(1, id)
}

// SubgroupAvcMceGetDefaultInterShapePenaltyINTELInst is a view of an OpSubgroupAvcMceGetDefaultInterShapePenaltyINTEL.
type SubgroupAvcMceGetDefaultInterShapePenaltyINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceGetDefaultInterShapePenaltyINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcMceGetDefaultInterShapePenaltyINTEL returns the view of in, which must be an OpSubgroupAvcMceGetDefaultInterShapePenaltyINTEL.
func SubgroupAvcMceGetDefaultInterShapePenaltyINTEL(in *ir.Inst) SubgroupAvcMceGetDefaultInterShapePenaltyINTELInst {
	return SubgroupAvcMceGetDefaultInterShapePenaltyINTELInst{in}
}

// SliceType returns the id Slice Type.
func (v SubgroupAvcMceGetDefaultInterShapePenaltyINTELInst) SliceType() ir.ID { return v.in.ID(0) }

// SetSliceType sets the id Slice Type.
func (v SubgroupAvcMceGetDefaultInterShapePenaltyINTELInst) SetSliceType(id ir.ID) { v.in.SetID(0, id) }

// Qp returns the id Qp.
func (v SubgroupAvcMceGetDefaultInterShapePenaltyINTELInst) Qp() ir.ID { return v.in.ID(1) }

// SetQp sets the id Qp.
func (v SubgroupAvcMceGetDefaultInterShapePenaltyINTELInst) SetQp(id ir.ID) { v.in.SetID(1, id) }

// SubgroupAvcMceSetInterShapePenaltyINTELInst is a view of an OpSubgroupAvcMceSetInterShapePenaltyINTEL.
type SubgroupAvcMceSetInterShapePenaltyINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceSetInterShapePenaltyINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcMceSetInterShapePenaltyINTEL returns the view of in, which must be an OpSubgroupAvcMceSetInterShapePenaltyINTEL.
func SubgroupAvcMceSetInterShapePenaltyINTEL(in *ir.Inst) SubgroupAvcMceSetInterShapePenaltyINTELInst {
	return SubgroupAvcMceSetInterShapePenaltyINTELInst{in}
}

// PackedShapePenalty returns the id Packed Shape Penalty.
func (v SubgroupAvcMceSetInterShapePenaltyINTELInst) PackedShapePenalty() ir.ID { return v.in.ID(0) }

// SetPackedShapePenalty sets the id Packed Shape Penalty.
func (v SubgroupAvcMceSetInterShapePenaltyINTELInst) SetPackedShapePenalty(id ir.ID) {
	v.in.SetID(0, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcMceSetInterShapePenaltyINTELInst) Payload() ir.ID { return v.in.ID(1) }

// SetPayload sets the id Payload.
func (v SubgroupAvcMceSetInterShapePenaltyINTELInst) SetPayload(id ir.ID) { v.in.SetID(1, id) }

// SubgroupAvcMceGetDefaultInterDirectionPenaltyINTELInst is a view of an OpSubgroupAvcMceGetDefaultInterDirectionPenaltyINTEL.
type SubgroupAvcMceGetDefaultInterDirectionPenaltyINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceGetDefaultInterDirectionPenaltyINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcMceGetDefaultInterDirectionPenaltyINTEL returns the view of in, which must be an OpSubgroupAvcMceGetDefaultInterDirectionPenaltyINTEL.
func SubgroupAvcMceGetDefaultInterDirectionPenaltyINTEL(in *ir.Inst) SubgroupAvcMceGetDefaultInterDirectionPenaltyINTELInst {
	return SubgroupAvcMceGetDefaultInterDirectionPenaltyINTELInst{in}
}

// SliceType returns the id Slice Type.
func (v SubgroupAvcMceGetDefaultInterDirectionPenaltyINTELInst) SliceType() ir.ID { return v.in.ID(0) }

// SetSliceType sets the id Slice Type.
func (v SubgroupAvcMceGetDefaultInterDirectionPenaltyINTELInst) SetSliceType(id ir.ID) {
	v.in.SetID(0, id)
}

// Qp returns the id Qp.
func (v SubgroupAvcMceGetDefaultInterDirectionPenaltyINTELInst) Qp() ir.ID { return v.in.ID(1) }

// SetQp sets the id Qp.
func (v SubgroupAvcMceGetDefaultInterDirectionPenaltyINTELInst) SetQp(id ir.ID) { v.in.SetID(1, id) }

// SubgroupAvcMceSetInterDirectionPenaltyINTELInst is a view of an OpSubgroupAvcMceSetInterDirectionPenaltyINTEL.
type SubgroupAvcMceSetInterDirectionPenaltyINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceSetInterDirectionPenaltyINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcMceSetInterDirectionPenaltyINTEL returns the view of in, which must be an OpSubgroupAvcMceSetInterDirectionPenaltyINTEL.
func SubgroupAvcMceSetInterDirectionPenaltyINTEL(in *ir.Inst) SubgroupAvcMceSetInterDirectionPenaltyINTELInst {
	return SubgroupAvcMceSetInterDirectionPenaltyINTELInst{in}
}

// DirectionCost returns the id Direction Cost.
func (v SubgroupAvcMceSetInterDirectionPenaltyINTELInst) DirectionCost() ir.ID { return v.in.ID(0) }

// SetDirectionCost sets the id Direction Cost.
func (v SubgroupAvcMceSetInterDirectionPenaltyINTELInst) SetDirectionCost(id ir.ID) {
	v.in.SetID(0, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcMceSetInterDirectionPenaltyINTELInst) Payload() ir.ID { return v.in.ID(1) }

// SetPayload sets the id Payload.
func (v SubgroupAvcMceSetInterDirectionPenaltyINTELInst) SetPayload(id ir.ID) { v.in.SetID(1, id) }

// SubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTELInst is a view of an OpSubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTEL.
type SubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTEL returns the view of in, which must be an OpSubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTEL.
func SubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTEL(in *ir.Inst) SubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTELInst {
	return SubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTELInst{in}
}

// SliceType returns the id Slice Type.
func (v SubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTELInst) SliceType() ir.ID { return v.in.ID(0) }

// SetSliceType sets the id Slice Type.
func (v SubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTELInst) SetSliceType(id ir.ID) {
	v.in.SetID(0, id)
}

// Qp returns the id Qp.
func (v SubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTELInst) Qp() ir.ID { return v.in.ID(1) }

// SetQp sets the id Qp.
func (v SubgroupAvcMceGetDefaultIntraLumaShapePenaltyINTELInst) SetQp(id ir.ID) { v.in.SetID(1, id) }

// SubgroupAvcMceGetDefaultInterMotionVectorCostTableINTELInst is a view of an OpSubgroupAvcMceGetDefaultInterMotionVectorCostTableINTEL.
type SubgroupAvcMceGetDefaultInterMotionVectorCostTableINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceGetDefaultInterMotionVectorCostTableINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcMceGetDefaultInterMotionVectorCostTableINTEL returns the view of in, which must be an OpSubgroupAvcMceGetDefaultInterMotionVectorCostTableINTEL.
func SubgroupAvcMceGetDefaultInterMotionVectorCostTableINTEL(in *ir.Inst) SubgroupAvcMceGetDefaultInterMotionVectorCostTableINTELInst {
	return SubgroupAvcMceGetDefaultInterMotionVectorCostTableINTELInst{in}
}

// SliceType returns the id Slice Type.
func (v SubgroupAvcMceGetDefaultInterMotionVectorCostTableINTELInst) SliceType() ir.ID {
	return v.in.ID(0)
}

// SetSliceType sets the id Slice Type.
func (v SubgroupAvcMceGetDefaultInterMotionVectorCostTableINTELInst) SetSliceType(id ir.ID) {
	v.in.SetID(0, id)
}

// Qp returns the id Qp.
func (v SubgroupAvcMceGetDefaultInterMotionVectorCostTableINTELInst) Qp() ir.ID { return v.in.ID(1) }

// SetQp sets the id Qp.
func (v SubgroupAvcMceGetDefaultInterMotionVectorCostTableINTELInst) SetQp(id ir.ID) {
	v.in.SetID(1, id)
}

// SubgroupAvcMceGetDefaultHighPenaltyCostTableINTELInst is a view of an OpSubgroupAvcMceGetDefaultHighPenaltyCostTableINTEL.
type SubgroupAvcMceGetDefaultHighPenaltyCostTableINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceGetDefaultHighPenaltyCostTableINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcMceGetDefaultHighPenaltyCostTableINTEL returns the view of in, which must be an OpSubgroupAvcMceGetDefaultHighPenaltyCostTableINTEL.
func SubgroupAvcMceGetDefaultHighPenaltyCostTableINTEL(in *ir.Inst) SubgroupAvcMceGetDefaultHighPenaltyCostTableINTELInst {
	return SubgroupAvcMceGetDefaultHighPenaltyCostTableINTELInst{in}
}

// SubgroupAvcMceGetDefaultMediumPenaltyCostTableINTELInst is a view of an OpSubgroupAvcMceGetDefaultMediumPenaltyCostTableINTEL.
type SubgroupAvcMceGetDefaultMediumPenaltyCostTableINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceGetDefaultMediumPenaltyCostTableINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcMceGetDefaultMediumPenaltyCostTableINTEL returns the view of in, which must be an OpSubgroupAvcMceGetDefaultMediumPenaltyCostTableINTEL.
func SubgroupAvcMceGetDefaultMediumPenaltyCostTableINTEL(in *ir.Inst) SubgroupAvcMceGetDefaultMediumPenaltyCostTableINTELInst {
	return SubgroupAvcMceGetDefaultMediumPenaltyCostTableINTELInst{in}
}

// SubgroupAvcMceGetDefaultLowPenaltyCostTableINTELInst is a view of an OpSubgroupAvcMceGetDefaultLowPenaltyCostTableINTEL.
type SubgroupAvcMceGetDefaultLowPenaltyCostTableINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceGetDefaultLowPenaltyCostTableINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcMceGetDefaultLowPenaltyCostTableINTEL returns the view of in, which must be an OpSubgroupAvcMceGetDefaultLowPenaltyCostTableINTEL.
func SubgroupAvcMceGetDefaultLowPenaltyCostTableINTEL(in *ir.Inst) SubgroupAvcMceGetDefaultLowPenaltyCostTableINTELInst {
	return SubgroupAvcMceGetDefaultLowPenaltyCostTableINTELInst{in}
}

// SubgroupAvcMceSetMotionVectorCostFunctionINTELInst is a view of an OpSubgroupAvcMceSetMotionVectorCostFunctionINTEL.
type SubgroupAvcMceSetMotionVectorCostFunctionINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceSetMotionVectorCostFunctionINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcMceSetMotionVectorCostFunctionINTEL returns the view of in, which must be an OpSubgroupAvcMceSetMotionVectorCostFunctionINTEL.
func SubgroupAvcMceSetMotionVectorCostFunctionINTEL(in *ir.Inst) SubgroupAvcMceSetMotionVectorCostFunctionINTELInst {
	return SubgroupAvcMceSetMotionVectorCostFunctionINTELInst{in}
}

// PackedCostCenterDelta returns the id Packed Cost Center Delta.
func (v SubgroupAvcMceSetMotionVectorCostFunctionINTELInst) PackedCostCenterDelta() ir.ID {
	return v.in.ID(0)
}

// SetPackedCostCenterDelta sets the id Packed Cost Center Delta.
func (v SubgroupAvcMceSetMotionVectorCostFunctionINTELInst) SetPackedCostCenterDelta(id ir.ID) {
	v.in.SetID(0, id)
}

// PackedCostTable returns the id Packed Cost Table.
func (v SubgroupAvcMceSetMotionVectorCostFunctionINTELInst) PackedCostTable() ir.ID {
	return v.in.ID(1)
}

// SetPackedCostTable sets the id Packed Cost Table.
func (v SubgroupAvcMceSetMotionVectorCostFunctionINTELInst) SetPackedCostTable(id ir.ID) {
	v.in.SetID(1, id)
}

// CostPrecision returns the id Cost Precision.
func (v SubgroupAvcMceSetMotionVectorCostFunctionINTELInst) CostPrecision() ir.ID { return v.in.ID(2) }

// SetCostPrecision sets the id Cost Precision.
func (v SubgroupAvcMceSetMotionVectorCostFunctionINTELInst) SetCostPrecision(id ir.ID) {
	v.in.SetID(2, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcMceSetMotionVectorCostFunctionINTELInst) Payload() ir.ID { return v.in.ID(3) }

// SetPayload sets the id Payload.
func (v SubgroupAvcMceSetMotionVectorCostFunctionINTELInst) SetPayload(id ir.ID) { v.in.SetID(3, id) }

// SubgroupAvcMceGetDefaultIntraLumaModePenaltyINTELInst is a view of an OpSubgroupAvcMceGetDefaultIntraLumaModePenaltyINTEL.
type SubgroupAvcMceGetDefaultIntraLumaModePenaltyINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceGetDefaultIntraLumaModePenaltyINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcMceGetDefaultIntraLumaModePenaltyINTEL returns the view of in, which must be an OpSubgroupAvcMceGetDefaultIntraLumaModePenaltyINTEL.
func SubgroupAvcMceGetDefaultIntraLumaModePenaltyINTEL(in *ir.Inst) SubgroupAvcMceGetDefaultIntraLumaModePenaltyINTELInst {
	return SubgroupAvcMceGetDefaultIntraLumaModePenaltyINTELInst{in}
}

// SliceType returns the id Slice Type.
func (v SubgroupAvcMceGetDefaultIntraLumaModePenaltyINTELInst) SliceType() ir.ID { return v.in.ID(0) }

// SetSliceType sets the id Slice Type.
func (v SubgroupAvcMceGetDefaultIntraLumaModePenaltyINTELInst) SetSliceType(id ir.ID) {
	v.in.SetID(0, id)
}

// Qp returns the id Qp.
func (v SubgroupAvcMceGetDefaultIntraLumaModePenaltyINTELInst) Qp() ir.ID { return v.in.ID(1) }

// SetQp sets the id Qp.
func (v SubgroupAvcMceGetDefaultIntraLumaModePenaltyINTELInst) SetQp(id ir.ID) { v.in.SetID(1, id) }

// SubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTELInst is a view of an OpSubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTEL.
type SubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTEL returns the view of in, which must be an OpSubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTEL.
func SubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTEL(in *ir.Inst) SubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTELInst {
	return SubgroupAvcMceGetDefaultNonDcLumaIntraPenaltyINTELInst{in}
}

// SubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTELInst is a view of an OpSubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTEL.
type SubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTEL returns the view of in, which must be an OpSubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTEL.
func SubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTEL(in *ir.Inst) SubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTELInst {
	return SubgroupAvcMceGetDefaultIntraChromaModeBasePenaltyINTELInst{in}
}

// SubgroupAvcMceSetAcOnlyHaarINTELInst is a view of an OpSubgroupAvcMceSetAcOnlyHaarINTEL.
type SubgroupAvcMceSetAcOnlyHaarINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceSetAcOnlyHaarINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcMceSetAcOnlyHaarINTEL returns the view of in, which must be an OpSubgroupAvcMceSetAcOnlyHaarINTEL.
func SubgroupAvcMceSetAcOnlyHaarINTEL(in *ir.Inst) SubgroupAvcMceSetAcOnlyHaarINTELInst {
	return SubgroupAvcMceSetAcOnlyHaarINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcMceSetAcOnlyHaarINTELInst) Payload() ir.ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcMceSetAcOnlyHaarINTELInst) SetPayload(id ir.ID) { v.in.SetID(0, id) }

// SubgroupAvcMceSetSourceInterlacedFieldPolarityINTELInst is a view of an OpSubgroupAvcMceSetSourceInterlacedFieldPolarityINTEL.
type SubgroupAvcMceSetSourceInterlacedFieldPolarityINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceSetSourceInterlacedFieldPolarityINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcMceSetSourceInterlacedFieldPolarityINTEL returns the view of in, which must be an OpSubgroupAvcMceSetSourceInterlacedFieldPolarityINTEL.
func SubgroupAvcMceSetSourceInterlacedFieldPolarityINTEL(in *ir.Inst) SubgroupAvcMceSetSourceInterlacedFieldPolarityINTELInst {
	return SubgroupAvcMceSetSourceInterlacedFieldPolarityINTELInst{in}
}

// SourceFieldPolarity returns the id Source Field Polarity.
func (v SubgroupAvcMceSetSourceInterlacedFieldPolarityINTELInst) SourceFieldPolarity() ir.ID {
	return v.in.ID(0)
}

// SetSourceFieldPolarity sets the id Source Field Polarity.
func (v SubgroupAvcMceSetSourceInterlacedFieldPolarityINTELInst) SetSourceFieldPolarity(id ir.ID) {
	v.in.SetID(0, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcMceSetSourceInterlacedFieldPolarityINTELInst) Payload() ir.ID { return v.in.ID(1) }

// SetPayload sets the id Payload.
func (v SubgroupAvcMceSetSourceInterlacedFieldPolarityINTELInst) SetPayload(id ir.ID) {
	v.in.SetID(1, id)
}

// SubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTELInst is a view of an OpSubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTEL.
type SubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTELInst) Inst() *ir.Inst {
	return v.in
}

// SubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTEL returns the view of in, which must be an OpSubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTEL.
func SubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTEL(in *ir.Inst) SubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTELInst {
	return SubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTELInst{in}
}

// ReferenceFieldPolarity returns the id Reference Field Polarity.
func (v SubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTELInst) ReferenceFieldPolarity() ir.ID {
	return v.in.ID(0)
}

// SetReferenceFieldPolarity sets the id Reference Field Polarity.
func (v SubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTELInst) SetReferenceFieldPolarity(id ir.ID) {
	v.in.SetID(0, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTELInst) Payload() ir.ID {
	return v.in.ID(1)
}

// SetPayload sets the id Payload.
func (v SubgroupAvcMceSetSingleReferenceInterlacedFieldPolarityINTELInst) SetPayload(id ir.ID) {
	v.in.SetID(1, id)
}

// SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTELInst is a view of an OpSubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTEL.
type SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTELInst) Inst() *ir.Inst {
	return v.in
}

// SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTEL returns the view of in, which must be an OpSubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTEL.
func SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTEL(in *ir.Inst) SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTELInst {
	return SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTELInst{in}
}

// ForwardReferenceFieldPolarity returns the id Forward Reference Field Polarity.
func (v SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTELInst) ForwardReferenceFieldPolarity() ir.ID {
	return v.in.ID(0)
}

// SetForwardReferenceFieldPolarity sets the id Forward Reference Field Polarity.
func (v SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTELInst) SetForwardReferenceFieldPolarity(id ir.ID) {
	v.in.SetID(0, id)
}

// BackwardReferenceFieldPolarity returns the id Backward Reference Field Polarity.
func (v SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTELInst) BackwardReferenceFieldPolarity() ir.ID {
	return v.in.ID(1)
}

// SetBackwardReferenceFieldPolarity sets the id Backward Reference Field Polarity.
func (v SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTELInst) SetBackwardReferenceFieldPolarity(id ir.ID) {
	v.in.SetID(1, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTELInst) Payload() ir.ID {
	return v.in.ID(2)
}

// SetPayload sets the id Payload.
func (v SubgroupAvcMceSetDualReferenceInterlacedFieldPolaritiesINTELInst) SetPayload(id ir.ID) {
	v.in.SetID(2, id)
}

// SubgroupAvcMceConvertToImePayloadINTELInst is a view of an OpSubgroupAvcMceConvertToImePayloadINTEL.
type SubgroupAvcMceConvertToImePayloadINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceConvertToImePayloadINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcMceConvertToImePayloadINTEL returns the view of in, which must be an OpSubgroupAvcMceConvertToImePayloadINTEL.
func SubgroupAvcMceConvertToImePayloadINTEL(in *ir.Inst) SubgroupAvcMceConvertToImePayloadINTELInst {
	return SubgroupAvcMceConvertToImePayloadINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcMceConvertToImePayloadINTELInst) Payload() ir.ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcMceConvertToImePayloadINTELInst) SetPayload(id ir.ID) { v.in.SetID(0, id) }

// SubgroupAvcMceConvertToImeResultINTELInst is a view of an OpSubgroupAvcMceConvertToImeResultINTEL.
type SubgroupAvcMceConvertToImeResultINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceConvertToImeResultINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcMceConvertToImeResultINTEL returns the view of in, which must be an OpSubgroupAvcMceConvertToImeResultINTEL.
func SubgroupAvcMceConvertToImeResultINTEL(in *ir.Inst) SubgroupAvcMceConvertToImeResultINTELInst {
	return SubgroupAvcMceConvertToImeResultINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcMceConvertToImeResultINTELInst) Payload() ir.ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcMceConvertToImeResultINTELInst) SetPayload(id ir.ID) { v.in.SetID(0, id) }

// SubgroupAvcMceConvertToRefPayloadINTELInst is a view of an OpSubgroupAvcMceConvertToRefPayloadINTEL.
type SubgroupAvcMceConvertToRefPayloadINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceConvertToRefPayloadINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcMceConvertToRefPayloadINTEL returns the view of in, which must be an OpSubgroupAvcMceConvertToRefPayloadINTEL.
func SubgroupAvcMceConvertToRefPayloadINTEL(in *ir.Inst) SubgroupAvcMceConvertToRefPayloadINTELInst {
	return SubgroupAvcMceConvertToRefPayloadINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcMceConvertToRefPayloadINTELInst) Payload() ir.ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcMceConvertToRefPayloadINTELInst) SetPayload(id ir.ID) { v.in.SetID(0, id) }

// SubgroupAvcMceConvertToRefResultINTELInst is a view of an OpSubgroupAvcMceConvertToRefResultINTEL.
type SubgroupAvcMceConvertToRefResultINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceConvertToRefResultINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcMceConvertToRefResultINTEL returns the view of in, which must be an OpSubgroupAvcMceConvertToRefResultINTEL.
func SubgroupAvcMceConvertToRefResultINTEL(in *ir.Inst) SubgroupAvcMceConvertToRefResultINTELInst {
	return SubgroupAvcMceConvertToRefResultINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcMceConvertToRefResultINTELInst) Payload() ir.ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcMceConvertToRefResultINTELInst) SetPayload(id ir.ID) { v.in.SetID(0, id) }

// SubgroupAvcMceConvertToSicPayloadINTELInst is a view of an OpSubgroupAvcMceConvertToSicPayloadINTEL.
type SubgroupAvcMceConvertToSicPayloadINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceConvertToSicPayloadINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcMceConvertToSicPayloadINTEL returns the view of in, which must be an OpSubgroupAvcMceConvertToSicPayloadINTEL.
func SubgroupAvcMceConvertToSicPayloadINTEL(in *ir.Inst) SubgroupAvcMceConvertToSicPayloadINTELInst {
	return SubgroupAvcMceConvertToSicPayloadINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcMceConvertToSicPayloadINTELInst) Payload() ir.ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcMceConvertToSicPayloadINTELInst) SetPayload(id ir.ID) { v.in.SetID(0, id) }

// SubgroupAvcMceConvertToSicResultINTELInst is a view of an OpSubgroupAvcMceConvertToSicResultINTEL.
type SubgroupAvcMceConvertToSicResultINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceConvertToSicResultINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcMceConvertToSicResultINTEL returns the view of in, which must be an OpSubgroupAvcMceConvertToSicResultINTEL.
func SubgroupAvcMceConvertToSicResultINTEL(in *ir.Inst) SubgroupAvcMceConvertToSicResultINTELInst {
	return SubgroupAvcMceConvertToSicResultINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcMceConvertToSicResultINTELInst) Payload() ir.ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcMceConvertToSicResultINTELInst) SetPayload(id ir.ID) { v.in.SetID(0, id) }

// SubgroupAvcMceGetMotionVectorsINTELInst is a view of an OpSubgroupAvcMceGetMotionVectorsINTEL.
type SubgroupAvcMceGetMotionVectorsINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceGetMotionVectorsINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcMceGetMotionVectorsINTEL returns the view of in, which must be an OpSubgroupAvcMceGetMotionVectorsINTEL.
func SubgroupAvcMceGetMotionVectorsINTEL(in *ir.Inst) SubgroupAvcMceGetMotionVectorsINTELInst {
	return SubgroupAvcMceGetMotionVectorsINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcMceGetMotionVectorsINTELInst) Payload() ir.ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcMceGetMotionVectorsINTELInst) SetPayload(id ir.ID) { v.in.SetID(0, id) }

// SubgroupAvcMceGetInterDistortionsINTELInst is a view of an OpSubgroupAvcMceGetInterDistortionsINTEL.
type SubgroupAvcMceGetInterDistortionsINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceGetInterDistortionsINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcMceGetInterDistortionsINTEL returns the view of in, which must be an OpSubgroupAvcMceGetInterDistortionsINTEL.
func SubgroupAvcMceGetInterDistortionsINTEL(in *ir.Inst) SubgroupAvcMceGetInterDistortionsINTELInst {
	return SubgroupAvcMceGetInterDistortionsINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcMceGetInterDistortionsINTELInst) Payload() ir.ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcMceGetInterDistortionsINTELInst) SetPayload(id ir.ID) { v.in.SetID(0, id) }

// SubgroupAvcMceGetBestInterDistortionsINTELInst is a view of an OpSubgroupAvcMceGetBestInterDistortionsINTEL.
type SubgroupAvcMceGetBestInterDistortionsINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceGetBestInterDistortionsINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcMceGetBestInterDistortionsINTEL returns the view of in, which must be an OpSubgroupAvcMceGetBestInterDistortionsINTEL.
func SubgroupAvcMceGetBestInterDistortionsINTEL(in *ir.Inst) SubgroupAvcMceGetBestInterDistortionsINTELInst {
	return SubgroupAvcMceGetBestInterDistortionsINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcMceGetBestInterDistortionsINTELInst) Payload() ir.ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcMceGetBestInterDistortionsINTELInst) SetPayload(id ir.ID) { v.in.SetID(0, id) }

// SubgroupAvcMceGetInterMajorShapeINTELInst is a view of an OpSubgroupAvcMceGetInterMajorShapeINTEL.
type SubgroupAvcMceGetInterMajorShapeINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceGetInterMajorShapeINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcMceGetInterMajorShapeINTEL returns the view of in, which must be an OpSubgroupAvcMceGetInterMajorShapeINTEL.
func SubgroupAvcMceGetInterMajorShapeINTEL(in *ir.Inst) SubgroupAvcMceGetInterMajorShapeINTELInst {
	return SubgroupAvcMceGetInterMajorShapeINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcMceGetInterMajorShapeINTELInst) Payload() ir.ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcMceGetInterMajorShapeINTELInst) SetPayload(id ir.ID) { v.in.SetID(0, id) }

// SubgroupAvcMceGetInterMinorShapeINTELInst is a view of an OpSubgroupAvcMceGetInterMinorShapeINTEL.
type SubgroupAvcMceGetInterMinorShapeINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceGetInterMinorShapeINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcMceGetInterMinorShapeINTEL returns the view of in, which must be an OpSubgroupAvcMceGetInterMinorShapeINTEL.
func SubgroupAvcMceGetInterMinorShapeINTEL(in *ir.Inst) SubgroupAvcMceGetInterMinorShapeINTELInst {
	return SubgroupAvcMceGetInterMinorShapeINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcMceGetInterMinorShapeINTELInst) Payload() ir.ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcMceGetInterMinorShapeINTELInst) SetPayload(id ir.ID) { v.in.SetID(0, id) }

// SubgroupAvcMceGetInterDirectionsINTELInst is a view of an OpSubgroupAvcMceGetInterDirectionsINTEL.
type SubgroupAvcMceGetInterDirectionsINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceGetInterDirectionsINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcMceGetInterDirectionsINTEL returns the view of in, which must be an OpSubgroupAvcMceGetInterDirectionsINTEL.
func SubgroupAvcMceGetInterDirectionsINTEL(in *ir.Inst) SubgroupAvcMceGetInterDirectionsINTELInst {
	return SubgroupAvcMceGetInterDirectionsINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcMceGetInterDirectionsINTELInst) Payload() ir.ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcMceGetInterDirectionsINTELInst) SetPayload(id ir.ID) { v.in.SetID(0, id) }

// SubgroupAvcMceGetInterMotionVectorCountINTELInst is a view of an OpSubgroupAvcMceGetInterMotionVectorCountINTEL.
type SubgroupAvcMceGetInterMotionVectorCountINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceGetInterMotionVectorCountINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcMceGetInterMotionVectorCountINTEL returns the view of in, which must be an OpSubgroupAvcMceGetInterMotionVectorCountINTEL.
func SubgroupAvcMceGetInterMotionVectorCountINTEL(in *ir.Inst) SubgroupAvcMceGetInterMotionVectorCountINTELInst {
	return SubgroupAvcMceGetInterMotionVectorCountINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcMceGetInterMotionVectorCountINTELInst) Payload() ir.ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcMceGetInterMotionVectorCountINTELInst) SetPayload(id ir.ID) { v.in.SetID(0, id) }

// SubgroupAvcMceGetInterReferenceIdsINTELInst is a view of an OpSubgroupAvcMceGetInterReferenceIdsINTEL.
type SubgroupAvcMceGetInterReferenceIdsINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceGetInterReferenceIdsINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcMceGetInterReferenceIdsINTEL returns the view of in, which must be an OpSubgroupAvcMceGetInterReferenceIdsINTEL.
func SubgroupAvcMceGetInterReferenceIdsINTEL(in *ir.Inst) SubgroupAvcMceGetInterReferenceIdsINTELInst {
	return SubgroupAvcMceGetInterReferenceIdsINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcMceGetInterReferenceIdsINTELInst) Payload() ir.ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcMceGetInterReferenceIdsINTELInst) SetPayload(id ir.ID) { v.in.SetID(0, id) }

// SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTELInst is a view of an OpSubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTEL.
type SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTELInst) Inst() *ir.Inst {
	return v.in
}

// SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTEL returns the view of in, which must be an OpSubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTEL.
func SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTEL(in *ir.Inst) SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTELInst {
	return SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTELInst{in}
}

// PackedReferenceIds returns the id Packed Reference Ids.
func (v SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTELInst) PackedReferenceIds() ir.ID {
	return v.in.ID(0)
}

// SetPackedReferenceIds sets the id Packed Reference Ids.
func (v SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTELInst) SetPackedReferenceIds(id ir.ID) {
	v.in.SetID(0, id)
}

// PackedReferenceParameterFieldPolarities returns the id Packed Reference Parameter Field Polarities.
func (v SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTELInst) PackedReferenceParameterFieldPolarities() ir.ID {
	return v.in.ID(1)
}

// SetPackedReferenceParameterFieldPolarities sets the id Packed Reference Parameter Field Polarities.
func (v SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTELInst) SetPackedReferenceParameterFieldPolarities(id ir.ID) {
	v.in.SetID(1, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTELInst) Payload() ir.ID {
	return v.in.ID(2)
}

// SetPayload sets the id Payload.
func (v SubgroupAvcMceGetInterReferenceInterlacedFieldPolaritiesINTELInst) SetPayload(id ir.ID) {
	v.in.SetID(2, id)
}

// SubgroupAvcImeInitializeINTELInst is a view of an OpSubgroupAvcImeInitializeINTEL.
type SubgroupAvcImeInitializeINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeInitializeINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcImeInitializeINTEL returns the view of in, which must be an OpSubgroupAvcImeInitializeINTEL.
func SubgroupAvcImeInitializeINTEL(in *ir.Inst) SubgroupAvcImeInitializeINTELInst {
	return SubgroupAvcImeInitializeINTELInst{in}
}

// SrcCoord returns the id Src Coord.
func (v SubgroupAvcImeInitializeINTELInst) SrcCoord() ir.ID { return v.in.ID(0) }

// SetSrcCoord sets the id Src Coord.
func (v SubgroupAvcImeInitializeINTELInst) SetSrcCoord(id ir.ID) { v.in.SetID(0, id) }

// PartitionMask returns the id Partition Mask.
func (v SubgroupAvcImeInitializeINTELInst) PartitionMask() ir.ID { return v.in.ID(1) }

// SetPartitionMask sets the id Partition Mask.
func (v SubgroupAvcImeInitializeINTELInst) SetPartitionMask(id ir.ID) { v.in.SetID(1, id) }

// SADAdjustment returns the id SAD Adjustment.
func (v SubgroupAvcImeInitializeINTELInst) SADAdjustment() ir.ID { return v.in.ID(2) }

// SetSADAdjustment sets the id SAD Adjustment.
func (v SubgroupAvcImeInitializeINTELInst) SetSADAdjustment(id ir.ID) { v.in.SetID(2, id) }

// SubgroupAvcImeSetSingleReferenceINTELInst is a view of an OpSubgroupAvcImeSetSingleReferenceINTEL.
type SubgroupAvcImeSetSingleReferenceINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeSetSingleReferenceINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcImeSetSingleReferenceINTEL returns the view of in, which must be an OpSubgroupAvcImeSetSingleReferenceINTEL.
func SubgroupAvcImeSetSingleReferenceINTEL(in *ir.Inst) SubgroupAvcImeSetSingleReferenceINTELInst {
	return SubgroupAvcImeSetSingleReferenceINTELInst{in}
}

// RefOffset returns the id Ref Offset.
func (v SubgroupAvcImeSetSingleReferenceINTELInst) RefOffset() ir.ID { return v.in.ID(0) }

// SetRefOffset sets the id Ref Offset.
func (v SubgroupAvcImeSetSingleReferenceINTELInst) SetRefOffset(id ir.ID) { v.in.SetID(0, id) }

// SearchWindowConfig returns the id Search Window Config.
func (v SubgroupAvcImeSetSingleReferenceINTELInst) SearchWindowConfig() ir.ID { return v.in.ID(1) }

// SetSearchWindowConfig sets the id Search Window Config.
func (v SubgroupAvcImeSetSingleReferenceINTELInst) SetSearchWindowConfig(id ir.ID) { v.in.SetID(1, id) }

// Payload returns the id Payload.
func (v SubgroupAvcImeSetSingleReferenceINTELInst) Payload() ir.ID { return v.in.ID(2) }

// SetPayload sets the id Payload.
func (v SubgroupAvcImeSetSingleReferenceINTELInst) SetPayload(id ir.ID) { v.in.SetID(2, id) }

// SubgroupAvcImeSetDualReferenceINTELInst is a view of an OpSubgroupAvcImeSetDualReferenceINTEL.
type SubgroupAvcImeSetDualReferenceINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeSetDualReferenceINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcImeSetDualReferenceINTEL returns the view of in, which must be an OpSubgroupAvcImeSetDualReferenceINTEL.
func SubgroupAvcImeSetDualReferenceINTEL(in *ir.Inst) SubgroupAvcImeSetDualReferenceINTELInst {
	return SubgroupAvcImeSetDualReferenceINTELInst{in}
}

// FwdRefOffset returns the id Fwd Ref Offset.
func (v SubgroupAvcImeSetDualReferenceINTELInst) FwdRefOffset() ir.ID { return v.in.ID(0) }

// SetFwdRefOffset sets the id Fwd Ref Offset.
func (v SubgroupAvcImeSetDualReferenceINTELInst) SetFwdRefOffset(id ir.ID) { v.in.SetID(0, id) }

// BwdRefOffset returns the id Bwd Ref Offset.
func (v SubgroupAvcImeSetDualReferenceINTELInst) BwdRefOffset() ir.ID { return v.in.ID(1) }

// SetBwdRefOffset sets the id Bwd Ref Offset.
func (v SubgroupAvcImeSetDualReferenceINTELInst) SetBwdRefOffset(id ir.ID) { v.in.SetID(1, id) }

// SearchWindowConfig returns the id Search Window Config.
func (v SubgroupAvcImeSetDualReferenceINTELInst) SearchWindowConfig() ir.ID { return v.in.ID(2) }

// SetSearchWindowConfig sets the id Search Window Config.
func (v SubgroupAvcImeSetDualReferenceINTELInst) SetSearchWindowConfig(id ir.ID) { v.in.SetID(2, id) }

// Payload returns the id Payload.
func (v SubgroupAvcImeSetDualReferenceINTELInst) Payload() ir.ID { return v.in.ID(3) }

// SetPayload sets the id Payload.
func (v SubgroupAvcImeSetDualReferenceINTELInst) SetPayload(id ir.ID) { v.in.SetID(3, id) }

// SubgroupAvcImeRefWindowSizeINTELInst is a view of an OpSubgroupAvcImeRefWindowSizeINTEL.
type SubgroupAvcImeRefWindowSizeINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeRefWindowSizeINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcImeRefWindowSizeINTEL returns the view of in, which must be an OpSubgroupAvcImeRefWindowSizeINTEL.
func SubgroupAvcImeRefWindowSizeINTEL(in *ir.Inst) SubgroupAvcImeRefWindowSizeINTELInst {
	return SubgroupAvcImeRefWindowSizeINTELInst{in}
}

// SearchWindowConfig returns the id Search Window Config.
func (v SubgroupAvcImeRefWindowSizeINTELInst) SearchWindowConfig() ir.ID { return v.in.ID(0) }

// SetSearchWindowConfig sets the id Search Window Config.
func (v SubgroupAvcImeRefWindowSizeINTELInst) SetSearchWindowConfig(id ir.ID) { v.in.SetID(0, id) }

// DualRef returns the id Dual Ref.
func (v SubgroupAvcImeRefWindowSizeINTELInst) DualRef() ir.ID { return v.in.ID(1) }

// SetDualRef sets the id Dual Ref.
func (v SubgroupAvcImeRefWindowSizeINTELInst) SetDualRef(id ir.ID) { v.in.SetID(1, id) }

// SubgroupAvcImeAdjustRefOffsetINTELInst is a view of an OpSubgroupAvcImeAdjustRefOffsetINTEL.
type SubgroupAvcImeAdjustRefOffsetINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeAdjustRefOffsetINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcImeAdjustRefOffsetINTEL returns the view of in, which must be an OpSubgroupAvcImeAdjustRefOffsetINTEL.
func SubgroupAvcImeAdjustRefOffsetINTEL(in *ir.Inst) SubgroupAvcImeAdjustRefOffsetINTELInst {
	return SubgroupAvcImeAdjustRefOffsetINTELInst{in}
}

// RefOffset returns the id Ref Offset.
func (v SubgroupAvcImeAdjustRefOffsetINTELInst) RefOffset() ir.ID { return v.in.ID(0) }

// SetRefOffset sets the id Ref Offset.
func (v SubgroupAvcImeAdjustRefOffsetINTELInst) SetRefOffset(id ir.ID) { v.in.SetID(0, id) }

// SrcCoord returns the id Src Coord.
func (v SubgroupAvcImeAdjustRefOffsetINTELInst) SrcCoord() ir.ID { return v.in.ID(1) }

// SetSrcCoord sets the id Src Coord.
func (v SubgroupAvcImeAdjustRefOffsetINTELInst) SetSrcCoord(id ir.ID) { v.in.SetID(1, id) }

// RefWindowSize returns the id Ref Window Size.
func (v SubgroupAvcImeAdjustRefOffsetINTELInst) RefWindowSize() ir.ID { return v.in.ID(2) }

// SetRefWindowSize sets the id Ref Window Size.
func (v SubgroupAvcImeAdjustRefOffsetINTELInst) SetRefWindowSize(id ir.ID) { v.in.SetID(2, id) }

// ImageSize returns the id Image Size.
func (v SubgroupAvcImeAdjustRefOffsetINTELInst) ImageSize() ir.ID { return v.in.ID(3) }

// SetImageSize sets the id Image Size.
func (v SubgroupAvcImeAdjustRefOffsetINTELInst) SetImageSize(id ir.ID) { v.in.SetID(3, id) }

// SubgroupAvcImeConvertToMcePayloadINTELInst is a view of an OpSubgroupAvcImeConvertToMcePayloadINTEL.
type SubgroupAvcImeConvertToMcePayloadINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeConvertToMcePayloadINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcImeConvertToMcePayloadINTEL returns the view of in, which must be an OpSubgroupAvcImeConvertToMcePayloadINTEL.
func SubgroupAvcImeConvertToMcePayloadINTEL(in *ir.Inst) SubgroupAvcImeConvertToMcePayloadINTELInst {
	return SubgroupAvcImeConvertToMcePayloadINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcImeConvertToMcePayloadINTELInst) Payload() ir.ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcImeConvertToMcePayloadINTELInst) SetPayload(id ir.ID) { v.in.SetID(0, id) }

// SubgroupAvcImeSetMaxMotionVectorCountINTELInst is a view of an OpSubgroupAvcImeSetMaxMotionVectorCountINTEL.
type SubgroupAvcImeSetMaxMotionVectorCountINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeSetMaxMotionVectorCountINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcImeSetMaxMotionVectorCountINTEL returns the view of in, which must be an OpSubgroupAvcImeSetMaxMotionVectorCountINTEL.
func SubgroupAvcImeSetMaxMotionVectorCountINTEL(in *ir.Inst) SubgroupAvcImeSetMaxMotionVectorCountINTELInst {
	return SubgroupAvcImeSetMaxMotionVectorCountINTELInst{in}
}

// MaxMotionVectorCount returns the id Max Motion Vector Count.
func (v SubgroupAvcImeSetMaxMotionVectorCountINTELInst) MaxMotionVectorCount() ir.ID {
	return v.in.ID(0)
}

// SetMaxMotionVectorCount sets the id Max Motion Vector Count.
func (v SubgroupAvcImeSetMaxMotionVectorCountINTELInst) SetMaxMotionVectorCount(id ir.ID) {
	v.in.SetID(0, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcImeSetMaxMotionVectorCountINTELInst) Payload() ir.ID { return v.in.ID(1) }

// SetPayload sets the id Payload.
func (v SubgroupAvcImeSetMaxMotionVectorCountINTELInst) SetPayload(id ir.ID) { v.in.SetID(1, id) }

// SubgroupAvcImeSetUnidirectionalMixDisableINTELInst is a view of an OpSubgroupAvcImeSetUnidirectionalMixDisableINTEL.
type SubgroupAvcImeSetUnidirectionalMixDisableINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeSetUnidirectionalMixDisableINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcImeSetUnidirectionalMixDisableINTEL returns the view of in, which must be an OpSubgroupAvcImeSetUnidirectionalMixDisableINTEL.
func SubgroupAvcImeSetUnidirectionalMixDisableINTEL(in *ir.Inst) SubgroupAvcImeSetUnidirectionalMixDisableINTELInst {
	return SubgroupAvcImeSetUnidirectionalMixDisableINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcImeSetUnidirectionalMixDisableINTELInst) Payload() ir.ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcImeSetUnidirectionalMixDisableINTELInst) SetPayload(id ir.ID) { v.in.SetID(0, id) }

// SubgroupAvcImeSetEarlySearchTerminationThresholdINTELInst is a view of an OpSubgroupAvcImeSetEarlySearchTerminationThresholdINTEL.
type SubgroupAvcImeSetEarlySearchTerminationThresholdINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeSetEarlySearchTerminationThresholdINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcImeSetEarlySearchTerminationThresholdINTEL returns the view of in, which must be an OpSubgroupAvcImeSetEarlySearchTerminationThresholdINTEL.
func SubgroupAvcImeSetEarlySearchTerminationThresholdINTEL(in *ir.Inst) SubgroupAvcImeSetEarlySearchTerminationThresholdINTELInst {
	return SubgroupAvcImeSetEarlySearchTerminationThresholdINTELInst{in}
}

// Threshold returns the id Threshold.
func (v SubgroupAvcImeSetEarlySearchTerminationThresholdINTELInst) Threshold() ir.ID {
	return v.in.ID(0)
}

// SetThreshold sets the id Threshold.
func (v SubgroupAvcImeSetEarlySearchTerminationThresholdINTELInst) SetThreshold(id ir.ID) {
	v.in.SetID(0, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcImeSetEarlySearchTerminationThresholdINTELInst) Payload() ir.ID { return v.in.ID(1) }

// SetPayload sets the id Payload.
func (v SubgroupAvcImeSetEarlySearchTerminationThresholdINTELInst) SetPayload(id ir.ID) {
	v.in.SetID(1, id)
}

// SubgroupAvcImeSetWeightedSadINTELInst is a view of an OpSubgroupAvcImeSetWeightedSadINTEL.
type SubgroupAvcImeSetWeightedSadINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeSetWeightedSadINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcImeSetWeightedSadINTEL returns the view of in, which must be an OpSubgroupAvcImeSetWeightedSadINTEL.
func SubgroupAvcImeSetWeightedSadINTEL(in *ir.Inst) SubgroupAvcImeSetWeightedSadINTELInst {
	return SubgroupAvcImeSetWeightedSadINTELInst{in}
}

// PackedSadWeights returns the id Packed Sad Weights.
func (v SubgroupAvcImeSetWeightedSadINTELInst) PackedSadWeights() ir.ID { return v.in.ID(0) }

// SetPackedSadWeights sets the id Packed Sad Weights.
func (v SubgroupAvcImeSetWeightedSadINTELInst) SetPackedSadWeights(id ir.ID) { v.in.SetID(0, id) }

// Payload returns the id Payload.
func (v SubgroupAvcImeSetWeightedSadINTELInst) Payload() ir.ID { return v.in.ID(1) }

// SetPayload sets the id Payload.
func (v SubgroupAvcImeSetWeightedSadINTELInst) SetPayload(id ir.ID) { v.in.SetID(1, id) }

// SubgroupAvcImeEvaluateWithSingleReferenceINTELInst is a view of an OpSubgroupAvcImeEvaluateWithSingleReferenceINTEL.
type SubgroupAvcImeEvaluateWithSingleReferenceINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeEvaluateWithSingleReferenceINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcImeEvaluateWithSingleReferenceINTEL returns the view of in, which must be an OpSubgroupAvcImeEvaluateWithSingleReferenceINTEL.
func SubgroupAvcImeEvaluateWithSingleReferenceINTEL(in *ir.Inst) SubgroupAvcImeEvaluateWithSingleReferenceINTELInst {
	return SubgroupAvcImeEvaluateWithSingleReferenceINTELInst{in}
}

// SrcImage returns the id Src Image.
func (v SubgroupAvcImeEvaluateWithSingleReferenceINTELInst) SrcImage() ir.ID { return v.in.ID(0) }

// SetSrcImage sets the id Src Image.
func (v SubgroupAvcImeEvaluateWithSingleReferenceINTELInst) SetSrcImage(id ir.ID) { v.in.SetID(0, id) }

// RefImage returns the id Ref Image.
func (v SubgroupAvcImeEvaluateWithSingleReferenceINTELInst) RefImage() ir.ID { return v.in.ID(1) }

// SetRefImage sets the id Ref Image.
func (v SubgroupAvcImeEvaluateWithSingleReferenceINTELInst) SetRefImage(id ir.ID) { v.in.SetID(1, id) }

// Payload returns the id Payload.
func (v SubgroupAvcImeEvaluateWithSingleReferenceINTELInst) Payload() ir.ID { return v.in.ID(2) }

// SetPayload sets the id Payload.
func (v SubgroupAvcImeEvaluateWithSingleReferenceINTELInst) SetPayload(id ir.ID) { v.in.SetID(2, id) }

// SubgroupAvcImeEvaluateWithDualReferenceINTELInst is a view of an OpSubgroupAvcImeEvaluateWithDualReferenceINTEL.
type SubgroupAvcImeEvaluateWithDualReferenceINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeEvaluateWithDualReferenceINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcImeEvaluateWithDualReferenceINTEL returns the view of in, which must be an OpSubgroupAvcImeEvaluateWithDualReferenceINTEL.
func SubgroupAvcImeEvaluateWithDualReferenceINTEL(in *ir.Inst) SubgroupAvcImeEvaluateWithDualReferenceINTELInst {
	return SubgroupAvcImeEvaluateWithDualReferenceINTELInst{in}
}

// SrcImage returns the id Src Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceINTELInst) SrcImage() ir.ID { return v.in.ID(0) }

// SetSrcImage sets the id Src Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceINTELInst) SetSrcImage(id ir.ID) { v.in.SetID(0, id) }

// FwdRefImage returns the id Fwd Ref Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceINTELInst) FwdRefImage() ir.ID { return v.in.ID(1) }

// SetFwdRefImage sets the id Fwd Ref Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceINTELInst) SetFwdRefImage(id ir.ID) { v.in.SetID(1, id) }

// BwdRefImage returns the id Bwd Ref Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceINTELInst) BwdRefImage() ir.ID { return v.in.ID(2) }

// SetBwdRefImage sets the id Bwd Ref Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceINTELInst) SetBwdRefImage(id ir.ID) { v.in.SetID(2, id) }

// Payload returns the id Payload.
func (v SubgroupAvcImeEvaluateWithDualReferenceINTELInst) Payload() ir.ID { return v.in.ID(3) }

// SetPayload sets the id Payload.
func (v SubgroupAvcImeEvaluateWithDualReferenceINTELInst) SetPayload(id ir.ID) { v.in.SetID(3, id) }

// SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTELInst is a view of an OpSubgroupAvcImeEvaluateWithSingleReferenceStreaminINTEL.
type SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTEL returns the view of in, which must be an OpSubgroupAvcImeEvaluateWithSingleReferenceStreaminINTEL.
func SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTEL(in *ir.Inst) SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTELInst {
	return SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTELInst{in}
}

// SrcImage returns the id Src Image.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTELInst) SrcImage() ir.ID {
	return v.in.ID(0)
}

// SetSrcImage sets the id Src Image.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTELInst) SetSrcImage(id ir.ID) {
	v.in.SetID(0, id)
}

// RefImage returns the id Ref Image.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTELInst) RefImage() ir.ID {
	return v.in.ID(1)
}

// SetRefImage sets the id Ref Image.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTELInst) SetRefImage(id ir.ID) {
	v.in.SetID(1, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTELInst) Payload() ir.ID {
	return v.in.ID(2)
}

// SetPayload sets the id Payload.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTELInst) SetPayload(id ir.ID) {
	v.in.SetID(2, id)
}

// StreaminComponents returns the id Streamin Components.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTELInst) StreaminComponents() ir.ID {
	return v.in.ID(3)
}

// SetStreaminComponents sets the id Streamin Components.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreaminINTELInst) SetStreaminComponents(id ir.ID) {
	v.in.SetID(3, id)
}

// SubgroupAvcImeEvaluateWithDualReferenceStreaminINTELInst is a view of an OpSubgroupAvcImeEvaluateWithDualReferenceStreaminINTEL.
type SubgroupAvcImeEvaluateWithDualReferenceStreaminINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcImeEvaluateWithDualReferenceStreaminINTEL returns the view of in, which must be an OpSubgroupAvcImeEvaluateWithDualReferenceStreaminINTEL.
func SubgroupAvcImeEvaluateWithDualReferenceStreaminINTEL(in *ir.Inst) SubgroupAvcImeEvaluateWithDualReferenceStreaminINTELInst {
	return SubgroupAvcImeEvaluateWithDualReferenceStreaminINTELInst{in}
}

// SrcImage returns the id Src Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminINTELInst) SrcImage() ir.ID { return v.in.ID(0) }

// SetSrcImage sets the id Src Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminINTELInst) SetSrcImage(id ir.ID) {
	v.in.SetID(0, id)
}

// FwdRefImage returns the id Fwd Ref Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminINTELInst) FwdRefImage() ir.ID {
	return v.in.ID(1)
}

// SetFwdRefImage sets the id Fwd Ref Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminINTELInst) SetFwdRefImage(id ir.ID) {
	v.in.SetID(1, id)
}

// BwdRefImage returns the id Bwd Ref Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminINTELInst) BwdRefImage() ir.ID {
	return v.in.ID(2)
}

// SetBwdRefImage sets the id Bwd Ref Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminINTELInst) SetBwdRefImage(id ir.ID) {
	v.in.SetID(2, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminINTELInst) Payload() ir.ID { return v.in.ID(3) }

// SetPayload sets the id Payload.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminINTELInst) SetPayload(id ir.ID) {
	v.in.SetID(3, id)
}

// StreaminComponents returns the id Streamin Components.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminINTELInst) StreaminComponents() ir.ID {
	return v.in.ID(4)
}

// SetStreaminComponents sets the id Streamin Components.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminINTELInst) SetStreaminComponents(id ir.ID) {
	v.in.SetID(4, id)
}

// SubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTELInst is a view of an OpSubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTEL.
type SubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTEL returns the view of in, which must be an OpSubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTEL.
func SubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTEL(in *ir.Inst) SubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTELInst {
	return SubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTELInst{in}
}

// SrcImage returns the id Src Image.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTELInst) SrcImage() ir.ID {
	return v.in.ID(0)
}

// SetSrcImage sets the id Src Image.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTELInst) SetSrcImage(id ir.ID) {
	v.in.SetID(0, id)
}

// RefImage returns the id Ref Image.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTELInst) RefImage() ir.ID {
	return v.in.ID(1)
}

// SetRefImage sets the id Ref Image.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTELInst) SetRefImage(id ir.ID) {
	v.in.SetID(1, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTELInst) Payload() ir.ID {
	return v.in.ID(2)
}

// SetPayload sets the id Payload.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreamoutINTELInst) SetPayload(id ir.ID) {
	v.in.SetID(2, id)
}

// SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTELInst is a view of an OpSubgroupAvcImeEvaluateWithDualReferenceStreamoutINTEL.
type SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTEL returns the view of in, which must be an OpSubgroupAvcImeEvaluateWithDualReferenceStreamoutINTEL.
func SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTEL(in *ir.Inst) SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTELInst {
	return SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTELInst{in}
}

// SrcImage returns the id Src Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTELInst) SrcImage() ir.ID {
	return v.in.ID(0)
}

// SetSrcImage sets the id Src Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTELInst) SetSrcImage(id ir.ID) {
	v.in.SetID(0, id)
}

// FwdRefImage returns the id Fwd Ref Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTELInst) FwdRefImage() ir.ID {
	return v.in.ID(1)
}

// SetFwdRefImage sets the id Fwd Ref Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTELInst) SetFwdRefImage(id ir.ID) {
	v.in.SetID(1, id)
}

// BwdRefImage returns the id Bwd Ref Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTELInst) BwdRefImage() ir.ID {
	return v.in.ID(2)
}

// SetBwdRefImage sets the id Bwd Ref Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTELInst) SetBwdRefImage(id ir.ID) {
	v.in.SetID(2, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTELInst) Payload() ir.ID { return v.in.ID(3) }

// SetPayload sets the id Payload.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreamoutINTELInst) SetPayload(id ir.ID) {
	v.in.SetID(3, id)
}

// SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTELInst is a view of an OpSubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTEL.
type SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTEL returns the view of in, which must be an OpSubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTEL.
func SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTEL(in *ir.Inst) SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTELInst {
	return SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTELInst{in}
}

// SrcImage returns the id Src Image.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTELInst) SrcImage() ir.ID {
	return v.in.ID(0)
}

// SetSrcImage sets the id Src Image.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTELInst) SetSrcImage(id ir.ID) {
	v.in.SetID(0, id)
}

// RefImage returns the id Ref Image.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTELInst) RefImage() ir.ID {
	return v.in.ID(1)
}

// SetRefImage sets the id Ref Image.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTELInst) SetRefImage(id ir.ID) {
	v.in.SetID(1, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTELInst) Payload() ir.ID {
	return v.in.ID(2)
}

// SetPayload sets the id Payload.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTELInst) SetPayload(id ir.ID) {
	v.in.SetID(2, id)
}

// StreaminComponents returns the id Streamin Components.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTELInst) StreaminComponents() ir.ID {
	return v.in.ID(3)
}

// SetStreaminComponents sets the id Streamin Components.
func (v SubgroupAvcImeEvaluateWithSingleReferenceStreaminoutINTELInst) SetStreaminComponents(id ir.ID) {
	v.in.SetID(3, id)
}

// SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTELInst is a view of an OpSubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTEL.
type SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTEL returns the view of in, which must be an OpSubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTEL.
func SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTEL(in *ir.Inst) SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTELInst {
	return SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTELInst{in}
}

// SrcImage returns the id Src Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTELInst) SrcImage() ir.ID {
	return v.in.ID(0)
}

// SetSrcImage sets the id Src Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTELInst) SetSrcImage(id ir.ID) {
	v.in.SetID(0, id)
}

// FwdRefImage returns the id Fwd Ref Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTELInst) FwdRefImage() ir.ID {
	return v.in.ID(1)
}

// SetFwdRefImage sets the id Fwd Ref Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTELInst) SetFwdRefImage(id ir.ID) {
	v.in.SetID(1, id)
}

// BwdRefImage returns the id Bwd Ref Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTELInst) BwdRefImage() ir.ID {
	return v.in.ID(2)
}

// SetBwdRefImage sets the id Bwd Ref Image.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTELInst) SetBwdRefImage(id ir.ID) {
	v.in.SetID(2, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTELInst) Payload() ir.ID {
	return v.in.ID(3)
}

// SetPayload sets the id Payload.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTELInst) SetPayload(id ir.ID) {
	v.in.SetID(3, id)
}

// StreaminComponents returns the id Streamin Components.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTELInst) StreaminComponents() ir.ID {
	return v.in.ID(4)
}

// SetStreaminComponents sets the id Streamin Components.
func (v SubgroupAvcImeEvaluateWithDualReferenceStreaminoutINTELInst) SetStreaminComponents(id ir.ID) {
	v.in.SetID(4, id)
}

// SubgroupAvcImeConvertToMceResultINTELInst is a view of an OpSubgroupAvcImeConvertToMceResultINTEL.
type SubgroupAvcImeConvertToMceResultINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeConvertToMceResultINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcImeConvertToMceResultINTEL returns the view of in, which must be an OpSubgroupAvcImeConvertToMceResultINTEL.
func SubgroupAvcImeConvertToMceResultINTEL(in *ir.Inst) SubgroupAvcImeConvertToMceResultINTELInst {
	return SubgroupAvcImeConvertToMceResultINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcImeConvertToMceResultINTELInst) Payload() ir.ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcImeConvertToMceResultINTELInst) SetPayload(id ir.ID) { v.in.SetID(0, id) }

// SubgroupAvcImeGetSingleReferenceStreaminINTELInst is a view of an OpSubgroupAvcImeGetSingleReferenceStreaminINTEL.
type SubgroupAvcImeGetSingleReferenceStreaminINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeGetSingleReferenceStreaminINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcImeGetSingleReferenceStreaminINTEL returns the view of in, which must be an OpSubgroupAvcImeGetSingleReferenceStreaminINTEL.
func SubgroupAvcImeGetSingleReferenceStreaminINTEL(in *ir.Inst) SubgroupAvcImeGetSingleReferenceStreaminINTELInst {
	return SubgroupAvcImeGetSingleReferenceStreaminINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcImeGetSingleReferenceStreaminINTELInst) Payload() ir.ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcImeGetSingleReferenceStreaminINTELInst) SetPayload(id ir.ID) { v.in.SetID(0, id) }

// SubgroupAvcImeGetDualReferenceStreaminINTELInst is a view of an OpSubgroupAvcImeGetDualReferenceStreaminINTEL.
type SubgroupAvcImeGetDualReferenceStreaminINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeGetDualReferenceStreaminINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcImeGetDualReferenceStreaminINTEL returns the view of in, which must be an OpSubgroupAvcImeGetDualReferenceStreaminINTEL.
func SubgroupAvcImeGetDualReferenceStreaminINTEL(in *ir.Inst) SubgroupAvcImeGetDualReferenceStreaminINTELInst {
	return SubgroupAvcImeGetDualReferenceStreaminINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcImeGetDualReferenceStreaminINTELInst) Payload() ir.ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcImeGetDualReferenceStreaminINTELInst) SetPayload(id ir.ID) { v.in.SetID(0, id) }

// SubgroupAvcImeStripSingleReferenceStreamoutINTELInst is a view of an OpSubgroupAvcImeStripSingleReferenceStreamoutINTEL.
type SubgroupAvcImeStripSingleReferenceStreamoutINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeStripSingleReferenceStreamoutINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcImeStripSingleReferenceStreamoutINTEL returns the view of in, which must be an OpSubgroupAvcImeStripSingleReferenceStreamoutINTEL.
func SubgroupAvcImeStripSingleReferenceStreamoutINTEL(in *ir.Inst) SubgroupAvcImeStripSingleReferenceStreamoutINTELInst {
	return SubgroupAvcImeStripSingleReferenceStreamoutINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcImeStripSingleReferenceStreamoutINTELInst) Payload() ir.ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcImeStripSingleReferenceStreamoutINTELInst) SetPayload(id ir.ID) { v.in.SetID(0, id) }

// SubgroupAvcImeStripDualReferenceStreamoutINTELInst is a view of an OpSubgroupAvcImeStripDualReferenceStreamoutINTEL.
type SubgroupAvcImeStripDualReferenceStreamoutINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeStripDualReferenceStreamoutINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcImeStripDualReferenceStreamoutINTEL returns the view of in, which must be an OpSubgroupAvcImeStripDualReferenceStreamoutINTEL.
func SubgroupAvcImeStripDualReferenceStreamoutINTEL(in *ir.Inst) SubgroupAvcImeStripDualReferenceStreamoutINTELInst {
	return SubgroupAvcImeStripDualReferenceStreamoutINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcImeStripDualReferenceStreamoutINTELInst) Payload() ir.ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcImeStripDualReferenceStreamoutINTELInst) SetPayload(id ir.ID) { v.in.SetID(0, id) }

// SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTELInst is a view of an OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTEL.
type SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTELInst) Inst() *ir.Inst {
	return v.in
}

// SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTEL returns the view of in, which must be an OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTEL.
func SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTEL(in *ir.Inst) SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTELInst {
	return SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTELInst) Payload() ir.ID {
	return v.in.ID(0)
}

// SetPayload sets the id Payload.
func (v SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTELInst) SetPayload(id ir.ID) {
	v.in.SetID(0, id)
}

// MajorShape returns the id Major Shape.
func (v SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTELInst) MajorShape() ir.ID {
	return v.in.ID(1)
}

// SetMajorShape sets the id Major Shape.
func (v SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeMotionVectorsINTELInst) SetMajorShape(id ir.ID) {
	v.in.SetID(1, id)
}

// SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTELInst is a view of an OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTEL.
type SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTELInst) Inst() *ir.Inst {
	return v.in
}

// SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTEL returns the view of in, which must be an OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTEL.
func SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTEL(in *ir.Inst) SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTELInst {
	return SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTELInst) Payload() ir.ID {
	return v.in.ID(0)
}

// SetPayload sets the id Payload.
func (v SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTELInst) SetPayload(id ir.ID) {
	v.in.SetID(0, id)
}

// MajorShape returns the id Major Shape.
func (v SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTELInst) MajorShape() ir.ID {
	return v.in.ID(1)
}

// SetMajorShape sets the id Major Shape.
func (v SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeDistortionsINTELInst) SetMajorShape(id ir.ID) {
	v.in.SetID(1, id)
}

// SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTELInst is a view of an OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTEL.
type SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTELInst) Inst() *ir.Inst {
	return v.in
}

// SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTEL returns the view of in, which must be an OpSubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTEL.
func SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTEL(in *ir.Inst) SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTELInst {
	return SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTELInst) Payload() ir.ID {
	return v.in.ID(0)
}

// SetPayload sets the id Payload.
func (v SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTELInst) SetPayload(id ir.ID) {
	v.in.SetID(0, id)
}

// MajorShape returns the id Major Shape.
func (v SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTELInst) MajorShape() ir.ID {
	return v.in.ID(1)
}

// SetMajorShape sets the id Major Shape.
func (v SubgroupAvcImeGetStreamoutSingleReferenceMajorShapeReferenceIdsINTELInst) SetMajorShape(id ir.ID) {
	v.in.SetID(1, id)
}

// SubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTELInst is a view of an OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTEL.
type SubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTELInst) Inst() *ir.Inst {
	return v.in
}

// SubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTEL returns the view of in, which must be an OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTEL.
func SubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTEL(in *ir.Inst) SubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTELInst {
	return SubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTELInst) Payload() ir.ID {
	return v.in.ID(0)
}

// SetPayload sets the id Payload.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTELInst) SetPayload(id ir.ID) {
	v.in.SetID(0, id)
}

// MajorShape returns the id Major Shape.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTELInst) MajorShape() ir.ID {
	return v.in.ID(1)
}

// SetMajorShape sets the id Major Shape.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTELInst) SetMajorShape(id ir.ID) {
	v.in.SetID(1, id)
}

// Direction returns the id Direction.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTELInst) Direction() ir.ID {
	return v.in.ID(2)
}

// SetDirection sets the id Direction.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeMotionVectorsINTELInst) SetDirection(id ir.ID) {
	v.in.SetID(2, id)
}

// SubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTELInst is a view of an OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTEL.
type SubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTELInst) Inst() *ir.Inst {
	return v.in
}

// SubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTEL returns the view of in, which must be an OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTEL.
func SubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTEL(in *ir.Inst) SubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTELInst {
	return SubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTELInst) Payload() ir.ID {
	return v.in.ID(0)
}

// SetPayload sets the id Payload.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTELInst) SetPayload(id ir.ID) {
	v.in.SetID(0, id)
}

// MajorShape returns the id Major Shape.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTELInst) MajorShape() ir.ID {
	return v.in.ID(1)
}

// SetMajorShape sets the id Major Shape.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTELInst) SetMajorShape(id ir.ID) {
	v.in.SetID(1, id)
}

// Direction returns the id Direction.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTELInst) Direction() ir.ID {
	return v.in.ID(2)
}

// SetDirection sets the id Direction.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeDistortionsINTELInst) SetDirection(id ir.ID) {
	v.in.SetID(2, id)
}

// SubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTELInst is a view of an OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTEL.
type SubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTELInst) Inst() *ir.Inst {
	return v.in
}

// SubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTEL returns the view of in, which must be an OpSubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTEL.
func SubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTEL(in *ir.Inst) SubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTELInst {
	return SubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTELInst) Payload() ir.ID {
	return v.in.ID(0)
}

// SetPayload sets the id Payload.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTELInst) SetPayload(id ir.ID) {
	v.in.SetID(0, id)
}

// MajorShape returns the id Major Shape.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTELInst) MajorShape() ir.ID {
	return v.in.ID(1)
}

// SetMajorShape sets the id Major Shape.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTELInst) SetMajorShape(id ir.ID) {
	v.in.SetID(1, id)
}

// Direction returns the id Direction.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTELInst) Direction() ir.ID {
	return v.in.ID(2)
}

// SetDirection sets the id Direction.
func (v SubgroupAvcImeGetStreamoutDualReferenceMajorShapeReferenceIdsINTELInst) SetDirection(id ir.ID) {
	v.in.SetID(2, id)
}

// SubgroupAvcImeGetBorderReachedINTELInst is a view of an OpSubgroupAvcImeGetBorderReachedINTEL.
type SubgroupAvcImeGetBorderReachedINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeGetBorderReachedINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcImeGetBorderReachedINTEL returns the view of in, which must be an OpSubgroupAvcImeGetBorderReachedINTEL.
func SubgroupAvcImeGetBorderReachedINTEL(in *ir.Inst) SubgroupAvcImeGetBorderReachedINTELInst {
	return SubgroupAvcImeGetBorderReachedINTELInst{in}
}

// ImageSelect returns the id Image Select.
func (v SubgroupAvcImeGetBorderReachedINTELInst) ImageSelect() ir.ID { return v.in.ID(0) }

// SetImageSelect sets the id Image Select.
func (v SubgroupAvcImeGetBorderReachedINTELInst) SetImageSelect(id ir.ID) { v.in.SetID(0, id) }

// Payload returns the id Payload.
func (v SubgroupAvcImeGetBorderReachedINTELInst) Payload() ir.ID { return v.in.ID(1) }

// SetPayload sets the id Payload.
func (v SubgroupAvcImeGetBorderReachedINTELInst) SetPayload(id ir.ID) { v.in.SetID(1, id) }

// SubgroupAvcImeGetTruncatedSearchIndicationINTELInst is a view of an OpSubgroupAvcImeGetTruncatedSearchIndicationINTEL.
type SubgroupAvcImeGetTruncatedSearchIndicationINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeGetTruncatedSearchIndicationINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcImeGetTruncatedSearchIndicationINTEL returns the view of in, which must be an OpSubgroupAvcImeGetTruncatedSearchIndicationINTEL.
func SubgroupAvcImeGetTruncatedSearchIndicationINTEL(in *ir.Inst) SubgroupAvcImeGetTruncatedSearchIndicationINTELInst {
	return SubgroupAvcImeGetTruncatedSearchIndicationINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcImeGetTruncatedSearchIndicationINTELInst) Payload() ir.ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcImeGetTruncatedSearchIndicationINTELInst) SetPayload(id ir.ID) { v.in.SetID(0, id) }

// SubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTELInst is a view of an OpSubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTEL.
type SubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTEL returns the view of in, which must be an OpSubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTEL.
func SubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTEL(in *ir.Inst) SubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTELInst {
	return SubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTELInst) Payload() ir.ID {
	return v.in.ID(0)
}

// SetPayload sets the id Payload.
func (v SubgroupAvcImeGetUnidirectionalEarlySearchTerminationINTELInst) SetPayload(id ir.ID) {
	v.in.SetID(0, id)
}

// SubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTELInst is a view of an OpSubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTEL.
type SubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTEL returns the view of in, which must be an OpSubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTEL.
func SubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTEL(in *ir.Inst) SubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTELInst {
	return SubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTELInst) Payload() ir.ID {
	return v.in.ID(0)
}

// SetPayload sets the id Payload.
func (v SubgroupAvcImeGetWeightingPatternMinimumMotionVectorINTELInst) SetPayload(id ir.ID) {
	v.in.SetID(0, id)
}

// SubgroupAvcImeGetWeightingPatternMinimumDistortionINTELInst is a view of an OpSubgroupAvcImeGetWeightingPatternMinimumDistortionINTEL.
type SubgroupAvcImeGetWeightingPatternMinimumDistortionINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcImeGetWeightingPatternMinimumDistortionINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcImeGetWeightingPatternMinimumDistortionINTEL returns the view of in, which must be an OpSubgroupAvcImeGetWeightingPatternMinimumDistortionINTEL.
func SubgroupAvcImeGetWeightingPatternMinimumDistortionINTEL(in *ir.Inst) SubgroupAvcImeGetWeightingPatternMinimumDistortionINTELInst {
	return SubgroupAvcImeGetWeightingPatternMinimumDistortionINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcImeGetWeightingPatternMinimumDistortionINTELInst) Payload() ir.ID {
	return v.in.ID(0)
}

// SetPayload sets the id Payload.
func (v SubgroupAvcImeGetWeightingPatternMinimumDistortionINTELInst) SetPayload(id ir.ID) {
	v.in.SetID(0, id)
}

// SubgroupAvcFmeInitializeINTELInst is a view of an OpSubgroupAvcFmeInitializeINTEL.
type SubgroupAvcFmeInitializeINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcFmeInitializeINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcFmeInitializeINTEL returns the view of in, which must be an OpSubgroupAvcFmeInitializeINTEL.
func SubgroupAvcFmeInitializeINTEL(in *ir.Inst) SubgroupAvcFmeInitializeINTELInst {
	return SubgroupAvcFmeInitializeINTELInst{in}
}

// SrcCoord returns the id Src Coord.
func (v SubgroupAvcFmeInitializeINTELInst) SrcCoord() ir.ID { return v.in.ID(0) }

// SetSrcCoord sets the id Src Coord.
func (v SubgroupAvcFmeInitializeINTELInst) SetSrcCoord(id ir.ID) { v.in.SetID(0, id) }

// MotionVectors returns the id Motion Vectors.
func (v SubgroupAvcFmeInitializeINTELInst) MotionVectors() ir.ID { return v.in.ID(1) }

// SetMotionVectors sets the id Motion Vectors.
func (v SubgroupAvcFmeInitializeINTELInst) SetMotionVectors(id ir.ID) { v.in.SetID(1, id) }

// MajorShapes returns the id Major Shapes.
func (v SubgroupAvcFmeInitializeINTELInst) MajorShapes() ir.ID { return v.in.ID(2) }

// SetMajorShapes sets the id Major Shapes.
func (v SubgroupAvcFmeInitializeINTELInst) SetMajorShapes(id ir.ID) { v.in.SetID(2, id) }

// MinorShapes returns the id Minor Shapes.
func (v SubgroupAvcFmeInitializeINTELInst) MinorShapes() ir.ID { return v.in.ID(3) }

// SetMinorShapes sets the id Minor Shapes.
func (v SubgroupAvcFmeInitializeINTELInst) SetMinorShapes(id ir.ID) { v.in.SetID(3, id) }

// Direction returns the id Direction.
func (v SubgroupAvcFmeInitializeINTELInst) Direction() ir.ID { return v.in.ID(4) }

// SetDirection sets the id Direction.
func (v SubgroupAvcFmeInitializeINTELInst) SetDirection(id ir.ID) { v.in.SetID(4, id) }

// PixelResolution returns the id Pixel Resolution.
func (v SubgroupAvcFmeInitializeINTELInst) PixelResolution() ir.ID { return v.in.ID(5) }

// SetPixelResolution sets the id Pixel Resolution.
func (v SubgroupAvcFmeInitializeINTELInst) SetPixelResolution(id ir.ID) { v.in.SetID(5, id) }

// SadAdjustment returns the id Sad Adjustment.
func (v SubgroupAvcFmeInitializeINTELInst) SadAdjustment() ir.ID { return v.in.ID(6) }

// SetSadAdjustment sets the id Sad Adjustment.
func (v SubgroupAvcFmeInitializeINTELInst) SetSadAdjustment(id ir.ID) { v.in.SetID(6, id) }

// SubgroupAvcBmeInitializeINTELInst is a view of an OpSubgroupAvcBmeInitializeINTEL.
type SubgroupAvcBmeInitializeINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcBmeInitializeINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcBmeInitializeINTEL returns the view of in, which must be an OpSubgroupAvcBmeInitializeINTEL.
func SubgroupAvcBmeInitializeINTEL(in *ir.Inst) SubgroupAvcBmeInitializeINTELInst {
	return SubgroupAvcBmeInitializeINTELInst{in}
}

// SrcCoord returns the id Src Coord.
func (v SubgroupAvcBmeInitializeINTELInst) SrcCoord() ir.ID { return v.in.ID(0) }

// SetSrcCoord sets the id Src Coord.
func (v SubgroupAvcBmeInitializeINTELInst) SetSrcCoord(id ir.ID) { v.in.SetID(0, id) }

// MotionVectors returns the id Motion Vectors.
func (v SubgroupAvcBmeInitializeINTELInst) MotionVectors() ir.ID { return v.in.ID(1) }

// SetMotionVectors sets the id Motion Vectors.
func (v SubgroupAvcBmeInitializeINTELInst) SetMotionVectors(id ir.ID) { v.in.SetID(1, id) }

// MajorShapes returns the id Major Shapes.
func (v SubgroupAvcBmeInitializeINTELInst) MajorShapes() ir.ID { return v.in.ID(2) }

// SetMajorShapes sets the id Major Shapes.
func (v SubgroupAvcBmeInitializeINTELInst) SetMajorShapes(id ir.ID) { v.in.SetID(2, id) }

// MinorShapes returns the id Minor Shapes.
func (v SubgroupAvcBmeInitializeINTELInst) MinorShapes() ir.ID { return v.in.ID(3) }

// SetMinorShapes sets the id Minor Shapes.
func (v SubgroupAvcBmeInitializeINTELInst) SetMinorShapes(id ir.ID) { v.in.SetID(3, id) }

// Direction returns the id Direction.
func (v SubgroupAvcBmeInitializeINTELInst) Direction() ir.ID { return v.in.ID(4) }

// SetDirection sets the id Direction.
func (v SubgroupAvcBmeInitializeINTELInst) SetDirection(id ir.ID) { v.in.SetID(4, id) }

// PixelResolution returns the id Pixel Resolution.
func (v SubgroupAvcBmeInitializeINTELInst) PixelResolution() ir.ID { return v.in.ID(5) }

// SetPixelResolution sets the id Pixel Resolution.
func (v SubgroupAvcBmeInitializeINTELInst) SetPixelResolution(id ir.ID) { v.in.SetID(5, id) }

// BidirectionalWeight returns the id Bidirectional Weight.
func (v SubgroupAvcBmeInitializeINTELInst) BidirectionalWeight() ir.ID { return v.in.ID(6) }

// SetBidirectionalWeight sets the id Bidirectional Weight.
func (v SubgroupAvcBmeInitializeINTELInst) SetBidirectionalWeight(id ir.ID) { v.in.SetID(6, id) }

// SadAdjustment returns the id Sad Adjustment.
func (v SubgroupAvcBmeInitializeINTELInst) SadAdjustment() ir.ID { return v.in.ID(7) }

// SetSadAdjustment sets the id Sad Adjustment.
func (v SubgroupAvcBmeInitializeINTELInst) SetSadAdjustment(id ir.ID) { v.in.SetID(7, id) }

// SubgroupAvcRefConvertToMcePayloadINTELInst is a view of an OpSubgroupAvcRefConvertToMcePayloadINTEL.
type SubgroupAvcRefConvertToMcePayloadINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcRefConvertToMcePayloadINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcRefConvertToMcePayloadINTEL returns the view of in, which must be an OpSubgroupAvcRefConvertToMcePayloadINTEL.
func SubgroupAvcRefConvertToMcePayloadINTEL(in *ir.Inst) SubgroupAvcRefConvertToMcePayloadINTELInst {
	return SubgroupAvcRefConvertToMcePayloadINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcRefConvertToMcePayloadINTELInst) Payload() ir.ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcRefConvertToMcePayloadINTELInst) SetPayload(id ir.ID) { v.in.SetID(0, id) }

// SubgroupAvcRefSetBidirectionalMixDisableINTELInst is a view of an OpSubgroupAvcRefSetBidirectionalMixDisableINTEL.
type SubgroupAvcRefSetBidirectionalMixDisableINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcRefSetBidirectionalMixDisableINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcRefSetBidirectionalMixDisableINTEL returns the view of in, which must be an OpSubgroupAvcRefSetBidirectionalMixDisableINTEL.
func SubgroupAvcRefSetBidirectionalMixDisableINTEL(in *ir.Inst) SubgroupAvcRefSetBidirectionalMixDisableINTELInst {
	return SubgroupAvcRefSetBidirectionalMixDisableINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcRefSetBidirectionalMixDisableINTELInst) Payload() ir.ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcRefSetBidirectionalMixDisableINTELInst) SetPayload(id ir.ID) { v.in.SetID(0, id) }

// SubgroupAvcRefSetBilinearFilterEnableINTELInst is a view of an OpSubgroupAvcRefSetBilinearFilterEnableINTEL.
type SubgroupAvcRefSetBilinearFilterEnableINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcRefSetBilinearFilterEnableINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcRefSetBilinearFilterEnableINTEL returns the view of in, which must be an OpSubgroupAvcRefSetBilinearFilterEnableINTEL.
func SubgroupAvcRefSetBilinearFilterEnableINTEL(in *ir.Inst) SubgroupAvcRefSetBilinearFilterEnableINTELInst {
	return SubgroupAvcRefSetBilinearFilterEnableINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcRefSetBilinearFilterEnableINTELInst) Payload() ir.ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcRefSetBilinearFilterEnableINTELInst) SetPayload(id ir.ID) { v.in.SetID(0, id) }

// SubgroupAvcRefEvaluateWithSingleReferenceINTELInst is a view of an OpSubgroupAvcRefEvaluateWithSingleReferenceINTEL.
type SubgroupAvcRefEvaluateWithSingleReferenceINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcRefEvaluateWithSingleReferenceINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcRefEvaluateWithSingleReferenceINTEL returns the view of in, which must be an OpSubgroupAvcRefEvaluateWithSingleReferenceINTEL.
func SubgroupAvcRefEvaluateWithSingleReferenceINTEL(in *ir.Inst) SubgroupAvcRefEvaluateWithSingleReferenceINTELInst {
	return SubgroupAvcRefEvaluateWithSingleReferenceINTELInst{in}
}

// SrcImage returns the id Src Image.
func (v SubgroupAvcRefEvaluateWithSingleReferenceINTELInst) SrcImage() ir.ID { return v.in.ID(0) }

// SetSrcImage sets the id Src Image.
func (v SubgroupAvcRefEvaluateWithSingleReferenceINTELInst) SetSrcImage(id ir.ID) { v.in.SetID(0, id) }

// RefImage returns the id Ref Image.
func (v SubgroupAvcRefEvaluateWithSingleReferenceINTELInst) RefImage() ir.ID { return v.in.ID(1) }

// SetRefImage sets the id Ref Image.
func (v SubgroupAvcRefEvaluateWithSingleReferenceINTELInst) SetRefImage(id ir.ID) { v.in.SetID(1, id) }

// Payload returns the id Payload.
func (v SubgroupAvcRefEvaluateWithSingleReferenceINTELInst) Payload() ir.ID { return v.in.ID(2) }

// SetPayload sets the id Payload.
func (v SubgroupAvcRefEvaluateWithSingleReferenceINTELInst) SetPayload(id ir.ID) { v.in.SetID(2, id) }

// SubgroupAvcRefEvaluateWithDualReferenceINTELInst is a view of an OpSubgroupAvcRefEvaluateWithDualReferenceINTEL.
type SubgroupAvcRefEvaluateWithDualReferenceINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcRefEvaluateWithDualReferenceINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcRefEvaluateWithDualReferenceINTEL returns the view of in, which must be an OpSubgroupAvcRefEvaluateWithDualReferenceINTEL.
func SubgroupAvcRefEvaluateWithDualReferenceINTEL(in *ir.Inst) SubgroupAvcRefEvaluateWithDualReferenceINTELInst {
	return SubgroupAvcRefEvaluateWithDualReferenceINTELInst{in}
}

// SrcImage returns the id Src Image.
func (v SubgroupAvcRefEvaluateWithDualReferenceINTELInst) SrcImage() ir.ID { return v.in.ID(0) }

// SetSrcImage sets the id Src Image.
func (v SubgroupAvcRefEvaluateWithDualReferenceINTELInst) SetSrcImage(id ir.ID) { v.in.SetID(0, id) }

// FwdRefImage returns the id Fwd Ref Image.
func (v SubgroupAvcRefEvaluateWithDualReferenceINTELInst) FwdRefImage() ir.ID { return v.in.ID(1) }

// SetFwdRefImage sets the id Fwd Ref Image.
func (v SubgroupAvcRefEvaluateWithDualReferenceINTELInst) SetFwdRefImage(id ir.ID) { v.in.SetID(1, id) }

// BwdRefImage returns the id Bwd Ref Image.
func (v SubgroupAvcRefEvaluateWithDualReferenceINTELInst) BwdRefImage() ir.ID { return v.in.ID(2) }

// SetBwdRefImage sets the id Bwd Ref Image.
func (v SubgroupAvcRefEvaluateWithDualReferenceINTELInst) SetBwdRefImage(id ir.ID) { v.in.SetID(2, id) }

// Payload returns the id Payload.
func (v SubgroupAvcRefEvaluateWithDualReferenceINTELInst) Payload() ir.ID { return v.in.ID(3) }

// SetPayload sets the id Payload.
func (v SubgroupAvcRefEvaluateWithDualReferenceINTELInst) SetPayload(id ir.ID) { v.in.SetID(3, id) }

// SubgroupAvcRefEvaluateWithMultiReferenceINTELInst is a view of an OpSubgroupAvcRefEvaluateWithMultiReferenceINTEL.
type SubgroupAvcRefEvaluateWithMultiReferenceINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcRefEvaluateWithMultiReferenceINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcRefEvaluateWithMultiReferenceINTEL returns the view of in, which must be an OpSubgroupAvcRefEvaluateWithMultiReferenceINTEL.
func SubgroupAvcRefEvaluateWithMultiReferenceINTEL(in *ir.Inst) SubgroupAvcRefEvaluateWithMultiReferenceINTELInst {
	return SubgroupAvcRefEvaluateWithMultiReferenceINTELInst{in}
}

// SrcImage returns the id Src Image.
func (v SubgroupAvcRefEvaluateWithMultiReferenceINTELInst) SrcImage() ir.ID { return v.in.ID(0) }

// SetSrcImage sets the id Src Image.
func (v SubgroupAvcRefEvaluateWithMultiReferenceINTELInst) SetSrcImage(id ir.ID) { v.in.SetID(0, id) }

// PackedReferenceIds returns the id Packed Reference Ids.
func (v SubgroupAvcRefEvaluateWithMultiReferenceINTELInst) PackedReferenceIds() ir.ID {
	return v.in.ID(1)
}

// SetPackedReferenceIds sets the id Packed Reference Ids.
func (v SubgroupAvcRefEvaluateWithMultiReferenceINTELInst) SetPackedReferenceIds(id ir.ID) {
	v.in.SetID(1, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcRefEvaluateWithMultiReferenceINTELInst) Payload() ir.ID { return v.in.ID(2) }

// SetPayload sets the id Payload.
func (v SubgroupAvcRefEvaluateWithMultiReferenceINTELInst) SetPayload(id ir.ID) { v.in.SetID(2, id) }

// SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTELInst is a view of an OpSubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTEL.
type SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTEL returns the view of in, which must be an OpSubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTEL.
func SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTEL(in *ir.Inst) SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTELInst {
	return SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTELInst{in}
}

// SrcImage returns the id Src Image.
func (v SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTELInst) SrcImage() ir.ID {
	return v.in.ID(0)
}

// SetSrcImage sets the id Src Image.
func (v SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTELInst) SetSrcImage(id ir.ID) {
	v.in.SetID(0, id)
}

// PackedReferenceIds returns the id Packed Reference Ids.
func (v SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTELInst) PackedReferenceIds() ir.ID {
	return v.in.ID(1)
}

// SetPackedReferenceIds sets the id Packed Reference Ids.
func (v SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTELInst) SetPackedReferenceIds(id ir.ID) {
	v.in.SetID(1, id)
}

// PackedReferenceFieldPolarities returns the id Packed Reference Field Polarities.
func (v SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTELInst) PackedReferenceFieldPolarities() ir.ID {
	return v.in.ID(2)
}

// SetPackedReferenceFieldPolarities sets the id Packed Reference Field Polarities.
func (v SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTELInst) SetPackedReferenceFieldPolarities(id ir.ID) {
	v.in.SetID(2, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTELInst) Payload() ir.ID {
	return v.in.ID(3)
}

// SetPayload sets the id Payload.
func (v SubgroupAvcRefEvaluateWithMultiReferenceInterlacedINTELInst) SetPayload(id ir.ID) {
	v.in.SetID(3, id)
}

// SubgroupAvcRefConvertToMceResultINTELInst is a view of an OpSubgroupAvcRefConvertToMceResultINTEL.
type SubgroupAvcRefConvertToMceResultINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcRefConvertToMceResultINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcRefConvertToMceResultINTEL returns the view of in, which must be an OpSubgroupAvcRefConvertToMceResultINTEL.
func SubgroupAvcRefConvertToMceResultINTEL(in *ir.Inst) SubgroupAvcRefConvertToMceResultINTELInst {
	return SubgroupAvcRefConvertToMceResultINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcRefConvertToMceResultINTELInst) Payload() ir.ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcRefConvertToMceResultINTELInst) SetPayload(id ir.ID) { v.in.SetID(0, id) }

// SubgroupAvcSicInitializeINTELInst is a view of an OpSubgroupAvcSicInitializeINTEL.
type SubgroupAvcSicInitializeINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicInitializeINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcSicInitializeINTEL returns the view of in, which must be an OpSubgroupAvcSicInitializeINTEL.
func SubgroupAvcSicInitializeINTEL(in *ir.Inst) SubgroupAvcSicInitializeINTELInst {
	return SubgroupAvcSicInitializeINTELInst{in}
}

// SrcCoord returns the id Src Coord.
func (v SubgroupAvcSicInitializeINTELInst) SrcCoord() ir.ID { return v.in.ID(0) }

// SetSrcCoord sets the id Src Coord.
func (v SubgroupAvcSicInitializeINTELInst) SetSrcCoord(id ir.ID) { v.in.SetID(0, id) }

// SubgroupAvcSicConfigureSkcINTELInst is a view of an OpSubgroupAvcSicConfigureSkcINTEL.
type SubgroupAvcSicConfigureSkcINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicConfigureSkcINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcSicConfigureSkcINTEL returns the view of in, which must be an OpSubgroupAvcSicConfigureSkcINTEL.
func SubgroupAvcSicConfigureSkcINTEL(in *ir.Inst) SubgroupAvcSicConfigureSkcINTELInst {
	return SubgroupAvcSicConfigureSkcINTELInst{in}
}

// SkipBlockPartitionType returns the id Skip Block Partition Type.
func (v SubgroupAvcSicConfigureSkcINTELInst) SkipBlockPartitionType() ir.ID { return v.in.ID(0) }

// SetSkipBlockPartitionType sets the id Skip Block Partition Type.
func (v SubgroupAvcSicConfigureSkcINTELInst) SetSkipBlockPartitionType(id ir.ID) { v.in.SetID(0, id) }

// SkipMotionVectorMask returns the id Skip Motion Vector Mask.
func (v SubgroupAvcSicConfigureSkcINTELInst) SkipMotionVectorMask() ir.ID { return v.in.ID(1) }

// SetSkipMotionVectorMask sets the id Skip Motion Vector Mask.
func (v SubgroupAvcSicConfigureSkcINTELInst) SetSkipMotionVectorMask(id ir.ID) { v.in.SetID(1, id) }

// MotionVectors returns the id Motion Vectors.
func (v SubgroupAvcSicConfigureSkcINTELInst) MotionVectors() ir.ID { return v.in.ID(2) }

// SetMotionVectors sets the id Motion Vectors.
func (v SubgroupAvcSicConfigureSkcINTELInst) SetMotionVectors(id ir.ID) { v.in.SetID(2, id) }

// BidirectionalWeight returns the id Bidirectional Weight.
func (v SubgroupAvcSicConfigureSkcINTELInst) BidirectionalWeight() ir.ID { return v.in.ID(3) }

// SetBidirectionalWeight sets the id Bidirectional Weight.
func (v SubgroupAvcSicConfigureSkcINTELInst) SetBidirectionalWeight(id ir.ID) { v.in.SetID(3, id) }

// SadAdjustment returns the id Sad Adjustment.
func (v SubgroupAvcSicConfigureSkcINTELInst) SadAdjustment() ir.ID { return v.in.ID(4) }

// SetSadAdjustment sets the id Sad Adjustment.
func (v SubgroupAvcSicConfigureSkcINTELInst) SetSadAdjustment(id ir.ID) { v.in.SetID(4, id) }

// Payload returns the id Payload.
func (v SubgroupAvcSicConfigureSkcINTELInst) Payload() ir.ID { return v.in.ID(5) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicConfigureSkcINTELInst) SetPayload(id ir.ID) { v.in.SetID(5, id) }

// SubgroupAvcSicConfigureIpeLumaINTELInst is a view of an OpSubgroupAvcSicConfigureIpeLumaINTEL.
type SubgroupAvcSicConfigureIpeLumaINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicConfigureIpeLumaINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcSicConfigureIpeLumaINTEL returns the view of in, which must be an OpSubgroupAvcSicConfigureIpeLumaINTEL.
func SubgroupAvcSicConfigureIpeLumaINTEL(in *ir.Inst) SubgroupAvcSicConfigureIpeLumaINTELInst {
	return SubgroupAvcSicConfigureIpeLumaINTELInst{in}
}

// LumaIntraPartitionMask returns the id Luma Intra Partition Mask.
func (v SubgroupAvcSicConfigureIpeLumaINTELInst) LumaIntraPartitionMask() ir.ID { return v.in.ID(0) }

// SetLumaIntraPartitionMask sets the id Luma Intra Partition Mask.
func (v SubgroupAvcSicConfigureIpeLumaINTELInst) SetLumaIntraPartitionMask(id ir.ID) {
	v.in.SetID(0, id)
}

// IntraNeighbourAvailabilty returns the id Intra Neighbour Availabilty.
func (v SubgroupAvcSicConfigureIpeLumaINTELInst) IntraNeighbourAvailabilty() ir.ID { return v.in.ID(1) }

// SetIntraNeighbourAvailabilty sets the id Intra Neighbour Availabilty.
func (v SubgroupAvcSicConfigureIpeLumaINTELInst) SetIntraNeighbourAvailabilty(id ir.ID) {
	v.in.SetID(1, id)
}

// LeftEdgeLumaPixels returns the id Left Edge Luma Pixels.
func (v SubgroupAvcSicConfigureIpeLumaINTELInst) LeftEdgeLumaPixels() ir.ID { return v.in.ID(2) }

// SetLeftEdgeLumaPixels sets the id Left Edge Luma Pixels.
func (v SubgroupAvcSicConfigureIpeLumaINTELInst) SetLeftEdgeLumaPixels(id ir.ID) { v.in.SetID(2, id) }

// UpperLeftCornerLumaPixel returns the id Upper Left Corner Luma Pixel.
func (v SubgroupAvcSicConfigureIpeLumaINTELInst) UpperLeftCornerLumaPixel() ir.ID { return v.in.ID(3) }

// SetUpperLeftCornerLumaPixel sets the id Upper Left Corner Luma Pixel.
func (v SubgroupAvcSicConfigureIpeLumaINTELInst) SetUpperLeftCornerLumaPixel(id ir.ID) {
	v.in.SetID(3, id)
}

// UpperEdgeLumaPixels returns the id Upper Edge Luma Pixels.
func (v SubgroupAvcSicConfigureIpeLumaINTELInst) UpperEdgeLumaPixels() ir.ID { return v.in.ID(4) }

// SetUpperEdgeLumaPixels sets the id Upper Edge Luma Pixels.
func (v SubgroupAvcSicConfigureIpeLumaINTELInst) SetUpperEdgeLumaPixels(id ir.ID) { v.in.SetID(4, id) }

// UpperRightEdgeLumaPixels returns the id Upper Right Edge Luma Pixels.
func (v SubgroupAvcSicConfigureIpeLumaINTELInst) UpperRightEdgeLumaPixels() ir.ID { return v.in.ID(5) }

// SetUpperRightEdgeLumaPixels sets the id Upper Right Edge Luma Pixels.
func (v SubgroupAvcSicConfigureIpeLumaINTELInst) SetUpperRightEdgeLumaPixels(id ir.ID) {
	v.in.SetID(5, id)
}

// SadAdjustment returns the id Sad Adjustment.
func (v SubgroupAvcSicConfigureIpeLumaINTELInst) SadAdjustment() ir.ID { return v.in.ID(6) }

// SetSadAdjustment sets the id Sad Adjustment.
func (v SubgroupAvcSicConfigureIpeLumaINTELInst) SetSadAdjustment(id ir.ID) { v.in.SetID(6, id) }

// Payload returns the id Payload.
func (v SubgroupAvcSicConfigureIpeLumaINTELInst) Payload() ir.ID { return v.in.ID(7) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicConfigureIpeLumaINTELInst) SetPayload(id ir.ID) { v.in.SetID(7, id) }

// SubgroupAvcSicConfigureIpeLumaChromaINTELInst is a view of an OpSubgroupAvcSicConfigureIpeLumaChromaINTEL.
type SubgroupAvcSicConfigureIpeLumaChromaINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcSicConfigureIpeLumaChromaINTEL returns the view of in, which must be an OpSubgroupAvcSicConfigureIpeLumaChromaINTEL.
func SubgroupAvcSicConfigureIpeLumaChromaINTEL(in *ir.Inst) SubgroupAvcSicConfigureIpeLumaChromaINTELInst {
	return SubgroupAvcSicConfigureIpeLumaChromaINTELInst{in}
}

// LumaIntraPartitionMask returns the id Luma Intra Partition Mask.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) LumaIntraPartitionMask() ir.ID {
	return v.in.ID(0)
}

// SetLumaIntraPartitionMask sets the id Luma Intra Partition Mask.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) SetLumaIntraPartitionMask(id ir.ID) {
	v.in.SetID(0, id)
}

// IntraNeighbourAvailabilty returns the id Intra Neighbour Availabilty.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) IntraNeighbourAvailabilty() ir.ID {
	return v.in.ID(1)
}

// SetIntraNeighbourAvailabilty sets the id Intra Neighbour Availabilty.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) SetIntraNeighbourAvailabilty(id ir.ID) {
	v.in.SetID(1, id)
}

// LeftEdgeLumaPixels returns the id Left Edge Luma Pixels.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) LeftEdgeLumaPixels() ir.ID { return v.in.ID(2) }

// SetLeftEdgeLumaPixels sets the id Left Edge Luma Pixels.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) SetLeftEdgeLumaPixels(id ir.ID) {
	v.in.SetID(2, id)
}

// UpperLeftCornerLumaPixel returns the id Upper Left Corner Luma Pixel.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) UpperLeftCornerLumaPixel() ir.ID {
	return v.in.ID(3)
}

// SetUpperLeftCornerLumaPixel sets the id Upper Left Corner Luma Pixel.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) SetUpperLeftCornerLumaPixel(id ir.ID) {
	v.in.SetID(3, id)
}

// UpperEdgeLumaPixels returns the id Upper Edge Luma Pixels.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) UpperEdgeLumaPixels() ir.ID { return v.in.ID(4) }

// SetUpperEdgeLumaPixels sets the id Upper Edge Luma Pixels.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) SetUpperEdgeLumaPixels(id ir.ID) {
	v.in.SetID(4, id)
}

// UpperRightEdgeLumaPixels returns the id Upper Right Edge Luma Pixels.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) UpperRightEdgeLumaPixels() ir.ID {
	return v.in.ID(5)
}

// SetUpperRightEdgeLumaPixels sets the id Upper Right Edge Luma Pixels.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) SetUpperRightEdgeLumaPixels(id ir.ID) {
	v.in.SetID(5, id)
}

// LeftEdgeChromaPixels returns the id Left Edge Chroma Pixels.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) LeftEdgeChromaPixels() ir.ID {
	return v.in.ID(6)
}

// SetLeftEdgeChromaPixels sets the id Left Edge Chroma Pixels.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) SetLeftEdgeChromaPixels(id ir.ID) {
	v.in.SetID(6, id)
}

// UpperLeftCornerChromaPixel returns the id Upper Left Corner Chroma Pixel.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) UpperLeftCornerChromaPixel() ir.ID {
	return v.in.ID(7)
}

// SetUpperLeftCornerChromaPixel sets the id Upper Left Corner Chroma Pixel.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) SetUpperLeftCornerChromaPixel(id ir.ID) {
	v.in.SetID(7, id)
}

// UpperEdgeChromaPixels returns the id Upper Edge Chroma Pixels.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) UpperEdgeChromaPixels() ir.ID {
	return v.in.ID(8)
}

// SetUpperEdgeChromaPixels sets the id Upper Edge Chroma Pixels.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) SetUpperEdgeChromaPixels(id ir.ID) {
	v.in.SetID(8, id)
}

// SadAdjustment returns the id Sad Adjustment.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) SadAdjustment() ir.ID { return v.in.ID(9) }

// SetSadAdjustment sets the id Sad Adjustment.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) SetSadAdjustment(id ir.ID) { v.in.SetID(9, id) }

// Payload returns the id Payload.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) Payload() ir.ID { return v.in.ID(10) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicConfigureIpeLumaChromaINTELInst) SetPayload(id ir.ID) { v.in.SetID(10, id) }

// SubgroupAvcSicGetMotionVectorMaskINTELInst is a view of an OpSubgroupAvcSicGetMotionVectorMaskINTEL.
type SubgroupAvcSicGetMotionVectorMaskINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicGetMotionVectorMaskINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcSicGetMotionVectorMaskINTEL returns the view of in, which must be an OpSubgroupAvcSicGetMotionVectorMaskINTEL.
func SubgroupAvcSicGetMotionVectorMaskINTEL(in *ir.Inst) SubgroupAvcSicGetMotionVectorMaskINTELInst {
	return SubgroupAvcSicGetMotionVectorMaskINTELInst{in}
}

// SkipBlockPartitionType returns the id Skip Block Partition Type.
func (v SubgroupAvcSicGetMotionVectorMaskINTELInst) SkipBlockPartitionType() ir.ID { return v.in.ID(0) }

// SetSkipBlockPartitionType sets the id Skip Block Partition Type.
func (v SubgroupAvcSicGetMotionVectorMaskINTELInst) SetSkipBlockPartitionType(id ir.ID) {
	v.in.SetID(0, id)
}

// Direction returns the id Direction.
func (v SubgroupAvcSicGetMotionVectorMaskINTELInst) Direction() ir.ID { return v.in.ID(1) }

// SetDirection sets the id Direction.
func (v SubgroupAvcSicGetMotionVectorMaskINTELInst) SetDirection(id ir.ID) { v.in.SetID(1, id) }

// SubgroupAvcSicConvertToMcePayloadINTELInst is a view of an OpSubgroupAvcSicConvertToMcePayloadINTEL.
type SubgroupAvcSicConvertToMcePayloadINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicConvertToMcePayloadINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcSicConvertToMcePayloadINTEL returns the view of in, which must be an OpSubgroupAvcSicConvertToMcePayloadINTEL.
func SubgroupAvcSicConvertToMcePayloadINTEL(in *ir.Inst) SubgroupAvcSicConvertToMcePayloadINTELInst {
	return SubgroupAvcSicConvertToMcePayloadINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcSicConvertToMcePayloadINTELInst) Payload() ir.ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicConvertToMcePayloadINTELInst) SetPayload(id ir.ID) { v.in.SetID(0, id) }

// SubgroupAvcSicSetIntraLumaShapePenaltyINTELInst is a view of an OpSubgroupAvcSicSetIntraLumaShapePenaltyINTEL.
type SubgroupAvcSicSetIntraLumaShapePenaltyINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicSetIntraLumaShapePenaltyINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcSicSetIntraLumaShapePenaltyINTEL returns the view of in, which must be an OpSubgroupAvcSicSetIntraLumaShapePenaltyINTEL.
func SubgroupAvcSicSetIntraLumaShapePenaltyINTEL(in *ir.Inst) SubgroupAvcSicSetIntraLumaShapePenaltyINTELInst {
	return SubgroupAvcSicSetIntraLumaShapePenaltyINTELInst{in}
}

// PackedShapePenalty returns the id Packed Shape Penalty.
func (v SubgroupAvcSicSetIntraLumaShapePenaltyINTELInst) PackedShapePenalty() ir.ID {
	return v.in.ID(0)
}

// SetPackedShapePenalty sets the id Packed Shape Penalty.
func (v SubgroupAvcSicSetIntraLumaShapePenaltyINTELInst) SetPackedShapePenalty(id ir.ID) {
	v.in.SetID(0, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcSicSetIntraLumaShapePenaltyINTELInst) Payload() ir.ID { return v.in.ID(1) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicSetIntraLumaShapePenaltyINTELInst) SetPayload(id ir.ID) { v.in.SetID(1, id) }

// SubgroupAvcSicSetIntraLumaModeCostFunctionINTELInst is a view of an OpSubgroupAvcSicSetIntraLumaModeCostFunctionINTEL.
type SubgroupAvcSicSetIntraLumaModeCostFunctionINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicSetIntraLumaModeCostFunctionINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcSicSetIntraLumaModeCostFunctionINTEL returns the view of in, which must be an OpSubgroupAvcSicSetIntraLumaModeCostFunctionINTEL.
func SubgroupAvcSicSetIntraLumaModeCostFunctionINTEL(in *ir.Inst) SubgroupAvcSicSetIntraLumaModeCostFunctionINTELInst {
	return SubgroupAvcSicSetIntraLumaModeCostFunctionINTELInst{in}
}

// LumaModePenalty returns the id Luma Mode Penalty.
func (v SubgroupAvcSicSetIntraLumaModeCostFunctionINTELInst) LumaModePenalty() ir.ID {
	return v.in.ID(0)
}

// SetLumaModePenalty sets the id Luma Mode Penalty.
func (v SubgroupAvcSicSetIntraLumaModeCostFunctionINTELInst) SetLumaModePenalty(id ir.ID) {
	v.in.SetID(0, id)
}

// LumaPackedNeighborModes returns the id Luma Packed Neighbor Modes.
func (v SubgroupAvcSicSetIntraLumaModeCostFunctionINTELInst) LumaPackedNeighborModes() ir.ID {
	return v.in.ID(1)
}

// SetLumaPackedNeighborModes sets the id Luma Packed Neighbor Modes.
func (v SubgroupAvcSicSetIntraLumaModeCostFunctionINTELInst) SetLumaPackedNeighborModes(id ir.ID) {
	v.in.SetID(1, id)
}

// LumaPackedNonDcPenalty returns the id Luma Packed Non Dc Penalty.
func (v SubgroupAvcSicSetIntraLumaModeCostFunctionINTELInst) LumaPackedNonDcPenalty() ir.ID {
	return v.in.ID(2)
}

// SetLumaPackedNonDcPenalty sets the id Luma Packed Non Dc Penalty.
func (v SubgroupAvcSicSetIntraLumaModeCostFunctionINTELInst) SetLumaPackedNonDcPenalty(id ir.ID) {
	v.in.SetID(2, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcSicSetIntraLumaModeCostFunctionINTELInst) Payload() ir.ID { return v.in.ID(3) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicSetIntraLumaModeCostFunctionINTELInst) SetPayload(id ir.ID) { v.in.SetID(3, id) }

// SubgroupAvcSicSetIntraChromaModeCostFunctionINTELInst is a view of an OpSubgroupAvcSicSetIntraChromaModeCostFunctionINTEL.
type SubgroupAvcSicSetIntraChromaModeCostFunctionINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicSetIntraChromaModeCostFunctionINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcSicSetIntraChromaModeCostFunctionINTEL returns the view of in, which must be an OpSubgroupAvcSicSetIntraChromaModeCostFunctionINTEL.
func SubgroupAvcSicSetIntraChromaModeCostFunctionINTEL(in *ir.Inst) SubgroupAvcSicSetIntraChromaModeCostFunctionINTELInst {
	return SubgroupAvcSicSetIntraChromaModeCostFunctionINTELInst{in}
}

// ChromaModeBasePenalty returns the id Chroma Mode Base Penalty.
func (v SubgroupAvcSicSetIntraChromaModeCostFunctionINTELInst) ChromaModeBasePenalty() ir.ID {
	return v.in.ID(0)
}

// SetChromaModeBasePenalty sets the id Chroma Mode Base Penalty.
func (v SubgroupAvcSicSetIntraChromaModeCostFunctionINTELInst) SetChromaModeBasePenalty(id ir.ID) {
	v.in.SetID(0, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcSicSetIntraChromaModeCostFunctionINTELInst) Payload() ir.ID { return v.in.ID(1) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicSetIntraChromaModeCostFunctionINTELInst) SetPayload(id ir.ID) {
	v.in.SetID(1, id)
}

// SubgroupAvcSicSetBilinearFilterEnableINTELInst is a view of an OpSubgroupAvcSicSetBilinearFilterEnableINTEL.
type SubgroupAvcSicSetBilinearFilterEnableINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicSetBilinearFilterEnableINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcSicSetBilinearFilterEnableINTEL returns the view of in, which must be an OpSubgroupAvcSicSetBilinearFilterEnableINTEL.
func SubgroupAvcSicSetBilinearFilterEnableINTEL(in *ir.Inst) SubgroupAvcSicSetBilinearFilterEnableINTELInst {
	return SubgroupAvcSicSetBilinearFilterEnableINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcSicSetBilinearFilterEnableINTELInst) Payload() ir.ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicSetBilinearFilterEnableINTELInst) SetPayload(id ir.ID) { v.in.SetID(0, id) }

// SubgroupAvcSicSetSkcForwardTransformEnableINTELInst is a view of an OpSubgroupAvcSicSetSkcForwardTransformEnableINTEL.
type SubgroupAvcSicSetSkcForwardTransformEnableINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicSetSkcForwardTransformEnableINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcSicSetSkcForwardTransformEnableINTEL returns the view of in, which must be an OpSubgroupAvcSicSetSkcForwardTransformEnableINTEL.
func SubgroupAvcSicSetSkcForwardTransformEnableINTEL(in *ir.Inst) SubgroupAvcSicSetSkcForwardTransformEnableINTELInst {
	return SubgroupAvcSicSetSkcForwardTransformEnableINTELInst{in}
}

// PackedSadCoefficients returns the id Packed Sad Coefficients.
func (v SubgroupAvcSicSetSkcForwardTransformEnableINTELInst) PackedSadCoefficients() ir.ID {
	return v.in.ID(0)
}

// SetPackedSadCoefficients sets the id Packed Sad Coefficients.
func (v SubgroupAvcSicSetSkcForwardTransformEnableINTELInst) SetPackedSadCoefficients(id ir.ID) {
	v.in.SetID(0, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcSicSetSkcForwardTransformEnableINTELInst) Payload() ir.ID { return v.in.ID(1) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicSetSkcForwardTransformEnableINTELInst) SetPayload(id ir.ID) { v.in.SetID(1, id) }

// SubgroupAvcSicSetBlockBasedRawSkipSadINTELInst is a view of an OpSubgroupAvcSicSetBlockBasedRawSkipSadINTEL.
type SubgroupAvcSicSetBlockBasedRawSkipSadINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicSetBlockBasedRawSkipSadINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcSicSetBlockBasedRawSkipSadINTEL returns the view of in, which must be an OpSubgroupAvcSicSetBlockBasedRawSkipSadINTEL.
func SubgroupAvcSicSetBlockBasedRawSkipSadINTEL(in *ir.Inst) SubgroupAvcSicSetBlockBasedRawSkipSadINTELInst {
	return SubgroupAvcSicSetBlockBasedRawSkipSadINTELInst{in}
}

// BlockBasedSkipType returns the id Block Based Skip Type.
func (v SubgroupAvcSicSetBlockBasedRawSkipSadINTELInst) BlockBasedSkipType() ir.ID { return v.in.ID(0) }

// SetBlockBasedSkipType sets the id Block Based Skip Type.
func (v SubgroupAvcSicSetBlockBasedRawSkipSadINTELInst) SetBlockBasedSkipType(id ir.ID) {
	v.in.SetID(0, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcSicSetBlockBasedRawSkipSadINTELInst) Payload() ir.ID { return v.in.ID(1) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicSetBlockBasedRawSkipSadINTELInst) SetPayload(id ir.ID) { v.in.SetID(1, id) }

// SubgroupAvcSicEvaluateIpeINTELInst is a view of an OpSubgroupAvcSicEvaluateIpeINTEL.
type SubgroupAvcSicEvaluateIpeINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicEvaluateIpeINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcSicEvaluateIpeINTEL returns the view of in, which must be an OpSubgroupAvcSicEvaluateIpeINTEL.
func SubgroupAvcSicEvaluateIpeINTEL(in *ir.Inst) SubgroupAvcSicEvaluateIpeINTELInst {
	return SubgroupAvcSicEvaluateIpeINTELInst{in}
}

// SrcImage returns the id Src Image.
func (v SubgroupAvcSicEvaluateIpeINTELInst) SrcImage() ir.ID { return v.in.ID(0) }

// SetSrcImage sets the id Src Image.
func (v SubgroupAvcSicEvaluateIpeINTELInst) SetSrcImage(id ir.ID) { v.in.SetID(0, id) }

// Payload returns the id Payload.
func (v SubgroupAvcSicEvaluateIpeINTELInst) Payload() ir.ID { return v.in.ID(1) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicEvaluateIpeINTELInst) SetPayload(id ir.ID) { v.in.SetID(1, id) }

// SubgroupAvcSicEvaluateWithSingleReferenceINTELInst is a view of an OpSubgroupAvcSicEvaluateWithSingleReferenceINTEL.
type SubgroupAvcSicEvaluateWithSingleReferenceINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicEvaluateWithSingleReferenceINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcSicEvaluateWithSingleReferenceINTEL returns the view of in, which must be an OpSubgroupAvcSicEvaluateWithSingleReferenceINTEL.
func SubgroupAvcSicEvaluateWithSingleReferenceINTEL(in *ir.Inst) SubgroupAvcSicEvaluateWithSingleReferenceINTELInst {
	return SubgroupAvcSicEvaluateWithSingleReferenceINTELInst{in}
}

// SrcImage returns the id Src Image.
func (v SubgroupAvcSicEvaluateWithSingleReferenceINTELInst) SrcImage() ir.ID { return v.in.ID(0) }

// SetSrcImage sets the id Src Image.
func (v SubgroupAvcSicEvaluateWithSingleReferenceINTELInst) SetSrcImage(id ir.ID) { v.in.SetID(0, id) }

// RefImage returns the id Ref Image.
func (v SubgroupAvcSicEvaluateWithSingleReferenceINTELInst) RefImage() ir.ID { return v.in.ID(1) }

// SetRefImage sets the id Ref Image.
func (v SubgroupAvcSicEvaluateWithSingleReferenceINTELInst) SetRefImage(id ir.ID) { v.in.SetID(1, id) }

// Payload returns the id Payload.
func (v SubgroupAvcSicEvaluateWithSingleReferenceINTELInst) Payload() ir.ID { return v.in.ID(2) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicEvaluateWithSingleReferenceINTELInst) SetPayload(id ir.ID) { v.in.SetID(2, id) }

// SubgroupAvcSicEvaluateWithDualReferenceINTELInst is a view of an OpSubgroupAvcSicEvaluateWithDualReferenceINTEL.
type SubgroupAvcSicEvaluateWithDualReferenceINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicEvaluateWithDualReferenceINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcSicEvaluateWithDualReferenceINTEL returns the view of in, which must be an OpSubgroupAvcSicEvaluateWithDualReferenceINTEL.
func SubgroupAvcSicEvaluateWithDualReferenceINTEL(in *ir.Inst) SubgroupAvcSicEvaluateWithDualReferenceINTELInst {
	return SubgroupAvcSicEvaluateWithDualReferenceINTELInst{in}
}

// SrcImage returns the id Src Image.
func (v SubgroupAvcSicEvaluateWithDualReferenceINTELInst) SrcImage() ir.ID { return v.in.ID(0) }

// SetSrcImage sets the id Src Image.
func (v SubgroupAvcSicEvaluateWithDualReferenceINTELInst) SetSrcImage(id ir.ID) { v.in.SetID(0, id) }

// FwdRefImage returns the id Fwd Ref Image.
func (v SubgroupAvcSicEvaluateWithDualReferenceINTELInst) FwdRefImage() ir.ID { return v.in.ID(1) }

// SetFwdRefImage sets the id Fwd Ref Image.
func (v SubgroupAvcSicEvaluateWithDualReferenceINTELInst) SetFwdRefImage(id ir.ID) { v.in.SetID(1, id) }

// BwdRefImage returns the id Bwd Ref Image.
func (v SubgroupAvcSicEvaluateWithDualReferenceINTELInst) BwdRefImage() ir.ID { return v.in.ID(2) }

// SetBwdRefImage sets the id Bwd Ref Image.
func (v SubgroupAvcSicEvaluateWithDualReferenceINTELInst) SetBwdRefImage(id ir.ID) { v.in.SetID(2, id) }

// Payload returns the id Payload.
func (v SubgroupAvcSicEvaluateWithDualReferenceINTELInst) Payload() ir.ID { return v.in.ID(3) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicEvaluateWithDualReferenceINTELInst) SetPayload(id ir.ID) { v.in.SetID(3, id) }

// SubgroupAvcSicEvaluateWithMultiReferenceINTELInst is a view of an OpSubgroupAvcSicEvaluateWithMultiReferenceINTEL.
type SubgroupAvcSicEvaluateWithMultiReferenceINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicEvaluateWithMultiReferenceINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcSicEvaluateWithMultiReferenceINTEL returns the view of in, which must be an OpSubgroupAvcSicEvaluateWithMultiReferenceINTEL.
func SubgroupAvcSicEvaluateWithMultiReferenceINTEL(in *ir.Inst) SubgroupAvcSicEvaluateWithMultiReferenceINTELInst {
	return SubgroupAvcSicEvaluateWithMultiReferenceINTELInst{in}
}

// SrcImage returns the id Src Image.
func (v SubgroupAvcSicEvaluateWithMultiReferenceINTELInst) SrcImage() ir.ID { return v.in.ID(0) }

// SetSrcImage sets the id Src Image.
func (v SubgroupAvcSicEvaluateWithMultiReferenceINTELInst) SetSrcImage(id ir.ID) { v.in.SetID(0, id) }

// PackedReferenceIds returns the id Packed Reference Ids.
func (v SubgroupAvcSicEvaluateWithMultiReferenceINTELInst) PackedReferenceIds() ir.ID {
	return v.in.ID(1)
}

// SetPackedReferenceIds sets the id Packed Reference Ids.
func (v SubgroupAvcSicEvaluateWithMultiReferenceINTELInst) SetPackedReferenceIds(id ir.ID) {
	v.in.SetID(1, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcSicEvaluateWithMultiReferenceINTELInst) Payload() ir.ID { return v.in.ID(2) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicEvaluateWithMultiReferenceINTELInst) SetPayload(id ir.ID) { v.in.SetID(2, id) }

// SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTELInst is a view of an OpSubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTEL.
type SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTEL returns the view of in, which must be an OpSubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTEL.
func SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTEL(in *ir.Inst) SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTELInst {
	return SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTELInst{in}
}

// SrcImage returns the id Src Image.
func (v SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTELInst) SrcImage() ir.ID {
	return v.in.ID(0)
}

// SetSrcImage sets the id Src Image.
func (v SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTELInst) SetSrcImage(id ir.ID) {
	v.in.SetID(0, id)
}

// PackedReferenceIds returns the id Packed Reference Ids.
func (v SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTELInst) PackedReferenceIds() ir.ID {
	return v.in.ID(1)
}

// SetPackedReferenceIds sets the id Packed Reference Ids.
func (v SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTELInst) SetPackedReferenceIds(id ir.ID) {
	v.in.SetID(1, id)
}

// PackedReferenceFieldPolarities returns the id Packed Reference Field Polarities.
func (v SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTELInst) PackedReferenceFieldPolarities() ir.ID {
	return v.in.ID(2)
}

// SetPackedReferenceFieldPolarities sets the id Packed Reference Field Polarities.
func (v SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTELInst) SetPackedReferenceFieldPolarities(id ir.ID) {
	v.in.SetID(2, id)
}

// Payload returns the id Payload.
func (v SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTELInst) Payload() ir.ID {
	return v.in.ID(3)
}

// SetPayload sets the id Payload.
func (v SubgroupAvcSicEvaluateWithMultiReferenceInterlacedINTELInst) SetPayload(id ir.ID) {
	v.in.SetID(3, id)
}

// SubgroupAvcSicConvertToMceResultINTELInst is a view of an OpSubgroupAvcSicConvertToMceResultINTEL.
type SubgroupAvcSicConvertToMceResultINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicConvertToMceResultINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcSicConvertToMceResultINTEL returns the view of in, which must be an OpSubgroupAvcSicConvertToMceResultINTEL.
func SubgroupAvcSicConvertToMceResultINTEL(in *ir.Inst) SubgroupAvcSicConvertToMceResultINTELInst {
	return SubgroupAvcSicConvertToMceResultINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcSicConvertToMceResultINTELInst) Payload() ir.ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicConvertToMceResultINTELInst) SetPayload(id ir.ID) { v.in.SetID(0, id) }

// SubgroupAvcSicGetIpeLumaShapeINTELInst is a view of an OpSubgroupAvcSicGetIpeLumaShapeINTEL.
type SubgroupAvcSicGetIpeLumaShapeINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicGetIpeLumaShapeINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcSicGetIpeLumaShapeINTEL returns the view of in, which must be an OpSubgroupAvcSicGetIpeLumaShapeINTEL.
func SubgroupAvcSicGetIpeLumaShapeINTEL(in *ir.Inst) SubgroupAvcSicGetIpeLumaShapeINTELInst {
	return SubgroupAvcSicGetIpeLumaShapeINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcSicGetIpeLumaShapeINTELInst) Payload() ir.ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicGetIpeLumaShapeINTELInst) SetPayload(id ir.ID) { v.in.SetID(0, id) }

// SubgroupAvcSicGetBestIpeLumaDistortionINTELInst is a view of an OpSubgroupAvcSicGetBestIpeLumaDistortionINTEL.
type SubgroupAvcSicGetBestIpeLumaDistortionINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicGetBestIpeLumaDistortionINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcSicGetBestIpeLumaDistortionINTEL returns the view of in, which must be an OpSubgroupAvcSicGetBestIpeLumaDistortionINTEL.
func SubgroupAvcSicGetBestIpeLumaDistortionINTEL(in *ir.Inst) SubgroupAvcSicGetBestIpeLumaDistortionINTELInst {
	return SubgroupAvcSicGetBestIpeLumaDistortionINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcSicGetBestIpeLumaDistortionINTELInst) Payload() ir.ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicGetBestIpeLumaDistortionINTELInst) SetPayload(id ir.ID) { v.in.SetID(0, id) }

// SubgroupAvcSicGetBestIpeChromaDistortionINTELInst is a view of an OpSubgroupAvcSicGetBestIpeChromaDistortionINTEL.
type SubgroupAvcSicGetBestIpeChromaDistortionINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicGetBestIpeChromaDistortionINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcSicGetBestIpeChromaDistortionINTEL returns the view of in, which must be an OpSubgroupAvcSicGetBestIpeChromaDistortionINTEL.
func SubgroupAvcSicGetBestIpeChromaDistortionINTEL(in *ir.Inst) SubgroupAvcSicGetBestIpeChromaDistortionINTELInst {
	return SubgroupAvcSicGetBestIpeChromaDistortionINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcSicGetBestIpeChromaDistortionINTELInst) Payload() ir.ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicGetBestIpeChromaDistortionINTELInst) SetPayload(id ir.ID) { v.in.SetID(0, id) }

// SubgroupAvcSicGetPackedIpeLumaModesINTELInst is a view of an OpSubgroupAvcSicGetPackedIpeLumaModesINTEL.
type SubgroupAvcSicGetPackedIpeLumaModesINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicGetPackedIpeLumaModesINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcSicGetPackedIpeLumaModesINTEL returns the view of in, which must be an OpSubgroupAvcSicGetPackedIpeLumaModesINTEL.
func SubgroupAvcSicGetPackedIpeLumaModesINTEL(in *ir.Inst) SubgroupAvcSicGetPackedIpeLumaModesINTELInst {
	return SubgroupAvcSicGetPackedIpeLumaModesINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcSicGetPackedIpeLumaModesINTELInst) Payload() ir.ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicGetPackedIpeLumaModesINTELInst) SetPayload(id ir.ID) { v.in.SetID(0, id) }

// SubgroupAvcSicGetIpeChromaModeINTELInst is a view of an OpSubgroupAvcSicGetIpeChromaModeINTEL.
type SubgroupAvcSicGetIpeChromaModeINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicGetIpeChromaModeINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcSicGetIpeChromaModeINTEL returns the view of in, which must be an OpSubgroupAvcSicGetIpeChromaModeINTEL.
func SubgroupAvcSicGetIpeChromaModeINTEL(in *ir.Inst) SubgroupAvcSicGetIpeChromaModeINTELInst {
	return SubgroupAvcSicGetIpeChromaModeINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcSicGetIpeChromaModeINTELInst) Payload() ir.ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicGetIpeChromaModeINTELInst) SetPayload(id ir.ID) { v.in.SetID(0, id) }

// SubgroupAvcSicGetPackedSkcLumaCountThresholdINTELInst is a view of an OpSubgroupAvcSicGetPackedSkcLumaCountThresholdINTEL.
type SubgroupAvcSicGetPackedSkcLumaCountThresholdINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicGetPackedSkcLumaCountThresholdINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcSicGetPackedSkcLumaCountThresholdINTEL returns the view of in, which must be an OpSubgroupAvcSicGetPackedSkcLumaCountThresholdINTEL.
func SubgroupAvcSicGetPackedSkcLumaCountThresholdINTEL(in *ir.Inst) SubgroupAvcSicGetPackedSkcLumaCountThresholdINTELInst {
	return SubgroupAvcSicGetPackedSkcLumaCountThresholdINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcSicGetPackedSkcLumaCountThresholdINTELInst) Payload() ir.ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicGetPackedSkcLumaCountThresholdINTELInst) SetPayload(id ir.ID) {
	v.in.SetID(0, id)
}

// SubgroupAvcSicGetPackedSkcLumaSumThresholdINTELInst is a view of an OpSubgroupAvcSicGetPackedSkcLumaSumThresholdINTEL.
type SubgroupAvcSicGetPackedSkcLumaSumThresholdINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicGetPackedSkcLumaSumThresholdINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcSicGetPackedSkcLumaSumThresholdINTEL returns the view of in, which must be an OpSubgroupAvcSicGetPackedSkcLumaSumThresholdINTEL.
func SubgroupAvcSicGetPackedSkcLumaSumThresholdINTEL(in *ir.Inst) SubgroupAvcSicGetPackedSkcLumaSumThresholdINTELInst {
	return SubgroupAvcSicGetPackedSkcLumaSumThresholdINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcSicGetPackedSkcLumaSumThresholdINTELInst) Payload() ir.ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicGetPackedSkcLumaSumThresholdINTELInst) SetPayload(id ir.ID) { v.in.SetID(0, id) }

// SubgroupAvcSicGetInterRawSadsINTELInst is a view of an OpSubgroupAvcSicGetInterRawSadsINTEL.
type SubgroupAvcSicGetInterRawSadsINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupAvcSicGetInterRawSadsINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupAvcSicGetInterRawSadsINTEL returns the view of in, which must be an OpSubgroupAvcSicGetInterRawSadsINTEL.
func SubgroupAvcSicGetInterRawSadsINTEL(in *ir.Inst) SubgroupAvcSicGetInterRawSadsINTELInst {
	return SubgroupAvcSicGetInterRawSadsINTELInst{in}
}

// Payload returns the id Payload.
func (v SubgroupAvcSicGetInterRawSadsINTELInst) Payload() ir.ID { return v.in.ID(0) }

// SetPayload sets the id Payload.
func (v SubgroupAvcSicGetInterRawSadsINTELInst) SetPayload(id ir.ID) { v.in.SetID(0, id) }

// VariableLengthArrayINTELInst is a view of an OpVariableLengthArrayINTEL.
type VariableLengthArrayINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v VariableLengthArrayINTELInst) Inst() *ir.Inst { return v.in }

// VariableLengthArrayINTEL returns the view of in, which must be an OpVariableLengthArrayINTEL.
func VariableLengthArrayINTEL(in *ir.Inst) VariableLengthArrayINTELInst {
	return VariableLengthArrayINTELInst{in}
}

// Length returns the id Length.
func (v VariableLengthArrayINTELInst) Length() ir.ID { return v.in.ID(0) }

// SetLength sets the id Length.
func (v VariableLengthArrayINTELInst) SetLength(id ir.ID) { v.in.SetID(0, id) }

// SaveMemoryINTELInst is a view of an OpSaveMemoryINTEL.
type SaveMemoryINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SaveMemoryINTELInst) Inst() *ir.Inst { return v.in }

// SaveMemoryINTEL returns the view of in, which must be an OpSaveMemoryINTEL.
func SaveMemoryINTEL(in *ir.Inst) SaveMemoryINTELInst { return SaveMemoryINTELInst{in} }

// RestoreMemoryINTELInst is a view of an OpRestoreMemoryINTEL.
type RestoreMemoryINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v RestoreMemoryINTELInst) Inst() *ir.Inst { return v.in }

// RestoreMemoryINTEL returns the view of in, which must be an OpRestoreMemoryINTEL.
func RestoreMemoryINTEL(in *ir.Inst) RestoreMemoryINTELInst { return RestoreMemoryINTELInst{in} }

// Ptr returns the id Ptr.
func (v RestoreMemoryINTELInst) Ptr() ir.ID { return v.in.ID(0) }

// SetPtr sets the id Ptr.
func (v RestoreMemoryINTELInst) SetPtr(id ir.ID) { v.in.SetID(0, id) }

// ArbitraryFloatSinCosPiALTERAInst is a view of an OpArbitraryFloatSinCosPiALTERA.
type ArbitraryFloatSinCosPiALTERAInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatSinCosPiALTERAInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatSinCosPiALTERA returns the view of in, which must be an OpArbitraryFloatSinCosPiALTERA.
func ArbitraryFloatSinCosPiALTERA(in *ir.Inst) ArbitraryFloatSinCosPiALTERAInst {
	return ArbitraryFloatSinCosPiALTERAInst{in}
}

// A returns the id A.
func (v ArbitraryFloatSinCosPiALTERAInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatSinCosPiALTERAInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatSinCosPiALTERAInst) Ma() uint32 { return v.in.Literal(1) }

// MResult returns the literal MResult.
func (v ArbitraryFloatSinCosPiALTERAInst) MResult() uint32 { return v.in.Literal(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatSinCosPiALTERAInst) Subnormal() uint32 { return v.in.Literal(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatSinCosPiALTERAInst) Rounding() uint32 { return v.in.Literal(4) }

// RoundingAccuracy returns the literal RoundingAccuracy.
func (v ArbitraryFloatSinCosPiALTERAInst) RoundingAccuracy() uint32 { return v.in.Literal(5) }

// ArbitraryFloatCastALTERAInst is a view of an OpArbitraryFloatCastALTERA.
type ArbitraryFloatCastALTERAInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatCastALTERAInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatCastALTERA returns the view of in, which must be an OpArbitraryFloatCastALTERA.
func ArbitraryFloatCastALTERA(in *ir.Inst) ArbitraryFloatCastALTERAInst {
	return ArbitraryFloatCastALTERAInst{in}
}

// A returns the id A.
func (v ArbitraryFloatCastALTERAInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatCastALTERAInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatCastALTERAInst) Ma() uint32 { return v.in.Literal(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatCastALTERAInst) Mresult() uint32 { return v.in.Literal(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatCastALTERAInst) Subnormal() uint32 { return v.in.Literal(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatCastALTERAInst) Rounding() uint32 { return v.in.Literal(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatCastALTERAInst) Accuracy() uint32 { return v.in.Literal(5) }

// ArbitraryFloatCastFromIntALTERAInst is a view of an OpArbitraryFloatCastFromIntALTERA.
type ArbitraryFloatCastFromIntALTERAInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatCastFromIntALTERAInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatCastFromIntALTERA returns the view of in, which must be an OpArbitraryFloatCastFromIntALTERA.
func ArbitraryFloatCastFromIntALTERA(in *ir.Inst) ArbitraryFloatCastFromIntALTERAInst {
	return ArbitraryFloatCastFromIntALTERAInst{in}
}

// A returns the id A.
func (v ArbitraryFloatCastFromIntALTERAInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatCastFromIntALTERAInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatCastFromIntALTERAInst) Mresult() uint32 { return v.in.Literal(1) }

// FromSign returns the literal FromSign.
func (v ArbitraryFloatCastFromIntALTERAInst) FromSign() uint32 { return v.in.Literal(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatCastFromIntALTERAInst) Subnormal() uint32 { return v.in.Literal(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatCastFromIntALTERAInst) Rounding() uint32 { return v.in.Literal(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatCastFromIntALTERAInst) Accuracy() uint32 { return v.in.Literal(5) }

// ArbitraryFloatCastToIntALTERAInst is a view of an OpArbitraryFloatCastToIntALTERA.
type ArbitraryFloatCastToIntALTERAInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatCastToIntALTERAInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatCastToIntALTERA returns the view of in, which must be an OpArbitraryFloatCastToIntALTERA.
func ArbitraryFloatCastToIntALTERA(in *ir.Inst) ArbitraryFloatCastToIntALTERAInst {
	return ArbitraryFloatCastToIntALTERAInst{in}
}

// A returns the id A.
func (v ArbitraryFloatCastToIntALTERAInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatCastToIntALTERAInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatCastToIntALTERAInst) Ma() uint32 { return v.in.Literal(1) }

// ToSign returns the literal ToSign.
func (v ArbitraryFloatCastToIntALTERAInst) ToSign() uint32 { return v.in.Literal(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatCastToIntALTERAInst) Subnormal() uint32 { return v.in.Literal(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatCastToIntALTERAInst) Rounding() uint32 { return v.in.Literal(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatCastToIntALTERAInst) Accuracy() uint32 { return v.in.Literal(5) }

// ArbitraryFloatAddALTERAInst is a view of an OpArbitraryFloatAddALTERA.
type ArbitraryFloatAddALTERAInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatAddALTERAInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatAddALTERA returns the view of in, which must be an OpArbitraryFloatAddALTERA.
func ArbitraryFloatAddALTERA(in *ir.Inst) ArbitraryFloatAddALTERAInst {
	return ArbitraryFloatAddALTERAInst{in}
}

// A returns the id A.
func (v ArbitraryFloatAddALTERAInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatAddALTERAInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatAddALTERAInst) Ma() uint32 { return v.in.Literal(1) }

// B returns the id B.
func (v ArbitraryFloatAddALTERAInst) B() ir.ID { return v.in.ID(2) }

// SetB sets the id B.
func (v ArbitraryFloatAddALTERAInst) SetB(id ir.ID) { v.in.SetID(2, id) }

// Mb returns the literal Mb.
func (v ArbitraryFloatAddALTERAInst) Mb() uint32 { return v.in.Literal(3) }

// MResult returns the literal MResult.
func (v ArbitraryFloatAddALTERAInst) MResult() uint32 { return v.in.Literal(4) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatAddALTERAInst) Subnormal() uint32 { return v.in.Literal(5) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatAddALTERAInst) Rounding() uint32 { return v.in.Literal(6) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatAddALTERAInst) Accuracy() uint32 { return v.in.Literal(7) }

// ArbitraryFloatSubALTERAInst is a view of an OpArbitraryFloatSubALTERA.
type ArbitraryFloatSubALTERAInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatSubALTERAInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatSubALTERA returns the view of in, which must be an OpArbitraryFloatSubALTERA.
func ArbitraryFloatSubALTERA(in *ir.Inst) ArbitraryFloatSubALTERAInst {
	return ArbitraryFloatSubALTERAInst{in}
}

// A returns the id A.
func (v ArbitraryFloatSubALTERAInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatSubALTERAInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatSubALTERAInst) Ma() uint32 { return v.in.Literal(1) }

// B returns the id B.
func (v ArbitraryFloatSubALTERAInst) B() ir.ID { return v.in.ID(2) }

// SetB sets the id B.
func (v ArbitraryFloatSubALTERAInst) SetB(id ir.ID) { v.in.SetID(2, id) }

// Mb returns the literal Mb.
func (v ArbitraryFloatSubALTERAInst) Mb() uint32 { return v.in.Literal(3) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatSubALTERAInst) Mresult() uint32 { return v.in.Literal(4) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatSubALTERAInst) Subnormal() uint32 { return v.in.Literal(5) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatSubALTERAInst) Rounding() uint32 { return v.in.Literal(6) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatSubALTERAInst) Accuracy() uint32 { return v.in.Literal(7) }

// ArbitraryFloatMulALTERAInst is a view of an OpArbitraryFloatMulALTERA.
type ArbitraryFloatMulALTERAInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatMulALTERAInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatMulALTERA returns the view of in, which must be an OpArbitraryFloatMulALTERA.
func ArbitraryFloatMulALTERA(in *ir.Inst) ArbitraryFloatMulALTERAInst {
	return ArbitraryFloatMulALTERAInst{in}
}

// A returns the id A.
func (v ArbitraryFloatMulALTERAInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatMulALTERAInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatMulALTERAInst) Ma() uint32 { return v.in.Literal(1) }

// B returns the id B.
func (v ArbitraryFloatMulALTERAInst) B() ir.ID { return v.in.ID(2) }

// SetB sets the id B.
func (v ArbitraryFloatMulALTERAInst) SetB(id ir.ID) { v.in.SetID(2, id) }

// Mb returns the literal Mb.
func (v ArbitraryFloatMulALTERAInst) Mb() uint32 { return v.in.Literal(3) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatMulALTERAInst) Mresult() uint32 { return v.in.Literal(4) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatMulALTERAInst) Subnormal() uint32 { return v.in.Literal(5) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatMulALTERAInst) Rounding() uint32 { return v.in.Literal(6) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatMulALTERAInst) Accuracy() uint32 { return v.in.Literal(7) }

// ArbitraryFloatDivALTERAInst is a view of an OpArbitraryFloatDivALTERA.
type ArbitraryFloatDivALTERAInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatDivALTERAInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatDivALTERA returns the view of in, which must be an OpArbitraryFloatDivALTERA.
func ArbitraryFloatDivALTERA(in *ir.Inst) ArbitraryFloatDivALTERAInst {
	return ArbitraryFloatDivALTERAInst{in}
}

// A returns the id A.
func (v ArbitraryFloatDivALTERAInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatDivALTERAInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatDivALTERAInst) Ma() uint32 { return v.in.Literal(1) }

// B returns the id B.
func (v ArbitraryFloatDivALTERAInst) B() ir.ID { return v.in.ID(2) }

// SetB sets the id B.
func (v ArbitraryFloatDivALTERAInst) SetB(id ir.ID) { v.in.SetID(2, id) }

// Mb returns the literal Mb.
func (v ArbitraryFloatDivALTERAInst) Mb() uint32 { return v.in.Literal(3) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatDivALTERAInst) Mresult() uint32 { return v.in.Literal(4) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatDivALTERAInst) Subnormal() uint32 { return v.in.Literal(5) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatDivALTERAInst) Rounding() uint32 { return v.in.Literal(6) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatDivALTERAInst) Accuracy() uint32 { return v.in.Literal(7) }

// ArbitraryFloatGTALTERAInst is a view of an OpArbitraryFloatGTALTERA.
type ArbitraryFloatGTALTERAInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatGTALTERAInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatGTALTERA returns the view of in, which must be an OpArbitraryFloatGTALTERA.
func ArbitraryFloatGTALTERA(in *ir.Inst) ArbitraryFloatGTALTERAInst {
	return ArbitraryFloatGTALTERAInst{in}
}

// A returns the id A.
func (v ArbitraryFloatGTALTERAInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatGTALTERAInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatGTALTERAInst) Ma() uint32 { return v.in.Literal(1) }

// B returns the id B.
func (v ArbitraryFloatGTALTERAInst) B() ir.ID { return v.in.ID(2) }

// SetB sets the id B.
func (v ArbitraryFloatGTALTERAInst) SetB(id ir.ID) { v.in.SetID(2, id) }

// Mb returns the literal Mb.
func (v ArbitraryFloatGTALTERAInst) Mb() uint32 { return v.in.Literal(3) }

// ArbitraryFloatGEALTERAInst is a view of an OpArbitraryFloatGEALTERA.
type ArbitraryFloatGEALTERAInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatGEALTERAInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatGEALTERA returns the view of in, which must be an OpArbitraryFloatGEALTERA.
func ArbitraryFloatGEALTERA(in *ir.Inst) ArbitraryFloatGEALTERAInst {
	return ArbitraryFloatGEALTERAInst{in}
}

// A returns the id A.
func (v ArbitraryFloatGEALTERAInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatGEALTERAInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatGEALTERAInst) Ma() uint32 { return v.in.Literal(1) }

// B returns the id B.
func (v ArbitraryFloatGEALTERAInst) B() ir.ID { return v.in.ID(2) }

// SetB sets the id B.
func (v ArbitraryFloatGEALTERAInst) SetB(id ir.ID) { v.in.SetID(2, id) }

// Mb returns the literal Mb.
func (v ArbitraryFloatGEALTERAInst) Mb() uint32 { return v.in.Literal(3) }

// ArbitraryFloatLTALTERAInst is a view of an OpArbitraryFloatLTALTERA.
type ArbitraryFloatLTALTERAInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatLTALTERAInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatLTALTERA returns the view of in, which must be an OpArbitraryFloatLTALTERA.
func ArbitraryFloatLTALTERA(in *ir.Inst) ArbitraryFloatLTALTERAInst {
	return ArbitraryFloatLTALTERAInst{in}
}

// A returns the id A.
func (v ArbitraryFloatLTALTERAInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatLTALTERAInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatLTALTERAInst) Ma() uint32 { return v.in.Literal(1) }

// B returns the id B.
func (v ArbitraryFloatLTALTERAInst) B() ir.ID { return v.in.ID(2) }

// SetB sets the id B.
func (v ArbitraryFloatLTALTERAInst) SetB(id ir.ID) { v.in.SetID(2, id) }

// Mb returns the literal Mb.
func (v ArbitraryFloatLTALTERAInst) Mb() uint32 { return v.in.Literal(3) }

// ArbitraryFloatLEALTERAInst is a view of an OpArbitraryFloatLEALTERA.
type ArbitraryFloatLEALTERAInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatLEALTERAInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatLEALTERA returns the view of in, which must be an OpArbitraryFloatLEALTERA.
func ArbitraryFloatLEALTERA(in *ir.Inst) ArbitraryFloatLEALTERAInst {
	return ArbitraryFloatLEALTERAInst{in}
}

// A returns the id A.
func (v ArbitraryFloatLEALTERAInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatLEALTERAInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatLEALTERAInst) Ma() uint32 { return v.in.Literal(1) }

// B returns the id B.
func (v ArbitraryFloatLEALTERAInst) B() ir.ID { return v.in.ID(2) }

// SetB sets the id B.
func (v ArbitraryFloatLEALTERAInst) SetB(id ir.ID) { v.in.SetID(2, id) }

// Mb returns the literal Mb.
func (v ArbitraryFloatLEALTERAInst) Mb() uint32 { return v.in.Literal(3) }

// ArbitraryFloatEQALTERAInst is a view of an OpArbitraryFloatEQALTERA.
type ArbitraryFloatEQALTERAInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatEQALTERAInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatEQALTERA returns the view of in, which must be an OpArbitraryFloatEQALTERA.
func ArbitraryFloatEQALTERA(in *ir.Inst) ArbitraryFloatEQALTERAInst {
	return ArbitraryFloatEQALTERAInst{in}
}

// A returns the id A.
func (v ArbitraryFloatEQALTERAInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatEQALTERAInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatEQALTERAInst) Ma() uint32 { return v.in.Literal(1) }

// B returns the id B.
func (v ArbitraryFloatEQALTERAInst) B() ir.ID { return v.in.ID(2) }

// SetB sets the id B.
func (v ArbitraryFloatEQALTERAInst) SetB(id ir.ID) { v.in.SetID(2, id) }

// Mb returns the literal Mb.
func (v ArbitraryFloatEQALTERAInst) Mb() uint32 { return v.in.Literal(3) }

// ArbitraryFloatRecipALTERAInst is a view of an OpArbitraryFloatRecipALTERA.
type ArbitraryFloatRecipALTERAInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatRecipALTERAInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatRecipALTERA returns the view of in, which must be an OpArbitraryFloatRecipALTERA.
func ArbitraryFloatRecipALTERA(in *ir.Inst) ArbitraryFloatRecipALTERAInst {
	return ArbitraryFloatRecipALTERAInst{in}
}

// A returns the id A.
func (v ArbitraryFloatRecipALTERAInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatRecipALTERAInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatRecipALTERAInst) Ma() uint32 { return v.in.Literal(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatRecipALTERAInst) Mresult() uint32 { return v.in.Literal(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatRecipALTERAInst) Subnormal() uint32 { return v.in.Literal(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatRecipALTERAInst) Rounding() uint32 { return v.in.Literal(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatRecipALTERAInst) Accuracy() uint32 { return v.in.Literal(5) }

// ArbitraryFloatRSqrtALTERAInst is a view of an OpArbitraryFloatRSqrtALTERA.
type ArbitraryFloatRSqrtALTERAInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatRSqrtALTERAInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatRSqrtALTERA returns the view of in, which must be an OpArbitraryFloatRSqrtALTERA.
func ArbitraryFloatRSqrtALTERA(in *ir.Inst) ArbitraryFloatRSqrtALTERAInst {
	return ArbitraryFloatRSqrtALTERAInst{in}
}

// A returns the id A.
func (v ArbitraryFloatRSqrtALTERAInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatRSqrtALTERAInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatRSqrtALTERAInst) Ma() uint32 { return v.in.Literal(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatRSqrtALTERAInst) Mresult() uint32 { return v.in.Literal(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatRSqrtALTERAInst) Subnormal() uint32 { return v.in.Literal(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatRSqrtALTERAInst) Rounding() uint32 { return v.in.Literal(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatRSqrtALTERAInst) Accuracy() uint32 { return v.in.Literal(5) }

// ArbitraryFloatCbrtALTERAInst is a view of an OpArbitraryFloatCbrtALTERA.
type ArbitraryFloatCbrtALTERAInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatCbrtALTERAInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatCbrtALTERA returns the view of in, which must be an OpArbitraryFloatCbrtALTERA.
func ArbitraryFloatCbrtALTERA(in *ir.Inst) ArbitraryFloatCbrtALTERAInst {
	return ArbitraryFloatCbrtALTERAInst{in}
}

// A returns the id A.
func (v ArbitraryFloatCbrtALTERAInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatCbrtALTERAInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatCbrtALTERAInst) Ma() uint32 { return v.in.Literal(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatCbrtALTERAInst) Mresult() uint32 { return v.in.Literal(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatCbrtALTERAInst) Subnormal() uint32 { return v.in.Literal(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatCbrtALTERAInst) Rounding() uint32 { return v.in.Literal(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatCbrtALTERAInst) Accuracy() uint32 { return v.in.Literal(5) }

// ArbitraryFloatHypotALTERAInst is a view of an OpArbitraryFloatHypotALTERA.
type ArbitraryFloatHypotALTERAInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatHypotALTERAInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatHypotALTERA returns the view of in, which must be an OpArbitraryFloatHypotALTERA.
func ArbitraryFloatHypotALTERA(in *ir.Inst) ArbitraryFloatHypotALTERAInst {
	return ArbitraryFloatHypotALTERAInst{in}
}

// A returns the id A.
func (v ArbitraryFloatHypotALTERAInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatHypotALTERAInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatHypotALTERAInst) Ma() uint32 { return v.in.Literal(1) }

// B returns the id B.
func (v ArbitraryFloatHypotALTERAInst) B() ir.ID { return v.in.ID(2) }

// SetB sets the id B.
func (v ArbitraryFloatHypotALTERAInst) SetB(id ir.ID) { v.in.SetID(2, id) }

// Mb returns the literal Mb.
func (v ArbitraryFloatHypotALTERAInst) Mb() uint32 { return v.in.Literal(3) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatHypotALTERAInst) Mresult() uint32 { return v.in.Literal(4) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatHypotALTERAInst) Subnormal() uint32 { return v.in.Literal(5) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatHypotALTERAInst) Rounding() uint32 { return v.in.Literal(6) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatHypotALTERAInst) Accuracy() uint32 { return v.in.Literal(7) }

// ArbitraryFloatSqrtALTERAInst is a view of an OpArbitraryFloatSqrtALTERA.
type ArbitraryFloatSqrtALTERAInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatSqrtALTERAInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatSqrtALTERA returns the view of in, which must be an OpArbitraryFloatSqrtALTERA.
func ArbitraryFloatSqrtALTERA(in *ir.Inst) ArbitraryFloatSqrtALTERAInst {
	return ArbitraryFloatSqrtALTERAInst{in}
}

// A returns the id A.
func (v ArbitraryFloatSqrtALTERAInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatSqrtALTERAInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatSqrtALTERAInst) Ma() uint32 { return v.in.Literal(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatSqrtALTERAInst) Mresult() uint32 { return v.in.Literal(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatSqrtALTERAInst) Subnormal() uint32 { return v.in.Literal(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatSqrtALTERAInst) Rounding() uint32 { return v.in.Literal(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatSqrtALTERAInst) Accuracy() uint32 { return v.in.Literal(5) }

// ArbitraryFloatLogINTELInst is a view of an OpArbitraryFloatLogINTEL.
type ArbitraryFloatLogINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatLogINTELInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatLogINTEL returns the view of in, which must be an OpArbitraryFloatLogINTEL.
func ArbitraryFloatLogINTEL(in *ir.Inst) ArbitraryFloatLogINTELInst {
	return ArbitraryFloatLogINTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatLogINTELInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatLogINTELInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatLogINTELInst) Ma() uint32 { return v.in.Literal(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatLogINTELInst) Mresult() uint32 { return v.in.Literal(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatLogINTELInst) Subnormal() uint32 { return v.in.Literal(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatLogINTELInst) Rounding() uint32 { return v.in.Literal(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatLogINTELInst) Accuracy() uint32 { return v.in.Literal(5) }

// ArbitraryFloatLog2INTELInst is a view of an OpArbitraryFloatLog2INTEL.
type ArbitraryFloatLog2INTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatLog2INTELInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatLog2INTEL returns the view of in, which must be an OpArbitraryFloatLog2INTEL.
func ArbitraryFloatLog2INTEL(in *ir.Inst) ArbitraryFloatLog2INTELInst {
	return ArbitraryFloatLog2INTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatLog2INTELInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatLog2INTELInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatLog2INTELInst) Ma() uint32 { return v.in.Literal(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatLog2INTELInst) Mresult() uint32 { return v.in.Literal(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatLog2INTELInst) Subnormal() uint32 { return v.in.Literal(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatLog2INTELInst) Rounding() uint32 { return v.in.Literal(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatLog2INTELInst) Accuracy() uint32 { return v.in.Literal(5) }

// ArbitraryFloatLog10INTELInst is a view of an OpArbitraryFloatLog10INTEL.
type ArbitraryFloatLog10INTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatLog10INTELInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatLog10INTEL returns the view of in, which must be an OpArbitraryFloatLog10INTEL.
func ArbitraryFloatLog10INTEL(in *ir.Inst) ArbitraryFloatLog10INTELInst {
	return ArbitraryFloatLog10INTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatLog10INTELInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatLog10INTELInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatLog10INTELInst) Ma() uint32 { return v.in.Literal(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatLog10INTELInst) Mresult() uint32 { return v.in.Literal(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatLog10INTELInst) Subnormal() uint32 { return v.in.Literal(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatLog10INTELInst) Rounding() uint32 { return v.in.Literal(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatLog10INTELInst) Accuracy() uint32 { return v.in.Literal(5) }

// ArbitraryFloatLog1pINTELInst is a view of an OpArbitraryFloatLog1pINTEL.
type ArbitraryFloatLog1pINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatLog1pINTELInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatLog1pINTEL returns the view of in, which must be an OpArbitraryFloatLog1pINTEL.
func ArbitraryFloatLog1pINTEL(in *ir.Inst) ArbitraryFloatLog1pINTELInst {
	return ArbitraryFloatLog1pINTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatLog1pINTELInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatLog1pINTELInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatLog1pINTELInst) Ma() uint32 { return v.in.Literal(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatLog1pINTELInst) Mresult() uint32 { return v.in.Literal(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatLog1pINTELInst) Subnormal() uint32 { return v.in.Literal(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatLog1pINTELInst) Rounding() uint32 { return v.in.Literal(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatLog1pINTELInst) Accuracy() uint32 { return v.in.Literal(5) }

// ArbitraryFloatExpINTELInst is a view of an OpArbitraryFloatExpINTEL.
type ArbitraryFloatExpINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatExpINTELInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatExpINTEL returns the view of in, which must be an OpArbitraryFloatExpINTEL.
func ArbitraryFloatExpINTEL(in *ir.Inst) ArbitraryFloatExpINTELInst {
	return ArbitraryFloatExpINTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatExpINTELInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatExpINTELInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatExpINTELInst) Ma() uint32 { return v.in.Literal(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatExpINTELInst) Mresult() uint32 { return v.in.Literal(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatExpINTELInst) Subnormal() uint32 { return v.in.Literal(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatExpINTELInst) Rounding() uint32 { return v.in.Literal(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatExpINTELInst) Accuracy() uint32 { return v.in.Literal(5) }

// ArbitraryFloatExp2INTELInst is a view of an OpArbitraryFloatExp2INTEL.
type ArbitraryFloatExp2INTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatExp2INTELInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatExp2INTEL returns the view of in, which must be an OpArbitraryFloatExp2INTEL.
func ArbitraryFloatExp2INTEL(in *ir.Inst) ArbitraryFloatExp2INTELInst {
	return ArbitraryFloatExp2INTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatExp2INTELInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatExp2INTELInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatExp2INTELInst) Ma() uint32 { return v.in.Literal(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatExp2INTELInst) Mresult() uint32 { return v.in.Literal(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatExp2INTELInst) Subnormal() uint32 { return v.in.Literal(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatExp2INTELInst) Rounding() uint32 { return v.in.Literal(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatExp2INTELInst) Accuracy() uint32 { return v.in.Literal(5) }

// ArbitraryFloatExp10INTELInst is a view of an OpArbitraryFloatExp10INTEL.
type ArbitraryFloatExp10INTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatExp10INTELInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatExp10INTEL returns the view of in, which must be an OpArbitraryFloatExp10INTEL.
func ArbitraryFloatExp10INTEL(in *ir.Inst) ArbitraryFloatExp10INTELInst {
	return ArbitraryFloatExp10INTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatExp10INTELInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatExp10INTELInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatExp10INTELInst) Ma() uint32 { return v.in.Literal(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatExp10INTELInst) Mresult() uint32 { return v.in.Literal(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatExp10INTELInst) Subnormal() uint32 { return v.in.Literal(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatExp10INTELInst) Rounding() uint32 { return v.in.Literal(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatExp10INTELInst) Accuracy() uint32 { return v.in.Literal(5) }

// ArbitraryFloatExpm1INTELInst is a view of an OpArbitraryFloatExpm1INTEL.
type ArbitraryFloatExpm1INTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatExpm1INTELInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatExpm1INTEL returns the view of in, which must be an OpArbitraryFloatExpm1INTEL.
func ArbitraryFloatExpm1INTEL(in *ir.Inst) ArbitraryFloatExpm1INTELInst {
	return ArbitraryFloatExpm1INTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatExpm1INTELInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatExpm1INTELInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatExpm1INTELInst) Ma() uint32 { return v.in.Literal(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatExpm1INTELInst) Mresult() uint32 { return v.in.Literal(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatExpm1INTELInst) Subnormal() uint32 { return v.in.Literal(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatExpm1INTELInst) Rounding() uint32 { return v.in.Literal(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatExpm1INTELInst) Accuracy() uint32 { return v.in.Literal(5) }

// ArbitraryFloatSinINTELInst is a view of an OpArbitraryFloatSinINTEL.
type ArbitraryFloatSinINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatSinINTELInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatSinINTEL returns the view of in, which must be an OpArbitraryFloatSinINTEL.
func ArbitraryFloatSinINTEL(in *ir.Inst) ArbitraryFloatSinINTELInst {
	return ArbitraryFloatSinINTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatSinINTELInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatSinINTELInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatSinINTELInst) Ma() uint32 { return v.in.Literal(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatSinINTELInst) Mresult() uint32 { return v.in.Literal(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatSinINTELInst) Subnormal() uint32 { return v.in.Literal(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatSinINTELInst) Rounding() uint32 { return v.in.Literal(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatSinINTELInst) Accuracy() uint32 { return v.in.Literal(5) }

// ArbitraryFloatCosINTELInst is a view of an OpArbitraryFloatCosINTEL.
type ArbitraryFloatCosINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatCosINTELInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatCosINTEL returns the view of in, which must be an OpArbitraryFloatCosINTEL.
func ArbitraryFloatCosINTEL(in *ir.Inst) ArbitraryFloatCosINTELInst {
	return ArbitraryFloatCosINTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatCosINTELInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatCosINTELInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatCosINTELInst) Ma() uint32 { return v.in.Literal(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatCosINTELInst) Mresult() uint32 { return v.in.Literal(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatCosINTELInst) Subnormal() uint32 { return v.in.Literal(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatCosINTELInst) Rounding() uint32 { return v.in.Literal(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatCosINTELInst) Accuracy() uint32 { return v.in.Literal(5) }

// ArbitraryFloatSinCosINTELInst is a view of an OpArbitraryFloatSinCosINTEL.
type ArbitraryFloatSinCosINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatSinCosINTELInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatSinCosINTEL returns the view of in, which must be an OpArbitraryFloatSinCosINTEL.
func ArbitraryFloatSinCosINTEL(in *ir.Inst) ArbitraryFloatSinCosINTELInst {
	return ArbitraryFloatSinCosINTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatSinCosINTELInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatSinCosINTELInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatSinCosINTELInst) Ma() uint32 { return v.in.Literal(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatSinCosINTELInst) Mresult() uint32 { return v.in.Literal(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatSinCosINTELInst) Subnormal() uint32 { return v.in.Literal(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatSinCosINTELInst) Rounding() uint32 { return v.in.Literal(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatSinCosINTELInst) Accuracy() uint32 { return v.in.Literal(5) }

// ArbitraryFloatSinPiINTELInst is a view of an OpArbitraryFloatSinPiINTEL.
type ArbitraryFloatSinPiINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatSinPiINTELInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatSinPiINTEL returns the view of in, which must be an OpArbitraryFloatSinPiINTEL.
func ArbitraryFloatSinPiINTEL(in *ir.Inst) ArbitraryFloatSinPiINTELInst {
	return ArbitraryFloatSinPiINTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatSinPiINTELInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatSinPiINTELInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatSinPiINTELInst) Ma() uint32 { return v.in.Literal(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatSinPiINTELInst) Mresult() uint32 { return v.in.Literal(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatSinPiINTELInst) Subnormal() uint32 { return v.in.Literal(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatSinPiINTELInst) Rounding() uint32 { return v.in.Literal(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatSinPiINTELInst) Accuracy() uint32 { return v.in.Literal(5) }

// ArbitraryFloatCosPiINTELInst is a view of an OpArbitraryFloatCosPiINTEL.
type ArbitraryFloatCosPiINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatCosPiINTELInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatCosPiINTEL returns the view of in, which must be an OpArbitraryFloatCosPiINTEL.
func ArbitraryFloatCosPiINTEL(in *ir.Inst) ArbitraryFloatCosPiINTELInst {
	return ArbitraryFloatCosPiINTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatCosPiINTELInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatCosPiINTELInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatCosPiINTELInst) Ma() uint32 { return v.in.Literal(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatCosPiINTELInst) Mresult() uint32 { return v.in.Literal(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatCosPiINTELInst) Subnormal() uint32 { return v.in.Literal(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatCosPiINTELInst) Rounding() uint32 { return v.in.Literal(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatCosPiINTELInst) Accuracy() uint32 { return v.in.Literal(5) }

// ArbitraryFloatASinINTELInst is a view of an OpArbitraryFloatASinINTEL.
type ArbitraryFloatASinINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatASinINTELInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatASinINTEL returns the view of in, which must be an OpArbitraryFloatASinINTEL.
func ArbitraryFloatASinINTEL(in *ir.Inst) ArbitraryFloatASinINTELInst {
	return ArbitraryFloatASinINTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatASinINTELInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatASinINTELInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatASinINTELInst) Ma() uint32 { return v.in.Literal(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatASinINTELInst) Mresult() uint32 { return v.in.Literal(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatASinINTELInst) Subnormal() uint32 { return v.in.Literal(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatASinINTELInst) Rounding() uint32 { return v.in.Literal(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatASinINTELInst) Accuracy() uint32 { return v.in.Literal(5) }

// ArbitraryFloatASinPiINTELInst is a view of an OpArbitraryFloatASinPiINTEL.
type ArbitraryFloatASinPiINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatASinPiINTELInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatASinPiINTEL returns the view of in, which must be an OpArbitraryFloatASinPiINTEL.
func ArbitraryFloatASinPiINTEL(in *ir.Inst) ArbitraryFloatASinPiINTELInst {
	return ArbitraryFloatASinPiINTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatASinPiINTELInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatASinPiINTELInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatASinPiINTELInst) Ma() uint32 { return v.in.Literal(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatASinPiINTELInst) Mresult() uint32 { return v.in.Literal(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatASinPiINTELInst) Subnormal() uint32 { return v.in.Literal(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatASinPiINTELInst) Rounding() uint32 { return v.in.Literal(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatASinPiINTELInst) Accuracy() uint32 { return v.in.Literal(5) }

// ArbitraryFloatACosINTELInst is a view of an OpArbitraryFloatACosINTEL.
type ArbitraryFloatACosINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatACosINTELInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatACosINTEL returns the view of in, which must be an OpArbitraryFloatACosINTEL.
func ArbitraryFloatACosINTEL(in *ir.Inst) ArbitraryFloatACosINTELInst {
	return ArbitraryFloatACosINTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatACosINTELInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatACosINTELInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// M1 returns the literal M1.
func (v ArbitraryFloatACosINTELInst) M1() uint32 { return v.in.Literal(1) }

// Mout returns the literal Mout.
func (v ArbitraryFloatACosINTELInst) Mout() uint32 { return v.in.Literal(2) }

// EnableSubnormals returns the literal EnableSubnormals.
func (v ArbitraryFloatACosINTELInst) EnableSubnormals() uint32 { return v.in.Literal(3) }

// RoundingMode returns the literal RoundingMode.
func (v ArbitraryFloatACosINTELInst) RoundingMode() uint32 { return v.in.Literal(4) }

// RoundingAccuracy returns the literal RoundingAccuracy.
func (v ArbitraryFloatACosINTELInst) RoundingAccuracy() uint32 { return v.in.Literal(5) }

// ArbitraryFloatACosPiINTELInst is a view of an OpArbitraryFloatACosPiINTEL.
type ArbitraryFloatACosPiINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatACosPiINTELInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatACosPiINTEL returns the view of in, which must be an OpArbitraryFloatACosPiINTEL.
func ArbitraryFloatACosPiINTEL(in *ir.Inst) ArbitraryFloatACosPiINTELInst {
	return ArbitraryFloatACosPiINTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatACosPiINTELInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatACosPiINTELInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatACosPiINTELInst) Ma() uint32 { return v.in.Literal(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatACosPiINTELInst) Mresult() uint32 { return v.in.Literal(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatACosPiINTELInst) Subnormal() uint32 { return v.in.Literal(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatACosPiINTELInst) Rounding() uint32 { return v.in.Literal(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatACosPiINTELInst) Accuracy() uint32 { return v.in.Literal(5) }

// ArbitraryFloatATanINTELInst is a view of an OpArbitraryFloatATanINTEL.
type ArbitraryFloatATanINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatATanINTELInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatATanINTEL returns the view of in, which must be an OpArbitraryFloatATanINTEL.
func ArbitraryFloatATanINTEL(in *ir.Inst) ArbitraryFloatATanINTELInst {
	return ArbitraryFloatATanINTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatATanINTELInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatATanINTELInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatATanINTELInst) Ma() uint32 { return v.in.Literal(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatATanINTELInst) Mresult() uint32 { return v.in.Literal(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatATanINTELInst) Subnormal() uint32 { return v.in.Literal(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatATanINTELInst) Rounding() uint32 { return v.in.Literal(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatATanINTELInst) Accuracy() uint32 { return v.in.Literal(5) }

// ArbitraryFloatATanPiINTELInst is a view of an OpArbitraryFloatATanPiINTEL.
type ArbitraryFloatATanPiINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatATanPiINTELInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatATanPiINTEL returns the view of in, which must be an OpArbitraryFloatATanPiINTEL.
func ArbitraryFloatATanPiINTEL(in *ir.Inst) ArbitraryFloatATanPiINTELInst {
	return ArbitraryFloatATanPiINTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatATanPiINTELInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatATanPiINTELInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatATanPiINTELInst) Ma() uint32 { return v.in.Literal(1) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatATanPiINTELInst) Mresult() uint32 { return v.in.Literal(2) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatATanPiINTELInst) Subnormal() uint32 { return v.in.Literal(3) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatATanPiINTELInst) Rounding() uint32 { return v.in.Literal(4) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatATanPiINTELInst) Accuracy() uint32 { return v.in.Literal(5) }

// ArbitraryFloatATan2INTELInst is a view of an OpArbitraryFloatATan2INTEL.
type ArbitraryFloatATan2INTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatATan2INTELInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatATan2INTEL returns the view of in, which must be an OpArbitraryFloatATan2INTEL.
func ArbitraryFloatATan2INTEL(in *ir.Inst) ArbitraryFloatATan2INTELInst {
	return ArbitraryFloatATan2INTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatATan2INTELInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatATan2INTELInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatATan2INTELInst) Ma() uint32 { return v.in.Literal(1) }

// B returns the id B.
func (v ArbitraryFloatATan2INTELInst) B() ir.ID { return v.in.ID(2) }

// SetB sets the id B.
func (v ArbitraryFloatATan2INTELInst) SetB(id ir.ID) { v.in.SetID(2, id) }

// Mb returns the literal Mb.
func (v ArbitraryFloatATan2INTELInst) Mb() uint32 { return v.in.Literal(3) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatATan2INTELInst) Mresult() uint32 { return v.in.Literal(4) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatATan2INTELInst) Subnormal() uint32 { return v.in.Literal(5) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatATan2INTELInst) Rounding() uint32 { return v.in.Literal(6) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatATan2INTELInst) Accuracy() uint32 { return v.in.Literal(7) }

// ArbitraryFloatPowINTELInst is a view of an OpArbitraryFloatPowINTEL.
type ArbitraryFloatPowINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatPowINTELInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatPowINTEL returns the view of in, which must be an OpArbitraryFloatPowINTEL.
func ArbitraryFloatPowINTEL(in *ir.Inst) ArbitraryFloatPowINTELInst {
	return ArbitraryFloatPowINTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatPowINTELInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatPowINTELInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatPowINTELInst) Ma() uint32 { return v.in.Literal(1) }

// B returns the id B.
func (v ArbitraryFloatPowINTELInst) B() ir.ID { return v.in.ID(2) }

// SetB sets the id B.
func (v ArbitraryFloatPowINTELInst) SetB(id ir.ID) { v.in.SetID(2, id) }

// Mb returns the literal Mb.
func (v ArbitraryFloatPowINTELInst) Mb() uint32 { return v.in.Literal(3) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatPowINTELInst) Mresult() uint32 { return v.in.Literal(4) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatPowINTELInst) Subnormal() uint32 { return v.in.Literal(5) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatPowINTELInst) Rounding() uint32 { return v.in.Literal(6) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatPowINTELInst) Accuracy() uint32 { return v.in.Literal(7) }

// ArbitraryFloatPowRINTELInst is a view of an OpArbitraryFloatPowRINTEL.
type ArbitraryFloatPowRINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatPowRINTELInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatPowRINTEL returns the view of in, which must be an OpArbitraryFloatPowRINTEL.
func ArbitraryFloatPowRINTEL(in *ir.Inst) ArbitraryFloatPowRINTELInst {
	return ArbitraryFloatPowRINTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatPowRINTELInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatPowRINTELInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatPowRINTELInst) Ma() uint32 { return v.in.Literal(1) }

// B returns the id B.
func (v ArbitraryFloatPowRINTELInst) B() ir.ID { return v.in.ID(2) }

// SetB sets the id B.
func (v ArbitraryFloatPowRINTELInst) SetB(id ir.ID) { v.in.SetID(2, id) }

// Mb returns the literal Mb.
func (v ArbitraryFloatPowRINTELInst) Mb() uint32 { return v.in.Literal(3) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatPowRINTELInst) Mresult() uint32 { return v.in.Literal(4) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatPowRINTELInst) Subnormal() uint32 { return v.in.Literal(5) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatPowRINTELInst) Rounding() uint32 { return v.in.Literal(6) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatPowRINTELInst) Accuracy() uint32 { return v.in.Literal(7) }

// ArbitraryFloatPowNINTELInst is a view of an OpArbitraryFloatPowNINTEL.
type ArbitraryFloatPowNINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArbitraryFloatPowNINTELInst) Inst() *ir.Inst { return v.in }

// ArbitraryFloatPowNINTEL returns the view of in, which must be an OpArbitraryFloatPowNINTEL.
func ArbitraryFloatPowNINTEL(in *ir.Inst) ArbitraryFloatPowNINTELInst {
	return ArbitraryFloatPowNINTELInst{in}
}

// A returns the id A.
func (v ArbitraryFloatPowNINTELInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v ArbitraryFloatPowNINTELInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// Ma returns the literal Ma.
func (v ArbitraryFloatPowNINTELInst) Ma() uint32 { return v.in.Literal(1) }

// B returns the id B.
func (v ArbitraryFloatPowNINTELInst) B() ir.ID { return v.in.ID(2) }

// SetB sets the id B.
func (v ArbitraryFloatPowNINTELInst) SetB(id ir.ID) { v.in.SetID(2, id) }

// SignOfB returns the literal SignOfB.
func (v ArbitraryFloatPowNINTELInst) SignOfB() uint32 { return v.in.Literal(3) }

// Mresult returns the literal Mresult.
func (v ArbitraryFloatPowNINTELInst) Mresult() uint32 { return v.in.Literal(4) }

// Subnormal returns the literal Subnormal.
func (v ArbitraryFloatPowNINTELInst) Subnormal() uint32 { return v.in.Literal(5) }

// Rounding returns the literal Rounding.
func (v ArbitraryFloatPowNINTELInst) Rounding() uint32 { return v.in.Literal(6) }

// Accuracy returns the literal Accuracy.
func (v ArbitraryFloatPowNINTELInst) Accuracy() uint32 { return v.in.Literal(7) }

// LoopControlINTELInst is a view of an OpLoopControlINTEL.
type LoopControlINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v LoopControlINTELInst) Inst() *ir.Inst { return v.in }

// LoopControlINTEL returns the view of in, which must be an OpLoopControlINTEL.
func LoopControlINTEL(in *ir.Inst) LoopControlINTELInst { return LoopControlINTELInst{in} }

// LoopControlParameters returns the words of Loop Control Parameters.
func (v LoopControlINTELInst) LoopControlParameters() []uint32 { return wordsFrom(v.in, 0) }

// AliasDomainDeclINTELInst is a view of an OpAliasDomainDeclINTEL.
type AliasDomainDeclINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v AliasDomainDeclINTELInst) Inst() *ir.Inst { return v.in }

// AliasDomainDeclINTEL returns the view of in, which must be an OpAliasDomainDeclINTEL.
func AliasDomainDeclINTEL(in *ir.Inst) AliasDomainDeclINTELInst { return AliasDomainDeclINTELInst{in} }

// Name returns the id Name, 0 where it is absent.
func (v AliasDomainDeclINTELInst) Name() ir.ID { return optionalID(v.in, 0) }

// AliasScopeDeclINTELInst is a view of an OpAliasScopeDeclINTEL.
type AliasScopeDeclINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v AliasScopeDeclINTELInst) Inst() *ir.Inst { return v.in }

// AliasScopeDeclINTEL returns the view of in, which must be an OpAliasScopeDeclINTEL.
func AliasScopeDeclINTEL(in *ir.Inst) AliasScopeDeclINTELInst { return AliasScopeDeclINTELInst{in} }

// AliasDomain returns the id Alias Domain.
func (v AliasScopeDeclINTELInst) AliasDomain() ir.ID { return v.in.ID(0) }

// SetAliasDomain sets the id Alias Domain.
func (v AliasScopeDeclINTELInst) SetAliasDomain(id ir.ID) { v.in.SetID(0, id) }

// Name returns the id Name, 0 where it is absent.
func (v AliasScopeDeclINTELInst) Name() ir.ID { return optionalID(v.in, 1) }

// AliasScopeListDeclINTELInst is a view of an OpAliasScopeListDeclINTEL.
type AliasScopeListDeclINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v AliasScopeListDeclINTELInst) Inst() *ir.Inst { return v.in }

// AliasScopeListDeclINTEL returns the view of in, which must be an OpAliasScopeListDeclINTEL.
func AliasScopeListDeclINTEL(in *ir.Inst) AliasScopeListDeclINTELInst {
	return AliasScopeListDeclINTELInst{in}
}

// AliasScope returns operand AliasScope 1, AliasScope 2, ... and those after it.
func (v AliasScopeListDeclINTELInst) AliasScope() []ir.ID { return idsFrom(v.in, 0) }

// FixedSqrtALTERAInst is a view of an OpFixedSqrtALTERA.
type FixedSqrtALTERAInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FixedSqrtALTERAInst) Inst() *ir.Inst { return v.in }

// FixedSqrtALTERA returns the view of in, which must be an OpFixedSqrtALTERA.
func FixedSqrtALTERA(in *ir.Inst) FixedSqrtALTERAInst { return FixedSqrtALTERAInst{in} }

// Input returns the id Input.
func (v FixedSqrtALTERAInst) Input() ir.ID { return v.in.ID(0) }

// SetInput sets the id Input.
func (v FixedSqrtALTERAInst) SetInput(id ir.ID) { v.in.SetID(0, id) }

// S returns the literal S.
func (v FixedSqrtALTERAInst) S() uint32 { return v.in.Literal(1) }

// I returns the literal I.
func (v FixedSqrtALTERAInst) I() uint32 { return v.in.Literal(2) }

// RI returns the literal rI.
func (v FixedSqrtALTERAInst) RI() uint32 { return v.in.Literal(3) }

// Q returns the literal Q.
func (v FixedSqrtALTERAInst) Q() uint32 { return v.in.Literal(4) }

// O returns the literal O.
func (v FixedSqrtALTERAInst) O() uint32 { return v.in.Literal(5) }

// FixedRecipALTERAInst is a view of an OpFixedRecipALTERA.
type FixedRecipALTERAInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FixedRecipALTERAInst) Inst() *ir.Inst { return v.in }

// FixedRecipALTERA returns the view of in, which must be an OpFixedRecipALTERA.
func FixedRecipALTERA(in *ir.Inst) FixedRecipALTERAInst { return FixedRecipALTERAInst{in} }

// Input returns the id Input.
func (v FixedRecipALTERAInst) Input() ir.ID { return v.in.ID(0) }

// SetInput sets the id Input.
func (v FixedRecipALTERAInst) SetInput(id ir.ID) { v.in.SetID(0, id) }

// S returns the literal S.
func (v FixedRecipALTERAInst) S() uint32 { return v.in.Literal(1) }

// I returns the literal I.
func (v FixedRecipALTERAInst) I() uint32 { return v.in.Literal(2) }

// RI returns the literal rI.
func (v FixedRecipALTERAInst) RI() uint32 { return v.in.Literal(3) }

// Q returns the literal Q.
func (v FixedRecipALTERAInst) Q() uint32 { return v.in.Literal(4) }

// O returns the literal O.
func (v FixedRecipALTERAInst) O() uint32 { return v.in.Literal(5) }

// FixedRsqrtALTERAInst is a view of an OpFixedRsqrtALTERA.
type FixedRsqrtALTERAInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FixedRsqrtALTERAInst) Inst() *ir.Inst { return v.in }

// FixedRsqrtALTERA returns the view of in, which must be an OpFixedRsqrtALTERA.
func FixedRsqrtALTERA(in *ir.Inst) FixedRsqrtALTERAInst { return FixedRsqrtALTERAInst{in} }

// Input returns the id Input.
func (v FixedRsqrtALTERAInst) Input() ir.ID { return v.in.ID(0) }

// SetInput sets the id Input.
func (v FixedRsqrtALTERAInst) SetInput(id ir.ID) { v.in.SetID(0, id) }

// S returns the literal S.
func (v FixedRsqrtALTERAInst) S() uint32 { return v.in.Literal(1) }

// I returns the literal I.
func (v FixedRsqrtALTERAInst) I() uint32 { return v.in.Literal(2) }

// RI returns the literal rI.
func (v FixedRsqrtALTERAInst) RI() uint32 { return v.in.Literal(3) }

// Q returns the literal Q.
func (v FixedRsqrtALTERAInst) Q() uint32 { return v.in.Literal(4) }

// O returns the literal O.
func (v FixedRsqrtALTERAInst) O() uint32 { return v.in.Literal(5) }

// FixedSinALTERAInst is a view of an OpFixedSinALTERA.
type FixedSinALTERAInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FixedSinALTERAInst) Inst() *ir.Inst { return v.in }

// FixedSinALTERA returns the view of in, which must be an OpFixedSinALTERA.
func FixedSinALTERA(in *ir.Inst) FixedSinALTERAInst { return FixedSinALTERAInst{in} }

// Input returns the id Input.
func (v FixedSinALTERAInst) Input() ir.ID { return v.in.ID(0) }

// SetInput sets the id Input.
func (v FixedSinALTERAInst) SetInput(id ir.ID) { v.in.SetID(0, id) }

// S returns the literal S.
func (v FixedSinALTERAInst) S() uint32 { return v.in.Literal(1) }

// I returns the literal I.
func (v FixedSinALTERAInst) I() uint32 { return v.in.Literal(2) }

// RI returns the literal rI.
func (v FixedSinALTERAInst) RI() uint32 { return v.in.Literal(3) }

// Q returns the literal Q.
func (v FixedSinALTERAInst) Q() uint32 { return v.in.Literal(4) }

// O returns the literal O.
func (v FixedSinALTERAInst) O() uint32 { return v.in.Literal(5) }

// FixedCosALTERAInst is a view of an OpFixedCosALTERA.
type FixedCosALTERAInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FixedCosALTERAInst) Inst() *ir.Inst { return v.in }

// FixedCosALTERA returns the view of in, which must be an OpFixedCosALTERA.
func FixedCosALTERA(in *ir.Inst) FixedCosALTERAInst { return FixedCosALTERAInst{in} }

// Input returns the id Input.
func (v FixedCosALTERAInst) Input() ir.ID { return v.in.ID(0) }

// SetInput sets the id Input.
func (v FixedCosALTERAInst) SetInput(id ir.ID) { v.in.SetID(0, id) }

// S returns the literal S.
func (v FixedCosALTERAInst) S() uint32 { return v.in.Literal(1) }

// I returns the literal I.
func (v FixedCosALTERAInst) I() uint32 { return v.in.Literal(2) }

// RI returns the literal rI.
func (v FixedCosALTERAInst) RI() uint32 { return v.in.Literal(3) }

// Q returns the literal Q.
func (v FixedCosALTERAInst) Q() uint32 { return v.in.Literal(4) }

// O returns the literal O.
func (v FixedCosALTERAInst) O() uint32 { return v.in.Literal(5) }

// FixedSinCosALTERAInst is a view of an OpFixedSinCosALTERA.
type FixedSinCosALTERAInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FixedSinCosALTERAInst) Inst() *ir.Inst { return v.in }

// FixedSinCosALTERA returns the view of in, which must be an OpFixedSinCosALTERA.
func FixedSinCosALTERA(in *ir.Inst) FixedSinCosALTERAInst { return FixedSinCosALTERAInst{in} }

// Input returns the id Input.
func (v FixedSinCosALTERAInst) Input() ir.ID { return v.in.ID(0) }

// SetInput sets the id Input.
func (v FixedSinCosALTERAInst) SetInput(id ir.ID) { v.in.SetID(0, id) }

// S returns the literal S.
func (v FixedSinCosALTERAInst) S() uint32 { return v.in.Literal(1) }

// I returns the literal I.
func (v FixedSinCosALTERAInst) I() uint32 { return v.in.Literal(2) }

// RI returns the literal rI.
func (v FixedSinCosALTERAInst) RI() uint32 { return v.in.Literal(3) }

// Q returns the literal Q.
func (v FixedSinCosALTERAInst) Q() uint32 { return v.in.Literal(4) }

// O returns the literal O.
func (v FixedSinCosALTERAInst) O() uint32 { return v.in.Literal(5) }

// FixedSinPiALTERAInst is a view of an OpFixedSinPiALTERA.
type FixedSinPiALTERAInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FixedSinPiALTERAInst) Inst() *ir.Inst { return v.in }

// FixedSinPiALTERA returns the view of in, which must be an OpFixedSinPiALTERA.
func FixedSinPiALTERA(in *ir.Inst) FixedSinPiALTERAInst { return FixedSinPiALTERAInst{in} }

// Input returns the id Input.
func (v FixedSinPiALTERAInst) Input() ir.ID { return v.in.ID(0) }

// SetInput sets the id Input.
func (v FixedSinPiALTERAInst) SetInput(id ir.ID) { v.in.SetID(0, id) }

// S returns the literal S.
func (v FixedSinPiALTERAInst) S() uint32 { return v.in.Literal(1) }

// I returns the literal I.
func (v FixedSinPiALTERAInst) I() uint32 { return v.in.Literal(2) }

// RI returns the literal rI.
func (v FixedSinPiALTERAInst) RI() uint32 { return v.in.Literal(3) }

// Q returns the literal Q.
func (v FixedSinPiALTERAInst) Q() uint32 { return v.in.Literal(4) }

// O returns the literal O.
func (v FixedSinPiALTERAInst) O() uint32 { return v.in.Literal(5) }

// FixedCosPiALTERAInst is a view of an OpFixedCosPiALTERA.
type FixedCosPiALTERAInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FixedCosPiALTERAInst) Inst() *ir.Inst { return v.in }

// FixedCosPiALTERA returns the view of in, which must be an OpFixedCosPiALTERA.
func FixedCosPiALTERA(in *ir.Inst) FixedCosPiALTERAInst { return FixedCosPiALTERAInst{in} }

// Input returns the id Input.
func (v FixedCosPiALTERAInst) Input() ir.ID { return v.in.ID(0) }

// SetInput sets the id Input.
func (v FixedCosPiALTERAInst) SetInput(id ir.ID) { v.in.SetID(0, id) }

// S returns the literal S.
func (v FixedCosPiALTERAInst) S() uint32 { return v.in.Literal(1) }

// I returns the literal I.
func (v FixedCosPiALTERAInst) I() uint32 { return v.in.Literal(2) }

// RI returns the literal rI.
func (v FixedCosPiALTERAInst) RI() uint32 { return v.in.Literal(3) }

// Q returns the literal Q.
func (v FixedCosPiALTERAInst) Q() uint32 { return v.in.Literal(4) }

// O returns the literal O.
func (v FixedCosPiALTERAInst) O() uint32 { return v.in.Literal(5) }

// FixedSinCosPiALTERAInst is a view of an OpFixedSinCosPiALTERA.
type FixedSinCosPiALTERAInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FixedSinCosPiALTERAInst) Inst() *ir.Inst { return v.in }

// FixedSinCosPiALTERA returns the view of in, which must be an OpFixedSinCosPiALTERA.
func FixedSinCosPiALTERA(in *ir.Inst) FixedSinCosPiALTERAInst { return FixedSinCosPiALTERAInst{in} }

// Input returns the id Input.
func (v FixedSinCosPiALTERAInst) Input() ir.ID { return v.in.ID(0) }

// SetInput sets the id Input.
func (v FixedSinCosPiALTERAInst) SetInput(id ir.ID) { v.in.SetID(0, id) }

// S returns the literal S.
func (v FixedSinCosPiALTERAInst) S() uint32 { return v.in.Literal(1) }

// I returns the literal I.
func (v FixedSinCosPiALTERAInst) I() uint32 { return v.in.Literal(2) }

// RI returns the literal rI.
func (v FixedSinCosPiALTERAInst) RI() uint32 { return v.in.Literal(3) }

// Q returns the literal Q.
func (v FixedSinCosPiALTERAInst) Q() uint32 { return v.in.Literal(4) }

// O returns the literal O.
func (v FixedSinCosPiALTERAInst) O() uint32 { return v.in.Literal(5) }

// FixedLogALTERAInst is a view of an OpFixedLogALTERA.
type FixedLogALTERAInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FixedLogALTERAInst) Inst() *ir.Inst { return v.in }

// FixedLogALTERA returns the view of in, which must be an OpFixedLogALTERA.
func FixedLogALTERA(in *ir.Inst) FixedLogALTERAInst { return FixedLogALTERAInst{in} }

// Input returns the id Input.
func (v FixedLogALTERAInst) Input() ir.ID { return v.in.ID(0) }

// SetInput sets the id Input.
func (v FixedLogALTERAInst) SetInput(id ir.ID) { v.in.SetID(0, id) }

// S returns the literal S.
func (v FixedLogALTERAInst) S() uint32 { return v.in.Literal(1) }

// I returns the literal I.
func (v FixedLogALTERAInst) I() uint32 { return v.in.Literal(2) }

// RI returns the literal rI.
func (v FixedLogALTERAInst) RI() uint32 { return v.in.Literal(3) }

// Q returns the literal Q.
func (v FixedLogALTERAInst) Q() uint32 { return v.in.Literal(4) }

// O returns the literal O.
func (v FixedLogALTERAInst) O() uint32 { return v.in.Literal(5) }

// FixedExpALTERAInst is a view of an OpFixedExpALTERA.
type FixedExpALTERAInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FixedExpALTERAInst) Inst() *ir.Inst { return v.in }

// FixedExpALTERA returns the view of in, which must be an OpFixedExpALTERA.
func FixedExpALTERA(in *ir.Inst) FixedExpALTERAInst { return FixedExpALTERAInst{in} }

// Input returns the id Input.
func (v FixedExpALTERAInst) Input() ir.ID { return v.in.ID(0) }

// SetInput sets the id Input.
func (v FixedExpALTERAInst) SetInput(id ir.ID) { v.in.SetID(0, id) }

// S returns the literal S.
func (v FixedExpALTERAInst) S() uint32 { return v.in.Literal(1) }

// I returns the literal I.
func (v FixedExpALTERAInst) I() uint32 { return v.in.Literal(2) }

// RI returns the literal rI.
func (v FixedExpALTERAInst) RI() uint32 { return v.in.Literal(3) }

// Q returns the literal Q.
func (v FixedExpALTERAInst) Q() uint32 { return v.in.Literal(4) }

// O returns the literal O.
func (v FixedExpALTERAInst) O() uint32 { return v.in.Literal(5) }

// PtrCastToCrossWorkgroupALTERAInst is a view of an OpPtrCastToCrossWorkgroupALTERA.
type PtrCastToCrossWorkgroupALTERAInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v PtrCastToCrossWorkgroupALTERAInst) Inst() *ir.Inst { return v.in }

// PtrCastToCrossWorkgroupALTERA returns the view of in, which must be an OpPtrCastToCrossWorkgroupALTERA.
func PtrCastToCrossWorkgroupALTERA(in *ir.Inst) PtrCastToCrossWorkgroupALTERAInst {
	return PtrCastToCrossWorkgroupALTERAInst{in}
}

// Pointer returns the id Pointer.
func (v PtrCastToCrossWorkgroupALTERAInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v PtrCastToCrossWorkgroupALTERAInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// CrossWorkgroupCastToPtrALTERAInst is a view of an OpCrossWorkgroupCastToPtrALTERA.
type CrossWorkgroupCastToPtrALTERAInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CrossWorkgroupCastToPtrALTERAInst) Inst() *ir.Inst { return v.in }

// CrossWorkgroupCastToPtrALTERA returns the view of in, which must be an OpCrossWorkgroupCastToPtrALTERA.
func CrossWorkgroupCastToPtrALTERA(in *ir.Inst) CrossWorkgroupCastToPtrALTERAInst {
	return CrossWorkgroupCastToPtrALTERAInst{in}
}

// Pointer returns the id Pointer.
func (v CrossWorkgroupCastToPtrALTERAInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v CrossWorkgroupCastToPtrALTERAInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// ReadPipeBlockingALTERAInst is a view of an OpReadPipeBlockingALTERA.
type ReadPipeBlockingALTERAInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ReadPipeBlockingALTERAInst) Inst() *ir.Inst { return v.in }

// ReadPipeBlockingALTERA returns the view of in, which must be an OpReadPipeBlockingALTERA.
func ReadPipeBlockingALTERA(in *ir.Inst) ReadPipeBlockingALTERAInst {
	return ReadPipeBlockingALTERAInst{in}
}

// Pipe returns the id Pipe.
func (v ReadPipeBlockingALTERAInst) Pipe() ir.ID { return v.in.ID(0) }

// SetPipe sets the id Pipe.
func (v ReadPipeBlockingALTERAInst) SetPipe(id ir.ID) { v.in.SetID(0, id) }

// Pointer returns the id Pointer.
func (v ReadPipeBlockingALTERAInst) Pointer() ir.ID { return v.in.ID(1) }

// SetPointer sets the id Pointer.
func (v ReadPipeBlockingALTERAInst) SetPointer(id ir.ID) { v.in.SetID(1, id) }

// PacketSize returns the id Packet Size.
func (v ReadPipeBlockingALTERAInst) PacketSize() ir.ID { return v.in.ID(2) }

// SetPacketSize sets the id Packet Size.
func (v ReadPipeBlockingALTERAInst) SetPacketSize(id ir.ID) { v.in.SetID(2, id) }

// PacketAlignment returns the id Packet Alignment.
func (v ReadPipeBlockingALTERAInst) PacketAlignment() ir.ID { return v.in.ID(3) }

// SetPacketAlignment sets the id Packet Alignment.
func (v ReadPipeBlockingALTERAInst) SetPacketAlignment(id ir.ID) { v.in.SetID(3, id) }

// WritePipeBlockingALTERAInst is a view of an OpWritePipeBlockingALTERA.
type WritePipeBlockingALTERAInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v WritePipeBlockingALTERAInst) Inst() *ir.Inst { return v.in }

// WritePipeBlockingALTERA returns the view of in, which must be an OpWritePipeBlockingALTERA.
func WritePipeBlockingALTERA(in *ir.Inst) WritePipeBlockingALTERAInst {
	return WritePipeBlockingALTERAInst{in}
}

// Pipe returns the id Pipe.
func (v WritePipeBlockingALTERAInst) Pipe() ir.ID { return v.in.ID(0) }

// SetPipe sets the id Pipe.
func (v WritePipeBlockingALTERAInst) SetPipe(id ir.ID) { v.in.SetID(0, id) }

// Pointer returns the id Pointer.
func (v WritePipeBlockingALTERAInst) Pointer() ir.ID { return v.in.ID(1) }

// SetPointer sets the id Pointer.
func (v WritePipeBlockingALTERAInst) SetPointer(id ir.ID) { v.in.SetID(1, id) }

// PacketSize returns the id Packet Size.
func (v WritePipeBlockingALTERAInst) PacketSize() ir.ID { return v.in.ID(2) }

// SetPacketSize sets the id Packet Size.
func (v WritePipeBlockingALTERAInst) SetPacketSize(id ir.ID) { v.in.SetID(2, id) }

// PacketAlignment returns the id Packet Alignment.
func (v WritePipeBlockingALTERAInst) PacketAlignment() ir.ID { return v.in.ID(3) }

// SetPacketAlignment sets the id Packet Alignment.
func (v WritePipeBlockingALTERAInst) SetPacketAlignment(id ir.ID) { v.in.SetID(3, id) }

// FPGARegALTERAInst is a view of an OpFPGARegALTERA.
type FPGARegALTERAInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FPGARegALTERAInst) Inst() *ir.Inst { return v.in }

// FPGARegALTERA returns the view of in, which must be an OpFPGARegALTERA.
func FPGARegALTERA(in *ir.Inst) FPGARegALTERAInst { return FPGARegALTERAInst{in} }

// Input returns the id Input.
func (v FPGARegALTERAInst) Input() ir.ID { return v.in.ID(0) }

// SetInput sets the id Input.
func (v FPGARegALTERAInst) SetInput(id ir.ID) { v.in.SetID(0, id) }

// RayQueryGetRayTMinKHRInst is a view of an OpRayQueryGetRayTMinKHR.
type RayQueryGetRayTMinKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v RayQueryGetRayTMinKHRInst) Inst() *ir.Inst { return v.in }

// RayQueryGetRayTMinKHR returns the view of in, which must be an OpRayQueryGetRayTMinKHR.
func RayQueryGetRayTMinKHR(in *ir.Inst) RayQueryGetRayTMinKHRInst {
	return RayQueryGetRayTMinKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetRayTMinKHRInst) RayQuery() ir.ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetRayTMinKHRInst) SetRayQuery(id ir.ID) { v.in.SetID(0, id) }

// RayQueryGetRayFlagsKHRInst is a view of an OpRayQueryGetRayFlagsKHR.
type RayQueryGetRayFlagsKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v RayQueryGetRayFlagsKHRInst) Inst() *ir.Inst { return v.in }

// RayQueryGetRayFlagsKHR returns the view of in, which must be an OpRayQueryGetRayFlagsKHR.
func RayQueryGetRayFlagsKHR(in *ir.Inst) RayQueryGetRayFlagsKHRInst {
	return RayQueryGetRayFlagsKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetRayFlagsKHRInst) RayQuery() ir.ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetRayFlagsKHRInst) SetRayQuery(id ir.ID) { v.in.SetID(0, id) }

// RayQueryGetIntersectionTKHRInst is a view of an OpRayQueryGetIntersectionTKHR.
type RayQueryGetIntersectionTKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionTKHRInst) Inst() *ir.Inst { return v.in }

// RayQueryGetIntersectionTKHR returns the view of in, which must be an OpRayQueryGetIntersectionTKHR.
func RayQueryGetIntersectionTKHR(in *ir.Inst) RayQueryGetIntersectionTKHRInst {
	return RayQueryGetIntersectionTKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionTKHRInst) RayQuery() ir.ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionTKHRInst) SetRayQuery(id ir.ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryGetIntersectionTKHRInst) Intersection() ir.ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryGetIntersectionTKHRInst) SetIntersection(id ir.ID) { v.in.SetID(1, id) }

// RayQueryGetIntersectionInstanceCustomIndexKHRInst is a view of an OpRayQueryGetIntersectionInstanceCustomIndexKHR.
type RayQueryGetIntersectionInstanceCustomIndexKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionInstanceCustomIndexKHRInst) Inst() *ir.Inst { return v.in }

// RayQueryGetIntersectionInstanceCustomIndexKHR returns the view of in, which must be an OpRayQueryGetIntersectionInstanceCustomIndexKHR.
func RayQueryGetIntersectionInstanceCustomIndexKHR(in *ir.Inst) RayQueryGetIntersectionInstanceCustomIndexKHRInst {
	return RayQueryGetIntersectionInstanceCustomIndexKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionInstanceCustomIndexKHRInst) RayQuery() ir.ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionInstanceCustomIndexKHRInst) SetRayQuery(id ir.ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryGetIntersectionInstanceCustomIndexKHRInst) Intersection() ir.ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryGetIntersectionInstanceCustomIndexKHRInst) SetIntersection(id ir.ID) {
	v.in.SetID(1, id)
}

// RayQueryGetIntersectionInstanceIdKHRInst is a view of an OpRayQueryGetIntersectionInstanceIdKHR.
type RayQueryGetIntersectionInstanceIdKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionInstanceIdKHRInst) Inst() *ir.Inst { return v.in }

// RayQueryGetIntersectionInstanceIdKHR returns the view of in, which must be an OpRayQueryGetIntersectionInstanceIdKHR.
func RayQueryGetIntersectionInstanceIdKHR(in *ir.Inst) RayQueryGetIntersectionInstanceIdKHRInst {
	return RayQueryGetIntersectionInstanceIdKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionInstanceIdKHRInst) RayQuery() ir.ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionInstanceIdKHRInst) SetRayQuery(id ir.ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryGetIntersectionInstanceIdKHRInst) Intersection() ir.ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryGetIntersectionInstanceIdKHRInst) SetIntersection(id ir.ID) { v.in.SetID(1, id) }

// RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHRInst is a view of an OpRayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR.
type RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHRInst) Inst() *ir.Inst {
	return v.in
}

// RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR returns the view of in, which must be an OpRayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR.
func RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHR(in *ir.Inst) RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHRInst {
	return RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHRInst) RayQuery() ir.ID {
	return v.in.ID(0)
}

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHRInst) SetRayQuery(id ir.ID) {
	v.in.SetID(0, id)
}

// Intersection returns the id Intersection.
func (v RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHRInst) Intersection() ir.ID {
	return v.in.ID(1)
}

// SetIntersection sets the id Intersection.
func (v RayQueryGetIntersectionInstanceShaderBindingTableRecordOffsetKHRInst) SetIntersection(id ir.ID) {
	v.in.SetID(1, id)
}

// RayQueryGetIntersectionGeometryIndexKHRInst is a view of an OpRayQueryGetIntersectionGeometryIndexKHR.
type RayQueryGetIntersectionGeometryIndexKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionGeometryIndexKHRInst) Inst() *ir.Inst { return v.in }

// RayQueryGetIntersectionGeometryIndexKHR returns the view of in, which must be an OpRayQueryGetIntersectionGeometryIndexKHR.
func RayQueryGetIntersectionGeometryIndexKHR(in *ir.Inst) RayQueryGetIntersectionGeometryIndexKHRInst {
	return RayQueryGetIntersectionGeometryIndexKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionGeometryIndexKHRInst) RayQuery() ir.ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionGeometryIndexKHRInst) SetRayQuery(id ir.ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryGetIntersectionGeometryIndexKHRInst) Intersection() ir.ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryGetIntersectionGeometryIndexKHRInst) SetIntersection(id ir.ID) { v.in.SetID(1, id) }

// RayQueryGetIntersectionPrimitiveIndexKHRInst is a view of an OpRayQueryGetIntersectionPrimitiveIndexKHR.
type RayQueryGetIntersectionPrimitiveIndexKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionPrimitiveIndexKHRInst) Inst() *ir.Inst { return v.in }

// RayQueryGetIntersectionPrimitiveIndexKHR returns the view of in, which must be an OpRayQueryGetIntersectionPrimitiveIndexKHR.
func RayQueryGetIntersectionPrimitiveIndexKHR(in *ir.Inst) RayQueryGetIntersectionPrimitiveIndexKHRInst {
	return RayQueryGetIntersectionPrimitiveIndexKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionPrimitiveIndexKHRInst) RayQuery() ir.ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionPrimitiveIndexKHRInst) SetRayQuery(id ir.ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryGetIntersectionPrimitiveIndexKHRInst) Intersection() ir.ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryGetIntersectionPrimitiveIndexKHRInst) SetIntersection(id ir.ID) { v.in.SetID(1, id) }

// RayQueryGetIntersectionBarycentricsKHRInst is a view of an OpRayQueryGetIntersectionBarycentricsKHR.
type RayQueryGetIntersectionBarycentricsKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionBarycentricsKHRInst) Inst() *ir.Inst { return v.in }

// RayQueryGetIntersectionBarycentricsKHR returns the view of in, which must be an OpRayQueryGetIntersectionBarycentricsKHR.
func RayQueryGetIntersectionBarycentricsKHR(in *ir.Inst) RayQueryGetIntersectionBarycentricsKHRInst {
	return RayQueryGetIntersectionBarycentricsKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionBarycentricsKHRInst) RayQuery() ir.ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionBarycentricsKHRInst) SetRayQuery(id ir.ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryGetIntersectionBarycentricsKHRInst) Intersection() ir.ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryGetIntersectionBarycentricsKHRInst) SetIntersection(id ir.ID) { v.in.SetID(1, id) }

// RayQueryGetIntersectionFrontFaceKHRInst is a view of an OpRayQueryGetIntersectionFrontFaceKHR.
type RayQueryGetIntersectionFrontFaceKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionFrontFaceKHRInst) Inst() *ir.Inst { return v.in }

// RayQueryGetIntersectionFrontFaceKHR returns the view of in, which must be an OpRayQueryGetIntersectionFrontFaceKHR.
func RayQueryGetIntersectionFrontFaceKHR(in *ir.Inst) RayQueryGetIntersectionFrontFaceKHRInst {
	return RayQueryGetIntersectionFrontFaceKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionFrontFaceKHRInst) RayQuery() ir.ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionFrontFaceKHRInst) SetRayQuery(id ir.ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryGetIntersectionFrontFaceKHRInst) Intersection() ir.ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryGetIntersectionFrontFaceKHRInst) SetIntersection(id ir.ID) { v.in.SetID(1, id) }

// RayQueryGetIntersectionCandidateAABBOpaqueKHRInst is a view of an OpRayQueryGetIntersectionCandidateAABBOpaqueKHR.
type RayQueryGetIntersectionCandidateAABBOpaqueKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionCandidateAABBOpaqueKHRInst) Inst() *ir.Inst { return v.in }

// RayQueryGetIntersectionCandidateAABBOpaqueKHR returns the view of in, which must be an OpRayQueryGetIntersectionCandidateAABBOpaqueKHR.
func RayQueryGetIntersectionCandidateAABBOpaqueKHR(in *ir.Inst) RayQueryGetIntersectionCandidateAABBOpaqueKHRInst {
	return RayQueryGetIntersectionCandidateAABBOpaqueKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionCandidateAABBOpaqueKHRInst) RayQuery() ir.ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionCandidateAABBOpaqueKHRInst) SetRayQuery(id ir.ID) { v.in.SetID(0, id) }

// RayQueryGetIntersectionObjectRayDirectionKHRInst is a view of an OpRayQueryGetIntersectionObjectRayDirectionKHR.
type RayQueryGetIntersectionObjectRayDirectionKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionObjectRayDirectionKHRInst) Inst() *ir.Inst { return v.in }

// RayQueryGetIntersectionObjectRayDirectionKHR returns the view of in, which must be an OpRayQueryGetIntersectionObjectRayDirectionKHR.
func RayQueryGetIntersectionObjectRayDirectionKHR(in *ir.Inst) RayQueryGetIntersectionObjectRayDirectionKHRInst {
	return RayQueryGetIntersectionObjectRayDirectionKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionObjectRayDirectionKHRInst) RayQuery() ir.ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionObjectRayDirectionKHRInst) SetRayQuery(id ir.ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryGetIntersectionObjectRayDirectionKHRInst) Intersection() ir.ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryGetIntersectionObjectRayDirectionKHRInst) SetIntersection(id ir.ID) {
	v.in.SetID(1, id)
}

// RayQueryGetIntersectionObjectRayOriginKHRInst is a view of an OpRayQueryGetIntersectionObjectRayOriginKHR.
type RayQueryGetIntersectionObjectRayOriginKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionObjectRayOriginKHRInst) Inst() *ir.Inst { return v.in }

// RayQueryGetIntersectionObjectRayOriginKHR returns the view of in, which must be an OpRayQueryGetIntersectionObjectRayOriginKHR.
func RayQueryGetIntersectionObjectRayOriginKHR(in *ir.Inst) RayQueryGetIntersectionObjectRayOriginKHRInst {
	return RayQueryGetIntersectionObjectRayOriginKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionObjectRayOriginKHRInst) RayQuery() ir.ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionObjectRayOriginKHRInst) SetRayQuery(id ir.ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryGetIntersectionObjectRayOriginKHRInst) Intersection() ir.ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryGetIntersectionObjectRayOriginKHRInst) SetIntersection(id ir.ID) { v.in.SetID(1, id) }

// RayQueryGetWorldRayDirectionKHRInst is a view of an OpRayQueryGetWorldRayDirectionKHR.
type RayQueryGetWorldRayDirectionKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v RayQueryGetWorldRayDirectionKHRInst) Inst() *ir.Inst { return v.in }

// RayQueryGetWorldRayDirectionKHR returns the view of in, which must be an OpRayQueryGetWorldRayDirectionKHR.
func RayQueryGetWorldRayDirectionKHR(in *ir.Inst) RayQueryGetWorldRayDirectionKHRInst {
	return RayQueryGetWorldRayDirectionKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetWorldRayDirectionKHRInst) RayQuery() ir.ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetWorldRayDirectionKHRInst) SetRayQuery(id ir.ID) { v.in.SetID(0, id) }

// RayQueryGetWorldRayOriginKHRInst is a view of an OpRayQueryGetWorldRayOriginKHR.
type RayQueryGetWorldRayOriginKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v RayQueryGetWorldRayOriginKHRInst) Inst() *ir.Inst { return v.in }

// RayQueryGetWorldRayOriginKHR returns the view of in, which must be an OpRayQueryGetWorldRayOriginKHR.
func RayQueryGetWorldRayOriginKHR(in *ir.Inst) RayQueryGetWorldRayOriginKHRInst {
	return RayQueryGetWorldRayOriginKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetWorldRayOriginKHRInst) RayQuery() ir.ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetWorldRayOriginKHRInst) SetRayQuery(id ir.ID) { v.in.SetID(0, id) }

// RayQueryGetIntersectionObjectToWorldKHRInst is a view of an OpRayQueryGetIntersectionObjectToWorldKHR.
type RayQueryGetIntersectionObjectToWorldKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionObjectToWorldKHRInst) Inst() *ir.Inst { return v.in }

// RayQueryGetIntersectionObjectToWorldKHR returns the view of in, which must be an OpRayQueryGetIntersectionObjectToWorldKHR.
func RayQueryGetIntersectionObjectToWorldKHR(in *ir.Inst) RayQueryGetIntersectionObjectToWorldKHRInst {
	return RayQueryGetIntersectionObjectToWorldKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionObjectToWorldKHRInst) RayQuery() ir.ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionObjectToWorldKHRInst) SetRayQuery(id ir.ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryGetIntersectionObjectToWorldKHRInst) Intersection() ir.ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryGetIntersectionObjectToWorldKHRInst) SetIntersection(id ir.ID) { v.in.SetID(1, id) }

// RayQueryGetIntersectionWorldToObjectKHRInst is a view of an OpRayQueryGetIntersectionWorldToObjectKHR.
type RayQueryGetIntersectionWorldToObjectKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v RayQueryGetIntersectionWorldToObjectKHRInst) Inst() *ir.Inst { return v.in }

// RayQueryGetIntersectionWorldToObjectKHR returns the view of in, which must be an OpRayQueryGetIntersectionWorldToObjectKHR.
func RayQueryGetIntersectionWorldToObjectKHR(in *ir.Inst) RayQueryGetIntersectionWorldToObjectKHRInst {
	return RayQueryGetIntersectionWorldToObjectKHRInst{in}
}

// RayQuery returns the id RayQuery.
func (v RayQueryGetIntersectionWorldToObjectKHRInst) RayQuery() ir.ID { return v.in.ID(0) }

// SetRayQuery sets the id RayQuery.
func (v RayQueryGetIntersectionWorldToObjectKHRInst) SetRayQuery(id ir.ID) { v.in.SetID(0, id) }

// Intersection returns the id Intersection.
func (v RayQueryGetIntersectionWorldToObjectKHRInst) Intersection() ir.ID { return v.in.ID(1) }

// SetIntersection sets the id Intersection.
func (v RayQueryGetIntersectionWorldToObjectKHRInst) SetIntersection(id ir.ID) { v.in.SetID(1, id) }

// AtomicFAddEXTInst is a view of an OpAtomicFAddEXT.
type AtomicFAddEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v AtomicFAddEXTInst) Inst() *ir.Inst { return v.in }

// AtomicFAddEXT returns the view of in, which must be an OpAtomicFAddEXT.
func AtomicFAddEXT(in *ir.Inst) AtomicFAddEXTInst { return AtomicFAddEXTInst{in} }

// Pointer returns the id Pointer.
func (v AtomicFAddEXTInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v AtomicFAddEXTInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v AtomicFAddEXTInst) Memory() ir.ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v AtomicFAddEXTInst) SetMemory(id ir.ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v AtomicFAddEXTInst) Semantics() ir.ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v AtomicFAddEXTInst) SetSemantics(id ir.ID) { v.in.SetID(2, id) }

// Value returns the id Value.
func (v AtomicFAddEXTInst) Value() ir.ID { return v.in.ID(3) }

// SetValue sets the id Value.
func (v AtomicFAddEXTInst) SetValue(id ir.ID) { v.in.SetID(3, id) }

// TypeBufferSurfaceINTELInst is a view of an OpTypeBufferSurfaceINTEL.
type TypeBufferSurfaceINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeBufferSurfaceINTELInst) Inst() *ir.Inst { return v.in }

// TypeBufferSurfaceINTEL returns the view of in, which must be an OpTypeBufferSurfaceINTEL.
func TypeBufferSurfaceINTEL(in *ir.Inst) TypeBufferSurfaceINTELInst {
	return TypeBufferSurfaceINTELInst{in}
}

// AccessQualifier returns AccessQualifier.
func (v TypeBufferSurfaceINTELInst) AccessQualifier() spirv.AccessQualifier {
	return spirv.AccessQualifier(v.in.Literal(0))
}

// TypeStructContinuedINTELInst is a view of an OpTypeStructContinuedINTEL.
type TypeStructContinuedINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeStructContinuedINTELInst) Inst() *ir.Inst { return v.in }

// TypeStructContinuedINTEL returns the view of in, which must be an OpTypeStructContinuedINTEL.
func TypeStructContinuedINTEL(in *ir.Inst) TypeStructContinuedINTELInst {
	return TypeStructContinuedINTELInst{in}
}

// Member returns operand Member 0 type, member 1 type, ... and those after it.
func (v TypeStructContinuedINTELInst) Member() []ir.ID { return idsFrom(v.in, 0) }

// ConstantCompositeContinuedINTELInst is a view of an OpConstantCompositeContinuedINTEL.
type ConstantCompositeContinuedINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ConstantCompositeContinuedINTELInst) Inst() *ir.Inst { return v.in }

// ConstantCompositeContinuedINTEL returns the view of in, which must be an OpConstantCompositeContinuedINTEL.
func ConstantCompositeContinuedINTEL(in *ir.Inst) ConstantCompositeContinuedINTELInst {
	return ConstantCompositeContinuedINTELInst{in}
}

// Constituents returns operand Constituents and those after it.
func (v ConstantCompositeContinuedINTELInst) Constituents() []ir.ID { return idsFrom(v.in, 0) }

// SpecConstantCompositeContinuedINTELInst is a view of an OpSpecConstantCompositeContinuedINTEL.
type SpecConstantCompositeContinuedINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SpecConstantCompositeContinuedINTELInst) Inst() *ir.Inst { return v.in }

// SpecConstantCompositeContinuedINTEL returns the view of in, which must be an OpSpecConstantCompositeContinuedINTEL.
func SpecConstantCompositeContinuedINTEL(in *ir.Inst) SpecConstantCompositeContinuedINTELInst {
	return SpecConstantCompositeContinuedINTELInst{in}
}

// Constituents returns operand Constituents and those after it.
func (v SpecConstantCompositeContinuedINTELInst) Constituents() []ir.ID { return idsFrom(v.in, 0) }

// CompositeConstructContinuedINTELInst is a view of an OpCompositeConstructContinuedINTEL.
type CompositeConstructContinuedINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v CompositeConstructContinuedINTELInst) Inst() *ir.Inst { return v.in }

// CompositeConstructContinuedINTEL returns the view of in, which must be an OpCompositeConstructContinuedINTEL.
func CompositeConstructContinuedINTEL(in *ir.Inst) CompositeConstructContinuedINTELInst {
	return CompositeConstructContinuedINTELInst{in}
}

// Constituents returns operand Constituents and those after it.
func (v CompositeConstructContinuedINTELInst) Constituents() []ir.ID { return idsFrom(v.in, 0) }

// ConvertFToBF16INTELInst is a view of an OpConvertFToBF16INTEL.
type ConvertFToBF16INTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ConvertFToBF16INTELInst) Inst() *ir.Inst { return v.in }

// ConvertFToBF16INTEL returns the view of in, which must be an OpConvertFToBF16INTEL.
func ConvertFToBF16INTEL(in *ir.Inst) ConvertFToBF16INTELInst { return ConvertFToBF16INTELInst{in} }

// FloatValue returns the id Float Value.
func (v ConvertFToBF16INTELInst) FloatValue() ir.ID { return v.in.ID(0) }

// SetFloatValue sets the id Float Value.
func (v ConvertFToBF16INTELInst) SetFloatValue(id ir.ID) { v.in.SetID(0, id) }

// ConvertBF16ToFINTELInst is a view of an OpConvertBF16ToFINTEL.
type ConvertBF16ToFINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ConvertBF16ToFINTELInst) Inst() *ir.Inst { return v.in }

// ConvertBF16ToFINTEL returns the view of in, which must be an OpConvertBF16ToFINTEL.
func ConvertBF16ToFINTEL(in *ir.Inst) ConvertBF16ToFINTELInst { return ConvertBF16ToFINTELInst{in} }

// BFloat16Value returns the id BFloat16 Value.
func (v ConvertBF16ToFINTELInst) BFloat16Value() ir.ID { return v.in.ID(0) }

// SetBFloat16Value sets the id BFloat16 Value.
func (v ConvertBF16ToFINTELInst) SetBFloat16Value(id ir.ID) { v.in.SetID(0, id) }

// ControlBarrierArriveEXTInst is a view of an OpControlBarrierArriveEXT.
type ControlBarrierArriveEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ControlBarrierArriveEXTInst) Inst() *ir.Inst { return v.in }

// ControlBarrierArriveEXT returns the view of in, which must be an OpControlBarrierArriveEXT.
func ControlBarrierArriveEXT(in *ir.Inst) ControlBarrierArriveEXTInst {
	return ControlBarrierArriveEXTInst{in}
}

// Execution returns the id Execution.
func (v ControlBarrierArriveEXTInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v ControlBarrierArriveEXTInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v ControlBarrierArriveEXTInst) Memory() ir.ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v ControlBarrierArriveEXTInst) SetMemory(id ir.ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v ControlBarrierArriveEXTInst) Semantics() ir.ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v ControlBarrierArriveEXTInst) SetSemantics(id ir.ID) { v.in.SetID(2, id) }

// ControlBarrierWaitEXTInst is a view of an OpControlBarrierWaitEXT.
type ControlBarrierWaitEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ControlBarrierWaitEXTInst) Inst() *ir.Inst { return v.in }

// ControlBarrierWaitEXT returns the view of in, which must be an OpControlBarrierWaitEXT.
func ControlBarrierWaitEXT(in *ir.Inst) ControlBarrierWaitEXTInst {
	return ControlBarrierWaitEXTInst{in}
}

// Execution returns the id Execution.
func (v ControlBarrierWaitEXTInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v ControlBarrierWaitEXTInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Memory returns the id Memory.
func (v ControlBarrierWaitEXTInst) Memory() ir.ID { return v.in.ID(1) }

// SetMemory sets the id Memory.
func (v ControlBarrierWaitEXTInst) SetMemory(id ir.ID) { v.in.SetID(1, id) }

// Semantics returns the id Semantics.
func (v ControlBarrierWaitEXTInst) Semantics() ir.ID { return v.in.ID(2) }

// SetSemantics sets the id Semantics.
func (v ControlBarrierWaitEXTInst) SetSemantics(id ir.ID) { v.in.SetID(2, id) }

// ArithmeticFenceEXTInst is a view of an OpArithmeticFenceEXT.
type ArithmeticFenceEXTInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ArithmeticFenceEXTInst) Inst() *ir.Inst { return v.in }

// ArithmeticFenceEXT returns the view of in, which must be an OpArithmeticFenceEXT.
func ArithmeticFenceEXT(in *ir.Inst) ArithmeticFenceEXTInst { return ArithmeticFenceEXTInst{in} }

// Target returns the id Target.
func (v ArithmeticFenceEXTInst) Target() ir.ID { return v.in.ID(0) }

// SetTarget sets the id Target.
func (v ArithmeticFenceEXTInst) SetTarget(id ir.ID) { v.in.SetID(0, id) }

// TaskSequenceCreateALTERAInst is a view of an OpTaskSequenceCreateALTERA.
type TaskSequenceCreateALTERAInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TaskSequenceCreateALTERAInst) Inst() *ir.Inst { return v.in }

// TaskSequenceCreateALTERA returns the view of in, which must be an OpTaskSequenceCreateALTERA.
func TaskSequenceCreateALTERA(in *ir.Inst) TaskSequenceCreateALTERAInst {
	return TaskSequenceCreateALTERAInst{in}
}

// Function returns the id Function.
func (v TaskSequenceCreateALTERAInst) Function() ir.ID { return v.in.ID(0) }

// SetFunction sets the id Function.
func (v TaskSequenceCreateALTERAInst) SetFunction(id ir.ID) { v.in.SetID(0, id) }

// Pipelined returns the literal Pipelined.
func (v TaskSequenceCreateALTERAInst) Pipelined() uint32 { return v.in.Literal(1) }

// UseStallEnableClusters returns the literal UseStallEnableClusters.
func (v TaskSequenceCreateALTERAInst) UseStallEnableClusters() uint32 { return v.in.Literal(2) }

// GetCapacity returns the literal GetCapacity.
func (v TaskSequenceCreateALTERAInst) GetCapacity() uint32 { return v.in.Literal(3) }

// AsyncCapacity returns the literal AsyncCapacity.
func (v TaskSequenceCreateALTERAInst) AsyncCapacity() uint32 { return v.in.Literal(4) }

// TaskSequenceAsyncALTERAInst is a view of an OpTaskSequenceAsyncALTERA.
type TaskSequenceAsyncALTERAInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TaskSequenceAsyncALTERAInst) Inst() *ir.Inst { return v.in }

// TaskSequenceAsyncALTERA returns the view of in, which must be an OpTaskSequenceAsyncALTERA.
func TaskSequenceAsyncALTERA(in *ir.Inst) TaskSequenceAsyncALTERAInst {
	return TaskSequenceAsyncALTERAInst{in}
}

// Sequence returns the id Sequence.
func (v TaskSequenceAsyncALTERAInst) Sequence() ir.ID { return v.in.ID(0) }

// SetSequence sets the id Sequence.
func (v TaskSequenceAsyncALTERAInst) SetSequence(id ir.ID) { v.in.SetID(0, id) }

// Arguments returns operand Arguments and those after it.
func (v TaskSequenceAsyncALTERAInst) Arguments() []ir.ID { return idsFrom(v.in, 1) }

// TaskSequenceGetALTERAInst is a view of an OpTaskSequenceGetALTERA.
type TaskSequenceGetALTERAInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TaskSequenceGetALTERAInst) Inst() *ir.Inst { return v.in }

// TaskSequenceGetALTERA returns the view of in, which must be an OpTaskSequenceGetALTERA.
func TaskSequenceGetALTERA(in *ir.Inst) TaskSequenceGetALTERAInst {
	return TaskSequenceGetALTERAInst{in}
}

// Sequence returns the id Sequence.
func (v TaskSequenceGetALTERAInst) Sequence() ir.ID { return v.in.ID(0) }

// SetSequence sets the id Sequence.
func (v TaskSequenceGetALTERAInst) SetSequence(id ir.ID) { v.in.SetID(0, id) }

// TaskSequenceReleaseALTERAInst is a view of an OpTaskSequenceReleaseALTERA.
type TaskSequenceReleaseALTERAInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TaskSequenceReleaseALTERAInst) Inst() *ir.Inst { return v.in }

// TaskSequenceReleaseALTERA returns the view of in, which must be an OpTaskSequenceReleaseALTERA.
func TaskSequenceReleaseALTERA(in *ir.Inst) TaskSequenceReleaseALTERAInst {
	return TaskSequenceReleaseALTERAInst{in}
}

// Sequence returns the id Sequence.
func (v TaskSequenceReleaseALTERAInst) Sequence() ir.ID { return v.in.ID(0) }

// SetSequence sets the id Sequence.
func (v TaskSequenceReleaseALTERAInst) SetSequence(id ir.ID) { v.in.SetID(0, id) }

// TypeTaskSequenceALTERAInst is a view of an OpTypeTaskSequenceALTERA.
type TypeTaskSequenceALTERAInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v TypeTaskSequenceALTERAInst) Inst() *ir.Inst { return v.in }

// TypeTaskSequenceALTERA returns the view of in, which must be an OpTypeTaskSequenceALTERA.
func TypeTaskSequenceALTERA(in *ir.Inst) TypeTaskSequenceALTERAInst {
	return TypeTaskSequenceALTERAInst{in}
}

// SubgroupBlockPrefetchINTELInst is a view of an OpSubgroupBlockPrefetchINTEL.
type SubgroupBlockPrefetchINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupBlockPrefetchINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupBlockPrefetchINTEL returns the view of in, which must be an OpSubgroupBlockPrefetchINTEL.
func SubgroupBlockPrefetchINTEL(in *ir.Inst) SubgroupBlockPrefetchINTELInst {
	return SubgroupBlockPrefetchINTELInst{in}
}

// Ptr returns the id Ptr.
func (v SubgroupBlockPrefetchINTELInst) Ptr() ir.ID { return v.in.ID(0) }

// SetPtr sets the id Ptr.
func (v SubgroupBlockPrefetchINTELInst) SetPtr(id ir.ID) { v.in.SetID(0, id) }

// NumBytes returns the id NumBytes.
func (v SubgroupBlockPrefetchINTELInst) NumBytes() ir.ID { return v.in.ID(1) }

// SetNumBytes sets the id NumBytes.
func (v SubgroupBlockPrefetchINTELInst) SetNumBytes(id ir.ID) { v.in.SetID(1, id) }

// MemoryAccess returns MemoryAccess, 0 where it is absent.
func (v SubgroupBlockPrefetchINTELInst) MemoryAccess() spirv.MemoryAccess {
	return spirv.MemoryAccess(optionalWord(v.in, 2))
}

// Subgroup2DBlockLoadINTELInst is a view of an OpSubgroup2DBlockLoadINTEL.
type Subgroup2DBlockLoadINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v Subgroup2DBlockLoadINTELInst) Inst() *ir.Inst { return v.in }

// Subgroup2DBlockLoadINTEL returns the view of in, which must be an OpSubgroup2DBlockLoadINTEL.
func Subgroup2DBlockLoadINTEL(in *ir.Inst) Subgroup2DBlockLoadINTELInst {
	return Subgroup2DBlockLoadINTELInst{in}
}

// ElementSize returns the id Element Size.
func (v Subgroup2DBlockLoadINTELInst) ElementSize() ir.ID { return v.in.ID(0) }

// SetElementSize sets the id Element Size.
func (v Subgroup2DBlockLoadINTELInst) SetElementSize(id ir.ID) { v.in.SetID(0, id) }

// BlockWidth returns the id Block Width.
func (v Subgroup2DBlockLoadINTELInst) BlockWidth() ir.ID { return v.in.ID(1) }

// SetBlockWidth sets the id Block Width.
func (v Subgroup2DBlockLoadINTELInst) SetBlockWidth(id ir.ID) { v.in.SetID(1, id) }

// BlockHeight returns the id Block Height.
func (v Subgroup2DBlockLoadINTELInst) BlockHeight() ir.ID { return v.in.ID(2) }

// SetBlockHeight sets the id Block Height.
func (v Subgroup2DBlockLoadINTELInst) SetBlockHeight(id ir.ID) { v.in.SetID(2, id) }

// BlockCount returns the id Block Count.
func (v Subgroup2DBlockLoadINTELInst) BlockCount() ir.ID { return v.in.ID(3) }

// SetBlockCount sets the id Block Count.
func (v Subgroup2DBlockLoadINTELInst) SetBlockCount(id ir.ID) { v.in.SetID(3, id) }

// SrcBasePointer returns the id Src Base Pointer.
func (v Subgroup2DBlockLoadINTELInst) SrcBasePointer() ir.ID { return v.in.ID(4) }

// SetSrcBasePointer sets the id Src Base Pointer.
func (v Subgroup2DBlockLoadINTELInst) SetSrcBasePointer(id ir.ID) { v.in.SetID(4, id) }

// MemoryWidth returns the id Memory Width.
func (v Subgroup2DBlockLoadINTELInst) MemoryWidth() ir.ID { return v.in.ID(5) }

// SetMemoryWidth sets the id Memory Width.
func (v Subgroup2DBlockLoadINTELInst) SetMemoryWidth(id ir.ID) { v.in.SetID(5, id) }

// MemoryHeight returns the id Memory Height.
func (v Subgroup2DBlockLoadINTELInst) MemoryHeight() ir.ID { return v.in.ID(6) }

// SetMemoryHeight sets the id Memory Height.
func (v Subgroup2DBlockLoadINTELInst) SetMemoryHeight(id ir.ID) { v.in.SetID(6, id) }

// MemoryPitch returns the id Memory Pitch.
func (v Subgroup2DBlockLoadINTELInst) MemoryPitch() ir.ID { return v.in.ID(7) }

// SetMemoryPitch sets the id Memory Pitch.
func (v Subgroup2DBlockLoadINTELInst) SetMemoryPitch(id ir.ID) { v.in.SetID(7, id) }

// Coordinate returns the id Coordinate.
func (v Subgroup2DBlockLoadINTELInst) Coordinate() ir.ID { return v.in.ID(8) }

// SetCoordinate sets the id Coordinate.
func (v Subgroup2DBlockLoadINTELInst) SetCoordinate(id ir.ID) { v.in.SetID(8, id) }

// DstPointer returns the id Dst Pointer.
func (v Subgroup2DBlockLoadINTELInst) DstPointer() ir.ID { return v.in.ID(9) }

// SetDstPointer sets the id Dst Pointer.
func (v Subgroup2DBlockLoadINTELInst) SetDstPointer(id ir.ID) { v.in.SetID(9, id) }

// Subgroup2DBlockLoadTransformINTELInst is a view of an OpSubgroup2DBlockLoadTransformINTEL.
type Subgroup2DBlockLoadTransformINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v Subgroup2DBlockLoadTransformINTELInst) Inst() *ir.Inst { return v.in }

// Subgroup2DBlockLoadTransformINTEL returns the view of in, which must be an OpSubgroup2DBlockLoadTransformINTEL.
func Subgroup2DBlockLoadTransformINTEL(in *ir.Inst) Subgroup2DBlockLoadTransformINTELInst {
	return Subgroup2DBlockLoadTransformINTELInst{in}
}

// ElementSize returns the id Element Size.
func (v Subgroup2DBlockLoadTransformINTELInst) ElementSize() ir.ID { return v.in.ID(0) }

// SetElementSize sets the id Element Size.
func (v Subgroup2DBlockLoadTransformINTELInst) SetElementSize(id ir.ID) { v.in.SetID(0, id) }

// BlockWidth returns the id Block Width.
func (v Subgroup2DBlockLoadTransformINTELInst) BlockWidth() ir.ID { return v.in.ID(1) }

// SetBlockWidth sets the id Block Width.
func (v Subgroup2DBlockLoadTransformINTELInst) SetBlockWidth(id ir.ID) { v.in.SetID(1, id) }

// BlockHeight returns the id Block Height.
func (v Subgroup2DBlockLoadTransformINTELInst) BlockHeight() ir.ID { return v.in.ID(2) }

// SetBlockHeight sets the id Block Height.
func (v Subgroup2DBlockLoadTransformINTELInst) SetBlockHeight(id ir.ID) { v.in.SetID(2, id) }

// BlockCount returns the id Block Count.
func (v Subgroup2DBlockLoadTransformINTELInst) BlockCount() ir.ID { return v.in.ID(3) }

// SetBlockCount sets the id Block Count.
func (v Subgroup2DBlockLoadTransformINTELInst) SetBlockCount(id ir.ID) { v.in.SetID(3, id) }

// SrcBasePointer returns the id Src Base Pointer.
func (v Subgroup2DBlockLoadTransformINTELInst) SrcBasePointer() ir.ID { return v.in.ID(4) }

// SetSrcBasePointer sets the id Src Base Pointer.
func (v Subgroup2DBlockLoadTransformINTELInst) SetSrcBasePointer(id ir.ID) { v.in.SetID(4, id) }

// MemoryWidth returns the id Memory Width.
func (v Subgroup2DBlockLoadTransformINTELInst) MemoryWidth() ir.ID { return v.in.ID(5) }

// SetMemoryWidth sets the id Memory Width.
func (v Subgroup2DBlockLoadTransformINTELInst) SetMemoryWidth(id ir.ID) { v.in.SetID(5, id) }

// MemoryHeight returns the id Memory Height.
func (v Subgroup2DBlockLoadTransformINTELInst) MemoryHeight() ir.ID { return v.in.ID(6) }

// SetMemoryHeight sets the id Memory Height.
func (v Subgroup2DBlockLoadTransformINTELInst) SetMemoryHeight(id ir.ID) { v.in.SetID(6, id) }

// MemoryPitch returns the id Memory Pitch.
func (v Subgroup2DBlockLoadTransformINTELInst) MemoryPitch() ir.ID { return v.in.ID(7) }

// SetMemoryPitch sets the id Memory Pitch.
func (v Subgroup2DBlockLoadTransformINTELInst) SetMemoryPitch(id ir.ID) { v.in.SetID(7, id) }

// Coordinate returns the id Coordinate.
func (v Subgroup2DBlockLoadTransformINTELInst) Coordinate() ir.ID { return v.in.ID(8) }

// SetCoordinate sets the id Coordinate.
func (v Subgroup2DBlockLoadTransformINTELInst) SetCoordinate(id ir.ID) { v.in.SetID(8, id) }

// DstPointer returns the id Dst Pointer.
func (v Subgroup2DBlockLoadTransformINTELInst) DstPointer() ir.ID { return v.in.ID(9) }

// SetDstPointer sets the id Dst Pointer.
func (v Subgroup2DBlockLoadTransformINTELInst) SetDstPointer(id ir.ID) { v.in.SetID(9, id) }

// Subgroup2DBlockLoadTransposeINTELInst is a view of an OpSubgroup2DBlockLoadTransposeINTEL.
type Subgroup2DBlockLoadTransposeINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v Subgroup2DBlockLoadTransposeINTELInst) Inst() *ir.Inst { return v.in }

// Subgroup2DBlockLoadTransposeINTEL returns the view of in, which must be an OpSubgroup2DBlockLoadTransposeINTEL.
func Subgroup2DBlockLoadTransposeINTEL(in *ir.Inst) Subgroup2DBlockLoadTransposeINTELInst {
	return Subgroup2DBlockLoadTransposeINTELInst{in}
}

// ElementSize returns the id Element Size.
func (v Subgroup2DBlockLoadTransposeINTELInst) ElementSize() ir.ID { return v.in.ID(0) }

// SetElementSize sets the id Element Size.
func (v Subgroup2DBlockLoadTransposeINTELInst) SetElementSize(id ir.ID) { v.in.SetID(0, id) }

// BlockWidth returns the id Block Width.
func (v Subgroup2DBlockLoadTransposeINTELInst) BlockWidth() ir.ID { return v.in.ID(1) }

// SetBlockWidth sets the id Block Width.
func (v Subgroup2DBlockLoadTransposeINTELInst) SetBlockWidth(id ir.ID) { v.in.SetID(1, id) }

// BlockHeight returns the id Block Height.
func (v Subgroup2DBlockLoadTransposeINTELInst) BlockHeight() ir.ID { return v.in.ID(2) }

// SetBlockHeight sets the id Block Height.
func (v Subgroup2DBlockLoadTransposeINTELInst) SetBlockHeight(id ir.ID) { v.in.SetID(2, id) }

// BlockCount returns the id Block Count.
func (v Subgroup2DBlockLoadTransposeINTELInst) BlockCount() ir.ID { return v.in.ID(3) }

// SetBlockCount sets the id Block Count.
func (v Subgroup2DBlockLoadTransposeINTELInst) SetBlockCount(id ir.ID) { v.in.SetID(3, id) }

// SrcBasePointer returns the id Src Base Pointer.
func (v Subgroup2DBlockLoadTransposeINTELInst) SrcBasePointer() ir.ID { return v.in.ID(4) }

// SetSrcBasePointer sets the id Src Base Pointer.
func (v Subgroup2DBlockLoadTransposeINTELInst) SetSrcBasePointer(id ir.ID) { v.in.SetID(4, id) }

// MemoryWidth returns the id Memory Width.
func (v Subgroup2DBlockLoadTransposeINTELInst) MemoryWidth() ir.ID { return v.in.ID(5) }

// SetMemoryWidth sets the id Memory Width.
func (v Subgroup2DBlockLoadTransposeINTELInst) SetMemoryWidth(id ir.ID) { v.in.SetID(5, id) }

// MemoryHeight returns the id Memory Height.
func (v Subgroup2DBlockLoadTransposeINTELInst) MemoryHeight() ir.ID { return v.in.ID(6) }

// SetMemoryHeight sets the id Memory Height.
func (v Subgroup2DBlockLoadTransposeINTELInst) SetMemoryHeight(id ir.ID) { v.in.SetID(6, id) }

// MemoryPitch returns the id Memory Pitch.
func (v Subgroup2DBlockLoadTransposeINTELInst) MemoryPitch() ir.ID { return v.in.ID(7) }

// SetMemoryPitch sets the id Memory Pitch.
func (v Subgroup2DBlockLoadTransposeINTELInst) SetMemoryPitch(id ir.ID) { v.in.SetID(7, id) }

// Coordinate returns the id Coordinate.
func (v Subgroup2DBlockLoadTransposeINTELInst) Coordinate() ir.ID { return v.in.ID(8) }

// SetCoordinate sets the id Coordinate.
func (v Subgroup2DBlockLoadTransposeINTELInst) SetCoordinate(id ir.ID) { v.in.SetID(8, id) }

// DstPointer returns the id Dst Pointer.
func (v Subgroup2DBlockLoadTransposeINTELInst) DstPointer() ir.ID { return v.in.ID(9) }

// SetDstPointer sets the id Dst Pointer.
func (v Subgroup2DBlockLoadTransposeINTELInst) SetDstPointer(id ir.ID) { v.in.SetID(9, id) }

// Subgroup2DBlockPrefetchINTELInst is a view of an OpSubgroup2DBlockPrefetchINTEL.
type Subgroup2DBlockPrefetchINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v Subgroup2DBlockPrefetchINTELInst) Inst() *ir.Inst { return v.in }

// Subgroup2DBlockPrefetchINTEL returns the view of in, which must be an OpSubgroup2DBlockPrefetchINTEL.
func Subgroup2DBlockPrefetchINTEL(in *ir.Inst) Subgroup2DBlockPrefetchINTELInst {
	return Subgroup2DBlockPrefetchINTELInst{in}
}

// ElementSize returns the id Element Size.
func (v Subgroup2DBlockPrefetchINTELInst) ElementSize() ir.ID { return v.in.ID(0) }

// SetElementSize sets the id Element Size.
func (v Subgroup2DBlockPrefetchINTELInst) SetElementSize(id ir.ID) { v.in.SetID(0, id) }

// BlockWidth returns the id Block Width.
func (v Subgroup2DBlockPrefetchINTELInst) BlockWidth() ir.ID { return v.in.ID(1) }

// SetBlockWidth sets the id Block Width.
func (v Subgroup2DBlockPrefetchINTELInst) SetBlockWidth(id ir.ID) { v.in.SetID(1, id) }

// BlockHeight returns the id Block Height.
func (v Subgroup2DBlockPrefetchINTELInst) BlockHeight() ir.ID { return v.in.ID(2) }

// SetBlockHeight sets the id Block Height.
func (v Subgroup2DBlockPrefetchINTELInst) SetBlockHeight(id ir.ID) { v.in.SetID(2, id) }

// BlockCount returns the id Block Count.
func (v Subgroup2DBlockPrefetchINTELInst) BlockCount() ir.ID { return v.in.ID(3) }

// SetBlockCount sets the id Block Count.
func (v Subgroup2DBlockPrefetchINTELInst) SetBlockCount(id ir.ID) { v.in.SetID(3, id) }

// SrcBasePointer returns the id Src Base Pointer.
func (v Subgroup2DBlockPrefetchINTELInst) SrcBasePointer() ir.ID { return v.in.ID(4) }

// SetSrcBasePointer sets the id Src Base Pointer.
func (v Subgroup2DBlockPrefetchINTELInst) SetSrcBasePointer(id ir.ID) { v.in.SetID(4, id) }

// MemoryWidth returns the id Memory Width.
func (v Subgroup2DBlockPrefetchINTELInst) MemoryWidth() ir.ID { return v.in.ID(5) }

// SetMemoryWidth sets the id Memory Width.
func (v Subgroup2DBlockPrefetchINTELInst) SetMemoryWidth(id ir.ID) { v.in.SetID(5, id) }

// MemoryHeight returns the id Memory Height.
func (v Subgroup2DBlockPrefetchINTELInst) MemoryHeight() ir.ID { return v.in.ID(6) }

// SetMemoryHeight sets the id Memory Height.
func (v Subgroup2DBlockPrefetchINTELInst) SetMemoryHeight(id ir.ID) { v.in.SetID(6, id) }

// MemoryPitch returns the id Memory Pitch.
func (v Subgroup2DBlockPrefetchINTELInst) MemoryPitch() ir.ID { return v.in.ID(7) }

// SetMemoryPitch sets the id Memory Pitch.
func (v Subgroup2DBlockPrefetchINTELInst) SetMemoryPitch(id ir.ID) { v.in.SetID(7, id) }

// Coordinate returns the id Coordinate.
func (v Subgroup2DBlockPrefetchINTELInst) Coordinate() ir.ID { return v.in.ID(8) }

// SetCoordinate sets the id Coordinate.
func (v Subgroup2DBlockPrefetchINTELInst) SetCoordinate(id ir.ID) { v.in.SetID(8, id) }

// Subgroup2DBlockStoreINTELInst is a view of an OpSubgroup2DBlockStoreINTEL.
type Subgroup2DBlockStoreINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v Subgroup2DBlockStoreINTELInst) Inst() *ir.Inst { return v.in }

// Subgroup2DBlockStoreINTEL returns the view of in, which must be an OpSubgroup2DBlockStoreINTEL.
func Subgroup2DBlockStoreINTEL(in *ir.Inst) Subgroup2DBlockStoreINTELInst {
	return Subgroup2DBlockStoreINTELInst{in}
}

// ElementSize returns the id Element Size.
func (v Subgroup2DBlockStoreINTELInst) ElementSize() ir.ID { return v.in.ID(0) }

// SetElementSize sets the id Element Size.
func (v Subgroup2DBlockStoreINTELInst) SetElementSize(id ir.ID) { v.in.SetID(0, id) }

// BlockWidth returns the id Block Width.
func (v Subgroup2DBlockStoreINTELInst) BlockWidth() ir.ID { return v.in.ID(1) }

// SetBlockWidth sets the id Block Width.
func (v Subgroup2DBlockStoreINTELInst) SetBlockWidth(id ir.ID) { v.in.SetID(1, id) }

// BlockHeight returns the id Block Height.
func (v Subgroup2DBlockStoreINTELInst) BlockHeight() ir.ID { return v.in.ID(2) }

// SetBlockHeight sets the id Block Height.
func (v Subgroup2DBlockStoreINTELInst) SetBlockHeight(id ir.ID) { v.in.SetID(2, id) }

// BlockCount returns the id Block Count.
func (v Subgroup2DBlockStoreINTELInst) BlockCount() ir.ID { return v.in.ID(3) }

// SetBlockCount sets the id Block Count.
func (v Subgroup2DBlockStoreINTELInst) SetBlockCount(id ir.ID) { v.in.SetID(3, id) }

// SrcPointer returns the id Src Pointer.
func (v Subgroup2DBlockStoreINTELInst) SrcPointer() ir.ID { return v.in.ID(4) }

// SetSrcPointer sets the id Src Pointer.
func (v Subgroup2DBlockStoreINTELInst) SetSrcPointer(id ir.ID) { v.in.SetID(4, id) }

// DstBasePointer returns the id Dst Base Pointer.
func (v Subgroup2DBlockStoreINTELInst) DstBasePointer() ir.ID { return v.in.ID(5) }

// SetDstBasePointer sets the id Dst Base Pointer.
func (v Subgroup2DBlockStoreINTELInst) SetDstBasePointer(id ir.ID) { v.in.SetID(5, id) }

// MemoryWidth returns the id Memory Width.
func (v Subgroup2DBlockStoreINTELInst) MemoryWidth() ir.ID { return v.in.ID(6) }

// SetMemoryWidth sets the id Memory Width.
func (v Subgroup2DBlockStoreINTELInst) SetMemoryWidth(id ir.ID) { v.in.SetID(6, id) }

// MemoryHeight returns the id Memory Height.
func (v Subgroup2DBlockStoreINTELInst) MemoryHeight() ir.ID { return v.in.ID(7) }

// SetMemoryHeight sets the id Memory Height.
func (v Subgroup2DBlockStoreINTELInst) SetMemoryHeight(id ir.ID) { v.in.SetID(7, id) }

// MemoryPitch returns the id Memory Pitch.
func (v Subgroup2DBlockStoreINTELInst) MemoryPitch() ir.ID { return v.in.ID(8) }

// SetMemoryPitch sets the id Memory Pitch.
func (v Subgroup2DBlockStoreINTELInst) SetMemoryPitch(id ir.ID) { v.in.SetID(8, id) }

// Coordinate returns the id Coordinate.
func (v Subgroup2DBlockStoreINTELInst) Coordinate() ir.ID { return v.in.ID(9) }

// SetCoordinate sets the id Coordinate.
func (v Subgroup2DBlockStoreINTELInst) SetCoordinate(id ir.ID) { v.in.SetID(9, id) }

// SubgroupMatrixMultiplyAccumulateINTELInst is a view of an OpSubgroupMatrixMultiplyAccumulateINTEL.
type SubgroupMatrixMultiplyAccumulateINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SubgroupMatrixMultiplyAccumulateINTELInst) Inst() *ir.Inst { return v.in }

// SubgroupMatrixMultiplyAccumulateINTEL returns the view of in, which must be an OpSubgroupMatrixMultiplyAccumulateINTEL.
func SubgroupMatrixMultiplyAccumulateINTEL(in *ir.Inst) SubgroupMatrixMultiplyAccumulateINTELInst {
	return SubgroupMatrixMultiplyAccumulateINTELInst{in}
}

// KDim returns the id K Dim.
func (v SubgroupMatrixMultiplyAccumulateINTELInst) KDim() ir.ID { return v.in.ID(0) }

// SetKDim sets the id K Dim.
func (v SubgroupMatrixMultiplyAccumulateINTELInst) SetKDim(id ir.ID) { v.in.SetID(0, id) }

// MatrixA returns the id Matrix A.
func (v SubgroupMatrixMultiplyAccumulateINTELInst) MatrixA() ir.ID { return v.in.ID(1) }

// SetMatrixA sets the id Matrix A.
func (v SubgroupMatrixMultiplyAccumulateINTELInst) SetMatrixA(id ir.ID) { v.in.SetID(1, id) }

// MatrixB returns the id Matrix B.
func (v SubgroupMatrixMultiplyAccumulateINTELInst) MatrixB() ir.ID { return v.in.ID(2) }

// SetMatrixB sets the id Matrix B.
func (v SubgroupMatrixMultiplyAccumulateINTELInst) SetMatrixB(id ir.ID) { v.in.SetID(2, id) }

// MatrixC returns the id Matrix C.
func (v SubgroupMatrixMultiplyAccumulateINTELInst) MatrixC() ir.ID { return v.in.ID(3) }

// SetMatrixC sets the id Matrix C.
func (v SubgroupMatrixMultiplyAccumulateINTELInst) SetMatrixC(id ir.ID) { v.in.SetID(3, id) }

// MatrixMultiplyAccumulateOperands returns MatrixMultiplyAccumulateOperands, 0 where it is absent.
func (v SubgroupMatrixMultiplyAccumulateINTELInst) MatrixMultiplyAccumulateOperands() spirv.MatrixMultiplyAccumulateOperands {
	return spirv.MatrixMultiplyAccumulateOperands(optionalWord(v.in, 4))
}

// BitwiseFunctionINTELInst is a view of an OpBitwiseFunctionINTEL.
type BitwiseFunctionINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v BitwiseFunctionINTELInst) Inst() *ir.Inst { return v.in }

// BitwiseFunctionINTEL returns the view of in, which must be an OpBitwiseFunctionINTEL.
func BitwiseFunctionINTEL(in *ir.Inst) BitwiseFunctionINTELInst { return BitwiseFunctionINTELInst{in} }

// A returns the id A.
func (v BitwiseFunctionINTELInst) A() ir.ID { return v.in.ID(0) }

// SetA sets the id A.
func (v BitwiseFunctionINTELInst) SetA(id ir.ID) { v.in.SetID(0, id) }

// B returns the id B.
func (v BitwiseFunctionINTELInst) B() ir.ID { return v.in.ID(1) }

// SetB sets the id B.
func (v BitwiseFunctionINTELInst) SetB(id ir.ID) { v.in.SetID(1, id) }

// C returns the id C.
func (v BitwiseFunctionINTELInst) C() ir.ID { return v.in.ID(2) }

// SetC sets the id C.
func (v BitwiseFunctionINTELInst) SetC(id ir.ID) { v.in.SetID(2, id) }

// LUTIndex returns the id LUTIndex.
func (v BitwiseFunctionINTELInst) LUTIndex() ir.ID { return v.in.ID(3) }

// SetLUTIndex sets the id LUTIndex.
func (v BitwiseFunctionINTELInst) SetLUTIndex(id ir.ID) { v.in.SetID(3, id) }

// UntypedVariableLengthArrayINTELInst is a view of an OpUntypedVariableLengthArrayINTEL.
type UntypedVariableLengthArrayINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v UntypedVariableLengthArrayINTELInst) Inst() *ir.Inst { return v.in }

// UntypedVariableLengthArrayINTEL returns the view of in, which must be an OpUntypedVariableLengthArrayINTEL.
func UntypedVariableLengthArrayINTEL(in *ir.Inst) UntypedVariableLengthArrayINTELInst {
	return UntypedVariableLengthArrayINTELInst{in}
}

// ElementType returns the id Element Type.
func (v UntypedVariableLengthArrayINTELInst) ElementType() ir.ID { return v.in.ID(0) }

// SetElementType sets the id Element Type.
func (v UntypedVariableLengthArrayINTELInst) SetElementType(id ir.ID) { v.in.SetID(0, id) }

// Length returns the id Length.
func (v UntypedVariableLengthArrayINTELInst) Length() ir.ID { return v.in.ID(1) }

// SetLength sets the id Length.
func (v UntypedVariableLengthArrayINTELInst) SetLength(id ir.ID) { v.in.SetID(1, id) }

// ConditionalExtensionINTELInst is a view of an OpConditionalExtensionINTEL.
type ConditionalExtensionINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ConditionalExtensionINTELInst) Inst() *ir.Inst { return v.in }

// ConditionalExtensionINTEL returns the view of in, which must be an OpConditionalExtensionINTEL.
func ConditionalExtensionINTEL(in *ir.Inst) ConditionalExtensionINTELInst {
	return ConditionalExtensionINTELInst{in}
}

// Condition returns the id Condition.
func (v ConditionalExtensionINTELInst) Condition() ir.ID { return v.in.ID(0) }

// SetCondition sets the id Condition.
func (v ConditionalExtensionINTELInst) SetCondition(id ir.ID) { v.in.SetID(0, id) }

// Name returns the string Name.
func (v ConditionalExtensionINTELInst) Name() string { return stringAt(v.in, 1) }

// ConditionalEntryPointINTELInst is a view of an OpConditionalEntryPointINTEL.
type ConditionalEntryPointINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ConditionalEntryPointINTELInst) Inst() *ir.Inst { return v.in }

// ConditionalEntryPointINTEL returns the view of in, which must be an OpConditionalEntryPointINTEL.
func ConditionalEntryPointINTEL(in *ir.Inst) ConditionalEntryPointINTELInst {
	return ConditionalEntryPointINTELInst{in}
}

// Condition returns the id Condition.
func (v ConditionalEntryPointINTELInst) Condition() ir.ID { return v.in.ID(0) }

// SetCondition sets the id Condition.
func (v ConditionalEntryPointINTELInst) SetCondition(id ir.ID) { v.in.SetID(0, id) }

// ExecutionModel returns ExecutionModel.
func (v ConditionalEntryPointINTELInst) ExecutionModel() spirv.ExecutionModel {
	return spirv.ExecutionModel(v.in.Literal(1))
}

// EntryPoint returns the id Entry Point.
func (v ConditionalEntryPointINTELInst) EntryPoint() ir.ID { return v.in.ID(2) }

// SetEntryPoint sets the id Entry Point.
func (v ConditionalEntryPointINTELInst) SetEntryPoint(id ir.ID) { v.in.SetID(2, id) }

// Name returns the string Name.
func (v ConditionalEntryPointINTELInst) Name() string { return stringAt(v.in, 3) }

// ConditionalCapabilityINTELInst is a view of an OpConditionalCapabilityINTEL.
type ConditionalCapabilityINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ConditionalCapabilityINTELInst) Inst() *ir.Inst { return v.in }

// ConditionalCapabilityINTEL returns the view of in, which must be an OpConditionalCapabilityINTEL.
func ConditionalCapabilityINTEL(in *ir.Inst) ConditionalCapabilityINTELInst {
	return ConditionalCapabilityINTELInst{in}
}

// Condition returns the id Condition.
func (v ConditionalCapabilityINTELInst) Condition() ir.ID { return v.in.ID(0) }

// SetCondition sets the id Condition.
func (v ConditionalCapabilityINTELInst) SetCondition(id ir.ID) { v.in.SetID(0, id) }

// Capability returns Capability.
func (v ConditionalCapabilityINTELInst) Capability() spirv.Capability {
	return spirv.Capability(v.in.Literal(1))
}

// SpecConstantTargetINTELInst is a view of an OpSpecConstantTargetINTEL.
type SpecConstantTargetINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SpecConstantTargetINTELInst) Inst() *ir.Inst { return v.in }

// SpecConstantTargetINTEL returns the view of in, which must be an OpSpecConstantTargetINTEL.
func SpecConstantTargetINTEL(in *ir.Inst) SpecConstantTargetINTELInst {
	return SpecConstantTargetINTELInst{in}
}

// Target returns the literal Target.
func (v SpecConstantTargetINTELInst) Target() uint32 { return v.in.Literal(0) }

// Features returns the words of Features.
func (v SpecConstantTargetINTELInst) Features() []uint32 { return wordsFrom(v.in, 1) }

// SpecConstantArchitectureINTELInst is a view of an OpSpecConstantArchitectureINTEL.
type SpecConstantArchitectureINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SpecConstantArchitectureINTELInst) Inst() *ir.Inst { return v.in }

// SpecConstantArchitectureINTEL returns the view of in, which must be an OpSpecConstantArchitectureINTEL.
func SpecConstantArchitectureINTEL(in *ir.Inst) SpecConstantArchitectureINTELInst {
	return SpecConstantArchitectureINTELInst{in}
}

// Category returns the literal Category.
func (v SpecConstantArchitectureINTELInst) Category() uint32 { return v.in.Literal(0) }

// Family returns the literal Family.
func (v SpecConstantArchitectureINTELInst) Family() uint32 { return v.in.Literal(1) }

// Opcode returns the literal Opcode.
func (v SpecConstantArchitectureINTELInst) Opcode() uint32 { return v.in.Literal(2) }

// Architecture returns the literal Architecture.
func (v SpecConstantArchitectureINTELInst) Architecture() uint32 { return v.in.Literal(3) }

// SpecConstantCapabilitiesINTELInst is a view of an OpSpecConstantCapabilitiesINTEL.
type SpecConstantCapabilitiesINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v SpecConstantCapabilitiesINTELInst) Inst() *ir.Inst { return v.in }

// SpecConstantCapabilitiesINTEL returns the view of in, which must be an OpSpecConstantCapabilitiesINTEL.
func SpecConstantCapabilitiesINTEL(in *ir.Inst) SpecConstantCapabilitiesINTELInst {
	return SpecConstantCapabilitiesINTELInst{in}
}

// Capabilities returns the words of Capabilities.
func (v SpecConstantCapabilitiesINTELInst) Capabilities() []uint32 { return wordsFrom(v.in, 0) }

// ConditionalCopyObjectINTELInst is a view of an OpConditionalCopyObjectINTEL.
type ConditionalCopyObjectINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ConditionalCopyObjectINTELInst) Inst() *ir.Inst { return v.in }

// ConditionalCopyObjectINTEL returns the view of in, which must be an OpConditionalCopyObjectINTEL.
func ConditionalCopyObjectINTEL(in *ir.Inst) ConditionalCopyObjectINTELInst {
	return ConditionalCopyObjectINTELInst{in}
}

// Condition0 returns operand Condition 0, Operand 0, + Condition 1, Operand 1, + ... and those after it.
func (v ConditionalCopyObjectINTELInst) Condition0() []ir.ID { return idsFrom(v.in, 0) }

// PredicatedLoadINTELInst is a view of an OpPredicatedLoadINTEL.
type PredicatedLoadINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v PredicatedLoadINTELInst) Inst() *ir.Inst { return v.in }

// PredicatedLoadINTEL returns the view of in, which must be an OpPredicatedLoadINTEL.
func PredicatedLoadINTEL(in *ir.Inst) PredicatedLoadINTELInst { return PredicatedLoadINTELInst{in} }

// Pointer returns the id Pointer.
func (v PredicatedLoadINTELInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v PredicatedLoadINTELInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// Predicate returns the id Predicate.
func (v PredicatedLoadINTELInst) Predicate() ir.ID { return v.in.ID(1) }

// SetPredicate sets the id Predicate.
func (v PredicatedLoadINTELInst) SetPredicate(id ir.ID) { v.in.SetID(1, id) }

// DefaultValue returns the id Default Value.
func (v PredicatedLoadINTELInst) DefaultValue() ir.ID { return v.in.ID(2) }

// SetDefaultValue sets the id Default Value.
func (v PredicatedLoadINTELInst) SetDefaultValue(id ir.ID) { v.in.SetID(2, id) }

// MemoryAccess returns MemoryAccess, 0 where it is absent.
func (v PredicatedLoadINTELInst) MemoryAccess() spirv.MemoryAccess {
	return spirv.MemoryAccess(optionalWord(v.in, 3))
}

// PredicatedStoreINTELInst is a view of an OpPredicatedStoreINTEL.
type PredicatedStoreINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v PredicatedStoreINTELInst) Inst() *ir.Inst { return v.in }

// PredicatedStoreINTEL returns the view of in, which must be an OpPredicatedStoreINTEL.
func PredicatedStoreINTEL(in *ir.Inst) PredicatedStoreINTELInst { return PredicatedStoreINTELInst{in} }

// Pointer returns the id Pointer.
func (v PredicatedStoreINTELInst) Pointer() ir.ID { return v.in.ID(0) }

// SetPointer sets the id Pointer.
func (v PredicatedStoreINTELInst) SetPointer(id ir.ID) { v.in.SetID(0, id) }

// Object returns the id Object.
func (v PredicatedStoreINTELInst) Object() ir.ID { return v.in.ID(1) }

// SetObject sets the id Object.
func (v PredicatedStoreINTELInst) SetObject(id ir.ID) { v.in.SetID(1, id) }

// Predicate returns the id Predicate.
func (v PredicatedStoreINTELInst) Predicate() ir.ID { return v.in.ID(2) }

// SetPredicate sets the id Predicate.
func (v PredicatedStoreINTELInst) SetPredicate(id ir.ID) { v.in.SetID(2, id) }

// MemoryAccess returns MemoryAccess, 0 where it is absent.
func (v PredicatedStoreINTELInst) MemoryAccess() spirv.MemoryAccess {
	return spirv.MemoryAccess(optionalWord(v.in, 3))
}

// GroupIMulKHRInst is a view of an OpGroupIMulKHR.
type GroupIMulKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupIMulKHRInst) Inst() *ir.Inst { return v.in }

// GroupIMulKHR returns the view of in, which must be an OpGroupIMulKHR.
func GroupIMulKHR(in *ir.Inst) GroupIMulKHRInst { return GroupIMulKHRInst{in} }

// Execution returns the id Execution.
func (v GroupIMulKHRInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupIMulKHRInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupIMulKHRInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Literal(1))
}

// X returns the id X.
func (v GroupIMulKHRInst) X() ir.ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupIMulKHRInst) SetX(id ir.ID) { v.in.SetID(2, id) }

// GroupFMulKHRInst is a view of an OpGroupFMulKHR.
type GroupFMulKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupFMulKHRInst) Inst() *ir.Inst { return v.in }

// GroupFMulKHR returns the view of in, which must be an OpGroupFMulKHR.
func GroupFMulKHR(in *ir.Inst) GroupFMulKHRInst { return GroupFMulKHRInst{in} }

// Execution returns the id Execution.
func (v GroupFMulKHRInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupFMulKHRInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupFMulKHRInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Literal(1))
}

// X returns the id X.
func (v GroupFMulKHRInst) X() ir.ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupFMulKHRInst) SetX(id ir.ID) { v.in.SetID(2, id) }

// GroupBitwiseAndKHRInst is a view of an OpGroupBitwiseAndKHR.
type GroupBitwiseAndKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupBitwiseAndKHRInst) Inst() *ir.Inst { return v.in }

// GroupBitwiseAndKHR returns the view of in, which must be an OpGroupBitwiseAndKHR.
func GroupBitwiseAndKHR(in *ir.Inst) GroupBitwiseAndKHRInst { return GroupBitwiseAndKHRInst{in} }

// Execution returns the id Execution.
func (v GroupBitwiseAndKHRInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupBitwiseAndKHRInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupBitwiseAndKHRInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Literal(1))
}

// X returns the id X.
func (v GroupBitwiseAndKHRInst) X() ir.ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupBitwiseAndKHRInst) SetX(id ir.ID) { v.in.SetID(2, id) }

// GroupBitwiseOrKHRInst is a view of an OpGroupBitwiseOrKHR.
type GroupBitwiseOrKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupBitwiseOrKHRInst) Inst() *ir.Inst { return v.in }

// GroupBitwiseOrKHR returns the view of in, which must be an OpGroupBitwiseOrKHR.
func GroupBitwiseOrKHR(in *ir.Inst) GroupBitwiseOrKHRInst { return GroupBitwiseOrKHRInst{in} }

// Execution returns the id Execution.
func (v GroupBitwiseOrKHRInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupBitwiseOrKHRInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupBitwiseOrKHRInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Literal(1))
}

// X returns the id X.
func (v GroupBitwiseOrKHRInst) X() ir.ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupBitwiseOrKHRInst) SetX(id ir.ID) { v.in.SetID(2, id) }

// GroupBitwiseXorKHRInst is a view of an OpGroupBitwiseXorKHR.
type GroupBitwiseXorKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupBitwiseXorKHRInst) Inst() *ir.Inst { return v.in }

// GroupBitwiseXorKHR returns the view of in, which must be an OpGroupBitwiseXorKHR.
func GroupBitwiseXorKHR(in *ir.Inst) GroupBitwiseXorKHRInst { return GroupBitwiseXorKHRInst{in} }

// Execution returns the id Execution.
func (v GroupBitwiseXorKHRInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupBitwiseXorKHRInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupBitwiseXorKHRInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Literal(1))
}

// X returns the id X.
func (v GroupBitwiseXorKHRInst) X() ir.ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupBitwiseXorKHRInst) SetX(id ir.ID) { v.in.SetID(2, id) }

// GroupLogicalAndKHRInst is a view of an OpGroupLogicalAndKHR.
type GroupLogicalAndKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupLogicalAndKHRInst) Inst() *ir.Inst { return v.in }

// GroupLogicalAndKHR returns the view of in, which must be an OpGroupLogicalAndKHR.
func GroupLogicalAndKHR(in *ir.Inst) GroupLogicalAndKHRInst { return GroupLogicalAndKHRInst{in} }

// Execution returns the id Execution.
func (v GroupLogicalAndKHRInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupLogicalAndKHRInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupLogicalAndKHRInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Literal(1))
}

// X returns the id X.
func (v GroupLogicalAndKHRInst) X() ir.ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupLogicalAndKHRInst) SetX(id ir.ID) { v.in.SetID(2, id) }

// GroupLogicalOrKHRInst is a view of an OpGroupLogicalOrKHR.
type GroupLogicalOrKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupLogicalOrKHRInst) Inst() *ir.Inst { return v.in }

// GroupLogicalOrKHR returns the view of in, which must be an OpGroupLogicalOrKHR.
func GroupLogicalOrKHR(in *ir.Inst) GroupLogicalOrKHRInst { return GroupLogicalOrKHRInst{in} }

// Execution returns the id Execution.
func (v GroupLogicalOrKHRInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupLogicalOrKHRInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupLogicalOrKHRInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Literal(1))
}

// X returns the id X.
func (v GroupLogicalOrKHRInst) X() ir.ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupLogicalOrKHRInst) SetX(id ir.ID) { v.in.SetID(2, id) }

// GroupLogicalXorKHRInst is a view of an OpGroupLogicalXorKHR.
type GroupLogicalXorKHRInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v GroupLogicalXorKHRInst) Inst() *ir.Inst { return v.in }

// GroupLogicalXorKHR returns the view of in, which must be an OpGroupLogicalXorKHR.
func GroupLogicalXorKHR(in *ir.Inst) GroupLogicalXorKHRInst { return GroupLogicalXorKHRInst{in} }

// Execution returns the id Execution.
func (v GroupLogicalXorKHRInst) Execution() ir.ID { return v.in.ID(0) }

// SetExecution sets the id Execution.
func (v GroupLogicalXorKHRInst) SetExecution(id ir.ID) { v.in.SetID(0, id) }

// Operation returns Operation.
func (v GroupLogicalXorKHRInst) Operation() spirv.GroupOperation {
	return spirv.GroupOperation(v.in.Literal(1))
}

// X returns the id X.
func (v GroupLogicalXorKHRInst) X() ir.ID { return v.in.ID(2) }

// SetX sets the id X.
func (v GroupLogicalXorKHRInst) SetX(id ir.ID) { v.in.SetID(2, id) }

// RoundFToTF32INTELInst is a view of an OpRoundFToTF32INTEL.
type RoundFToTF32INTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v RoundFToTF32INTELInst) Inst() *ir.Inst { return v.in }

// RoundFToTF32INTEL returns the view of in, which must be an OpRoundFToTF32INTEL.
func RoundFToTF32INTEL(in *ir.Inst) RoundFToTF32INTELInst { return RoundFToTF32INTELInst{in} }

// FloatValue returns the id Float Value.
func (v RoundFToTF32INTELInst) FloatValue() ir.ID { return v.in.ID(0) }

// SetFloatValue sets the id Float Value.
func (v RoundFToTF32INTELInst) SetFloatValue(id ir.ID) { v.in.SetID(0, id) }

// MaskedGatherINTELInst is a view of an OpMaskedGatherINTEL.
type MaskedGatherINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v MaskedGatherINTELInst) Inst() *ir.Inst { return v.in }

// MaskedGatherINTEL returns the view of in, which must be an OpMaskedGatherINTEL.
func MaskedGatherINTEL(in *ir.Inst) MaskedGatherINTELInst { return MaskedGatherINTELInst{in} }

// PtrVector returns the id PtrVector.
func (v MaskedGatherINTELInst) PtrVector() ir.ID { return v.in.ID(0) }

// SetPtrVector sets the id PtrVector.
func (v MaskedGatherINTELInst) SetPtrVector(id ir.ID) { v.in.SetID(0, id) }

// Alignment returns the literal Alignment.
func (v MaskedGatherINTELInst) Alignment() uint32 { return v.in.Literal(1) }

// Mask returns the id Mask.
func (v MaskedGatherINTELInst) Mask() ir.ID { return v.in.ID(2) }

// SetMask sets the id Mask.
func (v MaskedGatherINTELInst) SetMask(id ir.ID) { v.in.SetID(2, id) }

// FillEmpty returns the id FillEmpty.
func (v MaskedGatherINTELInst) FillEmpty() ir.ID { return v.in.ID(3) }

// SetFillEmpty sets the id FillEmpty.
func (v MaskedGatherINTELInst) SetFillEmpty(id ir.ID) { v.in.SetID(3, id) }

// MaskedScatterINTELInst is a view of an OpMaskedScatterINTEL.
type MaskedScatterINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v MaskedScatterINTELInst) Inst() *ir.Inst { return v.in }

// MaskedScatterINTEL returns the view of in, which must be an OpMaskedScatterINTEL.
func MaskedScatterINTEL(in *ir.Inst) MaskedScatterINTELInst { return MaskedScatterINTELInst{in} }

// InputVector returns the id InputVector.
func (v MaskedScatterINTELInst) InputVector() ir.ID { return v.in.ID(0) }

// SetInputVector sets the id InputVector.
func (v MaskedScatterINTELInst) SetInputVector(id ir.ID) { v.in.SetID(0, id) }

// PtrVector returns the id PtrVector.
func (v MaskedScatterINTELInst) PtrVector() ir.ID { return v.in.ID(1) }

// SetPtrVector sets the id PtrVector.
func (v MaskedScatterINTELInst) SetPtrVector(id ir.ID) { v.in.SetID(1, id) }

// Alignment returns the literal Alignment.
func (v MaskedScatterINTELInst) Alignment() uint32 { return v.in.Literal(2) }

// Mask returns the id Mask.
func (v MaskedScatterINTELInst) Mask() ir.ID { return v.in.ID(3) }

// SetMask sets the id Mask.
func (v MaskedScatterINTELInst) SetMask(id ir.ID) { v.in.SetID(3, id) }

// ConvertHandleToImageINTELInst is a view of an OpConvertHandleToImageINTEL.
type ConvertHandleToImageINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ConvertHandleToImageINTELInst) Inst() *ir.Inst { return v.in }

// ConvertHandleToImageINTEL returns the view of in, which must be an OpConvertHandleToImageINTEL.
func ConvertHandleToImageINTEL(in *ir.Inst) ConvertHandleToImageINTELInst {
	return ConvertHandleToImageINTELInst{in}
}

// Operand returns the id Operand.
func (v ConvertHandleToImageINTELInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand.
func (v ConvertHandleToImageINTELInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// ConvertHandleToSamplerINTELInst is a view of an OpConvertHandleToSamplerINTEL.
type ConvertHandleToSamplerINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ConvertHandleToSamplerINTELInst) Inst() *ir.Inst { return v.in }

// ConvertHandleToSamplerINTEL returns the view of in, which must be an OpConvertHandleToSamplerINTEL.
func ConvertHandleToSamplerINTEL(in *ir.Inst) ConvertHandleToSamplerINTELInst {
	return ConvertHandleToSamplerINTELInst{in}
}

// Operand returns the id Operand.
func (v ConvertHandleToSamplerINTELInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand.
func (v ConvertHandleToSamplerINTELInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// ConvertHandleToSampledImageINTELInst is a view of an OpConvertHandleToSampledImageINTEL.
type ConvertHandleToSampledImageINTELInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v ConvertHandleToSampledImageINTELInst) Inst() *ir.Inst { return v.in }

// ConvertHandleToSampledImageINTEL returns the view of in, which must be an OpConvertHandleToSampledImageINTEL.
func ConvertHandleToSampledImageINTEL(in *ir.Inst) ConvertHandleToSampledImageINTELInst {
	return ConvertHandleToSampledImageINTELInst{in}
}

// Operand returns the id Operand.
func (v ConvertHandleToSampledImageINTELInst) Operand() ir.ID { return v.in.ID(0) }

// SetOperand sets the id Operand.
func (v ConvertHandleToSampledImageINTELInst) SetOperand(id ir.ID) { v.in.SetID(0, id) }

// FDot2MixAcc32VALVEInst is a view of an OpFDot2MixAcc32VALVE.
type FDot2MixAcc32VALVEInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FDot2MixAcc32VALVEInst) Inst() *ir.Inst { return v.in }

// FDot2MixAcc32VALVE returns the view of in, which must be an OpFDot2MixAcc32VALVE.
func FDot2MixAcc32VALVE(in *ir.Inst) FDot2MixAcc32VALVEInst { return FDot2MixAcc32VALVEInst{in} }

// Vector returns the id Vector 1.
func (v FDot2MixAcc32VALVEInst) Vector() ir.ID { return v.in.ID(0) }

// SetVector sets the id Vector 1.
func (v FDot2MixAcc32VALVEInst) SetVector(id ir.ID) { v.in.SetID(0, id) }

// Vector2 returns the id Vector 2.
func (v FDot2MixAcc32VALVEInst) Vector2() ir.ID { return v.in.ID(1) }

// SetVector2 sets the id Vector 2.
func (v FDot2MixAcc32VALVEInst) SetVector2(id ir.ID) { v.in.SetID(1, id) }

// Accumulator returns the id Accumulator.
func (v FDot2MixAcc32VALVEInst) Accumulator() ir.ID { return v.in.ID(2) }

// SetAccumulator sets the id Accumulator.
func (v FDot2MixAcc32VALVEInst) SetAccumulator(id ir.ID) { v.in.SetID(2, id) }

// FDot2MixAcc16VALVEInst is a view of an OpFDot2MixAcc16VALVE.
type FDot2MixAcc16VALVEInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FDot2MixAcc16VALVEInst) Inst() *ir.Inst { return v.in }

// FDot2MixAcc16VALVE returns the view of in, which must be an OpFDot2MixAcc16VALVE.
func FDot2MixAcc16VALVE(in *ir.Inst) FDot2MixAcc16VALVEInst { return FDot2MixAcc16VALVEInst{in} }

// Vector returns the id Vector 1.
func (v FDot2MixAcc16VALVEInst) Vector() ir.ID { return v.in.ID(0) }

// SetVector sets the id Vector 1.
func (v FDot2MixAcc16VALVEInst) SetVector(id ir.ID) { v.in.SetID(0, id) }

// Vector2 returns the id Vector 2.
func (v FDot2MixAcc16VALVEInst) Vector2() ir.ID { return v.in.ID(1) }

// SetVector2 sets the id Vector 2.
func (v FDot2MixAcc16VALVEInst) SetVector2(id ir.ID) { v.in.SetID(1, id) }

// Accumulator returns the id Accumulator.
func (v FDot2MixAcc16VALVEInst) Accumulator() ir.ID { return v.in.ID(2) }

// SetAccumulator sets the id Accumulator.
func (v FDot2MixAcc16VALVEInst) SetAccumulator(id ir.ID) { v.in.SetID(2, id) }

// FDot4MixAcc32VALVEInst is a view of an OpFDot4MixAcc32VALVE.
type FDot4MixAcc32VALVEInst struct{ in *ir.Inst }

// Inst returns the instruction.
func (v FDot4MixAcc32VALVEInst) Inst() *ir.Inst { return v.in }

// FDot4MixAcc32VALVE returns the view of in, which must be an OpFDot4MixAcc32VALVE.
func FDot4MixAcc32VALVE(in *ir.Inst) FDot4MixAcc32VALVEInst { return FDot4MixAcc32VALVEInst{in} }

// Vector returns the id Vector 1.
func (v FDot4MixAcc32VALVEInst) Vector() ir.ID { return v.in.ID(0) }

// SetVector sets the id Vector 1.
func (v FDot4MixAcc32VALVEInst) SetVector(id ir.ID) { v.in.SetID(0, id) }

// Vector2 returns the id Vector 2.
func (v FDot4MixAcc32VALVEInst) Vector2() ir.ID { return v.in.ID(1) }

// SetVector2 sets the id Vector 2.
func (v FDot4MixAcc32VALVEInst) SetVector2(id ir.ID) { v.in.SetID(1, id) }

// Accumulator returns the id Accumulator.
func (v FDot4MixAcc32VALVEInst) Accumulator() ir.ID { return v.in.ID(2) }

// SetAccumulator sets the id Accumulator.
func (v FDot4MixAcc32VALVEInst) SetAccumulator(id ir.ID) { v.in.SetID(2, id) }
