package cli

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/urfave/cli/v3"

	"hone/internal/near"
	"hone/internal/wording"
	"hone/rewrite"
	"hone/rewrite/prove"
	"hone/rewrite/rules"
)

func (s *session) rulesCommand() *cli.Command {
	return &cli.Command{
		Name:      "rules",
		Usage:     "list rewrite rules, prove them, count how often they are applied",
		UsageText: "hone rules\nhone rules check [FILE...] [FLAG...]\nhone rules stats IN... [FLAG...]",
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
