package ssa

import (
	"slices"

	"hone/analysis"
	"hone/ir"
	"hone/ir/build"
	"hone/pass"
	"hone/spirv"
)

// PrivateToLocal makes Private variables that one function uses variables of that function, so that other passes see
// all that happens to them. The function is an entry point that nothing calls: it runs once. Or on every path through
// it, all of the variable is stored to before it or a part of it is read: what an earlier call left there is never
// seen, nor is the initializer, which ran once for all calls and is dropped.
//
// The variables leave the interfaces of entry points, where they stand from SPIR-V 1.4 on. A DebugGlobalVariable
// becomes a DebugLocalVariable with a DebugDeclare.
//
// Cost: linear in the module and, for each 64 variables of a function that is no entry point, in the blocks in which
// one of them is live.
//
// It leaves alone: variables that several functions use, whose value may survive a call, or whose function may be
// called again while it runs; pointers that go elsewhere than into loads, stores, copies, access chains and extended
// instructions that are known; what is volatile, exported, or decorated as only a global variable can be. A remark says
// which of these it is.
var PrivateToLocal = pass.ForModule("private-to-local", "private variables of one function become its own",
	func(c *pass.Context) bool {
		p := privates{c: c, m: c.Module, index: c.Module.NewTable()}
		defer p.index.Release()
		if p.candidates(); len(p.vars) == 0 {
			return false
		}
		p.outside()
		for _, f := range p.m.Functions() {
			p.collect(f)
		}
		local := p.local()
		p.move(local)
		return len(local) > 0
	}, pass.Idempotent)

// private is a Private variable.
type private struct {
	in *ir.Inst
	f  *ir.Function // that uses it
	span
	known    int        // uses that were seen, of the variable and of pointers that are made of it
	pointers []*ir.Inst // made of it: access chains and copies
	debug    []*ir.Inst // DebugGlobalVariable
	once     bool       // f runs once
	at       *ir.Inst   // of f, after its variables
	why      reason     // it is not moved
	op       spirv.Op   // that is the reason
}

type privates struct {
	c     *pass.Context
	m     *ir.Module
	index *ir.Table // variable, or pointer that is made of it -> 1 + index into vars
	vars  []private
	nodes []node // of the variables' spans

	described   []*ir.Inst // debug information in functions
	expressions expressions
}

// candidates finds the Private variables.
func (p *privates) candidates() {
	for in := range p.m.Section(ir.Globals).Insts() {
		if in.Op != spirv.OpVariable || spirv.StorageClass(in.Literal(0)) != spirv.StorageClassPrivate {
			continue
		}
		v := private{in: in}
		switch {
		case in.Unknown() || p.m.Pinned(in.Result) || p.m.Types().Pointee(in.Type) == 0:
			v.why = isPinned
		case p.m.Exported(in.Result):
			v.why = isExported
		case volatileVariable(p.m, in.Result):
			v.why = isVolatile
		case p.globalOnly(in.Result):
			v.why = isGlobalOnly
		}
		p.vars = append(p.vars, v)
		p.index.Set(in.Result, int32(len(p.vars)))
	}
}

// globalOnly reports whether a variable has a decoration that belongs to the interface of a shader.
func (p *privates) globalOnly(id ir.ID) bool {
	for d := range p.m.Decorations(id) {
		switch d.Kind {
		case spirv.DecorationBuiltIn, spirv.DecorationLocation, spirv.DecorationComponent, spirv.DecorationIndex,
			spirv.DecorationBinding, spirv.DecorationDescriptorSet, spirv.DecorationInputAttachmentIndex, spirv.DecorationOffset:
			return true
		}
	}
	return false
}

// outside counts the uses outside of functions that do not matter: by interfaces of entry points and by debug
// information.
func (p *privates) outside() {
	for in := range p.m.Section(ir.EntryPoints).Insts() {
		if in.Op != spirv.OpEntryPoint {
			continue
		}
		for _, id := range in.Interface() {
			if i := p.index.Get(id) - 1; i >= 0 {
				p.vars[i].known++
			}
		}
	}
	for in := range p.m.Section(ir.Globals).Insts() {
		if !isGlobalDebug(p.m, in) {
			continue
		}
		if i := p.index.Get(in.ID(globalDebugVariable)) - 1; i >= 0 {
			p.vars[i].debug = append(p.vars[i].debug, in)
		}
	}
}

// collect looks at the uses in a function.
func (p *privates) collect(f *ir.Function) {
	for _, b := range f.Blocks {
		for in := range b.Insts() {
			if p.m.IsDebug(in) {
				p.described = append(p.described, in)
				continue
			}
			for i, id := range in.IDs() {
				if v := p.index.Get(id) - 1; v >= 0 {
					p.use(v, in, i)
				}
			}
		}
	}
}

// use looks at a use of variable i, or of a pointer that is made of it, as operand word at.
func (p *privates) use(i int32, in *ir.Inst, at int) {
	v := &p.vars[i]
	v.known++
	if v.f == nil {
		v.f = in.Function()
	}
	if v.f != in.Function() {
		v.because(usedBySeveral, in.Op)
		return
	}
	block := int32(in.Block().Index)
	whole := in.ID(at) == v.in.Result
	switch use := analysis.PointerUse(p.m, in, at); {
	case in.DerivesPointer():
		if p.m.Pinned(in.Result) || p.m.Types().Pointee(in.Type) == 0 { // a type of unknown meaning
			v.because(isPinned, in.Op)
		}
		v.pointers = append(v.pointers, in)
		p.index.Set(in.Result, i+1)
	case use == analysis.UseLoad:
		v.reads(&p.nodes, block)
	case use == analysis.UseStore:
		if whole {
			v.writes(&p.nodes, block)
		}
	case use == analysis.UseCopy && in.Op == spirv.OpCopyMemory:
		if at == 1 || p.index.Get(in.ID(1)) == i+1 { // what is copied is read first
			v.reads(&p.nodes, block)
		}
		if at == 0 && whole {
			v.writes(&p.nodes, block)
		}
	case use == analysis.UseExtended:
		v.reads(&p.nodes, block)
	default:
		v.because(useReason(in, use), in.Op)
	}
}

// because records a reason for which a variable is not moved, if it has no better one.
func (v *private) because(why reason, op spirv.Op) {
	if v.why < why {
		v.why, v.op = why, op
	}
}

// local returns the variables that may move, in the order of their functions, and remarks why others are not.
func (p *privates) local() (list []int32) {
	calls := analysis.Calls.Of(p.c)
	for i := range p.vars {
		if v := &p.vars[i]; v.f != nil && p.confined(v, calls) {
			list = append(list, int32(i))
		}
	}
	slices.SortStableFunc(list, func(a, b int32) int { return p.vars[a].f.Index - p.vars[b].f.Index })
	p.findSurvivors(list)
	list = slices.DeleteFunc(list, func(i int32) bool {
		v := &p.vars[i]
		if v.why == unexplained && !p.c.Transform() {
			v.why = bisected
		}
		return v.why != unexplained
	})
	for i := range p.vars {
		if v := &p.vars[i]; v.why != unexplained {
			p.c.Remark(v.in.Result, "stays private: %s", v.why.text(v.op))
		}
	}
	return list
}

// confined reports whether only one function uses a variable, and finds out how often that runs.
func (p *privates) confined(v *private, calls *analysis.CallGraph) bool {
	if v.why != unexplained {
		return false
	}
	uses := p.m.Uses(v.in.Result)
	for _, in := range v.pointers {
		uses += p.m.Uses(in.Result)
	}
	if uses != v.known {
		v.why = usedOutside
		return false
	}
	at, unknown := v.f.Index, calls.UnknownCallers(v.f)
	if len(calls.Graph().Preds(at)) == 0 && !unknown {
		for range calls.EntryPoints(v.f) { // which is one itself: nothing else leads to it
			v.once = true
			return true
		}
	}
	if calls.Recursive(v.f) || unknown && len(calls.Graph().Succs(at)) > 0 {
		v.why = calledAgain
		return false
	}
	return true
}

// findSurvivors finds the variables whose value a later call of their function may read: those that are live into it.
func (p *privates) findSurvivors(list []int32) {
	var live liveRanges
	var group []span
	for len(list) > 0 {
		p.m.Spend(1)
		f := p.vars[list[0]].f
		n := 1
		for n < len(list) && p.vars[list[n]].f == f {
			n++
		}
		if !p.vars[list[0]].once {
			g := p.c.Graph(f)
			live.reset(g.Len())
			for part := range slices.Chunk(list[:n], 64) {
				group = group[:0]
				for _, i := range part {
					group = append(group, p.vars[i].span)
				}
				live.find(g, p.nodes, group)
				for bit, i := range part {
					if live.in[0]>>bit&1 != 0 {
						p.vars[i].why = survives
					}
				}
			}
		}
		list = list[n:]
	}
}

// move makes variables local.
func (p *privates) move(list []int32) {
	if len(list) == 0 {
		return
	}
	moved := p.m.NewTable()
	defer moved.Release()
	var at *ir.Inst // after the variables of the function
	for n, i := range list {
		v := &p.vars[i]
		if n == 0 || v.f != p.vars[list[n-1]].f {
			at = v.f.Entry().FirstInsertionPoint()
		}
		v.at = at
		moved.Set(v.in.Result, 1)
		if v.in.NumWords() > 1 && !v.once {
			v.in.SetOperands(v.in.Words()[:1])
		}
		v.in.SetWord(0, uint32(spirv.StorageClassFunction))
		v.in.MoveBefore(at)
		for _, in := range append(v.pointers, v.in) {
			in.SetType(p.m.Types().Pointer(spirv.StorageClassFunction, p.m.Types().Pointee(in.Type)))
		}
	}
	for _, in := range p.described {
		for _, id := range in.IDs() {
			if moved.Get(id) != 0 && p.m.Def(id).Function() != in.Function() {
				in.Remove() // the variable is no longer visible there
				break
			}
		}
	}
	for _, i := range list {
		v := &p.vars[i]
		for _, in := range v.debug {
			p.declare(in, v)
		}
	}
	for in := range p.m.Section(ir.EntryPoints).Insts() {
		if in.Op != spirv.OpEntryPoint {
			continue
		}
		list := in.Interface()
		if kept := slices.DeleteFunc(slices.Clone(list), func(id ir.ID) bool { return moved.Get(id) != 0 }); len(kept) <
			len(list) {
			in.SetInterface(kept)
		}
	}
}

// declare turns the DebugGlobalVariable of a variable that has become local into a DebugLocalVariable and a
// DebugDeclare.
func (p *privates) declare(in *ir.Inst, v *private) {
	words := append(in.Words()[:globalDebugLinkage:globalDebugLinkage], in.Word(globalDebugFlags))
	words[1] = spirv.ShaderDebugInfo100DebugLocalVariable
	in.SetOperands(words)
	build.Before(v.at).ExtInst(in.Type, in.ID(0), debugDeclare, in.Result, v.in.Result, p.expressions.get(p.m, in, nil))
}
