package passtest

import (
	"cmp"
	"flag"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"hone/spirv"
	"hone/spirv/asm"
)

// A test program that uses this package often has a flag -update of its own.
var update = flag.Bool("passtest.update", false, "write what comes out of passes into the cases in testdata")

// rewrite makes what a case expects what came out of it: its out.spvasm where the module is another one, and its
// remarks where it has the section and they are others. Comments in what is rewritten are lost.
func (c *testCase) rewrite(t *testing.T, got *spirv.Binary, remarks string) {
	a := c.archive
	old := a.text[c.name+"/out.spvasm"]
	source := a.text[c.name+"/in.spvasm"]
	wanted := old
	if strings.TrimSpace(old) == "same" {
		wanted = source
	}
	if old == "" || !c.says(t, wanted, got) {
		own := "same\n"
		if !c.says(t, source, got) {
			own = c.ownText(t, got)
		}
		if a.text["body"] == "" { // else it would be the one before which a case declares
			own += blankEnd(old)
		}
		a.set(c.name, "out.spvasm", own)
	}
	if old, ok := a.text[c.name+"/remarks"]; ok && sortedLines(old) != sortedLines(remarks) {
		a.set(c.name, "remarks", strings.TrimLeft(remarks+"\n", "\n")+blankEnd(old))
	}
}

// blankEnd returns the blank lines at the end of a section.
func blankEnd(text string) string {
	_, end, _ := strings.Cut(text[len(strings.TrimRight(text, "\n")):], "\n")
	return end
}

// says reports whether what a case has of its own makes a module, up to the numbers of ids.
func (c *testCase) says(t *testing.T, own string, want *spirv.Binary) bool {
	bin, err := asm.Assemble([]byte(c.archive.moduleText(own)), asm.AssembleOptions{Target: cmp.Or(c.becomes, c.target)})
	return err == nil && Canonical(t, bin) == Canonical(t, want)
}

// ownText returns what a case must have of its own to make a module: what is left of its text without the lines that
// all cases share. A module that is printed has a line for each instruction.
func (c *testCase) ownText(t *testing.T, got *spirv.Binary) string {
	lines := strings.SplitAfter(withNewNames(named(disassemble(t, got), c.in), c.in), "\n")
	lines = lines[:len(lines)-1] // behind the last end of a line
	counts := c.counts(t)
	head, body, end := counts[0], counts[2], len(lines)-counts[4]
	for n := head; n+body <= end; n++ { // the body begins there
		own := strings.Join(lines[head:n], "") + "\n" + strings.Join(lines[n+body:end], "")
		if body == 0 {
			own, n = strings.Join(lines[head:end], ""), end
		} else if n == head {
			own = own[1:]
		}
		if c.says(t, own, got) {
			return own
		}
	}
	hint := ""
	if in, err := asm.Assemble([]byte(c.in), asm.AssembleOptions{Target: c.target}); err == nil {
		hint = c.missingInHead(in, got)
	}
	t.Fatalf("what came out does not begin, go on and end as head, body and foot of the file say; it is\n%s%s",
		strings.Join(lines, ""), hint)
	return ""
}

// counts returns the number of instructions in each part of the module that goes in.
func (c *testCase) counts(t *testing.T) (counts []int) {
	text, all := "", 0
	for _, part := range c.archive.moduleParts(c.archive.text[c.name+"/in.spvasm"]) {
		text += part
		n := 0
		bin, err := asm.Assemble([]byte(text), asm.AssembleOptions{Target: c.target})
		if err != nil {
			t.Fatal(err)
		}
		for range bin.Insts() {
			n++
		}
		counts, all = append(counts, n-all), n
	}
	return counts
}

// withNewNames names the ids that a pass has made, which named has called %new and their number, %new1, %new2 and so on
// in their order, without names that the source has.
func withNewNames(text, source string) string {
	taken := idsIn(source)
	names, n := map[string]string{}, 0
	return regexp.MustCompile(`%new\d+\b`).ReplaceAllStringFunc(text, func(id string) string {
		if slices.Contains(taken, id) {
			return id
		}
		for names[id] == "" {
			if n++; !slices.Contains(taken, fmt.Sprintf("%%new%d", n)) {
				names[id] = fmt.Sprintf("%%new%d", n)
			}
		}
		return names[id]
	})
}
