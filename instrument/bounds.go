package instrument

import (
	"strconv"

	"hone/ir"
	"hone/ir/view"
	"hone/lower"
	"hone/lower/resources"
	"hone/spirv"
)

// BoundsPass reports indices of access chains that lead out of what they index: components, columns and elements of
// arrays, also of descriptors and of arrays that end a buffer. Nothing else changes: what the access does is up to the
// driver, as before.
//
// It leaves alone what has a length that nobody can ask for, as lower-robust-access does. Remarks say so. Cost: linear.
var BoundsPass = New(Bounds, "bounds", "report accesses that are out of bounds", checkBounds)

// BoundsClampPass reports what BoundsPass does, and clamps the indices as lower-robust-access does: such an access
// leads to the last element, or texel. Cost: linear.
var BoundsClampPass = New(BoundsClamp, "bounds-clamp", "report accesses out of bounds and keep them within",
	func(x *Instrumenter, f *ir.Function) {
		checkBounds(x, f)
		if resources.ClampIndices(x.Context, f, true) {
			x.changed = true
		}
	})

func checkBounds(x *Instrumenter, f *ir.Function) {
	for in := range f.Insts() {
		switch in.Op {
		case spirv.OpVectorExtractDynamic:
			x.checkComponent(in, in.ID(0), in.ID(1))
			continue
		case spirv.OpVectorInsertDynamic:
			x.checkComponent(in, in.ID(0), in.ID(2))
			continue
		case spirv.OpImageRead, spirv.OpImageWrite, spirv.OpImageFetch, spirv.OpImageSparseRead, spirv.OpImageSparseFetch,
			spirv.OpImageTexelPointer:
			x.checkTexel(in)
			continue
		}
		a, ok := view.AsAccessChain(in)
		if !ok || in.Unknown() || in.Op == spirv.OpSpecConstantOp || x.Reports(a.Base()) {
			continue
		}
		if in.Op.Is(spirv.TraitUntyped) {
			x.RemarkAt(in, in.Result, "is not checked: an untyped pointer does not say what it leads into")
			continue
		}
		if a.Element() != 0 {
			x.RemarkAt(in, in.Result, "the first index is not checked: it is not known how many objects there are")
		}
		for s := range lower.Bounds(in, a) {
			x.checkIndex(in, &s)
		}
	}
}

// checkComponent reports an index of a vector.
func (x *Instrumenter) checkComponent(in *ir.Inst, vector, index ir.ID) {
	_, n := x.Types().Scalar(x.Module.TypeOf(vector))
	d := x.Module.Def(x.Module.TypeOf(index))
	if n == 0 || d == nil || d.Op != spirv.OpTypeInt || d.Literal(0) != 32 || lower.Below(x.Module, index, uint64(n-1)) ||
		!x.Allow(3) {
		return
	}
	b := x.Before(in)
	out := b.UGreaterThanEqual(x.Types().Bool(), index, x.number(uint64(n)))
	x.Report(b, out, in, "component %v is out of bounds: the vector has %v", index, x.number(uint64(n)))
}

// checkTexel reports coordinates that are out of an image, where its size can be asked for.
func (x *Instrumenter) checkTexel(in *ir.Inst) {
	m, image, coordinate := x.Module, in.ID(0), in.ID(1)
	imageType, typ := m.TypeOf(image), m.TypeOf(coordinate)
	isPointer := in.Op == spirv.OpImageTexelPointer
	if isPointer {
		imageType = m.Types().Pointee(imageType)
	}
	t := m.Def(imageType)
	scalar, n := x.Types().Scalar(typ)
	d := m.Def(scalar)
	if in.Unknown() || t == nil || t.Op != spirv.OpTypeImage || d == nil || d.Op != spirv.OpTypeInt || d.Literal(0) != 32 {
		x.RemarkAt(in, in.Result, "is not checked: the image or the coordinates are of a type that is not known")
		return
	}
	if want, _ := lower.TexelSize(t); want == 0 || want != n || t.Literal(5) == 0 || !lower.MayQuery(m, image) {
		x.RemarkAt(in, in.Result, "is not checked: nobody can ask for the size of the image")
		return
	}
	level := ir.ID(0)
	switch mask := maskOf(in); {
	case isPointer && m.HasDecoration(image, spirv.DecorationNonUniform):
		x.RemarkAt(in, in.Result, "is not checked: its image is NonUniform")
		return
	case !isPointer && mask < in.NumWords() &&
		in.Literal(mask)&uint32(spirv.ImageOperandsOffset|spirv.ImageOperandsConstOffset) != 0:
		x.RemarkAt(in, in.Result, "is not checked: there is an offset")
		return
	case !isPointer:
		if at := lower.TexelLevel(in); at > 0 {
			level = in.ID(at)
		}
	}
	if !x.Allow(7) {
		return
	}
	m.Require(spirv.CapabilityImageQuery)
	sizes, flags := x.u32(), x.Types().Bool()
	if n > 1 {
		sizes, flags = x.Types().Vector(sizes, n), x.Types().Vector(flags, n)
	}
	b := x.Before(in)
	if isPointer {
		image = b.Load(imageType, image)
	}
	size := lower.QueryTexelSize(b, sizes, image, level)
	out := b.UGreaterThanEqual(flags, coordinate, size)
	if n > 1 {
		out = b.Any(x.Types().Bool(), out)
	}
	x.Report(b, out, in, "texel %v is out of bounds: the image has %v", coordinate, size)
}

// maskOf returns which operand of an access of a texel is the mask of image operands, where it has one.
func maskOf(in *ir.Inst) int {
	if in.Op == spirv.OpImageWrite {
		return 3
	}
	return 2
}

// checkIndex reports an index that is beyond a bound, or below 0.
func (x *Instrumenter) checkIndex(in *ir.Inst, s *lower.Bound) {
	m := x.Module
	typ := m.TypeOf(s.Index)
	d := m.Def(typ)
	switch {
	case s.Why != "":
		x.RemarkAt(in, in.Result, "an index is not checked: %s", s.Why)
		return
	case d == nil || d.Op != spirv.OpTypeInt || d.Literal(0) > 64:
		return
	case s.Count > 0 && lower.Below(m, s.Index, s.Count-1):
		return
	case !m.Allows(typ, ir.ArithmeticOf):
		x.RemarkAt(in, in.Result, "an index is not checked: there is no arithmetic with it")
		return
	}
	if !x.Allow(5) {
		return
	}
	b := x.Before(in)
	index, count := lower.WideIndex(m, b, s.Index), ir.ID(0) // what is below 0 is beyond all bounds as an unsigned number
	wide := m.TypeOf(index)
	switch {
	case s.Tail != nil:
		count = s.Tail.Length(b)
	case s.Length != 0:
		count = s.Length
	default:
		count = x.number(min(s.Count, 1<<32-1))
	}
	limit := count
	if w := m.NumberWidth(count); w != m.NumberWidth(wide) {
		limit = b.UConvert(x.Types().Int(m.NumberWidth(wide), false), count)
	}
	out := b.UGreaterThanEqual(x.Types().Bool(), index, limit)
	x.Report(b, out, in, "index %v is out of bounds: "+x.pathTo(in, s.Operand)+" has %v", index, count)
}

// pathTo returns how a shader writes what an index of an access chain leads into, such as lights[].color, as far as it
// is known. It is for a format.
func (x *Instrumenter) pathTo(in *ir.Inst, operand int) string {
	m := x.Module
	var chains []*ir.Inst
	var object *ir.Inst
	for d := range m.PointerChain(in.Result) {
		if object = d; d.Op.Is(spirv.TraitAccessChain) {
			chains = append(chains, d)
		}
	}
	path := inFormat(x.nameOf(object.Result))
	if name := m.Name(object.Result); name == "" {
		if d := m.Def(m.Types().Pointee(object.Type)); d != nil && m.Name(d.Result) != "" { // a block without a name
			path = inFormat(m.Name(d.Result))
		}
	}
	for i := len(chains) - 1; i >= 0; i-- {
		a, ok := view.AsAccessChain(chains[i])
		if !ok {
			break
		}
		for s := range a.Steps() {
			if chains[i] == in && s.Operand >= operand {
				return path
			}
			path += x.step(s)
		}
	}
	return path
}

// step returns how a shader writes an index, for a format.
func (x *Instrumenter) step(s view.Step) string {
	m := x.Module
	n, constant := m.Constants().IntValue(s.Index)
	switch d := m.Def(s.Aggregate); {
	case d.Op == spirv.OpTypeStruct && constant:
		if name := m.MemberName(s.Aggregate, int(n)); name != "" {
			return "." + inFormat(name)
		}
		return "." + strconv.FormatUint(n, 10)
	case constant:
		return "[" + strconv.FormatUint(n, 10) + "]"
	}
	return "[]"
}
