package vm_test

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"testing"

	"hone/internal/glslgen"
	"hone/internal/irtest"
	"hone/internal/peers"
	"hone/ir"
	"hone/spirv"
	"hone/vm/compare"
)

var (
	mutations      = flag.Int("mutations", 8, "how many single changes are made to modules of generated GLSL")
	mutationsFirst = flag.Uint64("mutations-first", 0, "the first seed of these")
)

// perShader is how many changes are made to a shader.
const perShader = 8

// mutationKinds are single changes, to something as valid. They report false where they change nothing.
var mutationKinds = []struct {
	name   string
	change func(in *ir.Inst, r *rand.Rand) bool
}{
	{"operands swapped", func(in *ir.Inst, _ *rand.Rand) bool {
		switch in.Op {
		case spirv.OpISub, spirv.OpFSub, spirv.OpFDiv, spirv.OpUDiv, spirv.OpULessThan, spirv.OpSLessThan,
			spirv.OpFOrdLessThan, spirv.OpUGreaterThan, spirv.OpSGreaterThan, spirv.OpFOrdGreaterThan:
			return swap(in, 0, 1)
		}
		return false
	}},
	{"another operation", func(in *ir.Inst, _ *rand.Rand) bool {
		other, ok := otherOps[in.Op]
		if ok {
			in.Become(other, in.Words()...)
		}
		return ok
	}},
	{"arms swapped", func(in *ir.Inst, _ *rand.Rand) bool { return in.Op == spirv.OpSelect && swap(in, 1, 2) }},
	{"values of a phi swapped", func(in *ir.Inst, _ *rand.Rand) bool {
		return in.Op == spirv.OpPhi && in.NumWords() >= 4 && in.Module().Def(in.ID(0)).Function() == nil &&
			in.Module().Def(in.ID(2)).Function() == nil && swap(in, 0, 2)
	}},
	{"store dropped", func(in *ir.Inst, _ *rand.Rand) bool {
		if in.Op == spirv.OpStore {
			in.Remove()
		}
		return in.Op == spirv.OpStore
	}},
	{"constant changed", func(in *ir.Inst, r *rand.Rand) bool {
		m := in.Module()
		switch in.Op {
		case spirv.OpIAdd, spirv.OpISub, spirv.OpIMul, spirv.OpBitwiseAnd, spirv.OpBitwiseOr, spirv.OpBitwiseXor,
			spirv.OpULessThan, spirv.OpSLessThan, spirv.OpIEqual, spirv.OpINotEqual, spirv.OpStore, spirv.OpSelect,
			spirv.OpSGreaterThan, spirv.OpUGreaterThan:
		default:
			return false
		}
		for i := range in.NumWords() {
			if v, ok := m.Constants().IntValue(in.ID(i)); ok {
				in.SetID(i, m.Constants().Int(m.TypeOf(in.ID(i)), v^1<<r.IntN(3)))
				return true
			}
		}
		return false
	}},
}

// TestMutations makes single changes to modules that glslang makes of generated GLSL, in blocks that the runs execute:
// the verdict names the others. A change that some run of many finds changes what is stored; of these the comparison
// should find 99.5 of 100 with its defaults, and the test lists the others.
//
//	go test ./vm -run Mutations -mutations 2000 -timeout 8h -v
func TestMutations(t *testing.T) {
	glslang := peers.Need(t, "glslangValidator")
	made, matter, found := 0, 0, 0
	for seed := *mutationsFirst; made < *mutations; seed++ {
		data, err := glslgen.Generate(seed).Compile(glslang, t.TempDir())
		if err != nil {
			t.Fatal(err)
		}
		bin := irtest.Decode(t, data)
		reference, err := compare.NewReference(irtest.Read(t, bin), compare.Options{})
		if err != nil {
			t.Fatal(err)
		}
		missing := map[ir.ID]bool{}
		blocks, _ := reference.Unexecuted()
		for _, b := range blocks {
			missing[b.ID()] = true
		}
		for k := range uint64(min(perShader, *mutations-made)) {
			m := irtest.Read(t, bin)
			what := changeOne(m, missing, seed<<8|k)
			if what == "" {
				continue
			}
			made++
			c := reference.Compare(m)
			switch {
			case c.Verdict == compare.Different:
				matter++
				found++
			default:
				if why := differsInMany(t, irtest.Read(t, bin), m); why != "" {
					matter++
					t.Logf("seed %d, change %d: %s is %s %s, and %s", seed, k, what, c.Verdict, c.Reason, why)
				}
			}
		}
	}
	t.Logf("%d changes, of which %d change what is stored; %d of these are found", made, matter, found)
	least := 0.995
	if matter < 200 { // one that is missed weighs too much
		least = 0.8
	}
	if matter*4 < made || float64(found) < least*float64(matter) {
		t.Errorf("%d of %d are found", found, matter)
	}
}

// changeOne makes one change to a module, in none of some blocks, and says which; "" for none.
func changeOne(m *ir.Module, without map[ir.ID]bool, seed uint64) string {
	r := rand.New(rand.NewPCG(seed, 11))
	var list []*ir.Inst
	for _, f := range m.Functions() {
		for _, b := range f.Blocks {
			if without[b.ID()] {
				continue
			}
			for in := range b.Insts() {
				list = append(list, in)
			}
		}
	}
	kind := &mutationKinds[r.IntN(len(mutationKinds))]
	for range 4 * len(list) {
		in := list[r.IntN(len(list))]
		if text := in.String(); kind.change(in, r) {
			return fmt.Sprintf("%s: %s", kind.name, text)
		}
		kind = &mutationKinds[r.IntN(len(mutationKinds))]
	}
	return ""
}

// differsInMany returns how a module is different from another one in some of many runs with other seeds, "" where it
// is not.
func differsInMany(t *testing.T, a, b *ir.Module) string {
	t.Helper()
	seeds := 0
	s, err := compare.Repeat(a, b, compare.Options{Seed: 1000, Runs: 64}, func() bool { seeds++; return seeds < 4 })
	if err != nil {
		t.Fatal(err)
	}
	if s.Result.Verdict != compare.Different {
		return ""
	}
	return s.Result.Reason
}
