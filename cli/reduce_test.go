package cli

import (
	"bytes"
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// wrongSub is a pass with a fault: a - b becomes b - a.
var wrongSub = pass.ForFunctions("wrong", "swap the operands of OpISub", func(_ *pass.Context, f *ir.Function) bool {
	changed := false
	for in := range f.Insts() {
		if in.Op == spirv.OpISub && in.ID(0) != in.ID(1) {
			a, b := in.ID(0), in.ID(1)
			in.SetID(0, b)
			in.SetID(1, a)
			changed = true
		}
	}
	return changed
})

// instructions counts the lines of a text between OpFunction and OpFunctionEnd.
func instructions(text []byte) (n int) {
	in := false
	for line := range bytes.Lines(text) {
		in = in && !bytes.Contains(line, []byte("OpFunctionEnd")) || bytes.Contains(line, []byte("= OpFunction "))
		if in {
			n++
		}
	}
	return n
}

// TestReduceMiscompiled: what hone opt --verify says to do makes a shader of some lines, which shows the same fault.
func TestReduceMiscompiled(t *testing.T) {
	dir := t.TempDir()
	in := filepath.Join(dir, "average.spv")
	put(t, in, get(t, "../testdata/shaders/glsl/average.comp.spv"))
	t.Setenv("TMPDIR", dir)
	s := session{passes: []*pass.Pass{wrongSub}}
	result := filepath.Join(dir, "out.spv")
	o := commandWith(t, s, "opt", "--verify", in, "-o", result, "--passes", "mem2reg,wrong,dce").want(t, StatusFault,
		"pass wrong broke the module", "to make that module small:\n")
	_, line, _ := strings.Cut(o.stderr, "to make that module small:\n")
	line, _, _ = strings.Cut(line, "\n")
	line = strings.ReplaceAll(line, shellWord(in+".before-wrong.spv"), "INPUT") // which may have spaces
	args := strings.Fields(line)[1:]
	for i := range args {
		args[i] = strings.Replace(args[i], "INPUT", in+".before-wrong.spv", 1)
	}
	if i := 3; len(args) < 6 || args[0] != "reduce" || args[i] != "small.spv" {
		t.Fatalf("it says %q", line)
	}
	small := filepath.Join(dir, "small.spvasm")
	args[3] = small
	commandWith(t, s, args...).want(t, StatusOK, small+": ", " instructions in 1 function, ", "; it was ", " tests, ",
		"wrong: different: ")
	text := get(t, small)
	if n := instructions(text); n > 12 {
		t.Errorf("%d instructions are left:\n%s", n, text)
	}
	commandWith(t, s, "opt", "--verify", small, "-o", result, "--passes", "wrong").want(t, StatusFault,
		"pass wrong broke the module")
	again := filepath.Join(dir, "again.spvasm")
	args[3] = again
	commandWith(t, s, args...).want(t, StatusOK)
	if !bytes.Equal(text, get(t, again)) {
		t.Error("another run makes another module")
	}
	commandWith(t, s, "reduce", in, "-o", again, "--miscompiled-by", "mem2reg").want(t, StatusInput,
		in+": mem2reg does not change what the shaders do, as far as is known: equal")
	// The buffer that a feature adds is no difference.
	commandWith(t, s, "reduce", in, "-o", again, "--miscompiled-by", "instrument-counts").want(t, StatusInput,
		in+": instrument-counts does not change what the shaders do, as far as is known: equal")
	counted := filepath.Join(dir, "counted.spv")
	commandWith(t, s, "opt", in, "-o", counted, "--verify", "--passes", "instrument-counts,mem2reg").want(t, StatusOK)
}

// TestReduceCommand: the shell command decides.
func TestReduceCommand(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("the commands are for sh")
	}
	dir := t.TempDir()
	in := filepath.Join(dir, "it's.spv")
	put(t, in, get(t, "../testdata/shaders/glsl/average.comp.spv"))
	out := filepath.Join(dir, "out.spv")
	reduced := func(args ...string) *ir.Module {
		t.Helper()
		command(t, append([]string{"reduce", in, "-o", out}, args...)...).want(t, StatusOK)
		bin, err := spirv.Decode(get(t, out))
		if err != nil {
			t.Fatal(err)
		}
		m, err := ir.Read(bin)
		if err != nil {
			t.Fatal(err)
		}
		return m
	}
	for _, test := range []string{"grep -q averages", "grep -q averages < {}",
		"cp {} {}.copy && cmp {} {}.copy && grep -q averages {}.copy"} {
		m := reduced("--test", test)
		names := 0
		for in := range m.Section(ir.DebugNames).Insts() {
			names++
			if in.Op != spirv.OpMemberName {
				t.Errorf("%s: left is %s", test, in)
			}
		}
		if n := len(m.Functions()); n != 1 || names != 1 {
			t.Errorf("%s: %d functions and %d names are left", test, n, names)
		}
	}
	if entries, _ := filepath.Glob(filepath.Join(os.TempDir(), "hone-reduce-*")); len(entries) > 0 {
		t.Errorf("%q are left", entries)
	}

	fails := command(t, "reduce", in, "-o", out, "--test", "echo no such luck; exit 3; :").want(t, StatusInput)
	if want := "not interesting to begin with: the test says no: echo no such luck; exit 3; : ends with exit status 3\n" +
		"    no such luck\n"; !strings.HasSuffix(fails.stderr, want) {
		t.Errorf("it says %s", fails.stderr)
	}
	command(t, "reduce", in, "-o", out, "--test", "true", "--valid", "false").want(t, StatusInput,
		"false ends with exit status 1")
	command(t, "reduce", in, "-o", out, "--test", "sleep 30; true", "--timeout", "50ms").want(t, StatusInput,
		"has not ended after 50ms: --timeout gives it more time")
	command(t, "reduce", in, "-o", out, "--test", "sleep 0.02; true", "--time", "200ms").want(t, StatusOK,
		"--time 200ms has ended it: there may be a smaller one")
	command(t, "reduce", in, "-o", out, "--test", "sleep 30; true", "--time", "50ms").want(t, StatusInput,
		in+": --time 50ms has ended before it is known whether it shows the problem")
	broken := filepath.Join(dir, "broken.spv")
	put(t, broken, get(t, in)[:100])
	command(t, "reduce", broken, "-o", out, "--test", "true").want(t, StatusInput, broken+": ")
	command(t, "reduce", filepath.Join(dir, "none.spv"), "-o", out, "--test", "true").want(t, StatusInput,
		"none.spv: no such file")
}

func TestReduceUsage(t *testing.T) {
	for _, x := range []struct{ args, want string }{
		{"", "one of --test and --miscompiled-by"},
		{"--test true --miscompiled-by O", "one of --test and --miscompiled-by"},
		{"--test true --timeout 0s", "--timeout 0s: want more than 0"},
		{"--test true --time -1s", "--time -1s: want more than 0"},
		{"--test true --jobs 0", "--jobs 0: want 1 to 1024"},
		{"--test true --fast-math all", "--fast-math and --rules"},
		{"--miscompiled-by mem2rag", "mem2rag"},
		{"--miscompiled-by O --fast-math some", "--fast-math"},
		{"--test true --timeout soon", "soon"},
		{"b.spv --test true", "takes one input"},
	} {
		args := append([]string{"reduce", "a.spv", "-o", "b.spv"}, strings.Fields(x.args)...)
		command(t, args...).want(t, StatusUsage, x.want)
	}
	command(t, "reduce", "-o", "b.spv", "--test", "true").want(t, StatusUsage, "an input is missing")
}

// TestReduceSignal: Ctrl-C writes the smallest module so far.
func TestReduceSignal(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("windows sends no signals")
	}
	dir := t.TempDir()
	in, out := filepath.Join(dir, "in.spv"), filepath.Join(dir, "out.spv")
	put(t, in, get(t, "../testdata/shaders/glsl/average.comp.spv"))
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	begun := filepath.Join(dir, "begun")
	cmd := exec.CommandContext(ctx, os.Args[0], "reduce", in, "-o", out, "--test",
		"touch "+shellWord(begun)+"; sleep 0.1; grep -q averages")
	cmd.Env = append(os.Environ(), "HONE_TEST_AS_COMMAND=1")
	var said strings.Builder
	cmd.Stderr = &said
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	for {
		if _, err := os.Stat(begun); err == nil || ctx.Err() != nil {
			break
		}
		time.Sleep(10 * time.Millisecond)
	}
	time.Sleep(time.Second)
	cmd.Process.Signal(os.Interrupt)
	cmd.Wait()
	status := cmd.ProcessState.ExitCode()
	if status != StatusInterrupt || !strings.Contains(said.String(), "it was stopped: there may be a smaller one") {
		t.Errorf("status %d: %s", status, said.String())
	}
	if n := len(get(t, out)); n == 0 || n >= len(get(t, in)) {
		t.Errorf("%d bytes are written", n)
	}
}
