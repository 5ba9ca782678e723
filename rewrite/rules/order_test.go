package rules_test

import (
	"cmp"
	"strings"
	"testing"

	"hone/rewrite"
)

// costs are what operations cost, roughly and for a scalar: 1 is what is often free, 2 what takes a cycle. An operation
// that no line has costs 2.
var costs = []struct {
	cost       int
	operations string
}{
	{1, "FNegate FAbs SNegate Not LogicalNot LogicalAnd LogicalOr LogicalEqual LogicalNotEqual BitwiseAnd BitwiseOr BitwiseXor"},
	{1, "ShiftLeftLogical ShiftRightLogical ShiftRightArithmetic CompositeExtract CompositeConstruct CompositeInsert VectorShuffle"},
	{1, "AccessChain InBoundsAccessChain Bitcast CopyObject"},
	{4, "IMul FMix Round Step FSign"},
	{6, "Dot Cross Any All Exp2 Log2 Sqrt InverseSqrt Sin Cos PackHalf2x16"},
	{5, "Normalize"},
	{9, "Exp Log Reflect Length Distance"},
	{12, "FDiv Tan VectorTimesMatrix MatrixTimesVector Transpose OuterProduct"},
	{14, "Pow"},
	{20, "UDiv UMod SDiv SRem SMod FRem FMod MatrixTimesScalar MatrixTimesMatrix Determinant MatrixInverse"},
	{50, "ImageSampleImplicitLod ImageSampleExplicitLod ImageSampleDrefImplicitLod ImageSampleDrefExplicitLod " +
		"ImageFetch ImageRead ImageGather"},
}

// preferred are operations of the same cost, where rules make the right one of the left one.
var preferred = []string{"ISub IAdd", "ShiftRightArithmetic ShiftRightLogical", "Clamp Min", "ULessThan INotEqual",
	"UGreaterThan INotEqual", "SConvert UConvert", "SLessThanEqual IEqual", "SGreaterThanEqual IEqual", "SGreaterThan INotEqual",
	"SLessThan INotEqual", "ULessThanEqual IEqual", "UGreaterThanEqual IEqual"}

// measure is the order in which what rules make is smaller than what they match. The first number that differs decides.
type measure struct {
	operations int // that are no constants
	cost       int // of all operations; that of vectors counts three times
	deep       int // how far from the result constants are
	sums       int // how far from the result sums with constants are
	left       int // constants on the left of a comparison
	constants  int // that are not 0
	ranks      int // of operations that others are preferred to
	literals   int // operands that are no ids
}

func (m measure) compare(o measure) int {
	return cmp.Or(cmp.Compare(m.operations, o.operations), cmp.Compare(m.cost, o.cost), cmp.Compare(m.deep, o.deep),
		cmp.Compare(m.sums, o.sums), cmp.Compare(m.left, o.left), cmp.Compare(m.constants, o.constants),
		cmp.Compare(m.ranks, o.ranks), cmp.Compare(m.literals, o.literals))
}

func measureOf(r *rewrite.Rule, root *rewrite.Term) (m measure) {
	named := map[string]bool{}
	r.Pattern.Walk(func(t *rewrite.Term) { named[t.Name] = named[t.Name] || t.Kind == rewrite.Apply && t.Name != "" })
	scalars := map[int]bool{} // types
	r.Pattern.Walk(func(t *rewrite.Term) {
		component := t.Kind == rewrite.Apply && t.Op.Name == "CompositeExtract" && len(t.Args) == 2
		scalars[t.Type] = scalars[t.Type] || component || r.Types[t.Type].Count == rewrite.ScalarCount
	})
	var walk func(t *rewrite.Term, depth int)
	walk = func(t *rewrite.Term, depth int) {
		if isConstant(r, t) {
			m.deep += depth
			if t.Kind != rewrite.Number || t.Value != 0 {
				m.constants++
			}
			return
		}
		if t.Kind != rewrite.Apply {
			if t.Kind == rewrite.Literal {
				m.literals++
			}
			return
		}
		m.operations++
		times := 3
		if scalars[t.Type] {
			times = 1
		}
		if t.Op.Name == "IAdd" && (isConstant(r, t.Args[0]) || isConstant(r, t.Args[1])) {
			m.sums += depth
		}
		m.cost += times * costOf(t.Op.Name)
		for _, p := range preferred {
			if worse, _, _ := strings.Cut(p, " "); worse == t.Op.Name {
				m.ranks++
			}
		}
		if strings.Contains(t.Op.Name, "Than") && isConstant(r, t.Args[0]) {
			m.left++
		}
		for _, a := range t.Args {
			walk(a, depth+1)
		}
	}
	if root.Kind == rewrite.Variable && named[root.Name] {
		r.Pattern.Walk(func(t *rewrite.Term) {
			if t.Kind == rewrite.Apply && t.Name == root.Name {
				root = t
			}
		})
	}
	walk(root, 0)
	return m
}

// isConstant reports whether a term is known when a rule is applied.
func isConstant(r *rewrite.Rule, t *rewrite.Term) bool {
	switch t.Kind {
	case rewrite.Number:
		return true
	case rewrite.Variable:
		return r.IsConstant(t.Name)
	case rewrite.Apply:
		if t.Op.Width {
			return true
		}
		if len(t.Args) == 0 {
			return false
		}
		for _, a := range t.Args {
			if !isConstant(r, a) {
				return false
			}
		}
		return true
	}
	return false
}

func costOf(name string) int {
	for _, row := range costs {
		for _, o := range strings.Fields(row.operations) {
			if o == name {
				return row.cost
			}
		}
	}
	return 2
}

// TestSimpler: what a rule makes is smaller than what it matches, so that no rules undo each other, and never costs
// more. Lowerings are what a target needs, whatever that costs.
func TestSimpler(t *testing.T) {
	for _, r := range parse(t) {
		if r.Lower {
			continue
		}
		from, to := measureOf(r, r.Pattern), measureOf(r, r.Replacement)
		if to.cost > from.cost {
			t.Errorf("%s: %s: costs %d in place of %d", r.Place(), r, to.cost, from.cost)
		}
		if to.compare(from) >= 0 {
			t.Errorf("%s: %s: %+v is no smaller than %+v", r.Place(), r, to, from)
		}
	}
}
