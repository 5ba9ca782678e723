package vm

import (
	"bytes"
	"fmt"
	"slices"

	"hone/analysis"
	"hone/spirv"
	"hone/vm/image"
	"hone/vm/internal/code"
	"hone/vm/internal/execute"
	"hone/vm/layout"
)

// Slots returns where buffers, images and samplers must be bound, in the order of the module. Of an array of
// descriptors without a size it returns the first: as many more may be bound as there are to be.
func (p *Program) Slots() []layout.Slot {
	var slots []layout.Slot
	seen := map[layout.Slot]bool{}
	for i := range p.code.Objects {
		if o := &p.code.Objects[i]; !o.Push && o.Init == nil && !seen[o.Slot] {
			slots, seen[o.Slot] = append(slots, o.Slot), true
		}
	}
	return slots
}

// bind finds the memory of each object: those of the program, then the elements of arrays of descriptors whose size the
// inputs give.
func (d *dispatch) bind() error {
	p, in, m := d.p, &d.in, &d.machine
	invocations := in.Groups[0] * in.Groups[1] * in.Groups[2] * p.Invocations()
	m.Code, m.Steps, m.Choose, m.FineDerivatives = p, in.Steps, in.Undefined, in.FineDerivatives
	m.OneSample = in.OneSample
	m.ByColumns = in.Order == Shuffled
	for i := range p.Objects {
		o := &p.Objects[i]
		if o.Init != nil {
			d.add(nil, o, nil)
			m.Buffers[i], m.Samplers[i] = slices.Clone(o.Init), o.Constant
			continue
		}
		if o.Push || o.Runtime {
			d.add(nil, o, nil)
			if o.Push {
				m.Buffers[i] = in.Push
			}
			continue
		}
		if o.Used && o.Passed != nil {
			need := (invocations + max(o.Each, 1) - 1) / max(o.Each, 1) * o.Passed.Stride
			if n := len(in.Buffers[o.Slot]); n < need {
				return fmt.Errorf("%s, which is %s, has %d bytes, and %d invocations need %d", o.Slot, o.Name, n, invocations,
					need)
			}
		}
		if err := d.bound(o, o.Slot); err != nil && o.Used && !d.bindsOther(o) {
			return err
		}
		d.add(&o.Slot, o, in.Buffers[o.Slot])
		if o.Argument != code.NoArgument && o.Used {
			if err := checkArgument(p, i, len(m.Buffers[i])); err != nil {
				return err
			}
		}
	}
	for _, r := range p.Runtimes {
		o := &p.Objects[r.Object]
		n := 0
		count := func(s layout.Slot) {
			if s.Kind == o.Slot.Kind && s.Set == o.Slot.Set && s.Binding == o.Slot.Binding && s.Element < 1<<16 {
				n = max(n, int(s.Element)+1)
			}
		}
		for s := range in.Buffers {
			count(s)
		}
		for s := range in.Samplers {
			count(s)
		}
		m.Elements = append(m.Elements, execute.Elements{First: len(m.Buffers), N: (n + r.Each - 1) / r.Each})
		for i := range n {
			element := o.Slot
			element.Element = uint32(i)
			d.add(&element, o, in.Buffers[element])
		}
	}
	return nil
}

// checkArgument returns an error if a kernel's argument has not the bytes that it needs, or more than it may have.
func checkArgument(p *code.Program, object, n int) error {
	o := &p.Objects[object]
	most := uint64(code.LocalSize / 2)
	for _, w := range p.Windows {
		if w.Object == object {
			most = w.Size / 2
		}
	}
	switch need := p.Bindings[object].Bytes(0); {
	case o.Argument == code.ByValue && n < need:
		return fmt.Errorf("%s, which is %s, has %d bytes, and the kernel takes %d", o.Slot, o.Name, n, need)
	case o.Argument != code.ByValue && uint64(n) > most:
		return fmt.Errorf("%s, which is %s, has %d bytes, more than %d", o.Slot, o.Name, n, most)
	}
	return nil
}

// add adds an object with its memory: nil where nothing is bound. What does not fit is as if it were not bound.
func (d *dispatch) add(slot *layout.Slot, o *code.Object, b []byte) {
	m := &d.machine
	var im *image.Image
	var sampler *image.Sampler
	if slot != nil && (o.Image != nil || o.Sampler) {
		if d.bound(o, *slot) == nil {
			if o.Image != nil {
				whole := d.in.Images[*slot]
				whole.Data, im = b, &whole
			}
			if o.Sampler {
				s := d.in.Samplers[*slot]
				sampler = &s
			}
		}
	}
	if o.Apart {
		b = bytes.Clone(b)
	}
	d.slots, m.Buffers = append(d.slots, slot), append(m.Buffers, b)
	m.Images, m.Samplers = append(m.Images, im), append(m.Samplers, sampler)
}

// bound returns why nothing that fits is bound at a slot for an object.
func (d *dispatch) bound(o *code.Object, slot layout.Slot) error {
	in := &d.in
	b, ok := in.Buffers[slot]
	if o.Sampler {
		s, ok := in.Samplers[slot]
		if !ok {
			return fmt.Errorf("no sampler for %s, which is %s", slot, o.Name)
		}
		if err := s.Check(); err != nil {
			return fmt.Errorf("%s, which is %s: %w", slot, o.Name, err)
		}
	}
	switch im, isImage := in.Images[slot]; {
	case o.Image != nil && (!ok || !isImage):
		return fmt.Errorf("no image for %s, which is %s (%s)", slot, o.Name, o.Image)
	case o.Image != nil:
		im.Data = b
		if err := o.Image.Fits(&im); err != nil {
			return fmt.Errorf("%s, which is %s: %w", slot, o.Name, err)
		}
	case !ok && !o.Sampler:
		return fmt.Errorf("no buffer for %s, which is %s", slot, o.Name)
	}
	return nil
}

// bindsOther reports whether the slot of an object has what another one that shares it expects.
func (d *dispatch) bindsOther(o *code.Object) bool {
	for i := range d.p.Objects {
		if other := &d.p.Objects[i]; other != o && !other.Push && !other.Runtime && other.Slot == o.Slot &&
			other.Variable != o.Variable && o.Image != nil && d.bound(other, o.Slot) == nil {
			return true
		}
	}
	return false
}

// Bindings returns what the shader is given, in the order of the module: one for each variable of the storage classes
// StorageBuffer, Uniform, UniformConstant and PushConstant, and for each element of an array of descriptors. Several
// have the same slot where variables share it. The layouts are shared and must not be edited.
func (p *Program) Bindings() []layout.Binding { return p.code.Bindings }

// MayShare reports whether two bindings, given by their indices in [Program.Bindings], may share memory by the
// declarations of their variables, whether a host binds them so or not. Two storage images of one type may share; an
// image and a buffer never do here.
func (p *Program) MayShare(i, j int) bool {
	x, y := &p.code.Objects[i], &p.code.Objects[j]
	if x.Image != nil && y.Image != nil {
		return x.Image.Storage && *x.Image == *y.Image && imagesMayShare(x.Memory, y.Memory)
	}
	return sharable(x) && sharable(y) && x.Memory.MayShare(y.Memory)
}

// imagesMayShare reports whether declarations of storage images may lead to the same image.
func imagesMayShare(x, y analysis.MemoryObject) bool {
	return x.Bound && y.Bound && (x.Aliased && y.Aliased || !x.Restrict && !y.Restrict)
}

// sharable reports whether an object is a buffer of bytes that a host may bind elsewhere too.
func sharable(o *code.Object) bool {
	return (o.Memory.Bound || o.Argument == code.ByAddress) && o.Image == nil && !o.Sampler && !o.Apart
}

// IsMarked reports whether the variable of a binding, given by its index in [Program.Bindings], or a member of what is
// bound, is decorated Coherent or Volatile.
func (p *Program) IsMarked(i int, kind spirv.Decoration) bool {
	id := p.code.Objects[i].Variable
	for b := range p.Blocks() {
		m := b.Function().Module()
		if kind == spirv.DecorationVolatile {
			return m.VolatilePointer(id)
		}
		return m.CoherentPointer(id)
	}
	return false
}
