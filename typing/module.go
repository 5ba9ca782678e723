package typing

import (
	"fmt"

	"hone/ir"
	"hone/spirv"
)

// module verifies what stands outside of functions and is no type, constant or variable.
func (c *Checker) module() error {
	m := c.m
	models := 0
	for in := m.Section(ir.MemoryModel).First(); in != nil; in = in.Next() {
		if in.Op != spirv.OpMemoryModel { // OpSamplerImageAddressingModeNV
			continue
		}
		if models++; models > 1 {
			return ir.Faultf(in, "a module has one OpMemoryModel")
		}
	}
	if models == 0 {
		return ir.Faultf(nil, "the module has no OpMemoryModel")
	}
	entries := make([]ir.ID, 0, 4)
	for in := m.Section(ir.EntryPoints).First(); in != nil; in = in.Next() {
		if in.Op != spirv.OpEntryPoint || in.Unknown() {
			continue
		}
		entries = append(entries, in.ID(1))
		if msg := c.entryPoint(in); msg != "" {
			return ir.Faultf(in, "%s", msg)
		}
	}
	for in := m.Section(ir.ExecutionModes).First(); in != nil; in = in.Next() {
		if in.Op != spirv.OpExecutionMode && in.Op != spirv.OpExecutionModeId || len(entries) == 0 {
			continue
		}
		if !contains(entries, in.ID(0)) {
			return ir.Faultf(in, "%%%d is no entry point", in.ID(0))
		}
	}
	if err := c.ordered(); err != nil {
		return err
	}
	return c.distinct()
}

func contains(list []ir.ID, id ir.ID) bool {
	for _, x := range list {
		if x == id {
			return true
		}
	}
	return false
}

// entryPoint: a function that takes and returns nothing, but in kernels, and variables.
func (c *Checker) entryPoint(in *ir.Inst) string {
	f := c.m.Def(in.ID(1))
	switch {
	case f == nil || f.Unknown() || f.Op.Info() == nil:
		return ""
	case f.Op != spirv.OpFunction:
		return fmt.Sprintf("%%%d is no function", in.ID(1))
	}
	if spirv.ExecutionModel(in.Literal(0)) != spirv.ExecutionModelKernel {
		typ := c.m.Def(f.ID(1))
		switch {
		case typ == nil || typ.Op != spirv.OpTypeFunction:
		case !c.of(typ.ID(0)).is(void):
			return fmt.Sprintf("the function %%%d returns %s", in.ID(1), c.show(typ.ID(0)))
		case typ.NumWords() > 1:
			return fmt.Sprintf("the function %%%d has parameters", in.ID(1))
		}
	}
	named := c.m.NewTable()
	defer named.Release()
	for _, id := range in.Interface() {
		d := c.m.Def(id)
		switch {
		case d == nil || d.Op.Info() == nil || d.Unknown():
			continue
		case !d.Op.Is(spirv.TraitVariable):
			return fmt.Sprintf("%%%d is no variable", id)
		case named.Get(id) != 0 && c.version >= spirv.MakeVersion(1, 4):
			return fmt.Sprintf("%%%d is twice in the interface", id)
		}
		if class := spirv.StorageClass(d.Literal(0)); class != spirv.StorageClassInput && class != spirv.StorageClassOutput &&
			c.version < spirv.MakeVersion(1, 4) {
			return fmt.Sprintf("%%%d is of storage class %s: before SPIR-V 1.4 there are inputs and outputs only", id,
				spirv.KindStorageClass.Text(d.Literal(0)))
		}
		named.Set(id, 1)
	}
	return ""
}
