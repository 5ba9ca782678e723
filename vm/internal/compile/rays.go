package compile

import (
	"math/bits"
	"slices"

	"hone/fold"
	"hone/ir"
	"hone/spirv"
	"hone/vm/internal/code"
	"hone/vm/layout"
)

// Stages of a ray pipeline run alone. What other stages do to what they are given is not known: so an instruction that
// runs them makes a record of what it gives, which is an output, and takes what comes back from a record that is an
// input. Two shaders that trace the same rays with the same payloads in the same order make the same records.

// Each invocation has so many records, of so many scalars: the instruction and its operands, then the payload. A scalar
// has 8 bytes.
const (
	maxCalls     = 8
	callOperands = 16
	callPayload  = 64
	callBytes    = 8 * (callOperands + callPayload)
)

// rayClass says what a variable of a ray pipeline is.
func rayClass(class spirv.StorageClass) (incoming, outgoing, hit bool) {
	switch class {
	case spirv.StorageClassIncomingRayPayloadKHR, spirv.StorageClassIncomingCallableDataKHR:
		return true, false, false
	case spirv.StorageClassRayPayloadKHR, spirv.StorageClassCallableDataKHR:
		return false, true, false
	case spirv.StorageClassHitAttributeKHR:
		return false, false, true
	}
	return false, false, false
}

// rayVariable places a variable of a ray pipeline: in cells of the invocation. The payload that comes in goes out
// again.
func (c *compiler) rayVariable(in *ir.Inst, p *pointer, cells int, init []int32) {
	incoming, _, hit := rayClass(p.class)
	p.disp = int64(c.p.PrivateCells)
	c.p.PrivateCells += cells
	c.p.PrivateInit = c.initialCells(c.p.PrivateInit, p.disp, init)
	slot := layout.Slot{Kind: layout.Payload}
	switch {
	case hit && c.stage.Model != spirv.ExecutionModelIntersectionKHR:
		slot.Kind = layout.HitAttribute
	case hit:
		c.hit = p
		return
	case !incoming:
		return
	}
	v := passedVariable{compiler: c, in: in, first: p.disp, cell: p.disp, used: true, all: c.flatten(p.elem),
		back: incoming}
	if v.all == nil { // it is too large, as was said
		return
	}
	t := c.natural(p.elem)
	v.object(slot, c.name(in.Result), &layout.Type{Kind: layout.Array, Element: t, Stride: t.Size})
}

// calls is where records of calls are.
type calls struct {
	given, results int32 // operands: objects
	hits           int32 // too, where there are hit objects
	number         int64 // cells: of the invocation, and how many records it has made
	count          int64
}

// rayCalls makes room for records where a function that is reached needs one.
func (c *compiler) rayCalls() {
	calls, hits := false, false
	for _, f := range c.order {
		for in := range f.Insts() {
			calls = calls || isRayCall(in.Op)
			hits = hits || hitCallOf(in.Op) != nil
		}
	}
	if calls {
		c.makeRecords(hits)
	}
}

func isRayCall(op spirv.Op) bool {
	switch op {
	case spirv.OpTraceRayKHR, spirv.OpExecuteCallableKHR, spirv.OpReportIntersectionKHR, spirv.OpIgnoreIntersectionKHR,
		spirv.OpTerminateRayKHR, spirv.OpTraceNV, spirv.OpExecuteCallableNV:
		return true
	}
	return hitCallOf(op) != nil
}

func (c *compiler) makeRecords(hits bool) {
	number := &layout.Type{Kind: layout.Int, Width: 64, Size: 8}
	add := func(kind layout.SlotKind, name string, record *layout.Type) int32 {
		calls := &layout.Type{Kind: layout.Array, Element: record, Count: maxCalls, Stride: record.Size,
			Size: maxCalls * record.Size}
		c.p.Objects = append(c.p.Objects, code.Object{Name: name, Slot: layout.Slot{Kind: kind}, Used: true,
			Writable: kind == layout.Given,
			Passed:   &layout.Type{Kind: layout.Array, Element: calls, Stride: calls.Size}})
		return c.number(uint64(len(c.p.Objects) - 1))
	}
	record := func(payload *layout.Type) *layout.Type {
		return &layout.Type{Kind: layout.Struct, Size: callBytes, Fields: []layout.Field{
			{Name: "operands", Layout: &layout.Type{Kind: layout.Array, Element: number, Count: callOperands, Stride: 8,
				Size: 8 * callOperands}},
			{Name: "payload", Offset: 8 * callOperands, Layout: payload}}}
	}
	payload := func(t *layout.Type) *layout.Type {
		return &layout.Type{Kind: layout.Array, Element: t, Count: callPayload, Stride: 8, Size: 8 * callPayload}
	}
	c.calls = &calls{number: int64(c.p.PrivateCells), count: int64(c.p.PrivateCells) + 1}
	c.p.PrivateCells += 2
	c.p.Number = int(c.calls.number) + 1
	c.p.PrivateInit = append(c.p.PrivateInit, code.CellInit{Cell: c.calls.count})
	c.calls.given = add(layout.Given, "given", record(payload(number)))
	c.calls.results = add(layout.Results, "results", record(c.resultLayout()))
	if hits {
		c.calls.hits = add(layout.Hits, "hits", c.hitsLayout())
	}
}

// resultLayout returns how what comes back lies: as the largest payload that the shader has, so that random numbers
// suit it.
func (c *compiler) resultLayout() *layout.Type {
	out := &layout.Type{Kind: layout.Struct, Size: 8 * callPayload, Fields: make([]layout.Field, callPayload)}
	largest := c.largestOf(func(class spirv.StorageClass) bool {
		_, outgoing, _ := rayClass(class)
		return outgoing
	})
	for i := range out.Fields {
		t := scalar{}.slot()
		if i < len(largest) {
			t = largest[i].slot()
		}
		out.Fields[i] = layout.Field{Name: numbered(i), Offset: 8 * i, Layout: t}
	}
	return out
}

// numbered returns the name of a scalar of a record by its number.
func numbered(i int) string { return "_" + string(rune('0'+i/10)) + string(rune('0'+i%10)) }

// rayCall compiles an instruction that runs other stages, or leaves to them. It reports false for others.
func (b *builder) rayCall(in *ir.Inst) bool {
	if !isRayCall(in.Op) || hitCallOf(in.Op) != nil {
		return false
	}
	var payload *pointer
	operands := in.NumWords()
	op, variable := in.Op, ir.ID(0)
	switch op {
	case spirv.OpTraceRayKHR, spirv.OpExecuteCallableKHR:
		operands--
		variable = in.ID(operands)
	case spirv.OpTraceNV:
		operands--
		op, variable = spirv.OpTraceRayKHR, b.variableAt(in.ID(operands), spirv.StorageClassRayPayloadKHR)
	case spirv.OpExecuteCallableNV:
		operands--
		op, variable = spirv.OpExecuteCallableKHR, b.variableAt(in.ID(operands), spirv.StorageClassCallableDataKHR)
	}
	if variable != 0 {
		p := b.pointer(variable)
		payload = &p
	} else if op != in.Op {
		b.refuse("%s with a payload that is no variable", in.Op)
		return true
	}
	list := []int32{b.number(uint64(op))}
	types := []scalar{{width: 64}}
	for i := range operands {
		id := in.ID(i)
		list, types = append(list, b.value(id)...), append(types, b.flatten(b.m.TypeOf(id))...)
	}
	if payload != nil {
		if back, ok := b.callRecord(in, list, types, *payload, variable, nil); ok {
			b.store(*payload, payload.elem, back)
		}
		return true
	}
	var parts []int32
	var partTypes []scalar
	if in.Op == spirv.OpReportIntersectionKHR && b.hit != nil { // other stages are passed the attributes
		partTypes = b.flatten(b.hit.elem)
		parts = b.load(*b.hit, b.hit.elem)
	}
	at, ok := b.newRecord(in, list, types, parts, partTypes)
	if ok && op == spirv.OpReportIntersectionKHR {
		b.define(in.Result, []int32{b.recorded(at, 8*callOperands, scalar{width: 1})})
	}
	return true
}

// callRecord makes the record of a call with a payload, and returns the payload that comes back. What the stage is
// passed besides operands and payload comes after the payload.
func (b *builder) callRecord(in *ir.Inst, list []int32, types []scalar, payload pointer, variable ir.ID,
	extra []int32) (back []int32, ok bool) {
	location, _ := b.decoration(variable, -1, spirv.DecorationLocation)
	list, types = append(list, b.number(uint64(location))), append(types, scalar{width: 64})
	partTypes := b.flatten(payload.elem)
	parts := b.load(payload, payload.elem)
	n := len(parts)
	for _, v := range extra {
		parts, partTypes = append(parts, v), append(slices.Clip(partTypes), scalar{width: 64})
	}
	at, ok := b.newRecord(in, list, types, parts, partTypes)
	for i, s := range partTypes[:n] {
		if ok {
			back = append(back, b.recorded(at, 8*(callOperands+i), s))
		}
	}
	return back, ok
}

// newRecord makes a record of operands and a payload, and returns its address. It reports false for what a record has
// no room for.
func (b *builder) newRecord(in *ir.Inst, list []int32, types []scalar, parts []int32, partTypes []scalar) (
	int32, bool) {
	if len(list) > callOperands || len(parts) > callPayload || len(parts) != len(partTypes) || len(list) != len(types) {
		b.refuse("%s with a payload of %d scalars", in.Op, len(parts))
		b.placeholder(in)
		return 0, false
	}
	at := b.nextRecord()
	for i, v := range list {
		b.record(at, 8*i, v, types[i])
	}
	for i, v := range parts {
		b.record(at, 8*(callOperands+i), v, partTypes[i])
	}
	return at, true
}

// variableAt returns the variable of a storage class whose location is a constant, which is how
// "SPV_NV_ray_tracing" names a payload; 0 for none.
func (b *builder) variableAt(location ir.ID, class spirv.StorageClass) ir.ID {
	want, ok := b.m.Constants().IntValue(location)
	if !ok {
		return 0
	}
	for in := range b.m.Section(ir.Globals).Insts() {
		if in.Op == spirv.OpVariable && spirv.StorageClass(in.Word(0)) == class {
			if at, ok := b.decoration(in.Result, -1, spirv.DecorationLocation); ok && uint64(at) == want {
				return in.Result
			}
		}
	}
	return 0
}

// cellAt emits the load of a cell of the invocation.
func (b *builder) cellAt(cell int64) int32 {
	dst := b.fresh()
	b.emit(code.Instr{Op: code.LoadLocal, Dst: dst, A: code.NoOperand, B: code.NoOperand, C: code.NoOperand,
		D: code.NoOperand, Imm: cell})
	return dst
}

// recordOf emits the address of the record for a call, by its number, in an object whose records have a size.
func (b *builder) recordOf(call int32, size int64) int32 {
	return b.index(b.index(code.NoOperand, b.cellAt(b.calls.number), code.Step{Stride: maxCalls * size, Width: 64}), call,
		code.Step{Stride: size, Limit: maxCalls, Width: 64, Calls: true})
}

// nextRecord emits the address of the next record of the invocation.
func (b *builder) nextRecord() int32 {
	none := code.NoOperand
	count := b.cellAt(b.calls.count)
	at := b.recordOf(count, callBytes)
	more := b.binary(spirv.OpIAdd, 64, count, b.number(1))
	b.emit(code.Instr{Op: code.StoreLocal, Dst: none, A: none, B: none, C: more, D: none, Imm: b.calls.count})
	return at
}

// bytesIn returns how many bytes a scalar takes in a record.
func bytesIn(s scalar) int { return max(s.width/8, 1) }

// record emits the store of a scalar in a record.
func (b *builder) record(at int32, offset int, v int32, s scalar) {
	b.emit(code.Instr{Op: code.StoreBuffer, Flags: code.Quiet, Dst: code.NoOperand, A: at, B: b.calls.given, C: v,
		D:   code.NoOperand,
		Imm: int64(offset), Detail: b.access(code.Access{Bytes: bytesIn(s), Format: s.format})})
}

// recorded emits the load of a scalar of what comes back.
func (b *builder) recorded(at int32, offset int, s scalar) int32 {
	dst := b.fresh()
	b.emit(code.Instr{Op: code.LoadBuffer, Flags: code.Quiet, Dst: dst, A: at, B: b.calls.results,
		C: code.NoOperand, D: code.NoOperand,
		Imm: int64(offset), Detail: b.access(code.Access{Bytes: bytesIn(s), Format: s.format})})
	if s.width == 1 {
		return b.binary(spirv.OpBitwiseAnd, 64, dst, b.number(1))
	}
	return dst
}

// accelerationStructure gives a variable of acceleration structures the number that a shader sees of them: by where
// they are bound. Rays that are traced meet nothing, so that nothing has to be bound there but for ray queries.
func (c *compiler) accelerationStructure(in *ir.Inst, p *pointer, used bool) {
	set, _ := c.decoration(in.Result, -1, spirv.DecorationDescriptorSet)
	binding, _ := c.decoration(in.Result, -1, spirv.DecorationBinding)
	_, p.descriptors = c.descriptorsIn(p.elem)
	p.object = c.number(code.SceneNumber(set, binding))
	if used && c.hasQueries() {
		c.p.Scenes = append(c.p.Scenes, code.Scene{Number: code.SceneNumber(set, binding), Object: len(c.p.Objects)})
		c.p.Objects = append(c.p.Objects, code.Object{Name: c.name(in.Result), Slot: layout.Slot{Set: set, Binding: binding},
			Used: true, Variable: in.Result, Scene: true})
	}
}

// sceneAt compiles the conversion of an address to an acceleration structure. All of them lead into one world, those of
// other addresses mostly to other parts of it.
func (b *builder) sceneAt(in *ir.Inst) {
	number := b.bitcast(b.value(in.ID(0)), b.flatten(b.m.TypeOf(in.ID(0))), []scalar{{class: fold.Int, width: 64}})
	if len(number) != 1 || b.typeOf(in.Type).op != spirv.OpTypeAccelerationStructureKHR {
		b.refuseOperands(in)
		return
	}
	isWorld := func(s code.Scene) bool { return s.Number == code.WorldNumber }
	if b.hasQueries() && !slices.ContainsFunc(b.p.Scenes, isWorld) {
		b.p.Scenes = append(b.p.Scenes, code.Scene{Number: code.WorldNumber, Object: len(b.p.Objects)})
		b.p.Objects = append(b.p.Objects, code.Object{Name: "world", Slot: layout.Slot{Kind: layout.World}, Used: true,
			Scene: true})
	}
	const multiplier = 0x9E37_79B9_7F4A_7C15 // whose upper bits depend on all bits of the address (Knuth 6.4)
	hash := b.binary(spirv.OpShiftRightLogical, 64, b.binary(spirv.OpIMul, 64, number[0], b.number(multiplier)),
		b.number(64-uint64(bits.Len(code.SceneElement))))
	b.define(in.Result, []int32{b.binary(spirv.OpBitwiseOr, 64, hash, b.number(code.WorldNumber))})
}

// holdsAccelerationStructure reports whether a type is an acceleration structure or an array of them.
func (c *compiler) holdsAccelerationStructure(id ir.ID) bool {
	t := c.typeOf(id)
	for t.op == spirv.OpTypeArray || t.op == spirv.OpTypeRuntimeArray {
		t = c.typeOf(t.elem)
	}
	return t.op == spirv.OpTypeAccelerationStructureKHR
}
