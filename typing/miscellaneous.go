package typing

import (
	"fmt"

	"hone/ir"
	"hone/spirv"
)

// miscellaneousRows: section 3.3.1 and 3.3.3, Miscellaneous and Extension Instructions.
var miscellaneousRows = [...]row{
	{op: spirv.OpUndef, result: anything},
	{op: spirv.OpExtInst, also: extended},
	{op: spirv.OpPoisonKHR, result: anything},
	{op: spirv.OpFreezeKHR, result: anything, operands: []spec{like}},
	{op: spirv.OpAssumeTrueKHR, operands: []spec{aBool}},
	{op: spirv.OpExpectKHR, result: scalars | integer | boolean, operands: []spec{like, like}},
	{op: spirv.OpReadClockKHR, result: scalar | vector | unsigned, operands: []spec{scope}, also: clock},
}

// clock: 64 bits, or two times 32.
func clock(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	if t := c.of(in.Type); t.certainly(scalar|integer) && t.width != 64 || t.certainly(vector|integer) &&
		(t.width != 32 || t.n != 2) {
		return "the result type " + c.show(in.Type) + " must be an unsigned integer of 64 bits or a vector of two of 32"
	}
	return ""
}

// extended verifies an extended instruction by the row of its set.
func extended(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	set := c.m.ExtSet(in.ID(0))
	if set == nil {
		return ""
	}
	var table []row
	switch set.Name {
	case "GLSL.std.450":
		table = glslRows[:]
	case "OpenCL.std":
		table = openclRows[:]
	default:
		return c.debugInfo(in, set)
	}
	number := in.Literal(1)
	// Tables are sorted by number and have few gaps.
	lo, hi := 0, len(table)
	for lo < hi {
		switch mid := (lo + hi) / 2; {
		case uint32(table[mid].op) < number:
			lo = mid + 1
		case uint32(table[mid].op) > number:
			hi = mid
		default:
			return c.apply(&table[mid], in.Op, in, 2)
		}
	}
	for i, id := range in.IDs() {
		if i > 0 && !c.operand(anything, in, i, 2) {
			return fmt.Sprintf("%%%d is no value", id)
		}
	}
	return ""
}
