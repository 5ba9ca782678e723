package cli

import (
	"cmp"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
)

// job is one module to optimize: where it comes from and where it is written.
type job struct {
	in, out string // out is "" or std for standard output
	// err is why a folder, or a part of one, can't be read, nil for a module: it is reported in its place among the
	// files.
	err error
}

// plan says what to do for the operands and -o of a command, before any work is done. Where several
// is true, out is a folder.
func (s *session) plan(command string, operands []string, out string) (jobs []job, several bool, err error) {
	switch len(operands) {
	case 0:
		return nil, false, usagef("%s: an input is missing; - is standard input", command)
	case 1:
		if in := operands[0]; in == std || !isFolder(in) {
			to, err := outputFor(command, in, out, "")
			if err == nil {
				err = s.binaryTo(command, to)
			}
			return []job{{in: in, out: to}}, false, err
		}
	}
	if out == "" || out == std {
		return nil, true, usagef("%s: several modules need a folder to go to; name one with -o", command)
	}
	if info, err := os.Stat(out); err == nil && !info.IsDir() {
		return nil, true, usagef("%s: several modules need a folder to go to, and -o %s is none", command, out)
	}
	for _, in := range operands {
		if in == std {
			return nil, true, usagef("%s: standard input has to be the only input", command)
		}
		jobs = append(jobs, expand(in, out)...)
	}
	return jobs, true, collisions(command, jobs)
}

var errNoModules = errors.New("the folder holds no file whose name ends in .spv")

func isFolder(name string) bool {
	info, err := os.Stat(name)
	return err == nil && info.IsDir()
}

// isRegular reports whether a file in a folder is one to optimize: no folder, nor a pipe, which may have no end. A link
// that leads nowhere is, so that its error is reported.
func isRegular(name string) bool {
	info, err := os.Stat(name)
	return err != nil || info.Mode().IsRegular()
}

// expand returns the jobs of one operand among several: a file, or what a folder holds.
func expand(in, out string) (jobs []job) {
	if !isFolder(in) {
		return []job{{in: in, out: filepath.Join(out, filepath.Base(in))}}
	}
	root := in
	if real, err := filepath.EvalSymlinks(in); err == nil {
		root = real // a folder that is named is followed where it is a link, those in it are not
	}
	root = filepath.Clean(root)
	above, from, to := folderPrefix(root), folderPrefix(in), folderPrefix(out)
	filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		name, rel := in, ""
		if path != root {
			rel = strings.TrimPrefix(path, above)
			name = from + rel
		}
		switch {
		case err != nil:
			jobs = append(jobs, job{in: name, err: inputError(name, err)})
		case d.IsDir():
			if rel != "" && sameFile(path, out) { // what an earlier run wrote
				return filepath.SkipDir
			}
		case strings.HasSuffix(path, ".spv") && isRegular(path):
			jobs = append(jobs, job{in: name, out: to + rel})
		}
		return nil
	})
	if len(jobs) == 0 {
		jobs = []job{{in: in, err: inputError(in, errNoModules)}}
	}
	return jobs
}

// folderPrefix returns what stands before the name of a file in a folder: to join paths anew for each of thousands of
// files takes a part of the time that it takes to optimize them.
func folderPrefix(folder string) string {
	return strings.TrimSuffix(filepath.Join(folder, "x"), "x")
}

// collisions returns an error of usage if two jobs write one file, or one writes what another reads.
func collisions(command string, jobs []job) error {
	inputs := make(map[string]int, len(jobs))
	outputs := make(map[string]int, len(jobs))
	known := folders{}
	for i, j := range jobs {
		if j.err == nil {
			inputs[known.canonical(j.in)] = i
		}
	}
	for i, j := range jobs {
		if j.err != nil {
			continue
		}
		out := known.canonical(j.out)
		if other, ok := outputs[out]; ok {
			return usagef("%s: %s and %s would both be written to %s", command, jobs[other].in, j.in, j.out)
		}
		outputs[out] = i
		if other, ok := inputs[out]; ok && known.canonical(j.in) != out {
			return usagef("%s: the output of %s would overwrite the input %s", command, j.in, jobs[other].in)
		}
	}
	return nil
}

// folders holds the canonical names of folders: files are many to a folder, and to follow the links on the way to one
// takes as long as to optimize a small shader.
type folders map[string]string

// canonical is the function of that name for a file of which the folder may be known.
func (known folders) canonical(name string) string {
	folder, base := filepath.Split(name)
	if base == "" || base == "." || base == ".." {
		return canonical(name)
	}
	real, ok := known[folder]
	if !ok {
		real = canonical(cmp.Or(folder, "."))
		known[folder] = real
	}
	file := strings.TrimSuffix(real, string(filepath.Separator)) + string(filepath.Separator) + base
	if info, err := os.Lstat(file); err == nil && info.Mode()&fs.ModeSymlink != 0 {
		return canonical(file)
	}
	return file
}

// canonical returns one name for a file that may not exist yet.
func canonical(name string) string {
	if abs, err := filepath.Abs(name); err == nil {
		name = abs
	}
	// Links are followed in the part of the path that exists.
	for rest := ""; ; {
		if real, err := filepath.EvalSymlinks(name); err == nil {
			return filepath.Join(real, rest)
		}
		parent := filepath.Dir(name)
		if parent == name {
			return filepath.Join(name, rest)
		}
		rest = filepath.Join(filepath.Base(name), rest)
		name = parent
	}
}

func sameFile(a, b string) bool {
	x, err := os.Stat(a)
	if err != nil {
		return false
	}
	y, err := os.Stat(b)
	return err == nil && os.SameFile(x, y)
}
