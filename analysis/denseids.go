package analysis

import (
	"iter"
	"math/bits"
	"slices"

	"hone/ir"
)

// DenseIDs gives the ids that a function defines or uses numbers from 0 on, so that what is known of each of them can
// stand in an array: by the module's ids a fact that is kept for each of many functions would take the product of both
// in memory. Linear.
var DenseIDs = &FunctionFact[*DenseIDMap]{Name: "numbers", DependsOn: OnCode,
	Compute: func(c *Cache, f *ir.Function) *DenseIDMap { return newDenseIDMap(c.module, f) }}

// DenseIDMap maps the ids of a function to numbers and back.
type DenseIDMap struct {
	ids     []ir.ID
	defined int
	slots   []int32 // 1 + number, 0 for an empty slot: a hash table with linear probing, at most half full
	width   uint8   // of the number of slots, in bits
}

func newDenseIDMap(m *ir.Module, f *ir.Function) *DenseIDMap {
	n := &DenseIDMap{}
	seen := m.NewTable()
	defer seen.Release()
	add := func(id ir.ID) {
		if seen.Get(id) == 0 {
			seen.Set(id, 1)
			n.ids = append(n.ids, id)
		}
	}
	for _, p := range f.Params {
		add(p.Result)
	}
	for in := range f.Insts() {
		if in.Result != 0 {
			add(in.Result)
		}
	}
	n.defined = len(n.ids)
	for in := range f.Insts() {
		for _, id := range in.IDs() {
			add(id)
		}
	}
	n.width = uint8(bits.Len(uint(2 * len(n.ids))))
	n.slots = make([]int32, 1<<n.width)
	for i, id := range n.ids {
		at := n.hash(id)
		for n.slots[at] != 0 {
			at = n.after(at)
		}
		n.slots[at] = int32(i + 1)
	}
	return n
}

// hash returns the slot where the search for an id begins. Ids that are near each other are so in the table.
func (n *DenseIDMap) hash(id ir.ID) uint32 {
	high := uint32(id) >> n.width * 0x9E3779B1 // Knuth, "The Art of Computer Programming" 3, section 6.4
	return (uint32(id) + high) & uint32(len(n.slots)-1)
}

func (n *DenseIDMap) after(at uint32) uint32 { return (at + 1) & uint32(len(n.slots)-1) }

// Len returns how many ids there are.
func (n *DenseIDMap) Len() int { return len(n.ids) }

// Defined returns how many of the ids the function defines. They come first, in the order of the function: parameters,
// then labels and results. The rest are types, constants, variables and functions that its instructions name.
func (n *DenseIDMap) Defined() int { return n.defined }

// ID returns the id with a number.
func (n *DenseIDMap) ID(number int) ir.ID { return n.ids[number] }

// Of returns the number of an id, -1 for one that the function does not name. Constant time.
func (n *DenseIDMap) Of(id ir.ID) int {
	for at := n.hash(id); n.slots[at] != 0; at = n.after(at) {
		if i := n.slots[at] - 1; n.ids[i] == id {
			return int(i)
		}
	}
	return -1
}

// lists holds a list of items for each of the keys 0 to n-1, in one array: compressed sparse rows.
type lists[T comparable] struct {
	start []int32 // n+1 indices into items
	items []T
}

// group makes the lists of what pairs yields, in its order. It goes through the pairs twice.
func group[T comparable](n int, pairs iter.Seq2[int, T]) lists[T] {
	start := make([]int32, n+2)
	for key := range pairs {
		start[key+2]++
	}
	for i := range n {
		start[i+2] += start[i+1]
	}
	items := make([]T, start[n+1])
	for key, item := range pairs {
		items[start[key+1]] = item
		start[key+1]++
	}
	return lists[T]{start[:n+1], items}
}

// of returns the list of a key, nil for one that is not below n.
func (l *lists[T]) of(key int) []T {
	if uint(key) >= uint(len(l.start)-1) {
		return nil
	}
	return l.items[l.start[key]:l.start[key+1]:l.start[key+1]]
}

// same reports whether two have the same lists.
func (l *lists[T]) same(other *lists[T]) bool {
	return slices.Equal(l.start, other.start) && slices.Equal(l.items, other.items)
}
