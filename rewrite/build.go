package rewrite

import (
	"slices"

	"hone/fold"
	"hone/ir"
	"hone/spirv"
	"hone/typing"
)

// try applies a rule whose pattern was found, if its conditions hold.
func (r *Rewriter) try(a *action) bool {
	if !r.shapesFit(a) || !r.isCheaper(a) || a.flags&simple == 0 && !r.findTypes(a) {
		return false
	}
	if a.flags&lowers != 0 && !r.canMake(a) || a.flags&lowers == 0 && r.m.Forbids() && r.isForbidden(a) {
		return false
	}
	for _, steps := range part(r.p.computations, a.conditions) {
		if !r.holds(part(r.p.steps, steps)) {
			return false
		}
	}
	for _, at := range part(r.p.places, a.defined) {
		if v, ok := r.value(at); !ok || r.m.Constants().IsUndefined(v.id) && !(a.flags&lowers != 0 && r.define(at)) {
			return false
		}
	}
	p := r.p // building may apply others
	d, ok := r.decorations(a)
	switch {
	case !ok, d.noContraction && r.hidesProducts(a), !r.granted(a), a.flags&simple == 0 && !r.shapesAgree(a), !r.freeze(a),
		!r.build(a, &d):
		return false
	}
	if r.Applied != nil {
		r.Applied(p, int(a.rule))
	}
	return true
}

// hidesProducts reports whether the replacement has an extended instruction that multiplies and adds, as Length does:
// NoContraction is for instructions of the core language only.
func (r *Rewriter) hidesProducts(a *action) bool {
	return slices.ContainsFunc(part(r.p.makes, a.makes), func(x making) bool {
		return x.key&extendedKey != 0 && rowOf(x.key) != nil && rowOf(x.key).Expand != nil
	})
}

// shapesFit reports whether the rule is for vectors as long as those that were found.
func (r *Rewriter) shapesFit(a *action) bool {
	types := part(r.p.types, a.types)
	for i := range types {
		s := &types[i]
		if !s.first {
			continue
		}
		v, ok := r.value(s.at)
		if !ok || v.lanes == 0 && !r.fits(r.m.TypeOf(v.id), a.flags) {
			return false
		}
	}
	return true
}

// isCheaper reports whether the replacement has at most as many instructions as the pattern has that nothing else uses.
func (r *Rewriter) isCheaper(a *action) bool {
	if a.flags&lowers != 0 || a.makes.n <= 1 && !r.through {
		return true
	}
	makes := int(a.makes.n)
	seen := [8]value{}
	n := 0
	see := func(s source) {
		if s.kind != fromPlace {
			return
		}
		if v, ok := r.value(place(s.index)); ok && v.lanes != 0 && !r.isConstant(v.id) && !slices.Contains(seen[:n], v) {
			makes++
			if n < len(seen) {
				seen[n] = v
				n++
			}
		}
	}
	see(a.result)
	for _, x := range part(r.p.makes, a.makes) {
		for _, s := range part(r.p.sources, x.operands) {
			see(s)
		}
	}
	if makes <= 1 {
		return true
	}
	freed := [8]bool{0: true}
	count := 1
	for i := 1; i < r.n; i++ {
		x := &r.insts[i]
		freed[i] = freed[x.user] && r.m.SingleUse(x.in.Result) &&
			(x.through == 0 || r.m.SingleUse(x.through)) && r.asOften(x.in.Block())
		if freed[i] {
			count++
		}
	}
	return makes <= count
}

// asOften reports whether the block of the whole pattern is executed at most as often as another one of which it is
// dominated.
func (r *Rewriter) asOften(b *ir.Block) bool {
	at := r.root().Block()
	return b == at || r.AsOften != nil && r.AsOften(b, at)
}

func (r *Rewriter) isConstant(id ir.ID) bool {
	d := r.m.Def(id)
	return d != nil && d.Function() == nil
}

// freeze makes definite what the replacement takes of undefined values inside the pattern, since the instruction that
// made one value of it may stay: see [ir.Inst.FrozenOperand]. It reports whether it could.
func (r *Rewriter) freeze(a *action) bool {
	definite := func(s source) bool {
		at := place(s.index)
		if s.kind != fromPlace && s.kind != fromRest || at.inst() == 0 || at.argument() == resultArgument {
			return true
		}
		in := r.insts[at.inst()].in
		first := firstOperand(in) + at.argument()
		last := first
		if s.kind == fromRest {
			if last = in.NumWords() - 1; hasLiterals(in.Op) {
				return true
			}
		}
		for i := first; i <= last; i++ {
			if id := in.ID(i); r.m.Constants().IsUndefined(id) && !r.freezeAll(id) {
				return false
			}
		}
		return true
	}
	for _, x := range part(r.p.makes, a.makes) {
		for _, s := range part(r.p.sources, x.operands) {
			if !definite(s) {
				return false
			}
		}
	}
	return definite(a.result)
}

// freezeAll makes an undefined value the same definite one in all instructions inside the pattern.
func (r *Rewriter) freezeAll(id ir.ID) bool {
	for k := 1; k < r.n; k++ {
		x := &r.insts[k]
		for i, operand := range x.in.IDs() {
			if operand == id && !r.freezeOperand(x, i) {
				return false
			}
		}
	}
	return true
}

// freezeOperand makes an undefined operand word of an instruction definite. It reports whether it could; Froze is only
// called if so, since who walks again for it would else do so without an end.
func (r *Rewriter) freezeOperand(x *matched, i int) bool {
	if x.in.FrozenOperand(i) == 0 {
		return false
	}
	x.known &^= 1 << (i - firstOperand(x.in))
	if r.Froze != nil {
		r.Froze()
	}
	return true
}

// canMake reports whether the module may have the operations that a lowering makes: those of another instruction set
// are for the other kind of modules, and cooperative matrices have few.
func (r *Rewriter) canMake(a *action) bool {
	d := r.m.Def(r.root().Type)
	matrix := d != nil && (d.Op == spirv.OpTypeCooperativeMatrixKHR || d.Op == spirv.OpTypeCooperativeMatrixNV)
	return !slices.ContainsFunc(part(r.p.makes, a.makes), func(x making) bool {
		if x.key&extendedKey == 0 {
			return matrix && !hasMatrices(spirv.Op(x.key))
		}
		name := sets[x.key>>16&0xff].name
		return matrix || r.m.HasCapability(spirv.CapabilityShader) != (name == "GLSL.std.450") && r.m.Imported(name) == 0
	})
}

// isForbidden reports whether the target lacks an operation that a rule makes. Lowerings don't ask: whoever runs a
// lowering wants its operations.
func (r *Rewriter) isForbidden(a *action) bool {
	return slices.ContainsFunc(part(r.p.makes, a.makes), func(x making) bool {
		if x.key&extendedKey != 0 {
			return !r.m.MayMakeExt(spirv.LookupExtSet(sets[x.key>>16&0xff].name), x.key&0xffff)
		}
		return !r.m.MayMake(spirv.Op(x.key))
	})
}

// hasMatrices reports whether an operation may compute cooperative matrices.
func hasMatrices(op spirv.Op) bool {
	switch op {
	case spirv.OpFNegate, spirv.OpFAdd, spirv.OpFSub, spirv.OpFMul, spirv.OpFDiv, spirv.OpSNegate, spirv.OpIAdd,
		spirv.OpISub, spirv.OpIMul:
		return true
	}
	return false
}

// define makes an undefined operand of the pattern definite, for a lowering: that leaves nothing as it is. It reports
// whether it could.
func (r *Rewriter) define(at place) bool {
	if at.argument() == resultArgument {
		return false
	}
	x := &r.insts[at.inst()]
	return r.freezeOperand(x, firstOperand(x.in)+at.argument())
}

// granted reports whether every instruction of the pattern that computes with floats grants the freedoms of the rule.
func (r *Rewriter) granted(a *action) bool {
	if a.freedoms == 0 && a.flags&inFloats == 0 {
		return true
	}
	if r.Granted == nil {
		return a.freedoms == 0
	}
	for i := range r.n {
		in := r.insts[i].in
		typ := in.Type
		if row := rowOf(r.keyOf(in)); row != nil && row.Result() != fold.Float && row.Result() != fold.FloatVector {
			typ = r.m.TypeOf(in.ID(firstOperand(in)))
		}
		scalar, n := r.m.Types().Scalar(typ)
		if n == 0 {
			scalar = r.component(typ)
			if c := r.component(scalar); c != 0 {
				scalar = c
			}
		}
		if d := r.m.Def(scalar); d == nil || d.Op != spirv.OpTypeFloat {
			continue
		}
		if f, ok := r.Granted(in, r.m.NumberWidth(scalar)); !ok || a.freedoms&^f != 0 {
			return false
		}
	}
	return true
}

// build makes the replacement. It reports whether it could: an instruction of which the types are not right is not
// made.
func (r *Rewriter) build(a *action, d *decorations) bool {
	in := r.root()
	if a.result.kind == fromPlace {
		return r.handBack(place(a.result.index), d)
	}
	if a.result.kind == fromComputed {
		id := r.resultConstant(&part(r.p.computed, a.computed)[a.result.index])
		if id == 0 {
			return false
		}
		r.begin()
		r.result = id
		return true
	}
	r.made = r.made[:0]
	var first *ir.Inst // of the instructions that are made
	undo := func() bool {
		for x := first; x != nil && x != in; {
			next := x.Next()
			x.Remove()
			x = next
		}
		return false
	}
	makes := part(r.p.makes, a.makes)
	for i := range makes {
		x := &makes[i]
		root := i == len(makes)-1
		typ := in.Type
		if !root {
			typ = r.typeID(a, x.typ)
		}
		before := in.Prev()
		op, ok := r.operands(a, x)
		if first == nil && in.Prev() != before { // there are extractions
			if first = in.Block().First(); before != nil {
				first = before.Next()
			}
		}
		if typ == 0 || !ok || !r.allows(typ, x.key) {
			return undo()
		}
		if root {
			break
		}
		made := ir.Before(in).Emit(op, typ, true, r.words...)
		if first == nil {
			first = made
		}
		if !r.wellTyped(made, x) {
			return undo()
		}
		r.made = append(r.made, made.Result)
	}
	root := &makes[len(makes)-1]
	if op := operationOf(root.key); root.typing == typesRight || r.wellTyped(in.As(op, r.words...), root) {
		in.Become(op, r.words...)
	} else {
		return undo()
	}
	r.begin()
	d.apply(r, in)
	nested := r.nested
	r.nested = true
	for x := first; x != nil && x != in; {
		next := x.Next()
		d.apply(r, x)
		if r.left--; r.Made != nil && r.left > 0 {
			r.Made(x)
		}
		x = next
	}
	r.nested, r.result, r.became = nested, 0, true
	return true
}

// allows reports whether an instruction with a result of type typ and the operands r.words may be made: a type that may
// only be stored is none to compute with, be it the type of an operand alone.
func (r *Rewriter) allows(typ ir.ID, key uint32) bool {
	use := allowed(key)
	if use == ir.SelectOf && r.shapeOf(r.m.TypeOf(ir.ID(r.words[0]))).n > 1 {
		use = ir.ArithmeticOf // component by component, which all versions have
	}
	if !r.m.Allows(typ, use) {
		return false
	}
	if use != ir.ArithmeticOf {
		return true
	}
	operands := r.words
	if key&extendedKey != 0 {
		operands = operands[2:]
	}
	return !slices.ContainsFunc(operands, func(w uint32) bool { return !r.m.Allows(r.m.TypeOf(ir.ID(w)), use) })
}

// wellTyped reports whether an instruction has operands of types that it may have.
func (r *Rewriter) wellTyped(in *ir.Inst, x *making) bool {
	if x.typing == typesRight {
		return true
	}
	if x.typing == typesAlike {
		alike := true
		for i := firstOperand(in); i < in.NumWords() && alike; i++ {
			alike = r.m.TypeOf(in.ID(i)) == in.Type
		}
		if alike && r.shapeOf(in.Type).n > 0 {
			return true
		}
	}
	if r.checker == nil {
		r.checker = typing.NewChecker(r.m)
	}

	return r.checker.Inst(in) == nil
}

// allowed returns what a module must be able to make of the type of a result.
func allowed(key uint32) ir.TypeUse {
	switch operationOf(key) {
	case spirv.OpSelect:
		return ir.SelectOf
	case spirv.OpBitcast, spirv.OpCopyObject, spirv.OpUConvert, spirv.OpSConvert, spirv.OpFConvert:
		return 0
	case spirv.OpCompositeExtract, spirv.OpCompositeConstruct, spirv.OpCompositeInsert, spirv.OpVectorShuffle,
		spirv.OpVectorExtractDynamic, spirv.OpVectorInsertDynamic:
		return ir.CompositeOf
	}
	if rowOf(key) == nil {
		return 0
	}
	return ir.ArithmeticOf
}

func operationOf(key uint32) spirv.Op {
	if key&extendedKey != 0 {
		return spirv.OpExtInst
	}
	return spirv.Op(key)
}

// begin tells the caller that the module is edited now.
func (r *Rewriter) begin() {
	if r.Before != nil {
		r.Before()
	}
}

// handBack makes a value of the pattern the result. One of another type is cast, and of a vector that was looked
// through the components are taken: in place of the instruction that goes.
func (r *Rewriter) handBack(at place, d *decorations) bool {
	in := r.root()
	v, ok := r.value(at)
	if !ok {
		return false
	}
	typ := r.m.TypeOf(v.id)
	if v.lanes != 0 {
		scalar, _ := r.m.Types().Scalar(typ)
		if r.vector(scalar, v.lanes.len()) != in.Type || !r.mayTake(in.Type, v) {
			return false
		}
		r.begin()
		op := r.take(v)
		in.Become(op, r.words...)
		d.apply(r, in)
		r.became = true
		return true
	}
	if typ == in.Type {
		r.begin()
		r.result = v.id
		return true
	}
	if id := r.retyped(v, in.Type); id != 0 {
		r.begin()
		r.result = id
		return true
	}
	from, n := r.m.Types().Scalar(typ)
	to, n2 := r.m.Types().Scalar(in.Type)
	if n == 0 || n != n2 || !r.isClass(from, fold.Int, 0) || !r.isClass(to, fold.Int, 0) ||
		!r.m.CanBitcast(typ, in.Type) || !r.m.MayMake(spirv.OpBitcast) {
		return false
	}
	r.begin()
	in.Become(spirv.OpBitcast, uint32(v.id))
	d.apply(r, in)
	r.became = true
	return true
}

// mayTake reports whether components of a vector may be taken as a value of a type.
func (r *Rewriter) mayTake(typ ir.ID, v value) bool {
	return r.m.Allows(typ, ir.CompositeOf) && (v.lanes.len() == 1 || r.m.MayMake(spirv.OpVectorShuffle))
}

// take writes into r.words the operands of the instruction that takes components of a vector, and returns its opcode.
func (r *Rewriter) take(v value) spirv.Op {
	if v.lanes.len() == 1 {
		r.words = append(r.words[:0], uint32(v.id), uint32(v.lanes.at(0)))
		return spirv.OpCompositeExtract
	}
	r.words = append(r.words[:0], uint32(v.id), uint32(v.id))
	for i := range v.lanes.len() {
		r.words = append(r.words, uint32(v.lanes.at(i)))
	}
	return spirv.OpVectorShuffle
}

// operands writes the operand words of an instruction into r.words and returns its opcode. ok is false where one can't
// be made.
func (r *Rewriter) operands(a *action, x *making) (op spirv.Op, ok bool) {
	var ids [16]uint32
	words := ids[:0]
	op = operationOf(x.key)
	if op == spirv.OpExtInst {
		name := sets[x.key>>16&0xff].name
		set := r.m.Imported(name)
		if set == 0 && a.flags&lowers != 0 { // see canMake
			set = r.m.Import(name)
		}
		if set == 0 {
			return op, false
		}
		words = append(words, uint32(set), x.key&0xffff)
	}
	for _, s := range part(r.p.sources, x.operands) {
		at := place(s.index)
		switch s.kind {
		case fromPlace:
			v, ok := r.value(at)
			if !ok {
				return op, false
			}
			if v.lanes != 0 {
				scalar, _ := r.m.Types().Scalar(r.m.TypeOf(v.id))
				typ := r.vector(scalar, v.lanes.len())
				if typ == 0 || !r.mayTake(typ, v) {
					return op, false
				}
				v.id = ir.Before(r.root()).Emit(r.take(v), typ, true, r.words...).Result
			}
			words = append(words, uint32(v.id))
		case fromComputed:
			c := &part(r.p.computed, a.computed)[s.index]
			typ := r.typeID(a, c.typ)
			id := ir.ID(0)
			if typ != 0 {
				id = r.constant(typ, c)
			}
			if id == 0 {
				return op, false
			}
			words = append(words, uint32(id))
		case fromMade:
			words = append(words, uint32(r.made[s.index]))
		case fromNumber:
			words = append(words, s.value)
		case fromLiteral, fromRest:
			in := r.insts[at.inst()].in
			i := firstOperand(in) + at.argument()
			if i > in.NumWords() || s.kind == fromLiteral && i == in.NumWords() {
				return op, false
			}
			rest := in.Words()[i:]
			if s.kind == fromLiteral {
				rest = rest[:1]
			}
			if len(words)+len(rest) > maxOperands {
				return op, false
			}
			words = append(words, rest...)
		}
	}
	r.words = append(r.words[:0], words...)
	return op, true
}

// maxOperands bounds the operands of what is made of lists of any length, far above what types of valid modules need:
// without it n instructions that each go on with the list of the one before would grow to n^2 words.
const maxOperands = 256
