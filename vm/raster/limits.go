package raster

import (
	"math"
	"sort"

	"hone/fold"
	"hone/vm"
	"hone/vm/layout"
)

// anything are the limits of what nothing is known of.
var anything = fold.Interval{Low: math.Inf(-1), High: math.Inf(1)}

// limits are what a run knows of what its fragments passed on; nil for nothing is asked.
type limits struct {
	stores                 []vm.Store // to the output that is the picture, by offset
	undefined, unspecified []uint64   // fragments of which it is not known what they should do, as sets of bits
}

// limits returns what a run of fragments knows.
func (d *drawing) limits(r *vm.Result) *limits {
	if d.Inputs.Track == nil {
		return nil
	}
	l := &limits{undefined: r.Undefined, unspecified: r.Unspecified}
	slot := layout.Slot{Kind: layout.Output, Binding: d.Location}
	for _, s := range r.Stores {
		if s.Slot == slot && s.Region < 0 {
			l.stores = append(l.stores, s)
		}
	}
	return l
}

// undetermined reports whether it is not known what a fragment should do.
func (l *limits) undetermined(i int) bool {
	return l != nil && (l.undefined[i/64]|l.unspecified[i/64])>>(i%64)&1 != 0
}

// of returns the limits of a component of fragment i that is stored at an offset and has a value.
func (l *limits) of(i, offset int, value float64) fold.Interval {
	if l.undetermined(i) {
		return anything
	}
	k := sort.Search(len(l.stores), func(k int) bool { return l.stores[k].Offset >= offset })
	if k == len(l.stores) || l.stores[k].Offset != offset {
		return fold.Point(value) // nothing was stored: it is what was there
	}
	switch s := &l.stores[k].Shadow; {
	case s.Undefined == 0 && s.Unspecified == 0:
		return fold.Point(value)
	case s.Undefined == 0 && s.Bounded:
		return s.Interval
	}
	return anything
}
