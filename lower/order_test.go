package lower_test

import (
	"strings"
	"testing"

	"hone"
	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/lower"
	"hone/pass"
)

// together returns a pipeline of all lowerings that can be asked for together, with one of each conflict.
func together(t *testing.T, first bool) *pass.Pipeline {
	left := map[string]bool{}
	for _, c := range lower.Conflicts {
		if first {
			left[c.B] = true
		} else {
			left[c.A] = true
		}
	}
	var names []string
	for _, p := range lower.Passes() {
		if !left[p.Name] {
			names = append(names, p.Name)
		}
	}
	r, err := pass.NewRegistry(hone.Passes()...)
	if err != nil {
		t.Fatal(err)
	}
	p, err := r.Parse(strings.Join(names, ","))
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestTogether: several lowerings in their order need no second run, of each shader with one operation and of the
// modules of the corpus.
func TestTogether(t *testing.T) {
	for _, first := range []bool{true, false} {
		p := together(t, first)
		for i, c := range exactCases() {
			bin := irtest.Assemble(t, c.shader(), "spv1.5")
			m := irtest.Read(t, bin)
			if _, err := p.Run(m, pass.Options{Check: true}); err != nil {
				t.Fatal(err)
			}
			before := irtest.Disassemble(t, m)
			if changed, err := p.Run(m, pass.Options{Check: true}); err != nil || changed {
				t.Errorf("%s %d: changed again (%v, %v)\n%s\nthen\n%s", c.lowering, i, changed, err, before,
					irtest.Disassemble(t, m))
			}
			if t.Failed() {
				return
			}
		}
		for _, file := range corpus.All(t) {
			m := irtest.Read(t, irtest.Load(t, file))
			if _, err := p.Run(m, pass.Options{}); err != nil {
				t.Fatal(file.Name, err)
			}
			if changed, err := p.Run(m, pass.Options{}); err != nil || changed {
				t.Errorf("%s: changed again: %v, %v", file.Name, changed, err)
			}
		}
	}
}
