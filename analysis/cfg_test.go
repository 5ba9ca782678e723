package analysis_test

import (
	"testing"

	"hone/analysis"
)

// TestFlow says that vertices are blocks: what the facts say is tested where it is computed, in package graph.
func TestFlow(t *testing.T) {
	m, ids := assemble(t, kernel)
	c, f := analysis.NewCache(m), m.Functions()[0]
	at := func(label string) int { return m.BlockOf(ids[label]).Index }
	if d := analysis.Dominators.Of(c, f); d.Idom(at("body")) != at("head") || d.Idom(at("done")) != at("head") {
		t.Error("head is not the immediate dominator of body and done")
	}
	p := analysis.PostDominators.Of(c, f)
	if p.Ipdom(at("head")) != at("done") || p.Ipdom(at("body")) != at("head") || p.Ipdom(at("done")) >= 0 {
		t.Error("done does not post-dominate the loop, head the body")
	}
	decides := analysis.ControlDependence.Of(c, f)
	for label, n := range map[string]int{"entry": 0, "head": 1, "body": 1, "done": 0} {
		got := decides.Of(at(label))
		if len(got) != n || n == 1 && int(got[0]) != at("head") {
			t.Errorf("%s is control dependent on %v", label, got)
		}
	}
	l := analysis.Loops.Of(c, f)
	if len(l.All()) != 1 || l.All()[0].Header != at("head") || l.Depth(at("body")) != 1 || l.Of(at("done")) != nil {
		t.Error("the loop is not head and body")
	}
}
