package ir

import (
	"slices"
	"testing"

	"hone/spirv"
)

// TestRestrictions: the table is sorted, and no unrestricted opcode has a row or an operand of a restricted kind.
func TestRestrictions(t *testing.T) {
	if !slices.IsSortedFunc(restrictions[:], func(a, b restriction) int { return int(a.op) - int(b.op) }) {
		t.Error("the table is not sorted by opcode")
	}
	skipped := 0
	for op := range spirv.Op(0x10000 - 1) {
		if !unrestricted(op) || op.Info() == nil {
			continue
		}
		skipped++
		if len(restrictionsOf(op)) > 0 || slices.ContainsFunc(op.Info().Operands, isRestrictedKind) {
			t.Errorf("%s has restricted operands", op)
		}
	}
	if skipped == 0 {
		t.Error("no opcode is unrestricted")
	}
	for i := range restrictions {
		if rows := restrictionsOf(restrictions[i].op); !slices.Contains(rows, restrictions[i]) {
			t.Errorf("row %d is not found by its opcode", i)
		}
	}
}
