package specialize

import (
	"slices"

	"hone/spirv"
)

// hashCells mixes the components of a constant and its type (FNV-1a over words).
func hashCells(typ uint32, cells []uint64) uint32 {
	h := (2166136261 ^ typ) * 16777619
	for _, v := range cells {
		h = (h ^ uint32(v)) * 16777619
		h = (h ^ uint32(v>>32)) * 16777619
	}
	return h ^ h>>15
}

// indexConstants makes the constants of the module known by what they are.
func (b *builder) indexConstants() {
	t := b.tables
	size := 64
	for size < 2*len(t.slots) {
		size *= 2
	}
	t.index = make([]int32, size)
	for s := range t.slots {
		x := &t.slots[s]
		if t.state0[s] != known || !t.global[x.id] || b.m.Decorated(spirv.ID(x.id)) {
			continue
		}
		switch t.insts[t.def[x.id]].op {
		case spirv.OpConstant, spirv.OpConstantTrue, spirv.OpConstantFalse, spirv.OpConstantComposite, spirv.OpConstantNull:
			cells := t.part(t.cells0, int32(s))
			i := hashCells(x.typ, cells) & uint32(size-1)
			for t.index[i] != 0 {
				i = (i + 1) & uint32(size-1)
			}
			t.index[i] = int32(s + 1)
		}
	}
}

// find returns the constant of the module that has a type and components, 0 for none.
func (t *tables) find(typ uint32, cells []uint64) uint32 {
	mask := uint32(len(t.index) - 1)
	for i := hashCells(typ, cells) & mask; t.index[i] != 0; i = (i + 1) & mask {
		s := t.index[i] - 1
		if x := &t.slots[s]; x.typ == typ && slices.Equal(t.part(t.cells0, s), cells) {
			return x.id
		}
	}
	return 0
}

// madeConstant is a constant, or an undefined value, that no instruction of the module declares.
type madeConstant struct {
	id, typ  uint32
	cells, n int32 // in run.madeCells; n is -1 for an undefined value
	next     int32 // 1 + the next one with the same hash
}

// constantFor returns the constant for a slot that is known.
func (r *run) constantFor(s int32) uint32 {
	x := &r.t.slots[s]
	if r.t.global[x.id] {
		return x.id
	}
	if r.constID[s] == 0 {
		r.constID[s] = r.constantOf(x.typ, r.t.part(r.cells, s))
	}
	return r.constID[s]
}

// newID returns an id that the module does not have.
func (r *run) newID() uint32 {
	r.newIDs++
	return r.t.bound + r.newIDs - 1
}

// constantOf returns the constant of a type with some components: one of the module, or a new one, which comes after
// all declarations.
func (r *run) constantOf(typ uint32, cells []uint64) uint32 {
	if id := r.t.find(typ, cells); id != 0 {
		return id
	}
	h := uint64(hashCells(typ, cells))<<1 | 1
	first := r.madeAt[h]
	for i := first; i > 0; i = r.made[i-1].next {
		if x := &r.made[i-1]; x.typ == typ && slices.Equal(r.madeCells[x.cells:x.cells+x.n], cells) {
			return x.id
		}
	}
	r.use(typ)
	info := &r.t.types[typ]
	parts := make([]uint32, 0, 16)
	rest := cells
	for _, p := range info.parts {
		n := r.t.types[p].cells
		id := r.constantOf(p, rest[:n])
		r.use(id)
		parts = append(parts, id)
		rest = rest[n:]
	}
	id := r.newID()
	r.declared = r.t.appendConstant(r.declared, typ, id, cells, parts)
	at, n := int32(len(r.madeCells)), int32(len(cells))
	r.made = append(r.made, madeConstant{id: id, typ: typ, cells: at, n: n, next: first})
	r.madeCells = append(r.madeCells, cells...)
	r.madeAt[h] = int32(len(r.made))
	return id
}

// undefined returns an undefined value of a type, or of another type where that one has none.
func (r *run) undefined(typ uint32) uint32 {
	if !r.t.undefined[typ] {
		if typ = r.t.word; typ == 0 {
			return 0
		}
	}
	h := uint64(typ) << 1
	if i := r.madeAt[h]; i > 0 {
		return r.made[i-1].id
	}
	r.use(typ)
	id := r.newID()
	r.declared = append(r.declared, 3<<16|uint32(spirv.OpUndef), typ, id)
	r.made = append(r.made, madeConstant{id: id, typ: typ, n: -1})
	r.madeAt[h] = int32(len(r.made))
	return id
}

// appendConstant appends the declaration of a constant: of a scalar, or of parts that are declared.
func (t *tables) appendConstant(out []uint32, typ, id uint32, cells []uint64, parts []uint32) []uint32 {
	x := &t.types[typ]
	switch {
	case x.parts != nil:
		out = append(out, uint32(3+len(parts))<<16|uint32(spirv.OpConstantComposite), typ, id)
		return append(out, parts...)
	case x.bool:
		op := spirv.OpConstantFalse
		if cells[0] != 0 {
			op = spirv.OpConstantTrue
		}
		return append(out, 3<<16|uint32(op), typ, id)
	case x.width > 32:
		return append(out, 5<<16|uint32(spirv.OpConstant), typ, id, uint32(cells[0]), uint32(cells[0]>>32))
	case x.signed && x.width < 32:
		return append(out, 4<<16|uint32(spirv.OpConstant), typ, id, uint32(int32(cells[0]<<(32-x.width))>>(32-x.width)))
	}
	return append(out, 4<<16|uint32(spirv.OpConstant), typ, id, uint32(cells[0]))
}

// declare writes a constant that is known in the place of an operation on specialization constants. What it is composed
// of comes before it.
func (r *run) declare(typ, id uint32, cells []uint64) {
	x := &r.t.types[typ]
	var parts []uint32
	rest := cells
	for _, p := range x.parts {
		n := r.t.types[p].cells
		part := r.newID()
		r.declare(p, part, rest[:n])
		parts, rest = append(parts, part), rest[n:]
	}
	r.out = r.t.appendConstant(r.out, typ, id, cells, parts)
}
