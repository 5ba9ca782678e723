package cleanup_test

import (
	"testing"

	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/ir"
	"hone/pass"
	"hone/passtest"
	"hone/spirv"
)

// TestCompactIDs: every number below the bound is an id, in order of appearance, and a second run changes nothing.
func TestCompactIDs(t *testing.T) {
	p := passtest.Pipeline(t, "O,compact-ids")
	for _, file := range corpus.Own(t) {
		bin := irtest.Load(t, file)
		m, err := ir.Read(bin)
		if err != nil {
			continue // a module that hone refuses
		}
		if _, err := p.Run(m, pass.Options{}); err != nil {
			t.Fatalf("%s: %v", file.Name, err)
		}
		out := irtest.Write(t, m)
		next := uint32(1)
		for _, inst := range out.Insts() {
			var s spirv.Scanner
			for s.Init(inst, m); s.Next(); {
				if !s.Kind.IsID() {
					continue
				}
				if id := inst[s.Start]; id == next {
					next++
				} else if id > next {
					t.Fatalf("%s: id %d follows %d", file.Name, id, next-1)
				}
			}
		}
		if bound := out.Header().Bound; bound != next {
			t.Errorf("%s: the bound is %d, and there are %d ids", file.Name, bound, next-1)
		}
	}
}
