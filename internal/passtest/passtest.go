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
//	CASE/out.spvasm      the rest of the module that must come out; "same" if nothing changes; -passtest.update writes it
//	CASE/remarks         what the passes must remark, a line each, in any order
//	CASE/error           the error in which the pipeline ends, instead of out.spvasm
//	CASE/invalid         why spirv-val is not asked about the case
//	CASE/illegal         why spirv-val does not accept the module that goes in, as front ends make it before it is legal
//	CASE/meaning         why its compute shaders do not do the same before and after
//	options              "ssa-names": values get names, as with [pass.Options]
//	target               the environment for spirv-val and the version, "spv1.3" if it is left out. Also CASE/target
//	CASE/becomes         the target of the module that comes out, where it is another one
//
// Any other section is an error. Modules are compared up to the numbers of ids. Both are validated where spirv-val is
// there, and their compute shaders are run and compared.
package passtest

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/internal/peers"
	"hone/ir"
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
		t.Fatal("there is no file testdata/*.txtar")
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			updated := runArchive(t, registry, filepath.ToSlash(file), string(text), *update)
			if *update && updated != string(text) && !t.Failed() {
				if err := os.WriteFile(file, []byte(updated), 0o666); err != nil {
					t.Fatal(err)
				}
				t.Logf("%s is rewritten", file)
			}
		})
	}
}

// runArchive runs the cases of a file. With update, what comes out of a case instead of what it says is put into the
// text that is returned.
func runArchive(t *testing.T, registry *pass.Registry, file, text string, update bool) string {
	a, errs := readArchive(file, text)
	for _, err := range errs {
		t.Error(err)
	}
	if errs != nil {
		return text
	}
	for _, name := range a.cases {
		c := testCase{
			archive: a, name: name, update: update, registry: registry,
			target:   cmp.Or(strings.TrimSpace(a.text[name+"/target"]), strings.TrimSpace(a.text["target"]), "spv1.3"),
			pipeline: a.text["pipeline"],
		}
		c.becomes = cmp.Or(strings.TrimSpace(a.text[name+"/becomes"]), c.target)
		c.options.SSANames = strings.TrimSpace(a.text["options"]) == "ssa-names"
		if own, ok := a.text[name+"/pipeline"]; ok {
			c.pipeline = own
		}
		_, c.invalid = a.text[name+"/invalid"]
		_, c.illegal = a.text[name+"/illegal"]
		_, c.changes = a.text[name+"/meaning"]
		t.Run(name, c.run)
	}
	return a.format()
}

type testCase struct {
	archive          *archive
	name             string
	update           bool
	registry         *pass.Registry
	target, pipeline string
	becomes          string // the target of what comes out
	in, out          string
	invalid, changes bool
	illegal          bool
	options          pass.Options
}

func (c testCase) run(t *testing.T) {
	pipeline, err := c.registry.Parse(strings.TrimSpace(c.pipeline))
	if err != nil {
		t.Fatal(err)
	}
	c.in = c.archive.moduleText(c.archive.text[c.name+"/in.spvasm"])
	in := c.assemble(t, "in", c.in)
	m := irtest.Read(t, in)
	var remarks []string
	// Passes must do well with some modules that are not valid, too. What is not valid for another reason than its
	// types is checked nevertheless.
	c.options.Check = !c.invalid && !c.illegal || typing.Verify(m) == nil
	c.options.Remark = func(r pass.Remark) { remarks = append(remarks, r.String()) }
	changed, err := pipeline.Run(m, c.options)
	if want, ok := c.archive.text[c.name+"/error"]; ok {
		if err == nil || named(err.Error(), c.in) != strings.TrimSpace(want) {
			t.Errorf("error %v\nwant  %s", err, want)
		}
		return
	}
	if err != nil {
		t.Fatal(err)
	}
	got := irtest.Write(t, m)
	said := named(strings.Join(remarks, "\n"), c.in)
	if c.update {
		c.rewrite(t, got, said)
	}
	own, ok := c.archive.text[c.name+"/out.spvasm"]
	if !ok {
		t.Fatalf("section %s/out.spvasm is missing; -passtest.update writes it", c.name)
	}
	if strings.TrimSpace(own) == "same" {
		own = c.archive.text[c.name+"/in.spvasm"]
	}
	c.out = c.archive.moduleText(own)
	out := c.assemble(t, "out", c.out)
	if want, ok := c.archive.text[c.name+"/remarks"]; ok && sortedLines(said) != sortedLines(want) {
		t.Errorf("remarks:\n%s\nwant:\n%s", sortedLines(said), sortedLines(want))
	}
	if is, want := got.Header().Version, out.Header().Version; is != want {
		t.Errorf("the version is %v, want %v", is, want)
	}
	if same := slices.Equal(in.Words, out.Words); changed == same {
		t.Errorf("changed is %v", changed)
	}
	Bisect(t, pipeline, in, c.options)
	c.limited(t, pipeline, in, got)
	if !c.changes {
		Meaning(t, in, got, compare.Options{})
	}
	if first := c.difference(t, got, out); first != "" {
		if hint := c.missingInHead(in, got); hint != "" {
			first += "\n" + hint
		}
		t.Errorf("%s\n\ngot:\n%s\nwant:\n%s", first, named(disassemble(t, got), c.in), c.out)
	}
}

// limited stops the pipeline after each of its transformations: the module holds there, too.
func (c testCase) limited(t *testing.T, pipeline *pass.Pipeline, in, all *spirv.Binary) {
	o := pass.Options{Check: c.options.Check, SSANames: c.options.SSANames}
	for o.BisectLimit = 1; o.BisectLimit <= 30; o.BisectLimit++ {
		m := irtest.Read(t, in)
		if _, err := pipeline.Run(m, o); err != nil {
			t.Fatalf("after %d transformations: %v", o.BisectLimit, err)
		}
		if slices.Equal(irtest.Write(t, m).Words, all.Words) {
			return
		}
	}
}

// difference returns the first line that differs between the module that came out and the wanted one, with the place of
// the wanted line in the file and ids named as in the case; "" for none.
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
	line := func(lines []string, ids map[string]string, source string) string {
		if i >= len(lines) || lines[i] == "" {
			return "the end of the module"
		}
		return named(renumbered(lines[i], ids), source)
	}
	return fmt.Sprintf("%sthe first line that differs:\n    got   %s\n    want  %s", c.place(i, len(w)),
		line(g, gotIDs, c.in), line(w, wantIDs, c.out))
}

// place returns where instruction i of the wanted module stands, as a prefix of messages. It is "" if the text of the
// case does not have a line for each of the count lines of the module.
func (c testCase) place(i, count int) string {
	var lines []int // numbers of those that are instructions
	n := 0
	for line := range strings.Lines(c.out) {
		n++
		if line = strings.TrimSpace(line); line != "" && line[0] != ';' {
			lines = append(lines, n)
		}
	}
	if c.archive == nil || len(lines) != count-1 || i >= len(lines) { // a module's text ends in a line that is empty
		return ""
	}
	section := c.name + "/out.spvasm"
	if strings.TrimSpace(c.archive.text[section]) == "same" {
		section = c.name + "/in.spvasm"
	}
	return fmt.Sprintf("%s:%d: ", c.archive.file, c.archive.line(section, lines[i]))
}

// headers are the instructions before all others that cases share in the section head, as messages call them, and
// what assembler and validator say where one of them is missing.
var headers = []struct {
	op      spirv.Op
	name    string
	missing string
}{
	{spirv.OpCapability, "capability", "requires one of these capabilities"},
	{spirv.OpExtension, "extension", "requires one of these extensions"},
	{spirv.OpExtInstImport, "import", "must be the result of an OpExtInstImport"},
}

// missingInHead returns what to do about an instruction that passes add to the beginning of a module, where no section
// of a case reaches, "" if there is none.
func (c testCase) missingInHead(in, got *spirv.Binary) string {
	if c.archive == nil || c.archive.text["head"] == "" {
		return ""
	}
	has := map[string]bool{}
	for _, words := range in.Insts() {
		has[contents(words)] = true
	}
	for _, words := range got.Insts() {
		for _, h := range headers {
			if op := spirv.Op(words[0] & 0xffff); op == h.op && !has[contents(words)] {
				return fmt.Sprintf("the passes add an %s that the head lacks: put the %s in head", op, h.name)
			}
		}
	}
	return ""
}

// contents returns an instruction without the id of an import, for comparisons.
func contents(words []uint32) string {
	if spirv.Op(words[0]&0xffff) == spirv.OpExtInstImport {
		words = words[2:]
	}
	return fmt.Sprint(words)
}

// inHead adds to a message that a module misses an instruction where that belongs, if the file has a head.
func (c testCase) inHead(message string) string {
	if c.archive == nil || c.archive.text["head"] == "" {
		return message
	}
	for _, h := range headers {
		if strings.Contains(message, h.missing) {
			return message + "\nput the " + h.name + " in head"
		}
	}
	return message
}

func sortedLines(text string) string {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	slices.Sort(lines)
	return strings.Join(lines, "\n")
}

func (c testCase) assemble(t *testing.T, side, text string) *spirv.Binary {
	target := c.target
	if side == "out" {
		target = cmp.Or(c.becomes, c.target)
	}
	bin, err := asm.Assemble([]byte(text), asm.AssembleOptions{Target: target})
	if e := (*asm.Error)(nil); errors.As(err, &e) && c.archive != nil {
		e.Line = c.archive.line(c.name+"/"+side+".spvasm", e.Line)
		t.Fatal(c.inHead(fmt.Sprintf("%s:%v", c.archive.file, e)))
	}
	if err != nil {
		t.Fatalf("%s: %v", side, err)
	}
	if c.invalid || c.illegal && side == "in" {
		return bin
	}
	if msg := Validate(t, bin, target); msg != "" {
		t.Errorf("spirv-val of %s.spvasm: %s", side, c.inHead(msg))
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
	return validate(val, bin, target, options...)
}

// validate returns what a spirv-val, called with options, says against a module in an environment, "" for nothing.
func validate(val *peers.Tool, bin *spirv.Binary, target string, options ...string) string {
	if _, err := val.Run(bin.Bytes(), append(options, "--target-env", target, "-")...); err != nil {
		return err.Error()
	}
	return ""
}

// Valid fails the test if a module breaks an invariant, or spirv-val does not accept it.
func Valid(t testing.TB, m *ir.Module, environment string) {
	t.Helper()
	m.Sweep()
	if err := m.Verify(); err != nil {
		t.Fatal(err)
	}
	if msg := Validate(t, irtest.Write(t, m), environment); msg != "" {
		t.Errorf("spirv-val: %s\n%s", msg, irtest.Disassemble(t, m))
	}
}
