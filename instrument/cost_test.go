package instrument_test

import (
	"flag"
	"strings"
	"testing"

	"hone"
	"hone/instrument"
	"hone/internal/corpus"
	"hone/internal/cputime"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

var least = flag.Int("least", 0, "BenchmarkFeatures leaves out modules of fewer words")

// BenchmarkFeatures compares reading and writing all modules with doing so and instrumenting them in
// between: with one feature, and with all. Functions that nobody touched are written by copying their words, so
// "touched" has all of them written anew.
func BenchmarkFeatures(b *testing.B) {
	var modules []*spirv.Binary
	for _, file := range corpus.All(b) {
		if bin := irtest.Load(b, file); readable(bin) && len(bin.Words) >= *least {
			modules = append(modules, bin)
		}
	}
	run := func(name, text string) {
		b.Run(name, func(b *testing.B) {
			p := pass.Of()
			if text != "" {
				p = passtest.Parse(b, text, hone.Passes()...)
			}
			start, words := cputime.Now(), 0
			defer func() {
				b.ReportMetric(float64(words)/float64(b.N), "words/op")
				b.ReportMetric(float64(cputime.Since(start).Microseconds())/float64(b.N), "cpu-µs/op") // of this process
			}()
			for b.Loop() {
				for _, bin := range modules {
					m, err := ir.Read(bin)
					if err != nil {
						b.Fatal(err)
					}
					if _, err := p.Run(m, pass.Options{}); err != nil {
						b.Fatal(err)
					}
					for _, f := range m.Functions() {
						if name == "touched" {
							f.MarkChanged()
						}
					}
					out, err := m.Write()
					if err != nil {
						b.Fatal(err)
					}
					words += len(out.Words)
					m.Release()
				}
			}
		})
	}
	run("read-write", "")
	run("touched", "")
	for _, p := range instrument.Passes() {
		run(strings.TrimPrefix(p.Name, instrument.Prefix), p.Name)
	}
	run("all", features())
}

func readable(bin *spirv.Binary) bool {
	m, err := ir.Read(bin)
	return err == nil && len(m.Functions()) > 0
}
