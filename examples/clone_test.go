package examples

import (
	"bytes"
	"os"
	"testing"

	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/pass"
	"hone/passtest"
	"hone/spirv"
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

// TestInlineOnceDeclared inlines a function whose parameter has a DebugDeclare: what is handed over is no variable, so
// nothing may declare it.
func TestInlineOnceDeclared(t *testing.T) {
	text, err := os.ReadFile("testdata/debug/inline.spvasm")
	if err != nil {
		t.Fatal(err)
	}
	out := passtest.Check(t, passtest.Pipeline(t, "inline-once", InlineOnce), text, passtest.Options{Version: "vulkan1.2"})
	m := irtest.Read(t, irtest.Decode(t, out))
	declared := 0
	for _, f := range m.Functions() {
		for in := range f.Insts() {
			if m.IsDebug(in) && in.Literal(1) == spirv.ShaderDebugInfo100DebugDeclare {
				if declared++; m.Def(in.ID(3)).Op != spirv.OpVariable {
					t.Errorf("%s declares what is no variable", in)
				}
			}
		}
	}
	if declared == 0 || len(m.Functions()) != 1 {
		t.Errorf("%d variables are declared in %d functions", declared, len(m.Functions()))
	}
}
