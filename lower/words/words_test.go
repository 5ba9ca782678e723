package words_test

import (
	"flag"
	"fmt"
	"strings"
	"testing"

	"hone"
	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/internal/shadergen"
	"hone/lower/words"
	"hone/pass"
	"hone/spirv"
	"hone/vm/compare"
)

func TestPasses(t *testing.T) { passtest.Run(t, hone.Passes()) }

var generated = flag.Int("generated", 24, "how many generated shaders TestGenerated lowers")

// TestGenerated lowers generated shaders with integers of 64 bits: what comes of them is valid, does the same, and
// needs no second run.
//
//	go test ./lower/words -run Generated -generated 2000
func TestGenerated(t *testing.T) {
	options := []shadergen.Options{
		{Size: 40, Wide: true, Exact: true},
		{Size: 40, Wide: true, Exact: true, Algebra: true},
		{Size: 40, Wide: true, Exact: true, Flow: true, Calls: true},
		{Size: 40, Wide: true, Exact: true, Records: true, Modern: true},
		{Size: 30, Wide: true, Exact: true, Subgroups: true, Barriers: true},
		{Size: 30, Wide: true, Exact: true, Double: true, Narrow: true, Half: true},
		{Size: 60, Wide: true, Double: true, Constants: true},
	}
	lowered := make(chan bool, *generated)
	t.Run("all", func(t *testing.T) {
		for i := range *generated {
			t.Run(fmt.Sprint(i), func(t *testing.T) {
				t.Parallel()
				o := options[i%len(options)]
				bin := irtest.Assemble(t, shadergen.Generate(uint64(i/len(options)), o), o.Version())
				m := irtest.Read(t, bin)
				var why string
				changed, err := pass.Of(words.Int64).Run(m, pass.Options{Check: true,
					Remark: func(r pass.Remark) { why = r.String() }})
				if err != nil {
					t.Fatal(err)
				}
				if !changed {
					t.Log(why)
					return
				}
				lowered <- true
				out := irtest.Write(t, m)
				for in := range m.Insts() {
					if in.Op == spirv.OpTypeInt && in.Literal(0) == 64 {
						t.Error("integers of 64 bits are left")
					}
				}
				if msg := passtest.Validate(t, out, o.Environment()); msg != "" {
					t.Fatalf("spirv-val: %s", msg)
				}
				if again, err := pass.Of(words.Int64).Run(irtest.Read(t, out), pass.Options{}); err != nil || again {
					t.Errorf("again: %t, %v", again, err)
				}
				passtest.Meaning(t, bin, out, compare.Options{Runs: 6, Groups: [3]int{3, 1, 1}, Elements: 512, Steps: 1 << 18})
			})
		}
	})
	if n := len(lowered); n < *generated/2 {
		t.Errorf("%d shaders are lowered", n)
	} else {
		t.Logf("%d shaders are lowered", n)
	}
}

// TestGeneratedFloats: what has doubles or halves is valid with floats, has none of them, and does the same as far as
// floats of 32 bits may.
func TestGeneratedFloats(t *testing.T) {
	floats(t, words.Float64, 64)
	floats(t, words.HalfToFloat, 16)
}

func floats(t *testing.T, p *pass.Pass, width uint32) {
	lowered, equal := 0, 0
	for i := range *generated {
		o := shadergen.Options{Size: 40, Double: width == 64 || i%7 == 0, Wide: i%3 == 0, Flow: i%2 == 0, Calls: i%4 == 0,
			Records: i%5 == 0,
			Half:    width == 16 || i%7 == 0, Narrow: i%3 == 1, Algebra: i%4 == 1, Subgroups: i%8 == 1}
		bin := irtest.Assemble(t, shadergen.Generate(uint64(i), o), o.Version())
		m := irtest.Read(t, bin)
		var why string
		changed, err := pass.Of(p).Run(m, pass.Options{Check: true,
			Remark: func(r pass.Remark) { why = r.String() }})
		if err != nil {
			t.Fatal(i, err)
		}
		if !changed {
			t.Log(why)
			continue
		}
		lowered++
		out := irtest.Write(t, m)
		for in := range m.Insts() {
			if in.Op == spirv.OpTypeFloat && in.Literal(0) == width {
				t.Error(i, "floats are left")
			}
		}
		if msg := passtest.Validate(t, out, o.Environment()); msg != "" {
			t.Fatalf("%d: spirv-val: %s", i, msg)
		}
		reference, err := compare.NewReference(irtest.Read(t, bin), compare.Options{Runs: 4, Groups: [3]int{3, 1, 1},
			Elements: 512, Steps: 1 << 18, Single: true})
		if err != nil {
			t.Fatal(i, err)
		}
		switch r := reference.Compare(m); r.Verdict {
		case compare.Different:
			t.Fatalf("%d: %s", i, r.Reason)
		case compare.Equal:
			equal++
		}
	}
	if equal < lowered/4 {
		t.Errorf("%s: of %d shaders only %d are decided", p.Name, lowered, equal)
	}
	if t.Logf("%s: %d shaders are lowered, %d equal", p.Name, lowered, equal); lowered < *generated/3 {
		t.Errorf("%d shaders are lowered", lowered)
	}
}

// operations are what shaders of TestOperations compute with integers x and y of a width, floats f and the word n.
// NAME: a line for each, of which the first word is the type of the result.
var operations = []string{
	"u64 IAdd x y", "u64 ISub x y", "u64 IMul x y", "u64 SNegate x", "i64 SNegate x", "u64 Not x",
	"u64 BitwiseAnd x y", "u64 BitwiseOr x y", "u64 BitwiseXor x y",
	"u64 UDiv x d", "i64 SDiv x d", "u64 UMod x d", "i64 SRem x d", "i64 SMod x d", "u64 UDiv x m", "u64 UMod x m",
	"i64 SMod x m", "u64 UDiv x c", "u64 UMod x c",
	"u64 ShiftLeftLogical x n", "u64 ShiftRightLogical x n", "i64 ShiftRightArithmetic x n",
	"u64 ShiftLeftLogical x l", "i64 ShiftRightArithmetic x l", "u32 ShiftRightLogical w l5",
	"bool IEqual x y", "bool INotEqual x y", "bool ULessThan x y", "bool ULessThanEqual x y", "bool UGreaterThan x y",
	"bool UGreaterThanEqual x y", "bool SLessThan x y", "bool SLessThanEqual x y", "bool SGreaterThan x y",
	"bool SGreaterThanEqual x y", "bool IEqual x x2", "bool SLessThan x x2", "bool ULessThanEqual x x2",
	"u32 UConvert x", "i32 SConvert x", "u64 UConvert w", "i64 SConvert w", "u64 SConvert wi",
	"f32 ConvertUToF x", "f32 ConvertSToF x", "u64 ConvertFToU f", "i64 ConvertFToS fs",
	"u64 ExtInst.UMin x y", "u64 ExtInst.UMax x y", "i64 ExtInst.SMin x y", "i64 ExtInst.SMax x y",
	"i64 ExtInst.SAbs x", "i64 ExtInst.SSign x", "u64 Select b x y", "i64 Bitcast x", "v2u32 Bitcast x",
	"u64 Bitcast wv", "u64 CopyObject x", "u32 BitCount x",
}

// TestDoubles: where a shader rounds doubles to floats itself, it does the same with floats: bits are converted
// exactly, from the smallest normal float to beyond the largest.
func TestDoubles(t *testing.T) {
	text := strings.Replace(operationHead, "OpCapability Int64", "OpCapability Int64\nOpCapability Float64", 1)
	text = strings.Replace(text, "%u64 = OpTypeInt 64 0", "%f64 = OpTypeFloat 64\n%u64 = OpTypeInt 64 0\n"+
		"%kept = OpConstant %u64 0x800fffffffffffff\n%least = OpConstant %u64 897\n%n5 = OpConstant %u64 5\n"+
		"%n52 = OpConstant %u64 52", 1)
	text += `%fraction64 = OpBitwiseAnd %u64 %x0 %kept
%steps = OpIMul %u64 %l %n5
%exponent64 = OpIAdd %u64 %steps %least
%shifted = OpShiftLeftLogical %u64 %exponent64 %n52
%all = OpBitwiseOr %u64 %fraction64 %shifted
%double = OpBitcast %f64 %all
%rounded = OpFConvert %f32 %double
%again = OpFConvert %f64 %rounded
%bits = OpBitcast %u64 %again
%o = OpAccessChain %p_u64 %out %i0 %id %i0
OpStore %o %bits
%whole = OpConvertSToF %f64 %wi
%o2 = OpAccessChain %p_u64 %out %i0 %id %i1
%sf = OpConvertSToF %f32 %wi
%sd = OpFConvert %f64 %sf
%sb = OpBitcast %u64 %sd
OpStore %o2 %sb
OpReturn
OpFunctionEnd
`
	bin := irtest.Assemble(t, text, "vulkan1.2")
	m := irtest.Read(t, bin)
	if changed, err := pass.Of(words.Float64).Run(m, pass.Options{Check: true}); err != nil || !changed {
		t.Fatal(changed, err)
	}
	if msg := passtest.Validate(t, irtest.Write(t, m), "vulkan1.2"); msg != "" {
		t.Fatalf("spirv-val: %s", msg)
	}
	reference, err := compare.NewReference(irtest.Read(t, bin), compare.Options{Runs: 40, Groups: [3]int{32, 1, 1}})
	if err != nil {
		t.Fatal(err)
	}
	if r := reference.Compare(m); r.Verdict != compare.Equal || r.Compared < 5000 {
		t.Errorf("%s: %s (%d compared)", r.Verdict, r.Reason, r.Compared)
	}
}

// TestOperations compares what each operation gives before and after, for numbers of all magnitudes.
func TestOperations(t *testing.T) {
	for _, width := range []string{"", "v2"} {
		for _, text := range operations {
			if width != "" && (strings.Contains(text, "v2u32") || strings.Contains(text, "wv")) {
				continue
			}
			bin := irtest.Assemble(t, operationShader(text, width), "vulkan1.2")
			m := irtest.Read(t, bin)
			changed, err := pass.Of(words.Int64).Run(m, pass.Options{Check: true})
			if err != nil || !changed {
				t.Fatalf("%s: %v, %v", text, changed, err)
			}
			out := irtest.Write(t, m)
			if msg := passtest.Validate(t, out, "vulkan1.2"); msg != "" {
				t.Fatalf("%s: spirv-val: %s", text, msg)
			}
			reference, err := compare.NewReference(irtest.Read(t, bin), compare.Options{Runs: 20, Groups: [3]int{8, 1, 1}})
			if err != nil {
				t.Fatal(err)
			}
			if r := reference.Compare(m); r.Verdict != compare.Equal || r.Compared < 500 {
				t.Errorf("%s%s: %s: %s (%d compared)", width, text, r.Verdict, r.Reason, r.Compared)
			}
		}
	}
}

// operationShader returns a shader that applies an operation to what it reads.
func operationShader(text, width string) string {
	words := strings.Fields(text)
	typ := "%" + words[0]
	operands := ""
	for _, x := range words[2:] {
		operands += " %" + x
	}
	op := "Op" + words[1]
	if name, ok := strings.CutPrefix(words[1], "ExtInst."); ok {
		op = "OpExtInst"
		operands = " %std " + name + operands
	}
	var result, code strings.Builder
	if width == "" {
		fmt.Fprintf(&code, "%%r = %s %s%s\n", op, typ, operands)
	} else {
		// The operands of one invocation and, the other way round, once more.
		for _, x := range words[2:] {
			other := map[string]string{"x": "y", "y": "x", "x2": "y"}[x]
			if other == "" {
				other = x
			}
			t := map[string]string{"w": "v2u32", "n": "v2u32", "wi": "v2i32", "f": "v2f32", "fs": "v2f32", "b": "v2bool",
				"l5": "v2u64"}[x]
			if t == "" {
				t = "v2u64"
			}
			fmt.Fprintf(&code, "%%v_%s = OpCompositeConstruct %%%s %%%s %%%s\n", x, t, x, other)
			operands = strings.Replace(operands+" ", " %"+x+" ", " %v_"+x+" ", 1)
		}
		fmt.Fprintf(&code, "%%r = %s %%v2%s%s\n", op, words[0], operands)
	}
	store := func(value, typ, slot string) {
		switch typ {
		case "bool":
			fmt.Fprintf(&result, "%%so%s = OpSelect %%u64 %s %%n1 %%n0\n", slot, value)
		case "u64":
			fmt.Fprintf(&result, "%%so%s = OpCopyObject %%u64 %s\n", slot, value)
		case "i64", "v2u32":
			fmt.Fprintf(&result, "%%so%s = OpBitcast %%u64 %s\n", slot, value)
		default:
			fmt.Fprintf(&result, "%%to%s = OpBitcast %%u32 %s\n%%so%s = OpUConvert %%u64 %%to%s\n", slot, value, slot, slot)
		}
		fmt.Fprintf(&result, "%%q%s = OpAccessChain %%p_u64 %%out %%i0 %%id %%i%s\n"+
			"OpStore %%q%s %%so%s\n", slot, slot, slot, slot)
	}
	if width == "" {
		store("%r", words[0], "0")
	} else {
		for _, i := range []string{"0", "1"} {
			fmt.Fprintf(&result, "%%e%s = OpCompositeExtract %s %%r %s\n", i, typ, i)
			store("%e"+i, words[0], i)
		}
	}
	return operationHead + code.String() + result.String() + "OpReturn\nOpFunctionEnd\n"
}

// operationHead reads x, y and the others: numbers of any magnitude, since they are shifted by any amount.
const operationHead = `
OpCapability Shader
OpCapability Int64
%std = OpExtInstImport "GLSL.std.450"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %gid %in %out
OpExecutionMode %main LocalSize 4 1 1
OpDecorate %gid BuiltIn GlobalInvocationId
OpDecorate %Pair ArrayStride 8
OpDecorate %Pairs ArrayStride 16
OpDecorate %Four ArrayStride 8
OpDecorate %Fours ArrayStride 32
OpDecorate %In Block
OpDecorate %Out Block
OpMemberDecorate %In 0 Offset 0
OpMemberDecorate %Out 0 Offset 0
OpDecorate %in DescriptorSet 0
OpDecorate %in Binding 0
OpDecorate %out DescriptorSet 0
OpDecorate %out Binding 1
%void = OpTypeVoid
%fn = OpTypeFunction %void
%bool = OpTypeBool
%u32 = OpTypeInt 32 0
%i32 = OpTypeInt 32 1
%f32 = OpTypeFloat 32
%u64 = OpTypeInt 64 0
%i64 = OpTypeInt 64 1
%v2bool = OpTypeVector %bool 2
%v2u32 = OpTypeVector %u32 2
%v3u32 = OpTypeVector %u32 3
%v2i32 = OpTypeVector %i32 2
%v2f32 = OpTypeVector %f32 2
%v2u64 = OpTypeVector %u64 2
%v2i64 = OpTypeVector %i64 2
%i0 = OpConstant %i32 0
%i1 = OpConstant %i32 1
%i2 = OpConstant %i32 2
%i3 = OpConstant %i32 3
%n0 = OpConstant %u64 0
%n1 = OpConstant %u64 1
%c = OpConstant %u64 1000000007
%low = OpConstant %u64 0xffffffff
%sixty = OpConstant %u64 63
%thirtyone = OpConstant %u64 31
%u2 = OpConstant %u32 2
%u4 = OpConstant %u32 4
%u23 = OpConstant %u32 23
%bias = OpConstant %u32 126
%mask = OpConstant %u32 0x7fffff
%Pair = OpTypeArray %u64 %u2
%Pairs = OpTypeRuntimeArray %Pair
%Four = OpTypeArray %u64 %u4
%Fours = OpTypeRuntimeArray %Four
%In = OpTypeStruct %Fours
%Out = OpTypeStruct %Pairs
%p_In = OpTypePointer StorageBuffer %In
%p_Out = OpTypePointer StorageBuffer %Out
%p_u64 = OpTypePointer StorageBuffer %u64
%p_v3 = OpTypePointer Input %v3u32
%in = OpVariable %p_In StorageBuffer
%out = OpVariable %p_Out StorageBuffer
%gid = OpVariable %p_v3 Input
%main = OpFunction %void None %fn
%entry = OpLabel
%g = OpLoad %v3u32 %gid
%id = OpCompositeExtract %u32 %g 0
%px = OpAccessChain %p_u64 %in %i0 %id %i0
%py = OpAccessChain %p_u64 %in %i0 %id %i1
%ps = OpAccessChain %p_u64 %in %i0 %id %i2
%pt = OpAccessChain %p_u64 %in %i0 %id %i3
%x0 = OpLoad %u64 %px
%y0 = OpLoad %u64 %py
%s0 = OpLoad %u64 %ps
%t0 = OpLoad %u64 %pt
%l = OpBitwiseAnd %u64 %s0 %sixty
%lt = OpBitwiseAnd %u64 %t0 %sixty
%l5 = OpBitwiseAnd %u64 %s0 %thirtyone
%n = OpUConvert %u32 %l
%x = OpShiftRightArithmetic %u64 %x0 %lt
%y = OpShiftRightLogical %u64 %y0 %l
%d = OpBitwiseOr %u64 %y %n1
%xm = OpBitwiseAnd %u64 %y %low
%m = OpBitwiseOr %u64 %xm %n1
%x2 = OpBitwiseXor %u64 %x %n1
%w = OpUConvert %u32 %x
%wi = OpBitcast %i32 %w
%wv = OpBitcast %v2u32 %x
%fraction = OpBitwiseAnd %u32 %w %mask
%biased = OpIAdd %u32 %n %bias
%exponent = OpShiftLeftLogical %u32 %biased %u23
%fbits = OpBitwiseOr %u32 %fraction %exponent
%f = OpBitcast %f32 %fbits
%fs = OpFNegate %f32 %f
%b = OpULessThan %bool %w %n
`

// TestModules lowers the modules of the corpus: what comes of them is valid and does the same.
func TestModules(t *testing.T) {
	lowered := map[string]int{}
	for _, file := range corpus.All(t) {
		bin := irtest.Load(t, file)
		for _, p := range words.Passes() {
			m := irtest.Read(t, bin)
			changed, err := pass.Of(p).Run(m, pass.Options{Check: true})
			if err != nil {
				t.Fatalf("%s: %s: %v", file.Name, p.Name, err)
			}
			if !changed {
				continue
			}
			lowered[p.Name]++
			out := irtest.Write(t, m)
			if msg := passtest.ValidateAny(t, out); msg != "" && passtest.ValidateAny(t, bin) == "" {
				t.Fatalf("%s: %s: spirv-val: %s", file.Name, p.Name, msg)
			}
			if again, err := pass.Of(p).Run(irtest.Read(t, out), pass.Options{}); err != nil || again {
				t.Errorf("%s: %s: again: %t, %v", file.Name, p.Name, again, err)
			}
			passtest.Meaning(t, bin, out, compare.Options{Runs: 4, Steps: 1 << 16, Single: p != words.Int64})
		}
	}
	for _, p := range words.Passes() {
		if t.Logf("%s lowers %d modules", p.Name, lowered[p.Name]); lowered[p.Name] == 0 {
			t.Errorf("%s lowers no module", p.Name)
		}
	}
}
