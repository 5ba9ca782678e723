// Testall runs the tests of every Go module in the repository and says what was not tested.
//
//	go run ./internal/testall [FLAG OF GO TEST...]
//
// A line is printed for each package, the output of failed tests under it. Then the reasons for skipped
// tests are printed, grouped and counted, and last, alone on its line,
//
//	N passed, N failed, N skipped
//
// where tests and subtests count alike, and a package that does not build or ends by itself counts as one
// failure. The exit status is 1 if anything failed. With CI=true in the environment a test that was
// skipped for want of a tool or of data is a failure too.
package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

func main() {
	modules, err := findModules(".")
	if err != nil {
		fmt.Fprintln(os.Stderr, "testall:", err)
		os.Exit(2)
	}
	r := newReport(os.Stdout, os.Getenv("CI") == "true")
	for _, dir := range modules {
		if err := r.test(dir, os.Args[1:]); err != nil {
			fmt.Fprintf(os.Stderr, "testall: %s: %v\n", dir, err)
			os.Exit(2)
		}
	}
	if !r.summary() {
		os.Exit(1)
	}
}

// findModules returns the folders with a go.mod, in the order of their names.
func findModules(root string) (dirs []string, err error) {
	err = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && path != root && (strings.HasPrefix(d.Name(), ".") || d.Name() == "testdata" ||
			d.Name() == "vendor"):
			return filepath.SkipDir
		case d.Name() == "go.mod":
			dirs = append(dirs, filepath.Dir(path))
		}
		return nil
	})
	if err == nil && len(dirs) == 0 {
		err = errors.New("no go.mod here: run it from the root of the repository")
	}
	return dirs, err
}

// test runs the tests of one module. The error is that go test could not be run, not that tests failed.
func (r *report) test(dir string, flags []string) error {
	args := append([]string{"test", "-json", "-vet=off", "-timeout=30m"}, flags...)
	cmd := exec.Command("go", append(args, "./...")...)
	cmd.Dir = dir
	cmd.Stderr = os.Stderr
	stdout, err := cmd.StdoutPipe()
	if err != nil {
		return err
	}
	if err := cmd.Start(); err != nil {
		return err
	}
	failed := r.failed
	if err := r.read(stdout); err != nil {
		return err
	}
	err = cmd.Wait()
	if exit := (*exec.ExitError)(nil); errors.As(err, &exit) {
		if r.failed == failed {
			r.failed++ // such as a go.mod that can't be read
			fmt.Fprintf(r.w, "FAIL  %s: go test: %v\n", dir, err)
		}
		return nil
	}
	return err
}

// event is a line of go test -json (go doc test2json).
type event struct {
	Action, Package, ImportPath, Test, Output, FailedBuild string
	Elapsed                                                float64
}

type report struct {
	w                       io.Writer
	ci                      bool
	passed, failed, skipped int

	output  map[string][]string // by package and test, until its end
	builds  map[string][]string // output of builds by import path
	broken  map[string]string   // failed tests' output, by package
	reasons map[string]int
}

func newReport(w io.Writer, ci bool) *report {
	return &report{w: w, ci: ci, output: map[string][]string{}, builds: map[string][]string{},
		broken: map[string]string{}, reasons: map[string]int{}}
}

// read reads events until the end.
func (r *report) read(from io.Reader) error {
	lines := bufio.NewReader(from)
	for {
		line, err := lines.ReadBytes('\n')
		if len(line) > 0 {
			var e event
			if json.Unmarshal(line, &e) == nil {
				r.event(e)
			} else {
				r.w.Write(line)
			}
		}
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
	}
}

func (r *report) event(e event) {
	key := e.Package + " " + e.Test
	switch e.Action {
	case "build-output":
		r.builds[e.ImportPath] = append(r.builds[e.ImportPath], e.Output)
	case "output":
		r.output[key] = append(r.output[key], e.Output)
	case "pass", "fail", "skip":
		if e.Test == "" {
			r.packageEnd(e, r.output[key])
		} else {
			r.testEnd(e, r.output[key])
		}
		delete(r.output, key)
	}
}

func (r *report) testEnd(e event, output []string) {
	switch e.Action {
	case "pass":
		r.passed++
	case "fail":
		r.failed++
		r.broken[e.Package] += strings.Join(output, "")
	case "skip":
		r.skipped++
		reason := skipReason(output)
		r.reasons[reason]++
		if r.ci && missing(reason) {
			r.failed++
			r.broken[e.Package] += fmt.Sprintf("--- SKIP: %s: %s\n", e.Test, reason)
		}
	}
}

// packageEnd prints the line of a package. One without tests is left out.
func (r *report) packageEnd(e event, output []string) {
	broken := r.broken[e.Package]
	if e.Action == "fail" && broken == "" { // no test failed: it does not build, or it ended by itself
		r.failed++
		broken = strings.Join(append(r.builds[e.FailedBuild], output...), "")
		for key, lines := range r.output { // of a test that never ended
			if strings.HasPrefix(key, e.Package+" ") && key != e.Package+" " {
				broken += strings.Join(lines, "")
			}
		}
	}
	switch {
	case broken != "":
		fmt.Fprintf(r.w, "FAIL  %s  %.1fs\n    %s\n", e.Package, e.Elapsed, strings.ReplaceAll(strings.TrimSpace(broken),
			"\n", "\n    "))
	case e.Action == "pass":
		fmt.Fprintf(r.w, "ok    %s  %.1fs\n", e.Package, e.Elapsed)
	}
}

// skipReason returns the last line that a test logged before it was skipped, without its place.
func skipReason(output []string) string {
	for _, line := range slices.Backward(output) {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "--- SKIP") || strings.HasPrefix(line, "=== ") {
			continue
		}
		if place, reason, ok := strings.Cut(line, ": "); ok && strings.Contains(place, ".go:") {
			return reason
		}
		return line
	}
	return "no reason given"
}

// needs are the words by which the reason for a skip shows that a tool or data is missing.
var needs = []string{"spirv-", "glslang", "lavapipe", "vulkan", "z3", "../shared", "clang", "not installed",
	"not found", "no such file", "is absent", "g++"}

// missing reports whether a test was skipped for want of a tool or of data.
func missing(reason string) bool {
	reason = strings.ToLower(reason)
	return slices.ContainsFunc(needs, func(n string) bool { return strings.Contains(reason, n) })
}

// summary prints why tests were skipped and the totals, and reports whether nothing failed.
func (r *report) summary() bool {
	var reasons []string
	for reason := range r.reasons {
		reasons = append(reasons, reason)
	}
	slices.Sort(reasons)
	if len(reasons) > 0 {
		fmt.Fprintln(r.w, "\nskipped:")
	}
	for _, reason := range reasons {
		fmt.Fprintf(r.w, "%6d  %s\n", r.reasons[reason], reason)
	}
	fmt.Fprintf(r.w, "%d passed, %d failed, %d skipped\n", r.passed, r.failed, r.skipped)
	return r.failed == 0
}
