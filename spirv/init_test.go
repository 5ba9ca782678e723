package spirv

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// Importing the package must run no code worth mentioning: its tables are data that the compiler lays
// out, and what is derived from them is made at the first use. A command that does nothing but import
// it shows how long each package's initialization takes.
func TestInitCostsNothing(t *testing.T) {
	if testing.Short() {
		t.Skip("builds a program")
	}
	if _, err := exec.LookPath("go"); err != nil {
		t.Skip("no go command")
	}
	program := filepath.Join(t.TempDir(), "inittest")
	if out, err := exec.Command("go", "build", "-o", program, "./testdata/inittest").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	best := time.Hour
	for range 5 { // the machine may be busy
		run := exec.Command(program)
		run.Env = append(os.Environ(), "GODEBUG=inittrace=1")
		out, err := run.CombinedOutput()
		if err != nil || !strings.Contains(string(out), "OpLoad true") {
			t.Fatalf("%v\n%s", err, out)
		}
		took := initTime(t, string(out), "hone/spirv")
		best = min(best, took)
	}
	if best > 100*time.Microsecond {
		t.Errorf("initialization takes %v", best)
	}
}

// initTime finds the time of a package in a trace with lines such as
// "init hone/spirv @0.5 ms, 0.012 ms clock, 16 bytes, 1 allocs"; 0 for a package that runs no code.
func initTime(t *testing.T, trace, pkg string) time.Duration {
	if !strings.Contains(trace, "init runtime @") {
		t.Fatalf("no trace:\n%s", trace)
	}
	for line := range strings.Lines(trace) {
		f := strings.Fields(line)
		if len(f) > 5 && f[0] == "init" && f[1] == pkg {
			d, err := time.ParseDuration(f[4] + f[5])
			if err != nil {
				t.Fatalf("%s: %v", line, err)
			}
			return d
		}
	}
	return 0
}
