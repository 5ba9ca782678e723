package examples

import (
	"testing"

	"hone/passtest"
)

func TestPasses(t *testing.T) {
	passtest.Run(t, FRem, StrengthReduction, LICM, DeadStores, LoadForwarding, ShiftBindings, InlineOnce, Unroll,
		GuardWrites)
}
