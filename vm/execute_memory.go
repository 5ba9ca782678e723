package vm

import (
	"cmp"
	"math/bits"
	"slices"

	"hone/fold"
)

// index adds an index times a stride to an address. What is out of bounds of an array with a size leads outside.
func (s *subgroup) index(fr *frame, i *instr, mask uint64) {
	t := &s.p.steps[i.detail]
	limit, first := t.limit, int64(0)
	if t.runtime > 0 {
		n := s.m.Elements[t.runtime-1]
		limit, first = uint64(n.N), int64(n.First)
	}
	dst, base, by := s.Value(fr, i.dst), s.Value(fr, i.a), s.Value(fr, i.b)
	for m := mask; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		at := first
		if base != nil && t.runtime == 0 {
			at = int64(base[lane])
		}
		k := fold.Signed(by[lane], t.width)
		if (limit != 0 || t.runtime > 0) && uint64(k) >= limit {
			at = outside
		} else {
			at += k * t.stride
		}
		dst[lane] = uint64(at)
	}
	s.spread(fr, i.dst, i.a, i.b, mask)
	if s.m.Track != nil && limit != 0 {
		for m := s.undefinedLanes(fr, i.dst, mask); m != 0; m &= m - 1 {
			lane := bits.TrailingZeros64(m)
			base, index := s.shadow(fr, i.a, lane), s.shadow(fr, i.b, lane)
			if base.vague()&mayBeOutside == 0 && index.Open == 0 && (by[lane]|index.Undefined)&fold.Mask(t.width) < limit {
				s.setShadow(fr, i.dst, lane, Shadow{Undefined: ^mayBeOutside})
			}
		}
	}
}

// mayBeOutside is the bit of an undefined address that is undefined itself unless the address is inside of what it indexes for sure: outside is negative.
const mayBeOutside = uint64(1) << 63

// defined returns the lanes of a mask whose address is defined, and reports the others.
func (s *subgroup) defined(fr *frame, i *instr, mask uint64) uint64 {
	if (s.Taint(fr, i.a)|s.Taint(fr, i.b))&mask == 0 {
		return mask
	}
	bad := s.undefinedLanes(fr, i.a, mask) | s.undefinedLanes(fr, i.b, mask)
	s.Report(UndefinedAddress, i.where, bad)
	return mask &^ bad
}

// toStore is as defined, for what changes memory: who does that at an address that is not determined is lost.
func (s *subgroup) toStore(fr *frame, i *instr, mask uint64) uint64 {
	s.loseBy(fr, i.a, mask)
	s.loseBy(fr, i.b, mask)
	return s.defined(fr, i, mask)
}

// toLoad is as defined, for loads from memory that is no buffer. Who loads at an undefined address that may be out of bounds is lost in the reference: in another shader, what it indexes by may be a 0 where the reference
// has an undefined value.
func (s *subgroup) toLoad(fr *frame, i *instr, mask uint64) uint64 {
	good := s.defined(fr, i, mask)
	if t := s.m.Track; t != nil && !t.robust {
		for m := mask &^ good; m != 0; m &= m - 1 {
			if lane := bits.TrailingZeros64(m); s.shadow(fr, i.a, lane).Undefined&mayBeOutside != 0 {
				s.lose(1<<lane, 0)
			}
		}
	}
	return good
}

// loaded gives what was loaded from an address that is open a shadow of all bits.
func (s *subgroup) loaded(fr *frame, i *instr, lanes uint64) {
	if s.m.Track == nil {
		return
	}
	if open := (s.Taint(fr, i.a) | s.Taint(fr, i.b)) & lanes &^ s.undefinedLanes(fr, i.dst, lanes); open != 0 {
		s.setVague(fr, i.dst, 0, open, open)
	}
}

// nothing gives lanes that could not load a 0. Those whose address is undefined have an undefined value.
func (s *subgroup) nothing(fr *frame, dst int32, lanes, taint uint64) {
	out := s.Value(fr, dst)
	for m := lanes; m != 0; m &= m - 1 {
		out[bits.TrailingZeros64(m)] = 0
	}
	s.setTaint(fr, dst, taint, lanes)
}

// local returns the index of an invocation's cell, -1 where there is none. what is added to the operand is given.
func (s *subgroup) local(at uint64, plus int64) int {
	k := int64(at) + plus
	if k < 0 || k >= int64(len(s.cellShades.lanes)) {
		return -1
	}
	return int(k)
}

// plus returns what an instruction on the invocation's cells adds to its operand.
func plus(fr *frame, i *instr) int64 {
	if i.flags&framed != 0 {
		return i.imm + int64(fr.cells)
	}
	return i.imm
}

func (s *subgroup) loadLocal(fr *frame, i *instr, mask uint64) {
	n, plus := s.p.lanes, plus(fr, i)
	dst := s.Value(fr, i.dst)
	if i.a == noOperand {
		copyLanes(dst, s.cells[int(plus)*n:], mask)
		s.shades.copy(fr.base+int(i.dst), &s.cellShades, int(plus), mask)
		return
	}
	good := s.toLoad(fr, i, mask)
	s.nothing(fr, i.dst, mask&^good, mask)
	base := s.Value(fr, i.a)
	for m := good; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		k := s.local(base[lane], plus)
		if k < 0 {
			s.report(OutOfBounds, i.where, lane)
			s.lose(1<<lane, 0)
			s.nothing(fr, i.dst, 1<<lane, 0)
			continue
		}
		dst[lane] = s.cells[k*n+lane]
		s.shades.copy(fr.base+int(i.dst), &s.cellShades, k, 1<<lane)
	}
	s.loaded(fr, i, good)
}

func (s *subgroup) storeLocal(fr *frame, i *instr, mask uint64) {
	n, plus := s.p.lanes, plus(fr, i)
	v := s.Value(fr, i.c)
	if i.a == noOperand {
		copyLanes(s.cells[int(plus)*n:], v, mask)
		s.hide(fr, int(plus), i.c, mask)
		return
	}
	base := s.Value(fr, i.a)
	for m := s.toStore(fr, i, mask); m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		k := s.local(base[lane], plus)
		if k < 0 {
			s.report(OutOfBounds, i.where, lane)
			s.lose(1<<lane, 0)
			continue
		}
		s.cells[k*n+lane] = v[lane]
		s.hide(fr, k, i.c, 1<<lane)
	}
}

// hide gives a cell the shadow of an operand.
func (s *subgroup) hide(fr *frame, k int, from int32, mask uint64) {
	if from >= 0 {
		s.cellShades.copy(k, &s.shades, fr.base+int(from), mask)
	} else {
		s.cellShades.fill(k, s.Taint(fr, from), mask)
	}
	s.settle(&s.cellShades, k, mask)
}

// shared returns the index of a cell of the workgroup for a lane, -1 where there is none.
func (s *subgroup) shared(base []uint64, i *instr, lane int) int64 {
	k := i.imm
	if base != nil {
		k += int64(base[lane])
	}
	if k < 0 || k >= int64(len(s.g.shared)) {
		s.report(OutOfBounds, i.where, lane)
		s.lose(1<<lane, 0)
		return -1
	}
	return k
}

func (s *subgroup) loadShared(fr *frame, i *instr, mask uint64) {
	good := s.toLoad(fr, i, mask)
	s.nothing(fr, i.dst, mask&^good, mask)
	s.setTaint(fr, i.dst, 0, good)
	dst, base := s.Value(fr, i.dst), s.Value(fr, i.a)
	var taint uint64
	for m := good; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		dst[lane] = 0
		if k := s.shared(base, i, lane); k >= 0 {
			dst[lane] = s.g.shared[k]
			taint |= b2u(s.g.undefined[k]) << lane
			if s.m.Track != nil {
				s.setShadow(fr, i.dst, lane, s.g.shadows[k])
			}
		}
	}
	if s.m.Track == nil {
		s.setTaint(fr, i.dst, taint, good)
	} else {
		s.loaded(fr, i, good)
	}
}

func (s *subgroup) storeShared(fr *frame, i *instr, mask uint64) {
	base, v, taint := s.Value(fr, i.a), s.Value(fr, i.c), s.Taint(fr, i.c)
	for m := s.toStore(fr, i, mask); m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		if k := s.shared(base, i, lane); k >= 0 {
			s.g.shared[k], s.g.undefined[k] = v[lane], taint>>lane&1 != 0
			if s.m.Track != nil {
				s.g.shadows[k] = s.m.Track.Choices.settled(s.stored(lane, s.shadow(fr, i.c, lane)))
			}
		}
	}
}

// accessed is the bytes of an object that an instruction is about.
type accessed struct {
	bytes  []byte        // nil for none
	memory *memoryShadow // that has their shadows, in a run with shadows
	at     int           // where
	own    []byte        // what the workgroup sees there, where workgroups are kept apart
}

// seen returns the bytes as the workgroup sees them.
func (a *accessed) seen() []byte {
	if a.own != nil {
		return a.own
	}
	return a.bytes
}

// put stores a number there.
func (a *accessed) put(v uint64) {
	put(a.bytes, v)
	if a.own != nil {
		put(a.own, v)
	}
}

// bytes returns the bytes of an object that an instruction is about.
func (s *subgroup) bytes(base, object []uint64, i *instr, lane, n int) accessed {
	k := i.imm
	if base != nil {
		k += int64(base[lane])
	}
	if o := object[lane]; o == physical {
		if a := s.at(uint64(k), n); a.bytes != nil {
			return a
		}
	} else if o < uint64(len(s.m.Buffers)) {
		if b := s.m.Buffers[o]; k >= 0 && k <= int64(len(b)-n) {
			a := accessed{bytes: b[k : k+int64(n)], at: int(k)}
			if t := s.m.Track; t != nil {
				a.memory = t.Memory[o]
			}
			if s.g.View != nil {
				a.own = s.g.View.Objects[o][k : k+int64(n)]
			}
			return a
		}
	}
	s.report(OutOfBounds, i.where, lane)
	return accessed{}
}

// at returns n bytes at an address, none where they are not in one region.
func (s *subgroup) at(address uint64, n int) accessed {
	regions := s.m.Regions
	i, ok := slices.BinarySearchFunc(regions, address, func(r Region, a uint64) int { return cmp.Compare(r.Address, a) })
	if !ok {
		i--
	}
	if i < 0 {
		return accessed{}
	}
	data := regions[i].Data
	at := address - regions[i].Address
	if at >= uint64(len(data)) || uint64(len(data))-at < uint64(n) {
		return accessed{}
	}
	a := accessed{bytes: data[at : at+uint64(n)], at: int(at)}
	if t := s.m.Track; t != nil {
		a.memory = t.Regions[i]
	}
	if s.g.View != nil {
		a.own = s.g.View.Regions[i][at : at+uint64(n)]
	}
	return a
}

func (s *subgroup) loadBuffer(fr *frame, i *instr, mask uint64) {
	good := s.defined(fr, i, mask)
	s.nothing(fr, i.dst, mask&^good, mask)
	access := &s.p.accesses[i.detail]
	dst, base, object, n := s.Value(fr, i.dst), s.Value(fr, i.a), s.Value(fr, i.b), access.bytes
	s.setTaint(fr, i.dst, 0, good)
	for m := good; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		dst[lane] = 0
		x := s.bytes(base, object, i, lane, n)
		if x.bytes != nil {
			dst[lane] = get(x.seen())
		}
		if access.volatile && s.m.Track != nil {
			dst[lane] ^= s.m.Track.volatileAccess(s.Number(lane))
		}
		if s.m.Track != nil {
			shadow := allUndefined // beyond the bounds
			if x.bytes != nil {
				shadow = x.memory.load(x.at, n)
			} else if s.m.Track.robust {
				shadow = Shadow{}
			}
			if access.volatile { // it is another value than what was stored
				shadow = shadow.another()
			}
			s.setShadow(fr, i.dst, lane, shadow)
		}
	}
	s.loaded(fr, i, good)
}

func (s *subgroup) storeBuffer(fr *frame, i *instr, mask uint64) {
	access := &s.p.accesses[i.detail]
	s.Report(UndefinedStored, i.where, s.undefinedLanes(fr, i.c, mask))
	base, object, v := s.Value(fr, i.a), s.Value(fr, i.b), s.Value(fr, i.c)
	for m := s.toStore(fr, i, mask); m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		x := s.bytes(base, object, i, lane, access.bytes)
		if access.volatile && s.m.Track != nil {
			s.m.Track.volatileAccess(s.Number(lane))
		}
		if x.bytes == nil {
			continue
		}
		if x.memory != nil {
			changed := (get(x.bytes)^v[lane])&fold.Mask(8*access.bytes) != 0
			x.memory.store(x.at, access.bytes, access.format, s.m.Track.Choices.settled(s.stored(lane, s.shadow(fr, i.c, lane))), s.writer(lane), changed)
		}
		x.put(v[lane])
	}
}

// length computes the length of a runtime array at the end of an object.
func (s *subgroup) length(fr *frame, i *instr, mask uint64) {
	dst, object := s.Value(fr, i.dst), s.Value(fr, i.b)
	stride := max(s.p.accesses[i.detail].stride, 1)
	for m := s.defined(fr, i, mask); m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		dst[lane] = 0
		if o := object[lane]; o < uint64(len(s.m.Buffers)) {
			dst[lane] = uint64(max(int64(len(s.m.Buffers[o]))-i.imm, 0) / stride)
		}
	}
	s.spread(fr, i.dst, i.b, noOperand, mask)
}
