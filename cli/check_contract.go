package cli

import (
	"hone/ir"
	"hone/spirv"
	"hone/vm/compare"
)

// equalContracted reports whether modules that are different have that from products and sums that became one
// operation, which Vulkan leaves open and only --contract asks for: B has more such operations than A, and there is no
// difference with it.
func (k *checker) equalContracted(a, b *ir.Module, o compare.Options) bool {
	if o.Contract || o.Exact || fused(b) <= fused(a) {
		return false
	}
	o.Contract = true
	ref, err := compare.NewReference(a, o)
	return err == nil && ref.Compare(b).Verdict == compare.Equal
}

// fused counts the instructions that multiply and add.
func fused(m *ir.Module) int {
	n := 0
	for _, f := range m.Functions() {
		for in := range f.AllInsts() {
			switch in.Op {
			case spirv.OpFmaKHR:
				n++
			case spirv.OpExtInst:
				if set := m.ExtSet(in.ID(0)); set != nil && set.Name == "GLSL.std.450" && in.Word(1) == spirv.GLSLStd450Fma {
					n++
				}
			}
		}
	}
	return n
}
