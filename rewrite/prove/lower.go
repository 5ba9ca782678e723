package prove

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"hone/fold"
	"hone/rewrite"
	"hone/spirv"
)

// campaign says for which types a rule is looked at.
type campaign struct {
	ints    []int // widths of integers; the first is tried for all alike, and the others beside it
	floats  []fold.Format
	perUse  bool // an undefined variable has another value at each use
	pairing int  // which of its values the pattern has at which use
	product bool // all combinations of widths, not only those in which one differs
}

// input is a component of a variable of the pattern, at one of its uses where these may differ.
type input struct {
	name     string // as it is shown
	typ      scalarType
	constant bool
	bridge   bool       // it has the value that a part of the pattern has
	from     fold.Value // that one
}

// instance is a rule for operands of certain types.
type instance struct {
	rule                 *rewrite.Rule
	what                 string // the types, as they are printed
	inputs               []input
	pattern, replacement *tape
	conditions           *tape
	result               *shape
	mode                 fold.Mode
}

// lowering makes an instance of a rule. All that the rule leaves open is chosen when it is needed.
type lowering struct {
	rule    *rewrite.Rule
	c       campaign
	ch      *chooser
	inst    *instance
	used    map[int]bool // scalar types that the pattern has
	widths  map[int]scalarType
	counts  map[int]int
	whole   map[int]bool // counts that matter
	values  map[string]*shape
	named   map[string]value // parts of the pattern that have a name
	uses    map[string]int
	symbols map[string][]value // by variable: one for each use
	where   map[string]uint32  // operands that are no ids
	rests   map[string]rest
	copies  map[string]int // how many values variables have
	side    int            // 0: pattern, 1: replacement, 2: conditions
	inside  bool           // of something that is computed when the rule is applied
	odd     int            // how many scalar types have another width than the first
}

// rest is what stands for all operands that are left.
type rest struct {
	literals []uint32
	values   []string // names of variables
}

// mismatch ends a lowering: operands do not fit.
type mismatch struct {
	why     string
	scalars bool // scalars are where only vectors may be: such a replacement is not made
}

func (l *lowering) fail(format string, args ...any) {
	panic(mismatch{why: fmt.Sprintf(format, args...)})
}

// instances calls f for each instance of a rule until it returns false. It returns how many there were, and why one has
// a pattern but no replacement.
func instances(rule *rewrite.Rule, c campaign, mode fold.Mode, f func(*instance) bool) (n int, broken string) {
	ch := &chooser{}
	for ch.next() {
		ch.at = 0
		l := &lowering{rule: rule, c: c, ch: ch}
		inst, why := l.lower(mode)
		switch {
		case inst != nil:
			n++
			if !f(inst) {
				return n, ""
			}
		case why != "" && broken == "":
			broken = why
		}
		if n > maxInstances {
			return n, ""
		}
	}
	return n, broken
}

const maxInstances = 20000

// lower makes an instance; nil where the choices do not fit. why is set where the pattern has a meaning and the
// replacement has none.
func (l *lowering) lower(mode fold.Mode) (inst *instance, why string) {
	r := l.rule
	l.inst = &instance{rule: r, mode: mode, pattern: &tape{pattern: true, mode: mode}, replacement: &tape{mode: mode},
		conditions: &tape{}}
	l.widths, l.counts, l.values, l.named = map[int]scalarType{}, map[int]int{}, map[string]*shape{}, map[string]value{}
	l.uses, l.symbols, l.where, l.rests = map[string]int{}, map[string][]value{}, map[string]uint32{}, map[string]rest{}
	l.copies, l.used, l.whole = map[string]int{}, map[int]bool{}, map[int]bool{}
	r.Pattern.Walk(func(t *rewrite.Term) { l.used[r.Types[t.Type].Scalar] = true })
	l.findWhole()
	l.countUses()
	defer func() {
		if e := recover(); e != nil {
			m, ok := e.(mismatch)
			if !ok {
				panic(e)
			}
			inst, why = nil, ""
			if l.side == 1 && !m.scalars {
				l.describe()
				why = m.why + ", where " + l.inst.what
			}
		}
	}()
	root := l.term(r.Pattern, l.inst.pattern)
	l.inst.pattern.roots = root.scalars
	l.inst.result = root.shape
	l.side = 2
	for _, c := range r.Conditions {
		v := l.term(c, l.inst.conditions)
		l.inst.conditions.roots = append(l.inst.conditions.roots, v.scalars...)
	}
	if !l.widthsHold() {
		return nil, ""
	}
	l.side = 1
	replacement := l.expect(r.Replacement, l.inst.replacement, root.shape)
	if !replacement.shape.equal(root.shape) && !(l.signless(replacement.shape, root.shape)) {
		if r.Replacement.Kind == rewrite.Variable { // a value of another type is not handed back
			return nil, ""
		}
		l.fail("the pattern is of type %s, the replacement of type %s", root.shape, replacement.shape)
	}
	l.inst.replacement.roots = replacement.scalars
	l.describe()
	return l.inst, ""
}

// signless reports whether two shapes differ in the classes of their scalars only.
func (l *lowering) signless(a, b *shape) bool {
	return a.kind == b.kind && a.first().width == b.first().width && a.components() == b.components() &&
		len(a.parts) == len(b.parts)
}

// describe writes down what types the instance is for.
func (l *lowering) describe() {
	var parts []string
	for name, s := range l.values {
		parts = append(parts, name+": "+s.String())
	}
	for name, v := range l.where {
		parts = append(parts, fmt.Sprintf("%s = %d", name, v))
	}
	for name, r := range l.rests {
		if r.literals != nil {
			parts = append(parts, fmt.Sprintf("%s... = %d", name, r.literals))
		} else {
			parts = append(parts, fmt.Sprintf("%s... = %d values", name, len(r.values)))
		}
	}
	slices.Sort(parts)
	l.inst.what = strings.Join(parts, ", ")
}

// widthsHold reports whether the conditions hold that are about widths only.
func (l *lowering) widthsHold() bool {
	t := l.inst.conditions
	constant := make([]bool, len(t.nodes))
	for i := range t.nodes {
		n := &t.nodes[i]
		constant[i] = n.kind == nodeNumber || n.kind == nodeApply
		for _, x := range n.in {
			constant[i] = constant[i] && constant[x]
		}
	}
	r := newRun(t, free{})
	r.execute(make([]uint64, len(l.inst.inputs)))
	for _, root := range t.roots {
		if constant[root] && (r.skip || r.values[root] == 0) {
			return false
		}
	}
	return true
}

// findWhole finds numbers of components that matter: of operands of operations that look at vectors as a whole, or that
// move components.
func (l *lowering) findWhole() {
	mark := func(t *rewrite.Term) {
		if t.Kind != rewrite.Apply || t.Op.IsFunction() {
			return
		}
		if t.Op.Structural() == "" && (t.Op.Row == nil || t.Op.Row.Componentwise()) || t.Op.Op == spirv.OpCopyObject {
			return
		}
		l.whole[l.rule.Types[t.Type].Count] = true
		for _, a := range t.Args {
			l.whole[l.rule.Types[a.Type].Count] = true
		}
	}
	l.rule.Pattern.Walk(mark)
	l.rule.Replacement.Walk(mark)
	// Select's condition is one for all components or has one for each.
	selects := func(t *rewrite.Term) {
		if t.Kind == rewrite.Apply && t.Op.Op == spirv.OpSelect && l.whole[l.rule.Types[t.Type].Count] {
			l.whole[l.rule.Types[t.Args[0].Type].Count] = true
		}
	}
	l.rule.Pattern.Walk(selects)
	l.rule.Replacement.Walk(selects)
}

// countUses finds how many values each variable has: one for each use in the replacement, where it may be undefined.
func (l *lowering) countUses() {
	if !l.c.perUse {
		return
	}
	for name, n := range replacementUses(l.rule) {
		l.copies[name] = n
	}
}

// replacementUses returns how often variables are used that may be undefined: in the replacement, and in the parts of
// the pattern that it hands back.
func replacementUses(r *rewrite.Rule) map[string]int {
	uses := map[string]int{}
	parts := namedParts(r)
	var count func(t *rewrite.Term)
	seen := map[string]bool{}
	count = func(t *rewrite.Term) {
		switch {
		case t.Kind == rewrite.Variable && parts[t.Name] != nil:
			if !seen[t.Name] {
				seen[t.Name] = true
				parts[t.Name].Walk(func(x *rewrite.Term) {
					if x.Kind == rewrite.Variable {
						count(x)
					}
				})
			}
		case t.Kind == rewrite.Variable:
			if !r.IsConstant(t.Name) && !slices.Contains(r.Defined, t.Name) {
				uses[t.Name]++
			}
		case t.Kind == rewrite.Apply && !t.Op.Width:
			for _, a := range t.Args {
				count(a)
			}
		}
	}
	count(r.Replacement)
	return uses
}

// namedParts returns the operations of the pattern that have a name.
func namedParts(r *rewrite.Rule) map[string]*rewrite.Term {
	parts := map[string]*rewrite.Term{}
	r.Pattern.Walk(func(t *rewrite.Term) {
		if t.Kind == rewrite.Apply && t.Name != "" {
			parts[t.Name] = t
		}
	})
	return parts
}

// scalarOf returns the scalar type of a term.
func (l *lowering) scalarOf(t *rewrite.Term) scalarType { return l.scalarOfType(l.rule.Types[t.Type]) }

func (l *lowering) scalarOfType(typ rewrite.Type) scalarType {
	if s, ok := l.widths[typ.Scalar]; ok {
		return s
	}
	var s scalarType
	switch typ.Class {
	case fold.Bool:
		s = scalarType{class: fold.Bool, width: 1}
	case fold.Float:
		s.class = fold.Float
		formats := l.c.floats
		if typ.Width != 0 {
			formats = slices.DeleteFunc(slices.Clone(formats), func(f fold.Format) bool { return f.Width != typ.Width })
			if len(formats) == 0 {
				formats = []fold.Format{map[int]fold.Format{16: fold.Float16, 32: fold.Float32, 64: fold.Float64}[typ.Width]}
			}
		}
		s.format = formats[l.ch.pick(len(formats))]
		s.width = s.format.Width
	default:
		s.class = fold.Int
		switch {
		case typ.Width != 0:
			s.width = typ.Width
		case !l.used[typ.Scalar]:
			s.width = 32 // of numbers beside numbers only
		default:
			widths := l.c.ints
			if !l.c.product && l.odd > 0 {
				widths = widths[:1]
			}
			i := l.ch.pick(len(widths))
			if i > 0 {
				l.odd++
			}
			s.width = widths[i]
		}
		if typ.Class == 0 && l.usesMatrices() {
			s = scalarType{class: fold.Float, width: l.c.floats[0].Width, format: l.c.floats[0]}
		}
	}
	l.widths[typ.Scalar] = s
	return s
}

// usesMatrices reports whether values of which the rule says nothing may have to be computed with.
func (l *lowering) usesMatrices() bool {
	found := false
	l.rule.Pattern.Walk(func(t *rewrite.Term) {
		found = found || t.Kind == rewrite.Apply && t.Op.Row != nil && strings.Contains(t.Op.Row.Sig, "M")
	})
	return found
}

// countOf returns how many components a term has.
func (l *lowering) countOf(t *rewrite.Term) int {
	c := l.rule.Types[t.Type].Count
	if c == rewrite.ScalarCount {
		return 1
	}
	if _, ok := l.counts[c]; !ok {
		l.counts[c] = 1
		if l.whole[c] {
			l.counts[c] = 1 + l.ch.pick(4)
		}
	}
	return l.counts[c]
}

// symbol returns the value of a variable at its next use.
func (l *lowering) symbol(t *rewrite.Term, tp *tape) value {
	name := t.Name
	s, ok := l.values[name]
	if !ok {
		s = l.shapeOf(t)
		l.values[name] = s
	}
	use := l.uses[fmt.Sprint(l.side, name)]
	l.uses[fmt.Sprint(l.side, name)]++
	n := max(1, l.copies[name])
	switch {
	case l.side == 2:
		use = 0
	case l.side == 0 && l.c.pairing == 0:
		use = 0
	case l.side == 0:
		use = min(use, n-1)
	}
	for len(l.symbols[name]) < n {
		v := value{shape: s}
		for i := range s.components() {
			label := name
			if s.components() > 1 {
				label += fmt.Sprintf("[%d]", i)
			}
			if n > 1 {
				label += fmt.Sprintf("#%d", len(l.symbols[name])+1)
			}
			v.scalars = append(v.scalars, fold.Value(len(l.inst.inputs)))
			l.inst.inputs = append(l.inst.inputs, input{name: label, typ: s.leaf(i), constant: l.rule.IsConstant(name)})
		}
		l.symbols[name] = append(l.symbols[name], v)
	}
	v := l.symbols[name][min(use, n-1)]
	out := value{shape: v.shape}
	for i, k := range v.scalars {
		typ := s.leaf(i)
		out.scalars = append(out.scalars, tp.add(node{kind: nodeInput, number: uint64(k), class: typ.class, width: typ.width,
			format: typ.format}))
	}
	return out
}

// leaf returns the type of scalar i.
func (s *shape) leaf(i int) scalarType {
	for s.parts != nil {
		for _, p := range s.parts {
			if n := p.components(); i >= n {
				i -= n
				continue
			}
			s = p
			break
		}
	}
	return s.scalar
}

// shapeOf returns the shape of a variable, or chooses one.
func (l *lowering) shapeOf(t *rewrite.Term) *shape {
	typ := l.rule.Types[t.Type]
	if typ.Class != 0 {
		return vectorShape(l.scalarOf(t), l.countOf(t))
	}
	if !l.moves() {
		return vectorShape(l.scalarOf(t), 1)
	}
	list := universe(l.scalarOf(t))
	return list[l.ch.pick(len(list))]
}

// moves reports whether the rule has operations that move parts of values.
func (l *lowering) moves() bool {
	found := false
	see := func(t *rewrite.Term) {
		found = found || t.Kind == rewrite.Apply && !t.Op.IsFunction() && t.Op.Structural() != "" &&
			t.Op.Op != spirv.OpCopyObject
	}
	l.rule.Pattern.Walk(see)
	l.rule.Replacement.Walk(see)
	return found
}

// term puts a term on a tape.
func (l *lowering) term(t *rewrite.Term, tp *tape) value { return l.expect(t, tp, nil) }

// expect is as term; want is the shape that the value should have where it is open, nil for any.
func (l *lowering) expect(t *rewrite.Term, tp *tape, want *shape) value {
	switch t.Kind {
	case rewrite.Number:
		return l.number(t, tp, want)
	case rewrite.Variable:
		if v, ok := l.named[t.Name]; ok {
			return l.part(t.Name, v, tp)
		}
		if lit, ok := l.where[t.Name]; ok {
			return value{scalarShape(scalarType{class: fold.Int, width: 32}),
				[]fold.Value{tp.add(node{kind: nodeNumber, number: uint64(lit), class: fold.Int, width: 32})}}
		}
		return l.symbol(t, tp)
	case rewrite.Apply:
	default:
		l.fail("%s is no value", t)
	}
	v := l.apply(t, tp, want)
	if t.Name != "" && l.side == 0 {
		l.named[t.Name] = v
	}
	return v
}

// part returns a part of the pattern that has a name: in the replacement it is the same instruction, so that it has the
// same value.
func (l *lowering) part(name string, v value, tp *tape) value {
	if l.side == 0 {
		return v
	}
	out := value{shape: v.shape}
	for i, x := range v.scalars {
		typ := v.leaf(i)
		at := slices.IndexFunc(l.inst.inputs, func(in input) bool { return in.bridge && in.from == x })
		if at < 0 {
			at = len(l.inst.inputs)
			l.inst.inputs = append(l.inst.inputs, input{name: name, typ: typ, bridge: true, from: x})
		}
		in := tp.add(node{kind: nodeInput, number: uint64(at), class: typ.class, width: typ.width, format: typ.format})
		tp.nodes[in].key = l.inst.pattern.nodes[x].key
		out.scalars = append(out.scalars, in)
	}
	return out
}

// number returns a number of the rule.
func (l *lowering) number(t *rewrite.Term, tp *tape, want *shape) value {
	typ := l.scalarOf(t)
	n := node{kind: nodeNumber, class: typ.class, width: typ.width, format: typ.format, number: t.Value}
	switch typ.class {
	case fold.Float:
		n.number = typ.format.FromFloat64(math.Float64frombits(t.Value), fold.Mode{})
	case fold.Int:
		n.number &= fold.Mask(typ.width)
		if s := int64(t.Value); typ.width < 8 && n.number != t.Value && fold.Signed(n.number, typ.width) != s {
			l.fail("%s does not fit", t)
		}
	}
	s := vectorShape(typ, l.countOf(t))
	if want != nil && l.rule.Types[t.Type].Class == 0 {
		s = want
	}
	v := value{shape: s}
	for range s.components() {
		v.scalars = append(v.scalars, tp.add(n))
	}
	return v
}

// isComputed reports whether an operation is done when the rule is applied: all its operands are constants or numbers.
func (l *lowering) isComputed(t *rewrite.Term) bool {
	return l.side == 2 || l.side == 1 && (l.inside || t.IsComputed())
}

// apply puts an operation on a tape.
func (l *lowering) apply(t *rewrite.Term, tp *tape, want *shape) value {
	op := operation{op: t.Op.Op, name: t.Op.Name}
	if t.Op.Set != nil {
		op.set, op.inst = t.Op.Set.Name, t.Op.Inst
		op.name = op.name[strings.LastIndexByte(op.name, '.')+1:]
	}
	switch {
	case t.Op.Width:
		width := l.widthOf(t.Args[0])
		typ := l.scalarOf(t)
		return value{scalarShape(typ), []fold.Value{tp.add(node{kind: nodeNumber, class: typ.class, width: typ.width,
			number: uint64(width)})}}
	case t.Op.Structural() != "":
		return l.structural(t, op, tp, want)
	}
	outside := l.inside
	l.inside = l.isComputed(t)
	var in []value
	for _, a := range t.Args {
		in = append(in, l.term(a, tp))
	}
	l.inside = outside
	if converts(op.op) && in[0].first() == l.scalarOf(t) {
		l.fail("%s converts to the type that the operand has", op)
	}
	return l.row(t, op, tp, in)
}

// converts reports whether an operation has to change the width.
func converts(op spirv.Op) bool {
	return op == spirv.OpUConvert || op == spirv.OpSConvert || op == spirv.OpFConvert
}

// widthOf returns the width of a term in bits.
func (l *lowering) widthOf(t *rewrite.Term) int {
	if s, ok := l.values[t.Name]; ok && t.Kind == rewrite.Variable {
		return s.first().width
	}
	return l.scalarOf(t).width
}
