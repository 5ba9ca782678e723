package shadow

import "math/bits"

// Table says which registers or cells have a shadow. In a run without shadows that is one bit for each lane: whether
// the value is undefined.
type Table struct {
	Lanes   []uint64   // by register or cell: lanes that have a shadow
	Details [][]Shadow // by register or cell, and by lane, where a lane has or had one; nil in a run without shadows
	origins [][]Origin // likewise: what the shadow comes from
	from    func(lanes uint64, to []Origin)
	lanes   int    // of a row
	all     uint64 // the mask of these lanes: masks that are passed may have more
}

// Origin says where what is undetermined of a value comes from, as indices in code.Program.Places, 1 more than these: 0
// is not known. It is for who reads of it, and decides nothing.
type Origin struct {
	Value  int32 // the first instruction with an undetermined result
	Branch int32 // which led the invocation where nothing is determined any more; 0 where it is
}

// NewTable returns a table of a number of lanes for n registers or cells. The function from gives the origins of
// shadows that are put there, by lane.
func NewTable(n, lanes int, track bool, from func(lanes uint64, to []Origin)) Table {
	t := Table{Lanes: make([]uint64, n), from: from, lanes: lanes, all: ^uint64(0) >> (64 - lanes)}
	if track {
		t.Details, t.origins = make([][]Shadow, n), make([][]Origin, n)
	}
	return t
}

// Origin returns what the shadow of a lane comes from.
func (t *Table) Origin(k, lane int) Origin {
	if t.Lanes[k]>>lane&1 == 0 || t.origins == nil || t.origins[k] == nil {
		return Origin{}
	}
	return t.origins[k][lane]
}

// SetOrigin says what the shadow of a lane comes from, if it has one.
func (t *Table) SetOrigin(k, lane int, from Origin) {
	if t.Lanes[k]>>lane&1 != 0 && t.Details != nil && from != (Origin{}) {
		t.origins[k][lane] = from
	}
}

// At returns the shadow of a lane. In a run without shadows that has all bits.
func (t *Table) At(k, lane int) Shadow {
	if t.Lanes[k]>>lane&1 == 0 {
		return Shadow{}
	}
	if t.Details == nil {
		return AllUndefined
	}
	return t.Details[k][lane]
}

// Undefined reports whether a lane, which has a shadow, has undefined bits.
func (t *Table) Undefined(k, lane int) bool {
	return t.Details == nil || t.Details[k][lane].Undefined != 0
}

// Put sets the shadow of a lane.
func (t *Table) Put(k, lane int, shadow Shadow) {
	if shadow.Determined() {
		t.Lanes[k] &^= 1 << lane
		return
	}
	if t.Details == nil {
		t.Lanes[k] |= 1 << lane
		return
	}
	t.Lanes[k] |= 1 << lane
	details, origins := t.row(k)
	details[lane] = shadow
	t.from(1<<lane, origins)
}

// PutFrom sets the shadow of a lane, which is not empty, in a run with shadows, and says what it comes from.
func (t *Table) PutFrom(k, lane int, shadow Shadow, from Origin) {
	t.Lanes[k] |= 1 << lane
	details, origins := t.row(k)
	details[lane], origins[lane] = shadow, from
}

// row returns the details of a register or cell, which it makes at first.
func (t *Table) row(k int) ([]Shadow, []Origin) {
	if t.Details[k] == nil {
		t.Details[k], t.origins[k] = make([]Shadow, t.lanes), make([]Origin, t.lanes)
	}
	return t.Details[k], t.origins[k]
}

// Set says which lanes of a mask are undefined, in a run without shadows.
func (t *Table) Set(k int, undefined, mask uint64) {
	t.Lanes[k] = t.Lanes[k]&^mask | undefined&mask&t.all
}

// Fill sets the lanes of a mask: all bits are undefined where some says so, the others are determined.
func (t *Table) Fill(k int, undefined, mask uint64) {
	t.Set(k, undefined, mask)
	undefined &= mask & t.all
	if t.Details == nil || undefined == 0 {
		return
	}
	details, origins := t.row(k)
	t.from(undefined, origins)
	for ; undefined != 0; undefined &= undefined - 1 {
		details[bits.TrailingZeros64(undefined)] = AllUndefined
	}
}

// Copy sets the lanes of a mask to those of a row of another table.
func (t *Table) Copy(k int, from *Table, j int, mask uint64) {
	there := from.Lanes[j] & mask
	t.Set(k, there, mask)
	if t.Details == nil || there == 0 {
		return
	}
	details, origins := t.row(k)
	otherDetails, otherOrigins := from.Details[j], from.origins[j]
	for ; there != 0; there &= there - 1 {
		lane := bits.TrailingZeros64(there)
		details[lane], origins[lane] = otherDetails[lane], otherOrigins[lane]
	}
}
