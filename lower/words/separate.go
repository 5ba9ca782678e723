package words

import (
	"hone/ir"
	"hone/lower"
	"hone/spirv"
)

// A buffer keeps its layout, in which a float of another width is bits, and all else has floats of 32 bits. So a struct
// or array with such floats is either in buffers or elsewhere: what is elsewhere gets a type without a layout, and
// whole copies between both are made in parts.

// findBuffered finds the structs and arrays with floats of another width that are in buffers.
func (s *shrinker) findBuffered() {
	for in := range s.m.Section(ir.Globals).Insts() {
		if in.Op == spirv.OpTypePointer && isLaidOut(spirv.StorageClass(in.Literal(0))) {
			s.markBuffered(in.ID(1))
		}
	}
}

func (s *shrinker) markBuffered(typ ir.ID) {
	d := s.m.Def(typ)
	if d == nil || s.buffered.Get(typ) != 0 || !s.has(typ) {
		return
	}
	switch d.Op {
	case spirv.OpTypeStruct:
		s.buffered.Set(typ, 1)
		for _, id := range d.IDs() {
			s.markBuffered(id)
		}
	case spirv.OpTypeArray, spirv.OpTypeRuntimeArray:
		s.buffered.Set(typ, 1)
		s.markBuffered(d.ID(0))
	}
}

// isBuffered reports whether a type is a struct or array with such floats that is in buffers.
func (s *shrinker) isBuffered(typ ir.ID) bool { return typ != 0 && s.buffered.Get(typ) != 0 }

// apart returns the type without a layout for one that is in buffers, and any other type itself.
func (s *shrinker) apart(typ ir.ID) ir.ID {
	if !s.isBuffered(typ) {
		return typ
	}
	if id := s.elsewhere.Get(typ); id != 0 {
		return ir.ID(id)
	}
	d, id := s.m.Def(typ), typ
	switch d.Op {
	case spirv.OpTypeStruct:
		var members []ir.ID
		for _, m := range d.IDs() {
			members = append(members, s.apart(m))
		}
		id = s.m.Types().Struct(members...)
	case spirv.OpTypeArray:
		id = s.m.Types().Array(s.apart(d.ID(0)), d.ID(1))
	}
	s.elsewhere.Set(typ, int32(id))
	return id
}

// copier copies whole structs and arrays to and from buffers in parts.
func (s *shrinker) copier() *lower.PartCopier {
	return &lower.PartCopier{Context: s.c, Value: s.apart, Whole: func(typ ir.ID) bool { return !s.isBuffered(typ) }}
}

// separate gives all that is not in buffers types that are not there either.
func (s *shrinker) separate() {
	copier := s.copier()
	for in := range s.m.Section(ir.Globals).Insts() {
		switch in.Op {
		case spirv.OpTypePointer:
			if !isLaidOut(spirv.StorageClass(in.Literal(0))) {
				s.apartIDs(in)
			}
		case spirv.OpTypeFunction:
			s.apartIDs(in)
		case spirv.OpTypeStruct, spirv.OpTypeArray:
			if !s.isBuffered(in.Result) {
				s.apartIDs(in)
			}
		default:
			if s.isBuffered(in.Type) {
				in.SetType(s.apart(in.Type))
			}
		}
	}
	for _, f := range s.m.Functions() {
		var copies, logical []*ir.Inst
		for in := range f.AllInsts() {
			switch {
			case in.Op == spirv.OpStore && s.isBuffered(s.m.Types().Pointee(s.m.TypeOf(in.ID(0)))):
				copies = append(copies, in)
			case in.Op == spirv.OpCopyLogical:
				logical = append(logical, in)
			}
			switch {
			case !s.isBuffered(in.Type):
			case in.Op == spirv.OpLoad && s.pointsLaidOut(in.ID(0)):
				copies = append(copies, in)
			default:
				in.SetType(s.apart(in.Type))
			}
		}
		for _, in := range copies {
			typ := s.m.Types().Pointee(s.m.TypeOf(in.ID(0)))
			if in.Op == spirv.OpLoad {
				copier.Load(in, typ)
			} else {
				copier.Store(in, in.ID(1), typ)
			}
		}
		for _, in := range logical {
			if in.Type == s.m.TypeOf(in.ID(0)) {
				in.Become(spirv.OpCopyObject, uint32(in.ID(0)))
			}
		}
	}
}

// apartIDs replaces types that are in buffers where a type names them.
func (s *shrinker) apartIDs(in *ir.Inst) {
	for i, id := range in.IDs() {
		if s.isBuffered(id) {
			in.SetID(i, s.apart(id))
		}
	}
}
