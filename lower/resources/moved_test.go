package resources_test

import (
	"testing"

	"hone"
	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
	"hone/vm"
	"hone/vm/compare"
	"hone/vm/layout"
)

// moved runs a pipeline and returns the module that comes out with the map that says what is elsewhere in it.
func moved(t *testing.T, in *spirv.Binary, pipeline string) (*ir.Module, *compare.Map) {
	t.Helper()
	m := irtest.Read(t, in)
	out := &compare.Map{}
	place := func(p pass.Place) compare.Place {
		if p.Name == "push" {
			return compare.Place{Push: true, Offset: p.Offset}
		}
		slot, ok := layout.ParseSlot(p.Name)
		if !ok {
			t.Fatalf("%v is no place", p)
		}
		return compare.Place{Slot: slot, Offset: p.Offset}
	}
	o := pass.Options{Check: true, Moved: func(list []pass.Moved) {
		for _, x := range list {
			out.Ranges = append(out.Ranges, compare.Range{From: place(x.From), To: place(x.To), Bytes: x.Bytes})
		}
	}}
	if _, err := passtest.Parse(t, pipeline, hone.Passes()...).Run(m, o); err != nil {
		t.Logf("not moved: %v", err)
		return nil, nil
	}
	return m, out
}

// compared runs the shaders of a module before and after a pipeline that moves what they are given, and returns how
// many were compared. One that does something else fails the test.
func compared(t *testing.T, in *spirv.Binary, pipeline string) (n int) {
	t.Helper()
	m, places := moved(t, in, pipeline)
	if m == nil || len(places.Ranges) == 0 {
		return 0
	}
	before := irtest.Read(t, in)
	for _, e := range vm.EntryPoints(before) {
		if !e.Runs() {
			continue
		}
		ref, err := compare.NewReference(before, compare.Options{Entry: e.Name, Map: places, Runs: 2, Steps: 1 << 16})
		if err != nil {
			continue // it can't be run, or the map is of another entry point
		}
		switch c := ref.Compare(m); c.Verdict {
		case compare.Different:
			t.Errorf("%s: %s does something else: %s", pipeline, e.Name, c.Reason)
		case compare.Undecided:
			t.Logf("%s: %s: %s", pipeline, e.Name, c.Reason)
		default:
			n++
		}
	}
	return n
}

// TestMoved: what passes that change the interface make of each module is valid, and does the same with the map that
// they report.
func TestMoved(t *testing.T) {
	counts := map[string]int{}
	pipelines := []string{
		`lower-bindings(map="0:3 3:0 0.0:3.7 0.1:3.8")`,
		`lower-bindings(map="0.0:0.1 0.1:0.2 0.2:0.0")`,
		`lower-push-constants-to-buffer(binding="6.2",class=storage)`,
		`lower-push-constants-to-buffer(binding="6.2",class=storage),lower-bindings(map="6.2:7.1 0:8")`,
		`lower-uniform-to-push-constants(binding="0.0",bytes=65536)`,
		`lower-uniform-to-push-constants(binding="0.1",bytes=65536)`,
		`lower-split-samplers(set=9)`,
		`lower-split-samplers(set=9,binding=3),lower-join-samplers(set=10)`,
		`lower-join-samplers(set=9)`,
	}
	own := corpus.Own(t)
	for i, file := range corpus.Sample(t, 3) {
		if testing.Short() && i >= len(own) {
			break
		}
		in := irtest.Load(t, file)
		valid := passtest.ValidateAny(t, in) == ""
		for _, p := range pipelines {
			m, places := moved(t, in, p)
			if m == nil || len(places.Ranges) == 0 {
				continue
			}
			if msg := passtest.ValidateAny(t, irtest.Write(t, m)); msg != "" && valid {
				t.Errorf("%s: %s: spirv-val: %s", file.Name, p, msg)
			}
			n := 0
			if i < len(own) {
				n = compared(t, in, p)
			}
			if t.Failed() {
				t.Fatalf("in %s", file.Name)
			}
			counts[p] += n
		}
	}
	for _, p := range pipelines {
		if t.Logf("%s: %d shaders are compared", p, counts[p]); counts[p] == 0 {
			t.Errorf("%s: no shader is compared", p)
		}
	}
}
