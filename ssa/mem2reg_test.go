package ssa_test

import (
	"os"
	"path/filepath"
	"testing"

	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/pass"
	"hone/spirv"
	"hone/ssa"
)

// TestEndlessLoop: what glslang makes of a loop over four variables is a function without variables and with the two
// phis of the one that changes.
func TestEndlessLoop(t *testing.T) {
	data, err := os.ReadFile(filepath.Join(corpus.Root(), "testdata", "shaders", "glsl", "endless.frag.spv"))
	if err != nil {
		t.Fatal(err)
	}
	m := irtest.Read(t, irtest.Decode(t, data))
	runPasses(t, m, pass.Options{Check: true}, ssa.SROA, ssa.Mem2Reg)
	count := map[spirv.Op]int{}
	for in := range m.Functions()[0].Insts() {
		count[in.Op]++
	}
	if n := count[spirv.OpVariable] + count[spirv.OpLoad] + count[spirv.OpStore]; n != 0 || count[spirv.OpPhi] != 2 {
		t.Errorf("%d variables, loads and stores, %d phis; want 0 and 2", n, count[spirv.OpPhi])
	}
}
