package vm

import (
	"testing"

	"hone/internal/shadergen"
	"hone/ir"
	"hone/spirv/asm"
)

// TestSerial compares the code of shaders for subgroups of one invocation with what Compile makes for these.
func TestSerial(t *testing.T) {
	some := 0
	for seed := range uint64(20) {
		o := shadergen.Options{Size: 40, Narrow: true, Double: true, Barriers: true, Subgroups: seed%4 == 0, Constants: true}
		bin, err := asm.Assemble([]byte(shadergen.Generate(seed, o)), asm.AssembleOptions{Target: o.Version()})
		if err != nil {
			t.Fatal(err)
		}
		m, err := ir.Read(bin)
		if err != nil {
			t.Fatal(err)
		}
		p, err := Compile(m, Options{})
		if err != nil {
			t.Fatal(err)
		}
		s := p.Scalar()
		if s == nil {
			continue
		}
		some++
		want, err := Compile(m, Options{Subgroup: 1})
		if err != nil {
			t.Fatal(err)
		}
		if s.String() != want.String() {
			t.Errorf("shader %d of %+v:\n%s\nwant\n%s", seed, o, s, want)
		}
		if s.Subgroup() != 1 || p.Subgroup() != 32 {
			t.Errorf("shader %d: subgroups of %d, and of %d before", seed, s.Subgroup(), p.Subgroup())
		}
	}
	if some < 10 {
		t.Errorf("only %d shaders do not see subgroups", some)
	}
}
