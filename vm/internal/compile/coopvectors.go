package compile

import (
	"hone/fold"
	"hone/ir"
	"hone/ir/effects"
	"hone/spirv"
	"hone/vm/internal/code"
)

// Cooperative vectors of "SPV_NV_cooperative_vector". Such a vector belongs to a single invocation, as long vectors do,
// with the arithmetic of any vector: only loads and stores by a byte offset, products with matrices in memory and
// additions to memory are instructions of their own. The precision of a product, and the order in which it is added up,
// are as open as for cooperative matrices. The optimal layouts are the implementation's choice: rows side by side here.

// maxVectorAccesses is how many scalars in memory an instruction may access.
const maxVectorAccesses = 1 << 14

// componentTypes are the interpretations of memory and of inputs.
var componentTypes = map[spirv.ComponentType]struct {
	scalar
	signed bool
	packed int // components in a number of 32 bits; 0 for those that are not packed
}{
	spirv.ComponentTypeFloat16NV:            {scalar{fold.Float, 16, fold.Float16, false}, false, 0},
	spirv.ComponentTypeFloat32NV:            {scalar{fold.Float, 32, fold.Float32, false}, false, 0},
	spirv.ComponentTypeFloat64NV:            {scalar{fold.Float, 64, fold.Float64, false}, false, 0},
	spirv.ComponentTypeSignedInt8NV:         {scalar{fold.Int, 8, fold.Format{}, false}, true, 0},
	spirv.ComponentTypeSignedInt16NV:        {scalar{fold.Int, 16, fold.Format{}, false}, true, 0},
	spirv.ComponentTypeSignedInt32NV:        {scalar{fold.Int, 32, fold.Format{}, false}, true, 0},
	spirv.ComponentTypeSignedInt64NV:        {scalar{fold.Int, 64, fold.Format{}, false}, true, 0},
	spirv.ComponentTypeUnsignedInt8NV:       {scalar{fold.Int, 8, fold.Format{}, false}, false, 0},
	spirv.ComponentTypeUnsignedInt16NV:      {scalar{fold.Int, 16, fold.Format{}, false}, false, 0},
	spirv.ComponentTypeUnsignedInt32NV:      {scalar{fold.Int, 32, fold.Format{}, false}, false, 0},
	spirv.ComponentTypeUnsignedInt64NV:      {scalar{fold.Int, 64, fold.Format{}, false}, false, 0},
	spirv.ComponentTypeSignedInt8PackedNV:   {scalar{fold.Int, 8, fold.Format{}, false}, true, 4},
	spirv.ComponentTypeUnsignedInt8PackedNV: {scalar{fold.Int, 8, fold.Format{}, false}, false, 4},
	spirv.ComponentTypeFloatE4M3NV:          {scalar{fold.Float, 8, fold.E4M3, false}, false, 0},
	spirv.ComponentTypeFloatE5M2NV:          {scalar{fold.Float, 8, fold.E5M2, false}, false, 0},
}

// coopVector compiles an instruction on cooperative vectors, false for others.
func (b *builder) coopVector(in *ir.Inst) bool {
	ok := true
	switch in.Op {
	case spirv.OpCooperativeVectorLoadNV, spirv.OpCooperativeVectorStoreNV:
		ok = b.vectorAccess(in)
	case spirv.OpCooperativeVectorMatrixMulNV:
		ok = b.vectorProduct(in, false)
	case spirv.OpCooperativeVectorMatrixMulAddNV:
		ok = b.vectorProduct(in, true)
	case spirv.OpCooperativeVectorOuterProductAccumulateNV:
		ok = b.outerProduct(in)
	case spirv.OpCooperativeVectorReduceSumAccumulateNV:
		ok = b.reduceSum(in)
	default:
		return false
	}
	if !ok {
		b.refuseOperands(in)
	}
	return true
}

// inBytes is a place in a buffer: at bytes, by an operand, from the start of an array.
type inBytes struct {
	p  pointer
	at int32
}

// bytesAt returns the place that is an offset away from a pointer to an array. It reports false for memory that is no
// buffer.
func (b *builder) bytesAt(pointer, offset ir.ID) (m inBytes, ok bool) {
	p, v := b.accessed(pointer), b.value(offset)
	if p.registers != nil || p.descriptors || !b.isBuffer(p.class) || len(v) != 1 {
		return m, false
	}
	m = inBytes{p, v[0]}
	if p.base != code.NoOperand {
		m.at = b.binary(spirv.OpIAdd, 64, p.base, v[0])
	}
	return m, true
}

// row returns the place of a row of a matrix that begins at m.
func (b *builder) row(m inBytes, k int, stride int32) inBytes {
	m.at = b.binary(spirv.OpIAdd, 64, m.at, b.binary(spirv.OpIMul, 64, stride, b.number(uint64(k))))
	return m
}

// scalarInBytes returns an instruction on the kth scalar of a type from a place on.
func (b *builder) scalarInBytes(op code.Opcode, m inBytes, s scalar, k int) code.Instr {
	bytes := s.bytes()
	return code.Instr{Op: op, Dst: code.NoOperand, A: m.at, B: m.p.object, C: code.NoOperand, D: code.NoOperand,
		Imm:    m.p.disp + int64(k*bytes),
		Detail: b.access(code.Access{Bytes: bytes, Format: s.format, Volatile: m.p.volatile})}
}

// vectorAccess compiles the load or the store of a vector.
func (b *builder) vectorAccess(in *ir.Inst) bool {
	m, ok := b.bytesAt(in.ID(0), in.ID(1))
	if !ok {
		return false
	}
	m.p.volatile = effects.VolatileSide(in, 0)
	if in.Op == spirv.OpCooperativeVectorLoadNV {
		flat := b.flatten(in.Type)
		out := make([]int32, len(flat))
		for k, s := range flat {
			x := b.scalarInBytes(code.LoadBuffer, m, s, k)
			x.Dst = b.fresh()
			b.emit(x)
			out[k] = x.Dst
		}
		b.define(in.Result, out)
		return true
	}
	parts := b.value(in.ID(2))
	for k, s := range b.flatten(b.m.TypeOf(in.ID(2))) {
		x := b.scalarInBytes(code.StoreBuffer, m, s, k)
		x.C = parts[k]
		b.emit(x)
	}
	return true
}

// constantOf returns the value of an operand that is a constant.
func (b *builder) constantOf(id ir.ID) (uint64, bool) {
	if v := b.value(id); len(v) == 1 {
		return b.bitsOf(v[0])
	}
	return 0, false
}

// storedMatrix is a matrix in memory.
type storedMatrix struct {
	inBytes
	scalar
	signed           bool
	byColumns, tight bool
	stride           int32 // in bytes, of rows or columns
}

// matrixAt returns the matrix of some rows and columns at a place, by the operands that say how it lies there. It
// reports false for operands that are not supported.
func (b *builder) matrixAt(place inBytes, interpretation, layout ir.ID, transposed bool, rows, columns int) (
	m storedMatrix, ok bool) {
	as, known := b.constantOf(interpretation)
	t, isType := componentTypes[spirv.ComponentType(as)]
	l, hasLayout := b.constantOf(layout)
	m = storedMatrix{inBytes: place, scalar: t.scalar, signed: t.signed, stride: code.NoOperand}
	m.byColumns = spirv.CooperativeVectorMatrixLayout(l) == spirv.CooperativeVectorMatrixLayoutColumnMajorNV
	switch spirv.CooperativeVectorMatrixLayout(l) {
	case spirv.CooperativeVectorMatrixLayoutInferencingOptimalNV, spirv.CooperativeVectorMatrixLayoutTrainingOptimalNV:
		m.tight = true
		if m.byColumns = transposed; transposed {
			columns = rows
		}
		m.stride = b.number(uint64(columns * t.bytes()))
	}
	return m, known && isType && hasLayout && l <= 3 && (m.tight || !transposed)
}

// element returns an instruction on the element at a row and a column.
func (b *builder) element(op code.Opcode, m *storedMatrix, row, column int) code.Instr {
	if m.byColumns {
		row, column = column, row
	}
	return b.scalarInBytes(op, b.row(m.inBytes, row, m.stride), m.scalar, column)
}

// vectorProduct compiles a product of a matrix in memory and a vector, plus a vector in memory if biased is set.
func (b *builder) vectorProduct(in *ir.Inst, biased bool) bool {
	place, ok := b.bytesAt(in.ID(2), in.ID(3))
	at := 5
	var bias storedMatrix
	results := b.flatten(in.Type)
	if !ok || len(results) == 0 {
		return false
	}
	if biased {
		from, ok := b.bytesAt(in.ID(5), in.ID(6))
		if bias, ok = b.biasAt(from, in.ID(7), ok); !ok {
			return false
		}
		at = 8
	}
	rows, hasRows := b.constantOf(in.ID(at))
	columns, hasColumns := b.constantOf(in.ID(at + 1))
	transposed, known := b.constantOf(in.ID(at + 3))
	if !hasRows || !hasColumns || !known || rows != uint64(len(results)) || columns == 0 ||
		columns > maxVectorAccesses/rows {
		return false
	}
	m, ok := b.matrixAt(place, in.ID(4), in.ID(at+2), transposed != 0, int(rows), int(columns))
	if !ok {
		return false
	}
	at += 4
	if !m.tight {
		if at >= in.NumWords() || len(b.value(in.ID(at))) != 1 {
			return false
		}
		m.stride = b.value(in.ID(at))[0]
	}
	mask := spirv.CooperativeMatrixOperands(0)
	if at++; at < in.NumWords() {
		mask = spirv.CooperativeMatrixOperands(in.Word(at))
	}
	input, as, ok := b.interpreted(in, mask, int(columns))
	if !ok || (as.class == fold.Float) != (results[0].class == fold.Float) || (m.class == fold.Float) !=
		(results[0].class == fold.Float) || m.width > results[0].width || as.width > results[0].width {
		return false
	}
	x, types := b.asResult(input, as.scalar, as.signed, results[0])
	out := make([]int32, rows)
	for r := range out {
		list := make([]int32, columns)
		for k := range list {
			i := b.element(code.LoadBuffer, &m, r, k)
			i.Dst = b.fresh()
			b.emit(i)
			list[k] = i.Dst
		}
		y, _ := b.asResult(list, m.scalar, m.signed, results[0])
		sum := b.number(0)
		if biased {
			i := b.scalarInBytes(code.LoadBuffer, bias.inBytes, bias.scalar, r)
			i.Dst = b.fresh()
			b.emit(i)
			v, _ := b.asResult([]int32{i.Dst}, bias.scalar, bias.signed, results[0])
			sum = v[0]
		}
		if results[0].class == fold.Float {
			out[r] = b.vector(&mixedDot, in.Op, 0, results[:1], [][]int32{x, y, {sum}}, [][]scalar{types, types,
				types[:1]})[0]
			continue
		}
		for k := range x {
			product := b.binary(spirv.OpIMul, results[0].width, x[k], y[k])
			sum = b.binary(spirv.OpIAdd, results[0].width, sum, product)
		}
		out[r] = sum
	}
	b.define(in.Result, out)
	return true
}

// biasAt returns the vector at a place that is added to a product.
func (b *builder) biasAt(from inBytes, interpretation ir.ID, ok bool) (m storedMatrix, fits bool) {
	as, known := b.constantOf(interpretation)
	t, isType := componentTypes[spirv.ComponentType(as)]
	return storedMatrix{inBytes: from, scalar: t.scalar, signed: t.signed}, ok && known && isType
}

// interpretedAs is the interpretation of an input vector.
type interpretedAs struct {
	scalar
	signed bool
}

// interpreted returns the components of the input of a product as its interpretation says: other numbers of a type, or
// parts of numbers of 32 bits.
func (b *builder) interpreted(in *ir.Inst, mask spirv.CooperativeMatrixOperands, n int) ([]int32, interpretedAs, bool) {
	parts, flat := b.frozen(b.value(in.ID(0))), b.flatten(b.m.TypeOf(in.ID(0)))
	k, known := b.constantOf(in.ID(1))
	t, isType := componentTypes[spirv.ComponentType(k)]
	as := interpretedAs{t.scalar, t.signed}
	if !known || !isType || len(flat) == 0 {
		return nil, as, false
	}
	if t.packed > 0 {
		if flat[0].width != 32 || len(parts)*t.packed < n {
			return nil, as, false
		}
		out := make([]int32, n)
		for i := range out {
			shift := b.number(uint64(i % t.packed * t.width))
			out[i] = b.narrow(b.binary(spirv.OpShiftRightLogical, 32, parts[i/t.packed], shift), t.width)
		}
		return out, as, true
	}
	from := flat[0]
	if len(parts) != n {
		return nil, as, false
	}
	if from.class == t.class && from.width == t.width && from.format == t.format {
		return parts, as, true
	}
	signed := mask&spirv.CooperativeMatrixOperandsMatrixBSignedComponentsKHR != 0
	out := make([]int32, n)
	for i, x := range parts {
		switch {
		case t.class == fold.Float && from.class == fold.Float:
			out[i] = b.convert(spirv.OpFConvert, x, from, t.scalar)
		case t.class == fold.Float && signed:
			out[i] = b.convert(spirv.OpConvertSToF, x, from, t.scalar)
		case t.class == fold.Float:
			out[i] = b.convert(spirv.OpConvertUToF, x, from, t.scalar)
		case from.class == fold.Float:
			out[i] = b.saturated(b.wholeOf(x, from), scalar{class: fold.Int, width: 64}, true, as)
		default:
			out[i] = b.saturated(x, from, signed, as)
		}
	}
	return out, as, true
}

// convert emits a conversion of a scalar.
func (b *builder) convert(op spirv.Op, x int32, from, to scalar) int32 {
	return b.compute(b.operation(operationKey{op: op, args: b.args(to, []scalar{from}), width: to.width}), x)
}

// wholeOf emits the nearest whole number of 64 bits to a float, which stops at 2^40.
func (b *builder) wholeOf(x int32, from scalar) int32 {
	double := scalar{class: fold.Float, width: 64, format: fold.Float64}
	if from.format != double.format {
		x = b.convert(spirv.OpFConvert, x, from, double)
	}
	ext := func(instruction uint32, operands ...int32) int32 {
		types := make([]scalar, len(operands))
		for i := range types {
			types[i] = double
		}
		return b.compute(b.operation(operationKey{op: spirv.OpExtInst, instruction: instruction, args: b.args(double, types),
			width: 64}), operands...)
	}
	limit := func(v float64) int32 { return b.number(fold.Float64.FromFloat64(v, fold.Mode{})) }
	x = ext(spirv.GLSLStd450NClamp, ext(spirv.GLSLStd450RoundEven, x), limit(-1<<40), limit(1<<40))
	return b.convert(spirv.OpConvertFToS, x, double, scalar{class: fold.Int, width: 64})
}

// saturated emits a whole number in another type, whose least and largest number it stops at.
func (b *builder) saturated(x int32, from scalar, signed bool, to interpretedAs) int32 {
	if signed && from.width < 64 {
		x = b.convert(spirv.OpSConvert, x, from, scalar{class: fold.Int, width: 64})
	}
	least, most := int64(0), int64(fold.Mask(to.width)>>1)
	if to.signed {
		least = -most - 1
	} else if to.width < 64 {
		most = int64(fold.Mask(to.width))
	}
	less, more := b.number(uint64(least)), b.number(uint64(most))
	x = b.chooseBy(b.binary(spirv.OpSLessThan, 64, x, less), less, x, 64)
	x = b.chooseBy(b.binary(spirv.OpSLessThan, 64, more, x), more, x, 64)
	return b.narrow(x, to.width)
}

// asResult returns components as numbers of the type of a result, which has all of them.
func (b *builder) asResult(list []int32, from scalar, signed bool, to scalar) ([]int32, []scalar) {
	out, types := make([]int32, len(list)), make([]scalar, len(list))
	for k, x := range list {
		types[k] = to
		switch {
		case from.class == fold.Float && from.format != to.format:
			x = b.convert(spirv.OpFConvert, x, from, to)
		case from.class == fold.Int && signed && from.width < to.width:
			x = b.convert(spirv.OpSConvert, x, from, to)
		}
		out[k] = x
	}
	return out, types
}

// addAt emits an atomic addition to a scalar in memory.
func (b *builder) addAt(i code.Instr, s scalar, v int32) {
	op, family := spirv.OpIAdd, sums
	if s.class == fold.Float {
		op, family = spirv.OpFAdd, ordered
	}
	a := code.AtomicOp{Name: "Atomic" + op.String()[2:], Kind: code.AtomicUpdate, Bytes: s.bytes(), Format: s.format,
		Operation: b.operation(operationKey{op: op, args: b.args(s, []scalar{s, s}), width: s.width})}
	b.noteOrder(family, false)
	i.Op, i.C, i.Detail = code.Atomic, v, int32(len(b.p.Atomics))
	b.p.Atomics = append(b.p.Atomics, a)
	b.emit(i)
}

// outerProduct compiles the addition of the products of all pairs of components to a matrix in memory.
func (b *builder) outerProduct(in *ir.Inst) bool {
	place, ok := b.bytesAt(in.ID(0), in.ID(1))
	x, y := b.frozen(b.value(in.ID(2))), b.frozen(b.value(in.ID(3)))
	flat := b.flatten(b.m.TypeOf(in.ID(2)))
	if !ok || len(flat) == 0 || len(x) == 0 || len(y) == 0 || len(x) > maxVectorAccesses/len(y) {
		return false
	}
	m, ok := b.matrixAt(place, in.ID(5), in.ID(4), false, len(x), len(y))
	if ok = ok && m.class == flat[0].class; ok && !m.tight {
		if ok = in.NumWords() > 6 && len(b.value(in.ID(6))) == 1; ok {
			m.stride = b.value(in.ID(6))[0]
		}
	}
	if !ok {
		return false
	}
	op := spirv.OpIMul
	if m.class == fold.Float {
		op = spirv.OpFMul
		if m.format != flat[0].format {
			for k := range x {
				x[k] = b.convert(spirv.OpFConvert, x[k], flat[0], m.scalar)
			}
			for k := range y {
				y[k] = b.convert(spirv.OpFConvert, y[k], flat[0], m.scalar)
			}
		}
	} else if m.width != flat[0].width {
		return false
	}
	product := b.operation(operationKey{op: op, args: b.args(m.scalar, []scalar{m.scalar, m.scalar}), width: m.width})
	for row := range x {
		for column := range y {
			b.addAt(b.element(code.Atomic, &m, row, column), m.scalar, b.compute(product, x[row], y[column]))
		}
	}
	return true
}

// reduceSum compiles the addition of a vector to memory.
func (b *builder) reduceSum(in *ir.Inst) bool {
	place, ok := b.bytesAt(in.ID(0), in.ID(1))
	parts := b.value(in.ID(2))
	if !ok {
		return false
	}
	for k, s := range b.flatten(b.m.TypeOf(in.ID(2))) {
		b.addAt(b.scalarInBytes(code.Atomic, place, s, k), s, parts[k])
	}
	return len(parts) > 0
}
