package compile

import (
	"slices"

	"hone/ir"
	"hone/spirv"
	"hone/ssa"
	"hone/vm/internal/code"
)

// The out-of-SSA translation is that of package ssa: phis and their operands are in classes that share a place, and the
// copies that are left stand at the starts and ends of blocks, in an order. A class has registers of its own here, one
// for each scalar, which are written where one of its values is defined. All other values are lists of operands, as
// builder.keep makes them.
//
// A shared register may be written again as soon as its value is not live any more. So nothing else refers to it: a
// value that has the same scalar, as a part of a composite does, gets a copy.

// findClasses assigns the registers of package ssa.
func (b *builder) findClasses() {
	b.ssa = ssa.NewRegisters(b.facts, b.f, true)
	b.isClass, b.owners = make([]bool, len(b.ssa.Types)), make([]ir.ID, len(b.ssa.Types))
	for k := range b.numbers.Defined() {
		id := b.numbers.ID(k)
		r := b.ssa.Of(id)
		if r < 0 {
			continue
		}
		b.isClass[r] = b.isClass[r] || b.owners[r] != 0 || b.m.Def(id).Op == spirv.OpPhi
		b.owners[r] = id
	}
	for _, i := range b.order { // a phi may have a register, too, between its operands and its value
		block := b.f.Blocks[i]
		for _, c := range slices.Concat(b.ssa.CopiesAtStart(block), b.ssa.CopiesAtEnd(block)) {
			b.isClass[c.To] = true
		}
	}
}

// inClass reports whether a value is in a register that it shares.
func (b *builder) inClass(id ir.ID) bool {
	r := b.ssa.Of(id)
	return r >= 0 && b.isClass[r]
}

// share gives classes their registers. A parameter's are those that it is passed in.
func (b *builder) share() {
	b.classes = make([][]int32, len(b.ssa.Types))
	for _, p := range b.f.Params {
		if b.inClass(p.Result) && b.classes[b.ssa.Of(p.Result)] == nil {
			b.classes[b.ssa.Of(p.Result)] = b.values[p.Result]
		}
	}
	for r, typ := range b.ssa.Types {
		if b.isClass[r] && b.classes[r] == nil {
			b.classes[r] = []int32{}
			if b.plainType(typ) && !b.full() {
				b.classes[r] = b.registersFor(typ)
			}
		}
		for _, k := range b.classes[r] {
			b.shared[k] = true
		}
	}
	for k := range b.numbers.Defined() {
		if id := b.numbers.ID(k); b.inClass(id) {
			passed := b.values[id] // of a parameter
			b.values[id] = b.classes[b.ssa.Of(id)]
			for i, from := range passed {
				b.move(b.values[id][i], from)
			}
		}
	}
}

// registersFor returns persistent registers for the scalars of a type.
func (b *builder) registersFor(typ ir.ID) []int32 {
	b.grow(len(b.flatten(typ)))
	v := make([]int32, len(b.flatten(typ)))
	for i := range v {
		v[i] = b.newRegister(true)
	}
	return v
}

// copies emits copies of package ssa, which are in an order.
func (b *builder) copies(list []ssa.Copy) {
	for _, c := range list {
		var from []int32
		switch {
		case c.From < 0:
			from = b.value(c.Value)
		case b.isClass[c.From]:
			from = b.classes[c.From]
		default:
			from = b.value(b.owners[c.From])
		}
		for k, to := range b.classes[c.To] {
			b.move(to, from[k])
		}
	}
}

// parallel emits moves that are to be made at once, and forgets them.
func (b *builder) parallel() {
	for i := range b.moves {
		if m := &b.moves[i]; m.From < 0 { // a constant
			m.Value, m.From = ir.ID(^m.From), -1
		}
	}
	for _, m := range b.sequencer.Sequence(b.moves, len(b.refs), func(int) int { return int(b.fresh()) }) {
		from := int32(m.From)
		if from < 0 {
			from = ^int32(m.Value)
		}
		b.move(int32(m.To), from)
	}
	b.moves = b.moves[:0]
}

// maxRedirected is how many components a value may have whose registers instructions write directly.
const maxRedirected = 16

// into emits what brings components to the registers of a value.
func (b *builder) into(registers, parts []int32) {
	for i, r := range parts {
		others := 0 // components that read either register
		for _, p := range parts {
			if p == r {
				others++
			}
			if p == registers[i] {
				others++
			}
		}
		if others == 1 && len(parts) <= maxRedirected && b.redirect(r, registers[i]) {
			continue
		}
		b.moves = append(b.moves, ssa.Copy{To: int(registers[i]), From: int(r)})
	}
	b.parallel()
}

// keep returns operands that hold as long as the value id is used.
func (b *builder) keep(id ir.ID, parts []int32) []int32 {
	b.grow(len(parts))
	kept := make([]int32, len(parts))
	local := b.isLocal(id)
	for i, r := range parts {
		kept[i] = r
		if !b.isShared(r) && (local || !b.temporary(r)) {
			continue
		}
		if k := slices.Index(parts[max(0, i-maxRedirected):i], r); k >= 0 {
			kept[i] = kept[max(0, i-maxRedirected)+k]
			continue
		}
		if local {
			kept[i] = b.fresh()
		} else if kept[i] = b.newRegister(true); len(parts) <= maxRedirected && b.redirect(r, kept[i]) {
			continue
		}
		b.move(kept[i], r)
	}
	if local {
		uses := b.uses[b.numbers.Of(id)]
		for _, r := range kept {
			if b.temporary(r) {
				b.refs[r] += uses
			}
		}
	}
	return kept
}

// redirect lets the instruction that made the temporary r write to another register, if nothing but the value that is
// being defined has r. It reports whether it has.
func (b *builder) redirect(r, to int32) bool {
	if !b.temporary(r) || b.refs[r] > 0 {
		return false
	}
	instrs := b.out.Code
	for k := len(instrs) - 1; k >= max(b.started, len(instrs)-maxRedirected); k-- {
		i := &instrs[k]
		reads := func(x int32) bool { return i.A == x || i.B == x || i.C == x || i.D == x }
		lists := i.Op == code.Vector || i.Op == code.Image || i.Op == code.Pick || i.Op == code.Subgroup ||
			i.Op == code.Matrix || i.Op == code.Query || i.Op == code.Take || i.Op == code.BeginCopy || i.Op == code.Give
		switch {
		case i.Dst == r:
			// An operation on scalars is done with a lane of its operands before it writes it, others may not be.
			if b.isShared(to) && i.Op != code.Compute && i.Op != code.Move && (lists || reads(to)) {
				return false
			}
			i.Dst = to
			return true
		case lists || reads(r) || reads(to) || i.Dst == to:
			return false
		}
	}
	return false
}
