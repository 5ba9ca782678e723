package prove

import (
	"fmt"
	"math/big"
	"slices"
	"strings"

	"hone/fold"
)

// realEncodings are operations over the real numbers. Those that are not here are only known to be functions.
var realEncodings = map[string]string{
	"FNegate":    "(- $0)",
	"FAdd":       "(+ $0 $1)",
	"FSub":       "(- $0 $1)",
	"FMul":       "(* $0 $1)",
	"FDiv":       "(/ $0 $1)",
	"Fma":        "(+ (* $0 $1) $2)",
	"OpenCL.fma": "(+ (* $0 $1) $2)",
	"FmaKHR":     "(+ (* $0 $1) $2)",
	"FAbs":       "(ite (< $0 0.0) (- $0) $0)",
	"FSign":      "(ite (< $0 0.0) (- 1.0) (ite (> $0 0.0) 1.0 0.0))",
	"FMin":       "(ite (< $1 $0) $1 $0)",
	"FMax":       "(ite (< $0 $1) $1 $0)",
	"NMin":       "(ite (< $1 $0) $1 $0)",
	"NMax":       "(ite (< $0 $1) $1 $0)",
	"Step":       "(ite (< $1 $0) 0.0 1.0)",
	"Select":     "(ite $0 $1 $2)",

	"FOrdEqual": "(= $0 $1)", "FUnordEqual": "(= $0 $1)",
	"FOrdNotEqual": "(distinct $0 $1)", "FUnordNotEqual": "(distinct $0 $1)", "LessOrGreater": "(distinct $0 $1)",
	"FOrdLessThan": "(< $0 $1)", "FUnordLessThan": "(< $0 $1)",
	"FOrdGreaterThan": "(> $0 $1)", "FUnordGreaterThan": "(> $0 $1)",
	"FOrdLessThanEqual": "(<= $0 $1)", "FUnordLessThanEqual": "(<= $0 $1)",
	"FOrdGreaterThanEqual": "(>= $0 $1)", "FUnordGreaterThanEqual": "(>= $0 $1)",
	"IsNan": "false", "IsInf": "false", "Ordered": "true", "Unordered": "false",

	"LogicalEqual": "(= $0 $1)", "LogicalNotEqual": "(distinct $0 $1)", "LogicalAnd": "(and $0 $1)",
	"LogicalOr": "(or $0 $1)", "LogicalNot": "(not $0)",

	"exactReciprocal": "(distinct $0 0.0)",
}

// realSide is a tape over the real numbers.
type realSide struct {
	values  []string
	divides []string // denominators
}

// solveReals asks z3 whether the two sides are equal over the real numbers, where nothing of the pattern is divided by
// zero.
func (p *proof) solveReals(c campaign) (s Status, failure *Counterexample, why string) {
	c.floats, c.ints = []fold.Format{fold.Float32}, []int{32}
	s = Proven
	instances(p.rule, c, fold.Mode{}, func(inst *instance) bool {
		q := &query{inst: inst, functions: map[string]bool{}}
		text := q.reals()
		if q.missing != "" {
			s, why = Unproven, "z3 has no encoding of "+q.missing
			return false
		}
		a := p.z3.ask(text, nil)
		switch {
		case a.err != nil:
			s, why = Unproven, a.err.Error()
		case a.sat == "unknown":
			s, why = Unproven, "z3 runs out of time over the real numbers"
		case a.sat == "sat":
			s, why = Unproven, "z3 finds the two sides different over the real numbers"
			if len(q.functions) > 0 {
				why = "z3 knows no laws of the functions in it"
			}
		}
		return s == Proven
	})
	if s == Proven {
		p.how = append([]string{"z3 real"}, p.how...)
	}
	return s, nil, why
}

// reals writes a query over the real numbers.
func (q *query) reals() string {
	for i, in := range q.inst.inputs {
		if !in.bridge {
			fmt.Fprintf(q, "(declare-const x%d %s)\n", i, q.realSort(in.typ))
		}
	}
	c := q.emitReals(q.inst.conditions, "c")
	for _, root := range q.inst.conditions.roots {
		q.assert(c.values[root])
	}
	p := q.emitReals(q.inst.pattern, "p")
	for i, in := range q.inst.inputs {
		if in.bridge {
			fmt.Fprintf(q, "(define-fun x%d () %s %s)\n", i, q.realSort(in.typ), p.values[in.from])
		}
	}
	r := q.emitReals(q.inst.replacement, "r")
	for _, d := range slices.Concat(c.divides, p.divides) {
		q.assert("(distinct " + d + " 0.0)")
	}
	wrong := []string{}
	for _, d := range r.divides {
		wrong = append(wrong, "(= "+d+" 0.0)")
	}
	for i, root := range q.inst.pattern.roots {
		wrong = append(wrong, "(distinct "+p.values[root]+" "+r.values[q.inst.replacement.roots[i]]+")")
	}
	q.assert(or(wrong))
	return q.String()
}

func (q *query) realSort(t scalarType) string {
	switch t.class {
	case fold.Float:
		return "Real"
	case fold.Bool:
		return "Bool"
	}
	return t.sort()
}

// emitReals writes a tape as definitions.
func (q *query) emitReals(tp *tape, prefix string) *realSide {
	s := &realSide{values: make([]string, len(tp.nodes))}
	for i := range tp.nodes {
		n := &tp.nodes[i]
		name := fmt.Sprintf("%s%d", prefix, i)
		var text string
		switch {
		case n.kind == nodeInput:
			s.values[i] = fmt.Sprintf("x%d", n.number)
			continue
		case n.kind == nodeNumber && n.class == fold.Float:
			text = q.rational(n)
		case n.kind == nodeNumber:
			text = n.scalarType().literal(n.number)
		case n.kind == nodeApply:
			text = q.applyReal(s, n, tp)
		default:
			q.missing = n.op.name
			text = "0.0"
		}
		fmt.Fprintf(q, "(define-fun %s () %s %s)\n", name, q.realSort(n.scalarType()), text)
		s.values[i] = name
	}
	return s
}

// rational writes a float as the number that it is.
func (q *query) rational(n *node) string {
	x, ok := new(big.Rat).SetString(fmt.Sprint(n.format.ToFloat64(n.number)))
	if !ok {
		q.missing = "an infinity"
		return "0.0"
	}
	text := fmt.Sprintf("(/ %s.0 %s.0)", new(big.Int).Abs(x.Num()), x.Denom())
	if x.Sign() < 0 {
		text = "(- " + text + ")"
	}
	return text
}

// applyReal writes an operation. A root is the number whose square is the operand.
func (q *query) applyReal(s *realSide, n *node, tp *tape) string {
	pairs := []string{}
	var in []string
	for i, x := range n.in {
		in = append(in, s.values[x])
		pairs = append(pairs, fmt.Sprintf("$%d", i), s.values[x])
	}
	if n.op.name == "FDiv" {
		s.divides = append(s.divides, in[1])
	}
	if text, ok := realEncodings[n.op.key()]; ok {
		return strings.NewReplacer(pairs...).Replace(text)
	}
	name := fmt.Sprintf("f_%s_%d", n.op.name, n.width)
	if !q.functions[name] {
		q.functions[name] = true
		var sorts []string
		for _, x := range n.in {
			sorts = append(sorts, q.realSort(tp.nodes[x].scalarType()))
		}
		fmt.Fprintf(q, "(declare-fun %s (%s) %s)\n", name, strings.Join(sorts, " "), q.realSort(n.scalarType()))
	}
	call := "(" + name + " " + strings.Join(in, " ") + ")"
	if n.op.name == "Sqrt" {
		q.assert(fmt.Sprintf("(=> (>= %s 0.0) (and (>= %s 0.0) (= (* %s %s) %s)))", in[0], call, call, call, in[0]))
	}
	return call
}
