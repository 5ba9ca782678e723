package execute

import (
	"math/bits"
	"math/rand/v2"

	"hone/fold"
	"hone/ir"
	"hone/vm/internal/code"
	"hone/vm/internal/shadow"
)

// Batch executes the invocations of a subgroup in lockstep.
type Batch struct {
	Alive uint64 // lanes that there are

	p               *code.Program
	lanes           int // of a register
	m               *Machine
	g               *Group
	input           Source
	first           int               // index of its first invocation in the group
	registers       []uint64          // by register and lane
	shadows         shadow.Table      // by register
	constants       []uint64          // by constant and lane
	noValue         []uint64          // by constant: all lanes where it is undefined
	cells           []uint64          // by cell and lane
	cellShadows     shadow.Table      // by cell
	undefinedFlow   uint64            // in a run with shadows: lanes whose control flow depended on an undefined value
	unspecifiedFlow uint64            // and those where it depended on an unspecified one
	undetermined    uint64            // those of them that are so from the start
	flowFrom        [64]shadow.Origin // by lane, where that is so
	passing         shadow.Origin     // of what is in a cell that is passed on
	helpers         uint64            // invocations that change no memory
	killed          uint64            // those that have ended before the entry point's end
	dropped         map[droppedByte]struct{}
	written         []uint64     // by cell: lanes that have stored there what they pass on; nil: none do
	emissions       []emission   // by stream
	private         []byteMemory // by lane, of a kernel
	turns           []uint32     // by lane: how often it gave values to its workgroup
	begun           []int        // by lane: copies beside the workgroup that it has begun

	frames []Frame
	top    int // index of the frame that runs, -1 at the end

	args     fold.Args
	before   shadowedResult
	operands [3][64]uint64
	scratch  [64]uint64
	members  [64]shaded // what invocations bring to an operation of the subgroup
	vectors  [][]uint64
	images   imageAccess
	matrices [4]elements
	clock    uint64     // it has been read so often
	chosen   *rand.Rand // what undefined values are taken from, nil where they are not chosen
	recorded recorded
}

// Frame is a call that has not returned.
type Frame struct {
	Function *code.Function
	base     int     // its first register
	Cells    int     // its first cell
	bytes    int     // the start of its private memory
	pending  []entry // where invocations are, in the order of blocks
	waiting  []entry // at barriers
	live     uint64  // invocations that have not returned
	ip       int32   // the next instruction
	block    int32
	mask     uint64 // invocations that execute it; 0 where a block is to be chosen
}

// entry is some invocations at the start of a block.
type entry struct {
	block int32
	where int32 // of the barrier where they wait
	mask  uint64
}

// Source gives a component of an input to the invocation at an index of its group: what is built in, or what comes from
// a stage before.
type Source func(in *code.Input, component, index int) uint64

// NewBatch makes a batch of n invocations of a group, as many as a subgroup has at most. index is that of the first.
func NewBatch(g *Group, index, n int, in Source) *Batch {
	m := g.m
	p := m.Code
	s := &Batch{p: p, lanes: p.Lanes, m: m, g: g, input: in, first: index, Alive: ^uint64(0) >> (64 - n),
		constants: g.constants, noValue: g.noValue}
	track, cells := m.Track != nil, p.PrivateCells+p.FrameCells
	s.registers, s.shadows = make([]uint64, p.Registers*p.Lanes), shadow.NewTable(p.Registers, p.Lanes, track, s.originsOf)
	s.cells, s.cellShadows = make([]uint64, cells*p.Lanes), shadow.NewTable(cells, p.Lanes, track, s.originsOf)
	s.frames = make([]Frame, p.Depth)
	if p.FrameBytes > 0 {
		for range n {
			s.private = append(s.private, newByteMemory(p.FrameBytes, track))
		}
	}
	if len(p.Out)+len(p.Emits)+len(p.Emitted) > 0 {
		s.written = make([]uint64, p.PrivateCells)
	}
	if p.Stage.Emits {
		s.emissions = make([]emission, len(p.Emitted))
	}
	return s
}

// Reset puts all invocations at the start of the entry point.
func (s *Batch) Reset() {
	n := s.p.Lanes
	s.markUndetermined()
	s.choose()
	for i := range s.p.PrivateCells {
		s.forget(i, s.Alive)
	}
	fill := func(cell int64, f func(lane int) uint64) {
		s.cellShadows.Lanes[cell] = 0
		for lane := range n {
			s.cells[int(cell)*n+lane] = f(lane)
		}
	}
	for _, k := range s.p.PrivateInit {
		fill(k.Cell, func(int) uint64 { return k.Bits })
		if k.Undefined {
			s.forget(int(k.Cell), s.Alive)
		}
	}
	for k := range s.p.Inputs {
		in := &s.p.Inputs[k]
		for i := range in.N {
			fill(in.Cell+int64(i), func(lane int) uint64 {
				if s.Alive>>lane&1 == 0 {
					return 0
				}
				return s.input(in, i, s.first+lane)
			})
		}
	}
	s.helpers, s.killed, s.dropped = 0, 0, nil
	clear(s.written)
	clear(s.emissions)
	s.turns, s.begun = nil, nil
	s.receive()
	if s.m.Record != nil {
		s.recordInputs()
	}
	s.top, s.clock = -1, 0
	s.enter(0, s.Alive, 0, s.p.PrivateCells, 0)
}

// enter starts a function.
func (s *Batch) enter(index int32, mask uint64, base, cells, bytes int) {
	s.top++
	fr := &s.frames[s.top]
	*fr = Frame{Function: s.p.Functions[index], base: base, Cells: cells, bytes: bytes, live: mask,
		pending: append(fr.pending[:0], entry{mask: mask}), waiting: fr.waiting[:0]}
	if n := fr.Function.Bytes; n > 0 {
		s.enterPrivate(bytes, n, mask)
	}
}

// Release lets the invocations go on that wait at a barrier.
func (s *Batch) Release() {
	if s.top >= 0 {
		fr := &s.frames[s.top]
		for _, e := range fr.waiting {
			fr.goTo(e.block, e.mask)
		}
		fr.waiting = fr.waiting[:0]
	}
}

// goTo puts invocations at the start of a block.
func (fr *Frame) goTo(block int32, mask uint64) {
	if mask == 0 {
		return
	}
	i := len(fr.pending)
	for i > 0 && fr.pending[i-1].block < block { // the first block is the last entry
		i--
	}
	if i > 0 && fr.pending[i-1].block == block {
		fr.pending[i-1].mask |= mask
		return
	}
	fr.pending = append(fr.pending, entry{})
	for k := len(fr.pending) - 1; k > i; k-- { // there are few
		fr.pending[k] = fr.pending[k-1]
	}
	fr.pending[i] = entry{block: block, mask: mask}
}

// Exhausted says that a group may execute no more instructions.
type Exhausted struct {
	Function     string
	Block        *ir.Block
	Undetermined bool // it was not known of the invocations that were executed what they should do
}

// Run executes until all invocations have ended, or those that have not wait at a barrier of the group. It is nil
// unless the group may execute no more instructions.
func (s *Batch) Run() *Exhausted {
	for s.top >= 0 {
		fr := &s.frames[s.top]
		if fr.mask == 0 {
			if n := len(fr.pending); n > 0 {
				e := fr.pending[n-1]
				fr.pending = fr.pending[:n-1]
				b := &fr.Function.Blocks[e.block]
				fr.block, fr.ip, fr.mask = e.block, b.Start, e.mask
				size := uint64(b.End - b.Start - b.Traces)
				undetermined := s.Determined(e.mask) == 0
				left := &s.g.steps
				if undetermined {
					left = &s.g.undeterminedSteps
				}
				if *left < size {
					return &Exhausted{fr.Function.Name, fr.Function.BlockOf(e.block), undetermined}
				}
				*left -= size
				s.g.Runs[fr.Function.Index][e.block] += uint64(bits.OnesCount64(e.mask))
			} else if len(fr.waiting) > 0 {
				if !s.ofSubgroup(fr) {
					return nil
				}
				s.Release()
				continue
			} else {
				if s.top--; s.killed != 0 && s.top >= 0 {
					s.frames[s.top].mask &^= s.killed
				}
				continue
			}
		}
		s.block(fr)
	}
	return nil
}

// ofSubgroup reports whether invocations wait for their subgroup only.
func (s *Batch) ofSubgroup(fr *Frame) bool {
	for _, e := range fr.waiting {
		if fr.Function.Code[fr.Function.Blocks[e.block].Start-1].Flags&code.OfSubgroup == 0 {
			return false
		}
	}
	return true
}

// Ended reports whether all invocations have.
func (s *Batch) Ended() bool { return s.top < 0 }

// Live returns the invocations that have not returned from the entry point.
func (s *Batch) Live() uint64 {
	if s.top < 0 {
		return 0
	}
	return s.frames[0].live
}

// Waiting yields the invocations that wait at a barrier, with its place in the code.
func (s *Batch) Waiting(yield func(where int32, mask uint64) bool) {
	if s.top < 0 {
		return
	}
	for _, e := range s.frames[s.top].waiting {
		if !yield(e.where, e.mask) {
			return
		}
	}
}

// Frames returns the calls that have not returned, the outermost first.
func (s *Batch) Frames() []Frame { return s.frames[:s.top+1] }

// Number returns the number of an invocation in the run.
func (s *Batch) Number(lane int) int { return s.g.First + s.first + lane }

// Cell returns what is in a cell of an invocation, with its shadow: so its client reads what variables hold at the end.
func (s *Batch) Cell(cell, lane int) (uint64, shadow.Shadow) {
	return s.cells[cell*s.p.Lanes+lane], s.cellShadows.At(cell, lane)
}

// Value returns the lanes of an operand.
func (s *Batch) Value(fr *Frame, r int32) []uint64 {
	if r < 0 {
		return s.constant(r)
	}
	return s.registers[(fr.base+int(r))*s.lanes:][:s.lanes]
}

// constant returns the lanes of an operand that is a constant, nil for none.
func (s *Batch) constant(r int32) []uint64 {
	n := s.p.Lanes
	if r == code.NoOperand {
		return nil
	}
	if k := &s.p.Constants[^r]; k.Undefined && s.chosen != nil {
		return s.choices(k.Width)
	}
	at := int(^r) * n
	return s.constants[at : at+n : at+n]
}

// copyLanes copies the lanes of a mask.
func copyLanes(dst, src []uint64, mask uint64) {
	for m := mask; m != 0; m &= m - 1 {
		i := bits.TrailingZeros64(m)
		dst[i] = src[i]
	}
}

// block executes the rest of a block, up to a call or its end.
func (s *Batch) block(fr *Frame) {
	instrs, mask := fr.Function.Code, fr.mask
	for {
		i := &instrs[fr.ip]
		fr.ip++
		switch i.Op {
		case code.Move:
			dst, src := s.Value(fr, i.Dst), s.Value(fr, i.A)
			to := mask
			if i.Flags&code.Masked == 0 {
				to = ^uint64(0)
			}
			if to == ^uint64(0) || mask == s.Alive {
				copy(dst, src)
			} else {
				copyLanes(dst, src, mask)
			}
			s.copyShadow(fr, i.Dst, i.A, to)
			if i.Flags&code.KeepUndef == 0 {
				s.freeze(&s.shadows, fr.base+int(i.Dst), to)
			}
		case code.Compute:
			s.compute(fr, i, mask)
			if i.Flags&code.Saturated != 0 {
				s.saturate(fr, i, mask)
			}
		case code.Vector:
			s.vector(fr, i, mask)
		case code.Pick:
			s.pick(fr, i, mask)
			s.freeze(&s.shadows, fr.base+int(i.Dst), mask)
		case code.Index:
			s.index(fr, i, mask)
		case code.Local:
			dst, a := s.Value(fr, i.Dst), s.Value(fr, i.A)
			start := fr.Cells
			if i.Flags&code.OfBytes != 0 {
				start = fr.bytes
			}
			for m := mask; m != 0; m &= m - 1 {
				lane := bits.TrailingZeros64(m)
				dst[lane] = uint64(i.Imm + int64(start))
				if a != nil {
					dst[lane] += a[lane]
				}
			}
			s.propagate(fr, i.Dst, i.A, code.NoOperand, mask)
		case code.Forget:
			if i.Flags&code.OfBytes != 0 {
				s.forgetBytes(fr, i, mask)
				continue
			}
			for k := range int(i.Detail) {
				s.forget(fr.Cells+int(i.Imm)+k, mask)
			}
		case code.LoadLocal:
			s.loadLocal(fr, i, mask)
			s.freeze(&s.shadows, fr.base+int(i.Dst), mask)
		case code.StoreLocal:
			s.storeLocal(fr, i, mask)
		case code.Interpolate:
			s.interpolate(fr, i, mask)
			s.freeze(&s.shadows, fr.base+int(i.Dst), mask)
		case code.LoadShared:
			s.loadShared(fr, i, mask)
			s.freeze(&s.shadows, fr.base+int(i.Dst), mask)
		case code.StoreShared:
			s.storeShared(fr, i, mask)
		case code.LoadBuffer:
			s.loadBuffer(fr, i, mask)
			s.freeze(&s.shadows, fr.base+int(i.Dst), mask)
		case code.StoreBuffer:
			s.storeBuffer(fr, i, mask)
		case code.Length:
			s.length(fr, i, mask)
		case code.Atomic:
			s.atomic(fr, i, mask)
		case code.Give:
			s.give(fr, i, mask)
		case code.Take:
			s.take(fr, i, mask)
			s.freeze(&s.shadows, fr.base+int(i.Dst), mask)
		case code.BeginCopy:
			s.beginCopy(fr, i, mask)
		case code.Wait:
			s.wait(fr, i, mask)
		case code.Subgroup:
			s.group(fr, i, mask)
			s.freeze(&s.shadows, fr.base+int(i.Dst), mask)
		case code.Demote:
			s.demote(mask)
		case code.IsHelper:
			s.isHelper(fr, i, mask)
		case code.Image:
			s.image(fr, i, mask)
		case code.Emit:
			s.emit(i, mask)
		case code.EndStrip:
			s.endPrimitive(i, mask)
		case code.Uniform:
			s.uniform(fr, i, mask)
		case code.Count:
			s.count(fr, i, mask)
		case code.Clock:
			s.readClock(fr, i, mask)
		case code.Query:
			s.query(fr, i, mask)
		case code.ElementAt:
			s.elementAt(fr, i, mask)
		case code.Element:
			s.element(fr, i, mask)
		case code.Matrix:
			s.matrix(fr, i, mask)
		case code.Trace:
			if s.m.Trace != nil {
				s.m.Trace(s, fr, &s.p.Tracing.Traced[i.Detail], mask)
			}
		case code.Record:
			s.record(fr, &instrs[fr.ip], mask)
		case code.Cover:
			s.cover(fr, &s.p.Decisions[i.Detail], &instrs[fr.ip], mask)
		case code.Call:
			s.enter(i.Detail, mask, fr.base+fr.Function.Registers, fr.Cells+fr.Function.Cells, fr.bytes+fr.Function.Bytes)
			return
		default:
			s.leave(fr, i, mask)
			fr.mask = 0
			return
		}
	}
}

// branchBy notes that invocations branch by an operand.
func (s *Batch) branchBy(fr *Frame, i *code.Instr, mask uint64) {
	if s.ShadowedLanes(fr, i.A)&mask != 0 {
		s.Report(UndefinedBranch, i.Where, s.undefinedLanes(fr, i.A, mask))
		s.markFlowBy(fr, i.A, mask)
	}
}

// leave executes the end of a block.
func (s *Batch) leave(fr *Frame, i *code.Instr, mask uint64) {
	switch i.Op {
	case code.Branch:
		fr.goTo(i.A, mask)
	case code.BranchIf:
		s.branchBy(fr, i, mask)
		a := s.Value(fr, i.A)
		var taken uint64
		for m := mask; m != 0; m &= m - 1 {
			lane := bits.TrailingZeros64(m)
			taken |= (a[lane] & 1) << lane
		}
		fr.goTo(i.B, taken)
		fr.goTo(i.C, mask&^taken)
	case code.Switch:
		s.branchBy(fr, i, mask)
		t, a := &s.p.Switches[i.Detail], s.Value(fr, i.A)
		for m := mask; m != 0; m &= m - 1 {
			lane := bits.TrailingZeros64(m)
			fr.goTo(t.Target(a[lane]), 1<<lane)
		}
	case code.Return:
		fr.live &^= mask
		if s.top == 0 {
			s.pass(mask, i.Where)
		}
	case code.Kill:
		if i.Imm != 0 {
			s.pass(mask, i.Where)
		}
		s.kill(mask)
	case code.Unreachable:
		s.Report(UnreachableReached, i.Where, mask)
		s.trap(mask)
		fr.live &^= mask
	case code.Barrier:
		fr.waiting = append(fr.waiting, entry{block: i.A, where: i.Where, mask: mask})
	}
}

// Report notes what the invocations of a mask should not do, at an instruction.
func (s *Batch) Report(kind Kind, where int32, lanes uint64) {
	if lanes == 0 {
		return
	}
	e := s.g.note(kind, where, s.Number(bits.TrailingZeros64(lanes)), bits.OnesCount64(lanes))
	for m := lanes; m != 0 && s.m.Track != nil; m &= m - 1 {
		e.add(s.Number(bits.TrailingZeros64(m)))
	}
}

// report notes what an invocation should not do, at an instruction.
func (s *Batch) report(kind Kind, where int32, lane int) { s.Report(kind, where, 1<<lane) }

// clockStep is how far a clock goes on from one time it is read to the next.
const clockStep = 24

// readClock reads a clock: all invocations that are here at once. What it shows is unspecified.
func (s *Batch) readClock(fr *Frame, i *code.Instr, mask uint64) {
	v := uint64(0)
	if i.Imm == 0 {
		s.clock += clockStep
		if s.varies() {
			s.clock += s.m.Track.vary.Uint64N(1 << 20)
		}
		v = s.clock
	}
	dst := s.Value(fr, i.Dst)
	for m := mask; m != 0; m &= m - 1 {
		dst[bits.TrailingZeros64(m)] = v
	}
	if s.varies() {
		s.setUndetermined(fr, i.Dst, 0, 0, mask)
		return
	}
	s.setUndetermined(fr, i.Dst, 0, mask, mask)
}
