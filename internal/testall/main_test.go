package main

import (
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

const events = `{"Action":"start","Package":"a"}
{"Action":"run","Package":"a","Test":"TestGood"}
{"Action":"output","Package":"a","Test":"TestGood","Output":"noise\n"}
{"Action":"pass","Package":"a","Test":"TestGood"}
{"Action":"output","Package":"a","Test":"TestSkip","Output":"=== RUN   TestSkip\n"}
{"Action":"output","Package":"a","Test":"TestSkip","Output":"    a_test.go:7: spirv-val is not installed\n"}
{"Action":"output","Package":"a","Test":"TestSkip","Output":"--- SKIP: TestSkip (0.00s)\n"}
{"Action":"skip","Package":"a","Test":"TestSkip"}
{"Action":"output","Package":"a","Test":"TestOther","Output":"    a_test.go:9: only on Tuesdays\n"}
{"Action":"skip","Package":"a","Test":"TestOther"}
{"Action":"output","Package":"a","Test":"TestShader","Output":"    a_test.go:9: first log\n"}
{"Action":"output","Package":"a","Test":"TestShader","Output":"    a_test.go:11: an opcode without text:\n"}
{"Action":"output","Package":"a","Test":"TestShader","Output":"        %1 = OpTypeVoid\n"}
{"Action":"skip","Package":"a","Test":"TestShader"}
{"Action":"pass","Package":"a","Elapsed":1.5}
{"Action":"skip","Package":"without/tests","Elapsed":0}
`

const failures = `{"Action":"start","Package":"b"}
{"Action":"output","Package":"b","Test":"TestBad","Output":"=== RUN   TestBad\n"}
{"Action":"output","Package":"b","Test":"TestBad/sub","Output":"    b_test.go:3: bad\n"}
{"Action":"output","Package":"b","Test":"TestBad/sub","Output":"        1\n"}
{"Action":"output","Package":"b","Test":"TestBad/sub","Output":"        2\n"}
{"Action":"output","Package":"b","Test":"TestBad/sub","Output":"        3\n"}
{"Action":"output","Package":"b","Test":"TestBad/sub","Output":"        4\n"}
{"Action":"output","Package":"b","Test":"TestBad/sub","Output":"        line 5 is only in the log\n"}
{"Action":"fail","Package":"b","Test":"TestBad/sub"}
{"Action":"output","Package":"b","Test":"TestBad","Output":"--- FAIL: TestBad (0.1s)\n"}
{"Action":"fail","Package":"b","Test":"TestBad"}
{"Action":"fail","Package":"b","Elapsed":0.1}
{"ImportPath":"c [c.test]","Action":"build-output","Output":"c.go:1: syntax error\n"}
{"Action":"fail","Package":"c","FailedBuild":"c [c.test]"}
{"Action":"output","Package":"d","Test":"TestDies","Output":"panic: dead\n"}
{"Action":"fail","Package":"d"}
`

func TestReport(t *testing.T) {
	tests := []struct {
		name, events string
		ci, ok       bool
		last         string
		has          []string
	}{
		{"good", events, false, true, "1 passed, 0 failed, 3 skipped",
			[]string{"ok    a ", "     1  spirv-val is not installed\n", "     1  only on Tuesdays\n",
				"     1  an opcode without text:\n"}},
		{"ci", events, true, false, "1 passed, 1 failed, 3 skipped",
			[]string{"FAIL  a ", "    TestSkip\n        skipped: spirv-val is not installed\n"}},
		{"failures", events + failures, false, false, "1 passed, 4 failed, 3 skipped",
			[]string{"FAIL  b ", "\n    TestBad/sub\n        b_test.go:3: bad\n", "        4\n        ...\n",
				"FAIL  c ", "\n        c.go:1: syntax error\n", "FAIL  d ", "    TestDies\n        panic: dead\n"}},
		{"nothing", "", false, true, "0 passed, 0 failed, 0 skipped", nil},
	}
	for _, test := range tests {
		t.Setenv("TMPDIR", t.TempDir())
		var out strings.Builder
		r := newReport(&out, test.ci)
		failed, err := r.read(strings.NewReader(test.events))
		if err != nil {
			t.Fatal(err)
		}
		if failed == test.ok {
			t.Errorf("%s: read says that a test failed: %t", test.name, failed)
		}
		if ok := r.summary(); ok != test.ok {
			t.Errorf("%s: ok is %v", test.name, ok)
		}
		if lines := strings.Split(strings.TrimSpace(out.String()), "\n"); lines[len(lines)-1] != test.last {
			t.Errorf("%s: last line %q, want %q", test.name, lines[len(lines)-1], test.last)
		}
		for _, text := range test.has {
			if !strings.Contains(out.String(), text) {
				t.Errorf("%s: %q is missing in\n%s", test.name, text, out.String())
			}
		}
		for _, text := range []string{"without/tests", "noise", "OpTypeVoid", "line 5", "\n    TestBad\n"} {
			if strings.Contains(out.String(), text) {
				t.Errorf("%s: too much, %q:\n%s", test.name, text, out.String())
			}
		}
		if test.name != "failures" {
			continue
		}
		if r.log == nil {
			t.Fatal("there is no log")
		}
		log, err := os.ReadFile(r.log.Name())
		if err != nil || !strings.Contains(string(log), "# b\n=== RUN   TestBad\n") ||
			!strings.Contains(string(log), "line 5") || !strings.Contains(string(log), "c.go:1: syntax error\n") {
			t.Errorf("the log is %q, %v", log, err)
		}
	}
}

// sample is a run of ten minutes.
var sample = durations{Seconds: 600, CPUs: 2, Packages: map[string]float64{"a": 800, "b": 300, "c": 100},
	Tests: map[string]float64{"a TestLong": 500, "a TestShort": 100, "b TestLong": 50, "b TestOther": 200, "c TestC": 90}}

func TestDurations(t *testing.T) {
	list := []string{"c", "a", "new", "b"}
	sample.longestFirst(list)
	if want := []string{"new", "a", "b", "c"}; !slices.Equal(list, want) {
		t.Errorf("%q, want %q", list, want)
	}
	for _, c := range []struct {
		seconds, rest float64
		skip          string
	}{
		{1200, 600, ""}, {1199, 325, "TestLong"}, {600, 225, "TestLong TestOther"},
		{1, 130, "TestLong TestOther TestShort TestC"},
	} {
		rest, skip := sample.quick(c.seconds)
		if got := strings.Join(skip, " "); got != c.skip || int(rest.Seconds) != int(c.rest) {
			t.Errorf("quick(%v) skips %q for %v s, want %q and %v", c.seconds, got, rest.Seconds, c.skip, c.rest)
		}
	}
	if sample.Tests["a TestLong"] != 500 || sample.Packages["a"] != 800 {
		t.Error("quick changes what is recorded")
	}
	for _, c := range []struct{ busy, want float64 }{{0, 8000}, {0.5, 8000}, {3, 24000}} {
		if got := sample.limit(c.busy).Seconds(); got != c.want {
			t.Errorf("limit(%v) is %v s, want %v", c.busy, got, c.want)
		}
	}
	if recorded := recorded(); len(recorded.Packages) < 30 || recorded.Seconds == 0 {
		t.Errorf("%d packages are recorded", len(recorded.Packages))
	}
}

// TestTook: the time of a test is that from its start, or from where it goes on, to its end.
func TestTook(t *testing.T) {
	r := newReport(io.Discard, false)
	if _, err := r.read(strings.NewReader(`{"Time":"2026-01-01T00:00:00Z","Action":"run","Package":"a","Test":"TestGroup"}
{"Time":"2026-01-01T00:00:01Z","Action":"run","Package":"a","Test":"TestGroup/parallel"}
{"Time":"2026-01-01T00:00:08Z","Action":"pass","Package":"a","Test":"TestGroup/parallel","Elapsed":7}
{"Time":"2026-01-01T00:00:08Z","Action":"pass","Package":"a","Test":"TestGroup","Elapsed":0.01}
{"Time":"2026-01-01T00:00:08Z","Action":"run","Package":"a","Test":"TestPaused"}
{"Time":"2026-01-01T00:00:09Z","Action":"cont","Package":"a","Test":"TestPaused"}
{"Time":"2026-01-01T00:00:11Z","Action":"pass","Package":"a","Test":"TestPaused","Elapsed":2}
{"Time":"2026-01-01T00:00:11Z","Action":"run","Package":"a","Test":"TestShort"}
{"Time":"2026-01-01T00:00:11.1Z","Action":"pass","Package":"a","Test":"TestShort","Elapsed":0.1}
{"Time":"2026-01-01T00:00:11.2Z","Action":"pass","Package":"a","Elapsed":11.2}
`)); err != nil {
		t.Fatal(err)
	}
	d := r.durations()
	want := map[string]float64{"a TestGroup": 8, "a TestPaused": 2}
	if !maps.Equal(d.Tests, want) || d.Packages["a"] != 11.2 {
		t.Errorf("%v, want %v", d, want)
	}
}

func TestProgress(t *testing.T) {
	p := newProgress(sample, []string{"a", "b", "c", "new"}, 4)
	if got, want := p.announce(), "the tests take about 5 min on this machine if it is idle"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	for _, c := range []struct {
		do     func()
		passed time.Duration
		want   string
	}{
		{func() { p.began("a") }, 0, "  0 %, 5 min left"},
		{func() { p.began("b"); p.testEnded("b", "TestLong") }, 0, "  4 %, 5 min left"},
		{func() { p.testEnded("a", "TestLong") }, 4 * time.Minute, " 46 %, 5 min left"},
		{func() { p.ended("b") }, 4 * time.Minute, " 67 %, 2 min left"},
		{func() { p.ended("a"); p.ended("new") }, 5 * time.Minute, " 92 %, 27 s left"},
		{func() { p.ended("c") }, 6 * time.Minute, "100 %, 0 s left"},
	} {
		c.do()
		if got := p.left(c.passed); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
	if len(p.running) > 0 {
		t.Errorf("%q still run", p.running)
	}
	p = newProgress(durations{}, []string{"a", "b"}, 2)
	if got := p.announce(); !strings.Contains(got, "not known") {
		t.Error(got)
	}
	if p.ended("a"); p.left(time.Second) != "1 of 2 packages" {
		t.Error(p.left(time.Second))
	}
}

func TestOptions(t *testing.T) {
	flags, quick, record := options([]string{"-quick", "-run=X", "--record", "-v"})
	if want := []string{"-run=X", "-v"}; !slices.Equal(flags, want) || !quick || !record {
		t.Errorf("%q, %v, %v", flags, quick, record)
	}
}

func TestFindModules(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"go.mod", "x/go.mod", "testdata/go.mod", ".git/go.mod"} {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, nil, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	got, err := findModules(dir)
	if want := []string{dir, filepath.Join(dir, "x")}; err != nil || !slices.Equal(got, want) {
		t.Errorf("%q, %v, want %q", got, err, want)
	}
	if _, err := findModules(t.TempDir()); err == nil {
		t.Error("a folder without modules is no error")
	}
}
