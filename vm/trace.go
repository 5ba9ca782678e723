package vm

import (
	"cmp"
	"fmt"
	"math/bits"
	"strconv"
	"strings"

	"hone/ir"
	"hone/spirv"
)

// A program that was compiled with Options.Trace has an opTrace before the code of each instruction, which names the registers of its operands, and
// one behind it with those of the result. So other programs have no cost of it. In such a program all variables are in memory, and nothing
// becomes a modifier.

// Trace says what is to become of each instruction that is executed.
type Trace struct {
	Do   func(*Executed)              // what it gets holds until it returns
	Only func(invocation [3]int) bool // the invocations that are of interest, by their global id; nil for all
}

// Executed is an instruction that an invocation has executed. A branch, a return, a call and a barrier are given before they are, and a call again, with its
// result, when it is over.
type Executed struct {
	Inst       *ir.Inst
	Invocation [3]int // global id
	Depth      int    // calls that it is in
	Returned   bool   // a call that is over
	Operands   []Value
	Result     *Value // nil for none
}

// Value is what an id stood for.
type Value struct {
	ID        ir.ID
	Type      ir.ID
	Bits      []uint64 // of its scalars, in order: the first 64
	Undefined []bool   // for each: it depends on an undefined value
	Pointer   *Pointee // where a pointer leads; Bits are empty then
}

// Pointee is where a pointer leads.
type Pointee struct {
	Variable ir.ID  // 0 for an address, and for Workgroup memory where variables overlap
	Path     string // what in the variable, such as ".items[3].pos"; in that memory, what byte
	Address  uint64 // of physical memory
	Outside  bool   // nothing is there
}

// maxTraced is how many scalars of a value are traced.
const maxTraced = 64

// traced is what opTrace shows.
type traced struct {
	in       *ir.Inst
	returned bool // a call that is over
	operands []tracedValue
	only     bool         // the operands are kept for when there is a result
	result   *tracedValue // nil for none
}

// tracedValue is where a value is.
type tracedValue struct {
	id, typ ir.ID
	parts   []int32
	pointer *pointer // nil for what is none
	levels  int      // a path to the first scalar of what it points to has so many parts too many
}

// cellVariable is a variable that lies in cells.
type cellVariable struct {
	id       ir.ID
	first, n int64
	layout   *Layout // in cells
}

// tracing is what a program has for it.
type tracing struct {
	traced    []traced
	private   []cellVariable // and of the class Input
	shared    []cellVariable
	functions [][]cellVariable // by function: its own, from its first cell on
	unit      int64            // bytes in a cell of Workgroup memory with an explicit layout, whose variables overlap; 0 where it has none
}

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
		v.pointer, v.levels = &p, b.levels(p.elem)
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

// trace shows an instruction to who asked for it.
func (s *subgroup) trace(fr *frame, i *instr, mask uint64) {
	ask := s.w.r.in.Trace
	if ask == nil {
		return
	}
	t := &s.p.tracing.traced[i.detail]
	x := Executed{Inst: t.in, Depth: s.top, Returned: t.returned}
	for m := mask; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		if x.Invocation = s.globalID(lane); ask.Only != nil && !ask.Only(x.Invocation) {
			continue
		}
		if len(s.taken) == 0 {
			s.taken = make([][]Value, s.p.lanes)
		}
		x.Operands = s.taken[lane][:0]
		if t.result != nil && !t.returned {
			x.Operands = s.taken[lane]
		}
		for k := range t.operands {
			x.Operands = append(x.Operands, s.tracedValue(fr, &t.operands[k], lane))
		}
		s.taken[lane] = x.Operands
		if t.only {
			continue
		}
		if x.Result = nil; t.result != nil {
			v := s.tracedValue(fr, t.result, lane)
			x.Result = &v
		}
		ask.Do(&x)
		s.taken[lane] = s.taken[lane][:0]
	}
}

// tracedValue reads a value of a lane.
func (s *subgroup) tracedValue(fr *frame, t *tracedValue, lane int) Value {
	v := Value{ID: t.id, Type: t.typ}
	if t.pointer != nil {
		v.Pointer = s.pointee(fr, t, lane)
		return v
	}
	for _, r := range t.parts {
		v.Bits = append(v.Bits, s.value(fr, r)[lane])
		v.Undefined = append(v.Undefined, s.taint(fr, r)>>lane&1 != 0)
	}
	return v
}

// pointee finds out where a pointer leads.
func (s *subgroup) pointee(fr *frame, t *tracedValue, lane int) *Pointee {
	p := t.pointer
	at := p.disp
	if v := s.value(fr, p.base); v != nil {
		at += int64(v[lane])
	}
	if p.framed {
		at += int64(fr.cells)
	}
	tracing := s.p.tracing
	switch {
	case isBuffer(p.class):
		object := s.value(fr, p.object)[lane]
		if object == physical {
			return &Pointee{Address: uint64(at)}
		}
		return s.pointeeInBuffer(int(object), at, t.levels)
	case p.class == spirv.StorageClassWorkgroup:
		if s.p.tracing.unit > 0 {
			return &Pointee{Path: fmt.Sprintf("Workgroup+%d", at*s.p.tracing.unit)}
		}
		return pointeeIn(tracing.shared, at, t.levels)
	}
	if p := pointeeIn(tracing.private, at, t.levels); !p.Outside {
		return p
	}
	for top := s.top; top >= 0; top-- {
		f := &s.frames[top]
		if p := pointeeIn(tracing.functions[f.f.index], at-int64(f.cells), t.levels); !p.Outside {
			return p
		}
	}
	return &Pointee{Outside: true}
}

func (s *subgroup) pointeeInBuffer(object int, at int64, levels int) *Pointee {
	r := s.w.r
	known := object
	for i, rt := range s.p.runtimes { // elements of arrays of descriptors stand behind the others
		if n := r.counts[i]; object >= n.first && object < n.first+n.n*rt.each {
			known = rt.object
		}
	}
	if known < 0 || known >= len(s.p.bindings) {
		return &Pointee{Outside: true}
	}
	p := &Pointee{Variable: s.p.objects[known].variable}
	if at < 0 || at >= int64(len(r.buffers[object])) {
		p.Outside = true
	}
	if at >= 0 && at < maxLayout {
		p.Path = trimmed(s.p.bindings[known].Layout, int(at), levels)
	}
	if slot := r.slots[object]; slot != nil && s.p.isArrayOfDescriptors(known) {
		p.Path = fmt.Sprintf("[%d]%s", slot.Element, p.Path)
	}
	return p
}

// isArrayOfDescriptors reports whether an object is one of those of a variable.
func (p *Program) isArrayOfDescriptors(object int) bool {
	o := &p.objects[object]
	return o.runtime || o.slot.Element > 0 || object+1 < len(p.objects) && p.objects[object+1].variable == o.variable
}

// pointeeIn finds a cell among variables.
func pointeeIn(list []cellVariable, at int64, levels int) *Pointee {
	for _, v := range list {
		if at >= v.first && at < v.first+v.n {
			return &Pointee{Variable: v.id, Path: trimmed(v.layout, int(at-v.first), levels)}
		}
	}
	return &Pointee{Outside: true}
}

// trimmed returns the path to what begins at an offset, without its last parts.
func trimmed(l *Layout, at, levels int) string {
	scalar, _, path := l.At(at)
	if scalar == nil {
		return path
	}
	for range levels {
		path = path[:max(strings.LastIndexAny(path, ".["), 0)]
	}
	return path
}
