// Package peers finds the programs of others that tests and the bench compare with: SPIRV-Tools, glslang and
// lavapipe. It says which version it found, and does not take one that is too old.
//
// ../shared/peers/newer.sh unpacks the packages of a Debian suite into a folder DIR/SUITE, without touching the
// system:
//
//	../shared/peers/newer.sh trixie ~/.cache/peers spirv-tools glslang-tools mesa-vulkan-drivers
//
// That is the suite whose versions tests expect; .ci/run calls it. Nothing here downloads. These are looked
// at in turn:
//
//   - HONE_PEERS=DIR, and without it the folder peers in os.UserCacheDir, which is ~/.cache on Linux. A program
//     is DIR/trixie/bin/NAME. HONE_PEERS_SUITE=sid takes another suite instead, and then only that one: for the
//     long runs that ask the newest versions, too.
//   - PATH. A program of SPIRV-Tools counts from the version [Oldest]: earlier ones refuse valid modules.
//
// Tests call these programs tens of thousands of times. So on Linux, where a C compiler is installed, a program that
// was called stays as a server, which forks for each further call (preload/server.c), and [Tool.Run] makes equal calls
// once. Without a compiler each call is a process.
package peers

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
)

// Suite is the Debian suite whose programs tests use: SPIRV-Tools 2025.1, glslang 15, lavapipe of Mesa 25.0.
const Suite = "trixie"

// Oldest is the first version of SPIRV-Tools that tests take.
const Oldest = "2025.1"

// Tool is a program that was found.
type Tool struct {
	Name    string
	Path    string
	Version string // as in "2025.1"; "" where the program has no --version
}

func (t *Tool) String() string {
	return strings.TrimSpace(t.Name+" "+t.Version) + " (" + t.Path + ")"
}

// Command returns a call of the program.
func (t *Tool) Command(args ...string) *exec.Cmd { return exec.Command(t.Path, args...) }

// Direct returns a call of the program without the shell of a wrapper.
func (t *Tool) Direct(args ...string) *exec.Cmd {
	if w := t.wrapped(); w != nil {
		return exec.Command(w.loader, append([]string{"--library-path", w.libraries, w.program}, args...)...)
	}
	return t.Command(args...)
}

// wrapper is a program of a suite: its loader, the folders of libraries and the program itself.
type wrapper struct{ loader, libraries, program string }

var (
	wrappers    sync.Map // *wrapper by the paths of tools, nil for a program that is none
	wrapperText = regexp.MustCompile(`^#!/bin/sh\nexec "([^"]+)" --library-path "([^"]+)" "([^"]+)" "\$@"\n$`)
)

// wrapped returns the program behind a wrapper that newer.sh wrote, nil if the tool is no wrapper.
func (t *Tool) wrapped() *wrapper {
	if w, ok := wrappers.Load(t.Path); ok {
		return w.(*wrapper)
	}
	var w *wrapper
	if script, err := os.ReadFile(t.Path); err == nil {
		if m := wrapperText.FindSubmatch(script); m != nil {
			w = &wrapper{string(m[1]), string(m[2]), string(m[3])}
		}
	}
	wrappers.Store(t.Path, w)
	return w
}

// Find returns a program by its name, such as "spirv-val". The error says that it is not installed, or why the
// one that is does not count.
func Find(name string) (*Tool, error) {
	suite := os.Getenv("HONE_PEERS_SUITE")
	if suite != "" {
		return FindIn(suite, name)
	}
	if t, err := FindIn(Suite, name); err == nil {
		return t, nil
	}
	t, err := Installed(name)
	if err != nil {
		return nil, err
	}
	if strings.HasPrefix(name, "spirv-") && before(t.Version, Oldest) {
		return nil, fmt.Errorf("%s %s is not installed: %s is version %s", name, Oldest, t.Path, t.Version)
	}
	return t, nil
}

// Installed returns the program that is installed in the system, of whatever version.
func Installed(name string) (*Tool, error) {
	path, err := exec.LookPath(name)
	if err != nil {
		return nil, fmt.Errorf("%s is not installed", name)
	}
	return &Tool{Name: name, Path: path, Version: version(path)}, nil
}

// FindIn returns a program of a suite.
func FindIn(suite, name string) (*Tool, error) {
	if dir := folder(); dir != "" {
		path := filepath.Join(dir, suite, "bin", name)
		if info, err := os.Stat(path); err == nil && !info.IsDir() {
			return &Tool{Name: name, Path: path, Version: version(path)}, nil
		}
	}
	return nil, fmt.Errorf("%s of %s is not installed", name, suite)
}

// Get returns a program for a test and logs which one it is, or why there is none: nil then. With CI=true in the
// environment a program that is missing is an error, as a test that is skipped is one to internal/testall.
func Get(t testing.TB, name string) *Tool {
	t.Helper()
	tool, err := Find(name)
	switch {
	case err == nil:
		t.Log(tool)
		if _, err := serverLibrary(); err != nil {
			t.Logf("each call is a process: %v", err)
		}
	case os.Getenv("CI") == "true":
		t.Error(err)
	default:
		t.Log(err)
	}
	return tool
}

// Need returns a program for a test, which is skipped where it is missing.
func Need(t testing.TB, name string) *Tool {
	t.Helper()
	tool, err := Find(name)
	if err != nil {
		t.Skip(err)
	}
	t.Log(tool)
	return tool
}

// folder returns where suites are unpacked, "" where the environment says nothing.
func folder() string {
	if dir := os.Getenv("HONE_PEERS"); dir != "" {
		return dir
	}
	cache, err := os.UserCacheDir()
	if err != nil {
		return ""
	}
	return filepath.Join(cache, "peers")
}

var (
	versions    sync.Map // of programs by their paths
	versionText = regexp.MustCompile(`(?m)^(?:SPIRV-Tools v|Glslang Version: \d+:)(\d+\.\d+)`)
)

// version asks a program for its version, which spirv-opt writes to standard error. It does so once a process.
func version(path string) string {
	if v, ok := versions.Load(path); ok {
		return v.(string)
	}
	v := ""
	if out, err := (&Tool{Path: path}).Direct("--version").CombinedOutput(); err == nil {
		if m := versionText.FindSubmatch(out); m != nil {
			v = string(m[1])
		}
	}
	versions.Store(path, v)
	return v
}

// before reports whether a version is older than another. One that is not known counts as old.
func before(a, b string) bool {
	var x, y [2]int
	fmt.Sscanf(a, "%d.%d", &x[0], &x[1])
	fmt.Sscanf(b, "%d.%d", &y[0], &y[1])
	return x[0] < y[0] || x[0] == y[0] && x[1] < y[1]
}
