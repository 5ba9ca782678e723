package hone_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"hone"
	"hone/instrument"
	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/internal/peers"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
	"hone/vm"
	"hone/vm/compare"
)

// TestCases: the small inputs of ../shared/cases that once went wrong go through each level: the output is accepted, a
// second run changes nothing, and -Os is not larger than -O or the input.
func TestCases(t *testing.T) {
	dir := filepath.Join(corpus.Root(), "..", "shared", "cases")
	if _, err := os.Stat(dir); err != nil {
		t.Skip("../shared/cases is missing")
	}
	for _, c := range []struct{ file, target string }{
		{"simplify-never-ends.spvasm", "spv1.5"},
		{"negative-index.comp", "vulkan1.1"},
		{"copy-of-zero-bytes.spvasm", "opencl2.2"},
		{"function-pointer.spvasm", "opencl2.2"},
		{"untyped-chain-in-spec-constant-op.spvasm", "opencl2.2"},
		{"debug-info-102-after-return.spvasm", "vulkan1.3"},
		{"debug-info-102-forward-references.spvasm", "vulkan1.3"},
		{"foreign/not-idempotent.spv", ""},
		{"foreign/grew-Os.spv", ""},
		{"foreign/grew-kernel.spv", ""},
		{"foreign/check-refuses-*.spv", ""},
	} {
		files, _ := filepath.Glob(filepath.Join(dir, c.file))
		if len(files) == 0 {
			t.Errorf("%s is missing", c.file)
		}
		for _, file := range files {
			t.Run(filepath.Base(file), func(t *testing.T) { throughLevels(t, caseModule(t, file, c.target), c.target) })
		}
	}
	t.Run("strip-debug", func(t *testing.T) {
		bin := caseModule(t, filepath.Join(dir, "debug-info-102-forward-references.spvasm"), "vulkan1.3")
		m := irtest.Read(t, bin)
		if _, err := passtest.Parse(t, "strip-debug", hone.Passes()...).Run(m, pass.Options{Check: true}); err != nil {
			t.Fatal(err)
		}
		if text := irtest.Disassemble(t, m); strings.Contains(text, "DebugInfo") {
			t.Errorf("debug information is left:\n%s", text)
		}
	})
	t.Run("legalize", func(t *testing.T) { // an interpolation of a loaded value, which only this level makes legal
		bin := caseModule(t, filepath.Join(dir, "legalize-interpolate-at.frag.hlsl"), "vulkan1.0")
		m := irtest.Read(t, bin)
		registry, err := hone.NewRegistry()
		if err != nil {
			t.Fatal(err)
		}
		p, err := registry.Parse("Legalize")
		if err != nil {
			t.Fatal(err)
		}
		if _, err := p.Run(m, pass.Options{}); err != nil {
			t.Fatal(err)
		}
		if msg := passtest.Validate(t, irtest.Write(t, m), "vulkan1.0"); msg != "" {
			t.Error(msg)
		}
	})
	t.Run("broken", func(t *testing.T) { // an error of the input, and no panic
		data, err := os.ReadFile(filepath.Join(dir, "foreign", "check-panic-O0.spv"))
		if err != nil {
			t.Fatal(err)
		}
		m, err := ir.Read(irtest.Decode(t, data))
		if err == nil {
			_, err = pass.Of().Run(m, pass.Options{Check: true})
		}
		if err != nil && !errors.As(err, new(*spirv.Error)) {
			t.Error(err)
		}
	})
}

// caseModule returns a module that stands in a file as text, as a binary, or as GLSL.
func caseModule(t *testing.T, file, target string) *spirv.Binary {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	switch filepath.Ext(file) {
	case ".spvasm":
		return irtest.Assemble(t, string(data), target)
	case ".comp", ".frag", ".hlsl":
		out := filepath.Join(t.TempDir(), "out.spv")
		glslang := peers.Need(t, "glslangValidator")
		args := []string{"-V", "--target-env", target, file, "-o", out}
		if filepath.Ext(file) == ".hlsl" {
			args = append(args, "-D", "-Od", "-S", "frag", "-e", "main")
		}
		if text, err := glslang.Command(args...).CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
		if data, err = os.ReadFile(out); err != nil {
			t.Fatal(err)
		}
	}
	return irtest.Decode(t, data)
}

// TestInstrumentCases: features leave what the small inputs of ../shared/cases do, and their output is valid.
func TestInstrumentCases(t *testing.T) {
	dir := filepath.Join(corpus.Root(), "..", "shared", "cases")
	if _, err := os.Stat(dir); err != nil {
		t.Skip("../shared/cases is missing")
	}
	var features []string
	for _, p := range instrument.Passes() {
		features = append(features, p.Name)
	}
	for _, c := range []struct{ file, target string }{
		{"instrument-helpers.frag", "vulkan1.0"},
		{"always-discards.frag", "vulkan1.0"},
		{"wgsl-combined-sampler.frag", "vulkan1.0"},
		{"foreign/instrument-invalid-*.spv", ""},
	} {
		files, _ := filepath.Glob(filepath.Join(dir, c.file))
		if len(files) == 0 {
			t.Errorf("%s is missing", c.file)
		}
		for _, file := range files {
			t.Run(filepath.Base(file), func(t *testing.T) { withFeatures(t, caseModule(t, file, c.target), features) })
		}
	}
}

// withFeatures instruments a module with each feature alone.
func withFeatures(t *testing.T, in *spirv.Binary, features []string) {
	before := irtest.Read(t, in)
	known := passtest.ValidateAny(t, in) == "" // an older spirv-val lacks some capabilities
	for _, feature := range features {
		m := irtest.Read(t, in)
		if _, err := passtest.Parse(t, feature, hone.Passes()...).Run(m, pass.Options{Check: true}); err != nil {
			t.Fatal(err)
		}
		if msg := passtest.ValidateAny(t, irtest.Write(t, m)); msg != "" && known {
			t.Errorf("%s: spirv-val: %s", feature, msg)
		}
		for _, e := range vm.EntryPoints(before) {
			if !e.Runs() {
				continue
			}
			ref, err := compare.NewReference(before, compare.Options{Entry: e.Name, Added: true})
			if err != nil {
				continue // the vm lacks an instruction of the shader
			}
			if c := ref.Compare(m); c.Verdict == compare.Different {
				t.Errorf("%s: %s: %s", feature, e.Name, c.Reason)
			}
		}
	}
}
