package ir

import (
	"testing"

	"hone/internal/corpus"
	"hone/spirv"
)

// BenchmarkReadWrite reads every module into IR and writes it back, nothing copied from what was read.
func BenchmarkReadWrite(b *testing.B) {
	var bins []*spirv.Binary
	n := 0
	for _, m := range corpus.All(b) {
		bin, err := spirv.Decode(m.Read(b))
		if err != nil {
			b.Fatal(err)
		}
		bins = append(bins, bin)
		n += 4 * len(bin.Words)
	}
	b.SetBytes(int64(n))
	b.ReportAllocs()
	for b.Loop() {
		for _, bin := range bins {
			m, err := Read(bin)
			if err != nil {
				b.Fatal(err)
			}
			for _, f := range m.Functions() {
				f.MarkChanged()
			}
			write(b, m)
			m.Release()
		}
	}
}
