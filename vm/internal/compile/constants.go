package compile

import (
	"hone/fold"
	"hone/ir"
	"hone/spirv"
	"hone/vm/internal/code"
)

// scalarConstant returns the operand for a constant.
func (c *compiler) scalarConstant(k code.Constant) int32 {
	i, ok := c.constantIndex[k]
	if !ok {
		i = int32(len(c.p.Constants))
		c.p.Constants = append(c.p.Constants, k)
		c.constantIndex[k] = i
	}
	return ^i
}

// number returns the operand for some bits.
func (c *compiler) number(v uint64) int32 { return c.scalarConstant(code.Constant{Bits: v}) }

// undefined returns the operand for an undefined scalar. Each time that it is read it may be another value: see
// builder.frozen.
func (c *compiler) undefined(s scalar) int32 {
	k := code.Constant{Undefined: true, Width: s.width}
	if s.class == fold.Single {
		k.Width = 0
	}
	return c.scalarConstant(k)
}

// undefinedParts returns an undefined operand for each component of a type.
func (c *compiler) undefinedParts(id ir.ID) []int32 {
	flat := c.flatten(id)
	parts := make([]int32, len(flat))
	for i := range parts {
		parts[i] = c.undefined(flat[i])
	}
	return parts
}

// bitsOf returns the bits of an operand that is a constant with a value.
func (c *compiler) bitsOf(operand int32) (uint64, bool) {
	if operand >= 0 || operand == code.NoOperand {
		return 0, false
	}
	k := c.p.Constants[^operand]
	return k.Bits, !k.Undefined
}

// constant returns the components of a constant, nil for what is none.
func (c *compiler) constant(id ir.ID) []int32 {
	id = c.m.Resolve(id)
	if v := c.values[id]; v != nil {
		return v
	}
	// An operand that is a constant stands before what it is an operand of. So this goes down as far as types do, but
	// for chains of OpSpecConstantOp, which are computed from their start on.
	in := c.m.Def(id)
	if in == nil || in.Type == 0 {
		return nil
	}
	if in.Op == spirv.OpSpecConstantOp {
		c.specialized()
		return c.values[id]
	}
	c.values[id] = []int32{} // what is part of itself has no parts
	v := c.constantParts(in)
	if n := c.typeOf(in.Type).cells; v != nil && len(v) != n && n <= maxComponents {
		c.refuse("%s of constituents that do not make its type", in.Op)
		v = c.undefinedParts(in.Type)
	}
	c.grow(len(v))
	c.values[id] = v
	return v
}

func (c *compiler) constantParts(in *ir.Inst) []int32 {
	spec := func(bits uint64) []int32 {
		if id, ok := c.decoration(in.Result, -1, spirv.DecorationSpecId); ok {
			if v, ok := c.o.Spec[id]; ok {
				bits = v & fold.Mask(c.flatten(in.Type)[0].width)
				if c.typeOf(in.Type).op == spirv.OpTypeBool && v != 0 {
					bits = 1
				}
			}
		}
		return []int32{c.scalarConstant(code.Constant{Bits: bits, Origin: c.specOrigin(in.Result)})}
	}
	switch in.Op {
	case spirv.OpConstantTrue:
		return []int32{c.number(1)}
	case spirv.OpConstantFalse:
		return []int32{c.number(0)}
	case spirv.OpSpecConstantTrue:
		return spec(1)
	case spirv.OpSpecConstantFalse:
		return spec(0)
	case spirv.OpConstant, spirv.OpSpecConstant:
		v := uint64(in.Word(0))
		if in.NumWords() > 1 {
			v |= uint64(in.Word(1)) << 32
		}
		flat := c.flatten(in.Type)
		if len(flat) != 1 || in.NumWords() > 2 {
			return nil
		}
		v &= fold.Mask(flat[0].width)
		if in.Op == spirv.OpSpecConstant {
			return spec(v)
		}
		return []int32{c.number(v)}
	case spirv.OpConstantSizeOfEXT:
		if n := c.descriptorBytes(in.ID(0)); n > 0 && len(c.flatten(in.Type)) == 1 {
			return []int32{c.number(n)}
		}
	case spirv.OpConstantNull:
		parts := c.repeat(in.Type, c.number(0))
		for i, s := range c.flatten(in.Type) {
			if s.logical { // as an address it would be that of the first object
				parts[i] = c.number(1<<64 + code.Outside)
			}
		}
		return parts
	case spirv.OpVariable:
		if p := c.pointers[in.Result]; p != nil && c.p.Kernel && c.physical(p.class) && p.base == code.NoOperand {
			return []int32{c.number(uint64(p.disp))}
		}
	case spirv.OpConstantSampler:
		if c.p.Kernel {
			return c.constantSampler(in)
		}
	case spirv.OpUndef, spirv.OpPoisonKHR:
		return c.undefinedParts(in.Type)
	case spirv.OpConstantCompositeReplicateEXT, spirv.OpSpecConstantCompositeReplicateEXT:
		return c.replicate(in.Type, c.constant(in.ID(0)))
	case spirv.OpConstantComposite, spirv.OpSpecConstantComposite:
		parts := make([]int32, 0, len(c.flatten(in.Type)))
		for _, id := range in.IDs() {
			parts = append(parts, c.constant(id)...)
		}
		if c.isMatrix(in.Type) {
			return c.replicate(in.Type, parts)
		}
		return parts
	}
	return nil
}

// replicate returns the components of a composite whose constituents are all one.
func (c *compiler) replicate(id ir.ID, constituent []int32) []int32 {
	n := len(c.flatten(id))
	parts := make([]int32, 0, n)
	for len(constituent) > 0 && len(parts)+len(constituent) <= n {
		parts = append(parts, constituent...)
	}
	return parts
}

// repeat returns an operand for each component of a type.
func (c *compiler) repeat(id ir.ID, operand int32) []int32 {
	parts := make([]int32, len(c.flatten(id)))
	for i := range parts {
		parts[i] = operand
	}
	return parts
}

// specialized computes all OpSpecConstantOp, in their order.
func (c *compiler) specialized() {
	if c.specializing { // an operand that comes later
		return
	}
	at := c.at
	c.specializing = true
	defer func() { c.at, c.specializing = at, false }()
	for in := range c.m.Section(ir.Globals).Insts() {
		if in.Op != spirv.OpSpecConstantOp || c.values[in.Result] != nil {
			continue
		}
		c.at = in
		if c.full() {
			return
		}
		operands := make([]ir.ID, 0, 3)
		for i := 1; i < in.NumWords(); i++ {
			operands = append(operands, ir.ID(in.Word(i)))
		}
		b := builder{compiler: c}
		v := b.specConstantOp(in, spirv.Op(in.Word(0)), operands)
		if len(v) != c.typeOf(in.Type).cells {
			c.refuse("OpSpecConstantOp %s of operands that do not make its type", spirv.Op(in.Word(0)))
			v = c.undefinedParts(in.Type)
		}
		for i, s := range c.flatten(in.Type) {
			if v[i] >= 0 {
				v[i] = c.undefined(s) // division by zero, for one
			}
		}
		c.grow(len(v))
		if c.values[in.Result] = v; v == nil { // of an empty struct
			c.values[in.Result] = []int32{}
		}
	}
}

// specConstantOp returns the components of an operation on constants. The literals of composite instructions stand
// where ids do.
func (b *builder) specConstantOp(in *ir.Inst, op spirv.Op, operands []ir.ID) []int32 {
	literals := func(from int) (w []uint32) {
		for _, id := range operands[from:] {
			w = append(w, uint32(id))
		}
		return w
	}
	switch op {
	case spirv.OpCompositeExtract:
		from, to, _ := b.part(b.m.TypeOf(operands[0]), literals(1))
		v := b.constant(operands[0])
		return v[min(from, len(v)):min(to, len(v))]
	case spirv.OpCompositeInsert:
		from, _, _ := b.part(in.Type, literals(2))
		v := append([]int32(nil), b.constant(operands[1])...)
		copy(v[min(from, len(v)):], b.constant(operands[0]))
		return v
	case spirv.OpVectorShuffle:
		return b.shuffle(in.Type, b.constant(operands[0]), b.constant(operands[1]), literals(2))
	case spirv.OpAccessChain, spirv.OpInBoundsAccessChain, spirv.OpPtrAccessChain, spirv.OpInBoundsPtrAccessChain:
		if p, ok := b.constantPointer(op, operands); ok {
			return b.address(&p, in.Type)
		}
	case spirv.OpConvertPtrToU, spirv.OpConvertUToPtr, spirv.OpPtrCastToGeneric, spirv.OpGenericCastToPtr:
		if v := b.constant(operands[0]); len(v) == 1 {
			return []int32{b.narrow(v[0], b.flatten(in.Type)[0].width)}
		}
	case spirv.OpCooperativeMatrixLengthKHR, spirv.OpCooperativeMatrixLengthNV:
		if b.isMatrix(operands[0]) {
			return []int32{b.number(uint64(b.typeOf(operands[0]).n))}
		}
	case spirv.OpBitcast:
		return b.bitcast(b.constant(operands[0]), b.flatten(b.m.TypeOf(operands[0])), b.flatten(in.Type))
	}
	if row := fold.For(op); row != nil {
		return b.apply(row, op, 0, in.Type, operands)
	}
	b.refuse("OpSpecConstantOp %s", op)
	return b.undefinedParts(in.Type)
}

// constantPointer returns where an access chain of constants leads.
func (b *builder) constantPointer(op spirv.Op, operands []ir.ID) (p pointer, ok bool) {
	v := b.constant(operands[0])
	t := b.typeOf(b.m.TypeOf(operands[0]))
	if !b.p.Kernel || len(v) != 1 || t.op != spirv.OpTypePointer {
		return p, false
	}
	at, ok := b.bitsOf(v[0])
	p = pointer{class: t.class, elem: t.elem, object: b.number(code.Physical), base: code.NoOperand, disp: int64(at)}
	indices := operands[1:]
	if op == spirv.OpPtrAccessChain || op == spirv.OpInBoundsPtrAccessChain {
		k := b.constant(operands[1])
		if len(k) != 1 {
			return p, false
		}
		bits, known := b.bitsOf(k[0])
		size, _ := b.extent(p.elem)
		p.disp += fold.Signed(bits, b.flatten(b.m.TypeOf(operands[1]))[0].width) * size
		ok, indices = ok && known, operands[2:]
	}
	for _, id := range indices {
		k := b.constant(id)
		if len(k) != 1 {
			return p, false
		}
		if _, known := b.bitsOf(k[0]); !known {
			return p, false
		}
	}
	return b.chain(p, indices), ok
}

// specOrigin returns the origin of a specialization constant, 0 for one without SpecId.
func (c *compiler) specOrigin(id ir.ID) int32 {
	spec, ok := c.decoration(id, -1, spirv.DecorationSpecId)
	if !ok {
		return 0
	}
	c.p.Origins = append(c.p.Origins, code.Origin{SpecID: spec})
	return int32(len(c.p.Origins))
}

// origin returns that of the result of an operation on constants, 0 where none of them has one.
func (c *compiler) origin(op int32, operands [4]int32) int32 {
	for _, k := range operands {
		if k < 0 && k != code.NoOperand && c.p.Constants[^k].Origin > 0 {
			c.p.Origins = append(c.p.Origins, code.Origin{Operation: op + 1, Operands: operands})
			return int32(len(c.p.Origins))
		}
	}
	return 0
}
