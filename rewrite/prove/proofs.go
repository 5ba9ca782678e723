package prove

import (
	"fmt"
	"strings"

	"hone/rewrite"
)

// Proofs are verdicts that are kept, by the text of the rule. As text each has a line: status, how it was proven, why
// it was not, and the rule, with tabs between them.
type Proofs map[string]Verdict

// header is the first line of the text of proofs: those of another version are void.
func header() string {
	return fmt.Sprintf("# Verdicts of semantics %d, which \"hone rules check -o FILE\" writes.", Semantics)
}

// ParseProofs reads verdicts. If these are of another version of [Semantics] there are none. The error names the line
// that is none.
func ParseProofs(text string) (Proofs, error) {
	p := Proofs{}
	first, rest, _ := strings.Cut(text, "\n")
	if first != header() {
		return p, nil
	}
	n := 1
	for line := range strings.Lines(rest) {
		n++
		fields := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if len(fields) != 4 || fields[0] != Proven.String() && fields[0] != Unproven.String() {
			return nil, fmt.Errorf("line %d: want proven or unproven, how, why not, and the rule, with tabs between them", n)
		}
		v := Verdict{Rule: fields[3], Reason: fields[2]}
		if fields[0] == Proven.String() {
			v.Status = Proven
		}
		if fields[1] != "" {
			v.How = strings.Split(fields[1], ", ")
		}
		p[v.Rule] = v
	}
	return p, nil
}

// Of returns what is kept of a rule.
func (p Proofs) Of(r *rewrite.Rule) (v Verdict, ok bool) {
	v, ok = p[r.String()]
	return v, ok
}

// FormatProofs returns the text of verdicts in their order, that of a rule that stands twice once. One that a rule is
// wrong is left out: there is nothing to keep.
func FormatProofs(verdicts []Verdict) string {
	var b strings.Builder
	b.WriteString(header() + "\n")
	seen := map[string]bool{}
	for _, v := range verdicts {
		if v.Status != Wrong && !seen[v.Rule] {
			seen[v.Rule] = true
			fmt.Fprintf(&b, "%s\t%s\t%s\t%s\n", v.Status, strings.Join(v.How, ", "), v.Reason, v.Rule)
		}
	}
	return b.String()
}
