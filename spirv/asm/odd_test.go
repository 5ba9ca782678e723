package asm

import (
	"testing"

	"hone/spirv"
)

// inst returns the words of an instruction.
func inst(op spirv.Op, operands ...uint32) []uint32 {
	return append([]uint32{uint32(1+len(operands))<<16 | uint32(op)}, operands...)
}

func join(parts ...[]uint32) []uint32 {
	var all []uint32
	for _, p := range parts {
		all = append(all, p...)
	}
	return all
}

// oddModules hold what the ordinary syntax has no way to say.
var oddModules = []struct {
	name  string
	words []uint32
}{
	{"padding after a string", inst(spirv.OpName, 1, 0x62620061)},
	{"a string with quotes, backslashes and newlines", inst(spirv.OpName, 1, 0x5c220a09, 0x22)},
	{"a string that is not UTF-8", inst(spirv.OpName, 1, 0xfffe80c3, 0)},
	{"a string without an end", inst(spirv.OpName, 1, 0x61616161)},
	{"an 8-bit number without its sign", join(inst(spirv.OpTypeInt, 1, 8, 1), inst(spirv.OpConstant, 1, 2, 0xff), inst(spirv.OpConstant, 1, 3, 0xffffff80))},
	{"a 16-bit number with a sign", join(inst(spirv.OpTypeInt, 1, 16, 0), inst(spirv.OpConstant, 1, 2, 0xffffffff), inst(spirv.OpConstant, 1, 3, 0xffff))},
	{"16-bit floats", join(inst(spirv.OpTypeFloat, 1, 16), inst(spirv.OpConstant, 1, 2, 0x12340001), inst(spirv.OpConstant, 1, 3, 0xfe01), inst(spirv.OpConstant, 1, 4, 0x8000))},
	{"NaNs", join(inst(spirv.OpTypeFloat, 1, 32), inst(spirv.OpConstant, 1, 2, 0xff800001), inst(spirv.OpConstant, 1, 3, 0x7fc00000), inst(spirv.OpTypeFloat, 4, 64), inst(spirv.OpConstant, 4, 5, 1, 0x7ff00000))},
	{"new float encodings", join(inst(spirv.OpTypeFloat, 1, 16, 0), inst(spirv.OpConstant, 1, 2, 0x3f81),
		inst(spirv.OpConstant, 1, 10, 0xffff), inst(spirv.OpTypeFloat, 3, 8, uint32(spirv.FPEncodingFloat8E4M3EXT)),
		inst(spirv.OpConstant, 3, 4, 0x7f), inst(spirv.OpConstant, 3, 5, 0x81), inst(spirv.OpTypeFloat, 6, 8,
			uint32(spirv.FPEncodingFloat8E5M2EXT)), inst(spirv.OpConstant, 6, 7, 0xfd), inst(spirv.OpTypeFloat, 8, 4, 9),
		inst(spirv.OpConstant, 8, 9, 3))},
	{"a 128-bit number", join(inst(spirv.OpTypeInt, 1, 128, 0), inst(spirv.OpConstant, 1, 2, 1, 2, 3, 4))},
	{"a 48-bit number", join(inst(spirv.OpTypeInt, 1, 48, 1), inst(spirv.OpConstant, 1, 2, 0, 0x8000), inst(spirv.OpConstant, 1, 3, 0, 0xffff8000))},
	{"a number without bits", join(inst(spirv.OpTypeInt, 1, 0, 0), inst(spirv.OpConstant, 1, 2, 5))},
	{"an unknown type", inst(spirv.OpConstant, 9, 2, 1, 2)},
	{"an unknown opcode", inst(0xfff0, 1, 2, 0xffffffff)},
	{"unknown opcodes after open instructions", join(inst(spirv.OpTypeInt, 1, 32, 0), inst(spirv.OpStore, 1, 2),
		inst(spirv.OpTypeFloat, 3, 32), inst(spirv.OpTypeStruct, 4, 3), inst(0xfff0), inst(0xfff0, 7),
		inst(spirv.OpConstant, 3, 5, 0x3f800000), inst(spirv.OpTypeInt, 6, 128, 1), inst(spirv.OpConstant, 3, 7, 0x7f800001),
		inst(spirv.OpStore, 1, 2, 2, 16), inst(0xfff0))},
	{"an unknown opcode after a closed instruction", join(inst(spirv.OpTypeVoid, 1), inst(0xfff0, 1))},
	{"an unknown enumerant", join(inst(spirv.OpDecorate, 1, 0xfffe, 1, 2), inst(spirv.OpDecorate, 1, 0), inst(spirv.OpVariable, 1, 2, 0xfffe))},
	{"an unknown mask bit", join(inst(spirv.OpLoad, 1, 2, 3, 0x40000002, 4, 9), inst(spirv.OpLoad, 1, 4, 3, 0x40000000))},
	{"unknown extended instructions", join(inst(spirv.OpExtInstImport, 1, 0x4c534c47, 0x6474732e, 0x3035342e, 0), inst(spirv.OpExtInst, 2, 3, 1, 99999, 4), inst(spirv.OpExtInst, 2, 5, 1, 31, 4), inst(spirv.OpExtInst, 2, 6, 7, 31, 4))},
	{"an unknown set", join(inst(spirv.OpExtInstImport, 1, 0x61), inst(spirv.OpExtInst, 2, 3, 1, 9, 4, 0xffffffff))},
	{"an unknown non-semantic set", join(inst(spirv.OpExtInstImport, 1, 0x536e6f4e, 0x6e616d65, 0x2e636974, 0x61), inst(spirv.OpExtInst, 2, 3, 1, 9, 4, 5))},
	{"spec constant operations", join(inst(spirv.OpSpecConstantOp, 1, 2, uint32(spirv.OpIAdd), 3, 4),
		inst(spirv.OpSpecConstantOp, 1, 5, 0xfff0, 3), inst(spirv.OpSpecConstantOp, 1, 6, uint32(spirv.OpSpecConstantOp), 3),
		inst(spirv.OpSpecConstantOp, 1, 7, uint32(spirv.OpConstant), 3), inst(spirv.OpSpecConstantOp, 1, 8,
			uint32(spirv.OpCompositeExtract), 2, 0, 1))},
	{"a switch", join(inst(spirv.OpTypeInt, 1, 64, 1), inst(spirv.OpUndef, 1, 2), inst(spirv.OpSwitch, 2, 3, 5, 0, 4, 0xffffffff, 0xffffffff, 5), inst(spirv.OpTypeInt, 6, 16, 1), inst(spirv.OpUndef, 6, 7), inst(spirv.OpSwitch, 7, 3, 0xffff, 4, 0xffffffff, 5), inst(spirv.OpSwitch, 90, 3, 1, 4))},
	{"ids out of bounds", join(inst(spirv.OpTypeVoid, 100), inst(spirv.OpTypeInt, 200, 32, 0), inst(spirv.OpConstant, 200, 2, 7), inst(spirv.OpUndef, 200, 3), inst(spirv.OpSwitch, 3, 4, 1, 5), inst(spirv.OpLabel, 0), inst(spirv.OpBranch, 0), inst(spirv.OpUndef, 0, 6))},
	{"missing and surplus operands", join(inst(spirv.OpLoad, 1), inst(spirv.OpNop, 1), inst(spirv.OpLabel), inst(spirv.OpTypeInt, 1), inst(spirv.OpMemoryModel, 0))},
	{"a decoration with any number of operands", inst(spirv.OpDecorate, 1, uint32(spirv.DecorationBankBitsALTERA), 1, 2, 3)},
}

func TestOddModules(t *testing.T) {
	for _, c := range oddModules {
		b := module(c.words...)
		checkExact(t, c.name, b)
		b.BigEndian = true
		checkExact(t, c.name+", big-endian", b)
	}
}

// TestHeader: every word of the header survives, the byte order does not show.
func TestHeader(t *testing.T) {
	for _, header := range [][4]uint32{
		{0x10300, 8<<16 | 10, 7, 0},
		{0xaa010205, 0xffffffff, 0xffffffff, 0xffffffff},
		{0x20000, 47<<16 | 1, 0, 1}, // the second tool of the name ARM
		{0x10000, 5 << 16, 1, 0},
		{0, 0, 2, 0},
	} {
		b := module()
		copy(b.Words[1:], header[:])
		checkExact(t, "header", b)
		if header[2] > 3 {
			b.Words = append(b.Words, inst(spirv.OpTypeVoid, header[2]-1)...)
			checkExact(t, "header and an id", b)
		}
	}
}
