package resources

import (
	"slices"

	"hone/ir"
	"hone/ir/build"
	"hone/lower"
	"hone/pass"
	"hone/spirv"
)

// entriesNaming returns the entry points whose interfaces name a variable.
func entriesNaming(m *ir.Module, variable ir.ID) (list []*ir.Inst) {
	for e := range m.Section(ir.EntryPoints).Insts() {
		if e.Op == spirv.OpEntryPoint && !e.Unknown() && slices.Contains(e.Interface(), variable) {
			list = append(list, e)
		}
	}
	return list
}

// uints reports whether a type is an integer of 32 bits, or a vector of n of them.
func uints(m *ir.Module, typ ir.ID, n int) bool {
	scalar, of := m.Types().Scalar(typ)
	d := m.Def(scalar)
	return of == n && d != nil && d.Op == spirv.OpTypeInt && d.Literal(0) == 32
}

// workgroupSize returns the size of an entry point's workgroups as three unsigned numbers, where b builds; ok is false
// where the module does not say it.
func workgroupSize(c *pass.Context, b build.Builder, entry *ir.Inst) (size [3]ir.ID, ok bool) {
	m := c.Module
	u32 := m.Types().Int(32, false)
	if in := m.WorkgroupSize(); in != nil {
		part := m.Types().PartAt(in.Type, 0)
		for i := range size {
			size[i] = lower.Cast(m, b, u32, b.CompositeExtract(part, in.Result, uint32(i)))
		}
		return size, true
	}
	if mode := executionMode(m, entry.ID(1), spirv.ExecutionModeLocalSizeId); mode != nil && mode.NumWords() == 5 {
		for i := range size {
			size[i] = lower.Cast(m, b, u32, mode.ID(2+i))
		}
		return size, true
	}
	if mode := executionMode(m, entry.ID(1), spirv.ExecutionModeLocalSize); mode != nil && mode.NumWords() == 5 {
		for i := range size {
			size[i] = m.Constants().Int(u32, uint64(mode.Literal(2+i)))
		}
		return size, true
	}
	return size, false
}

// saysWorkgroupSize reports whether workgroupSize has an answer.
func saysWorkgroupSize(m *ir.Module, entry *ir.Inst) bool {
	return m.WorkgroupSize() != nil || executionMode(m, entry.ID(1), spirv.ExecutionModeLocalSizeId) != nil ||
		executionMode(m, entry.ID(1), spirv.ExecutionModeLocalSize) != nil
}

// computeInputs makes inputs that are a built-in value Private variables, which each entry point sets at its start to
// what compute builds. Whatever loads them stays as it is; private-to-local and mem2reg do the rest. accepts says which
// variables and entry points are to be changed: a variable stays where one of its entry points does. compute may load
// the built-in value itself, which then comes from another variable.
func computeInputs(c *pass.Context, kind spirv.BuiltIn, accepts func(v, entry *ir.Inst) bool,
	compute func(b build.Builder, v, entry *ir.Inst) ir.ID) bool {
	m := c.Module
	type input struct {
		variable *ir.Inst
		entries  []*ir.Inst
	}
	var inputs []input
	var variables []*ir.Inst
	for _, v := range lower.BuiltInInputs(m, kind) {
		entries := entriesNaming(m, v.Result)
		if slices.ContainsFunc(entries, func(e *ir.Inst) bool { return !hasBody(m, e) || !accepts(v, e) }) {
			c.Remark(v.Result, "the input stays: its type, or an entry point that has it, is not one that it is computed for")
			continue
		}
		if err := checkAccesses(m, []*ir.Inst{v}); err != nil {
			c.Remark(v.Result, "the input stays: %v", err)
			continue
		}
		if c.Grow(16*len(entries)) && c.Transform() {
			inputs, variables = append(inputs, input{v, entries}), append(variables, v)
		}
	}
	if inputs == nil {
		return false
	}
	for _, v := range variables {
		for _, kind := range []spirv.Decoration{spirv.DecorationBuiltIn, spirv.DecorationFlat,
			spirv.DecorationNoPerspective, spirv.DecorationCentroid, spirv.DecorationSample} {
			m.RemoveDecoration(v.Result, kind)
		}
	}
	setStorageClass(m, variables, spirv.StorageClassPrivate)
	for _, x := range inputs {
		id := x.variable.Result
		done := m.NewTable()
		for _, e := range x.entries {
			if m.Header.Version < spirv.MakeVersion(1, 4) {
				e.SetInterface(slices.DeleteFunc(slices.Clone(e.Interface()), func(i ir.ID) bool { return i == id }))
			}
			if done.Get(e.ID(1)) == 0 { // a function may be the entry point of several names
				b := c.AtStart(m.Def(e.ID(1)).Function().Blocks[0])
				b.Store(id, compute(b, x.variable, e))
			}
			done.Set(e.ID(1), 1)
		}
		done.Release()
	}
	return true
}

// hasBody reports whether the function of an entry point is there.
func hasBody(m *ir.Module, e *ir.Inst) bool {
	d := m.Def(e.ID(1))
	return d != nil && d.Op == spirv.OpFunction && len(d.Function().Blocks) > 0
}
