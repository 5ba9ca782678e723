package hone

import (
	"go/token"
	"maps"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"hone/internal/symbols"
)

// receivers says what the pages call values, and the types of which one of them is.
var receivers = map[string][]string{
	"c":      {"hone/pass.Context"},
	"m":      {"hone/ir.Module"},
	"Module": {"hone/ir.Module"}, // as in c.Module.Def
	"in":     {"hone/ir.Inst"},
	"other":  {"hone/ir.Inst"},
	"phi":    {"hone/ir.Inst"},
	"b":      {"hone/ir.Block", "hone/ir/build.Builder"},
	"s":      {"hone/ir.Block"},
	"at":     {"hone/ir/build.Builder", "hone/analysis.Location"},
	"f":      {"hone/ir.Function"},
	"cloner": {"hone/ir/clone.Cloner"},
	"memory": {"hone/analysis.ModuleMemory"},
	"graph":  {"hone/analysis.MemoryGraph"},
	"loop":   {"hone/graph.Loop"},
	"r":      {"hone/pass.Registry"},
	// in examples
	"shiftBy": {"hone/pass.Parameter"},
	"op":      {"hone/spirv.Op"},
	"x":       {"hone/instrument.Instrumenter", "hone/pass.Context"},
}

var (
	inlineCode = regexp.MustCompile("`[^`]+`")
	selector   = regexp.MustCompile(`([\w.]*)\b([A-Za-z]\w*)(?:\([^()]*\))?\.([A-Z]\w*)`)
	capital    = regexp.MustCompile(`^[A-Z]\w*[a-z]\w*$`)
	goFile     = regexp.MustCompile(`[\w/]+\.go\b`)
	pageLink   = regexp.MustCompile(`\]\(([^)\s]+)\)`)
	notAnchor  = regexp.MustCompile("[^a-z0-9 _-]")
)

// TestPages: in README.md and doc, each name in code is one of something, each file that is named is there, and each
// link within the repository leads somewhere.
func TestPages(t *testing.T) {
	packages, err := symbols.LoadModule(token.NewFileSet(), ".", "hone")
	if err != nil {
		t.Fatal(err)
	}
	ofVulkan, err := symbols.LoadModule(token.NewFileSet(), "vulkan", "hone/vulkan")
	if err != nil {
		t.Fatal(err)
	}
	maps.Copy(packages, ofVulkan)
	pages, _ := filepath.Glob("doc/*.md")
	anchors := map[string][]string{}
	for _, page := range append(pages, "README.md") {
		anchors[filepath.ToSlash(page)] = headings(t, page)
	}
	names := 0
	for page := range anchors {
		for n, line := range lines(t, page) {
			for _, code := range inlineCode.FindAllString(line, -1) {
				for _, s := range selector.FindAllStringSubmatch(code, -1) {
					names++
					if !declared(packages, s[2], s[3]) {
						t.Errorf("%s:%d: %s in %s is nothing; of what type %s is stands in the table receivers", page, n+1, s[0], code,
							s[2])
					}
				}
				if word := strings.Trim(code, "`"); capital.MatchString(word) && !someName(packages, word) {
					t.Errorf("%s:%d: %s is nothing", page, n+1, code)
				}
				for _, file := range goFile.FindAllString(code, -1) {
					if _, err := os.Stat(file); err != nil && strings.Contains(file, "/") {
						t.Errorf("%s:%d: there is no file %s", page, n+1, file)
					}
				}
			}
			for _, link := range pageLink.FindAllStringSubmatch(inlineCode.ReplaceAllString(line, ""), -1) {
				file, anchor, _ := strings.Cut(link[1], "#")
				if strings.Contains(file, ":") {
					continue
				}
				to := page
				if file != "" {
					to = path.Join(path.Dir(page), file)
				}
				if _, err := os.Stat(to); err != nil {
					t.Errorf("%s:%d: the link leads nowhere: %s", page, n+1, link[1])
				} else if anchor != "" && !slices.Contains(anchors[to], anchor) {
					t.Errorf("%s:%d: %s has no heading %s: %q", page, n+1, to, anchor, anchors[to])
				}
			}
		}
	}
	if t.Logf("%d names", names); names < 150 {
		t.Errorf("hardly any names: %d", names)
	}
}

// declared reports whether there is such a member or method, or such a name in a package.
func declared(packages map[string]*symbols.Package, of, name string) bool {
	if of == "X" || name == "X" || of == "errors" { // it stands for any fact; a package of Go
		return true
	}
	for _, typ := range receivers[of] {
		i := strings.LastIndex(typ, ".")
		if p := packages[typ[:i]]; p != nil && p.Has(typ[i+1:]+"."+name) {
			return true
		}
	}
	for _, p := range packages {
		if p.Name == of && p.Has(name) || p.Types[of] && p.Has(of+"."+name) {
			return true
		}
		if token.IsExported(of) && p.Names[of] && !p.Types[of] { // a variable: Loops.Of
			return true
		}
	}
	return false
}

// someName reports whether any package declares a name, or a type a member of that name, or the grammar has it.
func someName(packages map[string]*symbols.Package, name string) bool {
	for path, p := range packages {
		for n := range p.Names {
			if n == name || strings.HasSuffix(n, "."+name) || path == "hone/spirv" && strings.HasSuffix(n, name) {
				return true
			}
		}
	}
	return false
}

// lines returns the lines of a page.
func lines(t *testing.T, page string) []string {
	text, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	return strings.Split(string(text), "\n")
}

// headings returns what leads to the headings of a page.
func headings(t *testing.T, page string) (list []string) {
	for _, line := range lines(t, page) {
		if title := strings.TrimLeft(line, "#"); title != line && strings.HasPrefix(title, " ") {
			title = notAnchor.ReplaceAllString(strings.ToLower(strings.TrimSpace(title)), "")
			list = append(list, strings.ReplaceAll(title, " ", "-"))
		}
	}
	return list
}
