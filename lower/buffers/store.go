package buffers

import (
	"hone/ir"
	"hone/spirv"
)

// piece is a number, or half of one of 64 bits, that is to be stored some bytes after a place.
type piece struct {
	at, size int
	bits     ir.ID // a word, with zeros above the number
}

// store lowers a store.
func (x *lowerer) store(in *ir.Inst, p *place) {
	b := x.c.Before(in)
	a := x.accessOf(&b, in, 0, p, spirv.MemoryAccessMakePointerVisible)
	if x.storedOnly(p.typ) {
		scalar, _ := x.m.Types().Scalar(p.typ)
		for i, bits := range x.bitsOf(&b, in.ID(1)) {
			a.pieces = append(a.pieces, piece{i * x.between(p), x.size(scalar), bits})
		}
	} else {
		x.take(a, in.ID(1), p.typ, p.layout, p.apart, 0)
	}
	x.storePieces(a)
	in.Remove()
}

// copyMemory lowers a copy of which one side, or both, is a buffer.
func (x *lowerer) copyMemory(in *ir.Inst, to, from *place) {
	b := x.c.Before(in)
	var value, typ ir.ID
	const available, visible = spirv.MemoryAccessMakePointerAvailable, spirv.MemoryAccessMakePointerVisible
	if from != nil {
		typ = from.typ
		value = x.value(x.accessOf(&b, in, 1, from, available), typ, from.layout, from.apart, 0)
	} else {
		typ = x.m.Types().Pointee(x.m.TypeOf(in.ID(1)))
		value = b.Load(typ, in.ID(1), x.accessOf(&b, in, 1, to, available).operands...)
	}
	if to != nil {
		a := x.accessOf(&b, in, 0, to, visible)
		x.take(a, value, typ, to.layout, to.apart, 0)
		x.storePieces(a)
	} else {
		b.Store(in.ID(0), value, x.accessOf(&b, in, 0, from, visible).operands...)
	}
	in.Remove()
}

// take adds the pieces of a value that is to be stored some bytes after a place.
func (x *lowerer) take(a *access, value, typ ir.ID, l ir.Member, apart, bytes int) {
	d := x.m.Def(typ)
	switch d.Op {
	case spirv.OpTypeVector, spirv.OpTypeMatrix, spirv.OpTypeArray, spirv.OpTypeStruct:
		i := uint32(0)
		x.eachPart(typ, l, apart, func(part ir.ID, l ir.Member, apart, at int) {
			x.take(a, a.b.CompositeExtract(part, value, i), part, l, apart, bytes+at)
			i++
		})
		return
	}
	size := x.size(typ)
	switch {
	case size == 8:
		two := a.b.Bitcast(x.vector(2), value)
		a.pieces = append(a.pieces, piece{bytes, 4, a.b.CompositeExtract(x.word(), two, 0)})
		value, size, bytes = a.b.CompositeExtract(x.word(), two, 1), 4, bytes+4
	case size < 4 && d.Op == spirv.OpTypeInt:
		value = a.b.UConvert(x.word(), value)
	case size < 4:
		two := a.b.CompositeConstruct(x.m.Types().Vector(typ, 2), value, x.m.Constants().Null(typ))
		value = a.b.Bitcast(x.word(), two)
	case typ != x.word():
		value = a.b.Bitcast(x.word(), value)
	}
	a.pieces = append(a.pieces, piece{bytes, size, value})
}

// storePieces stores what was taken: words at once of which all parts are there.
func (x *lowerer) storePieces(a *access) {
	for i := 0; i < len(a.pieces); {
		n, size := i+1, a.pieces[i].size
		for a.unit != 1 && n < len(a.pieces) && x.wordOf(a, n) == x.wordOf(a, i) {
			size += a.pieces[n].size
			n++
		}
		if size == 4 && x.distinct(a.pieces[i:n]) {
			x.storeWord(a, a.pieces[i:n])
		} else {
			for _, p := range a.pieces[i:n] {
				x.storePart(a, p)
			}
		}
		i = n
	}
}

// wordOf returns the word that a piece is in, where only words are computed.
func (x *lowerer) wordOf(a *access, i int) int {
	return (a.bytes + a.pieces[i].at - x.list[a.buffer].base) >> 2
}

// distinct reports whether pieces of a word overlap nowhere.
func (x *lowerer) distinct(list []piece) bool {
	used := 0
	for _, p := range list {
		mask := (1<<p.size - 1) << (p.at & 3)
		if used&mask != 0 {
			return false
		}
		used |= mask
	}
	return true
}

// storeWord stores the pieces of a whole word.
func (x *lowerer) storeWord(a *access, list []piece) {
	var word ir.ID
	s := spot{}
	for i, p := range list {
		at := x.spot(a.b, a.place, p.at, p.size)
		bits := p.bits
		if at.bits != 0 && p.size < 4 {
			bits = a.b.ShiftLeftLogical(x.word(), bits, at.bits)
		}
		if i == 0 {
			word, s = bits, at
		} else {
			word = a.b.BitwiseOr(x.word(), word, bits)
		}
	}
	a.b.Store(x.pointer(a.b, a.place, s.word), word, a.operands...)
}

// storePart stores a part of a word by two atomic operations, which leave the rest as others may write it meanwhile.
func (x *lowerer) storePart(a *access, p piece) {
	s := x.spot(a.b, a.place, p.at, p.size)
	ones, bits := 1<<(8*p.size)-1, p.bits
	shift, constant := uint64(0), true
	if s.bits != 0 {
		shift, constant = x.m.Constants().IntValue(s.bits)
	}
	mask := x.number(^(ones << shift))
	if !constant {
		mask = a.b.Not(x.word(), a.b.ShiftLeftLogical(x.word(), x.number(ones), s.bits))
	}
	if s.bits != 0 {
		bits = a.b.ShiftLeftLogical(x.word(), bits, s.bits)
	}
	pointer := x.pointer(a.b, a.place, s.word)
	a.b.AtomicAnd(x.word(), pointer, x.scope(), x.number(0), mask)
	a.b.AtomicOr(x.word(), pointer, x.scope(), x.number(0), bits)
}
