package spirv

import (
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

const (
	testdataDir = "../testdata"
	corpusDir   = "../../shared/corpus"
	grammarDir  = "../../shared/grammar"
)

type module struct {
	name string
	data []byte
}

// modulesIn returns the .spv files below a folder.
func modulesIn(t testing.TB, dir string) []module {
	var list []module
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".spv") {
			return err
		}
		data, err := os.ReadFile(path)
		list = append(list, module{path, data})
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return list
}

var loadCorpus = sync.OnceValue(func() []module {
	if _, err := os.Stat(corpusDir); err != nil {
		return nil
	}
	return append(modulesIn(&testing.T{}, filepath.Join(corpusDir, "demos")),
		modulesIn(&testing.T{}, filepath.Join(corpusDir, "samples"))...)
})

// needCorpus returns the corpus, without the broken modules, or skips the test.
func needCorpus(t testing.TB) []module {
	t.Helper()
	list := loadCorpus()
	if list == nil {
		t.Skip(corpusDir[3:] + " is missing")
	}
	return list
}

// allModules returns the good modules of the repository and, where it is there, of the corpus.
func allModules(t testing.TB) []module {
	return append(modulesIn(t, testdataDir), loadCorpus()...)
}
