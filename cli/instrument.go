package cli

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/urfave/cli/v3"

	"hone"
	"hone/instrument"
	"hone/instrument/coverage"
	"hone/internal/wording"
	"hone/ir"
	"hone/pass"
)

func (s *session) instrumentCommand() *cli.Command {
	return &cli.Command{
		Name:      "instrument",
		Usage:     "make shaders report on themselves",
		UsageText: "hone instrument IN... [-o OUT] --feature LIST [FLAG...] | hone instrument --list",
		Description: `Each feature finds something that the shader does and appends a record to a buffer: hone report prints what is in
it. What the shader computes stays as it is. doc/instrumenting.md is the guide.

IN and OUT are as for the command opt.

Examples:
  hone instrument --list                            all features
  hone instrument a.spv -o b.spv --feature bounds   accesses out of bounds
  hone instrument a.spv -o b.spv --feature bounds,div --function 'light*' --set 3 --binding 0
                                                    in some functions, and the buffer is where it is said
  hone report b.spv dump.bin                        what the shader has reported
  hone opt a.spv -o b.spv --passes O,instrument-bounds
                                                    within a pipeline`,
		Flags: []cli.Flag{
			outputFlag("write to `FILE`, or to this folder: under the name of IN"),
			&cli.StringSliceFlag{Name: "feature", Usage: "report what the features of `LIST` find, such as bounds,loop-limit(limit=1000)"},
			&cli.BoolFlag{Name: "list", Usage: "list the features"},
			&cli.IntFlag{Name: "set", Usage: "the report buffer is in descriptor set `N`; a free one without this flag", OnlyOnce: true, HideDefault: true, Value: -1},
			&cli.IntFlag{Name: "binding", Usage: "the report buffer is at binding `N`, and counters, where there are both, at the next one; free ones without this flag", OnlyOnce: true, HideDefault: true, Value: -1},
			&cli.IntFlag{Name: "id", Usage: "records have the number `N`, to tell shaders apart that share a buffer", OnlyOnce: true, HideDefault: true},
			&cli.StringSliceFlag{Name: "function", Usage: "instrument functions of this `NAME` only; * stands for anything"},
			&cli.StringSliceFlag{Name: "entry", Usage: "instrument what entry points of this `NAME` reach; * stands for anything"},
			&cli.BoolFlag{Name: "check", Usage: "verify the module after each pass"},
			&cli.BoolFlag{Name: "verify", Usage: "run the shaders after each feature, and name the one that made them do something else"},
			&cli.StringFlag{Name: "remarks", Usage: "write to `FILE`, - for standard output, what features left alone and why; as YAML where the name ends in .yaml", OnlyOnce: true},
			grammarFlag(),
		},
		Action: s.instrument,
	}
}

func (s *session) instrument(ctx context.Context, c *cli.Command) error {
	if err := s.noStrayFlags(c); err != nil {
		return err
	}
	if err := s.loadGrammar(c); err != nil {
		return err
	}
	r, err := s.registry(hone.Options{})
	if err != nil {
		return err
	}
	if c.Bool("list") {
		if c.Args().Present() {
			return usagef("instrument: --list takes no operands, and there is %q", c.Args().First())
		}
		return s.listFeatures(r)
	}
	var features []string
	for _, list := range c.StringSlice("feature") {
		features = append(features, splitPasses(list)...)
	}
	if features == nil {
		return usagef("instrument: nothing is asked for; use --feature LIST, and --list lists the features")
	}
	for _, flag := range []string{"set", "binding", "id"} {
		if c.IsSet(flag) && c.Int(flag) < 0 {
			return usagef("instrument: --%s %d: want 0 or more", flag, c.Int(flag))
		}
	}
	for _, flag := range []string{"function", "entry"} {
		if c.IsSet(flag) && strings.TrimSpace(strings.Join(c.StringSlice(flag), "")) == "" {
			return usagef("instrument: --%s names nothing", flag)
		}
	}
	p, err := instrument.Options{Set: c.Int("set"), Binding: c.Int("binding"), ID: c.Int("id"),
		Functions: strings.Join(c.StringSlice("function"), " "), Entries: strings.Join(c.StringSlice("entry"), " "),
	}.Pipeline(r, features...)
	if err != nil {
		return usagef("instrument: %w", err)
	}
	o := &options{pipeline: p, instruments: true, check: c.Bool("check"), verify: c.Bool("verify"),
		remarks: c.String("remarks")}
	out := c.String("o")
	if c.IsSet("o") && out == "" {
		return usagef("instrument: -o names no file")
	}
	jobs, several, err := s.plan("instrument", operands(c), out)
	if err != nil {
		return err
	}
	o.quiet = !several && (jobs[0].out == "" || jobs[0].out == std)
	if o.remarks == std && o.quiet {
		return usagef("instrument: the module and the remarks can't both go to standard output; use -o FILE")
	}
	b := &batch{session: s, options: o, jobs: jobs, several: several}
	return b.run(ctx)
}

// listFeatures prints a line for each feature.
func (s *session) listFeatures(r *pass.Registry) error {
	width := 0
	var list []*pass.Pass
	for _, p := range r.Passes() {
		if short, ok := strings.CutPrefix(p.Name, instrument.Prefix); ok {
			list = append(list, p)
			width = max(width, len(short))
		}
	}
	common := map[string]bool{"set": true, "binding": true, "id": true, "functions": true, "entries": true}
	var out strings.Builder
	for _, p := range list {
		fmt.Fprintf(&out, "%-*s  %s\n", width, strings.TrimPrefix(p.Name, instrument.Prefix), p.Doc)
		for _, x := range p.Parameters() {
			if !common[x.Name] {
				fmt.Fprintf(&out, "%-*s    %s\n", width, "", parameterHelp(x))
			}
		}
	}
	return s.write(std, []byte(out.String()))
}

// watchFeatures makes a run tell what features say of the module as a whole: that nothing could be done, that they had
// to stop. What is returned tells of the module afterwards.
func watchFeatures(o *pass.Options) func(after *ir.Module) (explanation, error) {
	var notes []string
	o.Remark = both(o.Remark, func(r pass.Remark) {
		if r.ID == 0 && !r.Done {
			name, _, _ := strings.Cut(strings.TrimPrefix(r.Pass, instrument.Prefix), "(")
			notes = append(notes, wording.Printable(name+": "+r.Text)+"\n")
		}
	})
	return func(after *ir.Module) (explanation, error) {
		text, err := instrumented(after)
		return explanation{text: text + strings.Join(notes, "")}, err
	}
}

// instrumented returns what hone instrument tells of a module: where the buffer is, and how many sites there are.
func instrumented(m *ir.Module) (string, error) {
	counted := ""
	if c, err := instrument.ReadCounters(m); err == nil {
		counted = fmt.Sprintf("counters are in set %d, binding %d; %s\n", c.Set, c.Binding,
			wording.Plural(coverage.NewCounts(c.Functions).Bytes()/4, "counter"))
	}
	t, err := instrument.ReadTable(m)
	if err != nil && counted != "" {
		return counted, nil
	}
	if err != nil {
		return "nothing is instrumented: there is nothing to report on\n", nil
	}
	count := map[string]int{}
	for i := range t.Sites {
		count[t.Sites[i].Feature]++
	}
	var parts []string
	for _, name := range slices.Sorted(maps.Keys(count)) {
		parts = append(parts, fmt.Sprintf("%s %d", name, count[name]))
	}
	return fmt.Sprintf("reports go to set %d, binding %d; %s: %s\n", t.Set, t.Binding,
		wording.Plural(len(t.Sites), "site"), strings.Join(parts, ", ")) + counted, nil
}

func (s *session) reportCommand() *cli.Command {
	return &cli.Command{
		Name:      "report",
		Usage:     "print what an instrumented shader has reported",
		UsageText: "hone report SHADER... BUFFER [FLAG...]",
		Description: `SHADER is the module that hone instrument wrote, or what the optimizer made of it. BUFFER is a file with the bytes of
the report buffer after the shader has run. A line is printed for each site that has reported: what the first record
says, and how many there are. Several shaders that shared a buffer are told apart by the numbers that --id gave them.

Examples:
  hone report b.spv dump.bin
  hone report b.spv dump.bin --all                  each record
  hone report vs.spv fs.spv dump.bin                of two shaders
  hone run b.spv --in 1.0=zero:4096 --out 1.0=dump.bin && hone report b.spv dump.bin`,
		Flags: []cli.Flag{
			jsonFlag(),
			&cli.BoolFlag{Name: "all", Usage: "print each record, in the order in which they are there"},
			grammarFlag(),
		},
		Action: s.printReport,
	}
}

func (s *session) printReport(_ context.Context, c *cli.Command) error {
	if err := s.noStrayFlags(c); err != nil {
		return err
	}
	list := operands(c)
	if len(list) < 2 {
		return usagef("report: takes shaders and a buffer, and is given %s", wording.Plural(len(list), "operand"))
	}
	if err := s.loadGrammar(c); err != nil {
		return err
	}
	var tables []*instrument.Table
	buffer := list[len(list)-1]
	for _, name := range list[:len(list)-1] {
		if err := protect(shown(name), func() error {
			t, err := s.readTable(name)
			tables = append(tables, t)
			return err
		}); err != nil {
			return err
		}
	}
	for i, t := range tables {
		for k, other := range tables[:i] {
			if n, ok := inBoth(t, other); ok {
				return usagef("report: %s and %s have the number %d both, so nobody knows whose record it is; "+
					"hone instrument --id gives them others", shown(list[k]), shown(list[i]), n)
			}
		}
	}
	data, err := s.readBuffer(buffer)
	if err != nil {
		return err
	}
	r, err := instrument.NewReader(bytes.NewReader(data))
	if err != nil {
		return inputError(shown(buffer), cmp.Or(s.isCounters(list[:len(list)-1], data), err))
	}
	found, broken := readReport(tables, r, c.Bool("all"))
	if broken != nil || found.total == 0 && found.dropped == 0 {
		if err := s.isCounters(list[:len(list)-1], data); err != nil {
			return inputError(shown(buffer), err)
		}
	}
	if c.Bool("json") {
		err = s.writeJSON(found.json())
	} else {
		err = s.write(std, found.text(broken != nil))
	}
	if err == nil && broken != nil {
		err = inputError(shown(buffer), broken)
	}
	return err
}

// isCounters returns an error where a buffer, which holds no reports, may be the counters of a shader: it has room for
// these, zeros after them, and some counter is not 0.
func (s *session) isCounters(shaders []string, data []byte) error {
	used := len(bytes.TrimRight(data, "\x00"))
	if used == 0 {
		return nil
	}
	for _, name := range shaders {
		m, err := s.readModule(name)
		if err != nil {
			return err
		}
		c, err := instrument.ReadCounters(m)
		if err == nil && fits(coverage.NewCounts(c.Functions).Bytes(), used, len(data)) {
			return fmt.Errorf("the buffer has no reports, and may have the counters of %s, which are in set %d, binding %d: "+
				"hone coverage prints them", shown(name), c.Set, c.Binding)
		}
	}
	return nil
}

func fits(size, used, room int) bool { return used <= size && size <= room }

// readTable reads what an instrumented shader says of its records.
func (s *session) readTable(name string) (*instrument.Table, error) {
	m, err := s.readModule(name)
	if err != nil {
		return nil, err
	}
	t, err := instrument.ReadTable(m)
	if err != nil {
		if _, failed := instrument.ReadCounters(m); failed == nil {
			err = fmt.Errorf("%w; hone coverage prints its counters", err)
		}
		return nil, inputError(shown(name), err)
	}
	return t, nil
}

// inBoth returns the number of a shader that two tables have sites of.
func inBoth(x, y *instrument.Table) (number uint32, both bool) {
	of := map[uint32]bool{}
	for i := range x.Sites {
		of[x.Sites[i].Shader] = true
	}
	for i := range y.Sites {
		if number = y.Sites[i].Shader; of[number] {
			return number, true
		}
	}
	return 0, false
}
