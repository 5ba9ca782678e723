package rewrite_test

import (
	"testing"

	"hone"
	"hone/analysis/fastmath"
	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/ir"
	"hone/pass"
	"hone/rewrite"
)

// BenchmarkMatch asks hone's rules about each instruction of the optimized modules that has a result: no rule matches
// there, as of most instructions that a pass visits. ns/inst is what that takes.
func BenchmarkMatch(b *testing.B) {
	registry, err := hone.NewRegistry()
	if err != nil {
		b.Fatal(err)
	}
	pipeline, err := hone.Pipeline(registry, "O")
	if err != nil {
		b.Fatal(err)
	}
	var modules []*ir.Module
	n := 0
	for _, x := range corpus.All(b) {
		m := irtest.Read(b, irtest.Load(b, x))
		if _, err := pipeline.Run(m, pass.Options{}); err != nil {
			b.Fatalf("%s: %v", x.Name, err)
		}
		m.Sweep()
		modules = append(modules, m)
	}
	var r rewrite.Rewriter
	var m *ir.Module
	r.Granted = func(*ir.Inst, int) (rewrite.Freedoms, bool) { return 0, true }
	r.Unusual = func() bool { return fastmath.Possible(m, 0)&^rewrite.Usual != 0 } // as in the pass
	for b.Loop() {
		n = 0
		for _, m = range modules {
			r.Reset(m)
			for range 8 { // in a pass, what an instruction and its operands are is in the cache when rules are asked
				for _, f := range m.Functions() {
					for _, block := range f.Blocks {
						for in := block.First(); in != nil; in = in.Next() {
							if in.Result != 0 && in.Type != 0 {
								n++
								r.Apply(rewrite.Standard(), in)
							}
						}
					}
				}
			}
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*n), "ns/inst")
}
