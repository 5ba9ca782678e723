package ssa

import (
	"testing"

	"hone/internal/irtest"
	"hone/ir"
)

// TestLayouts has the sizes and offsets that a compiler for OpenCL C gives to types (OpenCL C specification, section
// 6.3.5: a vector is aligned to its size, and one of three components is as large as one of four), 0 for those that are
// not known.
func TestLayouts(t *testing.T) {
	for _, x := range []struct {
		name, model, members string
		size                 uint64
		offsets              []uint64
	}{
		{"scalars", "Physical64", "%char %int %char", 12, []uint64{0, 4, 8}},
		{"scalars without gaps", "Physical64", "%char %char %short %int", 8, []uint64{0, 1, 2, 4}},
		{"a long", "Physical32", "%char %long %short", 24, []uint64{0, 8, 16}},
		{"a vector", "Physical64", "%int %int2 %int", 24, []uint64{0, 8, 16}},
		{"a vector of three", "Physical64", "%char %int3 %char", 48, []uint64{0, 16, 32}},
		{"an array", "Physical64", "%char %shorts %char", 10, []uint64{0, 2, 8}},
		{"an array of vectors", "Physical64", "%char %vectors %char", 80, []uint64{0, 16, 64}},
		{"a struct", "Physical64", "%char %inner %char", 8, []uint64{0, 2, 6}},
		{"a pointer of 64 bits", "Physical64", "%char %pointer %char", 24, []uint64{0, 8, 16}},
		{"a pointer of 32 bits", "Physical32", "%char %pointer %char", 12, []uint64{0, 4, 8}},
		{"a boolean", "Physical64", "%char %bool", 0, nil},
		{"a packed struct", "Physical64", "%char %packed", 0, nil},
		{"a large array", "Physical64", "%char %large %large", 0, nil},
	} {
		t.Run(x.name, func(t *testing.T) {
			ids := map[string]ir.ID{}
			m := irtest.Read(t, irtest.Named(t, `
OpCapability Kernel
OpCapability Addresses
OpCapability Linkage
OpCapability Int8
OpCapability Int16
OpCapability Int64
OpMemoryModel `+x.model+` OpenCL
OpDecorate %packed CPacked
%bool = OpTypeBool
%char = OpTypeInt 8 0
%short = OpTypeInt 16 0
%int = OpTypeInt 32 0
%long = OpTypeInt 64 0
%n3 = OpConstant %int 3
%many = OpConstant %int 2000000000
%int2 = OpTypeVector %int 2
%int3 = OpTypeVector %int 3
%shorts = OpTypeArray %short %n3
%vectors = OpTypeArray %int3 %n3
%large = OpTypeArray %char %many
%inner = OpTypeStruct %short %char
%packed = OpTypeStruct %char %int
%pointer = OpTypePointer CrossWorkgroup %int
%s = OpTypeStruct `+x.members+`
`, "", ids))
			l := layouts{m: m, known: map[ir.ID]layout{}}
			if got := l.of(ids["s"], 0).size; got != x.size {
				t.Errorf("size %d, want %d", got, x.size)
			}
			for i := range m.Def(ids["s"]).NumWords() {
				got, ok := l.offset(ids["s"], uint32(i))
				if ok != (x.offsets != nil) || ok && got != x.offsets[i] {
					t.Errorf("member %d at %d, %v; want %d", i, got, ok, x.offsets)
				}
			}
		})
	}
}
