package kernels_test

import (
	"flag"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"hone"
	"hone/internal/kernels"
	"hone/internal/passtest"
	"hone/internal/peers"
	"hone/ir"
	"hone/spirv"
	"hone/vm/compare"
	"hone/vm/inputs"
)

var (
	share  = flag.Int("kernels", 8, "one of so many kernels is compared on random inputs")
	update = flag.Bool("update", false, "write results.tsv")
	runs   = flag.Int("runs", 3, "how many random inputs each of these gets")
)

// TestResults runs each kernel in the vm, as it is and optimized, and compares the results with the Go code's. All of
// these modules are valid.
func TestResults(t *testing.T) {
	for _, k := range kernels.All() {
		t.Run(k.Name, func(t *testing.T) {
			c, err := k.Load(kernels.Small)
			if err != nil {
				t.Fatal(err)
			}
			for _, v := range variants(t, c.Binary) {
				if _, err := peers.Find("spirv-val"); err == nil {
					if message := passtest.ValidateAny(t, v.module); message != "" {
						t.Errorf("%s: spirv-val: %s", v.name, message)
					}
				}
				r, err := c.Bind(v.module)
				if err != nil {
					t.Fatalf("%s: %v", v.name, err)
				}
				result, err := r.Program.Run(*r.Inputs)
				if err != nil {
					t.Fatalf("%s: %v", v.name, err)
				}
				for _, report := range result.Reports {
					t.Errorf("%s: %s: %s", v.name, report.Kind, report.Place)
				}
				if err := c.Check(r); err != nil {
					t.Errorf("%s: %v", v.name, err)
				}
			}
		})
	}
}

type variant struct {
	name   string
	module *spirv.Binary
}

// variants returns a module as it is, after the levels, and after spirv-opt where that is installed.
func variants(t *testing.T, bin *spirv.Binary) []variant {
	t.Helper()
	list := []variant{{"as it is", bin}}
	for _, level := range []string{"O", "Os"} {
		out, err := hone.OptimizeBytes(bin.Bytes(), hone.WithPipeline(level))
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, decoded(t, "-"+level, out))
	}
	tool, err := peers.Find("spirv-opt")
	if err != nil {
		t.Log(err)
		return list
	}
	out, err := tool.Run(bin.Bytes(), "-O", "-", "-o", "-")
	if err != nil {
		t.Fatal(err)
	}
	return append(list, decoded(t, "spirv-opt -O", out))
}

func decoded(t *testing.T, name string, data []byte) variant {
	t.Helper()
	bin, err := spirv.Decode(data)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return variant{name, bin}
}

// TestWrongResults checks that results that were never computed are wrong for each kernel.
func TestWrongResults(t *testing.T) {
	for _, k := range kernels.All() {
		c, err := k.Load(kernels.Small)
		if err != nil {
			t.Fatal(err)
		}
		r, err := c.Bind(c.Binary)
		if err != nil {
			t.Fatal(err)
		}
		if c.Check(r) == nil {
			t.Errorf("%s: the inputs count as results", k.Name)
		}
	}
}

// TestFiles checks that each module in the folder has a kernel, which README.md lists, and that its small and large
// inputs name the same module and buffers.
func TestFiles(t *testing.T) {
	modules, err := filepath.Glob(filepath.Join(kernels.Folder(), "*.spv"))
	if err != nil || len(modules) != len(kernels.All()) {
		t.Errorf("%d kernels, and %d modules (%v)", len(kernels.All()), len(modules), err)
	}
	page, err := os.ReadFile(filepath.Join(kernels.Folder(), "README.md"))
	if err != nil {
		t.Fatal(err)
	}
	var listed, known []string
	for _, row := range regexp.MustCompile("(?m)^\\| `(\\w+)`").FindAllStringSubmatch(string(page), -1) {
		listed = append(listed, row[1])
	}
	for _, k := range kernels.All() {
		known = append(known, k.Name)
	}
	if !slices.Equal(listed, known) {
		t.Errorf("README.md lists %q, want %q", listed, known)
	}
	for _, k := range kernels.All() {
		small, large := inputsOf(t, k.Name+kernels.Small), inputsOf(t, k.Name+kernels.Large)
		if small.Shader != large.Shader || !slices.Equal(names(small.In), names(large.In)) ||
			!slices.Equal(names(small.Out), names(large.Out)) || (small.Push == nil) != (large.Push == nil) {
			t.Errorf("%s: the inputs name different things", k.Name)
		}
		if workgroups(large) <= workgroups(small) {
			t.Errorf("%s: %d workgroups are small, %d are large", k.Name, workgroups(small), workgroups(large))
		}
		if !slices.Contains(modules, small.Shader) {
			t.Errorf("%s: there is no %s", k.Name, small.Shader)
		}
	}
}

func inputsOf(t *testing.T, name string) *inputs.File {
	t.Helper()
	path := filepath.Join(kernels.Folder(), name+".yaml")
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	f, err := inputs.Read(path, kernels.Folder(), text)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func names(list []inputs.Assignment) (names []string) {
	for _, a := range list {
		names = append(names, a.Name)
	}
	return names
}

func workgroups(f *inputs.File) int { return f.Groups[0] * f.Groups[1] * f.Groups[2] }

// TestEqual compares each kernel with its optimized forms on random inputs, as hone check does.
func TestEqual(t *testing.T) {
	for i, k := range kernels.All() {
		if (i+5)%*share != 0 { // among them a kernel that packs NaNs
			continue
		}
		t.Run(k.Name, func(t *testing.T) {
			c, err := k.Load(kernels.Small)
			if err != nil {
				t.Fatal(err)
			}
			a, err := ir.Read(c.Binary)
			if err != nil {
				t.Fatal(err)
			}
			want, err := compare.NewReference(a, compare.Options{Runs: *runs, Seed: 1, Steps: 1 << 17})
			if err != nil {
				t.Fatal(err)
			}
			for _, v := range variants(t, c.Binary)[1:3] {
				b, err := ir.Read(v.module)
				if err != nil {
					t.Fatal(err)
				}
				r := want.Compare(b)
				t.Logf("%s: %s: %d of %d values compared", v.name, r.Verdict, r.Compared, r.Stored)
				if r.Verdict == compare.Different {
					t.Errorf("%s: %s", v.name, r.Reason)
				}
			}
		})
	}
}

// TestFirstResults compares results.tsv, which has the first results of each kernel for readers and for programs that
// are not in Go, with the results that are computed. -update writes the file.
func TestFirstResults(t *testing.T) {
	path := filepath.Join(kernels.Folder(), "results.tsv")
	var text strings.Builder
	text.WriteString("kernel\tbuffer\tresults\tfirst results\n")
	var computed [][]float64
	for _, k := range kernels.All() {
		c, err := k.Load(kernels.Small)
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range c.Results() {
			var list []string
			for _, v := range r.First {
				list = append(list, strconv.FormatFloat(v, 'g', 6, 64))
				if v == math.Trunc(v) {
					list[len(list)-1] = strconv.FormatFloat(v, 'f', -1, 64)
				}
			}
			fmt.Fprintf(&text, "%s\t%s\t%d\t%s\n", k.Name, r.Place, r.Count, strings.Join(list, " "))
			computed = append(computed, r.First)
		}
	}
	if *update {
		if err := os.WriteFile(path, []byte(text.String()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	file, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	got, want := strings.Split(string(file), "\n"), strings.Split(text.String(), "\n")
	if len(got) != len(want) {
		t.Fatalf("%d lines, want %d", len(got), len(want))
	}
	for i, line := range want[1 : len(want)-1] {
		read, now := strings.Split(got[i+1], "\t"), strings.Split(line, "\t")
		if !slices.Equal(read[:len(read)-1], now[:len(now)-1]) {
			t.Errorf("%q, want %q", got[i+1], line)
			continue
		}
		for k, text := range strings.Fields(read[len(read)-1]) {
			// Machines that fuse a product with a sum compute other last digits.
			v, err := strconv.ParseFloat(text, 64)
			if d := math.Abs(v - computed[i][k]); err != nil || !(d <= 1e-4*math.Abs(v)+1e-6) {
				t.Errorf("%s %s: %v, want %v", read[0], read[1], v, computed[i][k])
			}
		}
	}
}
