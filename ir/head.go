package ir

import "hone/spirv"

// The head of a block is what has to stand first in it: its label and its phis or, in the first block of a function,
// the variables, typed and untyped. Debug information and other non-semantic instructions may stand among them.

// isHead reports whether in can only stand in the head of a block.
func (in *Inst) isHead() bool {
	switch in.Op {
	case spirv.OpLabel, spirv.OpPhi, spirv.OpVariable, spirv.OpUntypedVariableKHR:
		return true
	}
	return false
}

// isNonSemantic reports whether in may stand anywhere and does not change what the module computes.
func (in *Inst) isNonSemantic() bool {
	if in.Op != spirv.OpExtInst && in.Op != spirv.OpExtInstWithForwardRefsKHR {
		return false
	}
	m := in.list.mod
	return m.IsDebug(in) || m.ExtSet(in.ID(0)).NonSemantic()
}

// behindHead returns the first instruction, from in on, that stands behind the head of its block: perhaps debug
// information.
func (in *Inst) behindHead() *Inst {
	for next := in; next != nil; next = next.next {
		switch {
		case next.isHead():
			in = next.next
		case !next.isNonSemantic():
			return in
		}
	}
	return in
}

// AtStart returns an inserter that inserts at the start of a block, behind its phis and variables, also where debug
// information stands among these. Cost: linear in them.
func AtStart(b *Block) *Inserter { return &Inserter{list: &b.list, at: b.BehindHead()} }

// BehindHead returns the instruction before which [AtStart] inserts, nil where the block has nothing else yet. Cost: linear in phis and
// variables.
func (b *Block) BehindHead() *Inst { return b.first.behindHead() }

// pushPhi appends a phi that does not stand behind another one as it is read. If there are only non-semantic
// instructions between, it goes before them: whoever walks over the phis of a block finds all of them in one piece.
func (r *reader) pushPhi(phi *Inst) {
	l := r.list
	before := l.last
	for before != r.amongPhis && before.isNonSemantic() {
		before = before.prev
	}
	switch {
	case before == r.amongPhis:
		before = r.lastPhi
	case !before.isHead(): // not valid: it stays where it is
		l.push(phi)
		return
	}
	r.lastPhi, r.amongPhis = phi, l.last
	phi.list, phi.prev, phi.next = l, before, before.next
	before.next.prev, before.next = phi, phi
}
