package reduce

import (
	"slices"

	"hone/analysis"
	"hone/ir"
	"hone/spirv"
)

// variables removes a variable of which all uses are loads, stores, copies and atomics, through access chains or not.
func variables(m *ir.Module) (list []edit) {
	cache := analysis.NewCache(m)
	global := analysis.ModuleUses.Of(cache)
	for in := range m.Section(ir.Globals).Insts() {
		if in.Op.Is(spirv.TraitVariable) {
			list = appendVariable(list, m, in, func(id ir.ID) []analysis.Use {
				if id == in.Result {
					return global.Of(id)
				}
				return analysis.Uses.Of(cache, m.Def(id).Function()).Of(id)
			})
		}
	}
	for _, f := range m.Functions() {
		uses := analysis.Uses.Of(cache, f)
		for in := range f.Insts() {
			if in.Op.Is(spirv.TraitVariable) {
				list = appendVariable(list, m, in, uses.Of)
			}
		}
	}
	return list
}

func appendVariable(list []edit, m *ir.Module, variable *ir.Inst, uses func(ir.ID) []analysis.Use) []edit {
	var accesses, chains []*ir.Inst // users before what they use
	var collect func(pointer *ir.Inst) bool
	collect = func(pointer *ir.Inst) bool {
		if m.Pinned(pointer.Result) {
			return false
		}
		for _, u := range uses(pointer.Result) {
			in := u.Inst
			switch {
			case in.Block() == nil: // an interface, a name
			case in.DerivesPointer() && in.PointerOperand() == u.Operand:
				if !collect(in) {
					return false
				}
				chains = append(chains, in)
			case in.Op == spirv.OpFunctionCall, in.Op == spirv.OpPhi, in.Op == spirv.OpSelect, in.Unknown(),
				in.Op == spirv.OpStore && u.Operand == 1:
				return false // a pointer that goes elsewhere
			default:
				accesses = append(accesses, in)
			}
		}
		return true
	}
	if !collect(variable) {
		return list
	}
	return append(list, func() bool {
		for _, in := range accesses {
			if in.Block() != nil && !erase(in) {
				return false
			}
		}
		for _, in := range chains {
			if in.Block() != nil && !erase(in) {
				return false
			}
		}
		return removeUnused(variable) || len(accesses) > 0
	})
}

// removeUnused removes what nothing uses but the interfaces of entry points, from which it takes it.
func removeUnused(in *ir.Inst) bool {
	m := in.Module()
	if in.Section() == nil && in.Block() == nil || m.Pinned(in.Result) {
		return false
	}
	uses := m.Uses(in.Result)
	for entry := range m.Section(ir.EntryPoints).Insts() {
		for _, id := range entry.Interface() {
			if id == in.Result {
				uses--
			}
		}
	}
	if uses > 0 {
		return false
	}
	dropInterface(m, in.Result)
	in.Remove()
	return true
}

// dropInterface takes a variable out of the interfaces of entry points.
func dropInterface(m *ir.Module, variable ir.ID) {
	for in := range m.Section(ir.EntryPoints).Insts() {
		if ids := in.Interface(); slices.Contains(ids, variable) {
			in.SetInterface(slices.DeleteFunc(slices.Clone(ids), func(id ir.ID) bool { return id == variable }))
		}
	}
}

// globals removes what is declared outside of functions and not used. What is declared last goes first, since it may
// use the others.
func globals(m *ir.Module) (list []edit) {
	for _, k := range []ir.SectionKind{ir.Globals, ir.ExtInstImports} {
		section := m.Section(k)
		for in := section.Last(); in != nil; in = in.Prev() {
			list = append(list, func() bool { return in.Result != 0 && removeUnused(in) })
		}
	}
	return list
}

// constants puts null in the place of a constant, or 1 where null may not be: in the size of a workgroup, say.
func constants(m *ir.Module) (list []edit) {
	sizes := map[ir.ID]bool{}
	for in := range m.Section(ir.ExecutionModes).Insts() {
		for _, id := range in.IDs() {
			sizes[id] = true
		}
	}
	for in := range m.Section(ir.Globals).Insts() {
		if !in.Op.Is(spirv.TraitConstant) || in.Op == spirv.OpConstantNull || m.Pinned(in.Result) {
			continue
		}
		if !sizes[in.Result] {
			list = append(list, func() bool { return replaceConstant(m, in, null(m, in.Type)) })
		}
		if v, ok := m.Constants().IntValue(in.Result); ok && v > 1 {
			list = append(list, func() bool { return replaceConstant(m, in, m.Constants().Int(in.Type, 1)) })
		}
	}
	return list
}

func replaceConstant(m *ir.Module, in *ir.Inst, by ir.ID) bool {
	if in.Section() == nil || by == 0 || by == in.Result {
		return false
	}
	m.ReplaceAndRemove(in, by)
	return true
}

// arrays makes arrays shorter.
func arrays(m *ir.Module) (list []edit) {
	for in := range m.Section(ir.Globals).Insts() {
		if in.Op != spirv.OpTypeArray || m.Pinned(in.Result) {
			continue
		}
		n, ok := m.Constants().IntValue(in.ID(1))
		if !ok || n < 2 {
			continue
		}
		for _, length := range slices.Compact([]uint64{1, n / 2}) {
			list = append(list, func() bool {
				now, _ := m.Constants().IntValue(in.ID(1))
				if now <= length {
					return false
				}
				in.SetID(1, m.Constants().Int(m.TypeOf(in.ID(1)), length))
				return true
			})
		}
	}
	return list
}

// masks returns how many control masks and memory operands an instruction has.
func masks(in *ir.Inst) int {
	switch at := maskOperand(in); {
	case at < 0 || at >= in.NumWords() || in.Word(at) == 0:
		return 0
	default:
		return 1
	}
}

// maskOperand returns the operand word of the mask of an instruction that may be 0, or left out at the end, -1 for
// none.
func maskOperand(in *ir.Inst) int {
	switch in.Op {
	case spirv.OpFunction:
		return 0
	case spirv.OpSelectionMerge, spirv.OpLoad:
		return 1
	case spirv.OpLoopMerge, spirv.OpStore:
		return 2
	}
	return -1
}

// removeMasks makes masks 0. That of an aligned access stays: memory with an address asks for it.
func removeMasks(m *ir.Module) (list []edit) {
	for _, f := range m.Functions() {
		for in := range f.AllInsts() {
			at := maskOperand(in)
			if masks(in) == 0 || in.Unknown() {
				continue
			}
			access := in.Op == spirv.OpLoad || in.Op == spirv.OpStore
			if access && spirv.MemoryAccess(in.Word(at))&spirv.MemoryAccessAligned != 0 {
				continue
			}
			list = append(list, func() bool {
				words := slices.Clone(in.Words()[:at])
				if !access {
					words = append(words, 0)
				}
				if in.Op == spirv.OpFunction {
					words = append(words, in.Words()[1:]...)
				}
				in.SetOperands(words)
				return true
			})
		}
	}
	return list
}

// optionalModes are execution modes without which a module is as valid.
var optionalModes = []spirv.ExecutionMode{
	spirv.ExecutionModeEarlyFragmentTests, spirv.ExecutionModeContractionOff, spirv.ExecutionModeDenormFlushToZero,
	spirv.ExecutionModeDenormPreserve, spirv.ExecutionModeSignedZeroInfNanPreserve, spirv.ExecutionModeRoundingModeRTE,
	spirv.ExecutionModeRoundingModeRTZ, spirv.ExecutionModeMaximallyReconvergesKHR,
	spirv.ExecutionModeSubgroupUniformControlFlowKHR, spirv.ExecutionModeFPFastMathDefault,
	spirv.ExecutionModeLocalSizeHint, spirv.ExecutionModePointMode, spirv.ExecutionModePostDepthCoverage,
	spirv.ExecutionModeDepthGreater, spirv.ExecutionModeDepthLess, spirv.ExecutionModeDepthUnchanged,
	spirv.ExecutionModeSubgroupSize, spirv.ExecutionModeSubgroupsPerWorkgroup,
}

// modes removes optional execution modes, and makes workgroups one invocation wide.
func modes(m *ir.Module) (list []edit) {
	for in := range m.Section(ir.ExecutionModes).Insts() {
		if in.Unknown() {
			continue
		}
		mode := spirv.ExecutionMode(in.Literal(1))
		if slices.Contains(optionalModes, mode) {
			list = append(list, func() bool { in.Remove(); return true })
		}
		if mode != spirv.ExecutionModeLocalSize {
			continue
		}
		for i := 2; i < in.NumWords(); i++ {
			if in.Literal(i) > 1 {
				list = append(list, func() bool { in.SetWord(i, 1); return true })
			}
		}
	}
	return list
}

// optionalDecorations are those without which a module is as valid.
var optionalDecorations = []spirv.Decoration{
	spirv.DecorationRelaxedPrecision, spirv.DecorationNoContraction, spirv.DecorationNoSignedWrap,
	spirv.DecorationNoUnsignedWrap, spirv.DecorationNonUniform, spirv.DecorationRestrict, spirv.DecorationAliased,
	spirv.DecorationVolatile, spirv.DecorationCoherent, spirv.DecorationNonReadable, spirv.DecorationNonWritable,
	spirv.DecorationInvariant, spirv.DecorationFPFastMathMode, spirv.DecorationNoPerspective, spirv.DecorationCentroid,
	spirv.DecorationSample, spirv.DecorationUserSemantic, spirv.DecorationUserTypeGOOGLE, spirv.DecorationFPRoundingMode,
	spirv.DecorationUniform, spirv.DecorationCPacked, spirv.DecorationSaturatedConversion, spirv.DecorationSpecId,
	spirv.DecorationSaturatedToLargestFloat8NormalConversionEXT,
}

// decorations removes optional decorations.
func decorations(m *ir.Module) (list []edit) {
	for in := range m.Section(ir.Annotations).Insts() {
		at := 1
		switch in.Op {
		case spirv.OpDecorate, spirv.OpDecorateId, spirv.OpDecorateString:
		case spirv.OpMemberDecorate, spirv.OpMemberDecorateString:
			at = 2
		default:
			continue
		}
		if !in.Unknown() && slices.Contains(optionalDecorations, spirv.Decoration(in.Literal(at))) {
			list = append(list, func() bool { in.Remove(); return true })
		}
	}
	return list
}

// names removes names, and what is said of the source.
func names(m *ir.Module) []edit {
	return removals(m, ir.DebugNames, ir.DebugProcessed, ir.DebugStrings)
}

// positions removes where instructions come from.
func positions(m *ir.Module) []edit {
	if !m.HasPositions() {
		return nil
	}
	return []edit{func() bool { m.RemovePositions(); return true }}
}

// declarations removes what only a validator knows to be needed.
func declarations(m *ir.Module) []edit {
	return removals(m, ir.Capabilities, ir.Extensions, ir.ExtInstImports, ir.ExecutionModes, ir.Annotations)
}

// removals removes instructions of some sections.
func removals(m *ir.Module, kinds ...ir.SectionKind) (list []edit) {
	for _, k := range kinds {
		for in := range m.Section(k).Insts() {
			list = append(list, func() bool { in.Remove(); return true })
		}
	}
	return list
}
