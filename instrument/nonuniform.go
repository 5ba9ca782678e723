package instrument

import (
	"hone/analysis"
	"hone/ir"
	"hone/ir/view"
	"hone/spirv"
)

// NonUniformPass reports indices of descriptors that differ between the invocations of a subgroup where neither the
// index nor what is derived from it is decorated NonUniform. It asks the subgroup whether all have the same, which
// takes SPIR-V 1.3 and a driver with votes in subgroups; in earlier versions a remark says that nothing is checked.
// Indices that are known to be uniform are not checked. Cost: linear.
var NonUniformPass = New(NonUniform, "nonuniform", "report indices of descriptors that vary and are not NonUniform",
	func(x *Instrumenter, f *ir.Function) {
		var uniform *analysis.UniformValues
		for in := range f.Insts() {
			if in.Unknown() {
				continue
			}
			pointer := pointerAccessed(in)
			if pointer == 0 {
				continue
			}
			index := x.descriptorIndex(in, pointer)
			if index == 0 {
				continue
			}
			if x.Module.Header.Version < spirv.MakeVersion(1, 3) {
				x.RemarkAt(in, in.Result, "is not checked: before SPIR-V 1.3 there are no votes in subgroups")
				continue
			}
			if uniform == nil {
				uniform = analysis.Uniformity.Of(x.Context, f)
			}
			if uniform.At(in, index) <= analysis.UniformSubgroup || !x.Allow(4) {
				continue
			}
			x.Module.Require(spirv.CapabilityGroupNonUniformVote)
			b := x.Before(in)
			same := b.GroupNonUniformAllEqual(x.Types().Bool(), x.number(uint64(spirv.ScopeSubgroup)), index)
			x.Report(b, b.LogicalNot(x.Types().Bool(), same), in,
				"the descriptor %v differs in a subgroup, and is not NonUniform", index)
		}
	})

// pointerAccessed returns the pointer that an instruction accesses memory or an image through, 0 for none.
func pointerAccessed(in *ir.Inst) ir.ID {
	switch in.Op {
	case spirv.OpLoad, spirv.OpStore, spirv.OpImageTexelPointer, spirv.OpArrayLength:
		return in.ID(0)
	}
	if info := in.Op.Info(); info != nil && info.Class == "Atomic" {
		return in.ID(0)
	}
	return 0
}

// descriptorIndex returns the index by which an access chooses a descriptor, 0 where there is none to be checked.
func (x *Instrumenter) descriptorIndex(in *ir.Inst, pointer ir.ID) ir.ID {
	m := x.Module
	if in.Result != 0 && m.HasDecoration(in.Result, spirv.DecorationNonUniform) {
		return 0
	}
	var chain *ir.Inst
	for d := range m.PointerChain(pointer) {
		if m.HasDecoration(d.Result, spirv.DecorationNonUniform) {
			return 0
		}
		if d.Op.Is(spirv.TraitAccessChain) {
			chain = d
		}
	}
	if chain == nil {
		return 0
	}
	a, ok := view.AsAccessChain(chain)
	object := m.UnderlyingObject(pointer)
	if !ok || chain.Op.Is(spirv.TraitUntyped) || object == nil || object.Op != spirv.OpVariable ||
		object.Function() != nil {
		return 0
	}
	switch class, _ := x.Types().StorageClass(object.Type); class {
	case spirv.StorageClassUniformConstant, spirv.StorageClassUniform, spirv.StorageClassStorageBuffer:
	default:
		return 0
	}
	for s := range a.Steps() {
		if d := m.Def(s.Aggregate); d.Op != spirv.OpTypeArray && d.Op != spirv.OpTypeRuntimeArray {
			return 0
		}
		d := m.Def(m.TypeOf(s.Index))
		if m.HasDecoration(s.Index, spirv.DecorationNonUniform) || m.Constants().IsConstant(s.Index) || d == nil ||
			d.Op != spirv.OpTypeInt || d.Literal(0) != 32 {
			return 0
		}
		return s.Index
	}
	return 0
}
