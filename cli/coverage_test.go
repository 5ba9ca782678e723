package cli

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"hone/internal/corpus"
)

// TestCoverage goes from a shader to its source with counts, over what hone run leaves in a buffer.
func TestCoverage(t *testing.T) {
	inFolder(t)
	file := filepath.Join(corpus.Root(), "instrument", "testdata", "planted", "race_reduce.comp.fixed.spv")
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	put(t, "sum.spv", data)
	command(t, "coverage", "sum.spv", "sum.spv").want(t, StatusInput, "the module is not instrumented")
	o := command(t, "instrument", "sum.spv", "-o", "counted.spv", "--feature", "counts").want(t, StatusOK)
	if !strings.Contains(o.stdout+o.stderr, "counters are in set 1, binding 0; 4 counters") {
		t.Errorf("hone instrument says %q, %q", o.stdout, o.stderr)
	}
	command(t, "run", "counted.spv", "--in", "0.0=u32:1..8", "--out", "1.0=a.bin").want(t, StatusOK)
	o = command(t, "coverage", "counted.spv", "a.bin", "a.bin").want(t, StatusOK)
	for _, want := range []string{"race_reduce.comp: 9 of 9 lines executed, 6 of 6 branches taken\n",
		"         -:    7: {\n        16:    8:     uint i", "        48:   15:         barrier();\n"} {
		if !strings.Contains(o.stdout, want) {
			t.Errorf("the text lacks %q:\n%s", want, o.stdout)
		}
	}
	o = command(t, "coverage", "counted.spv", "a.bin", "--lcov", "-", "--test", "sums").want(t, StatusOK)
	const want = `TN:sums
SF:race_reduce.comp
FN:8,main
FNDA:8,main
FNF:1
FNH:1
BRDA:11,0,0,24
BRDA:11,0,1,8
BRDA:12,1,0,7
BRDA:12,1,1,17
BRDA:18,2,0,1
BRDA:18,2,1,7
BRF:6
BRH:6
DA:8,8
DA:9,8
DA:10,8
DA:11,32
DA:12,24
DA:13,7
DA:15,24
DA:18,8
DA:19,1
LF:9
LH:9
end_of_record
`
	if o.stdout != want {
		t.Errorf("the tracefile is\n%s\nwant\n%s", o.stdout, want)
	}
	put(t, "short.bin", make([]byte, 8))
	command(t, "coverage", "counted.spv", "short.bin").want(t, StatusInput,
		"the buffer has 8 bytes, and the counters of the shader take 16")
	put(t, "other.bin", append(make([]byte, 16), 0, 0, 7))
	command(t, "coverage", "counted.spv", "other.bin").want(t, StatusInput,
		"the buffer is none of the shader's 16 bytes of counters: it holds something at byte 18")
	command(t, "coverage", "counted.spv", "sum.spv").want(t, StatusInput, "it is a module, and no buffer")
	command(t, "coverage", "counted.spv").want(t, StatusUsage)
}
