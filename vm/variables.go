package vm

import (
	"slices"

	"fmt"

	"hone/ir"
	"hone/spirv"
)

// maxInRegisters is how many scalars a variable may have that lies in registers.
const maxInRegisters = 256

// Slot is where a buffer is bound.
type Slot struct {
	Set, Binding uint32
	Element      uint32 // of an array of descriptors
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
	variable ir.ID
	block    ir.ID // its type
}

// input is a variable of the storage class Input.
type input struct {
	builtIn spirv.BuiltIn
	cell    int64
	n       int
}

// globals places the variables of the module that the entry point's functions may use.
func (c *compiler) globals() {
	for in := range c.m.Section(ir.Globals).Insts() {
		if in.Op != spirv.OpVariable {
			continue
		}
		c.at = in
		class := spirv.StorageClass(in.Word(0))
		elem := c.m.Types().Pointee(in.Type)
		if elem == 0 {
			continue
		}
		t := c.typeOf(elem)
		p := &pointer{class: class, elem: elem, object: noOperand, base: noOperand}
		switch class {
		case spirv.StorageClassPrivate, spirv.StorageClassInput:
			p.disp = int64(c.p.privateCells)
			if t.cells == 0 || t.cells > 1<<24 {
				continue // who uses it finds no pointer
			}
			c.p.privateCells += t.cells
			if class == spirv.StorageClassInput {
				builtIn, ok := c.decoration(in.Result, -1, spirv.DecorationBuiltIn)
				if !ok {
					continue
				}
				if b := spirv.BuiltIn(builtIn); !hasBuiltIn(b) {
					if c.usedInCode(in.Result) {
						c.refuse("the input %s", b)
					}
					continue
				}
				c.p.inputs = append(c.p.inputs, input{spirv.BuiltIn(builtIn), p.disp, t.cells})
			} else if in.NumWords() > 1 {
				for i, k := range c.constant(in.ID(1)) {
					c.p.privateInit = append(c.p.privateInit, cellInit{p.disp + int64(i), c.constants[^k]})
				}
			}
		case spirv.StorageClassWorkgroup:
			p.disp = int64(c.p.sharedCells)
			if t.cells == 0 || t.cells > 1<<24 {
				continue
			}
			c.p.sharedCells += t.cells
			if in.NumWords() > 1 {
				for i, k := range c.constant(in.ID(1)) {
					c.p.sharedInit = append(c.p.sharedInit, cellInit{p.disp + int64(i), c.constants[^k]})
				}
			}
		case spirv.StorageClassUniform, spirv.StorageClassStorageBuffer, spirv.StorageClassPushConstant:
			p.object = c.number(uint64(len(c.p.objects)))
			o := object{name: c.name(in.Result), push: class == spirv.StorageClassPushConstant, variable: in.Result, block: elem}
			o.slot.Set, _ = c.decoration(in.Result, -1, spirv.DecorationDescriptorSet)
			o.slot.Binding, _ = c.decoration(in.Result, -1, spirv.DecorationBinding)
			n := 1
			switch t.op {
			case spirv.OpTypeArray:
				if n = t.n; n > 1<<16 {
					continue
				}
				p.descriptors = true
				o.block = t.elem
			case spirv.OpTypeStruct:
			default:
				continue
			}
			_, buffer := c.decoration(o.block, -1, spirv.DecorationBufferBlock)
			o.writable = buffer || class == spirv.StorageClassStorageBuffer
			for i := range n {
				o.slot.Element = uint32(i)
				c.p.objects = append(c.p.objects, o)
			}
		default:
			continue
		}
		c.pointers[in.Result] = p
	}
}

// cellInit is the initial value of a cell.
type cellInit struct {
	cell int64
	constant
}

// parameters gives a function's parameters the first registers.
func (b *builder) parameters() {
	for _, p := range b.f.Params {
		b.at = p
		t := b.typeOf(p.Type)
		if t.op == spirv.OpTypePointer && !supportedClass(t.class) {
			b.refuse("pointers of the storage class %s", t.class)
		}
		v := make([]int32, len(b.flatten(p.Type)))
		for i := range v {
			v[i] = b.newRegister(true)
		}
		b.values[p.Result] = v
		b.out.params += len(v)
	}
	b.at = b.f.Def
	if result := b.typeOf(b.f.Def.Type); result.op != spirv.OpTypeVoid {
		b.out.results = len(b.flatten(b.f.Def.Type))
	}
	for len(b.refs) < b.out.results {
		b.newRegister(true)
	}
}

// variables places the function's own variables: in registers where each access is to a part that is known, and in cells otherwise.
func (b *builder) variables() {
	inMemory := b.addressed()
	for in := range b.f.Entry().Insts() {
		if in.Op != spirv.OpVariable {
			continue
		}
		b.at = in
		p := &pointer{class: spirv.StorageClassFunction, elem: b.m.Types().Pointee(in.Type), object: noOperand, base: noOperand}
		b.pointers[in.Result] = p
		n := b.typeOf(p.elem).cells
		switch {
		case n == 0 || n > 1<<24:
			b.refuse("a variable of %d scalars", n)
		case n <= maxInRegisters && !inMemory[b.numbers.Of(in.Result)]:
			p.registers = make([]int32, n)
			for i := range p.registers {
				p.registers[i] = b.newRegister(true)
			}
		default:
			p.framed, p.disp = true, int64(b.out.cells)
			b.out.cells += n
		}
	}
}

// addressed finds the variables, by number, that are used otherwise than by loads and stores of parts that are known.
func (b *builder) addressed() []bool {
	n := b.numbers.Defined()
	inMemory := make([]bool, n)
	root := make([]int32, n) // by number of a pointer: 1 + number of the variable
	rootOf := func(id ir.ID) int32 {
		if k := b.numbers.Of(id); k >= 0 && k < n {
			return root[k] - 1
		}
		return -1
	}
	for _, i := range b.order {
		for in := range b.f.Blocks[i].Insts() {
			if in.Op == spirv.OpVariable {
				root[b.numbers.Of(in.Result)] = int32(b.numbers.Of(in.Result)) + 1
				continue
			}
			for i, id := range in.IDs() {
				v := rootOf(id)
				if v < 0 {
					continue
				}
				switch in.Op {
				case spirv.OpLoad, spirv.OpCopyMemory:
				case spirv.OpStore:
					inMemory[v] = inMemory[v] || i != 0
				case spirv.OpExtInst: // Modf and Frexp store to it
				case spirv.OpAccessChain, spirv.OpInBoundsAccessChain:
					if i == 0 && b.constantChain(in) {
						root[b.numbers.Of(in.Result)] = v + 1
					} else {
						inMemory[v] = true
					}
				default:
					inMemory[v] = true
				}
			}
		}
	}
	return inMemory
}

// constantChain reports whether all indices of an access chain are constants inside of what they index.
func (b *builder) constantChain(in *ir.Inst) bool {
	base := b.m.Def(in.ID(0))
	elem := b.m.Types().Pointee(base.Type)
	for i := 1; i < in.NumWords(); i++ {
		d := b.m.Def(in.ID(i))
		if d.Function() != nil {
			return false
		}
		k, known := b.bitsOf(b.value(in.ID(i))[0])
		t := b.typeOf(elem)
		if !known || k >= uint64(t.n) {
			return false
		}
		if t.members != nil {
			elem = t.members[k]
		} else {
			elem = t.elem
		}
	}
	return true
}

// initialize gives the function's variables their first values.
func (b *builder) initialize() {
	for in := range b.f.Entry().Insts() {
		if in.Op != spirv.OpVariable {
			continue
		}
		b.at = in
		p := *b.pointers[in.Result]
		var init []int32
		if in.NumWords() > 1 {
			init = b.value(in.ID(1))
		}
		if p.registers == nil && init == nil {
			b.emit(instr{op: opForget, dst: noOperand, a: noOperand, b: noOperand, c: noOperand, d: noOperand,
				imm: p.disp, detail: int32(b.typeOf(p.elem).cells)})
			continue
		}
		for i := range b.typeOf(p.elem).cells {
			v := b.undefined()
			if init != nil {
				v = init[i]
			}
			if p.registers != nil {
				b.move(p.registers[i], v)
			} else {
				b.emit(instr{op: opStoreLocal, dst: noOperand, a: noOperand, b: noOperand, c: v, d: noOperand, imm: p.disp + int64(i), flags: framed})
			}
		}
	}
}

// usedInCode reports whether a variable has other uses than those in the interfaces of entry points.
func (c *compiler) usedInCode(id ir.ID) bool {
	uses := c.m.Uses(id)
	for in := range c.m.Section(ir.EntryPoints).Insts() {
		if in.Op == spirv.OpEntryPoint && slices.Contains(in.Interface(), id) {
			uses--
		}
	}
	return uses > 0
}
