package spirvopt

import (
	"fmt"
	"io"
	"strings"

	"hone/internal/wording"
)

// help prints the options, with what they are here.
func (t *Tool) help() {
	var out strings.Builder
	fmt.Fprintf(&out, `%s - hone in the place of spirv-opt

USAGE: %[1]s [options] [<input>] -o <output>

The module is read from <input>, from standard input where that is left out or -. It may be text,
too. Where <output> is -, the module goes to standard output. Options run in their order, as those
of spirv-opt do; on the right is the pipeline of hone that an option is. The exit status is 0, or 1
for any error. Modules are not validated: spirv-val is for that. "hone opt --help" and "hone passes"
say more about hone's own arguments.

Options:
`, t.Name)
	for _, f := range Flags {
		fmt.Fprintf(&out, "  %-46s  %s\n", f.usage(), f.what())
	}
	io.WriteString(t.Stdout, wording.Fill(out.String(), 100))
}

// usage is an option with its value.
func (f *Flag) usage() string {
	value := "<value>"
	if f.number {
		value = "<n>"
	}
	switch f.Argument {
	case Optional:
		return f.Name + "[=" + value + "]"
	case Joined, Either:
		return f.Name + "=" + value
	case Next:
		return f.Name + " " + value
	}
	return f.Name
}

// what says what an option is here, in a line.
func (f *Flag) what() string {
	switch f.Kind {
	case Runs:
		text := strings.ReplaceAll(f.Passes, "%s", "...")
		if f.Why != "" {
			text += ": " + f.Why
		}
		return text
	case Ignored:
		if f.Why == validator {
			return f.Why
		}
		return "no effect: " + f.Why
	case Missing:
		return "no counterpart: " + f.Why
	}
	return f.Why
}

// Table returns the options as a table in Markdown, which doc/spirv-opt.md shows.
func Table() string {
	var w strings.Builder
	w.WriteString("| option | in hone |\n| --- | --- |\n")
	for i := range Flags {
		f := &Flags[i]
		cell := f.what()
		if f.Kind == Runs {
			cell = "`" + strings.ReplaceAll(f.Passes, "%s", "...") + "`"
			if f.Passes[0] == 'O' { // a level
				cell = "the level `-" + f.Passes + "`"
			}
			if f.Why != "" {
				cell += ": " + f.Why
			}
		}
		fmt.Fprintf(&w, "| `%s` | %s |\n", f.usage(), strings.ReplaceAll(cell, "|", "\\|"))
	}
	return w.String()
}
