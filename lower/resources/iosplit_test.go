package resources_test

import (
	"testing"

	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/lower/resources"
	"hone/pass"
	"hone/vm"
	"hone/vm/compare"
)

// TestIOSplit: inputs and outputs in parts are valid, and have what they had. To compare takes no map: locations stay.
func TestIOSplit(t *testing.T) {
	split, equal := 0, 0
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
		a := irtest.Read(t, bin)
		for _, e := range vm.EntryPoints(a) {
			r, err := compare.NewReference(a, compare.Options{Entry: e.Name, Runs: 3, Steps: 1 << 16})
			if err != nil {
				continue
			}
			if c := r.Compare(irtest.Read(t, out)); c.Verdict == compare.Equal {
				equal++
			} else if r.Compare(a).Verdict == compare.Equal {
				t.Fatalf("%s: %s: %s: %s", file.Name, e.Name, c.Verdict, c.Reason)
			}
		}
	}
	if t.Logf("%d modules are split, and %d shaders equal", split, equal); split < 10 || equal < 10 {
		t.Error("too few")
	}
}
