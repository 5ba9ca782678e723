package cli

import (
	"bytes"
	"strings"

	"hone/vm/inputs"
)

// Lines of a buffer that are printed: where --out names it, and where nothing does.
const (
	linesAsked = 64
	linesShort = 16
)

// output is what becomes of a buffer.
type output struct {
	buffer *inputs.Buffer
	part   inputs.Window // of it, which is printed
	to     inputs.Source // "" to print it
}

// outputs finds the buffers that --out names.
func (r *shaderRun) outputs() ([]output, error) {
	var list []output
	files := map[string]bool{canonical(r.File.Shader): true}
	for i := range r.File.Out {
		a := &r.File.Out[i]
		if a.Value.Text != "" {
			file := canonical(a.Value.Path(strings.TrimPrefix(a.Value.Text, "@")))
			if files[file] {
				return nil, usagef("run: %s%s would be overwritten", a.Where, file)
			}
			files[file] = true
		}
		b, part, err := r.OutputNamed(a.Name)
		if err != nil {
			return nil, inputFailure(inputs.At(a, err))
		}
		if a.Value.Text != "" && part != (inputs.Window{}) {
			return nil, usagef("run: %sa file gets all of a buffer, and not a part", a.Where)
		}
		if a.Value.Text == std {
			return nil, usagef("run: %swant a file; without one the buffer is printed", a.Where)
		}
		list = append(list, output{b, part, a.Value})
	}
	return list, nil
}

// write prints buffers and writes files. Without --out it prints what changed.
func (r *shaderRun) write(list []output) error {
	for _, o := range list {
		name, text := strings.CutPrefix(o.to.Text, "@")
		var err error
		switch file := o.to.Path(name); {
		case o.to.Text == "":
			err = r.print(o.buffer, o.part, linesAsked)
			r.noteUndefined(o.buffer, o.part)
		case text:
			err = r.session.write(file, o.buffer.Numbers())
		default:
			err = r.session.write(file, o.buffer.Data)
		}
		if err != nil {
			return err
		}
	}
	if len(list) > 0 {
		return nil
	}
	changed := false
	for _, b := range r.Buffers {
		if !bytes.Equal(b.Data, b.Before) {
			changed = true
			if err := r.print(b, inputs.Window{}, linesShort); err != nil {
				return err
			}
			r.noteUndefined(b, inputs.Window{})
		}
	}
	if !changed {
		r.Note("no buffer changed")
		r.printNotes()
	}
	return nil
}

// print prints a buffer, or a part of it.
func (r *shaderRun) print(b *inputs.Buffer, part inputs.Window, most int) error {
	_, err := r.stdout.Write(b.Table(part, most))
	if err != nil {
		return inputError("standard output", err)
	}
	return nil
}
