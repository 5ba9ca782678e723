package cli

import (
	"bytes"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"hone/spirv"
)

func TestDisAndAs(t *testing.T) {
	dir := t.TempDir()
	in := shader(t, dir, "in.spv")
	text := filepath.Join(dir, "in.spvasm")
	command(t, "dis", in, "--raw-id", "-o", dir).want(t, StatusOK) // under its own name
	back := filepath.Join(dir, "back.spv")
	command(t, "as", text, "--preserve-numeric-ids", "-o", back).want(t, StatusOK)
	if !bytes.Equal(get(t, in), get(t, back)) {
		t.Error("text and back gives another module")
	}
	wantFiles(t, dir, "back.spv", "in.spv", "in.spvasm")

	// Neither replaces its input, which the other could not read any more. Text may be brought into this form in place.
	before := get(t, in)
	command(t, "dis", in, "-o", in).want(t, StatusUsage, "the text would overwrite the module "+in)
	command(t, "as", text, "-o", text).want(t, StatusUsage, "the module would overwrite the text "+text)
	command(t, "dis", text, "--raw-id", "-o", text).want(t, StatusOK)
	if !bytes.Equal(before, get(t, in)) {
		t.Error("dis has changed its input")
	}

	o := command(t, "dis", in).want(t, StatusOK)
	if !strings.HasPrefix(o.stdout, "; SPIR-V\n") || strings.Contains(o.stdout, "\x1b") {
		t.Errorf("the text begins %.30q", o.stdout)
	}
	piped := commandWith(t, session{stdin: strings.NewReader(o.stdout)}, "as", "-").want(t, StatusOK)
	isModule(t, []byte(piped.stdout))
	o = command(t, "dis", "--no-header", "--no-indent", in).want(t, StatusOK)
	if !strings.HasPrefix(o.stdout, "OpCapability") {
		t.Errorf("the text begins %.30q", o.stdout)
	}
	if o = command(t, "dis", "--offsets", in).want(t, StatusOK); !strings.Contains(o.stdout, "; 0x00000014") {
		t.Errorf("no offsets: %.200s", o.stdout)
	}

	// Byte order and version.
	o = command(t, "as", text, "--big-endian", "--target-env", "spv1.2").want(t, StatusOK)
	b, err := spirv.Decode([]byte(o.stdout))
	if err != nil || !b.BigEndian || b.Header().Version != spirv.MakeVersion(1, 2) {
		t.Errorf("big-endian %v, version %v, %v", b.BigEndian, b.Header().Version, err)
	}
	// The optimizer keeps the byte order.
	o = commandWith(t, session{stdin: strings.NewReader(o.stdout)}, "opt", "-").want(t, StatusOK)
	if b, err := spirv.Decode([]byte(o.stdout)); err != nil || !b.BigEndian {
		t.Errorf("the optimizer changed the byte order: %v", err)
	}
}

func TestTextErrors(t *testing.T) {
	dir := t.TempDir()
	text := put(t, filepath.Join(dir, "x.spvasm"), []byte("OpCapability Shader\n  OpFoo %1\n"))
	command(t, "as", text, "-o", filepath.Join(dir, "x.spv")).want(t, StatusInput, "hone: "+text+":2:3: ", "OpFoo", "^")
	bad := put(t, filepath.Join(dir, "bad.spv"), []byte("bad!"))
	command(t, "dis", bad).want(t, StatusInput, "hone: "+bad+": not SPIR-V")
	command(t, "dis", filepath.Join(dir, "missing")).want(t, StatusInput, "missing: ")
	command(t, "dis", dir).want(t, StatusInput, "hone: "+dir+": ")
	// An empty file is a mistake, comments are a module without instructions: so it is with spirv-as.
	empty := put(t, filepath.Join(dir, "empty.spvasm"), nil)
	command(t, "as", empty, "-o", filepath.Join(dir, "x.spv")).want(t, StatusInput, "hone: "+empty+": the file is empty")
	comment := put(t, filepath.Join(dir, "comment.spvasm"), []byte("; nothing yet\n"))
	if o := command(t, "as", comment).want(t, StatusOK); len(o.stdout) != 20 {
		t.Errorf("a comment becomes %q", o.stdout)
	}
	wantFiles(t, dir, "bad.spv", "comment.spvasm", "empty.spvasm", "x.spvasm")
}

var grammars int // extensions are for the life of the process, also with -count=2

func TestGrammar(t *testing.T) {
	dir := t.TempDir()
	grammars++
	name := fmt.Sprintf("OpCli%dTEST", grammars)
	grammar := put(t, filepath.Join(dir, "a,b.json"), fmt.Appendf(nil, `{"instructions": [{"opname": %q, "opcode": %d,
		"class": "Miscellaneous", "operands": [{"kind": "LiteralInteger"}], "version": "None"}]}`, name, 64000+grammars))
	text := put(t, filepath.Join(dir, "x.spvasm"), []byte("OpCapability Shader\n"+name+" 7\n"))
	command(t, "as", text, "-o", filepath.Join(dir, "x.spv")).want(t, StatusInput, name)
	command(t, "as", text, "--grammar", grammar, "-o", filepath.Join(dir, "x.spv")).want(t, StatusOK)
	if o := command(t, "dis", filepath.Join(dir, "x.spv"), "--grammar", grammar).want(t,
		StatusOK); !strings.Contains(o.stdout, name+" 7") {
		t.Errorf("text without the instruction:\n%s", o.stdout)
	}
	bad := put(t, filepath.Join(dir, "bad.json"), []byte("{"))
	command(t, "opt", "--grammar", bad, filepath.Join(dir, "x.spv")).want(t, StatusInput, "hone: "+bad+": ")
	command(t, "opt", "--grammar", filepath.Join(dir, "none"), filepath.Join(dir, "x.spv")).want(t, StatusInput, "none: ")
}
