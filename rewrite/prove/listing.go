package prove

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Listing has verdicts by the texts of rules. As a file it has a line for each rule, sorted:
//
//	IAdd(x, 0) => x  # proven: exhaustive 8 bits, z3 32 bits
//
// It holds for one version of [Semantics], which the first line tells.
type Listing map[string]Verdict

// separator stands between a rule and what is known of it: no rule has a #.
const separator = "  # "

// NewListing returns a listing of verdicts.
func NewListing(verdicts []Verdict) Listing {
	l := Listing{}
	for _, v := range verdicts {
		l[v.Rule] = v
	}
	return l
}

// ReadListing reads a file of verdicts. One of another version of [Semantics] has none. The error says which line is wrong.
func ReadListing(text string) (Listing, error) {
	l := Listing{}
	for n, line := range strings.Split(text, "\n") {
		switch {
		case line == "":
			continue
		case strings.HasPrefix(line, "#"):
			if version, ok := strings.CutPrefix(line, "# semantics "); ok && version != fmt.Sprint(Semantics) {
				return Listing{}, nil
			}
			continue
		}
		rule, said, ok := strings.Cut(line, separator)
		status, rest, _ := strings.Cut(said, ": ")
		v := Verdict{Rule: rule}
		switch status {
		case Proven.String():
			v.Status = Proven
		case Unproven.String():
			rest, v.Reason, _ = strings.Cut(rest, ": ")
		default:
			ok = false
		}
		if !ok {
			return nil, fmt.Errorf("line %d: expected RULE%sproven: HOW, found %q", n+1, separator, line)
		}
		if rest != "" && rest != nothing {
			v.How = strings.Split(rest, ", ")
		}
		l[rule] = v
	}
	return l, nil
}

// nothing is what has shown something of a rule of which nothing was shown.
const nothing = "nothing"

// String returns the listing as a file. A wrong rule is not in it.
func (l Listing) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "# What is known of each rule, and by what means. hone rules check --again writes this file.\n# semantics %d\n", Semantics)
	for _, rule := range slices.Sorted(maps.Keys(l)) {
		v := l[rule]
		how := strings.Join(v.How, ", ")
		if how == "" {
			how = nothing
		}
		switch v.Status {
		case Proven:
			fmt.Fprintf(&b, "%s%s%s: %s\n", rule, separator, v.Status, how)
		case Unproven:
			fmt.Fprintf(&b, "%s%s%s: %s: %s\n", rule, separator, v.Status, how, v.Reason)
		}
	}
	return b.String()
}

// ReadAccepted reads a file of rules that are accepted though unproven: on each line the text of a rule and, behind a #,
// why, and which test is there in place of a proof. It returns the reasons by the texts of the rules. The error says
// which line is wrong.
func ReadAccepted(text string) (map[string]string, error) {
	reasons := map[string]string{}
	for n, line := range strings.Split(text, "\n") {
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		rule, reason, ok := strings.Cut(line, separator)
		if !ok || reason == "" {
			return nil, fmt.Errorf("line %d: expected RULE%sREASON, found %q", n+1, separator, line)
		}
		reasons[rule] = reason
	}
	return reasons, nil
}
