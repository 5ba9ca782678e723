// Package measure asks a driver about variants of modules: for the statistics of their pipelines and the time to create
// them. It executes no shader.
package measure

import (
	"fmt"
	"math/rand/v2"
	"path"
	"slices"
	"strings"
	"sync"
	"time"

	"hone/ir"
	"hone/spirv"
	"hone/vulkan"
	"hone/vulkan/internal/figures"
	"hone/vulkan/internal/shaders"
	"hone/vulkan/internal/variants"
)

// Creator creates pipelines: a [vulkan.Worker], or a stand-in in tests.
type Creator interface {
	Statistics(p *vulkan.Pipeline) ([]vulkan.Executable, error)
	CreationTimes(list []vulkan.Pipeline, order []int) ([]time.Duration, error)
}

// Options configures a measurement.
type Options struct {
	Constants variants.Constants // uses of modules, nil for none
	Runs      int                // times that each pipeline is created to measure it, 0 for none
	Seed      uint64             // of the order in which variants take turns
	// Open returns a driver for a goroutine, of which there are Jobs.
	Open func() (Creator, error)
	Jobs int
	// Deadline is when no further file is begun, the zero time for never: files that are left have failed then.
	Deadline time.Time
}

// Pipeline is the pipeline of a shader in a variant of its module.
type Pipeline struct {
	File       string
	Entry      string // "" where the module has a single shader
	Constants  string // values of specialization constants, "" for the defaults
	Variant    int
	Statistics map[string]float64
	Creation   time.Duration // median, 0 if it was not measured
	Failed     string        // why there is no pipeline, "" if it was created
}

// Results are the pipelines of a set of modules, with the variants of a shader beside each other.
type Results struct {
	Driver    string
	Variants  []string
	Names     []string // of statistics, in the order of the driver
	Pipelines []Pipeline
	Kernels   int // modules that are left out, since they are for OpenCL
}

// Run measures all modules of a set. The same set and driver give the same results, but for the times, with any number
// of jobs. The error is that no driver could be opened.
func Run(set *variants.Set, o Options) (*Results, error) {
	r := &Results{}
	for _, v := range set.Variants {
		r.Variants = append(r.Variants, v.Name)
	}
	files := make([]fileResult, len(set.Files))
	next := make(chan int)
	var group sync.WaitGroup
	var opening error
	var once sync.Once
	for range max(o.Jobs, 1) {
		group.Go(func() {
			driver, err := o.Open()
			if err != nil {
				once.Do(func() { opening = err })
			}
			for i := range next {
				if err == nil {
					files[i] = measureFile(set, i, driver, &o)
				}
			}
		})
	}
	for i := range set.Files {
		next <- i
	}
	close(next)
	group.Wait()
	for i := range files {
		r.Pipelines = append(r.Pipelines, files[i].pipelines...)
		if files[i].kernel {
			r.Kernels++
		}
		for _, name := range files[i].names {
			if !slices.Contains(r.Names, name) {
				r.Names = append(r.Names, name)
			}
		}
	}
	return r, opening
}

// fileResult holds the results of a file.
type fileResult struct {
	pipelines []Pipeline
	names     []string // of statistics
	kernel    bool
}

// measurement is the measurement of a file.
type measurement struct {
	*Options
	driver  Creator
	file    string
	modules []*spirv.Binary // by variant
	errors  []error
	random  *rand.Rand
	result  fileResult
}

// measureFile measures all shaders of a file, with all of its constants.
func measureFile(set *variants.Set, i int, driver Creator, o *Options) fileResult {
	m := &measurement{Options: o, driver: driver, file: set.Files[i], random: rand.New(rand.NewPCG(o.Seed, uint64(i)))}
	late := !o.Deadline.IsZero() && time.Now().After(o.Deadline)
	for k := range set.Variants {
		if late {
			m.modules, m.errors = append(m.modules, nil), append(m.errors, figures.ErrLate)
			continue
		}
		bin, err := set.Variants[k].Read(m.file)
		m.modules, m.errors = append(m.modules, bin), append(m.errors, err)
		if k == 0 && err == nil && isKernel(bin) {
			m.result.kernel = true
			return m.result
		}
	}
	uses := o.Constants.Of(m.file)
	if _, ok := o.Constants[m.file]; !ok {
		uses = o.Constants.Of(path.Base(m.file))
	}
	module, list, err := m.shaders()
	if err != nil {
		m.fail(uses, err)
		return m.result
	}
	for _, s := range list {
		for _, use := range uses {
			entry := s.Name
			if len(list) == 1 {
				entry = ""
			}
			m.shader(module, s, entry, use)
		}
	}
	return m.result
}

// shaders returns the shaders of the reference.
func (m *measurement) shaders() (*ir.Module, []*shaders.Shader, error) {
	if m.errors[0] != nil {
		return nil, nil, m.errors[0]
	}
	module, err := ir.Read(m.modules[0])
	if err != nil {
		return nil, nil, err
	}
	list, err := shaders.Shaders(module)
	if err == nil && len(list) == 0 {
		err = fmt.Errorf("no shader for Vulkan")
	}
	return module, list, err
}

// isKernel reports whether a module is for OpenCL.
func isKernel(bin *spirv.Binary) bool {
	m, err := ir.Read(bin)
	return err == nil && m.HasCapability(spirv.CapabilityKernel)
}

// fail notes that there are no pipelines.
func (m *measurement) fail(uses []string, err error) {
	for _, use := range uses {
		for k := range m.modules {
			m.result.pipelines = append(m.result.pipelines, Pipeline{File: m.file, Constants: use, Variant: k,
				Failed: err.Error()})
		}
	}
}

// shader measures a shader with values of its specialization constants.
func (m *measurement) shader(module *ir.Module, s *shaders.Shader, entry, use string) {
	pipeline, at, err := s.Pipeline()
	var spec []vulkan.Constant
	if err == nil {
		spec, err = shaders.Constants(module, strings.Fields(use))
	}
	var made []vulkan.Pipeline
	var whose []int // index in the results
	for k := range m.modules {
		p := Pipeline{File: m.file, Entry: entry, Constants: use, Variant: k}
		if failed := firstError(err, m.errors[k]); failed != nil {
			p.Failed = failed.Error()
			m.result.pipelines = append(m.result.pipelines, p)
			continue
		}
		variant := pipeline
		variant.Stages = slices.Clone(pipeline.Stages)
		variant.Stages[at].Words, variant.Stages[at].Spec = m.modules[k].Words, spec
		executables, err := m.driver.Statistics(&variant)
		if err != nil {
			p.Failed = err.Error()
		} else {
			p.Statistics = m.statistics(executables, vulkan.StageBit(s.Model))
			made, whose = append(made, variant), append(whose, len(m.result.pipelines))
		}
		m.result.pipelines = append(m.result.pipelines, p)
	}
	m.time(made, whose)
}

func firstError(list ...error) error {
	for _, err := range list {
		if err != nil {
			return err
		}
	}
	return nil
}

// statistics sums the statistics of the executables of a stage; nearly all drivers make one executable of a
// stage. If no executable is of the stage, the driver has merged the shader into another one, and all count.
func (m *measurement) statistics(executables []vulkan.Executable, stage uint32) map[string]float64 {
	of := slices.DeleteFunc(slices.Clone(executables), func(e vulkan.Executable) bool { return e.Stages&stage == 0 })
	if len(of) == 0 {
		of = executables
	}
	sums := map[string]float64{}
	for _, e := range of {
		for _, s := range e.Statistics {
			if _, ok := sums[s.Name]; !ok && !slices.Contains(m.result.names, s.Name) {
				m.result.names = append(m.result.names, s.Name)
			}
			sums[s.Name] += s.Value
		}
	}
	return sums
}

// time measures how long pipelines take to create: in rounds, in each of which the variants take turns at random. If
// the driver crashes, the times are missing.
func (m *measurement) time(made []vulkan.Pipeline, whose []int) {
	var order []int
	for range m.Runs {
		order = append(order, m.random.Perm(len(made))...)
	}
	if len(order) == 0 {
		return
	}
	times, err := m.driver.CreationTimes(made, order)
	if err != nil {
		return
	}
	of := make([][]time.Duration, len(made))
	for turn, i := range order {
		of[i] = append(of[i], times[turn])
	}
	for i, list := range of {
		m.result.pipelines[whose[i]].Creation = median(list)
	}
}

// median returns the middle of the times, or the mean of the two in the middle.
func median(list []time.Duration) time.Duration {
	list = slices.Sorted(slices.Values(list))
	n := len(list)
	return (list[(n-1)/2] + list[n/2]) / 2
}
