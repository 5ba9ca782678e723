package timing

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"errors"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"hone/ir"
	"hone/spirv/asm"
	"hone/vm"
	"hone/vm/layout"
	"hone/vulkan"
	"hone/vulkan/internal/drivers"
	"hone/vulkan/internal/figures"
	"hone/vulkan/internal/variants"
)

func TestMain(m *testing.M) {
	vulkan.Serve()
	os.Exit(m.Run())
}

// kernel adds to each number of a buffer, in place, its square STEPS times: with another sum in SUM.
const kernel = `
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %id
OpExecutionMode %main LocalSize 8 1 1
OpName %data "Data"
OpDecorate %id BuiltIn GlobalInvocationId
OpDecorate %array ArrayStride 4
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %data DescriptorSet 0
OpDecorate %data Binding 0
OpDecorate %steps SpecId 0
%void = OpTypeVoid
%fn = OpTypeFunction %void
%bool = OpTypeBool
%u = OpTypeInt 32 0
%f = OpTypeFloat 32
%v3 = OpTypeVector %u 3
%pid = OpTypePointer Input %v3
%id = OpVariable %pid Input
%array = OpTypeRuntimeArray %f
%block = OpTypeStruct %array
%pblock = OpTypePointer StorageBuffer %block
%pf = OpTypePointer StorageBuffer %f
%data = OpVariable %pblock StorageBuffer
%0 = OpConstant %u 0
%1 = OpConstant %u 1
%half = OpConstant %f 0.5
%steps = OpSpecConstant %u 4
%main = OpFunction %void None %fn
%entry = OpLabel
%v = OpLoad %v3 %id
%x = OpCompositeExtract %u %v 0
%p = OpAccessChain %pf %data %0 %x
%start = OpLoad %f %p
OpBranch %head
%head = OpLabel
%i = OpPhi %u %0 %entry %j %body
%a = OpPhi %f %start %entry %b %body
%j = OpIAdd %u %i %1
OpLoopMerge %end %body None
OpBranch %body
%body = OpLabel
%square = OpFMul %f %a %a
%scaled = OpFMul %f %square %half
%b = SUM %f %scaled %half
%more = OpULessThan %bool %j %steps
OpBranchConditional %more %head %end
%end = OpLabel
OpStore %p %b
OpReturn
OpFunctionEnd
`

// write writes the kernel into folders, with an operation each.
func write(t *testing.T, operations ...string) (folders []string) {
	t.Helper()
	for _, operation := range operations {
		folder := t.TempDir()
		bin, err := asm.Assemble([]byte(strings.ReplaceAll(kernel, "SUM", operation)),
			asm.AssembleOptions{Target: "spv1.3"})
		if err != nil {
			t.Fatal(err)
		}
		for name, data := range map[string][]byte{
			"k.spv":        bin.Bytes(),
			"k.yaml":       []byte("shader: missing.spv\n"), // k.large.yaml stands before it
			"k.large.yaml": []byte("shader: k.spv\ngroups: 64,1,1\nspec:\n  0: 500\nin:\n  Data: f32:0.25*512\n"),
		} {
			if err := os.WriteFile(filepath.Join(folder, name), data, 0o666); err != nil {
				t.Fatal(err)
			}
		}
		folders = append(folders, folder)
	}
	return folders
}

// TestLavapipe: variants with the same results, and one with others, on a real driver.
func TestLavapipe(t *testing.T) {
	d, err := drivers.Find("lavapipe")
	if err != nil {
		t.Skip(err)
	}
	defer d.Close()
	w, err := d.Worker("")
	if errors.Is(err, vulkan.ErrMissing) {
		t.Skip(err)
	}
	if err != nil {
		t.Fatal(err)
	}
	defer w.Close()
	folders := write(t, "OpFAdd", "OpFAdd", "OpFSub")
	set, err := variants.Of(folders, nil)
	if err != nil {
		t.Fatal(err)
	}
	list, err := Kernels(folders[0])
	if err != nil || len(list) != 1 || list[0].Name != "k" || list[0].Module != "k.spv" {
		t.Fatalf("kernels %+v, %v", list, err)
	}
	Run(set, list, w, Options{Runs: 1}) // a process measures several kernels
	r := Run(set, list, w, Options{Runs: 3, Seed: 1, Batch: time.Millisecond})
	for i, k := range r.Kernels {
		if k.Failed != "" || k.Median <= 0 || k.Batch < 1 {
			t.Errorf("variant %d: %v in batches of %d, %s", i, k.Median, k.Batch, k.Failed)
		}
		if wrong := i == 2; k.Wrong != wrong || (k.Difference != "") != wrong {
			t.Errorf("variant %d: wrong is %v: %q", i, k.Wrong, k.Difference)
		}
	}
	for _, k := range Run(set, list, w, Options{Deadline: time.Now().Add(-time.Second)}).Kernels {
		if k.Failed != figures.ErrLate.Error() {
			t.Errorf("after the deadline, variant %d: %q", k.Variant, k.Failed)
		}
	}
	var text bytes.Buffer
	if err := r.WriteText(&text); err != nil {
		t.Fatal(err)
	}
	if s := text.String(); !strings.Contains(s, "WRONG RESULTS: 512 of 512") || !strings.Contains(s, "geometric mean") {
		t.Errorf("text %s", s)
	}
}

func TestSpread(t *testing.T) {
	ms := func(list ...int) (times []time.Duration) {
		for _, n := range list {
			times = append(times, time.Duration(n)*time.Millisecond)
		}
		return times
	}
	for _, c := range []struct {
		times  []time.Duration
		median time.Duration
		share  float64
	}{
		{ms(7), 7 * time.Millisecond, 0},
		{ms(30, 10, 20), 20 * time.Millisecond, 0.5},
		{ms(5, 1, 2, 3, 4), 3 * time.Millisecond, 2.0 / 3},
		{ms(4, 1, 3, 2), 5 * time.Millisecond / 2, 0.6},
	} {
		median, share := spread(c.times)
		if median != c.median || math.Abs(share-c.share) > 1e-9 {
			t.Errorf("%v: median %v, spread %v, want %v and %v", c.times, median, share, c.median, c.share)
		}
	}
}

// floats returns numbers as they lie in memory.
func floats(list ...float32) (data []byte) {
	for _, v := range list {
		data = binary.LittleEndian.AppendUint32(data, math.Float32bits(v))
	}
	return data
}

// TestComparison: rounding is told from errors, and what no two runs have in common is left out.
func TestComparison(t *testing.T) {
	p := compiled(t)
	slot := layout.Slot{}
	l := layoutOf(p, slot)
	reference := floats(100, 1, 2)
	for _, c := range []struct {
		name      string
		again, of []byte
		want      string
		wrong     bool
	}{
		{"equal", reference, reference, "", false},
		{"rounding", reference, floats(100, 1.01, 2), "1 of 3 values differ, by at most 0.0001 of the largest", false},
		{"an error", reference, floats(100, 1, 5), "1 of 3 values differ, by at most 0.03 of the largest", true},
		{"no number", reference, floats(100, 1, float32(math.NaN())), "1 of 3 values differ, by at most +Inf of the largest", true},
		{"by chance", floats(100, 1, 3), floats(100, 1, 5), "", false},
		{"in any order", floats(1, 2, 100), floats(2, 100, 1), "", false},
		{"in any order, and an error", floats(1, 2, 100), floats(2, 50, 1), "1 of 3 values differ, by at most 0.5 of the largest", true},
		{"in another order", reference, floats(1, 2, 100), "3 of 3 values differ, by at most 0.99 of the largest", true},
	} {
		var x comparison
		x.memory(l, reference, c.again, c.of)
		if got, wrong := x.verdict(); got != c.want || wrong != c.wrong {
			t.Errorf("%s: %q, %v, want %q, %v", c.name, got, wrong, c.want, c.wrong)
		}
	}
	var x comparison
	x.memory(nil, []byte{1, 2}, []byte{1, 2}, []byte{1, 3})
	if got, wrong := x.verdict(); !wrong || got != "1 of 2 values differ, 1 of them integers" {
		t.Errorf("bytes: %q, %v", got, wrong)
	}
}

func TestReport(t *testing.T) {
	r := &Results{Driver: "stand-in", Variants: []string{"a", "b"}, Kernels: []Measured{
		{Kernel: "k", Median: 2000, Spread: 0.01, Batch: 5},
		{Kernel: "k", Variant: 1, Median: 1000, Batch: 10, Difference: "rounding"},
		{Kernel: "l", Failed: "refused"},
		{Kernel: "l", Variant: 1, Failed: "refused"},
	}}
	var text bytes.Buffer
	if err := r.WriteJSON(&text); err != nil {
		t.Fatal(err)
	}
	var got jsonResults
	if err := json.Unmarshal(text.Bytes(), &got); err != nil {
		t.Fatal(err)
	}
	if v := got.Variants[1]; v.Name != "b" || v.Kernels != 1 || math.Abs(*v.Mean-0.5) > 1e-12 {
		t.Errorf("variant %+v", v)
	}
	want := []jsonKernel{{Kernel: "k", Variant: "a", Median: 2, Spread: 0.01, Batch: 5},
		{Kernel: "k", Variant: "b", Median: 1, Batch: 10, Difference: "rounding"}}
	if !slices.Equal(got.Kernels, want) || len(got.Failed) != 2 || got.Failed[0].Reason != "refused" {
		t.Errorf("%+v", got)
	}
}

// compiled returns the kernel for the vm.
func compiled(t *testing.T) *vm.Program {
	t.Helper()
	bin, err := asm.Assemble([]byte(strings.ReplaceAll(kernel, "SUM", "OpFAdd")), asm.AssembleOptions{Target: "spv1.3"})
	if err != nil {
		t.Fatal(err)
	}
	m, err := ir.Read(bin)
	if err != nil {
		t.Fatal(err)
	}
	p, err := vm.Compile(m, vm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	return p
}
