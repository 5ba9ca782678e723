package resources_test

import (
	"errors"
	"testing"

	"hone"
	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/pass"
)

// TestParameters: what passes that do nothing by default make of each module with parameters is valid.
func TestParameters(t *testing.T) {
	texts := []string{
		"lower-clip-cull-distance(remove)",
		`lower-num-workgroups(from="7.7")`,
		`lower-num-workgroups(from="push+240")`,
		`lower-vertex-index(vertex-base="7.7",instance-base="7.7+4")`,
		`lower-frag-coord(height="7.7",inverse-w)`,
		"lower-texture-offset(sampling)",
		"lower-dynamic-index(limit=1)",
		"lower-robust-access(images)",
		"lower-unused-built-ins(point-size)",
		"lower-invariant-to-no-contraction(position)",
	}
	changed := make([]int, len(texts))
	for _, file := range corpus.All(t) {
		in := irtest.Load(t, file)
		valid, asked := false, false
		for i, text := range texts {
			m := irtest.Read(t, in)
			did, err := passtest.Parse(t, text, hone.Passes()...).Run(m, pass.Options{Check: true})
			if err != nil && !errors.Is(err, errors.ErrUnsupported) {
				t.Errorf("%s: %s: %v", file.Name, text, err)
			}
			if !did || err != nil {
				continue
			}
			changed[i]++
			if !asked {
				valid, asked = passtest.ValidateAny(t, in) == "", true
			}
			if msg := passtest.ValidateAny(t, irtest.Write(t, m)); msg != "" && valid {
				t.Errorf("%s: %s: spirv-val: %s", file.Name, text, msg)
			}
		}
	}
	for i, text := range texts {
		if t.Logf("%s changes %d modules", text, changed[i]); changed[i] == 0 {
			t.Errorf("%s changes no module", text)
		}
	}
}
