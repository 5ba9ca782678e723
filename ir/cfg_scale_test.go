package ir_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"hone/internal/cputime"
	"hone/internal/irtest"
	"hone/ir"
	"hone/spirv"
)

// TestEditScale makes thousands of edits in one function: the limit is for more than the cost that is stated with
// each.
func TestEditScale(t *testing.T) {
	const head = `OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
%int = OpTypeInt 32 1
%bool = OpTypeBool
%n = OpConstant %int 1
%fn = OpTypeFunction %int %bool %int
%f = OpFunction %int None %fn
%p = OpFunctionParameter %bool
%i = OpFunctionParameter %int
%entry = OpLabel
`
	must := func(err error) {
		if err != nil {
			t.Helper()
			t.Fatal(err)
		}
	}
	breaks := "OpBranch %h\n%h = OpLabel\nOpLoopMerge %m %c None\nOpBranch %b0\n" + irtest.Items(5000, func(i int) string {
		return fmt.Sprintf("%%b%d = OpLabel\nOpBranchConditional %%p %%m %%b%d\n", i, i+1)
	}) + "%b5000 = OpLabel\nOpBranch %c\n%c = OpLabel\nOpBranchConditional %p %h %m\n%m = OpLabel\n%x = OpPhi %int %i %c" +
		irtest.Items(5000, func(i int) string {
			return fmt.Sprintf(" %%n %%b%d", i)
		}) + "\nOpReturnValue %x\n"
	// Many selections whose one target leads to a join of all of them.
	joins := irtest.Items(30_000, func(i int) string {
		return fmt.Sprintf("OpBranchConditional %%p %%join %%b%d\n%%b%[1]d = OpLabel\n", i)
	}) + "OpBranch %join\n%join = OpLabel\n" + irtest.Items(3, func(k int) string {
		return fmt.Sprintf("%%x%d = OpPhi %%int %%i %%b29999 %%n %%entry", k) + irtest.Items(29_999,
			func(i int) string { return fmt.Sprintf(" %%n %%b%d", i) }) + "\n"
	}) + "OpReturnValue %x0\n"
	removeJoins := func(together bool, order func(i int) int) func(f *ir.Function) {
		return func(f *ir.Function) {
			join := f.Blocks[len(f.Blocks)-1]
			remove := func() {
				for i := range 30_000 {
					must(f.Blocks[order(i)].RemoveEdge(join))
				}
			}
			if together {
				f.Batch(remove)
			} else {
				remove()
			}
		}
	}
	for _, test := range []struct {
		name, body string
		edit       func(f *ir.Function)
	}{
		{"a long block is split from its end",
			irtest.Items(20000, func(i int) string { return fmt.Sprintf("%%x%d = OpIAdd %%int %%i %%i\n", i) }) + "OpReturnValue %i\n",
			func(f *ir.Function) {
				b := f.Entry()
				for in := b.Terminator().Prev(); in != b.First(); {
					prev := in.Prev()
					_, err := b.SplitBefore(in)
					must(err)
					in = prev
				}
			}},
		{"a chain is merged", irtest.Items(20000, func(i int) string {
			return fmt.Sprintf("OpBranch %%b%d\n%%b%[1]d = "+
				"OpLabel\n", i)
		}) + "OpReturnValue %i\n",
			func(f *ir.Function) {
				for _, b := range f.Blocks[1:] {
					must(b.MergeIntoPred())
				}
			}},
		{"the breaks of one loop are split", breaks, func(f *ir.Function) {
			for _, b := range f.Blocks {
				if b.Terminator().Op == spirv.OpBranchConditional && b.LoopMerge() == nil {
					for s := range b.Succs() {
						if h := s.MergeOf(); h != nil && b != h.ContinueTarget() {
							_, err := b.SplitEdge(s)
							must(err)
							break
						}
					}
				}
			}
		}},
		{"the breaks of one loop are removed", breaks, func(f *ir.Function) {
			for _, b := range f.Blocks {
				if b.Terminator().Op == spirv.OpBranchConditional {
					for s := range b.Succs() {
						if s.MergeOf() != nil {
							must(b.RemoveEdge(s))
							break
						}
					}
				}
			}
		}},
		{"edges to one block are removed from the first on", joins, removeJoins(false, func(i int) int { return i })},
		{"edges to one block are removed from the last on", joins, removeJoins(false, func(i int) int { return 29_999 - i })},
		{"edges to one block are removed in any order", joins, removeJoins(true, func(i int) int { return i * 7919 % 30_000 })},
		{"the cases of a switch are split", "OpSelectionMerge %m None\nOpSwitch %i %m" + irtest.Items(5000,
			func(i int) string { return fmt.Sprintf(" %d %%b%[1]d", i) }) + "\n" +
			irtest.Items(5000, func(i int) string { return fmt.Sprintf("%%b%d = OpLabel\nOpBranch %%m\n", i) }) +
			"%m = OpLabel\nOpReturnValue %i\n",
			func(f *ir.Function) {
				for _, b := range f.Blocks[1:] {
					for _, p := range b.Preds() {
						_, err := p.SplitEdge(b)
						must(err)
						break
					}
				}
			}},
		{"continue constructs of nested loops", irtest.Items(3000, func(i int) string {
			return fmt.Sprintf("OpBranch %%h%d\n%%h%[1]d = OpLabel\nOpLoopMerge %%m%[1]d %%c%[1]d None\nOpBranch %%b%[1]d\n"+
				"%%b%[1]d = OpLabel\n", i)
		}) + "OpBranch %c2999\n" + irtest.Items(3000, func(i int) string {
			return fmt.Sprintf("%%c%d = OpLabel\nOpBranchConditional %%p %%h%[1]d %%m%[1]d\n%%m%[1]d = OpLabel\n", 2999-i) +
				map[bool]string{true: "OpReturnValue %i\n", false: fmt.Sprintf("OpBranch %%c%d\n", 2998-i)}[i == 2999]
		}), func(f *ir.Function) {
			for _, b := range f.Blocks {
				if b.LoopMerge() != nil {
					_, err := b.NewContinueTarget()
					must(err)
				}
			}
		}},
	} {
		t.Run(test.name, func(t *testing.T) {
			head := head
			if test.body == joins { // which no merge instruction declares
				head = strings.Replace(head, "Shader", "Kernel", 1)
			}
			m := irtest.Text(t, head+test.body+"OpFunctionEnd\n")
			start := cputime.Now()
			test.edit(m.Functions()[0])
			m.Sweep()
			d := cputime.Since(start)
			t.Logf("%v", d)
			if d > cputime.Limit(3*time.Second) {
				t.Errorf("took %v", d)
			}
			must(m.Verify())
		})
	}
}
