package ir

import (
	"math/bits"

	"hone/spirv"
)

// Read makes a module of a binary, whose words it keeps and never writes. It refuses what [spirv.Binary.Check] does,
// with the same errors, and what is wrong with the structure: order of the sections, functions made of blocks, blocks
// that end in a terminator, branches to blocks of their function. Errors are of type *[spirv.Error].
//
// Cost: linear, with a constant number of allocations for each chunk of the module's arenas.
func Read(bin *spirv.Binary) (*Module, error) {
	m := &Module{Header: bin.Header(), BigEndian: bin.BigEndian, original: bin.Words, shapes: spirv.Shapes()}
	r := reader{m: m, given: bin, words: bin.Words, doubt: !m.Header.Version.Valid()}
	if uint64(m.Header.Bound) > uint64(len(bin.Words)) {
		bin, m.compacted = bin.Compact()
		m.Header.Bound = bin.Words[3]
		r.words = bin.Words
	}
	if err := r.read(); err != nil {
		m.Release()
		return nil, err
	}
	m.made = m.insts.made()
	return m, nil
}

// reader makes a module of words that may hold anything. It does the work of [spirv.Binary.Check] as it goes, but only
// notes that something may be wrong: Check is then asked what. So a module that is as it should be is walked over once.
type reader struct {
	m      *Module
	given  *spirv.Binary
	words  []uint32
	at     int  // offset of the current instruction
	doubt  bool // Check has to say whether the words so far are as the grammar has them
	placed []ID // results of instructions that became positions

	section SectionKind // of the current instruction, before the first function
	inFuncs bool        // the first function was met
	blocks  []*Block    // room for those of the functions to come
	graphs  bool        // the first graph was met: they hold instructions as blocks do
	loose   []*Inst     // instructions between functions: not semantic, or hone does not know where they belong
	start   int         // where the words of the next function begin
	fn      *Function
	list    *list // that takes the next instruction
	pos     uint32
	done    bool // the current block has its terminator
	forward []forwardUse

	lastPhi   *Inst // that was put before amongPhis
	amongPhis *Inst // the last instruction that stood before a phi and is none
}

func (r *reader) errorf(id ID, format string, args ...any) error {
	return spirv.Errorf(r.at, r.words[r.at:], id, format, args...)
}

func (r *reader) read() error {
	m, words := r.m, r.words
	count, labels := 0, 0
	for i := spirv.HeaderWords; i < len(words); i += int(words[i] >> 16) {
		count++
		if spirv.Op(words[i]) == spirv.OpLabel {
			labels++
		}
	}
	r.blocks = make([]*Block, labels)
	m.memory = newMemory(max(1, int(m.Header.Bound)), count, labels)
	m.initSections()
	r.list = &m.sections[0].list

	err := r.walk()
	if err != nil || r.doubt || !r.complete() {
		if err := r.given.Check(); err != nil {
			return err
		}
	}
	if err != nil {
		return err
	}
	for _, id := range r.placed {
		m.ids[id].def = nil
	}
	for _, in := range r.loose {
		m.sections[Tail].push(in)
	}
	return r.link()
}

// walk files all instructions.
func (r *reader) walk() error {
	words := r.words
	for at := spirv.HeaderWords; at < len(words); {
		if place := r.place(); place != spirv.PlaceAny {
			if at = r.run(at, place); at == len(words) {
				break
			}
		}
		next := at + int(words[at]>>16)
		r.at = at
		if err := r.inst(words[at:next:next]); err != nil {
			return err
		}
		at = next
	}
	if r.fn != nil {
		return &spirv.Error{Offset: len(words), ID: r.fn.Result(), Msg: "the module ends inside a function: OpFunctionEnd " +
			"is missing"}
	}
	return nil
}

// place returns the place of which the next instructions are likely to be.
func (r *reader) place() spirv.Place {
	switch {
	case r.fn != nil && r.list.block != nil && !r.done:
		return spirv.PlaceBody
	case r.inFuncs || r.section == ExtInstImports:
		return spirv.PlaceAny
	}
	return spirv.PlaceCapabilities + spirv.Place(r.section)
}

// run files the instructions from offset at on, as long as they belong at one place and nothing is to be said of them
// but which ids they use. It returns the offset of the first other one, which reader.inst takes.
func (r *reader) run(at int, place spirv.Place) int {
	words, ids, shapes := r.words, r.m.ids, r.m.shapes
	insts := &r.m.insts
	list, last, pos := r.list, r.list.last, r.pos
	n := 0
	for ; at < len(words); n++ {
		op := spirv.Op(words[at])
		if int(op) >= len(shapes) {
			break
		}
		sh := &shapes[op]
		next := at + int(words[at]>>16)
		w := words[at+1 : next : next]
		if sh.Place != place || len(w) < 2 {
			break
		}
		in := insts.new()
		in.Op, in.Type, in.Result, in.pos = op, 0, 0, pos
		forward := false
		if sh.HasType {
			in.Type = ID(w[0])
			forward = r.use(ids, w[0], in)
			w = w[1:]
		}
		if sh.HasResult {
			r.define(in, w[0])
			w = w[1:]
		}
		in.words, in.list, in.prev, in.next = w, list, last, nil
		if last == nil {
			list.first = in
		} else {
			last.next = in
		}
		last = in
		in.flags = 0
		if int(op) < len(uncounted) {
			in.flags = uint16(uncounted[op]) // debug information has no place
		}
		if len(w) == int(sh.Fixed) && sh.Tail < spirv.TailString && in.flags == 0 { // nearly always
			for mask := sh.IDs; mask != 0; mask &= mask - 1 {
				forward = r.use(ids, w[bits.TrailingZeros16(mask)], in) || forward
			}
		} else {
			forward = r.count(in, sh) || forward
		}
		if forward {
			r.at = at
			r.noteForward(in)
		}
		at = next
	}
	list.last = last
	if r.fn != nil {
		r.m.sizeRead += n
	}
	return at
}

// complete reports whether something defines each id that is used.
func (r *reader) complete() bool {
	ids := r.m.ids
	for i := range ids {
		if info := &ids[i]; info.uses > 0 && info.def == nil {
			return false
		}
	}
	for _, w := range r.m.named {
		if uint(w) >= uint(len(ids)) || ids[w].def == nil {
			return false
		}
	}
	return true
}

// inst files one instruction.
func (r *reader) inst(w []uint32) error {
	op := spirv.Op(w[0])
	switch op {
	case spirv.OpFunction:
		return r.startFunction(w)
	case spirv.OpFunctionEnd:
		return r.endFunction(w)
	case spirv.OpLine, spirv.OpNoLine, spirv.OpExtInst:
		if r.fn != nil && r.position(op, w) {
			return nil
		}
	}
	in := r.make(op, w)
	if r.fn != nil {
		return r.inFunction(in, w)
	}
	if in.isTerminator() || op == spirv.OpLabel || op == spirv.OpFunctionParameter {
		return r.errorf(in.Result, "stands outside of a function")
	}
	s, ok := r.m.sectionOf(op)
	if !ok && !r.graphs && r.m.inBlocksOnly(in) {
		return r.errorf(in.Result, "stands outside of a function")
	}
	r.graphs = r.graphs || op == spirv.OpGraphARM
	if r.inFuncs {
		if ok {
			return r.errorf(in.Result, "stands after a function: it belongs among %s, before all functions", s)
		}
		r.loose = append(r.loose, in)
		return nil
	}
	if ok && s != r.section {
		if s < r.section {
			return r.errorf(in.Result, "is out of order: it belongs before what precedes it")
		}
		before := r.list
		r.section, r.list = s, &r.m.sections[s].list
		before.moveLoose(r.list)
	}
	r.list.push(in)
	if op == spirv.OpExtInstImport {
		r.m.addExtSet(in)
	}
	return nil
}

// make builds the instruction of the words w and counts its uses.
func (r *reader) make(op spirv.Op, w []uint32) *Inst {
	m := r.m
	in := m.insts.new()
	if int(op) >= len(m.shapes) || !m.shapes[op].Known {
		*in = Inst{Op: op, pos: r.pos, words: w[1:], flags: unknownWords}
		m.pin(in.words)
		return in
	}
	sh := &m.shapes[op]
	*in = Inst{Op: op, pos: r.pos}
	w = w[1:]
	forward := false
	if sh.HasType && len(w) > 0 {
		in.Type = ID(w[0])
		forward = r.use(m.ids, w[0], in)
		w = w[1:]
	}
	if sh.HasResult {
		if len(w) == 0 {
			r.doubt = true
			return in
		}
		r.define(in, w[0])
		w = w[1:]
	}
	in.words = w
	if int(op) < len(uncounted) && uncounted[op] != 0 {
		in.flags = m.countFlags(op, w)
		if in.flags != 0 && in.Type != 0 && int(in.Type) < len(m.ids) {
			m.ids[in.Type].uses--
			m.named = append(m.named, uint32(in.Type))
		}
	}
	if forward = r.count(in, sh) || forward; forward {
		r.noteForward(in)
	}
	return in
}

// count counts the uses of an instruction by its operands, and reports whether nothing has defined one of them so far.
func (r *reader) count(in *Inst, sh *spirv.Shape) (forward bool) {
	m, words := r.m, in.words
	from, plain := sh.TailIDStart(in.Type, words, m)
	switch {
	case !plain:
		return r.scan(in, sh)
	case in.flags&noIDCount != 0:
		if sh.IDs != 0 {
			m.named = append(m.named, words[0]) // the only fixed word that is an id
		}
		if from < len(words) {
			m.named = append(m.named, words[from:]...)
		}
		return false
	}
	for mask := sh.IDs; mask != 0; mask &= mask - 1 {
		forward = r.use(m.ids, words[bits.TrailingZeros16(mask)], in) || forward
	}
	for _, w := range words[from:] {
		forward = r.use(m.ids, w, in) || forward
	}
	return forward
}

// use counts a use by an instruction and reports whether nothing before that has defined the id.
func (r *reader) use(ids []idInfo, w uint32, in *Inst) (forward bool) {
	if uint(w) >= uint(len(ids)) {
		r.doubt = true
		return false
	}
	info := &ids[w]
	info.uses++
	return info.def == nil || info.def == in
}

// define makes in the definition of an id.
func (r *reader) define(in *Inst, w uint32) {
	ids := r.m.ids
	if uint(w) >= uint(len(ids)) || w == 0 || ids[w].def != nil {
		r.doubt = true
		return
	}
	ids[w].def = in
	in.Result = ID(w)
}

// scan counts the uses of an instruction whose shape does not tell which of its words are ids, and reports whether
// nothing has defined one of them so far. It pins what the instruction may name if it has an enumerant or mask bit of
// unknown meaning. Of an extended instruction only the words are pinned that the grammar does not tell.
func (r *reader) scan(in *Inst, sh *spirv.Shape) (forward bool) {
	m := r.m
	var s spirv.Scanner
	for s.InitOperands(in.Op, in.Type, in.words, m); s.Next(); {
		switch {
		case s.Kind == spirv.KindUnknown:
			in.flags |= unknownWords
			m.pin(in.words[s.Start : s.Start+s.Len])
		case in.flags&noIDCount == 0 && s.Kind.IsID():
			forward = r.use(m.ids, in.words[s.Start], in) || forward
		case in.flags&debugInfo != 0 && s.Kind.IsID():
			m.named = append(m.named, in.words[s.Start])
		}
	}
	if s.Unknown() && !in.Op.Is(spirv.TraitExtended) {
		in.flags |= unknownWords
		m.pin(in.words)
		if in.Result != 0 {
			m.pins[in.Result] = true
		}
	}
	// The ids in names are not looked at here. That a type is no number is more than a module says as a Context.
	if s.Err() != "" || in.flags&(noIDCount|debugInfo) == noIDCount || sh.Tail == spirv.TailNumber ||
		in.Op == spirv.OpSwitch && m.NumberWidth(ID(in.words[0])) == 0 {
		r.doubt = true
	}
	return forward
}

// noteForward remembers the operands that nothing has defined so far, or, outside of functions, the instruction itself.
func (r *reader) noteForward(in *Inst) {
	switch in.Op {
	case spirv.OpBranch, spirv.OpBranchConditional, spirv.OpSwitch, spirv.OpLoopMerge, spirv.OpSelectionMerge, spirv.OpPhi,
		spirv.OpEntryPoint, spirv.OpExecutionMode, spirv.OpExecutionModeId:
		return
	}
	m := r.m
	if in.Type != 0 && m.checkedDef(in.Type) == nil {
		r.forward = append(r.forward, forwardUse{r.at, in, in.Type})
	}
	for s := m.idScan(in.Op, in.Type, in.words); s.next(); {
		if id := ID(in.words[s.i]); m.checkedDef(id) == nil || id == in.Result && !r.inFuncs {
			r.forward = append(r.forward, forwardUse{r.at, in, id})
		}
	}
}

// forwardUse is a use of an id that is defined further on, if at all.
type forwardUse struct {
	at int // offset of the instruction
	in *Inst
	id ID
}

// pin marks the ids that words of unknown meaning may be.
func (m *Module) pin(words []uint32) {
	if m.pins == nil {
		m.pins = make([]bool, len(m.ids))
	}
	for _, w := range words {
		if int(w) < len(m.pins) {
			m.pins[w] = true
			m.ids[w].uses++
		}
	}
}

func (r *reader) startFunction(w []uint32) error {
	m := r.m
	def := r.make(spirv.OpFunction, w)
	if r.fn != nil {
		return r.errorf(def.Result, "stands inside function %%%d, whose OpFunctionEnd is missing", r.fn.Result())
	}
	f := &Function{Index: len(m.functions), mod: m, header: list{mod: m}}
	f.header.fn = f
	f.read[0] = len(m.positions)
	if !r.inFuncs {
		r.start = r.at
	}
	r.inFuncs, r.fn, r.list = true, f, &f.header
	f.Blocks = r.blocks[:0]
	m.functions = append(m.functions, f)
	for _, in := range r.loose {
		f.header.push(in)
	}
	r.loose = r.loose[:0]
	f.Def = def
	f.header.push(def)
	return nil
}

func (r *reader) endFunction(w []uint32) error {
	m := r.m
	if r.fn == nil {
		return r.errorf(0, "stands outside of a function")
	}
	if r.list.block != nil && !r.closeBlock() {
		return r.errorf(0, "block %%%d has no terminator", r.list.block.ID())
	}
	n := len(r.fn.Blocks)
	r.fn.Blocks, r.blocks = r.blocks[:n:n], r.blocks[n:]
	r.fn.endPos = r.pos
	r.fn.read[1] = len(m.positions)
	r.pos = 0
	end := r.at + len(w)
	r.fn.raw = r.words[r.start:end]
	r.doubt = r.doubt || len(w) != 1 // the only one that make and position have no part in
	r.fn, r.start = nil, end
	return nil
}

// closeBlock reports whether the current block has a terminator, or can count its last instruction as one.
func (r *reader) closeBlock() bool {
	if r.done {
		return true
	}
	op := r.list.last.Op
	return op == spirv.OpAbortKHR || int(op) >= len(r.m.shapes) || !r.m.shapes[op].Known
}

func (r *reader) inFunction(in *Inst, w []uint32) error {
	f := r.fn
	if in.flags&debugInfo == 0 {
		r.m.sizeRead++
	}
	switch in.Op {
	case spirv.OpFunctionParameter:
		if r.list.block != nil {
			return r.errorf(in.Result, "stands after the first block")
		}
		f.Params = append(f.Params, in)
	case spirv.OpLabel:
		if r.list.block != nil && !r.closeBlock() {
			return r.errorf(in.Result, "block %%%d before it has no terminator", r.list.block.ID())
		}
		b := r.m.blocks.new()
		b.init(f)
		r.list, r.done = &b.list, false
	default:
		if r.list.block == nil {
			if in.Op.Is(spirv.TraitExtended) || in.flags&unknownWords != 0 {
				break // non-semantic instructions and what is unknown
			}
			return r.errorf(in.Result, "stands before the first label of function %%%d", f.Result())
		}
		if r.done {
			return r.errorf(in.Result, "stands after the terminator of block %%%d", r.list.block.ID())
		}
		if _, global := r.m.sectionOf(in.Op); global && in.Op != spirv.OpVariable && in.Op != spirv.OpUndef &&
			in.Op != spirv.OpUntypedVariableKHR {
			return r.errorf(in.Result, "stands inside a function")
		}
		if in.Op == spirv.OpPhi && !r.list.last.isHead() {
			r.pushPhi(in)
			return nil
		}
	}
	r.list.push(in)
	if in.isTerminator() {
		r.done = true
		r.pos = 0
	}
	return nil
}

// push appends an instruction as it is read: nothing is counted or marked.
func (l *list) push(in *Inst) {
	in.list, in.prev = l, l.last
	if l.last != nil {
		l.last.next = in
	} else {
		l.first = in
	}
	l.last = in
}

// link makes the predecessors of every block.
func (r *reader) link() error {
	for _, u := range r.forward {
		if !r.m.mayPrecede(u.in, u.id) {
			return spirv.Errorf(u.at, r.words[u.at:], u.id, "uses %%%d before it is defined", u.id)
		}
	}
	counts := r.m.NewTable() // of edges, by label
	defer counts.Release()
	for _, f := range r.m.functions {
		edges, merges := 0, 0
		for _, b := range f.Blocks {
			for i := range b.last.targetWords {
				// The selector of a switch may be another one than when its words were read: defined later, with another width.
				id := ID(b.last.words[i])
				if t := r.m.BlockOf(id); int(id) >= r.m.Bound() || t == nil || t.fn != f {
					at := r.offset(b.last)
					return spirv.Errorf(at, r.words[at:], 0, "branches to %%%d, which is no block of function %%%d", id, f.Result())
				}
				counts.Set(id, counts.Get(id)+1)
				edges++
			}
			if merge := b.MergeInst(); merge != nil {
				for _, id := range merge.IDs() {
					if t := r.m.BlockOf(id); t == nil || t.fn != f {
						at := r.offset(merge)
						return spirv.Errorf(at, r.words[at:], 0, "names %%%d, which is no block of function %%%d", id, f.Result())
					}
					merges++
				}
			}
		}
		slab := make([]*Block, edges)
		for _, b := range f.Blocks {
			n := int(counts.Get(b.ID()))
			b.preds, slab = slab[:0:n], slab[n:]
		}
		named := make([]*Inst, merges)
		for _, b := range f.Blocks {
			for s := range b.Succs() {
				s.preds = append(s.preds, b)
			}
			if merge := b.MergeInst(); merge != nil {
				for _, id := range merge.IDs() {
					if t := r.m.BlockOf(id); t.namedBy == nil { // nearly always
						named[0] = merge
						t.namedBy, named = named[:1:1], named[1:]
					} else {
						t.namedBy = append(t.namedBy, merge)
					}
				}
			}
		}
	}
	return nil
}

// offset finds the word offset of an instruction without a result, for an error.
func (r *reader) offset(in *Inst) int {
	for i := spirv.HeaderWords; i < len(r.words); i += int(r.words[i] >> 16) {
		n := int(r.words[i] >> 16)
		if n > 1 && len(in.words) > 0 && &r.words[i+n-1] == &in.words[len(in.words)-1] {
			return i
		}
	}
	return spirv.HeaderWords
}
