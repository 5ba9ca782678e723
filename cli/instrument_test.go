package cli

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"hone/internal/corpus"
)

// TestInstrument looks at what hone instrument says beside the module.
func TestInstrument(t *testing.T) {
	inFolder(t)
	file := filepath.Join(corpus.Root(), "instrument", "testdata", "planted", "race_reduce.comp.fixed.spv")
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	put(t, "sum.spv", data)
	for _, x := range []struct{ flags, want string }{
		{"--feature bounds --function nosuch*", `bounds: no function is named "nosuch*"`},
		{"--feature bounds --entry other", `bounds: no entry point is named "other"`},
		{"--feature counts,coverage", "coverage: the module has counters already, and is given no others"},
		{"--feature bounds,counts --set 2 --binding 5",
			"reports go to set 2, binding 5; 6 sites: bounds 6\ncounters are in set 2, binding 6; "},
		{"--feature trace", "trace: no variable is named, so none is traced"},
		{"--feature trace(variable=nosuch)", `trace: nothing is named "nosuch"`},
	} {
		args := append([]string{"instrument", "sum.spv", "-o", "out.spv"}, strings.Fields(x.flags)...)
		if o := command(t, args...).want(t, StatusOK); !strings.Contains(o.stdout+o.stderr, x.want) {
			t.Errorf("%s says %q, %q; want %q", x.flags, o.stdout, o.stderr, x.want)
		}
	}
	command(t, "instrument", "sum.spv", "-o", "out.spv", "--feature", "bounds", "--set", "0", "--binding", "0").
		want(t, StatusUndecided, "has set 0, binding 0, where a buffer is to be")
	command(t, "instrument", "sum.spv", "-o", "counted.spv", "--feature", "counts").want(t, StatusOK)
	command(t, "report", "counted.spv", "sum.spv").want(t, StatusInput, "hone coverage prints its counters")
}
