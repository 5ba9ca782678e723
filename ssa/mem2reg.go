// Package ssa brings functions into SSA form: variables become values.
package ssa

import (
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
	defs      []int32 // blocks that store to it
	uses      []int32 // blocks that load it before they store to it
	bad       bool
	relaxed   bool
	debug     []*ir.Inst // DebugDeclare
	lifetimes []*ir.Inst
}

type promoter struct {
	c     *pass.Context
	m     *ir.Module
	f     *ir.Function
	index *ir.Table // variable id -> 1 + index into vars
	low   ir.ID     // the variables' ids lie in low..low+span
	span  ir.ID
	vars  []variable
	dom   *graph.Dominators
	g     *graph.Graph
	phis  [][]phi // by block
	now   []ir.ID // current value of each variable, 0 for none yet
	undo  []change
}

type phi struct {
	v     int32 // variable
	in    *ir.Inst
	words []uint32
}

type change struct {
	v   int32
	old ir.ID
}

func mem2reg(c *pass.Context, f *ir.Function) bool {
	p := &promoter{c: c, m: c.Module, f: f, index: c.Module.NewTable()}
	defer p.index.Release()
	p.candidates()
	if len(p.vars) == 0 || !p.collect() {
		return false
	}
	p.g, p.dom = c.Graph(f), c.Dominators(f)
	p.place()
	p.rename()
	p.remove()
	return true
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
		if len(p.vars) == 0 {
			p.low = in.Result
		}
		high := max(p.low+p.span, in.Result)
		p.low = min(p.low, in.Result)
		p.span = high - p.low
		p.vars = append(p.vars, v)
		p.index.Set(in.Result, int32(len(p.vars)))
	}
}

// collect looks at each use and drops the variables that have another use than whole loads and
// stores. It reports whether any is left.
func (p *promoter) collect() bool {
	stored := make([]int32, len(p.vars)) // 1 + block of the last store seen
	for _, b := range p.f.Blocks {
		at := int32(b.Index)
		for in := b.First(); in != nil; in = in.Next() {
			switch in.Op {
			case spirv.OpLoad:
				if i := p.index.Get(in.ID(0)) - 1; i >= 0 {
					v := &p.vars[i]
					if in.Type != v.typ || p.m.Pinned(in.Result) || in.NumWords() > 1 && in.Word(1)&uint32(spirv.MemoryAccessVolatile) != 0 {
						v.bad = true
					} else if stored[i] != at+1 && (len(v.uses) == 0 || v.uses[len(v.uses)-1] != at) {
						v.uses = append(v.uses, at)
					}
					continue
				}
			case spirv.OpStore:
				p.escape(in.ID(1))
				if i := p.index.Get(in.ID(0)) - 1; i >= 0 {
					v := &p.vars[i]
					if p.m.TypeOf(in.ID(1)) != v.typ || in.NumWords() > 2 && in.Word(2)&uint32(spirv.MemoryAccessVolatile) != 0 {
						v.bad = true
					} else if stored[i] != at+1 {
						stored[i] = at + 1
						v.defs = append(v.defs, at)
					}
					continue
				}
			case spirv.OpLifetimeStart, spirv.OpLifetimeStop:
				if i := p.index.Get(in.ID(0)) - 1; i >= 0 {
					p.vars[i].lifetimes = append(p.vars[i].lifetimes, in)
					continue
				}
			case spirv.OpExtInst:
				if i := p.declared(in); i >= 0 {
					p.vars[i].debug = append(p.vars[i].debug, in)
					continue
				}
			}
			for _, id := range in.IDs() {
				if id-p.low <= p.span {
					p.escape(id)
				}
			}
		}
	}
	any := false
	for i := range p.vars {
		if p.vars[i].bad {
			p.index.Set(p.vars[i].in.Result, 0)
		} else {
			any = true
		}
	}
	return any
}

func (p *promoter) escape(id ir.ID) {
	if i := p.index.Get(id) - 1; i >= 0 {
		p.vars[i].bad = true
	}
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

// place decides which blocks get phis.
func (p *promoter) place() {
	n := len(p.f.Blocks)
	p.phis = make([][]phi, n)
	var frontier *graph.Frontiers // made when the first variable needs it
	live := make([]int32, n)   // 1 + variable that is live into the block
	placed := make([]int32, n) // 1 + variable that has a phi there
	defined := make([]int32, n)
	var work []int32
	for i := range p.vars {
		v := &p.vars[i]
		if v.bad || len(v.uses) == 0 || len(v.defs) == 0 {
			continue
		}
		if len(v.defs) == 1 && p.dominatesAll(v.defs[0], v.uses) {
			continue // also covers a variable that lives in one block
		}
		if frontier == nil {
			frontier = p.c.Frontiers(p.f)
		}
		stamp := int32(i + 1)
		for _, b := range v.defs {
			defined[b] = stamp
		}
		work = append(work[:0], v.uses...)
		for _, b := range v.uses {
			live[b] = stamp
		}
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
		// A block that defines the variable is live into only if it reads it first: v.uses has it.
		work = append(work[:0], v.defs...)
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
				p.phis[j] = append(p.phis[j], phi{v: int32(i)})
				if defined[j] != stamp {
					work = append(work, j)
				}
			}
		}
	}
	for b, list := range p.phis {
		for k := range list {
			in := p.m.NewInst(spirv.OpPhi, p.vars[list[k].v].typ, true)
			block := p.f.Blocks[b]
			block.InsertBefore(block.First().Next(), in)
			list[k].in = in
			if p.vars[list[k].v].relaxed {
				p.m.Decorate(in.Result, spirv.DecorationRelaxedPrecision)
			}
		}
	}
}

func (p *promoter) dominatesAll(b int32, uses []int32) bool {
	if !p.dom.Reachable(int(b)) {
		return false
	}
	for _, u := range uses {
		if u == b || p.dom.Reachable(int(u)) && !p.dom.Dominates(int(b), int(u)) {
			return false
		}
	}
	return true
}

// rename walks over the dominator tree with the current value of each variable.
func (p *promoter) rename() {
	p.now = make([]ir.ID, len(p.vars))
	for i := range p.vars {
		if v := &p.vars[i]; !v.bad && v.in.NumWords() > 1 {
			p.now[i] = v.in.ID(1) // initializer
		}
	}
	type visit struct {
		block int32
		leave int32 // length of the undo log to go back to; -1: enter the block
	}
	stack := []visit{{0, -1}}
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
	for i, b := range p.f.Blocks {
		if !p.dom.Reachable(i) {
			p.unreachable(b)
		}
	}
	for b, list := range p.phis {
		for k := range list {
			p.finish(p.f.Blocks[b], &list[k])
		}
	}
}

// block renames within a block and hands values to the phis of its successors.
func (p *promoter) block(b *ir.Block) {
	for _, phi := range p.phis[b.Index] {
		p.set(phi.v, phi.in.Result)
		if len(p.vars[phi.v].debug) > 0 {
			p.debugValues(&p.vars[phi.v], phi.in.Result, ir.AtStart(b))
		}
	}
	for in := range b.Insts() {
		switch in.Op {
		case spirv.OpLoad:
			if i := p.index.Get(in.ID(0)) - 1; i >= 0 {
				p.m.ReplaceLoad(in, p.value(i))
			}
		case spirv.OpStore:
			if i := p.index.Get(in.ID(0)) - 1; i >= 0 {
				value := in.ID(1)
				p.set(i, value)
				if len(p.vars[i].debug) > 0 {
					p.debugValues(&p.vars[i], value, ir.Before(in))
				}
				in.Remove()
			}
		}
	}
	for s := range b.Succs() {
		for k := range p.phis[s.Index] {
			phi := &p.phis[s.Index][k]
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
		return p.m.Constants().Undef(p.vars[v].typ)
	}
	return p.m.Resolve(p.now[v])
}

// unreachable clears a block that never runs of the variables.
func (p *promoter) unreachable(b *ir.Block) {
	for in := range b.Insts() {
		switch in.Op {
		case spirv.OpLoad:
			if i := p.index.Get(in.ID(0)) - 1; i >= 0 {
				p.m.ReplaceLoad(in, p.m.Constants().Undef(p.vars[i].typ))
			}
		case spirv.OpStore:
			if p.index.Get(in.ID(0)) > 0 {
				in.Remove()
			}
		}
	}
}

// finish gives a phi its operands. A predecessor that never runs brings an undefined value.
func (p *promoter) finish(b *ir.Block, f *phi) {
	for i, q := range b.Preds() {
		if p.dom.Reachable(q.Index) {
			continue
		}
		seen := false
		for _, r := range b.Preds()[:i] {
			seen = seen || r == q
		}
		if !seen {
			f.words = append(f.words, uint32(p.m.Constants().Undef(p.vars[f.v].typ)), uint32(q.ID()))
		}
	}
	f.in.SetOperands(f.words)
}

// debugValues says that the source variables of v have a value from here on.
func (p *promoter) debugValues(v *variable, value ir.ID, b *ir.Builder) {
	for _, d := range v.debug {
		b.ExtInst(d.Type, d.ID(0), debugValue, d.ID(2), value, d.ID(4))
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
