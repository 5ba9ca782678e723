// Package build makes instructions for who writes a pass:
//
//	b := build.Before(in)
//	product := b.IMul(in.Type, x, y)
//
// A [Builder] has a method for each opcode of the grammar. It takes the result type first, where there is one, then the
// operands, and returns the id of the result, or the instruction where there is no result. An enumerant that brings
// parameters is followed by these as words. Code that handles opcodes as data calls [ir.Inserter.Emit].
//
// A context of package pass has functions of the same names ([hone/pass.Context]).
package build

//go:generate go run ../../internal/gen -grammar ../../../shared/grammar -part build -out .

import (
	"slices"

	"hone/ir"
	"hone/spirv"
)

// Builder makes instructions at a place. It is small and handed on by value.
type Builder struct{ *ir.Inserter }

// Before returns a builder that inserts before in.
func Before(in *ir.Inst) Builder { return Builder{ir.Before(in)} }

// After returns a builder that inserts after in.
func After(in *ir.Inst) Builder { return Builder{ir.After(in)} }

// AtStart returns a builder that inserts at the start of a block, after its phis and variables: see [ir.AtStart].
func AtStart(b *ir.Block) Builder { return Builder{ir.AtStart(b)} }

// AtEnd returns a builder that inserts at the end of a block, before its terminator and merge instruction. A terminator
// or merge instruction that it builds takes the place of the one that is there: see [ir.AtEnd].
func AtEnd(b *ir.Block) Builder { return Builder{ir.AtEnd(b)} }

// Into returns a builder that appends to a section.
func Into(s *ir.Section) Builder { return Builder{ir.Into(s)} }

// Replace returns a builder that inserts where in stands and puts the last result that it builds in the place of in's
// result. in itself is removed with the first, and can be read all the same. See [ir.ReplaceInst] for when it is
// complete, and what holds until then.
func Replace(in *ir.Inst) Builder { return Builder{ir.ReplaceInst(in)} }

// Instrument returns a builder that inserts where in stands and puts the last result that it builds in the place of
// in's result, as [Replace] does, for what computes the same and more: [ir.Inserter.Again] builds in again.
//
//	b := build.Instrument(in)
//	b.IfElse(in.Type, inside,
//		func(b build.Builder) ir.ID { return b.Again(in).Result },
//		func(b build.Builder) ir.ID { return zero })
func Instrument(in *ir.Inst) Builder { return Builder{ir.Instrument(in)} }

// If builds a selection: then builds what is executed where the boolean cond holds, with a builder of its own. The
// block is split where b builds ([ir.Inserter.Split]), wherever that is: in a loop header, a continue target, a case of
// a switch. b goes on behind the selection. Instructions, and what others hold of them, stay as they are, but those
// behind stand in another block.
//
// then may build further selections, and may end the invocation or the function with a terminator, which must not
// happen in a continue construct. What is convergent (derivatives, samples with implicit lod, group operations,
// barriers) means something else there if cond is not uniform.
//
// Cost: that of the split, linear in what stands behind b in the block: several in a long block begin at its end.
func (b Builder) If(cond ir.ID, then func(b Builder)) {
	b.IfElse(0, cond, func(b Builder) ir.ID { then(b); return 0 }, nil)
}

// IfElse is [Builder.If] with another part, which is executed where cond does not hold, and which may be nil where typ
// is 0. If typ is not 0 both return a value of that type, and the result, a phi, is that of the part that was executed.
// The module must allow phis of the type ([ir.Module.Allows]).
func (b Builder) IfElse(typ, cond ir.ID, then, otherwise func(b Builder) ir.ID) ir.ID {
	if typ != 0 && otherwise == nil {
		panic("build: IfElse with a type and without what is otherwise")
	}
	head, tail := b.Split()
	at := head.Terminator() // the position of all
	parts := []func(b Builder) ir.ID{then, otherwise}
	var targets [2]ir.ID
	var inside []Builder
	after := head
	for i, part := range parts {
		if targets[i] = tail.ID(); part == nil {
			inside = append(inside, Builder{})
			continue
		}
		after = head.Function().NewBlock(after)
		AtEnd(after).Branch(tail.ID()).CopyPosition(at)
		inside = append(inside, Builder{b.Within(after)})
		targets[i] = after.ID()
	}
	end := AtEnd(head)
	end.SelectionMerge(tail.ID(), spirv.SelectionControlNone)
	end.BranchConditional(cond, targets[0], targets[1])
	var values []uint32
	for i, part := range parts {
		if part == nil {
			continue
		}
		value := part(inside[i])
		if from := inside[i].Block(); slices.Contains(slices.Collect(from.Succs()), tail) {
			values = append(values, uint32(value), uint32(from.ID()))
		}
	}
	switch {
	case typ == 0:
		return 0
	case values == nil: // nothing comes here
		return b.Undef(typ)
	}
	phi := b.Emit(spirv.OpPhi, typ, true, values...)
	if first := tail.First().Next(); first != phi {
		phi.MoveBefore(first)
	}
	return phi.Result
}

// CopyParts makes a value of another composite type, whose parts match at each depth, as OpCopyLogical does: it takes
// the value apart and puts it together. How many parts there are [ir.Types.CountParts] tells.
func (b Builder) CopyParts(to, value ir.ID) ir.ID {
	m := b.Module()
	from := m.TypeOf(value)
	n, _ := m.Types().NumParts(to)
	parts := make([]ir.ID, n)
	for i := range parts {
		part := m.Types().PartAt(to, uint32(i))
		parts[i] = b.CompositeExtract(m.Types().PartAt(from, uint32(i)), value, uint32(i))
		if m.TypeOf(parts[i]) != part {
			parts[i] = b.CopyParts(part, parts[i])
		}
	}
	return b.CompositeConstruct(to, parts...)
}

func words(ids []ir.ID) []uint32 {
	w := make([]uint32, len(ids))
	for i, id := range ids {
		w[i] = uint32(id)
	}
	return w
}
