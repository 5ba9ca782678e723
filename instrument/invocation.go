package instrument

import (
	"slices"

	"hone/ir"
	"hone/ir/build"
	"hone/lower"
	"hone/spirv"
)

// identify gives the module a variable that holds which invocation it is, and lets each entry point set it at its
// start: x, y and z, and in w the stage. Modules with fragment shaders have a second variable, which says whether the
// invocation is a helper.
func (x *Instrumenter) identify() {
	m := x.Module
	v4, boolean := x.rowType(), x.Types().Bool()
	x.identity = x.private(v4, identityName)
	isFragment := func(e *ir.Inst) bool {
		model, one := x.modelOf(e)
		return one && model == spirv.ExecutionModelFragment
	}
	done := m.NewTable()
	defer done.Release()
	for e := range m.Section(ir.EntryPoints).Insts() {
		if !isEntry(e) {
			continue
		}
		d := m.Def(e.ID(1))
		if d == nil || d.Op != spirv.OpFunction || len(d.Function().Blocks) == 0 || done.Get(d.Result) != 0 {
			continue
		}
		done.Set(d.Result, 1)
		start := d.Function().Blocks[0]
		if isFragment(e) {
			if x.helper == 0 {
				x.helper = x.private(boolean, helperName)
			}
			if !sets(start, x.helper) {
				b := x.AtStart(start)
				b.Store(x.helper, x.isHelper(b, e))
			}
		}
		if !sets(start, x.identity) {
			b := x.AtStart(start)
			b.Store(x.identity, b.CompositeConstruct(v4, x.invocation(b, e)...))
		}
	}
	if x.helper != 0 {
		x.followDemotes()
	}
}

// private finds or adds a Private variable of this package, whose initializer is zero.
func (x *Instrumenter) private(typ ir.ID, name string) ir.ID {
	zero, pointer := x.Constants().Null(typ), x.Types().Pointer(spirv.StorageClassPrivate, typ)
	for in := range x.Module.Section(ir.Globals).Insts() {
		if in.Op == spirv.OpVariable && in.Type == pointer && in.NumWords() == 2 && in.ID(1) == zero &&
			x.Module.Name(in.Result) == name {
			return in.Result
		}
	}
	return x.Module.AddVariable(ir.Variable{Class: spirv.StorageClassPrivate, Type: typ, Initializer: zero, Name: name})
}

// sets reports whether a block stores to a variable: an entry point that was instrumented before sets those of this
// package.
func sets(b *ir.Block, variable ir.ID) bool {
	for in := range b.Insts() {
		if in.Op == spirv.OpStore && in.ID(0) == variable {
			return true
		}
	}
	return false
}

// isHelper builds whether an invocation of a fragment shader is a helper at its start.
func (x *Instrumenter) isHelper(b build.Builder, e *ir.Inst) ir.ID {
	boolean := x.Types().Bool()
	if x.Module.HasCapability(spirv.CapabilityDemoteToHelperInvocation) {
		return b.IsHelperInvocationEXT(boolean) // loads of the input have to be Volatile there
	}
	return lower.LoadBuiltIn(x.Module, b, e, spirv.BuiltInHelperInvocation, boolean)
}

// followDemotes notes after each OpDemoteToHelperInvocation that the invocation is a helper now.
func (x *Instrumenter) followDemotes() {
	if !x.Module.HasCapability(spirv.CapabilityDemoteToHelperInvocation) {
		return
	}
	for _, f := range x.Module.Functions() {
		for in := range f.Insts() {
			if in.Op != spirv.OpDemoteToHelperInvocation || in.Unknown() {
				continue
			}
			if next := in.Next(); next == nil || next.Op != spirv.OpStore || next.ID(0) != x.helper {
				x.After(in).Store(x.helper, x.Constants().Bool(true))
			}
		}
	}
}

// stages are the stages with their numbers in records, and the built-in values that tell invocations apart: as many
// components of each as there are.
var stages = []struct {
	model  spirv.ExecutionModel
	number Stage
	inputs []stageInput
}{
	{spirv.ExecutionModelVertex, StageVertex, []stageInput{{spirv.BuiltInVertexIndex, 1}, {spirv.BuiltInInstanceIndex, 1}}},
	{spirv.ExecutionModelTessellationControl, StageTessControl, []stageInput{{spirv.BuiltInPrimitiveId, 1}, {spirv.BuiltInInvocationId, 1}}},
	{spirv.ExecutionModelTessellationEvaluation, StageTessEvaluation, []stageInput{{spirv.BuiltInPrimitiveId, 1}}},
	{spirv.ExecutionModelGeometry, StageGeometry, []stageInput{{spirv.BuiltInPrimitiveId, 1}, {spirv.BuiltInInvocationId, 1}}},
	{spirv.ExecutionModelFragment, StageFragment, []stageInput{{spirv.BuiltInFragCoord, 2}}},
	{spirv.ExecutionModelGLCompute, StageCompute, []stageInput{{spirv.BuiltInGlobalInvocationId, 3}}},
	{spirv.ExecutionModelTaskEXT, StageTask, []stageInput{{spirv.BuiltInGlobalInvocationId, 3}}},
	{spirv.ExecutionModelMeshEXT, StageMesh, []stageInput{{spirv.BuiltInGlobalInvocationId, 3}}},
	{spirv.ExecutionModelTaskNV, StageTask, []stageInput{{spirv.BuiltInGlobalInvocationId, 3}}},
	{spirv.ExecutionModelMeshNV, StageMesh, []stageInput{{spirv.BuiltInGlobalInvocationId, 3}}},
	{spirv.ExecutionModelRayGenerationKHR, StageRayGeneration, []stageInput{{spirv.BuiltInLaunchIdKHR, 3}}},
	{spirv.ExecutionModelIntersectionKHR, StageIntersection, []stageInput{{spirv.BuiltInLaunchIdKHR, 3}}},
	{spirv.ExecutionModelAnyHitKHR, StageAnyHit, []stageInput{{spirv.BuiltInLaunchIdKHR, 3}}},
	{spirv.ExecutionModelClosestHitKHR, StageClosestHit, []stageInput{{spirv.BuiltInLaunchIdKHR, 3}}},
	{spirv.ExecutionModelMissKHR, StageMiss, []stageInput{{spirv.BuiltInLaunchIdKHR, 3}}},
	{spirv.ExecutionModelCallableKHR, StageCallable, []stageInput{{spirv.BuiltInLaunchIdKHR, 3}}},
}

type stageInput struct {
	kind       spirv.BuiltIn
	components int
}

// invocation builds the identity of the invocations of an entry point: the parts of a row.
func (x *Instrumenter) invocation(b build.Builder, e *ir.Inst) []ir.ID {
	m, u32 := x.Module, x.u32()
	out := slices.Repeat([]ir.ID{x.number(0)}, 4)
	model, one := x.modelOf(e)
	if !one {
		return out
	}
	for _, s := range stages {
		if s.model != model {
			continue
		}
		n := 0
		for _, input := range s.inputs {
			typ, component := u32, u32
			if input.kind == spirv.BuiltInFragCoord {
				component = x.Types().Float(32)
				typ = x.Types().Vector(component, 4)
			} else if input.components > 1 {
				typ = x.Types().Vector(u32, input.components)
			}
			all := lower.LoadBuiltIn(m, b, e, x.indexOf(e, input.kind), typ)
			if typ == x.Types().Vector(u32, rowWords-1) {
				return []ir.ID{all, x.number(uint64(s.number))}
			}
			for i := range input.components {
				v := all
				if typ != component {
					v = b.CompositeExtract(component, all, uint32(i))
				}
				if component != u32 {
					v = b.ConvertFToU(u32, v)
				}
				out[n] = v
				n++
			}
		}
		out[3] = x.number(uint64(s.number))
	}
	return out
}

// modelOf returns the execution model of an entry point, and whether its function runs in no other one.
func (x *Instrumenter) modelOf(e *ir.Inst) (model spirv.ExecutionModel, one bool) {
	for other := range x.Module.Section(ir.EntryPoints).Insts() {
		if isEntry(other) && other.ID(1) == e.ID(1) && other.Literal(0) != e.Literal(0) {
			return 0, false
		}
	}
	return spirv.ExecutionModel(e.Literal(0)), true
}

// indexOf returns the built-in value that an entry point has in the place of one: in OpenGL, vertices and instances are
// counted by others.
func (x *Instrumenter) indexOf(e *ir.Inst, kind spirv.BuiltIn) spirv.BuiltIn {
	other := kind
	switch kind {
	case spirv.BuiltInVertexIndex:
		other = spirv.BuiltInVertexId
	case spirv.BuiltInInstanceIndex:
		other = spirv.BuiltInInstanceId
	}
	if other != kind && len(lower.BuiltInInputs(x.Module, kind)) == 0 {
		for _, id := range []spirv.BuiltIn{spirv.BuiltInVertexId, spirv.BuiltInInstanceId} {
			if len(lower.BuiltInInputs(x.Module, id)) > 0 {
				return other
			}
		}
	}
	return kind
}
