package cli

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// The commands in doc/checking.md print what it shows.
func TestChecking(t *testing.T) {
	if _, err := exec.LookPath("sed"); err != nil {
		t.Skip("sed is missing")
	}
	path, err := filepath.Abs("../doc/checking.md")
	if err != nil {
		t.Fatal(err)
	}
	text := get(t, path)
	shader := get(t, "../testdata/shaders/glsl/average.comp.spv")
	if source := indented(get(t, "../testdata/shaders/glsl/average.comp")); !strings.Contains(string(text), source) {
		t.Errorf("doc/checking.md does not have average.comp, which is\n%s", source)
	}
	t.Chdir(t.TempDir())
	numbers := block(t, text, "`numbers.txt`, with space between them however one likes:\n\n")
	for name, data := range map[string][]byte{"average.spv": shader, "numbers.txt": numbers} {
		if err := os.WriteFile(name, data, 0o666); err != nil {
			t.Fatal(err)
		}
	}

	follow(t, path, text)
}

// TestRulesGuide: the commands in doc/rules.md print what it shows.
func TestRulesGuide(t *testing.T) {
	for _, program := range []string{"sh", "z3"} {
		if _, err := exec.LookPath(program); err != nil {
			t.Skip(program + " is missing")
		}
	}
	path, err := filepath.Abs("../doc/rules.md")
	if err != nil {
		t.Fatal(err)
	}
	text := get(t, path)
	shader := get(t, "../testdata/shaders/glsl/average.comp.spv")
	t.Chdir(t.TempDir())
	put(t, "average.spv", shader)
	follow(t, path, text)
}

// follow runs the commands in a page, and compares what they print with what stands below each.
func follow(t *testing.T, path string, text []byte) {
	t.Helper()
	var got []string
	commands := 0
	inOutput := false
	for line := range strings.Lines(string(text)) {
		code, isCode := strings.CutPrefix(line, "    ")
		typed, isCommand := strings.CutPrefix(code, "$ ")
		switch {
		case isCode && isCommand:
			commands++
			inOutput = true
			got = append(got, line, indented([]byte(shell(t, strings.TrimSuffix(typed, "\n")))))
		case !isCode || !inOutput:
			inOutput = false
			got = append(got, line)
		}
	}
	if commands < 6 {
		t.Errorf("only %d commands", commands)
	}
	if now := strings.Join(got, ""); now != string(text) {
		if !*update {
			t.Fatalf("the commands print something else than %s shows: go test ./cli -run %s -update\n%s",
				filepath.Base(path), t.Name(), now)
		}
		if err := os.WriteFile(path, []byte(now), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// shell runs a line that someone typed: hone, or another program with its output in a file.
func shell(t *testing.T, line string) string {
	t.Helper()
	args := strings.Fields(line)
	if args[0] != "hone" {
		if out, err := exec.Command("sh", "-c", line).CombinedOutput(); err != nil {
			t.Fatalf("%s: %v\n%s", line, err, out)
		}
		return ""
	}
	o := command(t, args[1:]...)
	want := StatusOK
	switch all := o.stdout + o.stderr; {
	case strings.Contains(all, "different:") || strings.Contains(all, "    wrong: "):
		want = StatusInput
	case strings.Contains(all, "hone: my.rules:"):
		want = StatusUsage
	}
	o.want(t, want)
	return o.stdout + o.stderr
}

// block returns the code that follows some words.
func block(t *testing.T, text []byte, words string) []byte {
	t.Helper()
	_, code, ok := bytes.Cut(text, []byte(words))
	code, _, _ = bytes.Cut(code, []byte("\n\n"))
	if !ok {
		t.Fatalf("there is no %s", words)
	}
	return code
}

// indented returns text as a code block.
func indented(text []byte) string {
	var s strings.Builder
	for line := range strings.Lines(string(text)) {
		if line != "\n" {
			s.WriteString("    ")
		}
		s.WriteString(line)
	}
	return s.String()
}
