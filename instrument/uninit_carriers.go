package instrument

import (
	"slices"

	"hone/ir"
	"hone/spirv"
)

// carrier is a value that takes a shadow along: it was loaded from a variable with a shadow, or is put together of
// parts of such values. The list of them has definitions before their uses.
type carrier struct {
	def     *ir.Inst
	shadow  ir.ID
	stored  bool       // it is stored to a variable with a shadow, or parts of it are
	whole   bool       // all of it is used
	paths   [][]uint32 // the parts that are used, where it is not all
	partial bool       // and there are more
}

func (c *carrier) used() bool { return c.whole || c.paths != nil }

func (s *shadows) carrier(id ir.ID) *carrier {
	if i := s.carriers.Get(id); i > 0 {
		return &s.values[i-1]
	}
	return nil
}

// carry finds the values that take a shadow along, and how they are used. It reports whether another variable turned
// out to need a shadow: it has to be called again then.
func (s *shadows) carry() (again bool) {
	for i := range s.values {
		s.carriers.Set(s.values[i].def.Result, 0)
	}
	s.values = s.values[:0]
	add := func(in *ir.Inst) {
		s.values = append(s.values, carrier{def: in})
		s.carriers.Set(in.Result, int32(len(s.values)))
	}
	for in := range s.f.Insts() {
		if in.Op == spirv.OpLoad {
			if v := s.root(in.ID(0)); v != nil && v.needs && s.m.Uses(in.Result) > 0 {
				add(in)
			}
			continue
		}
		if in.Op == spirv.OpCopyMemory {
			if from, to := s.root(in.ID(1)), s.root(in.ID(0)); from != nil && from.needs && to != nil && !to.needs &&
				!to.refused {
				to.needs, again = true, true
			}
		}
		if len(s.values) == 0 || s.m.IsDebug(in) {
			continue
		}
		takes := passesOn(in) && s.hasShape(in.Type, 0)
		for i, id := range in.IDs() {
			c := s.carrier(id)
			switch {
			case c == nil:
			case takes:
				if s.carrier(in.Result) == nil {
					add(in)
				}
			case in.Op == spirv.OpStore && i == 1 && s.isLocal(in.ID(0)):
				switch v := s.root(in.ID(0)); {
				case v == nil: // it is not looked at; a number has no part that may be missing
					_, n := s.m.Types().Scalar(c.def.Type)
					c.whole = c.whole || n == 1
				case v.needs:
					c.stored = true
				case !v.refused:
					v.needs, again = true, true
				}
			default:
				c.whole = true
			}
		}
	}
	return again
}

// passesOn reports whether an instruction only takes values apart or puts them together.
func passesOn(in *ir.Inst) bool {
	switch in.Op {
	case spirv.OpCompositeExtract, spirv.OpCompositeInsert, spirv.OpCompositeConstruct, spirv.OpVectorShuffle,
		spirv.OpCopyObject:
		return !in.Unknown()
	}
	return false
}

// follow finds which parts of values are used by way of others.
func (s *shadows) follow() {
	for i := len(s.values) - 1; i >= 0; i-- {
		c := &s.values[i]
		if c.def.Op == spirv.OpLoad {
			continue
		}
		if c.stored {
			for _, id := range c.def.IDs() {
				if part := s.carrier(id); part != nil {
					part.stored = true
				}
			}
		}
		if c.whole {
			s.followPart(c.def, nil)
		}
		for _, path := range c.paths {
			s.followPart(c.def, path)
		}
	}
}

// followPart notes what an instruction uses, of whose result a part is used.
func (s *shadows) followPart(in *ir.Inst, path []uint32) {
	switch in.Op {
	case spirv.OpCopyObject:
		s.use(in.ID(0), path)
	case spirv.OpCompositeExtract:
		s.use(in.ID(0), slices.Concat(in.Words()[1:], path))
	case spirv.OpCompositeInsert:
		s.followInsert(in, in.Words()[2:], path)
	case spirv.OpVectorShuffle:
		_, first := s.m.Types().Scalar(s.m.TypeOf(in.ID(0)))
		for i, k := range in.Words()[2:] {
			switch {
			case len(path) > 0 && path[0] != uint32(i), k == 0xFFFFFFFF:
			case int(k) < first:
				s.use(in.ID(0), []uint32{k})
			default:
				s.use(in.ID(1), []uint32{k - uint32(first)})
			}
		}
	case spirv.OpCompositeConstruct:
		_, isVector := s.m.Types().Scalar(in.Type)
		at := 0
		for i := range in.NumWords() {
			part, n := in.ID(i), 1
			if isVector > 0 {
				_, n = s.m.Types().Scalar(s.m.TypeOf(part))
			}
			switch {
			case len(path) == 0:
				s.use(part, nil)
			case int(path[0]) < at || int(path[0]) >= at+n:
			case isVector > 0 && n > 1: // a vector in a vector
				s.use(part, []uint32{path[0] - uint32(at)})
			default:
				s.use(part, path[1:])
			}
			at += n
		}
	}
}

// followInsert is followPart for an OpCompositeInsert at a place.
func (s *shadows) followInsert(in *ir.Inst, place, path []uint32) {
	common := min(len(place), len(path))
	switch {
	case !slices.Equal(place[:common], path[:common]):
		s.use(in.ID(1), path)
	case len(path) >= len(place):
		s.use(in.ID(0), path[len(place):])
	default: // what is inserted, and of the rest all but the place
		s.use(in.ID(0), nil)
		typ := in.Type
		for k, i := range place {
			n, _ := s.m.Types().NumParts(typ)
			if k >= len(path) {
				for other := range min(n, maxScalars) {
					if uint32(other) != i {
						s.use(in.ID(1), append(slices.Clone(place[:k]), uint32(other)))
					}
				}
			}
			typ = s.m.Types().PartAt(typ, i)
		}
	}
}

// use notes that a part of a value is used.
func (s *shadows) use(id ir.ID, path []uint32) {
	if c := s.carrier(id); c != nil {
		c.use(path)
	}
}

// useAll notes that the parts of a part are used that another value says.
func (c *carrier) useAll(path []uint32, of *carrier) {
	c.partial = c.partial || of.partial
	if of.whole {
		c.use(path)
	}
	for _, p := range of.paths {
		c.use(slices.Concat(path, p))
	}
}

func (c *carrier) use(path []uint32) {
	switch {
	case c.whole:
	case len(path) == 0:
		c.whole, c.paths = true, nil
	case slices.ContainsFunc(c.paths, func(p []uint32) bool { return slices.Equal(p, path) }):
	case len(c.paths) == maxScalars:
		c.partial = true
	default:
		c.paths = append(c.paths, path)
	}
}

// copy builds the shadow of a value that is put together of others.
func (s *shadows) copy(c *carrier) {
	in := c.def
	words := slices.Clone(in.Words())
	for i, id := range in.IDs() {
		words[i] = uint32(s.value(id))
	}
	c.shadow = s.x.Before(in).Emit(in.Op, s.shape(in.Type, 0), true, words...).Result
}
