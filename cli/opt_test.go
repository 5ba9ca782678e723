package cli

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"

	"hone"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

func TestOptFile(t *testing.T) {
	dir := t.TempDir()
	in := shader(t, dir, "in.spv")
	out := filepath.Join(dir, "out.spv")
	if o := command(t, "opt", in, "-o", out).want(t, StatusOK); o.stdout+o.stderr != "" {
		t.Errorf("prints %q and %q", o.stdout, o.stderr)
	}
	small := get(t, out)
	isModule(t, small)
	if len(small) >= len(get(t, in)) {
		t.Errorf("%d bytes of %d", len(small), len(get(t, in)))
	}
	wantFiles(t, dir, "in.spv", "out.spv")

	// The same through standard input and output, with flags before operands, and over the input itself.
	stdin := bytes.NewReader(get(t, in))
	if o := commandWith(t, session{stdin: stdin}, "opt", "-O", "-").want(t, StatusOK); o.stdout != string(small) {
		t.Error("through standard input another module comes out")
	}
	if o := command(t, "opt", "-o", "-", in).want(t, StatusOK); o.stdout != string(small) {
		t.Error("-o - gives another module")
	}
	if err := os.Chmod(in, 0o640); err != nil {
		t.Fatal(err)
	}
	command(t, "opt", in, "-o", in).want(t, StatusOK)
	if !bytes.Equal(get(t, in), small) {
		t.Error("over the input another module comes out")
	}
	if info, err := os.Stat(in); err != nil || runtime.GOOS != "windows" && info.Mode().Perm() != 0o640 {
		t.Errorf("permissions %v, %v", info.Mode(), err)
	}
	wantFiles(t, dir, "in.spv", "out.spv")
}

func TestOptOutputs(t *testing.T) {
	dir := t.TempDir()
	in := shader(t, dir, "in.spv")
	folder := filepath.Join(dir, "folder")
	if err := os.Mkdir(folder, 0o777); err != nil {
		t.Fatal(err)
	}
	command(t, "opt", in, "-o", folder).want(t, StatusOK)
	command(t, "opt", in, "-o", filepath.Join(dir, "new")+"/").want(t, StatusOK)
	command(t, "opt", in, "-o", filepath.Join(dir, "deep", "er", "x.spv")).want(t, StatusOK)
	wantFiles(t, dir, "deep/er/x.spv", "folder/in.spv", "in.spv", "new/in.spv")

	// A link is followed, not replaced.
	target := filepath.Join(dir, "target.spv")
	put(t, target, nil)
	link := filepath.Join(dir, "link.spv")
	if err := os.Symlink(target, link); err != nil {
		t.Skipf("no symbolic links here: %v", err)
	}
	command(t, "opt", in, "-o", link).want(t, StatusOK)
	isModule(t, get(t, target))
	if info, err := os.Lstat(link); err != nil || info.Mode()&os.ModeSymlink == 0 {
		t.Errorf("the link became a file: %v", err)
	}
	if info, err := os.Stat(os.DevNull); err == nil {
		command(t, "opt", in, "-o", os.DevNull).want(t, StatusOK)
		if after, err := os.Stat(os.DevNull); err != nil || after.Mode() != info.Mode() {
			t.Errorf("the null device was replaced: %v, %v", after.Mode(), err)
		}
	}
}

func TestOptTerminal(t *testing.T) {
	dir := t.TempDir()
	in := shader(t, dir, "in.spv")
	s := session{isTerminal: func(any) bool { return true }}
	if o := commandWith(t, s, "opt", in).want(t, StatusUsage, "name a file with -o"); o.stdout != "" {
		t.Error("a binary went to a terminal")
	}
	text := put(t, filepath.Join(dir, "x.spvasm"), []byte("OpCapability Shader\n"))
	commandWith(t, s, "as", text, "-o", "-").want(t, StatusUsage, "name a file with -o")
	if o := commandWith(t, s, "dis", in).want(t, StatusOK); !strings.Contains(o.stdout, "\x1b[") {
		t.Error("no colors on a terminal")
	}
	if o := commandWith(t, s, "dis", in, "--no-color").want(t, StatusOK); strings.Contains(o.stdout, "\x1b[") {
		t.Error("colors with --no-color")
	}
	t.Setenv("NO_COLOR", "1")
	if o := commandWith(t, s, "dis", in).want(t, StatusOK); strings.Contains(o.stdout, "\x1b[") {
		t.Error("colors with NO_COLOR")
	}
	if o := commandWith(t, s, "dis", in, "--color").want(t, StatusOK); !strings.Contains(o.stdout, "\x1b[") {
		t.Error("no colors with --color")
	}
	// A bar is drawn, and messages stand above it.
	bad := put(t, filepath.Join(dir, "bad.spv"), []byte("bad!"))
	o := commandWith(t, s, "opt", in, bad, "-o", filepath.Join(dir, "out")).want(t, StatusInput,
		"hone: "+bad+": not SPIR-V", "2 files, 1 failed")
	if !strings.Contains(o.stderr, "\x1b[") && !strings.Contains(o.stderr, "2 / 2") {
		t.Errorf("no progress bar:\n%q", o.stderr)
	}
}

func TestOptInputErrors(t *testing.T) {
	dir := t.TempDir()
	good := get(t, shader(t, t.TempDir(), "x.spv"))
	bad := bytes.Clone(good)
	bad[22], bad[23] = 0, 0 // word count of the first instruction
	cases := map[string]string{
		put(t, filepath.Join(dir, "empty.spv"), nil):                "the file is empty",
		put(t, filepath.Join(dir, "text.spv"), []byte("no SPIR-V")): "not SPIR-V: it begins neither with",
		put(t, filepath.Join(dir, "count.spv"), bad):                "word 5: ",
		put(t, filepath.Join(dir, "short.spv"), good[:len(good)-4]): "word ",
		filepath.Join(dir, "missing.spv"):                           "no such file",
	}
	if runtime.GOOS == "windows" {
		cases[filepath.Join(dir, "missing.spv")] = "cannot find"
	}
	out := filepath.Join(dir, "out.spv")
	for in, want := range cases {
		o := command(t, "opt", in, "-o", out).want(t, StatusInput, "hone: "+in+": ", want)
		if strings.Count(o.stderr, "\n") != 1 {
			t.Errorf("%s: more than a line: %q", in, o.stderr)
		}
		if _, err := os.Stat(out); err == nil {
			t.Errorf("%s: something was written", in)
		}
	}
	command(t, "opt", filepath.Join(dir, "missing.spv")).want(t, StatusInput)
	empty := t.TempDir()
	command(t, "opt", empty, "-o", out).want(t, StatusInput, "holds no file whose name ends in .spv")
	commandWith(t, session{stdin: failingReader{}}, "opt", "-").want(t, StatusInput, "standard input: ",
		"broken pipe of the test")
	// What is well formed and still not valid is the input's fault too, not that of a pass.
	text := `OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
%uint = OpTypeInt 32 0
%fn = OpTypeFunction %uint %uint
%f = OpFunction %uint None %fn
%x = OpFunctionParameter %uint
%entry = OpLabel
%early = OpIAdd %uint %late %x
%late = OpIAdd %uint %x %x
OpReturnValue %early
OpFunctionEnd`
	invalid := commandWith(t, session{stdin: strings.NewReader(text)}, "as", "-").want(t, StatusOK).stdout
	commandWith(t, session{stdin: strings.NewReader(invalid)}, "opt", "--check", "-").want(t, StatusInput,
		"hone: standard input: word ", "before it is defined")
	// An output that can't be written leaves nothing.
	file := put(t, filepath.Join(dir, "file"), nil)
	command(t, "opt", shader(t, dir, "good.spv"), "-o", filepath.Join(file, "x.spv")).want(t, StatusInput,
		"not a directory")
	wantFiles(t, dir, "count.spv", "empty.spv", "file", "good.spv", "short.spv", "text.spv")
}

type failingReader struct{}

func (failingReader) Read([]byte) (int, error) { return 0, errors.New("broken pipe of the test") }

func TestOptFolder(t *testing.T) {
	dir := t.TempDir()
	in := filepath.Join(dir, "in")
	shader(t, in, "a.spv")
	shader(t, in, "sub/b.spv")
	put(t, filepath.Join(in, "bad.spv"), []byte("bad"))
	put(t, filepath.Join(in, "notes.txt"), []byte("not a module"))
	out := filepath.Join(dir, "out")
	o := command(t, "opt", in, "-o", out).want(t, StatusInput, "hone: "+filepath.Join(in, "bad.spv")+": ",
		"3 files, 1 failed")
	if o.stdout != "" || strings.Contains(o.stderr, "\x1b") {
		t.Errorf("prints %q, %q", o.stdout, o.stderr)
	}
	wantFiles(t, out, "a.spv", "sub/b.spv")
	isModule(t, get(t, filepath.Join(out, "sub", "b.spv")))

	// A folder into a folder inside of it: what the first run wrote is no input of the second.
	if err := os.Remove(filepath.Join(in, "bad.spv")); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		command(t, "opt", in, "-o", filepath.Join(in, "out")).want(t, StatusOK, "2 files, ")
	}
	wantFiles(t, filepath.Join(in, "out"), "a.spv", "sub/b.spv")
	// In place.
	command(t, "opt", in, "-o", in).want(t, StatusOK, "4 files, ")
	// A folder and a file in it.
	lone := filepath.Join(dir, "lone")
	shader(t, lone, "deep/x.spv")
	shader(t, lone, "y/y.spv")
	command(t, "opt", filepath.Join(lone, "deep"), filepath.Join(lone, "deep", "x.spv"), filepath.Join(lone, "y"), "-o",
		lone).want(t, StatusUsage, "both be written", "x.spv")
}

// An output must not replace an input that is still to be read.
func TestCollisions(t *testing.T) {
	tests := []struct {
		jobs []job
		want string
	}{
		{[]job{{in: "a", out: "o/a"}, {in: "b", out: "o/b"}}, ""},
		{[]job{{in: "a", out: "a"}, {in: "b", out: "b"}}, ""},
		{[]job{{in: "a", out: "./x/../b"}, {in: "b", out: "c"}}, "the output of a would overwrite the input b"},
		{[]job{{in: "x/a", out: "o/a"}, {in: "y/a", out: "o/../o/a"}}, "x/a and y/a would both be written"},
	}
	for _, test := range tests {
		err := collisions("opt", test.jobs)
		if test.want == "" && err != nil || test.want != "" && (err == nil || !strings.Contains(err.Error(), test.want)) {
			t.Errorf("%v: %v, want %q", test.jobs, err, test.want)
		}
	}
}

// TestOverwrites: what a command reads beside modules, and what it writes beside them, is no module's output.
func TestOverwrites(t *testing.T) {
	dir := t.TempDir()
	in := shader(t, dir, "in.spv")
	data := get(t, in)
	out := filepath.Join(dir, "out.spv")
	grammar := filepath.Join(dir, "vendor.json")
	if err := os.WriteFile(grammar, []byte("{}"), 0o666); err != nil {
		t.Fatal(err)
	}
	command(t, "opt", in, "-o", out, "--remarks", in).want(t, StatusUsage)
	command(t, "opt", in, "-o", out, "--remarks", out).want(t, StatusUsage)
	command(t, "opt", in, "-o", grammar, "--grammar", grammar).want(t, StatusUsage)
	command(t, "opt", in, "-o", out, "--grammar", grammar, "--remarks", grammar).want(t, StatusUsage)
	if !bytes.Equal(get(t, in), data) || string(get(t, grammar)) != "{}" {
		t.Error("a file was overwritten")
	}
	wantFiles(t, dir, "in.spv", "vendor.json")
	if o := command(t, "opt", in, "-h").want(t, StatusOK); !strings.Contains(o.stdout, "hone opt IN") {
		t.Errorf("-h behind an operand prints %q", o.stdout)
	}
}

// The same input and options give the same bytes and messages, whatever the number of cores.
func TestDeterminism(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(0))
	var first map[string]string
	for _, cores := range []int{1, 2, 8} {
		runtime.GOMAXPROCS(cores)
		out := t.TempDir()
		remarks := filepath.Join(out, "remarks")
		o := command(t, "opt", shaders, "-o", out, "--stats", "--remarks", remarks).want(t, StatusOK)
		got := map[string]string{"stderr": regexp.MustCompile(`, [0-9.]+ s\n`).ReplaceAllString(o.stderr, "\n")}
		for _, name := range list(t, out) {
			got[name] = string(get(t, filepath.Join(out, name)))
		}
		if len(got) < 100 {
			t.Fatalf("only %d files", len(got))
		}
		if first == nil {
			first = got
		}
		for name := range got {
			if got[name] != first[name] {
				t.Errorf("%s differs with %d cores", name, cores)
			}
		}
	}
}

// --stats=json and remarks as YAML are for programs.
func TestOptReportsForMachines(t *testing.T) {
	dir := t.TempDir()
	in := shader(t, dir, "in.spv")
	out, remarks := filepath.Join(dir, "out.spv"), filepath.Join(dir, "remarks.yaml")
	o := command(t, "opt", in, filepath.Join(dir, "none.spv"), "-o", filepath.Join(dir, "out"), "--stats=json",
		"--remarks", remarks).want(t, StatusInput, "none.spv")
	var stats struct {
		Files, Failed int
		Before, After map[string]any
		Modules       []map[string]any
	}
	if err := json.Unmarshal([]byte(o.stdout), &stats); err != nil {
		t.Fatalf("%v\n%s", err, o.stdout)
	}
	if stats.Files != 2 || stats.Failed != 1 || len(stats.Modules) != 1 || stats.Modules[0]["file"] != in {
		t.Errorf("%+v", stats)
	}
	for _, name := range []string{"bytes", "instructions", "classes", "opcodes", "blocks", "loops", "registers"} {
		if stats.Before[name] == nil || stats.After[name] == nil {
			t.Errorf("%s is missing in %s", name, o.stdout)
		}
	}
	text := string(get(t, remarks))
	if !strings.HasPrefix(text, "--- !") || !strings.Contains(text, "--- !Passed\nPass:            'mem2reg'\n") ||
		!strings.HasSuffix(text, "\n...\n") {
		t.Errorf("remarks are\n%s", text)
	}
	for _, args := range [][]string{{"--stats=xml", "-o", out}, {"--stats=json"},
		{"--stats=json", "-o", out, "--remarks", "-"}} {
		command(t, append([]string{"opt", in}, args...)...).want(t, StatusUsage)
	}
	if o := command(t, "opt", in, "-o", out, "--stats=false").want(t, StatusOK); o.stderr != "" {
		t.Errorf("--stats=false prints %q", o.stderr)
	}
}

func TestOptReports(t *testing.T) {
	dir := t.TempDir()
	in := shader(t, dir, "in.spv")
	talker := pass.ForModule("talker", "remarks", func(c *pass.Context) bool {
		c.Remark(0, "the module is fine")
		c.Remark(4, "id four")
		return false
	})
	s := session{passes: []*pass.Pass{talker}}
	out := filepath.Join(dir, "out.spv")
	o := commandWith(t, s, "opt", in, "-o", out, "--passes", "talker,mem2reg,dce", "--remarks", "-", "--time", "--stats",
		"--check").want(t, StatusOK)
	if want := in + ": talker: the module is fine\n" + in + ": talker: %4 main: id four\n"; !strings.HasPrefix(o.stdout,
		want) {
		t.Errorf("remarks %q, want first %q", o.stdout, want)
	}
	lines := strings.Split(strings.TrimSpace(o.stderr), "\n")
	if last := lines[len(lines)-1]; !regexp.MustCompile(`^total files=1 failed=0 seconds=\d+\.\d+$`).MatchString(last) {
		t.Errorf("the last line is %q", last)
	}
	for _, want := range []string{`(?m)^talker +1 +0 `, `(?m)^mem2reg +1 +1 `, `(?m)^bytes +[\d,]+ +[\d,]+ +-\d`,
		`(?m)^ +OpLoad +\d`, `(?m)^functions +\d`, `(?m)^  functions +[\d,]+ `} {
		if !regexp.MustCompile(want).MatchString(o.stderr) {
			t.Errorf("%s is missing in\n%s", want, o.stderr)
		}
	}
	// Where nothing was optimized there is nothing to count.
	if o := command(t, "opt", put(t, filepath.Join(dir, "bad.spv"), nil), "-o", out, "--stats").want(t,
		StatusInput); strings.Contains(o.stderr, "bytes") {
		t.Errorf("sizes of a module that was not read: %s", o.stderr)
	}
	// The limit reaches the passes.
	asked := 0
	counter := pass.ForModule("counter", "asks", func(c *pass.Context) bool {
		for range 10 {
			if c.Transform() {
				asked++
			}
		}
		return false
	})
	commandWith(t, session{passes: []*pass.Pass{counter}}, "opt", in, "-o", out, "--passes", "counter", "--bisect-limit",
		"7").want(t, StatusOK)
	if asked != 7 {
		t.Errorf("%d transformations, want 7", asked)
	}
	// Names of values reach them too.
	command(t, "opt", in, "-o", out, "--passes", "mem2reg").want(t, StatusOK)
	plain := get(t, out)
	command(t, "opt", in, "-o", out, "--passes", "mem2reg", "--ssa-names").want(t, StatusOK)
	if named := get(t, out); !bytes.Contains(named, []byte("_1\x00")) || bytes.Contains(plain, []byte("_1\x00")) {
		t.Error("--ssa-names does not name values")
	}
	// -Os and --passes choose pipelines.
	command(t, "opt", in, "-Os", "-o", out).want(t, StatusOK)
	command(t, "opt", in, "--passes", "unused", "-o", out).want(t, StatusOK)
}

func TestFaults(t *testing.T) {
	dir := t.TempDir()
	temp := t.TempDir()
	t.Setenv("TMPDIR", temp)
	t.Setenv("TMP", temp)
	in := shader(t, dir, "in.spv")
	other := shader(t, dir, "other.spv")
	panics := pass.ForModule("panics", "panics", func(c *pass.Context) bool { panic("as the test asks") })
	liar := pass.ForFunctions("liar", "says it changed nothing", func(c *pass.Context, f *ir.Function) bool {
		for in := range f.Insts() {
			if in.Op == spirv.OpStore {
				in.Remove()
			}
		}
		return false
	})
	dangles := pass.ForFunctions("dangles", "removes what is used", func(c *pass.Context, f *ir.Function) bool {
		for in := range f.Insts() {
			if in.Result != 0 && in.Type != 0 && c.Module.Uses(in.Result) > 0 {
				in.Remove()
				return true
			}
		}
		return false
	})
	s := session{passes: []*pass.Pass{panics, liar, dangles}}
	out := filepath.Join(dir, "out")
	saved := filepath.Join(temp, "in.spv.before-panics.spv")

	o := commandWith(t, s, "opt", in, "-o", out, "--passes", "mem2reg,panics").want(t, StatusFault,
		"hone: "+in+": pass panics broke the module: panic: as the test asks", saved, "goroutine ")
	if strings.Contains(o.stderr, "report") {
		t.Errorf("a user-defined pass is to be reported:\n%s", o.stderr)
	}
	isModule(t, get(t, saved))
	if bytes.Equal(get(t, saved), get(t, in)) {
		t.Error("what is saved is the input, not the module before the pass")
	}
	if strings.Count(o.stderr, "\nhone: ") != 0 {
		t.Errorf("more than one message: %s", o.stderr)
	}
	// What is there is kept.
	commandWith(t, s, "opt", in, "-o", out, "--passes", "panics").want(t, StatusFault, "in.spv.before-panics.2.spv")
	// Checks name the pass.
	commandWith(t, s, "opt", in, "-o", out, "--passes", "liar", "--check").want(t, StatusFault,
		"pass liar broke the module", "in.spv.before-liar.spv")
	if got := get(t, filepath.Join(temp, "in.spv.before-liar.spv")); !bytes.Equal(got, get(t, in)) {
		t.Error("what is saved is not the module before the pass")
	}
	// What can't be written is found without checks, and nothing is written.
	commandWith(t, s, "opt", in, "-o", out, "--passes", "mem2reg,dangles,dce").want(t, StatusFault,
		"pass dangles broke the module", "in.spv.before-dangles.spv")
	if _, err := os.Stat(out); err == nil {
		t.Error("a broken module was written")
	}
	// Faults of one file do not stop the others, and outweigh what is wrong with the input.
	bad := put(t, filepath.Join(dir, "bad.spv"), nil)
	once := pass.ForModule("once", "panics for one module", func(c *pass.Context) bool {
		if c.Module.Header.Generator == 77 {
			panic("77")
		}
		return false
	})
	data := get(t, in)
	data[8], data[9], data[10], data[11] = 77, 0, 0, 0
	put(t, in, data)
	commandWith(t, session{passes: []*pass.Pass{once}}, "opt", in, other, bad, "-o", out, "--passes", "once").
		want(t, StatusFault, in+": pass once", bad+": ", "3 files, 2 failed")
	wantFiles(t, out, "other.spv")

	err := protect("some.spv", func() error { panic(fmt.Errorf("outside of passes")) })
	var text bytes.Buffer
	if status := (&session{name: "hone"}).reportTo(&text, err); status != StatusFault ||
		!strings.Contains(text.String(), "hone: some.spv: hone is at fault: panic: outside of passes") {
		t.Errorf("status %d: %s", status, text.String())
	}
}

// User-defined passes run within a level, at a point, and after it.
func TestOptLevels(t *testing.T) {
	dir := t.TempDir()
	in := shader(t, dir, "in.spv")
	var order []string
	var own []*pass.Pass
	for _, name := range []string{"first", "each", "last"} {
		own = append(own, pass.ForModule(name, "", func(*pass.Context) bool {
			order = append(order, name)
			return false
		}))
	}
	out := filepath.Join(dir, "out.spv")
	for args, want := range map[string]string{
		"--insert early=first --insert late=last":          "first last",
		"-Os --insert early=first --insert late=last,each": "first last each",
		"--passes O(early=first),last":                     "first last",
		"--passes O,last":                                  "last",
		"--passes first,Os(late=last)":                     "first last",
		"-O --insert ssa=each --insert early=first":        "first each", // in each round
		"--passes O(early=first,each,late=fix(last))":      "first each last",
	} {
		order = nil
		commandWith(t, session{passes: own}, append([]string{"opt", in, "-o", out}, strings.Fields(args)...)...).want(t,
			StatusOK)
		if got := strings.Join(slices.Compact(order), " "); got != want {
			t.Errorf("%s: %s, want %s", args, got, want)
		}
	}
	// Where nothing is inserted the points change nothing.
	command(t, "opt", in, "-o", out).want(t, StatusOK)
	plain := get(t, out)
	without := strings.NewReplacer("@early,", "", "@ssa,", "", "@late,", "").Replace(hone.Levels[0].Pipeline)
	command(t, "opt", in, "-o", out, "--passes", without).want(t, StatusOK)
	if !bytes.Equal(plain, get(t, out)) {
		t.Error("-O is another pipeline than it says")
	}
}

// TestOptFastMath: what --fast-math grants reaches the passes of whatever pipeline, and --verify knows of it. What the
// text of a pipeline says of a pass counts for that.
func TestOptFastMath(t *testing.T) {
	dir := t.TempDir()
	in, out := filepath.Join(dir, "in.spvasm"), filepath.Join(dir, "out.spvasm")
	if err := os.WriteFile(in, []byte(`OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 0
%void = OpTypeVoid
%fn = OpTypeFunction %void
%int = OpTypeInt 32 1
%zero = OpConstant %int 0
%float = OpTypeFloat 32
%none = OpConstant %float 0
%block = OpTypeStruct %float
%pointer = OpTypePointer Uniform %block
%part = OpTypePointer Uniform %float
%buffer = OpVariable %pointer Uniform
%main = OpFunction %void None %fn
%entry = OpLabel
%at = OpAccessChain %part %buffer %zero
%x = OpLoad %float %at
%product = OpFMul %float %x %none
OpStore %at %product
OpReturn
OpFunctionEnd
`), 0o666); err != nil {
		t.Fatal(err)
	}
	rules := filepath.Join(dir, "my.rules")
	if err := os.WriteFile(rules, []byte("FMul(x, 0.0) nnan nsz => 0.0\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	opt := func(args ...string) outcome {
		return command(t, append([]string{"opt", in, "-o", out, "--rules", rules}, args...)...)
	}
	for args, want := range map[string]bool{ // whether the product with 0 is 0
		"-O":                                                 false,
		"-O --fast-math=nnan,nsz":                            true,
		"-O --fast-math=all":                                 true,
		"-O --fast-math=nnan,nsz --verify":                   true,
		"--passes simplify --fast-math=nnan,nsz":             true,
		"--passes simplify(fast-math=nnan+nsz)":              true,
		"--passes simplify(fast-math=exact) --fast-math=all": false,
	} {
		opt(strings.Fields(args)...).want(t, StatusOK)
		if got := !strings.Contains(string(get(t, out)), "OpFMul"); got != want {
			t.Errorf("%s: the product is gone: %t, want %t", args, got, want)
		}
	}
	opt("--fast-math=nsz,fast").want(t, StatusUsage, `--fast-math: want some of nsz, `, `not "fast"`)
	opt("--fast-math=").want(t, StatusUsage, "--fast-math has no value")
	opt("--passes", "simplify(fast-math=fast)").want(t, StatusUsage, "fast-math: want some of nsz, ")
	opt("--fast-math=nnan,nsz").want(t, StatusOK)
	command(t, "check", in, out).want(t, StatusInput)
	command(t, "check", in, out, "--fast-math=nnan").want(t, StatusOK)
	command(t, "check", in, out, "--fast-math=nnan", "--exact").want(t, StatusUsage, "--exact leaves nothing to")
}

// What is wrong with a module and seen without --check is refused; the rest is with --check. doc/command.md says which
// is which.
func TestOptInvalid(t *testing.T) {
	dir := t.TempDir()
	text := command(t, "dis", shader(t, dir, "in.spv")).stdout
	cut := func(line string) string { // the first line that holds it is gone
		for l := range strings.Lines(text) {
			if strings.Contains(l, line) {
				return strings.Replace(text, l, "", 1)
			}
		}
		t.Fatalf("no %s", line)
		return ""
	}
	out := filepath.Join(dir, "out.spv")
	for _, test := range []struct {
		name, text   string
		plain, check int
	}{
		{"an id that nothing defines", cut("= OpIAdd "), StatusInput, StatusInput},
		{"a variable that is gone", cut("= OpVariable "), StatusInput, StatusInput},
		{"a loop that is not declared", cut("OpLoopMerge"), StatusOK, StatusInput},
	} {
		in := put(t, filepath.Join(dir, "bad.spvasm"), []byte(test.text))
		os.Remove(out)
		if o := command(t, "opt", in, "-o", out); o.status != test.plain || test.plain != StatusOK &&
			!strings.Contains(o.stderr, "bad.spvasm:") {
			t.Errorf("%s: status %d, want %d: %s", test.name, o.status, test.plain, o.stderr)
		}
		if _, err := os.Stat(out); (err == nil) != (test.plain == StatusOK) {
			t.Errorf("%s: written: %v", test.name, err == nil)
		}
		os.Remove(out)
		if o := command(t, "opt", "--check", in, "-o", out); o.status != test.check {
			t.Errorf("%s: with --check status %d, want %d: %s", test.name, o.status, test.check, o.stderr)
		}
		if _, err := os.Stat(out); err == nil {
			t.Errorf("%s: written with --check", test.name)
		}
	}
}
