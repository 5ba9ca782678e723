package specialize

import (
	"slices"

	"hone/analysis/fastmath"
	"hone/fold"
	"hone/spirv"
)

// law says what an operation with two operands gives where one of them is known: the other one, or a constant.
type law struct {
	op       spirv.Op
	operands operandSet
	when     float64        // the known operand; of an integer all components are that number, modulo its width
	then     float64        // the result, unless it is the other operand
	other    bool           // it is
	freedoms fastmath.Flags // what it takes for floats
}

// operandSet is a set of the two operands of an operation.
type operandSet uint8

const (
	left   operandSet = 1 << iota // the law holds where the first one is known
	right                         // the second one
	either = left | right
)

// laws are those that constants such as "off", "as it is" and "none" meet. The rules of package rewrite know more; a
// module went through those before.
var laws = [...]law{
	{op: spirv.OpLogicalAnd, operands: either, when: 0, then: 0},
	{op: spirv.OpLogicalAnd, operands: either, when: 1, other: true},
	{op: spirv.OpLogicalOr, operands: either, when: 1, then: 1},
	{op: spirv.OpLogicalOr, operands: either, when: 0, other: true},
	{op: spirv.OpLogicalEqual, operands: either, when: 1, other: true},
	{op: spirv.OpLogicalNotEqual, operands: either, when: 0, other: true},
	{op: spirv.OpIAdd, operands: either, when: 0, other: true},
	{op: spirv.OpISub, operands: right, when: 0, other: true},
	{op: spirv.OpIMul, operands: either, when: 0, then: 0},
	{op: spirv.OpIMul, operands: either, when: 1, other: true},
	{op: spirv.OpUDiv, operands: right, when: 1, other: true},
	{op: spirv.OpSDiv, operands: right, when: 1, other: true},
	{op: spirv.OpUMod, operands: right, when: 1, then: 0},
	{op: spirv.OpBitwiseAnd, operands: either, when: 0, then: 0},
	{op: spirv.OpBitwiseAnd, operands: either, when: -1, other: true},
	{op: spirv.OpBitwiseOr, operands: either, when: 0, other: true},
	{op: spirv.OpBitwiseOr, operands: either, when: -1, then: -1},
	{op: spirv.OpBitwiseXor, operands: either, when: 0, other: true},
	{op: spirv.OpShiftLeftLogical, operands: right, when: 0, other: true},
	{op: spirv.OpShiftRightLogical, operands: right, when: 0, other: true},
	{op: spirv.OpShiftRightArithmetic, operands: right, when: 0, other: true},
	{op: spirv.OpULessThan, operands: right, when: 0, then: 0},
	{op: spirv.OpUGreaterThanEqual, operands: right, when: 0, then: 1},
	{op: spirv.OpUGreaterThan, operands: left, when: 0, then: 0},
	{op: spirv.OpULessThanEqual, operands: left, when: 0, then: 1},
	{op: spirv.OpFAdd, operands: either, when: 0, other: true, freedoms: fastmath.NoSignedZeros | fastmath.NoFlush},
	{op: spirv.OpFSub, operands: right, when: 0, other: true, freedoms: fastmath.NoFlush},
	{op: spirv.OpFMul, operands: either, when: 1, other: true, freedoms: fastmath.NoFlush},
	{op: spirv.OpFMul, operands: either, when: 0, then: 0, freedoms: fastmath.NoNaNs | fastmath.NoSignedZeros},
	{op: spirv.OpFDiv, operands: right, when: 1, other: true, freedoms: fastmath.NoFlush},
}

// lawsOf returns the laws about an operation, which stand side by side.
func lawsOf(op spirv.Op) []law {
	first := slices.IndexFunc(laws[:], func(l law) bool { return l.op == op })
	if first < 0 {
		return nil
	}
	end := first
	for end < len(laws) && laws[end].op == op {
		end++
	}
	return laws[first:end]
}

// number returns a number as the bits of a scalar type: of an integer modulo its width.
func (x *typeInfo) number(v float64) uint64 {
	if x.format.Width > 0 {
		return x.format.FromFloat64(v, fold.Mode{})
	}
	return uint64(int64(v)) & fold.Mask(int(x.width))
}

// lawFor returns the law by which a dep gives a constant, or else its other operand, 0 or 1; nil for none.
func (r *run) lawFor(d *dep, other bool) (l *law, operand int) {
	if len(d.laws) == 0 {
		return nil, 0
	}
	for k, s := range r.t.depOps[d.ops.first:d.ops.end] {
		if s < 0 || r.state[s] != known {
			continue
		}
		for i := range d.laws {
			l := &d.laws[i]
			if l.other == other && l.operands&(1<<k) != 0 && l.freedoms&^d.freedoms == 0 && r.all(s, l.when) {
				return l, 1 - k
			}
		}
	}
	return nil, 0
}

// all reports whether all components of what is known are a number.
func (r *run) all(s int32, number float64) bool {
	v := r.t.types[r.t.slots[s].typ].number(number)
	for _, c := range r.t.part(r.cells, s) {
		if c != v {
			return false
		}
	}
	return true
}
