// Package drivercheck asks a Vulkan driver what a compute shader does: the same inputs go to hone's vm, to the driver
// with the module as it is, and to the driver with the optimized module, and the three results are compared.
package drivercheck

import (
	"errors"
	"fmt"
	"slices"

	"hone/ir"
	"hone/pass"
	"hone/spirv"
	"hone/vm"
	"hone/vm/compare"
	"hone/vm/layout"
	"hone/vulkan"
)

// Verdict says how the comparison of a shader ended.
type Verdict int

// The verdicts.
const (
	Agree  Verdict = iota // the driver's results are vm's, bit for bit
	Within                // they are as Vulkan allows where vm has its results
	// they are not, but those of a module that means the same are, or those of another driver: the driver contradicts
	// itself, or is alone
	Fault
	Disagree    // they are not, for the module or for the optimized one
	Unsupported // the device or vm lacks something that the shader needs
	Undecided   // nothing that the shader stores is determined, or it does not end, or the driver crashed
)

func (v Verdict) String() string {
	return [...]string{"agree", "agree within bounds", "fault of the driver", "disagree", "unsupported", "undecided"}[v]
}

// Outcome is what came of a shader.
type Outcome struct {
	Verdict Verdict
	// for what it is: the first difference of bits of the module and of the optimized one, with what lets the driver
	// agree, or what is lacking
	Reasons  []string
	Pass     bool // what the optimizer made is different in vm, too: it is at fault, and no driver
	Stored   int  // scalars that vm stored, in the runs that were compared
	Compared int  // those of them that are determined
}

func (o Outcome) String() string {
	s := o.Verdict.String()
	if o.Stored > 0 {
		s += fmt.Sprintf(", %d of %d values compared", o.Compared, o.Stored)
	}
	return s
}

// Device executes compute shaders: a [vulkan.Worker], or in tests what stands in for a driver.
type Device interface {
	Info() *vulkan.Info
	Run(words []uint32, dispatch vulkan.Dispatch) error
}

// Checker compares shaders on a device.
type Checker struct {
	Device Device
	// another driver, asked about what Device does otherwise than vm, or does not do; nil for none
	Second   Device
	Pipeline *pass.Pipeline  // optimizes modules
	Options  compare.Options // Entry, Device and Subgroup are set by Check
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

// Check compares one compute shader of a module: bit for bit first, and where that fails, within what Vulkan allows,
// unless Options.Exact is set. The module has to be valid. The error is that the module cannot be read or that hone
// fails.
func (c *Checker) Check(bin *spirv.Binary, entry string) (Outcome, error) {
	o := c.Options
	o.Entry, o.Device, o.Subgroup, o.Exact = entry, true, c.Device.Info().Subgroup, true
	found, err := c.check(bin, o)
	if found.Verdict != Disagree && found.Verdict != Fault || c.Options.Exact {
		return found, err
	}
	o.Exact = false
	bounded, err := c.check(bin, o)
	if bounded.Verdict == Agree {
		bounded.Verdict, bounded.Reasons = Within, found.Reasons
	}
	if err != nil || bounded.Verdict != Disagree {
		return bounded, err
	}
	if fixed, ok := withoutContraction(bin); ok {
		// Vulkan lets a driver reorder sums and products, which no interval follows (doc/vm.md).
		o := o
		o.Exact = false
		as, err := c.check(fixed, o)
		if err != nil {
			return as, err
		}
		if as.Verdict == Agree {
			as.Verdict, as.Reasons = Within, nil
			for _, reason := range bounded.Reasons {
				as.Reasons = append(as.Reasons, reason+"; the driver agrees where all arithmetic is NoContraction")
			}
			return as, nil
		}
	}
	if !c.Device.Info().Has("robustBufferAccess2") {
		return bounded, nil
	}
	// What an undefined value from beyond a buffer decides in shared memory is not followed (Options.Robust).
	o.Robust, o.Exact = true, true
	robust, err := c.check(bin, o)
	if robust.Verdict == Agree {
		return robust, err
	}
	return bounded, err
}

func (c *Checker) check(bin *spirv.Binary, o compare.Options) (Outcome, error) {
	m, err := ir.Read(bin)
	if err != nil {
		return Outcome{}, err
	}
	info := c.Device.Info()
	p, lacking := compile(info, m, vm.Options{Entry: o.Entry, Subgroup: o.Subgroup})
	if len(lacking) > 0 {
		return Outcome{Verdict: Unsupported, Reasons: lacking}, nil
	}
	optimized, err := ir.Read(bin)
	if err != nil {
		return Outcome{}, err
	}
	if _, err := c.Pipeline.Run(optimized, pass.Options{}); err != nil {
		return Outcome{}, err
	}
	smaller, err := optimized.Write()
	if err != nil {
		return Outcome{}, err
	}
	want, err := compare.NewReference(m, o)
	if err != nil {
		return Outcome{Verdict: Undecided, Reasons: []string{"vm: " + err.Error()}}, nil
	}
	t := trial{Checker: c, options: o, program: p, want: want, uniform: uniformBuffers(m)}
	modules := []tried{{name: "", bin: bin}, {name: "optimized: ", bin: smaller}}
	for i := range modules {
		if err := t.all(&modules[i]); err != nil {
			return Outcome{}, err
		}
	}
	return outcome(modules), nil
}

// compile returns the shader for vm, or what it or the device lacks.
func compile(info *vulkan.Info, m *ir.Module, o vm.Options) (*vm.Program, []string) {
	var lacking []string
	for _, l := range info.Lacks(m) {
		lacking = append(lacking, "device: "+l)
	}
	p, err := vm.Compile(m, o)
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
	lacking = append(unbound(p), shared(p, m)...)
	if p.Model() != spirv.ExecutionModelGLCompute {
		return p, lacking
	}
	size := p.WorkgroupSize()
	if n := size[0] * size[1] * size[2]; n > info.MaxInvocations || size[0] > info.MaxSize[0] ||
		size[1] > info.MaxSize[1] || size[2] > info.MaxSize[2] {
		lacking = append(lacking, fmt.Sprintf("device: a workgroup of %d × %d × %d", size[0], size[1], size[2]))
	}
	return p, lacking
}

// trial is the comparison of a shader.
type trial struct {
	*Checker
	options compare.Options
	program *vm.Program
	want    *compare.Reference
	uniform map[[2]uint32]bool
}

// tried is a module that runs on the device, and what was found out.
type tried struct {
	name             string // for messages
	bin              *spirv.Binary
	different        *compare.Result // the first run that is
	explained        string          // why it is the driver that is at fault, "" if that is not known
	pass             bool            // it is the optimizer
	undecided        string          // why a run was not decided
	failed           bool            // since the driver failed
	decided          int             // runs
	compared, stored int
}

// all compares the runs of a module, up to the first difference, which is explained if that is possible.
func (t *trial) all(m *tried) (err error) {
	t.compare(m)
	switch {
	case m.different != nil:
		m.explained, err = t.explain(m)
	case m.decided == 0 && m.failed:
		m.explained = t.secondOpinion(m)
	}
	return err
}

// secondOpinion asks the other driver about a module, and returns what that says against the first, "" for nothing. A
// driver with subgroups of another size is not asked.
func (t *trial) secondOpinion(m *tried) string {
	if t.Second == nil || t.Second.Info().Subgroup != t.Device.Info().Subgroup {
		return ""
	}
	other := *t
	checker := *t.Checker
	checker.Device = t.Second
	other.Checker = &checker
	again := tried{name: m.name, bin: m.bin}
	other.compare(&again)
	if again.different != nil || again.decided == 0 {
		return ""
	}
	return "another driver agrees: " + t.Second.Info().String()
}

func (t *trial) compare(m *tried) {
	for run := range t.options.Runs {
		if m.different == nil {
			t.run(run, m)
		}
	}
}

// run compares a run of a module.
func (t *trial) run(run int, m *tried) {
	in := t.want.Inputs(run)
	if reason := t.dangerous(run); reason != "" {
		m.undecided = reason
		return
	}
	if err := t.Device.Run(m.bin.Words, t.dispatch(in)); err != nil {
		m.undecided, m.failed = "driver: "+err.Error(), true
		return
	}
	c := t.want.CompareMemory(run, in)
	m.compared, m.stored = m.compared+c.Compared, m.stored+c.Stored
	switch c.Verdict {
	case compare.Different:
		m.different = c
	case compare.Undecided:
		m.undecided = c.Reason
	default:
		m.decided++
	}
}

// dangerous says why a run would harm a driver: at an address that no memory has, there is something else.
func (t *trial) dangerous(run int) string {
	in := t.want.Inputs(run)
	if len(in.Regions) == 0 {
		return ""
	}
	result, err := t.program.Run(in)
	if err != nil {
		return "vm: " + err.Error()
	}
	for _, r := range result.Reports {
		if r.Kind == vm.OutOfBounds {
			return "vm: out of bounds: " + r.Place
		}
	}
	return ""
}

// outcome sums up what was found out about modules.
func outcome(modules []tried) Outcome {
	o := Outcome{Stored: modules[0].stored, Compared: modules[0].compared}
	for _, m := range modules {
		o.Pass = o.Pass || m.pass
		switch {
		case m.different == nil && m.explained == "":
			continue
		case m.different == nil:
			o.Verdict = max(o.Verdict, Fault)
			o.Reasons = append(o.Reasons, m.name+m.undecided+"; "+m.explained)
		case m.explained == "":
			o.Verdict = Disagree
			o.Reasons = append(o.Reasons, m.name+m.different.Reason)
		default:
			o.Verdict = max(o.Verdict, Fault)
			o.Reasons = append(o.Reasons, m.name+m.different.Reason+"; "+m.explained)
		}
	}
	if o.Verdict != Agree {
		return o
	}
	for _, m := range modules {
		if m.decided == 0 {
			o.Verdict = Undecided
			o.Reasons = append(o.Reasons, m.name+m.undecided)
		}
	}
	o.Reasons = slices.Compact(o.Reasons)
	return o
}

// dispatch returns the inputs for a driver, which writes to the same memory.
func (t *trial) dispatch(in vm.Inputs) vulkan.Dispatch { return dispatch(t.program, t.uniform, in) }

// Dispatch returns the inputs of a shader of a module for a driver, which writes to the same memory.
func Dispatch(m *ir.Module, p *vm.Program, in vm.Inputs) vulkan.Dispatch {
	return dispatch(p, uniformBuffers(m), in)
}

func dispatch(p *vm.Program, uniform map[[2]uint32]bool, in vm.Inputs) vulkan.Dispatch {
	d := vulkan.Dispatch{Entry: p.Entry(), Groups: in.Groups, Push: in.Push}
	for _, slot := range p.Slots() {
		b := vulkan.Buffer{Set: slot.Set, Binding: slot.Binding, Element: slot.Element,
			Uniform: uniform[[2]uint32{slot.Set, slot.Binding}], Data: in.Buffers[slot]}
		if im, ok := in.Images[slot]; ok {
			im.Data = nil
			b.Image, b.Storage = &im, storesTo(p, slot)
		}
		if s, ok := in.Samplers[slot]; ok {
			b.Sampler = &s
		}
		d.Buffers = append(d.Buffers, b)
	}
	for _, r := range in.Regions {
		d.Regions = append(d.Regions, vulkan.Region{Address: r.Address, Data: r.Data})
	}
	return d
}

// storesTo reports whether the image at a slot is one that is read and written without a sampler.
func storesTo(p *vm.Program, slot layout.Slot) bool {
	return slices.ContainsFunc(p.Bindings(), func(b layout.Binding) bool {
		return b.Slot == slot && b.Image != nil && b.Image.Storage
	})
}

// shared returns the bindings at which a module has descriptors of several types: no set of descriptors is for both.
// That is so in HLSL whose registers are bindings, t1 as well as u1.
func shared(p *vm.Program, m *ir.Module) (lacking []string) {
	kinds, uniform := map[[2]uint32]string{}, uniformBuffers(m)
	for at := range storageBuffers(m) {
		if uniform[at] {
			lacking = append(lacking, fmt.Sprintf("device: a uniform buffer and a storage buffer at %d.%d", at[0], at[1]))
		}
	}
	for _, b := range p.Bindings() {
		at, kind := [2]uint32{b.Slot.Set, b.Slot.Binding}, "storage buffer"
		switch {
		case b.Push || b.Slot.PerInvocation():
			continue
		case b.Sizes > 0, b.Slot.Kind == layout.Uniform, b.Slot.Kind == layout.Counter, b.Slot.Kind == layout.Heap:
			lacking = append(lacking, fmt.Sprintf("device: %s, which is no buffer or image of a descriptor set", b.Slot))
			continue
		case b.Image != nil && b.Image.Storage:
			kind = "storage image"
		case b.Image != nil || b.Sampler: // which may be one descriptor
			kind = "sampled image"
		case uniform[at]:
			kind = "uniform buffer"
		}
		if was, ok := kinds[at]; ok && was != kind {
			lacking = append(lacking, fmt.Sprintf("device: a %s and a %s at %s", was, kind, b.Slot))
		}
		kinds[at] = kind
	}
	slices.Sort(lacking)
	return lacking
}

// unbound returns what of images is not bound to a driver.
func unbound(p *vm.Program) (lacking []string) {
	for _, b := range p.Bindings() {
		switch {
		case b.Image == nil && !b.Sampler:
		case b.Unsized:
			lacking = append(lacking, "device: an array of images without a size")
		case b.Image != nil && (b.Image.Multisampled || b.Image.Depth || b.Image.Width == 64):
			lacking = append(lacking, "device: an image that is "+b.Image.String())
		}
	}
	return slices.Compact(lacking)
}

// uniformBuffers returns the sets and bindings of uniform buffers: in the storage class Uniform, and not BufferBlock.
func uniformBuffers(m *ir.Module) map[[2]uint32]bool { return buffers(m, false) }

// storageBuffers returns those of others.
func storageBuffers(m *ir.Module) map[[2]uint32]bool { return buffers(m, true) }

func buffers(m *ir.Module, storage bool) map[[2]uint32]bool {
	decoration := func(id ir.ID, kind spirv.Decoration) (v uint32, ok bool) {
		for d := range m.Decorations(id) {
			if d.Kind == kind && d.Member < 0 {
				if len(d.Params) > 0 {
					v = d.Params[0]
				}
				return v, true
			}
		}
		return 0, false
	}
	found := map[[2]uint32]bool{}
	for in := range m.Section(ir.Globals).Insts() {
		if in.Op != spirv.OpVariable {
			continue
		}
		class := spirv.StorageClass(in.Word(0))
		if class != spirv.StorageClassUniform && class != spirv.StorageClassStorageBuffer {
			continue
		}
		block := m.Types().Pointee(in.Type)
		for m.Def(block).Op == spirv.OpTypeArray || m.Def(block).Op == spirv.OpTypeRuntimeArray {
			block = m.Def(block).ID(0)
		}
		_, written := decoration(block, spirv.DecorationBufferBlock)
		if storage == (written || class == spirv.StorageClassStorageBuffer) {
			set, _ := decoration(in.Result, spirv.DecorationDescriptorSet)
			binding, _ := decoration(in.Result, spirv.DecorationBinding)
			found[[2]uint32{set, binding}] = true
		}
	}
	return found
}
