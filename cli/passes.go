package cli

import (
	"context"
	"fmt"
	"strings"

	"github.com/urfave/cli/v3"

	"hone"
)

func (s *session) passesCommand() *cli.Command {
	return &cli.Command{
		Name:      "passes",
		Usage:     "list the passes and the standard pipelines",
		UsageText: "hone passes",
		Description: `Prints a line for each pass, its name first, and then the standard pipelines.

Examples:
  hone passes
  hone opt --passes 'mem2reg,fix(simplify,cfg,dce)' a.spv -o b.spv
                            fix(...) repeats passes until they change nothing`,
		Action: s.listPasses,
	}
}

func (s *session) listPasses(_ context.Context, c *cli.Command) error {
	if c.Args().Present() {
		return usagef("passes: takes no operands, and there is %q", c.Args().First())
	}
	r, err := s.registry()
	if err != nil {
		return err
	}
	width := 0
	for _, p := range r.Passes() {
		width = max(width, len(p.Name))
	}
	var out strings.Builder
	for _, p := range r.Passes() {
		fmt.Fprintf(&out, "%-*s  %s\n", width, p.Name, p.Doc)
	}
	out.WriteString("\n")
	for _, l := range hone.Levels {
		fmt.Fprintf(&out, "-%-*s  %s: %s\n", width-1, l.Name, l.Doc, l.Pipeline)
	}
	return s.write(std, []byte(out.String()))
}

// completePasses completes the name after --passes, and flags elsewhere.
func (s *session) completePasses(ctx context.Context, c *cli.Command) {
	words := operands(c) // the library leaves a flag among them whose value is missing
	if len(words) == 0 || words[len(words)-1] != "--passes" {
		cli.DefaultCompleteWithFlags(ctx, c)
		return
	}
	if r, err := s.registry(); err == nil {
		for _, p := range r.Passes() {
			fmt.Fprintf(s.stdout, "%s:%s\n", p.Name, p.Doc)
		}
	}
}
