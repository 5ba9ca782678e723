package hone

import (
	"go/ast"
	"go/doc/comment"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"hone/internal/symbols"
)

// TestDocLinks: each name in brackets in a doc comment of this module, such as [pass.Context.Grow], leads to something.
// And so does each name of the form Type.Member or pkg.Name in any comment, if there is such a type or package.
func TestDocLinks(t *testing.T) {
	l := docLinks{t: t, set: token.NewFileSet(), standard: map[string]*symbols.Package{}}
	for _, module := range []struct{ root, path string }{{".", "hone"}, {"vulkan", "hone/vulkan"}} {
		packages, err := symbols.LoadModule(l.set, module.root, module.path)
		if err != nil {
			t.Fatal(err)
		}
		if l.packages == nil {
			l.packages = map[string]*symbols.Package{}
		}
		maps.Copy(l.packages, packages)
		for _, path := range slices.Sorted(maps.Keys(packages)) {
			l.pkg = packages[path]
			for _, f := range l.pkg.Files {
				ast.Inspect(f, l.visit)
				if isTest := strings.HasSuffix(l.set.Position(f.Package).Filename, "_test.go"); !isTest {
					for _, c := range f.Comments {
						l.mentions(c)
					}
				}
			}
		}
	}
	if t.Logf("%d links", l.found); l.found < 200 {
		t.Errorf("hardly any links: %d", l.found)
	}
}

type docLinks struct {
	t        *testing.T
	set      *token.FileSet
	packages map[string]*symbols.Package
	standard map[string]*symbols.Package
	pkg      *symbols.Package // that is looked at
	found    int
}

// visit looks at the comments that document something.
func (l *docLinks) visit(n ast.Node) bool {
	switch n := n.(type) {
	case *ast.File:
		l.comment(n.Doc)
	case *ast.GenDecl:
		l.comment(n.Doc)
	case *ast.FuncDecl:
		l.comment(n.Doc)
	case *ast.TypeSpec:
		l.comment(n.Doc, n.Comment)
	case *ast.ValueSpec:
		l.comment(n.Doc, n.Comment)
	case *ast.Field:
		l.comment(n.Doc, n.Comment)
	case *ast.BlockStmt: // comments in code are no documentation
		return false
	}
	return true
}

func (l *docLinks) comment(groups ...*ast.CommentGroup) {
	for _, g := range groups {
		if g == nil {
			continue
		}
		parser := comment.Parser{
			LookupPackage: func(name string) (string, bool) {
				if path, ok := l.pkg.Imports[name]; ok {
					return path, true
				}
				if path, ok := comment.DefaultLookupPackage(name); ok {
					return path, true
				}
				return unknown + name, true
			},
			LookupSym: func(string, string) bool { return true },
		}
		for _, block := range parser.Parse(g.Text()).Content {
			l.block(g, block)
		}
	}
}

func (l *docLinks) block(at *ast.CommentGroup, b comment.Block) {
	switch b := b.(type) {
	case *comment.Heading:
		l.texts(at, b.Text)
	case *comment.Paragraph:
		l.texts(at, b.Text)
	case *comment.List:
		for _, item := range b.Items {
			for _, b := range item.Content {
				l.block(at, b)
			}
		}
	}
}

func (l *docLinks) texts(at *ast.CommentGroup, texts []comment.Text) {
	for _, x := range texts {
		switch x := x.(type) {
		case *comment.DocLink:
			l.found++
			if !l.leads(x) {
				l.t.Errorf("%v: a doc link leads nowhere: [%s]", l.set.Position(at.Pos()), plainText(x.Text))
			}
		case *comment.Link:
			l.texts(at, x.Text)
		case comment.Italic, comment.Plain:
		}
	}
}

// mention matches what may be a file, a name of a member, or of what a package declares.
var mention = regexp.MustCompile(`[-\w/.]*\b([A-Za-z]\w*)\.([A-Za-z]\w*)[\w/]*`)

// mentions looks at names in the text of a comment.
func (l *docLinks) mentions(c *ast.CommentGroup) {
	for _, m := range mention.FindAllStringSubmatch(c.Text(), -1) {
		switch {
		case strings.HasSuffix(m[0], ".go"):
			if !l.isFile(m[0], filepath.Dir(l.set.Position(c.Pos()).Filename)) {
				l.t.Errorf("%v: there is no file %s", l.set.Position(c.Pos()), m[0])
			}
		case m[0] == m[1]+"."+m[2] && !l.known(m[1], m[2]):
			l.t.Errorf("%v: %s has no %s", l.set.Position(c.Pos()), m[1], m[2])
		}
	}
}

// isFile reports whether there is a file, with a path from the root of the module or in a folder.
func (l *docLinks) isFile(name, folder string) bool {
	for _, path := range []string{name, filepath.Join(folder, name)} {
		if _, err := os.Stat(path); err == nil {
			return true
		}
	}
	return false
}

// known reports whether of is no type or package that this file has, or has a member of that name.
func (l *docLinks) known(of, name string) bool {
	if path, ok := l.pkg.Imports[of]; ok {
		p := l.packages[path]
		return p == nil || p.Has(name)
	}
	known := true
	for typ := range l.pkg.Types {
		if strings.EqualFold(typ, of) {
			if l.pkg.Has(typ + "." + name) {
				return true
			}
			known = false
		}
	}
	return known
}

// unknown comes before a name in small letters that is no package: an index, as in a[i], or one that no link leads to,
// since only what is exported has a place in the documentation.
const unknown = "?"

// leads reports whether what a link names is declared.
func (l *docLinks) leads(x *comment.DocLink) bool {
	p := l.pkg
	switch path := x.ImportPath; {
	case strings.HasPrefix(path, unknown):
		return x.Name == "" && !p.Has(path[len(unknown):])
	case path == "":
	case path == "hone" || strings.HasPrefix(path, "hone/"):
		p = l.packages[path]
	case strings.Contains(path, "."): // of another module
		return true
	default:
		if _, ok := l.standard[path]; !ok {
			l.standard[path] = symbols.Standard(l.set, path)
		}
		p = l.standard[path]
	}
	if p == nil {
		return false
	}
	if x.Recv != "" {
		return p.Has(x.Recv + "." + x.Name)
	}
	return x.Name == "" || p.Has(x.Name)
}

func plainText(texts []comment.Text) (s string) {
	for _, x := range texts {
		switch x := x.(type) {
		case comment.Plain:
			s += string(x)
		case comment.Italic:
			s += string(x)
		}
	}
	return s
}
