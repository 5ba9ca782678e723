package ssa_test

import (
	"math/rand/v2"
	"testing"

	"hone/analysis"
	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/internal/random"
	"hone/pass"
	"hone/spirv"
	"hone/ssa"
)

// TestReg2MemModules takes every module into SSA form, out of it and into it again: it is the same up to ids then, and
// spirv-val accepts what is between.
func TestReg2MemModules(t *testing.T) {
	for _, x := range corpus.All(t) {
		t.Run(x.Name, func(t *testing.T) {
			t.Parallel()
			bin := irtest.Load(t, x)
			check := pass.Options{Check: true}
			m := irtest.Read(t, bin)
			runPasses(t, m, check, ssa.SROA, ssa.Mem2Reg)
			first := irtest.Write(t, m)
			m = irtest.Read(t, first)
			changed := runPasses(t, m, check, ssa.Reg2Mem)
			for _, f := range m.Functions() {
				for _, b := range f.Blocks {
					for phi := range b.Phis() {
						if m.CanPhi(phi.Type) {
							t.Errorf("%s stays", phi)
						}
					}
				}
			}
			between := irtest.Write(t, m)
			runPasses(t, m, check, ssa.SROA, ssa.Mem2Reg)
			for i, f := range irtest.Read(t, first).Functions() {
				if err := isomorphic(f, m.Functions()[i]); err != nil {
					t.Errorf("function %%%d is not what it was: %v", f.Result(), err)
				}
			}
			if !changed {
				return
			}
			for _, out := range []*spirv.Binary{between, irtest.Write(t, m)} {
				if msg := passtest.ValidateAny(t, out); msg != "" && passtest.ValidateAny(t, first) == "" {
					t.Errorf("spirv-val: %s", msg)
				}
			}
		})
	}
}

// TestReg2MemRandom executes random functions in SSA form, in registers, with some or all phis as variables, and in
// SSA form again, which is the same as before.
func TestReg2MemRandom(t *testing.T) {
	n := 600
	if testing.Short() {
		n = 100
	}
	steps := 0
	for seed := range n {
		r := rand.New(rand.NewPCG(uint64(seed), 1))
		bin := random.Function(r, random.Options{Blocks: 2 + r.IntN(3+seed/12), Phis: 4, Insts: 4, Undef: seed%2 == 0})
		m := irtest.Read(t, bin)
		f := m.Functions()[0]
		for in := range f.Insts() {
			if in.Op == spirv.OpPhi && r.IntN(8) == 0 {
				m.Decorate(in.Result, spirv.DecorationRelaxedPrecision)
			}
		}
		if err := m.Verify(); err != nil {
			t.Fatal(err)
		}
		bin = irtest.Write(t, m)
		registers := ssa.NewRegisters(analysis.NewCache(m), f, false)
		some, all, back := irtest.Read(t, bin), irtest.Read(t, bin), irtest.Read(t, bin)
		runPasses(t, some, pass.Options{Check: true, BisectLimit: 1 + r.IntN(10)}, ssa.Reg2Mem)
		runPasses(t, all, pass.Options{Check: true}, ssa.Reg2Mem)
		runPasses(t, back, pass.Options{Check: true}, ssa.Reg2Mem, ssa.Mem2Reg)
		for _, b := range all.Functions()[0].Blocks {
			for phi := range b.Phis() {
				t.Errorf("seed %d: %s stays", seed, phi)
			}
		}
		if err := isomorphic(f, back.Functions()[0]); err != nil {
			t.Errorf("seed %d: the function is not what it was: %v", seed, err)
		}
		for k := range 6 {
			arguments := []number{{r.Int32(), true}, {r.Int32N(5), true}, {int32(k % 2), true}}
			before := execute(f, nil, arguments, 200)
			steps += len(before.trace)
			for _, after := range []struct {
				what string
				*execution
			}{
				{"in registers", execute(f, registers, arguments, 200)},
				{"with some variables", execute(some.Functions()[0], nil, arguments, 200)},
				{"with variables", execute(all.Functions()[0], nil, arguments, 200)},
				{"and back", execute(back.Functions()[0], nil, arguments, 200)},
			} {
				if !agree(before, after.execution) {
					t.Errorf("seed %d: %s: %v, want %v", seed, after.what, after.trace, before.trace)
				}
			}
		}
	}
	if steps < 10*n {
		t.Errorf("only %d steps were executed", steps)
	}
}
