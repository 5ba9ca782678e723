// Command gen writes hone's generated files from the Khronos grammar:
//
//	go run ./internal/gen -grammar DIR -part spirv -out spirv
//
// It is run by go generate. The files it writes are checked in, so a build needs no grammar.
package main

import (
	"bytes"
	"flag"
	"fmt"
	"go/format"
	"os"
	"path/filepath"
)

func main() {
	dir := flag.String("grammar", "", "folder with the Khronos grammar JSON files (default $HONE_GRAMMAR)")
	part := flag.String("part", "spirv", "what to write: spirv, shapes (after spirv), build, view or rules")
	out := flag.String("out", ".", "folder to write to")
	flag.Parse()
	if env := os.Getenv("HONE_GRAMMAR"); env != "" {
		*dir = env
	}
	if err := run(*dir, *part, *out); err != nil {
		fmt.Fprintln(os.Stderr, "gen:", err)
		os.Exit(1)
	}
}

func run(dir, part, out string) error {
	if part == "rules" {
		return runRules(out)
	}
	g, err := load(dir)
	if err != nil {
		return err
	}
	if err := g.checkEffects(); err != nil {
		return err
	}
	parts := map[string]map[string]func(*writer, *grammars){
		"spirv": {
			"op_gen.go":        writeOps,
			"enum_gen.go":      writeEnums,
			"inst_gen.go":      writeInstructions,
			"kind_gen.go":      writeKinds,
			"extinst_gen.go":   writeExtSets,
			"generator_gen.go": writeGenerators,
		},
		"shapes": {
			"shape_gen.go": writeShapes,
		},
		"build": {
			"build_gen.go": writeBuilder,
		},
		"view": {
			"view_gen.go": writeViews,
		},
	}
	files, ok := parts[part]
	if !ok {
		return fmt.Errorf("no part %q", part)
	}
	pkg := part
	if part == "shapes" {
		pkg = "spirv"
	}
	for name, write := range files {
		w := &writer{}
		w.printf("// Code generated from the Khronos SPIR-V grammar %d.%d revision %d by internal/gen. DO NOT EDIT.\n\n"+
			"package %s\n\n",
			g.core.MajorVersion, g.core.MinorVersion, g.core.Revision, pkg)
		write(w, g)
		if err := w.save(out, name); err != nil {
			return err
		}
	}
	return nil
}

type writer struct{ bytes.Buffer }

// save writes the file, formatted.
func (w *writer) save(dir, name string) error {
	src, err := format.Source(w.Bytes())
	if err != nil {
		os.WriteFile(filepath.Join(os.TempDir(), name), w.Bytes(), 0o666)
		return fmt.Errorf("%s: %w", name, err)
	}
	return os.WriteFile(filepath.Join(dir, name), src, 0o666)
}

func (w *writer) printf(format string, args ...any) { fmt.Fprintf(&w.Buffer, format, args...) }
