package pass

import (
	"hone/ir"
	"hone/spirv"
)

// smallest runs the alternative that leaves the smallest module, and then again, until that is the first one: of
// alternatives that leave modules of one size the earlier one counts. Names, lines and debug information have no size,
// so that a module compiled with them gets the same code as without. Each alternative is tried on a copy, without
// remarks, and with the rest of the growth budget, so that its run does what its trial did. The alternative that
// was run last is not tried again. Cost: that of all alternatives and of those that are run.
//
// Trials know no bisection limit, and their transformations do not count: so the same alternative is chosen for each
// limit, which stops its run. From the limit on nothing is tried. Passes that do not ask for transformations then run
// as in the first alternative.
func (d *driver) smallest(list []*Pipeline) (changed bool, err error) {
	if d.limitReached() {
		return d.run(list[0])
	}
	last, size := -1, 0 // the alternative that was run last, and the module's size after it
	for range maxAlternations {
		bin, err := d.module.Write()
		if err != nil {
			return changed, err
		}
		best, least, err := d.trySizes(bin, list, last)
		if err != nil || last >= 0 && least >= size {
			return changed, err
		}
		c, err := d.run(list[best])
		if changed = changed || c; err != nil || d.limitReached() {
			return changed, err
		}
		size = codeSize(d.module) // that of a copy may be less: a pass that ignores removals starts anew there
		if best == 0 {
			return changed, nil
		}
		last = best
	}
	return changed, nil
}

// maxAlternations bounds how often alternatives take turns to make a module smaller.
const maxAlternations = 8

// trySizes returns the alternative that leaves the smallest module of bin, but for the one that was run last, and that
// module's size.
func (d *driver) trySizes(bin *spirv.Binary, list []*Pipeline, last int) (best, least int, err error) {
	for i, p := range list {
		if i == last {
			continue
		}
		n, err := d.sizeAfter(p, bin)
		if err != nil {
			return 0, 0, err
		}
		if least == 0 || n < least {
			best, least = i, n
		}
	}
	return best, least, nil
}

// sizeAfter returns the size of a module after a pipeline.
func (d *driver) sizeAfter(p *Pipeline, bin *spirv.Binary) (words int, err error) {
	m, err := ir.Read(bin)
	if err != nil {
		return 0, err
	}
	o := Options{SSANames: d.options.SSANames, Forbidden: d.options.Forbidden}
	if _, err := p.runWithin(m, o, d.allowance); err != nil {
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
