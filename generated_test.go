package hone

import (
	"flag"
	"fmt"
	"slices"
	"testing"

	"hone/internal/passtest"
	"hone/internal/shadergen"
	"hone/ir"
	"hone/pass"
	"hone/spirv/asm"
)

var generated = flag.Int("generated", 24, "how many generated shaders each pipeline is run over")

// TestGenerated runs each pass, alone and in front of the others, and the levels over generated shaders with all checks on.
func TestGenerated(t *testing.T) {
	r, err := pass.NewRegistry(Passes()...)
	if err != nil {
		t.Fatal(err)
	}
	var pipelines []string
	for _, l := range Levels {
		if !slices.Contains(pipelines, l.Pipeline) {
			pipelines = append(pipelines, l.Pipeline)
		}
	}
	for _, p := range r.Passes() {
		pipelines = append(pipelines, p.Name, "sroa,mem2reg,"+p.Name)
	}
	for seed := range uint64(*generated) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) {
			t.Parallel()
			o := shadergen.Everything
			o.Size = 20 + int(seed%5)*20
			bin, err := asm.Assemble([]byte(shadergen.Generate(seed, o)), asm.AssembleOptions{Target: "spv1.3"})
			if err != nil {
				t.Fatal(err)
			}
			for _, text := range pipelines {
				p, err := r.Parse(text)
				if err != nil {
					t.Fatal(err)
				}
				m, err := ir.Read(bin)
				if err != nil {
					t.Fatal(err)
				}
				if _, err := p.Run(m, pass.Options{Check: true}); err != nil {
					t.Errorf("%s: %v", text, err)
					continue
				}
				if msg := passtest.Validate(t, m.Write(), "vulkan1.1"); msg != "" {
					t.Errorf("%s: spirv-val: %s", text, msg)
				}
			}
		})
	}
}
