package vm

import (
	"fmt"
	"slices"

	"hone/vm/internal/execute"
	"hone/vm/layout"
)

// Slots returns where buffers must be bound, in the order of the module. Of an array of descriptors without a size it
// returns the first: as many more may be bound as there are to be.
func (p *Program) Slots() []layout.Slot {
	var slots []layout.Slot
	for _, o := range p.code.Objects {
		if !o.Push && !slices.Contains(slots, o.Slot) {
			slots = append(slots, o.Slot)
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
	add := func(s *layout.Slot, b []byte) {
		d.slots, m.Buffers = append(d.slots, s), append(m.Buffers, b)
	}
	for i := range p.Objects {
		o := &p.Objects[i]
		switch b, ok := in.Buffers[o.Slot]; {
		case o.Push:
			add(nil, in.Push)
		case o.Runtime:
			add(nil, nil)
		case !ok && o.Used:
			return fmt.Errorf("no buffer for %s, which is %s", o.Slot, o.Name)
		case o.Used && o.Passed != nil && len(b) < invocations*o.Passed.Stride:
			return fmt.Errorf("%s, which is %s, has %d bytes, and %d invocations need %d", o.Slot, o.Name, len(b),
				invocations, invocations*o.Passed.Stride)
		default:
			add(&o.Slot, b)
		}
	}
	for _, r := range p.Runtimes {
		slot := p.Objects[r.Object].Slot
		n := 0
		for s := range in.Buffers {
			if s.Set == slot.Set && s.Binding == slot.Binding && s.Element < 1<<16 {
				n = max(n, int(s.Element)+1)
			}
		}
		m.Elements = append(m.Elements, execute.Elements{First: len(m.Buffers), N: (n + r.Each - 1) / r.Each})
		for i := range n {
			element := slot
			element.Element = uint32(i)
			add(&element, in.Buffers[element])
		}
	}
	return nil
}

// Bindings returns what the shader is given, in the order of the module: one for each variable of the storage classes
// StorageBuffer, Uniform and PushConstant, and for each element of an array of descriptors. Several have the same slot
// where variables share it. The layouts are shared and must not be edited.
func (p *Program) Bindings() []layout.Binding { return p.code.Bindings }
