package ir

import (
	"fmt"
	"math/bits"
	"slices"

	"hone/spirv"
)

// Verify checks the module's invariants: lists are linked, every id has the definition that the module records, use
// counts are right, predecessors follow from terminators, phis have one entry for each predecessor block, blocks end in
// a terminator and only there, definitions dominate uses, lines and scopes name definitions that fit, and whatever
// [Module.Write] refuses. It returns the first violation, mostly a *[Fault]. Cost: near linear.
//
// Right after [Read] a violation is a fault of the input, later of the pass that ran last.
func (m *Module) Verify() error { return NewVerifier(m).Verify() }

// ReadAgain reads the words that m was read from once more: so the fault of a pass can be told from a fault of its
// input. nil, and no error, for a module that was not read.
func (m *Module) ReadAgain() (*Module, error) {
	if m.original == nil {
		return nil, nil
	}
	return Read(m.Original())
}

// Original returns the binary that m was read from, nil for a module that was not read.
func (m *Module) Original() *spirv.Binary {
	if m.original == nil {
		return nil
	}
	return &spirv.Binary{Words: m.original, BigEndian: m.BigEndian}
}

// Verifier is [Module.Verify] again and again while a module is edited. It looks at all lists, definitions and use
// counts each time, and at the control flow and dominance of functions that were edited since the last time.
type Verifier struct {
	m     *Module
	uses  []uint32
	order []uint32 // by id: the number of the instruction that defines it, counted from 1 on
	count uint32
	far   []farUse // by function
	farAt []int    // of a function: where its part of far begins; one more at the end
	edges []int    // to blocks of a function, and how often merge instructions name them
	named []int
	known []verifiedFunction // by index
	debug []*Inst            // debug instructions
}

// farUse is an operand that comes from another block than its own and the first one, or from further on: dominators
// have to say whether that may be. i is -1 for all operands of a debug instruction.
type farUse struct {
	in *Inst
	i  int
}

// verifiedFunction is a function as it was when nothing was wrong with it.
type verifiedFunction struct {
	f       *Function
	version Version
}

// NewVerifier returns a verifier of m that has looked at nothing so far.
func NewVerifier(m *Module) *Verifier { return &Verifier{m: m} }

// Verify returns the first violation, a *[Fault]. Cost: linear in the module, with a small constant for what was not
// edited.
func (v *Verifier) Verify() error {
	m := v.m
	m.CompleteReplacements()
	v.uses, v.order, v.count, v.debug = zeroed(v.uses, len(m.ids)), zeroed(v.order, len(m.ids)), 0, v.debug[:0]
	for s := range m.Sections() {
		if err := v.list(&s.list); err != nil {
			return err
		}
		for in := s.first; in != nil && s.kind != Tail; in = in.next {
			if err := in.misplaced(s.kind); err != nil {
				return err
			}
		}
	}
	if err := v.decorations(); err != nil {
		return err
	}
	v.far, v.farAt = v.far[:0], v.farAt[:0]
	for i, f := range m.functions {
		v.farAt = append(v.farAt, len(v.far))
		if err := v.function(i, f); err != nil {
			return err
		}
	}
	v.farAt = append(v.farAt, len(v.far))
	for id, order := range v.order {
		if def := m.ids[id].def; (def != nil) != (order != 0) || def != nil && def.Result != ID(id) {
			return Faultf(nil, "id %d: its definition is not in the module", id)
		}
	}
	known := v.known
	for i, f := range m.functions {
		if i < len(known) && known[i] == (verifiedFunction{f, f.Version()}) {
			continue
		}
		if err := v.blocks(f); err != nil {
			return err
		}
	}
	if err := v.counts(); err != nil {
		return err
	}
	if err := v.positions(); err != nil {
		return err
	}
	v.known = v.known[:0]
	for _, f := range m.functions {
		v.known = append(v.known, verifiedFunction{f, f.Version()})
	}
	return nil
}

// valueDecorations are decorations that passes hand on from one value to another, and FPFastMathMode. That may be given
// twice if it says the same: spirv-val refuses it, but a translator of kernels in wide use makes it, and it does no
// harm.
var valueDecorations = [...]spirv.Decoration{
	spirv.DecorationRelaxedPrecision, spirv.DecorationNoContraction, spirv.DecorationNonUniform, spirv.DecorationRestrict,
	spirv.DecorationAliased, spirv.DecorationRestrictPointer, spirv.DecorationAliasedPointer, spirv.DecorationInvariant,
	spirv.DecorationNoSignedWrap, spirv.DecorationNoUnsignedWrap, spirv.DecorationFPFastMathMode,
}

// decorations verifies that no OpDecorate gives an id one of valueDecorations a second time.
func (v *Verifier) decorations() error {
	seen := v.m.NewTable()
	defer seen.Release()
	for in := v.m.sections[Annotations].first; in != nil; in = in.next {
		if in.Op != spirv.OpDecorate || in.flags&unknownWords != 0 {
			continue
		}
		i := slices.Index(valueDecorations[:], spirv.Decoration(in.words[1]))
		if i < 0 {
			continue
		}
		id, bit := in.ID(0), int32(1)<<i
		if seen.Get(id)&bit != 0 && (valueDecorations[i] != spirv.DecorationFPFastMathMode || v.hasOtherMode(in)) {
			return Faultf(in, "decorates %%%d a second time with %s", id, valueDecorations[i])
		}
		seen.Set(id, seen.Get(id)|bit)
	}
	return nil
}

// hasOtherMode reports whether what in decorates with FPFastMathMode is also decorated with another one.
func (v *Verifier) hasOtherMode(in *Inst) bool {
	for d := range v.m.everyDecoration(in.ID(0)) {
		if d.Kind == spirv.DecorationFPFastMathMode && d.Member < 0 && !slices.Equal(d.Params, in.words[2:]) {
			return true
		}
	}
	return false
}

// zeroed returns a slice of n zeros, in the memory of s if that is large enough.
func zeroed[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n, n+n/4)
	}
	s = s[:n]
	clear(s)
	return s
}

// function looks at the lists of a function.
func (v *Verifier) function(i int, f *Function) error {
	if f.Index != i {
		return Faultf(f.Def, "the function has index %d, it is number %d", f.Index, i)
	}
	if err := v.list(&f.header); err != nil {
		return err
	}
	for i, b := range f.Blocks {
		if b.Index != i || b.fn != f {
			return Faultf(b.first, "block %d has index %d", i, b.Index)
		}
		if b.first == nil || b.first.Op != spirv.OpLabel {
			return Faultf(b.first, "block %d does not begin with OpLabel", i)
		}
		if err := v.list(&b.list); err != nil {
			return err
		}
	}
	return nil
}

// list looks at the instructions of a list.
func (v *Verifier) list(l *list) error {
	m, ids, order, uses := v.m, v.m.ids, v.order, v.uses
	var prev *Inst
	for in := l.first; in != nil; prev, in = in, in.next {
		v.count++
		if in.prev != prev || in.list != l {
			return Faultf(in, "broken links")
		}
		if len(in.words) > spirv.MaxInstructionWords-3 {
			if err := in.tooLong(); err != nil {
				return err
			}
		}
		if in.Result != 0 {
			if int(in.Result) >= len(ids) || order[in.Result] != 0 || ids[in.Result].def == nil {
				return Faultf(in, "defines id %d a second time", in.Result)
			}
			order[in.Result] = v.count
		}
		if in.flags&debugInfo != 0 {
			v.debug = append(v.debug, in)
			v.far = append(v.far, farUse{in, -1})
		}
		if in.flags&noIDCount != 0 {
			continue
		}
		if in.Type != 0 {
			v.uses[m.Resolve(in.Type)]++
			switch d := m.Def(in.Type); {
			case d == nil:
			case d.Type != 0 || d.list.fn != nil:
				return Faultf(in, "%%%d is no type", in.Type)
			case v.order[d.Result] == 0 && (l.fn != nil || l.kind != Tail):
				return Faultf(in, "uses the type %%%d before it is defined", in.Type)
			}
			if makesValue(in.Op) && m.storedOnly(in.Type) {
				return Faultf(in, "a value of %%%d may only be loaded, stored, copied and converted in width", in.Type)
			}
		}
		mask, ok := in.fixedIDs()
		if !ok {
			mask, ok = in.tailIDs()
		}
		for ; ok && mask != 0; mask &= mask - 1 {
			i := bits.TrailingZeros64(mask)
			if w := in.words[i]; uint(w) < uint(len(order)) && order[w] != 0 && ids[w].isNear(in, l) { // nearly always
				uses[w]++
				continue
			}
			if err := v.operand(in, i); err != nil {
				return err
			}
		}
		if ok {
			continue
		}
		for s := in.idScan(); s.next(); {
			if err := v.operand(in, s.i); err != nil {
				return err
			}
		}
	}
	if l.last != prev {
		return Faultf(l.first, "broken end of list")
	}
	return nil
}

// isNear reports whether nothing can be wrong with a use, by in, of an id that is defined before: what defines it
// stands outside of functions, or in the same block or the first one of the function.
func (info *idInfo) isNear(in *Inst, l *list) bool {
	d := info.def
	if d == nil || info.forward != 0 || d == in {
		return false
	}
	from := d.list
	return from.fn == nil || d.Op != spirv.OpLabel && d.Op != spirv.OpFunction &&
		(from == l && in.Op != spirv.OpPhi || from.comesFirst() && from.fn == l.fn)
}

// comesFirst reports whether what a list of a function defines is defined in all of its blocks.
func (l *list) comesFirst() bool { return l.block == nil || l.block.Index == 0 }

// operand looks at the id in word i.
func (v *Verifier) operand(in *Inst, i int) error {
	m := v.m
	w := in.words[i]
	if w == 0 || int(w) >= len(m.ids) {
		return Faultf(in, "operand %d is id %d, outside the bound %d", i, w, len(m.ids))
	}
	id := in.ID(i)
	v.uses[id]++
	early := v.order[id] == 0 || in.list.fn == nil && id == in.Result
	if early && !m.mayPrecede(in, id) && !in.namesLabels() {
		return Faultf(in, "uses %%%d before it is defined", id)
	}
	d := m.ids[id].def
	switch {
	case d == nil || d.list.fn == nil || d.Op == spirv.OpFunction:
		return nil
	case d.list.fn != in.list.fn && !in.decoratesByID():
		return Faultf(in, "uses %%%d, which is local to function %%%d", id, d.list.fn.Result())
	case d.Op == spirv.OpLabel && !in.namesLabels():
		return Faultf(in, "uses the label %%%d as a value", id)
	case (d.list != in.list || in.Op == spirv.OpPhi) && !d.list.comesFirst() || v.order[id] == 0 || d == in:
		v.far = append(v.far, farUse{in, i})
	}
	return nil
}

// namesLabels reports whether in may have labels among its operands.
func (in *Inst) namesLabels() bool {
	return in.isTerminator() || in.Op == spirv.OpPhi || in.Op == spirv.OpLoopMerge || in.Op == spirv.OpSelectionMerge ||
		in.flags&unknownWords != 0
}

// counts compares use counts. Positions and unknown words count uses that no operand shows.
func (v *Verifier) counts() error {
	fromPositions := v.m.positionResults()
	defer fromPositions.Release()
	for _, in := range v.debug {
		for _, id := range in.IDs() {
			switch d := v.m.ids[id].def; {
			case d == nil && !v.m.Pinned(id) && fromPositions.Get(id) == 0:
				return Faultf(in, "names id %d, which is not defined", id)
			case d != nil && d.list.fn != nil && d.list.fn != in.list.fn && d.Op != spirv.OpFunction && !in.isNewerDebug():
				return Faultf(in, "names %%%d, which is local to function %%%d", id, d.list.fn.Result())
			}
		}
	}
	for id := range v.uses {
		if v.m.ids[id].uses < v.uses[id] {
			return Faultf(nil, "id %d: has %d uses, %d are counted", id, v.uses[id], v.m.ids[id].uses)
		}
		if v.uses[id] > 0 && v.m.ids[id].def == nil && !v.m.Pinned(ID(id)) && fromPositions.Get(ID(id)) == 0 {
			return Faultf(nil, "%%%d is used by %s and not defined", id, v.m.userOf(ID(id)))
		}
	}
	return nil
}

// isNewerDebug reports whether in is debug information outside of functions that the grammar lacks, which may refer to
// what functions define (SPV_KHR_relaxed_extended_instruction). No instruction of the grammar does.
func (in *Inst) isNewerDebug() bool {
	return in.Op == spirv.OpExtInstWithForwardRefsKHR && in.list.fn == nil && in.flags&debugInfo != 0 &&
		in.list.mod.ExtSet(in.ID(0)).Inst(in.words[1]) == nil
}

// positionResults returns a table of the ids that are results of instructions which became positions.
func (m *Module) positionResults() *Table {
	t := m.NewTable()
	for _, p := range m.positions {
		for _, w := range [...][]uint32{p.Line, p.Scope} {
			if len(w) > 2 && spirv.Op(w[0]) == spirv.OpExtInst {
				t.Set(ID(w[2]), 1)
			}
		}
	}
	return t
}

// Fault is a rule of the language that a module breaks, or an invariant, and the instruction that breaks it.
type Fault struct {
	Inst *Inst  // nil where it is the module as a whole; valid as long as the module
	At   string // the instruction, a long one in a few words, "" for none
	Msg  string // what is wrong. Ids are numbers here and in At: whoever shows a fault puts names in their places.
}

// Faultf returns the fault that something is wrong with an instruction, nil for the module as a whole.
func Faultf(in *Inst, format string, args ...any) *Fault {
	f := &Fault{Inst: in, Msg: fmt.Sprintf(format, args...)}
	switch {
	case in == nil:
	case len(in.words) > 64:
		f.At = in.short()
	default:
		f.At = in.String()
	}
	return f
}

// Error returns the instruction and what is wrong with it.
func (f *Fault) Error() string {
	if f.At == "" {
		return f.Msg
	}
	return f.At + ": " + f.Msg
}
