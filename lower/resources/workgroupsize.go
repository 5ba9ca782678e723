package resources

import (
	"hone/ir"
	"hone/lower"
	"hone/pass"
	"hone/spirv"
)

// WorkgroupSize makes the constant that BuiltIn WorkgroupSize decorates, which is the size for all entry points, an
// execution mode of each of them: LocalSize where its parts are plain constants, LocalSizeId where specialization may
// change them. The constant itself stays, without the decoration.
//
// Below version 1.6, where Vulkan has LocalSizeId as an option only, a size that specialization may change stays, with
// a remark, and so does the input of a kernel. Cost: linear.
var WorkgroupSize = pass.ForModule("lower-workgroup-size",
	"the constant that is WorkgroupSize becomes an execution mode",
	func(c *pass.Context) bool {
		m := c.Module
		for _, v := range lower.BuiltInInputs(m, spirv.BuiltInWorkgroupSize) {
			c.Remark(v.Result, "WorkgroupSize stays: the input of a kernel is known when it is started")
		}
		size := m.WorkgroupSize()
		switch {
		case size == nil:
			return false
		case size.Unknown() || size.NumWords() != 3:
			c.Remark(size.Result, "WorkgroupSize stays: it is not composed of three numbers")
			return false
		}
		mode, words := spirv.ExecutionModeLocalSize, make([]uint32, 3)
		for i, id := range size.IDs() {
			v, ok := m.Constants().IntValue(id)
			if !ok {
				mode, words = spirv.ExecutionModeLocalSizeId, size.Words()
				break
			}
			words[i] = uint32(v)
		}
		if mode == spirv.ExecutionModeLocalSizeId && m.Header.Version < spirv.MakeVersion(1, 6) {
			c.Remark(size.Result, "WorkgroupSize stays: specialization may change it, for which LocalSizeId is there "+
				"from version 1.6 on; version(to=1.6) or freeze-spec-const goes before")
			return false
		}
		if !c.Transform() {
			return false
		}
		setWorkgroupSize(c, size, mode, words)
		return true
	}, pass.Idempotent, pass.Removes("BuiltIn.WorkgroupSize"))

// setWorkgroupSize gives all entry points that run in workgroups an execution mode with three operands, instead of what
// they have and of the decoration of a constant.
func setWorkgroupSize(c *pass.Context, size *ir.Inst, mode spirv.ExecutionMode, operands []uint32) {
	m, op := c.Module, spirv.OpExecutionMode
	if mode == spirv.ExecutionModeLocalSizeId {
		op = spirv.OpExecutionModeId
	}
	done := map[ir.ID]bool{} // a function may be the entry point of several names
	for e := range m.Section(ir.EntryPoints).Insts() {
		if e.Op != spirv.OpEntryPoint || e.Unknown() || !hasWorkgroups(spirv.ExecutionModel(e.Literal(0))) ||
			done[e.ID(1)] {
			continue
		}
		done[e.ID(1)] = true
		words := append([]uint32{uint32(e.ID(1)), uint32(mode)}, operands...)
		literal := executionMode(m, e.ID(1), spirv.ExecutionModeLocalSize)
		byID := executionMode(m, e.ID(1), spirv.ExecutionModeLocalSizeId)
		switch {
		case byID != nil:
			byID.Become(op, words...)
			if literal != nil {
				literal.Remove()
			}
		case literal != nil:
			literal.Become(op, words...)
		default:
			c.Into(m.Section(ir.ExecutionModes)).Emit(op, 0, false, words...)
		}
	}
	m.RemoveDecoration(size.Result, spirv.DecorationBuiltIn)
}
