package ssa_test

import (
	"testing"

	"hone"
	"hone/internal/passtest"
)

func TestPasses(t *testing.T) { passtest.Run(t, hone.Passes()) }

func TestModules(t *testing.T) {
	passtest.Modules(t, hone.Passes(), "private-to-local,mem2reg")
}
