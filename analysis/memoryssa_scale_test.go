package analysis_test

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"hone/analysis"
	"hone/internal/cputime"
	"hone/internal/irtest"
	"hone/ir"
	"hone/spirv"
)

// memoryShapes are functions that invite work beyond their size, with n of something.
var memoryShapes = map[string]func(n int) string{
	"a chain of stores and loads of one variable": func(n int) string {
		return "%v = OpVariable %p Function\n" + irtest.Items(n, func(i int) string {
			return fmt.Sprintf("OpStore %%v %%n1\n%%x%d = OpLoad %%int %%v\n", i)
		}) + "OpReturn\n"
	},
	"a chain of stores to and loads of members of a buffer": func(n int) string {
		return irtest.Items(n, func(i int) string {
			return fmt.Sprintf("%%a%d = OpAccessChain %%pb %%buffer %%n0 %%n%d\nOpStore %%a%[1]d %%n1\n"+
				"%%x%[1]d = OpLoad %%int %%a%[1]d\n", i, i%2)
		}) + "OpReturn\n"
	},
	"stores to an array and loads behind all of them": func(n int) string {
		return irtest.Items(n, func(i int) string {
			return fmt.Sprintf("%%k%d = OpIAdd %%int %%n1 %%n1\n%%a%[1]d = OpAccessChain %%pb %%buffer %%n0 %%k%[1]d\n"+
				"OpStore %%a%[1]d %%n1\n", i)
		}) + irtest.Items(n, func(i int) string {
			return fmt.Sprintf("%%x%d = OpLoad %%int %%g\n%%y%[1]d = OpLoad %%int %%a%[1]d\n", i)
		}) + "OpReturn\n"
	},
	"variables": func(n int) string {
		return irtest.Items(n, func(i int) string { return fmt.Sprintf("%%v%d = OpVariable %%p Function\n", i) }) +
			"OpSelectionMerge %join None\nOpBranchConditional %p1 %then %join\n%then = OpLabel\n" +
			irtest.Items(n, func(i int) string { return fmt.Sprintf("OpStore %%v%d %%n1\n", i) }) +
			"OpBranch %join\n%join = OpLabel\n" +
			irtest.Items(n, func(i int) string { return fmt.Sprintf("%%x%d = OpLoad %%int %%v%[1]d\n", i) }) + "OpReturn\n"
	},
	"nested loops": func(n int) string {
		return "%v = OpVariable %p Function\n" + irtest.Items(n, func(i int) string {
			return fmt.Sprintf("OpBranch %%h%d\n%%h%[1]d = OpLabel\n%%x%[1]d = OpLoad %%int %%v\nOpStore %%g %%n1\n"+
				"OpLoopMerge %%m%[1]d %%c%[1]d None\nOpBranchConditional %%p1 %%b%[1]d %%m%[1]d\n%%b%[1]d = OpLabel\n", i)
		}) + fmt.Sprintf("OpStore %%v %%n1\nOpBranch %%c%d\n", n-1) + irtest.Items(n, func(k int) string {
			i := n - 1 - k
			return fmt.Sprintf("%%c%d = OpLabel\nOpBranch %%h%[1]d\n%%m%[1]d = OpLabel\n%%y%[1]d = OpLoad %%int %%v\n"+
				"%%z%[1]d = OpLoad %%int %%g\nOpBranch %[2]s\n",
				i, or(i == 0, "%end", fmt.Sprintf("%%c%d", i-1)))
		}) + "%end = OpLabel\nOpReturn\n"
	},
	"variables in nested loops": func(n int) string {
		return irtest.Items(n, func(i int) string { return fmt.Sprintf("%%v%d = OpVariable %%p Function\n", i) }) +
			irtest.Items(n, func(i int) string {
				return fmt.Sprintf("OpBranch %%h%d\n%%h%[1]d = OpLabel\n%%x%[1]d = OpLoad %%int %%v%[1]d\n"+
					"OpLoopMerge %%m%[1]d %%c%[1]d None\nOpBranchConditional %%p1 %%b%[1]d %%m%[1]d\n%%b%[1]d = OpLabel\n", i)
			}) + irtest.Items(n, func(i int) string { return fmt.Sprintf("OpStore %%v%d %%n1\n", i) }) +
			fmt.Sprintf("OpBranch %%c%d\n", n-1) + irtest.Items(n, func(k int) string {
			i := n - 1 - k
			return fmt.Sprintf("%%c%d = OpLabel\nOpBranch %%h%[1]d\n%%m%[1]d = OpLabel\nOpBranch %[2]s\n", i,
				or(i == 0, "%end", fmt.Sprintf("%%c%d", i-1)))
		}) + "%end = OpLabel\nOpReturn\n"
	},
}

func memoryShape(t *testing.T, name string, n int) *ir.Module {
	head := strings.Replace(largeHead, "%in\n", "%in\nOpDecorate %block Block\nOpDecorate %words ArrayStride 4\n"+
		"OpMemberDecorate %block 0 Offset 0\n", 1)
	types := largeTypes + "%words = OpTypeRuntimeArray %int\n%block = OpTypeStruct %words\n" +
		"%pbb = OpTypePointer StorageBuffer %block\n" +
		"%pb = OpTypePointer StorageBuffer %int\n%buffer = OpVariable %pbb StorageBuffer\n"
	return irtest.Text(t, head+types+"%main = OpFunction %void None %fn\n%entry = OpLabel\n"+memoryShapes[name](n)+
		"OpFunctionEnd\n")
}

// askMemory makes memory SSA of a function, and asks what each load reads and which stores are dead.
func askMemory(m *ir.Module) {
	c := analysis.NewCache(m)
	f := m.Functions()[0]
	g, memory := analysis.MemorySSA.Of(c, f), analysis.Memory.Of(c)
	for in := range f.Insts() {
		switch in.Op {
		case spirv.OpLoad:
			g.Clobber(g.Access(in), memory.Location(in.ID(0)))
		case spirv.OpStore:
			g.Dead(in)
		}
	}
}

// TestMemorySSAScale: four times the size is about four times the work. With HONE_SHAPE and HONE_SIZE it does one shape
// once, or only makes the module if HONE_SHAPE has a "-" before its name: so that machine instructions can be counted.
func TestMemorySSAScale(t *testing.T) {
	if name, only := strings.CutPrefix(os.Getenv("HONE_SHAPE"), "-"); name != "" {
		n, _ := strconv.Atoi(os.Getenv("HONE_SIZE"))
		if m := memoryShape(t, name, n); !only {
			askMemory(m)
		}
		return
	}
	limit := cputime.Limit(2 * time.Second)
	for name := range memoryShapes {
		n := 16000
		if strings.Contains(name, "loops") {
			n = 2000
		}
		m := memoryShape(t, name, n)
		start := cputime.Now()
		askMemory(m)
		if took := cputime.Since(start); took > limit {
			t.Errorf("%s takes %v", name, took)
		} else {
			t.Logf("%s: %v", name, took)
		}
	}
}
