package asm

import (
	"fmt"
	"strings"
	"testing"

	"hone/spirv"
)

// nameTexts are modules whose names are compared with those of spirv-dis. The texts are for spirv-as too.
var nameTexts = []string{
	// OpName: sanitized, unique, empty; of ids that come later or never; twice; numbers.
	`OpName %1 "a b" OpName %2 "a_b" OpName %3 "a_b_0" OpName %4 "a-b" OpName %5 "" OpName %6 "_" OpName %7 "h` + "\xc3\xa9" + `"
	OpName %8 "x" OpName %8 "y" OpName %9 "12" OpName %10 "12" OpName %11 "11" OpName %13 "007" OpName %99 "never"
	%1 = OpTypeVoid %2 = OpTypeBool %3 = OpString "s" %4 = OpString "s" %5 = OpString "s" %6 = OpString "s" %7 = OpString "s"
	%8 = OpString "s" %9 = OpString "s" %10 = OpString "s" %11 = OpString "s" %12 = OpString "s" %13 = OpString "s" %14 = OpString "s"`,
	// Types of numbers.
	`%1 = OpTypeInt 8 0 %2 = OpTypeInt 8 1 %3 = OpTypeInt 16 0 %4 = OpTypeInt 16 1 %5 = OpTypeInt 32 0 %6 = OpTypeInt 32 1
	%7 = OpTypeInt 64 0 %8 = OpTypeInt 64 1 %9 = OpTypeInt 24 0 %10 = OpTypeInt 24 1 %11 = OpTypeFloat 16 %12 = OpTypeFloat 32
	%13 = OpTypeFloat 64 %14 = OpTypeInt 32 1 %16 = OpTypeInt 5 1`,
	// Composite types, with and without names.
	`OpName %20 "S" OpName %21 "S" OpName %5 "v4float" %1 = OpTypeFloat 32 %2 = OpTypeInt 32 0 %3 = OpConstant %2 4 %4 = OpTypeVector %1 4
	%5 = OpTypeVector %1 3 %6 = OpTypeMatrix %5 4 %7 = OpTypeArray %4 %3 %8 = OpTypeRuntimeArray %7 %9 = OpTypePointer Function %8
	%10 = OpTypePointer StorageBuffer %9 %11 = OpTypeStruct %1 %12 = OpTypeStruct %11 %11 %20 = OpTypeStruct %1 %21 = OpTypeStruct %2
	%13 = OpTypePointer Uniform %20 %14 = OpTypeFunction %1 %15 = OpTypePointer CrossWorkgroup %11 %16 = OpTypeArray %20 %3`,
	`OpTypeForwardPointer %2 Generic %1 = OpTypeStruct %2 %2 = OpTypePointer Generic %1 %3 = OpTypePointer Generic %99`,
	// Opaque types.
	`%1 = OpTypeVoid %2 = OpTypeBool %3 = OpTypeEvent %4 = OpTypeDeviceEvent %5 = OpTypeReserveId %6 = OpTypeQueue %7 = OpTypePipe ReadOnly
	%8 = OpTypePipe WriteOnly %9 = OpTypePipe ReadWrite %10 = OpTypeOpaque "a b" %11 = OpTypeOpaque "" %12 = OpTypePipeStorage %13 = OpTypeNamedBarrier
	%14 = OpTypeFloat 32 %15 = OpTypeImage %14 2D 0 0 0 1 Unknown %16 = OpTypeSampler %17 = OpTypeSampledImage %15 %18 = OpTypeEvent`,
	`%1 = OpTypeInt 32 0 %2 = OpTypeStruct %1 %3 = OpTypeNodePayloadArrayAMDX %2 %4 = OpTypeNodePayloadArrayAMDX %1`,
	// Constants.
	`OpName %3 "N" %1 = OpTypeInt 32 1 %2 = OpTypeFloat 32 %3 = OpTypeFloat 64 %4 = OpConstant %1 -5 %5 = OpConstant %1 5 %6 = OpConstant %2 -1.5
	%7 = OpConstant %2 0x1.8p+128 %8 = OpConstant %2 -0x1p-140 %9 = OpConstant %3 1e-300 %10 = OpTypeBool %11 = OpConstantTrue %10
	%12 = OpConstantFalse %10 %13 = OpConstantTrue %10 %14 = OpSpecConstant %1 3 %15 = OpConstantNull %1 %16 = OpTypeInt 64 0
	%17 = OpConstant %16 18446744073709551615 %18 = OpConstant %1 5 %19 = OpConstant %1 5 %20 = OpTypeFloat 16 %21 = OpConstant %20 -0.5
	%22 = OpTypeVector %1 2 %23 = OpConstantComposite %22 %4 %5 %24 = OpSpecConstantTrue %10 %25 = OpSpecConstantOp %1 IAdd %4 %5 %26 = OpConstant %2 1e30`,
	// A name that one made of types takes.
	`OpName %9 "int_5" OpName %8 "int_5_0" OpName %7 "true" %1 = OpTypeInt 32 1 %2 = OpConstant %1 5 %3 = OpConstant %1 5 %4 = OpTypeBool %5 = OpConstantTrue %4
	%7 = OpString "a" %8 = OpString "b" %9 = OpString "c"`,
	// Names that look like generated ones, in unusual order.
	`%5 = OpString "a" OpName %6 "5" OpName %7 "5_0" %6 = OpString "b" %7 = OpString "c" %8 = OpString "d" OpName %8 "late"`,
	// A member's built-in names nothing; a group's neither.
	`OpMemberDecorate %1 0 BuiltIn Position OpDecorate %2 BuiltIn Position OpDecorate %3 BuiltIn Position OpDecorate %2 BuiltIn PointSize
	OpName %4 "mine" OpDecorate %4 BuiltIn Layer %1 = OpTypeStruct %2 = OpString "a" %3 = OpString "b" %4 = OpString "c"`,
}

func TestPeerNames(t *testing.T) {
	texts := append([]string(nil), nameTexts...)
	var all strings.Builder
	for i, e := range spirv.KindBuiltIn.Info().Enumerants {
		// The names in spirv-as are those of its time: newer ones it does not know, and it says nothing of them.
		if e.Value <= 6000 {
			fmt.Fprintf(&all, "OpDecorate %%%d BuiltIn %s\n", i+1, e.Name)
		}
	}
	for i := range spirv.KindBuiltIn.Info().Enumerants {
		fmt.Fprintf(&all, "%%%d = OpString \"\"\n", i+1)
	}
	texts = append(texts, all.String())
	for _, source := range texts {
		b, err := Assemble([]byte(source), AssembleOptions{PreserveNumericIDs: true})
		if err != nil {
			t.Fatal(err)
		}
		// What spirv-dis does not know is left out, one instruction at a time.
		for {
			want, ok := peer(t, b.Bytes(), "spirv-dis", "-")
			if ok {
				if d := firstDifference(text(t, b, Options{}), want); d != "" {
					t.Errorf("%s\n%s", source, d)
				}
				break
			}
			if source != all.String() || !dropUnknownBuiltIn(t, b) {
				t.Errorf("spirv-dis refuses\n%s", source)
				break
			}
		}
	}
}

// dropUnknownBuiltIn removes the first decoration that alone makes spirv-dis refuse a module.
func dropUnknownBuiltIn(t *testing.T, b *spirv.Binary) bool {
	kept := append([]uint32(nil), b.Words[:spirv.HeaderWords]...)
	dropped := false
	for _, inst := range b.Insts() {
		if spirv.Op(inst[0]) == spirv.OpDecorate {
			if _, ok := peer(t, module(inst...).Bytes(), "spirv-dis", "-"); !ok {
				dropped = true
				continue
			}
		}
		kept = append(kept, inst...)
	}
	b.Words = kept
	return dropped
}

// TestNamesAreUnique: each id has a name of its own, so text with names keeps them apart.
func TestNamesAreUnique(t *testing.T) {
	modules(t, func(t *testing.T, path string, data []byte) {
		b := decode(t, data)
		back, err := Assemble(text(t, b, Options{}), AssembleOptions{})
		if err != nil {
			t.Errorf("%s: %v", path, err)
			return
		}
		got, _ := back.Compact()
		want, _ := b.Compact()
		want.Words[3] = got.Words[3]
		want.BigEndian = false
		if d := firstWord(got.Words, want.Words); d != "" {
			t.Errorf("%s: %s", path, d)
		}
	})
}

// TestNamesAreBounded: names that are made of each other do not make the text grow without bound.
func TestNamesAreBounded(t *testing.T) {
	b := module(inst(spirv.OpTypeFloat, 1, 32)...)
	for id := uint32(2); id < 100; id++ {
		b.Words = append(b.Words, inst(spirv.OpTypeArray, id, id-1, id-1)...)
	}
	if n := len(text(t, b, Options{})); n > 1<<26 {
		t.Errorf("%d bytes of text", n)
	}
	long := make([]uint32, 60000)
	for i := range long {
		long[i] = 0x61616161
	}
	b = module(inst(spirv.OpName, append([]uint32{1}, append(long, 0)...)...)...)
	for range 100000 {
		b.Words = append(b.Words, inst(spirv.OpLabel, 1)...)
	}
	if n := len(text(t, b, Options{})); n > 1<<30 {
		t.Errorf("%d bytes of text", n)
	}
}
