// Package ssa brings functions into SSA form, where variables become values, and out of it again.
package ssa

import (
	"slices"
	"sync"

	"hone/graph"
	"hone/ir"
	"hone/ir/effects"
	"hone/pass"
	"hone/spirv"
)

// Mem2Reg turns the Function variables that are only loaded and stored whole into values with pruned
// phis: Cytron and others, "Efficiently Computing Static Single Assignment Form and the Control
// Dependence Graph" (1991), with phis only where the variable is live (Choi, Cytron, Ferrante 1991), and without those
// that stand for one value (Braun and others, "Simple and Efficient Construction of Static Single
// Assignment Form", 2013).
//
// A read before any write is undefined; an initializer is a store. RelaxedPrecision goes from the variable to its phis,
// a DebugDeclare becomes a DebugValue at each store and phi, and if names are asked for (see [pass.Options]) values get
// the one of their variable with a number.
//
// Cost: linear in instructions and entries of phis and, for each 64 variables that are live across blocks, in the
// blocks in which one of them is live; what [graph.IteratedFrontier] costs is more than that in deep nests of loops
// only.
//
// It leaves alone: variables with any other use (access chains, calls, copies), what is volatile,
// types that a phi cannot have, phis that an instruction or the growth budget has no room for. A remark says
// which of these it is.
var Mem2Reg = pass.ForFunctions("mem2reg", "variables that are only loaded and stored whole become values", mem2reg,
	pass.Idempotent)

// variable is a candidate.
type variable struct {
	in  *ir.Inst
	typ ir.ID
	span
	known     int // uses of the kinds that the pass understands
	stays     bool
	debug     []declaredLocation
	lifetimes []*ir.Inst
}

// promoter is the state of the pass. It is reused from function to function.
type promoter struct {
	c     *pass.Context
	m     *ir.Module
	f     *ir.Function
	g     *graph.Graph
	dom   *graph.Dominators
	index *ir.Table // variable -> 1 + index into vars
	vars  []variable
	nodes []node // of the variables' spans

	placement
	renaming
	expressions expressions
	reasons     []notPromoted // why variables are not promoted, where it shows in no use of them
}

var promoters = sync.Pool{New: func() any { return new(promoter) }}

func mem2reg(c *pass.Context, f *ir.Function) bool {
	p := promoters.Get().(*promoter)
	defer promoters.Put(p)
	p.c, p.m, p.f, p.expressions = c, c.Module, f, expressions{}
	changed := false
	for range maxPointerDepth {
		if !p.promote() {
			break
		}
		changed = true
		if !p.pointers() {
			break
		}
	}
	if c.WantsRemarks() {
		explain(c, f, variables(p.m, f, p.reasons, false))
	}
	return changed
}

// maxPointerDepth bounds how often the pass starts anew because what held pointers to variables was removed.
const maxPointerDepth = 4

// promote makes values of all variables that can be values. It reports whether there were any.
func (p *promoter) promote() bool {
	p.vars, p.nodes, p.reasons = p.vars[:0], p.nodes[:0], p.reasons[:0]
	p.index = p.m.NewTable()
	defer p.index.Release()
	p.candidates()
	if len(p.vars) == 0 || !p.collect() {
		return false
	}
	p.g, p.dom = p.c.Graph(p.f), p.c.Dominators(p.f)
	if !p.place() {
		return false
	}
	p.insertPhis()
	p.rename()
	p.removeRedundant()
	p.dropCopies()
	if p.c.SSANames() {
		p.nameValues()
	}
	p.remove()
	return true
}

// zeroed returns s with n elements, all 0.
func zeroed[T any](s []T, n int) []T {
	if n > cap(s) {
		return make([]T, n, n+n/4)
	}
	s = s[:n]
	clear(s)
	return s
}

// keep leaves variable i a variable.
func (p *promoter) keep(i int32) {
	p.vars[i].stays = true
	p.index.Set(p.vars[i].in.Result, 0)
}

// keepFor leaves variable i a variable for a reason that no use of it shows.
func (p *promoter) keepFor(i int32, why reason) {
	p.keep(i)
	p.reasons = append(p.reasons, notPromoted{variable: p.vars[i].in.Result, why: why})
}

// candidates finds the variables whose type can be a value.
func (p *promoter) candidates() {
	pointer, typ := ir.ID(0), ir.ID(0) // the last type that was looked at, and the type of its value, 0 if it can't be one
	for in := range p.f.Entry().Insts() {
		if in.Op != spirv.OpVariable || spirv.StorageClass(in.Literal(0)) != spirv.StorageClassFunction ||
			p.m.Pinned(in.Result) {
			continue
		}
		if in.Type != pointer {
			pointer, typ = in.Type, p.m.Types().Pointee(in.Type)
			if typ != 0 && !p.m.CanPhi(typ) {
				typ = 0
			}
		}
		if typ == 0 || volatileVariable(p.m, in.Result) {
			continue
		}
		p.vars = append(p.vars, variable{in: in, typ: typ})
		p.index.Set(in.Result, int32(len(p.vars)))
	}
}

// volatileVariable reports whether each access of a variable must happen: it is volatile or coherent, or a part of its
// type is.
func volatileVariable(m *ir.Module, id ir.ID) bool {
	return m.VolatilePointer(id) || m.CoherentPointer(id)
}

// collect looks at each use and drops the variables that have another use than whole loads and
// stores. It reports whether any is left.
func (p *promoter) collect() bool {
	for _, b := range p.f.Blocks {
		at := int32(b.Index)
		for in := b.First(); in != nil; in = in.Next() {
			switch in.Op {
			case spirv.OpLoad:
				if i := p.index.Get(in.ID(0)) - 1; i >= 0 {
					v := &p.vars[i]
					v.known++
					if in.Type != v.typ || p.m.Pinned(in.Result) || effects.Ordered(in) {
						v.stays = true
					} else {
						v.reads(&p.nodes, at)
					}
				}
			case spirv.OpStore:
				if i := p.index.Get(in.ID(0)) - 1; i >= 0 {
					v := &p.vars[i]
					v.known++
					if p.m.TypeOf(in.ID(1)) != v.typ || effects.Ordered(in) {
						v.stays = true
					} else {
						v.writes(&p.nodes, at)
					}
				}
			case spirv.OpLifetimeStart, spirv.OpLifetimeStop:
				if i := p.index.Get(in.ID(0)) - 1; i >= 0 {
					p.vars[i].known++
					p.vars[i].lifetimes = append(p.vars[i].lifetimes, in)
				}
			case spirv.OpExtInst:
				if i := p.declared(in); i >= 0 {
					p.vars[i].debug = append(p.vars[i].debug, declaredLocation{in: in})
				}
			}
		}
	}
	left := false
	for i := range p.vars {
		v := &p.vars[i]
		// Through the uses that only the use count knows of, the variable's address escapes.
		if v.stays || p.m.Uses(v.in.Result) != v.known {
			p.keep(int32(i))
		} else {
			left = true
		}
	}
	return left
}

// pointers reports whether one of the promoted variables held pointers.
func (p *promoter) pointers() bool {
	return slices.ContainsFunc(p.vars, func(v variable) bool { return !v.stays && p.m.Types().Pointee(v.typ) != 0 })
}

// remove takes out the variables, which nothing uses any more.
func (p *promoter) remove() {
	for i := range p.vars {
		v := &p.vars[i]
		if v.stays {
			continue
		}
		for _, d := range v.debug {
			d.in.Remove()
		}
		for _, in := range v.lifetimes {
			in.Remove()
		}
		v.in.Remove()
	}
}
