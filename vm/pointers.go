package vm

import (
	"hone/fold"
	"hone/ir"
	"hone/spirv"
)

// pointer is what is known of a pointer: where it leads is the sum of an operand and a constant. In buffers that counts bytes
// of an object, elsewhere cells: of the invocation (Function, Private, Input) or of the workgroup.
type pointer struct {
	class       spirv.StorageClass
	elem        ir.ID // what it points to
	object      int32 // operand, for buffers
	base        int32 // operand; noOperand for 0
	disp        int64
	framed      bool // counts from the frame's cells
	volatile    bool // the access at hand is Volatile
	descriptors bool // elem is a descriptor or an array of them, not yet in a buffer
	layout      layout
	registers   []int32 // of a variable that lies in registers; nil otherwise
}

// physical is the object whose bytes are all that have an address.
const physical = 1 << 63

// outside is an offset that nothing is at, wherever one goes on from there.
const outside = -1 << 62

// pointer returns what is known of the pointer id.
func (b *builder) pointer(id ir.ID) pointer {
	id = b.m.Resolve(id)
	if p := b.pointers[id]; p != nil {
		return *p
	}
	t := b.typeOf(b.m.TypeOf(id))
	parts := b.value(id)
	p := pointer{class: t.class, elem: t.elem, object: noOperand, base: noOperand}
	switch {
	case t.op != spirv.OpTypePointer || len(parts) != t.cells || !supportedClass(t.class):
		b.refuse("pointers of the storage class %s", t.class)
	case t.class == spirv.StorageClassPhysicalStorageBuffer:
		p.object, p.base = b.number(physical), parts[0]
	case t.cells == 2:
		p.object, p.base = parts[0], parts[1]
	default:
		p.base = parts[0]
	}
	return p
}

func supportedClass(class spirv.StorageClass) bool {
	switch class {
	case spirv.StorageClassFunction, spirv.StorageClassPrivate, spirv.StorageClassInput, spirv.StorageClassWorkgroup:
		return true
	}
	return isBuffer(class)
}

// definePointer gives a pointer its parts.
func (b *builder) definePointer(id ir.ID, p pointer) {
	if b.values[id] != nil {
		b.define(id, b.address(&p))
		return
	}
	kept := b.keep(id, []int32{p.object, p.base})
	p.object, p.base = kept[0], kept[1]
	b.pointers[id] = &p
}

// address returns the components of a pointer as a value.
func (b *builder) address(p *pointer) []int32 {
	switch {
	case p.registers != nil || p.descriptors:
		b.refuse("a pointer to descriptors as a value")
		return b.repeatCells(p.class)
	case p.layout.rowMajor:
		b.refuse("a pointer into a row-major matrix as a value")
	case p.framed:
		dst := b.fresh()
		b.emit(instr{op: opLocal, dst: dst, a: p.base, b: noOperand, c: noOperand, d: noOperand, imm: p.disp})
		return []int32{dst}
	}
	at := p.base
	switch {
	case at == noOperand:
		at = b.number(uint64(p.disp))
	case p.disp != 0:
		at = b.binary(spirv.OpIAdd, 64, at, b.number(uint64(p.disp)))
	}
	if isBuffer(p.class) && p.class != spirv.StorageClassPhysicalStorageBuffer {
		return []int32{p.object, at}
	}
	return []int32{at}
}

// repeatCells stands for a pointer of a class that is refused.
func (b *builder) repeatCells(class spirv.StorageClass) []int32 {
	if isBuffer(class) {
		return []int32{b.undefined(), b.undefined()}
	}
	return []int32{b.undefined()}
}

// chain applies indices to a pointer: ids, of which those that are constants make no code.
func (b *builder) chain(p pointer, indices []ir.ID) pointer {
	for _, id := range indices {
		t := b.typeOf(p.elem)
		index := b.value(id)
		if len(index) != 1 {
			return p
		}
		flat := b.flatten(b.m.TypeOf(id))
		width := flat[0].width
		k, known := b.bitsOf(index[0])
		at := fold.Signed(k, width)
		switch {
		case t.op == spirv.OpTypeStruct:
			if !known || at < 0 || at >= int64(t.n) {
				b.refuse("an index of a struct that is no constant of its members")
				return p
			}
			b.intoMember(&p, t, int(at))
			continue
		case t.op == spirv.OpTypePointer || t.elem == 0:
			b.refuse("an access chain into %s", t.op)
			return p
		}
		runtime := t.op == spirv.OpTypeRuntimeArray
		inside := known && at >= 0 && (runtime || at < int64(t.n))
		stride := int64(b.typeOf(t.elem).cells)
		switch {
		case p.descriptors:
			stride = 1
			if runtime {
				b.refuse("arrays of descriptors without a size")
			}
		case isBuffer(p.class):
			stride = b.elementStride(p.elem, p.layout)
			if t.op == spirv.OpTypeVector {
				p.layout = layout{}
			}
		}
		p.elem = t.elem
		if p.registers != nil { // the index is a constant inside, or the variable would not be in registers
			p.registers = p.registers[at*stride : (at+1)*stride]
			continue
		}
		limit := uint64(t.n)
		if p.descriptors {
			b.descriptor(&p, index[0], step{stride: 1, limit: limit, width: width, object: true})
			p.descriptors = b.typeOf(p.elem).op == spirv.OpTypeArray
			continue
		}
		if inside {
			p.disp += at * stride
			continue
		}
		dst := b.fresh()
		b.emit(instr{op: opIndex, dst: dst, a: p.base, b: index[0], c: noOperand, d: noOperand,
			detail: b.step(step{stride: stride, limit: limit, width: width})})
		p.base = dst
	}
	return p
}

// intoMember moves a pointer to a struct to one of its members.
func (b *builder) intoMember(p *pointer, t *typ, i int) {
	cells := 0
	for _, m := range t.members[:i] {
		cells += b.typeOf(m).cells
	}
	structure := p.elem
	p.elem = t.members[i]
	switch {
	case p.registers != nil:
		p.registers = p.registers[cells : cells+b.typeOf(p.elem).cells]
	case isBuffer(p.class):
		var offset int64
		offset, p.layout = b.member(structure, i)
		p.disp += offset
	default:
		p.disp += int64(cells)
	}
}

// descriptor picks an element of an array of descriptors.
func (b *builder) descriptor(p *pointer, index int32, s step) {
	if rest := b.typeOf(p.elem); rest.op == spirv.OpTypeArray {
		b.refuse("arrays of arrays of descriptors")
	}
	dst := b.fresh()
	b.emit(instr{op: opIndex, dst: dst, a: p.object, b: index, c: noOperand, d: noOperand, detail: b.step(s)})
	p.object = dst
}

// step returns the index of what opIndex needs.
func (c *compiler) step(s step) int32 {
	for i := len(c.steps) - 1; i >= max(0, len(c.steps)-16); i-- {
		if c.steps[i] == s {
			return int32(i)
		}
	}
	c.steps = append(c.steps, s)
	return int32(len(c.steps) - 1)
}

// access returns the index of what an access to a buffer needs.
func (c *compiler) access(a access) int32 {
	for i := range c.accesses {
		if c.accesses[i] == a {
			return int32(i)
		}
		if i == 16 {
			break
		}
	}
	c.accesses = append(c.accesses, a)
	return int32(len(c.accesses) - 1)
}

// load returns the components of what a pointer points to.
func (b *builder) load(p pointer, id ir.ID) []int32 {
	flat := b.flatten(id)
	out := make([]int32, len(flat))
	b.count(Memory, 1)
	if p.registers != nil {
		for i := range out {
			out[i] = b.fresh()
			b.move(out[i], p.registers[i])
		}
		return out
	}
	b.eachScalar(p, id, flat, func(i int, x instr) {
		switch x.op {
		case opStoreLocal:
			x.op = opLoadLocal
		case opStoreShared:
			x.op = opLoadShared
		case opStoreBuffer:
			x.op = opLoadBuffer
		}
		out[i] = b.fresh()
		x.dst = out[i]
		b.emit(x)
	})
	return out
}

// store writes components to where a pointer points to.
func (b *builder) store(p pointer, id ir.ID, parts []int32) {
	flat := b.flatten(id)
	b.count(Memory, 1)
	if p.registers != nil {
		for i, r := range parts {
			b.move(p.registers[i], r)
		}
		return
	}
	b.eachScalar(p, id, flat, func(i int, x instr) {
		x.c = parts[i]
		b.emit(x)
	})
}

// eachScalar makes a store instruction for each scalar of a type at a pointer.
func (b *builder) eachScalar(p pointer, id ir.ID, flat []scalar, do func(i int, x instr)) {
	if p.descriptors || !supportedClass(p.class) {
		b.refuse("a load or store of %s in the storage class %s", b.typeOf(id).op, p.class)
		return
	}
	x := instr{dst: noOperand, a: p.base, b: p.object, c: noOperand, d: noOperand}
	if p.framed {
		x.flags |= framed
	}
	if isBuffer(p.class) {
		x.op = opStoreBuffer
		for i, offset := range b.offsets(nil, id, p.layout, p.disp) {
			if flat[i].bytes() == 0 {
				b.refuse("booleans in buffers")
				return
			}
			x.imm, x.detail = offset, b.access(access{bytes: flat[i].bytes(), format: flat[i].format, volatile: p.volatile})
			do(i, x)
		}
		return
	}
	x.op = opStoreLocal
	if p.class == spirv.StorageClassWorkgroup {
		x.op = opStoreShared
	}
	for i := range flat {
		x.imm = p.disp + int64(i)
		do(i, x)
	}
}
