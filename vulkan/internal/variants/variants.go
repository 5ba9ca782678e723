// Package variants says in which variants modules are measured: in folders beside each other, or as they are and
// optimized.
package variants

import (
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"hone"
	"hone/internal/peers"
	"hone/spirv"
)

// Variant is a form of all modules. The first of several is the reference.
type Variant struct {
	Name string
	read func(file string) (*spirv.Binary, error)
}

// Read returns a module in the variant, by the file's name in its folder.
func (v *Variant) Read(file string) (*spirv.Binary, error) { return v.read(file) }

// Set is the files of a folder in several variants.
type Set struct {
	Files    []string // names in the folder, with slashes, sorted
	Variants []Variant
}

// In returns some modules of a folder, as they are and after the optimizers.
func In(folder string, files []string, optimizers []Optimizer) *Set {
	s := &Set{Files: files, Variants: []Variant{inFolder(AsIs, folder)}}
	for _, o := range optimizers {
		s.Variants = append(s.Variants, o.variant(s.Variants[0].read))
	}
	return s
}

// inFolder returns the variant whose modules are in a folder.
func inFolder(name, folder string) Variant {
	return Variant{name, func(file string) (*spirv.Binary, error) {
		data, err := os.ReadFile(join(folder, file))
		if err != nil {
			return nil, err
		}
		return spirv.Decode(data)
	}}
}

// variant returns the variant that the optimizer makes of the original.
func (o Optimizer) variant(original func(file string) (*spirv.Binary, error)) Variant {
	return Variant{o.Name, func(file string) (*spirv.Binary, error) {
		bin, err := original(file)
		if err != nil {
			return nil, err
		}
		data, err := o.Run(bin.Bytes())
		if err != nil {
			return nil, fmt.Errorf("%s: %w", o.Name, err)
		}
		return spirv.Decode(data)
	}}
}

// Of returns the modules of folders. Several folders are variants of the modules of the first; a single folder is taken
// as it is and after the optimizers. The folder may also be a file.
func Of(folders []string, optimizers []Optimizer) (*Set, error) {
	files, err := modules(folders[0])
	if err != nil {
		return nil, err
	}
	if len(folders) == 1 {
		return In(folders[0], files, optimizers), nil
	}
	s := &Set{Files: files}
	for _, folder := range folders {
		s.Variants = append(s.Variants, inFolder(folder, folder))
	}
	return s, nil
}

// AsIs is the name of the variant in which modules are as they were read.
const AsIs = "none"

// join returns the path of a file in a folder, which may be the file itself.
func join(folder, file string) string {
	if info, err := os.Stat(folder); err == nil && !info.IsDir() {
		return folder
	}
	return filepath.Join(folder, filepath.FromSlash(file))
}

// modules returns the names of the modules in a folder.
func modules(folder string) (files []string, err error) {
	err = filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || path != folder && !strings.HasSuffix(path, ".spv") {
			return err
		}
		name, err := filepath.Rel(folder, path)
		if path == folder {
			name = filepath.Base(path)
		}
		files = append(files, filepath.ToSlash(name))
		return err
	})
	if err == nil && len(files) == 0 {
		err = fmt.Errorf("%s holds no .spv files", folder)
	}
	slices.Sort(files)
	return files, err
}

// Optimizer makes a variant of a module. It may be called by several goroutines.
type Optimizer struct {
	Name string
	Run  func(module []byte) ([]byte, error)
}

// Pipeline returns the optimizer with the text of a pipeline of hone.
func Pipeline(name, text string) Optimizer {
	return Optimizer{name, func(module []byte) ([]byte, error) {
		return hone.OptimizeBytes(module, hone.WithPipeline(text))
	}}
}

// levels are the levels of hone that make code better, and the names of their variants.
var levels = []struct{ name, level string }{{"hone -O", "O"}, {"hone -Os", "Os"}}

// Optimizers returns spirv-opt -O, if it is there, the levels of hone, and pipelines of hone by their texts. note says
// which spirv-opt it is, or that there is none.
func Optimizers(pipelines []string) (list []Optimizer, note string) {
	tool, err := newest()
	if err != nil {
		note = err.Error()
	} else {
		note = tool.String()
		list = append(list, SpirvOpt(tool))
	}
	for _, l := range levels {
		list = append(list, Pipeline(l.name, l.level))
	}
	for _, text := range pipelines {
		list = append(list, Pipeline(text, text))
	}
	return list, note
}

// SpirvOpt returns the optimizer that is spirv-opt -O.
func SpirvOpt(tool *peers.Tool) Optimizer {
	return Optimizer{"spirv-opt -O", func(module []byte) ([]byte, error) { return tool.Run(module, "-O", "-", "-o", "-") }}
}

// newest returns the newest spirv-opt that is there, or the suite's that the environment asks for.
func newest() (*peers.Tool, error) {
	if tool, err := peers.FindIn("sid", "spirv-opt"); err == nil && os.Getenv("HONE_PEERS_SUITE") == "" {
		return tool, nil
	}
	return peers.Find("spirv-opt")
}

// Cached returns the set with its variants made once, for several measurements. A module that an optimizer fails on has
// that failure.
func (s *Set) Cached() *Set {
	type result struct {
		bin *spirv.Binary
		err error
	}
	c := &Set{Files: s.Files}
	for i := range s.Variants {
		v := &s.Variants[i]
		made := map[string]result{}
		for _, file := range s.Files {
			bin, err := v.Read(file)
			made[file] = result{bin, err}
		}
		c.Variants = append(c.Variants, Variant{v.Name, func(file string) (*spirv.Binary, error) {
			return made[file].bin, made[file].err
		}})
	}
	return c
}

// Write writes all variants into folders named after them, for a machine on which no optimizer is. It returns the
// folders.
func (s *Set) Write(to string) (folders []string, err error) {
	for _, v := range s.Variants {
		folder := filepath.Join(to, strings.ReplaceAll(v.Name, " ", ""))
		for _, file := range s.Files {
			bin, err := v.Read(file)
			if err != nil {
				return nil, fmt.Errorf("%s: %w", file, err)
			}
			path := filepath.Join(folder, filepath.FromSlash(file))
			if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
				return nil, err
			}
			if err := os.WriteFile(path, bin.Bytes(), 0o666); err != nil {
				return nil, err
			}
		}
		folders = append(folders, folder)
	}
	return folders, nil
}
