package analysis

import (
	"slices"

	"hone/ir"
	"hone/ir/view"
	"hone/spirv"
)

// Location is the memory that a pointer points to, as [ModuleMemory.Location] describes it: an underlying object, and
// the steps from it to a part.
type Location struct {
	Pointer ir.ID
	Object  Object
	// ReadOnly: nothing in the module can write it.
	ReadOnly bool
	// NonVolatile: it is neither volatile nor coherent. What is not may change at any time.
	NonVolatile bool

	kinds kinds
	local bool // it is in a variable of the function

	base   ir.ID // where the path starts: a pointer that is derived from no other; 0 where that is not known
	path   []step
	typ    ir.ID // of what the path leads to, unless it is opaque; 0 for an untyped pointer
	opaque bool  // a cast, or an index that the types do not explain: it may be anything that can be reached from base
	typed  bool  // the pointer says how much it leads to
	varies bool  // base or an index is computed, and may be another one in another iteration of a loop
}

// step is one index of the path from an object to a part of it.
type step struct {
	index      ir.ID
	value      uint64 // of an index that is constant
	constant   bool   // and below 2^31, so that it is the same value in any width
	bounded    bool   // it is below the number of parts
	varies     bool   // it may be another one in another iteration of a loop
	undefined  bool   // it may be another one at each use
	descriptor bool   // it chooses one of several buffers, of which two may be the same one
	element    bool   // of OpPtrAccessChain: parts of the object's size, one after the other
}

// Location describes the memory that a pointer points to. Cost: linear in the access chains that it is made of, and in
// the decorations of the variable.
func (x *ModuleMemory) Location(pointer ir.ID) Location {
	l := x.locate(pointer)
	l.ReadOnly = x.m.ReadOnly(pointer)
	l.NonVolatile = !x.m.VolatilePointer(pointer) && !x.m.CoherentPointer(pointer)
	return l
}

// locate finds what Location says of the place alone.
func (x *ModuleMemory) locate(pointer ir.ID) Location {
	m := x.m
	class, ok := m.Types().StorageClass(m.TypeOf(pointer))
	if !ok {
		class = spirv.StorageClassGeneric
	}
	l := Location{Pointer: pointer, Object: Object{Class: class}, typed: m.Types().Pointee(m.TypeOf(pointer)) != 0}
	var room [8]*ir.Inst
	chain := room[:0] // the pointer first, the object last
	for d := range m.PointerChain(pointer) {
		chain = append(chain, d)
	}
	if n := len(chain); n > 0 && chain[n-1].PointerOperand() < 0 {
		d := chain[n-1]
		l.Object = objectOf(m, d, class)
		l.local = isLocal(m, l.Object.ID)
		if !m.Constants().IsUndefined(d.Result) {
			l.base, l.typ, l.varies = d.Result, m.Types().Pointee(d.Type), l.Object.ID == 0
		}
		for _, d := range slices.Backward(chain[:n-1]) {
			l.follow(m, d)
		}
	}
	l.kinds = kindsOf(l.Object.Class)
	return l
}

// follow goes on to the pointer that d derives.
func (l *Location) follow(m *ir.Module, d *ir.Inst) {
	chain, ok := view.AsAccessChain(d)
	switch {
	case !ok: // a copy or a cast
		l.opaque = l.opaque || m.Types().Pointee(d.Type) != l.typ
		return
	case m.Types().Pointee(d.Type) == 0: // untyped
		l.opaque = true
		return
	}
	if index := chain.Element(); index != 0 {
		// Behind other steps, it may lead to an element of an array that they lead into.
		if s := newStep(m, index); !s.constant || s.value != 0 {
			s.element, s.bounded = true, s.constant
			l.opaque = l.opaque || len(l.path) > 0
			l.add(s)
		}
	}
	if l.opaque {
		return
	}
	l.typ = chain.BaseType()
	for x := range chain.Steps() {
		s := newStep(m, x.Index)
		s.bounded = s.constant && s.value < numParts(m, x.Aggregate)
		s.descriptor = choosesDescriptor(m, l, m.Def(x.Aggregate))
		l.add(s)
		l.typ = x.Type
	}
	l.opaque = l.typ == 0
}

func newStep(m *ir.Module, index ir.ID) step {
	v, ok := m.Constants().IntValue(index)
	s := step{index: index, value: v, constant: ok && v < 1<<31}
	if d := m.Def(index); d == nil || m.Constants().IsUndefined(index) {
		s.undefined, s.varies = true, true
	} else {
		s.varies = d.Function() != nil && d.Op != spirv.OpFunctionParameter
	}
	return s
}

func (l *Location) add(s step) {
	l.path = append(l.path, s)
	l.varies = l.varies || s.varies
}

// choosesDescriptor reports whether the next step of a location, into a type, chooses a buffer.
func choosesDescriptor(m *ir.Module, l *Location, typ *ir.Inst) bool {
	class := l.Object.Class
	buffers := class == spirv.StorageClassUniform || class == spirv.StorageClassStorageBuffer
	if !buffers || typ.Op == spirv.OpTypeStruct || l.Object.ID == 0 ||
		len(l.path) > 0 && !l.path[len(l.path)-1].descriptor {
		return false
	}
	o := MemoryObjectOf(m, l.Object.ID)
	return o.MayShare(o)
}

// isLocal reports whether id is a variable of a function.
func isLocal(m *ir.Module, id ir.ID) bool {
	d := m.Def(id)
	return d != nil && isVariable(d) && d.Function() != nil
}

// numParts returns how many parts a type has at least, the most there can be for a runtime array.
func numParts(m *ir.Module, typ ir.ID) uint64 {
	if m.Def(typ).Op == spirv.OpTypeRuntimeArray {
		return 1 << 31
	}
	n, _ := m.Types().NumParts(typ)
	return uint64(max(0, n))
}
