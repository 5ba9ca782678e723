package inputs

import (
	"fmt"
	"math"
	"math/big"
	"strconv"
	"strings"

	"hone/fold"
	"hone/vm/layout"
)

// numberType is a type of the numbers in a buffer.
type numberType struct {
	name   string
	width  int // in bits
	signed bool
	format fold.Format // of floats; the zero value for integers
}

// numberTypes are the types that inputs name.
var numberTypes = []numberType{
	{name: "i8", width: 8, signed: true}, {name: "i16", width: 16, signed: true}, {name: "i32", width: 32, signed: true}, {name: "i64", width: 64, signed: true},
	{name: "u8", width: 8}, {name: "u16", width: 16}, {name: "u32", width: 32}, {name: "u64", width: 64},
	{name: "e4m3", width: 8, format: fold.E4M3}, {name: "e5m2", width: 8, format: fold.E5M2},
	{name: "f16", width: 16, format: fold.Float16}, {name: "bf16", width: 16, format: fold.BFloat16},
	{name: "f32", width: 32, format: fold.Float32}, {name: "f64", width: 64, format: fold.Float64},
}

// bytesType is that of bytes that have no other.
var bytesType = numberType{name: "u8", width: 8}

// typeNames lists the types.
func typeNames() string {
	var names []string
	for _, t := range numberTypes {
		names = append(names, t.name)
	}
	return strings.Join(names, ", ")
}

// numberTypeNamed returns the type of a name.
func numberTypeNamed(name string) (numberType, bool) {
	for _, t := range numberTypes {
		if t.name == name {
			return t, true
		}
	}
	return numberType{}, false
}

// numberTypeOf returns the type of a scalar of a buffer. An address is an unsigned number.
func numberTypeOf(l *layout.Type) numberType {
	for _, t := range numberTypes {
		if t.width == l.Width && t.signed == l.Signed && t.format == l.Format {
			return t
		}
	}
	return numberType{name: fmt.Sprintf("bits%d", l.Width), width: l.Width}
}

func (t numberType) isFloat() bool { return t.format != fold.Format{} }

// digits is how many hexadecimal digits give all bits.
func (t numberType) digits() int { return t.width / 4 }

// parse returns the bits of a number as a user writes it. A float is rounded to nearest, once. Hexadecimal digits
// without an exponent are the bits of a float, all of them; so are they of a signed integer where they are as many.
func (t numberType) parse(text string) (uint64, error) {
	hex, isHex := strings.CutPrefix(strings.ToLower(text), "0x")
	switch {
	case isHex && t.isFloat() && !strings.ContainsRune(hex, 'p'):
		if len(hex) != t.digits() {
			return 0, fmt.Errorf("%s: the bits of an %s have %d digits", text, t.name, t.digits())
		}
		v, err := strconv.ParseUint(hex, 16, t.width)
		if err != nil {
			return 0, fmt.Errorf("%q is no number", text)
		}
		return v, nil
	case t.isFloat():
		return t.parseFloat(text)
	case isHex:
		v, err := strconv.ParseUint(hex, 16, t.width)
		if err != nil {
			return 0, t.wrong(text, err)
		}
		return v, nil
	case t.signed:
		v, err := strconv.ParseInt(text, 10, t.width)
		return uint64(v) & fold.Mask(t.width), t.wrong(text, err)
	}
	v, err := strconv.ParseUint(text, 10, t.width)
	if err != nil && strings.HasPrefix(text, "-") {
		if _, negative := strconv.ParseInt(text, 10, 64); negative == nil {
			return 0, fmt.Errorf("%s is below 0, and the type is %s", text, t.name)
		}
	}
	return v, t.wrong(text, err)
}

// wrong words the error of a conversion.
func (t numberType) wrong(text string, err error) error {
	if err == nil {
		return nil
	}
	if n, ok := err.(*strconv.NumError); ok && n.Err == strconv.ErrRange {
		return fmt.Errorf("%s is out of the range of %s", text, t.name)
	}
	if _, err := strconv.ParseFloat(text, 64); err == nil {
		return fmt.Errorf("%s is no whole number, and the type is %s", text, t.name)
	}
	return fmt.Errorf("%q is no number", text)
}

// whole returns the bits of a whole number.
func (t numberType) whole(v int64) (uint64, error) {
	switch {
	case t.isFloat():
		return t.finite(t.format.FromInt(uint64(max(v, -v)), v < 0, fold.Mode{}), strconv.FormatInt(v, 10))
	case v < 0 && !t.signed, t.signed && fold.Signed(uint64(v)&fold.Mask(t.width), t.width) != v, !t.signed &&
		uint64(v) > fold.Mask(t.width):
		return t.parse(strconv.FormatInt(v, 10)) // for what it says
	}
	return uint64(v) & fold.Mask(t.width), nil
}

func (t numberType) parseFloat(text string) (uint64, error) {
	switch strings.ToLower(strings.TrimLeft(text, "+-")) {
	case "nan":
		v := t.format.NaN()
		if strings.HasPrefix(text, "-") {
			v |= t.format.SignBit()
		}
		return v, nil
	case "inf", "infinity":
		return t.format.FromFloat64(math.Inf(1-2*strings.Count(text[:1], "-")), fold.Mode{}), nil
	}
	// strconv rounds to 32 and 64 bits. For others the number is cut off to 53 bits, with the last bit set if that lost
	// anything: rounding that to the format rounds the number once.
	x, err := strconv.ParseFloat(text, max(t.width, 32))
	if err != nil && math.IsInf(x, 0) {
		return t.finite(t.format.FromFloat64(x, fold.Mode{}), text)
	}
	if err != nil {
		return 0, fmt.Errorf("%q is no number", text)
	}
	if t.width < 32 && x != 0 {
		if cut, _, err := big.ParseFloat(strings.ReplaceAll(text, "_", ""), 0, 53, big.ToZero); err == nil {
			bits := math.Float64bits(x)
			if y, _ := cut.Float64(); y != 0 && !math.IsInf(y, 0) {
				bits = math.Float64bits(y)
			}
			if cut.Acc() != big.Exact {
				bits |= 1
			}
			x = math.Float64frombits(bits)
		}
	}
	return t.finite(t.format.FromFloat64(x, fold.Mode{}), text)
}

// finite returns a float that was rounded, or that it is too large: an infinity is written as one.
func (t numberType) finite(v uint64, text string) (uint64, error) {
	if t.format.IsInf(v) {
		return 0, fmt.Errorf("%s is out of the range of %s, which ends at %s; an infinity is written inf", text, t.name,
			t.format.Text(t.format.Max()))
	}
	return v, nil
}

// text returns a number as parse reads it, with as few digits as say which it is. NaNs with other bits than operations
// give are written as these.
func (t numberType) text(bits uint64) string {
	switch {
	case t.isFloat():
		return t.format.Text(bits)
	case t.signed:
		return strconv.FormatInt(fold.Signed(bits, t.width), 10)
	}
	return strconv.FormatUint(bits, 10)
}
