package fold

import "hone/spirv"

// intervalMachine is a machine that computes intervals of floats instead of numbers. Booleans it has none: no operation
// that goes component by component needs them in its expansion.
type intervalMachine struct {
	args   Args // format and mode
	free   Freedom
	values []knownInterval

	// memory for the first values, and for the operands of the expansion and of one operation
	first    [16]knownInterval
	operands [4]Operand
	ids      [4]Value
	in       [4]Interval
}

// knownInterval is the interval of a value where it is known.
type knownInterval struct {
	Interval
	known bool
}

// derive returns an interval of the result of an operation that goes component by component, from its expansion.
func (r *Row) derive(a *Args, in []Interval, free Freedom) (Interval, bool) {
	return r.Expand.derive(a, in, free)
}

// derive returns an interval of what an expansion computes, from intervals of the operands.
func (e Expansion) derive(a *Args, in []Interval, free Freedom) (Interval, bool) {
	l := &intervalMachine{args: Args{Width: a.Width, From: a.Width, Format: a.Format, FromFormat: a.Format, Mode: a.Mode},
		free: free}
	l.values = l.first[:0]
	for i, b := range in {
		l.ids[i] = l.put(b, true)
		l.operands[i] = Operand{Values: l.ids[i : i+1], Columns: 1}
	}
	v := l.values[e(l, l.operands[:len(in)])[0]]
	return v.Interval, v.known
}

func (l *intervalMachine) put(b Interval, known bool) Value {
	l.values = append(l.values, knownInterval{b, known})
	return Value(len(l.values) - 1)
}

// Float implements [Machine].
func (l *intervalMachine) Float(x float64) Value {
	f := l.args.Format
	return l.put(Point(f.ToFloat64(f.FromFloat64(x, Mode{}))), true)
}

// Op implements [Machine].
func (l *intervalMachine) Op(op spirv.Op, operands ...Value) Value { return l.apply(For(op), operands) }

// GLSL implements [Machine].
func (l *intervalMachine) GLSL(instruction uint32, operands ...Value) Value {
	return l.apply(&glslRows[instruction], operands)
}

func (l *intervalMachine) apply(r *Row, operands []Value) Value {
	for i, v := range operands {
		if !l.values[v].known {
			return l.put(Interval{}, false)
		}
		l.in[i] = l.values[v].Interval
	}
	return l.put(r.Interval(&l.args, l.in[:len(operands)], l.free))
}
