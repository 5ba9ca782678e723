package cli

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"sync/atomic"
	"syscall"
	"time"

	"github.com/urfave/cli/v3"

	"hone"
	"hone/internal/wording"
	"hone/reduce"
	"hone/spirv"
	"hone/spirv/asm"
	"hone/vm/compare"
)

func (s *session) reduceCommand() *cli.Command {
	return &cli.Command{
		Name:      "reduce",
		Usage:     "make a module that shows a problem smaller",
		UsageText: "hone reduce IN -o OUT (--test CMD | --miscompiled-by LIST) [FLAG...]",
		Description: `IN is a module or its text, - for standard input. Whatever can go without the problem going is removed: functions,
blocks, instructions, operands, declarations. CMD is a line for the shell. It is run with the path of a smaller module in
the place of {}, or at its end, and exits with 0 where that still shows the problem. With --miscompiled-by the problem is
that a pipeline changes what a shader does, as the command check finds out. Each module that is tried is valid,
as far as hone opt --check knows.

Examples:
  hone reduce bad.spv -o small.spv --miscompiled-by O --defined
  hone reduce bad.spv -o small.spvasm --miscompiled-by 'inline,mem2reg' --time 2m
  hone reduce bad.spv -o small.spv --test ./crashes.sh --timeout 5s --valid spirv-val
  hone reduce bad.spv -o small.spv \
    --test 'spirv-opt -O {} -o out.spv && hone check {} out.spv; test $? = 1'`,
		Flags: []cli.Flag{
			outputFlag("write to `FILE`, or to this folder: under the name of IN"),
			&cli.StringFlag{Name: "test", Usage: "a module shows the problem if the shell command `CMD` exits with 0 for it", OnlyOnce: true},
			&cli.StringFlag{Name: "miscompiled-by", Usage: "a module shows the problem if the pipeline `LIST` changes what one of its shaders does", OnlyOnce: true},
			&cli.BoolFlag{Name: "defined", Usage: "try no module that does something undefined that IN does not, as far as random inputs show: accesses out of bounds, divisions by 0, races, undefined values that are stored or decide something"},
			&cli.StringFlag{Name: "valid", Usage: "try only modules for which the shell command `CMD` exits with 0, such as spirv-val; more kinds of declarations are removed then", OnlyOnce: true},
			timeoutFlag(),
			&cli.DurationFlag{Name: "time", Usage: "end after `TIME` with the smallest module so far", OnlyOnce: true, HideDefault: true},
			&cli.IntFlag{Name: "jobs", Value: 1, Usage: "run `N` commands at a time, which must not get into each other's way; the result is the same", OnlyOnce: true},
			rulesFlag(),
			fastMathFlag("with --miscompiled-by: the pipeline may change floating-point operations as far as `LIST` says, as in hone opt"),
			grammarFlag(),
		},
		Action: s.reduce,
	}
}

// reduction is one run of hone reduce.
type reduction struct {
	*session
	in, out string
	options reduce.Options
	most    time.Duration // of all, 0 for any
	test    string        // the command, "" for none
	problem *reduce.Miscompiled
	shellTests
}

// reduce is hone reduce.
func (s *session) reduce(ctx context.Context, c *cli.Command) error {
	in, out, err := s.inOut(c, "")
	if err != nil {
		return err
	}
	r := &reduction{session: s, in: in, out: out, most: c.Duration("time"), test: c.String("test")}
	r.timeout = c.Duration("timeout")
	if err := r.flags(c); err != nil {
		return err
	}
	if !isTextName(out) {
		if err := s.binaryTo("reduce", out); err != nil {
			return err
		}
	}
	return protect(shown(in), func() error { return r.run(ctx, c.String("valid")) })
}

// flags reads what needs no module.
func (r *reduction) flags(c *cli.Command) error {
	switch {
	case c.IsSet("test") == c.IsSet("miscompiled-by"):
		return usagef("reduce: one of --test and --miscompiled-by says what a module has to show")
	case r.timeout <= 0:
		return usagef("reduce: --timeout %s: want more than 0", r.timeout)
	case c.IsSet("time") && r.most <= 0:
		return usagef("reduce: --time %s: want more than 0", r.most)
	case c.Int("jobs") < 1 || c.Int("jobs") > 1024:
		return usagef("reduce: --jobs %d: want 1 to 1024", c.Int("jobs"))
	case r.test != "" && (c.IsSet("fast-math") || c.IsSet("rules")):
		return usagef("reduce: --fast-math and --rules say what the pipeline of --miscompiled-by does")
	}
	r.options.Defined, r.options.Workers = c.Bool("defined"), c.Int("jobs")
	if r.test != "" {
		return nil
	}
	flags, err := fastMath(c)
	if err != nil {
		return err
	}
	rules, err := r.readRules(c.StringSlice("rules"))
	if err != nil {
		return err
	}
	registry, err := r.registry(hone.Options{FastMath: flags, Rules: rules})
	if err != nil {
		return err
	}
	p, err := registry.Parse(c.String("miscompiled-by"))
	if err != nil {
		return usagef("reduce: %w; see %s passes", err, r.name)
	}
	o := compare.Options{FastMath: flags, Added: p.AddsBuffers()}
	if err := o.Allow(p.Costs()); err != nil {
		return err
	}
	r.problem = &reduce.Miscompiled{By: p, Compare: o}
	return nil
}

// run reduces the module, writes it and says what became of it.
func (r *reduction) run(ctx context.Context, valid string) error {
	f, err := r.readFile(r.in)
	if err != nil {
		return err
	}
	ctx, stop := untilSignal(ctx)
	defer stop()
	if r.most > 0 {
		var cancel context.CancelFunc
		ctx, cancel = context.WithTimeout(ctx, r.most)
		defer cancel()
	}
	test := r.asks(r.test)
	if r.problem != nil {
		*r.problem = r.problem.For(f.bin)
		test = r.problem.Test
	}
	if valid != "" {
		r.options.Valid = r.asks(valid)
	}
	if r.test != "" || valid != "" {
		if err := r.begin(); err != nil {
			return err
		}
		defer r.end()
	}
	start := time.Now()
	r.options.Progress = r.progress(start)
	result, err := reduce.Reduce(ctx, f.bin, test, r.options)
	status := stop() // from here on a signal ends the process as elsewhere
	if err != nil && status != StatusOK {
		fmt.Fprintf(r.stderr, "%s: note: it was stopped before anything was tried; nothing is written\n", r.name)
		return &severalError{status}
	}
	if err != nil {
		return r.refused(f, err, valid)
	}
	if err := r.place(result.Binary); err != nil {
		return err
	}
	r.summarize(result, time.Since(start))
	if status != StatusOK {
		return &severalError{status}
	}
	return nil
}

// untilSignal returns a context that ends with a signal, and what ends that. It returns the exit status that the signal
// leads to, StatusOK for none.
func untilSignal(ctx context.Context) (context.Context, func() int) {
	ctx, cancel := context.WithCancel(ctx)
	signals := make(chan os.Signal, 1)
	var status atomic.Int64
	signal.Notify(signals, os.Interrupt, syscall.SIGTERM)
	go func() {
		select {
		case s := <-signals:
			status.Store(StatusInterrupt)
			if s == syscall.SIGTERM {
				status.Store(StatusTerminated)
			}
			signal.Stop(signals) // the next one does not wait
			cancel()
		case <-ctx.Done():
		}
	}()
	return ctx, func() int {
		signal.Stop(signals)
		cancel()
		return int(status.Load())
	}
}

// refused words why nothing was reduced.
func (r *reduction) refused(f *moduleFile, err error, valid string) error {
	var told *failure
	var word *spirv.Error
	command := r.test
	switch {
	case errors.As(err, &told):
		return told
	case errors.As(err, &word):
		return f.wrong(err)
	case errors.Is(err, context.DeadlineExceeded):
		return inputError(f.name, fmt.Errorf("--time %s has ended before it is known whether it shows the problem", r.most))
	case errors.Is(err, reduce.ErrNotInteresting) && r.problem != nil:
		return inputError(f.name, fmt.Errorf("%s does not change what the shaders do, as far as is known: %s", r.problem.By,
			r.problem.Why(f.bin)))
	case errors.Is(err, reduce.ErrNotValid):
		command = valid
	case !errors.Is(err, reduce.ErrNotInteresting):
		return inputError(f.name, err)
	}
	told = &failure{status: StatusInput, file: f.name, err: err}
	r.tell(told, command)
	return told
}

// progress says on standard error how far the reduction is, after some seconds, and again when it has taken twice as
// long.
func (r *reduction) progress(start time.Time) func(reduce.Progress) {
	next := cmp.Or(r.patience, 5*time.Second)
	return func(p reduce.Progress) {
		if took := time.Since(start); took >= next {
			next = 2 * took
			fmt.Fprintf(r.stderr, "%s: note: still reducing: %s are left after %.0f s and %s\n", r.name, sizeText(p.Size),
				took.Seconds(), wording.Plural(p.Tests, "test"))
		}
	}
}

func sizeText(s reduce.Size) string {
	return fmt.Sprintf("%s in %s, %s", wording.Plural(s.Instructions, "instruction"),
		wording.Plural(s.Functions, "function"), wording.Plural(s.Words, "word"))
}

// place writes the module.
func (r *reduction) place(bin *spirv.Binary) error {
	if !isTextName(r.out) {
		return r.write(r.out, bin.Bytes())
	}
	text, err := asm.Disassemble(bin, asm.Options{})
	if err != nil {
		return err
	}
	return r.write(r.out, text)
}

// summarize says what became of the module.
func (r *reduction) summarize(result *reduce.Result, took time.Duration) {
	name := cmp.Or(r.out, std)
	if name == std {
		name = "standard output"
	}
	fmt.Fprintf(r.stderr, "%s: %s; it was %s; %s, %.1f s\n", name, sizeText(result.After), sizeText(result.Before),
		wording.Plural(result.Tests, "test"), took.Seconds())
	switch {
	case errors.Is(result.Stopped, context.DeadlineExceeded):
		fmt.Fprintf(r.stderr, "%s: note: --time %s has ended it: there may be a smaller one\n", r.name, r.most)
	case result.Stopped != nil:
		fmt.Fprintf(r.stderr, "%s: note: it was stopped: there may be a smaller one\n", r.name)
	}
	if result.Fault != nil {
		fmt.Fprintf(r.stderr, "%s: note: hone is at fault, which has cost no more than one attempt; please report it with "+
			"%s and what follows\n%s\n", r.name, shown(r.in), result.Fault)
	}
	if r.problem != nil {
		fmt.Fprintf(r.stderr, "    %s: %s\n", r.problem.By, r.problem.Why(result.Binary))
	}
}
