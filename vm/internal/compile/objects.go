package compile

import (
	"hone/analysis"
	"hone/ir"
	"hone/spirv"
	"hone/vm/internal/code"
	"hone/vm/layout"
)

// object places a variable among the objects. It reports false for what is none.
func (c *compiler) object(in *ir.Inst, p *pointer, used bool) bool {
	o := code.Object{Name: c.name(in.Result), Used: used, Push: p.class == spirv.StorageClassPushConstant,
		Variable: in.Result, Block: p.elem, Memory: analysis.MemoryObjectOf(c.m, in.Result)}
	o.Slot.Set, _ = c.decoration(in.Result, -1, spirv.DecorationDescriptorSet)
	o.Slot.Binding, _ = c.decoration(in.Result, -1, spirv.DecorationBinding)
	if p.class == spirv.StorageClassShaderRecordBufferKHR {
		o.Slot = layout.Slot{Kind: layout.Record}
	}
	n := 1
	if n, p.descriptors = c.descriptorsIn(p.elem); !p.descriptors {
		n = 1
	}
	t := c.typeOf(p.elem)
	for o.Block = p.elem; t.op == spirv.OpTypeArray || t.op == spirv.OpTypeRuntimeArray; t = c.typeOf(o.Block) {
		o.Block = t.elem
	}
	switch {
	case n > 1<<16 || t.isHandle() != (p.class == spirv.StorageClassUniformConstant):
		return false
	case t.isHandle():
		o.Sampler = t.op != spirv.OpTypeImage
		if t.op != spirv.OpTypeSampler {
			if o.Image = c.imageType(o.Block); o.Image == nil {
				return false
			}
		}
		o.Writable = o.Image != nil && o.Image.Storage && !c.m.HasDecoration(in.Result, spirv.DecorationNonWritable)
	case t.op != spirv.OpTypeStruct:
		return false
	default:
		_, buffer := c.decoration(o.Block, -1, spirv.DecorationBufferBlock)
		o.Writable = buffer || p.class == spirv.StorageClassStorageBuffer
	}
	p.object = c.number(uint64(len(c.p.Objects)))
	if outer := c.typeOf(p.elem); outer.op == spirv.OpTypeRuntimeArray {
		each, _ := c.descriptorsIn(outer.elem)
		o.Runtime = true
		c.p.Runtimes = append(c.p.Runtimes, code.RuntimeArray{Object: len(c.p.Objects), Each: each})
		p.runtime, n = int32(len(c.p.Runtimes)), 1
	}
	for i := range n {
		o.Slot.Element = uint32(i)
		c.p.Objects = append(c.p.Objects, o)
	}
	return true
}
