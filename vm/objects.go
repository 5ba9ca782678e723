package vm

import (
	"hone/ir"
	"hone/spirv"
)

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
