package ir

import (
	"fmt"
	"iter"
	"math/bits"
	"slices"

	"hone/spirv"
)

// NumWords returns the number of operand words.
func (in *Inst) NumWords() int { return len(in.words) }

// Unknown reports whether in has an opcode, enumerant or mask bit that the grammar does not tell: it must stay as it
// is, and may do anything.
func (in *Inst) Unknown() bool { return in.flags&unknownWords != 0 }

// TypesKnown reports whether the types of the result and of all operands of an instruction without labels are there and
// of known meaning: a value that an instruction of unknown meaning defines has none. Passes that make something of the
// types ask it.
func (in *Inst) TypesKnown() bool {
	m := in.Module()
	known := func(typ ID) bool {
		d := m.Def(typ)
		if d != nil && d.Op == spirv.OpTypeVector {
			d = m.Def(d.ID(0))
		}
		return d != nil && !d.Unknown()
	}
	if in.Type != 0 && !known(in.Type) {
		return false
	}
	for i, id := range in.IDs() {
		if !known(m.TypeOf(id)) && !(i == 0 && in.Op.Is(spirv.TraitExtended)) { // the set has no type
			return false
		}
	}
	return true
}

// Literal returns operand word i, which must not be an id: a literal, an enumerant or a mask.
func (in *Inst) Literal(i int) uint32 { return in.words[i] }

// Word returns operand word i: a literal, an enumerant or a mask, or an id as it stands after replacements. Who knows
// which it is asks for [Inst.ID] or [Inst.Literal].
func (in *Inst) Word(i int) uint32 {
	if l := in.list; l != nil && l.mod.anyStale {
		return in.freshWord(i)
	}
	return in.words[i]
}

// freshWord is Word where ids were replaced.
func (in *Inst) freshWord(i int) uint32 {
	m := in.list.mod
	if int(in.Op) < len(m.shapes) {
		if sh := &m.shapes[in.Op]; i < int(sh.Fixed) && sh.IDs>>i&1 == 0 {
			return in.words[i]
		}
	}
	return in.Words()[i]
}

// stringAt returns the literal string in operand word i and those after it.
func (in *Inst) stringAt(i int) string {
	s, _, _ := spirv.String(in.words[min(i, len(in.words)):])
	return s
}

// Words returns the operand words. The slice must not be written.
func (in *Inst) Words() []uint32 {
	// what speaks of an id that was replaced is removed with it
	if in.list.mod.anyStale && in.flags&(noIDCount|debugInfo) != noIDCount {
		in.refresh()
	}
	return in.words
}

// ID returns the id in operand word i, as it stands after replacements.
func (in *Inst) ID(i int) ID {
	id := ID(in.words[i])
	if m := in.list.mod; m.ids[id].forward != 0 {
		return m.Resolve(id)
	}
	return id
}

// IDs yields the index and the resolved id of each operand that is an id, labels included, the
// result type not. Operands may be set during the iteration.
func (in *Inst) IDs() iter.Seq2[int, ID] {
	return func(yield func(int, ID) bool) {
		mask, ok := in.fixedIDs()
		if !ok {
			mask, ok = in.tailIDs()
		}
		if ok {
			for ; mask != 0; mask &= mask - 1 {
				i := bits.TrailingZeros64(mask)
				if !yield(i, in.ID(i)) {
					return
				}
			}
			return
		}
		s := in.idScan() // not in the loop, which would copy it each time
		for s.next() {
			if !yield(s.i, in.ID(s.i)) {
				return
			}
		}
	}
}

// NamesType reports whether operand word i of an instruction, or of the operation of an OpSpecConstantOp, is a type, as
// the base type of an untyped access chain is. Unknown opcodes, decorations and modes: false. Constant time.
func (in *Inst) NamesType(i int) bool {
	op, shapes := in.Op, spirv.Shapes()
	if op == spirv.OpSpecConstantOp {
		if i == 0 || len(in.words) == 0 || int(in.words[0]) >= len(shapes) {
			return false
		}
		op, i = spirv.Op(in.words[0]), i-1
	}
	return int(op) < len(shapes) && shapes[op].TypeAt(i)
}

// fixedIDs returns which of the operand words are ids for an instruction that has exactly those that its opcode fixes,
// as nearly all have.
func (in *Inst) fixedIDs() (mask uint64, ok bool) {
	m := in.list.mod
	if int(in.Op) >= len(m.shapes) {
		return 0, false
	}
	sh := &m.shapes[in.Op]
	return uint64(sh.IDs), int(sh.Fixed) == len(in.words)
}

// tailIDs is fixedIDs for the plainest instructions that have more words, and 64 at most.
func (in *Inst) tailIDs() (mask uint64, ok bool) {
	m := in.list.mod
	n := len(in.words)
	if int(in.Op) >= len(m.shapes) || n > 64 {
		return 0, false
	}
	sh := &m.shapes[in.Op]
	if n < int(sh.Fixed) {
		return 0, false
	}
	switch sh.Tail {
	case spirv.TailIDs, spirv.TailPairs:
		return uint64(sh.IDs) | ^uint64(0)<<sh.Fixed&(1<<n-1), true
	case spirv.TailLiterals, spirv.TailString, spirv.TailNumber:
		return uint64(sh.IDs), true
	}
	return 0, false
}

// idScan walks over the indices of the operand words that are ids.
type idScan struct {
	i    int    // the current index
	mask uint64 // ids among the first 64 words that are still to come
	from int32  // from here on all words are ids
	n    int32
	more *[]int32 // further indices, nil for none
}

func (s *idScan) next() bool {
	if s.mask != 0 {
		s.i = bits.TrailingZeros64(s.mask)
		s.mask &= s.mask - 1
		return true
	}
	if s.from < s.n {
		s.i = int(s.from)
		s.from++
		return true
	}
	return s.more != nil && s.nextMore()
}

func (s *idScan) nextMore() bool {
	if len(*s.more) == 0 {
		return false
	}
	s.i = int((*s.more)[0])
	*s.more = (*s.more)[1:]
	return true
}

func (in *Inst) idScan() idScan { return in.list.mod.idScan(in.Op, in.Type, in.words) }

func (m *Module) idScan(op spirv.Op, typ ID, words []uint32) idScan {
	n := len(words)
	if int(op) >= len(m.shapes) || !m.shapes[op].Known {
		return idScan{}
	}
	sh := &m.shapes[op]
	fixed := int(sh.Fixed)
	s := idScan{mask: uint64(sh.IDs), from: int32(n), n: int32(n)}
	if n == fixed {
		return s
	}
	if n < fixed { // after a mask bit of unknown meaning
		return m.slowIDScan(op, typ, words)
	}
	switch sh.Tail {
	case spirv.TailIDs, spirv.TailPairs:
		s.from = int32(fixed)
	case spirv.TailLiterals, spirv.TailString, spirv.TailNumber:
	default:
		first, ok := sh.TailIDStart(typ, words, m)
		if !ok {
			return m.slowIDScan(op, typ, words)
		}
		s.from = int32(first)
	}
	return s
}

func (m *Module) slowIDScan(op spirv.Op, typ ID, words []uint32) idScan {
	s := idScan{}
	var more []int32
	var sc spirv.Scanner
	for sc.InitOperands(op, typ, words, m); sc.Next(); {
		if !sc.Kind.IsID() {
			continue
		}
		if sc.Start < 64 {
			s.mask |= 1 << sc.Start
		} else {
			more = append(more, int32(sc.Start))
		}
	}
	if more != nil {
		rest := more // a copy, so that more is on the stack where there are none
		s.more = &rest
	}
	return s
}

// copyWords makes the operand words writable.
func (in *Inst) copyWords() {
	if in.flags&ownsWords == 0 {
		in.words = in.list.mod.words.copy(in.words)
		in.flags |= ownsWords
	}
}

// own makes the operand words writable for an edit.
func (in *Inst) own() {
	in.copyWords()
	in.markEdited()
}

// markEdited records an edit of in.
func (in *Inst) markEdited() {
	if in.flags&removed != 0 {
		panic("ir: edit of an instruction that was removed: " + in.String())
	}
	in.list.markEdited(in)
	in.markStructureEdited()
	if in.list.fn == nil {
		in.list.mod.globalEdited(in)
	}
}

// globalEdited records that an instruction outside of functions was edited in place.
func (m *Module) globalEdited(in *Inst) {
	if in.Result != 0 {
		m.declarationEpoch++
	}
	if m.declaredUses.valid {
		m.declaredUses.add(in)
	}
	if in.limitsTypes() || in.Type == 0 && in.Result != 0 {
		m.forgetTypeUses()
	}
}

// limitsTypes reports whether in has a say in what types may be.
func (in *Inst) limitsTypes() bool {
	return in.Op == spirv.OpCapability || in.Op == spirv.OpMemoryModel
}

// markStructureEdited records that structured control flow is declared otherwise, if in is a merge instruction.
func (in *Inst) markStructureEdited() {
	if in.isMerge() && in.list.fn != nil {
		in.list.fn.markCFGEdited()
	}
}

// isMerge reports whether in is a merge instruction.
func (in *Inst) isMerge() bool { return in.Op == spirv.OpSelectionMerge || in.Op == spirv.OpLoopMerge }

// SetWord writes operand word i, which must not be an id.
func (in *Inst) SetWord(i int, w uint32) {
	in.own()
	in.words[i] = w
}

// SetID writes the id in operand word i. In a terminator or merge instruction that moves an edge, or what
// the block is the header of.
func (in *Inst) SetID(i int, id ID) {
	selector := i == 0 && (in.Op == spirv.OpBranchConditional || in.Op == spirv.OpSwitch)
	if in.branches() && !selector || in.isMerge() {
		words := slices.Clone(in.words)
		words[i] = uint32(id)
		in.SetOperands(words)
		return
	}
	m := in.list.mod
	if in.flags&noIDCount == 0 {
		m.dropUse(in.ID(i))
		m.addUses(m.Resolve(id), 1)
	}
	in.own()
	in.words[i] = uint32(id)
}

// SetOperands replaces all operand words. words is copied. Edges and headers follow as in [Inst.Become].
func (in *Inst) SetOperands(words []uint32) { in.Become(in.Op, words...) }

// As returns a copy of in that is another operation with the same result, for a question that [Inst.Become] would make
// an edit of. The copy knows the place and the module of in. It is in no list, and its operands count as no uses. It
// keeps words, which must not change while the copy is in use.
func (in *Inst) As(op spirv.Op, words ...uint32) *Inst {
	trial := *in
	trial.Op, trial.words = op, words
	trial.flags = in.flags&^(noIDCount|debugInfo) | in.list.mod.countFlags(op, words)
	return &trial
}

// Become turns in into another operation with the same result, in place. The edges of a terminator follow: where the
// block loses its last edge to another, the phis there lose its entry; where it gains one they need
// [Inst.SetPhiValue].
func (in *Inst) Become(op spirv.Op, words ...uint32) {
	m := in.list.mod
	var few, fewThen [4]*Block
	var targets []*Block
	merge := in.isMerge()
	if in.list.fn == nil {
		m.markOutsideEdited(in) // what it is of before the edit
	}
	if in.namesBlocks() {
		targets = in.targets(few[:0])
	}
	m.countUses(in, -1)
	in.markStructureEdited()
	in.Op = op
	in.words = m.words.copy(words)
	in.flags = in.flags&^(noIDCount|debugInfo) | ownsWords | m.countFlags(op, in.words)
	m.countUses(in, +1)
	in.markEdited()
	if merge {
		in.disconnect(targets, nil, true)
	}
	var stay []*Block
	if in.namesBlocks() {
		in.connect()
		stay = in.targets(fewThen[:0])
	}
	if !merge && targets != nil { // the phis of a target that is kept keep their entries
		in.disconnect(targets, stay, false)
	}
}

// countUses adds d to the use count of each id that in uses, its result type included.
func (m *Module) countUses(in *Inst, d int) {
	if in.flags&noIDCount != 0 {
		return
	}
	if in.Type != 0 {
		m.addUses(m.Resolve(in.Type), uint32(d))
	}
	for _, id := range in.IDs() {
		m.addUses(id, uint32(d))
	}
}

// addUses adds n, which may be negative, to the use count of an id.
func (m *Module) addUses(id ID, n uint32) {
	info := &m.ids[id]
	info.uses += n
	m.dangling = m.dangling || info.def == nil
	if info.uses-1 < maxAwaited && int32(n) < 0 {
		info.fewUses()
	}
}

// dropUse subtracts 1 from the use count of an id.
func (m *Module) dropUse(id ID) {
	info := &m.ids[id]
	info.uses--
	if info.uses-1 < maxAwaited {
		info.fewUses()
	}
}

// fewUses records that an id has few uses left: one, or as many as a pass waits for.
func (info *idInfo) fewUses() {
	waits := uint16(awaitedFew)
	if info.uses == 1 {
		waits |= awaited
	}
	if d := info.def; d != nil && d.flags&waits != 0 && d.list != nil && d.list.fn != nil {
		d.flags &^= waits
		d.list.fn.version.Singles++
		d.list.fn.edited()
	}
}

// NewInst makes an instruction that stands nowhere yet. With result set it gets a fresh id. words are
// copied.
func (m *Module) NewInst(op spirv.Op, typ ID, result bool, words ...uint32) *Inst {
	in := m.insts.new()
	*in = Inst{Op: op, Type: typ, words: m.words.copy(words), flags: ownsWords}
	in.flags |= m.countFlags(op, in.words)
	if result {
		in.Result = m.NewID()
	}
	return in
}

// newResult is NewInst for a result whose id is known already, or a new one for 0.
func (m *Module) newResult(op spirv.Op, typ, id ID, words ...uint32) *Inst {
	in := m.NewInst(op, typ, id == 0, words...)
	if id != 0 {
		in.Result = id
	}
	return in
}

// countFlags returns noIDCount for instructions whose ids keep nothing alive, with debugInfo for debug information.
func (m *Module) countFlags(op spirv.Op, words []uint32) uint16 {
	switch {
	case int(op) >= len(uncounted) || uncounted[op] == 0:
		return 0
	case uncounted[op] == always:
		return noIDCount
	case m.isDebug(words):
		m.hasDebug = true
		return noIDCount | debugInfo
	}
	return 0
}

// uncounted says whose ids keep nothing alive.
var uncounted = [...]uint8{
	spirv.OpName: always, spirv.OpMemberName: always, spirv.OpDecorate: always, spirv.OpMemberDecorate: always,
	spirv.OpDecorationGroup: always, spirv.OpGroupDecorate: always, spirv.OpGroupMemberDecorate: always,
	spirv.OpDecorateString: always, spirv.OpMemberDecorateString: always,
	spirv.OpExtInst: ifDebug, spirv.OpExtInstWithForwardRefsKHR: ifDebug,
}

const (
	always  = uint8(noIDCount) // the flag itself
	ifDebug = uint8(debugInfo)
)

// SetType gives in another result type.
func (in *Inst) SetType(typ ID) {
	m := in.list.mod
	if in.flags&noIDCount == 0 {
		m.ids[m.Resolve(in.Type)].uses--
		m.addUses(m.Resolve(typ), 1)
	}
	in.Type = typ
	if m.declaredUses.valid {
		m.declaredUses.add(in)
	}
	in.markEdited()
}

// short returns the opcode and the result, for messages about instructions that may be long.
func (in *Inst) short() string {
	if in.Result != 0 {
		return fmt.Sprintf("%%%d = %s", in.Result, in.Op)
	}
	return in.Op.String()
}

// String returns a short description for messages: opcode and ids.
func (in *Inst) String() string {
	s := in.short()
	if in.Type != 0 {
		s += fmt.Sprintf(" %%%d", in.Type)
	}
	scan := idScan{}
	if in.list != nil {
		scan = in.idScan()
	}
	isID := map[int]bool{}
	for scan.next() {
		isID[scan.i] = true
	}
	for i, w := range in.words {
		if isID[i] {
			s += fmt.Sprintf(" %%%d", w)
		} else {
			s += fmt.Sprintf(" %d", w)
		}
	}
	return s
}
