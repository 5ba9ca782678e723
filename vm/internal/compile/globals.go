package compile

import (
	"cmp"
	"slices"

	"hone/analysis"
	"hone/fold"
	"hone/ir"
	"hone/spirv"
	"hone/vm/internal/code"
	"hone/vm/layout"
)

// maxCells is how many cells a variable may have.
const maxCells = 1 << 24

// globals places the variables of the module that the entry point's functions use. Buffers are all listed, but only
// those must be bound.
func (c *compiler) globals() {
	used := c.usedInCode()
	c.implicit = c.implicit || c.hasUniforms()
	if c.p.Kernel {
		c.arguments(c.order[0])
		c.programScope()
		slices.SortFunc(c.p.Windows, func(x, y code.Window) int { return cmp.Compare(x.Address, y.Address) })
	} else {
		c.explicitShared(used)
	}
	c.variables(used, false)
	c.variables(used, true)
	if c.stage.Quads {
		c.helpers()
	}
	c.emitted()
	c.rayCalls()
}

// variables places those that a workgroup shares beside Workgroup memory, or all others. What has an explicit layout of
// the latter begins at the first cell.
func (c *compiler) variables(used []bool, shared bool) {
	for in := range c.m.Section(ir.Globals).Insts() {
		if !in.Op.Is(spirv.TraitVariable) {
			continue
		}
		if class := spirv.StorageClass(in.Word(0)); shared != (class != spirv.StorageClassWorkgroup && c.p.Shares(class)) {
			continue
		}
		c.at = in
		p := &pointer{class: spirv.StorageClass(in.Word(0)), object: code.NoOperand, base: code.NoOperand}
		if c.isHeap(in) {
			p.object, c.hasHeaps = c.number(code.Heap), true
			c.pointers[in.Result] = p
			continue
		}
		if !used[in.Result] && !code.IsBuffer(p.class) || c.p.Kernel && c.physical(p.class) {
			continue
		}
		var init []int32
		p.elem, init = c.variable(in)
		if p.elem == 0 {
			continue // who uses it finds no pointer
		}
		cells := c.typeOf(p.elem).cells
		if !code.IsBuffer(p.class) && (cells == 0 && !c.typeOf(p.elem).empty || cells > maxCells) {
			continue
		}
		switch p.class {
		case spirv.StorageClassInput:
			p.disp = int64(c.p.PrivateCells)
			c.p.PrivateCells += cells
			if c.stage.Passes {
				c.passed(in, p, true)
			} else {
				c.input(in, p, cells)
			}
		case spirv.StorageClassOutput:
			if !c.stage.Passes {
				continue
			}
			if c.stage.Shares {
				p.disp = int64(c.p.SharedCells)
				c.p.SharedCells += cells
				c.p.SharedInit = c.initialCells(c.p.SharedInit, p.disp, init)
			} else {
				p.disp = int64(c.p.PrivateCells)
				c.p.PrivateCells += cells
				c.p.PrivateInit = c.initialCells(c.p.PrivateInit, p.disp, init)
			}
			c.passed(in, p, true)
		case spirv.StorageClassTaskPayloadWorkgroupEXT:
			c.taskPayload(in, p, cells)
		case spirv.StorageClassPrivate, spirv.StorageClassHitObjectAttributeNV, spirv.StorageClassHitObjectAttributeEXT:
			p.disp = int64(c.p.PrivateCells)
			c.p.PrivateCells += cells
			c.p.PrivateInit = c.initialCells(c.p.PrivateInit, p.disp, init)
		case spirv.StorageClassWorkgroup:
			if c.sharedUnit > 0 {
				c.explicit(p, init)
				break
			}
			p.disp = int64(c.p.SharedCells)
			c.p.SharedCells += cells
			c.p.SharedInit = c.initialCells(c.p.SharedInit, p.disp, init)
		case spirv.StorageClassIncomingRayPayloadKHR, spirv.StorageClassIncomingCallableDataKHR,
			spirv.StorageClassRayPayloadKHR, spirv.StorageClassCallableDataKHR, spirv.StorageClassHitAttributeKHR:
			c.rayVariable(in, p, cells, init)
		case spirv.StorageClassUniform, spirv.StorageClassStorageBuffer, spirv.StorageClassPushConstant,
			spirv.StorageClassUniformConstant, spirv.StorageClassShaderRecordBufferKHR, spirv.StorageClassAtomicCounter:
			if c.holdsAccelerationStructure(p.elem) {
				c.accelerationStructure(in, p, used[in.Result])
			} else if !c.object(in, p, used[in.Result]) {
				continue
			}
		default:
			continue
		}
		c.pointers[in.Result] = p
	}
}

// variable returns the type of a variable's memory, 0 for a pointer type that is none, and its first values, nil for
// none.
func (c *compiler) variable(in *ir.Inst) (elem ir.ID, init []int32) {
	first := 1
	if elem = c.m.Types().Pointee(in.Type); in.Op == spirv.OpUntypedVariableKHR {
		first = 2
		if in.NumWords() > 1 {
			elem = in.ID(1)
		}
	}
	if in.NumWords() > first && elem != 0 {
		if init = c.constant(in.ID(first)); len(init) != c.typeOf(elem).cells {
			c.refuse("a variable that begins as %s", c.m.Def(in.ID(first)).Op)
			init = nil
		}
	}
	return elem, init
}

func (c *compiler) initialCells(list []code.CellInit, cell int64, init []int32) []code.CellInit {
	for i, k := range init {
		list = append(list, code.CellInit{Cell: cell + int64(i), Constant: c.p.Constants[^k]})
	}
	return list
}

// input notes a variable that has its value from where the invocation is.
func (c *compiler) input(in *ir.Inst, p *pointer, cells int) {
	switch b, ok := c.decoration(in.Result, -1, spirv.DecorationBuiltIn); {
	case !ok:
		c.refuse("the input %s, which is not built in", c.name(in.Result))
	case !c.has(spirv.BuiltIn(b)):
		c.refuse("the input %s", spirv.BuiltIn(b))
	case cells > 3 && !code.IsSubgroupBuiltIn(spirv.BuiltIn(b)):
		c.refuse("the input %s of %d components", spirv.BuiltIn(b), cells)
	default:
		c.p.Inputs = append(c.p.Inputs, code.Input{BuiltIn: spirv.BuiltIn(b), Cell: p.disp, N: cells})
	}
}

// usedInCode returns, by id, which the functions that are reached name. Debug information does not count.
func (c *compiler) usedInCode() []bool {
	used := make([]bool, c.m.Bound())
	for _, f := range c.order {
		for in := range f.Insts() {
			if c.isRemark(in) {
				continue
			}
			for _, id := range in.IDs() {
				used[id] = true
			}
		}
	}
	return used
}

// explicitShared finds out whether Workgroup memory has an explicit layout: either all of it has, or none. Then its
// cells are as large as the smallest scalar that is accessed there, and each variable begins at the first.
func (c *compiler) explicitShared(used []bool) {
	var accessed []ir.ID // types
	for in := range c.m.Section(ir.Globals).Insts() {
		if !in.Op.Is(spirv.TraitVariable) || !used[in.Result] ||
			spirv.StorageClass(in.Word(0)) != spirv.StorageClassWorkgroup {
			continue
		}
		elem, _ := c.variable(in)
		if elem != 0 && (in.Op == spirv.OpUntypedVariableKHR || c.m.HasDecoration(elem, spirv.DecorationBlock)) {
			accessed = append(accessed, elem)
		}
	}
	if len(accessed) == 0 {
		return
	}
	for _, f := range c.order {
		for in := range f.Insts() {
			switch in.Op {
			case spirv.OpLoad, spirv.OpStore:
				typ := in.Type
				if in.Op == spirv.OpStore {
					typ = c.m.TypeOf(in.ID(1))
				}
				if t := c.typeOf(c.m.TypeOf(in.ID(0))); t.op == spirv.OpTypePointer && t.elem == 0 &&
					t.class == spirv.StorageClassWorkgroup {
					accessed = append(accessed, typ)
				}
			}
		}
	}
	c.sharedUnit = 8
	for _, typ := range accessed {
		for _, s := range c.flatten(typ) {
			c.sharedUnit = min(c.sharedUnit, int64(max(s.bytes(), 1)))
		}
	}
}

// explicit places a variable of Workgroup memory with an explicit layout. They all begin at the first cell.
func (c *compiler) explicit(p *pointer, init []int32) {
	offsets := c.offsets(nil, p.elem, matrixLayout{}, 0)
	flat := c.flatten(p.elem)
	for i, offset := range offsets {
		at, pieces := c.inUnits(p.class, offset), (int64(flat[i].bytes())+c.sharedUnit-1)/c.sharedUnit
		if at < 0 || at+pieces > maxCells {
			c.refuse("a variable of more than %d bytes in Workgroup memory", maxCells*c.sharedUnit)
			return
		}
		c.p.SharedCells = max(c.p.SharedCells, int(at+pieces))
		if init == nil {
			continue
		}
		bits, _ := c.bitsOf(init[i])
		for k := range pieces {
			c.p.SharedInit = append(c.p.SharedInit, code.CellInit{
				Cell: at + k, Constant: code.Constant{Bits: bits >> (8 * k * c.sharedUnit) & fold.Mask(int(8*c.sharedUnit))}})
		}
	}
}

// hasUniforms reports whether the module has uniforms outside of blocks or atomic counters, as OpenGL has them. Nothing
// says how their types lie in memory.
func (c *compiler) hasUniforms() bool {
	for in := range c.m.Section(ir.Globals).Insts() {
		if in.Op != spirv.OpVariable {
			continue
		}
		switch spirv.StorageClass(in.Word(0)) {
		case spirv.StorageClassAtomicCounter:
			return true
		case spirv.StorageClassUniformConstant:
			t := c.typeOf(c.m.Types().Pointee(in.Type))
			for t.op == spirv.OpTypeArray || t.op == spirv.OpTypeRuntimeArray {
				t = c.typeOf(t.elem)
			}
			if !t.isHandle() && t.hasValues() {
				return true
			}
		}
	}
	return false
}

// uniform notes that an object is a uniform outside of blocks, at the location of its variable. It reports false for a
// variable that is none.
func (c *compiler) uniform(o *code.Object, in *ir.Inst, typ ir.ID, used bool) bool {
	location, ok := c.decoration(in.Result, -1, spirv.DecorationLocation)
	if !c.typeOf(typ).hasValues() || !ok && !used {
		return false
	}
	if !ok {
		c.refuse("the uniform %s without a location", c.name(in.Result))
		return false
	}
	for _, s := range c.flatten(typ) {
		if s.logical {
			c.refuse("the uniform %s, which holds images, samplers or pointers", c.name(in.Result))
			return false
		}
	}
	o.Slot, o.Block, o.Memory = layout.Slot{Kind: layout.Uniform, Binding: location}, typ, analysis.MemoryObject{}
	return true
}

// object places a variable among the objects. It reports false for a variable that is none.
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
	case n > 1<<16:
		return false
	case p.class == spirv.StorageClassUniformConstant && !t.isHandle():
		if !c.uniform(&o, in, p.elem, used) {
			return false
		}
	case p.class == spirv.StorageClassAtomicCounter:
		offset, _ := c.decoration(in.Result, -1, spirv.DecorationOffset)
		o.Slot = layout.Slot{Kind: layout.Counter, Binding: o.Slot.Binding}
		o.Block, o.Offset, o.Writable = p.elem, int(offset), true
		p.disp = int64(offset)
	case t.isHandle() != (p.class == spirv.StorageClassUniformConstant):
		return false
	case t.op == spirv.OpTypeTensorARM:
		if o.Sizes = c.tensorRank(t); o.Sizes == 0 || !c.typeOf(t.def.ID(0)).hasValues() {
			if used {
				c.refuse("a tensor of a rank that is not known, or of elements of the type %s",
					c.typeOf(t.def.ID(0)).describe())
			}
			return false
		}
		o.Writable, o.Memory = !c.m.HasDecoration(in.Result, spirv.DecorationNonWritable), analysis.MemoryObject{}
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
