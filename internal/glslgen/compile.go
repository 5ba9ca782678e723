package glslgen

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"

	"hone/internal/peers"
)

// Compile returns the bytes of the module that glslangValidator makes of a shader, with files in a folder that is
// there. glslang 12 crashes now and then over -gVS: then it is -g.
func (s Shader) Compile(glslang *peers.Tool, dir string) ([]byte, error) {
	in, out := filepath.Join(dir, "shader."+string(s.Stage)), filepath.Join(dir, "shader.spv")
	if err := os.WriteFile(in, []byte(s.Source), 0o666); err != nil {
		return nil, err
	}
	cmd := glslang.Command(append(s.Flags, "-o", out, filepath.Base(in))...)
	cmd.Dir = dir // so that no path is part of the debug information
	msg, err := cmd.CombinedOutput()
	if err == nil {
		return os.ReadFile(out)
	}
	if i := slices.Index(s.Flags, "-gVS"); i >= 0 && crashed(err) {
		s.Flags = slices.Clone(s.Flags)
		s.Flags[i] = "-g"
		return s.Compile(glslang, dir)
	}
	return nil, fmt.Errorf("glslangValidator: %w\n%s", err, msg)
}

// crashed reports whether a process ended without a status, or with that which a shell gives of such a one.
func crashed(err error) bool {
	var exit *exec.ExitError
	return errors.As(err, &exit) && (exit.ExitCode() < 0 || exit.ExitCode() > 128)
}
