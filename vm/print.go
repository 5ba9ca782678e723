package vm

import (
	"fmt"
	"strings"
)

var opcodeNames = [...]string{
	opMove: "move", opCompute: "compute", opVector: "vector", opIndex: "index", opLocal: "local", opPick: "pick",
	opLoadLocal: "load.local", opStoreLocal: "store.local", opLoadShared: "load.shared", opStoreShared: "store.shared",
	opLoadBuffer: "load.buffer", opStoreBuffer: "store.buffer", opForget: "forget", opLength: "length", opAtomic: "atomic", opGroup: "group",
	opCall: "call", opReturn: "return", opBranch: "branch", opBranchIf: "branch", opSwitch: "switch", opBarrier: "barrier",
	opUnreachable: "unreachable", opTrace: "trace",
}

// print writes a function: r is a persistent register, t a temporary, f one of the frame of a callee.
func (p *Program) print(s *strings.Builder, f *function) {
	fmt.Fprintf(s, "\nfunction %s: %d registers, %d cells\n", f.name, f.registers, f.cells)
	for k := range f.blocks {
		b := &f.blocks[k]
		fmt.Fprintf(s, "block %d: ; %s\n", k, b.name)
		for i := b.start; i < b.end; i++ {
			fmt.Fprintf(s, "    %s\n", p.instr(f, &f.code[i]))
		}
	}
}

// instr returns an instruction as text.
func (p *Program) instr(f *function, i *instr) string {
	var s strings.Builder
	operand := func(r int32) string { return p.operand(f, r) }
	if i.dst != noOperand {
		fmt.Fprintf(&s, "%s = ", operand(i.dst))
	}
	name := opcodeNames[i.op]
	switch i.op {
	case opAtomic:
		name = p.atomics[i.detail].name
	case opGroup:
		name = p.groups[i.detail].name
	case opCompute, opVector:
		name = p.operations[i.detail].text()
	}
	s.WriteString(name)
	list := func(at int32) int32 {
		l := f.list(at)
		for k, r := range l {
			s.WriteString([]string{", ", " ("}[b2u(k == 0)] + operand(r))
		}
		s.WriteString(")")
		return at + int32(len(l)) + 1
	}
	switch i.op {
	case opBranch, opBarrier:
		fmt.Fprintf(&s, " %d", i.a)
	case opBranchIf:
		fmt.Fprintf(&s, " %s ? %d : %d", operand(i.a), i.b, i.c)
	case opSwitch:
		t := &p.switches[i.detail]
		fmt.Fprintf(&s, " %s", operand(i.a))
		for k, v := range t.values {
			fmt.Fprintf(&s, ", %d: %d", v, t.targets[k])
		}
		fmt.Fprintf(&s, ", otherwise %d", t.otherwise)
	case opCall:
		fmt.Fprintf(&s, " %s", p.functions[i.detail].name)
	case opVector:
		at := i.a
		for range i.b + 1 {
			at = list(at)
		}
	case opGroup:
		if p.groups[i.detail].kind >= groupBit {
			list(i.a)
		} else {
			fmt.Fprintf(&s, " %s", operand(i.a))
		}
		if i.b != noOperand {
			fmt.Fprintf(&s, ", %s", operand(i.b))
		}
	case opPick:
		list(i.b)
		fmt.Fprintf(&s, " at %s", operand(i.a))
	case opIndex:
		t := &p.steps[i.detail]
		fmt.Fprintf(&s, " %s + %s * %d", operand(i.a), operand(i.b), t.stride)
		if t.limit > 0 {
			fmt.Fprintf(&s, " below %d", t.limit)
		}
	case opForget:
		fmt.Fprintf(&s, " %d cells from %d", i.detail, i.imm)
	case opLocal, opLoadLocal, opStoreLocal, opLoadShared, opStoreShared, opLoadBuffer, opStoreBuffer, opLength, opAtomic:
		if i.op == opLoadBuffer || i.op == opStoreBuffer {
			fmt.Fprintf(&s, "%d", 8*p.accesses[i.detail].bytes)
		}
		s.WriteString(" [")
		if i.b != noOperand {
			fmt.Fprintf(&s, "%s: ", operand(i.b))
		}
		if i.flags&framed != 0 {
			s.WriteString("frame + ")
		}
		fmt.Fprintf(&s, "%s + %d]", operand(i.a), i.imm)
		if i.c != noOperand {
			fmt.Fprintf(&s, ", %s", operand(i.c))
		}
		if i.d != noOperand {
			fmt.Fprintf(&s, " where %s", operand(i.d))
		}
	default:
		for k, r := range []int32{i.a, i.b, i.c, i.d} {
			if r != noOperand {
				text := operand(r)
				m := i.mods >> (modifierBits * k)
				if m&absolute != 0 {
					text = "|" + text + "|"
				}
				if m&negated != 0 {
					text = "-" + text
				}
				s.WriteString([]string{", ", " "}[b2u(k == 0)] + text)
			}
		}
	}
	return s.String()
}

// text returns the name of an operation with the width of its result, and that of its first operand where they differ.
func (o *operation) text() string {
	name := fmt.Sprintf("%s.%d", o.name, o.args.Width)
	if o.args.From != o.args.Width {
		name += fmt.Sprintf(".%d", o.args.From)
	}
	return name
}

// operand returns an operand as text. A constant is given by its bits.
func (p *Program) operand(f *function, r int32) string {
	switch {
	case r == noOperand:
		return "0"
	case r < 0 && p.constants[^r].undefined:
		return "undefined"
	case r < 0:
		if v := p.constants[^r].bits; v >= 1<<16 {
			return fmt.Sprintf("%#x", v)
		} else {
			return fmt.Sprint(v)
		}
	case int(r) >= f.registers:
		return fmt.Sprintf("f%d", int(r)-f.registers)
	case f.persistent[r]:
		return fmt.Sprintf("r%d", r)
	}
	return fmt.Sprintf("t%d", r)
}
