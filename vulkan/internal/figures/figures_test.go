package figures

import (
	"math"
	"strings"
	"testing"
	"time"
)

func TestGeometricMean(t *testing.T) {
	if got := GeometricMean([]float64{0.5, 2, 8}); math.Abs(got-2) > 1e-12 {
		t.Errorf("%v, want 2", got)
	}
}

func TestReport(t *testing.T) {
	var b strings.Builder
	report := map[string]float64{"us": Microseconds(1500 * time.Nanosecond)}
	if err := WriteJSON(&b, report); err != nil || b.String() != "{\n \"us\": 1.5\n}\n" {
		t.Errorf("%q, %v", b.String(), err)
	}
}
