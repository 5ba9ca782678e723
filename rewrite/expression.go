package rewrite

import (
	"slices"
	"strings"

	"hone/fold"
	"hone/spirv"
)

// operators are what may stand between two constants, with their precedence and what they are for integers, floats and
// booleans. Comparisons of integers are unsigned; for signed ones there are the instructions, SLessThan(c, d).
var operators = map[string]struct {
	precedence int
	op         [3]spirv.Op // for an integer, a float, a boolean; 0: not
	compares   bool
}{
	"||": {1, [3]spirv.Op{2: spirv.OpLogicalOr}, false},
	"&&": {2, [3]spirv.Op{2: spirv.OpLogicalAnd}, false},
	"==": {3, [3]spirv.Op{spirv.OpIEqual, spirv.OpFOrdEqual, spirv.OpLogicalEqual}, true},
	"!=": {3, [3]spirv.Op{spirv.OpINotEqual, spirv.OpFUnordNotEqual, spirv.OpLogicalNotEqual}, true},
	"<":  {3, [3]spirv.Op{spirv.OpULessThan, spirv.OpFOrdLessThan, 0}, true},
	"<=": {3, [3]spirv.Op{spirv.OpULessThanEqual, spirv.OpFOrdLessThanEqual, 0}, true},
	">":  {3, [3]spirv.Op{spirv.OpUGreaterThan, spirv.OpFOrdGreaterThan, 0}, true},
	">=": {3, [3]spirv.Op{spirv.OpUGreaterThanEqual, spirv.OpFOrdGreaterThanEqual, 0}, true},
	"|":  {4, [3]spirv.Op{spirv.OpBitwiseOr}, false},
	"^":  {5, [3]spirv.Op{spirv.OpBitwiseXor}, false},
	"&":  {6, [3]spirv.Op{spirv.OpBitwiseAnd}, false},
	"<<": {7, [3]spirv.Op{spirv.OpShiftLeftLogical}, false},
	">>": {7, [3]spirv.Op{spirv.OpShiftRightLogical}, false},
	"+":  {8, [3]spirv.Op{spirv.OpIAdd, spirv.OpFAdd, 0}, false},
	"-":  {8, [3]spirv.Op{spirv.OpISub, spirv.OpFSub, 0}, false},
	"*":  {9, [3]spirv.Op{spirv.OpIMul, spirv.OpFMul, 0}, false},
	"/":  {9, [3]spirv.Op{spirv.OpUDiv, spirv.OpFDiv, 0}, false},
	"%":  {9, [3]spirv.Op{spirv.OpUMod}, false},
}

// prefixes are operators before a constant.
var prefixes = map[string][3]spirv.Op{
	"-": {spirv.OpSNegate, spirv.OpFNegate, 0},
	"!": {2: spirv.OpLogicalNot},
	"~": {spirv.OpNot},
}

// expression reads a term of a replacement or condition: operators bind tighter than precedence.
func (p *parser) expression(precedence int) *Term {
	x := p.primary()
	for {
		t := p.peek()
		o, ok := operators[t.text]
		if t.kind != tokenSymbol || !ok || o.precedence <= precedence {
			return x
		}
		p.next()
		x = &Term{Kind: Apply, symbol: t.text, Args: []*Term{x, p.expression(o.precedence)}, pos: t.pos}
	}
}

// primary reads an operand of operators.
func (p *parser) primary() *Term {
	t := p.peek()
	defer p.enter(t.pos)()
	if _, ok := prefixes[t.text]; ok && t.kind == tokenSymbol {
		p.next()
		if n := p.peek(); t.text == "-" && (n.kind == tokenNumber || n.text == "inf") {
			return p.number(true)
		}
		return &Term{Kind: Apply, symbol: t.text, Args: []*Term{p.primary()}, pos: t.pos}
	}
	switch {
	case p.accept("("):
		x := p.expression(0)
		p.expect(")", "behind what is in parentheses")
		return x
	case t.kind == tokenNumber:
		return p.number(false)
	case t.kind != tokenName:
		p.fail(t.pos, "expected an operation, a variable or a number, found %s", t.describe())
	}
	p.next()
	if x := p.named(t); x != nil {
		return x
	}
	if p.isCall() {
		return p.call(t, func() *Term { return p.expression(0) })
	}
	bound := p.names[t.text]
	if bound == nil {
		p.fail(t.pos, "the pattern has no %s", t.text)
	}
	x := &Term{Kind: Variable, Name: t.text, pos: t.pos}
	if p.accept("...") {
		x.Kind = Rest
	}
	if (bound.Kind == Rest) != (x.Kind == Rest) {
		p.fail(t.pos, "%s is used in two ways", t.text)
	}
	return x
}

// condition reads one condition. What is said of a variable goes into the rule, all else is returned.
func (p *parser) condition() []*Term {
	t := p.peek()
	list := map[string]*[]string{"defined": &p.rule.Defined, "constant": &p.rule.Constants}[t.text]
	if t.text == "!" && len(p.tokens) > 1 && p.tokens[1].text == "constant" {
		p.next()
		t, list = p.peek(), &p.rule.Computed
	}
	if list == nil {
		return []*Term{p.expression(0)}
	}
	p.next()
	p.expect("(", "behind "+t.text)
	v := p.next()
	if x := p.names[v.text]; x == nil || x.Kind == Rest || x.Kind == Literal {
		p.fail(v.pos, "%s: expected a variable of the pattern, found %s", t.text, v.describe())
	}
	p.expect(")", "behind "+v.text)
	*list = append(*list, v.text)
	return nil
}

// computedVariables returns the variables that constants are computed of.
func computedVariables(r *Rule) []string {
	var names []string
	var walk func(t *Term, computed bool)
	walk = func(t *Term, computed bool) {
		switch t.Kind {
		case Variable:
			if computed {
				names = append(names, t.Name)
			}
		case Apply:
			if t.Op != nil && t.Op.Width {
				return
			}
			computed = computed || t.symbol != "" || t.Op.IsFunction()
			for _, a := range t.Args {
				walk(a, computed)
			}
		}
	}
	for _, c := range r.Conditions {
		walk(c, true)
	}
	walk(r.Replacement, false)
	slices.Sort(names)
	return slices.Compact(names)
}

// IsComputed reports whether a part of a replacement is computed when the rule is applied, and is no instruction.
func (t *Term) IsComputed() bool {
	return t.Kind == Number || t.Kind == Apply && (t.symbol != "" || t.Op.IsFunction())
}

const (
	maxArguments = 64 // of an operation; a place has room for fewer than 255
	maxPattern   = 8  // operations of a pattern
)

// checkArguments compares the arguments of an operation with its signature.
func (p *parser) checkArguments(x *Term) {
	if len(x.Args) > maxArguments {
		p.fail(x.Args[maxArguments].pos, "an operation in a rule has at most %d arguments", maxArguments)
	}
	if s := x.Op.Structural(); s != "" {
		fixed := strings.IndexAny(s, "*>")
		if len(x.Args) < fixed || len(x.Args) > fixed && s[fixed] == '>' {
			p.fail(x.pos, "%s has %d arguments, not %d", x.Op.Name, fixed, len(x.Args))
		}
		for i, a := range x.Args {
			if a.Kind == Rest && i != len(x.Args)-1 && p.rule.Pattern == nil {
				p.fail(a.pos, "%s... stands for all operands that are left: it must be the last", a.Name)
			}
		}
		return
	}
	n := 1
	if x.Op.Row != nil {
		n = x.Op.Row.Operands()
	}
	if len(x.Args) != n {
		p.fail(x.pos, "%s has %d arguments, not %d", x.Op.Name, n, len(x.Args))
	}
	for _, a := range x.Args {
		if a.Kind == Rest {
			p.fail(a.pos, "%s has no operands that are left", x.Op.Name)
		}
	}
}

// check looks at what a rule says as a whole, and finds the types of its terms.
func (p *parser) check() {
	r := p.rule
	operations := 0
	r.Pattern.Walk(func(t *Term) {
		if t.Kind == Apply {
			operations++
		}
		if operations > maxPattern {
			p.fail(t.pos, "a pattern has at most %d operations", maxPattern)
		}
		if t.Kind == Apply && t.Op.IsFunction() {
			p.fail(t.pos, "%s is a function of constants: in a pattern there are instructions only", t.Op.Name)
		}
	})
	for _, name := range computedVariables(r) {
		if x := p.names[name]; x.Kind == Apply {
			p.fail(x.pos, "%s is no constant, and can't be computed with", name)
		}
		r.Constants = append(r.Constants, name)
	}
	slices.Sort(r.Constants)
	r.Constants = slices.Compact(r.Constants)
	slices.Sort(r.Defined)
	r.Defined = slices.Compact(r.Defined)
	slices.Sort(r.Computed)
	r.Computed = slices.Compact(r.Computed)
	for _, x := range p.names {
		if x.Kind == Apply && (slices.Contains(r.Constants, x.Name)) {
			p.fail(x.pos, "%s is an operation, and no constant", x.Name)
		}
	}
	if r.Lower && r.Name == "" {
		r.Name = r.Pattern.Op.Name
	}
	p.infer()
	for _, c := range r.Conditions {
		if class := r.Types[c.Type].Class; class != fold.Bool {
			p.fail(c.pos, "a condition is true or false, and %s is neither", c)
		}
	}
}
