package compile

import (
	"cmp"
	"strconv"

	"hone/ir"
	"hone/spirv"
	"hone/vm/internal/code"
	"hone/vm/layout"
)

// A program that was compiled with Options.Trace has an Trace before the code of each instruction, which names the
// registers of its operands, and one after it with those of the result. So other programs have no cost of it. In such
// a program all variables are in memory, and nothing becomes a modifier.

// maxTraced is how many scalars of a value are traced.
const maxTraced = 64

// isTraced reports whether an instruction does something that can be seen.
func isTraced(in *ir.Inst) bool {
	switch in.Op {
	case spirv.OpLabel, spirv.OpSelectionMerge, spirv.OpLoopMerge, spirv.OpNop, spirv.OpNoLine:
		return false
	case spirv.OpVariable:
		return in.NumWords() > 1
	}
	return true
}

// traceBefore emits the trace of what an instruction takes: where its result goes to the register of an operand, that
// is over then.
func (b *builder) traceBefore(in *ir.Inst) {
	if b.p.Tracing == nil || !isTraced(in) || b.isRemark(in) {
		return
	}
	t := code.Traced{In: in, Operands: b.tracedOperands(in)}
	t.Only = b.isValue(in.Result) && in.Op != spirv.OpFunctionCall && in.Op != spirv.OpVariable
	if !t.Only || len(t.Operands) > 0 {
		b.trace(t)
	}
}

// traceAfter emits the trace of the result of an instruction.
func (b *builder) traceAfter(in *ir.Inst) {
	if b.p.Tracing == nil || !isTraced(in) || b.isRemark(in) || in.Op == spirv.OpVariable {
		return
	}
	if b.isValue(in.Result) {
		v := b.tracedValue(in.Result)
		b.trace(code.Traced{In: in, Returned: in.Op == spirv.OpFunctionCall, Result: &v})
	}
}

func (b *builder) trace(t code.Traced) {
	if len(b.reasons) > 0 { // it will not run, and what is refused has no registers
		return
	}
	b.emit(code.Instr{Op: code.Trace, Dst: code.NoOperand, A: code.NoOperand, B: code.NoOperand, C: code.NoOperand,
		D: code.NoOperand, Detail: int32(len(b.p.Tracing.Traced))})
	b.out.Blocks[len(b.out.Blocks)-1].Traces++
	b.p.Tracing.Traced = append(b.p.Tracing.Traced, t)
}

// tracedOperands returns the operands that are values.
func (b *builder) tracedOperands(in *ir.Inst) []code.TracedValue {
	var list []code.TracedValue
	for _, id := range in.IDs() {
		if b.isValue(id) {
			list = append(list, b.tracedValue(id))
		}
	}
	return list
}

// isValue reports whether an id stands for something that registers hold.
func (b *builder) isValue(id ir.ID) bool {
	d := b.m.Def(b.m.Resolve(id))
	if d == nil || d.Type == 0 || d.Op == spirv.OpFunction || len(b.reasons) > 0 {
		return false
	}
	cells := b.typeOf(d.Type).cells
	return cells > 0 && cells <= maxComponents
}

// tracedValue returns where a value is that has been defined.
func (b *builder) tracedValue(id ir.ID) code.TracedValue {
	id = b.m.Resolve(id)
	v := code.TracedValue{ID: id, Typ: b.m.TypeOf(id)}
	if b.typeOf(v.Typ).op == spirv.OpTypePointer {
		p := b.pointer(id)
		v.Pointer, v.Levels = &code.TracedPointer{Class: p.class, Object: p.object, Base: p.base, Disp: p.disp,
			Framed: p.framed}, b.levels(p.elem)
		return v
	}
	v.Parts = b.value(id)
	v.Parts = v.Parts[:min(len(v.Parts), maxTraced)]
	return v
}

// levels returns how many parts a path from something of a type to its first scalar has.
func (c *compiler) levels(id ir.ID) (n int) {
	for id != 0 {
		switch t := c.typeOf(id); {
		case t.op == spirv.OpTypeStruct && len(t.members) > 0:
			id = t.members[0]
		case t.op == spirv.OpTypeVector || t.op == spirv.OpTypeMatrix || t.op == spirv.OpTypeArray ||
			t.op == spirv.OpTypeRuntimeArray:
			id = t.elem
		default:
			return n
		}
		n++
	}
	return n
}

// traceVariables notes where the variables of the module are.
func (c *compiler) traceVariables() {
	c.p.Tracing = &code.Tracing{Unit: c.sharedUnit}
	for in := range c.m.Section(ir.Globals).Insts() {
		p := c.pointers[in.Result]
		if in.Op != spirv.OpVariable || p == nil || c.isBuffer(p.class) || c.unit(p.class) > 0 {
			continue
		}
		v := code.CellVariable{
			ID: in.Result, First: p.disp, N: int64(c.typeOf(p.elem).cells), Layout: c.cellLayout(p.elem)}
		if c.p.Shares(p.class) {
			c.p.Tracing.Shared = append(c.p.Tracing.Shared, v)
		} else {
			c.p.Tracing.Private = append(c.p.Tracing.Private, v)
		}
	}
}

// traceLocals notes where the variables of a function are.
func (b *builder) traceLocals() {
	if b.p.Tracing == nil {
		return
	}
	var list []code.CellVariable
	for in := range b.f.Entry().Insts() {
		if p := b.pointers[in.Result]; in.Op == spirv.OpVariable && p.framed {
			list = append(list, code.CellVariable{
				ID: in.Result, First: p.disp, N: int64(b.typeOf(p.elem).cells), Layout: b.cellLayout(p.elem)})
		}
	}
	b.p.Tracing.Functions = append(b.p.Tracing.Functions, list)
}

// cellLayout returns the layout of a type in cells of one scalar each.
func (c *compiler) cellLayout(id ir.ID) *layout.Type {
	t := *c.typeOf(id)
	l := &layout.Type{Kind: layout.Int, Size: 1}
	switch {
	case t.cells == 0: // nothing can lead there
		l.Kind, l.Size = layout.Struct, 0
	case t.op == spirv.OpTypeStruct:
		l.Kind, l.Size = layout.Struct, t.cells
		at := 0
		for i, m := range t.members {
			f := layout.Field{Name: cmp.Or(c.m.MemberName(id, i), strconv.Itoa(i)), Offset: at, Layout: c.cellLayout(m)}
			l.Fields = append(l.Fields, f)
			at += c.typeOf(m).cells
		}
	case t.elem != 0 && t.op != spirv.OpTypePointer:
		l.Kind, l.Element, l.Count, l.Size = layout.Array, c.cellLayout(t.elem), t.n, t.cells
		l.Stride = l.Element.Size
		if t.op == spirv.OpTypeVector {
			l.Kind = layout.Vector // whose components have letters
		}
	default:
		l.Size = t.cells // a pointer may have two
	}
	return l
}
