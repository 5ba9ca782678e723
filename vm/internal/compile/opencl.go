package compile

import (
	"hone/fold"
	"hone/ir"
	"hone/spirv"
	"hone/vm/internal/code"
)

// The instructions of OpenCL.std: most are operations that package fold has a row for, componentwise. The others load
// and store vectors without alignment, or numbers as halves, move components, or have a second result.

// halfAccess is an instruction that loads or stores floats of any width as halves.
type halfAccess struct {
	of      uint32
	aligned bool // a vector of three takes as much as one of four
	rounded bool // it says how to round
	store   bool
}

var halfAccesses = [...]halfAccess{
	{of: spirv.OpenCLStdVload_half}, {of: spirv.OpenCLStdVload_halfn}, {of: spirv.OpenCLStdVloada_halfn, aligned: true},
	{of: spirv.OpenCLStdVstore_half, store: true}, {of: spirv.OpenCLStdVstore_half_r, store: true, rounded: true},
	{of: spirv.OpenCLStdVstore_halfn, store: true}, {of: spirv.OpenCLStdVstore_halfn_r, store: true, rounded: true},
	{of: spirv.OpenCLStdVstorea_halfn, store: true, aligned: true},
	{of: spirv.OpenCLStdVstorea_halfn_r, store: true, aligned: true, rounded: true},
}

// wrongOpenCL returns what is wrong with an instruction of OpenCL.std, as far as its code is made by that.
func (c *compiler) wrongOpenCL(in *ir.Inst) string {
	typ := func(i int) *typ { return c.typeOf(c.m.TypeOf(in.ID(2 + i))) }
	pointer := func(i int) bool { return in.NumWords() > 2+i && typ(i).op == spirv.OpTypePointer }
	number := func(i int) bool { return in.NumWords() > 2+i && c.isInteger(c.m.TypeOf(in.ID(2+i))) }
	ok := true
	switch n := in.Word(1); n {
	case spirv.OpenCLStdPrintf, spirv.OpenCLStdPrefetch:
	case spirv.OpenCLStdVloadn, spirv.OpenCLStdVload_half, spirv.OpenCLStdVload_halfn, spirv.OpenCLStdVloada_halfn:
		ok = number(0) && pointer(1) && c.sized(in.Type)
	case spirv.OpenCLStdVstoren, spirv.OpenCLStdVstore_half, spirv.OpenCLStdVstore_half_r, spirv.OpenCLStdVstore_halfn,
		spirv.OpenCLStdVstore_halfn_r, spirv.OpenCLStdVstorea_halfn, spirv.OpenCLStdVstorea_halfn_r:
		ok = number(1) && pointer(2) && c.sized(c.m.TypeOf(in.ID(2)))
	case spirv.OpenCLStdShuffle, spirv.OpenCLStdShuffle2:
		last := in.NumWords() - 3
		ok = last == 1 && n == spirv.OpenCLStdShuffle || last == 2 && n == spirv.OpenCLStdShuffle2
		for i := range last + 1 {
			ok = ok && typ(i).op == spirv.OpTypeVector && typ(i).cells > 0
		}
		ok = ok && c.sized(in.Type) && typ(last).cells == len(c.flatten(in.Type)) &&
			c.isInteger(typ(last).elem)
	default:
		row := rowOf(in.Op, n|ofOpenCL)
		if row != nil && row.Second != nil && !pointer(row.Operands()) {
			return "the last operand is no pointer"
		}
		return c.wrongOperands(in, row, in.Words()[2:])
	}
	if !ok {
		return "the operands do not fit"
	}
	return ""
}

// sized reports whether a type has scalars that registers can hold.
func (c *compiler) sized(id ir.ID) bool {
	n := c.typeOf(id).cells
	return n > 0 && n <= maxComponents
}

// opencl compiles an instruction of OpenCL.std.
func (b *builder) opencl(in *ir.Inst) {
	number := in.Word(1)
	for i := range halfAccesses {
		if h := &halfAccesses[i]; h.of == number {
			b.half(in, h)
			return
		}
	}
	switch number {
	case spirv.OpenCLStdPrefetch:
		return
	case spirv.OpenCLStdPrintf: // which nobody reads here: it succeeds
		b.define(in.Result, []int32{b.number(0)})
		return
	case spirv.OpenCLStdVloadn:
		n := int64(len(b.flatten(in.Type)))
		p := b.nth(in, 0, 1, n, b.typeOf(in.Type).elem)
		b.define(in.Result, b.load(p, in.Type))
		return
	case spirv.OpenCLStdVstoren:
		id := b.m.TypeOf(in.ID(2))
		p := b.nth(in, 1, 2, int64(len(b.flatten(id))), b.typeOf(id).elem)
		b.store(p, id, b.value(in.ID(2)))
		return
	case spirv.OpenCLStdShuffle, spirv.OpenCLStdShuffle2:
		b.shuffleBy(in)
		return
	case spirv.OpenCLStdSelect:
		if len(b.flatten(in.Type)) == 1 { // of a vector the sign bit says it
			width := b.flatten(b.m.TypeOf(in.ID(4)))[0].width
			b.define(in.Result, []int32{b.chooseBy(b.binary(spirv.OpINotEqual, width, b.value(in.ID(4))[0], b.number(0)),
				b.value(in.ID(3))[0], b.value(in.ID(2))[0], b.flatten(in.Type)[0].width)})
			return
		}
	}
	row := rowOf(in.Op, number|ofOpenCL)
	if row == nil {
		b.refuse("the extended instruction %s", openclName(number))
		b.placeholder(in)
		return
	}
	operands := make([]ir.ID, 0, 4)
	for i := 2; i < in.NumWords(); i++ {
		operands = append(operands, in.ID(i))
	}
	result := b.apply(row, spirv.OpExtInst, number|ofOpenCL, in.Type, operands)
	if row.Second != nil {
		p := b.pointer(operands[row.Operands()])
		if p.elem == 0 || len(b.flatten(p.elem)) != len(result) {
			b.refuse("%s to something else", openclName(number))
			b.placeholder(in)
			return
		}
		b.store(p, p.elem, b.seconds(row, number|ofOpenCL, p.elem, operands[:row.Operands()]))
	}
	b.define(in.Result, result)
}

func openclName(number uint32) string {
	if x := spirv.LookupExtSet("OpenCL.std").Inst(number); x != nil {
		return x.Name
	}
	return "of unknown number"
}

// nth returns where the nth vector of so many elements is, counted from a pointer: n and the pointer are operands.
func (b *builder) nth(in *ir.Inst, index, pointer int, elements int64, elem ir.ID) pointer {
	p := b.pointer(in.ID(2 + pointer))
	size := elements
	if p.registers != nil || p.descriptors {
		b.refuse("%s on a variable", openclName(in.Word(1)))
		return p
	}
	if b.unit(p.class) > 0 {
		n, _ := b.extent(cmpType(elem, p.elem))
		size = elements * n
	}
	b.step1(&p, in.ID(2+index), size)
	return p
}

// cmpType returns the first type that is one.
func cmpType(x, y ir.ID) ir.ID {
	if x != 0 {
		return x
	}
	return y
}

// step1 moves a pointer by an index times a stride.
func (b *builder) step1(p *pointer, index ir.ID, stride int64) {
	v, width := b.value(index), b.flatten(b.m.TypeOf(index))[0].width
	if k, known := b.bitsOf(v[0]); known {
		p.disp += fold.Signed(k, width) * stride
	} else {
		p.base = b.index(p.base, v[0], code.Step{Stride: stride, Width: width})
	}
}

// half compiles a load or store of halves.
func (b *builder) half(in *ir.Inst, h *halfAccess) {
	typ, index, at := in.Type, 0, 1
	if h.store {
		typ, index, at = b.m.TypeOf(in.ID(2)), 1, 2
	}
	flat := b.flatten(typ)
	p := b.pointer(in.ID(2 + at))
	if !b.isBuffer(p.class) || p.registers != nil || p.descriptors {
		b.refuse("%s in the storage class %s", openclName(h.of), p.class)
		b.placeholder(in)
		return
	}
	n := int64(len(flat))
	if h.aligned && n == 3 {
		n = 4
	}
	b.step1(&p, in.ID(2+index), 2*n)
	half := scalar{class: fold.Float, width: 16, format: fold.Float16}
	convert := func(from, to scalar, v int32) int32 {
		if from.width == to.width {
			return v
		}
		convert := operationKey{op: spirv.OpFConvert, args: b.args(to, []scalar{from}), width: to.width}
		return b.compute(b.operation(convert), v)
	}
	if !h.store {
		out := make([]int32, len(flat))
		for i := range out {
			v := b.fresh()
			b.emit(code.Instr{Op: code.LoadBuffer, Dst: v, A: p.base, B: p.object, C: code.NoOperand, D: code.NoOperand,
				Imm: p.disp + int64(2*i), Detail: b.access(code.Access{Bytes: 2, Format: fold.Float16})})
			out[i] = convert(half, flat[i], v)
		}
		b.define(in.Result, out)
		return
	}
	before := b.mode[16]
	if h.rounded {
		switch mode := spirv.FPRoundingMode(in.Word(in.NumWords() - 1)); mode {
		case spirv.FPRoundingModeRTE:
			b.mode[16].TowardZero = false
		case spirv.FPRoundingModeRTZ:
			b.mode[16].TowardZero = true
		default:
			b.refuse("FPRoundingMode %s", mode)
		}
	}
	for i, v := range b.value(in.ID(2)) {
		b.emit(code.Instr{Op: code.StoreBuffer, Dst: code.NoOperand, A: p.base, B: p.object, C: convert(flat[i], half, v),
			D: code.NoOperand, Imm: p.disp + int64(2*i), Detail: b.access(code.Access{Bytes: 2, Format: fold.Float16})})
	}
	b.mode[16] = before
}

// shuffleBy compiles a shuffle by a mask that is a value: of each of its components the lower-order bits count that an
// index of a component of the operands has.
func (b *builder) shuffleBy(in *ir.Inst) {
	var parts []int32
	mask := in.ID(in.NumWords() - 1)
	for i := 2; i < in.NumWords()-1; i++ {
		parts = append(parts, b.value(in.ID(i))...)
		if len(b.value(in.ID(i))) == 3 { // as if it had a fourth one, which is undefined
			parts = append(parts, b.undefined(b.flatten(in.Type)[0]))
		}
	}
	count := 1
	for count < len(parts) {
		count *= 2
	}
	parts = b.frozen(parts)
	width := b.flatten(b.m.TypeOf(mask))[0].width
	var out []int32
	for _, k := range b.frozen(b.value(mask)) {
		k = b.binary(spirv.OpBitwiseAnd, width, k, b.number(uint64(count-1)))
		if bits, ok := b.bitsOf(k); ok && bits < uint64(len(parts)) {
			out = append(out, parts[bits])
			continue
		}
		dst := b.fresh()
		b.emit(code.Instr{Op: code.Pick, Dst: dst, A: k, B: b.list(parts), C: code.NoOperand, D: code.NoOperand})
		out = append(out, dst)
	}
	b.define(in.Result, out)
}

// seconds computes the second results of an instruction, of a type.
func (b *builder) seconds(row *fold.Row, number uint32, typ ir.ID, operands []ir.ID) []int32 {
	results := b.flatten(typ)
	out := make([]int32, len(results))
	for i := range out {
		var in []int32
		var types []scalar
		for _, id := range operands {
			in, types = append(in, b.value(id)[i]), append(types, b.flatten(b.m.TypeOf(id))[i])
		}
		out[i] = b.compute(b.operation(operationKey{op: spirv.OpExtInst, instruction: number, second: true,
			args: b.args(types[0], types), width: results[i].width}), in...)
	}
	return out
}
