package ssa

import (
	"fmt"

	"hone/ir"
	"hone/spirv"
)

// named says that a value was stored to a variable.
type named struct {
	value ir.ID
	v     int32
}

// nameValues gives the values that were in a variable with a name that name with a number: a_1, a_2, in the order of
// the function's text. A value that has a name keeps it; one that was in several variables is named after the first.
// Linear in the function and in the module's names.
func (p *promoter) nameValues() {
	names := p.m.Section(ir.DebugNames)
	variable := make([]string, len(p.vars))
	taken := map[string]bool{}
	has := p.m.NewTable()
	defer has.Release()
	for in := range names.Insts() {
		if in.Op != spirv.OpName || in.Unknown() {
			continue
		}
		id := in.ID(0)
		name, _, _ := spirv.String(in.Words()[1:])
		taken[name] = true
		has.Set(id, 1)
		if i := p.index.Get(id) - 1; i >= 0 {
			variable[i] = name
		}
	}
	of := p.m.NewTable() // value -> 1 + the first variable with a name that it was stored to
	defer of.Release()
	for _, n := range p.named {
		if id := p.m.Resolve(n.value); of.Get(id) == 0 && has.Get(id) == 0 && variable[n.v] != "" {
			of.Set(id, n.v+1)
		}
	}
	last := map[string]int{} // the number that was given last, by name
	for in := range p.f.Insts() {
		i := of.Get(in.Result) - 1
		if in.Result == 0 || i < 0 {
			continue
		}
		name := variable[i]
		for {
			p.m.Spend(1)
			last[name]++
			numbered := fmt.Sprintf("%s_%d", name, last[name])
			if !taken[numbered] {
				taken[numbered] = true
				p.m.SetName(in.Result, numbered)
				break
			}
		}
	}
}
