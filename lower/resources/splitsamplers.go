package resources

import (
	"slices"

	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

var (
	samplerSet = pass.Int("set", -1, "the descriptor set of the new variables; nothing is changed where it is below 0").
			Must(pass.Within(-1, 1<<31-1))
	samplerBinding = pass.Int("binding", 0, "the binding of the first one").Must(pass.Within(0, 1<<31-1))
)

// SplitSamplers makes an image with its sampler two variables: an image at the binding that was, and a sampler at one
// of the set, in the order of the variables. Arrays of them become two arrays. An OpSampledImage joins the two before
// each use, in the block of that.
//
// It leaves alone, with a remark, variables that are passed to functions, or loaded as arrays. Cost: linear.
var SplitSamplers = pass.ForModule("lower-split-samplers", "images with samplers become images and samplers",
	func(c *pass.Context) (bool, error) {
		m := c.Module
		if samplerSet.Of(c) < 0 {
			return false, nil
		}
		x := splitter{c: c, m: m, state: m.NewTable()}
		defer x.state.Release()
		for in := range m.Section(ir.Globals).Insts() {
			if in.Op == spirv.OpVariable && isVariable(m, in, spirv.StorageClassUniformConstant) && x.sampled(in) {
				x.variables = append(x.variables, in)
				x.state.Set(in.Result, int32(len(x.variables)))
			}
		}
		x.check()
		if !slices.ContainsFunc(x.variables, func(v *ir.Inst) bool { return v != nil }) || !c.Transform() {
			return false, nil
		}
		if err := x.split(uint32(samplerSet.Of(c)), uint32(samplerBinding.Of(c))); err != nil {
			return false, err
		}
		x.rewrite()
		m.CompleteInterfaces()
		return true, nil
	}, samplerSet, samplerBinding, pass.Idempotent)

// splitter is the state of the pass.
type splitter struct {
	c         *pass.Context
	m         *ir.Module
	variables []*ir.Inst // nil for one that stays
	samplers  []ir.ID    // the sampler's variable for each
	state     *ir.Table  // of a pointer or a value: 1 + the index of its variable
}

// sampled reports whether a variable is an image with a sampler, or an array of them, that is bound.
func (x *splitter) sampled(v *ir.Inst) bool {
	_, bound := descriptorOf(x.m, v.Result)
	for d := x.m.Def(x.m.Types().Pointee(v.Type)); d != nil; d = x.m.Def(d.ID(0)) {
		x.m.Spend(1)
		switch d.Op {
		case spirv.OpTypeSampledImage:
			return bound
		case spirv.OpTypeArray, spirv.OpTypeRuntimeArray:
		default:
			return false
		}
	}
	return false
}

// check lets variables stay that are used in a way that is not lowered.
func (x *splitter) check() {
	stays := func(id ir.ID, in *ir.Inst) {
		i := x.state.Get(id) - 1
		if v := x.variables[i]; v != nil {
			x.c.RemarkAt(in, v.Result, "the image and its sampler stay together: they are used by something else than samples")
			x.variables[i] = nil
		}
	}
	for _, v := range x.variables {
		if x.m.Pinned(v.Result) {
			stays(v.Result, v)
		}
	}
	for in := range x.m.Insts() {
		if s := in.Section(); s != nil && s.Kind() != ir.Globals || x.m.IsDebug(in) {
			continue
		}
		for i, id := range in.IDs() {
			of := x.state.Get(id)
			if of == 0 {
				continue
			}
			info := in.Op.Info()
			switch {
			case in.Unknown() || in.Block() == nil || x.m.Pinned(id):
				stays(id, in)
			case i == 0 && in.DerivesPointer() && in.Op != spirv.OpCopyObject,
				i == 0 && in.Op == spirv.OpLoad && x.m.Def(in.Type).Op == spirv.OpTypeSampledImage:
				x.state.Set(in.Result, of)
			case i == 0 && info.Class == "Image" && x.m.Def(x.m.TypeOf(id)).Op == spirv.OpTypeSampledImage:
			default:
				stays(id, in)
			}
		}
	}
}

// with returns a type in which another one stands for images with samplers.
func (x *splitter) with(typ ir.ID, other func(sampled *ir.Inst) ir.ID) ir.ID {
	d := x.m.Def(typ)
	if d.Op == spirv.OpTypeSampledImage {
		return other(d)
	}
	words := slices.Clone(d.Words())
	words[0] = uint32(x.with(d.ID(0), other))
	return x.m.Types().Of(d.Op, words...)
}

func (x *splitter) image(d *ir.Inst) ir.ID { return d.ID(0) }

func (x *splitter) sampler(*ir.Inst) ir.ID { return x.m.Types().Sampler() }

// split makes the variables.
func (x *splitter) split(set, binding uint32) error {
	x.samplers = make([]ir.ID, len(x.variables))
	at := map[slot]slot{} // where the sampler of a binding is
	for i, v := range x.variables {
		if v == nil {
			continue
		}
		from, _ := descriptorOf(x.m, v.Result)
		to, known := at[from]
		if !known {
			to = slot{set: set, binding: binding}
			if taken := x.m.VariableAt(set, binding); taken != 0 {
				return ir.Faultf(x.m.Def(taken), "there is something at %s already", to.place())
			}
			binding++
			at[from] = to
			x.c.Moved(from.place(), to.place(), 0)
		}
		typ := x.m.Types().Pointee(v.Type)
		name := x.m.Name(v.Result)
		if name != "" {
			name += "_sampler"
		}
		x.samplers[i] = x.m.AddVariable(ir.Variable{Class: spirv.StorageClassUniformConstant, Name: name,
			Type: x.with(typ, x.sampler), Decorations: ir.Binding(to.set, to.binding), EntryPoints: []*ir.Inst{}})
		setVariableType(x.m, v, x.with(typ, x.image))
	}
	return nil
}

// rewrite makes a second pointer and a second load beside each, and joins what they load before each use.
func (x *splitter) rewrite() {
	second := x.m.NewTable() // of pointers and loads: the same for the sampler
	types := x.m.NewTable()  // of loads: the type of the image with its sampler
	defer second.Release()
	defer types.Release()
	for i, v := range x.variables {
		if v != nil {
			second.Set(v.Result, int32(x.samplers[i]))
		}
	}
	var images []*ir.Inst // of such with samplers; replaced in the end, as what uses one takes no sampler
	for _, f := range x.m.Functions() {
		for in := range f.Insts() {
			if in.NumWords() == 0 || in.Op == spirv.OpLabel || in.Unknown() || x.m.IsDebug(in) {
				continue
			}
			if op := in.Op; !in.DerivesPointer() && op != spirv.OpLoad && op.Info().Class != "Image" {
				continue
			}
			other := ir.ID(second.Get(in.ID(0)))
			if other == 0 {
				continue
			}
			switch {
			case in.DerivesPointer():
				b := x.c.Before(in)
				typ := x.m.Types().Pointee(in.Type)
				pointer := x.m.Types().Pointer(spirv.StorageClassUniformConstant, x.with(typ, x.sampler))
				words := append([]uint32{uint32(other)}, in.Words()[1:]...)
				id := b.Emit(in.Op, pointer, true, words...).Result
				x.m.InheritNonUniform(in.Result, id)
				in.SetType(x.m.Types().Pointer(spirv.StorageClassUniformConstant, x.with(typ, x.image)))
				second.Set(in.Result, int32(id))
			case in.Op == spirv.OpLoad:
				types.Set(in.Result, int32(in.Type))
				id := x.c.Before(in).Load(x.m.Types().Sampler(), other)
				x.m.InheritNonUniform(in.Result, id)
				in.SetType(x.m.Def(in.Type).ID(0))
				second.Set(in.Result, int32(id))
			case in.Op == spirv.OpImage:
				images = append(images, in)
			case types.Get(in.ID(0)) != 0: // an operation on images, of one with its sampler
				image := in.ID(0)
				id := x.c.Before(in).SampledImage(ir.ID(types.Get(image)), image, other)
				x.m.InheritNonUniform(image, id)
				in.SetID(0, id)
			}
		}
	}
	for _, in := range images {
		x.m.ReplaceAndRemove(in, in.ID(0))
	}
}
