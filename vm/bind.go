package vm

import (
	"fmt"
	"slices"
)

// Slots returns where buffers must be bound, in the order of the module. Of an array of descriptors without a size it
// returns the first: as many more may be bound as there are to be.
func (p *Program) Slots() []Slot {
	var slots []Slot
	for _, o := range p.code.objects {
		if !o.push && !slices.Contains(slots, o.slot) {
			slots = append(slots, o.slot)
		}
	}
	return slots
}

// bind finds the memory of each object: those of the program, then the elements of arrays of descriptors whose size the inputs give.
func (d *dispatch) bind() error {
	p, in, m := d.p, &d.in, &d.machine
	m.Code, m.Steps, m.Choose = p, in.Steps, in.Undefined
	add := func(s *Slot, b []byte) {
		d.slots, m.Buffers = append(d.slots, s), append(m.Buffers, b)
	}
	for i := range p.objects {
		o := &p.objects[i]
		switch b, ok := in.Buffers[o.slot]; {
		case o.push:
			add(nil, in.Push)
		case o.runtime:
			add(nil, nil)
		case !ok && o.used:
			return fmt.Errorf("no buffer for %s, which is %s", o.slot, o.name)
		default:
			add(&o.slot, b)
		}
	}
	for _, r := range p.runtimes {
		slot := p.objects[r.object].slot
		n := 0
		for s := range in.Buffers {
			if s.Set == slot.Set && s.Binding == slot.Binding && s.Element < 1<<16 {
				n = max(n, int(s.Element)+1)
			}
		}
		m.Elements = append(m.Elements, Elements{First: len(m.Buffers), N: (n + r.each - 1) / r.each})
		for i := range n {
			element := slot
			element.Element = uint32(i)
			add(&element, in.Buffers[element])
		}
	}
	return nil
}

// Bindings returns what the shader is given, in the order of the module: one for each variable of the storage classes StorageBuffer, Uniform and
// PushConstant, and for each element of an array of descriptors. Several have the same slot where variables share it. The layouts are shared and must not be
// edited.
func (p *Program) Bindings() []Binding { return p.code.bindings }
