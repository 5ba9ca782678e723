package cli

import (
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/urfave/cli/v3"

	"hone/internal/verdicts"
)

// checkFolders compares each module of a folder with the file of the same name in another one, in the order of their
// names, and says at last how many of the shaders are verified. A folder that can't be read, or holds no module, is an
// error.
func (k *checker) checkFolders(c *cli.Command) error {
	for _, flag := range []string{"keep", "image"} {
		if c.IsSet(flag) {
			return usagef("check: --%s is for two modules, not for folders", flag)
		}
	}
	from, to := k.a, k.b
	status := StatusOK
	for _, j := range expand(from, to) {
		if j.err != nil {
			return j.err
		}
		one := *k
		one.a, one.b, one.entries, one.found = j.in, j.out, nil, nil
		one.folder = strings.TrimPrefix(j.in, folderPrefix(from)) + ": "
		start := time.Now()
		err := protect(one.b, func() error { return one.run(c) })
		var several *severalError
		switch {
		case err == nil:
		case errors.As(err, &several):
			status = worseVerdict(status, several.status)
		default:
			k.report(notDecided(err))
			status = worseVerdict(status, StatusUndecided)
			one.found = append(one.found, verdicts.Verdict{File: shown(j.in), Outcome: verdicts.Failed, Reason: err.Error(),
				Seconds: time.Since(start).Seconds()})
		}
		k.found = append(k.found, one.found...)
	}
	fmt.Fprintln(k.stdout, verdicts.Summary(k.found, "shader", 5))
	if err := k.writeVerdicts("check", c.String("json"), c.String("junit"), k.found); err != nil {
		return err
	}
	if status != StatusOK {
		return &severalError{status}
	}
	return nil
}

// worseVerdict returns the exit status of two: a difference says more than that something is not decided.
func worseVerdict(x, y int) int {
	if x == StatusInput || y == StatusOK {
		return x
	}
	return y
}
