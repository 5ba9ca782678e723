package reduce_test

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"iter"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/internal/peers"
	"hone/ir"
	"hone/reduce"
	"hone/spirv"
)

var (
	modules = flag.Int("modules", 12, "how many modules of the repository and the corpus are reduced for each predicate")
	mutated = flag.Int("mutated", 60, "how many broken modules are reduced")
)

// keeps returns the test that there are so many instructions of an opcode in functions. It asks spirv-val about what it
// takes, since the next candidates are made of that.
func keeps(t *testing.T, op spirv.Op, n int) reduce.Test {
	return func(_ context.Context, bin *spirv.Binary) (bool, error) {
		m, err := ir.Read(bin)
		if err != nil {
			return false, err
		}
		defer m.Release()
		return irtest.Count(m, op) >= n, nil
	}
}

// sample returns some modules, others for other seeds.
func sample(t *testing.T, seed uint64, n int) []corpus.Module {
	all := slices.DeleteFunc(corpus.All(t), func(x corpus.Module) bool {
		info, err := os.Stat(x.Path)
		return err != nil || info.Size() > 40_000
	})
	r := rand.New(rand.NewPCG(seed, 1))
	r.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	return all[:min(n, len(all))]
}

// TestKeeps: where all that counts is that there are n instructions of an opcode, these remain, and next to nothing
// else.
func TestKeeps(t *testing.T) {
	// beside the instructions themselves a function has an OpFunction, a label and a terminator
	for _, x := range []struct {
		op   spirv.Op
		n    int
		more int // instructions that they may need
	}{
		{spirv.OpFMul, 1, 0},
		{spirv.OpFAdd, 3, 0},
		{spirv.OpLoad, 4, 8},        // a variable and an access chain each
		{spirv.OpStore, 2, 4},       // likewise
		{spirv.OpAccessChain, 2, 2}, // a variable each
		{spirv.OpLoopMerge, 1, 8},   // four more blocks
		{spirv.OpPhi, 1, 3},         // two edges
		{spirv.OpFunctionCall, 1, 3},
		{spirv.OpSwitch, 1, 6}, // three more blocks
	} {
		t.Run(x.op.String(), func(t *testing.T) {
			t.Parallel()
			done := 0
			for _, c := range sample(t, uint64(x.op), 1000) {
				in := irtest.Load(t, c)
				if ok, err := keeps(t, x.op, x.n)(context.Background(), in); !ok || err != nil {
					continue
				}
				if done++; done > *modules {
					break
				}
				r, err := reduce.Reduce(context.Background(), in, keeps(t, x.op, x.n), reduce.Options{})
				if err != nil {
					t.Logf("%s: %v", c.Name, err)
					continue
				}
				if r.Fault != nil {
					t.Errorf("%s: %v", c.Name, r.Fault)
				}
				text := irtest.Disassemble(t, irtest.Read(t, r.Binary))
				if msg := passtest.ValidateAny(t, r.Binary); msg != "" && passtest.ValidateAny(t, in) == "" {
					t.Errorf("%s: spirv-val: %s\n%s", c.Name, msg, text)
				}
				want := 3 + x.n + x.more // and an entry point, where they are in another function
				if want += 3 * (r.After.Functions - 1); r.After.Instructions > want {
					t.Errorf("%s: %s are left of %s, want %d instructions\n%s", c.Name, r.After, r.Before, want, text)
				}
			}
		})
	}
}

// TestRandom: modules in which some instruction counts, chosen at random, become small and stay valid.
func TestRandom(t *testing.T) {
	for i, c := range sample(t, 8, 10**modules) {
		in := irtest.Load(t, c)
		m := irtest.Read(t, in)
		if len(m.Functions()) == 0 {
			continue
		}
		op := randomOp(rand.New(rand.NewPCG(uint64(i), 8)), m)
		r, err := reduce.Reduce(context.Background(), in, keeps(t, op, 1), reduce.Options{})
		if err != nil {
			t.Logf("%s: %v", c.Name, err)
			continue
		}
		if r.Fault != nil {
			t.Errorf("%s: %v", c.Name, r.Fault)
		}
		text := irtest.Disassemble(t, irtest.Read(t, r.Binary))
		if msg := passtest.ValidateAny(t, r.Binary); msg != "" && passtest.ValidateAny(t, in) == "" {
			t.Errorf("%s: %s: spirv-val: %s\n%s", c.Name, op, msg, text)
		}
		if r.After.Instructions > 18 {
			t.Errorf("%s: %s: %s are left of %s\n%s", c.Name, op, r.After, r.Before, text)
		}
	}
}

// TestDeterministic: neither the number of workers nor the run decides what remains.
func TestDeterministic(t *testing.T) {
	for _, c := range sample(t, 3, *modules/2) {
		in := irtest.Load(t, c)
		r := rand.New(rand.NewPCG(7, 7))
		op := randomOp(r, irtest.Read(t, in))
		var first *reduce.Result
		for _, workers := range []int{1, 1, 3} {
			got, err := reduce.Reduce(context.Background(), in, keeps(t, op, 1), reduce.Options{Workers: workers})
			if err != nil {
				t.Logf("%s: %v", c.Name, err)
				break
			}
			if first == nil {
				first = got
			}
			if !slices.Equal(first.Binary.Words, got.Binary.Words) || first.Tests != got.Tests {
				t.Errorf("%s: %d workers: %s after %d tests, and %s after %d before", c.Name, workers, got.After, got.Tests,
					first.After, first.Tests)
			}
		}
	}
}

// randomOp returns the opcode of an instruction of a function.
func randomOp(r *rand.Rand, m *ir.Module) spirv.Op {
	var ops []spirv.Op
	for _, f := range m.Functions() {
		for in := range f.Insts() {
			ops = append(ops, in.Op)
		}
	}
	return ops[r.IntN(len(ops))]
}

// TestUnknown: instructions that hone does not know stay or go as wholes.
func TestUnknown(t *testing.T) {
	for i, c := range sample(t, 4, *modules) {
		r := rand.New(rand.NewPCG(uint64(i), 11))
		in := irtest.Load(t, c)
		if len(irtest.Read(t, in).Functions()) == 0 {
			continue
		}
		in = irtest.Invent(r, in, 6)
		original := map[string]bool{} // unknown instructions
		for w := range unknown(in) {
			original[w] = true
		}
		if len(original) == 0 {
			continue
		}
		for most := len(original); most >= 0; most -= max(1, len(original)) {
			got, err := reduce.Reduce(context.Background(), in, func(_ context.Context, bin *spirv.Binary) (bool, error) {
				n := 0
				for w := range unknown(bin) {
					if n++; !original[w] {
						t.Errorf("%s: an unknown instruction was changed", c.Name)
					}
				}
				return n >= most, nil
			}, reduce.Options{})
			if err != nil {
				t.Logf("%s: %v", c.Name, err)
				break
			}
			if got.Fault != nil {
				t.Errorf("%s: %v", c.Name, got.Fault)
			}
		}
	}
}

// unknown yields the words of the instructions that no grammar has.
func unknown(bin *spirv.Binary) iter.Seq[string] {
	return func(yield func(string) bool) {
		for at := spirv.HeaderWords; at < len(bin.Words); at += int(bin.Words[at] >> 16) {
			if w := bin.Words[at : at+int(bin.Words[at]>>16)]; irtest.Invented(w) && !yield(fmt.Sprint(w)) {
				return
			}
		}
	}
}

// TestNotValid: what is wrong with a module, or with what is asked of it, is one error.
func TestNotValid(t *testing.T) {
	yes := func(context.Context, *spirv.Binary) (bool, error) { return true, nil }
	no := func(context.Context, *spirv.Binary) (bool, error) { return false, nil }
	broken := errors.New("broken")
	fails := func(context.Context, *spirv.Binary) (bool, error) { return false, broken }
	const head = irtest.Compute + `%void = OpTypeVoid
%float = OpTypeFloat 32
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
`
	good := irtest.Assemble(t, head+"OpReturn\nOpFunctionEnd\n", "spv1.3")
	bad := irtest.Assemble(t, head+"%x = OpFAdd %float %x %x\nOpReturn\nOpFunctionEnd\n", "spv1.3")
	for _, x := range []struct {
		name string
		bin  *spirv.Binary
		test reduce.Test
		o    reduce.Options
		want error // nil for a [spirv.Error]
	}{
		{"not interesting", good, no, reduce.Options{}, reduce.ErrNotInteresting},
		{"not valid", good, yes, reduce.Options{Valid: no}, reduce.ErrNotValid},
		{"the test fails", good, fails, reduce.Options{}, broken},
		{"the validator fails", good, yes, reduce.Options{Valid: fails}, broken},
		{"malformed", bad, yes, reduce.Options{}, nil},
		{"truncated", &spirv.Binary{Words: good.Words[:len(good.Words)-1]}, yes, reduce.Options{}, nil},
	} {
		r, err := reduce.Reduce(context.Background(), x.bin, x.test, x.o)
		var fault *spirv.Error
		if r != nil || x.want == nil && !errors.As(err, &fault) || x.want != nil && !errors.Is(err, x.want) {
			t.Errorf("%s: %v, %v", x.name, r, err)
		}
	}
}

// TestStopped: when the context ends, the smallest module so far is the result.
func TestStopped(t *testing.T) {
	in := irtest.Load(t, sample(t, 5, 1)[0])
	ctx, cancel := context.WithCancel(context.Background())
	tests := 0
	r, err := reduce.Reduce(ctx, in, func(ctx context.Context, bin *spirv.Binary) (bool, error) {
		if tests++; tests == 6 {
			cancel()
			return false, ctx.Err()
		}
		return tests == 1 || tests == 3, nil
	}, reduce.Options{})
	if err != nil || !errors.Is(r.Stopped, context.Canceled) || r.After.Words >= r.Before.Words || tests != 6 {
		t.Errorf("%+v, %v after %d tests", r, err, tests)
	}
}

// TestMutated: modules that are broken in many ways are refused or reduced, and nothing panics.
func TestMutated(t *testing.T) {
	var modules [][]byte
	for _, c := range sample(t, 6, 20) {
		modules = append(modules, c.Read(t))
	}
	reduced := 0
	for seed := range uint64(*mutated) {
		bin, err := spirv.Decode(irtest.Mutated(modules, seed))
		if err != nil {
			continue
		}
		n := 0
		r, err := reduce.Reduce(context.Background(), bin, func(_ context.Context, bin *spirv.Binary) (bool, error) {
			n++
			return n == 1 || bin.Words[len(bin.Words)/2]%3 == 0, nil
		}, reduce.Options{})
		if err != nil {
			continue
		}
		if reduced++; r.Fault != nil {
			t.Errorf("seed %d: %v", seed, r.Fault)
		}
	}
	t.Logf("%d of %d are valid", reduced, *mutated)
}

// TestStepsInDoc: doc/reduce.md has the steps.
func TestStepsInDoc(t *testing.T) {
	page, err := os.ReadFile("../doc/reduce.md")
	if err != nil {
		t.Fatal(err)
	}
	want := "| step | edit |\n| --- | --- |\n"
	for _, s := range reduce.Steps() {
		want += "| " + s.Name + " | " + s.Doc + " |\n"
	}
	if !strings.Contains(string(page), want+"\n") {
		t.Errorf("doc/reduce.md does not have\n%s", want)
	}
}

// TestMembers: of a struct remains the member that counts, and what names it by a number follows.
func TestMembers(t *testing.T) {
	in := irtest.Assemble(t, irtest.Compute+`OpMemberName %s 0 "first"
OpMemberName %s 2 "it"
OpMemberDecorate %s 0 Offset 0
OpMemberDecorate %s 1 Offset 4
OpMemberDecorate %s 2 Offset 16
OpMemberDecorate %s 3 Offset 32
OpDecorate %s Block
OpDecorate %words ArrayStride 4
OpDecorate %b DescriptorSet 0
OpDecorate %b Binding 0
%void = OpTypeVoid
%uint = OpTypeInt 32 0
%vec = OpTypeVector %uint 4
%words = OpTypeRuntimeArray %uint
%s = OpTypeStruct %uint %uint %vec %words
%inner = OpTypeStruct %uint %vec
%u0 = OpConstant %uint 0
%u1 = OpConstant %uint 1
%u2 = OpConstant %uint 2
%p = OpTypePointer StorageBuffer %s
%p_vec = OpTypePointer StorageBuffer %vec
%b = OpVariable %p StorageBuffer
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
%n = OpArrayLength %uint %b 3
%at = OpAccessChain %p_vec %b %u2
%x = OpLoad %vec %at
%y = OpCompositeConstruct %inner %n %x
%z = OpCompositeExtract %uint %y 1 3
%w = OpCompositeExtract %uint %y 0
OpStore %at %x
OpReturn
OpFunctionEnd
`, "spv1.3")
	r, err := reduce.Reduce(context.Background(), in, func(_ context.Context, bin *spirv.Binary) (bool, error) {
		m := irtest.Read(t, bin)
		return irtest.Count(m, spirv.OpStore) > 0 && irtest.Count(m, spirv.OpCompositeExtract) > 0 &&
			irtest.Count(m, spirv.OpCompositeConstruct) > 0 && irtest.Count(m, spirv.OpAccessChain) > 0, nil
	}, reduce.Options{})
	if err != nil {
		t.Fatal(err)
	}
	m := irtest.Read(t, r.Binary)
	text := irtest.Disassemble(t, m)
	for in := range m.Section(ir.Globals).Insts() {
		if in.Op == spirv.OpTypeStruct && in.NumWords() != 1 {
			t.Errorf("a struct has %d members:\n%s", in.NumWords(), text)
		}
	}
	if msg := passtest.ValidateAny(t, r.Binary); msg != "" {
		t.Errorf("spirv-val: %s\n%s", msg, text)
	}
}

// TestValidator: with a validator declarations go that nothing else knows to be superfluous, and what remains is valid.
func TestValidator(t *testing.T) {
	peers.Need(t, "spirv-val")
	valid := func(_ context.Context, bin *spirv.Binary) (bool, error) {
		return passtest.ValidateAny(t, bin) == "", nil
	}
	in := irtest.Assemble(t, `OpCapability Shader
OpCapability Linkage
OpCapability Float64
OpCapability SampledBuffer
OpExtension "SPV_KHR_storage_buffer_storage_class"
OpMemoryModel Logical GLSL450
OpDecorate %f LinkageAttributes "f" Export
OpDecorate %s Block
OpMemberDecorate %s 0 Offset 0
%float = OpTypeFloat 32
%s = OpTypeStruct %float
%fn = OpTypeFunction %float %float
%f = OpFunction %float None %fn
%x = OpFunctionParameter %float
%entry = OpLabel
%y = OpFMul %float %x %x
OpReturnValue %y
OpFunctionEnd
`, "spv1.3")
	declared := func(o reduce.Options) (n int) {
		r, err := reduce.Reduce(context.Background(), in, keeps(t, spirv.OpFMul, 1), o)
		if err != nil {
			t.Fatal(err)
		}
		if ok, _ := valid(context.Background(), r.Binary); !ok {
			t.Error("spirv-val says no")
		}
		m := irtest.Read(t, r.Binary)
		for _, k := range []ir.SectionKind{ir.Capabilities, ir.Extensions, ir.Annotations} {
			for range m.Section(k).Insts() {
				n++
			}
		}
		return n
	}
	loose, strict := declared(reduce.Options{}), declared(reduce.Options{Valid: valid})
	if strict != 2 || loose <= strict {
		t.Errorf("%d declarations are left, and %d without a validator; want Shader and Linkage, and more", strict, loose)
	}
}

// TestMembersByType: what names a member of a type, not of a pointer to it, and decorations with ids follow.
func TestMembersByType(t *testing.T) {
	in := irtest.Assemble(t, `OpCapability Shader
OpCapability UntypedPointersKHR
OpCapability DescriptorHeapEXT
OpExtension "SPV_KHR_untyped_pointers"
OpExtension "SPV_EXT_descriptor_heap"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %b
OpExecutionMode %main LocalSize 1 1 1
OpMemberDecorateIdEXT %s 0 OffsetIdEXT %u0
OpMemberDecorateIdEXT %s 1 OffsetIdEXT %u16
OpMemberDecorateIdEXT %s 2 OffsetIdEXT %u32
OpDecorate %s Block
OpDecorate %words ArrayStride 4
OpDecorate %b DescriptorSet 0
OpDecorate %b Binding 0
%void = OpTypeVoid
%uint = OpTypeInt 32 0
%words = OpTypeRuntimeArray %uint
%s = OpTypeStruct %uint %uint %words
%u0 = OpConstant %uint 0
%u16 = OpConstant %uint 16
%u32 = OpConstant %uint 32
%p = OpTypeUntypedPointerKHR StorageBuffer
%b = OpUntypedVariableKHR %p StorageBuffer %s
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
%n = OpUntypedArrayLengthKHR %uint %s %b 2
OpStore %b %n
OpReturn
OpFunctionEnd
`, "spv1.6")
	r, err := reduce.Reduce(context.Background(), in, func(_ context.Context, bin *spirv.Binary) (bool, error) {
		has := map[spirv.Op]bool{}
		for in := range irtest.Read(t, bin).Insts() {
			has[in.Op] = true
		}
		return has[spirv.OpUntypedArrayLengthKHR] && has[spirv.OpStore] && has[spirv.OpMemberDecorateIdEXT], nil
	}, reduce.Options{})
	if err != nil {
		t.Fatal(err)
	}
	m := irtest.Read(t, r.Binary)
	text := irtest.Disassemble(t, m)
	for in := range m.Insts() {
		at := 1
		switch in.Op {
		case spirv.OpUntypedArrayLengthKHR:
			at = 2
		case spirv.OpMemberDecorateIdEXT:
		default:
			continue
		}
		if s := m.Def(in.ID(0)); s.NumWords() != 1 || in.Literal(at) != 0 {
			t.Errorf("member %d of %d:\n%s", in.Literal(at), s.NumWords(), text)
		}
	}
}
