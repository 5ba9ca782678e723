package lower_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// operationText is an operation that generated shaders have: lines in which $r is the result, $1 to $3 are the operands
// and $v is a prefix for names of its own. Operands have a letter each: f is a float, p one that is not small nor
// negative, s one between -8 and 8; i is an integer, n one that is not 0, e one between -8 and 7.
type operationText struct {
	name, operands string
	result         byte
	text           string
}

func glslText(name, operands string) operationText {
	words := ""
	for i := range operands {
		words += fmt.Sprintf(" $%d", i+1)
	}
	return operationText{"GLSL." + name, operands, 'f', "$r = OpExtInst %f %glsl " + name + words}
}

func glslInt(name, operands string) operationText {
	x := glslText(name, operands)
	x.result, x.text = 'i', strings.Replace(x.text, "%f", "%i", 1)
	return x
}

// coreText is an operation of the core language on operands and a type.
func coreText(name, operands string, result byte, more ...string) operationText {
	words := ""
	for i := range operands {
		words += fmt.Sprintf(" $%d", i+1)
	}
	return operationText{name, operands, result, "$r = " + name + " %" + string(result) + words + strings.Join(more, "")}
}

// onVectors is an operation on so many vectors, all of whose components are made of three floats.
func onVectors(name string, vectors int, line string, last string) operationText {
	text := "$va = OpCompositeConstruct %v3 $1 $2 $3\n"
	if vectors > 1 {
		text += "$vb = OpCompositeConstruct %v3 $3 $1 $2\n"
	}
	if vectors > 2 {
		text += "$vc = OpCompositeConstruct %v3 $2 $3 $1\n"
	}
	return operationText{name, "ppp", 'f', text + line + last}
}

const second = "\n$r = OpCompositeExtract %f $vr 1"

// operationTexts are what is computed: what lowerings replace, and sums and products.
var operationTexts = []operationText{
	coreText("OpFAdd", "ff", 'f'), coreText("OpFSub", "ff", 'f'), coreText("OpFMul", "ff", 'f'),
	coreText("OpFNegate", "f", 'f'), coreText("OpFDiv", "fp", 'f'), coreText("OpFMod", "sp", 'f'),
	coreText("OpFRem", "sp", 'f'), coreText("OpConvertSToF", "e", 'f'), coreText("OpConvertUToF", "i", 'f'),
	glslText("Exp", "s"), glslText("Log", "p"), glslText("Pow", "ps"), glslText("Ldexp", "fe"), glslText("Tan", "s"),
	glslText("Sqrt", "p"), glslText("InverseSqrt", "p"), glslText("Fract", "s"), glslText("Fma", "fff"),
	glslText("FMin", "ff"), glslText("FMax", "ff"), glslText("NMin", "ff"), glslText("NMax", "ff"),
	glslText("FAbs", "f"), glslText("FSign", "f"), glslText("Step", "ff"), glslText("FMix", "sss"),
	glslText("Radians", "f"), glslText("Degrees", "f"), glslText("Exp2", "s"), glslText("Log2", "p"),
	glslText("Floor", "s"), glslText("Trunc", "s"),
	{"GLSL.FClamp", "f", 'f', "$r = OpExtInst %f %glsl FClamp $1 %f0 %f1"},
	{"GLSL.NClamp", "f", 'f', "$r = OpExtInst %f %glsl NClamp $1 %fm8 %f8"},
	{"GLSL.SmoothStep", "s", 'f', "$r = OpExtInst %f %glsl SmoothStep %fm8 %f8 $1"},
	{"GLSL.ModfStruct", "s", 'f', "$vs = OpExtInst %ff %glsl ModfStruct $1\n$r = OpCompositeExtract %f $vs 0"},
	{"GLSL.FrexpStruct", "p", 'f', "$vs = OpExtInst %fi %glsl FrexpStruct $1\n$r = OpCompositeExtract %f $vs 0"},
	onVectors("GLSL.Length", 1, "$r = OpExtInst %f %glsl Length $va", ""),
	onVectors("GLSL.Distance", 2, "$r = OpExtInst %f %glsl Distance $va $vb", ""),
	onVectors("GLSL.Normalize", 1, "$vr = OpExtInst %v3 %glsl Normalize $va", second),
	onVectors("GLSL.Cross", 2, "$vr = OpExtInst %v3 %glsl Cross $va $vb", second),
	onVectors("GLSL.Reflect", 2, "$vr = OpExtInst %v3 %glsl Reflect $va $vb", second),
	onVectors("GLSL.Refract", 2, "$vr = OpExtInst %v3 %glsl Refract $va $vb %f1", second),
	onVectors("GLSL.FaceForward", 3, "$vr = OpExtInst %v3 %glsl FaceForward $va $vb $vc", second),
	onVectors("OpDot", 2, "$r = OpDot %f $va $vb", ""),

	coreText("OpIAdd", "ii", 'i'), coreText("OpISub", "ii", 'i'), coreText("OpIMul", "ii", 'i'),
	coreText("OpNot", "i", 'i'), coreText("OpSNegate", "i", 'i'), coreText("OpUDiv", "in", 'i'),
	coreText("OpUMod", "in", 'i'), coreText("OpSDiv", "en", 'i'), coreText("OpSRem", "en", 'i'),
	coreText("OpSMod", "en", 'i'), coreText("OpBitCount", "i", 'i'), coreText("OpBitReverse", "i", 'i'),
	coreText("OpBitFieldInsert", "ii", 'i', " %i3 %i8"), coreText("OpBitFieldUExtract", "i", 'i', " %i3 %i8"),
	coreText("OpBitFieldSExtract", "i", 'i', " %i8 %i3"),
	glslInt("FindILsb", "i"), glslInt("FindUMsb", "i"), glslInt("FindSMsb", "i"), glslInt("SAbs", "e"),
	glslInt("SSign", "i"), glslInt("UMin", "ii"), glslInt("SMax", "ii"),
	{"GLSL.UClamp", "i", 'i', "$r = OpExtInst %i %glsl UClamp $1 %i3 %i8"},
	{"OpUMulExtended", "ii", 'i', "$vs = OpUMulExtended %ii $1 $2\n$r = OpCompositeExtract %i $vs 1"},
	{"OpSMulExtended", "ii", 'i', "$vs = OpSMulExtended %ii $1 $2\n$r = OpCompositeExtract %i $vs 1"},
	{"OpIAddCarry", "ii", 'i', "$vs = OpIAddCarry %ii $1 $2\n$r = OpCompositeExtract %i $vs 1"},
	{"OpISubBorrow", "ii", 'i', "$vs = OpISubBorrow %ii $1 $2\n$r = OpCompositeExtract %i $vs 1"},
	{"OpConvertFToS", "s", 'i', "$r = OpConvertFToS %i $1"},
	{"OpIsNan", "f", 'i', "$vb = OpIsNan %bool $1\n$r = OpSelect %i $vb %i3 %i8"},
	{"OpIsInf", "f", 'i', "$vb = OpIsInf %bool $1\n$r = OpSelect %i $vb %i3 %i8"},
	{"OpFUnordLessThan", "ff", 'i', "$vb = OpFUnordLessThan %bool $1 $2\n$r = OpSelect %i $vb %i3 %i8"},
	{"GLSL.PackHalf2x16", "ss", 'i', "$vv = OpCompositeConstruct %v2 $1 $2\n$r = OpExtInst %i %glsl PackHalf2x16 $vv"},
	{"GLSL.PackUnorm4x8", "ss", 'i', "$vv = OpCompositeConstruct %v4 $1 $2 $1 $2\n" +
		"$r = OpExtInst %i %glsl PackUnorm4x8 $vv"},
	{"GLSL.UnpackSnorm4x8", "i", 'f', "$vv = OpExtInst %v4 %glsl UnpackSnorm4x8 $1\n$r = OpCompositeExtract %f $vv 2"},
	{"GLSL.UnpackHalf2x16", "i", 'f', "$vv = OpExtInst %v2 %glsl UnpackHalf2x16 $1\n$r = OpCompositeExtract %f $vv 0"},
}

// numbers makes a compute shader in which the results of operations meet sums, comparisons, branches, loops and stores.
type numbers struct {
	*rand.Rand
	body   strings.Builder
	often  []operationText // half of the operations
	values map[byte][]string
	label  string // of the current block
	next   int
	stored int
	depth  int // of constructs
}

// slots is how many numbers of a kind each invocation stores at most.
const slots = 8

// numbersShader returns the assembly of a shader. Half of its operations are among those that have a name in often.
func numbersShader(seed uint64, often []string) string {
	g := &numbers{Rand: rand.New(rand.NewPCG(seed, 0xC057)), values: map[byte][]string{}, label: "%entry"}
	for _, x := range operationTexts {
		if slices.Contains(often, x.name) {
			g.often = append(g.often, x)
		}
	}
	for i := range 4 {
		at := g.emit("OpIAdd %%i %%own %%c%d", i)
		g.add('f', g.emit("OpLoad %%f %s", g.emit("OpAccessChain %%pf %%fin %%c0 %s", at)))
		g.add('i', g.emit("OpLoad %%i %s", g.emit("OpAccessChain %%pi %%iin %%c0 %s", at)))
	}
	g.statements(5 + g.IntN(4))
	g.store('f', g.values['f'][len(g.values['f'])-1])
	g.store('i', g.values['i'][len(g.values['i'])-1])
	return numbersHead + g.body.String() + "OpReturn\nOpFunctionEnd\n"
}

func (g *numbers) fresh() string {
	g.next++
	return fmt.Sprintf("%%x%d", g.next)
}

func (g *numbers) line(format string, args ...any) { fmt.Fprintf(&g.body, format+"\n", args...) }

func (g *numbers) emit(format string, args ...any) string {
	id := g.fresh()
	g.line("%s = "+format, append([]any{id}, args...)...)
	return id
}

func (g *numbers) block(id string) {
	g.line("%s = OpLabel", id)
	g.label = id
}

func (g *numbers) add(kind byte, id string) string {
	g.values[kind] = append(g.values[kind], id)
	return id
}

// value returns a value of a kind of operands: one that is there, or a new one.
func (g *numbers) value(kind byte, depth int) string {
	switch kind {
	case 'f', 'i':
		if list := g.values[kind]; depth == 0 || g.IntN(3) == 0 {
			return list[len(list)-1-min(g.IntN(len(list)), g.IntN(len(list)))]
		}
		return g.operation(kind, depth-1)
	case 'p':
		id := g.emit("OpExtInst %%f %%glsl FAbs %s", g.value('s', depth))
		return g.emit("OpFAdd %%f %s %%feighth", id)
	case 's':
		return g.emit("OpExtInst %%f %%glsl NMin %s %%f8",
			g.emit("OpExtInst %%f %%glsl NMax %s %%fm8", g.value('f', depth)))
	case 'n':
		return g.emit("OpIAdd %%i %s %%i3", g.emit("OpBitwiseAnd %%i %s %%i255", g.value('i', depth)))
	}
	return g.emit("OpISub %%i %s %%i8", g.emit("OpBitwiseAnd %%i %s %%i15", g.value('i', depth)))
}

// operation computes a float or an integer.
func (g *numbers) operation(kind byte, depth int) string {
	from := operationTexts
	if len(g.often) > 0 && g.IntN(2) == 0 {
		from = g.often
	}
	x := &from[g.IntN(len(from))]
	for tries := 0; x.result != kind; tries++ {
		if tries == 20 {
			from = operationTexts
		}
		x = &from[g.IntN(len(from))]
	}
	id, own := g.fresh(), g.fresh()
	pairs := []string{"$r", id, "$v", own}
	for i := range x.operands {
		pairs = append(pairs, fmt.Sprintf("$%d", i+1), g.value(x.operands[i], depth))
	}
	g.line("%s", strings.NewReplacer(pairs...).Replace(x.text))
	return g.add(kind, id)
}

func (g *numbers) statements(n int) {
	for range n {
		switch k := g.IntN(6); {
		case k == 0 && g.depth < 2:
			g.branch()
		case k == 1 && g.depth < 2:
			g.loop()
		case k == 2:
			g.store('i', g.value('i', 2))
		case k == 3:
			chosen := g.emit("OpSelect %%f %s %s %s", g.condition(), g.value('f', 1), g.value('f', 1))
			g.add('f', chosen)
		case k == 4: // the results of two operations meet in a sum
			g.add('f', g.emit("OpFAdd %%f %s %s", g.value('s', 2), g.value('s', 2)))
		default:
			g.store('f', g.value('f', 2))
		}
	}
}

func (g *numbers) store(kind byte, id string) {
	if g.stored == slots {
		g.add(kind, id)
		return
	}
	at := g.emit("OpIAdd %%i %%first %%c%d", g.stored)
	g.stored++
	g.line("OpStore %s %s", g.emit("OpAccessChain %%p%c %%%cout %%c0 %s", kind, kind, at), id)
}

func (g *numbers) condition() string {
	if g.IntN(3) == 0 {
		return g.emit("OpULessThan %%bool %s %s", g.value('i', 1), g.value('i', 1))
	}
	return g.emit("OpFOrdLessThan %%bool %s %s", g.value('s', 2), g.value('s', 1))
}

// inner makes statements in which values stay that are made there. It returns one of the last floats.
func (g *numbers) inner(n int) string {
	floats, ints := len(g.values['f']), len(g.values['i'])
	g.depth++
	g.statements(n)
	g.depth--
	id := g.value('f', 2)
	g.values['f'], g.values['i'] = g.values['f'][:floats], g.values['i'][:ints]
	return id
}

// branch chooses a number by whether another one is below a third.
func (g *numbers) branch() {
	condition, otherwise, then, merge := g.condition(), g.value('f', 0), g.fresh(), g.fresh()
	before := g.label
	g.line("OpSelectionMerge %s None\nOpBranchConditional %s %s %s", merge, condition, then, merge)
	g.block(then)
	id := g.inner(2)
	from := g.label
	g.line("OpBranch %s", merge)
	g.block(merge)
	g.add('f', g.emit("OpPhi %%f %s %s %s %s", id, from, otherwise, before))
}

// loop goes on while a number that it computes is below a limit, at most four times.
func (g *numbers) loop() {
	start, header, test, body, next, merge := g.value('f', 0), g.fresh(), g.fresh(), g.fresh(), g.fresh(), g.fresh()
	before, i, sum, following, result := g.label, g.fresh(), g.fresh(), g.fresh(), g.fresh()
	g.line("OpBranch %s", header)
	g.block(header)
	g.line("%s = OpPhi %%i %%c0 %s %s %s", i, before, following, next)
	g.line("%s = OpPhi %%f %s %s %s %s", sum, start, before, result, next)
	g.line("OpLoopMerge %s %s None\nOpBranch %s", merge, next, test)
	g.block(test)
	count := g.emit("OpULessThan %%bool %s %%c4", i)
	below := g.emit("OpFOrdLessThan %%bool %s %%f100", sum)
	both := g.emit("OpLogicalAnd %%bool %s %s", count, below)
	g.line("OpBranchConditional %s %s %s", both, body, merge)
	g.block(body)
	floats := len(g.values['f'])
	g.add('f', sum)
	id := g.inner(2)
	g.values['f'] = g.values['f'][:floats]
	g.line("OpBranch %s", next)
	g.block(next)
	g.line("%s = OpIAdd %%i %s %%c1", following, i)
	g.line("%s = OpFAdd %%f %s %s", result, sum, id)
	g.line("OpBranch %s", header)
	g.block(merge)
	g.add('f', sum)
}

const numbersHead = `OpCapability Shader
%glsl = OpExtInstImport "GLSL.std.450"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %id
OpExecutionMode %main LocalSize 8 1 1
OpName %fout "floats"
OpName %iout "ints"
OpDecorate %id BuiltIn GlobalInvocationId
OpDecorate %farray ArrayStride 4
OpDecorate %iarray ArrayStride 4
OpDecorate %fblock Block
OpDecorate %iblock Block
OpMemberDecorate %fblock 0 Offset 0
OpMemberDecorate %iblock 0 Offset 0
OpDecorate %fin DescriptorSet 0
OpDecorate %fin Binding 0
OpDecorate %iin DescriptorSet 0
OpDecorate %iin Binding 1
OpDecorate %fout DescriptorSet 0
OpDecorate %fout Binding 2
OpDecorate %iout DescriptorSet 0
OpDecorate %iout Binding 3
%void = OpTypeVoid
%fn = OpTypeFunction %void
%bool = OpTypeBool
%f = OpTypeFloat 32
%i = OpTypeInt 32 0
%v2 = OpTypeVector %f 2
%v3 = OpTypeVector %f 3
%v4 = OpTypeVector %f 4
%uv3 = OpTypeVector %i 3
%ff = OpTypeStruct %f %f
%fi = OpTypeStruct %f %i
%ii = OpTypeStruct %i %i
%farray = OpTypeRuntimeArray %f
%iarray = OpTypeRuntimeArray %i
%fblock = OpTypeStruct %farray
%iblock = OpTypeStruct %iarray
%pfblock = OpTypePointer StorageBuffer %fblock
%piblock = OpTypePointer StorageBuffer %iblock
%pf = OpTypePointer StorageBuffer %f
%pi = OpTypePointer StorageBuffer %i
%pid = OpTypePointer Input %uv3
%id = OpVariable %pid Input
%fin = OpVariable %pfblock StorageBuffer
%fout = OpVariable %pfblock StorageBuffer
%iin = OpVariable %piblock StorageBuffer
%iout = OpVariable %piblock StorageBuffer
%c0 = OpConstant %i 0
%c1 = OpConstant %i 1
%c2 = OpConstant %i 2
%c3 = OpConstant %i 3
%c4 = OpConstant %i 4
%c5 = OpConstant %i 5
%c6 = OpConstant %i 6
%c7 = OpConstant %i 7
%c8 = OpConstant %i 8
%i3 = OpConstant %i 3
%i8 = OpConstant %i 8
%i15 = OpConstant %i 15
%i255 = OpConstant %i 255
%f0 = OpConstant %f 0
%f1 = OpConstant %f 1
%f8 = OpConstant %f 8
%fm8 = OpConstant %f -8
%f100 = OpConstant %f 100
%feighth = OpConstant %f 0.125
%main = OpFunction %void None %fn
%entry = OpLabel
%gid = OpLoad %uv3 %id
%own = OpCompositeExtract %i %gid 0
%first = OpIMul %i %own %c8
`
