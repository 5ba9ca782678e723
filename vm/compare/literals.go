package compare

import (
	"math"
	"math/rand/v2"
	"slices"
	"sync"

	"hone/fold"
	"hone/ir"
	"hone/spirv"
	"hone/vm/layout"
)

// literals are the numbers that a module names: its constants and the cases of its switches. Inputs are drawn from them
// and from their neighbours, since it is there that comparisons and switches turn, where numbers at random come by luck
// only.
type literals struct {
	ints   []uint64 // sign- or zero-extended, as their types are; ascending
	floats []uint64 // bits of float64s; ascending

	once  sync.Once
	tiles []int // see pixels
}

// near returns a literal or a number beside one, as bits of a type, false where there is none. Whole numbers are those
// that the type holds, whatever theirs was.
func (l *literals) near(t *layout.Type, r *rand.Rand) (uint64, bool) {
	beside := uint64(0)
	switch r.IntN(4) {
	case 0:
		beside = 1
	case 1:
		beside = ^uint64(0)
	}
	if t.Kind == layout.Float {
		if len(l.floats) == 0 {
			return 0, false
		}
		v := t.Format.FromFloat64(math.Float64frombits(l.floats[r.IntN(len(l.floats))]), fold.Mode{})
		if v == 0 {
			beside &= 1
		}
		return (v + beside) & fold.Mask(t.Width), true
	}
	const tries = 4
	for range min(tries, len(l.ints)) {
		v := l.ints[r.IntN(len(l.ints))]
		if low := v & fold.Mask(t.Width); low == v || fold.Signed(low, t.Width) == int64(v) {
			return (low + beside) & fold.Mask(t.Width), true
		}
	}
	return 0, false
}

// literalsOf returns the numbers of a module. Cost: linear in it.
func literalsOf(m *ir.Module) *literals {
	l := &literals{}
	for in := range m.Section(ir.Globals).Insts() {
		if in.Op != spirv.OpConstant && in.Op != spirv.OpSpecConstant {
			continue
		}
		v := literal(in, 0)
		if f, ok := m.Types().FloatFormat(in.Type); ok {
			l.floats = append(l.floats, math.Float64bits(f.ToFloat64(v&fold.Mask(f.Width))))
		} else if d := m.Def(in.Type); d != nil && d.Op == spirv.OpTypeInt {
			l.ints = append(l.ints, extended(v, d))
		}
	}
	for _, f := range m.Functions() {
		for _, b := range f.Blocks {
			l.cases(m, b.Terminator())
		}
	}
	slices.Sort(l.ints)
	slices.Sort(l.floats)
	l.ints, l.floats = slices.Compact(l.ints), slices.Compact(l.floats)
	return l
}

// cases adds the cases of a switch.
func (l *literals) cases(m *ir.Module, in *ir.Inst) {
	if in == nil || in.Op != spirv.OpSwitch {
		return
	}
	d := m.Def(m.TypeOf(in.ID(0)))
	if d == nil || d.Op != spirv.OpTypeInt {
		return
	}
	words := 1 + int(d.Word(0)-1)/32
	for at := 2; at+words < in.NumWords(); at += words + 1 {
		l.ints = append(l.ints, extended(literal(in, at), d))
	}
}

// literal returns what is in the word of an instruction, and in the next one.
func literal(in *ir.Inst, at int) uint64 {
	v := uint64(in.Word(at))
	if at+1 < in.NumWords() {
		v |= uint64(in.Word(at+1)) << 32
	}
	return v
}

// extended returns the value of a literal of an integer type, given by its OpTypeInt.
func extended(v uint64, typ *ir.Inst) uint64 {
	width := int(min(typ.Word(0), 64))
	if v &= fold.Mask(width); typ.Word(1) != 0 {
		return uint64(fold.Signed(v, width))
	}
	return v
}
