package fold

import "hone/spirv"

// Value is a number that a [Machine] holds.
type Value int32

// Machine computes, or emits code for, scalar operations. An [Expansion] is written for one. All operations are in the
// format of the operation that is expanded.
type Machine interface {
	// Op applies an operation of the core language.
	Op(op spirv.Op, operands ...Value) Value
	// GLSL applies an instruction of GLSL.std.450.
	GLSL(instruction uint32, operands ...Value) Value
	// Float returns the constant nearest to x.
	Float(x float64) Value
}

// Operand is an operand of an expansion: the components of a vector, or of a matrix one column after the other; one
// value for a scalar, and for every operand of an operation that goes component by component.
type Operand struct {
	Values  []Value
	Columns int // of a matrix; 1 for everything else
}

// Expansion writes an operation as others on scalars. It returns the components of the result.
type Expansion func(m Machine, in []Operand) []Value

// arithmetic is a machine with the usual names.
type arithmetic struct{ Machine }

func (m arithmetic) add(a, b Value) Value { return m.Op(spirv.OpFAdd, a, b) }
func (m arithmetic) sub(a, b Value) Value { return m.Op(spirv.OpFSub, a, b) }
func (m arithmetic) mul(a, b Value) Value { return m.Op(spirv.OpFMul, a, b) }
func (m arithmetic) div(a, b Value) Value { return m.Op(spirv.OpFDiv, a, b) }
func (m arithmetic) neg(a Value) Value    { return m.Op(spirv.OpFNegate, a) }

// choose returns a where the boolean c is true, otherwise b.
func (m arithmetic) choose(c, a, b Value) Value { return m.Op(spirv.OpSelect, c, a, b) }

// dot returns the sum of the products of components, from the first on.
func (m arithmetic) dot(a, b []Value) Value {
	sum := m.mul(a[0], b[0])
	for i := 1; i < len(a); i++ {
		sum = m.add(sum, m.mul(a[i], b[i]))
	}
	return sum
}

// length returns the length of a vector.
func (m arithmetic) length(a []Value) Value {
	if len(a) == 1 {
		return m.GLSL(spirv.GLSLStd450FAbs, a[0])
	}
	return m.GLSL(spirv.GLSLStd450Sqrt, m.dot(a, a))
}

// each applies f to pairs of components. One of the two may be a single number.
func each(a, b []Value, f func(a, b Value) Value) []Value {
	out := make([]Value, max(len(a), len(b)))
	for i := range out {
		out[i] = f(a[min(i, len(a)-1)], b[min(i, len(b)-1)])
	}
	return out
}

// column returns column i of a matrix, row returns row i.
func (o Operand) column(i int) []Value {
	rows := len(o.Values) / o.Columns
	return o.Values[i*rows : (i+1)*rows]
}

func (o Operand) row(i int) []Value {
	rows := len(o.Values) / o.Columns
	out := make([]Value, o.Columns)
	for c := range out {
		out[c] = o.Values[c*rows+i]
	}
	return out
}

func (o Operand) rows() int { return len(o.Values) / o.Columns }

func expandDot(m Machine, in []Operand) []Value {
	return []Value{arithmetic{m}.dot(in[0].Values, in[1].Values)}
}

func expandScale(m Machine, in []Operand) []Value {
	return each(in[0].Values, in[1].Values, arithmetic{m}.mul)
}

func expandVectorTimesMatrix(m Machine, in []Operand) []Value {
	out := make([]Value, in[1].Columns)
	for c := range out {
		out[c] = arithmetic{m}.dot(in[0].Values, in[1].column(c))
	}
	return out
}

func expandMatrixTimesVector(m Machine, in []Operand) []Value {
	out := make([]Value, in[0].rows())
	for r := range out {
		out[r] = arithmetic{m}.dot(in[0].row(r), in[1].Values)
	}
	return out
}

func expandMatrixTimesMatrix(m Machine, in []Operand) []Value {
	var out []Value
	for c := range in[1].Columns {
		out = append(out, expandMatrixTimesVector(m, []Operand{in[0], {Values: in[1].column(c), Columns: 1}})...)
	}
	return out
}

func expandOuterProduct(m Machine, in []Operand) []Value {
	var out []Value
	for _, b := range in[1].Values {
		for _, a := range in[0].Values {
			out = append(out, arithmetic{m}.mul(a, b))
		}
	}
	return out
}

func expandTranspose(_ Machine, in []Operand) []Value {
	var out []Value
	for r := range in[0].rows() {
		out = append(out, in[0].row(r)...)
	}
	return out
}

// expandFRem is x - y * trunc(x / y), expandFMod the same with floor: what Vulkan's precision table derives them from.
func expandFRem(m Machine, in []Operand) []Value {
	return remainder(arithmetic{m}, in, spirv.GLSLStd450Trunc)
}

func expandFMod(m Machine, in []Operand) []Value {
	return remainder(arithmetic{m}, in, spirv.GLSLStd450Floor)
}

func remainder(m arithmetic, in []Operand, whole uint32) []Value {
	x, y := in[0].Values[0], in[1].Values[0]
	return []Value{m.sub(x, m.mul(y, m.GLSL(whole, m.div(x, y))))}
}

// anyOf and allOf join booleans.
func expandAny(m Machine, in []Operand) []Value { return join(m, spirv.OpLogicalOr, in[0].Values) }
func expandAll(m Machine, in []Operand) []Value { return join(m, spirv.OpLogicalAnd, in[0].Values) }

func join(m Machine, op spirv.Op, in []Value) []Value {
	v := in[0]
	for _, x := range in[1:] {
		v = m.Op(op, v, x)
	}
	return []Value{v}
}

// calculator is a machine that computes at once. It stops at what is not defined.
type calculator struct {
	args    Args // format and mode
	values  []uint64
	outcome Outcome
}

func (c *calculator) put(v uint64) Value {
	c.values = append(c.values, v)
	return Value(len(c.values) - 1)
}

func (c *calculator) Float(x float64) Value { return c.put(c.args.Format.FromFloat64(x, Mode{})) }

func (c *calculator) Op(op spirv.Op, operands ...Value) Value { return c.apply(For(op), operands) }

func (c *calculator) GLSL(instruction uint32, operands ...Value) Value {
	return c.apply(&glslRows[instruction], operands)
}

func (c *calculator) apply(r *Row, operands []Value) Value {
	if r.Compute == nil {
		in := make([]Operand, len(operands))
		for i := range operands {
			in[i] = Operand{Values: operands[i : i+1], Columns: 1}
		}
		return r.Expand(c, in)[0]
	}
	a := c.args
	for i, at := range [...]*uint64{&a.A, &a.B, &a.C, &a.D} {
		if i < len(operands) {
			*at = c.values[operands[i]]
		}
	}
	v, o := r.Scalar(&a)
	c.outcome = max(c.outcome, o)
	return c.put(v)
}

// Evaluate computes an operation by its expansion, on the components of its operands as bits. columns has the number of
// columns of each operand that is a matrix, 1 for others. args gives format and mode.
func (r *Row) Evaluate(args Args, operands [][]uint64, columns []int) ([]uint64, Outcome) {
	c := calculator{args: args}
	in := make([]Operand, len(operands))
	for i, o := range operands {
		in[i].Columns = columns[i]
		for _, v := range o {
			in[i].Values = append(in[i].Values, c.put(v))
		}
	}
	var out []uint64
	for _, v := range r.Expand(&c, in) {
		out = append(out, c.values[v])
	}
	return out, c.outcome
}
