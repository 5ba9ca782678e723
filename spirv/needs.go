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

// NumberTypes are the types of numbers that take a capability, which the grammar does not say: OpTypeInt and
// OpTypeFloat of a width, without another encoding.
var NumberTypes = [...]struct {
	Capability Capability
	Op         Op
	Width      uint32
}{
	{CapabilityInt8, OpTypeInt, 8},
	{CapabilityInt16, OpTypeInt, 16},
	{CapabilityInt64, OpTypeInt, 64},
	{CapabilityFloat16, OpTypeFloat, 16},
	{CapabilityFloat64, OpTypeFloat, 64},
}
