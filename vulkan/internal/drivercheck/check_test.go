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
	"hone/spirv/asm"
	"hone/vm"
	"hone/vulkan"
)

var shaders = flag.Int("shaders", 42, "how many generated shaders are compared")

func TestMain(m *testing.M) {
	vulkan.Serve()
	flag.Parse()
	os.Exit(m.Run())
}

// checker returns a checker with the default device, which optimizes as -O does.
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
	registry, err := pass.NewRegistry(hone.Passes()...)
	if err != nil {
		t.Fatal(err)
	}
	p, err := hone.Pipeline(registry, "O")
	if err != nil {
		t.Fatal(err)
	}
	return &Checker{Device: w, Pipeline: p, Options: vm.CompareOptions{Runs: 2, Seed: 1}}
}

// isKnown reports whether a device is the one that doc/vm.md tells the faults of: Mesa's llvmpipe of version 22.3.
func isKnown(i *vulkan.Info) bool { return strings.Contains(i.Driver, "llvmpipe Mesa 22.3") }

// known are the modules that do not agree on that device, with a part of the reason. doc/vm.md explains them.
var known = map[string]struct {
	verdict Verdict
	reason  string
}{
	"asm/copies.spv":                                    {Undecided, "unknown error"},
	"glsl/bits.comp.spv":                                {Disagree, "U.u["},
	"glsl/half_double.comp.spv":                         {Undecided, "the driver crashed"},
	"glsl/empty.comp.spv":                               {Undecided, "nothing is stored"},
	"shaders_pipeline_binary_glsl_binary_demo.comp.spv": {Undecided, "nothing is stored"},
}

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
			if !isKnown(c.Device.Info()) {
				continue
			}
			for name, k := range known {
				if !strings.HasSuffix(file.Name, name) {
					continue
				}
				if o.Verdict != k.verdict || !strings.Contains(strings.Join(o.Reasons, "\n"), k.reason) {
					t.Errorf("%s %s: %s, want %s: %s", file.Name, entry, o, k.verdict, k.reason)
				}
				o.Verdict = Agree
			}
			if o.Verdict == Disagree || o.Verdict == Undecided {
				t.Errorf("%s %s: %s: %s", file.Name, entry, o, o.Reasons)
			}
		}
	}
	t.Logf("%d agree bit for bit, %d within bounds, %d disagree, %d are unsupported, %d undecided", count[Agree], count[Within], count[Disagree],
		count[Unsupported], count[Undecided])
	if count[Agree] < 25 && isKnown(c.Device.Info()) {
		t.Errorf("only %d agree bit for bit", count[Agree])
	}
}

// TestGenerated compares generated shaders, which have one result only.
func TestGenerated(t *testing.T) {
	c := checker(t)
	c.Options.Exact = true
	agree := 0
	for seed := range uint64(*shaders) {
		bin, set, err := Generate(c.Device.Info(), seed, true)
		if err != nil {
			t.Fatal(err)
		}
		o, err := c.Check(bin, "main")
		if err != nil {
			t.Fatal(err)
		}
		switch {
		case o.Verdict == Agree:
			agree++
		case o.Verdict == Fault, o.Verdict == Undecided && strings.HasPrefix(o.Reasons[0], "nothing is stored"):
			t.Logf("%d (%s): %s: %s", seed, set, o, o.Reasons)
		default:
			t.Errorf("%d (%s): %s: %s", seed, set, o, o.Reasons)
		}
	}
	if agree < *shaders*3/4 {
		t.Errorf("only %d of %d agree", agree, *shaders)
	}
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

// TestDifference finds a pass that swaps the operands of a subtraction, and only in the optimized module.
func TestDifference(t *testing.T) {
	c := checker(t)
	c.Options.Groups = [3]int{1, 1, 1} // others race
	c.Pipeline = pass.Of(pass.ForFunctions("swap", "swaps the operands of subtractions", func(x *pass.Context, f *ir.Function) bool {
		changed := false
		for in := range f.Insts() {
			if in.Op == spirv.OpISub && x.Transform() {
				in.SetOperands([]uint32{in.Word(1), in.Word(0)})
				changed = true
			}
		}
		return changed
	}))
	bin, err := asm.Assemble([]byte(subtract), asm.AssembleOptions{Target: "spv1.3"})
	if err != nil {
		t.Fatal(err)
	}
	o, err := c.Check(bin, "main")
	if err != nil {
		t.Fatal(err)
	}
	if o.Verdict != Disagree || len(o.Reasons) != 1 || !strings.HasPrefix(o.Reasons[0], "optimized: ") {
		t.Errorf("%s: %q, want a difference of the optimized module", o, o.Reasons)
	}
}

// TestUnsupported names what is lacking.
func TestUnsupported(t *testing.T) {
	c := checker(t)
	bin, err := asm.Assemble([]byte("OpCapability Kernel\nOpCapability RayQueryKHR\n"+subtract), asm.AssembleOptions{Target: "spv1.3"})
	if err != nil {
		t.Fatal(err)
	}
	o, err := c.Check(bin, "main")
	if err != nil {
		t.Fatal(err)
	}
	if o.Verdict != Unsupported || !slices.Contains(o.Reasons, "device: capability RayQueryKHR") || !slices.Contains(o.Reasons, "device: capability Kernel") {
		t.Errorf("%s: %q", o, o.Reasons)
	}
}
