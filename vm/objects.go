package vm

import (
	"fmt"
	"slices"

	"hone/ir"
	"hone/spirv"
)

// Slot is where a buffer is bound.
type Slot struct {
	Set, Binding uint32
	Element      uint32 // of an array of descriptors; one of several dimensions is counted row by row
}

func (s Slot) String() string {
	if s.Element > 0 {
		return fmt.Sprintf("%d.%d[%d]", s.Set, s.Binding, s.Element)
	}
	return fmt.Sprintf("%d.%d", s.Set, s.Binding)
}

// object is memory that the shader is given.
type object struct {
	name     string
	slot     Slot
	push     bool // push constants
	writable bool
	used     bool // by the functions that are reached: it must be bound
	runtime  bool // stands for an array of descriptors whose size the inputs give, and is no memory itself
	variable ir.ID
	block    ir.ID // its type
}

// runtimeArray is an array of descriptors whose size the inputs give.
type runtimeArray struct {
	object int // that stands for it
	each   int // descriptors in an element
}

// elements is where the descriptors of a runtimeArray are among the objects of a run.
type elements struct {
	first int
	n     int // elements
}

// Slots returns where buffers must be bound, in the order of the module. Of an array of descriptors without a size it
// returns the first: as many more may be bound as there are to be.
func (p *Program) Slots() []Slot {
	var slots []Slot
	for _, o := range p.objects {
		if !o.push && !slices.Contains(slots, o.slot) {
			slots = append(slots, o.slot)
		}
	}
	return slots
}

// object places a variable among the objects. It reports false for what is none.
func (c *compiler) object(in *ir.Inst, p *pointer, used bool) bool {
	o := object{name: c.name(in.Result), used: used, push: p.class == spirv.StorageClassPushConstant, variable: in.Result, block: p.elem}
	o.slot.Set, _ = c.decoration(in.Result, -1, spirv.DecorationDescriptorSet)
	o.slot.Binding, _ = c.decoration(in.Result, -1, spirv.DecorationBinding)
	n := 1
	if n, p.descriptors = c.descriptorsIn(p.elem); !p.descriptors {
		n = 1
	}
	t := c.typeOf(p.elem)
	for o.block = p.elem; t.op == spirv.OpTypeArray || t.op == spirv.OpTypeRuntimeArray; t = c.typeOf(o.block) {
		o.block = t.elem
	}
	if t.op != spirv.OpTypeStruct || n > 1<<16 {
		return false
	}
	_, buffer := c.decoration(o.block, -1, spirv.DecorationBufferBlock)
	o.writable = buffer || p.class == spirv.StorageClassStorageBuffer
	p.object = c.number(uint64(len(c.p.objects)))
	if outer := c.typeOf(p.elem); outer.op == spirv.OpTypeRuntimeArray {
		each, _ := c.descriptorsIn(outer.elem)
		o.runtime = true
		c.p.runtimes = append(c.p.runtimes, runtimeArray{len(c.p.objects), each})
		p.runtime, n = int32(len(c.p.runtimes)), 1
	}
	for i := range n {
		o.slot.Element = uint32(i)
		c.p.objects = append(c.p.objects, o)
	}
	return true
}

// bind finds the memory of each object: those of the program, then the elements of arrays of descriptors whose size the inputs give.
func (p *Program) bind(in *Inputs) (slots []*Slot, buffers [][]byte, counts []elements, err error) {
	add := func(s Slot, b []byte) {
		slots, buffers = append(slots, &s), append(buffers, b)
	}
	for _, o := range p.objects {
		switch b, ok := in.Buffers[o.slot]; {
		case o.push:
			slots, buffers = append(slots, nil), append(buffers, in.Push)
		case o.runtime:
			slots, buffers = append(slots, nil), append(buffers, nil)
		case !ok && o.used:
			return nil, nil, nil, fmt.Errorf("no buffer for %s, which is %s", o.slot, o.name)
		default:
			add(o.slot, b)
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
		counts = append(counts, elements{first: len(buffers), n: (n + r.each - 1) / r.each})
		for i := range n {
			slot.Element = uint32(i)
			add(slot, in.Buffers[slot])
		}
	}
	return slots, buffers, counts, nil
}
