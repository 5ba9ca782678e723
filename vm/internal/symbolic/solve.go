package symbolic

import (
	"slices"

	"hone/fold"
)

// Assignment gives a scalar of the inputs a value.
type Assignment struct {
	Place Place
	Value uint64
}

// maxCone is how many nodes a solution looks at: of older steps, those that are beyond that are not seen to hold.
const maxCone = 1 << 12

// maxLeaves is how many scalars a solution changes one after the other, or together.
const maxLeaves = 4

// Solver looks for inputs.
type Solver struct {
	Fixed  func(Place) bool         // what is to keep its value
	Given  map[Place]uint64         // what has another value than in the run, and is to keep that
	Allows func(Place, uint64) bool // what a scalar may be
	Effort int                      // nodes that may be computed

	g        *Graph
	cone     []int32 // nodes that the goal, and the steps before it, are made of; operands come first
	inCone   []bool  // by node
	free     []bool  // by node: it depends on a leaf that is not fixed
	through  []int32 // by node: the nearest node that all it depends on goes through; 0 for none
	values   []uint64
	assigned []Assignment
	leaves   []int32 // that are assigned
	before   []int32 // steps that are to stay as they are
}

// Solve returns inputs with which an invocation takes another edge than in a step, and does the same before that. Where
// there are none it returns some that may be worth a run all the same; nil for none. The search goes backward: what is
// to be a value is to be made of operands that make it, of which one changes. Where that fails another scalar is given
// an ordinary number first: a factor may have been 0, or too small.
func (s *Solver) Solve(g *Graph, step int, to Edge) []Assignment {
	goal := &g.Steps[step]
	s.begin(g, step)
	var second []Assignment
	accept := func() bool {
		if !g.goes(goal, s.values[goal.Node], to.To) {
			return false
		}
		found := s.sameBefore()
		if found || second == nil {
			second = append([]Assignment{}, s.assigned...)
		}
		return found
	}
	all := s.Effort
	attempt := func(share int, do func() bool) bool {
		rest := s.Effort - min(share, s.Effort)
		s.Effort -= rest
		found := do()
		s.Effort = max(s.Effort, 0) + rest
		return found
	}
	if attempt(all/2, func() bool { return s.reach(goal, to, accept) }) {
		return second
	}
	for _, l := range s.leavesOf(goal.Node) {
		for _, v := range s.ordinary(l) {
			if s.Effort > 0 && attempt(all/16, func() bool {
				return s.assign(l, v, func() bool { return s.sameBefore() && s.reach(goal, to, accept) })
			}) {
				return second
			}
		}
	}
	return second
}

// Hold makes all that the last step depended on keep its value, and what was assigned the new one.
func (s *Solver) Hold(list []Assignment) {
	for _, k := range s.cone {
		if n := &s.g.nodes[k]; n.op == leaf {
			if _, ok := s.Given[s.g.places[n.place]]; !ok {
				s.Given[s.g.places[n.place]] = s.g.values[n.place]
			}
		}
	}
	for _, a := range list {
		s.Given[a.Place] = a.Value
	}
}

// sameBefore reports whether the steps before are as they were.
func (s *Solver) sameBefore() bool {
	return !slices.ContainsFunc(s.before, func(k int32) bool {
		b := &s.g.Steps[k]
		return !s.g.goes(b, s.values[b.Node], b.To)
	})
}

// reach makes a step lead elsewhere.
func (s *Solver) reach(goal *Step, to Edge, accept func() bool) bool {
	if goal.Switch == 0 {
		return s.satisfy(goal.Node, goal.Value == 0, accept)
	}
	t := &s.g.Code.Switches[goal.Switch-1]
	var selectors []uint64
	for k, v := range t.Values {
		if t.Targets[k] == to.To {
			selectors = append(selectors, v)
		}
	}
	if n := len(t.Values); t.Otherwise == to.To && n > 0 {
		selectors = append(selectors, t.Values[n-1]+1, t.Values[0]-1, 0, 1)
	}
	width := s.g.nodes[goal.Node].width
	return slices.ContainsFunc(selectors, func(v uint64) bool { return s.set(goal.Node, v&fold.Mask(width), accept) })
}

// ordinary returns numbers of several magnitudes for a leaf.
func (s *Solver) ordinary(n int32) (list []uint64) {
	width := s.g.nodes[n].width
	for _, o := range s.g.orders(n) {
		for _, x := range [...]float64{1, 6e4, 300, 16, 1.7e7, 0.1, -2} {
			v := uint64(int64(x)) & fold.Mask(width)
			if o.format.Width > 0 {
				v = o.format.FromFloat64(x, fold.Mode{})
			}
			if !slices.Contains(list, v) {
				list = append(list, v)
			}
		}
	}
	return list
}

// goes reports whether a step leads to a block with a value of its node.
func (g *Graph) goes(s *Step, value uint64, to int32) bool {
	if s.Switch == 0 {
		return (value&1 == s.Value) == (to == s.To)
	}
	return g.Code.Switches[s.Switch-1].Target(value) == to
}

// begin finds what a step depends on, and the steps before it.
func (s *Solver) begin(g *Graph, step int) {
	n := len(g.nodes)
	s.g = g
	s.cone, s.before, s.assigned, s.leaves = s.cone[:0], s.before[:0], s.assigned[:0], s.leaves[:0]
	s.inCone, s.free, s.through, s.values = make([]bool, n), make([]bool, n), make([]int32, n), make([]uint64, n)
	s.collect(g.Steps[step].Node)
	for k := g.Steps[step].Before; k > 0 && len(s.cone) < maxCone; k = g.Steps[k-1].Before {
		s.before = append(s.before, k-1)
		s.collect(g.Steps[k-1].Node)
	}
	slices.Sort(s.cone)
	depth := make([]int32, n) // in the tree of through
	for _, k := range s.cone {
		node := &g.nodes[k]
		if node.op == leaf {
			_, given := s.Given[g.places[node.place]]
			s.free[k] = !given && !s.Fixed(g.places[node.place])
			continue
		}
		at, first := int32(0), true
		for _, o := range node.in {
			if o.Node == 0 || !s.free[o.Node] {
				continue
			}
			s.free[k] = true
			if first {
				at, first = o.Node, false
				continue
			}
			for x := o.Node; at != x; { // where the two ways meet
				switch {
				case at == 0 || x == 0:
					at, x = 0, 0
				case depth[at] > depth[x]:
					at = s.through[at]
				default:
					x = s.through[x]
				}
			}
		}
		if s.through[k] = at; at != 0 {
			depth[k] = depth[at] + 1
		}
	}
	s.evaluate(s.cone)
}

// collect adds what a node is made of to the cone.
func (s *Solver) collect(n int32) {
	work := []int32{n}
	for len(work) > 0 {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		if n == 0 || s.inCone[n] {
			continue
		}
		s.inCone[n] = true
		s.cone = append(s.cone, n)
		for _, o := range s.g.nodes[n].in {
			work = append(work, o.Node)
		}
	}
}

// evaluate computes nodes, whose operands come first.
func (s *Solver) evaluate(nodes []int32) {
	s.Effort -= len(nodes)
	for _, k := range nodes {
		n := &s.g.nodes[k]
		if n.op != leaf {
			s.values[k] = s.g.compute(n, s.values)
			continue
		}
		s.values[k] = s.g.values[n.place]
		if v, ok := s.Given[s.g.places[n.place]]; ok {
			s.values[k] = v
		}
		if i := slices.Index(s.leaves, k); i >= 0 {
			s.values[k] = s.assigned[i].Value
		}
	}
}

// between returns the nodes of the cone that depend on one, up to another one.
func (s *Solver) between(from, to int32) []int32 {
	var list []int32
	first, _ := slices.BinarySearch(s.cone, from)
	marked := map[int32]bool{from: true}
	for _, k := range s.cone[first:] {
		if k > to {
			break
		}
		for _, o := range s.g.nodes[k].in {
			if o.Node != 0 && marked[o.Node] {
				marked[k] = true
				list = append(list, k)
				break
			}
		}
	}
	return list
}

// set gives a node a value, in one way after the other until the rest of the solution accepts what it makes of all
// others. It reports whether it did.
func (s *Solver) set(n int32, v uint64, rest func() bool) bool {
	switch {
	case s.values[n] == v:
		return rest()
	case !s.free[n] || s.Effort < 0:
		return false
	}
	node := &s.g.nodes[n]
	if node.op == leaf {
		return s.assign(n, v, rest)
	}
	if m := s.through[n]; m != 0 {
		f := s.function(m, n)
		for x := range f.solve(v) {
			if s.set(m, x, rest) {
				return true
			}
		}
		return false
	}
	for _, o := range node.in { // one operand changes
		if o.Node == 0 || !s.free[o.Node] {
			continue
		}
		f := s.functionOver(o.Node, n, []int32{n})
		for x := range f.solve(v) {
			if s.set(o.Node, x, rest) {
				return true
			}
		}
	}
	leaves := s.leavesOf(n)
	for _, l := range leaves { // or one leaf
		f := s.function(l, n)
		for x := range f.solve(v) {
			if s.assign(l, x, rest) {
				return true
			}
		}
	}
	return s.affine(leaves, n, v, rest)
}

// assign gives a leaf a value, also one that has been given one.
func (s *Solver) assign(n int32, v uint64, rest func() bool) bool {
	node := &s.g.nodes[n]
	if v&^fold.Mask(node.width) != 0 || s.Effort < 0 || !s.Allows(s.g.places[node.place], v) {
		return false
	}
	k := slices.Index(s.leaves, n)
	first := k < 0
	if first {
		k = len(s.leaves)
		s.leaves, s.assigned = append(s.leaves, n), append(s.assigned, Assignment{Place: s.g.places[node.place]})
	}
	was := s.assigned[k].Value
	s.assigned[k].Value = v
	s.evaluate(s.cone)
	if rest() {
		return true
	}
	if s.assigned[k].Value = was; first {
		s.leaves, s.assigned = s.leaves[:k], s.assigned[:k]
	}
	s.evaluate(s.cone)
	return false
}

// leavesOf returns the leaves that a node depends on and that may change: some, where they are many.
func (s *Solver) leavesOf(n int32) []int32 {
	var list []int32
	seen := map[int32]bool{}
	work := []int32{n}
	for len(work) > 0 && len(list) < maxLeaves {
		k := work[len(work)-1]
		work = work[:len(work)-1]
		if k == 0 || seen[k] || !s.free[k] {
			continue
		}
		seen[k] = true
		if s.g.nodes[k].op == leaf {
			list = append(list, k)
		}
		for _, o := range s.g.nodes[k].in {
			work = append(work, o.Node)
		}
	}
	slices.Sort(list)
	return list
}

// affine gives leaves other values together where each bit of a node is an exclusive or of some of theirs.
func (s *Solver) affine(leaves []int32, n int32, v uint64, rest func() bool) bool {
	if len(leaves) < 2 || s.Effort < 0 {
		return false
	}
	was := make([]uint64, len(leaves))
	var columns []uint64
	for i, l := range leaves {
		f := s.function(l, n)
		was[i] = s.values[l]
		columns = f.columns(columns)
	}
	flips, ok := combine(columns, s.values[n]^v)
	if !ok {
		return false
	}
	var next func(i, bit int) bool
	next = func(i, bit int) bool {
		if i == len(leaves) {
			return s.values[n] == v && rest()
		}
		x, width := was[i], s.g.nodes[leaves[i]].width
		for k := range width {
			if flips.has(bit + k) {
				x ^= 1 << k
			}
		}
		if x == was[i] {
			return next(i+1, bit+width)
		}
		return s.assign(leaves[i], x, func() bool { return next(i+1, bit+width) })
	}
	return next(0, 0)
}
