package buffers

import (
	"slices"

	"hone/ir"
	"hone/ir/build"
	"hone/spirv"
)

// A number of 8 or 16 bits that may only be stored, since the module declares a capability of storage alone, can't be
// made of words. It is kept as its bits in a word, of which conversions make what they convert it to; a conversion back
// is done to the word that is stored.

// hold keeps a value as words.
func (x *lowerer) hold(in *ir.Inst, parts []ir.ID) {
	x.parts = append(x.parts, parts)
	x.held.Set(in.Result, int32(len(x.parts)))
	x.gone = append(x.gone, in)
}

// heldParts returns the words of a value that is kept so, nil for others.
func (x *lowerer) heldParts(id ir.ID) []ir.ID {
	if k := x.held.Get(id); k != 0 {
		return x.parts[k-1]
	}
	return nil
}

// bitsOf returns the bits of each component of a value that may only be stored.
func (x *lowerer) bitsOf(b *build.Builder, id ir.ID) []ir.ID {
	if parts := x.heldParts(id); parts != nil {
		return parts
	}
	d := x.m.Def(id)
	scalar, n := x.m.Types().Scalar(d.Type)
	isFloat := x.m.Def(scalar).Op == spirv.OpTypeFloat
	mask := x.number(1<<(8*x.size(scalar)) - 1)
	wide, converted := id, false
	switch d.Op {
	case spirv.OpFConvert, spirv.OpUConvert, spirv.OpSConvert:
		if from, _ := x.m.Types().Scalar(x.m.TypeOf(d.ID(0))); x.size(from) == 4 {
			wide, converted = d.ID(0), true
			x.gone = append(x.gone, d)
		}
	}
	var parts []ir.ID
	if isFloat {
		float := x.m.Types().Float(32)
		if !converted {
			wide = b.FConvert(x.like(float, n), id)
		}
		for i := range n {
			two := b.CompositeConstruct(x.m.Types().Vector(float, 2), x.component(b, wide, i, n), x.m.Constants().Null(float))
			parts = append(parts, b.ExtInst(x.word(), x.m.Import("GLSL.std.450"), spirv.GLSLStd450PackHalf2x16, two))
		}
		return parts
	}
	if !converted {
		wide = b.UConvert(x.vector(n), id)
	}
	for i := range n {
		part := x.component(b, wide, i, n)
		if converted {
			part = b.BitwiseAnd(x.word(), part, mask)
		}
		parts = append(parts, part)
	}
	return parts
}

// component returns a component of a vector of n, or the scalar.
func (x *lowerer) component(b *build.Builder, id ir.ID, i, n int) ir.ID {
	if n == 1 {
		return id
	}
	return b.CompositeExtract(x.m.Types().PartAt(x.m.TypeOf(id), 0), id, uint32(i))
}

// like returns the vector of n, or the scalar.
func (x *lowerer) like(scalar ir.ID, n int) ir.ID {
	if n == 1 {
		return scalar
	}
	return x.m.Types().Vector(scalar, n)
}

// joined returns the vector of some words, or the one.
func (x *lowerer) joined(b *build.Builder, typ ir.ID, parts []ir.ID) ir.ID {
	if len(parts) == 1 {
		return parts[0]
	}
	return b.CompositeConstruct(typ, parts...)
}

// convert lowers a conversion, or copy, of a value that is kept as words.
func (x *lowerer) convert(in *ir.Inst, parts []ir.ID) {
	scalar, n := x.m.Types().Scalar(in.Type)
	from, _ := x.m.Types().Scalar(x.m.TypeOf(in.ID(0)))
	b := x.c.Before(in)
	switch {
	case in.Op == spirv.OpCopyObject:
		x.hold(in, parts)
	case in.Op == spirv.OpFConvert:
		x.become(in, x.toFloat(&b, scalar, parts))
	case x.size(scalar) < 4 && !x.m.Allows(scalar, ir.ArithmeticOf):
		parts = slices.Clone(parts)
		for i := range parts {
			if in.Op == spirv.OpSConvert {
				parts[i] = x.extended(&b, parts[i], x.size(from))
			}
			parts[i] = b.BitwiseAnd(x.word(), parts[i], x.number(1<<(8*x.size(scalar))-1))
		}
		x.hold(in, parts)
	default:
		parts = slices.Clone(parts)
		for i := range parts {
			if in.Op == spirv.OpSConvert {
				parts[i] = x.extended(&b, parts[i], x.size(from))
			}
		}
		id := x.joined(&b, x.vector(n), parts)
		switch {
		case x.size(scalar) != 4:
			id = b.Emit(in.Op, in.Type, true, uint32(id)).Result
		case scalar != x.word():
			id = b.Bitcast(in.Type, id)
		}
		x.become(in, id)
	}
}

// extended copies the sign of a number of a size to the bits of a word above it.
func (x *lowerer) extended(b *build.Builder, word ir.ID, size int) ir.ID {
	by := x.number(32 - 8*size)
	return b.ShiftRightArithmetic(x.word(), b.ShiftLeftLogical(x.word(), word, by), by)
}

// toFloat makes floats of the bits of halves.
func (x *lowerer) toFloat(b *build.Builder, scalar ir.ID, bits []ir.ID) ir.ID {
	float := x.m.Types().Float(32)
	parts := slices.Clone(bits)
	for i, id := range parts {
		two := b.ExtInst(x.m.Types().Vector(float, 2), x.m.Import("GLSL.std.450"), spirv.GLSLStd450UnpackHalf2x16, id)
		parts[i] = b.CompositeExtract(float, two, 0)
	}
	id := x.joined(b, x.like(float, len(parts)), parts)
	if scalar != float {
		id = b.FConvert(x.like(scalar, len(parts)), id)
	}
	return id
}

// finish removes what was lowered in a function. A value that is kept as words and has other uses is made of these by a
// conversion.
func (x *lowerer) finish() {
	for _, in := range slices.Backward(x.gone) {
		parts := x.heldParts(in.Result)
		switch {
		case in.Block() == nil:
		case x.m.Uses(in.Result) == 0:
			in.Remove()
		case parts != nil:
			scalar, n := x.m.Types().Scalar(in.Type)
			b := x.c.Before(in)
			if x.m.Def(scalar).Op == spirv.OpTypeFloat {
				x.become(in, x.toFloat(&b, scalar, parts))
			} else {
				x.become(in, b.UConvert(in.Type, x.joined(&b, x.vector(n), parts)))
			}
		}
	}
	x.gone = x.gone[:0]
}
