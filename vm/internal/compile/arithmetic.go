package compile

import (
	"math/bits"

	"hone/analysis/fastmath"
	"hone/fold"
	"hone/ir"
	"hone/spirv"
	"hone/vm/internal/code"
	"hone/vm/internal/shadow"
)

// operationKey identifies an operation.
type operationKey struct {
	op          spirv.Op
	instruction uint32 // of GLSL.std.450 for OpExtInst, or, with ofOpenCL, of OpenCL.std
	second      bool
	args        fold.Args // without operands
	width       int       // of the result
	fastMath    fastmath.Flags
	relaxed     bool
}

// ofOpenCL is added to the number of an instruction of OpenCL.std.
const ofOpenCL = 1 << 31

// setOf returns the extended set that an instruction is of, with its number there.
func setOf(instruction uint32) (*spirv.ExtSet, uint32) {
	if instruction&ofOpenCL != 0 {
		return spirv.LookupExtSet("OpenCL.std"), instruction &^ ofOpenCL
	}
	return spirv.LookupExtSet("GLSL.std.450"), instruction
}

// rowOf returns the row of an operation of the core language, or, for OpExtInst, of an extended set.
func rowOf(op spirv.Op, instruction uint32) *fold.Row {
	if isMixedDot(op) || op == spirv.OpCooperativeVectorMatrixMulNV || op == spirv.OpCooperativeVectorMatrixMulAddNV {
		return &mixedDot
	}
	if op == spirv.OpExtInst {
		return fold.ForExt(setOf(instruction))
	}
	return fold.For(op)
}

// operation returns the index of an operation.
func (c *compiler) operation(k operationKey) int32 {
	if k.args.Format.Width > 0 {
		k.fastMath = c.fastMathOf(c.at, k.args.Format)
		k.relaxed = c.at != nil && c.at.Result != 0 && c.m.HasDecoration(c.at.Result, spirv.DecorationRelaxedPrecision)
	}
	if i, ok := c.operationIndex[k]; ok {
		return i
	}
	row, name := rowOf(k.op, k.instruction), k.op.String()[2:]
	var kernel fold.Kernel
	if k.op == spirv.OpExtInst {
		set, number := setOf(k.instruction)
		name = set.Inst(number).Name
	} else if !k.second {
		kernel = fold.KernelFor(k.op, &k.args)
	}
	o := code.Operation{Op: k.op, Name: name, Compute: row.Compute, Kernel: kernel, Choice: k.op == spirv.OpSelect,
		Operation: shadow.Operation{Row: row, Args: k.args, N: row.Operands(), Mask: fold.Mask(k.width),
			FastMath: k.fastMath, Relaxed: k.relaxed}}
	if !k.second {
		o.Rule, o.Equal = shadow.RuleOf(k.op), fold.OfEqualOperands(k.op)
		if k.op == spirv.OpExtInst && (k.instruction == spirv.GLSLStd450FAbs ||
			k.instruction == ofOpenCL|spirv.OpenCLStdFabs) {
			o.Rule = shadow.RuleAbsolute
		}
	} else {
		o.Row, o.Compute, o.Op = row.Second, row.Second.Compute, spirv.OpExtInst
		o.Name += ".second"
	}
	if k.args.FromFormat.Width > 0 {
		o.Sign = k.args.FromFormat.SignBit()
	}
	i := int32(len(c.p.Operations))
	c.p.Operations = append(c.p.Operations, o)
	c.operationIndex[k] = i
	return i
}

// args returns the widths and formats that a row is given for operands and a result.
func (c *compiler) args(result scalar, operands []scalar) fold.Args {
	a := fold.Args{Width: result.width, Format: result.format, From: result.width}
	if len(operands) > 0 {
		first := operands[0]
		a.From, a.FromFormat = first.width, first.format
		if result.class == fold.Bool {
			a.Width = first.width
		}
		if result.class != fold.Float {
			a.Format = first.format
		}
	}
	a.Mode = c.mode[a.Format.Width]
	return a
}

// compute emits an operation on scalars, or computes it where all operands are constants.
func (b *builder) compute(op int32, operands ...int32) int32 {
	return b.computeModified(op, operands, nil)
}

// computeModified is as compute for operands with modifiers.
func (b *builder) computeModified(op int32, operands []int32, modifiers []shadow.Modifier) int32 {
	o := &b.p.Operations[op]
	var mods shadow.Modifier
	folds := true
	in := [4]int32{code.NoOperand, code.NoOperand, code.NoOperand, code.NoOperand}
	args := o.Args
	for i, at := range [...]*uint64{&args.A, &args.B, &args.C, &args.D} {
		if i < len(operands) {
			in[i] = operands[i]
			v, ok := b.bitsOf(operands[i])
			if modifiers != nil && modifiers[i] != 0 {
				if v = modifiers[i].Apply(v, o.Sign); ok {
					in[i] = b.number(v)
				} else {
					mods |= modifiers[i] << (shadow.ModifierBits * i)
				}
			}
			*at, folds = v, folds && ok
		}
	}
	if folds {
		if v, outcome := o.Compute(&args); outcome == fold.Defined && (b.out == nil || !mayVary(o, v)) {
			return b.scalarConstant(code.Constant{Bits: v & o.Mask, Origin: b.origin(op, in)})
		}
	}
	if b.out == nil { // a constant
		return b.undefined(scalar{width: bits.Len64(o.Mask)})
	}
	dst := b.fresh()
	b.emit(code.Instr{Op: code.Compute, Dst: dst, A: in[0], B: in[1], C: in[2], D: in[3], Detail: op, Mods: mods})
	return dst
}

// mayVary reports whether a run with shadows may leave the result v unspecified though all operands are determined.
func mayVary(o *code.Operation, v uint64) bool {
	f := shadow.FreedomsOf(&o.Operation, fold.Freedom{Precision: true, SignedZero: true})
	return f.Every || f.Zeros && v&(o.Mask>>1) == 0 || f.Nans && o.Args.Format.IsNaN(v)
}

// binary emits an operation of the core language on integers of a width.
func (b *builder) binary(op spirv.Op, width int, x, y int32) int32 {
	s := scalar{class: fold.Int, width: width}
	result := width
	if fold.For(op).Result() == fold.Bool {
		result = 1
	}
	return b.compute(b.operation(operationKey{op: op, args: b.args(s, []scalar{s, s}), width: result}), x, y)
}

// apply emits the operation of a row: components of its result. operands are those that the row counts.
func (b *builder) apply(row *fold.Row, op spirv.Op, instruction uint32, typ ir.ID, operands []ir.ID) []int32 {
	if len(operands) < row.Operands() {
		b.refuse("%s without all operands", op)
		return b.undefinedParts(typ)
	}
	operands = operands[:row.Operands()]
	in, types, modifiers := make([][]int32, len(operands)), make([][]scalar, len(operands)), make([]shadow.Modifier,
		len(operands))
	for i, id := range operands {
		id, modifiers[i] = b.source(id)
		in[i], types[i] = b.value(id), b.flatten(b.m.TypeOf(id))
		if len(types[i]) == 0 || len(in[i]) != len(types[i]) {
			b.refuse("%s of values of this type", op)
			return b.undefinedParts(typ)
		}
		if row.Compute == nil { // the operands are read several times
			in[i] = b.frozen(in[i])
		}
	}
	results := b.flatten(typ)
	if len(results) == 0 {
		return nil
	}
	if !fits(row, results, types) {
		b.refuse("%s of operands that do not fit", op)
		return b.undefinedParts(typ)
	}
	switch {
	case row.Compute != nil:
		return b.componentwise(row, op, instruction, results, in, types, modifiers)
	case row.Vector != nil:
		return b.vector(row, op, instruction, results, in, types)
	}
	x := &expander{builder: b, args: b.args(results[0], types[0]), scalar: results[0]}
	if x.scalar.class == fold.Bool {
		x.scalar = types[0][0]
	}
	if row.Componentwise() {
		out := make([]int32, len(results))
		for k := range out {
			list := make([]fold.Operand, len(in))
			for i := range in {
				list[i] = fold.Operand{Values: []fold.Value{x.put(in[i][min(k, len(in[i])-1)])}, Columns: 1}
			}
			out[k] = x.values[row.Expand(x, list)[0]]
		}
		return out
	}
	list := make([]fold.Operand, len(in))
	for i := range in {
		list[i].Columns = 1
		if t := b.typeOf(b.m.TypeOf(operands[i])); t.op == spirv.OpTypeMatrix {
			list[i].Columns = t.n
		}
		for _, v := range in[i] {
			list[i].Values = append(list[i].Values, x.put(v))
		}
	}
	var out []int32
	for _, v := range row.Expand(x, list) {
		out = append(out, x.values[v])
	}
	return out
}

// fits reports whether the operands and the result of an operation have the classes that its row says, and numbers of
// components that go together.
func fits(row *fold.Row, results []scalar, operands [][]scalar) bool {
	of := func(class fold.Class, s scalar) bool {
		switch class {
		case fold.Int, fold.Single, fold.IntVector:
			return s.class == fold.Int
		case fold.Bool, fold.BoolVector:
			return s.class == fold.Bool
		case fold.Float, fold.FloatVector, fold.Matrix:
			return s.class == fold.Float
		}
		return true
	}
	n := len(results)
	if row.Second != nil && n == 2*len(operands[0]) { // a struct; otherwise the second result goes through a pointer
		n /= 2
	}
	vector := 0 // components of vectors, which are as many in all but an outer product
	for i, types := range operands {
		if !of(row.Operand(i), types[0]) || row.Componentwise() && len(types) != n && len(types) != 1 {
			return false
		}
		switch row.Operand(i) {
		case fold.IntVector, fold.FloatVector, fold.BoolVector:
			if vector != 0 && vector != len(types) && row.Result() != fold.Matrix {
				return false
			}
			vector = len(types)
		}
	}
	return of(row.Result(), results[0])
}

// componentwise emits a row that has Compute. A struct result has the first members' components before the second's.
func (b *builder) componentwise(row *fold.Row, op spirv.Op, instruction uint32, results []scalar, in [][]int32,
	types [][]scalar, modifiers []shadow.Modifier) []int32 {
	n := len(results)
	if row.Second != nil && n == 2*len(in[0]) {
		n /= 2
	}
	out := make([]int32, len(results))
	for k := range out {
		scalars, list := make([]scalar, len(in)), make([]int32, len(in))
		for i := range in {
			scalars[i], list[i] = types[i][min(k%n, len(in[i])-1)], in[i][min(k%n, len(in[i])-1)]
		}
		first := results[k%n]
		o := b.operation(operationKey{op: op, instruction: instruction, second: k >= n, args: b.args(first, scalars),
			width: results[k].width})
		out[k] = b.computeModified(o, list, modifiers)
	}
	return out
}

// vector emits a row that looks at vectors as a whole.
func (b *builder) vector(row *fold.Row, op spirv.Op, instruction uint32, results []scalar, in [][]int32,
	types [][]scalar) []int32 {
	if b.out == nil {
		b.refuse("OpSpecConstantOp %s", op)
		return nil
	}
	args := b.args(results[0], types[0])
	o := b.operation(operationKey{op: op, instruction: instruction, args: args, width: results[0].width})
	out := make([]int32, len(results))
	for i := range out {
		out[i] = b.fresh()
	}
	lists := b.list(out)
	for _, list := range in {
		b.list(list)
	}
	b.emit(code.Instr{Op: code.Vector, Dst: code.NoOperand, A: lists, B: int32(len(in)), C: code.NoOperand,
		D: code.NoOperand, Detail: o})
	return out
}

// expander is a machine that emits code.
type expander struct {
	*builder
	args   fold.Args
	scalar scalar
	values []int32
}

func (x *expander) put(operand int32) fold.Value {
	x.values = append(x.values, operand)
	return fold.Value(len(x.values) - 1)
}

// Float implements [fold.Machine].
func (x *expander) Float(v float64) fold.Value {
	return x.put(x.number(x.scalar.format.FromFloat64(v, fold.Mode{})))
}

// Op implements [fold.Machine].
func (x *expander) Op(op spirv.Op, operands ...fold.Value) fold.Value {
	return x.apply(fold.For(op), op, 0, operands)
}

// GLSL implements [fold.Machine].
func (x *expander) GLSL(instruction uint32, operands ...fold.Value) fold.Value {
	return x.apply(rowOf(spirv.OpExtInst, instruction), spirv.OpExtInst, instruction, operands)
}

func (x *expander) apply(row *fold.Row, op spirv.Op, instruction uint32, operands []fold.Value) fold.Value {
	if row.Compute == nil {
		list := make([]fold.Operand, len(operands))
		for i := range operands {
			list[i] = fold.Operand{Values: operands[i : i+1], Columns: 1}
		}
		return row.Expand(x, list)[0]
	}
	in := make([]int32, len(operands))
	for i, v := range operands {
		in[i] = x.values[v]
	}
	args, width := x.args, x.scalar.width
	args.Width, args.From = width, width
	args.Format, args.FromFormat = x.scalar.format, x.scalar.format
	args.Mode = x.mode[args.Format.Width]
	if row.Result() == fold.Bool {
		width = 1
	}
	return x.put(x.compute(x.operation(operationKey{op: op, instruction: instruction, args: args, width: width}), in...))
}

// bitcast returns components of other widths with the same bits: lower-numbered components hold lower-order bits.
func (b *builder) bitcast(in []int32, from, to []scalar) []int32 {
	if len(from) == 0 || len(to) == 0 || len(in) != len(from) || from[0].width*len(from) != to[0].width*len(to) {
		b.refuse("OpBitcast between these types")
		return make([]int32, len(to))
	}
	w, v := from[0].width, to[0].width
	out := make([]int32, len(to))
	for i := range out {
		switch {
		case w == v:
			out[i] = in[i]
		case w > v:
			at := i * v
			out[i] = b.narrow(b.binary(spirv.OpShiftRightLogical, w, in[at/w], b.number(uint64(at%w))), v)
		default:
			out[i] = in[i*v/w]
			for k := 1; k < v/w; k++ {
				part := b.widened(spirv.OpShiftLeftLogical, w, v, in[i*v/w+k], b.number(uint64(k*w)))
				out[i] = b.widened(spirv.OpBitwiseOr, k*w, v, out[i], part)
			}
		}
	}
	return out
}

// widened emits an operation on integers of a width, the first one of which has bits in the lower ones only.
func (b *builder) widened(op spirv.Op, from, width int, x, y int32) int32 {
	s := scalar{class: fold.Int, width: width}
	args := b.args(s, []scalar{{class: fold.Int, width: from}, s})
	return b.compute(b.operation(operationKey{op: op, args: args, width: width}), x, y)
}

// narrow cuts an integer to a width.
func (b *builder) narrow(x int32, width int) int32 {
	return b.binary(spirv.OpBitwiseAnd, 64, x, b.number(fold.Mask(width)))
}

// shuffle returns the components that literals pick from two vectors for one of a type.
func (b *builder) shuffle(typ ir.ID, x, y []int32, picks []uint32) []int32 {
	out, flat := make([]int32, len(picks)), b.flatten(typ)
	if len(flat) == 0 || len(flat) != len(picks) {
		b.refuse("OpVectorShuffle to a type that it does not make")
		return b.undefinedParts(typ)
	}
	for i, p := range picks {
		switch {
		case int64(p) < int64(len(x)):
			out[i] = x[p]
		case int64(p) < int64(len(x)+len(y)):
			out[i] = y[int(p)-len(x)]
		default:
			out[i] = b.undefined(flat[min(i, len(flat)-1)])
		}
	}
	return out
}

// mixedDot is what the dot products of "SPV_VALVE_mixed_float_dot_product", and rows of products of matrices and
// cooperative vectors, compute when all operands have the format of
// the result: an accumulator plus the products of components. In which order they are added, and how precisely inside,
// is the implementation's choice, as in products of matrices.
var mixedDot = fold.Row{Sig: "FFf>F", Vector: func(a *fold.Args, in [][]uint64) ([]uint64, fold.Outcome) {
	c := a.Format.ToFloat64(in[2][0])
	n := len(in[0])
	x, y := make([]float64, n), make([]float64, n)
	limits := [2][]fold.Interval{make([]fold.Interval, n), make([]fold.Interval, n)}
	for k := range n {
		x[k], y[k] = a.Format.ToFloat64(in[0][k]), a.Format.ToFloat64(in[1][k])
		limits[0][k], limits[1][k] = fold.Point(x[k]), fold.Point(y[k])
	}
	outcome := fold.Unspecified
	if sum, nan, ok := a.Format.DotAddInterval(limits[0], limits[1], fold.Point(c)); nan || ok && sum.IsPoint() {
		outcome = fold.Defined
	}
	return []uint64{a.Format.DotAdd(x, y, c, a.Mode)}, outcome
}}

func isMixedDot(op spirv.Op) bool {
	switch op {
	case spirv.OpFDot2MixAcc32VALVE, spirv.OpFDot2MixAcc16VALVE, spirv.OpFDot4MixAcc32VALVE:
		return true
	}
	return false
}

// mixedDot compiles such a dot product. Components become numbers of the result's format, which has them all.
func (b *builder) mixedDot(in *ir.Inst) {
	want := 2
	if in.Op == spirv.OpFDot4MixAcc32VALVE {
		want = 4
	}
	results := b.flatten(in.Type)
	lists, types := make([][]int32, 3), make([][]scalar, 3)
	for i := range lists {
		n := want
		if i == 2 {
			n = 1
		}
		id := in.ID(i)
		lists[i], types[i] = b.frozen(b.value(id)), b.flatten(b.m.TypeOf(id))
		if len(results) != 1 || results[0].class != fold.Float || len(types[i]) != n || len(lists[i]) != n ||
			types[i][0].class != fold.Float {
			b.refuseOperands(in)
			return
		}
		if types[i][0].format == results[0].format {
			continue
		}
		to := make([]scalar, n)
		for k := range to {
			to[k] = results[0]
		}
		lists[i] = b.componentwise(fold.For(spirv.OpFConvert), spirv.OpFConvert, 0, to, lists[i:i+1:i+1], types[i:i+1:i+1],
			nil)
		types[i] = to
	}
	b.define(in.Result, b.vector(&mixedDot, in.Op, 0, results, lists, types))
}

// fastMathOf returns the freedoms of an instruction that computes in a format: products may be contracted
// where the module says nothing of that.
func (c *compiler) fastMathOf(in *ir.Inst, f fold.Format) fastmath.Flags {
	e, usual := c.floats.Of(f), c.o.FastMath
	if !e.Declared {
		usual |= fastmath.AllowContract
	}
	l := e.Freedoms(in, usual)
	if in != nil && in.Result != 0 && c.uncontracted[in.Result] {
		l &^= fastmath.AllowContract
	}
	return l
}

// roundProducts finds the products that go into a sum rounded, since the sum may not be contracted. Each is rounded for
// whatever else takes it, too.
func (b *builder) roundProducts() {
	for in := range b.f.AllInsts() {
		if in.Op != spirv.OpFAdd && in.Op != spirv.OpFSub {
			continue
		}
		scalar, _ := b.m.Types().Scalar(in.Type)
		if f, ok := b.m.Types().FloatFormat(scalar); !ok || b.fastMathOf(in, f)&fastmath.AllowContract != 0 {
			continue
		}
		for _, id := range in.IDs() {
			if d := b.m.Def(id); d != nil && d.Op == spirv.OpFNegate {
				id = d.ID(0)
			}
			b.uncontracted[id] = true
		}
	}
}
