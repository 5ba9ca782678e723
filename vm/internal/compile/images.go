package compile

import (
	"slices"

	"hone/fold"
	"hone/ir"
	"hone/ir/effects"
	"hone/spirv"
	"hone/vm/image"
	"hone/vm/internal/code"
	"hone/vm/layout"
)

// A handle of an image or sampler is a scalar: the number of an object. A sampled image is two.

// imageOp is an instruction on an image.
type imageOp struct {
	of       spirv.Op
	kind     code.ImageKind
	implicit bool
	project  bool
	compare  bool // or, of a gather, the third operand is a reference value and no component
	sparse   bool // the result begins with a residency code
	typed    bool // the operands begin with the type of the image, and there is a pointer to it
	operands int  // before the image operands
}

// imageOps are the instructions on images that make code.
var imageOps = [...]imageOp{
	{of: spirv.OpImageSampleImplicitLod, implicit: true, operands: 2},
	{of: spirv.OpImageSampleExplicitLod, operands: 2},
	{of: spirv.OpImageSampleDrefImplicitLod, implicit: true, compare: true, operands: 3},
	{of: spirv.OpImageSampleDrefExplicitLod, compare: true, operands: 3},
	{of: spirv.OpImageSampleProjImplicitLod, implicit: true, project: true, operands: 2},
	{of: spirv.OpImageSampleProjExplicitLod, project: true, operands: 2},
	{of: spirv.OpImageSampleProjDrefImplicitLod, implicit: true, project: true, compare: true, operands: 3},
	{of: spirv.OpImageSampleProjDrefExplicitLod, project: true, compare: true, operands: 3},
	{of: spirv.OpImageFetch, kind: code.ImageFetch, operands: 2},
	{of: spirv.OpImageGather, kind: code.ImageGather, operands: 3},
	{of: spirv.OpImageDrefGather, kind: code.ImageGather, compare: true, operands: 3},
	{of: spirv.OpImageRead, kind: code.ImageRead, operands: 2},
	{of: spirv.OpImageWrite, kind: code.ImageWrite, operands: 3},
	{of: spirv.OpImageSparseSampleImplicitLod, implicit: true, sparse: true, operands: 2},
	{of: spirv.OpImageSparseSampleExplicitLod, sparse: true, operands: 2},
	{of: spirv.OpImageSparseSampleDrefImplicitLod, implicit: true, compare: true, sparse: true, operands: 3},
	{of: spirv.OpImageSparseSampleDrefExplicitLod, compare: true, sparse: true, operands: 3},
	{of: spirv.OpImageSparseSampleProjImplicitLod, implicit: true, project: true, sparse: true, operands: 2},
	{of: spirv.OpImageSparseSampleProjExplicitLod, project: true, sparse: true, operands: 2},
	{of: spirv.OpImageSparseSampleProjDrefImplicitLod, implicit: true, project: true, compare: true, sparse: true, operands: 3},
	{of: spirv.OpImageSparseSampleProjDrefExplicitLod, project: true, compare: true, sparse: true, operands: 3},
	{of: spirv.OpImageSparseFetch, kind: code.ImageFetch, sparse: true, operands: 2},
	{of: spirv.OpImageSparseGather, kind: code.ImageGather, sparse: true, operands: 3},
	{of: spirv.OpImageSparseDrefGather, kind: code.ImageGather, compare: true, sparse: true, operands: 3},
	{of: spirv.OpImageSparseRead, kind: code.ImageRead, sparse: true, operands: 2},
	{of: spirv.OpImageQuerySize, kind: code.ImageSize, operands: 1},
	{of: spirv.OpImageQuerySizeLod, kind: code.ImageSize, operands: 2},
	{of: spirv.OpImageQueryLevels, kind: code.ImageLevels, operands: 1},
	{of: spirv.OpImageQuerySamples, kind: code.ImageSamples, operands: 1},
	{of: spirv.OpImageQueryLod, kind: code.ImageLevelOf, implicit: true, operands: 2},
	{of: spirv.OpImageTexelPointer, kind: code.ImageTexel, operands: 3},
	{of: spirv.OpUntypedImageTexelPointerEXT, kind: code.ImageTexel, operands: 4, typed: true},
}

// samples reports whether an operation takes a sampled image.
func samples(kind code.ImageKind) bool {
	return kind == code.ImageSample || kind == code.ImageGather || kind == code.ImageLevelOf
}

// isHandle reports whether a type is that of an image, a sampler or both, of an acceleration structure or of a tensor.
func (t *typ) isHandle() bool {
	switch t.op {
	case spirv.OpTypeImage, spirv.OpTypeSampler, spirv.OpTypeSampledImage, spirv.OpTypeAccelerationStructureKHR,
		spirv.OpTypeTensorARM:
		return true
	}
	return false
}

// imageType returns what an OpTypeImage, or OpTypeSampledImage, says, nil for what the vm does not know.
func (c *compiler) imageType(id ir.ID) *layout.Image {
	t := c.typeOf(id)
	if t.op == spirv.OpTypeSampledImage {
		t = c.typeOf(t.def.ID(0))
	}
	if t.op != spirv.OpTypeImage {
		return nil
	}
	d := t.def
	out := &layout.Image{Kind: image.Kind{Arrayed: d.Word(3) != 0, Multisampled: d.Word(4) != 0},
		Depth: d.Word(2) == 1, Storage: d.Word(5) == 2, Format: image.Format(d.Word(6))}
	switch dim := spirv.Dim(d.Word(1)); dim {
	case spirv.Dim1D, spirv.Dim2D, spirv.Dim3D, spirv.DimCube:
		out.Dim = image.Dim(dim)
	case spirv.DimBuffer:
		out.Dim = image.Buffer
	case spirv.DimSubpassData:
		out.Dim, out.Subpass, out.Storage = image.Dim2D, true, false
	default:
		c.refuse("images of the dimensionality %s", dim)
		return nil
	}
	if dim := spirv.Dim(d.Word(1)); out.Arrayed && (out.Dim == image.Dim3D || out.Dim == image.Buffer || out.Subpass) {
		c.refuse("arrays of images of the dimensionality %s", dim)
		return nil
	} else if out.Multisampled && out.Dim != image.Dim2D {
		c.refuse("images of several samples of the dimensionality %s", dim)
		return nil
	}
	if d.Word(6) >= uint32(image.Srgba8) {
		c.refuse("images of the format %s", spirv.ImageFormat(d.Word(6)))
		return nil
	}
	switch component := c.typeOf(d.ID(0)); component.op {
	case spirv.OpTypeVoid:
		if c.p.Kernel {
			out.Width = 32
			out.Storage = d.NumWords() > 7 && spirv.AccessQualifier(d.Word(7)) != spirv.AccessQualifierReadOnly
		}
	case spirv.OpTypeFloat:
		out.Class, out.Width = image.Float, int(component.def.Word(0))
	case spirv.OpTypeInt:
		out.Class, out.Width = image.UInt, int(component.def.Word(0))
		if component.def.Word(1) != 0 {
			out.Class = image.SInt
		}
	}
	if out.Width != 32 && (out.Width != 64 || out.Class == image.Float) {
		c.refuse("images of components of the type %s", c.typeOf(d.ID(0)).describe())
		return nil
	}
	return out
}

// image compiles an instruction on an image, false for others.
func (b *builder) image(in *ir.Inst) bool {
	switch in.Op {
	case spirv.OpSampledImage:
		if b.typeOf(b.m.TypeOf(in.ID(0))).op != spirv.OpTypeImage || b.typeOf(in.Type).op != spirv.OpTypeSampledImage ||
			b.typeOf(b.m.TypeOf(in.ID(1))).op != spirv.OpTypeSampler {
			b.refuseImage(in, "no image and sampler")
			return true
		}
		b.define(in.Result, []int32{b.value(in.ID(0))[0], b.value(in.ID(1))[0]})
		return true
	case spirv.OpImage:
		if b.typeOf(b.m.TypeOf(in.ID(0))).op != spirv.OpTypeSampledImage || b.typeOf(in.Type).op != spirv.OpTypeImage {
			b.refuseImage(in, "no sampled image")
			return true
		}
		b.define(in.Result, b.value(in.ID(0))[:1])
		return true
	case spirv.OpImageSparseTexelsResident: // all are
		if b.isInteger(b.m.TypeOf(in.ID(0))) && b.typeOf(in.Type).op == spirv.OpTypeBool {
			code := b.value(in.ID(0))
			b.define(in.Result, []int32{b.binary(spirv.OpIEqual, 32, code[0], b.number(0))})
		} else {
			b.refuseImage(in, "no residency code")
		}
		return true
	}
	k := slices.IndexFunc(imageOps[:], func(o imageOp) bool { return o.of == in.Op })
	if k < 0 {
		return false
	}
	x := imageCode{builder: b, imageOp: &imageOps[k], in: in}
	if what := x.compile(); what != "" {
		b.refuseImage(in, what)
	}
	return true
}

// refuseImage refuses an instruction for its operands.
func (b *builder) refuseImage(in *ir.Inst, what string) {
	b.refuse("%s of %s", in.Op, what)
	b.placeholder(in)
}

// imageCode compiles one instruction on an image.
type imageCode struct {
	*builder
	*imageOp
	in   *ir.Inst
	op   code.ImageOp
	list []int32 // operands
}

// compile returns why the instruction is refused, "" where it is not.
func (x *imageCode) compile() string {
	in, b := x.in, x.builder
	x.op = code.ImageOp{Name: in.Op.String()[2:], Kind: x.kind, Project: x.project, Compare: x.compare,
		Implicit: x.implicit && (b.stage.Quads || b.linearQuads)}
	if x.op.Implicit {
		b.inQuads(in)
	}
	if in.NumWords() < x.operands {
		return "too few operands"
	}
	if what := x.handles(); what != "" {
		return what
	}
	t := &x.op.Type
	if x.operands > 1 && x.kind != code.ImageSize {
		if what := x.coordinates(in.ID(x.first() + 1)); what != "" {
			return what
		}
	}
	ok := true
	scalar := func(to *code.Operands, id ir.ID) {
		v := b.value(id)
		ok = ok && len(v) == 1
		*to = x.add(v)
	}
	switch {
	case x.kind == code.ImageSize && x.operands > 1:
		scalar(&x.op.Lod, in.ID(1))
	case x.kind == code.ImageTexel:
		scalar(&x.op.Sample, in.ID(x.first()+2))
	case x.kind == code.ImageWrite:
		v := b.value(in.ID(2))
		ok = len(v) > 0 && len(v) <= 4 && b.flatten(b.m.TypeOf(in.ID(2)))[0].width == t.Width
		x.op.Texel = x.add(v)
	case x.compare:
		scalar(&x.op.Ref, in.ID(2))
	case x.kind == code.ImageGather:
		scalar(&x.op.Component, in.ID(2))
	}
	if !ok {
		return "operands that do not fit"
	}
	if what := x.imageOperands(); what != "" {
		return what
	}
	x.op.Volatile = effects.Volatile(in)
	return x.emitImage()
}

// add adds operands to the list.
func (x *imageCode) add(v []int32) code.Operands {
	x.list = append(x.list, v...)
	return code.Operands{First: len(x.list) - len(v), N: len(v)}
}

// first returns which operand is the image.
func (x *imageCode) first() int {
	if x.typed {
		return 1
	}
	return 0
}

// handles finds the image, and the sampler.
func (x *imageCode) handles() string {
	b, id := x.builder, x.in.ID(x.first())
	typ := b.m.TypeOf(id)
	switch {
	case x.typed:
		typ = x.in.ID(0)
	case x.kind == code.ImageTexel:
		typ = b.m.Types().Pointee(typ)
	}
	t := b.typeOf(typ)
	if samples(x.kind) != (t.op == spirv.OpTypeSampledImage) || !t.isHandle() || t.op == spirv.OpTypeSampler {
		return "no image, or no sampled one"
	}
	what := b.imageType(typ)
	if what == nil {
		return "an image that is not supported"
	}
	x.op.Type = *what
	if b.p.Kernel {
		x.componentsOf()
	}
	if x.kind == code.ImageTexel {
		p := b.pointer(id)
		if p.class != spirv.StorageClassUniformConstant || p.descriptors {
			return "no image"
		}
		object, ok := b.handleAt(p, typ)
		if !ok || len(object) != 1 {
			return "no image"
		}
		x.op.Image = x.add(object)
		return ""
	}
	v := b.value(id)
	if len(v) != t.cells {
		return "no image"
	}
	for _, r := range v {
		b.uniform(id, r)
	}
	x.op.Image = x.add(v[:1])
	if len(v) > 1 {
		x.op.Sampler = x.add(v[1:])
	}
	return ""
}

// coordinates adds the coordinates: as many as lead to a texel, the layer, and the divisor.
func (x *imageCode) coordinates(id ir.ID) string {
	b, t := x.builder, &x.op.Type
	v, typ := b.value(id), b.m.TypeOf(id)
	n := t.Axes()
	switch {
	case t.Dim == image.Cube:
		n = 3
		if t.Arrayed && samples(x.kind) && x.kind != code.ImageLevelOf {
			n++
		}
	case t.Arrayed && x.kind != code.ImageLevelOf:
		n++
	}
	if x.project {
		n++
	}
	if len(v) < n || len(b.flatten(typ)) != len(v) {
		return "too few coordinates"
	}
	switch s := b.flatten(typ)[0]; {
	case b.isInteger(typ) || b.isInteger(b.typeOf(typ).elem):
		if samples(x.kind) && !b.p.Kernel {
			return "coordinates that are integers"
		}
		if samples(x.kind) {
			x.op.Coordinate = x.add(x.wholeCoordinates(v[:n], s.width))
			return ""
		}
		x.op.Integer = s.width
	case s.width != 32 || !samples(x.kind) || s.format.Width != 32:
		return "coordinates of this type"
	}
	x.op.Coordinate = x.add(v[:n])
	return ""
}

// imageOperands adds the optional operands.
func (x *imageCode) imageOperands() string {
	b, in := x.builder, x.in
	if x.kind >= code.ImageTexel || in.NumWords() <= x.operands {
		return ""
	}
	mask, at := spirv.ImageOperands(in.Word(x.operands)), x.operands+1
	what := ""
	next := func(to *code.Operands, n int) {
		if at >= in.NumWords() {
			what = "operands that are missing"
			return
		}
		v := b.value(in.ID(at))
		at++
		if to == nil {
			return
		}
		if len(v) < n {
			what = "operands that do not fit"
		}
		*to = x.add(v)
	}
	axes := x.op.Type.Axes()
	directions := axes
	if x.op.Type.Dim == image.Cube {
		directions = 3
	}
	const done = spirv.ImageOperandsNonPrivateTexel | spirv.ImageOperandsVolatileTexel | spirv.ImageOperandsNontemporal
	for bit := spirv.ImageOperands(1); bit != 0 && bit <= mask && what == ""; bit <<= 1 {
		switch mask & bit &^ done {
		case 0:
		case spirv.ImageOperandsBias:
			next(&x.op.Bias, 1)
		case spirv.ImageOperandsLod:
			next(&x.op.Lod, 1)
		case spirv.ImageOperandsGrad:
			next(&x.op.GradX, directions)
			next(&x.op.GradY, directions)
		case spirv.ImageOperandsConstOffset, spirv.ImageOperandsOffset:
			next(&x.op.Offset, axes)
		case spirv.ImageOperandsConstOffsets, spirv.ImageOperandsOffsets:
			if next(&x.op.Offset, 4*axes); x.kind != code.ImageGather {
				what = "four offsets"
			}
		case spirv.ImageOperandsSample:
			next(&x.op.Sample, 1)
		case spirv.ImageOperandsMinLod:
			next(&x.op.MinLod, 1)
		case spirv.ImageOperandsMakeTexelAvailable, spirv.ImageOperandsMakeTexelVisible:
			next(nil, 0)
		case spirv.ImageOperandsSignExtend:
			x.op.Sign = 1
		case spirv.ImageOperandsZeroExtend:
			x.op.Sign = -1
		default:
			what = "the image operand " + bit.String()
		}
	}
	return what
}

// emitImage emits the instruction and defines its result.
func (x *imageCode) emitImage() string {
	b, in := x.builder, x.in
	if x.op.Type.Subpass {
		if what := x.ofPixel(); what != "" {
			return what
		}
	}
	var out []int32
	if in.Result != 0 && x.kind != code.ImageTexel {
		flat := b.flatten(in.Type)
		first := 0
		if x.sparse {
			first = 1
		}
		if len(flat) <= first || len(flat)-first > 4 {
			return "a result of this type"
		}
		x.op.Width = flat[first].width
		if !x.query() && x.op.Width != x.op.Type.Width {
			return "a result of this type"
		}
		for range flat[first:] {
			out = append(out, b.fresh())
		}
	} else if x.kind == code.ImageTexel {
		out = []int32{b.fresh()}
	}
	lists := b.list(out)
	b.list(x.list)
	b.emit(code.Instr{Op: code.Image, Dst: code.NoOperand, A: lists, B: code.NoOperand, C: code.NoOperand,
		D: code.NoOperand, Detail: int32(len(b.p.Images))})
	b.p.Images = append(b.p.Images, x.op)
	switch {
	case x.kind == code.ImageTexel:
		b.definePointer(in.Result, pointer{class: spirv.StorageClassImage, elem: b.m.Types().Pointee(in.Type),
			object: x.list[0], base: out[0]})
	case x.sparse:
		b.define(in.Result, append([]int32{b.number(0)}, out...))
	case in.Result != 0:
		b.define(in.Result, out)
	}
	return ""
}

// query reports whether the result says something of an image and is no texel.
func (x *imageCode) query() bool { return x.kind > code.ImageTexel }

// ofPixel makes the coordinates of an input attachment, which count from the fragment's pixel, those of a texel.
func (x *imageCode) ofPixel() string {
	b := x.builder
	if !b.stage.Quads {
		return "an input attachment, outside of a fragment"
	}
	if x.op.Coordinate.N < 2 || x.op.Integer != 32 {
		return "coordinates of this type"
	}
	for i := range 2 {
		at := b.fresh()
		b.emit(code.Instr{Op: code.LoadLocal, Dst: at, A: code.NoOperand, B: code.NoOperand, C: code.NoOperand,
			D: code.NoOperand, Imm: b.pixelCell() + int64(i)})
		float, integer := scalar{class: fold.Float, width: 32, format: fold.Float32}, scalar{class: fold.Int, width: 32}
		whole := b.compute(b.operation(operationKey{op: spirv.OpConvertFToS, args: b.args(integer, []scalar{float}),
			width: 32}), at)
		k := x.op.Coordinate.First + i
		x.list[k] = b.binary(spirv.OpIAdd, 32, x.list[k], whole)
	}
	return ""
}

// handle returns the components of a handle that is loaded: the object that the pointer leads to.
func (p *pointer) handle(t *typ) []int32 {
	if t.op == spirv.OpTypeSampledImage {
		return []int32{p.object, p.object}
	}
	return []int32{p.object}
}

// A kernel's images have no type of components: an instruction says as which type it reads or writes them, and the
// image that is bound has to fit. Samplers may be constants.

// imageClass returns the class of the components of the image that a parameter is: the type as which the instructions
// comes to, through variables and calls. An image of which nothing is said has floats.
func (c *compiler) imageClass(param *ir.Inst) (class image.Class) {
	comes := make([]bool, c.m.Bound())
	comes[param.Result] = true
	found := false
	note := func(typ ir.ID) {
		k := image.Float
		if t := c.typeOf(typ); t.op == spirv.OpTypeInt || c.typeOf(t.elem).op == spirv.OpTypeInt {
			k = image.UInt
		}
		if found && k != class {
			c.refuse("an image that is read both as floats and as integers")
		}
		found, class = true, k
	}
	for changed := true; changed; {
		changed = false
		come := func(id ir.ID) {
			if id != 0 && !comes[id] {
				comes[id], changed = true, true
			}
		}
		for _, f := range c.order {
			for in := range f.Insts() {
				switch in.Op {
				case spirv.OpStore:
					if comes[in.ID(1)] {
						come(in.ID(0))
					}
				case spirv.OpLoad, spirv.OpSampledImage, spirv.OpImage, spirv.OpCopyObject:
					if comes[in.ID(0)] {
						come(in.Result)
					}
				case spirv.OpFunctionCall:
					if callee := c.m.Def(in.ID(0)); callee != nil && callee.Op == spirv.OpFunction {
						for i, p := range callee.Function().Params {
							if 1+i < in.NumWords() && comes[in.ID(1+i)] {
								come(p.Result)
							}
						}
					}
				}
			}
		}
	}
	for _, f := range c.order {
		for in := range f.Insts() {
			switch in.Op {
			case spirv.OpImageSampleExplicitLod, spirv.OpImageRead, spirv.OpImageFetch:
				if comes[in.ID(0)] {
					note(in.Type)
				}
			case spirv.OpImageWrite:
				if comes[in.ID(0)] && in.NumWords() > 2 {
					note(c.m.TypeOf(in.ID(2)))
				}
			}
		}
	}
	return class
}

// componentsOf gives the type of an image that says nothing of its components those of an instruction.
func (x *imageCode) componentsOf() {
	typ := x.in.Type
	if x.kind == code.ImageWrite && x.in.NumWords() > 2 {
		typ = x.m.TypeOf(x.in.ID(2))
	}
	if flat := x.flatten(typ); len(flat) > 0 && !x.query() {
		x.op.Type.Class = image.Float
		if flat[0].class == fold.Int {
			x.op.Type.Class = image.UInt
		}
	}
}

// wholeCoordinates makes floats of coordinates that are integers: with a sampler they count texels.
func (x *imageCode) wholeCoordinates(v []int32, width int) []int32 {
	float, integer := scalar{class: fold.Float, width: 32, format: fold.Float32}, scalar{class: fold.Int, width: width}
	out := make([]int32, len(v))
	for i, k := range v {
		out[i] = x.compute(x.operation(operationKey{op: spirv.OpConvertSToF, args: x.args(float, []scalar{integer}),
			width: 32}), k)
	}
	return out
}

// constantSampler returns the operand for a sampler that is a constant.
func (c *compiler) constantSampler(in *ir.Inst) []int32 {
	filter := image.Filter(in.Word(2) & 1)
	s := &image.Sampler{Unnormalized: in.Word(1) == 0, Mag: filter, Min: filter}
	mode := image.ClampToEdge
	switch spirv.SamplerAddressingMode(in.Word(0)) {
	case spirv.SamplerAddressingModeClamp:
		mode = image.ClampToBorder
	case spirv.SamplerAddressingModeRepeat:
		mode = image.Repeat
	case spirv.SamplerAddressingModeRepeatMirrored:
		mode = image.MirroredRepeat
	}
	s.Address = [3]image.Address{mode, mode, mode}
	if s.Check() != nil {
		c.refuse("a constant sampler that repeats, with coordinates that count texels")
	}
	c.p.Objects = append(c.p.Objects, code.Object{Name: c.name(in.Result), Variable: in.Result, Init: []byte{},
		Constant: s})
	return []int32{c.number(uint64(len(c.p.Objects) - 1))}
}
