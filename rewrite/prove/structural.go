package prove

import (
	"fmt"
	"slices"

	"hone/fold"
	"hone/rewrite"
	"hone/spirv"
)

// structural applies an operation that moves parts of values: it has no value of its own on a tape.
func (l *lowering) structural(t *rewrite.Term, op operation, tp *tape, want *shape) value {
	switch op.op {
	case spirv.OpCopyObject:
		return l.expect(t.Args[0], tp, want)
	case spirv.OpBitcast:
		return l.bitcast(t, tp, want)
	case spirv.OpCompositeExtract:
		v := l.term(t.Args[0], tp)
		for _, i := range l.path(t.Args[1:], v.shape) {
			v = l.step(v, i)
		}
		return v
	case spirv.OpCompositeInsert:
		object, into := l.term(t.Args[0], tp), l.term(t.Args[1], tp)
		out, ok := into.replaced(l.path(t.Args[2:], into.shape), object)
		if !ok {
			l.fail("CompositeInsert has an object of another type")
		}
		return out
	case spirv.OpCompositeConstruct:
		return l.construct(t, tp, want)
	case spirv.OpVectorShuffle:
		return l.shuffle(t, tp)
	case spirv.OpVectorExtractDynamic:
		v, i := l.vectorOf(t.Args[0], tp), l.term(t.Args[1], tp)
		return value{v.parts[0], []fold.Value{l.element(v, l.index(i), tp)}}
	case spirv.OpVectorInsertDynamic:
		return l.insertDynamic(t, tp)
	case spirv.OpAccessChain, spirv.OpInBoundsAccessChain:
		return l.chain(t, op, tp)
	}
	if t.Op.Row != nil {
		var in []value
		for _, a := range t.Args {
			in = append(in, l.term(a, tp))
		}
		return l.matrix(t, op, tp, in)
	}
	return l.image(t, op, tp)
}

// matrix applies an operation on matrices, by what fold expands it to.
func (l *lowering) matrix(t *rewrite.Term, op operation, tp *tape, in []value) value {
	typ := in[0].first()
	operands := make([]fold.Operand, len(in))
	for i, v := range in {
		if v.first() != typ || typ.class != fold.Float || v.kind > shapeMatrix {
			l.fail("%s has operands that are no floats", op)
		}
		l.checkOperand(t, i, in)
		operands[i] = fold.Operand{Values: v.scalars, Columns: 1}
		if v.kind == shapeMatrix {
			operands[i].Columns = len(v.parts)
		}
	}
	tp.format = typ.format
	out := t.Op.Row.Expand(tp, operands)
	if t.Op.Row.Result() == fold.Matrix {
		return value{matrixResult(op, typ, in), out}
	}
	return value{vectorShape(typ, len(out)), out}
}

// step returns a part of a composite.
func (l *lowering) step(v value, i uint32) value {
	if int(i) >= len(v.parts) {
		l.fail("%s has no part %d", v.shape, i)
	}
	return v.part(int(i))
}

// path returns operands that are no ids as indices into a composite. Those that are left open are chosen.
func (l *lowering) path(args []*rewrite.Term, s *shape) []uint32 {
	var path []uint32
	walk := func(i uint32) {
		path = append(path, i)
		if s != nil && int(i) < len(s.parts) {
			s = s.parts[i]
		} else {
			l.fail("no part %d", i)
		}
	}
	for k, a := range args {
		switch {
		case a.Kind == rewrite.Rest:
			r, ok := l.rests[a.Name]
			if !ok {
				r.literals = l.choosePath(s, k > 0)
				l.rests[a.Name] = r
			}
			for _, i := range r.literals {
				walk(i)
			}
		default:
			walk(l.literal(a, len(s.parts), false))
		}
	}
	return path
}

// choosePath chooses a path into a composite, which is not empty unless that is said.
func (l *lowering) choosePath(s *shape, empty bool) []uint32 {
	path := []uint32{}
	for s.parts != nil {
		if (empty || len(path) > 0) && l.ch.pick(2) == 0 {
			return path
		}
		i := l.ch.pick(len(s.parts))
		path = append(path, uint32(i))
		s = s.parts[i]
	}
	if len(path) == 0 && !empty {
		l.fail("no composite")
	}
	return path
}

// noComponent is the index of a component that is undefined.
const noComponent = 0xffffffff

// literal returns an operand that is no id, or chooses one below a limit; for a shuffle, noComponent as well.
func (l *lowering) literal(t *rewrite.Term, limit int, none bool) uint32 {
	if t.Name == "" {
		return uint32(t.Value)
	}
	if v, ok := l.where[t.Name]; ok {
		return v
	}
	n := limit
	if none {
		n++
	}
	if n == 0 {
		l.fail("no composite")
	}
	v := uint32(l.ch.pick(n))
	if int(v) == limit {
		v = noComponent
	}
	l.where[t.Name] = v
	return v
}

// vectorOf puts a term on a tape that has to be a vector.
func (l *lowering) vectorOf(t *rewrite.Term, tp *tape) value {
	v := l.term(t, tp)
	if v.kind != shapeVector {
		l.fail("%s is no vector", t)
	}
	return v
}

func (l *lowering) shuffle(t *rewrite.Term, tp *tape) value {
	a, b := l.vectorOf(t.Args[0], tp), l.vectorOf(t.Args[1], tp)
	if a.parts[0].scalar != b.parts[0].scalar {
		l.fail("VectorShuffle has vectors of different types")
	}
	both := slices.Concat(a.scalars, b.scalars)
	var indices []uint32
	for _, x := range t.Args[2:] {
		if x.Kind != rewrite.Rest {
			indices = append(indices, l.literal(x, len(both), true))
			continue
		}
		r, ok := l.rests[x.Name]
		if !ok {
			r.literals = []uint32{}
			for range max(0, 2-len(indices)) + l.ch.pick(2) {
				i := uint32(l.ch.pick(len(both) + 1))
				if int(i) == len(both) {
					i = noComponent
				}
				r.literals = append(r.literals, i)
			}
			l.rests[x.Name] = r
		}
		indices = append(indices, r.literals...)
	}
	if len(indices) < 2 || len(indices) > 4 {
		l.fail("VectorShuffle has %d components", len(indices))
	}
	typ := a.parts[0].scalar
	out := value{shape: vectorShape(typ, len(indices))}
	for _, i := range indices {
		switch {
		case i == noComponent:
			out.scalars = append(out.scalars, undefined(tp, typ))
		case int(i) >= len(both):
			l.fail("VectorShuffle has no component %d", i)
		default:
			out.scalars = append(out.scalars, both[i])
		}
	}
	return out
}

func undefined(tp *tape, typ scalarType) fold.Value {
	return tp.add(node{kind: nodeUndefined, class: typ.class, width: typ.width, format: typ.format})
}

// construct puts values together. Of which type the result is they leave open: a vector, a matrix, an array or a
// struct.
func (l *lowering) construct(t *rewrite.Term, tp *tape, want *shape) value {
	var parts []value
	for _, a := range t.Args {
		if a.Kind != rewrite.Rest {
			parts = append(parts, l.term(a, tp))
			continue
		}
		for _, name := range l.restValues(a, nil) {
			parts = append(parts, l.symbol(l.restTerm(a, name), tp))
		}
	}
	if len(parts) == 0 {
		l.fail("CompositeConstruct has no parts")
	}
	var shapes []*shape
	alike, vector, n := true, true, 0
	for _, p := range parts {
		shapes = append(shapes, p.shape)
		alike = alike && p.shape.equal(parts[0].shape)
		vector = vector && p.kind <= shapeVector && p.first() == parts[0].first()
		n += len(p.scalars)
	}
	var list []*shape
	if vector && n >= 2 && n <= 4 && len(parts) > 1 {
		list = append(list, vectorShape(parts[0].first(), n))
	}
	if alike && parts[0].kind == shapeVector && len(parts) > 1 {
		list = append(list, repeated(shapeMatrix, parts[0].shape, len(parts)))
	}
	if typ := l.rule.Types[t.Type]; typ.Class == 0 {
		if alike {
			list = append(list, repeated(shapeArray, parts[0].shape, len(parts)))
		}
		list = append(list, &shape{kind: shapeStruct, parts: shapes})
	}
	if want != nil {
		list = slices.DeleteFunc(list, func(s *shape) bool { return !s.equal(want) })
	}
	if len(list) == 0 {
		l.fail("CompositeConstruct has parts that do not fit")
	}
	return composite(list[l.ch.pick(len(list))], parts...)
}

// restValues returns the names of the values that stand for all that are left.
func (l *lowering) restValues(a *rewrite.Term, s *shape) []string {
	r, ok := l.rests[a.Name]
	if !ok {
		for i := range l.ch.pick(3) {
			name := fmt.Sprintf("%s[%d]", a.Name, i)
			r.values = append(r.values, name)
			if s != nil {
				l.values[name] = s
			}
		}
		l.rests[a.Name] = r
	}
	return r.values
}

// restTerm returns a variable for one of the values that are left.
func (l *lowering) restTerm(a *rewrite.Term, name string) *rewrite.Term {
	return &rewrite.Term{Kind: rewrite.Variable, Name: name, Type: a.Type}
}

// index returns the value of an index, which must be an integer.
func (l *lowering) index(v value) value {
	if v.kind != shapeScalar || v.first().class != fold.Int {
		l.fail("the index is no integer")
	}
	return v
}

var boolType = scalarType{class: fold.Bool, width: 1}

// compare puts a comparison of an index with a number on a tape.
func compare(tp *tape, op spirv.Op, i value, n int) fold.Value {
	typ := i.first()
	number := tp.add(node{kind: nodeNumber, class: typ.class, width: typ.width, number: uint64(n)})
	return tp.apply(fold.For(op), coreOperation(op), boolType, false, i.scalars[0], number)
}

// choose puts a selection on a tape.
func choose(tp *tape, typ scalarType, c, x, y fold.Value) fold.Value {
	return tp.apply(fold.For(spirv.OpSelect), coreOperation(spirv.OpSelect), typ, false, c, x, y)
}

// element returns the component of a vector at an index; beyond the last it is undefined.
func (l *lowering) element(v value, i value, tp *tape) fold.Value {
	if n := &tp.nodes[i.scalars[0]]; n.kind == nodeNumber && n.number < uint64(len(v.scalars)) {
		return v.scalars[n.number]
	}
	out := undefined(tp, v.first())
	for k := len(v.scalars) - 1; k >= 0; k-- {
		out = choose(tp, v.first(), compare(tp, spirv.OpIEqual, i, k), v.scalars[k], out)
	}
	return out
}

func (l *lowering) insertDynamic(t *rewrite.Term, tp *tape) value {
	v, x, i := l.vectorOf(t.Args[0], tp), l.term(t.Args[1], tp), l.index(l.term(t.Args[2], tp))
	if !x.shape.equal(v.parts[0]) {
		l.fail("VectorInsertDynamic has a component of another type")
	}
	out := value{shape: v.shape}
	number := &tp.nodes[i.scalars[0]]
	for k, old := range v.scalars {
		if number.kind == nodeNumber && number.number < uint64(len(v.scalars)) {
			if int(number.number) == k {
				old = x.scalars[0]
			}
			out.scalars = append(out.scalars, old)
			continue
		}
		inserted := choose(tp, v.first(), compare(tp, spirv.OpIEqual, i, k), x.scalars[0], old)
		within := compare(tp, spirv.OpULessThan, i, len(v.scalars))
		out.scalars = append(out.scalars, choose(tp, v.first(), within, inserted, undefined(tp, v.first())))
	}
	return out
}

// opaqueTerm puts a term on a tape of which nothing is known but that it is a value.
func (l *lowering) opaqueTerm(t *rewrite.Term, tp *tape) value {
	if _, known := l.values[t.Name]; t.Kind == rewrite.Variable && !known && l.rule.Types[t.Type].Class == 0 {
		l.values[t.Name] = opaqueShape()
	}
	return l.term(t, tp)
}

// chain applies an access chain: a pointer and a list of indices. That the list of a chain of a chain is one list
// behind the other is an axiom. A chain is in bounds if all of it is.
func (l *lowering) chain(t *rewrite.Term, op operation, tp *tape) value {
	base := l.opaqueTerm(t.Args[0], tp)
	if base.kind != shapeOpaque {
		l.fail("%s has no pointer", op)
	}
	var indices []fold.Value
	for _, a := range t.Args[1:] {
		if a.Kind == rewrite.Rest {
			for _, name := range l.restValues(a, opaqueShape()) {
				indices = append(indices, l.symbol(l.restTerm(a, name), tp).scalars...)
			}
			continue
		}
		indices = append(indices, l.opaqueTerm(a, tp).scalars...)
	}
	if len(indices) == 0 {
		return base
	}
	in := append([]fold.Value{base.scalars[0]}, indices...)
	if n := &tp.nodes[base.scalars[0]]; n.kind == nodeOpaque && n.op.isChain() {
		in = slices.Concat(n.in, indices)
		if n.op.op == spirv.OpAccessChain {
			op = n.op
		}
	}
	s := opaqueShape()
	return value{s, []fold.Value{tp.add(node{kind: nodeOpaque, op: op, in: in, class: fold.Int, width: 64})}}
}

func (o operation) isChain() bool {
	return o.op == spirv.OpAccessChain || o.op == spirv.OpInBoundsAccessChain
}

// imageOperands are the operands behind the mask of image operands, by bit: how many there are, and whether an operand
// of zeros says what is so without it. These are axioms, from the descriptions of image operands in the specification.
var imageOperands = []struct {
	bit     spirv.ImageOperands
	n       int
	neutral bool
}{
	{spirv.ImageOperandsBias, 1, true},
	{spirv.ImageOperandsLod, 1, false},
	{spirv.ImageOperandsGrad, 2, false},
	{spirv.ImageOperandsConstOffset, 1, true},
	{spirv.ImageOperandsOffset, 1, true},
	{spirv.ImageOperandsConstOffsets, 1, false},
	{spirv.ImageOperandsSample, 1, false},
	{spirv.ImageOperandsMinLod, 1, false},
}

// image applies an operation on an image: what is known of its result is that it is the same for the same operands.
func (l *lowering) image(t *rewrite.Term, op operation, tp *tape) value {
	var in []fold.Value
	args := t.Args
	for len(args) > 0 && args[0].Kind != rewrite.Literal && args[0].Kind != rewrite.Rest {
		in = append(in, l.opaqueTerm(args[0], tp).scalars...)
		args = args[1:]
	}
	if len(args) > 0 && args[0].Kind == rewrite.Rest {
		for _, name := range l.restValues(args[0], opaqueShape()) {
			in = append(in, l.symbol(l.restTerm(args[0], name), tp).scalars...)
		}
		args = args[1:]
	}
	if len(args) > 0 {
		if args[0].Name != "" {
			l.fail("the image operands of %s are not known", op)
		}
		in = append(in, l.imageArguments(spirv.ImageOperands(args[0].Value), args[1:], op, tp)...)
	}
	out := value{shape: vectorShape(scalarType{fold.Float, 32, fold.Float32}, 4)}
	if op.op == spirv.OpImageSampleDrefImplicitLod || op.op == spirv.OpImageSampleDrefExplicitLod {
		out.shape = out.parts[0]
	}
	for i := range out.components() {
		out.scalars = append(out.scalars, tp.add(node{kind: nodeOpaque, op: op, in: in, number: uint64(i), class: fold.Float,
			width: 32, format: fold.Float32}))
	}
	return out
}

// imageArguments returns the mask of image operands, as a number, and the operands behind it, without those that say
// nothing.
func (l *lowering) imageArguments(mask spirv.ImageOperands, args []*rewrite.Term, op operation, tp *tape) []fold.Value {
	var out []fold.Value
	left := mask
	for _, o := range imageOperands {
		if mask&o.bit == 0 {
			continue
		}
		left &^= o.bit
		if len(args) < o.n {
			l.fail("%s has too few image operands", op)
		}
		var values []fold.Value
		for _, a := range args[:o.n] {
			values = append(values, l.opaqueTerm(a, tp).scalars...)
		}
		args = args[o.n:]
		if o.neutral && !slices.ContainsFunc(values, func(v fold.Value) bool { return !tp.isZero(v) }) {
			mask &^= o.bit
			continue
		}
		out = append(out, values...)
	}
	if len(args) > 0 {
		l.fail("%s has too many image operands", op)
	}
	if mask == 0 {
		return out
	}
	return append(out, tp.add(node{kind: nodeNumber, class: fold.Int, width: 32, number: uint64(mask)}))
}

func (t *tape) isZero(v fold.Value) bool {
	n := &t.nodes[v]
	return n.kind == nodeNumber && (n.number == 0 || n.class == fold.Float && n.number == n.format.SignBit())
}

// bitcast takes the bits of a value as another type of the same size. Of which is open: one of each number of
// components and width.
func (l *lowering) bitcast(t *rewrite.Term, tp *tape, want *shape) value {
	v := l.term(t.Args[0], tp)
	if v.kind > shapeVector || v.first().class == fold.Bool {
		l.fail("Bitcast has an operand of type %s", v.shape)
	}
	size := len(v.scalars) * v.first().width
	typ := l.rule.Types[t.Type]
	var list []*shape
	for _, width := range []int{v.first().width, 8, 16, 32, 64} {
		if n := size / width; n >= 1 && n <= 4 && size%width == 0 && (typ.Width == 0 || typ.Width == width) {
			s := vectorShape(scalarType{class: fold.Int, width: width}, n)
			if f, ok := formats[width]; ok && (typ.Class == fold.Float) {
				s = vectorShape(scalarType{fold.Float, width, f}, n)
			} else if typ.Class == fold.Float {
				continue
			}
			if known, ok := l.widths[typ.Scalar]; ok && (typ.Class != 0) && known != s.first() {
				continue
			}
			if !slices.ContainsFunc(list, s.equal) {
				list = append(list, s)
			}
		}
	}
	if want != nil {
		list = slices.DeleteFunc(list, func(s *shape) bool { return !l.signless(s, want) })
		if len(list) > 0 {
			list = []*shape{want}
		}
	}
	if len(list) == 0 {
		l.fail("Bitcast to no type")
	}
	s := list[l.ch.pick(len(list))]
	if typ.Class != 0 {
		l.widths[typ.Scalar] = s.first()
	}
	return recast(v, s, tp)
}

var formats = map[int]fold.Format{16: fold.Float16, 32: fold.Float32, 64: fold.Float64}

// recast takes the bits of a value as another shape.
func recast(v value, s *shape, tp *tape) value {
	from, to := v.first().width, s.first().width
	out := value{shape: s}
	typ := s.first()
	for i := range s.components() {
		n := node{kind: nodeSlice, class: typ.class, width: to, format: typ.format}
		switch {
		case to == from && typ == v.first():
			out.scalars = append(out.scalars, v.scalars[i])
			continue
		case to <= from:
			at := i * to
			n.in, n.number = []fold.Value{v.scalars[at/from]}, uint64(at%from)
			if x := &tp.nodes[n.in[0]]; x.kind == nodeJoin { // the part that was joined
				if part := x.in[int(n.number)/(x.width/len(x.in))]; tp.nodes[part].width == to {
					n.in, n.number = []fold.Value{part}, 0
				}
			}
			// Bits that were taken for another type are the same bits.
			for x := &tp.nodes[n.in[0]]; x.kind == nodeSlice && x.width >= to; x = &tp.nodes[n.in[0]] {
				n.in, n.number = x.in, n.number+x.number
			}
			if x := &tp.nodes[n.in[0]]; n.number == 0 && x.width == to && x.class == typ.class {
				out.scalars = append(out.scalars, n.in[0])
				continue
			}
		default:
			k := to / from
			n.kind, n.in = nodeJoin, v.scalars[i*k:(i+1)*k]
			if x, ok := tp.joined(n.in, to); ok && tp.nodes[x].class == typ.class {
				out.scalars = append(out.scalars, x)
				continue
			}
		}
		out.scalars = append(out.scalars, tp.add(n))
	}
	return out
}

// joined returns the value whose slices are joined, if they are all of one, in order.
func (t *tape) joined(in []fold.Value, width int) (fold.Value, bool) {
	at := uint64(0)
	for _, x := range in {
		n := &t.nodes[x]
		if n.kind != nodeSlice || n.number != at || n.in[0] != t.nodes[in[0]].in[0] {
			return 0, false
		}
		at += uint64(n.width)
	}
	source := t.nodes[in[0]].in[0]
	return source, t.nodes[source].width == width
}
