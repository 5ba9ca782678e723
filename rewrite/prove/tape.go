package prove

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"hone/fold"
	"hone/rewrite"
	"hone/spirv"
)

// tape is a list of operations on scalars, operands first: what a term is for operands of certain types. Vectors,
// matrices and structs are gone: their components are values of the tape.
type tape struct {
	nodes []node
	known map[string]fold.Value
	roots []fold.Value
	// pattern is set for what is replaced, in which nothing has to be defined; all that a replacement leaves undefined
	// counts against it.
	pattern bool
	mode    fold.Mode
	format  fold.Format // of what an expansion computes
}

// nodeKind says what a node is.
type nodeKind uint8

const (
	nodeInput     nodeKind = iota // a component of a variable: see input
	nodeNumber                    // a number that the rule has
	nodeUndefined                 // what may be anything
	nodeApply                     // an operation that goes component by component
	nodeVector                    // a component of the result of one that looks at vectors, and has no expansion
	nodeSlice                     // some bits of a value, from number on
	nodeJoin                      // the bits of values behind each other, the lowest first
	nodeOpaque                    // what is only known to be the same for the same operands
)

// node is a value of a tape.
type node struct {
	kind     nodeKind
	row      *fold.Row
	op       operation
	in       []fold.Value
	vectors  [][]fold.Value // operands of a nodeVector; number is the component
	number   uint64
	args     fold.Args
	class    fold.Class
	width    int
	format   fold.Format
	computed bool // when the rule is applied: no instruction
	bridged  bool // the replacement uses it, so that it must have one value even where it is undefined
	key      string
}

// operation names an operation: an opcode, an instruction of a set, or a function that only rules have.
type operation struct {
	op   spirv.Op
	set  string
	inst uint32
	name string
}

func (o operation) String() string { return o.name }

func coreOperation(op spirv.Op) operation {
	return operation{op: op, name: strings.TrimPrefix(op.String(), "Op")}
}

const glsl, opencl = "GLSL.std.450", "OpenCL.std"

func glslOperation(inst uint32) operation {
	name := fmt.Sprint("GLSL.", inst)
	for _, x := range spirv.LookupExtSet(glsl).Insts {
		if x.Number == inst {
			name = x.Name
		}
	}
	return operation{op: spirv.OpExtInst, set: glsl, inst: inst, name: name}
}

// behaviour reports whether an operation whose result is undefined has undefined behaviour, which nothing must
// introduce.
func (o operation) behaviour() bool {
	switch o.op {
	case spirv.OpUDiv, spirv.OpSDiv, spirv.OpUMod, spirv.OpSRem, spirv.OpSMod:
		return true
	}
	return false
}

// onto reports whether an operation gives every value for one operand that is any value, whatever the others are.
func (o operation) onto() bool {
	switch o.op {
	case spirv.OpSNegate, spirv.OpNot, spirv.OpIAdd, spirv.OpISub, spirv.OpBitwiseXor, spirv.OpLogicalNot,
		spirv.OpLogicalEqual, spirv.OpLogicalNotEqual:
		return true
	}
	return false
}

// together reports whether an operation gives every value for operands that are all any value.
func (o operation) together() bool {
	switch o.op {
	case spirv.OpBitwiseAnd, spirv.OpBitwiseOr, spirv.OpLogicalAnd, spirv.OpLogicalOr, spirv.OpIMul, spirv.OpFAdd,
		spirv.OpFSub, spirv.OpFMul:
		return true
	}
	return false
}

// add puts a node on the tape, or finds the one that is there.
func (t *tape) add(n node) fold.Value {
	if t.known == nil {
		t.known = map[string]fold.Value{}
	}
	n.key = t.keyOf(&n)
	if v, ok := t.known[n.key]; ok && n.kind != nodeUndefined {
		return v
	}
	t.nodes = append(t.nodes, n)
	v := fold.Value(len(t.nodes) - 1)
	t.known[n.key] = v
	return v
}

// keyOf returns a text that nodes of the same value have on all tapes. Operands that may be swapped are sorted.
func (t *tape) keyOf(n *node) string {
	var parts []string
	for _, v := range n.in {
		parts = append(parts, t.nodes[v].key)
	}
	if n.kind == nodeApply && len(parts) == 2 && fold.Commutative(n.op.op) {
		slices.Sort(parts)
	}
	for _, in := range n.vectors {
		for _, v := range in {
			parts = append(parts, t.nodes[v].key)
		}
	}
	return fmt.Sprintf("%d%s%c%d.%d#%x(%s)", n.kind, n.op.name, n.class, n.width, n.format.Fraction, n.number,
		strings.Join(parts, ","))
}

// apply puts an operation on the tape that goes component by component. typ is the type of the result; class 0 leaves
// it to the operation.
func (t *tape) apply(row *fold.Row, op operation, typ scalarType, computed bool, in ...fold.Value) fold.Value {
	n := node{kind: nodeApply, row: row, op: op, in: slices.Clone(in), class: typ.class, width: typ.width,
		format: typ.format, computed: computed}
	first := &t.nodes[in[0]]
	n.args.Width, n.args.From = typ.width, first.width
	if typ.class == fold.Bool && row.Result() == fold.Bool && row.Operand(0) != fold.Bool {
		n.args.Width = first.width
	}
	n.args.FromFormat = first.format
	n.args.Format = typ.format
	if typ.class != fold.Float {
		n.args.Format = first.format
	}
	if !computed {
		n.args.Mode = t.mode
	}
	return t.add(n)
}

// Float, Op and GLSL make the tape a [fold.Machine], for expansions.
func (t *tape) Float(x float64) fold.Value {
	return t.add(node{kind: nodeNumber, class: fold.Float, width: t.format.Width, format: t.format,
		number: t.format.FromFloat64(x, fold.Mode{})})
}

// Op implements [fold.Machine].
func (t *tape) Op(op spirv.Op, operands ...fold.Value) fold.Value {
	return t.expand(fold.For(op), coreOperation(op), operands)
}

// GLSL implements [fold.Machine].
func (t *tape) GLSL(inst uint32, operands ...fold.Value) fold.Value {
	return t.expand(fold.ForExt(spirv.LookupExtSet(glsl), inst), glslOperation(inst), operands)
}

func (t *tape) expand(row *fold.Row, op operation, operands []fold.Value) fold.Value {
	if row.Compute == nil {
		in := make([]fold.Operand, len(operands))
		for i, v := range operands {
			in[i] = fold.Operand{Values: []fold.Value{v}, Columns: 1}
		}
		return row.Expand(t, in)[0]
	}
	typ := scalarType{fold.Float, t.format.Width, t.format}
	if row.Result() == fold.Bool {
		typ = scalarType{class: fold.Bool, width: 1}
	}
	return t.apply(row, op, typ, false, operands...)
}

// run is a state in which a tape is executed.
type run struct {
	*tape
	values []uint64
	loose  []bool // which values are not defined
	chosen chooser
	free   free
	// outcome
	skip     bool   // the assignment is none that the rule has to hold for
	behaves  bool   // false: undefined behaviour
	why      string // what is undefined
	greatest float64
	odd      bool // an infinity, a NaN or a denormal number was computed, or something underflowed
	reals    bool // values are looked at as real numbers
}

// free says what a rule may assume of floats.
type free struct{ zeros, nans, infs bool }

func newRun(t *tape, f free) *run {
	return &run{tape: t, values: make([]uint64, len(t.nodes)), loose: make([]bool, len(t.nodes)), free: f}
}

// execute computes all values for inputs. given are the values of inputs by number.
func (r *run) execute(given []uint64) {
	r.skip, r.behaves, r.why, r.greatest, r.odd = false, true, "", 0, false
	r.chosen.at = 0
	for i := range r.nodes {
		n := &r.nodes[i]
		var v uint64
		loose := false
		switch n.kind {
		case nodeInput:
			v = given[n.number]
		case nodeNumber:
			v = n.number
		case nodeUndefined:
			loose = true
			r.why = "an undefined component"
		case nodeSlice:
			v = r.values[n.in[0]] >> n.number & fold.Mask(n.width)
			loose = r.loose[n.in[0]]
		case nodeJoin:
			at := 0
			for _, x := range n.in {
				v |= r.values[x] << at
				at += r.nodes[x].width
				loose = loose || !r.pattern && r.loose[x]
			}
		case nodeOpaque:
			v = r.opaque(n)
			for _, x := range n.in {
				loose = loose || !r.pattern && r.loose[x]
			}
		case nodeVector:
			v, loose = r.vector(n)
		default:
			v, loose = r.compute(n)
			if r.skip || !r.behaves {
				return
			}
		}
		if loose && n.bridged {
			v, loose = r.one(n), false
		}
		r.values[i], r.loose[i] = v, loose
		if n.class == fold.Float {
			r.note(n, v)
			if (n.op.op == spirv.OpFMul || n.op.op == spirv.OpFDiv) && v&^n.format.SignBit() == 0 {
				r.odd = r.odd || r.values[n.in[0]]&^n.format.SignBit() != 0 // underflow
			}
			if r.skip {
				return
			}
		}
	}
}

// one returns one of the values that something undefined may have, as it does all of them where they are few.
func (r *run) one(n *node) uint64 {
	if n.width <= 8 {
		return uint64(r.chosen.pick(1 << n.width))
	}
	list := special(n.scalarType(), false)
	return list[r.chosen.pick(len(list))]
}

// note looks at a float that is an operand or was computed.
func (r *run) note(n *node, v uint64) {
	f := n.format
	switch {
	case f.IsNaN(v):
		r.odd = true
		if r.free.nans {
			r.assume(n, "a NaN")
		}
	case f.IsInf(v):
		r.odd = true
		if r.free.infs {
			r.assume(n, "an infinity")
		}
	case f.IsDenormal(v):
		r.odd = true
	default:
		r.greatest = max(r.greatest, math.Abs(f.ToFloat64(v)))
	}
}

// assume ends a run in which something is that the rule says there is not: the pattern is not asked for, and a
// replacement that brings it about is wrong.
func (r *run) assume(n *node, what string) {
	if r.pattern || n.computed || n.kind == nodeInput {
		r.skip = true
		return
	}
	r.behaves, r.why = false, what
}

// compute applies an operation.
func (r *run) compute(n *node) (v uint64, loose bool) {
	a := &n.args
	for i, x := range n.in {
		v := r.values[x]
		if r.free.zeros && n.row.Operand(i) == fold.Float && r.nodes[x].kind == nodeInput && !n.computed {
			v = r.signed(r.nodes[x].format, v)
		}
		switch i {
		case 0:
			a.A = v
		case 1:
			a.B = v
		case 2:
			a.C = v
		case 3:
			a.D = v
		}
	}
	v, o := n.row.Scalar(a)
	if op := n.op.op; (op == spirv.OpFMul || op == spirv.OpFDiv) && (v&^n.format.SignBit()) == 0 {
		sign := n.format.SignBit()
		r.odd = r.odd || a.A&^sign != 0 && a.B&^sign != 0
	}
	switch o {
	case fold.Undefined:
		switch {
		case n.computed:
			r.skip = true // the rule is not applied
			return 0, false
		case n.op.behaviour():
			r.skip, r.behaves, r.why = r.pattern, false, n.op.name+" has undefined behaviour"
			return 0, false
		}
		loose = true
		r.why = "the result of " + n.op.name + " is undefined"
	case fold.Unspecified:
		if list := choices(n, v); list != nil {
			v = list[r.chosen.pick(len(list))]
		} else {
			loose = !r.pattern
			r.why = "the result of " + n.op.name + " is not specified"
		}
	}
	if n.computed && n.class == fold.Float {
		operands := [...]uint64{a.A, a.B, a.C, a.D}
		if !rewrite.Computable(n.op.op, n.format, v, operands[:len(n.in)]) {
			r.skip = true
			return 0, false
		}
	}
	if r.free.zeros && n.row.Result() == fold.Float && !n.computed {
		v = r.signed(n.format, v)
	}
	return v, loose || r.spread(n)
}

// signed returns v, or where it is a zero one of the two.
func (r *run) signed(f fold.Format, v uint64) uint64 {
	if v&^f.SignBit() == 0 && r.chosen.pick(2) == 1 {
		return v ^ f.SignBit()
	}
	return v
}

// spread reports whether a result is undefined because an operand is: for a pattern where it may be any value for sure,
// for a replacement where it may be another.
func (r *run) spread(n *node) bool {
	if n.op.op == spirv.OpSelect {
		chosen := n.in[1]
		if n.args.A == 0 {
			chosen = n.in[2]
		}
		return r.loose[chosen] || !r.pattern && r.loose[n.in[0]]
	}
	if r.pattern && r.reals && r.ontoReals(n) {
		return true
	}
	if r.pattern && n.op.together() {
		return r.loose[n.in[0]] && r.loose[n.in[1]]
	}
	if r.pattern && !n.op.onto() {
		return false
	}
	for _, x := range n.in {
		if r.loose[x] {
			if !r.pattern && n.op.behaviour() {
				r.behaves = false
			}
			return true
		}
	}
	return false
}

// ontoReals reports whether an operation of the pattern with an operand that may be any number gives any number.
func (r *run) ontoReals(n *node) bool {
	loose := func(i int) bool { return r.loose[n.in[i]] }
	zero := func(i int) bool { return r.nodes[n.in[i]].format.ToFloat64(r.values[n.in[i]]) == 0 }
	switch n.op.key() {
	case "FAdd", "FSub":
		return loose(0) || loose(1)
	case "FMul", "FDiv":
		return loose(0) && !zero(1) || loose(1) && !zero(0)
	case "Log", "Log2":
		return loose(0)
	}
	return false
}

// vector applies an operation that looks at whole vectors.
func (r *run) vector(n *node) (uint64, bool) {
	in := make([][]uint64, len(n.vectors))
	loose := false
	for i, list := range n.vectors {
		for _, x := range list {
			in[i] = append(in[i], r.values[x])
			loose = loose || !r.pattern && r.loose[x]
		}
	}
	a := n.args
	out, o := n.row.Vector(&a, in)
	if o == fold.Undefined || o == fold.Unspecified && !r.pattern {
		loose, r.why = true, "the result of "+n.op.name+" is undefined"
	}
	return out[n.number], loose
}

// opaque returns a number that is the same for the same operands, and otherwise most probably another.
func (r *run) opaque(n *node) uint64 {
	h := uint64(14695981039346656037)
	add := func(v uint64) {
		h = (h ^ v) * 0x9e3779b97f4a7c15
		h ^= h >> 29
	}
	for _, c := range []byte(n.op.name) {
		add(uint64(c))
	}
	for _, x := range n.in {
		add(r.values[x])
	}
	return (h ^ h>>32) & fold.Mask(n.width)
}

// choices returns the results among which an implementation may choose where fold leaves one unspecified; nil where it
// is not known.
func choices(n *node, v uint64) []uint64 {
	f, a := n.args.Format, &n.args
	flush := func(v uint64) uint64 { return f.Flush(v, a.Mode) }
	switch {
	case n.op.isMinMax():
		return []uint64{flush(a.A), flush(a.B)}
	case n.op.isClamp():
		return clampChoices(n)
	}
	if n.row.Choices == nil {
		return nil
	}
	b, ok := n.row.Choices(a)
	if !ok {
		return nil
	}
	low, high := f.FromFloat64(b.Low, fold.Mode{}), f.FromFloat64(b.High, fold.Mode{})
	if low == high {
		return []uint64{v}
	}
	return []uint64{low, high}
}

// isMinMax and isClamp report whether fold leaves the operand that an operation returns open, where one is a NaN or
// both are zeros.
func (o operation) isMinMax() bool {
	switch {
	case o.set == glsl:
		return o.inst == spirv.GLSLStd450FMin || o.inst == spirv.GLSLStd450FMax ||
			o.inst == spirv.GLSLStd450NMin || o.inst == spirv.GLSLStd450NMax
	case o.set == opencl:
		return o.inst == spirv.OpenCLStdFmin || o.inst == spirv.OpenCLStdFmax ||
			o.inst == spirv.OpenCLStdFmin_common || o.inst == spirv.OpenCLStdFmax_common
	}
	return false
}

func (o operation) isClamp() bool {
	return o.set == glsl && (o.inst == spirv.GLSLStd450FClamp || o.inst == spirv.GLSLStd450NClamp) ||
		o.set == opencl && o.inst == spirv.OpenCLStdFclamp
}

// clampChoices returns what the minimum of the third operand and a maximum of the first two may be.
func clampChoices(n *node) []uint64 {
	maximum, minimum := uint32(spirv.GLSLStd450FMax), uint32(spirv.GLSLStd450FMin)
	if n.op.set == opencl || n.op.inst == spirv.GLSLStd450NClamp {
		maximum, minimum = spirv.GLSLStd450NMax, spirv.GLSLStd450NMin
	}
	step := func(inst uint32, x, y uint64) []uint64 {
		m := node{op: glslOperation(inst), args: n.args}
		m.row = fold.ForExt(spirv.LookupExtSet(glsl), inst)
		m.args.A, m.args.B = x, y
		v, o := m.row.Scalar(&m.args)
		if o == fold.Defined {
			return []uint64{v}
		}
		return choices(&m, v)
	}
	var list []uint64
	for _, x := range step(maximum, n.args.A, n.args.B) {
		list = append(list, step(minimum, x, n.args.C)...)
	}
	slices.Sort(list)
	return slices.Compact(list)
}

// key names the operation in tables.
func (o operation) key() string {
	if o.set == opencl {
		return "OpenCL." + o.name
	}
	return o.name
}
