package ir_test

import (
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"hone/internal/passtest"
	"hone/ir"
	"hone/spirv"
	"hone/spirv/asm"
)

// TestEdits runs the cases of testdata/cfg-*.txtar. Their sections:
//
//	head             the first lines of each module of the file
//	CASE/in.spvasm   the rest of the module
//	CASE/edit        edits, one a line; see editor.run
//	CASE/out.spvasm  what the module must be then
//	CASE/error       or what the last edit must say against it: then the module must be what it was before it
//	CASE/forced      what the module would have been without the error: spirv-val must reject it
//	CASE/target      the environment, or target for all; spv1.3 if it is left out
//	invalid          spirv-val is not asked about the file's modules
//
// Where spirv-val is on the PATH it must accept all modules but the forced ones.
func TestEdits(t *testing.T) {
	files, _ := filepath.Glob("testdata/cfg-*.txtar")
	if len(files) == 0 {
		t.Fatal("testdata holds no tests")
	}
	if _, err := exec.LookPath("spirv-val"); err != nil {
		t.Log("spirv-val is missing: modules are not validated")
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txtar"), func(t *testing.T) {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			_, sections := passtest.ParseArchive(string(text))
			all := map[string]string{"target": "spv1.3"}
			for _, s := range sections {
				all[s.Name] = s.Text
			}
			for _, s := range sections {
				if name, ok := strings.CutSuffix(s.Name, "/edit"); ok {
					t.Run(name, func(t *testing.T) { runEdits(t, all, name) })
				}
			}
		})
	}
}

func runEdits(t *testing.T, all map[string]string, name string) {
	target, ok := all[name+"/target"]
	if !ok {
		target = all["target"]
	}
	target = strings.TrimSpace(target)
	names := map[string]ir.ID{}
	section := func(side string, names map[string]ir.ID) *spirv.Binary {
		text, ok := all[name+"/"+side]
		if !ok {
			return nil
		}
		bin := assembleNamed(t, all["head"]+text, target, names)
		if _, invalid := all["invalid"]; invalid {
			return bin
		}
		if msg := passtest.Validate(t, bin, target); (msg != "") != (side == "forced") {
			if _, err := exec.LookPath("spirv-val"); err == nil {
				t.Errorf("spirv-val of %s says %q", side, msg)
			}
		}
		return bin
	}
	in := section("in.spvasm", names)
	out := section("out.spvasm", maps.Clone(names))
	section("forced", maps.Clone(names))
	m, err := ir.Read(in)
	if err != nil {
		t.Fatal(err)
	}
	e := &editor{t: t, m: m, names: names}
	e.refused = strings.TrimSpace(all[name+"/error"])
	for line := range strings.Lines(strings.TrimSpace(all[name+"/edit"])) {
		e.run(strings.Fields(line))
	}
	if e.refused != "" {
		t.Errorf("there was no error, want %q", e.refused)
	}
	m.Sweep()
	if err := m.Verify(); err != nil {
		t.Errorf("Verify: %v", err)
	}
	written := m.Write()
	if out == nil {
		out = e.before
	}
	if got, want := passtest.Canonical(t, written), passtest.Canonical(t, out); got != want {
		t.Errorf("got:\n%s\nwant:\n%s", e.named(disassemble(t, written)), all[name+"/out.spvasm"])
	}
}

// assembleNamed assembles text. names are the numbers of ids, to which it adds those of new ones.
func assembleNamed(t testing.TB, text, target string, names map[string]ir.ID) *spirv.Binary {
	t.Helper()
	text = regexp.MustCompile(`%\w+`).ReplaceAllStringFunc(text, func(s string) string {
		if names[s[1:]] == 0 {
			names[s[1:]] = ir.ID(len(names) + 1)
		}
		return fmt.Sprintf("%%%d", names[s[1:]])
	})
	bin, err := asm.Assemble([]byte(text), asm.AssembleOptions{PreserveNumericIDs: true, Target: target})
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	return bin
}

func disassemble(t testing.TB, bin *spirv.Binary) string {
	text, err := asm.Disassemble(bin, asm.Options{RawID: true, NoHeader: true, NoIndent: true})
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// editor makes the edits of a test.
type editor struct {
	t       *testing.T
	m       *ir.Module
	names   map[string]ir.ID
	refused string        // the error that the last edit must give, "" for none
	before  *spirv.Binary // the module before that one
}

// run makes one edit, "NAME = " before it gives the new block a name.
func (e *editor) run(words []string) {
	result := ""
	if len(words) > 1 && words[1] == "=" {
		result, words = words[0], words[2:]
	}
	arg := func(i int) string {
		if i >= len(words) {
			e.t.Fatalf("%s: too few words", words)
		}
		return words[i]
	}
	id := func(i int) ir.ID {
		if e.names[arg(i)] == 0 {
			e.t.Fatalf("%s: what is %s?", words, arg(i))
		}
		return e.names[arg(i)]
	}
	block := func(i int) *ir.Block { return e.m.BlockOf(id(i)) }
	values := func(i int) ir.PhiValues { // "like BLOCK" or the values, one for each phi
		switch {
		case i == len(words):
			return nil
		case words[i] == "like":
			return ir.PhisFrom(block(i + 1))
		}
		return func(phi *ir.Inst) ir.ID {
			i++
			return id(i - 1)
		}
	}
	var made *ir.Block
	var err error
	if e.refused != "" {
		e.before = e.m.Write()
	}
	switch words[0] {
	case "split": // BLOCK INST, where end is the terminator
		b := block(1)
		at := b.Terminator()
		if arg(2) != "end" {
			at = e.m.Def(id(2))
		}
		made, err = b.SplitBefore(at)
	case "split-edge": // BLOCK BLOCK
		made, err = block(1).SplitEdge(block(2))
	case "redirect": // BLOCK FROM TO VALUES
		err = block(1).Redirect(block(2), block(3), values(4))
	case "branch-to": // BLOCK BLOCK
		err = block(1).BranchTo(block(2))
	case "remove-edge": // BLOCK BLOCK
		err = block(1).RemoveEdge(block(2))
	case "add-branch": // BLOCK CONDITION BLOCK VALUES
		err = block(1).AddBranch(id(2), block(3), values(4))
	case "add-case": // BLOCK NUMBER BLOCK VALUES
		v, parseErr := strconv.ParseInt(arg(2), 0, 64)
		if parseErr != nil {
			e.t.Fatal(parseErr)
		}
		err = block(1).AddCase(uint64(v), block(3), values(4))
	case "new-continue": // HEADER
		made, err = block(1).NewContinueTarget()
	case "merge": // BLOCK
		err = block(1).MergeIntoPred()
	case "remove": // BLOCK
		err = block(1).Remove()
	case "make-unreachable": // BLOCK
		block(1).MakeUnreachable()
	case "make-branch": // BLOCK BLOCK
		block(1).MakeBranch(block(2))
	case "new": // BLOCK TARGET: a block after BLOCK that branches to TARGET
		made = block(1).Function().NewBlock(block(1))
		ir.AtEnd(made).Branch(id(2))
	case "set-phi": // PHI BLOCK VALUE
		e.m.Def(id(1)).SetPhiValue(block(2), id(3))
	case "guard": // INST CONDITION: a selection before INST
		made, err = guard(e.m.Def(id(1)), id(2))
	default:
		e.t.Fatalf("no edit is named %s", words[0])
	}
	if made != nil && result != "" {
		e.names[result] = made.ID()
	}
	if err == nil {
		return
	}
	if text := e.named(err.Error()); text != e.refused {
		e.t.Fatalf("%s: %s, want %q", words, text, e.refused)
	}
	e.refused = ""
	if now := e.m.Write(); !slices.Equal(now.Words, e.before.Words) {
		e.t.Errorf("the edit was refused, and the module changed")
	}
}

// guard puts a selection before at and returns the block that runs where cond holds: the use that SplitBefore is made for.
func guard(at *ir.Inst, cond ir.ID) (then *ir.Block, err error) {
	rest, err := at.Block().SplitBefore(at)
	if err != nil {
		return nil, err
	}
	head := rest.Preds()[0]
	then = head.Function().NewBlock(head)
	ir.AtEnd(then).Branch(rest.ID())
	b := ir.AtEnd(head)
	b.SelectionMerge(rest.ID(), spirv.SelectionControlNone)
	b.BranchConditional(cond, then.ID(), rest.ID())
	return then, nil
}

// named gives ids in a text their names back.
func (e *editor) named(text string) string {
	byID := map[string]string{}
	for name, id := range e.names {
		byID[fmt.Sprint("%", id)] = "%" + name
	}
	return regexp.MustCompile(`%\d+`).ReplaceAllStringFunc(text, func(s string) string {
		if n := byID[s]; n != "" {
			return n
		}
		return "%new" + s[1:]
	})
}
