package reduce_test

import (
	"context"
	"flag"
	"testing"

	"hone/internal/cputime"
	"hone/internal/irtest"
	"hone/internal/shadergen"
	"hone/ir"
	"hone/pass"
	"hone/reduce"
	"hone/spirv"
	"hone/vm/compare"
)

var (
	shaders    = flag.Int("shaders", 0, "how many generated shaders each wrong pass is reduced for; 0: one, for some")
	statements = flag.Int("statements", 12, "of a generated shader")
)

// wrong are passes that change what shaders do. Each transforms all that it finds.
var wrong = []struct {
	name   string
	change func(in *ir.Inst) bool
}{
	{"swap", func(in *ir.Inst) bool { // a - b becomes b - a
		if in.Op != spirv.OpISub && in.Op != spirv.OpFSub || in.ID(0) == in.ID(1) {
			return false
		}
		a, b := in.ID(0), in.ID(1)
		in.SetID(0, b)
		in.SetID(1, a)
		return true
	}},
	{"xor-to-or", func(in *ir.Inst) bool { return in.Op == spirv.OpBitwiseXor && become(in, spirv.OpBitwiseOr) }},
	{"and-to-or", func(in *ir.Inst) bool { return in.Op == spirv.OpLogicalAnd && become(in, spirv.OpLogicalOr) }},
	{"signed-to-unsigned", func(in *ir.Inst) bool { return in.Op == spirv.OpSLessThan && become(in, spirv.OpULessThan) }},
	{"arithmetic-to-logical", func(in *ir.Inst) bool {
		return in.Op == spirv.OpShiftRightArithmetic && become(in, spirv.OpShiftRightLogical)
	}},
	{"arms", func(in *ir.Inst) bool { // c ? a : b becomes c ? b : a
		if in.Op != spirv.OpSelect || in.ID(1) == in.ID(2) {
			return false
		}
		a, b := in.ID(1), in.ID(2)
		in.SetID(1, b)
		in.SetID(2, a)
		return true
	}},
	{"bound", func(in *ir.Inst) bool { return in.Op == spirv.OpULessThan && become(in, spirv.OpULessThanEqual) }},
	{"dead-store", func(in *ir.Inst) bool { // takes a store for dead if one follows in its block
		if in.Op != spirv.OpStore {
			return false
		}
		for next := in.Next(); next != nil; next = next.Next() {
			if next.Op == spirv.OpStore {
				in.Remove()
				return true
			}
		}
		return false
	}},
}

func become(in *ir.Inst, op spirv.Op) bool {
	in.Become(op, in.Words()...)
	return true
}

// TestMiscompiled: wrong passes over generated shaders lead to modules of some lines.
func TestMiscompiled(t *testing.T) {
	for i, w := range wrong {
		if *shaders == 0 && i%3 != 0 {
			continue
		}
		t.Run(w.name, func(t *testing.T) {
			p := pass.Of(pass.ForFunctions(w.name, "", func(c *pass.Context, f *ir.Function) bool {
				changed := false
				for in := range f.Insts() {
					changed = w.change(in) || changed
				}
				return changed
			}))
			problem := reduce.Miscompiled{By: p, Compare: compare.Options{Runs: 8}}
			done := 0
			for seed := uint64(0); done < max(1, *shaders) && seed < 200; seed++ {
				in := irtest.Assemble(t, shadergen.Generate(seed, shadergen.Options{Exact: true, Flow: true, Records: true,
					Calls: true, Size: *statements}), "spv1.3")
				if ok, _ := problem.Test(context.Background(), in); !ok {
					continue
				}
				done++
				problem := problem.For(in)
				start := cputime.Now()
				r, err := reduce.Reduce(context.Background(), in, problem.Test, reduce.Options{Defined: true})
				if err != nil {
					t.Fatal(err)
				}
				took := cputime.Since(start)
				t.Logf("seed %d: from %s to %s, %d tests of %d candidates, %.1f s", seed, r.Before, r.After, r.Tests,
					r.Candidates, took.Seconds())
				if r.Fault != nil {
					t.Error(r.Fault)
				}
				if r.After.Instructions > 30 {
					t.Errorf("%d instructions are left:\n%s", r.After.Instructions, irtest.Disassemble(t, irtest.Read(t, r.Binary)))
				}
				if testing.Verbose() {
					t.Log(irtest.Disassemble(t, irtest.Read(t, r.Binary)))
					for _, s := range r.Steps {
						if s.Tried > 0 {
							t.Log(s)
						}
					}
				}
			}
			if done == 0 {
				t.Error("no shader shows it")
			}
		})
	}
}
