package coverage

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"

	"hone/internal/wording"
)

// WriteText writes a file of the source with the counts beside its lines: how often a line was executed, "#####" where
// never, "-" where it has no code. source is its text, "" where that is not known: then the lines that have code are
// numbered only.
func (f *File) WriteText(w io.Writer, source string) error {
	b := bufio.NewWriter(w)
	hit := 0
	for _, l := range f.Lines {
		if l.Count > 0 {
			hit++
		}
	}
	fmt.Fprintf(b, "%s: %d of %d lines executed%s\n", wording.Printable(orNone(f.Name)), hit, len(f.Lines), f.branchText())
	if source == "" {
		for _, l := range f.Lines {
			fmt.Fprintf(b, "%10s:%5d\n", countText(l.Count), l.Line)
		}
		return b.Flush()
	}
	next, number := 0, 0
	for line := range strings.Lines(source) {
		number++
		count := "-"
		for next < len(f.Lines) && f.Lines[next].Line <= number {
			if f.Lines[next].Line == number {
				count = countText(f.Lines[next].Count)
			}
			next++
		}
		fmt.Fprintf(b, "%10s:%5d: %s\n", count, number, printable(strings.TrimRight(line, "\r\n")))
	}
	for ; next < len(f.Lines); next++ {
		fmt.Fprintf(b, "%10s:%5d\n", countText(f.Lines[next].Count), f.Lines[next].Line)
	}
	return b.Flush()
}

func orNone(name string) string {
	if name == "" {
		return "a file without a name"
	}
	return name
}

// printable returns a line of a source, which may hold anything, for a terminal.
func printable(line string) string {
	parts := strings.Split(line, "\t")
	for i, part := range parts {
		parts[i] = wording.Printable(part)
	}
	return strings.Join(parts, "\t")
}

func countText(n uint64) string {
	if n == 0 {
		return "#####"
	}
	return strconv.FormatUint(n, 10)
}

// branchText says how many of the ways out of branches were taken.
func (f *File) branchText() string {
	taken, all := 0, 0
	for _, x := range f.Branches {
		for _, n := range x.Taken {
			if all++; n > 0 {
				taken++
			}
		}
	}
	if all == 0 {
		return ""
	}
	return fmt.Sprintf(", %d of %d branches taken", taken, all)
}

// WriteLCOV writes files as a tracefile, as the manual page geninfo(1) describes it.
func WriteLCOV(w io.Writer, test string, files []File) error {
	b := bufio.NewWriter(w)
	for i := range files {
		files[i].writeLCOV(b, test)
	}
	return b.Flush()
}

func (f *File) writeLCOV(b *bufio.Writer, test string) {
	fmt.Fprintf(b, "TN:%s\nSF:%s\n", test, wording.Printable(f.Name))
	hit := 0
	for _, x := range f.Functions {
		fmt.Fprintf(b, "FN:%d,%s\n", x.Line, wording.Printable(x.Name))
	}
	for _, x := range f.Functions {
		fmt.Fprintf(b, "FNDA:%d,%s\n", x.Count, wording.Printable(x.Name))
		if x.Count > 0 {
			hit++
		}
	}
	fmt.Fprintf(b, "FNF:%d\nFNH:%d\n", len(f.Functions), hit)
	ways, taken := 0, 0
	for _, x := range f.Branches {
		for i, n := range x.Taken {
			ways++
			text := "-" // the branch was never come to
			if x.Reached > 0 {
				text = strconv.FormatUint(n, 10)
			}
			if n > 0 {
				taken++
			}
			fmt.Fprintf(b, "BRDA:%d,%d,%d,%s\n", x.Line, x.Block, i, text)
		}
	}
	if ways > 0 {
		fmt.Fprintf(b, "BRF:%d\nBRH:%d\n", ways, taken)
	}
	hit = 0
	for _, l := range f.Lines {
		fmt.Fprintf(b, "DA:%d,%d\n", l.Line, l.Count)
		if l.Count > 0 {
			hit++
		}
	}
	fmt.Fprintf(b, "LF:%d\nLH:%d\nend_of_record\n", len(f.Lines), hit)
}
