package inputs

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"

	"hone/fold"
	"hone/internal/wording"
	"hone/vm/layout"
)

// Source says where the bytes of a buffer come from:
//
//	FILE              the bytes of a file
//	@FILE             a file of numbers as text, each of the type that the shader has there
//	values:LIST       numbers, each of the type that the shader has there
//
// f32:LIST numbers of one type, without gaps: i8 to i64, u8 to u64, f16, bf16, f32, f64; f32:1,2,u8:0 has several types
//
//	hex:0011ff        bytes
//	zero:1024         so many bytes that are 0
//	same:0.0          the buffer that another binding has: they are one memory
//
// listParser says what a list is.
type Source struct {
	Text   string
	folder string    // that files are relative to
	file   *listFile // that the text stands in, as it is; nil for a flag, and where YAML has it in another form
}

// list returns the file that a list at the end of the text stands in.
func (s Source) list(text string) *listFile {
	if s.file == nil {
		return nil
	}
	f := *s.file
	f.text, f.skip = text, f.skip+len(s.Text)-len(text)
	return &f
}

// stdin is the name that files and flags have for standard input.
const stdin = "-"

// shownFile is how messages name a file.
func shownFile(file string) string {
	if file == stdin {
		return "standard input"
	}
	return file
}

// SourceSyntax is what messages say of it.
const SourceSyntax = "FILE, @FILE, values:LIST, TYPE:LIST, hex:DIGITS, zero:BYTES or same:BINDING"

// sameKind is the kind of a source that is the buffer of another binding.
const sameKind = "same"

// noBytes is what messages say of a source that has nothing.
const noBytes = "; zero:0 is a buffer without bytes"

// kind returns the word before the colon that says what follows, "" where the source is a file.
func (s Source) kind() (kind, rest string) {
	if file, ok := strings.CutPrefix(s.Text, "@"); ok {
		return "values", "@" + file
	}
	kind, rest, ok := strings.Cut(s.Text, ":")
	kinds := []string{"values", "hex", "zero", sameKind}
	if _, isType := numberTypeNamed(kind); ok && (isType || slices.Contains(kinds, kind)) {
		return kind, rest
	}
	return "", s.Text
}

// Path returns the name of a file of a source.
func (s Source) Path(file string) string {
	if s.folder == "" || file == stdin || filepath.IsAbs(file) {
		return file
	}
	return filepath.Join(s.folder, file)
}

// Opener gives what is in a file. With nil there are none: who names one gets an error.
type Opener func(file string) ([]byte, error)

func (o Opener) read(file string) ([]byte, error) {
	if o == nil {
		return nil, fmt.Errorf("%s: files can't be read here", shownFile(file))
	}
	return o(file)
}

// Bytes returns the bytes of a source for a place with a layout. Errors name no more than the list or the file.
func (from Source) Bytes(layout *layout.Type, open Opener) ([]byte, error) {
	switch kind, rest := from.kind(); kind {
	case "":
		data, err := open.read(from.Path(rest))
		if errors.Is(err, fs.ErrNotExist) {
			if name, _, ok := strings.Cut(rest, ":"); ok {
				err = fmt.Errorf("%w, and %q is no type of numbers: there are %s", err, name, typeNames())
			} else if strings.Trim(rest, "0123456789.,; +-*e") == "" {
				err = fmt.Errorf("%w; numbers are written values:%s", err, abbreviated(rest))
			}
		}
		if err == nil && len(data) == 0 {
			err = fmt.Errorf("%s is empty%s", shownFile(rest), noBytes)
		}
		return data, err
	case sameKind:
		return nil, errors.New("same: is for bindings of buffers only")
	case "hex":
		data, err := parseHex(rest)
		if err != nil {
			return nil, fmt.Errorf("%w", err)
		}
		if len(data) == 0 {
			return nil, fmt.Errorf("hex: has no digits%s", noBytes)
		}
		return data, nil
	case "values":
		list, err := from.numbers(rest, numberType{}, open)
		if err != nil {
			return nil, err
		}
		return fill(list, layout)
	default:
		list, err := from.numbers(from.Text, bytesType, open)
		if err != nil {
			return nil, err
		}
		return packed(list)
	}
}

// numbers reads the numbers of a list, whose type is t unless it says another.
func (from Source) numbers(text string, t numberType, open Opener) (*numberList, error) {
	p := listParser{typ: t, open: func(file string) (string, error) {
		data, err := open.read(from.Path(file))
		return string(wording.Plain(data)), err
	}}
	items, err := p.parse(text, from.list(text))
	if err != nil {
		return nil, err
	}
	if len(items) == 0 {
		return nil, fmt.Errorf("%s has no numbers%s", abbreviated(from.Text), noBytes)
	}
	l := &numberList{items: items}
	if n := l.count(); n > MaxBytes {
		return nil, fmt.Errorf("%s: more than %s numbers", abbreviated(from.Text), wording.Grouped(MaxBytes))
	}
	return l, nil
}

// packed returns numbers that have types, without gaps.
func packed(l *numberList) ([]byte, error) {
	size := 0
	for i := range l.items {
		if size += l.items[i].count * l.items[i].typ.width / 8; size > MaxBytes {
			return nil, fmt.Errorf("more than the %s bytes that a buffer may have", wording.Grouped(MaxBytes))
		}
	}
	data := make([]byte, 0, size)
	for i := range l.items {
		it := &l.items[i]
		for k := 0; k < it.count; k++ {
			v, err := it.number(it.typ, k)
			if err != nil {
				return nil, it.wrong(err)
			}
			if it.span == nil && it.random == nil && v == 0 { // a run of zeros is a single step
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

// fill gives the scalars of a layout their values, in the order of the declaration. What lies between them is 0. A
// runtime array has as many elements as there are numbers for.
func fill(l *numberList, layout *layout.Type) ([]byte, error) {
	fixed := layout.Bytes(0)
	stride := layout.Bytes(1) - fixed
	if fixed > MaxBytes {
		return nil, fmt.Errorf("%s bytes are more than the %s that a buffer may have", wording.Grouped(fixed),
			wording.Grouped(MaxBytes))
	}
	data := make([]byte, fixed)
	elements, given := 0, l.count()
	for at, scalar := range layout.Scalars(MaxBytes) {
		if l.done() {
			break
		}
		if at+scalar.Size > len(data) { // of the next element of the runtime array
			elements++
			if layout.Bytes(elements) > MaxBytes {
				return nil, fmt.Errorf("more than the %s bytes that a buffer may have", wording.Grouped(MaxBytes))
			}
			data = append(data, make([]byte, stride)...)
		}
		t := numberTypeOf(scalar)
		v, err := l.next(t)
		if err != nil {
			_, _, path := layout.At(at)
			return nil, fmt.Errorf("%w, for %s", err, strings.TrimPrefix(path, "."))
		}
		copy(data[at:], appendNumber(nil, v, t.width))
	}
	want := 0
	for range layout.Scalars(elements) {
		want++
	}
	switch {
	case !l.done():
		return nil, fmt.Errorf("%d numbers, and the shader has %d there", given, want)
	case given < want && elements > 0:
		return nil, fmt.Errorf("%d numbers end within an element: %d make %d of them", given, want, elements)
	case given < want:
		return nil, fmt.Errorf("%d numbers, and the shader has %d there; 0*%d is as many zeros", given, want, want-given)
	}
	return data, nil
}

// abbreviated cuts text that is shown in a message.
func abbreviated(text string) string {
	const most = 40
	if r := []rune(text); len(r) > most {
		return string(r[:most]) + "..."
	}
	return text
}
