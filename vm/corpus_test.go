package vm

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"hone/ir"
	"hone/spirv"
)

func readFile(t testing.TB, path string) *ir.Module {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	bin, err := spirv.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	m, err := ir.Read(bin)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// TestShaders runs all compute shaders of testdata on buffers of 64 KiB: each ends, or is refused with the reasons that are given here.
func TestShaders(t *testing.T) {
	files, _ := filepath.Glob("../testdata/shaders/*/*.spv")
	more, _ := filepath.Glob("../testdata/shaders/asm/new/*.spv")
	ran := 0
	for _, file := range append(files, more...) {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".spv"), func(t *testing.T) {
			m := readFile(t, file)
			p, err := Compile(m, Options{})
			var u *Unsupported
			if errors.As(err, &u) {
				t.Log(err)
				return
			}
			if err != nil {
				return // no compute shader
			}
			in := Inputs{Groups: [3]int{2, 2, 1}, Buffers: map[Slot][]byte{}, Push: make([]byte, 128), Steps: 1 << 22}
			for _, s := range p.Slots() {
				b := make([]byte, 1<<16)
				for i := range b {
					b[i] = byte(i * 7 / 3 & 0x3F)
				}
				in.Buffers[s] = b
			}
			r, err := p.Run(in)
			if err != nil {
				t.Log(err)
			}
			for _, x := range r.Reports {
				t.Logf("%s: %s (%d)", x.Kind, x.Place, x.Count)
			}
			if p.String() == "" {
				t.Error("nothing is printed")
			}
			ran++
		})
	}
	if ran < 20 {
		t.Errorf("only %d shaders were run", ran)
	}
}
