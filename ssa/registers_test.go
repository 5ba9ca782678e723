package ssa_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"hone/analysis"
	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/ir"
	"hone/pass"
	"hone/ssa"
)

const registersHead = `
OpCapability Kernel
OpCapability Addresses
OpCapability Linkage
OpMemoryModel Physical64 OpenCL
%int = OpTypeInt 32 0
%bool = OpTypeBool
%n0 = OpConstant %int 0
%n1 = OpConstant %int 1
%undef = OpUndef %int
%fn = OpTypeFunction %int %int %int %bool
%f = OpFunction %int None %fn
%a = OpFunctionParameter %int
%b = OpFunctionParameter %int
%c = OpFunctionParameter %bool
%entry = OpLabel
`

// TestRegisters tests which copies are left. A register goes by the names of the values in it.
func TestRegisters(t *testing.T) {
	for _, test := range []struct{ name, body, want string }{
		{"a loop counter needs no copy but the first", oneLoop(`
			%i = OpPhi %int %n0 %entry %j %loop
			%j = OpIAdd %int %i %n1`, "%c", "OpReturnValue %j"),
			"entry end: ij <- n0"},
		{"the lost copy problem", oneLoop(`
			%x = OpPhi %int %a %entry %y %loop
			%y = OpIAdd %int %x %n1`, "%c", "OpReturnValue %x"),
			"loop start: x <- ay"},
		{"the swap problem", oneLoop(`
			%x = OpPhi %int %a %entry %y %loop
			%y = OpPhi %int %b %entry %x %loop`, "%c", "OpReturnValue %n0"),
			"loop end: temporary <- ax, ax <- by, by <- temporary"},
		{"the swap problem, and what was swapped is read behind the loop", oneLoop(`
			%x = OpPhi %int %a %entry %y %loop
			%y = OpPhi %int %b %entry %x %loop`, "%c", "%z = OpISub %int %x %y\nOpReturnValue %z"),
			"loop start: temporary <- bx, bx <- ay, ay <- temporary"},
		{"three values go around", oneLoop(`
			%x = OpPhi %int %a %entry %y %loop
			%y = OpPhi %int %b %entry %z %loop
			%z = OpPhi %int %n1 %entry %x %loop`, "%c", "OpReturnValue %n0"),
			"entry end: z <- n1\nloop end: temporary <- ax, ax <- by, by <- z, z <- temporary"},
		{"the virtual swap problem", `
			OpBranchConditional %c %then %else
			%then = OpLabel
			OpBranch %merge
			%else = OpLabel
			OpBranch %merge
			%merge = OpLabel
			%x = OpPhi %int %a %then %b %else
			%y = OpPhi %int %b %then %a %else
			%z = OpISub %int %x %y
			OpReturnValue %z`,
			"else end: temporary <- ax, ax <- by, by <- temporary"},
		{"phis that feed phis", `
			OpBranch %outer
			%outer = OpLabel
			%x = OpPhi %int %a %entry %z %latch
			OpBranch %inner
			%inner = OpLabel
			%y = OpPhi %int %x %outer %w %inner
			%w = OpIMul %int %y %b
			OpBranchConditional %c %inner %latch
			%latch = OpLabel
			%z = OpPhi %int %w %inner
			OpBranchConditional %c %outer %exit
			%exit = OpLabel
			OpReturnValue %z`,
			""},
		{"a critical edge without a copy", `
			OpBranchConditional %c %merge %else
			%else = OpLabel
			%y = OpIAdd %int %a %n1
			OpBranch %merge
			%merge = OpLabel
			%x = OpPhi %int %a %entry %y %else
			OpReturnValue %x`,
			""},
		{"what is live behind the other end of a critical edge has another register", `
			%y = OpIAdd %int %a %n1
			OpBranchConditional %c %merge %else
			%else = OpLabel
			OpBranch %merge
			%merge = OpLabel
			%x = OpPhi %int %a %entry %y %else
			OpReturnValue %x`,
			"else end: ax <- y"},
		{"copies come before a terminator that reads the phi", `
			%i = OpIAdd %int %a %n1
			OpBranch %loop
			%loop = OpLabel
			%x = OpPhi %int %a %entry %i %loop %n1 %loop2
			OpSwitch %x %loop 1 %loop2 2 %exit
			%loop2 = OpLabel
			OpBranch %loop
			%exit = OpLabel
			OpReturnValue %n0`,
			"loop start: x <- a\nloop end: a <- i\nloop2 end: a <- n1"},
		{"a condition that swaps", oneLoop(`
			%x = OpPhi %bool %c %entry %y %loop
			%y = OpPhi %bool %c %entry %x %loop`, "%x", "OpReturnValue %n0"),
			"entry end: x <- cy\nloop start: temporary <- x, x <- cy, cy <- temporary"},
		{"one value for the phis of several successors", `
			%y = OpIAdd %int %a %n1
			OpSwitch %b %m1 1 %m2
			%m1 = OpLabel
			%p = OpPhi %int %n0 %entry %q %m2
			OpReturnValue %p
			%m2 = OpLabel
			%q = OpPhi %int %n0 %entry
			OpBranch %m1`,
			"entry end: pq <- n0"},
		{"a copy stays where there are fewer loops around it", `
			OpBranch %outer
			%outer = OpLabel
			%r = OpPhi %int %a %entry %v %latch
			%w = OpIAdd %int %r %n1
			OpSwitch %r %inner 1 %exit
			%inner = OpLabel
			%p = OpPhi %int %w %outer %v %inner
			%v = OpIMul %int %p %b
			OpBranchConditional %c %inner %latch
			%latch = OpLabel
			OpBranchConditional %c %outer %exit
			%exit = OpLabel
			OpReturnValue %n0`,
			"latch end: ar <- wpv"},
		{"undefined operands and phis that nothing reads need no copies", `
			OpBranchConditional %c %then %merge
			%then = OpLabel
			OpBranch %merge
			%merge = OpLabel
			%x = OpPhi %int %undef %entry %b %then
			%y = OpPhi %int %n0 %entry %n1 %then
			OpReturnValue %x`,
			""},
	} {
		t.Run(test.name, func(t *testing.T) {
			ids, names := map[string]ir.ID{}, map[ir.ID]string{}
			m := irtest.Read(t, irtest.Named(t, registersHead+test.body+"\nOpFunctionEnd\n", "", ids))
			if err := m.Verify(); err != nil {
				t.Fatal(err)
			}
			for name, id := range ids {
				names[id] = name
			}
			f := m.Functions()[0]
			if got := copies(f, ssa.NewRegisters(analysis.NewCache(m), f, false), names); got != test.want {
				t.Errorf("got\n%s\nwant\n%s", got, test.want)
			}
		})
	}
}

// oneLoop is the body of a function with a loop of one block and what comes after it.
func oneLoop(body, condition, behind string) string {
	return "OpBranch %loop\n%loop = OpLabel" + body + "\nOpBranchConditional " + condition +
		" %loop %exit\n%exit = OpLabel\n" + behind
}

// copies returns the copies of each block as text.
func copies(f *ir.Function, r *ssa.Registers, names map[ir.ID]string) string {
	registers := make([]string, len(r.Types))
	for _, p := range f.Params {
		registers[r.Of(p.Result)] += names[p.Result]
	}
	for in := range f.Insts() {
		if i := r.Of(in.Result); i >= 0 {
			registers[i] += names[in.Result]
		}
	}
	for i := range registers {
		if registers[i] == "" {
			registers[i] = "temporary"
		}
	}
	var lines []string
	line := func(b *ir.Block, place string, list []ssa.Copy) {
		for i, c := range list {
			from := names[c.Value]
			if c.From >= 0 {
				from = registers[c.From]
			}
			if i == 0 {
				lines = append(lines, names[b.ID()]+" "+place+":")
			} else {
				lines[len(lines)-1] += ","
			}
			lines[len(lines)-1] += fmt.Sprintf(" %s <- %s", registers[c.To], from)
		}
	}
	for _, b := range f.Blocks {
		line(b, "start", r.CopiesAtStart(b))
		line(b, "end", r.CopiesAtEnd(b))
	}
	return strings.Join(lines, "\n")
}

// TestCopiesLeft counts the copies that coalescing leaves over all modules, against those of phis that are isolated and
// no more.
func TestCopiesLeft(t *testing.T) {
	phis, naive, moves, constants := 0, 0, 0, 0
	for _, x := range corpus.All(t) {
		bin := irtest.Load(t, x)
		m := irtest.Read(t, bin)
		runPasses(t, m, pass.Options{}, ssa.SROA, ssa.Mem2Reg)
		facts := analysis.NewCache(m)
		for _, f := range m.Functions() {
			if len(f.Blocks) == 0 {
				continue
			}
			r := ssa.NewRegisters(facts, f, false)
			for _, b := range f.Blocks {
				for phi := range b.Phis() {
					phis++
					naive += phi.NumWords()/2 + 1
				}
				for _, c := range slices.Concat(r.CopiesAtStart(b), r.CopiesAtEnd(b)) {
					if c.From >= 0 {
						moves++
					} else {
						constants++
					}
				}
			}
		}
	}
	left := moves + constants
	t.Logf("%d phis, isolated with %d copies: %d are left (%.1f %%), %d of them of constants", phis, naive, left,
		100*float64(left)/float64(naive), constants)
	if 4*left > naive {
		t.Errorf("more than a quarter")
	}
}
