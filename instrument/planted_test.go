package instrument_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"hone"
	"hone/instrument"
	"hone/internal/irtest"
	"hone/ir"
	"hone/pass"
	"hone/vm"
	"hone/vm/image"
	"hone/vm/inputs"
	"hone/vm/layout"
)

// planted is a shader with a bug, and its twin without it. The source says in comments what it runs on, and in the line
// of the bug which feature finds it at which instruction:
//
//	data[i + 1u] = i; // planted: bounds OpStore
type planted struct {
	name       string
	bug, fixed []byte         // modules
	feature    string         // that finds it
	lines      map[int]string // where it may be found, with the instruction, "" for any
	inputs     string         // in YAML
}

var (
	plantedLine  = regexp.MustCompile(`// planted: ([a-z-]+) ?(\w*)`)
	plantedInput = regexp.MustCompile(`^// in (\S+): (.*)`)
)

// readPlanted reads the shaders in testdata/planted.
func readPlanted(t testing.TB) (list []*planted) {
	modules, _ := filepath.Glob("testdata/planted/*.fixed.spv")
	for _, file := range modules {
		source := strings.TrimSuffix(file, ".fixed.spv")
		read := func(name string) []byte {
			data, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			return data
		}
		p := &planted{name: filepath.Base(source), bug: read(source + ".spv"), fixed: read(file), lines: map[int]string{}}
		p.inputs = "in:\n"
		for i, line := range strings.Split(string(read(source)), "\n") {
			if m := plantedLine.FindStringSubmatch(line); m != nil {
				p.feature, p.lines[i+1] = m[1], m[2]
			}
			if m := plantedInput.FindStringSubmatch(line); m != nil {
				p.inputs += fmt.Sprintf("  %q: %q\n", m[1], m[2])
			}
		}
		if p.feature == "" {
			t.Fatalf("%s: nothing is planted", source)
		}
		list = append(list, p)
	}
	return list
}

// run runs a module on the inputs, and on zeros at the slot of reports, which it may lack. It returns what is in the
// buffers in the end.
func (p *planted) run(t testing.TB, m *ir.Module, reports layout.Slot, size int) (*vm.Result,
	map[layout.Slot][]byte) {
	t.Helper()
	program, err := vm.Compile(m, vm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	f, err := inputs.Read(p.name, "", []byte(p.inputs))
	if err != nil {
		t.Fatal(err)
	}
	f.In = append(f.In, inputs.Assignment{Name: reports.String(), Value: inputs.Source{Text: fmt.Sprint("zero:", size)}})
	in, err := inputs.NewBinder(f, program, nil).Inputs()
	if err != nil {
		t.Fatal(err)
	}
	in.Steps = 1 << 24
	for _, b := range program.Bindings() {
		if b.Image != nil {
			format := b.Image.Format
			if format == image.Unknown {
				format = image.Rgba8
			}
			in.SetImage(b.Slot, image.New(b.Image.Kind, format, 4, 4, 1))
		}
		if b.Sampler {
			in.SetSampler(b.Slot, &image.Sampler{})
		}
	}
	result, err := program.Run(*in)
	if err != nil {
		t.Fatal(err)
	}
	return result, in.Buffers
}

// TestPlanted instruments each shader with the feature that finds its bug, alone, behind -O and before -O, runs it, and
// reads the reports: the bug is found in its line, and the twin is silent, also with all features.
func TestPlanted(t *testing.T) {
	r, err := hone.NewRegistry()
	if err != nil {
		t.Fatal(err)
	}
	var all []string
	for _, p := range instrument.Passes() {
		all = append(all, p.Name)
	}
	tested := 0
	for _, p := range readPlanted(t) {
		name := instrument.Prefix + p.feature
		if !slices.Contains(all, name) {
			continue
		}
		tested++
		t.Run(p.name, func(t *testing.T) {
			t.Parallel()
			for _, pipeline := range []string{name, "O," + name, name + ",O", strings.Join(all, ",")} {
				if p.feature == "uninit" && strings.HasPrefix(pipeline, "O,") {
					continue // there is no variable any more
				}
				for _, data := range [][]byte{p.bug, p.fixed} {
					isBug := &data[0] == &p.bug[0]
					m := irtest.Read(t, irtest.Decode(t, data))
					x, err := r.Parse(pipeline)
					if err != nil {
						t.Fatal(err)
					}
					if _, err := x.Run(m, pass.Options{Check: true}); err != nil {
						t.Fatal(err)
					}
					out, err := m.Write()
					if err != nil {
						t.Fatal(err)
					}
					p.examine(t, irtest.Read(t, out), pipeline, isBug, pipeline == name)
				}
			}
		})
	}
	if tested < 40 {
		t.Errorf("only %d shaders have a feature that finds their bug", tested)
	}
}

// examine runs an instrumented shader and looks at what it reports. Where the optimizer was there before, the
// instruction may be another one.
func (p *planted) examine(t *testing.T, m *ir.Module, pipeline string, isBug, alone bool) {
	table, err := instrument.ReadTable(m)
	if p.feature == "uninit" && strings.HasPrefix(pipeline, "O,") && err != nil {
		return // the optimizer has made some value of what has none
	}
	if err != nil && isBug {
		t.Errorf("%s: %v", pipeline, err)
	}
	if err != nil { // nothing is there that could go wrong
		return
	}
	at := layout.Slot{Set: table.Set, Binding: table.Binding}
	_, buffers := p.run(t, m, at, 1<<16)
	found := false
	for site, text := range described(t, table, buffers[at]) {
		op, _, _ := strings.Cut(site.Instruction, " ")
		want, is := p.lines[site.Line]
		switch {
		case !isBug, alone && !is:
			t.Errorf("%s: %s: %s: %s", pipeline, site.Place(), site.Feature, text)
			return
		case is && site.Feature == p.feature && (!alone || want == "" || op == want):
			found = true
		case is && alone:
			t.Errorf("%s: %s is reported of %s, want %s", pipeline, text, site.Instruction, want)
		}
	}
	if isBug && !found {
		t.Errorf("%s: the bug was not reported", pipeline)
	}
}
