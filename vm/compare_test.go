package vm_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/ir"
	"hone/spirv"
	"hone/vm/compare"
)

// compared compares a shader with a reference.
func compared(t *testing.T, a, b string, o compare.Options) *compare.Result {
	t.Helper()
	r, err := compare.Modules(assemble(t, a), assemble(t, b), o)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestCompareVerdicts compares shaders with one that stores x - 7, by what is in place of the subtraction and the
// store.
func TestCompareVerdicts(t *testing.T) {
	reference := shader{body: "%r = OpISub %u32 %x %n7\nOpStore %at %r\n"}
	for _, c := range []struct {
		name    string
		b       shader
		verdict compare.Verdict
		reason  string
	}{
		{"the same in another way", shader{body: "%n = OpNot %u32 %x\n%m = OpIAdd %u32 %n %n7\n%r = OpNot %u32 %m\nOpStore %at %r\n"}, compare.Equal, ""},
		{"swapped operands", shader{body: "%r = OpISub %u32 %n7 %x\nOpStore %at %r\n"}, compare.Different, ".0["},
		{"no store", shader{body: "%r = OpISub %u32 %x %n7\n"}, compare.Different, "which was there before"},
		{"a store too many", shader{body: "%r = OpISub %u32 %x %n7\nOpStore %at %r\n%far = OpAccessChain %p_word %out %n0 %n64\nOpStore %far %n5\n"}, compare.Different, ".0[64] is 5, want nothing to be stored there (0.1, byte 256"},
		{"a store of what was there", shader{body: "OpStore %from %x\n%r = OpISub %u32 %x %n7\nOpStore %at %r\n"}, compare.Equal, ""},
		{"an access where there may be nothing", shader{body: "%r = OpISub %u32 %x %n7\nOpStore %at %r\n" +
			"%far = OpAccessChain %p_word %out %n0 %n64\n%old = OpLoad %u32 %far\nOpStore %far %old\n"},
			compare.Different, "accesses a buffer out of bounds, which it does not in the reference"},
		{"undefined", shader{globals: "%u = OpUndef %u32\n", body: "%r = OpISub %u32 %u %n7\nOpStore %at %r\n"}, compare.Different, "an undefined value"},
		{"a way that is undefined", shader{globals: "%u = OpUndef %bool\n", body: "OpSelectionMerge %m " +
			"None\nOpBranchConditional %u %l %m\n%l = OpLabel\nOpBranch %m\n%m = OpLabel\n" + reference.body},
			compare.Different, " goes where an undefined value leads: %main: OpBranchConditional %"},
		{"beyond the bounds of a variable", shader{globals: "%two = OpTypeArray %u32 %n2\n%p_two = OpTypePointer " +
			"Workgroup %two\n%p_one = OpTypePointer Workgroup %u32\n%s = OpVariable %p_two Workgroup\n",
			body: "%ps = OpAccessChain %p_one %s %n5\n" + reference.body + "OpStore %ps %r\n"},
			compare.Different, " goes beyond the bounds of memory that is no buffer: %main: OpStore %"},
		{"another workgroup", shader{size: 4, body: reference.body}, compare.Different, "the workgroup has 4 × 1 × 1"},
		{"without end", shader{body: "OpBranch %l\n%l = OpLabel\nOpLoopMerge %m %l None\nOpBranchConditional %true %l %m\n%m = OpLabel\n"}, compare.Different, "does not end"},
		{"a barrier that not all reach", shader{body: "%r = OpISub %u32 %x %n7\nOpStore %at %r\n" +
			"%c = OpULessThan %bool %i %n3\nOpSelectionMerge %m None\n" +
			"OpBranchConditional %c %l %k\n%l = OpLabel\nOpControlBarrier %n2 %n2 %n264\nOpBranch %m\n" +
			"%k = OpLabel\nOpControlBarrier %n2 %n2 %n264\nOpBranch %m\n%m = OpLabel\n"}, compare.Different, "barrier"},
		{"a buffer that the reference lacks", shader{
			decorations: "OpDecorate %more DescriptorSet 3\nOpDecorate %more Binding 1\n", globals: "%more = OpVariable %p_block StorageBuffer\n",
			body: reference.body + "%first = OpAccessChain %p_word %more %n0 %n0\n%value = OpLoad %u32 %first\n"},
			compare.Undecided, "3.1"},
		{"unsupported", shader{modes: "OpExecutionMode %main SubgroupSize 8\n", body: reference.body}, compare.Undecided, "SubgroupSize"},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := compared(t, reference.text(), c.b.text(), compare.Options{Seed: 1})
			if got.Verdict != c.verdict || !strings.Contains(got.Reason, c.reason) {
				t.Errorf("%s: %s", got.Verdict, got.Reason)
			}
			if got.Verdict == compare.Equal && (got.Share() < 0.99 || got.Runs != 16 || got.Stored < 200) {
				t.Errorf("%d of %d values in %d runs", got.Compared, got.Stored, got.Runs)
			}
			if got.Difference != nil && got.Difference.String() != got.Reason {
				t.Errorf("%s, and the difference is: %s", got.Reason, got.Difference)
			}
		})
	}
}

// TestCompareUndecided compares shaders with themselves that say too little.
func TestCompareUndecided(t *testing.T) {
	for _, c := range []struct {
		name   string
		a      shader
		reason string
	}{
		{"nothing stored", shader{}, "nothing is stored"},
		{"undefined values", shader{globals: "%u = OpUndef %u32\n", body: "OpStore %at %u\n"}, "only 0 of "},
		{"no end", shader{body: "OpBranch %l\n%l = OpLabel\nOpLoopMerge %m %l None\nOpBranchConditional %true %l %m\n%m = OpLabel\n"}, "too many instructions"},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := compared(t, c.a.text(), c.a.text(), compare.Options{Steps: 1 << 10})
			if got.Verdict != compare.Undecided || !strings.Contains(got.Reason, c.reason) {
				t.Errorf("%s: %s", got.Verdict, got.Reason)
			}
		})
	}
}

// TestCompareOrder compares a shader whose invocations take numbers from a counter with one that has its branches the
// other way round.
func TestCompareOrder(t *testing.T) {
	numbers := shader{body: `
%odd = OpBitwiseAnd %u32 %i %n1
%c = OpIEqual %bool %odd %n0
%counter = OpAccessChain %p_word %in %n0 %n64
OpStore %at %n5
OpSelectionMerge %m None
OpBranchConditional %c %l %k
%l = OpLabel
%first = OpAtomicIAdd %u32 %counter %n1 %n0 %n1
OpStore %at %first
OpBranch %m
%k = OpLabel
%second = OpAtomicIAdd %u32 %counter %n1 %n0 %n1
OpStore %at %second
OpBranch %m
%m = OpLabel
`}
	others := shader{body: strings.NewReplacer("OpIEqual", "OpINotEqual", "%c %l %k", "%c %k %l").Replace(numbers.body)}
	wrong := shader{body: strings.Replace(numbers.body, "%second = OpAtomicIAdd", "%second = OpAtomicISub", 1)}
	if c := compared(t, numbers.text(), others.text(), compare.Options{}); c.Verdict != compare.Undecided ||
		!strings.Contains(c.Reason, "values that are stored do not depend") {
		t.Errorf("the other way round: %s: %s", c.Verdict, c.Reason)
	}
	if c := compared(t, numbers.text(), wrong.text(), compare.Options{}); c.Verdict != compare.Different ||
		!strings.Contains(c.Reason, "byte 256") {
		t.Errorf("wrong: %s: %s", c.Verdict, c.Reason)
	}
}

// TestCompareRace has invocations store one of two values in the same place, in branches whose order is the module's:
// in lockstep the last branch stores last, and one after the other the invocations 0 and 7, which take the same one.
// After a barrier what is stored counts.
func TestCompareRace(t *testing.T) {
	a := shader{body: `
%place = OpAccessChain %p_word %out %n0 %n64
%inner = OpISub %u32 %i %n1
%c = OpULessThan %bool %inner %n5
OpSelectionMerge %m None
OpBranchConditional %c %l %k
%l = OpLabel
OpStore %place %n7
OpBranch %m
%k = OpLabel
OpStore %place %n64
OpBranch %m
%m = OpLabel
OpStore %at %i
`}
	b := shader{body: strings.NewReplacer("OpULessThan", "OpUGreaterThanEqual", "%c %l %k", "%c %k %l").Replace(a.body)}
	barrier := func(s shader) shader {
		return shader{body: s.body + `
OpControlBarrier %n2 %n2 %n264
%last = OpIEqual %bool %i %n5
OpSelectionMerge %m2 None
OpBranchConditional %last %l2 %m2
%l2 = OpLabel
OpStore %place %n1
OpBranch %m2
%m2 = OpLabel
`}
	}
	o := compare.Options{Groups: [3]int{1, 1, 1}}
	if c := compared(t, a.text(), b.text(), o); c.Verdict != compare.Equal || c.Compared == c.Stored {
		t.Errorf("race: %s, %d of %d compared: %s", c.Verdict, c.Compared, c.Stored, c.Reason)
	}
	ordered := barrier(a)
	if c := compared(t, ordered.text(), barrier(b).text(), o); c.Verdict != compare.Equal || c.Compared != c.Stored {
		t.Errorf("overwritten: %s, %d of %d compared: %s", c.Verdict, c.Compared, c.Stored, c.Reason)
	}
	wrong := shader{body: strings.Replace(ordered.body, "OpStore %place %n1", "OpStore %place %n5", 1)}
	if c := compared(t, ordered.text(), wrong.text(), o); c.Verdict != compare.Different {
		t.Errorf("wrong: %s: %s", c.Verdict, c.Reason)
	}
}

// TestCompareRaceOfTwo: each invocation stores its index at a place, and 15 minus its index at another place, and loads
// the sum of both. The sum is 15 in each order. A shader that takes one of the two values from the register has other
// sums: the loads race, so no sum is compared.
func TestCompareRaceOfTwo(t *testing.T) {
	const store = "%one = OpAccessChain %p_word %out %n0 %n64\n%two = OpAccessChain %p_word %out %n0 %n65\n" +
		"%c = OpISub %u32 %n15 %i\nOpStore %one %i\nOpStore %two %c\n%m = OpLoad %u32 %two\n"
	const globals = "%n15 = OpConstant %u32 15\n%n65 = OpConstant %u32 65\n"
	a := shader{globals: globals, body: store + "%l = OpLoad %u32 %one\n%r = OpIAdd %u32 %l %m\nOpStore %at %r\n"}
	b := shader{globals: globals, body: store + "%r = OpIAdd %u32 %i %m\nOpStore %at %r\n"}
	if c := compared(t, a.text(), b.text(), compare.Options{}); c.Verdict != compare.Undecided {
		t.Errorf("%s %s", c.Verdict, c.Reason)
	}
	alone := a
	alone.body = strings.ReplaceAll(alone.body, "%n0 %n64", "%n0 %i")
	alone.body = strings.ReplaceAll(alone.body, "%n0 %n65", "%n0 %j")
	alone.body = "%j = OpIAdd %u32 %i %n64\n" + alone.body
	if c := compared(t, alone.text(), alone.text(), compare.Options{}); c.Verdict != compare.Equal || c.Share() < 0.9 {
		t.Errorf("without a race: %s %s", c.Verdict, c.Reason)
	}
}

// TestCompareBounds has shaders that look at no bounds, in ways that differ in where an undefined value would lead or
// in which bits of a result it would be seen. What they load out of bounds excuses the reference only.
func TestCompareBounds(t *testing.T) {
	branch := "OpStore %at %x\n%c = OpUGreaterThan %bool %x %n5\nOpSelectionMerge %m None\n" +
		"OpBranchConditional %c %l %m\n%l = OpLabel\nOpStore %at %n5\nOpBranch %m\n%m = OpLabel\n"
	for _, pair := range [][2]string{
		{"%c = OpUGreaterThan %bool %x %n5\n%r = OpSelect %u32 %c %n5 %x\nOpStore %at %r\n", branch},
		{"%r = OpBitwiseAnd %u32 %x %n7\nOpStore %at %r\n", "%eight = OpIAdd %u32 %n7 %n1\n%r = OpUMod %u32 %x %eight\nOpStore %at %r\n"},
		{"%r = OpShiftLeftLogical %u32 %x %n1\nOpStore %at %r\n", "%r = OpIAdd %u32 %x %x\nOpStore %at %r\n"},
		{"%r = OpAtomicIAdd %u32 %from %n1 %n0 %n5\n%s = OpBitwiseAnd %u32 %r %n1\nOpStore %at %s\n", "%r = OpAtomicIAdd %u32 %from %n1 %n0 %n5\n%two = OpIAdd %u32 %n1 %n1\n%s = OpUMod %u32 %r %two\nOpStore %at %s\n"},
	} {
		for i := range pair {
			a, b := shader{body: pair[i], size: 64}, shader{body: pair[1-i], size: 64}
			if c := compared(t, a.text(), b.text(), compare.Options{}); c.Verdict != compare.Equal {
				t.Errorf("%s\nthen\n%s\n%s: %s", pair[i], pair[1-i], c.Verdict, c.Reason)
			}
		}
	}
}

// TestCompareUndefinedAddress has a reference that loads at an undefined address, which may be out of bounds: so may
// the address of the other shader.
func TestCompareUndefinedAddress(t *testing.T) {
	load := "%p = OpAccessChain %p_word %in %n0 %k\n%v = OpLoad %u32 %p\nOpStore %at %x\n"
	undefined := shader{body: "%k = OpExtInst %u32 %std UClamp %x %n7 %n1\n" + load}
	outside := shader{body: "%k = OpBitwiseOr %u32 %x %far\n" + load, globals: "%far = OpConstant %u32 0x01000000\n"}
	inside := shader{body: "%k = OpBitwiseAnd %u32 %x %n7\n" + load}
	for _, c := range []struct {
		a, b shader
		want compare.Verdict
	}{{undefined, outside, compare.Equal}, {undefined, inside, compare.Equal}, {inside, outside, compare.Different}} {
		if r := compared(t, c.a.text(), c.b.text(), compare.Options{}); r.Verdict != c.want {
			t.Errorf("%s\nthen\n%s\n%s: %s", c.a.body, c.b.body, r.Verdict, r.Reason)
		}
	}
}

// TestCompareSteps has a shader that takes more instructions than usual only with the default of a specialization
// constant: that runs with others come to their end does not keep it from getting them.
func TestCompareSteps(t *testing.T) {
	a := shader{
		decorations: "OpDecorate %k SpecId 4\n",
		globals: "%k = OpSpecConstant %u32 20000\n%p_private = OpTypePointer Private %u32\n" +
			"%turn = OpVariable %p_private Private %n0\n",
		body: `
OpBranch %l
%l = OpLabel
%t = OpLoad %u32 %turn
%next = OpIAdd %u32 %t %n1
OpStore %turn %next
%more = OpULessThan %bool %next %k
OpLoopMerge %m %c None
OpBranch %c
%c = OpLabel
OpBranchConditional %more %l %m
%m = OpLabel
%wrong = OpUGreaterThan %bool %k %n1000
%r = OpSelect %u32 %wrong %next %n1
OpStore %at %r
`}
	b := shader{decorations: a.decorations, globals: a.globals, body: strings.Replace(a.body, "%next %n1\nOpStore %at",
		"%n5 %n1\nOpStore %at", 1)}
	if c := compared(t, a.text(), b.text(), compare.Options{}); c.Verdict != compare.Different {
		t.Errorf("%s: %s", c.Verdict, c.Reason)
	}
	if c := compared(t, a.text(), b.text(), compare.Options{Steps: 1 << 12}); c.Verdict != compare.Undecided {
		t.Errorf("with few steps: %s: %s", c.Verdict, c.Reason)
	}
}

// TestCompareEndless has a shader that loses an invocation, and two that do not end: one for that invocation only.
func TestCompareEndless(t *testing.T) {
	a := shader{globals: "%u = OpUndef %bool\n", body: `
%is5 = OpIEqual %bool %i %n5
OpSelectionMerge %m None
OpBranchConditional %is5 %l %m
%l = OpLabel
OpSelectionMerge %k None
OpBranchConditional %u %y %k
%y = OpLabel
OpStore %at %n7
OpBranch %k
%k = OpLabel
OpBranch %m
%m = OpLabel
OpStore %at %i
`}
	endless := "OpBranch %h\n%h = OpLabel\nOpLoopMerge %e %h None\nOpBranchConditional %true %h %e\n%e = OpLabel\n"
	all := shader{globals: a.globals, body: strings.Replace(a.body, "%m = OpLabel\n", "%m = OpLabel\n"+endless, 1)}
	one := shader{globals: a.globals, body: strings.Replace(a.body, "%l = OpLabel\n", "%l = OpLabel\n"+endless, 1)}
	if c := compared(t, a.text(), all.text(), compare.Options{}); c.Verdict != compare.Different ||
		!strings.Contains(c.Reason, "does not end") {
		t.Errorf("all: %s: %s", c.Verdict, c.Reason)
	}
	if c := compared(t, a.text(), one.text(), compare.Options{}); c.Verdict == compare.Different {
		t.Errorf("the undetermined one: %s: %s", c.Verdict, c.Reason)
	}
}

// TestCompareMiddle has the invocation store whose atomic comes in the middle, which is the same one forward and
// backward.
func TestCompareMiddle(t *testing.T) {
	a := shader{size: 65, body: `
%counter = OpAccessChain %p_word %in %n0 %n1000
%zero = OpAtomicAnd %u32 %counter %n1 %n0 %n0
OpControlBarrier %n2 %n2 %n264
%odd = OpBitwiseAnd %u32 %i %n1
%is = OpIEqual %bool %odd %n1
%old = OpAtomicIAdd %u32 %counter %n1 %n0 %n1
%half = OpShiftRightLogical %u32 %n64 %n1
%mid = OpIEqual %bool %old %half
OpStore %at %n5
OpSelectionMerge %m None
OpBranchConditional %mid %l %m
%l = OpLabel
%place = OpAccessChain %p_word %out %n0 %n0
OpStore %place %i
OpBranch %m
%m = OpLabel
`}
	b := shader{size: 65, body: strings.Replace(a.body, "%old = OpAtomicIAdd %u32 %counter %n1 %n0 %n1\n", `OpSelectionMerge %j None
OpBranchConditional %is %p %q
%p = OpLabel
%o1 = OpAtomicIAdd %u32 %counter %n1 %n0 %n1
OpBranch %j
%q = OpLabel
%o2 = OpAtomicIAdd %u32 %counter %n1 %n0 %n1
OpBranch %j
%j = OpLabel
%old = OpPhi %u32 %o1 %p %o2 %q
`, 1)}
	if c := compared(t, a.text(), b.text(), compare.Options{Elements: 2000, Groups: [3]int{1, 1, 1}}); c.Verdict ==
		compare.Different {
		t.Errorf("%s: %s", c.Verdict, c.Reason)
	}
}

// TestCompareLost compares a shader in which an undefined value decides what invocation 5 stores for the others with
// one that decides otherwise.
func TestCompareLost(t *testing.T) {
	a := shader{
		globals: "%u = OpUndef %bool\n%two = OpTypeArray %u32 %n2\n%p_two = OpTypePointer Workgroup %two\n" +
			"%p_one = OpTypePointer Workgroup %u32\n%s = OpVariable %p_two Workgroup\n",
		body: `
%s0 = OpAccessChain %p_one %s %n0
%s1 = OpAccessChain %p_one %s %n1
%is0 = OpIEqual %bool %i %n0
OpSelectionMerge %m0 None
OpBranchConditional %is0 %l0 %m0
%l0 = OpLabel
OpStore %s0 %n7
OpBranch %m0
%m0 = OpLabel
OpControlBarrier %n2 %n2 %n264
%is5 = OpIEqual %bool %i %n5
OpSelectionMerge %m None
OpBranchConditional %is5 %l %m
%l = OpLabel
OpSelectionMerge %k None
OpBranchConditional %u %x0 %x1
%x0 = OpLabel
OpStore %s0 %n64
OpBranch %k
%x1 = OpLabel
OpStore %s1 %n64
OpBranch %k
%k = OpLabel
OpBranch %m
%m = OpLabel
OpControlBarrier %n2 %n2 %n264
%v = OpLoad %u32 %s0
OpStore %at %v
`}
	b := shader{globals: a.globals, body: strings.Replace(a.body, "%u %x0 %x1", "%u %x1 %x0", 1)}
	c := compared(t, a.text(), b.text(), compare.Options{Runs: 1, Groups: [3]int{1, 1, 1}})
	if c.Verdict != compare.Undecided || c.Stored != 8 || c.Compared != 0 {
		t.Errorf("%s: %s", c.Verdict, c.Reason)
	}
	wrong := shader{globals: a.globals, body: strings.Replace(a.body, "OpStore %s0 %n7", "OpStore %s0 %n8", 1)}
	if c := compared(t, a.text(), wrong.text(), compare.Options{}); c.Verdict != compare.Different {
		t.Errorf("wrong: %s: %s", c.Verdict, c.Reason)
	}
}

// TestCompareBroken compares modules with words that were changed at random with what they were: nothing panics, all
// ends, and many a change is found.
func TestCompareBroken(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	o := compare.Options{Runs: 2, Steps: 1 << 12}
	verdicts := map[compare.Verdict]int{}
	for _, name := range []string{"glsl/matmul.comp", "glsl/atomics.comp", "glsl/structs.comp", "asm/variable_pointers",
		"glsl/bda.comp", "glsl/average.comp", "glsl/bits.comp"} {
		bin := irtest.Load(t, corpus.Module{Path: corpus.Root() + "/testdata/shaders/" + name + ".spv"})
		ref, err := compare.NewReference(irtest.Read(t, bin), o)
		if err != nil {
			t.Fatal(err)
		}
		for range 100 {
			words := slices.Clone(bin.Words)
			for range 1 + r.IntN(3) {
				at := spirv.HeaderWords + r.IntN(len(words)-spirv.HeaderWords)
				words[at] = bin.Words[spirv.HeaderWords+r.IntN(len(words)-spirv.HeaderWords)]
				if r.IntN(2) == 0 {
					words[at] = uint32(r.IntN(200))
				}
			}
			changed, err := spirv.FromWords(words)
			if err != nil {
				continue
			}
			m, err := ir.Read(changed)
			if err != nil || m.Verify() != nil {
				continue
			}
			verdicts[ref.Compare(m).Verdict]++
			if again, err := compare.NewReference(m, o); err == nil {
				again.Compare(irtest.Read(t, bin))
			}
		}
	}
	if verdicts[compare.Different] < 2 || verdicts[compare.Undecided] < 2 || verdicts[compare.Equal] < 2 {
		t.Errorf("%v", verdicts)
	}
	t.Log(verdicts)
}

// TestCompareAddresses compares shaders that store where an address leads, and where one leads that is there.
func TestCompareAddresses(t *testing.T) {
	a := strings.NewReplacer("%old = OpAtomicIAdd %u32 %counter %n1 %n0 %n1\n", `
%p_p_node = OpAccessChain %p_push_node %push %n0
%head = OpLoad %p_node %p_p_node
%p_next = OpAccessChain %p_p_physical %head %n0
%next = OpLoad %p_node %p_next Aligned 8
%p_rest = OpAccessChain %p_u64 %next %n1
OpStore %p_rest %u64_7 Aligned 8
`, "%fn = OpTypeFunction %void\n", `
%fn = OpTypeFunction %void
%p_push_node = OpTypePointer PushConstant %p_node
%p_p_physical = OpTypePointer PhysicalStorageBuffer %p_node
%p_u64 = OpTypePointer PhysicalStorageBuffer %u64
%u64_7 = OpConstant %u64 7
`).Replace(layouts)
	b := strings.Replace(a, "OpConstant %u64 7", "OpConstant %u64 8", 1)
	if c := compared(t, a, a, compare.Options{}); c.Verdict != compare.Equal || c.Share() != 1 {
		t.Errorf("%s: %s", c.Verdict, c.Reason)
	}
	c := compared(t, a, b, compare.Options{})
	const want = "push.head.next.1 is 8, want 7 (byte 8, stored by invocation 1 0 0; run 0 of seed 0)"
	if c.Verdict != compare.Different || c.Reason != want {
		t.Errorf("%s: %s, want %s", c.Verdict, c.Reason, want)
	}
}

// TestOutputsOfWhichNothingIsCompared: of two outputs one is undefined, and is named.
func TestOutputsOfWhichNothingIsCompared(t *testing.T) {
	s := shader{decorations: "OpDecorate %other DescriptorSet 0\nOpDecorate %other Binding 7\n",
		globals: "%other = OpVariable %p_block StorageBuffer\n%nothing = OpUndef %u32\n",
		body:    "%there = OpAccessChain %p_word %other %n0 %i\nOpStore %there %nothing\nOpStore %at %x\n"}
	c, err := compare.Modules(assemble(t, s.text()), assemble(t, s.text()), compare.Options{})
	if err != nil {
		t.Fatal(err)
	}
	if names := c.Silent(); c.Verdict != compare.Equal || len(names) != 1 || len(c.Outputs) != 2 ||
		c.Outputs[0].Name == names[0] {
		t.Errorf("%s %s, nothing is compared of %q: %+v", c.Verdict, c.Reason, names, c.Outputs)
	}
}

// TestBarrierOfSubgroup: a barrier of a workgroup of 32 is made one of the subgroup, which is no other where subgroups
// have 32 invocations.
func TestBarrierOfSubgroup(t *testing.T) {
	s := shader{size: 32, globals: `
%n31 = OpConstant %u32 31
%n32 = OpConstant %u32 32
%a32 = OpTypeArray %u32 %n32
%p_shared = OpTypePointer Workgroup %a32
%p_one = OpTypePointer Workgroup %u32
%shared = OpVariable %p_shared Workgroup
`, body: `
%local = OpLoad %u32 %lid
%mine = OpAccessChain %p_one %shared %local
OpStore %mine %x
OpControlBarrier %n2 %n2 %n264
%other = OpISub %u32 %n31 %local
%yours = OpAccessChain %p_one %shared %other
%r = OpLoad %u32 %yours
OpStore %at %r
`}
	b := s
	b.body = strings.Replace(s.body, "OpControlBarrier %n2 %n2", "OpControlBarrier %n3 %n2", 1)
	if c := compared(t, s.text(), s.text(), compare.Options{}); c.Verdict != compare.Equal {
		t.Errorf("with itself: %s %s", c.Verdict, c.Reason)
	}
	if c := compared(t, s.text(), b.text(), compare.Options{}); c.Verdict != compare.Different {
		t.Errorf("with a barrier of the subgroup: %s", c.Verdict)
	}
}
