package compile

import (
	"hone/ir"
	"hone/spirv"
	"hone/vm/internal/code"
)

// maxInRegisters is how many scalars a variable may have that lies in registers.
const maxInRegisters = 256

// parameters gives a function's parameters the first registers.
func (b *builder) parameters() {
	for _, p := range b.f.Params {
		b.at = p
		t := b.typeOf(p.Type)
		if t.op == spirv.OpTypePointer && !b.supportedClass(t.class) {
			b.refuse("pointers of the storage class %s", t.class)
		}
		b.values[p.Result] = b.registersFor(p.Type)
		b.out.Params += len(b.values[p.Result])
	}
	b.at = b.f.Def
	if result := b.typeOf(b.f.Def.Type); result.op != spirv.OpTypeVoid {
		b.out.Results = len(b.flatten(b.f.Def.Type))
	}
	for len(b.refs) < b.out.Results {
		b.newRegister(true)
	}
	for _, p := range b.f.Params {
		if b.p.Kernel && b.isByValue(p) {
			b.placePrivate(p, b.typeOf(p.Type).elem)
		}
	}
}

// variables places the function's own variables: in registers where each access is to a part that is known, and in
// cells otherwise.
func (b *builder) variables() {
	inMemory := b.addressed()
	for in := range b.f.Entry().Insts() {
		if in.Op != spirv.OpVariable {
			continue
		}
		b.at = in
		p := &pointer{class: spirv.StorageClassFunction, elem: b.m.Types().Pointee(in.Type), object: code.NoOperand,
			base: code.NoOperand}
		b.pointers[in.Result] = p
		n := b.typeOf(p.elem).cells
		switch {
		case n == 0 && !b.typeOf(p.elem).empty || n > maxCells:
			b.refuse("a variable of the type %s, of %d scalars", b.typeOf(p.elem).describe(), n)
		case n <= maxInRegisters && !inMemory[b.numbers.Of(in.Result)] && b.p.Tracing == nil:
			p.registers = make([]int32, n)
			for i := range p.registers {
				p.registers[i] = b.newRegister(true)
			}
		case b.p.Kernel:
			p.object, p.base = b.number(code.Physical), b.placePrivate(in, p.elem)
		default:
			p.framed, p.disp = true, int64(b.out.Cells)
			b.out.Cells += n
		}
	}
}

// nameVariables notes the names of parameters and variables, for printing.
func (b *builder) nameVariables() {
	for _, p := range b.f.Params {
		if v := b.values[p.Result]; len(v) > 0 {
			b.out.Variables = append(b.out.Variables, code.Variable{Name: b.name(p.Result), First: v[0], N: len(v)})
		}
	}
	for in := range b.f.Entry().Insts() {
		p := b.pointers[in.Result]
		if in.Op != spirv.OpVariable || p == nil {
			continue
		}
		v := code.Variable{Name: b.name(in.Result), First: int32(p.disp), Cells: true}
		if len(p.registers) > 0 {
			v = code.Variable{Name: v.Name, First: p.registers[0], N: len(p.registers)}
		}
		b.out.Variables = append(b.out.Variables, v)
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
				case spirv.OpLifetimeStart, spirv.OpLifetimeStop:
				case spirv.OpAccessChain, spirv.OpInBoundsAccessChain, spirv.OpPtrAccessChain,
					spirv.OpInBoundsPtrAccessChain:
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
	ofElement := in.Op == spirv.OpPtrAccessChain || in.Op == spirv.OpInBoundsPtrAccessChain
	if ofElement && !b.p.Kernel {
		return false
	}
	for i := 1; i < in.NumWords(); i++ {
		d := b.m.Def(in.ID(i))
		if d.Function() != nil {
			return false
		}
		k, known := b.bitsOf(b.value(in.ID(i))[0])
		if i == 1 && ofElement {
			if !known || k != 0 {
				return false
			}
			continue
		}
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
		n := b.typeOf(p.elem).cells
		if n > maxCells {
			continue
		}
		var init []int32
		if in.NumWords() > 1 {
			if init = b.value(in.ID(1)); len(init) != n {
				b.refuse("a variable that begins as %s", b.m.Def(in.ID(1)).Op)
				continue
			}
		}
		if p.registers == nil && b.p.Kernel {
			for k := range b.privates {
				if b.privates[k].variable == in {
					b.enterPrivate(&b.privates[k])
				}
			}
			if init != nil {
				b.store(p, p.elem, init)
			}
			b.freeBorn()
			continue
		}
		if p.registers == nil && init == nil {
			b.emit(code.Instr{Op: code.Forget, Dst: code.NoOperand, A: code.NoOperand, B: code.NoOperand, C: code.NoOperand,
				D:   code.NoOperand,
				Imm: p.disp, Detail: int32(n)})
			continue
		}
		if init == nil { // each load may see another value
			for i, v := range b.undefinedParts(p.elem) {
				b.emit(code.Instr{Op: code.Move, Flags: code.KeepUndef, Dst: p.registers[i], A: v, B: code.NoOperand,
					C: code.NoOperand, D: code.NoOperand})
			}
			continue
		}
		for i, v := range init {
			if p.registers != nil {
				b.move(p.registers[i], v)
			} else {
				b.emit(code.Instr{Op: code.StoreLocal, Dst: code.NoOperand, A: code.NoOperand, B: code.NoOperand, C: v,
					D: code.NoOperand, Imm: p.disp + int64(i), Flags: code.Framed})
			}
		}
	}
}
