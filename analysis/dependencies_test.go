package analysis_test

import (
	"fmt"
	"testing"

	"hone/analysis"
	"hone/internal/irtest"
	"hone/ir"
	"hone/ir/build"
	"hone/spirv"
)

// TestEditsOfOneFunction edits one of many functions: facts about the others are the very same ones as before, and
// nothing about them is computed.
func TestEditsOfOneFunction(t *testing.T) {
	const n = 10000
	m := irtest.Text(t, largeHead+largeTypes+"%main = OpFunction %void None %fn\n%entry = OpLabel\n"+
		"%c = OpFunctionCall %void %f0\nOpReturn\nOpFunctionEnd\n"+
		irtest.Items(n, func(i int) string {
			call := ""
			if i%100 < 99 {
				call = fmt.Sprintf("%%c%d = OpFunctionCall %%void %%f%d\n", i, i+1)
			}
			return fmt.Sprintf("%%f%d = OpFunction %%void None %%fn\n%%e%[1]d = OpLabel\n%%v%[1]d = OpVariable %%p Function\n"+
				"%%x%[1]d = OpLoad %%int %%in\n"+
				"OpStore %%v%[1]d %%x%[1]d\n%%y%[1]d = OpLoad %%int %%v%[1]d\nOpStore %%g %%y%[1]d\n%[2]sOpReturn\nOpFunctionEnd\n",
				i, call)
		}))
	c := analysis.NewCache(m)
	computed := 0
	own := &analysis.FunctionFact[*int]{Name: "own",
		Compute: func(*analysis.Cache, *ir.Function) *int { computed++; return new(int) }}
	facts := []func(f *ir.Function) any{
		func(f *ir.Function) any { return own.Of(c, f) },
		func(f *ir.Function) any { return analysis.Dominators.Of(c, f) },
		func(f *ir.Function) any { return analysis.DenseIDs.Of(c, f) },
		func(f *ir.Function) any { return analysis.Uses.Of(c, f) },
		func(f *ir.Function) any { return analysis.Liveness.Of(c, f) },
		func(f *ir.Function) any { return analysis.Variables.Of(c, f) },
		func(f *ir.Function) any { return analysis.Uniformity.Of(c, f) },
		func(f *ir.Function) any { return analysis.MemorySSA.Of(c, f) },
	}
	all := func() (list []any) {
		for _, f := range m.Functions() {
			for _, ask := range facts {
				list = append(list, ask(f))
			}
		}
		return list
	}
	edited := m.Functions()[n/2]
	find := func(op spirv.Op) *ir.Inst {
		for in := range edited.Insts() {
			if in.Op == op {
				return in
			}
		}
		return nil
	}
	before := all()
	// What each edit makes void of the edited function.
	const facted = 8
	for _, x := range []struct {
		name string
		edit func()
		void [facted]bool
	}{
		{"a name", func() { m.SetName(find(spirv.OpLoad).Result, "x") }, [facted]bool{true}},
		{"another name", func() { m.SetName(find(spirv.OpLoad).Result, "y") }, [facted]bool{true}},
		{"a decoration", func() { m.Decorate(find(spirv.OpLoad).Result, spirv.DecorationRelaxedPrecision) },
			[facted]bool{true, false, false, false, false, true, true, true}},
		{"a constant", func() { m.Constants().Int(find(spirv.OpLoad).Type, 12345) }, [facted]bool{}},
		{"a computation", func() {
			load := find(spirv.OpLoad)
			build.After(load).IAdd(load.Type, load.Result, load.Result)
		}, [facted]bool{true, false, true, true, true, true, true, true}},
	} {
		computed = 0
		x.edit()
		now := all()
		for i := range now {
			f, k := m.Functions()[i/facted], i%facted
			if same := now[i] == before[i]; same == (f == edited && x.void[k]) {
				t.Fatalf("%s: fact %d about function %d of %d is kept: %v", x.name, k, f.Index, edited.Index, same)
			}
		}
		if computed > 1 {
			t.Errorf("%s: %d facts were computed", x.name, computed)
		}
		before = now
	}
	if err := c.Verify(); err != nil {
		t.Error(err)
	}
}
