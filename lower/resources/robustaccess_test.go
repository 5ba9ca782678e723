package resources_test

import (
	"testing"

	"hone"
	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/pass"
	"hone/vm/compare"
)

// TestRobustAccess: what stays in bounds does the same with clamped indices.
func TestRobustAccess(t *testing.T) {
	p := passtest.Parse(t, "lower-robust-access", hone.Passes()...)
	for _, file := range corpus.Own(t) {
		t.Run(file.Name, func(t *testing.T) {
			t.Parallel()
			in := irtest.Load(t, file)
			m := irtest.Read(t, in)
			if _, err := p.Run(m, pass.Options{Check: true}); err != nil {
				t.Fatal(err)
			}
			passtest.Meaning(t, in, irtest.Write(t, m), compare.Options{InBounds: true, Runs: 4, Steps: 1 << 16})
		})
	}
}
