package lower_test

import (
	"strings"
	"testing"
	"time"

	"hone"
	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/ir"
	"hone/lower/target"
	"hone/pass"
	"hone/spirv"
)

// BenchmarkCost runs each lowering over the modules of the corpus, and says how long it takes, in multiples of the time
// that it takes to read the modules that it changes and to write what comes of them: at most 2 is wanted. A lowering
// that makes a module much larger takes more, since an instruction is made in the time in which several are written;
// size says how many times as many words there are.
//
//	go test ./lower -run "^$" -bench Cost
func BenchmarkCost(b *testing.B) {
	var modules []*spirv.Binary
	for _, file := range corpus.All(b) {
		modules = append(modules, irtest.Load(b, file))
	}
	for _, p := range hone.Passes() {
		if !strings.HasPrefix(p.Name, target.Prefix) {
			continue
		}
		pipeline := pass.Of(p)
		b.Run(target.Short(p.Name), func(b *testing.B) {
			var changed []*spirv.Binary
			var words, become int
			for _, bin := range modules {
				m := irtest.Read(b, bin)
				if did, err := pipeline.Run(m, pass.Options{}); did && err == nil {
					changed = append(changed, bin)
					words, become = words+len(bin.Words), become+len(irtest.Write(b, m).Words)
				}
			}
			if len(changed) == 0 {
				changed = modules
			}
			// Of each module the least of all rounds counts: what else the machine does is no cost of a lowering.
			passes, rest := make([]time.Duration, len(changed)), make([]time.Duration, len(changed))
			for first := true; b.Loop(); first = false {
				for i, bin := range changed {
					start := time.Now()
					m, err := ir.Read(bin)
					if err != nil {
						b.Fatal(err)
					}
					read := time.Now()
					if _, err := pipeline.Run(m, pass.Options{}); err != nil {
						continue
					}
					ran := time.Now()
					if _, err := m.Write(); err != nil {
						b.Fatal(err)
					}
					inPasses := ran.Sub(read)
					outside := time.Since(start) - inPasses
					if first {
						passes[i], rest[i] = inPasses, outside
					}
					passes[i], rest[i] = min(passes[i], inPasses), min(rest[i], outside)
					m.Release()
				}
			}
			var sum, of time.Duration
			for i := range passes {
				sum, of = sum+passes[i], of+rest[i]
			}
			b.ReportMetric(float64(sum)/float64(of), "times")
			b.ReportMetric(float64(len(changed)), "modules")
			b.ReportMetric(float64(become)/float64(max(words, 1)), "size")
			b.ReportMetric(0, "ns/op")
		})
	}
}
