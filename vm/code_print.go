package vm

import (
	"fmt"
	"strconv"
	"strings"

	"hone/fold"
	"hone/ir"
)

var opcodeNames = [...]string{
	opMove: "move", opCompute: "compute", opVector: "vector", opIndex: "index", opLocal: "address", opPick: "pick",
	opLoadLocal: "load.local", opStoreLocal: "store.local", opLoadShared: "load.shared", opStoreShared: "store.shared",
	opLoadBuffer: "load.buffer", opStoreBuffer: "store.buffer", opForget: "forget", opLength: "length", opAtomic: "atomic", opGroup: "group",
	opCall: "call", opReturn: "return", opBranch: "branch", opBranchIf: "branch", opSwitch: "switch", opBarrier: "barrier",
	opUnreachable: "unreachable", opTrace: "trace",
}

// printer writes the register form. r is a register that keeps the values of invocations that are elsewhere: only those that are here write to it. t is a temporary,
// and a is one of the registers of a callee that arguments and results are passed in. A constant is a number of the kind that the operation takes. Behind an
// instruction stands what it, and those after it without a remark, were made of.
type printer struct {
	strings.Builder
	p     *shaderCode
	f     *function
	where int32 // of the instruction that was printed last
}

// String returns the register form as text.
func (p *shaderCode) String() string {
	s := printer{p: p, where: -1}
	fmt.Fprintf(&s, "workgroup of %d x %d x %d, subgroups of %d\n", p.size[0], p.size[1], p.size[2], p.lanes)
	for i, o := range p.objects {
		switch {
		case o.push:
			fmt.Fprintf(&s, "buffer %d: %s, push constants\n", i, o.name)
		case o.slot.Element == 0:
			fmt.Fprintf(&s, "buffer %d: %s at %s\n", i, o.name, o.slot)
		}
	}
	for _, in := range p.inputs {
		fmt.Fprintf(&s, "cell %d: %s\n", in.cell, in.builtIn)
	}
	if p.privateCells+p.sharedCells > 0 {
		fmt.Fprintf(&s, "%d cells of each invocation, %d of the workgroup\n", p.privateCells, p.sharedCells)
	}
	for _, f := range p.functions {
		s.function(f)
	}
	return s.Builder.String()
}

func (s *printer) function(f *function) {
	s.f = f
	fmt.Fprintf(s, "\nfunction %s: %d registers, %d cells\n", f.name, f.registers, f.cells)
	for _, v := range f.variables {
		if v.cells {
			fmt.Fprintf(s, "    %s is at [frame+%d]\n", v.name, v.first)
		} else {
			fmt.Fprintf(s, "    %s is %s\n", v.name, s.operands(v.first, v.n))
		}
	}
	for k := range f.blocks {
		b := &f.blocks[k]
		fmt.Fprintf(s, "block %d: ; %s\n", k, b.name)
		for i := b.start; i < b.end; i++ {
			x := &f.code[i]
			line := "    " + s.instr(x)
			if x.where != s.where {
				line = fmt.Sprintf("%-48s ; %s", line, remark(s.p.places[x.where].in))
			}
			s.where = x.where
			s.WriteString(line + "\n")
		}
	}
}

// remark describes an instruction of the module.
func remark(in *ir.Inst) string {
	if in.Result == 0 || in.Block() == nil {
		return in.Op.String()
	}
	name := in.Block().Module().Name(in.Result)
	if name == "" {
		name = strconv.Itoa(int(in.Result))
	}
	return "%" + name + " = " + in.Op.String()
}

// operands returns a range of registers.
func (s *printer) operands(first int32, n int) string {
	if n == 1 {
		return s.operand(first)
	}
	return s.operand(first) + " to " + s.operand(first+int32(n)-1)
}

// instr returns an instruction as text.
func (s *printer) instr(i *instr) string {
	var text strings.Builder
	if i.dst != noOperand {
		text.WriteString(s.operand(i.dst) + " = ")
	}
	text.WriteString(s.name(i))
	p := s.p
	list := func(at int32) int32 {
		l := s.f.list(at)
		for k, r := range l {
			text.WriteString(between(k, " (") + s.operand(r))
		}
		text.WriteString(")")
		return at + int32(len(l)) + 1
	}
	switch i.op {
	case opCompute:
		o := &p.operations[i.detail]
		for k, r := range []int32{i.a, i.b, i.c, i.d}[:o.n] {
			text.WriteString(between(k, " ") + modified(s.source(o, r, k), i.mods>>(modifierBits*k)))
		}
	case opBranch, opBarrier:
		fmt.Fprintf(&text, " %d", i.a)
	case opBranchIf:
		fmt.Fprintf(&text, " %s ? %d : %d", s.operand(i.a), i.b, i.c)
	case opSwitch:
		t := &p.switches[i.detail]
		fmt.Fprintf(&text, " %s", s.operand(i.a))
		for k, v := range t.values {
			fmt.Fprintf(&text, ", %d: %d", v, t.targets[k])
		}
		fmt.Fprintf(&text, ", otherwise %d", t.otherwise)
	case opCall:
		fmt.Fprintf(&text, " %s", p.functions[i.detail].name)
	case opVector:
		at := i.a
		for range i.b + 1 {
			at = list(at)
		}
	case opGroup:
		if p.groups[i.detail].kind >= groupBit {
			list(i.a)
		} else if i.a != noOperand {
			text.WriteString(" " + s.operand(i.a))
		}
		for _, r := range []int32{i.b, i.c, i.d} {
			if r != noOperand {
				text.WriteString(", " + s.operand(r))
			}
		}
	case opPick:
		list(i.b)
		fmt.Fprintf(&text, " at %s", s.operand(i.a))
	case opIndex:
		t := &p.steps[i.detail]
		if i.a != noOperand {
			fmt.Fprintf(&text, " %s +", s.operand(i.a))
		}
		fmt.Fprintf(&text, " %s * %d", s.operand(i.b), t.stride)
		if t.limit > 0 {
			fmt.Fprintf(&text, " below %d", t.limit)
		}
		if t.runtime > 0 {
			fmt.Fprintf(&text, " in %s", p.objects[p.runtimes[t.runtime-1].object].name)
		}
	case opForget:
		fmt.Fprintf(&text, " [frame+%d], %d cells", i.imm, i.detail)
	case opLength:
		fmt.Fprintf(&text, " of elements of %d bytes %s", p.accesses[i.detail].stride, s.address(i))
	case opLocal, opLoadLocal, opStoreLocal, opLoadShared, opStoreShared, opLoadBuffer, opStoreBuffer, opAtomic:
		text.WriteString(" " + s.address(i))
		if i.c != noOperand {
			text.WriteString(", " + s.stored(i, i.c))
		}
		if i.d != noOperand {
			text.WriteString(" where " + s.stored(i, i.d))
		}
	case opMove:
		text.WriteString(" " + s.operand(i.a))
	}
	return text.String()
}

// name returns the name of an instruction, with the types of what it is about.
func (s *printer) name(i *instr) string {
	switch i.op {
	case opAtomic:
		a := &s.p.atomics[i.detail]
		return fmt.Sprintf("%s.%s", a.name, typeName(fold.Same, 8*a.bytes, a.format))
	case opGroup:
		return s.p.groups[i.detail].name
	case opCompute, opVector:
		text := s.p.operations[i.detail].text()
		if i.flags&saturated != 0 {
			text += ".saturated"
		}
		return text
	case opLoadBuffer, opStoreBuffer:
		a := &s.p.accesses[i.detail]
		text := opcodeNames[i.op] + "." + typeName(fold.Same, 8*a.bytes, a.format)
		if a.volatile {
			text += ".volatile"
		}
		return text
	}
	return opcodeNames[i.op]
}

// address returns where a load, a store or an atomic goes to.
func (s *printer) address(i *instr) string {
	var terms []string
	if i.flags&framed != 0 || i.op == opLocal {
		terms = append(terms, "frame")
	}
	if i.a != noOperand {
		terms = append(terms, s.operand(i.a))
	}
	if i.imm != 0 || len(terms) == 0 {
		terms = append(terms, strconv.FormatInt(i.imm, 10))
	}
	object := ""
	if i.b != noOperand {
		object = s.operand(i.b)
		switch {
		case i.b >= 0:
		case s.p.constants[^i.b].bits == physical:
			object = "address"
		case s.p.constants[^i.b].bits < uint64(len(s.p.objects)):
			object = s.p.objects[s.p.constants[^i.b].bits].name
		}
	}
	return object + "[" + strings.Join(terms, "+") + "]"
}

// stored returns the operand that a store or an atomic brings.
func (s *printer) stored(i *instr, r int32) string {
	var format fold.Format
	switch i.op {
	case opAtomic:
		format = s.p.atomics[i.detail].format
	case opStoreBuffer:
		format = s.p.accesses[i.detail].format
	}
	return s.number(r, format)
}

// between returns what stands before operand k: something else before the first.
func between(k int, first string) string {
	if k == 0 {
		return first
	}
	return ", "
}

// modified returns an operand with its modifier.
func modified(text string, m modifier) string {
	if m&absolute != 0 {
		text = "|" + text + "|"
	}
	if m&negated != 0 {
		text = "-" + text
	}
	return text
}

// source returns operand k of an operation.
func (s *printer) source(o *operation, r int32, k int) string {
	var format fold.Format
	switch class := o.row.Operand(k); {
	case class == fold.Float && k == 0:
		format = o.args.FromFormat
	case class == fold.Float || class == fold.Same:
		format = o.args.Format
	}
	return s.number(r, format)
}

// text returns the name of an operation with the type of its result, and that of its first operand where it is another one; where the result is a boolean, with that
// of the operand.
func (o *operation) text() string {
	first := fold.Same
	if o.n > 0 {
		first = o.row.Operand(0)
	}
	from := typeName(first, o.args.From, o.args.FromFormat)
	if o.row.Result() == fold.Bool {
		return o.name + "." + from
	}
	to := typeName(o.row.Result(), o.args.Width, o.args.Format)
	if from == to || o.choice {
		return o.name + "." + to
	}
	return o.name + "." + to + "." + from
}

// typeName returns the name of a scalar type.
func typeName(class fold.Class, width int, format fold.Format) string {
	isFloat := class == fold.Float || class == fold.FloatVector || class == fold.Matrix || class == fold.Same && format.Width > 0
	switch {
	case isFloat && format == fold.BFloat16:
		return "bf16"
	case isFloat:
		return fmt.Sprintf("f%d", format.Width)
	case width == 1:
		return "bool"
	}
	return fmt.Sprintf("i%d", width)
}

// number returns an operand that is a float of a format, or, where that is zero, no float.
func (s *printer) number(r int32, format fold.Format) string {
	if r >= 0 || r == noOperand || format.Width == 0 || s.p.constants[^r].undefined {
		return s.operand(r)
	}
	v := s.p.constants[^r].bits
	if x := format.ToFloat64(v); x == x {
		return strconv.FormatFloat(x, 'g', -1, min(max(format.Width, 32), 64))
	}
	return fmt.Sprintf("NaN(%#x)", v)
}

// operand returns an operand as text. A constant is given by its bits.
func (s *printer) operand(r int32) string {
	switch {
	case r == noOperand:
		return "nothing"
	case r < 0 && s.p.constants[^r].undefined:
		return "undefined"
	case r < 0:
		if v := s.p.constants[^r].bits; v >= 1<<16 {
			return fmt.Sprintf("%#x", v)
		} else {
			return strconv.FormatUint(v, 10)
		}
	case int(r) >= s.f.registers:
		return fmt.Sprintf("a%d", int(r)-s.f.registers)
	case s.f.persistent[r]:
		return fmt.Sprintf("r%d", r)
	}
	return fmt.Sprintf("t%d", r)
}
