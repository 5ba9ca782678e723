package ir

import (
	"fmt"
	"iter"
	"slices"

	"hone/spirv"
)

// Write returns the module as a binary in the byte order that it was read in. A module that nothing
// changed gives back the words that were read, which are then shared. Cost: linear.
//
// The error says what no binary can hold, or no reader would take, of what edits have made: an instruction of more than
// [spirv.MaxInstructionWords] words, an id that is used and not defined, a bound above [MaxBound], an instruction in a
// section that it does not belong to, a block that does not end in a terminator. It is for what costs next to nothing
// to see; [Module.Verify] sees more.
func (m *Module) Write() (*spirv.Binary, error) {
	m.CompleteReplacements()
	m.Sweep()
	if m.original != nil && !m.isChanged() && !m.renumbered {
		return &spirv.Binary{Words: m.original, BigEndian: m.BigEndian}, nil
	}
	h := m.Header
	w := writer{m: m, out: make([]uint32, 0, m.wordsExpected()), bound: m.boundInUse()}
	w.out = append(w.out, spirv.Magic, uint32(h.Version), h.Generator, 0, h.Schema)
	for k := range Tail {
		w.section(m.Section(k))
	}
	for _, f := range m.functions {
		w.function(f)
	}
	w.insts(m.sections[Tail].first)
	if w.err == nil {
		w.err = m.undefined()
	}
	if bound := max(h.Bound, w.bound); w.err == nil && bound > max(MaxBound, h.Bound) {
		w.err = fmt.Errorf("the bound would be %d, more than %d", bound, MaxBound)
	}
	if w.err != nil {
		return nil, w.err
	}
	w.out[3] = max(h.Bound, w.bound)
	switch {
	case m.renumbered && m.pins == nil:
		m.renumber(w.out, int(w.bound))
	case m.compacted != nil:
		m.expand(w.out, int(w.bound))
	}
	return &spirv.Binary{Words: w.out, BigEndian: m.BigEndian}, nil
}

// wordsExpected returns how many words there may be to write: those that were read, and those that instructions were
// made of since then, up to as many.
func (m *Module) wordsExpected() int {
	n := len(m.original) + 64
	return n + min(3*(m.insts.made()-m.made)+m.words.made(), n)
}

// boundInUse returns the bound that was read or, if that is more, the least one above the ids that the module has. Ids
// that passes made and did not use do not count. 0 is no id, so the bound is 1 at least.
func (m *Module) boundInUse() uint32 {
	n := uint32(len(m.ids))
	for n > max(m.Header.Bound, 1) && m.ids[n-1].def == nil && m.ids[n-1].uses == 0 {
		n--
	}
	if int(n) == len(m.ids) {
		return n
	}
	for _, p := range m.positions { // no instruction defines their results
		for _, inst := range [][]uint32{p.Line, p.Scope} {
			if setByResult(inst) {
				n = max(n, inst[2]+1)
			}
		}
	}
	return n
}

// MaxBound is the largest bound of a module that is to be accepted everywhere (section 2.17, Universal Limits).
const MaxBound = 4_194_303

// isChanged reports whether anything was edited since the module was read.
func (m *Module) isChanged() bool {
	if m.changed {
		return true
	}
	for _, f := range m.functions {
		if f.Changed() {
			return true
		}
	}
	h := m.Header
	return h.Version != spirv.Version(m.original[1]) || h.Generator != m.original[2] || h.Schema != m.original[4]
}

// Changed reports whether the function was edited since it was read.
func (f *Function) Changed() bool { return f.changed || f.mod.everyEdit > 0 }

// writer makes the words of a module.
type writer struct {
	m   *Module
	out []uint32
	now uint32 // position of the instruction that was written last
	// placed says which results of instructions that became positions were used: a second copy gets a new id.
	placed map[ID]bool
	bound  uint32 // of the output: ids from the module's bound on are handed out here, so that writing changes nothing
	err    error  // the first
}

func (w *writer) newID() uint32 {
	w.bound++
	return w.bound - 1
}

// insts appends the instructions of a list from in on.
func (w *writer) insts(in *Inst) {
	out := w.out
	for ; in != nil; in = in.next {
		if in.pos != w.now && in.list.fn != nil && in.takesPosition() {
			w.out = out
			w.emit(in.pos)
			out = w.out
		}
		if len(in.words) >= spirv.MaxInstructionWords-2 && w.err == nil { // long, so nearly never
			w.err = in.tooLong()
		}
		out = in.append(out)
	}
	w.out = out
}

// tooLong returns an error if in has more words than the format can hold.
func (in *Inst) tooLong() error {
	n := 1 + len(in.words)
	if in.Type != 0 {
		n++
	}
	if in.Result != 0 {
		n++
	}
	if n <= spirv.MaxInstructionWords {
		return nil
	}
	return fmt.Errorf("%s: has %d words, more than the %d that an instruction can have", in.short(), n,
		spirv.MaxInstructionWords)
}

// misplaced returns an error if in does not belong in the section s where it stands.
func (in *Inst) misplaced(s SectionKind) error {
	if belongs, ok := in.list.mod.sectionOf(in.Op); ok && belongs != s {
		return fmt.Errorf("%s: stands among %s, it belongs among %s", in.short(), s, belongs)
	}
	return nil
}

// append appends the words of in. The length of one that is too long for the format is cut off.
func (in *Inst) append(out []uint32) []uint32 {
	at := len(out)
	out = append(out, 0)
	if in.Type != 0 {
		out = append(out, uint32(in.Type))
	}
	if in.Result != 0 {
		out = append(out, uint32(in.Result))
	}
	out = append(out, in.words...)
	out[at] = uint32(len(out)-at)<<16 | uint32(in.Op)
	return out
}

func (w *writer) section(s *Section) {
	if w.m.changed {
		for in := s.first; in != nil && w.err == nil; in = in.next {
			if in.flags&ownsWords != 0 { // what was read stood at its place then
				w.err = in.misplaced(s.kind)
			}
		}
	}
	w.insts(s.first)
}

func (w *writer) function(f *Function) {
	if !f.Changed() && f.raw != nil {
		w.out = append(w.out, f.raw...)
		return
	}
	w.now = 0
	w.insts(f.header.first)
	for _, b := range f.Blocks {
		w.insts(b.first)
		if !b.last.IsTerminator() && w.err == nil {
			w.err = fmt.Errorf("block %%%d ends in %s, which is no terminator", b.ID(), b.last.short())
		}
		w.now = 0
	}
	w.emit(f.endPos)
	w.out = append(w.out, 1<<16|uint32(spirv.OpFunctionEnd))
}

// takesPosition reports whether the position of in may be set before it: debug instructions must not stand among
// phis and variables, and nothing stands between a merge instruction and its terminator.
func (in *Inst) takesPosition() bool {
	if in.prev != nil && (in.prev.Op == spirv.OpSelectionMerge || in.prev.Op == spirv.OpLoopMerge) {
		return false
	}
	if in.isHead() {
		pos := in.list.mod.positions[in.pos]
		return pos.Scope == nil && (pos.Line == nil || spirv.Op(pos.Line[0]) == spirv.OpLine)
	}
	return true
}

// undefined returns an error if an id is used and not defined. It looks at use counts only, and only where an edit may
// have left such an id. Linear in the bound.
func (m *Module) undefined() error {
	if !m.dangling {
		return nil
	}
	var placed *Table // ids of positions: nothing defines them any more
	for i := range m.ids {
		info := &m.ids[i]
		if info.uses == 0 || info.def != nil || info.forward != 0 || m.Pinned(ID(i)) {
			continue
		}
		if placed == nil {
			placed = m.positionResults()
			defer placed.Release()
		}
		if placed.Get(ID(i)) == 0 {
			return fmt.Errorf("%%%d is used by %s and not defined", i, m.userOf(ID(i)))
		}
	}
	return nil
}

// userOf describes an instruction that uses id, for an error. Linear.
func (m *Module) userOf(id ID) string {
	user := "a line or scope"
	find := func(in *Inst) bool {
		uses := in.Type == id && id != 0
		for _, used := range in.IDs() {
			uses = uses || used == id
		}
		if uses {
			user = in.short()
		}
		return uses
	}
	for in := range m.Insts() {
		if in.flags&noIDCount == 0 && find(in) {
			return user
		}
	}
	return user
}

// expand gives the ids of a module whose bound was too large their old numbers back. New ids get the
// lowest numbers that are free.
func (m *Module) expand(out []uint32, bound int) {
	old := m.compacted
	taken := map[ID]bool{}
	for _, id := range old {
		taken[id] = true
	}
	next := ID(1)
	for len(old) < bound {
		for taken[next] {
			next++
		}
		old = append(old, next)
		next++
	}
	b := &spirv.Binary{Words: out}
	for _, inst := range b.Insts() {
		var s spirv.Scanner
		var at []int
		for s.Init(inst, m); s.Next(); {
			if s.Kind.IsID() || s.Kind == spirv.KindUnknown {
				at = append(at, s.Start)
			}
		}
		for _, i := range at {
			if int(inst[i]) < len(old) && inst[i] != 0 {
				inst[i] = uint32(old[inst[i]])
			}
		}
	}
	out[3] = m.original[3]
	for _, id := range old {
		out[3] = max(out[3], uint32(id)+1)
	}
}

// Renumber makes [Module.Write] number ids from 1 on without gaps, in the order in which they first appear. Ids of the
// module as it is held stay as they are. It returns false, and does nothing, where an instruction of unknown meaning
// may name ids.
func (m *Module) Renumber() bool {
	m.renumbered = m.pins == nil
	return m.renumbered
}

// renumber gives the ids of an output numbers without gaps.
func (m *Module) renumber(out []uint32, bound int) {
	to := make([]uint32, bound) // old -> new
	next := uint32(1)
	var at []int
	for _, inst := range (&spirv.Binary{Words: out}).Insts() {
		at = at[:0]
		var s spirv.Scanner
		for s.Init(inst, m); s.Next(); { // which asks about ids as they are
			if s.Kind.IsID() {
				at = append(at, s.Start)
			}
		}
		for _, i := range at {
			id := inst[i]
			if to[id] == 0 {
				to[id] = next
				next++
			}
			inst[i] = to[id]
		}
	}
	out[3] = next
}

// Offset returns where an instruction stands in the words that the module was read from, -1 where they do not hold it
// as it is. It is for messages: among instructions that are the same, it takes it that the module was not edited. Cost:
// linear in the module.
func (m *Module) Offset(in *Inst) int {
	want := in.append(nil)
	same := 0 // before it
	if f := in.Function(); f != nil {
		var words []uint32
	functions:
		for _, g := range m.Functions() {
			for _, part := range [...]iter.Seq[*Inst]{g.Preceding(), g.AllInsts()} {
				for other := range part {
					if other == in {
						break functions
					}
					if other.Op != in.Op {
						continue
					}
					if words = other.append(words[:0]); slices.Equal(words, want) {
						same++
					}
				}
			}
		}
	}
	for at := spirv.HeaderWords; at < len(m.original); {
		next := at + int(m.original[at]>>16)
		if slices.Equal(m.original[at:next], want) {
			if same == 0 {
				return at
			}
			same--
		}
		at = next
	}
	return -1
}
