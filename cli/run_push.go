package cli

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"hone/vm"
	"hone/vm/layout"
)

// memberPath is how a member of the push constants is named, with what is in it: offset, light.color or weights[2].
var memberPath = regexp.MustCompile(`^[A-Za-z_]\w*(\.\w+|\[\d+\])*$`)

// pushFlags reads what the flags say of push constants: SOURCE, or MEMBER=LIST.
func (in *inputs) pushFlags(flags []string) error {
	whole := false
	for _, text := range flags {
		name, list, ok := strings.Cut(text, "=")
		switch {
		case text == "":
			return usagef("run: --push has no value")
		case ok && memberPath.MatchString(name) && list == "":
			return usagef("run: --push %s: want MEMBER=LIST", text)
		case ok && memberPath.MatchString(name):
			a := assignment{name: name, value: source{text: list}, where: fmt.Sprintf("--push %s: ", name)}
			if slices.ContainsFunc(in.members, func(o assignment) bool { return o.name == name && o.isFlag() }) {
				return usagef("run: --push %s is there twice", name)
			}
			in.members = set(in.members, a)
		case whole:
			return usagef("run: --push gives all push constants twice; one of them is --push MEMBER=LIST")
		default:
			whole = true
			in.push = &assignment{value: source{text: text}, where: "--push: "}
		}
	}
	return nil
}

// push gives the shader its push constants: what is given for all of them, and then what is given for members.
func (r *shaderRun) push(in *vm.Inputs, b *layout.Binding) error {
	data, err := r.allPushed(b)
	if err != nil {
		return err
	}
	buffer := runBuffer{name: "push", binding: b, layout: b.Layout, data: data}
	for i := range r.inputs.members {
		a := &r.inputs.members[i]
		if err := r.pushMember(&buffer, a); err != nil {
			return r.fail(a, err)
		}
	}
	in.Push, r.pushed = data, data
	return nil
}

// pushMember puts what is given for a member in its place.
func (r *shaderRun) pushMember(b *runBuffer, a *assignment) error {
	part, layout, err := b.partOf("." + a.name)
	if err != nil {
		return err
	}
	from := a.value
	if kind, _ := from.kind(); kind == "" {
		from.text = "values:" + from.text
	}
	data, err := r.bytes(from, layout)
	if err != nil {
		return err
	}
	if len(data) > part.to-part.from {
		return fmt.Errorf("%s, and the shader has %d", plural(len(data), "byte"), part.to-part.from)
	}
	copy(b.data[part.from:part.to], data)
	return nil
}

// allPushed returns what is given for all push constants: zeros, with a note, where nothing is.
func (r *shaderRun) allPushed(b *layout.Binding) ([]byte, error) {
	if r.inputs.push == nil {
		zeros := make([]byte, b.Layout.Bytes(0))
		if len(zeros) > 0 && b.Used && len(r.inputs.members) == 0 {
			r.note("no push constants are given: %s of zeros", plural(len(zeros), "byte"))
		}
		return zeros, nil
	}
	data, err := r.bytes(r.inputs.push.value, b.Layout)
	if n := b.Layout.Bytes(0); err == nil && len(data) != n {
		err = fmt.Errorf("%s, and the shader has %d", plural(len(data), "byte"), n)
		if len(data) > n && !r.inputs.push.isFlag() { // the file may be for another module, which has more
			if round := (n + 15) &^ 15; len(data) > round { // that hone check gives
				r.note("%s%v: the others are left out", r.inputs.push.where, err)
			}
			data, err = data[:n], nil
		}
	}
	if err != nil {
		return nil, r.fail(r.inputs.push, err)
	}
	return data, nil
}
