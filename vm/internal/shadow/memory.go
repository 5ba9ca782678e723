package shadow

import (
	"hone/fold"
)

// Memory is what is known of the bytes of a buffer or region: how much of them is determined, and which scalar each
// was stored with last. So an access that is not the one that stored a scalar sees the bits of its bytes.
type Memory struct {
	// Races says that a value that was stored in a race is unspecified for its readers: it may be a value
	// that another invocation stored
	Races bool

	last []int32 // by byte: 1 + index in stores, 0 where nothing was stored
	// by byte: its bits that are undefined, and those that are unspecified; nil as long as there are none
	shadows [][2]byte
	stores  []Store
	met     []int    // by store: at how many barriers the workgroup had met
	from    []Origin // by store, as far as they are known: what the shadow comes from
}

// Store is a scalar that was stored. What a later store overwrites in part remains as scalars of one byte.
type Store struct {
	Offset, Bytes int
	Format        fold.Format // of a float; zero for what is none
	Shadow        Shadow
	Invocation    uint32 // that stored it last, by its number
	// another invocation had stored another value there, not by an atomic, and nothing orders the two
	Raced bool
	Unset bool // it stands for what was to be passed on and was never stored
}

// Writer is an invocation that stores.
type Writer struct {
	Invocation  uint32 // its number
	First, Last uint32 // of its workgroup
	Barriers    int    // at which that has met
	From        Origin // what the shadow of what it stores comes from
}

// after reports whether a barrier lies between what an invocation stored, when its workgroup had met at some, and what
// the writer does now.
func (w *Writer) after(invocation uint32, barriers int) bool {
	return invocation >= w.First && invocation <= w.Last && barriers < w.Barriers
}

func NewMemory(size int) *Memory { return &Memory{last: make([]int32, size)} }

// Store notes that an invocation stored a scalar, in place of another value where changed.
func (m *Memory) Store(at, bytes int, format fold.Format, shadow Shadow, w Writer, changed bool) {
	shadow.Undefined &= fold.Mask(8 * bytes)
	shadow.Unspecified &= fold.Mask(8 * bytes)
	if shadow.Bounded || shadow.NaN {
		format = shadow.format.long()
	}
	k, raced := m.last[at], false
	if k == 0 || m.stores[k-1].Offset != at || m.stores[k-1].Bytes != bytes {
		if m.stores == nil { // all of a buffer may be stored, by scalars of this size
			n := min(len(m.last)/bytes, 64)
			m.stores, m.met = make([]Store, 0, n), make([]int, 0, n)
		}
		m.stores, m.met = append(m.stores, Store{}), append(m.met, 0)
		k = int32(len(m.stores))
	} else if before := &m.stores[k-1]; before.Raced || changed && before.Invocation != w.Invocation {
		raced = !w.after(before.Invocation, m.met[k-1])
	}
	m.stores[k-1] = Store{Offset: at, Bytes: bytes, Format: format, Shadow: shadow, Invocation: w.Invocation, Raced: raced}
	m.comesFrom(int(k-1), w.From)
	m.met[k-1] = w.Barriers
	for i := range bytes {
		m.last[at+i] = k
	}
	if raced && m.Races {
		shadow = shadow.raced(bytes)
	}
	if m.shadows == nil {
		if shadow.Determined() {
			return
		}
		m.shadows = make([][2]byte, len(m.last))
	}
	for i := range bytes {
		m.shadows[at+i] = [2]byte{byte(shadow.Undefined >> (8 * i)), byte(shadow.Unspecified >> (8 * i))}
	}
}

// Origin returns what the shadow of the byte at an offset comes from.
func (m *Memory) Origin(at int) Origin {
	if m == nil || m.last[at] == 0 {
		return Origin{}
	}
	return m.originOf(m.last[at])
}

// originOf returns what the shadow of a store comes from, given by 1 + its index.
func (m *Memory) originOf(k int32) Origin {
	if int(k) > len(m.from) {
		return Origin{}
	}
	return m.from[k-1]
}

// comesFrom keeps what the shadow of a store comes from. Most have none.
func (m *Memory) comesFrom(store int, from Origin) {
	if store >= len(m.from) {
		if from == (Origin{}) {
			return
		}
		m.from = append(m.from, make([]Origin, len(m.stores)-len(m.from))...)
	}
	m.from[store] = from
}

// Unset says that what was stored last at an offset is nothing that the shader has stored.
func (m *Memory) Unset(at int) { m.stores[m.last[at]-1].Unset = true }

// HasShadows reports whether a byte is or was not determined; of no memory, none is.
func (m *Memory) HasShadows() bool { return m != nil && m.shadows != nil }

// Load returns the shadow of what is loaded.
func (m *Memory) Load(at, bytes int) Shadow {
	if m == nil || m.shadows == nil {
		return Shadow{}
	}
	var s Shadow
	for i, b := range m.shadows[at : at+bytes] {
		s.Undefined |= uint64(b[0]) << (8 * i)
		s.Unspecified |= uint64(b[1]) << (8 * i)
	}
	if s.Undefined|s.Unspecified != 0 && m.whole(at, bytes) {
		if last := &m.stores[m.last[at]-1]; !last.Raced || !m.Races {
			return last.Shadow
		}
	}
	return s
}

// raced returns the shadow of a value that was stored as some bytes, where it may be another value.
func (s Shadow) raced(bytes int) Shadow {
	return Shadow{Undefined: s.Undefined, Unspecified: fold.Mask(8*bytes) &^ s.Undefined}
}

// Forget notes that nothing is stored in a range of bytes: they are undefined, all bits.
func (m *Memory) Forget(at, n int) {
	if m.shadows == nil {
		m.shadows = make([][2]byte, len(m.last))
	}
	if n == len(m.last) {
		m.stores, m.met, m.from = m.stores[:0], m.met[:0], m.from[:0]
	}
	for i := at; i < at+n; i++ {
		m.last[i], m.shadows[i] = 0, [2]byte{0xFF, 0}
	}
}

// whole reports whether the bytes are a scalar as it was stored.
func (m *Memory) whole(at, bytes int) bool {
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

// Stores returns how many scalars there are, but for those of which a part remains.
func (m *Memory) Stores() int { return len(m.stores) }

// Scalars yields what was stored, by offset, with what its shadow comes from.
func (m *Memory) Scalars(yield func(*Store, Origin)) {
	for at := 0; at < len(m.last); {
		k := m.last[at]
		if k == 0 {
			at++
			continue
		}
		s := m.stores[k-1]
		if !m.whole(at, s.Bytes) {
			s = Store{Offset: at, Bytes: 1, Shadow: m.Load(at, 1), Invocation: s.Invocation}
		}
		yield(&s, m.originOf(k))
		at += s.Bytes
	}
}
