package ir

import (
	"iter"
	"slices"

	"hone/spirv"
)

// Offset returns where an instruction stands in the words that the module was read from, -1 where they do not hold it
// as it is. It is for messages: among instructions that are the same, it takes it that the module was not edited. Cost:
// linear in the module.
func (m *Module) Offset(in *Inst) int {
	want := in.append(nil)
	same := 0 // before it
	if f := in.Function(); f != nil {
		var words []uint32
	functions:
		for _, g := range m.Functions() {
			for _, part := range [...]iter.Seq[*Inst]{g.Loose(), g.AllInsts()} {
				for other := range part {
					if other == in {
						break functions
					}
					if other.Op != in.Op {
						continue
					}
					if words = other.append(words[:0]); slices.Equal(words, want) {
						same++
					}
				}
			}
		}
	}
	for at := spirv.HeaderWords; at < len(m.original); {
		next := at + int(m.original[at]>>16)
		if slices.Equal(m.original[at:next], want) {
			if same == 0 {
				return at
			}
			same--
		}
		at = next
	}
	return -1
}
