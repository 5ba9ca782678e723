package typing

import (
	"fmt"

	"hone/ir"
	"hone/spirv"
)

// compositeRows: section 3.3.12, Composite Instructions.
var compositeRows = [...]row{
	{op: spirv.OpVectorExtractDynamic, result: scalar | pointers | numbers, operands: []spec{vectors | components, anInt}, also: dotResult},
	{op: spirv.OpVectorInsertDynamic, result: vectors | components, operands: []spec{like, scalar | pointers | numbers | component, anInt}},
	{op: spirv.OpVectorShuffle, result: vectors | components, operands: []spec{vectors | components, vectors | components}, also: shuffled},
	{op: spirv.OpCompositeConstruct, result: composites | tensor | components, rest: anything, also: constructed},
	{op: spirv.OpCompositeConstructReplicateEXT, result: composites | tensor | components, operands: []spec{anything}, also: replicated},
	{op: spirv.OpCompositeExtract, operands: []spec{anything}, also: extracted},
	{op: spirv.OpCompositeInsert, result: composites | components, operands: []spec{anything, like}, also: inserted},
	{op: spirv.OpCopyObject, result: anything, operands: []spec{like}},
	{op: spirv.OpTranspose, result: matrix | numbers, operands: []spec{matrix | numbers}, also: transposed},
	{op: spirv.OpCopyLogical, result: anything, operands: []spec{anything}, also: copiedLogically},
}

// shuffled: components of two vectors, in any order. The result has as many as there are literals.
func shuffled(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	r, a, b := c.of(in.Type), c.typeOf(in.ID(at)), c.typeOf(in.ID(at+1))
	n := in.NumWords() - at - 2
	switch {
	case r.n != 0 && uint32(n) != r.n:
		return fmt.Sprintf("%d components are named for a result of %d", n, r.n)
	case r.comp != 0 && (a.comp != 0 && r.comp != a.comp || b.comp != 0 && r.comp != b.comp):
		return "the vectors have components of other types than the result"
	case a.n == 0 || b.n == 0:
		return ""
	}
	for i := range n {
		if w := in.Literal(at + 2 + i); w != 0xffffffff && w >= a.n+b.n {
			return fmt.Sprintf("names component %d of two vectors that have %d", w, a.n+b.n)
		}
	}
	return ""
}

// constructed: as many constituents as the type has parts, each of the part's type. A vector may be made of vectors
// too.
func constructed(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	r := c.of(in.Type)
	count := uint32(in.NumWords() - at)
	switch {
	case r.class == unknown || r.class&(runtimeArray|tensor) != 0 || isContinued(in):
		return ""
	case r.class&cooperative != 0:
		if count != 1 || c.m.TypeOf(in.ID(at)) != r.part {
			return "a cooperative matrix is made of one constituent of its component type"
		}
		return ""
	case r.class&vectors == 0:
		return c.parts(r, in, at)
	}
	total := uint32(0)
	for i := at; i < in.NumWords(); i++ {
		p := c.typeOf(in.ID(i))
		switch {
		case p.class == unknown || p.class&longVector != 0:
			return ""
		case r.class&addresses != 0 && c.m.TypeOf(in.ID(i)) == r.part:
			total++
			continue
		case p.comp != r.comp || p.class&(scalar|vector) == 0:
			return c.constituent(in, i) + " is neither a component of the result type " + c.show(in.Type) +
				" nor a vector of such components"
		}
		total += p.n
	}
	switch {
	case r.n != 0 && total != r.n:
		return fmt.Sprintf("the constituents have %d components, and the result type %d", total, r.n)
	case count < 2 && r.class&vector != 0 && !c.longVectors:
		return "a vector is made of at least two constituents"
	}
	return ""
}

// isContinued reports whether further operands of an instruction stand in the one after it
// (SPV_INTEL_long_composites): nothing is known of their number then.
func isContinued(in *ir.Inst) bool {
	next := in.Next()
	return next != nil && next.Op.Is(spirv.TraitContinued)
}

// replicated: one constituent for each part, so all parts are of its type.
func replicated(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	t, have := c.of(in.Type), c.m.TypeOf(in.ID(at))
	switch {
	case t.class&structure != 0 && t.class != unknown:
		for i := range int(t.n) {
			if t.in.ID(i) != have {
				return c.constituent(in, at) + ", but a part is of type " + c.show(t.in.ID(i))
			}
		}
	case t.part != 0 && t.part != have && t.class&tensor == 0:
		return c.constituent(in, at) + ", but the parts are of type " + c.show(t.part)
	}
	return ""
}

// parts verifies that operands from at on are one for each part of a composite type.
func (c *Checker) parts(t *info, in *ir.Inst, at int) string {
	count := uint32(in.NumWords() - at)
	if count != t.n && (t.n != 0 || t.class&structure != 0) {
		return fmt.Sprintf("%d constituents for the type %s, which has %d", count, c.show(t.in.Result), t.n)
	}
	for i := range count {
		want := t.part
		if t.class&structure != 0 {
			want = t.in.ID(int(i))
		}
		d := c.m.Def(in.ID(at + int(i)))
		if d != nil && d.Type != want && !d.Unknown() && d.Op.Info() != nil {
			return c.constituent(in, at+int(i)) + ", but the part is of type " + c.show(want)
		}
	}
	return ""
}

// constituent returns the words for operand word i and its type.
func (c *Checker) constituent(in *ir.Inst, i int) string {
	return fmt.Sprintf("constituent %%%d is of type %s", in.ID(i), c.show(c.m.TypeOf(in.ID(i))))
}

func extracted(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	if in.NumWords() == at+1 {
		return "has no index"
	}
	typ, msg := c.inside(c.m.TypeOf(in.ID(at)), in, at+1)
	if msg == "" && typ != 0 && typ != in.Type {
		msg = fmt.Sprintf("the indices lead to type %s, and the result type is %s", c.show(typ), c.show(in.Type))
	}
	return msg
}

func inserted(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	if in.NumWords() == at+2 {
		return "has no index"
	}
	typ, msg := c.inside(c.m.TypeOf(in.ID(at+1)), in, at+2)
	if have := c.m.TypeOf(in.ID(at)); msg == "" && typ != 0 && typ != have {
		msg = fmt.Sprintf("the indices lead to type %s, and %%%d is of type %s", c.show(typ), in.ID(at), c.show(have))
	}
	return msg
}

// inside follows literal indices from operand word i on into the type typ. It returns the type they lead to, 0 where
// that is not known.
func (c *Checker) inside(typ ir.ID, in *ir.Inst, i int) (ir.ID, string) {
	for ; i < in.NumWords(); i++ {
		t, index := c.of(typ), in.Literal(i)
		switch {
		case t.class == unknown:
			return 0, ""
		case t.class&(vectors|matrix|array|structure|runtimeArray|cooperative) == 0:
			return 0, fmt.Sprintf("index %d leads into %s, which has no parts", index, c.show(typ))
		case index >= t.n && (t.n != 0 || t.class&structure != 0):
			return 0, fmt.Sprintf("index %d is out of bounds: the type %s has %s", index, c.show(typ),
				words(uint64(t.n), "part"))
		}
		if typ = t.part; t.class&structure != 0 {
			typ = t.in.ID(int(index))
		}
	}
	return typ, ""
}

// copiedLogically: two types that are not the same, of one build.
func copiedLogically(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	from := c.m.TypeOf(in.ID(at))
	if from == in.Type {
		return "the result type is that of the operand"
	}
	if !c.logicallyMatch(from, in.Type, 0) {
		return "the types " + c.show(from) + " and " + c.show(in.Type) + " do not logically match"
	}
	return ""
}

// logicallyMatch reports whether two types may be copied by OpCopyLogical: arrays of one length of what matches, and
// structures of members that match. Deep types match as far as they are looked at.
func (c *Checker) logicallyMatch(a, b ir.ID, depth int) bool {
	x, y := c.of(a), c.of(b)
	switch {
	case x.class == unknown || y.class == unknown || depth > 8:
		return true
	case x.class != y.class:
		return false
	case x.class&array != 0:
		return (x.n == y.n || x.n == 0 || y.n == 0) && (x.part == y.part || c.logicallyMatch(x.part, y.part, depth+1))
	case x.class&structure != 0 && x.n == y.n:
		for i := range int(x.n) {
			if m, n := x.in.ID(i), y.in.ID(i); m != n && !c.logicallyMatch(m, n, depth+1) {
				return false
			}
		}
		return true
	}
	return a == b && depth > 0
}

// storageName returns the name of a pointer's storage class.
func storageName(t *info) string { return spirv.KindStorageClass.Text(t.n) }
