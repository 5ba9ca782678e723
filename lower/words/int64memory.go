package words

import (
	"slices"

	"hone/ir"
	"hone/ir/view"
	"hone/lower"
	"hone/spirv"
)

// isMemory reports whether an operation accesses memory or functions: there a value of 64 bits is one vector of words,
// and a vector of values a struct of these.
func isMemory(op spirv.Op) bool {
	switch op {
	case spirv.OpVariable, spirv.OpLoad, spirv.OpStore, spirv.OpCopyMemory, spirv.OpAccessChain,
		spirv.OpInBoundsAccessChain, spirv.OpPtrAccessChain, spirv.OpInBoundsPtrAccessChain, spirv.OpArrayLength,
		spirv.OpFunctionParameter, spirv.OpFunctionCall, spirv.OpReturnValue:
		return true
	}
	return false
}

func (s *splitter) refusesMemory(in *ir.Inst) string {
	switch in.Op {
	case spirv.OpAccessChain, spirv.OpInBoundsAccessChain, spirv.OpPtrAccessChain, spirv.OpInBoundsPtrAccessChain:
	case spirv.OpCopyMemory:
		for _, id := range in.IDs() {
			if class, _ := s.m.Types().StorageClass(s.m.TypeOf(id)); isPassed(class) {
				return "inputs or outputs are copied as memory; split-copies goes before"
			}
		}
		return ""
	default:
		return ""
	}
	class, _ := s.m.Types().StorageClass(in.Type)
	if a, ok := view.AsAccessChain(in); ok && isPassed(class) {
		if step, ok := s.passedComponent(a); ok {
			if _, constant := s.m.Constants().IntValue(step.Index); !constant {
				return "it is computed which component of an input or output is accessed"
			}
		}
		return ""
	}
	for i, id := range in.IDs() {
		if _, constant := s.m.Constants().IntValue(id); i > 0 && !constant && s.wideValue(id) != 0 &&
			class == spirv.StorageClassPhysicalStorageBuffer {
			return "an index of 64 bits may lead further from an address than one of 32"
		}
	}
	return s.computedComponent(in, class, func(typ ir.ID) bool { return s.wide(typ) != 0 })
}

// computedComponent returns why an access chain can't lead into the structs that vectors in buffers become.
func (s *splitter) computedComponent(in *ir.Inst, class spirv.StorageClass, becomes func(typ ir.ID) bool) string {
	a, ok := view.AsAccessChain(in)
	if !ok {
		return in.Op.String() + " is not lowered"
	}
	for step := range a.Steps() {
		if _, constant := s.m.Constants().IntValue(step.Index); becomes(step.Aggregate) && !constant &&
			(isLaidOut(class) || s.explicitWorkgroup()) {
			return "it is computed which component of a vector in a buffer is accessed"
		}
	}
	return ""
}

// passedComponent returns the step of an access chain that leads to a component of an input or output.
func (s *splitter) passedComponent(a view.Chain) (step view.Step, ok bool) {
	for step = range a.Steps() {
		if s.wide(step.Aggregate) > 0 {
			return step, true
		}
	}
	return step, false
}

// passedWords makes a pointer to a component of an input or output one to its low word, and adds one to its high word.
func (s *splitter) passedWords(in *ir.Inst, step view.Step) {
	class, _ := s.m.Types().StorageClass(in.Type)
	k, _ := s.m.Constants().IntValue(step.Index)
	in.SetType(s.m.Types().Pointer(class, s.word()))
	in.SetID(step.Operand, s.m.Constants().Int(s.word(), 2*k))
	s.indices(in)
	high := s.m.NewInst(in.Op, in.Type, true, in.Words()...)
	in.Block().InsertBefore(in, high)
	high.CopyPosition(in)
	high.SetID(step.Operand, s.m.Constants().Int(s.word(), 2*k+1))
	s.high.Set(in.Result, int32(high.Result))
}

// memory rewrites an instruction that accesses memory or functions.
func (s *splitter) memory(in *ir.Inst) {
	switch in.Op {
	case spirv.OpStore:
		if high := ir.ID(s.high.Get(in.ID(0))); high != 0 {
			p := s.pair(in.ID(1))
			store := s.m.NewInst(spirv.OpStore, 0, false, in.Words()...)
			in.Block().InsertBefore(in, store)
			store.CopyPosition(in)
			store.SetID(0, high)
			store.SetID(1, p.hi)
			in.SetID(1, p.lo)
		} else if s.wideValue(in.ID(1)) != 0 {
			in.SetID(1, s.join(s.pair(in.ID(1)), s.keptAt(s.wideValue(in.ID(1)), in.ID(0))))
		}
	case spirv.OpVariable:
		// whose initializer follows with the constants
	case spirv.OpLoad:
		if high := ir.ID(s.high.Get(in.ID(0))); high != 0 {
			words := in.Words()[1:]
			load := func(pointer ir.ID) ir.ID {
				x := s.m.NewInst(spirv.OpLoad, s.word(), true, append([]uint32{uint32(pointer)}, words...)...)
				in.Block().InsertBefore(in, x)
				x.CopyPosition(in)
				return x.Result
			}
			s.becomes(in, pair{load(in.ID(0)), load(high)})
			return
		}
		s.result(in, s.keptAt(s.n, in.ID(0)))
	case spirv.OpFunctionCall:
		for i, id := range in.IDs() {
			if n := s.wideValue(id); i > 0 && n != 0 {
				in.SetID(i, s.join(s.pair(id), s.kept(n, false)))
			}
		}
		if s.n > 0 {
			s.result(in, s.kept(s.n, false))
		}
	case spirv.OpReturnValue:
		in.SetID(0, s.join(s.pair(in.ID(0)), s.kept(s.wideValue(in.ID(0)), false)))
	default:
		s.indices(in)
	}
}

// indices makes the indices of an access chain words.
func (s *splitter) indices(in *ir.Inst) {
	for i, id := range in.IDs() {
		if i > 0 && s.wideValue(id) != 0 {
			in.SetID(i, s.pair(id).lo) // more than 32 bits would be out of bounds
		}
	}
}

// result takes the result of a load or call apart, which has the type that it has in memory.
func (s *splitter) result(in *ir.Inst, typ ir.ID) {
	n := s.n
	next := in.Next()
	s.in = next
	if n > 1 {
		in.SetType(typ)
	}
	s.set(in.Result, s.split(in.Result, n))
	s.in = in
}

// pointsLaidOut reports whether types have offsets where a pointer leads.
func (s *splitter) pointsLaidOut(pointer ir.ID) bool {
	class, _ := s.m.Types().StorageClass(s.m.TypeOf(pointer))
	return isLaidOut(class) || class == spirv.StorageClassWorkgroup && s.explicitWorkgroup()
}

// isPassed reports whether a storage class is of what stages pass on: there a number of 64 bits is two components of a
// location.
func isPassed(class spirv.StorageClass) bool {
	return class == spirv.StorageClassInput || class == spirv.StorageClassOutput
}

// keptAt returns the type that n integers have where a pointer leads. Two of them that are passed on have one location,
// so they are one vector.
func (s *splitter) keptAt(n int, pointer ir.ID) ir.ID {
	if class, _ := s.m.Types().StorageClass(s.m.TypeOf(pointer)); n == 2 && isPassed(class) {
		return s.words(4)
	}
	return s.kept(n, s.pointsLaidOut(pointer))
}

func (s *splitter) explicitWorkgroup() bool {
	return s.m.HasCapability(spirv.CapabilityWorkgroupMemoryExplicitLayoutKHR)
}

// word returns the type of a word, and words that of n of them.
func (s *splitter) word() ir.ID { return s.m.Types().Int(32, false) }
func (s *splitter) words(n int) ir.ID {
	if n == 1 {
		return s.word()
	}
	return s.m.Types().Vector(s.word(), n)
}

// kept returns the type that n integers have in memory: for vectors an array, or a struct where types have offsets,
// since the elements of arrays in uniform buffers are 16 bytes apart.
func (s *splitter) kept(n int, laidOut bool) ir.ID {
	two := s.words(2)
	if n == 1 {
		return two
	}
	to := &s.plain[n]
	if laidOut {
		to = &s.laidOut[n]
	}
	if *to == 0 {
		if !laidOut {
			*to = s.m.Types().Array(two, s.m.Constants().Int(s.word(), uint64(n)))
			return *to
		}
		in := s.m.NewInst(spirv.OpTypeStruct, 0, true, slices.Repeat([]uint32{uint32(two)}, n)...)
		s.m.Section(ir.Globals).Append(in)
		for i := range n {
			s.m.DecorateMember(in.Result, i, spirv.DecorationOffset, uint32(8*i))
		}
		*to = in.Result
	}
	return *to
}

// split takes apart what n integers are in memory, or a constant composite of that kind.
func (s *splitter) split(id ir.ID, n int, path ...uint32) pair {
	var lo, hi [4]ir.ID
	if n == 2 && len(path) == 0 && s.m.TypeOf(id) == s.words(4) {
		words := [4]ir.ID{}
		for i := range words {
			words[i] = s.component(id, i)
		}
		return pair{s.vector([]ir.ID{words[0], words[2]}), s.vector([]ir.ID{words[1], words[3]})}
	}
	for i := range n {
		at := append(slices.Clone(path), uint32(i))
		if n == 1 {
			at = slices.Clone(path)
		}
		lo[i] = s.extract(s.word(), id, append(at, 0)...)
		hi[i] = s.extract(s.word(), id, append(slices.Clone(at), 1)...)
	}
	return pair{s.vector(lo[:n]), s.vector(hi[:n])}
}

// join returns what a pair is in memory, of a type that kept has returned.
func (s *splitter) join(p pair, typ ir.ID) ir.ID {
	_, n := s.m.Types().Scalar(s.m.TypeOf(p.lo))
	if n == 1 {
		return s.emit(spirv.OpCompositeConstruct, typ, p.lo, p.hi)
	}
	var parts [4]ir.ID
	if n == 2 && typ == s.words(4) {
		return s.emit(spirv.OpCompositeConstruct, typ, s.component(p.lo, 0), s.component(p.hi, 0),
			s.component(p.lo, 1), s.component(p.hi, 1))
	}
	for i := range n {
		parts[i] = s.emit(spirv.OpCompositeConstruct, s.words(2), s.component(p.lo, i), s.component(p.hi, i))
	}
	return s.emit(spirv.OpCompositeConstruct, typ, parts[:n]...)
}

// component returns a component of the words of several values.
func (s *splitter) component(id ir.ID, i int) ir.ID { return s.extract(s.word(), id, uint32(i)) }

// vector returns the vector of words, or the one.
func (s *splitter) vector(parts []ir.ID) ir.ID {
	if len(parts) == 1 {
		return parts[0]
	}
	return s.emit(spirv.OpCompositeConstruct, s.words(len(parts)), parts...)
}

// joined gives a parameter the type that it has as such.
func (s *splitter) joined(p *ir.Inst) {
	if n := s.wide(p.Type); n > 1 {
		p.SetType(s.kept(n, false))
	}
}

// of64Bits are the capabilities for integers of 64 bits: what the others are for keeps a module as it is.
var of64Bits = []spirv.Capability{spirv.CapabilityInt64, spirv.CapabilityInt64Atomics, spirv.CapabilityInt64ImageEXT}

// declarations gives types, constants and variables their new form, once nothing else names them. What takes the place
// of something moves before what names it.
func (s *splitter) declarations() {
	s.containers()
	s.removeUnused()
	var r replacer
	two := s.words(2)
	for in := range s.m.Section(ir.Globals).Insts() {
		if in.Op == spirv.OpTypeInt && in.Literal(0) == 64 {
			r.add(in, two)
		} else if in.Type != 0 && s.wide(in.Type) == 1 {
			r.add(in, s.constant(in.Result, two))
		}
	}
	o := lower.NewOrderer(s.m)
	defer o.Release()
	for i, in := range r.insts {
		o.Before(r.ids[i], in)
	}
	r.replace(s.m)
	o.Repair()
	s.functionTypes()
	for in := range s.m.Section(ir.Capabilities).Insts() {
		if in.Op == spirv.OpCapability && slices.Contains(of64Bits, spirv.Capability(in.Literal(0))) {
			in.Remove()
		}
	}
}

// removeUnused removes vectors of 64 bits and constants that are only known as pairs.
func (s *splitter) removeUnused() {
	var list []*ir.Inst
	for in := range s.m.Section(ir.Globals).Insts() {
		if in.Type != 0 && s.wide(in.Type) > 0 || in.Op == spirv.OpTypeVector && s.wide(in.Result) > 0 {
			list = append(list, in)
		}
	}
	for _, in := range slices.Backward(list) { // composites before what they are made of, vectors last
		if in.Type != 0 && s.m.Uses(in.Result) == 0 {
			in.Remove()
		}
	}
	for _, in := range list {
		if in.Type == 0 {
			in.Remove()
		}
	}
}

// containers gives what names vectors the structs that these are in memory.
func (s *splitter) containers() {
	for in := range s.m.Section(ir.Globals).Insts() {
		switch in.Op {
		case spirv.OpTypeStruct, spirv.OpTypeArray, spirv.OpTypeRuntimeArray, spirv.OpTypePointer, spirv.OpTypeFunction:
			for i, id := range in.IDs() {
				switch n := s.wide(id); {
				case n == 2 && in.Op == spirv.OpTypePointer && isPassed(spirv.StorageClass(in.Literal(0))):
					in.SetID(i, s.words(4))
				case n > 1:
					in.SetID(i, s.kept(n, s.containsLaidOut(in, i)))
				}
			}
		case spirv.OpConstantComposite:
			if s.wide(in.Type) != 0 {
				continue
			}
			for i, id := range in.IDs() {
				if s.wideValue(id) > 1 {
					in.SetID(i, s.constant(id, s.m.Types().PartAt(in.Type, uint32(i))))
				}
			}
		case spirv.OpVariable:
			if in.NumWords() > 1 && s.wideValue(in.ID(1)) > 1 {
				in.SetID(1, s.constant(in.ID(1), s.keptAt(s.wideValue(in.ID(1)), in.Result)))
			}
		}
	}
	for _, f := range s.m.Functions() {
		if n := s.wide(f.Def.Type); n > 1 {
			f.Def.SetType(s.kept(n, false))
		}
		for in := range f.Insts() {
			if in.Op == spirv.OpVariable && in.NumWords() > 1 && s.wideValue(in.ID(1)) > 1 {
				in.SetID(1, s.constant(in.ID(1), s.kept(s.wideValue(in.ID(1)), false)))
			}
		}
	}
}

// containsLaidOut reports whether what a type has as operand i has offsets.
func (s *splitter) containsLaidOut(in *ir.Inst, i int) bool {
	switch in.Op {
	case spirv.OpTypeStruct:
		return s.offset(in.Result, i) >= 0
	case spirv.OpTypePointer:
		class := spirv.StorageClass(in.Literal(0))
		return isLaidOut(class) || class == spirv.StorageClassWorkgroup && s.explicitWorkgroup()
	case spirv.OpTypeFunction:
		return false
	}
	return s.m.HasDecoration(in.Result, spirv.DecorationArrayStride)
}

// constant returns a constant as it is in memory.
func (s *splitter) constant(id, typ ir.ID) ir.ID {
	p, c := s.pair(id), s.m.Constants()
	part := func(of ir.ID, i int) ir.ID {
		var buf [4]uint64
		values, _ := c.Components(of, buf[:0])
		return c.Int(s.word(), values[i])
	}
	n := s.wideValue(id)
	var parts [4]ir.ID
	if n == 2 && typ == s.words(4) {
		return c.Composite(typ, part(p.lo, 0), part(p.hi, 0), part(p.lo, 1), part(p.hi, 1))
	}
	for i := range n {
		parts[i] = c.Composite(s.words(2), part(p.lo, i), part(p.hi, i))
	}
	if n == 1 {
		return parts[0]
	}
	return c.Composite(typ, parts[:n]...)
}

// functionTypes makes one of function types that are the same now, of which there must not be two.
func (s *splitter) functionTypes() {
	var types []*ir.Inst
	var r replacer
	for in := range s.m.Section(ir.Globals).Insts() {
		if in.Op != spirv.OpTypeFunction {
			continue
		}
		same := slices.IndexFunc(types, func(t *ir.Inst) bool { return slices.Equal(t.Words(), in.Words()) })
		if same < 0 {
			types = append(types, in)
			continue
		}
		r.add(in, types[same].Result)
	}
	r.replace(s.m)
}

// replacer replaces declarations by others.
type replacer struct {
	insts     []*ir.Inst
	olds, ids []ir.ID
}

func (r *replacer) add(in *ir.Inst, id ir.ID) {
	r.insts, r.olds, r.ids = append(r.insts, in), append(r.olds, in.Result), append(r.ids, id)
}

func (r *replacer) replace(m *ir.Module) {
	m.ReplaceTypes(r.olds, r.ids)
	for _, in := range r.insts {
		in.Remove()
	}
}
