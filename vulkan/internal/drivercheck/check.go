// Package drivercheck asks a Vulkan driver what a compute shader does: the same inputs go to hone's vm, to the driver with the module as it is, and to the driver
// with the optimized module, and the three results are compared.
package drivercheck

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"hone"
	"hone/ir"
	"hone/spirv"
	"hone/vm"
	"hone/vulkan"
)

// Verdict says how the comparison of a shader ended.
type Verdict int

// The verdicts.
const (
	Agree       Verdict = iota // the driver's results are vm's
	Disagree                   // they are not, for the module or for the optimized one
	Unsupported                // the device or vm lacks something that the shader needs
	Undecided                  // what the shader stores is not determined, or it does not end, or the driver crashed
)

func (v Verdict) String() string {
	return [...]string{"agree", "disagree", "unsupported", "undecided"}[v]
}

// Outcome is what came of a shader.
type Outcome struct {
	Verdict  Verdict
	Reasons  []string // for what it is: differences, or what is lacking
	Stored   int      // scalars that vm stored
	Compared int      // those of them that are determined
}

func (o Outcome) String() string {
	s := o.Verdict.String()
	if o.Stored > 0 {
		s += fmt.Sprintf(", %d of %d scalars compared", o.Compared, o.Stored)
	}
	return s
}

// Checker compares shaders on a device.
type Checker struct {
	Device *vulkan.Worker
	Groups [3]int // workgroups
	Count  int    // elements of runtime arrays
	Level  string // at which modules are optimized
	Steps  uint64 // that a workgroup may take in vm
	All    int    // differences that are told
}

// New returns a Checker with two workgroups, runtime arrays of 256 elements, and optimization for speed.
func New(device *vulkan.Worker) *Checker {
	return &Checker{Device: device, Groups: [3]int{2, 1, 1}, Count: 256, Level: "O", Steps: 1 << 20, All: 3}
}

// Entries returns the names of the compute shaders of a module.
func Entries(m *ir.Module) (names []string) {
	for in := range m.Section(ir.EntryPoints).Insts() {
		if in.Op == spirv.OpEntryPoint && spirv.ExecutionModel(in.Word(0)) == spirv.ExecutionModelGLCompute {
			name, _, _ := spirv.String(in.Words()[2:])
			names = append(names, name)
		}
	}
	return names
}

// CheckAll compares a shader on the inputs of so many seeds. The outcome is the first disagreement, or else an agreement on some of them, with the sums of the scalars.
func (c *Checker) CheckAll(bin *spirv.Binary, entry string, seed uint64, runs int) (all Outcome, err error) {
	for i := range uint64(runs) {
		o, err := c.Check(bin, entry, seed+i)
		if err != nil || o.Verdict == Unsupported || o.Verdict == Disagree {
			return o, err
		}
		o.Stored, o.Compared = o.Stored+all.Stored, o.Compared+all.Compared
		if i > 0 && all.Verdict == Agree {
			o.Verdict, o.Reasons = Agree, nil
		}
		all = o
	}
	return all, nil
}

// Check compares one compute shader of a module, on inputs that the seed determines. The module has to be valid. The error is that the module
// cannot be read or that hone fails.
func (c *Checker) Check(bin *spirv.Binary, entry string, seed uint64) (Outcome, error) {
	m, err := ir.Read(bin)
	if err != nil {
		return Outcome{}, err
	}
	p, lacking := c.compile(m, entry)
	if len(lacking) > 0 {
		return Outcome{Verdict: Unsupported, Reasons: lacking}, nil
	}
	want, undecided := c.reference(m, p, entry, seed)
	if undecided != "" {
		return Outcome{Verdict: Undecided, Reasons: []string{undecided}}, nil
	}
	optimized, err := hone.Optimize(bin.Bytes(), c.Level)
	if err != nil {
		return Outcome{}, err
	}
	after, err := spirv.Decode(optimized)
	if err != nil {
		return Outcome{}, err
	}
	o := Outcome{Stored: len(want.stores)}
	for _, run := range []struct {
		name string
		bin  *spirv.Binary
	}{{"", bin}, {"optimized: ", after}} {
		got := newInputs(m, p, c.Count, seed)
		if err := c.Device.Run(run.bin.Words, got.dispatch(entry, c.Groups)); err != nil {
			o.Verdict = max(o.Verdict, Undecided)
			o.Reasons = append(o.Reasons, run.name+"driver: "+err.Error())
			continue
		}
		compared, differences := want.compare(got)
		o.Compared = compared
		if len(differences) > 0 {
			o.Verdict = Disagree
		}
		for i, d := range differences {
			if i == c.All {
				o.Reasons = append(o.Reasons, fmt.Sprintf("%s%d differences more", run.name, len(differences)-i))
				break
			}
			o.Reasons = append(o.Reasons, run.name+d)
		}
	}
	if o.Verdict == Agree && o.Compared == 0 {
		o.Verdict, o.Reasons = Undecided, []string{"nothing that it stores is determined"}
	}
	return o, nil
}

// compile returns the shader for vm, or what it or the device lacks.
func (c *Checker) compile(m *ir.Module, entry string) (*vm.Program, []string) {
	info := c.Device.Info()
	var lacking []string
	for _, l := range info.Lacks(m) {
		lacking = append(lacking, "device: "+l)
	}
	p, err := vm.Compile(m, vm.Options{Entry: entry, Subgroup: info.Subgroup})
	if u := (*vm.Unsupported)(nil); errors.As(err, &u) {
		for _, r := range u.Reasons {
			lacking = append(lacking, "vm: "+r)
		}
	} else if err != nil {
		lacking = append(lacking, "vm: "+err.Error())
	}
	if len(lacking) > 0 {
		return nil, lacking
	}
	size := p.WorkgroupSize()
	if n := size[0] * size[1] * size[2]; n > info.MaxInvocations || size[0] > info.MaxSize[0] || size[1] > info.MaxSize[1] || size[2] > info.MaxSize[2] {
		lacking = append(lacking, fmt.Sprintf("device: a workgroup of %d × %d × %d", size[0], size[1], size[2]))
	}
	return p, lacking
}

// reference runs the shader in vm. It gives a reason where that says nothing about what a driver does.
func (c *Checker) reference(m *ir.Module, p *vm.Program, entry string, seed uint64) (*reference, string) {
	r := &reference{before: newInputs(m, p, c.Count, seed)}
	if n := r.before.bytes(); n > maxBytes {
		return nil, fmt.Sprintf("its buffers take %d bytes", n)
	}
	var result *vm.Result
	var err error
	if r.after, result, err = c.vm(m, p, seed, nil); err != nil {
		return nil, "vm: " + err.Error()
	}
	for _, x := range result.Reports {
		switch {
		case x.Kind == vm.UnreachableReached:
			return nil, "vm: OpUnreachable reached"
		case x.Kind == vm.OutOfBounds && len(r.before.regions) > 0:
			return nil, "vm: out of bounds, and a driver may crash where that is an address: " + x.Place
		}
	}
	if _, result, err = c.vm(m, p, seed, &vm.Track{}); err != nil {
		return nil, "vm: " + err.Error()
	}
	r.stores = result.Stores
	r.lost = slices.ContainsFunc(result.Lost, func(bits uint64) bool { return bits != 0 })
	if !usesSubgroups(m) {
		if r.race, err = c.race(m, entry, seed); err != nil {
			return nil, "vm: " + err.Error()
		}
	}
	return r, ""
}

// vm runs the shader and returns what it made of the inputs.
func (c *Checker) vm(m *ir.Module, p *vm.Program, seed uint64, track *vm.Track) (*inputs, *vm.Result, error) {
	after := newInputs(m, p, c.Count, seed)
	in := after.vm(c.Groups)
	in.Steps, in.Track = c.Steps, track
	result, err := p.Run(in)
	after.restore()
	return after, result, err
}

// race runs the shader with each invocation by itself, one after the other. Where the results are not those of invocations in lockstep, they depend on the
// order, and are not determined. Shaders with subgroup operations mean something else then.
func (c *Checker) race(m *ir.Module, entry string, seed uint64) (*inputs, error) {
	p, err := vm.Compile(m, vm.Options{Entry: entry, Subgroup: 1})
	if err != nil {
		return nil, err
	}
	after := newInputs(m, p, c.Count, seed)
	in := after.vm(c.Groups)
	in.Steps = c.Steps * uint64(c.Device.Info().Subgroup)
	_, err = p.Run(in)
	after.restore()
	return after, err
}

// usesSubgroups reports whether a module has operations or inputs of subgroups.
func usesSubgroups(m *ir.Module) bool {
	for in := range m.Section(ir.Capabilities).Insts() {
		switch c := spirv.Capability(in.Word(0)); {
		case strings.HasPrefix(c.String(), "GroupNonUniform"), strings.HasPrefix(c.String(), "Subgroup"), c == spirv.CapabilityGroups:
			return true
		}
	}
	return false
}
