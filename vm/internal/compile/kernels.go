package compile

import (
	"cmp"

	"hone/analysis"
	"hone/ir"
	"hone/spirv"
	"hone/vm/internal/code"
	"hone/vm/layout"
)

// A kernel's memory has addresses whatever its storage class: see code.Window. How types lie there follows from the
// types, as OpenCL C has it: each is aligned to its size, or that of its members, unless a struct is packed. A kernel
// is given its arguments: buffers for pointers, bytes for values, images, samplers, and for local memory its size.

// physical reports whether pointers of a class are addresses.
func (c *compiler) physical(class spirv.StorageClass) bool {
	switch class {
	case spirv.StorageClassPhysicalStorageBuffer:
		return true
	case spirv.StorageClassCrossWorkgroup, spirv.StorageClassWorkgroup, spirv.StorageClassFunction,
		spirv.StorageClassGeneric, spirv.StorageClassUniformConstant:
		return c.p.Kernel
	}
	return false
}

// isBuffer reports whether memory of a class consists of bytes.
func (c *compiler) isBuffer(class spirv.StorageClass) bool {
	return code.IsBuffer(class) || c.physical(class)
}

// kernel notes that the shader is a kernel, with the addresses that its module has.
func (c *compiler) kernel() {
	if c.stage.Model != spirv.ExecutionModelKernel {
		return
	}
	c.p.Kernel, c.p.AddressBits, c.p.AnySize, c.implicit = true, 64, true, true
	if model := c.m.MemoryModel(); model != nil &&
		spirv.AddressingModel(model.Word(0)) == spirv.AddressingModelPhysical32 {
		c.p.AddressBits = 32
	}
}

// maxExtent is more bytes than anything in memory may have. Sizes stop there.
const maxExtent = 1 << 40

// extent returns how many bytes a type takes in the memory of a kernel, and its alignment.
func (c *compiler) extent(id ir.ID) (size, align int64) {
	t := *c.typeOf(id)
	if t.align > 0 || t.cells == 0 {
		return t.size, max(t.align, 1)
	}
	switch t.op {
	case spirv.OpTypeStruct:
		align = 1
		_, packed := c.decoration(id, -1, spirv.DecorationCPacked)
		for i, m := range t.members {
			n, a := c.extent(m)
			at, _ := c.member(id, i)
			size = max(size, min(at+n, maxExtent))
			if !packed {
				align = max(align, a)
			}
		}
		size = (size + align - 1) / align * align
	case spirv.OpTypeVector:
		n, _ := c.extent(t.elem)
		if size = n * int64(t.n); t.n == 3 {
			size = n * 4
		}
		align = size
	case spirv.OpTypeArray, spirv.OpTypeMatrix:
		size, align = c.extent(t.elem)
		size = min(size*int64(t.n), maxExtent)
	case spirv.OpTypeBool:
		size, align = 1, 1
	default:
		size = int64(c.scalarBytes(id))
		align = max(size, 1)
	}
	p := c.typeOf(id)
	p.size, p.align = size, align
	return size, align
}

// lay gives the members of a struct their places in the memory of a kernel, but for those that have an Offset.
func (c *compiler) lay(id ir.ID, members []ir.ID, all []placed) {
	_, packed := c.decoration(id, -1, spirv.DecorationCPacked)
	at := int64(0)
	for i, m := range members {
		n, align := c.extent(m)
		if !packed {
			at = (at + align - 1) / align * align
		}
		if !all[i].known {
			all[i].offset, all[i].known = at, true
		}
		at = min(all[i].offset+n, maxExtent)
	}
}

// argument is what a kernel's parameter is before the kernel begins.
type argument struct {
	value  int32 // operand, where it is known; otherwise it is in an object
	object int32 // operand
	elem   ir.ID // of what is passed by value, through a pointer to a copy; 0 for others
}

// arguments places what the kernel is given. Each parameter is an object, but for what is known of its pointers: a
// buffer has a window of addresses of its own.
func (c *compiler) arguments(f *ir.Function) {
	pointers := 0
	for _, p := range f.Params {
		if c.isGlobalPointer(p) {
			pointers++
		}
	}
	first, size := uint64(1)<<36, uint64(1)<<36
	if c.p.AddressBits == 32 {
		first, size = 0x4000_0000, 0x8000_0000
		for n := 1; n < pointers; n *= 2 {
			size /= 2
		}
	}
	for i, p := range f.Params {
		c.at = p
		t := *c.typeOf(p.Type)
		a := argument{value: code.NoOperand, object: c.number(uint64(len(c.p.Objects)))}
		o := code.Object{Name: cmp.Or(c.m.Name(p.Result), c.passedOn(f, p), c.name(p.Result)), Variable: p.Result,
			Block: p.Type, Used: c.m.Uses(p.Result) > 0, Slot: layout.Slot{Kind: layout.Argument, Binding: uint32(i)}}
		switch {
		case c.isByValue(p):
			a.elem, o.Block = t.elem, t.elem
			o.Argument = code.ByValue
		case c.isGlobalPointer(p):
			o.Block, o.Argument, o.Memory = t.elem, code.ByAddress, analysis.MemoryObjectOf(c.m, p.Result)
			o.Writable = t.class == spirv.StorageClassCrossWorkgroup
			c.p.Windows = append(c.p.Windows, code.Window{Address: first, Size: size, Object: len(c.p.Objects)})
			a.value = c.number(first)
			first += size
		case t.op == spirv.OpTypePointer && t.class == spirv.StorageClassWorkgroup:
			o.Block, o.Argument = t.elem, code.LocalSizeOnly
			a.value = c.local(code.LocalMemory{Object: len(c.p.Objects)})
		case t.op == spirv.OpTypePointer:
			c.refuse("a kernel's parameter that is a pointer of the storage class %s", t.class)
		case t.isHandle():
			o.Sampler = t.op != spirv.OpTypeImage
			if t.op == spirv.OpTypeImage {
				if o.Image = c.imageType(p.Type); o.Image == nil {
					c.refuse("a kernel's parameter of the type %s", t.describe())
				} else {
					o.Image.Class = c.imageClass(p)
				}
			}
			if t.op != spirv.OpTypeImage && t.op != spirv.OpTypeSampler {
				c.refuse("a kernel's parameter of the type %s", t.describe())
			}
			o.Writable = o.Image != nil && o.Image.Storage
			a.value = a.object
		default:
			c.plainArgument(p)
			o.Argument = code.ByValue
		}
		c.given = append(c.given, a)
		c.p.Objects = append(c.p.Objects, o)
	}
}

// plainArgument refuses a parameter of a type that no argument has.
func (c *compiler) plainArgument(p *ir.Inst) {
	if t := c.typeOf(p.Type); !t.hasValues() {
		c.refuse("a kernel's parameter of the type %s", t.describe())
	}
}

func (c *compiler) isGlobalPointer(p *ir.Inst) bool {
	t := c.typeOf(p.Type)
	return t.op == spirv.OpTypePointer && (t.class == spirv.StorageClassCrossWorkgroup ||
		t.class == spirv.StorageClassUniformConstant) && !c.typeOf(t.elem).isHandle()
}

// isByValue reports whether a parameter is a pointer to a copy that the function has for itself.
func (c *compiler) isByValue(p *ir.Inst) bool {
	if t := c.typeOf(p.Type); t.op != spirv.OpTypePointer || t.elem == 0 || t.class != spirv.StorageClassFunction {
		return false
	}
	for d := range c.m.Decorations(p.Result) {
		if d.Kind == spirv.DecorationFuncParamAttr && len(d.Params) > 0 &&
			spirv.FunctionParameterAttribute(d.Params[0]) == spirv.FunctionParameterAttributeByVal {
			return true
		}
	}
	return false
}

// passedOn returns the name of the parameter that a kernel passes one of its own on to: kernels that front ends make
// only call a function that may be called by others, too, and whose parameters have the names.
func (c *compiler) passedOn(f *ir.Function, p *ir.Inst) string {
	if f.Entry() == nil {
		return ""
	}
	for in := range f.Entry().Insts() {
		if in.Op != spirv.OpFunctionCall {
			continue
		}
		callee := c.m.Def(in.ID(0))
		for i := 1; i < in.NumWords(); i++ {
			if in.ID(i) == p.Result && callee != nil && callee.Op == spirv.OpFunction &&
				i <= len(callee.Function().Params) {
				return c.m.Name(callee.Function().Params[i-1].Result)
			}
		}
	}
	return ""
}

// local adds a local memory, and returns the operand for its address.
func (c *compiler) local(l code.LocalMemory) int32 {
	if l.Size > code.LocalSize/2 || len(c.p.Locals) >= (code.ObjectBase-code.LocalBase)/code.LocalSize {
		c.refuse("Workgroup memory of %d bytes", l.Size)
		l.Size = 0
	}
	c.p.Locals = append(c.p.Locals, l)
	return c.number(code.LocalBase + uint64(len(c.p.Locals)-1)*code.LocalSize)
}

// between is the room between two variables, in bytes: what is stored too far is seen there.
const between = 64

// programScope places the variables of the module that have addresses: local memory, constants, and what all kernels of
// a program share. All addresses are known before the first values are made.
func (c *compiler) programScope() {
	at := uint64(code.ObjectBase)
	each := func(do func(in *ir.Inst, class spirv.StorageClass)) {
		for in := range c.m.Section(ir.Globals).Insts() {
			if in.Op == spirv.OpVariable && c.physical(spirv.StorageClass(in.Word(0))) {
				c.at = in
				do(in, spirv.StorageClass(in.Word(0)))
			}
		}
	}
	each(func(in *ir.Inst, class spirv.StorageClass) {
		p := &pointer{class: class, elem: c.m.Types().Pointee(in.Type), object: c.number(code.Physical),
			base: code.NoOperand}
		t := c.typeOf(p.elem)
		if p.elem == 0 || t.cells == 0 && !t.empty || t.cells > maxCells || t.isHandle() {
			return // who uses it finds no pointer
		}
		size, align := c.extent(p.elem)
		if class == spirv.StorageClassWorkgroup {
			address, _ := c.bitsOf(c.local(code.LocalMemory{Size: int(size), Object: -1}))
			p.disp = int64(address)
		} else if size > maxCells {
			c.refuse("a variable of %d bytes", size)
		} else {
			at = (at + uint64(max(align, 16)) - 1) / uint64(max(align, 16)) * uint64(max(align, 16))
			p.disp = int64(at)
			c.p.Windows = append(c.p.Windows, code.Window{Address: at, Size: uint64(size), Object: len(c.p.Objects)})
			c.p.Objects = append(c.p.Objects, code.Object{Name: c.name(in.Result), Variable: in.Result, Block: p.elem,
				Init: make([]byte, size), Writable: class == spirv.StorageClassCrossWorkgroup})
			at += uint64(size) + between
		}
		c.pointers[in.Result] = p
	})
	each(func(in *ir.Inst, class spirv.StorageClass) {
		p := c.pointers[in.Result]
		if p == nil || in.NumWords() < 2 || class == spirv.StorageClassWorkgroup {
			return
		}
		_, init := c.variable(in)
		for i := range c.p.Objects {
			if o := &c.p.Objects[i]; o.Variable == in.Result && o.Init != nil && init != nil {
				c.initialBytes(o.Init, p.elem, init)
			}
		}
	})
}

// initialBytes writes the first value of a variable.
func (c *compiler) initialBytes(to []byte, id ir.ID, init []int32) {
	flat := c.flatten(id)
	for i, at := range c.offsets(nil, id, matrixLayout{}, 0) {
		if bits, ok := c.bitsOf(init[i]); ok {
			n := max(flat[i].bytes(), 1)
			layout.Store(to[at:at+int64(n)], bits)
		}
	}
}

// private is a variable of a function that lies in the memory of the invocation.
type private struct {
	variable *ir.Inst // or parameter that is passed by value
	base     int32    // register with its address
	at, size int64    // in the function's bytes
}

// private places a variable in the memory of the invocation: its address is in a register.
func (b *builder) placePrivate(in *ir.Inst, elem ir.ID) int32 {
	size, align := b.extent(elem)
	at := (int64(b.out.Bytes) + align - 1) / align * align
	if at+size > maxCells/2 {
		b.refuse("a variable of the type %s, of %d bytes", b.typeOf(elem).describe(), size)
		size = 0
	}
	v := private{variable: in, base: b.newRegister(true), at: at, size: size}
	b.privates = append(b.privates, v)
	b.out.Bytes = int(at + size + between)
	return v.base
}

// enterPrivate emits what gives a variable its memory, of which nothing is known.
func (b *builder) enterPrivate(v *private) {
	i := code.Instr{Op: code.Local, Flags: code.OfBytes, Dst: v.base, A: b.number(code.PrivateBase), B: code.NoOperand,
		C: code.NoOperand, D: code.NoOperand, Imm: v.at}
	b.emit(i)
	i.Op, i.Dst, i.A, i.Detail = code.Forget, code.NoOperand, code.NoOperand, int32(v.size)
	b.emit(i)
}

// receive gives parameters what is known of them only now: a kernel's their arguments, others a copy of what they are
// passed by value.
func (b *builder) receive() {
	entry := b.out.Index == 0 && b.p.Kernel
	for i, p := range b.f.Params {
		b.at = p
		values := b.values[p.Result]
		byValue := b.p.Kernel && b.isByValue(p)
		if entry && i < len(b.given) {
			a := b.given[i]
			from := pointer{class: spirv.StorageClassCrossWorkgroup, object: a.object, base: code.NoOperand, elem: p.Type}
			switch {
			case byValue:
				from.elem = a.elem
				b.copyIn(p, from, values)
			case a.value != code.NoOperand:
				b.move(values[0], a.value)
			case len(b.reasons) == 0:
				b.into(values, b.load(from, p.Type))
			}
		} else if byValue {
			b.copyIn(p, pointer{class: spirv.StorageClassFunction, object: b.number(code.Physical), base: values[0],
				elem: b.typeOf(p.Type).elem}, values)
		}
		b.freeBorn()
	}
}

// copyIn copies what is passed by value to memory of the function, and lets the parameter point there.
func (b *builder) copyIn(param *ir.Inst, from pointer, values []int32) {
	for k := range b.privates {
		v := &b.privates[k]
		if v.variable != param || !b.typeOf(from.elem).hasValues() {
			continue
		}
		b.enterPrivate(v)
		to := from
		to.object, to.base, to.disp = b.number(code.Physical), v.base, 0
		b.store(to, from.elem, b.load(from, from.elem))
		b.move(values[0], v.base)
	}
}

// lifetime compiles an OpLifetimeStart or OpLifetimeStop: there is nothing in the variable then.
func (b *builder) lifetime(in *ir.Inst) {
	p := b.pointer(in.ID(0))
	if !b.p.Kernel || p.object == code.NoOperand && p.registers == nil {
		return
	}
	for _, r := range p.registers {
		b.emit(code.Instr{Op: code.Move, Flags: code.KeepUndef, Dst: r, A: b.undefined(scalar{width: 64}),
			B: code.NoOperand, C: code.NoOperand, D: code.NoOperand})
	}
	size := int64(in.Word(1))
	if size == 0 && p.elem != 0 {
		size, _ = b.extent(p.elem)
	}
	if p.registers == nil && size > 0 && size < maxCells {
		b.emit(code.Instr{Op: code.Forget, Flags: code.OfBytes, Dst: code.NoOperand,
			A: b.address(&p, b.m.TypeOf(in.ID(0)))[0],
			B: code.NoOperand, C: code.NoOperand, D: code.NoOperand, Detail: int32(size)})
	}
}

// cast compiles a conversion between storage classes, false for other instructions.
func (b *builder) cast(in *ir.Inst) bool {
	switch in.Op {
	case spirv.OpPtrCastToGeneric, spirv.OpGenericCastToPtr, spirv.OpGenericCastToPtrExplicit,
		spirv.OpGenericPtrMemSemantics, spirv.OpSizeOf:
		t := b.typeOf(b.m.TypeOf(in.ID(0)))
		if !b.p.Kernel || t.op != spirv.OpTypePointer || !b.physical(t.class) {
			b.refuse("%s of operands that do not fit", in.Op)
			b.placeholder(in)
			return true
		}
	}
	switch in.Op {
	case spirv.OpPtrCastToGeneric, spirv.OpGenericCastToPtr:
		b.define(in.Result, b.value(in.ID(0)))
	case spirv.OpGenericCastToPtrExplicit:
		b.define(in.Result, []int32{b.ifOf(b.value(in.ID(0))[0], spirv.StorageClass(in.Word(1)))})
	case spirv.OpGenericPtrMemSemantics:
		p := b.value(in.ID(0))[0]
		semantics := func(class spirv.StorageClass, bit spirv.MemorySemantics) int32 {
			return b.chooseBy(b.binary(spirv.OpINotEqual, 64, b.ifOf(p, class), b.number(0)), b.number(uint64(bit)),
				b.number(0), 32)
		}
		b.define(in.Result, []int32{b.binary(spirv.OpBitwiseOr, 32,
			semantics(spirv.StorageClassWorkgroup, spirv.MemorySemanticsWorkgroupMemory),
			semantics(spirv.StorageClassCrossWorkgroup, spirv.MemorySemanticsCrossWorkgroupMemory))})
	case spirv.OpSizeOf:
		size, _ := b.extent(b.m.Types().Pointee(b.m.TypeOf(in.ID(0))))
		b.define(in.Result, []int32{b.number(uint64(size))})
	default:
		return false
	}
	return true
}

// ifOf emits what is an address if that is of a storage class, and null otherwise.
func (b *builder) ifOf(address int32, class spirv.StorageClass) int32 {
	from, to := uint64(code.ObjectBase), ^uint64(0)
	switch class {
	case spirv.StorageClassFunction:
		from, to = code.PrivateBase, code.LocalBase
	case spirv.StorageClassWorkgroup:
		from, to = code.LocalBase, code.ObjectBase
	}
	inside := b.binary(spirv.OpULessThan, 64, b.binary(spirv.OpISub, 64, address, b.number(from)), b.number(to-from))
	return b.chooseBy(inside, address, b.number(0), 64)
}

// chooseBy emits a choice between two scalars of a width.
func (b *builder) chooseBy(condition, x, y int32, width int) int32 {
	s := scalar{width: width}
	return b.compute(b.operation(operationKey{op: spirv.OpSelect, args: b.args(s, []scalar{{width: 1}}), width: width}),
		condition, x, y)
}
