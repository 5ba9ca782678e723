package resources

import (
	"errors"
	"iter"
	"slices"

	"hone/analysis"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

var (
	samplerSet = pass.Int("set", -1, "the descriptor set of the new variables; nothing is changed where it is below 0").
			Must(pass.Within(-1, 1<<31-1))
	samplerBinding = pass.Int("binding", 0, "the binding of the first one").Must(pass.Within(0, 1<<31-1))
	samplerStrict  = pass.Bool("strict", false, "a use that keeps an image and its sampler together is an error")
	samplerSame    = pass.Bool("same", false, "each sampler is at the set and binding of its image instead")
)

// SplitSamplers makes an image with its sampler two variables: an image at the binding that was, and a sampler at one
// of the set, in the order of the variables, or at the binding of its image: a descriptor of both then serves both.
// Arrays of them become two arrays, and parameters of functions two parameters. An OpSampledImage joins the two before
// each use, in the block of that.
//
// It leaves alone, with a remark, variables that are loaded as arrays, or passed to functions that the module does not
// show or together with images that stay. Cost: linear.
var SplitSamplers = pass.ForModule("lower-split-samplers", "images with samplers become images and samplers",
	func(c *pass.Context) (bool, error) {
		m := c.Module
		x := splitter{c: c, m: m, same: samplerSame.Of(c), state: m.NewTable()}
		defer x.state.Release()
		x.find()
		if samplerSet.Of(c) < 0 && !samplerSame.Of(c) {
			switch {
			case len(x.roots) == 0 && x.unbound == nil:
			case samplerStrict.Of(c):
				return false, errors.New(noPlace)
			case len(x.roots) > 0:
				c.RemarkAt(x.roots[0].in, x.roots[0].in.Result, noPlace)
			}
			return false, nil
		}
		x.check()
		switch {
		case !samplerStrict.Of(c):
		case x.inTheWay != nil:
			return false, ir.Faultf(x.inTheWay, "an image and its sampler stay together")
		case x.unbound != nil:
			return false, ir.Faultf(x.unbound, noDescriptor)
		}
		splits := func(r *combined) bool { return !r.stays }
		if !slices.ContainsFunc(x.roots, splits) || !c.Transform() {
			return false, nil
		}
		if err := x.split(uint32(samplerSet.Of(c)), uint32(samplerBinding.Of(c))); err != nil {
			return false, err
		}
		x.splitParameters()
		x.rewrite()
		m.CompleteInterfaces()
		return true, nil
	}, samplerSet, samplerBinding, samplerSame, samplerStrict, pass.Idempotent, pass.Removes("CombinedSampler"))

const (
	noPlace      = "no parameter says where samplers are to be: set or same"
	noDescriptor = "an image and its sampler stay together: they have no descriptor set and binding"
)

// splitter is the state of the pass.
type splitter struct {
	c     *pass.Context
	m     *ir.Module
	same  bool // samplers are at the bindings of their images
	roots []*combined
	state *ir.Table // of a pointer or a value: 1 + the index of its root

	inTheWay *ir.Inst // the first instruction that lets a root stay
	unbound  *ir.Inst // the first variable without a descriptor set and binding
}

// combined is a variable or parameter that brings an image with its sampler, or a pointer to one or to an array.
type combined struct {
	in      *ir.Inst
	typ     ir.ID // the type that it has before
	stays   bool
	sampler ir.ID       // the variable or parameter of the sampler
	with    []*combined // roots that a call passes to this one, or the other way round: all of them stay, or none
}

// find finds the variables and parameters.
func (x *splitter) find() {
	add := func(in *ir.Inst) {
		x.roots = append(x.roots, &combined{in: in, typ: in.Type})
		x.state.Set(in.Result, int32(len(x.roots)))
	}
	for in := range x.m.Section(ir.Globals).Insts() {
		if in.Op != spirv.OpVariable || !isVariable(x.m, in, spirv.StorageClassUniformConstant) {
			continue
		}
		if !x.sampled(x.m.Types().Pointee(in.Type)) {
			continue
		}
		if _, bound := descriptorOf(x.m, in.Result); bound {
			add(in)
			continue
		}
		if x.c.RemarkAt(in, in.Result, noDescriptor); x.unbound == nil {
			x.unbound = in
		}
	}
	for _, f := range x.m.Functions() {
		for _, p := range f.Params {
			typ := p.Type
			if class, ok := x.m.Types().StorageClass(p.Type); ok && class == spirv.StorageClassUniformConstant {
				typ = x.m.Types().Pointee(p.Type)
			}
			if x.sampled(typ) {
				add(p)
			}
		}
	}
}

// sampled reports whether a type is one of images with samplers, or of arrays of them.
func (x *splitter) sampled(typ ir.ID) bool {
	for d := x.m.Def(typ); d != nil; d = x.m.Def(d.ID(0)) {
		x.m.Spend(1)
		switch d.Op {
		case spirv.OpTypeSampledImage:
			return true
		case spirv.OpTypeArray, spirv.OpTypeRuntimeArray:
		default:
			return false
		}
	}
	return false
}

// root returns the variable or parameter from which a pointer or value comes, nil for none.
func (x *splitter) root(id ir.ID) *combined {
	if i := x.state.Get(id); i != 0 {
		return x.roots[i-1]
	}
	return nil
}

// stay lets a root stay, and with it the roots that calls pass to it or from it.
func (x *splitter) stay(r *combined, in *ir.Inst) {
	if r == nil || r.stays {
		return
	}
	r.stays = true
	if x.inTheWay == nil {
		x.inTheWay = in
	}
	x.c.RemarkAt(in, r.in.Result,
		"the image and its sampler stay together: they are used by something else than samples")
	for _, other := range r.with {
		x.m.Spend(1)
		x.stay(other, in)
	}
}

// check lets roots stay that are used in a way that is not lowered.
func (x *splitter) check() {
	for in := range x.m.Insts() {
		if s := in.Section(); s != nil && s.Kind() != ir.Globals || x.m.IsDebug(in) {
			continue
		}
		if in.Op == spirv.OpFunctionCall && !in.Unknown() {
			x.call(in)
			continue
		}
		for i, id := range in.IDs() {
			r := x.root(id)
			if r == nil {
				continue
			}
			info := in.Op.Info()
			switch {
			case in.Unknown() || in.Block() == nil:
				x.stay(r, in)
			case i == 0 && in.DerivesPointer() && in.Op != spirv.OpCopyObject,
				i == 0 && in.Op == spirv.OpLoad && x.m.Def(in.Type).Op == spirv.OpTypeSampledImage:
				x.state.Set(in.Result, x.state.Get(id))
			case i == 0 && info.Class == "Image" && x.m.Def(x.m.TypeOf(id)).Op == spirv.OpTypeSampledImage:
			default:
				x.stay(r, in)
			}
		}
	}
	for id, r := range x.byPointer() {
		if x.m.Pinned(id) {
			x.stay(r, x.m.Def(id))
		}
	}
	calls := analysis.Calls.Of(x.c)
	for _, f := range x.m.Functions() {
		_, _, linked := x.m.Linkage(f.Result())
		if !linked && !calls.UnknownCallers(f) {
			continue
		}
		for _, p := range f.Params {
			x.stay(x.root(p.Result), f.Def)
		}
	}
}

// byPointer yields the pointers and values that come from roots.
func (x *splitter) byPointer() iter.Seq2[ir.ID, *combined] {
	return func(yield func(ir.ID, *combined) bool) {
		for in := range x.m.Insts() {
			if r := x.root(in.Result); in.Result != 0 && r != nil && !yield(in.Result, r) {
				return
			}
		}
	}
}

// call ties the arguments of a call to the parameters: both are split, or neither.
func (x *splitter) call(in *ir.Inst) {
	var params []*ir.Inst
	if d := x.m.Def(in.ID(0)); d != nil && d.Op == spirv.OpFunction && d.Function() != nil {
		params = d.Function().Params
	}
	for i := 1; i < in.NumWords(); i++ {
		argument := x.root(in.ID(i))
		var param *combined
		if i <= len(params) {
			param = x.root(params[i-1].Result)
		}
		if argument == nil || param == nil {
			x.stay(argument, in)
			x.stay(param, in)
			continue
		}
		argument.with, param.with = append(argument.with, param), append(param.with, argument)
		if argument.stays {
			x.stay(param, in)
		} else if param.stays {
			x.stay(argument, in)
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
	at := map[slot]slot{} // where the sampler of a binding is
	for _, r := range x.roots {
		if r.stays || r.in.Op != spirv.OpVariable {
			continue
		}
		from, _ := descriptorOf(x.m, r.in.Result)
		to, known := at[from]
		if x.same {
			to, known = from, true
		}
		if !known {
			to = slot{set: set, binding: binding}
			if taken := x.m.VariableAt(set, binding); taken != 0 {
				return ir.Faultf(x.m.Def(taken), "there is something at %s already", to.place())
			}
			binding++
			at[from] = to
			x.c.Moved(from.place(), to.place(), 0)
		}
		typ := x.m.Types().Pointee(r.typ)
		r.sampler = x.m.AddVariable(ir.Variable{Class: spirv.StorageClassUniformConstant, Name: x.samplerName(r),
			Type: x.with(typ, x.sampler), Decorations: ir.Binding(to.set, to.binding), EntryPoints: []*ir.Inst{}})
		setVariableType(x.m, r.in, x.with(typ, x.image))
	}
	return nil
}

// samplerName returns the name of the sampler of a root, "" for none.
func (x *splitter) samplerName(r *combined) string {
	name := x.m.Name(r.in.Result)
	if name != "" {
		name += "_sampler"
	}
	return name
}

// splitParameters makes the parameters for samplers, which come after all others.
func (x *splitter) splitParameters() {
	for _, f := range x.m.Functions() {
		var split []*combined
		var samplers []ir.ID // types
		for _, p := range f.Params {
			if r := x.root(p.Result); r != nil && !r.stays {
				split = append(split, r)
				samplers = append(samplers, x.pointerWith(r.typ, x.sampler))
				p.SetType(x.pointerWith(r.typ, x.image))
			}
		}
		if len(split) == 0 {
			continue
		}
		for i, id := range f.ChangeParameters(func(int) bool { return false }, samplers...) {
			split[i].sampler = id
			if name := x.samplerName(split[i]); name != "" {
				x.m.SetName(id, name)
			}
		}
	}
}

// pointerWith returns a type, or that of a pointer to it, in which another type stands for images with samplers.
func (x *splitter) pointerWith(typ ir.ID, other func(sampled *ir.Inst) ir.ID) ir.ID {
	if _, pointer := x.m.Types().StorageClass(typ); pointer {
		return x.m.Types().Pointer(spirv.StorageClassUniformConstant, x.with(x.m.Types().Pointee(typ), other))
	}
	return x.with(typ, other)
}

// rewrite makes a second pointer and a second load beside each, and joins what they load before each use.
func (x *splitter) rewrite() {
	second := x.m.NewTable() // of pointers and loads: the same for the sampler
	types := x.m.NewTable()  // of loads: the type of the image with its sampler
	defer second.Release()
	defer types.Release()
	for _, r := range x.roots {
		if r.stays {
			continue
		}
		second.Set(r.in.Result, int32(r.sampler))
		if _, pointer := x.m.Types().StorageClass(r.typ); !pointer {
			types.Set(r.in.Result, int32(r.typ))
		}
	}
	var images []*ir.Inst // of such with samplers; replaced in the end, as what uses one takes no sampler
	for _, f := range x.m.Functions() {
		for in := range f.Insts() {
			if in.NumWords() == 0 || in.Op == spirv.OpLabel || in.Unknown() || x.m.IsDebug(in) {
				continue
			}
			if in.Op == spirv.OpFunctionCall {
				x.pass(in, second)
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
				pointer := x.pointerWith(in.Type, x.sampler)
				words := append([]uint32{uint32(other)}, in.Words()[1:]...)
				id := b.Emit(in.Op, pointer, true, words...).Result
				x.m.InheritNonUniform(in.Result, id)
				in.SetType(x.pointerWith(in.Type, x.image))
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

// pass adds the samplers of the arguments of a call after the arguments.
func (x *splitter) pass(call *ir.Inst, second *ir.Table) {
	words := call.Words()
	for _, w := range call.Words()[1:] {
		if sampler := second.Get(ir.ID(w)); sampler != 0 {
			words = append(slices.Clone(words), uint32(sampler))
		}
	}
	if len(words) > call.NumWords() {
		call.SetOperands(words)
	}
}
