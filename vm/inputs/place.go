package inputs

import (
	"fmt"
	"strconv"
	"strings"

	"hone/internal/wording"
	"hone/vm/layout"
)

// OutputNamed returns a buffer, and the part of it that is to be printed: BINDING or ADDRESS, and after it nothing, a
// path such as [3].at or .squares[8..15], or + and the byte or bytes.
func (r *Binder) OutputNamed(name string) (*Buffer, Window, error) {
	start, _, _ := strings.Cut(name, "+")
	if strings.HasPrefix(start, "0x") {
		start = start[:strings.IndexAny(start+".", ".[")]
	}
	if address, err := strconv.ParseUint(start, 0, 64); err == nil {
		for _, b := range r.Buffers {
			if b.Binding == nil && b.Address == address {
				part, err := b.part(name[len(start):])
				return b, part, err
			}
		}
		return nil, Window{}, fmt.Errorf("nothing is put at the address %s", start)
	}
	b, path, err := r.findPart(name)
	if err != nil {
		return nil, Window{}, err
	}
	bound := r.bound(b.Slot)
	if bound == nil {
		return nil, Window{}, fmt.Errorf("nothing is given for %s, and the shader does not use it", bindingName(b))
	}
	view := *bound
	view.Layout, view.Name = b.Layout, bindingName(b) // several variables may share the slot
	part, err := view.part(path)
	return &view, part, err
}

// findPart returns the binding that a name begins with, the longest one, and what is after it.
func (r *Binder) findPart(name string) (b *layout.Binding, rest string, err error) {
	b, err = r.find(name)
	if _, isSlot := layout.ParseSlot(name); err == nil || isSlot {
		return b, "", err
	}
	for i := len(name) - 1; i > 0; i-- {
		if strings.IndexByte(".[+", name[i]) >= 0 {
			if b, err := r.find(name[:i]); err == nil {
				return b, name[i:], nil
			}
		}
	}
	return nil, "", err
}

// part returns the part of a buffer that a path leads to.
func (b *Buffer) part(path string) (Window, error) {
	part, _, err := b.partOf(path)
	return part, err
}

// partOf is part, with the layout of what is there: nil for several elements, and for bytes.
func (b *Buffer) partOf(path string) (Window, *layout.Type, error) {
	if path == "" {
		return Window{}, b.Layout, nil
	}
	if text, ok := strings.CutPrefix(path, "+"); ok {
		from, to, err := parseSpan(text)
		if err != nil || to >= len(b.Data) {
			return Window{}, nil, fmt.Errorf("%s has %s, and +%s is none of them: want + and a byte, or FROM..TO", b.Name,
				wording.Plural(len(b.Data), "byte"), text)
		}
		return Window{from, to + 1}, nil, nil
	}
	p := tablePrinter{data: b.Data}
	l, at := b.Layout, 0
	for rest := path; rest != ""; {
		end := 1 + strings.IndexAny(rest[1:]+".", ".[")
		if i := strings.IndexByte(rest, ']'); rest[0] == '[' && i >= 0 {
			end = i + 1
		}
		part := rest[:end]
		rest = rest[end:]
		where := b.Name + path[:len(path)-len(rest)-len(part)]
		if name, ok := strings.CutPrefix(part, "."); ok {
			f := member(l, name)
			if f == nil {
				return Window{}, nil, fmt.Errorf("%s has no member %s%s", where, name, memberList(l))
			}
			l, at = f.Layout, at+f.Offset
			continue
		}
		from, to, err := parseSpan(strings.TrimSuffix(part[1:], "]"))
		n := p.count(l, at)
		switch {
		case err != nil || !strings.HasSuffix(part, "]"):
			return Window{}, nil, fmt.Errorf("%s: want an index such as [3], or [FROM..TO]", part)
		case l.Element == nil || l.Kind == layout.Address:
			return Window{}, nil, fmt.Errorf("%s has no elements%s", where,
				memberWithElements(l, b.place()+path[:len(path)-len(rest)-len(part)], part))
		case to >= n:
			return Window{}, nil, fmt.Errorf("%s has %s, and %s is not among them", where, wording.Plural(n, "element"), part)
		case from < to && rest != "":
			return Window{}, nil, fmt.Errorf("%s: what is in several elements has no name", path)
		case from < to:
			return Window{at + from*l.Stride, at + to*l.Stride + p.extent(l.Element, 0)}, nil, nil
		}
		l, at = l.Element, at+from*l.Stride
	}
	return Window{at, at + max(p.extent(l, at), 1)}, l, nil
}

// parseSpan reads FROM..TO, or one number.
func parseSpan(text string) (from, to int, err error) {
	first, last, ok := strings.Cut(text, "..")
	if !ok {
		last = first
	}
	a, err1 := strconv.ParseUint(first, 10, 31)
	b, err2 := strconv.ParseUint(last, 10, 31)
	if err1 != nil || err2 != nil || a > b {
		return 0, 0, fmt.Errorf("%s: want FROM..TO", text)
	}
	return int(a), int(b), nil
}

// Exceeds reports whether a buffer has more than so many lines.
func Exceeds(data []byte, l *layout.Type, most int) bool {
	p := tablePrinter{data: data, most: most}
	p.value(l, "", 0)
	return p.n > p.most
}

// member returns a member of a struct, or a component of a vector; nil for none.
func member(l *layout.Type, name string) *layout.Field {
	for i := range l.Fields {
		if l.Fields[i].Name == name {
			return &l.Fields[i]
		}
	}
	if i := strings.Index("xyzw", name); l.Kind == layout.Vector && len(name) == 1 && i >= 0 && i < l.Count {
		return &layout.Field{Offset: i * l.Stride, Layout: l.Element}
	}
	return nil
}

// memberWithElements ends a message with what to write where a member of a struct has the elements that its name lacks.
func memberWithElements(l *layout.Type, before, part string) string {
	for _, f := range l.Fields {
		if f.Layout.Element != nil && f.Layout.Kind != layout.Address {
			return fmt.Sprintf("; those of its member %s are %s.%s%s", f.Name, before, f.Name, part)
		}
	}
	return ""
}

// memberList ends a message with the members there are.
func memberList(l *layout.Type) string {
	const most = 10
	var names []string
	for _, f := range l.Fields[:min(most, len(l.Fields))] {
		names = append(names, f.Name)
	}
	switch {
	case len(names) == 0:
		return ""
	case len(l.Fields) > most:
		names = append(names, fmt.Sprintf("and %d more", len(l.Fields)-most))
	}
	return "; it has " + strings.Join(names, ", ")
}
