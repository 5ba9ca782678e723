package instrument

import (
	"hone/analysis"
	"hone/ir"
	"hone/ir/build"
	"hone/ir/view"
	"hone/spirv"
)

// UninitPass reports values that are read from a local variable before anything was stored there. Each variable of a
// function gets a shadow: a variable of the same shape that holds 0 for each scalar to which nothing was stored. A
// store sets its part, and a load looks at those parts of what it loads that are used: a value that is only stored
// elsewhere takes its shadow along, and is no use. A call that is given a pointer is taken to initialize what it leads
// to.
//
// It leaves alone, with a remark, variables whose pointers are used in other ways, and those that hold pointers or
// resources. What the optimizer has made of a variable is no variable any more: the feature goes before it. Cost:
// linear, and the shadows are as large as the variables.
var UninitPass = New(Uninit, "uninit", "report reads of local variables that are not initialized",
	func(x *Instrumenter, f *ir.Function) {
		s := shadows{x: x, m: x.Module, of: x.Module.NewTable(), copied: x.Module.NewTable(), used: x.Module.NewTable(),
			uses: analysis.Uses.Of(x.Context, f)}
		defer s.of.Release()
		defer s.copied.Release()
		defer s.used.Release()
		if !s.choose(f) {
			return
		}
		for in := range f.Insts() {
			s.instruction(in)
		}
	})

// shadows is the state of the feature in a function.
type shadows struct {
	x      *Instrumenter
	m      *ir.Module
	of     *ir.Table // the shadow of a variable, or of a pointer into it; refused for one that has none
	copied *ir.Table // the shadow of a value that was loaded
	uses   *analysis.UseLists
	used   *ir.Table // how a value that was loaded is used: bits of usedWhole and usedPart
}

const (
	refused   = -1
	usedWhole = 1 // by something that is no store
	usedPart  = 2 // one of its parts is taken
)

// choose gives the variables of a function shadows, and reports whether any has one.
func (s *shadows) choose(f *ir.Function) bool {
	const candidate = 1
	m := s.m
	var list []*ir.Inst
	for in := range f.Entry().Insts() {
		if in.Op != spirv.OpVariable || in.Unknown() || in.NumWords() > 1 {
			continue
		}
		typ := m.Types().Pointee(in.Type)
		if m.Pinned(in.Result) || !s.hasShape(typ, 0) {
			s.x.RemarkAt(in, in.Result, "is not checked: what it holds has no shadow")
			continue
		}
		s.of.Set(in.Result, candidate)
		list = append(list, in)
	}
	if list == nil {
		return false
	}
	root := func(id ir.ID) *ir.Inst {
		d := m.UnderlyingObject(id)
		if d != nil && d.Op == spirv.OpVariable && d.Block() != nil && s.of.Get(d.Result) == candidate {
			return d
		}
		return nil
	}
	for in := range f.Insts() {
		if m.IsDebug(in) {
			continue
		}
		for i, id := range in.IDs() {
			d := m.Def(id)
			if d == nil || d.Block() == nil {
				continue
			}
			if d.Op == spirv.OpLoad { // the use of a value
				switch {
				case in.Op == spirv.OpStore && i == 1 && s.isLocal(in.ID(0)):
				case in.Op == spirv.OpCompositeExtract, in.Op == spirv.OpVectorShuffle:
					s.used.Set(id, s.used.Get(id)|usedPart)
				default:
					s.used.Set(id, s.used.Get(id)|usedWhole)
				}
			}
			if _, pointer := m.Types().StorageClass(m.TypeOf(id)); !pointer {
				continue
			}
			v := root(id)
			switch {
			case v == nil:
			case in.Unknown(), in.Op == spirv.OpStore && i == 1:
				s.of.Set(v.Result, refused)
			case in.Op == spirv.OpLoad, in.Op == spirv.OpStore, in.Op == spirv.OpFunctionCall, in.Op == spirv.OpCopyMemory:
			case in.DerivesPointer() && i == 0 && in.Op != spirv.OpCopyObject:
			default:
				s.of.Set(v.Result, refused)
			}
		}
	}
	some := false
	for _, v := range list {
		if s.of.Get(v.Result) == refused {
			s.x.RemarkAt(v, v.Result, "is not checked: its pointer is used otherwise than by loads, stores and calls")
			continue
		}
		s.of.Set(v.Result, 0)
		if s.m.Uses(v.Result) == 0 || !s.x.Allow(2) {
			continue
		}
		typ := s.shape(m.Types().Pointee(v.Type), 0)
		shadow := s.x.Before(v).Variable(m.Types().Pointer(spirv.StorageClassFunction, typ), spirv.StorageClassFunction,
			m.Constants().Null(typ))
		s.of.Set(v.Result, int32(shadow))
		some, s.x.changed = true, true
	}
	return some
}

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
func (s *shadows) pointer(id ir.ID) ir.ID {
	if p := s.of.Get(id); p > 0 {
		return ir.ID(p)
	}
	return 0
}

func (s *shadows) instruction(in *ir.Inst) {
	if in.Unknown() {
		return
	}
	switch in.Op {
	case spirv.OpAccessChain, spirv.OpInBoundsAccessChain:
		s.chain(in)
	case spirv.OpStore:
		if p := s.pointer(in.ID(0)); p != 0 {
			value := ir.ID(s.copied.Get(in.ID(1)))
			if shape := s.shape(s.m.TypeOf(in.ID(1)), 0); value == 0 && shape != 0 {
				value = s.set(shape)
			}
			s.store(s.x.Before(in), p, value)
		}
	case spirv.OpCopyMemory:
		s.initialized(in, in.ID(0))
	case spirv.OpFunctionCall:
		for i := 1; i < in.NumWords(); i++ {
			s.initialized(in, in.ID(i))
		}
	case spirv.OpLoad:
		s.load(in)
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

// store builds that the shadow p becomes value.
func (s *shadows) store(b build.Builder, p, value ir.ID) {
	if value != 0 {
		b.Store(p, value)
	}
}

// initialized builds that what a pointer leads to, which an instruction is given, is initialized from then on.
func (s *shadows) initialized(in *ir.Inst, pointer ir.ID) {
	if p := s.pointer(pointer); p != 0 {
		s.store(s.x.After(in), p, s.set(s.m.Types().Pointee(s.m.TypeOf(p))))
	}
}

// load builds the shadow of a value that is loaded, and reports what of it is used and not initialized.
func (s *shadows) load(in *ir.Inst) {
	p := s.pointer(in.ID(0))
	if p == 0 || s.m.Uses(in.Result) == 0 || !s.x.Allow(8) {
		return
	}
	shape := s.m.Types().Pointee(s.m.TypeOf(p))
	b := s.x.Before(in)
	shadow := b.Load(shape, p)
	s.copied.Set(in.Result, int32(shadow))
	used := s.used.Get(in.Result)
	_, n := s.m.Types().Scalar(shape)
	var missing ir.ID
	switch {
	case used == 0:
		return
	case n == 0 || used&usedWhole == 0:
		missing = s.partsMissing(b, in, shadow, shape, used&usedWhole != 0)
	default:
		flags := s.x.each(s.x.Types().Bool(), shape)
		missing = s.x.any(b, b.IEqual(flags, shadow, s.m.Constants().Null(shape)))
	}
	if missing != 0 {
		name := inFormat(s.x.nameOf(s.m.UnderlyingObject(in.ID(0)).Result))
		s.x.Report(b, missing, in, name+" is read, and nothing was stored there")
	}
}

// partsMissing builds whether a scalar of a composite is used and not initialized, 0 where there are too many.
func (s *shadows) partsMissing(b build.Builder, in *ir.Inst, shadow, shape ir.ID, whole bool) ir.ID {
	boolean, missing := s.x.Types().Bool(), ir.ID(0)
	look := func(typ ir.ID, path []uint32) bool {
		return s.eachScalar(typ, path, func(path []uint32) {
			part := b.IEqual(boolean, b.CompositeExtract(s.x.u32(), shadow, path...), s.x.number(0))
			if missing != 0 {
				part = b.LogicalOr(boolean, missing, part)
			}
			missing = part
		})
	}
	if whole {
		if !look(shape, nil) {
			s.x.RemarkAt(in, in.Result, "is checked in part: it has many parts")
		}
		return missing
	}
	seen := map[string]bool{}
	for _, path := range s.partsUsed(in) {
		typ := shape
		key := ""
		for _, i := range path {
			typ = s.m.Types().PartAt(typ, i)
			key += string(rune(i)) + " "
		}
		if !seen[key] {
			seen[key] = true
			look(typ, path)
		}
	}
	return missing
}

// maxScalars is how many scalars of a composite are looked at.
const maxScalars = 64

// eachScalar calls do with the path to each scalar of a type, up to a limit, and reports whether that was all.
func (s *shadows) eachScalar(typ ir.ID, path []uint32, do func(path []uint32)) bool {
	left := maxScalars
	var visit func(typ ir.ID, path []uint32)
	visit = func(typ ir.ID, path []uint32) {
		n, ok := s.m.Types().NumParts(typ)
		if !ok {
			if left--; left >= 0 {
				do(path)
			}
			return
		}
		for i := range n {
			if left < 0 {
				return
			}
			visit(s.m.Types().PartAt(typ, uint32(i)), append(path[:len(path):len(path)], uint32(i)))
		}
	}
	visit(typ, path)
	return left >= 0
}

// partsUsed returns the paths to the parts of a value that are taken from it, where nothing else uses it but stores.
func (s *shadows) partsUsed(in *ir.Inst) (paths [][]uint32) {
	for _, use := range s.uses.Of(in.Result) {
		u := use.Inst
		switch u.Op {
		case spirv.OpCompositeExtract:
			paths = append(paths, append([]uint32(nil), u.Words()[1:]...))
		case spirv.OpVectorShuffle:
			_, first := s.m.Types().Scalar(s.m.TypeOf(u.ID(0)))
			for i := 2; i < u.NumWords(); i++ {
				k := int(u.Literal(i))
				switch {
				case u.Literal(i) == 0xFFFFFFFF:
				case k < first && u.ID(0) == in.Result:
					paths = append(paths, []uint32{uint32(k)})
				case k >= first && u.ID(1) == in.Result:
					paths = append(paths, []uint32{uint32(k - first)})
				}
			}
		}
	}
	return paths
}
