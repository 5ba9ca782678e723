package spirv

import (
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// Importing the package must run no code worth mentioning: its tables are data that the compiler lays
// out, and what is derived from them is made at the first use. A command that does nothing but import
// it shows what each package's initialization allocates.
func TestInitCostsNothing(t *testing.T) {
	if testing.Short() {
		t.Skip("builds a program")
	}
	if _, err := exec.LookPath("go"); err != nil {
		t.Skip("no go command")
	}
	program := filepath.Join(t.TempDir(), "inittest")
	if out, err := exec.Command("go", "build", "-buildvcs=false", "-o", program,
		"./testdata/inittest").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	run := exec.Command(program)
	run.Env = append(os.Environ(), "GODEBUG=inittrace=1")
	out, err := run.CombinedOutput()
	if err != nil || !strings.Contains(string(out), "OpLoad true") {
		t.Fatalf("%v\n%s", err, out)
	}
	if n := initAllocs(t, string(out), "hone/spirv"); n > 0 {
		t.Errorf("initialization makes %d allocations", n)
	}
}

// initAllocs finds how often a package allocates in a trace with lines such as
// "init hone/spirv @0.5 ms, 0.012 ms clock, 16 bytes, 1 allocs"; 0 for a package that runs no code.
func initAllocs(t *testing.T, trace, pkg string) int {
	if !strings.Contains(trace, "init runtime @") {
		t.Fatalf("no trace:\n%s", trace)
	}
	for line := range strings.Lines(trace) {
		f := strings.Fields(line)
		if len(f) > 8 && f[0] == "init" && f[1] == pkg {
			n, err := strconv.Atoi(f[8])
			if err != nil {
				t.Fatalf("%s: %v", line, err)
			}
			return n
		}
	}
	return 0
}
