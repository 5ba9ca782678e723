package typing_test

import "regexp"

// disagreement is a kind of messages, and why one side says so and the other does not.
type disagreement struct {
	says *regexp.Regexp
	why  string
}

// outside are messages of spirv-val about what the rules for types do not claim to know.
var outside = []disagreement{
	{
		regexp.MustCompile(`requires one of these capabilities|requires the \w+( or \w+)? capability|requires one of the following capabilities|Capability \w+ is required|[Tt]he \w+ capability|requires SPIR-V version|requires one of the following extensions|capability (is|was) not|16-bit (floating point|integer) type|8-bit integer type`),
		"capabilities and versions"},
	{regexp.MustCompile(`8- or 16-bit types|8- or 16-bit`), "types that capabilities allow only to be stored"},
	{
		regexp.MustCompile(`cannot be used with the current execution model|execution model|Execution Model|ExecutionModel|execution mode|Execution mode|ExecutionMode`),
		"execution models and modes"},
	{regexp.MustCompile(`Interface variable id|is used by entry point|storage class (Input|Output) .*entry point`), "interfaces of entry points"},
	{regexp.MustCompile(`\[VUID-|Vulkan|BuiltIn|Location|Component decor|DescriptorSet`), "rules of environments"},
	{regexp.MustCompile(`Block|explicitly laid out|Offset|ArrayStride|MatrixStride|ColMajor|layout|straddle|SpecId|decorat|Decorat|OpMemberName`), "decorations and layouts"},
	{regexp.MustCompile(`DebugInfo|NonSemantic|OpenCL.DebugInfo|Debug[A-Z]\w+:|cannot be a non-semantic instruction|(?s:has not been defined.* Debug[A-Z])`), "debug information"},
	{regexp.MustCompile(`Aligned operand value|must use Aligned|Aligned .*(power of two|too small)|memory access operand|NonPrivatePointer|cannot be used with Op(Load|Store)`), "memory operands"},
	{regexp.MustCompile(`Invalid \w+( \w+)* operand: \d+`), "enumerants"},
	{regexp.MustCompile(`default value must be at least 1`), "values of specialization constants"},
	{regexp.MustCompile(`Signedness in OpTypeInt must always be 0 when Kernel`), "rules of environments"},
	{regexp.MustCompile(`(?s)Expected Coordinate to be int scalar or vector.*OpImage(Sparse)?(Read|Write)`),
		"spirv-val 2025.1 wants coordinates of integers where the specification has floating-point numbers too, and " +
			"2026.4 follows it"},
	{regexp.MustCompile(`high-order bits of a literal number`), "literals"},
	{regexp.MustCompile(`Invalid scope value|[Ss]cope is limited|[Ss]cope (must|cannot|value)|Memory [Ss]emantics (?:must|with|can|bit|to)|[Mm]emory [Oo]rder|semantics (must|can)`), "values of scopes and memory semantics"},
	{regexp.MustCompile(`SubpassData image to be`), "values of coordinates"},
	{regexp.MustCompile(`OpenCL.std v(load|store)|OpenCL.std (shuffle|prefetch)`), "instructions of OpenCL.std without rows"},
	{regexp.MustCompile(`Pointer operand .* must be a memory object declaration`), "arguments that are pointers into variables, which hone takes"},
	{regexp.MustCompile(`(?s)may not return a logical pointer.*OpExtInst`), "results of instructions of sets that hone does not know"},
	{regexp.MustCompile(`Cooperative matrix type must be \w+ Type`), "uses of matrices that specialization decides"},
	{regexp.MustCompile(`Tensor|Graph|along its outermost dimension`), "tensors and graphs: of extensions without rows"},
	{regexp.MustCompile(`OpFDot\w+VALVE|HitObject|CombineFunc|CooperativeMatrixConvert|CooperativeMatrixReduce|CooperativeMatrixPerElementOp`), "instructions of extensions without rows"},
}

// laxer are messages of ours about what spirv-val does not look at.
var laxer = []disagreement{
	{regexp.MustCompile(`OpSpecConstantOp`), "spirv-val looks at few of the operands of OpSpecConstantOp"},
	{regexp.MustCompile(`Op(InBounds)?PtrAccessChain .* must be a scalar of integers`), "spirv-val does not look at the operand Element"},
	{regexp.MustCompile(`OpConstantComposite .* is a specialization constant`), "spirv-val 2025.1 lets OpConstantComposite have specialization constants, and 2026.4 does not"},
	{regexp.MustCompile(`OpVariable .*: holds pointers`), "spirv-val 2025.1 does not look at pointers in each storage class, and 2026.4 does"},
	{regexp.MustCompile(`OpBitcast .*: casts a pointer`), "spirv-val 2025.1 lets pointers without a number be cast, and 2026.4 does not"},
	{regexp.MustCompile(`Op[SU]+Dot(AccSat)? .*: .*must be (of the type of the result|a scalar of (unsigned )?integers|a scalar or vector of integers as long)`), "spirv-val 2025.1 looks at few of the types of dot products, and 2026.4 at all"},
	{regexp.MustCompile(`OpTypeInt .*: its signedness is`), "spirv-val 2025.1 takes any signedness for 1, and 2026.4 does not"},
	{regexp.MustCompile(`Op(UntypedPrefetchKHR|LifetimeSt(art|op)) `), "spirv-val does not look at pointers of prefetches and lifetimes"},
	{regexp.MustCompile(`cooperative matrix .* of the type of the result`), "spirv-val 2026.4 compares less of the types of cooperative matrices"},
	{regexp.MustCompile(`OpFunction .*: has \d+ parameters, and its type says`), "spirv-val does not count the parameters of declarations"},
	{regexp.MustCompile(`is a negative index`), "spirv-val 2025.1 lets indices be negative, and 2026.4 does not"},
	{regexp.MustCompile(`OpFreezeKHR`), "spirv-val does not look at OpFreezeKHR"},
}

// explain returns why a message is no disagreement, "" if that is not known.
func explain(list []disagreement, message string) string {
	for _, d := range list {
		if d.says.MatchString(message) {
			return d.why
		}
	}
	return ""
}
