package vm

import (
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"hone/fold"
	"hone/internal/shadergen"
	"hone/ir"
	"hone/spirv/asm"
)

// The tests of this file run generated shaders with shadows, and then several times with what is not determined chosen at random: no bit may change that
// was determined, and no float may leave its limits.

const soundGroups = 2

var soundSets = []struct {
	name string
	o    shadergen.Options
}{
	{"plain", shadergen.Options{}},
	{"narrow", shadergen.Options{Narrow: true, Half: true}},
	{"wide", shadergen.Options{Wide: true, Double: true}},
	{"barriers", shadergen.Options{Size: 100, Barriers: true}},
	{"subgroups", shadergen.Options{Size: 60, Subgroups: true, Barriers: true}},
}

func compileText(t *testing.T, text string) *Program {
	t.Helper()
	bin, err := asm.Assemble([]byte(text), asm.AssembleOptions{Target: "spv1.3"})
	if err != nil {
		t.Fatal(err)
	}
	m, err := ir.Read(bin)
	if err != nil {
		t.Fatal(err)
	}
	p, err := Compile(m, Options{Subgroup: 4})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// pages returns n pages of words for the input buffer, each as long as what a shader reads.
func pages(seed uint64, n int) []byte {
	r := rand.New(rand.NewPCG(seed, 2))
	in := make([]byte, 4*shadergen.Inputs*n)
	for i := 0; i < len(in); i += 4 {
		v := r.Uint32()
		switch r.IntN(3) {
		case 0:
			v %= 16
		case 1:
			v = 0x3F000000 + v>>7 // a float from 0.5 to 2
		}
		binary.LittleEndian.PutUint32(in[i:], v)
	}
	return in
}

// results runs a shader and returns what it writes.
func results(t *testing.T, p *Program, in []byte, track *Track) ([]byte, *Result) {
	t.Helper()
	out := make([]byte, 4*shadergen.Results*shadergen.LocalSize*soundGroups)
	r, err := p.Run(Inputs{Groups: [3]int{soundGroups, 1, 1}, Workers: 1, Steps: 1 << 24, Track: track,
		Buffers: map[Slot][]byte{{Binding: 0}: append([]byte(nil), in...), {Binding: 1}: out}})
	if err != nil {
		t.Fatal(err)
	}
	return out, r
}

// TestExpressionsSound stores each value of random expressions on integers, some of which are undefined in some bits.
func TestExpressionsSound(t *testing.T) {
	const pages = 24
	changed, partial := 0, 0
	for seed := range uint64(40) {
		in := make([]byte, 4*256*(pages+1))
		r := rand.New(rand.NewPCG(seed, 6))
		for i := 0; i < len(in); i += 4 {
			binary.LittleEndian.PutUint32(in[i:], r.Uint32()>>r.IntN(32))
		}
		execute := func(p *Program, page uint32, track *Track) ([]byte, *Result) {
			out := make([]byte, 4*expressionValues)
			binary.LittleEndian.PutUint32(in, page)
			result, err := p.Run(Inputs{Track: track, Buffers: map[Slot][]byte{{Binding: 0}: in, {Binding: 1}: out}})
			if err != nil {
				t.Fatal(err)
			}
			return out, result
		}
		text := expressions(seed, true)
		_, tracked := execute(compileText(t, text), 0, &Track{})
		p := compileText(t, expressions(seed, false))
		first, _ := execute(p, 256, nil)
		for page := 2; page <= pages; page++ {
			out, _ := execute(p, uint32(256*page), nil)
			for k := range expressionValues {
				x, y := binary.LittleEndian.Uint32(first[4*k:]), binary.LittleEndian.Uint32(out[4*k:])
				undefined := uint32(tracked.Stores[k].Shadow.Undefined)
				if x != y {
					changed++
				}
				if undefined != 0 && undefined != 0xFFFFFFFF {
					partial++
				}
				if (x^y)&^undefined != 0 {
					t.Fatalf("seed %d: %%v%d is %#x and %#x, but only the bits %#x are said to be undefined\n%s", seed, k, x, y, undefined, text)
				}
			}
		}
	}
	if changed < 10000 || partial < 1000 {
		t.Errorf("%d values changed, and %d had some bits that were undefined", changed, partial)
	}
}

// expressionValues is how many values the shaders of expressions store.
const expressionValues = 48

// expressions returns a shader that stores values of random expressions. What is undefined is either that, or a word of the page of the input that the first word
// of that names: another word for each use.
func expressions(seed uint64, undefined bool) string {
	templates := []string{
		"V = OpNot %u32 X", "V = OpSNegate %u32 X", "V = OpBitReverse %u32 X", "V = OpBitCount %u32 X",
		"V = OpShiftLeftLogical %u32 X Z", "V = OpShiftRightLogical %u32 X Z", "V = OpShiftRightArithmetic %u32 X Z",
		"V = OpBitFieldUExtract %u32 X Z %n3", "V = OpBitFieldSExtract %u32 X Z %n3", "V = OpBitFieldInsert %u32 X Y Z %n3",
		"V = OpBitwiseAnd %u32 X Y", "V = OpBitwiseOr %u32 X Y", "V = OpBitwiseXor %u32 X Y", "V = OpIAdd %u32 X Y", "V = OpISub %u32 X Y", "V = OpIMul %u32 X Y",
		"V_carry = OpIAddCarry %pair X Y\nV = OpCompositeExtract %u32 V_carry 1", "V_high = OpSMulExtended %pair X Y\nV = OpCompositeExtract %u32 V_high 1",
		"V_byte = OpUConvert %u8 X\nV = OpSConvert %u32 V_byte", "V_short = OpUConvert %u16 X\nV = OpUConvert %u32 V_short",
		"V_long = OpSConvert %u64 X\nV_part = OpShiftRightLogical %u64 V_long %n8\nV = OpUConvert %u32 V_part",
		"V_two = OpCompositeConstruct %uvec2 X Y\nV_long = OpBitcast %u64 V_two\nV_sum = OpIAdd %u64 V_long %long\nV_back = OpBitcast %uvec2 V_sum\nV = OpCompositeExtract %u32 V_back 1",
	}
	for _, c := range []string{"IEqual", "INotEqual", "ULessThan", "ULessThanEqual", "UGreaterThan", "UGreaterThanEqual", "SLessThan", "SLessThanEqual", "SGreaterThan", "SGreaterThanEqual"} {
		templates = append(templates, "V_is = Op"+c+" %bool X Y\nV = OpSelect %u32 V_is Z W")
	}
	r := rand.New(rand.NewPCG(seed, 5))
	var s strings.Builder
	leaves := 0
	operand := func(values int) string {
		k := r.IntN(values + 4)
		if k < values {
			return "%v" + strconv.Itoa(k)
		}
		leaves++
		leaf := "%leaf" + strconv.Itoa(leaves)
		switch {
		case k >= values+2: // defined
			fmt.Fprintf(&s, "%s_at = OpAccessChain %%p_word %%in %%n0 %%n%d\n%s = OpLoad %%u32 %s_at\n", leaf, 1+leaves%32, leaf, leaf)
			return leaf
		case undefined:
			fmt.Fprintf(&s, "%s_any = OpUndef %%u32\n", leaf)
		default:
			fmt.Fprintf(&s, "%s_i = OpIAdd %%u32 %%page %%n%d\n%[1]s_at = OpAccessChain %%p_word %%in %%n0 %[1]s_i\n%[1]s_any = OpLoad %%u32 %[1]s_at\n", leaf, leaves)
		}
		fmt.Fprintf(&s, "%s = OpBitwiseAnd %%u32 %[1]s_any %%mask%d\n", leaf, r.IntN(4))
		return leaf
	}
	for k := range expressionValues {
		template := templates[r.IntN(len(templates))]
		values := strings.NewReplacer("V", "%v"+strconv.Itoa(k), "X", operand(k), "Y", operand(k), "Z", "%n"+strconv.Itoa(r.IntN(29)), "W", operand(k))
		// Only opcodes have these letters otherwise.
		for _, line := range strings.Split(template, "\n") {
			head, tail, _ := strings.Cut(line, " = ")
			opcode, operands, _ := strings.Cut(tail, " ")
			fmt.Fprintf(&s, "%s = %s %s\n", values.Replace(head), opcode, values.Replace(operands))
		}
		fmt.Fprintf(&s, "%%q%d = OpAccessChain %%p_word %%out %%n0 %%n%d\nOpStore %%q%d %%v%d\n", k, k, k, k)
	}
	return strings.Replace(expressionShader(256), "BODY", s.String(), 1)
}

// TestUndefinedSound replaces some words that a shader reads by undefined values, and then by words of other pages of the input.
func TestUndefinedSound(t *testing.T) {
	const runs = 4
	chain := regexp.MustCompile(`(?m)^(%\w+) = OpAccessChain %p_word %in %c_u32_0 (%\w+)\n(%\w+) = OpLoad %t_u32 (%\w+)$`)
	changed, excused := 0, 0
	for _, set := range soundSets {
		for seed := range uint64(10) {
			t.Run(fmt.Sprint(set.name, seed), func(t *testing.T) {
				r := rand.New(rand.NewPCG(seed, 3))
				text := shadergen.Generate(seed, set.o)
				pick := map[string]bool{}
				for _, m := range chain.FindAllStringSubmatch(text, -1) {
					if m[1] == m[4] && r.IntN(3) == 0 {
						pick[m[3]] = true
					}
				}
				replace := func(with func(m []string) string) string {
					return chain.ReplaceAllStringFunc(text, func(s string) string {
						if m := chain.FindStringSubmatch(s); pick[m[3]] {
							return with(m)
						}
						return s
					})
				}
				in := pages(seed, runs+1)
				undefined := compileText(t, replace(func(m []string) string { return m[3] + " = OpUndef %t_u32" }))
				_, tracked := results(t, undefined, in, &Track{})
				shadows := make([]uint64, shadergen.Results*shadergen.LocalSize*soundGroups) // by word
				stored := make([]bool, len(shadows))
				for _, s := range tracked.Stores {
					shadows[s.Offset/4] |= s.Shadow.Undefined << (8 * (s.Offset % 4))
					stored[s.Offset/4] = true
				}
				var first []byte
				for run := range runs {
					page := fmt.Sprintf("%%c_page = OpConstant %%t_u32 %d\n", shadergen.Inputs*(run+1))
					other := replace(func(m []string) string {
						return fmt.Sprintf("%s_page = OpIAdd %%t_u32 %s %%c_page\n%s = OpAccessChain %%p_word %%in %%c_u32_0 %s_page\n%s = OpLoad %%t_u32 %s",
							m[1], m[2], m[1], m[1], m[3], m[1])
					})
					at := strings.Index(other, "%main = OpFunction")
					if k := strings.Index(other, " = OpFunction "); k < at {
						at = strings.LastIndex(other[:k], "\n") + 1
					}
					out, _ := results(t, compileText(t, other[:at]+page+other[at:]), in, nil)
					if first == nil {
						first = out
						continue
					}
					for w := range shadows {
						x, y := binary.LittleEndian.Uint32(first[4*w:]), binary.LittleEndian.Uint32(out[4*w:])
						invocation := w / shadergen.Results
						if x != y {
							changed++
						}
						switch {
						case uint64(x^y)&^shadows[w] == 0:
						case !stored[w] && tracked.Lost[0]>>invocation&1 != 0:
							excused++
						default:
							t.Errorf("word %d: %#x and %#x, but only the bits %#x are said to be undefined", w, x, y, shadows[w])
						}
					}
				}
			})
		}
	}
	if changed < 300 || excused > changed/4 {
		t.Errorf("%d words changed, %d of them by invocations that were lost", changed, excused)
	}
}

// TestFreedomsSound runs shaders with another result of each operation that leaves one open: at the limits of what is allowed, or within.
func TestFreedomsSound(t *testing.T) {
	free := fold.Freedom{Precision: true, SignedZero: true}
	changed, vague, stored := 0, 0, 0
	for _, set := range soundSets {
		for seed := range uint64(6) {
			t.Run(fmt.Sprint(set.name, seed), func(t *testing.T) {
				in, p := pages(seed, 1), compileText(t, shadergen.Generate(seed, set.o))
				want, tracked := results(t, p, in, &Track{Freedom: free})
				r := rand.New(rand.NewPCG(seed, 4))
				for i := range p.operations {
					perturb(&p.operations[i], free, r)
				}
				for range 4 {
					got, _ := results(t, p, in, &Track{}) // with the same changes of Volatile memory
					for _, s := range tracked.Stores {
						stored++
						x, y := get(want[s.Offset:s.Offset+s.Bytes]), get(got[s.Offset:s.Offset+s.Bytes])
						if s.Shadow != (Shadow{}) {
							vague++
						}
						if x != y {
							changed++
						}
						switch {
						case s.Shadow.Bounded && s.Shadow.Bound.Contains(s.Format.ToFloat64(y)):
						case !s.Shadow.Bounded && (x^y)&^s.Shadow.vague() == 0:
						case s.Format.Width > 0 && s.Format.IsNaN(x) && s.Format.IsNaN(y):
						default:
							t.Errorf("%+v: %#x and %#x", s, x, y)
						}
					}
				}
			})
		}
	}
	if changed < 200 || vague > stored/2 {
		t.Errorf("%d of %d scalars changed, and %d were not determined", changed, stored, vague)
	}
}

// perturb makes an operation compute any result that it may have.
func perturb(o *operation, free fold.Freedom, r *rand.Rand) {
	if o.compute == nil || o.row.Result() != fold.Float {
		return
	}
	f := freedomsOf(o, free)
	compute := o.compute
	o.kernel = nil
	o.compute = func(a *fold.Args) (uint64, fold.Outcome) {
		v, outcome := compute(a)
		if a.Format.IsNaN(v) || outcome == fold.Undefined {
			return v, outcome
		}
		var limits [4]fold.Bound
		for i, x := range []uint64{a.A, a.B, a.C, a.D}[:o.n] {
			y := o.format(i).ToFloat64(x)
			if y != y && o.row.Operand(i) == fold.Float {
				return v, outcome
			}
			limits[i] = fold.Point(y)
		}
		b, ok := o.row.Bounds(a, limits[:o.n], f.Freedom)
		if !ok {
			return r.Uint64() & o.mask, fold.Defined
		}
		low, high := a.Format.FromFloat64(b.Low, fold.Mode{}), a.Format.FromFloat64(b.High, fold.Mode{})
		switch r.IntN(3) {
		case 0:
			return low, fold.Defined
		case 1:
			return high, fold.Defined
		}
		return v, fold.Defined
	}
}

// expressionShader returns a shader of one invocation, with %n0 to %n255 for small numbers, and %page for the first word of the input.
func expressionShader(numbers int) string {
	var constants strings.Builder
	for i := range numbers {
		fmt.Fprintf(&constants, "%%n%d = OpConstant %%u32 %d\n", i, i)
	}
	return `
OpCapability Shader
OpCapability Int8
OpCapability Int16
OpCapability Int64
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %words ArrayStride 4
OpMemberDecorate %block 0 Offset 0
OpDecorate %block Block
OpDecorate %in DescriptorSet 0
OpDecorate %in Binding 0
OpDecorate %out DescriptorSet 0
OpDecorate %out Binding 1
%void = OpTypeVoid
%bool = OpTypeBool
%u8 = OpTypeInt 8 0
%u16 = OpTypeInt 16 0
%u32 = OpTypeInt 32 0
%u64 = OpTypeInt 64 0
%pair = OpTypeStruct %u32 %u32
%uvec2 = OpTypeVector %u32 2
%long = OpConstant %u64 0x800000001
%words = OpTypeRuntimeArray %u32
%block = OpTypeStruct %words
%p_block = OpTypePointer StorageBuffer %block
%p_word = OpTypePointer StorageBuffer %u32
%in = OpVariable %p_block StorageBuffer
%out = OpVariable %p_block StorageBuffer
%mask0 = OpConstant %u32 0xFFFFFFFF
%mask1 = OpConstant %u32 0x10
%mask2 = OpConstant %u32 0xFF00
%mask3 = OpConstant %u32 0x80000001
` + constants.String() + `
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
%first = OpAccessChain %p_word %in %n0 %n0
%page = OpLoad %u32 %first
BODY
OpReturn
OpFunctionEnd
`
}
