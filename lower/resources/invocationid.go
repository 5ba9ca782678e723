package resources

import (
	"hone/ir"
	"hone/ir/build"
	"hone/lower"
	"hone/pass"
	"hone/spirv"
)

// GlobalInvocationID computes GlobalInvocationId of compute, task and mesh shaders as WorkgroupId * WorkgroupSize +
// LocalInvocationId, in a Private variable that takes the place of the input. Cost: linear.
var GlobalInvocationID = pass.ForModule("lower-global-invocation-id",
	"GlobalInvocationId is computed from the ids of the workgroup and in it",
	func(c *pass.Context) bool {
		m := c.Module
		return computeInputs(c, spirv.BuiltInGlobalInvocationId, func(v, e *ir.Inst) bool {
			return uints(m, m.Types().Pointee(v.Type), 3) && isWorkgroupShader(m, e)
		}, func(b build.Builder, v, e *ir.Inst) ir.ID {
			u32 := m.Types().Int(32, false)
			v3 := m.Types().Vector(u32, 3)
			size, _ := workgroupSize(c, b, e)
			group := lower.LoadBuiltIn(c.Module, b, e, spirv.BuiltInWorkgroupId, v3)
			local := lower.LoadBuiltIn(c.Module, b, e, spirv.BuiltInLocalInvocationId, v3)
			first := b.IMul(v3, group, b.CompositeConstruct(v3, size[:]...))
			return lower.Cast(m, b, m.Types().Pointee(v.Type), b.IAdd(v3, first, local))
		})
	}, pass.Idempotent, pass.Removes("BuiltIn.GlobalInvocationId"))

// LocalInvocationIndex computes LocalInvocationIndex of compute, task and mesh shaders as z * X * Y + y * X + x of
// LocalInvocationId and WorkgroupSize, in a Private variable that takes the place of the input. Cost: linear.
var LocalInvocationIndex = pass.ForModule("lower-local-invocation-index",
	"LocalInvocationIndex is computed from LocalInvocationId",
	func(c *pass.Context) bool {
		m := c.Module
		return computeInputs(c, spirv.BuiltInLocalInvocationIndex, func(v, e *ir.Inst) bool {
			return uints(m, m.Types().Pointee(v.Type), 1) && isWorkgroupShader(m, e)
		}, func(b build.Builder, v, e *ir.Inst) ir.ID {
			u32 := m.Types().Int(32, false)
			size, _ := workgroupSize(c, b, e)
			local := lower.LoadBuiltIn(c.Module, b, e, spirv.BuiltInLocalInvocationId, m.Types().Vector(u32, 3))
			part := func(i uint32) ir.ID { return b.CompositeExtract(u32, local, i) }
			row := b.IAdd(u32, b.IMul(u32, part(2), size[1]), part(1))
			return lower.Cast(m, b, m.Types().Pointee(v.Type), b.IAdd(u32, b.IMul(u32, row, size[0]), part(0)))
		})
	}, pass.Idempotent, pass.Removes("BuiltIn.LocalInvocationIndex"))

// isWorkgroupShader reports whether an entry point is a shader that says the size of its workgroups. A kernel's may be
// another one in each dispatch.
func isWorkgroupShader(m *ir.Module, e *ir.Inst) bool {
	stage := spirv.ExecutionModel(e.Literal(0))
	return hasWorkgroups(stage) && stage != spirv.ExecutionModelKernel && saysWorkgroupSize(m, e)
}
