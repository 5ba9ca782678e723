package main

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
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
{"Action":"pass","Package":"a","Elapsed":1.5}
{"Action":"skip","Package":"without/tests","Elapsed":0}
`

const failures = `{"Action":"output","Package":"b","Test":"TestBad","Output":"    b_test.go:3: bad\n"}
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
		{"good", events, false, true, "1 passed, 0 failed, 2 skipped",
			[]string{"ok    a  1.5s\n", "     1  spirv-val is not installed\n", "     1  only on Tuesdays\n"}},
		{"ci", events, true, false, "1 passed, 1 failed, 2 skipped",
			[]string{"FAIL  a", "--- SKIP: TestSkip: spirv-val is not installed\n"}},
		{"failures", events + failures, false, false, "1 passed, 3 failed, 2 skipped",
			[]string{"FAIL  b  0.1s\n    b_test.go:3: bad\n", "FAIL  c  0.0s\n    c.go:1: syntax error\n", "panic: dead\n"}},
		{"nothing", "", false, true, "0 passed, 0 failed, 0 skipped", nil},
	}
	for _, test := range tests {
		var out strings.Builder
		r := newReport(&out, test.ci)
		if err := r.read(strings.NewReader(test.events)); err != nil {
			t.Fatal(err)
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
		if strings.Contains(out.String(), "without/tests") || strings.Contains(out.String(), "noise") {
			t.Errorf("%s: too much:\n%s", test.name, out.String())
		}
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
