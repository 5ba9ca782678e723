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
// that it takes to read the modules that it changes and to write what comes of them: at most 2 is wanted.
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
			for _, bin := range modules {
				m := irtest.Read(b, bin)
				if did, err := pipeline.Run(m, pass.Options{}); did && err == nil {
					changed = append(changed, bin)
				}
			}
			if len(changed) == 0 {
				changed = modules
			}
			var passes, rest time.Duration
			for b.Loop() {
				for _, bin := range changed {
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
					passes += ran.Sub(read)
					rest += time.Since(start) - ran.Sub(read)
					m.Release()
				}
			}
			b.ReportMetric(float64(passes)/float64(rest), "times")
			b.ReportMetric(float64(len(changed)), "modules")
			b.ReportMetric(0, "ns/op")
		})
	}
}
