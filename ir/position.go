package ir

import (
	"iter"
	"slices"

	"hone/spirv"
)

// Position is where an instruction comes from: the state that OpLine, DebugLine and DebugScope set for
// the instructions after them, up to the end of the block. Both are whole instructions; nil is none.
type Position struct {
	Line  []uint32 // OpLine, or OpExtInst DebugLine
	Scope []uint32 // OpExtInst DebugScope
}

// Numbers that OpenCL.DebugInfo.100 and NonSemantic.Shader.DebugInfo share.
const (
	debugScope   = spirv.OpenCLDebugInfo100DebugScope
	debugNoScope = spirv.OpenCLDebugInfo100DebugNoScope
)

// Position returns where in comes from. Outside of functions there are no positions: OpLine stands there
// as an instruction.
func (in *Inst) Position() Position {
	if in.list.fn == nil {
		return Position{}
	}
	return in.list.mod.positions[in.pos]
}

// SourceLine returns the line of the source that in comes from, counted from 1, and the name of its file, "" where the
// module does not have it. ok is false where no line is known.
func (in *Inst) SourceLine() (file string, line int, ok bool) {
	file, line, _, ok = in.SourcePlace()
	return file, line, ok
}

// SourcePlace is [Inst.SourceLine] with the column in the line, which is 0 where it is not known.
func (in *Inst) SourcePlace() (file string, line, column int, ok bool) {
	w := in.Position().Line
	m := in.Module()
	switch {
	case len(w) > 2 && spirv.Op(w[0]) == spirv.OpLine:
		if len(w) > 3 {
			column = int(w[3])
		}
		return m.fileName(ID(w[1])), int(w[2]), column, true
	case len(w) > 6 && spirv.Op(w[0]) == spirv.OpExtInst: // DebugLine Source Line ...
		number := func(word uint32) int { return int(word) }
		if set := m.ExtSet(ID(w[3])); set != nil && set.NonSemantic() {
			number = func(word uint32) int {
				n, _ := m.Constants().IntValue(ID(word))
				return int(n)
			}
		}
		if len(w) > 8 { // LineStart LineEnd ColumnStart
			column = number(w[8])
		}
		if source := m.Def(ID(w[5])); source != nil && source.Op.Is(spirv.TraitExtended) && source.NumWords() > 2 {
			return m.fileName(source.ID(2)), number(w[6]), column, true
		}
	}
	return "", 0, 0, false
}

// fileName returns the text of an OpString, "" for anything else.
func (m *Module) fileName(id ID) string {
	if d := m.Def(id); d != nil && d.Op == spirv.OpString {
		return d.stringAt(0)
	}
	return ""
}

// CopyPosition gives in the position of from.
func (in *Inst) CopyPosition(from *Inst) { in.pos = from.pos }

// SetPosition gives in, in a function, a position. What sets it gets results of its own; what it names is kept for
// good.
func (in *Inst) SetPosition(p Position) {
	m := in.list.mod
	if in.pos = 0; p.Line != nil || p.Scope != nil {
		in.pos = m.addPosition(Position{Line: m.ownPosition(p.Line), Scope: m.ownPosition(p.Scope)})
	}
	in.markEdited()
}

// ownPosition returns a copy of an instruction that sets a position, with a new id for its result.
func (m *Module) ownPosition(w []uint32) []uint32 {
	if w = slices.Clone(w); setByResult(w) {
		w[2] = uint32(m.NewID())
	}
	return w
}

// addPosition adds a position.
func (m *Module) addPosition(p Position) uint32 {
	for id := range p.IDs() {
		m.addUses(m.Resolve(id), 1)
	}
	m.positions = append(m.positions, p)
	return uint32(len(m.positions) - 1)
}

// ForgetPositions forgets the positions that would not be written, as those of removed functions and those of phis that
// only a debug instruction could set, and with them the uses of strings, constants and scopes. Linear in the functions,
// if there are positions.
func (m *Module) ForgetPositions() {
	if len(m.positions) < 2 {
		return
	}
	had := m.writtenPositions()
	kept := map[*uint32]bool{} // what sets a position may be a part of several
	each := func(had []bool, is bool, visit func(w *[]uint32)) {
		for i := range m.positions {
			if p := &m.positions[i]; had[i] == is {
				for _, w := range [...]*[]uint32{&p.Line, &p.Scope} {
					if *w != nil {
						visit(w)
					}
				}
			}
		}
	}
	each(had, true, func(w *[]uint32) { kept[&(*w)[0]] = true })
	each(had, false, func(w *[]uint32) {
		if first := &(*w)[0]; !kept[first] {
			kept[first] = true
			for i := range positionIDs(*w) {
				m.ids[m.Resolve(ID((*w)[i]))].uses--
			}
		}
		*w = nil
	})
}

// writtenPositions says of each position whether writing the module writes it. Linear in the functions.
func (m *Module) writtenPositions() []bool {
	written := make([]bool, len(m.positions))
	for _, f := range m.functions {
		if !f.Changed() { // it is written as it was read, with lines that nothing stands after, too
			for i := f.read[0]; i < f.read[1]; i++ {
				written[i] = true
			}
		}
		written[f.endPos] = true
		for in := range f.AllInsts() {
			written[in.pos] = written[in.pos] || in.takesPosition()
		}
	}
	return written
}

// HasPositions reports whether some instruction in a function has a position. Linear.
func (m *Module) HasPositions() bool {
	if len(m.positions) <= 1 {
		return false
	}
	for _, f := range m.functions {
		if f.endPos != 0 || !f.Changed() && f.read[0] < f.read[1] { // lines that nothing stands after, too
			return true
		}
		for in := range f.AllInsts() {
			if in.pos != 0 {
				return true
			}
		}
	}
	return false
}

// RemovePositions makes nobody know where an instruction in a function comes from. Linear.
func (m *Module) RemovePositions() {
	for _, f := range m.functions {
		if f.endPos != 0 || f.read[0] < f.read[1] {
			f.endPos, f.read = 0, [2]int{}
			f.markEdited()
		}
		for in := range f.AllInsts() {
			if in.pos != 0 {
				in.pos = 0
				in.markEdited()
			}
		}
	}
	m.positions = m.positions[:min(1, len(m.positions))]
	// What a position names was counted by instruction that set it, and these are not known any more.
	m.CompleteReplacements()
	for i := range m.ids {
		if m.ids[i].uses = 0; m.Pinned(ID(i)) {
			m.ids[i].uses = 1
		}
	}
	for in := range m.Insts() {
		m.countUses(in, +1)
	}
}

// IDs yields the ids that p names, results aside.
func (p Position) IDs() iter.Seq[ID] {
	return func(yield func(ID) bool) {
		for _, w := range [...][]uint32{p.Line, p.Scope} {
			for i := range positionIDs(w) {
				if !yield(ID(w[i])) {
					return
				}
			}
		}
	}
}

// Map returns a copy of p with other ids in the place of those that it names.
func (p Position) Map(other func(ID) ID) Position {
	p.Line, p.Scope = slices.Clone(p.Line), slices.Clone(p.Scope)
	for _, w := range [...][]uint32{p.Line, p.Scope} {
		for i := range positionIDs(w) {
			w[i] = uint32(other(ID(w[i])))
		}
	}
	return p
}

// HasResult reports whether what sets p has a result, which belongs to one function.
func (p Position) HasResult() bool { return setByResult(p.Line) || setByResult(p.Scope) }

// setByResult reports whether a position's instruction has a result.
func setByResult(w []uint32) bool { return w != nil && spirv.Op(w[0]) != spirv.OpLine }

// positionIDs yields the index of each word of a position's instruction that is an id and no result.
func positionIDs(w []uint32) iter.Seq[int] {
	return func(yield func(int) bool) {
		if len(w) == 0 {
			return
		}
		ids := len(w)
		if spirv.Op(w[0]) == spirv.OpLine {
			ids = 2
		}
		for i := 1; i < ids; i++ {
			if ids > 2 && (i == 2 || i == 4) { // the result, and the number of the instruction in its set
				continue
			}
			if !yield(i) {
				return
			}
		}
	}
}

// position takes an instruction that sets the position into the reader's state. It returns false
// for any other.
func (r *reader) position(op spirv.Op, w []uint32) bool {
	m := r.m
	now := m.positions[r.pos]
	switch op {
	case spirv.OpLine:
		now.Line = w
	case spirv.OpNoLine:
		now.Line = nil
	case spirv.OpExtInst:
		switch m.debugKind(w) {
		case debugLine:
			now.Line = w
		case debugNoLine:
			now.Line = nil
		case scope:
			now.Scope = w
		case noScope:
			now.Scope = nil
		default:
			return false
		}
	}
	// The words hold no counted uses of their own any more: what they name stays for good.
	var s spirv.Scanner
	for s.Init(w, m); s.Next(); {
		switch {
		case s.Kind == spirv.KindIdResult:
			in := m.insts.new()
			*in = Inst{Op: op}
			if r.define(in, w[s.Start]); in.Result != 0 {
				r.placed = append(r.placed, in.Result)
			}
		case s.Kind.IsID():
			r.use(m.ids, w[s.Start], nil)
		}
	}
	r.doubt = r.doubt || s.Err() != ""
	switch {
	case now.Line == nil && now.Scope == nil:
		r.pos = 0
	default:
		m.positions = append(m.positions, now)
		r.pos = uint32(len(m.positions) - 1)
	}
	return true
}

type debugKind int

const (
	notPosition debugKind = iota
	debugLine
	debugNoLine
	scope
	noScope
)

// debugKind says which position an OpExtInst sets.
func (m *Module) debugKind(w []uint32) debugKind {
	if len(w) < 5 {
		return notPosition
	}
	set := m.ExtSet(ID(w[3]))
	if set == nil {
		return notPosition
	}
	switch dialect := set.Debug(); {
	case dialect == spirv.NoDebug:
	case dialect == spirv.PlainDebug:
		switch w[4] {
		case spirv.DebugInfoDebugScope:
			return scope
		case spirv.DebugInfoDebugNoScope:
			return noScope
		}
	case w[4] == debugScope:
		return scope
	case w[4] == debugNoScope:
		return noScope
	case dialect == spirv.ShaderDebug && w[4] == spirv.ShaderDebugInfo100DebugLine:
		return debugLine
	case dialect == spirv.ShaderDebug && w[4] == spirv.ShaderDebugInfo100DebugNoLine:
		return debugNoLine
	}
	return notPosition
}

// emit appends what makes pos the position of the instruction that follows.
func (w *writer) emit(pos uint32) {
	if pos == w.now {
		return
	}
	was, now := w.m.positions[w.now], w.m.positions[pos]
	w.now = pos
	if !SamePosition(was.Scope, now.Scope) {
		if now.Scope != nil {
			w.position(now.Scope)
		} else {
			w.end(was.Scope, w.m.noScopeNumber(was.Scope))
		}
	}
	if !SamePosition(was.Line, now.Line) {
		switch {
		case now.Line != nil:
			w.position(now.Line)
		case spirv.Op(was.Line[0]) == spirv.OpLine:
			w.out = append(w.out, 1<<16|uint32(spirv.OpNoLine))
		default:
			w.end(was.Line, spirv.ShaderDebugInfo100DebugNoLine)
		}
	}
}

func (m *Module) noScopeNumber(scope []uint32) uint32 {
	if m.ExtSet(ID(scope[3])).Debug() == spirv.PlainDebug {
		return spirv.DebugInfoDebugNoScope
	}
	return debugNoScope
}

// position appends an instruction that sets one, with a new result id if its own was used already.
func (w *writer) position(inst []uint32) {
	at := len(w.out)
	w.out = append(w.out, inst...)
	out := w.out[at:]
	for i := range positionIDs(inst) {
		out[i] = uint32(w.m.Resolve(ID(inst[i])))
	}
	if !setByResult(inst) {
		return
	}
	id := ID(inst[2])
	if w.placed[id] {
		out[2] = w.newID()
	} else {
		if w.placed == nil {
			w.placed = map[ID]bool{}
		}
		w.placed[id] = true
	}
}

// end appends the instruction number of an instruction's set that ends what it began.
func (w *writer) end(inst []uint32, number uint32) {
	typ, set := w.m.Resolve(ID(inst[1])), w.m.Resolve(ID(inst[3]))
	w.out = append(w.out, 5<<16|uint32(spirv.OpExtInst), uint32(typ), w.newID(), uint32(set), number)
}

// SamePosition reports whether two instructions that set a [Position], nil for none, set the same: result ids aside
// they are equal.
func SamePosition(a, b []uint32) bool {
	if len(a) != len(b) || len(a) == 0 || a[0] != b[0] {
		return len(a) == len(b)
	}
	if spirv.Op(a[0]) == spirv.OpLine {
		return slices.Equal(a, b)
	}
	return a[1] == b[1] && slices.Equal(a[3:], b[3:])
}
