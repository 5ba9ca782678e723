package analysis_test

import (
	"testing"

	"hone/analysis"
	"hone/ir"
)

// TestEveryFact computes all facts about all modules, and once more to compare: what is computed depends on nothing else, and the
// comparison ends.
func TestEveryFact(t *testing.T) {
	eachModule(t, func(t *testing.T, m *ir.Module) {
		c := analysis.NewCache(m)
		for _, f := range m.Functions() {
			if len(f.Blocks) == 0 {
				continue
			}
			analysis.CFG.Of(c, f)
			analysis.Dominators.Of(c, f)
			analysis.Frontiers.Of(c, f)
			analysis.PostDominators.Of(c, f)
			analysis.ControlDependence.Of(c, f)
			analysis.Loops.Of(c, f)
			analysis.Regions.Of(c, f)
			analysis.Reconvergence.Of(c, f)
			analysis.Liveness.Of(c, f)
			analysis.Numbers.Of(c, f)
			analysis.Uses.Of(c, f)
			analysis.Variables.Of(c, f)
			analysis.Uniformity.Of(c, f)
			analysis.ReachingStores.Of(c, f)
		}
		analysis.Calls.Of(c)
		analysis.ModuleUses.Of(c)
		analysis.ModuleVariables.Of(c)
		analysis.Memory.Of(c)
		if err := c.Verify(); err != nil {
			t.Error(err)
		}
	})
}
