package flow

import (
	"slices"

	"hone/ir"
	"hone/spirv"
)

// loop makes of a switch a loop that runs once:
//
//	loop {
//	    if (x == 1) {...; break}
//	    enter = false
//	    if (x == 2) {...; enter = true}	// falls through
//	    if (enter || x == 3) {...}
//	    break
//	}
//
// A case that is left for a place beyond the switch breaks with a number, and behind the loop is a selection by that.
func (s *switchLowerer) loop(x *theSwitch) {
	s.trampolines(x)
	order := x.order(func(b *ir.Block) int { return s.rank(x, b) })
	direct := x.target(x.merge)
	conds := s.conditions(x, order, direct != nil)
	exit := x.merge
	if len(x.exits) > 0 || x.merge.ContinueOf() != nil {
		exit = s.f.NewBlock(s.last(x))
	}
	header := s.f.NewBlock(x.header)
	again := s.f.NewBlock(s.last(x))
	var asks []*ir.Block // where it is asked for each target, and the end of the loop where no target may be taken
	for range order {
		asks = append(asks, s.f.NewBlock(s.last(x)))
	}
	if direct != nil {
		asks = append(asks, s.f.NewBlock(s.last(x)))
	}
	enter := make([]ir.ID, len(order))
	for i, t := range order {
		if len(t.fallers) > 0 {
			enter[i] = s.fallThrough(t, asks[i-1], asks[i])
		}
	}
	x.header.MergeInst().Remove()
	x.header.Terminator().Become(spirv.OpBranch, uint32(header.ID()))
	b := s.c.AtEnd(header)
	b.LoopMerge(exit.ID(), again.ID(), spirv.LoopControlNone)
	b.Branch(asks[0].ID())
	s.c.AtEnd(again).Branch(header.ID())
	for i, t := range order {
		at := asks[i]
		s.c.AtEnd(at).Branch(t.block.ID())
		if i+1 < len(asks) {
			cond := conds[i]
			if enter[i] != 0 {
				cond = s.c.AtEnd(at).LogicalOr(s.m.Types().Bool(), enter[i], cond)
			}
			s.branch(at, asks[i+1], cond, t.block, asks[i+1])
		}
		if len(t.fallers) == 0 {
			t.from(at)
		}
	}
	if direct != nil {
		end := asks[len(order)]
		s.c.AtEnd(end).Branch(x.merge.ID())
		direct.from(end)
		x.breaks = append(x.breaks, end)
	}
	if exit != x.merge {
		s.leave(x, exit)
	}
}

// rank returns the place of a block in structured order; new blocks come first.
func (s *switchLowerer) rank(x *theSwitch, b *ir.Block) int {
	return slices.Index(s.t.Blocks(x.region), b)
}

// order returns the targets, but for the merge block, such that what falls through is followed by what it falls into.
func (x *theSwitch) order(rank func(*ir.Block) int) (list []*switchTarget) {
	var heads []*switchTarget
	for _, t := range x.targets {
		if t.block != x.merge && len(t.fallers) == 0 {
			heads = append(heads, t)
		}
	}
	slices.SortStableFunc(heads, func(a, b *switchTarget) int { return rank(a.block) - rank(b.block) })
	for _, t := range heads {
		for ; t != nil; t = t.next {
			list = append(list, t)
		}
	}
	return list
}

// conditions builds whether the selector leads to each target, but for the last one where nothing else is left.
func (s *switchLowerer) conditions(x *theSwitch, order []*switchTarget, all bool) []ir.ID {
	conds := make([]ir.ID, len(order))
	boolean := s.m.Types().Bool()
	var others ir.ID // whether it leads to any but the default
	for _, t := range x.targets {
		i := slices.Index(order, t)
		if t.fallback || i == len(order)-1 && !all && order[i].fallback {
			continue
		}
		cond := s.condition(x, x.header, t)
		if i >= 0 {
			conds[i] = cond
		}
		if others != 0 {
			cond = s.c.AtEnd(x.header).LogicalOr(boolean, others, cond)
		}
		others = cond
	}
	for i, t := range order {
		switch {
		case !t.fallback || i == len(order)-1 && !all:
		case others == 0:
			conds[i] = s.m.Constants().Bool(true)
		default:
			conds[i] = s.c.AtEnd(x.header).LogicalNot(boolean, others)
		}
	}
	return conds
}

// fallThrough has what falls through to a target come to where that is asked for, and returns whether something did.
func (s *switchLowerer) fallThrough(t *switchTarget, before, at *ir.Block) (enter ir.ID) {
	constants := s.m.Constants()
	flag := []uint32{uint32(constants.Bool(false)), uint32(before.ID())}
	values := make([][]uint32, len(t.values))
	for i, v := range t.values {
		values[i] = []uint32{uint32(v.id), uint32(before.ID())}
	}
	for _, p := range t.fallers {
		flag = append(flag, uint32(constants.Bool(true)), uint32(p.ID()))
		for i, v := range t.values {
			values[i] = append(values[i], uint32(v.phi.PhiValue(p)), uint32(p.ID()))
		}
	}
	phi := s.m.NewInst(spirv.OpPhi, s.m.Types().Bool(), true, flag...)
	at.Append(phi)
	for i, v := range t.values {
		in := s.m.NewInst(spirv.OpPhi, v.phi.Type, true, values[i]...)
		at.Append(in)
		s.m.CopyDecorations(v.phi.Result, in.Result)
		v.phi.SetPhiValue(at, in.Result)
	}
	for _, p := range t.fallers {
		p.Terminator().SetID(0, at.ID())
	}
	return phi.Result
}

// trampolines gives targets outside of the switch, but for its merge block, a block of their own in it.
func (s *switchLowerer) trampolines(x *theSwitch) {
	for _, t := range x.targets {
		if t.block == x.merge || s.t.Contains(x.region, t.block) {
			continue
		}
		b := s.f.NewBlock(x.header)
		s.c.AtEnd(b).Branch(t.block.ID())
		t.from(b)
		end := x.header.Terminator()
		for i, id := range end.IDs() {
			if id == t.block.ID() {
				end.SetID(i, b.ID())
			}
		}
		t.block, t.values = b, nil
		x.exits = append(x.exits, b)
	}
}

// leave has all that leaves a switch do so through a new block, from which a number leads on.
func (s *switchLowerer) leave(x *theSwitch, exit *ir.Block) {
	word, constants := s.m.Types().Int(32, false), s.m.Constants()
	places := []*ir.Block{x.merge}
	type way struct {
		from *ir.Block
		to   []*ir.Block // one place, or two by a condition
	}
	var ways []way
	var number []uint32
	for _, b := range distinct(append(x.breaks, x.exits...)) {
		w := way{from: b}
		var id ir.ID
		for _, to := range slices.Backward(slices.Collect(b.Succs())) {
			if to != x.merge && s.inside(x, to) || slices.Contains(w.to, to) {
				continue
			}
			w.to = append(w.to, to)
			if !slices.Contains(places, to) {
				places = append(places, to)
			}
			n := constants.Int(word, uint64(slices.Index(places, to)))
			if id != 0 { // of a conditional branch, the place where the condition is true comes last here
				n = s.c.AtEnd(b).Select(word, b.Terminator().ID(0), n, id)
			}
			id = n
		}
		ways = append(ways, w)
		number = append(number, uint32(id), uint32(b.ID()))
	}
	phi := s.m.NewInst(spirv.OpPhi, word, true, number...)
	exit.Append(phi)
	values := make([][]phiValue, len(places)) // by place: its phis, and what they take
	for k, to := range places {
		for p := range to.Phis() {
			var words []uint32
			for _, w := range ways {
				value := constants.Arbitrary(p.Type)
				if slices.Contains(w.to, to) {
					value = p.PhiValue(w.from)
				}
				words = append(words, uint32(value), uint32(w.from.ID()))
			}
			in := s.m.NewInst(spirv.OpPhi, p.Type, true, words...)
			exit.Append(in)
			s.m.CopyDecorations(p.Result, in.Result)
			values[k] = append(values[k], phiValue{p, in.Result})
		}
	}
	for _, w := range ways {
		end := w.from.Terminator()
		if len(w.to) > 1 {
			end.Become(spirv.OpBranch, uint32(exit.ID()))
			continue
		}
		for i, id := range end.IDs() {
			if id == w.to[0].ID() {
				end.SetID(i, exit.ID())
			}
		}
	}
	at := exit
	for k, to := range places[1:] {
		after := x.merge
		if k+2 < len(places) || x.merge.ContinueOf() != nil || to == x.merge {
			after = s.f.NewBlock(at)
		}
		s.c.AtEnd(at).Branch(to.ID())
		is := s.c.AtEnd(at).IEqual(s.m.Types().Bool(), phi.Result, constants.Int(word, uint64(k+1)))
		s.branch(at, after, is, to, after)
		for _, v := range values[k+1] {
			v.phi.SetPhiValue(at, v.id)
		}
		if after == x.merge {
			for _, v := range values[0] {
				v.phi.SetPhiValue(at, v.id)
			}
			return
		}
		at = after
	}
	s.c.AtEnd(at).Branch(x.merge.ID())
	for _, v := range values[0] {
		v.phi.SetPhiValue(at, v.id)
	}
}

// distinct returns each of some blocks once, in their order.
func distinct(list []*ir.Block) []*ir.Block {
	list = slices.Clone(list)
	slices.SortFunc(list, func(a, b *ir.Block) int { return a.Index - b.Index })
	return slices.Compact(list)
}

// inside reports whether a block is in a switch. New blocks are.
func (s *switchLowerer) inside(x *theSwitch, b *ir.Block) bool {
	return b.Index >= len(s.t.Order()) || s.t.Contains(x.region, b)
}
