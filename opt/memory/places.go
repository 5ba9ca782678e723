package memory

import (
	"slices"

	"hone/ir"
	"hone/ir/view"
	"hone/spirv"
)

// places numbers the memory that pointers lead to, so that equal ones have one number: a tree of access paths, whose
// roots are the pointers that are derived from no other, and whose edges are indices. Two pointers of one place lead to
// the same bytes wherever a definition of both dominates: a root or an index that is computed in a loop has the same
// value for all that it dominates. Pointers of different places may alias all the same: that is memory SSA's question.
//
// Cost: a step of hashing for each index of an access chain.
type places struct {
	m     *ir.Module
	of    *ir.Table // pointer -> 1 + place
	list  []place
	heads []int32 // by hash of parent and index: 1 + the newest place
	chain []*ir.Inst
}

// place is a node of the tree: a part of what its parent is.
type place struct {
	parent   int32 // -1 for a root
	next     int32 // 1 + the place before it with the same hash
	index    ir.ID // the pointer of a root
	value    uint32
	constant bool // the index is value
	bounded  bool // likewise, and below the number of parts: another bounded index leads elsewhere
	// descriptor: the index chooses one of several buffers, and two of them may be the same.
	descriptor bool

	last int32 // of a pass that walks over accesses: 1 + the number of the last one of this place
	read int32 // of dead-stores, for a root: 1 + the number of its last load
}

func (p *places) begin(m *ir.Module) {
	p.m, p.of = m, m.NewTable()
	if p.heads == nil {
		p.heads = make([]int32, 64)
	}
}

// end makes p ready for another function.
func (p *places) end() {
	for i := range p.list {
		*p.slot(&p.list[i]) = 0
	}
	p.list = p.list[:0]
	p.of.Release()
}

// nowhere is in the place of a place where a pointer leads to is not known.
const nowhere int32 = -2

// find returns the place that a pointer leads to, nowhere for an undefined one.
func (p *places) find(pointer ir.ID) int32 {
	if at := p.of.Get(pointer); at != 0 {
		return at - 1
	}
	p.chain = p.chain[:0]
	at := nowhere
	for d := range p.m.PointerChain(pointer) {
		if known := p.of.Get(d.Result); known != 0 {
			at = known - 1
			break
		}
		p.chain = append(p.chain, d)
	}
	for i := len(p.chain) - 1; i >= 0; i-- {
		at = p.derived(at, p.chain[i])
		p.of.Set(p.chain[i].Result, at+1)
	}
	return at
}

// derived returns the place of a pointer that d makes of a pointer to at, or of none.
func (p *places) derived(at int32, d *ir.Inst) int32 {
	if d.DerivesPointer() && d.PointerOperand() == 0 {
		if d.Op == spirv.OpCopyObject {
			return at
		}
		if next, ok := p.follow(at, d); ok {
			return next
		}
	}
	if p.m.Constants().IsUndefined(d.Result) {
		return nowhere
	}
	return p.part(place{parent: -1, index: d.Result})
}

// follow returns the place that an access chain leads to from another one. ok is false where an index may be another
// value at each use, or the types do not say where the chain leads.
func (p *places) follow(at int32, d *ir.Inst) (int32, bool) {
	chain, ok := view.AsAccessChain(d)
	if !ok || at < 0 || chain.BaseType() == 0 {
		return nowhere, at < 0
	}
	typ := chain.BaseType()
	for i := 1; i < d.NumWords(); i++ {
		index := d.ID(i)
		v, ok := p.m.Constants().IntValue(index)
		x := place{parent: at, index: index}
		if typ != 0 {
			x.descriptor = p.choosesDescriptor(at, typ)
			x.bounded = ok && !x.descriptor && p.inBounds(typ, v)
			typ = p.m.Types().Part(typ, index)
		}
		switch {
		case ok && v < 1<<31:
			x.index, x.value, x.constant = 0, uint32(v), true
		case p.m.Constants().IsUndefined(index):
			return 0, false
		}
		at = p.part(x)
	}
	return at, true
}

// choosesDescriptor reports whether an index into a type chooses one of several buffers.
func (p *places) choosesDescriptor(at int32, typ ir.ID) bool {
	if x := &p.list[at]; x.parent >= 0 {
		if !x.descriptor {
			return false
		}
	} else if d := p.m.Def(x.index); d != nil && d.Op == spirv.OpVariable {
		switch p.class(at) {
		case spirv.StorageClassUniform, spirv.StorageClassStorageBuffer:
		default:
			return false
		}
	}
	return p.m.Def(typ).Op != spirv.OpTypeStruct
}

// inBounds reports whether an index is below the number of parts of a type.
func (p *places) inBounds(typ ir.ID, v uint64) bool {
	n, _ := p.m.Types().NumParts(typ)
	return int64(v) < int64(n) || p.m.Def(typ).Op == spirv.OpTypeRuntimeArray
}

// constant reports whether nothing writes what a pointer leads to.
func (p *places) constant(pointer ir.ID) bool {
	switch p.pointerClass(pointer) {
	case spirv.StorageClassUniformConstant, spirv.StorageClassPushConstant, spirv.StorageClassInput,
		spirv.StorageClassUniform:
		return p.m.ReadOnly(pointer)
	}
	return false
}

// class returns the storage class of the pointer that is a root.
func (p *places) class(root int32) spirv.StorageClass { return p.pointerClass(p.list[root].index) }

func (p *places) pointerClass(pointer ir.ID) spirv.StorageClass {
	if class, ok := p.m.Types().StorageClass(p.m.TypeOf(pointer)); ok {
		return class
	}
	return spirv.StorageClassGeneric
}

// steps appends the places on the way from one, which is not among them, down to a part of it.
func (p *places) steps(list []int32, whole, part int32) []int32 {
	first := len(list)
	for ; part != whole; part = p.list[part].parent {
		list = append(list, part)
	}
	slices.Reverse(list[first:])
	return list
}

// root returns the place that a place is a part of, and that is a part of none.
func (p *places) root(at int32) int32 {
	for p.list[at].parent >= 0 {
		at = p.list[at].parent
	}
	return at
}

// part returns the number of a place.
func (p *places) part(x place) int32 {
	slot := p.slot(&x)
	for i := *slot; i != 0; i = p.list[i-1].next {
		y := &p.list[i-1]
		if y.parent == x.parent && y.index == x.index && y.value == x.value && y.constant == x.constant {
			return i - 1
		}
	}
	x.next = *slot
	p.list = append(p.list, x)
	*slot = int32(len(p.list))
	if len(p.list) > 2*len(p.heads) {
		p.rehash()
	}
	return int32(len(p.list) - 1)
}

func (p *places) slot(x *place) *int32 {
	h := (uint32(x.parent)*0x9E3779B1 ^ uint32(x.index)) * 0x85EBCA6B
	h = (h ^ h>>15 ^ x.value) * 0xC2B2AE35
	return &p.heads[(h^h>>16)&uint32(len(p.heads)-1)]
}

// rehash makes room for four times as many places.
func (p *places) rehash() {
	p.heads = make([]int32, 4*len(p.heads))
	for i := range p.list {
		x := &p.list[i]
		slot := p.slot(x)
		x.next = *slot
		*slot = int32(i + 1)
	}
}
