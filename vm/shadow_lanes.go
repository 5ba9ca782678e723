package vm

import "math/bits"

// shades says which registers or cells have a shadow. In a run without shadows that is one bit for each lane: whether the value is undefined.
type shades struct {
	lanes   []uint64   // by register or cell: lanes that have a shadow
	details [][]Shadow // by register or cell, and by lane, where a lane has or had one; nil in a run without shadows
}

func newShades(n int, track bool) shades {
	t := shades{lanes: make([]uint64, n)}
	if track {
		t.details = make([][]Shadow, n)
	}
	return t
}

// at returns the shadow of a lane. In a run without shadows that has all bits.
func (t *shades) at(k, lane int) Shadow {
	if t.lanes[k]>>lane&1 == 0 {
		return Shadow{}
	}
	if t.details == nil {
		return allUndefined
	}
	return t.details[k][lane]
}

// put sets the shadow of a lane.
func (t *shades) put(k, lane int, shadow Shadow) {
	if shadow == (Shadow{}) {
		t.lanes[k] &^= 1 << lane
		return
	}
	t.lanes[k] |= 1 << lane
	if t.details != nil {
		if t.details[k] == nil {
			t.details[k] = make([]Shadow, 64)
		}
		t.details[k][lane] = shadow
	}
}

// set says which lanes of a mask are undefined, in a run without shadows.
func (t *shades) set(k int, undefined, mask uint64) {
	t.lanes[k] = t.lanes[k]&^mask | undefined&mask
}

// fill sets the lanes of a mask: all bits are undefined where some says so, the others are determined.
func (t *shades) fill(k int, undefined, mask uint64) {
	t.set(k, undefined, mask)
	if t.details != nil {
		for m := undefined & mask; m != 0; m &= m - 1 {
			t.put(k, bits.TrailingZeros64(m), allUndefined)
		}
	}
}

// copy sets the lanes of a mask to those of a row of another table.
func (t *shades) copy(k int, from *shades, j int, mask uint64) {
	there := from.lanes[j] & mask
	t.set(k, there, mask)
	if t.details != nil {
		for m := there; m != 0; m &= m - 1 {
			lane := bits.TrailingZeros64(m)
			t.put(k, lane, from.details[j][lane])
		}
	}
}
