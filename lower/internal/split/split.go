// Package split replaces variables outside of functions by variables for their parts: descriptors in arrays and
// structs, inputs and outputs. Who asks decides what a part is, and makes the variables; the package finds out whether
// all accesses allow it, and rewrites them.
package split

import (
	"fmt"
	"slices"

	"hone/ir"
	"hone/ir/build"
	"hone/ir/effects"
	"hone/spirv"
)

// Variable is a variable that is to be split.
type Variable struct {
	In    *ir.Inst
	Outer int // how many arrays in front each part keeps: 1 for an input that has an element for each vertex
	// Whole reports whether a type within the variable is that of a part. It is for scalars, vectors and resources.
	Whole func(typ ir.ID) bool
	// Make makes the variable of a part, given the indices to it without those of the outer arrays, and its type.
	Make func(path []uint32, typ ir.ID) ir.ID

	Why   string     // why the variable stays, set by [Check]; "" where it can be split
	At    *ir.Inst   // the instruction that is in the way
	Parts [][]uint32 // the paths of the parts that something accesses, in any order

	made map[string]ir.ID // the variables of parts, by their paths
}

// maxAccess is how many parts a load or store of several parts may have.
const maxAccess = 1 << 10

// place is where a pointer leads: to something of which several variables are made, or within a part.
type place struct {
	v     *Variable
	outer []ir.ID  // the indices into outer arrays
	path  []uint32 // those to the part, which are constant
	typ   ir.ID    // of the part
	rest  []ir.ID  // the indices from the part on
}

// whole reports whether the place is a part, or within one.
func (p *place) whole() bool { return len(p.outer) == p.v.Outer && p.v.Whole(p.typ) || p.rest != nil }

// splitter holds the pointers that Check and Rewrite found.
type splitter struct {
	m      *ir.Module
	state  *ir.Table // pointers: 1 + the index of their place
	places []place
}

func newSplitter(m *ir.Module, list []*Variable) *splitter {
	s := &splitter{m: m, state: m.NewTable()}
	for _, v := range list {
		if v.Why == "" {
			s.set(v.In.Result, place{v: v, typ: m.Types().Pointee(v.In.Type)})
		}
	}
	return s
}

func (s *splitter) set(pointer ir.ID, p place) {
	s.places = append(s.places, p)
	s.state.Set(pointer, int32(len(s.places)))
}

// at returns the place of a pointer, nil where it leads to none of the variables, or to a part of one.
func (s *splitter) at(pointer ir.ID) *place {
	if k := s.state.Get(pointer); k != 0 {
		return &s.places[k-1]
	}
	return nil
}

// Check finds out which variables can be split, and which of their parts are accessed. Cost: linear.
func Check(m *ir.Module, list []*Variable) {
	s := newSplitter(m, list)
	defer s.state.Release()
	for _, v := range list {
		switch {
		case v.Why != "":
		case v.In.Op != spirv.OpVariable || v.In.Unknown() || m.Types().Pointee(v.In.Type) == 0:
			v.stay(v.In, "it is untyped")
		case m.Pinned(v.In.Result):
			v.stay(v.In, "an instruction of unknown meaning may name it")
		case v.In.NumWords() > 1:
			v.stay(v.In, "it has an initializer")
		}
	}
	for in := range m.Insts() {
		if m.IsDebug(in) || in.Section() != nil && in.Section().Kind() != ir.Globals {
			continue
		}
		for i, id := range in.IDs() {
			if p := s.at(id); p != nil && p.v.Why == "" {
				s.use(*p, in, i)
			}
		}
	}
}

func (v *Variable) stay(at *ir.Inst, format string, args ...any) {
	v.Why, v.At = fmt.Sprintf(format, args...), at
}

// use looks at a use of a pointer that leads to a place.
func (s *splitter) use(p place, in *ir.Inst, i int) {
	v := p.v
	switch {
	case in.Unknown() || in.Block() == nil:
		v.stay(in, "it is used outside of functions, or by an instruction of unknown meaning")
	case in.DerivesPointer() && i == 0:
		next, why := s.step(p, in)
		switch {
		case s.m.Pinned(in.Result):
			v.stay(in, "an instruction of unknown meaning may name a part")
		case why != "":
			v.stay(in, "%s", why)
		case next.whole():
			v.Access(next.path)
		default:
			s.set(in.Result, next)
		}
	case i == 0 && (in.Op == spirv.OpLoad || in.Op == spirv.OpStore):
		_, aligned := effects.OperandsOf(in, 0).Alignment()
		n, ok := s.m.Types().CountParts(s.m.Types().Pointee(s.m.TypeOf(in.ID(0))), maxAccess)
		switch {
		case !ok || n > maxAccess:
			v.stay(in, "too many parts are accessed at once")
		case s.m.HoldsResource(p.typ):
			v.stay(in, "several descriptors are loaded at once")
		case aligned:
			v.stay(in, "the access promises the alignment of the whole")
		default:
			for range v.Outer - len(p.outer) {
				p.typ = s.m.Types().PartAt(p.typ, 0)
			}
			s.accessAll(v, p.path, p.typ)
		}
	default:
		v.stay(in, "%s uses it as a whole", in.Op)
	}
}

// Access adds a part to those that something accesses, if it is not among them.
func (v *Variable) Access(path []uint32) {
	if v.made == nil {
		v.made = map[string]ir.ID{}
	}
	if _, known := v.made[key(path)]; !known {
		v.made[key(path)] = 0
		v.Parts = append(v.Parts, path)
	}
}

// accessAll notes that all parts below a path are accessed.
func (s *splitter) accessAll(v *Variable, path []uint32, typ ir.ID) {
	if v.Whole(typ) {
		v.Access(path)
		return
	}
	n, _ := s.m.Types().NumParts(typ)
	for i := range n {
		s.accessAll(v, append(slices.Clone(path), uint32(i)), s.m.Types().PartAt(typ, uint32(i)))
	}
}

// into returns the place of a part of a place.
func (s *splitter) into(p place, i uint32) place {
	if len(p.outer) < p.v.Outer {
		index := s.m.Constants().Int(s.m.Types().Int(32, false), uint64(i))
		p.outer = append(slices.Clone(p.outer), index)
	} else {
		p.path = append(slices.Clone(p.path), i)
	}
	p.typ = s.m.Types().PartAt(p.typ, i)
	return p
}

// step returns where an instruction leads that derives a pointer from that to a place, and why it can't be followed.
func (s *splitter) step(p place, in *ir.Inst) (place, string) {
	switch in.Op {
	case spirv.OpCopyObject:
		return p, ""
	case spirv.OpAccessChain, spirv.OpInBoundsAccessChain:
	default:
		return p, in.Op.String() + " is no access chain"
	}
	for i := 1; i < in.NumWords(); i++ {
		index := in.ID(i)
		if p.whole() {
			p.rest = append(slices.Clone(p.rest), index)
			continue
		}
		n, ok := s.m.Types().NumParts(p.typ)
		k, constant := s.m.Constants().IntValue(index)
		switch {
		case !ok || n < 0:
			return p, "the length of an array is not known"
		case len(p.outer) < p.v.Outer:
			p.outer = append(slices.Clone(p.outer), index)
			p.typ = s.m.Types().PartAt(p.typ, 0)
		case !constant:
			return p, "an index is computed"
		case k >= uint64(n):
			return p, "an index leads beyond the end"
		default:
			p = s.into(p, uint32(k))
		}
	}
	return p, ""
}

// key is a path as the key of a map.
func key(path []uint32) string { return fmt.Sprint(path) }

// Rewrite makes the parts of the variables that [Check] let pass, and removes the variables. Cost: linear, and for
// loads and stores of several parts these.
func Rewrite(m *ir.Module, list []*Variable) {
	s := newSplitter(m, list)
	defer s.state.Release()
	for _, v := range list {
		if v.Why == "" {
			slices.SortFunc(v.Parts, slices.Compare)
			for _, path := range v.Parts {
				v.made[key(path)] = v.Make(path, s.typeAt(v, path))
			}
		}
	}
	var dead []*ir.Inst
	for _, f := range m.Functions() {
		for in := range f.Insts() {
			if m.IsDebug(in) || in.Op == spirv.OpLabel {
				continue
			}
			for _, id := range in.IDs() {
				if p := s.at(id); p != nil {
					dead = s.rewrite(*p, in, dead)
					break
				}
			}
		}
	}
	for _, in := range slices.Backward(dead) {
		in.Remove()
	}
	for _, v := range list {
		if v.Why != "" {
			continue
		}
		for e := range m.Section(ir.EntryPoints).Insts() {
			if e.Op == spirv.OpEntryPoint && !e.Unknown() && slices.Contains(e.Interface(), v.In.Result) {
				e.SetInterface(slices.DeleteFunc(slices.Clone(e.Interface()), func(id ir.ID) bool { return id == v.In.Result }))
			}
		}
		v.In.Remove()
	}
}

// typeAt returns the type of a part.
func (s *splitter) typeAt(v *Variable, path []uint32) ir.ID {
	typ := s.m.Types().Pointee(v.In.Type)
	for range v.Outer {
		typ = s.m.Types().PartAt(typ, 0)
	}
	for _, i := range path {
		typ = s.m.Types().PartAt(typ, i)
	}
	return typ
}

// rewrite rewrites a use of a place. It adds to dead the pointers that nothing uses in the end.
func (s *splitter) rewrite(p place, in *ir.Inst, dead []*ir.Inst) []*ir.Inst {
	switch {
	case in.DerivesPointer():
		next, _ := s.step(p, in)
		if !next.whole() {
			s.set(in.Result, next)
			return append(dead, in)
		}
		part := next.v.made[key(next.path)]
		indices := append(slices.Clone(next.outer), next.rest...)
		if len(indices) == 0 {
			s.m.ReplaceAndRemove(in, part)
			return dead
		}
		words := []uint32{uint32(part)}
		for _, index := range indices {
			words = append(words, uint32(index))
		}
		in.Become(in.Op, words...)
	case in.Op == spirv.OpLoad:
		b := build.Replace(in)
		s.load(b, p, effects.OperandsOf(in, 0))
		b.Done()
	default:
		s.store(build.Before(in), p, in.ID(1), effects.OperandsOf(in, 0))
		in.Remove()
	}
	return dead
}

// pointer builds a pointer to a part.
func (s *splitter) pointer(b build.Builder, p place) ir.ID {
	part := p.v.made[key(p.path)]
	if len(p.outer) == 0 {
		return part
	}
	class, _ := s.m.Types().StorageClass(s.m.TypeOf(part))
	return b.AccessChain(s.m.Types().Pointer(class, p.typ), part, p.outer...)
}

// load builds the value of a place.
func (s *splitter) load(b build.Builder, p place, o effects.Operands) ir.ID {
	if p.whole() {
		words := append([]uint32{uint32(s.pointer(b, p))}, o.Words...)
		return b.Emit(spirv.OpLoad, p.typ, true, words...).Result
	}
	n, _ := s.m.Types().NumParts(p.typ)
	parts := make([]ir.ID, n)
	for i := range parts {
		parts[i] = s.load(b, s.into(p, uint32(i)), o)
	}
	return b.CompositeConstruct(p.typ, parts...)
}

// store builds stores of the parts of a value to a place.
func (s *splitter) store(b build.Builder, p place, value ir.ID, o effects.Operands) {
	var path []uint32
	var walk func(p place)
	walk = func(p place) {
		if p.whole() {
			part := b.CompositeExtract(p.typ, value, path...)
			b.Emit(spirv.OpStore, 0, false, append([]uint32{uint32(s.pointer(b, p)), uint32(part)}, o.Words...)...)
			return
		}
		n, _ := s.m.Types().NumParts(p.typ)
		for i := range n {
			path = append(path, uint32(i))
			walk(s.into(p, uint32(i)))
			path = path[:len(path)-1]
		}
	}
	walk(p)
}
