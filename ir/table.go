package ir

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
