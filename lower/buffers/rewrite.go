package buffers

import (
	"slices"

	"hone/ir"
	"hone/ir/view"
	"hone/lower"
	"hone/spirv"
)

// function lowers what a function does with buffers. Places and values are found before what uses them.
func (x *lowerer) function(f *ir.Function) {
	var list []*ir.Inst // before others are added
	for in := range f.Insts() {
		list = append(list, in)
	}
	for _, in := range list {
		if !in.Unknown() && !x.m.IsDebug(in) {
			x.inst(in)
		}
	}
	x.finish()
}

// placeOf returns where operand i of an instruction leads, nil where that is in no buffer that is lowered.
func (x *lowerer) placeOf(in *ir.Inst, i int) *place {
	k := x.at.Get(in.ID(i))
	if k == 0 || x.list[x.places[k-1].buffer].why != "" {
		return nil
	}
	return &x.places[k-1]
}

func (x *lowerer) inst(in *ir.Inst) {
	switch in.Op {
	case spirv.OpFConvert, spirv.OpUConvert, spirv.OpSConvert:
		if parts := x.heldParts(in.ID(0)); parts != nil {
			x.convert(in, parts)
		}
		return
	case spirv.OpCopyMemory:
		if to, from := x.placeOf(in, 0), x.placeOf(in, 1); to != nil || from != nil {
			x.copyMemory(in, to, from)
		}
		return
	case spirv.OpCopyObject:
		if parts := x.heldParts(in.ID(0)); parts != nil {
			x.convert(in, parts)
			return
		}
	}
	a, chain := view.AsAccessChain(in)
	if !chain && in.Op != spirv.OpLoad && in.Op != spirv.OpStore && in.Op != spirv.OpArrayLength &&
		in.Op != spirv.OpCopyObject && !isAtomic(in.Op) {
		return
	}
	if chain && in.Op.Is(spirv.TraitUntyped) {
		return
	}
	p := x.placeOf(in, 0)
	switch {
	case p == nil:
	case chain:
		b := x.c.Before(in)
		x.types = append(x.types, in.Type)
		q, _ := x.follow(*p, a, &b)
		x.note(in, q)
		x.gone = append(x.gone, in)
	case in.Op == spirv.OpCopyObject:
		x.note(in, *p)
		x.gone = append(x.gone, in)
	case in.Op == spirv.OpLoad:
		x.load(in, p)
	case in.Op == spirv.OpStore:
		x.store(in, p)
	case in.Op == spirv.OpArrayLength:
		x.length(in, p)
	default:
		x.atomic(in, p)
	}
}

// declare gives the variables their new types.
func (x *lowerer) declare() {
	order := lower.NewOrderer(x.m)
	defer order.Release()
	for i := range x.list {
		b := &x.list[i]
		if b.why != "" {
			continue
		}
		x.inherit(b)
		typ := x.m.Types().Pointer(b.class, x.arrayOf(x.m.Types().Pointee(b.in.Type), b))
		x.types = append(x.types, b.in.Type)
		b.in.SetType(typ)
		order.Before(typ, b.in)
	}
	for _, typ := range x.types {
		x.removeType(typ)
	}
	x.dropCapabilities(func() bool { return true })
}

// removeType removes a type of what had a layout, and what it is made of, if nothing uses it any more: the lowerings of
// numbers look at types.
func (x *lowerer) removeType(typ ir.ID) {
	d := x.m.Def(typ)
	if d == nil || d.Section() == nil || x.m.Pinned(typ) || x.m.Uses(typ) > 0 {
		return
	}
	switch d.Op {
	case spirv.OpTypePointer, spirv.OpTypeStruct, spirv.OpTypeArray, spirv.OpTypeRuntimeArray:
		parts := slices.Clone(d.Words())
		if d.Op == spirv.OpTypePointer {
			parts = parts[1:]
		}
		d.Remove()
		for _, id := range parts {
			x.removeType(ir.ID(id))
		}
	}
}
