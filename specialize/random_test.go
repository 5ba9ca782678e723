package specialize_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"hone"
	"hone/analysis"
	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/internal/shadergen"
	"hone/ir"
	"hone/specialize"
	"hone/spirv"
	"hone/vm/compare"
)

var (
	opened = flag.Int("opened", 60, "how many generated shaders TestOpened specializes")
	times  = flag.Int("times", 1, "how often TestModules specializes each module")
)

// TestOpened makes specialization constants of constants and conditions in generated shaders, so that any branch may
// fold, and compares what they compute with what specialized ones do. spirv-val and the verifier see each result.
//
//	go test ./specialize -run Opened -opened 5000 -timeout 6h
func TestOpened(t *testing.T) {
	kinds := []shadergen.Options{
		{Size: 30, Flow: true},
		{Size: 50, Narrow: true, Wide: true, Half: true, Double: true, Constants: true, Flow: true},
		{Size: 60, Barriers: true, Subgroups: true},
		{Size: 20, Modern: true, Flow: true, Exact: true},
		{Size: 120, Flow: true},
		{Size: 40, Records: true, Flow: true, Modern: true},
		{Size: 60, Algebra: true, Narrow: true, Wide: true},
	}
	for i := range *opened {
		t.Run(fmt.Sprint(i), func(t *testing.T) {
			t.Parallel()
			r := rand.New(rand.NewPCG(uint64(i), 1))
			o := kinds[i%len(kinds)]
			bin := open(t, irtest.Assemble(t, shadergen.Generate(uint64(i/len(kinds)), o), o.Version()), r)
			if r.IntN(3) == 0 {
				bin = irtest.WithDebug(t, bin, uint64(i))
			}
			specialized(t, bin, o.Environment(), r)
		})
	}
}

// TestModules specializes all modules, with their own constants and with some that are made of constants and
// conditions.
//
//	go test ./specialize -run Modules -times 10
func TestModules(t *testing.T) {
	for i, file := range corpus.All(t) {
		t.Run(file.Name, func(t *testing.T) {
			t.Parallel()
			bin := irtest.Load(t, file)
			r := rand.New(rand.NewPCG(uint64(i), 2))
			o := open(t, bin, r)
			valid := passtest.ValidateAny(t, o) == ""
			for range *times {
				values, out := apply(t, o, r)
				if msg := passtest.ValidateAny(t, out); msg != "" && valid {
					keep(t, o, out)
					t.Fatalf("spirv-val: %s", msg)
				}
				passtest.Meaning(t, o, out, compare.Options{Runs: 4, Spec: values, Steps: 1 << 17})
			}
		})
	}
}

// open makes specialization constants of some constants that functions use, and of some conditions.
func open(t testing.TB, bin *spirv.Binary, r *rand.Rand) *spirv.Binary {
	m := irtest.Read(t, bin)
	number := uint32(100)
	boolean := ir.ID(0)
	for in := range m.Section(ir.Globals).Insts() {
		if in.Op == spirv.OpTypeBool {
			boolean = in.Result
		}
	}
	constant := func(op spirv.Op, typ ir.ID, words ...uint32) ir.ID {
		in := m.NewInst(op, typ, true, words...)
		m.Section(ir.Globals).Append(in)
		m.Decorate(in.Result, spirv.DecorationSpecId, number)
		number++
		return in.Result
	}
	rate := 2 + r.IntN(6)
	for _, f := range m.Functions() {
		for _, b := range f.Blocks {
			for in := range b.Insts() {
				if in.Unknown() {
					continue
				}
				last := in.Op == spirv.OpBranchConditional
				if last && boolean != 0 && r.IntN(rate) == 0 {
					in.SetID(0, constant([]spirv.Op{spirv.OpSpecConstantTrue, spirv.OpSpecConstantFalse}[r.IntN(2)], boolean))
					continue
				}
				arithmetic := in.Op == spirv.OpIAdd || in.Op == spirv.OpIMul || in.Op == spirv.OpLogicalAnd ||
					in.Op == spirv.OpLogicalOr || in.Op == spirv.OpSelect || in.Op == spirv.OpPhi || in.Op == spirv.OpFAdd ||
					in.Op == spirv.OpFMul || in.Op == spirv.OpIEqual || in.Op == spirv.OpSLessThan || in.Op == spirv.OpULessThan ||
					in.Op == spirv.OpStore || in.Op == spirv.OpCompositeConstruct || in.Op == spirv.OpSwitch
				for k, id := range in.IDs() {
					d := m.Def(id)
					if !arithmetic && !last || d == nil || r.IntN(rate) != 0 || in.Op == spirv.OpSwitch && k > 0 {
						continue
					}
					switch d.Op {
					case spirv.OpConstantTrue:
						in.SetID(k, constant(spirv.OpSpecConstantTrue, d.Type))
					case spirv.OpConstantFalse:
						in.SetID(k, constant(spirv.OpSpecConstantFalse, d.Type))
					case spirv.OpConstant:
						in.SetID(k, constant(spirv.OpSpecConstant, d.Type, d.Words()...))
					}
				}
			}
		}
	}
	return irtest.Write(t, m)
}

// apply optimizes a module, or not, and specializes it with random values for some constants: the value that they have,
// mostly, of a boolean any.
func apply(t testing.TB, bin *spirv.Binary, r *rand.Rand) (map[uint32]uint64, *spirv.Binary) {
	t.Helper()
	m := irtest.Read(t, bin)
	values, defaults := map[uint32]uint64{}, map[uint32]uint64{}
	share := r.IntN(4)
	for in := range m.Section(ir.Globals).Insts() {
		for d := range m.Decorations(in.Result) {
			if d.Kind != spirv.DecorationSpecId {
				continue
			}
			if v, ok := defaults[d.Params[0]]; ok { // two constants, whose defaults may differ
				if _, ok := values[d.Params[0]]; !ok {
					values[d.Params[0]] = v
				}
				continue
			}
			var v uint64
			switch in.Op {
			case spirv.OpSpecConstant:
				for i := range in.NumWords() {
					v |= uint64(in.Word(i)) << (32 * i)
				}
				if w := m.NumberWidth(in.Type); w < 64 {
					v &= 1<<w - 1
				}
				defaults[d.Params[0]] = v
				if t := m.Def(in.Type); t.Op == spirv.OpTypeInt && r.IntN(6) == 0 {
					v = uint64(r.IntN(4))
				}
			case spirv.OpSpecConstantTrue, spirv.OpSpecConstantFalse:
				if in.Op == spirv.OpSpecConstantTrue {
					defaults[d.Params[0]] = 1
				} else {
					defaults[d.Params[0]] = 0
				}
				v = uint64(r.IntN(2))
			default:
				continue
			}
			if r.IntN(4) < share {
				continue
			}
			values[d.Params[0]] = v
		}
	}
	s, err := hone.NewSpecializer(bin.Words)
	if r.IntN(2) == 0 {
		s, err = specialize.New(irtest.Read(t, bin))
	}
	if err != nil {
		t.Fatal(err)
	}
	if r.IntN(2) == 0 { // scratch memory is clean again
		if _, err := s.ApplyWithDefaults(nil); err != nil {
			t.Fatal(err)
		}
	}
	apply := s.Apply
	if r.IntN(4) == 0 {
		apply = s.ApplyWithDefaults
	}
	out, err := apply(values)
	if err != nil {
		t.Fatal(err)
	}
	result := &spirv.Binary{Words: out}
	check(t, bin, result)
	for id, v := range defaults {
		if _, ok := values[id]; !ok {
			values[id] = v
		}
	}
	return values, result
}

// check fails the test if a module breaks an invariant.
func check(t testing.TB, before, after *spirv.Binary) {
	t.Helper()
	if e := after.Check(); e != nil {
		keep(t, before, after)
		t.Fatal(e)
	}
	m, err := ir.Read(after)
	if err == nil {
		err = m.Verify()
	}
	if err != nil {
		keep(t, before, after)
		t.Fatal(err)
	}
	cache := analysis.NewCache(m)
	for _, f := range m.Functions() {
		if err := analysis.VerifyStructure(cache, f); err != nil {
			keep(t, before, after)
			t.Fatal(err)
		}
	}
}

// keep writes modules in which something was found to the folder that HONE_KEEP names.
func keep(t testing.TB, before, after *spirv.Binary) {
	if dir := os.Getenv("HONE_KEEP"); dir != "" {
		name := filepath.Join(dir, filepath.Base(t.Name()))
		os.WriteFile(name+".before.spv", before.Bytes(), 0o666)
		os.WriteFile(name+".after.spv", after.Bytes(), 0o666)
	}
}

// specialized compares a shader with what some values for its constants make of it.
func specialized(t *testing.T, bin *spirv.Binary, environment string, r *rand.Rand) {
	if msg := passtest.Validate(t, bin, environment); msg != "" {
		t.Log(msg)
		t.Skip("a module that is not valid once its constants are open")
	}
	values, out := apply(t, bin, r)
	if msg := passtest.Validate(t, out, environment); msg != "" {
		keep(t, bin, out)
		t.Fatalf("spirv-val: %s", msg)
	}
	o := compare.Options{Runs: 4, Groups: [3]int{2, 1, 1}, Elements: 512, Steps: 1 << 17, Spec: values}
	c, err := compare.Modules(irtest.Read(t, bin), irtest.Read(t, out), o)
	if err != nil {
		t.Fatal(err)
	}
	if c.Verdict == compare.Different {
		keep(t, bin, out)
		t.Errorf("%v: %s", values, c.Reason)
	}
}
