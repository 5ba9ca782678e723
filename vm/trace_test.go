package vm_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"hone/fold"
	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/shadergen"
	"hone/ir"
	"hone/spirv"
	"hone/vm"
	"hone/vm/cost"
	"hone/vm/layout"
)

// follower checks a trace by what it says itself: an operand has the value that its definition had last, the result of
// an operation is that of package fold on the operands, and a load gives what was stored last.
type follower struct {
	t      *testing.T
	m      *ir.Module
	frames map[[3]int][]map[ir.ID]vm.Value // by invocation and depth
	counts cost.Counts
	folded int
}

func (f *follower) executed(x *vm.Executed) {
	if f.t.Failed() {
		return
	}
	frames := f.frames[x.Invocation]
	for len(frames) <= x.Depth {
		frames = append(frames, map[ir.ID]vm.Value{})
	}
	frames = frames[:x.Depth+1]
	f.frames[x.Invocation] = frames
	values := frames[x.Depth]
	for _, v := range x.Operands {
		if before, ok := values[v.ID]; ok && !same(before, v) {
			f.t.Errorf("%v: %s: the operand %%%d is %v, and it was %v", x.Invocation, x.Inst, v.ID, v, before)
		}
		if d := f.m.Def(v.ID); d.Op == spirv.OpConstant && d.NumWords() == 1 &&
			v.Bits[0] != uint64(d.Word(0))&fold.Mask(f.width(d.Type)) {
			f.t.Errorf("%s: the constant %%%d is %#x", x.Inst, v.ID, v.Bits)
		}
	}
	if x.Result != nil {
		r := *x.Result
		r.Bits, r.Undefined = slices.Clone(r.Bits), slices.Clone(r.Undefined)
		values[r.ID] = r
		f.compute(x)
	}
	if !x.Returned {
		for class, n := range cost.Of(f.m, x.Inst) {
			f.counts[class] += n
		}
	}
}

func same(x, y vm.Value) bool {
	if x.Pointer != nil {
		return y.Pointer != nil && *x.Pointer == *y.Pointer
	}
	return slices.Equal(x.Bits, y.Bits) && slices.Equal(x.Undefined, y.Undefined)
}

// compute computes an operation on integers or booleans, component by component.
func (f *follower) compute(x *vm.Executed) {
	row := fold.For(x.Inst.Op)
	if row == nil || row.Compute == nil || row.Second != nil || row.Result() == fold.Float || f.width(x.Inst.Type) == 0 ||
		slices.Contains(x.Result.Undefined, true) {
		return
	}
	for k, bits := range x.Result.Bits {
		var a fold.Args
		for i, at := range []*uint64{&a.A, &a.B, &a.C, &a.D}[:row.Operands()] {
			v := x.Operands[i]
			*at = v.Bits[min(k, len(v.Bits)-1)]
			if row.Operand(i) == fold.Float {
				return
			}
			if i == 0 {
				a.From = f.width(v.Type)
			}
		}
		width := f.width(x.Inst.Type)
		a.Width = width
		if row.Result() == fold.Bool {
			a.Width = a.From
		}
		want, outcome := row.Compute(&a)
		if outcome == fold.Defined && want&fold.Mask(width) != bits {
			f.t.Errorf("%s of %v is %#x, want %#x", x.Inst, x.Operands, bits, want)
		}
		f.folded++
	}
}

// width returns the bits of a scalar, or of each of a vector; 0 for others.
func (f *follower) width(typ ir.ID) int {
	d := f.m.Def(typ)
	switch d.Op {
	case spirv.OpTypeBool:
		return 1
	case spirv.OpTypeVector:
		return f.width(d.ID(0))
	case spirv.OpTypeInt, spirv.OpTypeFloat:
		return int(d.Word(0))
	}
	return 0
}

// follow runs a shader twice, once with a trace that is followed, and returns how many results were computed. What it
// does is the same.
func follow(t *testing.T, m *ir.Module, o vm.Options, inputs func(*vm.Program) vm.Inputs) int {
	t.Helper()
	f := &follower{t: t, m: m, frames: map[[3]int][]map[ir.ID]vm.Value{}}
	run := func(trace *vm.Trace) (vm.Inputs, *vm.Result, error) {
		o.Trace = trace != nil
		p, err := vm.Compile(m, o)
		if err != nil {
			t.Fatal(err)
		}
		in := inputs(p)
		in.Trace, in.Workers = trace, 1
		result, err := p.Run(in)
		return in, result, err
	}
	plain, want, err := run(nil)
	traced, got, errTraced := run(&vm.Trace{Do: f.executed})
	if err != nil || errTraced != nil { // at a limit, which the two forms reach at different times
		return f.folded
	}
	for slot := range plain.Buffers {
		if !bytes.Equal(plain.Buffers[slot], traced.Buffers[slot]) {
			t.Errorf("a shader that is traced stores something else in %s", slot)
		}
	}
	if got.Counts != want.Counts || len(got.Reports) != len(want.Reports) {
		t.Error("a shader that is traced does something else")
	}
	if f.counts[cost.Other], want.Counts[cost.Other] = 0, 0; f.counts != want.Counts { // of these not all are shown
		t.Errorf("what is traced counts for %v, want %v", f.counts, want.Counts)
	}
	return f.folded
}

// TestTrace follows traces of generated shaders.
func TestTrace(t *testing.T) {
	for _, set := range sets {
		t.Run(set.name, func(t *testing.T) {
			folded := 0
			for seed := range uint64(min(*shaders, 3)) {
				bin := irtest.Assemble(t, shadergen.Generate(seed, set.o), "spv1.3")
				folded += follow(t, irtest.Read(t, bin), vm.Options{Subgroup: 8}, func(*vm.Program) vm.Inputs {
					in, out := make([]byte, 4*shadergen.Inputs), make([]byte, 4*shadergen.Results*shadergen.LocalSize)
					fillBytes(in, seed)
					return vm.Inputs{Steps: 1 << 24, Buffers: map[layout.Slot][]byte{{Binding: 0}: in, {Binding: 1}: out}}
				})
			}
			if folded < 100 {
				t.Errorf("no more than %d results were computed", folded)
			}
		})
	}
}

func fillBytes(b []byte, seed uint64) {
	r := rand.New(rand.NewPCG(seed, 1))
	for i := range b {
		x, y := r.UintN(256), r.UintN(256)
		b[i] = byte(x & y) // with less bits set than not
	}
}

// TestTraceCorpus follows traces of all compute shaders there are.
func TestTraceCorpus(t *testing.T) {
	followed := 0
	for _, module := range corpus.All(t) {
		bin := irtest.Load(t, module)
		m := irtest.Read(t, bin)
		for _, entry := range computeEntries(t, bin) {
			if _, err := vm.Compile(m, vm.Options{Entry: entry}); err != nil {
				continue
			}
			followed++
			t.Run(module.Name+" "+entry, func(t *testing.T) {
				follow(t, m, vm.Options{Entry: entry}, func(p *vm.Program) vm.Inputs {
					in := vm.Inputs{Buffers: map[layout.Slot][]byte{}, Steps: 1 << 11}
					for _, b := range p.Bindings() {
						data := make([]byte, min(b.Layout.Bytes(64), 1<<20))
						fillBytes(data, 1)
						if b.Push {
							in.Push = data
						} else {
							in.Buffers[b.Slot] = data
						}
					}
					return in
				})
			})
		}
	}
	if followed < 10 {
		t.Errorf("%d shaders were followed", followed)
	}
}

// TestTracePointers says where pointers lead: into buffers, descriptors, variables of the function and of its caller,
// shared memory, and nowhere.
func TestTracePointers(t *testing.T) {
	s := shader{size: 1, globals: `
%n9 = OpConstant %u32 9
%item = OpTypeStruct %uvec3 %u32
%items = OpTypeArray %item %n3
%p_items = OpTypePointer Function %items
%p_item = OpTypePointer Function %item
%p_uvec3 = OpTypePointer Function %uvec3
%p_shared = OpTypePointer Workgroup %items
%p_shared_u = OpTypePointer Workgroup %u32
%shared = OpVariable %p_shared Workgroup
%takes = OpTypeFunction %void %p_item
`, modes: "OpName %items_1 \"list\"\nOpMemberName %item 0 \"pos\"\nOpMemberName %block 0 \"words\"", variables: "%items_1 = OpVariable %p_items Function", body: `
%a = OpAccessChain %p_item %items_1 %n2
%b = OpAccessChain %p_uvec3 %items_1 %x %n0
%c = OpAccessChain %p_local %items_1 %n1 %n0 %x
%d = OpAccessChain %p_local %items_1 %n9 %n1
%e = OpAccessChain %p_shared_u %shared %n1 %n1
%f = OpAccessChain %p_word %out %n0 %n9
%g = OpCopyObject %p_block %out
%v = OpFunctionCall %void %set %a
OpStore %at %x
`, functions: `
%set = OpFunction %void None %takes
%param = OpFunctionParameter %p_item
%se = OpLabel
%h = OpAccessChain %p_local %param %n0 %n1
OpStore %h %n5
OpReturn
OpFunctionEnd
`, in: []uint32{2}, options: vm.Options{Trace: true}}
	m := assemble(t, s.text())
	var got []string
	s.inputs.Trace = &vm.Trace{Only: func(id [3]int) bool { return id == [3]int{} }, Do: func(x *vm.Executed) {
		if x.Result != nil && x.Result.Pointer != nil {
			p := x.Result.Pointer
			got = append(got, fmt.Sprint(m.Name(x.Inst.Result), " ", m.Name(p.Variable), p.Path, " ", p.Outside))
		}
	}}
	if _, _, err := s.run(t); err != nil {
		t.Fatal(err)
	}
	want := " .words[0] false| .words[0] false| list[2] false| list[2].pos false| list[1].pos.z false|  true| " +
		"[1].1 false| .words[9] true|  false| list[2].pos.y false"
	if all := strings.Join(got, "|"); all != want {
		t.Errorf("pointers lead to\n%s\nwant\n%s", all, want)
	}
}
