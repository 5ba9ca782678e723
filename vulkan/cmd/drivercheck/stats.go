package main

import (
	"flag"
	"fmt"
	"io"
	"os"
	"runtime"
	"strings"
	"time"

	"hone/vulkan/internal/drivers"
	"hone/vulkan/internal/measure"
	"hone/vulkan/internal/timing"
	"hone/vulkan/internal/variants"
)

var (
	stats = flag.Bool("stats", false, "create pipelines of all modules, in variants, and print the driver's statistics "+
		"and the times; several folders are variants, one is taken as it is and optimized")
	driver = flag.String("driver", "", "lavapipe or radv:FAMILY, such as radv:NAVI31, which compiles for hardware that "+
		"need not be there; without it the system's")
	constants = flag.String("constants", "", "a table of specialization constants for --stats: a line of headings, and "+
		"for each module its file and the values of its SpecIds from 0 on, a variant a column, between tabs")
	asJSON = flag.Bool("json", false, "--stats and --time write JSON")
	asCSV  = flag.Bool("csv", false, "--stats writes CSV")
	out    = flag.String("out", "", "the file that --stats and --time write to, instead of standard output")
	jobs   = flag.Int("jobs", runtime.NumCPU(), "how many drivers --stats runs at a time")
	timed  = flag.Bool("time", false, "run the kernels that files of inputs (NAME.yaml, or NAME.large.yaml where both "+
		"are there) in the first folder name, and print how long the variants take by the device's clock")
	budget = flag.Duration("budget", 0, "after this time, such as 2m, --stats and --time begin no "+
		"further module; 0: no limit")
	write = flag.String("write", "", "a folder to which the variants of one folder are written, instead of measuring")

	pipelines texts
)

func init() {
	flag.Var(&pipelines, "pipeline", "a pipeline of hone that is a variant, too; may be given again")
}

// texts is a flag that may be given several times.
type texts []string

func (t *texts) String() string     { return strings.Join(*t, " ") }
func (t *texts) Set(s string) error { *t = append(*t, s); return nil }

// variantSet returns the modules on the command line in their variants.
func variantSet() (*variants.Set, error) {
	optimizers, note := variants.Optimizers(pipelines)
	if flag.NArg() == 1 {
		fmt.Fprintln(os.Stderr, "spirv-opt:", note)
	}
	return variants.Of(flag.Args(), optimizers)
}

// writeVariants writes the variants into folders.
func writeVariants() int {
	set, err := variantSet()
	if err != nil {
		return fail(err)
	}
	folders, err := set.Write(*write)
	if err != nil {
		return fail(err)
	}
	fmt.Println(strings.Join(folders, "\n"))
	return 0
}

// statistics measures the modules on the command line.
func statistics() int {
	set, err := variantSet()
	if err != nil {
		return fail(err)
	}
	o := measure.Options{Runs: runsOr(3), Seed: *seed, Jobs: *jobs, Deadline: deadline()}
	if *constants != "" {
		text, err := os.ReadFile(*constants)
		if err != nil {
			return fail(err)
		}
		if o.Constants, err = variants.ParseConstants(string(text)); err != nil {
			return fail(fmt.Errorf("%s: %w", *constants, err))
		}
	}
	d, err := drivers.Find(*driver)
	if err != nil {
		return fail(err)
	}
	defer d.Close()
	r, err := measure.With(d, *device, set, o)
	if err != nil {
		return fail(err)
	}
	form := r.WriteText
	switch {
	case *asJSON:
		form = r.WriteJSON
	case *asCSV:
		form = r.WriteCSV
	}
	return written(form)
}

// batchTime is how long a turn of --time takes at least.
const batchTime = 30 * time.Millisecond

// measureTimes measures the kernels on the command line.
func measureTimes() int {
	set, err := variantSet()
	if err != nil {
		return fail(err)
	}
	list, err := timing.Kernels(flag.Arg(0))
	if err != nil {
		return fail(err)
	}
	d, err := drivers.Find(*driver)
	if err != nil {
		return fail(err)
	}
	defer d.Close()
	worker, err := d.Worker(*device)
	if err != nil {
		return fail(err)
	}
	defer worker.Close()
	o := timing.Options{Runs: runsOr(11), Seed: *seed, Batch: batchTime, Deadline: deadline()}
	if !o.Deadline.IsZero() {
		worker.Deadline = o.Deadline.Add(20 * time.Second) // for the kernel that is in progress then
	}
	r := timing.Run(set, list, worker, o)
	form := r.WriteText
	if *asJSON {
		form = r.WriteJSON
	}
	status := written(form)
	if status == 0 && len(r.Wrong()) > 0 {
		return 1
	}
	return status
}

// deadline returns when --budget ends, the zero time for never.
func deadline() time.Time {
	if *budget == 0 {
		return time.Time{}
	}
	return time.Now().Add(*budget)
}

// runsOr returns --runs, or a default where it was not given.
func runsOr(n int) int {
	flag.Visit(func(f *flag.Flag) {
		if f.Name == "runs" {
			n = *runs
		}
	})
	return n
}

// written writes a report where --out says, and returns the exit status.
func written(form func(io.Writer) error) int {
	to := os.Stdout
	if *out != "" {
		file, err := os.Create(*out)
		if err != nil {
			return fail(err)
		}
		to = file
	}
	if err := form(to); err != nil {
		return fail(err)
	}
	if err := to.Close(); err != nil {
		return fail(err)
	}
	return 0
}
