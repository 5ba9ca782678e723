package execute

import (
	"hone/vm/internal/code"
	"hone/vm/internal/shadow"
	"hone/vm/layout"
	"math/bits"
)

// What invocations pass on other than as they end: a geometry shader passes on its outputs with each vertex that it
// emits, and those of a workgroup that shares its outputs pass these on when all of them have ended.

// emission is what invocations have emitted of a stream.
type emission struct {
	vertices, ended [64]int32 // by lane; primitives that have ended
	open            uint64    // lanes with a primitive that has a vertex and has not ended
}

// emit passes on a vertex of each invocation. Then nothing is in the outputs.
func (s *Batch) emit(i *code.Instr, mask uint64) {
	e := &s.emissions[i.Imm]
	to := s.p.Emitted[i.Imm]
	for m := mask; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		n := 0
		for k := range s.emissions {
			n += int(s.emissions[k].vertices[lane])
		}
		if n >= s.p.Vertices {
			s.report(LimitExceeded, i.Where, lane)
			s.markFlow(1<<lane, 0)
			continue
		}
		at := int(e.vertices[lane])
		for k := range s.p.Emits {
			if out := &s.p.Emits[k]; out.Stream == int(i.Imm) {
				s.passCell(out, lane, at*out.VertexBytes)
			}
		}
		mark := code.Passed{Object: to.Object, Offset: 4 * at, Stride: to.Stride, Bytes: 4, Each: 1}
		s.passScalar(&mark, lane, shaded{1 + uint64(e.ended[lane]), s.stored(lane, shadow.Shadow{})}, 0)
		e.vertices[lane]++
		e.open |= 1 << lane
	}
	for k := range s.p.Emits {
		cell := int(s.p.Emits[k].Cell)
		s.forget(cell, mask)
		s.written[cell] &^= mask
	}
}

// endPrimitive ends the primitive of each invocation that has a vertex.
func (s *Batch) endPrimitive(i *code.Instr, mask uint64) {
	e := &s.emissions[i.Imm]
	for m := mask & e.open; m != 0; m &= m - 1 {
		e.ended[bits.TrailingZeros64(m)]++
	}
	e.open &^= mask
}

// count notes how many vertices and primitives, or workgroups, there are.
func (s *Batch) count(fr *Frame, i *code.Instr, mask uint64) {
	n, first := s.p.Lanes, int(s.p.Emitted[0].Cell)
	given := s.cells[first*n : (first+1)*n]
	for k, r := range fr.Function.List(i.A) {
		v, cell := s.Value(fr, r), first+1+k
		for m := mask; m != 0; m &= m - 1 {
			if lane := bits.TrailingZeros64(m); given[lane] > 0 && s.cells[cell*n+lane] != v[lane] {
				given[lane] = 2
			}
		}
		copyLanes(s.cells[cell*n:], v, mask)
		s.hide(fr, cell, r, mask)
	}
	for m := mask; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		given[lane] = max(given[lane], 1)
	}
}

// receiveShared fills the cells of a workgroup with what it is passed.
func (g *Group) receiveShared() {
	for k := range g.m.Code.SharedIn {
		in := &g.m.Code.SharedIn[k]
		data, at := g.m.Buffers[in.Object], g.First/in.Each*in.Stride+in.Offset
		if at+in.Bytes > len(data) {
			continue
		}
		bits := layout.Load(data[at : at+in.Bytes])
		if in.Bool {
			bits = b2u(bits != 0)
		}
		g.shared[in.Cell], g.undefined[in.Cell] = bits, false
		if g.shadows != nil {
			g.shadows[in.Cell] = shadow.Shadow{}
		}
		if r := g.m.Record; r != nil && !in.Bool {
			place := r.Objects[in.Object]
			place.Offset, place.Bytes = at, in.Bytes
			g.nodes[in.Cell] = r.Graph.Leaf(place, bits, 8*in.Bytes)
		}
	}
}

// PassShared passes on the outputs of a workgroup, given its batches, after all invocations have ended.
func PassShared(batches []*Batch) {
	s := batches[0]
	if len(s.p.SharedOut) == 0 && len(s.p.Emitted) == 0 || s.p.Stage.Emits {
		return
	}
	vertices, primitives := maxCount, maxCount
	var all shadow.Shadow // of everything, where the numbers are not determined
	if len(s.p.Emitted) > 0 {
		e := &s.p.Emitted[0]
		counts, known := passedCounts(batches, e)
		if counts == nil { // a task shader that does not say how many workgroups go on
			return
		}
		if all = known; s.p.Vertices > 0 && (counts[0] > uint64(s.p.Vertices) || counts[1] > uint64(s.p.Primitives)) {
			all = shadow.AllUndefined
		}
		for k, n := range counts {
			out := code.Passed{Object: e.Object, Offset: 4 * k, Stride: e.Stride, Bytes: 4, Each: s.p.Each}
			s.passScalar(&out, 0, shaded{n, all}, 0)
		}
		if all == (shadow.Shadow{}) && s.p.Vertices > 0 {
			vertices, primitives = int(counts[0]), int(counts[1])
		}
	}
	for k := range s.p.SharedOut {
		out := &s.p.SharedOut[k]
		n := vertices
		if out.OfPrimitives {
			n = primitives
		}
		if n = min(n, out.Vertices); out.Vertices == 0 {
			n = 1
		}
		for i := range n {
			cell := out.Cell + int64(i)*out.VertexCells
			v := shaded{bits: s.g.shared[cell]}
			if s.g.shadows != nil {
				v.Shadow = s.g.shadows[cell]
			}
			if all != (shadow.Shadow{}) {
				v.Shadow = all
			}
			writer := 0
			if s.p.Stage.Patch {
				writer = min(i, s.g.N-1)
			}
			s.passUnless(!s.g.written[cell], out, writer, v, i*out.VertexBytes)
		}
	}
}

// maxCount is more than any shader has vertices or primitives.
const maxCount = 1 << 30

// passedCounts returns the numbers that the first invocation of a workgroup has given, with the shadow of all of them:
// it is undefined what they are where not all invocations have given them, or may not have, or one has given others
// before. A mesh shader that gives none has nothing to pass on, nil is for a task shader.
func passedCounts(batches []*Batch, e *code.Emitted) ([]uint64, shadow.Shadow) {
	counts, known := make([]uint64, e.N), shadow.Shadow{}
	given, _ := batches[0].Cell(int(e.Cell), 0)
	for _, s := range batches {
		switch {
		case s.undefinedFlow&s.Alive != 0:
			known = shadow.AllUndefined
		case s.unspecifiedFlow&s.Alive != 0 && known.Undefined == 0:
			known = shadow.AllUnspecified
		}
		for m := s.Alive; m != 0; m &= m - 1 {
			lane := bits.TrailingZeros64(m)
			if n, _ := s.Cell(int(e.Cell), lane); (n != given || n > 1) && s.undetermined>>lane&1 == 0 {
				known = shadow.AllUndefined
			}
		}
	}
	s := batches[0]
	if given == 0 && known == (shadow.Shadow{}) {
		if s.p.Vertices == 0 {
			return nil, known
		}
		return counts, known
	}
	for k := range counts {
		v, of := s.Cell(int(e.Cell)+1+k, 0)
		counts[k] = v & 0xFFFFFFFF
		if of = s.stored(0, of); of.Undefined != 0 {
			known = shadow.AllUndefined
		} else if of.Unspecified != 0 && known.Undefined == 0 {
			known = shadow.AllUnspecified
		}
	}
	return counts, known
}
