package drivercheck

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"hone"
	"hone/instrument"
	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/ir"
	"hone/pass"
	"hone/vm"
	"hone/vm/image"
	"hone/vm/inputs"
	"hone/vm/layout"
	"hone/vulkan"
)

var (
	plantedLine  = regexp.MustCompile(`// planted: ([a-z-]+)`)
	plantedInput = regexp.MustCompile(`(?m)^// in (\S+): (.*)`)
)

// TestInstrumented runs instrumented compute shaders of ../../../instrument/testdata/planted on the device, and reads
// their reports and counters: a bug is reported in its line, its twin reports nothing, and the counts are those of vm.
func TestInstrumented(t *testing.T) {
	c := checker(t)
	r, err := hone.NewRegistry()
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, p := range instrument.Passes() {
		names = append(names, p.Name)
	}
	files, _ := filepath.Glob(filepath.Join(corpus.Root(), "instrument", "testdata", "planted", "*.comp"))
	ran := 0
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) {
			source, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			lines, feature := map[int]bool{}, ""
			for i, line := range strings.Split(string(source), "\n") {
				if m := plantedLine.FindStringSubmatch(line); m != nil {
					lines[i+1], feature = true, m[1]
				}
			}
			text := "in:\n"
			for _, m := range plantedInput.FindAllStringSubmatch(string(source), -1) {
				text += fmt.Sprintf("  %q: %q\n", m[1], m[2])
			}
			x := instrumentedShader{file: file, inputs: text}
			if !slices.Contains(names, instrument.Prefix+feature) {
				t.Skip("there is no feature ", feature)
			}
			for _, twin := range []string{".spv", ".fixed.spv"} {
				name := instrument.Prefix + feature
				if feature == "loop-limit" { // lavapipe has a limit of its own, which is 65535
					name += "(limit=1000)"
				}
				reports := x.run(t, c, r, twin, name)
				if reports == nil {
					continue
				}
				ran++
				found := false
				for line, text := range reports {
					found = found || lines[line]
					if twin != ".spv" || !lines[line] {
						t.Errorf("%s: line %d: %s", twin, line, text)
					}
				}
				if twin == ".spv" && !found {
					t.Errorf("the bug was not reported; reports: %v", reports)
				}
			}
			x.run(t, c, r, ".fixed.spv", instrument.Prefix+"counts")
		})
	}
	t.Logf("%d runs", ran)
}

// instrumentedShader is a shader and what it runs on.
type instrumentedShader struct{ file, inputs string }

// run runs the shader on the device after a pass. It returns what was reported, by line; nil where it can't be run.
// Counters are compared with what they are in vm.
func (x *instrumentedShader) run(t *testing.T, c *Checker, r *pass.Registry, twin, feature string) map[int]string {
	data, err := os.ReadFile(x.file + twin)
	if err != nil {
		t.Fatal(err)
	}
	m := irtest.Read(t, irtest.Decode(t, data))
	p, err := r.Parse(feature)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Run(m, pass.Options{Check: true}); err != nil {
		t.Fatal(err)
	}
	bin, err := m.Write()
	if err != nil {
		t.Fatal(err)
	}
	m = irtest.Read(t, bin)
	program, lacking := compile(c.Device.Info(), m, vm.Options{})
	if len(lacking) > 0 {
		t.Log(lacking)
		return nil
	}
	in := x.bind(t, m, program)
	d := vulkan.Dispatch{Entry: program.Entry(), Groups: [3]int{1, 1, 1}, Push: in.Push}
	isUniform := uniformBuffers(m)
	for slot, data := range in.Buffers {
		b := vulkan.Buffer{Set: slot.Set, Binding: slot.Binding, Element: slot.Element,
			Uniform: isUniform[[2]uint32{slot.Set, slot.Binding}], Data: data}
		if im, ok := in.Images[slot]; ok {
			b.Image, b.Storage = &im, true
		}
		d.Buffers = append(d.Buffers, b)
	}
	if err := c.Device.Run(bin.Words, d); errors.Is(err, vulkan.ErrCrash) && twin == ".spv" {
		t.Log(err) // which the bug may lead to
		return nil
	} else if err != nil {
		t.Fatal(err)
	}
	if found, err := instrument.ReadCounters(m); err == nil {
		at := layout.Slot{Set: found.Set, Binding: found.Binding}
		want := x.bind(t, m, program)
		if _, err := program.Run(*want); err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(in.Buffers[at], want.Buffers[at]) {
			t.Errorf("%s: the counters are %d, and in vm %d", twin, in.Buffers[at], want.Buffers[at])
		}
		return nil
	}
	table, err := instrument.ReadTable(m)
	if err != nil {
		return map[int]string{}
	}
	reader, err := instrument.NewReader(bytes.NewReader(in.Buffers[layout.Slot{Set: table.Set, Binding: table.Binding}]))
	if err != nil {
		t.Fatal(err)
	}
	reports := map[int]string{}
	for record, err := range reader.Records() {
		if err != nil {
			t.Fatal(err)
		}
		site, text, err := table.Describe(record)
		if err != nil {
			t.Fatal(err)
		}
		reports[site.Line] = text
	}
	return reports
}

// bind makes the buffers.
func (x *instrumentedShader) bind(t *testing.T, m *ir.Module, program *vm.Program) *vm.Inputs {
	f, err := inputs.Read(x.file, "", []byte(x.inputs))
	if err != nil {
		t.Fatal(err)
	}
	if table, err := instrument.ReadTable(m); err == nil {
		at := layout.Slot{Set: table.Set, Binding: table.Binding}
		f.In = append(f.In, inputs.Assignment{Name: at.String(), Value: inputs.Source{Text: "zero:65536"}})
	}
	in, err := inputs.NewBinder(f, program, nil).Inputs()
	if err != nil {
		t.Fatal(err)
	}
	for _, b := range program.Bindings() {
		if b.Image != nil {
			in.SetImage(b.Slot, image.New(b.Image.Kind, b.Image.Format, 4, 4, 1))
		}
	}
	return in
}
