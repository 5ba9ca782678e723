package vm_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"sync/atomic"
	"testing"

	"hone"
	"hone/internal/corpus"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
	"hone/vm"
)

// outcome is what a module made of some inputs.
type outcome struct {
	buffers map[vm.Slot][]byte
	// decided: nothing that was stored, and no branch or address, depended on an undefined value, and nothing was out of bounds.
	decided bool
	err     error
}

// execute runs two workgroups of an entry point on buffers with small whole numbers, floats and random bits, by seed.
func execute(t *testing.T, m *ir.Module, entry string, seed uint64) (outcome, bool) {
	t.Helper()
	p, err := vm.Compile(m, vm.Options{Entry: entry})
	var u *vm.Unsupported
	if errors.As(err, &u) {
		return outcome{}, false
	}
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(seed, 3))
	fill := func(n int) []byte {
		b := make([]byte, n)
		for i := 0; i < n; i += 4 {
			v := r.Uint32()
			switch r.IntN(4) {
			case 0, 1:
				v %= 64
			case 2:
				v = math.Float32bits(float32(r.IntN(2000)) / 16)
			}
			binary.LittleEndian.PutUint32(b[i:], v)
		}
		return b
	}
	in := vm.Inputs{Groups: [3]int{2, 1, 1}, Buffers: map[vm.Slot][]byte{}, Push: fill(128), Steps: 1 << 17, Workers: 1}
	for _, s := range p.Slots() {
		in.Buffers[s] = fill(1 << 13)
	}
	result, err := p.Run(in)
	o := outcome{buffers: in.Buffers, decided: err == nil, err: err}
	for _, x := range result.Reports {
		if x.Kind != vm.UndefinedResult {
			o.decided = false
		}
	}
	return o, true
}

// TestCorpus runs the compute shaders of all modules before and after the passes: what they write is the same where it does not
// depend on something undefined.
func TestCorpus(t *testing.T) {
	registry, err := pass.NewRegistry(hone.Passes()...)
	if err != nil {
		t.Fatal(err)
	}
	var pipelines []*pass.Pipeline
	for _, x := range hone.Passes() {
		p, err := registry.Parse(x.Name)
		if err != nil {
			t.Fatal(err)
		}
		pipelines = append(pipelines, p)
	}
	for _, l := range hone.Levels {
		p, err := hone.Pipeline(registry, l.Name)
		if err != nil {
			t.Fatal(err)
		}
		pipelines = append(pipelines, p)
	}
	var compared, undecided atomic.Int64
	t.Run("modules", func(t *testing.T) {
		for _, file := range corpus.All(t) {
			t.Run(file.Name, func(t *testing.T) {
				bin, err := spirv.Decode(file.Read(t))
				if err != nil {
					t.Fatal(err)
				}
				for _, entry := range computeEntries(t, bin) {
					before, ok := execute(t, read(t, bin), entry, 1)
					if !ok {
						continue
					}
					if !before.decided {
						undecided.Add(1)
						continue
					}
					compared.Add(1)
					for _, p := range pipelines {
						m := read(t, bin)
						if _, err := p.Run(m, pass.Options{}); err != nil {
							t.Fatal(err)
						}
						after, ok := execute(t, m, entry, 1)
						if !ok || after.err != nil {
							t.Errorf("%s after %s: cannot be run any more: %v", entry, p, after.err)
							continue
						}
						for slot, b := range after.buffers {
							if !bytes.Equal(b, before.buffers[slot]) {
								t.Errorf("%s after %s: other bytes at %s", entry, p, slot)
							}
						}
					}
				}
			})
		}
	})
	t.Logf("%d compute shaders were compared; %d are not decided, since they depend on undefined values or stop", compared.Load(), undecided.Load())
	if compared.Load() < 15 {
		t.Errorf("only %d were compared", compared.Load())
	}
}

// computeEntries returns the names of the compute shaders of a module.
func computeEntries(t *testing.T, bin *spirv.Binary) (names []string) {
	for in := range read(t, bin).Section(ir.EntryPoints).Insts() {
		if in.Op == spirv.OpEntryPoint && spirv.ExecutionModel(in.Word(0)) == spirv.ExecutionModelGLCompute {
			name, _, _ := spirv.String(in.Words()[2:])
			names = append(names, name)
		}
	}
	return names
}

// TestBroken compiles and runs modules with words that were changed at random: nothing panics, and all ends.
func TestBroken(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	ran, refused := 0, 0
	for _, name := range []string{"glsl/matmul.comp", "glsl/subgroups.comp", "glsl/atomics.comp", "glsl/structs.comp", "asm/variable_pointers", "glsl/bda.comp"} {
		bin, err := spirv.Decode(corpus.Module{Path: corpus.Root() + "/testdata/shaders/" + name + ".spv"}.Read(t))
		if err != nil {
			t.Fatal(err)
		}
		for range 150 {
			words := slices.Clone(bin.Words)
			for range 1 + r.IntN(3) {
				at := spirv.HeaderWords + r.IntN(len(bin.Words)-spirv.HeaderWords)
				if other := bin.Words[spirv.HeaderWords+r.IntN(len(bin.Words)-spirv.HeaderWords)]; r.IntN(2) == 0 {
					words[at] = other
				} else {
					words[at] = uint32(r.IntN(200))
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
			in := vm.Inputs{Buffers: map[vm.Slot][]byte{}, Steps: 1 << 12, Memory: 1 << 26}
			for _, s := range p.Slots() {
				in.Buffers[s] = make([]byte, 1<<10)
			}
			p.Run(in)
		}
	}
	if ran < 50 || refused < 20 {
		t.Errorf("%d were run and %d were refused", ran, refused)
	}
}
