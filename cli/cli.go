// Package cli is the command hone as a library, so that anyone builds it with passes of their own:
//
//	func main() { cli.Main(passes.MulToShift) }
//
// It reads and writes files, runs what it is told to over them, and turns what goes wrong into messages
// and exit statuses. It must not know what a pass does, nor how SPIR-V is laid out.
package cli

import (
	"context"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"time"

	"github.com/urfave/cli/v3"
	"golang.org/x/term"

	"hone"
	"hone/cli/spirvopt"
	"hone/internal/wording"
	"hone/pass"
)

// The exit statuses.
const (
	StatusOK         = 0   // done
	StatusInput      = 1   // the input is at fault, or the answer is no
	StatusUsage      = 2   // the command line is at fault
	StatusUndecided  = 3   // there is no answer
	StatusFault      = 4   // hone, or a pass, is at fault
	StatusInterrupt  = 130 // stopped by SIGINT, as Ctrl-C sends it
	StatusTerminated = 143 // stopped by SIGTERM
)

// Main runs the command line of the process, with passes in addition to those that hone has, and ends
// the process. Call it first thing in main.
func Main(passes ...*pass.Pass) {
	s := newSession(os.Stdin, os.Stdout, os.Stderr, passes)
	s.ownsProcess = true
	os.Exit(s.run(context.Background(), os.Args))
}

// Run runs one command line, args[0] being the name of the program, and returns the exit status. passes
// are added to those that hone has. Cancelling the context stops before the next file. Files are named
// relative to the working directory of the process. It is safe to call Run from several goroutines,
// unless they load grammars, which are common to the process.
func Run(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer, passes ...*pass.Pass) int {
	return newSession(stdin, stdout, stderr, passes).run(ctx, args)
}

func newSession(stdin io.Reader, stdout, stderr io.Writer, passes []*pass.Pass) *session {
	return &session{name: "hone", stdin: stdin, stdout: stdout, stderr: stderr, passes: passes, isTerminal: isTerminal}
}

// session is one run of the command.
type session struct {
	name           string   // of the program, as messages have it
	args           []string // the command line
	stdin          io.Reader
	stdout, stderr io.Writer
	passes         []*pass.Pass   // the user's
	isTerminal     func(any) bool // whether a reader or writer is a terminal
	stdinRead      bool
	most           int           // bytes that are read of one file; 0 for maxInput
	patience       time.Duration // after which hone run says that the shader still runs; 0 for five seconds
	ownsProcess    bool          // nothing else runs in the process: its settings may be changed
}

func isTerminal(f any) bool {
	file, ok := f.(*os.File)
	return ok && term.IsTerminal(int(file.Fd()))
}

func (s *session) run(ctx context.Context, args []string) (status int) {
	defer func() {
		if r := recover(); r != nil {
			status = s.report(panicError("", r, debug.Stack()))
		}
	}()
	if len(args) == 0 {
		args = []string{s.name}
	}
	s.name = programName(args[0])
	if slices.Contains(spirvopt.Programs, s.name) {
		return s.inPlaceOf(s.name, args[1:])
	}
	if len(args) > 1 && slices.Contains(spirvopt.Programs, args[1]) {
		return s.inPlaceOf(args[1], args[2:])
	}
	if len(args) == 3 && args[1] == "help" && slices.Contains(spirvopt.Programs, args[2]) {
		return s.inPlaceOf(args[2], []string{"--help"})
	}
	if len(args) > 1 && args[1] == completeCommand {
		s.complete(args[2:])
		return StatusOK
	}
	first := ""
	if len(args) > 1 {
		first = args[1]
	}
	root := s.root(first)
	s.args = helpFirst(root, args)
	var help strings.Builder
	root.Writer = &help // for nothing else: commands write to s.stdout
	err := root.Run(ctx, s.args)
	if help.Len() > 0 {
		io.WriteString(s.stdout, wording.Fill(help.String(), helpWidth))
	}
	return s.report(err)
}

// helpWidth is how many characters lines of the help have at most.
const helpWidth = 100

// inPlaceOf runs with the arguments of a program of SPIRV-Tools.
func (s *session) inPlaceOf(program string, args []string) int {
	t := spirvopt.Tool{Name: program, Version: version(), Stdin: s.stdin, Stdout: s.stdout, Stderr: s.stderr,
		Passes: s.passes, Write: writeFile}
	return t.Run(program, args)
}

// inPlaceCommands are there for the help: run does what they do, since their arguments are not hone's.
func (s *session) inPlaceCommands() (list []*cli.Command) {
	for _, name := range spirvopt.Programs {
		list = append(list, &cli.Command{
			Name:      name,
			Usage:     "take the arguments of " + name,
			UsageText: "hone " + name + " ARGUMENT...",
			Description: "Whatever " + name + " takes. A copy of this program, or a link to it, that is named " + name +
				" does the same.",
			SkipFlagParsing: true,
		})
	}
	return list
}

// programName returns the name of a program that was called by a path.
func programName(path string) string {
	name := filepath.Base(strings.ReplaceAll(path, "\\", "/"))
	if len(name) > 4 && strings.EqualFold(name[len(name)-4:], ".exe") {
		name = name[:len(name)-4]
	}
	return name
}

// helpFirst makes "hone COMMAND ... --help" ask for the help of COMMAND, whatever else stands there: the library takes
// an operand beside it for a topic. "hone help COMMAND" and "hone version" are what people try who do not know --help
// and --version.
func helpFirst(root *cli.Command, args []string) []string {
	switch {
	case len(args) == 2 && args[1] == "help":
		return []string{args[0], "--help"}
	case len(args) > 1 && (args[1] == "version" || args[1] == "--version"):
		return []string{args[0], "--version"}
	case len(args) > 2 && args[1] == "help" && args[2] == "help":
		return []string{args[0], "--help"}
	case len(args) > 2 && args[1] == "help":
		args = slices.Concat(args[:1], args[2:], []string{"--help"})
	}
	if len(args) < 3 || strings.HasPrefix(args[1], "-") {
		return args
	}
	command := root.Command(args[1])
	if command == nil { // which noCommand says
		return args[:2]
	}
	words := 2 // which name the command
	if command.Command(args[2]) != nil {
		words = 3
	}
	for _, a := range args[words:] {
		switch a {
		case "--":
			return args
		case "-h", "--help":
			return append(slices.Clone(args[:words]), "--help")
		}
	}
	return args
}

// namedCommand is a command that is made when it is needed.
type namedCommand struct {
	name string
	make func() *cli.Command
}

// commands returns the commands in the order in which the help has them.
func (s *session) commands() []namedCommand {
	return []namedCommand{
		{"opt", s.optCommand}, {"lower", s.lowerCommand},
		{"instrument", s.instrumentCommand}, {"report", s.reportCommand}, {"coverage", s.coverageCommand},
		{"dis", s.disCommand}, {"as", s.asCommand},
		{"run", s.runCommand}, {"check", s.checkCommand}, {"reduce", s.reduceCommand}, {"cfg", s.cfgCommand},
		{"passes", s.passesCommand}, {"rules", s.rulesCommand}, {"completion", s.completionCommand},
	}
}

// root builds the command line, with all commands, or only the one that first names: to make the flags of the others
// would take as long as optimizing a small module.
func (s *session) root(first string) *cli.Command {
	commands, others := s.commands(), s.inPlaceCommands
	if i := slices.IndexFunc(commands, func(c namedCommand) bool { return c.name == first }); i >= 0 {
		commands, others = commands[i:i+1], func() []*cli.Command { return nil }
	}
	root := &cli.Command{
		Name:            s.name,
		Usage:           "optimizes SPIR-V modules",
		UsageText:       "hone COMMAND [ARGUMENT...]",
		Description:     "\"hone COMMAND --help\" shows what a command takes, with examples.",
		HideHelpCommand: true,
		Flags:           []cli.Flag{&cli.BoolFlag{Name: "version", Usage: "print the version", Local: true}},
		Reader:          s.stdin,
		Writer:          s.stdout,
		ErrWriter:       s.stderr,
		OnUsageError:    s.onUsageError,
		ExitErrHandler:  func(context.Context, *cli.Command, error) {}, // report prints, Main exits
		Action:          s.noCommand,
	}
	for _, c := range commands {
		root.Commands = append(root.Commands, c.make())
	}
	root.Commands = append(root.Commands, others()...)
	root.UsageText, root.Description = s.called(root.UsageText), s.called(root.Description)
	s.prepare(root.Commands)
	return root
}

// prepare completes commands, and those within them.
func (s *session) prepare(commands []*cli.Command) {
	for _, c := range commands {
		c.OnUsageError = s.onUsageError
		c.DisableSliceFlagSeparator = true // a comma may be part of a file's name
		c.UsageText, c.Description = s.called(c.UsageText), s.called(c.Description)
		s.prepare(c.Commands)
	}
}

// commandName returns how messages call a command: by its name, that of the command that it is in before it.
func commandName(c *cli.Command) string {
	_, name, _ := strings.Cut(c.FullName(), " ")
	return name
}

// called returns a text of the help with command lines as one writes them for the program that runs. Only these hold
// the word hone and a space.
func (s *session) called(text string) string { return strings.ReplaceAll(text, "hone ", s.name+" ") }

// noCommand is what runs when no command is named.
func (s *session) noCommand(_ context.Context, c *cli.Command) error {
	switch {
	case c.Bool("version"):
		fmt.Fprintf(s.stdout, "%s %s %s %s/%s\n", s.name, version(), runtime.Version(), runtime.GOOS, runtime.GOARCH)
		return nil
	case c.Args().Present():
		return usagef("no command is named %q%s; see %s --help", c.Args().First(), suggestCommand(c, c.Args().First()),
			s.name)
	}
	return usagef("a command is missing; see %s --help", s.name)
}

// version returns the version of the main module, which the go command derives from the repository.
func version() string {
	if b, ok := debug.ReadBuildInfo(); ok && b.Main.Version != "" {
		return b.Main.Version
	}
	return "(devel)"
}

// registry returns hone's passes and levels, and the user's passes.
func (s *session) registry(o hone.Options) (*pass.Registry, error) {
	r, err := o.NewRegistry(s.passes...)
	if err != nil {
		return nil, &failure{status: StatusUsage, err: err}
	}
	return r, nil
}

// afterDashes returns how many operands stand after "--", which ends the flags.
func (s *session) afterDashes() int {
	if i := slices.Index(s.args, "--"); i >= 0 {
		return len(s.args) - i - 1
	}
	return 0
}

// operands returns what stands on the command line besides flags.
func operands(c *cli.Command) []string { return c.Args().Slice() }

// operand returns the one operand of a command that takes one.
func operand(c *cli.Command) (string, error) {
	switch list := operands(c); len(list) {
	case 0:
		return "", usagef("%s: an input is missing; - is standard input", c.Name)
	case 1:
		return list[0], nil
	default:
		return "", usagef("%s: takes one input, and there are %d: %q", c.Name, len(list), list)
	}
}
