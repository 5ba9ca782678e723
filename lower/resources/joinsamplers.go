package resources

import (
	"slices"

	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// JoinSamplers makes an image and a sampler that are used together one variable at a binding of the set, for each such
// pair in the order of their first use. Where an image is used without a sampler it stays as well.
//
// It leaves alone, with a remark, images and samplers in arrays, and those that come as values from elsewhere than a
// load of their variable. Cost: linear, and in the pairs for each use of one.
var JoinSamplers = pass.ForModule("lower-join-samplers", "images and samplers that are used together become one",
	func(c *pass.Context) (bool, error) {
		m := c.Module
		if samplerSet.Of(c) < 0 {
			return false, nil
		}
		x := joiner{c: c, m: m, set: uint32(samplerSet.Of(c)), binding: uint32(samplerBinding.Of(c))}
		for _, f := range m.Functions() {
			for in := range f.Insts() {
				if in.Op == spirv.OpSampledImage && !in.Unknown() && !m.Pinned(in.Result) {
					if err := x.join(in); err != nil {
						return x.changed, err
					}
				}
			}
		}
		if x.changed {
			m.CompleteInterfaces()
		}
		return x.changed, nil
	}, samplerSet, samplerBinding, pass.Idempotent)

type joiner struct {
	c            *pass.Context
	m            *ir.Module
	set, binding uint32
	pairs        []pair
	changed      bool
}

// pair is an image and a sampler, and the variable that is both.
type pair struct{ image, sampler, typ, both ir.ID }

func (x *joiner) join(in *ir.Inst) error {
	image, sampler := x.loaded(in.ID(0)), x.loaded(in.ID(1))
	if image == 0 || sampler == 0 {
		x.c.RemarkAt(in, in.Result, "the image and the sampler stay apart: one is no variable by itself that is bound")
		return nil
	}
	i := slices.IndexFunc(x.pairs, func(p pair) bool {
		return p.image == image && p.sampler == sampler && p.typ == in.Type
	})
	if i < 0 {
		if !x.c.Transform() {
			return nil
		}
		to := slot{set: x.set, binding: x.binding}
		if taken := x.m.VariableAt(to.set, to.binding); taken != 0 {
			return ir.Faultf(x.m.Def(taken), "there is something at %s already", to.place())
		}
		x.binding++
		name := x.m.Name(image)
		if name != "" && x.m.Name(sampler) != "" {
			name += "_" + x.m.Name(sampler)
		}
		both := x.m.AddVariable(ir.Variable{Class: spirv.StorageClassUniformConstant, Type: in.Type, Name: name,
			Decorations: ir.Binding(to.set, to.binding), EntryPoints: []*ir.Inst{}})
		for _, id := range []ir.ID{image, sampler} {
			from, _ := descriptorOf(x.m, id)
			x.c.Moved(from.place(), to.place(), 0)
		}
		i = len(x.pairs)
		x.pairs = append(x.pairs, pair{image, sampler, in.Type, both})
	}
	x.changed = true
	loads := []ir.ID{in.ID(0), in.ID(1)}
	b := x.c.Replace(in)
	b.Load(in.Type, x.pairs[i].both)
	b.Done()
	for _, id := range loads {
		if d := x.m.Def(id); d != nil && d.Op == spirv.OpLoad && x.m.Uses(id) == 0 && !x.m.Pinned(id) {
			d.Remove()
		}
	}
	return nil
}

// loaded returns the variable of which a value is all, 0 for none that is bound.
func (x *joiner) loaded(value ir.ID) ir.ID {
	d := x.m.Def(value)
	if d == nil || d.Op != spirv.OpLoad || d.Unknown() {
		return 0
	}
	v := x.m.Def(d.ID(0))
	if v == nil || v.Op != spirv.OpVariable || !isVariable(x.m, v, spirv.StorageClassUniformConstant) {
		return 0
	}
	if _, bound := descriptorOf(x.m, v.Result); !bound {
		return 0
	}
	return v.Result
}
