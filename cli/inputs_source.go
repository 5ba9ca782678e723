package cli

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"

	"hone/fold"
	"hone/vm/layout"
)

// source says where the bytes of a buffer come from:
//
//	FILE              the bytes of a file
//	@FILE             a file of numbers as text, each of the type that the shader has there
//	values:LIST       numbers, each of the type that the shader has there
//	f32:LIST          numbers of one type, without gaps: i8 to i64, u8 to u64, f16, bf16, f32, f64; f32:1,2,u8:0 has several types
//	hex:0011ff        bytes
//	zero:1024         so many bytes that are 0
//
// [listParser] says what a list is.
type source struct {
	text   string
	folder string    // that files are relative to
	file   *listFile // that the text stands in, as it is; nil for a flag, and where YAML has it in another form
}

// list returns the file that a list at the end of the text stands in.
func (s source) list(text string) *listFile {
	if s.file == nil {
		return nil
	}
	f := *s.file
	f.text, f.skip = text, f.skip+len(s.text)-len(text)
	return &f
}

// sourceSyntax is what messages say of it.
const sourceSyntax = "FILE, @FILE, values:LIST, TYPE:LIST, hex:DIGITS or zero:BYTES"

// noBytes is what messages say of a source that has nothing.
const noBytes = "; zero:0 is a buffer without bytes"

// kind returns the word before the colon that says what follows, "" where the source is a file.
func (s source) kind() (kind, rest string) {
	if file, ok := strings.CutPrefix(s.text, "@"); ok {
		return "values", "@" + file
	}
	kind, rest, ok := strings.Cut(s.text, ":")
	if _, isType := numberTypeNamed(kind); ok && (isType || slices.Contains([]string{"values", "hex", "zero"}, kind)) {
		return kind, rest
	}
	return "", s.text
}

// path returns the name of a file of a source.
func (s source) path(file string) string {
	if s.folder == "" || file == std || filepath.IsAbs(file) {
		return file
	}
	return filepath.Join(s.folder, file)
}

// bytes returns the bytes of a source for a place with a layout. Errors name no more than the list or the file.
func (s *session) bytes(from source, layout *layout.Type) ([]byte, error) {
	switch kind, rest := from.kind(); kind {
	case "":
		data, err := s.read(from.path(rest))
		if errors.Is(err, fs.ErrNotExist) {
			if name, _, ok := strings.Cut(rest, ":"); ok {
				err = inputErrorf("%w, and %q is no type of numbers: there are %s", err, name, typeNames())
			} else if strings.Trim(rest, "0123456789.,; +-*e") == "" {
				err = inputErrorf("%w; numbers are written values:%s", err, abbreviated(rest))
			}
		}
		if err == nil && len(data) == 0 {
			err = inputErrorf("%s is empty%s", shown(rest), noBytes)
		}
		return data, err
	case "hex":
		data, err := parseHex(rest)
		if err != nil {
			return nil, inputErrorf("%w", err)
		}
		if len(data) == 0 {
			return nil, inputErrorf("hex: has no digits%s", noBytes)
		}
		return data, nil
	case "values":
		list, err := s.list(from, rest, numberType{})
		if err != nil {
			return nil, err
		}
		return fill(list, layout)
	default:
		list, err := s.list(from, from.text, bytesType)
		if err != nil {
			return nil, err
		}
		return packed(list)
	}
}

// list reads the numbers of a list, whose type is t unless it says another.
func (s *session) list(from source, text string, t numberType) (*numberList, error) {
	p := listParser{typ: t, open: func(file string) (string, error) {
		data, err := s.read(from.path(file))
		return string(plainText(data)), err
	}}
	items, err := p.parse(text, from.list(text))
	if err != nil {
		var f *failure
		if errors.As(err, &f) {
			return nil, err
		}
		return nil, &failure{status: StatusInput, err: err}
	}
	if len(items) == 0 {
		return nil, inputErrorf("%s has no numbers%s", abbreviated(from.text), noBytes)
	}
	l := &numberList{items: items}
	if n := l.count(); n > maxInput {
		return nil, &failure{status: StatusInput, err: fmt.Errorf("%s: more than %s numbers", abbreviated(from.text), grouped(maxInput))}
	}
	return l, nil
}

// packed returns numbers that have types, without gaps.
func packed(l *numberList) ([]byte, error) {
	size := 0
	for i := range l.items {
		if size += l.items[i].count * l.items[i].typ.width / 8; size > maxInput {
			return nil, inputErrorf("more than the %s bytes that a buffer may have", grouped(maxInput))
		}
	}
	data := make([]byte, 0, size)
	for i := range l.items {
		it := &l.items[i]
		for k := 0; k < it.count; k++ {
			v, err := it.number(it.typ, k)
			if err != nil {
				return nil, &failure{status: StatusInput, err: it.wrong(err)}
			}
			if it.span == nil && v == 0 { // many zeros are one step
				data = data[:len(data)+it.count*it.typ.width/8]
				break
			}
			data = appendNumber(data, v, it.typ.width)
		}
	}
	return data, nil
}

// appendNumber appends a number as it lies in memory, with the lowest byte first.
func appendNumber(data []byte, v uint64, width int) []byte {
	for i := 0; i < width; i += 8 {
		data = append(data, byte(v>>i))
	}
	return data
}

// numberAt returns a number that lies in memory.
func numberAt(data []byte, width int) (v uint64) {
	for i := width/8 - 1; i >= 0; i-- {
		v = v<<8 | uint64(data[i])
	}
	return v & fold.Mask(width)
}

// fill gives the scalars of a layout their values, in the order of the declaration. What lies between them is 0. A runtime array has as many elements as
// there are numbers for.
func fill(l *numberList, layout *layout.Type) ([]byte, error) {
	fixed := layout.Bytes(0)
	stride := layout.Bytes(1) - fixed
	if fixed > maxInput {
		return nil, inputErrorf("%s bytes are more than the %s that a buffer may have", grouped(fixed), grouped(maxInput))
	}
	data := make([]byte, fixed)
	elements, given := 0, l.count()
	for at, scalar := range layout.Scalars(maxInput) {
		if l.done() {
			break
		}
		if at+scalar.Size > len(data) { // of the next element of the runtime array
			elements++
			if layout.Bytes(elements) > maxInput {
				return nil, inputErrorf("more than the %s bytes that a buffer may have", grouped(maxInput))
			}
			data = append(data, make([]byte, stride)...)
		}
		t := numberTypeOf(scalar)
		v, err := l.next(t)
		if err != nil {
			_, _, path := layout.At(at)
			return nil, inputErrorf("%w, for %s", err, strings.TrimPrefix(path, "."))
		}
		copy(data[at:], appendNumber(nil, v, t.width))
	}
	want := 0
	for range layout.Scalars(elements) {
		want++
	}
	switch {
	case !l.done():
		return nil, inputErrorf("%d numbers, and the shader has %d there", given, want)
	case given < want && elements > 0:
		return nil, inputErrorf("%d numbers end within an element: %d make %d of them", given, want, elements)
	case given < want:
		return nil, inputErrorf("%d numbers, and the shader has %d there; 0*%d is as many zeros", given, want, want-given)
	}
	return data, nil
}

func inputErrorf(format string, args ...any) error {
	return &failure{status: StatusInput, err: fmt.Errorf(format, args...)}
}

// abbreviated cuts text that is shown in a message.
func abbreviated(text string) string {
	const most = 40
	if r := []rune(text); len(r) > most {
		return string(r[:most]) + "..."
	}
	return text
}
