package vm

import (
	"hone/fold"
)

// memoryShadow is what is known of the bytes of a buffer or region: how much of them is determined, and which scalar each
// was stored with last. So an access that is not the one that stored a scalar sees the bits of its bytes.
type memoryShadow struct {
	slot   Slot
	region int
	last   []int32   // by byte: 1 + index in stores, 0 where nothing was stored
	shades [][2]byte // by byte: its bits that are undefined, and those that are open; nil as long as there are none
	stores []Store
	met    []int // by store: at how many barriers the workgroup had met
}

func newMemoryShadow(slot Slot, region, size int) *memoryShadow {
	return &memoryShadow{slot: slot, region: region, last: make([]int32, size)}
}

// store notes that an invocation stored a scalar, in place of another value where changed.
func (m *memoryShadow) store(at, bytes int, format fold.Format, shadow Shadow, s *subgroup, lane int, changed bool) {
	shadow.Undefined &= fold.Mask(8 * bytes)
	shadow.Open &= fold.Mask(8 * bytes)
	if shadow.Bounded || shadow.NaN {
		format = shadow.format
	}
	k, invocation, raced := m.last[at], s.invocation(lane), false
	if k == 0 || m.stores[k-1].Offset != at || m.stores[k-1].Bytes != bytes {
		m.stores, m.met = append(m.stores, Store{}), append(m.met, 0)
		k = int32(len(m.stores))
	} else if before := &m.stores[k-1]; before.Raced || changed && before.Invocation != invocation {
		raced = !s.w.ordered(before.Invocation, m.met[k-1])
	}
	m.stores[k-1] = Store{m.slot, m.region, at, bytes, format, shadow, invocation, raced}
	m.met[k-1] = s.w.barriers
	for i := range bytes {
		m.last[at+i] = k
	}
	if m.shades == nil {
		if shadow == (Shadow{}) {
			return
		}
		m.shades = make([][2]byte, len(m.last))
	}
	for i := range bytes {
		m.shades[at+i] = [2]byte{byte(shadow.Undefined >> (8 * i)), byte(shadow.Open >> (8 * i))}
	}
}

// load returns the shadow of what is loaded.
func (m *memoryShadow) load(at, bytes int) Shadow {
	if m == nil || m.shades == nil {
		return Shadow{}
	}
	var s Shadow
	for i, b := range m.shades[at : at+bytes] {
		s.Undefined |= uint64(b[0]) << (8 * i)
		s.Open |= uint64(b[1]) << (8 * i)
	}
	if s != (Shadow{}) && m.whole(at, bytes) {
		return m.stores[m.last[at]-1].Shadow
	}
	return s
}

// loadWithin returns the shadow of what is loaded: of nothing, where the access is out of bounds and gives a 0.
func (m *memoryShadow) loadWithin(b []byte, at int, t *Track) Shadow {
	switch {
	case b != nil:
		return m.load(at, len(b))
	case t.Robust:
		return Shadow{}
	}
	return allUndefined
}

// whole reports whether the bytes are a scalar as it was stored.
func (m *memoryShadow) whole(at, bytes int) bool {
	k := m.last[at]
	if k == 0 || m.stores[k-1].Offset != at || m.stores[k-1].Bytes != bytes {
		return false
	}
	for _, l := range m.last[at : at+bytes] {
		if l != k {
			return false
		}
	}
	return true
}

// scalars appends what was stored.
func (m *memoryShadow) scalars(out []Store) []Store {
	for at := 0; at < len(m.last); {
		k := m.last[at]
		if k == 0 {
			at++
			continue
		}
		s := m.stores[k-1]
		if !m.whole(at, s.Bytes) {
			s = Store{Slot: m.slot, Region: m.region, Offset: at, Bytes: 1, Shadow: m.load(at, 1), Invocation: s.Invocation}
		}
		s.Shadow.choice = 0
		out = append(out, s)
		at += s.Bytes
	}
	return out
}
