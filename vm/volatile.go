package vm

// Volatile memory may change at any time, by what the shader knows nothing of, so each access counts and none may be left out, doubled or
// joined with another. In a run with shadows it does change: the nth volatile access of an invocation flips the lowest three
// bits of what it loads as n does. The first finds what is there. So a pass that joins two loads, or moves them, makes other results; and the
// number of accesses is a result itself.

// volatileAccess counts an access of an invocation to Volatile memory, and returns which bits of it have changed.
func (t *tracker) volatileAccess(invocation uint32) uint64 {
	n := t.volatile[invocation]
	t.volatile[invocation]++
	if t.steady {
		return 0
	}
	return uint64(n % 8)
}
