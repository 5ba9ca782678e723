package resources_test

import (
	"errors"
	"testing"

	"hone"
	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/pass"
	"hone/vm/compare"
)

// TestMemoryModel: each module is valid in the other memory model, and back again, and does the same.
func TestMemoryModel(t *testing.T) {
	up := passtest.Parse(t, "lower-memory-model(to=vulkan)", hone.Passes()...)
	back := passtest.Parse(t, "lower-memory-model(to=glsl450)", hone.Passes()...)
	own := len(corpus.Own(t))
	changed := 0
	for i, file := range corpus.Sample(t, 3) {
		in := irtest.Load(t, file)
		valid := passtest.ValidateAny(t, in) == ""
		m := irtest.Read(t, in)
		for _, p := range []*pass.Pipeline{up, back} {
			did, err := p.Run(m, pass.Options{Check: true})
			if errors.Is(err, errors.ErrUnsupported) {
				t.Logf("%s: %v", file.Name, err)
				break
			} else if err != nil {
				t.Errorf("%s: %v", file.Name, err)
				break
			}
			if !did {
				continue
			}
			changed++
			out := irtest.Write(t, m)
			if msg := passtest.ValidateAny(t, out); msg != "" && valid {
				t.Errorf("%s: %v: spirv-val: %s", file.Name, p, msg)
			}
			if again, err := p.Run(irtest.Read(t, out), pass.Options{}); again || err != nil {
				t.Errorf("%s: %v: a second run: %v, %v", file.Name, p, again, err)
			}
			if i < own {
				passtest.Meaning(t, in, out, compare.Options{Runs: 2, Steps: 1 << 16})
			}
			m = irtest.Read(t, out)
		}
	}
	t.Logf("%d modules are of another model", changed)
}
