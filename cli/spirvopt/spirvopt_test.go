package spirvopt

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"testing"

	"hone"
	"hone/internal/corpus"
	"hone/internal/peers"
	"hone/spirv"
)

// run runs a program in this process.
func run(program string, stdin []byte, args ...string) (status int, stdout, stderr string) {
	var out, err bytes.Buffer
	t := Tool{Name: program, Version: "test", Stdin: bytes.NewReader(stdin), Stdout: &out, Stderr: &err}
	status = t.Run(program, args)
	return status, out.String(), err.String()
}

// TestFlagsOfHelp: each option that an installed spirv-opt prints has a row, with an argument if it takes one.
func TestFlagsOfHelp(t *testing.T) {
	var tools []*peers.Tool
	for _, find := range []func() (*peers.Tool, error){
		func() (*peers.Tool, error) { return peers.FindIn("sid", "spirv-opt") },
		func() (*peers.Tool, error) { return peers.FindIn(peers.Suite, "spirv-opt") },
		func() (*peers.Tool, error) { return peers.Installed("spirv-opt") },
	} {
		if tool, err := find(); err == nil {
			tools = append(tools, tool)
		}
	}
	if len(tools) == 0 {
		t.Skip("spirv-opt is not installed")
	}
	option := regexp.MustCompile(`(?m)^  (-[-\w]+)(\[=|=| ")?`)
	for _, tool := range tools {
		out, err := tool.Command("--help").Output()
		if err != nil {
			t.Fatal(err)
		}
		found := option.FindAllStringSubmatch(string(out), -1)
		if t.Logf("%v: %d options", tool, len(found)); len(found) < 60 {
			t.Errorf("%v prints %d options only", tool, len(found))
		}
		for _, m := range found {
			f := lookup(m[1])
			switch {
			case f == nil:
				t.Errorf("%v: %s has no row", tool, m[1])
			case m[2] != "" && f.Argument == None:
				t.Errorf("%v: %s takes a value", tool, m[1])
			}
		}
	}
}

// TestFlags: rows are sorted, say why, and their pipelines are hone's.
func TestFlags(t *testing.T) {
	if !slices.IsSortedFunc(Flags, func(x, y Flag) int { return strings.Compare(x.Name, y.Name) }) {
		t.Error("the options are not sorted")
	}
	r, err := hone.NewRegistry()
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range Flags {
		if (f.Kind == Runs) != (f.Passes != "") || f.Kind != Runs && f.Why == "" {
			t.Errorf("%s: either a pipeline, or why", f.Name)
		}
		if f.Kind == Runs {
			value := `"1:2"`
			if strings.Contains(f.pattern, "add") {
				value = `"add"`
			}
			if _, err := r.Parse(strings.ReplaceAll(f.Passes, "%s", value)); err != nil {
				t.Errorf("%s: %v", f.Name, err)
			}
		}
	}
}

// TestPage: doc/spirv-opt.md shows the table.
func TestPage(t *testing.T) {
	const page = "../../doc/spirv-opt.md"
	data, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	text := strings.ReplaceAll(string(data), "\r\n", "\n")
	if strings.Contains(text, Table()) {
		return
	}
	start := strings.Index(text, "| option | in hone |")
	if os.Getenv("HONE_UPDATE") == "" || start < 0 {
		t.Fatalf("%s does not show the table as it is; HONE_UPDATE=1 writes it there", page)
	}
	end := start + strings.Index(text[start:], "\n\n") + 1
	if err := os.WriteFile(page, []byte(text[:start]+Table()+text[end:]), 0o666); err != nil {
		t.Fatal(err)
	}
}

// TestErrors: each wrong command line ends with status 1 and a message, as spirv-opt has it.
func TestErrors(t *testing.T) {
	t.Chdir(t.TempDir()) // whose name may have spaces
	const in, out, bad, config = "module.spv", "out.spv", "bad.spv", "opts.cfg"
	os.WriteFile(in, corpus.Own(t)[0].Read(t), 0o666)
	os.WriteFile(bad, []byte{1, 2, 3, 0, 5}, 0o666)
	os.WriteFile(config, []byte("in.spv"), 0o666)
	const amd = "amd.spvasm"
	os.WriteFile(amd, []byte(needed["--amd-ext-to-khr"]), 0o666)
	for _, c := range []struct {
		args string
		want string
	}{
		{"", "-o required"},
		{in, "-o required"},
		{"--foo " + in + " -o " + out, "unknown flag '--foo'"},
		{"-O3 " + in + " -o " + out, "-O3 is not a flag"},
		{in + " -o", "expected an argument after -o"},
		{in + " -o " + out + " -o " + out, "more than one output file"},
		{in + " " + in + " -o " + out, "more than one input file"},
		{"none.spv -o " + out, "file does not exist"},
		{bad + " -o " + out, "bad.spv: "},
		{"--target-env=vulkan9 " + in + " -o " + out, "invalid value passed to --target-env"},
		{"--loop-unroll-partial=0 " + in + " -o " + out, "must have a positive integer argument"},
		{"--max-id-bound=5 " + in + " -o " + out, "at least 0x3FFFFF"},
		{"--set-spec-const-default-value 1 " + in + " -o " + out, "invalid argument for --set-spec-const-default-value: 1"},
		{"--amd-ext-to-khr " + amd + " -o " + out, "--amd-ext-to-khr has no counterpart in hone: "},
		{"--switch-descriptorset=1 " + in + " -o " + out, "invalid argument for --switch-descriptorset: 1"},
		{"--struct-packing=a:std140 " + in + " -o " + out, "--struct-packing has no counterpart in hone: "},
		{"-Oconfig=none.cfg " + in + " -o " + out, "could not open file"},
		{"-Oconfig=" + config + " " + in + " -o " + out, "in.spv is not a valid flag"},
		{in + " -o none/out.spv", "could not open file"},
	} {
		status, stdout, stderr := run("spirv-opt", nil, strings.Fields(c.args)...)
		if status != 1 || stdout != "" || !strings.HasPrefix(stderr, "error: ") || !strings.Contains(stderr, c.want) {
			t.Errorf("%s: status %d, %q, %q; want %q", c.args, status, stdout, stderr, c.want)
		}
		if _, err := os.Stat(out); err == nil {
			t.Fatalf("%s: something was written", c.args)
		}
	}
}

// TestEmptyText: a file without anything is no text of a module, as spirv-as has it.
func TestEmptyText(t *testing.T) {
	t.Chdir(t.TempDir())
	os.WriteFile("empty.spvasm", nil, 0o666)
	if status, _, stderr := run("spirv-as", nil, "empty.spvasm", "-o", "out.spv"); status != 1 ||
		!strings.Contains(stderr, "empty.spvasm: the file is empty") {
		t.Errorf("status %d, %q", status, stderr)
	}
	if _, err := os.Stat("out.spv"); err == nil {
		t.Error("something was written")
	}
}

// TestOptions: what options do that are no pipelines.
func TestOptions(t *testing.T) {
	dir := t.TempDir()
	text := `OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpName %main "main"
OpDecorate %b DescriptorSet 0
OpDecorate %b Binding 1
OpDecorate %spec SpecId 7
OpMemberDecorate %s 0 Offset 0
OpDecorate %s Block
%void = OpTypeVoid
%uint = OpTypeInt 32 0
%spec = OpSpecConstant %uint 3
%s = OpTypeStruct %uint
%p = OpTypePointer Uniform %s
%b = OpVariable %p Uniform
%fn = OpTypeFunction %void
%main = OpFunction %void None %fn
%entry = OpLabel
OpReturn
OpFunctionEnd
`
	asm := func(args ...string) string {
		t.Helper()
		status, out, msg := run("spirv-opt", []byte(text), append(args, "-", "-o", "-")...)
		if status != 0 {
			t.Fatalf("%v: %s", args, msg)
		}
		status, out, msg = run("spirv-dis", []byte(out), "--no-header", "--no-indent", "-")
		if status != 0 {
			t.Fatal(msg)
		}
		return out
	}
	has := func(out string, want bool, what string, args string) {
		t.Helper()
		if strings.Contains(out, what) != want {
			t.Errorf("%s: %s is there: %v\n%s", args, what, !want, out)
		}
	}
	has(asm("-O"), false, "Binding 1", "-O")
	has(asm("-O", "--preserve-bindings"), true, "Binding 1", "--preserve-bindings")
	has(asm("-O"), false, "SpecId 7", "-O")
	has(asm("-O", "--preserve-spec-constants"), true, "SpecId 7", "--preserve-spec-constants")
	has(asm("--set-spec-const-default-value", "7:12"), true, "= OpSpecConstant %uint 12", "set")
	has(asm("--strip-debug"), false, "OpName", "--strip-debug")

	config := filepath.Join(dir, "opts.cfg")
	os.WriteFile(config, []byte("# comment\n  --strip-debug\t--eliminate-dead-const\n"), 0o666)
	has(asm("-Oconfig="+config), false, "OpName", "-Oconfig")
	has(asm("-Oconfig="+config), false, "SpecId", "-Oconfig")

	_, _, stderr := run("spirv-opt", []byte(text), "--print-all", "--time-report", "-O", "-", "-o", "-")
	for _, want := range []string{"; IR before the pipeline ", "; IR after last pass\n", "PASS name",
		"unused"} {
		if !strings.Contains(stderr, want) {
			t.Errorf("%q is not in\n%s", want, stderr)
		}
	}
	if _, _, stderr := run("spirv-opt", []byte(text), "--loop-fusion=4", "-", "-o", "-"); !strings.Contains(stderr,
		"warning: --loop-fusion has no effect: ") {
		t.Errorf("--loop-fusion says %q", stderr)
	}
	for _, args := range [][]string{{"--help"}, {"-h"}, {"--version"}} {
		if status, out, _ := run("spirv-opt", nil, args...); status != 0 || out == "" {
			t.Errorf("%v: status %d, %q", args, status, out)
		}
	}
}

// TestBuildScript runs a build script twice, with SPIRV-Tools and with hone under these names: nothing but one path is
// another. Without SPIRV-Tools it is run with hone only.
func TestBuildScript(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("the script is one for a Unix shell")
	}
	dir := t.TempDir()
	ours := filepath.Join(dir, "hone")
	build := exec.Command("go", "build", "-o", filepath.Join(ours, "spirv-opt"), "hone/cmd/hone")
	build.Dir = corpus.Root()
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	for _, name := range Programs[1:] {
		if err := os.Symlink("spirv-opt", filepath.Join(ours, name)); err != nil {
			t.Fatal(err)
		}
	}
	tools := map[string]string{"hone": ours}
	if tool, err := peers.Find("spirv-opt"); err == nil {
		tools["SPIRV-Tools"] = filepath.Dir(tool.Path)
	}
	const script = `set -eu
"$TOOLS/spirv-as" --target-env spv1.3 shader.spvasm -o shader.spv
"$TOOLS/spirv-opt" --version >/dev/null 2>&1
"$TOOLS/spirv-opt" -O --target-env=vulkan1.1 shader.spv -o fast.spv
"$TOOLS/spirv-opt" -Os --preserve-bindings --preserve-spec-constants --skip-validation shader.spv -o small.spv
"$TOOLS/spirv-opt" --strip-debug --compact-ids --set-spec-const-default-value "0:8" --freeze-spec-const \
	shader.spv -o frozen.spv
"$TOOLS/spirv-opt" --eliminate-dead-code-aggressive --ccp --merge-blocks < shader.spv -o - > piped.spv
"$TOOLS/spirv-opt" fast.spv -O -o fast.spv
"$TOOLS/spirv-dis" fast.spv -o fast.spvasm
if "$TOOLS/spirv-opt" --no-such-flag shader.spv -o wrong.spv 2>/dev/null; then exit 9; fi
test ! -e wrong.spv
`
	text, err := os.ReadFile("testdata/build.spvasm")
	if err != nil {
		t.Fatal(err)
	}
	for name, folder := range tools {
		t.Run(name, func(t *testing.T) {
			work := t.TempDir()
			os.WriteFile(filepath.Join(work, "shader.spvasm"), text, 0o666)
			cmd := exec.Command("sh", "-c", script)
			cmd.Dir, cmd.Env = work, append(os.Environ(), "TOOLS="+folder)
			if out, err := cmd.CombinedOutput(); err != nil {
				t.Fatalf("%v\n%s", err, out)
			}
			for _, out := range []string{"fast.spv", "small.spv", "frozen.spv", "piped.spv"} {
				data, err := os.ReadFile(filepath.Join(work, out))
				if err != nil {
					t.Fatal(err)
				}
				if _, err := spirv.Decode(data); err != nil {
					t.Errorf("%s: %v", out, err)
				}
				if val, err := peers.Find("spirv-val"); err == nil {
					if _, err := val.Run(data, "--target-env", "vulkan1.1", "-"); err != nil {
						t.Errorf("%s: %v", out, err)
					}
				}
			}
		})
	}
}

// TestLegalization: --legalize-hlsl is the level of that name, and says what is not legal in remarks.
func TestLegalization(t *testing.T) {
	i := slices.IndexFunc(hone.Levels, func(l hone.Level) bool { return l.Name == "Legalize" })
	want := hone.Levels[i].Pipeline
	for _, point := range []string{"@early,", "@ssa,", "@late,", "(strict=true)"} {
		want = strings.Replace(want, point, "", 1)
	}
	if legalization != want {
		t.Errorf("--legalize-hlsl is %s, and the level %s", legalization, want)
	}
}
