package lower

import (
	"hone/ir"
	"hone/spirv"
)

// Orderer moves declarations before what names them: types, constants and variables stand in one section, in which each
// comes before its uses, and what is made anew stands at its end.
type Orderer struct {
	m     *ir.Module
	place *ir.Table // by id: where it stands among the declarations, from 1 on
	count int32
}

// NewOrderer returns an Orderer for the declarations as they stand. Cost: linear in them.
func NewOrderer(m *ir.Module) *Orderer {
	o := &Orderer{m: m, place: m.NewTable()}
	o.number()
	return o
}

// Release gives back the memory of o, which is not used again.
func (o *Orderer) Release() { o.place.Release() }

func (o *Orderer) number() {
	o.count = 0
	for in := range o.m.Section(ir.Globals).Insts() {
		if o.count++; in.Result != 0 {
			o.place.Set(in.Result, o.count)
		}
	}
}

// at returns where an id is declared. What was declared since stands at the end.
func (o *Orderer) at(id ir.ID) int32 {
	if n := o.place.Get(id); n != 0 {
		return n
	}
	return o.count + 1
}

// Before moves a declaration, and what it names, before another one if it stands behind. Cost: constant for each that
// is moved, and each that it names.
func (o *Orderer) Before(id ir.ID, at *ir.Inst) {
	in, place := o.m.Def(id), o.at(at.Result)
	if in == nil || in == at || in.Section() == nil || o.at(id) <= place && o.place.Get(id) != 0 {
		return
	}
	o.place.Set(id, place)
	if in.Type != 0 {
		o.Before(in.Type, at)
	}
	for _, part := range in.IDs() {
		o.Before(part, at)
	}
	in.MoveBefore(at)
}

// Repair moves all that is named before its declaration to where it is named. Pointers may be: they are announced.
// Cost: linear in the declarations.
func (o *Orderer) Repair() {
	o.number()
	for in := range o.m.Section(ir.Globals).Insts() {
		if in.Result == 0 || o.m.IsDebug(in) || in.Op == spirv.OpTypeForwardPointer {
			continue
		}
		for _, id := range in.IDs() {
			if d := o.m.Def(id); d != nil && d.Op != spirv.OpTypePointer {
				o.Before(id, in)
			}
		}
		if in.Type != 0 {
			o.Before(in.Type, in)
		}
	}
}
