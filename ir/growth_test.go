package ir_test

import (
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"

	"hone/internal/irtest"
	"hone/ir"
	"hone/ir/build"
	"hone/spirv"
)

// TestLongNames: of a name that no instruction has room for the start is kept, in whole characters.
func TestLongNames(t *testing.T) {
	m := irtest.Text(t, irtest.Compute+`
%void = OpTypeVoid
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
OpReturn
OpFunctionEnd`)
	id := m.Functions()[0].Result()
	const room = 4*(65535-2) - 1 // bytes, without the NUL
	for _, name := range []string{strings.Repeat("a", room), strings.Repeat("a", room+1), strings.Repeat("ä", room),
		strings.Repeat("€", room)} {
		m.SetName(id, name)
		got := irtest.Read(t, irtest.Write(t, m)).Name(id)
		if !strings.HasPrefix(name, got) || !utf8.ValidString(got) || len(got) < min(len(name), room-3) {
			t.Errorf("of %d bytes %d are kept", len(name), len(got))
		}
	}
}

// TestFullInstructions: an edit that would make a phi or a switch too long for the format is refused.
func TestFullInstructions(t *testing.T) {
	const cases = (65535 - 3) / 2 // that an OpSwitch has room for, and predecessors of a phi
	var text, phi strings.Builder
	text.WriteString(irtest.Compute + `
%void = OpTypeVoid
%int = OpTypeInt 32 1
%n1 = OpConstant %int 1
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
OpSelectionMerge %merge None
OpSwitch %n1 %default`)
	for i := range cases {
		fmt.Fprintf(&text, " %d %%c%d", i, i)
		fmt.Fprintf(&phi, " %%n1 %%c%d", i)
	}
	text.WriteString("\n%default = OpLabel\nOpKill\n")
	for i := range cases {
		fmt.Fprintf(&text, "%%c%d = OpLabel\nOpBranch %%merge\n", i)
	}
	fmt.Fprintf(&text, "%%merge = OpLabel\n%%phi = OpPhi %%int%s\nOpReturn\nOpFunctionEnd", &phi)
	m := irtest.Text(t, text.String())
	f := m.Functions()[0]
	merge := f.Blocks[len(f.Blocks)-1]
	edge := func(to *ir.Block) error {
		return f.Entry().AddCase(cases, to, func(*ir.Inst) ir.ID { return m.Constants().Int(m.Types().Int(32, true), 2) })
	}
	if err := edge(f.Blocks[1]); err == nil || !strings.Contains(err.Error(), "no room for another case") {
		t.Errorf("a case too many: %v", err)
	}
	build.AtEnd(f.Blocks[1]).Branch(f.Blocks[2].ID()) // the default falls through
	err := f.Blocks[1].Redirect(f.Blocks[2], merge,
		func(*ir.Inst) ir.ID { return m.Constants().Int(m.Types().Int(32, true), 2) })
	if err == nil || !strings.Contains(err.Error(), fmt.Sprintf("has %d entries", cases)) {
		t.Errorf("a predecessor too many: %v", err)
	}
	if merge.First().Next().NumWords() != 2*cases {
		t.Error("the refused edit changed the phi")
	}
	if err := m.Verify(); err != nil {
		t.Error(err)
	}
	var longest int
	for _, in := range irtest.Write(t, m).Insts() {
		longest = max(longest, len(in))
	}
	if longest != spirv.MaxInstructionWords {
		t.Errorf("the longest instruction has %d words: the limits are not those of the format", longest)
	}
}
