package prove

import (
	"fmt"
	"slices"
	"strings"

	"hone/fold"
	"hone/rewrite"
	"hone/spirv"
)

// canonical compares terms of floats up to where the sign of a product, quotient or sum stands. These facts are used,
// which hold for both rounding modes and with denormal numbers flushed or not, up to the form of a NaN (TestSigns):
//
//	-(-a) = a          a - b = a + (-b)      a + b = b + a         a × b = b × a
//	(-a) × b = -(a × b)        (-a) / b = -(a / b)        a / (-b) = -(a / b)
//	-(a + b) = (-a) + (-b)     where the sign of zero does not matter
type canonical struct {
	*tape
	zeros bool // the sign of zero does not matter
	known map[fold.Value]signed
}

// signed is the text of a term, and whether it is negated.
type signed struct {
	text     string
	negative bool
}

func (s signed) String() string {
	if s.negative {
		return "-" + s.text
	}
	return s.text
}

// sameUpToSigns reports whether both sides of an instance are the same but for where signs stand.
func (inst *instance) sameUpToSigns() bool {
	if slices.ContainsFunc(inst.inputs, func(in input) bool { return in.bridge }) {
		return false
	}
	f := inst.rule.Freedoms
	if f&(rewrite.NoNaNs|rewrite.NoInfs) != 0 {
		return false
	}
	a := canonical{inst.pattern, f&rewrite.NoSignedZeros != 0, map[fold.Value]signed{}}
	b := canonical{inst.replacement, a.zeros, map[fold.Value]signed{}}
	for i, root := range inst.pattern.roots {
		if a.of(root) != b.of(inst.replacement.roots[i]) {
			return false
		}
	}
	return true
}

func (c canonical) of(v fold.Value) signed {
	if s, ok := c.known[v]; ok {
		return s
	}
	s := c.make(v)
	c.known[v] = s
	return s
}

func (c canonical) make(v fold.Value) signed {
	n := &c.nodes[v]
	if n.kind == nodeNumber && n.class == fold.Float && n.number&n.format.SignBit() != 0 {
		positive := *n
		positive.number ^= n.format.SignBit()
		return signed{c.keyOf(&positive), true}
	}
	if n.kind != nodeApply {
		return signed{text: n.key}
	}
	in := make([]signed, len(n.in))
	for i, x := range n.in {
		in[i] = c.of(x)
	}
	if n.op.op == spirv.OpExtInst {
		return signed{text: c.plain(n, in)}
	}
	switch n.op.op {
	case spirv.OpFNegate:
		return signed{in[0].text, !in[0].negative}
	case spirv.OpFMul, spirv.OpFDiv:
		s := signed{negative: in[0].negative != in[1].negative}
		in[0].negative, in[1].negative = false, false
		s.text = c.plain(n, in)
		return s
	case spirv.OpFSub, spirv.OpFAdd:
		if n.op.op == spirv.OpFSub {
			in[1].negative = !in[1].negative
		}
		slices.SortFunc(in, func(a, b signed) int {
			if d := strings.Compare(a.text, b.text); d != 0 || a.negative == b.negative {
				return d
			}
			if a.negative {
				return -1
			}
			return 1
		})
		var s signed
		if c.zeros && in[0].negative {
			s.negative = true
			in[0].negative, in[1].negative = !in[0].negative, !in[1].negative
		}
		s.text = fmt.Sprintf("sum%d(%s,%s)", n.width, in[0], in[1])
		return s
	}
	return signed{text: c.plain(n, in)}
}

// plain writes an operation of which no more is known than its operands.
func (c canonical) plain(n *node, in []signed) string {
	var parts []string
	for _, s := range in {
		parts = append(parts, s.String())
	}
	if len(parts) == 2 && fold.Commutative(n.op.op) {
		slices.Sort(parts)
	}
	return fmt.Sprintf("%s:%c%d.%d(%s)", n.op.key(), n.class, n.width, n.format.Fraction, strings.Join(parts, ","))
}
