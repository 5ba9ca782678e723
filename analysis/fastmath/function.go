package fastmath

import (
	"slices"

	"hone/analysis"
	"hone/graph"
	"hone/ir"
	"hone/spirv"
)

// Of returns what holds for the code of f: for all entry points from which calls lead to it. A function that another
// module may call has no freedoms but those that its instructions are decorated with, since the entry points of that
// module may have any mode. It rounds to nearest nevertheless, unless an entry point of this module says otherwise: a
// library that is to round in other ways has to say so. The result is shared and must not be written.
//
// Cost: linear in execution modes where these say nothing of floats, and the module declares no capability Linkage, as
// nearly all; else, once for a module and until its calls change, linear in functions, calls and execution modes.
func Of(s analysis.Source, f *ir.Function) *Environments {
	m := s.Facts().Module()
	if x := plain(m); x != nil {
		return x
	}
	return &ofFunctions.Of(s).list[f.Index]
}

// plain returns the environments of all functions of a module that says nothing of floats in its execution modes and
// that no other one is linked with, nil for another module.
func plain(m *ir.Module) *Environments {
	for in := range m.Section(ir.ExecutionModes).Insts() {
		if in.Unknown() || in.NumWords() > 1 && isMode(spirv.ExecutionMode(in.Literal(1))) {
			return nil
		}
	}
	if m.HasCapability(spirv.CapabilityLinkage) {
		return nil
	}
	return ofModule(m)
}

// functions are the environments of the functions of a module.
type functions struct {
	list  []Environments // by index
	graph *graph.Graph   // of the calls for which they hold
}

// ofFunctions is the fact for modules that are not plain.
var ofFunctions = &analysis.ModuleFact[functions]{
	Name: "fast-math", DependsOn: analysis.OnOutside | analysis.OnFunctions, Compute: handDown,
	Update: func(c *analysis.Cache, old functions) functions {
		if analysis.Calls.Of(c).Graph() == old.graph { // which is another one after edits outside of functions, too
			return old
		}
		return handDown(c)
	},
	Validate: func(kept, fresh functions) bool { return slices.Equal(kept.list, fresh.list) },
}

// handDown hands the environments of entry points down to what they call, callers first. A function that nothing calls
// gets what holds without execution modes.
func handDown(c *analysis.Cache) functions {
	m, calls := c.Module(), analysis.Calls.Of(c)
	list, every := ofEntries(m)
	if m.HasCapability(spirv.CapabilityLinkage) {
		for i := range every { // the entry points of other modules may declare anything
			every[i].Default, every[i].Forbidden = 0, All
		}
	}
	reached := make([]bool, len(list))
	for i := range list {
		reached[i] = list[i] != Environments{}
	}
	reach := func(f *ir.Function, e Environments) {
		if reached[f.Index] {
			e = e.with(&list[f.Index])
		}
		list[f.Index], reached[f.Index] = e, true
	}
	for group := range calls.CallersFirst() {
		first := group[0]
		for _, f := range group {
			if calls.UnknownCallers(f) {
				reach(first, every)
			}
			for caller := range calls.Callers(f) {
				if reached[caller.Index] {
					reach(first, list[caller.Index])
				}
			}
			if reached[f.Index] {
				reach(first, list[f.Index])
			}
		}
		if !reached[first.Index] {
			reach(first, *ofModule(m))
		}
		for _, f := range group[1:] {
			list[f.Index], reached[f.Index] = list[first.Index], true
		}
	}
	return functions{list, calls.Graph()}
}

// ofEntries returns the environments of the functions that are entry points, by index, and the strictest of them. Those
// of other functions are empty.
func ofEntries(m *ir.Module) (list []Environments, strictest Environments) {
	builders := make([]*builder, len(m.Functions()))
	each := func(s *ir.Section, do func(b *builder, in *ir.Inst)) {
		for in := range s.Insts() {
			for _, id := range in.IDs() {
				if d := m.Def(id); d != nil && d.Op == spirv.OpFunction {
					b := &builders[d.Function().Index]
					if *b == nil {
						*b = &builder{e: *ofModule(m)}
					}
					do(*b, in)
				}
			}
		}
	}
	each(m.Section(ir.EntryPoints), func(*builder, *ir.Inst) {})
	each(m.Section(ir.ExecutionModes), (*builder).add)
	list, strictest = make([]Environments, len(builders)), *ofModule(m)
	for i, b := range builders {
		if b != nil {
			list[i] = b.finish()
			strictest = strictest.with(&list[i])
		}
	}
	return list, strictest
}
