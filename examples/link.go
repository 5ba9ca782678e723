package examples

import (
	"fmt"

	"hone/ir"
	"hone/ir/build"
	"hone/ir/clone"
	"hone/spirv"
)

// Link adds a module to another one: what one of them imports and the other exports becomes one. Types and constants of
// both that are the same are there once, and entry points, exports, capabilities and extensions are those of both. What
// neither exports stays an import ([Close] is for a program that is complete).
//
// An error says that a name is defined twice, or as something else than it is imported; that there are two entry points
// of one name; that the modules have different memory models, sizes of workgroups or specialization constants of one
// SpecId; or what can't be copied. The module to must not be used any more then. Cost: linear in both modules.
func Link(to, from *ir.Module) error {
	to.Header.Version = max(to.Header.Version, from.Header.Version)
	cloner := clone.New(to, from)
	defer cloner.Release()
	here, there := to.Symbols(), from.Symbols()
	byName := map[string]ir.Symbol{}
	for _, s := range here {
		byName[s.Name] = s
	}
	for _, s := range there {
		switch h, ok := byName[s.Name]; {
		case !ok || h.Imported() && !s.Imported():
		case s.Imported() || h.Kind == spirv.LinkageTypeLinkOnceODR && s.Kind == h.Kind: // that of to serves both
			if err := sameType(cloner, to, from, h, s); err != nil {
				return err
			}
			cloner.Map(s.ID, h.ID)
		default:
			return fmt.Errorf("%q is defined in both modules", s.Name)
		}
	}
	for _, s := range there {
		id, err := cloner.Import(s.ID)
		if err != nil {
			return err
		}
		if h := byName[s.Name]; h.Imported() && !s.Imported() { // what to imports
			if err := sameType(cloner, to, from, h, s); err != nil {
				return err
			}
			define(to, h.ID, id)
		}
	}
	if err := linkWorkgroupSizes(cloner, to, from); err != nil {
		return err
	}
	for in := range from.Section(ir.Globals).Insts() {
		if from.IsLiveRoot(in) {
			if _, err := cloner.Import(in.Result); err != nil {
				return err
			}
		}
	}
	if err := linkEntryPoints(cloner, to, from); err != nil {
		return err
	}
	to.CompleteInterfaces()
	return nil
}

// sameType returns an error if a symbol is not of the same type in both modules.
func sameType(c *clone.Cloner, to, from *ir.Module, h, s ir.Symbol) error {
	typeOf := func(in *ir.Inst) ir.ID {
		if in.Op == spirv.OpFunction {
			return in.Function().Type()
		}
		return in.Type
	}
	typ, err := c.Import(typeOf(from.Def(s.ID)))
	if err == nil && typ != typeOf(to.Def(h.ID)) {
		err = fmt.Errorf("%q is of one type in one module and of another in the other one", s.Name)
	}
	return err
}

// define puts what was copied in the place of what was imported.
func define(m *ir.Module, imported, id ir.ID) {
	d := m.Def(imported)
	m.Replace(imported, id)
	if d.Op == spirv.OpFunction {
		d.Function().Remove()
	} else {
		d.Remove()
	}
}

// linkWorkgroupSizes returns an error if one module has a constant for the size of all workgroups, and entry points of
// the other one would get another size by it.
func linkWorkgroupSizes(c *clone.Cloner, to, from *ir.Module) error {
	here, there := to.WorkgroupSize(), from.WorkgroupSize()
	if here == nil && there == nil || here == nil && !to.HasWorkgroups() || there == nil && !from.HasWorkgroups() {
		return nil
	}
	if here != nil && there != nil {
		if id, err := c.Import(there.Result); err != nil || id == here.Result {
			return err
		}
	}
	return fmt.Errorf("entry points of both modules would have the size of workgroups that one of them has")
}

// linkEntryPoints copies entry points and their execution modes.
func linkEntryPoints(c *clone.Cloner, to, from *ir.Module) error {
	names := map[string]bool{}
	for _, m := range []*ir.Module{to, from} {
		for in := range m.Section(ir.EntryPoints).Insts() {
			name, _, _ := spirv.String(in.Words()[2:])
			key := fmt.Sprintf("%v %q", spirv.ExecutionModel(in.Word(0)), name)
			if names[key] {
				return fmt.Errorf("both modules have an entry point %s", key)
			}
			names[key] = true
		}
	}
	for _, s := range []ir.SectionKind{ir.EntryPoints, ir.ExecutionModes} {
		for in := range from.Section(s).Insts() {
			if _, err := c.Inst(build.Into(to.Section(s)), in); err != nil {
				return err
			}
		}
	}
	return nil
}

// Close ends linking: nothing is exported any more, and the module needs no linker. The error says what nobody defines.
func Close(m *ir.Module) error {
	for _, s := range m.Symbols() {
		if s.Imported() {
			return fmt.Errorf("%q is imported, and not defined", s.Name)
		}
		m.RemoveLinkage(s.ID)
	}
	for in := range m.Section(ir.Capabilities).Insts() {
		if in.Op == spirv.OpCapability && spirv.Capability(in.Word(0)) == spirv.CapabilityLinkage {
			in.Remove()
		}
	}
	return nil
}
