package cli

import (
	"cmp"
	"context"
	"errors"
	"os"

	"github.com/urfave/cli/v3"

	"hone/internal/wording"
	"hone/spirv/asm"
)

func (s *session) disCommand() *cli.Command {
	return &cli.Command{
		Name:      "dis",
		Usage:     "print a module as text",
		UsageText: "hone dis IN [-o OUT] [FLAG...]",
		Description: `IN is a module, or text that is to be brought into this form, - for standard input. The text is that of spirv-dis.

Examples:
  hone dis shader.spv                        on a terminal in color
  hone dis shader.spv -o shader.spvasm
  hone dis shader.spv --raw-id --no-header   for comparing two modules
  hone opt a.spv | hone dis -                what the optimizer made of it`,
		Flags: []cli.Flag{
			outputFlag("write to `FILE`, or to this folder: under the name of IN, ending in .spvasm"),
			&cli.BoolFlag{Name: "raw-id", Usage: "write ids as their numbers; assembled with --preserve-numeric-ids this gives the same module"},
			&cli.BoolFlag{Name: "no-header", Usage: "leave out comments"},
			&cli.BoolFlag{Name: "no-indent", Usage: "begin instructions at the start of the line"},
			&cli.BoolFlag{Name: "offsets", Usage: "add to each instruction its offset in bytes"},
			&cli.BoolFlag{Name: "color", Usage: "use colors, also where the output is no terminal"},
			&cli.BoolFlag{Name: "no-color", Usage: "use no colors; the environment variable NO_COLOR does the same"},
			grammarFlag(),
		},
		Action: s.dis,
	}
}

func (s *session) dis(_ context.Context, c *cli.Command) error {
	in, out, err := s.inOut(c, ".spvasm")
	if err != nil {
		return err
	}
	o := asm.Options{
		RawID:    c.Bool("raw-id"),
		NoHeader: c.Bool("no-header"),
		NoIndent: c.Bool("no-indent"),
		Offsets:  c.Bool("offsets"),
		Color:    c.Bool("color"),
	}
	if o.Color && c.Bool("no-color") {
		return usagef("dis: --color and --no-color contradict each other")
	}
	if !o.Color && !c.Bool("no-color") && os.Getenv("NO_COLOR") == "" && (out == "" || out == std) {
		o.Color = s.isTerminal(s.stdout)
	}
	return protect(shown(in), func() error {
		f, err := s.readFile(in)
		if err != nil {
			return err
		}
		if f.text == nil && in != std && sameFile(in, out) {
			return usagef("dis: the text would overwrite the module %s", in)
		}
		text, err := asm.Disassemble(f.bin, o)
		if err != nil {
			return f.wrong(err)
		}
		return s.write(out, text)
	})
}

func (s *session) asCommand() *cli.Command {
	return &cli.Command{
		Name:      "as",
		Usage:     "assemble text to a module",
		UsageText: "hone as IN [-o OUT] [FLAG...]",
		Description: `IN is text in the syntax of spirv-as, - for standard input. Without -o the module goes to standard
output.

Examples:
  hone as shader.spvasm -o shader.spv
  hone as shader.spvasm -o shader.spv --target-env vulkan1.1
  hone dis a.spv --raw-id | hone as - --preserve-numeric-ids -o same.spv`,
		Flags: []cli.Flag{
			outputFlag("write to `FILE`, or to this folder: under the name of IN, ending in .spv"),
			&cli.BoolFlag{Name: "preserve-numeric-ids", Usage: "give %12 the number 12"},
			&cli.StringFlag{Name: "target-env", Usage: "the version of SPIR-V is that of `ENV`, such as spv1.3 or vulkan1.1", OnlyOnce: true},
			&cli.BoolFlag{Name: "big-endian", Usage: "write words with their highest byte first"},
			grammarFlag(),
		},
		Action: s.as,
	}
}

func (s *session) as(_ context.Context, c *cli.Command) error {
	in, out, err := s.inOut(c, ".spv")
	if err != nil {
		return err
	}
	if err := s.binaryTo("as", out); err != nil {
		return err
	}
	target := c.String("target-env")
	if _, ok := asm.TargetVersion(target); c.IsSet("target-env") && !ok {
		return usagef("as: no target environment is named %q", target)
	}
	return protect(shown(in), func() error {
		data, err := s.read(in)
		if err != nil {
			return err
		}
		if len(data) == 0 { // as spirv-as has it, while comments alone are a module without instructions
			return inputError(shown(in), errEmpty)
		}
		if isBinary(data) {
			return inputError(shown(in), errors.New("it is a module already, and no text: the command dis makes text of it"))
		}
		if in != std && sameFile(in, out) {
			return usagef("as: the module would overwrite the text %s", in)
		}
		bin, err := asm.Assemble(wording.Plain(data), asm.AssembleOptions{
			PreserveNumericIDs: c.Bool("preserve-numeric-ids"),
			Target:             target,
			BigEndian:          c.Bool("big-endian"),
		})
		if err != nil {
			return inputError(shown(in), cmp.Or(otherThanModule(in, data), err))
		}
		return s.write(out, bin.Bytes())
	})
}

// inOut returns the files of a command that reads one and writes one, and loads the grammar that it
// names. ext is the extension of the output if -o is a folder.
func (s *session) inOut(c *cli.Command, ext string) (in, out string, err error) {
	if err := s.noStrayFlags(c); err != nil {
		return "", "", err
	}
	if in, err = operand(c); err != nil {
		return "", "", err
	}
	if c.IsSet("o") && c.String("o") == "" {
		return "", "", usagef("%s: -o names no file", c.Name)
	}
	if out, err = outputFor(c.Name, in, c.String("o"), ext); err != nil {
		return "", "", err
	}
	return in, out, s.loadGrammar(c)
}
