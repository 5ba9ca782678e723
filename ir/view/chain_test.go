package view_test

import (
	"testing"

	"hone/internal/corpus"
	"hone/internal/irtest"
	"hone/ir"
	"hone/ir/build"
	"hone/ir/view"
	"hone/spirv"
)

// TestAccessChains: in all modules, the steps of a chain lead to the type that its result points to.
func TestAccessChains(t *testing.T) {
	chains, steps := 0, 0
	for _, file := range corpus.All(t) {
		m, err := ir.Read(irtest.Load(t, file))
		if err != nil {
			continue
		}
		for _, f := range m.Functions() {
			for in := range f.Insts() {
				a, ok := view.AsAccessChain(in)
				if !ok {
					continue
				}
				chains++
				typ, n := a.BaseType(), 0
				for s := range a.Steps() {
					if s.Aggregate != typ || s.Index != in.ID(s.Operand) {
						t.Errorf("%s: %v: step %+v", file.Name, in, s)
					}
					typ = s.Type
					n++
				}
				steps += n
				want := m.Types().Pointee(in.Type)
				if typ != 0 && want != 0 && typ != want {
					t.Errorf("%s: %v leads to %%%d", file.Name, in, typ)
				}
				if a.Element() != 0 {
					n++
				}
				if known := typ != 0; known && in.NumWords() != n+1 && want != 0 {
					t.Errorf("%s: %v has %d steps", file.Name, in, n)
				}
			}
		}
	}
	if chains < 1000 || steps < chains {
		t.Errorf("%d steps in %d chains", steps, chains)
	}
}

func TestAccessChainForms(t *testing.T) {
	m := ir.New(spirv.MakeVersion(1, 3))
	u32 := m.Types().Int(32, false)
	n1 := m.Constants().Int(u32, 1)
	vec := m.Types().Vector(u32, 2)
	private := func(typ ir.ID) ir.ID { return m.Types().Pointer(spirv.StorageClassPrivate, typ) }
	v := m.AddVariable(ir.Variable{Class: spirv.StorageClassPrivate, Type: m.Types().Struct(u32, vec)})
	f := m.NewFunction(m.Types().Function(m.Types().Void()), spirv.FunctionControlNone)
	b := build.AtEnd(f.NewBlock(nil))
	for _, c := range []struct {
		id       ir.ID
		element  ir.ID
		inBounds bool
	}{
		{b.AccessChain(private(u32), v, n1, n1), 0, false},
		{b.InBoundsAccessChain(private(u32), v, n1, n1), 0, true},
		{b.PtrAccessChain(private(u32), v, n1, n1, n1), n1, false},
		{b.InBoundsPtrAccessChain(private(u32), v, n1, n1, n1), n1, true},
	} {
		a, ok := view.AsAccessChain(m.Def(c.id))
		if !ok || a.Base() != v || a.Element() != c.element || a.InBounds() != c.inBounds {
			t.Errorf("%v: %v, base %%%d, element %%%d", m.Def(c.id), ok, a.Base(), a.Element())
		}
		last := view.Step{}
		for last = range a.Steps() {
		}
		if last.Aggregate != vec || last.Type != u32 {
			t.Errorf("%v: last step %+v", m.Def(c.id), last)
		}
	}
	if _, ok := view.AsAccessChain(m.Def(v)); ok {
		t.Error("a variable is no access chain")
	}
}
