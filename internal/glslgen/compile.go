package glslgen

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"slices"

	"hone/internal/peers"
)

// Compile returns the bytes of the module that glslangValidator makes of a shader, with files in a folder that is
// there. glslang 12 crashes now and then over -gVS: then it is -g.
func (s Shader) Compile(glslang *peers.Tool, dir string) ([]byte, error) {
	name := "shader." + string(s.Stage)
	args := append(slices.Clone(s.Flags), "-o", "shader.spv", name)
	r, err := peers.Once(append([]string{glslang.Path}, args...), []byte(s.Source), func() (peers.Result, error) {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(s.Source), 0o666); err != nil {
			return peers.Result{}, err
		}
		r, err := glslang.Call(dir, nil, args...) // in the folder: no path is part of the debug information
		if err == nil && r.Status == 0 {
			r.Stdout, err = os.ReadFile(filepath.Join(dir, "shader.spv"))
		}
		return r, err
	})
	if err == nil && r.Status == 0 {
		return r.Stdout, nil
	}
	if i := slices.Index(s.Flags, "-gVS"); i >= 0 && err == nil && crashed(r.Status) {
		s.Flags = slices.Clone(s.Flags)
		s.Flags[i] = "-g"
		return s.Compile(glslang, dir)
	}
	return nil, fmt.Errorf("glslangValidator: %w\n%s", cmp.Or(err, r.Err()), r.Stdout)
}

// crashed reports whether a status is a signal's, or the status a shell gives a process that a signal ended.
func crashed(status int) bool { return status < 0 || status > 128 }
