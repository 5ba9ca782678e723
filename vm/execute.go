package vm

import (
	"math/bits"
	"math/rand/v2"
	"slices"

	"hone/fold"
)

// subgroup executes the invocations of a subgroup in lockstep.
type subgroup struct {
	Alive uint64 // lanes that there are

	p          *shaderCode
	m          *Machine
	g          *Group
	input      Source
	first      int      // index of its first invocation in the group
	registers  []uint64 // by register and lane
	shades     shades   // by register
	constants  []uint64 // by constant and lane
	noValue    []uint64 // by constant: all lanes where it is undefined
	cells      []uint64 // by cell and lane
	cellShades shades   // by cell
	lost       uint64   // in a run with shadows: lanes whose way depended on an undefined value
	lostOpen   uint64   // and those whose way depended on an open one
	excused    uint64   // those of them that are so from the start

	frames []frame
	top    int // index of the frame that runs, -1 at the end

	args     fold.Args
	operands [3][64]uint64
	scratch  [64]uint64
	members  [64]shaded // what invocations bring to an operation of the subgroup
	vectors  [][]uint64
	chosen   *rand.Rand // what undefined values are taken from, nil where they are not chosen
}

// frame is a call that has not returned.
type frame struct {
	f       *function
	base    int     // its first register
	cells   int     // its first cell
	pending []entry // where invocations are, in the order of blocks
	waiting []entry // at barriers
	live    uint64  // invocations that have not returned
	ip      int32   // the next instruction
	block   int32
	mask    uint64 // invocations that execute it; 0 where a block is to be chosen
}

// entry is some invocations at the start of a block.
type entry struct {
	block int32
	where int32 // of the barrier where they wait
	mask  uint64
}

// Source gives a component of an input to the invocation at an index of its group: what is built in, or what comes from a stage before.
type Source func(in *input, component, index int) uint64

// NewBatch makes a batch of n invocations of a group, as many as a subgroup has at most. index is that of the first.
func NewBatch(g *Group, index, n int, in Source) *subgroup {
	m := g.m
	p := m.Code
	s := &subgroup{p: p, m: m, g: g, input: in, first: index, Alive: ^uint64(0) >> (64 - n), constants: g.constants, noValue: g.noValue}
	track, cells := m.Track != nil, p.privateCells+p.frameCells
	s.registers, s.shades = make([]uint64, p.registers*p.lanes), newShades(p.registers, track)
	s.cells, s.cellShades = make([]uint64, cells*p.lanes), newShades(cells, track)
	s.frames = make([]frame, p.depth)
	return s
}

// Reset puts all invocations at the start of the entry point.
func (s *subgroup) Reset() {
	n := s.p.lanes
	s.excuse()
	s.choose()
	for i := range s.p.privateCells {
		s.forget(i, ^uint64(0))
	}
	fill := func(cell int64, f func(lane int) uint64) {
		s.cellShades.lanes[cell] = 0
		for lane := range n {
			s.cells[int(cell)*n+lane] = f(lane)
		}
	}
	for _, k := range s.p.privateInit {
		fill(k.cell, func(int) uint64 { return k.bits })
		if k.undefined {
			s.forget(int(k.cell), ^uint64(0))
		}
	}
	for k := range s.p.inputs {
		in := &s.p.inputs[k]
		for i := range in.n {
			fill(in.cell+int64(i), func(lane int) uint64 {
				return s.input(in, i, s.first+lane)
			})
		}
	}
	s.top = -1
	s.enter(0, s.Alive, 0, s.p.privateCells)
}

// enter starts a function.
func (s *subgroup) enter(index int32, mask uint64, base, cells int) {
	s.top++
	fr := &s.frames[s.top]
	*fr = frame{f: s.p.functions[index], base: base, cells: cells, live: mask, pending: append(fr.pending[:0], entry{mask: mask}), waiting: fr.waiting[:0]}
}

// Release lets the invocations go on that wait at a barrier.
func (s *subgroup) Release() {
	if s.top >= 0 {
		fr := &s.frames[s.top]
		for _, e := range fr.waiting {
			fr.goTo(e.block, e.mask)
		}
		fr.waiting = fr.waiting[:0]
	}
}

// goTo puts invocations at the start of a block.
func (fr *frame) goTo(block int32, mask uint64) {
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
	fr.pending = slices.Insert(fr.pending, i, entry{block: block, mask: mask})
}

// Exhausted says that a group may execute no more instructions.
type Exhausted struct {
	Function string
	Lost     bool // it was not known of the invocations that were executed what they should do
}

// Run executes until all invocations have ended, or those that have not wait at a barrier of the group. It is nil unless the group may
// execute no more instructions.
func (s *subgroup) Run() *Exhausted {
	for s.top >= 0 {
		fr := &s.frames[s.top]
		if fr.mask == 0 {
			if n := len(fr.pending); n > 0 {
				e := fr.pending[n-1]
				fr.pending = fr.pending[:n-1]
				b := &fr.f.blocks[e.block]
				fr.block, fr.ip, fr.mask = e.block, b.start, e.mask
				size := uint64(b.end - b.start - b.traces)
				lost := s.NotLost(e.mask) == 0
				left := &s.g.steps
				if lost {
					left = &s.g.astray
				}
				if *left < size {
					return &Exhausted{fr.f.name, lost}
				}
				*left -= size
				s.g.Runs[fr.f.index][e.block] += uint64(bits.OnesCount64(e.mask))
			} else if len(fr.waiting) > 0 {
				if !s.ofSubgroup(fr) {
					return nil
				}
				s.Release()
				continue
			} else {
				s.top--
				continue
			}
		}
		s.block(fr)
	}
	return nil
}

// ofSubgroup reports whether invocations wait for their subgroup only.
func (s *subgroup) ofSubgroup(fr *frame) bool {
	for _, e := range fr.waiting {
		if fr.f.code[fr.f.blocks[e.block].start-1].flags&ofSubgroup == 0 {
			return false
		}
	}
	return true
}

// Ended reports whether all invocations have.
func (s *subgroup) Ended() bool { return s.top < 0 }

// Live returns the invocations that have not returned from the entry point.
func (s *subgroup) Live() uint64 {
	if s.top < 0 {
		return 0
	}
	return s.frames[0].live
}

// Waiting yields the invocations that wait at a barrier, with its place in the code.
func (s *subgroup) Waiting(yield func(where int32, mask uint64) bool) {
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
func (s *subgroup) Frames() []frame { return s.frames[:s.top+1] }

// Number returns the number of an invocation in the run.
func (s *subgroup) Number(lane int) int { return s.g.First + s.first + lane }

// Cell returns what is in a cell of an invocation, with its shadow: so its client reads what variables hold at the end.
func (s *subgroup) Cell(cell, lane int) (uint64, Shadow) {
	return s.cells[cell*s.p.lanes+lane], s.cellShades.at(cell, lane)
}

// Value returns the lanes of an operand.
func (s *subgroup) Value(fr *frame, r int32) []uint64 {
	n := s.p.lanes
	if r >= 0 {
		at := (fr.base + int(r)) * n
		return s.registers[at : at+n : at+n]
	}
	if r == noOperand {
		return nil
	}
	if k := &s.p.constants[^r]; k.undefined && s.chosen != nil {
		return s.choices(k.width)
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
func (s *subgroup) block(fr *frame) {
	code, mask := fr.f.code, fr.mask
	for {
		i := &code[fr.ip]
		fr.ip++
		switch i.op {
		case opMove:
			dst, src := s.Value(fr, i.dst), s.Value(fr, i.a)
			to := mask
			if i.flags&masked == 0 {
				to = ^uint64(0)
			}
			if to == ^uint64(0) || mask == s.Alive {
				copy(dst, src)
			} else {
				copyLanes(dst, src, mask)
			}
			s.copyTaint(fr, i.dst, i.a, to)
			if i.flags&unsettled == 0 {
				s.settle(&s.shades, fr.base+int(i.dst), to)
			}
		case opCompute:
			s.compute(fr, i, mask)
			if i.flags&saturated != 0 {
				s.saturate(fr, i, mask)
			}
		case opVector:
			s.vector(fr, i, mask)
		case opPick:
			s.pick(fr, i, mask)
			s.settle(&s.shades, fr.base+int(i.dst), mask)
		case opIndex:
			s.index(fr, i, mask)
		case opLocal:
			dst, a := s.Value(fr, i.dst), s.Value(fr, i.a)
			for m := mask; m != 0; m &= m - 1 {
				lane := bits.TrailingZeros64(m)
				dst[lane] = uint64(i.imm + int64(fr.cells))
				if a != nil {
					dst[lane] += a[lane]
				}
			}
			s.spread(fr, i.dst, i.a, noOperand, mask)
		case opForget:
			for k := range int(i.detail) {
				s.forget(fr.cells+int(i.imm)+k, mask)
			}
		case opLoadLocal:
			s.loadLocal(fr, i, mask)
			s.settle(&s.shades, fr.base+int(i.dst), mask)
		case opStoreLocal:
			s.storeLocal(fr, i, mask)
		case opLoadShared:
			s.loadShared(fr, i, mask)
			s.settle(&s.shades, fr.base+int(i.dst), mask)
		case opStoreShared:
			s.storeShared(fr, i, mask)
		case opLoadBuffer:
			s.loadBuffer(fr, i, mask)
			s.settle(&s.shades, fr.base+int(i.dst), mask)
		case opStoreBuffer:
			s.storeBuffer(fr, i, mask)
		case opLength:
			s.length(fr, i, mask)
		case opAtomic:
			s.atomic(fr, i, mask)
		case opGroup:
			s.group(fr, i, mask)
			s.settle(&s.shades, fr.base+int(i.dst), mask)
		case opTrace:
			if s.m.Trace != nil {
				s.m.Trace(s, fr, &s.p.tracing.traced[i.detail], mask)
			}
		case opCall:
			s.enter(i.detail, mask, fr.base+fr.f.registers, fr.cells+fr.f.cells)
			return
		default:
			s.leave(fr, i, mask)
			fr.mask = 0
			return
		}
	}
}

// branchBy notes that invocations branch by an operand.
func (s *subgroup) branchBy(fr *frame, i *instr, mask uint64) {
	if s.Taint(fr, i.a)&mask != 0 {
		s.Report(UndefinedBranch, i.where, s.undefinedLanes(fr, i.a, mask))
		s.loseBy(fr, i.a, mask)
	}
}

// leave executes the end of a block.
func (s *subgroup) leave(fr *frame, i *instr, mask uint64) {
	switch i.op {
	case opBranch:
		fr.goTo(i.a, mask)
	case opBranchIf:
		s.branchBy(fr, i, mask)
		a := s.Value(fr, i.a)
		var taken uint64
		for m := mask; m != 0; m &= m - 1 {
			lane := bits.TrailingZeros64(m)
			taken |= (a[lane] & 1) << lane
		}
		fr.goTo(i.b, taken)
		fr.goTo(i.c, mask&^taken)
	case opSwitch:
		s.branchBy(fr, i, mask)
		t, a := &s.p.switches[i.detail], s.Value(fr, i.a)
		for m := mask; m != 0; m &= m - 1 {
			lane := bits.TrailingZeros64(m)
			to := t.otherwise
			if k, ok := slices.BinarySearch(t.values, a[lane]); ok {
				to = t.targets[k]
			}
			fr.goTo(to, 1<<lane)
		}
	case opReturn:
		fr.live &^= mask
	case opUnreachable:
		s.Report(UnreachableReached, i.where, mask)
		s.trap(mask)
		fr.live &^= mask
	case opBarrier:
		fr.waiting = append(fr.waiting, entry{block: i.a, where: i.where, mask: mask})
	}
}

// Report notes what the invocations of a mask should not do, at an instruction.
func (s *subgroup) Report(kind Kind, where int32, lanes uint64) {
	for m := lanes; m != 0; m &= m - 1 {
		s.report(kind, where, bits.TrailingZeros64(m))
	}
}

// report notes what an invocation should not do, at an instruction.
func (s *subgroup) report(kind Kind, where int32, lane int) { s.g.note(kind, where, s.Number(lane)) }
