package analysis_test

import (
	"hone/ir"
	"hone/spirv"
)

// A machine runs functions of random test modules: 32-bit integers, booleans, pointers, arrays and structures of
// integers. It is as simple as can be: values are in maps, memory is cells.

// object is a variable at run time.
type object struct {
	variable ir.ID
	cells    []int32
	defined  []bool
}

// pointer is a pointer value: to n cells of an object.
type pointer struct {
	to    *object
	at, n int
}

// value is what an id has: a number (booleans are 0 and 1), a composite, or a pointer.
type value struct {
	cells   []int32
	defined bool // it depends on nothing that was never written
	pointer *pointer
}

func number(n int32) value { return value{cells: []int32{n}, defined: true} }

func truth(b bool) value {
	if b {
		return number(1)
	}
	return number(0)
}

// frame is a call that is under way.
type frame struct {
	function *ir.Function
	values   map[ir.ID]value
	block    *ir.Block
	from     *ir.Block // predecessor
	in       *ir.Inst  // comes next
	visits   map[*ir.Block]int
	// touched are the cells that the instruction which is under way has read and written, with the calls in it.
	reads, writes map[cell]bool
}

type cell struct {
	object *object
	at     int
}

// machine is one invocation.
type machine struct {
	m       *ir.Module
	globals map[ir.ID]*object
	frames  []*frame
	steps   int
	ended   bool
	result  value

	// inputs are the values of loads from variables of class Input.
	inputs map[ir.ID]int32
	// executed is called after each instruction, with the frame that it stands in. For a call that is after the return.
	executed func(f *frame, in *ir.Inst)
	// group computes an operation that needs other invocations; the machine stops before one until it is given.
	group func(in *ir.Inst) (value, bool)
}

func newMachine(m *ir.Module) *machine {
	x := &machine{m: m, globals: map[ir.ID]*object{}}
	for in := range m.Section(ir.Globals).Insts() {
		if in.Op == spirv.OpVariable {
			x.globals[in.Result] = x.newObject(in)
		}
	}
	return x
}

// size returns how many cells a type takes.
func (x *machine) size(typ ir.ID) int {
	d := x.m.Def(typ)
	switch d.Op {
	case spirv.OpTypeArray:
		n := x.m.Def(d.ID(1)).Word(0) // also of a specialization constant
		return int(n) * x.size(d.ID(0))
	case spirv.OpTypeStruct:
		n := 0
		for _, member := range d.IDs() {
			n += x.size(member)
		}
		return n
	}
	return 1
}

func (x *machine) newObject(in *ir.Inst) *object {
	n := x.size(x.m.Types().Pointee(in.Type))
	o := &object{in.Result, make([]int32, n), make([]bool, n)}
	if in.NumWords() > 1 {
		copy(o.cells, x.constant(in.ID(1)).cells)
		for i := range o.defined {
			o.defined[i] = true
		}
	}
	return o
}

func (x *machine) constant(id ir.ID) value {
	d := x.m.Def(id)
	switch d.Op {
	case spirv.OpConstant:
		return number(int32(d.Word(0)))
	case spirv.OpConstantTrue:
		return number(1)
	case spirv.OpConstantFalse:
		return number(0)
	case spirv.OpConstantNull:
		return value{cells: make([]int32, x.size(d.Type)), defined: true}
	case spirv.OpConstantComposite:
		v := value{defined: true}
		for _, part := range d.IDs() {
			v.cells = append(v.cells, x.constant(part).cells...)
		}
		return v
	case spirv.OpUndef:
		return value{cells: make([]int32, x.size(d.Type))}
	}
	panic("no constant: " + d.String())
}

func (x *machine) call(f *ir.Function, args ...value) {
	fr := &frame{function: f, values: map[ir.ID]value{}, visits: map[*ir.Block]int{}}
	for i, p := range f.Params {
		fr.values[p.Result] = args[i]
	}
	x.frames = append(x.frames, fr)
	fr.enter(f.Entry())
}

func (f *frame) enter(b *ir.Block) {
	f.from, f.block, f.in = f.block, b, b.First()
	f.visits[b]++
	f.begin()
}

func (f *frame) begin() { f.reads, f.writes = map[cell]bool{}, map[cell]bool{} }

func (x *machine) top() *frame { return x.frames[len(x.frames)-1] }

func (x *machine) get(id ir.ID) value {
	if v, ok := x.top().values[id]; ok {
		return v
	}
	if o := x.globals[id]; o != nil {
		return value{pointer: &pointer{o, 0, len(o.cells)}}
	}
	return x.constant(id)
}

func (x *machine) int(id ir.ID) int32 { return x.get(id).cells[0] }

func (x *machine) load(p *pointer) value {
	v := value{cells: append([]int32(nil), p.to.cells[p.at:p.at+p.n]...), defined: true}
	for i := range p.n {
		v.defined = v.defined && p.to.defined[p.at+i]
		for _, f := range x.frames { // a call reads what is read in it
			f.reads[cell{p.to, p.at + i}] = true
		}
	}
	return v
}

func (x *machine) store(p *pointer, v value) {
	for i := range p.n {
		p.to.cells[p.at+i], p.to.defined[p.at+i] = v.cells[i], v.defined
		for _, f := range x.frames {
			f.writes[cell{p.to, p.at + i}] = true
		}
	}
}

// run runs until the end, or for so many steps.
func (x *machine) run(steps int) {
	for x.steps < steps && x.step() {
		x.steps++
	}
}

// step executes an instruction. It reports whether it did.
func (x *machine) step() bool {
	if x.ended {
		return false
	}
	f := x.top()
	in := f.in
	switch in.Op {
	case spirv.OpFunctionCall:
		var args []value
		for i := 1; i < in.NumWords(); i++ {
			args = append(args, x.get(in.ID(i)))
		}
		x.call(x.m.Def(in.ID(0)).Function(), args...)
		return true
	case spirv.OpBranch:
		x.jump(in, in.ID(0))
		return true
	case spirv.OpBranchConditional:
		target := in.ID(2)
		if x.int(in.ID(0)) != 0 {
			target = in.ID(1)
		}
		x.jump(in, target)
		return true
	case spirv.OpSwitch:
		x.jump(in, in.SwitchTarget(uint64(uint32(x.int(in.ID(0))))))
		return true
	case spirv.OpReturn, spirv.OpReturnValue:
		v := value{}
		if in.Op == spirv.OpReturnValue {
			v = x.get(in.ID(0))
		}
		x.done(f, in)
		x.ret(v)
		return true
	case spirv.OpKill, spirv.OpUnreachable:
		x.done(f, in)
		x.ended = true
		return true
	}
	v, ok := x.eval(f, in)
	if !ok {
		return false
	}
	if in.Result != 0 && in.Op != spirv.OpLabel {
		f.values[in.Result] = v
	}
	x.done(f, in)
	f.in = in.Next()
	return true
}

// done ends an instruction.
func (x *machine) done(f *frame, in *ir.Inst) {
	if x.executed != nil {
		x.executed(f, in)
	}
	f.begin()
}

func (x *machine) jump(in *ir.Inst, target ir.ID) {
	f := x.top()
	x.done(f, in)
	f.enter(x.m.BlockOf(target))
	// Phis take their values at once.
	values := map[ir.ID]value{}
	for phi := range f.block.Phis() {
		values[phi.Result] = x.get(phi.PhiValue(f.from))
	}
	for id, v := range values {
		f.values[id] = v
	}
}

// ret ends a call.
func (x *machine) ret(v value) {
	x.frames = x.frames[:len(x.frames)-1]
	if len(x.frames) == 0 {
		x.ended, x.result = true, v
		return
	}
	f := x.top()
	call := f.in
	f.values[call.Result] = v
	x.done(f, call)
	f.in = call.Next()
}

// eval computes the result of an instruction, and does what it does to memory. ok is false if it has to wait for other
// invocations.
func (x *machine) eval(f *frame, in *ir.Inst) (v value, ok bool) {
	arg := func(i int) int32 { return x.int(in.ID(i)) }
	// A result that comes from something undefined is that, too.
	result := func(n int32, operands ...int) (value, bool) {
		v := number(n)
		for _, i := range operands {
			v.defined = v.defined && x.get(in.ID(i)).defined
		}
		return v, true
	}
	bit := func(b bool, operands ...int) (value, bool) { return result(truth(b).cells[0], operands...) }
	switch in.Op {
	case spirv.OpLabel, spirv.OpNop, spirv.OpLoopMerge, spirv.OpSelectionMerge:
		return v, true
	case spirv.OpPhi:
		return f.values[in.Result], true
	case spirv.OpUndef:
		return x.constant(in.Result), true
	case spirv.OpVariable:
		o := x.newObject(in)
		for i := range o.cells {
			if in.NumWords() > 1 {
				f.writes[cell{o, i}] = true
			}
		}
		return value{pointer: &pointer{o, 0, len(o.cells)}}, true
	case spirv.OpLoad:
		p := x.get(in.ID(0)).pointer
		if n, ok := x.inputs[p.to.variable]; ok {
			return number(n), true
		}
		return x.load(p), true
	case spirv.OpStore:
		x.store(x.get(in.ID(0)).pointer, x.get(in.ID(1)))
		return v, true
	case spirv.OpCopyMemory:
		x.store(x.get(in.ID(0)).pointer, x.load(x.get(in.ID(1)).pointer))
		return v, true
	case spirv.OpAccessChain:
		p := *x.get(in.ID(0)).pointer
		typ := x.m.Types().Pointee(x.m.TypeOf(in.ID(0)))
		for i := 1; i < in.NumWords(); i++ {
			d, at := x.m.Def(typ), int(arg(i))
			if d.Op == spirv.OpTypeStruct {
				for k := range at {
					p.at += x.size(d.ID(k))
				}
				typ = d.ID(at)
			} else {
				typ = d.ID(0)
				p.at += at * x.size(typ)
			}
		}
		p.n = x.size(typ)
		return value{pointer: &p}, true
	case spirv.OpCopyObject:
		return x.get(in.ID(0)), true
	case spirv.OpSelect:
		if arg(0) != 0 {
			return x.get(in.ID(1)), true
		}
		return x.get(in.ID(2)), true
	case spirv.OpIAdd:
		return result(arg(0)+arg(1), 0, 1)
	case spirv.OpISub:
		return result(arg(0)-arg(1), 0, 1)
	case spirv.OpIMul:
		return result(arg(0)*arg(1), 0, 1)
	case spirv.OpBitwiseAnd:
		return result(arg(0)&arg(1), 0, 1)
	case spirv.OpBitwiseXor:
		return result(arg(0)^arg(1), 0, 1)
	case spirv.OpSLessThan:
		return bit(arg(0) < arg(1), 0, 1)
	case spirv.OpULessThan:
		return bit(uint32(arg(0)) < uint32(arg(1)), 0, 1)
	case spirv.OpIEqual:
		return bit(arg(0) == arg(1), 0, 1)
	}
	if x.group != nil {
		return x.group(in)
	}
	panic("the machine does not have " + in.String())
}
