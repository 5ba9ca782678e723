package ir

import (
	"iter"
	"slices"

	"hone/spirv"
)

// Whatever is computed about a module holds until something is edited that it depends on. So edits are counted, by what
// they are of.

// Edits counts edits by what they are of.
type Edits struct {
	Names       uint64 // names, strings and debug information outside of functions
	Decorations uint64
	Types       uint64 // types and constants
	New         uint64 // types and constants that [Types] and [Constants] made, which change nothing that is there
	Globals     uint64 // all else outside of functions: variables, entry points, capabilities, the list of functions
	Code        uint64 // what stands in functions
}

// Edits returns the counts of all edits of the module.
func (m *Module) Edits() Edits {
	e := m.all
	e.Code = m.epoch - m.notCode
	return e
}

// GlobalEdits returns the counts of the edits outside of functions. Names and decorations of what a function defines
// are counted by the function: see [Function.AnnotationEdits].
func (m *Module) GlobalEdits() Edits { return m.outer }

// AnnotationEdits returns how often names and decorations of what the function defines were edited, its own as a
// function aside.
func (f *Function) AnnotationEdits() Edits { return f.notes }

// Epoch counts the edits of a function. Two equal versions of one function are the same function.
type Version struct {
	Edits    uint32 // instructions added, operands changed, results replaced, instructions without a result removed
	Removals uint32 // instructions with a result removed
	CFG      uint32 // edges or blocks added or removed, merge instructions edited
	Singles  uint32 // results with few users left, which [Module.SingleUse] or [Module.UsedAtMost] was asked about
}

// Version returns the counts of the edits so far.
func (f *Function) Version() Version {
	v := f.version
	v.Edits += f.mod.everyEdit
	return v
}

// Epoch counts the edits of the module, those of its functions included.
func (m *Module) Epoch() uint64 { return m.epoch }

// GlobalEpoch counts the edits outside of functions, and of the list of functions. New types and constants, which
// change nothing that is there, do not count, nor do names and decorations of what functions define.
func (m *Module) GlobalEpoch() uint64 { return m.globalEpoch }

// DeclarationEpoch counts the edits in place of types, constants and variables: of what functions name. Those that are
// new, or removed, do not count, nor does what is edited beside them.
func (m *Module) DeclarationEpoch() uint64 { return m.declarationEpoch }

// EditedSince yields the functions that were edited after an epoch of the module, the last one first. Cost: linear in
// their number.
func (m *Module) EditedSince(version uint64) iter.Seq[*Function] {
	return func(yield func(*Function) bool) {
		for f := m.lastEdited; f != nil && f.editedAt > max(version, m.everyAt); f = f.older {
			if f.Index >= 0 && !yield(f) {
				return
			}
		}
		if m.everyAt <= version {
			return
		}
		for _, f := range slices.Backward(m.functions) { // together, before those
			if f.editedAt <= m.everyAt && !yield(f) {
				return
			}
		}
	}
}

// EditedAt returns the epoch of the module at the last edit of f, or of a name or decoration in it, 0 for none since it
// was read.
func (f *Function) EditedAt() uint64 { return max(f.editedAt, f.mod.everyAt) }

// markEdited records an edit of in, or of several instructions for nil.
func (l *list) markEdited(in *Inst) {
	if l.fn != nil {
		l.fn.markEdited()
	} else {
		l.mod.markOutsideEdited(in)
	}
}

func (f *Function) markEdited() {
	f.changed = true
	f.version.Edits++
	f.edited()
}

// markEveryEdited records an edit of all functions. Constant time.
func (m *Module) markEveryEdited() {
	m.Spend(1)
	m.everyEdit++
	m.epoch++
	m.everyAt = m.epoch
}

// edited records that f was edited.
func (f *Function) edited() {
	m := f.mod
	m.Spend(1)
	m.epoch++
	f.editedAt = m.epoch
	if m.lastEdited == f {
		return
	}
	if f.newer != nil {
		f.newer.older = f.older
	}
	if f.older != nil {
		f.older.newer = f.newer
	}
	f.newer, f.older = nil, m.lastEdited
	if m.lastEdited != nil {
		m.lastEdited.newer = f
	}
	m.lastEdited = f
}

// markCFGEdited records an edit of edges, blocks or merge instructions.
func (f *Function) markCFGEdited() {
	f.version.CFG++
	f.edited()
}

// markEdgesEdited records an edit of edges, after which the blocks may be out of order.
func (f *Function) markEdgesEdited() {
	f.unlaid = true
	f.changed = true
	f.markCFGEdited()
}

// markEdited records edits outside of functions that may be of anything.
func (m *Module) markEdited() {
	m.Spend(1)
	m.changed = true
	m.epoch++
	m.notCode++
	m.globalEpoch++
	for _, e := range [...]*Edits{&m.outer, &m.all} {
		e.Names++
		e.Decorations++
		e.Types++
		e.Globals++
	}
}

// markOutsideEdited records an edit of in, which stands outside of functions; nil for edits of several instructions.
func (m *Module) markOutsideEdited(in *Inst) {
	if in == nil {
		m.markEdited()
		return
	}
	m.Spend(1)
	m.changed = true
	m.notCode++
	kind := m.kindOfEdit(in)
	*kind(&m.all)++
	if of, ok := m.annotated(in); !ok {
		m.epoch++
		m.globalEpoch++
		*kind(&m.outer)++
	} else if of != nil {
		*kind(&of.notes)++
		of.edited()
	} else {
		m.epoch++
	}
}

// kindOfEdit returns the count that an edit of in, which stands outside of functions, belongs to.
func (m *Module) kindOfEdit(in *Inst) func(*Edits) *uint64 {
	switch kind := in.list.kind; {
	case kind == DebugNames, kind == DebugStrings, kind == DebugProcessed, in.flags&debugInfo != 0:
		return func(e *Edits) *uint64 { return &e.Names }
	case kind == Annotations:
		return func(e *Edits) *uint64 { return &e.Decorations }
	case kind == Globals && in.Result != 0 && !in.isHead() && in.flags&unknownWords == 0:
		return func(e *Edits) *uint64 { return &e.Types }
	}
	return func(e *Edits) *uint64 { return &e.Globals }
}

// annotated reports whether in is a name or decoration of what a function defines, or of what is not there, for which f
// is nil: it says nothing of anything else then.
func (m *Module) annotated(in *Inst) (f *Function, ok bool) {
	switch in.Op {
	case spirv.OpName, spirv.OpMemberName, spirv.OpDecorate, spirv.OpDecorateId, spirv.OpDecorateString,
		spirv.OpMemberDecorate, spirv.OpMemberDecorateString:
		if len(in.words) == 0 || in.flags&unknownWords != 0 {
			return nil, false
		}
		d := m.Def(ID(in.words[0]))
		if d == nil {
			return nil, true
		}
		return d.list.fn, d.list.fn != nil && d.Op != spirv.OpFunction
	}
	return nil, false
}

// markRemoved records a removal.
func (l *list) markRemoved(in *Inst) {
	if l.fn != nil {
		l.fn.changed = true
		if in == nil || in.Result != 0 {
			l.fn.version.Removals++
		} else { // a store that goes lets loads see an earlier one
			l.fn.version.Edits++
		}
		l.fn.edited()
	} else {
		l.mod.markOutsideEdited(in)
	}
}
