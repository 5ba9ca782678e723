package compile

import (
	"slices"

	"hone/fold"
	"hone/ir"
	"hone/spirv"
	"hone/vm/internal/code"
	"hone/vm/layout"
)

// Hit objects of "SPV_NV_shader_invocation_reorder" and "SPV_EXT_shader_invocation_reorder". A hit object is a list of
// cells, each for a scalar of its fields, and every instruction on a hit object loads and stores cells. Tracing a ray
// into a hit object and executing its shaders are calls, with records as other calls have; a ray has the hit that the
// slot "hits" has for the call. Reordering invocations changes nothing that a shader computes.

// hitField is a field of a hit object.
type hitField uint8

const (
	hitKind   hitField = iota // a kind below
	hitRecord                 // index in the shader binding table
	hitFlags                  // of the ray
	hitOrigin
	hitMin
	hitDirection
	hitMax
	hitTime
	hitInstance
	hitPrimitive
	hitGeometry
	hitHitKind
	hitCustom
	hitToWorld
	hitToObject
	hitObjectOrigin
	hitObjectDirection
	hitHandle
	hitPositions
	hitCluster
	hitShape // 0: neither of the two below
	hitSphere
	hitRadius
	hitEnds
	hitRadii
	hitAttributes // as many numbers of 64 bits as an attribute of the module has scalars
)

// The kinds of a hit object.
const (
	hitEmpty = iota
	hitMiss
	hitHit
)

// hitFields are the fields before the attributes: name, number of scalars, and whether these are floats. A ray gives
// the first fields their values, and the intersection, which is read from "hits", the fields from the instance on.
var hitFields = [hitAttributes]struct {
	name  string
	n     int
	float bool
}{
	hitKind: {"kind", 1, false}, hitRecord: {"record", 1, false}, hitFlags: {"flags", 1, false},
	hitOrigin: {"origin", 3, true}, hitMin: {"tmin", 1, true}, hitDirection: {"direction", 3, true},
	hitMax: {"t", 1, true}, hitTime: {"time", 1, true}, hitInstance: {"instance", 1, false},
	hitPrimitive: {"primitive", 1, false}, hitGeometry: {"geometry", 1, false}, hitHitKind: {"hitKind", 1, false},
	hitCustom: {"custom", 1, false}, hitToWorld: {"objectToWorld", 12, true}, hitToObject: {"worldToObject", 12, true},
	hitObjectOrigin: {"objectOrigin", 3, true}, hitObjectDirection: {"objectDirection", 3, true},
	hitHandle: {"handle", 2, false}, hitPositions: {"positions", 9, true}, hitCluster: {"cluster", 1, false},
	hitShape: {"shape", 1, false}, hitSphere: {"sphere", 3, true}, hitRadius: {"radius", 1, true},
	hitEnds: {"ends", 6, true}, hitRadii: {"radii", 2, true},
}

// cell returns the first cell of a field.
func (f hitField) cell() (n int) {
	for i := range f {
		n += hitFields[i].n
	}
	return n
}

// hitQuestion is an instruction that reads a field of a hit object.
type hitQuestion struct {
	nv, ext spirv.Op
	field   hitField
	ofHit   bool // the field is defined for hits only; others are defined for misses, too
	equals  int  // 1 + the value that the answer, a boolean, compares with; 0 for the field as it is
}

var hitQuestions = [...]hitQuestion{
	{spirv.OpHitObjectIsEmptyNV, spirv.OpHitObjectIsEmptyEXT, hitKind, false, 1 + hitEmpty},
	{spirv.OpHitObjectIsMissNV, spirv.OpHitObjectIsMissEXT, hitKind, false, 1 + hitMiss},
	{spirv.OpHitObjectIsHitNV, spirv.OpHitObjectIsHitEXT, hitKind, false, 1 + hitHit},
	{spirv.OpHitObjectGetShaderBindingTableRecordIndexNV, spirv.OpHitObjectGetShaderBindingTableRecordIndexEXT, hitRecord,
		false, 0},
	{spirv.OpHitObjectGetShaderRecordBufferHandleNV, spirv.OpHitObjectGetShaderRecordBufferHandleEXT, hitHandle, false, 0},
	{spirv.OpNop, spirv.OpHitObjectGetRayFlagsEXT, hitFlags, false, 0},
	{spirv.OpHitObjectGetWorldRayOriginNV, spirv.OpHitObjectGetWorldRayOriginEXT, hitOrigin, false, 0},
	{spirv.OpHitObjectGetWorldRayDirectionNV, spirv.OpHitObjectGetWorldRayDirectionEXT, hitDirection, false, 0},
	{spirv.OpHitObjectGetRayTMinNV, spirv.OpHitObjectGetRayTMinEXT, hitMin, false, 0},
	{spirv.OpHitObjectGetRayTMaxNV, spirv.OpHitObjectGetRayTMaxEXT, hitMax, false, 0},
	{spirv.OpHitObjectGetCurrentTimeNV, spirv.OpHitObjectGetCurrentTimeEXT, hitTime, false, 0},
	{spirv.OpHitObjectGetInstanceIdNV, spirv.OpHitObjectGetInstanceIdEXT, hitInstance, true, 0},
	{spirv.OpHitObjectGetInstanceCustomIndexNV, spirv.OpHitObjectGetInstanceCustomIndexEXT, hitCustom, true, 0},
	{spirv.OpHitObjectGetPrimitiveIndexNV, spirv.OpHitObjectGetPrimitiveIndexEXT, hitPrimitive, true, 0},
	{spirv.OpHitObjectGetGeometryIndexNV, spirv.OpHitObjectGetGeometryIndexEXT, hitGeometry, true, 0},
	{spirv.OpHitObjectGetHitKindNV, spirv.OpHitObjectGetHitKindEXT, hitHitKind, true, 0},
	{spirv.OpHitObjectGetObjectToWorldNV, spirv.OpHitObjectGetObjectToWorldEXT, hitToWorld, true, 0},
	{spirv.OpHitObjectGetWorldToObjectNV, spirv.OpHitObjectGetWorldToObjectEXT, hitToObject, true, 0},
	{spirv.OpHitObjectGetObjectRayOriginNV, spirv.OpHitObjectGetObjectRayOriginEXT, hitObjectOrigin, true, 0},
	{spirv.OpHitObjectGetObjectRayDirectionNV, spirv.OpHitObjectGetObjectRayDirectionEXT, hitObjectDirection, true, 0},
	{spirv.OpNop, spirv.OpHitObjectGetIntersectionTriangleVertexPositionsEXT, hitPositions, true, 0},
	{spirv.OpHitObjectGetClusterIdNV, spirv.OpNop, hitCluster, true, 0},
	{spirv.OpHitObjectIsSphereHitNV, spirv.OpNop, hitShape, true, 1 + 1},
	{spirv.OpHitObjectIsLSSHitNV, spirv.OpNop, hitShape, true, 1 + 2},
	{spirv.OpHitObjectGetSpherePositionNV, spirv.OpNop, hitSphere, true, 0},
	{spirv.OpHitObjectGetSphereRadiusNV, spirv.OpNop, hitRadius, true, 0},
	{spirv.OpHitObjectGetLSSPositionsNV, spirv.OpNop, hitEnds, true, 0},
	{spirv.OpHitObjectGetLSSRadiiNV, spirv.OpNop, hitRadii, true, 0},
}

// hitCall is an instruction that gives a hit object its contents, or executes its shaders, or both.
type hitCall struct {
	nv, ext         spirv.Op
	traces, records bool // a ray is traced, or its hit is recorded
	of              int  // the kind of hit object that is recorded
	index           bool // of a hit: its index in the shader binding table is an operand, instead of offset and stride
	motion          bool // there is a time
	executes        bool // the shaders of the hit object, in the end
	queried         bool // the committed intersection of a ray query is recorded
}

var hitCalls = [...]hitCall{
	{nv: spirv.OpHitObjectTraceRayNV, ext: spirv.OpHitObjectTraceRayEXT, traces: true},
	{nv: spirv.OpHitObjectTraceRayMotionNV, ext: spirv.OpHitObjectTraceRayMotionEXT, traces: true, motion: true},
	{ext: spirv.OpHitObjectTraceReorderExecuteEXT, traces: true, executes: true},
	{ext: spirv.OpHitObjectTraceMotionReorderExecuteEXT, traces: true, motion: true, executes: true},
	{nv: spirv.OpHitObjectExecuteShaderNV, ext: spirv.OpHitObjectExecuteShaderEXT, executes: true},
	{ext: spirv.OpHitObjectReorderExecuteShaderEXT, executes: true},
	{ext: spirv.OpHitObjectRecordFromQueryEXT, queried: true},
	{nv: spirv.OpHitObjectRecordHitNV, records: true, of: hitHit},
	{nv: spirv.OpHitObjectRecordHitMotionNV, records: true, of: hitHit, motion: true},
	{nv: spirv.OpHitObjectRecordHitWithIndexNV, records: true, of: hitHit, index: true},
	{nv: spirv.OpHitObjectRecordHitWithIndexMotionNV, records: true, of: hitHit, index: true, motion: true},
	{nv: spirv.OpHitObjectRecordMissNV, ext: spirv.OpHitObjectRecordMissEXT, records: true, of: hitMiss},
	{nv: spirv.OpHitObjectRecordMissMotionNV, ext: spirv.OpHitObjectRecordMissMotionEXT, records: true, of: hitMiss,
		motion: true},
	{nv: spirv.OpHitObjectRecordEmptyNV, ext: spirv.OpHitObjectRecordEmptyEXT, records: true, of: hitEmpty},
}

// hitCallOf returns the call that an instruction makes with a hit object, nil for others.
func hitCallOf(op spirv.Op) *hitCall {
	if k := slices.IndexFunc(hitCalls[:], func(h hitCall) bool { return op == h.nv || op == h.ext }); k >= 0 && op != 0 {
		return &hitCalls[k]
	}
	return nil
}

// isHitObject reports whether a type is an OpTypeHitObject.
func isHitObject(op spirv.Op) bool {
	return op == spirv.OpTypeHitObjectNV || op == spirv.OpTypeHitObjectEXT
}

// isHitAttribute reports whether variables of a class are attributes of a hit object.
func isHitAttribute(class spirv.StorageClass) bool {
	return class == spirv.StorageClassHitObjectAttributeNV || class == spirv.StorageClassHitObjectAttributeEXT
}

// largestOf returns the scalars of the largest variable in some storage classes that a record has room for.
func (c *compiler) largestOf(of func(spirv.StorageClass) bool) (largest []scalar) {
	for in := range c.m.Section(ir.Globals).Insts() {
		if in.Op != spirv.OpVariable || !of(spirv.StorageClass(in.Word(0))) {
			continue
		}
		elem := c.m.Types().Pointee(in.Type)
		if n := c.typeOf(elem).cells; n > len(largest) && n <= callPayload {
			largest = c.flatten(elem)
		}
	}
	return largest
}

// hitScalars returns the scalars of a hit object.
func (c *compiler) hitScalars() []scalar {
	if c.hitFlat != nil {
		return c.hitFlat
	}
	var flat []scalar
	for _, f := range hitFields {
		s := scalar{class: fold.Int, width: 32}
		if f.float {
			s = scalar{class: fold.Float, width: 32, format: fold.Float32}
		}
		for range f.n {
			flat = append(flat, s)
		}
	}
	c.hitFlat = flat // in a module that is not valid attributes may hold hit objects
	for range c.largestOf(isHitAttribute) {
		flat = append(flat, scalar{class: fold.Int, width: 64})
	}
	c.hitFlat = flat
	return flat
}

// hitsLayout returns the layout of a ray's hit in "hits": a number or float of 8 bytes for each scalar of a hit object.
func (c *compiler) hitsLayout() *layout.Type {
	out := &layout.Type{Kind: layout.Struct}
	add := func(name string, scalars []scalar) {
		l := &layout.Type{Kind: layout.Struct, Size: 8 * len(scalars)}
		for i, s := range scalars {
			l.Fields = append(l.Fields, layout.Field{Name: numbered(i), Offset: 8 * i, Layout: s.slot()})
		}
		if len(scalars) == 1 {
			l = &layout.Type{Kind: layout.Struct, Size: 8, Fields: []layout.Field{{Name: "value", Layout: scalars[0].slot()}}}
		}
		out.Fields = append(out.Fields, layout.Field{Name: name, Offset: out.Size, Layout: l})
		out.Size += 8 * len(scalars)
	}
	flat := c.hitScalars()
	for f, field := range hitFields {
		add(field.name, flat[hitField(f).cell():][:field.n])
	}
	if attributes := c.largestOf(isHitAttribute); len(attributes) > 0 {
		add("attributes", attributes)
	}
	return out
}

// slot returns how a scalar lies in a slot of a record.
func (s scalar) slot() *layout.Type {
	switch {
	case s.format.Width > 0:
		return &layout.Type{Kind: layout.Float, Width: s.width, Format: s.format, Size: s.width / 8}
	case s.width >= 8:
		return &layout.Type{Kind: layout.Int, Width: s.width, Size: s.width / 8}
	}
	return &layout.Type{Kind: layout.Int, Width: 32, Size: 4}
}

// hitObject is a hit object at hand.
type hitObject struct {
	*builder
	p    pointer
	flat []scalar
}

// cell returns the load of a cell, without its destination.
func (h *hitObject) cell(k int) code.Instr {
	i := code.Instr{Op: code.LoadLocal, Dst: code.NoOperand, A: h.p.base, B: code.NoOperand, C: code.NoOperand,
		D: code.NoOperand, Imm: h.p.disp + int64(k)}
	if h.p.framed {
		i.Flags |= code.Framed
	}
	return i
}

// get loads a cell.
func (h *hitObject) get(k int) int32 {
	i := h.cell(k)
	i.Dst = h.fresh()
	h.emit(i)
	return i.Dst
}

// set stores scalars from a cell on.
func (h *hitObject) set(k int, values ...int32) {
	for n, v := range values {
		i := h.cell(k + n)
		i.Op, i.C = code.StoreLocal, v
		h.emit(i)
	}
}

// is emits whether it is of a kind.
func (h *hitObject) is(kind uint64) int32 {
	return h.binary(spirv.OpIEqual, 32, h.get(hitKind.cell()), h.number(kind))
}

// hitObject compiles an instruction on hit objects, or that reorders invocations. It reports false for others.
func (b *builder) hitObject(in *ir.Inst) bool {
	switch in.Op {
	case spirv.OpReorderThreadWithHintNV, spirv.OpReorderThreadWithHintEXT, spirv.OpReorderThreadWithHitObjectNV,
		spirv.OpReorderThreadWithHitObjectEXT: // no invocation sees which others are near
		return true
	}
	question := slices.IndexFunc(hitQuestions[:], func(q hitQuestion) bool { return in.Op == q.nv || in.Op == q.ext })
	call := hitCallOf(in.Op)
	other := in.Op == spirv.OpHitObjectGetAttributesNV || in.Op == spirv.OpHitObjectGetAttributesEXT ||
		in.Op == spirv.OpHitObjectSetShaderBindingTableRecordIndexEXT
	if question < 0 && call == nil && !other {
		return false
	}
	h := &hitObject{builder: b, p: b.pointer(in.ID(0)), flat: b.hitScalars()}
	ok := isHitObject(b.typeOf(h.p.elem).op) && !code.IsBuffer(h.p.class) && h.p.class != spirv.StorageClassWorkgroup &&
		h.p.registers == nil
	switch {
	case !ok:
	case question >= 0:
		ok = h.ask(in, &hitQuestions[question])
	case call != nil:
		ok = h.call(in, call)
	case in.Op == spirv.OpHitObjectSetShaderBindingTableRecordIndexEXT:
		index := b.value(in.ID(1))
		if ok = len(index) == 1; ok {
			h.set(hitRecord.cell(), index[0])
		}
	default:
		ok = h.giveAttributes(in)
	}
	if !ok {
		b.refuseOperands(in)
	}
	return true
}

// ask compiles an instruction that reads a field. A field of another kind of hit object is undefined.
func (h *hitObject) ask(in *ir.Inst, q *hitQuestion) bool {
	field, types := &hitFields[q.field], h.flatten(in.Type)
	if len(types) != field.n {
		return false
	}
	out := make([]int32, field.n)
	known := code.NoOperand
	switch {
	case q.ofHit:
		known = h.is(hitHit)
	case q.field != hitKind:
		known = h.binary(spirv.OpINotEqual, 32, h.get(hitKind.cell()), h.number(hitEmpty))
	}
	for k := range out {
		out[k] = h.get(q.field.cell() + k)
		if q.equals > 0 {
			out[k] = h.binary(spirv.OpIEqual, 32, out[k], h.number(uint64(q.equals-1)))
		}
		if known != code.NoOperand {
			out[k] = h.chooseBy(known, out[k], h.undefined(types[k]), types[k].width)
		}
	}
	h.define(in.Result, out)
	return true
}

// giveAttributes compiles the copy of a hit object's attributes to a variable.
func (h *hitObject) giveAttributes(in *ir.Inst) bool {
	to := h.pointer(in.ID(1))
	types := h.flatten(to.elem)
	if !isHitAttribute(to.class) || len(types) > len(h.flat)-hitAttributes.cell() {
		return false
	}
	isHit := h.is(hitHit)
	parts := make([]int32, len(types))
	for k, s := range types {
		parts[k] = h.chooseBy(isHit, h.narrow(h.get(hitAttributes.cell()+k), s.width), h.undefined(s), s.width)
	}
	h.store(to, to.elem, parts)
	return true
}

// call compiles an instruction that gives a hit object its contents, or executes its shaders.
func (h *hitObject) call(in *ir.Inst, call *hitCall) bool {
	switch {
	case call.traces:
		return h.trace(in, call)
	case call.records:
		return h.recordHit(in, call)
	case call.queried:
		return h.recordQuery(in)
	}
	return h.execute(in, in.ID(1))
}

// clear empties the hit object.
func (h *hitObject) clear() {
	for k := range h.flat {
		h.set(k, h.number(0))
	}
}

// ray gives the hit object its ray, whose origin, tmin, direction and tmax are the operands from first on, with a time
// after them if motion is set.
func (h *hitObject) ray(in *ir.Inst, first int, motion bool) bool {
	fields := []hitField{hitOrigin, hitMin, hitDirection, hitMax}
	if motion {
		fields = append(fields, hitTime)
	}
	for k, f := range fields {
		v := h.value(in.ID(first + k))
		if len(v) != hitFields[f].n {
			return false
		}
		h.set(f.cell(), v...)
	}
	return true
}

// meet gives the hit object the hit of its ray: the fields from first on, from a record of "hits".
func (h *hitObject) meet(at int32, first hitField) {
	for k := first.cell(); k < len(h.flat); k++ {
		h.set(k, h.hits(at, k))
	}
}

// hits emits the load of a scalar of a ray's hit.
func (h *hitObject) hits(at int32, k int) int32 {
	dst := h.fresh()
	h.emit(code.Instr{Op: code.LoadBuffer, Flags: code.Quiet, Dst: dst, A: at, B: h.calls.hits, C: code.NoOperand,
		D: code.NoOperand, Imm: int64(8 * k),
		Detail: h.access(code.Access{Bytes: bytesIn(h.flat[k]), Format: h.flat[k].format})})
	return dst
}

// trace compiles the call that traces a ray into the hit object. What closest hit and miss shaders would do is not
// done.
func (h *hitObject) trace(in *ir.Inst, call *hitCall) bool {
	last := 11 // the payload
	if call.motion {
		last++
	}
	payload := h.pointer(in.ID(last))
	list, types := []int32{h.number(uint64(spirv.OpHitObjectTraceRayEXT))}, []scalar{{width: 64}}
	for k := 1; k < last; k++ {
		if call.motion && k == last-1 {
			break
		}
		id := in.ID(k)
		list, types = append(list, h.value(id)...), append(types, h.flatten(h.m.TypeOf(id))...)
	}
	var extra []int32
	if call.motion {
		extra = h.value(in.ID(last - 1))
	}
	miss := h.value(in.ID(6))
	flags := h.value(in.ID(2))
	if len(miss) != 1 || len(flags) != 1 {
		return false
	}
	hits := h.recordOf(h.cellAt(h.calls.count), int64(8*len(h.flat)))
	back, ok := h.callRecord(in, list, types, payload, in.ID(last), extra)
	if !ok {
		return false
	}
	h.clear()
	if !h.ray(in, 7, call.motion) {
		return false
	}
	h.set(hitFlags.cell(), flags[0])
	isHit := h.binary(spirv.OpIEqual, 32, h.binary(spirv.OpBitwiseAnd, 32, h.hits(hits, hitKind.cell()), h.number(1)),
		h.number(1))
	h.set(hitKind.cell(), h.chooseBy(isHit, h.number(hitHit), h.number(hitMiss), 32))
	h.set(hitRecord.cell(), h.chooseBy(isHit, h.hits(hits, hitRecord.cell()), miss[0], 32))
	h.set(hitMax.cell(), h.chooseBy(isHit, h.hits(hits, hitMax.cell()), h.value(in.ID(10))[0], 32))
	h.meet(hits, hitInstance)
	h.store(payload, payload.elem, back)
	if call.executes {
		return h.execute(in, in.ID(last))
	}
	return true
}

// recordHit compiles an instruction that gives the hit object its contents without tracing a ray. What the acceleration
// structure would say of the instance is a record of "hits" that follows from both.
func (h *hitObject) recordHit(in *ir.Inst, call *hitCall) bool {
	h.clear()
	h.set(hitKind.cell(), h.number(uint64(call.of)))
	switch call.of {
	case hitEmpty:
		return true
	case hitMiss:
		first := 2
		if in.Op == call.ext { // with flags
			flags := h.value(in.ID(1))
			if len(flags) != 1 {
				return false
			}
			h.set(hitFlags.cell(), flags[0])
			first++
		}
		index := h.value(in.ID(first - 1))
		if len(index) != 1 || !h.ray(in, first, call.motion) {
			return false
		}
		h.set(hitRecord.cell(), index[0])
		return true
	}
	v := make([]int32, 8) // from the acceleration structure on
	first := 8            // of the ray
	if call.index {
		first--
	}
	for k := 1; k < first; k++ {
		x := h.value(in.ID(k))
		if len(x) != 1 {
			return false
		}
		v[k] = x[0]
	}
	hash := h.binary(spirv.OpBitwiseXor, 64, h.binary(spirv.OpIMul, 64, v[1], h.number(0x9E37_79B9_7F4A_7C15)), v[2])
	which := h.binary(spirv.OpUMod, 64, hash, h.number(maxCalls))
	hits := h.recordOf(which, int64(8*len(h.flat)))
	if !h.ray(in, first, call.motion) {
		return false
	}
	h.meet(hits, hitCustom)
	for k, f := range []hitField{hitInstance, hitPrimitive, hitGeometry, hitHitKind} {
		h.set(f.cell(), v[2+k])
	}
	index := v[6]
	if !call.index {
		index = h.binary(spirv.OpIAdd, 32, v[6], h.binary(spirv.OpIMul, 32, v[7], v[4]))
		index = h.binary(spirv.OpIAdd, 32, index, h.hits(hits, hitRecord.cell()))
	}
	h.set(hitRecord.cell(), index)
	from := h.pointer(in.ID(in.NumWords() - 1))
	if !isHitAttribute(from.class) {
		return false
	}
	parts := h.load(from, from.elem)
	if len(parts) > len(h.flat)-hitAttributes.cell() {
		return false
	}
	h.set(hitAttributes.cell(), parts...)
	return true
}

// execute compiles the call of the shaders of the hit object. An empty hit object has no shaders: the payload stays as
// it is.
func (h *hitObject) execute(in *ir.Inst, payload ir.ID) bool {
	p := h.pointer(payload)
	isHit := h.is(hitHit)
	list, types := []int32{h.number(uint64(spirv.OpHitObjectExecuteShaderEXT))}, []scalar{{width: 64}}
	for _, f := range []hitField{hitKind, hitRecord, hitOrigin, hitMin, hitDirection, hitMax, hitInstance, hitPrimitive,
		hitGeometry, hitHitKind} {
		for k := f.cell(); k < f.cell()+hitFields[f].n; k++ {
			v := h.get(k)
			if f >= hitInstance {
				v = h.chooseBy(isHit, v, h.number(0), 32)
			}
			list, types = append(list, v), append(types, h.flat[k])
		}
	}
	extra := []int32{h.get(hitFlags.cell())}
	for k := hitAttributes.cell(); k < len(h.flat); k++ {
		extra = append(extra, h.chooseBy(isHit, h.get(k), h.number(0), 64))
	}
	isEmpty := h.is(hitEmpty)
	before := h.load(p, p.elem)
	back, ok := h.callRecord(in, list, types, p, payload, extra)
	if !ok {
		return false
	}
	for k, s := range h.flatten(p.elem) {
		back[k] = h.chooseBy(isEmpty, before[k], back[k], s.width)
	}
	h.store(p, p.elem, back)
	return true
}
