package pass

import (
	"hone/ir"
	"hone/spirv"
)

// smallest runs the alternative that leaves the smallest module, and then again, until that is the first one: of
// alternatives that leave modules of one size the earlier one counts. Names, lines and debug information have no size,
// so that a module compiled with them gets the same code as without. Each alternative is tried on a copy, without
// remarks. The alternative that was run last is not tried again. Cost: that of all alternatives and of those that are
// run.
func (d *driver) smallest(list []*Pipeline) (changed bool, err error) {
	last := -1
	for range maxAlternations {
		bin, err := d.module.Write()
		if err != nil {
			return changed, err
		}
		best, least := 0, 0
		for i, p := range list {
			if i == last {
				continue
			}
			n, err := p.sizeAfter(bin, Options{SSANames: d.options.SSANames, Forbidden: d.options.Forbidden})
			if err != nil {
				return changed, err
			}
			if least == 0 || n < least {
				best, least = i, n
			}
		}
		if last >= 0 && least >= codeSize(d.module) {
			return changed, nil
		}
		c, err := d.run(list[best])
		if changed = changed || c; err != nil || best == 0 {
			return changed, err
		}
		last = best
	}
	return changed, nil
}

// maxAlternations bounds how often alternatives take turns to make a module smaller.
const maxAlternations = 8

// sizeAfter returns the size of a module after a pipeline.
func (p *Pipeline) sizeAfter(bin *spirv.Binary, o Options) (words int, err error) {
	m, err := ir.Read(bin)
	if err != nil {
		return 0, err
	}
	if _, err := p.Run(m, o); err != nil {
		return 0, err // a module that a pass broke is no memory for the next one
	}
	words = codeSize(m)
	m.Release()
	return words, nil
}

// codeSize returns how many words a module has without names, lines and debug information, and without the types and
// constants that only debug information uses. Cost: linear.
func codeSize(m *ir.Module) (words int) {
	live := m.NewTable()
	defer live.Release()
	count := func(in *ir.Inst) {
		words += 1 + in.NumWords()
		if in.Type != 0 {
			words++
			live.Set(in.Type, 1)
		}
		if in.Result != 0 {
			words++
		}
		for _, id := range in.IDs() {
			live.Set(id, 1)
		}
	}
	for _, f := range m.Functions() {
		for in := range f.AllInsts() {
			if !m.IsDebug(in) {
				count(in)
			}
		}
	}
	for _, k := range [...]ir.SectionKind{ir.EntryPoints, ir.ExecutionModes} {
		for in := range m.Section(k).Insts() {
			count(in)
		}
	}
	for in := m.Section(ir.Globals).Last(); in != nil; in = in.Prev() {
		announces := in.Op == spirv.OpTypeForwardPointer && live.Get(in.ID(0)) != 0
		if !m.IsDebug(in) && (announces || in.Result != 0 && live.Get(in.Result) != 0 || in.Op == spirv.OpVariable) {
			count(in)
		}
	}
	for in := range m.Section(ir.Annotations).Insts() {
		if in.NumWords() > 0 && live.Get(in.ID(0)) != 0 {
			words += 1 + in.NumWords()
		}
	}
	for in := range m.Section(ir.ExtInstImports).Insts() {
		if live.Get(in.Result) != 0 {
			words += 2 + in.NumWords()
		}
	}
	return words
}
