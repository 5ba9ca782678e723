package reduce

import (
	"slices"

	"hone/analysis"
	"hone/ir"
	"hone/spirv"
)

// entryPoints removes one of several entry points, with its execution modes.
func entryPoints(m *ir.Module) (list []edit) {
	section := m.Section(ir.EntryPoints)
	for in := range section.Insts() {
		list = append(list, func() bool {
			if in.Section() == nil || section.First() == section.Last() {
				return false
			}
			in.Remove()
			for other := range section.Insts() {
				if other.ID(1) == in.ID(1) {
					return true
				}
			}
			for mode := range m.Section(ir.ExecutionModes).Insts() {
				if mode.NumWords() > 1 && mode.ID(0) == in.ID(1) {
					mode.Remove()
				}
			}
			return true
		})
	}
	if len(list) < 2 {
		return nil
	}
	return list
}

// functions removes a function that is no entry point. Null takes the place of what its calls return.
func functions(m *ir.Module) (list []edit) {
	calls := callsOf(m)
	entries := map[ir.ID]bool{}
	for in := range m.Section(ir.EntryPoints).Insts() {
		entries[in.ID(1)] = true
	}
	for _, f := range m.Functions() {
		if entries[f.Result()] || m.Pinned(f.Result()) {
			continue
		}
		list = append(list, func() bool {
			if f.Index < 0 {
				return false
			}
			for _, call := range calls[f.Result()] {
				if call.Block() != nil && call.Function() != f && !erase(call) {
					return false
				}
			}
			f.Remove()
			return true
		})
	}
	return list
}

// parameters removes a parameter, and the argument of each call. Null takes its place.
func parameters(m *ir.Module) (list []edit) {
	calls := callsOf(m)
	known := m.NewTable() // by function: uses that do not ask for its type
	defer known.Release()
	for id, list := range calls {
		known.Set(id, int32(len(list)))
	}
	for _, k := range []ir.SectionKind{ir.EntryPoints, ir.ExecutionModes} {
		for in := range m.Section(k).Insts() {
			for _, id := range in.IDs() {
				known.Set(id, known.Get(id)+1)
			}
		}
	}
	for _, f := range m.Functions() {
		if m.Uses(f.Result()) != int(known.Get(f.Result())) || m.Pinned(f.Result()) {
			continue
		}
		for _, p := range f.Params {
			if m.Pinned(p.Result) {
				continue
			}
			list = append(list, func() bool {
				i := slices.Index(f.Params, p)
				if m.Uses(p.Result) > 0 {
					value := null(m, p.Type)
					if value == 0 {
						return false
					}
					m.Replace(p.Result, value)
				}
				f.ChangeParameters(func(j int) bool { return i == j })
				for _, call := range calls[f.Result()] {
					if call.Block() != nil {
						call.SetOperands(slices.Delete(slices.Clone(call.Words()), i+1, i+2))
					}
				}
				return true
			})
		}
	}
	return list
}

// callsOf returns the calls of functions.
func callsOf(m *ir.Module) map[ir.ID][]*ir.Inst {
	calls := map[ir.ID][]*ir.Inst{}
	for _, f := range m.Functions() {
		for in := range f.Insts() {
			if in.Op == spirv.OpFunctionCall {
				calls[in.ID(0)] = append(calls[in.ID(0)], in)
			}
		}
	}
	return calls
}

// instructions removes instructions that have no result. One that hone does not know goes as a whole.
func instructions(m *ir.Module) (list []edit) {
	for in := range code(m) {
		if in.Result == 0 {
			list = append(list, func() bool { return in.Block() != nil && erase(in) })
		}
	}
	return list
}

// values removes instructions with a result. Null takes its place.
func values(m *ir.Module) (list []edit) {
	for in := range code(m) {
		if in.Result != 0 {
			list = append(list, func() bool { return in.Block() != nil && erase(in) })
		}
	}
	return list
}

// erase removes an instruction of a block. It returns false, and changes nothing, where nothing can take the place of
// the result.
func erase(in *ir.Inst) bool {
	m := in.Module()
	if in.Result == 0 || m.Uses(in.Result) == 0 && !m.Pinned(in.Result) {
		in.Remove()
		return true
	}
	value := null(m, in.Type)
	if value == 0 || m.Pinned(in.Result) {
		return false
	}
	m.ReplaceAndRemove(in, value)
	return true
}

// forward removes an instruction. One of its operands that is of its type takes the place of the result, or an operand
// of one of its operands.
func forward(m *ir.Module) (list []edit) {
	for in := range code(m) {
		if in.Type == 0 || in.Unknown() || m.Pinned(in.Result) {
			continue
		}
		by := func(id ir.ID) {
			if m.TypeOf(id) == in.Type && m.Def(id).Op != spirv.OpFunction {
				list = append(list, func() bool { return forwarded(in, id) })
			}
		}
		for _, id := range in.IDs() {
			by(id)
		}
		for _, id := range in.IDs() {
			if d := m.Def(id); d != nil && d.Block() != nil && !d.Unknown() {
				for _, inner := range d.IDs() {
					by(inner)
				}
			}
		}
	}
	return list
}

// earlier removes an instruction. The value of its type that was computed last before it takes the place of the result.
func earlier(m *ir.Module) (list []edit) {
	cache := analysis.NewCache(m)
	for _, f := range m.Functions() {
		if len(f.Blocks) == 0 {
			continue
		}
		dominators := analysis.Dominators.Of(cache, f)
		last := map[ir.ID]*ir.Inst{} // by type
		for in := range f.Insts() {
			if in.Type == 0 || in.Unknown() || in.Op.Is(spirv.TraitVariable) || m.Pinned(in.Result) {
				continue
			}
			if x := last[in.Type]; x != nil && dominators.Dominates(x.Block().Index, in.Block().Index) {
				list = append(list, func() bool { return forwarded(in, x.Result) })
			}
			last[in.Type] = in
		}
	}
	return list
}

// forwarded removes an instruction and puts a value of its type in the place of the result.
func forwarded(in *ir.Inst, by ir.ID) bool {
	m := in.Module()
	if by = m.Resolve(by); in.Block() == nil || by == in.Result {
		return false
	}
	m.ReplaceAndRemove(in, by)
	return true
}

// operands puts null in the place of an operand that is a value.
func operands(m *ir.Module) (list []edit) {
	for in := range code(m) {
		list = appendOperands(list, m, in)
	}
	for b := range blocks(m) {
		list = appendOperands(list, m, b.Terminator())
	}
	return list
}

func appendOperands(list []edit, m *ir.Module, in *ir.Inst) []edit {
	if in.Unknown() {
		return list
	}
	for i, id := range in.IDs() {
		if weight(m.Def(id)) == 0 || isScope(in, i) {
			continue
		}
		list = append(list, func() bool {
			if in.Block() == nil {
				return false
			}
			value := null(m, m.TypeOf(in.ID(i)))
			if value == 0 || value == in.ID(i) {
				return false
			}
			in.SetID(i, value)
			return true
		})
	}
	return list
}

// isScope reports whether operand i of an instruction is a scope: null is CrossDevice, which shaders can't have.
func isScope(in *ir.Inst, i int) bool {
	info := in.Op.Info()
	if info == nil {
		return false
	}
	operands := info.Operands
	for len(operands) > 0 && (operands[0].Kind == spirv.KindIdResultType || operands[0].Kind == spirv.KindIdResult) {
		operands = operands[1:]
	}
	return i < len(operands) && operands[i].Kind == spirv.KindIdScope
}

// code yields the instructions of all blocks, but for labels, merge instructions and terminators.
func code(m *ir.Module) func(yield func(*ir.Inst) bool) {
	return func(yield func(*ir.Inst) bool) {
		for _, f := range m.Functions() {
			for in := range f.Insts() {
				if slices.Contains(structure, in.Op) || in.IsTerminator() {
					continue
				}
				if !yield(in) {
					return
				}
			}
		}
	}
}

// structure is what code leaves out beside terminators.
var structure = []spirv.Op{spirv.OpLabel, spirv.OpSelectionMerge, spirv.OpLoopMerge}
