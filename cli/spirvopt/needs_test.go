package spirvopt

import (
	"strings"
	"testing"
)

// head begins the text of a module without functions.
const head = "OpCapability Shader\nOpCapability Linkage\nOpMemoryModel Logical GLSL450\n"

// needed has, for options without a counterpart, the text of a module that spirv-opt would change.
var needed = map[string]string{
	"--amd-ext-to-khr": "OpCapability Shader\nOpCapability Linkage\nOpExtension \"SPV_AMD_gcn_shader\"\n" +
		"%amd = OpExtInstImport \"SPV_AMD_gcn_shader\"\nOpMemoryModel Logical GLSL450\n",
	"--convert-to-untyped": head + "%u = OpTypeInt 32 0\n%p = OpTypePointer Private %u\n",
	"--legalize-multidim-array": head + "OpDecorate %v DescriptorSet 0\nOpDecorate %v Binding 0\n" +
		"%u = OpTypeInt 32 0\n%two = OpConstant %u 2\n%s = OpTypeSampler\n%a = OpTypeArray %s %two\n" +
		"%aa = OpTypeArray %a %two\n%p = OpTypePointer UniformConstant %aa\n%v = OpVariable %p UniformConstant\n",
}

// TestMissing: an option without a counterpart is an error for a module that it would change, and for no other.
func TestMissing(t *testing.T) {
	seen := map[string]bool{}
	for flag, text := range needed {
		name, _, _ := strings.Cut(flag, "=")
		seen[name] = true
		status, out, said := run("spirv-opt", []byte(text), flag, "-", "-o", "-")
		if want := "error: standard input: " + name + " has no counterpart in hone: "; status != 1 || out != "" ||
			!strings.HasPrefix(said, want) {
			t.Errorf("%s: status %d, %q", flag, status, said)
		}
		if status, _, said = run("spirv-opt", []byte(head), flag, "-", "-o", "-"); status != 0 || said != "" {
			t.Errorf("%s of a module that it would not change: status %d, %q", flag, status, said)
		}
	}
	for _, f := range Flags {
		if f.Kind == Missing && f.needs != nil && !seen[f.Name] {
			t.Errorf("%s has no case", f.Name)
		}
	}
}
