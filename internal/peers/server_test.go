package peers

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"
)

// shell returns /bin/sh as a tool, which the test is skipped without.
func shell(t *testing.T) *Tool {
	t.Helper()
	if _, err := os.Stat("/bin/sh"); err != nil {
		t.Skip("no /bin/sh")
	}
	return &Tool{Name: "sh", Path: "/bin/sh"}
}

func say(r Result) string {
	return fmt.Sprintf("status %d, %.100q, %.100q", r.Status, r.Stdout, r.Stderr)
}

// TestServer: a call of a program that stays has the output, the status and the folder of a process of its own, and
// the next call finds the program as it was.
func TestServer(t *testing.T) {
	sh := shell(t)
	if _, err := serverLibrary(); err != nil {
		t.Skip(err)
	}
	dir := t.TempDir()
	large := bytes.Repeat([]byte("0123456789abcde\n"), 1<<18)
	for _, c := range []struct {
		script string
		dir    string
		input  []byte
		want   Result
	}{
		{"cat", "", []byte("in\n"), Result{Stdout: []byte("in\n")}},
		{"cat >&2; exit 3", "", []byte("bad\n"), Result{Stderr: []byte("bad\n"), Status: 3}},
		{"cat; cat", "", large, Result{Stdout: large}},
		{"echo out; kill -SEGV $$", "", nil, Result{Stdout: []byte("out\n"), Status: -1}},
		{"pwd", dir, nil, Result{Stdout: []byte(dir + "\n")}},
		{"pwd", dir + "/missing", nil, Result{Status: 127}},
		{"echo \"$# $1\" $LD_PRELOAD", "", nil, Result{Stdout: []byte("2 a b\n")}},
		{"exit 0", "", large, Result{}},
	} {
		r, err := sh.serve(c.dir, c.input, []string{"-c", c.script, "name", "a b", ""})
		if err != nil || !bytes.Equal(r.Stdout, c.want.Stdout) || !bytes.Equal(r.Stderr, c.want.Stderr) ||
			r.Status != c.want.Status {
			t.Errorf("%s: %s, %v, want %s", c.script, say(r), err, say(c.want))
		}
	}
	var wait sync.WaitGroup
	for i := range 8 {
		wait.Add(1)
		go func() {
			defer wait.Done()
			for k := range 20 {
				want := fmt.Sprint(i, " ", k)
				r, err := sh.serve("", []byte(want), []string{"-c", "cat"})
				if err != nil || string(r.Stdout) != want {
					t.Errorf("%q, %v, want %s", r.Stdout, err, want)
				}
			}
		}()
	}
	wait.Wait()
}

// TestServedScript: a program with an interpreter stays, too, and one that ends before main is called is a process for
// each call.
func TestServedScript(t *testing.T) {
	shell(t)
	path := filepath.Join(t.TempDir(), "script")
	if err := os.WriteFile(path, []byte("#!/bin/sh\necho \"$# $1\"\ncat\n"), 0o777); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if r, err := (&Tool{Path: path}).Call("", []byte("in"), "a b"); err != nil || string(r.Stdout) != "1 a b\nin" {
			t.Errorf("%q, %v", r.Stdout, err)
		}
	}
	if _, err := (&Tool{Path: path + "missing"}).Call("", nil); err == nil {
		t.Error("a program that is missing is no error")
	}
}

// TestServedCallEnds: nobody waits for a call whose server's client is gone: the call is killed.
func TestServedCallEnds(t *testing.T) {
	sh := shell(t)
	s, err := startServer(sh)
	if err != nil {
		t.Skip(err)
	}
	alive := filepath.Join(t.TempDir(), "pid")
	done := make(chan error)
	go func() {
		_, err := s.call("", nil, []string{"-c", "echo $$ > '" + alive + "'; while :; do :; done"})
		done <- err
	}()
	pid := ""
	for pid == "" {
		data, _ := os.ReadFile(alive)
		pid = strings.TrimSpace(string(data))
		runtime.Gosched()
	}
	s.in.Close()
	<-done // the answer, or that there is none
	s.cmd.Wait()
	if exec.Command("/bin/sh", "-c", "kill -0 "+pid).Run() == nil {
		t.Errorf("process %s still runs", pid)
	}
}

// TestServedPeers: the programs of SPIRV-Tools say the same as servers as they do as processes, also of what is no
// module and of options that they don't know.
func TestServedPeers(t *testing.T) {
	as := Need(t, "spirv-as")
	module, err := as.Run([]byte("OpCapability Shader\nOpMemoryModel Logical GLSL450\n%1 = OpTypeVoid\n"), "-o", "-", "-")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		tool  string
		input []byte
		args  []string
	}{
		{"spirv-val", module, []string{"--target-env", "vulkan1.1", "-"}},
		{"spirv-val", module, []string{"--target-env", "opencl2.0", "-"}},
		{"spirv-val", module[:len(module)-4], []string{"-"}},
		{"spirv-val", nil, []string{"-"}},
		{"spirv-val", []byte("no module"), []string{"-"}},
		{"spirv-val", module, []string{"--no-such-option", "-"}},
		{"spirv-dis", module, []string{"--raw-id", "-"}},
		{"spirv-dis", module, []string{"--color", "-"}},
		{"spirv-as", []byte("OpFrob\n"), []string{"-o", "-", "-"}},
		{"spirv-opt", module, []string{"-O", "-", "-o", "-"}},
		{"glslangValidator", nil, []string{"missing.comp"}},
	} {
		tool := Need(t, c.tool)
		got, err := tool.serve("", c.input, c.args)
		if err != nil {
			if _, none := serverLibrary(); none != nil {
				t.Skip(none)
			}
			t.Errorf("%s: %v", tool, err)
		}
		cmd := tool.Direct(c.args...)
		var stdout, stderr bytes.Buffer
		cmd.Stdin, cmd.Stdout, cmd.Stderr = bytes.NewReader(c.input), &stdout, &stderr
		cmd.Run()
		want := Result{stdout.Bytes(), stderr.Bytes(), cmd.ProcessState.ExitCode()}
		if !bytes.Equal(got.Stdout, want.Stdout) || !bytes.Equal(got.Stderr, want.Stderr) || got.Status != want.Status {
			t.Errorf("%s %q: %s, want %s", c.tool, c.args, say(got), say(want))
		}
	}
}

// TestOnce: an equal call is made once in a process, and once by processes that share a folder; an error is not kept.
func TestOnce(t *testing.T) {
	for _, size := range []int{10, small + 1} {
		t.Setenv("HONE_RUN_CACHE", t.TempDir())
		calls := 0
		text := bytes.Repeat([]byte{'a'}, size)
		once := func(input string, err error) {
			r, got := Once([]string{"tool"}, []byte(input+fmt.Sprint(size)),
				func() (Result, error) { calls++; return Result{text, nil, 1}, err })
			if got != err || err == nil && (!bytes.Equal(r.Stdout, text) || r.Status != 1) {
				t.Errorf("%v, %v", r, got)
			}
		}
		once("x", os.ErrInvalid)
		once("x", nil)
		once("x", nil)
		results.Clear() // as in another process
		once("x", nil)
		if calls != 2 {
			t.Errorf("%d calls, want 2", calls)
		}
		once("y", nil)
		if calls != 3 {
			t.Errorf("%d calls, want 3", calls)
		}
		if files, _ := filepath.Glob(filepath.Join(os.Getenv("HONE_RUN_CACHE"), "*")); len(files) != 2 {
			t.Errorf("files %q, want 2", files)
		}
	}
}
