package cli

import (
	"context"
	"fmt"
	"os/exec"
	"strings"

	"github.com/urfave/cli/v3"

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
		Description: `Proves each rule in the files, those of hone where no file is named, for the types that it claims: by all operands of few bits, by
special and random ones, and by z3 where that is installed. A wrong rule is shown with values for which its two sides
differ. The exit status is 0 if all are proven, 1 if one is wrong, 2 if a file does not parse, 3 if one is neither
proven nor wrong.

Examples:
  hone rules check my.rules
  hone rules check                      hone's own, which takes minutes`,
		Action: s.rulesCheck,
	}
}

// rulesCheck is hone rules check.
func (s *session) rulesCheck(ctx context.Context, c *cli.Command) error {
	if err := s.noStrayFlags(c); err != nil {
		return err
	}
	own := len(operands(c)) > 0
	list, err := s.readRules(operands(c))
	if err == nil && !own {
		list, err = rules.All()
	}
	if err != nil {
		return err
	}
	o := prove.Options{}
	if o.Z3, err = exec.LookPath("z3"); err != nil {
		fmt.Fprintf(s.stderr, "%s: z3 is not installed: less is proven without it\n", s.name)
	}
	verdicts, err := prove.All(ctx, list, o)
	if err != nil {
		return err
	}
	return s.printVerdicts(list, verdicts, own)
}

// printVerdicts prints a line for each rule that is not proven, where all are to be shown for every rule, and a summary.
// The error has the exit status that follows.
func (s *session) printVerdicts(list []*rewrite.Rule, verdicts []prove.Verdict, all bool) error {
	var out strings.Builder
	var count [3]int // by status
	for i, r := range list {
		v := verdicts[i]
		count[v.Status]++
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
	case count[prove.Unproven] > 0:
		return &severalError{StatusUndecided}
	}
	return nil
}
