package analysis

import (
	"iter"
	"slices"
)

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
