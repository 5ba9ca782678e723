// Package wording has what messages and texts of several packages have in common: numbers as people write them, names
// that may hold anything, and texts as editors of all systems write them.
package wording

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf16"
)

// Grouped returns n with commas between groups of three digits.
func Grouped(n int) string {
	s := strconv.Itoa(n)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}

// Plural returns a number with what it counts.
func Plural(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// Printable returns a name of a module, which may hold anything, as part of a line.
func Printable(name string) string {
	return strings.Map(func(c rune) rune {
		if !unicode.IsPrint(c) {
			return '?'
		}
		return c
	}, name)
}

// Plain returns a text as editors and shells of some systems write it without what they add: a byte order mark, and the
// two bytes a character that follow that of UTF-16.
func Plain(data []byte) []byte {
	if rest, ok := bytes.CutPrefix(data, []byte("\ufeff")); ok {
		return rest
	}
	var order binary.ByteOrder = binary.LittleEndian
	switch {
	case len(data)%2 != 0:
		return data
	case bytes.HasPrefix(data, []byte{0xfe, 0xff}):
		order = binary.BigEndian
	case !bytes.HasPrefix(data, []byte{0xff, 0xfe}):
		return data
	}
	units := make([]uint16, 0, len(data)/2)
	for i := 2; i < len(data); i += 2 {
		units = append(units, order.Uint16(data[i:]))
	}
	return []byte(string(utf16.Decode(units)))
}
