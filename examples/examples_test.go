package examples

import (
	"testing"

	"hone/internal/passtest"
	"hone/pass"
)

func TestPasses(t *testing.T) {
	passtest.Run(t, []*pass.Pass{FRem, StrengthReduction, LICM, DeadStores})
}
