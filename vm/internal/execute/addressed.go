package execute

import (
	"hone/vm/internal/code"
	"hone/vm/internal/shadow"
)

// All memory of a kernel has addresses, and consists of bytes: a pointer is a number, whatever its storage class. An
// address leads to an object (what the kernel is given, and its constants), to a local memory of the workgroup, or to
// the private memory of the invocation. What lies beside is nowhere: there is room between any two.

// byteMemory is memory that begins as nothing, of a workgroup or of an invocation.
type byteMemory struct {
	data   []byte
	state  []byte         // by byte
	shadow *shadow.Memory // in a run with shadows
}

// The states of a byte.
const (
	absent byte = iota // nothing is there
	unset              // nothing was stored there
	stored
)

func newByteMemory(size int, track bool) byteMemory {
	m := byteMemory{data: make([]byte, size), state: make([]byte, size)}
	if track {
		m.shadow = shadow.NewMemory(size)
	}
	return m
}

// forget says that there are bytes that nothing was stored to. In a run in which undefined values are chosen they have
// one: a byte that is 0 or 1, like a cell.
func (m *byteMemory) forget(at, n int, choice func() uint64) {
	fill := unset
	if choice != nil {
		fill = stored
	}
	for i := at; i < at+n; i++ {
		if m.state[i] = fill; choice != nil {
			m.data[i] = byte(choice() & 1)
		} else {
			m.data[i] = 0
		}
	}
	if m.shadow != nil {
		m.shadow.Forget(at, n)
	}
}

// accessed returns n bytes from an offset on, none where one of them is absent.
func (m *byteMemory) accessed(at uint64, n int) accessed {
	if size := uint64(len(m.state)); at >= size || size-at < uint64(n) {
		return accessed{}
	}
	a := accessed{bytes: m.data[at : at+uint64(n)], state: m.state[at : at+uint64(n)], memory: m.shadow, at: int(at)}
	for _, s := range a.state {
		if s == absent {
			return accessed{}
		}
	}
	return a
}

// isUnset reports whether nothing was stored to one of the bytes.
func (a *accessed) isUnset() bool {
	for _, s := range a.state {
		if s == unset {
			return true
		}
	}
	return false
}

// window returns what is at an address of a kernel, or of a buffer of a shader that has addresses.
func (s *Batch) window(lane int, address uint64, n int) (a accessed, ok bool) {
	w := s.p.Windows
	switch {
	case !s.p.Kernel:
	case address < code.PrivateBase:
		return accessed{}, true
	case address < code.LocalBase:
		return s.private[lane].accessed(address-code.PrivateBase, n), true
	case address < code.ObjectBase:
		k := (address - code.LocalBase) / code.LocalSize
		if k >= uint64(len(s.g.local)) {
			return accessed{}, true
		}
		return s.g.local[k].accessed((address-code.LocalBase)%code.LocalSize, n), true
	}
	for i := len(w) - 1; i >= 0; i-- { // there are few: parameters and constants
		if at := address - w[i].Address; address >= w[i].Address {
			if at >= w[i].Size {
				return accessed{}, false
			}
			return s.accessed(lane, uint64(w[i].Object), int64(at), n), true
		}
	}
	return accessed{}, false
}

// storedUndefined notes that an undefined value was stored: in memory of the kernel alone it is no matter yet.
func (s *Batch) storedUndefined(x *accessed, where int32, lane int) {
	if x.state == nil {
		s.report(UndefinedStored, where, lane)
	} else if x.memory == nil {
		for i := range x.state {
			x.state[i] = unset
		}
	}
}

// newLocal makes the local memories of a group.
func (g *Group) newLocal() {
	for _, l := range g.m.Code.Locals {
		size := l.Size
		if l.Object >= 0 {
			size = len(g.m.Buffers[l.Object])
		}
		g.local = append(g.local, newByteMemory(size, g.m.Track != nil))
	}
}

// beginLocal makes all local memory of the group undefined.
func (g *Group) beginLocal() {
	var choice func() uint64
	if g.m.chosen() {
		choice = func() uint64 { return 0 }
	}
	for i := range g.local {
		g.local[i].forget(0, len(g.local[i].data), choice)
	}
}

// enterPrivate makes the private memory of a call nothing yet: its variables are placed there one by one.
func (s *Batch) enterPrivate(at, n int, mask uint64) {
	for lane := range s.private {
		if mask>>lane&1 != 0 {
			clear(s.private[lane].state[at : at+n])
		}
	}
}

// forgetBytes places a variable in private memory, or says that there is nothing in one, whose address it has.
func (s *Batch) forgetBytes(fr *Frame, i *code.Instr, mask uint64) {
	var choice func() uint64
	if s.chosen != nil {
		choice = s.chosen.Uint64
	}
	address := s.Value(fr, i.A)
	for lane := range s.private {
		if mask>>lane&1 == 0 {
			continue
		}
		at, n := fr.bytes+int(i.Imm), int(i.Detail)
		if address != nil {
			at = int(min(address[lane]-code.PrivateBase, 1<<30))
			if s.private[lane].accessed(uint64(at), n).bytes == nil {
				continue
			}
		}
		s.private[lane].forget(at, n, choice)
	}
}
