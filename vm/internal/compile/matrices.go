package compile

import (
	"hone/fold"
	"hone/ir"
	"hone/ir/effects"
	"hone/spirv"
	"hone/vm/internal/code"
)

// A cooperative matrix is a list of registers, as other composites are: of the elements that an invocation has. Which
// these are the machine decides (code.Shape), so that only loads, stores and what looks at a whole matrix know of it.

// maxElements is how many elements a cooperative matrix may have, and maxProducts how many products one of two.
const (
	maxElements = 1 << 16
	maxProducts = 1 << 20
)

// isMatrix reports whether a type is a cooperative matrix.
func (c *compiler) isMatrix(id ir.ID) bool {
	op := c.typeOf(id).op
	return op == spirv.OpTypeCooperativeMatrixKHR || op == spirv.OpTypeCooperativeMatrixNV
}

// shape returns how a cooperative matrix lies in invocations, given its type. It has no lanes where that is not
// supported. As many invocations have elements as there are in each subgroup, and as divide the number of elements.
func (c *compiler) shape(d *ir.Inst) (s code.Shape) {
	scope, known := c.lengthOf(d.ID(1))
	rows, hasRows := c.lengthOf(d.ID(2))
	columns, hasColumns := c.lengthOf(d.ID(3))
	if !known || !hasRows || !hasColumns || min(rows, columns) == 0 || max(rows, columns) > maxElements ||
		rows*columns > maxElements {
		c.refuse("a cooperative matrix of %d x %d elements", rows, columns)
		return s
	}
	n, all := c.p.Lanes, c.p.Size[0]*c.p.Size[1]*c.p.Size[2]
	switch {
	case all < n:
		n = all
	case all%n != 0:
		n = all % n
	}
	if spirv.Scope(scope) != spirv.ScopeSubgroup && (spirv.Scope(scope) != spirv.ScopeWorkgroup || all > c.p.Lanes) {
		c.refuse("a cooperative matrix of the scope %s", spirv.Scope(scope))
		return s
	}
	s = code.Shape{Rows: int(rows), Columns: int(columns), Lanes: n}
	for s.Rows*s.Columns%s.Lanes != 0 {
		s.Lanes--
	}
	return s
}

// matrixOperand returns what Matrix has to know of a value of a type. It reports false for what is no cooperative
// matrix.
func (b *builder) matrixOperand(typ ir.ID, signed bool) (o code.MatrixOperand, ok bool) {
	if !b.isMatrix(typ) || b.typeOf(typ).cells == 0 {
		return o, false
	}
	s := b.flatten(typ)[0]
	return code.MatrixOperand{Shape: b.shape(b.typeOf(typ).def), Width: s.width, Format: s.format, Signed: signed},
		s.class == fold.Int || s.class == fold.Float
}

// matrix compiles an instruction on cooperative matrices, false for others.
func (b *builder) matrix(in *ir.Inst) bool {
	ok := true
	switch in.Op {
	case spirv.OpCooperativeMatrixLoadKHR, spirv.OpCooperativeMatrixLoadNV, spirv.OpCooperativeMatrixStoreKHR,
		spirv.OpCooperativeMatrixStoreNV:
		ok = b.matrixAccess(in)
	case spirv.OpCooperativeMatrixMulAddKHR, spirv.OpCooperativeMatrixMulAddNV:
		ok = b.matrixMultiply(in)
	case spirv.OpCooperativeMatrixLengthKHR, spirv.OpCooperativeMatrixLengthNV:
		if ok = b.isMatrix(in.ID(0)) && len(b.flatten(in.Type)) == 1; ok {
			b.define(in.Result, []int32{b.number(uint64(b.typeOf(in.ID(0)).n))})
		}
	case spirv.OpMatrixTimesScalar:
		if !b.isMatrix(in.Type) {
			return false
		}
		op := spirv.OpIMul
		if b.flatten(in.Type)[0].class == fold.Float {
			op = spirv.OpFMul
		}
		b.define(in.Result, b.apply(fold.For(op), op, 0, in.Type, []ir.ID{in.ID(0), in.ID(1)}))
	case spirv.OpCooperativeMatrixConvertUseEXT:
		from, to := b.m.TypeOf(in.ID(0)), in.Type
		x, isMatrix := b.matrixOperand(from, false)
		y, becomes := b.matrixOperand(to, false)
		if ok = isMatrix && becomes && x == y; ok {
			b.define(in.Result, b.value(in.ID(0)))
		}
	case spirv.OpCooperativeMatrixTransposeNV:
		g := code.Gather{Row: code.Linear{ByColumn: 1}, Column: code.Linear{ByRow: 1}, Joined: 1}
		var out []int32
		if out, ok = b.gather(in, b.value(in.ID(0)), g); ok {
			b.define(in.Result, out)
		}
	case spirv.OpCooperativeMatrixGetCoordinateEXT:
		ok = b.elementCoordinate(in)
	case spirv.OpCooperativeMatrixPerElementOpEXT:
		ok = b.perElement(in)
	case spirv.OpCooperativeMatrixReduceEXT:
		ok = b.matrixReduce(in)
	default:
		return false
	}
	if !ok {
		b.refuseOperands(in)
	}
	return true
}

// matrixAccess compiles a load or a store.
func (b *builder) matrixAccess(in *ir.Inst) bool {
	typ, rest := in.Type, 1
	if typ == 0 {
		typ, rest = b.m.TypeOf(in.ID(1)), 2
	}
	p := b.pointer(in.ID(0))
	m, ok := b.matrixOperand(typ, false)
	if !ok || p.elem == 0 || p.registers != nil || p.descriptors {
		return false
	}
	stride, width := b.number(0), 32
	var layout uint64
	known := true
	switch in.Op {
	case spirv.OpCooperativeMatrixLoadNV, spirv.OpCooperativeMatrixStoreNV:
		layout, known = b.bitsOf(b.value(in.ID(rest + 1))[0])
	default:
		layout, known = b.bitsOf(b.value(in.ID(rest))[0])
		rest++
	}
	if rest < in.NumWords() {
		v := b.value(in.ID(rest))
		if len(v) != 1 {
			return false
		}
		stride, width = v[0], b.flatten(b.m.TypeOf(in.ID(rest)))[0].width
	}
	if !known || layout > 1 {
		b.refuse("%s of this layout", in.Op)
		return true
	}
	p.volatile = effects.VolatileSide(in, 0)
	step := code.ElementStep{Shape: m.Shape, ColumnMajor: layout == 1, Width: width}
	if in.Type != 0 {
		out := make([]int32, b.typeOf(typ).n)
		ok = b.eachElement(&p, m, step, stride, func(k int, x code.Instr, shift int32) {
			x.Dst, x.C = b.fresh(), code.NoOperand
			if out[k] = x.Dst; shift == code.NoOperand {
				b.emit(x)
				return
			}
			x.B = code.NoOperand
			b.emit(x)
			out[k] = b.narrow(b.binary(spirv.OpShiftRightLogical, 64, x.Dst, shift), m.Width)
		})
		if ok {
			b.define(in.Result, out)
		}
		return ok
	}
	parts := b.value(in.ID(1))
	return b.eachElement(&p, m, step, stride, func(k int, x code.Instr, shift int32) {
		x.C = parts[k]
		if shift != code.NoOperand {
			x.B, x.Detail = shift, int32(m.Width)
			x.Flags |= code.PartOfCell
		}
		b.emit(x)
	})
}

// eachElement makes a store instruction for each element that an invocation has of a matrix at a pointer. In Workgroup
// memory whose scalars are wider an element is a part of a cell: shift says from which bit on.
func (b *builder) eachElement(p *pointer, m code.MatrixOperand, step code.ElementStep, stride int32, do func(k int,
	x code.Instr, shift int32)) bool {
	x := code.Instr{Op: code.Element, Dst: code.NoOperand, A: p.base, B: p.object, C: code.NoOperand, D: int32(m.Lanes),
		Imm: p.disp}
	scalars := b.flatten(p.elem)
	if len(scalars) == 0 {
		return false
	}
	pieces := 0 // elements in a cell, where it has several
	switch unit := b.unit(p.class); {
	case code.IsBuffer(p.class):
		step.Major, step.Minor = int64(len(scalars)*scalars[0].bytes()), int64(m.Width/8)
		x.Detail = b.access(code.Access{Bytes: m.Width / 8, Format: m.Format, Volatile: p.volatile})
	case p.class != spirv.StorageClassWorkgroup || unit > 0 && int64(m.Width) != 8*unit:
		return false
	case unit > 0:
		x.Flags |= code.OfWorkgroup
		step.Major, step.Minor = int64(len(scalars)*scalars[0].bytes())/unit, 1
	case scalars[0].width < m.Width:
		return false
	default:
		x.Flags |= code.OfWorkgroup
		pieces = scalars[0].width / m.Width
		step.Major, step.Minor = int64(len(scalars)*pieces), 1
	}
	detail := int32(len(b.p.Spread))
	b.p.Spread = append(b.p.Spread, step)
	base := p.base
	if pieces > 1 {
		base = code.NoOperand
	}
	for k := range m.Elements() {
		at := b.fresh()
		b.emit(code.Instr{Op: code.ElementAt, Dst: at, A: base, B: stride, C: code.NoOperand, D: code.NoOperand,
			Detail: detail, Imm: int64(k)})
		x.A = at
		if pieces <= 1 {
			do(k, x, code.NoOperand)
			continue
		}
		part := b.binary(spirv.OpUMod, 64, at, b.number(uint64(pieces)))
		x.A = b.binary(spirv.OpSDiv, 64, b.binary(spirv.OpISub, 64, at, part), b.number(uint64(pieces)))
		if p.base != code.NoOperand {
			x.A = b.binary(spirv.OpIAdd, 64, x.A, p.base)
		}
		do(k, x, b.binary(spirv.OpIMul, 64, part, b.number(uint64(m.Width))))
	}
	return true
}

// matrixMultiply compiles a product of two matrices, plus a third.
func (b *builder) matrixMultiply(in *ir.Inst) bool {
	mask := spirv.CooperativeMatrixOperands(0)
	old := in.Op == spirv.OpCooperativeMatrixMulAddNV
	if !old && in.NumWords() > 3 {
		mask = spirv.CooperativeMatrixOperands(in.Word(3))
	}
	signed := func(typ ir.ID, bit spirv.CooperativeMatrixOperands) bool {
		if !old {
			return mask&bit != 0
		}
		component := b.typeOf(b.typeOf(typ).elem)
		return component.op == spirv.OpTypeInt && component.def.Word(1) != 0
	}
	o := code.MatrixOp{Name: in.Op.String()[2:], Kind: code.MatrixMulAdd, N: 3,
		Saturating: mask&spirv.CooperativeMatrixOperandsSaturatingAccumulationKHR != 0}
	bits := [...]spirv.CooperativeMatrixOperands{spirv.CooperativeMatrixOperandsMatrixASignedComponentsKHR,
		spirv.CooperativeMatrixOperandsMatrixBSignedComponentsKHR,
		spirv.CooperativeMatrixOperandsMatrixCSignedComponentsKHR}
	var ok bool
	if o.Result, ok = b.matrixOperand(in.Type,
		signed(in.Type, spirv.CooperativeMatrixOperandsMatrixResultSignedComponentsKHR)); !ok {
		return false
	}
	lists := make([][]int32, 3)
	for k := range lists {
		typ := b.m.TypeOf(in.ID(k))
		if o.Operands[k], ok = b.matrixOperand(typ, signed(typ, bits[k])); !ok {
			return false
		}
		lists[k] = b.frozen(b.value(in.ID(k)))
		if (o.Operands[k].Format.Width > 0) != (o.Result.Format.Width > 0) {
			return false
		}
	}
	x, y, z, r := &o.Operands[0], &o.Operands[1], &o.Operands[2], &o.Result
	if x.Rows != r.Rows || y.Columns != r.Columns || x.Columns != y.Rows || z.Rows != r.Rows || z.Columns != r.Columns ||
		r.Rows*r.Columns*x.Columns > maxProducts {
		b.refuse("%s of matrices of these sizes", in.Op)
		return true
	}
	o.Mode = b.mode[r.Format.Width]
	b.define(in.Result, b.emitMatrix(o, b.typeOf(in.Type).n, lists...))
	return true
}

// emitMatrix emits an operation on whole matrices with a result of n registers.
func (b *builder) emitMatrix(o code.MatrixOp, n int, lists ...[]int32) []int32 {
	out := make([]int32, n)
	for k := range out {
		out[k] = b.fresh()
	}
	at := b.list(out)
	for _, l := range lists {
		b.list(l)
	}
	b.p.Matrices = append(b.p.Matrices, o)
	b.emit(code.Instr{Op: code.Matrix, Dst: code.NoOperand, A: at, B: code.NoOperand, C: code.NoOperand, D: code.NoOperand,
		Detail: int32(len(b.p.Matrices) - 1)})
	return out
}

// gather emits a matrix of the type of an instruction's result, of elements of its first operand.
func (b *builder) gather(in *ir.Inst, parts []int32, g code.Gather) ([]int32, bool) {
	o := code.MatrixOp{Name: in.Op.String()[2:], Kind: code.MatrixGather, N: 1, Gather: g}
	var ok, isMatrix bool
	o.Operands[0], isMatrix = b.matrixOperand(b.m.TypeOf(in.ID(0)), false)
	if o.Result, ok = b.matrixOperand(in.Type, false); !ok || !isMatrix || o.Result.Width != o.Operands[0].Width {
		return nil, false
	}
	last := [2]int{o.Result.Rows - 1, o.Result.Columns - 1}
	for _, at := range [][2]int{{0, 0}, {last[0], 0}, {0, last[1]}, last} {
		for _, otherwise := range []bool{false, true} {
			r, c := g.Source(&o.Operands[0].Shape, at[0], at[1], otherwise)
			if r < 0 || c < 0 || r >= o.Operands[0].Rows || c >= o.Operands[0].Columns {
				return nil, false
			}
		}
	}
	return b.emitMatrix(o, b.typeOf(in.Type).n, parts), true
}

// maxCalled is how many calls of a function an instruction may make.
const maxCalled = 1 << 12

// called emits a call of a function for a scalar. It reports false for a function that does not take these arguments.
func (b *builder) called(function ir.ID, args ...int32) (int32, bool) {
	def := b.m.Def(function)
	if def == nil || def.Op != spirv.OpFunction || b.functions[def.Function().Index] == 0 ||
		len(b.flatten(def.Type)) != 1 {
		return 0, false
	}
	n := 0
	for _, p := range def.Function().Params {
		n += len(b.flatten(p.Type))
	}
	if n != len(args) {
		return 0, false
	}
	index := b.functions[def.Function().Index] - 1
	for k, r := range args {
		b.move(calleeFrame+int32(k), r)
	}
	b.out.Callees = append(b.out.Callees, int(index))
	b.emit(code.Instr{Op: code.Call, Dst: code.NoOperand, A: code.NoOperand, B: code.NoOperand, C: code.NoOperand,
		D: code.NoOperand, Detail: index})
	out := b.fresh()
	b.move(out, calleeFrame)
	return out, true
}

// elementPlace emits the row of the kth element that an invocation has of a matrix, with a step of 1 from row to row,
// or its column.
func (b *builder) elementPlace(m code.MatrixOperand, k int, step code.ElementStep) int32 {
	step.Shape, step.Width = m.Shape, 32
	b.p.Spread = append(b.p.Spread, step)
	dst := b.fresh()
	b.emit(code.Instr{Op: code.ElementAt, Dst: dst, A: code.NoOperand, B: b.number(1), C: code.NoOperand,
		D: code.NoOperand, Detail: int32(len(b.p.Spread) - 1), Imm: int64(k)})
	return dst
}

// elementCoordinate compiles the question which row and column an element is at.
func (b *builder) elementCoordinate(in *ir.Inst) bool {
	m, ok := b.matrixOperand(b.m.TypeOf(in.ID(0)), false)
	if !ok || m.Elements() > maxCalled || len(b.flatten(in.Type)) != 2 || len(b.value(in.ID(1))) != 1 {
		return false
	}
	rows, columns := make([]int32, m.Elements()), make([]int32, m.Elements())
	for k := range rows {
		rows[k] = b.elementPlace(m, k, code.ElementStep{Major: 1})
		columns[k] = b.elementPlace(m, k, code.ElementStep{Minor: 1})
	}
	b.define(in.Result, []int32{b.pick(rows, in.ID(1)), b.pick(columns, in.ID(1))})
	return true
}

// perElement compiles a call of a function for each element, with its row, its column and further arguments.
func (b *builder) perElement(in *ir.Inst) bool {
	m, ok := b.matrixOperand(in.Type, false)
	parts := b.value(in.ID(0))
	if !ok || len(parts) != m.Elements() || m.Elements() > maxCalled {
		return false
	}
	var more [][]int32
	var ofElement []bool // it is a matrix, of which the function gets the same element
	for k := 2; k < in.NumWords(); k++ {
		more = append(more, b.frozen(b.value(in.ID(k))))
		other, isMatrix := b.matrixOperand(b.m.TypeOf(in.ID(k)), false)
		if ofElement = append(ofElement, isMatrix); isMatrix && other.Shape != m.Shape {
			return false
		}
	}
	out := make([]int32, len(parts))
	for k := range parts {
		args := []int32{b.elementPlace(m, k, code.ElementStep{Major: 1}), b.elementPlace(m, k, code.ElementStep{Minor: 1}),
			parts[k]}
		for i, v := range more {
			if ofElement[i] {
				v = v[k : k+1]
			}
			args = append(args, v...)
		}
		if out[k], ok = b.called(in.ID(1), args...); !ok {
			return false
		}
	}
	b.define(in.Result, out)
	return true
}

// matrixReduce compiles the joining of elements by a function: of rows, of columns, of both, or of squares.
func (b *builder) matrixReduce(in *ir.Inst) bool {
	m, ok := b.matrixOperand(b.m.TypeOf(in.ID(0)), false)
	result, isMatrix := b.matrixOperand(in.Type, false)
	if !ok || !isMatrix {
		return false
	}
	g := code.Gather{Row: code.Linear{ByRow: 1}, Column: code.Linear{ByColumn: 1}}
	mask := spirv.CooperativeMatrixReduce(in.Word(1))
	fits := true
	switch mask {
	case spirv.CooperativeMatrixReduceRow:
		g.Column, g.ColumnStep, g.Joined = code.Linear{}, 1, m.Columns
		fits = result.Rows == m.Rows
	case spirv.CooperativeMatrixReduceColumn:
		g.Row, g.RowStep, g.Joined = code.Linear{}, 1, m.Rows
		fits = result.Columns == m.Columns
	case spirv.CooperativeMatrixReduceRow | spirv.CooperativeMatrixReduceColumn:
		g.All, g.Joined = true, m.Rows*m.Columns
	case spirv.CooperativeMatrixReduce2x2:
		g.Row.ByRow, g.Column.ByColumn, g.Square, g.Joined = 2, 2, true, 4
		fits = 2*result.Rows == m.Rows && 2*result.Columns == m.Columns
	default:
		fits = false
	}
	if !fits || g.Joined*result.Elements() > maxCalled {
		return false
	}
	parts := b.frozen(b.value(in.ID(0)))
	var sum []int32
	for g.Join = range g.Joined {
		next, ok := b.gather(in, parts, g)
		switch {
		case !ok:
			return false
		case g.Join == 0:
			sum = next
			continue
		}
		for k := range sum {
			if sum[k], ok = b.called(in.ID(2), sum[k], next[k]); !ok {
				return false
			}
		}
	}
	b.define(in.Result, sum)
	return true
}
