package cli

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"

	"github.com/urfave/cli/v3"

	"hone/instrument"
	"hone/instrument/coverage"
	"hone/internal/wording"
	"hone/ir"
)

func (s *session) coverageCommand() *cli.Command {
	return &cli.Command{
		Name:      "coverage",
		Usage:     "print which lines of a shader were executed, and how often",
		UsageText: "hone coverage SHADER BUFFER... [FLAG...]",
		Description: `SHADER is the module that hone instrument wrote with the feature counts or coverage, or what the optimizer made of it.
BUFFER is a file with the bytes of the buffer of counters after the shader has run; several are added up. The source is
printed with a number before each line that has code: how often it was executed, ##### for never. Sources that are not in
the module are read from files of their names, if there are any.

Examples:
  hone instrument a.spv -o b.spv --feature counts
  hone run b.spv --out 1.0=counts.bin
  hone coverage b.spv counts.bin
  hone coverage b.spv monday.bin tuesday.bin --lcov shaders.info && genhtml shaders.info`,
		Flags: []cli.Flag{
			&cli.StringFlag{Name: "lcov", Usage: "write a tracefile of lcov to `FILE`, - for standard output, and no text", OnlyOnce: true},
			jsonFlag(),
			&cli.StringFlag{Name: "test", Usage: "the tracefile is of the test `NAME`", OnlyOnce: true},
			grammarFlag(),
		},
		Action: s.printCoverage,
	}
}

func (s *session) printCoverage(_ context.Context, c *cli.Command) error {
	if err := s.noStrayFlags(c); err != nil {
		return err
	}
	list := operands(c)
	if len(list) < 2 {
		return usagef("coverage: takes a shader and one or more buffers, and is given %s",
			wording.Plural(len(list), "operand"))
	}
	if c.IsSet("lcov") && c.Bool("json") {
		return usagef("coverage: --lcov and --json contradict each other")
	}
	if c.IsSet("lcov") && c.String("lcov") == "" {
		return usagef("coverage: --lcov names no file")
	}
	if test := c.String("test"); wording.Printable(test) != test {
		return usagef("coverage: --test %s: the name of a test is one line", wording.Printable(test))
	}
	if err := s.loadGrammar(c); err != nil {
		return err
	}
	return protect(shown(list[0]), func() error {
		m, err := s.readModule(list[0])
		if err != nil {
			return err
		}
		found, err := instrument.ReadCounters(m)
		if err != nil {
			return inputError(shown(list[0]), err)
		}
		counts := coverage.NewCounts(found.Functions)
		for _, name := range list[1:] {
			data, err := s.readBuffer(name)
			if err != nil {
				return err
			}
			if err := counts.Add(data); err != nil {
				return inputError(shown(name), err)
			}
		}
		var out bytes.Buffer
		if file := c.String("lcov"); file != "" {
			files := counts.Files()
			if len(files) == 0 {
				return inputError(shown(list[0]), errors.New("it has no lines to count: compile it with debug information (-g)"))
			}
			if err := coverage.WriteLCOV(&out, c.String("test"), files); err != nil {
				return err
			}
			return s.write(file, out.Bytes())
		}
		if c.Bool("json") {
			return s.writeJSON(coverageOf(counts))
		}
		if err := s.coverageText(&out, m, counts); err != nil {
			return err
		}
		return s.write(std, out.Bytes())
	})
}

// coverageJSON is the output of hone coverage --json. A line is 0 if it is not known.
type coverageJSON struct {
	Files    []coveredFile `json:"files"`
	Unplaced []string      `json:"unplaced"` // functions without lines, as the text has them
}

type coveredFile struct {
	File      string            `json:"file"`
	Lines     []coveredLine     `json:"lines"`
	Functions []coveredFunction `json:"functions"`
	Branches  []coveredBranch   `json:"branches"`
}

type coveredLine struct {
	Line  int    `json:"line"`
	Count uint64 `json:"count"`
}

type coveredFunction struct {
	Function string `json:"function"`
	Line     int    `json:"line"`
	Count    uint64 `json:"count"`
}

type coveredBranch struct {
	Line  int      `json:"line"`
	Block int      `json:"block"` // a number that distinguishes the branches of a line
	Count uint64   `json:"count"`
	Taken []uint64 `json:"taken"` // by successor
}

func coverageOf(counts *coverage.Counts) coverageJSON {
	out := coverageJSON{Files: []coveredFile{}, Unplaced: orEmpty(counts.Unplaced())}
	for _, f := range counts.Files() {
		file := coveredFile{f.Name, []coveredLine{}, []coveredFunction{}, []coveredBranch{}}
		for _, x := range f.Lines {
			file.Lines = append(file.Lines, coveredLine(x))
		}
		for _, x := range f.Functions {
			file.Functions = append(file.Functions, coveredFunction{x.Name, x.Line, x.Count})
		}
		for _, x := range f.Branches {
			file.Branches = append(file.Branches, coveredBranch{x.Line, x.Block, x.Reached, orEmpty(x.Taken)})
		}
		out.Files = append(out.Files, file)
	}
	return out
}

// maxSource is how many bytes a source may have that is read.
const maxSource = 16 << 20

// coverageText writes the sources with counts, and what has no lines.
func (s *session) coverageText(out *bytes.Buffer, m *ir.Module, counts *coverage.Counts) error {
	sources := coverage.Sources(m)
	files := counts.Files()
	for i := range files {
		text, ok := sources[files[i].Name]
		if !ok || text == "" {
			// The module names it: it may be a device, which never ends.
			if info, err := os.Stat(files[i].Name); err == nil && info.Mode().IsRegular() && info.Size() <= maxSource {
				if data, err := s.read(files[i].Name); err == nil {
					text = string(data)
				}
			}
		}
		if err := files[i].WriteText(out, text); err != nil {
			return err
		}
	}
	for _, line := range counts.Unplaced() {
		fmt.Fprintln(out, wording.Printable(line))
	}
	return nil
}
