package cli

import (
	"bytes"
	"cmp"
	"fmt"
	"slices"
	"strings"

	"hone/instrument"
	"hone/ir"
	"hone/spirv"
	"hone/spirv/asm"
	"hone/vm"
	"hone/vm/inputs"
)

// instText writes instructions of a module with the names that hone dis gives to ids.
type instText struct {
	module  *ir.Module
	printer *asm.Printer // nil where ids are not those of the file
	line    []byte
	words   []uint32
}

// newInstText returns one for a module that is not edited any more.
func newInstText(m *ir.Module) *instText {
	t := &instText{module: m}
	b, err := m.Write()
	if err != nil {
		return t
	}
	if p, err := asm.NewPrinter(b, asm.Options{NoHeader: true, NoIndent: true}); err == nil &&
		int(b.Header().Bound) == m.Bound() {
		t.printer = p
	}
	return t
}

// inst returns an instruction as text.
func (t *instText) inst(in *ir.Inst) string {
	if t.printer == nil {
		return in.String()
	}
	t.words = append(t.words[:0], 0)
	if in.Type != 0 {
		t.words = append(t.words, uint32(in.Type))
	}
	if in.Result != 0 {
		t.words = append(t.words, uint32(in.Result))
	}
	t.words = append(t.words, in.Words()...)
	t.words[0] = uint32(len(t.words))<<16 | uint32(in.Op)
	t.line = t.printer.AppendInst(t.line[:0], t.words)
	return string(t.line)
}

// at returns an instruction as text, with where it comes from before it.
func (t *instText) at(in *ir.Inst) string {
	if p := t.position(in); p != "" {
		return p + ": " + t.inst(in)
	}
	return t.inst(in)
}

// id returns an id as text.
func (t *instText) id(id ir.ID) string {
	if t.printer == nil {
		return fmt.Sprintf("%%%d", id)
	}
	t.line = t.printer.AppendID(t.line[:0], spirv.ID(id))
	return string(t.line)
}

// position returns where an instruction comes from: "file:line", "" where that is not known.
func (t *instText) position(in *ir.Inst) string {
	file, line, ok := in.SourceLine()
	if !ok {
		return ""
	}
	return fmt.Sprintf("%s:%d", cmp.Or(file, "line"), line)
}

// printReports prints what the shader should not have done. Code that instrumentation added is no code of the shader.
func (r *shaderRun) printReports(list []vm.Report) {
	added := instrument.Added(r.module)
	list = slices.DeleteFunc(slices.Clone(list), func(report vm.Report) bool { return added(report.Inst) })
	if len(list) == 0 {
		return
	}
	text := newInstText(r.module)
	for _, report := range list {
		times := "once"
		if report.Count > 1 {
			times = fmt.Sprintf("%d times, first", report.Count)
		}
		at := ""
		if p := text.position(report.Inst); p != "" {
			at = p + ": "
		}
		fmt.Fprintf(r.stderr, "%s: %s: %s%s, %s in invocation %d,%d,%d: %s\n", r.name, shown(r.File.Shader), at, report.Kind,
			times,
			report.First[0], report.First[1], report.First[2], text.inst(report.Inst))
	}
	if at := list[0].First; !r.trace.given {
		r.Note("--trace=%d,%d,%d shows what that invocation does", at[0], at[1], at[2])
		r.printNotes()
	}
}

// deadlock words that invocations wait at two barriers, with their places in the source, or their blocks where the
// lines don't distinguish them.
func (r *shaderRun) deadlock(d *vm.Deadlock) error {
	text := newInstText(r.module)
	positions := [2]string{text.position(d.Barriers[0]), text.position(d.Barriers[1])}
	if positions[0] == positions[1] {
		positions = [2]string{}
	}
	at := func(i int) string {
		id, in := d.Invocations[i], d.Barriers[i]
		return fmt.Sprintf("invocation %d,%d,%d waits at %s", id[0], id[1], id[2],
			cmp.Or(positions[i], "the one in the block "+text.id(in.Block().ID())))
	}
	return fmt.Errorf("%w: %s, and %s", vm.ErrBarrier, at(0), at(1))
}

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
