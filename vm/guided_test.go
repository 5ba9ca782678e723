package vm_test

import (
	"bytes"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"hone/internal/irtest"
	"hone/ir"
	"hone/spirv"
	"hone/vm/compare"
)

// readGuarded returns the shaders of testdata/guarded, by name: each stores only where a condition holds that random
// inputs meet rarely.
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

// beyond are those of which nothing is found.
var beyond = map[string]bool{"hash_fnv": true}

// TestGuarded: a fault behind such a condition is found.
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
			same, wrong := r.Compare(m), r.Compare(withFault(t, m))
			t.Logf("%d runs, %v", same.Runs, time.Since(start).Round(time.Millisecond))
			switch {
			case beyond[name] && same.Verdict == compare.Equal:
				t.Errorf("it is decided")
			case beyond[name]:
				return
			case same.Verdict != compare.Equal:
				t.Errorf("it is not equal to itself: %s %s", same.Verdict, same.Reason)
			case same.Executed != same.Blocks:
				t.Errorf("%d of %d blocks executed", same.Executed, same.Blocks)
			}
			if wrong.Verdict != compare.Different {
				t.Errorf("a fault is not found: %s %s", wrong.Verdict, wrong.Reason)
			}
		})
	}
}

// withFault returns a module with another number in place of the one that is used behind the condition only.
func withFault(t *testing.T, m *ir.Module) *ir.Module {
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

// TestGuidedIsDeterministic: the runs are the same each time, on any number of processors.
func TestGuidedIsDeterministic(t *testing.T) {
	modules := readGuarded(t)
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(0))
	for _, name := range []string{"four_nested", "element_chain", "spec_expression", "fragment_flat"} {
		var first *compare.Reference
		for _, n := range []int{1, 4} {
			runtime.GOMAXPROCS(n)
			r, err := compare.NewReference(modules[name], compare.Options{Seed: 3})
			if err != nil {
				t.Fatal(err)
			}
			if first == nil {
				first = r
				continue
			}
			if r.Runs() != first.Runs() || r.Runs() <= 16 {
				t.Fatalf("%s: %d runs, and %d", name, r.Runs(), first.Runs())
			}
			for i := range r.Runs() {
				x, y := r.Inputs(i), first.Inputs(i)
				same := bytes.Equal(x.Push, y.Push) && r.Setting(i).String() == first.Setting(i).String()
				for slot, b := range x.Buffers {
					same = same && bytes.Equal(b, y.Buffers[slot])
				}
				if !same {
					t.Errorf("%s: run %d has other inputs", name, i)
				}
			}
		}
	}
}

// TestGuidedCost: where random inputs execute all blocks no run is added.
func TestGuidedCost(t *testing.T) {
	r, err := compare.NewReference(irtest.Read(t, irtest.Assemble(t, mandelbrot, "vulkan1.1")), compare.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if r.Runs() != 16 {
		t.Errorf("%d runs", r.Runs())
	}
}
