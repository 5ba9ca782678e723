package examples

import (
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the examples into doc/writing-passes.md")

const guide = "../doc/writing-passes.md"

// quoted matches a block of code of the guide and what it says it is.
var quoted = regexp.MustCompile("(?s)<!-- (\\S+) -->\n```go\n(.*?)```\n")

// TestGuide compares the code in the guide with the files that are tested here.
func TestGuide(t *testing.T) {
	text, err := os.ReadFile(guide)
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	fresh := quoted.ReplaceAllStringFunc(string(text), func(block string) string {
		m := quoted.FindStringSubmatch(block)
		name, code := m[1], m[2]
		seen[name] = true
		if name == "program" {
			return block
		}
		file, err := os.ReadFile(filepath.Join("..", name))
		if err != nil {
			t.Fatal(err)
		}
		_, body, _ := strings.Cut(string(file), "\n)\n") // behind the imports
		want := strings.TrimSpace(body) + "\n"
		if code != want && !*update {
			t.Errorf("the guide does not show %s as it is: go test ./examples -run Guide -update", name)
		}
		return strings.Replace(block, code, want, 1)
	})
	for _, name := range []string{"program", "examples/frem.go", "examples/strength.go", "examples/licm.go",
		"examples/deadstores.go", "examples/depth.go", "examples/counts.go", "examples/inline.go",
		"examples/guard.go"} {
		if !seen[name] {
			t.Errorf("the guide does not show %s", name)
		}
	}
	if *update {
		if err := os.WriteFile(guide, []byte(fresh), 0o666); err != nil {
			t.Fatal(err)
		}
	}
}

// program builds the program of a guide in a module of its own, and returns what runs it, or anything else, there.
func program(t *testing.T, guide, name string) func(command string, args ...string) string {
	text, err := os.ReadFile(guide)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	for _, m := range quoted.FindAllStringSubmatch(string(text), -1) {
		if m[1] == "program" {
			if err := os.WriteFile(filepath.Join(dir, "main.go"), []byte(m[2]), 0o666); err != nil {
				t.Fatal(err)
			}
		}
	}
	here, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	run := func(command string, args ...string) string {
		t.Helper()
		c := exec.Command(command, args...)
		c.Dir = dir
		c.Env = append(os.Environ(), "GOFLAGS=-mod=mod", "GOPROXY=off") // what hone needs is there
		out, err := c.CombinedOutput()
		if err != nil {
			t.Fatalf("%s %s: %v\n%s", command, strings.Join(args, " "), err, out)
		}
		return string(out)
	}
	// The guide has "go mod tidy" here, which downloads what the tests of other modules need, too. With all that hone
	// requires in the program's own go.mod the go command looks no further.
	for _, name := range []string{"go.mod", "go.sum"} {
		data, err := os.ReadFile(filepath.Join(here, name))
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	run("go", "mod", "edit", "-module", name, "-require", "hone@v0.0.0", "-replace", "hone="+here)
	run("go", "build", "-o", name)
	return run
}

// TestProgram builds the program of the guide to passes and runs it.
func TestProgram(t *testing.T) {
	run := program(t, guide, "mypass")
	shader, err := filepath.Abs("../testdata/shaders/glsl/loops.comp.spv")
	if err != nil {
		t.Fatal(err)
	}
	run("./mypass", "opt", "--passes", "strip-names", "--check", shader, "-o", "out.spv")
	run("./mypass", "opt", "-O", "--insert", "late=strip-names", shader, "-o", "out.spv")
	if strings.Contains(run("./mypass", "dis", "out.spv"), "OpName") {
		t.Error("the pass did not strip the names")
	}
	if list := run("./mypass", "passes"); !strings.Contains(list, "strip-names") {
		t.Errorf("the command does not list the pass: %s", list)
	}
}

// TestFeature builds the program of the guide to features, and does what the guide does with it: what is printed is
// what stands there.
func TestFeature(t *testing.T) {
	const guide = "../doc/instrumenting.md"
	run := program(t, guide, "fetches")
	shader, err := filepath.Abs("testdata/blur.frag.spv")
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(guide)
	if err != nil {
		t.Fatal(err)
	}
	said := func(want string) {
		t.Helper()
		for line := range strings.Lines(want) {
			if !strings.Contains(string(text), "\n    "+line) {
				t.Errorf("the guide does not say %q", line)
			}
		}
	}
	run("cp", shader, "blur.spv")
	said(run("./fetches", "instrument", "blur.spv", "-o", "counted.spv", "--feature", "fetches", "--check"))
	run("./fetches", "run", "counted.spv", "--image", "blurred.png", "--size", "16x16", "--in", "1.1=zero:4096",
		"--out", "1.0=counts.bin", "--out", "1.1=reports.bin")
	said(run("od", "-A", "n", "-t", "u4", "counts.bin"))
	said(run("./fetches", "report", "counted.spv", "reports.bin"))
	run("./fetches", "check", "blur.spv", "counted.spv", "--added")
}
