package specialize_test

import (
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"hone"
	"hone/fold"
	"hone/internal/cputime"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/spirv"
	"hone/vm/compare"
	"hone/vm/inputs"
)

var (
	choices   = flag.Int("choices", 20, "how many choices TestUbershader looks at")
	uberBytes = flag.Int("bytes", 100_000, "the size of the shader of TestUbershader, about")
)

// ubershader is a generated compute shader with many features, of which specialization constants choose some: 20 of
// every scalar type of 8 to 64 bits. Of its code, about 80 % is dead for a choice. It is text while it is written, as a
// front end writes it: with variables.
type ubershader struct {
	strings.Builder
	r              *rand.Rand
	ids            int
	feature, loops int             // numbers: of the feature that is written, of loops in it
	constants      strings.Builder // declarations of those
	declared       map[string]bool
}

// uberConstants are the types of the specialization constants, by SpecId.
var uberConstants = [...]string{"bool", "bool", "bool", "bool", "bool", "i8", "u8", "i16", "u16", "i32", "u32", "i64",
	"u64", "f16", "f32", "f64", "i32", "u32", "f32", "u32"}

const (
	uberFeature   = 11300 // bytes of a feature, about
	uberVariables = 6     // of each type that code computes with
	uberTurns     = 6     // of loops, at least
	uberChoices   = 5     // how many values are chosen from for a number: from 0 on
)

// newUbershader returns a shader of about some number of bytes.
func newUbershader(t testing.TB, size int, seed uint64) *spirv.Binary {
	u := &ubershader{r: rand.New(rand.NewPCG(seed, 0)), declared: map[string]bool{}}
	features, functions := max(2, size/uberFeature), ""
	for u.feature = range features {
		functions += u.function()
	}
	body := u.main(features) + functions
	u.WriteString("OpCapability Shader\nOpCapability Int8\nOpCapability Int16\nOpCapability Int64\n" +
		"OpCapability Float16\nOpCapability Float64\n%glsl = OpExtInstImport \"GLSL.std.450\"\n" +
		"OpMemoryModel Logical GLSL450\nOpEntryPoint GLCompute %main \"main\" %gl_GlobalInvocationID\n" +
		"OpExecutionMode %main LocalSize 8 1 1\nOpName %main \"main\"\n")
	for i := range uberConstants {
		fmt.Fprintf(u, "OpName %%spec%d \"option%d\"\n", i, i)
	}
	for i := range uberConstants {
		fmt.Fprintf(u, "OpDecorate %%spec%d SpecId %d\n", i, i)
	}
	u.WriteString("OpDecorate %gl_GlobalInvocationID BuiltIn GlobalInvocationId\nOpDecorate %array ArrayStride 4\n" +
		"OpDecorate %block Block\nOpMemberDecorate %block 0 Offset 0\nOpDecorate %in NonWritable\n" +
		"OpDecorate %in DescriptorSet 0\nOpDecorate %in Binding 0\n" +
		"OpDecorate %out DescriptorSet 0\nOpDecorate %out Binding 1\n" +
		"%void = OpTypeVoid\n%fn = OpTypeFunction %void\n%bool = OpTypeBool\n")
	for _, w := range [...]int{8, 16, 32, 64} {
		fmt.Fprintf(u, "%%i%d = OpTypeInt %d 1\n%%u%d = OpTypeInt %d 0\n", w, w, w, w)
		if w > 8 {
			fmt.Fprintf(u, "%%f%d = OpTypeFloat %d\n", w, w)
		}
	}
	u.WriteString("%u32x3 = OpTypeVector %u32 3\n%array = OpTypeRuntimeArray %u32\n%block = OpTypeStruct %array\n" +
		"%buffer = OpTypePointer StorageBuffer %block\n%word = OpTypePointer StorageBuffer %u32\n" +
		"%pu32 = OpTypePointer Function %u32\n%pf32 = OpTypePointer Function %f32\n" +
		"%feature = OpTypeFunction %u32 %u32\n" +
		"%pid = OpTypePointer Input %u32x3\n%gl_GlobalInvocationID = OpVariable %pid Input\n" +
		"%in = OpVariable %buffer StorageBuffer\n%out = OpVariable %buffer StorageBuffer\n")
	for i, typ := range uberConstants {
		if typ == "bool" {
			fmt.Fprintf(u, "%%spec%d = OpSpecConstantTrue %%bool\n", i)
		} else {
			fmt.Fprintf(u, "%%spec%d = OpSpecConstant %%%s 1\n", i, typ)
		}
	}
	u.WriteString(u.constants.String())
	u.WriteString("%twice = OpSpecConstantOp %u32 IMul %spec10 %u32_2\n" +
		"%both = OpSpecConstantOp %bool LogicalAnd %spec0 %spec1\n")
	u.WriteString(body)
	return irtest.Assemble(t, u.String(), "spv1.3")
}

// id returns a new name.
func (u *ubershader) id() string {
	u.ids++
	return fmt.Sprintf("%%%d", u.ids)
}

// constant returns a constant of a number type.
func (u *ubershader) constant(typ string, v int) string {
	name := fmt.Sprintf("%%%s_%d", typ, v)
	if !u.declared[name] {
		u.declared[name] = true
		fmt.Fprintf(&u.constants, "%s = OpConstant %%%s %d\n", name, typ, v)
	}
	return name
}

// compute writes an instruction with a result.
func (u *ubershader) compute(op, typ string, operands ...string) string {
	id := u.id()
	fmt.Fprintf(u, "%s = Op%s %%%s %s\n", id, op, typ, strings.Join(operands, " "))
	return id
}

func (u *ubershader) emit(format string, args ...any) { fmt.Fprintf(u, format+"\n", args...) }

// condition writes a condition that follows from constants, and is true for a choice out of three or so.
func (u *ubershader) condition() string {
	number := func(typ, compare string) string {
		var ids []string
		for i, t := range uberConstants {
			if t == typ {
				ids = append(ids, fmt.Sprintf("%%spec%d", i))
			}
		}
		return u.compute(compare, "bool", ids[u.r.IntN(len(ids))], u.constant(typ, u.r.IntN(uberChoices)))
	}
	switch u.r.IntN(12) {
	case 0:
		return u.compute("LogicalAnd", "bool", fmt.Sprintf("%%spec%d", u.r.IntN(5)), u.condition())
	case 1:
		return u.compute("LogicalNot", "bool", u.compute("LogicalOr", "bool", fmt.Sprintf("%%spec%d", u.r.IntN(5)),
			u.condition()))
	case 2, 3:
		return number([]string{"f16", "f32", "f64"}[u.r.IntN(3)], "FOrdEqual")
	case 4:
		sum := u.compute("IAdd", "u32", "%twice", u.compute("UConvert", "u32", "%spec6"))
		return u.compute("IEqual", "bool", sum, u.constant("u32", u.r.IntN(2*uberChoices)))
	case 5:
		return u.compute("LogicalAnd", "bool", "%both", number("i64", "SLessThan"))
	}
	list := []string{"i8", "u8", "i16", "u16", "i32", "u32", "i64", "u64"}
	return number(list[u.r.IntN(len(list))], "IEqual")
}

// load and store access a variable of a feature.
func (u *ubershader) load(typ string) string {
	return u.compute("Load", typ, fmt.Sprintf("%%%s_v%d_%d", typ, u.r.IntN(uberVariables), u.feature))
}

func (u *ubershader) store(typ, value string) {
	u.emit("OpStore %%%s_v%d_%d %s", typ, u.r.IntN(uberVariables), u.feature, value)
}

// straight writes code without branches.
func (u *ubershader) straight(n int) {
	for range n {
		switch u.r.IntN(12) {
		case 0:
			i := u.compute("UMod", "u32", u.load("u32"), u.constant("u32", 64))
			at := u.compute("AccessChain", "word", "%in", u.constant("i32", 0), i)
			u.store("u32", u.compute("Load", "u32", at))
		case 1:
			u.store("f32", u.compute("FMul", "f32", u.load("f32"), []string{"%spec14", "%spec18"}[u.r.IntN(2)]))
		case 2:
			u.store("u32", u.compute("IMul", "u32", u.load("u32"), []string{"%spec10", "%spec17", "%twice"}[u.r.IntN(3)]))
		case 3:
			u.store("f32", u.compute("ConvertUToF", "f32", u.load("u32")))
		case 4:
			u.store("f32", u.compute("ExtInst", "f32", "%glsl FAbs", u.load("f32")))
		case 5, 6, 7:
			op := []string{"FAdd", "FSub", "FMul"}[u.r.IntN(3)]
			u.store("f32", u.compute(op, "f32", u.load("f32"), u.load("f32")))
		case 8:
			u.store("u32", u.compute("Bitcast", "u32", u.load("f32")))
		default:
			op := []string{"IAdd", "ISub", "BitwiseXor", "BitwiseAnd", "IMul"}[u.r.IntN(5)]
			u.store("u32", u.compute(op, "u32", u.load("u32"), u.load("u32")))
		}
	}
}

// code writes code with branches, of which some follow from constants.
func (u *ubershader) code(n, depth int) {
	for n > 0 {
		kind := u.r.IntN(20)
		if depth == 0 {
			kind = 19
		}
		part := 3 + u.r.IntN(12)
		n -= part
		switch kind {
		case 0: // a selection on a constant
			yes, no, merge := u.id(), u.id(), u.id()
			c := u.condition()
			u.emit("OpSelectionMerge %s None\nOpBranchConditional %s %s %s\n%s = OpLabel", merge, c, yes, no, yes)
			u.code(part, depth-1)
			u.emit("OpBranch %s\n%s = OpLabel", merge, no)
			u.code(part, depth-1)
			u.emit("OpBranch %s\n%s = OpLabel", merge, merge)
		case 1, 2, 3, 8, 9: // on what is computed
			yes, merge := u.id(), u.id()
			c := u.compute("ULessThan", "bool", u.load("u32"), u.load("u32"))
			u.emit("OpSelectionMerge %s None\nOpBranchConditional %s %s %s\n%s = OpLabel", merge, c, yes, merge, yes)
			u.code(part, depth-1)
			u.emit("OpBranch %s\n%s = OpLabel", merge, merge)
		case 4: // a switch on a constant
			merge, other := u.id(), u.id()
			var labels []string
			list := ""
			for i := range uberChoices {
				labels = append(labels, u.id())
				list += fmt.Sprintf(" %d %s", i, labels[i])
			}
			u.emit("OpSelectionMerge %s None\nOpSwitch %s %s%s", merge, []string{"%spec16", "%spec17"}[u.r.IntN(2)], other, list)
			for i, label := range labels {
				u.emit("%s = OpLabel", label)
				u.code(part/2, depth-1)
				to := merge
				if i+1 < len(labels) && u.r.IntN(6) == 0 {
					to = labels[i+1]
				}
				u.emit("OpBranch %s", to)
			}
			u.emit("%s = OpLabel\nOpBranch %s\n%s = OpLabel", other, merge, merge)
		case 5, 6, 7: // a loop, which a constant may leave early
			u.loop(part, depth)
		default:
			u.straight(part)
		}
	}
}

// loop writes a loop that runs a few times.
func (u *ubershader) loop(n, depth int) {
	header, body, rest, next, merge, out := u.id(), u.id(), u.id(), u.id(), u.id(), u.id()
	i := fmt.Sprintf("%%i_%d_%d", u.feature, u.loops)
	u.loops++
	u.emit("OpStore %s %s\nOpBranch %s\n%s = OpLabel", i, u.constant("u32", 0), header, header)
	limit := []string{u.constant("u32", uberTurns+u.r.IntN(4)), "%spec19"}[u.r.IntN(2)]
	test := u.id()
	u.emit("OpLoopMerge %s %s None\nOpBranch %s\n%s = OpLabel", merge, next, test, test)
	more := u.compute("ULessThan", "bool", u.compute("Load", "u32", i), limit)
	u.emit("OpBranchConditional %s %s %s\n%s = OpLabel", more, body, merge, body)
	u.code(n, depth-1)
	c := u.condition()
	u.emit("OpSelectionMerge %s None\nOpBranchConditional %s %s %s\n%s = OpLabel", rest, c, out, rest, out)
	u.straight(2)
	u.emit("OpBranch %s\n%s = OpLabel", []string{merge, next}[u.r.IntN(2)], rest)
	u.straight(n / 3)
	u.emit("OpBranch %s\n%s = OpLabel", next, next)
	sum := u.compute("IAdd", "u32", u.compute("Load", "u32", i), u.constant("u32", 1))
	u.emit("OpStore %s %s\nOpBranch %s\n%s = OpLabel", i, sum, header, merge)
}

// function returns a feature.
func (u *ubershader) function() string {
	u.loops = 0
	u.code(60, 2)
	sum := u.load("u32")
	for range 3 {
		sum = u.compute("IAdd", "u32", u.compute("BitwiseXor", "u32", sum, u.load("u32")), u.compute("Bitcast", "u32",
			u.load("f32")))
	}
	u.emit("OpReturnValue %s\nOpFunctionEnd", sum)
	code := u.String()
	u.Reset()
	u.emit("%%feature%d = OpFunction %%u32 None %%feature\n%%x%d = OpFunctionParameter %%u32\n%s = OpLabel", u.feature,
		u.feature, u.id())
	for i := range uberVariables {
		for _, typ := range [...]string{"u32", "f32"} {
			u.emit("%%%s_v%d_%d = OpVariable %%p%s Function", typ, i, u.feature, typ)
		}
	}
	for i := range u.loops {
		u.emit("%%i_%d_%d = OpVariable %%pu32 Function", u.feature, i)
	}
	for i := range uberVariables {
		x := u.compute("IAdd", "u32", fmt.Sprintf("%%x%d", u.feature), u.constant("u32", i))
		u.emit("OpStore %%u32_v%d_%d %s", i, u.feature, x)
		u.emit("OpStore %%f32_v%d_%d %s", i, u.feature, u.compute("ConvertUToF", "f32", x))
	}
	code = u.String() + code
	u.Reset()
	return code
}

// main returns the entry point, which calls the features that are chosen.
func (u *ubershader) main(features int) string {
	u.emit("%%main = OpFunction %%void None %%fn\n%s = OpLabel\n%%x = OpVariable %%pu32 Function", u.id())
	id := u.compute("CompositeExtract", "u32", u.compute("Load", "u32x3", "%gl_GlobalInvocationID"), "0")
	from := u.compute("AccessChain", "word", "%in", u.constant("i32", 0), u.compute("UMod", "u32", id, u.constant("u32",
		64)))
	u.emit("OpStore %%x %s", u.compute("Load", "u32", from))
	for i := range features {
		yes, merge := u.id(), u.id()
		c := u.condition()
		for range 3 {
			c = u.compute("LogicalOr", "bool", c, u.condition())
		}
		u.emit("OpSelectionMerge %s None\nOpBranchConditional %s %s %s\n%s = OpLabel", merge, c, yes, merge, yes)
		x := u.compute("FunctionCall", "u32", fmt.Sprintf("%%feature%d", i), u.compute("Load", "u32", "%x"))
		u.emit("OpStore %%x %s\nOpBranch %s\n%s = OpLabel", x, merge, merge)
	}
	to := u.compute("AccessChain", "word", "%out", u.constant("i32", 0), id)
	u.emit("OpStore %s %s\nOpReturn\nOpFunctionEnd", to, u.compute("Load", "u32", "%x"))
	code := u.String()
	u.Reset()
	return code
}

// choice returns random values for the constants of an ubershader.
func choice(r *rand.Rand) map[uint32]uint64 {
	values := map[uint32]uint64{}
	for i, typ := range uberConstants {
		n := r.IntN(uberChoices)
		v := uint64(n)
		if i == len(uberConstants)-1 {
			v += uberTurns
		}
		switch typ {
		case "bool":
			v = uint64(r.IntN(2))
		case "f16":
			v = fold.Float16.FromFloat64(float64(n), fold.Mode{})
		case "f32":
			v = uint64(math.Float32bits(float32(n)))
		case "f64":
			v = math.Float64bits(float64(n))
		}
		values[uint32(i)] = v
	}
	return values
}

// TestUbershader: what is applied to an ubershader is valid, does the same, and is about as small as what -O makes of
// the shader with these constants frozen.
//
//	go test ./specialize -run Ubershader -choices 200 -bytes 1000000
func TestUbershader(t *testing.T) {
	bin := newUbershader(t, *uberBytes, 1)
	t.Logf("%d bytes", 4*len(bin.Words))
	if msg := passtest.Validate(t, bin, "vulkan1.1"); msg != "" {
		t.Fatal(msg)
	}
	s, err := hone.NewSpecializer(bin.Words)
	if err != nil {
		t.Fatal(err)
	}
	var applied, optimized, before atomic.Int64
	t.Run("choices", func(t *testing.T) {
		for i := range *choices {
			t.Run(fmt.Sprint(i), func(t *testing.T) {
				t.Parallel()
				values := choice(rand.New(rand.NewPCG(uint64(i), 3)))
				words, err := s.Apply(values)
				if err != nil {
					t.Fatal(err)
				}
				out := &spirv.Binary{Words: words}
				check(t, bin, out)
				if msg := passtest.Validate(t, out, "vulkan1.1"); msg != "" {
					keep(t, bin, out)
					t.Fatal(msg)
				}
				o := compare.Options{Runs: 3, Groups: [3]int{1, 1, 1}, Elements: 64, Steps: 1 << 20, Spec: values}
				c, err := compare.Modules(irtest.Read(t, bin), irtest.Read(t, out), o)
				if err != nil {
					t.Fatal(err)
				}
				if c.Verdict != compare.Equal {
					keep(t, bin, out)
					t.Errorf("%v: %v: %s", values, c.Verdict, c.Reason)
				}
				frozen := frozen(t, bin, values)
				applied.Add(int64(len(words)))
				optimized.Add(int64(len(frozen)))
				before.Add(int64(len(bin.Words)))
			})
		}
	})
	t.Logf("%d words: %d with constants applied, %d by -O", before.Load(), applied.Load(), optimized.Load())
	if 100*applied.Load() > 105*optimized.Load() {
		t.Error("more than 5 % larger")
	}
}

// frozen returns what -O makes of a module with constants set and frozen.
func frozen(t testing.TB, bin *spirv.Binary, values map[uint32]uint64) []uint32 {
	t.Helper()
	m := irtest.Read(t, bin)
	var list []string
	for id, v := range values {
		list = append(list, fmt.Sprintf("%d:%s", id, inputs.SpecText(m, id, v)))
	}
	pipeline := fmt.Sprintf("set-spec-const(values=%q),freeze-spec-const,fold-spec-const,O", strings.Join(list, " "))
	out, err := hone.Optimize(bin.Words, hone.WithPipeline(pipeline))
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// TestGoroutines: several of them get what one gets, and errors leave nothing behind.
func TestGoroutines(t *testing.T) {
	s, err := hone.NewSpecializer(newUbershader(t, 50_000, 2).Words)
	if err != nil {
		t.Fatal(err)
	}
	want := make([][]uint32, 20)
	for i := range want {
		if want[i], err = s.Apply(choice(rand.New(rand.NewPCG(uint64(i), 4)))); err != nil {
			t.Fatal(err)
		}
	}
	var wg sync.WaitGroup
	for g := range 8 {
		wg.Go(func() {
			for i := range want {
				i = (i*7 + g) % len(want)
				values := choice(rand.New(rand.NewPCG(uint64(i), 4)))
				if out, err := s.Apply(values); err != nil || !slices.Equal(out, want[i]) {
					t.Errorf("%d: another result, or an error: %v", i, err)
				}
				values[99] = 1
				if _, err := s.Apply(values); err == nil {
					t.Error("no error for a constant that is not there")
				}
			}
		})
	}
	wg.Wait()
}

// BenchmarkApply specializes an ubershader of 1 MB.
func BenchmarkApply(b *testing.B) {
	bin := newUbershader(b, 1_000_000, 1)
	s, err := hone.NewSpecializer(bin.Words)
	if err != nil {
		b.Fatal(err)
	}
	all := make([]map[uint32]uint64, 16)
	for i := range all {
		all[i] = choice(rand.New(rand.NewPCG(uint64(i), 3)))
	}
	b.ReportAllocs()
	words, i := 0, 0
	start := cputime.Now()
	for b.Loop() {
		out, err := s.Apply(all[i%len(all)])
		if err != nil {
			b.Fatal(err)
		}
		words += len(out)
		i++
	}
	b.ReportMetric(float64(cputime.Since(start))/float64(i), "cpu-ns/op")
	b.ReportMetric(float64(4*words)/float64(i), "bytes/result")
	b.ReportMetric(float64(4*len(bin.Words)), "bytes/module")
}
