package analysis

import (
	"hone/ir"
	"hone/ir/effects"
	"hone/spirv"
)

// ModRef is what some code may do to memory, and beside it. The zero value is what no code does, [ModuleMemory.Add]
// adds instructions.
type ModRef struct {
	memory        *ModuleMemory
	reads, writes objectSet
	refused       spirv.Effects // what cannot be done with the whole, of spirv.Pure
	does          spirv.Effects // what it does beside the sets
	ends          bool
}

// Effects returns the effects of the code as of one operation. It is speculatable only if it ends.
func (p *ModRef) Effects() spirv.Effects {
	can, does := spirv.Pure&^p.refused, p.does
	if !p.reads.empty() {
		can &^= spirv.Mergeable | spirv.Speculatable
		does |= spirv.ReadsMemory
	}
	if !p.writes.empty() {
		can = 0
		does |= spirv.WritesMemory
	}
	return can | does
}

// MayNotReturn reports whether the code may end the invocation.
func (p *ModRef) MayNotReturn() bool { return p.ends }

// MayWrite reports whether a load through l's pointer may give another value after the code than before it.
func (p *ModRef) MayWrite(l Location) bool {
	return !l.NonVolatile || !l.ReadOnly && p.memory.overlaps(&p.writes, &l)
}

// MayRead reports whether the code may read what a store through l's pointer has written.
func (p *ModRef) MayRead(l Location) bool { return !l.NonVolatile || p.memory.overlaps(&p.reads, &l) }

// localModRefs are what functions do themselves, without the functions that they call. Their own variables, which
// nobody else sees, are left out.
var localModRefs = &FunctionFact[*ModRef]{
	Name: "local-memory", DependsOn: OnCode | OnOutside,
	Compute: func(c *Cache, f *ir.Function) *ModRef {
		p := &ModRef{}
		for _, b := range f.Blocks {
			for s := range b.Succs() {
				if s.Index <= b.Index { // a loop, which may have no end
					p.refused |= spirv.Speculatable
				}
			}
			for in := range b.Insts() {
				p.addInst(c.module, in, false)
			}
		}
		return p
	},
}

// of returns the mod/ref as it is asked about in a module.
func (p *ModRef) of(x *ModuleMemory) *ModRef {
	q := *p
	q.memory = x
	return &q
}

// addInst adds what an instruction does itself, not what a function does that it calls. The variables of functions are
// left out unless locals is set.
func (p *ModRef) addInst(m *ir.Module, in *ir.Inst, locals bool) {
	accesses(m, in, func(t memoryAccess) {
		var object Object
		if t.pointer != 0 {
			if object = UnderlyingObject(m, t.pointer); !locals && isLocal(m, object.ID) {
				return
			}
		}
		if t.reads && (t.pointer == 0 || !m.ReadOnly(t.pointer)) {
			p.reads.addAccess(m, t, object)
		}
		if t.writes {
			p.writes.addAccess(m, t, object)
		}
	})
	e := effectsBeside(m, in)
	p.refused |= spirv.Pure &^ e
	p.does |= e &^ spirv.Pure
	p.ends = p.ends || effects.MayEnd(in)
}

func (s *objectSet) addAccess(m *ir.Module, t memoryAccess, object Object) {
	s.unknown |= t.unknown
	s.whole |= t.whole
	if t.pointer != 0 {
		s.addObject(m, object)
	}
}

// effectsBeside returns the effects of an instruction without the reads and writes of variables, and without those of
// the function that it calls. Control flow within a function has none.
func effectsBeside(m *ir.Module, in *ir.Inst) spirv.Effects {
	e := effects.Of(in)
	info := in.Op.Info()
	switch {
	case in.Unknown() || info == nil:
		return spirv.AllEffects
	case accessesPlainly(in):
		if effects.Ordered(in) {
			return 0
		}
		return spirv.Pure
	case in.Op == spirv.OpUnreachable:
		return spirv.Pure &^ spirv.Speculatable
	case in.Op == spirv.OpFunctionCall || isVariable(in) || info.Class == "Control-Flow" && e == 0 || m.IsDebug(in):
		return spirv.Pure
	}
	return e
}

// add adds what other code of the same function does.
func (p *ModRef) add(m *ir.Module, other *ModRef) {
	p.reads.add(m, &other.reads)
	p.writes.add(m, &other.writes)
	p.refused |= other.refused
	p.does |= other.does
	p.ends = p.ends || other.ends
}

// addCall adds what a function does that in calls, or that in names. callee is in terms of the function's parameters.
func (p *ModRef) addCall(m *ir.Module, in *ir.Inst, f *ir.Function, callee *ModRef, locals bool) {
	for _, side := range [...]struct{ to, from *objectSet }{{&p.reads, &callee.reads}, {&p.writes, &callee.writes}} {
		side.to.unknown |= side.from.unknown
		side.to.whole |= side.from.whole
		for _, id := range side.from.objects {
			if object := argumentObject(m, in, f, id); locals || !isLocal(m, object.ID) {
				side.to.addObject(m, object)
			}
		}
	}
	p.refused |= callee.refused
	p.does |= callee.does
	p.ends = p.ends || callee.ends
}

// argumentObject returns the object in the caller of what is a object in f: a parameter becomes the object of its
// argument.
func argumentObject(m *ir.Module, in *ir.Inst, f *ir.Function, id ir.ID) Object {
	if d := m.Def(id); d == nil || d.Op != spirv.OpFunctionParameter {
		return UnderlyingObject(m, id)
	}
	if in.Op == spirv.OpFunctionCall {
		for i, param := range f.Params {
			if param.Result == id && i+1 < in.NumWords() {
				return UnderlyingObject(m, in.ID(i+1))
			}
		}
	}
	return Object{Class: UnderlyingObject(m, id).Class}
}

func (p *ModRef) equal(other *ModRef) bool {
	return p.reads.equal(&other.reads) && p.writes.equal(&other.writes) && p.refused == other.refused &&
		p.does == other.does && p.ends == other.ends
}

// contains reports whether all that other does is in p.
func (p *ModRef) contains(m *ir.Module, other *ModRef) bool {
	return p.reads.contains(m, &other.reads) && p.writes.contains(m, &other.writes) && other.refused&^p.refused == 0 &&
		other.does&^p.does == 0 && (p.ends || !other.ends)
}
