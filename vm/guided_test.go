package vm_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"hone/internal/irtest"
	"hone/ir"
	"hone/spirv"
	"hone/vm/compare"
)

// readGuarded returns the shaders of testdata/guarded, by name.
func readGuarded(t *testing.T) map[string]*ir.Module {
	files, _ := filepath.Glob("testdata/guarded/*.spv")
	modules := map[string]*ir.Module{}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		modules[strings.TrimSuffix(filepath.Base(file), ".spv")] = irtest.Read(t, irtest.Decode(t, data))
	}
	return modules
}

// plantedIn returns a module with another number in place of the one that is used behind the condition only.
func plantedIn(t *testing.T, m *ir.Module) *ir.Module {
	bin, err := m.Write()
	if err != nil {
		t.Fatal(err)
	}
	b, err := ir.Read(bin)
	if err != nil {
		t.Fatal(err)
	}
	for in := range b.Section(ir.Globals).Insts() {
		if in.Op == spirv.OpConstant && (in.Word(0) == 77 || in.Word(0) == 0x429A0000) {
			in.SetWord(0, in.Word(0)+1)
			return b
		}
	}
	t.Fatal("no number to change")
	return nil
}

// TestGuarded: what shaders do behind conditions that random inputs meet rarely is compared.
func TestGuarded(t *testing.T) {
	modules := readGuarded(t)
	if len(modules) < 40 {
		t.Errorf("only %d shaders", len(modules))
	}
	for name, m := range modules {
		t.Run(name, func(t *testing.T) {
			start := time.Now()
			r, err := compare.NewReference(m, compare.Options{})
			if err != nil {
				t.Fatal(err)
			}
			if c := r.Compare(m); c.Verdict != compare.Equal {
				t.Errorf("it is not equal to itself: %s %s", c.Verdict, c.Reason)
			}
			if c := r.Compare(plantedIn(t, m)); c.Verdict != compare.Different {
				missing, of := r.Unexecuted()
				t.Errorf("a fault behind the condition is not found: %s %s (%d of %d blocks not executed)", c.Verdict, c.Reason,
					len(missing), of)
			}
			t.Logf("%v", time.Since(start))
		})
	}
}
