//go:build !unix

package system

import (
	"context"
	"os/exec"
)

// Shell returns a command that runs a line of the command interpreter. It is stopped when the context ends.
func Shell(ctx context.Context, line string) *exec.Cmd {
	return exec.CommandContext(ctx, "cmd", "/C", line)
}
