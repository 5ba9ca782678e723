package instrument_test

import (
	"testing"

	"hone"
	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// BenchmarkFeatures compares reading and writing the modules of testdata with doing so and instrumenting them in
// between: with one feature, and with all.
func BenchmarkFeatures(b *testing.B) {
	var modules []*spirv.Binary
	for _, file := range corpus.Own(b) {
		if bin := irtest.Load(b, file); readable(bin) {
			modules = append(modules, bin)
		}
	}
	for name, text := range map[string]string{"read-write": "", "bounds": "instrument-bounds", "all": features()} {
		b.Run(name, func(b *testing.B) {
			p := pass.Of()
			if text != "" {
				p = passtest.Parse(b, text, hone.Passes()...)
			}
			for b.Loop() {
				for _, bin := range modules {
					m, err := ir.Read(bin)
					if err != nil {
						b.Fatal(err)
					}
					if _, err := p.Run(m, pass.Options{}); err != nil {
						b.Fatal(err)
					}
					m.Functions()[0].MarkChanged()
					if _, err := m.Write(); err != nil {
						b.Fatal(err)
					}
					m.Release()
				}
			}
		})
	}
}

func readable(bin *spirv.Binary) bool {
	m, err := ir.Read(bin)
	return err == nil && len(m.Functions()) > 0
}
