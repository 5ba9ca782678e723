package ir

import "hone/spirv"

// Inserter makes instructions at a place, by their opcode and operand words. Who writes a pass has a builder, which is
// an inserter with a method for each opcode (package ir/build).
type Inserter struct {
	list     *list
	at       *Inst        // instructions go before it; nil: at the end of the list
	code     *Inst        // all but variables go before it instead; nil: at
	replaces *replacement // for [ReplaceInst], else nil
	outer    *Inserter    // for [Inserter.Within], else nil
}

// Before returns an inserter that inserts before in.
func Before(in *Inst) *Inserter { return &Inserter{list: in.openList(), at: in} }

// After returns an inserter that inserts after in.
func After(in *Inst) *Inserter { return &Inserter{list: in.openList(), at: in.next} }

// openList returns the list that holds in, where something is to be built.
func (in *Inst) openList() *list {
	if in.flags&removed != 0 {
		panic("ir: the place for an instruction was removed: " + in.String())
	}
	return in.list
}

// AtEnd returns an inserter that inserts at the end of a block, before its terminator and merge instruction. A
// terminator or merge instruction that it builds takes the place of the one that is there; the edges follow as in
// [Inst.Become], and with a conditional branch or switch its OpSelectionMerge is removed. In a block without terminator
// it appends.
func AtEnd(b *Block) *Inserter {
	if !b.last.IsTerminator() {
		return &Inserter{list: &b.list}
	}
	return &Inserter{list: &b.list, at: b.ending()}
}

// Into returns an inserter that appends to a section.
func Into(s *Section) *Inserter { return &Inserter{list: &s.list} }

// Emit adds an instruction with the given operand words, with a fresh id if it has a result, and returns it. The words
// are copied.
func (x *Inserter) Emit(op spirv.Op, typ ID, result bool, words ...uint32) *Inst {
	x.follow()
	m := x.list.mod
	for y := x; y != nil; y = y.outer {
		if y.replaces != nil {
			words = y.keepOld(op, typ, words)
		}
	}
	if end := x.endToReplace(op); end != nil {
		end.Become(op, words...)
		return end
	}
	if x.replaces != nil {
		return x.emitReplacing(op, typ, result, words)
	}
	in := m.NewInst(op, typ, result, words...)
	at := x.at
	if x.code != nil && !op.Is(spirv.TraitVariable) {
		at = x.code
	}
	x.list.insertBefore(at, in)
	return in
}

// follow makes x insert into the block in which the instruction stands now before which it inserts: it may have moved.
func (x *Inserter) follow() {
	if x.at != nil {
		x.list = x.at.list
	}
}

// insertHere inserts an instruction.
func (x *Inserter) insertHere(in *Inst) { x.list.insertBefore(x.at, in) }

// Function returns the function that x inserts into, nil for a section.
func (x *Inserter) Function() *Function { return x.list.fn }

// Block returns the block that x inserts into, nil for a section.
func (x *Inserter) Block() *Block {
	x.follow()
	return x.list.block
}

// position returns that of what x inserts.
func (x *Inserter) position() uint32 {
	switch {
	case x.replaces != nil:
		return x.replaces.pos
	case x.at != nil:
		return x.at.pos
	case x.list.last != nil:
		return x.list.last.pos
	}
	return 0
}

// Within returns an inserter like [AtEnd] of a block for which [Inserter.Again] builds, too, what x replaces.
func (x *Inserter) Within(b *Block) *Inserter {
	y := AtEnd(b)
	y.outer = x
	return y
}

// Repeatable reports whether [Inserter.Again] builds an instruction: one of a known opcode that stands in a block and
// is no label, phi or variable, ends no block, and has all its operands.
func (in *Inst) Repeatable() bool {
	m := in.list.mod
	switch {
	case in.list.block == nil, in.isHead(), in.isMerge(), in.isTerminator(), in.Op == spirv.OpLoopControlINTEL:
		return false
	case int(in.Op) >= len(m.shapes) || !m.shapes[in.Op].Known || in.canEndBlock():
		return false
	}
	return in.next == nil || in.flags&removed != 0 || !in.next.Op.Is(spirv.TraitContinued)
}

// Again builds where x inserts what in is, and returns it: the operation, with all operand words, also those that
// nobody understands, with the decorations and the position of in. Other operands are given to it afterwards
// ([Inst.SetID]). An OpSampledImage that it uses comes along, since that has to stand in its block. in must be
// [Inst.Repeatable].
//
// If x, or an inserter that x was made from by [Inserter.Within], replaces in ([ReplaceInst]), the first is in itself,
// which moves here, with an id of its own: who holds in still holds what it was. All others are copies of what it was.
func (x *Inserter) Again(in *Inst) *Inst {
	x.follow()
	m := x.list.mod
	if !in.Repeatable() {
		panic("ir: it can't be built again: " + in.String())
	}
	var again *Inst
	words := in.Words()
	for y := x; y != nil && again == nil; y = y.outer {
		switch r := y.replaces; {
		case r == nil || r.old != in || r.done:
		case r.placed:
			words = r.words
		default:
			again = in
			x.place(y)
		}
	}
	if again == nil {
		again = x.Emit(in.Op, in.Type, in.Result != 0, words...)
		again.flags |= in.flags & unknownWords
		again.pos = in.pos
		if in.Result != 0 {
			m.CopyDecorations(in.Result, again.Result)
		}
	}
	for i, id := range again.IDs() {
		if d := m.Def(id); d != nil && d.Op == spirv.OpSampledImage && d.list != again.list {
			c := m.NewInst(d.Op, d.Type, true, d.Words()...)
			again.list.insertBefore(again, c)
			c.pos = d.pos
			m.CopyDecorations(id, c.Result)
			again.SetID(i, c.Result)
		}
	}
	return again
}

// place moves what y replaces to where x inserts.
func (x *Inserter) place(y *Inserter) {
	m, r := x.list.mod, y.replaces
	in := r.old
	if r.id != 0 && in.Result == r.id {
		in.Result = m.NewID()
		m.CopyDecorations(r.id, in.Result)
		m.ids[in.Result].def = in
	}
	r.placed, r.words = true, m.words.copy(in.Words())
	if y.at == in {
		y.at = in.next
	}
	if in.flags&removed == 0 {
		in.flags &^= standsIn // where it stands in for itself so far, it goes on to
		in.Remove()
	}
	at := x.at
	if x.replaces != nil {
		at = x.placeOf(in.Op)
	}
	x.list.insertBefore(at, in)
	if r.id != 0 && (r.newest == nil || r.newest == in || x == y) {
		m.replaceBy(r, in)
	}
}

// Module returns the module that x inserts into.
func (x *Inserter) Module() *Module { return x.list.mod }

func (x *Inserter) branch(to *Block) *Inst { return x.Emit(spirv.OpBranch, 0, false, uint32(to.ID())) }

// Move takes an instruction from its place in the same function and puts it here. Its operands must be defined here.
func (x *Inserter) Move(in *Inst) {
	if in != x.at {
		in.MoveBefore(x.at)
	}
}

// endToReplace returns the terminator or merge instruction whose place an instruction takes that is built before it,
// nil for none.
func (x *Inserter) endToReplace(op spirv.Op) *Inst {
	block := x.list.block
	if x.at == nil || block == nil {
		return nil
	}
	merge, last := block.MergeInst(), block.last
	switch {
	case x.at != last && x.at != merge || !last.isTerminator():
		return nil
	case op == spirv.OpSelectionMerge || op == spirv.OpLoopMerge:
		return merge
	case !isTerminator(op):
		return nil
	}
	if merge != nil && merge.Op == spirv.OpSelectionMerge && op != spirv.OpBranchConditional && op != spirv.OpSwitch {
		merge.Remove()
		x.at = last
	}
	return last
}

// InsertBefore puts a new instruction before at, at the end for nil.
func (b *Block) InsertBefore(at, in *Inst) { b.insertBefore(at, in) }

// Append puts a new instruction at the end: after the terminator, if there is one already.
func (b *Block) Append(in *Inst) { b.append(in) }

func (l *list) insertBefore(at, in *Inst) {
	if at == nil {
		l.append(in)
		return
	}
	in.linkBefore(at)
	if in.pos == 0 {
		in.pos = at.pos
	}
	l.inserted(in)
}

func (l *list) append(in *Inst) {
	in.list, in.prev, in.next = l, l.last, nil
	in.flags &^= removed
	if l.last != nil {
		l.last.next = in
		if in.pos == 0 && l.fn != nil {
			in.pos = l.last.pos
		}
	} else {
		l.first = in
	}
	l.last = in
	l.inserted(in)
}

func (l *list) inserted(in *Inst) {
	m := l.mod
	if in.Result != 0 {
		m.ids[in.Result].def = in
	}
	m.countUses(in, +1)
	if m.declaredUses.valid {
		m.declaredUses.add(in)
	}
	l.markEdited(in)
	in.markStructureEdited()
	if l.fn == nil {
		m.sectionInserted(in)
	} else if in.namesBlocks() {
		in.connect()
	}
}

// unlink takes in out of its list.
func (in *Inst) unlink() {
	l := in.list
	if in.flags&removed != 0 {
		panic("ir: edit of an instruction that was removed: " + in.String())
	}
	if in.prev != nil {
		in.prev.next = in.next
	} else {
		l.first = in.next
	}
	if in.next != nil {
		in.next.prev = in.prev
	} else {
		l.last = in.prev
	}
	in.prev, in.next = nil, nil
	l.markRemoved(in)
	in.markStructureEdited()
}

// Remove takes in out of the module. Its name and decorations go when the pass ends, the edges of a terminator at
// once. What in was can still be asked of it: opcode, type, result and operands.
func (in *Inst) Remove() {
	if in.namesBlocks() {
		var few [4]*Block
		in.disconnect(in.targets(few[:0]), nil, in.isMerge())
	}
	in.remove()
}

// remove is Remove for an instruction of whose edges the caller has taken care.
func (in *Inst) remove() {
	m := in.list.mod
	if in.flags&standsIn != 0 {
		m.completeReplacement(in)
	}
	m.countUses(in, -1)
	in.unlink()
	if in.Result != 0 {
		info := &m.ids[in.Result]
		info.def = nil
		m.dangling = m.dangling || info.uses > 0
		m.orphans = true
		if m.hasDebug {
			m.gone = append(m.gone, typed{in.Result, in.Type})
		}
	}
	if in.limitsTypes() {
		m.forgetTypeUses()
	}
	in.flags |= removed
}

// MoveBefore moves in before at, which may be in another block of the same function. What stands outside of functions
// may move into one.
func (in *Inst) MoveBefore(at *Inst) {
	in.unlink()
	in.linkBefore(at)
	at.list.markEdited(in)
}

// linkBefore puts in into the list before at.
func (in *Inst) linkBefore(at *Inst) {
	l := at.openList()
	in.list, in.next, in.prev = l, at, at.prev
	in.flags &^= removed
	if at.prev != nil {
		at.prev.next = in
	} else {
		l.first = in
	}
	at.prev = in
}

func words(ids []ID) []uint32 {
	w := make([]uint32, len(ids))
	for i, id := range ids {
		w[i] = uint32(id)
	}
	return w
}
