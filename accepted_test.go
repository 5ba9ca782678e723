package hone

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"hone/internal/irtest"
	"hone/internal/passtest"
	"hone/pass"
	"hone/spirv"
	"hone/vm"
)

// TestAccepted: modules with what few front ends write, such as types where others have values, go through each level
// and pass with all checks on. The vm runs them or says what it does not know, which is never that they are not valid.
func TestAccepted(t *testing.T) {
	files, err := filepath.Glob("testdata/accepted/*.spvasm")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d files, %v", len(files), err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".spvasm"), func(t *testing.T) {
			t.Parallel()
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			bin := irtest.Assemble(t, string(text), "")
			if err := bin.Check(); err != nil {
				t.Fatal(err)
			}
			for _, pipeline := range debugPipelines() {
				m := irtest.Read(t, bin)
				_, err := passtest.Parse(t, pipeline, Passes()...).Run(m, pass.Options{Check: true})
				if err != nil && (!errors.As(err, new(*spirv.Error)) || strings.Contains(err.Error(), "not valid")) {
					t.Errorf("%s: %v", pipeline, err)
				}
				m.Release()
			}
			m := irtest.Read(t, bin)
			defer m.Release()
			for _, e := range vm.EntryPoints(m) {
				if _, err := vm.Compile(m, vm.Options{Entry: e.Name}); err != nil && !errors.As(err, new(*vm.Unsupported)) {
					t.Errorf("%s: %v", e.Name, err)
				}
			}
		})
	}
}
