package cli

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os/exec"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/urfave/cli/v3"

	"hone/internal/near"
	"hone/internal/system"
	"hone/internal/wording"
	"hone/rewrite"
	"hone/rewrite/prove"
	"hone/rewrite/rules"
)

func (s *session) rulesCommand() *cli.Command {
	return &cli.Command{
		Name:      "rules",
		Usage:     "list rewrite rules, prove them, count how often they are applied",
		UsageText: "hone rules [--json]\nhone rules check [FILE...] [FLAG...]\nhone rules stats IN... [FLAG...]",
		Description: `Prints a line for each rewrite rule that simplify applies, and that lowerings do: where it stands, its text, what
it is for, and how it was proven.
"hone rules check --help" and "hone rules stats --help" show what these take; doc/rules.md says how to write rules.

Examples:
  hone rules
  hone rules | grep 'FMul('                     what is done about products
  hone rules check my.rules                     are these rules right?
  hone rules stats shaders/                     which rules are applied to these shaders, and how often
  hone opt a.spv -o b.spv --rules my.rules      with rules of your own`,
		HideHelpCommand: true,
		Flags:           []cli.Flag{jsonFlag()},
		Commands:        []*cli.Command{s.rulesCheckCommand(), s.rulesStatsCommand()},
		Action:          s.listRules,
	}
}

// listRules is hone rules.
func (s *session) listRules(_ context.Context, c *cli.Command) error {
	if c.Args().Present() {
		name, hint := c.Args().First(), ""
		if guess := near.Name(name, slices.Values([]string{"check", "stats"})); guess != "" {
			hint = fmt.Sprintf("; did you mean %q?", guess)
		}
		return usagef("rules: takes check, stats or nothing, and there is %q%s", name, hint)
	}
	all, err := rules.All()
	if err != nil {
		return err
	}
	known, err := prove.ParseProofs(rules.Proofs)
	if err != nil {
		return err
	}
	if c.Bool("json") {
		list := ruleList{[]provenRule{}}
		for _, r := range all {
			v, _ := known.Of(r) // unproven if it is not kept
			list.Rules = append(list.Rules, provenRuleOf(r, v))
		}
		return s.writeJSON(list)
	}
	var out strings.Builder
	for _, r := range all {
		fmt.Fprintf(&out, "%s: %s", r.Place(), r)
		about := r.Doc
		if v, ok := known.Of(r); ok {
			about = strings.TrimPrefix(about+"; "+v.String(), "; ")
		}
		if about != "" {
			out.WriteString("  # " + about)
		}
		out.WriteString("\n")
	}
	return s.write(std, []byte(out.String()))
}

// readRules reads the rewrite rules in files. A rule that is wrong is an error of usage, with its line and a caret.
func (s *session) readRules(files []string) (all []*rewrite.Rule, err error) {
	for _, file := range files {
		data, err := s.read(file)
		if err != nil {
			return nil, err
		}
		data = wording.Plain(data)
		if isBinary(data) || bytes.IndexByte(data, 0) >= 0 || !utf8.Valid(data) {
			err := fmt.Errorf("%s: rewrite rules are text, and this is none", shown(file))
			return nil, &failure{status: StatusUsage, err: err}
		}
		list, err := rewrite.Parse(shown(file), string(data))
		if err == nil {
			_, _, err = rewrite.Programs(list) // which sees what the parser does not
		}
		if err != nil {
			return nil, wrongRule(err, string(data))
		}
		all = append(all, list...)
	}
	return all, nil
}

// wrongRule returns the error for a rule that is wrong in a text, with the line and a caret below the place.
func wrongRule(err error, text string) error {
	f := &failure{status: StatusUsage, err: err}
	var wrong *rewrite.Error
	if !errors.As(err, &wrong) {
		return f
	}
	lines := strings.Split(text, "\n")
	if wrong.Line < 1 || wrong.Line > len(lines) {
		return f
	}
	line := strings.TrimSuffix(lines[wrong.Line-1], "\r")
	margin := strings.Map(func(c rune) rune {
		if c == '\t' {
			return c
		}
		return ' '
	}, line[:max(0, min(wrong.Column-1, len(line)))])
	f.detail = line + "\n" + margin + "^"
	return f
}

func (s *session) rulesCheckCommand() *cli.Command {
	return &cli.Command{
		Name:      "check",
		Usage:     "prove that rules are right",
		UsageText: "hone rules check [FILE...] [FLAG...]",
		Description: `Proves each rule in the files, those of hone where no file is named, for the types that it claims: by
all operands of few bits, by special and random ones, and by z3 where that is installed. A wrong rule is shown with
values for which its two sides differ. Verdicts on hone's own rules are kept, and believed unless --again is given.

The exit status is 0 if all are proven, or known to be beyond proof; 1 if one is wrong, or a file is
not there; 2 if a file does not parse; 3 if one is neither proven nor wrong.

Examples:
  hone rules check my.rules
  hone rules check                      hone's own
  hone rules check --again              and believe nothing, which takes minutes
  hone rules check --again -o FILE      and keep the verdicts, as in rewrite/rules/proofs.txt`,
		Flags: []cli.Flag{
			&cli.BoolFlag{Name: "again", Usage: "prove rules anew of which a verdict is kept"},
			jsonFlag(),
			&cli.StringFlag{Name: "o", Usage: "write the verdicts to `FILE`, in the form in which hone keeps its own", OnlyOnce: true},
		},
		Action: s.rulesCheck,
	}
}

// rulesCheck is hone rules check.
func (s *session) rulesCheck(ctx context.Context, c *cli.Command) error {
	if err := s.noStrayFlags(c); err != nil {
		return err
	}
	if c.IsSet("o") && c.String("o") == "" {
		return usagef("rules check: -o names no file")
	}
	own := len(operands(c)) > 0
	list, err := s.readRules(operands(c))
	if err == nil && !own {
		list, err = rules.All()
	}
	if err != nil {
		return err
	}
	known, err := prove.ParseProofs(rules.Proofs)
	if err != nil {
		return err
	}
	verdicts := make([]prove.Verdict, len(list))
	var open []*rewrite.Rule // to be proven
	var at []int             // their indices
	for i, r := range list {
		if v, ok := known.Of(r); ok && !c.Bool("again") {
			verdicts[i] = v
		} else {
			open, at = append(open, r), append(at, i)
		}
	}
	o := prove.Options{}
	if o.Z3, err = exec.LookPath("z3"); err != nil && len(open) > 0 {
		fmt.Fprintf(s.stderr, "%s: z3 is not installed: less is proven without it\n", s.name)
	}
	if len(open) > 1 && s.isTerminal(s.stderr) {
		bar := system.NewBar(s.stderr, len(open))
		defer bar.Finish()
		o.Done = func(int, prove.Verdict) { bar.Step() }
	}
	proven, err := prove.All(ctx, open, o)
	if err != nil {
		return err
	}
	for i, v := range proven {
		verdicts[at[i]] = v
	}
	if out := c.String("o"); out != "" {
		if err := s.write(out, []byte(prove.FormatProofs(verdicts))); err != nil {
			return err
		}
	}
	return s.printVerdicts(list, verdicts, known, own, c.Bool("json"))
}

// printVerdicts prints what became of each rule that is not proven, of every one if all is true, and a summary. The
// error has the exit status that follows: that of a rule that was known not to be provable is none.
func (s *session) printVerdicts(list []*rewrite.Rule, verdicts []prove.Verdict, known prove.Proofs,
	all, asJSON bool) error {
	var out strings.Builder
	found := checkedRules{Rules: []provenRule{}}
	var count [3]int // by status
	surprises := 0
	for i, r := range list {
		v := verdicts[i]
		count[v.Status]++
		if _, listed := known.Of(r); v.Status == prove.Unproven && !listed {
			surprises++
		}
		found.Rules = append(found.Rules, provenRuleOf(r, v))
		if v.Status == prove.Proven && !all {
			continue
		}
		fmt.Fprintf(&out, "%s: %s\n    %s\n", r.Place(), r, v)
	}
	fmt.Fprintf(&out, "%s: %d proven, %d wrong, %d not proven\n", wording.Plural(len(list), "rule"), count[prove.Proven],
		count[prove.Wrong], count[prove.Unproven])
	if asJSON {
		found.Counts = map[string]int{}
		for status, n := range count {
			found.Counts[prove.Status(status).String()] = n
		}
		if err := s.writeJSON(found); err != nil {
			return err
		}
	} else if err := s.write(std, []byte(out.String())); err != nil {
		return err
	}
	switch {
	case count[prove.Wrong] > 0:
		return &severalError{StatusInput}
	case surprises > 0:
		return &severalError{StatusUndecided}
	}
	return nil
}

// ruleList is the output of hone rules --json.
type ruleList struct {
	Rules []provenRule `json:"rules"`
}

// checkedRules is the output of hone rules check --json.
type checkedRules struct {
	Rules  []provenRule   `json:"rules"`
	Counts map[string]int `json:"counts"` // by status
}

// provenRule is a rule and its verdict in JSON.
type provenRule struct {
	File           string   `json:"file"`
	Line           int      `json:"line"`
	Rule           string   `json:"rule"`
	Doc            string   `json:"doc"`
	Status         string   `json:"status"` // proven, wrong or unproven
	How            []string `json:"how"`
	Reason         string   `json:"reason"`
	Counterexample string   `json:"counterexample"` // "" if there is none
}

func provenRuleOf(r *rewrite.Rule, v prove.Verdict) provenRule {
	out := provenRule{File: r.File, Line: r.Line, Rule: r.String(), Doc: r.Doc, Status: v.Status.String(),
		How: orEmpty(v.How), Reason: v.Reason}
	if v.Counterexample != nil {
		out.Counterexample = v.Counterexample.String()
	}
	return out
}
