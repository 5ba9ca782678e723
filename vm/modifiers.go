package vm

import (
	"hone/analysis"
	"hone/fold"
	"hone/ir"
	"hone/spirv"
)

// Source modifiers: a negation or absolute value whose users are all operations on floats is no instruction, but part of their operands. That
// is exact, since both only change the sign bit, of a NaN as well.

// modifier is what is done to an operand before it is used: the absolute value is taken first.
type modifier uint8

const (
	negated modifier = 1 << iota
	absolute

	modifierBits = 2
)

// apply applies a modifier to the bits of a number.
func (m modifier) apply(v, sign uint64) uint64 {
	if m&absolute != 0 {
		v &^= sign
	}
	if m&negated != 0 {
		v ^= sign
	}
	return v
}

// modifies returns the operand that an instruction negates, or takes the absolute value of, and which of the two.
func (b *builder) modifies(in *ir.Inst) (operand ir.ID, m modifier) {
	switch {
	case in.Op == spirv.OpFNegate:
		return in.ID(0), negated
	case in.Op == spirv.OpExtInst && in.NumWords() == 3 && in.Word(1) == spirv.GLSLStd450FAbs && b.isGLSL(in):
		return in.ID(2), absolute
	}
	return 0, 0
}

func (b *builder) isGLSL(in *ir.Inst) bool {
	set := b.m.ExtSet(in.ID(0))
	return set != nil && set.Name == "GLSL.std.450"
}

// takesModifiers reports whether the operands of an instruction may have modifiers.
func (b *builder) takesModifiers(in *ir.Inst) bool {
	row := fold.For(in.Op)
	if in.Op == spirv.OpExtInst && b.isGLSL(in) {
		row = fold.ForExt(b.m.ExtSet(in.ID(0)), in.Word(1))
	}
	if row == nil || row.Compute == nil || row.Second != nil || row.Operands() > 3 {
		return false
	}
	for i := range row.Operands() {
		if row.Operand(i) != fold.Float {
			return false
		}
	}
	return true
}

// findModifiers finds the instructions that become modifiers, in the blocks that are compiled.
func (b *builder) findModifiers() {
	n := b.numbers.Defined()
	b.folded = make([]bool, n)
	some := false
	for _, i := range b.order {
		for in := range b.f.Blocks[i].Insts() {
			if _, m := b.modifies(in); m != 0 {
				b.folded[b.numbers.Of(in.Result)], some = true, true
			}
		}
	}
	if !some {
		b.folded = nil
		return
	}
	for _, i := range b.order {
		for in := range b.f.Blocks[i].Insts() {
			if b.takesModifiers(in) {
				continue
			}
			for _, id := range in.IDs() {
				if k := b.numbers.Of(id); k >= 0 && k < n {
					b.folded[k] = false
				}
			}
		}
	}
	b.unfold()
}

// unfold makes those modifiers instructions again whose operand is in a shared register that may be written again before a user reads it.
func (b *builder) unfold() {
	live := analysis.Liveness.Of(b.facts, b.f)
	check := func(user *ir.Inst) {
		for _, id := range user.IDs() {
			for b.isFolded(id) {
				if from, _ := b.source(id); !b.inClass(from) || live.At(from, live.Point(user)-1) {
					break
				}
				b.folded[b.numbers.Of(id)] = false
				user = b.m.Def(id)
				id, _ = b.modifies(user)
			}
		}
	}
	for _, i := range b.order {
		for in := range b.f.Blocks[i].Insts() {
			if in.Result == 0 || !b.isFolded(in.Result) {
				check(in)
			}
		}
	}
}

// isFolded reports whether the value id is made by its users.
func (b *builder) isFolded(id ir.ID) bool {
	if b.folded == nil {
		return false
	}
	k := b.numbers.Of(id)
	return k >= 0 && k < len(b.folded) && b.folded[k]
}

// source returns the value that an operand is read from, and what is done to it.
func (b *builder) source(id ir.ID) (ir.ID, modifier) {
	var all modifier
	for b.isFolded(id) {
		operand, m := b.modifies(b.m.Def(id))
		switch {
		case all&absolute != 0: // of an absolute value the sign does not matter
		case m == negated:
			all ^= negated
		default:
			all |= absolute
		}
		id = operand
	}
	return id, all
}

// modified returns an operand with its modifier applied: one of the vectors of a scratch.
func (s *subgroup) modified(k int, v []uint64, m modifier, sign uint64) []uint64 {
	if m == 0 {
		return v
	}
	out := s.operands[k][:len(v)]
	for lane, x := range v {
		out[lane] = m.apply(x, sign)
	}
	return out
}
