package examples

import (
	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// CountCalls returns a pass that counts how often each function is entered, by all invocations together. The counts are
// in a storage buffer that it adds at a descriptor set and binding: an array of uint, in the order of the functions.
//
// Cost: linear in the functions, the variables and the entry points. It leaves alone kernels, and modules that have
// something at the binding, with a remark.
func CountCalls(set, binding uint32) *pass.Pass {
	return pass.ForModule("count-calls", "calls of each function are counted in a buffer", func(c *pass.Context) bool {
		m := c.Module
		if taken := m.VariableAt(set, binding); taken != 0 || !m.HasCapability(spirv.CapabilityShader) {
			c.Remark(taken, "no buffer can be added at the binding %d.%d", set, binding)
			return false
		}
		if !c.Grow(20+2*len(m.Functions())) || !c.Transform() {
			return false
		}
		u32 := c.Types().Int(32, false)
		number := func(n int) ir.ID { return c.Constants().Int(u32, uint64(n)) }
		counts := m.AddVariable(ir.Variable{
			Name:        "counts",
			Class:       spirv.StorageClassStorageBuffer,
			Type:        c.Types().Block(ir.Member{Name: "calls", Type: c.Types().RuntimeArray(u32, 4)}),
			Decorations: ir.Binding(set, binding),
		})
		scope := spirv.ScopeDevice
		if m.HasCapability(spirv.CapabilityVulkanMemoryModel) { // where that scope takes another capability
			scope = spirv.ScopeQueueFamily
		}
		for i, f := range m.Functions() {
			if len(f.Blocks) == 0 { // it is declared here and defined in another module
				continue
			}
			b := c.AtStart(f.Blocks[0]) // after the variables of the function
			pointer := c.Types().Pointer(spirv.StorageClassStorageBuffer, u32)
			place := b.AccessChain(pointer, counts, number(0), number(i))
			b.AtomicIAdd(u32, place, number(int(scope)), number(int(spirv.MemorySemanticsNone)), number(1))
			c.Remark(f.Result(), "its calls are counts[%d]", i)
		}
		return true
	})
}
