package lower

import (
	"iter"
	"slices"

	"hone/ir"
	"hone/ir/build"
	"hone/ir/view"
	"hone/spirv"
)

// Bound says how many parts there are for an index of an access chain to lead to.
type Bound struct {
	view.Step
	Count  uint64 // where the type says it; 0 otherwise
	Length ir.ID  // the constant that specialization sets, of an array of such a length; otherwise 0
	Tail   *Tail  // of an array that ends a buffer, else nil
	Why    string // nobody knows, and why that is; "" for one of the above
}

// Tail is an array without a length at the end of a block.
type Tail struct {
	m       *ir.Module
	in      *ir.Inst // the access chain that leads into it
	class   spirv.StorageClass
	Base    ir.ID   // the pointer that leads to the block
	Indices []ir.ID // from there on, none where it points to the block itself
	holder  ir.ID   // the type of the block
	Member  uint32
}

// Bounds yields the bounds of the indices of an access chain, but for those that choose a member of a struct, and for
// [view.Chain.Element]. The chain may be edited in between. Cost: linear in the indices, and for the array at the end
// of a buffer in the chains that lead to it.
func Bounds(in *ir.Inst, a view.Chain) iter.Seq[Bound] {
	return func(yield func(Bound) bool) {
		m := in.Module()
		steps := slices.Collect(a.Steps())
		for i, s := range steps {
			d, b := m.Def(s.Aggregate), Bound{Step: s}
			switch d.Op {
			case spirv.OpTypeStruct:
				continue
			case spirv.OpTypeRuntimeArray:
				if b.Tail = tailOf(in, a, steps[:i]); b.Tail == nil {
					b.Why = "nobody can ask for the length of the array"
				}
			case spirv.OpTypeArray:
				if n, ok := m.Constants().IntValue(d.ID(1)); ok {
					b.Count = n
				} else {
					b.Length = d.ID(1)
				}
			default:
				if n, ok := m.Types().NumParts(s.Aggregate); ok && n > 0 {
					b.Count = uint64(n)
				} else {
					b.Why = "it is not known what it leads into"
				}
			}
			if !yield(b) {
				return
			}
		}
	}
}

// tailOf returns the array at the end of a block that the steps of a chain lead to, nil where its length can't be asked
// for.
func tailOf(in *ir.Inst, a view.Chain, before []view.Step) *Tail {
	m := in.Module()
	t := &Tail{m: m, in: in, Base: a.Base()}
	for _, b := range before {
		t.Indices = append(t.Indices, in.ID(b.Operand)) // as it is now
	}
	// The chain that led to the array gives what is left: the array is the last member of a struct.
	for range ir.MaxChain {
		d := m.Def(t.Base)
		if len(t.Indices) > 0 || d == nil {
			break
		}
		inner, ok := view.AsAccessChain(d)
		if d.Op == spirv.OpCopyObject {
			t.Base = d.ID(0)
			continue
		}
		if !ok || d.Op.Is(spirv.TraitUntyped) || inner.Element() != 0 {
			break
		}
		t.Base = inner.Base()
		for st := range inner.Steps() {
			t.Indices = append(t.Indices, st.Index)
		}
	}
	t.class, _ = m.Types().StorageClass(m.TypeOf(t.Base))
	if len(t.Indices) == 0 || a.Element() != 0 {
		return nil
	}
	last := len(t.Indices) - 1
	member, ok := m.Constants().IntValue(t.Indices[last])
	t.Indices, t.Member = t.Indices[:last], uint32(member)
	t.holder = m.Types().Pointee(m.TypeOf(t.Base))
	for _, i := range t.Indices {
		t.holder = m.Types().Part(t.holder, i)
	}
	if d := m.Def(t.holder); !ok || d == nil || d.Op != spirv.OpTypeStruct || !t.isStorageBuffer() {
		return nil
	}
	return t
}

// isStorageBuffer reports whether the block is a storage buffer: OpArrayLength takes no other block.
func (t *Tail) isStorageBuffer() bool {
	switch t.class {
	case spirv.StorageClassStorageBuffer:
		return true
	case spirv.StorageClassUniform:
		return t.m.HasDecoration(t.holder, spirv.DecorationBufferBlock)
	}
	return false
}

// Length builds the number of elements, an unsigned number of 32 bits. Where an index to the block is out of bounds it
// is that of the first one: to ask a buffer that is not there is an access that the shader does not make.
func (t *Tail) Length(b build.Builder) ir.ID {
	pointer := t.Base
	if len(t.Indices) > 0 {
		pointer = b.AccessChain(t.m.Types().Pointer(t.class, t.holder), t.Base, t.within(b)...)
		t.m.InheritNonUniform(t.in.Result, pointer)
	}
	return b.ArrayLength(t.m.Types().Int(32, false), pointer, t.Member)
}

// within builds the indices, 0 for what is out of bounds.
func (t *Tail) within(b build.Builder) []ir.ID {
	m, indices := t.m, slices.Clone(t.Indices)
	typ := m.Types().Pointee(m.TypeOf(t.Base))
	for i, id := range t.Indices {
		if d := m.Def(typ); d != nil && d.Op == spirv.OpTypeArray {
			of := m.TypeOf(id)
			n, ok := m.Constants().IntValue(d.ID(1))
			if ok && n > 0 && !Below(m, id, n-1) && m.Allows(of, ir.ArithmeticOf) {
				inside := b.ULessThan(m.Types().Bool(), id, m.Constants().Int(of, n))
				indices[i] = b.Select(of, inside, id, m.Constants().Int(of, 0))
				m.InheritNonUniform(id, indices[i])
			}
		}
		typ = m.Types().Part(typ, id)
	}
	return indices
}

// WideIndex builds an index of an access chain with at least 32 bits: access chains take all to be signed, also one of
// a type that is not, and where there are 8 or 16 bits that is another number (specification, "OpAccessChain").
func WideIndex(m *ir.Module, b build.Builder, index ir.ID) ir.ID {
	if m.NumberWidth(index) >= 32 {
		return index
	}
	return b.SConvert(m.Types().Int(32, true), index)
}

// Below reports whether an index, as an unsigned number, is known to be at most a limit.
func Below(m *ir.Module, index ir.ID, most uint64) bool {
	if v, ok := m.Constants().IntValue(index); ok {
		return v <= most
	}
	d := m.Def(index)
	if d == nil || d.Unknown() {
		return false
	}
	constant := func(i int, limit uint64) bool {
		v, ok := m.Constants().IntValue(d.ID(i))
		return ok && v <= limit
	}
	switch d.Op {
	case spirv.OpBitwiseAnd:
		return constant(0, most) || constant(1, most)
	case spirv.OpUMod:
		v, ok := m.Constants().IntValue(d.ID(1))
		return ok && v > 0 && v-1 <= most
	case spirv.OpUConvert:
		return m.NumberWidth(d.ID(0)) < m.NumberWidth(index) && m.NumberWidth(d.ID(0)) < 63 &&
			uint64(1)<<m.NumberWidth(d.ID(0))-1 <= most
	case spirv.OpExtInst:
		return IsUMin(m, d) && (constant(2, most) || constant(3, most))
	}
	return false
}

// IsUMin reports whether an instruction is the smaller one of two unsigned numbers.
func IsUMin(m *ir.Module, d *ir.Inst) bool {
	set := m.ExtSet(d.ID(0))
	return set != nil && set.Name == "GLSL.std.450" && d.Literal(1) == spirv.GLSLStd450UMin && d.NumWords() == 4
}
