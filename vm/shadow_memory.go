package vm

import (
	"hone/fold"
)

// memoryShadow is what is known of the bytes of a buffer or region: how much of them is determined, and which scalar each
// was stored with last. So an access that is not the one that stored a scalar sees the bits of its bytes.
type memoryShadow struct {
	last   []int32   // by byte: 1 + index in stores, 0 where nothing was stored
	shades [][2]byte // by byte: its bits that are undefined, and those that are open; nil as long as there are none
	stores []shadowStore
	met    []int // by store: at how many barriers the workgroup had met
}

// shadowStore is a scalar that was stored. What a later store overwrites in part remains as scalars of one byte.
type shadowStore struct {
	Offset, Bytes int
	Format        fold.Format // of a float; zero for what is none
	Shadow        Shadow
	Invocation    uint32 // that stored it last, by its number
	Raced         bool   // another invocation had stored another value there, not by an atomic, and nothing orders the two
}

// writer is an invocation that stores.
type writer struct {
	invocation  uint32 // its number
	first, last uint32 // of its workgroup
	barriers    int    // at which that has met
}

// after reports whether a barrier lies between what an invocation stored, when its workgroup had met at some, and what the writer does now.
func (w *writer) after(invocation uint32, barriers int) bool {
	return invocation >= w.first && invocation <= w.last && barriers < w.barriers
}

func newMemoryShadow(size int) *memoryShadow { return &memoryShadow{last: make([]int32, size)} }

// store notes that an invocation stored a scalar, in place of another value where changed.
func (m *memoryShadow) store(at, bytes int, format fold.Format, shadow Shadow, w writer, changed bool) {
	shadow.Undefined &= fold.Mask(8 * bytes)
	shadow.Open &= fold.Mask(8 * bytes)
	if shadow.Bounded || shadow.NaN {
		format = shadow.format
	}
	k, raced := m.last[at], false
	if k == 0 || m.stores[k-1].Offset != at || m.stores[k-1].Bytes != bytes {
		m.stores, m.met = append(m.stores, shadowStore{}), append(m.met, 0)
		k = int32(len(m.stores))
	} else if before := &m.stores[k-1]; before.Raced || changed && before.Invocation != w.invocation {
		raced = !w.after(before.Invocation, m.met[k-1])
	}
	m.stores[k-1] = shadowStore{at, bytes, format, shadow, w.invocation, raced}
	m.met[k-1] = w.barriers
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

// scalars yields what was stored, by offset.
func (m *memoryShadow) scalars(yield func(*shadowStore)) {
	for at := 0; at < len(m.last); {
		k := m.last[at]
		if k == 0 {
			at++
			continue
		}
		s := m.stores[k-1]
		if !m.whole(at, s.Bytes) {
			s = shadowStore{Offset: at, Bytes: 1, Shadow: m.load(at, 1), Invocation: s.Invocation}
		}
		yield(&s)
		at += s.Bytes
	}
}
