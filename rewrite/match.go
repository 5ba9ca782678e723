package rewrite

import (
	"hone/fold"
	"hone/ir"
	"hone/spirv"
	"hone/typing"
)

// Rewriter applies programs to the instructions of a function. It is reused from function to function with
// [Rewriter.Reset]. The zero value is ready for that.
type Rewriter struct {
	// Granted returns the freedoms that an instruction computes with, for floats of a width. ok is false where it does not
	// round to nearest, as rules count on: none is applied then. nil grants none.
	Granted func(in *ir.Inst, width int) (f Freedoms, ok bool)
	// AsOften reports whether a block is executed at most as often as one that dominates it, as it is unless it is in a
	// loop that the other one is not in. A rule does not move computations to where they are executed more often. nil: no
	// block is.
	AsOften func(dominator, b *ir.Block) bool
	// Made is called for each instruction that a replacement adds in front of the one that is replaced, operands first. It
	// may replace and remove it. nil: nothing is called.
	Made func(in *ir.Inst)
	// Unusual reports whether Granted may grant freedoms in the function that are not [Usual]: where it does not, rules
	// that need such are not looked for. It is asked at most once after Reset. nil: it may.
	Unusual func() bool
	// Froze is called when an undefined operand of another instruction of the pattern was made definite: see
	// [ir.Inst.FrozenOperand]. nil: nothing is called.
	Froze func()
	// Before is called before a rule edits anything else. nil: nothing is called.
	Before func()
	// Applied is called when rule Program.Rules[rule] was applied. nil: nothing is called.
	Applied func(p *Program, rule int)

	p       *Program
	m       *ir.Module
	unusual answer // of Unusual

	insts [maxPattern]matched
	n     int // how many instructions are matched

	through bool // one of them was found through another one

	types []typeInfo // of the action that is tried
	made  []ir.ID
	words []uint32
	fold  fold.Args // of the operation that is computed with constants

	result  ir.ID
	became  bool
	checker *typing.Checker // of m; nil: not needed yet
	nested  bool            // what a rule made is rewritten
	left    int             // how many instructions may still be made for the one that was asked about
}

// maxMade is how many instructions rules may make, one after the other, of what they made for one instruction: rules of
// which one undoes the other would go on forever.
const maxMade = 64

// matched is an instruction that a pattern has found.
type matched struct {
	in *ir.Inst
	// lanes are the components of its result that the pattern is about, 0 for all as they are: an instruction is also
	// found through OpCompositeExtract of a component and OpVectorShuffle.
	lanes   lanes
	through ir.ID // that one, 0 for none
	user    int   // index of the instruction of which it computes an argument

	args  [maxKnown]argument // the first ones, which are all that most instructions have
	known uint32             // which were looked up, as bits
}

// argument is an argument of an instruction, looked up once. There are no pointers in it: while garbage is collected,
// to store a pointer takes longer than to look it up.
type argument struct {
	id       ir.ID
	key      uint32 // of the operation that computes it, 0 for none
	bits     uint64 // keyBit of that, and of throughKey
	constant bool   // it is defined outside of functions, or not at all
	looked   bool   // what follows is known: its definition is looked through, as far as it can be
	// through is the vector of which the argument has components.
	through      ir.ID
	throughKey   uint32
	throughLanes lanes // 0: it can't be looked through
}

const maxKnown = 4

// root returns the instruction that rules are asked about.
func (r *Rewriter) root() *ir.Inst { return r.insts[0].in }

// push makes an instruction the next one that is matched.
func (r *Rewriter) push(in *ir.Inst, l lanes, through ir.ID, user int) {
	x := &r.insts[r.n]
	r.n++
	x.in, x.lanes, x.through, x.user, x.known = in, l, through, user, 0
}

// argument returns argument k of a matched instruction, which has to be an id; nil if the instruction has fewer, or k
// is not among the first ones.
func (r *Rewriter) argument(x *matched, k int) *argument {
	if x.known>>k&1 != 0 {
		return &x.args[k]
	}
	i := firstOperand(x.in) + k
	if k >= maxKnown || i >= x.in.NumWords() {
		return nil
	}
	x.known |= 1 << k
	a := &x.args[k]
	a.id = x.in.ID(i)
	def := r.m.Def(a.id)
	a.key, a.bits, a.constant, a.looked = 0, 0, false, true
	switch {
	case def == nil:
		a.constant = true
	case def.Block() == nil:
		a.constant = def.Function() == nil
	default:
		if a.key = uint32(def.Op); def.Op == spirv.OpExtInst {
			a.key = r.keyOf(def)
		}
		a.bits = keyBit(a.key)
		a.throughKey, a.throughLanes = 0, 0
		a.looked = def.Op != spirv.OpCompositeExtract && def.Op != spirv.OpVectorShuffle
	}
	return a
}

// hasLiterals reports whether the arguments of an operation end in numbers, which are no ids.
func hasLiterals(op spirv.Op) bool {
	switch op {
	case spirv.OpCompositeExtract, spirv.OpCompositeInsert, spirv.OpVectorShuffle:
		return true
	}
	return false
}

// Reset makes r ready for the instructions of a module.
func (r *Rewriter) Reset(m *ir.Module) { r.m, r.checker, r.unusual = m, nil, notAsked }

// Apply looks for a rule that matches in, which computes a value, and applies it. It returns the value that in is equal
// to, for the caller to replace it; or 0 and whether in became another instruction in place, in front of which others
// may stand now. Operands of in should be at their simplest. Decorations and position are kept as far as they hold.
//
// Cost: constant for most instructions, in the worst case that of each rule for the operation.
func (r *Rewriter) Apply(p *Program, in *ir.Inst) (id ir.ID, changed bool) {
	first := int32(0)
	if in.Op == spirv.OpExtInst {
		first = p.extended(r.m, in)
	} else if int(in.Op) < len(p.core) {
		first = p.core[in.Op]
	}
	if first == 0 || r.m.Pinned(in.Result) {
		return 0, false
	}
	x := &p.roots[first]
	if r.glance(x, in) && r.match(p, x, in) {
		return r.result, r.became
	}
	if x.freer && r.isUnusual() {
		if x = &p.roots[first+1]; r.glance(x, in) && r.match(p, x, in) {
			return r.result, r.became
		}
	}
	return 0, false
}

// match tries the rules below a root. It reports whether one was applied.
func (r *Rewriter) match(p *Program, x *root, in *ir.Inst) bool {
	if !r.nested {
		r.left = maxMade
	}
	if r.p != p { // nearly never, and to store a pointer takes longer
		r.p = p
	}
	r.n, r.through = 0, false
	r.push(in, 0, 0, 0)
	r.result, r.became = 0, false
	return r.run(x.first)
}

// answer is what was answered to a question that is asked once.
type answer uint8

const (
	notAsked answer = iota
	no
	yes
)

// isUnusual is Unusual, asked once.
func (r *Rewriter) isUnusual() bool {
	if r.unusual == notAsked {
		if r.unusual = no; r.Unusual == nil || r.Unusual() {
			r.unusual = yes
		}
	}
	return r.unusual == yes
}

// glance reports whether some test that the tree of an instruction begins with may succeed. Nothing is kept of what it
// looks at: it says no nearly always.
func (r *Rewriter) glance(x *root, in *ir.Inst) bool {
	first := firstOperand(in)
	n := in.NumWords() - first
	if x.arguments != 255 && n != int(x.arguments) {
		return false
	}
	if x.always || x.count != 0 && n == int(x.count) {
		return true
	}
	var ids [len(x.masks)]ir.ID
	for k := range min(n, int(x.asked), len(x.masks)) {
		mask, constant := x.masks[k], x.constants>>k&1 != 0
		id := in.ID(first + k)
		ids[k] = id
		if x.same && k > 0 && (id == ids[k-1] || id == ids[0]) {
			return true
		}
		def := r.m.Def(id)
		switch {
		case def == nil || def.Block() == nil:
			if constant {
				return true
			}
		case mask == 0:
		case def.Op == spirv.OpExtInst:
			if mask&keyBit(r.keyOf(def)) != 0 {
				return true
			}
		case mask&keyBit(uint32(def.Op)) != 0:
			return true
		case def.Op == spirv.OpCompositeExtract || def.Op == spirv.OpVectorShuffle:
			if source, _, key := r.behind(def); source != 0 && mask&keyBit(key) != 0 {
				return true
			}
		}
	}
	return false
}

// extended returns which root an extended instruction has, 0 for none.
func (p *Program) extended(m *ir.Module, in *ir.Inst) int32 {
	set := setIndex(m.ExtSet(in.ID(0)))
	if set < 0 {
		return 0
	}
	if i := in.Literal(1); int64(i) < int64(len(p.ext[set])) {
		return p.ext[set][i]
	}
	return 0
}

// setIndex returns the index of an extended instruction set in programs, -1 for one that rules do not know.
func setIndex(set *spirv.ExtSet) int {
	if set != nil {
		for i := range sets {
			if set.Name == sets[i].name {
				return i
			}
		}
	}
	return -1
}

// keyOf returns the key of the operation of an instruction, 0 for one that no rule knows.
func (r *Rewriter) keyOf(in *ir.Inst) uint32 {
	if in.Op != spirv.OpExtInst {
		return uint32(in.Op)
	}
	set := setIndex(r.m.ExtSet(in.ID(0)))
	if set < 0 {
		return 0
	}
	return extendedKey | uint32(set)<<16 | in.Literal(1)&0xffff
}

// run tries alternatives, and what follows from each. It reports whether a rule was applied.
func (r *Rewriter) run(at int32) bool {
	nodes := r.p.nodes
	n := r.n
	for at != 0 {
		x := &nodes[at]
		ok := false
		switch x.test {
		case testOperation:
			i := &r.insts[x.at.inst()]
			a := r.argument(i, x.at.argument())
			if a == nil {
				break
			}
			if !a.looked {
				r.look(a)
			}
			if a.bits&x.value == 0 {
				at = nodes[at+int32(x.group)-1].next
				continue
			}
			ok = (a.key == x.key || a.throughKey == x.key) && r.enter(x, i, a)
		case testNumber, testConstant:
			if a := r.argument(&r.insts[x.at.inst()], x.at.argument()); a != nil && !a.constant {
				at = nodes[at+int32(x.group)-1].next
				continue
			}
			ok = r.test(x)
		case testRule:
			if r.try(&r.p.actions[x.key]) {
				return true
			}
		default:
			ok = r.test(x)
		}
		if ok && r.run(x.child) {
			return true
		}
		r.n = n
		at = x.next
	}
	return false
}

// look finds out what is behind an OpCompositeExtract or OpVectorShuffle that computes an argument.
func (r *Rewriter) look(a *argument) {
	a.looked = true
	if source, l, key := r.behind(r.m.Def(a.id)); source != 0 {
		a.through, a.throughKey, a.throughLanes = source, key, l
		a.bits |= keyBit(key)
	}
}

// behind returns the vector of which an OpCompositeExtract or OpVectorShuffle takes components, which they are, and the
// operation that computes it, which goes component by component; 0 if there is none.
func (r *Rewriter) behind(def *ir.Inst) (source ir.ID, l lanes, key uint32) {
	source, l = r.lookThrough(def)
	if source == 0 || l == 0 {
		return 0, 0, 0
	}
	from := r.m.Def(source)
	if from == nil || from.Block() == nil || r.m.Pinned(source) {
		return 0, 0, 0
	}
	if key = r.keyOf(from); !componentwise(key) {
		return 0, 0, 0
	}
	return source, l, key
}

// enter makes what computes an argument of a matched instruction the next one of the pattern, if it is the operation of
// the node: itself, or what an OpCompositeExtract or OpVectorShuffle takes components of.
func (r *Rewriter) enter(x *node, user *matched, a *argument) bool {
	if r.n == len(r.insts) || r.m.Pinned(a.id) {
		return false
	}
	l := r.lanesOf(user, a.id)
	if a.key == x.key && (l == 0 || componentwise(x.key)) {
		r.push(r.m.Def(a.id), l, 0, x.at.inst())
		return true
	}
	if l = l.of(a.throughLanes); a.throughKey != x.key || l == 0 {
		return false
	}
	r.push(r.m.Def(a.through), l, a.id, x.at.inst())
	r.through = true // also if that leads to no rule
	return true
}

// rowOf returns the row of an operation, nil for one that has none.
func rowOf(key uint32) *fold.Row {
	if key&extendedKey == 0 {
		return fold.For(spirv.Op(key))
	}
	return fold.ForExt(&sets[key>>16&0xff].rows, key&0xffff)
}

// componentwise reports whether an operation goes component by component.
func componentwise(key uint32) bool {
	row := rowOf(key)
	return row != nil && row.Componentwise()
}

// firstOperand returns the index of the first argument among an instruction's operand words.
func firstOperand(in *ir.Inst) int {
	if in.Op == spirv.OpExtInst {
		return 2
	}
	return 0
}

// value is a value, and which of its components are meant.
type value struct {
	id    ir.ID
	lanes lanes // 0: it is meant as it is
}

// value returns the value at a place; ok is false where the instruction has no such argument.
func (r *Rewriter) value(at place) (v value, ok bool) {
	x := &r.insts[at.inst()]
	if at.argument() == resultArgument {
		return value{x.in.Result, x.lanes}, true
	}
	if k := at.argument(); x.known>>k&1 != 0 {
		v.id = x.args[k].id
	} else if i := firstOperand(x.in) + k; i < x.in.NumWords() {
		v.id = x.in.ID(i)
	} else {
		return v, false
	}
	v.lanes = r.lanesOf(x, v.id)
	return v, true
}

// lanesOf returns which components of an argument are meant.
func (r *Rewriter) lanesOf(x *matched, argument ir.ID) lanes {
	if x.lanes != 0 {
		if _, n := r.m.Types().Scalar(r.m.TypeOf(argument)); n == 1 {
			return 0 // one for all components, as the condition of a selection may be
		}
	}
	return x.lanes
}

// test makes the test of a node that is neither about an operation nor the end of a rule.
func (r *Rewriter) test(x *node) bool {
	in := r.insts[x.at.inst()].in
	word := firstOperand(in) + x.at.argument()
	switch x.test {
	case testCount:
		return in.NumWords()-firstOperand(in) == int(x.key)
	case testAtLeast:
		return in.NumWords()-firstOperand(in) >= int(x.key)
	case testUses:
		return r.m.SingleUse(in.Result)
	case testBlock:
		return in.Block() == r.root().Block()
	case testLiteral:
		return word < in.NumWords() && in.Literal(word) == x.key
	case testSameLiteral:
		return r.sameWords(x)
	}
	v, ok := r.value(x.at)
	if !ok {
		return false
	}
	switch x.test {
	case testNumber:
		return r.isNumber(v, fold.Class(x.key), x.value)
	case testSame:
		w, ok := r.value(x.other)
		return ok && v == w
	case testConstant, testComputed:
		var buf [maxComponents]uint64
		_, ok := r.components(v, &buf)
		return ok == (x.test == testConstant)
	case testClass:
		return r.isClass(r.m.TypeOf(v.id), fold.Class(x.key>>8), int(x.key&0xff))
	}
	return false
}

// sameWords reports whether two operands that are no ids are the same, or all operands from two on.
func (r *Rewriter) sameWords(x *node) bool {
	a, b := r.insts[x.at.inst()].in, r.insts[x.other.inst()].in
	i, k := firstOperand(a)+x.at.argument(), firstOperand(b)+x.other.argument()
	if x.key == 0 {
		return i < a.NumWords() && k < b.NumWords() && a.Literal(i) == b.Literal(k)
	}
	if a.NumWords()-i != b.NumWords()-k {
		return false
	}
	for ; i < a.NumWords(); i, k = i+1, k+1 {
		if a.Word(i) != b.Word(k) {
			return false
		}
	}
	return true
}

// isClass reports whether a type is a scalar of a class and width, or made of such components. A width of 0 is any.
func (r *Rewriter) isClass(typ ir.ID, class fold.Class, width int) bool {
	scalar, n := r.m.Types().Scalar(typ)
	if n == 0 {
		scalar = r.component(typ)
	}
	d := r.m.Def(scalar)
	if d == nil || width != 0 && r.m.NumberWidth(scalar) != width {
		return false
	}
	switch d.Op {
	case spirv.OpTypeInt:
		return class == fold.Int || class == fold.Same
	case spirv.OpTypeFloat:
		return class == fold.Float || class == fold.Same
	case spirv.OpTypeBool:
		return class == fold.Bool || class == fold.Same
	}
	return false
}

// component returns the component type of a cooperative matrix or a long vector, 0 for other types.
func (r *Rewriter) component(typ ir.ID) ir.ID {
	if d := r.m.Def(typ); d != nil {
		switch d.Op {
		case spirv.OpTypeCooperativeMatrixKHR, spirv.OpTypeCooperativeMatrixNV, spirv.OpTypeVectorIdEXT,
			spirv.OpTypeMatrix:
			return d.ID(0)
		}
	}
	return 0
}

// fits reports whether a rule is for values of a type: scalars and vectors of up to four components, and what it says.
func (r *Rewriter) fits(typ ir.ID, f flags) bool {
	_, n := r.m.Types().Scalar(typ)
	d := r.m.Def(typ)
	switch {
	case f&lowers != 0: // leaves nothing as it is
		return true
	case n >= 1 && n <= 4 || f&anyType != 0, d != nil && d.Op == spirv.OpTypeMatrix:
		return true
	case n > 4 || d != nil && d.Op == spirv.OpTypeVectorIdEXT:
		return f&longVectors != 0
	case d != nil && (d.Op == spirv.OpTypeCooperativeMatrixKHR || d.Op == spirv.OpTypeCooperativeMatrixNV):
		return f&matrices != 0
	}
	return false
}
