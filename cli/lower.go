package cli

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/urfave/cli/v3"

	"hone"
	"hone/ir"
	"hone/lower/target"
	"hone/pass"
)

func (s *session) lowerCommand() *cli.Command {
	return &cli.Command{
		Name:  "lower",
		Usage: "replace what a target lacks",
		UsageText: "hone lower IN... [-o OUT] [--target FILE] [--flags LIST] [--explain [--json]]\n" +
			"hone lower --list [--json]",
		Description: `Each flag is a lowering: it replaces an operation, a type or a part of the interface by others. They run in one
order, whichever they are named in, so that nothing needs a second run. A target is a file in YAML that says what a
driver lacks, with its limits and faults, or one of ` + strings.Join(targetNames(), ", ") + `; the lowerings that are needed
for it are chosen. What none can replace is an error that says where it stands, and nothing is written. doc/targets.md
says how a target is written.

IN and OUT are as for the command opt.

Examples:
  hone lower --list                                 all flags
  hone lower a.spv -o b.spv --flags mod-to-floor,fma-to-mul-add
  hone lower a.spv -o b.spv --target mobile --explain
                                                    what was changed, and why
  hone lower a.spv --target driver.yaml --explain   the same, and nothing is written
  hone opt a.spv -o b.spv --passes O,lower-exp-to-exp2,dce
                                                    within a pipeline`,
		Flags: []cli.Flag{
			outputFlag("write to `FILE`, or to this folder: under the name of IN"),
			targetFlag("lower for the target that `FILE` describes, or for one of " + strings.Join(targetNames(), ", ")),
			&cli.StringSliceFlag{Name: "flags", Usage: "run the lowerings of `LIST`, such as sub-to-add-neg,bound-loops(limit=1000)"},
			&cli.BoolFlag{Name: "list", Usage: "list the flags, and what each leaves none of"},
			jsonFlag(),
			&cli.BoolFlag{Name: "report-precision", Usage: "say where floats of 16 bits would lose range or precision if relaxed-to-half made them of what is RelaxedPrecision; nothing is written"},
			&cli.BoolFlag{Name: "explain", Usage: "say what was changed, and why; without -o nothing is written"},
			&cli.StringFlag{Name: "remarks", Usage: "write to `FILE`, - for standard output, what lowerings left alone and why; as YAML, with what they did, where the name ends in .yaml", OnlyOnce: true},
			&cli.StringFlag{Name: "map", Usage: "write to `FILE` where the module has what IN has elsewhere, for hone check --map", OnlyOnce: true},
			fastMathFlag("let lowerings change what floating-point operations compute, as far as `LIST` says"),
			rulesFlag(),
			&cli.BoolFlag{Name: "check", Usage: "verify the module after each lowering"},
			&cli.BoolFlag{Name: "verify", Usage: "run the shaders after each lowering, and name the one that made them do something else"},
			grammarFlag(),
		},
		Action: s.lower,
	}
}

// lowering is what hone lower does with modules, beside running a pipeline.
type lowering struct {
	target  *target.Target // with the flags of --flags; one without a name is made of them alone
	steps   []target.Step
	explain bool
	json    bool // the explanation is printed as JSON
	reports bool // only what passes remark is of interest
}

func (s *session) lower(ctx context.Context, c *cli.Command) error {
	if err := s.noStrayFlags(c); err != nil {
		return err
	}
	o := &options{check: c.Bool("check"), verify: c.Bool("verify"), rules: c.StringSlice("rules"),
		remarks: c.String("remarks")}
	if c.Bool("json") && !c.Bool("list") && !c.Bool("explain") {
		return usagef("lower: --json goes with --list or --explain")
	}
	if c.IsSet("remarks") && o.remarks == "" {
		return usagef("lower: --remarks names no file")
	}
	var err error
	if o.fastMath, err = fastMath(c); err != nil {
		return err
	}
	rules, err := s.readRules(o.rules)
	if err != nil {
		return err
	}
	if err := s.loadGrammar(c); err != nil {
		return err
	}
	r, err := s.registry(hone.Options{FastMath: o.fastMath, Rules: rules})
	if err != nil {
		return err
	}
	if c.Bool("list") {
		if c.Args().Present() {
			return usagef("lower: --list takes no operands, and there is %q", c.Args().First())
		}
		return s.listLowerings(r, c.Bool("json"))
	}
	if o.lowering, err = s.chosenLowerings(c, r); err != nil {
		return err
	}
	o.pipeline = target.Pipeline(r, o.lowering.steps)
	out := c.String("o")
	if c.IsSet("o") && out == "" {
		return usagef("lower: -o names no file")
	}
	o.dry = o.lowering.explain && out == "" || o.lowering.reports
	if o.lowering.reports && out != "" {
		return usagef("lower: --report-precision writes no module, and -o names one")
	}
	if o.lowering.explain && out == std {
		return usagef("lower: the module and the explanation can't both go to standard output; use -o FILE")
	}
	if o.dry {
		out = std
	}
	list := operands(c)
	jobs, several, err := s.plan("lower", list, out)
	if err != nil {
		return err
	}
	if o.mapFile = c.String("map"); c.IsSet("map") && (o.mapFile == "" || several) {
		return usagef("lower: --map takes a file, and there is one for one IN")
	}
	if o.remarks == std && !o.dry && !several && (jobs[0].out == "" || jobs[0].out == std) {
		return usagef("lower: the module and the remarks can't both go to standard output; use -o FILE")
	}
	if err := overwrites("lower", o.remarks, slices.Concat(c.StringSlice("grammar"), c.StringSlice("rules")),
		jobs); err != nil {
		return err
	}
	b := &batch{session: s, options: o, jobs: jobs, several: several}
	return b.run(ctx)
}

// chosenLowerings reads --target and --flags.
func (s *session) chosenLowerings(c *cli.Command, r *pass.Registry) (*lowering, error) {
	t := &target.Target{}
	l := &lowering{target: t, explain: c.Bool("explain"), json: c.Bool("json")}
	if c.Bool("report-precision") {
		if c.IsSet("target") || c.IsSet("flags") || l.explain {
			return nil, usagef("lower: --report-precision stands alone: it says what relaxed-to-half would do")
		}
		l.reports = true
		t.Flags = []target.Flag{{Text: "relaxed-to-half"}}
		var err error
		l.steps, err = t.Plan(r)
		return l, err
	}
	if name := c.String("target"); name != "" {
		var err error
		if t, err = s.readTarget("lower", name, r); err != nil {
			return nil, err
		}
		l.target = t
	}
	for _, list := range c.StringSlice("flags") {
		p, err := parseFlags(r, list)
		if err != nil {
			return nil, usagef("lower: --flags: %w; --list lists them", err)
		}
		for _, x := range p {
			t.Flags = append(t.Flags, target.Flag{Text: x})
		}
	}
	if c.String("target") == "" && len(t.Flags) == 0 {
		return nil, usagef("lower: nothing is asked for; use --flags LIST or --target FILE, and --list lists the flags")
	}
	var err error
	if l.steps, err = t.Plan(r); err != nil {
		if t.Name != "" {
			return nil, usagef("lower: the target %s: %w", l.target.Name, err)
		}
		return nil, usagef("lower: %w", err)
	}
	return l, nil
}

// parseFlags splits a list of flags at the commas that are in no parentheses, and looks each up.
func parseFlags(r *pass.Registry, list string) (flags []string, err error) {
	for _, f := range splitPasses(list) {
		if f == "" {
			return nil, fmt.Errorf("an item of %q is empty", list)
		}
		if _, err := target.One(r, f); err != nil {
			return nil, err
		}
		flags = append(flags, f)
	}
	return flags, nil
}

// splitPasses splits a list of passes at the commas that are neither in parentheses nor in quotation marks.
func splitPasses(list string) (names []string) {
	depth, quoted, from := 0, false, 0
	for i, c := range list {
		switch {
		case c == '"':
			quoted = !quoted
		case quoted:
		case c == '(':
			depth++
		case c == ')':
			depth--
		case c == ',' && depth <= 0:
			names = append(names, strings.TrimSpace(list[from:i]))
			from = i + 1
		}
	}
	return append(names, strings.TrimSpace(list[from:]))
}

// lowerings is the output of hone lower --list --json.
type lowerings struct {
	Lowerings []passJSON `json:"lowerings"`
}

// listLowerings prints a line for each flag.
func (s *session) listLowerings(r *pass.Registry, asJSON bool) error {
	var list []*pass.Pass
	width := 0
	for _, p := range r.Passes() {
		if target.IsLowering(p) {
			list = append(list, p)
			width = max(width, len(target.Short(p.Name)))
		}
	}
	if asJSON {
		all := lowerings{[]passJSON{}}
		for _, p := range list {
			x := passJSONOf(p)
			x.Name = target.Short(p.Name)
			x.Parameters = slices.DeleteFunc(x.Parameters, func(p parameterJSON) bool { return p.Name == fastMathParameter })
			all.Lowerings = append(all.Lowerings, x)
		}
		return s.writeJSON(all)
	}
	var out strings.Builder
	for _, p := range list {
		fmt.Fprintf(&out, "%-*s  %s", width, target.Short(p.Name), p.Doc)
		if all := p.RemovesAll(); len(all) > 0 {
			fmt.Fprintf(&out, "; leaves no %s", strings.Join(all, ", "))
		}
		if unused := p.RemovesUnused(); len(unused) > 0 {
			fmt.Fprintf(&out, "; leaves no unused %s", strings.Join(unused, ", "))
		}
		if costs := p.CostTexts(); costs != nil {
			fmt.Fprintf(&out, "; costs: %s", strings.Join(costs, "; "))
		}
		out.WriteString("\n")
		for _, x := range p.Parameters() {
			if x.Name != fastMathParameter {
				fmt.Fprintf(&out, "%-*s    %s\n", width, "", parameterHelp(x))
			}
		}
	}
	return s.write(std, []byte(out.String()))
}

// fastMathParameter is what --fast-math sets, in whichever lowering has it.
const fastMathParameter = "fast-math"

// explanation is the text that hone lower or hone instrument prints on a module, with the data of --explain.
type explanation struct {
	text      string
	explained bool // the fields below are set
	effects   []target.Effect
	idle      []string
}

// begin is called with a module before the pipeline, for what the command tells beside the module: see lowering.begin.
func (o *options) begin(m *ir.Module, run *pass.Options, file string) func(after *ir.Module) (explanation, error) {
	if o.instruments && !o.quiet {
		return watchFeatures(run)
	}
	return o.lowering.begin(m, run, file)
}

// begin is called with a module before lowerings. What it returns is called with the module after them; it returns the
// explanation, and an error if the target does not take the module.
func (l *lowering) begin(m *ir.Module, o *pass.Options, file string) func(after *ir.Module) (explanation, error) {
	if l == nil {
		return func(*ir.Module) (explanation, error) { return explanation{}, nil }
	}
	if l.reports {
		var lines []string
		o.Remark = func(r pass.Remark) { lines = append(lines, strings.TrimPrefix(r.String(), r.Pass+": ")+"\n") }
		return func(*ir.Module) (explanation, error) {
			if lines == nil {
				return explanation{text: "nothing would lose range, as far as constants and conversions show\n"}, nil
			}
			return explanation{text: strings.Join(lines, "")}, nil
		}
	}
	var e *target.Explanation
	if l.explain {
		e = target.Explain(m, l.steps)
		o.Done = both(o.Done, e.Done)
	}
	var declined target.Declined
	o.Remark = both(o.Remark, declined.Remark)
	return func(after *ir.Module) (told explanation, err error) {
		if l.explain {
			told.text, told.explained = e.Text(&declined), true
			told.effects, told.idle = e.Effects(&declined)
		}
		if err := l.target.Check(after, l.steps, &declined); err != nil {
			return told, &failure{status: StatusUndecided, file: file, err: err}
		}
		return told, nil
	}
}

// lowersFor returns the name of the target that modules are lowered for, "" for none.
func (b *batch) lowersFor() string {
	if b.lowering == nil || b.lowering.target == nil {
		return ""
	}
	return b.lowering.target.Name
}

// both returns what calls two functions, of which the first may be nil.
func both(first, second func(pass.Remark)) func(pass.Remark) {
	if first == nil {
		return second
	}
	return func(r pass.Remark) {
		first(r)
		second(r)
	}
}

// explainedModules is the output of hone lower --explain --json.
type explainedModules struct {
	Modules []explainedModule `json:"modules"`
}

type explainedModule struct {
	File      string       `json:"file"`
	Lowerings []effectJSON `json:"lowerings"`
	Idle      []string     `json:"idle"` // lowerings without an effect
}

type effectJSON struct {
	Name      string   `json:"name"`
	Doc       string   `json:"doc"`
	Why       []string `json:"why"`
	Costs     []string `json:"costs"`
	Had       []string `json:"had"`
	Done      []string `json:"done"`
	LeftAlone []string `json:"left_alone"`
}

func effectsOf(list []target.Effect) []effectJSON {
	out := []effectJSON{}
	for _, x := range list {
		out = append(out, effectJSON{x.Name, x.Doc, orEmpty(x.Why), orEmpty(x.Costs),
			orEmpty(x.Had), orEmpty(x.Done), orEmpty(x.LeftAlone)})
	}
	return out
}
