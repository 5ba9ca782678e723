package words

import (
	"hone/fold"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// HalfToFloat computes with floats of 32 bits what has 16, so that a shader needs no Float16: each operation is more
// precise than it was, and what overflowed need not. Buffers keep their layout: a half there is an integer of 16 bits,
// of which a load makes a float and to which a store rounds one, as UnpackHalf2x16 and PackHalf2x16 do it; the
// capabilities of 16-bit storage allow that.
//
// A module is left alone as a whole, and a remark says for which instruction, if it is a kernel's, or has halves in
// specialization constants, inputs, outputs, atomic operations, cooperative matrices or matrices in buffers. Whole
// structs and arrays are copied to and from buffers in parts, up to 128. Cost: linear.
var HalfToFloat = pass.ForModule("lower-half-to-float", "floats of 16 bits are computed with 32",
	func(c *pass.Context) bool {
		return c.Module.HasCapability(spirv.CapabilityFloat16) && toFloats(c, 16)
	}, pass.Idempotent, pass.Removes("Float16"),
	pass.Costs(fold.Cost{Single: true}))

// fromHalves makes floats of integers of 16 bits, as buffers have halves.
func (s *shrinker) fromHalves(id ir.ID) ir.ID {
	return s.unpack(s.emit(spirv.OpUConvert, s.words(s.n), id))
}

// unpack makes a float of the low half of each of n words.
func (s *shrinker) unpack(words ir.ID) ir.ID {
	parts := make([]ir.ID, s.n)
	for i := range parts {
		word := words
		if s.n > 1 {
			word = s.component(words, i)
		}
		parts[i] = s.extract(s.floats(1), s.glsl(s.floats(2), spirv.GLSLStd450UnpackHalf2x16, word), 0)
	}
	if s.n == 1 {
		return parts[0]
	}
	return s.emit(spirv.OpCompositeConstruct, s.floats(s.n), parts...)
}

// toHalves makes words of which the low half is a half of n floats.
func (s *shrinker) toHalves(id ir.ID) ir.ID {
	parts := make([]ir.ID, s.n)
	zero := s.float(s.floats(1), 0)
	for i := range parts {
		float := id
		if s.n > 1 {
			float = s.extract(s.floats(1), id, uint32(i))
		}
		two := s.emit(spirv.OpCompositeConstruct, s.floats(2), float, zero)
		parts[i] = s.glsl(s.word(), spirv.GLSLStd450PackHalf2x16, two)
	}
	return s.vector(parts)
}

// castHalves takes the bits of halves, or makes halves of bits: of two in each word, or of one and 16 bits.
func (s *shrinker) castHalves(in *ir.Inst) {
	from, to := s.doubles(s.m.TypeOf(in.ID(0))), s.doubles(in.Type)
	short := func() ir.ID { return s.m.Types().Int(16, false) }
	switch {
	case from > 0 && to > 0:
		in.Become(spirv.OpCopyObject, uint32(in.ID(0)))
	case to == 1:
		s.n = 1
		bits := s.emit(spirv.OpUConvert, s.word(), s.as(short(), in.ID(0)))
		in.SetType(s.floats(1))
		in.Become(spirv.OpCopyObject, uint32(s.unpack(bits)))
	case from == 1:
		s.n = 1
		s.cast(in, s.emit(spirv.OpUConvert, short(), s.toHalves(in.ID(0))))
	case to > 0:
		words := s.as(s.words(to/2), in.ID(0))
		var parts []ir.ID
		for i := range to / 2 {
			word := words
			if to > 2 {
				word = s.component(words, i)
			}
			parts = append(parts, s.glsl(s.floats(2), spirv.GLSLStd450UnpackHalf2x16, word))
		}
		in.SetType(s.floats(to))
		if to == 2 {
			in.Become(spirv.OpCopyObject, uint32(parts[0]))
		} else {
			in.Become(spirv.OpCompositeConstruct, uint32(parts[0]), uint32(parts[1]))
		}
	case from > 0:
		var parts []ir.ID
		for i := range from / 2 {
			two := in.ID(0)
			if from > 2 {
				two = s.shuffle(s.floats(2), two, two, uint32(2*i), uint32(2*i+1))
			}
			parts = append(parts, s.glsl(s.word(), spirv.GLSLStd450PackHalf2x16, two))
		}
		s.cast(in, s.vector(parts))
	}
}
