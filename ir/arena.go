package ir

import (
	"math"
	"sync"
)

// arena hands out values of one type from chunks, with whatever an earlier module left in them: whoever
// takes one sets all of it. Values are never given back one by one.
type arena[T any] struct {
	now   []T // the chunk in use
	taken int // of now
	full  int // values in chunks that are used up
	limit int // of all values
	chunk []T // kept from module to module
	extra int // values in other chunks since then
}

// reserve makes all values free again, n of them at least and as many as the last module took, in one chunk.
func (a *arena[T]) reserve(n int) {
	if n = max(n, len(a.chunk)+a.extra); n > len(a.chunk) {
		a.chunk = make([]T, n+n/4)
	}
	a.now, a.taken, a.full, a.limit, a.extra = a.chunk, 0, 0, math.MaxInt, 0
}

// setLimit limits the number of values in all.
func (a *arena[T]) setLimit(limit int) {
	a.limit = limit
	a.now = a.now[:max(a.taken, min(cap(a.now), limit-a.full))]
}

// made returns how many values were handed out.
func (a *arena[T]) made() int { return a.full + a.taken }

func (a *arena[T]) new() *T {
	if a.taken == len(a.now) {
		a.grow()
	}
	v := &a.now[a.taken]
	a.taken++
	return v
}

func (a *arena[T]) grow() {
	a.full += len(a.now)
	n := min(max(len(a.chunk)/2, 32), 4096, a.limit-a.full)
	if n <= 0 {
		panic(&LimitError{"instructions", a.limit})
	}
	a.now, a.taken = make([]T, n), 0
	a.extra += n
}

// wordArena hands out operand words.
type wordArena struct {
	free  []uint32 // what is left of the chunk in use
	size  int      // of the chunk in use, as far as the limit allows
	full  int      // words that were handed out of others
	limit int      // of all words
	chunk []uint32 // the largest, kept from module to module
}

// reset makes the largest chunk free again.
func (a *wordArena) reset() { a.free, a.size, a.full, a.limit = a.chunk, len(a.chunk), 0, math.MaxInt }

// setLimit limits the number of words in all.
func (a *wordArena) setLimit(limit int) {
	if more := len(a.free) - (limit - a.made()); more > 0 {
		a.free, a.size = a.free[:len(a.free)-more], a.size-more
	}
	a.limit = limit
}

// made returns how many words were handed out.
func (a *wordArena) made() int { return a.full + a.size - len(a.free) }

// new returns n words of capacity n, not zeroed.
func (a *wordArena) new(n int) []uint32 {
	if n > len(a.free) {
		a.grow(n)
	}
	w := a.free[:n:n]
	a.free = a.free[n:]
	return w
}

// grow begins a chunk with room for n words at least.
func (a *wordArena) grow(n int) {
	a.full = a.made()
	if a.full+n > a.limit {
		panic(&LimitError{"operand words", a.limit})
	}
	a.free = make([]uint32, max(n, min(max(2*len(a.chunk), 256), 1<<16)))
	if len(a.free) > len(a.chunk) {
		a.chunk = a.free
	}
	a.free = a.free[:min(len(a.free), a.limit-a.full)]
	a.size = len(a.free)
}

// copy returns a copy of words.
func (a *wordArena) copy(words []uint32) []uint32 {
	c := a.new(len(words))
	copy(c, words)
	return c
}

// memory is what a module is made of. It passes from module to module through a pool.
type memory struct {
	ids         []idInfo
	maxIDs      int
	steps       int // that were spent, see [Module.Spend]
	maxSteps    int
	insts       arena[Inst]
	blocks      arena[Block]
	words       wordArena
	positions   []Position
	decorations decorationIndex
	names       nameIndex
	interned    internTable
	named       []uint32 // ids in names and decorations that were read, which are defined further on
	tables      []*Table // that nobody has borrowed
}

var memories = sync.Pool{New: func() any { return new(memory) }}

// newMemory returns empty memory with room for bound ids, insts instructions and blocks blocks.
func newMemory(bound, insts, blocks int) *memory {
	mem := memories.Get().(*memory)
	if bound > cap(mem.ids) {
		mem.ids = make([]idInfo, bound, bound+bound/4+64)
	} else {
		mem.ids = mem.ids[:bound]
		clear(mem.ids)
	}
	mem.maxIDs, mem.steps, mem.maxSteps = math.MaxInt, 0, math.MaxInt
	mem.insts.reserve(insts + insts/8)
	mem.blocks.reserve(blocks)
	mem.words.reset()
	mem.positions = append(mem.positions[:0], Position{})
	mem.named = mem.named[:0]
	mem.decorations.valid = false
	mem.names.valid = false
	mem.interned.valid = false
	return mem
}

// Release gives the module's memory to a module that is read later. Neither the module nor anything that
// came from it, binaries that it wrote aside, may be used any more. To call it is never necessary; with it a
// batch of modules makes little garbage.
func (m *Module) Release() {
	if m.memory != nil {
		m.forgetTypeUses()
		m.forgetDefined()
		memories.Put(m.memory)
		m.memory = nil
	}
}

// Table maps ids to numbers for the time of one step over a module: an array that is borrowed from the
// module, so that a pass over a small function does not pay for all ids. An id that was not set has 0.
type Table struct {
	m      *Module
	epoch  uint32
	values []tableEntry
}

// tableEntry holds a value that counts while its epoch is the table's.
type tableEntry struct {
	epoch uint32
	value int32
}

// NewTable borrows an empty table. Release it. Constant time, once the module has as many tables as are
// used at a time.
func (m *Module) NewTable() *Table {
	var t *Table
	if n := len(m.tables); n > 0 {
		t = m.tables[n-1]
		m.tables = m.tables[:n-1]
	} else {
		t = &Table{}
	}
	t.m = m
	t.epoch++
	if t.epoch == 0 { // after 2^32 uses
		clear(t.values)
		t.epoch = 1
	}
	t.grow(len(m.ids))
	return t
}

// Release gives the table back.
func (t *Table) Release() { t.m.tables = append(t.m.tables, t) }

func (t *Table) grow(n int) {
	if n > len(t.values) {
		grown := make([]tableEntry, n+n/4)
		copy(grown, t.values)
		t.values = grown
	}
}

// Get returns the number of id, 0 if none was set.
func (t *Table) Get(id ID) int32 {
	if int(id) < len(t.values) {
		if e := &t.values[id]; e.epoch == t.epoch {
			return e.value
		}
	}
	return 0
}

// Set gives id a number.
func (t *Table) Set(id ID, v int32) {
	if int(id) >= len(t.values) {
		t.grow(int(id) + 1)
	}
	t.values[id] = tableEntry{t.epoch, v}
}
