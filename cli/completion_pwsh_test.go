//go:build pwsh

package cli

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestPowerShell completes as PowerShell does for its own tests. Debian has no PowerShell, so this is run by hand where
// there is one:
//
//	go test -tags pwsh -run PowerShell ./cli
func TestPowerShell(t *testing.T) {
	path, err := exec.LookPath("pwsh")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	program := "own-hone" + filepath.Ext(self)
	if err := os.Symlink(self, filepath.Join(dir, program)); err != nil {
		t.Fatal(err)
	}
	script := commandWith(t, session{name: program}, "completion", "pwsh").want(t, StatusOK).stdout
	put(t, filepath.Join(dir, "script.ps1"), []byte(script))
	for line, want := range map[string]string{
		program + " op":                        "opt",
		program + " opt --ch":                  "--check",
		program + " opt $(New-Item x) --ch":    "--check",
		program + " opt --passes mem":          "mem2reg",
		program + " opt 'a b' --passes sroa,m": "mem2reg",
	} {
		quoted := "'" + strings.ReplaceAll(line, "'", "''") + "'"
		c := exec.Command(path, "-NoProfile", "-Command", ". ./script.ps1; $l = "+quoted+
			"; (TabExpansion2 $l $l.Length).CompletionMatches.ListItemText")
		c.Dir = dir
		c.Env = append(os.Environ(), "HONE_TEST_AS_COMMAND=1", "PATH="+dir+string(os.PathListSeparator)+os.Getenv("PATH"))
		out, err := c.CombinedOutput()
		if got := strings.TrimSpace(string(out)); err != nil || !strings.HasSuffix(got, want) {
			t.Errorf("%s becomes %q, %v; want %q", line, got, err, want)
		}
	}
	wantFiles(t, dir, program, "script.ps1")
}
