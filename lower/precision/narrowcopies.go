package precision

import (
	"hone/ir"
	"hone/ir/build"
	"hone/ir/effects"
	"hone/spirv"
)

// A struct or array that holds narrow integers may be loaded from a buffer and stored to one only in scalars and
// vectors once they may only be stored. So a whole one is taken apart where it comes in, and where it goes out.

// maxCopied is how many scalars and vectors a copy may become.
const maxCopied = 128

// copied returns how many accesses become of one of a type: a part without narrow integers stays whole. It is more than
// maxCopied where that is not known.
func (w *intWidener) copied(typ ir.ID) int {
	if !w.isNarrow(typ) || w.isNumber(typ) {
		return 1
	}
	parts, known := w.m.Types().NumParts(typ)
	if !known || parts < 0 || parts > maxCopied {
		return maxCopied + 1
	}
	n := 0
	for i := range parts {
		if n += w.copied(w.m.Types().PartAt(typ, uint32(i))); n > maxCopied {
			break
		}
	}
	return n
}

// wholeCopy is a load or store of a whole struct or array.
type wholeCopy struct {
	b        build.Builder
	in       *ir.Inst
	class    spirv.StorageClass
	operands []uint32
}

func (w *intWidener) wholeCopy(in *ir.Inst) wholeCopy {
	class, _ := w.m.Types().StorageClass(w.m.TypeOf(in.ID(0)))
	of := effects.OperandsOf(in, 0).Without(uint32(spirv.MemoryAccessAligned))
	return wholeCopy{w.c.Before(in), in, class, of.Words}
}

// pointer builds the pointer to a part.
func (w *intWidener) partPointer(x *wholeCopy, typ ir.ID, path []uint32) ir.ID {
	var indices []ir.ID
	for _, i := range path {
		indices = append(indices, w.c.Constants().Int(w.c.Types().Int(32, false), uint64(i)))
	}
	id := x.b.AccessChain(w.c.Types().Pointer(x.class, typ), x.in.ID(0), indices...)
	w.m.InheritNonUniform(x.in.ID(0), id)
	return id
}

// loadWhole makes a load of a struct or array loads of its parts, which are converted and composed.
func (w *intWidener) loadWhole(in *ir.Inst, typ ir.ID) {
	x := w.wholeCopy(in)
	var parts []uint32
	for i, part := range w.partsOf(typ) {
		parts = append(parts, uint32(w.loadPart(&x, part, []uint32{uint32(i)})))
	}
	in.SetType(w.wide(typ))
	in.Become(spirv.OpCompositeConstruct, parts...)
}

func (w *intWidener) loadPart(x *wholeCopy, typ ir.ID, path []uint32) ir.ID {
	if !w.isNarrow(typ) || w.isNumber(typ) {
		id := x.b.Load(typ, w.partPointer(x, typ, path), x.operands...)
		w.m.InheritNonUniform(x.in.Result, id)
		if !w.isNarrow(typ) {
			return id
		}
		op, _ := conversion(w.isSigned(typ))
		return x.b.Emit(op, w.wide(typ), true, uint32(id)).Result
	}
	var parts []ir.ID
	for i, part := range w.partsOf(typ) {
		parts = append(parts, w.loadPart(x, part, append(path[:len(path):len(path)], uint32(i))))
	}
	return x.b.CompositeConstruct(w.wide(typ), parts...)
}

// storeWhole makes a store of a struct or array stores of its parts.
func (w *intWidener) storeWhole(in *ir.Inst, typ ir.ID) {
	x := w.wholeCopy(in)
	w.storePart(&x, w.operand(in.ID(1), typ, anyBits), typ, nil)
	in.Remove()
}

func (w *intWidener) storePart(x *wholeCopy, value, typ ir.ID, path []uint32) {
	switch {
	case !w.isNarrow(typ):
		x.b.Store(w.partPointer(x, typ, path), x.b.CompositeExtract(typ, value, path...), x.operands...)
	case w.isNumber(typ):
		op, _ := conversion(w.isSigned(typ))
		number := x.b.Emit(op, typ, true, uint32(x.b.CompositeExtract(w.wide(typ), value, path...))).Result
		x.b.Store(w.partPointer(x, typ, path), number, x.operands...)
	default:
		for i, part := range w.partsOf(typ) {
			w.storePart(x, value, part, append(path[:len(path):len(path)], uint32(i)))
		}
	}
}

// partsOf returns the types of the parts of a struct or array.
func (w *intWidener) partsOf(typ ir.ID) (list []ir.ID) {
	n, _ := w.m.Types().NumParts(typ)
	for i := range n {
		list = append(list, w.m.Types().PartAt(typ, uint32(i)))
	}
	return list
}
