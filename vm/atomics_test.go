package vm_test

import (
	"fmt"
	"strings"
	"testing"

	"hone/vm"
)

// TestUndefinedAtomics has, for OpAtomicAnd, OpAtomicOr and OpAtomicXor, each combination of a bit in memory with a bit
// of the operand, where either is 0, 1 or undefined: nine bits of a word. The memory afterwards and the old value that
// the atomic returns have to be defined in exactly the bits that no choice of the undefined bits changes.
func TestUndefinedAtomics(t *testing.T) {
	const states = 3 // 0, 1, undefined
	var memory, operand [2]uint32
	for k := range uint32(states * states) {
		for i, state := range []uint32{k % states, k / states} {
			word := []*[2]uint32{&memory, &operand}[i]
			switch state {
			case 1:
				word[0] |= 1 << k
			case 2:
				word[1] |= 1 << k
			}
		}
	}
	for _, op := range []struct {
		name string
		of   func(x, y uint32) uint32
	}{
		{"And", func(x, y uint32) uint32 { return x & y }},
		{"Or", func(x, y uint32) uint32 { return x | y }},
		{"Xor", func(x, y uint32) uint32 { return x ^ y }},
	} {
		// An undefined bit of either operand is 0 or 1: a bit that is the same for all four choices is defined.
		var undefined uint32
		first := op.of(memory[0], operand[0])
		for _, x := range []uint32{memory[0], memory[0] | memory[1]} {
			for _, y := range []uint32{operand[0], operand[0] | operand[1]} {
				undefined |= op.of(x, y) ^ first
			}
		}
		for _, place := range []string{"a buffer", "Workgroup memory"} {
			for _, old := range []bool{false, true} {
				t.Run(fmt.Sprintf("%s in %s, old value %t", op.name, place, old), func(t *testing.T) {
					s := shader{in: []uint32{0, 0, 0, 0}, globals: fmt.Sprintf(`
%%m1 = OpConstant %%u32 %d
%%mu = OpConstant %%u32 %d
%%o1 = OpConstant %%u32 %d
%%ou = OpConstant %%u32 %d
%%p_sh = OpTypePointer Workgroup %%u32
%%arr4 = OpTypeArray %%u32 %%n4
%%p_sharr = OpTypePointer Workgroup %%arr4
%%sh = OpVariable %%p_sharr Workgroup
`, memory[0], memory[1], operand[0], operand[1])}
					pointer := "%to = OpCopyObject %p_word %at\n"
					if place != "a buffer" {
						pointer = "%to = OpAccessChain %p_sh %sh %i\n"
					}
					s.body = `
%u = OpUndef %u32
%w = OpUndef %u32
%um = OpBitwiseAnd %u32 %u %mu
%vm = OpBitwiseOr %u32 %um %m1
%uo = OpBitwiseAnd %u32 %w %ou
%vo = OpBitwiseOr %u32 %uo %o1
` + pointer + "OpStore %to %vm\n%old = OpAtomic" + op.name + ` %u32 %to %n1 %n0 %vo
%new = OpLoad %u32 %to
`
					want, value := undefined, first
					if old {
						want, value = memory[1], memory[0]
						s.body += "OpStore %at %old\n"
					} else {
						s.body += "OpStore %at %new\n"
					}
					stores, _ := s.tracked(t, vm.Track{})
					words, _, err := s.run(t)
					if err != nil {
						t.Fatal(err)
					}
					for i, x := range stores {
						if x.Shadow.Undefined != uint64(want) || x.Shadow.Unspecified != 0 {
							t.Errorf("%#x is undefined, want %#x; unspecified: %#x", x.Shadow.Undefined, want,
								x.Shadow.Unspecified)
						}
						if got := words[i] &^ want; got != value&^want {
							t.Errorf("the defined bits are %#x, want %#x", got, value&^want)
						}
					}
				})
			}
		}
	}
}

// TestAtomicHalves stores 16 bits of a word that nothing was stored to as a lowering of 16-bit memory does: an atomic
// And clears them, an atomic Or puts them in. These bits are defined then, and the 16 others are not.
func TestAtomicHalves(t *testing.T) {
	for _, shift := range []uint32{0, 16} {
		for _, c := range []struct{ name, globals, variables, at string }{
			{"an OpUndef", "", "", "%u = OpUndef %u32\nOpStore %at %u\n%to = OpCopyObject %p_word %at\n"},
			{"Workgroup memory", `
%p_sh = OpTypePointer Workgroup %u32
%arr4 = OpTypeArray %u32 %n4
%p_sharr = OpTypePointer Workgroup %arr4
%sh = OpVariable %p_sharr Workgroup
`, "", "%to = OpAccessChain %p_sh %sh %i\n"},
		} {
			t.Run(fmt.Sprintf("%s, bit %d on", c.name, shift), func(t *testing.T) {
				s := shader{in: []uint32{5, 6, 0xFFFF, 0}, globals: c.globals + fmt.Sprintf(`
%%shift = OpConstant %%u32 %d
%%low = OpConstant %%u32 0xFFFF
`, shift), body: c.at + `
%half = OpShiftLeftLogical %u32 %x %shift
%there = OpShiftLeftLogical %u32 %low %shift
%rest = OpNot %u32 %there
%a = OpAtomicAnd %u32 %to %n1 %n0 %rest
%b = OpAtomicOr %u32 %to %n1 %n0 %half
%w = OpLoad %u32 %to
READ
OpStore %at %r
`}
				for read, want := range map[string]uint64{
					"%v = OpShiftRightLogical %u32 %w %shift\n%r = OpBitwiseAnd %u32 %v %low": 0,
					"%r = OpCopyObject %u32 %w": ones &^ (0xFFFF << shift),
				} {
					s := s
					s.body = replaceOnce(t, s.body, "READ", read)
					stores, _ := s.tracked(t, vm.Track{})
					for i, x := range stores {
						if x.Shadow.Undefined != want || x.Shadow.Unspecified != 0 {
							t.Errorf("invocation %d: %#x is undefined, want %#x", i, x.Shadow.Undefined, want)
						}
					}
					words, _, err := s.run(t)
					if err != nil {
						t.Fatal(err)
					}
					for i, x := range s.in {
						if want == 0 && words[i] != x {
							t.Errorf("invocation %d reads %#x, want %#x", i, words[i], x)
						}
					}
				}
			})
		}
	}
}

// replaceOnce replaces a part of a text that occurs exactly once.
func replaceOnce(t *testing.T, text, old, by string) string {
	t.Helper()
	before, after, ok := strings.Cut(text, old)
	if !ok || strings.Contains(after, old) {
		t.Fatalf("%q is not in the text once", old)
	}
	return before + by + after
}
