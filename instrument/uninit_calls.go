package instrument

import (
	"slices"

	"hone/ir"
	"hone/ir/view"
	"hone/spirv"
)

// reading says what a function does with what a parameter points to.
type reading struct {
	only bool // nothing but reading it
	uses carrier
	name string // of the parameter
}

// readings returns what a function does with its parameters, nil where nothing is known.
func (x *Instrumenter) readings(function ir.ID) []reading {
	list, known := x.reads[function]
	if known {
		return list
	}
	if x.reads == nil {
		x.reads = map[ir.ID][]reading{}
	}
	x.reads[function] = nil // a recursive one
	if d := x.Module.Def(function); d != nil && d.Op == spirv.OpFunction && len(d.Function().Blocks) > 0 {
		s := newShadows(x, d.Function())
		list = s.readings()
		s.release()
	}
	x.reads[function] = list
	return list
}

// readings looks at the parameters as if they were variables of which nothing is known.
func (s *shadows) readings() []reading {
	list := make([]reading, len(s.f.Params))
	for i, p := range s.f.Params {
		if s.isLocal(p.Result) && s.hasShape(s.m.Types().Pointee(p.Type), 0) {
			s.list = append(s.list, local{def: p, needs: true})
			s.locals.Set(p.Result, int32(len(s.list)))
			list[i] = reading{only: true, name: s.x.nameOf(p.Result)}
		}
	}
	if s.list == nil {
		return nil
	}
	of := func(v *local) *reading {
		return &list[slices.IndexFunc(s.f.Params, func(p *ir.Inst) bool { return p == v.def })]
	}
	for in := range s.f.Insts() {
		if s.m.IsDebug(in) {
			continue
		}
		for i, id := range in.IDs() {
			v := s.root(id)
			switch {
			case v == nil, in.Op == spirv.OpLoad && !in.Unknown(), in.DerivesPointer() && i == 0 && in.Op != spirv.OpCopyObject:
			case in.Op == spirv.OpFunctionCall && !in.Unknown() && i > 0:
				given := s.x.readings(in.ID(0))
				path, exact := s.constantPath(id)
				if given == nil || !given[i-1].only {
					of(v).only = false
				} else if exact {
					of(v).uses.useAll(path, &given[i-1].uses)
				}
			default:
				of(v).only = false
			}
		}
	}
	s.carry()
	s.follow()
	for i := range s.values {
		c := &s.values[i]
		if c.def.Op != spirv.OpLoad || !c.used() {
			continue
		}
		if path, exact := s.constantPath(c.def.ID(0)); exact {
			of(s.root(c.def.ID(0))).uses.useAll(path, c)
		}
	}
	return list
}

// constantPath returns which part of its object a pointer leads to, if constants say so.
func (s *shadows) constantPath(pointer ir.ID) (path []uint32, exact bool) {
	for d := range s.m.PointerChain(pointer) {
		if !d.Op.Is(spirv.TraitAccessChain) {
			continue
		}
		a, ok := view.AsAccessChain(d)
		if !ok {
			return nil, false
		}
		var steps []uint32
		for st := range a.Steps() {
			n, ok := s.m.Constants().IntValue(st.Index)
			if !ok || n >= 1<<32 {
				return nil, false
			}
			steps = append(steps, uint32(n))
		}
		path = slices.Concat(steps, path)
	}
	return path, true
}

// call reports what a function reads that is not initialized, and says that all other arguments are initialized from
// then on.
func (s *shadows) call(in *ir.Inst) {
	for i := 1; i < in.NumWords(); i++ {
		p := s.pointer(in.ID(i))
		if p == 0 {
			continue
		}
		given := s.x.readings(in.ID(0))
		if given == nil || !given[i-1].only {
			s.initialized(in, in.ID(i))
			continue
		}
		r := &given[i-1]
		if !r.uses.used() || !s.x.Allow(8) {
			continue
		}
		shape := s.m.Types().Pointee(s.m.TypeOf(p))
		b := s.x.Before(in)
		c := carrier{def: in, shadow: b.Load(shape, p), whole: r.uses.whole, paths: r.uses.paths, partial: r.uses.partial}
		if missing := s.missing(b, &c, shape); missing != 0 {
			function := shortName(s.x.functionName(s.m.Def(in.ID(0)).Function()))
			s.x.Report(b, missing, in, inFormat(r.name)+" of "+inFormat(function)+
				" is read there, and nothing was stored in what is given to it")
		}
	}
}

// copyMemory lets the shadow of what is copied go along; where it is copied to what is no local variable, it is used.
func (s *shadows) copyMemory(in *ir.Inst) {
	to, from := s.pointer(in.ID(0)), s.pointer(in.ID(1))
	switch {
	case from == 0:
		s.initialized(in, in.ID(0))
	case to != 0:
		b := s.x.Before(in)
		b.Store(to, b.Load(s.m.Types().Pointee(s.m.TypeOf(from)), from))
	case !s.isLocal(in.ID(0)) && s.x.Allow(8):
		b, shape := s.x.Before(in), s.m.Types().Pointee(s.m.TypeOf(from))
		c := carrier{def: in, shadow: b.Load(shape, from), whole: true}
		if missing := s.missing(b, &c, shape); missing != 0 {
			s.report(b, missing, in, in.ID(1))
		}
	}
}
