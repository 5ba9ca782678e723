package specialize

import (
	"slices"

	"hone/analysis/fastmath"
	"hone/fold"
	"hone/ir"
	"hone/spirv"
)

// maxCells is how many components a constant may have that is computed with.
const maxCells = 64

// typeInfo is a type of values that are computed with: scalars, and what is composed of them.
type typeInfo struct {
	cells  int32 // scalars in it, 0 for other types
	scalar uint32
	parts  []uint32 // types of the constituents; nil for a scalar
	width  int8     // of the scalar, in bits; 1 for booleans
	bool   bool
	signed bool
	format fold.Format // of floats
	folded bool        // a function may have a constant of the type
}

// declarations looks at types and constants, and finds what is live whatever happens.
func (b *builder) declarations() {
	t := b.tables
	for in := range b.m.Section(ir.Globals).Insts() {
		id := uint32(in.Result)
		root := in.Unknown() || in.Result == 0 || b.m.IsLiveRoot(in)
		if next := in.Next(); next != nil && next.Op.Is(spirv.TraitContinued) {
			root = true
		}
		switch {
		case in.Op == spirv.OpTypeForwardPointer && !in.Unknown(), in.Op == spirv.OpLine, in.Op == spirv.OpNoLine:
			root = false
		case in.Op.Is(spirv.TraitType):
			b.typeOf(in)
			if b.m.Allows(in.Result, ir.UndefOf) {
				t.undefined[id] = true
			}
			if in.Op == spirv.OpTypeBool {
				t.bools = id
			}
			if in.Op == spirv.OpTypeInt && t.word == 0 && in.Literal(0) == 32 {
				t.word = id
			}
		case in.Op.Is(spirv.TraitConstant):
			b.constant(in)
		case in.Op.Is(spirv.TraitVariable), in.Op == spirv.OpUndef:
		default:
			root = true // debug information, reflection, whatever else
		}
		if root {
			b.rootOf(in)
		}
	}
	for _, k := range [...]ir.SectionKind{ir.Annotations, ir.DebugNames, ir.ExtInstImports} {
		for in := range b.m.Section(k).Insts() {
			if in.Unknown() || in.Op == spirv.OpDecorationGroup {
				b.rootOf(in)
			}
		}
	}
	for k := range ir.Globals {
		switch k {
		case ir.EntryPoints, ir.DebugStrings, ir.DebugNames, ir.Annotations, ir.ExtInstImports:
			continue
		}
		for in := range b.m.Section(k).Insts() {
			b.rootOf(in)
		}
	}
	for in := range b.m.Section(ir.EntryPoints).Insts() {
		if in.Op != spirv.OpEntryPoint || in.Unknown() {
			b.rootOf(in)
			continue
		}
		t.roots = append(t.roots, uint32(in.ID(1)))
		for _, id := range in.Interface() {
			if d := b.m.Def(id); d == nil || d.Op != spirv.OpVariable || b.m.InterfaceMatters(d) {
				t.roots = append(t.roots, uint32(id))
			}
		}
	}
	for _, id := range b.m.PositionIDs() {
		t.roots = append(t.roots, uint32(id))
	}
	for _, f := range b.m.Functions() {
		if b.m.Exported(f.Result()) || b.m.Pinned(f.Result()) {
			t.roots = append(t.roots, uint32(f.Result()))
		}
	}
	for _, s := range t.outside {
		for i := s.first; i < s.end; i++ {
			b.rootOf(b.ops[i])
		}
	}
}

// rootOf makes an instruction outside of functions live. Debug information keeps no variable and no function, and what
// else it names.
func (b *builder) rootOf(in *ir.Inst) {
	t := b.tables
	if in.Result != 0 {
		t.roots = append(t.roots, uint32(in.Result))
		return
	}
	if in.Type != 0 {
		t.roots = append(t.roots, uint32(in.Type))
	}
	for _, id := range in.IDs() {
		t.roots = append(t.roots, uint32(id))
	}
	if in.Unknown() {
		for _, w := range in.Words() {
			if b.m.Pinned(ir.ID(w)) && int64(w) < int64(t.bound) && b.m.Def(ir.ID(w)) != nil {
				t.roots = append(t.roots, w)
			}
		}
	}
}

// typeOf notes what a type is made of.
func (b *builder) typeOf(in *ir.Inst) {
	x := &b.types[in.Result]
	if in.Unknown() || in.Next() != nil && in.Next().Op.Is(spirv.TraitContinued) {
		return
	}
	id := uint32(in.Result)
	switch in.Op {
	case spirv.OpTypeBool:
		*x = typeInfo{cells: 1, scalar: id, width: 1, bool: true}
	case spirv.OpTypeInt:
		if w := in.Literal(0); w >= 8 && w <= 64 {
			*x = typeInfo{cells: 1, scalar: id, width: int8(w), signed: in.Literal(1) != 0}
		}
	case spirv.OpTypeFloat:
		if f, ok := b.m.Types().FloatFormat(in.Result); ok {
			*x = typeInfo{cells: 1, scalar: id, width: int8(f.Width), format: f}
		}
	case spirv.OpTypeVector, spirv.OpTypeMatrix:
		b.composed(x, slices.Repeat([]uint32{uint32(in.ID(0))}, int(min(in.Literal(1), maxCells+1))))
	case spirv.OpTypeArray:
		if d := b.m.Def(in.ID(1)); d != nil && d.Op == spirv.OpConstant {
			if n, ok := b.m.Constants().IntValue(in.ID(1)); ok && n <= maxCells {
				b.composed(x, slices.Repeat([]uint32{uint32(in.ID(0))}, int(n)))
			}
		}
	case spirv.OpTypeStruct:
		if in.NumWords() <= maxCells {
			var parts []uint32
			for _, id := range in.IDs() {
				parts = append(parts, uint32(id))
			}
			b.composed(x, parts)
		}
	}
	x.folded = x.cells > 0 && (x.parts == nil || in.Op == spirv.OpTypeVector) && b.m.Allows(in.Result, ir.ConstantOf)
}

func (b *builder) composed(x *typeInfo, parts []uint32) {
	n := int32(0)
	for _, p := range parts {
		c := b.types[p].cells
		if n += c; c == 0 || n > maxCells {
			return
		}
	}
	if n == 0 {
		return // a struct without members
	}
	*x = typeInfo{cells: n, parts: parts, scalar: b.types[parts[0]].scalar}
	for _, p := range parts {
		if b.types[p].scalar != x.scalar {
			x.scalar = 0
		}
	}
	s := b.types[x.scalar]
	x.width, x.bool, x.signed, x.format = s.width, s.bool, s.signed, s.format
}

// Kinds of knowledge about a slot.
const (
	untouched = iota // nothing that was walked over defines it: any value would do
	known            // a constant
	unknown
)

// slot is a value that may be computed with: a constant, or one that follows from specialization constants.
type slot struct {
	id    uint32 // that is defined as it
	typ   uint32
	cells int32 // place of its components
	n     int32
}

// newSlot gives a value a slot.
func (b *builder) newSlot(id, typ uint32, state uint8) int32 {
	t := b.tables
	n := t.types[typ].cells
	s := int32(len(t.slots))
	t.slots = append(t.slots, slot{id, typ, int32(len(t.cells0)), n})
	t.state0 = append(t.state0, state)
	t.cells0 = append(t.cells0, make([]uint64, n)...)
	t.slotOf[id] = s + 1
	return s
}

// part returns the components of a slot.
func (t *tables) part(cells []uint64, s int32) []uint64 {
	x := &t.slots[s]
	return cells[x.cells : x.cells+x.n : x.cells+x.n]
}

// constant gives a constant a slot, or notes that it depends on specialization.
func (b *builder) constant(in *ir.Inst) {
	t := b.tables
	typ := uint32(in.Type)
	if in.Unknown() || t.types[typ].cells == 0 {
		return
	}
	id := uint32(in.Result)
	x := t.types[typ]
	switch in.Op {
	case spirv.OpConstantTrue, spirv.OpConstantFalse, spirv.OpConstant:
		s := b.newSlot(id, typ, known)
		v := t.literal(int32(t.def[id]))
		t.part(t.cells0, s)[0] = v
		if !foldable(&x, v) {
			t.state0[s] = unknown
		}
	case spirv.OpConstantNull:
		b.newSlot(id, typ, known)
	case spirv.OpConstantComposite:
		var cells []uint64
		state := uint8(known)
		for _, part := range in.IDs() {
			s := t.slotOf[part] - 1
			if s < 0 {
				return
			}
			if t.state0[s] != known {
				state = unknown
			}
			cells = append(cells, t.part(t.cells0, s)...)
		}
		if len(cells) == int(x.cells) {
			copy(t.part(t.cells0, b.newSlot(id, typ, state)), cells)
		}
	}
}

// literal returns the bits of a scalar constant, specialized or not.
func (t *tables) literal(i int32) uint64 {
	x := &t.insts[i]
	switch x.op {
	case spirv.OpConstantTrue, spirv.OpSpecConstantTrue:
		return 1
	case spirv.OpConstantFalse, spirv.OpSpecConstantFalse:
		return 0
	}
	w := t.words[x.at : x.at+uint32(x.len)]
	if len(w) < 4 {
		return 0
	}
	v := uint64(w[3])
	if len(w) > 4 {
		v |= uint64(w[4]) << 32
	}
	return v & fold.Mask(int(t.types[w[1]].width))
}

// foldable reports whether a scalar may be computed with: see [ir.Constants.Foldable].
func foldable(x *typeInfo, v uint64) bool {
	return x.format.Width == 0 || !x.format.IsDenormal(v) && !x.format.IsNaN(v)
}

// nearest reports whether all entry points round to nearest in a format, which is what a constant that they share needs
// to be computed.
func (b *builder) nearest(f fold.Format) bool {
	for in := range b.m.Section(ir.EntryPoints).Insts() {
		if in.Op != spirv.OpEntryPoint {
			continue
		}
		if e := fastmath.OfEntry(b.m, in.ID(1)); !e.Of(f).Nearest() {
			return false
		}
	}
	return true
}
