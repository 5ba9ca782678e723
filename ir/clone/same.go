package clone

import (
	"slices"

	"hone/ir"
	"hone/spirv"
)

// clashes returns an error for a specialization constant of the other module whose SpecId is in the module, too, for
// something else: whoever specializes by number could not tell them apart. One that is declared in the same way is the
// same one.
func (x *imports) clashes(in *ir.Inst) error {
	number, ok := specID(x.c.from, in)
	if !ok {
		return nil
	}
	if x.specIDs == nil {
		x.specIDs = map[uint32][]*ir.Inst{}
		for in := range x.c.to.Section(ir.Globals).Insts() {
			if number, ok := specID(x.c.to, in); ok {
				x.specIDs[number] = append(x.specIDs[number], in)
			}
		}
	}
	list := x.specIDs[number] // a module may have several
	if len(list) == 0 || slices.ContainsFunc(list, func(here *ir.Inst) bool { return x.sameSpecConstant(in, here) }) {
		return nil
	}
	return ir.Faultf(in, "has SpecId %d, which is another specialization constant there: %s", number, list[0])
}

// sameSpecConstant reports whether a specialization constant of the other module is declared like one of the module.
func (x *imports) sameSpecConstant(there, here *ir.Inst) bool {
	a, b := x.c.from.Def(there.Type), x.c.to.Def(here.Type)
	return there.Op == here.Op && slices.Equal(there.Words(), here.Words()) && a != nil && b != nil && a.Op == b.Op &&
		slices.Equal(a.Words(), b.Words()) && x.sameDecorations(there.Result, here.Result)
}

// specID returns the number by which a constant is specialized.
func specID(m *ir.Module, in *ir.Inst) (number uint32, ok bool) {
	if !in.Op.Is(spirv.TraitSpecConstant) {
		return 0, false
	}
	for d := range m.Decorations(in.Result) {
		if d.Kind == spirv.DecorationSpecId && len(d.Params) > 0 {
			return d.Params[0], true
		}
	}
	return 0, false
}

// sameDecorations reports whether an id of the other module and one of the module have the same decorations, none with
// ids.
func (x *imports) sameDecorations(there, here ir.ID) bool {
	a, b := slices.Collect(x.c.from.Decorations(there)), slices.Collect(x.c.to.Decorations(here))
	if len(a) != len(b) {
		return false
	}
	for _, d := range a {
		if d.HasIDs() || !slices.ContainsFunc(b, func(e ir.Decoration) bool {
			return d.Kind == e.Kind && d.Member == e.Member && slices.Equal(d.Params, e.Params) && !e.HasIDs()
		}) {
			return false
		}
	}
	return true
}

// unify looks for a type of the module that is the same as a pointer type that OpTypeForwardPointer announces in the
// other one. Such types may hold each other, so two are the same if they are under the assumption that they are
// (coinductively). What they are made of stands for its originals then. Cost: linear in what the types are made of, for
// each pointer that is announced in the module.
func (x *imports) unify(pointer ir.ID) bool {
	to := x.c.to
	for in := range to.Section(ir.Globals).Insts() {
		if in.Op != spirv.OpTypeForwardPointer || in.Unknown() {
			continue
		}
		assumed := assumption{x: x, of: x.c.from.NewTable()}
		same := assumed.same(pointer, to.Resolve(in.ID(0)))
		if same {
			for _, id := range assumed.list {
				x.c.global.Set(id, assumed.of.Get(id))
				x.unified.Set(id, 1)
			}
		}
		assumed.of.Release()
		if same {
			return true
		}
	}
	return false
}

// assumption holds what stands for ids of the other module if two types are the same.
type assumption struct {
	x    *imports
	of   *ir.Table
	list []ir.ID // that have an entry
}

// same reports whether an id of the other module declares the same type or constant as one of the module.
func (a *assumption) same(there, here ir.ID) bool {
	from, to := a.x.c.from, a.x.c.to
	there = from.Resolve(there)
	if known := max(a.of.Get(there), a.x.c.global.Get(there)); known != 0 {
		return to.Resolve(ir.ID(known)) == here
	}
	d, e := from.Def(there), to.Def(here)
	if d == nil || e == nil || d.Op != e.Op || d.Unknown() || e.Unknown() || d.NumWords() != e.NumWords() ||
		!d.Op.Is(spirv.TraitType) && !d.Op.Is(spirv.TraitConstant) || (d.Type == 0) != (e.Type == 0) ||
		!a.x.sameDecorations(there, here) {
		return false
	}
	a.of.Set(there, int32(here))
	a.list = append(a.list, there)
	if d.Type != 0 && !a.same(d.Type, e.Type) {
		return false
	}
	literals := slices.Clone(d.Words())
	for i, id := range d.IDs() {
		if !a.same(id, e.ID(i)) {
			return false
		}
		literals[i] = e.Words()[i]
	}
	return slices.Equal(literals, e.Words())
}
