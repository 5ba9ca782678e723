package analysis_test

import (
	"math/rand/v2"
	"testing"

	"hone/analysis"
	"hone/ir"
	"hone/ir/build"
	"hone/spirv"
)

// TestUpdates edits random modules and compares what is kept up to date with what is computed anew.
func TestUpdates(t *testing.T) {
	rounds := 400
	if testing.Short() {
		rounds = 60
	}
	for seed := range rounds {
		r := rand.New(rand.NewPCG(uint64(seed), 5))
		m := randomMemoryModule(t, r)
		c := analysis.NewCache(m)
		for range 12 {
			kept, calls, variables := analysis.Memory.Of(c), analysis.Calls.Of(c), analysis.ModuleVariables.Of(c)
			fresh := analysis.NewCache(m)
			if !analysis.Calls.Validate(calls, analysis.Calls.Of(fresh)) ||
				!analysis.ModuleVariables.Validate(variables, analysis.ModuleVariables.Of(fresh)) {
				t.Fatalf("seed %d: calls or variables are not those of the module", seed)
			}
			compareMemory(t, seed, m, kept, analysis.Memory.Of(fresh))
			f := m.Functions()[r.IntN(len(m.Functions()))]
			for range 1 + r.IntN(3) {
				editAccess(m, f, r)
			}
			if err := m.Verify(); err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
		}
	}
}

func compareMemory(t *testing.T, seed int, m *ir.Module, kept, fresh *analysis.ModuleMemory) {
	t.Helper()
	for _, f := range m.Functions() {
		if kept.CalleeModRef(f).Effects() != fresh.CalleeModRef(f).Effects() {
			t.Fatalf("seed %d: effects of %%%d: %s, computed anew %s", seed, f.Result(), kept.CalleeModRef(f).Effects(),
				fresh.CalleeModRef(f).Effects())
		}
		var pointers []ir.ID
		for in := range f.Insts() {
			if m.Types().Pointee(in.Type) != 0 {
				pointers = append(pointers, in.Result)
			}
		}
		for in := range m.Section(ir.Globals).Insts() {
			if in.Op == spirv.OpVariable {
				pointers = append(pointers, in.Result)
			}
		}
		for in := range f.Insts() {
			for _, p := range pointers {
				k, n := kept.Location(p), fresh.Location(p)
				if kept.MayRead(in, k) != fresh.MayRead(in, n) || kept.MayWrite(in, k) != fresh.MayWrite(in, n) {
					t.Fatalf("seed %d: %s and %%%d: computed anew it is another answer", seed, in, p)
				}
				if kept.ModuleModRef().MayWrite(k) != fresh.ModuleModRef().MayWrite(n) {
					t.Fatalf("seed %d: the module and %%%d: computed anew it is another answer", seed, p)
				}
			}
		}
	}
}

// editAccess adds, removes or changes an access of memory or a call.
func editAccess(m *ir.Module, f *ir.Function, r *rand.Rand) {
	var all []*ir.Inst
	for in := range f.Insts() {
		switch in.Op {
		case spirv.OpLoad, spirv.OpStore, spirv.OpFunctionCall, spirv.OpSelect:
			all = append(all, in)
		}
	}
	if len(all) == 0 {
		return
	}
	in := all[r.IntN(len(all))]
	switch r.IntN(4) {
	case 0: // gone
		switch {
		case in.Op == spirv.OpStore:
			in.Remove()
		case m.Types().Pointee(in.Type) == 0:
			m.ReplaceAndRemove(in, m.Constants().Int(in.Type, 1))
		}
	case 1: // once more
		words := in.Words()
		build.Before(in).Emit(in.Op, in.Type, in.Result != 0, words...)
	case 2: // another argument or pointer of the same type, from before it
		i := 0
		if in.Op != spirv.OpLoad && in.Op != spirv.OpStore {
			i = 1 + r.IntN(in.NumWords()-1+1)
		}
		if i >= in.NumWords() {
			return
		}
		typ := m.TypeOf(in.ID(i))
		for before := in.Prev(); before != nil; before = before.Prev() {
			if before.Type == typ && r.IntN(2) == 0 {
				in.SetID(i, before.Result)
				return
			}
		}
	case 3:
		if in.Op == spirv.OpStore {
			build.Before(in).Load(m.TypeOf(in.ID(1)), in.ID(0))
		} else if in.Op == spirv.OpLoad {
			build.Before(in).Store(in.ID(0), m.Constants().Int(in.Type, 3))
		}
	}
}
