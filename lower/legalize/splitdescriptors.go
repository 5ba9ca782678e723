package legalize

import (
	"fmt"
	"slices"

	"hone/ir"
	"hone/lower/internal/split"
	"hone/pass"
	"hone/spirv"
)

var (
	splitStrict  = pass.Bool("strict", false, "a use that keeps a variable whole is an error")
	splitArrays  = pass.Bool("arrays", true, "also arrays that drivers take: of descriptors")
	splitStructs = pass.Bool("structs", true, "structs of descriptors, and arrays of them or of arrays")
)

// SplitDescriptors makes of each array or struct of descriptors one variable for each element or member that something
// accesses. The set stays, and bindings are counted from that of the variable on: an array takes as many as its
// elements together, a struct as many as its members, anything else one. Without arrays only what no driver takes is
// split: structs of descriptors, and arrays of them or of arrays.
//
// It leaves alone, with a remark, variables that are indexed by what is computed (see [SwitchDescriptors]), or used as
// a whole, whose length specialization or the device sets, and parts whose binding is taken. Cost: linear.
var SplitDescriptors = pass.ForModule("split-descriptors", "arrays and structs of descriptors become variables",
	func(c *pass.Context) (changed bool, err error) {
		x := descriptorSplitter{c: c, m: c.Module, arrays: splitArrays.Of(c), structs: splitStructs.Of(c)}
		var list []*split.Variable
		for in := range x.m.Section(ir.Globals).Insts() {
			if v := x.variable(in); v != nil {
				list = append(list, v)
			}
		}
		split.Check(x.m, list)
		for _, v := range list {
			if v.Why != "" && splitStrict.Of(c) {
				return false, ir.Faultf(v.At, "the descriptors stay in one variable: %s", v.Why)
			}
		}
		x.claim(list)
		for _, v := range list {
			if v.Why == "" {
				changed = true
			} else {
				c.RemarkAt(v.At, v.In.Result, "the descriptors stay in one variable: %s", v.Why)
			}
		}
		if changed {
			split.Rewrite(x.m, list)
			x.m.CompleteInterfaces()
		}
		return changed, nil
	}, splitArrays, splitStructs, splitStrict, pass.Idempotent)

// descriptorSplitter is the state of the pass.
type descriptorSplitter struct {
	c               *pass.Context
	m               *ir.Module
	arrays, structs bool
}

// variable returns how a variable is split; nil unless it is an array or struct of descriptors.
func (x *descriptorSplitter) variable(in *ir.Inst) *split.Variable {
	if in.Op != spirv.OpVariable || in.Unknown() || !describes(x.m, in) {
		return nil
	}
	typ := x.m.Types().Pointee(in.Type)
	v := &split.Variable{In: in, Whole: x.whole}
	if typ == 0 || x.whole(typ) {
		return nil
	}
	v.Make = func(path []uint32, typ ir.ID) ir.ID { return x.part(v, path, typ) }
	return v
}

// describes reports whether a variable is one or several descriptors with a binding.
func describes(m *ir.Module, in *ir.Inst) bool {
	class, ok := m.Types().StorageClass(in.Type)
	_, bound := slotOf(m, in.Result)
	return ok && bound && (class == spirv.StorageClassUniformConstant || class == spirv.StorageClassUniform ||
		class == spirv.StorageClassStorageBuffer)
}

// slot is a descriptor set and binding.
type slot struct{ set, binding uint32 }

func (s slot) place() pass.Place { return pass.DescriptorAt(s.set, s.binding) }

// slotOf returns where a variable is bound.
func slotOf(m *ir.Module, variable ir.ID) (s slot, ok bool) {
	s.set, s.binding, ok = m.DescriptorOf(variable)
	return s, ok
}

// descriptorStruct returns the struct of descriptors that a type is, or that is in arrays of it, nil for none. A struct
// in which there are no descriptors is a buffer.
func descriptorStruct(m *ir.Module, typ ir.ID) *ir.Inst {
	for d := m.Def(typ); d != nil; d = m.Def(d.ID(0)) {
		m.Spend(1)
		switch d.Op {
		case spirv.OpTypeArray, spirv.OpTypeRuntimeArray:
		case spirv.OpTypeStruct:
			if m.HoldsResource(d.Result) {
				return d
			}
			return nil
		default:
			return nil
		}
	}
	return nil
}

// nested reports whether descriptors of a type are in structs, or in arrays of arrays, which no driver takes.
func nested(m *ir.Module, typ ir.ID) bool {
	d := m.Def(typ)
	if d == nil || d.Op != spirv.OpTypeArray && d.Op != spirv.OpTypeRuntimeArray {
		return descriptorStruct(m, typ) != nil
	}
	element := m.Def(d.ID(0))
	return descriptorStruct(m, typ) != nil ||
		element != nil && (element.Op == spirv.OpTypeArray || element.Op == spirv.OpTypeRuntimeArray)
}

// whole reports whether descriptors of a type stay in one variable.
func (x *descriptorSplitter) whole(typ ir.ID) bool {
	d := x.m.Def(typ)
	must := x.structs && nested(x.m, typ)
	switch {
	case d == nil:
		return true
	case d.Op == spirv.OpTypeStruct:
		return !must
	case d.Op == spirv.OpTypeArray:
		return !x.arrays && !must
	case d.Op == spirv.OpTypeRuntimeArray: // of which no number of variables can be made
		return !must
	}
	return true
}

// maxBindings is more bindings than there are.
const maxBindings = 1 << 31

// bindings returns how many bindings a type takes, at most maxBindings.
func bindings(m *ir.Module, typ ir.ID) uint64 {
	d := m.Def(typ)
	switch {
	case d == nil:
		return 1
	case d.Op == spirv.OpTypeArray:
		n, _ := m.Types().NumParts(typ)
		return min(uint64(max(n, 1))*bindings(m, d.ID(0)), maxBindings)
	case d.Op == spirv.OpTypeStruct && m.HoldsResource(typ):
		sum := uint64(0)
		for _, member := range d.IDs() {
			sum = min(sum+bindings(m, member), maxBindings)
		}
		return sum
	}
	return 1
}

// partSlot returns where a part of a variable is bound; ok is false beyond maxBindings.
func (x *descriptorSplitter) partSlot(v *split.Variable, path []uint32) (at slot, ok bool) {
	at, _ = slotOf(x.m, v.In.Result)
	typ, binding := x.m.Types().Pointee(v.In.Type), uint64(at.binding)
	for _, i := range path {
		if d := x.m.Def(typ); d.Op == spirv.OpTypeStruct {
			for k := range i {
				binding += bindings(x.m, d.ID(int(k)))
			}
		} else {
			binding += uint64(i) * bindings(x.m, d.ID(0))
		}
		if binding >= maxBindings {
			return at, false
		}
		typ = x.m.Types().PartAt(typ, i)
	}
	at.binding = uint32(binding)
	return at, true
}

// part makes the variable of a part.
func (x *descriptorSplitter) part(v *split.Variable, path []uint32, typ ir.ID) ir.ID {
	class, _ := x.m.Types().StorageClass(v.In.Type)
	from, _ := slotOf(x.m, v.In.Result)
	to, _ := x.partSlot(v, path)
	decorations := ir.Binding(to.set, to.binding)
	add := func(id ir.ID, member int) {
		for d := range x.m.Decorations(id) {
			if d.Member != member || d.HasIDs() || slices.Contains(ofThePlace, d.Kind) {
				continue
			}
			part := ir.Decoration{Kind: d.Kind, Member: -1, Params: slices.Clone(d.Params)}
			if d.Kind == spirv.DecorationInputAttachmentIndex && member < 0 { // which is that of the first element
				part.Params[0] += to.binding - from.binding
			}
			same := func(d ir.Decoration) bool { return d.Kind == part.Kind && slices.Equal(d.Params, part.Params) }
			if !slices.ContainsFunc(decorations, same) { // the variable and the member may both have it
				decorations = append(decorations, part)
			}
		}
	}
	add(v.In.Result, -1)
	name, in := x.m.Name(v.In.Result), x.m.Types().Pointee(v.In.Type)
	element, arrays := uint32(0), true // the number of the part, where only arrays are around it
	for _, i := range path {
		if d := x.m.Def(in); d.Op == spirv.OpTypeStruct {
			add(in, int(i))
			arrays = false
			name += memberText(x.m, in, int(i), name)
		} else {
			n, _ := x.m.Types().NumParts(in)
			element = element*uint32(max(n, 1)) + i
			if name != "" {
				name += fmt.Sprintf("[%d]", i)
			}
		}
		in = x.m.Types().PartAt(in, i)
	}
	if arrays {
		x.c.Moved(pass.Place{Name: fmt.Sprintf("%s[%d]", from.place(), element)}, to.place(), 0)
	}
	return x.m.AddVariable(ir.Variable{Class: class, Type: typ, Name: name, Decorations: decorations,
		EntryPoints: []*ir.Inst{}})
}

// ofThePlace are the decorations that say where something is, which parts have of their own.
var ofThePlace = []spirv.Decoration{spirv.DecorationDescriptorSet, spirv.DecorationBinding, spirv.DecorationOffset,
	spirv.DecorationMatrixStride, spirv.DecorationRowMajor, spirv.DecorationColMajor, spirv.DecorationLinkageAttributes}

// memberText returns what the name of a member adds to that of a struct, nothing where that has none.
func memberText(m *ir.Module, typ ir.ID, member int, name string) string {
	switch of := m.MemberName(typ, member); {
	case name == "":
		return ""
	case of != "":
		return "." + of
	}
	return fmt.Sprintf("_%d", member)
}
