package compile

import (
	"hone/analysis"
	"hone/fold"
	"hone/ir"
	"hone/spirv"
	"hone/vm/internal/code"
	"hone/vm/internal/shadow"
)

// Source modifiers: a negation or absolute value whose users are all operations on floats is no instruction, but part
// of their operands. That is exact, since both only change the sign bit, of a NaN as well.
//
// A clamp to 0 and 1 of what is used for nothing else is part of the instruction that makes it, as the operation that
// it is: what becomes of a NaN, and which zero it gives, is the row's choice in package fold, here as elsewhere.

// modifies returns the operand that an instruction negates, or takes the absolute value of, and which of the two.
func (b *builder) modifies(in *ir.Inst) (operand ir.ID, m shadow.Modifier) {
	switch {
	case in.Op == spirv.OpFNegate:
		return in.ID(0), shadow.Negated
	case in.Op == spirv.OpExtInst && in.NumWords() == 3 && in.Word(1) == spirv.GLSLStd450FAbs && b.isGLSL(in):
		return in.ID(2), shadow.Absolute
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

// unfold makes those modifiers instructions again whose operand is in a shared register that may be written again
// before a user reads it.
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
func (b *builder) source(id ir.ID) (ir.ID, shadow.Modifier) {
	var all shadow.Modifier
	for b.isFolded(id) {
		operand, m := b.modifies(b.m.Def(id))
		switch {
		case all&shadow.Absolute != 0: // of an absolute value the sign does not matter
		case m == shadow.Negated:
			all ^= shadow.Negated
		default:
			all |= shadow.Absolute
		}
		id = operand
	}
	return id, all
}

// saturate makes a clamp to 0 and 1 part of the instructions that make the components of what it clamps, which are used
// for nothing else. It reports whether it has.
func (b *builder) saturate(in *ir.Inst) bool {
	x, flat := b.m.Resolve(in.ID(2)), b.flatten(in.Type)
	if b.p.Tracing != nil || !b.isLocal(in.Result) || !b.isLocal(x) || b.isFolded(x) || b.uses[b.numbers.Of(x)] != 1 ||
		len(flat) == 0 || b.m.TypeOf(x) != in.Type {
		return false
	}
	parts, low, high := b.value(x), b.value(in.ID(3)), b.value(in.ID(4))
	one := flat[0].format.FromFloat64(1, fold.Mode{})
	for i, r := range parts {
		zero, ok := b.bitsOf(low[i])
		most, known := b.bitsOf(high[i])
		if !ok || !known || zero != 0 || most != one {
			return false
		}
		if _, known := b.bitsOf(r); known {
			continue
		}
		if !b.temporary(r) || b.refs[r] != 1 {
			return false
		}
		made := &b.out.Code[b.made[r]]
		if made.Op != code.Compute || made.Dst != r || made.Flags&code.Saturated != 0 ||
			b.p.Places[made.Where].In != b.m.Def(x) ||
			b.p.Operations[made.Detail].Row.Result() != fold.Float {
			return false
		}
	}
	s := flat[0]
	clamp := code.Saturation{
		Operation: b.operation(operationKey{op: spirv.OpExtInst, instruction: in.Word(1), args: b.args(s, []scalar{s, s, s}),
			width: s.width}),
		Zero: b.number(0), One: b.number(one),
	}
	out := make([]int32, len(parts))
	for i, r := range parts {
		if _, known := b.bitsOf(r); known {
			out[i] = b.compute(clamp.Operation, r, clamp.Zero, clamp.One)
			continue
		}
		made := &b.out.Code[b.made[r]]
		made.Flags |= code.Saturated
		made.Imm, out[i] = int64(len(b.p.Saturations)), r
	}
	b.p.Saturations = append(b.p.Saturations, clamp)
	b.define(in.Result, out)
	return true
}
