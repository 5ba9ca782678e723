package cli

import (
	"context"
	"fmt"
	"os/exec"
	"strings"

	"github.com/urfave/cli/v3"

	"hone/internal/system"
	"hone/internal/wording"
	"hone/rewrite"
	"hone/rewrite/prove"
	"hone/rewrite/rules"
)

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
	return s.printVerdicts(list, verdicts, known, own)
}

// printVerdicts prints what became of each rule that is not proven, of every one if all is true, and a summary. The
// error has the exit status that follows: that of a rule that was known not to be provable is none.
func (s *session) printVerdicts(list []*rewrite.Rule, verdicts []prove.Verdict, known prove.Proofs, all bool) error {
	var out strings.Builder
	var count [3]int // by status
	surprises := 0
	for i, r := range list {
		v := verdicts[i]
		count[v.Status]++
		if _, listed := known.Of(r); v.Status == prove.Unproven && !listed {
			surprises++
		}
		if v.Status == prove.Proven && !all {
			continue
		}
		fmt.Fprintf(&out, "%s: %s\n    %s\n", r.Place(), r, v)
	}
	fmt.Fprintf(&out, "%s: %d proven, %d wrong, %d not proven\n", wording.Plural(len(list), "rule"), count[prove.Proven],
		count[prove.Wrong], count[prove.Unproven])
	if err := s.write(std, []byte(out.String())); err != nil {
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
