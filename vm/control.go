package vm

import (
	"cmp"
	"slices"

	"hone/ir"
	"hone/spirv"
)

// Blocks stand in an order in which merge blocks come after the constructs that they end, and invocations at the first block in it run
// first: so those that part meet again at the merge block. Copies for phis are made on the edge: at the end of a block with one successor, otherwise in a
// block of their own, a stub.

// stub is an edge with copies.
type stub struct {
	from, to *ir.Block
	label    int32
}

// move is part of a parallel copy.
type move struct{ to, from int32 }

// switchTable is where an opSwitch leads.
type switchTable struct {
	values    []uint64 // ascending
	targets   []int32
	otherwise int32
}

// phis gives phis their registers.
func (b *builder) phis() {
	for _, i := range b.order {
		for phi := range b.f.Blocks[i].Phis() {
			b.at = phi
			v := make([]int32, len(b.flatten(phi.Type)))
			for k := range v {
				v[k] = b.newRegister(true)
			}
			b.values[phi.Result] = v
		}
	}
}

// block compiles a block, with the stubs of its edges.
func (b *builder) block(block *ir.Block) {
	b.labels[block.Index] = b.begin(b.name(block.ID()))
	b.out.blocks[b.labels[block.Index]].of = block
	if block.Index == 0 {
		b.initialize()
		b.freeBorn()
	}
	for in := range block.Insts() {
		b.at, b.started = in, len(b.out.code)
		if in.Op != spirv.OpPhi && in.Op != spirv.OpLabel {
			b.counts.add(Cost(b.m, in), 1)
			if in.Unknown() {
				b.refuse("%s with operands of unknown meaning", in.Op)
			} else {
				b.instruction(in)
			}
			b.release(in)
		}
	}
	b.end()
	for _, s := range b.stubs {
		b.at = s.from.Terminator()
		b.labels[s.label] = b.begin(b.name(s.from.ID()) + "->" + b.name(s.to.ID()))
		b.edge(s.from, s.to)
		b.emit(instr{op: opBranch, dst: noOperand, a: int32(s.to.Index), b: noOperand, c: noOperand, d: noOperand})
		b.end()
		b.freeBorn()
	}
	b.stubs = b.stubs[:0]
}

// freeBorn gives back the temporaries of code that is no instruction's.
func (b *builder) freeBorn() {
	b.free = append(b.free, b.born...)
	b.born = b.born[:0]
}

// begin starts a block of code.
func (b *builder) begin(name string) int32 {
	b.out.blocks = append(b.out.blocks, block{name: name, start: int32(len(b.out.code))})
	b.counts = Counts{}
	return int32(len(b.out.blocks) - 1)
}

// end ends it.
func (b *builder) end() {
	last := &b.out.blocks[len(b.out.blocks)-1]
	last.end, last.counts = int32(len(b.out.code)), b.counts
}

// split ends a block in the middle, and starts another: where invocations go on after they have waited.
func (b *builder) split(i instr) {
	label := int32(len(b.labels))
	b.labels = append(b.labels, 0)
	i.a = label
	b.emit(i)
	name := b.out.blocks[len(b.out.blocks)-1].name
	b.end()
	b.labels[label] = b.begin(name + "+")
}

// label returns the label of an edge: that of the block, or of a stub where there are copies.
func (b *builder) label(from, to *ir.Block) int32 {
	if !hasPhis(to) {
		return int32(to.Index)
	}
	for _, s := range b.stubs {
		if s.to == to {
			return s.label
		}
	}
	label := int32(len(b.labels))
	b.labels = append(b.labels, 0)
	b.stubs = append(b.stubs, stub{from, to, label})
	return label
}

func hasPhis(block *ir.Block) bool {
	for range block.Phis() {
		return true
	}
	return false
}

// edge emits the copies for phis of an edge.
func (b *builder) edge(from, to *ir.Block) {
	var moves []move
	for phi := range to.Phis() {
		x := phi.PhiValue(from)
		if x == 0 {
			continue
		}
		for k, r := range b.value(x) {
			moves = append(moves, move{b.values[phi.Result][k], r})
		}
	}
	b.parallel(moves)
}

// parallel emits moves that are to be made at once, one after the other: first those whose destination nobody reads; what is left are cycles,
// and each is opened with a temporary. No two moves have one destination. Linear.
func (b *builder) parallel(moves []move) {
	moves = slices.DeleteFunc(moves, func(m move) bool { return m.to == m.from })
	readers, writer := map[int32]int{}, map[int32]int{}
	for i, m := range moves {
		readers[m.from]++
		writer[m.to] = i + 1
	}
	var ready []int32
	for _, m := range moves {
		if readers[m.to] == 0 {
			ready = append(ready, m.to)
		}
	}
	for _, m := range moves {
		for {
			for len(ready) > 0 {
				to := ready[len(ready)-1]
				ready = ready[:len(ready)-1]
				from := moves[writer[to]-1].from
				delete(writer, to)
				b.move(to, from)
				if readers[from]--; readers[from] == 0 && writer[from] != 0 {
					ready = append(ready, from)
				}
			}
			if writer[m.to] == 0 {
				break
			}
			// All moves that are left are in cycles: what reads m.to reads a temporary instead.
			t := b.fresh()
			b.move(t, m.to)
			for k := range moves {
				if moves[k].from == m.to {
					moves[k].from = t
				}
			}
			readers[t] = readers[m.to]
			readers[m.to] = 0
			ready = append(ready, m.to)
		}
	}
}

// terminator compiles the end of a block.
func (b *builder) terminator(in *ir.Inst) {
	from := in.Block()
	i := instr{dst: noOperand, a: noOperand, b: noOperand, c: noOperand, d: noOperand}
	switch in.Op {
	case spirv.OpBranch:
		to := b.m.BlockOf(in.ID(0))
		b.edge(from, to)
		i.op, i.a = opBranch, int32(to.Index)
	case spirv.OpBranchConditional:
		i.op, i.a = opBranchIf, b.value(in.ID(0))[0]
		i.b, i.c = b.label(from, b.m.BlockOf(in.ID(1))), b.label(from, b.m.BlockOf(in.ID(2)))
	case spirv.OpSwitch:
		i.op, i.a, i.detail = opSwitch, b.value(in.ID(0))[0], b.switchTable(in)
	case spirv.OpReturn:
		i.op = opReturn
	case spirv.OpReturnValue:
		var moves []move
		for k, r := range b.value(in.ID(0)) {
			moves = append(moves, move{int32(k), r})
		}
		b.parallel(moves)
		i.op = opReturn
	case spirv.OpUnreachable:
		i.op = opUnreachable
	default:
		b.refuse("%s", in.Op)
		i.op = opReturn
	}
	b.emit(i)
}

// switchTable makes the table of an OpSwitch.
func (b *builder) switchTable(in *ir.Inst) int32 {
	type entry struct {
		value uint64
		label int32
	}
	var entries []entry
	width := b.m.NumberWidth(in.ID(0))
	words := in.Words()
	size := 1
	if width > 32 {
		size = 2
	}
	from := in.Block()
	t := switchTable{otherwise: b.label(from, b.m.BlockOf(in.ID(1)))}
	for i := 2; i+size < len(words); i += size + 1 {
		v := uint64(words[i])
		if size > 1 {
			v |= uint64(words[i+1]) << 32
		}
		if width < 64 {
			v &= 1<<width - 1
		}
		entries = append(entries, entry{v, b.label(from, b.m.BlockOf(in.ID(i+size)))})
	}
	slices.SortStableFunc(entries, func(x, y entry) int { return cmp.Compare(x.value, y.value) })
	for _, e := range entries {
		t.values, t.targets = append(t.values, e.value), append(t.targets, e.label)
	}
	b.switches = append(b.switches, t)
	return int32(len(b.switches) - 1)
}
