package precision

import (
	"hone/ir"
	"hone/ir/build"
	"hone/spirv"
)

// A bitcast between integers of 8 or 16 bits and something else takes words of 32 bits apart, or makes some.

// casts reports whether a bitcast is of as many bits as can be done.
func (w *intWidener) casts(in *ir.Inst) bool {
	from := w.m.TypeOf(in.ID(0))
	bits := w.m.CastBits(in.Type)
	if bits != w.m.CastBits(from) || bits < 8 || bits > 64 || w.m.Types().Pointee(from) != 0 ||
		w.m.Types().Pointee(in.Type) != 0 {
		return false
	}
	for _, typ := range [...]ir.ID{from, in.Type} {
		if _, n := w.m.Types().Scalar(typ); n == 0 || !w.isNarrow(typ) && !w.m.Allows(typ, ir.ArithmeticOf) {
			return false
		}
	}
	return bits >= 32 || bits == 16
}

// cast rewrites a bitcast. from is the type that its operand had if that is narrow, typ that of the result.
func (w *intWidener) cast(in *ir.Inst, from, typ ir.ID) {
	b := w.c.Before(in)
	var words []ir.ID
	if from != 0 {
		words = w.joinWords(b, w.operand(in.ID(0), from, zeroExtend), from)
	} else {
		words = w.toWords(b, in.ID(0))
	}
	var value ir.ID
	if typ != 0 {
		value = w.splitWords(b, words, typ)
		in.SetType(w.wide(typ))
	} else {
		value = w.fromWords(b, words, in.Type)
	}
	in.Become(spirv.OpCopyObject, uint32(value))
}

func (w *intWidener) word() ir.ID { return w.c.Types().Int(32, false) }

func (w *intWidener) wordOf(n uint32) ir.ID { return w.c.Constants().Int(w.word(), uint64(n)) }

// joinWords makes words of the components of a narrow type, which are extended by zeros.
func (w *intWidener) joinWords(b build.Builder, id, typ ir.ID) (words []ir.ID) {
	scalar, n := w.m.Types().Scalar(typ)
	width := w.m.Def(scalar).Literal(0)
	for i := range n {
		part := id
		if n > 1 {
			part = b.CompositeExtract(w.wide(scalar), id, uint32(i))
		}
		if w.m.TypeOf(part) != w.word() {
			part = b.Bitcast(w.word(), part)
		}
		at := uint32(i) * width % 32
		if at == 0 {
			words = append(words, part)
			continue
		}
		last := &words[len(words)-1]
		*last = b.BitwiseOr(w.word(), *last, b.ShiftLeftLogical(w.word(), part, w.wordOf(at)))
	}
	return words
}

// splitWords makes a value of a narrow type, with any bits above its width, of words.
func (w *intWidener) splitWords(b build.Builder, words []ir.ID, typ ir.ID) ir.ID {
	scalar, n := w.m.Types().Scalar(typ)
	width := w.m.Def(scalar).Literal(0)
	parts := make([]ir.ID, n)
	for i := range n {
		at := uint32(i) * width
		parts[i] = words[at/32]
		if at%32 != 0 {
			parts[i] = b.ShiftRightLogical(w.word(), parts[i], w.wordOf(at%32))
		}
		if w.wide(scalar) != w.word() {
			parts[i] = b.Bitcast(w.wide(scalar), parts[i])
		}
	}
	if n == 1 {
		return parts[0]
	}
	return b.CompositeConstruct(w.wide(typ), parts...)
}

// toWords makes words of a value that is not narrow: of 16 bits, of which the upper ones of the word are 0, 32 or 64.
func (w *intWidener) toWords(b build.Builder, id ir.ID) []ir.ID {
	typ := w.m.TypeOf(id)
	switch w.m.CastBits(typ) {
	case 16:
		id = b.CompositeConstruct(w.c.Types().Vector(typ, 2), id, w.c.Constants().Null(typ))
	case 64:
		two := w.c.Types().Vector(w.word(), 2)
		if typ != two {
			id = b.Bitcast(two, id)
		}
		return []ir.ID{b.CompositeExtract(w.word(), id, 0), b.CompositeExtract(w.word(), id, 1)}
	}
	if w.m.TypeOf(id) != w.word() {
		id = b.Bitcast(w.word(), id)
	}
	return []ir.ID{id}
}

// fromWords makes a value that is not narrow of words.
func (w *intWidener) fromWords(b build.Builder, words []ir.ID, typ ir.ID) ir.ID {
	switch w.m.CastBits(typ) {
	case 16:
		return b.CompositeExtract(typ, b.Bitcast(w.c.Types().Vector(typ, 2), words[0]), 0)
	case 64:
		two := w.c.Types().Vector(w.word(), 2)
		id := b.CompositeConstruct(two, words...)
		if typ != two {
			id = b.Bitcast(typ, id)
		}
		return id
	}
	if typ == w.word() {
		return words[0]
	}
	return b.Bitcast(typ, words[0])
}
