package execute

import (
	"math"
	"testing"

	"hone/vm/internal/shadow"
)

// TestBesideFloat: of what is read of a normalized format only the ends are exact.
func TestBesideFloat(t *testing.T) {
	for _, v := range []float32{0, 1, -1} {
		if s := besideFloat(uint64(math.Float32bits(v))); s != (shadow.Shadow{}) {
			t.Errorf("%v: %+v", v, s)
		}
	}
	s := besideFloat(uint64(math.Float32bits(0.2)))
	low, high := float64(math.Nextafter32(0.2, 0)), float64(math.Nextafter32(0.2, 1))
	if !s.Bounded || s.Interval.Low != low || s.Interval.High != high {
		t.Errorf("0.2: %+v", s)
	}
}
