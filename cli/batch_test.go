package cli

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"hone/internal/wording"
	"hone/pass"
)

// unreadable makes folders in a folder that can't be read, and returns their names below it: also for root, who may
// read any that has a name.
func unreadable(t *testing.T, folder string) []string {
	t.Helper()
	// longer than a path may be
	names := []string{filepath.Join("deep", strings.Repeat(strings.Repeat("n", 250)+string(filepath.Separator), 17)+"end")}
	top, err := os.OpenRoot(folder)
	if err != nil {
		t.Fatal(err)
	}
	defer top.Close()
	if err := top.MkdirAll(names[0], 0o777); err != nil {
		t.Fatal(err)
	}
	if os.Geteuid() != 0 {
		locked := filepath.Join(folder, "locked")
		if err := os.Mkdir(locked, 0); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { os.Chmod(locked, 0o777) })
		names = append(names, "locked")
	}
	return names
}

// TestBadFolder: what can't be read in a folder, and a folder that can't, has an error of its own, and the rest is
// done.
func TestBadFolder(t *testing.T) {
	dir := t.TempDir()
	in := filepath.Join(dir, "in")
	shader(t, in, "a.spv")
	shader(t, in, "sub/b.spv")
	shader(t, in, "z.spv")
	link := func(to, name string) string {
		name = filepath.Join(in, name)
		if err := os.Symlink(to, name); err != nil {
			t.Fatal(err)
		}
		return name
	}
	bad := []string{link("nowhere", "dangling.spv"), link("loop.spv", "loop.spv")}
	link(in, "again") // a folder in itself
	link(filepath.Join(in, "z.spv"), "good.spv")
	files, folders := 6, 0
	if runtime.GOOS != "windows" { // where paths may be longer and permissions are others
		for _, name := range unreadable(t, in) {
			bad = append(bad, filepath.Join(in, name[:6]))
			folders++
		}
	}
	out := filepath.Join(dir, "out")
	for _, args := range [][]string{{in}, {filepath.Join(dir, "link")}} {
		os.Symlink(in, filepath.Join(dir, "link"))
		o := command(t, append([]string{"opt", "-o", out, "--stats"}, args...)...).want(t, StatusInput,
			fmt.Sprintf("%d files, 2 failed, ", files))
		if folders > 0 {
			o.want(t, StatusInput, wording.Plural(folders, "folder")+" not read, ")
		}
		for _, name := range bad {
			if name = strings.Replace(name, in, args[0], 1); strings.Count(o.stderr, "hone: "+name) != 1 {
				t.Errorf("not one error of %s:\n%s", name, o.stderr)
			}
		}
		wantFiles(t, out, "a.spv", "good.spv", "sub/b.spv", "z.spv")
		os.RemoveAll(out)
	}

	// So it is with a folder that has nothing to do.
	empty := filepath.Join(dir, "empty")
	if err := os.Mkdir(empty, 0o777); err != nil {
		t.Fatal(err)
	}
	command(t, "opt", empty, filepath.Join(in, "sub"), "-o", out).want(t, StatusInput, empty+": the folder holds no file",
		"1 file, 1 folder not read, ")
	wantFiles(t, out, "b.spv")
	if o := command(t, "opt", empty, "-o", out, "--stats", "--time", "--verify").want(t, StatusInput,
		empty+": the folder holds no file"); strings.Contains(o.stderr, "0 files,") {
		t.Errorf("counts nothing:\n%s", o.stderr)
	}
}

// slowShader is shader, with a module that slowPass takes its time with.
func slowShader(t *testing.T, dir, name string) string {
	t.Helper()
	path := shader(t, dir, name)
	data := get(t, path)
	data[8], data[9] = slowGenerator&0xff, slowGenerator>>8
	return put(t, path, data)
}

// interrupted runs a command line as a process of its own, sends it a signal some time after slowPass has begun, and
// returns its exit status, -1 if it was killed, and its messages.
func interrupted(t *testing.T, signal os.Signal, after time.Duration, cores int, args ...string) (status int,
	stderr string) {
	t.Helper()
	cmd := exec.Command(os.Args[0], args...)
	cmd.Env = append(os.Environ(), "HONE_TEST_AS_COMMAND=1", fmt.Sprint("GOMAXPROCS=", cores))
	var messages strings.Builder
	cmd.Stderr = &messages
	stdout, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	if _, err := stdout.Read(make([]byte, 4)); err != nil {
		t.Fatal(err)
	}
	time.Sleep(after)
	cmd.Process.Signal(signal)
	cmd.Wait()
	return cmd.ProcessState.ExitCode(), messages.String()
}

// A signal ends the command, by itself or with the status that shells have for it once a file was begun, and leaves
// nothing that is half done.
func TestSignal(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("windows has no SIGTERM")
	}
	dir := t.TempDir()
	fast := shader(t, dir, "fast.spv")
	slow := slowShader(t, dir, "slow.spv")
	tests := []struct {
		args   []string
		status int
		files  []string
	}{
		{[]string{slow, "-o", filepath.Join(dir, "out.spv")}, -1, []string{"fast.spv", "slow.spv"}}, // killed
		{[]string{fast, slow, "-o", filepath.Join(dir, "out")}, StatusTerminated, []string{"fast.spv", "out/fast.spv", "slow.spv"}},
	}
	for _, test := range tests {
		status, stderr := interrupted(t, syscall.SIGTERM, 0, 1, append([]string{"opt", "--passes", "slow"}, test.args...)...)
		if status != test.status {
			t.Errorf("%q: exit status %d, want %d", test.args, status, test.status)
		}
		wantFiles(t, dir, test.files...)
		if said := strings.Contains(stderr, "stopped after 1 of 2 files; where one was not done"); said != (test.status > 0) {
			t.Errorf("%q: standard error %q", test.args, stderr)
		}
	}
}

// A signal while a file is being written leaves nothing behind.
func TestRemoveAll(t *testing.T) {
	dir := t.TempDir()
	var files tempFiles
	for range 3 {
		f, err := files.create(filepath.Join(dir, "out.spv"))
		if err != nil {
			t.Fatal(err)
		}
		f.Close()
	}
	if n := len(list(t, dir)); n != 3 {
		t.Fatalf("%d files", n)
	}
	files.removeAll()
	wantFiles(t, dir)
}

// TestSignalCount: a signal in the midst of a batch says exactly how many files were written, on however many cores.
func TestSignalCount(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("windows has no SIGINT for another process")
	}
	dir := t.TempDir()
	in := filepath.Join(dir, "in")
	slowShader(t, in, "0.spv")
	const files = 300
	for i := range files {
		shader(t, in, fmt.Sprintf("many/%d.spv", i))
	}
	for n := range 4 {
		out := filepath.Join(dir, fmt.Sprint("out", n))
		status, stderr := interrupted(t, syscall.SIGINT, time.Duration(n)*20*time.Millisecond, 4, "opt", "--passes",
			"slow,mem2reg", in, "-o", out)
		written := 0
		if _, err := os.Stat(out); err == nil {
			written = len(list(t, out))
		}
		if want := fmt.Sprintf(": stopped after %d of %d files; ", written, files+1); status != StatusInterrupt ||
			!strings.Contains(stderr, want) {
			t.Errorf("status %d, %d files written:\n%s", status, written, stderr)
		}
	}
}

// TestNotConverged: a pipeline that never comes to an end is an error of the command line; no pass of hone's is to be
// reported for it.
func TestNotConverged(t *testing.T) {
	dir := t.TempDir()
	in := shader(t, dir, "in.spv")
	again := pass.ForModule("again", "always says that it changed something", func(*pass.Context) bool { return true })
	s := session{passes: []*pass.Pass{again}}
	for _, c := range []struct{ flag, list, by string }{
		{"--passes", "fix(reg2mem,mem2reg)", "mem2reg, reg2mem"},
		{"--passes", "mem2reg,fix(again)", "again"},
		{"--insert", "ssa=again", "again"},
	} {
		o := commandWith(t, s, "opt", in, "-o", filepath.Join(dir, "out.spv"), c.flag, c.list).want(t, StatusUsage,
			"hone: "+in+": fix(", " does not converge: after 100 rounds it still changes the module, by "+c.by+"; ")
		if strings.Contains(o.stderr, "report") || strings.Contains(o.stderr, "broke") || strings.Count(o.stderr, "\n") != 1 {
			t.Errorf("%s: standard error %q", c.list, o.stderr)
		}
	}
	wantFiles(t, dir, "in.spv")
}
