package opt

import (
	"slices"

	"hone/ir"
	"hone/pass"
	"hone/spirv"
)

// Unused removes what the module declares and nothing uses: functions that no entry point, export or
// other function reaches, global variables, constants, types, imported instruction sets, strings, and the names
// and decorations of all that is gone. Mark and sweep, so that types that name each other go too. Linear.
//
// It keeps outputs of an entry point's interface, whatever is exported, and constants that are decorated as a
// built-in (WorkgroupSize).
var Unused = pass.ForModule("unused", "remove unused functions, variables, constants, types and names", func(c *pass.Context) bool {
	u := &unused{c: c, m: c.Module, live: c.Module.NewTable()}
	defer u.live.Release()
	u.mark()
	return u.sweep()
})

type unused struct {
	c    *pass.Context
	m    *ir.Module
	live *ir.Table
	work []ir.ID
	// functions by id, for walking into a function once it is live
	functions map[ir.ID]*ir.Function
}

func (u *unused) use(id ir.ID) {
	if u.live.Get(id) == 0 {
		u.live.Set(id, 1)
		u.work = append(u.work, id)
	}
}

func (u *unused) operands(in *ir.Inst) {
	if in.Type != 0 {
		u.use(in.Type)
	}
	for _, id := range in.IDs() {
		u.use(id)
	}
}

// mark finds what is live.
func (u *unused) mark() {
	m := u.m
	u.functions = make(map[ir.ID]*ir.Function, len(m.Functions()))
	for _, f := range m.Functions() {
		u.functions[f.Result()] = f
		if m.Exported(f.Result()) || m.Pinned(f.Result()) {
			u.use(f.Result())
		}
	}
	for s := ir.Capabilities; s < ir.Globals; s++ {
		for in := range m.Section(s).Insts() {
			switch {
			case in.Op == spirv.OpEntryPoint:
				u.use(in.ID(1))
				for _, id := range in.Interface() {
					if d := m.Def(id); d != nil && d.Op == spirv.OpVariable && spirv.StorageClass(d.Word(0)) == spirv.StorageClassOutput {
						u.use(id)
					}
				}
			case in.Op == spirv.OpDecorateId || in.Op == spirv.OpMemberDecorateIdEXT:
				u.parameters(in)
			case in.Op == spirv.OpExtInstImport || in.Op == spirv.OpString || s == ir.DebugNames || s == ir.Annotations:
				// kept by their users, or with their target
			default:
				u.operands(in)
			}
		}
	}
	for in := range m.Section(ir.Globals).Insts() {
		if u.root(in) {
			if in.Result != 0 {
				u.use(in.Result)
			}
			u.operands(in)
		}
	}
	for in := range m.Tail().Insts() {
		u.operands(in)
	}
	for _, id := range m.PositionIDs() {
		u.use(id)
	}
	for len(u.work) > 0 {
		id := u.work[len(u.work)-1]
		u.work = u.work[:len(u.work)-1]
		if f := u.functions[id]; f != nil {
			for in := range f.AllInsts() {
				u.operands(in)
			}
			continue
		}
		if d := m.Def(id); d != nil && d.Block().Function() == nil {
			u.operands(d)
		}
	}
}

// parameters marks the ids that a decoration has beyond its target.
func (u *unused) parameters(in *ir.Inst) {
	for i, id := range in.IDs() {
		if i > 0 {
			u.use(id)
		}
	}
}

// root reports whether a global stays for its own sake.
func (u *unused) root(in *ir.Inst) bool {
	if !u.removable(in) {
		return in.Op != spirv.OpTypeForwardPointer
	}
	return u.m.Pinned(in.Result) || u.m.Exported(in.Result) ||
		in.Op != spirv.OpVariable && u.m.HasDecoration(in.Result, spirv.DecorationBuiltIn)
}

// removable reports whether an instruction is a declaration that does nothing by itself.
func (u *unused) removable(in *ir.Inst) bool {
	switch in.Op {
	case spirv.OpVariable, spirv.OpUntypedVariableKHR, spirv.OpUndef:
		return true
	}
	info := in.Op.Info()
	return in.Result != 0 && info != nil && (info.Class == "Type-Declaration" || info.Class == "Constant-Creation")
}

// sweep removes what is not live.
func (u *unused) sweep() bool {
	m, changed := u.m, false
	if m.RemoveFunctions(func(f *ir.Function) bool { return u.live.Get(f.Result()) == 0 && u.c.Transform() }) {
		changed = true
	}
	gone := func(in *ir.Inst) bool {
		switch in.Op {
		case spirv.OpExtInstImport, spirv.OpString:
		case spirv.OpTypeForwardPointer:
			return u.live.Get(in.ID(0)) == 0
		default:
			if !u.removable(in) {
				return false
			}
		}
		return u.live.Get(in.Result) == 0 && !m.Pinned(in.Result)
	}
	for in := range m.Section(ir.EntryPoints).Insts() {
		if in.Op != spirv.OpEntryPoint {
			continue
		}
		list := in.Interface()
		kept := slices.DeleteFunc(slices.Clone(list), func(id ir.ID) bool { return u.live.Get(id) == 0 })
		if len(kept) < len(list) && u.c.Transform() {
			in.SetInterface(kept)
			changed = true
		}
	}
	for _, s := range [...]ir.Section{ir.Globals, ir.DebugStrings, ir.ExtInstImports} {
		// Backwards: users go before what they use.
		for in := m.Section(s).Last(); in != nil; {
			prev := in.Prev()
			if gone(in) && (in.Op == spirv.OpTypeForwardPointer || m.Uses(in.Result) == 0 || s == ir.Globals) && u.c.Transform() {
				in.Remove()
				changed = true
			}
			in = prev
		}
	}
	return changed
}
