package prove

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"hone/fold"
	"hone/rewrite"
	"hone/spirv"
)

// solveIntegers asks z3 about a rule without floats: at 32 bits, then at fewer. exhausted says that all operands of 8
// bits have been tried.
func (p *proof) solveIntegers(c campaign, exhausted bool) (Status, *Counterexample, string) {
	if !p.z3.present() {
		if exhausted {
			p.how = append(p.how, "no z3")
			return Proven, nil, ""
		}
		return Unproven, nil, "z3 is not installed"
	}
	lists := [][]int{{32, 16}, {16, 32}, {8, 16}}
	if exhausted {
		lists = lists[:2]
	}
	if c.product {
		lists[0] = []int{32, 64, 16, 8}
	}
	why := ""
	for _, widths := range lists {
		c.ints, c.floats = widths, []fold.Format{fold.Float32}
		s, failure, reason := p.solve(c, fold.Mode{})
		switch {
		case s == Wrong:
			return s, failure, ""
		case s == Proven:
			p.how = append(p.how, fmt.Sprintf("z3 %d bits", widths[0]))
			if widths[0] < 32 && !p.divides() {
				return Unproven, nil, "z3 runs out of time at 32 bits"
			}
			return Proven, nil, ""
		}
		why = reason
		if strings.Contains(why, "no encoding") {
			break
		}
	}
	if exhausted && p.divides() {
		return Proven, nil, ""
	}
	return Unproven, nil, why
}

// divides reports whether the rule divides: proofs of that at few bits count, since more are out of reach.
func (p *proof) divides() bool {
	found := false
	see := func(t *rewrite.Term) {
		if t.Kind == rewrite.Apply {
			switch t.Op.Op {
			case spirv.OpUDiv, spirv.OpSDiv, spirv.OpUMod, spirv.OpSRem, spirv.OpSMod, spirv.OpFDiv, spirv.OpFRem, spirv.OpFMod,
				spirv.OpFmaKHR:
				found = true
			case spirv.OpExtInst:
				switch strings.ToLower(t.Op.Set.Name + "." + strconv.Itoa(int(t.Op.Inst))) {
				case fmt.Sprintf("glsl.std.450.%d", spirv.GLSLStd450Fma), fmt.Sprintf("opencl.std.%d", spirv.OpenCLStdFma):
					found = true
				}
			}
		}
	}
	p.rule.Pattern.Walk(see)
	p.rule.Replacement.Walk(see)
	for _, c := range p.rule.Conditions {
		c.Walk(see)
	}
	return found
}

// solveFloats asks z3 about a rule with floats, at half precision.
func (p *proof) solveFloats(c campaign, modes []fold.Mode) (Status, *Counterexample, string) {
	all, same := false, true
	c.floats = []fold.Format{fold.Float32}
	n, _ := instances(p.rule, c, fold.Mode{}, func(inst *instance) bool {
		same = same && inst.sameUpToSigns()
		return same
	})
	if n > 0 && same && len(p.rule.Conditions) == 0 {
		p.how = append([]string{"symbolic"}, p.how...)
		return Proven, nil, ""
	}
	if p.rule.Freedoms&inexact == 0 {
		var failure *Counterexample
		if all, failure = p.exhaustFloats(c, fold.Float16, modes); failure != nil {
			return Wrong, failure, ""
		}
		if all {
			p.how = append([]string{"exhaustive 16 bits"}, p.how...)
			return Proven, nil, ""
		}
	}
	if !p.z3.present() {
		return Unproven, nil, "z3 is not installed"
	}
	if p.rule.Freedoms&inexact != 0 {
		return p.solveReals(c)
	}
	c.floats, c.ints = []fold.Format{fold.Float16}, []int{16}
	if c.product {
		c.floats, c.ints = []fold.Format{fold.Float16, fold.Float32, fold.Float64}, []int{16, 8, 32, 64}
	}
	s, failure, why := p.solve(c, fold.Mode{})
	switch s {
	case Wrong:
		return s, failure, ""
	case Proven:
		p.how = append([]string{"z3 half"}, p.how...)
		return Proven, nil, ""
	}
	if p.divides() { // of which fewer bits count
		small, failure := p.exhaustFloats(c, minifloat, modes)
		if failure != nil {
			return Wrong, failure, ""
		}
		if small {
			p.how = append([]string{"exhaustive 8 bits"}, p.how...)
			return Proven, nil, ""
		}
	}
	return Unproven, nil, why
}

// minifloat is a format of which all numbers can be tried in several variables.
var minifloat = fold.Format{Width: 8, Fraction: 3}

// solve asks z3 about all instances.
func (p *proof) solve(c campaign, mode fold.Mode) (s Status, failure *Counterexample, why string) {
	s = Proven
	n, _ := instances(p.rule, c, mode, func(inst *instance) bool {
		check := newChecker(inst)
		s, failure, why = p.query(check, nil)
		if s != Unproven || why != outOfTime {
			return s == Proven
		}
		split := check.split()
		for _, fixed := range split {
			if s, failure, why = p.query(check, fixed); s != Proven {
				return false
			}
		}
		return s == Proven
	})
	if n == 0 && s == Proven {
		return Unproven, nil, "z3 is not asked: no types of the widths that it is asked about fit the rule"
	}
	return s, failure, why
}

const outOfTime = "z3 runs out of time"

// query asks z3 about one instance.
func (p *proof) query(check *checker, fixed map[int]uint64) (Status, *Counterexample, string) {
	q, ok := question(check.instance, fixed)
	if !ok {
		return Unproven, nil, "z3 has no encoding of " + q.missing
	}
	var names []string
	for i, in := range check.inputs {
		if !in.bridge {
			names = append(names, fmt.Sprintf("x%d", i))
		}
	}
	a := p.z3.ask(q.String(), names)
	switch {
	case a.err != nil:
		return Unproven, nil, a.err.Error()
	case a.sat == "unknown":
		return Unproven, nil, outOfTime
	case a.sat == "unsat":
		return Proven, nil, ""
	}
	if check.read(a.values) && check.applies() && !check.holds() {
		return Wrong, check.counterexample(), ""
	}
	return Unproven, nil, "z3 finds " + strings.Join(a.values, ", ") + ", where fold sees no difference"
}

// split returns values of constants that are all for which the conditions hold and the pattern is defined, where these
// are few: of powers of two, and of numbers of bits. It returns nil where there are more.
func (c *checker) split() []map[int]uint64 {
	lists := map[int][]uint64{}
	for i, in := range c.inputs {
		switch {
		case in.bridge || !in.constant || in.typ.class != fold.Int:
		case c.isPower(i):
			for k := range in.typ.width {
				lists[i] = append(lists[i], 1<<k)
			}
		default:
			for k := range min(c.below(i), 1<<7) {
				lists[i] = append(lists[i], k)
			}
		}
	}
	all := []map[int]uint64{{}}
	for i, list := range lists {
		var more []map[int]uint64
		for _, m := range all {
			for _, v := range list {
				x := maps.Clone(m)
				x[i] = v
				more = append(more, x)
			}
		}
		all = more
	}
	if len(lists) == 0 || len(all) > 1<<11 {
		return nil
	}
	return all
}

// isPower reports whether a condition says that an input is a power of two.
func (c *checker) isPower(input int) bool {
	return slices.ContainsFunc(c.conditions.roots, func(root fold.Value) bool {
		n := &c.conditions.nodes[root]
		return n.op.name == "powerOfTwo" && c.conditions.isInput(n.in[0], input)
	})
}

// below returns a number that an input is less than where the conditions hold and the result of the pattern is defined;
// 0 where that is not known.
func (c *checker) below(input int) uint64 {
	if len(c.pattern.roots) == 1 {
		switch n := &c.pattern.nodes[c.pattern.roots[0]]; n.op.op {
		case spirv.OpShiftLeftLogical, spirv.OpShiftRightLogical, spirv.OpShiftRightArithmetic:
			if c.pattern.isInput(n.in[1], input) {
				return uint64(n.width)
			}
		}
	}
	for _, root := range c.conditions.roots {
		if n := &c.conditions.nodes[root]; n.op.op == spirv.OpULessThan && c.conditions.isInput(n.in[0], input) {
			if limit := &c.conditions.nodes[n.in[1]]; limit.kind == nodeNumber { // c < width(x)
				return limit.number
			}
		}
	}
	return 0
}

func (t *tape) isInput(v fold.Value, input int) bool {
	n := &t.nodes[v]
	return n.kind == nodeInput && n.number == uint64(input)
}

// read takes the values that z3 has for the inputs.
func (c *checker) read(values []string) bool {
	k := 0
	for i, in := range c.inputs {
		if in.bridge {
			continue
		}
		v, ok := parseValue(values[k], in.typ)
		if !ok {
			return false
		}
		c.given[i] = v
		k++
	}
	return true
}

// parseValue reads a value as z3 writes it.
func parseValue(s string, t scalarType) (uint64, bool) {
	f := t.format
	bits := func(s string) (uint64, bool) {
		if rest, ok := strings.CutPrefix(s, "#x"); ok {
			v, err := strconv.ParseUint(rest, 16, 64)
			return v, err == nil
		}
		if rest, ok := strings.CutPrefix(s, "#b"); ok {
			v, err := strconv.ParseUint(rest, 2, 64)
			return v, err == nil
		}
		return 0, false
	}
	switch {
	case s == "true":
		return 1, true
	case s == "false":
		return 0, true
	case t.class != fold.Float:
		return bits(s)
	case strings.HasPrefix(s, "(_ +zero"):
		return 0, true
	case strings.HasPrefix(s, "(_ -zero"):
		return f.SignBit(), true
	case strings.HasPrefix(s, "(_ +oo"):
		return f.Infinity(), true
	case strings.HasPrefix(s, "(_ -oo"):
		return f.SignBit() | f.Infinity(), true
	case strings.HasPrefix(s, "(_ NaN"):
		return f.NaN(), true
	}
	parts := strings.Fields(strings.Trim(s, "()"))
	if len(parts) != 4 || parts[0] != "fp" {
		return 0, false
	}
	sign, a := bits(parts[1])
	exponent, b := bits(parts[2])
	fraction, c := bits(parts[3])
	return sign<<(f.Width-1) | exponent<<f.Fraction | fraction, a && b && c
}
