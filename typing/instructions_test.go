package typing_test

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/spirv"
)

// environment is a way in which instructions.txt builds modules.
type environment struct {
	name, addressing, model string
	without                 []spirv.Capability // neither they nor capabilities that imply them are declared
}

var environments = []environment{
	{"shaders", "PhysicalStorageBuffer64", "Vulkan", []spirv.Capability{spirv.CapabilityKernel}},
	{"kernels", "Physical64", "OpenCL", []spirv.Capability{spirv.CapabilityShader, spirv.CapabilityVulkanMemoryModel}},
}

// TestInstructions: each instruction of the grammar, once with valid operands, is accepted. The file has a module's
// declarations, then lines for the body of a function or, with a section's name before a colon, for that section.
// HONE_INSTRUCTIONS=DIR writes the modules into a folder, where a newer spirv-val than the tests have may look at them.
func TestInstructions(t *testing.T) {
	text, err := os.ReadFile("testdata/instructions.txt")
	if err != nil {
		t.Fatal(err)
	}
	_, sections := passtest.ParseArchive(string(text))
	parts := map[string]string{}
	for _, s := range sections {
		parts[s.Name] = s.Text
	}
	seen := map[spirv.Op]bool{}
	for _, e := range environments {
		capabilities, extensions := e.head()
		for i, line := range lines(parts[e.name]) {
			module := build(capabilities, extensions, parts["values"]+parts["values of "+e.name], line, e)
			bin := irtest.Assemble(t, module, "spv1.6")
			for _, w := range bin.Insts() {
				seen[spirv.Op(w[0])] = true
				if spirv.Op(w[0]) == spirv.OpSpecConstantOp {
					seen[spirv.Op(w[3])] = true
				}
			}
			if dir := os.Getenv("HONE_INSTRUCTIONS"); dir != "" {
				name := filepath.Join(dir, fmt.Sprintf("%s.%03d", e.name, i))
				os.WriteFile(name+".spv", bin.Bytes(), 0o666)
				os.WriteFile(name+".txt", []byte(line+"\n"), 0o666)
			}
			if err := bin.Check(); err != nil {
				t.Errorf("%s: %s: %v", e.name, line, err)
			} else if err := verify(bin); err != nil {
				t.Errorf("%s: %s: %v", e.name, line, err)
			}
		}
	}
	for _, info := range spirv.Ops() {
		if !seen[info.Op] {
			t.Errorf("%s is in no module", info.Name)
		}
	}
	for _, op := range slices.Sorted(maps.Keys(seen)) {
		if op.Info() == nil {
			t.Errorf("the grammar lacks %s", op)
		}
	}
}

// lines returns the lines of a text that hold something.
func lines(text string) (list []string) {
	for line := range strings.Lines(text) {
		if line = strings.TrimSpace(line); line != "" && line[0] != ';' {
			list = append(list, line)
		}
	}
	return list
}

// head declares all capabilities and extensions that the environment may have.
func (e *environment) head() (string, string) {
	var b, x strings.Builder
	extensions := map[string]bool{"SPV_AMD_gpu_shader_half_float": true, "SPV_AMD_gpu_shader_int16": true}
	for _, c := range spirv.KindCapability.Info().Enumerants {
		left := slices.ContainsFunc(e.without, func(w spirv.Capability) bool { return implies(&c, w) })
		if !left && !slices.Contains(demanding[:], spirv.Capability(c.Value)) {
			fmt.Fprintf(&b, "OpCapability %s\n", c.Name)
		}
		for _, x := range c.Needs.Extensions {
			extensions[x] = true
		}
	}
	for _, info := range spirv.Ops() {
		for _, x := range info.Needs.Extensions {
			extensions[x] = true
		}
	}
	for _, name := range slices.Sorted(maps.Keys(extensions)) {
		fmt.Fprintf(&x, "OpExtension %q\n", name)
	}
	return b.String(), x.String()
}

// demanding are capabilities that ask for an instruction, such as a mode of addressing.
var demanding = [...]spirv.Capability{spirv.CapabilityBindlessTextureNV, spirv.CapabilityGraphARM}

// implies reports whether a capability is c or declares it implicitly.
func implies(e *spirv.Enumerant, c spirv.Capability) bool {
	return e != nil && (spirv.Capability(e.Value) == c ||
		slices.ContainsFunc(e.Needs.Capabilities, func(n spirv.Capability) bool {
			return implies(spirv.KindCapability.Enumerant(uint32(n)), c)
		}))
}

// build puts a line into a module: several instructions are separated by a semicolon.
func build(capabilities, extensions, values, line string, e environment) string {
	at := map[string]string{}
	place := "body"
	for _, part := range strings.Split(line, " ; ") {
		if name, rest, ok := strings.Cut(part, ": "); ok && !strings.Contains(name, " ") {
			place, part = name, rest
		}
		at[place] += part + "\n"
	}
	global, undefined := values, ""
	for _, l := range lines(values) {
		name, rest, _ := strings.Cut(l, " = ")
		op, _, _ := strings.Cut(rest, " ")
		if strings.HasPrefix(op, "OpType") && !slices.Contains([]string{"OpTypeVoid", "OpTypeFunction",
			"OpTypeRuntimeArray", "OpTypePointer", "OpTypeUntypedPointerKHR", "OpTypeForwardPointer"}, op) {
			undefined += "%x_" + name[1:] + " = OpUndef " + name + "\n"
		}
	}
	end := at["end"]
	if end == "" {
		end = "OpReturn\n"
	}
	model := "OpMemoryModel " + e.addressing + " " + e.model + "\n"
	start := "%body = OpFunction %void None %body_type\n%entry = OpLabel\n"
	return capabilities + at["capabilities"] + extensions + at["extensions"] + at["imports"] + model + at["model"] +
		at["entries"] + at["modes"] + at["strings"] + at["names"] + at["processed"] + at["annotations"] +
		global + at["globals"] + start + at["head"] + undefined + at["body"] + end + "OpFunctionEnd\n" + at["functions"]
}
