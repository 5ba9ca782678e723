// Package kernels computes, in Go, the results of the compute kernels in testdata/shaders/kernels. A kernel's file of
// inputs, NAME.yaml, is read by [Kernel.Load]; [Case.Check] compares the buffers of a run, on whatever implementation,
// with the results that the package computes from the same inputs. No shader is executed for these results, and no code
// of the vm or the optimizer takes part in them.
package kernels

import (
	"encoding/binary"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"

	"hone/internal/corpus"
	"hone/ir"
	"hone/spirv"
	"hone/vm"
	"hone/vm/inputs"
)

// Kernel is a compute kernel with the function that computes its results.
type Kernel struct {
	Name string // of its files
	Tolerance
	// LargeTolerance, unless zero, is the tolerance for the large inputs, whose sums are longer.
	LargeTolerance Tolerance
	want           func(c *Case)
}

// Tolerance says how far results may be from the expectation: a number differs by at most Absolute plus Relative times
// its size. Integers are exact unless Absolute is 1 or more.
type Tolerance struct {
	Absolute, Relative float64
	// Outliers is the share of the numbers of a buffer that may differ by more: a rounding error may change the branch
	// that an invocation takes.
	Outliers float64
}

// Folder is the folder of the kernels.
func Folder() string { return filepath.Join(corpus.Root(), "testdata", "shaders", "kernels") }

// Variants of inputs: the files of a kernel are NAME.yaml and NAME.large.yaml.
const (
	Small = ""
	Large = ".large"
)

// Case is a kernel with inputs. Its methods read the buffers as the inputs have them.
type Case struct {
	*Kernel
	File    *inputs.File
	bound   Tolerance
	Binary  *spirv.Binary // the module as the front end made it
	before  []buffer
	push    []byte
	outputs []output
}

// buffer is a buffer before a run.
type buffer struct {
	*inputs.Buffer
	data []byte
}

// output is a buffer whose results are known.
type output struct {
	name   string
	at     int // byte of the buffer where the results begin
	floats []float64
	width  int // bits of a float, or of an integer
	ints   []int64
	// of this buffer; nil for the tolerance of the kernel
	tolerance *Tolerance
	sorted    int // the results are records of so many integers in any order; 0 for a fixed order
}

// Load reads the module of a kernel and the inputs of a variant, and computes the expected results.
func (k *Kernel) Load(variant string) (*Case, error) {
	path := filepath.Join(Folder(), k.Name+variant+".yaml")
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	f, err := inputs.Read(path, Folder(), text)
	if err != nil {
		return nil, err
	}
	data, err := os.ReadFile(f.Shader)
	if err != nil {
		return nil, err
	}
	bin, err := spirv.Decode(data)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", f.Shader, err)
	}
	c := &Case{Kernel: k, File: f, Binary: bin, bound: k.Tolerance}
	if variant == Large && k.LargeTolerance != (Tolerance{}) {
		c.bound = k.LargeTolerance
	}
	r, err := c.Bind(bin)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	for _, b := range r.Binder.Buffers {
		c.before = append(c.before, buffer{b, b.Before})
	}
	c.push = slices.Clone(r.Inputs.Push)
	k.want(c)
	return c, nil
}

// Run is a module of a kernel that is bound to inputs.
type Run struct {
	Program *vm.Program
	Binder  *inputs.Binder
	Inputs  *vm.Inputs
	Spec    map[uint32]uint64 // bits of specialization constants by SpecId
	Module  *ir.Module
}

// Bind gives a module of the kernel, optimized or not, the inputs of the case in memory of their own.
func (c *Case) Bind(bin *spirv.Binary) (*Run, error) {
	m, err := ir.Read(bin)
	if err != nil {
		return nil, err
	}
	o, _, err := c.File.Options(m)
	if err != nil {
		return nil, err
	}
	p, err := vm.Compile(m, o)
	if err != nil {
		return nil, err
	}
	b := inputs.NewBinder(c.File, p, os.ReadFile)
	in, err := b.Inputs()
	if err != nil {
		return nil, err
	}
	if len(b.Notes) > 0 {
		return nil, fmt.Errorf("%q", b.Notes)
	}
	return &Run{p, b, in, o.Spec, m}, nil
}

// Buffer returns the bytes of a buffer of the run, nil if the module does not have it.
func (r *Run) Buffer(name string) []byte {
	for _, b := range r.Binder.Buffers {
		if named(b, name) {
			return b.Data
		}
	}
	return nil
}

func named(b *inputs.Buffer, name string) bool {
	return b.Binding != nil && (b.Binding.Slot.String() == name || b.Binding.Name == name || b.Binding.Block == name)
}

// Check compares the results of a run with the expected results.
func (c *Case) Check(r *Run) error {
	if len(c.outputs) == 0 {
		return fmt.Errorf("%s: no result is known", c.Name)
	}
	for i := range c.outputs {
		o := &c.outputs[i]
		data := r.Buffer(o.name)
		if data == nil {
			return fmt.Errorf("%s: the module has no buffer %s", c.Name, o.name)
		}
		if err := o.check(data, c.bound); err != nil {
			return fmt.Errorf("%s: %w", c.Name, err)
		}
	}
	return nil
}

// Results are the expected results in a buffer.
type Results struct {
	Place string    // the buffer, with the byte where the results begin
	Count int       // of numbers
	First []float64 // the first few
}

// Results returns the expected results of the case. Records that may come in any order are sorted.
func (c *Case) Results() (list []Results) {
	for i := range c.outputs {
		o := &c.outputs[i]
		r := Results{Place: o.name, Count: len(o.floats) + len(o.ints)}
		if o.at > 0 {
			r.Place += fmt.Sprintf("+%d", o.at)
		}
		for k := range min(r.Count, 6) {
			if o.floats != nil {
				r.First = append(r.First, o.floats[k])
			} else {
				r.First = append(r.First, float64(o.ints[k]))
			}
		}
		list = append(list, r)
	}
	return list
}

// check compares the bytes of a buffer.
func (o *output) check(data []byte, t Tolerance) error {
	if len(data) < o.at {
		return fmt.Errorf("%s has %d bytes", o.name, len(data))
	}
	data = data[o.at:]
	if o.tolerance != nil {
		t = *o.tolerance
	}
	count := len(o.floats) + len(o.ints)
	if len(data) < count*o.width/8 {
		return fmt.Errorf("%s has %d bytes, want %d numbers of %d bits", o.name, len(data), count, o.width)
	}
	got, want := make([]float64, count), o.floats
	if o.floats == nil {
		ints := make([]int64, count)
		for i := range ints {
			ints[i] = o.intAt(data, i)
		}
		if o.sorted > 0 {
			sortRecords(ints, o.sorted)
		}
		want = make([]float64, count)
		for i := range ints {
			got[i], want[i] = float64(ints[i]), float64(o.ints[i])
		}
	} else {
		for i := range got {
			got[i] = floatAt(data, o.width, i)
		}
	}
	return compare(o.name, got, want, t)
}

// compare compares numbers.
func compare(name string, got, want []float64, t Tolerance) error {
	wrong, first := 0, -1
	for i := range got {
		if d := math.Abs(got[i] - want[i]); !(d <= t.Absolute+t.Relative*math.Abs(want[i])) {
			if wrong++; first < 0 {
				first = i
			}
		}
	}
	if float64(wrong) > t.Outliers*float64(len(got)) {
		return fmt.Errorf("%d of %d numbers of %s are wrong: number %d is %v, want %v", wrong, len(got), name, first,
			got[first], want[first])
	}
	return nil
}

// sortRecords sorts records of n integers.
func sortRecords(list []int64, n int) {
	var records [][]int64
	for r := range slices.Chunk(slices.Clone(list), n) {
		records = append(records, r)
	}
	slices.SortFunc(records, slices.Compare)
	copy(list, slices.Concat(records...))
}

func (o *output) intAt(data []byte, i int) int64 {
	switch o.width {
	case 8:
		return int64(data[i])
	case 16:
		return int64(binary.LittleEndian.Uint16(data[2*i:]))
	}
	return int64(binary.LittleEndian.Uint32(data[4*i:]))
}
