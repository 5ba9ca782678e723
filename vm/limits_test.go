package vm_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"hone/vm/compare"
)

// counting is a shader whose loop ends by a number of the input or after some iterations.
func counting(most string) shader {
	return shader{
		globals:   "%most = OpConstant %u32 " + most + "\n",
		variables: "%k = OpVariable %p_local Function\n%c = OpVariable %p_local Function\n",
		body: "OpStore %k %n0\nOpStore %c %n0\nOpBranch %l\n%l = OpLabel\n" +
			"OpLoopMerge %m %n None\nOpBranch %h\n%h = OpLabel\n%k0 = OpLoad %u32 %k\n" +
			"%less = OpULessThan %bool %k0 %x\n%few = OpULessThan %bool %k0 %most\n%go = OpLogicalAnd %bool %less %few\n" +
			"OpBranchConditional %go %b %m\n%b = OpLabel\n%c0 = OpLoad %u32 %c\n%s = OpIMul %u32 %k0 %k0\n" +
			"%c1 = OpBitwiseXor %u32 %c0 %s\nOpStore %c %c1\nOpBranch %n\n%n = OpLabel\n" +
			"%k1 = OpIAdd %u32 %k0 %n1\nOpStore %k %k1\nOpBranch %l\n%m = OpLabel\n%r = OpLoad %u32 %c\nOpStore %at %r\n",
	}
}

// TestStepLimits: a loop that some runs do not leave within the limit makes no shader equal unless others leave it by
// each exit.
func TestStepLimits(t *testing.T) {
	o := compare.Options{Runs: 8, Steps: 1 << 13}
	far, near := counting("4000"), counting("4001")
	if c := compared(t, far.text(), near.text(), o); c.Verdict != compare.Undecided ||
		!strings.Contains(c.Reason, "OpLogicalAnd") {
		t.Errorf("an exit that no run takes: %s %s", c.Verdict, c.Reason)
	}
	o.Steps = 0 // then the exit is reached
	if c := compared(t, far.text(), near.text(), o); c.Verdict != compare.Different {
		t.Errorf("with more instructions: %s %s", c.Verdict, c.Reason)
	}
	if c := compared(t, far.text(), far.text(), o); c.Verdict != compare.Equal {
		t.Errorf("itself: %s %s", c.Verdict, c.Reason)
	}
	one := far // whose loop has a single exit, which runs with small numbers take
	one.body = strings.Replace(one.body, "OpLogicalAnd %bool %less %few", "OpCopyObject %bool %less", 1)
	if c := compared(t, one.text(), one.text(), compare.Options{Runs: 8, Steps: 1 << 13}); c.Verdict != compare.Equal {
		t.Errorf("one exit: %s %s", c.Verdict, c.Reason)
	}
}

// TestLongerRuns: a few runs take more instructions than the limit and end with more of them, so no decision is open,
// though no run leaves the loop by its other exit.
func TestLongerRuns(t *testing.T) {
	a := counting("100000")
	a.globals += "%rare = OpConstant %u32 0xFFFFFFFF\n%long = OpConstant %u32 8000\n"
	a.body = "%is = OpIEqual %bool %x %rare\n%low = OpBitwiseAnd %u32 %x %n7\n%y = OpSelect %u32 %is %long %low\n" +
		strings.Replace(a.body, "%k0 %x", "%k0 %y", 1)
	ref, err := compare.NewReference(assemble(t, a.text()), compare.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if longer := ref.Runs() - 16; longer < 3 {
		t.Errorf("only %d runs have more instructions", longer)
	}
	if c := ref.Compare(assemble(t, a.text())); c.Verdict != compare.Equal {
		t.Errorf("%s %s", c.Verdict, c.Reason)
	}
}

// TestChoices: inputs are solved for that choose each value, and a value that no run chooses is counted.
func TestChoices(t *testing.T) {
	hidden := func(value string) string {
		return shader{globals: "%magic = OpConstant %u32 123456789\n",
			body: "%y = OpIMul %u32 %x %n7\n%z = OpIAdd %u32 %y %n3\n%rare = OpIEqual %bool %z %magic\n" +
				"%r = OpSelect %u32 %rare " + value + " %z\nOpStore %at %r\n"}.text()
	}
	if c := compared(t, hidden("%n5"), hidden("%n4"), compare.Options{}); c.Verdict != compare.Different {
		t.Errorf("%s %s", c.Verdict, c.Reason)
	}
	if c := compared(t, hidden("%n5"), hidden("%n5"), compare.Options{}); c.Verdict != compare.Equal || c.Chosen != 1 ||
		c.Selects != 1 {
		t.Errorf("%s %s, %d of %d", c.Verdict, c.Reason, c.Chosen, c.Selects)
	}
	never := shader{body: "%low = OpBitwiseAnd %u32 %x %n3\n%big = OpUGreaterThan %bool %low %n7\n" +
		"%r = OpSelect %u32 %big %n5 %x\nOpStore %at %r\n"}.text()
	if c := compared(t, never, never, compare.Options{}); c.Verdict != compare.Equal || c.Chosen != 0 || c.Selects != 1 {
		t.Errorf("%s %s, %d of %d", c.Verdict, c.Reason, c.Chosen, c.Selects)
	}
}

// TestChoicesBehind: a choice that no input leads to takes nothing from the search for inputs that lead elsewhere.
func TestChoicesBehind(t *testing.T) {
	hidden := func(value string) string {
		var body strings.Builder
		for k := range 8 { // the product of two numbers, one after the other, is even
			fmt.Fprintf(&body, "%%a%d = OpIAdd %%u32 %%x %%n%d\n%%b%d = OpIAdd %%u32 %%a%d %%n1\n%%c%d = OpIMul %%u32 "+
				"%%a%d %%b%d\n%%d%d = OpBitwiseAnd %%u32 %%c%d %%n1\n%%e%d = OpIEqual %%bool %%d%d %%n1\n"+
				"OpSelectionMerge %%m%d None\nOpBranchConditional %%e%d %%l%d %%m%d\n%%l%d = OpLabel\n"+
				"OpStore %%at %%n%d\nOpBranch %%m%d\n%%m%d = OpLabel\n",
				k, k%2+1, k, k, k, k, k, k, k, k, k, k, k, k, k, k, k%2+1, k, k)
		}
		return shader{globals: "%magic = OpConstant %u32 123456789\n", body: body.String() + "%y = OpIMul %u32 %x %n7\n" +
			"%z = OpIAdd %u32 %y %n3\n%rare = OpIEqual %bool %z %magic\n%r = OpSelect %u32 %rare " + value +
			" %z\nOpStore %at %r\n"}.text()
	}
	if c := compared(t, hidden("%n5"), hidden("%n4"), compare.Options{}); c.Verdict != compare.Different {
		t.Errorf("%s %s", c.Verdict, c.Reason)
	}
}

// pixels is a fragment shader with a case for each of some columns of pixels.
func pixels(columns []int, last int) string {
	var cases, blocks strings.Builder
	for i, x := range columns {
		fmt.Fprintf(&cases, " %d %%case%d", x, i)
		value := 100 + i
		if i == len(columns)-1 {
			value = last
		}
		fmt.Fprintf(&blocks, "%%case%d = OpLabel\nOpStore %%o %%v%d\nOpBranch %%m\n", i, value)
	}
	var constants strings.Builder
	for v := 100; v < 100+len(columns)+2; v++ {
		fmt.Fprintf(&constants, "%%v%d = OpConstant %%float %d.5\n", v, v)
	}
	return `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint Fragment %main "main" %at %o
OpExecutionMode %main OriginUpperLeft
OpDecorate %at BuiltIn FragCoord
OpDecorate %o Location 0
%void = OpTypeVoid
%fn = OpTypeFunction %void
%float = OpTypeFloat 32
%int = OpTypeInt 32 1
%vec4 = OpTypeVector %float 4
%p_in = OpTypePointer Input %vec4
%p_out = OpTypePointer Output %float
%at = OpVariable %p_in Input
%o = OpVariable %p_out Output
` + constants.String() + `%main = OpFunction %void None %fn
%entry = OpLabel
%xyzw = OpLoad %vec4 %at
%x = OpCompositeExtract %float %xyzw 0
%column = OpConvertFToS %int %x
OpStore %o %v100
OpSelectionMerge %m None
OpSwitch %column %m` + cases.String() + "\n" + blocks.String() + `%m = OpLabel
OpReturn
OpFunctionEnd
`
}

// TestPixels: each case of a switch by a coordinate of fragments is executed.
func TestPixels(t *testing.T) {
	columns := []int{3, 17, 100, 255, 640, 1000, 1919, 2500}
	a := pixels(columns, 107)
	if c := compared(t, a, a, compare.Options{}); c.Verdict != compare.Equal || c.Executed != c.Blocks {
		t.Errorf("%s %s, %d of %d blocks", c.Verdict, c.Reason, c.Executed, c.Blocks)
	}
	if c := compared(t, a, pixels(columns, 108), compare.Options{}); c.Verdict != compare.Different {
		t.Errorf("%s %s", c.Verdict, c.Reason)
	}
}

// TestDiscards: a shader that discards each fragment is equal to a shader without outputs that does, and to no other.
func TestDiscards(t *testing.T) {
	ends := pixels([]int{3}, 100)
	all := strings.Replace(ends, "OpReturn\n", "OpKill\n", 1)
	bare := strings.NewReplacer(" %at %o\n", " %at\n", "OpDecorate %o Location 0\n", "",
		"%o = OpVariable %p_out Output\n", "", "OpStore %o %v100\n", "").Replace(all)
	for _, c := range []struct {
		name, a, b string
		want       compare.Verdict
	}{
		{"the same", all, all, compare.Equal},
		{"no outputs", all, bare, compare.Equal},
		{"not discarded", all, strings.Replace(bare, "OpKill\n", "OpReturn\n", 1), compare.Different},
		{"discarded", ends, bare, compare.Different},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := compared(t, c.a, c.b, compare.Options{}); got.Verdict != c.want {
				t.Errorf("%s %s, want %s", got.Verdict, got.Reason, c.want)
			}
		})
	}
}

// TestOutOfBounds: where the reference stores out of bounds, no run is different, and where it does so in each run that
// would be, the verdict stays open.
func TestOutOfBounds(t *testing.T) {
	text := func(value string) string {
		return shader{globals: "%huge = OpConstant %u32 100000\n",
			body: "%beyond = OpAccessChain %p_word %out %n0 %huge\nOpStore %beyond %x\n" +
				"%r = OpIAdd %u32 %x " + value + "\nOpStore %at %r\n"}.text()
	}
	if c := compared(t, text("%n5"), text("%n5"), compare.Options{}); c.Verdict != compare.Equal || c.Outside == 0 {
		t.Errorf("itself: %s %s", c.Verdict, c.Reason)
	}
	if c := compared(t, text("%n5"), text("%n4"), compare.Options{}); c.Verdict != compare.Undecided ||
		!strings.Contains(c.Reason, "stores out of bounds") {
		t.Errorf("%s %s", c.Verdict, c.Reason)
	}
}

// TestStrayingRuns has a reference of which invocation 7 stores out of bounds in each run. Other stores of the
// invocation are no difference, and neither is what others make of these, through memory or in a subgroup. The stores
// that the others make by themselves are compared.
func TestStrayingRuns(t *testing.T) {
	const (
		stray = "%seven = OpIEqual %bool %i %n7\n%beyond = OpSelect %u32 %seven %huge %i\n" +
			"%p = OpAccessChain %p_word %out %n0 %beyond\nOpStore %p %x\n%w = OpIAdd %u32 %x %n1\n"
		other = "%huge = OpConstant %u32 2000000\n%table = OpTypeArray %u32 %n3\n" +
			"%p_table = OpTypePointer Workgroup %table\n%p_slot = OpTypePointer Workgroup %u32\n" +
			"%tile = OpVariable %p_table Workgroup\n"
	)
	meet := "OpControlBarrier %n2 %n2 %n264\n"
	for _, c := range []struct {
		name string
		body string // with VALUE, which is %x or %w
		want []compare.Verdict
	}{
		{"others", "%few = OpULessThan %bool %i %n3\n%r = OpSelect %u32 %few VALUE %x\nOpStore %at %r\n",
			[]compare.Verdict{compare.Different}},
		{"itself", "%r = OpSelect %u32 %seven VALUE %x\nOpStore %at %r\n",
			[]compare.Verdict{compare.Undecided, compare.Equal}},
		{"through memory", "%slot = OpAccessChain %p_slot %tile %n0\nOpSelectionMerge %m None\n" +
			"OpBranchConditional %seven %l %m\n%l = OpLabel\nOpStore %slot VALUE\nOpBranch %m\n%m = OpLabel\n" +
			meet + "%zero = OpIEqual %bool %i %n0\nOpSelectionMerge %m2 None\nOpBranchConditional %zero %l2 %m2\n" +
			"%l2 = OpLabel\n%r = OpLoad %u32 %slot\nOpStore %at %r\nOpBranch %m2\n%m2 = OpLabel\n",
			[]compare.Verdict{compare.Undecided, compare.Equal}},
		{"in a subgroup", "%r = OpSelect %u32 %seven VALUE %x\n%sum = OpGroupNonUniformIAdd %u32 %n3 Reduce %r\n" +
			"OpStore %at %sum\n", []compare.Verdict{compare.Undecided, compare.Equal}},
	} {
		t.Run(c.name, func(t *testing.T) {
			storing := func(value string) string {
				return shader{globals: other, body: stray + strings.ReplaceAll(c.body, "VALUE", value)}.text()
			}
			if got := compared(t, storing("%x"), storing("%w"), compare.Options{}); !slices.Contains(c.want, got.Verdict) {
				t.Errorf("%s %s, want one of %v", got.Verdict, got.Reason, c.want)
			}
			if got := compared(t, storing("%x"), storing("%x"), compare.Options{}); got.Verdict != compare.Equal {
				t.Errorf("itself: %s %s", got.Verdict, got.Reason)
			}
		})
	}
}

// TestOutsideByInvocation: an invocation of the other shader that loads beyond a buffer is different where it loads
// within the bounds in the reference, whatever other invocations do.
func TestOutsideByInvocation(t *testing.T) {
	before := "" // the code that invocations execute first
	loading := func(who string) string {
		return shader{globals: "%huge = OpConstant %u32 2000000\n",
			body: before + "%few = OpULessThan %bool %i " + who + "\n%k = OpSelect %u32 %few %huge %i\n" +
				"%p = OpAccessChain %p_word %in %n0 %k\n%v = OpLoad %u32 %p\nOpStore %at %x\n"}.text()
	}
	for _, before = range []string{"", "%seven = OpIEqual %bool %i %n7\n%far = OpSelect %u32 %seven %huge %i\n" +
		"%beyond = OpAccessChain %p_word %out %n0 %far\nOpStore %beyond %x\n"} {
		for _, c := range []struct {
			a, b string
			want compare.Verdict
		}{{"%n3", "%n3", compare.Equal}, {"%n5", "%n3", compare.Equal}, {"%n3", "%n5", compare.Different}} {
			if got := compared(t, loading(c.a), loading(c.b), compare.Options{}); got.Verdict != c.want {
				t.Errorf("%s: below %s and below %s: %s %s", before, c.a, c.b, got.Verdict, got.Reason)
			}
		}
	}
}
