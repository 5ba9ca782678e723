package fold

import (
	"math"

	"hone/spirv"
)

// The instructions of GLSL.std.450 as the Vulkan specification derives them from others.

// scalars returns the operands of an operation that goes component by component.
func scalars(in []Operand) (x, y, z Value) {
	list := [3]Value{}
	for i := range in {
		list[i] = in[i].Values[0]
	}
	return list[0], list[1], list[2]
}

func expandRadians(m Machine, in []Operand) []Value {
	return []Value{arithmetic{m}.mul(in[0].Values[0], m.Float(math.Pi/180))}
}

func expandDegrees(m Machine, in []Operand) []Value {
	return []Value{arithmetic{m}.mul(in[0].Values[0], m.Float(180/math.Pi))}
}

func expandTan(m Machine, in []Operand) []Value {
	x := in[0].Values[0]
	return []Value{arithmetic{m}.div(m.GLSL(spirv.GLSLStd450Sin, x), m.GLSL(spirv.GLSLStd450Cos, x))}
}

func expandAsin(m Machine, in []Operand) []Value {
	x := in[0].Values[0]
	return []Value{m.GLSL(spirv.GLSLStd450Atan2, x, cathetus(arithmetic{m}, x))}
}

func expandAcos(m Machine, in []Operand) []Value {
	x := in[0].Values[0]
	return []Value{m.GLSL(spirv.GLSLStd450Atan2, cathetus(arithmetic{m}, x), x)}
}

// cathetus is √(1 - x²).
func cathetus(m arithmetic, x Value) Value {
	return m.GLSL(spirv.GLSLStd450Sqrt, m.sub(m.Float(1), m.mul(x, x)))
}

func expandSinh(m Machine, in []Operand) []Value { return hyperbolic(arithmetic{m}, in, spirv.OpFSub) }
func expandCosh(m Machine, in []Operand) []Value { return hyperbolic(arithmetic{m}, in, spirv.OpFAdd) }

// hyperbolic is half of e^x ± e^-x.
func hyperbolic(m arithmetic, in []Operand, op spirv.Op) []Value {
	x := in[0].Values[0]
	sum := m.Op(op, m.GLSL(spirv.GLSLStd450Exp, x), m.GLSL(spirv.GLSLStd450Exp, m.neg(x)))
	return []Value{m.mul(sum, m.Float(0.5))}
}

func expandTanh(m Machine, in []Operand) []Value {
	return []Value{arithmetic{m}.div(expandSinh(m, in)[0], expandCosh(m, in)[0])}
}

func expandAsinh(m Machine, in []Operand) []Value {
	return inverseHyperbolic(arithmetic{m}, in, spirv.OpFAdd)
}
func expandAcosh(m Machine, in []Operand) []Value {
	return inverseHyperbolic(arithmetic{m}, in, spirv.OpFSub)
}

// inverseHyperbolic is ln(x + √(x² ± 1)).
func inverseHyperbolic(m arithmetic, in []Operand, op spirv.Op) []Value {
	x := in[0].Values[0]
	root := m.GLSL(spirv.GLSLStd450Sqrt, m.Op(op, m.mul(x, x), m.Float(1)))
	return []Value{m.GLSL(spirv.GLSLStd450Log, m.add(x, root))}
}

func expandAtanh(m Machine, in []Operand) []Value {
	x, one, a := in[0].Values[0], m.Float(1), arithmetic{m}
	return []Value{a.mul(m.GLSL(spirv.GLSLStd450Log, a.div(a.add(one, x), a.sub(one, x))), m.Float(0.5))}
}

func expandPow(m Machine, in []Operand) []Value {
	x, y, _ := scalars(in)
	return []Value{m.GLSL(spirv.GLSLStd450Exp2, arithmetic{m}.mul(y, m.GLSL(spirv.GLSLStd450Log2, x)))}
}

func expandSqrt(m Machine, in []Operand) []Value {
	return []Value{arithmetic{m}.div(m.Float(1), m.GLSL(spirv.GLSLStd450InverseSqrt, in[0].Values[0]))}
}

func expandMix(m Machine, in []Operand) []Value {
	x, y, t := scalars(in)
	a := arithmetic{m}
	return []Value{a.add(a.mul(x, a.sub(m.Float(1), t)), a.mul(y, t))}
}

func expandSmoothStep(m Machine, in []Operand) []Value {
	low, high, x := scalars(in)
	a := arithmetic{m}
	t := m.GLSL(spirv.GLSLStd450FClamp, a.div(a.sub(x, low), a.sub(high, low)), m.Float(0), m.Float(1))
	return []Value{a.mul(a.mul(t, t), a.sub(m.Float(3), a.mul(m.Float(2), t)))}
}

func expandFma(m Machine, in []Operand) []Value {
	x, y, z := scalars(in)
	return []Value{arithmetic{m}.add(arithmetic{m}.mul(x, y), z)}
}

func expandLength(m Machine, in []Operand) []Value {
	return []Value{arithmetic{m}.length(in[0].Values)}
}

func expandDistance(m Machine, in []Operand) []Value {
	a := arithmetic{m}
	return []Value{a.length(each(in[0].Values, in[1].Values, a.sub))}
}

func expandCross(m Machine, in []Operand) []Value {
	a, x, y := arithmetic{m}, in[0].Values, in[1].Values
	out := make([]Value, 3)
	for i := range out {
		j, k := (i+1)%3, (i+2)%3
		out[i] = a.sub(a.mul(x[j], y[k]), a.mul(y[j], x[k]))
	}
	return out
}

func expandNormalize(m Machine, in []Operand) []Value {
	a := arithmetic{m}
	return each(in[0].Values, []Value{a.length(in[0].Values)}, a.div)
}

func expandFaceForward(m Machine, in []Operand) []Value {
	a := arithmetic{m}
	facing := m.Op(spirv.OpFOrdLessThan, a.dot(in[2].Values, in[1].Values), m.Float(0))
	out := make([]Value, len(in[0].Values))
	for i, n := range in[0].Values {
		out[i] = a.choose(facing, n, a.neg(n))
	}
	return out
}

func expandReflect(m Machine, in []Operand) []Value {
	a := arithmetic{m}
	incident, normal := in[0].Values, in[1].Values
	twice := a.mul(m.Float(2), a.dot(normal, incident))
	return each(incident, each(normal, []Value{twice}, a.mul), a.sub)
}

func expandRefract(m Machine, in []Operand) []Value {
	a, one, zero := arithmetic{m}, m.Float(1), m.Float(0)
	incident, normal, eta := in[0].Values, in[1].Values, in[2].Values[0]
	d := a.dot(normal, incident)
	k := a.sub(one, a.mul(a.mul(eta, eta), a.sub(one, a.mul(d, d))))
	total := m.Op(spirv.OpFOrdLessThan, k, zero) // reflection: there is no refracted ray
	along := a.add(a.mul(eta, d), m.GLSL(spirv.GLSLStd450Sqrt, a.choose(total, zero, k)))
	out := make([]Value, len(incident))
	for i := range out {
		out[i] = a.choose(total, zero, a.sub(a.mul(eta, incident[i]), a.mul(along, normal[i])))
	}
	return out
}

func expandDeterminant(m Machine, in []Operand) []Value {
	return []Value{determinant(arithmetic{m}, in[0])}
}

// determinant develops a square matrix along its first column.
func determinant(m arithmetic, o Operand) Value {
	n := o.Columns
	if n == 1 {
		return o.Values[0]
	}
	if n == 2 {
		return m.sub(m.mul(o.Values[0], o.Values[3]), m.mul(o.Values[1], o.Values[2]))
	}
	sum := m.mul(o.Values[0], determinant(m, o.minor(0, 0)))
	for r := 1; r < n; r++ {
		part := m.mul(o.Values[r], determinant(m, o.minor(0, r)))
		if r%2 == 0 {
			sum = m.add(sum, part)
		} else {
			sum = m.sub(sum, part)
		}
	}
	return sum
}

// minor returns a square matrix without one column and one row.
func (o Operand) minor(column, row int) Operand {
	out := Operand{Columns: o.Columns - 1}
	for i, v := range o.Values {
		if i/o.Columns != column && i%o.Columns != row {
			out.Values = append(out.Values, v)
		}
	}
	return out
}

// expandInverse is the adjugate by the determinant (Cramer's rule).
func expandInverse(m Machine, in []Operand) []Value {
	a, o := arithmetic{m}, in[0]
	d := determinant(a, o)
	var out []Value
	for c := range o.Columns {
		for r := range o.Columns {
			v := m.Float(1)
			if o.Columns > 1 {
				v = determinant(a, o.minor(r, c))
			}
			if (c+r)%2 != 0 {
				v = a.neg(v)
			}
			out = append(out, a.div(v, d))
		}
	}
	return out
}
