package cli

import (
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"
	"unicode"
)

// maxInput is how many bytes a list may become.
const maxInput = 1 << 30

// item is part of a list of numbers: one number, a number several times, or numbers at equal distances.
type item struct {
	text  string // as it stands in the list
	where string // "file:line:column: ", or ""
	count int
	value string // what is repeated; "" for a range
	whole bool   // a range of whole numbers
	from  int64
	by    int64
	start float64
	step  float64
}

// numberList reads the numbers of a list one by one. The type of each is that of the place where it goes.
type numberList struct {
	items []item
	at    int // in items
	k     int // in the item
}

// parseList splits the text of a list: items with commas or white space between them, "#" and what follows it in the line left out. An
// item is a number, VALUE*COUNT, FROM..TO or FROM..TO:STEP, where TO is the last number if it is reached; or @FILE for a list in a file,
// for which open gives the text. where is put before messages, as "where:line:column: ", unless it is "".
func parseList(text, where string, open func(file string) (string, error)) ([]item, error) {
	var items []item
	line, begin := 1, 0 // of the line, in bytes
	for i := 0; i < len(text); {
		switch c := text[i]; {
		case c == '\n':
			line, begin = line+1, i+1
			i++
		case c == '#':
			if n := strings.IndexByte(text[i:], '\n'); n >= 0 {
				i += n
			} else {
				i = len(text)
			}
		case isSeparator(rune(c)):
			i++
		default:
			end := i
			for end < len(text) && !isSeparator(rune(text[end])) && text[end] != '#' {
				end++
			}
			it := item{text: text[i:end]}
			if where != "" {
				it.where = fmt.Sprintf("%s:%d:%d: ", where, line, i-begin+1)
			}
			if file, ok := strings.CutPrefix(it.text, "@"); ok && where == "" {
				inner, err := open(file)
				if err != nil {
					return nil, err
				}
				list, err := parseList(inner, shown(file), open)
				if err != nil {
					return nil, err
				}
				items = append(items, list...)
			} else if err := it.parse(); err != nil {
				return nil, fmt.Errorf("%s%w", it.where, err)
			} else {
				items = append(items, it)
			}
			i = end
		}
	}
	return items, nil
}

func isSeparator(c rune) bool { return c == ',' || c == ';' || unicode.IsSpace(c) }

// parse takes the text of an item apart. Whether numbers are in the range of a type shows when they are used.
func (it *item) parse() error {
	it.count, it.value = 1, it.text
	if value, times, ok := strings.Cut(it.text, "*"); ok {
		n, err := strconv.ParseUint(times, 0, 31)
		if err != nil {
			return fmt.Errorf("%s: how many times is not said by %q", it.text, times)
		}
		it.count, it.value = int(n), value
		return nil
	}
	from, rest, ok := strings.Cut(it.text, "..")
	if !ok {
		return nil
	}
	it.value = ""
	to, step, stepped := strings.Cut(rest, ":")
	a, err1 := strconv.ParseInt(from, 0, 64)
	b, err2 := strconv.ParseInt(to, 0, 64)
	by, err3 := int64(1), error(nil)
	if a > b {
		by = -1
	}
	if stepped {
		by, err3 = strconv.ParseInt(step, 0, 64)
	}
	if errors.Join(err1, err2, err3) == nil {
		it.whole, it.from, it.by = true, a, by
		return it.setCount(float64(a), float64(b), float64(by))
	}
	x, err1 := strconv.ParseFloat(from, 64)
	y, err2 := strconv.ParseFloat(to, 64)
	it.start, it.step = x, 1
	if x > y {
		it.step = -1
	}
	if stepped {
		it.step, err3 = strconv.ParseFloat(step, 64)
	}
	if err := errors.Join(err1, err2, err3); err != nil && (err1 != nil || err2 != nil || stepped) {
		return fmt.Errorf("%s: a range is written FROM..TO or FROM..TO:STEP", it.text)
	}
	return it.setCount(x, y, it.step)
}

// setCount computes how many numbers a range has. That many steps of, say, 0.1 do not quite lead to the end does not matter.
func (it *item) setCount(from, to, step float64) error {
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
	v, err := it.number(t, k)
	if err != nil {
		return 0, fmt.Errorf("%s%w", it.where, err)
	}
	return v, nil
}

// number returns number k of an item.
func (it *item) number(t numberType, k int) (uint64, error) {
	switch {
	case it.value != "":
		return t.parse(it.value)
	case it.whole:
		return t.parse(strconv.FormatInt(it.from+int64(k)*it.by, 10))
	case !t.isFloat():
		return 0, fmt.Errorf("%s: numbers that are not whole, and the type is %s", it.text, t.name)
	}
	return t.parse(strconv.FormatFloat(it.start+float64(k)*it.step, 'g', -1, 64))
}

// count returns how many numbers are in the whole list.
func (l *numberList) count() int {
	n := 0
	for _, it := range l.items {
		n = min(n+it.count, math.MaxInt/2)
	}
	return n
}
