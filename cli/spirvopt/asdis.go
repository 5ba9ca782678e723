package spirvopt

import (
	"errors"
	"fmt"
	"strings"

	"hone/internal/wording"
	"hone/spirv/asm"
)

// textCommand is a command line of spirv-dis or spirv-as.
type textCommand struct {
	in, out, target string
	dis             asm.Options
	as              asm.AssembleOptions
	done            bool
}

// disassemble is spirv-dis.
func (t *Tool) disassemble(args []string) int {
	var c textCommand
	flag := func(arg string) bool {
		switch arg {
		case "--color":
			c.dis.Color = true
		case "--no-color":
			c.dis.Color = false
		case "--no-indent":
			c.dis.NoIndent = true
		case "--no-header":
			c.dis.NoHeader = true
		case "--raw-id":
			c.dis.RawID = true
		case "--offsets":
			c.dis.Offsets = true
		case "--handle-unknown-opcodes": // which is always so
		case "--nested-indent", "--comment", "--reorder-blocks":
			fmt.Fprintf(t.Stderr, "warning: %s has no effect\n", arg)
		default:
			return false
		}
		return true
	}
	if err := t.parseText(&c, args, flag, disHelp); err != nil {
		return t.errorf("%v", err)
	}
	if c.done {
		return 0
	}
	bin, err := t.readModule(c.in)
	if err != nil {
		return t.errorf("%v", err)
	}
	text, err := asm.Disassemble(bin, c.dis)
	if err == nil {
		err = t.writeFile(orDefault(c.out, "-"), text)
	}
	if err != nil {
		return t.errorf("%s: %v", shown(c.in), err)
	}
	return 0
}

// assemble is spirv-as.
func (t *Tool) assemble(args []string) int {
	var c textCommand
	flag := func(arg string) bool {
		switch arg {
		case "--preserve-numeric-ids":
			c.as.PreserveNumericIDs = true
		default:
			return false
		}
		return true
	}
	if err := t.parseText(&c, args, flag, asHelp); err != nil {
		return t.errorf("%v", err)
	}
	if c.done {
		return 0
	}
	if c.as.Target = c.target; c.target != "" {
		if _, ok := asm.TargetVersion(c.target); !ok {
			return t.errorf("Unrecognized target env: %s", c.target)
		}
	}
	data, err := t.readFile(c.in)
	if err != nil {
		return t.errorf("%v", err)
	}
	if len(data) == 0 {
		return t.errorf("%s: the file is empty", shown(c.in))
	}
	bin, err := asm.Assemble(wording.Plain(data), c.as)
	if err != nil {
		return t.errorf("%s: %v", shown(c.in), err)
	}
	if err := t.writeFile(orDefault(c.out, "out.spv"), bin.Bytes()); err != nil {
		return t.errorf("%v", err)
	}
	return 0
}

// parseText reads the arguments of both.
func (t *Tool) parseText(c *textCommand, args []string, flag func(string) bool, help string) error {
	for i := 0; i < len(args) && !c.done; i++ {
		arg := args[i]
		target, isTarget := strings.CutPrefix(arg, "--target-env=")
		switch {
		case arg == "-" || !strings.HasPrefix(arg, "-"):
			if c.in != "" {
				return errors.New("more than one input file specified")
			}
			c.in = arg
		case arg == "-o" || arg == "--target-env":
			if i++; i == len(args) {
				return fmt.Errorf("missing argument to %s", arg)
			}
			to := &c.target
			if arg == "-o" {
				to = &c.out
			}
			*to = args[i]
		case isTarget:
			c.target = target
		case arg == "-h" || arg == "--help":
			fmt.Fprintf(t.Stdout, help, t.Name)
			c.done = true
		case arg == "--version":
			t.version()
			c.done = true
		case !flag(arg):
			return fmt.Errorf("unrecognized option: %s", arg)
		}
	}
	return nil
}

func orDefault(name, standard string) string {
	if name == "" {
		return standard
	}
	return name
}

const disHelp = `%s - hone in the place of spirv-dis

USAGE: %[1]s [options] [<filename>]

The module is read from <filename>, from standard input where that is left out or -.

Options:
  -o <filename>             write the text there; - and no -o are standard output
  --color, --no-color       use escape sequences for colors, or none
  --no-indent               begin instructions at the start of the line
  --no-header               leave out comments
  --raw-id                  write ids as their numbers
  --offsets                 add to each instruction its offset in bytes
  --handle-unknown-opcodes  is always so
  --nested-indent, --reorder-blocks, --comment
                            have no effect
`

const asHelp = `%s - hone in the place of spirv-as

USAGE: %[1]s [options] [<filename>]

The text is read from <filename>, from standard input where that is left out or -.

Options:
  -o <filename>             write the module there; out.spv if it is left out, - for standard output
  --preserve-numeric-ids    give %%12 the number 12
  --target-env <env>        the version of SPIR-V is that of <env>, such as spv1.3 or vulkan1.1
`
