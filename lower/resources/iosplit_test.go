package resources_test

import (
	"testing"

	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/lower/resources"
	"hone/pass"
	"hone/vm/compare"
)

// TestIOSplit: inputs and outputs in parts are valid, and have what they had.
func TestIOSplit(t *testing.T) {
	split := 0
	for _, file := range corpus.All(t) {
		bin := irtest.Load(t, file)
		m := irtest.Read(t, bin)
		changed, err := pass.Of(resources.IOSplit).Run(m, pass.Options{Check: true})
		if err != nil {
			t.Fatalf("%s: %v", file.Name, err)
		}
		if !changed {
			continue
		}
		split++
		out := irtest.Write(t, m)
		if msg := passtest.ValidateAny(t, out); msg != "" && passtest.ValidateAny(t, bin) == "" {
			t.Fatalf("%s: spirv-val: %s", file.Name, msg)
		}
		if again, err := pass.Of(resources.IOSplit).Run(irtest.Read(t, out), pass.Options{}); err != nil || again {
			t.Errorf("%s: again: %t, %v", file.Name, again, err)
		}
		passtest.Meaning(t, bin, out, compare.Options{Runs: 3, Steps: 1 << 16})
		if t.Failed() {
			t.Fatal(file.Name)
		}
	}
	if t.Logf("%d modules are split", split); split < 10 {
		t.Error("too few")
	}
}
