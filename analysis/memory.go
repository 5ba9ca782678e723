package analysis

import (
	"slices"

	"hone/ir"
	"hone/ir/effects"
	"hone/spirv"
)

// Memory says what instructions and functions read and write. It answers what a pass that moves, merges or removes an
// access of memory asks: may this instruction write, or read, what that pointer points to?
//
// A pointer is followed to its object ([UnderlyingObject]), a call to what the function called does. Memory that is
// shared with other invocations is read and written by each barrier, each atomic operation that orders memory, and each
// operation that may do anything. Two buffers may be the same unless one is decorated Restrict; variables of other
// storage classes do not alias. Pointers that do not come from a variable may lead to those that escape.
//
// It is a conservative approximation: a pass that adds no access of memory and no call may declare that it preserves
// it. Cost: linear in functions, in calls, and for each call in the variables that the function accesses, of which up
// to 128 are distinguished. After edits of functions it is linear in these functions and, if they access memory
// otherwise than before, in those that call them.
var Memory = &ModuleFact[*ModuleMemory]{
	Name: "memory", DependsOn: OnOutside | OnFunctions,
	Compute: func(c *Cache) *ModuleMemory {
		x := &ModuleMemory{m: c.module, calls: Calls.Of(c)}
		x.local, x.variables, x.passed = gather(c, localModRefs), gather(c, Variables), gather(c, passedPointers)
		x.compute(ModuleVariables.Of(c))
		return x
	},
	Update: func(c *Cache, old *ModuleMemory) *ModuleMemory {
		x := &ModuleMemory{m: c.module, calls: Calls.Of(c), escaped: old.escaped}
		var edited, escapes, passes []int
		var ok bool
		x.variables, escapes, ok = old.variables.update(c, Variables,
			func(old, now *VariableUses) bool { return sameWhere(c.module, old, now, escaping) })
		x.local, edited, _ = old.local.update(c, localModRefs, (*ModRef).equal)
		x.passed, passes, _ = old.passed.update(c, passedPointers, slices.Equal)
		if !ok || x.calls.graph != old.calls.graph || len(escapes) > 0 || len(passes) > 0 {
			x.compute(ModuleVariables.Of(c))
			return x
		}
		x.functions = old.functions
		if len(edited) == 0 {
			x.called = old.called
		}
		x.update(edited)
		return x
	},
	Equal:    (*ModuleMemory).equal,
	Validate: (*ModuleMemory).contains,
}

// ModuleMemory answers questions about the accesses of memory in a module.
type ModuleMemory struct {
	m         *ir.Module
	calls     *CallGraph
	functions []*ModRef // by index, in terms of the module's variables and the function's parameters
	escaped   []ir.ID   // variables and parameters that pointers without a known object may lead to, ascending

	// What it was made of.
	local     byFunction[*ModRef]
	variables byFunction[*VariableUses]
	passed    byFunction[[]ir.ID]

	whole  *ModRef // of all functions, made when it is first asked for
	called *ModRef // of those that may be called without being named, likewise
}

// escaping reports whether an access lets a pointer escape.
func escaping(_ *ir.Module, x variableAccess) bool { return x.access&UseEscape != 0 }

// passedPointers are the objects of the pointers that a function passes to those that it calls.
var passedPointers = &FunctionFact[[]ir.ID]{
	Name: "passed-pointers", DependsOn: OnCode | OnOutside,
	Compute: func(c *Cache, f *ir.Function) (objects []ir.ID) {
		for _, call := range functionReferences.Of(c, f) {
			for _, id := range call.in.IDs() {
				if _, ok := c.module.Types().StorageClass(c.module.TypeOf(id)); ok {
					objects = append(objects, UnderlyingObject(c.module, id).ID)
				}
			}
		}
		return objects
	},
}

// compute finds what all functions do.
func (x *ModuleMemory) compute(variables *VariableUses) {
	x.functions = make([]*ModRef, len(x.m.Functions()))
	for group := range x.calls.CalleesFirst() {
		x.summarize(group)
	}
	x.findEscapes(variables)
}

// update finds what the functions do of which the own mod/ref has changed, and from these upwards those that call them.
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
		old := make([]*ModRef, len(group))
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

// summarize finds what calls of a group of functions do, which call each other if it is recursive; what other functions
// do is known by now.
func (x *ModuleMemory) summarize(group []*ir.Function) {
	m := x.m
	inside := m.NewTable()
	defer inside.Release()
	all := ModRef{}
	recursive := x.calls.Recursive(group[0])
	if recursive {
		all.refused = spirv.Speculatable
		for _, f := range group {
			inside.Set(f.Result(), 1)
		}
	}
	for _, f := range group {
		if len(f.Blocks) == 0 { // it is defined in another module
			all.add(m, unknownModRef(m, f))
			continue
		}
		all.add(m, x.local.of[f.Index])
		for _, call := range x.calls.references.of[f.Index] {
			if callee := m.Def(call.function).Function(); inside.Get(call.function) == 0 {
				all.addCall(m, call.in, callee, x.functions[callee.Index], false)
				continue
			}
			for _, id := range call.in.IDs() {
				if _, ok := m.Types().StorageClass(m.TypeOf(id)); ok && !isLocal(m, UnderlyingObject(m, id).ID) {
					all.reads.addObject(m, UnderlyingObject(m, id))
					all.writes.addObject(m, UnderlyingObject(m, id))
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

// unknownModRef is that of a function whose code is not known.
func unknownModRef(m *ir.Module, f *ir.Function) *ModRef {
	anything := objectSet{unknown: allMemory, whole: sharedMemory}
	for _, param := range f.Params {
		if _, ok := m.Types().StorageClass(param.Type); ok {
			anything.addObject(m, UnderlyingObject(m, param.Result))
		}
	}
	return &ModRef{reads: anything, writes: anything, refused: spirv.Pure, does: spirv.AllEffects, ends: true}
}

// findEscapes finds what pointers without a known object may lead to: what the uses of a variable say, and what is
// passed to a parameter of which they say so.
func (x *ModuleMemory) findEscapes(variables *VariableUses) {
	m := x.m
	x.escaped = nil
	seen := m.NewTable()
	defer seen.Release()
	escape := func(id ir.ID) {
		if id != 0 && seen.Get(id) == 0 {
			seen.Set(id, 1)
			x.escaped = append(x.escaped, id)
		}
	}
	for i, f := range m.Functions() {
		if len(f.Blocks) == 0 {
			for _, param := range f.Params {
				escape(param.Result)
			}
			continue
		}
		for _, v := range x.variables.of[i].list {
			if escaping(m, v) {
				escape(v.id)
			}
		}
	}
	for _, v := range variables.list {
		if escaping(m, v) {
			escape(v.id)
		}
	}
	for i := 0; i < len(x.escaped); i++ { // it grows
		d := m.Def(x.escaped[i])
		if d == nil || d.Op != spirv.OpFunctionParameter {
			continue
		}
		for _, in := range x.calls.Sites(d.Function()) {
			escape(argumentObject(m, in, d.Function(), d.Result).ID)
		}
	}
	slices.Sort(x.escaped)
}

// escapes reports whether pointers without a known object, or operations that may do anything, may lead to what is
// derived from r: also because a function accesses it that may be called without being named.
func (x *ModuleMemory) escapes(r Object) bool {
	if _, ok := slices.BinarySearch(x.escaped, r.ID); ok {
		return true
	}
	if x.called == nil {
		x.called = &ModRef{}
		for _, i := range x.calls.hidden {
			x.called.add(x.m, x.functions[i])
		}
	}
	for _, s := range [...]*objectSet{&x.called.reads, &x.called.writes} {
		if _, ok := slices.BinarySearch(s.objects, r.ID); ok || s.whole&kindsOf(r.Class) != 0 {
			return true
		}
	}
	return false
}

// equal reports whether two say the same. It costs next to nothing where no function does anything else than before.
func (x *ModuleMemory) equal(now *ModuleMemory) bool {
	if x.calls.graph != now.calls.graph || !slices.Equal(x.escaped, now.escaped) ||
		len(x.functions) != len(now.functions) {
		return false
	}
	return len(x.functions) == 0 || &x.functions[0] == &now.functions[0] ||
		slices.EqualFunc(x.functions, now.functions, (*ModRef).equal)
}

// contains reports whether x, which was kept, is still a conservative approximation.
func (x *ModuleMemory) contains(fresh *ModuleMemory) bool {
	contains := func(kept, fresh *ModRef) bool { return kept.contains(x.m, fresh) }
	return slices.EqualFunc(x.functions, fresh.functions, contains) &&
		!slices.ContainsFunc(fresh.escaped, func(id ir.ID) bool { return !x.escapes(UnderlyingObject(x.m, id)) })
}

// CalleeModRef returns what a call of f does.
func (x *ModuleMemory) CalleeModRef(f *ir.Function) *ModRef { return x.functions[f.Index].of(x) }

// ModuleModRef returns what all functions of the module do together. Linear in their number at the first call, then
// constant time.
func (x *ModuleMemory) ModuleModRef() *ModRef {
	if x.whole == nil {
		x.whole = &ModRef{memory: x}
		for i, f := range x.m.Functions() {
			// the others do it for their callers
			if len(x.calls.Sites(f)) == 0 || x.calls.UnknownCallers(f) || x.calls.Recursive(f) {
				x.whole.add(x.m, x.functions[i])
			}
		}
	}
	return x.whole
}

// Add adds what in does to a mod/ref, which may be that of a loop: a query then asks the loop's mod/ref once and not
// each of its instructions. Up to 128 variables are distinguished.
func (x *ModuleMemory) Add(p *ModRef, in *ir.Inst) {
	p.memory = x
	p.addInst(x.m, in, true)
	x.eachCallee(in, func(f *ir.Function) { p.addCall(x.m, in, f, x.functions[f.Index], true) })
}

// eachCallee calls visit with the functions that in names.
func (x *ModuleMemory) eachCallee(in *ir.Inst, visit func(*ir.Function)) {
	if in.Op != spirv.OpFunctionCall && effects.Of(in) != spirv.AllEffects {
		return
	}
	for _, id := range in.IDs() {
		if d := x.m.Def(id); d != nil && d.Op == spirv.OpFunction {
			visit(d.Function())
		}
	}
}

// Effects returns the effects of in: of an OpFunctionCall those of the function, of others those of
// [effects.Of].
func (x *ModuleMemory) Effects(in *ir.Inst) spirv.Effects {
	if in.Op != spirv.OpFunctionCall || in.Unknown() {
		return effects.Of(in)
	}
	e := spirv.AllEffects
	x.eachCallee(in, func(f *ir.Function) { e = x.functions[f.Index].Effects() })
	return e
}

// MayNotReturn reports whether in may end the invocation, or not reach the next instruction for another reason than an
// infinite loop.
func (x *ModuleMemory) MayNotReturn(in *ir.Inst) bool {
	ends := effects.MayEnd(in)
	x.eachCallee(in, func(f *ir.Function) { ends = ends || x.functions[f.Index].ends })
	return ends
}

// MayWrite reports whether a load through l's pointer may give another value after in than before it.
func (x *ModuleMemory) MayWrite(in *ir.Inst, l Location) bool { return x.mayWrite(in, &l, false) }

// mayWrite is MayWrite, within one iteration as for [ModuleMemory.Alias] where sameIteration is set.
func (x *ModuleMemory) mayWrite(in *ir.Inst, l *Location, sameIteration bool) bool {
	return !l.NonVolatile || !l.ReadOnly && x.accessed(in, l, sameIteration, func(t memoryAccess) bool { return t.writes },
		func(p *ModRef) *objectSet { return &p.writes })
}

// MayRead reports whether in may read what a store through l's pointer has written. A return does so for all but the
// function's own variables.
func (x *ModuleMemory) MayRead(in *ir.Inst, l Location) bool { return x.mayRead(in, &l, false) }

// mayRead is MayRead, within one iteration where sameIteration is set.
func (x *ModuleMemory) mayRead(in *ir.Inst, l *Location, sameIteration bool) bool {
	if effects.MayReturn(in) && !l.local {
		return true
	}
	return !l.NonVolatile || x.accessed(in, l, sameIteration, func(t memoryAccess) bool { return t.reads },
		func(p *ModRef) *objectSet { return &p.reads })
}

// accessed reports whether in accesses a location on the side that is asked for.
func (x *ModuleMemory) accessed(in *ir.Inst, l *Location, sameIteration bool, side func(memoryAccess) bool,
	set func(*ModRef) *objectSet) bool {
	found := false
	accesses(x.m, in, func(t memoryAccess) {
		switch {
		case found || !side(t):
		case t.pointer != 0:
			at := x.locate(t.pointer)
			found = x.relate(&at, l, sameIteration) != disjoint
		default:
			found = x.overlaps(&objectSet{unknown: t.unknown, whole: t.whole}, l)
		}
	})
	x.eachCallee(in, func(f *ir.Function) {
		s := set(x.functions[f.Index])
		found = found || x.overlaps(&objectSet{unknown: s.unknown, whole: s.whole}, l)
		for _, id := range s.objects {
			found = found || x.mayAlias(argumentObject(x.m, in, f, id), l)
		}
	})
	return found
}
