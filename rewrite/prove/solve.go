package prove

import (
	"fmt"
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
	lists := [][]int{{32, 64, 16}, {16, 32}, {8, 16}}
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
	all := false
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
		q, ok := question(inst)
		if !ok {
			s, why = Unproven, "z3 has no encoding of "+q.missing
			return false
		}
		var names []string
		for i, in := range inst.inputs {
			if !in.bridge {
				names = append(names, fmt.Sprintf("x%d", i))
			}
		}
		a := p.z3.ask(q.String(), names)
		switch {
		case a.err != nil:
			s, why = Unproven, a.err.Error()
		case a.sat == "unknown":
			s, why = Unproven, "z3 runs out of time"
		case a.sat == "sat":
			s, why = Unproven, "z3 finds "+strings.Join(a.values, ", ")+", where fold sees no difference"
			if check.read(a.values) && check.applies() && !check.holds() {
				s, failure = Wrong, check.counterexample()
			}
		}
		return s == Proven
	})
	if n == 0 && s == Proven {
		return Unproven, nil, "no types fit the rule"
	}
	return s, failure, why
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
