package asm

import (
	"fmt"
	"strings"
	"testing"

	"hone/spirv"
)

// The tests of this file hold what spirv-dis 2026.4 writes and 2025.1, which other tests run, does not know.

// TestMiniFloats: every number of the encodings of SPV_EXT_float8, SPV_EXT_float6, SPV_EXT_float4 and their like is
// written as a number and read back, and these are written as spirv-dis 2026.4 writes them.
func TestMiniFloats(t *testing.T) {
	for _, c := range []struct {
		class numberClass
		texts map[uint32]string // by bits
	}{
		{float8E4M3, map[uint32]string{0: "0x0p+0", 1: "0x1p-9", 0x7e: "0x1.cp+8", 0x7f: "0x1.ep+8", 0x80: "-0x0p+0"}},
		{float8E5M2, map[uint32]string{1: "0x1p-16", 0x7b: "0x1.cp+15", 0x7c: "0x1p+16", 0xff: "-0x1.cp+16"}},
		{float6E2M3, map[uint32]string{1: "0x1p-3", 3: "0x1.8p-2", 8: "0x1p+0", 0x1f: "0x1.ep+2", 0x20: "-0x0p+0",
			0x3f: "-0x1.ep+2"}},
		{float6E3M2, map[uint32]string{1: "0x1p-4", 0xc: "0x1p+0", 0x1f: "0x1.cp+4", 0x3c: "-0x1p+4"}},
		{float4E2M1, map[uint32]string{0: "0x0p+0", 1: "0x1p-1", 2: "0x1p+0", 7: "0x1.8p+2", 8: "-0x0p+0", 0xf: "-0x1.8p+2"}},
		{float8E8M0, map[uint32]string{0: "0x1p-127", 0x7f: "0x1p+0", 0xfe: "0x1p+127", 0xff: "0x1p+128"}},
		{mxInt8, map[uint32]string{0: "0x0p+0", 1: "0x1p-6", 3: "0x1.8p-5", 0x40: "0x1p+0", 0x7f: "0x1.fcp+0",
			0x80: "-0x1p+1", 0x81: "-0x1.fcp+0", 0xff: "-0x1p-6"}},
	} {
		e := encodings[c.class-bfloat16]
		b := module(inst(spirv.OpTypeFloat, 1, uint32(e.width), uint32(e.encoding))...)
		values := uint32(1) << e.width
		for v := range values {
			b.Words = append(b.Words, inst(spirv.OpConstant, 1, 9+v, v)...)
		}
		b.Words[3] = 9 + values
		lines := strings.Split(string(text(t, b, Options{NoHeader: true, NoIndent: true})), "\n")
		if want := fmt.Sprintf("%%%s = OpTypeFloat %d %v", e.name, e.width, e.encoding); lines[0] != want {
			t.Errorf("%s, want %s", lines[0], want)
		}
		for v, want := range c.texts {
			if got := lines[1+v][strings.LastIndex(lines[1+v], " ")+1:]; got != want {
				t.Errorf("%s: %#x is %s, want %s", e.name, v, got, want)
			}
		}
		checkExact(t, e.name, b)
	}
}

// TestMiniFloatLiterals: literals are cut off to the numbers that there are, but where each has to be one.
func TestMiniFloatLiterals(t *testing.T) {
	const types = "%f6 = OpTypeFloat 6 Float6E2M3EXT %g6 = OpTypeFloat 6 Float6E3M2EXT " +
		"%f4 = OpTypeFloat 4 Float4E2M1EXT %e8 = OpTypeFloat 8 Float8UnsignedE8M0EXT " +
		"%mx = OpTypeFloat 8 MXInt8EXT %x = OpConstant "
	for literal, want := range map[string]uint32{
		"%f6 1.4": 0xb, "%f6 6": 0x1c, "%f6 -7.5": 0x3f, "%f6 0.5": 4, "%f6 1e-9": 0, "%f6 -0": 0x20,
		"%g6 6": 0x16, "%g6 28": 0x1f, "%g6 0x1p-2": 4,
		"%f4 0.5": 1, "%f4 1.4": 2, "%f4 -6": 0xf, "%f4 0x1.fp+0": 3,
		"%e8 1": 0x7f, "%e8 0.5": 0x7e, "%e8 0x1p-127": 0, "%e8 0x1p+128": 0xff,
		"%mx 0": 0, "%mx -0": 0, "%mx 1.5": 0x60, "%mx -1": 0xc0, "%mx -2": 0x80, "%mx 0x1.fcp+0": 0x7f, "%mx -0x0p+0": 0,
	} {
		b, err := Assemble([]byte(types+literal), AssembleOptions{})
		if err != nil {
			t.Error(err)
			continue
		}
		if got := b.Words[len(b.Words)-1]; got != want {
			t.Errorf("%s: %#x, want %#x", literal, got, want)
		}
	}
	for literal, want := range map[string]string{
		"%f6 8": "too large", "%f6 7.6": "too large", "%f4 7": "too large", "%g6 0x1p+5": "too large",
		"%f4 x":  "'x' is not a 4-bit floating-point number",
		"%e8 0":  "is no number of the type, which rounds none",
		"%e8 -1": "is no number", "%e8 3": "is no number", "%e8 0x1p+129": "is no number", "%e8 0x1p-128": "is no number",
		"%mx 1.4": "is no number", "%mx 2": "is no number", "%mx 0x1p-7": "is no number", "%mx 1e30": "is no number",
	} {
		if _, err := Assemble([]byte(types+literal), AssembleOptions{}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %s", literal, err, want)
		}
	}
}

// TestLongNames: an id whose name would be longer than 256 bytes is named by its number, a suffix not counted.
func TestLongNames(t *testing.T) {
	long := strings.Repeat("a", maxName)
	source := `OpName %1 "` + long + `" OpName %2 "` + long + `" OpName %3 "` + long + `b" OpName %4 "3"
OpName %6 "` + long[:242] + `"
%1 = OpTypeVoid %2 = OpTypeBool %3 = OpTypeInt 32 0 %4 = OpTypeInt 32 1 %5 = OpTypeOpaque "` + long + `"
%6 = OpTypeFloat 32
%7 = OpTypePointer Output %6 %8 = OpTypePointer Output %7 %9 = OpTypePointer Output %8`
	b, err := Assemble([]byte(source), AssembleOptions{PreserveNumericIDs: true})
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for line := range strings.Lines(string(text(t, b, Options{NoHeader: true, NoIndent: true}))) {
		if name, _, ok := strings.Cut(line, " = "); ok {
			got = append(got, strings.ReplaceAll(strings.ReplaceAll(name, long, "LONG"), long[:242], "SHORT"))
		}
	}
	want := "%LONG %LONG_0 %3 %3_0 %5 %SHORT %_ptr_Output_SHORT %8 %_ptr_Output_8"
	if strings.Join(got, " ") != want {
		t.Errorf("%s, want %s", strings.Join(got, " "), want)
	}
	back, err := Assemble(text(t, b, Options{}), AssembleOptions{})
	if err != nil || len(back.Words) != len(b.Words) {
		t.Errorf("it is not read back: %v", err)
	}
}

// TestDebugPrintf: the instruction has its name, and is read by that and by its number.
func TestDebugPrintf(t *testing.T) {
	const source = `%1 = OpExtInstImport "NonSemantic.DebugPrintf" %2 = OpString "x" %3 = OpTypeVoid %4 = OpExtInst %3 %1 `
	for _, name := range []string{"DebugPrintf", "1"} {
		b, err := Assemble([]byte(source+name+" %2"), AssembleOptions{PreserveNumericIDs: true})
		if err != nil {
			t.Error(err)
			continue
		}
		got := string(text(t, b, Options{NoHeader: true, NoIndent: true}))
		if !strings.HasSuffix(got, "OpExtInst %void %1 DebugPrintf %2\n") {
			t.Errorf("%s: %s", name, got)
		}
	}
}
