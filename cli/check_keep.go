package cli

import (
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"

	"hone/internal/wording"
	"hone/ir"
	"hone/vm"
	"hone/vm/compare"
	"hone/vm/inputs"
	"hone/vm/layout"
)

// keepInputs writes the inputs of a difference to a file that hone run takes: one for temporary files where that of
// --keep can't be written.
func (k *checker) keepInputs(a *ir.Module, ref *compare.Reference, c *compare.Result, e vm.EntryPoint) error {
	if c.Run < 0 {
		return nil
	}
	in := k.inputsOf(a, ref, c, e)
	file := k.keep
	var err error
	if file != "" {
		if err = k.write(file, in.Text()); err != nil {
			k.report(err)
		}
	}
	if file == "" || err != nil {
		if file, err = k.temporary(); err == nil {
			err = k.write(file, in.Text())
		}
	}
	if err != nil {
		return err
	}
	fmt.Fprintf(k.stdout, "    the inputs are in %s; to see what each does:\n", file)
	for _, shader := range []string{k.a, k.b} {
		if shader == k.b && k.options.Map != nil {
			break // its inputs are elsewhere
		}
		fmt.Fprintf(k.stdout, "    %s run %s --inputs %s\n", k.name, shellWord(shader), shellWord(file))
	}
	return nil
}

// temporary makes a file for inputs in the folder for temporary files, and returns its name.
func (k *checker) temporary() (string, error) {
	f, err := os.CreateTemp("", strings.TrimSuffix(baseName(k.b), ".spv")+".*.yaml")
	if err != nil {
		return "", inputError(os.TempDir(), err)
	}
	return f.Name(), f.Close()
}

// inputsOf returns the inputs of the run that made a difference, in the form of hone run.
func (k *checker) inputsOf(a *ir.Module, ref *compare.Reference, c *compare.Result, e vm.EntryPoint) *inputs.File {
	from, bindings := ref.Inputs(c.Run), ref.Bindings(c.Run)
	shared := from.Shared()
	setting := ref.Setting(c.Run)
	in := &inputs.File{Entry: e.Name, Groups: from.Groups, Local: setting.Workgroup, Offset: from.Offset,
		Subgroup: setting.Subgroup, Steps: from.Steps,
		Spec: slices.Clone(k.spec)}
	for _, v := range setting.Spec {
		in.Spec = append(in.Spec, inputs.Assignment{Name: strconv.FormatUint(uint64(v.ID), 10),
			Value: inputs.Source{Text: inputs.SpecText(a, v.ID, v.Bits)}})
	}
	for _, b := range bindings {
		if b.Push {
			in.Push = &inputs.Assignment{Value: inputs.Encode(from.Push, b.Layout), Note: inputs.BufferNote(b.Name, from.Push)}
			continue
		}
		if b.Image != nil || b.Sampler { // which have no text
			continue
		}
		data := from.Buffers[b.Slot]
		source := inputs.Encode(data, b.Layout)
		if first, ok := shared[b.Slot]; ok && first != b.Slot {
			source = inputs.Source{Text: "same:" + first.String()}
		}
		in.In = inputs.Set(in.In, inputs.Assignment{Name: b.Slot.String(), Value: source,
			Note: inputs.BufferNote(b.Name, data)})
	}
	regions := ref.Regions(c.Run)
	for i, r := range from.Regions {
		in.Memory = append(in.Memory, inputs.Assignment{Name: fmt.Sprintf("%#x", r.Address),
			Value: inputs.Encode(r.Data, regions[i].Layout), Note: inputs.BufferNote(regions[i].Name, r.Data)})
	}
	d := c.Difference
	if d == nil || d.Place.Push {
		return in
	}
	var data []byte
	var typ *layout.Type
	name := d.Place.Slot.String()
	if d.Region >= 0 {
		name = fmt.Sprintf("%#x", from.Regions[d.Region].Address)
		data, typ = from.Regions[d.Region].Data, regions[d.Region].Layout
	} else if i := slices.IndexFunc(bindings, func(b layout.Binding) bool {
		return !b.Push &&
			b.Slot == d.Place.Slot
	}); i >= 0 {
		data, typ = from.Buffers[d.Place.Slot], bindings[i].Layout
	}
	if typ == nil || typ.Kind == layout.Struct && typ.Empty() { // an image
		return in
	}
	// the address may lead to one element, as far as hone run knows
	beyond := d.Region >= 0 && typ.Kind == layout.Array && d.Place.Offset >= typ.Stride
	if beyond || inputs.Exceeds(data, typ, linesAsked) {
		name += fmt.Sprintf("+%d", d.Place.Offset) // the line that has it
	}
	in.Out = []inputs.Assignment{{Name: name, Note: wording.Printable(d.Name)}}
	return in
}
