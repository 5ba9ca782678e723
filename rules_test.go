package hone

import (
	"flag"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"
	"testing"

	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/internal/shadergen"
	"hone/opt"
	"hone/pass"
	"hone/rewrite"
	"hone/rewrite/rules"
	"hone/vm/compare"
)

var (
	ruleForms = flag.Int("rule-forms", 4, "how many forms of each rule TestRules makes")
	ruleRuns  = flag.Int("rule-runs", 4, "how often TestRules runs each form, with 16 inputs")
	ruleAt    = flag.String("rule", "", "TestRules takes only rules whose file:line this is a part of")
)

// unfired are rules that are never applied where their pattern stands alone in a function, with the reason.
var unfired = map[string]string{}

// TestRules: each of hone's rules fires where its pattern stands in a shader, as scalars and vectors and in more forms,
// and what simplify makes of it does the same as before. This does not ask package prove: the parser, the compiler of
// rules, the matcher and what is built are tested with the rules.
//
//	go test . -run 'TestRules$' -rule-forms 40 -rule-runs 16 -timeout 1h -v
//
// looks at many forms.
func TestRules(t *testing.T) {
	all, err := rules.All()
	if err != nil {
		t.Fatal(err)
	}
	for text := range unfired {
		if !slices.ContainsFunc(all, func(r *rewrite.Rule) bool { return r.String() == text }) {
			t.Errorf("no rule is %s", text)
		}
	}
	all = slices.DeleteFunc(all, func(r *rewrite.Rule) bool { return r.Lower || !strings.Contains(r.Place(), *ruleAt) })
	var mu sync.Mutex
	counts := map[string]int{}
	for list := range slices.Chunk(all, 12) {
		t.Run(list[0].Place(), func(t *testing.T) {
			t.Parallel()
			var codes []*shadergen.Code
			for _, r := range list {
				forms, fired := ruleCodes(t, r)
				codes = append(codes, forms...)
				mu.Lock()
				counts[fmt.Sprintf("%2d of %2d", fired, len(forms))]++
				mu.Unlock()
			}
			groups := map[[2]bool][]*shadergen.Code{}
			for _, c := range codes {
				kind := [2]bool{c.Freedoms(), c.Fragment()}
				groups[kind] = append(groups[kind], c)
			}
			for _, group := range groups {
				if simplifiedFault(t, group) == "" {
					continue
				}
				for _, c := range group { // which one it is
					if fault := simplifiedFault(t, []*shadergen.Code{c}); fault != "" {
						t.Errorf("%s: %s: %s\n%s", c.Rule.Place(), c.Rule, fault, c)
					}
				}
			}
		})
	}
	t.Cleanup(func() {
		for _, key := range slices.Sorted(maps.Keys(counts)) {
			t.Logf("%s forms: %d rules", key, counts[key])
		}
	})
}

// ruleCodes returns forms of a rule, and for how many of them simplify applies it. A rule that it never applies is
// looked for in many forms, and an error unless it is known.
func ruleCodes(t *testing.T, r *rewrite.Rule) (codes []*shadergen.Code, fired int) {
	others := map[string]bool{}
	for _, n := range []int{*ruleForms, 60} {
		codes, fired = shadergen.Codes(r, n), 0
		for _, c := range codes {
			applied := false
			p := pass.Of(opt.SimplifyWith(nil, func(rule string) {
				applied = applied || rule == r.String()
				others[rule] = true
			}))
			m := irtest.Read(t, irtest.Assemble(t, c.String(), "spv1.6"))
			if _, err := p.Run(m, pass.Options{Check: true}); err != nil {
				t.Errorf("%s: %s: %v\n%s", r.Place(), r, err, c)
			}
			if applied {
				fired++
			}
		}
		if fired > 0 || unfired[r.String()] != "" {
			break
		}
	}
	switch reason := unfired[r.String()]; {
	case len(codes) == 0:
		t.Errorf("%s: %s: no shader has that", r.Place(), r)
	case fired == 0 && reason == "":
		t.Errorf("%s: %s\nis never applied, but %q, in %d forms as\n%s", r.Place(), r, slices.Sorted(maps.Keys(others)),
			len(codes), codes[0])
	case fired > 0 && reason != "":
		t.Errorf("%s: %s\nis applied, though %s", r.Place(), r, reason)
	}
	return codes[:min(len(codes), *ruleForms)], fired
}

// simplifiedFault runs simplify over codes together, and returns what is wrong with what comes of it, "" for nothing.
func simplifiedFault(t *testing.T, codes []*shadergen.Code) string {
	const environment = "vulkan1.3"
	text, elements := shadergen.Together(codes)
	in := irtest.Assemble(t, text, "spv1.6")
	m := irtest.Read(t, in)
	if _, err := pass.Of(opt.Simplify).Run(m, pass.Options{Check: true}); err != nil {
		return err.Error()
	}
	out := irtest.Write(t, m)
	if msg := passtest.Validate(t, out, environment); msg != "" {
		if before := passtest.Validate(t, in, environment); before != "" {
			return "spirv-val of what goes in: " + before
		}
		return "spirv-val: " + msg
	}
	if codes[0].Fragment() {
		return ""
	}
	reference, err := compare.NewReference(irtest.Read(t, in), compare.Options{Elements: elements, Groups: [3]int{2, 1, 1},
		Runs: *ruleRuns})
	if err != nil {
		return err.Error()
	}
	if c := reference.Compare(irtest.Read(t, out)); c.Verdict == compare.Different || c.Compared == 0 {
		return fmt.Sprintf("%s: %s", c.Verdict, c.Reason)
	}
	return ""
}
