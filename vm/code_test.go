package vm

import (
	"os"
	"testing"

	"hone/internal/irtest"
)

// TestOneAllocation: the code of a function is one allocation, without room behind it.
func TestOneAllocation(t *testing.T) {
	data, err := os.ReadFile("../testdata/shaders/glsl/matmul.comp.spv")
	if err != nil {
		t.Fatal(err)
	}
	m := irtest.Read(t, irtest.Decode(t, data))
	p, err := Compile(m, Options{})
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range p.code.functions {
		end := int32(0)
		for _, b := range f.blocks {
			if b.start != end {
				t.Errorf("%s: a block begins at %d, the one before it ends at %d", f.name, b.start, end)
			}
			end = b.end
		}
		if len(f.code) == 0 || cap(f.code) != len(f.code) || int(end) != len(f.code) {
			t.Errorf("%s: %d instructions in blocks, %d in code, room for %d", f.name, end, len(f.code), cap(f.code))
		}
	}
}
