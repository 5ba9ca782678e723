package pass_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"hone/analysis"
	"hone/internal/irtest"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// callsText returns a module of functions of which function i calls those in calls[i].
func callsText(calls [][]int) string {
	var b strings.Builder
	b.WriteString("OpCapability Shader\nOpCapability Linkage\nOpMemoryModel Logical GLSL450\n%void = OpTypeVoid\n" +
		"%fn = OpTypeFunction %void\n")
	for i, callees := range calls {
		fmt.Fprintf(&b, "%%f%d = OpFunction %%void None %%fn\n%%b%d = OpLabel\n", i, i)
		for k, callee := range callees {
			fmt.Fprintf(&b, "%%c%d_%d = OpFunctionCall %%void %%f%d\n", i, k, callee)
		}
		b.WriteString("OpReturn\nOpFunctionEnd\n")
	}
	return b.String()
}

// visits returns the indices of functions in the order in which a pass sees them.
func visits(t *testing.T, m *ir.Module) (list []int) {
	p := pass.ForFunctions("visit", "", func(c *pass.Context, f *ir.Function) bool {
		list = append(list, f.Index)
		return false
	})
	if _, err := pass.Of(p).Run(m, pass.Options{Check: true}); err != nil {
		t.Fatal(err)
	}
	return list
}

// TestCalleesFirst: every function is visited once, behind those that it calls if they do not lead back to it.
func TestCalleesFirst(t *testing.T) {
	for _, c := range []struct {
		calls [][]int
		want  []int
	}{
		{[][]int{{}}, []int{0}},
		{[][]int{{1}, {2}, {}}, []int{2, 1, 0}},
		{[][]int{{}, {0}, {1, 0}}, []int{0, 1, 2}},
		{[][]int{{2, 1}, {3}, {3}, {}}, []int{3, 2, 1, 0}},
		{[][]int{{0}, {}}, []int{0, 1}},
		{[][]int{{1}, {2}, {0}}, []int{2, 1, 0}},
	} {
		if got := visits(t, irtest.Text(t, callsText(c.calls))); !slices.Equal(got, c.want) {
			t.Errorf("%v: visited in the order %v, want %v", c.calls, got, c.want)
		}
	}
	r := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		n := 1 + r.IntN(12)
		calls := make([][]int, n)
		reaches := make([][]bool, n)
		for i := range calls {
			reaches[i] = make([]bool, n)
			for range r.IntN(4) {
				callee := r.IntN(n)
				calls[i] = append(calls[i], callee)
				reaches[i][callee] = true
			}
		}
		for k := range n { // Warshall
			for i := range n {
				for j := range n {
					reaches[i][j] = reaches[i][j] || reaches[i][k] && reaches[k][j]
				}
			}
		}
		got := visits(t, irtest.Text(t, callsText(calls)))
		place := make([]int, n)
		for at, i := range got {
			place[i] = at + 1
		}
		for i, callees := range calls {
			for _, callee := range callees {
				if len(got) != n || place[i] == 0 || !reaches[callee][i] && place[callee] > place[i] {
					t.Fatalf("%v: visited in the order %v", calls, got)
				}
			}
		}
	}
}

// TestCalleesFirstAfterEdits: a function that a pass for modules moves calls to is seen in its new place.
func TestCalleesFirstAfterEdits(t *testing.T) {
	m := irtest.Text(t, callsText([][]int{{1}, {2}, {}}))
	var seen [][]int
	visit := pass.ForFunctions("visit", "", func(c *pass.Context, f *ir.Function) bool {
		seen[len(seen)-1] = append(seen[len(seen)-1], f.Index)
		return false
	})
	next := pass.ForModule("next", "", func(c *pass.Context) bool { seen = append(seen, nil); return false })
	turn := pass.ForModule("turn", "", func(c *pass.Context) bool {
		for i, f := range c.Module.Functions()[:2] { // 0 calls 2, and 1 calls 0
			call := f.Blocks[0].First().Next()
			call.SetID(0, c.Module.Functions()[[]int{2, 0}[i]].Result())
		}
		return true
	})
	if _, err := pass.Of(next, visit, turn, next, visit).Run(m, pass.Options{Check: true}); err != nil {
		t.Fatal(err)
	}
	if want := [][]int{{2, 1, 0}, {2, 0, 1}}; !slices.EqualFunc(seen, want, slices.Equal) {
		t.Errorf("visited in the orders %v, want %v", seen, want)
	}
}

// TestAskedAgain: in fix(...) a pass is asked again for a function where one that this calls was edited, if the pass
// asked for facts that may depend on that; and not for others.
func TestAskedAgain(t *testing.T) {
	for _, asks := range []bool{false, true} {
		m := irtest.Text(t, callsText([][]int{{1}, {2}, {}, {}}))
		var seen []int
		visit := pass.ForFunctions("visit", "", func(c *pass.Context, f *ir.Function) bool {
			if asks {
				analysis.Memory.Of(c)
			}
			seen = append(seen, f.Index)
			return false
		})
		edits := 0
		edit := pass.ForFunctions("edit", "", func(c *pass.Context, f *ir.Function) bool {
			if f.Index != 2 || edits == 1 {
				return false
			}
			edits++
			c.AtEnd(f.Blocks[0]).Undef(c.Types().Int(32, false))
			return true
		})
		if _, err := pass.Of(visit, edit).Fix().Run(m, pass.Options{Check: true}); err != nil {
			t.Fatal(err)
		}
		want := []int{2, 1, 0, 3, 2}
		if asks {
			want = append(want, 1, 0)
		}
		if !slices.Equal(seen, want) {
			t.Errorf("asks %v: visited %v, want %v", asks, seen, want)
		}
	}
}

// TestAskedAgainThroughNewCalls: the calls that a pass makes count too.
func TestAskedAgainThroughNewCalls(t *testing.T) {
	m := irtest.Text(t, callsText([][]int{{}, {}}))
	visits := 0
	visit := pass.ForFunctions("visit", "", func(c *pass.Context, f *ir.Function) bool {
		analysis.Memory.Of(c)
		if f.Index == 0 {
			visits++
		}
		return false
	})
	calls, edits := 0, 0
	edit := pass.ForFunctions("edit", "", func(c *pass.Context, f *ir.Function) bool {
		switch {
		case f.Index == 0 && calls == 0: // now 0 calls 1
			calls++
			c.AtEnd(f.Blocks[0]).FunctionCall(f.Def.Type, c.Module.Functions()[1].Result())
			return true
		case f.Index == 1 && edits < 2: // which is edited in this round and the next one
			edits++
			c.AtEnd(f.Blocks[0]).Undef(c.Types().Int(32, false))
			return true
		}
		return false
	})
	if _, err := pass.Of(visit, edit).Fix().Run(m, pass.Options{Check: true}); err != nil {
		t.Fatal(err)
	}
	if visits != 3 {
		t.Errorf("the caller was seen %d times, want 3: at first, after its own edit, and after that of its callee", visits)
	}
}

// TestLastFunction: what was known of the calls of functions that are gone does not matter to the only one left.
func TestLastFunction(t *testing.T) {
	m := irtest.Text(t, callsText([][]int{{1}, {}}))
	visit := pass.ForFunctions("visit", "", func(c *pass.Context, f *ir.Function) bool {
		analysis.Memory.Of(c)
		return false
	}, pass.Idempotent)
	remove := pass.ForModule("remove", "", func(c *pass.Context) bool {
		f := c.Module.Functions()[1]
		if !c.Transform() {
			return false
		}
		for in := range c.Module.Functions()[0].Insts() {
			if in.Op == spirv.OpFunctionCall {
				in.Remove()
			}
		}
		f.Remove()
		return true
	})
	edits := 0
	edit := pass.ForFunctions("edit", "", func(c *pass.Context, f *ir.Function) bool {
		if edits++; edits > 1 {
			return false
		}
		c.Types().Int(32, false) // which is no edit of the function
		return true
	})
	r, err := pass.NewRegistry(visit, remove, edit)
	if err != nil {
		t.Fatal(err)
	}
	p, err := r.Parse("visit,remove,fix(visit,edit)")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Run(m, pass.Options{Check: true}); err != nil {
		t.Fatal(err)
	}
}
