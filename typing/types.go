package typing

import (
	"fmt"

	"hone/ir"
	"hone/spirv"
)

// typeRows: section 3.3.6, Type-Declaration Instructions.
var typeRows = [...]row{
	{op: spirv.OpTypeInt, also: intType},
	{op: spirv.OpTypeFloat, also: floatType},
	{op: spirv.OpTypeVector, operands: []spec{scalar | pointers | numbers}, also: vectorType},
	{op: spirv.OpTypeVectorIdEXT, operands: []spec{scalar | numbers, anInt | isConstant}, also: longVectorType},
	{op: spirv.OpTypeMatrix, operands: []spec{vector | float}, also: matrixType},
	{op: spirv.OpTypeImage, operands: []spec{scalar | number | void}, also: imageType},
	{op: spirv.OpTypeSampledImage, operands: []spec{image}, also: sampledImageType},
	{op: spirv.OpTypeArray, operands: []spec{anything, anInt | isConstant}},
	{op: spirv.OpTypeRuntimeArray, operands: []spec{anything}},
	{op: spirv.OpTypeStruct, rest: anything},
	{op: spirv.OpTypePointer, operands: []spec{literal, classes}, also: pointerType},
	{op: spirv.OpTypeForwardPointer, operands: []spec{pointers}, also: forwardPointer},
	{op: spirv.OpTypeFunction, operands: []spec{classes &^ function}, rest: anything},
	{op: spirv.OpTypeCooperativeMatrixKHR, operands: []spec{scalar | number, anInt | isConstant, anInt | isConstant, anInt | isConstant, anInt | isConstant}},
	{op: spirv.OpTypeTensorARM, operands: []spec{scalar | numbers, anInt | isConstant, array | isConstant}, also: tensorType},
}

func intType(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	switch w := in.Literal(0); {
	case w == 4 && c.int4:
	case w != 8 && w != 16 && w != 32 && w != 64 && !c.anyWidth:
		return fmt.Sprintf("there are no integers of %s", words(uint64(w), "bit"))
	case in.Literal(1) > 1:
		return fmt.Sprintf("its signedness is %d: 0 and 1 are", in.Literal(1))
	}
	return ""
}

func floatType(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	w := in.Literal(0)
	if in.NumWords() == 1 {
		if w != 16 && w != 32 && w != 64 {
			return fmt.Sprintf("there are no floating-point numbers of %s", words(uint64(w), "bit"))
		}
		return ""
	}
	want := w
	switch spirv.FPEncoding(in.Literal(1)) {
	case spirv.FPEncodingBFloat16KHR:
		want = 16
	case spirv.FPEncodingFloat8E4M3EXT, spirv.FPEncodingFloat8E5M2EXT:
		want = 8
	}
	if w != want {
		return fmt.Sprintf("the encoding %s has %d bits, and not %d", spirv.KindFPEncoding.Text(in.Literal(1)), want, w)
	}
	return ""
}

// pointerType: to a function in the code section, or in whatever storage class where SPV_INTEL_function_pointers is
// declared, which does not forbid it.
func pointerType(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	class := spirv.StorageClass(in.Literal(0))
	if c.of(in.ID(1)).certainly(function) && class != spirv.StorageClassCodeSectionINTEL && !c.functionPointers {
		return "points to a function in the storage class " + spirv.KindStorageClass.Text(in.Literal(0))
	}
	return ""
}

func vectorType(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	switch n := in.Literal(1); {
	case c.of(in.ID(0)).certainly(pointers) && !c.gathers:
		return "is of pointers, which takes the capability MaskedGatherScatterINTEL"
	case n >= 2 && n <= 4, (n == 8 || n == 16) && c.vector16, n > 0 && c.longVectors:
		return ""
	default:
		return fmt.Sprintf("there are no vectors of %s", words(uint64(n), "component"))
	}
}

func matrixType(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	if n := in.Literal(1); n < 2 || n > 4 {
		return fmt.Sprintf("there are no matrices of %s", words(uint64(n), "column"))
	}
	return ""
}

// imageType: the numbers that say what an image is, and the sampled type, which is void in kernels only.
func imageType(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	switch {
	case in.Literal(2) > 2:
		return fmt.Sprintf("its depth is %d: 0, 1 and 2 are", in.Literal(2))
	case in.Literal(3) > 1:
		return fmt.Sprintf("its arrayed is %d: 0 and 1 are", in.Literal(3))
	case in.Literal(4) > 1:
		return fmt.Sprintf("its multisampled is %d: 0 and 1 are", in.Literal(4))
	case in.Literal(5) > 2:
		return fmt.Sprintf("its sampled is %d: 0, 1 and 2 are", in.Literal(5))
	case spirv.Dim(in.Literal(1)) == spirv.DimSubpassData && in.Literal(5) != 2:
		return "is of dimension SubpassData, and its sampled is not 2"
	case spirv.Dim(in.Literal(1)) == spirv.DimSubpassData && spirv.ImageFormat(in.Literal(6)) != spirv.ImageFormatUnknown:
		return "is of dimension SubpassData, and its format is not Unknown"
	}
	return ""
}

func sampledImageType(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	t := c.of(in.ID(0))
	switch {
	case !t.certainly(image):
		return ""
	case spirv.Dim(t.in.Literal(1)) == spirv.DimSubpassData:
		return "is of images of dimension SubpassData, which are not sampled"
	case t.in.Literal(5) > 1:
		return "is of images that are not sampled"
	}
	return ""
}

// longVectorType: the default of a specialization constant that is the length of a long vector is at least 1
// (SPV_EXT_long_vector). Lengths that are constants are among the forbidden constants of package ir.
func longVectorType(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	d := c.m.Def(in.ID(1))
	if d == nil || d.Op != spirv.OpSpecConstant || !c.of(d.Type).certainly(anInt) || d.AboveZero() {
		return ""
	}
	return fmt.Sprintf("its length %%%d is not above 0", in.ID(1))
}

func forwardPointer(c *Checker, op spirv.Op, in *ir.Inst, at int) string {
	switch t := c.of(in.ID(0)); {
	case !t.certainly(pointer):
		return ""
	case t.n != in.Literal(1):
		return "names another storage class than the pointer type"
	case c.of(t.part).class != unknown && !c.of(t.part).is(structure):
		return "announces a pointer to " + c.show(t.part) + ", which is no structure"
	}
	return ""
}

// ordered verifies that what types and constants are made of comes before them, but for pointers that
// OpTypeForwardPointer announces.
func (c *Checker) ordered() error {
	const announced, defined = 1, 2
	state := c.m.NewTable()
	defer state.Release()
	for in := c.m.Section(ir.Globals).First(); in != nil; in = in.Next() {
		info := in.Op.Info()
		if in.Unknown() || info == nil {
			continue
		}
		if in.Op == spirv.OpTypeForwardPointer {
			switch state.Get(in.ID(0)) {
			case defined:
				return ir.Faultf(in, "announces %%%d, which is there already", in.ID(0))
			case announced:
				return ir.Faultf(in, "announces %%%d a second time", in.ID(0))
			}
			state.Set(in.ID(0), announced)
			continue
		}
		if info.Class == "Type-Declaration" || info.Class == "Constant-Creation" {
			for _, id := range in.IDs() {
				if d := c.m.Def(id); state.Get(id) == 0 && d != nil && !d.Unknown() && d.Op.Info() != nil {
					return ir.Faultf(in, "is made of %%%d, which does not come before it, and is no pointer that "+
						"OpTypeForwardPointer announces", id)
				}
			}
		}
		if in.Result != 0 {
			state.Set(in.Result, defined)
		}
	}
	return nil
}

// distinct verifies that no two types are declared by the same words, but for aggregates and pointers (section 2.8).
func (c *Checker) distinct() error {
	if c.typesTwice {
		return nil
	}
	if n := c.m.SizeRead(); c.declared == nil {
		c.declared = make(map[typeKey]*ir.Inst, min(n, 64))
	}
	clear(c.declared)
	for in := c.m.Section(ir.Globals).First(); in != nil; in = in.Next() {
		if in.Unknown() || !ir.UniqueType(in.Op) {
			continue
		}
		k := keyOf(in)
		if k == (typeKey{}) {
			continue
		}
		if old := c.declared[k]; old != nil && sameWords(old, in) {
			return ir.Faultf(in, "is the same type as %%%d: types that are no aggregates and no pointers are declared once",
				old.Result)
		}
		c.declared[k] = in
	}
	return nil
}

// typeKey is the words of a type, of long ones a hash instead of the last.
type typeKey [5]uint32

func keyOf(in *ir.Inst) typeKey {
	k := typeKey{uint32(in.Op) + 1}
	for i := range in.NumWords() {
		w := in.Word(i)
		if i < 3 {
			k[i+1] = w + 1
		} else {
			k[4] = (k[4] ^ w ^ uint32(i)<<24) * 16777619
		}
	}
	return k
}

func sameWords(a, b *ir.Inst) bool {
	if a.NumWords() != b.NumWords() {
		return false
	}
	for i := range a.NumWords() {
		if a.Word(i) != b.Word(i) {
			return false
		}
	}
	return true
}
