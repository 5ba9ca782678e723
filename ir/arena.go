package ir

// arena hands out zeroed values of one type from chunks. Values are never given back.
type arena[T any] struct {
	free []T
	size int // of the last chunk
}

// reserve makes room for n values in one chunk.
func (a *arena[T]) reserve(n int) { a.free = make([]T, n) }

func (a *arena[T]) new() *T {
	if len(a.free) == 0 {
		a.size = min(max(2*a.size, 32), 4096)
		a.free = make([]T, a.size)
	}
	v := &a.free[0]
	a.free = a.free[1:]
	return v
}

// wordArena hands out operand words.
type wordArena struct {
	free []uint32
	size int
}

// new returns n words of capacity n, not zeroed beyond their first use.
func (a *wordArena) new(n int) []uint32 {
	if n > len(a.free) {
		a.size = min(max(2*a.size, 64), 1<<16)
		a.free = make([]uint32, max(n, a.size))
	}
	w := a.free[:n:n]
	a.free = a.free[n:]
	return w
}

// copy returns a copy of words.
func (a *wordArena) copy(words []uint32) []uint32 {
	c := a.new(len(words))
	copy(c, words)
	return c
}
