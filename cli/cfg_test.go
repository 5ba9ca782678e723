package cli

import (
	"encoding/xml"
	"errors"
	"io"
	"path/filepath"
	"strings"
	"testing"
)

func TestCfg(t *testing.T) {
	dir := t.TempDir()
	in := shader(t, dir, "in.spv")
	svg := filepath.Join(dir, "out.svg")
	command(t, "cfg", in, "-o", svg).want(t, StatusOK)
	wantTitle(t, string(get(t, svg)), "%main, entry point")

	o := command(t, "cfg", in, "--function", "nested(i1;", "--loops").want(t, StatusOK)
	wantTitle(t, o.stdout, "%nested_i1_: 24 blocks")
	for _, text := range []string{"loop, depth 3", "OpLoopMerge", "false, break"} {
		if !strings.Contains(o.stdout, text) {
			t.Errorf("%q is not in the picture", text)
		}
	}
	wantTitle(t, command(t, "cfg", in, "--function", "%nested_i1_", "--dom").want(t, StatusOK).stdout, "dominator tree")
	wantTitle(t, command(t, "cfg", in, "--all").want(t, StatusOK).stdout, "%nested_i1_: 24 blocks")
	whole := command(t, "cfg", in).want(t, StatusOK).stdout
	short := command(t, "cfg", in, "--max-lines", "5").want(t, StatusOK).stdout
	if !strings.Contains(short, "more</text>") || len(short) > len(whole)/2 {
		t.Errorf("--max-lines 5 shortens a picture of %d bytes to %d", len(whole), len(short))
	}

	// By the name of the output, or as told.
	command(t, "cfg", in, "-o", filepath.Join(dir, "out.dot")).want(t, StatusOK)
	command(t, "cfg", in, "-o", dir, "--format", "dot").want(t, StatusOK)
	for _, name := range []string{"out.dot", "in.dot"} {
		if text := string(get(t, filepath.Join(dir, name))); !strings.HasPrefix(text, "digraph {\n") {
			t.Errorf("%s begins %.30q", name, text)
		}
	}
	wantFiles(t, dir, "in.dot", "in.spv", "out.dot", "out.svg")
}

// wantTitle fails the test unless a document is well-formed XML whose title holds a text.
func wantTitle(t *testing.T, doc, title string) {
	t.Helper()
	_, rest, _ := strings.Cut(doc, "<title>")
	if got, _, _ := strings.Cut(rest, "</title>"); !strings.Contains(got, title) {
		t.Errorf("the title is %q, without %q", got, title)
	}
	d := xml.NewDecoder(strings.NewReader(doc))
	for {
		if _, err := d.Token(); errors.Is(err, io.EOF) {
			return
		} else if err != nil {
			t.Errorf("not well-formed: %v", err)
			return
		}
	}
}

// Text is read as well as a binary, and its ids keep their numbers.
func TestCfgOfText(t *testing.T) {
	text := command(t, "dis", filepath.Join(shaders, "asm", "loops.spv"), "--raw-id").want(t, StatusOK).stdout
	o := commandWith(t, session{stdin: strings.NewReader(text)}, "cfg", "-", "--all").want(t, StatusOK)
	if p := command(t, "cfg", filepath.Join(shaders, "asm", "loops.spv"), "--all").want(t, StatusOK); o.stdout !=
		p.stdout {
		t.Error("text and binary give different pictures")
	}
	commandWith(t, session{stdin: strings.NewReader("OpCapability Shader\nOpNop x\n")}, "cfg", "-").want(t, StatusInput,
		"hone: standard input:2:")
}

func TestCfgErrors(t *testing.T) {
	dir := t.TempDir()
	in := shader(t, dir, "in.spv")
	command(t, "cfg", in, "--function", "nothing").want(t, StatusInput,
		`no function is called "nothing"; there are: %main, `, "%nested_i1_")
	command(t, "cfg", filepath.Join(shaders, "asm", "entries.spv")).want(t, StatusInput,
		"choose one with --function, or --all")
	command(t, "cfg", filepath.Join(shaders, "asm", "constants.spv"), "--function", "%99999").want(t, StatusInput,
		"no function is called")
	command(t, "cfg", put(t, filepath.Join(dir, "bad.spv"), []byte("\x00bad"))).want(t, StatusInput,
		"hone: "+filepath.Join(dir, "bad.spv")+": ")
	command(t, "cfg", filepath.Join(dir, "missing.spv")).want(t, StatusInput, "missing.spv: ")
	command(t, "cfg", dir).want(t, StatusInput)
	none := put(t, filepath.Join(dir, "none.spvasm"), []byte("OpCapability Linkage\nOpCapability Shader\n"+
		"OpMemoryModel Logical GLSL450\n"))
	command(t, "cfg", none).want(t, StatusInput, "no function with blocks")
}

// The pictures of the documentation are what the command draws.
func TestCfgInDoc(t *testing.T) {
	for file, args := range map[string][]string{
		"cfg.svg":        {"loops.comp.spv", "--function", "%earlyReturn_i1_i1_"},
		"dominators.svg": {"int_loops.comp.spv", "--function", "%queens_i1_", "--dom", "--loops"},
	} {
		path := filepath.Join("..", "doc", file)
		args = append([]string{"cfg", filepath.Join(shaders, "glsl", args[0])}, args[1:]...)
		want := command(t, args...).want(t, StatusOK).stdout
		switch {
		case *update:
			put(t, path, []byte(want))
		case string(get(t, path)) != want:
			t.Errorf("doc/%s is not what hone %s draws: go test ./cli -run Doc -update", file, strings.Join(args, " "))
		}
	}
}
