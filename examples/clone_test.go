package examples

import (
	"bytes"
	"strings"
	"testing"

	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/pass"
	"hone/passtest"
)

// everywhere runs a pipeline over the modules of the repository and of the collections, with all that finds faults for those
// that it changes. There must be so many of these.
func everywhere(t *testing.T, text string, least int, passes ...*pass.Pass) {
	t.Helper()
	p := passtest.Pipeline(t, text, passes...)
	n := 0
	for _, file := range corpus.All(t) {
		m := irtest.Read(t, irtest.Load(t, file))
		last := p.String()[strings.LastIndexByte(p.String(), ',')+1:]
		changed := false // by the last pass
		observe := func(r pass.Run) { changed = changed || r.Pass == last && r.Changed }
		if _, err := p.Run(m, pass.Options{Observe: observe}); err == nil && !changed {
			continue
		}
		n++
		t.Run(file.Name, func(t *testing.T) {
			passtest.Check(t, p, file.Read(t), passtest.Options{Runs: 3})
		})
	}
	if n < least {
		t.Errorf("%s changed %d modules", text, n)
	}
	t.Logf("%s changed %d modules", text, n)
}

func TestInlineOnceEverywhere(t *testing.T) {
	everywhere(t, "inline-once", 20, InlineOnce)
	passtest.Folder(t, passtest.Pipeline(t, "O(start=inline-once)", InlineOnce), "../testdata/shaders/glsl", passtest.Options{Runs: 3})
}

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

func TestUnrollEverywhere(t *testing.T) {
	everywhere(t, "mem2reg,unroll", 20, Unroll)
	passtest.Folder(t, passtest.Pipeline(t, "O(round=unroll)", Unroll), "../testdata/shaders/glsl", passtest.Options{Runs: 3})
}
