package compile

import (
	"cmp"
	"slices"

	"hone/ir"
	"hone/spirv"
	"hone/ssa"
	"hone/vm/cost"
	"hone/vm/internal/code"
)

// Blocks stand in an order in which merge blocks come after the constructs that they end, and invocations at the first
// block in it run first: so those that diverge reconverge at the merge block.

// block compiles a block.
func (b *builder) block(block *ir.Block) {
	b.labels[block.Index] = b.begin(b.name(block.ID()))
	b.out.Blocks[b.labels[block.Index]].Of = block
	if block.Index == 0 {
		b.receive()
		b.share()
		b.initialize()
	}
	b.at = block.First()
	b.copies(b.ssa.CopiesAtStart(block))
	b.freeBorn()
	for phi := range block.Phis() {
		b.at = phi
		b.traceAfter(phi)
	}
	for in := range block.Insts() {
		b.at, b.started = in, len(b.out.Code)
		if in.Op == spirv.OpPhi || in.Op == spirv.OpLabel || b.full() {
			continue
		}
		if in.IsTerminator() {
			b.copies(b.ssa.CopiesAtEnd(block))
		}
		b.traceBefore(in)
		if in.Unknown() {
			b.refuse("%s with operands of unknown meaning", in.Op)
		} else {
			b.instruction(in)
		}
		b.traceAfter(in)
		b.release(in)
	}
	b.end()
}

// freeBorn gives back the temporaries of code that is no instruction's.
func (b *builder) freeBorn() {
	b.free = append(b.free, b.born...)
	b.born = b.born[:0]
}

// begin starts a block of code.
func (b *builder) begin(name string) int32 {
	b.out.Blocks = append(b.out.Blocks, code.Block{Name: name, Start: int32(len(b.out.Code))})
	b.counts = cost.Counts{}
	return int32(len(b.out.Blocks) - 1)
}

// end ends it.
func (b *builder) end() {
	last := &b.out.Blocks[len(b.out.Blocks)-1]
	last.End, last.Counts = int32(len(b.out.Code)), b.counts
}

// split ends a block in the middle, and starts another: where invocations go on after they have waited.
func (b *builder) split(i code.Instr) {
	label := int32(len(b.labels))
	b.labels = append(b.labels, 0)
	i.A = label
	b.emit(i)
	name := b.out.Blocks[len(b.out.Blocks)-1].Name
	b.end()
	b.labels[label] = b.begin(name + "+")
}

// terminator compiles the end of a block.
func (b *builder) terminator(in *ir.Inst) {
	i := code.Instr{Dst: code.NoOperand, A: code.NoOperand, B: code.NoOperand, C: code.NoOperand, D: code.NoOperand}
	switch in.Op {
	case spirv.OpBranch:
		i.Op, i.A = code.Branch, b.label(in.ID(0))
	case spirv.OpBranchConditional:
		i.Op, i.A = code.BranchIf, b.value(in.ID(0))[0]
		i.B, i.C = b.label(in.ID(1)), b.label(in.ID(2))
	case spirv.OpSwitch:
		i.Op, i.A, i.Detail = code.Switch, b.value(in.ID(0))[0], b.switchTable(in)
	case spirv.OpReturn:
		i.Op = code.Return
	case spirv.OpReturnValue:
		for k, r := range b.value(in.ID(0)) {
			b.moves = append(b.moves, ssa.Copy{To: k, From: int(r)})
		}
		b.parallel()
		i.Op = code.Return
	case spirv.OpKill, spirv.OpTerminateInvocation:
		i.Op = code.Kill
	case spirv.OpIgnoreIntersectionKHR, spirv.OpTerminateRayKHR:
		b.rayCall(in)
		i.Op, i.Imm = code.Kill, 1
	case spirv.OpEmitMeshTasksEXT:
		b.emitCounts(in)
		i.Op, i.Imm = code.Kill, 1
	case spirv.OpUnreachable:
		i.Op = code.Unreachable
	default:
		b.refuse("%s", in.Op)
		i.Op = code.Return
	}
	b.emit(i)
}

// label returns the label of a block.
func (b *builder) label(id ir.ID) int32 { return int32(b.m.BlockOf(id).Index) }

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
	t := code.SwitchTable{Otherwise: b.label(in.ID(1))}
	for i := 2; i+size < len(words); i += size + 1 {
		v := uint64(words[i])
		if size > 1 {
			v |= uint64(words[i+1]) << 32
		}
		if width < 64 {
			v &= 1<<width - 1
		}
		entries = append(entries, entry{v, b.label(in.ID(i + size))})
	}
	slices.SortStableFunc(entries, func(x, y entry) int { return cmp.Compare(x.value, y.value) })
	for _, e := range entries {
		t.Values, t.Targets = append(t.Values, e.value), append(t.Targets, e.label)
	}
	b.p.Switches = append(b.p.Switches, t)
	return int32(len(b.p.Switches) - 1)
}
