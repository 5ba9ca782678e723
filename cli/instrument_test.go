package cli

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"hone/internal/corpus"
)

// TestInstrument looks at what hone instrument says beside the module.
func TestInstrument(t *testing.T) {
	inFolder(t)
	file := filepath.Join(corpus.Root(), "instrument", "testdata", "planted", "race_reduce.comp.fixed.spv")
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	put(t, "sum.spv", data)
	for _, x := range []struct{ flags, want string }{
		{"--feature bounds --function nosuch*", `bounds: no function is named "nosuch*"`},
		{"--feature bounds --entry other", `bounds: no entry point is named "other"`},
		{"--feature counts,coverage", "coverage: the module has counters already, and is given no others"},
		{"--feature bounds,counts --set 2 --binding 5",
			"reports go to set 2, binding 5; 6 sites: bounds 6\ncounters are in set 2, binding 6; "},
		{"--feature trace", "trace: no variable is named, so none is traced"},
		{"--feature trace(variable=nosuch)", `trace: nothing is named "nosuch"`},
	} {
		args := append([]string{"instrument", "sum.spv", "-o", "out.spv"}, strings.Fields(x.flags)...)
		if o := command(t, args...).want(t, StatusOK); !strings.Contains(o.stdout+o.stderr, x.want) {
			t.Errorf("%s says %q, %q; want %q", x.flags, o.stdout, o.stderr, x.want)
		}
	}
	command(t, "instrument", "sum.spv", "-o", "out.spv", "--feature", "bounds", "--set", "0", "--binding", "0").
		want(t, StatusUndecided, "has set 0, binding 0, where a buffer is to be")
	command(t, "instrument", "sum.spv", "-o", "counted.spv", "--feature", "counts").want(t, StatusOK)
	command(t, "report", "counted.spv", "sum.spv").want(t, StatusInput, "hone coverage prints its counters")
	command(t, "instrument", "sum.spv", "-o", "reports.spv", "--feature", "bounds").want(t, StatusOK)
	command(t, "report", "reports.spv", "sum.spv").want(t, StatusInput, "it is a module, and no buffer")

	// A buffer of counters is no report, and has room behind it.
	command(t, "instrument", "sum.spv", "-o", "both.spv", "--feature", "bounds,counts").want(t, StatusOK)
	counters := append([]byte{3, 0, 0, 0, 7, 0, 0, 0, 1, 0, 0, 0}, make([]byte, 52)...)
	put(t, "counters", counters)
	command(t, "report", "both.spv", "counters").want(t, StatusInput, "may have the counters of both.spv")
	command(t, "report", "reports.spv", "counters").want(t, StatusInput, "word 2 is 1, and 0 in each report buffer")

	// Several shaders share a buffer, and have numbers.
	for _, id := range []string{"1", "2"} {
		command(t, "instrument", "sum.spv", "-o", id+".spv", "--feature", "bounds", "--id", id).want(t, StatusOK)
	}
	record := func(shader byte) []byte { // of site 0, with a row of payload
		return append(append([]byte{12, 0, 1, 0, 0, 0, 0, 0, shader, 0, 0, 0, 2, 0, 0, 0}, make([]byte, 12)...),
			6, 0, 0, 0, 9, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
	}
	buffer := append([]byte{9, 0, 0, 0}, make([]byte, 12)...)
	for _, shader := range []byte{1, 2, 3} {
		buffer = append(buffer, record(shader)...)
	}
	put(t, "reports", buffer)
	o := command(t, "report", "1.spv", "reports", "--all").want(t, StatusOK)
	for _, want := range []string{
		"bounds: index 9 is out of bounds", "1 record of a shader with the number 2", "number 3",
	} {
		if !strings.Contains(o.stdout, want) {
			t.Errorf("hone report says %q, want %q", o.stdout, want)
		}
	}
	o = command(t, "report", "1.spv", "2.spv", "reports", "--all").want(t, StatusOK)
	if strings.Count(o.stdout, "index 9") != 2 {
		t.Errorf("of two shaders hone report says %q", o.stdout)
	}
	command(t, "report", "1.spv", "1.spv", "reports").want(t, StatusUsage, "have the number 1 both")
	command(t, "instrument", "sum.spv", "-o", "out.spv", "--feature", "bounds", "--function", "").
		want(t, StatusUsage, "--function names nothing")
	command(t, "coverage", "counted.spv", "reports", "--test", "a\nb").want(t, StatusUsage, "is one line")
}

// TestRunInstrumented: hone run says of an instrumented shader what it says of the shader.
func TestRunInstrumented(t *testing.T) {
	inFolder(t)
	files, _ := filepath.Glob(filepath.Join(corpus.Root(), "instrument", "testdata", "planted", "*.comp.spv"))
	features := "bounds,nan,div,uninit,loop-limit,coverage"
	faults := func(name string, flags ...string) (list []string) {
		o := command(t, append([]string{"run", name, "--steps", "1000000"}, flags...)...)
		for line := range strings.Lines(o.stderr) {
			if _, fault, ok := strings.Cut(line, name+": "); ok {
				fault, _, _ = strings.Cut(fault, " in invocation")
				list = append(list, fault)
			}
		}
		return list
	}
	tested := 0
	for _, file := range append(files, "") {
		if file == "" {
			put(t, "a.spvasm", []byte(uninitialized))
			command(t, "as", "a.spvasm", "-o", "a.spv").want(t, StatusOK)
		} else {
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			put(t, "a.spv", data)
		}
		command(t, "instrument", "a.spv", "-o", "b.spv", "--feature", features, "--set", "7", "--binding", "0").
			want(t, StatusOK)
		want := faults("a.spv")
		if len(want) == 0 {
			continue
		}
		tested++
		if got := faults("b.spv", "--in", "7.0=zero:4096"); !slices.Equal(got, want) {
			t.Errorf("%q: got %q, want %q", filepath.Base(file), got, want)
		}
	}
	if tested < 5 {
		t.Errorf("only %d shaders have a fault", tested)
	}
}

// uninitialized is a shader that stores a local variable to which nothing was stored: what checks the value branches on
// it.
const uninitialized = `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %data DescriptorSet 0
OpDecorate %data Binding 0
OpDecorate %Data BufferBlock
OpMemberDecorate %Data 0 Offset 0
%void = OpTypeVoid
%int = OpTypeInt 32 1
%float = OpTypeFloat 32
%zero = OpConstant %int 0
%Data = OpTypeStruct %float
%pData = OpTypePointer Uniform %Data
%pfloat = OpTypePointer Uniform %float
%plocal = OpTypePointer Function %float
%data = OpVariable %pData Uniform
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
%local = OpVariable %plocal Function
%x = OpLoad %float %local
%at = OpAccessChain %pfloat %data %zero
OpStore %at %x
OpReturn
OpFunctionEnd
`
