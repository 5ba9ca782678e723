package ir

import (
	"iter"

	"hone/spirv"
)

// list is a doubly linked list of instructions: a block, a section, or what stands before the blocks of a function.
type list struct {
	first, last *Inst
	mod         *Module
	fn          *Function // nil for a section
	block       *Block    // the block that the list is, nil for the others
	kind        SectionKind
}

// Section is a part of the module outside of functions.
type Section struct{ list }

// SectionKind says what stands in a [Section], in the order of the specification (section 2.4, Logical Layout of a
// Module).
type SectionKind uint8

// The sections.
const (
	Capabilities SectionKind = iota
	Extensions
	ExtInstImports
	MemoryModel
	EntryPoints
	ExecutionModes
	DebugStrings
	DebugNames
	DebugProcessed
	Annotations
	Globals // types, constants, variables, and module-scope undefined values and debug information
	Tail    // after the functions: non-semantic instructions and graphs. Between functions stands [Function.Preceding]
	numSections
)

var sectionNames = [numSections]string{"capabilities", "extensions", "imports of instruction sets", "the memory model",
	"entry points",
	"execution modes", "strings and sources", "names", "processes", "decorations", "types, constants and variables",
	"what stands behind the functions"}

func (k SectionKind) String() string { return sectionNames[k] }

// initSections makes the sections, empty.
func (m *Module) initSections() {
	for k := range m.sections {
		m.sections[k].list = list{mod: m, kind: SectionKind(k)}
	}
}

// Section returns a section, which may be empty.
func (m *Module) Section(k SectionKind) *Section { return &m.sections[k] }

// Sections yields all sections, in the order in which they are written.
func (m *Module) Sections() iter.Seq[*Section] {
	return func(yield func(*Section) bool) {
		for k := range m.sections {
			if !yield(&m.sections[k]) {
				return
			}
		}
	}
}

// Insts yields all instructions in the order of the module.
func (m *Module) Insts() iter.Seq[*Inst] {
	return func(yield func(*Inst) bool) {
		more := true
		all := func(insts iter.Seq[*Inst]) {
			for in := range insts {
				if more = more && yield(in); !more {
					return
				}
			}
		}
		for s := range m.Sections() {
			if s.kind == Tail {
				for _, f := range m.functions {
					all(f.Preceding())
					all(f.AllInsts())
				}
			}
			all(s.insts())
		}
	}
}

// Kind says what stands in s.
func (s *Section) Kind() SectionKind { return s.kind }

// First returns the first instruction, nil where there is none.
func (s *Section) First() *Inst { return s.first }

// Last returns the last instruction, nil where there is none.
func (s *Section) Last() *Inst { return s.last }

// Insts yields the instructions. The one that is yielded may be removed, and others may be inserted before it, during
// the iteration.
func (s *Section) Insts() iter.Seq[*Inst] { return s.insts() }

// Append puts a new instruction at the end.
func (s *Section) Append(in *Inst) { s.append(in) }

// insts yields the instructions of a list.
func (l *list) insts() iter.Seq[*Inst] {
	return func(yield func(*Inst) bool) {
		l.mod.Spend(1)
		for in := l.first; in != nil; {
			next := in.next
			if !yield(in) {
				return
			}
			in = next
		}
	}
}

// sectionOf returns the section that an instruction outside of functions begins or goes on; ok is
// false for what may stand in any.
func (m *Module) sectionOf(op spirv.Op) (s SectionKind, ok bool) {
	if int(op) < len(m.shapes) {
		if p := m.shapes[op].Place; p != spirv.PlaceAny && p <= spirv.PlaceGlobals {
			return SectionKind(p - spirv.PlaceCapabilities), true
		}
	}
	return Globals, false
}

// inBlocksOnly reports whether an instruction, which belongs to no section, may stand nowhere but in a block.
func (m *Module) inBlocksOnly(in *Inst) bool {
	if in.flags&(unknownWords|debugInfo) != 0 || in.Op.Info() == nil {
		return false
	}
	switch in.Op {
	case spirv.OpExtInst, spirv.OpExtInstWithForwardRefsKHR:
		if len(in.words) == 0 || int(in.words[0]) >= len(m.ids) {
			return false
		}
		set := m.ExtSet(ID(in.words[0]))
		return set != nil && !set.NonSemantic() && set.Debug() == spirv.NoDebug
	}
	return m.shapes[in.Op].Place == spirv.PlaceBody || in.Op.Info().Class == "Control-Flow"
}

// mayPrecede reports whether in may use id before id is defined: functions, phis, merge instructions, pointers that
// OpTypeForwardPointer announces, debug information, decorations, and what names a constant
// in the sections before those.
func (m *Module) mayPrecede(in *Inst, id ID) bool {
	d := m.ids[id].def
	if d == nil {
		return true // an instruction of unknown meaning may define it, or a position
	}
	switch d.Op {
	case spirv.OpFunction, spirv.OpTypePointer, spirv.OpTypeUntypedPointerKHR, spirv.OpGraphARM:
		return true
	}
	switch in.Op {
	case spirv.OpPhi, spirv.OpLoopMerge, spirv.OpSelectionMerge, spirv.OpTypePointer, spirv.OpEntryPoint,
		spirv.OpExecutionMode, spirv.OpExecutionModeId, spirv.OpConditionalEntryPointINTEL,
		spirv.OpConditionalCapabilityINTEL, spirv.OpConditionalExtensionINTEL, spirv.OpGraphEntryPointARM, spirv.OpDecorateId,
		spirv.OpMemberDecorateIdEXT, spirv.OpExtInstWithForwardRefsKHR:
		return true
	case spirv.OpExtInst:
		return m.IsDebug(in) || m.ExtSet(in.ID(0)) == nil || m.ExtSet(in.ID(0)).NonSemantic()
	}
	return in.flags&unknownWords != 0
}

// moveLoose moves the instructions at the end of a section that may stand in any section, such as OpLine, to the next
// section that has others, whose list is empty: an instruction that is added to the section comes before them.
func (l *list) moveLoose(to *list) {
	var first *Inst
	for in := l.last; in != nil; in = in.prev {
		if _, placed := l.mod.sectionOf(in.Op); placed {
			break
		}
		in.list, first = to, in
	}
	if first == nil {
		return
	}
	to.first, to.last = first, l.last
	if l.last = first.prev; l.last != nil {
		l.last.next = nil
	} else {
		l.first = nil
	}
	first.prev = nil
}
