package ir

import "hone/spirv"

// CanBitcast reports whether OpBitcast may make a value of one type of a value of the other, or of the same one
// (specification, section 3.3.11):
//
//   - numbers and vectors of them of as many bits, where the larger number of components is a multiple of the smaller
//     one;
//   - an address and an integer, or, from version 1.5 on and with SPV_KHR_physical_storage_buffer, a vector of two
//     integers of 32 bits;
//   - two addresses in the same storage class;
//   - two cooperative matrices that differ in their components only, which have as many bits.
//
// What may only be stored has no bitcasts, and neither has a pointer with logical addressing. Constant time.
func (m *Module) CanBitcast(from, to ID) bool {
	if from == to {
		return true
	}
	f, t := m.Def(from), m.Def(to)
	if f == nil || t == nil || m.usesOf(from)&m.usesOf(to)&computed == 0 {
		return false
	}
	switch {
	case m.isAddress(f) && m.isAddress(t):
		return f.words[0] == t.words[0]
	case m.isAddress(f):
		return m.castsToAddress(t)
	case m.isAddress(t):
		return m.castsToAddress(f)
	}
	a, n := m.numbers(f)
	b, k := m.numbers(t)
	if n > 0 && k > 0 {
		return uint64(n)*uint64(m.NumberWidth(a)) == uint64(k)*uint64(m.NumberWidth(b)) && max(n, k)%min(n, k) == 0
	}
	return f.Op == t.Op && m.sameShape(f, t)
}

// CastBits returns how many bits of a value of a type OpBitcast takes or gives: those of a number, a vector of numbers
// or an address; 0 for other types.
func (m *Module) CastBits(typ ID) uint64 {
	d := m.Def(typ)
	switch {
	case d == nil:
		return 0
	case m.isAddress(d) && m.addressingModel() == spirv.AddressingModelPhysical32:
		return 32
	case m.isAddress(d):
		return 64
	}
	scalar, n := m.numbers(d)
	return uint64(n) * uint64(m.NumberWidth(scalar))
}

// isAddress reports whether d is the type of pointers that are addresses.
func (m *Module) isAddress(d *Inst) bool {
	if d.Op != spirv.OpTypePointer && d.Op != spirv.OpTypeUntypedPointerKHR {
		return false
	}
	return spirv.StorageClass(d.words[0]) == spirv.StorageClassPhysicalStorageBuffer || m.physicalAddressing()
}

// castsToAddress reports whether a type that is no address may be cast to one and back.
func (m *Module) castsToAddress(d *Inst) bool {
	scalar, n := m.numbers(d)
	if n == 0 || m.Def(scalar).Op != spirv.OpTypeInt {
		return false
	}
	if d.Op == spirv.OpTypeInt {
		return true
	}
	return n == 2 && m.NumberWidth(scalar) == 32 &&
		(m.Header.Version >= spirv.MakeVersion(1, 5) || m.HasExtension("SPV_KHR_physical_storage_buffer"))
}

// numbers returns the component type and the number of components of a number or a vector of numbers, 0 for other types
// and for what specialization may change.
func (m *Module) numbers(d *Inst) (scalar ID, n int) {
	scalar, n = d.Result, 1
	switch d.Op {
	case spirv.OpTypeVector:
		scalar, n = d.ID(0), int(d.words[1])
	case spirv.OpTypeVectorIdEXT:
		v, _ := m.Constants().IntValue(d.ID(1))
		scalar, n = d.ID(0), int(v)
	}
	if m.NumberWidth(scalar) == 0 || m.Def(scalar).Type != 0 {
		return 0, 0
	}
	return scalar, n
}

// sameShape reports whether two types of one kind differ in their component type only, and have components of one
// width.
func (m *Module) sameShape(f, t *Inst) bool {
	switch f.Op {
	case spirv.OpTypeCooperativeMatrixKHR, spirv.OpTypeCooperativeMatrixNV, spirv.OpTypeVectorIdEXT:
	default:
		return false
	}
	for i := 1; i < len(f.words) && i < len(t.words); i++ {
		if f.ID(i) != t.ID(i) {
			return false
		}
	}
	return m.NumberWidth(f.ID(0)) != 0 && m.NumberWidth(f.ID(0)) == m.NumberWidth(t.ID(0))
}
