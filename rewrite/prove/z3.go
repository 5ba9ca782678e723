package prove

import (
	"bufio"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"time"
)

// solver is a process of z3 that is asked query after query. The zero value, and nil, have none.
type solver struct {
	path    string
	timeout time.Duration
	cmd     *exec.Cmd
	in      io.WriteCloser
	out     chan string
	queries int
}

func newSolver(o Options) *solver {
	s := &solver{path: o.Z3, timeout: o.Timeout}
	if s.timeout == 0 {
		s.timeout = 10 * time.Second
	}
	return s
}

// perSecond is how many of its steps z3 takes in a second, on a machine of 2024: it is stopped by their number, so that
// its answers do not depend on the machine, nor on what else that does.
const perSecond = 2e6

// present reports whether there is a z3 to ask.
func (s *solver) present() bool { return s != nil && s.path != "" }

// answer is what z3 says of a query.
type answer struct {
	sat    string   // "sat", "unsat" or "unknown"
	values []string // what was asked for behind it, where it is "sat"
	err    error
}

// ask sends the text of a query that ends with check-sat, and then asks for the values of names.
func (s *solver) ask(query string, names []string) answer {
	if s.cmd == nil {
		if err := s.start(); err != nil {
			return answer{sat: "unknown", err: err}
		}
	}
	s.queries++
	fmt.Fprintf(s.in, "(reset)\n(set-option :rlimit %d)\n%s\n(check-sat)\n(echo \"end\")\n",
		int64(s.timeout.Seconds()*perSecond), query)
	lines, ok := s.until(6 * s.timeout)
	if !ok {
		s.close()
		return answer{sat: "unknown"}
	}
	a := answer{sat: "unknown"}
	for _, line := range lines {
		switch {
		case line == "sat" || line == "unsat" || line == "unknown":
			a.sat = line
		case strings.HasPrefix(line, "(error"):
			a.sat, a.err = "unknown", fmt.Errorf("z3: %s", line)
			return a
		}
	}
	if a.sat != "sat" {
		return a
	}
	for _, name := range names {
		fmt.Fprintf(s.in, "(eval %s)\n(echo \"end\")\n", name)
		lines, ok := s.until(s.timeout)
		if !ok {
			s.close()
			return answer{sat: "unknown"}
		}
		a.values = append(a.values, strings.Join(lines, " "))
	}
	return a
}

// until reads what z3 writes until it says "end".
func (s *solver) until(limit time.Duration) (lines []string, ok bool) {
	timer := time.NewTimer(limit)
	defer timer.Stop()
	for {
		select {
		case line, open := <-s.out:
			switch {
			case !open:
				return lines, false
			case line == "end":
				return lines, true
			}
			lines = append(lines, line)
		case <-timer.C:
			return lines, false
		}
	}
}

func (s *solver) start() error {
	cmd := exec.Command(s.path, "-in", "-smt2")
	in, err := cmd.StdinPipe()
	if err != nil {
		return err
	}
	stdout, err := cmd.StdoutPipe()
	if err != nil {
		return err
	}
	if err := cmd.Start(); err != nil {
		return err
	}
	out := make(chan string, 64)
	go func() {
		defer close(out)
		for lines := bufio.NewScanner(stdout); lines.Scan(); {
			out <- strings.TrimSpace(lines.Text())
		}
	}()
	s.cmd, s.in, s.out = cmd, in, out
	return nil
}

// close ends the process.
func (s *solver) close() {
	if s == nil || s.cmd == nil {
		return
	}
	s.in.Close()
	s.cmd.Process.Kill()
	for range s.out {
	}
	s.cmd.Wait()
	s.cmd = nil
}
