package compare

import (
	"fmt"

	"hone/ir"
	"hone/ir/effects"
	"hone/spirv"
	"hone/vm"
	"hone/vm/layout"
)

// With the memory models of GLSL and OpenCL, Coherent says that other invocations see the stores to a buffer. With
// that of Vulkan, operands of each access say it. Where two shaders have different memory models, a buffer that is
// coherent in one has to be so in the other.

// laxerVisibility compares which stores to a buffer or image other invocations see, where the memory models differ.
func laxerVisibility(a, b *vm.Program) string {
	if memoryModelOf(a) == memoryModelOf(b) {
		return ""
	}
	for i := range a.Bindings() {
		slot := a.Bindings()[i].Slot
		k := onlyBindingOf(b, slot)
		if slot.Kind != layout.Descriptor || k < 0 || onlyBindingOf(a, slot) != i {
			continue
		}
		if in := hiddenAccess(b, k); in != nil && isCoherent(a, i) {
			return fmt.Sprintf("%s need not see what other invocations store, as %s has to in the reference", in, slot)
		}
	}
	return ""
}

// onlyBindingOf returns the index of the only binding at a slot that is used, -1 for none or several.
func onlyBindingOf(p *vm.Program, slot layout.Slot) int {
	found := -1
	for i := range p.Bindings() {
		b := &p.Bindings()[i]
		switch {
		case b.Slot != slot || !b.Used:
		case found >= 0:
			return -1
		default:
			found = i
		}
	}
	return found
}

// isCoherent reports whether each access of a binding is seen by other invocations, and there is one.
func isCoherent(p *vm.Program, binding int) bool {
	for range accessesOfSlot(p, p.Bindings()[binding].Slot) {
		return hiddenAccess(p, binding) == nil
	}
	return false
}

// hiddenAccess returns a load or store of a binding that is not coherent, nil for none.
func hiddenAccess(p *vm.Program, binding int) *ir.Inst {
	declared := p.IsMarked(binding, spirv.DecorationCoherent) || p.IsMarked(binding, spirv.DecorationVolatile)
	vulkan := memoryModelOf(p) == spirv.MemoryModelVulkan
	for in := range accessesOfSlot(p, p.Bindings()[binding].Slot) {
		if vulkan && !effects.Synchronizes(in) && !effects.Volatile(in) || !vulkan && !declared {
			return in
		}
	}
	return nil
}

// accessesOfSlot yields the loads and stores of a slot that are no atomics.
func accessesOfSlot(p *vm.Program, slot layout.Slot) func(yield func(*ir.Inst) bool) {
	return func(yield func(*ir.Inst) bool) {
		for in := range reached(p) {
			for _, a := range accessesOf(in.Module(), in) {
				if !a.atomic && a.key.set == slot.Set && a.key.number == 1+slot.Binding && !yield(in) {
					return
				}
			}
		}
	}
}
