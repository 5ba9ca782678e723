package opt

import (
	"slices"

	"hone/ir"
	"hone/spirv"
)

// maxSiblings is how many loads from one variable are compared with another one.
const maxSiblings = 16

// loads remembers which components of vectors the walk has seen loaded, from memory that nothing writes.
type loads struct {
	of   *ir.Table // base of an access chain -> 1 + index into list of the newest; nil: none was seen
	list []componentLoad
}

// componentLoad is a load of one component of a vector.
type componentLoad struct {
	in     *ir.Inst
	path   []uint32 // indices to the vector
	index  uint32   // of the component
	before int32    // 1 + another one of the same base
	vector *ir.Inst // the load of the vector that it became a part of; nil: none yet
}

func (l *loads) reset() {
	if l.of != nil {
		l.of.Release()
		clear(l.list)
		l.of, l.list = nil, l.list[:0]
	}
}

// load makes loads of two components of a vector one load of the vector, where the first comes before the second on
// every path. What the variable is made for has all of it: robust accesses to buffers of unknown size stay as they are.
func (s *simplifier) load(in *ir.Inst) (ir.ID, bool) {
	typ, chain := s.m.Def(in.Type), s.m.Def(in.ID(0))
	if typ == nil || chain == nil || in.NumWords() != 1 {
		return 0, false
	}
	switch typ.Op {
	case spirv.OpTypeVector:
		switch {
		case s.loads.of == nil || !s.m.ReadOnly(in.ID(0)):
			return 0, false
		case isChain(chain):
			return s.loadOfAll(in, chain.ID(0), chain.Words()[1:])
		}
		return s.loadOfAll(in, chain.Result, nil)
	case spirv.OpTypeFloat, spirv.OpTypeInt:
		return s.loadOfComponent(in, chain)
	}
	return 0, false
}

// loadOfComponent makes the load of a component part of a load of all, if another one was loaded before.
func (s *simplifier) loadOfComponent(in, chain *ir.Inst) (ir.ID, bool) {
	if !isChain(chain) || chain.NumWords() < 2 {
		return 0, false
	}
	switch class, _ := s.m.Types().StorageClass(chain.Type); class {
	case spirv.StorageClassInput, spirv.StorageClassUniform, spirv.StorageClassPushConstant,
		spirv.StorageClassHitAttributeKHR:
	default:
		return 0, false
	}
	words := chain.Words()
	path, last := words[1:len(words)-1], words[len(words)-1]
	typ := s.m.Types().Pointee(s.m.TypeOf(chain.ID(0)))
	for _, i := range path {
		if d := s.m.Def(typ); d == nil || d.Op == spirv.OpTypeMatrix {
			return 0, false // the columns of a matrix in memory may be rows
		}
		typ = s.m.Types().Part(typ, ir.ID(i))
	}
	index, ok := s.m.Constants().IntValue(ir.ID(last))
	if d := s.m.Def(typ); !ok || d == nil || d.Op != spirv.OpTypeVector || index >= uint64(d.Literal(1)) ||
		!s.m.Allows(typ, ir.CompositeOf) {
		return 0, false
	}
	if x := s.sibling(in, chain.ID(0), path); x != nil {
		at := x.in.Block()
		if x.index == uint32(index) && at != nil && s.dom.Dominates(at.Index, in.Block().Index) {
			if !s.m.MergeDecorations(x.in.Result, in.Result) {
				return 0, false
			}
			return x.in.Result, false
		}
		if vector := s.widened(x, typ); vector != nil {
			s.m.InheritNonUniform(in.Result, vector.Result)
			in.Become(spirv.OpCompositeExtract, uint32(vector.Result), uint32(index))
			return 0, true
		}
		return 0, false
	}
	if !s.m.ReadOnly(in.ID(0)) {
		return 0, false
	}
	if s.loads.of == nil {
		s.loads.of = s.m.NewTable()
	}
	x := componentLoad{in: in, path: path, index: uint32(index), before: s.loads.of.Get(chain.ID(0))}
	s.loads.list = append(s.loads.list, x)
	s.loads.of.Set(chain.ID(0), int32(len(s.loads.list)))
	return 0, false
}

func isChain(d *ir.Inst) bool {
	return (d.Op == spirv.OpAccessChain || d.Op == spirv.OpInBoundsAccessChain) && !d.Unknown()
}

// loadOfAll replaces the load of a vector of which a component was loaded before.
func (s *simplifier) loadOfAll(in *ir.Inst, base ir.ID, path []uint32) (ir.ID, bool) {
	x := s.sibling(in, base, path)
	if x == nil {
		return 0, false
	}
	vector := s.widened(x, in.Type)
	if vector == nil {
		return 0, false
	}
	if !s.m.MergeDecorations(vector.Result, in.Result) {
		s.edited()
		return 0, false
	}
	return vector.Result, false
}

// sibling returns a load of a component that was seen and dominates in, nil for none.
func (s *simplifier) sibling(in *ir.Inst, base ir.ID, path []uint32) *componentLoad {
	if s.loads.of == nil {
		return nil
	}
	k := s.loads.of.Get(base)
	for range maxSiblings {
		if k == 0 {
			break
		}
		x := &s.loads.list[k-1]
		at := x.in.Block()
		if x.vector != nil {
			at = x.vector.Block()
		}
		if at != nil && slices.Equal(x.path, path) && s.dom.Dominates(at.Index, in.Block().Index) {
			return x
		}
		k = x.before
	}
	return nil
}

// widened returns the load of the vector that a component is loaded from, which takes the place of that. It is nil if
// something else became of the load.
func (s *simplifier) widened(x *componentLoad, typ ir.ID) *ir.Inst {
	if x.vector != nil {
		return x.vector
	}
	if x.in.Op != spirv.OpLoad || x.in.Block() == nil {
		return nil
	}
	chain := s.m.Def(x.in.ID(0))
	words, pointer := chain.Words(), chain.ID(0)
	b := s.c.Before(x.in)
	if len(x.path) > 0 {
		class, _ := s.m.Types().StorageClass(chain.Type)
		made := b.Emit(chain.Op, s.m.Types().Pointer(class, typ), true, words[:len(words)-1]...)
		s.m.InheritNonUniform(chain.Result, made.Result)
		pointer = s.earlier(made).Result
	}
	x.vector = s.earlier(s.m.Def(b.Load(typ, pointer)))
	s.m.InheritNonUniform(x.in.Result, x.vector.Result)
	x.in.Become(spirv.OpCompositeExtract, uint32(x.vector.Result), x.index)
	s.numbering.find(x.in)
	s.again = true // what uses the component was looked at when it was a load
	return x.vector
}

// earlier returns an equal instruction in place of one that was made before where the walk is, if there is one.
func (s *simplifier) earlier(made *ir.Inst) *ir.Inst {
	first := s.numbering.find(made)
	if first == nil {
		return made
	}
	if first.Block() == made.Block() {
		at := made.Prev()
		for range 8 * maxSiblings {
			if at == nil || at == first {
				break
			}
			at = at.Prev()
		}
		if at != first {
			return made
		}
	} else if !s.dom.Dominates(first.Block().Index, made.Block().Index) {
		return made
	}
	if !s.m.MergeDecorations(first.Result, made.Result) {
		return made
	}
	made.Remove()
	return first
}
