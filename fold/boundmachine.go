package fold

import "hone/spirv"

// limiter is a machine that computes limits instead of numbers.
type limiter struct {
	args   Args // format and mode
	free   Freedom
	values []limited
}

// limited is what a limiter knows of a value: limits of a float where known is set, or the values that a boolean may have.
type limited struct {
	bound Bound
	known bool
	truth [2]bool
}

func (l *limiter) put(v limited) Value {
	l.values = append(l.values, v)
	return Value(len(l.values) - 1)
}

// derive returns limits of the first component of an operation's result, from its expansion.
func (r *Row) derive(a *Args, in []Bound, free Freedom) (Bound, bool) {
	l := limiter{args: Args{Width: a.Width, From: a.Width, Format: a.Format, FromFormat: a.Format, Mode: a.Mode}, free: free}
	operands := make([]Operand, len(in))
	for i, b := range in {
		operands[i] = Operand{Values: []Value{l.put(limited{bound: b, known: true})}, Columns: 1}
	}
	v := l.values[r.Expand(&l, operands)[0]]
	return v.bound, v.known
}

// Float implements [Machine].
func (l *limiter) Float(x float64) Value {
	f := l.args.Format
	return l.put(limited{bound: Point(f.ToFloat64(f.FromFloat64(x, Mode{}))), known: true})
}

// Op implements [Machine].
func (l *limiter) Op(op spirv.Op, operands ...Value) Value {
	if op == spirv.OpSelect {
		return l.choose(operands)
	}
	return l.apply(For(op), operands)
}

// GLSL implements [Machine].
func (l *limiter) GLSL(instruction uint32, operands ...Value) Value {
	return l.apply(&glslRows[instruction], operands)
}

// choose is OpSelect: what a condition that is open may choose is joined.
func (l *limiter) choose(operands []Value) Value {
	condition, yes, no := l.values[operands[0]], l.values[operands[1]], l.values[operands[2]]
	switch condition.truth {
	case [2]bool{false, true}:
		return l.put(yes)
	case [2]bool{true, false}:
		return l.put(no)
	}
	return l.put(limited{bound: yes.bound.Join(no.bound), known: yes.known && no.known})
}

func (l *limiter) apply(r *Row, operands []Value) Value {
	in := make([]Bound, len(operands))
	known := true
	for i, v := range operands {
		in[i] = l.values[v].bound
		known = known && l.values[v].known
	}
	a := l.args
	var v limited
	switch {
	case r.Result() == Bool:
		v.truth = [2]bool{true, true}
		if known {
			if value, ok := r.same(&a, in, l.free); ok {
				v.truth[value^1] = false
			}
		}
	case known:
		v.bound, v.known = r.Bounds(&a, in, l.free)
	}
	return l.put(v)
}
