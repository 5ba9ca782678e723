// Testall runs the tests of every Go module in the repository and says what was not tested.
//
//	go run ./internal/testall [--quick] [--record] [FLAG OF GO TEST...]
//
// It first says how long the tests take, as recorded by the last run of all on this machine in which no test failed or,
// before there is one, in the repository. The modules are tested at the same time, and of each the packages that take
// longest start first. A line is printed for each package that ends, with the share that is done and the time left.
// Under a package that failed are its failed tests with their first lines; a file that is named has the whole output of
// such packages. Then the reasons for skipped tests are printed, grouped and counted, and last, alone on its line,
//
//	N passed, N failed, N skipped
//
// where tests and subtests count alike, and a package that does not build or ends by itself counts as one
// failure. The exit status is 1 if anything failed. With CI=true in the environment a test that was
// skipped for want of a tool or of data is a failure too.
//
// --quick leaves out the tests that take longest, so that the rest takes about two minutes on two cores.
// --record writes the record in the repository. There is no limit for the whole; a package is stopped after ten times
// the recorded time of the longest one, more on a busy machine.
//
// The processes of a run share a folder for the answers of other programs (HONE_RUN_CACHE, package peers), and collect
// garbage less often than Go does by default.
package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	status := run(ctx, os.Args[1:])
	stop()
	os.Exit(status)
}

// run runs all tests and returns the exit status.
func run(ctx context.Context, args []string) int {
	flags, quick, record := options(args)
	folder, err := os.MkdirTemp("", "testall-")
	if err != nil {
		return trouble(err)
	}
	defer os.RemoveAll(folder)
	modules, err := findModules(".")
	if err != nil {
		return trouble(err)
	}
	known := recorded()
	var skipped []string
	if quick {
		known, skipped = known.quick(quickSeconds)
	}
	r := newReport(os.Stdout, os.Getenv("CI") == "true")
	lists := make([][]string, len(modules))
	for i, dir := range modules {
		if lists[i], err = packages(dir); err != nil {
			return trouble(err)
		}
		known.longestFirst(lists[i])
	}
	r.progress = newProgress(known, slices.Concat(lists...), runtime.NumCPU())
	fmt.Println(r.progress.announce())
	stopTicking := r.tick(time.Minute)
	limit := known.limit(busy())
	errs := make([]error, len(modules))
	var wg sync.WaitGroup
	for i, dir := range modules { // at a time: the last package of a module leaves cores to the others
		wg.Go(func() {
			errs[i] = r.test(ctx, goTest{dir: dir, packages: lists[i], flags: flags, skip: skipped, limit: limit, cache: folder})
		})
	}
	wg.Wait()
	stopTicking()
	if err := errors.Join(errs...); err != nil {
		return trouble(err)
	}
	if len(flags) == 0 && !quick && r.failed == 0 && ctx.Err() == nil {
		if err := r.durations().save(record); err != nil {
			return trouble(err)
		}
	}
	if !r.summary() || ctx.Err() != nil {
		return 1
	}
	return 0
}

func trouble(err error) int {
	fmt.Fprintln(os.Stderr, "testall:", err)
	return 2
}

// options takes testall's own flags out of the arguments, with one dash or two.
func options(args []string) (flags []string, quick, record bool) {
	for _, a := range args {
		switch strings.TrimPrefix(strings.TrimPrefix(a, "-"), "-") {
		case "quick":
			quick = true
		case "record":
			record = true
		default:
			flags = append(flags, a)
		}
	}
	return flags, quick, record
}

// findModules returns the folders with a go.mod, in the order of their names.
func findModules(root string) (dirs []string, err error) {
	err = filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && path != root && (strings.HasPrefix(d.Name(), ".") || d.Name() == "testdata" ||
			d.Name() == "vendor"):
			return filepath.SkipDir
		case d.Name() == "go.mod":
			dirs = append(dirs, filepath.Dir(path))
		}
		return nil
	})
	if err == nil && len(dirs) == 0 {
		err = errors.New("no go.mod here: run it from the root of the repository")
	}
	return dirs, err
}

// packages returns the import paths of a module's packages that have tests. Go list tells of packages that are broken
// on standard error; go test reports them.
func packages(dir string) ([]string, error) {
	cmd := exec.Command("go", "list", "-e", "-f",
		"{{if or .TestGoFiles .XTestGoFiles .Error}}{{.ImportPath}}{{end}}", "./...")
	cmd.Dir = dir
	var stderr bytes.Buffer
	cmd.Stderr = &stderr
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("%s: go list: %w\n%s", dir, err, stderr.Bytes())
	}
	return strings.Fields(string(out)), nil
}

// goTest is a call of go test.
type goTest struct {
	dir             string
	packages, flags []string
	skip            []string // names of tests
	limit           time.Duration
	cache           string
}

// command returns the call. Go test starts packages in the order of its arguments.
func (t goTest) command(ctx context.Context) *exec.Cmd {
	args := []string{"test", "-json", "-vet=off", "-timeout=" + t.limit.String()}
	if len(t.skip) > 0 {
		args = append(args, "-skip=^("+strings.Join(t.skip, "|")+")$")
	}
	cmd := exec.CommandContext(ctx, "go", slices.Concat(args, t.flags, t.packages)...)
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) }
	cmd.Dir, cmd.Stderr = t.dir, os.Stderr
	cmd.Env = append(os.Environ(), "HONE_RUN_CACHE="+t.cache)
	if os.Getenv("GOGC") == "" { // the heaps of tests are small: a quarter of the time went into collecting them
		cmd.Env = append(cmd.Env, "GOGC=400")
	}
	return cmd
}

// test runs the tests of a module. The error is that go test could not be run, not that tests failed.
func (r *report) test(ctx context.Context, t goTest) error {
	if len(t.packages) == 0 {
		return nil
	}
	cmd := t.command(ctx)
	stdout, err := cmd.StdoutPipe()
	if err != nil {
		return err
	}
	if err := cmd.Start(); err != nil {
		return err
	}
	failed, err := r.read(stdout)
	if err != nil {
		return err
	}
	err = cmd.Wait()
	if exit := (*exec.ExitError)(nil); errors.As(err, &exit) {
		if !failed { // such as a go.mod that can't be read
			r.noTest(fmt.Sprintf("%s: go test: %v", t.dir, err))
		}
		return nil
	}
	return err
}
