package analysis_test

import (
	"maps"
	"slices"
	"testing"

	"hone/analysis"
	"hone/ir"
)

// everyFact calls visit with each fact of the package and a function that asks for it, about all functions or the
// module. The names of those about the module begin with "module".
func everyFact(c *analysis.Cache, visit func(name string, compute func())) {
	functions := map[string]func(*ir.Function){
		"cfg":                func(f *ir.Function) { analysis.CFG.Of(c, f) },
		"dominators":         func(f *ir.Function) { analysis.Dominators.Of(c, f) },
		"frontiers":          func(f *ir.Function) { analysis.Frontiers.Of(c, f) },
		"post-dominators":    func(f *ir.Function) { analysis.PostDominators.Of(c, f) },
		"control dependence": func(f *ir.Function) { analysis.ControlDependence.Of(c, f) },
		"loops":              func(f *ir.Function) { analysis.Loops.Of(c, f) },
		"regions":            func(f *ir.Function) { analysis.Regions.Of(c, f) },
		"reconvergence":      func(f *ir.Function) { analysis.Reconvergence.Of(c, f) },
		"liveness":           func(f *ir.Function) { analysis.Liveness.Of(c, f) },
		"numbers":            func(f *ir.Function) { analysis.DenseIDs.Of(c, f) },
		"uses":               func(f *ir.Function) { analysis.Uses.Of(c, f) },
		"variables":          func(f *ir.Function) { analysis.Variables.Of(c, f) },
		"uniformity":         func(f *ir.Function) { analysis.Uniformity.Of(c, f) },
		"memory ssa":         func(f *ir.Function) { analysis.MemorySSA.Of(c, f) },
	}
	for _, name := range slices.Sorted(maps.Keys(functions)) {
		visit(name, func() {
			for _, f := range c.Module().Functions() {
				if len(f.Blocks) > 0 {
					functions[name](f)
				}
			}
		})
	}
	visit("module calls", func() { analysis.Calls.Of(c) })
	visit("module variables", func() { analysis.ModuleVariables.Of(c) })
	visit("module memory", func() { analysis.Memory.Of(c) })
}

// TestEveryFact computes all facts about all modules, and once more to compare: what is computed depends on nothing
// else, and the comparison ends.
func TestEveryFact(t *testing.T) {
	eachModule(t, func(t *testing.T, m *ir.Module) {
		c := analysis.NewCache(m)
		everyFact(c, func(_ string, compute func()) { compute() })
		analysis.ModuleUses.Of(c)
		if err := c.Verify(); err != nil {
			t.Error(err)
		}
	})
}
