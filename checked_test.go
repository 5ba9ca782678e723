package hone_test

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"hone"
	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
	"hone/vm"
	"hone/vm/compare"
)

var checked = flag.Int("checked", 200, "of the modules of all collections, each Nth is compared with its -O and -Os")

// TestChecked compares the modules of testdata, ../shared/corpus and ../shared/kernels with their -O and -Os: none is
// different. `go test . -run Checked -checked 1 -timeout 4h -v` does it for all, and prints the reasons of those that
// are not decided.
func TestChecked(t *testing.T) {
	modules := map[string]*spirv.Binary{}
	for _, m := range corpus.All(t) {
		modules[m.Name] = irtest.Load(t, m)
	}
	for _, f := range corpus.Archive(t, "kernels/kernels.zip") {
		if bin, err := spirv.Decode(f.Data); err == nil {
			modules["kernels/"+f.Name] = bin
		}
	}
	shaders, undecided, reasons := 0, 0, map[string]int{}
	for i, name := range slices.Sorted(maps.Keys(modules)) {
		if i%*checked != 0 {
			continue
		}
		for _, level := range [...]string{"O", "Os"} {
			m := irtest.Read(t, modules[name])
			if _, err := levelOf(t, level).Run(m, pass.Options{}); err != nil {
				t.Errorf("%s: %s: %v", name, level, err)
				continue
			}
			eachVerdict(t, irtest.Read(t, modules[name]), m, func(entry string, c *compare.Result, why string) {
				switch shaders++; {
				case c != nil && c.Verdict == compare.Different:
					t.Errorf("%s: %s after %s: %s", name, entry, level, c.Reason)
				case why != "":
					undecided++
					reasons[kindOfReason(why)]++
					t.Logf("%s: %s after %s is not decided: %s", name, entry, level, why)
				}
			})
		}
	}
	t.Logf("%d shaders, %d of them not decided: %v", shaders, undecided, reasons)
	if undecided*5 > shaders {
		t.Errorf("%d of %d shaders are not decided", undecided, shaders)
	}
}

// levelOf returns the pipeline of a level.
func levelOf(t *testing.T, name string) *pass.Pipeline {
	t.Helper()
	i := slices.IndexFunc(hone.Levels, func(l hone.Level) bool { return l.Name == name })
	if i < 0 {
		t.Fatalf("no level %s", name)
	}
	return passtest.Parse(t, hone.Levels[i].Pipeline, hone.Passes()...)
}

// eachVerdict compares all shaders of two modules. Where nothing is decided, why says the reason.
func eachVerdict(t *testing.T, a, b *ir.Module, do func(entry string, c *compare.Result, why string)) {
	t.Helper()
	for _, e := range vm.EntryPoints(a) {
		if !e.Runs() {
			continue
		}
		ref, err := compare.NewReference(a, compare.Options{Entry: e.Name})
		if err != nil {
			do(e.Name, nil, err.Error())
			continue
		}
		c := ref.Compare(b)
		why := ""
		if c.Verdict == compare.Undecided {
			why = c.Reason
		}
		do(e.Name, c, why)
	}
}

// kindOfReason names why nothing is decided without what is the shader's own.
func kindOfReason(why string) string {
	for _, kind := range [...]string{"too many instructions", "do not depend on something undefined", "nothing is stored",
		"cannot run the shader", "barrier", "stores out of bounds"} {
		if strings.Contains(why, kind) {
			return kind
		}
	}
	return "others"
}

// TestCheckCases: the small inputs of ../shared/cases of which a comparison once said the wrong thing.
func TestCheckCases(t *testing.T) {
	dir := filepath.Join(corpus.Root(), "..", "shared", "cases")
	if _, err := os.Stat(dir); err != nil {
		t.Skip("../shared/cases is missing")
	}
	for _, c := range []struct {
		name string
		want []compare.Verdict
	}{
		{"differ-alias-other-binding", []compare.Verdict{compare.Different}},
		{"differ-relaxed-added", []compare.Verdict{compare.Different}},
		{"differ-loop-70000", []compare.Verdict{compare.Undecided}},
	} {
		t.Run(c.name, func(t *testing.T) {
			a := irtest.Read(t, caseModule(t, filepath.Join(dir, c.name+".a.comp"), "vulkan1.1"))
			b := irtest.Read(t, caseModule(t, filepath.Join(dir, c.name+".b.comp"), "vulkan1.1"))
			eachVerdict(t, a, b, func(_ string, got *compare.Result, why string) {
				if got == nil || !slices.Contains(c.want, got.Verdict) {
					t.Errorf("%v %s, want %v", got, why, c.want)
				}
			})
		})
	}
	open := []compare.Verdict{compare.Equal, compare.Undecided}
	for _, c := range []struct {
		file string
		want []compare.Verdict
	}{
		{"always-discards.frag", []compare.Verdict{compare.Equal}},
		{"foreign/check-two-buffers-one-binding.spv", []compare.Verdict{compare.Equal}},
		{"foreign/check-reference-out-of-bounds.spv", open},
		{"foreign/vm-panic.spv", open},
	} {
		t.Run(filepath.Base(c.file), func(t *testing.T) {
			bin := caseModule(t, filepath.Join(dir, c.file), "vulkan1.1")
			m := irtest.Read(t, bin)
			if _, err := levelOf(t, "O").Run(m, pass.Options{}); err != nil {
				t.Fatal(err)
			}
			eachVerdict(t, irtest.Read(t, bin), m, func(entry string, got *compare.Result, why string) {
				if got == nil || !slices.Contains(c.want, got.Verdict) {
					t.Errorf("%s: %s, want %v", entry, fmt.Sprint(got, why), c.want)
				}
			})
		})
	}
}
