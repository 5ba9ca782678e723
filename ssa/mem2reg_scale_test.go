package ssa_test

import (
	"fmt"
	"runtime"
	"strings"
	"testing"
	"time"

	"hone/internal/cputime"
	"hone/internal/irtest"
	"hone/pass"
	"hone/spirv"
	"hone/ssa"
)

// shape is a function whose number of variables and of blocks can be chosen.
type shape struct {
	name string
	body func(vars, blocks int) string
}

// shapes are the ones that are dear to some way of placing phis: long live ranges, many definitions, wide joins, deep
// nests, large dominance frontiers.
var shapes = []shape{
	// Every variable is live from the first block to the last and is stored to in three of them.
	{"live-everywhere", func(vars, blocks int) string {
		ifs := blocks / 3
		return storeAll(vars) + "OpBranch %b0\n" + irtest.Items(ifs, func(i int) string {
			stores := every(i, ifs, vars, func(k int) string {
				return fmt.Sprintf("OpStore %%v%d %%n1\nOpStore %%v%d %%n2\nOpStore %%v%d %%n3\n", k, (k*7+1)%vars, (k*31+5)%vars)
			})
			return numbered(i,
				"%b$i = OpLabel\nOpSelectionMerge %b$j None\nOpBranchConditional %p %t$i %e$i\n%t$i = OpLabel\n") +
				stores + numbered(i, "OpBranch %b$j\n%e$i = OpLabel\nOpBranch %b$j\n")
		}) + numbered(ifs, "%b$i = OpLabel\n") + useAll(vars)
	}},
	// One selection after the other, each with loads and stores of a few variables.
	{"diamonds", func(vars, blocks int) string {
		return storeAll(vars) + "%x = OpLoad %int %g\n" + irtest.Items(blocks, func(i int) string {
			v, w := fmt.Sprintf("%%v%d", i%vars), fmt.Sprintf("%%v%d", (i*7+3)%vars)
			return strings.NewReplacer("%v", v, "%w", w).Replace(numbered(i, `%l$i = OpLoad %int %v
%k$i = OpSGreaterThan %bool %l$i %x
OpSelectionMerge %m$i None
OpBranchConditional %k$i %t$i %e$i
%t$i = OpLabel
%a$i = OpLoad %int %w
%b$i = OpIAdd %int %a$i %n1
OpStore %v %b$i
OpBranch %m$i
%e$i = OpLabel
%c$i = OpLoad %int %v
%d$i = OpIMul %int %c$i %l$i
OpStore %w %d$i
OpBranch %m$i
%m$i = OpLabel
`))
		}) + useAll(vars)
	}},
	// As the first, inside of a loop.
	{"live-around-a-loop", func(vars, blocks int) string {
		ifs := blocks / 2
		return storeAll(vars) + "OpBranch %h\n%h = OpLabel\nOpLoopMerge %m %c None\nOpBranchConditional %p %b0 %m\n" +
			irtest.Items(ifs, func(i int) string {
				return numbered(i,
					"%b$i = OpLabel\nOpSelectionMerge %b$j None\nOpBranchConditional %p %t$i %b$j\n%t$i = OpLabel\n") +
					every(i, ifs, vars, func(k int) string {
						return numbered(k, "%x$i = OpLoad %int %v$i\n%y$i = OpIAdd %int %x$i %n1\n") +
							fmt.Sprintf("OpStore %%v%d %%y%d\n",
								(k*7+1)%vars, k)
					}) + numbered(i, "OpBranch %b$j\n")
			}) + numbered(ifs, "%b$i = OpLabel\nOpBranch %c\n%c = OpLabel\nOpBranch %h\n%m = OpLabel\n") + useAll(vars)
	}},
	// Each variable lives in a few blocks of one long loop.
	{"short-lives-in-a-loop", func(vars, blocks int) string {
		ifs := blocks / 3
		each := func(i int, text string) string {
			return every(i, ifs, vars, func(k int) string { return numbered(k, text) })
		}
		return "OpBranch %h\n%h = OpLabel\nOpLoopMerge %m %c None\nOpBranchConditional %p %b0 %m\n%b0 = OpLabel\n" +
			irtest.Items(ifs, func(i int) string {
				return numbered(i, "OpSelectionMerge %b$j None\nOpBranchConditional %p %t$i %e$i\n%t$i = OpLabel\n") +
					each(i, "%xt$i = OpLoad %int %g\nOpStore %v$i %xt$i\n") + numbered(i, "OpBranch %b$j\n%e$i = OpLabel\n") +
					each(i, "%xe$i = OpLoad %int %g\nOpStore %v$i %xe$i\n") + numbered(i, "OpBranch %b$j\n%b$j = OpLabel\n") +
					each(i, "%y$i = OpLoad %int %v$i\nOpStore %g %y$i\n")
			}) + "OpBranch %c\n%c = OpLabel\nOpBranch %h\n%m = OpLabel\nOpReturn\n"
	}},
	// A switch whose cases store to one variable each.
	{"switch", func(vars, blocks int) string {
		return storeAll(vars) + switchTo("%m", blocks, " $i %c$i") + irtest.Items(blocks, func(i int) string {
			return fmt.Sprintf("%%c%d = OpLabel\nOpStore %%v%d %%n2\nOpBranch %%m\n", i, i%vars)
		}) + "%m = OpLabel\n" + useAll(vars)
	}},
	// A switch all of whose cases are one block.
	{"switch-to-one-block", func(vars, blocks int) string {
		return storeAll(vars) + switchTo("%m", blocks, " $i %t") + "%t = OpLabel\n" +
			irtest.Repeat(0, vars, "OpStore %v$i %n2\n") + "OpBranch %m\n%m = OpLabel\n" + useAll(vars)
	}},
	// Loops that test first, one inside of the other.
	{"while-nest", func(vars, blocks int) string {
		return nest(vars, blocks/3, "OpBranchConditional %p %h$j %m$i\n",
			"%x$i = OpLoad %int %v$i\n%y$i = OpIAdd %int %x$i %n1\nOpStore %v$i %y$i\n", "OpBranch %h$i\n")
	}},
	// Loops that test last: the dominance frontiers are as large as the square of the depth.
	{"do-nest", func(vars, blocks int) string {
		return nest(vars, blocks/3, "OpBranch %h$j\n", "OpStore %v$i %n2\n", "OpBranchConditional %p %h$i %m$i\n")
	}},
	// One loop with many breaks, each after a store.
	{"breaks", func(vars, blocks int) string { return breaks(vars, blocks, "") + useAll(vars) }},
	// The same, and what is stored is of no use after the loop.
	{"breaks-of-local-variables", func(vars, blocks int) string {
		return breaks(vars, blocks, "%x$i = OpLoad %int %v\n") + "OpReturn\n"
	}},
	// A switch in a loop, each case of which leaves the loop: one block has it in its frontier through many edges.
	{"switch-of-breaks", func(vars, blocks int) string {
		return storeAll(vars) + "OpBranch %h\n%h = OpLabel\nOpLoopMerge %m %c None\nOpBranch %b\n%b = OpLabel\n" +
			irtest.Repeat(0, vars, "%x$i = OpLoad %int %v$i\nOpStore %v$i %n2\n") + switchTo("%e", blocks, " $i %c$i") +
			irtest.Repeat(0, blocks, "%c$i = OpLabel\nOpBranch %m\n") + "%e = OpLabel\nOpBranch %c\n" + lastBreak + "OpReturn\n"
	}},
}

func storeAll(vars int) string { return irtest.Repeat(0, vars, "OpStore %v$i %n1\n") }

func useAll(vars int) string {
	return "%r0 = OpLoad %int %v0\n" + irtest.Repeat(1, vars, "%q$i = OpLoad %int %v$i\n%r$i = OpIAdd %int %q$i %r$h\n") +
		numbered(vars-1, "OpStore %g %r$i\nOpReturn\n")
}

// numbered is one item of [irtest.Repeat].
func numbered(i int, item string) string { return irtest.Repeat(i, i+1, item) }

// every puts together the items from first on, each step-th, below limit.
func every(first, step, limit int, item func(k int) string) string {
	return irtest.Items((limit-first+step-1)/step, func(n int) string { return item(first + n*step) })
}

// switchTo ends a block by a switch with its merge block as default.
func switchTo(merge string, cases int, target string) string {
	return "%s = OpLoad %int %g\nOpSelectionMerge " + merge + " None\nOpSwitch %s " + merge + irtest.Repeat(0, cases,
		target) + "\n"
}

// nest has loops one inside of the other: what ends each header, what the innermost does with each variable, what ends
// each continue target.
func nest(vars, depth int, enter, inside, again string) string {
	return storeAll(vars) + "OpBranch %h0\n" + irtest.Repeat(0, depth, "%h$i = OpLabel\nOpLoopMerge %m$i %c$i None\n"+
		enter) +
		numbered(depth, "%h$i = OpLabel\n") + irtest.Repeat(0, vars, inside) +
		irtest.Items(depth, func(k int) string {
			return numbered(depth-1-k, "OpBranch %c$i\n%c$i = OpLabel\n"+again+"%m$i = OpLabel\n")
		}) + useAll(vars)
}

// breaks has one loop whose blocks each do something with their variable %v, store to it, and may leave the loop.
func breaks(vars, blocks int, something string) string {
	return storeAll(vars) + "OpBranch %h\n%h = OpLabel\nOpLoopMerge %m %c None\nOpBranch %b0\n" + irtest.Items(blocks,
		func(i int) string {
			text := numbered(i, "%b$i = OpLabel\n"+something+"OpStore %v %n2\nOpBranchConditional %p %m %b$j\n")
			return strings.ReplaceAll(text, "%v", fmt.Sprintf("%%v%d", i%vars))
		}) + numbered(blocks, "%b$i = OpLabel\nOpBranch %c\n") + lastBreak
}

const lastBreak = "%c = OpLabel\nOpBranchConditional %p %h %m\n%m = OpLabel\n"

func (s shape) binary(t testing.TB, vars, blocks int) *spirv.Binary {
	return irtest.Assemble(t, irtest.Compute+`
%void = OpTypeVoid
%bool = OpTypeBool
%int = OpTypeInt 32 1
%p = OpSpecConstantTrue %bool
%n1 = OpConstant %int 1
%n2 = OpConstant %int 2
%n3 = OpConstant %int 3
%fn = OpTypeFunction %void
%pint = OpTypePointer Function %int
%pprivate = OpTypePointer Private %int
%g = OpVariable %pprivate Private
%main = OpFunction %void None %fn
%entry = OpLabel
`+irtest.Repeat(0, vars, "%v$i = OpVariable %pint Function\n")+s.body(vars, blocks)+"OpFunctionEnd\n", "")
}

// TestMem2RegScale: ten thousand variables in ten thousand blocks take less than a second on a machine that does
// nothing else, and memory in proportion to the module, whatever their shape.
func TestMem2RegScale(t *testing.T) {
	const memory = 400 << 20
	limit := cputime.Limit(20 * time.Second)
	for _, s := range shapes {
		t.Run(s.name, func(t *testing.T) {
			bin := s.binary(t, 10000, 10000)
			m := irtest.Read(t, bin)
			var before, after runtime.MemStats
			runtime.ReadMemStats(&before)
			start := cputime.Now()
			runPasses(t, m, pass.Options{}, ssa.Mem2Reg)
			d := cputime.Since(start)
			runtime.ReadMemStats(&after)
			size := after.TotalAlloc - before.TotalAlloc
			if d > limit || size > memory {
				t.Errorf("took %v and %d MB", d, size>>20)
			}
			variables, phis, entries := 0, 0, 0
			for in := range m.Functions()[0].Insts() {
				switch in.Op {
				case spirv.OpVariable:
					variables++
				case spirv.OpPhi:
					phis++
					entries += in.NumWords() / 2
				}
			}
			t.Logf("%v, %d MB, %d variables stay, %d phis of %d entries", d, size>>20, variables, phis, entries)
			if limit := 4*len(bin.Words) + 100_000; entries > limit {
				t.Errorf("%d entries of phis for a module of %d words", entries, len(bin.Words))
			}
		})
	}
}

// BenchmarkMem2Reg runs mem2reg alone, on words that are in memory.
func BenchmarkMem2Reg(b *testing.B) {
	bench := func(s shape, vars, blocks int) {
		b.Run(fmt.Sprintf("%s/%d/%d", s.name, vars, blocks), func(b *testing.B) {
			bin := s.binary(b, vars, blocks)
			b.ReportAllocs()
			for b.Loop() {
				b.StopTimer()
				m := irtest.Read(b, bin)
				b.StartTimer()
				if _, err := pass.Of(ssa.Mem2Reg).Run(m, pass.Options{}); err != nil {
					b.Fatal(err)
				}
				b.StopTimer()
				m.Release()
				b.StartTimer()
			}
		})
	}
	for _, s := range shapes {
		if s.name == "diamonds" {
			bench(s, 32, 4000)
			bench(s, 32, 16000)
		}
		bench(s, 1000, 1000)
		bench(s, 10000, 10000)
	}
}
