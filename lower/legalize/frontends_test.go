package legalize_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
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
	"Legalize,switch-descriptors,split-descriptors,O",
	"copy-arguments,Legalize%s,switch-descriptors,split-descriptors,lower-io-split", // %s: lower-sampled-images
}

// transformations are the passes that make legal what front ends write, and for each language whether they have work to
// do: from GLSL glslang copies arguments, passes pointers to interpolation functions and makes built-ins volatile.
var transformations = []struct {
	pass       string
	hlsl, glsl string
}{
	{"interpolate-inputs", "changes", "legal"},
	{"const-offsets", "changes", "changes"},
	{"copy-arguments", "changes", "legal"},
	{"switch-descriptors", "changes", "changes"},
	{"split-descriptors", "changes", "changes"},
	{"spread-volatile", "changes", "legal"},
	{"lower-sampled-images", "changes", "changes"},
	{"lower-io-split", "changes", "changes"},
}

// shader is a file of testdata/shaders. Its first comments say of passes that they change it, "changes: NAME NAME", or
// that it has what they look at in a legal form, "legal: NAME", and at which bindings images and samplers are joined.
type shader struct {
	file, language string
	says           map[string][]string
}

// readShader reads the comments of a shader.
func readShader(t *testing.T, file string) shader {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	s := shader{file: file, language: "glsl", says: map[string][]string{}}
	if strings.Contains(file, ".hlsl") || strings.HasSuffix(file, ".spvasm") { // those are written as DXC writes HLSL
		s.language = "hlsl"
	}
	for line := range strings.Lines(string(text)) {
		if key, list, ok := strings.Cut(strings.TrimLeft(line, "/; "), ": "); ok && !strings.Contains(key, " ") {
			s.says[key] = append(s.says[key], strings.Fields(list)...)
		}
	}
	return s
}

// target returns the environment for which a shader is compiled.
func (s shader) target() string {
	if strings.Contains(filepath.Base(s.file), ".r") { // a stage of ray tracing
		return "vulkan1.2"
	}
	return "vulkan1.1"
}

// TestFrontEnds: what glslang writes of HLSL and GLSL, and what is written here as DXC writes it, becomes valid for
// Vulkan with nothing left for check-legal, and does the same. Binding by binding, where arrays are split. Each
// transformation changes five shaders of each language, or finds five of them legal.
func TestFrontEnds(t *testing.T) {
	files, err := filepath.Glob("testdata/shaders/*")
	if err != nil || len(files) < 15 {
		t.Fatalf("%d shaders, %v", len(files), err)
	}
	changed := map[string]int{} // by pipeline
	count := map[string]int{}   // by pass, language and comment
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			s := readShader(t, file)
			target := s.target()
			in := compiled(t, file, target)
			reference, last := in, in // what can't be run before it is legal is compared with what it is then
			for i, pipeline := range legalized {
				if i == len(legalized)-1 {
					pipeline = s.all()
				}
				out, passes, compared := legal(t, in, reference, pipeline, target)
				if string(out.Bytes()) != string(last.Bytes()) {
					changed[legalized[i]]++
				}
				if last = out; !compared && i == 0 {
					reference = out
				}
				if i == len(legalized)-1 {
					s.expect(t, passes, count)
				}
			}
		})
	}
	for _, pipeline := range legalized {
		if !t.Failed() && changed[pipeline] == 0 {
			t.Errorf("%s changes none of the shaders", pipeline)
		}
	}
	for _, x := range transformations {
		for language, says := range map[string]string{"hlsl": x.hlsl, "glsl": x.glsl} {
			if n := count[x.pass+" "+language+" "+says]; n < 5 {
				t.Errorf("%s: %s: %d shaders in %s", x.pass, says, n, language)
			}
		}
	}
}

// all returns the pipeline of all transformations.
func (s shader) all() string {
	join := ""
	if at := s.says["bindings"]; at != nil {
		join = fmt.Sprintf(",lower-sampled-images(bindings=%q)", strings.Join(at, " "))
	}
	return fmt.Sprintf(legalized[len(legalized)-1], join)
}

// expect compares the passes that changed a shader with its comments, and counts both.
func (s shader) expect(t *testing.T, passes map[string]bool, count map[string]int) {
	t.Helper()
	for _, x := range transformations {
		is := passes[x.pass]
		if says := slices.Contains(s.says["changes"], x.pass); says != is {
			t.Errorf("%s changes the shader: %v, and its comment says %v", x.pass, is, says)
		}
		if slices.Contains(s.says["legal"], x.pass) && is {
			t.Errorf("%s changes the shader, whose comment says that it is legal", x.pass)
		}
		for _, says := range []string{"changes", "legal"} {
			if slices.Contains(s.says[says], x.pass) {
				count[x.pass+" "+s.language+" "+says]++
			}
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

// legal runs a pipeline, with check-legal at its end, and compares what comes out with a module. It returns the passes
// that changed something, and reports whether the module could be run.
func legal(t *testing.T, in, from *spirv.Binary, pipeline, target string) (out *spirv.Binary, passes map[string]bool,
	compared bool) {
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
	passes = map[string]bool{}
	o := pass.Options{
		Moved: func(list []pass.Moved) {
			for _, x := range list {
				places.Ranges = append(places.Ranges, compare.Range{From: place(x.From.Name), To: place(x.To.Name)})
			}
		},
		Observe: func(r pass.Run) {
			if name, _, _ := strings.Cut(r.Pass, "("); r.Changed {
				passes[name] = true
			}
		},
	}
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
	return out, passes, compared
}
