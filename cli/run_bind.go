package cli

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"hone/vm"
	"hone/vm/layout"
)

// bind makes all buffers.
func (r *shaderRun) bind(in *vm.Inputs) error {
	given, err := r.given()
	if err != nil {
		return err
	}
	for _, g := range given {
		data, err := r.bytes(g.value, g.binding.Layout)
		if err == nil {
			r.hint(g.assignment, g.binding, data)
			err = r.checkSize(g.binding, data)
		}
		if err != nil {
			return r.fail(g.assignment, err)
		}
		r.add(in, g.binding, data)
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
		case isSized(b.Layout):
			n := r.size(b)
			if n > maxInput {
				return inputError(shown(r.inputs.shader), fmt.Errorf("%s has %s bytes, which are more than the %s that a buffer may have", bindingName(b), grouped(n), grouped(maxInput)))
			}
			data := make([]byte, n)
			r.note("%s is not given: %s of zeros", bindingName(b), plural(len(data), "byte"))
			r.add(in, b, data)
		default:
			missing = append(missing, fmt.Sprintf("nothing is given for %s, and %s has no size: for 256 elements --in %s=zero:%d", bindingName(b), tailName(b.Layout), b.Slot, b.Layout.Bytes(256)))
		}
	}
	p := r.inputs.push
	if p == nil && len(r.inputs.members) > 0 {
		p = &r.inputs.members[0]
	}
	if p != nil && !slices.ContainsFunc(r.bindings, func(b layout.Binding) bool { return b.Push }) {
		err := errors.New("the shader has no push constants")
		if p.isFlag() {
			return r.fail(p, err)
		}
		r.note("%s%v: they are left out", p.where, err)
	}
	if len(missing) > 0 {
		f := &failure{status: StatusInput, file: shown(r.inputs.shader), err: errors.New(missing[0])}
		if len(missing) > 1 {
			f.err, f.detail = errors.New("buffers are missing"), strings.Join(missing, "\n")
		}
		return f
	}
	return r.bindMemory(in)
}

// givenBuffer is what a buffer is given.
type givenBuffer struct {
	*assignment
	binding *layout.Binding
}

// given finds the buffers that are named. A flag counts more than a file, whatever either calls the buffer.
func (r *shaderRun) given() ([]givenBuffer, error) {
	var list []givenBuffer
	for i := range r.inputs.in {
		a := &r.inputs.in[i]
		b, err := r.find(a.name)
		if _, isSlot := parseSlot(a.name); err != nil && isSlot && !a.isFlag() {
			r.note("%s%v: it is left out", a.where, err) // the file may be for another module, which has more
			continue
		}
		if err != nil {
			return nil, r.fail(a, err)
		}
		switch k := slices.IndexFunc(list, func(g givenBuffer) bool { return g.binding.Slot == b.Slot }); {
		case k < 0:
			list = append(list, givenBuffer{a, b})
		case a.isFlag() && !list[k].isFlag():
			list[k] = givenBuffer{a, b}
		default:
			return nil, r.fail(a, fmt.Errorf("%s is given twice", bindingName(b)))
		}
	}
	return list, nil
}

func (r *shaderRun) add(in *vm.Inputs, b *layout.Binding, data []byte) {
	in.Buffers[b.Slot] = data
	r.buffers = append(r.buffers, &runBuffer{name: bindingName(b), binding: b, layout: b.Layout, data: data, before: slices.Clone(data)})
}

// bindingName is how messages name a binding: 0.1 result.
func bindingName(b *layout.Binding) string { return strings.TrimSpace(b.Slot.String() + " " + b.Name) }

// size returns the bytes of a slot that have a fixed place, in the largest of the variables that share it.
func (r *shaderRun) size(b *layout.Binding) int {
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
func (r *shaderRun) checkSize(b *layout.Binding, data []byte) error {
	switch want, stride := r.size(b), b.Layout.Bytes(1)-b.Layout.Bytes(0); {
	case len(data) < want:
		return fmt.Errorf("%s, and the shader has %d there", plural(len(data), "byte"), want)
	case stride > 0 && (len(data)-b.Layout.Bytes(0))%stride != 0:
		r.note("%s has %s, which end within an element of %s: each has %d", bindingName(b), plural(len(data), "byte"), tailName(b.Layout), stride)
	}
	return nil
}

// hint says what to write where a file of numbers is taken for bytes, or numbers have a type that the shader has nowhere in the buffer.
func (r *shaderRun) hint(a *assignment, b *layout.Binding, data []byte) {
	kind, rest := a.value.kind()
	if kind == "" && rest != std && looksLikeNumbers(data) {
		r.note("%s holds text, and its bytes are taken as they are; @%s reads it as numbers", rest, rest)
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
	r.note("%s is given %s, and the shader has %s there: the bits are taken as they are; values: gives numbers of the shader's types", bindingName(b), given.name, strings.Join(types, ", "))
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

// note adds to what a person should know. It is printed if the shader can be run.
func (r *shaderRun) note(format string, args ...any) {
	r.notes = append(r.notes, fmt.Sprintf(format, args...))
}

func (r *shaderRun) printNotes() {
	for _, n := range r.notes {
		fmt.Fprintf(r.stderr, "%s: note: %s\n", r.name, n)
	}
	r.notes = nil
}

func plural(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}

// bound returns the buffer of a slot, nil for none.
func (r *shaderRun) bound(slot layout.Slot) *runBuffer {
	for _, b := range r.buffers {
		if b.binding != nil && b.binding.Slot == slot {
			return b
		}
	}
	return nil
}

// find returns the binding of a name: set.binding, set.binding[element], or what the shader calls the variable or the block.
func (r *shaderRun) find(name string) (*layout.Binding, error) {
	slot, isSlot := parseSlot(name)
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
		return nil, fmt.Errorf("%d buffers are called %s: name one by its set.binding: %s", len(found), name, bindingList(found))
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

// parseSlot reads set.binding or set.binding[element].
func parseSlot(text string) (slot layout.Slot, ok bool) {
	rest, element, hasElement := strings.Cut(text, "[")
	set, binding, ok := strings.Cut(rest, ".")
	if !ok {
		return slot, false
	}
	parts := []string{set, binding, "0"}
	if hasElement {
		if parts[2], ok = strings.CutSuffix(element, "]"); !ok {
			return slot, false
		}
	}
	for i, to := range []*uint32{&slot.Set, &slot.Binding, &slot.Element} {
		n, err := strconv.ParseUint(parts[i], 10, 32)
		if err != nil {
			return slot, false
		}
		*to = uint32(n)
	}
	return slot, true
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
