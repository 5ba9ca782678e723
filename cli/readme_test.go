package cli

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write what commands print into README.md and doc")

// The run that README.md begins with prints what it shows.
func TestReadme(t *testing.T) {
	const path = "../README.md"
	readme := get(t, path)
	_, rest, _ := bytes.Cut(readme, []byte("\n    go run ./cmd/hone "))
	line, rest, _ := bytes.Cut(rest, []byte("\n"))
	_, rest, _ = bytes.Cut(rest, []byte("\nprints\n\n"))
	shown, _, found := bytes.Cut(rest, []byte("\n\nand leaves"))
	if !found {
		t.Fatal("README.md does not begin with a command and what it prints")
	}
	args := strings.Fields(string(line))
	for i, a := range args {
		switch {
		case strings.HasPrefix(a, "testdata/"):
			args[i] = filepath.Join("..", a)
		case a == "smaller.spv":
			args[i] = filepath.Join(t.TempDir(), a)
		}
	}
	prints := strings.TrimSuffix(command(t, args...).want(t, StatusOK).stderr, "\n")
	want := "    " + strings.ReplaceAll(prints, "\n", "\n    ")
	if want == string(shown) {
		return
	}
	if !*update {
		t.Fatalf("hone %s prints\n%s\nand README.md says otherwise: go test ./cli -run Readme -update", line, prints)
	}
	if err := os.WriteFile(path, bytes.Replace(readme, shown, []byte(want), 1), 0o666); err != nil {
		t.Fatal(err)
	}
}
