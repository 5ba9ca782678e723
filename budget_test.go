package hone_test

import (
	"errors"
	"fmt"
	"testing"

	"hone"
	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/internal/shadergen"
	"hone/pass"
	"hone/spirv"
)

// TestBudget prints the largest shares of their budgets that passes spend on real and on generated modules, and fails
// where one spends a tenth: an end of the budget is meant for what does not end. Levels run over all modules, every
// pass alone over a sample. The scale tests of package opt do the same for hostile shapes.
func TestBudget(t *testing.T) {
	registry, err := hone.NewRegistry()
	if err != nil {
		t.Fatal(err)
	}
	var spending passtest.Spending
	run := func(name string, bin *spirv.Binary, p *pass.Pipeline) {
		m := irtest.Read(t, bin)
		_, err := p.Run(m, pass.Options{Observe: spending.Observe(name)})
		if err == nil {
			m.Release()
		} else if !errors.Is(err, errors.ErrUnsupported) {
			t.Errorf("%s: %s: %v", name, p, err)
		}
	}
	var levels, single []*pass.Pipeline
	for _, l := range hone.Levels {
		p, err := registry.Parse(l.Name)
		if err != nil {
			t.Fatal(err)
		}
		levels = append(levels, p)
	}
	for _, p := range registry.Passes() {
		single = append(single, pass.Of(p))
	}
	for i, x := range corpus.All(t) {
		bin := irtest.Load(t, x)
		for _, p := range levels {
			run(x.Name, bin, p)
		}
		if i%16 == 0 {
			for _, p := range single {
				run(x.Name, bin, p)
			}
		}
	}
	for seed := range uint64(60) {
		name := fmt.Sprintf("generated shader %d", seed)
		bin := irtest.Assemble(t, shadergen.Generate(seed, shadergen.Everything), shadergen.Everything.Version())
		for _, p := range levels {
			run(name, bin, p)
		}
		if seed%16 == 0 {
			for _, p := range single {
				run(name, bin, p)
			}
		}
	}
	spending.Check(t)
}
