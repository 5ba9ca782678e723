package legalize_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"hone"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/internal/peers"
	"hone/pass"
	"hone/spirv"
	"hone/vm"
	"hone/vm/compare"
	"hone/vm/layout"
)

// legalized are the pipelines that TestFrontEnds runs over what front ends write.
var legalized = []string{
	"Legalize",
	"Legalize,switch-descriptors",
	"Legalize,switch-descriptors,split-descriptors",
	"Legalize,lower-io-split",
	"Legalize,switch-descriptors,split-descriptors,O",
}

// TestFrontEnds: what glslang writes of HLSL and GLSL, and what is written here as DXC writes it, becomes valid for
// Vulkan with nothing left for check-legal, and does the same. Binding by binding, where arrays are split.
func TestFrontEnds(t *testing.T) {
	files, err := filepath.Glob("testdata/shaders/*")
	if err != nil || len(files) < 15 {
		t.Fatalf("%d shaders, %v", len(files), err)
	}
	changed := map[string]int{}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			target := "vulkan1.1"
			if strings.Contains(file, ".r") { // a stage of ray tracing
				target = "vulkan1.2"
			}
			in := compiled(t, file, target)
			reference, last := in, in // what can't be run before it is legal is compared with what it is then
			for _, pipeline := range legalized {
				out, compared := legal(t, in, reference, pipeline, target)
				if string(out.Bytes()) != string(last.Bytes()) {
					changed[pipeline]++
				}
				if last = out; !compared && pipeline == legalized[0] {
					reference = out
				}
			}
		})
	}
	for _, pipeline := range legalized {
		if !t.Failed() && changed[pipeline] == 0 {
			t.Errorf("%s changes none of the shaders", pipeline)
		}
	}
}

// compiled returns the module of a source.
func compiled(t *testing.T, file, target string) *spirv.Binary {
	t.Helper()
	if strings.HasSuffix(file, ".spvasm") {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		return irtest.Assemble(t, string(text), target)
	}
	out := filepath.Join(t.TempDir(), "out.spv")
	args := []string{"--target-env", target, "-Od", "-V", "-o", out}
	if name, ok := strings.CutSuffix(file, ".hlsl"); ok {
		args = append(args, "-D", "-e", "main", "-S", strings.TrimPrefix(filepath.Ext(name), "."))
	}
	text, err := exec.Command(peers.Need(t, "glslangValidator").Path, append(args, file)...).CombinedOutput()
	if err != nil {
		t.Fatalf("glslang: %v: %s", err, text)
	}
	data, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	return irtest.Decode(t, data)
}

// legal runs a pipeline, with check-legal at its end, and compares what comes out with a module. It reports whether
// that could be run.
func legal(t *testing.T, in, from *spirv.Binary, pipeline, target string) (out *spirv.Binary, compared bool) {
	t.Helper()
	places := &compare.Map{}
	place := func(name string) compare.Place {
		slot, ok := layout.ParseSlot(name)
		if !ok {
			t.Fatalf("%s is no place", name)
		}
		return compare.Place{Slot: slot}
	}
	m := irtest.Read(t, in)
	o := pass.Options{Moved: func(list []pass.Moved) {
		for _, x := range list {
			places.Ranges = append(places.Ranges, compare.Range{From: place(x.From.Name), To: place(x.To.Name)})
		}
	}}
	registry, err := hone.NewRegistry()
	if err != nil {
		t.Fatal(err)
	}
	p, err := registry.Parse(pipeline + ",check-legal(strict)")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Run(m, o); err != nil {
		t.Fatalf("%s: %v", pipeline, err)
	}
	out = irtest.Write(t, m)
	if msg := passtest.Validate(t, out, target); msg != "" {
		t.Errorf("%s: spirv-val: %s", pipeline, msg)
	}
	reference := irtest.Read(t, from)
	for _, e := range vm.EntryPoints(reference) {
		ref, err := compare.NewReference(reference, compare.Options{Entry: e.Name, Map: places, Runs: 4, Steps: 1 << 16})
		if err != nil {
			t.Logf("%s: not compared: %v", pipeline, err)
			continue
		}
		compared = true
		if c := ref.Compare(irtest.Read(t, out)); c.Verdict == compare.Different {
			t.Errorf("%s: %s does something else: %s", pipeline, e.Name, c.Reason)
		} else {
			t.Logf("%s: %s: %v %s", pipeline, e.Name, c.Verdict, c.Reason)
		}
	}
	return out, compared
}
