package vm

import (
	"os"
	"testing"

	"hone/internal/irtest"
)

// TestOneAllocation: the code of a function is one allocation, without room after it.
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
	for _, f := range p.code.Functions {
		end := int32(0)
		for _, b := range f.Blocks {
			if b.Start != end {
				t.Errorf("%s: a block begins at %d, the one before it ends at %d", f.Name, b.Start, end)
			}
			end = b.End
		}
		if len(f.Code) == 0 || cap(f.Code) != len(f.Code) || int(end) != len(f.Code) {
			t.Errorf("%s: %d instructions in blocks, %d in code, room for %d", f.Name, end, len(f.Code), cap(f.Code))
		}
	}
}
