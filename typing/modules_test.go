package typing_test

import (
	"testing"

	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/ir"
	"hone/typing"
)

// TestModules: no module that is known to be valid is refused.
func TestModules(t *testing.T) {
	for _, file := range corpus.All(t) {
		m := irtest.Read(t, irtest.Load(t, file))
		if err := typing.Verify(m); err != nil {
			t.Errorf("%s: %v", file.Name, err)
		}
		m.Release()
	}
}

// BenchmarkVerify is over all modules.
func BenchmarkVerify(b *testing.B) {
	var list []*ir.Module
	instructions := 0
	for _, file := range corpus.All(b) {
		m := irtest.Read(b, irtest.Load(b, file))
		instructions += m.SizeRead()
		list = append(list, m)
	}
	for b.Loop() {
		for _, m := range list {
			if err := typing.Verify(m); err != nil {
				b.Fatal(err)
			}
		}
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(instructions), "ns/instruction")
}
