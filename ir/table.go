package ir

// Table maps ids to numbers for the time of one step over a module: an array that is borrowed from the
// module, so that a pass over a small function does not pay for all ids. An id that was not set has 0.
type Table struct {
	m      *Module
	values []int32
	set    []ID
}

// NewTable borrows an empty table. Release it.
func (m *Module) NewTable() *Table {
	var t *Table
	if n := len(m.tables); n > 0 {
		t = m.tables[n-1]
		m.tables = m.tables[:n-1]
	} else {
		t = &Table{m: m}
	}
	t.grow(len(m.ids))
	return t
}

// Release gives the table back. Cost: linear in the number of ids that were set.
func (t *Table) Release() {
	for _, id := range t.set {
		t.values[id] = 0
	}
	t.set = t.set[:0]
	t.m.tables = append(t.m.tables, t)
}

func (t *Table) grow(n int) {
	if n > len(t.values) {
		grown := make([]int32, n+n/4)
		copy(grown, t.values)
		t.values = grown
	}
}

// Get returns the number of id, 0 if none was set.
func (t *Table) Get(id ID) int32 {
	if int(id) >= len(t.values) {
		return 0
	}
	return t.values[id]
}

// Set gives id a number.
func (t *Table) Set(id ID, v int32) {
	if int(id) >= len(t.values) {
		t.grow(int(id) + 1)
	}
	if t.values[id] == 0 {
		t.set = append(t.set, id)
	}
	t.values[id] = v
}
