package resources

import (
	"hone/ir"
	"hone/spirv"
)

// fitsUniform returns why a type does not lie as a uniform buffer must have it, "" if it does: arrays, matrices and
// structs in it begin at multiples of 16 bytes, and so do their elements (std140).
func fitsUniform(m *ir.Module, typ ir.ID, l ir.Member) string {
	d := m.Def(typ)
	if d == nil {
		return ""
	}
	switch d.Op {
	case spirv.OpTypeMatrix:
		if l.MatrixStride%16 != 0 {
			return "the columns or rows of a matrix are closer than 16 bytes"
		}
	case spirv.OpTypeArray, spirv.OpTypeRuntimeArray:
		switch {
		case m.Types().ArrayStrideOf(typ)%16 != 0:
			return "the elements of an array are no multiple of 16 bytes apart"
		case l.Offset%16 != 0:
			return "an array begins at no multiple of 16 bytes"
		}
		return fitsUniform(m, d.ID(0), ir.Member{MatrixStride: l.MatrixStride, RowMajor: l.RowMajor})
	case spirv.OpTypeStruct:
		if l.Offset%16 != 0 {
			return "a struct begins at no multiple of 16 bytes"
		}
		list, _ := m.Types().Members(typ)
		for _, x := range list {
			if why := fitsUniform(m, x.Type, x); why != "" {
				return why
			}
		}
	}
	return ""
}
