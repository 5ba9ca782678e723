package asm

import (
	"bytes"
	"hash/maphash"
)

// namer gives each id the name that spirv-dis gives it: that of its OpName, of its built-in, of its type
// or constant, or its number. Where a name is taken, _0, _1 and so on is appended until it is not.
//
// A number that nobody else asked for is not stored: most ids have no name, and "%123" can only
// collide with an OpName that is a number. Cost: linear in the words and the names.
type namer struct {
	names   []byte // arena
	seed    maphash.Seed
	table   []nameSlot // open addressing; the number of slots is a power of 2
	spare   []nameSlot // memory for the next table
	used    int
	numeric map[uint32]bool // names in the table that are numbers; almost always empty
	own     []uint64        // bit set of ids that have their own number as their name
	buf     []byte
}

type nameSlot struct {
	hash uint32
	next uint32 // the suffix to try first when the name is asked for again
	name span
}

// slot returns the index of a name's slot, or of the free one where it belongs.
func (p *printer) slot(name []byte) uint32 {
	hash := uint32(maphash.Bytes(p.seed, name))
	mask := uint32(len(p.table) - 1)
	for i := hash & mask; ; i = (i + 1) & mask {
		s := &p.table[i]
		if s.name.len == 0 {
			s.hash = hash
			return i
		}
		if s.hash == hash && bytes.Equal(p.names[s.name.off:s.name.off+s.name.len], name) {
			return i
		}
	}
}

// insert puts the name in buf into a free slot and gives it to an id, if that is not 0.
func (p *printer) insert(i, id uint32) {
	name := span{uint32(len(p.names)), uint32(len(p.buf))}
	p.names = append(p.names, p.buf...)
	p.table[i].name = name
	if id != 0 {
		p.at(id).name = name
	}
	if number, ok := decimal(p.buf); ok {
		if p.numeric == nil {
			p.numeric = map[uint32]bool{}
		}
		p.numeric[number] = true
	}
	if p.used++; 2*p.used > len(p.table) {
		p.grow()
	}
}

func (p *printer) grow() {
	old := p.table
	p.table, p.spare = zeroed(p.spare, 4*len(old)), old
	mask := uint32(len(p.table) - 1)
	for _, s := range old {
		if s.name.len == 0 {
			continue
		}
		i := s.hash & mask
		for p.table[i].name.len != 0 {
			i = (i + 1) & mask
		}
		p.table[i] = s
	}
}
