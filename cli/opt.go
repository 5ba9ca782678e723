package cli

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/urfave/cli/v3"

	"hone"
	"hone/analysis/fastmath"
	"hone/ir"
	"hone/lower/target"
	"hone/pass"
	"hone/rewrite"
	"hone/vm/inputs"
)

func (s *session) optCommand() *cli.Command {
	return &cli.Command{
		Name:  "opt",
		Usage: "optimize modules",
		UsageText: "hone opt IN... [-o OUT] [-O | -Os | -O0 | -O=legalize | --passes LIST] " +
			"[--insert POINT=LIST]... [FLAG...]",
		Description: `IN is a module or its text, - for standard input, or a folder: then every file in it whose name ends in .spv
is optimized. For several modules OUT is a folder, which is made, and files keep their place below the folder they were
found in. Where the name of the output ends in .spvasm, text is written. Without -o the module goes to standard output.

Examples:
  hone opt shader.spv -o smaller.spv               make it fast
  hone opt -Os shader.spv -o shader.spv --stats    make it small, in place, and say what was gained
  hone opt shaders/ -o optimized/ --time           a folder, on all cores, and what took how long
  glslc -o - a.frag | hone opt - | spirv-val       from standard input to standard output
  hone opt -O=legalize a.spv -o b.spv              what must not be in variables, such as textures, goes
  hone opt a.spv -o b.spv --passes 'mem2reg,fix(simplify,simplify-cfg,dce)' --check
                                                   passes of your choice, verified after each
  hone opt a.spv -o b.spv --spec 0=true --spec size=16
                                                   specialization constants set, by SpecId or by name
  hone opt a.spv -o b.spv --fast-math=nsz,reassoc  results may be a little different
  hone opt a.spv -o b.spv -Os --insert late=mine   a pass of your own within a level: see doc/command.md
  hone opt a.spv --bisect './wrong.sh {}'          which transformation makes ./wrong.sh succeed`,
		Flags: append([]cli.Flag{
			outputFlag("write to `FILE`, or to this folder: under the name of IN"),
			speedFlag{&cli.GenericFlag{Name: "O", Value: new(levelForm), Usage: "make modules fast; this is what happens " +
				"without another level and --passes; -O=legalize makes legal what front ends of HLSL and Slang write"}},
			levelFlag{&cli.BoolFlag{Name: "Os", Usage: "make modules small"}},
			levelFlag{&cli.BoolFlag{Name: "O0", Usage: "leave modules as they are"}},
			&cli.StringFlag{Name: "passes", Usage: "run the pipeline `LIST`, such as 'mem2reg,fix(simplify,dce)' or O,mine; the command passes lists them", OnlyOnce: true},
			&cli.StringSliceFlag{Name: "insert", Usage: "insert passes into -O or -Os: `POINT=LIST`, where POINT is early, ssa (in each round of what is repeated) or late"},
			&cli.StringSliceFlag{Name: "spec", Usage: "set a specialization constant, by SpecId or name, before anything else: `ID=VALUE`; what follows from it is folded"},
			rulesFlag(),
			fastMathFlag("let passes change what floating-point operations compute, as far as `LIST` says: some of nsz, nnan, ninf, arcp, contract, reassoc and noftz, or all"),
			&cli.BoolFlag{Name: "check", Usage: "verify the module after each pass, and name the pass that broke it: definitions, control flow, and types of operands; decorations, interfaces and environments are spirv-val's"},
			&cli.BoolFlag{Name: "verify", Usage: "run the shaders after each pass that changed something, and name the pass that made them do something else"},
			verdictFlags()[0],
			verdictFlags()[1],
			&cli.BoolFlag{Name: "in-bounds", Usage: "with --verify, leave out runs in which the module accesses memory out of bounds"},
			&cli.BoolFlag{Name: "time", Usage: "print what each pass took, and how many transformations it made"},
			statsFlag{&cli.GenericFlag{Name: "stats", Value: new(statsForm),
				Usage: "print sizes before and after, as a table; --stats=json for machines, to standard output"}},
			&cli.StringFlag{Name: "remarks", Usage: "write to `FILE`, - for standard output, what passes left alone and why; as YAML, with what they did, where the name ends in .yaml", OnlyOnce: true},
			&cli.BoolFlag{Name: "ssa-names", Usage: "name values after the variables that they were in, with a number: a_1, a_2"},
			&cli.IntFlag{Name: "bisect-limit", Usage: "stop transformations after the first `N` of each module", OnlyOnce: true, HideDefault: true},
			targetFlag("make no operation that the target in `FILE`, or one of " + strings.Join(targetNames(), ", ") +
				", lacks: for a module that the command lower has made for it"),
			grammarFlag(),
		}, bisectFlags()...),
		Action: s.opt,
	}
}

// outputFlag is -o.
func outputFlag(usage string) cli.Flag {
	return &cli.StringFlag{Name: "o", Usage: usage, OnlyOnce: true}
}

// targetFlag is --target.
func targetFlag(usage string) cli.Flag {
	return &cli.StringFlag{Name: "target", Usage: usage, OnlyOnce: true}
}

// fastMathFlag is --fast-math.
func fastMathFlag(usage string) cli.Flag {
	return &cli.StringFlag{Name: "fast-math", Usage: usage, OnlyOnce: true}
}

// fastMath reads the value of --fast-math.
func fastMath(c *cli.Command) (fastmath.Flags, error) {
	if !c.IsSet("fast-math") {
		return 0, nil
	}
	f, err := fastmath.Parse(c.String("fast-math"))
	if err != nil {
		return 0, usagef("%s: --fast-math: %w", c.Name, err)
	}
	return f, nil
}

// statsFlag is --stats, with or without a form.
type statsFlag struct{ *cli.GenericFlag }

// String is the line of the help.
func (f statsFlag) String() string { return "--stats[=json]\t" + f.Usage }

// statsForm is the value of --stats.
type statsForm string

// Set implements the value of a flag; true is --stats without a form.
func (f *statsForm) Set(text string) error {
	switch text {
	case "true", statsTable:
		*f = statsTable
	case "false":
		*f = ""
	case statsJSON:
		*f = statsJSON
	default:
		return fmt.Errorf("want table or json, not %q", text)
	}
	return nil
}

// String implements the value of a flag.
func (f *statsForm) String() string { return string(*f) }

// Get implements the value of a flag.
func (f *statsForm) Get() any { return f }

// IsBoolFlag says that the form may be left out.
func (f *statsForm) IsBoolFlag() bool { return true }

// levelFlag is -Os or -O0, which the library would show as --Os and --O0.
type levelFlag struct{ *cli.BoolFlag }

func (f levelFlag) String() string {
	return strings.Replace(f.BoolFlag.String(), "--"+f.Name, "-"+f.Name, 1)
}

// speedFlag is -O, with or without the name of what is made instead.
type speedFlag struct{ *cli.GenericFlag }

// String is the line of the help.
func (f speedFlag) String() string { return "-O[=legalize]\t" + f.Usage }

// levelForm is the value of -O: the name of a level, "" where the flag is not given.
type levelForm string

// Set implements the value of a flag; true is -O alone.
func (f *levelForm) Set(text string) error {
	switch text {
	case "true":
		*f = "O"
	case "legalize":
		*f = "Legalize"
	default:
		return fmt.Errorf("want legalize, not %q", text)
	}
	return nil
}

// levelOption returns how a user asks for a level.
func levelOption(level string) string {
	if level == "Legalize" {
		return "-O=legalize"
	}
	return "-" + level
}

// String implements the value of a flag.
func (f *levelForm) String() string { return string(*f) }

// Get implements the value of a flag.
func (f *levelForm) Get() any { return f }

// IsBoolFlag says that the name may be left out.
func (f *levelForm) IsBoolFlag() bool { return true }

// options are what the flags of hone opt say.
type options struct {
	pipeline    *pass.Pipeline
	fastMath    fastmath.Flags
	rules       []string // files
	level       bool     // the pipeline is that of a level, with nothing inserted
	dry         bool     // nothing is written
	check       bool
	verify      bool
	json, junit string // files for what --verify finds out
	inBounds    bool
	time        bool
	stats       string // form, "" for none
	remarks     string // file, "" for none
	ssaNames    bool
	spec        []inputs.Assignment
	bisectLimit int
	transformed func(*ir.Module, pass.Transformation) // is told of each transformation, nil for nobody
	target      *target.Target                        // that hone opt optimizes for, nil for any
	targetFile  string                                // its name on the command line
	forbidden   *ir.Forbidden                         // what that lacks
	lowering    *lowering                             // of hone lower, else nil
	instruments bool                                  // hone instrument: what is reported where is told
	quiet       bool                                  // and that is not told, since the module goes to standard output
	mapFile     string                                // for what lowerings move, "" for none
}

func (s *session) opt(ctx context.Context, c *cli.Command) error {
	if err := s.noStrayFlags(c); err != nil {
		return err
	}
	o, err := s.optOptions(c)
	if err != nil {
		return err
	}
	if c.IsSet("bisect") {
		return s.bisect(ctx, c, o)
	}
	if c.IsSet("timeout") || c.IsSet("keep") {
		return usagef("opt: --timeout and --keep go with --bisect")
	}
	out := c.String("o")
	if c.IsSet("o") && out == "" {
		return usagef("opt: -o names no file")
	}
	jobs, several, err := s.plan("opt", operands(c), out)
	if err != nil {
		return err
	}
	if o.remarks == std && !several && (jobs[0].out == "" || jobs[0].out == std) {
		return usagef(
			"opt: the module and the remarks can't both go to standard output; use -o, or name a file for --remarks")
	}
	if o.stats == statsJSON && (o.remarks == std || !several && (jobs[0].out == "" || jobs[0].out == std)) {
		return usagef("opt: the statistics go to standard output as JSON, and nothing else can; use -o FILE")
	}
	if err := overwrites("opt", o.remarks, slices.Concat(c.StringSlice("grammar"), c.StringSlice("rules")),
		jobs); err != nil {
		return err
	}
	b := &batch{session: s, options: o, jobs: jobs, several: several}
	return b.run(ctx)
}

// overwrites finds files that the command would both read and write, or write twice, beside modules.
func overwrites(command, remarks string, read []string, jobs []job) error {
	for _, j := range jobs {
		if j.err != nil {
			continue
		}
		for _, r := range read {
			if sameFile(r, j.out) {
				return usagef("%s: the output of %s would overwrite %s, which is read", command, j.in, r)
			}
		}
		if remarks != "" && remarks != std && (canonical(remarks) == canonical(j.in) ||
			canonical(remarks) == canonical(j.out)) {
			return usagef("%s: the remarks would overwrite %s", command, remarks)
		}
	}
	for _, r := range read {
		if remarks != "" && remarks != std && sameFile(r, remarks) {
			return usagef("%s: the remarks would overwrite %s, which is read", command, r)
		}
	}
	return nil
}

// optOptions reads the flags but -o.
func (s *session) optOptions(c *cli.Command) (*options, error) {
	o := &options{
		check:       c.Bool("check"),
		verify:      c.Bool("verify"),
		json:        c.String("json"),
		junit:       c.String("junit"),
		inBounds:    c.Bool("in-bounds"),
		time:        c.Bool("time"),
		stats:       c.Value("stats").(*statsForm).String(),
		remarks:     c.String("remarks"),
		ssaNames:    c.Bool("ssa-names"),
		bisectLimit: c.Int("bisect-limit"),
		rules:       c.StringSlice("rules"),
	}
	if c.IsSet("remarks") && o.remarks == "" {
		return nil, usagef("opt: --remarks names no file")
	}
	if c.IsSet("bisect-limit") && o.bisectLimit < 1 {
		return nil, usagef("opt: --bisect-limit %d: want 1 or more", o.bisectLimit)
	}
	if (o.json != "" || o.junit != "") && !o.verify {
		return nil, usagef("opt: --json and --junit hold what --verify finds out, and are of no use without it")
	}
	if o.inBounds && !o.verify {
		return nil, usagef("opt: --in-bounds says what --verify compares, and is of no use without it")
	}
	var err error
	if o.spec, err = specFlag(c); err != nil {
		return nil, err
	}
	if o.fastMath, err = fastMath(c); err != nil {
		return nil, err
	}
	rules, err := s.readRules(c.StringSlice("rules"))
	if err != nil {
		return nil, err
	}
	if err := s.loadGrammar(c); err != nil {
		return nil, err
	}
	r, err := s.registry(hone.Options{FastMath: o.fastMath, Rules: rules})
	if err != nil {
		return nil, err
	}
	if name := c.String("target"); name != "" {
		if o.target, err = s.readTarget("opt", name, r); err != nil {
			return nil, err
		}
		o.targetFile = name
		if o.forbidden, err = o.target.Forbidden(r); err != nil {
			return nil, usagef("opt: the target %s: %w", o.target.Name, err)
		}
	}
	o.pipeline, err = chosenPipeline(c, r)
	o.level = !c.IsSet("passes") && !c.IsSet("insert")
	if err == nil {
		s.noteIdle(rules, o.pipeline)
	}
	return o, err
}

// noteIdle says which lowerings of a user's rules the pipeline does not run.
func (s *session) noteIdle(rules []*rewrite.Rule, p *pass.Pipeline) {
	runs := strings.FieldsFunc(p.String(), func(c rune) bool { return strings.ContainsRune("(),", c) })
	var idle []string
	for _, r := range rules {
		name := "lower-" + strings.ToLower(r.Name)
		if r.Lower && !slices.Contains(runs, name) && !slices.Contains(idle, name) {
			idle = append(idle, name)
		}
	}
	if len(idle) > 0 {
		fmt.Fprintf(s.stderr, "%s: note: lowerings run where they are named, and the pipeline has no %s; with -O and -Os: "+
			"--insert late=%s\n", s.name, strings.Join(idle, ", "), strings.Join(idle, ","))
	}
}

// chosenPipeline returns what the flags of levels, --passes and --insert say.
func chosenPipeline(c *cli.Command, r *pass.Registry) (*pass.Pipeline, error) {
	levels, level := 0, "O"
	for _, name := range []string{"O", "Os", "O0"} {
		if !c.IsSet(name) {
			continue
		}
		levels++
		if level = name; name == "O" {
			level = c.Value(name).(*levelForm).String()
		}
	}
	switch list := c.String("passes"); {
	case levels > 1:
		return nil, usagef("opt: only one of -O, -Os, -O0, -O=legalize and --passes may be given")
	case c.IsSet("passes") && levels > 0:
		return nil, usagef("opt: %s and --passes don't say which comes first: --passes %s runs the level and then the "+
			"others, and %s --insert POINT=%s runs them within it",
			levelOption(level), shellWord(level+","+list), levelOption(level), shellWord(list))
	case c.IsSet("passes") && c.IsSet("insert"):
		return nil, usagef("opt: --insert is for -O and -Os; in --passes the same is O(%s)",
			strings.Join(c.StringSlice("insert"), ","))
	}
	text := level
	if at := c.StringSlice("insert"); len(at) > 0 {
		for _, a := range at {
			if point, list, ok := strings.Cut(a, "="); !ok || point == "" || list == "" {
				return nil, usagef("opt: --insert %s: want POINT=LIST: the points of %s are %s", a, levelOption(level),
					strings.Join(r.ExtensionPoints(level), ", "))
			}
		}
		text = fmt.Sprintf("%s(%s)", level, strings.Join(at, ","))
	}
	if c.IsSet("passes") {
		text = c.String("passes")
	}
	p, err := r.Parse(text)
	if err != nil {
		return nil, usagef("opt: %w; see %s passes", err, c.Root().Name)
	}
	return p, nil
}

// noStrayFlags returns an error of usage if an operand looks like a flag: the library ends flags at the
// first operand such as -1. What follows -- may begin with a dash. A value that is
// empty, as one of a variable that a shell does not have, is an error, too.
func (s *session) noStrayFlags(c *cli.Command) error {
	list := operands(c)
	flags := len(list) - s.afterDashes()
	for i, a := range list {
		if len(a) > 1 && a[0] == '-' && i < flags {
			return usagef("%s: no flag is named %s; a file of that name is written ./%s, or behind --", commandName(c), a, a)
		}
		if a == "" {
			return usagef("%s: the name of an input is empty", commandName(c))
		}
	}
	for _, f := range c.Flags {
		text, isText := f.(*cli.StringFlag)
		// which say more
		if isText && c.IsSet(text.Name) && c.String(text.Name) == "" &&
			!slices.Contains([]string{"o", "remarks", "keep", "passes"}, text.Name) {
			return usagef("%s: --%s has no value", commandName(c), text.Name)
		}
	}
	return nil
}
