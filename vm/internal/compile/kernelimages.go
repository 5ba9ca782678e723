package compile

import (
	"hone/fold"
	"hone/ir"
	"hone/spirv"
	"hone/vm/image"
	"hone/vm/internal/code"
)

// A kernel's images have no type of components: an instruction says as what it reads or writes them, and the image that
// is bound has to fit. Samplers may be constants.

// imageClass returns the class of the components of the image that a parameter is: what the instructions say that it
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
