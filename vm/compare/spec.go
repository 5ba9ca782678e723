package compare

import (
	"cmp"
	"math/bits"
	"slices"
	"strconv"

	"hone/fold"
	"hone/ir"
	"hone/spirv"
	"hone/vm/layout"
)

// Specialization constants have other values than their defaults in some runs of a comparison, or a module in which the
// default was taken for what the constant is would be equal.

// maxSized is the largest number that sizes an array or a workgroup, where the default is not larger.
const maxSized = 256

// specConstant is a specialization constant of a module.
type specConstant struct {
	id        uint32 // SpecId
	name      string // "" for none
	layout    *layout.Type
	boolean   bool
	byDefault uint64 // bits
	sizes     bool   // it has an influence on the size of an array or of the workgroup
}

// specConstantsOf returns the constants of a module that have a SpecId, by that; the first one where several have the
// same. Cost: linear in the declarations.
func specConstantsOf(m *ir.Module) []specConstant {
	var list []specConstant
	var ids []ir.ID
	for in := range m.Section(ir.Globals).Insts() {
		k := specConstant{name: m.Name(in.Result), boolean: true, layout: &layout.Type{Kind: layout.Int, Width: 1}}
		switch in.Op {
		case spirv.OpSpecConstantTrue:
			k.byDefault = 1
		case spirv.OpSpecConstantFalse:
		case spirv.OpSpecConstant:
			if k.boolean, k.layout = false, scalarLayout(m, in.Type); k.layout == nil {
				continue
			}
			k.byDefault = literal(in, 0) & fold.Mask(k.layout.Width)
		default:
			continue
		}
		for d := range m.Decorations(in.Result) {
			if d.Kind == spirv.DecorationSpecId && d.Member < 0 && len(d.Params) > 0 {
				k.id = d.Params[0]
				list, ids = append(list, k), append(ids, in.Result)
				break
			}
		}
	}
	if len(list) == 0 {
		return nil
	}
	sizes := sizing(m)
	for i := range list {
		list[i].sizes = sizes[ids[i]]
	}
	slices.SortStableFunc(list, func(x, y specConstant) int { return cmp.Compare(x.id, y.id) })
	return slices.CompactFunc(list, func(x, y specConstant) bool { return x.id == y.id })
}

// scalarLayout returns how a number lies in memory, nil for what is none.
func scalarLayout(m *ir.Module, id ir.ID) *layout.Type {
	d := m.Def(id)
	if d == nil || d.NumWords() == 0 || d.Word(0) == 0 || d.Word(0) > 64 {
		return nil
	}
	l := &layout.Type{Width: int(d.Word(0)), Size: int(d.Word(0)) / 8}
	if f, ok := m.Types().FloatFormat(id); ok {
		l.Kind, l.Format = layout.Float, f
	} else if d.Op == spirv.OpTypeInt {
		l.Signed = d.Word(1) != 0
	} else {
		return nil
	}
	return l
}

// sizing returns, by id, which constants have an influence on the size of an array or of a workgroup. Operands stand
// before what they are operands of, so one walk backward finds all.
func sizing(m *ir.Module) []bool {
	sizes := make([]bool, m.Bound())
	mark := func(ids ...ir.ID) {
		for _, id := range ids {
			if int(id) < len(sizes) {
				sizes[id] = true
			}
		}
	}
	for in := range m.Section(ir.ExecutionModes).Insts() {
		if in.Op == spirv.OpExecutionModeId {
			for i := 2; i < in.NumWords(); i++ {
				mark(in.ID(i))
			}
		}
	}
	globals := slices.Collect(m.Section(ir.Globals).Insts())
	for _, in := range slices.Backward(globals) {
		switch in.Op {
		case spirv.OpTypeArray:
			mark(in.ID(1))
		case spirv.OpSpecConstantComposite:
			if b, _ := builtInOf(m, in.Result); b == spirv.BuiltInWorkgroupSize {
				mark(in.Result)
			}
			if sizes[in.Result] {
				for _, id := range in.IDs() {
					mark(id)
				}
			}
		case spirv.OpSpecConstantOp:
			for i := 1; sizes[in.Result] && i < in.NumWords(); i++ {
				// literals of composite operations among them mark something that may as well be small
				mark(ir.ID(in.Word(i)))
			}
		}
	}
	return sizes
}

// specValues chooses values by SpecId, other than the defaults: of the first set small numbers, and of each boolean the
// other one. What sizes something is from 1 to one more than its default, or keeps that if steady is set.
func specValues(list []specConstant, f *filler, set int, steady bool) map[uint32]uint64 {
	values := map[uint32]uint64{}
	for i := range list {
		k := &list[i]
		kind := count
		if set > 0 {
			kind = [...]scalarKind{small, small, special, nearLiteral}[f.r.IntN(4)]
		}
		v := f.scalar(k.layout, kind)
		switch {
		case k.boolean && set == 0:
			v = 1 - k.byDefault
		case k.boolean:
			v &= 1
		case k.sizes && steady:
			continue
		case k.sizes:
			v = k.size(f, set)
		case v == k.byDefault:
			v = (v + 1) & fold.Mask(k.layout.Width)
		}
		values[k.id] = v
	}
	return values
}

// size chooses a number for something to have so many: a power of two in the first set, for what halves it in turns.
func (k *specConstant) size(f *filler, set int) uint64 {
	most := min(max(k.byDefault, 3), maxSized) + 1
	v := 1 + f.r.Uint64N(most)
	if set == 0 {
		v = 1 << (bits.Len64(v) - 1)
	}
	if v == k.byDefault {
		v = v%most + 1
		if set == 0 {
			v = max(k.byDefault/2, 1)
		}
	}
	return v
}

// value returns a value of the constant.
func (k *specConstant) value(v uint64) SpecValue {
	text := k.layout.Text(v)
	if k.boolean {
		text = strconv.FormatBool(v != 0)
	}
	return SpecValue{ID: k.id, Name: k.name, Bits: v, Text: text}
}
