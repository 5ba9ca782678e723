package ir

import (
	"slices"

	"hone/spirv"
)

// MaxPhiEntries is how many predecessor blocks an OpPhi has room for.
const MaxPhiEntries = (spirv.MaxInstructionWords - 3) / 2

// PhiValues gives the value that a phi takes on a new edge.
type PhiValues func(phi *Inst) ID

// PhisFrom gives phis the values that they take from p, which is a predecessor already.
func PhisFrom(p *Block) PhiValues { return func(phi *Inst) ID { return phi.PhiValue(p) } }

// PhiValue returns the value that a phi takes on the edge from p, 0 where it has no entry. Linear in
// the entries.
func (phi *Inst) PhiValue(p *Block) ID {
	if i := phi.phiEntry(p); i >= 0 {
		return phi.ID(i)
	}
	return 0
}

// SetPhiValue sets the value that a phi takes on the edge from p, and adds the entry where there is none. Linear in
// the entries: a phi of many is better given all of them with [Inst.SetOperands].
func (phi *Inst) SetPhiValue(p *Block, value ID) {
	if i := phi.phiEntry(p); i >= 0 {
		phi.SetID(i, value)
		return
	}
	phi.SetOperands(append(slices.Clone(phi.words), uint32(value), uint32(p.ID())))
}

// arbitrary returns what a phi may take from an unreachable block: a constant for any value, or its own value where its
// type has none.
func (phi *Inst) arbitrary() ID {
	if id := phi.list.mod.Constants().Arbitrary(phi.Type); id != 0 {
		return id
	}
	return phi.Result
}

// phiEntry returns the index of the value that a phi takes from p, -1 for none.
func (phi *Inst) phiEntry(p *Block) int {
	id := p.ID()
	words := phi.Words()
	if i := fromEnds(len(words)/2, func(i int) bool { return ID(words[2*i+1]) == id }); i >= 0 {
		return 2 * i
	}
	return -1
}

// removePhiEntry takes the entry of p out of a phi, if it has one.
func (phi *Inst) removePhiEntry(p *Block) {
	i := phi.phiEntry(p)
	if i < 0 {
		return
	}
	m := phi.list.mod
	m.dropUse(phi.ID(i))
	m.dropUse(phi.ID(i + 1))
	phi.own()
	phi.words = cut(phi.words, i, i+2)
}

// removePhiEntries takes the entries out of a phi for whose predecessor's label gone is true. Linear.
func (phi *Inst) removePhiEntries(gone func(label ID) bool) {
	m := phi.list.mod
	phi.own()
	keep := phi.words[:0]
	for i := 0; i+1 < len(phi.words); i += 2 {
		if label := phi.ID(i + 1); gone(label) {
			m.dropUse(phi.ID(i))
			m.dropUse(label)
		} else {
			keep = append(keep, phi.words[i], phi.words[i+1])
		}
	}
	phi.words = keep
}

// movePhiEntries makes what the phis of b take from the block old come from the block new.
func (b *Block) movePhiEntries(old, new *Block) {
	for phi := range b.Phis() {
		if i := phi.phiEntry(old); i >= 0 {
			phi.SetID(i+1, new.ID())
		}
	}
}

// phiEntries returns the values that the phis of b take on a new edge from p, in their order: none where p is a
// predecessor already.
func (b *Block) phiEntries(p *Block, values PhiValues) (entries []ID, err error) {
	if p.leadsTo(b) {
		return nil, nil
	}
	for phi := range b.Phis() {
		var v ID
		if values != nil {
			v = values(phi)
		}
		switch m := b.mod; {
		case v == 0:
			return nil, b.refuse("its phi %%%d needs a value on the edge from block %%%d", phi.Result, p.ID())
		case m.Resolve(m.TypeOf(v)) != m.Resolve(phi.Type):
			return nil, b.refuse("its phi %%%d cannot take %%%d, which is of another type", phi.Result, v)
		case len(phi.words)/2 == MaxPhiEntries:
			return nil, b.refuse("its phi %%%d has %d entries, as many as an instruction has room for", phi.Result,
				MaxPhiEntries)
		}
		entries = append(entries, v)
	}
	return entries, nil
}

// addPhiEntries gives the phis of b the values that phiEntries returned.
func (b *Block) addPhiEntries(p *Block, entries []ID) {
	if entries == nil {
		return
	}
	i := 0
	for phi := range b.Phis() {
		phi.SetPhiValue(p, entries[i])
		i++
	}
}

// The head of a block is what has to stand first in it: its label and its phis or, in the first block of a function,
// the variables, typed and untyped. Debug information and other non-semantic instructions may stand among them, and
// undefined values and instructions of unknown meaning.

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
	if !in.Op.Is(spirv.TraitExtended) {
		return false
	}
	m := in.list.mod
	return m.IsDebug(in) || m.ExtSet(in.ID(0)).NonSemantic()
}

// firstInsertionPoint returns the first instruction, from in on, that stands after the head of its block: perhaps debug
// information.
func (in *Inst) firstInsertionPoint() *Inst {
	for next := in; next != nil; next = next.next {
		switch {
		case next.isHead():
			in = next.next
		case next.Op != spirv.OpUndef && !next.Unknown() && !next.isNonSemantic():
			return in
		}
	}
	return in
}

// AtStart returns an inserter that inserts at the start of a block, after its phis and variables, also where debug
// information stands among these. In the first block of a function variables go before instructions of unknown opcode,
// which may be variables, and all else behind them. Cost: linear in them.
func AtStart(b *Block) *Inserter {
	x := &Inserter{list: &b.list, at: b.FirstInsertionPoint()}
	if x.at.Op.Info() == nil {
		x.code = b.splitPoint(x.at)
	}
	return x
}

// FirstInsertionPoint returns the instruction before which [AtStart] inserts, nil where the block has nothing else yet.
// Cost: linear in phis and variables.
func (b *Block) FirstInsertionPoint() *Inst { return b.first.firstInsertionPoint() }

// pushPhi appends a phi that does not stand after another one as it is read. If there are only non-semantic
// instructions between, it is put before them: whoever walks over the phis of a block finds all of them in one piece.
func (r *reader) pushPhi(phi *Inst) {
	l := r.list
	before := l.last
	for before != r.amongPhis && before.isNonSemantic() {
		before = before.prev
	}
	switch {
	case before == r.amongPhis:
		before = r.lastPhi
	case !before.isHead(): // not valid: it is left where it is
		l.push(phi)
		return
	}
	r.lastPhi, r.amongPhis = phi, l.last
	phi.list, phi.prev, phi.next = l, before, before.next
	before.next.prev, before.next = phi, phi
}
