package rewrite

import (
	"math"

	"hone/fold"
	"hone/spirv"
)

// inference finds the types of a rule's terms. A type is a scalar type and a number of components; each is a set of
// terms that have the same (union-find).
type inference struct {
	p       *parser
	scalars []scalarSet
	counts  []int // parents
	terms   []*Term
	scalar  map[*Term]int
	count   map[*Term]int
}

// scalarSet is a set of terms with the same scalar type.
type scalarSet struct {
	parent int
	class  fold.Class // 0: may be no number at all; Same: some number
	width  int        // 0: any
}

// infer sets the types of all terms.
func (p *parser) infer() {
	r := p.rule
	x := &inference{p: p, counts: []int{ScalarCount}, scalar: map[*Term]int{}, count: map[*Term]int{}}
	x.term(r.Pattern)
	x.term(r.Replacement)
	x.same(r.Pattern, r.Replacement)
	for _, c := range r.Conditions {
		x.term(c)
	}
	for _, t := range x.terms {
		if s := &x.scalars[x.find(x.scalar[t])]; t.Kind == Number && (s.class == 0 || s.class == fold.Same) {
			s.class = fold.Int
		}
	}
	types := map[[2]int]int{}
	for _, t := range x.terms {
		key := [2]int{x.find(x.scalar[t]), x.findCount(x.count[t])}
		if _, ok := types[key]; !ok {
			types[key] = len(r.Types)
			s := x.scalars[key[0]]
			r.Types = append(r.Types, Type{Class: s.class, Width: s.width, Scalar: key[0], Count: key[1]})
		}
		t.Type = types[key]
		class := r.Types[t.Type].Class
		x.resolve(t)
		if t.Kind == Number && class == fold.Float && t.implied == 0 {
			t.Value, t.implied = math.Float64bits(float64(int64(t.Value))), fold.Float
		}
		if t.Kind == Number && t.implied != 0 && t.implied != class {
			p.fail(t.pos, "%s stands where %s is expected", t.Text, className(class))
		}
	}
}

// resolve finds the operation of an operator.
func (x *inference) resolve(t *Term) {
	if t.symbol == "" {
		return
	}
	class := x.scalars[x.find(x.scalar[t.Args[0]])].class
	list := prefixes[t.symbol]
	if len(t.Args) == 2 {
		list = operators[t.symbol].op
	}
	i := map[fold.Class]int{fold.Int: 0, fold.Float: 1, fold.Bool: 2}
	k, ok := i[class]
	if !ok || list[k] == 0 {
		x.p.fail(t.pos, "there is no %s of %s", t.symbol, className(class))
	}
	t.Op = &Operation{Name: list[k].String()[2:], Op: list[k], Row: fold.For(list[k])}
}

func className(c fold.Class) string {
	switch c {
	case fold.Int:
		return "an integer"
	case fold.Float:
		return "a float"
	case fold.Bool:
		return "a boolean"
	}
	return "a value of unknown type"
}

func (x *inference) find(i int) int {
	for x.scalars[i].parent != i {
		i = x.scalars[i].parent
	}
	return i
}

func (x *inference) findCount(i int) int {
	for x.counts[i] != i {
		i = x.counts[i]
	}
	return i
}

func (x *inference) newScalar(class fold.Class, width int) int {
	x.scalars = append(x.scalars, scalarSet{len(x.scalars), class, width})
	return len(x.scalars) - 1
}

func (x *inference) newCount() int {
	x.counts = append(x.counts, len(x.counts))
	return len(x.counts) - 1
}

// sameCount makes two numbers of components the same: the smaller index stays, so that ScalarCount does.
func (x *inference) sameCount(a, b int) {
	a, b = x.findCount(a), x.findCount(b)
	x.counts[max(a, b)] = min(a, b)
}

// sameScalar makes the scalar types of two terms the same.
func (x *inference) sameScalar(a, b int, at *Term) {
	a, b = x.find(a), x.find(b)
	if a == b {
		return
	}
	s, t := &x.scalars[a], x.scalars[b]
	switch {
	case s.class == 0 || s.class == fold.Same && t.class != 0:
		s.class = t.class
	case t.class == 0 || t.class == fold.Same || t.class == s.class:
	default:
		x.p.fail(at.pos, "%s is %s in one place and %s in another", at, className(s.class), className(t.class))
	}
	switch {
	case s.width == 0:
		s.width = t.width
	case t.width != 0 && t.width != s.width:
		x.p.fail(at.pos, "%s has %d bits in one place and %d in another", at, s.width, t.width)
	}
	x.scalars[b].parent = a
}

// same gives two terms the same type.
func (x *inference) same(a, b *Term) {
	x.sameScalar(x.scalar[a], x.scalar[b], b)
	x.sameCount(x.count[a], x.count[b])
}

// is says of what class a term is.
func (x *inference) is(t *Term, class fold.Class) {
	x.sameScalar(x.scalar[t], x.newScalar(class, 0), t)
}

// term gives a term, and all its parts, types.
func (x *inference) term(t *Term) {
	for _, a := range t.Args {
		x.term(a)
	}
	x.terms = append(x.terms, t)
	class := t.class
	if class == 0 {
		class = t.implied
	}
	x.scalar[t], x.count[t] = x.newScalar(class, t.width), x.newCount()
	switch t.Kind {
	case Variable:
		if first := x.p.names[t.Name]; first != nil && first != t {
			if _, ok := x.scalar[first]; ok {
				x.same(first, t)
			}
		}
	case Apply:
		switch {
		case t.symbol != "":
			x.operator(t)
		case t.Op.Structural() != "":
			x.moves(t)
		case t.Op.Width:
			x.is(t, fold.Int)
		default:
			x.row(t)
		}
		if t.Name != "" && x.p.names[t.Name] != t {
			x.same(x.p.names[t.Name], t)
		}
	}
}

// operator gives types to an operator and its operands.
func (x *inference) operator(t *Term) {
	o := operators[t.symbol]
	if len(t.Args) == 2 && o.op[0] != spirv.OpShiftLeftLogical && o.op[0] != spirv.OpShiftRightLogical {
		x.same(t.Args[0], t.Args[1])
	}
	for _, a := range t.Args {
		x.sameCount(x.count[t], x.count[a])
	}
	if o.compares && len(t.Args) == 2 {
		x.is(t, fold.Bool)
		return
	}
	x.sameScalar(x.scalar[t], x.scalar[t.Args[0]], t)
}

// moves gives types to an operation that moves values.
func (x *inference) moves(t *Term) {
	switch t.Op.Op {
	case spirv.OpCopyObject, spirv.OpMatrixTimesScalar, spirv.OpVectorInsertDynamic:
		x.same(t, t.Args[0])
	case spirv.OpCompositeInsert:
		x.same(t, t.Args[1])
	}
}

// row gives types to an operation by the signature of its row.
func (x *inference) row(t *Term) {
	row := t.Op.Row
	whole := !row.Componentwise()
	components := x.newCount() // of vectors, where the operation looks at them as a whole, else of all
	of := map[fold.Class]int{} // class of a scalar: the scalar type that all operands and the result of it have
	give := func(a *Term, letter fold.Class, own bool) {
		class := letter
		if letter >= 'A' && letter <= 'Z' {
			class = letter + 'a' - 'A'
		}
		count := components
		switch {
		case letter == fold.Single, whole && class == letter:
			count = ScalarCount
		case t.Op.Op == spirv.OpSelect && letter == fold.Bool:
			count = x.newCount() // one for all components, or one for each
		}
		if class == fold.Single {
			class, own = fold.Int, true
		}
		s, ok := of[class]
		if !ok || own {
			s = x.newScalar(class, 0)
		}
		if !own {
			of[class] = s
		}
		x.sameScalar(x.scalar[a], s, a)
		x.sameCount(x.count[a], count)
	}
	give(t, row.Result(), false)
	for i, a := range t.Args {
		give(a, row.Operand(i), ownWidth(t.Op, i))
	}
}

// ownWidth reports whether an operand may have another width than others of its class.
func ownWidth(o *Operation, i int) bool {
	switch o.Op {
	case spirv.OpShiftLeftLogical, spirv.OpShiftRightLogical, spirv.OpShiftRightArithmetic:
		return i == 1
	case spirv.OpUConvert, spirv.OpSConvert, spirv.OpFConvert, spirv.OpSatConvertSToU, spirv.OpSatConvertUToS,
		spirv.OpBitCount:
		return true
	case spirv.OpSDot, spirv.OpUDot, spirv.OpSUDot:
		return true
	}
	return false
}
