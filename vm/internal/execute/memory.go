package execute

import (
	"cmp"
	"math/bits"
	"slices"

	"hone/fold"
	"hone/vm/internal/code"
	"hone/vm/internal/shadow"
	"hone/vm/layout"
)

// index adds an index times a stride to an address. What is out of bounds of an array with a size leads outside.
func (s *Batch) index(fr *Frame, i *code.Instr, mask uint64) {
	t := &s.p.Steps[i.Detail]
	limit, first := t.Limit, int64(0)
	if t.Runtime > 0 {
		n := s.m.Elements[t.Runtime-1]
		limit, first = uint64(n.N), int64(n.First)
	}
	dst, base, by := s.Value(fr, i.Dst), s.Value(fr, i.A), s.Value(fr, i.B)
	for m := mask; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		at := first
		if base != nil && t.Runtime == 0 {
			at = int64(base[lane])
		}
		k := fold.Signed(by[lane], t.Width)
		if (limit != 0 || t.Runtime > 0) && uint64(k) >= limit {
			if at = code.Outside; t.Calls {
				s.report(LimitExceeded, i.Where, lane)
				s.markFlow(1<<lane, 0)
			}
		} else {
			at += k * t.Stride
		}
		dst[lane] = uint64(at)
	}
	s.propagate(fr, i.Dst, i.A, i.B, mask)
	if s.m.Track != nil && limit != 0 {
		for m := s.undefinedLanes(fr, i.Dst, mask); m != 0; m &= m - 1 {
			lane := bits.TrailingZeros64(m)
			base, index := s.shadow(fr, i.A, lane), s.shadow(fr, i.B, lane)
			if base.Undetermined()&mayBeOutside == 0 && index.Unspecified == 0 &&
				(by[lane]|index.Undefined)&fold.Mask(t.Width) < limit {
				s.setShadow(fr, i.Dst, lane, shadow.Shadow{Undefined: ^mayBeOutside})
			}
		}
	}
}

// mayBeOutside is the bit of an undefined address that is undefined itself unless the address is inside of what it
// indexes for sure: outside is negative.
const mayBeOutside = uint64(1) << 63

// defined returns the lanes of a mask whose address is defined, and reports the others.
func (s *Batch) defined(fr *Frame, i *code.Instr, mask uint64) uint64 {
	shadowed := (s.ShadowedLanes(fr, i.A) | s.ShadowedLanes(fr, i.B)) & mask
	if shadowed == 0 {
		return mask
	}
	if t := s.m.Track; t != nil {
		s.addTo(t.Led, shadowed)
	}
	bad := s.undefinedLanes(fr, i.A, mask) | s.undefinedLanes(fr, i.B, mask)
	s.Report(UndefinedAddress, i.Where, bad)
	return mask &^ bad
}

// toStore is as defined, for what changes memory: who does that at an address that is not determined is undetermined
// from then on.
func (s *Batch) toStore(fr *Frame, i *code.Instr, mask uint64) uint64 {
	s.markFlowBy(fr, i.A, mask)
	s.markFlowBy(fr, i.B, mask)
	return s.defined(fr, i, mask)
}

// toLoad is as defined, for loads from memory that is no buffer. Who loads at an undefined address that may be out of
// bounds is undetermined in the reference: in another shader, what it indexes by may be a 0 where the reference has an
// undefined value.
func (s *Batch) toLoad(fr *Frame, i *code.Instr, mask uint64) uint64 {
	good := s.defined(fr, i, mask)
	if t := s.m.Track; t != nil && !t.robust {
		for m := mask &^ good; m != 0; m &= m - 1 {
			if lane := bits.TrailingZeros64(m); s.shadow(fr, i.A, lane).Undefined&mayBeOutside != 0 {
				s.markFlow(1<<lane, 0)
			}
		}
	}
	return good
}

// loaded gives what was loaded from an unspecified address a shadow of all bits.
func (s *Batch) loaded(fr *Frame, i *code.Instr, lanes uint64) {
	if s.m.Track == nil {
		return
	}
	if unspecified := (s.ShadowedLanes(fr, i.A) | s.ShadowedLanes(fr, i.B)) & lanes &^ s.undefinedLanes(fr, i.Dst,
		lanes); unspecified != 0 {
		s.setUndetermined(fr, i.Dst, 0, unspecified, unspecified)
	}
}

// nothing gives lanes that could not load a 0. Those whose address is undefined have an undefined value.
func (s *Batch) nothing(fr *Frame, dst int32, lanes, shadowed uint64) {
	out := s.Value(fr, dst)
	for m := lanes; m != 0; m &= m - 1 {
		out[bits.TrailingZeros64(m)] = 0
	}
	s.setUndefined(fr, dst, shadowed, lanes)
}

// local returns the index of an invocation's cell, -1 where there is none. what is added to the operand is given.
func (s *Batch) local(at uint64, plus int64) int {
	k := int64(at) + plus
	if k < 0 || k >= int64(len(s.cellShadows.Lanes)) {
		return -1
	}
	return int(k)
}

// plus returns what an instruction on the invocation's cells adds to its operand.
func plus(fr *Frame, i *code.Instr) int64 {
	if i.Flags&code.Framed != 0 {
		return i.Imm + int64(fr.Cells)
	}
	return i.Imm
}

func (s *Batch) loadLocal(fr *Frame, i *code.Instr, mask uint64) {
	n, plus := s.p.Lanes, plus(fr, i)
	dst := s.Value(fr, i.Dst)
	if i.A == code.NoOperand {
		copyLanes(dst, s.cells[int(plus)*n:], mask)
		s.shadows.Copy(fr.base+int(i.Dst), &s.cellShadows, int(plus), mask)
		return
	}
	good := s.toLoad(fr, i, mask)
	s.nothing(fr, i.Dst, mask&^good, mask)
	base := s.Value(fr, i.A)
	for m := good; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		k := s.local(base[lane], plus)
		if k < 0 {
			s.report(OutOfBounds, i.Where, lane)
			s.markFlow(1<<lane, 0)
			s.nothing(fr, i.Dst, 1<<lane, 0)
			continue
		}
		dst[lane] = s.cells[k*n+lane]
		s.shadows.Copy(fr.base+int(i.Dst), &s.cellShadows, k, 1<<lane)
	}
	s.loaded(fr, i, good)
}

func (s *Batch) storeLocal(fr *Frame, i *code.Instr, mask uint64) {
	n, plus := s.p.Lanes, plus(fr, i)
	v := s.Value(fr, i.C)
	outputs := i.Flags&code.OfOutput != 0
	if i.A == code.NoOperand {
		if outputs {
			s.written[plus] |= mask
		}
		copyLanes(s.cells[int(plus)*n:], v, mask)
		s.hide(fr, int(plus), i.C, mask)
		return
	}
	base := s.Value(fr, i.A)
	for m := s.toStore(fr, i, mask); m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		k := s.local(base[lane], plus)
		if k < 0 {
			s.report(OutOfBounds, i.Where, lane)
			s.markFlow(1<<lane, 0)
			continue
		}
		if outputs && k < len(s.written) {
			s.written[k] |= 1 << lane
		}
		s.cells[k*n+lane] = v[lane]
		s.hide(fr, k, i.C, 1<<lane)
	}
}

// hide gives a cell the shadow of an operand.
func (s *Batch) hide(fr *Frame, k int, from int32, mask uint64) {
	if from >= 0 {
		s.cellShadows.Copy(k, &s.shadows, fr.base+int(from), mask)
	} else {
		s.cellShadows.Fill(k, s.ShadowedLanes(fr, from), mask)
	}
	s.freeze(&s.cellShadows, k, mask)
}

// shared returns the index of a cell of the workgroup for a lane, -1 where there is none.
func (s *Batch) shared(base []uint64, i *code.Instr, lane int) int64 {
	k := i.Imm
	if base != nil {
		k += int64(base[lane])
	}
	if k < 0 || k >= int64(len(s.g.shared)) {
		s.report(OutOfBounds, i.Where, lane)
		s.markFlow(1<<lane, 0)
		return -1
	}
	return k
}

func (s *Batch) loadShared(fr *Frame, i *code.Instr, mask uint64) {
	good := s.toLoad(fr, i, mask)
	s.nothing(fr, i.Dst, mask&^good, mask)
	s.setUndefined(fr, i.Dst, 0, good)
	dst, base := s.Value(fr, i.Dst), s.Value(fr, i.A)
	var shadowed uint64
	for m := good; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		dst[lane] = 0
		if k := s.shared(base, i, lane); k >= 0 {
			dst[lane] = s.g.shared[k]
			shadowed |= b2u(s.g.undefined[k]) << lane
			if s.m.Track != nil {
				s.setShadow(fr, i.Dst, lane, s.g.shadows[k])
			}
		}
	}
	if s.m.Track == nil {
		s.setUndefined(fr, i.Dst, shadowed, good)
	} else {
		s.loaded(fr, i, good)
	}
}

func (s *Batch) storeShared(fr *Frame, i *code.Instr, mask uint64) {
	base, v, shadowed := s.Value(fr, i.A), s.Value(fr, i.C), s.ShadowedLanes(fr, i.C)
	for m := s.toStore(fr, i, mask); m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		if k := s.shared(base, i, lane); k >= 0 {
			s.g.shared[k], s.g.undefined[k] = v[lane], shadowed>>lane&1 != 0
			if i.Flags&code.OfOutput != 0 {
				s.g.written[k] = true
			}
			if s.m.Track != nil {
				s.g.shadows[k] = s.m.Track.ValueNumbers.Frozen(s.stored(lane, s.shadow(fr, i.C, lane)))
			}
		}
	}
}

// accessed is the bytes of an object that an instruction is about.
type accessed struct {
	bytes  []byte         // nil for none
	memory *shadow.Memory // that has their shadows, in a run with shadows
	at     int            // where
	own    []byte         // what the workgroup sees there, where workgroups are isolated
	state  []byte         // of a byteMemory; nil for others
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
	layout.Store(a.bytes, v)
	for i := range a.state {
		a.state[i] = stored
	}
	if a.own != nil {
		layout.Store(a.own, v)
	}
}

// bytes returns the bytes of an object that an instruction is about.
func (s *Batch) bytes(base, object []uint64, i *code.Instr, lane, n int) accessed {
	k := i.Imm
	if base != nil {
		k += int64(base[lane])
	}
	a := s.accessed(lane, object[lane], k, n)
	if a.bytes == nil && (i.Flags&code.Quiet == 0 || i.Op == code.Atomic) {
		s.report(OutOfBounds, i.Where, lane)
		if t := s.m.Track; t != nil {
			fr, _ := s.executed()
			s.addTo(t.Outside, s.Determined(1<<lane)&^(s.ShadowedLanes(fr, i.A)|s.ShadowedLanes(fr, i.B)))
		}
		if s.p.Kernel { // no robust access says what happens
			s.markFlow(1<<lane, 0)
		}
	}
	return a
}

// accessed returns n bytes of an object from an offset on, none where it has fewer.
func (s *Batch) accessed(lane int, object uint64, at int64, n int) accessed {
	if object == code.Physical {
		if a, ok := s.window(lane, uint64(at), n); ok {
			return a
		}
		return s.at(uint64(at), n)
	}
	if object >= uint64(len(s.m.Buffers)) {
		return accessed{}
	}
	b := s.m.Buffers[object]
	if at < 0 || at > int64(len(b)-n) {
		return accessed{}
	}
	a := accessed{bytes: b[at : at+int64(n)], at: int(at)}
	if t := s.m.Track; t != nil {
		a.memory = t.Memory[object]
	}
	if s.g.View != nil {
		a.own = s.g.View.Objects[object][at : at+int64(n)]
	}
	return a
}

// at returns n bytes at an address, none where they are not in one region.
func (s *Batch) at(address uint64, n int) accessed {
	regions := s.m.Regions
	i, ok := slices.BinarySearchFunc(regions, address, func(r layout.Region, a uint64) int {
		return cmp.Compare(r.Address, a)
	})
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

// object is an object of which all invocations access bytes.
type object struct {
	bytes  []byte         // of all of it
	own    []byte         // as the workgroup sees them
	memory *shadow.Memory // that has their shadows; nil in a run without
}

// object returns the object that a load or store accesses, where it is the same for all invocations since it is a
// constant, as it mostly is.
func (s *Batch) object(i *code.Instr) (o object, ok bool) {
	if i.B >= 0 || i.B == code.NoOperand {
		return o, false
	}
	k := &s.p.Constants[^i.B]
	if k.Undefined || k.Bits >= uint64(len(s.m.Buffers)) {
		return o, false
	}
	o = object{bytes: s.m.Buffers[k.Bits]}
	o.own = o.bytes
	if s.g.View != nil {
		o.own = s.g.View.Objects[k.Bits]
	}
	if s.m.Track != nil {
		o.memory = s.m.Track.Memory[k.Bits]
	}
	return o, true
}

func (s *Batch) loadBuffer(fr *Frame, i *code.Instr, mask uint64) {
	good := s.defined(fr, i, mask)
	s.nothing(fr, i.Dst, mask&^good, mask)
	access := &s.p.Accesses[i.Detail]
	dst, base := s.Value(fr, i.Dst), s.Value(fr, i.A)
	s.setUndefined(fr, i.Dst, 0, good)
	rest := good // lanes that need loadEach
	if o, ok := s.object(i); ok && s.dropped == nil && !access.Volatile {
		rest = 0
		clean := !o.memory.HasShadows()
		for m := good; m != 0; m &= m - 1 {
			lane := bits.TrailingZeros64(m)
			k := i.Imm + int64(at(base, lane))
			if k < 0 || k > int64(len(o.bytes)-access.Bytes) {
				rest |= 1 << lane
				continue
			}
			dst[lane] = layout.Load(o.own[k : k+int64(access.Bytes)])
			if !clean {
				if known := o.memory.Load(int(k), access.Bytes); !known.Determined() {
					s.setShadow(fr, i.Dst, lane, known)
					s.shadows.SetOrigin(fr.base+int(i.Dst), lane, o.memory.Origin(int(k)))
				}
			}
		}
	}
	if rest != 0 {
		s.loadEach(fr, i, base, rest)
	}
	s.loaded(fr, i, good)
}

// loadEach loads for the lanes of a mask, whose addresses are defined.
func (s *Batch) loadEach(fr *Frame, i *code.Instr, base []uint64, mask uint64) {
	access := &s.p.Accesses[i.Detail]
	dst, object, n := s.Value(fr, i.Dst), s.Value(fr, i.B), access.Bytes
	for m := mask; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		dst[lane] = 0
		x := s.bytes(base, object, i, lane, n)
		if x.bytes != nil {
			dst[lane] = layout.Load(x.seen())
			if x.state != nil && s.m.Track == nil && x.isUnset() {
				s.setUndefined(fr, i.Dst, 1<<lane, 1<<lane)
			}
		}
		if access.Volatile && s.m.Track != nil {
			dst[lane] ^= s.m.Track.volatileAccess(s.Number(lane))
		}
		if s.m.Track != nil {
			known := shadow.AllUndefined // beyond the bounds
			if x.bytes != nil {
				known = x.memory.Load(x.at, n)
			} else if s.m.Track.robust {
				known = shadow.Shadow{}
			}
			if access.Volatile { // it is another value than what was stored
				known = known.Another()
			}
			if s.dropped != nil && s.hasDropped(lane, object[lane], i.Imm+int64(at(base, lane)), n) {
				known = shadow.AllUnspecified
			}
			if s.setShadow(fr, i.Dst, lane, known); x.memory != nil {
				s.shadows.SetOrigin(fr.base+int(i.Dst), lane, x.memory.Origin(x.at))
			}
		}
	}
}

func (s *Batch) storeBuffer(fr *Frame, i *code.Instr, mask uint64) {
	access := &s.p.Accesses[i.Detail]
	if helpers := mask & s.helpers; helpers != 0 {
		mask &^= helpers
		s.drop(fr, i, helpers, access.Bytes)
	}
	shadowed := s.undefinedLanes(fr, i.C, mask)
	if !s.p.Kernel {
		s.Report(UndefinedStored, i.Where, shadowed)
	}
	base, object, v := s.Value(fr, i.A), s.Value(fr, i.B), s.Value(fr, i.C)
	good := s.toStore(fr, i, mask)
	o, same := s.object(i)
	plain := same && o.memory != nil && s.g.View == nil && !access.Volatile
	flagged := s.undefinedFlow | s.unspecifiedFlow | s.ShadowedLanes(fr, i.C)
	w := s.anyWriter()
	for m := good; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		if plain && flagged>>lane&1 == 0 {
			if k := i.Imm + int64(at(base, lane)); k >= 0 && k <= int64(len(o.bytes)-access.Bytes) {
				to := o.bytes[k : k+int64(access.Bytes)]
				changed := (layout.Load(to)^v[lane])&fold.Mask(8*access.Bytes) != 0
				w.Invocation = uint32(s.Number(lane))
				o.memory.Store(int(k), access.Bytes, access.Format, shadow.Shadow{}, w, changed)
				layout.Store(to, v[lane])
				continue
			}
		}
		x := s.bytes(base, object, i, lane, access.Bytes)
		if access.Volatile && s.m.Track != nil {
			s.m.Track.volatileAccess(s.Number(lane))
		}
		if x.bytes == nil {
			continue
		}
		if x.memory != nil {
			changed := (layout.Load(x.bytes)^v[lane])&fold.Mask(8*access.Bytes) != 0
			x.memory.Store(x.at, access.Bytes, access.Format,
				s.m.Track.ValueNumbers.Frozen(s.stored(lane, s.shadow(fr, i.C, lane))), s.writer(lane), changed)
		}
		x.put(v[lane])
		if s.p.Kernel && shadowed>>lane&1 != 0 {
			s.storedUndefined(&x, i.Where, lane)
		}
	}
}

// length computes the length of a runtime array at the end of an object.
func (s *Batch) length(fr *Frame, i *code.Instr, mask uint64) {
	dst, object := s.Value(fr, i.Dst), s.Value(fr, i.B)
	stride := max(s.p.Accesses[i.Detail].Stride, 1)
	for m := s.defined(fr, i, mask); m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		dst[lane] = 0
		if o := object[lane]; o < uint64(len(s.m.Buffers)) {
			dst[lane] = uint64(max(int64(len(s.m.Buffers[o]))-i.Imm, 0) / stride)
		}
	}
	s.propagate(fr, i.Dst, i.B, code.NoOperand, mask)
}

// uniform reports invocations whose descriptor is another one than that of the first. Those of which it is not known
// what they should do have whatever they have.
func (s *Batch) uniform(fr *Frame, i *code.Instr, mask uint64) {
	if mask &^= s.undefinedFlow | s.unspecifiedFlow | s.ShadowedLanes(fr, i.A); mask == 0 {
		return
	}
	object := s.Value(fr, i.A)
	first := object[bits.TrailingZeros64(mask)]
	for m := mask; m != 0; m &= m - 1 {
		if lane := bits.TrailingZeros64(m); object[lane] != first {
			s.report(NotUniform, i.Where, lane)
		}
	}
}
