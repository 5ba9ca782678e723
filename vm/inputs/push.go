package inputs

import (
	"fmt"

	"hone/internal/wording"
	"hone/vm"
	"hone/vm/layout"
)

// push gives the shader its push constants: what is given for all of them, and then what is given for members.
func (r *Binder) push(in *vm.Inputs, b *layout.Binding) error {
	data, err := r.allPushed(b)
	if err != nil {
		return err
	}
	buffer := Buffer{Name: "push", Binding: b, Layout: b.Layout, Data: data}
	for i := range r.File.Members {
		a := &r.File.Members[i]
		if err := r.pushMember(&buffer, a); err != nil {
			return At(a, err)
		}
	}
	in.Push, r.pushed = data, data
	return nil
}

// Push returns the push constants that the shader has, nil for none.
func (r *Binder) Push() *layout.Binding {
	for i := range r.bindings {
		if r.bindings[i].Push {
			return &r.bindings[i]
		}
	}
	return nil
}

// pushMember puts what is given for a member in its place.
func (r *Binder) pushMember(b *Buffer, a *Assignment) error {
	part, layout, err := b.partOf("." + a.Name)
	if err != nil {
		return err
	}
	from := a.Value
	if kind, _ := from.kind(); kind == "" {
		from.Text = "values:" + from.Text
	}
	data, err := from.Bytes(layout, r.open)
	if err != nil {
		return err
	}
	if len(data) > part.to-part.from {
		return fmt.Errorf("%s, and the shader has %d", wording.Plural(len(data), "byte"), part.to-part.from)
	}
	copy(b.Data[part.from:part.to], data)
	return nil
}

// allPushed returns what is given for all push constants: zeros, with a note, where nothing is.
func (r *Binder) allPushed(b *layout.Binding) ([]byte, error) {
	if r.File.Push == nil {
		zeros := make([]byte, b.Layout.Bytes(0))
		if len(zeros) > 0 && b.Used && len(r.File.Members) == 0 && r.invocations > 0 {
			r.Note("no push constants are given: %s of zeros", wording.Plural(len(zeros), "byte"))
		}
		return zeros, nil
	}
	data, err := r.File.Push.Value.Bytes(b.Layout, r.open)
	if n := b.Layout.Bytes(0); err == nil && len(data) != n {
		err = fmt.Errorf("%s, and the shader has %d", wording.Plural(len(data), "byte"), n)
		if len(data) > n && !r.File.Push.IsFlag() { // the file may be for another module, which has more
			if round := (n + 15) &^ 15; len(data) > round { // that hone check gives
				r.Note("%s%v: the others are left out", r.File.Push.Where, err)
			}
			data, err = data[:n], nil
		}
	}
	if err != nil {
		return nil, At(r.File.Push, err)
	}
	return data, nil
}
