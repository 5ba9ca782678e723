package cli

import (
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"

	"hone/fold"
)

// maxInput is how many bytes a list may become.
const maxInput = 1 << 30

// item is part of a list of numbers: one number, a number several times, or numbers at equal distances.
type item struct {
	text  string // as it stands in the list
	file  *listFile
	at    int // where it begins there
	count int
	span  *span // of a range; nil for others
}

// span is a range of numbers.
type span struct {
	whole    bool
	from, by int64   // of whole numbers
	start    float64 // of others
	step     float64
}

// listFile is a file that holds a list.
type listFile struct{ name, text string }

// numberList reads the numbers of a list one by one. The type of each is that of the place where it goes.
type numberList struct {
	items []item
	at    int // in items
	k     int // in the item

	last     int // 1 + the item whose value, as a number of lastType, is lastBits
	lastType numberType
	lastBits uint64
}

// parseList splits a list: items with commas, semicolons or white space between them, "#" and what follows it in the line left out. An
// item is a number, VALUE*COUNT, FROM..TO or FROM..TO:STEP, where TO is the last number if it is reached; or @FILE for a list in a file,
// for which open gives the text. file is the one that the text is of, nil for none.
func parseList(text string, file *listFile, open func(name string) (string, error)) ([]item, error) {
	var items []item
	for i := 0; i < len(text); {
		switch c := text[i]; {
		case c == '#':
			n := strings.IndexByte(text[i:], '\n')
			if n < 0 {
				return items, nil
			}
			i += n
		case isSeparator(c):
			i++
		default:
			end := i
			for end < len(text) && !isSeparator(text[end]) && text[end] != '#' {
				end++
			}
			it := item{text: text[i:end], file: file, at: i}
			i = end
			if name, ok := strings.CutPrefix(it.text, "@"); ok && file == nil {
				inner, err := open(name)
				if err != nil {
					return nil, err
				}
				list, err := parseList(inner, &listFile{shown(name), inner}, open)
				if err != nil {
					return nil, err
				}
				items = append(items, list...)
				continue
			}
			if err := it.parse(); err != nil {
				return nil, it.wrong(err)
			}
			items = append(items, it)
		}
	}
	return items, nil
}

// wrong adds to an error where the item stands in a file.
func (it *item) wrong(err error) error {
	if it.file == nil {
		return err
	}
	before := it.file.text[:it.at]
	line := 1 + strings.Count(before, "\n")
	return fmt.Errorf("%s:%d:%d: %w", it.file.name, line, it.at-strings.LastIndexByte(before, '\n'), err)
}

func isSeparator(c byte) bool {
	switch c {
	case ' ', '\t', '\n', '\r', '\v', '\f', ',', ';':
		return true
	}
	return false
}

// parse takes the text of an item apart. Whether numbers are in the range of a type shows when they are used.
func (it *item) parse() error {
	it.count = 1
	if _, times, ok := strings.Cut(it.text, "*"); ok {
		n, err := strconv.ParseUint(times, 10, 31)
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
	if distance/step >= maxInput {
		return fmt.Errorf("%s: more than %d numbers", it.text, maxInput)
	}
	it.count = int(distance/step) + 1
	return nil
}

// countReal computes how many numbers a range has. That many steps of, say, 0.1 do not quite lead to the end does not matter.
func (it *item) countReal(from, to, step float64) error {
	n := math.Floor((to-from)/step+1e-9) + 1
	switch {
	case math.IsNaN(n) || math.IsInf(n, 0) || n < 1:
		return fmt.Errorf("%s: steps of %v do not lead from %v to %v", it.text, step, from, to)
	case n > maxInput:
		return fmt.Errorf("%s: more than %d numbers", it.text, maxInput)
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

// next returns the bits of the next number, which has a type.
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
	if it.count > 1 && it.span == nil {
		l.last, l.lastType, l.lastBits = l.at+1, t, v
	}
	return v, nil
}

// number returns number k of an item.
func (it *item) number(t numberType, k int) (uint64, error) {
	switch r := it.span; {
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
