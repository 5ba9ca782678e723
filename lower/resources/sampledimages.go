package resources

import (
	"fmt"
	"slices"
	"strings"

	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// sampledBindings is the parameter of [SampledImages].
var sampledBindings = pass.String("bindings", "",
	"descriptors: SET:BINDING in quotation marks, white space between them; nothing is changed where there is none").
	Must(checkSampled)

// SampledImages makes the image at a binding an image with a sampler. A sampler at the same binding becomes one with
// it; what uses the image without it takes the image out of the two. It is an error if that sampler is used with
// another image, if there is none for it, or if either is used in another way than by loads of its whole variable.
//
// Cost: linear. It leaves alone, with a remark, images that no sampler can sample, such as storage images.
var SampledImages = pass.ForModule("lower-sampled-images", "images at given bindings become images with samplers",
	func(c *pass.Context) (bool, error) {
		at, _ := parseSampled(sampledBindings.Of(c))
		x := sampledJoiner{c: c, m: c.Module, variables: c.Module.NewTable()}
		defer x.variables.Release()
		if at == nil {
			return false, nil
		}
		if err := x.find(at); err != nil {
			return false, err
		}
		if len(x.images) == 0 {
			return false, nil
		}
		if err := x.check(); err != nil || !c.Grow(len(x.loads)) || !c.Transform() {
			return false, err
		}
		x.join()
		return true, nil
	}, sampledBindings, pass.Idempotent)

// sampledJoiner is the state of the pass.
type sampledJoiner struct {
	c                *pass.Context
	m                *ir.Module
	images, samplers []*ir.Inst
	variables        *ir.Table  // of variables and loads of them: 1 + the index of the image, or -1 - that of its sampler
	loads            []*ir.Inst // of images, in the order of the module
}

// find finds the variables at bindings.
func (x *sampledJoiner) find(at []slot) error {
	const stays = -1
	bySlot := map[slot]int{} // 1 + index of the image, or stays
	for _, op := range []spirv.Op{spirv.OpTypeImage, spirv.OpTypeSampler} {
		for in := range x.m.Section(ir.Globals).Insts() {
			s, bound := descriptorOf(x.m, in.Result)
			if in.Op != spirv.OpVariable || in.Unknown() || !bound || !slices.Contains(at, s) ||
				!isVariable(x.m, in, spirv.StorageClassUniformConstant) {
				continue
			}
			d := x.m.Def(x.m.Types().Pointee(in.Type))
			switch {
			case d == nil || d.Op != op:
			case x.m.Pinned(in.Result):
				return ir.Faultf(in, "an instruction of unknown meaning may name it")
			case op == spirv.OpTypeImage && bySlot[s] != 0:
				return ir.Faultf(in, "there are two images at %s", s.place())
			case op == spirv.OpTypeImage && !samples(d):
				x.c.RemarkAt(in, in.Result, "the image at %s stays: no sampler can sample it", s.place())
				bySlot[s] = stays
			case op == spirv.OpTypeImage:
				x.images, x.samplers = append(x.images, in), append(x.samplers, nil)
				bySlot[s] = len(x.images)
				x.variables.Set(in.Result, int32(len(x.images)))
			case bySlot[s] <= 0:
				return ir.Faultf(in, "there is no image for the sampler at %s", s.place())
			case x.samplers[bySlot[s]-1] != nil:
				return ir.Faultf(in, "there are two samplers at %s", s.place())
			default:
				x.samplers[bySlot[s]-1] = in
				x.variables.Set(in.Result, int32(-bySlot[s]))
			}
		}
	}
	return nil
}

// samples reports whether an image may have a sampler.
func samples(image *ir.Inst) bool {
	dim := spirv.Dim(image.Literal(1))
	return image.Literal(5) == 1 && dim != spirv.DimBuffer && dim != spirv.DimSubpassData
}

// check returns an error if a variable is not only loaded, or a sampler joined with another image than its own.
func (x *sampledJoiner) check() error {
	for in := range x.m.Insts() {
		if in.Section() != nil && in.Section().Kind() != ir.Globals || x.m.IsDebug(in) {
			continue
		}
		for i, id := range in.IDs() {
			of := x.variables.Get(id)
			if of == 0 {
				continue
			}
			variable := x.m.Def(id).Op == spirv.OpVariable
			switch {
			case in.Unknown() || in.Block() == nil || in.Result != 0 && x.m.Pinned(in.Result):
				return ir.Faultf(in, "an instruction of unknown meaning uses %%%d", id)
			case variable && in.Op == spirv.OpLoad:
				x.variables.Set(in.Result, of)
				if of > 0 {
					x.loads = append(x.loads, in)
				}
			case variable:
				return ir.Faultf(in, "%%%d becomes no image with a sampler: it is used by %s", id, in.Op)
			case of < 0 && (in.Op != spirv.OpSampledImage || i != 1 || x.variables.Get(in.ID(0)) != -of):
				return ir.Faultf(in, "the sampler %%%d is used with another image than that at its binding", id)
			}
		}
	}
	return nil
}

// join gives the images their types, and rewrites their users.
func (x *sampledJoiner) join() {
	for _, v := range x.images {
		setVariableType(x.m, v, x.m.Types().SampledImage(x.m.Types().Pointee(v.Type)))
	}
	taken := x.m.NewTable() // loads: the image that was taken out of the two
	defer taken.Release()
	for _, in := range x.loads {
		image := in.Type
		in.SetType(x.m.Types().SampledImage(image))
		id := x.c.After(in).Image(image, in.Result)
		x.m.InheritNonUniform(in.Result, id)
		taken.Set(in.Result, int32(id))
	}
	var joined []*ir.Inst // replaced in the end, since their users take no image
	for _, f := range x.m.Functions() {
		for in := range f.Insts() {
			if in.Unknown() || x.m.IsDebug(in) || in.Op == spirv.OpImage && x.loaded(in.ID(0)) {
				continue
			}
			both := in.Op == spirv.OpSampledImage && x.loaded(in.ID(0))
			if both && x.variables.Get(in.ID(1)) == -x.variables.Get(in.ID(0)) {
				joined = append(joined, in)
				continue
			}
			for i, id := range in.IDs() {
				if image := taken.Get(id); image != 0 && x.loaded(id) {
					in.SetID(i, ir.ID(image))
				}
			}
		}
	}
	for _, in := range joined {
		x.m.ReplaceAndRemove(in, in.ID(0))
	}
	x.removeUnused(taken)
}

// loaded reports whether a value is a load of one of the images.
func (x *sampledJoiner) loaded(id ir.ID) bool {
	d := x.m.Def(id)
	return d != nil && d.Op == spirv.OpLoad && x.variables.Get(id) > 0
}

// removeUnused removes images that nothing takes out, and the samplers that are one with their images.
func (x *sampledJoiner) removeUnused(taken *ir.Table) {
	for _, in := range x.loads {
		if id := ir.ID(taken.Get(in.Result)); x.m.Uses(id) == 0 {
			x.m.Def(id).Remove()
		}
	}
	for _, f := range x.m.Functions() {
		for in := range f.Insts() {
			if in.Op == spirv.OpLoad && x.variables.Get(in.Result) < 0 {
				in.Remove()
			}
		}
	}
	for _, v := range x.samplers {
		if v == nil {
			continue
		}
		for e := range x.m.Section(ir.EntryPoints).Insts() {
			if e.Op == spirv.OpEntryPoint && !e.Unknown() && slices.Contains(e.Interface(), v.Result) {
				e.SetInterface(slices.DeleteFunc(slices.Clone(e.Interface()), func(id ir.ID) bool { return id == v.Result }))
			}
		}
		v.Remove()
	}
}

func checkSampled(text string) error { _, err := parseSampled(text); return err }

func parseSampled(text string) (list []slot, err error) {
	for _, pair := range strings.Fields(text) {
		s, ok := parseSlot(strings.Replace(pair, ":", ".", 1))
		if !ok || strings.Count(pair, ":") != 1 {
			return nil, fmt.Errorf("want SET:BINDING, such as 0:3, not %q", pair)
		}
		list = append(list, s)
	}
	return list, nil
}
