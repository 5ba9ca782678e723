// Package figures has the parts that reports of measurements share.
package figures

import (
	"encoding/json"
	"errors"
	"io"
	"math"
	"time"
)

// ErrLate is the failure of measurements that were not begun before their deadline.
var ErrLate = errors.New("the time was up")

// GeometricMean returns the geometric mean of ratios above 0, of which there must be some.
func GeometricMean(ratios []float64) float64 {
	var logs float64
	for _, r := range ratios {
		logs += math.Log(r)
	}
	return math.Exp(logs / float64(len(ratios)))
}

// Microseconds returns a duration as the number that reports print.
func Microseconds(d time.Duration) float64 { return float64(d.Nanoseconds()) / 1000 }

// WriteJSON writes a report for programs.
func WriteJSON(w io.Writer, report any) error {
	e := json.NewEncoder(w)
	e.SetIndent("", " ")
	return e.Encode(report)
}
