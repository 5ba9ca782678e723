package typing_test

// outside are rules of spirv-val that package typing does not check, in the order of what they are about: capabilities,
// enumerants, entry points, decorations and layouts, memory, images, matrices, tensors and graphs, rays, kernels, and
// debug information.
var outside = [...]excuse{
	// Capabilities and versions.
	{
		`Operand \d+ of \w+ requires one of these capabilities: `,
		"3.2.30, Capability: an enumerant takes a capability that enables it",
		"Operand 3 of Store requires one of these capabilities: VulkanMemoryModel \n  OpStore %v %27 NonPrivatePointer",
	},
	{
		`\w+ requires SPIR-V version \d\.\d at minimum or one of the following extensions: `,
		"2.22, Unified Specification: an opcode takes the version or the extension that has it",
		"TerminateInvocation requires SPIR-V version 1.6 at minimum or one of the following extensions: " +
			"SPV_KHR_terminate_invocation \n  OpTerminateInvocation",
	},
	{
		`Using a \d+-bit floating point type requires the Float64 capability`,
		"2.16.1, Universal Validation Rules: numbers of 64 bits",
		"Using a 64-bit floating point type requires the Float64 capability.\n  %double = OpTypeFloat 64",
	},
	{
		`Using a \d+-bit floating point type requires the Float16 or Float16Buffer capability`,
		"2.16.1, Universal Validation Rules: floating-point numbers of 16 bits",
		"Using a 16-bit floating point type requires the Float16 or Float16Buffer capability, or an extension that " +
			"explicitly enables 16-bit floating point.\n  %half = OpTypeFloat 16",
	},
	{
		`Using a 16-bit integer type requires the Int16 capability`,
		"2.16.1, Universal Validation Rules: integers of 16 bits",
		"Using a 16-bit integer type requires the Int16 capability, or an extension that explicitly enables 16-bit " +
			"integers.\n  %short = OpTypeInt 16 1",
	},
	{
		`Using a 8-bit integer type requires the Int8 capability`,
		"2.16.1, Universal Validation Rules: integers of 8 bits",
		"Using a 8-bit integer type requires the Int8 capability, or an extension that explicitly enables 8-bit " +
			"integers.\n  %char = OpTypeInt 8 1",
	},
	{
		`Using a 64-bit integer type requires the Int64 capability`,
		"2.16.1, Universal Validation Rules: integers of 64 bits",
		"Using a 64-bit integer type requires the Int64 capability.\n  %ulong = OpTypeInt 64 0",
	},
	{
		`The Signedness in OpTypeInt must always be 0 when Kernel capability is used`,
		"2.16.3, Validation Rules for Kernel Capabilities",
		"The Signedness in OpTypeInt must always be 0 when Kernel capability is used.\n  %int = OpTypeInt 32 1",
	},

	// Enumerants.
	{
		`Invalid memory access operand: \d+ has invalid mask component `,
		"3.2.25, Memory Operands: the bits there are",
		"Invalid memory access operand: 96 has invalid mask component 64",
	},
	{
		`Invalid execution mode operand: \d`,
		"3.2.5, Execution Mode: the modes there are",
		"Invalid execution mode operand: 58",
	},
	{
		`Invalid access qualifier operand: \d`,
		"3.2.17, Access Qualifier: the qualifiers there are",
		"Invalid access qualifier operand: 4 in OpTypeImage",
	},
	{
		`Invalid dimensionality operand: \d`,
		"3.2.7, Dim: the dimensions there are",
		"Invalid dimensionality operand: 33",
	},
	{
		`Invalid storage class operand: \d`,
		"3.2.6, Storage Class: the classes there are",
		"Invalid storage class operand: 33",
	},
	{
		`Invalid packed vector format operand: \d`,
		"3.2.40, Packed Vector Format: the formats there are",
		"Invalid packed vector format operand: 26",
	},
	{
		`Invalid group operation operand: \d`,
		"3.2.27, Group Operation: the operations there are",
		"Invalid group operation operand: 33",
	},
	{
		`Invalid scope value:`,
		"3.2.26, Scope: the scopes there are",
		"Invalid scope value:\n  %uint_264 = OpConstant %uint 264\n  OpControlBarrier %uint_264 %uint_2 %uint_2",
	},
	{
		`Scope ids must be OpConstant when Shader capability is present`,
		"2.16.2, Validation Rules for Shader Capabilities: scopes are no specialization constants",
		"Scope ids must be OpConstant when Shader capability is present\n  %109 = OpCooperativeMatrixLoadKHR %42 %108 " +
			"%uint_1 %92 MakePointerVisible|NonPrivatePointer %32",
	},

	// Entry points, their modes and interfaces.
	{
		`Interface variable id <\d+> is used by entry point '.*' id <\d+>, but is not listed as an interface`,
		"3.3.5, Mode-Setting Instructions: OpEntryPoint lists the variables that its call tree uses",
		"Interface variable id <14> is used by entry point 'main' id <2>, but is not listed as an interface\n" +
			"  %14 = OpVariable %_ptr_Input_int Input",
	},
	{
		`OpEntryPoint Entry Point <id> '\S+'s callgraph contains function <id> '\S+', which cannot be used with the current execution model:\s+OpKill requires Fragment execution model`,
		"3.3.17, Control-Flow Instructions: OpKill is for fragments",
		"OpEntryPoint Entry Point <id> '1[%1]'s callgraph contains function <id> '1[%1]', which cannot be used with the " +
			"current execution model:\nOpKill requires Fragment execution model\n\n  %1 = OpFunction %void None %5",
	},
	{
		`OpExecutionModeId is only valid when the Mode operand is an execution mode that takes Extra Operands that are id operands`,
		"3.3.5, Mode-Setting Instructions: OpExecutionModeId",
		"OpExecutionModeId is only valid when the Mode operand is an execution mode that takes Extra Operands that are id " +
			"operands.\n  OpExecutionModeId %main Xfb",
	},
	{
		`Local Size execution mode must not have a product of zero`,
		"2.16.1, Universal Validation Rules: the product of a workgroup's size, in LocalSize",
		"Local Size execution mode must not have a product of zero (X = 1, Y = 1, Z = 0).\n" +
			"  OpExecutionMode %main LocalSize 1 1 0",
	},
	{
		`There must be at most one object per Storage Class that can contain a structure type containing members decorated with BuiltIn, consumed per entry-point`,
		"2.16.1, Universal Validation Rules: built-in structures of an entry point",
		"There must be at most one object per Storage Class that can contain a structure type containing members " +
			"decorated with BuiltIn, consumed per entry-point. Entry Point id 4 does not meet this requirement.\n" +
			"  %main = OpFunction %void None %3",
	},

	{
		`OpEntryPoint Entry Point <id> '\S+'s callgraph contains function <id> '\S+', which cannot be used with the current execution model:\s+OpTerminateInvocation requires Fragment execution model`,
		"SPV_KHR_terminate_invocation: OpTerminateInvocation is for fragments",
		"OpEntryPoint Entry Point <id> '1[%1]'s callgraph contains function <id> '1[%1]', which cannot be used with the " +
			"current execution model:\nOpTerminateInvocation requires Fragment execution model\n\n  %1 = OpFunction %void " +
			"None %5",
	},
	{
		`OpExecutionMode is only valid when the Mode operand is an execution mode that takes no Extra Operands, or takes Extra Operands that are not id operands`,
		"3.3.5, Mode-Setting Instructions: OpExecutionMode",
		"OpExecutionMode is only valid when the Mode operand is an execution mode that takes no Extra Operands, or takes " +
			"Extra Operands that are not id operands.\n  OpExecutionMode %main LocalSizeId %uint_8 %uint_1 %uint_1",
	},
	{
		`\w+ execution mode must not be specified multiple times for the same entry point and operands`,
		"3.3.5, Mode-Setting Instructions: OpExecutionMode, each mode once",
		"SignedZeroInfNanPreserve execution mode must not be specified multiple times for the same entry point and " +
			"operands\n  OpExecutionMode %1 SignedZeroInfNanPreserve 64",
	},
	{
		`Local Size Id execution mode must not have a product of zero`,
		"2.16.1, Universal Validation Rules: the product of a workgroup's size, in LocalSizeId",
		"Local Size Id execution mode must not have a product of zero (X = 32, Y = 0, Z = 1).\n" +
			"  OpExecutionModeId %main LocalSizeId %uint_32 %int_0 %uint_1",
	},
	{
		`WorkgroupSize decorations must not have a static product of zero`,
		"2.16.1, Universal Validation Rules: the product of a workgroup's size, in WorkgroupSize",
		"WorkgroupSize decorations must not have a static product of zero (X = 256, Y = 1, Z = 0).\n" +
			"  %gl_WorkGroupSize = OpConstantComposite %v3uint %uint_256 %uint_1 %uint_0",
	},

	// Names, decorations and layouts.
	{
		`OpMemberName Member <id> '\S+' index is larger than Type <id> '\S+'s member count`,
		"3.3.2, Debug Instructions: OpMemberName",
		"OpMemberName Member <id> '3[%3]' index is larger than Type <id> '24[%Hit]'s member count.\n" +
			"  OpMemberName %Hit 3 \"seed\"",
	},
	{
		`SpecId decoration on target <id> '\S+' must be OpSpecConstantTrue, OpSpecConstantFalse, OpSpecConstant, or OpSpecConstantDataKHR`,
		"3.2.19, Decoration: SpecId, in the words of 2026.4",
		"SpecId decoration on target <id> '5[%true]' must be OpSpecConstantTrue, OpSpecConstantFalse, OpSpecConstant, or " +
			"OpSpecConstantDataKHR\n  OpDecorate %true SpecId 3",
	},
	{
		`SpecId decoration on target <id> '\S+' must be a scalar specialization constant`,
		"3.2.19, Decoration: SpecId",
		"SpecId decoration on target <id> '14[%type]' must be a scalar specialization constant\n" +
			"  OpDecorate %type SpecId 0",
	},
	{
		`When BuiltIn decoration is applied to a structure-type member, all members of that structure type must also be decorated with BuiltIn`,
		"2.16.1, Universal Validation Rules: all members of a structure are built in, or none",
		"When BuiltIn decoration is applied to a structure-type member, all members of that structure type must also be " +
			"decorated with BuiltIn (No allowed mixing of built-in variables and non-built-in variables within a single " +
			"structure). Structure id 14 does not meet this requirement.\n  %gl_PerVertex = OpTypeStruct %v4float %v4float",
	},
	{
		`Structure <id> '\S+' contains members with BuiltIn decoration. Therefore this structure may not be contained as a member of another structure type`,
		"2.16.1, Universal Validation Rules: no built-in structure is a member",
		"Structure <id> '17[%gl_PerVertex]' contains members with BuiltIn decoration. Therefore this structure may not be " +
			"contained as a member of another structure type. Structure <id> '23[%GlobalUniform]' contains structure <id> " +
			"'17[%gl_PerVertex]'.\n  %GlobalUniform = OpTypeStruct %mat4v4float %gl_PerVertex",
	},
	{
		`rules: A Block or BufferBlock cannot be nested within another Block or BufferBlock`,
		"2.16.2, Validation Rules for Shader Capabilities: no block is in a block",
		"rules: A Block or BufferBlock cannot be nested within another Block or BufferBlock. \n" +
			"  %gl_PerVertex = OpTypeStruct %v4float %float %GlobalUniform",
	},
	{
		`Structure id \d+ decorated as (Buffer)?Block must be explicitly laid out with Offset (or OffsetIdEXT )?decorations`,
		"Vulkan, Offset and Stride Assignment: Offset of each member of a block",
		"Structure id 6 decorated as Block must be explicitly laid out with Offset decorations.\n" +
			"  %type_ubo = OpTypeStruct %UBO",
	},
	{
		`Structure id \d+ decorated as (Buffer)?Block (containing a matrix )?must be explicitly laid out with MatrixStride decorations`,
		"Vulkan, Offset and Stride Assignment: MatrixStride of each matrix of a block",
		"Structure id 31 decorated as Block must be explicitly laid out with MatrixStride decorations.\n" +
			"  %pushConstants = OpTypeStruct %float %v3float %mat4v4float %float %float",
	},
	{
		`Structure id \d+ decorated as (Buffer)?Block must be explicitly laid out with ArrayStride decorations`,
		"Vulkan, Offset and Stride Assignment: ArrayStride of each array of a block, in the words of 2025.1",
		"Structure id 11 decorated as Block must be explicitly laid out with ArrayStride decorations.\n" +
			"  %_struct_11 = OpTypeStruct %_arr_int_65",
	},
	{
		`Array must be explicitly laid out with ArrayStride or ArrayStrideIdEXT decorations`,
		"Vulkan, Offset and Stride Assignment: ArrayStride of each array of a block",
		"Array must be explicitly laid out with ArrayStride or ArrayStrideIdEXT decorations.\n" +
			"  %_struct_11 = OpTypeStruct %_arr_int_65",
	},
	{
		`Structure id \d+ decorated as Block for variable in PhysicalStorageBuffer storage class must follow scalar storage buffer layout rules: member \d+ is missing an Offset decoration`,
		"Vulkan, Offset and Stride Assignment: Offset of each member behind an address",
		"Structure id 41 decorated as Block for variable in PhysicalStorageBuffer storage class must follow scalar storage " +
			"buffer layout rules: member 1 is missing an Offset decoration\n" +
			"  %Normals = OpTypeStruct %_runtimearr_v3float %_runtimearr_v3float",
	},
	{
		`The (Input|Output) interface variable must not have Offset on any member decoration`,
		"Vulkan, Standalone SPIR-V Validation: no Offset in the interface",
		"The Input interface variable must not have Offset on any member decoration.\n" +
			"  %in_var_NORMAL0 = OpVariable %_ptr_Input_UBO Input",
	},

	// Memory.
	{
		`Memory accesses with PhysicalStorageBuffer must use Aligned`,
		"Vulkan, Standalone SPIR-V Validation: VUID 04708, accesses behind physical addresses are Aligned",
		"Memory accesses with PhysicalStorageBuffer must use Aligned.\n  %174 = OpLoad %uint %155",
	},
	{
		`Pointer operand '\S+' must be a memory object declaration`,
		"2.16.1, Universal Validation Rules: arguments that are pointers, which may lead into a variable here",
		"Pointer operand '55[%55]' must be a memory object declaration\n  %57 = OpFunctionCall %uint %pcg_u1_ %55",
	},
	{
		`Instruction may not return a logical pointer`,
		"2.16.1, Universal Validation Rules: instructions of sets that are not known here, as results of OpExtInst",
		"Instruction may not return a logical pointer\n  %30 = OpExtInst %_ptr_Function_float %1 8",
	},

	{
		`\w+: Memory Semantics with a non-relaxed memory order \(Acquire, Release, or AcquireRelease\) must have at least one Vulkan-supported storage class semantics bit set`,
		"Vulkan, Standalone SPIR-V Validation: the memory that an order is about",
		"ControlBarrier: Memory Semantics with a non-relaxed memory order (Acquire, Release, or AcquireRelease) must have " +
			"at least one Vulkan-supported storage class semantics bit set (UniformMemory, WorkgroupMemory, ImageMemory, or " +
			"OutputMemory)\n  OpControlBarrier %uint_2 %uint_2 %int_8",
	},
	{
		`\w+: Memory Semantics must have at most one non-relaxed memory order bit set`,
		"3.2.24, Memory Semantics: one order",
		"AtomicXor: Memory Semantics must have at most one non-relaxed memory order bit set\n" +
			"  %117 = OpAtomicXor %uint %116 %uint_5 %uint_4294967294 %uint_0",
	},

	{
		`Memory accesses Aligned operand value \d+ is too small, the largest scalar type is \d+ bytes`,
		"Vulkan, Standalone SPIR-V Validation: VUID 06314, alignments behind physical addresses",
		"Memory accesses Aligned operand value 2 is too small, the largest scalar type is 4 bytes.\n" +
			"  %248 = OpLoad %v4float %247 Aligned 2",
	},
	{
		`Instruction may not have a logical pointer operand\s+OpTraceNV `,
		"SPV_NV_ray_tracing: OpTraceNV, the operands, which have no row",
		"Instruction may not have a logical pointer operand\n  OpTraceNV %203 %uint_1 %uint_255 %177 %uint_0 %uint_0 %198 " +
			"%199 %200 %201 %uint_0",
	},

	// Literals.
	{
		`The high-order bits of a literal number in instruction <id> 0 must be 0 for a floating-point type`,
		"2.2.1, Instructions: literals that are shorter than a word, among those of OpSwitch",
		"The high-order bits of a literal number in instruction <id> 0 must be 0 for a floating-point type, or 0 for an " +
			"integer type with Signedness of 0, or sign extended when Signedness is 1\n  OpSwitch %49 %51 4294934528 %52",
	},

	// Images.
	{
		`Expected Coordinate for a SubpassData image to be a OpConstantComposite of \(0,0\) or OpConstantNull`,
		"Vulkan, Standalone SPIR-V Validation: coordinates of SubpassData, by value",
		"Expected Coordinate for a SubpassData image to be a OpConstantComposite of (0,0) or OpConstantNull\n" +
			"  %21 = OpImageRead %v4float %20 %19 None",
	},
	{
		`Expected Coordinate to be int scalar or vector\s+(%\S+ = )?OpImage(Sparse)?(Read|Write) `,
		"2025.1: coordinates of OpImageRead and OpImageWrite are floating-point numbers, too, which 2026.4 accepts",
		"Expected Coordinate to be int scalar or vector\n  %23 = OpImageRead %v4float %22 %21 None",
	},

	// Cooperative matrices.
	{
		`Cooperative matrix type must be (A|B|Accumulator) Type: CooperativeMatrixMulAddKHR`,
		"SPV_KHR_cooperative_matrix: the use of a matrix that a specialization constant gives",
		"Cooperative matrix type must be A Type: CooperativeMatrixMulAddKHR\n" +
			"  %111 = OpCooperativeMatrixMulAddKHR %43 %105 %109 %110",
	},
	{
		`Cooperative matrix types \(or types containing them\) can only be allocated in Function or Private storage classes`,
		"SPV_KHR_cooperative_matrix: variables that hold matrices",
		"Cooperative matrix types (or types containing them) can only be allocated in Function or Private storage classes " +
			"or as function parameters\n  %2 = OpVariable %_ptr_StorageBuffer__struct_6 StorageBuffer",
	},
	{
		`OpTypeCooperativeMatrixKHR Scope is limited to Workgroup and Subgroup`,
		"SPV_KHR_cooperative_matrix: the scope of a matrix, by value",
		"OpTypeCooperativeMatrixKHR Scope is limited to Workgroup and Subgroup\n" +
			"  %20 = OpTypeCooperativeMatrixKHR %half %uint_0 %uint_16 %uint_16 %uint_0",
	},
	{
		`OpCooperativeMatrixPerElementOp(NV|EXT) function type <id> '\S+' must have \d+ parameters to match the instruction operands`,
		"SPV_NV_cooperative_matrix2: the function that is called for each element",
		"OpCooperativeMatrixPerElementOpEXT function type <id> '24[%24]' must have 3 parameters to match the instruction " +
			"operands.\n  %43 = OpCooperativeMatrixPerElementOpEXT %19 %42 %scale",
	},
	{
		`Result Type must have UseAccumulator: CooperativeMatrixReduce(NV|EXT)`,
		"SPV_NV_cooperative_matrix2: the use of a matrix that is reduced",
		"Result Type must have UseAccumulator: CooperativeMatrixReduceNV\n" +
			"  %44 = OpCooperativeMatrixReduceNV %19 %43 Row %larger",
	},

	{
		`Result Type and Matrix component types mismatch: CooperativeMatrixConvert(NV|UseEXT)`,
		"SPV_NV_cooperative_matrix2: OpCooperativeMatrixConvertNV, the components",
		"Result Type and Matrix component types mismatch: CooperativeMatrixConvertNV\n" +
			"  %47 = OpCooperativeMatrixConvertNV %20 %42",
	},

	// Graphs.
	{
		`GraphEntryPointARM Interface ID '\S+' must come from OpVariable with UniformConstant Storage Class`,
		"SPV_ARM_graph: variables of the interface",
		"GraphEntryPointARM Interface ID '18[%18]' must come from OpVariable with UniformConstant Storage Class.\n" +
			"  %18 = OpConstantComposite %_arr_uint_uint_1 %uint_1",
	},
	{
		`GraphEntryPointARM Interface ID type '\S+' must match the type of the corresponding graph I/O '\S+'`,
		"SPV_ARM_graph: types of the interface",
		"GraphEntryPointARM Interface ID type '26[%26]' must match the type of the corresponding graph I/O '27[%27]'\n" +
			"  OpGraphEntryPointARM %36 \"main\" %2 %3",
	},
	{
		`GraphInputARM InputIndex must be a 32-bit integer`,
		"SPV_ARM_graph: OpGraphInputARM, the index",
		"GraphInputARM InputIndex must be a 32-bit integer.\n  %37 = OpGraphInputARM %26 %18",
	},
	{
		`Result Type '\S+' of graph input instruction '\S+' does not match the type '\S+' of input \d+ in the graph type`,
		"SPV_ARM_graph: OpGraphInputARM, the result",
		"Result Type '23[%23]' of graph input instruction '37[%37]' does not match the type '26[%26]' of input 0 in the " +
			"graph type.\n  %37 = OpGraphInputARM %23 %uint_0",
	},
	{
		`The type '\S+' of Value provided to the graph output instruction '\S+' does not match the type '\S+' of output \d+ in the graph type`,
		"SPV_ARM_graph: OpGraphSetOutputARM, the value",
		"The type '23[%23]' of Value provided to the graph output instruction '34[%34]' does not match the type '27[%27]' " +
			"of output 0 in the graph type.\n  OpGraphSetOutputARM %34 %uint_0",
	},
	{
		`Type '\S+' for graph '\S+' has \d+ inputs but found an OpGraphInputARM instruction with an InputIndex that is \d+`,
		"SPV_ARM_graph: OpGraphInputARM, as many inputs as the type has",
		"Type '35[%35]' for graph '36[%36]' has 1 inputs but found an OpGraphInputARM instruction with an InputIndex that " +
			"is 5: %37 = OpGraphInputARM %26 %uint_5",
	},

	{
		`GraphSetOutputARM OutputIndex must be a 32-bit integer`,
		"SPV_ARM_graph: OpGraphSetOutputARM, the index",
		"GraphSetOutputARM OutputIndex must be a 32-bit integer.\n  OpGraphSetOutputARM %38 %34",
	},
	{
		`I/O type '\S+' is not a Graph Interface Type`,
		"SPV_ARM_graph: OpTypeGraphARM, inputs and outputs",
		"I/O type '17[%_arr_uint_uint_4]' is not a Graph Interface Type.\n" +
			"  %35 = OpTypeGraphARM 1 %26 %_arr_uint_uint_4",
	},

	{
		`\d+ I/O types were provided but the graph has \d+ inputs`,
		"SPV_ARM_graph: OpTypeGraphARM, the number of inputs",
		"2 I/O types were provided but the graph has 33 inputs.\n  %35 = OpTypeGraphARM 33 %26 %27",
	},

	{
		`OpGraphInputARM ElementIndex not allowed when the graph input selected by InputIndex is not an OpTypeArray`,
		"SPV_ARM_graph: OpGraphInputARM, the element",
		"OpGraphInputARM ElementIndex not allowed when the graph input selected by InputIndex is not an OpTypeArray or " +
			"OpTypeRuntimeArray\n  %37 = OpGraphInputARM %26 %uint_0 %uint_3",
	},
	{
		`A graph type must have at least one output`,
		"SPV_ARM_graph: OpTypeGraphARM, the outputs",
		"A graph type must have at least one output.\n  %35 = OpTypeGraphARM 1 %27",
	},

	{
		`GraphSetOutputARM setting OutputIndex \d+ but graph only has \d+ outputs`,
		"SPV_ARM_graph: OpGraphSetOutputARM, as many outputs as the type has",
		"GraphSetOutputARM setting OutputIndex 10 but graph only has 1 outputs.\n  OpGraphSetOutputARM %38 %uint_10_0",
	},
	{
		`OpTypeTensorARM Rank <id> '\S+' must define a value greater than 0`,
		"SPV_ARM_tensors: OpTypeTensorARM, the rank",
		"OpTypeTensorARM Rank <id> '6[%uint_0]' must define a value greater than 0.\n" +
			"  %24 = OpTypeTensorARM %uint %uint_0 %19",
	},

	{
		`Dimension \(\d+\) must be less than the Rank of Tensor`,
		"SPV_ARM_tensors: OpTensorQuerySizeARM, the dimension, by value",
		"Dimension (4) must be less than the Rank of Tensor (3).\n  %33 = OpTensorQuerySizeARM %uint %31 %uint_4",
	},

	// Rays.
	{
		`Hit Object Attributes id must be a OpVariable of storage class HitObjectAttribute(NV|EXT)`,
		"SPV_NV_shader_invocation_reorder: the attributes of a hit object",
		"Hit Object Attributes id must be a OpVariable of storage class HitObjectAttributeNV\n" +
			"  OpHitObjectGetAttributesNV %hitObj %p_1",
	},
	{
		`OpEntryPoint Entry Point <id> '\S+'s callgraph contains function <id> '\S+', which cannot be used with the current execution model:\s+HitAttributeKHR Storage Class variables are read only with AnyHitKHR and ClosestHitKHR`,
		"SPV_KHR_ray_tracing: attributes of a hit are read only in some execution models",
		"OpEntryPoint Entry Point <id> '4[%main]'s callgraph contains function <id> '4[%main]', which cannot be used with " +
			"the current execution model:\nHitAttributeKHR Storage Class variables are read only with AnyHitKHR and " +
			"ClosestHitKHR\n\n  %main = OpFunction %void None %3",
	},
	{
		`Hit Object must be a memory object declaration`,
		"SPV_NV_shader_invocation_reorder: the pointer to a hit object",
		"Hit Object must be a memory object declaration\n  OpReorderThreadWithHitObjectNV %381 %uint_8",
	},
	{
		`Type must be OpTypeHitObject(NV|EXT)`,
		"SPV_NV_shader_invocation_reorder: the type of a hit object",
		"Type must be OpTypeHitObjectNV\n  OpHitObjectRecordEmptyNV %hitObj",
	},

	{
		`Cull mask must be a 32-bit int scalar`,
		"SPV_NV_shader_invocation_reorder: OpHitObjectTraceRayNV, the mask",
		"Cull mask must be a 32-bit int scalar\n  OpHitObjectTraceRayNV %hitObj %364 %uint_0 %178",
	},

	// Debug information.
	{
		`ID '\S+' has not been defined\s+%\S+ = OpExtInst %\S+ %\S+ Debug[A-Z]\w+ `,
		"SPV_KHR_relaxed_extended_instruction: forward references of debug information",
		"ID '149[%149]' has not been defined\n  %142 = OpExtInst %void %2 DebugGlobalVariable %143 %139 %17 %uint_24 " +
			"%uint_0 %19 %143 %gl_LocalInvocationID %149",
	},
	{
		`Operand '\S+' in semantic instruction cannot be a non-semantic instruction`,
		"SPV_KHR_non_semantic_info: no result of a non-semantic instruction is an operand of others",
		"Operand '38[%38]' in semantic instruction cannot be a non-semantic instruction\n  %88 = OpLoad %float %38",
	},
	{
		`NonSemantic.Shader.DebugInfo.\d+ Debug\w+: expected result type must be a result id of OpTypeVoid`,
		"NonSemantic.Shader.DebugInfo, Binary Form: results are of type void",
		"NonSemantic.Shader.DebugInfo.100 DebugScope: expected result type must be a result id of OpTypeVoid\n" +
			"  %443 = OpExtInst %50 %2 DebugScope %117",
	},
	{
		`Invalid instruction OpExtInst starting at word \d+: expected no more operands after \d+ words, but stated word count is \d+`,
		"NonSemantic.Shader.DebugInfo, Version Compatibility: operands that newer versions add",
		"Invalid instruction OpExtInst starting at word 640: expected no more operands after 9 words, but stated word " +
			"count is 10.",
	},
	{
		`NonSemantic.Shader.DebugInfo.\d+ DebugFunctionDefinition: expected operand Function must be a result id of DebugFunction`,
		"NonSemantic.Shader.DebugInfo, Functions: DebugFunctionDefinition, the function",
		"NonSemantic.Shader.DebugInfo.100 DebugFunctionDefinition: expected operand Function must be a result id of " +
			"DebugFunction\n  %64 = OpExtInst %void %2 DebugFunctionDefinition %173 %34",
	},
	{
		`DebugPrintf: expected result type must be a result id of OpTypeVoid`,
		"NonSemantic.DebugPrintf: the result is of type void",
		"DebugPrintf: expected result type must be a result id of OpTypeVoid\n" +
			"  %139 = OpExtInst %_ptr_Function_float %138 DebugPrintf %135 %136 %137",
	},
	{
		`NonSemantic.Shader.DebugInfo.\d+ DebugInlinedAt: expected operand Scope must be a result id of a lexical scope`,
		"NonSemantic.Shader.DebugInfo, Location Information: DebugInlinedAt, the scope",
		"NonSemantic.Shader.DebugInfo.100 DebugInlinedAt: expected operand Scope must be a result id of a lexical scope\n" +
			"  %303 = OpExtInst %void %2 DebugInlinedAt %uint_1 %453",
	},
	{
		`NonSemantic.Shader.DebugInfo.\d+ Debug\w+: expected operand Parent must be a result id of a lexical scope`,
		"NonSemantic.Shader.DebugInfo, Location Information: DebugLexicalBlock",
		"NonSemantic.Shader.DebugInfo.100 DebugLexicalBlock: expected operand Parent must be a result id of a lexical " +
			"scope\n  %303 = OpExtInst %void %2 DebugLexicalBlock %26 %uint_1 %uint_0 %453",
	},
	{
		`NonSemantic.Shader.DebugInfo.\d+ Debug\w+: expected operand Source must be a result id of DebugSource`,
		"NonSemantic.Shader.DebugInfo, Compilation Unit: sources",
		"NonSemantic.Shader.DebugInfo.100 DebugLine: expected operand Source must be a result id of DebugSource\n" +
			"  %585 = OpExtInst %void %2 DebugLine %44 %uint_58 %uint_58 %uint_0 %uint_0",
	},
	{
		`NonSemantic.Shader.DebugInfo.\d+ DebugLine: operand Column End \(\d+\) is less than Column Start \(\d+\) when Line Start equals Line End`,
		"NonSemantic.Shader.DebugInfo, Location Information: DebugLine, ranges",
		"NonSemantic.Shader.DebugInfo.100 DebugLine: operand Column End (0) is less than Column Start (31) when Line Start " +
			"equals Line End\n  %590 = OpExtInst %void %2 DebugLine %17 %uint_59 %uint_59 %uint_31 %uint_0",
	},
	{
		`NonSemantic.Shader.DebugInfo.\d+ DebugLine: operand Line End \(\d+\) is less than Line Start \(\d+\)`,
		"NonSemantic.Shader.DebugInfo, Location Information: DebugLine, lines",
		"NonSemantic.Shader.DebugInfo.100 DebugLine: operand Line End (3) is less than Line Start (9)\n" +
			"  %590 = OpExtInst %void %2 DebugLine %17 %uint_9 %uint_3 %uint_0 %uint_0",
	},
	{
		`NonSemantic.Shader.DebugInfo.\d+ DebugDeclare: expected operand Expression must be a result id of DebugExpression`,
		"NonSemantic.Shader.DebugInfo, Local Variables: DebugDeclare, the expression",
		"NonSemantic.Shader.DebugInfo.100 DebugDeclare: expected operand Expression must be a result id of " +
			"DebugExpression\n  %248 = OpExtInst %void %2 DebugDeclare %246 %i %137",
	},
	{
		`NonSemantic.Shader.DebugInfo.\d+ DebugDeclare: expected operand Variable must be a result id of OpVariable or OpFunctionParameter`,
		"NonSemantic.Shader.DebugInfo, Local Variables: DebugDeclare, the variable",
		"NonSemantic.Shader.DebugInfo.100 DebugDeclare: expected operand Variable must be a result id of OpVariable or " +
			"OpFunctionParameter\n  %60 = OpExtInst %void %2 DebugDeclare %58 %uint_0 %43",
	},
	{
		`NonSemantic.Shader.DebugInfo.\d+ DebugDeclare: expected operand Local Variable must be a result id of DebugLocalVariable`,
		"NonSemantic.Shader.DebugInfo, Local Variables: DebugDeclare, the local variable",
		"NonSemantic.Shader.DebugInfo.100 DebugDeclare: expected operand Local Variable must be a result id of " +
			"DebugLocalVariable\n" +
			"  %220 = OpExtInst %void %2 DebugDeclare %uint_32 %half_ %43",
	},
	{
		`NonSemantic.Shader.DebugInfo.\d+ DebugDeclare: expected index must be scalar integer`,
		"NonSemantic.Shader.DebugInfo, Local Variables: DebugDeclare, the indices",
		"NonSemantic.Shader.DebugInfo.100 DebugDeclare: expected index must be scalar integer\n" +
			"  %220 = OpExtInst %void %2 DebugDeclare %218 %half_ %43 %218",
	},
	{
		`NonSemantic.Shader.DebugInfo.\d+ DebugTypeVector: expected operand Base Type must be a result id of DebugTypeBasic`,
		"NonSemantic.Shader.DebugInfo, Type Instructions: DebugTypeVector, the components",
		"NonSemantic.Shader.DebugInfo.100 DebugTypeVector: expected operand Base Type must be a result id of " +
			"DebugTypeBasic\n" +
			"  %28 = OpExtInst %void %2 DebugTypeVector %uint_3 %26",
	},
	{
		`NonSemantic.Shader.DebugInfo.\d+ DebugFunctionDefinition: expected operand Definition must be a result id of OpFunction`,
		"NonSemantic.Shader.DebugInfo, Functions: DebugFunctionDefinition, the definition",
		"NonSemantic.Shader.DebugInfo.100 DebugFunctionDefinition: expected operand Definition must be a result id of " +
			"OpFunction\n  %129 = OpExtInst %void %2 DebugFunctionDefinition %36 %94",
	},
	{
		`NonSemantic.Shader.DebugInfo.\d+ Debug\w+: expected operand [A-Z][\w ]* must be a result id of 32-bit unsigned OpConstant\s.*%int_`,
		"NonSemantic.Shader.DebugInfo, Instructions: numbers are integers of 32 bits, signed or not",
		"NonSemantic.Shader.DebugInfo.100 DebugLine: expected operand Line End must be a result id of 32-bit unsigned " +
			"OpConstant\n  %557 = OpExtInst %void %2 DebugLine %17 %uint_57 %int_0 %uint_0 %uint_0",
	},
	{
		`NonSemantic.Shader.DebugInfo.\d+ DebugTypeBasic: expected operand Size must be a result id of OpConstant`,
		"NonSemantic.Shader.DebugInfo, Type Instructions: DebugTypeBasic, the size",
		"NonSemantic.Shader.DebugInfo.100 DebugTypeBasic: expected operand Size must be a result id of OpConstant\n" +
			"  %560 = OpExtInst %void %2 DebugTypeBasic %108 %480 %uint_2 %uint_0",
	},
}
