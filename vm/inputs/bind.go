package inputs

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"

	"hone/internal/wording"
	"hone/vm"
	"hone/vm/layout"
)

// Binder gives a shader what a file of inputs, or flags, say.
type Binder struct {
	File    *File
	Notes   []string  // what a user should know
	Buffers []*Buffer // by Inputs: what is bound, and memory at addresses

	bindings    []layout.Binding
	open        Opener
	pushed      []byte // push constants
	invocations int    // of a workgroup; 0 where what they are passed is left to who draws a picture
}

// NewBinder makes one. Files that sources name are read by open.
func NewBinder(f *File, p *vm.Program, open Opener) *Binder {
	return &Binder{File: f, bindings: buffersOf(p.Bindings()), open: open, invocations: p.Invocations()}
}

// NewPictureBinder makes one for a fragment shader that draws a picture, and for the vertex shader after it in the list
// if there is one. What invocations are passed is bound only where it is given, and not with a vertex shader.
func NewPictureBinder(f *File, programs []*vm.Program, open Opener) *Binder {
	r := &Binder{File: f, open: open}
	for _, p := range programs {
		for _, b := range buffersOf(p.Bindings()) {
			same := func(o layout.Binding) bool {
				return b.Push && o.Push || !b.Push && !o.Push && b.Slot == o.Slot && b.Name == o.Name
			}
			switch i := slices.IndexFunc(r.bindings, same); {
			case b.Slot.IsOutput(), b.Slot.PerInvocation() && len(programs) > 1:
			case i < 0:
				r.bindings = append(r.bindings, b)
			case b.Bytes(0) > r.bindings[i].Bytes(0):
				r.bindings[i] = b
			}
		}
	}
	return r
}

// Buffer is memory that the shader is given.
type Buffer struct {
	Name    string          // as messages have it
	Binding *layout.Binding // nil for memory at an address
	Layout  *layout.Type
	Address uint64
	Data    []byte
	Before  []byte // what it was, to see what changed
	Given   bool   // by a flag or a file
}

// place returns how flags name it.
func (b *Buffer) place() string {
	if b.Binding == nil {
		return fmt.Sprintf("%#x", b.Address)
	}
	return b.Binding.Slot.String()
}

// At returns the error that an assignment is at fault.
func At(a *Assignment, err error) error {
	var placed *placedError
	if errors.As(err, &placed) {
		return err
	}
	return fmt.Errorf("%s%w", a.Where, err)
}

// Missing is the error for buffers that are not given and have no size.
type Missing struct {
	Shader  string   // its file
	Buffers []string // what to do about each
}

func (m *Missing) Error() string {
	if len(m.Buffers) == 1 {
		return m.Shader + ": " + m.Buffers[0]
	}
	return m.Shader + ": buffers are missing"
}

// Detail returns a line for each, "" where the error says it all.
func (m *Missing) Detail() string {
	if len(m.Buffers) == 1 {
		return ""
	}
	return strings.Join(m.Buffers, "\n")
}

// Inputs makes all buffers. An error names the entry or the flag that is at fault, with its place in the file where it
// has one; or it is a *[Missing].
func (r *Binder) Inputs() (*vm.Inputs, error) {
	in := &vm.Inputs{Groups: r.File.Groups, Offset: r.File.Offset, Steps: r.File.Steps, Buffers: map[layout.Slot][]byte{}}
	return in, r.bind(in)
}

// buffersOf returns the bindings that have a text: images and samplers have none.
func buffersOf(list []layout.Binding) []layout.Binding {
	return slices.DeleteFunc(slices.Clone(list), func(b layout.Binding) bool { return b.Image != nil || b.Sampler })
}

// bind makes all buffers.
func (r *Binder) bind(in *vm.Inputs) error {
	given, err := r.given()
	if err != nil {
		return err
	}
	isSame := func(g givenBuffer) bool { kind, _ := g.Value.kind(); return kind == sameKind }
	slices.SortStableFunc(given, func(x, y givenBuffer) int { // what is the same as another one comes after that
		if isSame(x) == isSame(y) {
			return 0
		} else if isSame(x) {
			return 1
		}
		return -1
	})
	for _, g := range given {
		var data []byte
		if isSame(g) {
			data, err = r.same(in, g)
		} else if data, err = g.Value.Bytes(g.binding.Layout, r.open); err == nil {
			r.hint(g.Assignment, g.binding, data)
		}
		if err == nil {
			err = r.checkSize(g.binding, data)
		}
		if err != nil {
			return At(g.Assignment, err)
		}
		r.add(in, g.binding, data)
		r.Buffers[len(r.Buffers)-1].Given = true
	}
	var missing []string
	for i := range r.bindings {
		b := &r.bindings[i]
		switch {
		case b.Push:
			if err := r.push(in, b); err != nil {
				return err
			}
		case r.bound(b.Slot) != nil || !b.Used:
		case b.Slot.PerInvocation():
			r.pass(in, b)
		case isSized(b.Layout):
			n := r.size(b)
			if n > MaxBytes {
				return fmt.Errorf("%s: %w", shownFile(r.File.Shader), fmt.Errorf("%s has %s bytes, which are more than the %s "+
					"that a buffer may have", bindingName(b), wording.Grouped(n), wording.Grouped(MaxBytes)))
			}
			data := make([]byte, n)
			if r.invocations > 0 { // who draws a picture puts in what suits it
				r.Note("%s is not given: %s of zeros", bindingName(b), wording.Plural(len(data), "byte"))
			}
			r.add(in, b, data)
		default:
			missing = append(missing,
				fmt.Sprintf("nothing is given for %s, and %s has no size: for 256 elements --in %s=zero:%d", bindingName(b),
					tailName(b.Layout), b.Slot, b.Layout.Bytes(256)))
		}
	}
	p := r.File.Push
	if p == nil && len(r.File.Members) > 0 {
		p = &r.File.Members[0]
	}
	if p != nil && !slices.ContainsFunc(r.bindings, func(b layout.Binding) bool { return b.Push }) {
		err := errors.New("the shader has no push constants")
		if p.IsFlag() {
			return At(p, err)
		}
		r.Note("%s%v: they are left out", p.Where, err)
	}
	if len(missing) > 0 {
		return &Missing{shownFile(r.File.Shader), missing}
	}
	return r.bindMemory(in)
}

// same returns the buffer of another binding, which has to be given its bytes itself.
func (r *Binder) same(in *vm.Inputs, g givenBuffer) ([]byte, error) {
	_, name := g.Value.kind()
	b, err := r.find(name)
	if err != nil {
		return nil, err
	}
	if r.bound(b.Slot) == nil {
		return nil, fmt.Errorf("%s is given no bytes of its own", bindingName(b))
	}
	return in.Buffers[b.Slot], nil
}

// pass makes the buffer of what invocations are passed, or pass on.
func (r *Binder) pass(in *vm.Inputs, b *layout.Binding) {
	n := r.invocations
	for _, k := range r.File.Groups {
		n *= max(k, 1)
	}
	if n == 0 {
		return
	}
	data := make([]byte, b.Bytes(b.Elements(n)))
	if !b.Slot.IsOutput() {
		r.Note("%s is not given: zeros for %s", bindingName(b), wording.Plural(n, "invocation"))
	}
	r.add(in, b, data)
}

// givenBuffer is what a buffer is given.
type givenBuffer struct {
	*Assignment
	binding *layout.Binding
}

// given finds the buffers that are named. A flag counts more than a file, whatever either calls the buffer.
func (r *Binder) given() ([]givenBuffer, error) {
	var list []givenBuffer
	for i := range r.File.In {
		a := &r.File.In[i]
		b, err := r.find(a.Name)
		if _, isSlot := layout.ParseSlot(a.Name); err != nil && isSlot && !a.IsFlag() {
			r.Note("%s%v: it is left out", a.Where, err) // the file may be for another module, which has more
			continue
		}
		if err != nil {
			return nil, At(a, err)
		}
		switch k := slices.IndexFunc(list, func(g givenBuffer) bool { return g.binding.Slot == b.Slot }); {
		case k < 0:
			list = append(list, givenBuffer{a, b})
		case a.IsFlag() && !list[k].IsFlag():
			list[k] = givenBuffer{a, b}
		default:
			return nil, At(a, fmt.Errorf("%s is given twice", bindingName(b)))
		}
	}
	return list, nil
}

func (r *Binder) add(in *vm.Inputs, b *layout.Binding, data []byte) {
	in.Buffers[b.Slot] = data
	r.Buffers = append(r.Buffers, &Buffer{Name: bindingName(b), Binding: b, Layout: b.Layout, Data: data,
		Before: slices.Clone(data)})
}

// bindingName is how messages name a binding: 0.1 result.
func bindingName(b *layout.Binding) string { return strings.TrimSpace(b.Slot.String() + " " + b.Name) }

// size returns the bytes of a slot that have a fixed place, in the largest of the variables that share it.
func (r *Binder) size(b *layout.Binding) int {
	n := 0
	for i := range r.bindings {
		if o := &r.bindings[i]; !o.Push && o.Slot == b.Slot {
			n = max(n, o.Layout.Bytes(0))
		}
	}
	return n
}

// isSized reports whether a type does not end in a runtime array.
func isSized(l *layout.Type) bool { return l.Bytes(0) == l.Bytes(1) }

// tailName names the runtime array at the end of a type.
func tailName(l *layout.Type) string {
	_, _, path := l.At(l.Bytes(0))
	path, _, _ = strings.Cut(path, "[0]")
	return strings.TrimPrefix(path, ".") + "[]"
}

// checkSize returns an error if a buffer has less than what the shader lays out.
func (r *Binder) checkSize(b *layout.Binding, data []byte) error {
	switch want, stride := r.size(b), b.Layout.Bytes(1)-b.Layout.Bytes(0); {
	case len(data) < want:
		return fmt.Errorf("%s, and the shader has %d there", wording.Plural(len(data), "byte"), want)
	case stride > 0 && (len(data)-b.Layout.Bytes(0))%stride != 0:
		r.Note("%s has %s, which end within an element of %s: each has %d", bindingName(b), wording.Plural(len(data), "byte"),
			tailName(b.Layout), stride)
	}
	return nil
}

// hint says what to write where a file of numbers is taken for bytes, or numbers have a type that the shader has
// nowhere in the buffer.
func (r *Binder) hint(a *Assignment, b *layout.Binding, data []byte) {
	kind, rest := a.Value.kind()
	if kind == "" && rest != stdin && looksLikeNumbers(data) {
		r.Note("%s holds text, and its bytes are taken as they are; @%s reads it as numbers", rest, rest)
	}
	given, isType := numberTypeNamed(kind)
	if !isType {
		return
	}
	var types []string
	for _, scalar := range b.Layout.Scalars(1) {
		t := numberTypeOf(scalar)
		if t.width == given.width && t.format == given.format {
			return
		}
		if len(types) < 4 && !slices.Contains(types, t.name) {
			types = append(types, t.name)
		}
	}
	r.Note("%s is given %s, and the shader has %s there: the bits are taken as they are; values: gives numbers of the "+
		"shader's types", bindingName(b), given.name, strings.Join(types, ", "))
}

// looksLikeNumbers reports whether a file begins as text with a number in it.
func looksLikeNumbers(data []byte) bool {
	const enough = 256
	data = data[:min(len(data), enough)]
	for _, c := range data {
		if c >= 0x7f || c < ' ' && c != '\t' && c != '\r' && c != '\n' {
			return false
		}
	}
	return bytes.ContainsAny(data, "0123456789")
}

// Note adds to what a user should know. It is printed if the shader can be run.
func (r *Binder) Note(format string, args ...any) {
	r.Notes = append(r.Notes, fmt.Sprintf(format, args...))
}

// bound returns the buffer of a slot, nil for none.
func (r *Binder) bound(slot layout.Slot) *Buffer {
	for _, b := range r.Buffers {
		if b.Binding != nil && b.Binding.Slot == slot {
			return b
		}
	}
	return nil
}

// find returns the binding of a name: set.binding, set.binding[element], or what the shader calls the variable or the
// block.
func (r *Binder) find(name string) (*layout.Binding, error) {
	slot, isSlot := layout.ParseSlot(name)
	var found []*layout.Binding
	isPush := false
	for i := range r.bindings {
		b := &r.bindings[i]
		if b.Push {
			isPush = isPush || !isSlot && (b.Name == name || b.Block == name)
			continue
		}
		if isSlot && b.Slot == slot {
			return b, nil
		}
		if isSlot && b.Unsized && b.Slot.Set == slot.Set && b.Slot.Binding == slot.Binding {
			element := *b
			element.Slot = slot
			return &element, nil
		}
		if !isSlot && (b.Name == name || b.Block == name) {
			found = append(found, b)
		}
	}
	switch {
	case len(found) == 1:
		return found[0], nil
	case len(found) > 1:
		return nil, fmt.Errorf("%d buffers are called %s: name one by its set.binding: %s", len(found), name,
			bindingList(found))
	case isPush:
		return nil, fmt.Errorf("the push constants are called %s, which --push gives, or push in a file", name)
	}
	var all []*layout.Binding
	for i := range r.bindings {
		if !r.bindings[i].Push {
			all = append(all, &r.bindings[i])
		}
	}
	return nil, fmt.Errorf("the shader has no buffer %s; it has %s", name, bindingList(all))
}

// bindingList lists buffers.
func bindingList(list []*layout.Binding) string {
	const most = 10
	var names []string
	for _, b := range list[:min(most, len(list))] {
		names = append(names, bindingName(b))
	}
	switch {
	case len(list) == 0:
		return "none"
	case len(list) > most:
		names = append(names, fmt.Sprintf("and %d more", len(list)-most))
	}
	return strings.Join(names, ", ")
}
