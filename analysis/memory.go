package analysis

import (
	"slices"

	"hone/ir"
	"hone/spirv"
)

// Memory says what instructions and functions read and write. It answers what a pass that moves, merges or removes an
// access of memory asks: may this instruction write, or read, what that pointer leads to?
//
// A pointer is followed to its root ([RootOf]), a call to what the function called does. Memory that is shared with other
// invocations is touched by each barrier, each atomic operation that orders memory, and each operation that may do
// anything. Two buffers may be the same unless one is decorated Restrict; variables of other storage classes are apart from
// each other. Pointers that do not come from a variable may lead to those whose address got out of sight.
//
// It is a bound: a pass that adds no access of memory and no call may declare that it preserves it. Cost: linear in functions, in calls, and
// for each call in the variables that the function accesses, of which 128 are told apart. After edits of functions it is linear in
// these functions and, if they access memory otherwise than before, in those that call them.
var Memory = &ModuleFact[*ModuleMemory]{
	Name: "memory",
	Compute: func(c *Cache) *ModuleMemory {
		x := &ModuleMemory{m: c.module, calls: Calls.Of(c)}
		x.local, x.variables, x.passed = gather(c, localFootprints), gather(c, Variables), gather(c, passedPointers)
		x.compute(ModuleVariables.Of(c))
		return x
	},
	Update: func(c *Cache, old *ModuleMemory) *ModuleMemory {
		x := &ModuleMemory{m: c.module, calls: Calls.Of(c), leaked: old.leaked}
		var edited, leaks, passes []int
		var ok bool
		x.variables, leaks, ok = old.variables.update(c, Variables, func(old, now *VariableAccesses) bool { return sameWhere(c.module, old, now, leaking) })
		x.local, edited, _ = old.local.update(c, localFootprints, (*Footprint).equal)
		x.passed, passes, _ = old.passed.update(c, passedPointers, slices.Equal)
		if !ok || x.calls.graph != old.calls.graph || len(leaks) > 0 || len(passes) > 0 {
			x.compute(ModuleVariables.Of(c))
			return x
		}
		x.functions = old.functions
		x.update(edited)
		return x
	},
	Same: (*ModuleMemory).covers,
}

// ModuleMemory answers questions about the accesses of memory in a module.
type ModuleMemory struct {
	m         *ir.Module
	calls     *CallGraph
	functions []*Footprint // by index, in terms of the module's variables and the function's parameters
	leaked    []ir.ID      // variables and parameters that pointers without a known root may lead to, ascending

	// What it was made of.
	local     byFunction[*Footprint]
	variables byFunction[*VariableAccesses]
	passed    byFunction[[]ir.ID]

	whole  *Footprint // of all functions, made when it is first asked for
	called *Footprint // of those that may be called without being named, likewise
}

// leaking reports whether an access lets a pointer out of sight.
func leaking(_ *ir.Module, x variableAccess) bool { return x.access&AccessLeak != 0 }

// passedPointers are the roots of the pointers that a function passes to those that it calls.
var passedPointers = &FunctionFact[[]ir.ID]{
	Name: "passed-pointers",
	Compute: func(c *Cache, f *ir.Function) (roots []ir.ID) {
		for _, call := range mentions.Of(c, f) {
			for _, id := range call.in.IDs() {
				if _, ok := pointerClass(c.module, c.module.TypeOf(id)); ok {
					roots = append(roots, RootOf(c.module, id).ID)
				}
			}
		}
		return roots
	},
}

// compute finds what all functions do.
func (x *ModuleMemory) compute(variables *VariableAccesses) {
	x.functions = make([]*Footprint, len(x.m.Functions()))
	for group := range x.calls.CalleesFirst() {
		x.summarize(group)
	}
	x.findLeaks(variables)
}

// update finds what the functions do of which the own footprint has changed, and from these upwards those that call them.
func (x *ModuleMemory) update(edited []int) {
	if len(edited) == 0 {
		return
	}
	components, g := x.calls.components, x.calls.graph
	x.functions = slices.Clone(x.functions)
	dirty := make([]bool, components.Len()) // callees have higher numbers
	for _, i := range edited {
		dirty[components.Of(i)] = true
	}
	for i := components.Len() - 1; i >= 0; i-- {
		if !dirty[i] {
			continue
		}
		group := slices.Collect(x.calls.these(components.Members(i)))
		old := make([]*Footprint, len(group))
		for k, f := range group {
			old[k] = x.functions[f.Index]
		}
		x.summarize(group)
		for k, f := range group {
			if x.functions[f.Index].equal(old[k]) {
				continue
			}
			for _, caller := range g.Preds(f.Index) {
				dirty[components.Of(int(caller))] = true
			}
		}
	}
}

// summarize finds what calls of a group of functions do, which call each other in turn if it is recursive; what other
// functions do is known by now.
func (x *ModuleMemory) summarize(group []*ir.Function) {
	m := x.m
	inside := m.NewTable()
	defer inside.Release()
	all := Footprint{}
	recursive := x.calls.Recursive(group[0])
	if recursive {
		all.refused = spirv.Speculatable
		for _, f := range group {
			inside.Set(f.Result(), 1)
		}
	}
	for _, f := range group {
		if len(f.Blocks) == 0 { // it is defined in another module
			all.add(m, unknownFootprint(m, f))
			continue
		}
		all.add(m, x.local.of[f.Index])
		for _, call := range x.calls.mentions.of[f.Index] {
			if callee := m.Def(call.function).Function(); inside.Get(call.function) == 0 {
				all.addCall(m, call.in, callee, x.functions[callee.Index], false)
				continue
			}
			for _, id := range call.in.IDs() {
				if _, ok := pointerClass(m, m.TypeOf(id)); ok && !isLocal(m, RootOf(m, id).ID) {
					all.reads.addRoot(m, RootOf(m, id))
					all.writes.addRoot(m, RootOf(m, id))
				}
			}
		}
	}
	for _, f := range group {
		p := all
		if recursive {
			p.reads.ownParameters(m, f)
			p.writes.ownParameters(m, f)
		}
		x.functions[f.Index] = &p
	}
}

// unknownFootprint is that of a function whose code is not known.
func unknownFootprint(m *ir.Module, f *ir.Function) *Footprint {
	anything := memorySet{loose: allMemory, whole: sharedMemory}
	for _, param := range f.Params {
		if _, ok := pointerClass(m, param.Type); ok {
			anything.addRoot(m, RootOf(m, param.Result))
		}
	}
	return &Footprint{reads: anything, writes: anything, refused: spirv.Pure, does: spirv.AllEffects, ends: true}
}

// findLeaks finds what pointers without a known root may lead to: what the uses of a variable say, and what is passed to a
// parameter of which they say so.
func (x *ModuleMemory) findLeaks(variables *VariableAccesses) {
	m := x.m
	x.leaked = nil
	seen := m.NewTable()
	defer seen.Release()
	leak := func(id ir.ID) {
		if id != 0 && seen.Get(id) == 0 {
			seen.Set(id, 1)
			x.leaked = append(x.leaked, id)
		}
	}
	for i, f := range m.Functions() {
		if len(f.Blocks) == 0 {
			for _, param := range f.Params {
				leak(param.Result)
			}
			continue
		}
		for _, v := range x.variables.of[i].list {
			if leaking(m, v) {
				leak(v.id)
			}
		}
	}
	for _, v := range variables.list {
		if leaking(m, v) {
			leak(v.id)
		}
	}
	for i := 0; i < len(x.leaked); i++ { // it grows
		d := m.Def(x.leaked[i])
		if d == nil || d.Op != spirv.OpFunctionParameter {
			continue
		}
		for _, in := range x.calls.Sites(d.Function()) {
			leak(argumentRoot(m, in, d.Function(), d.Result).ID)
		}
	}
	slices.Sort(x.leaked)
}

// leaks reports whether pointers without a known root, or operations that may do anything, may lead to what is derived from r: also
// because a function accesses it that may be called without being named.
func (x *ModuleMemory) leaks(r Root) bool {
	if _, ok := slices.BinarySearch(x.leaked, r.ID); ok {
		return true
	}
	if x.called == nil {
		x.called = &Footprint{}
		for i, f := range x.m.Functions() {
			if x.calls.UnknownCallers(f) {
				x.called.add(x.m, x.functions[i])
			}
		}
	}
	for _, s := range [...]*memorySet{&x.called.reads, &x.called.writes} {
		if _, ok := slices.BinarySearch(s.roots, r.ID); ok || s.whole&kindsOf(r.Class) != 0 {
			return true
		}
	}
	return false
}

// covers reports whether x, which was kept, is still a bound.
func (x *ModuleMemory) covers(fresh *ModuleMemory) bool {
	covers := func(kept, fresh *Footprint) bool { return kept.covers(x.m, fresh) }
	return slices.EqualFunc(x.functions, fresh.functions, covers) &&
		!slices.ContainsFunc(fresh.leaked, func(id ir.ID) bool { return !x.leaks(RootOf(x.m, id)) })
}

// Call returns what a call of f does.
func (x *ModuleMemory) Call(f *ir.Function) *Footprint { return x.functions[f.Index].of(x) }

// Module returns what all functions of the module do together. Linear in their number at the first call, then constant time.
func (x *ModuleMemory) Module() *Footprint {
	if x.whole == nil {
		x.whole = &Footprint{memory: x}
		for i, f := range x.m.Functions() {
			if len(x.calls.Sites(f)) == 0 || x.calls.UnknownCallers(f) || x.calls.Recursive(f) { // the others do it for their callers
				x.whole.add(x.m, x.functions[i])
			}
		}
	}
	return x.whole
}

// Add adds what in does to a footprint, which may be that of a loop: what is to be known of it need not be asked of each of its
// instructions then. Variables are told apart up to a number of 128.
func (x *ModuleMemory) Add(p *Footprint, in *ir.Inst) {
	p.memory = x
	p.addInst(x.m, in, true)
	x.eachCallee(in, func(f *ir.Function) { p.addCall(x.m, in, f, x.functions[f.Index], true) })
}

// eachCallee calls visit with the functions that in names.
func (x *ModuleMemory) eachCallee(in *ir.Inst, visit func(*ir.Function)) {
	if in.Op != spirv.OpFunctionCall && x.m.Effects(in) != spirv.AllEffects {
		return
	}
	for _, id := range in.IDs() {
		if d := x.m.Def(id); d != nil && d.Op == spirv.OpFunction {
			visit(d.Function())
		}
	}
}

// Effects returns the effects of in: of an OpFunctionCall those of the function, of others those of [ir.Module.Effects].
func (x *ModuleMemory) Effects(in *ir.Inst) spirv.Effects {
	if in.Op != spirv.OpFunctionCall || in.Unknown() {
		return x.m.Effects(in)
	}
	e := spirv.AllEffects
	x.eachCallee(in, func(f *ir.Function) { e = x.functions[f.Index].Effects() })
	return e
}

// Ends reports whether in may end the invocation, or never come to the next instruction for another reason than a loop.
func (x *ModuleMemory) Ends(in *ir.Inst) bool {
	ends := mayEnd(x.m, in)
	x.eachCallee(in, func(f *ir.Function) { ends = ends || x.functions[f.Index].ends })
	return ends
}

// MayWrite reports whether a load through l's pointer may give another value after in than before it.
func (x *ModuleMemory) MayWrite(in *ir.Inst, l Location) bool {
	return !l.Stable || !l.Constant && x.touches(in, &l, func(t touch) bool { return t.writes }, func(p *Footprint) *memorySet { return &p.writes })
}

// MayRead reports whether in may find out what a store through l's pointer has left there. A return does so for all but the
// function's own variables.
func (x *ModuleMemory) MayRead(in *ir.Inst, l Location) bool {
	if in.Op == spirv.OpReturn || in.Op == spirv.OpReturnValue {
		return !l.local
	}
	return !l.Stable || x.touches(in, &l, func(t touch) bool { return t.reads }, func(p *Footprint) *memorySet { return &p.reads })
}

// touches reports whether in touches a location on the side that is asked for.
func (x *ModuleMemory) touches(in *ir.Inst, l *Location, side func(touch) bool, set func(*Footprint) *memorySet) bool {
	found := false
	touches(x.m, in, func(t touch) {
		switch {
		case found || !side(t):
		case t.pointer != 0:
			root := RootOf(x.m, t.pointer)
			found = x.mayAlias(root, l) && (root.ID == 0 || root.ID != l.Root.ID || compare(x.m, t.pointer, l.Pointer, root) != apart)
		default:
			found = x.overlaps(&memorySet{loose: t.loose, whole: t.whole}, l)
		}
	})
	x.eachCallee(in, func(f *ir.Function) {
		s := set(x.functions[f.Index])
		found = found || x.overlaps(&memorySet{loose: s.loose, whole: s.whole}, l)
		for _, id := range s.roots {
			found = found || x.mayAlias(argumentRoot(x.m, in, f, id), l)
		}
	})
	return found
}
