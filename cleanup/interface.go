package cleanup

import (
	"slices"

	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// TrimInterface takes variables out of the interfaces of entry points that neither the entry point nor a function that
// it calls uses: inputs and outputs, too, after which the interface may no longer match that of the next stage. What is
// declared stays for unused to remove. It leaves alone entry points with operands of unknown meaning, and variables
// that instructions of unknown meaning may name. Cost: for each entry point linear in the functions that it reaches.
var TrimInterface = pass.ForModule("trim-interface", "take variables that nothing uses out of interfaces",
	func(c *pass.Context) bool {
		changed := false
		used := c.Module.NewTable()
		defer used.Release()
		for i, e := range entryPoints(c.Module) {
			mark := int32(i + 1)
			for _, id := range c.Module.UsedInterface(e) {
				used.Set(id, mark)
			}
			list := e.Interface()
			kept := slices.DeleteFunc(slices.Clone(list), func(id ir.ID) bool {
				return used.Get(id) != mark && !c.Module.Pinned(id)
			})
			if len(kept) < len(list) && c.Transform() {
				e.SetInterface(kept)
				changed = true
			}
		}
		return changed
	}, pass.Idempotent)

// entryPoints returns the entry points that are known.
func entryPoints(m *ir.Module) (list []*ir.Inst) {
	for in := range m.Section(ir.EntryPoints).Insts() {
		if in.Op == spirv.OpEntryPoint && !in.Unknown() {
			list = append(list, in)
		}
	}
	return list
}
