package instrument

import (
	"hone/ir"
	"hone/ir/build"
	"hone/ir/effects"
	"hone/lower"
	"hone/pass"
	"hone/spirv"
)

// AddressesPass reports accesses through buffer references (pointers to PhysicalStorageBuffer memory) with an address
// that is wrong whatever buffers there are: null or an offset from null, or no multiple of the alignment that the
// access promises, or of the size of the number for atomic operations.
//
// Whether a buffer is at the address, and how long it is, is not checked. Cost: linear.
var AddressesPass = New(Addresses, "addresses", "report null and misaligned addresses of buffer references",
	func(x *Instrumenter, f *ir.Function) {
		for in := range f.Insts() {
			if in.Unknown() {
				continue
			}
			for _, i := range accessedAddresses(in) {
				if x.isAddress(in.ID(i)) {
					x.checkAddress(in, i)
				}
			}
		}
	}, pageParameter)

var pageParameter = pass.Int("page", 4096, "an address below this is an offset from null").Must(pass.Within(1, most))

// accessedAddresses returns the operands through which an instruction accesses memory.
func accessedAddresses(in *ir.Inst) []int {
	info := in.Op.Info()
	switch {
	case info == nil || in.NumWords() == 0:
		return nil
	case in.Op == spirv.OpCopyMemory || in.Op == spirv.OpCopyMemorySized:
		return []int{0, 1}
	case info.Class == "Atomic" || effects.OperandsOf(in, 0).Kind == spirv.KindMemoryAccess:
		return []int{0}
	}
	return nil
}

// checkAddress reports the address in an operand. The address of a number that may only be stored has no conversion:
// there the address from which the shader computes it is compared with null alone.
func (x *Instrumenter) checkAddress(in *ir.Inst, operand int) {
	pointer, base := in.ID(operand), ir.ID(0)
	if d := x.Module.UnderlyingObject(pointer); d != nil && d.Result != pointer && x.hasAddress(d.Result) {
		base = d.Result
	}
	align := x.alignmentOf(in, operand)
	if !x.hasAddress(pointer) {
		pointer, base, align = base, 0, 0
	}
	if pointer == 0 {
		x.RemarkAt(in, in.Result, "is not checked: its address has no conversion")
		return
	}
	if !x.Allow(20) {
		return
	}
	b, u32, boolean := x.Before(in), x.u32(), x.Types().Bool()
	address := x.address(b, pointer)
	low, high := b.CompositeExtract(u32, address, 0), b.CompositeExtract(u32, address, 1)
	null := b.LogicalAnd(boolean, b.IEqual(boolean, high, x.number(0)),
		b.ULessThan(boolean, low, x.number(uint64(pageParameter.Of(x.Context)))))
	if base != 0 {
		origin := x.address(b, base)
		typ := x.Module.TypeOf(origin)
		zero := b.IEqual(x.each(boolean, typ), origin, x.Constants().Null(typ))
		null = b.LogicalOr(boolean, null, b.All(boolean, zero))
	}
	x.Report(b, null, in, "the address %#lx is null, or an offset from null", address)
	if align > 1 {
		off := b.INotEqual(boolean, b.BitwiseAnd(u32, low, x.number(align-1)), x.number(0))
		off = b.LogicalAnd(boolean, off, b.LogicalNot(boolean, null))
		x.Report(b, off, in, "the address %#lx is no multiple of %v, its alignment", address, x.number(align))
	}
}

// hasAddress reports whether address builds the address of a pointer.
func (x *Instrumenter) hasAddress(pointer ir.ID) bool {
	halves := x.Types().Vector(x.u32(), 2)
	return x.isAddress(pointer) && (x.integerOf(pointer) != 0 || x.Module.CanBitcast(x.Module.TypeOf(pointer), halves))
}

// address builds the address of a pointer as two numbers of 32 bits, the low one first.
func (x *Instrumenter) address(b build.Builder, pointer ir.ID) ir.ID {
	if n := x.integerOf(pointer); n != 0 {
		pointer = n
	}
	return lower.Cast(x.Module, b, x.Types().Vector(x.u32(), 2), pointer)
}

// integerOf returns the integers that a pointer is made of, 64 bits; 0 where it is not made of integers.
func (x *Instrumenter) integerOf(pointer ir.ID) ir.ID {
	d := x.Module.Def(pointer)
	if d == nil || d.Op != spirv.OpConvertUToPtr && d.Op != spirv.OpBitcast {
		return 0
	}
	if x.Module.CanBitcast(x.Module.TypeOf(d.ID(0)), x.Types().Vector(x.u32(), 2)) && !x.isAddress(d.ID(0)) {
		return d.ID(0)
	}
	return 0
}

// isAddress reports whether a value is a pointer to PhysicalStorageBuffer memory.
func (x *Instrumenter) isAddress(value ir.ID) bool {
	class, ok := x.Types().StorageClass(x.Module.TypeOf(value))
	return ok && class == spirv.StorageClassPhysicalStorageBuffer
}

// alignmentOf returns the alignment that an access takes, a power of two; 0 where it takes none that is known.
func (x *Instrumenter) alignmentOf(in *ir.Inst, operand int) uint64 {
	if align, ok := effects.OperandsOf(in, operand).Alignment(); ok {
		if align&(align-1) == 0 {
			return uint64(align)
		}
		return 0
	}
	if in.Op.Info().Class != "Atomic" {
		return 0
	}
	scalar, n := x.Types().Scalar(x.Types().Pointee(x.Module.TypeOf(in.ID(operand))))
	d := x.Module.Def(scalar)
	if d == nil || d.Op != spirv.OpTypeInt && d.Op != spirv.OpTypeFloat {
		return 0
	}
	if size := uint64(d.Literal(0)) / 8 * uint64(n); size&(size-1) == 0 {
		return size
	}
	return 0
}
