package ssa

import (
	"hone/analysis"
	"hone/ir"
	"hone/ir/build"
	"hone/ir/effects"
	"hone/pass"
	"hone/spirv"
)

// OutputsToLocal keeps outputs of vertex, tessellation evaluation and fragment shaders in variables of the entry point
// until it returns, where they are stored once: an output that is stored component by component, stored on several
// paths, or read again, as front ends do with what a shader declares as out. Other passes make values of the variable.
// What is not stored on some path is undefined in the output, before and after.
//
// Cost: linear in the module if there is such an output, else in its global variables.
//
// It leaves alone: outputs that are stored once and never read; built-in ones, blocks, arrays and matrices, of which a
// part that is not stored may mean something; those of types that may only be stored; those that several functions use;
// pointers that go elsewhere than into access chains of the variable, loads and stores; what is volatile or has an
// initializer; functions that return in more places than the output is stored in; and all stages in which others see
// outputs before the end.
var OutputsToLocal = pass.ForModule("outputs-to-local", "outputs are stored once, where a shader returns",
	func(c *pass.Context) bool {
		p := outputs{c: c, m: c.Module}
		if p.candidates(); len(p.vars) == 0 {
			return false
		}
		defer p.index.Release()
		for _, f := range p.m.Functions() {
			p.collect(f)
		}
		changed := false
		for i := range p.vars {
			if v := &p.vars[i]; p.pays(v) && p.confined(v) && c.Grow(2+len(v.returns)) && c.Transform() {
				p.move(v)
				changed = true
			}
		}
		return changed
	}, pass.Idempotent)

// output is a variable that a shader writes for what comes after it.
type output struct {
	in            *ir.Inst
	f             *ir.Function // that uses it
	loads, stores int
	uses          []*ir.Inst // of the variable
	known         int        // uses of access chains into it that are known, less those that there are
	refused       bool
	returns       []*ir.Inst
}

type outputs struct {
	c     *pass.Context
	m     *ir.Module
	index *ir.Table // variable, or access chain into it -> 1 + index into vars
	vars  []output
}

// candidates finds the outputs that may be accessed more than once.
func (p *outputs) candidates() {
	for in := range p.m.Section(ir.Globals).Insts() {
		if in.Op != spirv.OpVariable || spirv.StorageClass(in.Literal(0)) != spirv.StorageClassOutput ||
			p.m.Uses(in.Result) < 3 || in.NumWords() != 1 || in.Unknown() || p.m.Pinned(in.Result) ||
			p.m.Exported(in.Result) || p.m.HasDecoration(in.Result, spirv.DecorationBuiltIn) ||
			volatileVariable(p.m, in.Result) {
			continue
		}
		typ := p.m.Def(p.m.Types().Pointee(in.Type))
		if typ == nil || typ.Op != spirv.OpTypeVector && typ.Op != spirv.OpTypeFloat && typ.Op != spirv.OpTypeInt ||
			!p.m.Allows(typ.Result, ir.VariableOf) {
			continue
		}
		if p.index == nil {
			p.index = p.m.NewTable()
		}
		p.vars = append(p.vars, output{in: in})
		p.index.Set(in.Result, int32(len(p.vars)))
	}
}

// collect looks at the uses in a function.
func (p *outputs) collect(f *ir.Function) {
	for _, b := range f.Blocks {
		for in := range b.Insts() {
			if p.m.IsDebug(in) {
				continue
			}
			for i, id := range in.IDs() {
				if k := p.index.Get(id); k != 0 {
					p.use(&p.vars[k-1], in, i, k)
				}
			}
		}
	}
}

// use looks at a use of a variable, or of an access chain into it, as operand word at.
func (p *outputs) use(v *output, in *ir.Inst, at int, index int32) {
	if v.f == nil {
		v.f = in.Function()
	}
	v.refused = v.refused || v.f != in.Function()
	if in.ID(at) == v.in.Result {
		v.uses = append(v.uses, in)
	} else {
		v.known++
	}
	switch analysis.PointerUse(p.m, in, at) {
	case analysis.UseLoad:
		v.loads++
	case analysis.UseStore:
		v.stores++
	case analysis.UseConstantIndex, analysis.UseDynamicIndex:
		v.known -= p.m.Uses(in.Result)
		v.refused = v.refused || p.m.Pinned(in.Result) || in.ID(at) != v.in.Result // simplify joins chains
		p.index.Set(in.Result, index)
	default:
		v.refused = true
	}
}

// pays reports whether an output is stored in more places than its function returns in, or also read.
func (p *outputs) pays(v *output) bool {
	if v.f == nil || v.refused || v.known != 0 || v.loads+v.stores < 2 {
		return false
	}
	for _, b := range v.f.Blocks {
		switch end := b.Terminator(); {
		case end.Op == spirv.OpReturn && !end.Unknown():
			v.returns = append(v.returns, end)
		case effects.MayReturn(end):
			return false
		}
	}
	return len(v.returns) < v.stores || v.loads > 0 && len(v.returns) == v.stores
}

// confined reports whether an output is used only by the function of an entry point, in a stage whose outputs nobody
// sees before it returns, and remarks if it is not.
func (p *outputs) confined(v *output) bool {
	why := ""
	interfaces, entries := 0, 0
	for in := range p.m.Section(ir.EntryPoints).Insts() {
		if in.Op != spirv.OpEntryPoint {
			continue
		}
		for _, id := range in.Interface() {
			if id == v.in.Result {
				interfaces++
			}
		}
		if in.ID(1) != v.f.Result() {
			continue
		}
		entries++
		switch spirv.ExecutionModel(in.Literal(0)) {
		case spirv.ExecutionModelVertex, spirv.ExecutionModelTessellationEvaluation, spirv.ExecutionModelFragment:
		default:
			why = "others see it before the shader ends"
		}
	}
	calls := analysis.Calls.Of(p.c)
	switch {
	case entries == 0 || len(calls.Graph().Preds(v.f.Index)) > 0 || calls.UnknownCallers(v.f):
		why = "a function that is no entry point uses it"
	case p.m.Uses(v.in.Result) != interfaces+len(v.uses):
		why = "something that hone does not know uses it"
	}
	if why != "" {
		p.c.Remark(v.in.Result, "stays an output: %s", why)
	}
	return why == ""
}

// move has a variable of the function take the place of an output, until it returns.
func (p *outputs) move(v *output) {
	const class = spirv.StorageClassFunction
	typ := p.m.Types().Pointee(v.in.Type)
	local := build.AtStart(v.f.Entry()).Variable(p.m.Types().Pointer(class, typ), class)
	for _, in := range v.uses {
		for i, id := range in.IDs() {
			if id == v.in.Result {
				in.SetID(i, local)
			}
		}
		if in.Op != spirv.OpLoad && in.Op != spirv.OpStore {
			in.SetType(p.m.Types().Pointer(class, p.m.Types().Pointee(in.Type)))
		}
	}
	for _, in := range v.returns {
		b := build.Before(in)
		b.Store(v.in.Result, b.Load(typ, local))
	}
}
