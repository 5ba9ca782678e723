package flow

import (
	"slices"

	"hone/analysis"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
	"hone/ssa"
)

// SwitchToIf makes selections of each OpSwitch, which ask for one target after the other. Where cases only end at the
// merge block they are a chain: if (x == 1) {...} else if (x == 2) {...} else {...}. A case that breaks from inside
// another construct, or falls through to the next one, needs a loop that runs once, which a break leaves, with one
// selection behind the other in it; what falls through enters the next one whatever the selector is. What goes on or
// breaks from there in a loop around the switch leaves with a number, which is asked for behind.
//
// Blocks are executed by the same invocations as before, and these meet where they met. Functions without structured
// control flow get branches without merge instructions.
//
// It leaves alone, and says so, switches of which a case falls through from inside another construct. Cost: linear,
// times the depth of switches; a chain has a phi of each merge block for each case.
var SwitchToIf = pass.ForFunctions("lower-switch-to-if", "switches become chains of selections",
	func(c *pass.Context, f *ir.Function) bool {
		s := switchLowerer{c: c, m: c.Module, f: f}
		changed, repair := false, false
		for {
			c.Module.Spend(1)
			list := s.innermost()
			did := false
			for _, r := range list {
				did = s.lower(r) || did
			}
			if !did {
				break
			}
			changed, repair = true, repair || s.loops
			f.Layout()
		}
		if repair {
			ssa.RepairDominance(c, f)
		}
		return changed
	}, pass.Idempotent, pass.Removes("OpSwitch"))

// switchLowerer is the state of the pass.
type switchLowerer struct {
	c     *pass.Context
	m     *ir.Module
	f     *ir.Function
	t     *analysis.RegionTree
	stay  []*ir.Block // headers of switches that stay
	loops bool        // some became loops
}

// switchTarget is a block that a switch leads to.
type switchTarget struct {
	block    *ir.Block
	literals []uint64
	fallback bool // it is the default
	values   []phiValue
	fallers  []*ir.Block // that fall through to it
	next     *switchTarget
}

// phiValue is what a phi takes from the header of a switch.
type phiValue struct {
	phi *ir.Inst
	id  ir.ID
}

// theSwitch is what is known of a switch.
type theSwitch struct {
	header, merge *ir.Block
	region        *analysis.Region // nil without structured control flow
	selector      ir.ID
	targets       []*switchTarget // in the order of the instruction, the default where it is named first
	fallback      *switchTarget
	breaks        []*ir.Block // that lead to the merge block from inside
	exits         []*ir.Block // that lead elsewhere
	nested        bool        // some break is in another construct
	falls         bool
}

// innermost returns the headers of switches that no other switch is in, and that are not known to stay.
func (s *switchLowerer) innermost() (list []*ir.Block) {
	s.t = analysis.Regions.Of(s.c, s.f)
	var around []*analysis.Region // of switches that were found
	for _, h := range slices.Backward(s.t.Order()) {
		if h.Terminator().Op != spirv.OpSwitch || slices.Contains(s.stay, h) {
			continue
		}
		r := s.t.HeadedBy(h)
		if r != nil && r.Kind == analysis.SwitchRegion {
			if slices.ContainsFunc(around, r.Encloses) {
				continue
			}
			around = append(around, r)
		}
		list = append(list, h)
	}
	return list
}

// lower lowers the switch of a header.
func (s *switchLowerer) lower(h *ir.Block) bool {
	x, why := s.look(h)
	if why == "" && !s.c.Transform() {
		s.stay = append(s.stay, h)
		return false
	}
	if why != "" {
		s.c.RemarkAt(h.Terminator(), h.ID(), "the switch stays: %s", why)
		s.stay = append(s.stay, h)
		return false
	}
	if x.region != nil && (x.nested || x.falls) {
		s.loops = true
		s.loop(x)
	} else {
		s.chain(x)
	}
	return true
}

// look returns what is known of a switch, and why it stays, "" if it does not.
func (s *switchLowerer) look(h *ir.Block) (*theSwitch, string) {
	end := h.Terminator()
	if end.Unknown() || h.LoopMerge() != nil {
		return nil, "it is not known what it does"
	}
	end.FrozenOperand(0)
	x := &theSwitch{header: h, merge: h.MergeBlock(), selector: end.ID(0)}
	typ := s.m.Def(s.m.TypeOf(x.selector))
	if typ == nil || typ.Op != spirv.OpTypeInt || typ.Literal(0) > 64 || !s.m.Allows(typ.Result, ir.ConstantOf) ||
		!s.m.Allows(typ.Result, ir.ArithmeticOf) {
		return nil, "there are no comparisons with its cases"
	}
	x.collect(s.m, end, int(typ.Literal(0)))
	if r := s.t.HeadedBy(h); r != nil && r.Kind == analysis.SwitchRegion && x.merge != nil && s.t.Structured {
		x.region = r
		if why := s.edges(x); why != "" {
			return nil, why
		}
	} else if s.t.Structured {
		return nil, "it has no merge instruction"
	}
	if (x.nested || x.falls) && s.m.Reconverges() {
		return nil, "the module says where invocations meet, which a case falls through to or breaks to"
	}
	return x, ""
}

// collect reads the targets of a switch.
func (x *theSwitch) collect(m *ir.Module, end *ir.Inst, width int) {
	words := end.Words()
	add := func(id ir.ID) *switchTarget {
		b := m.BlockOf(id)
		for _, t := range x.targets {
			if t.block == b {
				return t
			}
		}
		t := &switchTarget{block: b}
		for phi := range b.Phis() {
			t.values = append(t.values, phiValue{phi, phi.PhiValue(x.header)})
		}
		x.targets = append(x.targets, t)
		return t
	}
	x.fallback = add(end.ID(1))
	x.fallback.fallback = true
	for i := 2; i < len(words); {
		v := uint64(words[i])
		if i++; width > 32 {
			v |= uint64(words[i]) << 32
			i++
		}
		t := add(end.ID(i))
		t.literals = append(t.literals, v)
		i++
	}
}

// target returns the target that a block is, nil for none.
func (x *theSwitch) target(b *ir.Block) *switchTarget {
	for _, t := range x.targets {
		if t.block == b {
			return t
		}
	}
	return nil
}

// edges looks at what leads from case to case and out of a switch.
func (s *switchLowerer) edges(x *theSwitch) string {
	for _, b := range s.t.Blocks(x.region) {
		if b == x.header {
			continue
		}
		end, at := b.Terminator(), s.t.Of(b)
		if end.Unknown() {
			return "it is not known where a block in it leads to"
		}
		direct := end.Op == spirv.OpBranch && at.Kind == analysis.CaseRegion && at.Parent == x.region
		for _, to := range b.DistinctSuccs(nil) {
			t := x.target(to)
			switch {
			case to == x.merge:
				x.breaks, x.nested = append(x.breaks, b), x.nested || !direct
			case !s.t.Contains(x.region, to):
				x.exits = append(x.exits, b)
			case t != nil && s.caseOf(x, b) != s.caseOf(x, to):
				if !direct {
					return "a case falls through from inside another construct"
				}
				t.fallers = append(t.fallers, b)
				if from := x.target(s.caseOf(x, b).Header); from != nil {
					from.next = t
				}
				x.falls = true
			}
		}
	}
	for _, t := range x.targets {
		if t.block != x.merge && s.t.Contains(x.region, t.block) && s.caseOf(x, t.block) == nil {
			return "it is not known which case a block belongs to"
		}
	}
	return ""
}

// caseOf returns the region of the case that a block is in.
func (s *switchLowerer) caseOf(x *theSwitch, b *ir.Block) *analysis.Region {
	r := s.t.Of(b)
	for r != nil && r.Parent != x.region {
		r = r.Parent
	}
	return r
}

// condition builds, at the end of a block, whether the selector is one of the literals of a target.
func (s *switchLowerer) condition(x *theSwitch, at *ir.Block, t *switchTarget) ir.ID {
	b, typ := s.c.AtEnd(at), s.m.TypeOf(x.selector)
	boolean := s.m.Types().Bool()
	var cond ir.ID
	for _, v := range t.literals {
		is := b.IEqual(boolean, x.selector, s.m.Constants().Int(typ, v))
		if cond != 0 {
			is = b.LogicalOr(boolean, cond, is)
		}
		cond = is
	}
	return cond
}

// branch ends a block with a selection.
func (s *switchLowerer) branch(at, merge *ir.Block, cond ir.ID, then, otherwise *ir.Block) {
	b := s.c.AtEnd(at)
	if merge != nil && at.MergeInst() == nil {
		b.SelectionMerge(merge.ID(), spirv.SelectionControlNone)
	}
	b = s.c.AtEnd(at)
	if then == otherwise {
		b.Branch(then.ID())
		return
	}
	b.BranchConditional(cond, then.ID(), otherwise.ID())
}

// chain makes a chain of selections: each but the first is in the other side of the one before it, and has a merge
// block of its own, from which control flow goes on to the merge block around it.
func (s *switchLowerer) chain(x *theSwitch) {
	var tests []*switchTarget
	for _, t := range x.targets {
		if !t.fallback && (x.fallback.block != x.merge || t.block != x.merge) {
			tests = append(tests, t)
		}
	}
	if len(tests) == 0 {
		if merge := x.header.MergeInst(); merge != nil {
			merge.Remove()
		}
		x.header.Terminator().Become(spirv.OpBranch, uint32(x.fallback.block.ID()))
		return
	}
	headers := []*ir.Block{x.header}
	merges := []*ir.Block{x.merge}
	levels := map[*ir.Block]int{} // by target
	for i := range tests {
		if i > 0 {
			headers = append(headers, s.f.NewBlock(headers[i-1]))
			var merge *ir.Block
			if x.region != nil {
				merge = s.f.NewBlock(s.last(x))
			}
			merges = append(merges, merge)
		}
		levels[tests[i].block] = i
	}
	deepest := len(tests) - 1
	levels[x.fallback.block] = deepest
	var conds []ir.ID
	for i, t := range tests {
		conds = append(conds, 0)
		if i == 0 {
			conds[0] = s.condition(x, x.header, t)
		}
	}
	// The last header first: blocks have to end before something can be put at their end.
	for i := deepest; i >= 0; i-- {
		at, t := headers[i], tests[i]
		if i > 0 {
			s.c.AtEnd(at).Branch(t.block.ID()) // which the selection takes the place of
			conds[i] = s.condition(x, at, t)
		}
		inner := func(b *ir.Block) *ir.Block {
			if b == x.merge && merges[i] != nil {
				return merges[i]
			}
			return b
		}
		otherwise := inner(x.fallback.block)
		if i < deepest {
			otherwise = headers[i+1]
		}
		s.branch(at, merges[i], conds[i], inner(t.block), otherwise)
		if t.block != x.merge || merges[i] == x.merge {
			t.from(at)
		}
		if i == deepest && (x.fallback.block != x.merge || merges[i] == x.merge) {
			x.fallback.from(at)
		}
	}
	if x.region != nil {
		s.merges(x, headers, merges, levels)
	}
}

// from gives phis what they took from the header of the switch from another block.
func (t *switchTarget) from(b *ir.Block) {
	for _, v := range t.values {
		v.phi.SetPhiValue(b, v.id)
	}
}

// merges has the cases of each selection of a chain end at its merge block, and these lead from one to the next.
func (s *switchLowerer) merges(x *theSwitch, headers, merges []*ir.Block, levels map[*ir.Block]int) {
	phis := slices.Collect(x.merge.Phis())
	ended := make([][]*ir.Block, len(merges)) // by level: blocks that end at the merge block
	for _, b := range x.breaks {
		if level := levels[s.caseOf(x, b).Header]; level > 0 {
			ended[level] = append(ended[level], b)
		}
	}
	direct := x.target(x.merge) // the header leads to the merge block
	inner := make([]ir.ID, len(phis))
	var from *ir.Block // the merge block of the level before, nil where nothing comes from there
	for level := len(merges) - 1; level > 0; level-- {
		b := merges[level]
		words := make([][]uint32, len(phis))
		preds := 0
		add := func(p *ir.Block, value func(i int) ir.ID) {
			preds++
			for i := range phis {
				words[i] = append(words[i], uint32(value(i)), uint32(p.ID()))
			}
		}
		for _, p := range ended[level] {
			add(p, func(i int) ir.ID { return phis[i].PhiValue(p) })
		}
		if direct != nil && slices.Contains(headers[level].DistinctSuccs(nil), b) {
			add(headers[level], func(i int) ir.ID { return direct.values[i].id })
		}
		if from != nil {
			add(from, func(i int) ir.ID { return inner[i] })
		}
		for _, p := range ended[level] {
			p.Terminator().SetID(0, b.ID())
		}
		if from != nil {
			s.c.AtEnd(from).Branch(b.ID())
		}
		for i, phi := range phis {
			if preds == 0 {
				break
			}
			in := s.m.NewInst(spirv.OpPhi, phi.Type, true, words[i]...)
			b.Append(in)
			s.m.CopyDecorations(phi.Result, in.Result)
			inner[i] = in.Result
		}
		if from = b; preds == 0 {
			s.c.AtEnd(b).Unreachable()
			from = nil
		}
	}
	if from != nil {
		s.c.AtEnd(from).Branch(x.merge.ID())
		for i, phi := range phis {
			phi.SetPhiValue(from, inner[i])
		}
	}
}

// last returns the block of a switch that comes last.
func (s *switchLowerer) last(x *theSwitch) *ir.Block {
	list := s.t.Blocks(x.region)
	return list[len(list)-1]
}
