package compile

import (
	"hone/fold"
	"hone/ir"
	"hone/spirv"
	"hone/vm/internal/code"
	"hone/vm/layout"
)

// Tensors of "SPV_ARM_tensors". A tensor is a buffer that begins with its sizes, a number of 32 bits for each
// dimension; its elements follow without gaps, those along the last dimension side by side. A handle is the number of
// the object, as for an image. A shaped tensor has the sizes of its type, whatever the buffer says.

// tensorElements is where the elements of a tensor begin: its sizes take up a multiple of 16 bytes.
func tensorElements(rank int) int64 { return int64(4*rank+15) / 16 * 16 }

// maxRank is how many dimensions a tensor may have.
const maxRank = 16

// tensorRank returns the number of dimensions of a tensor type, 0 for other types and where it is not known.
func (c *compiler) tensorRank(t *typ) int {
	if t.op != spirv.OpTypeTensorARM || t.def.NumWords() < 2 {
		return 0
	}
	if n, ok := c.lengthOf(t.def.ID(1)); ok && n <= maxRank {
		return int(n)
	}
	return 0
}

// tensorLayout returns how a tensor lies in its buffer.
func (l *layouter) tensorLayout(t *typ) *layout.Type {
	rank := l.tensorRank(t)
	word := &layout.Type{Kind: layout.Int, Width: 32, Size: 4}
	element := l.natural(t.def.ID(0))
	if l.typeOf(t.def.ID(0)).op == spirv.OpTypeBool {
		element = &layout.Type{Kind: layout.Int, Width: 8, Size: 1}
	}
	first := int(tensorElements(rank))
	return &layout.Type{Kind: layout.Struct, Size: first, Fields: []layout.Field{
		{Name: "sizes", Layout: &layout.Type{Kind: layout.Array, Element: word, Count: rank, Stride: 4, Size: 4 * rank}},
		{Name: "elements", Offset: first,
			Layout: &layout.Type{Kind: layout.Array, Element: element, Stride: element.Size}}}}
}

// tensor compiles an instruction on tensors, false for others.
func (b *builder) tensor(in *ir.Inst) bool {
	switch in.Op {
	case spirv.OpTensorReadARM, spirv.OpTensorWriteARM, spirv.OpTensorQuerySizeARM:
	default:
		return false
	}
	t := b.typeOf(b.m.TypeOf(in.ID(0)))
	handle := b.value(in.ID(0))
	ok := b.tensorRank(t) > 0 && len(handle) == 1
	switch {
	case !ok:
	case in.Op == spirv.OpTensorQuerySizeARM:
		ok = b.tensorSize(in, t, handle[0])
	default:
		b.uniform(in.ID(0), handle[0])
		ok = b.tensorAccess(in, t, handle[0])
	}
	if !ok {
		b.refuseOperands(in)
	}
	return true
}

// size returns the size of a tensor's dimension, a number of 64 bits.
func (b *builder) size(t *typ, object int32, dimension int) int32 {
	if t.def.NumWords() > 2 { // shaped
		if shape := b.constant(t.def.ID(2)); dimension < len(shape) {
			return shape[dimension]
		}
	}
	dst := b.fresh()
	b.emit(code.Instr{Op: code.LoadBuffer, Dst: dst, A: code.NoOperand, B: object, C: code.NoOperand, D: code.NoOperand,
		Imm: int64(4 * dimension), Detail: b.access(code.Access{Bytes: 4})})
	return dst
}

// tensorSize compiles the question how large a dimension is.
func (b *builder) tensorSize(in *ir.Inst, t *typ, object int32) bool {
	dimension := b.value(in.ID(1))
	if len(dimension) != 1 || len(b.flatten(in.Type)) != 1 {
		return false
	}
	k, known := b.bitsOf(dimension[0])
	if !known || k >= uint64(b.tensorRank(t)) {
		return false
	}
	b.define(in.Result, []int32{b.narrow(b.size(t, object, int(k)), b.flatten(in.Type)[0].width)})
	return true
}

// tensorAccess compiles a read or a write, of an element, or of consecutive elements along the last dimension.
func (b *builder) tensorAccess(in *ir.Inst, t *typ, object int32) bool {
	typ, operands := in.Type, 2
	if in.Op == spirv.OpTensorWriteARM {
		typ, operands = b.m.TypeOf(in.ID(2)), 3
	}
	rank, coordinates := b.tensorRank(t), b.frozen(b.value(in.ID(1)))
	element, flat := b.flatten(t.def.ID(0)), b.flatten(typ)
	if len(coordinates) != rank || len(element) != 1 || len(flat) == 0 || flat[0] != element[0] ||
		b.flatten(b.m.TypeOf(in.ID(1)))[0].class != fold.Int {
		return false
	}
	outside := code.NoOperand // the value that is read beyond the bounds
	if in.NumWords() > operands && spirv.TensorOperands(in.Word(operands))&spirv.TensorOperandsOutOfBoundsValueARM != 0 {
		v := b.value(in.ID(operands + 1)) // the only operand of a bit that is lower or as low
		if len(v) != 1 {
			return false
		}
		outside = v[0]
	}
	sizes := make([]int32, rank)
	row, inside := b.number(0), b.number(1)
	for k := range sizes {
		sizes[k] = b.size(t, object, k)
		if k < rank-1 {
			row = b.binary(spirv.OpIAdd, 64, b.binary(spirv.OpIMul, 64, row, sizes[k]), coordinates[k])
			inside = b.binary(spirv.OpBitwiseAnd, 1, inside, b.binary(spirv.OpULessThan, 64, coordinates[k], sizes[k]))
		}
	}
	bytes := max(element[0].width/8, 1)
	access := b.access(code.Access{Bytes: bytes, Format: element[0].format})
	out := make([]int32, len(flat))
	for k := range flat {
		last := b.binary(spirv.OpIAdd, 64, coordinates[rank-1], b.number(uint64(k)))
		here := b.binary(spirv.OpBitwiseAnd, 1, inside, b.binary(spirv.OpULessThan, 64, last, sizes[rank-1]))
		at := b.binary(spirv.OpIAdd, 64, b.binary(spirv.OpIMul, 64, row, sizes[rank-1]), last)
		at = b.binary(spirv.OpIMul, 64, at, b.number(uint64(bytes)))
		x := code.Instr{Op: code.LoadBuffer, Dst: code.NoOperand, B: object, C: code.NoOperand, D: code.NoOperand,
			A: b.chooseBy(here, at, b.number(1<<64+code.Outside), 64), Imm: tensorElements(rank), Detail: access}
		if in.Op == spirv.OpTensorWriteARM {
			x.Op, x.C = code.StoreBuffer, b.value(in.ID(2))[k]
			b.emit(x)
			continue
		}
		if x.Dst = b.fresh(); outside != code.NoOperand {
			x.Flags |= code.Quiet
		}
		b.emit(x)
		if out[k] = x.Dst; flat[k].class == fold.Bool {
			out[k] = b.narrow(x.Dst, 1)
		}
		if outside != code.NoOperand {
			out[k] = b.chooseBy(here, out[k], outside, flat[k].width)
		}
	}
	if in.Op == spirv.OpTensorReadARM {
		b.define(in.Result, out)
	}
	return true
}
