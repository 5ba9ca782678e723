package prove

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"hone/fold"
	"hone/rewrite"
)

// Counterexample shows that a rule is wrong.
type Counterexample struct {
	Types       string // of the variables, and what stands for operands that are no ids
	Values      string // of the variables
	Pattern     string // what the pattern gives
	Replacement string // what the replacement gives
	Mode        string // "" for rounding to nearest with denormal numbers
}

func (c *Counterexample) String() string {
	var b strings.Builder
	for _, s := range []string{c.Values, c.Types, c.Mode} {
		if s != "" {
			if b.Len() > 0 {
				b.WriteString("; ")
			}
			b.WriteString(s)
		}
	}
	if b.Len() > 0 {
		b.WriteString(": ")
	}
	fmt.Fprintf(&b, "the pattern gives %s, the replacement %s", c.Pattern, c.Replacement)
	return b.String()
}

// checker compares what the two sides of an instance compute.
type checker struct {
	*instance
	p, r, c  *run
	given    []uint64
	bridges  []int // inputs that are bridges
	approx   bool  // the sides are equal as real numbers only
	outcomes []outcome
	spare    []uint64
	rounded  bool // results differ by more than they should, which may be for want of precision
}

// outcome is what a run of the pattern gives: the values of its parts that the replacement uses, and the results.
type outcome struct {
	bridged, values []uint64
	loose           []bool
	odd             bool
	greatest        float64
}

func newChecker(inst *instance) *checker {
	f := inst.rule.Freedoms
	assumed := free{f&rewrite.NoSignedZeros != 0, f&rewrite.NoNaNs != 0, f&rewrite.NoInfs != 0}
	c := &checker{instance: inst, given: make([]uint64, len(inst.inputs)), approx: f&inexact != 0}
	if c.approx {
		assumed.zeros = false
	}
	for i, in := range inst.inputs {
		if in.bridge {
			c.bridges = append(c.bridges, i)
			inst.pattern.nodes[in.from].bridged = true
		}
	}
	defer func() { c.p.reals = c.approx }()
	c.p, c.r, c.c = newRun(inst.pattern, assumed), newRun(inst.replacement, assumed), newRun(inst.conditions, free{})
	return c
}

// inexact are the freedoms with which two sides need not be equal to the last bit.
const inexact = rewrite.AllowRecip | rewrite.AllowContract | rewrite.AllowReassoc

// applies reports whether the conditions hold for the constants that are given.
func (c *checker) applies() bool {
	if len(c.conditions.roots) == 0 {
		return true
	}
	c.c.chosen.reset()
	c.c.execute(c.given)
	if c.c.skip {
		return false
	}
	for _, root := range c.conditions.roots {
		if c.c.values[root] == 0 {
			return false
		}
	}
	return true
}

// holds reports whether the replacement gives only what the pattern may give, for the operands that are given. Where
// there are very many of these, as of a product of vectors of zeros whose signs are free, it does not look.
func (c *checker) holds() bool {
	c.outcomes = c.outcomes[:0]
	c.spare = c.spare[:0]
	c.p.chosen.reset()
	for c.p.chosen.next() {
		c.p.execute(c.given)
		if c.p.skip || !c.p.behaves {
			return true
		}
		if len(c.outcomes) == maxOutcomes {
			return true
		}
		c.outcomes = append(c.outcomes, c.outcome())
		if len(c.p.chosen.made) == 0 {
			break
		}
	}
	for i := range c.outcomes {
		o := &c.outcomes[i]
		if i > 0 && (len(c.bridges) == 0 || slices.ContainsFunc(c.outcomes[:i], func(x outcome) bool {
			return slices.Equal(x.bridged, o.bridged)
		})) {
			continue
		}
		for k, at := range c.bridges {
			c.given[at] = o.bridged[k]
		}
		if !c.replaced(o.bridged) {
			return false
		}
	}
	return true
}

const maxOutcomes = 1 << 6

// replaced reports whether all that the replacement gives is among the outcomes of the pattern.
func (c *checker) replaced(bridged []uint64) bool {
	c.r.chosen.reset()
	for n := 0; c.r.chosen.next() && n < maxOutcomes; n++ {
		c.r.execute(c.given)
		if c.r.skip {
			return true
		}
		if !c.r.behaves {
			return false
		}
		if !slices.ContainsFunc(c.outcomes, func(o outcome) bool {
			return slices.Equal(o.bridged, bridged) && c.matches(&o)
		}) {
			return false
		}
		if len(c.r.chosen.made) == 0 {
			break
		}
	}
	return true
}

// outcome notes what a run of the pattern gave.
func (c *checker) outcome() outcome {
	roots := c.pattern.roots
	o := outcome{odd: c.p.odd, greatest: c.p.greatest}
	at := len(c.spare)
	for _, i := range c.bridges {
		c.spare = append(c.spare, c.p.values[c.inputs[i].from])
	}
	o.bridged = c.spare[at:len(c.spare):len(c.spare)]
	at = len(c.spare)
	any := false
	for _, x := range roots {
		c.spare = append(c.spare, c.p.values[x])
		any = any || c.p.loose[x]
	}
	o.values = c.spare[at:len(c.spare):len(c.spare)]
	if any {
		o.loose = make([]bool, len(roots))
		for i, x := range roots {
			o.loose[i] = c.p.loose[x]
		}
	}
	return o
}

// matches reports whether the results of the replacement refine an outcome of the pattern.
func (c *checker) matches(o *outcome) bool {
	for i, x := range c.replacement.roots {
		if o.loose != nil && o.loose[i] {
			continue
		}
		if c.r.loose[x] {
			nan, inf, _ := c.operands()
			if c.approx && c.r.odd && !nan && !inf {
				continue // something has overflowed or underflowed
			}
			return false
		}
		v, w := o.values[i], c.r.values[x]
		n := &c.pattern.nodes[c.pattern.roots[i]]
		if v == w || n.class == fold.Float && n.format.IsNaN(v) && n.format.IsNaN(w) {
			continue
		}
		if n.class == fold.Float && c.accurate(n, w) {
			continue
		}
		if n.class != fold.Float || !c.approx && !c.zeros(n.format, v, w) || c.approx && !c.near(n.format, v, w, o) {
			return false
		}
	}
	return true
}

// accurate reports whether a number is as accurate as the operation at the root of the pattern has to be, where that is
// a transcendental function (Vulkan specification, "Precision of Individual Operations"). Of quotients and sums it asks
// more: there are the freedoms.
func (c *checker) accurate(n *node, w uint64) bool {
	if n.kind != nodeApply || !encodings()[n.op.key()].function || n.format.IsNaN(w) || len(c.outcomes) != 1 {
		return false
	}
	in := make([]fold.Interval, len(n.in))
	for i, x := range n.in {
		if v := c.p.values[x]; n.row.Operand(i) == fold.Float {
			if in[i] = fold.Point(n.format.ToFloat64(v)); n.format.IsNaN(v) {
				return false
			}
		}
	}
	a := n.args
	b, ok := n.row.Interval(&a, in, fold.Freedom{Precision: true})
	return ok && b.Contains(n.format.ToFloat64(w))
}

// zeros reports whether two numbers are zeros whose signs do not matter.
func (c *checker) zeros(f fold.Format, v, w uint64) bool {
	return c.p.free.zeros && (v|w)&^f.SignBit() == 0
}

// near reports whether two numbers are as near as they must be that are equal as real numbers: within some units in the
// last place of the greatest number that was computed. Where something overflows or underflows nothing is asked. A NaN
// must stay one; an infinity must stay one among operands of usual size, unless it makes a NaN in the pattern.
func (c *checker) near(f fold.Format, v, w uint64, o *outcome) bool {
	x, y := f.ToFloat64(v), f.ToFloat64(w)
	if o.odd || c.r.odd {
		nan, inf, usual := c.operands()
		switch {
		case !nan && !inf, !usual:
			return true
		case x != x:
			return inf || y != y
		}
		if x-x != 0 || y-y != 0 {
			return x == y
		}
	}
	ok := math.Abs(x-y) <= max(o.greatest, c.r.greatest)*math.Ldexp(1, 8-f.Fraction)
	c.rounded = c.rounded || !ok
	return ok
}

// operands reports whether operands are NaNs or infinities, and whether all others are zeros or not far from 1.
func (c *checker) operands() (nan, inf, usual bool) {
	usual = true
	for i, in := range c.inputs {
		if in.typ.class != fold.Float || in.bridge {
			continue
		}
		switch x := math.Abs(in.typ.format.ToFloat64(c.given[i])); {
		case x != x:
			nan = true
		case math.IsInf(x, 0):
			inf = true
		case x != 0 && (x < 0x1p-8 || x > 0x1p8):
			usual = false
		}
	}
	return nan, inf, usual
}

// counterexample describes the operands that are given, for which holds has just returned false.
func (c *checker) counterexample() *Counterexample {
	x := &Counterexample{Types: c.what, Mode: modeText(c.mode)}
	var values []string
	for i, in := range c.inputs {
		if !in.bridge {
			values = append(values, in.name+" = "+text(in.typ, c.given[i]))
		}
	}
	x.Values = strings.Join(values, ", ")
	var patterns []string
	for _, o := range c.outcomes {
		parts := make([]string, len(o.values))
		for i, v := range o.values {
			parts[i] = text(c.pattern.nodes[c.pattern.roots[i]].scalarType(), v)
			if o.loose != nil && o.loose[i] {
				parts[i] = "anything"
			}
		}
		if s := list(parts); !slices.Contains(patterns, s) {
			patterns = append(patterns, s)
		}
	}
	x.Pattern = strings.Join(patterns, " or ")
	if len(patterns) > 4 {
		x.Pattern = strings.Join(patterns[:4], " or ") + " or others"
	}
	var parts []string
	for i, v := range c.replacement.roots {
		switch {
		case !c.r.behaves:
			x.Replacement = c.r.why
			return x
		case c.r.loose[v]:
			parts = append(parts, "something undefined ("+c.r.why+")")
		default:
			parts = append(parts, text(c.pattern.nodes[c.pattern.roots[i]].scalarType(), c.r.values[v]))
		}
	}
	x.Replacement = list(parts)
	return x
}

func list(parts []string) string {
	if len(parts) == 1 {
		return parts[0]
	}
	return "(" + strings.Join(parts, ", ") + ")"
}

func (n *node) scalarType() scalarType { return scalarType{n.class, n.width, n.format} }

func modeText(m fold.Mode) string {
	var parts []string
	if m.Flush {
		parts = append(parts, "denormal numbers are flushed to zero")
	}
	if m.TowardZero {
		parts = append(parts, "rounded toward zero")
	}
	return strings.Join(parts, ", ")
}

// text returns a number as it is printed.
func text(t scalarType, v uint64) string {
	switch t.class {
	case fold.Bool:
		if v != 0 {
			return "true"
		}
		return "false"
	case fold.Float:
		return t.format.Text(v)
	}
	if v < 10 {
		return fmt.Sprint(v)
	}
	return fmt.Sprintf("0x%0*x", (t.width+3)/4, v)
}
