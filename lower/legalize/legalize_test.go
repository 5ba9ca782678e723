package legalize_test

import (
	"testing"

	"hone"
	"hone/internal/passtest"
)

func TestPasses(t *testing.T) { passtest.Run(t, hone.Passes()) }
