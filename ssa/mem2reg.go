// Package ssa brings functions into SSA form and out of it.
package ssa

import (
	"hone/ir"
	"hone/pass"
)

// Mem2Reg turns variables into values.
var Mem2Reg = pass.ForFunctions("mem2reg", "Function variables that are only loaded and stored whole become values", mem2reg)

func mem2reg(c *pass.Context, f *ir.Function) bool { return false }
