// Package corpus finds the modules that tests and benchmarks run over: those of the repository, and a
// collection beside it where there is one.
package corpus

import (
	"archive/zip"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"sort"
	"strings"
	"testing"
)

// Root returns the root folder of the repository.
func Root() string {
	_, file, _, _ := runtime.Caller(0)
	if root := filepath.Join(filepath.Dir(file), "..", ".."); filepath.IsAbs(root) {
		return root
	}
	// With -trimpath the path says nothing: tests run in the folder of their package.
	dir, _ := os.Getwd()
	for root := dir; root != filepath.Dir(root); root = filepath.Dir(root) {
		if _, err := os.Stat(filepath.Join(root, "go.mod")); err == nil {
			return root
		}
	}
	return dir
}

// Module is a module's file.
type Module struct {
	Name string // relative to its collection
	Path string
}

// Read returns the file's bytes.
func (m Module) Read(t testing.TB) []byte {
	data, err := os.ReadFile(m.Path)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// Own returns the modules in testdata, with a share of the kernels: package internal/kernels has tests for each. With
// HONE_WHOLE=1 in the environment all kernels are among them.
func Own(t testing.TB) []Module {
	list := OwnModules()
	if len(list) == 0 {
		t.Fatal("testdata holds no modules")
	}
	return list
}

// kernels is the folder of the kernels in testdata. Tests that run every module through every pass take each eighth
// kernel only, since these tests take most of the time of a test run.
const (
	kernels     = "shaders/kernels/"
	kernelShare = 8
)

// OwnModules returns the modules of [Own], for programs that are no tests.
func OwnModules() []Module {
	whole := os.Getenv("HONE_WHOLE") == "1"
	kept, seen := []Module(nil), 0
	for _, m := range find(filepath.Join(Root(), "testdata")) {
		if strings.HasPrefix(m.Name, kernels) {
			seen++
			if !whole && seen%kernelShare != 2 {
				continue
			}
		}
		kept = append(kept, m)
	}
	return kept
}

// Shared returns the modules of ../shared/corpus, none where it is missing. The broken ones are not among
// them.
func Shared() []Module {
	list := find(filepath.Join(Root(), "..", "shared", "corpus"))
	keep := list[:0]
	for _, m := range list {
		if !strings.HasPrefix(m.Name, "broken") {
			keep = append(keep, m)
		}
	}
	return keep
}

// Broken returns the modules of ../shared/corpus that are known not to be valid, none where it is missing.
func Broken() []Module { return find(filepath.Join(Root(), "..", "shared", "corpus", "broken")) }

// All returns both collections and says in the log what is missing.
func All(t testing.TB) []Module {
	shared := Shared()
	if len(shared) == 0 {
		t.Log("../shared/corpus is missing: only testdata is tested")
	}
	return append(Own(t), shared...)
}

// Sample is All with one of n modules of ../shared/corpus, for tests of a pass that try each module several times. With
// HONE_WHOLE=1 in the environment it is All.
func Sample(t testing.TB, n int) []Module {
	all := All(t)
	if os.Getenv("HONE_WHOLE") == "1" {
		return all
	}
	own := len(Own(t))
	list := all[:own]
	for i := own; i < len(all); i += n {
		list = append(list, all[i])
	}
	return list
}

// In returns the modules of a folder, whose path may be relative to the root of the repository. Broken modules
// of ../shared/corpus are left out.
func In(folder string) []Module {
	if !filepath.IsAbs(folder) {
		folder = filepath.Join(Root(), folder)
	}
	list := find(folder)
	for i := len(list) - 1; i >= 0; i-- {
		if strings.HasPrefix(list[i].Name, "broken/") {
			list = append(list[:i], list[i+1:]...)
		}
	}
	return list
}

func find(dir string) []Module {
	var list []Module
	filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && strings.HasSuffix(path, ".spv") {
			name, _ := filepath.Rel(dir, path)
			list = append(list, Module{filepath.ToSlash(name), path})
		}
		return nil
	})
	sort.Slice(list, func(i, j int) bool { return list[i].Name < list[j].Name })
	return list
}

// File is a module in an archive.
type File struct {
	Name string
	Data []byte
}

// Archive returns the modules of an archive in ../shared, such as "kernels/kernels.zip", in the order of their names;
// none, and a line in the log, where it is missing.
func Archive(t testing.TB, name string) (list []File) {
	z, err := zip.OpenReader(filepath.Join(Root(), "..", "shared", filepath.FromSlash(name)))
	if err != nil {
		t.Logf("../shared/%s is missing", name)
		return nil
	}
	defer z.Close()
	for _, f := range z.File {
		if !strings.HasSuffix(f.Name, ".spv") {
			continue
		}
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		data, err := io.ReadAll(r)
		if r.Close(); err != nil {
			t.Fatal(err)
		}
		list = append(list, File{f.Name, data})
	}
	sort.Slice(list, func(i, j int) bool { return list[i].Name < list[j].Name })
	return list
}
