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
// It is a bound: a pass that adds no access of memory and no call may declare that it preserves it. Cost: linear in the functions that
// have changed since it was last asked for, and in the call graph, for each call as much as the function called accesses
// variables, of which 128 are told apart.
var Memory = &ModuleFact[*ModuleMemory]{Name: "memory", Compute: newModuleMemory, Same: (*ModuleMemory).covers}

// ModuleMemory answers questions about the accesses of memory in a module.
type ModuleMemory struct {
	m           *ir.Module
	functions   []Footprint // by index, in terms of the module's variables and the function's parameters
	everything  Footprint   // of all functions, in terms of the module's variables and the parameters of what nothing calls
	leaked      []ir.ID     // variables and parameters that pointers without a known root may lead to, ascending
	leakedKinds kinds       // of which they may lead to all variables
}

func newModuleMemory(c *Cache) *ModuleMemory {
	x := &ModuleMemory{m: c.module, functions: make([]Footprint, len(c.module.Functions()))}
	calls := Calls.Of(c)
	for group := range calls.CalleesFirst() {
		x.summarize(c, group, calls.Recursive(group[0]))
	}
	for _, f := range c.module.Functions() {
		if len(calls.Sites(f)) == 0 || calls.UnknownCallers(f) || calls.Recursive(f) {
			x.everything.add(x.m, &x.functions[f.Index])
		}
	}
	x.everything.memory = x
	x.findLeaks(c, calls)
	return x
}

// summarize finds what calls of a group of functions do, which may call each other if recursive is set; what other functions
// do is known by now.
func (x *ModuleMemory) summarize(c *Cache, group []*ir.Function, recursive bool) {
	m := x.m
	inside := m.NewTable()
	defer inside.Release()
	all := Footprint{memory: x}
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
		all.add(m, localFootprints.Of(c, f))
		for _, call := range mentions.Of(c, f) {
			if callee := m.Def(call.function).Function(); inside.Get(call.function) == 0 {
				all.addCall(m, call.in, callee, &x.functions[callee.Index], false)
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
		p := &x.functions[f.Index]
		*p = all
		if recursive {
			p.reads.ownParameters(m, f)
			p.writes.ownParameters(m, f)
		}
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

// findLeaks finds what pointers without a known root may lead to: what the uses of a variable say, what is passed to
// a parameter that leaks, and, for operations that may do anything, what is accessed by functions that may be called without being
// named.
func (x *ModuleMemory) findLeaks(c *Cache, calls *CallGraph) {
	m := x.m
	seen := m.NewTable()
	defer seen.Release()
	leak := func(id ir.ID) {
		if id != 0 && seen.Get(id) == 0 {
			seen.Set(id, 1)
			x.leaked = append(x.leaked, id)
		}
	}
	for _, f := range m.Functions() {
		if p := &x.functions[f.Index]; calls.UnknownCallers(f) {
			x.leakedKinds |= p.reads.whole | p.writes.whole
			for _, id := range slices.Concat(p.reads.roots, p.writes.roots) {
				leak(id)
			}
		}
		if len(f.Blocks) == 0 {
			for _, param := range f.Params {
				leak(param.Result)
			}
			continue
		}
		for _, v := range Variables.Of(c, f).list {
			if v.access&AccessLeak != 0 {
				leak(v.id)
			}
		}
	}
	for _, v := range ModuleVariables.Of(c).list {
		if v.access&AccessLeak != 0 {
			leak(v.id)
		}
	}
	for i := 0; i < len(x.leaked); i++ { // it grows
		d := m.Def(x.leaked[i])
		if d == nil || d.Op != spirv.OpFunctionParameter {
			continue
		}
		f := d.Function()
		for _, in := range calls.Sites(f) {
			leak(argumentRoot(m, in, f, d.Result).ID)
		}
	}
	slices.Sort(x.leaked)
}

// leaks reports whether pointers without a known root may lead to what is derived from r.
func (x *ModuleMemory) leaks(r Root) bool {
	if kindsOf(r.Class)&x.leakedKinds != 0 {
		return true
	}
	_, ok := slices.BinarySearch(x.leaked, r.ID)
	return ok
}

// covers reports whether x, which was kept, is still a bound.
func (x *ModuleMemory) covers(fresh *ModuleMemory) bool {
	if len(x.functions) != len(fresh.functions) || fresh.leakedKinds&^x.leakedKinds != 0 || !x.everything.covers(x.m, &fresh.everything) {
		return false
	}
	for i := range x.functions {
		if !x.functions[i].covers(x.m, &fresh.functions[i]) {
			return false
		}
	}
	return !slices.ContainsFunc(fresh.leaked, func(id ir.ID) bool { return !x.leaks(RootOf(x.m, id)) })
}

// Call returns what a call of f does.
func (x *ModuleMemory) Call(f *ir.Function) *Footprint { return &x.functions[f.Index] }

// Module returns what all functions of the module do together.
func (x *ModuleMemory) Module() *Footprint { return &x.everything }

// Add adds what in does to a footprint, which may be that of a loop: what is to be known of it need not be asked of each of its
// instructions then. Variables are told apart up to a number of 128.
func (x *ModuleMemory) Add(p *Footprint, in *ir.Inst) {
	p.memory = x
	p.addInst(x.m, in, true)
	x.eachCallee(in, func(f *ir.Function) { p.addCall(x.m, in, f, &x.functions[f.Index], true) })
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
		s := set(&x.functions[f.Index])
		found = found || x.overlaps(&memorySet{loose: s.loose, whole: s.whole}, l)
		for _, id := range s.roots {
			found = found || x.mayAlias(argumentRoot(x.m, in, f, id), l)
		}
	})
	return found
}
