package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"
)

// event is a line of go test -json (go doc test2json).
type event struct {
	Action, Package, ImportPath, Test, Output, FailedBuild string
	Elapsed                                                float64
	Time                                                   time.Time
}

type report struct {
	mu                      sync.Mutex
	w                       io.Writer
	ci                      bool
	passed, failed, skipped int
	progress                *progress
	took                    durations

	began    map[string]time.Time // test functions that run, by package and test
	output   map[string][]string  // by package and test, until its end
	builds   map[string][]string  // output of builds by import path
	failures map[string][]failure // by package
	reasons  map[string]int
	log      *os.File // the whole output of packages that failed; nil before one did
	whole    map[string][]string
}

// failure is a test that failed.
type failure struct {
	test   string
	output []string
}

func newReport(w io.Writer, ci bool) *report {
	return &report{w: w, ci: ci, began: map[string]time.Time{}, output: map[string][]string{},
		builds:   map[string][]string{},
		failures: map[string][]failure{}, reasons: map[string]int{}, whole: map[string][]string{},
		progress: newProgress(durations{}, nil, 1),
		took:     durations{CPUs: runtime.NumCPU(), Packages: map[string]float64{}, Tests: map[string]float64{}}}
}

// durations returns the seconds of packages and tests.
func (r *report) durations() durations {
	d := r.took
	d.Seconds = round(time.Since(r.progress.start).Seconds())
	return d
}

// read reads events until the end, and reports whether a test failed.
func (r *report) read(from io.Reader) (failed bool, err error) {
	lines := bufio.NewReader(from)
	for {
		line, err := lines.ReadBytes('\n')
		if len(line) > 0 {
			var e event
			r.mu.Lock()
			before := r.failed
			if json.Unmarshal(line, &e) == nil {
				r.event(e)
			} else {
				r.w.Write(line)
			}
			failed = failed || r.failed > before
			r.mu.Unlock()
		}
		if err == io.EOF {
			return failed, nil
		}
		if err != nil {
			return failed, err
		}
	}
}

// noTest counts a failure that is no test's.
func (r *report) noTest(what string) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.failed++
	fmt.Fprintf(r.w, "FAIL  %s\n", what)
}

// tick prints the progress at intervals in which no package ends, until the function that it returns is called.
func (r *report) tick(every time.Duration) (stop func()) {
	done := make(chan struct{})
	go func() {
		for {
			select {
			case <-done:
				return
			case <-time.After(every):
			}
			r.mu.Lock()
			left := r.progress.left(time.Since(r.progress.start))
			fmt.Fprintf(r.w, "      %s: %s\n", left, r.progress.packagesRunning())
			r.mu.Unlock()
		}
	}()
	return func() { close(done) }
}

func (r *report) event(e event) {
	key := e.Package + " " + e.Test
	switch e.Action {
	case "start":
		r.progress.began(e.Package)
	case "run", "cont": // the time that testing reports excludes parallel subtests
		if !strings.Contains(e.Test, "/") {
			r.began[key] = e.Time
		}
	case "build-output":
		r.builds[e.ImportPath] = append(r.builds[e.ImportPath], e.Output)
	case "output":
		r.output[key] = append(r.output[key], e.Output)
		r.whole[e.Package] = append(r.whole[e.Package], e.Output)
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
	if !strings.Contains(e.Test, "/") {
		r.progress.testEnded(e.Package, e.Test)
		key := e.Package + " " + e.Test
		if s := e.Time.Sub(r.began[key]).Seconds(); s >= slowTest {
			r.took.Tests[key] = round(s)
		}
	}
	switch e.Action {
	case "pass":
		r.passed++
	case "fail":
		r.failed++
		r.failures[e.Package] = append(r.failures[e.Package], failure{e.Test, output})
	case "skip":
		r.skipped++
		reason := skipReason(output)
		r.reasons[reason]++
		if r.ci && missing(reason) {
			r.failed++
			r.failures[e.Package] = append(r.failures[e.Package], failure{e.Test, []string{"skipped: " + reason}})
		}
	}
}

func round(seconds float64) float64 { return float64(int(seconds*10+0.5)) / 10 }

// packageEnd prints the line of a package. One without tests is left out.
func (r *report) packageEnd(e event, output []string) {
	r.progress.ended(e.Package)
	failures := r.failures[e.Package]
	if e.Action == "fail" && len(failures) == 0 { // no test failed: it does not build, or it ended by itself
		r.failed++
		failures = []failure{{"", append(r.builds[e.FailedBuild], output...)}}
		for key, lines := range r.output { // of a test that never ended
			if p, test, _ := strings.Cut(key, " "); p == e.Package && test != "" {
				failures = append(failures, failure{test, lines})
			}
		}
		slices.SortFunc(failures, func(a, b failure) int { return strings.Compare(a.test, b.test) })
	}
	if e.Action != "skip" {
		r.took.Packages[e.Package] = round(e.Elapsed)
	}
	left := r.progress.left(time.Since(r.progress.start))
	switch {
	case len(failures) > 0:
		fmt.Fprintf(r.w, "FAIL  %-32s %6.1f s  %s\n", e.Package, e.Elapsed, left)
		r.printFailures(failures)
		r.writeLog(e.Package, append(r.builds[e.FailedBuild], r.whole[e.Package]...))
	case e.Action == "pass":
		fmt.Fprintf(r.w, "ok    %-32s %6.1f s  %s\n", e.Package, e.Elapsed, left)
	}
	delete(r.whole, e.Package)
}

// Of a package that failed so many tests are printed, and of each so many lines.
const maxTests, maxLines, maxColumns = 10, 5, 200

// printFailures prints failed tests with their first lines. A test whose subtest failed is left out: the subtest says
// more.
func (r *report) printFailures(failures []failure) {
	failures = slices.DeleteFunc(slices.Clone(failures), func(f failure) bool {
		return f.test != "" && len(said(f.output)) == 0 && slices.ContainsFunc(failures, func(g failure) bool {
			return strings.HasPrefix(g.test, f.test+"/")
		})
	})
	for i, f := range failures {
		if i == maxTests {
			fmt.Fprintf(r.w, "    and %d more tests\n", len(failures)-i)
			break
		}
		if f.test != "" {
			fmt.Fprintf(r.w, "    %s\n", f.test)
		}
		for k, line := range said(f.output) {
			if k == maxLines {
				fmt.Fprintf(r.w, "        ...\n")
				break
			}
			if len(line) > maxColumns {
				line = strings.ToValidUTF8(line[:maxColumns], "") + "..."
			}
			fmt.Fprintf(r.w, "        %s\n", line)
		}
	}
}

// said returns the lines that a test wrote, without those of the testing package.
func said(output []string) (lines []string) {
	for _, line := range output {
		line = strings.TrimSpace(line)
		if line != "" && !strings.HasPrefix(line, "=== ") && !strings.HasPrefix(line, "--- ") {
			lines = append(lines, line)
		}
	}
	return lines
}

// writeLog adds a package's output to the log.
func (r *report) writeLog(name string, lines []string) {
	var err error
	if r.log == nil {
		if r.log, err = os.CreateTemp("", "hone-tests-*.log"); err != nil {
			fmt.Fprintf(r.w, "    no log: %v\n", err)
			return
		}
	}
	if _, err = fmt.Fprintf(r.log, "# %s\n%s\n", name, strings.Join(lines, "")); err != nil {
		fmt.Fprintf(r.w, "    the log is not complete: %v\n", err)
	}
}

// logged matches the first line of a log entry: its place, and the text.
var logged = regexp.MustCompile(`^\s*\S+\.go:\d+: (.*)`)

// skipReason returns the first line of the last text that a test logged before it was skipped, without its place.
func skipReason(output []string) string {
	for _, line := range slices.Backward(output) {
		if m := logged.FindStringSubmatch(strings.TrimRight(line, "\n")); m != nil {
			return m[1]
		}
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
		fmt.Fprintf(r.w, "%6d  %.*s\n", r.reasons[reason], maxColumns, reason)
	}
	fmt.Fprintf(r.w, "the tests took %s\n", spoken(time.Since(r.progress.start)))
	if r.log != nil {
		r.log.Close()
		fmt.Fprintf(r.w, "the whole output of the packages that failed: %s\n", r.log.Name())
	}
	fmt.Fprintf(r.w, "%d passed, %d failed, %d skipped\n", r.passed, r.failed, r.skipped)
	return r.failed == 0
}
