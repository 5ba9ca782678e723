package legalize

import (
	"iter"
	"slices"

	"hone/analysis"
	"hone/ir"
	"hone/ir/effects"
	"hone/pass"
	"hone/spirv"
)

// volatileBuiltIn is a row of the built-in inputs that may change while an invocation runs (Vulkan,
// VUID-StandaloneSpirv-VulkanMemoryModel-04678 and -04679; SPIR-V 1.6, HelperInvocation).
type volatileBuiltIn struct {
	builtIns []spirv.BuiltIn
	models   []spirv.ExecutionModel
	since    spirv.Version
}

// volatileBuiltIns are all such inputs. An invocation of a ray tracing stage may continue in another subgroup after a
// trace, and a fragment may become a helper invocation.
var volatileBuiltIns = []volatileBuiltIn{
	{
		builtIns: []spirv.BuiltIn{spirv.BuiltInSMIDNV, spirv.BuiltInWarpIDNV, spirv.BuiltInSubgroupSize,
			spirv.BuiltInSubgroupLocalInvocationId, spirv.BuiltInSubgroupEqMask, spirv.BuiltInSubgroupGeMask,
			spirv.BuiltInSubgroupGtMask, spirv.BuiltInSubgroupLeMask, spirv.BuiltInSubgroupLtMask},
		models: []spirv.ExecutionModel{spirv.ExecutionModelRayGenerationKHR, spirv.ExecutionModelClosestHitKHR,
			spirv.ExecutionModelMissKHR, spirv.ExecutionModelIntersectionKHR, spirv.ExecutionModelCallableKHR},
	},
	{
		builtIns: []spirv.BuiltIn{spirv.BuiltInRayTmaxKHR},
		models:   []spirv.ExecutionModel{spirv.ExecutionModelIntersectionKHR},
	},
	{
		builtIns: []spirv.BuiltIn{spirv.BuiltInHelperInvocation},
		models:   []spirv.ExecutionModel{spirv.ExecutionModelFragment},
		since:    spirv.MakeVersion(1, 6),
	},
}

// SpreadVolatile makes inputs volatile that a stage reads and that may change while an invocation runs: see the table
// volatileBuiltIns. In the Vulkan memory model each load says so that such a stage may execute; otherwise the variable
// is decorated, for all entry points that share it.
//
// Cost: linear. It leaves alone pointers to such inputs that are passed to functions.
var SpreadVolatile = pass.ForModule("spread-volatile",
	"built-in inputs that change while an invocation runs are volatile",
	func(c *pass.Context) bool {
		changed := false
		for _, in := range missingVolatile(c) {
			if !c.Transform() {
				continue
			}
			changed = true
			if in.Op == spirv.OpVariable {
				c.Module.Decorate(in.Result, spirv.DecorationVolatile)
			} else {
				makeVolatile(in)
			}
		}
		return changed
	}, pass.Idempotent)

// missingVolatile returns the variables, or in the Vulkan memory model the loads and copies, that should be volatile
// and are not. Each access is in the list once.
func missingVolatile(c *pass.Context) (list []*ir.Inst) {
	m := c.Module
	accesses := m.HasCapability(spirv.CapabilityVulkanMemoryModel)
	state := m.NewTable() // pointers: 1 + the row of the built-in value
	defer state.Release()
	found := false
	for in := range m.Section(ir.Globals).Insts() {
		if in.Op != spirv.OpVariable || in.Unknown() || m.Pinned(in.Result) {
			continue
		}
		row := volatileRow(m, in)
		if row < 0 || m.HasDecoration(in.Result, spirv.DecorationVolatile) {
			continue
		}
		switch {
		case accesses:
			state.Set(in.Result, int32(row+1))
			found = true
		case changesIn(row, entriesNaming(m, in.Result)):
			list = append(list, in)
		}
	}
	if !found {
		return list
	}
	calls := analysis.Calls.Of(c)
	for _, f := range m.Functions() {
		for in := range f.Insts() {
			if in.Unknown() {
				continue
			}
			switch {
			case in.DerivesPointer():
				state.Set(in.Result, state.Get(in.ID(0)))
			case in.Op == spirv.OpLoad || in.Op == spirv.OpCopyMemory:
				pointer := 0
				if in.Op == spirv.OpCopyMemory {
					pointer = 1
				}
				row := state.Get(in.ID(pointer)) - 1
				if row >= 0 && !effects.VolatileSide(in, pointer) && changesIn(int(row), calls.EntryPoints(f)) {
					list = append(list, in)
				}
			}
		}
	}
	return list
}

// volatileRow returns the row of the built-in value that an input is, -1 for none.
func volatileRow(m *ir.Module, variable *ir.Inst) int {
	if class, ok := m.Types().StorageClass(variable.Type); !ok || class != spirv.StorageClassInput {
		return -1
	}
	for d := range m.Decorations(variable.Result) {
		if d.Kind != spirv.DecorationBuiltIn || d.Member >= 0 || len(d.Params) != 1 {
			continue
		}
		return slices.IndexFunc(volatileBuiltIns, func(row volatileBuiltIn) bool {
			return m.Header.Version >= row.since && slices.Contains(row.builtIns, spirv.BuiltIn(d.Params[0]))
		})
	}
	return -1
}

// changesIn reports whether the built-in value of a row may change in a stage of one of the entry points.
func changesIn(row int, entries iter.Seq[*ir.Inst]) bool {
	for e := range entries {
		if slices.Contains(volatileBuiltIns[row].models, spirv.ExecutionModel(e.Word(0))) {
			return true
		}
	}
	return false
}

// entriesNaming yields the entry points whose interfaces name a variable.
func entriesNaming(m *ir.Module, variable ir.ID) iter.Seq[*ir.Inst] {
	return func(yield func(*ir.Inst) bool) {
		for e := range m.Section(ir.EntryPoints).Insts() {
			if e.Op == spirv.OpEntryPoint && !e.Unknown() && slices.Contains(e.Interface(), variable) && !yield(e) {
				return
			}
		}
	}
}

// makeVolatile makes a load volatile, or the reading side of a copy. A copy has two memory operands, of which the first
// is of its target, from SPIR-V 1.4 on; before that both sides become volatile.
func makeVolatile(in *ir.Inst) {
	const volatile = uint32(spirv.MemoryAccessVolatile)
	pointers := 1
	if in.Op == spirv.OpCopyMemory {
		pointers = 2
	}
	words := slices.Clone(in.Words()[:pointers])
	if pointers == 2 && in.Module().Header.Version >= spirv.MakeVersion(1, 4) {
		target := effects.OperandsOf(in, 0).Words
		if len(target) == 0 {
			target = []uint32{uint32(spirv.MemoryAccessNone)}
		}
		words = append(words, target...)
	}
	in.SetOperands(append(words, effects.OperandsOf(in, pointers-1).With(volatile).Words...))
}
