package cli

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync/atomic"
	"time"

	"github.com/urfave/cli/v3"

	"hone/internal/system"
	"hone/reduce"
	"hone/spirv"
)

// shellTests asks commands of the shell whether modules show a problem.
type shellTests struct {
	timeout time.Duration // of a command
	folder  string        // of the files that commands get
	runs    atomic.Int64  // of commands
	last    atomic.Pointer[answer]
}

// timeoutFlag is --timeout.
func timeoutFlag() cli.Flag {
	return &cli.DurationFlag{Name: "timeout", Value: 10 * time.Second, OnlyOnce: true, Usage: "stop a command after " +
		"`TIME`, as 500ms or 1m: a module for which it took so long does not count as showing the problem"}
}

// begin makes the folder, which end removes.
func (t *shellTests) begin() (err error) {
	if t.folder, err = os.MkdirTemp("", "hone-test-"); err != nil {
		return inputError(os.TempDir(), err)
	}
	return nil
}

func (t *shellTests) end() { os.RemoveAll(t.folder) }

// asks returns the test that a command is asked: whether it exits with 0.
func (t *shellTests) asks(command string) reduce.Test {
	return func(ctx context.Context, bin *spirv.Binary) (bool, error) {
		// a command may write files of its own beside the module
		folder := filepath.Join(t.folder, fmt.Sprint(t.runs.Add(1)))
		if err := os.Mkdir(folder, 0o777); err != nil {
			return false, inputError(folder, err)
		}
		defer os.RemoveAll(folder)
		file := filepath.Join(folder, "candidate.spv")
		if err := os.WriteFile(file, bin.Bytes(), 0o666); err != nil {
			return false, inputError(file, err)
		}
		line := strings.ReplaceAll(command, "{}", shellWord(file))
		if line == command {
			line += " " + shellWord(file)
		}
		limited, cancel := context.WithTimeout(ctx, t.timeout)
		defer cancel()
		run := system.Shell(limited, line)
		run.WaitDelay = time.Second // for processes that hold its output
		said, err := run.CombinedOutput()
		switch exit := (*exec.ExitError)(nil); {
		case ctx.Err() != nil:
			return false, ctx.Err()
		case err == nil:
			return true, nil
		case limited.Err() != nil:
			t.last.Store(&answer{why: fmt.Sprintf("has not ended after %s: --timeout gives it more time", t.timeout)})
		case errors.As(err, &exit):
			t.last.Store(&answer{why: fmt.Sprintf("ends with %s", exit), said: said})
		default:
			return false, &failure{status: StatusInput, err: fmt.Errorf("%s: %w", command, err)}
		}
		return false, nil
	}
}

// answer describes a command that failed: the reason, and its output.
type answer struct {
	why  string
	said []byte
}

// tell adds to a failure the reason and the output of the last command that failed.
func (t *shellTests) tell(f *failure, command string) {
	if last := t.last.Load(); last != nil {
		f.err = fmt.Errorf("%w: %s %s", f.err, command, last.why)
		f.detail = string(bytes.TrimSpace(last.said))
	}
}
