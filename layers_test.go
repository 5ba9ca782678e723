package hone_test

import (
	"bytes"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"
)

// layers are the packages of the library and the command: each may import those before it, the standard library, and
// nothing else. doc/design.md shows the same rows in the same order, and says what each is.
var layers = []string{
	"spirv",
	"internal/near, internal/wording",
	"spirv/asm",
	"graph",
	"fold",
	"ir",
	"ir/build, ir/view, ir/clone, ir/effects",
	"typing, vm/cost",
	"analysis",
	"analysis/fastmath",
	"pass",
	"rewrite",
	"rewrite/rules, rewrite/prove",
	"ssa, opt, opt/memory, opt/calls, opt/loops, lower, lower/buffers, lower/flow, lower/internal/choose, lower/internal/split, lower/resources, lower/legalize, lower/precision, lower/words, instrument/coverage, instrument, cleanup",
	"lower/target",
	"specialize",
	"vm/image",
	"vm/layout",
	"vm/scene",
	"vm/internal/shadow, vm/internal/code",
	"vm/internal/symbolic",
	"vm/internal/compile, vm/internal/execute",
	"vm",
	"vm/compare",
	"vm/inputs, vm/raster",
	"hone",
	"reduce",
	"cli/spirvopt",
	"internal/layout, internal/picture, internal/system, internal/modstats, internal/verdicts",
	"cli",
	"cmd/hone",
}

// around are the packages for tests and development: each may import all layers but the command, and those before it.
// No layer imports one of them.
var around = []string{
	"internal/corpus, internal/peers, internal/cputime, internal/random, internal/shadergen, internal/glslgen",
	"internal/irtest, internal/passtest, internal/symbols, internal/kernels",
	"passtest",
	"examples",
	"internal/gen, internal/bench, internal/testall, internal/lint",
	"vulkan, vulkan/internal/drivercheck",
	"vulkan/internal/drivers, vulkan/internal/figures, vulkan/internal/shaders, vulkan/internal/variants",
	"vulkan/internal/measure, vulkan/internal/timing",
	"vulkan/internal/fossil, vulkan/cmd/drivercheck, vulkan/cmd/drivertables",
}

// dependent packages may import what is not of the standard library.
var dependent = []string{"cli", "cmd/hone", "internal/system", "vulkan"}

// hidden is how shaders are executed: only vm and what it is made of see it. The comparison of modules sees as little
// as a user does.
var hidden = []string{"vm/internal/shadow", "vm/internal/compile", "vm/internal/execute"}

// noPass are packages of passes, of which the vm must know nothing: it runs what it is given.
var noPass = []string{"pass", "opt", "opt/memory", "opt/calls", "opt/loops"}

// Limits of files. A tab is one character.
const (
	maxLines = 600
	maxWidth = 120 // outside of tables
)

// goPackage is what a folder holds.
type goPackage struct {
	name  string // path in the module, "hone" for the root
	files []goFile
}

type goFile struct {
	name      string // path in the module
	test      bool
	generated bool
	text      []byte
	syntax    *ast.File
}

// goPackages reads all packages of the repository.
func goPackages(t *testing.T, set *token.FileSet) []*goPackage {
	byName := map[string]*goPackage{}
	err := filepath.WalkDir(".", func(name string, entry fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case entry.IsDir() && name != "." && (strings.HasPrefix(entry.Name(), ".") || entry.Name() == "testdata"):
			return fs.SkipDir
		case entry.IsDir() || !strings.HasSuffix(name, ".go"):
			return nil
		}
		text, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		syntax, err := parser.ParseFile(set, name, text, parser.ParseComments)
		if err != nil {
			return err
		}
		name = filepath.ToSlash(name)
		in := path.Dir(name)
		if in == "." {
			in = "hone"
		}
		if byName[in] == nil {
			byName[in] = &goPackage{name: in}
		}
		file := goFile{name, strings.HasSuffix(name, "_test.go"), ast.IsGenerated(syntax), text, syntax}
		byName[in].files = append(byName[in].files, file)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return slices.SortedFunc(maps.Values(byName), func(a, b *goPackage) int { return strings.Compare(a.name, b.name) })
}

// TestLayers: imports only point upwards, the library imports the standard library only, and packages and files have
// sizes in which one finds something.
func TestLayers(t *testing.T) {
	places := map[string]int{} // of packages in the two tables
	for _, row := range slices.Concat(layers, around) {
		for name := range strings.SplitSeq(row, ", ") {
			places[name] = len(places) + 1
		}
	}
	outside := places[strings.Split(around[0], ", ")[0]] // the first package that is no layer
	found := map[string]bool{}
	for _, p := range goPackages(t, token.NewFileSet()) {
		place := places[p.name]
		if found[p.name] = true; place == 0 {
			t.Errorf("%s has no place among the layers", p.name)
		}
		isVM := p.name == "vm" || strings.HasPrefix(p.name, "vm/")
		for _, f := range p.files {
			if n := bytes.Count(f.text, []byte("\n")); n > maxLines && !f.generated {
				t.Errorf("%s has %d lines, more than %d", f.name, n, maxLines)
			}
			if f.test {
				continue
			}
			for _, spec := range f.syntax.Imports {
				imported, _ := strconv.Unquote(spec.Path.Value)
				name := strings.TrimPrefix(imported, "hone/")
				first, _, _ := strings.Cut(imported, "/")
				at, ours := places[name], first == "hone"
				switch {
				case !ours && strings.Contains(first, ".") && !slices.Contains(dependent, p.name):
					t.Errorf("%s imports %s, which is not of the standard library", f.name, imported)
				case !ours:
				case at == 0 || at >= place:
					t.Errorf("%s imports %s, which stands below it", f.name, imported)
				case place >= outside && (name == "cli" || name == "cmd/hone"):
					t.Errorf("%s imports the command", f.name)
				case slices.Contains(hidden, name) && p.name != "vm" && !strings.HasPrefix(p.name, "vm/internal/"):
					t.Errorf("%s imports %s, which is for vm only", f.name, imported)
				case slices.Contains(noPass, name) && isVM:
					t.Errorf("%s imports %s: vm knows no passes", f.name, imported)
				}
			}
		}
	}
	for name := range places {
		if !found[name] {
			t.Errorf("%s has a place among the layers, and no files", name)
		}
	}
}

// TestLayersInDesign: doc/design.md shows the rows of both tables.
func TestLayersInDesign(t *testing.T) {
	text, err := os.ReadFile("doc/design.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(text), "\n## Layers\n")
	section, _, _ := strings.Cut(rest, "\n## ")
	var rows []string
	for line := range strings.Lines(section) {
		if row, ok := strings.CutPrefix(line, "    "); ok && !strings.HasPrefix(row, " ") {
			name, _, _ := strings.Cut(strings.TrimSpace(row), "  ")
			rows = append(rows, name)
		}
	}
	want := slices.Concat(layers, around)
	for i := range max(len(rows), len(want)) {
		if i >= len(rows) || i >= len(want) || rows[i] != want[i] {
			t.Fatalf("doc/design.md has %q\nthe tables   %q", rows[min(i, len(rows)):], want[min(i, len(want)):])
		}
	}
}

// TestLineLength: code and comments end at 120 characters. Rows of tables, and text in raw strings, may be longer.
func TestLineLength(t *testing.T) {
	set := token.NewFileSet()
	for _, p := range goPackages(t, set) {
		for _, f := range p.files {
			if f.generated {
				continue
			}
			var exempt map[int]bool // made for the first long line
			n := 0
			for line := range bytes.Lines(f.text) {
				n++
				if utf8.RuneCount(bytes.TrimSuffix(line, []byte("\n"))) <= maxWidth {
					continue
				}
				if exempt == nil {
					exempt = tableLines(set, f.syntax)
				}
				if !exempt[n] {
					t.Errorf("%s:%d: more than %d characters", f.name, n, maxWidth)
				}
			}
		}
	}
}

// tableLines returns the lines that hold nothing but rows of a table, and those within raw strings. A row is an element
// of a list or map that stands between the lines with its braces, on a line of its own or with others; so is a field of
// a row that takes several lines.
func tableLines(set *token.FileSet, file *ast.File) map[int]bool {
	exempt := map[int]bool{}
	line := func(at token.Pos) int { return set.Position(at).Line }
	var rows func(list *ast.CompositeLit)
	rows = func(list *ast.CompositeLit) {
		for _, row := range list.Elts {
			first, last := line(row.Pos()), line(row.End())
			if first == last && first > line(list.Lbrace) && last < line(list.Rbrace) {
				exempt[first] = true
			}
			if pair, ok := row.(*ast.KeyValueExpr); ok {
				row = pair.Value
			}
			if inner, ok := row.(*ast.CompositeLit); ok {
				rows(inner)
			}
		}
	}
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CompositeLit:
			switch n.Type.(type) {
			case *ast.ArrayType, *ast.MapType:
				rows(n)
			}
		case *ast.BasicLit:
			if n.Kind == token.STRING && strings.HasPrefix(n.Value, "`") {
				first, last := line(n.Pos()), line(n.End())
				for i := first; first < last && i <= last; i++ {
					exempt[i] = true
				}
			}
		}
		return true
	})
	return exempt
}

// TestTableLines: a row is exempt from the width of lines, and what stands around rows is not.
func TestTableLines(t *testing.T) {
	const source = "package p\n" + // line 1
		"var list = []row{\n" +
		"	{a, b},\n" + // 3: a row
		"	{\n" +
		"		name: c,\n" + // 5: a field of a row
		"		run: func() {\n" +
		"			call(d)\n" + // code in a row
		"		},\n" +
		"	},\n" +
		"	e, f,\n" + // 10: several rows
		"}\n" +
		"var short = []int{1, 2}\n" +
		"var one = row{\n" +
		"	name: g,\n" + // no table
		"}\n" +
		"var keys = map[string]row{\n" +
		"	\"h\": {i},\n" + // 17: a row
		"}\n" +
		"var text = `j\n" + // 19: text
		"k\n" +
		"`\n" +
		"var _ = call(map[int]int{1: 2},\n" +
		"	l)\n"
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, "p.go", source, 0)
	if err != nil {
		t.Fatal(err)
	}
	got := slices.Sorted(maps.Keys(tableLines(set, file)))
	if want := []int{3, 5, 10, 17, 19, 20, 21}; !slices.Equal(got, want) {
		t.Errorf("%v are exempt, want %v", got, want)
	}
}
