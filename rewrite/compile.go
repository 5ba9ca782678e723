package rewrite

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"slices"
	"strings"

	"hone/fold"
	"hone/spirv"
)

// Compile makes a program of rules. Of the rules that match an instruction the one with the longest pattern is applied,
// roughly: that which asks for an operation is tried before that which takes any value, and among equals the first. It
// returns an [*Error] for a rule of which the replacement needs a type that nothing in the pattern has.
//
// Cost: linear in the text of the rules, but that a pattern with n commutative operations counts 2^n times.
func Compile(rules []*Rule) (*Program, error) {
	c := &compiler{p: &Program{}, roots: [2]map[uint32]*tree{{}, {}}}
	for _, r := range rules {
		c.p.Rules = append(c.p.Rules, r.String())
		for _, pattern := range orders(r.Pattern) {
			if err := c.add(r, pattern); err != nil {
				return nil, err
			}
		}
	}
	c.flatten()
	return c.p, nil
}

// orders returns the pattern with the operands of commutative operations in each order. Orders that differ in the names
// of variables only are the same if the rule looks at the variables in the same way, which it need not.
func orders(t *Term) []*Term {
	if t.Kind != Apply {
		return []*Term{t}
	}
	combinations := [][]*Term{nil}
	for _, a := range t.Args {
		var next [][]*Term
		for _, before := range combinations {
			for _, x := range orders(a) {
				next = append(next, append(slices.Clone(before), x))
			}
		}
		combinations = next
	}
	var all []*Term
	seen := map[string]bool{}
	add := func(args []*Term) {
		x := *t
		x.Args = args
		if text := x.String(); !seen[text] {
			seen[text] = true
			all = append(all, &x)
		}
	}
	for _, args := range combinations {
		add(args)
		if t.Op.commutative() {
			add([]*Term{args[1], args[0]})
		}
	}
	return all
}

// compiler makes a program.
type compiler struct {
	p *Program
	// By key of the operation: of rules that need freedoms which are usual, and of the others.
	roots [2]map[uint32]*tree
}

// tree is a node while the decision tree grows.
type tree struct {
	node
	children []*tree
}

// pattern is one order of a rule's pattern while its tests are written.
type pattern struct {
	program  *Program
	rule     *Rule
	insts    []*Term
	index    map[*Term]int
	at       map[string]place // of variables
	tests    []node
	sources  []typeSource
	others   [][]place // of each type: see typeSource
	computed []computed
	makes    []making
	action   action
}

// add puts a pattern of a rule into the tree.
func (c *compiler) add(r *Rule, root *Term) error {
	p := &pattern{program: c.p, rule: r, index: map[*Term]int{}, at: map[string]place{}}
	p.find(root)
	p.bind()
	if err := p.finish(); err != nil {
		return err
	}
	p.action.rule = uint32(len(c.p.Rules) - 1)
	key, roots := root.Op.key(), c.roots[0]
	if p.action.freedoms&^Usual != 0 {
		roots = c.roots[1]
	}
	at := roots[key]
	if at == nil {
		at = &tree{}
		roots[key] = at
	}
	for _, n := range p.tests {
		i := slices.IndexFunc(at.children, func(x *tree) bool { return x.node == n })
		if i < 0 {
			i = len(at.children)
			at.children = append(at.children, &tree{node: n})
		}
		at = at.children[i]
	}
	leaf := node{test: testRule, key: uint32(len(c.p.actions))}
	at.children = append(at.children, &tree{node: leaf})
	c.p.actions = append(c.p.actions, p.action)
	return nil
}

func (p *pattern) test(n node) { p.tests = append(p.tests, n) }

// find numbers the instructions of the pattern, breadth first, and tests the operations.
func (p *pattern) find(root *Term) {
	p.insts, p.index[root] = []*Term{root}, 0
	for i := 0; i < len(p.insts); i++ {
		t := p.insts[i]
		for k, a := range t.Args {
			if a.Kind == Apply {
				p.index[a] = len(p.insts)
				p.insts = append(p.insts, a)
				p.test(node{test: testOperation, at: placeOf(i, k), key: a.Op.key()})
			}
		}
		p.arity(i, t)
	}
}

// arity tests how many arguments there are, where the opcode does not say that.
func (p *pattern) arity(i int, t *Term) {
	n := len(t.Args)
	if n > 0 && t.Args[n-1].Kind == Rest {
		p.test(node{test: testAtLeast, at: placeOf(i, 0), key: uint32(n - 1)})
		return
	}
	if t.Op.Structural() != "" || t.Op.Op == spirv.OpExtInst && i > 0 {
		p.test(node{test: testCount, at: placeOf(i, 0), key: uint32(n)})
	}
}

// bind tests the arguments that are no operations, and finds where variables are. What is cheap and fails often goes
// first.
func (p *pattern) bind() {
	var late []node
	for i, t := range p.insts {
		if t.Name != "" {
			p.at[t.Name] = placeOf(i, resultArgument)
		}
	}
	for i, t := range p.insts {
		for k, a := range t.Args {
			at := placeOf(i, k)
			switch {
			case a.Kind == Literal && a.Name == "":
				p.test(node{test: testLiteral, at: at, key: uint32(a.Value)})
				continue
			case a.Kind == Number:
				class := p.rule.Types[a.Type].Class
				late = append(late, node{test: testNumber, at: at, key: uint32(class), value: a.Value})
				continue
			case a.Kind == Apply:
				continue
			}
			first, bound := p.at[a.Name]
			if !bound {
				p.at[a.Name] = at
				if a.Kind == Variable && p.rule.IsConstant(a.Name) {
					late = append(late, node{test: testConstant, at: at})
				}
				continue
			}
			if a.Kind == Variable {
				p.test(node{test: testSame, at: at, other: first})
			} else {
				p.test(node{test: testSameLiteral, at: at, other: first, key: truth32(a.Kind == Rest)})
			}
		}
	}
	p.tests = append(p.tests, late...)
}

func truth32(b bool) uint32 {
	if b {
		return 1
	}
	return 0
}

// finish tests types, uses and blocks, and writes the action.
func (p *pattern) finish() error {
	r := p.rule
	p.findTypes()
	for _, name := range r.Computed {
		p.test(node{test: testComputed, at: p.at[name]})
	}
	for _, t := range r.SingleUse {
		p.test(node{test: testUses, at: placeOf(p.instOf(t), 0)})
	}
	for _, t := range r.SameBlock {
		p.test(node{test: testBlock, at: placeOf(p.instOf(t), 0)})
	}
	a := &p.action
	a.insts = uint8(len(p.insts))
	a.freedoms = r.Freedoms
	if r.NeedsNoFlush() {
		a.freedoms |= NoFlush
	}
	for _, f := range []struct {
		on   bool
		flag flags
	}{{r.LongVectors, longVectors}, {r.Matrices, matrices}, {r.AnyType, anyType}, {p.inFloats(), inFloats},
		{r.Lower, lowers}} {
		if f.on {
			a.flags |= f.flag
		}
	}
	var defined []place
	for _, name := range r.Defined {
		defined = append(defined, p.at[name])
	}
	var conditions []span[step]
	for _, c := range r.Conditions {
		steps, err := p.steps(c, nil)
		if err != nil {
			return err
		}
		conditions = append(conditions, added(&p.program.steps, steps))
	}
	var err error
	if a.result, err = p.make(r.Replacement); err != nil {
		return err
	}
	related := false
	counts := map[int]bool{}
	for i := range p.sources {
		t := &p.sources[i]
		t.others = added(&p.program.places, p.others[i])
		related = related || len(p.others[i]) > 0
		if t.class != 0 && t.at != nowhere && !counts[r.Types[i].Count] {
			t.first = true
			counts[r.Types[i].Count] = true
		}
	}
	if len(conditions) == 0 && len(p.computed) == 0 && len(p.makes) <= 1 && !related {
		a.flags |= simple
	}
	a.types = added(&p.program.types, p.sources)
	a.conditions = added(&p.program.computations, conditions)
	a.defined = added(&p.program.places, defined)
	a.computed = added(&p.program.computed, p.computed)
	a.makes = added(&p.program.makes, p.makes)
	return nil
}

// typingRule returns when the types of an instruction of the replacement are right.
func (p *pattern) typingRule(t *Term) typingRule {
	row := t.Op.Row
	switch {
	case row != nil && row.Componentwise() && !ownWidth(t.Op, 0) && !ownWidth(t.Op, 1) && t.Op.Op != spirv.OpUDiv &&
		t.Op.Op != spirv.OpUMod:
		letter := row.Result()
		if strings.Trim(row.Sig, string([]byte{byte(letter), '>'})) == "" && letter != fold.Same {
			return typesAlike
		}
	case p.joins(t):
		return typesRight
	}
	return typesAsked
}

// joins reports whether a replacement goes on with the list of operands of an inner instruction where the outer one
// does, as an access chain of an access chain.
func (p *pattern) joins(t *Term) bool {
	if len(p.insts) != 2 || len(t.Args) != 3 || p.insts[0].Op.key() != t.Op.key() || p.insts[1].Op.key() != t.Op.key() {
		return false
	}
	outer, inner := p.insts[0].Args, p.insts[1].Args
	return len(outer) == 2 && len(inner) == 2 && outer[0] == p.insts[1] && t.Args[0].Name == inner[0].Name &&
		inner[1].Kind == Rest && t.Args[1].Name == inner[1].Name && outer[1].Kind == Rest && t.Args[2].Name == outer[1].Name
}

// instOf returns the index of a part of the rule's pattern in this order of it.
func (p *pattern) instOf(t *Term) int {
	return slices.IndexFunc(p.insts, func(x *Term) bool { return x.pos == t.pos })
}

// inFloats reports whether an operation of the pattern computes with floats.
func (p *pattern) inFloats() bool {
	return slices.ContainsFunc(p.insts, func(t *Term) bool {
		return t.Op.Row != nil && strings.ContainsAny(t.Op.Row.Sig, "fFM") || t.Op.Structural() != "" &&
			strings.Contains(t.Op.Name, "Times")
	})
}

// findTypes finds a value of each type, and tests the types that the operations leave open.
func (p *pattern) findTypes() {
	r := p.rule
	p.sources, p.others = make([]typeSource, len(r.Types)), make([][]place, len(r.Types))
	said := make([]bool, len(r.Types)) // an operation says the class
	for i, t := range r.Types {
		p.sources[i] = typeSource{at: nowhere, class: t.Class, whole: t.Count == ScalarCount}
	}
	see := func(t *Term, at place, letter fold.Class, linked bool) {
		s := &p.sources[t.Type]
		if s.at == nowhere {
			s.at = at
		} else if !linked && t.Kind != Number {
			p.others[t.Type] = append(p.others[t.Type], at)
		}
		if letter != 0 && letter != fold.Same {
			said[t.Type] = true
		}
	}
	for i, t := range p.insts {
		see(t, placeOf(i, resultArgument), letterOf(t.Op, -1), true) // it is an argument of the instruction that uses it
		linked := map[int]bool{t.Type: true}
		for k, a := range t.Args {
			if a.Kind != Literal && a.Kind != Rest {
				see(a, placeOf(i, k), letterOf(t.Op, k), linked[a.Type] && !ownWidth(t.Op, k))
				linked[a.Type] = true
			}
		}
	}
	for i, t := range r.Types {
		at := p.sources[i].at
		if at == nowhere || t.Class == 0 || t.Class == fold.Same && r.AnyType {
			continue
		}
		if !said[i] || t.Width != 0 {
			p.test(node{test: testClass, at: at, key: uint32(t.Class)<<8 | uint32(t.Width)})
		}
	}
	// A vector has the type of its components, too.
	for i, t := range r.Types {
		if p.sources[i].at != nowhere || t.Count != ScalarCount || t.Class == fold.Bool {
			continue
		}
		for k, v := range r.Types {
			if v.Scalar == t.Scalar && p.sources[k].at != nowhere {
				p.sources[i].at, p.sources[i].part = p.sources[k].at, true
				break
			}
		}
	}
}

// letterOf returns the class that an operation says of an operand, of the result for -1; 0 for none.
func letterOf(o *Operation, operand int) fold.Class {
	if o.Row == nil {
		return 0
	}
	if operand < 0 {
		return o.Row.Result()
	}
	return o.Row.Operand(operand)
}

// steps writes a computation on constants behind others.
func (p *pattern) steps(t *Term, steps []step) ([]step, error) {
	s := step{typ: uint8(t.Type), n: uint8(len(t.Args))}
	switch {
	case t.Kind == Number:
		s.kind, s.value = stepNumber, t.Value
	case t.Kind == Variable:
		s.kind, s.key = stepConstant, uint32(p.at[t.Name])
	case t.Kind != Apply:
		return nil, p.problem(t, "%s can't be computed with", t)
	case t.Op.Width:
		s.kind, s.n = stepWidth, 0
		s.from = uint8(t.Args[0].Type)
		if p.sources[s.from].at == nowhere {
			return nil, p.problem(t, "the pattern has no value of the type of %s", t.Args[0])
		}
	default:
		var err error
		for _, a := range t.Args {
			if steps, err = p.steps(a, steps); err != nil {
				return nil, err
			}
		}
		s.kind, s.from = stepOperation, uint8(t.Args[0].Type)
		if t.Op.IsFunction() {
			s.kind = stepFunction
			s.key = uint32(slices.IndexFunc(functions, func(o Operation) bool { return o.Name == t.Op.Name }))
		} else {
			s.key = t.Op.key()
		}
		if !t.Op.Row.Componentwise() || t.Op.Row.Compute == nil {
			return nil, p.problem(t, "%s can't be computed with constants", t.Op.Name)
		}
	}
	return append(steps, s), nil
}

func (p *pattern) problem(t *Term, format string, args ...any) error {
	return &Error{p.rule.File, t.pos.line, t.pos.column, fmt.Sprintf(format, args...)}
}

// make writes how a part of the replacement is made.
func (p *pattern) make(t *Term) (source, error) {
	switch {
	case t.IsComputed():
		if err := p.mustHaveType(t); err != nil {
			return source{}, err
		}
		steps, err := p.steps(t, nil)
		p.computed = append(p.computed, computed{uint8(t.Type), added(&p.program.steps, steps)})
		return source{kind: fromComputed, index: uint16(len(p.computed) - 1)}, err
	case t.Kind == Literal && t.Name == "":
		return source{kind: fromNumber, value: uint32(t.Value)}, nil
	case t.Kind == Literal:
		at, ok := p.at[t.Name]
		if !ok {
			return source{}, p.problem(t, "the pattern has no %s", t.Name)
		}
		return source{kind: fromLiteral, index: uint16(at)}, nil
	case t.Kind == Rest:
		return source{kind: fromRest, index: uint16(p.at[t.Name])}, nil
	case t.Kind == Variable:
		return source{kind: fromPlace, index: uint16(p.at[t.Name])}, nil
	}
	if err := p.mustHaveType(t); err != nil {
		return source{}, err
	}
	m := making{key: t.Op.key(), typ: uint8(t.Type), typing: p.typingRule(t)}
	var operands []source
	for _, x := range t.Args {
		s, err := p.make(x)
		if err != nil {
			return s, err
		}
		operands = append(operands, s)
	}
	m.operands = added(&p.program.sources, operands)
	p.makes = append(p.makes, m)
	return source{kind: fromMade, index: uint16(len(p.makes) - 1)}, nil
}

func (p *pattern) mustHaveType(t *Term) error {
	if s := p.sources[t.Type]; s.at == nowhere && s.class != fold.Bool {
		return p.problem(t, "no value of the pattern has the type of %s, so nothing says which it is", t)
	}
	return nil
}

// flatten writes the trees as nodes.
func (c *compiler) flatten() {
	c.p.nodes, c.p.roots = make([]node, 1), make([]root, 1)
	keys := slices.AppendSeq(slices.Collect(maps.Keys(c.roots[0])), maps.Keys(c.roots[1]))
	slices.Sort(keys)
	for _, key := range slices.Compact(keys) {
		table, i := &c.p.core, int(key)
		if key&extendedKey != 0 {
			table, i = &c.p.ext[key>>16&0xff], int(key&0xffff)
		}
		if i >= len(*table) {
			*table = append(*table, make([]int32, i+1-len(*table))...)
		}
		(*table)[i] = int32(len(c.p.roots))
		for k, trees := range c.roots {
			first := int32(0)
			if t := trees[key]; t != nil {
				first = c.write(t.children)
			}
			x := c.root(key, first)
			x.freer = k == 0 && c.roots[1][key] != nil
			c.p.roots = append(c.p.roots, x)
		}
	}
}

// root sums up the alternatives that a tree begins with.
func (c *compiler) root(key uint32, first int32) root {
	x := root{first: first, arguments: 255}
	if row := rowOf(key); row != nil {
		x.arguments = uint8(row.Operands())
	}
	for at := first; at != 0; at = c.p.nodes[at].next {
		n := &c.p.nodes[at]
		k := n.at.argument()
		if n.test != testCount && k < len(x.masks) {
			x.asked = max(x.asked, uint8(k)+1)
		}
		switch {
		case n.test == testSame && n.other.argument() < len(x.masks) && k < len(x.masks):
			x.same = true
		case n.test == testCount && (x.count == 0 || x.count == uint8(n.key)) && n.key > 0 && n.key < math.MaxUint8:
			x.count = uint8(n.key)
		case k >= len(x.masks):
			x.always = true
		case n.test == testOperation:
			x.masks[k] |= n.value
		case n.test == testNumber || n.test == testConstant:
			x.constants |= 1 << k
		default:
			x.always = true
		}
	}
	return x
}

// write writes alternatives and returns the index of the first.
func (c *compiler) write(list []*tree) int32 {
	slices.SortStableFunc(list, func(a, b *tree) int {
		if k := cmp.Compare(a.test, b.test); k != 0 || a.test == testRule {
			return k
		}
		return cmp.Or(cmp.Compare(a.at, b.at), cmp.Compare(a.key, b.key))
	})
	first := int32(len(c.p.nodes))
	for _, t := range list {
		c.p.nodes = append(c.p.nodes, t.node)
	}
	c.group(c.p.nodes[first:])
	for i, t := range list {
		at := first + int32(i)
		if i+1 < len(list) {
			c.p.nodes[at].next = at + 1
		}
		if len(t.children) > 0 {
			child := c.write(t.children)
			c.p.nodes[at].child = child
		}
	}
	return first
}

// group counts, for each of some alternatives, those from it on that test the same place in the same way.
func (c *compiler) group(list []node) {
	for i := len(list) - 1; i >= 0; i-- {
		x := &list[i]
		x.group = 1
		if x.test == testOperation {
			x.value = keyBit(x.key)
		}
		if i+1 == len(list) {
			continue
		}
		if y := &list[i+1]; y.test == x.test && y.at == x.at && y.group < math.MaxUint8 {
			x.group += y.group
			if x.test == testOperation {
				x.value |= y.value
			}
		}
	}
}
