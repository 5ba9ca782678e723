package vm_test

import (
	"flag"
	"math/rand/v2"
	"testing"

	"hone/internal/irtest"
	"hone/internal/shadergen"
	"hone/ir"
	"hone/spirv"
	"hone/vm"
	"hone/vm/compare"
)

var mutants = flag.Int("mutants", 12, "how many generated shaders get a fault of each kind")

// otherOps are instructions that may stand in place of others.
var otherOps = map[spirv.Op]spirv.Op{
	spirv.OpIAdd: spirv.OpISub, spirv.OpISub: spirv.OpIAdd, spirv.OpIMul: spirv.OpIAdd, spirv.OpFAdd: spirv.OpFSub, spirv.OpFMul: spirv.OpFAdd,
	spirv.OpBitwiseXor: spirv.OpBitwiseOr, spirv.OpBitwiseAnd: spirv.OpBitwiseOr, spirv.OpLogicalAnd: spirv.OpLogicalOr,
	spirv.OpULessThan: spirv.OpULessThanEqual, spirv.OpSLessThan: spirv.OpULessThan, spirv.OpShiftRightArithmetic: spirv.OpShiftRightLogical,
}

// TestMutants plants faults at random in generated shaders, where they are executed. Most are found. The others have no
// influence on what is stored: a value that is computed and not used, an OpBitwiseXor with bits that are 0, a bound
// that the loop does not come to.
func TestMutants(t *testing.T) {
	planted, found := 0, 0
	for _, kind := range []struct {
		name   string
		change func(in *ir.Inst) bool // to something as valid; false for none
	}{
		{"operands swapped", func(in *ir.Inst) bool {
			return (in.Op == spirv.OpISub || in.Op == spirv.OpFSub || in.Op == spirv.OpULessThan ||
				in.Op == spirv.OpSLessThan) && swap(in, 0, 1)
		}},
		{"another operation", func(in *ir.Inst) bool {
			other, ok := otherOps[in.Op]
			if ok {
				in.Become(other, in.Words()...)
			}
			return ok
		}},
		{"arms swapped", func(in *ir.Inst) bool { return in.Op == spirv.OpSelect && swap(in, 1, 2) }},
		{"store dropped", func(in *ir.Inst) bool {
			if in.Op == spirv.OpStore {
				in.Remove()
			}
			return in.Op == spirv.OpStore
		}},
	} {
		n, different := 0, 0
		for seed := range uint64(*mutants) {
			bin := irtest.Assemble(t, shadergen.Generate(seed, shadergen.Options{Exact: true, Size: 20}), "spv1.3")
			reference, err := compare.NewReference(irtest.Read(t, bin), compare.Options{Runs: 8, Elements: 512})
			if err != nil {
				t.Fatal(err)
			}
			m := irtest.Read(t, bin)
			before := ""
			for _, in := range shuffled(reached(t, m, reference.Inputs(0)), seed) {
				text := in.String()
				if kind.change(in) {
					before = text
					break
				}
			}
			if before == "" {
				continue
			}
			n++
			if c := reference.Compare(m); c.Verdict == compare.Different {
				different++
			} else if testing.Verbose() {
				t.Logf("%s, seed %d, is %s: %s", kind.name, seed, c.Verdict, before)
			}
		}
		t.Logf("%s: %d of %d are found", kind.name, different, n)
		planted += n
		found += different
	}
	if planted < *mutants*3 || found*10 < planted*7 {
		t.Errorf("%d of %d faults are found", found, planted)
	}
}

// reached returns the instructions of the blocks that are executed with some inputs.
func reached(t *testing.T, m *ir.Module, in vm.Inputs) (list []*ir.Inst) {
	t.Helper()
	p, err := vm.Compile(m, vm.Options{})
	if err != nil {
		t.Fatal(err)
	}
	result, err := p.Run(in)
	if err != nil { // it takes long
		return nil
	}
	for _, b := range result.Blocks {
		if b.Invocations > 0 {
			for in := range b.Block.Insts() {
				list = append(list, in)
			}
		}
	}
	return list
}

func shuffled(list []*ir.Inst, seed uint64) []*ir.Inst {
	r := rand.New(rand.NewPCG(seed, 9))
	r.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	return list
}

// swap exchanges two operands that are not the same.
func swap(in *ir.Inst, i, j int) bool {
	a, b := in.ID(i), in.ID(j)
	in.SetID(i, b)
	in.SetID(j, a)
	return a != b
}
