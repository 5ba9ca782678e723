package execute

import (
	"math/bits"

	"hone/vm/internal/code"
	"hone/vm/internal/shadow"
)

// origin returns what the result of the instruction that is executed comes from, or what it stores, where that is
// undetermined in a lane: what led the invocation here, or what an operand comes from, an undefined one first, or the
// instruction itself.
func (s *Batch) origin(lane int) shadow.Origin {
	if (s.undefinedFlow|s.unspecifiedFlow)>>lane&1 != 0 {
		return s.flowFrom[lane]
	}
	if s.passing != (shadow.Origin{}) {
		return s.passing
	}
	fr, i := s.executed()
	if i == nil {
		return shadow.Origin{}
	}
	if from := s.originOfOperands(fr, i, lane); from != (shadow.Origin{}) {
		return from
	}
	return shadow.Origin{Value: i.Where + 1}
}

// originsOf gives the lanes of a set their origins. What memory of a call that begins holds comes from the instruction.
func (s *Batch) originsOf(lanes uint64, to []shadow.Origin) {
	_, i := s.executed()
	alike := i != nil && i.Op == code.Forget && s.passing == (shadow.Origin{})
	flow := s.undefinedFlow | s.unspecifiedFlow
	for ; lanes != 0; lanes &= lanes - 1 {
		lane := bits.TrailingZeros64(lanes)
		if alike && flow>>lane&1 == 0 {
			to[lane] = shadow.Origin{Value: i.Where + 1}
		} else {
			to[lane] = s.origin(lane)
		}
	}
}

// originOfFlow returns what makes the invocation in a lane undetermined: the operand that the instruction which is
// executed branches by, or uses as an address.
func (s *Batch) originOfFlow(lane int) shadow.Origin {
	fr, i := s.executed()
	if i == nil {
		return shadow.Origin{}
	}
	from := shadow.Origin{Value: i.Where + 1, Branch: i.Where + 1}
	if of := s.originOfOperands(fr, i, lane); of != (shadow.Origin{}) {
		from.Value = of.Value
	}
	return from
}

// executed returns the instruction that is executed, nil before there is one.
func (s *Batch) executed() (*Frame, *code.Instr) {
	if s.top < 0 || s.frames[s.top].ip == 0 {
		return nil, nil
	}
	fr := &s.frames[s.top]
	return fr, &fr.Function.Code[fr.ip-1]
}

// originOfOperands returns what the first operand with a shadow comes from, an undefined one before others; that of no
// operand for an instruction whose operands are others than registers.
func (s *Batch) originOfOperands(fr *Frame, i *code.Instr, lane int) (from shadow.Origin) {
	look := func(list ...int32) {
		for _, r := range list {
			if r < 0 {
				continue
			}
			k := fr.base + int(r)
			if s.shadows.Lanes[k]>>lane&1 == 0 {
				continue
			}
			of, undefined := s.shadows.Origin(k, lane), s.shadows.Undefined(k, lane)
			if undefined && of != (shadow.Origin{}) {
				from = of
				return
			}
			if from == (shadow.Origin{}) {
				from = of
			}
		}
	}
	switch i.Op {
	case code.Compute:
		look(i.A, i.B, i.C, i.D)
	case code.Index:
		look(i.B, i.A)
	case code.Move, code.Local, code.LoadLocal, code.LoadShared, code.BranchIf, code.Switch, code.Subgroup:
		look(i.A)
	case code.LoadBuffer:
		look(i.A, i.B)
	case code.StoreLocal, code.StoreShared, code.StoreBuffer:
		look(i.C, i.A)
	case code.Vector, code.Image: // lists of operands after that of results
		lists := int32(1)
		if i.Op == code.Vector {
			lists = i.B
		}
		for at := i.A; lists >= 0; lists-- {
			list := fr.Function.List(at)
			if at != i.A && from == (shadow.Origin{}) {
				look(list...)
			}
			at += int32(len(list)) + 1
		}
	}
	return from
}
