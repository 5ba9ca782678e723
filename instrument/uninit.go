package instrument

import (
	"hone/analysis"
	"hone/graph"
	"hone/ir"
	"hone/ir/build"
	"hone/ir/view"
	"hone/spirv"
)

// UninitPass reports values that are read from a local variable before anything was stored there. Each variable of a
// function gets a shadow: a variable of the same shape that holds 0 for each scalar to which nothing was stored. A
// store sets its part, and a load looks at those parts of what it loads that are used. A value that is only taken
// apart, put together and stored elsewhere takes its shadow along, and is no use. A function that is given a pointer
// and only reads what it leads to uses the parts that it reads; any other one is taken to initialize it.
//
// A variable that is stored to as a whole before everything else, by a store that dominates all other uses and takes
// along no shadow, needs none.
//
// It leaves alone, with a remark, variables whose pointers are used in other ways, and those that hold pointers or
// resources. What the optimizer has made of a variable is no variable any more: the feature goes before it. Cost: near
// linear, and the shadows are as large as the variables.
var UninitPass = New(Uninit, "uninit", "report reads of local variables that are not initialized",
	func(x *Instrumenter, f *ir.Function) {
		s := newShadows(x, f)
		defer s.release()
		if s.find() && s.choose() {
			s.follow()
			for in := range f.Insts() {
				s.instruction(in)
			}
		}
	})

// shadows is the state of the feature in a function.
type shadows struct {
	x      *Instrumenter
	m      *ir.Module
	f      *ir.Function
	list   []local
	locals *ir.Table // by variable: 1 + its index in list
	of     *ir.Table // the shadow of a variable, or of a pointer into it

	values   []carrier
	carriers *ir.Table // by value: 1 + its index in values
}

func newShadows(x *Instrumenter, f *ir.Function) *shadows {
	m := x.Module
	return &shadows{x: x, m: m, f: f, locals: m.NewTable(), of: m.NewTable(), carriers: m.NewTable()}
}

func (s *shadows) release() {
	s.locals.Release()
	s.of.Release()
	s.carriers.Release()
}

// local is a variable.
type local struct {
	def     *ir.Inst // an OpVariable; where only reads are asked for, a parameter
	first   *ir.Inst // its first use
	whole   bool     // that is a store of all of it, which dominates all other uses
	refused bool     // its pointer is used in other ways
	needs   bool     // a shadow
}

// find finds the variables that may have a shadow, and reports whether there are any.
func (s *shadows) find() bool {
	for in := range s.f.Entry().Insts() {
		if in.Op != spirv.OpVariable || in.Unknown() || in.NumWords() > 1 || s.m.Uses(in.Result) == 0 {
			continue
		}
		if s.m.Pinned(in.Result) || !s.hasShape(s.m.Types().Pointee(in.Type), 0) {
			s.x.RemarkAt(in, in.Result, "is not checked: what it holds has no shadow")
			continue
		}
		s.list = append(s.list, local{def: in})
		s.locals.Set(in.Result, int32(len(s.list)))
	}
	return s.list != nil
}

// root returns the variable that a pointer leads into, nil for none of the list.
func (s *shadows) root(pointer ir.ID) *local {
	d := s.m.Def(pointer)
	if d != nil && d.DerivesPointer() {
		d = s.m.UnderlyingObject(pointer)
	}
	if d == nil || d.Op != spirv.OpVariable && d.Op != spirv.OpFunctionParameter {
		return nil
	}
	if i := s.locals.Get(d.Result); i > 0 {
		return &s.list[i-1]
	}
	return nil
}

// choose gives the variables shadows that need one, and reports whether any has one.
func (s *shadows) choose() (some bool) {
	var dom *graph.Dominators
	dominates := func(x, y *ir.Block) bool {
		if x == y {
			return true
		}
		if dom == nil {
			dom = analysis.Dominators.Of(s.x.Context, s.f)
		}
		return !dom.Reachable(y.Index) || dom.Dominates(x.Index, y.Index)
	}
	for in := range s.f.Insts() {
		if s.m.IsDebug(in) {
			continue
		}
		for i, id := range in.IDs() {
			v := s.root(id)
			if v == nil {
				continue
			}
			switch {
			case in.Unknown(), in.Op == spirv.OpStore && i == 1:
				v.refused = true
			case in.Op == spirv.OpLoad, in.Op == spirv.OpStore, in.Op == spirv.OpFunctionCall, in.Op == spirv.OpCopyMemory:
			case in.DerivesPointer() && i == 0 && in.Op != spirv.OpCopyObject:
			default:
				v.refused = true
			}
			switch {
			case v.first == nil:
				v.first, v.whole = in, in.Op == spirv.OpStore && in.ID(0) == v.def.Result
			case v.whole:
				v.whole = dominates(v.first.Block(), in.Block())
			}
		}
	}
	for i := range s.list {
		v := &s.list[i]
		if v.needs = !v.whole && !v.refused; v.refused {
			s.x.RemarkAt(v.def, v.def.Result, "is not checked: its pointer is used otherwise than by loads, stores and calls")
		}
	}
	for rounds := 0; s.carry(); rounds++ {
		if rounds == maxRounds { // a long chain of copies: each has a shadow then
			for i := range s.list {
				s.list[i].needs = !s.list[i].refused
			}
		}
	}
	for i := range s.list {
		v := &s.list[i]
		if v.needs = v.needs && s.x.Allow(2); !v.needs {
			continue
		}
		typ := s.shape(s.m.Types().Pointee(v.def.Type), 0)
		shadow := s.x.Before(v.def).Variable(s.m.Types().Pointer(spirv.StorageClassFunction, typ),
			spirv.StorageClassFunction, s.m.Constants().Null(typ))
		s.of.Set(v.def.Result, int32(shadow))
		some, s.x.changed = true, true
	}
	return some
}

// maxRounds is how often a copy may turn out to need a shadow because another one does, before all are given one.
const maxRounds = 4

// isLocal reports whether a pointer leads to a variable of a function: what is stored there is not used by that.
func (s *shadows) isLocal(pointer ir.ID) bool {
	class, _ := s.m.Types().StorageClass(s.m.TypeOf(pointer))
	return class == spirv.StorageClassFunction
}

// maxDepth is how deep a type may be.
const maxDepth = 32

// hasShape reports whether a type has a shadow.
func (s *shadows) hasShape(typ ir.ID, depth int) bool {
	d := s.m.Def(typ)
	if d == nil || d.Unknown() || depth > maxDepth {
		return false
	}
	switch d.Op {
	case spirv.OpTypeBool, spirv.OpTypeInt, spirv.OpTypeFloat, spirv.OpTypeVector, spirv.OpTypeMatrix:
		return true
	case spirv.OpTypeArray:
		n, ok := s.m.Constants().IntValue(d.ID(1))
		return ok && n <= 1<<12 && s.hasShape(d.ID(0), depth+1)
	case spirv.OpTypeStruct:
		for i := range d.NumWords() {
			if !s.hasShape(d.ID(i), depth+1) {
				return false
			}
		}
		return d.NumWords() > 0
	}
	return false
}

// shape returns the type of the shadow of a type: scalars are numbers of 32 bits, columns of a matrix elements of an
// array, and the rest is alike. It is 0 for a type that has none.
func (s *shadows) shape(typ ir.ID, depth int) ir.ID {
	d, t := s.m.Def(typ), s.m.Types()
	if !s.hasShape(typ, depth) {
		return 0
	}
	switch d.Op {
	case spirv.OpTypeBool, spirv.OpTypeInt, spirv.OpTypeFloat:
		return s.x.u32()
	case spirv.OpTypeVector:
		return t.Vector(s.x.u32(), int(d.Literal(1)))
	case spirv.OpTypeMatrix:
		return t.Array(s.shape(d.ID(0), depth+1), s.x.number(uint64(d.Literal(1))))
	case spirv.OpTypeArray:
		return t.Array(s.shape(d.ID(0), depth+1), d.ID(1))
	}
	members := make([]ir.ID, d.NumWords())
	for i := range members {
		members[i] = s.shape(d.ID(i), depth+1)
	}
	return t.Struct(members...)
}

// set returns the shadow of what is initialized: all bits are set.
func (s *shadows) set(shape ir.ID) ir.ID {
	d := s.m.Def(shape)
	if d.Op == spirv.OpTypeInt {
		return s.x.number(1<<32 - 1)
	}
	n, _ := s.m.Types().NumParts(shape)
	parts := make([]ir.ID, n)
	for i := range parts {
		if i == 0 || d.Op == spirv.OpTypeStruct {
			parts[i] = s.set(s.m.Types().PartAt(shape, uint32(i)))
		} else {
			parts[i] = parts[0]
		}
	}
	return s.m.Constants().Composite(shape, parts...)
}

// pointer returns the shadow of a pointer, 0 for none. That of an access chain stands before it.
func (s *shadows) pointer(id ir.ID) ir.ID { return ir.ID(s.of.Get(id)) }

func (s *shadows) instruction(in *ir.Inst) {
	if in.Unknown() {
		return
	}
	switch in.Op {
	case spirv.OpAccessChain, spirv.OpInBoundsAccessChain:
		s.chain(in)
	case spirv.OpStore:
		p := s.pointer(in.ID(0))
		if p == 0 || s.m.TypeOf(in.ID(1)) != s.m.Types().Pointee(s.m.TypeOf(in.ID(0))) { // the latter is not valid
			return
		}
		s.x.Before(in).Store(p, s.value(in.ID(1)))
	case spirv.OpCopyMemory:
		s.copyMemory(in)
	case spirv.OpFunctionCall:
		s.call(in)
	case spirv.OpLoad:
		s.load(in)
	default:
		if c := s.carrier(in.Result); c != nil && c.stored {
			s.copy(c)
		}
	}
}

// chain builds the shadow of an access chain.
func (s *shadows) chain(in *ir.Inst) {
	base := s.pointer(in.ID(0))
	a, ok := view.AsAccessChain(in)
	if base == 0 || !ok {
		return
	}
	words := []uint32{uint32(base)}
	typ := s.m.Types().Pointee(s.m.TypeOf(base))
	for st := range a.Steps() {
		words = append(words, uint32(st.Index))
		typ = s.m.Types().Part(typ, st.Index)
	}
	if len(words) != in.NumWords() || typ == 0 {
		return
	}
	class := s.m.Types().Pointer(spirv.StorageClassFunction, typ)
	s.of.Set(in.Result, int32(s.x.Before(in).Emit(in.Op, class, true, words...).Result))
}

// initialized builds that what a pointer leads to, which an instruction is given, is initialized from then on.
func (s *shadows) initialized(in *ir.Inst, pointer ir.ID) {
	if p := s.pointer(pointer); p != 0 {
		s.x.After(in).Store(p, s.set(s.m.Types().Pointee(s.m.TypeOf(p))))
	}
}

// value returns the shadow of a value: all is set where it has none of its own.
func (s *shadows) value(id ir.ID) ir.ID {
	if c := s.carrier(id); c != nil && c.shadow != 0 {
		return c.shadow
	}
	return s.set(s.shape(s.m.TypeOf(id), 0))
}

// load builds the shadow of a value that is loaded, and reports what of it is used and not initialized.
func (s *shadows) load(in *ir.Inst) {
	p, c := s.pointer(in.ID(0)), s.carrier(in.Result)
	if p == 0 || c == nil || !c.stored && !c.used() || !s.x.Allow(8) {
		return
	}
	shape := s.m.Types().Pointee(s.m.TypeOf(p))
	b := s.x.Before(in)
	c.shadow = b.Load(shape, p)
	if missing := s.missing(b, c, shape); missing != 0 {
		s.report(b, missing, in, in.ID(0))
	}
}

// report builds the report that something is missing in what a pointer leads to.
func (s *shadows) report(b build.Builder, missing ir.ID, in *ir.Inst, pointer ir.ID) {
	name := inFormat(s.x.nameOf(s.m.UnderlyingObject(pointer).Result))
	s.x.Report(b, missing, in, name+" is read, and nothing was stored there")
}

// missing builds whether a scalar of a value is used and not initialized, 0 where none is used.
func (s *shadows) missing(b build.Builder, c *carrier, shape ir.ID) (missing ir.ID) {
	boolean := s.x.Types().Bool()
	if _, n := s.m.Types().Scalar(shape); c.whole && n > 0 {
		return s.x.any(b, b.IEqual(s.x.each(boolean, shape), c.shadow, s.m.Constants().Null(shape)))
	}
	left := maxScalars
	look := func(typ ir.ID, path []uint32) {
		s.eachScalar(typ, path, &left, func(path []uint32) {
			part := b.IEqual(boolean, b.CompositeExtract(s.x.u32(), c.shadow, path...), s.x.number(0))
			if missing != 0 {
				part = b.LogicalOr(boolean, missing, part)
			}
			missing = part
		})
	}
	if c.whole {
		look(shape, nil)
	}
	for _, path := range c.paths {
		typ := shape
		for _, i := range path {
			typ = s.m.Types().PartAt(typ, i)
		}
		look(typ, path)
	}
	if left < 0 || c.partial {
		s.x.RemarkAt(c.def, c.def.Result, "is checked in part: it has many parts")
	}
	return missing
}

// maxScalars is how many scalars of a composite are looked at.
const maxScalars = 64

// eachScalar calls do with the path to each scalar of a type, as many as are left.
func (s *shadows) eachScalar(typ ir.ID, path []uint32, left *int, do func(path []uint32)) {
	n, ok := s.m.Types().NumParts(typ)
	if !ok {
		if *left--; *left >= 0 {
			do(path)
		}
		return
	}
	for i := range n {
		if *left < 0 {
			return
		}
		s.eachScalar(s.m.Types().PartAt(typ, uint32(i)), append(path[:len(path):len(path)], uint32(i)), left, do)
	}
}
