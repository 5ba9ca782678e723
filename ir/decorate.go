package ir

import (
	"iter"
	"slices"

	"hone/spirv"
)

// Decoration is one decoration of an id, or of a member of a struct type. Those that come through a
// decoration group are given like those that are the target's own.
type Decoration struct {
	Kind   spirv.Decoration
	Member int      // -1 for the id itself
	Params []uint32 // words after the kind: literals, or ids for OpDecorateId
	Inst   *Inst    // the annotation
	Group  bool     // Inst decorates a group of which the id is a target
}

// decorationIndex finds the annotations of an id: chains through arrays.
type decorationIndex struct {
	head    []int32 // by id: 1 + index of the first entry
	entries []decorationEntry
	marks   []decorationMark // by id
	all     decorationMark   // union of marks
	groups  bool             // there are groups of decorations
	valid   bool
}

// decorationMark says what some decorations of an id add up to, for questions that are asked of every load.
type decorationMark uint8

const (
	markVolatile decorationMark = 1 << iota // the id or one of its members
	markCoherent
	markBufferBlock
	holdsVolatile // a type of which a part, at any depth, is Volatile
)

func markOf(kind spirv.Decoration) decorationMark {
	switch kind {
	case spirv.DecorationVolatile:
		return markVolatile
	case spirv.DecorationCoherent:
		return markCoherent
	case spirv.DecorationBufferBlock:
		return markBufferBlock
	}
	return 0
}

type decorationEntry struct {
	in     *Inst
	member int32 // for OpGroupMemberDecorate; else -1
	next   int32 // 1 + index
}

func (m *Module) buildDecorations() {
	x := &m.decorations
	x.head = slices.Grow(x.head[:0], len(m.ids))[:len(m.ids)]
	clear(x.head)
	x.entries = x.entries[:0]
	x.marks = slices.Grow(x.marks[:0], len(m.ids))[:len(m.ids)]
	clear(x.marks)
	x.valid, x.all = true, 0
	groups := false
	for in := m.sections[Annotations].last; in != nil; in = in.prev {
		if in.flags&unknownWords != 0 || len(in.words) == 0 {
			continue
		}
		switch in.Op {
		case spirv.OpDecorationGroup:
		case spirv.OpGroupDecorate:
			groups = true
			for i := len(in.words) - 1; i >= 1; i-- {
				x.add(ID(in.words[i]), in, -1)
			}
		case spirv.OpGroupMemberDecorate:
			groups = true
			for i := len(in.words) - 2; i >= 1; i -= 2 {
				x.add(ID(in.words[i]), in, int32(in.words[i+1]))
			}
		default:
			at := 1
			if in.Op == spirv.OpMemberDecorate {
				at = 2
			}
			if in.Op == spirv.OpDecorate || at == 2 {
				mark := markOf(spirv.Decoration(in.words[at]))
				x.marks[in.words[0]] |= mark
				x.all |= mark
			}
			x.add(ID(in.words[0]), in, -1)
		}
	}
	if x.groups = groups; x.all != 0 && groups {
		m.markGroups()
	}
	if x.all&markVolatile != 0 {
		m.markHolders()
	}
}

// markGroups gives targets of decoration groups the marks of their groups.
func (m *Module) markGroups() {
	marks := m.decorations.marks
	for in := m.sections[Annotations].first; in != nil; in = in.next {
		step := 1
		switch in.Op {
		case spirv.OpGroupDecorate:
		case spirv.OpGroupMemberDecorate:
			step = 2
		default:
			continue
		}
		if in.flags&unknownWords != 0 {
			continue
		}
		for i := 1; i < len(in.words); i += step {
			marks[in.words[i]] |= marks[in.words[0]]
		}
	}
}

// markHolders marks the types with something Volatile inside. Members come before what they are members of.
func (m *Module) markHolders() {
	marks := m.decorations.marks
	for in := m.sections[Globals].first; in != nil; in = in.next {
		if in.Result == 0 || int(in.Result) >= len(marks) {
			continue
		}
		inside := marks[in.Result] & markVolatile
		switch in.Op {
		case spirv.OpTypeStruct:
			for i := range in.words {
				inside |= marks[in.ID(i)]
			}
		case spirv.OpTypeArray, spirv.OpTypeRuntimeArray:
			inside |= marks[in.ID(0)]
		default:
			continue
		}
		if inside&(markVolatile|holdsVolatile) != 0 {
			marks[in.Result] |= holdsVolatile
		}
	}
}

// marked reports whether id has a mark. Constant time.
func (m *Module) marked(id ID, mark decorationMark) bool {
	x := &m.decorations
	if !x.valid {
		m.buildDecorations()
	}
	if int(id) >= len(x.marks) { // made since
		return mark == holdsVolatile && x.all&markVolatile != 0 && m.mayHoldVolatile(id, new(int))
	}
	return x.marks[id]&mark != 0
}

// mayHoldVolatile looks for something Volatile in a type that was made after the marks were. looked counts the types
// that were looked into so far: after many there may be something.
func (m *Module) mayHoldVolatile(typ ID, looked *int) bool {
	const most = 100
	*looked++
	d := m.ids[typ].def
	switch {
	case int(typ) < len(m.decorations.marks):
		return m.decorations.marks[typ]&(markVolatile|holdsVolatile) != 0
	case d == nil || *looked > most:
		return true
	case d.Op == spirv.OpTypeArray, d.Op == spirv.OpTypeRuntimeArray:
		return m.mayHoldVolatile(d.ID(0), looked)
	case d.Op != spirv.OpTypeStruct:
		return false
	}
	for dec := range m.Decorations(typ) {
		if dec.Kind == spirv.DecorationVolatile {
			return true
		}
	}
	for i := range d.words {
		if m.mayHoldVolatile(d.ID(i), looked) {
			return true
		}
	}
	return d.isContinued()
}

// insert adds a new annotation.
func (x *decorationIndex) insert(in *Inst) {
	at := 1 // of the decoration
	switch in.Op {
	case spirv.OpMemberDecorate, spirv.OpMemberDecorateString, spirv.OpMemberDecorateIdEXT:
		at = 2
	case spirv.OpDecorate, spirv.OpDecorateId, spirv.OpDecorateString:
	default:
		at = len(in.words)
	}
	if !x.valid || in.flags&unknownWords != 0 || at >= len(in.words) || markOf(spirv.Decoration(in.words[at])) != 0 {
		x.valid = false
		return
	}
	id := ID(in.words[0])
	if n := int(id) + 1 - len(x.head); n > 0 {
		x.head = append(x.head, make([]int32, n)...)
	}
	x.add(id, in, -1)
}

func (x *decorationIndex) add(id ID, in *Inst, member int32) {
	x.entries = append(x.entries, decorationEntry{in, member, x.head[id]})
	x.head[id] = int32(len(x.entries))
}

// Decorated reports whether id has any decoration, of its own or of a member.
func (m *Module) Decorated(id ID) bool {
	if !m.decorations.valid {
		m.buildDecorations()
	}
	return int(id) < len(m.decorations.head) && m.decorations.head[id] != 0
}

// Decorations yields the decorations of id and of its members, groups expanded: what several groups say, once.
func (m *Module) Decorations(id ID) iter.Seq[Decoration] {
	return func(yield func(Decoration) bool) {
		switch {
		case !m.Decorated(id):
		case m.decorations.groups && m.inGroup(id):
			m.distinctDecorations(id, yield)
		default:
			m.eachDecoration(id, -1, false, yield)
		}
	}
}

// everyDecoration is Decorations with what several groups say, or a group and the id itself, as often as it is said. It
// allocates nothing.
func (m *Module) everyDecoration(id ID) iter.Seq[Decoration] {
	return func(yield func(Decoration) bool) {
		if m.Decorated(id) {
			m.eachDecoration(id, -1, false, yield)
		}
	}
}

// inGroup reports whether an id that is decorated has decorations of a group. Linear in its decorations.
func (m *Module) inGroup(id ID) bool {
	x := &m.decorations
	for e := x.head[id]; e != 0; e = x.entries[e-1].next {
		if op := x.entries[e-1].in.Op; op == spirv.OpGroupDecorate || op == spirv.OpGroupMemberDecorate {
			return true
		}
	}
	return false
}

// distinctDecorations yields the decorations that id has itself, and then those of its groups that it does not have so
// far.
func (m *Module) distinctDecorations(id ID, yield func(Decoration) bool) {
	type subject struct {
		kind   spirv.Decoration
		member int
	}
	said := map[subject][][]uint32{} // the parameters
	for _, group := range [...]bool{false, true} {
		for d := range m.everyDecoration(id) {
			if d.Group != group {
				continue
			}
			s := subject{d.Kind, d.Member}
			if group && slices.ContainsFunc(said[s], func(params []uint32) bool { return slices.Equal(params, d.Params) }) {
				continue
			}
			if said[s] = append(said[s], d.Params); !yield(d) {
				return
			}
		}
	}
}

func (m *Module) eachDecoration(id ID, member int, group bool, yield func(Decoration) bool) bool {
	x := &m.decorations
	for e := x.head[id]; e != 0; e = x.entries[e-1].next {
		in := x.entries[e-1].in
		if in.flags&removed != 0 {
			continue // removed since the index was made
		}
		d := Decoration{Member: member, Inst: in, Group: group}
		switch in.Op {
		case spirv.OpGroupDecorate, spirv.OpGroupMemberDecorate:
			if group {
				continue // groups do not nest
			}
			if g := ID(in.words[0]); int(g) < len(x.head) && !m.eachDecoration(g, int(x.entries[e-1].member), true, yield) {
				return false
			}
			continue
		case spirv.OpMemberDecorate, spirv.OpMemberDecorateString, spirv.OpMemberDecorateIdEXT:
			d.Member, d.Kind, d.Params = int(in.words[1]), spirv.Decoration(in.words[2]), in.words[3:]
		default:
			d.Kind, d.Params = spirv.Decoration(in.words[1]), in.words[2:]
		}
		if !yield(d) {
			return false
		}
	}
	return true
}

// HasDecoration reports whether id itself, not a member, has a decoration.
func (m *Module) HasDecoration(id ID, kind spirv.Decoration) bool {
	if !m.Decorated(id) {
		return false // at once, as nearly always
	}
	for d := range m.everyDecoration(id) {
		if d.Kind == kind && d.Member < 0 {
			return true
		}
	}
	return false
}

// ConvertsItsOwnWay reports whether a decoration says how id, the result of a conversion, is rounded, or what becomes
// of values out of range: package fold's rows compute something else then.
func (m *Module) ConvertsItsOwnWay(id ID) bool {
	return m.HasDecoration(id, spirv.DecorationFPRoundingMode) ||
		m.HasDecoration(id, spirv.DecorationSaturatedConversion) ||
		m.HasDecoration(id, spirv.DecorationSaturatedToLargestFloat8NormalConversionEXT)
}

// Decorate adds a decoration to id.
func (m *Module) Decorate(id ID, kind spirv.Decoration, params ...uint32) {
	m.AddDecoration(id, Decoration{Kind: kind, Member: -1, Params: params})
}

// DecorateMember adds a decoration to a member of a struct type.
func (m *Module) DecorateMember(typ ID, member int, kind spirv.Decoration, params ...uint32) {
	m.AddDecoration(typ, Decoration{Kind: kind, Member: member, Params: params})
}

// AddDecoration decorates id with a decoration as another one may have it: d.Inst says by which instruction, nil for
// OpDecorate and OpMemberDecorate.
func (m *Module) AddDecoration(id ID, d Decoration) {
	op := spirv.OpDecorate
	if d.Inst != nil {
		op = d.Inst.Op
	}
	words := make([]uint32, 0, 8)
	words = append(words, uint32(id))
	if d.Member >= 0 {
		words = append(words, uint32(d.Member))
	}
	switch {
	case d.Member >= 0 && op == spirv.OpDecorate: // that of a group, or none
		op = spirv.OpMemberDecorate
	case d.Member >= 0 && op == spirv.OpDecorateString:
		op = spirv.OpMemberDecorateString
	case d.Member >= 0 && op == spirv.OpDecorateId:
		op = spirv.OpMemberDecorateIdEXT
	}
	words = append(append(words, uint32(d.Kind)), d.Params...)
	m.sections[Annotations].Append(m.NewInst(op, 0, false, words...))
}

// CopyDecorations gives to the decorations that from itself has. to is new: it has none yet.
func (m *Module) CopyDecorations(from, to ID) {
	for d := range m.Decorations(from) {
		if d.Member < 0 {
			m.AddDecoration(to, d)
		}
	}
}

// HasIDs reports whether the parameters of d are ids.
func (d Decoration) HasIDs() bool { return d.Inst != nil && d.Inst.decoratesByID() }

// decoratesByID reports whether in is a decoration whose ids count as uses, as those in its parameters have to.
func (in *Inst) decoratesByID() bool {
	return in.Op == spirv.OpDecorateId || in.Op == spirv.OpMemberDecorateIdEXT
}

// Orphaned reports whether an instruction names or decorates a result that was removed: it goes with the next
// [Module.Sweep], at the latest at the end of the pipeline, and means nothing until then.
func (in *Inst) Orphaned() bool {
	s := in.Section()
	if s == nil || s.Kind() != Annotations && s.Kind() != DebugNames || in.Unknown() || len(in.words) == 0 {
		return false
	}
	switch in.Op {
	case spirv.OpGroupDecorate, spirv.OpGroupMemberDecorate, spirv.OpDecorationGroup, spirv.OpModuleProcessed:
		return false // about no result, or about several
	}
	m := in.list.mod
	id := in.ID(0)
	return m.Def(id) == nil && !m.Pinned(id)
}

// removeOrphans removes the names and decorations of ids that are no longer defined.
func (m *Module) removeOrphans() {
	var fromPositions *Table // made when the first id without a definition is met
	gone := func(id ID) bool {
		if m.ids[id].def != nil || m.Pinned(id) {
			return false
		}
		if fromPositions == nil {
			fromPositions = m.positionResults()
		}
		return fromPositions.Get(id) == 0
	}
	for _, s := range [...]SectionKind{DebugNames, Annotations} {
		for in := range m.sections[s].Insts() {
			if in.flags&unknownWords != 0 || len(in.words) == 0 {
				continue
			}
			switch in.Op {
			case spirv.OpGroupDecorate:
				keep := in.words[:1:1]
				for _, w := range in.words[1:] {
					if !gone(ID(w)) {
						keep = append(keep, w)
					}
				}
				if len(keep) != len(in.words) {
					in.SetOperands(keep)
				}
			case spirv.OpGroupMemberDecorate:
				keep := in.words[:1:1]
				for i := 1; i+1 < len(in.words); i += 2 {
					if !gone(ID(in.words[i])) {
						keep = append(keep, in.words[i], in.words[i+1])
					}
				}
				if len(keep) != len(in.words) {
					in.SetOperands(keep)
				}
			case spirv.OpDecorationGroup, spirv.OpModuleProcessed:
			default:
				if gone(ID(in.words[0])) {
					in.Remove()
				}
			}
		}
	}
	if fromPositions != nil {
		fromPositions.Release()
	}
}

// InheritNonUniform decorates to, which is derived from the value from, with NonUniform if from has that decoration.
// Constants are left as they are.
func (m *Module) InheritNonUniform(from, to ID) {
	if m.HasDecoration(from, spirv.DecorationNonUniform) {
		m.makeNonUniform(to)
	}
}

// makeNonUniform decorates a value with NonUniform, unless it is or is a constant.
func (m *Module) makeNonUniform(id ID) {
	if d := m.Def(id); d != nil && d.list.fn != nil && !m.HasDecoration(id, spirv.DecorationNonUniform) {
		m.Decorate(id, spirv.DecorationNonUniform)
	}
}

// RemoveDecoration takes the decorations of a kind from id itself, not from its members. Other targets of a group keep
// theirs.
func (m *Module) RemoveDecoration(id ID, kind spirv.Decoration) {
	m.removeDecorations(id, func(d Decoration) bool { return d.Kind == kind })
}

// removeDecorations takes from id itself, not from its members, the decorations for which gone is true. Other targets
// of a group keep theirs.
func (m *Module) removeDecorations(id ID, gone func(Decoration) bool) {
	if !m.Decorated(id) {
		return
	}
	list := slices.Collect(m.Decorations(id))
	if !slices.ContainsFunc(list, gone) {
		return
	}
	var keep []Decoration // of groups
	for _, d := range list {
		switch {
		case d.Group && d.Member < 0 && !gone(d):
			keep = append(keep, d)
		case !d.Group && d.Member < 0 && gone(d):
			d.Inst.Remove()
		}
	}
	if m.leaveGroups(id, spirv.OpGroupDecorate) {
		for _, d := range keep {
			m.AddDecoration(id, d)
		}
	}
}

// Ungroup gives id what it and its members have from decoration groups as decorations of their own, so that these can
// be edited one by one. Other targets of a group keep theirs. Linear in the decorations of id and in the targets of its
// groups.
func (m *Module) Ungroup(id ID) {
	if !m.Decorated(id) {
		return
	}
	var own []Decoration
	for d := range m.Decorations(id) {
		if d.Group {
			own = append(own, d)
		}
	}
	if len(own) == 0 {
		return
	}
	m.leaveGroups(id, spirv.OpGroupDecorate)
	m.leaveGroups(id, spirv.OpGroupMemberDecorate)
	for _, d := range own {
		m.AddDecoration(id, d)
	}
}

// leaveGroups takes id, or its members, out of the decoration groups of which it is a target by an instruction. It
// reports whether there were any. Linear in the decorations of id and in the targets of its groups.
func (m *Module) leaveGroups(id ID, by spirv.Op) (left bool) {
	x := &m.decorations
	at := &x.head[id]
	size := 1 // of a target
	if by == spirv.OpGroupMemberDecorate {
		size = 2
	}
	for *at != 0 {
		e := &x.entries[*at-1]
		if e.in.Op != by {
			at = &e.next
			continue
		}
		*at, left = e.next, true
		for i := 1; i+size <= len(e.in.words); i += size {
			if e.in.words[i] == uint32(id) && (size == 1 || e.in.words[i+1] == uint32(e.member)) {
				e.in.SetOperands(slices.Concat(e.in.words[:i], e.in.words[i+size:]))
				break
			}
		}
	}
	return left
}
