package resources

import (
	"slices"

	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// BufferBlocks makes storage buffers what they were before version 1.3: uniform variables of a struct that is decorated
// BufferBlock, for drivers that know neither that version nor SPV_KHR_storage_buffer_storage_class.
//
// It leaves alone, with a remark, all of a module from version 1.4 on, which has no such decoration (version goes
// before) and of one with variable pointers, and buffers whose struct is that of a uniform buffer, too, or whose
// pointers functions take (inline goes before). Cost: linear.
var BufferBlocks = pass.ForModule("lower-storage-buffer-to-buffer-block",
	"storage buffers become uniform variables that are decorated BufferBlock",
	func(c *pass.Context) bool {
		m := c.Module
		var list []*ir.Inst
		for in := range m.Section(ir.Globals).Insts() {
			if isVariable(m, in, spirv.StorageClassStorageBuffer) {
				list = append(list, in)
			}
		}
		why := ""
		switch {
		case m.Header.Version >= spirv.MakeVersion(1, 4):
			why = "from version 1.4 on there is no other way; version goes before"
		case m.HasCapability(spirv.CapabilityVariablePointersStorageBuffer):
			why = "variable pointers lead to storage buffers"
		}
		x := bufferBlocks{m: m}
		var left []ir.ID // structs of which a variable stays
		for _, v := range list {
			reason := why
			if reason == "" {
				reason = x.refuses(v, list)
			}
			if reason != "" {
				c.Remark(v.Result, "the storage buffer stays: %s", reason)
				left = append(left, x.block(v))
			}
		}
		var variables []*ir.Inst
		for _, v := range list {
			if !slices.Contains(left, x.block(v)) {
				variables = append(variables, v)
			} else if why == "" {
				c.Remark(v.Result, "the storage buffer stays: a variable of its struct does")
			}
		}
		if len(variables) == 0 || !c.Transform() {
			return false
		}
		for _, v := range variables {
			if block := x.block(v); m.HasDecoration(block, spirv.DecorationBlock) {
				m.RemoveDecoration(block, spirv.DecorationBlock)
				m.Decorate(block, spirv.DecorationBufferBlock)
			}
		}
		setStorageClass(m, variables, spirv.StorageClassUniform)
		return true
	}, pass.Idempotent, pass.Removes("StorageClass.StorageBuffer"))

type bufferBlocks struct{ m *ir.Module }

// block returns the struct that a variable, or each element of one, is.
func (x *bufferBlocks) block(v *ir.Inst) ir.ID {
	typ := x.m.Types().Pointee(v.Type)
	for d := x.m.Def(typ); d != nil && (d.Op == spirv.OpTypeArray || d.Op == spirv.OpTypeRuntimeArray); d = x.m.Def(typ) {
		x.m.Spend(1)
		typ = d.ID(0)
	}
	return typ
}

// refuses returns why a variable stays, "" if it does not. list are all storage buffers.
func (x *bufferBlocks) refuses(v *ir.Inst, list []*ir.Inst) string {
	m := x.m
	if v.Op != spirv.OpVariable || m.Pinned(v.Result) || m.Types().Pointee(v.Type) == 0 {
		return "it is untyped, or something of unknown meaning may name it"
	}
	block := x.block(v)
	if m.Pinned(block) {
		return "something of unknown meaning may name its struct"
	}
	for in := range m.Section(ir.Globals).Insts() {
		if in.Op == spirv.OpVariable && !slices.Contains(list, in) && x.block(in) == block {
			return "its struct is that of another variable, too"
		}
	}
	pointers := m.NewTable()
	defer pointers.Release()
	pointers.Set(v.Result, 1)
	for _, f := range m.Functions() {
		for in := range f.Insts() {
			for i, id := range in.IDs() {
				switch {
				case pointers.Get(id) == 0 || m.IsDebug(in):
				case in.Unknown() || in.Result != 0 && m.Pinned(in.Result):
					return "something of unknown meaning uses it"
				case in.DerivesPointer() && i == 0:
					pointers.Set(in.Result, 1)
				case in.Op == spirv.OpFunctionCall || in.Op == spirv.OpPhi || in.Op == spirv.OpSelect:
					return "a function takes a pointer to it; inline goes before"
				}
			}
		}
	}
	return ""
}
