package analysis_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/ir"
	"hone/spirv"
)

// skeleton is the control flow of a function without values, so that nothing but its structure can be wrong. Blocks are
// numbers, the first one is 0.
type skeleton []bone

// bone is a block: how it ends, and what its merge instruction declares.
type bone struct {
	end          string // "OpReturn", "OpUnreachable", "OpBranch", "OpBranchConditional", "OpSwitch"
	to           []int  // its successors; that of a switch's default comes first
	declares     string // "", "OpSelectionMerge", "OpLoopMerge"
	merge, again int    // the merge block and the continue target
}

// text returns the skeleton as a module.
func (s skeleton) text() string {
	var b strings.Builder
	b.WriteString(`OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
%void = OpTypeVoid
%fn = OpTypeFunction %void
%bool = OpTypeBool
%true = OpConstantTrue %bool
%int = OpTypeInt 32 0
%zero = OpConstant %int 0
%f = OpFunction %void None %fn
`)
	for i, x := range s {
		fmt.Fprintf(&b, "%%b%d = OpLabel\n", i)
		switch x.declares {
		case "OpSelectionMerge":
			fmt.Fprintf(&b, "OpSelectionMerge %%b%d None\n", x.merge)
		case "OpLoopMerge":
			fmt.Fprintf(&b, "OpLoopMerge %%b%d %%b%d None\n", x.merge, x.again)
		}
		b.WriteString(x.end)
		switch x.end {
		case "OpBranchConditional":
			b.WriteString(" %true")
		case "OpSwitch":
			b.WriteString(" %zero")
		}
		for k, t := range x.to {
			if x.end == "OpSwitch" && k > 0 {
				fmt.Fprintf(&b, " %d", k-1)
			}
			fmt.Fprintf(&b, " %%b%d", t)
		}
		b.WriteByte('\n')
	}
	b.WriteString("OpFunctionEnd\n")
	return b.String()
}

// binary assembles the skeleton.
func (s skeleton) binary(t testing.TB) *spirv.Binary {
	t.Helper()
	bin := irtest.Assemble(t, s.text(), "spv1.5")
	return bin
}

// module returns the skeleton as a module and its function.
func (s skeleton) module(t testing.TB) (*ir.Module, *ir.Function) {
	t.Helper()
	m := irtest.Read(t, s.binary(t))
	return m, m.Functions()[0]
}

// skeletonOf returns the skeleton of a function, nil for one with terminators that skeletons don't have.
func skeletonOf(f *ir.Function) skeleton {
	var s skeleton
	for _, b := range f.Blocks {
		x := bone{end: b.Terminator().Op.String()}
		switch b.Terminator().Op {
		case spirv.OpReturnValue, spirv.OpKill, spirv.OpTerminateInvocation:
			x.end = "OpReturn"
		case spirv.OpReturn, spirv.OpUnreachable, spirv.OpBranch, spirv.OpBranchConditional, spirv.OpSwitch:
		default:
			return nil
		}
		for t := range b.Succs() {
			x.to = append(x.to, t.Index)
		}
		if in := b.MergeInst(); in != nil {
			x.declares = in.Op.String()
			x.merge = f.Module().BlockOf(in.ID(0)).Index
			if in.Op == spirv.OpLoopMerge {
				x.again = f.Module().BlockOf(in.ID(1)).Index
			}
		}
		s = append(s, x)
	}
	return s
}

// grower makes a random skeleton that keeps the rules.
type grower struct {
	r      *rand.Rand
	s      skeleton
	budget int // statements
}

// around is what a statement may leave to: -1 for none.
type around struct {
	merge, again int  // of the innermost loop
	breaks       int  // merge block of the innermost switch inside of that loop
	selection    int  // merge block of the innermost construct, if that is a selection
	stays        bool // in a continue construct: the function must not end here
}

// grow returns a random skeleton with some number of statements.
func grow(r *rand.Rand, statements int) skeleton {
	g := grower{r: r, budget: statements}
	b := g.block()
	if end := g.statements(b, around{-1, -1, -1, -1, false}, 0); end >= 0 {
		g.s[end].end = "OpReturn"
	}
	return g.s.sorted()
}

func (g *grower) block() int {
	g.s = append(g.s, bone{end: "OpUnreachable"})
	return len(g.s) - 1
}

func (g *grower) branch(b, to int) { g.s[b].end, g.s[b].to = "OpBranch", []int{to} }

// statements continues block b and returns the block where it ends, -1 if it was left.
func (g *grower) statements(b int, a around, depth int) int {
	for n := 1 + g.r.IntN(4); n > 0 && b >= 0 && g.budget > 0; n-- {
		g.budget--
		b = g.statement(b, a, depth+1)
	}
	return b
}

func (g *grower) statement(b int, a around, depth int) int {
	switch k := g.r.IntN(10); {
	case depth > 8 || k == 0:
		next := g.block()
		g.branch(b, next)
		return next
	case k <= 3:
		return g.selection(b, a, depth)
	case k <= 5:
		return g.loop(b, a, depth)
	case k == 6:
		return g.choice(b, a, depth)
	default:
		return g.escape(b, a)
	}
}

// escape leaves a construct, always or on a condition, without a merge instruction where it may.
func (g *grower) escape(b int, a around) int {
	var ways []int
	for _, w := range []int{a.merge, a.again, a.breaks, a.selection} {
		if w >= 0 {
			ways = append(ways, w)
		}
	}
	x := &g.s[b]
	switch {
	case a.stays && len(ways) == 0:
		return b
	case !a.stays && (len(ways) == 0 || g.r.IntN(6) == 0):
		x.end = []string{"OpReturn", "OpUnreachable"}[g.r.IntN(2)]
		return -1
	case g.r.IntN(2) == 0:
		g.branch(b, ways[g.r.IntN(len(ways))])
		return -1
	}
	next := g.block()
	to := []int{ways[g.r.IntN(len(ways))], next}
	if g.r.IntN(2) == 0 {
		slices.Reverse(to)
	}
	g.s[b].end, g.s[b].to = "OpBranchConditional", to
	return next
}

func (g *grower) selection(b int, a around, depth int) int {
	merge := g.block()
	to := []int{merge, merge}
	a.selection = merge
	g.s[b].declares, g.s[b].merge = "OpSelectionMerge", merge
	for i := range to {
		if i == 0 || g.r.IntN(2) == 0 {
			to[i] = g.block()
		}
	}
	if g.r.IntN(2) == 0 {
		slices.Reverse(to)
	}
	g.s[b].end, g.s[b].to = "OpBranchConditional", to
	for _, t := range to {
		if t == merge {
			continue
		}
		if end := g.statements(t, a, depth); end >= 0 {
			g.branch(end, merge)
		}
	}
	return merge
}

func (g *grower) loop(b int, a around, depth int) int {
	header, merge := g.block(), g.block()
	g.branch(b, header)
	x := &g.s[header]
	x.declares, x.merge = "OpLoopMerge", merge
	if g.r.IntN(5) == 0 { // one block
		x.again = header
		g.latch(header, header, merge)
		return merge
	}
	again := g.block()
	x = &g.s[header]
	x.again = again
	to := [][]int{{-1}, {-1}, {-1, merge}, {-1, merge}, {-1, again}, {again, merge}, {again}}[g.r.IntN(7)] // -1: the body
	body := slices.Index(to, -1)
	if body >= 0 {
		to[body] = g.block()
		body = to[body]
	}
	if g.r.IntN(2) == 0 {
		slices.Reverse(to)
	}
	g.s[header].end, g.s[header].to = []string{"OpBranch", "OpBranchConditional"}[len(to)-1], to
	if body >= 0 {
		if end := g.statements(body, around{merge, again, -1, -1, a.stays}, depth); end >= 0 {
			g.branch(end, again)
		}
	}
	g.latch(g.statements(again, around{-1, -1, -1, -1, true}, depth), header, merge)
	return merge
}

// latch ends a loop.
func (g *grower) latch(b, header, merge int) {
	switch g.r.IntN(3) {
	case 0:
		g.branch(b, header)
	case 1:
		g.s[b].end, g.s[b].to = "OpBranchConditional", []int{header, merge}
	default:
		g.s[b].end, g.s[b].to = "OpBranchConditional", []int{merge, header}
	}
}

// choice adds a switch.
func (g *grower) choice(b int, a around, depth int) int {
	merge := g.block()
	g.s[b].declares, g.s[b].merge = "OpSelectionMerge", merge
	cases := make([]int, 1+g.r.IntN(4))
	for i := range cases {
		cases[i] = g.block()
	}
	to := []int{merge}
	for _, c := range cases {
		for range 1 + g.r.IntN(2) {
			to = append(to, c)
		}
	}
	if g.r.IntN(2) == 0 { // a default that is a case too, or one of its own
		to[0] = cases[g.r.IntN(len(cases))]
		if g.r.IntN(2) == 0 {
			to = slices.DeleteFunc(to, func(c int) bool { return c == to[0] })
			to = append([]int{cases[g.r.IntN(len(cases))]}, to...)
		}
	}
	g.s[b].end, g.s[b].to = "OpSwitch", to
	for i, c := range cases {
		if !slices.Contains(to, c) {
			g.s[c].end = "OpUnreachable"
			continue
		}
		inner := a
		inner.breaks, inner.selection = merge, -1
		end := g.statements(c, inner, depth)
		if end < 0 {
			continue
		}
		if i+1 < len(cases) && slices.Contains(to, cases[i+1]) && g.r.IntN(3) == 0 {
			g.branch(end, cases[i+1])
		} else {
			g.branch(end, merge)
		}
	}
	return merge
}

// sorted puts dominators first: blocks in the order of a depth-first search over edges and declarations, merge blocks
// last. What that does not reach comes at the end.
func (s skeleton) sorted() skeleton {
	order, seen := s.search()
	for b := range s {
		if !seen[b] {
			order = append(order, b)
		}
	}
	return s.pick(order)
}

// reachable leaves out what is not structurally reachable.
func (s skeleton) reachable() skeleton {
	order, _ := s.search()
	return s.pick(order)
}

// search returns the blocks in structural reverse postorder.
func (s skeleton) search() (order []int, seen []bool) {
	seen = make([]bool, len(s))
	var visit func(b int)
	visit = func(b int) {
		if seen[b] {
			return
		}
		seen[b] = true
		x := &s[b]
		if x.declares != "" {
			visit(x.merge)
		}
		if x.declares == "OpLoopMerge" {
			visit(x.again)
		}
		for _, t := range slices.Backward(x.to) {
			visit(t)
		}
		order = append(order, b)
	}
	visit(0)
	slices.Reverse(order)
	return order, seen
}

// pick returns some blocks in another order; none of them may name one that is left out.
func (s skeleton) pick(order []int) skeleton {
	place := make([]int, len(s))
	for i, b := range order {
		place[b] = i
	}
	out := make(skeleton, len(order))
	for i, b := range order {
		x := s[b]
		x.to = slices.Clone(x.to)
		for k := range x.to {
			x.to[k] = place[x.to[k]]
		}
		x.merge, x.again = place[x.merge], place[x.again]
		out[i] = x
	}
	return out
}

// mutate returns the skeleton with one thing changed at random.
func (s skeleton) mutate(r *rand.Rand) skeleton {
	out := slices.Clone(s)
	any := func() int { return r.IntN(len(s)) }
	for {
		x := &out[any()]
		x.to = slices.Clone(x.to)
		switch k := r.IntN(12); {
		case k <= 2 && len(x.to) > 0: // another target
			x.to[r.IntN(len(x.to))] = any()
		case k == 3 && x.declares != "":
			x.merge = any()
		case k == 4 && x.declares == "OpLoopMerge":
			x.again = any()
		case k == 5 && x.declares != "":
			x.declares = ""
		case k == 6 && len(x.to) > 1: // two targets change places
			i, j := r.IntN(len(x.to)), r.IntN(len(x.to))
			x.to[i], x.to[j] = x.to[j], x.to[i]
		case k == 7 && x.end == "OpBranch": // another way out
			x.end, x.to = "OpBranchConditional", []int{x.to[0], any()}
		case k == 8 && x.end == "OpBranchConditional":
			x.end, x.to = "OpBranch", x.to[:1]
			if x.declares == "OpSelectionMerge" {
				x.declares = ""
			}
		case k == 9: // the end
			x.end, x.to, x.declares = []string{"OpReturn", "OpUnreachable"}[r.IntN(2)], nil, ""
		case k == 10 && x.declares == "" && (x.end == "OpBranchConditional" || x.end == "OpSwitch"):
			x.declares, x.merge = "OpSelectionMerge", any()
		case k == 11 && x.declares == "" && x.end == "OpBranch":
			x.declares, x.merge, x.again = "OpLoopMerge", any(), any()
		default:
			continue
		}
		break
	}
	if r.IntN(2) == 0 {
		out = out.sorted()
	}
	return out
}

// nest returns n constructs, each inside of the one before. wrap fills in the header of one: block number h, with
// inside as the first block inside of it. It returns what becomes of a block to spare, the continue target if it is a
// loop.
func nest(n int, wrap func(header *bone, h, inside, merge, spare int) bone) skeleton {
	// The entry, headers, the block inside of all, then merge blocks and what is to spare, from the inside out.
	s := make(skeleton, 3*n+2)
	s[0] = bone{end: "OpBranch", to: []int{1}}
	spare := func(i int) int { return 3*n - 2*i }
	out := n + 1 // where what is inside goes
	for i := n - 1; i >= 0; i-- {
		header, merge := i+1, spare(i)+1
		s[header] = bone{end: "OpBranch", to: []int{header + 1}, merge: merge}
		s[spare(i)] = wrap(&s[header], header, header+1, merge, spare(i))
		to := merge
		if s[header].declares == "OpLoopMerge" {
			to = spare(i)
		}
		s[out].end, s[out].to = "OpBranch", []int{to}
		out = merge
	}
	s[out] = bone{end: "OpReturn"}
	return s
}

// shapes are large functions: deep and long ones.
func shapes(n int) map[string]skeleton {
	diamonds := make(skeleton, 3*n+1)
	for i := range n {
		b := 3 * i
		diamonds[b] = bone{end: "OpBranchConditional", to: []int{b + 1, b + 2}, declares: "OpSelectionMerge", merge: b + 3}
		diamonds[b+1] = bone{end: "OpBranch", to: []int{b + 3}}
		diamonds[b+2] = diamonds[b+1]
	}
	diamonds[3*n] = bone{end: "OpReturn"}
	wide := skeleton{{end: "OpSwitch", to: []int{n + 1}, declares: "OpSelectionMerge", merge: n + 1}}
	for i := range n {
		wide[0].to = append(wide[0].to, i+1)
		wide = append(wide, bone{end: "OpBranch", to: []int{i + 2}})
	}
	return map[string]skeleton{
		"diamonds": diamonds,
		"cases":    append(wide, bone{end: "OpReturn"}),
		"selections": nest(n, func(x *bone, h, inside, merge, spare int) bone {
			x.end, x.to, x.declares = "OpBranchConditional", []int{inside, spare}, "OpSelectionMerge"
			return bone{end: "OpBranch", to: []int{merge}}
		}),
		"selections, each with a return": nest(n, func(x *bone, h, inside, merge, spare int) bone {
			x.end, x.to, x.declares = "OpBranchConditional", []int{spare, inside}, "OpSelectionMerge"
			return bone{end: "OpReturn"}
		}),
		"switches": nest(n, func(x *bone, h, inside, merge, spare int) bone {
			x.end, x.to, x.declares = "OpSwitch", []int{merge, spare, inside}, "OpSelectionMerge"
			return bone{end: "OpBranch", to: []int{inside}}
		}),
		"loops": nest(n, func(x *bone, h, inside, merge, spare int) bone {
			x.declares, x.again = "OpLoopMerge", spare
			return bone{end: "OpBranchConditional", to: []int{h, merge}}
		}),
		"breaks of one loop": breaks(n),
	}
}

// breaks returns a loop around n nested selections, from each of which it is left.
func breaks(n int) skeleton {
	s := nest(n, func(x *bone, h, inside, merge, spare int) bone {
		x.end, x.to, x.declares = "OpBranchConditional", []int{inside, spare}, "OpSelectionMerge"
		return bone{end: "OpBranch"}
	})
	// The entry becomes the header of the loop, behind a new entry.
	for i := range s {
		for k := range s[i].to {
			s[i].to[k]++
		}
		s[i].merge++
	}
	s = append(skeleton{{end: "OpBranch", to: []int{1}}}, s...)
	again, merge := len(s), len(s)+1
	s[1].declares, s[1].merge, s[1].again = "OpLoopMerge", merge, again
	for i := range s {
		switch {
		case s[i].end == "OpBranch" && len(s[i].to) == 0:
			s[i].to = []int{merge}
		case s[i].end == "OpReturn":
			s[i] = bone{end: "OpBranch", to: []int{again}}
		}
	}
	return append(s, bone{end: "OpBranch", to: []int{1}}, bone{end: "OpReturn"})
}
