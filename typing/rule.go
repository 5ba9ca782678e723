package typing

import (
	"sync"

	"hone/ir"
	"hone/spirv"
)

// spec says which types a result or an operand may have: a set of classes, widths and lengths, and relations to another
// type, which is the result type unless one of to0 to to3 names the operand.
type spec uint64

// What a spec may ask beside classes.
const (
	same       spec = 1 << (32 + iota) // the same type as the other
	sameLength                         // as many components; cooperative matrices of one shape
	sameWidth                          // components of one width
	component                          // the type of the other's components
	pointee                            // what the other points to
	to                                 // points to the other
	otherWidth                         // another width
	otherKind                          // another component type
	isConstant                         // an instruction that makes a constant, specialization constants included
	literal                            // no id
	bits32                             // numbers of 32 bits
	bits16or32
	bits64
	length2
	length3
	length4
	aVariable // OpVariable itself
	// isConstant holds with the capability Shader only, and then, but for cooperative matrices, is about OpConstant
	inShaders

	to0 spec = 1 << 60
	to1 spec = 2 << 60
	to2 spec = 3 << 60
	to3 spec = 4 << 60
)

// Operands that many instructions have.
const (
	scalars   = scalar | vectors                        // a scalar or a vector
	ints      = scalars | cooperative | integer         // of integers
	uints     = scalars | cooperative | unsigned        // of integers whose signedness is 0
	floats    = scalars | cooperative | float           // of floating-point numbers
	bools     = scalars | boolean                       // of booleans
	anInt     = scalar | integer                        // one integer
	aUint     = scalar | unsigned                       // one whose signedness is 0
	aFloat    = scalar | float                          // one floating-point number
	aBool     = scalar | boolean                        // one boolean
	address   = pointers | vector | addresses           // a pointer, or a vector of pointers
	like      = anything | same                         // of the result type
	scope     = anInt | bits32 | isConstant | inShaders // a scope
	semantics = scope                                   // memory semantics
	ballot    = vector | unsigned | bits32 | length4    // a mask of invocations
	skip      = literal
)

// row is what holds for the operands of an instruction. Operands are counted in words, from the first one after the
// result.
type row struct {
	op       spirv.Op
	result   spec // 0 for an instruction without a result type, and where also decides
	operands []spec
	rest     spec // of all that follow, 0 for nothing
	also     func(c *Checker, op spirv.Op, in *ir.Inst, at int) string
}

// rows are the tables of all sections of the specification.
var rows = [...][]row{arithmeticRows[:], bitRows[:], relationalRows[:], conversionRows[:], compositeRows[:],
	memoryRows[:],
	controlRows[:], typeRows[:], constantRows[:], imageRows[:], atomicRows[:], groupRows[:], rayRows[:], tensorRows[:],
	miscellaneousRows[:]}

// index finds the row of an opcode. It is made at the first question.
var index = sync.OnceValue(func() []*row {
	var list []*row
	for _, table := range rows {
		for i := range table {
			for int(table[i].op) >= len(list) {
				list = append(list, make([]*row, 1+len(list))...)
			}
			list[table[i].op] = &table[i]
		}
	}
	return list
})

// Knows reports whether there are rules for an opcode.
func Knows(op spirv.Op) bool { return ruleOf(op) != nil || op == spirv.OpExtInst }

func ruleOf(op spirv.Op) *row {
	if list := index(); int(op) < len(list) {
		return list[op]
	}
	return nil
}

// apply verifies an instruction by a row and returns what is wrong, "" for nothing. The operands begin at word at:
// after the opcode of OpSpecConstantOp, and after set and number of OpExtInst.
func (c *Checker) apply(r *row, op spirv.Op, in *ir.Inst, at int) string {
	if r.result != 0 && !c.fits(r.result, in.Type, in, at) {
		return c.wrongResult(r.result, in, at)
	}
	n := in.NumWords()
	for i, s := range r.operands {
		if at+i >= n {
			break
		}
		if s&literal == 0 && !c.operand(s, in, at+i, at) {
			return c.wrongOperand(s, in, at+i, at)
		}
	}
	if r.rest != 0 {
		for i := at + len(r.operands); i < n; i++ {
			if !c.operand(r.rest, in, i, at) {
				return c.wrongOperand(r.rest, in, i, at)
			}
		}
	}
	if r.also != nil {
		return r.also(c, op, in, at)
	}
	return ""
}

// operand reports whether the operand in word i is what s says.
func (c *Checker) operand(s spec, in *ir.Inst, i, at int) bool {
	d := c.m.Def(ir.ID(in.Word(i))) // forwards are rare: Def follows them
	switch {
	case d == nil || d.Unknown() || d.Op.Info() == nil:
		return true
	case in.NamesType(i):
		return d.Type == 0 && c.isType(d) && c.fits(s, d.Result, in, at)
	case d.Type == 0:
		return false
	case s&inShaders != 0 && c.shader && d.Op.Is(spirv.TraitSpecConstant) && !c.cooperative:
		return false
	case s&isConstant != 0 && !(s&inShaders != 0 && !c.shader) && !d.Op.Is(spirv.TraitConstant):
		return false
	case s&aVariable != 0 && !d.Op.Is(spirv.TraitVariable):
		return false
	}
	return c.fits(s, d.Type, in, at)
}

// fits reports whether a type is what s says.
func (c *Checker) fits(s spec, typ ir.ID, in *ir.Inst, at int) bool {
	const relations = same | sameLength | sameWidth | component | pointee | to | otherWidth | otherKind
	const sizes = bits32 | bits16or32 | bits64 | length2 | length3 | length4
	t := c.of(typ)
	if !t.is(s) {
		return false
	}
	if s&relations != 0 {
		other := c.other(s, in, at)
		if s&same != 0 {
			if typ != other {
				return false
			}
		} else if !c.related(s, t, typ, c.of(other), in, other) {
			return false
		}
	}
	return s&sizes == 0 || t.class == unknown || t.sized(s)
}

// other returns the type that the relations of s are to.
func (c *Checker) other(s spec, in *ir.Inst, at int) ir.ID {
	if k := int(s >> 60); k > 0 {
		if at+k-1 >= in.NumWords() {
			return 0
		}
		return c.m.TypeOf(in.ID(at + k - 1))
	}
	return in.Type
}

// related reports whether type t relates to type o as s says. What is not known relates in each way.
func (c *Checker) related(s spec, t *info, typ ir.ID, o *info, in *ir.Inst, other ir.ID) bool {
	if t.class == unknown || o.class == unknown {
		return true
	}
	switch {
	case s&component != 0 && o.comp != 0 && typ != o.comp && !(o.certainly(longVector|numbers) && typ == o.part),
		s&pointee != 0 && o.certainly(pointer) && typ != o.part,
		s&to != 0 && t.certainly(pointer) && t.part != other,
		s&sameWidth != 0 && t.width != o.width,
		s&otherWidth != 0 && t.width == o.width,
		s&otherKind != 0 && t.comp == o.comp:
		return false
	}
	return s&sameLength == 0 || c.lengthsEqual(t, o) || c.transposes(in, t, o)
}

// transposes reports whether a conversion transposes a cooperative matrix, and the shapes are so
// (SPV_EXT_cooperative_matrix_maintenance1). Its use changes with the shape.
func (c *Checker) transposes(in *ir.Inst, t, o *info) bool {
	return t.class&o.class&cooperative != 0 && t.in.Op == o.in.Op && in.Op.Info().Class == "Conversion" &&
		c.m.HasDecoration(in.Result, spirv.DecorationCooperativeMatrixTransposeEXT) &&
		c.shapesEqual(t, o, [...]int{1, 3, 2})
}

// lengthsEqual reports whether two types have as many components. Cooperative matrices have the shape in common, but
// may differ in use.
func (c *Checker) lengthsEqual(t, o *info) bool {
	if (t.class|o.class)&cooperative != 0 {
		if t.class&o.class&cooperative == 0 || t.in.Op != o.in.Op {
			return false
		}
		return c.shapesEqual(t, o, [...]int{1, 2, 3}) // scope, rows, columns
	}
	a, b := t.length(), o.length()
	return a == b || a == 0 || b == 0
}

// shapesEqual compares operands of the types of two cooperative matrices: those from 1 on with those that order says.
func (c *Checker) shapesEqual(t, o *info, order [3]int) bool {
	for i, k := range order {
		if c.constantsDiffer(t.in.ID(i+1), o.in.ID(k)) {
			return false
		}
	}
	return true
}

// sized reports whether a type has a width and length that s allows.
func (t *info) sized(s spec) bool {
	switch {
	case s&bits32 != 0 && t.width != 32 && t.width != 0,
		s&bits16or32 != 0 && t.width != 32 && t.width != 16 && t.width != 0,
		s&bits64 != 0 && t.width != 64,
		s&length2 != 0 && t.n != 2 && t.class&vectors != 0,
		s&length3 != 0 && t.n != 3 && t.class&vectors != 0,
		s&length4 != 0 && t.n != 4 && t.class&vectors != 0:
		return false
	}
	return true
}

// isType reports whether an instruction without a result type declares a type.
func (c *Checker) isType(d *ir.Inst) bool {
	switch d.Op {
	case spirv.OpLabel, spirv.OpString, spirv.OpExtInstImport, spirv.OpDecorationGroup:
		return false
	}
	return true
}
