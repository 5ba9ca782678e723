package spirv

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// testContext is a Context from maps.
type testContext struct {
	widths map[ID]int
	sets   map[ID]string
}

func (c testContext) NumberWidth(id ID) int { return c.widths[id] }
func (c testContext) ExtSet(id ID) *ExtSet  { return LookupExtSet(c.sets[id]) }

func inst(op Op, operands ...uint32) []uint32 {
	return append([]uint32{uint32(len(operands)+1)<<16 | uint32(op)}, operands...)
}

func tokens(t *testing.T, words []uint32, ctx Context) []Token {
	t.Helper()
	var s Scanner
	var list []Token
	for s.Init(words, ctx); s.Next(); {
		list = append(list, s.Token)
	}
	if s.Err() != "" {
		t.Errorf("%v: %s", Op(words[0]), s.Err())
	}
	return list
}

// layout writes what a scanner makes of an instruction: a kind for each token with its length in words if
// that is not 1, and at the end the error in brackets.
func layout(words []uint32, ctx Context) string {
	var s Scanner
	var parts []string
	for s.Init(words, ctx); s.Next(); {
		p := s.Kind.String()
		if s.Len != 1 {
			p += fmt.Sprint(s.Len)
		}
		parts = append(parts, p)
	}
	if s.Err() != "" {
		parts = append(parts, "["+s.Err()+"]")
	}
	return strings.NewReplacer("IdResultType", "T", "IdResult", "R", "IdRef", "id", "IdScope", "scope",
		"LiteralContextDependentNumber", "n",
		"LiteralInteger", "lit", "LiteralString", "str", "Unknown", "?").Replace(strings.Join(parts, " "))
}

func TestScannerLayouts(t *testing.T) {
	ctx := testContext{
		widths: map[ID]int{8: 8, 16: 16, 32: 32, 64: 64, 65: 65, 1: NotNumber},
		sets: map[ID]string{1: "GLSL.std.450", 2: "OpenCL.std", 3: "NonSemantic.ClspvReflection.5", 4: "Vendor.unknown",
			5: "NonSemantic.Unknown"},
	}
	str := AppendString(nil, "four") // two words
	const unknownBit = 1 << 30
	for _, c := range []struct {
		name string
		inst []uint32
		want string
	}{
		{"no operands", inst(OpReturn), ""},
		{"optional absent", inst(OpVariable, 1, 2, 7), "T R StorageClass"},
		{"optional present", inst(OpVariable, 1, 2, 7, 3), "T R StorageClass id"},
		{"optional then surplus", inst(OpVariable, 1, 2, 7, 3, 4), "T R StorageClass id [surplus operands: 1 word too many]"},
		{"missing", inst(OpStore, 1), "id [missing operand Object (id)]"},
		{"missing result", inst(OpLoad, 1), "T [missing operand R]"},
		{"two optionals", inst(OpSource, 2, 450, 9, str[0], str[1]), "SourceLanguage lit id str2"},
		{"many", inst(OpTypeStruct, 1, 2, 3, 4), "R id id id"},
		{"pairs", inst(OpPhi, 1, 2, 3, 4, 5, 6), "T R id id id id"},
		{"half a pair", inst(OpPhi, 1, 2, 3), "T R id [missing operand id]"},
		{"string", inst(OpName, 1, str[0], str[1]), "id str2"},
		{"unterminated string", inst(OpName, 1, str[0]), "id [unterminated string]"},
		{"string then operands", inst(OpEntryPoint, 5, 1, str[0], str[1], 7, 8), "ExecutionModel id str2 id id"},

		// Parameters of masks come in the order of bits, lowest first, whatever their layouts.
		{"mask in bit order", inst(OpImageSampleExplicitLod, 1, 2, 3, 4, 0x2|0x4|0x8, 5, 6, 7, 8),
			"T R id id ImageOperands id id id id"}, // Lod 1, Grad 2, ConstOffset 1
		{"mask literal and scope", inst(OpLoad, 1, 2, 3, 0x2|0x8|0x10|0x20, 16, 4, 5), "T R id MemoryAccess lit scope scope"},
		{"mask without parameters", inst(OpLoad, 1, 2, 3, 1), "T R id MemoryAccess"},
		{"mask, parameter missing", inst(OpLoad, 1, 2, 3, 2), "T R id MemoryAccess [missing operand lit]"},
		{"mask, surplus", inst(OpLoad, 1, 2, 3, 2, 4, 5), "T R id MemoryAccess lit [surplus operands: 1 word too many]"},
		{"two masks", inst(OpCopyMemory, 1, 2, 2, 4, 2|1, 8), "id id MemoryAccess lit MemoryAccess lit"},
		{"unknown bit alone", inst(OpLoad, 1, 2, 3, unknownBit), "T R id MemoryAccess"},
		{"unknown bit with a parameter", inst(OpLoad, 1, 2, 3, unknownBit, 5), "T R id MemoryAccess ?"},
		{"known bit below an unknown one", inst(OpLoad, 1, 2, 3, unknownBit|2, 4, 5, 6), "T R id MemoryAccess lit ? ?"},
		{"unknown bit without words", inst(OpLoad, 1, 2, 3, unknownBit|2, 4), "T R id MemoryAccess lit"},
		{"unknown bit before a known one", inst(OpImageSampleExplicitLod, 1, 2, 3, 4, 0x2|0x8000|0x10000, 5, 6, 7),
			"T R id id ImageOperands id ? ?"}, // Lod, bit 15 that nobody knows, Offsets
		{"unknown bit before a known one, no word for it", inst(OpImageSampleExplicitLod, 1, 2, 3, 4, 0x2|0x8000|0x10000, 5,
			6),
			"T R id id ImageOperands id id"},
		{"unknown bit in the middle, nothing more", inst(OpFunction, 1, 2, unknownBit, 3), "T R FunctionControl id"},
		{"unknown bit in the middle, a word more", inst(OpFunction, 1, 2, unknownBit, 3, 4), "T R FunctionControl ? ?"},

		{"enumerant with a literal", inst(OpDecorate, 1, uint32(DecorationLocation), 3), "id Decoration lit"},
		{"enumerant with a literal that is too wide", inst(OpDecorate, 1, uint32(DecorationLocation), 3, 0), "id Decoration lit [surplus operands: 1 word too many]"},
		{"enumerant without its literal", inst(OpDecorate, 1, uint32(DecorationLocation)), "id Decoration [missing operand Location (lit)]"},
		{"enumerant with string and enumerant", inst(OpDecorate, 1, uint32(DecorationLinkageAttributes), str[0], str[1], 0), "id Decoration str2 LinkageType"},
		{"unknown enumerant", inst(OpDecorate, 1, 54321, 2, 3), "id Decoration ? ?"},
		{"unknown enumerant of a kind without parameters", inst(OpTypePointer, 1, 54321, 2), "R StorageClass id"},
		{"the same with a word more", inst(OpTypePointer, 1, 54321, 2, 3), "R StorageClass id ?"},

		{"constant 16", inst(OpConstant, 16, 2, 3), "T R n"},
		{"constant 32", inst(OpConstant, 32, 2, 3), "T R n"},
		{"constant 64", inst(OpConstant, 64, 2, 3, 4), "T R n2"},
		{"constant 65", inst(OpSpecConstant, 65, 2, 3, 4, 5), "T R n3"},
		{"constant 64 in a word", inst(OpConstant, 64, 2, 3), "T R [missing operand: the number takes 2 words]"},
		{"constant 32 in two words", inst(OpConstant, 32, 2, 3, 4), "T R n [surplus operands: 1 word too many]"},
		{"constant of no number", inst(OpConstant, 1, 2, 3), "T R [the result type is not a number]"},
		{"constant of an unknown type", inst(OpConstant, 99, 2, 3, 4, 5), "T R n3"},

		{"switch 8", inst(OpSwitch, 8, 2, 1, 3, 2, 4), "id id n id n id"},
		{"switch 16", inst(OpSwitch, 16, 2, 1, 3), "id id n id"},
		{"switch 64", inst(OpSwitch, 64, 2, 1, 0, 3, 2, 0, 4), "id id n2 id n2 id"},
		{"switch 64 with half a literal", inst(OpSwitch, 64, 2, 1), "id id [missing operand: the number takes 2 words]"},
		{"switch without a label", inst(OpSwitch, 32, 2, 1), "id id n [missing operand id]"},
		{"switch on no number", inst(OpSwitch, 1, 2, 1, 3), "id id [the selector is not a number]"},
		{"switch without targets", inst(OpSwitch, 1, 2), "id id"},
		{"switch, unknown width 32", inst(OpSwitch, 99, 2, 1, 3, 2, 4), "id id n id n id"},
		{"switch, unknown width 64", inst(OpSwitch, 99, 2, 1, 0, 3), "id id n2 id"},
		{"switch, unknown width 64, two", inst(OpSwitch, 99, 2, 1, 0, 3, 2, 0, 4), "id id n2 id n2 id"},
		{"switch, unknown width 32, three", inst(OpSwitch, 99, 2, 1, 3, 2, 4, 7, 4), "id id n id n id n id"},

		{"spec constant op", inst(OpSpecConstantOp, 1, 2, uint32(OpIAdd), 3, 4), "T R LiteralSpecConstantOpInteger id id"},
		{"spec constant op with literals", inst(OpSpecConstantOp, 1, 2, uint32(OpCompositeExtract), 3, 4, 5), "T R LiteralSpecConstantOpInteger id lit lit"},
		{"spec constant op, missing", inst(OpSpecConstantOp, 1, 2, uint32(OpIAdd), 3), "T R LiteralSpecConstantOpInteger id [missing operand Operand 2 (id)]"},
		{"spec constant op, unknown", inst(OpSpecConstantOp, 1, 2, 60000, 3, 4), "T R LiteralSpecConstantOpInteger ? ?"},
		{"spec constant op, high bits", inst(OpSpecConstantOp, 1, 2, 1<<16|uint32(OpIAdd), 3, 4), "T R LiteralSpecConstantOpInteger ? ?"},
		{"spec constant op of itself", inst(OpSpecConstantOp, 1, 2, uint32(OpSpecConstantOp), 3), "T R [OpSpecConstantOp can't be the operation of OpSpecConstantOp]"},
		{"spec constant op of a store", inst(OpSpecConstantOp, 1, 2, uint32(OpStore), 3, 4), "T R [OpStore can't be the operation of OpSpecConstantOp]"},

		{"ext inst", inst(OpExtInst, 9, 10, 1, GLSLStd450Fma, 3, 4, 5), "T R id LiteralExtInstInteger id id id"},
		{"ext inst, missing", inst(OpExtInst, 9, 10, 1, GLSLStd450Fma, 3, 4), "T R id LiteralExtInstInteger id id [missing operand c (id)]"},
		{"ext inst, surplus", inst(OpExtInst, 9, 10, 1, GLSLStd450Sqrt, 3, 4), "T R id LiteralExtInstInteger id [surplus operands: 1 word too many]"},
		{"vloadn", inst(OpExtInst, 9, 10, 2, OpenCLStdVloadn, 3, 4, 16), "T R id LiteralExtInstInteger id id lit"},
		{"printf", inst(OpExtInst, 9, 10, 2, OpenCLStdPrintf, 3, 4, 5, 6), "T R id LiteralExtInstInteger id id id id"},
		{"ext inst, unknown number", inst(OpExtInst, 9, 10, 1, 5000, 3, 4), "T R id LiteralExtInstInteger ? ?"},
		{"ext inst, unknown set", inst(OpExtInst, 9, 10, 4, 1, 3, 4), "T R id LiteralExtInstInteger ? ?"},
		{"ext inst, unknown non-semantic set", inst(OpExtInst, 9, 10, 5, 1, 3, 4), "T R id LiteralExtInstInteger id id"},
		{"ext inst, unknown number of a non-semantic set", inst(OpExtInst, 9, 10, 3, 5000, 3, 4), "T R id LiteralExtInstInteger id id"},
		{"ext inst, no set", inst(OpExtInst, 9, 10, 77, 1, 3, 4), "T R id LiteralExtInstInteger ? ?"},

		{"unknown opcode", inst(60000, 1, 2, 3), "? ? ?"},
	} {
		if got := layout(c.inst, ctx); got != c.want {
			t.Errorf("%s:\n got %s\nwant %s", c.name, got, c.want)
		}
	}
}

// The operands alone give the same tokens as the whole instruction, shifted.
func TestInitOperands(t *testing.T) {
	ctx := testContext{widths: map[ID]int{64: 64}, sets: map[ID]string{1: "OpenCL.std"}}
	for _, in := range [][]uint32{
		inst(OpConstant, 64, 2, 3, 4), inst(OpSwitch, 64, 2, 1, 0, 3), inst(OpExtInst, 9, 10, 1, OpenCLStdVloadn, 3, 4, 16),
		inst(OpLoad, 1, 2, 3, 2, 16), inst(OpSpecConstantOp, 1, 2, uint32(OpIAdd), 3, 4), inst(OpStore, 1, 2), inst(60000, 1, 2),
	} {
		info := Op(in[0]).Info()
		head, typ := 1, ID(0)
		if info != nil {
			head += resultWords(info)
			if info.HasType {
				typ = ID(in[1])
			}
		}
		var want, got []Token
		for _, tok := range tokens(t, in, ctx) {
			if tok.Start >= head {
				tok.Start -= head
				want = append(want, tok)
			}
		}
		var s Scanner
		for s.InitOperands(Op(in[0]), typ, in[head:], ctx); s.Next(); {
			got = append(got, s.Token)
		}
		if s.Err() != "" || !slices.Equal(got, want) {
			t.Errorf("%v: %v %s, want %v", Op(in[0]), got, s.Err(), want)
		}
	}
}

// Without a context nothing panics and nothing is guessed wrong.
func TestScannerWithoutContext(t *testing.T) {
	for _, c := range []struct {
		inst []uint32
		want string
	}{
		{inst(OpConstant, 1, 2, 3, 4), "T R n2"},
		{inst(OpSwitch, 1, 2, 3, 4), "id id n id"},
		{inst(OpExtInst, 1, 2, 3, 4, 5), "T R id LiteralExtInstInteger ?"},
	} {
		if got := layout(c.inst, nil); got != c.want {
			t.Errorf("%v: %s, want %s", Op(c.inst[0]), got, c.want)
		}
	}
}
