package passtest

import (
	"cmp"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"hone/spirv"
	"hone/spirv/asm"
)

// Canonical returns a module as text with ids numbered in the order of their definitions, the entries of phis
// in the order of their blocks, and decorations sorted.
func Canonical(t testing.TB, bin *spirv.Binary) string {
	text, _ := canonical(t, bin)
	return text
}

// canonical returns the canonical text of a module, and the ids in the module of those in the text.
func canonical(t testing.TB, bin *spirv.Binary) (text string, ids map[string]string) {
	text = disassemble(t, bin)
	numbers := map[string]string{}
	ids = map[string]string{}
	for _, def := range regexp.MustCompile(`(?m)^(%\w+) =`).FindAllStringSubmatch(text, -1) {
		n := fmt.Sprintf("%%%04d", len(numbers)+1)
		numbers[def[1]], ids[n] = n, def[1]
	}
	text = renumbered(text, numbers)
	lines := strings.Split(text, "\n")
	isDecoration := func(line string) bool {
		return strings.HasPrefix(line, "OpDecorate") || strings.HasPrefix(line, "OpMemberDecorate")
	}
	if first := slices.IndexFunc(lines, isDecoration); first >= 0 {
		n := slices.IndexFunc(lines[first:], func(line string) bool { return !isDecoration(line) })
		slices.Sort(lines[first : first+n])
	}
	text = strings.Join(lines, "\n")
	text = regexp.MustCompile(`(?m)(OpPhi %\w+) (.*)$`).ReplaceAllStringFunc(text, func(phi string) string {
		words := strings.Fields(phi)
		var entries []string
		for i := 2; i+1 < len(words); i += 2 {
			entries = append(entries, words[i+1]+":"+words[i])
		}
		slices.Sort(entries)
		return words[0] + " " + words[1] + " " + strings.Join(entries, " ")
	})
	return text, ids
}

// renumbered replaces the ids in a text that others have.
func renumbered(text string, others map[string]string) string {
	return replaceIDs(text, func(id string) string { return cmp.Or(others[id], id) })
}

// named gives the ids in a text the names that they had in the text that their module was assembled from.
func named(text, source string) string {
	names := map[string]string{}
	seen := map[string]bool{}
	source = regexp.MustCompile(`("(?:[^"\\]|\\.)*")|;.*`).ReplaceAllString(source, "$1")
	for _, name := range idsIn(definitionsFirst(source)) {
		if !seen[name] {
			seen[name] = true
			names[fmt.Sprintf("%%%d", len(seen))] = name
		}
	}
	return replaceIDs(text, func(id string) string {
		if n := names[id]; n != "" {
			return n
		}
		return "%new" + id[1:]
	})
}

// definitionsFirst moves the result of each line after its result type: the order in which the assembler numbers ids.
func definitionsFirst(text string) string {
	typed := regexp.MustCompile(`(?m)^\s*(%\w+)\s*=\s*(Op\w+)(.*)$`)
	return typed.ReplaceAllStringFunc(text, func(line string) string {
		p := typed.FindStringSubmatch(line)
		op, _ := spirv.LookupOp(p[2][2:])
		if info := op.Info(); info != nil && info.HasType {
			first := idPattern.FindString(p[3])
			return first + " " + p[1] + " " + p[3]
		}
		return p[1] + " " + p[3]
	})
}

var (
	idPattern = regexp.MustCompile(`%\w+`)
	idOrText  = regexp.MustCompile(`"(?:[^"\\]|\\.)*"|%\w+`) // a % in a text begins no id
)

// replaceIDs replaces the ids in a text, those in strings aside.
func replaceIDs(text string, other func(id string) string) string {
	return idOrText.ReplaceAllStringFunc(text, func(found string) string {
		if found[0] == '"' {
			return found
		}
		return other(found)
	})
}

// idsIn returns the ids in a text, in their order, those in strings aside.
func idsIn(text string) []string {
	return slices.DeleteFunc(idOrText.FindAllString(text, -1), func(found string) bool { return found[0] == '"' })
}

func disassemble(t testing.TB, bin *spirv.Binary) string {
	text, err := asm.Disassemble(bin, asm.Options{RawID: true, NoHeader: true, NoIndent: true})
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
