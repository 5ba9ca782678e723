package resources

import (
	"slices"

	"hone/ir"
	"hone/ir/build"
	"hone/spirv"
)

// Workgroup memory has no second variable that shares it. So a variable with atomic operations on floats gets integers
// for all its floats of that width, and what loads and stores them casts their bits.

// shared is a Workgroup variable with atomic operations on floats of a width.
type shared struct {
	variable *ir.Inst
	width    int
	uses     []*ir.Inst // in functions: access chains before what they are used by
	atomics  []*ir.Inst // on floats, that become loops
}

// lowerShared lowers the operations on Workgroup variables, each variable as a whole.
func (x *floatAtomics) lowerShared(found []*ir.Inst) (changed bool) {
	var list []*shared
	for _, in := range found {
		d := x.m.Def(in.Type)
		if class, _ := x.m.Types().StorageClass(x.m.TypeOf(in.ID(0))); class != spirv.StorageClassWorkgroup ||
			x.refuses(in) != "" {
			continue
		}
		base, _, why := chainTo(x.m, in.ID(0))
		if why != "" || slices.ContainsFunc(list, func(s *shared) bool { return s.variable.Result == base }) {
			continue
		}
		list = append(list, &shared{variable: x.m.Def(base), width: int(d.Literal(0))})
	}
	for _, s := range list {
		if why := x.examine(s); why != "" {
			x.c.Remark(s.variable.Result, "its floats stay: %s", why)
			continue
		}
		if x.c.Grow(24*len(s.atomics)+2*len(s.uses)) && x.c.Transform() {
			x.share(s)
			changed = true
		}
	}
	return changed
}

// examine finds what uses a variable, and returns why it keeps its floats.
func (x *floatAtomics) examine(s *shared) (why string) {
	r := retyper{m: x.m, width: s.width}
	leads := x.m.NewTable() // pointers into the variable
	defer leads.Release()
	leads.Set(s.variable.Result, 1)
	if x.m.Pinned(s.variable.Result) || s.variable.NumWords() > 1 && x.m.Def(s.variable.ID(1)).Op != spirv.OpConstantNull {
		return "something of unknown meaning uses it, or it has an initial value"
	}
	for _, f := range x.m.Functions() {
		for in := range f.Insts() {
			for i, id := range in.IDs() {
				if leads.Get(id) == 0 || x.m.IsDebug(in) {
					continue
				}
				pointee := x.m.Def(x.m.Types().Pointee(x.m.TypeOf(id)))
				switch {
				case in.Unknown() || i != 0 || in.Result != 0 && x.m.Pinned(in.Result):
					return in.Op.String() + " uses a pointer into it"
				case in.Op == spirv.OpAccessChain || in.Op == spirv.OpInBoundsAccessChain:
					leads.Set(in.Result, 1)
				case !r.holds(pointee.Result):
					continue // it is as before
				case isFloatAtomic(in):
					if why := x.refuses(in); why != "" {
						return why
					}
					s.atomics = append(s.atomics, in)
					continue
				case pointee.Op == spirv.OpTypeFloat && sharedAccess(in.Op) >= 0:
				default:
					return in.Op.String() + " accesses more than a float at once"
				}
				s.uses = append(s.uses, in)
			}
		}
	}
	return ""
}

// sharedAccess returns the operand of an access of a float that is what is stored, 0 for none; it is negative for what
// is no such access.
func sharedAccess(op spirv.Op) int {
	switch op {
	case spirv.OpLoad, spirv.OpAtomicLoad:
		return 0
	case spirv.OpStore:
		return 1
	case spirv.OpAtomicStore, spirv.OpAtomicExchange:
		return 3
	}
	return -1
}

// share gives a variable integers, and lowers what uses it.
func (x *floatAtomics) share(s *shared) {
	r := retyper{m: x.m, width: s.width}
	number := x.m.Types().Int(s.width, false)
	typ := r.typ(x.m.Types().Pointee(s.variable.Type))
	if s.variable.NumWords() > 1 {
		s.variable.SetID(1, x.m.Constants().Null(typ))
	}
	setVariableType(x.m, s.variable, typ)
	for _, in := range s.uses {
		if in.DerivesPointer() {
			in.SetType(x.m.Types().Pointer(spirv.StorageClassWorkgroup, r.typ(x.m.Types().Pointee(in.Type))))
			continue
		}
		if i := sharedAccess(in.Op); i > 0 {
			in.SetID(i, x.c.Before(in).Bitcast(number, in.ID(i)))
		}
		if in.Type != 0 {
			access := x.m.NewInst(in.Op, number, true, in.Words()...)
			in.Block().InsertBefore(in, access)
			access.CopyPosition(in)
			in.Become(spirv.OpBitcast, uint32(access.Result))
		}
	}
	for i := len(s.atomics) - 1; i >= 0; i-- { // a split takes time in what follows it
		in := s.atomics[i]
		x.loop(in.Function(), in, s.width, func(build.Builder, ir.ID) ir.ID { return in.ID(0) })
	}
}
