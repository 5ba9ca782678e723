package examples

import (
	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// CountCalls returns a pass that counts how often each function is entered, by all invocations together. The counts are in a storage buffer that it
// adds, at a descriptor set and binding that the module has nothing at: an array of uint, in the order of the functions.
//
// Cost: linear in the functions, the variables and the entry points. It leaves alone kernels, and modules that have something at the
// binding, with a remark.
func CountCalls(set, binding uint32) *pass.Pass {
	return pass.ForModule("count-calls", "calls of each function are counted in a buffer", func(c *pass.Context) bool {
		m := c.Module
		if !m.HasCapability(spirv.CapabilityShader) {
			c.Remark(0, "a kernel has no buffers at bindings")
			return false
		}
		if taken := variableAt(m, set, binding); taken != 0 {
			c.Remark(taken, "it is at the binding of the counts, %d.%d", set, binding)
			return false
		}
		if !c.Grow(20+2*len(m.Functions())) || !c.Transform() {
			return false
		}
		counts := addCounts(c, set, binding)
		enterInterfaces(m, counts)
		for i, f := range m.Functions() {
			if len(f.Blocks) > 0 { // or it is declared here and defined in another module
				count(c, f, counts, i)
			}
		}
		return true
	})
}

// variableAt returns the variable at a descriptor set and binding, 0 for none.
func variableAt(m *ir.Module, set, binding uint32) ir.ID {
	for in := range m.Section(ir.Globals).Insts() {
		there := [2]bool{}
		for d := range m.Decorations(in.Result) {
			switch d.Kind {
			case spirv.DecorationDescriptorSet:
				there[0] = d.Params[0] == set
			case spirv.DecorationBinding:
				there[1] = d.Params[0] == binding
			}
		}
		if there == [2]bool{true, true} {
			return in.Result
		}
	}
	return 0
}

// addCounts adds the buffer, struct { uint counts[]; }, and returns its variable.
func addCounts(c *pass.Context, set, binding uint32) ir.ID {
	m := c.Module
	if m.Header.Version < spirv.MakeVersion(1, 3) {
		m.RequireExtension("SPV_KHR_storage_buffer_storage_class")
	}
	// Types that will be decorated are made anew: one that is there may be in use for something else.
	u32 := c.Types().Int(32, false)
	globals := c.AtEnd(m.Section(ir.Globals))
	array := globals.TypeRuntimeArray(u32)
	block := globals.TypeStruct(array)
	m.Decorate(array, spirv.DecorationArrayStride, 4)
	m.Decorate(block, spirv.DecorationBlock)
	c.AtEnd(m.Section(ir.Annotations)).MemberDecorate(block, 0, spirv.DecorationOffset, 0)

	variable := globals.Variable(c.Types().Pointer(spirv.StorageClassStorageBuffer, block), spirv.StorageClassStorageBuffer)
	m.Decorate(variable, spirv.DecorationDescriptorSet, set)
	m.Decorate(variable, spirv.DecorationBinding, binding)
	m.SetName(block, "Counts")
	m.SetName(variable, "counts")
	return variable
}

// enterInterfaces adds a variable to the interfaces of entry points. From SPIR-V 1.4 on they name all variables outside of functions that the entry point
// uses, before that only inputs and outputs.
func enterInterfaces(m *ir.Module, variable ir.ID) {
	if m.Header.Version < spirv.MakeVersion(1, 4) {
		return
	}
	for in := range m.Section(ir.EntryPoints).Insts() {
		if in.Op == spirv.OpEntryPoint {
			in.SetInterface(append(in.Interface(), variable))
		}
	}
}

// count adds 1 to the count of a function where it begins.
func count(c *pass.Context, f *ir.Function, counts ir.ID, index int) {
	scope := spirv.ScopeDevice
	if c.Module.HasCapability(spirv.CapabilityVulkanMemoryModel) { // where that scope takes another capability
		scope = spirv.ScopeQueueFamily
	}
	u32 := c.Types().Int(32, false)
	number := func(n int) ir.ID { return c.Constants().Int(u32, uint64(n)) }
	b := c.AtStart(f.Blocks[0]) // behind the variables of the function
	place := b.AccessChain(c.Types().Pointer(spirv.StorageClassStorageBuffer, u32), counts, number(0), number(index))
	b.AtomicIAdd(u32, place, number(int(scope)), number(int(spirv.MemorySemanticsNone)), number(1))
	if c.WantsRemarks() {
		c.Remark(f.Result(), "its calls are counts[%d]", index)
	}
}
