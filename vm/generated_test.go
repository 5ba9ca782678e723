package vm_test

import (
	"bytes"
	"encoding/binary"
	"flag"
	"fmt"
	"math/rand/v2"
	"testing"

	"hone/internal/irtest"
	"hone/internal/shadergen"
	"hone/ir"
	"hone/vm"
	"hone/vm/layout"
)

var shaders = flag.Int("shaders", 12, "how many generated shaders are run for each set of options")

var sets = []struct {
	name string
	o    shadergen.Options
}{
	{"plain", shadergen.Options{Exact: true}},
	{"narrow", shadergen.Options{Exact: true, Narrow: true, Half: true}},
	{"wide", shadergen.Options{Exact: true, Wide: true, Double: true}},
	{"large", shadergen.Options{Exact: true, Size: 200, Barriers: true}},
	{"subgroups", shadergen.Options{Exact: true, Subgroups: true, Barriers: true}},
	{"inexact", shadergen.Options{Barriers: true}},
	{"constants", shadergen.Options{Constants: true, Modern: true}},
}

const groups = 3

func assemble(t testing.TB, text string) *ir.Module {
	t.Helper()
	return irtest.Read(t, irtest.Assemble(t, text, "spv1.6"))
}

// generated returns what a generated shader writes.
func generated(t testing.TB, m *ir.Module, seed uint64, subgroup, workers int) []byte {
	t.Helper()
	p, err := vm.Compile(m, vm.Options{Subgroup: subgroup})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(seed, 1))
	in := make([]byte, 4*shadergen.Inputs)
	for i := 0; i < len(in); i += 4 {
		v := r.Uint32()
		if r.IntN(2) == 0 {
			v %= 16
		}
		binary.LittleEndian.PutUint32(in[i:], v)
	}
	out := make([]byte, 4*shadergen.Results*shadergen.LocalSize*groups)
	result, err := p.Run(vm.Inputs{
		Groups: [3]int{groups, 1, 1}, Workers: workers, Steps: 1 << 24, Push: in[:shadergen.Pushed],
		Buffers: map[layout.Slot][]byte{{Binding: 0}: in, {Binding: 1}: out},
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range result.Reports {
		t.Errorf("%s: %s", x.Kind, x.Place)
	}
	return out
}

// TestGenerated runs generated shaders, which have no undefined behaviour, with subgroups of several sizes, by one
// worker and by several: the results are the same.
func TestGenerated(t *testing.T) {
	for _, set := range sets {
		t.Run(set.name, func(t *testing.T) {
			for seed := range uint64(*shaders) {
				t.Run(fmt.Sprint(seed), func(t *testing.T) {
					bin := irtest.Assemble(t, shadergen.Generate(seed, set.o), set.o.Version())
					want := generated(t, irtest.Read(t, bin), seed, 32, 1)
					for _, subgroup := range []int{1, 3, 8} {
						if set.o.Subgroups {
							subgroup = 32
						}
						if got := generated(t, irtest.Read(t, bin), seed, subgroup, 3); !bytes.Equal(got, want) {
							t.Errorf("other results with subgroups of %d", subgroup)
						}
					}
				})
			}
		})
	}
}
