// Package view gives names to the operands of instructions for who writes a pass:
//
//	if in.Op == spirv.OpLoad {
//		use(view.Load(in).Pointer())
//	}
//
// There is a view for each opcode of the grammar. It is the instruction itself under another type and costs nothing.
// What follows an operand of variable length is read with the methods of [ir.Inst]. A view does not embed the
// instruction: for some 900 types that would be 100,000 methods to compile. A [Chain] is one view of all access chains.
package view

//go:generate go run ../../internal/gen -grammar ../../../shared/grammar -part view -out .

import (
	"hone/ir"
	"hone/spirv"
)

func idsFrom(in *ir.Inst, i int) []ir.ID {
	ids := make([]ir.ID, 0, max(0, in.NumWords()-i))
	for ; i < in.NumWords(); i++ {
		ids = append(ids, in.ID(i))
	}
	return ids
}

func wordsFrom(in *ir.Inst, i int) []uint32 { return in.Words()[min(i, in.NumWords()):] }

func optionalID(in *ir.Inst, i int) ir.ID {
	if i < in.NumWords() {
		return in.ID(i)
	}
	return 0
}

func optionalWord(in *ir.Inst, i int) uint32 {
	if i < in.NumWords() {
		return in.Literal(i)
	}
	return 0
}

func stringAt(in *ir.Inst, i int) string {
	s, _, _ := spirv.String(wordsFrom(in, i))
	return s
}
