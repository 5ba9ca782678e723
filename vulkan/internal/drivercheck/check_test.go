package drivercheck

import (
	"errors"
	"flag"
	"os"
	"slices"
	"strings"
	"testing"

	"hone"
	"hone/internal/corpus"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
	"hone/vm/compare"
	"hone/vulkan"
)

var shaders = flag.Int("shaders", 42, "how many generated shaders are compared")

func TestMain(m *testing.M) {
	vulkan.Serve()
	flag.Parse()
	os.Exit(m.Run())
}

// checker returns a checker with the default device and the lavapipe of internal/peers beside it, which optimizes as -O
// does.
func checker(t *testing.T) *Checker {
	t.Helper()
	w, err := vulkan.NewWorker("")
	if errors.Is(err, vulkan.ErrMissing) {
		t.Skip(err)
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(w.Close)
	t.Log(w.Info())
	c := &Checker{Device: w, Pipeline: levelO(t), Options: compare.Options{Runs: 2, Seed: 1}}
	second, err := NewSecond()
	if err != nil {
		t.Log(err)
		return c
	}
	t.Cleanup(second.Close)
	t.Log("and ", second.Info())
	c.Second = second
	return c
}

func levelO(t *testing.T) *pass.Pipeline {
	t.Helper()
	registry, err := pass.NewRegistry(hone.Passes()...)
	if err != nil {
		t.Fatal(err)
	}
	p, err := hone.Pipeline(registry, "O")
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// What a driver computes is reported, and is no failure of a test: it depends on the driver, on its version and on the
// processor. That the optimizer made a module different in vm is one.

// TestModules compares all compute shaders in testdata and ../shared/corpus.
func TestModules(t *testing.T) {
	c := checker(t)
	var count [Undecided + 1]int
	for _, file := range corpus.All(t) {
		bin, err := spirv.Decode(file.Read(t))
		if err != nil {
			t.Fatal(err)
		}
		m, err := ir.Read(bin)
		if err != nil {
			t.Fatal(err)
		}
		for _, entry := range Entries(m) {
			o, err := c.Check(bin, entry)
			if err != nil {
				t.Fatalf("%s: %v", file.Name, err)
			}
			count[o.Verdict]++
			t.Logf("%s %s: %s\n    %s", file.Name, entry, o, strings.Join(o.Reasons, "\n    "))
			if o.Pass {
				t.Errorf("%s %s: %s: %s", file.Name, entry, o, o.Reasons)
			}
		}
	}
	t.Logf("%d agree bit for bit, %d within bounds, %d are faults of the driver, %d disagree, %d are unsupported, %d "+
		"undecided", count[Agree], count[Within], count[Fault], count[Disagree],
		count[Unsupported], count[Undecided])
}

// TestGenerated compares generated shaders, which have one result only.
func TestGenerated(t *testing.T) {
	c := checker(t)
	c.Options.Exact = true
	var count [Undecided + 1]int
	for seed := range uint64(*shaders) {
		bin, set, err := Generate(c.Device.Info(), seed, true)
		if err != nil {
			t.Fatal(err)
		}
		o, err := c.Check(bin, "main")
		if err != nil {
			t.Fatal(err)
		}
		count[o.Verdict]++
		switch {
		case o.Pass:
			t.Errorf("%d (%s): %s: %s", seed, set, o, o.Reasons)
		case o.Verdict != Agree:
			t.Logf("%d (%s): %s: %s", seed, set, o, o.Reasons)
		}
	}
	t.Logf("of %d %d agree, %d are faults of the driver, %d disagree", *shaders, count[Agree], count[Fault],
		count[Disagree])
}

const subtract = `
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %id
OpExecutionMode %main LocalSize 8 1 1
OpDecorate %words ArrayStride 4
OpMemberDecorate %buffer 0 Offset 0
OpDecorate %buffer BufferBlock
OpDecorate %b DescriptorSet 0
OpDecorate %b Binding 0
OpDecorate %id BuiltIn LocalInvocationIndex
%void = OpTypeVoid
%fn = OpTypeFunction %void
%u = OpTypeInt 32 0
%0 = OpConstant %u 0
%words = OpTypeRuntimeArray %u
%buffer = OpTypeStruct %words
%p_buffer = OpTypePointer Uniform %buffer
%p_u = OpTypePointer Uniform %u
%b = OpVariable %p_buffer Uniform
%p_in = OpTypePointer Input %u
%id = OpVariable %p_in Input
%main = OpFunction %void None %fn
%l = OpLabel
%i = OpLoad %u %id
%p = OpAccessChain %p_u %b %0 %i
%x = OpLoad %u %p
%d = OpISub %u %x %i
OpStore %p %d
OpReturn
OpFunctionEnd
`

// TestUnsupported names what is lacking.
func TestUnsupported(t *testing.T) {
	c := &Checker{Device: standIn(nil), Pipeline: levelO(t)}
	o, err := c.Check(assemble(t, "OpCapability Kernel\nOpCapability RayQueryKHR\n"+subtract), "main")
	if err != nil {
		t.Fatal(err)
	}
	if o.Verdict != Unsupported || !slices.Contains(o.Reasons, "device: capability RayQueryKHR") ||
		!slices.Contains(o.Reasons, "device: capability Kernel") {
		t.Errorf("%s: %q", o, o.Reasons)
	}
}
