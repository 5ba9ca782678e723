package resources

import (
	"hone/ir"
	"hone/spirv"
)

// memberLayout is how a member of a struct lies in memory.
type memberLayout struct {
	offset       int
	matrixStride int // 0 for what is no matrix, nor an array of them
	rowMajor     bool
}

// memberLayouts returns the layouts of a struct's members; ok is false where an offset is missing.
func memberLayouts(m *ir.Module, typ ir.ID) (list []memberLayout, ok bool) {
	n, _ := m.Types().NumParts(typ)
	if n < 0 {
		return nil, false
	}
	list = make([]memberLayout, n)
	found := 0
	for d := range m.Decorations(typ) {
		if d.Member < 0 || d.Member >= n {
			continue
		}
		switch d.Kind {
		case spirv.DecorationOffset:
			list[d.Member].offset = int(d.Params[0])
			found++
		case spirv.DecorationMatrixStride:
			list[d.Member].matrixStride = int(d.Params[0])
		case spirv.DecorationRowMajor:
			list[d.Member].rowMajor = true
		}
	}
	return list, found == n
}

// arrayStride returns the bytes between the elements of an array, 0 where they are not known.
func arrayStride(m *ir.Module, typ ir.ID) int {
	for d := range m.Decorations(typ) {
		if d.Kind == spirv.DecorationArrayStride && d.Member < 0 {
			return int(d.Params[0])
		}
	}
	return 0
}

// sizeOf returns how many bytes a value of a type takes in memory, with the layout of the member that holds it. ok is
// false where that is not known, as for arrays without a size and where specialization sets it.
func sizeOf(m *ir.Module, typ ir.ID, l memberLayout) (bytes int, ok bool) {
	d := m.Def(typ)
	if d == nil {
		return 0, false
	}
	switch d.Op {
	case spirv.OpTypeInt, spirv.OpTypeFloat:
		return int(d.Literal(0)) / 8, true
	case spirv.OpTypeVector:
		component, ok := sizeOf(m, d.ID(0), l)
		return component * int(d.Literal(1)), ok
	case spirv.OpTypeMatrix:
		column := m.Def(d.ID(0))
		if column == nil || l.matrixStride == 0 {
			return 0, false
		}
		// The last column, or row, is as long as it is, and no stride follows it.
		component, ok := sizeOf(m, column.ID(0), l)
		rows, columns := int(column.Literal(1)), int(d.Literal(1))
		if l.rowMajor {
			rows, columns = columns, rows
		}
		return l.matrixStride*(columns-1) + component*rows, ok
	case spirv.OpTypeArray:
		n, known := m.Constants().IntValue(d.ID(1))
		stride := arrayStride(m, typ)
		last, ok := sizeOf(m, d.ID(0), l)
		if !known || !ok || stride == 0 || n == 0 || n > 1<<28/uint64(stride) {
			return 0, false
		}
		return (int(n)-1)*stride + last, true
	case spirv.OpTypeStruct:
		list, ok := memberLayouts(m, typ)
		if !ok {
			return 0, false
		}
		for i, x := range list {
			n, ok := sizeOf(m, m.Types().PartAt(typ, uint32(i)), x)
			if !ok {
				return 0, false
			}
			bytes = max(bytes, x.offset+n)
		}
		return bytes, true
	case spirv.OpTypePointer:
		return 8, spirv.StorageClass(d.Literal(0)) == spirv.StorageClassPhysicalStorageBuffer
	}
	return 0, false
}

// fitsUniform returns why a type does not lie as a uniform buffer must have it, "" if it does: arrays, matrices and
// structs in it begin at multiples of 16 bytes, and so do their elements (std140).
func fitsUniform(m *ir.Module, typ ir.ID, l memberLayout) string {
	d := m.Def(typ)
	if d == nil {
		return ""
	}
	switch d.Op {
	case spirv.OpTypeMatrix:
		if l.matrixStride%16 != 0 {
			return "the columns or rows of a matrix are closer than 16 bytes"
		}
	case spirv.OpTypeArray, spirv.OpTypeRuntimeArray:
		switch {
		case arrayStride(m, typ)%16 != 0:
			return "the elements of an array are no multiple of 16 bytes apart"
		case l.offset%16 != 0:
			return "an array begins at no multiple of 16 bytes"
		}
		return fitsUniform(m, d.ID(0), memberLayout{0, l.matrixStride, l.rowMajor})
	case spirv.OpTypeStruct:
		if l.offset%16 != 0 {
			return "a struct begins at no multiple of 16 bytes"
		}
		list, _ := memberLayouts(m, typ)
		for i, x := range list {
			if why := fitsUniform(m, m.Types().PartAt(typ, uint32(i)), x); why != "" {
				return why
			}
		}
	}
	return ""
}
