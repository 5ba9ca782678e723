package ir

import "hone/spirv"

// Typed views (view_gen.go) give names to operands where a person writes a pass:
//
//	if in.Op == spirv.OpLoad {
//		use(ir.AsLoad(in).Pointer())
//	}
//
// What follows an operand of variable length is read with the methods of Inst. A view does not embed the
// instruction: for some 900 types that would be 100,000 methods to compile. These helpers are the views'.

func (in *Inst) idsFrom(i int) []ID {
	ids := make([]ID, 0, len(in.words)-min(i, len(in.words)))
	for ; i < len(in.words); i++ {
		ids = append(ids, in.ID(i))
	}
	return ids
}

func (in *Inst) wordsFrom(i int) []uint32 { return in.words[min(i, len(in.words)):] }

func (in *Inst) optionalID(i int) ID {
	if i < len(in.words) {
		return in.ID(i)
	}
	return 0
}

func (in *Inst) optionalWord(i int) uint32 {
	if i < len(in.words) {
		return in.words[i]
	}
	return 0
}

func (in *Inst) stringAt(i int) string {
	s, _, _ := spirv.String(in.wordsFrom(i))
	return s
}
