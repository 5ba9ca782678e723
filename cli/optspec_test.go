package cli

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestOptSpec: --spec sets specialization constants before anything else.
func TestOptSpec(t *testing.T) {
	dir := t.TempDir()
	in, out := filepath.Join(dir, "in.spvasm"), filepath.Join(dir, "out.spvasm")
	if err := os.WriteFile(in, []byte(scaleText), 0o666); err != nil {
		t.Fatal(err)
	}
	command(t, "opt", in, "-o", out, "--spec", "scale=2").want(t, StatusOK)
	if text := string(get(t, out)); strings.Contains(text, "SpecId 3") {
		t.Errorf("the constant is there:\n%s", text)
	}
	command(t, "opt", in, "-o", out, "--spec", "9=2").want(t, StatusInput, "no specialization constant is 9; there")
	command(t, "opt", in, "-o", out, "--spec", "3").want(t, StatusUsage, "opt: --spec 3: want ID=VALUE")
}
