package clone_test

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/internal/shadergen"
	"hone/ir"
	"hone/ir/build"
	"hone/ir/clone"
	"hone/spirv"
	"hone/vm/compare"
)

// accepted fails the test if a module breaks an invariant, or if spirv-val accepts the module that it was made of and
// not this one.
func accepted(t *testing.T, original *spirv.Binary, m *ir.Module) *spirv.Binary {
	t.Helper()
	m.Sweep()
	if err := m.Verify(); err != nil {
		t.Error(err)
	}
	bin := irtest.Write(t, m)
	irtest.Read(t, bin)
	if msg := passtest.ValidateAny(t, bin); msg != "" && passtest.ValidateAny(t, original) == "" {
		t.Errorf("spirv-val: %s", msg)
	}
	return bin
}

// beside copies each function, and lets calls and entry points name the copies. It returns how many could be copied.
func beside(t *testing.T, m *ir.Module) (n int) {
	t.Helper()
	copies := map[ir.ID]ir.ID{}
	for _, f := range slices.Clone(m.Functions()) {
		if len(f.Blocks) == 0 {
			continue
		}
		c := clone.New(m, m)
		before := m.Epoch()
		g, err := c.Function(f)
		c.Release()
		switch {
		case err == nil:
			copies[f.Result()] = g.Result()
		case m.Epoch() != before:
			t.Errorf("not copied, and the module was edited: %v", err)
		}
	}
	redirect := func(in *ir.Inst, at int) {
		if id := copies[in.ID(at)]; id != 0 {
			in.SetID(at, id)
		}
	}
	for in := range m.Section(ir.EntryPoints).Insts() {
		if in.Op == spirv.OpEntryPoint && !in.Unknown() {
			redirect(in, 1)
		}
	}
	for in := range m.Section(ir.ExecutionModes).Insts() {
		if !in.Unknown() {
			redirect(in, 0)
		}
	}
	for _, f := range m.Functions() {
		for in := range f.Insts() {
			if in.Op == spirv.OpFunctionCall && !in.Unknown() {
				redirect(in, 0)
			}
		}
	}
	return len(copies)
}

// elsewhere copies the entry points of a module, with all that they need, into an empty one.
func elsewhere(m *ir.Module) (*ir.Module, error) {
	to := ir.New(m.Header.Version)
	to.Section(ir.Capabilities).First().Remove() // what a kernel has no use for
	to.Section(ir.MemoryModel).First().SetOperands(m.Section(ir.MemoryModel).First().Words())
	c := clone.New(to, m)
	defer c.Release()
	for _, s := range []ir.SectionKind{ir.EntryPoints, ir.ExecutionModes} {
		for in := range m.Section(s).Insts() {
			if _, err := c.Inst(build.Into(to.Section(s)), in); err != nil {
				return nil, err
			}
		}
	}
	for in := range m.Section(ir.Globals).Insts() { // the size of workgroups, which no instruction names
		if m.IsLiveRoot(in) {
			if _, err := c.Import(in.Result); err != nil {
				return nil, err
			}
		}
	}
	for _, f := range m.Functions() {
		if _, err := c.Function(f); err != nil {
			return nil, err
		}
	}
	return to, nil
}

// TestCloneModules copies the functions of all modules beside themselves, and all of them into empty modules: spirv-val
// accepts what comes of it, and compute shaders do what they did.
func TestCloneModules(t *testing.T) {
	functions, moved, refused := 0, 0, map[string]int{}
	for _, file := range corpus.All(t) {
		t.Run(file.Name, func(t *testing.T) {
			bin := irtest.Load(t, file)
			m, err := ir.Read(bin)
			if err != nil {
				t.Skip(err)
			}
			functions += beside(t, m)
			copies := []*spirv.Binary{accepted(t, bin, m)}
			defer func() { passtest.Meanings(t, bin, copies, compare.Options{Runs: 2, Steps: 1 << 16}) }()

			to, err := elsewhere(irtest.Read(t, bin))
			if err != nil {
				var fault *ir.Fault
				if !errors.As(err, &fault) {
					t.Error(err)
				}
				refused[fault.Msg]++
				return
			}
			moved++
			copies = append(copies, accepted(t, bin, to))
		})
	}
	t.Logf("%d functions were copied beside themselves, %d modules into empty ones; not: %v", functions, moved, refused)
	if functions < 40 || moved < 30 {
		t.Errorf("only %d functions and %d modules were copied", functions, moved)
	}
}

// TestCloneGenerated does the same with shaders that nothing is undefined in.
func TestCloneGenerated(t *testing.T) {
	for seed := range uint64(6) {
		o := shadergen.Options{Size: 60, Exact: true, Flow: seed%2 == 0, Modern: seed%3 == 0, Barriers: true}
		bin := irtest.Assemble(t, shadergen.Generate(seed, o), o.Version())
		m := irtest.Read(t, irtest.WithDebug(t, bin, 2*seed+1))
		beside(t, m)
		to, err := elsewhere(irtest.Read(t, bin))
		if err != nil {
			t.Fatal(err)
		}
		copies := []*spirv.Binary{accepted(t, bin, m), accepted(t, bin, to)}
		passtest.Meanings(t, bin, copies, compare.Options{Runs: 3})
	}
}

// TestCloneTwice: what is there already is not made a second time, and a cloner copies a function once.
func TestCloneTwice(t *testing.T) {
	m := irtest.Shader(spirv.MakeVersion(1, 3))
	to := irtest.Shader(spirv.MakeVersion(1, 3))
	types := func() (n int) {
		for in := range to.Section(ir.Globals).Insts() {
			if strings.HasPrefix(in.Op.String(), "OpType") || strings.HasPrefix(in.Op.String(), "OpConstant") {
				n++
			}
		}
		return n
	}
	before := types()
	c := clone.New(to, m)
	defer c.Release()
	f, err := c.Function(m.Functions()[1])
	if err != nil {
		t.Fatal(err)
	}
	if n := types(); n != before {
		t.Errorf("%d types and constants were added", n-before)
	}
	if g, err := c.Function(m.Functions()[1]); g != f || err != nil || len(to.Functions()) != 4 {
		t.Errorf("%d functions, %v", len(to.Functions()), err)
	}
	passtest.Valid(t, to, "spv1.3")

	within := clone.New(m, m)
	defer within.Release()
	if _, err := within.Function(m.Functions()[0]); err != nil {
		t.Fatal(err)
	}
	if _, err := within.Function(m.Functions()[0]); err == nil {
		t.Error("a function was copied twice")
	}
	within.Forget()
	if _, err := within.Function(m.Functions()[0]); err != nil {
		t.Error(err)
	}
	passtest.Valid(t, m, "vulkan1.1")
}

const cloneText = irtest.Compute + `
OpName %loop "loop"
OpName %sum "sum"
OpDecorate %sum RelaxedPrecision
%void = OpTypeVoid
%u32 = OpTypeInt 32 0
%bool = OpTypeBool
%n0 = OpConstant %u32 0
%n1 = OpConstant %u32 1
%n9 = OpConstant %u32 9
%p_u32 = OpTypePointer Function %u32
%fn = OpTypeFunction %void
%fn_u32 = OpTypeFunction %u32 %u32
%main = OpFunction %void None %fn
%entry = OpLabel
%call = OpFunctionCall %u32 %callee %n9
OpReturn
OpFunctionEnd
%callee = OpFunction %u32 None %fn_u32
%x = OpFunctionParameter %u32
%start = OpLabel
%v = OpVariable %p_u32 Function %n9
OpBranch %loop
%loop = OpLabel
%i = OpPhi %u32 %n0 %start %sum %latch
%less = OpULessThan %bool %i %x
OpLoopMerge %done %latch None
OpBranchConditional %less %latch %done
%latch = OpLabel
%sum = OpIAdd %u32 %i %n1
OpStore %v %sum
OpBranch %loop
%done = OpLabel
%last = OpPhi %u32 %i %loop
%r = OpLoad %u32 %v
OpReturnValue %r
OpFunctionEnd
`

// TestCloneRegion copies the loop of a function: phis lose the entries for what is not copied, and blocks after it get
// one more.
func TestCloneRegion(t *testing.T) {
	ids := map[string]ir.ID{}
	m := irtest.Read(t, irtest.Named(t, cloneText, "spv1.3", ids))
	f := m.Functions()[1]
	c := clone.New(m, m)
	defer c.Release()
	blocks, err := c.Blocks(f, f.Blocks[0], f.Blocks[1:3])
	if err != nil {
		t.Fatal(err)
	}
	loop, latch := blocks[0], blocks[1]
	phi := m.Def(c.ID(ids["i"]))
	if phi.NumWords() != 2 || phi.ID(0) != c.ID(ids["sum"]) || phi.ID(1) != latch.ID() {
		t.Errorf("the phi is %v", phi)
	}
	if last := m.Def(ids["last"]); last.PhiValue(loop) != phi.Result || last.NumWords() != 4 {
		t.Errorf("behind the loop stands %v", last)
	}
	sum := c.ID(ids["sum"])
	if m.Name(loop.ID()) != "loop" || m.Name(sum) != "sum" || !m.HasDecoration(sum, spirv.DecorationRelaxedPrecision) {
		t.Error("names and decorations are lost")
	}
	if c.Block(f.Blocks[1]) != loop || c.ID(ids["n1"]) != ids["n1"] {
		t.Error("the map")
	}
	if _, err := c.Blocks(f, nil, f.Blocks[1:2]); err == nil {
		t.Error("a block was copied twice")
	}
	// The copy runs first, and then the loop from where it ended.
	if err := f.Blocks[0].Redirect(f.Blocks[1], loop, nil); err == nil {
		t.Error("phi needs a value")
	}
	phi.SetPhiValue(f.Blocks[0], ids["n0"])
	loop.LoopMerge().Remove()
	f.Layout()
}

// TestCloneIntoCaller copies a function into one that calls it: its variable moves to the first block, and its
// initializer is stored where the copy begins.
func TestCloneIntoCaller(t *testing.T) {
	ids := map[string]ir.ID{}
	m := irtest.Read(t, irtest.Named(t, cloneText, "spv1.3", ids))
	main, callee := m.Functions()[0], m.Functions()[1]
	c := clone.New(m, m)
	defer c.Release()
	before := m.Epoch()
	if _, err := c.Blocks(main, nil, callee.Blocks); err == nil || m.Epoch() != before {
		t.Errorf("a parameter stands for nothing: %v", err)
	}
	c.Map(ids["x"], ids["n9"])
	call := m.Def(ids["call"])
	tail, err := main.Entry().SplitBefore(call)
	if err != nil {
		t.Fatal(err)
	}
	blocks, err := c.Blocks(main, main.Entry(), callee.Blocks)
	if err != nil {
		t.Fatal(err)
	}
	build.AtEnd(main.Entry()).Branch(blocks[0].ID())
	end := blocks[3].Last()
	value := end.ID(0)
	build.AtEnd(blocks[3]).Branch(tail.ID())
	m.ReplaceAndRemove(call, value)
	callee.Remove()
	passtest.Valid(t, m, "spv1.3")
	if v := main.Entry().First().Next(); v.Op != spirv.OpVariable || v.NumWords() != 1 {
		t.Errorf("the first block begins with %v", v)
	}
	if s := blocks[0].First().Next(); s.Op != spirv.OpStore || s.ID(1) != ids["n9"] {
		t.Errorf("the copy begins with %v", s)
	}
}

// TestCloneUnknown: what nobody understands is not copied, and what it may name isn't either.
func TestCloneUnknown(t *testing.T) {
	for _, unknown := range [][]uint32{{1<<16 | 65000}, {2<<16 | 65000, 0}} {
		ids := map[string]ir.ID{}
		bin := irtest.Named(t, cloneText, "spv1.3", ids)
		sum := irtest.Read(t, bin)
		words := append([]uint32(nil), unknown...)
		if len(words) > 1 {
			words[1] = uint32(ids["r"])
		}
		bin.Words = slices.Insert(bin.Words, sum.Offset(sum.Def(ids["sum"]))+5, words...)
		m := irtest.Read(t, bin)
		for _, c := range []*clone.Cloner{clone.New(m, m), clone.New(irtest.Shader(m.Header.Version), m)} {
			before := m.Epoch()
			if _, err := c.Function(m.Functions()[1]); err == nil || m.Epoch() != before {
				t.Errorf("copied: %v", err)
			}
			c.Release()
		}
	}
}

// TestCloneMismatch: modules that can't be one say so.
func TestCloneMismatch(t *testing.T) {
	for _, edit := range []func(m *ir.Module){
		func(m *ir.Module) { m.Header.Version = spirv.MakeVersion(1, 6) },
		func(m *ir.Module) {
			m.Section(ir.MemoryModel).First().SetWord(1, uint32(spirv.MemoryModelVulkan))
		},
	} {
		m, to := irtest.Shader(spirv.MakeVersion(1, 3)), irtest.Shader(spirv.MakeVersion(1, 3))
		edit(m)
		before := fmt.Sprint(to.Epoch(), to.Bound())
		c := clone.New(to, m)
		if _, err := c.Function(m.Functions()[0]); err == nil || fmt.Sprint(to.Epoch(), to.Bound()) != before {
			t.Errorf("copied: %v", err)
		}
		c.Release()
	}
}

// TestInlinedAt: what is inlined says so, also what was inlined into it before.
func TestInlinedAt(t *testing.T) {
	ids := map[string]ir.ID{}
	debug := strings.NewReplacer("OpMemoryModel", `OpExtension "SPV_KHR_non_semantic_info"
%set = OpExtInstImport "NonSemantic.Shader.DebugInfo.100"
OpMemoryModel`, "OpName %loop", "%file = OpString \"f\"\nOpName %loop", "%main = OpFunction", `
%none = OpExtInst %void %set DebugInfoNone
%source = OpExtInst %void %set DebugSource %file
%unit = OpExtInst %void %set DebugCompilationUnit %n1 %n1 %source %n1
%type = OpExtInst %void %set DebugTypeFunction %n0 %void
%outer = OpExtInst %void %set DebugFunction %file %type %source %n1 %n1 %unit %file %n0 %n1
%inner = OpExtInst %void %set DebugFunction %file %type %source %n1 %n1 %unit %file %n0 %n1
%innermost = OpExtInst %void %set DebugFunction %file %type %source %n1 %n1 %unit %file %n0 %n1
%inlined = OpExtInst %void %set DebugInlinedAt %n1 %inner
%main = OpFunction`, "%call =", `%s = OpExtInst %void %set DebugScope %outer
OpLine %file 9 1
%call =`, "%less =", `%s2 = OpExtInst %void %set DebugScope %inner
%less =`, "%sum =", `%s3 = OpExtInst %void %set DebugScope %innermost %inlined
%sum =`).Replace(cloneText)
	m := irtest.Read(t, irtest.Named(t, debug, "spv1.3", ids))
	main, callee := m.Functions()[0], m.Functions()[1]
	call := m.Def(ids["call"])
	c := clone.New(m, m)
	defer c.Release()
	c.InlinedAt(call)
	c.Map(ids["x"], ids["n9"])
	tail, err := main.Entry().SplitBefore(call)
	if err != nil {
		t.Fatal(err)
	}
	blocks, err := c.Blocks(main, main.Entry(), callee.Blocks)
	if err != nil {
		t.Fatal(err)
	}
	build.AtEnd(main.Entry()).Branch(blocks[0].ID())
	build.AtEnd(blocks[3]).Branch(tail.ID())
	passtest.Valid(t, m, "spv1.3")
	// inlinedAt returns the operands of the DebugInlinedAt that the scope of an instruction names.
	inlinedAt := func(id ir.ID) (scope ir.ID, at []uint32) {
		w := m.Def(id).Position().Scope
		return ir.ID(w[5]), m.Def(ir.ID(w[6])).Words()[2:]
	}
	scope, at := inlinedAt(c.ID(ids["less"]))
	outer := []uint32{uint32(ids["n9"]), uint32(ids["outer"])}
	if scope != ids["inner"] || !slices.Equal(at, outer) {
		t.Errorf("of %%%d, at %v, want %v", scope, at, outer)
	}
	scope, at = inlinedAt(c.ID(ids["sum"]))
	inner := []uint32{uint32(ids["n1"]), uint32(ids["inner"])}
	if scope != ids["innermost"] || len(at) != 3 || !slices.Equal(at[:2], inner) ||
		!slices.Equal(m.Def(ir.ID(at[2])).Words()[2:], outer) {
		t.Errorf("of %%%d, at %v", scope, at)
	}
	// What is written is read again.
	again := irtest.Read(t, irtest.Write(t, m))
	if n := strings.Count(irtest.Disassemble(t, again), "DebugInlinedAt"); n != 3 {
		t.Errorf("%d times inlined", n)
	}
}
