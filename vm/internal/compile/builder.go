package compile

import (
	"slices"

	"hone/analysis"
	"hone/ir"
	"hone/spirv"
	"hone/ssa"
	"hone/vm/cost"
	"hone/vm/internal/code"
)

// builder makes the code of one function. A register is either persistent, for a value that is used in other blocks
// than its own, or a temporary. Values of inactive invocations may be in persistent registers only:
// so temporaries are written without looking at who is here, and used again after the last use in the block.
type builder struct {
	*compiler
	f   *ir.Function
	out *code.Function // nil while constants are computed

	order     []int32 // blocks, by Block.Index
	uses      []int32 // by number of a value: in its block
	numbers   *analysis.DenseIDMap
	folded    []bool  // by number: a modifier of its users' operands
	elsewhere []bool  // by number: used in another block or by a phi
	refs      []int32 // by register: uses of values in it that are still to come
	shared    []bool  // by register: it is of a class
	made      []int32 // by register: index of the instruction that wrote it last, if it is a temporary
	free      []int32 // temporaries
	started   int     // where the code of this instruction begins
	born      []int32 // temporaries of this instruction
	counts    cost.Counts

	labels []int32 // by Block.Index, then those of split: its block in out

	ssa       *ssa.Registers
	isClass   []bool    // by register of ssa: several values share it
	classes   [][]int32 // by register of ssa that is a class: its registers here
	owners    []ir.ID   // by register of ssa that is none: the value
	sequencer ssa.Sequencer
	moves     []ssa.Copy // to be made at once; From is an operand
	privates  []private
}

// calleeFrame marks operands that are registers of a callee's frame until it is known where that begins.
const calleeFrame = 1 << 30

// function makes the code of a function.
func (c *compiler) function(f *ir.Function) *code.Function {
	b := &builder{compiler: c, f: f, out: &code.Function{Name: c.name(f.Result()), Index: len(c.p.Functions)}}
	if f.Entry() == nil {
		return b.out
	}
	structural := analysis.StructuralCFG.Of(c.facts, f)
	reachable := make([]bool, len(f.Blocks))
	for _, i := range analysis.CFG.Of(c.facts, f).ReversePostOrder(0) {
		reachable[i] = true
	}
	for _, i := range structural.ReversePostOrder(0) {
		if reachable[i] {
			b.order = append(b.order, i)
		}
	}
	b.numbers = analysis.DenseIDs.Of(c.facts, f)
	b.roundProducts()
	b.findClasses()
	if c.p.Tracing == nil {
		b.findModifiers()
	}
	b.useCounts(reachable)
	b.parameters()
	b.variables()
	b.traceLocals()
	b.nameVariables()
	b.labels = make([]int32, len(f.Blocks))
	for _, i := range b.order {
		b.block(f.Blocks[i])
	}
	if b.full() {
		return b.out
	}
	b.patch()
	return b.out
}

// useCounts finds the uses of each value.
func (b *builder) useCounts(reachable []bool) {
	n := b.numbers.Defined()
	b.uses, b.elsewhere = make([]int32, n), make([]bool, n)
	for _, block := range b.f.Blocks {
		if !reachable[block.Index] {
			continue
		}
		for in := range block.Insts() {
			if in.Result != 0 && b.isFolded(in.Result) {
				continue
			}
			for _, id := range in.IDs() {
				id, _ = b.source(id)
				k := b.numbers.Of(id)
				if k < 0 || k >= n {
					continue
				}
				if d := b.m.Def(id); d == nil || d.Block() != block || in.Op == spirv.OpPhi {
					b.elsewhere[k] = true
				} else {
					b.uses[k]++
				}
			}
		}
		if hasBarrier(block) {
			for in := range block.Insts() {
				if k := b.numbers.Of(in.Result); in.Result != 0 && k >= 0 && k < n {
					b.elsewhere[k] = true
				}
			}
		}
	}
}

// hasBarrier reports whether invocations may wait in the middle of a block.
func hasBarrier(block *ir.Block) bool {
	for in := range block.Insts() {
		if in.Op == spirv.OpControlBarrier || isWorkgroupOp(in.Op) {
			return true
		}
	}
	return false
}

// isLocal reports whether a value is used in its own block only.
func (b *builder) isLocal(id ir.ID) bool {
	k := b.numbers.Of(id)
	return k >= 0 && k < len(b.elsewhere) && !b.elsewhere[k]
}

// newRegister adds a register.
func (b *builder) newRegister(persistent bool) int32 {
	b.out.Persistent = append(b.out.Persistent, persistent)
	b.refs, b.shared, b.made = append(b.refs, 0), append(b.shared, false), append(b.made, 0)
	return int32(len(b.refs) - 1)
}

// fresh returns a temporary.
func (b *builder) fresh() int32 {
	var r int32
	if n := len(b.free); n > 0 {
		r = b.free[n-1]
		b.free = b.free[:n-1]
	} else {
		r = b.newRegister(false)
	}
	b.born = append(b.born, r)
	return r
}

// isShared reports whether an operand is a register of a class.
func (b *builder) isShared(operand int32) bool {
	return operand >= 0 && operand < calleeFrame && b.shared[operand]
}

// temporary reports whether an operand is a temporary.
func (b *builder) temporary(operand int32) bool {
	return operand >= 0 && operand < calleeFrame && !b.out.Persistent[operand]
}

// emit adds an instruction.
func (b *builder) emit(i code.Instr) {
	i.Where = int32(len(b.p.Places))
	if n := len(b.p.Places); n > 0 && b.p.Places[n-1].In == b.at {
		i.Where--
	} else {
		b.p.Places = append(b.p.Places, code.Place{In: b.at, Function: int32(len(b.p.Functions))})
	}
	if b.temporary(i.Dst) {
		b.made[i.Dst] = int32(len(b.out.Code))
	}
	b.out.Code = append(b.out.Code, i)
	b.grow(1)
}

// move emits a copy.
func (b *builder) move(dst, src int32) {
	if dst != src {
		b.emit(code.Instr{Op: code.Move, Dst: dst, A: src, B: code.NoOperand, C: code.NoOperand, D: code.NoOperand})
	}
}

// list adds operands to the function's lists and returns where.
func (b *builder) list(operands []int32) int32 {
	at := int32(len(b.out.Lists))
	b.out.Lists = append(append(b.out.Lists, int32(len(operands))), operands...)
	return at
}

// value returns the components of a value.
func (b *builder) value(id ir.ID) []int32 {
	id = b.m.Resolve(id)
	if v := b.values[id]; v != nil {
		return v
	}
	if p := b.pointers[id]; p != nil {
		return b.address(p, b.m.TypeOf(id))
	}
	if v := b.constant(id); v != nil {
		return v
	}
	typ := b.m.TypeOf(id)
	switch d := b.m.Def(id); {
	case d == nil:
		b.refuse("an operand that is not defined: %s", b.name(id))
		return nil
	case b.out == nil || typ == 0:
		b.refuse("%s as an operand", d.Op)
		return nil
	}
	if d := b.m.Def(id); d.Function() == nil {
		if t := b.typeOf(typ); t.op == spirv.OpTypePointer && !b.supportedClass(t.class) {
			b.refuse("pointers of the storage class %s", t.class)
		} else {
			b.refuse("%s as an operand", d.Op)
		}
		return b.undefinedParts(typ)
	}
	// In an order of blocks that follows from merge instructions, a use may stand before the definition.
	b.values[id] = b.registersFor(typ)
	return b.values[id]
}

// define gives a value its components: registers that hold them, of whatever kind, or constants. Of an OpUndef each use
// may see another value; each other instruction has one.
func (b *builder) define(id ir.ID, parts []int32) {
	d := b.m.Def(id)
	if n := b.typeOf(d.Type).cells; len(parts) != n {
		b.refuse("%s with a result of %d scalars", d.Op, n)
		parts = b.undefinedParts(d.Type)
	}
	if d.Op != spirv.OpUndef && d.Op != spirv.OpPoisonKHR {
		parts = b.frozen(parts)
	}
	if ready := b.values[id]; ready != nil {
		b.into(ready, parts)
		return
	}
	b.values[id] = b.keep(id, parts)
}

// frozen returns operands that are read more than once: what is undefined among them goes to a register, and so has
// one value.
func (b *builder) frozen(parts []int32) []int32 {
	if b.out == nil { // a constant
		return parts
	}
	own := false
	for i, r := range parts {
		if r >= 0 || r == code.NoOperand || !b.p.Constants[^r].Undefined {
			continue
		}
		if !own {
			parts, own = slices.Clone(parts), true
		}
		parts[i] = b.fresh()
		b.move(parts[i], r)
	}
	return parts
}

// release gives back temporaries after an instruction that was compiled.
func (b *builder) release(in *ir.Inst) {
	for _, id := range in.IDs() {
		if in.Result != 0 && b.isFolded(in.Result) {
			break
		}
		id, _ = b.source(id)
		k := b.numbers.Of(id)
		if k < 0 || k >= len(b.uses) || b.elsewhere[k] || in.Op == spirv.OpPhi {
			continue
		}
		parts := b.values[id]
		if p := b.pointers[id]; p != nil {
			parts = []int32{p.object, p.base}
		}
		for _, r := range parts {
			if b.temporary(r) {
				if b.refs[r]--; b.refs[r] == 0 {
					b.free = append(b.free, r)
				}
			}
		}
	}
	for _, r := range b.born {
		if b.refs[r] == 0 {
			b.free = append(b.free, r)
		}
	}
	b.born = b.born[:0]
}

// patch writes what is known now that all code is there: where blocks begin, and the frame of callees; and which
// registers must keep the values of invocations that are elsewhere.
func (b *builder) patch() {
	f := b.out
	f.Registers = len(f.Persistent)
	f.Code = append(make([]code.Instr, 0, len(f.Code)), f.Code...) // one allocation, of the size it has
	operand := func(r *int32) {
		if *r >= calleeFrame {
			*r += int32(f.Registers) - calleeFrame
		}
	}
	for k := range f.Code {
		i := &f.Code[k]
		switch i.Op {
		case code.Branch, code.Barrier:
			i.A = b.labels[i.A]
		case code.BranchIf:
			i.B, i.C = b.labels[i.B], b.labels[i.C]
		case code.Switch:
			t := &b.p.Switches[i.Detail]
			for j := range t.Targets {
				t.Targets[j] = b.labels[t.Targets[j]]
			}
			t.Otherwise = b.labels[t.Otherwise]
		case code.Move:
			operand(&i.Dst)
			operand(&i.A)
		}
		if i.Dst >= 0 && (int(i.Dst) >= len(f.Persistent) || f.Persistent[i.Dst]) {
			i.Flags |= code.Masked
		}
	}
}
