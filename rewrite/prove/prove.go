// Package prove shows that rewrite rules are right, or finds operands for which one is wrong.
//
// A rule is lowered, for operands of certain types, to two lists of operations on scalars: tapes (tape.go, lower.go,
// structural.go). Both sides of a rule that only moves values are the same tape then. Others are compared by what fold
// computes: integers and booleans for all operands of few bits, floats for special and random numbers (check.go,
// enumerate.go); and z3 is asked for operands of more bits (smt.go, query.go).
//
// What a rule has to show: for all operands, each result of the replacement is one that the pattern may have. An
// operation may have several, as FMin of a NaN and a number. Where the pattern has undefined behaviour, or an undefined
// result, the replacement is free; it must not bring about either. What inside the pattern is undefined counts as one
// value, so that a proof holds whatever it is.
package prove

import (
	"context"
	"fmt"
	"hash/fnv"
	"maps"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"hone/fold"
	"hone/rewrite"
	"hone/spirv"
)

// Semantics is the version of what operations mean, and of the prover: verdicts of another one are void.
const Semantics = 1

// Status says whether a rule is right.
type Status uint8

// The statuses.
const (
	Unproven Status = iota // neither could be shown
	Proven
	Wrong
)

func (s Status) String() string { return [...]string{"unproven", "proven", "wrong"}[s] }

// Verdict is what is known of a rule.
type Verdict struct {
	Rule   string // its text
	Status Status
	How    []string // by what means: "exhaustive 8 bits", "z3 32 bits", "z3 half", "fold 1e6", "symbolic"
	Reason string   // why it is unproven, or what would help a wrong one
	// Counterexample shows that a rule is wrong.
	Counterexample *Counterexample
}

// String returns the verdict on one line.
func (v Verdict) String() string {
	s := v.Status.String()
	if len(v.How) > 0 {
		s += ": " + strings.Join(v.How, ", ")
	}
	if v.Counterexample != nil {
		s += ": " + v.Counterexample.String()
	}
	if v.Reason != "" {
		s += ": " + v.Reason
	}
	return s
}

// Options say how much is tried. The zero value is right for rules that are kept.
type Options struct {
	Z3      string        // path of the program; "" for none
	Timeout time.Duration // of a query of z3, as steps that it takes in about that time; 0: 10 seconds
	Random  int           // how many random assignments floats are tried with; 0: a million
	Workers int           // how many rules All looks at at once; 0: as many as there are cores
	// Done is called by All for each rule as soon as its verdict is known, in any order but never twice at once.
	Done func(i int, v Verdict)
}

// All proves rules on all cores. Verdict i is that of rule i. The error is that of the context.
func All(ctx context.Context, rules []*rewrite.Rule, o Options) ([]Verdict, error) {
	verdicts := make([]Verdict, len(rules))
	var mu sync.Mutex
	var group sync.WaitGroup
	next := 0
	workers := o.Workers
	if workers <= 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	for range min(workers, len(rules)) {
		group.Go(func() {
			solver := newSolver(o)
			defer solver.close()
			for ctx.Err() == nil {
				mu.Lock()
				i := next
				next++
				mu.Unlock()
				if i >= len(rules) {
					return
				}
				v := (&proof{rule: rules[i], o: o, z3: solver}).verdict()
				mu.Lock()
				verdicts[i] = v
				if o.Done != nil {
					o.Done(i, v)
				}
				mu.Unlock()
			}
		})
	}
	group.Wait()
	return verdicts, ctx.Err()
}

// Prove looks at one rule. The verdict depends on the rule and on z3, not on how fast the machine is.
//
// Cost: milliseconds for most rules, up to some times the timeout for the worst.
func Prove(rule *rewrite.Rule, o Options) Verdict {
	solver := newSolver(o)
	defer solver.close()
	return (&proof{rule: rule, o: o, z3: solver}).verdict()
}

// proof is the work on one rule.
type proof struct {
	rule *rewrite.Rule
	o    Options
	z3   *solver
	how  []string
}

// verdict proves the rule with one value for each use of what may be undefined, where it is used more than once.
func (p *proof) verdict() Verdict {
	uses := replacementUses(p.rule)
	maps.DeleteFunc(uses, func(_ string, n int) bool { return n < 2 })
	if len(uses) == 0 {
		return p.attempt(campaign{})
	}
	var v Verdict
	for _, pairing := range []int{1, 0} {
		if v = p.attempt(campaign{perUse: true, pairing: pairing}); v.Status == Proven {
			return v
		}
	}
	if v.Status != Wrong {
		return v
	}
	if same := p.attempt(campaign{}); same.Status == Wrong {
		v = same // what is undefined is not to blame
	} else {
		names := slices.Sorted(maps.Keys(uses))
		v.Reason = fmt.Sprintf("%s may be undefined, and another value at each use: the rule has to demand defined(%s)",
			names[0], strings.Join(names, "), defined("))
	}
	return v
}

// attempt looks at the rule for all types.
func (p *proof) attempt(c campaign) Verdict {
	p.how = nil
	if p.o.Random == 0 {
		p.o.Random = 1_000_000
	}
	v := Verdict{Rule: p.rule.String()}
	steps := []func(campaign) (Status, *Counterexample, string){p.symbolic, p.integers}
	if p.floats() {
		steps = []func(campaign) (Status, *Counterexample, string){p.symbolic, p.numbers}
	}
	for _, step := range steps {
		v.Status, v.Counterexample, v.Reason = step(c)
		if v.Status != Unproven {
			break
		}
	}
	v.How = p.how
	return v
}

// floats reports whether the rule computes with floats.
func (p *proof) floats() bool {
	found := false
	see := func(t *rewrite.Term) {
		if t.Kind != rewrite.Apply || t.Op.Row == nil {
			return
		}
		found = found || strings.ContainsAny(t.Op.Row.Sig, "fFM") || p.rule.Types[t.Type].Class == fold.Float
	}
	p.rule.Pattern.Walk(see)
	p.rule.Replacement.Walk(see)
	return found
}

// conversions reports whether the rule is about widths, so that all combinations of them count.
func (p *proof) conversions() bool {
	found := false
	see := func(t *rewrite.Term) {
		if t.Kind != rewrite.Apply {
			return
		}
		switch t.Op.Op {
		case spirv.OpConvertFToS, spirv.OpConvertFToU, spirv.OpConvertSToF, spirv.OpConvertUToF, spirv.OpSatConvertSToU,
			spirv.OpSatConvertUToS:
			found = true
		case spirv.OpExtInst:
			_, packs := packed[t.Op.Inst]
			found = found || packs && t.Op.Set.Name == glsl
		default:
			found = found || converts(t.Op.Op)
		}
	}
	p.rule.Pattern.Walk(see)
	return found
}

// symbolic compares the two sides as terms.
func (p *proof) symbolic(c campaign) (Status, *Counterexample, string) {
	c.ints, c.floats = []int{32}, []fold.Format{fold.Float32}
	if p.conversions() {
		c.ints, c.product = []int{32, 8, 16, 64}, true
		c.floats = []fold.Format{fold.Float32, fold.Float16, fold.Float64}
	}
	same := true
	n, broken := instances(p.rule, c, fold.Mode{}, func(inst *instance) bool {
		same = same && inst.same()
		return same
	})
	switch {
	case broken != "":
		return Wrong, &Counterexample{Pattern: "a value", Replacement: "none: " + broken}, ""
	case n > 0 && same:
		p.how = append(p.how, "symbolic")
		return Proven, nil, ""
	}
	return Unproven, nil, ""
}

// same reports whether both sides are the same term.
func (inst *instance) same() bool {
	for i, root := range inst.pattern.roots {
		a, b := &inst.pattern.nodes[root], &inst.replacement.nodes[inst.replacement.roots[i]]
		if a.kind != nodeUndefined && a.key != b.key {
			return false
		}
	}
	return true
}

// integers proves a rule without floats.
func (p *proof) integers(c campaign) (Status, *Counterexample, string) {
	all, width := true, 8
	applied, n := 0, 0
	try := func(widths ...int) (failure *Counterexample) {
		c.ints, c.floats = widths, []fold.Format{fold.Float32}
		all, n, applied = true, 0, 0
		instances(p.rule, c, fold.Mode{}, func(inst *instance) bool {
			n++
			check := newChecker(inst)
			limit := maxAssignments
			if n > 1 {
				limit >>= 4 // another combination of widths
			}
			t := check.exhaust(limit)
			all = all && (t.all || n > 1)
			if !t.all {
				t = check.sample(p.o.Random/20, p.seed())
			}
			applied += t.n
			failure = t.failure
			return failure == nil && (all || widths[0] != 8)
		})
		return failure
	}
	c.product = p.conversions()
	lists := [][]int{{8, 4}, {4}, {32, 16, 64}}
	if c.product {
		lists[0] = []int{8, 4, 16}
	}
	for _, widths := range lists {
		if failure := try(widths...); failure != nil {
			return Wrong, failure, ""
		}
		width = widths[0]
		if all && applied > 0 {
			break
		}
	}
	switch {
	case n == 0:
		return Unproven, nil, "no types fit the rule"
	case applied == 0:
		return Unproven, nil, "its conditions never hold"
	case all:
		p.how = append(p.how, fmt.Sprintf("exhaustive %d bits", width))
	}
	return p.solveIntegers(c, all && width == 8)
}

// numbers proves a rule with floats.
func (p *proof) numbers(c campaign) (Status, *Counterexample, string) {
	c.ints = []int{32}
	if c.product = p.conversions(); c.product {
		c.ints = []int{32, 16, 8, 64}
	}
	modes := []fold.Mode{{}, {TowardZero: true}}
	if !p.rule.NeedsNoFlush() {
		modes = append(modes, fold.Mode{Flush: true}, fold.Mode{Flush: true, TowardZero: true})
	}
	if p.rule.Freedoms&inexact != 0 {
		modes = modes[:1]
	}
	applied, n := 0, 0
	for i, mode := range modes {
		c.floats = []fold.Format{fold.Float32}
		if c.product {
			c.floats = []fold.Format{fold.Float32, fold.Float16, fold.Float64}
		}
		total, _ := instances(p.rule, c, mode, func(*instance) bool { return true })
		var failure *Counterexample
		rounded := false
		instances(p.rule, c, mode, func(inst *instance) bool {
			random := p.o.Random / total
			if i > 0 {
				random /= 4
			}
			check := newChecker(inst)
			t := check.sample(random, p.seed())
			n, applied, failure, rounded = n+1, applied+t.n, t.failure, check.rounded
			return failure == nil
		})
		if failure != nil && rounded && p.z3.present() {
			// Equal real numbers, computed in two ways that lose all their digits.
			if s, _, _ := p.solveReals(c); s == Proven {
				return s, nil, ""
			}
		}
		if failure != nil {
			return Wrong, failure, ""
		}
	}
	switch {
	case n == 0:
		return Unproven, nil, "no types fit the rule"
	case applied == 0:
		return Unproven, nil, "its conditions never hold"
	}
	p.how = append(p.how, "fold "+short(p.o.Random))
	return p.solveFloats(c, modes)
}

// exhaustFloats tries all floats of a format, in all modes. all is false where there are too many.
func (p *proof) exhaustFloats(c campaign, f fold.Format, modes []fold.Mode) (all bool, failure *Counterexample) {
	c.floats, c.ints = []fold.Format{f}, []int{8}
	all = true
	for _, mode := range modes {
		n, _ := instances(p.rule, c, mode, func(inst *instance) bool {
			t := newChecker(inst).exhaust(1 << 22)
			all, failure = all && t.all, t.failure
			return all && failure == nil
		})
		if all = all && n > 0; !all || failure != nil {
			break
		}
	}
	return all, failure
}

// seed returns a number that depends on the rule alone.
func (p *proof) seed() uint64 {
	h := fnv.New64a()
	h.Write([]byte(p.rule.String()))
	return h.Sum64()
}

// short returns a number with as few digits as it takes: "1e6".
func short(n int) string {
	zeros := 0
	for n >= 10 && n%10 == 0 {
		n, zeros = n/10, zeros+1
	}
	if zeros < 3 {
		for ; zeros > 0; zeros-- {
			n *= 10
		}
		return fmt.Sprint(n)
	}
	return fmt.Sprintf("%de%d", n, zeros)
}
