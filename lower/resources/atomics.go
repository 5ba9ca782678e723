package resources

import (
	"slices"

	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// AtomicIncrement makes increments and decrements additions and subtractions of 1. Cost: linear.
var AtomicIncrement = pass.ForFunctions("lower-atomic-increment-to-add",
	"atomic increments and decrements become additions and subtractions of 1",
	func(c *pass.Context, f *ir.Function) bool {
		changed := false
		for in := range f.Insts() {
			op := spirv.OpAtomicIAdd
			switch {
			case in.Unknown() || in.Op != spirv.OpAtomicIIncrement && in.Op != spirv.OpAtomicIDecrement:
				continue
			case in.Op == spirv.OpAtomicIDecrement:
				op = spirv.OpAtomicISub
			}
			if d := c.Module.Def(in.Type); d.Op != spirv.OpTypeInt || d.Literal(0) > 64 || !c.Transform() {
				continue
			}
			one := c.Constants().Int(in.Type, 1)
			in.Become(op, append(slices.Clone(in.Words()), uint32(one))...)
			changed = true
		}
		return changed
	}, pass.Idempotent, pass.Removes("OpAtomicIIncrement", "OpAtomicIDecrement"))

// AtomicFlag makes atomic flags, which kernels have, numbers: one is set if it is not 0, which an exchange tells. Cost:
// linear.
var AtomicFlag = pass.ForFunctions("lower-atomic-flag-to-uint", "atomic flags become exchanges and stores of numbers",
	func(c *pass.Context, f *ir.Function) bool {
		m, changed := c.Module, false
		for in := range f.Insts() {
			if in.Unknown() || in.Op != spirv.OpAtomicFlagTestAndSet && in.Op != spirv.OpAtomicFlagClear {
				continue
			}
			typ := m.Types().Pointee(m.TypeOf(in.ID(0)))
			if !uints(m, typ, 1) {
				c.RemarkAt(in, in.Result, "the flag stays: it is no number of 32 bits")
				continue
			}
			if !c.Grow(1) || !c.Transform() {
				continue
			}
			changed = true
			zero := c.Constants().Int(typ, 0)
			if in.Op == spirv.OpAtomicFlagClear {
				in.Become(spirv.OpAtomicStore, append(slices.Clone(in.Words()), uint32(zero))...)
				continue
			}
			b := c.Replace(in)
			was := b.AtomicExchange(typ, in.ID(0), in.ID(1), in.ID(2), c.Constants().Int(typ, 1))
			b.INotEqual(in.Type, was, zero)
			b.Done()
		}
		return changed
	}, pass.Idempotent, pass.Removes("OpAtomicFlagTestAndSet", "OpAtomicFlagClear"))
