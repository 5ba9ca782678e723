package cli

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/internal/peers"
)

// lowerCase is a module that a lowering once left half done, or made invalid, and what the command does with it.
type lowerCase struct {
	name     string // the ending says the language; of a file of ../shared/cases where text is ""
	text     string
	target   string // of the front end
	args     string // of hone lower
	status   int
	validate string // the environment in which the output is valid
	lacks    string // what is not in the output, as text
	says     string // what the message has
}

// TestLowerCases: a lowering does all of its job, with a valid module, or says with status 3 what is left, and writes
// nothing.
func TestLowerCases(t *testing.T) {
	for _, c := range lowerCases {
		t.Run(c.name+" "+c.args, func(t *testing.T) {
			dir := t.TempDir()
			in := caseFile(t, dir, c)
			out, moved := filepath.Join(dir, "out.spvasm"), filepath.Join(dir, "map.yaml")
			args := append([]string{"lower", in, "-o", out, "--map", moved}, strings.Split(c.args, " ")...)
			command(t, args...).want(t, c.status, c.says)
			if c.status != StatusOK {
				for _, file := range []string{out, moved} {
					if _, err := os.Stat(file); err == nil {
						t.Errorf("%s is written", file)
					}
				}
				return
			}
			text := string(get(t, out))
			if c.lacks != "" && strings.Contains(text, c.lacks) {
				t.Errorf("%s is left:\n%s", c.lacks, text)
			}
			bin := filepath.Join(dir, "out.spv")
			command(t, "as", out, "-o", bin).want(t, StatusOK)
			if msg := passtest.Validate(t, irtest.Decode(t, get(t, bin)), c.validate); msg != "" {
				t.Errorf("spirv-val: %s\n%s", msg, text)
			}
		})
	}
}

// caseFile returns the path of the module of a case, which it compiles if its language is GLSL or HLSL.
func caseFile(t *testing.T, dir string, c lowerCase) string {
	path := filepath.Join(corpus.Root(), "..", "shared", "cases", filepath.FromSlash(c.name))
	if c.text != "" {
		path = put(t, filepath.Join(dir, c.name), []byte(c.text))
	} else if _, err := os.Stat(path); err != nil {
		t.Skip("../shared/cases is missing")
	}
	out := filepath.Join(dir, "in.spv")
	switch ext := filepath.Ext(path); ext {
	case ".spv":
		return path
	case ".spvasm":
		command(t, "as", path, "-o", out, "--target-env", c.target).want(t, StatusOK)
	default:
		args := []string{"-V", "--target-env", c.target, path, "-o", out}
		if ext == ".hlsl" {
			stage := strings.TrimPrefix(filepath.Ext(strings.TrimSuffix(path, ext)), ".")
			args = append(args, "-D", "-S", stage, "-e", "main")
		}
		if text, err := peers.Need(t, "glslangValidator").Command(args...).CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, text)
		}
	}
	return out
}

var lowerCases = []lowerCase{
	// Selects in specialization constants.
	{name: "lower-spec-select-of-struct.spvasm", target: "spv1.4", args: "--target vulkan-1.0", validate: "vulkan1.0"},
	{name: "lower-spec-select-of-struct.spvasm", target: "spv1.4", args: "--flags version(to=1.3)", validate: "vulkan1.1"},
	{name: "select.comp", text: specSelectGLSL, target: "vulkan1.2", args: "--target vulkan-1.0", validate: "vulkan1.0"},
	{name: "select.comp.hlsl", text: specSelectHLSL, target: "vulkan1.2", args: "--target wgsl", validate: "vulkan1.1"},
	{name: "select.spvasm", text: specSelectText, target: "spv1.5", args: "--target mobile", validate: "spv1.3"},

	// The memory model.
	{name: "memory-model-spirv-1.0.comp", target: "vulkan1.0", args: "--flags memory-model(to=vulkan)", validate: "vulkan1.1"},
	{name: "shared.comp.hlsl", text: sharedHLSL, target: "vulkan1.0", args: "--flags memory-model(to=vulkan)",
		validate: "vulkan1.1"},
	{name: "coherent.frag", text: coherentGLSL, target: "vulkan1.0", args: "--flags memory-model(to=vulkan)",
		validate: "vulkan1.1"},
	{name: "coherent.frag", text: coherentGLSL, target: "vulkan1.0",
		args: "--flags version(to=1.0),memory-model(to=vulkan)", status: StatusUndecided, says: "needs version 1.3"},
	{name: "coherent.frag", text: coherentGLSL, target: "vulkan1.0",
		args: "--target vulkan-1.0 --flags memory-model(to=vulkan)", status: StatusUsage, says: "one of them is wanted"},

	// What a target refuses is told with its name, and with a flag where one helps.
	{name: "sum.comp", text: subgroupSumGLSL, target: "vulkan1.1", args: "--target vulkan-1.0", status: StatusUndecided,
		says: "unsupported for the target vulkan-1.0: OpGroupNonUniformFAdd needs version 1.3"},
	{name: "sum.comp", text: subgroupSumGLSL, target: "vulkan1.1", args: "--flags version(to=1.0)",
		status: StatusUndecided, says: ": unsupported: OpGroupNonUniformFAdd needs version 1.3"},
	{name: "print.comp", text: printGLSL, target: "vulkan1.0", args: "--target vulkan-1.0", status: StatusUndecided,
		says: "the flag strip-nonsemantic removes it, which no target asks for: what a shader prints goes"},
	{name: "print.comp", text: printGLSL, target: "vulkan1.0", args: "--target vulkan-1.0 --flags strip-nonsemantic",
		validate: "vulkan1.0", lacks: "NonSemantic"},

	// Images with their samplers.
	{name: "wgsl-combined-sampler.frag", target: "vulkan1.0", args: "--target wgsl", validate: "vulkan1.1"},
	{name: "nested.frag", text: nestedSamplersGLSL, target: "vulkan1.0", args: "--target wgsl", validate: "vulkan1.1"},
	{name: "value.spvasm", text: samplerValueText, target: "spv1.3", args: "--target wgsl", validate: "vulkan1.1"},
	{name: "nested.frag", text: nestedSamplersGLSL, target: "vulkan1.0", args: "--flags split-samplers",
		status: StatusUndecided, says: "split-samplers left it: %"},
	{name: "apart.frag.hlsl", text: apartHLSL, target: "vulkan1.0", args: "--flags split-samplers", validate: "vulkan1.0"},
	{name: "push.vert", text: pushGLSL, target: "vulkan1.0", args: "--flags push-constants-to-buffer",
		status: StatusUndecided, says: "no parameter says where the buffer is to be: binding"},

	// The capability goes with the operation.
	{name: "fma.spvasm", text: fmaText, target: "spv1.3", args: "--flags fma-to-mul-add", validate: "spv1.3", lacks: "FMAKHR"},
	{name: "fma.comp", text: fmaGLSL, target: "vulkan1.0", args: "--flags fma-to-mul-add", validate: "vulkan1.0", lacks: "Fma"},

	// The version that instructions need.
	{name: "foreign/lower-mobile-invalid-copymemorysized.spv", args: "--target mobile", validate: "spv1.3"},
	{name: "foreign/lower-mobile-invalid-qcom.spv", args: "--target mobile", status: StatusUndecided, says: "needs version 1.4"},
	{name: "copy.spvasm", text: copyText, target: "spv1.4", args: "--target mobile", validate: "spv1.3"},
	{name: "copies.spvasm", text: sizedText, target: "spv1.4", args: "--flags version(to=1.2)", validate: "opencl2.2"},
	{name: "boxes.spvasm", text: boxesText, target: "spv1.5", args: "--target wgsl", status: StatusUndecided,
		says: "needs version 1.4"},
	{name: "quad.comp", text: quadGLSL, target: "vulkan1.2", args: "--target mobile --verify", validate: "vulkan1.1"},
	{name: "broadcast.comp", text: broadcastGLSL, target: "vulkan1.2", args: "--target mobile", status: StatusUndecided,
		says: "a broadcast from an invocation that is no constant needs version 1.5"},
	{name: "shuffle.comp", text: strings.Replace(broadcastGLSL, "& 7u", "& subgroupShuffle(7u, 0u)", 1),
		target: "vulkan1.2", args: "--target mobile", validate: "vulkan1.1", lacks: "OpGroupNonUniformBroadcast"},
	{name: "barrier.spvasm", text: barrierText, target: "spv1.3", args: "--target vulkan-1.0", status: StatusUndecided,
		says: "OpControlBarrier in the stage Fragment needs version 1.3"},
}
