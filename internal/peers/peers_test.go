package peers

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// program writes a program for sh that says a version.
func program(t *testing.T, path, says string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte("#!/bin/sh\necho '"+says+"'\n"), 0o777); err != nil {
		t.Fatal(err)
	}
}

// TestFind: the suite comes before PATH, an old program does not count, and a suite that is asked for is the only one.
func TestFind(t *testing.T) {
	if _, err := os.Stat("/bin/sh"); err != nil {
		t.Skip("no /bin/sh")
	}
	serverLibrary() // while PATH has a compiler
	dir := filepath.Join(t.TempDir(), "with a space")
	onPath, suites := filepath.Join(dir, "bin"), filepath.Join(dir, "peers")
	t.Setenv("PATH", onPath)
	t.Setenv("HONE_PEERS", suites)
	t.Setenv("HONE_PEERS_SUITE", "")
	find := func(name, want string) {
		t.Helper()
		got := ""
		if tool, err := Find(name); err != nil {
			got = err.Error()
		} else {
			got = tool.Version
			if out, err := tool.Direct().Output(); err != nil || !strings.Contains(string(out), tool.Version) {
				t.Errorf("%s called directly says %q, %v", tool, out, err)
			}
			if out, err := tool.Run(nil); err != nil || !strings.Contains(string(out), tool.Version) {
				t.Errorf("%s says %q, %v", tool, out, err)
			}
		}
		if !strings.Contains(got, want) {
			t.Errorf("%s: %s, want %s", name, got, want)
		}
	}
	find("spirv-val", "spirv-val is not installed")
	program(t, filepath.Join(onPath, "spirv-val"), "SPIRV-Tools v2023.1 unknown hash")
	find("spirv-val", "spirv-val 2025.1 is not installed")
	program(t, filepath.Join(suites, Suite, "bin", "spirv-val"), "SPIRV-Tools v2025.1")
	find("spirv-val", "2025.1")
	program(t, filepath.Join(onPath, "spirv-as"), "SPIRV-Tools v2025.3")
	find("spirv-as", "2025.3")
	program(t, filepath.Join(onPath, "glslangValidator"), "Glslang Version: 11:12.0.0")
	find("glslangValidator", "12.0")
	t.Setenv("HONE_PEERS_SUITE", "sid")
	find("spirv-val", "spirv-val of sid is not installed")
	program(t, filepath.Join(suites, "sid", "bin", "spirv-val"), "SPIRV-Tools v2026.4")
	find("spirv-val", "2026.4")
}

// TestDirect: the wrapper's shell is left out.
func TestDirect(t *testing.T) {
	path := filepath.Join(t.TempDir(), "spirv-val")
	script := "#!/bin/sh\nexec \"/l/ld.so\" --library-path \"/a b:/c\" \"/p/spirv-val\" \"$@\"\n"
	if err := os.WriteFile(path, []byte(script), 0o777); err != nil {
		t.Fatal(err)
	}
	got := strings.Join((&Tool{Path: path}).Direct("x").Args, "|")
	if want := "/l/ld.so|--library-path|/a b:/c|/p/spirv-val|x"; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

func TestBefore(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want bool
	}{{"2023.1", "2025.1", true}, {"2025.1", "2025.1", false}, {"2025.10", "2025.9", false}, {"2026.4", "2025.5", false},
		{"", "2025.1", true}} {
		if before(c.a, c.b) != c.want {
			t.Errorf("before(%q, %q) is %v", c.a, c.b, !c.want)
		}
	}
}
