package cli

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"golang.org/x/sys/unix"
)

// interactive is a shell that a person uses, as far as it can tell: it has a terminal.
type interactive struct {
	t    *testing.T
	keys *os.File // of the terminal
	dir  string   // where the shell is
	log  string   // file to which Ctrl-T writes the line that is being edited
	read int      // lines of the log that were read
}

// lineEditors are the shells, and how Ctrl-T gets to write the line that is being edited to the file $LOG.
var lineEditors = map[string]struct {
	args  []string
	setup string
}{
	"bash": {[]string{"--norc", "--noprofile", "-i"}, `note() { printf '%s\n' "$READLINE_LINE" >>"$LOG"; }; bind -x '"\C-t": note'; bind 'set bell-style none'` + "\n"},
	"zsh":  {[]string{"-f", "-i"}, "note() { print -r -- \"$BUFFER\" >>$LOG }; zle -N note; bindkey -e; bindkey '^T' note\n"},
	"fish": {[]string{"--no-config", "-i"}, "function note; commandline -b >>$LOG; end; bind \\ct note\n"},
}

// startShell starts a shell that has loaded the script for the program name, which is this test's binary. It skips the
// test where the shell is missing.
func startShell(t *testing.T, shell, name string) *interactive {
	t.Helper()
	path, err := exec.LookPath(shell)
	if err != nil {
		t.Skipf("%s is not installed: its script is not tested", shell)
	}
	dir := t.TempDir()
	bin := filepath.Join(dir, "bin")
	if err := os.Mkdir(bin, 0o777); err != nil {
		t.Fatal(err)
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(self, filepath.Join(bin, name)); err != nil {
		t.Fatal(err)
	}
	s := &interactive{t: t, dir: filepath.Join(dir, "here"), log: filepath.Join(dir, "log")}
	if err := os.Mkdir(s.dir, 0o777); err != nil {
		t.Fatal(err)
	}
	script := commandWith(t, session{name: name}, "completion", shell).want(t, StatusOK).stdout
	setup := put(t, filepath.Join(dir, "setup"), []byte(lineEditors[shell].setup+script))

	terminal, shellSide := newTerminal(t)
	s.keys = terminal
	c := exec.Command(path, lineEditors[shell].args...)
	c.Dir = s.dir
	c.Env = append(os.Environ(), "HONE_TEST_AS_COMMAND=1", "LOG="+s.log, "PATH="+bin+":"+os.Getenv("PATH"), "TERM=dumb",
		"HOME="+dir, "LC_ALL=C", "PS1=$ ")
	c.Stdin, c.Stdout, c.Stderr = shellSide, shellSide, shellSide
	c.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	shellSide.Close()
	shown := make(chan string, 1)
	go func() { // else the shell would wait
		var all []byte
		buffer := make([]byte, 4096)
		for {
			n, err := terminal.Read(buffer)
			all = append(all, buffer[:n]...)
			if err != nil {
				shown <- string(all)
				return
			}
		}
	}()
	t.Cleanup(func() {
		c.Process.Kill()
		c.Wait()
		terminal.Close()
		if text := <-shown; t.Failed() {
			t.Logf("the terminal shows\n%q", text)
		} else if strings.Contains(text, "not found") || strings.Contains(text, "rror") {
			t.Errorf("the shell complains:\n%q", text)
		}
	})
	s.send(". " + shellWord(setup) + "\r")
	s.waitForShell()
	return s
}

// newTerminal returns both sides of a pseudoterminal.
func newTerminal(t *testing.T) (master, slave *os.File) {
	t.Helper()
	master, err := os.OpenFile("/dev/ptmx", os.O_RDWR|unix.O_NOCTTY, 0)
	if err != nil {
		t.Skipf("no terminals here: %v", err)
	}
	if err := unix.IoctlSetPointerInt(int(master.Fd()), unix.TIOCSPTLCK, 0); err != nil {
		t.Fatal(err)
	}
	n, err := unix.IoctlGetInt(int(master.Fd()), unix.TIOCGPTN)
	if err != nil {
		t.Fatal(err)
	}
	slave, err = os.OpenFile("/dev/pts/"+strconv.Itoa(n), os.O_RDWR|unix.O_NOCTTY, 0)
	if err != nil {
		t.Fatal(err)
	}
	unix.IoctlSetWinsize(int(slave.Fd()), unix.TIOCSWINSZ, &unix.Winsize{Row: 50, Col: 200})
	return master, slave
}

func (s *interactive) send(keys string) {
	s.t.Helper()
	if _, err := s.keys.WriteString(keys); err != nil {
		s.t.Fatal(err)
	}
}

// waitForShell presses Ctrl-T until the shell reads keys itself: before that they are lost, or answered late. Then it
// types a line of its own, behind which no answer to an earlier key comes.
func (s *interactive) waitForShell() {
	s.t.Helper()
	for start := time.Now(); len(s.lines()) == 0; time.Sleep(500 * time.Millisecond) {
		if time.Since(start) > patience {
			s.t.Fatal("the shell does not answer")
		}
		s.send("\x14")
	}
	s.send("\x15ready\x14")
	for s.line() != "ready" {
	}
	s.send("\x15")
}

// patience is longer than any shell needs for an answer.
const patience = 60 * time.Second

// lines returns the lines that the shell has noted.
func (s *interactive) lines() []string {
	data, _ := os.ReadFile(s.log)
	lines := strings.SplitAfter(string(data), "\n")
	return lines[:len(lines)-1]
}

// line returns the next line that the shell notes.
func (s *interactive) line() string {
	s.t.Helper()
	for start := time.Now(); time.Since(start) < patience; time.Sleep(10 * time.Millisecond) {
		if lines := s.lines(); len(lines) > s.read {
			s.read++
			return strings.TrimSuffix(lines[s.read-1], "\n")
		}
	}
	s.t.Fatal("the shell does not answer")
	return ""
}

// completed returns what a line becomes by TAB.
func (s *interactive) completed(line string) string {
	s.t.Helper()
	s.send("\x15" + line + "\t\x14")
	return s.line()
}

// TestShells presses TAB in shells: words are completed, and nothing that stands on the line is executed.
func TestShells(t *testing.T) {
	for shell := range lineEditors {
		t.Run(shell, func(t *testing.T) {
			t.Parallel()
			s := startShell(t, shell, "own-hone")
			put(t, filepath.Join(s.dir, "keep.txt"), []byte("kept"))
			put(t, filepath.Join(s.dir, "shader.spv"), []byte("a shader"))
			paren := `\(`
			substitution := "$(touch %s)"
			if shell == "fish" {
				substitution = "(touch %s)"
			}
			tests := []struct{ line, want string }{
				{"own-hone op", "own-hone opt "},
				{"../bin/own-hone op", "../bin/own-hone opt "},
				{"~/bin/own-hone op", "~/bin/own-hone opt "},
				{"own-hone help ch", "own-hone help check "},
				{"own-hone opt --ch", "own-hone opt --check "},
				{"own-hone opt sha", "own-hone opt shader.spv "},
				{"own-hone opt -o sha", "own-hone opt -o shader.spv "},
				{"own-hone opt -o=sha", "own-hone opt -o=shader.spv "},
				{"own-hone opt --passes mem", "own-hone opt --passes mem2reg"},
				{"own-hone opt --passes=mem", "own-hone opt --passes=mem2reg"},
				{"own-hone opt --passes mem2reg,slo", "own-hone opt --passes mem2reg,slow"}, // a user-defined pass
				{"own-hone opt --passes=sroa,mem", "own-hone opt --passes=sroa,mem2reg"},
				{"own-hone opt --passes 'fix(sroa,mem", "own-hone opt --passes 'fix(sroa,mem2reg"},
				{"own-hone opt --passes 'dce,fi", "own-hone opt --passes 'dce,fix("},
				{"own-hone opt --passes dce,fi", "own-hone opt --passes dce,fix" + paren},
				{"own-hone opt --passes fix" + paren + "mem", "own-hone opt --passes fix" + paren + "mem2reg"},
				{"own-hone completion zs", "own-hone completion zsh "},
				{"own-hone opt 'a b' --ch", "own-hone opt 'a b' --check "},
				{"own-hone opt > keep.txt --ch", "own-hone opt > keep.txt --check "},
				{"own-hone opt " + fmt.Sprintf(substitution, "a") + " --ch", "own-hone opt " + fmt.Sprintf(substitution, "a") + " --check "},
				{"own-hone opt \"" + fmt.Sprintf("$(touch %s)", "b") + "\" --ch", "own-hone opt \"" + fmt.Sprintf("$(touch %s)", "b") + "\" --check "},
				{"own-hone opt ';touch' c --ch", "own-hone opt ';touch' c --check "},
			}
			if shell == "bash" {
				tests = append(tests, []struct{ line, want string }{{"own-hone opt `touch d` --ch", ""}}...)
			}
			for _, test := range tests {
				got := s.completed(test.line)
				if test.want != "" && got != test.want {
					t.Errorf("%q becomes %q, want %q", test.line, got, test.want)
				}
			}
			wantFiles(t, s.dir, "keep.txt", "shader.spv")
			if string(get(t, filepath.Join(s.dir, "keep.txt"))) != "kept" {
				t.Error("TAB has written to a file")
			}
		})
	}
}
