package specialize_test

import (
	"math/rand/v2"
	"runtime/debug"
	"testing"

	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/ir"
	"hone/specialize"
	"hone/spirv"
)

// TestMutated specializes modules that are broken in many ways, always the same ones: each ends in words that can be
// read, if dominance held, or in an error. Nothing panics, nothing loops.
func TestMutated(t *testing.T) {
	var modules [][]byte
	r := rand.New(rand.NewPCG(5, 5))
	for i, file := range corpus.All(t) {
		if i%4 == 0 {
			modules = append(modules, open(t, irtest.Load(t, file), r).Bytes())
		}
	}
	for seed := range uint64(3000) {
		bin, err := spirv.Decode(irtest.Mutated(modules, seed))
		if err != nil {
			continue
		}
		if seed%3 == 0 {
			if bin, err = spirv.Decode(modules[r.IntN(len(modules))]); err == nil {
				bin = irtest.Retyped(r, bin)
			}
		}
		m, err := ir.Read(bin)
		if err != nil {
			continue
		}
		func() {
			defer func() {
				if p := recover(); p != nil {
					keep(t, bin, bin)
					t.Errorf("seed %d: panic: %v\n%s", seed, p, debug.Stack())
				}
			}()
			s, err := specialize.New(m)
			if err != nil {
				return
			}
			words, err := s.ApplyWithDefaults(nil)
			if err != nil {
				if m.Verify() == nil {
					keep(t, bin, bin)
					t.Errorf("seed %d: %v", seed, err)
				}
				return
			}
			out := &spirv.Binary{Words: words}
			if e := out.Check(); e != nil && m.Verify() == nil {
				keep(t, bin, out)
				t.Errorf("seed %d: %v", seed, e)
			}
		}()
	}
}
