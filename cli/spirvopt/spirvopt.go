// Package spirvopt takes the arguments of spirv-opt, spirv-dis and spirv-as, so that hone stands in their place where a
// build calls them by name. What an option is here stands in a table ([Flags]). The package knows passes by their text
// only. Messages and exit statuses are as those programs have them: 0 for success, and 1 for everything else.
package spirvopt

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"time"

	"hone"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
	"hone/spirv/asm"
)

// Tool is what a program runs with.
type Tool struct {
	Name           string // of the program, for messages
	Version        string // hone's
	Stdin          io.Reader
	Stdout, Stderr io.Writer
	Passes         []*pass.Pass                         // user-defined ones, for registries
	Write          func(name string, data []byte) error // writes a file; nil for [os.WriteFile]
}

// Peer is the version of SPIRV-Tools whose arguments these are.
const Peer = "2026.4"

// Programs are the names of the programs in whose place hone can stand.
var Programs = []string{"spirv-opt", "spirv-dis", "spirv-as"}

// Run runs one of [Programs] with its arguments and returns the exit status.
func (t *Tool) Run(program string, args []string) (status int) {
	defer func() {
		if r := recover(); r != nil {
			t.errorf("%s is at fault: %v\n%s", t.Name, r, debug.Stack())
			status = 1
		}
	}()
	switch program {
	case "spirv-dis":
		return t.disassemble(args)
	case "spirv-as":
		return t.assemble(args)
	}
	return t.optimize(args)
}

func (t *Tool) errorf(format string, args ...any) int {
	fmt.Fprintf(t.Stderr, "error: "+format+"\n", args...)
	return 1
}

// command is a command line of spirv-opt that was read.
type command struct {
	in, out    string
	steps      []step
	keep       []string // values of opt.Keep
	notes      []string // options without effect
	missing    []missing
	maxBound   uint64
	printAll   bool
	timeReport bool
	check      bool
	done       bool // there is nothing else to do, as after --help
}

// missing is an option without a counterpart, and its value.
type missing struct {
	flag  *Flag
	value string
}

// step is an option that runs a pipeline.
type step struct {
	flag, value, passes string
}

// optimize is spirv-opt.
func (t *Tool) optimize(args []string) int {
	c := command{maxBound: ir.MaxBound}
	if err := t.parse(&c, args, false); err != nil {
		return t.errorf("%v", err)
	}
	if c.done {
		return 0
	}
	if c.out == "" {
		return t.errorf("-o required")
	}
	p, err := t.pipeline(&c)
	if err != nil {
		return t.errorf("%v", err)
	}
	for _, n := range c.notes {
		fmt.Fprintf(t.Stderr, "warning: %s\n", n)
	}
	bin, err := t.readModule(c.in)
	if err != nil {
		return t.errorf("%v", err)
	}
	if bin, err = t.run(&c, p, bin); err != nil {
		return t.errorf("%s: %v", shown(c.in), err)
	}
	if err := t.writeFile(c.out, bin.Bytes()); err != nil {
		return t.errorf("could not open file '%s': %v", c.out, err)
	}
	return 0
}

// parse reads arguments. Those of a file are flags only.
func (t *Tool) parse(c *command, args []string, file bool) error {
	for i := 0; i < len(args) && !c.done; i++ {
		arg := args[i]
		if arg == "-" || !strings.HasPrefix(arg, "-") {
			switch {
			case file:
				return fmt.Errorf("%s is not a valid flag.  Flag passes should have the form '--pass_name[=pass_args]'", arg)
			case c.in != "":
				return errors.New("more than one input file specified")
			}
			c.in = arg
			continue
		}
		name, value, joined := strings.Cut(arg, "=")
		f := lookup(name)
		switch {
		case f == nil && strings.HasPrefix(arg, "--"):
			return fmt.Errorf("unknown flag '%s': --help lists those that there are", arg)
		case f == nil:
			return fmt.Errorf("%s is not a flag: it is -O, -Os, or begins with --", arg)
		case joined && (f.Argument == None || f.Argument == Next), !joined && f.Argument == Joined && !f.number:
			return fmt.Errorf("unknown flag '%s': --help lists those that there are", arg)
		case f.Argument == Next, f.Argument == Either && !joined:
			if i+1 == len(args) {
				return fmt.Errorf("expected an argument after %s", name)
			}
			i++
			value = args[i]
		}
		if err := f.checkValue(value, joined); err != nil {
			return err
		}
		if err := t.apply(c, f, value); err != nil {
			return err
		}
	}
	return nil
}

// checkValue returns an error for a number that is malformed, and for an empty value where the option needs a value.
func (f *Flag) checkValue(value string, joined bool) error {
	if f.filled && strings.TrimSpace(value) == "" {
		return fmt.Errorf("%s must have an argument that is not empty", f.Name)
	}
	if f.pattern != "" && !regexp.MustCompile(f.pattern).MatchString(value) {
		return fmt.Errorf("invalid argument for %s: %s", f.Name, value)
	}
	if !f.number || f.Argument == Optional && !joined {
		return nil
	}
	n, err := strconv.ParseUint(value, 0, 32)
	if err == nil && (n > 0 || !f.positive) {
		return nil
	}
	switch {
	case f.Argument == Optional:
		return fmt.Errorf("%s must have no arguments or a non-negative integer argument", f.Name)
	case f.positive:
		return fmt.Errorf("%s must have a positive integer argument", f.Name)
	}
	return fmt.Errorf("%s must have a non-negative integer argument", f.Name)
}

// apply does what an option says.
func (t *Tool) apply(c *command, f *Flag, value string) error {
	switch f.Kind {
	case Missing:
		if f.needs == nil {
			return fmt.Errorf("%s has no counterpart in hone: %s", f.Name, f.Why)
		}
		c.missing = append(c.missing, missing{f, value})
		return nil
	case Ignored:
		if f.Why != validator {
			c.notes = append(c.notes, f.Name+" has no effect: "+f.Why)
		}
		return nil
	case Runs:
		text := f.Passes
		if strings.Contains(text, "%s") {
			text = fmt.Sprintf(text, strconv.Quote(value))
		}
		c.steps = append(c.steps, step{f.Name, value, text})
		return nil
	}
	switch f.Name {
	case "-o":
		if c.out != "" {
			return errors.New("more than one output file specified")
		}
		c.out = value
	case "-h", "--help":
		t.help()
		c.done = true
	case "--version":
		t.version()
		c.done = true
	case "-Oconfig":
		args, err := readConfig(value)
		if err != nil {
			return err
		}
		return t.parse(c, args, true)
	case "--max-id-bound":
		if c.maxBound, _ = strconv.ParseUint(value, 0, 32); c.maxBound < ir.MaxBound {
			return errors.New("the max id bound must be at least 0x3FFFFF")
		}
	case "--preserve-bindings":
		c.keep = append(c.keep, "bindings")
	case "--preserve-interface":
		c.keep = append(c.keep, "interface")
	case "--preserve-spec-constants":
		c.keep = append(c.keep, "spec-constants")
	case "--print-all":
		c.printAll = true
	case "--target-env":
		if _, ok := asm.TargetVersion(value); !ok {
			return errors.New("invalid value passed to --target-env")
		}
	case "--time-report":
		c.timeReport = true
	case "--validate-after-all":
		c.check = true
	}
	return nil
}

// readConfig reads the options of a file: words, and comments from a # at the start of a line on.
func readConfig(name string) (args []string, err error) {
	data, err := os.ReadFile(name)
	if err != nil {
		return nil, fmt.Errorf("could not open file '%s' with the flags of -Oconfig: %v", name, err)
	}
	for line := range strings.Lines(string(data)) {
		if line = strings.TrimSpace(line); !strings.HasPrefix(line, "#") {
			args = append(args, strings.Fields(line)...)
		}
	}
	return args, nil
}

// pipeline returns what a command line asks for.
func (t *Tool) pipeline(c *command) (*pass.Pipeline, error) {
	r, err := hone.Options{Keep: strings.Join(c.keep, "+")}.NewRegistry(t.Passes...)
	if err != nil {
		return nil, err
	}
	if len(c.steps) == 0 {
		return nil, nil
	}
	var text []string
	for _, s := range c.steps {
		if _, err := r.Parse(s.passes); err != nil {
			return nil, fmt.Errorf("invalid argument for %s: %s", s.flag, s.value)
		}
		text = append(text, s.passes)
	}
	return r.Parse(strings.Join(text, ","))
}

// run runs a pipeline, nil for none.
func (t *Tool) run(c *command, p *pass.Pipeline, bin *spirv.Binary) (*spirv.Binary, error) {
	m, err := ir.Read(bin)
	if err != nil {
		return nil, err
	}
	defer m.Release()
	for _, x := range c.missing {
		if at := x.flag.needs(m, x.value); at != nil {
			return nil, fmt.Errorf("%s has no counterpart in hone: %w", x.flag.Name, ir.Faultf(at, "%s", x.flag.Why))
		}
	}
	o := pass.Options{Check: c.check}
	var report timeReport
	if c.timeReport {
		o.Observe = report.add
	}
	if c.printAll && p != nil {
		t.print("before the pipeline "+p.String(), m)
		o.After = func(name string, m *ir.Module) error {
			t.print("after pass "+name, m)
			return nil
		}
	}
	if p != nil {
		if _, err := p.Run(m, o); err != nil {
			return nil, err
		}
	}
	out, err := m.Write()
	if err != nil && p != nil {
		err = p.Attribute(m, o, err)
	}
	if err != nil {
		return nil, err
	}
	if c.printAll {
		t.print("after last pass", m)
	}
	if c.timeReport {
		report.print(t.Stderr)
	}
	if bound := uint64(out.Header().Bound); bound > c.maxBound {
		return nil, fmt.Errorf("the id bound is %d, more than %d", bound, c.maxBound)
	}
	return out, nil
}

// print writes the text of a module to standard error.
func (t *Tool) print(when string, m *ir.Module) {
	fmt.Fprintf(t.Stderr, "; IR %s\n", when)
	bin, err := m.Write()
	if err == nil {
		var text []byte
		if text, err = asm.Disassemble(bin, asm.Options{NoHeader: true, NoIndent: true}); err == nil {
			t.Stderr.Write(text)
		}
	}
	if err != nil {
		fmt.Fprintf(t.Stderr, "; %v\n", err)
	}
	fmt.Fprintln(t.Stderr)
}

// timeReport is what passes took, in the order in which they first ran.
type timeReport struct{ rows []timeRow }

type timeRow struct {
	name          string
	runs, changed int
	took          time.Duration
}

func (r *timeReport) add(run pass.Run) {
	i := slices.IndexFunc(r.rows, func(x timeRow) bool { return x.name == run.Pass })
	if i < 0 {
		i = len(r.rows)
		r.rows = append(r.rows, timeRow{name: run.Pass})
	}
	x := &r.rows[i]
	x.runs++
	x.took += run.Time
	if run.Changed {
		x.changed++
	}
}

func (r *timeReport) print(w io.Writer) {
	fmt.Fprintf(w, "%30s%12s%12s%14s\n", "PASS name", "runs", "changed", "WALL time ms")
	for _, x := range r.rows {
		fmt.Fprintf(w, "%30s%12d%12d%14.3f\n", x.name, x.runs, x.changed, float64(x.took)/1e6)
	}
}

// readModule reads a module, or the text of one.
func (t *Tool) readModule(name string) (*spirv.Binary, error) {
	data, err := t.readFile(name)
	if err != nil {
		return nil, err
	}
	if bin, err := spirv.Decode(data); err == nil {
		return bin, nil
	} else if len(data) == 0 || bytes.IndexByte(data, 0) >= 0 {
		return nil, fmt.Errorf("%s: %w", shown(name), err)
	}
	bin, err := asm.Assemble(data, asm.AssembleOptions{})
	if err != nil {
		return nil, fmt.Errorf("%s: it is no module, nor text of one: %w", shown(name), err)
	}
	return bin, nil
}

func (t *Tool) readFile(name string) ([]byte, error) {
	if name == "" || name == "-" {
		data, err := io.ReadAll(t.Stdin)
		if err != nil {
			err = fmt.Errorf("error reading standard input: %w", err)
		}
		return data, err
	}
	data, err := os.ReadFile(name)
	if errors.Is(err, os.ErrNotExist) {
		err = fmt.Errorf("file does not exist '%s'", name)
	}
	return data, err
}

func (t *Tool) writeFile(name string, data []byte) error {
	switch {
	case name == "-":
		_, err := t.Stdout.Write(data)
		return err
	case t.Write == nil:
		return os.WriteFile(name, data, 0o666)
	}
	if _, err := os.Stat(filepath.Dir(name)); err != nil { // folders are not made
		return err
	}
	return t.Write(name, data)
}

// shown is the name of an input in messages.
func shown(name string) string {
	if name == "" || name == "-" {
		return "standard input"
	}
	return name
}

// version says which program this is: scripts look for the version of SPIRV-Tools.
func (t *Tool) version() {
	fmt.Fprintf(t.Stdout, "hone %s, which takes the arguments of SPIRV-Tools v%s\n", t.Version, Peer)
}
