package instrument

import (
	"hone/ir"
	"hone/ir/effects"
	"hone/pass"
	"hone/spirv"
)

// AddressesPass reports accesses through buffer references (pointers to PhysicalStorageBuffer memory) that need no table
// of buffers to be told: an address that is null or an offset from null, and an address that is not a multiple of the
// alignment that the access promises, or of the size of the number for atomic operations.
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

// checkAddress reports the address in an operand.
func (x *Instrumenter) checkAddress(in *ir.Inst, operand int) {
	pointer := in.ID(operand)
	if !x.Allow(20) {
		return
	}
	b, u32, boolean := x.Before(in), x.u32(), x.Types().Bool()
	halves := x.Types().Vector(u32, 2)
	address := b.Bitcast(halves, pointer)
	low, high := b.CompositeExtract(u32, address, 0), b.CompositeExtract(u32, address, 1)
	null := b.LogicalAnd(boolean, b.IEqual(boolean, high, x.number(0)),
		b.ULessThan(boolean, low, x.number(uint64(pageParameter.Of(x.Context)))))
	if base := x.Module.UnderlyingObject(pointer); base != nil && base.Result != pointer && x.isAddress(base.Result) {
		zero := b.IEqual(x.each(boolean, halves), b.Bitcast(halves, base.Result), x.Constants().Null(halves))
		null = b.LogicalOr(boolean, null, b.All(boolean, zero))
	}
	x.Report(b, null, in, "the address %v is null, or an offset from null", pointer)
	if align := x.alignmentOf(in, operand); align > 1 {
		off := b.INotEqual(boolean, b.BitwiseAnd(u32, low, x.number(align-1)), x.number(0))
		off = b.LogicalAnd(boolean, off, b.LogicalNot(boolean, null))
		x.Report(b, off, in, "the address %v is no multiple of %v, its alignment", pointer, x.number(align))
	}
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
