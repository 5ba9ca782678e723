package ssa_test

import (
	"fmt"
	"runtime"
	"strings"
	"testing"
	"time"

	"hone/internal/cputime"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
	"hone/spirv/asm"
	"hone/ssa"
)

// shape is a function whose number of variables and of blocks can be chosen.
type shape struct {
	name string
	make func(b *strings.Builder, vars, blocks int)
}

// shapes are the ones that are dear to some way of placing phis: long live ranges, many definitions, wide joins, deep
// nests, large dominance frontiers.
var shapes = []shape{
	// Every variable is live from the first block to the last and is stored to in three of them.
	{"live-everywhere", func(b *strings.Builder, vars, blocks int) {
		storeAll(b, vars)
		fmt.Fprintf(b, "OpBranch %%b0\n")
		ifs := blocks / 3
		for i := range ifs {
			fmt.Fprintf(b, "%%b%d = OpLabel\nOpSelectionMerge %%b%d None\nOpBranchConditional %%p %%t%[1]d %%e%[1]d\n%%t%[1]d = OpLabel\n", i, i+1)
			for k := i; k < vars; k += ifs {
				fmt.Fprintf(b, "OpStore %%v%d %%n1\nOpStore %%v%d %%n2\nOpStore %%v%d %%n3\n", k, (k*7+1)%vars, (k*31+5)%vars)
			}
			fmt.Fprintf(b, "OpBranch %%b%d\n%%e%d = OpLabel\nOpBranch %%b%[1]d\n", i+1, i)
		}
		fmt.Fprintf(b, "%%b%d = OpLabel\n", ifs)
		useAll(b, vars)
	}},
	// One selection after the other, each with loads and stores of a few variables.
	{"diamonds", func(b *strings.Builder, vars, blocks int) {
		storeAll(b, vars)
		b.WriteString("%x = OpLoad %int %g\n")
		for i := range blocks {
			v, w := i%vars, (i*7+3)%vars
			fmt.Fprintf(b, "%%l%d = OpLoad %%int %%v%d\n%%k%[1]d = OpSGreaterThan %%bool %%l%[1]d %%x\n", i, v)
			fmt.Fprintf(b, "OpSelectionMerge %%m%d None\nOpBranchConditional %%k%[1]d %%t%[1]d %%e%[1]d\n", i)
			fmt.Fprintf(b, "%%t%d = OpLabel\n%%a%[1]d = OpLoad %%int %%v%d\n%%b%[1]d = OpIAdd %%int %%a%[1]d %%n1\nOpStore %%v%d %%b%[1]d\nOpBranch %%m%[1]d\n", i, w, v)
			fmt.Fprintf(b, "%%e%d = OpLabel\n%%c%[1]d = OpLoad %%int %%v%d\n%%d%[1]d = OpIMul %%int %%c%[1]d %%l%[1]d\nOpStore %%v%d %%d%[1]d\nOpBranch %%m%[1]d\n", i, v, w)
			fmt.Fprintf(b, "%%m%d = OpLabel\n", i)
		}
		useAll(b, vars)
	}},
	// As the first, inside of a loop.
	{"live-around-a-loop", func(b *strings.Builder, vars, blocks int) {
		storeAll(b, vars)
		fmt.Fprintf(b, "OpBranch %%h\n%%h = OpLabel\nOpLoopMerge %%m %%c None\nOpBranchConditional %%p %%b0 %%m\n")
		ifs := blocks / 2
		for i := range ifs {
			fmt.Fprintf(b, "%%b%d = OpLabel\nOpSelectionMerge %%b%d None\nOpBranchConditional %%p %%t%[1]d %%b%[2]d\n%%t%[1]d = OpLabel\n", i, i+1)
			for k := i; k < vars; k += ifs {
				fmt.Fprintf(b, "%%x%d = OpLoad %%int %%v%[1]d\n%%y%[1]d = OpIAdd %%int %%x%[1]d %%n1\nOpStore %%v%d %%y%[1]d\n", k, (k*7+1)%vars)
			}
			fmt.Fprintf(b, "OpBranch %%b%d\n", i+1)
		}
		fmt.Fprintf(b, "%%b%d = OpLabel\nOpBranch %%c\n%%c = OpLabel\nOpBranch %%h\n%%m = OpLabel\n", ifs)
		useAll(b, vars)
	}},
	// Each variable lives in a few blocks of one long loop.
	{"short-lives-in-a-loop", func(b *strings.Builder, vars, blocks int) {
		b.WriteString("OpBranch %h\n%h = OpLabel\nOpLoopMerge %m %c None\nOpBranchConditional %p %b0 %m\n%b0 = OpLabel\n")
		ifs := blocks / 3
		for i := range ifs {
			fmt.Fprintf(b, "OpSelectionMerge %%b%d None\nOpBranchConditional %%p %%t%d %%e%[2]d\n", i+1, i)
			for _, arm := range []string{"t", "e"} {
				fmt.Fprintf(b, "%%%s%d = OpLabel\n", arm, i)
				for k := i; k < vars; k += ifs {
					fmt.Fprintf(b, "%%x%s%d = OpLoad %%int %%g\nOpStore %%v%[2]d %%x%[1]s%[2]d\n", arm, k)
				}
				fmt.Fprintf(b, "OpBranch %%b%d\n", i+1)
			}
			fmt.Fprintf(b, "%%b%d = OpLabel\n", i+1)
			for k := i; k < vars; k += ifs {
				fmt.Fprintf(b, "%%y%d = OpLoad %%int %%v%[1]d\nOpStore %%g %%y%[1]d\n", k)
			}
		}
		b.WriteString("OpBranch %c\n%c = OpLabel\nOpBranch %h\n%m = OpLabel\nOpReturn\n")
	}},
	// A switch whose cases store to one variable each.
	{"switch", func(b *strings.Builder, vars, blocks int) {
		storeAll(b, vars)
		fmt.Fprintf(b, "%%s = OpLoad %%int %%g\nOpSelectionMerge %%m None\nOpSwitch %%s %%m")
		for i := range blocks {
			fmt.Fprintf(b, " %d %%c%[1]d", i)
		}
		b.WriteString("\n")
		for i := range blocks {
			fmt.Fprintf(b, "%%c%d = OpLabel\nOpStore %%v%d %%n2\nOpBranch %%m\n", i, i%vars)
		}
		fmt.Fprintf(b, "%%m = OpLabel\n")
		useAll(b, vars)
	}},
	// A switch all of whose cases are one block.
	{"switch-to-one-block", func(b *strings.Builder, vars, blocks int) {
		storeAll(b, vars)
		fmt.Fprintf(b, "%%s = OpLoad %%int %%g\nOpSelectionMerge %%m None\nOpSwitch %%s %%m")
		for i := range blocks {
			fmt.Fprintf(b, " %d %%t", i)
		}
		b.WriteString("\n%t = OpLabel\n")
		for i := range vars {
			fmt.Fprintf(b, "OpStore %%v%d %%n2\n", i)
		}
		fmt.Fprintf(b, "OpBranch %%m\n%%m = OpLabel\n")
		useAll(b, vars)
	}},
	// Loops that test first, one inside of the other.
	{"while-nest", func(b *strings.Builder, vars, blocks int) {
		storeAll(b, vars)
		depth := blocks / 3
		fmt.Fprintf(b, "OpBranch %%h0\n")
		for i := range depth {
			fmt.Fprintf(b, "%%h%d = OpLabel\nOpLoopMerge %%m%[1]d %%c%[1]d None\nOpBranchConditional %%p %%h%[2]d %%m%[1]d\n", i, i+1)
		}
		fmt.Fprintf(b, "%%h%d = OpLabel\n", depth)
		for i := range vars {
			fmt.Fprintf(b, "%%x%d = OpLoad %%int %%v%[1]d\n%%y%[1]d = OpIAdd %%int %%x%[1]d %%n1\nOpStore %%v%[1]d %%y%[1]d\n", i)
		}
		fmt.Fprintf(b, "OpBranch %%c%d\n", depth-1)
		for i := depth - 1; i >= 0; i-- {
			fmt.Fprintf(b, "%%c%d = OpLabel\nOpBranch %%h%[1]d\n%%m%[1]d = OpLabel\n", i)
			if i > 0 {
				fmt.Fprintf(b, "OpBranch %%c%d\n", i-1)
			}
		}
		useAll(b, vars)
	}},
	// Loops that test last: the dominance frontiers are as large as the square of the depth.
	{"do-nest", func(b *strings.Builder, vars, blocks int) {
		storeAll(b, vars)
		depth := blocks / 3
		fmt.Fprintf(b, "OpBranch %%h0\n")
		for i := range depth {
			fmt.Fprintf(b, "%%h%d = OpLabel\nOpLoopMerge %%m%[1]d %%c%[1]d None\nOpBranch %%h%[2]d\n", i, i+1)
		}
		fmt.Fprintf(b, "%%h%d = OpLabel\n", depth)
		for i := range vars {
			fmt.Fprintf(b, "OpStore %%v%d %%n2\n", i)
		}
		fmt.Fprintf(b, "OpBranch %%c%d\n", depth-1)
		for i := depth - 1; i >= 0; i-- {
			fmt.Fprintf(b, "%%c%d = OpLabel\nOpBranchConditional %%p %%h%[1]d %%m%[1]d\n%%m%[1]d = OpLabel\n", i)
			if i > 0 {
				fmt.Fprintf(b, "OpBranch %%c%d\n", i-1)
			}
		}
		useAll(b, vars)
	}},
	// One loop with many breaks, each after a store.
	{"breaks", func(b *strings.Builder, vars, blocks int) {
		storeAll(b, vars)
		fmt.Fprintf(b, "OpBranch %%h\n%%h = OpLabel\nOpLoopMerge %%m %%c None\nOpBranch %%b0\n")
		for i := range blocks {
			fmt.Fprintf(b, "%%b%d = OpLabel\nOpStore %%v%d %%n2\nOpBranchConditional %%p %%m %%b%d\n", i, i%vars, i+1)
		}
		fmt.Fprintf(b, "%%b%d = OpLabel\nOpBranch %%c\n%%c = OpLabel\nOpBranchConditional %%p %%h %%m\n%%m = OpLabel\n", blocks)
		useAll(b, vars)
	}},
	// The same, and what is stored is of no use behind the loop.
	{"breaks-of-local-variables", func(b *strings.Builder, vars, blocks int) {
		storeAll(b, vars)
		fmt.Fprintf(b, "OpBranch %%h\n%%h = OpLabel\nOpLoopMerge %%m %%c None\nOpBranch %%b0\n")
		for i := range blocks {
			fmt.Fprintf(b, "%%b%d = OpLabel\n%%x%[1]d = OpLoad %%int %%v%d\nOpStore %%v%[2]d %%n2\nOpBranchConditional %%p %%m %%b%[3]d\n", i, i%vars, i+1)
		}
		fmt.Fprintf(b, "%%b%d = OpLabel\nOpBranch %%c\n%%c = OpLabel\nOpBranchConditional %%p %%h %%m\n%%m = OpLabel\nOpReturn\n", blocks)
	}},
	// A switch in a loop, each case of which leaves the loop: one block has it in its frontier through many edges.
	{"switch-of-breaks", func(b *strings.Builder, vars, blocks int) {
		storeAll(b, vars)
		fmt.Fprintf(b, "OpBranch %%h\n%%h = OpLabel\nOpLoopMerge %%m %%c None\nOpBranch %%b\n%%b = OpLabel\n")
		for i := range vars {
			fmt.Fprintf(b, "%%x%d = OpLoad %%int %%v%[1]d\nOpStore %%v%[1]d %%n2\n", i)
		}
		fmt.Fprintf(b, "%%s = OpLoad %%int %%g\nOpSelectionMerge %%e None\nOpSwitch %%s %%e")
		for i := range blocks {
			fmt.Fprintf(b, " %d %%c%[1]d", i)
		}
		b.WriteString("\n")
		for i := range blocks {
			fmt.Fprintf(b, "%%c%d = OpLabel\nOpBranch %%m\n", i)
		}
		fmt.Fprintf(b, "%%e = OpLabel\nOpBranch %%c\n%%c = OpLabel\nOpBranchConditional %%p %%h %%m\n%%m = OpLabel\nOpReturn\n")
	}},
}

func storeAll(b *strings.Builder, vars int) {
	for i := range vars {
		fmt.Fprintf(b, "OpStore %%v%d %%n1\n", i)
	}
}

func useAll(b *strings.Builder, vars int) {
	b.WriteString("%r0 = OpLoad %int %v0\n")
	for i := 1; i < vars; i++ {
		fmt.Fprintf(b, "%%q%d = OpLoad %%int %%v%[1]d\n%%r%[1]d = OpIAdd %%int %%q%[1]d %%r%[2]d\n", i, i-1)
	}
	fmt.Fprintf(b, "OpStore %%g %%r%d\nOpReturn\n", vars-1)
}

func (s shape) binary(t testing.TB, vars, blocks int) *spirv.Binary {
	var b strings.Builder
	b.WriteString(`
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
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
`)
	for i := range vars {
		fmt.Fprintf(&b, "%%v%d = OpVariable %%pint Function\n", i)
	}
	s.make(&b, vars, blocks)
	b.WriteString("OpFunctionEnd\n")
	bin, err := asm.Assemble([]byte(b.String()), asm.AssembleOptions{})
	if err != nil {
		t.Fatal(err)
	}
	return bin
}

// TestMem2RegScale: ten thousand variables in ten thousand blocks take less than a second on a machine that does nothing
// else, and memory in proportion to the module, whatever their shape.
func TestMem2RegScale(t *testing.T) {
	const limit, memory = 20 * time.Second, 400 << 20
	for _, s := range shapes {
		t.Run(s.name, func(t *testing.T) {
			bin := s.binary(t, 10000, 10000)
			m, err := ir.Read(bin)
			if err != nil {
				t.Fatal(err)
			}
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
	registry, err := pass.NewRegistry(ssa.Mem2Reg)
	if err != nil {
		b.Fatal(err)
	}
	pipeline, err := registry.Parse("mem2reg")
	if err != nil {
		b.Fatal(err)
	}
	bench := func(s shape, vars, blocks int) {
		b.Run(fmt.Sprintf("%s/%d/%d", s.name, vars, blocks), func(b *testing.B) {
			bin := s.binary(b, vars, blocks)
			b.ReportAllocs()
			for b.Loop() {
				b.StopTimer()
				m, err := ir.Read(bin)
				if err != nil {
					b.Fatal(err)
				}
				b.StartTimer()
				if _, err := pipeline.Run(m, pass.Options{}); err != nil {
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
