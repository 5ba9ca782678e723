package drivercheck

import (
	"encoding/binary"
	"fmt"
	"slices"

	"hone/ir"
	"hone/ir/build"
	"hone/ir/view"
	"hone/pass"
	"hone/spirv"
	"hone/ssa"
	"hone/vm"
	"hone/vm/compare"
)

// A workaround writes a shader that a driver computes wrongly in another way, without changing what it means. If the
// driver agrees about that one it contradicts itself, and what the rewriting changes is what it gets wrong. doc/vm.md
// tells of the faults that these are for.
type workaround struct {
	agrees string // where it does so
	// after a difference, in a shader with workgroups of a size
	passes func(d *compare.Difference, size [3]int) *pass.Pipeline
}

var workarounds = []workaround{
	{"the driver agrees where each component of a vector has a phi of its own",
		func(*compare.Difference, [3]int) *pass.Pipeline {
			return pass.Of(ssa.SROA, ssa.Mem2Reg, scalarPhis)
		}},
	{"the driver agrees where all invocations do what that one does",
		func(d *compare.Difference, size [3]int) *pass.Pipeline {
			return pass.Of(sameInvocation(d.Invocation, size))
		}},
}

// explain returns why the driver is at fault about a module that is different, "" if that is not known: what lets it
// agree, or who else does.
func (t *trial) explain(m *tried) (string, error) {
	different, err := ir.Read(m.bin)
	if err != nil {
		return "", err
	}
	if t.want.Compare(different).Verdict == compare.Different {
		m.pass = true
		return "", nil
	}
	d := m.different.Difference
	if d == nil {
		return "", nil
	}
	if d.Region >= 0 {
		return t.secondOpinion(m), nil
	}
	for _, w := range workarounds {
		rewritten, err := ir.Read(m.bin)
		if err != nil {
			return "", err
		}
		if _, err := w.passes(d, t.program.WorkgroupSize()).Run(rewritten, pass.Options{}); err != nil {
			return "", err
		}
		other := *t
		other.options.Groups = [3]int{1, 1, 1}
		if other.want, err = compare.NewReference(rewritten, other.options); err != nil || !stores(other.want, rewritten, d) {
			continue
		}
		bin, err := rewritten.Write()
		if err != nil {
			return "", err
		}
		again := tried{bin: bin}
		other.compare(&again)
		if again.different == nil && again.decided > 0 {
			return w.agrees, nil
		}
	}
	return t.secondOpinion(m), nil
}

// withoutContraction returns a module in which all arithmetic on floats is NoContraction, false where it is anyway.
func withoutContraction(bin *spirv.Binary) (*spirv.Binary, bool) {
	m, err := ir.Read(bin)
	if err != nil {
		return nil, false
	}
	changed := false
	for _, f := range m.Functions() {
		for in := range f.Insts() {
			scalar, _ := m.Types().Scalar(in.Type)
			if in.Op.Info() == nil || in.Op.Info().Class != "Arithmetic" || m.HasDecoration(in.Result,
				spirv.DecorationNoContraction) {
				continue
			}
			if d := m.Def(scalar); d != nil && d.Op == spirv.OpTypeFloat {
				m.Decorate(in.Result, spirv.DecorationNoContraction)
				changed = true
			}
		}
	}
	if !changed {
		return nil, false
	}
	out, err := m.Write()
	return out, err == nil
}

// stores reports whether vm has a shader store what was wanted, where it was wanted. One that reads what others of the
// same invocations store to does not.
func stores(r *compare.Reference, m *ir.Module, d *compare.Difference) bool {
	in := r.Inputs(d.Run)
	p, err := vm.Compile(m, vm.Options{Subgroup: r.Setting(d.Run).Subgroup})
	if err != nil {
		return false
	}
	if _, err := p.Run(in); err != nil {
		return false
	}
	b := in.Buffers[d.Place.Slot]
	if d.Place.Offset+d.Bytes > len(b) {
		return false
	}
	var word [8]byte
	copy(word[:d.Bytes], b[d.Place.Offset:])
	return binary.LittleEndian.Uint64(word[:]) == d.Want
}

// scalarPhis splits the phis of vectors. It is linear in their operands and components.
var scalarPhis = pass.ForFunctions("scalar-phis", "phis of vectors become phis of their components",
	func(c *pass.Context, f *ir.Function) bool {
		var vectors []*ir.Inst
		for _, b := range f.Blocks {
			for phi := range b.Phis() {
				if c.Module.Def(phi.Type).Op == spirv.OpTypeVector && c.Transform() {
					vectors = append(vectors, phi)
				}
			}
		}
		for _, phi := range vectors {
			splitPhi(c, phi)
		}
		return len(vectors) > 0
	}, pass.Idempotent)

func splitPhi(c *pass.Context, phi *ir.Inst) {
	vector := c.Module.Def(phi.Type)
	component := vector.ID(0)
	parts := make([]ir.ID, vector.Word(1))
	for i := range parts {
		var words []uint32
		for k := 0; k+1 < phi.NumWords(); k += 2 {
			part := c.AtEnd(c.Module.BlockOf(phi.ID(k+1))).CompositeExtract(component, phi.ID(k), uint32(i))
			words = append(words, uint32(part), phi.Word(k+1))
		}
		parts[i] = c.Before(phi).Emit(spirv.OpPhi, component, true, words...).Result
	}
	whole := c.AtStart(phi.Block()).CompositeConstruct(phi.Type, parts...)
	c.Module.ReplaceAndRemove(phi, whole)
}

// sameInvocation makes all invocations of a shader, whose workgroups have the given size, the one with a global id, if
// only the workgroup 0, 0, 0 runs. They race, with equal values. To each id that is loaded comes that workgroup's, so
// that a compiler does not know it. Ids that functions get as pointers, and those in subgroups, stay.
func sameInvocation(global, size [3]int) *pass.Pass {
	var group, local [3]int
	for i := range 3 {
		group[i], local[i] = global[i]/size[i], global[i]%size[i]
	}
	ids := map[spirv.BuiltIn][3]int{
		spirv.BuiltInGlobalInvocationId:   global,
		spirv.BuiltInWorkgroupId:          group,
		spirv.BuiltInLocalInvocationId:    local,
		spirv.BuiltInLocalInvocationIndex: {(local[2]*size[1]+local[1])*size[0] + local[0]},
	}
	return pass.ForModule("same-invocation", fmt.Sprintf("all invocations become %d", global), func(c *pass.Context) bool {
		zero := workgroupID(c.Module)
		for _, f := range c.Module.Functions() {
			for in := range f.Insts() {
				if in.Op != spirv.OpLoad {
					continue
				}
				pointer, component := loaded(c, in)
				builtIn, _ := builtInOf(c.Module, pointer)
				if id, ok := ids[builtIn]; ok && c.Transform() {
					replaceID(c, in, id, component, zero)
				}
			}
		}
		return true
	})
}

// workgroupID returns the variable with the workgroup's id, a new one if there is none.
func workgroupID(m *ir.Module) ir.ID {
	for in := range m.Section(ir.Globals).Insts() {
		if b, ok := builtInOf(m, in.Result); ok && b == spirv.BuiltInWorkgroupId {
			return in.Result
		}
	}
	b := build.Into(m.Section(ir.Globals))
	v := b.Variable(m.Types().Pointer(spirv.StorageClassInput, m.Types().Vector(m.Types().Int(32, false), 3)),
		spirv.StorageClassInput)
	m.Decorate(v, spirv.DecorationBuiltIn, uint32(spirv.BuiltInWorkgroupId))
	for in := range m.Section(ir.EntryPoints).Insts() {
		in.SetOperands(append(slices.Clone(in.Words()), uint32(v)))
	}
	return v
}

// loaded returns the pointer that a load reads, or the vector and the component.
func loaded(c *pass.Context, load *ir.Inst) (pointer ir.ID, component int) {
	pointer = view.Load(load).Pointer()
	if chain := c.Module.Def(pointer); chain.Op == spirv.OpAccessChain && chain.NumWords() == 2 {
		if v, ok := c.Constants().IntValue(chain.ID(1)); ok && v < 3 {
			return chain.ID(0), int(v)
		}
	}
	return pointer, 0
}

// replaceID replaces the load of an id, or of a component if the type is a scalar's, by a constant to which it adds
// what a variable has.
func replaceID(c *pass.Context, load *ir.Inst, id [3]int, component int, zero ir.ID) {
	b := c.Before(load)
	group := b.Load(c.Types().Pointee(c.Module.TypeOf(zero)), zero)
	typ := c.Module.Def(load.Type)
	if typ.Op != spirv.OpTypeVector {
		group = b.CompositeExtract(c.Module.Def(c.Module.TypeOf(group)).ID(0), group, uint32(component))
		c.Module.ReplaceAndRemove(load, b.IAdd(load.Type, group, c.Constants().Int(load.Type, uint64(id[component]))))
		return
	}
	var parts []ir.ID
	for _, v := range id {
		parts = append(parts, c.Constants().Int(typ.ID(0), uint64(v)))
	}
	c.Module.ReplaceAndRemove(load, b.IAdd(load.Type, group, c.Constants().Composite(load.Type, parts...)))
}

func builtInOf(m *ir.Module, variable ir.ID) (spirv.BuiltIn, bool) {
	for d := range m.Decorations(variable) {
		if d.Kind == spirv.DecorationBuiltIn && d.Member < 0 {
			return spirv.BuiltIn(d.Params[0]), true
		}
	}
	return 0, false
}
