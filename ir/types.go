package ir

import (
	"fmt"
	"iter"
	"math"

	"hone/fold"
	"hone/spirv"
)

// Types and constants are interned: asking for one gives the id of the one that is there, or of a new
// one at the end of the module's globals. Decorated types and constants are never given: they may
// mean something else. Results stay valid until the instruction is removed. A constant that its type may not have (see
// [Module.Allows]) is id 0, and so is what would be made of one.

// Types makes and finds types.
type Types struct{ m *Module }

// Types returns the module's interned types.
func (m *Module) Types() Types { return Types{m} }

// Void returns OpTypeVoid.
func (t Types) Void() ID { return t.m.intern(spirv.OpTypeVoid, 0) }

// Bool returns OpTypeBool.
func (t Types) Bool() ID { return t.m.intern(spirv.OpTypeBool, 0) }

// Int returns the integer type of a width in bits.
func (t Types) Int(width int, signed bool) ID {
	s := uint32(0)
	if signed {
		s = 1
	}
	return t.m.intern(spirv.OpTypeInt, 0, uint32(width), s)
}

// Float returns the IEEE floating-point type of a width in bits.
func (t Types) Float(width int) ID { return t.m.intern(spirv.OpTypeFloat, 0, uint32(width)) }

// Vector returns the vector of n components.
func (t Types) Vector(component ID, n int) ID {
	return t.m.intern(spirv.OpTypeVector, 0, uint32(component), uint32(n))
}

// Matrix returns the matrix of n columns.
func (t Types) Matrix(column ID, n int) ID {
	return t.m.intern(spirv.OpTypeMatrix, 0, uint32(column), uint32(n))
}

// Array returns the undecorated array whose length is the constant length.
func (t Types) Array(element, length ID) ID {
	return t.m.intern(spirv.OpTypeArray, 0, uint32(element), uint32(length))
}

// Pointer returns the pointer to pointee in a storage class.
func (t Types) Pointer(class spirv.StorageClass, pointee ID) ID {
	return t.m.intern(spirv.OpTypePointer, 0, uint32(class), uint32(pointee))
}

// Function returns the function type.
func (t Types) Function(result ID, params ...ID) ID {
	words := []uint32{uint32(result)}
	for _, p := range params {
		words = append(words, uint32(p))
	}
	return t.m.intern(spirv.OpTypeFunction, 0, words...)
}

// Pointee returns the type that the pointer type points to, 0 where typ is no typed pointer, or points to something of
// unknown meaning.
func (t Types) Pointee(typ ID) ID {
	if d := t.m.Def(typ); d != nil && d.Op == spirv.OpTypePointer {
		return t.known(d.ID(1))
	}
	return 0
}

// known returns a type, 0 for one that an instruction of unknown meaning defines.
func (t Types) known(typ ID) ID {
	if t.m.Def(typ) == nil {
		return 0
	}
	return typ
}

// StorageClass returns the storage class of a pointer type, typed or not; ok is false for other types, and for what is
// of unknown meaning.
func (t Types) StorageClass(typ ID) (class spirv.StorageClass, ok bool) {
	if d := t.m.Def(typ); d != nil && (d.Op == spirv.OpTypePointer || d.Op == spirv.OpTypeUntypedPointerKHR) {
		return spirv.StorageClass(d.Literal(0)), true
	}
	return 0, false
}

// Scalar returns the component type of a scalar or vector type with its number of components, 1 for
// a scalar; 0, 0 for other types.
func (t Types) Scalar(typ ID) (scalar ID, n int) {
	d := t.m.Def(typ)
	if d == nil {
		return 0, 0
	}
	switch d.Op {
	case spirv.OpTypeBool, spirv.OpTypeInt, spirv.OpTypeFloat:
		return typ, 1
	case spirv.OpTypeVector:
		if part := t.m.Def(d.ID(0)); part != nil && !pointers(part.Op) { // of pointers it is made of no scalars
			return part.Result, int(d.words[1])
		}
	}
	return 0, 0
}

func pointers(op spirv.Op) bool {
	return op == spirv.OpTypePointer || op == spirv.OpTypeUntypedPointerKHR
}

// NumParts returns how many members, elements, columns or components a value of a composite type has, -1 where only
// specialization or the device tells, as for a cooperative matrix. ok is false for other types.
func (t Types) NumParts(typ ID) (n int, ok bool) {
	d := t.m.Def(typ)
	if d == nil {
		return 0, false
	}
	switch d.Op {
	case spirv.OpTypeStruct:
		if d.isContinued() {
			return -1, true
		}
		return len(d.words), true
	case spirv.OpTypeVector, spirv.OpTypeMatrix:
		return int(d.words[1]), true
	case spirv.OpTypeArray, spirv.OpTypeVectorIdEXT:
		if n, ok := t.m.Constants().IntValue(d.ID(1)); ok {
			return int(min(n, math.MaxInt32)), true
		}
		return -1, true
	case spirv.OpTypeCooperativeMatrixKHR, spirv.OpTypeCooperativeMatrixNV:
		return -1, true
	}
	return 0, false
}

// CountParts returns how many parts a type has at any depth, itself among them, and a vector as one. ok is false where
// they are more than most, or where it is not known how many they are.
func (t Types) CountParts(typ ID, most int) (count int, ok bool) {
	n, composite := t.NumParts(typ)
	if _, width := t.Scalar(typ); !composite || width > 0 {
		return 1, most > 0
	}
	if n < 0 {
		return 0, false
	}
	for count = 1; n > 0; n-- {
		of, ok := t.CountParts(t.PartAt(typ, uint32(n-1)), most-count)
		if !ok {
			return 0, false
		}
		count += of
	}
	return count, count <= most
}

// FloatFormat returns the format of a floating-point type; ok is false for other types and for formats that there is no
// arithmetic for.
func (t Types) FloatFormat(typ ID) (f fold.Format, ok bool) {
	d := t.m.checkedDef(typ)
	if d == nil || d.Op != spirv.OpTypeFloat {
		return f, false
	}
	if len(d.words) > 1 {
		switch spirv.FPEncoding(d.words[1]) {
		case spirv.FPEncodingBFloat16KHR:
			f = fold.BFloat16
		case spirv.FPEncodingFloat8E4M3EXT:
			f = fold.E4M3
		case spirv.FPEncodingFloat8E5M2EXT:
			f = fold.E5M2
		}
		return f, f.Width == int(d.words[0])
	}
	switch d.words[0] {
	case 16:
		return fold.Float16, true
	case 32:
		return fold.Float32, true
	case 64:
		return fold.Float64, true
	}
	return f, false
}

// Constants makes and finds constants.
type Constants struct{ m *Module }

// Constants returns the module's interned constants.
func (m *Module) Constants() Constants { return Constants{m} }

// Bool returns the constant of a boolean type.
func (c Constants) Bool(v bool) ID {
	if v {
		return c.m.intern(spirv.OpConstantTrue, c.m.Types().Bool())
	}
	return c.m.intern(spirv.OpConstantFalse, c.m.Types().Bool())
}

// Int returns the constant of an integer type of at most 64 bits whose bits are the low bits of v. A type that is no
// such integer is a fault of the caller and panics.
func (c Constants) Int(typ ID, v uint64) ID {
	d := c.m.checkedDef(typ)
	if d == nil || d.Op != spirv.OpTypeInt || d.words[0] > 64 {
		c.refuse("Int", typ, "no integer type of at most 64 bits")
	}
	return c.m.intern(spirv.OpConstant, d.Result, intWords(d, v)...)
}

// refuse panics: a constant was asked for of a type that it cannot have.
func (c Constants) refuse(method string, typ ID, why string) {
	is := "which nothing defines"
	if d := c.m.checkedDef(typ); d != nil {
		is = "which is " + d.String()
	}
	panic(fmt.Sprintf("ir: Constants.%s of type %%%d: %s, %s", method, typ, is, why))
}

// intWords returns the literal of an integer type with the low bits of v: it is extended to whole words by the
// signedness of the type (section 2.2.1).
func intWords(typ *Inst, v uint64) []uint32 {
	width := int(typ.words[0])
	shift := max(0, 64-width)
	if typ.words[1] == 1 {
		v = uint64(int64(v<<shift) >> shift)
	} else {
		v = v << shift >> shift
	}
	if width > 32 {
		return []uint32{uint32(v), uint32(v >> 32)}
	}
	return []uint32{uint32(v)}
}

// Float returns the constant of a floating-point type that is nearest to v. A type that is no such type, or that there
// is no arithmetic for, is a fault of the caller and panics.
func (c Constants) Float(typ ID, v float64) ID {
	f, ok := c.m.Types().FloatFormat(typ)
	if !ok {
		c.refuse("Float", typ, "no floating-point type that numbers can be rounded to")
	}
	return c.Scalar(typ, f.FromFloat64(v, fold.Mode{}))
}

// Scalar returns the constant of a boolean, integer or floating-point type of at most 64 bits whose bits are the low
// bits of v. Another type is a fault of the caller and panics.
func (c Constants) Scalar(typ ID, v uint64) ID {
	switch d := c.m.checkedDef(typ); {
	case d == nil || d.Op != spirv.OpTypeBool && d.Op != spirv.OpTypeInt && (d.Op != spirv.OpTypeFloat || d.words[0] > 64):
		c.refuse("Scalar", typ, "no scalar type of at most 64 bits")
	case d.Op == spirv.OpTypeBool:
		return c.Bool(v != 0)
	case d.Op == spirv.OpTypeInt:
		return c.Int(typ, v)
	case d.words[0] > 32:
		return c.m.intern(spirv.OpConstant, typ, uint32(v), uint32(v>>32))
	}
	return c.m.intern(spirv.OpConstant, typ, uint32(v))
}

// Composite returns the constant composite of parts, 0 where one of them is 0. A type that is no composite, or that has
// another number of parts, is a fault of the caller and panics.
func (c Constants) Composite(typ ID, parts ...ID) ID {
	if n, ok := c.m.Types().NumParts(typ); !ok || n >= 0 && n != len(parts) {
		c.refuse("Composite", typ, fmt.Sprintf("no composite type of %d parts", len(parts)))
	}
	words := make([]uint32, len(parts))
	for i, p := range parts {
		if p == 0 {
			return 0
		}
		words[i] = uint32(p)
	}
	return c.m.intern(spirv.OpConstantComposite, typ, words...)
}

// Splat returns v itself for a scalar type and the vector of v in each component for a vector type.
func (c Constants) Splat(typ, v ID) ID {
	_, n := c.m.Types().Scalar(typ)
	if n <= 1 {
		return v
	}
	parts := make([]ID, n)
	for i := range parts {
		parts[i] = v
	}
	return c.Composite(typ, parts...)
}

// Null returns the OpConstantNull of a type, 0 for a type that may not be null.
func (c Constants) Null(typ ID) ID { return c.m.intern(spirv.OpConstantNull, typ) }

// Undef returns the module's OpUndef of a type, 0 for a type that may not be undefined. Each use of it may see another
// value.
func (c Constants) Undef(typ ID) ID { return c.m.intern(spirv.OpUndef, typ) }

// Arbitrary returns a constant for an arbitrary value of a type: undef, else null; for pointers null, else undef. It is
// 0 for a type that may have neither. A type that phis may have has one.
func (c Constants) Arbitrary(typ ID) ID {
	if c.m.Types().Pointee(typ) != 0 && c.m.Allows(typ, NullOf) {
		return c.Null(typ)
	}
	if id := c.Undef(typ); id != 0 {
		return id
	}
	return c.Null(typ)
}

// IntValue returns the bits of an integer constant, zero-extended from its width. ok is false for
// anything else, specialization constants included. OpConstantNull of an integer type is 0.
func (c Constants) IntValue(id ID) (v uint64, ok bool) {
	d := c.m.Def(id)
	if d == nil || d.Type == 0 {
		return 0, false
	}
	t := c.m.Def(d.Type)
	if t == nil || t.Op != spirv.OpTypeInt {
		return 0, false
	}
	switch d.Op {
	case spirv.OpConstantNull:
		return 0, true
	case spirv.OpConstant:
		v = uint64(d.words[0])
		if len(d.words) > 1 {
			v |= uint64(d.words[1]) << 32
		}
		if w := t.words[0]; w < 64 {
			v &= 1<<w - 1
		}
		return v, len(d.words) <= 2
	}
	return 0, false
}

// FloatValue returns the value of a floating-point constant; ok is false for anything else, specialization constants
// included, and for formats that there is no arithmetic for. OpConstantNull of such a type is 0.
func (c Constants) FloatValue(id ID) (v float64, ok bool) {
	f, ok := c.m.Types().FloatFormat(c.m.TypeOf(id))
	if !ok {
		return 0, false
	}
	bits, ok := c.ScalarValue(id)
	return f.ToFloat64(bits), ok
}

// BoolValue returns the value of a boolean constant; ok is false for anything else.
func (c Constants) BoolValue(id ID) (v, ok bool) {
	d := c.m.Def(id)
	if d == nil {
		return false, false
	}
	switch d.Op {
	case spirv.OpConstantTrue:
		return true, true
	case spirv.OpConstantFalse:
		return false, true
	case spirv.OpConstantNull:
		t := c.m.Def(d.Type)
		return false, t != nil && t.Op == spirv.OpTypeBool
	}
	return false, false
}

// ScalarValue returns the bits of a boolean, integer or floating-point constant of at most 64 bits, zero-extended from
// its width. ok is false for anything else, specialization constants included. OpConstantNull of such a type is 0.
func (c Constants) ScalarValue(id ID) (v uint64, ok bool) {
	d := c.m.Def(id)
	if d == nil || d.Type == 0 {
		return 0, false
	}
	if t := c.m.Def(d.Type); t == nil || t.Op != spirv.OpTypeFloat {
		if v, ok := c.BoolValue(id); ok {
			if v {
				return 1, true
			}
			return 0, true
		}
		return c.IntValue(id)
	}
	switch {
	case d.Op == spirv.OpConstantNull:
		return 0, true
	case d.Op != spirv.OpConstant || len(d.words) > 2:
		return 0, false
	}
	v = uint64(d.words[0])
	if len(d.words) > 1 {
		v |= uint64(d.words[1]) << 32
	}
	return v, true
}

// Components returns the components of a constant number, boolean or vector of these, as [Constants.ScalarValue] has
// them, in the room that buf has. ok is false for anything else, for more components than there is room for, and where
// one of them is not [Constants.Foldable]. Cost: linear in the components.
func (c Constants) Components(id ID, buf []uint64) (components []uint64, ok bool) {
	buf = buf[:0]
	if v, ok := c.ScalarValue(id); ok {
		return append(buf, v), c.Foldable(c.m.TypeOf(id), v)
	}
	d := c.m.Def(id)
	if d == nil {
		return nil, false
	}
	_, n := c.m.Types().Scalar(d.Type)
	if n < 2 || n > cap(buf) {
		return nil, false
	}
	switch {
	case d.Op == spirv.OpConstantNull:
		buf = buf[:n]
		clear(buf)
		return buf, true
	case d.Op != spirv.OpConstantComposite || d.NumWords() != n:
		return nil, false
	}
	for i := range n {
		v, ok := c.ScalarValue(d.ID(i))
		if !ok || !c.Foldable(c.m.TypeOf(d.ID(i)), v) {
			return nil, false
		}
		buf = append(buf, v)
	}
	return buf, true
}

// Foldable reports whether a constant of a scalar type with some bits may be computed with, or take the place of a
// computation: a driver may flush a denormal number, and a NaN has many forms.
func (c Constants) Foldable(typ ID, bits uint64) bool {
	f, ok := c.m.Types().FloatFormat(typ)
	return !ok || !f.IsDenormal(bits) && !f.IsNaN(bits)
}

// IsConstant reports whether id is a constant that specialization cannot change, or an undefined value.
func (c Constants) IsConstant(id ID) bool {
	return c.m.everyPart(id, func(d *Inst) bool {
		switch d.Op {
		case spirv.OpConstant, spirv.OpConstantTrue, spirv.OpConstantFalse, spirv.OpConstantNull, spirv.OpUndef,
			spirv.OpConstantComposite:
			return true
		}
		return false
	})
}

// IsDefined reports whether id is a constant of which no part is undefined. Specialization may change it.
func (c Constants) IsDefined(id ID) bool {
	return c.m.everyPart(id, func(d *Inst) bool {
		return d.Op.Is(spirv.TraitConstant)
	})
}

// WithParts yields the definitions of a type or a constant and of all that it is made of, at any depth: members,
// elements, columns and components of a type, constituents of a constant. Each comes once: a type whose members are all
// of one type has more parts than any machine can count. What a pointer points to is no part of it, so nothing is a
// part of itself. Linear in the operands of what it yields.
func (m *Module) WithParts(id ID) iter.Seq[*Inst] {
	return func(yield func(*Inst) bool) { m.everyPart(id, yield) }
}

// everyPart reports whether ok holds for everything that [Module.WithParts] yields, and all of that is defined.
func (m *Module) everyPart(id ID, ok func(d *Inst) bool) bool {
	d := m.Def(id)
	if d == nil || !ok(d) {
		return false
	}
	if d.parts() == 0 {
		return true
	}
	seen := m.NewTable()
	defer seen.Release()
	for work := []*Inst{d}; len(work) > 0; {
		m.Spend(1)
		d := work[len(work)-1]
		work = work[:len(work)-1]
		for i, id := range d.IDs() {
			if i >= d.parts() {
				break
			}
			if seen.Get(id) != 0 {
				continue
			}
			seen.Set(id, 1)
			part := m.Def(id)
			if part == nil || !ok(part) {
				return false
			}
			work = append(work, part)
		}
	}
	return true
}

// parts returns among how many of the first operands of a type or a constant the ids are what it is made of.
func (in *Inst) parts() int {
	if in.composes() {
		return len(in.words)
	}
	return in.typeParts()
}

// composes reports whether in is a constant that is made of others.
func (in *Inst) composes() bool {
	return in.Op.Is(spirv.TraitComposite) || in.Op == spirv.OpSpecConstantOp
}

// typeParts returns how many of the first operands of a type are types that a value of it is made of.
func (in *Inst) typeParts() int {
	switch in.Op {
	case spirv.OpTypeStruct:
		return len(in.words)
	case spirv.OpTypeVector, spirv.OpTypeVectorIdEXT, spirv.OpTypeMatrix, spirv.OpTypeArray, spirv.OpTypeRuntimeArray,
		spirv.OpTypeCooperativeMatrixKHR, spirv.OpTypeCooperativeMatrixNV:
		return 1
	}
	return 0
}

// Part returns the type of the part of a composite type that an index chooses: a member of a struct, which takes a
// constant, an element, a column or a component. It is 0 for other types, and where there is no such member or its type
// is of unknown meaning.
func (t Types) Part(typ, index ID) ID {
	if d := t.m.Def(typ); d != nil && d.Op == spirv.OpTypeStruct {
		i, ok := t.m.Constants().IntValue(index)
		if !ok || i > math.MaxUint32 {
			return 0
		}
		return t.PartAt(typ, uint32(i))
	}
	return t.PartAt(typ, 0)
}

// PartAt is [Types.Part] for an index that is a literal.
func (t Types) PartAt(typ ID, index uint32) ID {
	d := t.m.Def(typ)
	if d == nil {
		return 0
	}
	switch n := d.typeParts(); {
	case d.Op == spirv.OpTypeStruct && int(index) < n:
		return t.known(d.ID(int(index)))
	case d.Op != spirv.OpTypeStruct && n > 0:
		return t.known(d.ID(0))
	}
	return 0
}
