// Package symbols lists what packages declare, for tests that ask whether a name in a comment or a page is one of
// something. It looks at the text of packages only: they are not type-checked.
package symbols

import (
	"go/ast"
	"go/build"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"strings"
)

// Package is what the Go files of a folder declare. A test package in the same folder counts as a part of it.
type Package struct {
	Name string
	// Names has each name that is declared at the top, and Type.Name for methods, fields, and methods of interfaces.
	Names map[string]bool
	Types map[string]bool // at the top
	// Embeds has, by the name of a type, the types that are embedded in it, with the name of their package where it is
	// another one.
	Embeds map[string][]string
	// Imports has the paths of imported packages by the name that files have for them.
	Imports map[string]string
	Files   []*ast.File
}

// Has reports whether a package declares a name, also where a type has a method or a field from one that it embeds and
// that is declared in the same package.
func (p *Package) Has(name string) bool {
	typ, member, ok := strings.Cut(name, ".")
	if p.Names[name] || !ok {
		return p.Names[name]
	}
	for _, e := range p.Embeds[typ] {
		if p.Has(e + "." + member) {
			return true
		}
	}
	return false
}

// Load reads the files of a folder with positions in set; nil where it has none. Cost: parsing them.
func Load(set *token.FileSet, dir string) (*Package, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	p := &Package{Names: map[string]bool{}, Types: map[string]bool{}, Embeds: map[string][]string{},
		Imports: map[string]string{}}
	for _, e := range entries {
		if e.IsDir() || !strings.HasSuffix(e.Name(), ".go") {
			continue
		}
		f, err := parser.ParseFile(set, filepath.Join(dir, e.Name()), nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			return nil, err
		}
		p.add(f)
	}
	if p.Files == nil {
		return nil, nil
	}
	return p, nil
}

// LoadModule reads all packages of a module, by their import paths, but for folders that have a module of their own.
func LoadModule(set *token.FileSet, root, module string) (map[string]*Package, error) {
	packages := map[string]*Package{}
	err := filepath.WalkDir(root, func(dir string, d fs.DirEntry, err error) error {
		if err != nil || !d.IsDir() {
			return err
		}
		if dir != root {
			if _, err := os.Stat(filepath.Join(dir, "go.mod")); err == nil || d.Name() == "testdata" ||
				strings.HasPrefix(d.Name(), ".") {
				return filepath.SkipDir
			}
		}
		rel, err := filepath.Rel(root, dir)
		if err != nil {
			return err
		}
		p, err := Load(set, dir)
		if p != nil {
			packages[path.Join(module, filepath.ToSlash(rel))] = p
		}
		return err
	})
	for _, p := range packages {
		p.inherit(packages)
	}
	return packages, err
}

// inherit gives the types of a package the members of those that they embed from other packages.
func (p *Package) inherit(packages map[string]*Package) {
	for typ, list := range p.Embeds {
		for _, e := range list {
			name, of, ok := strings.Cut(e, ".")
			if from := packages[p.Imports[name]]; ok && from != nil {
				for member := range from.Names {
					if m, ok := strings.CutPrefix(member, of+"."); ok {
						p.Names[typ+"."+m] = true
					}
				}
			}
		}
	}
}

// Standard reads a package of the standard library, nil where there is none of that path.
func Standard(set *token.FileSet, path string) *Package {
	p, err := Load(set, filepath.Join(build.Default.GOROOT, "src", filepath.FromSlash(path)))
	if err != nil {
		return nil
	}
	return p
}

func (p *Package) add(f *ast.File) {
	p.Files = append(p.Files, f)
	if name := f.Name.Name; p.Name == "" || !strings.HasSuffix(name, "_test") {
		p.Name = name
	}
	for _, i := range f.Imports {
		to := strings.Trim(i.Path.Value, `"`)
		name := path.Base(to)
		if i.Name != nil {
			name = i.Name.Name
		}
		p.Imports[name] = to
	}
	for _, d := range f.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			name := d.Name.Name
			if d.Recv != nil {
				name = typeName(d.Recv.List[0].Type) + "." + name
			}
			p.Names[name] = true
		case *ast.GenDecl:
			for _, s := range d.Specs {
				switch s := s.(type) {
				case *ast.TypeSpec:
					p.Names[s.Name.Name], p.Types[s.Name.Name] = true, true
					p.members(s.Name.Name, s.Type)
				case *ast.ValueSpec:
					for _, n := range s.Names {
						p.Names[n.Name] = true
					}
				}
			}
		}
	}
}

// members adds the fields or methods of a type.
func (p *Package) members(name string, typ ast.Expr) {
	var list *ast.FieldList
	switch t := typ.(type) {
	case *ast.StructType:
		list = t.Fields
	case *ast.InterfaceType:
		list = t.Methods
	default: // of another type, or an alias of it
		if n := typeName(typ); n != "" {
			p.Embeds[name] = append(p.Embeds[name], n)
		}
		return
	}
	for _, f := range list.List {
		for _, n := range f.Names {
			p.Names[name+"."+n.Name] = true
		}
		if embedded := typeName(f.Type); len(f.Names) == 0 && embedded != "" {
			p.Names[name+"."+embedded[strings.LastIndex(embedded, ".")+1:]] = true
			p.Embeds[name] = append(p.Embeds[name], embedded)
		}
	}
}

// typeName returns the name of a type without its arguments, "" for what has none.
func typeName(t ast.Expr) string {
	switch t := t.(type) {
	case *ast.Ident:
		return t.Name
	case *ast.StarExpr:
		return typeName(t.X)
	case *ast.ParenExpr:
		return typeName(t.X)
	case *ast.IndexExpr:
		return typeName(t.X)
	case *ast.IndexListExpr:
		return typeName(t.X)
	case *ast.SelectorExpr:
		return typeName(t.X) + "." + t.Sel.Name
	}
	return ""
}
