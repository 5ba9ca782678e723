package loops_test

import (
	"testing"

	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/ir"
	"hone/opt/loops"
	"hone/pass"
	"hone/spirv"
)

// TestSimpleContinue runs the pass over modules: what it does not remark on has empty continue constructs, whose
// structure holds; a second run changes nothing; spirv-val accepts a share of what it accepted before.
func TestSimpleContinue(t *testing.T) {
	p := pass.Of(loops.SimpleContinue)
	loops, left, validated := 0, 0, 0
	for i, file := range corpus.All(t) {
		bin := irtest.Load(t, file)
		m := irtest.Read(t, bin)
		remarked := map[ir.ID]bool{}
		changed, err := p.Run(m, pass.Options{Check: true, Remark: func(r pass.Remark) { remarked[r.ID] = true }})
		if err != nil {
			t.Fatalf("%s: %v", file.Name, err)
		}
		left += len(remarked)
		for _, f := range m.Functions() {
			for _, b := range f.Blocks {
				c := b.ContinueTarget()
				if c == nil || !m.HasCapability(spirv.CapabilityShader) {
					continue
				}
				loops++
				if in := c.First().Next(); !remarked[c.ID()] && (in.Op != spirv.OpBranch || in.ID(0) != b.ID()) {
					t.Errorf("%s: the continue construct of %%%d is not empty: %s", file.Name, b.ID(), in)
				}
			}
		}
		if !changed {
			continue
		}
		if again, err := p.Run(m, pass.Options{Check: true}); again || err != nil {
			t.Errorf("%s: a second run changes the module (%v)", file.Name, err)
		}
		if i%2 != 0 {
			continue
		}
		target := "spv" + bin.Header().Version.String()
		if passtest.Validate(t, bin, target) != "" {
			continue // too new for this spirv-val, or of another environment
		}
		validated++
		if msg := passtest.Validate(t, irtest.Write(t, m), target); msg != "" {
			t.Errorf("%s: spirv-val: %s", file.Name, msg)
		}
	}
	t.Logf("%d loops, %d continue constructs stay; spirv-val looked at %d modules", loops, left, validated)
	if loops == 0 {
		t.Error("there was no loop")
	}
}
