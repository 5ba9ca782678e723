package prove

import (
	"fmt"
	"slices"
	"strings"

	"hone/fold"
	"hone/rewrite"
	"hone/spirv"
)

// query is the text of a question to z3: are there operands for which the replacement gives what the pattern does not?
type query struct {
	strings.Builder
	inst      *instance
	free      free
	functions map[string]bool
	missing   string // an operation that has no encoding
}

// maxOpen is how many unspecified results of a pattern are distinguished; of more, one each is looked at.
const maxOpen = 5

// side is one of the tapes as z3 sees it.
type side struct {
	prefix string
	values []string
	loose  []string // when a value is undefined; "" for never
	skip   []string // when the rule need not hold
	bad    []string // when there is undefined behaviour
	open   int      // how many choices there are
	choose func(i int, at fold.Value) string
}

// question writes the query for an instance; ok is false where an operation has no encoding. fixed has values of inputs
// for which alone the question is.
func question(inst *instance, fixed map[int]uint64) (q *query, ok bool) {
	f := inst.rule.Freedoms
	q = &query{inst: inst, functions: map[string]bool{},
		free: free{f&rewrite.NoSignedZeros != 0, f&rewrite.NoNaNs != 0, f&rewrite.NoInfs != 0}}
	var bits []int // inputs that are floats whose bits are looked at
	for _, tp := range []*tape{inst.pattern, inst.replacement} {
		for i := range tp.nodes {
			if n := &tp.nodes[i]; n.kind == nodeSlice || n.kind == nodeJoin {
				for _, x := range n.in {
					if in := &tp.nodes[x]; in.kind == nodeInput && in.class == fold.Float {
						bits = append(bits, int(in.number))
					}
				}
			}
		}
	}
	for i, in := range inst.inputs {
		switch {
		case in.bridge:
		case fixedAt(fixed, i):
			fmt.Fprintf(q, "(define-fun x%d () %s %s)\n", i, in.typ.sort(), in.typ.literal(fixed[i]))
		case slices.Contains(bits, i):
			fmt.Fprintf(q, "(declare-const b%d (_ BitVec %d))\n", i, in.typ.width)
			fmt.Fprintf(q, "(define-fun x%d () %s ((_ to_fp %s) b%d))\n", i, in.typ.sort(),
				exponentAndSignificand(in.typ.format), i)
		default:
			fmt.Fprintf(q, "(declare-const x%d %s)\n", i, in.typ.sort())
		}
		if in.constant && in.typ.class == fold.Float {
			fmt.Fprintf(q, "(assert (not (or (fp.isNaN x%d) (fp.isSubnormal x%d))))\n", i, i)
		}
	}
	c := q.emit(inst.conditions, "c", nil)
	for _, root := range inst.conditions.roots {
		q.assert(c.values[root])
	}
	q.assertNone(c.skip)
	patterns := q.patterns()
	for i, in := range inst.inputs {
		if in.bridge {
			fmt.Fprintf(q, "(define-fun x%d () %s %s)\n", i, in.typ.sort(), patterns[0].values[in.from])
		}
	}
	r := q.emit(inst.replacement, "r", func(i int, _ fold.Value) string { return q.boolean(fmt.Sprintf("rc%d", i)) })
	q.assertNone(r.skip)
	var wrong []string
	for _, p := range patterns {
		q.assertNone(p.skip)
		wrong = append(wrong, q.differ(p, r))
	}
	q.assert(or(append(slices.Clone(r.bad), and(wrong))))
	return q, q.missing == ""
}

func fixedAt(fixed map[int]uint64, i int) bool {
	_, ok := fixed[i]
	return ok
}

// patterns writes the pattern once for each way in which an implementation may choose where results are unspecified.
// What parts depend on that the replacement uses is chosen once for all.
func (q *query) patterns() []*side {
	tp := q.inst.pattern
	shared := make([]bool, len(tp.nodes))
	for i := len(tp.nodes) - 1; i >= 0; i-- {
		shared[i] = shared[i] || tp.nodes[i].bridged
		for _, x := range tp.nodes[i].in {
			shared[x] = shared[x] || shared[i]
		}
	}
	var sides []*side
	for k, n := 0, 1; k < n; k++ {
		own := 0 // choices that are not shared
		s := q.emit(tp, fmt.Sprintf("p%d_", k), func(i int, at fold.Value) string {
			if shared[at] {
				return q.boolean(fmt.Sprintf("pc%d", i))
			}
			own++
			return fmt.Sprint(k>>(own-1)&1 == 0)
		})
		n = 1 << min(own, maxOpen)
		sides = append(sides, s)
	}
	return sides
}

// differ says when a result of the replacement is none that one way to execute the pattern has.
func (q *query) differ(p, r *side) string {
	var parts []string
	for i, root := range q.inst.pattern.roots {
		other := q.inst.replacement.roots[i]
		typ := q.inst.pattern.nodes[root].scalarType()
		a, b := p.values[root], q.convert(r.values[other], q.inst.replacement.nodes[other].scalarType(), typ)
		same := "(= " + a + " " + b + ")"
		if typ.class == fold.Float && q.free.zeros {
			same = fmt.Sprintf("(or %s (and (fp.isZero %s) (fp.isZero %s)))", same, a, b)
		}
		d := "(not " + same + ")"
		if l := r.loose[other]; l != "" {
			d = or([]string{l, d})
		}
		if l := p.loose[root]; l != "" {
			d = and([]string{"(not " + l + ")", d})
		}
		parts = append(parts, d)
	}
	return or(parts)
}

// convert takes a value of another class of the same width as what it is needed as.
func (q *query) convert(s string, from, to scalarType) string {
	switch {
	case from.class == to.class:
		return s
	case to.class == fold.Float:
		return fmt.Sprintf("((_ to_fp %s) %s)", exponentAndSignificand(to.format), s)
	}
	q.missing = "the bits of a result"
	return s
}

func (q *query) assert(s string) { fmt.Fprintf(q, "(assert %s)\n", s) }

func (q *query) assertNone(list []string) {
	for _, s := range list {
		q.assert("(not " + s + ")")
	}
}

func (q *query) boolean(name string) string {
	if !q.functions[name] {
		q.functions[name] = true
		fmt.Fprintf(q, "(declare-const %s Bool)\n", name)
	}
	return name
}

func or(parts []string) string {
	switch len(parts) {
	case 0:
		return "false"
	case 1:
		return parts[0]
	}
	return "(or " + strings.Join(parts, " ") + ")"
}

func and(parts []string) string {
	switch len(parts) {
	case 0:
		return "true"
	case 1:
		return parts[0]
	}
	return "(and " + strings.Join(parts, " ") + ")"
}

// emit writes a tape as definitions, one for each value.
func (q *query) emit(tp *tape, prefix string, choose func(i int, at fold.Value) string) *side {
	s := &side{prefix: prefix, values: make([]string, len(tp.nodes)), loose: make([]string, len(tp.nodes)), choose: choose}
	for i := range tp.nodes {
		n := &tp.nodes[i]
		typ := n.scalarType()
		name := fmt.Sprintf("%s%d", prefix, i)
		var text string
		switch n.kind {
		case nodeInput:
			s.values[i] = fmt.Sprintf("x%d", n.number)
			q.assume(s, n, s.values[i], tp)
			continue
		case nodeNumber:
			text = typ.literal(n.number)
		case nodeUndefined:
			fmt.Fprintf(q, "(declare-const %s %s)\n", name, typ.sort())
			s.values[i], s.loose[i] = name, "true"
			continue
		case nodeSlice, nodeJoin:
			text = q.bits(s, n, tp)
			s.loose[i] = s.spread(n, tp)
		case nodeApply:
			text = q.apply(s, n, i, tp)
		default:
			if q.missing == "" {
				q.missing = n.op.name
			}
			text = typ.literal(0)
		}
		if n.bridged && s.loose[i] != "" {
			free := fmt.Sprintf("u%d", i)
			if !q.functions[free] {
				q.functions[free] = true
				fmt.Fprintf(q, "(declare-const %s %s)\n", free, typ.sort())
			}
			text, s.loose[i] = fmt.Sprintf("(ite %s %s %s)", s.loose[i], free, text), ""
		}
		fmt.Fprintf(q, "(define-fun %s () %s %s)\n", name, typ.sort(), text)
		s.values[i] = name
		q.assume(s, n, name, tp)
	}
	return s
}

// assume notes when a float is something that the rule says there is none of.
func (q *query) assume(s *side, n *node, name string, tp *tape) {
	if n.class != fold.Float {
		return
	}
	note := func(test string) {
		text := "(" + test + " " + name + ")"
		if tp.pattern || n.computed || n.kind == nodeInput {
			s.skip = append(s.skip, text)
		} else {
			s.bad = append(s.bad, text)
		}
	}
	if q.free.nans {
		note("fp.isNaN")
	}
	if q.free.infs {
		note("fp.isInfinite")
	}
	if n.computed {
		s.skip = append(s.skip, "(fp.isNaN "+name+")", "(fp.isSubnormal "+name+")")
		var infinite, zero []string
		for _, x := range n.in {
			infinite = append(infinite, "(fp.isInfinite "+s.values[x]+")")
			zero = append(zero, "(fp.isZero "+s.values[x]+")")
		}
		if n.kind == nodeApply {
			s.skip = append(s.skip, "(and (fp.isInfinite "+name+") (not "+or(infinite)+"))")
		}
		if n.op.op == spirv.OpFMul || n.op.op == spirv.OpFDiv {
			s.skip = append(s.skip, "(and (fp.isZero "+name+") (not "+or(append(infinite, zero...))+"))")
		}
	}
}

// bits writes bits of a value, or values behind each other.
func (q *query) bits(s *side, n *node, tp *tape) string {
	raw := func(x fold.Value) string {
		in := &tp.nodes[x]
		switch {
		case in.class != fold.Float:
			return s.values[x]
		case in.kind == nodeInput && !q.inst.inputs[in.number].bridge:
			return fmt.Sprintf("b%d", in.number)
		}
		q.missing = "the bits of a result"
		return number(0, in.width)
	}
	var text string
	if n.kind == nodeSlice {
		text = fmt.Sprintf("((_ extract %d %d) %s)", int(n.number)+n.width-1, n.number, raw(n.in[0]))
	} else {
		text = raw(n.in[0])
		for _, x := range n.in[1:] {
			text = fmt.Sprintf("(concat %s %s)", raw(x), text)
		}
	}
	if n.class == fold.Float {
		text = fmt.Sprintf("((_ to_fp %s) %s)", exponentAndSignificand(n.format), text)
	}
	return text
}

// apply writes an operation, and notes when its result is undefined or left open.
func (q *query) apply(s *side, n *node, at int, tp *tape) string {
	var in []string
	var widths []int
	for k, x := range n.in {
		v := &tp.nodes[x]
		typ := v.scalarType()
		if c := n.row.Operand(k); c == fold.Float && typ.class != fold.Float {
			typ = n.scalarType()
		}
		in, widths = append(in, q.convert(s.values[x], v.scalarType(), typ)), append(widths, v.width)
	}
	if n.op.isClamp() {
		return q.clamp(s, n, at, in, widths, tp)
	}
	e, ok := encodings()[n.op.key()]
	if !ok {
		if q.missing == "" {
			q.missing = n.op.name
		}
		return n.scalarType().literal(0)
	}
	undefined := e.undefined
	if e.make != nil {
		e = e.make(n, in, widths)
		if undefined != "" {
			e.undefined = undefined
		}
	}
	value := substitute(e.value, n, in, widths)
	if e.function {
		value = q.function(n, in, tp)
	}
	if e.open != "" {
		value = fmt.Sprintf("(ite (and %s (not %s)) %s %s)", substitute(e.open, n, in, widths),
			s.choose(s.open, fold.Value(at)),
			substitute(e.other, n, in, widths), value)
		s.open++
	}
	loose := s.spread(n, tp)
	if e.undefined != "" {
		u := substitute(e.undefined, n, in, widths)
		switch {
		case n.computed || n.op.behaviour() && tp.pattern:
			s.skip = append(s.skip, u)
		case n.op.behaviour():
			s.bad = append(s.bad, u)
			if loose != "" {
				s.bad = append(s.bad, loose)
			}
		case loose == "":
			loose = u
		default:
			loose = or([]string{u, loose})
		}
	}
	s.loose[at] = loose
	return value
}

// clamp writes a minimum of a maximum: which operand either returns may be open.
func (q *query) clamp(s *side, n *node, at int, in []string, widths []int, tp *tape) string {
	maximum, minimum := encodings()["FMax"], encodings()["FMin"]
	if n.op.set == opencl || n.op.inst == spirv.GLSLStd450NClamp {
		maximum, minimum = encodings()["NMax"], encodings()["NMin"]
	}
	step := func(e encoding, x, y string) string {
		operands := []string{x, y}
		s.open++
		return fmt.Sprintf("(ite (and %s (not %s)) %s %s)", substitute(e.open, n, operands, widths),
			s.choose(s.open-1, fold.Value(at)),
			substitute(e.other, n, operands, widths), substitute(e.value, n, operands, widths))
	}
	name := fmt.Sprintf("%sm%d", s.prefix, s.open)
	fmt.Fprintf(q, "(define-fun %s () %s %s)\n", name, n.scalarType().sort(), step(maximum, in[0], in[1]))
	s.loose[at] = s.spread(n, tp)
	u := substitute("(fp.gt $1 $2)", n, in, widths)
	if s.loose[at] != "" {
		u = or([]string{u, s.loose[at]})
	}
	s.loose[at] = u
	return step(minimum, name, in[2])
}

// function writes an operation of which only is known that it is one.
func (q *query) function(n *node, in []string, tp *tape) string {
	name := fmt.Sprintf("f_%s_%d", n.op.name, n.width)
	if !q.functions[name] {
		q.functions[name] = true
		var sorts []string
		for _, x := range n.in {
			sorts = append(sorts, tp.nodes[x].scalarType().sort())
		}
		fmt.Fprintf(q, "(declare-fun %s (%s) %s)\n", name, strings.Join(sorts, " "), n.scalarType().sort())
	}
	return "(" + name + " " + strings.Join(in, " ") + ")"
}

// spread says when a result is undefined because an operand is, as run.spread decides it.
func (s *side) spread(n *node, tp *tape) string {
	var parts []string
	if n.op.op == spirv.OpSelect && n.kind == nodeApply {
		for i, c := range []string{s.values[n.in[0]], "(not " + s.values[n.in[0]] + ")"} {
			if l := s.loose[n.in[i+1]]; l != "" {
				parts = append(parts, "(and "+c+" "+l+")")
			}
		}
		if l := s.loose[n.in[0]]; l != "" && !tp.pattern {
			parts = append(parts, l)
		}
	} else if tp.pattern && n.op.together() {
		if a, b := s.loose[n.in[0]], s.loose[n.in[1]]; a != "" && b != "" {
			return and([]string{a, b})
		}
	} else if !tp.pattern || n.op.onto() || n.kind == nodeSlice {
		for _, x := range n.in {
			if l := s.loose[x]; l != "" {
				parts = append(parts, l)
			}
		}
	}
	if len(parts) == 0 {
		return ""
	}
	return or(parts)
}
