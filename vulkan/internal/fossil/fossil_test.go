package fossil

import (
	"errors"
	"flag"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"hone/internal/corpus"
	"hone/internal/peers"
	"hone/vulkan"
	"hone/vulkan/internal/drivers"
	"hone/vulkan/internal/measure"
	"hone/vulkan/internal/variants"
)

var update = flag.Bool("update", false, "write the figures of today")

func TestMain(m *testing.M) {
	vulkan.Serve()
	os.Exit(m.Run())
}

// version is that of the driver: Mesa's, without what a distribution adds.
var version = regexp.MustCompile(`Mesa (\d+\.\d+\.\d+)`)

// TestFossils compiles the set for each family and reports, with -v, what has changed since the figures of this version
// of the driver were written. It fails if a pipeline that there was can't be created any more. With -update the figures
// of today are written.
func TestFossils(t *testing.T) {
	optimizers := []variants.Optimizer{variants.Pipeline("hone -O", "O")}
	if tool, err := peers.Find("spirv-opt"); err == nil {
		t.Log(tool)
		optimizers = append([]variants.Optimizer{variants.SpirvOpt(tool)}, optimizers...)
	}
	root := filepath.Join(corpus.Root(), "testdata", "shaders")
	modules := slices.DeleteFunc(slices.Clone(Modules), func(name string) bool {
		_, err := os.Stat(filepath.Join(root, name))
		return err != nil
	})
	if len(modules) < len(Modules) {
		t.Logf("%d of the %d modules are missing", len(Modules)-len(modules), len(Modules))
	}
	set := variants.In(root, modules, optimizers).Cached()
	now, driver := Figures{}, ""
	for _, family := range Families {
		d, err := drivers.Find("radv:" + family)
		if err != nil {
			t.Skip(err)
		}
		defer d.Close()
		r, err := measure.With(d, "", set, measure.Options{Jobs: 2})
		if errors.Is(err, vulkan.ErrMissing) {
			t.Skip(err)
		}
		if err != nil {
			t.Fatal(err)
		}
		if m := version.FindStringSubmatch(r.Driver); m != nil {
			driver = m[1]
		}
		for _, p := range r.Failures() {
			t.Logf("%s: %s, %s: %s", family, p.File, r.Variants[p.Variant], p.Failed)
		}
		now.Add(family, r)
	}
	file := filepath.Join("testdata", "radv-"+driver+".tsv")
	if *update {
		if err := os.MkdirAll("testdata", 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(now.Text()), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	text, err := os.ReadFile(file)
	if errors.Is(err, os.ErrNotExist) {
		t.Logf("no figures of RADV of Mesa %s: -update writes %s", driver, file)
		return
	}
	if err != nil {
		t.Fatal(err)
	}
	was, err := Parse(string(text))
	if err != nil {
		t.Fatalf("%s: %v", file, err)
	}
	for _, k := range was.Lost(now) {
		missing := len(optimizers) == 1 && k.Variant == "spirv-opt -O" // which is not installed
		if missing || !slices.Contains(modules, k.Module) {
			continue
		}
		t.Errorf("%s: there is no pipeline any more", k)
	}
	for _, line := range was.Changes(now) {
		t.Log(line)
	}
}

func TestFigures(t *testing.T) {
	a, b := Key{"F", "m", "none"}, Key{"F", "m", "hone -O"}
	was := Figures{a: {100, 10, 5, 0, 7, 1.5}, b: {50, 10, 5, 0, 7, 1.5}}
	again, err := Parse(was.Text())
	if err != nil || !reflect.DeepEqual(was, again) {
		t.Errorf("%v, %v, want %v", again, err, was)
	}
	now := Figures{b: {75, 10, 5, 0, 7, 1.5}}
	if lost := was.Lost(now); !reflect.DeepEqual(lost, []Key{a}) {
		t.Errorf("lost %v", lost)
	}
	if got, want := was.Changes(now), []string{"hone -O, Code size: 50 -> 75 (+50.00 %)"}; !reflect.DeepEqual(got, want) {
		t.Errorf("changes %q, want %q", got, want)
	}
	_, err = Parse(strings.Replace(was.Text(), "\t7", "", 1))
	if err == nil || !strings.Contains(err.Error(), "columns") {
		t.Errorf("%v, want an error about columns", err)
	}
}
