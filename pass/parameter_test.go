package pass_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// parameters are those of a pass that writes down what they are.
var (
	limit = pass.Int("limit", 50, "how many").Must(pass.Within(1, 1000))
	deep  = pass.Bool("deep", false, "also the rest")
	label = pass.String("label", "", "what it is called")
	goal  = pass.OneOf("for", "what to save", "speed", "size")
)

func shows(got *[]string) *pass.Pass {
	return pass.ForModule("show", "", func(c *pass.Context) bool {
		*got = append(*got, fmt.Sprintf("%d %v %s %s", limit.Of(c), deep.Of(c), label.Of(c), goal.Of(c)))
		return false
	}, limit, deep, label, goal)
}

// TestBool: a parameter that is true where nothing is set can be made false.
func TestBool(t *testing.T) {
	both := pass.Bool("both", true, "the other half, too")
	for line, want := range map[string]bool{"p": true, "p(both)": true, "p(both=false)": false} {
		got := !want
		p := pass.ForModule("p", "", func(c *pass.Context) bool { got = both.Of(c); return false }, both)
		pipeline, err := registry(t, p).Parse(line)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := pipeline.Run(irtest.Text(t, text), pass.Options{}); err != nil || got != want {
			t.Errorf("%s: %v, want %v; %v", line, got, want, err)
		}
	}
}

func TestParameters(t *testing.T) {
	var got []string
	r := registry(t, shows(&got), nothing("dce"))
	for _, c := range []struct{ text, want, again string }{
		{"show", "50 false  speed", "show"},
		{"show(limit=3)", "3 false  speed", "show(limit=3)"},
		{"show(deep)", "50 true  speed", "show(deep=true)"},
		{"show(deep=false)", "50 false  speed", "show(deep=false)"},
		{" show ( for = size , limit = 1000 ) ", "1000 false  size", "show(limit=1000,for=size)"},
		{"show(label=a-b/c:3)", "50 false a-b/c:3 speed", "show(label=a-b/c:3)"},
		{`show(label="")`, "50 false  speed", `show(label="")`},
		{`show(label="a, \"b\" (c)=d")`, `50 false a, "b" (c)=d speed`, `show(label="a, \"b\" (c)=d")`},
		{"show(label=`x y`)", "50 false x y speed", `show(label="x y")`},
		{"fix(dce,show(limit=2)),dce", "2 false  speed", "fix(dce,show(limit=2)),dce"},
	} {
		p, err := r.Parse(c.text)
		if err != nil {
			t.Errorf("%s: %v", c.text, err)
			continue
		}
		if p.String() != c.again {
			t.Errorf("%s: the text is %s, want %s", c.text, p, c.again)
		}
		got = nil
		m := irtest.Text(t, text)
		if _, err := p.Run(m, pass.Options{Check: true}); err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(got, []string{c.want}) {
			t.Errorf("%s: the pass saw %q, want %q", c.text, got, c.want)
		}
		if again, err := r.Parse(p.String()); err != nil || again.String() != c.again {
			t.Errorf("%s: what String returns is read as %v, %v", c.text, again, err)
		}
	}
}

func TestParametersInLevels(t *testing.T) {
	var got []string
	r, err := registry(t, shows(&got), nothing("dce")).With(pass.Level{Name: "L", Pipeline: "show(limit=7),@late"})
	if err != nil {
		t.Fatal(err)
	}
	p, err := r.Parse("L(late=show(limit=8,deep),dce)")
	if err != nil || p.String() != "show(limit=7),show(limit=8,deep=true),dce" {
		t.Fatalf("%v, %v", p, err)
	}
}

func TestParameterErrors(t *testing.T) {
	r := registry(t, shows(nil), nothing("dce"))
	for text, want := range map[string]string{
		"show()":                `column 6: a parameter is missing: those of show are limit, deep, label, for`,
		"show(limt=3)":          `column 6: pass show has no parameter "limt"; did you mean "limit"?`,
		"show(x=3)":             `column 6: pass show has no parameter "x"; there are limit, deep, label, for`,
		"show(limit)":           `column 11: limit wants a value: limit=N`,
		"show(limit=)":          `column 12: a value is missing`,
		"show(limit=many)":      `column 6: limit: want a whole number, not "many"`,
		"show(limit=0)":         `column 6: limit: want a value from 1 to 1000, not 0`,
		"show(limit=1e3)":       `column 6: limit: want a whole number, not "1e3"`,
		"show(deep=yes)":        `column 6: deep: want true or false, not "yes"`,
		"show(for=space)":       `column 6: for: want speed or size, not "space"`,
		"show(deep,limit=3":     `column 18: ) is missing`,
		"show(deep,deep)":       `column 11: deep is set twice`,
		`show(label="a)`:        `column 12: a quotation mark has no end`,
		"show(label=a b)":       `column 14: ) is missing; a value with white space stands in quotation marks`,
		"dce(limit=3)":          `column 5: pass dce has no parameters, and only fix(...) is followed by passes in parentheses`,
		"dce,show(deep=true=1)": `column 19: ) is missing; a value with white space stands in quotation marks`,
	} {
		want = fmt.Sprintf("pipeline %q: %s", text, want)
		if _, err := r.Parse(text); err == nil || err.Error() != want {
			t.Errorf("%s:\n got %v\nwant %s", text, err, want)
		}
	}
}

// TestWith: arguments in Go are those of the text, later ones take the place of earlier ones, and the pass that they
// are given to stays as it is.
func TestWith(t *testing.T) {
	var got []string
	show := shows(&got)
	twice := show.With(goal.Set("size"), limit.Set(5)).With(limit.Set(6))
	m := irtest.Text(t, text)
	if _, err := pass.Of(show, twice).Run(m, pass.Options{}); err != nil {
		t.Fatal(err)
	}
	if want := []string{"50 false  speed", "6 false  size"}; !slices.Equal(got, want) {
		t.Errorf("the passes saw %q, want %q", got, want)
	}
	if twice.String() != "show(limit=6,for=size)" {
		t.Error(twice)
	}
	for name, f := range map[string]func(){
		"a parameter of another pass": func() { nothing("dce").With(limit.Set(3)) },
		"a value that is not taken":   func() { show.With(limit.Set(0)) },
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s: no panic", name)
				}
			}()
			f()
		}()
	}
}

func TestRegistryParameters(t *testing.T) {
	run := func(*pass.Context) bool { return false }
	for want, p := range map[string]*pass.Pass{
		`pass p: parameter name "A": want lower-case words and digits joined by -`: pass.ForModule("p", "", run, pass.Bool("A", false, "")),
		`pass p: two parameters are named "a"`:                                     pass.ForModule("p", "", run, pass.Bool("a", false, ""), pass.Int("a", 0, "")),
	} {
		if _, err := pass.NewRegistry(p); err == nil || err.Error() != want {
			t.Errorf("got %v, want %s", err, want)
		}
	}
}

// TestUnsupported: a pass that can't do what it was asked to ends the pipeline, with the place and without anybody's
// fault.
func TestUnsupported(t *testing.T) {
	why := errors.New("additions of more than one operand")
	ran := 0
	after := pass.ForModule("after", "", func(*pass.Context) bool { ran++; return false })
	function := pass.ForFunctions("no-add", "", func(c *pass.Context, f *ir.Function) (bool, error) {
		for in := range f.Insts() {
			if in.Op == spirv.OpIAdd {
				return false, ir.Faultf(in, "it is an addition")
			}
		}
		return false, nil
	})
	module := pass.ForModule("no-module", "", func(c *pass.Context) (bool, error) { return true, why }, limit)
	for _, check := range []bool{false, true} {
		m := irtest.Text(t, text)
		first := m.Functions()[0].Blocks[0].First().Next()
		at := m.Offset(first)
		_, err := pass.Of(function, after).Run(m, pass.Options{Check: check})
		var u *pass.UnsupportedError
		switch {
		case !errors.As(err, &u) || !errors.Is(err, errors.ErrUnsupported):
			t.Errorf("check %v: got %v", check, err)
		case u.Offset != at || at < 0 || u.Pass != "no-add" || !strings.HasSuffix(err.Error(), "it is an addition"):
			t.Errorf("check %v: %v at %d, want %d", check, err, u.Offset, at)
		}
		_, err = pass.Of(module.With(limit.Set(3)), after).Fix().Run(irtest.Text(t, text), pass.Options{Check: check})
		if !errors.Is(err, why) || err.Error() != "pass no-module(limit=3): unsupported: "+why.Error() {
			t.Errorf("check %v: got %v", check, err)
		}
	}
	// The place of what a pass made is not one of the module that was read.
	made := pass.ForFunctions("made", "", func(c *pass.Context, f *ir.Function) (bool, error) {
		return true, ir.Faultf(c.AtStart(f.Entry()).Emit(spirv.OpNop, 0, false), "it is new")
	})
	m := irtest.Text(t, strings.Replace(text, "%void", "OpName %f \"twice\"\n%void", 1))
	var u *pass.UnsupportedError
	if _, err := pass.Of(made).Run(m, pass.Options{}); !errors.As(err, &u) || u.Offset != -1 ||
		u.Place != " in twice" || !strings.HasSuffix(err.Error(), "it is new"+u.Place) {
		t.Errorf("got %v", err)
	}
	if ran != 0 {
		t.Error("a pass ran behind the one that is unsupported")
	}
}
