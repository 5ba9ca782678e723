package cli

import (
	"context"
	"fmt"
	"strings"

	"github.com/urfave/cli/v3"

	"hone"
	"hone/pass"
)

func (s *session) passesCommand() *cli.Command {
	return &cli.Command{
		Name:      "passes",
		Usage:     "list the passes and the standard pipelines",
		UsageText: "hone passes [--json]",
		Description: `Prints a line for each pass, its name first, with its parameters and what they are if nothing is set, and then
the levels with their pipelines, where @NAME is a point at which passes are inserted.

Examples:
  hone passes
  hone opt --passes 'mem2reg,fix(simplify,simplify-cfg,dce)' a.spv -o b.spv
                            fix(...) repeats passes until they change nothing
  hone opt --passes 'sroa(parts=16),mem2reg' a.spv -o b.spv
                            a parameter of a pass
  hone opt --passes 'O(ssa=mine),other' a.spv -o b.spv
                            a pass in each round of -O, and one behind it; -O --insert ssa=mine is the first of both`,
		Flags:  []cli.Flag{jsonFlag()},
		Action: s.listPasses,
	}
}

func (s *session) listPasses(_ context.Context, c *cli.Command) error {
	if c.Args().Present() {
		return usagef("passes: takes no operands, and there is %q", c.Args().First())
	}
	r, err := s.registry(hone.Options{})
	if err != nil {
		return err
	}
	if c.Bool("json") {
		list := passList{Passes: []passJSON{}, Levels: []levelJSON{}}
		for _, p := range r.Passes() {
			list.Passes = append(list.Passes, passJSONOf(p))
		}
		for _, l := range r.Levels() {
			list.Levels = append(list.Levels, levelJSON{l.Name, l.Doc, l.Pipeline})
		}
		return s.writeJSON(list)
	}
	width := 0
	for _, p := range r.Passes() {
		width = max(width, len(p.Name))
	}
	var out strings.Builder
	for _, p := range r.Passes() {
		fmt.Fprintf(&out, "%-*s  %s\n", width, p.Name, p.Doc)
		for _, x := range p.Parameters() {
			fmt.Fprintf(&out, "%-*s    %s\n", width, "", parameterHelp(x))
		}
	}
	out.WriteString("\n")
	for _, l := range r.Levels() {
		fmt.Fprintf(&out, "%-*s  %s: %s\n", width, levelOption(l.Name), l.Doc, l.Pipeline)
	}
	return s.write(std, []byte(out.String()))
}

// passList is the output of hone passes --json.
type passList struct {
	Passes []passJSON  `json:"passes"`
	Levels []levelJSON `json:"levels"`
}

type passJSON struct {
	Name       string          `json:"name"`
	Doc        string          `json:"doc"`
	Parameters []parameterJSON `json:"parameters"`
	Removes    []string        `json:"removes"` // features, as hone lower --list has them
	Costs      []string        `json:"costs"`   // how far results may move; none for an exact lowering
}

type parameterJSON struct {
	Name    string `json:"name"`
	Usage   string `json:"usage"`
	Doc     string `json:"doc"`
	Default string `json:"default"`
}

type levelJSON struct {
	Name     string `json:"name"`
	Doc      string `json:"doc"`
	Pipeline string `json:"pipeline"`
}

func passJSONOf(p *pass.Pass) passJSON {
	out := passJSON{Name: p.Name, Doc: p.Doc, Parameters: []parameterJSON{}, Removes: orEmpty(p.Removes()),
		Costs: orEmpty(p.CostTexts())}
	for _, x := range p.Parameters() {
		out.Parameters = append(out.Parameters, parameterJSON{x.Name, x.Usage, x.Doc, x.Default})
	}
	return out
}

// parameterHelp returns a line about a parameter of a pass: limit=N: what it is (50).
func parameterHelp(x pass.ParameterInfo) string {
	standard := x.Default
	if standard == "" {
		standard = `""`
	}
	return fmt.Sprintf("%s=%s: %s (%s)", x.Name, x.Usage, x.Doc, standard)
}
