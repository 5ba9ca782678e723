package examples

import (
	"bytes"
	"testing"

	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/pass"
	"hone/passtest"
)

// TestInlineOnceDebug inlines functions with debug information.
func TestInlineOnceDebug(t *testing.T) {
	p := passtest.Pipeline(t, "inline-once", InlineOnce)
	n := 0
	for i, file := range corpus.All(t) {
		m := irtest.Read(t, irtest.Load(t, file))
		if changed, err := p.Run(m, pass.Options{}); err != nil || !changed || n == 12 {
			continue
		}
		n++
		bin := irtest.WithDebug(t, irtest.WithoutDebug(irtest.Load(t, file)), uint64(2*i+1))
		out := passtest.Check(t, p, bin.Bytes(), passtest.Options{Runs: 1})
		if bytes.Equal(out, bin.Bytes()) {
			t.Errorf("%s: nothing was inlined", file.Name)
		}
	}
}
