package code

import (
	"fmt"
	"strconv"
	"strings"

	"hone/fold"
	"hone/ir"
	"hone/vm/internal/shadow"
)

var opcodeNames = [...]string{
	Move: "move", Compute: "compute", Vector: "vector", Index: "index", Local: "address", Pick: "pick",
	LoadLocal: "load.local", StoreLocal: "store.local", LoadShared: "load.shared", StoreShared: "store.shared",
	LoadBuffer: "load.buffer", StoreBuffer: "store.buffer", Forget: "forget", Length: "length", Atomic: "atomic", Subgroup: "group",
	Image: "image", ElementAt: "element", Clock: "clock",
	Call: "call", Return: "return", Branch: "branch", BranchIf: "branch", Switch: "switch", Barrier: "barrier",
	Unreachable: "unreachable", Trace: "trace", Record: "record", Cover: "cover",
	Emit: "emit", EndStrip: "end.primitive", Count: "count", Interpolate: "interpolate", Uniform: "uniform",
	Give: "give", Take: "take", BeginCopy: "copy", Wait: "wait",
}

// printer writes the register form. r is a register that keeps the values of invocations that are elsewhere: only those
// that are here write to it. t is a temporary, and a is one of the registers of a callee that arguments and results are
// passed in. A constant is a number of the kind that the operation takes. After an instruction stands what it, and
// those after it without a remark, were made of.
type printer struct {
	strings.Builder
	p     *Program
	f     *Function
	where int32 // of the instruction that was printed last
}

// String returns the register form as text.
func (p *Program) String() string {
	s := printer{p: p, where: -1}
	fmt.Fprintf(&s, "workgroup of %d x %d x %d, subgroups of %d\n", p.Size[0], p.Size[1], p.Size[2], p.Lanes)
	for i, o := range p.Objects {
		switch {
		case o.Push:
			fmt.Fprintf(&s, "buffer %d: %s, push constants\n", i, o.Name)
		case o.Slot.Element == 0:
			fmt.Fprintf(&s, "buffer %d: %s at %s\n", i, o.Name, o.Slot)
		}
	}
	for _, in := range p.Inputs {
		fmt.Fprintf(&s, "cell %d: %s\n", in.Cell, in.BuiltIn)
	}
	if p.PrivateCells+p.SharedCells > 0 {
		fmt.Fprintf(&s, "%d cells of each invocation, %d of the workgroup\n", p.PrivateCells, p.SharedCells)
	}
	for _, f := range p.Functions {
		s.function(f)
	}
	return s.Builder.String()
}

func (s *printer) function(f *Function) {
	s.f = f
	fmt.Fprintf(s, "\nfunction %s: %d registers, %d cells\n", f.Name, f.Registers, f.Cells)
	for _, v := range f.Variables {
		if v.Cells {
			fmt.Fprintf(s, "    %s is at [frame+%d]\n", v.Name, v.First)
		} else {
			fmt.Fprintf(s, "    %s is %s\n", v.Name, s.operands(v.First, v.N))
		}
	}
	for k := range f.Blocks {
		b := &f.Blocks[k]
		fmt.Fprintf(s, "block %d: ; %s\n", k, b.Name)
		for i := b.Start; i < b.End; i++ {
			x := &f.Code[i]
			line := "    " + s.instr(x)
			if x.Where != s.where {
				line = fmt.Sprintf("%-48s ; %s", line, remark(s.p.Places[x.Where].In))
			}
			s.where = x.Where
			s.WriteString(line + "\n")
		}
	}
}

// remark describes an instruction of the module.
func remark(in *ir.Inst) string {
	m := in.Module()
	if in.Result == 0 || m == nil {
		return in.Op.String()
	}
	name := m.Name(in.Result)
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
func (s *printer) instr(i *Instr) string {
	var text strings.Builder
	if i.Dst != NoOperand {
		text.WriteString(s.operand(i.Dst) + " = ")
	}
	text.WriteString(s.name(i))
	p := s.p
	list := func(at int32) int32 {
		l := s.f.List(at)
		for k, r := range l {
			text.WriteString(between(k, " (") + s.operand(r))
		}
		text.WriteString(")")
		return at + int32(len(l)) + 1
	}
	switch i.Op {
	case Compute:
		o := &p.Operations[i.Detail]
		for k, r := range []int32{i.A, i.B, i.C, i.D}[:o.N] {
			text.WriteString(between(k, " ") + modified(s.source(o, r, k), i.Mods>>(shadow.ModifierBits*k)))
		}
	case Branch, Barrier:
		fmt.Fprintf(&text, " %d", i.A)
	case BranchIf:
		fmt.Fprintf(&text, " %s ? %d : %d", s.operand(i.A), i.B, i.C)
	case Switch:
		t := &p.Switches[i.Detail]
		fmt.Fprintf(&text, " %s", s.operand(i.A))
		for k, v := range t.Values {
			fmt.Fprintf(&text, ", %d: %d", v, t.Targets[k])
		}
		fmt.Fprintf(&text, ", otherwise %d", t.Otherwise)
	case Call:
		fmt.Fprintf(&text, " %s", p.Functions[i.Detail].Name)
	case Vector:
		at := i.A
		for range i.B + 1 {
			at = list(at)
		}
	case Image:
		o, l := &p.Images[i.Detail], s.f.List(list(i.A))
		text.WriteString(" of")
		for _, x := range o.operands() {
			if x.N > 0 {
				text.WriteString(" " + x.name)
				for k, r := range l[x.First : x.First+x.N] {
					text.WriteString(between(k, " ") + s.operand(r))
				}
			}
		}
	case Query:
		list(list(i.A))
		x := *i
		x.A, x.B = i.B, NoOperand
		text.WriteString(" of " + s.address(&x))
	case Matrix:
		at := list(i.A)
		for range p.Matrices[i.Detail].N {
			at = list(at)
		}
	case ElementAt:
		if i.A != NoOperand {
			fmt.Fprintf(&text, " %s +", s.operand(i.A))
		}
		t := &p.Spread[i.Detail]
		order := "rows"
		if t.ColumnMajor {
			order = "columns"
		}
		fmt.Fprintf(&text, " %d of %d x %d by %s of %s * %d", i.Imm, t.Rows, t.Columns, order, s.operand(i.B), t.Major)
	case Subgroup:
		if p.Groups[i.Detail].Kind >= GroupBit {
			list(i.A)
		} else if i.A != NoOperand {
			text.WriteString(" " + s.operand(i.A))
		}
		for _, r := range []int32{i.B, i.C, i.D} {
			if r != NoOperand {
				text.WriteString(", " + s.operand(r))
			}
		}
	case Pick:
		list(i.B)
		fmt.Fprintf(&text, " at %s", s.operand(i.A))
	case Index:
		t := &p.Steps[i.Detail]
		if i.A != NoOperand {
			fmt.Fprintf(&text, " %s +", s.operand(i.A))
		}
		fmt.Fprintf(&text, " %s * %d", s.operand(i.B), t.Stride)
		if t.Limit > 0 {
			fmt.Fprintf(&text, " below %d", t.Limit)
		}
		if t.Runtime > 0 {
			fmt.Fprintf(&text, " in %s", p.Objects[p.Runtimes[t.Runtime-1].Object].Name)
		}
	case Clock:
		fmt.Fprintf(&text, " word %d", i.Imm)
	case Forget:
		fmt.Fprintf(&text, " [frame+%d], %d cells", i.Imm, i.Detail)
	case Length:
		fmt.Fprintf(&text, " of elements of %d bytes %s", p.Accesses[i.Detail].Stride, s.address(i))
	case Interpolate:
		at := s.address(&Instr{A: i.A, B: NoOperand, Imm: i.Imm})
		fmt.Fprintf(&text, " %s at %s, %s", at, s.operand(i.B), s.operand(i.C))
	case Element:
		x := *i
		x.Op, x.D = i.Of(), NoOperand
		text.WriteString(" " + s.address(&x))
		if i.C != NoOperand {
			text.WriteString(", " + s.stored(&x, i.C))
		}
		fmt.Fprintf(&text, " of %d", i.D)
	case Local, LoadLocal, StoreLocal, LoadShared, StoreShared, LoadBuffer, StoreBuffer, Atomic:
		text.WriteString(" " + s.address(i))
		if i.C != NoOperand {
			text.WriteString(", " + s.stored(i, i.C))
		}
		if i.D != NoOperand {
			text.WriteString(" where " + s.stored(i, i.D))
		}
	case Move, Uniform:
		text.WriteString(" " + s.operand(i.A))
	case Count:
		list(i.A)
	case Emit, EndStrip:
		fmt.Fprintf(&text, " of stream %d", i.Imm)
	}
	return text.String()
}

// name returns the name of an instruction, with the types of what it is about.
func (s *printer) name(i *Instr) string {
	switch i.Op {
	case Atomic:
		a := &s.p.Atomics[i.Detail]
		return fmt.Sprintf("%s.%s", a.Name, typeName(fold.Same, 8*a.Bytes, a.Format))
	case Image:
		return s.p.Images[i.Detail].Name
	case Subgroup:
		return s.p.Groups[i.Detail].Name
	case Query:
		return s.p.Queries[i.Detail].Name
	case Matrix:
		return s.p.Matrices[i.Detail].Name
	case Element:
		x := *i
		x.Op = i.Of()
		return s.name(&x)
	case Compute, Vector:
		text := s.p.Operations[i.Detail].text()
		if i.Flags&Saturated != 0 {
			text += ".saturated"
		}
		return text
	case LoadBuffer, StoreBuffer:
		a := &s.p.Accesses[i.Detail]
		text := opcodeNames[i.Op] + "." + typeName(fold.Same, 8*a.Bytes, a.Format)
		if a.Volatile {
			text += ".volatile"
		}
		return text
	}
	return opcodeNames[i.Op]
}

// address returns where a load, a store or an atomic goes to.
func (s *printer) address(i *Instr) string {
	var terms []string
	if i.Flags&Framed != 0 || i.Op == Local {
		terms = append(terms, "frame")
	}
	if i.A != NoOperand {
		terms = append(terms, s.operand(i.A))
	}
	if i.Imm != 0 || len(terms) == 0 {
		terms = append(terms, strconv.FormatInt(i.Imm, 10))
	}
	object := ""
	if i.B != NoOperand {
		object = s.operand(i.B)
		switch {
		case i.B >= 0:
		case s.p.Constants[^i.B].Bits == Physical:
			object = "address"
		case s.p.Constants[^i.B].Bits < uint64(len(s.p.Objects)):
			object = s.p.Objects[s.p.Constants[^i.B].Bits].Name
		}
	}
	return object + "[" + strings.Join(terms, "+") + "]"
}

// stored returns the operand that a store or an atomic brings.
func (s *printer) stored(i *Instr, r int32) string {
	var format fold.Format
	switch i.Op {
	case Atomic:
		format = s.p.Atomics[i.Detail].Format
	case StoreBuffer:
		format = s.p.Accesses[i.Detail].Format
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
func modified(text string, m shadow.Modifier) string {
	if m&shadow.Absolute != 0 {
		text = "|" + text + "|"
	}
	if m&shadow.Negated != 0 {
		text = "-" + text
	}
	return text
}

// source returns operand k of an operation.
func (s *printer) source(o *Operation, r int32, k int) string {
	var format fold.Format
	switch class := o.Row.Operand(k); {
	case class == fold.Float && k == 0:
		format = o.Args.FromFormat
	case class == fold.Float || class == fold.Same:
		format = o.Args.Format
	}
	return s.number(r, format)
}

// text returns the name of an operation with the type of its result, and that of its first operand where it is another
// one; where the result is a boolean, with that of the operand.
func (o *Operation) text() string {
	first := fold.Same
	if o.N > 0 {
		first = o.Row.Operand(0)
	}
	from := typeName(first, o.Args.From, o.Args.FromFormat)
	if o.Row.Result() == fold.Bool {
		return o.Name + "." + from
	}
	to := typeName(o.Row.Result(), o.Args.Width, o.Args.Format)
	if from == to || o.Choice {
		return o.Name + "." + to
	}
	return o.Name + "." + to + "." + from
}

// typeName returns the name of a scalar type.
func typeName(class fold.Class, width int, format fold.Format) string {
	isFloat := class == fold.Float || class == fold.FloatVector || class == fold.Matrix || class == fold.Same &&
		format.Width > 0
	switch {
	case isFloat && format == fold.BFloat16:
		return "bf16"
	case isFloat && format == fold.E4M3:
		return "e4m3"
	case isFloat && format == fold.E5M2:
		return "e5m2"
	case isFloat:
		return fmt.Sprintf("f%d", format.Width)
	case width == 1:
		return "bool"
	}
	return fmt.Sprintf("i%d", width)
}

// number returns an operand that is a float of a format, or, where that is zero, no float.
func (s *printer) number(r int32, format fold.Format) string {
	if r >= 0 || r == NoOperand || format.Width == 0 || s.p.Constants[^r].Undefined {
		return s.operand(r)
	}
	v := s.p.Constants[^r].Bits
	if x := format.ToFloat64(v); x == x {
		return strconv.FormatFloat(x, 'g', -1, min(max(format.Width, 32), 64))
	}
	return fmt.Sprintf("NaN(%#x)", v)
}

// operand returns an operand as text. A constant is given by its bits.
func (s *printer) operand(r int32) string {
	switch {
	case r == NoOperand:
		return "nothing"
	case r < 0 && s.p.Constants[^r].Undefined:
		return "undefined"
	case r < 0:
		if v := s.p.Constants[^r].Bits; v >= 1<<16 {
			return fmt.Sprintf("%#x", v)
		} else {
			return strconv.FormatUint(v, 10)
		}
	case int(r) >= s.f.Registers:
		return fmt.Sprintf("a%d", int(r)-s.f.Registers)
	case s.f.Persistent[r]:
		return fmt.Sprintf("r%d", r)
	}
	return fmt.Sprintf("t%d", r)
}
