package compare

import (
	"strings"
	"testing"

	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/ir"
	"hone/spirv"
	"hone/vm"
)

// TestMutated compiles and runs modules that are broken in many ways, always the same ones: each is refused or runs,
// and nothing panics.
func TestMutated(t *testing.T) {
	n := 8000
	if testing.Short() {
		n = 800
	}
	var modules [][]byte
	for _, file := range corpus.Own(t) {
		data := file.Read(t)
		if bin, err := spirv.Decode(data); err == nil && len(data) < 1<<14 && len(computeShaders(bin)) > 0 {
			modules = append(modules, data)
		}
	}
	read, compiled, ended := 0, 0, 0
	for seed := range uint64(n) {
		bin, err := spirv.Decode(irtest.Mutated(modules, seed))
		if err != nil {
			continue
		}
		for _, entry := range computeShaders(bin) {
			read++
			m, err := ir.Read(bin)
			if err != nil {
				t.Fatal(err)
			}
			p, err := vm.Compile(m, vm.Options{Entry: entry})
			if err != nil {
				continue
			}
			compiled++
			in, _, err := randomInputs(p, sample{elements: 64, seed: seed}, 0)
			if err != nil {
				continue
			}
			in.Steps, in.Workers, in.Memory, in.Track = 1<<12, 1, 1<<24, &vm.Track{}
			if _, err = p.Run(in); err == nil {
				ended++
			}
			if err != nil && strings.Contains(err.Error(), "a fault of package vm") {
				t.Errorf("seed %d: %v", seed, err)
			}
		}
	}
	t.Logf("of %d shaders %d can be run, and %d of them come to an end", read, compiled, ended)
	if compiled < n/40 || ended < compiled/2 {
		t.Error("they are too broken")
	}
}

// computeShaders returns the names of the compute shaders of a module, nil for one that can't be read.
func computeShaders(bin *spirv.Binary) (names []string) {
	m, err := ir.Read(bin)
	if err != nil {
		return nil
	}
	for _, e := range vm.EntryPoints(m) {
		if e.Model == spirv.ExecutionModelGLCompute {
			names = append(names, e.Name)
		}
	}
	return names
}
