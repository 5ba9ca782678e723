package passtest

import (
	"strings"
	"testing"
	"time"
)

// TestProgress: a long run says how far it is, and a short one nothing.
func TestProgress(t *testing.T) {
	var out strings.Builder
	start := time.Unix(0, 0)
	p := progress{w: &out, folder: "shaders", all: 10, every: 5 * time.Second, start: start}
	for n := 1; n <= 10; n++ {
		p.step(n, start.Add(time.Duration(2*n)*time.Second))
	}
	if want := "shaders: 3 of 10 modules, 6 s, about 14 s left\nshaders: 6 of 10 modules, 12 s, about 8 s left\n" +
		"shaders: 9 of 10 modules, 18 s, about 2 s left\n"; out.String() != want {
		t.Errorf("%q, want %q", out.String(), want)
	}
}
