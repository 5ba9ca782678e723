package vm

import (
	"cmp"
	"strconv"

	"hone/ir"
	"hone/spirv"
)

// A program that was compiled with Options.Trace has an opTrace before the code of each instruction, which names the registers of its operands, and
// one behind it with those of the result. So other programs have no cost of it. In such a program all variables are in memory, and nothing
// becomes a modifier.

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

// traceBefore emits the trace of what an instruction takes: where its result goes to the register of an operand, that is over then.
func (b *builder) traceBefore(in *ir.Inst) {
	if b.p.tracing == nil || !isTraced(in) || b.isRemark(in) {
		return
	}
	t := traced{in: in, operands: b.tracedOperands(in)}
	t.only = b.isValue(in.Result) && in.Op != spirv.OpFunctionCall && in.Op != spirv.OpVariable
	if !t.only || len(t.operands) > 0 {
		b.trace(t)
	}
}

// traceAfter emits the trace of the result of an instruction.
func (b *builder) traceAfter(in *ir.Inst) {
	if b.p.tracing == nil || !isTraced(in) || b.isRemark(in) || in.Op == spirv.OpVariable {
		return
	}
	if b.isValue(in.Result) {
		v := b.tracedValue(in.Result)
		b.trace(traced{in: in, returned: in.Op == spirv.OpFunctionCall, result: &v})
	}
}

func (b *builder) trace(t traced) {
	if len(b.reasons) > 0 { // it will not run, and what is refused has no registers
		return
	}
	b.emit(instr{op: opTrace, dst: noOperand, a: noOperand, b: noOperand, c: noOperand, d: noOperand, detail: int32(len(b.p.tracing.traced))})
	b.out.blocks[len(b.out.blocks)-1].traces++
	b.p.tracing.traced = append(b.p.tracing.traced, t)
}

// tracedOperands returns the operands that are values.
func (b *builder) tracedOperands(in *ir.Inst) []tracedValue {
	var list []tracedValue
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
func (b *builder) tracedValue(id ir.ID) tracedValue {
	id = b.m.Resolve(id)
	v := tracedValue{id: id, typ: b.m.TypeOf(id)}
	if b.typeOf(v.typ).op == spirv.OpTypePointer {
		p := b.pointer(id)
		v.pointer, v.levels = &tracedPointer{p.class, p.object, p.base, p.disp, p.framed}, b.levels(p.elem)
		return v
	}
	v.parts = b.value(id)
	v.parts = v.parts[:min(len(v.parts), maxTraced)]
	return v
}

// levels returns how many parts a path from something of a type to its first scalar has.
func (c *compiler) levels(id ir.ID) (n int) {
	for id != 0 {
		switch t := c.typeOf(id); {
		case t.op == spirv.OpTypeStruct && len(t.members) > 0:
			id = t.members[0]
		case t.op == spirv.OpTypeVector || t.op == spirv.OpTypeMatrix || t.op == spirv.OpTypeArray || t.op == spirv.OpTypeRuntimeArray:
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
	c.p.tracing = &tracing{unit: c.sharedUnit}
	for in := range c.m.Section(ir.Globals).Insts() {
		p := c.pointers[in.Result]
		if in.Op != spirv.OpVariable || p == nil || isBuffer(p.class) || c.unit(p.class) > 0 {
			continue
		}
		v := cellVariable{in.Result, p.disp, int64(c.typeOf(p.elem).cells), c.cellLayout(p.elem)}
		if p.class == spirv.StorageClassWorkgroup {
			c.p.tracing.shared = append(c.p.tracing.shared, v)
		} else {
			c.p.tracing.private = append(c.p.tracing.private, v)
		}
	}
}

// traceLocals notes where the variables of a function are.
func (b *builder) traceLocals() {
	if b.p.tracing == nil {
		return
	}
	var list []cellVariable
	for in := range b.f.Entry().Insts() {
		if p := b.pointers[in.Result]; in.Op == spirv.OpVariable && p.framed {
			list = append(list, cellVariable{in.Result, p.disp, int64(b.typeOf(p.elem).cells), b.cellLayout(p.elem)})
		}
	}
	b.p.tracing.functions = append(b.p.tracing.functions, list)
}

// cellLayout returns the layout of a type in cells of one scalar each.
func (c *compiler) cellLayout(id ir.ID) *Layout {
	t := *c.typeOf(id)
	l := &Layout{Kind: LayoutInt, Size: 1}
	switch {
	case t.cells == 0: // nothing can lead there
		l.Kind, l.Size = LayoutStruct, 0
	case t.op == spirv.OpTypeStruct:
		l.Kind, l.Size = LayoutStruct, t.cells
		at := 0
		for i, m := range t.members {
			f := Field{Name: cmp.Or(c.m.MemberName(id, i), strconv.Itoa(i)), Offset: at, Layout: c.cellLayout(m)}
			l.Fields = append(l.Fields, f)
			at += c.typeOf(m).cells
		}
	case t.elem != 0 && t.op != spirv.OpTypePointer:
		l.Kind, l.Element, l.Count, l.Size = LayoutArray, c.cellLayout(t.elem), t.n, t.cells
		l.Stride = l.Element.Size
		if t.op == spirv.OpTypeVector {
			l.Kind = LayoutVector // whose components have letters
		}
	default:
		l.Size = t.cells // a pointer may have two
	}
	return l
}
