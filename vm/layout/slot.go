package layout

import (
	"cmp"
	"fmt"
)

// Slot is where a buffer is bound.
type Slot struct {
	Set, Binding uint32
	Element      uint32 // of an array of descriptors; one of several dimensions is counted row by row
}

func (s Slot) String() string {
	if s.Element > 0 {
		return fmt.Sprintf("%d.%d[%d]", s.Set, s.Binding, s.Element)
	}
	return fmt.Sprintf("%d.%d", s.Set, s.Binding)
}

// CompareSlots orders slots by set, binding and element.
func CompareSlots(x, y Slot) int {
	return cmp.Or(cmp.Compare(x.Set, y.Set), cmp.Compare(x.Binding, y.Binding), cmp.Compare(x.Element, y.Element))
}

// Region is memory with an address.
type Region struct {
	Address uint64
	Data    []byte // read and written in place
}
