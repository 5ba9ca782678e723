package ssa

import (
	"slices"

	"hone/analysis"
	"hone/ir"
	"hone/spirv"
)

// Registers is the form of a function that a machine with registers executes: each value has a register, and copies
// between registers stand for the phis. Phis and their operands share a register where they can; other values have one
// each. A register has values of one type.
//
// A block is executed in this order: the copies of [Registers.CopiesAtStart], the instructions other than phis, and
// before the terminator, which may read a value, the copies of [Registers.CopiesAtEnd].
type Registers struct {
	Types []ir.ID // by register: the type of its values

	numbers *analysis.DenseIDMap
	of      []int32 // by number of a value
	copies  []Copy
	start   []int32 // by twice Block.Index: where the copies at its start begin; the next element: those at its end
}

// Copy moves a value to register To: that in register From, or, where From is -1, the value Value, which has none.
type Copy struct {
	To, From int
	Value    ir.ID
}

// NewRegisters assigns registers to the values of a function that has blocks, after Boissinot and others, "Revisiting
// Out-of-SSA Translation for Correctness, Code Quality, and Efficiency" (2009). It holds until the function is edited.
// Cost: that of [analysis.Liveness], and n log² n in the segments of the live ranges of phis and their operands.
//
// A phi that has an OpUndef as operand needs no copy for it, unless undefined says that the machine keeps account of
// what is undefined.
func NewRegisters(s analysis.Source, f *ir.Function, undefined bool) *Registers {
	c := newCongruence(s, f, undefined, func(*ir.Inst) (uint8, bool) { return 0, true })
	defer c.index.Release()
	a := allocator{Registers: &Registers{numbers: analysis.DenseIDs.Of(s, f)}, c: c,
		register: make([]int32, len(c.classes))}
	a.values()
	a.parallel()
	a.sequential()
	return a.Registers
}

// Of returns the register of a value, -1 for a value that is defined outside of the function or never. Constant time.
func (r *Registers) Of(id ir.ID) int {
	if n := r.numbers.Of(id); n >= 0 && n < len(r.of) {
		return int(r.of[n])
	}
	return -1
}

// CopiesAtStart returns the copies at the start of b, in their order. The slice is shared.
func (r *Registers) CopiesAtStart(b *ir.Block) []Copy {
	return r.copies[r.start[2*b.Index]:r.start[2*b.Index+1]]
}

// CopiesAtEnd returns the copies before the terminator of b, in their order. The slice is shared.
func (r *Registers) CopiesAtEnd(b *ir.Block) []Copy {
	return r.copies[r.start[2*b.Index+1]:r.start[2*b.Index+2]]
}

// allocator makes Registers.
type allocator struct {
	*Registers
	c        *congruence
	register []int32 // by class: 1 + its register
	moves    []move
}

// move is part of a parallel copy.
type move struct {
	Copy
	place int32 // index into start
}

// values gives registers to the values, in the order of their definitions.
func (a *allocator) values() {
	m := a.c.f.Module()
	a.of = make([]int32, a.numbers.Defined())
	for n := range a.of {
		id := a.numbers.ID(n)
		a.of[n] = -1
		typ := m.TypeOf(id)
		if d := m.Def(typ); a.c.live.Def(id) < 0 || d == nil || d.Op == spirv.OpTypeVoid {
			continue
		}
		if class := a.c.of(id); class >= 0 {
			a.of[n] = int32(a.ofClass(class, typ))
		} else {
			a.of[n] = int32(a.fresh(typ))
		}
	}
}

// fresh returns a new register.
func (a *allocator) fresh(typ ir.ID) int {
	a.Types = append(a.Types, typ)
	return len(a.Types) - 1
}

// ofClass returns the register of a class.
func (a *allocator) ofClass(class int32, typ ir.ID) int {
	if a.register[class] == 0 {
		a.register[class] = int32(a.fresh(typ)) + 1
	}
	return int(a.register[class]) - 1
}

// parallel collects the copies that are left. A phi that nothing reads, debug information aside, needs none.
func (a *allocator) parallel() {
	for _, x := range a.c.phis {
		value := a.Of(x.phi.Result)
		if value < 0 || len(a.c.live.Of(x.phi.Result)) == 0 {
			continue
		}
		to := a.ofClass(a.c.find(x.isolated), x.phi.Type)
		a.move(2*x.phi.Block().Index, Copy{To: value, From: to})
		for p, id := range a.c.operands(x.phi) {
			if a.c.copied(id) {
				a.move(2*p.Index+1, Copy{To: to, From: a.Of(id), Value: id})
			}
		}
	}
}

// move adds a move to the parallel copy at a place.
func (a *allocator) move(place int, c Copy) {
	if c.To == c.From {
		return
	}
	if c.From >= 0 {
		c.Value = 0
	}
	a.moves = append(a.moves, move{c, int32(place)})
}

// sequential makes moves one after the other of the parallel copies.
func (a *allocator) sequential() {
	slices.SortStableFunc(a.moves, func(x, y move) int { return int(x.place - y.place) })
	temporaries := a.c.f.Module().NewTable() // by type: 1 + register
	defer temporaries.Release()
	temporary := func(r int) int {
		typ := a.Types[r]
		if temporaries.Get(typ) == 0 {
			temporaries.Set(typ, int32(a.fresh(typ))+1)
		}
		return int(temporaries.Get(typ)) - 1
	}
	var s Sequencer
	var group []Copy                    // at one place
	last := make([]int32, len(a.Types)) // by register: 1 + the last place with a copy to it
	rest := a.moves
	for place := range int32(2 * len(a.c.f.Blocks)) {
		a.start = append(a.start, int32(len(a.copies)))
		group = group[:0]
		for ; len(rest) > 0 && rest[0].place == place; rest = rest[1:] {
			// What goes to one register for several successors is one value.
			if to := rest[0].To; last[to] != place+1 {
				last[to] = place + 1
				group = append(group, rest[0].Copy)
			}
		}
		a.copies = append(a.copies, s.Sequence(group, len(a.Types), temporary)...)
	}
	a.start = append(a.start, int32(len(a.copies)))
}
