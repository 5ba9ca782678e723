package clone

import (
	"slices"

	"hone/ir"
	"hone/ir/build"
	"hone/spirv"
)

// imports brings what a copy from another module needs: types and constants that the module lacks, variables,
// functions, imports of instruction sets, strings and debug information, and with the first of them all capabilities
// and extensions.
//
// What is missing is found before anything is edited, and copied in the order of the other module: what may be named
// before it is defined there may be here.
type imports struct {
	c         *Cloner
	err       error                 // what stands against any copy
	seen      *ir.Table             // what was checked
	todo      []ir.ID               // what was checked and is to be copied
	order     *ir.Table             // by id: where it stands in the other module; nil before the first copy
	announced *ir.Table             // by id of a pointer type: where its OpTypeForwardPointer stands
	unified   *ir.Table             // what has one that is the same, see unify; it is not copied
	specIDs   map[uint32][]*ir.Inst // of the module's specialization constants; made when first asked for
	strings   map[string]ir.ID      // of the module's OpStrings
	functions []*ir.Function        // of the other module, whose blocks are to be copied
	declared  bool                  // capabilities and extensions were copied
}

func newImports(c *Cloner) *imports {
	x := &imports{c: c, seen: c.from.NewTable()}
	if c.from.Header.Version > c.to.Header.Version {
		x.err = ir.Faultf(nil, "a module of version %v can't be copied into one of version %v",
			c.from.Header.Version, c.to.Header.Version)
	}
	a, b := c.from.MemoryModel(), c.to.MemoryModel()
	if a != nil && b != nil && !slices.Equal(a.Words(), b.Words()) {
		x.err = ir.Faultf(a, "the other module has another memory model: %s", b)
	}
	return x
}

func (x *imports) release() {
	x.seen.Release()
	if x.order != nil {
		x.order.Release()
		x.announced.Release()
		x.unified.Release()
	}
}

// check returns an error if what an id names outside of functions, a function included, can't be copied with all that
// it needs, and notes all of this.
func (x *imports) check(id ir.ID) error {
	if x.err != nil {
		return x.err
	}
	n := len(x.todo)
	x.want(id)
	return x.expandFrom(n)
}

// expandFrom expands what is to be copied from index n on, and what that adds.
func (x *imports) expandFrom(n int) error {
	for ; n < len(x.todo); n++ {
		if err := x.expand(x.c.from.Def(x.todo[n])); err != nil {
			return err
		}
	}
	return nil
}

// cancel forgets what was checked and is not copied yet.
func (x *imports) cancel() {
	for _, id := range x.todo {
		x.seen.Set(id, 0)
	}
	x.todo = x.todo[:0]
}

// want notes that an id is to be copied, unless it is known.
func (x *imports) want(id ir.ID) {
	id = x.c.from.Resolve(id)
	if x.seen.Get(id) == 0 && x.c.global.Get(id) == 0 && x.c.local.Get(id) == 0 {
		x.seen.Set(id, 1)
		x.todo = append(x.todo, id)
	}
}

// expand wants what a definition outside of functions needs, a function with all that stands in it.
func (x *imports) expand(d *ir.Inst) error {
	if d == nil {
		return ir.Faultf(nil, "an id is used that nothing defines")
	}
	if d.Op != spirv.OpFunction {
		if s := d.Section(); s == nil || s.Kind() == ir.Tail {
			return ir.Faultf(d, "stands behind the functions: it can't be copied")
		}
		return x.needs(d)
	}
	for in := range d.Function().AllInsts() {
		if err := x.needs(in); err != nil {
			return err
		}
	}
	return nil
}

// needs wants what an instruction names outside of its function.
func (x *imports) needs(in *ir.Inst) error {
	from := x.c.from
	if err := x.c.refuses(in); err != nil {
		return err
	}
	if err := x.clashes(in); err != nil {
		return err
	}
	if x.c.drops(in, in.Function(), nil) {
		return nil
	}
	if in.Type != 0 {
		x.want(in.Type)
	}
	for _, id := range in.IDs() {
		switch d := from.Def(id); {
		case d == nil:
			return ir.Faultf(in, "names id %d, which nothing defines", id)
		case d.Function() == nil || d.Op == spirv.OpFunction:
			x.want(id)
		}
	}
	return x.around(in)
}

// checkAround is check for what goes with an instruction: its position and the ids in its decorations.
func (x *imports) checkAround(in *ir.Inst) error {
	n := len(x.todo)
	if err := x.around(in); err != nil {
		return err
	}
	return x.expandFrom(n)
}

// around wants what goes with an instruction.
func (x *imports) around(in *ir.Inst) error {
	from := x.c.from
	for id := range in.Position().IDs() {
		if from.Def(id) == nil {
			return ir.Faultf(in, "its position names id %d, which nothing defines", id)
		}
		x.want(id)
	}
	if in.Result == 0 || !from.Decorated(in.Result) {
		return nil
	}
	for d := range from.Decorations(in.Result) {
		if !d.HasIDs() {
			continue
		}
		for _, w := range d.Params {
			if p := from.Def(ir.ID(w)); p == nil {
				return ir.Faultf(d.Inst, "names id %d, which nothing defines", w)
			} else if p.Function() == nil || p.Op == spirv.OpFunction {
				x.want(ir.ID(w))
			}
		}
	}
	return nil
}

// copy copies what was checked.
func (x *imports) copy() {
	if len(x.todo) == 0 {
		return
	}
	c := x.c
	x.number()
	x.declare()
	slices.SortFunc(x.todo, func(a, b ir.ID) int { return int(x.order.Get(a) - x.order.Get(b)) })
	type item struct {
		at int32
		id ir.ID
	}
	var announced []item
	var functions []*ir.Function
	for _, id := range x.todo {
		switch d := c.from.Def(id); {
		case d.Op == spirv.OpFunction || d.Op == spirv.OpExtInst || d.Op == spirv.OpExtInstWithForwardRefsKHR:
			c.global.Set(id, int32(c.to.NewID())) // others may name it before it is there
		case x.announced.Get(id) != 0:
			announced = append(announced, item{x.announced.Get(id), id})
		}
	}
	slices.SortFunc(announced, func(a, b item) int { return int(a.at - b.at) })
	for _, id := range x.todo {
		for len(announced) > 0 && announced[0].at < x.order.Get(id) {
			if p := announced[0].id; x.unified.Get(p) == 0 && !x.unify(p) {
				class := c.from.Def(p).Literal(0)
				c.global.Set(p, int32(c.to.Types().ForwardPointer(spirv.StorageClass(class))))
			}
			announced = announced[1:]
		}
		if x.unified.Get(id) != 0 {
			continue
		}
		d := c.from.Def(id)
		if d.Op == spirv.OpFunction {
			functions = append(functions, d.Function())
			continue
		}
		x.global(d)
	}
	x.todo = x.todo[:0]
	for _, f := range functions {
		c.params(f, c.function(f, ir.ID(c.global.Get(f.Result()))))
		if len(f.Blocks) > 0 {
			x.functions = append(x.functions, f)
		}
	}
}

// number notes where everything stands in the other module.
func (x *imports) number() {
	if x.order != nil {
		return
	}
	from := x.c.from
	x.order, x.announced, x.unified = from.NewTable(), from.NewTable(), from.NewTable()
	n := int32(0)
	for k := range ir.Tail {
		for in := range from.Section(k).Insts() {
			n++
			if in.Op == spirv.OpTypeForwardPointer && !in.Unknown() {
				x.announced.Set(in.ID(0), n)
			}
			if in.Result != 0 {
				x.order.Set(in.Result, n)
			}
		}
	}
	for _, f := range from.Functions() {
		n++
		x.order.Set(f.Result(), n)
	}
}

// declare copies capabilities and extensions.
func (x *imports) declare() {
	if x.declared {
		return
	}
	x.declared = true
	from, to := x.c.from, x.c.to
	for in := range from.Section(ir.Capabilities).Insts() {
		if in.Op == spirv.OpCapability {
			to.Require(spirv.Capability(in.Literal(0)))
		}
	}
	for in := range from.Section(ir.Extensions).Insts() {
		if in.Op == spirv.OpExtension {
			to.RequireExtension(textOf(in))
		}
	}
}

// global copies an instruction outside of functions, or finds one that is the same.
func (x *imports) global(d *ir.Inst) {
	c := x.c
	switch {
	case d.Op == spirv.OpExtInstImport:
		c.global.Set(d.Result, int32(c.to.Import(textOf(d))))
		return
	case d.Op == spirv.OpString:
		c.global.Set(d.Result, int32(x.string(textOf(d))))
		return
	}
	id := ir.ID(c.global.Get(d.Result)) // of what was announced
	typ, operands := c.operands(d)
	if id == 0 {
		var decorations []ir.Decoration
		for decoration := range c.from.Decorations(d.Result) {
			decorations = append(decorations, c.decoration(decoration))
		}
		if same := c.to.FindGlobal(d.Op, typ, operands, decorations); same != 0 {
			c.global.Set(d.Result, int32(same))
			return
		}
	}
	new := c.to.NewInst(d.Op, typ, id == 0, operands...)
	if id != 0 {
		new.Result = id
	}
	c.to.Section(d.Section().Kind()).Append(new)
	c.global.Set(d.Result, int32(new.Result))
	c.annotate(d.Result, new.Result)
	if d.Op == spirv.OpTypeStruct {
		for i := range d.Words() {
			if name := c.from.MemberName(d.Result, i); name != "" {
				c.to.SetMemberName(new.Result, i, name)
			}
		}
	}
}

// string returns the OpString of a text.
func (x *imports) string(text string) ir.ID {
	to := x.c.to
	if x.strings == nil {
		x.strings = map[string]ir.ID{}
		for in := range to.Section(ir.DebugStrings).Insts() {
			if in.Op == spirv.OpString {
				x.strings[textOf(in)] = in.Result
			}
		}
	}
	if x.strings[text] == 0 {
		x.strings[text] = build.Into(to.Section(ir.DebugStrings)).String(text)
	}
	return x.strings[text]
}

// textOf returns the literal string that an instruction begins with.
func textOf(in *ir.Inst) string {
	text, _, _ := spirv.String(in.Words())
	return text
}
