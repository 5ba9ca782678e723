package buffers

import (
	"slices"

	"hone/ir"
	"hone/ir/build"
	"hone/ir/view"
	"hone/lower"
	"hone/spirv"
)

// place is where a pointer leads: into which buffer, and how many bytes from its start.
type place struct {
	buffer     int
	descriptor []ir.ID // the indices that choose one of an array of buffers
	inside     bool    // such indices are behind
	from       ir.ID   // the pointer, which may be NonUniform

	typ    ir.ID
	layout ir.Member // of the matrix that it is, or that is in it
	apart  int       // bytes between the components of the vector that it is, 0 for none in between

	bytes int   // constant
	unit  int   // bytes that sum counts: 1 or 4, 0 where there is no sum
	sum   ir.ID // what is computed
}

// follow returns the place to which an access chain leads from a place; ok is false where that is not known. Without a
// builder no sum is computed.
func (x *lowerer) follow(p place, a view.Chain, b *build.Builder) (q place, ok bool) {
	types := x.m.Types()
	for s := range a.Steps() {
		d := x.m.Def(p.typ)
		if t := x.m.Def(x.m.TypeOf(s.Index)); t == nil || t.Op != spirv.OpTypeInt || t.Literal(0) > 64 || d == nil {
			return p, false
		}
		apart := 0
		switch {
		case !p.inside:
			p.descriptor = append(slices.Clone(p.descriptor), s.Index)
			p.inside = s.Type == x.list[p.buffer].block
		case d.Op == spirv.OpTypeStruct:
			i, constant := x.m.Constants().IntValue(s.Index)
			members := x.members(p.typ)
			if !constant || i >= uint64(len(members)) {
				return p, false
			}
			p.layout = members[i]
			p.bytes += p.layout.Offset
		case d.Op == spirv.OpTypeArray || d.Op == spirv.OpTypeRuntimeArray:
			x.add(&p, s.Index, types.ArrayStrideOf(p.typ), b)
		case d.Op == spirv.OpTypeMatrix:
			columns, rows := x.strides(p.typ, p.layout)
			x.add(&p, s.Index, columns, b)
			apart = rows
		case d.Op == spirv.OpTypeVector:
			x.add(&p, s.Index, x.between(&p), b)
		default:
			return p, false
		}
		p.typ, p.apart = s.Type, apart
	}
	p.from = 0
	return p, p.typ != 0
}

// members returns the members of a struct, which is looked at once.
func (x *lowerer) members(typ ir.ID) []ir.Member {
	if k := x.structs.Get(typ); k != 0 {
		return x.layouts[k-1]
	}
	list, _ := x.m.Types().Members(typ)
	x.layouts = append(x.layouts, list)
	x.structs.Set(typ, int32(len(x.layouts)))
	return list
}

// strides returns the bytes between the columns of a matrix, and between the components of one.
func (x *lowerer) strides(typ ir.ID, l ir.Member) (columns, rows int) {
	component := x.size(x.m.Types().PartAt(x.m.Types().PartAt(typ, 0), 0))
	if l.RowMajor {
		return component, l.MatrixStride
	}
	return l.MatrixStride, component
}

// between returns the bytes between the components of a vector.
func (x *lowerer) between(p *place) int {
	if p.apart != 0 {
		return p.apart
	}
	return x.size(x.m.Types().PartAt(p.typ, 0))
}

// size returns the bytes of a number.
func (x *lowerer) size(typ ir.ID) int {
	n, _ := x.m.Types().Size(typ, ir.Member{})
	return n
}

// add adds an index times a number of bytes to a place.
func (x *lowerer) add(p *place, index ir.ID, stride int, b *build.Builder) {
	if v, ok := x.m.Constants().IntValue(index); ok {
		p.bytes = int(uint32(p.bytes) + uint32(v)*uint32(stride))
		return
	}
	unit := 4
	if p.unit == 1 || stride%4 != 0 {
		unit = 1
	}
	if b != nil {
		if p.unit == 4 && unit == 1 {
			p.sum = b.ShiftLeftLogical(x.word(), p.sum, x.number(2))
		}
		term := x.index(b, index)
		if stride != unit {
			term = b.IMul(x.word(), term, x.number(stride/unit))
		}
		if p.unit != 0 {
			term = b.IAdd(x.word(), p.sum, term)
		}
		p.sum = term
	}
	p.unit = unit
}

// index returns an index as one of 32 bits.
func (x *lowerer) index(b *build.Builder, id ir.ID) ir.ID {
	if x.m.NumberWidth(id) > 32 {
		return b.UConvert(x.word(), id)
	}
	return lower.WideIndex(x.m, *b, id)
}

// isPart reports whether an access of all that is at a place accesses parts of words.
func (x *lowerer) isPart(p *place) bool {
	if !x.hasNarrow(p.typ) {
		return false
	}
	scalar, n := x.m.Types().Scalar(p.typ)
	whole := n > 0 && x.between(p) == x.size(scalar) && n*x.size(scalar)%4 == 0 && p.bytes%4 == 0 && p.unit != 1
	return !whole
}

// spot is where a number is: in which word, and by how many bits it is shifted there.
type spot struct {
	word ir.ID
	bits ir.ID // 0 for none
	at   int   // the byte, where only words are computed
}

// spot computes where a number of a size is, some bytes after a place.
func (x *lowerer) spot(b *build.Builder, p *place, bytes, size int) spot {
	k := p.bytes + bytes - x.list[p.buffer].base
	plus := func(id ir.ID, n int) ir.ID {
		if n == 0 {
			return id
		}
		return b.IAdd(x.word(), id, x.number(n))
	}
	s := spot{at: k}
	if p.unit != 1 && k%4 != 0 {
		s.bits = x.number(k % 4 * 8)
	}
	switch p.unit {
	case 0:
		s.word = x.number(k >> 2)
	case 4:
		s.word = plus(p.sum, k>>2)
	case 1:
		byte := plus(p.sum, k)
		s.word = b.ShiftRightLogical(x.word(), byte, x.number(2))
		if size < 4 {
			in := b.BitwiseAnd(x.word(), byte, x.number(4-size))
			s.bits = b.ShiftLeftLogical(x.word(), in, x.number(3))
		}
	}
	return s
}

// pointer builds the pointer to a word.
func (x *lowerer) pointer(b *build.Builder, p *place, word ir.ID) ir.ID {
	to := &x.list[p.buffer]
	indices := append(slices.Clone(p.descriptor), x.number(0))
	if v, ok := x.m.Constants().IntValue(word); to.vectors && ok {
		indices = append(indices, x.number(int(v>>2)), x.number(int(v&3)))
	} else if to.vectors {
		indices = append(indices, b.ShiftRightLogical(x.word(), word, x.number(2)),
			b.BitwiseAnd(x.word(), word, x.number(3)))
	} else {
		indices = append(indices, word)
	}
	id := b.AccessChain(x.m.Types().Pointer(to.class, x.word()), to.in.Result, indices...)
	x.m.InheritNonUniform(p.from, id)
	return id
}

// word returns the type of a word, vector that of n of them, and number a constant of it.
func (x *lowerer) word() ir.ID { return x.m.Types().Int(32, false) }
func (x *lowerer) vector(n int) ir.ID {
	if n == 1 {
		return x.word()
	}
	return x.m.Types().Vector(x.word(), n)
}
func (x *lowerer) number(v int) ir.ID { return x.m.Constants().Int(x.word(), uint64(uint32(v))) }
