package ssa

import (
	"math"
	"slices"

	"hone/analysis"
	"hone/graph"
	"hone/ir"
	"hone/ir/build"
	"hone/pass"
	"hone/spirv"
)

// Reg2Mem turns phis into variables of their function, one for each class of phis and operands that can share one (see
// congruence): phis become loads, their operands are stored. It is for what has to edit the control flow graph, or to
// read the module, without phis; mem2reg is the inverse, and gives the same phis.
//
// The loads stand where the phis stood, so they have read all variables before any is stored to again: parallel copies
// that would overwrite what they still read, as those that swap two values, need no order among the stores and no
// further variable.
//
// An operand is stored at the ends of the predecessors, before the terminator and its merge instruction: no edge is
// split, and what another successor reads is left alone, since it would interfere. If a value is copied to its variable
// in several places, it is stored once, after its definition, if that does not run more often than the ends do.
//
// All other values are left, also those that live across blocks: their definitions dominate their uses, and not every
// type could be a variable's.
//
// Cost: that of the classes, and linear in the operands of phis.
//
// It leaves alone: phis of types that no variable could have in their place, such as pointers without variable
// pointers, or that mem2reg would not make. A remark says which. What is never reached stores nothing, and its phis
// become undefined.
var Reg2Mem = pass.ForFunctions("reg2mem", "phis become variables that are stored to and loaded", reg2mem,
	pass.Idempotent)

// demoter is the state of the pass.
type demoter struct {
	*congruence
	c        *pass.Context
	m        *ir.Module
	loops    *graph.Loops
	variable []ir.ID // by class: 0 for none
	// by element of a value: how often its stores to its own variable would run at the ends of predecessors
	ends []float64
	kept []bool // by element of a value: its own variable holds it wherever it is live
}

func reg2mem(c *pass.Context, f *ir.Function) bool {
	if !hasPhis(f) {
		return false
	}
	d := demoter{c: c, m: c.Module, loops: analysis.Loops.Of(c, f)}
	d.congruence = newCongruence(c, f, true, d.kind)
	defer d.index.Release()
	n := len(d.classes)
	d.variable, d.ends, d.kept = make([]ir.ID, n), make([]float64, n), make([]bool, n)
	changed := d.undefine()
	if d.variables() {
		d.keep()
		d.store()
		d.load()
		changed = true
	}
	return changed
}

func hasPhis(f *ir.Function) bool {
	for _, b := range f.Blocks {
		for range b.Phis() {
			return true
		}
	}
	return false
}

// kind accepts the phis that can become variables. What RelaxedPrecision says goes by variable.
func (d *demoter) kind(phi *ir.Inst) (kind uint8, ok bool) {
	if !d.m.Allows(phi.Type, ir.PhiOf|ir.VariableOf) {
		d.c.Remark(phi.Result, "stays a phi: no variable can hold its type")
		return 0, false
	}
	for i := 0; i+1 < phi.NumWords(); i += 2 {
		if d.m.TypeOf(phi.ID(i)) != phi.Type { // what is not valid stays as it is
			return 0, false
		}
	}
	if d.m.HasDecoration(phi.Result, spirv.DecorationRelaxedPrecision) {
		return 1, true
	}
	return 2, true
}

// undefine replaces the phis of blocks that are never reached. It reports whether there were any.
func (d *demoter) undefine() (changed bool) {
	for _, b := range d.f.Blocks {
		if d.live.Label(b) >= 0 {
			continue
		}
		for phi := range b.Phis() {
			if _, ok := d.kind(phi); !ok || d.m.Pinned(phi.Result) || !d.c.Transform() {
				continue
			}
			d.m.ReplaceAndRemove(phi, d.c.Constants().Arbitrary(phi.Type))
			changed = true
		}
	}
	return changed
}

// variables makes a variable for each class with a phi. It reports whether there are any.
func (d *demoter) variables() (any bool) {
	entry := build.AtStart(d.f.Entry())
	asked := make([]bool, len(d.classes))
	for _, x := range d.phis {
		class, phi := d.find(x.isolated), x.phi
		if asked[class] {
			continue
		}
		asked[class] = true
		if !d.c.Transform() {
			continue
		}
		v := entry.Variable(d.c.Types().Pointer(spirv.StorageClassFunction, phi.Type), spirv.StorageClassFunction)
		if d.m.HasDecoration(phi.Result, spirv.DecorationRelaxedPrecision) {
			d.m.Decorate(v, spirv.DecorationRelaxedPrecision)
		}
		if physical(d.m, phi.Type) {
			d.m.Decorate(v, spirv.DecorationAliasedPointer)
		}
		d.variable[class], any = v, true
	}
	return any
}

// physical reports whether a variable of a type has to say that it holds pointers to physical storage, and whether
// these may be aliases.
func physical(m *ir.Module, typ ir.ID) bool {
	t := m.Def(typ)
	for t.Op == spirv.OpTypeArray {
		m.Spend(1)
		t = m.Def(t.ID(0))
	}
	return t.Op == spirv.OpTypePointer && spirv.StorageClass(t.Literal(0)) == spirv.StorageClassPhysicalStorageBuffer
}

// keep finds the values that their own variables hold wherever they are live: the phis that are loaded from there, and
// the values that it is better to store where they are defined than at the ends of the predecessors. Those are stored.
func (d *demoter) keep() {
	for _, x := range d.phis {
		class := d.find(x.isolated)
		if d.variable[class] == 0 {
			continue
		}
		d.kept[x.value] = d.find(x.value) == class
		for p, id := range d.operands(x.phi) {
			if d.of(id) == class {
				d.ends[d.index.Get(id)-1] += d.frequency(p)
			}
		}
	}
	for _, x := range d.phis {
		for _, id := range d.operands(x.phi) {
			e := d.index.Get(id) - 1
			if e >= 0 && !d.kept[e] && d.frequency(d.definingBlock(id)) < d.ends[e] {
				d.kept[e] = true
				d.storeAfter(id, d.variable[d.find(e)])
			}
		}
	}
}

// frequency estimates how often a block runs.
func (d *demoter) frequency(b *ir.Block) float64 {
	return math.Ldexp(1, 3*min(d.loops.Depth(b.Index), 100))
}

// declaredLocation returns the block that defines a value.
func (d *demoter) definingBlock(id ir.ID) *ir.Block {
	if def := d.m.Def(id); def.Op != spirv.OpFunctionParameter {
		return def.Block()
	}
	return d.f.Entry()
}

// storeAfter stores a value after its definition.
func (d *demoter) storeAfter(id, variable ir.ID) {
	def := d.m.Def(id)
	b := build.AtStart(d.definingBlock(id))
	switch def.Op {
	case spirv.OpFunctionParameter, spirv.OpPhi, spirv.OpVariable:
	default:
		b = build.After(def)
	}
	b.Store(variable, id).CopyPosition(def)
}

// store stores operands at the ends of predecessors, one to each variable: where the phis of several successors read
// one variable, they have one value.
func (d *demoter) store() {
	type store struct {
		block *ir.Block
		class int32
		value ir.ID
	}
	var list []store
	for _, x := range d.phis {
		class := d.find(x.isolated)
		if d.variable[class] == 0 {
			continue
		}
		for p, id := range d.operands(x.phi) {
			if d.of(id) != class || !d.kept[d.index.Get(id)-1] {
				list = append(list, store{p, class, id})
			}
		}
	}
	slices.SortStableFunc(list, func(a, b store) int { return a.block.Index - b.block.Index })
	last := make([]*ir.Block, len(d.classes)) // by class: where it was stored last
	for _, s := range list {
		if last[s.class] != s.block {
			last[s.class] = s.block
			build.AtEnd(s.block).Store(d.variable[s.class], s.value)
		}
	}
}

// load turns the phis into loads, after those that remain. What nothing reads is removed.
func (d *demoter) load() {
	var after *ir.Inst // the phis of the block
	for _, x := range d.phis {
		v := d.variable[d.find(x.isolated)]
		if v == 0 {
			continue
		}
		if b := x.phi.Block(); after == nil || after.Block() != b {
			after = b.FirstInsertionPoint()
		}
		x.phi.Become(spirv.OpLoad, uint32(v))
		x.phi.MoveBefore(after)
	}
	for _, x := range d.phis {
		if x.phi.Op == spirv.OpLoad && d.m.Uses(x.phi.Result) == 0 {
			x.phi.Remove()
		}
	}
}
