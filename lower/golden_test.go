package lower_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"hone"
	"hone/internal/passtest"
	"hone/lower/target"
	"hone/pass"
)

// TestGolden: each flag of hone lower has a golden case, in which a pipeline that names it changes a module. A case of
// one flag counts, and one of several for each that changes what the others make.
func TestGolden(t *testing.T) {
	r, err := pass.NewRegistry(hone.Passes()...)
	if err != nil {
		t.Fatal(err)
	}
	cases := map[string]int{}
	err = filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".txtar") {
			return err
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		passtest.Fired(t, r, path, string(text), cases)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range r.Passes() {
		if target.IsLowering(p) && cases[p.Name] == 0 {
			t.Errorf("%s: no golden case changes a module by it", target.Short(p.Name))
		}
	}
}
