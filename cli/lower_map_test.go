package cli

import (
	"path/filepath"
	"testing"
)

// TestLowerMap: what a lowering moves is in the map that hone lower writes and hone check reads.
func TestLowerMap(t *testing.T) {
	dir := t.TempDir()
	in, out, places := filepath.Join(dir, "in.spvasm"), filepath.Join(dir, "out.spvasm"), filepath.Join(dir, "map.yaml")
	put(t, in, []byte(scaleText))
	lower := func(flags string) {
		t.Helper()
		command(t, "lower", in, "-o", out, "--flags", flags, "--map", places).want(t, StatusOK)
	}
	lower(`bindings(map="0:3 0.0:4.1")`)
	command(t, "check", in, out).want(t, StatusUndecided)
	command(t, "check", in, out, "--map", places).want(t, StatusOK)
	lower(`push-constants-to-buffer(binding="6.0",class=storage),bindings(map="6.0:7.1")`)
	command(t, "check", in, out, "--map", places).want(t, StatusOK)
	lower(`fract-to-floor`)
	command(t, "check", in, out, "--map", places).want(t, StatusOK)
	command(t, "lower", in, in, "-o", dir, "--flags", "fract-to-floor", "--map", places).want(t, StatusUsage)
}
