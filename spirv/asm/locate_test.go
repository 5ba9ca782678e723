package asm

import (
	"errors"
	"strings"
	"testing"

	"hone/spirv"
)

// What is wrong with a module is said with the line of the text.
func TestLocate(t *testing.T) {
	for _, x := range []struct{ text, want string }{
		{"; c\n%void = OpTypeVoid\n  %fn = OpTypeFunction %void %tpe\n", "3:3: OpTypeFunction %fn: %tpe is used and never defined"},
		{"%2 = OpLabel\n%two = OpLabel\n%two = OpLabel", "3:1: OpLabel %two: %two is defined twice"},
		{"OpCapability Shader\n%x = OpTypeInt 32 0 OpNop\n\n!0x00020013\n!77", "4:1: OpTypeVoid %77: the result is not below the bound 2"},
	} {
		text := []byte(x.text)
		bin, err := Assemble(text, AssembleOptions{PreserveNumericIDs: true})
		if err != nil {
			t.Errorf("%q: %v", x.text, err)
			continue
		}
		err = bin.Check()
		got, _, _ := strings.Cut(Locate(err, text, AssembleOptions{PreserveNumericIDs: true}).Error(), "\n")
		if got != x.want {
			t.Errorf("%q: %v\nis said as %s\nwant       %s", x.text, err, got, x.want)
		}
	}
	const text = "%a = OpTypeVoid\n%b = OpLabel OpBranch %a  ; the end\n"
	for _, x := range []struct {
		err  spirv.Error
		want string
	}{
		{spirv.Error{Offset: 9, Op: spirv.OpBranch, HasOp: true, Msg: "branches to %1, which is no block of function %2"}, "2:14: OpBranch: branches to %a, which is no block of function %b"},
		{spirv.Error{Offset: 11, Msg: "OpFunctionEnd is missing, id 0"}, "2:25: OpFunctionEnd is missing, id 0"},
		{spirv.Error{Offset: 3, Msg: "the bound"}, "1:1: the bound"},
	} {
		if got, _, _ := strings.Cut(Locate(&x.err, []byte(text), AssembleOptions{}).Error(), "\n"); got != x.want {
			t.Errorf("%v is said as %s, want %s", &x.err, got, x.want)
		}
	}
	other := errors.New("another")
	if Locate(other, []byte("OpNop"), AssembleOptions{}) != other {
		t.Error("an error without a place is not what it was")
	}
	if err := Locate(&spirv.Error{Offset: -1, Msg: "m"}, []byte("OpNop"), AssembleOptions{}); err.Error() != "m" {
		t.Error(err)
	}
}

// The place of each word of a module is that of the instruction that it belongs to.
func TestLocateEachWord(t *testing.T) {
	const text = "OpCapability Shader\n\n%s = OpString \"a longer text;\n of two lines\" ; !\n%1 = OpTypeVoid\n" +
		"!0x00020013 !2 !0x00020014 !3\n  OpNop\n"
	bin, err := Assemble([]byte(text), AssembleOptions{})
	if err != nil {
		t.Fatal(err)
	}
	starts := []string{"1:1", "3:1", "5:1", "6:1", "6:16", "7:3"}
	n := 0
	for at, inst := range bin.Insts() {
		for k := range inst {
			err := Locate(&spirv.Error{Offset: at + k, Msg: "m"}, []byte(text), AssembleOptions{})
			if got := err.Error(); n >= len(starts) || !strings.HasPrefix(got, starts[n]+": m\n") {
				t.Errorf("word %d, of instruction %d: %s", at+k, n, got)
			}
		}
		n++
	}
	if n != len(starts) {
		t.Errorf("%d instructions", n)
	}
}
