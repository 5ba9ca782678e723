package cli

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"hone/pass"
	"hone/spirv"
)

const shaders = "../testdata/shaders"

// TestMain makes the test binary the command where a test starts it as a process.
func TestMain(m *testing.M) {
	if os.Getenv("HONE_TEST_AS_COMMAND") != "" {
		Main(slowPass)
	}
	os.Exit(m.Run())
}

const slowGenerator = 7777

var slowPass = pass.ForModule("slow", "takes its time with some modules", func(c *pass.Context) bool {
	if c.Module.Header.Generator&0xffff == slowGenerator {
		fmt.Println("slow")
		time.Sleep(time.Minute)
	}
	return false
})

// outcome is what a command line did.
type outcome struct {
	status         int
	stdout, stderr string
}

// command runs a command line, each argument a string.
func command(t *testing.T, args ...string) outcome { return commandWith(t, session{}, args...) }

// commandWith runs a command line with what s sets.
func commandWith(t *testing.T, s session, args ...string) outcome {
	t.Helper()
	var stdout, stderr bytes.Buffer
	if s.stdin == nil {
		s.stdin = strings.NewReader("")
	}
	s.stdout, s.stderr = &stdout, &stderr
	if s.isTerminal == nil {
		s.isTerminal = isTerminal
	}
	s.patience = cmp.Or(s.patience, time.Hour) // a busy machine is no reason for a note
	status := s.run(context.Background(), append([]string{cmp.Or(s.name, "hone")}, args...))
	return outcome{status, stdout.String(), stderr.String()}
}

// want fails the test unless the command ended with a status and its messages hold each text.
func (o outcome) want(t *testing.T, status int, texts ...string) outcome {
	t.Helper()
	if o.status != status {
		t.Errorf("status %d, want %d; standard error:\n%s", o.status, status, o.stderr)
	}
	for _, text := range texts {
		if !strings.Contains(o.stderr, text) {
			t.Errorf("standard error lacks %q:\n%s", text, o.stderr)
		}
	}
	return o
}

// shader copies a module of the repository into dir under a name and returns its path.
func shader(t *testing.T, dir, name string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(shaders, "glsl", "loops.comp.spv"))
	if err != nil {
		t.Fatal(err)
	}
	return put(t, filepath.Join(dir, name), data)
}

func put(t *testing.T, path string, data []byte) string {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, data, 0o666); err != nil {
		t.Fatal(err)
	}
	return path
}

func get(t *testing.T, path string) []byte {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// list returns the files below a folder.
func list(t *testing.T, dir string) (names []string) {
	t.Helper()
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() {
			rel, _ := filepath.Rel(dir, path)
			names = append(names, filepath.ToSlash(rel))
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return names
}

func wantFiles(t *testing.T, dir string, want ...string) {
	t.Helper()
	if got := list(t, dir); !slices.Equal(got, want) {
		t.Errorf("files %q, want %q", got, want)
	}
}

func isModule(t *testing.T, data []byte) {
	t.Helper()
	b, err := spirv.Decode(data)
	if err == nil {
		err = b.Check()
	}
	if err != nil {
		t.Errorf("not a module: %v", err)
	}
}

func TestUsage(t *testing.T) {
	dir := t.TempDir()
	in := shader(t, dir, "in.spv")
	out := filepath.Join(dir, "none", "out.spv")
	tests := []struct {
		args, want string
	}{
		{"", "a command is missing"},
		{"obt", `did you mean "opt"?`},
		{"--verson", "did you mean --version?"},
		{"xyz", "there are opt, lower, instrument, report, coverage, dis, as"},
		{"xyz --help", "there are opt, lower, instrument, report, coverage, dis, as"},
		{"help xyz", "there are opt, lower, instrument, report, coverage, dis, as"},
		{"opt", "an input is missing"},
		{"opt --chek IN -o OUT", "no flag is named --chek; did you mean --check?"},
		{"opt --loop-unroll IN -o OUT", "no flag is named --loop-unroll; see hone opt --help"}, // nothing is near
		{"opt --bisect-limi 3 IN -o OUT", "did you mean --bisect-limit?"},
		{"opt -O3 IN -o OUT", "no flag is named -O3, as levels have no numbers: -O makes"},
		{"opt -Oz IN -o OUT", "no flag is named -Oz, as levels"},
		{"opt --passes fx(mem2reg) IN -o OUT", "did you mean fix(...)?"},
		{"completion", "bash, zsh, fish, pwsh"},
		{"completion tcsh", `no script for "tcsh"; there are ones for bash`},
		{"opt IN -o OUT -1", "no flag is named -1; a file of that name is written ./-1, or behind --"},
		{"opt IN -o", "needs an argument"},
		{"opt IN -o=", "-o names no file"},
		{"opt IN -o OUT -o OUT", "opt: -o is given more than once; "},
		{"opt IN -o OUT --passes dce --passes dce", "opt: --passes is given more than once; "},
		{"opt IN -oq.spv", "no flag is named -oq.spv; did you mean -o q.spv?"},
		{"opt IN -o OUT -chek", "no flag is named -chek; did you mean --check?"},
		{"opt IN -o OUT --check=x", "--check takes no value"},
		{"opt IN -o OUT --bisect-limit=x", `invalid value "x" for flag --bisect-limit: want a whole number`},
		{"opt IN -o OUT --passes Oz", `no level is named "Oz"; there are O, Os, O0, Legalize`},
		{"opt IN -o OUT --passes -O3", `no level is named "O3"; there are O, Os`},
		{"opt -O -Os IN -o OUT", "only one of -O, -Os, -O0, -O=legalize and --passes"},
		{"opt -O --passes dce IN -o OUT", "--passes O,dce runs the level and then the others, and -O --insert "},
		{"opt -O -Os --passes dce IN -o OUT", "only one of -O, -Os, -O0, -O=legalize and --passes"},
		{"opt --passes dce --insert late=dce IN -o OUT", "--insert is for -O and -Os; in --passes the same is O(late=dce)"},
		{"opt --insert dce IN -o OUT", "=LIST: the points of -O are early, ssa, late"},
		{"opt --insert erly=dce IN -o OUT", `O has no point named "erly"; there are early, ssa, late`},
		{"opt --insert late=dse IN -o OUT", `did you mean "dce"?`},
		{"opt --passes simplfy IN -o OUT", `no pass is named "simplfy"`},
		{"opt --passes= IN -o OUT", "a pass name is missing"},
		{"opt --passes fix(dce IN -o OUT", ") is missing"},
		{"opt --bisect-limit x IN -o OUT", "bisect-limit"},
		{"opt --bisect-limit 0 IN -o OUT", "want 1 or more"},
		{"opt --remarks - IN", "both go to standard output"},
		{"opt --remarks= IN -o OUT", "--remarks names no file"},
		{"opt IN IN2", "name one with -o"},
		{"opt IN IN2 -o IN", "-o DIR/in.spv is none"},
		{"opt IN DIR/sub/in.spv -o OUT", "would both be written to"},
		{"opt IN IN -o OUT", "would both be written to"},
		{"opt IN - -o OUT", "has to be the only input"},
		{"opt - -o DIR", "standard input has no name"},
		{"opt DIR", "name one with -o"},
		{"dis", "an input is missing"},
		{"dis IN IN2", "takes one input"},
		{"dis IN --color --no-color", "contradict"},
		{"as", "an input is missing"},
		{"as IN -o OUT --target-env spv9.9", `named "spv9.9"`},
		{"as IN -o OUT --target-env=", "--target-env has no value"},
		{"cfg", "an input is missing"},
		{"cfg IN --format png", "want svg or dot"},
		{"cfg IN -o DIR/x.png", "--format says"},
		{"cfg IN -o IN --format svg", "would overwrite"},
		{"cfg IN --function main --all", "contradict"},
		{"cfg IN --max-lines 0", "want 1 or more"},
		{"passes x", "takes no operands"},
	}
	for _, test := range tests {
		r := strings.NewReplacer("IN2", filepath.Join(dir, "other.spv"), "IN", in, "OUT", out, "DIR", dir)
		var args []string
		for _, a := range strings.Fields(test.args) {
			args = append(args, r.Replace(a))
		}
		o := command(t, args...)
		if o.status != StatusUsage || !strings.Contains(o.stderr, r.Replace(test.want)) ||
			!strings.HasPrefix(o.stderr, "hone: ") ||
			strings.Count(o.stderr, "\n") != 1 || o.stdout != "" {
			t.Errorf("hone %s: status %d, standard output %q, standard error %q; want one line with %q",
				test.args, o.status, o.stdout, o.stderr, r.Replace(test.want))
		}
	}
	wantFiles(t, dir, "in.spv") // an error of usage comes before any work
}

// TestDashes: what stands after -- is a file, whatever its name; only - stays standard input.
func TestDashes(t *testing.T) {
	dir := t.TempDir()
	data := get(t, shader(t, dir, "-x.spv"))
	t.Chdir(dir)
	put(t, "--check", data)
	command(t, "dis", "-o", "a.spvasm", "--", "-x.spv").want(t, StatusOK)
	command(t, "opt", "-o", "out", "--passes", "dce", "--", "-x.spv", "--check").want(t, StatusOK, "2 files, ")
	wantFiles(t, "out", "--check", "-x.spv")
	command(t, "opt", "-o", "out/", "--", "-O").want(t, StatusInput, "hone: -O: no such file")
	command(t, "opt", "--", "-x.spv", "-o", "b.spv").want(t, StatusUsage, "several modules")
	command(t, "opt", "-1", "--", "-x.spv").want(t, StatusUsage, "no flag is named -1")
	o := commandWith(t, session{stdin: bytes.NewReader(data)}, "dis", "--no-color", "--", "-").want(t, StatusOK)
	if o.stdout != string(get(t, "a.spvasm")) {
		t.Error("behind -- the name - is not standard input")
	}
	if w := shellWord("-x.spv"); w != "."+string(filepath.Separator)+"-x.spv" {
		t.Errorf("typed as %s", w)
	}
}

func TestHelp(t *testing.T) {
	for _, args := range [][]string{{"--help"}, {"opt", "--help"}, {"dis", "--help"}, {"as", "--help"}, {"cfg", "--help"},
		{"passes", "--help"}, {"completion", "--help"}, {"rules", "--help"}, {"rules", "stats", "--help"},
		{"rules", "check", "--help"}} {
		o := command(t, args...).want(t, StatusOK)
		if !strings.Contains(o.stdout, "USAGE") || len(args) > 1 && !strings.Contains(o.stdout, "Examples:\n") {
			t.Errorf("hone %q: no usage or no examples:\n%s", args, o.stdout)
		}
	}
	for _, args := range [][]string{{"spirv-opt", "--help"}, {"help", "spirv-opt"}, {"help", "spirv-as"}} {
		if o := command(t, args...).want(t, StatusOK); !strings.Contains(o.stdout, "USAGE") {
			t.Errorf("hone %q: no usage:\n%s", args, o.stdout)
		}
	}
	if o := command(t, "opt", "--help"); !strings.Contains(o.stdout, "\n   -Os  ") ||
		!strings.Contains(o.stdout, "\n   -o FILE  ") {
		t.Errorf("flags are not shown as they are written:\n%s", o.stdout)
	}
	if o := command(t, "--version").want(t, StatusOK); !strings.HasPrefix(o.stdout, "hone ") ||
		!strings.Contains(o.stdout, runtime.Version()) {
		t.Errorf("version %q", o.stdout)
	}
	for _, same := range [][2]string{{"help", "--help"}, {"help help", "--help"}, {"help opt", "opt --help"},
		{"version", "--version"}, {"version opt", "--version"}, {"--version opt", "--version"}, {"opt x -h", "opt --help"},
		{"rules stats x -h", "help rules stats"}} {
		a, b := command(t, strings.Fields(same[0])...).want(t, StatusOK), command(t, strings.Fields(same[1])...)
		if a != b {
			t.Errorf("hone %s prints\n%s\nand hone %s\n%s", same[0], a.stdout, same[1], b.stdout)
		}
	}
}

// A program with user-defined passes has its own name in messages, help and hints.
func TestProgramName(t *testing.T) {
	dir := t.TempDir()
	in := shader(t, dir, "in.spv")
	text := command(t, "dis", in).stdout
	other := put(t, filepath.Join(dir, "other.spvasm"), []byte(strings.Replace(text, "OpIAdd", "OpISub", 1)))
	tests := []struct {
		args, want string
	}{
		{"", "mypass: a command is missing; see mypass --help"},
		{"opt", "mypass: opt: an input is missing"},
		{"opt --chek IN", "see mypass opt --help"},
		{"opt --passes zzz IN -o OUT", "see mypass passes"},
		{"opt --help", "mypass opt shader.spv"},
		{"--help", "mypass COMMAND"},
		{"--version", "mypass "},
		{"check IN OTHER --keep DIR/inputs.yaml", "    mypass run "},
		{"run IN", "mypass: "},
		{"completion bash", "_mypass 'mypass'"},
	}
	for _, test := range tests {
		args := strings.Fields(test.args)
		for i := range args { // whose names may have spaces
			args[i] = strings.NewReplacer("IN", in, "OTHER", other, "OUT", filepath.Join(dir, "out.spv"), "DIR",
				dir).Replace(args[i])
		}
		for _, called := range []string{"mypass", "./mypass", "/usr/bin/mypass", `C:\bin\mypass.exe`} {
			var stdout, stderr bytes.Buffer
			Run(context.Background(), append([]string{called}, args...), strings.NewReader(""), &stdout, &stderr)
			if all := stdout.String() + stderr.String(); !strings.Contains(all, test.want) ||
				strings.Contains(strings.ReplaceAll(all, "see doc", ""), "hone ") {
				t.Errorf("%s %s prints\n%s\nwant %q and nothing of hone", called, test.args, all, test.want)
			}
		}
	}
}

func TestPasses(t *testing.T) {
	own := pass.ForModule("my-own", "does nothing", func(*pass.Context) bool { return false })
	o := commandWith(t, session{passes: []*pass.Pass{own}}, "passes").want(t, StatusOK)
	for _, want := range []string{"my-own", "does nothing\n", "mem2reg ", "\n-O ", "\n-Os "} {
		if !strings.Contains(o.stdout, want) {
			t.Errorf("%q is missing in\n%s", want, o.stdout)
		}
	}
	commandWith(t, session{passes: []*pass.Pass{own, own}}, "passes").want(t, StatusUsage, `two passes are named "my-own"`)
}

func TestCancelled(t *testing.T) {
	dir := t.TempDir()
	in := shader(t, dir, "in.spv")
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	var stdout, stderr bytes.Buffer
	status := Run(ctx, []string{"hone", "opt", in, "-o", filepath.Join(dir, "out.spv")}, nil, &stdout, &stderr)
	outcome{status, stdout.String(), stderr.String()}.want(t, StatusInterrupt, "context canceled")
	wantFiles(t, dir, "in.spv")
}
