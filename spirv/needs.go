package spirv

import "iter"

// NeedsOf yields what the grammar says that an instruction needs: its opcode, the operation of an OpSpecConstantOp, and
// each enumerant, mask bit and extended instruction among its operands, with their names. What the grammar lacks it
// yields as nil. The operands are the words after the result type and the result id, as for [Scanner.InitOperands].
// Cost: linear in the operands.
func NeedsOf(op Op, typ ID, operands []uint32, c Context) iter.Seq2[string, *Needs] {
	return func(yield func(string, *Needs) bool) {
		operation := func(op Op) bool {
			info := op.Info()
			if info == nil {
				return yield("", nil)
			}
			return yield(info.Name, &info.Needs)
		}
		enumerant := func(k Kind, value uint32) bool {
			e := k.Enumerant(value)
			if e == nil {
				return yield("", nil)
			}
			return yield(e.Name, &e.Needs)
		}
		if !operation(op) {
			return
		}
		var s Scanner
		for s.InitOperands(op, typ, operands, c); s.Next(); {
			word := operands[s.Start]
			switch s.Kind.Info().Category {
			case CategoryValueEnum:
				if !enumerant(s.Kind, word) {
					return
				}
			case CategoryBitEnum:
				for rest := word; rest != 0; rest &= rest - 1 {
					if !enumerant(s.Kind, rest&-rest) {
						return
					}
				}
			}
			switch s.Kind {
			case KindLiteralExtInstInteger:
				if e := c.ExtSet(ID(operands[0])).Inst(word); e != nil && !yield(e.Name, &e.Needs) {
					return
				}
			case KindLiteralSpecConstantOpInteger:
				if !operation(Op(word)) {
					return
				}
			}
		}
	}
}

// InCore reports whether a version of the core language has it, without an extension.
func (n *Needs) InCore(v Version) bool { return n.Version != 0 && n.Version <= v }

// NumberType is a row of [NumberTypes].
type NumberType struct {
	Op    Op
	Width uint32
	Needs Needs
}

// NumberTypes are the types of numbers that take a capability, which the grammar does not say: OpTypeInt and
// OpTypeFloat of a width, without another encoding.
var NumberTypes = [...]NumberType{
	{OpTypeInt, 8, Needs{Capabilities: []Capability{CapabilityInt8}}},
	{OpTypeInt, 16, Needs{Capabilities: []Capability{CapabilityInt16}}},
	{OpTypeInt, 64, Needs{Capabilities: []Capability{CapabilityInt64}}},
	{OpTypeFloat, 16, Needs{Capabilities: []Capability{CapabilityFloat16}}},
	{OpTypeFloat, 64, Needs{Capabilities: []Capability{CapabilityFloat64}}},
}

// Is reports whether an instruction, with its operands as in [NeedsOf], is the declaration of the type.
func (t *NumberType) Is(op Op, operands []uint32) bool {
	if op != t.Op || len(operands) == 0 || operands[0] != t.Width {
		return false
	}
	return op == OpTypeInt || len(operands) == 1 // a second operand of OpTypeFloat is the encoding
}
