package execute

import (
	"math/bits"

	"hone/fold"
	"hone/vm/internal/code"
	"hone/vm/internal/shadow"
	"hone/vm/layout"
)

// What a stage is passed is in variables before an invocation starts, and what it passes on is read from variables as
// it ends: not from those that were killed, nor from helpers.

// receive fills the variables of the invocations with what they are passed. What is missing is undefined.
func (s *Batch) receive() {
	n := s.p.Lanes
	for k := range s.p.In {
		in := &s.p.In[k]
		data := s.m.Buffers[in.Object]
		cells := s.cells[int(in.Cell)*n:]
		each := max(in.Each, 1)
		var missing uint64
		for m := s.Alive; m != 0; m &= m - 1 {
			lane := bits.TrailingZeros64(m)
			cells[lane] = 0
			at := s.Number(lane)/each*in.Stride + in.Offset
			if at+in.Bytes > len(data) {
				missing |= 1 << lane
				continue
			}
			cells[lane] = layout.Load(data[at : at+in.Bytes])
			if in.Bool {
				cells[lane] = b2u(cells[lane] != 0)
			}
		}
		s.cellShadows.Fill(int(in.Cell), missing, ^uint64(0))
		s.freeze(&s.cellShadows, int(in.Cell), missing)
	}
	if s.p.Number > 0 {
		for lane := range n {
			s.cells[(s.p.Number-1)*n+lane] = uint64(s.Number(lane))
		}
		s.cellShadows.Fill(s.p.Number-1, 0, ^uint64(0))
	}
	if s.p.Helpers > 0 {
		data := s.m.Buffers[s.p.Helpers-1]
		for m := s.Alive; m != 0; m &= m - 1 {
			lane := bits.TrailingZeros64(m)
			if at := 4 * s.Number(lane); at+4 <= len(data) && layout.Load(data[at:at+4]) != 0 {
				s.helpers |= 1 << lane
			}
		}
	}
}

// pass stores what invocations pass on, and reports those that pass on something undefined.
func (s *Batch) pass(mask uint64, where int32) {
	mask &^= s.helpers
	if s.m.Discarded != nil {
		for m := mask; m != 0; m &= m - 1 {
			s.m.Discarded[s.Number(bits.TrailingZeros64(m))] = false
		}
	}
	undefined := uint64(0)
	for k := range s.p.Out {
		out := &s.p.Out[k]
		for m := mask; m != 0; m &= m - 1 {
			lane := bits.TrailingZeros64(m)
			if known := s.passCell(out, lane, 0); known.Undefined != 0 && s.written[out.Cell]>>lane&1 != 0 {
				undefined |= 1 << lane
			}
		}
	}
	s.Report(UndefinedPassed, where, undefined)
}

// passCell passes on what is in a cell of an invocation, so many bytes further than where the output begins.
func (s *Batch) passCell(out *code.Passed, lane, further int) shadow.Shadow {
	v, known := s.Cell(int(out.Cell), lane)
	known = s.stored(lane, known)
	s.passing = s.cellShadows.Origin(int(out.Cell), lane)
	s.passUnless(s.written[out.Cell]>>lane&1 == 0, out, lane, shaded{v, known}, further)
	s.passing = shadow.Origin{}
	return known
}

// passUnless passes on a scalar, or notes that an output has none, as nothing was stored there.
func (s *Batch) passUnless(unset bool, out *code.Passed, lane int, v shaded, further int) {
	at, memory := s.passScalar(out, lane, v, further)
	if memory != nil && unset && v.Shadow.Undefined != 0 {
		memory.Unset(at)
	}
}

// passScalar passes on a scalar of an invocation. It returns where, and the shadows of the memory that it goes to.
func (s *Batch) passScalar(out *code.Passed, lane int, v shaded, further int) (int, *shadow.Memory) {
	element := s.Number(lane) / max(out.Each, 1)
	x := s.accessed(lane, uint64(out.Object), int64(element*out.Stride+out.Offset+further), out.Bytes)
	if x.bytes == nil {
		return 0, nil
	}
	v.bits &= fold.Mask(8 * out.Bytes)
	if old := layout.Load(x.bytes); out.Bool && b2u(old != 0) == v.bits&1 {
		v.bits = old // a payload that comes with 7 for true is passed on as it came
	}
	if x.memory != nil {
		known := s.m.Track.ValueNumbers.Frozen(v.Shadow)
		if out.Bool { // which is one bit, whatever it is in memory
			switch {
			case known.Undefined&1 != 0:
				known = shadow.AllUndefined
			case known.Unspecified&1 != 0:
				known = shadow.AllUnspecified
			default:
				known = shadow.Shadow{}
			}
		}
		x.memory.Store(x.at, out.Bytes, out.Format, known, s.writer(lane), layout.Load(x.bytes) != v.bits)
	}
	x.put(v.bits)
	return x.at, x.memory
}

// kill ends invocations wherever they are: they pass nothing on.
func (s *Batch) kill(mask uint64) {
	s.killed |= mask
	for i := range s.frames[:s.top+1] {
		s.frames[i].live &^= mask
	}
}

// demote makes invocations helpers: from then on they change no memory.
func (s *Batch) demote(mask uint64) { s.helpers |= mask }

// droppedByte is a byte that a helper would have stored. Memory does not have it; but who forwards what is stored to a
// load does not ask who is a helper, so that it is unspecified what the helper loads from there.
type droppedByte struct {
	lane   int
	object uint64
	at     int64
}

// drop notes what helpers do not store, in a run with shadows.
func (s *Batch) drop(fr *Frame, i *code.Instr, helpers uint64, n int) {
	if s.m.Track == nil {
		return
	}
	if s.dropped == nil {
		s.dropped = map[droppedByte]struct{}{}
	}
	base, object := s.Value(fr, i.A), s.Value(fr, i.B)
	for m := helpers; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		for k := range n {
			s.dropped[droppedByte{lane, object[lane], i.Imm + int64(at(base, lane)) + int64(k)}] = struct{}{}
		}
	}
}

// at returns the lane of an operand, 0 where there is none.
func at(base []uint64, lane int) uint64 {
	if base == nil {
		return 0
	}
	return base[lane]
}

// hasDropped reports whether an invocation has, as a helper, not stored to some of the bytes that it loads.
func (s *Batch) hasDropped(lane int, object uint64, from int64, n int) bool {
	for k := range n {
		if _, ok := s.dropped[droppedByte{lane, object, from + int64(k)}]; ok {
			return true
		}
	}
	return false
}

// isHelper gives a register whether invocations are helpers.
func (s *Batch) isHelper(fr *Frame, i *code.Instr, mask uint64) {
	dst := s.Value(fr, i.Dst)
	for m := mask; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		dst[lane] = s.helpers >> lane & 1
	}
	s.setUndefined(fr, i.Dst, 0, mask)
}

// interpolate gives invocations what they are passed, somewhere beside the middle of the pixel: the primitive is flat
// there, as the first row and the first column of the quad say, whoever is at the instruction.
func (s *Batch) interpolate(fr *Frame, i *code.Instr, mask uint64) {
	dst, base, x, y := s.Value(fr, i.Dst), s.Value(fr, i.A), s.Value(fr, i.B), s.Value(fr, i.C)
	format, middle := s.p.Accesses[i.Detail].Format, s.p.Accesses[i.Detail].OfSample && s.m.OneSample
	offset := func(v []uint64, lane int) float64 {
		if middle {
			return 0
		}
		return fold.Float32.ToFloat64(v[lane])
	}
	for m := mask; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		k := s.local(at(base, lane), i.Imm)
		if k < 0 {
			s.report(OutOfBounds, i.Where, lane)
			s.markFlow(1<<lane, 0)
			s.nothing(fr, i.Dst, 1<<lane, 0)
			continue
		}
		value := func(lane int) float64 { return format.ToFloat64(s.cells[k*s.p.Lanes+lane]) }
		first := lane &^ 3
		right, down := value(first+1)-value(first), value(first+2)-value(first)
		along := float64(offset(x, lane)*right) + float64(offset(y, lane)*down)
		dst[lane] = format.FromFloat64(value(lane)+along, fold.Mode{})
	}
	s.setUndetermined(fr, i.Dst, s.undefinedLanes(fr, i.A, mask)|s.undefinedLanes(fr, i.B, mask)|
		s.undefinedLanes(fr, i.C, mask), s.ShadowedLanes(fr, i.A)|s.ShadowedLanes(fr, i.B)|s.ShadowedLanes(fr, i.C), mask)
}

// derivative gives invocations the difference of a value along x or y: a fine one that of the pair that an invocation
// is in, a coarse one that of the first pair of the quad, and one that may be either what the run chooses. Where not
// all four are here it is undefined.
func (s *Batch) derivative(fr *Frame, i *code.Instr, g *code.Group, mask uint64) {
	here := mask & (mask >> 1) & (mask >> 2) & (mask >> 3) & 0x1111_1111_1111_1111
	whole := here * 0xF
	step := int(i.Imm) // to the other invocation: 1 along x, 2 along y
	difference := func(first int) shaded { return s.joinShaded(g.Operation, s.members[first+step], s.members[first]) }
	fine := g.Derivative == code.Fine || g.Derivative == code.EitherDerivative && s.m.FineDerivatives
	// Who takes part is not determined. One that is undetermined from the start, since it becomes so somewhere in the
	// reference, need not be so yet: it takes part with what it has.
	undefined, unspecified := ofQuads(s.undefinedFlow), ofQuads(s.unspecifiedFlow&^s.undetermined)
	for m := mask; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		switch {
		case (undefined|^whole)>>lane&1 != 0:
			s.member(fr, i, lane, shaded{Shadow: shadow.AllUndefined})
			continue
		case unspecified>>lane&1 != 0:
			s.member(fr, i, lane, shaded{Shadow: shadow.AllUnspecified})
			continue
		}
		if fine {
			s.member(fr, i, lane, difference(lane&^step))
		} else {
			s.member(fr, i, lane, difference(lane&^3))
		}
	}
}
