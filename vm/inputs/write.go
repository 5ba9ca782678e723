package inputs

import (
	"bytes"
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"hone/internal/wording"
	"hone/vm/layout"
)

// Text returns the file of inputs. Files are named as they are.
func (in *File) Text() []byte {
	var b bytes.Buffer
	entry := func(indent, name, value, note string) {
		fmt.Fprintf(&b, "%s%s:", indent, quoted(name))
		if note != "" {
			note = "  # " + note
		}
		lines := strings.Split(value, "\n")
		switch {
		case value == "":
			fmt.Fprintf(&b, "%s\n", note)
		case len(lines) == 1:
			fmt.Fprintf(&b, " %s%s\n", quoted(value), note)
		default:
			fmt.Fprintf(&b, " |-%s\n", note)
			for _, line := range lines {
				fmt.Fprintf(&b, "%s  %s\n", indent, line)
			}
		}
	}
	setting := func(name, value, note string) {
		if value != "" {
			entry("", name, value, note)
		}
	}
	setting("shader", in.Shader, "")
	setting("entry", in.Entry, "")
	if in.Groups != ([3]int{}) {
		setting("groups", fmt.Sprintf("%d,%d,%d", in.Groups[0], in.Groups[1], in.Groups[2]), "")
	}
	if in.Local != ([3]int{}) {
		setting("local", fmt.Sprintf("%d,%d,%d", in.Local[0], in.Local[1], in.Local[2]), "")
	}
	if in.Offset != ([3]int{}) {
		setting("offset", fmt.Sprintf("%d,%d,%d", in.Offset[0], in.Offset[1], in.Offset[2]), "")
	}
	if in.Subgroup != 0 {
		setting("subgroup", strconv.Itoa(in.Subgroup), "")
	}
	if in.Steps != 0 {
		setting("steps", strconv.FormatUint(in.Steps, 10), "")
	}
	section := func(name string, list []Assignment) {
		if len(list) > 0 {
			fmt.Fprintf(&b, "%s:\n", name)
		}
		for _, a := range list {
			entry("  ", a.Name, a.Value.Text, a.Note)
		}
	}
	section("spec", in.Spec)
	section("in", in.In)
	section("memory", in.Memory)
	if in.Push != nil {
		setting("push", in.Push.Value.Text, in.Push.Note)
	}
	section("out", in.Out)
	return b.Bytes()
}

// BufferNote says in a file what an entry is.
func BufferNote(name string, data []byte) string {
	return fmt.Sprintf("%s, %s", wording.Printable(name), wording.Plural(len(data), "byte"))
}

// quoted returns a value for YAML, in quotes where it could be taken for something else.
func quoted(s string) string {
	plain := s != "" && !strings.ContainsAny(s, " \t\n\"'#{}[]&*!|>%@`?\\") && !strings.HasPrefix(s, "-") &&
		!strings.HasSuffix(s, ":")
	if plain {
		return s
	}
	return strconv.Quote(s)
}

// Encode returns a source for bytes that lie as a layout says, which gives them back bit for bit whatever layout
// another shader has there: numbers with their types, in lines that say after a "#" which these are, and hexadecimal
// digits where that does not do.
func Encode(data []byte, layout *layout.Type) Source {
	if len(data) == 0 {
		return Source{Text: "zero:0"}
	}
	if len(data) > 1 && bytes.Count(data, []byte{0}) == len(data) {
		return Source{Text: fmt.Sprintf("zero:%d", len(data))}
	}
	if layout == nil {
		return Source{Text: hexLines(data)}
	}
	e := encoder{data: data}
	e.value(layout, "", 0)
	text := e.text()
	if back, err := (Source{Text: text}).Bytes(nil, nil); err != nil || !bytes.Equal(back, data) { // members may overlap
		text = hexLines(data)
	}
	return Source{Text: text}
}

// hexLines returns bytes as hexadecimal digits.
func hexLines(data []byte) string {
	const perLine = 48
	var b strings.Builder
	b.WriteString("hex:")
	for len(data) > perLine {
		fmt.Fprintf(&b, "%x\n", data[:perLine])
		data = data[perLine:]
	}
	fmt.Fprintf(&b, "%x", data)
	return b.String()
}

// encoder writes bytes as numbers, from the first byte on.
type encoder struct {
	data  []byte
	at    int // bytes that are in lines
	lines []encodedLine
}

// encodedLine is a line of numbers, and the name of what they are.
type encodedLine struct {
	text, name string
	typ        string // of a number that would come next, "" where it has to be said
}

// maxLine is how long a line may become for what is in it to stay together.
const maxLine = 88

// text returns all lines, with what is after the last scalar.
func (e *encoder) text() string {
	if e.at < len(e.data) {
		e.begin("")
		e.gap(len(e.data))
		if last := len(e.lines) - 1; e.lines[last].text == "" {
			e.lines = e.lines[:last]
		}
	}
	width := 0
	for _, l := range e.lines {
		width = max(width, min(len(l.text), maxLine))
	}
	var b strings.Builder
	for i, l := range e.lines {
		if i > 0 {
			b.WriteByte('\n')
		}
		if l.name == "" || len(e.lines) == 1 {
			b.WriteString(l.text)
		} else {
			fmt.Fprintf(&b, "%-*s  # %s", width, l.text, l.name)
		}
	}
	return b.String()
}

// begin begins a line.
func (e *encoder) begin(name string) {
	name = wording.Printable(strings.TrimPrefix(name, "."))
	e.lines = append(e.lines, encodedLine{name: name})
}

// add adds to a line: 1 is the last one.
func (e *encoder) add(fromEnd int, item string) {
	l := &e.lines[len(e.lines)-fromEnd]
	if l.text != "" {
		l.text += " "
	}
	l.text += item
}

// gap adds the bytes before an offset: to the line before, where one has just begun.
func (e *encoder) gap(to int) {
	skipped := e.data[e.at:to]
	if len(skipped) == 0 {
		return
	}
	line := 1
	if len(e.lines) > 1 && e.lines[len(e.lines)-1].text == "" {
		line = 2
	}
	if bytes.Count(skipped, []byte{0}) == len(skipped) {
		e.add(line, fmt.Sprintf("zero:%d", len(skipped)))
	} else {
		e.add(line, "u8:"+strings.Trim(fmt.Sprint(skipped), "[]"))
	}
	e.lines[len(e.lines)-line].typ = ""
	e.at = to
}

// fits reports whether a scalar at an offset is the next that can be written.
func (e *encoder) fits(l *layout.Type, at int) bool { return at >= e.at && at+l.Size <= len(e.data) }

// scalar adds a number, several times.
func (e *encoder) scalar(l *layout.Type, at, times int) {
	if !e.fits(l, at) {
		return
	}
	e.gap(at)
	t := numberTypeOf(l)
	if _, known := numberTypeNamed(t.name); !known {
		t = numberType{name: fmt.Sprintf("u%d", t.width), width: t.width}
	}
	v := numberAt(e.data[at:], l.Width)
	text := t.text(v)
	if l.Kind == layout.Address {
		text = fmt.Sprintf("%#x", v)
	}
	if times > 1 {
		text += "*" + strconv.Itoa(times)
	}
	if line := &e.lines[len(e.lines)-1]; line.typ != t.name {
		line.typ = t.name
		text = t.name + ":" + text
	}
	e.add(1, text)
	e.at = at + times*l.Size
}

// value writes what lies at an offset. Its depth is that of the type.
func (e *encoder) value(l *layout.Type, name string, at int) {
	p := tablePrinter{data: e.data}
	switch n := p.count(l, at); {
	case l.Kind == layout.Struct:
		fields := slices.Clone(l.Fields) // which may be declared in any order
		slices.SortStableFunc(fields, func(a, b layout.Field) int { return cmp.Compare(a.Offset, b.Offset) })
		for _, f := range fields {
			e.value(f.Layout, name+"."+f.Name, at+f.Offset)
		}
	case l.Kind == layout.Array && isScalar(l.Element):
		e.row(l, name, at, n)
	case l.Kind == layout.Array || l.Kind == layout.Matrix && l.Element.Stride < l.Stride:
		all := len(e.lines)
		for k := range n {
			first, name := len(e.lines), name+Indexes(k, k+1)
			e.value(l.Element, name, at+k*l.Stride)
			e.join(first, name)
		}
		if l.Kind == layout.Matrix {
			e.join(all, name)
		}
	default: // a scalar, a vector, or a matrix whose columns are interleaved
		type placed struct {
			at int
			l  *layout.Type
		}
		var scalars []placed
		for offset, scalar := range l.Scalars(0) {
			if e.fits(scalar, at+offset) {
				scalars = append(scalars, placed{at + offset, scalar})
			}
		}
		slices.SortStableFunc(scalars, func(a, b placed) int { return cmp.Compare(a.at, b.at) })
		if len(scalars) > 0 {
			e.begin(name)
		}
		for _, s := range scalars {
			e.scalar(s.l, s.at, 1)
		}
	}
}

// row writes an array of scalars: a number that is there often in a line of its own, the others side by side.
func (e *encoder) row(l *layout.Type, name string, at, n int) {
	for k := 0; k < n && e.fits(l.Element, at+k*l.Stride); {
		times := e.run(l, at+k*l.Stride, n-k)
		if times >= perLine {
			e.begin(name + Indexes(k, k+times))
			e.scalar(l.Element, at+k*l.Stride, times)
			k += times
			continue
		}
		to := k + 1
		for to < min(n, k+perLine) && e.run(l, at+to*l.Stride, n-to) < perLine {
			to++
		}
		before, start := slices.Clone(e.lines[max(len(e.lines)-1, 0):]), e.at
		e.numbers(l, name, at, k, to)
		if last := len(e.lines) - 1; to-k > perLine/2 && len(e.lines[last].text) > maxLine {
			to = k + perLine/2
			e.lines, e.at = append(e.lines[:last-len(before)], before...), start
			e.numbers(l, name, at, k, to)
		}
		k = to
	}
}

// numbers writes a line of elements.
func (e *encoder) numbers(l *layout.Type, name string, at, from, to int) {
	e.begin(name + Indexes(from, to))
	for k := from; k < to; k++ {
		e.scalar(l.Element, at+k*l.Stride, 1)
	}
}

// run returns how many of n elements that follow each other are the same.
func (e *encoder) run(l *layout.Type, at, n int) int {
	size := l.Element.Size
	if l.Stride != size || at+size > len(e.data) {
		return 1
	}
	n = min(n, (len(e.data)-at)/size)
	first, k := numberAt(e.data[at:], l.Element.Width), 1
	for k < n && numberAt(e.data[at+k*size:], l.Element.Width) == first {
		k++
	}
	return k
}

// join makes one line of those of an element, if it is short.
func (e *encoder) join(first int, name string) {
	size := 0
	for _, l := range e.lines[first:] {
		if size += len(l.text) + 1; size > maxLine {
			return
		}
	}
	parts := e.lines[first:]
	if len(parts) < 2 {
		return
	}
	e.lines = e.lines[:first:first]
	e.begin(name)
	for _, part := range parts {
		line := &e.lines[first]
		if line.typ != "" {
			part.text = strings.TrimPrefix(part.text, line.typ+":")
		}
		line.typ = part.typ
		e.add(1, part.text)
	}
}
