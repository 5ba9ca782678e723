package cleanup

import (
	"slices"

	"hone/analysis"
	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// reconvergenceMode is the parameter of [MaximalReconvergence].
var reconvergenceMode = pass.OneOf("mode", "the execution mode MaximallyReconvergesKHR", "keep", "add", "remove")

// MaximalReconvergence gives each entry point the execution mode MaximallyReconvergesKHR, or takes it from all of them,
// with the extension SPV_KHR_maximal_reconvergence. (SPIRV-Tools' ModifyMaximalReconvergence.) It leaves alone kernels,
// which have no such mode, and entry points that reach an invocation repack instruction, which must not have the mode
// (Vulkan, VUID-StandaloneSpirv-MaximallyReconvergesKHR-09565).
//
// Cost: linear.
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

// repacks are the invocation repack instructions: another set of invocations may continue after them.
var repacks = []spirv.Op{
	spirv.OpTraceNV, spirv.OpTraceMotionNV, spirv.OpTraceRayMotionNV, spirv.OpTraceRayKHR,
	spirv.OpExecuteCallableNV, spirv.OpExecuteCallableKHR, spirv.OpReportIntersectionKHR,
	spirv.OpReorderThreadWithHintNV, spirv.OpReorderThreadWithHitObjectNV, spirv.OpReorderThreadWithHintEXT,
	spirv.OpReorderThreadWithHitObjectEXT, spirv.OpHitObjectTraceRayNV, spirv.OpHitObjectTraceRayMotionNV,
	spirv.OpHitObjectTraceRayEXT, spirv.OpHitObjectTraceRayMotionEXT, spirv.OpHitObjectExecuteShaderNV,
	spirv.OpHitObjectExecuteShaderEXT, spirv.OpHitObjectReorderExecuteShaderEXT,
	spirv.OpHitObjectTraceReorderExecuteEXT, spirv.OpHitObjectTraceMotionReorderExecuteEXT,
}

// repacking returns the functions of entry points that reach an invocation repack instruction.
func repacking(c *pass.Context) map[ir.ID]bool {
	found := map[ir.ID]bool{}
	calls := analysis.Calls.Of(c)
	for _, f := range c.Module.Functions() {
		for in := range f.Insts() {
			if !slices.Contains(repacks, in.Op) {
				continue
			}
			for e := range calls.EntryPoints(f) {
				found[e.ID(1)] = true
			}
			break
		}
	}
	return found
}

// addReconvergence adds the execution mode to the entry points that lack it.
func addReconvergence(c *pass.Context) bool {
	m := c.Module
	has := repacking(c) // functions, which may be entry points of several stages
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
	b := c.Into(m.Section(ir.ExecutionModes))
	for _, function := range missing {
		b.ExecutionMode(function, spirv.ExecutionModeMaximallyReconvergesKHR)
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
