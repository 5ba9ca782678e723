package ssa

import (
	"iter"
	"slices"

	"hone/analysis"
	"hone/ir"
	"hone/spirv"
)

// congruence says which phis of a function and which of their operands can share one place out of SSA form, as in
// Boissinot, Darte, Rastello, Dupont de Dinechin, Guillon, "Revisiting Out-of-SSA Translation for Correctness, Code
// Quality, and Efficiency" (2009).
//
// Each phi is isolated: its operands are copied to a place of its own at the ends of the predecessors, all copies at
// one end at the same time, and from there it is copied to its value after the phis of its block. The place is occupied
// between these copies only, so this form is right, and full of copies.
//
// Then classes of isolated phis and values become one where a copy goes from one to the other, copies in inner loops
// first, unless they interfere: that is where members of both are live at one point with different values. A copy of a
// value has the same value. What is copied within a class needs no copy.
//
// Cost: that of the liveness, and n log² n in the segments of the live ranges of phis and operands.
type congruence struct {
	f       *ir.Function
	live    *analysis.LiveRanges
	index   *ir.Table  // value -> 1 + element; release it
	classes []class    // by element
	phis    []isolated // block by block
	all     bool       // undefined operands are copied too
	runs    slab[occupied]
	lists   slab[run]
}

// isolated is a phi with its elements.
type isolated struct {
	phi             *ir.Inst
	isolated, value int32 // the phi between its operands and its value, and the value
}

// affinity is a copy between an isolated phi and a value.
type affinity struct {
	isolated, value int32
	depth           int32 // of loops around it
}

// newCongruence isolates the phis that kind accepts, but for those in blocks that are never reached, and coalesces.
// Phis of different kinds are in different classes. all says that undefined operands are copied too.
func newCongruence(s analysis.Source, f *ir.Function, all bool, kind func(phi *ir.Inst) (k uint8,
	ok bool)) *congruence {
	c := &congruence{f: f, live: analysis.Liveness.Of(s, f), index: f.Module().NewTable(), all: all}
	loops := analysis.Loops.Of(s, f)
	var copies []affinity
	for _, b := range f.Blocks {
		if c.live.Label(b) < 0 {
			continue
		}
		depth := int32(loops.Depth(b.Index))
		for phi := range b.Phis() {
			k, ok := kind(phi)
			if !ok {
				continue
			}
			x := isolated{phi, c.element(c.occupancy(phi), k), c.value(phi.Result)}
			c.phis = append(c.phis, x)
			copies = append(copies, affinity{x.isolated, x.value, depth})
			for p, id := range c.operands(phi) {
				if c.live.Def(id) >= 0 && !undefined(f.Module(), id) {
					copies = append(copies, affinity{x.isolated, c.value(id), int32(loops.Depth(p.Index))})
				}
			}
		}
	}
	c.conditions()
	slices.SortStableFunc(copies, func(a, b affinity) int { return int(b.depth - a.depth) })
	for _, x := range copies {
		c.coalesce(x.isolated, x.value)
	}
	return c
}

// operands yields the predecessors of a phi that are reached, and what it is if it is reached from there.
func (c *congruence) operands(phi *ir.Inst) iter.Seq2[*ir.Block, ir.ID] {
	return func(yield func(*ir.Block, ir.ID) bool) {
		for i := 0; i+1 < phi.NumWords(); i += 2 {
			p := c.f.Module().BlockOf(phi.ID(i + 1))
			if p != nil && p.Function() == c.f && c.live.Label(p) >= 0 && !yield(p, phi.ID(i)) {
				return
			}
		}
	}
}

// undefined reports whether a value may be another one at each use.
func undefined(m *ir.Module, id ir.ID) bool {
	d := m.Def(id)
	return d != nil && d.Op == spirv.OpUndef
}

// copied reports whether an operand has to be copied to its phi.
func (c *congruence) copied(x ir.ID) bool { return c.all || !undefined(c.f.Module(), x) }

// occupancy returns where an isolated phi is live: at the ends of the predecessors, as its operands, and after the
// label.
func (c *congruence) occupancy(phi *ir.Inst) run {
	at := c.live.Label(phi.Block())
	r := append(run(c.runs.take(1+phi.NumWords()/2)), occupied{at, at + 1, phi.Result})
	for p, x := range c.operands(phi) {
		if c.copied(x) {
			end := c.live.End(p)
			r = append(r, occupied{end, end + 1, x})
		}
	}
	slices.SortFunc(r, func(a, b occupied) int { return int(a.from - b.from) })
	return r
}

// value returns the element of a value that the function defines: it is occupied where it is live.
func (c *congruence) value(id ir.ID) int32 {
	if i := c.index.Get(id); i != 0 {
		return i - 1
	}
	segments := c.live.Of(id)
	r := run(c.runs.take(len(segments)))
	for _, s := range segments {
		r = append(r, occupied{s.From, s.To, id})
	}
	i := c.element(r, 0)
	c.index.Set(id, i+1)
	return i
}

// conditions lets the values that terminators read live on after the copies, which come before the terminator.
func (c *congruence) conditions() {
	seen := make([]bool, len(c.f.Blocks))
	for _, x := range c.phis {
		for p := range c.operands(x.phi) {
			if seen[p.Index] {
				continue
			}
			seen[p.Index] = true
			end := c.live.End(p)
			for _, id := range p.Terminator().IDs() {
				if e := c.index.Get(id); e != 0 {
					c.classes[e-1].add(run{{end - 1, end + 1, id}})
				}
			}
		}
	}
}

// of returns the class of a value, -1 for one that no isolated phi is copied from or to.
func (c *congruence) of(id ir.ID) int32 {
	if e := c.index.Get(id); e != 0 {
		return c.find(e - 1)
	}
	return -1
}
