package passtest

import (
	"slices"
	"strings"
	"testing"

	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/peers"
	"hone/pass"
	"hone/spirv"
)

// Modules runs a pipeline over every module in testdata and ../shared/corpus: no invariant breaks after a pass,
// spirv-val accepts the output of what it accepts, and a second run changes nothing.
func Modules(t *testing.T, passes []*pass.Pass, pipeline string) {
	p := Parse(t, pipeline, passes...)
	for _, m := range corpus.All(t) {
		t.Run(m.Name, func(t *testing.T) {
			t.Parallel()
			in := irtest.Load(t, m)
			out := checked(t, p, in)
			if again := checked(t, p, out); !slices.Equal(out.Words, again.Words) {
				t.Errorf("a second run still changes the module")
			}
			if msg := ValidateAny(t, out); msg != "" && ValidateAny(t, in) == "" {
				t.Errorf("spirv-val: %s", msg)
			}
		})
	}
}

// Parse returns the pipeline that a text says, of passes.
func Parse(t testing.TB, text string, passes ...*pass.Pass) *pass.Pipeline {
	t.Helper()
	r, err := pass.NewRegistry(passes...)
	if err != nil {
		t.Fatal(err)
	}
	p, err := r.Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// checked runs a pipeline with all checks on.
func checked(t *testing.T, p *pass.Pipeline, bin *spirv.Binary) *spirv.Binary {
	m := irtest.Read(t, bin)
	if _, err := p.Run(m, pass.Options{Check: true}); err != nil {
		t.Fatal(err)
	}
	return irtest.Write(t, m)
}

// ValidateAny returns what spirv-val says against a module in any of the environments that it may be meant for, "" if
// one of them accepts it.
func ValidateAny(t testing.TB, bin *spirv.Binary) (msg string) {
	return validateAny(bin, func(bin *spirv.Binary, target string, options ...string) string {
		return Validate(t, bin, target, options...)
	})
}

// ValidateAnyIn is ValidateAny with the spirv-val of a suite, "" for the suite of all tests. It returns "" where that
// is missing.
func ValidateAnyIn(t testing.TB, suite string, bin *spirv.Binary) (msg string) {
	if suite == "" {
		return ValidateAny(t, bin)
	}
	val, err := peers.FindIn(suite, "spirv-val")
	if err != nil {
		return ""
	}
	return validateAny(bin, func(bin *spirv.Binary, target string, options ...string) string {
		return validate(val, bin, target, options...)
	})
}

// validateAny asks a validator for any of the environments that a module may be meant for.
func validateAny(bin *spirv.Binary, validate func(*spirv.Binary, string, ...string) string) (msg string) {
	version := bin.Header().Version
	targets := []string{"spv" + version.String(), "spv1.6"}
	for _, inst := range bin.Insts() {
		if spirv.Op(inst[0]) == spirv.OpMemoryModel && inst[2] != uint32(spirv.MemoryModelOpenCL) {
			// Vulkan's rules allow what the universal environment does not.
			targets = append([]string{Vulkan(version)}, targets...)
		}
	}
	for _, target := range targets {
		if msg = validate(bin, target, "--scalar-block-layout"); msg == "" {
			return ""
		}
	}
	return strings.TrimSpace(msg)
}

// Vulkan returns, as spirv-val names it, the first version of Vulkan that takes a version of SPIR-V.
func Vulkan(v spirv.Version) string {
	switch {
	case v <= spirv.MakeVersion(1, 0):
		return "vulkan1.0"
	case v <= spirv.MakeVersion(1, 3):
		return "vulkan1.1"
	case v <= spirv.MakeVersion(1, 4):
		return "vulkan1.1spv1.4"
	case v <= spirv.MakeVersion(1, 5):
		return "vulkan1.2"
	}
	return "vulkan1.3"
}
