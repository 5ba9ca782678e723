package inputs

import (
	"encoding/hex"
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"
	"unicode"

	"hone/fold"
	"hone/internal/wording"
)

// MaxBytes is how many bytes a list may become.
const MaxBytes = 1 << 30

// item is part of a list of numbers: one number, a number several times, or numbers at equal distances.
type item struct {
	text  string     // as it stands in the list
	typ   numberType // of its numbers; the zero value for that of the place where each goes
	file  *listFile
	at    int // where it begins there
	count int
	span  *span // of a range; nil for others
	// of random numbers; nil for others
	random *random
}

// span is a range of numbers.
type span struct {
	whole    bool
	from, by int64   // of whole numbers
	start    float64 // of others
	step     float64
}

// listFile is a file that holds a list.
type listFile struct {
	name, text string // of the file, and of the list
	// lines of the file before the list, columns before each of its lines, and more of them before the first
	line, indent, skip int
	inputs             bool // it is the file of inputs
}

// placedError is an error with its place in the file of inputs, which the place of its entry would only repeat.
type placedError struct {
	place string
	err   error
}

func (e *placedError) Error() string { return e.place + e.err.Error() }
func (e *placedError) Unwrap() error { return e.err }

// numberList reads the numbers of a list one by one. The type of each is that of the place where it goes.
type numberList struct {
	items []item
	at    int // in items
	k     int // in the item

	last     int // 1 + the item whose value, as a number of lastType, is lastBits
	lastType numberType
	lastBits uint64
}

// listParser splits lists: items with commas, semicolons or white space between them, "#" and what follows it in the
// line left out. An item is a number, VALUE*COUNT, FROM..TO or FROM..TO:STEP, where TO is the last number if it is
// reached; FROM..TO:randomSEED*COUNT for random numbers; or @FILE for a list in a file. Where numbers have a type,
// TYPE: before an item is that of what follows, and zero:BYTES and hex:DIGITS are items, too.
type listParser struct {
	open func(name string) (string, error) // gives the text of a file
	// of the numbers that come next; the zero value for that of the place where each goes
	typ numberType
}

// parse splits a text. file is the one that it is of, nil for none.
func (p *listParser) parse(text string, file *listFile) ([]item, error) {
	var items []item
	wanted := true // nothing stands since the last comma or semicolon
	for i := 0; i < len(text); {
		switch c := text[i]; {
		case c == '#':
			n := strings.IndexByte(text[i:], '\n')
			if n < 0 {
				return items, nil
			}
			i += n
		case c == ',' || c == ';':
			if wanted {
				gap := item{file: file, at: i}
				return nil, gap.wrong(fmt.Errorf("%s: a number is missing before this %q", abbreviated(text[i:]), c))
			}
			wanted = true
			i++
		case isSeparator(c):
			i++
		default:
			wanted = false
			end := i
			for end < len(text) && !isSeparator(text[end]) && text[end] != '#' {
				end++
			}
			it := item{text: text[i:end], file: file, at: i}
			i = end
			if name, ok := strings.CutPrefix(it.text, "@"); ok && (file == nil || file.inputs) {
				inner, err := p.open(name)
				if err != nil {
					return nil, err
				}
				list, err := p.parse(inner, &listFile{name: shownFile(name), text: inner})
				if err != nil {
					return nil, err
				}
				items = append(items, list...)
				continue
			}
			var err error
			if items, err = p.item(items, it); err != nil {
				return nil, it.wrong(err)
			}
		}
	}
	return items, nil
}

// item appends what the text of an item says.
func (p *listParser) item(items []item, it item) ([]item, error) {
	kind, rest, ok := strings.Cut(it.text, ":")
	t, isType := numberTypeNamed(kind)
	if ok = ok && (isType || kind == "zero" || kind == "hex"); ok && p.typ.name == "" {
		return nil, fmt.Errorf("%s: a type is for lists that begin with one, and not for values: or @", it.text)
	}
	it.typ, it.count = p.typ, 1
	switch {
	case ok && isType:
		p.typ, it.typ = t, t
		if it.text = rest; rest == "" {
			return items, nil
		}
	case ok && kind == "zero":
		n, err := parseZero(rest)
		it.typ, it.text, it.count = bytesType, "0", n
		return append(items, it), err
	case ok:
		data, err := parseHex(rest)
		it.typ = bytesType
		for _, b := range data {
			it.text = strconv.Itoa(int(b))
			items = append(items, it)
		}
		return items, err
	}
	err := it.parse()
	return append(items, it), err
}

// parseZero reads how many bytes are 0.
func parseZero(text string) (int, error) {
	n, err := strconv.ParseUint(text, 0, 64)
	switch {
	case errors.Is(err, strconv.ErrRange) || n > MaxBytes:
		return 0, fmt.Errorf("zero:%s: a buffer may have %s bytes", text, wording.Grouped(MaxBytes))
	case err != nil:
		return 0, fmt.Errorf("zero:%s: want a number of bytes, such as zero:1024", text)
	}
	return int(n), nil
}

// parseHex reads bytes, with white space between their digits or without.
func parseHex(text string) ([]byte, error) {
	digits := strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) {
			return -1
		}
		return r
	}, text)
	data, err := hex.DecodeString(digits)
	if err != nil {
		return nil, fmt.Errorf("hex:%s: two hexadecimal digits make a byte", abbreviated(text))
	}
	return data, nil
}

// wrong adds to an error where the item stands in a file.
func (it *item) wrong(err error) error {
	if it.file == nil {
		return err
	}
	f := it.file
	before := f.text[:it.at]
	line, column := strings.Count(before, "\n"), it.at-strings.LastIndexByte(before, '\n')+f.indent
	if line == 0 {
		column += f.skip
	}
	place := fmt.Sprintf("%s:%d:%d: ", f.name, f.line+1+line, column)
	if f.inputs {
		return &placedError{place, err}
	}
	return fmt.Errorf("%s%w", place, err)
}

func isSeparator(c byte) bool {
	switch c {
	case ' ', '\t', '\n', '\r', '\v', '\f', ',', ';':
		return true
	}
	return false
}

// parse splits the text of an item. Whether numbers are in the range of a type shows when they are used.
func (it *item) parse() error {
	it.count = 1
	if bounds, rest, ok := strings.Cut(it.text, ":"+randomWord); ok {
		from, to, _ := strings.Cut(bounds, "..")
		return it.parseRandom(from, to, rest)
	}
	if _, times, ok := strings.Cut(it.text, "*"); ok {
		n, err := strconv.ParseUint(times, 10, 64)
		if errors.Is(err, strconv.ErrRange) || err == nil && n > MaxBytes {
			return fmt.Errorf("%s: more than %s numbers", it.text, wording.Grouped(MaxBytes))
		}
		if err != nil {
			return fmt.Errorf("%s: how many times is not said by %q", it.text, times)
		}
		it.count = int(n)
		return nil
	}
	from, rest, ok := strings.Cut(it.text, "..")
	if !ok {
		return nil
	}
	to, step, stepped := strings.Cut(rest, ":")
	if !stepped {
		step = "1"
	}
	a, err1 := parseWhole(from)
	b, err2 := parseWhole(to)
	by, err3 := parseWhole(step)
	if errors.Join(err1, err2, err3) == nil {
		if !stepped && a > b {
			by = -1
		}
		it.span = &span{whole: true, from: a, by: by}
		return it.countWhole(a, b, by)
	}
	x, err1 := strconv.ParseFloat(from, 64)
	y, err2 := strconv.ParseFloat(to, 64)
	d, err3 := strconv.ParseFloat(step, 64)
	if errors.Join(err1, err2, err3) != nil {
		return fmt.Errorf("%s: a range is written FROM..TO or FROM..TO:STEP", it.text)
	}
	if !stepped && x > y {
		d = -1
	}
	it.span = &span{start: x, step: d}
	return it.countReal(x, y, d)
}

// parseWhole reads a whole number, decimal or, after 0x, hexadecimal.
func parseWhole(text string) (int64, error) {
	if hex, ok := strings.CutPrefix(strings.ToLower(text), "0x"); ok {
		return strconv.ParseInt(hex, 16, 64)
	}
	return strconv.ParseInt(text, 10, 64)
}

// countWhole computes how many numbers a range has.
func (it *item) countWhole(from, to, by int64) error {
	if by == 0 || from < to && by < 0 || from > to && by > 0 {
		return fmt.Errorf("%s: steps of %d do not lead from %d to %d", it.text, by, from, to)
	}
	distance, step := uint64(to)-uint64(from), uint64(by)
	if by < 0 {
		distance, step = -distance, -step
	}
	if distance/step >= MaxBytes {
		return fmt.Errorf("%s: more than %s numbers", it.text, wording.Grouped(MaxBytes))
	}
	it.count = int(distance/step) + 1
	return nil
}

// countReal computes how many numbers a range has. That many steps of, say, 0.1 do not quite lead to the end does not
// matter.
func (it *item) countReal(from, to, step float64) error {
	n := math.Floor((to-from)/step+1e-9) + 1
	switch {
	case math.IsNaN(n) || math.IsInf(n, 0) || n < 1:
		return fmt.Errorf("%s: steps of %v do not lead from %v to %v", it.text, step, from, to)
	case n > MaxBytes:
		return fmt.Errorf("%s: more than %s numbers", it.text, wording.Grouped(MaxBytes))
	}
	it.count = int(n)
	return nil
}

// done reports whether there is no number left.
func (l *numberList) done() bool {
	for l.at < len(l.items) && l.k >= l.items[l.at].count {
		l.at, l.k = l.at+1, 0
	}
	return l.at >= len(l.items)
}

// next returns the bits of the next number, which goes to where the type is t.
func (l *numberList) next(t numberType) (uint64, error) {
	it, k := &l.items[l.at], l.k
	l.k++
	if l.last == l.at+1 && l.lastType == t {
		return l.lastBits, nil
	}
	v, err := it.number(t, k)
	if err != nil {
		return 0, it.wrong(err)
	}
	if it.repeats() {
		l.last, l.lastType, l.lastBits = l.at+1, t, v
	}
	return v, nil
}

// repeats reports whether the item is one number several times.
func (it *item) repeats() bool { return it.count > 1 && it.span == nil && it.random == nil }

// number returns number k of an item.
func (it *item) number(t numberType, k int) (uint64, error) {
	switch r := it.span; {
	case it.random != nil:
		return it.random.number(t, k, it.text)
	case r == nil:
		value, _, _ := strings.Cut(it.text, "*")
		return t.parse(value)
	case r.whole:
		return t.whole(r.from + int64(k)*r.by)
	case t.isFloat():
		x := r.start + float64(k)*r.step
		return t.finite(t.format.FromFloat64(x, fold.Mode{}), strconv.FormatFloat(x, 'g', -1, 64))
	}
	return 0, fmt.Errorf("%s: numbers that are not whole, and the type is %s", it.text, t.name)
}

// count returns how many numbers are in the whole list.
func (l *numberList) count() int {
	n := 0
	for _, it := range l.items {
		n = min(n+it.count, math.MaxInt/2)
	}
	return n
}
