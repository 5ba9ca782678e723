// Package ssa brings functions into SSA form: variables become values.
package ssa

import (
	"slices"
	"sync"

	"hone/graph"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// Mem2Reg turns the Function variables that are only loaded and stored whole into values with pruned
// phis: Cytron and others, "Efficiently Computing Static Single Assignment Form and the Control
// Dependence Graph" (1991), with phis only where the variable is live (Choi, Cytron, Ferrante 1991).
//
// Cost: linear in instructions, dominance frontiers and, for each variable that is live across blocks,
// the blocks in which it is live.
//
// It leaves alone: variables with any other use (access chains, calls, copies), volatile accesses,
// types that a phi cannot have.
var Mem2Reg = pass.ForFunctions("mem2reg", "variables that are only loaded and stored whole become values", mem2reg, pass.Idempotent)

// variable is a candidate.
type variable struct {
	in        *ir.Inst
	typ       ir.ID
	defs      int32 // blocks that store to it: a list in promoter.nodes
	uses      int32 // blocks that load it before they store to it: likewise
	stored    int32 // 1 + block of the last store that was seen
	known     int   // uses of the kinds that the pass understands
	bad       bool
	relaxed   bool
	debug     []*ir.Inst // DebugDeclare
	lifetimes []*ir.Inst
}

// promoter is the state of the pass. It is reused from function to function.
type promoter struct {
	c      *pass.Context
	m      *ir.Module
	f      *ir.Function
	index  *ir.Table // variable id -> 1 + index into vars
	vars   []variable
	nodes  []node // lists of blocks
	dom    *graph.Dominators
	g      *graph.Graph
	phis   []phi
	first  []int32 // by block: 1 + index of its first phi
	now    []ir.ID // current value of each variable, 0 for none yet
	undo   []change
	marks  []int32 // by block, three times: variable that is live into it, has a phi there, is stored to there
	work   []int32
	joins  []int32
	stack  []visit
	values []uint32 // operand words of phis
}

// node is an element of a list of blocks. 0 ends a list.
type node struct{ block, next int32 }

type phi struct {
	v     int32 // variable
	next  int32 // 1 + index of the next phi of the block
	in    *ir.Inst
	words []uint32
}

type change struct {
	v   int32
	old ir.ID
}

// visit is a step of the walk over the dominator tree.
type visit struct {
	block int32
	leave int32 // length of the undo log to go back to; -1: enter the block
}

var promoters = sync.Pool{New: func() any { return new(promoter) }}

func mem2reg(c *pass.Context, f *ir.Function) bool {
	p := promoters.Get().(*promoter)
	defer promoters.Put(p)
	p.c, p.m, p.f, p.index = c, c.Module, f, c.Module.NewTable()
	defer p.index.Release()
	p.vars, p.nodes, p.phis, p.undo, p.values = p.vars[:0], append(p.nodes[:0], node{}), p.phis[:0], p.undo[:0], p.values[:0]
	p.candidates()
	if len(p.vars) == 0 || !p.collect() {
		return false
	}
	p.g, p.dom = c.Graph(f), c.Dominators(f)
	if !p.place() {
		return false
	}
	p.rename()
	p.remove()
	return true
}

// add puts a block at the head of a list.
func (p *promoter) add(list *int32, block int32) {
	p.nodes = append(p.nodes, node{block, *list})
	*list = int32(len(p.nodes) - 1)
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

// candidates finds the variables whose type can be a value.
func (p *promoter) candidates() {
	for in := range p.f.Entry().Insts() {
		if in.Op != spirv.OpVariable || spirv.StorageClass(in.Word(0)) != spirv.StorageClassFunction || p.m.Pinned(in.Result) {
			continue
		}
		typ := p.m.Types().Pointee(in.Type)
		if typ == 0 || !p.m.CanPhi(typ) {
			continue
		}
		v := variable{in: in, typ: typ}
		for d := range p.m.Decorations(in.Result) {
			switch d.Kind {
			case spirv.DecorationRelaxedPrecision:
				v.relaxed = true
			case spirv.DecorationVolatile, spirv.DecorationCoherent:
				v.bad = true
			}
		}
		if v.bad || !p.c.Transform() {
			continue
		}
		p.vars = append(p.vars, v)
		p.index.Set(in.Result, int32(len(p.vars)))
	}
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
					if in.Type != v.typ || p.m.Pinned(in.Result) || in.Unknown() || in.VolatileAccess() {
						v.bad = true
					} else if v.stored != at+1 && (v.uses == 0 || p.nodes[v.uses].block != at) {
						p.add(&v.uses, at)
					}
				}
			case spirv.OpStore:
				if i := p.index.Get(in.ID(0)) - 1; i >= 0 {
					v := &p.vars[i]
					v.known++
					if p.m.TypeOf(in.ID(1)) != v.typ || in.Unknown() || in.VolatileAccess() {
						v.bad = true
					} else if v.stored != at+1 {
						v.stored = at + 1
						p.add(&v.defs, at)
					}
				}
			case spirv.OpLifetimeStart, spirv.OpLifetimeStop:
				if i := p.index.Get(in.ID(0)) - 1; i >= 0 {
					p.vars[i].known++
					p.vars[i].lifetimes = append(p.vars[i].lifetimes, in)
				}
			case spirv.OpExtInst:
				if i := p.declared(in); i >= 0 {
					p.vars[i].known++
					p.vars[i].debug = append(p.vars[i].debug, in)
				}
			}
		}
	}
	any := false
	for i := range p.vars {
		v := &p.vars[i]
		// What the use count has beyond the known uses lets the variable's address out of sight.
		if v.bad = v.bad || p.m.Uses(v.in.Result) != v.known; v.bad {
			p.index.Set(v.in.Result, 0)
		} else {
			any = true
		}
	}
	return any
}

// debugDeclare and debugValue are DebugDeclare and DebugValue in both sets that have them.
const (
	debugDeclare = spirv.ShaderDebugInfo100DebugDeclare
	debugValue   = spirv.ShaderDebugInfo100DebugValue
)

// declared returns the variable that a DebugDeclare is about, -1 for any other instruction.
func (p *promoter) declared(in *ir.Inst) int32 {
	if in.NumWords() < 5 || in.Word(1) != debugDeclare {
		return -1
	}
	set := p.m.ExtSet(in.ID(0))
	if set == nil || set.Name != "OpenCL.DebugInfo.100" && set.Name != "NonSemantic.Shader.DebugInfo.100" && set.Name != "NonSemantic.Shader.DebugInfo." {
		return -1
	}
	return p.index.Get(in.ID(3)) - 1
}

// maxPhiEntries is how many predecessors a phi of 65535 words has room for.
const maxPhiEntries = (65535 - 3) / 2

// place decides which blocks get phis, and adds them. It drops the variables of which a phi would be too
// long, and reports whether any is left.
func (p *promoter) place() bool {
	n := len(p.f.Blocks)
	p.first = zeroed(p.first, n)
	p.marks = zeroed(p.marks, 3*n)
	live, placed, defined := p.marks[:n], p.marks[n:2*n], p.marks[2*n:] // 1 + variable
	left, joins := false, p.joins                                       // blocks that need a phi
	var frontier *graph.Frontiers                                       // made when the first variable needs it
	for i := range p.vars {
		v := &p.vars[i]
		if v.bad {
			continue
		}
		if v.uses == 0 || v.defs == 0 || p.nodes[v.defs].next == 0 && p.dominatesAll(p.nodes[v.defs].block, v.uses) {
			left = true
			continue
		}
		joins = joins[:0]
		if frontier == nil {
			frontier = p.c.Frontiers(p.f)
		}
		stamp := int32(i + 1)
		for k := v.defs; k != 0; k = p.nodes[k].next {
			defined[p.nodes[k].block] = stamp
		}
		work := p.work[:0]
		for k := v.uses; k != 0; k = p.nodes[k].next {
			live[p.nodes[k].block] = stamp
			work = append(work, p.nodes[k].block)
		}
		// A block that stores to the variable is live into only if it reads it first: then it is a use.
		for len(work) > 0 {
			b := work[len(work)-1]
			work = work[:len(work)-1]
			for _, q := range p.g.Preds(int(b)) {
				if live[q] != stamp && defined[q] != stamp {
					live[q] = stamp
					work = append(work, q)
				}
			}
		}
		for k := v.defs; k != 0; k = p.nodes[k].next {
			work = append(work, p.nodes[k].block)
		}
		for len(work) > 0 {
			b := work[len(work)-1]
			work = work[:len(work)-1]
			if !p.dom.Reachable(int(b)) {
				continue
			}
			for _, j := range frontier.Of(int(b)) {
				if placed[j] == stamp || live[j] != stamp {
					continue
				}
				placed[j] = stamp
				joins = append(joins, j)
				if defined[j] != stamp {
					work = append(work, j)
				}
			}
		}
		p.work = work
		if slices.ContainsFunc(joins, func(j int32) bool { return len(p.f.Blocks[j].Preds()) > maxPhiEntries }) {
			p.c.Remark(v.in.Result, "stays a variable: the phi of a block has no room for so many predecessors")
			v.bad = true
			p.index.Set(v.in.Result, 0)
			continue
		}
		left = true
		for _, j := range joins {
			p.phis = append(p.phis, phi{v: int32(i), next: p.first[j]})
			p.first[j] = int32(len(p.phis))
		}
	}
	p.joins = joins
	if !left {
		return false
	}
	for b, block := range p.f.Blocks {
		for k := p.first[b]; k != 0; k = p.phis[k-1].next {
			x := &p.phis[k-1]
			v := &p.vars[x.v]
			x.in = p.m.NewInst(spirv.OpPhi, v.typ, true)
			block.InsertBefore(block.First().Next(), x.in)
			x.words = p.take(2 * len(block.Preds()))
			if v.relaxed {
				p.m.Decorate(x.in.Result, spirv.DecorationRelaxedPrecision)
			}
		}
	}
	return true
}

// take returns room for n words.
func (p *promoter) take(n int) []uint32 {
	if n > cap(p.values)-len(p.values) {
		p.values = make([]uint32, 0, max(n, 2*cap(p.values), 256))
	}
	at := len(p.values)
	p.values = p.values[:at+n]
	return p.values[at : at : at+n]
}

// dominatesAll reports whether block b comes before each block of a list on every path to it.
func (p *promoter) dominatesAll(b, list int32) bool {
	if !p.dom.Reachable(int(b)) {
		return false
	}
	for k := list; k != 0; k = p.nodes[k].next {
		u := p.nodes[k].block
		if u == b || p.dom.Reachable(int(u)) && !p.dom.Dominates(int(b), int(u)) {
			return false
		}
	}
	return true
}

// rename walks over the dominator tree with the current value of each variable.
func (p *promoter) rename() {
	p.now = zeroed(p.now, len(p.vars))
	for i := range p.vars {
		if v := &p.vars[i]; !v.bad && v.in.NumWords() > 1 {
			p.now[i] = v.in.ID(1) // initializer
		}
	}
	stack := append(p.stack[:0], visit{0, -1})
	for len(stack) > 0 {
		t := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if t.leave >= 0 {
			for len(p.undo) > int(t.leave) {
				c := p.undo[len(p.undo)-1]
				p.undo = p.undo[:len(p.undo)-1]
				p.now[c.v] = c.old
			}
			continue
		}
		stack = append(stack, visit{t.block, int32(len(p.undo))})
		p.block(p.f.Blocks[t.block])
		for _, child := range p.dom.Children(int(t.block)) {
			stack = append(stack, visit{child, -1})
		}
	}
	p.stack = stack
	for i, b := range p.f.Blocks {
		if !p.dom.Reachable(i) {
			p.unreachable(b)
		}
	}
	for i := range p.phis {
		p.finish(&p.phis[i])
	}
}

// block renames within a block and hands values to the phis of its successors.
func (p *promoter) block(b *ir.Block) {
	for k := p.first[b.Index]; k != 0; k = p.phis[k-1].next {
		phi := &p.phis[k-1]
		p.set(phi.v, phi.in.Result)
		if len(p.vars[phi.v].debug) > 0 {
			p.debugValues(&p.vars[phi.v], phi.in.Result, ir.AtStart(b))
		}
	}
	for in := range b.Insts() {
		switch in.Op {
		case spirv.OpLoad:
			if i := p.index.Get(in.ID(0)) - 1; i >= 0 {
				p.m.Substitute(in, p.value(i))
			}
		case spirv.OpStore:
			if i := p.index.Get(in.ID(0)) - 1; i >= 0 {
				value := in.ID(1)
				if d := p.m.Def(value); d != nil && d.Op == spirv.OpUndef {
					// The store was one use of the undefined value, what is loaded is one value: it is kept one.
					value = ir.Before(in).CopyObject(p.vars[i].typ, value)
				}
				p.set(i, value)
				if len(p.vars[i].debug) > 0 {
					p.debugValues(&p.vars[i], value, ir.Before(in))
				}
				in.Remove()
			}
		case spirv.OpExtInst:
			if i := p.declared(in); i >= 0 && p.vars[i].in.NumWords() > 1 { // what the initializer gave it
				ir.Before(in).ExtInst(in.Type, in.ID(0), debugValue, in.ID(2), p.value(i), in.ID(4))
			}
		}
	}
	for s := range b.Succs() {
		for k := p.first[s.Index]; k != 0; k = p.phis[k-1].next {
			phi := &p.phis[k-1]
			n := len(phi.words)
			if n > 0 && ir.ID(phi.words[n-1]) == b.ID() {
				continue // another edge from this block
			}
			phi.words = append(phi.words, uint32(p.value(phi.v)), uint32(b.ID()))
		}
	}
}

func (p *promoter) set(v int32, value ir.ID) {
	p.undo = append(p.undo, change{v, p.now[v]})
	p.now[v] = value
}

// value returns a variable's current value: undefined before the first store.
func (p *promoter) value(v int32) ir.ID {
	if p.now[v] == 0 {
		return p.undefined(v)
	}
	return p.m.Resolve(p.now[v])
}

// undefined returns the value of a variable that nothing was stored to: null for a pointer, which logical
// addressing must not leave undefined.
func (p *promoter) undefined(v int32) ir.ID {
	typ := p.vars[v].typ
	if p.m.Types().Pointee(typ) != 0 {
		return p.m.Constants().Null(typ)
	}
	return p.m.Constants().Undef(typ)
}

// unreachable clears a block that never runs of the variables.
func (p *promoter) unreachable(b *ir.Block) {
	for in := range b.Insts() {
		switch in.Op {
		case spirv.OpLoad:
			if i := p.index.Get(in.ID(0)) - 1; i >= 0 {
				p.m.Substitute(in, p.undefined(i))
			}
		case spirv.OpStore:
			if p.index.Get(in.ID(0)) > 0 {
				in.Remove()
			}
		}
	}
}

// finish gives a phi its operands. A predecessor that never runs brings an undefined value.
func (p *promoter) finish(f *phi) {
	b := f.in.Block()
	for i, q := range b.Preds() {
		if p.dom.Reachable(q.Index) {
			continue
		}
		seen := false
		for _, r := range b.Preds()[:i] {
			seen = seen || r == q
		}
		if !seen {
			f.words = append(f.words, uint32(p.undefined(f.v)), uint32(q.ID()))
		}
	}
	f.in.SetOperands(f.words)
}

// debugValues says that the source variables of v have a value from here on.
func (p *promoter) debugValues(v *variable, value ir.ID, b *ir.Builder) {
	for _, d := range v.debug {
		operands := []ir.ID{d.ID(2), value, d.ID(4)}
		for i := 5; i < d.NumWords(); i++ { // indexes
			operands = append(operands, d.ID(i))
		}
		b.ExtInst(d.Type, d.ID(0), debugValue, operands...)
	}
}

// remove takes out the variables, which nothing uses any more.
func (p *promoter) remove() {
	for i := range p.vars {
		v := &p.vars[i]
		if v.bad {
			continue
		}
		for _, in := range v.debug {
			in.Remove()
		}
		for _, in := range v.lifetimes {
			in.Remove()
		}
		v.in.Remove()
	}
}
