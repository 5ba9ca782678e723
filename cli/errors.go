package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"slices"
	"strings"

	"github.com/urfave/cli/v3"

	"hone/internal/near"
	"hone/vm/inputs"
)

// failure is an error with the exit status that it leads to.
type failure struct {
	status int
	file   string // "" where no file is concerned
	err    error
	detail string // lines for a report
}

func (f *failure) Error() string {
	if f.file == "" {
		return f.err.Error()
	}
	text := f.err.Error()
	if startsWithPlace(text) {
		return f.file + ":" + text
	}
	return f.file + ": " + text
}

func (f *failure) Unwrap() error { return f.err }

// startsWithPlace reports whether a message begins with a line of a text, and a colon.
func startsWithPlace(s string) bool {
	rest := strings.TrimLeft(s, "0123456789")
	return len(rest) < len(s) && strings.HasPrefix(rest, ":")
}

// usagef returns an error of usage.
func usagef(format string, args ...any) error {
	return &failure{status: StatusUsage, err: fmt.Errorf(format, args...)}
}

// inputError returns the error that a file is at fault. What the system says is cut down to the reason,
// as the name of the file stands before it anyway.
func inputError(file string, err error) error {
	var path *fs.PathError
	if errors.As(err, &path) {
		err = path.Err
	}
	return &failure{status: StatusInput, file: file, err: err}
}

// inputFailure returns an error of package inputs with the status that it leads to: that of what made it, or that of
// inputs at fault. nil for nil.
func inputFailure(err error) error {
	if err == nil {
		return nil
	}
	out := &failure{status: StatusInput, err: err}
	var f *failure
	if errors.As(err, &f) {
		out.status = f.status
	}
	var m *inputs.Missing
	if errors.As(err, &m) {
		out.detail = m.Detail()
	}
	return out
}

// panicError returns the error that code of hone or of a pass panicked.
func panicError(file string, value any, stack []byte) error {
	return &failure{status: StatusFault, file: file,
		err:    fmt.Errorf("hone is at fault: panic: %v; please report it with the file and what follows", value),
		detail: version() + "\n" + string(stack)}
}

// report prints what went wrong, and returns the exit status.
func (s *session) report(err error) int { return s.reportTo(s.stderr, err) }

func (s *session) reportTo(w io.Writer, err error) int {
	if err == nil {
		return StatusOK
	}
	var several *severalError
	if errors.As(err, &several) {
		return several.status
	}
	fmt.Fprintf(w, "%s: %s\n", s.name, strings.TrimSuffix(err.Error(), "\n"))
	var f *failure
	if !errors.As(err, &f) {
		return StatusUsage // of the command line library
	}
	if f.detail != "" {
		fmt.Fprintf(w, "    %s\n", strings.ReplaceAll(strings.TrimSuffix(f.detail, "\n"), "\n", "\n    "))
	}
	return f.status
}

// severalError is what remains of errors that were reported one by one.
type severalError struct{ status int }

func (e *severalError) Error() string { return fmt.Sprintf("exit status %d", e.status) }

// onUsageError words what the command line library says.
func (s *session) onUsageError(_ context.Context, c *cli.Command, err error, _ bool) error {
	where := ""
	if c != c.Root() {
		where = c.Name + ": "
	}
	text := err.Error()
	if name, ok := strings.CutPrefix(text, "flag provided but not defined: -"); ok {
		text = fmt.Sprintf("no flag is named %s%s", s.typed(name), suggestFlag(c, name, s.typed(name)))
		if isOtherLevel(name) {
			text = fmt.Sprintf("no flag is named -%s, as levels have no numbers: -O makes modules as fast as it can, -Os small",
				name)
		}
	}
	if said, _, isNumber := strings.Cut(text, ": strconv."); isNumber {
		text = said + ": want a whole number"
	}
	if value, rest, ok := strings.Cut(text, " for flag -"); ok {
		name, why, _ := strings.Cut(strings.TrimPrefix(rest, "-"), ":")
		switch why {
		case " can't duplicate this flag":
			text = dashes(name) + " is given more than once"
		case " parse error":
			text = dashes(name) + " takes no value"
		default:
			text = value + " for flag " + dashes(name) + ":" + why
		}
	}
	return usagef("%s%s; see %s --help", where, text, c.FullName())
}

// typed returns a flag's name as it stands on the command line, with one dash or two.
func (s *session) typed(name string) string {
	for _, a := range s.args {
		if before, _, _ := strings.Cut(a, "="); strings.HasPrefix(a, "-") && strings.TrimLeft(before, "-") == name {
			return before
		}
	}
	return dashes(name)
}

// isOtherLevel reports whether a flag is one by which compilers name a level and hone does not. To take -O3 for -O
// would promise that -O2 is something else, and make it something else one day.
func isOtherLevel(flag string) bool {
	return len(flag) == 2 && flag[0] == 'O' && strings.Contains("123456789gz", flag[1:]) || flag == "Ofast" ||
		flag == "Omax"
}

// dashes returns a flag's name as a user should write it.
func dashes(name string) string {
	if len(name) > 1 && name != "Os" && name != "O0" {
		return "--" + name
	}
	return "-" + name
}

// suggestFlag returns "; did you mean ...?" if a flag of the command is near, or if it is one with its value after it,
// as in -oFILE.
func suggestFlag(c *cli.Command, name, typed string) string {
	var names []string
	for _, f := range c.VisibleFlags() {
		names = append(names, f.Names()...)
		for _, short := range f.Names() {
			if d, ok := f.(cli.DocGenerationFlag); ok && d.TakesValue() && len(short) == 1 &&
				strings.HasPrefix(typed, "-"+short) {
				return fmt.Sprintf("; did you mean -%s %s?", short, shellWord(name[1:]))
			}
		}
	}
	near := near.Name(name, slices.Values(names))
	if near == "" {
		return ""
	}
	return fmt.Sprintf("; did you mean %s?", dashes(near))
}

// suggestCommand returns "; did you mean ...?" if a command is near, else what commands there are.
func suggestCommand(c *cli.Command, name string) string {
	var names []string
	for _, sub := range c.VisibleCommands() {
		names = append(names, sub.Name)
	}
	if near := near.Name(name, slices.Values(names)); near != "" {
		return fmt.Sprintf("; did you mean %q?", near)
	}
	return "; there are " + strings.Join(names, ", ")
}
