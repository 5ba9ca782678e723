package code

import (
	"slices"

	"hone/spirv"
)

// Decision is an instruction that goes a way of several by an operand: a branch, a switch, or a choice of a
// value.
type Decision struct {
	Where    int32
	First, N int32 // its ways are numbered from First on
}

// ways returns how many ways an instruction can go, 0 for an instruction that decides nothing: each case of a switch,
// both values of a condition, and for a logical operation with two operands which of them decides.
func (p *Program) ways(i *Instr) int32 {
	if i.A < 0 && i.A != NoOperand && p.Constants[^i.A].Origin == 0 { // it goes one way, whatever the inputs are
		return 0
	}
	in := p.Places[i.Where].In
	switch i.Op {
	case BranchIf:
		return 2
	case Switch:
		return int32(len(p.Switches[i.Detail].Values)) + 1
	case Compute:
		switch op := p.Operations[i.Detail].Op; {
		case in == nil || in.Op != op:
		case op == spirv.OpSelect:
			return 2
		case op == spirv.OpLogicalAnd, op == spirv.OpLogicalOr:
			return 3
		}
	}
	return 0
}

// Covered returns a shader with a Cover before each instruction that decides, and the decisions. What an instruction
// decides for several components is a single decision.
func (p *Program) Covered() *Program {
	one := *p
	one.Functions = make([]*Function, len(p.Functions))
	for k, f := range p.Functions {
		g := *f
		g.Code, g.Blocks = make([]Instr, 0, len(f.Code)+len(f.Code)/4), slices.Clone(f.Blocks)
		for b := range g.Blocks {
			block := &g.Blocks[b]
			start := int32(len(g.Code))
			for _, i := range f.Code[block.Start:block.End] {
				if n := p.ways(&i); n > 0 {
					last := len(one.Decisions) - 1
					if last < 0 || one.Decisions[last].Where != i.Where || one.Decisions[last].N != n {
						one.Decisions = append(one.Decisions, Decision{i.Where, one.Ways, n})
						one.Ways += n
						last++
					}
					g.Code = append(g.Code, Instr{Op: Cover, Where: i.Where, Dst: NoOperand, A: NoOperand, B: NoOperand,
						C: NoOperand, D: NoOperand, Detail: int32(last)})
					block.Traces++
				}
				g.Code = append(g.Code, i)
			}
			block.Start, block.End = start, int32(len(g.Code))
		}
		one.Functions[k] = &g
	}
	return &one
}
