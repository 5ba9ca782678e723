package compare

import "testing"

// TestHoldAll: accesses are matched where some way to match them exists, also where the first element that holds one is
// needed by another.
func TestHoldAll(t *testing.T) {
	of := func(semantics ...uint32) (list []ordering) {
		for _, bits := range semantics {
			list = append(list, ordering{semantics: [2]uint32{bits}})
		}
		return list
	}
	for _, c := range []struct {
		have, want []ordering
		holds      bool
	}{
		{of(1, 2), of(2, 1), true},
		{of(3, 5), of(1, 2), true}, // 1 has to be held by 5
		{of(7, 3, 5), of(1, 2, 4), true},
		{of(3, 4), of(1, 2), false},
		{of(3), of(1, 2), false},
		{of(3, 3, 12), of(1, 2, 1), false},
	} {
		have := append([]ordering{}, c.have...)
		if got := holdAll(have, c.want); got != c.holds {
			t.Errorf("%v and %v: %t", c.have, c.want, got)
		}
	}
}
