package compile

import (
	"hone/ir"
	"hone/spirv"
	"hone/vm/internal/code"
	"hone/vm/layout"
)

// Tensor layouts and views of "SPV_NV_tensor_addressing". Layouts and views are lists of numbers of 32 bits, so that
// changing a copy costs nothing. Loads and stores of cooperative matrices compute with these where each element lies,
// as "SPV_NV_cooperative_matrix2" says in section "Tensor Layout and View"; names are from there.

// maxTensorDims is how many dimensions a layout or a view may have.
const maxTensorDims = 5

// tensorDims returns the number of dimensions of a layout or view, 0 for other types and where that is not supported.
func (c *compiler) tensorDims(t *typ) int {
	if t.op != spirv.OpTypeTensorLayoutNV && t.op != spirv.OpTypeTensorViewNV {
		return 0
	}
	n, ok := c.lengthOf(t.def.ID(0))
	if !ok || n == 0 || n > maxTensorDims {
		c.refuse("%s of %d dimensions", t.op, n)
		return 0
	}
	return int(n)
}

// The parts of a tensor layout: lists of a number for each dimension, by their place, and after them the clamp value.
const (
	blockSize = iota
	layoutDimension
	layoutStride
	layoutOffset
	layoutSpan
	layoutLists
)

// The parts of a tensor view: two lists, and four numbers after them.
const (
	viewDimension = iota
	viewStride
	viewLists
)

const (
	clipRowOffset = iota
	clipRowSpan
	clipColumnOffset
	clipColumnSpan
	clipNumbers
)

// tensorCells returns how many numbers a layout or view is.
func (c *compiler) tensorCells(t *typ) int {
	switch n := c.tensorDims(t); {
	case n == 0:
		return 0
	case t.op == spirv.OpTypeTensorLayoutNV:
		return layoutLists*n + 1
	default:
		return viewLists*n + clipNumbers
	}
}

// word emits an operation on numbers of 32 bits.
func (b *builder) word(op spirv.Op, x, y int32) int32 {
	k, known := b.bitsOf(y)
	switch {
	case known && k == 1 && (op == spirv.OpUDiv || op == spirv.OpIMul), known && k == 0 && op == spirv.OpIAdd:
		return x
	case known && k == 1 && op == spirv.OpUMod:
		return b.number(0)
	}
	return b.binary(op, 32, x, y)
}

// tensorSetter is an instruction that changes a list in a copy of a layout or view.
type tensorSetter struct {
	of   spirv.Op
	view bool
	list int // that it gives; or a number after the lists
}

var tensorSetters = [...]tensorSetter{
	{spirv.OpTensorLayoutSetBlockSizeNV, false, blockSize},
	{spirv.OpTensorLayoutSetDimensionNV, false, layoutDimension},
	{spirv.OpTensorLayoutSetStrideNV, false, layoutStride},
	{spirv.OpTensorViewSetDimensionNV, true, viewDimension},
	{spirv.OpTensorViewSetStrideNV, true, viewStride},
}

// tensorLayout compiles an instruction on tensor layouts and views, false for others.
func (b *builder) tensorLayout(in *ir.Inst) bool {
	ok := true
	switch in.Op {
	case spirv.OpCreateTensorLayoutNV, spirv.OpCreateTensorViewNV:
		ok = b.createTensor(in)
	case spirv.OpTensorLayoutSliceNV, spirv.OpTensorLayoutSetClampValueNV, spirv.OpTensorLayoutSetBlockSizeNV,
		spirv.OpTensorLayoutSetDimensionNV, spirv.OpTensorLayoutSetStrideNV, spirv.OpTensorViewSetDimensionNV,
		spirv.OpTensorViewSetStrideNV, spirv.OpTensorViewSetClipNV:
		ok = b.setTensor(in)
	case spirv.OpCooperativeMatrixLoadTensorNV, spirv.OpCooperativeMatrixStoreTensorNV:
		ok = b.tensorAddressing(in)
	default:
		return false
	}
	if !ok {
		b.refuseOperands(in)
	}
	return true
}

// createTensor compiles the instructions that make a layout or view from nothing.
func (b *builder) createTensor(in *ir.Inst) bool {
	t := *b.typeOf(in.Type)
	n := b.tensorDims(&t)
	if n == 0 || (t.op == spirv.OpTypeTensorViewNV) != (in.Op == spirv.OpCreateTensorViewNV) {
		return false
	}
	out := b.repeat(in.Type, b.number(0))
	if t.op == spirv.OpTypeTensorLayoutNV {
		for k := range n {
			out[blockSize*n+k] = b.number(1)
		}
	} else {
		out[viewLists*n+clipRowSpan], out[viewLists*n+clipColumnSpan] = b.number(0xFFFFFFFF), b.number(0xFFFFFFFF)
	}
	b.define(in.Result, out)
	return true
}

// setTensor compiles an instruction that changes some numbers of a layout or view.
func (b *builder) setTensor(in *ir.Inst) bool {
	t := *b.typeOf(in.Type)
	n := b.tensorDims(&t)
	before := b.value(in.ID(0))
	out := append([]int32(nil), before...)
	operands := make([]int32, 0, 2*maxTensorDims)
	for k := 1; k < in.NumWords(); k++ {
		v := b.frozen(b.value(in.ID(k)))
		if len(v) != 1 {
			return false
		}
		operands = append(operands, v[0])
	}
	if n == 0 || len(out) != b.tensorCells(&t) || b.typeOf(b.m.TypeOf(in.ID(0))).op != t.op {
		return false
	}
	view := t.op == spirv.OpTypeTensorViewNV
	switch in.Op {
	case spirv.OpTensorLayoutSetClampValueNV:
		if view || len(operands) != 1 {
			return false
		}
		out[layoutLists*n] = operands[0]
	case spirv.OpTensorViewSetClipNV:
		if !view || len(operands) != clipNumbers {
			return false
		}
		copy(out[viewLists*n:], operands)
	case spirv.OpTensorLayoutSliceNV:
		if view || len(operands) != 2*n {
			return false
		}
		for k := range n {
			out[layoutOffset*n+k] = b.word(spirv.OpIAdd, before[layoutOffset*n+k], operands[2*k])
			out[layoutSpan*n+k] = operands[2*k+1]
		}
	default:
		for _, s := range tensorSetters {
			if s.of != in.Op {
				continue
			}
			if s.view != view || len(operands) != n {
				return false
			}
			copy(out[s.list*n:], operands)
			b.impliedTensor(in.Op, out, n)
		}
	}
	b.define(in.Result, out)
	return true
}

// impliedTensor changes the fields that follow from the dimensions of a layout or view where these are set.
func (b *builder) impliedTensor(op spirv.Op, out []int32, n int) {
	stride := b.number(1)
	for k := n - 1; k >= 0; k-- {
		switch op {
		case spirv.OpTensorLayoutSetDimensionNV:
			size, block := out[layoutDimension*n+k], out[blockSize*n+k]
			out[layoutStride*n+k], out[layoutSpan*n+k], out[layoutOffset*n+k] = stride, size, b.number(0)
			if v, ok := b.bitsOf(block); !ok || v != 1 {
				size = b.word(spirv.OpUDiv, b.word(spirv.OpISub, b.word(spirv.OpIAdd, size, block), b.number(1)), block)
			}
			stride = b.word(spirv.OpIMul, size, stride)
		case spirv.OpTensorViewSetDimensionNV:
			out[viewStride*n+k] = stride
			stride = b.word(spirv.OpIMul, out[viewDimension*n+k], stride)
		}
	}
}

// tensorAccess is a load or store of a cooperative matrix by a tensor layout.
type tensorAccessed struct {
	*builder
	layout, view   []int32 // nil for no view
	n, dims        int     // dimensions of both
	clamp          uint64  // the rule for coordinates beyond
	store          bool
	hasDims        bool
	permutation    [maxTensorDims]int
	block, inBlock []int32 // coordinates of an element
}

// The clamp modes.
const (
	clampUndefined = iota
	clampConstant
	clampToEdge
	clampRepeat
	clampMirror
)

// place returns the index of the element at a row and a column, and conditions, code.NoOperand where they hold always:
// that it is not skipped, and that it is inside or was brought there.
func (t *tensorAccessed) place(row, column int32, columns int) (index, taken, inside int32) {
	taken, inside = code.NoOperand, code.NoOperand
	width := t.number(uint64(columns))
	if t.view != nil {
		clip := t.view[viewLists*t.dims:]
		row, taken = t.clipped(row, clip[clipRowOffset], clip[clipRowSpan], taken)
		column, taken = t.clipped(column, clip[clipColumnOffset], clip[clipColumnSpan], taken)
		if span, known := t.bitsOf(clip[clipColumnSpan]); !known || span < uint64(columns) {
			less := t.binary(spirv.OpULessThan, 32, clip[clipColumnSpan], width)
			width = t.chooseBy(less, clip[clipColumnSpan], width, 32)
		}
	}
	index = t.word(spirv.OpIAdd, t.word(spirv.OpIMul, row, width), column)
	if t.view != nil {
		index = t.viewed(index)
	}
	n := t.n
	at := t.number(0)
	coordinates := make([]int32, n)
	for k := n - 1; k >= 0; k-- {
		span := t.layout[layoutSpan*n+k]
		coordinates[k] = t.word(spirv.OpIAdd, t.word(spirv.OpUMod, index, span), t.layout[layoutOffset*n+k])
		index = t.word(spirv.OpUDiv, index, span)
	}
	t.block, t.inBlock = make([]int32, n), make([]int32, n)
	for k, c := range coordinates {
		c, inside = t.clamped(c, t.layout[layoutDimension*n+k], inside)
		block := t.layout[blockSize*n+k]
		t.inBlock[k], t.block[k] = t.word(spirv.OpUMod, c, block), t.word(spirv.OpUDiv, c, block)
		at = t.word(spirv.OpIAdd, at, t.word(spirv.OpIMul, t.block[k], t.layout[layoutStride*n+k]))
	}
	return at, taken, inside
}

// clipped returns a row or column relative to a clip region, 0 beyond the region, and taken joined with the condition
// that it is inside.
func (t *tensorAccessed) clipped(at, offset, span, taken int32) (int32, int32) {
	first, known := t.bitsOf(offset)
	if all, ok := t.bitsOf(span); known && ok && first == 0 && all == 0xFFFFFFFF {
		return at, taken
	}
	at = t.binary(spirv.OpISub, 32, at, offset) // a row before the offset becomes larger than any span
	inside := t.binary(spirv.OpULessThan, 32, at, span)
	return t.chooseBy(inside, at, t.number(0), 32), t.both(taken, inside)
}

// both emits that two conditions hold, of which either may hold always.
func (b *builder) both(x, y int32) int32 {
	switch {
	case x == code.NoOperand:
		return y
	case y == code.NoOperand:
		return x
	}
	return b.binary(spirv.OpBitwiseAnd, 1, x, y)
}

// viewed returns the index in the span for an index in the view.
func (t *tensorAccessed) viewed(index int32) int32 {
	dimensions, strides := make([]int32, t.dims), make([]int32, t.dims)
	stride := t.number(1)
	for k := t.dims - 1; k >= 0; k-- {
		if t.hasDims {
			dimensions[k], strides[k] = t.view[viewDimension*t.dims+k], t.view[viewStride*t.dims+k]
			continue
		}
		dimensions[k], strides[k] = t.layout[layoutSpan*t.n+k], stride
		stride = t.word(spirv.OpIMul, dimensions[k], stride)
	}
	at := t.number(0)
	for k := t.dims - 1; k >= 0; k-- {
		i := t.permutation[k]
		at = t.word(spirv.OpIAdd, at, t.word(spirv.OpIMul, t.word(spirv.OpUMod, index, dimensions[i]), strides[i]))
		index = t.word(spirv.OpUDiv, index, dimensions[i])
	}
	return at
}

// clamped returns a coordinate by the rule for those beyond the edge, and inside joined with the condition that the
// element is there. Where it is not, the coordinate is 0.
func (t *tensorAccessed) clamped(c, size, inside int32) (int32, int32) {
	here := t.binary(spirv.OpULessThan, 32, c, size)
	mode := t.clamp
	if t.store && mode != clampUndefined {
		mode = clampConstant
	}
	last := t.binary(spirv.OpISub, 32, size, t.number(1))
	var other int32
	switch mode {
	case clampToEdge:
		other = t.chooseBy(t.binary(spirv.OpSLessThan, 32, c, t.number(0)), t.number(0), last, 32)
	case clampRepeat:
		other = t.binary(spirv.OpSMod, 32, c, size)
	case clampMirror:
		twice := t.binary(spirv.OpIAdd, 32, last, last)
		other = t.binary(spirv.OpSMod, 32, c, twice)
		beyond := t.binary(spirv.OpULessThan, 32, last, other)
		other = t.chooseBy(beyond, t.binary(spirv.OpISub, 32, twice, other), other, 32)
	default:
		return t.chooseBy(here, c, t.number(0), 32), t.both(inside, here)
	}
	return t.chooseBy(here, c, other, 32), inside
}

// tensorAddressing compiles a load or store of a cooperative matrix by a tensor layout.
func (b *builder) tensorAddressing(in *ir.Inst) bool {
	store := in.Op == spirv.OpCooperativeMatrixStoreTensorNV
	typ := in.Type
	if store {
		typ = b.m.TypeOf(in.ID(1))
	}
	t := tensorAccessed{builder: b, store: store, layout: b.frozen(b.value(in.ID(2)))}
	of := *b.typeOf(b.m.TypeOf(in.ID(2)))
	m, ok := b.matrixOperand(typ, false)
	p := b.accessed(in.ID(0))
	object := b.value(in.ID(1)) // the matrix that is stored, or has the elements that are not loaded
	if t.n = b.tensorDims(&of); !ok || t.n == 0 || len(object) != m.Elements() || of.op != spirv.OpTypeTensorLayoutNV ||
		len(t.layout) != layoutLists*t.n+1 || p.registers != nil || p.descriptors || !b.isBuffer(p.class) {
		return false
	}
	if t.clamp, ok = b.lengthOf(of.def.ID(1)); !ok || t.clamp > clampMirror {
		return false
	}
	memory := spirv.MemoryAccess(in.Word(3))
	at := 4
	for _, bit := range []spirv.MemoryAccess{spirv.MemoryAccessAligned, spirv.MemoryAccessMakePointerAvailable,
		spirv.MemoryAccessMakePointerVisible} {
		if memory&bit != 0 {
			at++
		}
	}
	p.volatile = memory&spirv.MemoryAccessVolatile != 0
	if at >= in.NumWords() {
		return false
	}
	operands := spirv.TensorAddressingOperands(in.Word(at))
	if operands&spirv.TensorAddressingOperandsTensorView != 0 {
		if at++; !t.withView(in.ID(at)) {
			return false
		}
	}
	decode := ir.ID(0)
	if operands&spirv.TensorAddressingOperandsDecodeFunc != 0 {
		at++
		decode = in.ID(at)
	}
	if decode != 0 && store || m.Elements() > maxCalled {
		return false
	}
	out := make([]int32, m.Elements())
	for k := range out {
		index, taken, inside := t.place(b.elementPlace(m, k, code.ElementStep{Major: 1}),
			b.elementPlace(m, k, code.ElementStep{Minor: 1}), m.Columns)
		if decode != 0 {
			out[k], ok = t.decoded(decode, p, index)
		} else {
			out[k] = t.element(p, m, index, taken, inside, object[k])
		}
		switch {
		case !ok:
			return false
		case store:
			continue
		}
		if inside != code.NoOperand && t.clamp == clampConstant {
			out[k] = b.chooseBy(inside, out[k], b.narrow(t.layout[layoutLists*t.n], m.Width), m.Width)
		}
		if taken != code.NoOperand {
			out[k] = b.chooseBy(taken, out[k], object[k], m.Width)
		}
	}
	if !store {
		b.define(in.Result, out)
	}
	return true
}

// withView takes a view. It reports false unless the view fits the layout.
func (t *tensorAccessed) withView(id ir.ID) bool {
	of := *t.typeOf(t.m.TypeOf(id))
	if t.dims = t.tensorDims(&of); of.op != spirv.OpTypeTensorViewNV || t.dims == 0 || of.def.NumWords() != 2+t.dims {
		return false
	}
	t.view = t.frozen(t.value(id))
	dims, known := t.lengthOf(of.def.ID(1))
	t.hasDims = dims != 0
	for k := range t.dims {
		p, ok := t.lengthOf(of.def.ID(2 + k))
		known = known && ok && p < uint64(t.dims)
		t.permutation[k] = int(p)
	}
	return known && len(t.view) == viewLists*t.dims+clipNumbers && (t.hasDims || t.dims == t.n)
}

// element emits the load of an element, which it returns, or the store.
func (t *tensorAccessed) element(p pointer, m code.MatrixOperand, index, taken, inside, object int32) int32 {
	at := t.binary(spirv.OpIMul, 64, index, t.number(uint64(m.Width/8)))
	if p.base != code.NoOperand {
		at = t.binary(spirv.OpIAdd, 64, at, p.base)
	}
	x := code.Instr{Op: code.Element, Dst: code.NoOperand, B: p.object, C: code.NoOperand, D: int32(m.Lanes), Imm: p.disp,
		Detail: t.access(code.Access{Bytes: m.Width / 8, Format: m.Format, Volatile: p.volatile})}
	outside := t.number(1<<64 + code.Outside)
	switch {
	case t.store:
		// A skipped element is no access beyond the bounds. With a clip region nothing is reported.
		if where := t.both(taken, inside); where != code.NoOperand {
			at = t.chooseBy(where, at, outside, 64)
		}
		if t.clamp != clampUndefined || taken != code.NoOperand {
			x.Flags |= code.Quiet
		}
		x.C = object
	case t.clamp == clampUndefined && inside != code.NoOperand: // undefined behaviour, unless it is skipped
		where := inside
		if taken != code.NoOperand {
			where = t.binary(spirv.OpBitwiseOr, 1, inside, t.binary(spirv.OpBitwiseXor, 1, taken, t.number(1)))
		}
		at = t.chooseBy(where, at, outside, 64)
	}
	if x.A = at; !t.store {
		x.Dst = t.fresh()
	}
	t.emit(x)
	return x.Dst
}

// decoded emits the call of a decode function for an element: with a pointer, and with coordinates of its block and in
// that.
func (t *tensorAccessed) decoded(function ir.ID, p pointer, index int32) (int32, bool) {
	def := t.m.Def(function)
	if def == nil || def.Op != spirv.OpFunction || len(def.Function().Params) != 3 {
		return 0, false
	}
	of := t.typeOf(def.Function().Params[0].Type)
	if of.op != spirv.OpTypePointer || of.elem == 0 || of.class != spirv.StorageClassPhysicalStorageBuffer {
		return 0, false
	}
	base, ok := t.addressOf(p)
	if !ok {
		return 0, false
	}
	l := layouter{compiler: t.compiler, made: map[layoutKey]*layout.Type{}}
	size := l.of(of.elem, matrixLayout{})
	bytes := size.Size
	if bytes == 0 { // an array without a size: as large as an element
		bytes = size.Stride
	}
	at := t.binary(spirv.OpIAdd, 64, base, t.binary(spirv.OpIMul, 64, index, t.number(uint64(bytes))))
	return t.called(function, append(append([]int32{at}, t.block...), t.inBlock...)...)
}

// firstWindow is the address of the first buffer of a shader that has a window of addresses, windowSize their distance.
const (
	firstWindow = 1 << 62
	windowSize  = 1 << 40
)

// windowOf returns the address of an object that has a window of addresses.
func (c *compiler) windowOf(object int) uint64 {
	for _, w := range c.p.Windows {
		if w.Object == object {
			return w.Address
		}
	}
	address := uint64(firstWindow + len(c.p.Windows)*windowSize)
	c.p.Windows = append(c.p.Windows, code.Window{Address: address, Size: windowSize, Object: object})
	return address
}

// addressOf returns the address that a pointer to a buffer leads to: a buffer that has none gets a window of addresses.
func (b *builder) addressOf(p pointer) (int32, bool) {
	base := p.base
	if object, known := b.bitsOf(p.object); !b.physical(p.class) {
		if !known || object >= uint64(len(b.p.Objects)) {
			return 0, false
		}
		address := b.windowOf(int(object))
		if base == code.NoOperand {
			return b.number(address + uint64(p.disp)), true
		}
		base = b.binary(spirv.OpIAdd, 64, base, b.number(address))
	}
	switch {
	case base == code.NoOperand:
		return b.number(uint64(p.disp)), true
	case p.disp != 0:
		base = b.binary(spirv.OpIAdd, 64, base, b.number(uint64(p.disp)))
	}
	return base, true
}
