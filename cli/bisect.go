package cli

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/urfave/cli/v3"

	"hone/internal/wording"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// bisectFlags are --bisect and the flags that belong to it.
func bisectFlags() []cli.Flag {
	return []cli.Flag{
		&cli.StringFlag{Name: "bisect", OnlyOnce: true, Usage: "find the transformation after which the shell command " +
			"`CMD` exits with 0, which means that the module shows the problem; CMD gets the file " +
			"in the place of {}, or at its end"},
		timeoutFlag(),
		&cli.StringFlag{Name: "keep", Usage: "with --bisect: write the modules before and after that transformation to " +
			"`FOLDER`, as before.spv and after.spv", OnlyOnce: true},
	}
}

// notWithBisect are flags of which --bisect has no use: it writes no output, and runs the pipeline often.
var notWithBisect = []string{"o", "bisect-limit", "verify", "json", "junit", "time", "stats", "remarks"}

// repeated are the flags that decide on the pipeline: the command line that reproduces a culprit has them, too.
var repeated = []string{"O", "Os", "O0", "passes", "insert", "target", "spec", "rules", "fast-math", "ssa-names",
	"grammar"}

// bisection is one run of hone opt --bisect.
type bisection struct {
	*batch
	shellTests
	command string
	in      string
	keep    string // a folder, "" for none
	flags   string // that the command line for the same pipeline has, with a space before each
	file    *moduleFile
}

// culprit is a transformation.
type culprit struct {
	pass.Transformation
	function string // its name, "" for the whole module
}

// bisect is hone opt --bisect.
func (s *session) bisect(ctx context.Context, c *cli.Command, o *options) error {
	in, err := operand(c)
	switch {
	case err != nil:
		return err
	case isFolder(in):
		return usagef("opt: --bisect takes one module, and %s is a folder", in)
	case c.Duration("timeout") <= 0:
		return usagef("opt: --timeout %s: want more than 0", c.Duration("timeout"))
	case c.IsSet("keep") && c.String("keep") == "":
		return usagef("opt: --keep names no folder")
	}
	for _, name := range notWithBisect {
		if c.IsSet(name) {
			return usagef("opt: %s does not go with --bisect", dashes(name))
		}
	}
	b := &bisection{batch: &batch{session: s, options: o}, command: c.String("bisect"), in: in, keep: c.String("keep"),
		flags: repeatedFlags(c)}
	b.timeout = c.Duration("timeout")
	return protect(shown(in), func() error { return b.run(ctx) })
}

// repeatedFlags returns the repeated flags that are set, as on a command line.
func repeatedFlags(c *cli.Command) string {
	var out strings.Builder
	for _, name := range repeated {
		if !c.IsSet(name) {
			continue
		}
		switch v := c.Value(name).(type) {
		case *levelForm:
			out.WriteString(" " + levelOption(v.String()))
		case bool:
			out.WriteString(" " + dashes(name))
		case []string:
			for _, x := range v {
				out.WriteString(" " + dashes(name) + " " + shellWord(x))
			}
		default:
			out.WriteString(" " + dashes(name) + " " + shellWord(fmt.Sprint(v)))
		}
	}
	return out.String()
}

// run finds the transformation and prints it.
func (b *bisection) run(ctx context.Context) (err error) {
	if b.file, err = b.readFile(b.in); err != nil {
		return err
	}
	if b.keep != "" {
		if err := os.MkdirAll(b.keep, 0o777); err != nil {
			return inputError(b.keep, err)
		}
	}
	ctx, stop := untilSignal(ctx)
	defer stop()
	if err := b.begin(); err != nil {
		return err
	}
	defer b.end()
	found, good, bad, total, err := b.find(ctx)
	if status := stop(); status != StatusOK && errors.Is(err, context.Canceled) {
		return &severalError{status}
	}
	if err != nil {
		return err
	}
	if b.keep != "" {
		err = errors.Join(b.write(filepath.Join(b.keep, "before.spv"), good.Bytes()),
			b.write(filepath.Join(b.keep, "after.spv"), bad.Bytes()))
		if err != nil {
			return err
		}
	}
	return b.write(std, []byte(b.told(found, total)))
}

// told returns the report on the culprit.
func (b *bisection) told(x culprit, total int) string {
	where := "the whole module"
	if x.function != "" {
		where = "function " + x.function
	}
	text := fmt.Sprintf("transformation %d of %d breaks %s: pass %s, in %s\nto reproduce it:\n", x.Number, total,
		b.file.name, x.Pass, where)
	for _, n := range []int{x.Number - 1, x.Number} {
		if n == 0 {
			continue // the input
		}
		out := "before.spv"
		if n == x.Number {
			out = "after.spv"
		}
		text += fmt.Sprintf("  %s opt %s -o %s%s --bisect-limit %d\n", b.name, shellWord(b.in), out, b.flags, n)
	}
	if b.keep != "" {
		text += fmt.Sprintf("the modules before and after it are in %s\n", b.keep)
	}
	return text
}

// find returns the transformation after which the command shows the problem, the modules before and after it, and how
// many transformations there are in all.
func (b *bisection) find(ctx context.Context) (found culprit, good, bad *spirv.Binary, total int, err error) {
	shows := b.asks(b.command)
	good = b.file.bin
	if err := b.wants(ctx, shows, good, false, "shows the problem already, before anything is done"); err != nil {
		return found, nil, nil, 0, err
	}
	all, bad, err := b.upTo(0)
	if err != nil {
		return found, nil, nil, 0, err
	}
	total = len(all)
	if err := b.wants(ctx, shows, bad, true, fmt.Sprintf("does not show the problem, with all %s made",
		wording.Plural(total, "transformation"))); err != nil {
		return found, nil, nil, 0, err
	}
	none, err := b.untouched()
	if err != nil {
		return found, nil, nil, 0, err
	}
	if !slices.Equal(none.Words, good.Words) {
		if err := b.wants(ctx, shows, none, false, "shows the problem before any transformation, as soon as it is read and "+
			"written with --spec"); err != nil {
			return found, nil, nil, 0, err
		}
		good = none
	}
	low, high := 0, total // the problem is not there after low, and is after high
	for high-low > 1 {
		n := low + (high-low)/2
		_, bin, err := b.upTo(n)
		if err != nil {
			return found, nil, nil, 0, err
		}
		is, err := shows(ctx, bin)
		switch {
		case err != nil:
			return found, nil, nil, 0, err
		case is:
			high, bad = n, bin
		default:
			low, good = n, bin
		}
	}
	if high == 0 {
		return found, nil, nil, 0, inputError(b.file.name, errors.New("the passes change the module without a "+
			"transformation that is counted: --verify names the pass"))
	}
	return all[high-1], good, bad, total, nil
}

// wants returns an error unless the answer for a module is the right one.
func (b *bisection) wants(ctx context.Context, shows func(context.Context, *spirv.Binary) (bool, error),
	bin *spirv.Binary, right bool, why string) error {
	is, err := shows(ctx, bin)
	if err != nil || is == right {
		return err
	}
	f := &failure{status: StatusInput, file: b.file.name, err: errors.New(why)}
	if right {
		b.tell(f, b.command)
	} else {
		f.err = fmt.Errorf("%s: %s exits with 0", why, b.command)
	}
	return f
}

// upTo returns the module after the first n transformations, 0 for all, and these transformations.
func (b *bisection) upTo(n int) (list []culprit, bin *spirv.Binary, err error) {
	o := *b.options
	o.bisectLimit = n
	o.transformed = func(m *ir.Module, t pass.Transformation) {
		x := culprit{Transformation: t}
		if t.Function != 0 {
			x.function = cmp.Or(m.Name(t.Function), fmt.Sprintf("%%%d", t.Function))
		}
		list = append(list, x)
	}
	bin, err = (&batch{session: b.session, options: &o}).optimize(job{in: b.in}, b.file, &result{})
	return list, bin, err
}

// untouched returns the module as it is read and written, specialized if that is asked for.
func (b *bisection) untouched() (*spirv.Binary, error) {
	o := *b.options
	o.pipeline = pass.Of()
	return (&batch{session: b.session, options: &o}).optimize(job{in: b.in}, b.file, &result{})
}
