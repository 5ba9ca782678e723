package asm

import (
	"bytes"
	"hash/maphash"
	"slices"

	"hone/spirv"
)

// symbol is an id of a text.
type symbol struct {
	name span   // in the text, without the "%"
	hash uint32 // of the name, where it is in the table
	id   uint32 // 0 while it has none: a name that waits for the numbers that are left
	typ  uint32 // 1 + index of the result type's symbol
	set  uint32 // 1 + index of the imported set
	num  number
	// isType is set once an instruction declared the id as a type; inTable where its name is in the table.
	isType, inTable bool
}

// symbols are the ids of a text in the order in which they appear. Names that are numbers as one writes
// them are found by number, the others by an open-addressing table.
type symbols struct {
	text     []byte
	list     []symbol
	numbers  []uint32 // 1 + index in list, by number
	table    []uint32 // 1 + index in list
	used     int      // slots of table
	seed     maphash.Seed
	preserve bool
	max      uint32 // largest id so far
	// fixups are the positions in the words of ids that have no number yet: the words hold the index.
	fixups []uint32
	sets   []*spirv.ExtSet
}

// reset forgets everything; it keeps the memory.
func (s *symbols) reset(text []byte, preserve bool) {
	if s.table == nil {
		s.seed = maphash.MakeSeed()
	}
	s.text, s.preserve, s.max, s.used = text, preserve, 0, 0
	s.list, s.fixups, s.sets, s.numbers = s.list[:0], s.fixups[:0], s.sets[:0], s.numbers[:0]
	s.table = zeroed(s.table, 256)
}

// lookup returns the index of the symbol whose name is text[start:end]; ok is false where that is no name.
func (s *symbols) lookup(start, end int) (index uint32, ok bool) {
	name := s.text[start:end]
	if len(name) > 0 && len(name) < 9 && (name[0] != '0' || len(name) == 1) {
		v := uint32(0)
		for _, c := range name {
			d := uint32(c - '0')
			if d > 9 {
				return s.lookupName(start, end)
			}
			v = v*10 + d
		}
		if uint64(v) < uint64(len(s.text)) {
			return s.lookupNumber(v, start, end), true
		}
	}
	return s.lookupName(start, end)
}

func (s *symbols) lookupNumber(v uint32, start, end int) uint32 {
	if uint64(v) >= uint64(len(s.numbers)) {
		n, old := min(2*int(v)+256, len(s.text)), len(s.numbers)
		if n > cap(s.numbers) {
			s.numbers = append(make([]uint32, 0, n), s.numbers...)
		}
		s.numbers = s.numbers[:n]
		clear(s.numbers[old:])
	}
	if i := s.numbers[v]; i != 0 {
		return i - 1
	}
	i := s.add(start, end, 0)
	s.numbers[v] = i + 1
	return i
}

func (s *symbols) lookupName(start, end int) (uint32, bool) {
	name := s.text[start:end]
	for _, c := range name {
		if !nameByte[c] {
			return 0, false
		}
	}
	if len(name) == 0 {
		return 0, false
	}
	hash := uint32(maphash.Bytes(s.seed, name))
	mask := uint32(len(s.table) - 1)
	i := hash & mask
	for ; s.table[i] != 0; i = (i + 1) & mask {
		if e := &s.list[s.table[i]-1]; e.hash == hash && bytes.Equal(s.text[e.name.off:e.name.off+e.name.len], name) {
			return s.table[i] - 1, true
		}
	}
	index, added := s.addName(start, end, hash)
	if !added {
		return index, true // "%010" beside "%8", where numbers are kept
	}
	s.table[i] = index + 1
	s.list[index].inTable = true
	if s.used++; 2*s.used > len(s.table) {
		s.grow()
	}
	return index, true
}

// addName adds a name that is not in the table. Where numbers are kept, every form of a number counts.
func (s *symbols) addName(start, end int, hash uint32) (index uint32, added bool) {
	if s.preserve {
		if v, ok := parseUint(s.text[start:end]); ok && v < uint64(len(s.text)) {
			return s.lookupNumber(uint32(v), start, end), false
		}
	}
	return s.add(start, end, hash), true
}

// add adds a symbol and gives it an id, if it can have one already.
func (s *symbols) add(start, end int, hash uint32) uint32 {
	index := uint32(len(s.list))
	e := symbol{name: span{uint32(start), uint32(end - start)}, hash: hash}
	if !s.preserve {
		e.id = index + 1
	} else if v, ok := parseUint(s.text[start:end]); ok && v < 1<<32-1 {
		e.id = uint32(v)
	}
	s.max = max(s.max, e.id)
	s.list = append(s.list, e)
	return index
}

func (s *symbols) grow() {
	s.table = zeroed(s.table, 4*len(s.table))
	mask := uint32(len(s.table) - 1)
	for n := range s.list {
		e := &s.list[n]
		if !e.inTable {
			continue
		}
		i := e.hash & mask
		for s.table[i] != 0 {
			i = (i + 1) & mask
		}
		s.table[i] = uint32(n) + 1
	}
}

// appendID appends a symbol's id to words.
func (s *symbols) appendID(words []uint32, index uint32) []uint32 {
	id := s.list[index].id
	if id == 0 {
		s.fixups = append(s.fixups, uint32(len(words)))
		id = index
	}
	return append(words, id)
}

// resolve gives the names that wait for one the numbers that no text asked for, from 1 on and in the
// order of appearance, and completes the words. It returns the largest id.
func (s *symbols) resolve(words []uint32) uint32 {
	if len(s.fixups) == 0 {
		return s.max
	}
	var taken []uint32
	for i := range s.list {
		if id := s.list[i].id; id != 0 {
			taken = append(taken, id)
		}
	}
	slices.Sort(taken)
	next := uint32(1)
	for i := range s.list {
		if s.list[i].id != 0 {
			continue
		}
		for len(taken) > 0 && taken[0] <= next {
			if taken[0] == next {
				next++
			}
			taken = taken[1:]
		}
		s.list[i].id = next
		s.max = max(s.max, next)
		next++
	}
	for _, at := range s.fixups {
		words[at] = s.list[words[at]].id
	}
	return s.max
}
