package cli

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/urfave/cli/v3"

	"hone/internal/wording"
	"hone/ir"
	"hone/vm"
	"hone/vm/inputs"
	"hone/vm/layout"
)

func (s *session) runCommand() *cli.Command {
	return &cli.Command{
		Name:      "run",
		Usage:     "run a shader",
		UsageText: "hone run IN [--groups X,Y,Z] [--in BINDING=SOURCE]... [--out BINDING[=FILE]]... [FLAG...]",
		Description: `IN is a module or its text, - for standard input, or a file of inputs in YAML that names one.

BINDING is set.binding, or the name of the variable or of its block; of a kernel it is arg.0 or the name of the parameter. SOURCE is one of
  data.bin           the bytes of a file
  @numbers.txt       a file of numbers as text, each of the type that the shader has there
  values:1,2.5,-3    numbers, each of the type that the shader has there
  f32:0.5,inf,1e-3   numbers of one type without gaps: i8 to i64 u8 to u64 e4m3 e5m2 f16 bf16 f32 f64
  hex:00ff           bytes
  zero:1024          so many bytes that are 0
A list may hold 0*256, which is 256 zeros; 0..255; 0..1:0.25; -1..1:random7*256, which is 256 random numbers of seed 7; @numbers.txt; and another type: f32:1,2,u8:3,zero:3. A buffer of a
fixed size that is not given is zeros. Of local memory that a kernel is given only the size counts: --in arg.2=zero:256. Without --out, the buffers that changed are printed in short. A part of a buffer is printed by
its name, such as --out 'result.squares[100..120]', or by its bytes: --out 0.1+400.

Examples:
  hone run square.spv --groups 4 --in 0.0=@numbers.txt --in 0.1=f32:0*256 --out 0.1
  hone run blur.spv --groups 8,8 --in image=photo.bin --out result=blurred.bin
  hone run square.spv --in 0.0=values:1..10 --spec scale=2.5 --push u32:10 --profile
  hone run square.spv --in 0.0=values:1..10 --push radius=3 --push color=1,0.5,0
  hone run square.spv --in 0.0=values:1..10 --trace=3     what invocation 3 does, step by step
  hone run inputs.yaml                                    all of this in a file: see doc/command.md
  hone run sky.frag.spv --image sky.png --size 640x480    the picture that a fragment shader draws
  hone run lit.frag.spv --vertex lit.vert.spv --mesh cube --image cube.png`,
		Flags: append([]cli.Flag{
			&cli.StringFlag{Name: "entry", Usage: "run the entry point `NAME`", OnlyOnce: true},
			&cli.StringFlag{Name: "groups", Usage: "run `X,Y,Z` workgroups; 1 of each if it is left out", OnlyOnce: true},
			&cli.StringFlag{Name: "local", Usage: "a workgroup of a kernel that leaves it open has `X,Y,Z` invocations; 32,1,1 or what its hint says if it is left out", OnlyOnce: true},
			&cli.StringFlag{Name: "offset", Usage: "the global ids of a kernel begin at `X,Y,Z`", OnlyOnce: true},
			&cli.StringSliceFlag{Name: "in", Usage: "bind a buffer: `BINDING=SOURCE`"},
			&cli.StringSliceFlag{Name: "out", Usage: "print a buffer, or write it to a file: `BINDING[=FILE]`; =@FILE writes numbers as text"},
			&cli.StringSliceFlag{Name: "spec", Usage: "set a specialization constant, by SpecId or name: `ID=VALUE`"},
			&cli.StringSliceFlag{Name: "push", Usage: "the push constants are `SOURCE`; MEMBER=LIST gives numbers to one of them by its name, and may be there several times"},
			&cli.StringSliceFlag{Name: "memory", Usage: "put memory at an address, for buffer references: `ADDRESS=SOURCE`; --out ADDRESS prints it"},
			&cli.StringFlag{Name: "inputs", Usage: "take what flags don't say from the YAML `FILE`", OnlyOnce: true},
			&cli.IntFlag{Name: "subgroup", Usage: "a subgroup has `N` invocations, 1 to 64; 32 if it is left out", OnlyOnce: true, HideDefault: true},
			&cli.StringFlag{Name: "steps", Usage: "stop after `N` instructions of a workgroup; 2^32 if it is left out", OnlyOnce: true},
			&cli.IntFlag{Name: "workers", Usage: "run `N` workgroups at a time; as many as there are cores if it is left out", OnlyOnce: true, HideDefault: true},
			optionalFlag{&cli.GenericFlag{Name: "trace", Value: &traceFlag{}, Usage: "print each instruction that is executed, with its values; of one invocation, if its global id `X,Y,Z` is given", OnlyOnce: true, HideDefault: true}},
			&cli.BoolFlag{Name: "profile", Usage: "print what was executed: by class of instructions, and the lines or blocks that weigh most"},
			grammarFlag(),
		}, pictureFlags()...),
		Action: s.runShader,
	}
}

// runShader is hone run.
func (s *session) runShader(_ context.Context, c *cli.Command) error {
	if err := s.noStrayFlags(c); err != nil {
		return err
	}
	file, err := operand(c)
	if err != nil {
		return err
	}
	if err := s.loadGrammar(c); err != nil {
		return err
	}
	picture, err := s.pictureOptions(c)
	if err != nil {
		return err
	}
	in, err := s.chosenInputs(c, file)
	if err != nil {
		return err
	}
	return protect(shown(in.Shader), func() error { return s.execute(c, in, picture) })
}

// execute runs a shader on inputs, and draws a picture if one is asked for.
func (s *session) execute(c *cli.Command, in *inputs.File, picture *pictureOptions) error {
	f, err := s.readFile(in.Shader)
	if err != nil {
		if in.ShaderAt != "" && errors.Is(err, fs.ErrNotExist) {
			return &failure{status: StatusInput, err: fmt.Errorf("%s%w", in.ShaderAt, err)}
		}
		return err
	}
	m, err := f.module()
	if err != nil {
		return err
	}
	defer m.Release()
	if picture != nil {
		return s.draw(picture, in, f, m)
	}
	trace := c.Generic("trace").Get().(*traceFlag)
	o, notes, err := in.Options(m)
	if err != nil {
		return inputFailure(err)
	}
	o.Trace = trace.given
	p, err := vm.Compile(m, o)
	if err != nil {
		runs := slices.DeleteFunc(vm.EntryPoints(m), func(e vm.EntryPoint) bool { return !e.Runs() })
		if o.Entry == "" && len(runs) > 1 {
			err = fmt.Errorf("%w; --entry names one", err)
		}
		return compileError(f, err)
	}
	b := inputs.NewBinder(in, p, s.read)
	b.Notes = notes
	r := &shaderRun{session: s, Binder: b, module: m, program: p, workers: c.Int("workers"), profile: c.Bool("profile"),
		trace: trace}
	return r.run()
}

// compileError words why a shader can't be run.
func compileError(f *moduleFile, err error) error {
	var u *vm.Unsupported
	if !errors.As(err, &u) {
		return f.wrong(err)
	}
	fail := &failure{status: StatusUndecided, file: f.name, err: err}
	if len(u.Reasons) > 1 {
		fail.err = fmt.Errorf("cannot run the shader, for %d reasons", len(u.Reasons))
		fail.detail = strings.Join(u.Reasons, "\n")
	}
	return fail
}

// shaderRun is one run of a shader.
type shaderRun struct {
	*session
	*inputs.Binder
	module  *ir.Module
	program *vm.Program
	workers int
	profile bool
	trace   *traceFlag

	undefined []vm.Store      // what depends on undefined values
	regions   []layout.Region // that Region of these counts
}

func (r *shaderRun) run() error {
	if err := r.checkTrace(); err != nil {
		return err
	}
	in, err := r.Inputs()
	if err != nil {
		return inputFailure(err)
	}
	in.Workers = r.workers
	outputs, err := r.outputs()
	if err != nil {
		return err
	}
	r.printNotes()
	var t *tracer
	if r.trace.given {
		t = r.newTracer()
		in.Trace = t.trace()
	}
	running := r.watch(in)
	result, err := r.program.Run(*in)
	running()
	if t != nil {
		if err := t.out.Flush(); err != nil {
			return inputError("standard output", err)
		}
	}
	if result != nil {
		r.printReports(result.Reports)
	}
	if result != nil && r.profile {
		r.printProfile(result)
	}
	var dead *vm.Deadlock
	switch {
	case errors.As(err, &dead):
		return inputError(shown(r.File.Shader), r.deadlock(dead))
	case errors.Is(err, vm.ErrSteps):
		return inputError(shown(r.File.Shader), fmt.Errorf("%w; --steps sets the limit", err))
	case err != nil:
		return inputError(shown(r.File.Shader), err)
	}
	r.undefined, r.regions = r.undefinedStores(*in, result), in.Regions
	return r.write(outputs)
}

// watch says that the shader still runs, but for one that is traced, which shows it.
func (r *shaderRun) watch(in *vm.Inputs) (ended func()) {
	if r.trace.given {
		return func() {}
	}
	all := max(in.Groups[0], 1) * max(in.Groups[1], 1) * max(in.Groups[2], 1)
	workgroups := "1 workgroup"
	if all > 1 {
		workgroups = wording.Grouped(all) + " workgroups"
	}
	return r.session.watch(in, func(n int) string {
		return fmt.Sprintf("still running: %s of %s ended; --steps N stops after N instructions of one", wording.Grouped(n),
			workgroups)
	})
}

// watch says on standard error how many workgroups have ended when a shader has run for some seconds, since nothing
// else tells it from one that hangs. What it returns is to be called when the shader has ended.
func (s *session) watch(in *vm.Inputs, note func(workgroups int) string) (ended func()) {
	var count atomic.Int64
	in.Progress = &count
	timer := time.NewTimer(cmp.Or(s.patience, 5*time.Second))
	stop := make(chan struct{})
	var wg sync.WaitGroup
	wg.Go(func() {
		select {
		case <-timer.C:
			fmt.Fprintf(s.stderr, "%s: note: %s\n", s.name, note(int(count.Load())))
		case <-stop:
			timer.Stop()
		}
	})
	return func() {
		close(stop)
		wg.Wait()
	}
}

func (r *shaderRun) printNotes() {
	for _, n := range r.Notes {
		fmt.Fprintf(r.stderr, "%s: note: %s\n", r.name, n)
	}
	r.Notes = nil
}

// chosenInputs joins what a file of inputs and flags say. A flag counts more than the file.
func (s *session) chosenInputs(c *cli.Command, file string) (*inputs.File, error) {
	in := &inputs.File{}
	var err error
	switch {
	case isInputs(file) && c.IsSet("inputs"):
		return nil, usagef("run: %s and --inputs %s are both files of inputs", file, c.String("inputs"))
	case isInputs(file):
		if in, err = s.readInputs(file); err == nil && in.Shader == "" {
			return nil, inputError(file, fmt.Errorf("it names no shader: want an entry such as \"shader: blur.spv\", or %s "+
				"run SHADER --inputs %s", s.name, shellWord(file)))
		}
	case c.IsSet("inputs"):
		if in, err = s.readInputs(c.String("inputs")); err == nil {
			in.Shader, in.ShaderAt = file, ""
		}
	default:
		in.Shader = file
	}
	if err != nil {
		return nil, err
	}
	return in, addFlags(in, c)
}

// isInputs reports whether an operand is a file of inputs, by its name.
func isInputs(file string) bool {
	ext := strings.ToLower(filepath.Ext(file))
	return ext == ".yaml" || ext == ".yml"
}

// readInputs reads a file of inputs.
func (s *session) readInputs(file string) (*inputs.File, error) {
	d, err := s.readYAML(file)
	if err != nil {
		return nil, err
	}
	in, err := inputs.Decode(d)
	return in, inputFailure(err)
}

// addFlags adds what flags say.
func addFlags(in *inputs.File, c *cli.Command) (err error) {
	if c.IsSet("entry") {
		in.Entry = c.String("entry")
	}
	if c.IsSet("groups") {
		if in.Groups, err = inputs.ParseGroups(c.String("groups")); err != nil {
			return usagef("run: --groups %w", err)
		}
	}
	if c.IsSet("local") {
		if in.Local, err = inputs.ParseLocal(c.String("local")); err != nil {
			return usagef("run: --local %w", err)
		}
	}
	if c.IsSet("offset") {
		if in.Offset, err = inputs.ParseOffset(c.String("offset")); err != nil {
			return usagef("run: --offset %w", err)
		}
	}
	if c.IsSet("subgroup") {
		if in.Subgroup = c.Int("subgroup"); in.Subgroup < 1 || in.Subgroup > 64 {
			return usagef("run: --subgroup %d: want 1 to 64", in.Subgroup)
		}
	}
	if c.IsSet("workers") && c.Int("workers") < 1 {
		return usagef("run: --workers %d: want 1 or more", c.Int("workers"))
	}
	if c.IsSet("steps") {
		if in.Steps, err = inputs.ParseSteps(c.String("steps")); err != nil {
			return usagef("run: --steps %w", err)
		}
	}
	if err := pushFlags(in, c.StringSlice("push")); err != nil {
		return err
	}
	for _, list := range []struct {
		flag string
		to   *[]inputs.Assignment
		want string
	}{{"in", &in.In, "BINDING=SOURCE, where SOURCE is " + inputs.SourceSyntax}, {"spec", &in.Spec, "ID=VALUE"},
		{"memory", &in.Memory, "ADDRESS=SOURCE, where SOURCE is " + inputs.SourceSyntax},
		{"out", &in.Out, "BINDING or BINDING=FILE"}} {
		given := map[string]bool{}
		if list.flag == "out" && c.IsSet("out") {
			in.Out = nil // those of the file are not asked for
		}
		for _, text := range c.StringSlice(list.flag) {
			name, value, ok := strings.Cut(text, "=")
			if name == "" || !ok && list.flag != "out" || value == "" && ok {
				return usagef("run: --%s %s: want %s", list.flag, text, list.want)
			}
			a := inputs.Assignment{Name: name, Value: inputs.Source{Text: value}, Where: fmt.Sprintf("--%s %s: ", list.flag,
				name)}
			switch {
			case list.flag == "out":
				in.Out = append(in.Out, a)
			case given[name]:
				return usagef("run: --%s %s is there twice", list.flag, name)
			default:
				*list.to = inputs.Set(*list.to, a)
			}
			given[name] = true
		}
	}
	return nil
}

// memberPath is how a member of the push constants is named, with what is in it: offset, light.color or weights[2].
var memberPath = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^[A-Za-z_]\w*(\.\w+|\[\d+\])*$`)
})

// pushFlags reads what the flags say of push constants: SOURCE, or MEMBER=LIST.
func pushFlags(in *inputs.File, flags []string) error {
	whole := false
	for _, text := range flags {
		name, list, ok := strings.Cut(text, "=")
		switch {
		case text == "":
			return usagef("run: --push has no value")
		case ok && memberPath().MatchString(name) && list == "":
			return usagef("run: --push %s: want MEMBER=LIST", text)
		case ok && memberPath().MatchString(name):
			a := inputs.Assignment{Name: name, Value: inputs.Source{Text: list}, Where: fmt.Sprintf("--push %s: ", name)}
			if slices.ContainsFunc(in.Members, func(o inputs.Assignment) bool { return o.Name == name && o.IsFlag() }) {
				return usagef("run: --push %s is there twice", name)
			}
			in.Members = inputs.Set(in.Members, a)
		case whole:
			return usagef("run: --push gives all push constants twice; one of them is --push MEMBER=LIST")
		default:
			whole = true
			in.Push = &inputs.Assignment{Value: inputs.Source{Text: text}, Where: "--push: "}
		}
	}
	return nil
}
