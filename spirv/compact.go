package spirv

// Compact returns a copy of b whose ids are numbered from 1 without gaps, in order of appearance, and
// the old id of each new one. It serves headers whose bound is far above the number of ids: what is
// indexed by id then costs no more than the file's size. A word of unknown meaning that could be an id
// is numbered like one, so that undoing the map over ids and such words gives b back.
//
// Broken operands are left as they are, for Check to report. Cost: linear.
func (b *Binary) Compact() (*Binary, []ID) {
	r := renamer{ctx: mapContext{types: map[ID]ID{}, widths: map[ID]int{}, sets: map[ID]*ExtSet{}}, to: map[ID]ID{},
		ids: []ID{0}}
	out := &Binary{Words: append([]uint32(nil), b.Words...), BigEndian: b.BigEndian}
	for at, inst := range b.Insts() {
		r.rename(inst, out.Words[at:at+len(inst)], b.Words[3])
	}
	out.Words[3] = uint32(len(r.ids))
	return out, r.ids
}

type renamer struct {
	ctx mapContext
	to  map[ID]ID
	ids []ID
}

func (r *renamer) rename(inst, out []uint32, bound uint32) {
	var s Scanner
	var typ ID
	for s.Init(inst, &r.ctx); s.Next(); {
		if !s.Kind.IsID() && s.Kind != KindUnknown {
			continue
		}
		old := ID(inst[s.Start])
		if s.Kind == KindIdResultType {
			typ = old
		}
		if s.Kind == KindIdResult {
			r.ctx.define(old, typ, inst)
		}
		if old == 0 || uint32(old) >= bound {
			continue // both stay what they are: an error in an id, a literal in an unknown word
		}
		id, ok := r.to[old]
		if !ok {
			id = ID(len(r.ids))
			r.to[old] = id
			r.ids = append(r.ids, old)
		}
		out[s.Start] = uint32(id)
	}
}

// mapContext is a [Context] for sparse ids.
type mapContext struct {
	types  map[ID]ID
	widths map[ID]int // of what has no result type
	sets   map[ID]*ExtSet
}

func (c *mapContext) define(id, typ ID, inst []uint32) {
	switch {
	case typ != 0:
		c.types[id] = typ
	case Op(inst[0]) == OpExtInstImport:
		name, _, _ := String(inst[2:])
		c.sets[id] = LookupExtSet(name)
		c.widths[id] = NotNumber
	default:
		c.widths[id] = numberWidth(inst)
	}
}

// NumberWidth implements [Context].
func (c *mapContext) NumberWidth(id ID) int {
	if t, ok := c.types[id]; ok {
		id = t
	}
	return c.widths[id]
}

// ExtSet implements [Context].
func (c *mapContext) ExtSet(id ID) *ExtSet { return c.sets[id] }
