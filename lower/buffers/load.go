package buffers

import (
	"hone/ir"
	"hone/ir/build"
	"hone/ir/effects"
	"hone/spirv"
)

// access is a load or a store of what is at a place.
type access struct {
	*place
	b        *build.Builder
	operands []uint32
	words    []knownWord // that were loaded
	pieces   []piece     // that are to be stored
}

// knownWord is a word that was loaded.
type knownWord struct {
	at int
	id ir.ID
}

// accessOf returns the access of a place by operand i of an instruction, without the bits of its operands that say
// something of the other direction.
func (x *lowerer) accessOf(b *build.Builder, in *ir.Inst, i int, p *place, without spirv.MemoryAccess) *access {
	q := *p
	q.from = in.ID(i)
	const of = spirv.MemoryAccessAligned | spirv.MemoryAccessAliasScopeINTELMask | spirv.MemoryAccessNoAliasINTELMask
	return &access{place: &q, b: b, operands: effects.OperandsOf(in, i).Without(uint32(of | without)).Words}
}

// load lowers a load.
func (x *lowerer) load(in *ir.Inst, p *place) {
	b := x.c.Before(in)
	a := x.accessOf(&b, in, 0, p, spirv.MemoryAccessMakePointerAvailable)
	if x.storedOnly(p.typ) {
		scalar, n := x.m.Types().Scalar(p.typ)
		var parts []ir.ID
		for i := range n {
			parts = append(parts, x.bits(a, i*x.between(p), x.size(scalar)))
		}
		x.hold(in, parts)
		return
	}
	x.become(in, x.value(a, p.typ, p.layout, p.apart, 0))
}

// become puts a value in the place of an instruction.
func (x *lowerer) become(in *ir.Inst, id ir.ID) {
	if name := x.m.Name(in.Result); name != "" && x.m.Name(id) == "" && x.m.Def(id).Block() != nil {
		x.m.SetName(id, name)
	}
	x.m.ReplaceAndRemove(in, id)
}

// value builds a value of a type that is some bytes after a place.
func (x *lowerer) value(a *access, typ ir.ID, l ir.Member, apart, bytes int) ir.ID {
	d := x.m.Def(typ)
	var parts []ir.ID
	switch d.Op {
	case spirv.OpTypeVector, spirv.OpTypeMatrix, spirv.OpTypeArray, spirv.OpTypeStruct:
		x.eachPart(typ, l, apart, func(part ir.ID, l ir.Member, apart, at int) {
			parts = append(parts, x.value(a, part, l, apart, bytes+at))
		})
		return a.b.CompositeConstruct(typ, parts...)
	}
	size := x.size(typ)
	switch {
	case size == 8:
		two := a.b.CompositeConstruct(x.vector(2), x.wordAt(a, bytes), x.wordAt(a, bytes+4))
		return a.b.Bitcast(typ, two)
	case size < 4 && d.Op == spirv.OpTypeInt && d.Literal(1) != 0:
		return a.b.SConvert(typ, x.shifted(a, bytes, size))
	case size < 4 && d.Op == spirv.OpTypeInt:
		return a.b.UConvert(typ, x.shifted(a, bytes, size))
	case size < 4:
		two := a.b.Bitcast(x.m.Types().Vector(typ, 2), x.shifted(a, bytes, size))
		return a.b.CompositeExtract(typ, two, 0)
	case typ == x.word():
		return x.wordAt(a, bytes)
	}
	return a.b.Bitcast(typ, x.wordAt(a, bytes))
}

// eachPart calls do with each part of a type, with its layout and the bytes in front of it.
func (x *lowerer) eachPart(typ ir.ID, l ir.Member, apart int, do func(part ir.ID, l ir.Member, apart, at int)) {
	d := x.m.Def(typ)
	n, _ := x.m.Types().NumParts(typ)
	switch d.Op {
	case spirv.OpTypeVector:
		p := place{typ: typ, apart: apart}
		for i := range n {
			do(d.ID(0), l, 0, i*x.between(&p))
		}
	case spirv.OpTypeMatrix:
		columns, rows := x.strides(typ, l)
		for i := range n {
			do(d.ID(0), l, rows, i*columns)
		}
	case spirv.OpTypeArray:
		stride := x.m.Types().ArrayStrideOf(typ)
		for i := range n {
			do(d.ID(0), l, 0, i*stride)
		}
	case spirv.OpTypeStruct:
		members := x.members(typ)
		for _, l := range members {
			do(l.Type, l, 0, l.Offset)
		}
	}
}

// wordAt loads the word some bytes after a place.
func (x *lowerer) wordAt(a *access, bytes int) ir.ID {
	return x.loadWord(a, x.spot(a.b, a.place, bytes, 4), false)
}

// shifted loads a part of a word into the low bits of one. What is above is arbitrary.
func (x *lowerer) shifted(a *access, bytes, size int) ir.ID {
	s := x.spot(a.b, a.place, bytes, size)
	word := x.loadWord(a, s, x.list[a.buffer].atomic && x.isPart(a.place))
	if s.bits == 0 {
		return word
	}
	return a.b.ShiftRightLogical(x.word(), word, s.bits)
}

// bits loads a part of a word, with zeros above.
func (x *lowerer) bits(a *access, bytes, size int) ir.ID {
	return a.b.BitwiseAnd(x.word(), x.shifted(a, bytes, size), x.number(1<<(8*size)-1))
}

func (x *lowerer) loadWord(a *access, s spot, atomic bool) ir.ID {
	for _, w := range a.words {
		if w.at == s.at>>2 {
			return w.id
		}
	}
	pointer := x.pointer(a.b, a.place, s.word)
	var id ir.ID
	if atomic {
		id = a.b.AtomicLoad(x.word(), pointer, x.scope(), x.number(0))
	} else {
		id = a.b.Load(x.word(), pointer, a.operands...)
	}
	x.m.InheritNonUniform(a.from, id)
	if a.unit != 1 {
		a.words = append(a.words, knownWord{s.at >> 2, id})
	}
	return id
}

// scope returns the scope of all invocations that may access a buffer.
func (x *lowerer) scope() ir.ID {
	if x.m.HasCapability(spirv.CapabilityVulkanMemoryModel) &&
		!x.m.HasCapability(spirv.CapabilityVulkanMemoryModelDeviceScope) {
		return x.number(int(spirv.ScopeQueueFamily))
	}
	return x.number(int(spirv.ScopeDevice))
}

// length lowers the question for the length of the array at the end of a buffer.
func (x *lowerer) length(in *ir.Inst, p *place) {
	to := &x.list[p.buffer]
	members := x.members(to.block)
	last := members[len(members)-1]
	stride := x.m.Types().ArrayStrideOf(last.Type)
	b := x.c.Before(in)
	buffer := to.in.Result
	if len(p.descriptor) > 0 {
		buffer = b.AccessChain(x.m.Types().Pointer(to.class, x.typeOf(to)), buffer, p.descriptor...)
		x.m.InheritNonUniform(in.ID(0), buffer)
	}
	n := b.ArrayLength(x.word(), buffer, 0)
	unit := 4
	if last.Offset%4 != 0 || stride%4 != 0 {
		unit = 1
		n = b.ShiftLeftLogical(x.word(), n, x.number(2))
	}
	if first := last.Offset / unit; first != 0 { // a buffer may be too short for one element
		n = b.ExtInst(x.word(), x.m.Import("GLSL.std.450"), spirv.GLSLStd450UMax, n, x.number(first))
		n = b.ISub(x.word(), n, x.number(first))
	}
	if stride != unit {
		n = b.UDiv(x.word(), n, x.number(stride/unit))
	}
	x.become(in, n)
}

// atomic lowers an atomic operation: of a word it has to be one of unsigned integers.
func (x *lowerer) atomic(in *ir.Inst, p *place) {
	b := x.c.Before(in)
	a := x.accessOf(&b, in, 0, p, 0)
	in.SetID(0, x.pointer(&b, a.place, x.spot(&b, a.place, 0, 4).word))
	if p.typ == x.word() {
		return
	}
	for i, id := range in.IDs() {
		if i > 0 && x.isOperand(in, i) && x.m.TypeOf(id) != x.word() {
			in.SetID(i, b.Bitcast(x.word(), id))
		}
	}
	if in.Type == 0 || in.Type == x.word() {
		return
	}
	made := x.m.NewInst(in.Op, x.word(), true, in.Words()...)
	in.Block().InsertBefore(in, made)
	made.CopyPosition(in)
	x.m.InheritNonUniform(in.Result, made.Result)
	x.become(in, b.Bitcast(in.Type, made.Result))
}

// isOperand reports whether operand i of an atomic operation is a number that it computes with.
func (x *lowerer) isOperand(in *ir.Inst, i int) bool {
	switch in.Op {
	case spirv.OpAtomicCompareExchange:
		return i >= 4
	}
	return i >= 3
}
