package ir_test

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/internal/peers"
	"hone/ir"
	"hone/ir/build"
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
// Where there is a spirv-val it must accept all modules but the forced ones.
func TestEdits(t *testing.T) {
	files, _ := filepath.Glob("testdata/cfg-*.txtar")
	if len(files) == 0 {
		t.Fatal("testdata holds no tests")
	}
	peers.Get(t, "spirv-val")
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
		bin := irtest.Named(t, all["head"]+text, target, names)
		if _, invalid := all["invalid"]; invalid {
			return bin
		}
		if msg := passtest.Validate(t, bin, target); (msg != "") != (side == "forced") {
			if _, err := peers.Find("spirv-val"); err == nil {
				t.Errorf("spirv-val of %s says %q", side, msg)
			}
		}
		return bin
	}
	in := section("in.spvasm", names)
	out := section("out.spvasm", maps.Clone(names))
	section("forced", maps.Clone(names))
	m := irtest.Read(t, in)
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
	written := irtest.Write(t, m)
	if out == nil {
		out = e.before
	}
	if got, want := passtest.Canonical(t, written), passtest.Canonical(t, out); got != want {
		t.Errorf("got:\n%s\nwant:\n%s", e.named(disassemble(t, written)), all[name+"/out.spvasm"])
	}
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
		e.before = irtest.Write(e.t, e.m)
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
		err = block(1).MakeUnreachable()
	case "make-branch": // BLOCK BLOCK
		err = block(1).MakeBranch(block(2))
	case "new": // BLOCK TARGET: a block after BLOCK that branches to TARGET
		made = block(1).Function().NewBlock(block(1))
		build.AtEnd(made).Branch(id(2))
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
	if now := irtest.Write(e.t, e.m); !slices.Equal(now.Words, e.before.Words) {
		e.t.Errorf("the edit was refused, and the module changed")
	}
}

// guard puts a selection before at and returns the block that runs where cond holds: the use that SplitBefore is made
// for.
func guard(at *ir.Inst, cond ir.ID) (then *ir.Block, err error) {
	rest, err := at.Block().SplitBefore(at)
	if err != nil {
		return nil, err
	}
	head := rest.Preds()[0]
	then = head.Function().NewBlock(head)
	build.AtEnd(then).Branch(rest.ID())
	b := build.AtEnd(head)
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

// TestEdgesFollow: predecessors, headers and phis follow terminators and merge instructions, whichever way these are
// edited.
func TestEdgesFollow(t *testing.T) {
	names := map[string]ir.ID{}
	m := irtest.Read(t, irtest.Named(t, `OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
%int = OpTypeInt 32 1
%bool = OpTypeBool
%n = OpConstant %int 1
%fn = OpTypeFunction %int %bool %int
%f = OpFunction %int None %fn
%p = OpFunctionParameter %bool
%i = OpFunctionParameter %int
%entry = OpLabel
OpSelectionMerge %merge None
OpSwitch %i %merge 1 %one 2 %two
%one = OpLabel
OpBranch %merge
%two = OpLabel
OpBranch %merge
%merge = OpLabel
%x = OpPhi %int %n %entry %i %one %n %two
OpReturnValue %x
OpFunctionEnd
`, "spv1.3", names))
	f := m.Functions()[0]
	block := func(name string) *ir.Block { return m.BlockOf(names[name]) }
	entry, one, merge := block("entry"), block("one"), block("merge")
	check := func(step string, b *ir.Block, preds ...*ir.Block) {
		t.Helper()
		byIndex := func(a, b *ir.Block) int { return a.Index - b.Index }
		if got := slices.SortedFunc(slices.Values(b.Preds()), byIndex); !slices.Equal(got,
			slices.SortedFunc(slices.Values(preds), byIndex)) {
			t.Errorf("%s: block %%%d has %d predecessors, want %d", step, b.ID(), len(got), len(preds))
		}
		distinct := map[*ir.Block]bool{}
		for _, p := range preds {
			distinct[p] = true
		}
		for phi := range b.Phis() {
			if phi.NumWords() != 2*len(distinct) {
				t.Errorf("%s: %v, want %d entries", step, phi, len(distinct))
			}
		}
	}
	two := block("two")
	check("read", merge, entry, one, two)

	before := f.Version()
	n := f.NewBlock(one)
	build.AtEnd(n).Branch(merge.ID())
	m.Def(names["x"]).SetPhiValue(n, names["n"])
	check("a new block", merge, entry, one, two, n)
	if f.Version().CFG == before.CFG {
		t.Error("a new block is no edit of the graph")
	}

	entry.Terminator().SetID(1, one.ID())
	check("SetID", merge, one, two, n)
	check("SetID", one, entry, entry)

	entry.Terminator().Become(spirv.OpSwitch, uint32(names["i"]), uint32(merge.ID()), 5, uint32(n.ID()), 6, uint32(n.ID()),
		7, uint32(merge.ID()))
	m.Def(names["x"]).SetPhiValue(entry, names["i"])
	check("Become", merge, entry, entry, one, two, n)
	check("Become", n, entry, entry)
	check("Become", one)

	build.AtEnd(two).ReturnValue(names["i"])
	check("a return in place of a branch", merge, entry, entry, one, n)

	if merge.MergeOf() != entry {
		t.Error("the merge block has no header")
	}
	entry.MergeInst().SetID(0, two.ID())
	if merge.MergeOf() != nil || two.MergeOf() != entry {
		t.Error("the header does not follow its merge instruction")
	}
	build.AtEnd(entry).SelectionMerge(merge.ID(), spirv.SelectionControlNone)
	if merge.MergeOf() != entry || two.MergeOf() != nil {
		t.Error("a merge instruction does not take the place of the one that is there")
	}

	b := build.AtEnd(entry)
	b.SelectionMerge(two.ID(), spirv.SelectionControlFlatten)
	b.BranchConditional(names["p"], one.ID(), two.ID())
	if two.MergeOf() != entry || entry.Terminator().Op != spirv.OpBranchConditional ||
		entry.MergeInst().Word(1) != uint32(spirv.SelectionControlFlatten) {
		t.Error("a selection in place of a switch")
	}
	check("a selection", one, entry)
	check("a selection", merge, one, n)
	build.AtEnd(entry).Branch(one.ID())
	if entry.MergeInst() != nil || two.MergeOf() != nil {
		t.Error("a branch keeps the merge instruction of the selection")
	}

	one.Terminator().Remove()
	check("a removed terminator", merge, n)
	build.AtEnd(one).Branch(n.ID())
	check("a terminator at the end", n, one)

	f.RemoveUnreachable()
	f.Layout()
	if m.Sweep(); m.Verify() != nil || len(f.Blocks) != 4 {
		t.Errorf("%d blocks: %v", len(f.Blocks), m.Verify())
	}
}
