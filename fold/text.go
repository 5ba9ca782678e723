package fold

import (
	"fmt"
	"math"
	"strconv"
)

// Text returns a number with as few decimal digits as tell it from others of the format when it is rounded to nearest,
// "inf" or "-inf", and "nan" for what [Format.NaN] returns. Another NaN is its bits: "0x7fc00001".
func (f Format) Text(v uint64) string {
	switch {
	case f.IsNaN(v) && v == f.NaN():
		return "nan"
	case f.IsNaN(v):
		return fmt.Sprintf("0x%0*x", f.Width/4, v)
	case f.IsInf(v) && v&f.SignBit() != 0:
		return "-inf"
	case f.IsInf(v):
		return "inf"
	}
	x := f.ToFloat64(v)
	form := byte('e')
	if a := math.Abs(x); a == 0 || a >= 1e-4 && a < 1e9 {
		form = 'f'
	}
	if f.Width >= 32 {
		return strconv.FormatFloat(x, form, -1, f.Width)
	}
	if x == math.Trunc(x) && form == 'f' {
		return strconv.FormatFloat(x, 'f', 0, 64)
	}
	for digits := 1; ; digits++ { // at most 5
		s := strconv.FormatFloat(x, 'e', digits-1, 64)
		short, err := strconv.ParseFloat(s, 64)
		if err == nil && f.FromFloat64(short, Mode{}) == v || digits == 17 {
			return strconv.FormatFloat(short, form, -1, 64)
		}
	}
}
