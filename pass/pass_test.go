package pass_test

import (
	"errors"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"hone/analysis"
	"hone/internal/irtest"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

func nothing(name string) *pass.Pass {
	return pass.ForModule(name, "", func(*pass.Context) bool { return false })
}

func registry(t *testing.T, passes ...*pass.Pass) *pass.Registry {
	t.Helper()
	r, err := pass.NewRegistry(passes...)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

const text = `
OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
%void = OpTypeVoid
%int = OpTypeInt 32 1
%n1 = OpConstant %int 1
%fn = OpTypeFunction %int %int
%f = OpFunction %int None %fn
%a = OpFunctionParameter %int
%entry = OpLabel
%x1 = OpIAdd %int %a %n1
%x2 = OpIAdd %int %x1 %n1
%x3 = OpIAdd %int %x2 %n1
%x4 = OpIAdd %int %x3 %n1
OpReturnValue %x4
OpFunctionEnd
%g = OpFunction %int None %fn
%b = OpFunctionParameter %int
%body = OpLabel
OpReturnValue %b
OpFunctionEnd
`

// oneLess replaces the first addition that is left by its operand.
var oneLess = pass.ForFunctions("one-less", "", func(c *pass.Context, f *ir.Function) bool {
	for in := range f.Insts() {
		if in.Op == spirv.OpIAdd {
			if !c.Transform() {
				return false
			}
			c.Remark(in.Result, "gone: %s", in.Op)
			c.Module.ReplaceAndRemove(in, in.ID(0))
			return true
		}
	}
	return false
})

func additions(m *ir.Module) (n int) {
	for in := range m.Functions()[0].Insts() {
		if in.Op == spirv.OpIAdd {
			n++
		}
	}
	return n
}

func TestParse(t *testing.T) {
	r := registry(t, nothing("mem2reg"), nothing("simplify"), nothing("dce"), nothing("a-b-2"))
	for text, want := range map[string]string{
		"mem2reg":                   "mem2reg",
		" mem2reg ,\n\tdce ":        "mem2reg,dce",
		"fix(dce)":                  "fix(dce)",
		"fix ( dce , a-b-2 ) , dce": "fix(dce,a-b-2),dce",
		"fix(fix(dce),mem2reg),dce": "fix(fix(dce),mem2reg),dce",
		strings.Repeat("fix(", 8) + "dce" + strings.Repeat(")", 8): strings.Repeat("fix(", 8) + "dce" + strings.Repeat(")", 8),
	} {
		p, err := r.Parse(text)
		if err != nil {
			t.Errorf("%q: %v", text, err)
			continue
		}
		if p.String() != want {
			t.Errorf("%q: %s", text, p)
		}
		if again, err := r.Parse(p.String()); err != nil || again.String() != want {
			t.Errorf("%q: what String returns is read as %v, %v", text, again, err)
		}
	}
}

func TestParseErrors(t *testing.T) {
	r := registry(t, nothing("mem2reg"), nothing("simplify"), nothing("dce"))
	nested := strings.Repeat("fix(", 9) + "dce" + strings.Repeat(")", 9)
	for text, want := range map[string]string{
		"":              `pipeline "": column 1: a pass name is missing`,
		"dce,":          `pipeline "dce,": column 5: a pass name is missing`,
		",dce":          `pipeline ",dce": column 1: a pass name is missing`,
		"fix()":         `pipeline "fix()": column 5: a pass name is missing`,
		"fix(dce":       `pipeline "fix(dce": column 8: ) is missing`,
		"dce)":          `pipeline "dce)": column 4: unexpected ')'`,
		"dce simplify":  `pipeline "dce simplify": column 5: unexpected 's'`,
		"dce(simplify)": `pipeline "dce(simplify)": column 5: pass dce has no parameters, and only fix(...) is followed by passes in parentheses`,
		"fix":           `pipeline "fix": column 1: fix is followed by passes in parentheses, such as fix(simplify,dce)`,
		"fx(mem2reg)":   `pipeline "fx(mem2reg)": column 1: only fix is followed by passes in parentheses, not "fx"; did you mean fix(...)?`,
		"unroll(dce)":   `pipeline "unroll(dce)": column 1: no pass is named "unroll"`,
		"c":             `pipeline "c": column 1: no pass is named "c"`,
		"mem2rge":       `pipeline "mem2rge": column 1: no pass is named "mem2rge"; did you mean "mem2reg"?`,
		"dce, simplfy":  `pipeline "dce, simplfy": column 6: no pass is named "simplfy"; did you mean "simplify"?`,
		"unroll":        `pipeline "unroll": column 1: no pass is named "unroll"`,
		nested:          `pipeline "` + nested + `": column 33: fix is nested more than 8 deep`,
	} {
		_, err := r.Parse(text)
		if err == nil || err.Error() != want {
			t.Errorf("%q:\n got %v\nwant %s", text, err, want)
		}
	}
}

func TestRegistryErrors(t *testing.T) {
	for _, name := range []string{"", "fix", "Upper", "a b", "a,b", "a(b", "ä"} {
		want := fmt.Sprintf("pass name %q: want lower-case words and digits joined by -", name)
		if _, err := pass.NewRegistry(nothing(name)); err == nil || err.Error() != want {
			t.Errorf("%q: %v", name, err)
		}
	}
	if _, err := pass.NewRegistry(nothing("a"), nothing("b"), nothing("a")); err == nil ||
		err.Error() != `two passes are named "a"` {
		t.Errorf("twice: %v", err)
	}
	r := registry(t, nothing("b"), nothing("a"))
	if p := r.Passes(); len(p) != 2 || p[0].Name != "b" || r.Lookup("a") != p[1] || r.Lookup("c") != nil {
		t.Error("passes are not kept in their order")
	}
}

func TestPipelines(t *testing.T) {
	a, b := nothing("a"), nothing("b")
	p := pass.Of(a, b).Fix().Then(pass.Of(a), pass.Of(b).Fix())
	if p.String() != "fix(a,b),a,fix(b)" {
		t.Error(p)
	}
}

// TestSameWords: what a pass that says that it changed nothing may do is to ask for ids.
func TestSameWords(t *testing.T) {
	ids := pass.ForModule("ids", "", func(c *pass.Context) bool { c.Module.NewID(); return false })
	m := irtest.Text(t, text)
	if changed, err := pass.Of(oneLess, ids).Run(m, pass.Options{Check: true}); !changed || err != nil {
		t.Errorf("%v, %v", changed, err)
	}
}

func TestBisectLimit(t *testing.T) {
	for limit, want := range []int{0, 3, 2, 1, 0, 0} { // by the limit; 0 is none
		m := irtest.Text(t, text)
		if _, err := pass.Of(oneLess).Fix().Run(m, pass.Options{BisectLimit: limit, Check: true}); err != nil {
			t.Fatal(err)
		}
		if n := additions(m); n != want {
			t.Errorf("limit %d: %d additions left, want %d", limit, n, want)
		}
	}
}

// TestYAML: remarks as documents that LLVM's tools read, also with what quotes have to keep.
func TestYAML(t *testing.T) {
	r := pass.Remark{Pass: "inline(limit=3)", ID: 7, Name: "it's", Text: "stays: a\nb", At: 9, File: "a.comp", Line: 3,
		Column: 5, Function: "main"}
	const want = `--- !Missed
Pass:            'inline(limit=3)'
Name:            Missed
DebugLoc:        { File: 'a.comp', Line: 3, Column: 5 }
Function:        'main'
Args:
  - String:          "stays: a\nb"
  - Value:           '%7 it''s'
  - Reason:          '%9'
  - Module:          'a.spv'
...
`
	if got := string(r.AppendYAML(nil, "a.spv")); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	r = pass.Remark{Pass: "dce", Text: "2 transformations", Done: true}
	if got := string(r.AppendYAML(nil, "a.spv")); !strings.HasPrefix(got, "--- !Passed\n") ||
		strings.Contains(got, "DebugLoc") || strings.Contains(got, "Value:") {
		t.Errorf("got\n%s", got)
	}
}

// TestDone: who asks for it is told of each run that changed a function, and of what passes say by themselves.
func TestDone(t *testing.T) {
	m := irtest.Text(t, text)
	var done []string
	says := pass.ForModule("says", "", func(c *pass.Context) bool { c.Done(0, "%s", "so"); return false })
	if _, err := pass.Of(oneLess, says).Run(m, pass.Options{Done: func(r pass.Remark) {
		if !r.Done {
			t.Errorf("%v was not done", r)
		}
		done = append(done, r.String())
	}}); err != nil {
		t.Fatal(err)
	}
	if len(done) != 2 || !strings.Contains(done[0], "one-less: %") || !strings.Contains(done[0], " -> ") ||
		done[1] != "says: so" {
		t.Errorf("%q", done)
	}
}

func TestRemarks(t *testing.T) {
	m := irtest.Text(t, text)
	var remarks []string
	id := m.Functions()[0].Entry().First().Next().Result
	if _, err := pass.Of(oneLess).Run(m,
		pass.Options{Remark: func(r pass.Remark) { remarks = append(remarks, r.String()) }}); err != nil {
		t.Fatal(err)
	}
	if want := []string{fmt.Sprintf("one-less: %%%d: gone: OpIAdd", id)}; !reflect.DeepEqual(remarks, want) {
		t.Errorf("%q, want %q", remarks, want)
	}
	remarks = nil
	say := func(name string) *pass.Pass {
		return pass.ForModule(name, "", func(c *pass.Context) bool { c.Remark(7, "%s", "so"); return false })
	}
	if _, err := pass.Of(say("first"), say("second"), say("first")).Run(m,
		pass.Options{Remark: func(r pass.Remark) { remarks = append(remarks, r.String()) }}); err != nil {
		t.Fatal(err)
	}
	if want := []string{"first: %7: so"}; !reflect.DeepEqual(remarks, want) {
		t.Errorf("%q, want %q", remarks, want)
	}
	for _, r := range []struct {
		remark pass.Remark
		want   string
	}{
		{pass.Remark{ID: 7, Name: "light.pos"}, "p: %7 light.pos: so"},
		{pass.Remark{ID: 7, Name: "a b\n", At: 9}, `p: %7 "a b\n": so (%9)`},
		{pass.Remark{ID: 7, At: 9, File: "a:b", Line: 3}, `p: %7: so (%9, "a:b":3)`},
		{pass.Remark{ID: 7, Line: 3}, "p: %7: so (line:3)"},
	} {
		r.remark.Pass, r.remark.Text = "p", "so"
		if got := r.remark.String(); got != r.want {
			t.Errorf("%s, want %s", got, r.want)
		}
	}
	if s := (pass.Remark{Pass: "p", Text: "all of it"}).String(); s != "p: all of it" {
		t.Error(s)
	}
}

// TestBroken runs passes that are wrong: the driver names them and keeps the module before.
func TestBroken(t *testing.T) {
	first := func(c *pass.Context) *ir.Inst { return c.Module.Functions()[0].Entry().First().Next() }
	for name, c := range map[string]struct {
		run       func(*pass.Context) bool
		unchecked bool // is found without checks too
		message   string
	}{
		"panic": {func(c *pass.Context) bool { panic("oh") }, true, "panic: oh\n"},
		"lie": {func(c *pass.Context) bool {
			first(c).Become(spirv.OpISub, first(c).Words()...)
			return false
		}, false, "it changed the module and said that it did not"},
		"dangling": {func(c *pass.Context) bool {
			first(c).Remove()
			return true
		}, false, "and not defined"},
		"order": {func(c *pass.Context) bool {
			first(c).MoveBefore(c.Module.Functions()[0].Entry().Last())
			return true
		}, false, "before it is defined"},
		"no-terminator": {func(c *pass.Context) bool {
			c.Module.Functions()[0].Entry().Last().Remove()
			return true
		}, false, "terminator"},
	} {
		for _, check := range []bool{true, false} {
			if !check && !c.unchecked {
				continue
			}
			m := irtest.Text(t, text)
			changed, err := pass.Of(oneLess, pass.ForModule(name, "", c.run)).Run(m, pass.Options{Check: check})
			var broken *pass.BrokenError
			if !errors.As(err, &broken) {
				t.Errorf("%s: %v", name, err)
				continue
			}
			if broken.Pass != name || !strings.HasPrefix(err.Error(), "pass "+name+" broke the module: ") ||
				!strings.Contains(err.Error(), c.message) {
				t.Errorf("%s: %v", name, err)
			}
			if errors.Unwrap(err) != broken.Err {
				t.Errorf("%s: Unwrap gives %v", name, errors.Unwrap(err))
			}
			if check {
				m, err := ir.Read(broken.Before)
				if err != nil || additions(m) != 3 || !changed {
					t.Errorf("%s: the module before is not that after the first pass: %v", name, err)
				}
			}
		}
	}
}

// TestInvalidInput runs over a module that no pass broke: what is wrong is the input's fault.
func TestInvalidInput(t *testing.T) {
	invalid := strings.Replace(text, "OpReturnValue %b", "OpReturnValue %x1", 1) // of another function
	for _, check := range []bool{true, false} {
		p := pass.Of(pass.ForModule("fail", "", func(c *pass.Context) bool { panic("oh") }))
		changed, err := p.Run(irtest.Text(t, invalid), pass.Options{Check: check})
		var input *spirv.Error
		if changed || !errors.As(err, &input) || !strings.Contains(err.Error(), "the module is not valid: ") {
			t.Errorf("check %v: %v", check, err)
		}
	}
}

// TestDeclarations: passes over functions do not see functions without a body.
func TestDeclarations(t *testing.T) {
	m := irtest.Text(t, `
OpCapability Kernel
OpCapability Addresses
OpCapability Linkage
OpMemoryModel Physical64 OpenCL
OpDecorate %f LinkageAttributes "f" Import
%void = OpTypeVoid
%fn = OpTypeFunction %void
%f = OpFunction %void None %fn
OpFunctionEnd
`)
	p := pass.ForFunctions("see", "", func(c *pass.Context, f *ir.Function) bool {
		t.Error("the pass was called")
		return false
	})
	if _, err := pass.Of(p).Run(m, pass.Options{Check: true}); err != nil {
		t.Error(err)
	}
}

// TestProperties counts how often the driver calls passes in fix(...): not again where there is nothing to do.
func TestProperties(t *testing.T) {
	calls := map[string]int{}
	counted := func(name string, properties ...pass.Property) *pass.Pass {
		return pass.ForFunctions(name, "", func(c *pass.Context, f *ir.Function) bool {
			if f == c.Module.Functions()[0] {
				calls[name]++
			}
			return false
		}, properties...)
	}
	drop := pass.ForFunctions("drop", "", func(c *pass.Context, f *ir.Function) bool {
		for in := range f.Insts() {
			if in.Op == spirv.OpIAdd && c.Module.Uses(in.Result) == 0 {
				in.Remove()
				return true
			}
		}
		return false
	})
	run := func(text string, edit *pass.Pass) {
		clear(calls)
		p := pass.Of(counted("plain"), counted("ignores-removals", pass.IgnoresRemovals), edit)
		if _, err := p.Fix().Run(irtest.Text(t, text), pass.Options{Check: true}); err != nil {
			t.Fatal(err)
		}
	}
	run(strings.Replace(text, "ReturnValue %x4", "ReturnValue %a", 1), drop)
	if calls["plain"] != 5 || calls["ignores-removals"] != 1 {
		t.Errorf("calls in 5 rounds that only remove: %v", calls)
	}
	run(text, oneLess)
	if calls["plain"] != 5 || calls["ignores-removals"] != 5 {
		t.Errorf("calls in 5 rounds that replace values: %v", calls)
	}
}

// TestRemovedFunction: what is known of a pass and a function does not become that of the one that takes its place in
// the list.
func TestRemovedFunction(t *testing.T) {
	m := irtest.Text(t, text)
	f, g := m.Functions()[0], m.Functions()[1]
	calls := 0
	count := pass.ForFunctions("count", "", func(c *pass.Context, seen *ir.Function) bool {
		if seen == g {
			calls++
		}
		return false
	})
	remove := pass.ForModule("remove", "", func(c *pass.Context) bool {
		if len(m.Functions()) == 1 {
			return false
		}
		g.MarkChanged() // as often as f
		return m.RemoveFunctions(func(other *ir.Function) bool { return other == f })
	})
	f.MarkChanged()
	if _, err := pass.Of(count, remove).Fix().Run(m, pass.Options{}); err != nil || calls != 2 {
		t.Errorf("%v; the function that stays was looked at %d times, want 2", err, calls)
	}
}

// TestReplaceBySeveral runs passes that replace instructions by two others, in the next function and in the next pass
// too, with what they ask for in between.
func TestReplaceBySeveral(t *testing.T) {
	twice := func(between func(*pass.Context, *ir.Function)) *pass.Pass {
		return pass.ForFunctions("twice", "", func(c *pass.Context, f *ir.Function) bool {
			changed := false
			for in := range f.Insts() {
				if in.Op == spirv.OpIAdd && c.Transform() {
					b := c.Replace(in)
					product := b.IMul(in.Type, in.ID(0), c.Constants().Int(in.Type, 3))
					between(c, f)
					b.ISub(in.Type, product, in.ID(1))
					changed = true
				}
			}
			return changed
		})
	}
	for name, between := range map[string]func(*pass.Context, *ir.Function){
		"nothing":    func(*pass.Context, *ir.Function) {},
		"sweep":      func(c *pass.Context, _ *ir.Function) { c.Module.Sweep() },
		"dominators": func(c *pass.Context, f *ir.Function) { c.Dominators(f) },
		"uses":       func(c *pass.Context, f *ir.Function) { analysis.Uses.Of(c, f) },
	} {
		p, err := registry(t, twice(between), oneLess).Parse("fix(twice),one-less")
		if err != nil {
			t.Fatal(err)
		}
		m := irtest.Text(t, text)
		_, err = p.Run(m, pass.Options{Check: true})
		var broken *pass.BrokenError
		switch {
		case name != "uses":
			if err != nil || additions(m) != 0 {
				t.Errorf("%s: %v, %d additions are left", name, err, additions(m))
			}
		case !errors.As(err, &broken) || broken.Pass != "twice" || !strings.Contains(err.Error(), "is complete"):
			t.Errorf("%s: %v", name, err)
		}
	}
}
