package vm_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/ir"
	"hone/spirv"
	"hone/vm"
	"hone/vm/compare"
	"hone/vm/layout"
)

// computeEntries returns the names of the compute shaders of a module.
func computeEntries(t *testing.T, bin *spirv.Binary) (names []string) {
	for in := range irtest.Read(t, bin).Section(ir.EntryPoints).Insts() {
		if in.Op == spirv.OpEntryPoint && spirv.ExecutionModel(in.Word(0)) == spirv.ExecutionModelGLCompute {
			name, _, _ := spirv.String(in.Words()[2:])
			names = append(names, name)
		}
	}
	return names
}

// TestBroken compiles and runs modules with words that were changed at random, and compares them with themselves:
// nothing panics, and all ends.
func TestBroken(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	ran, refused := 0, 0
	for _, name := range []string{"glsl/matmul.comp", "glsl/subgroups.comp", "glsl/atomics.comp", "glsl/structs.comp",
		"asm/variable_pointers", "glsl/bda.comp", "asm/spec_ops", "glsl/bools.comp",
		"glsl/grid.frag", "glsl/grid.vert", "glsl/path.rgen", "glsl/ladder.tese", "glsl/texturing.frag",
		"glsl/separate.frag", "glsl/demote.frag", "glsl/path.rchit", "opencl/async.cl", "opencl/structs.cl",
		"opencl/print.cl", "opencl/vectors.cl", "opencl/images.cl", "opencl/reduce_local.cl", "asm/kernel_flow"} {
		bin := irtest.Load(t, corpus.Module{Path: corpus.Root() + "/testdata/shaders/" + name + ".spv"})
		for range 200 {
			words := slices.Clone(bin.Words)
			for range 1 + r.IntN(3) {
				at := spirv.HeaderWords + r.IntN(len(bin.Words)-spirv.HeaderWords)
				switch r.IntN(3) {
				case 0:
					words[at] = bin.Words[spirv.HeaderWords+r.IntN(len(bin.Words)-spirv.HeaderWords)]
				case 1:
					words[at] = uint32(r.IntN(200))
				default:
					words[at] = r.Uint32()
				}
			}
			changed, err := spirv.FromWords(words)
			if err != nil {
				continue
			}
			m, err := ir.Read(changed)
			if err != nil || m.Verify() != nil {
				continue
			}
			p, err := vm.Compile(m, vm.Options{})
			if err != nil {
				refused++
				continue
			}
			ran++
			in := vm.Inputs{Buffers: map[layout.Slot][]byte{}, Steps: 1 << 12, Memory: 1 << 26}
			for _, s := range p.Slots() {
				in.Buffers[s] = make([]byte, 1<<10)
			}
			p.Run(in)
			if ran%5 != 0 {
				continue
			}
			if ref, err := compare.NewReference(m, compare.Options{Runs: 2, Steps: 1 << 10, Elements: 16}); err == nil {
				if c := ref.Compare(m); c.Verdict == compare.Different {
					t.Errorf("different from itself: %s", c.Reason)
				}
			}
		}
	}
	if ran < 50 || refused < 20 {
		t.Errorf("%d were run and %d were refused", ran, refused)
	}
}
