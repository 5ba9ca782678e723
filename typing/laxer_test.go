package typing_test

// laxer are rules that package typing checks, and that spirv-val, or its version 2025.1, does not.
var laxer = [...]excuse{
	// No version checks them.
	{
		`Op(InBounds)?PtrAccessChain: %\d+, of type %\d+, must be a scalar of integers`,
		"3.3.8, Memory Instructions: OpPtrAccessChain, Element",
		"%49 = OpPtrAccessChain %4 %48 %37: %37, of type %4, must be a scalar of integers",
	},
	{
		`OpBitcast: the cooperative matrices differ in shape or in the width of a component`,
		"3.3.11, Conversion Instructions: OpBitcast, as many bits in the operand",
		"%248 = OpBitcast %106 %229: the cooperative matrices differ in shape or in the width of a component",
	},
	{
		`OpCopyMemory(Sized)?: copies to the storage class `,
		"3.2.6, Storage Class: Input, UniformConstant and others are read only",
		"OpCopyMemory %132 %97: copies to the storage class Input",
	},
	{
		`OpImage(Sparse)?SampleExplicitLod: the coordinate %\d+ is of integers, which takes the capability Kernel`,
		"3.3.10, Image Instructions: OpImageSampleExplicitLod, the coordinate",
		"%39 = OpImageSampleExplicitLod %9 %38 %32 2 %12: the coordinate %32 is of integers, which takes the capability " +
			"Kernel",
	},
	{
		`OpTypeVectorIdEXT: its length %\d+ is not above 0`,
		"SPV_EXT_long_vector: OpTypeVectorIdEXT, the default of a specialization constant",
		"%161 = OpTypeVectorIdEXT %8 %160: its length %160 is not above 0",
	},
	{
		`OpF(Add|Sub|Mul|Div|Rem|Mod): %\d+, of type %\d+, must be a scalar or vector or a cooperative matrix of floating-point numbers of the type of the result`,
		"SPV_EXT_long_vector: OpFAdd and others of vectors, whose lengths may be specialization constants",
		"%51 = OpFAdd %17 %50 %29: %29, of type %19, must be a scalar or vector or a cooperative matrix of floating-point " +
			"numbers of the type of the result, %17",
	},
	{
		`OpSpecConstantOp: %\d+, of type %\d+, must be a scalar or vector or a cooperative matrix of integers as long as the result`,
		"3.3.7, Constant-Creation Instructions: OpSpecConstantOp, operands of arithmetic on integers",
		"%56 = OpSpecConstantOp %16 130 %55 %6: %55, of type %18, must be a scalar or vector or a cooperative matrix of " +
			"integers as long as the result with components as wide as those of the result",
	},
	{
		`OpSpecConstantOp: %\d+, of type %\d+, must be a vector$`,
		"3.3.7, Constant-Creation Instructions: OpSpecConstantOp, operands of VectorShuffle",
		"%60 = OpSpecConstantOp %20 79 %58 %36 3 4 1 6: %36, of type %17, must be a vector",
	},
	{
		`OpSpecConstantOp: index \d+ is out of bounds`,
		"3.3.7, Constant-Creation Instructions: OpSpecConstantOp, indices of CompositeExtract and CompositeInsert",
		"%119 = OpSpecConstantOp %6 81 %117 97 0: index 97 is out of bounds: the type %116 has 4 parts",
	},
	{
		`OpSpecConstantOp: the vectors have components of other types than the result`,
		"3.3.7, Constant-Creation Instructions: OpSpecConstantOp, components of VectorShuffle",
		"%60 = OpSpecConstantOp %20 79 %8 %59 3 4 1 6: the vectors have components of other types than the result",
	},
	{
		`OpSpecConstantOp: names component \d+ of two vectors`,
		"3.3.7, Constant-Creation Instructions: OpSpecConstantOp, the components that VectorShuffle names",
		"%60 = OpSpecConstantOp %20 79 %58 %59 33 4 1 6: names component 33 of two vectors that have 8",
	},
	{
		`OpSpecConstantOp: the indices lead to type `,
		"3.3.7, Constant-Creation Instructions: OpSpecConstantOp, the results of CompositeExtract and CompositeInsert",
		"%64 = OpSpecConstantOp %15 81 %59 1: the indices lead to type %16, and the result type is %15",
	},
	{
		`OpSpecConstantOp: index \d+ leads into %\d+, which has no parts`,
		"3.3.7, Constant-Creation Instructions: OpSpecConstantOp, the composites of CompositeExtract and CompositeInsert",
		"%178 = OpSpecConstantOp %20 81 %62 1: index 1 leads into %6, which has no parts",
	},
	{
		`OpSpecConstantOp: %\d+, of type %\d+, must be a scalar or vector of integers as long as the result`,
		"3.3.7, Constant-Creation Instructions: OpSpecConstantOp, operands of comparisons of integers",
		"%67 = OpSpecConstantOp %50 170 %49 %38: %49, of type %26, must be a scalar or vector of integers as " +
			"long as the result",
	},
	{
		`OpSpecConstantOp: %\d+, of type %\d+, must be of the type of the result`,
		"3.3.7, Constant-Creation Instructions: OpSpecConstantOp, operands of Select and of unsigned arithmetic",
		"%53 = OpSpecConstantOp %16 169 %52 %43 %44: %43, of type %17, must be of the type of the result, %16",
	},
	{
		`OpSpecConstantOp: %\d+, of type %\d+, must be a scalar or vector or a cooperative matrix of floating-point numbers as long as the result`,
		"3.3.7, Constant-Creation Instructions: OpSpecConstantOp, operands of FConvert",
		"%89 = OpSpecConstantOp %8 115 %39: %39, of type %6, must be a scalar or vector or a cooperative matrix " +
			"of floating-point numbers as long as the result with components of another type than the result",
	},
	{
		`OpSpecConstantOp: %\d+, of type %\d+, must be a scalar or vector of booleans`,
		"3.3.7, Constant-Creation Instructions: OpSpecConstantOp, the condition of Select",
		"%125 = OpSpecConstantOp %20 169 %78 %14 %111: %78, of type %20, must be a scalar or vector of booleans",
	},
	{
		`OpFDot[24]MixAcc(16|32)VALVE: %\d+, of type %\d+, must be of the type of %\d+, `,
		"SPV_VALVE_mixed_float_dot_product: the second operand is of the type of the first",
		"%41 = OpFDot4MixAcc32VALVE %10 %36 %27 %40: %27, of type %12, must be of the type of %36, %13",
	},
	{
		`OpUntypedPrefetchKHR: %\d+, of type %\d+, must be an untyped pointer`,
		"SPV_KHR_untyped_pointers: OpUntypedPrefetchKHR, the pointer",
		"OpUntypedPrefetchKHR %8 %25: %8, of type %5, must be an untyped pointer",
	},
	{
		`OpUntypedPrefetchKHR: %\d+, of type %\d+, must be a scalar of integers`,
		"SPV_KHR_untyped_pointers: OpUntypedPrefetchKHR, the numbers",
		"OpUntypedPrefetchKHR %25 %25: %25, of type %5, must be a scalar of integers",
	},
	{
		`OpLifetimeSt(art|op): %\d+, of type %\d+, must be a pointer`,
		"3.3.17, Control-Flow Instructions: OpLifetimeStart and OpLifetimeStop, the pointer",
		"OpLifetimeStart %25 4: %25, of type %9, must be a pointer",
	},
	{
		`OpLifetimeSt(art|op): %\d+, of type %\d+, is of storage class \w+ instead of Function`,
		"3.3.17, Control-Flow Instructions: OpLifetimeStart and OpLifetimeStop, the storage class",
		"OpLifetimeStart %25 4: %25, of type %9, is of storage class CrossWorkgroup instead of Function",
	},
	{
		`OpFunction: has \d+ parameters, and its type says `,
		"3.3.9, Function Instructions: OpFunctionParameter, also of declarations",
		"%9 = OpFunction %2 0 %5: has 1 parameters, and its type says 2",
	},
	{
		`OpFreezeKHR: %\d+, of type %\d+, must be of the type of the result`,
		"SPV_KHR_poison_freeze: OpFreezeKHR, the type",
		"%29 = OpFreezeKHR %8 %16: %16, of type %7, must be of the type of the result, %8",
	},
	{
		`OpSetMeshOutputsEXT: %\d+ is more than the Output(Primitives|Vertices)EXT of the entry point`,
		"SPV_EXT_mesh_shader: OpSetMeshOutputsEXT, the counts",
		"OpSetMeshOutputsEXT %132 %131: %131 is more than the OutputPrimitivesEXT of the entry point",
	},
	{
		`OpGroupNonUniform\w+: the operation \w+ takes no operand after the value`,
		"3.3.24, Non-Uniform Instructions: OpGroupNonUniformIAdd and others, ClusterSize",
		"%211 = OpGroupNonUniformIAdd %6 %41 2 %209 %210: the operation ExclusiveScan takes no operand after the value",
	},
	{
		`OpConstantComposite: \d+ constituents for the type %\d+, which has `,
		"3.3.7, Constant-Creation Instructions: OpConstantComposite, as many constituents as an array has elements, whose " +
			"length has less than 32 bits",
		"%44 = OpConstantComposite %43 %29 %22: 2 constituents for the type %43, which has 117",
	},

	// 2026.4 checks them.
	{
		`OpFmaKHR: %\d+, of type %\d+, must be a scalar or vector or a cooperative matrix of floating-point numbers`,
		"SPV_KHR_fma: OpFmaKHR, the operands",
		"%61 = OpFmaKHR %17 %28 %49 %27: %28, of type %19, must be a scalar or vector or a cooperative matrix of " +
			"floating-point numbers of the type of the result, %17",
	},
	{
		`OpConstantComposite: constituent %\d+ is a specialization constant`,
		"3.3.7, Constant-Creation Instructions: OpConstantComposite, constituents",
		"%12 = OpConstantComposite %3 %8: constituent %8 is a specialization constant, which takes OpSpecConstantComposite",
	},
	{
		`OpVariable: holds pointers, which takes the capability VariablePointersStorageBuffer`,
		"2.16.1, Universal Validation Rules: pointers in memory in the addressing model Logical",
		"%49 = OpVariable %48 3: holds pointers, which takes the capability VariablePointersStorageBuffer or physical " +
			"addressing",
	},
	{
		`OpVariable: holds pointers of storage class `,
		"2.16.1, Universal Validation Rules: classes of pointers in memory in the addressing model Logical",
		"%49 = OpVariable %48 3: holds pointers of storage class Uniform",
	},
	{
		`OpVariable: holds pointers in the storage class `,
		"2.16.1, Universal Validation Rules: classes of memory that holds pointers in the addressing model Logical",
		"%49 = OpVariable %48 3: holds pointers in the storage class Output",
	},
	{
		`OpBitcast: casts a pointer, which takes physical addressing`,
		"2.16.1, Universal Validation Rules: OpBitcast of logical pointers",
		"%33 = OpBitcast %32 %22: casts a pointer, which takes physical addressing",
	},
	{
		`OpTypeInt: its signedness is \d+: 0 and 1 are`,
		"3.3.6, Type-Declaration Instructions: OpTypeInt, Signedness",
		"%6 = OpTypeInt 64 33: its signedness is 33: 0 and 1 are",
	},
	{
		`Op(InBounds)?(Ptr)?AccessChain: %\d+ is a negative index`,
		"2.16.1, Universal Validation Rules: indices of OpAccessChain",
		"%152 = OpAccessChain %36 %23 %24 %34: %34 is a negative index",
	},
	{
		`Op(Load|Store|CopyMemory|CopyMemorySized): the alignment \d+ is no power of two`,
		"3.2.25, Memory Operands: Aligned",
		"OpStore %31 %13 2 9: the alignment 9 is no power of two",
	},
	{
		`Op[SU]+Dot(AccSat)?: %\d+, of type %\d+, must be a scalar or vector of integers as long as `,
		"3.3.13, Arithmetic Instructions: OpSDot and others, the second vector",
		"%38 = OpSDot %6 %36 %23: %23, of type %12, must be a scalar or vector of integers as long as %36 with components " +
			"as wide as those of %36",
	},
	{
		`Op[SU]+Dot(AccSat)?: %\d+, of type %\d+, must be a scalar or vector of integers$`,
		"3.3.13, Arithmetic Instructions: OpSDot and others, the first vector",
		"%28 = OpSUDot %6 %22 %25 0: %22, of type %15, must be a scalar or vector of integers",
	},
	{
		`Op[SU]+DotAccSat: %\d+, of type %\d+, must be of the type of the result`,
		"3.3.13, Arithmetic Instructions: OpSDotAccSat and others, the accumulator",
		"%31 = OpSUDotAccSat %6 %19 %28 %25 0: %25, of type %7, must be of the type of the result, %6",
	},
	{
		`OpSU?Dot(AccSat)?: the result type %\d+ must be a scalar of integers`,
		"3.3.13, Arithmetic Instructions: OpSDot and others, the result",
		"%31 = OpSDot %6 %19 %25: the result type %6 must be a scalar of integers",
	},
	{
		`OpUDot(AccSat)?: the result type %\d+ must be a scalar of unsigned integers`,
		"3.3.13, Arithmetic Instructions: OpUDot and OpUDotAccSat, the result",
		"%31 = OpUDotAccSat %6 %19 %25 %28 0: the result type %6 must be a scalar of unsigned integers",
	},
	{
		`OpUDot(AccSat)?: an operand has signed components`,
		"3.3.13, Arithmetic Instructions: OpUDot and OpUDotAccSat, signedness",
		"%38 = OpUDot %6 %36 %37: an operand has signed components",
	},
	{
		`OpSUDot(AccSat)?: the second operand has signed components`,
		"3.3.13, Arithmetic Instructions: OpSUDot and OpSUDotAccSat, signedness",
		"%38 = OpSUDot %6 %36 %37: the second operand has signed components",
	},
}
