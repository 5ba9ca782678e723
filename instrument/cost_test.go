package instrument_test

import (
	"flag"
	"runtime/debug"
	"strings"
	"testing"
	"time"

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

// BenchmarkFeatures compares reading and writing all modules with doing so and instrumenting them in between: with one
// feature, and with all. Both take turns, so that what else the machine does slows both down, and what is reported is
// the ratio of their processor times. Functions that nobody touched are written by copying their words, so "touched"
// has all of them written anew.
func BenchmarkFeatures(b *testing.B) {
	defer debug.SetGCPercent(debug.SetGCPercent(400)) // as in the command
	var modules []*spirv.Binary
	for _, file := range corpus.All(b) {
		if bin := irtest.Load(b, file); readable(bin) && len(bin.Words) >= *least {
			modules = append(modules, bin)
		}
	}
	all := func(p *pass.Pipeline, touch bool) (words int, cpu time.Duration) {
		start := cputime.Now()
		for _, bin := range modules {
			m, err := ir.Read(bin)
			if err != nil {
				b.Fatal(err)
			}
			if _, err := p.Run(m, pass.Options{}); err != nil {
				b.Fatal(err)
			}
			for _, f := range m.Functions() {
				if touch {
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
		return words, cputime.Since(start) // of this process
	}
	run := func(name, text string) {
		b.Run(name, func(b *testing.B) {
			p := pass.Of()
			if text != "" {
				p = passtest.Parse(b, text, hone.Passes()...)
			}
			words := 0
			var before, after time.Duration
			for b.Loop() {
				_, plain := all(pass.Of(), false)
				n, cpu := all(p, name == "touched")
				words, before, after = n, before+plain, after+cpu
			}
			b.ReportMetric(float64(words), "words")
			b.ReportMetric(float64(after.Microseconds())/float64(b.N), "cpu-µs/op")
			b.ReportMetric(float64(after)/float64(before), "x-read-write")
		})
	}
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
