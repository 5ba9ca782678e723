package clone_test

import (
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/ir"
	"hone/ir/clone"
	"hone/spirv"
)

// lists is a module with a type that holds a pointer to itself, two that hold each other, and an array whose length may
// be specialized.
const lists = `OpCapability Shader
OpCapability Linkage
OpCapability Int64
OpCapability PhysicalStorageBufferAddresses
OpExtension "SPV_KHR_physical_storage_buffer"
OpMemoryModel PhysicalStorageBuffer64 GLSL450
OpDecorate %list Block
OpMemberDecorate %list 0 Offset 0
OpMemberDecorate %list 1 Offset 8
OpDecorate %left Block
OpMemberDecorate %left 0 Offset 0
OpDecorate %right Block
OpMemberDecorate %right 0 Offset 0
OpMemberDecorate %right 1 Offset 8
OpDecorate %length SpecId 7
OpTypeForwardPointer %p_list PhysicalStorageBuffer
OpTypeForwardPointer %p_left PhysicalStorageBuffer
OpTypeForwardPointer %p_right PhysicalStorageBuffer
%int = OpTypeInt 32 1
%long = OpTypeInt 64 1
%list = OpTypeStruct %int %p_list
%left = OpTypeStruct %p_right
%right = OpTypeStruct %p_left %p_list
%p_list = OpTypePointer PhysicalStorageBuffer %list
%p_left = OpTypePointer PhysicalStorageBuffer %left
%p_right = OpTypePointer PhysicalStorageBuffer %right
%length = OpSpecConstant %int 4
%n2 = OpConstant %int 2
%double = OpSpecConstantOp %int IMul %length %n2
%array = OpTypeArray %p_right %double
%p_array = OpTypePointer Private %array
%v = OpVariable %p_array Private
`

// TestSameTypes imports a variable into a module that has all of its types: it has nothing twice, and a type that
// differs somewhere is another one.
func TestSameTypes(t *testing.T) {
	other := strings.ReplaceAll("OpCapability Shader\n"+lists[strings.Index(lists, "OpCapability Linkage"):], "%v =",
		"%w =")
	globals := func(m *ir.Module, op spirv.Op) (n int) {
		for in := range m.Section(ir.Globals).Insts() {
			if in.Op == op {
				n++
			}
		}
		return n
	}
	for _, c := range []struct {
		name, old, new string
		structs        int
		err            string
	}{
		{"the same", "", "", 3, ""},
		{"other types before", "%int = ", "%float = OpTypeFloat 32\n%int = ", 3, ""},
		{"another member", "OpTypeStruct %int %p_list", "OpTypeStruct %long %p_list", 6, ""},
		{"another offset", "%right 1 Offset 8", "%right 1 Offset 16", 5, ""},
		{"a decoration more", "OpDecorate %left Block", "OpDecorate %left Block\nOpMemberDecorate %left 0 NonWritable", 5, ""},
		{"another SpecId", "SpecId 7", "SpecId 8", 3, ""},
		{"another default", "OpSpecConstant %int 4", "OpSpecConstant %int 5", 3, "SpecId 7"},
		{"another type of a constant", "OpSpecConstant %int 4\n%n2 = OpConstant %int 2\n%double = OpSpecConstantOp %int", "OpSpecConstant %long 4\n%n2 = OpConstant %long 2\n%double = OpSpecConstantOp %long", 3, "SpecId 7"},
	} {
		text := strings.Replace(other, c.old, c.new, 1)
		if c.old != "" && text == other {
			t.Fatal(c.name)
		}
		to, from := irtest.Text(t, lists), irtest.Text(t, text)
		version := to.Epoch()
		x := clone.New(to, from)
		id, err := x.Import(from.Section(ir.Globals).Last().Result)
		x.Release()
		if c.err != "" {
			if err == nil || !strings.Contains(err.Error(), c.err) || to.Epoch() != version {
				t.Errorf("%s: %v", c.name, err)
			}
			continue
		}
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		if n := globals(to, spirv.OpTypeStruct); n != c.structs {
			t.Errorf("%s: %d structs, want %d", c.name, n, c.structs)
		}
		first := to.Section(ir.Globals).Last().Prev()
		if same := c.structs == 3 && !strings.Contains(c.new, "SpecId"); same != (first.Op == spirv.OpVariable &&
			first.Type == to.Def(id).Type) {
			t.Errorf("%s: the variable is of type %%%d", c.name, to.Def(id).Type)
		}
		if err := to.Verify(); err != nil {
			t.Errorf("%s: %v", c.name, err)
		}
		if msg := passtest.ValidateAny(t, irtest.Write(t, to)); msg != "" {
			t.Errorf("%s: spirv-val: %s", c.name, msg)
		}
	}
}
