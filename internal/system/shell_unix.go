//go:build unix

package system

import (
	"context"
	"os/exec"
	"syscall"
)

// Shell returns a command that runs a line of the shell. It is stopped when the context ends, with all that it started.
func Shell(ctx context.Context, line string) *exec.Cmd {
	c := exec.CommandContext(ctx, "sh", "-c", line)
	c.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	c.Cancel = func() error { return syscall.Kill(-c.Process.Pid, syscall.SIGKILL) }
	return c
}
