package ssa

import (
	"hone/graph"
	"hone/ir"
	"hone/ir/build"
	"hone/spirv"
)

// renaming is what replaces loads by values.
type renaming struct {
	phis   []phi   // of the blocks in their order
	first  []int32 // by block: index of its first phi; the next block's ends them
	now    []ir.ID // current value of each variable, 0 for none yet
	undo   []change
	scopes graph.Scopes // of undo
	given  []int32      // by block: 1 + the last predecessor whose values its phis have
	words  []uint32     // room for operands of phis
	named  []named      // values that are to get names
	copies []*ir.Inst   // of undefined values
	insts  []*ir.Inst
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

// insertPhis makes the phis that place has found room for, without operands, and gives them the decorations of their
// variables.
func (p *promoter) insertPhis() {
	p.first = zeroed(p.first, len(p.f.Blocks)+2)
	for _, j := range p.joins {
		p.first[j.block+2]++
	}
	for b := 2; b < len(p.first); b++ {
		p.first[b] += p.first[b-1]
	}
	p.phis = zeroed(p.phis, len(p.joins))
	for _, j := range p.joins {
		p.phis[p.first[j.block+1]].v = j.v
		p.first[j.block+1]++
	}
	p.words = p.words[:0]
	for _, b := range p.f.Blocks {
		at := b.First().Next()
		for k := p.first[b.Index]; k < p.first[b.Index+1]; k++ {
			x := &p.phis[k]
			v := &p.vars[x.v]
			x.in = p.m.NewInst(spirv.OpPhi, v.typ, true)
			b.InsertBefore(at, x.in)
			x.words = p.room(2 * p.entries(int32(b.Index)))
			p.decorate(x.in.Result, v)
		}
	}
}

// room returns an empty slice with room for n words.
func (p *promoter) room(n int) []uint32 {
	if n > cap(p.words)-len(p.words) {
		p.words = make([]uint32, 0, max(n, 2*cap(p.words), 256))
	}
	at := len(p.words)
	p.words = p.words[:at+n]
	return p.words[at : at : at+n]
}

// decorate gives a phi the decorations of its variable that mean something for a value. Others say something
// about memory, and go with the variable.
func (p *promoter) decorate(phi ir.ID, v *variable) {
	for d := range p.m.Decorations(v.in.Result) {
		if d.Kind == spirv.DecorationRelaxedPrecision || d.Kind == spirv.DecorationNonUniform {
			p.m.Decorate(phi, d.Kind)
		}
	}
}

// rename walks over the dominator tree with the current value of each variable.
func (p *promoter) rename() {
	p.now, p.given = zeroed(p.now, len(p.vars)), zeroed(p.given, len(p.f.Blocks))
	p.undo, p.named, p.copies = p.undo[:0], p.named[:0], p.copies[:0]
	for i := range p.vars {
		v := &p.vars[i]
		if v.stays {
			continue
		}
		if v.in.NumWords() > 1 {
			p.now[i] = p.stored(v.in)
		}
		for k := range v.debug {
			v.debug[k].expression = p.valueExpression(v.debug[k].in)
		}
	}
	p.scopes.Reset()
	for _, v := range p.dom.PreOrder() {
		p.goBack(p.scopes.Enter(p.dom, v, len(p.undo)))
		p.block(p.f.Blocks[v])
	}
	p.goBack(0)
	for i, b := range p.f.Blocks {
		if !p.dom.Reachable(i) {
			p.unreachable(b)
		}
	}
	for _, b := range p.f.Blocks {
		p.finish(b)
	}
}

// block renames within a block and hands values to the phis of its successors.
func (p *promoter) block(b *ir.Block) {
	var start build.Builder
	for k := p.first[b.Index]; k < p.first[b.Index+1]; k++ {
		phi := &p.phis[k]
		p.set(phi.v, phi.in.Result)
		if p.vars[phi.v].debug != nil {
			if start.Inserter == nil {
				start = build.AtStart(b)
			}
			p.debugValues(phi.v, phi.in.Result, start)
		}
	}
	for in := range b.Insts() {
		switch in.Op {
		case spirv.OpLoad:
			if i := p.index.Get(in.ID(0)) - 1; i >= 0 {
				p.m.ReplaceAndRemove(in, p.value(i))
			}
		case spirv.OpStore:
			if i := p.index.Get(in.ID(0)) - 1; i >= 0 {
				p.set(i, p.stored(in))
				if p.vars[i].debug != nil {
					p.debugValues(i, p.now[i], build.Before(in))
				}
				in.Remove()
			}
		case spirv.OpExtInst:
			if i := p.declared(in); i >= 0 {
				p.debugHere(i, in)
			}
		}
	}
	for _, s := range p.g.Succs(b.Index) {
		if p.given[s] == int32(b.Index)+1 {
			continue // another edge from this block
		}
		p.given[s] = int32(b.Index) + 1
		for k := p.first[s]; k < p.first[s+1]; k++ {
			phi := &p.phis[k]
			phi.words = append(phi.words, uint32(p.value(phi.v)), uint32(b.ID()))
		}
	}
}

// stored returns what a store, or the initializer of a variable, leaves in the variable. It makes one value of an
// undefined one: a copy, until all uses are known.
func (p *promoter) stored(in *ir.Inst) ir.ID {
	value := in.ID(1)
	if !p.m.Constants().IsUndefined(value) {
		return value
	}
	at := build.Before(in)
	if in.Op == spirv.OpVariable {
		at = build.AtStart(p.f.Entry())
	}
	value = at.CopyObject(p.m.TypeOf(value), value)
	p.copies = append(p.copies, p.m.Def(value))
	return value
}

// dropCopies puts undefined values, or what can be said of them, in the place of the copies.
func (p *promoter) dropCopies() {
	for _, c := range p.copies {
		if !p.m.Pinned(c.Result) && !c.Freezes() {
			p.m.ReplaceAndRemove(c, c.ID(0))
		}
	}
}

// goBack undoes changes of current values until so many are left.
func (p *promoter) goBack(length int) {
	for i := len(p.undo) - 1; i >= length; i-- {
		p.now[p.undo[i].v] = p.undo[i].old
	}
	p.undo = p.undo[:length]
}

func (p *promoter) set(v int32, value ir.ID) {
	p.undo = append(p.undo, change{v, p.now[v]})
	p.now[v] = value
	if p.c.SSANames() {
		p.named = append(p.named, named{value, v})
	}
}

// value returns a variable's current value: undefined before the first store.
func (p *promoter) value(v int32) ir.ID {
	if p.now[v] == 0 {
		return p.undefined(v)
	}
	return p.m.Resolve(p.now[v])
}

// undefined returns the value of a variable that nothing was stored to. There is one for all that a phi may be.
func (p *promoter) undefined(v int32) ir.ID { return p.m.Constants().Arbitrary(p.vars[v].typ) }

// unreachable clears a block that never runs of the variables.
func (p *promoter) unreachable(b *ir.Block) {
	for in := range b.Insts() {
		switch in.Op {
		case spirv.OpLoad:
			if i := p.index.Get(in.ID(0)) - 1; i >= 0 {
				p.m.ReplaceAndRemove(in, p.undefined(i))
			}
		case spirv.OpStore:
			if p.index.Get(in.ID(0)) > 0 {
				in.Remove()
			}
		}
	}
}

// finish gives the new phis of a block their operands. A predecessor that never runs brings an undefined value.
func (p *promoter) finish(b *ir.Block) {
	phis := p.phis[p.first[b.Index]:p.first[b.Index+1]]
	if len(phis) == 0 {
		return
	}
	for _, q := range b.Preds() {
		if at := int32(q.Index); !p.dom.Reachable(q.Index) && p.seen[at] != -1-int32(b.Index) {
			p.seen[at] = -1 - int32(b.Index)
			for k := range phis {
				phis[k].words = append(phis[k].words, uint32(p.undefined(phis[k].v)), uint32(q.ID()))
			}
		}
	}
	for k := range phis {
		phis[k].in.SetOperands(phis[k].words)
	}
}

// removeRedundant removes the phis that stand for one value.
func (p *promoter) removeRedundant() {
	p.insts = p.insts[:0]
	for i := range p.phis {
		p.insts = append(p.insts, p.phis[i].in)
	}
	for _, r := range RedundantPhis(p.f, p.dom, p.insts) {
		p.m.ReplaceAndRemove(r.Phi, r.Value)
	}
}
