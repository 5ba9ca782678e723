package fold

import "hone/spirv"

// limiter is a machine that computes limits of floats instead of numbers. Booleans it has none: no operation that goes
// component by component needs them in its expansion.
type limiter struct {
	args   Args // format and mode
	free   Freedom
	values []limited
}

// limited are limits of a value where they are known.
type limited struct {
	Bound
	known bool
}

// derive returns limits of the result of an operation that goes component by component, from its expansion.
func (r *Row) derive(a *Args, in []Bound, free Freedom) (Bound, bool) {
	l := limiter{args: Args{Width: a.Width, From: a.Width, Format: a.Format, FromFormat: a.Format, Mode: a.Mode}, free: free}
	operands := make([]Operand, len(in))
	for i, b := range in {
		operands[i] = Operand{Values: []Value{l.put(b, true)}, Columns: 1}
	}
	v := l.values[r.Expand(&l, operands)[0]]
	return v.Bound, v.known
}

func (l *limiter) put(b Bound, known bool) Value {
	l.values = append(l.values, limited{b, known})
	return Value(len(l.values) - 1)
}

// Float implements [Machine].
func (l *limiter) Float(x float64) Value {
	f := l.args.Format
	return l.put(Point(f.ToFloat64(f.FromFloat64(x, Mode{}))), true)
}

// Op implements [Machine].
func (l *limiter) Op(op spirv.Op, operands ...Value) Value { return l.apply(For(op), operands) }

// GLSL implements [Machine].
func (l *limiter) GLSL(instruction uint32, operands ...Value) Value {
	return l.apply(&glslRows[instruction], operands)
}

func (l *limiter) apply(r *Row, operands []Value) Value {
	var in [4]Bound
	for i, v := range operands {
		if !l.values[v].known {
			return l.put(Bound{}, false)
		}
		in[i] = l.values[v].Bound
	}
	return l.put(r.Bounds(&l.args, in[:len(operands)], l.free))
}
