// Package timing runs kernels on a device with the inputs of files, and measures how long their variants take.
package timing

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"hone/ir"
	"hone/vm"
	"hone/vm/inputs"
	"hone/vm/layout"
	"hone/vulkan"
	"hone/vulkan/internal/drivercheck"
	"hone/vulkan/internal/figures"
	"hone/vulkan/internal/shaders"
	"hone/vulkan/internal/variants"
)

// Timer runs kernels: a [vulkan.Worker], or a stand-in in tests.
type Timer interface {
	Info() *vulkan.Info
	Time(t *vulkan.Timing) (*vulkan.Timed, error)
}

// Options says how kernels are measured.
type Options struct {
	Runs  int           // turns of each variant
	Seed  uint64        // of the order in which variants take turns
	Batch time.Duration // how long a turn takes at least
	// Deadline is when no further kernel is begun, the zero time for never: kernels that are left have failed then.
	Deadline time.Time
}

// mostTime is how long a kernel's turns go on where there is a deadline.
const mostTime = 20 * time.Second

// Kernel is a kernel with a file of inputs.
type Kernel struct {
	Name   string // of the file of inputs, without its ending
	Module string // in the set of variants
	file   *inputs.File
}

// largeEnding marks files of inputs that are large enough for measurements.
const largeEnding = ".large.yaml"

// Kernels returns the kernels of a folder: those that the files of inputs in it name. Where there are NAME.yaml and
// NAME.large.yaml, the latter is taken.
func Kernels(folder string) (list []Kernel, err error) {
	files, err := filepath.Glob(filepath.Join(folder, "*.yaml"))
	if err != nil {
		return nil, err
	}
	for _, path := range files {
		if slices.Contains(files, strings.TrimSuffix(path, ".yaml")+largeEnding) {
			continue
		}
		text, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		f, err := inputs.Read(path, folder, text)
		if err != nil {
			return nil, err
		}
		if f.Shader == "" {
			return nil, fmt.Errorf("%s names no shader", path)
		}
		name := strings.TrimSuffix(strings.TrimSuffix(filepath.Base(path), ".yaml"), ".large")
		list = append(list, Kernel{name, filepath.Base(f.Shader), f})
	}
	if len(list) == 0 {
		err = fmt.Errorf("%s holds no files of inputs (NAME.yaml)", folder)
	}
	return list, err
}

// Measured is a kernel in a variant.
type Measured struct {
	Kernel  string
	Variant int
	Median  time.Duration // of a dispatch
	Spread  float64       // interquartile range over the median
	Batch   int           // dispatches of a turn
	// the results compared with the reference's: "" where they are equal, or where two runs of the reference differ
	Difference string
	Wrong      bool   // the difference is more than rounding
	Failed     string // why it was not measured, "" if it was
}

// Results are the kernels of a folder, with the variants of each beside each other.
type Results struct {
	Driver   string
	Variants []string
	Kernels  []Measured
}

// Run measures kernels. Failures are noted in the results.
func Run(set *variants.Set, list []Kernel, device Timer, o Options) *Results {
	r := &Results{Driver: device.Info().String()}
	for _, v := range set.Variants {
		r.Variants = append(r.Variants, v.Name)
	}
	for i := range list {
		random := rand.New(rand.NewPCG(o.Seed, uint64(i)))
		r.Kernels = append(r.Kernels, measure(set, &list[i], device, &o, random)...)
	}
	return r
}

// measure measures the variants of a kernel. A variant that cannot be read is left out of the turns.
func measure(set *variants.Set, k *Kernel, device Timer, o *Options, random *rand.Rand) []Measured {
	list := make([]Measured, len(set.Variants))
	fail := func(err error) []Measured {
		for i := range list {
			list[i] = Measured{Kernel: k.Name, Variant: i, Failed: err.Error()}
		}
		return list
	}
	t := &vulkan.Timing{Batch: o.Batch}
	if !o.Deadline.IsZero() {
		t.Limit = min(time.Until(o.Deadline), mostTime)
		if t.Limit <= 0 {
			return fail(figures.ErrLate)
		}
	}
	var whose []int
	var p *vm.Program
	for i := range set.Variants {
		list[i] = Measured{Kernel: k.Name, Variant: i}
		bin, err := set.Variants[i].Read(k.Module)
		if err == nil && i == 0 {
			var m *ir.Module
			if m, err = ir.Read(bin); err == nil {
				p, err = k.bind(m, device.Info(), &t.Dispatch)
			}
		}
		switch {
		case err != nil && i == 0:
			return fail(err)
		case err != nil:
			list[i].Failed = err.Error()
			continue
		}
		t.Modules, whose = append(t.Modules, bin.Words), append(whose, i)
	}
	n := len(t.Modules)
	for range o.Runs {
		t.Order = append(t.Order, random.Perm(n)...)
	}
	t.Modules = append(t.Modules, t.Modules[0]) // to see which values differ by chance
	timed, err := device.Time(t)
	if err != nil {
		return fail(err)
	}
	turns := make([][]time.Duration, n)
	for turn, took := range timed.Times[:len(timed.Times)/n*n] { // whole rounds
		turns[t.Order[turn]] = append(turns[t.Order[turn]], took)
	}
	for i, times := range turns {
		if len(times) == 0 {
			list[whose[i]].Failed = figures.ErrLate.Error()
			continue
		}
		v := &list[whose[i]]
		v.Median, v.Spread = spread(times)
		v.Batch = timed.Results[i].Batch
		v.compare(p, &t.Dispatch, timed.Results[0], timed.Results[n], timed.Results[i])
	}
	return list
}

// bind gives a kernel its inputs.
func (k *Kernel) bind(m *ir.Module, info *vulkan.Info, d *vulkan.Dispatch) (*vm.Program, error) {
	o, _, err := k.file.Options(m)
	if err != nil {
		return nil, err
	}
	o.Subgroup = info.Subgroup
	p, err := vm.Compile(m, o)
	if err != nil {
		return nil, err
	}
	in, err := inputs.NewBinder(k.file, p, os.ReadFile).Inputs()
	if err != nil {
		return nil, err
	}
	*d = drivercheck.Dispatch(m, p, *in)
	d.Spec = shaders.ConstantBits(m, o.Spec)
	return p, nil
}

// spread returns the median of times, and the range of the half of them in the middle as a share of it.
func spread(times []time.Duration) (median time.Duration, share float64) {
	times = slices.Sorted(slices.Values(times))
	if len(times) == 0 {
		return 0, 0
	}
	at := func(share float64) float64 {
		x := share * float64(len(times)-1)
		low := int(x)
		high := min(low+1, len(times)-1)
		return float64(times[low]) + (x-float64(low))*float64(times[high]-times[low])
	}
	middle := at(0.5)
	return time.Duration(middle), (at(0.75) - at(0.25)) / max(middle, 1)
}

// compare compares the results of a variant with the reference's, where two runs of the reference agree.
func (v *Measured) compare(p *vm.Program, d *vulkan.Dispatch, reference, again, of vulkan.FirstRun) {
	c := comparison{}
	for i := range d.Buffers {
		b := &d.Buffers[i]
		slot := layout.Slot{Set: b.Set, Binding: b.Binding, Element: b.Element}
		c.memory(layoutOf(p, slot), reference.Buffers[i], again.Buffers[i], of.Buffers[i])
	}
	for i := range d.Regions {
		c.memory(nil, reference.Regions[i], again.Regions[i], of.Regions[i])
	}
	v.Difference, v.Wrong = c.verdict()
}

// layoutOf returns how the memory at a slot is laid out, nil if only its bytes are known.
func layoutOf(p *vm.Program, slot layout.Slot) *layout.Type {
	for _, b := range p.Bindings() {
		if b.Slot == slot && b.Image == nil && !b.Sampler {
			return b.Layout
		}
	}
	return nil
}
