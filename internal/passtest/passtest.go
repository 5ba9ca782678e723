// Package passtest runs tests of passes that are written as text: a module in, a pipeline, the module that
// should come out.
//
// A file testdata/NAME.txtar holds cases that share a beginning. Its sections:
//
//	pipeline             what is run, for all cases or, as CASE/pipeline, for one
//	head                 the first lines of each module of the file
//	body                 what follows them and what a case declares, up to a blank line
//	foot                 the last lines of each module of the file
//	CASE/in.spvasm       the rest of the module that goes in
//	CASE/out.spvasm      the rest of the module that must come out; "same" if nothing changes
//	CASE/remarks         what the passes must remark, a line each, in any order
//	CASE/invalid         why spirv-val is not asked about the case
//	CASE/meaning         why its compute shaders do not do the same before and after
//	options              "ssa-names": values get names, as with [pass.Options]
//	target               the environment for spirv-val and the version, "spv1.3" if it is left out
//
// Modules are compared up to the numbers of ids. Both are validated where spirv-val is there, and their compute shaders
// are run and compared.
package passtest

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/internal/peers"
	"hone/pass"
	"hone/spirv"
	"hone/spirv/asm"
	"hone/typing"
	"hone/vm/compare"
)

// Run runs the cases of all archives in testdata.
func Run(t *testing.T, passes []*pass.Pass) {
	registry, err := pass.NewRegistry(passes...)
	if err != nil {
		t.Fatal(err)
	}
	peers.Get(t, "spirv-val")
	RunWith(t, registry)
}

// RunWith is Run with all that is in a registry.
func RunWith(t *testing.T, registry *pass.Registry) {
	files, _ := filepath.Glob(filepath.Join("testdata", "*.txtar"))
	if len(files) == 0 {
		t.Fatal("testdata holds no tests")
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			runArchive(t, registry, string(text))
		})
	}
}

func runArchive(t *testing.T, registry *pass.Registry, text string) {
	_, sections := ParseArchive(text)
	all := map[string]string{"target": "spv1.3"}
	var cases []string
	for _, s := range sections {
		if _, twice := all[s.Name]; twice && s.Name != "target" {
			t.Fatalf("two sections are named %s", s.Name)
		}
		all[s.Name] = s.Text
		if name, ok := strings.CutSuffix(s.Name, "/in.spvasm"); ok {
			cases = append(cases, name)
		}
	}
	for _, name := range cases {
		c := testCase{registry: registry, target: strings.TrimSpace(all["target"]), pipeline: all["pipeline"]}
		c.options.SSANames = strings.TrimSpace(all["options"]) == "ssa-names"
		if own, ok := all[name+"/pipeline"]; ok {
			c.pipeline = own
		}
		out, ok := all[name+"/out.spvasm"]
		if !ok {
			t.Errorf("case %s has no out.spvasm", name)
		}
		if strings.TrimSpace(out) == "same" {
			out = all[name+"/in.spvasm"]
		}
		module := func(own string) string {
			declares, code, two := strings.Cut(own, "\n\n")
			if !two {
				declares, code = "", own
			}
			return all["head"] + declares + "\n" + all["body"] + code + all["foot"]
		}
		c.in, c.out = module(all[name+"/in.spvasm"]), module(out)
		_, c.invalid = all[name+"/invalid"]
		_, c.changes = all[name+"/meaning"]
		c.remarks, c.hasRemarks = all[name+"/remarks"]
		t.Run(name, c.run)
	}
	for _, s := range sections {
		if name, kind, ok := strings.Cut(s.Name, "/"); ok && !slices.Contains(cases, name) || ok &&
			!slices.Contains([]string{"in.spvasm", "out.spvasm", "pipeline", "remarks", "invalid", "meaning"}, kind) {
			t.Errorf("section %s belongs to nothing", s.Name)
		}
	}
}

type testCase struct {
	registry         *pass.Registry
	target, pipeline string
	in, out          string
	invalid, changes bool
	remarks          string
	hasRemarks       bool
	options          pass.Options
}

func (c testCase) run(t *testing.T) {
	pipeline, err := c.registry.Parse(strings.TrimSpace(c.pipeline))
	if err != nil {
		t.Fatal(err)
	}
	in, out := c.assemble(t, "in", c.in), c.assemble(t, "out", c.out)
	m := irtest.Read(t, in)
	var remarks []string
	// Passes must do well with some modules that are not valid, too. What is not valid for another reason than its
	// types is checked nevertheless.
	c.options.Check = !c.invalid || typing.Verify(m) == nil
	c.options.Remark = func(r pass.Remark) { remarks = append(remarks, r.String()) }
	changed, err := pipeline.Run(m, c.options)
	if err != nil {
		t.Fatal(err)
	}
	if c.hasRemarks {
		got, want := sortedLines(named(strings.Join(remarks, "\n"), c.in)), sortedLines(c.remarks)
		if got != want {
			t.Errorf("remarks:\n%s\nwant:\n%s", got, want)
		}
	}
	if same := slices.Equal(in.Words, out.Words); changed == same {
		t.Errorf("changed is %v", changed)
	}
	Bisect(t, pipeline, in, c.options)
	if !c.changes {
		Meaning(t, in, irtest.Write(t, m), compare.Options{})
	}
	if first := c.difference(t, irtest.Write(t, m), out); first != "" {
		t.Errorf("got:\n%s\nwant:\n%s", named(disassemble(t, irtest.Write(t, m)), c.in), c.out)
		t.Logf("first difference: %s", first)
	}
}

// difference returns the lines around the first difference of the module that came out and the one that is wanted, with
// ids named as in the case; "" for none.
func (c testCase) difference(t testing.TB, got, want *spirv.Binary) string {
	gotText, gotIDs := canonical(t, got)
	wantText, wantIDs := canonical(t, want)
	if gotText == wantText {
		return ""
	}
	g, w := strings.Split(gotText, "\n"), strings.Split(wantText, "\n")
	i := 0
	for i < len(g) && i < len(w) && g[i] == w[i] {
		i++
	}
	part := func(lines []string, ids map[string]string, source string) string {
		return named(renumbered(strings.Join(lines[min(i, len(lines)):min(i+3, len(lines))], "\n"), ids), source)
	}
	return fmt.Sprintf("line %d\ngot\n%s\nwant\n%s", i+1, part(g, gotIDs, c.in), part(w, wantIDs, c.out))
}

func sortedLines(text string) string {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	slices.Sort(lines)
	return strings.Join(lines, "\n")
}

func (c testCase) assemble(t *testing.T, side, text string) *spirv.Binary {
	bin, err := asm.Assemble([]byte(text), asm.AssembleOptions{Target: c.target})
	if err != nil {
		t.Fatalf("%s: %v", side, err)
	}
	if c.invalid {
		return bin
	}
	if msg := Validate(t, bin, c.target); msg != "" {
		t.Errorf("spirv-val of %s.spvasm: %s", side, msg)
	}
	return bin
}

// Validate returns what spirv-val, called with options, says against a module in an environment, "" for nothing or
// where it is missing.
func Validate(t testing.TB, bin *spirv.Binary, target string, options ...string) string {
	val, err := peers.Find("spirv-val")
	if err != nil {
		return ""
	}
	if _, err := val.Run(bin.Bytes(), append(options, "--target-env", target, "-")...); err != nil {
		return err.Error()
	}
	return ""
}

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
	return idPattern.ReplaceAllStringFunc(text, func(id string) string { return cmp.Or(others[id], id) })
}

// named gives the ids in a text the names that they had in the text that their module was assembled from.
func named(text, source string) string {
	names := map[string]string{}
	seen := map[string]bool{}
	source = regexp.MustCompile(`;.*`).ReplaceAllString(source, "")
	for _, name := range idPattern.FindAllString(definitionsFirst(source), -1) {
		if !seen[name] {
			seen[name] = true
			names[fmt.Sprintf("%%%d", len(seen))] = name
		}
	}
	return idPattern.ReplaceAllStringFunc(text, func(id string) string {
		if n := names[id]; n != "" {
			return n
		}
		return "%new" + id[1:]
	})
}

// definitionsFirst moves the result of each line behind its result type: the order in which the assembler
// numbers ids.
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

var idPattern = regexp.MustCompile(`%\w+`)

func disassemble(t testing.TB, bin *spirv.Binary) string {
	text, err := asm.Disassemble(bin, asm.Options{RawID: true, NoHeader: true, NoIndent: true})
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}
