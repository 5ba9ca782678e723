package vm

import (
	"cmp"

	"hone/ir"
)

// Report is something that a shader should not do. Each kind is reported once for an instruction.
type Report struct {
	Kind  Kind
	Place string // the function and the instruction
	Inst  *ir.Inst
	Count uint64 // how often, for each invocation
	First [3]int // the global id of the first invocation, by workgroup

	where int32
}

func compareReports(x, y Report) int {
	return cmp.Or(cmp.Compare(x.where, y.where), cmp.Compare(x.Kind, y.Kind))
}
