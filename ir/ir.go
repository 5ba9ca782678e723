// Package ir holds a SPIR-V module in a form that passes edit: sections, functions, basic blocks and
// instructions, with interned types and constants, use counts, and replacement of a value in constant
// time.
//
// [Read] makes a [Module] of words, [Module.Write] gives words back. Nothing that is read is lost, also
// not an instruction that the grammar lacks; a function that nothing changed is written from the words
// that were read, so an untouched module comes back word for word.
//
// Ids are dense: everything that is known of an id is found by indexing, never in a map. Instructions,
// blocks and operand words come from arenas of the module. A Module may be used by one goroutine at a
// time; different modules are independent.
//
// The package knows the structure of modules and keeps it: it must not know what operations compute.
package ir

import (
	"iter"

	"hone/spirv"
)

// ID is the number of a result, 0 for none.
type ID = spirv.ID

// Module is a SPIR-V module.
type Module struct {
	Header    spirv.Header // Bound is kept by the module: ids are below it
	BigEndian bool         // byte order of the file, for writing it back

	sections  [numSections]Section
	functions []*Function

	*memory
	pins       []bool          // by id, nil while no instruction of unknown meaning was met
	extSets    []*spirv.ExtSet // an OpExtInstImport's pos is its index
	original   []uint32        // the words that were read
	sizeRead   int             // instructions that were read in functions, without debug information
	made       int             // instructions of the arena that reading took
	compacted  []spirv.ID      // old ids, if the bound was too large to index by
	renumbered bool            // ids are written without gaps

	epoch       uint64 // counts all edits
	globalEpoch uint64
	// declarationEpoch is [Module.DeclarationEpoch].
	declarationEpoch uint64
	notCode          uint64 // the edits in version that are not of code in functions
	outer, all       Edits  // outside of functions, and everywhere; without Code
	lastEdited       *Function
	everyEdit        uint32         // how often all functions were edited at once, beside the edits that each counts
	everyAt          uint64         // the version after the last of these
	open             []*replacement // that are not complete, or nil, in the order in which they were begun
	openIndex        *Table         // by their old and newest results: 1 + index into open
	completed        int            // how many of open are nil

	capabilities [16]capabilityAnswer

	defined        *Table // constants of which all parts were found to be defined, see isUndefined
	definedVersion uint64 // the globalVersion for which that holds

	orphans   bool    // a result was removed whose name or decorations may still be there
	unsorted  bool    // functions were added, and declarations may stand after others
	changed   bool    // something outside of functions was edited
	dangling  bool    // an id may have been used while nothing defined it
	stale     bool    // a module-level id was replaced: every function may hold it
	anyStale  bool    // some function is stale
	hasDebug  bool    // there is, or was, debug information
	debugNone *Inst   // the DebugInfoNone that was asked for last
	gone      []typed // results that were removed since the last sweep, if there is debug information
	shapes    []spirv.Shape

	declaredUses declaredUses

	typeUses        *Table        // type -> TypeUse and askedUses; nil: nothing is known
	typeUsesVersion spirv.Version // of the module, for which that holds
	forbidden       *Forbidden    // operations that optimizations must not make
}

// idInfo is what is known of an id.
type idInfo struct {
	def     *Inst
	forward ID     // what replaced it
	uses    uint32 // by operands; names, decorations and debug information do not count
}

// SizeRead returns how many instructions the functions of the module had when it was read, without debug information.
func (m *Module) SizeRead() int { return m.sizeRead }

// WordsRead returns how many words the module had when it was read.
func (m *Module) WordsRead() int { return len(m.original) }

// Function is a function: its OpFunction, parameters and blocks. Blocks[0] is the entry. A function
// without blocks is a declaration.
type Function struct {
	Index  int      // place in Module.Functions(); -1 once it is removed
	Def    *Inst    // OpFunction
	Params []*Inst  // OpFunctionParameter
	Blocks []*Block // in the order of the module; a block's Index is its place here

	mod      *Module
	header   list     // everything before the first label, OpFunction and parameters included
	raw      []uint32 // the words it was read from
	endPos   uint32   // position of OpFunctionEnd
	read     [2]int   // the first of Module.positions that was read with it, and the first one after
	changed  bool
	stale    bool     // holds ids that were replaced
	unlaid   bool     // blocks may be out of order, see Layout
	batch    bool     // edges are removed together, see Batch
	dropping []*Block // that lost edges in the batch
	version  Version
	mended   uint32 // version.Edits when Sweep last looked at constants of its instructions
	notes    Edits  // of names and decorations of the ids that the function defines

	editedAt     uint64    // the module's version after the last edit
	newer, older *Function // those that were edited next, and before
}

// Block is a basic block, from its OpLabel to its terminator.
type Block struct {
	Index int // place in Function.Blocks; -1 once it is removed

	list
	preds   []*Block    // one for each edge
	lost    []lostEdges // edges to it that were removed in a batch, and still count in preds and phis
	namedBy []*Inst     // the merge instructions that name it
	after   *Block      // new, and to be placed after this one
}

// Inst is an instruction. Op, Type and Result are for reading; operands are read and written with the methods. Operand
// indices count words, from 0 for the first one after type and result. One that was removed can still be read; it is in
// no block, and must not be written.
type Inst struct {
	Op     spirv.Op
	flags  uint16
	Type   ID // result type, 0 for none
	Result ID // 0 for none

	pos        uint32 // index into Module.positions
	words      []uint32
	prev, next *Inst
	list       *list // that holds it
}

const (
	ownsWords    = 1 << iota // words are in the module's arena, not in what was read
	noIDCount                // its ids are not counted as uses: names, annotations and debug information
	debugInfo                // debug information
	unknownWords             // holds words whose meaning the grammar does not tell
	removed                  // was taken out of the module; list is where it stood
	awaited                  // a pass waits for its result to have one use left, see [Module.SingleUse]
	awaitedFew               // or as few as [Module.UsedAtMost] was asked about
	standsIn                 // the newest result of a replacement that is not complete, see [ReplaceInst]
)

// Functions returns the functions in the order of the module. The slice is the module's own.
func (m *Module) Functions() []*Function { return m.functions }

// Bound returns the number above every id.
func (m *Module) Bound() int { return len(m.ids) }

// Def returns the instruction that defines id, nil for none. Like all methods that take an id it panics for one that is
// not below [Module.Bound]: no module has such an id.
func (m *Module) Def(id ID) *Inst {
	if info := m.ids[id]; info.forward == 0 { // small enough to be inlined
		return info.def
	}
	return m.defOfReplaced(id)
}

// defOfReplaced is Def for an id that was replaced.
func (m *Module) defOfReplaced(id ID) *Inst { return m.ids[m.Resolve(id)].def }

// checkedDef is Def for a word that was not looked at before: nil where it is no id of the module.
func (m *Module) checkedDef(id ID) *Inst {
	if int(id) >= len(m.ids) {
		return nil
	}
	return m.Def(id)
}

// TypeOf returns the result type of the value id, 0 for what has none.
func (m *Module) TypeOf(id ID) ID {
	if d := m.Def(id); d != nil {
		return d.Type
	}
	return 0
}

// Resolve returns what stands for id after replacements: id itself where there was none. Amortized
// constant time.
func (m *Module) Resolve(id ID) ID {
	root := id
	for m.ids[root].forward != 0 {
		root = m.ids[root].forward
	}
	for m.ids[id].forward != 0 {
		id, m.ids[id].forward = m.ids[id].forward, root
	}
	return root
}

// Uses returns how many operands use id. Names, decorations and debug information are not counted.
func (m *Module) Uses(id ID) int {
	if m.open != nil {
		return m.usesWhileOpen(id)
	}
	if info := &m.ids[id]; info.forward == 0 { // nearly always, and cheaper than to resolve it
		return int(info.uses)
	}
	return int(m.ids[m.Resolve(id)].uses)
}

// SingleUse reports whether just one operand uses id. If there are more, the [Version] of the function that id is
// defined in counts it once there is one left, so that a pass which has refused something for that is asked again, see
// pass.AwaitsSingleUse.
func (m *Module) SingleUse(id ID) bool {
	uses := m.Uses(id)
	if uses > 1 {
		if def := m.Def(id); def != nil {
			def.flags |= awaited
		}
	}
	return uses == 1
}

// maxAwaited bounds how many uses [Module.UsedAtMost] waits for.
const maxAwaited = 4

// UsedAtMost reports whether at most n operands use id, for a pass that has found n of them: [Module.SingleUse] is the
// case of n = 1. If more operands use id, the pass is asked again in the same way once at most n are left, where n is
// at most 4.
func (m *Module) UsedAtMost(id ID, n int) bool {
	uses := m.Uses(id)
	if uses > n {
		if def := m.Def(id); def != nil {
			def.flags |= awaitedFew
		}
	}
	return uses <= n
}

// Pinned reports whether an instruction of unknown meaning may name id: such an id is never
// replaced, removed or renumbered.
func (m *Module) Pinned(id ID) bool { return m.pins != nil && int(id) < len(m.pins) && m.pins[id] }

// NewID returns a fresh id.
func (m *Module) NewID() ID {
	if len(m.ids) >= m.maxIDs {
		panic(&LimitError{"ids", m.maxIDs})
	}
	m.ids = append(m.ids, idInfo{})
	return ID(len(m.ids) - 1)
}

// ExtSet returns the extended instruction set that the OpExtInstImport id imports, nil where hone does
// not know it. It is part of [spirv.Context].
func (m *Module) ExtSet(id ID) *spirv.ExtSet {
	if d := m.checkedDef(id); d != nil && d.Op == spirv.OpExtInstImport {
		return m.extSets[d.pos]
	}
	return nil
}

// addExtSet records what an OpExtInstImport imports.
func (m *Module) addExtSet(in *Inst) {
	name, _, _ := spirv.String(in.words)
	in.pos = uint32(len(m.extSets))
	m.extSets = append(m.extSets, spirv.LookupExtSet(name))
}

// NumberWidth returns the width in bits of the numeric type id, or of the type of the value id; 0 for
// others. It is part of [spirv.Context].
func (m *Module) NumberWidth(id ID) int {
	d := m.checkedDef(id)
	if d != nil && d.Type != 0 {
		d = m.checkedDef(d.Type)
	}
	if d != nil && (d.Op == spirv.OpTypeInt || d.Op == spirv.OpTypeFloat) && len(d.words) > 0 {
		return int(min(d.words[0], 1<<16))
	}
	return 0
}

// Module returns the function's module.
func (f *Function) Module() *Module { return f.mod }

// Result returns the function's id.
func (f *Function) Result() ID { return f.Def.Result }

// Entry returns the entry block, nil for a declaration.
func (f *Function) Entry() *Block {
	if len(f.Blocks) == 0 {
		return nil
	}
	return f.Blocks[0]
}

// MarkChanged says that the function was edited by means that its module did not see. The edit
// methods call it themselves.
func (f *Function) MarkChanged() {
	f.markEdited()
	f.markCFGEdited()
}

// Insts yields each instruction of each block, labels and terminators included. The instruction that
// is yielded may be removed, and others may be inserted before it, during the iteration.
func (f *Function) Insts() iter.Seq[*Inst] {
	return func(yield func(*Inst) bool) {
		for _, b := range f.Blocks {
			f.mod.Spend(1)
			for in := b.first; in != nil; {
				next := in.next
				if !yield(in) {
					return
				}
				in = next
			}
		}
	}
}

// Module returns the block's module.
func (b *Block) Module() *Module { return b.mod }

// Function returns the block's function.
func (b *Block) Function() *Function { return b.fn }

// First returns the first instruction, the label.
func (b *Block) First() *Inst { return b.first }

// Last returns the last instruction, the terminator.
func (b *Block) Last() *Inst { return b.last }

// ID returns the id of the block's label.
func (b *Block) ID() ID { return b.first.Result }

// Insts yields the instructions, label and terminator included. The instruction that is yielded may
// be removed, and others may be inserted before it, during the iteration.
func (b *Block) Insts() iter.Seq[*Inst] { return b.insts() }

// Phis yields the block's phis.
func (b *Block) Phis() iter.Seq[*Inst] {
	return func(yield func(*Inst) bool) {
		for in := b.first.next; in != nil && in.Op == spirv.OpPhi; {
			next := in.next
			if !yield(in) {
				return
			}
			in = next
		}
	}
}

// Block returns the block that holds in: nil outside of functions, for OpFunction and parameters, and once it is
// removed.
func (in *Inst) Block() *Block {
	if in.flags&removed != 0 || in.list == nil {
		return nil
	}
	return in.list.block
}

// Section returns the section that holds in, nil in functions and once it is removed.
func (in *Inst) Section() *Section {
	if in.flags&removed != 0 || in.list == nil || in.list.fn != nil {
		return nil
	}
	return &in.list.mod.sections[in.list.kind]
}

// Module returns the module that in stands in, or stood in before it was removed; nil for a new one that stands
// nowhere.
func (in *Inst) Module() *Module {
	if in.list == nil {
		return nil
	}
	return in.list.mod
}

// Next returns the instruction after in, nil at the end of its block or section.
func (in *Inst) Next() *Inst { return in.next }

// Prev returns the instruction before in, nil at the start of its block or section.
func (in *Inst) Prev() *Inst { return in.prev }

// Function returns the function that holds in, nil outside of functions.
func (in *Inst) Function() *Function { return in.list.fn }
