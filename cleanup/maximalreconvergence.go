package cleanup

import (
	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// reconvergenceMode is the parameter of [MaximalReconvergence].
var reconvergenceMode = pass.OneOf("mode", "the execution mode MaximallyReconvergesKHR", "keep", "add", "remove")

// MaximalReconvergence gives each entry point the execution mode MaximallyReconvergesKHR, or takes it from all of them,
// with the extension SPV_KHR_maximal_reconvergence. (SPIRV-Tools' ModifyMaximalReconvergence.) It leaves alone kernels,
// which have no such mode. Cost: linear in the entry points and execution modes.
var MaximalReconvergence = pass.ForModule("maximal-reconvergence",
	"add or remove the execution mode MaximallyReconvergesKHR",
	func(c *pass.Context) bool {
		switch mode := reconvergenceMode.Of(c); {
		case mode == "add" && c.Module.HasCapability(spirv.CapabilityShader):
			return addReconvergence(c)
		case mode == "remove":
			return removeReconvergence(c)
		}
		return false
	}, reconvergenceMode, pass.Idempotent)

// reconvergenceExtension declares the execution mode.
const reconvergenceExtension = "SPV_KHR_maximal_reconvergence"

// reconvergences returns the execution modes MaximallyReconvergesKHR.
func reconvergences(m *ir.Module) (list []*ir.Inst) {
	for in := range m.Section(ir.ExecutionModes).Insts() {
		if in.Op == spirv.OpExecutionMode && !in.Unknown() &&
			spirv.ExecutionMode(in.Literal(1)) == spirv.ExecutionModeMaximallyReconvergesKHR {
			list = append(list, in)
		}
	}
	return list
}

// addReconvergence adds the execution mode to the entry points that lack it.
func addReconvergence(c *pass.Context) bool {
	m := c.Module
	has := map[ir.ID]bool{} // functions, which may be entry points of several stages
	for _, in := range reconvergences(m) {
		has[in.ID(0)] = true
	}
	var missing []ir.ID
	for in := range m.Section(ir.EntryPoints).Insts() {
		if in.Op == spirv.OpEntryPoint && !in.Unknown() && !has[in.ID(1)] {
			missing = append(missing, in.ID(1))
			has[in.ID(1)] = true
		}
	}
	if len(missing) == 0 || !c.Transform() {
		return false
	}
	m.RequireExtension(reconvergenceExtension)
	for _, function := range missing {
		mode := uint32(spirv.ExecutionModeMaximallyReconvergesKHR)
		m.Section(ir.ExecutionModes).Append(m.NewInst(spirv.OpExecutionMode, 0, false, uint32(function), mode))
	}
	return true
}

// removeReconvergence removes the execution modes and the extension.
func removeReconvergence(c *pass.Context) bool {
	dead := reconvergences(c.Module)
	for in := range c.Module.Section(ir.Extensions).Insts() {
		if name, _, ok := spirv.String(in.Words()); ok && name == reconvergenceExtension {
			dead = append(dead, in)
		}
	}
	if len(dead) == 0 || !c.Transform() {
		return false
	}
	for _, in := range dead {
		in.Remove()
	}
	return true
}
