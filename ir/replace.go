package ir

import (
	"fmt"
	"math/bits"
	"slices"

	"hone/spirv"
)

// Replace makes each use of the result old a use of id, in constant time. Operands show it at once; the operand words
// are rewritten when they are next looked at, at the latest on writing. old's instruction is left for the caller to
// remove: see [Module.ReplaceAndRemove]. Pinned ids must not be replaced.
//
// What was derived from a NonUniform value still is: id is decorated so, too, unless it is a constant. Where id is
// undefined and old was one value for several uses, null replaces old instead, or a copy of id: see
// [Constants.IsUndefined]. Other decorations say something about how old was computed and go with it;
// [Module.MergeDecorations] is for equal computations, and [ReplaceInst] for a new one.
//
// doc/writing-passes.md lists the traps of replacing a value.
//
// The uses of a type or constant in other types and constants, and in the Type of instructions, change at once. That
// takes time linear in the module for the first few globals, and then time linear in these uses.
func (m *Module) Replace(old, id ID) {
	if x := &m.decorations; !x.valid || int(old) < len(x.head) && x.head[old] != 0 {
		m.InheritNonUniform(old, m.Resolve(id))
	}
	m.replace(old, id, true)
}

// replace is Replace. used says that what uses old may run, so that it matters whether that is one value.
func (m *Module) replace(old, id ID, used bool) {
	if m.open != nil {
		old = m.completeReplacementOf(old)
	}
	id = m.Resolve(id)
	if old == id {
		return
	}
	if m.Pinned(old) {
		panic(fmt.Sprintf("ir: Replace of pinned id %d", old))
	}
	if d := m.ids[id].def; used && d != nil && m.isUndefined(d) {
		id = m.frozen(old, d)
	}
	m.forward(old, id)
}

// forward makes id replace old, which is no other one's id.
func (m *Module) forward(old, id ID) {
	o := &m.ids[old]
	m.addUses(id, o.uses)
	o.uses = 0
	o.forward = id
	m.anyStale = true
	if d := o.def; d != nil && d.list.fn != nil && d.Op != spirv.OpFunction {
		d.list.fn.stale = true
		d.list.fn.markEdited()
	} else {
		m.stale = true
		m.markAllEdited()
		m.replaceDeclared(old, id)
	}
}

// ReplaceTypes is [Module.Replace] for many types and constants at a time: each of olds is replaced by what stands at
// its place in ids, and is left for the caller to remove. Cost: linear in the module, once.
func (m *Module) ReplaceTypes(olds, ids []ID) {
	if len(olds) == 0 {
		return
	}
	m.CompleteReplacements()
	for i, old := range olds {
		if m.Pinned(old) {
			panic(fmt.Sprintf("ir: ReplaceTypes of pinned id %d", old))
		}
		id, o := m.Resolve(ids[i]), &m.ids[old]
		m.addUses(id, o.uses)
		o.uses, o.forward = 0, id
	}
	m.anyStale, m.stale = true, true
	m.markAllEdited()
	m.interned.valid = false
	m.declaredUses.forget()
	set := func(l *list) {
		for in := l.first; in != nil; in = in.next {
			if in.Type != 0 {
				in.Type = m.Resolve(in.Type)
			}
		}
	}
	m.eachList(set)
}

// eachList calls do with each list of instructions.
func (m *Module) eachList(do func(*list)) {
	for s := range m.Sections() {
		do(&s.list)
	}
	for _, f := range m.functions {
		do(&f.header)
		for _, b := range f.Blocks {
			do(&b.list)
		}
	}
}

// markAllEdited records an edit of a type, constant, variable or function, which any function may use. Constant time.
func (m *Module) markAllEdited() {
	m.markEdited()
	m.declarationEpoch++
	m.forgetTypeUses()
	m.markEveryEdited()
}

// ReplaceAndRemove is [Module.Replace] of the result of in, which it removes.
func (m *Module) ReplaceAndRemove(in *Inst, id ID) {
	m.Replace(in.Result, id)
	in.Remove()
}

// Sweep ends editing: it writes replaced ids into the operands that still hold them, mends operands that became
// constants which are forbidden there ([Inst.MendConstants]), removes names and decorations of results that are
// removed, makes debug information say so, and lays out blocks. The pass driver calls it after a pipeline, and Write
// does. Cost: linear in the functions that hold replaced ids, and that of [Function.Layout].
func (m *Module) Sweep() {
	for _, f := range m.functions {
		f.Layout()
	}
	m.sortFunctions()
	m.declaredUses.forget()
	if m.anyStale {
		if m.stale {
			for s := range m.Sections() {
				s.sweep()
			}
		}
		for _, f := range m.functions {
			if !f.stale && !m.stale {
				continue
			}
			f.header.sweep()
			for _, b := range f.Blocks {
				b.sweep()
			}
			f.stale = false
		}
		m.stale, m.anyStale = false, false
	}
	for _, f := range m.functions {
		if f.Changed() && f.mended != f.Version().Edits {
			f.mendConstants()
			f.mended = f.Version().Edits
		}
	}
	if m.orphans {
		if m.hasDebug {
			m.resolveDebug()
		}
		m.removeOrphans()
		m.orphans = false
	}
}

// sweep writes replaced ids into the instructions.
func (l *list) sweep() {
	m := l.mod
	for in, next := l.first, (*Inst)(nil); in != nil; in = next {
		next = in.next
		if in.Type != 0 && m.ids[in.Type].forward != 0 {
			in.Type = m.Resolve(in.Type)
		}
		if in.flags&noIDCount == 0 || in.flags&debugInfo != 0 {
			in.refresh()
		}
		if in.flags&debugInfo != 0 {
			in.declareValue()
		}
	}
}

// refresh writes replaced ids into the operands.
func (in *Inst) refresh() {
	m := in.list.mod
	mask, ok := in.fixedIDs()
	if !ok {
		mask, ok = in.tailIDs()
	}
	if ok {
		for ; mask != 0; mask &= mask - 1 {
			i := bits.TrailingZeros64(mask)
			if id := ID(in.words[i]); m.ids[id].forward != 0 {
				in.copyWords()
				in.words[i] = uint32(m.Resolve(id))
			}
		}
		return
	}
	for i, id := range in.IDs() {
		// what replaces something decorated does not inherit it
		if in.words[i] != uint32(id) && !(i == 0 && in.decoratesByID()) {
			in.copyWords()
			in.words[i] = uint32(id)
		}
	}
}

// replacement is what an inserter of [ReplaceInst] knows of the instruction that is replaced.
//
// Every result that is built has an id of its own, which the caller gets, and there is no saying which of them is the
// last before the replacement is complete. So until then the users keep naming the result of the old instruction, an id
// that [Module.Def] and [Module.Uses] resolve to the newest result. When the replacement is complete, the newest result
// gets this id, and its own one is forwarded to it. Nobody who names the old result has to change, whenever it was
// looked at or swept.
type replacement struct {
	old    *Inst
	id     ID     // its result, 0 where it has no value
	pos    uint32 // its position
	newest *Inst  // the last result that was built, nil before the first
	after  *Inst  // of a phi or variable: the instruction before which others go
	index  int    // in Module.open
	done   bool
	placed bool     // old stands where [Inserter.Again] put it
	same   bool     // what is built computes what old did: see [Instrument]
	words  []uint32 // of old when it was placed
	home   *Block   // where old stood
	head   *Block   // that [Inserter.Split] left behind, nil without one
	kept   bool     // old stays for what may use it then, and goes if nothing does
}

// ReplaceInst returns an inserter that inserts where in stands. The last result that it builds takes the place of in's:
// it gets its id, which users keep naming, and its name. An instruction without a value is removed with the first one
// that is built, any other with the first result; terminators and merge instructions as with [AtEnd]. A phi is replaced
// by phis, or by what is built after the phis of its block.
//
// The replacement is complete when [Inserter.Done] says so, when the pass ends, and when something asks for the code as
// it is then: a fact that depends on it, [Module.Verify], [Module.Write]. Until then
//
//   - each result has an id of its own, which Emit returns, for what is built from it;
//   - in can be read as before: in.Type, in.Result, in.ID(1), in.Words() and typed views;
//   - operands of what it makes that name in's result mean its old value: in is then kept, with an id of its own. In
//     a phi they mean the new value, from the back edge, unless [Inserter.Split] has split the block;
//   - other users name in's result, and [Module.Def] of that is the result that was built last.
//
// To build a result with the same inserter afterwards is a mistake and panics, but after Done, when it only inserts.
//
// Decorations of in's result that say something about the value are kept: NonUniform, NoContraction, those of memory
// and interfaces. Those that say how in computed it are removed: NoSignedWrap, NoUnsignedWrap, RelaxedPrecision,
// fast-math and rounding modes. What the caller decorates the last result with is added.
func ReplaceInst(in *Inst) *Inserter {
	m := in.list.mod
	if in.flags&standsIn != 0 {
		m.completeReplacement(in)
	}
	r := &replacement{old: in, pos: in.pos, home: in.list.block}
	if t := m.Def(in.Type); in.Result != 0 && in.Op != spirv.OpLabel && (t == nil || t.Op != spirv.OpTypeVoid) {
		r.id = in.Result
	}
	return &Inserter{list: in.openList(), at: in, replaces: r}
}

// Instrument is [ReplaceInst] for what computes the same as in, and more: in is built again with [Inserter.Again],
// perhaps on a condition, perhaps with other operands. Its result keeps RelaxedPrecision as well.
func Instrument(in *Inst) *Inserter {
	x := ReplaceInst(in)
	x.replaces.same = true
	return x
}

// Done says that the last result that was built takes the place of what [ReplaceInst] replaces, and returns its id from
// then on, 0 where there is none. The inserter then goes on as one that inserts.
func (x *Inserter) Done() ID {
	r := x.replaces
	if r == nil || r.newest == nil {
		return 0
	}
	x.list.mod.complete(r)
	x.replaces = nil
	return r.id
}

// emitReplacing is [Inserter.Emit] for an inserter that replaces an instruction.
func (x *Inserter) emitReplacing(op spirv.Op, typ ID, result bool, words []uint32) *Inst {
	m, r := x.list.mod, x.replaces
	if r.done && result {
		panic(fmt.Sprintf("ir: the replacement of %%%d is complete, and its builder is to build another result, with %s",
			r.id, op))
	}
	if (result || r.id == 0) && x.at == r.old && !r.old.IsTerminator() && !r.old.isMerge() {
		x.at = r.old.next
		r.old.Remove()
	}
	in := m.NewInst(op, typ, result, words...)
	x.list.insertBefore(x.placeOf(op), in)
	in.pos = r.pos
	if result && r.id != 0 {
		m.replaceBy(r, in)
	}
	return in
}

// placeOf returns the instruction before which one of an opcode is put: phis and variables come first in a block.
func (x *Inserter) placeOf(op spirv.Op) *Inst {
	leads := func(op spirv.Op) bool {
		return op == spirv.OpPhi || op.Is(spirv.TraitVariable)
	}
	if x.list.fn == nil || leads(op) || x.at == nil || !leads(x.at.Op) {
		return x.at
	}
	if x.replaces.after == nil {
		at := x.at
		for at != nil && leads(at.Op) {
			at = at.next
		}
		x.replaces.after = at
	}
	return x.replaces.after
}

// keepOld gives the old instruction an id of its own if words name its result, and returns words with that.
func (x *Inserter) keepOld(op spirv.Op, typ ID, words []uint32) []uint32 {
	m, r := x.list.mod, x.replaces
	if r.id == 0 || r.done || r.placed || op == spirv.OpPhi && r.head == nil {
		return words
	}
	var own []uint32 // words with another id
	for s := m.idScan(op, typ, words); s.next(); {
		if m.Resolve(ID(words[s.i])) != r.id {
			continue
		}
		if own == nil {
			own = append(own, words...)
			if r.old.Result == r.id {
				x.renameOld()
			}
		}
		own[s.i] = uint32(r.old.Result)
	}
	if own == nil {
		return words
	}
	return own
}

// renameOld gives the old instruction an id of its own, and puts it back where it was if it is removed.
func (x *Inserter) renameOld() {
	m, r := x.list.mod, x.replaces
	own := m.NewID()
	m.CopyDecorations(r.id, own)
	r.old.Result = own
	m.ids[own].def = r.old
	switch {
	case r.old.flags&removed == 0:
		r.old.markEdited()
		x.at = r.old.next // what is built may use it
	case r.head == nil:
		x.list.insertBefore(x.placeOf(r.old.Op), r.old)
	case r.old.Op == spirv.OpPhi:
		r.home.list.insertBefore(r.home.first.next, r.old)
	default:
		AtEnd(r.head).insertHere(r.old)
	}
	if r.newest == nil {
		m.replaceBy(r, r.old)
	}
}

// replaceBy lets in, which was just built, replace what r replaces.
func (m *Module) replaceBy(r *replacement, in *Inst) {
	if r.newest == nil {
		r.index = len(m.open)
		m.open = append(m.open, r)
		if m.openIndex == nil {
			m.openIndex = m.NewTable()
		}
		m.openIndex.Set(r.id, int32(len(m.open)))
	} else {
		r.newest.flags &^= standsIn
		m.openIndex.Set(r.newest.Result, 0)
	}
	r.newest = in
	in.flags |= standsIn
	m.openIndex.Set(in.Result, int32(r.index+1))
	m.ids[r.id].def = in
	if in.list.fn == nil {
		m.markAllEdited()
		m.interned.valid = false
	}
}

// usesWhileOpen is Uses where there are replacements that are not complete: the old result and the newest one count as
// one.
func (m *Module) usesWhileOpen(id ID) int {
	id = m.Resolve(id)
	if i := m.openIndex.Get(id); i != 0 {
		r := m.open[i-1]
		return int(m.ids[r.id].uses + m.ids[r.newest.Result].uses)
	}
	return int(m.ids[id].uses)
}

// completeReplacementOf completes the replacement in which id is the old result or the newest one, if there is one, and
// returns what stands for id then.
func (m *Module) completeReplacementOf(id ID) ID {
	if i := m.openIndex.Get(id); i != 0 {
		m.complete(m.open[i-1])
		return m.Resolve(id)
	}
	return id
}

// completeReplacement completes the replacement of which in is the newest result.
func (m *Module) completeReplacement(in *Inst) { m.complete(m.open[m.openIndex.Get(in.Result)-1]) }

// CompleteReplacements completes what inserters of [ReplaceInst] are replacing: no further results are to come. The
// driver of passes calls it after each pass, and so do [Module.Verify], [Module.Write] and facts that follow from code.
// Cost: linear in the replacements since the last call.
func (m *Module) CompleteReplacements() {
	for i := 0; i < len(m.open); i++ {
		if r := m.open[i]; r != nil {
			m.complete(r)
		}
	}
}

// complete gives the newest result the id of the one that it replaces.
func (m *Module) complete(r *replacement) {
	in, own := r.newest, r.newest.Result
	if r.kept && in != r.old && r.old.flags&removed == 0 && m.ids[r.old.Result].uses == 0 {
		r.old.Remove()
	}
	m.openIndex.Set(r.id, 0)
	m.openIndex.Set(own, 0)
	m.open[r.index], r.done = nil, true
	if m.completed++; m.completed == len(m.open) {
		m.openIndex.Release()
		m.open, m.openIndex, m.completed = nil, nil, 0
	}
	in.flags &^= standsIn
	if in != r.old {
		m.inheritDecorations(r, own)
	}
	in.Result = r.id
	m.forward(own, r.id)
	m.ids[own].def = nil
	m.orphans = true // its names and decorations
}

// inheritDecorations brings together what the old result keeps of its decorations and those of the newest one, which
// also gives its name.
func (m *Module) inheritDecorations(r *replacement, own ID) {
	if name := m.Name(own); name != "" {
		m.SetName(r.id, name)
	}
	switch r.old.Op {
	case spirv.OpVariable, spirv.OpUntypedVariableKHR, spirv.OpPhi:
	default:
		if r.old.list.fn != nil {
			m.removeDecorations(r.id, func(d Decoration) bool {
				return describesComputation(d) && !(r.same && d.Kind == spirv.DecorationRelaxedPrecision)
			})
		}
	}
	if !m.Decorated(own) {
		return
	}
	for _, d := range slices.Collect(m.Decorations(own)) {
		if d.Member < 0 && !m.hasEqual(r.id, d) {
			m.AddDecoration(r.id, d)
		}
	}
}

// MergeDecorations prepares keep for replacing gone, an equal computation: NonUniform, NoContraction, Restrict and
// Aliased become the union of both, RelaxedPrecision, NoSignedWrap and NoUnsignedWrap the intersection. It returns
// false, and changes nothing, where another decoration differs.
func (m *Module) MergeDecorations(keep, gone ID) bool {
	if !m.Decorated(keep) && !m.Decorated(gone) {
		return true
	}
	for _, pair := range [...][2]ID{{keep, gone}, {gone, keep}} {
		for d := range m.everyDecoration(pair[0]) {
			if merging(d.Kind) == mergeEqual && !m.hasEqual(pair[1], d) {
				return false
			}
		}
	}
	var add []spirv.Decoration
	for d := range m.Decorations(gone) {
		if merging(d.Kind) == mergeUnion && !m.HasDecoration(keep, d.Kind) {
			add = append(add, d.Kind)
		}
	}
	var drop []*Inst
	for d := range m.everyDecoration(keep) {
		if merging(d.Kind) != mergeIntersection || m.HasDecoration(gone, d.Kind) {
			continue
		}
		if d.Group {
			return false
		}
		drop = append(drop, d.Inst)
	}
	for _, in := range drop {
		in.Remove()
	}
	for _, kind := range add {
		m.Decorate(keep, kind)
	}
	return true
}

// describesComputation reports whether a decoration of a value says something about how it is computed that need not
// hold of another computation.
func describesComputation(d Decoration) bool {
	switch d.Kind {
	case spirv.DecorationFPFastMathMode:
		return d.Params[0] != 0 // none forbids
	case spirv.DecorationFPRoundingMode, spirv.DecorationSaturatedConversion, spirv.DecorationFPMaxErrorDecorationINTEL,
		spirv.DecorationSaturatedToLargestFloat8NormalConversionEXT:
		return true
	}
	return merging(d.Kind) == mergeIntersection
}

type mergeRule int

const (
	mergeEqual mergeRule = iota
	mergeUnion
	mergeIntersection
)

func merging(kind spirv.Decoration) mergeRule {
	switch kind {
	case spirv.DecorationNonUniform, spirv.DecorationNoContraction, spirv.DecorationRestrict, spirv.DecorationAliased:
		return mergeUnion
	case spirv.DecorationRelaxedPrecision, spirv.DecorationNoSignedWrap, spirv.DecorationNoUnsignedWrap:
		return mergeIntersection
	}
	return mergeEqual
}

func (m *Module) hasEqual(id ID, want Decoration) bool {
	for d := range m.everyDecoration(id) {
		if d.Kind == want.Kind && d.Member == want.Member && slices.Equal(d.Params, want.Params) {
			return true
		}
	}
	return false
}
