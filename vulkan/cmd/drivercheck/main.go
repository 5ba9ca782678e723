// Drivercheck compares hone's vm with a Vulkan driver, and measures drivers.
//
//	go -C vulkan run ./cmd/drivercheck [FLAGS] [MODULE or FOLDER...]
//	go -C vulkan run ./cmd/drivercheck --stats [--driver radv:NAVI31] FOLDER...
//	go -C vulkan run ./cmd/drivercheck --time [--driver lavapipe] FOLDER...
//
// With --stats it prints the statistics of the pipelines of modules in variants, and with --time how long kernels take;
// doc/drivers.md has more. Otherwise it compares:
//
// Each compute shader runs on the same inputs in vm, on the driver as it is, and on the driver after hone's
// optimization. --generated N adds N random shaders. The lavapipe that hone/internal/peers finds is asked about what
// the device does otherwise. What does not agree is printed, with the first difference, and the sums at the end. The
// exit status is 0 if no shader disagrees, 1 if one does, 2 for an error of usage, and 3 if there is no device or
// nothing was compared.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"hone"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
	"hone/vm/compare"
	"hone/vulkan"
	"hone/vulkan/internal/drivercheck"
)

var (
	device = flag.String("device", "", "number of the device, or a part of its name or its driver's; without it the "+
		"first discrete GPU, or else the first device")
	through = flag.String("through", "", "a program that starts others with another driver, which does so with this "+
		"one's workers: that driver is the one that is checked")
	generated = flag.Int("generated", 0, "how many generated shaders to compare")
	from      = flag.Uint64("from", 0, "the seed of the first generated shader")
	inexact   = flag.Bool("inexact", false, "generated shaders use operations that need not be correctly rounded, too")
	seed      = flag.Uint64("seed", 1, "of the inputs")
	runs      = flag.Int("runs", 8, "how many inputs each module gets; with --stats how often each pipeline is created "+
		"to time it (3), 0 for not at all; with --time how often each batch runs (11)")
	passes = flag.String("passes", "",
		"the passes that optimize, as hone opt --passes has them; without it those of -O")
	verbose = flag.Bool("v", false, "print a line for each shader")
	save    = flag.String("save", "",
		"a folder for the generated shaders that show a fault, disagree or are not decided")
	pictures = flag.Bool("pictures", false, "draw pictures with the fragment shaders, instead of running compute shaders")
	size     = flag.Int("size", 128, "pixels of a picture in each direction; a power of two, or coordinates are rounded")
	mesh     = flag.String("mesh", "sphere", "what shaders with a vertex shader beside them draw: cube, sphere or quad")
	list     = flag.Bool("devices", false, "print the devices and stop")
)

func main() {
	vulkan.Serve()
	flag.Usage = func() {
		fmt.Fprintln(os.Stderr, "usage: drivercheck [FLAGS] [MODULE or FOLDER...]")
		flag.PrintDefaults()
	}
	flag.Parse()
	os.Exit(run())
}

func run() int {
	if *list {
		devices, err := vulkan.Devices()
		if err != nil {
			return fail(err)
		}
		for i, d := range devices {
			fmt.Printf("%d %s\n", i, d)
		}
		return 0
	}
	if flag.NArg() == 0 && *generated == 0 {
		flag.Usage()
		return 2
	}
	switch {
	case *write != "":
		return writeVariants()
	case *stats:
		return statistics()
	case *timed:
		return measureTimes()
	}
	open := vulkan.NewWorker
	if *through != "" {
		launch := vulkan.Launch{Program: []string{*through}}
		open = func(device string) (*vulkan.Worker, error) { return vulkan.NewWorkerWith(launch, device) }
	}
	worker, err := open(*device)
	if err != nil {
		return fail(err)
	}
	defer worker.Close()
	fmt.Println(worker.Info())
	pipeline, err := optimizer(*passes)
	if err != nil {
		return fail(err)
	}
	t := &tally{check: drivercheck.Checker{Device: worker, Pipeline: pipeline, Options: compare.Options{Runs: *runs,
		Seed: *seed}}}
	if second, err := drivercheck.NewSecond(); err == nil {
		defer second.Close()
		fmt.Println("second opinion:", second.Info())
		t.check.Second = second
	}
	if *pictures {
		return draw(worker)
	}
	for _, name := range flag.Args() {
		if err := files(name, t.module); err != nil {
			return fail(err)
		}
	}
	for i := range uint64(*generated) {
		if err := t.generated(*from+i, !*inexact); err != nil {
			return fail(err)
		}
	}
	fmt.Printf("%d agree bit for bit, %d within bounds, %d faults of the driver, %d disagree, %d unsupported, %d "+
		"undecided\n", t.counts[drivercheck.Agree],
		t.counts[drivercheck.Within], t.counts[drivercheck.Fault], t.counts[drivercheck.Disagree],
		t.counts[drivercheck.Unsupported], t.counts[drivercheck.Undecided])
	switch {
	case t.counts[drivercheck.Disagree] > 0:
		return 1
	case t.counts[drivercheck.Agree]+t.counts[drivercheck.Within] == 0:
		return 3
	}
	return 0
}

// optimizer returns the pipeline of some passes, that of -O for "".
func optimizer(passes string) (*pass.Pipeline, error) {
	registry, err := pass.NewRegistry(hone.Passes()...)
	if err != nil {
		return nil, err
	}
	if passes == "" {
		return hone.Pipeline(registry, "O")
	}
	return registry.Parse(passes)
}

func fail(err error) int {
	fmt.Fprintln(os.Stderr, "drivercheck:", err)
	if errors.Is(err, vulkan.ErrMissing) {
		return 3
	}
	return 2
}

// tally counts verdicts.
type tally struct {
	check  drivercheck.Checker
	counts [drivercheck.Undecided + 1]int
}

// files calls f for the modules in a file or folder. Files in a folder that are no modules, or not readable, are left
// out.
func files(name string, f func(path string, bin *spirv.Binary) error) error {
	return filepath.WalkDir(name, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || path != name && !strings.HasSuffix(path, ".spv") {
			return err
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		bin, err := spirv.Decode(data)
		if err == nil {
			err = f(path, bin)
		}
		if err != nil && path == name {
			return fmt.Errorf("%s: %w", path, err)
		}
		if err != nil {
			fmt.Printf("%s: left out: %v\n", path, err)
		}
		return nil
	})
}

// module compares the compute shaders of a module.
func (t *tally) module(name string, bin *spirv.Binary) error {
	m, err := ir.Read(bin)
	if err != nil {
		return err
	}
	for _, entry := range drivercheck.Entries(m) {
		o, err := t.check.Check(bin, entry)
		if err != nil {
			return err
		}
		t.add(name+" "+entry, o, drivercheck.Within)
	}
	return nil
}

// generated compares a generated shader.
func (t *tally) generated(seed uint64, exact bool) error {
	bin, set, err := drivercheck.Generate(t.check.Device.Info(), seed, exact)
	if err != nil {
		return err
	}
	o, err := t.check.Check(bin, "main")
	if err != nil {
		return err
	}
	quiet := drivercheck.Within
	if exact {
		quiet = drivercheck.Agree
	}
	t.add(fmt.Sprintf("generated %d (%s)", seed, set), o, quiet)
	if *save != "" && o.Verdict > drivercheck.Within && o.Verdict != drivercheck.Unsupported {
		if err := os.MkdirAll(*save, 0o777); err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(*save, fmt.Sprintf("%d.spv", seed)), bin.Bytes(), 0o666)
	}
	return nil
}

// add counts an outcome, and prints it if it is worse than one that goes without saying.
func (t *tally) add(name string, o drivercheck.Outcome, quiet drivercheck.Verdict) {
	t.counts[o.Verdict]++
	if o.Verdict <= quiet && !*verbose {
		return
	}
	fmt.Printf("%s: %s\n", name, o)
	for _, r := range o.Reasons {
		fmt.Printf("    %s\n", r)
	}
}
