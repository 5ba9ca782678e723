package vm_test

import (
	"bytes"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// layers are the packages of vm: each may import those before it.
var layers = []string{
	"hone/vm/layout", "hone/vm/cost",
	"hone/vm/internal/shadow", "hone/vm/internal/code", "hone/vm/internal/compile", "hone/vm/internal/execute",
	"hone/vm", "hone/vm/compare", "hone/vm/inputs",
}

// TestLayers: imports only point upwards, to the standard library and to what vm stands on; the comparison sees how
// shaders are executed as little as a user does; no package has more than 30 files, no file more than 600 lines.
func TestLayers(t *testing.T) {
	below := []string{"hone/analysis", "hone/fold", "hone/ir", "hone/spirv", "hone/ssa", "hone/internal/wording"}
	hidden := []string{"hone/vm/internal/compile", "hone/vm/internal/execute", "hone/vm/internal/shadow"}
	for i, name := range layers {
		files, err := filepath.Glob(filepath.Join("."+strings.TrimPrefix(name, "hone/vm"), "*.go"))
		files = slices.DeleteFunc(files, func(f string) bool { return strings.HasSuffix(f, "_test.go") })
		if err != nil || len(files) == 0 || len(files) > 30 {
			t.Errorf("%s has %d files, %v", name, len(files), err)
		}
		for _, file := range files {
			data, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			if n := bytes.Count(data, []byte("\n")); n > 600 {
				t.Errorf("%s has %d lines", file, n)
			}
			f, err := parser.ParseFile(token.NewFileSet(), file, data, parser.ImportsOnly)
			if err != nil {
				t.Fatal(err)
			}
			for _, spec := range f.Imports {
				path, _ := strconv.Unquote(spec.Path.Value)
				first, _, _ := strings.Cut(path, "/")
				switch client := i > slices.Index(layers, "hone/vm"); {
				case first != "hone" && !strings.Contains(first, "."), slices.Contains(below, path):
				case !slices.Contains(layers[:i], path), client && slices.Contains(hidden, path):
					t.Errorf("%s imports %s", file, path)
				}
			}
		}
	}
}
