package specialize_test

import (
	"flag"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/specialize"
	"hone/spirv"
	"hone/spirv/asm"
	"hone/vm/inputs"
)

var update = flag.Bool("update", false, "write what comes out into testdata")

// TestGolden: a case of testdata/*.txtar is a module, what is set, and what comes out. A line of what is set is
// ID=VALUE,
// or "defaults" where the other constants get theirs. The head of a file comes before each module, its foot after it.
func TestGolden(t *testing.T) {
	files, _ := filepath.Glob("testdata/*.txtar")
	if len(files) == 0 {
		t.Fatal("no cases")
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		comment, sections := passtest.ParseArchive(string(text))
		shared := map[string]string{}
		for i := range sections {
			s := &sections[i]
			name, kind, ok := strings.Cut(s.Name, "/")
			if !ok {
				shared[s.Name] = s.Text
				continue
			}
			if kind != "out.spvasm" {
				continue
			}
			t.Run(name, func(t *testing.T) {
				in := shared["head"] + section(sections, name+"/in.spvasm") + shared["foot"]
				got := golden(t, in, section(sections, name+"/set"))
				if *update {
					out, err := asm.Disassemble(got, asm.Options{})
					if err != nil {
						t.Fatal(err)
					}
					s.Text = string(out)
					return
				}
				want := passtest.Canonical(t, irtest.Assemble(t, s.Text, "spv1.5"))
				if got := passtest.Canonical(t, got); got != want {
					t.Errorf("got\n%s\nwant\n%s", got, want)
				}
			})
		}
		if *update {
			out := comment
			for _, s := range sections {
				out += "-- " + s.Name + " --\n" + s.Text
			}
			if err := os.WriteFile(file, []byte(out), 0o666); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// section returns the text of a section.
func section(sections []passtest.Section, name string) string {
	for _, s := range sections {
		if s.Name == name {
			return s.Text
		}
	}
	return ""
}

// golden specializes a module by the lines of a case.
func golden(t *testing.T, text, set string) *spirv.Binary {
	bin := irtest.Assemble(t, text, "spv1.5")
	m := irtest.Read(t, bin)
	var list []inputs.Assignment
	defaults := false
	for line := range strings.Lines(set) {
		name, value, ok := strings.Cut(strings.TrimSpace(line), "=")
		if defaults = defaults || name == "defaults"; ok {
			list = append(list, inputs.Assignment{Name: name, Value: inputs.Source{Text: value}, Where: strconv.Quote(line)})
		}
	}
	values, _, err := inputs.Spec(m, list)
	if err != nil {
		t.Fatal(err)
	}
	s, err := specialize.New(m)
	if err != nil {
		t.Fatal(err)
	}
	apply := s.Apply
	if defaults {
		apply = s.ApplyWithDefaults
	}
	words, err := apply(values)
	if err != nil {
		t.Fatal(err)
	}
	out := &spirv.Binary{Words: words}
	check(t, bin, out)
	if msg := passtest.ValidateAny(t, out); msg != "" && passtest.ValidateAny(t, bin) == "" {
		t.Errorf("spirv-val: %s", msg)
	}
	return out
}
