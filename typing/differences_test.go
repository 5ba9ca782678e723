package typing_test

import (
	"regexp"
	"regexp/syntax"
	"strings"
	"testing"

	"hone/spirv"
)

// excuse is one rule that only one side checks.
type excuse struct {
	rule    string // the words of the message, a regular expression from its start
	section string // the section of the specification, or the extension, that has the rule
	example string // a message with an instruction that breaks the rule
}

// matches reports whether a message is about the rule.
func (d *excuse) matches(message string) bool {
	return regexp.MustCompile("^(?:" + d.rule + ")").MatchString(stripped(message))
}

// place is where spirv-val found a fault.
var place = regexp.MustCompile(`^error: (line )?\d+: `)

// operands are those of the instruction that a message of ours begins with, and its result.
var operands = regexp.MustCompile(`^(?:%\d+ = )?(Op[A-Z]\w+)(?: [^:]*)?: `)

// stripped returns a message without the place, the result and the operands, which are before the words that say what
// is wrong.
func stripped(message string) string {
	return operands.ReplaceAllString(place.ReplaceAllString(strings.TrimSpace(message), ""), "$1: ")
}

// explain returns the section and rule that a message is about, "" where no row has it.
func explain(list []excuse, message string) string {
	for i := range list {
		if list[i].matches(message) {
			return list[i].section
		}
	}
	return ""
}

// sectionName is a section of the SPIR-V specification, version 1.6, revision 6, or the name of another document.
var sectionName = regexp.MustCompile(
	`^(\d+(\.\d+)+, [A-Z]|SPV_[A-Z]+_\w+|OpenCL\.std, |NonSemantic\.|Vulkan, |2025\.1: )`)

// instructions is a section about a class of instructions, with the first of those that a row is about.
var instructions = regexp.MustCompile(`^3\.3\.\d+, (.*) Instructions: (Op\w+)`)

// TestDifferences: each row excuses one rule, says where it is written, and has an example that no other row excuses.
func TestDifferences(t *testing.T) {
	for _, list := range [][]excuse{outside[:], laxer[:]} {
		for i := range list {
			d := &list[i]
			if !sectionName.MatchString(d.section) {
				t.Errorf("%s: %q names no section", d.rule, d.section)
			}
			if m := instructions.FindStringSubmatch(d.section); m != nil {
				if op, ok := spirv.LookupOp(m[2]); !ok || op.Info().Class != m[1] {
					t.Errorf("%q: %s stands in another section", d.section, m[2])
				}
			}
			if !strings.Contains(d.example, "Op") && !strings.Contains(d.example, "operand:") {
				t.Errorf("%s: the example %q has no instruction", d.rule, d.example)
			}
			oneRule(t, d.rule)
			matched := 0
			for k := range list {
				if list[k].matches(d.example) {
					matched++
				}
			}
			if !d.matches(d.example) || matched != 1 {
				t.Errorf("%s: %d rows match the example %q", d.rule, matched, d.example)
			}
		}
	}
}

// oneRule verifies that a pattern is the words of one message: no choice between messages, no gap at its start, and
// enough words that no other message has them.
func oneRule(t *testing.T, pattern string) {
	tree, err := syntax.Parse(pattern, syntax.Perl)
	if err != nil {
		t.Error(err)
		return
	}
	if tree.Op == syntax.OpAlternate || strings.HasPrefix(pattern, ".") {
		t.Errorf("%s: excuses several messages", pattern)
	}
	if n := literals(tree); n < 12 {
		t.Errorf("%s: has %d letters only", pattern, n)
	}
}

// literals returns how many characters each string that an expression matches has at least in common with it.
func literals(e *syntax.Regexp) int {
	switch e.Op {
	case syntax.OpLiteral:
		return len(e.Rune)
	case syntax.OpConcat, syntax.OpCapture:
		n := 0
		for _, s := range e.Sub {
			n += literals(s)
		}
		return n
	}
	return 0
}
