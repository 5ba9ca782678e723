// Package clone copies instructions, blocks and functions, within a module or from another one: inlining, unrolling,
// linking and instrumentation are made of it. It uses the public API of package ir only.
package clone

import (
	"fmt"
	"slices"

	"hone/ir"
	"hone/ir/build"
	"hone/spirv"
)

// Cloner copies instructions, blocks and functions, within a module or from another one. It knows what stands for each
// id of the original: a copy, or what [Cloner.Map] says, as an argument stands for a parameter. What is mapped already
// is not copied. Ids that are not mapped mean the same within one module; from another module types, constants,
// variables, functions and what else they need follow on demand, where the module has none that are the same.
//
// Copies have the names, decorations and positions of their originals:
//
//	c := clone.New(m, m)
//	defer c.Release()
//	c.Map(parameter, argument)
//	blocks, err := c.Blocks(caller, after, callee.Blocks)
//
// Each method returns an error for what can't be copied, an *[ir.Fault], and has changed nothing then: instructions of
// unknown meaning, what such an instruction may name, and specialization constants that clash by their SpecIds.
type Cloner struct {
	to, from *ir.Module
	local    *ir.Table // what stands for ids of from, by Map and for what functions define
	global   *ir.Table // what stands for what is outside of functions, and for functions; nil within one module
	imports  *imports

	positions  map[place]*ir.Inst // of from: an instruction that has the copy
	inline     inlining
	nonUniform []ir.ID  // that stand for what was NonUniform, and are to be
	words      []uint32 // room for operands
}

// New returns a cloner that copies into a module from another one, or the same. Release it. Constant time.
func New(to, from *ir.Module) *Cloner {
	from.CompleteReplacements()
	c := &Cloner{to: to, from: from, local: from.NewTable(), positions: map[place]*ir.Inst{}}
	if to != from {
		to.CompleteReplacements()
		c.global = from.NewTable()
		c.imports = newImports(c)
	}
	return c
}

// Release gives the memory of the cloner back.
func (c *Cloner) Release() {
	c.local.Release()
	if c.global != nil {
		c.global.Release()
		c.imports.release()
	}
}

// Forget makes the cloner forget what stands for what functions define, so that it copies that another time.
func (c *Cloner) Forget() {
	c.local.Release()
	c.local = c.from.NewTable()
}

// Map says that new stands for old in what is copied from now on. What was derived from a NonUniform value still is:
// new is NonUniform then, too, if it is no constant. Each use of an undefined value may see another one: let
// [ir.Inst.FrozenOperand] say what a parameter stands for.
func (c *Cloner) Map(old, new ir.ID) {
	old = c.from.Resolve(old)
	c.local.Set(old, int32(new))
	if c.from.HasDecoration(old, spirv.DecorationNonUniform) {
		c.nonUniform = append(c.nonUniform, new)
	}
}

// ID returns what stands for an id of the original: itself, or 0 from another module, where nothing does.
func (c *Cloner) ID(old ir.ID) ir.ID {
	old = c.from.Resolve(old)
	if id := c.local.Get(old); id != 0 {
		return c.to.Resolve(ir.ID(id))
	}
	if c.global == nil {
		return old
	}
	return c.to.Resolve(ir.ID(c.global.Get(old)))
}

// Block returns the copy of a block.
func (c *Cloner) Block(b *ir.Block) *ir.Block { return c.to.BlockOf(c.ID(b.ID())) }

// Inst copies an instruction to where a builder inserts: one in a function, whose operands stand there, or one of a
// section, such as an OpEntryPoint, to the end of that. Its result stands for that of the original. A label can't be
// copied so.
func (c *Cloner) Inst(b build.Builder, in *ir.Inst) (*ir.Inst, error) {
	if in.Op == spirv.OpLabel || in.Op == spirv.OpFunction || in.Op == spirv.OpFunctionParameter {
		return nil, ir.Faultf(in, "is copied with its block or function")
	}
	if isContinued(in) {
		return nil, ir.Faultf(in, "is copied with its block: its operands are too many for one instruction")
	}
	if err := c.check(in, b.Inserter.Function(), nil); err != nil {
		c.cancel()
		return nil, err
	}
	c.follow()
	typ, operands := c.operands(in)
	new := b.Emit(in.Op, typ, in.Result != 0, operands...)
	if in.Result != 0 {
		c.local.Set(in.Result, int32(new.Result))
	}
	c.finish(in, new)
	c.bodies()
	return new, nil
}

// check returns an error if an instruction can't be copied into a function, nil for a section. inside holds what is
// copied with it.
func (c *Cloner) check(in *ir.Inst, into *ir.Function, inside *ir.Table) error {
	if err := c.refuses(in); err != nil {
		return err
	}
	if c.imports == nil && in.Function() == into {
		return nil // what it names stands there as well
	}
	if c.drops(in, into, inside) {
		return nil
	}
	if in.Type != 0 {
		if err := c.check1(in, in.Type, into, inside); err != nil {
			return err
		}
	}
	for i, id := range in.IDs() {
		if in.Op == spirv.OpPhi && !c.keepsEntry(in.ID(i|1), inside) {
			continue
		}
		if err := c.check1(in, id, into, inside); err != nil {
			return err
		}
	}
	if c.imports == nil {
		return nil
	}
	return c.imports.checkAround(in)
}

// keepsEntry reports whether a phi keeps the entry for a block.
func (c *Cloner) keepsEntry(label ir.ID, inside *ir.Table) bool {
	return c.local.Get(label) != 0 || inside != nil && inside.Get(label) != 0
}

// check1 is check for one id that an instruction names.
func (c *Cloner) check1(in *ir.Inst, id ir.ID, into *ir.Function, inside *ir.Table) error {
	id = c.from.Resolve(id)
	d := c.from.Def(id)
	switch {
	case c.local.Get(id) != 0, inside != nil && inside.Get(id) != 0:
		return nil
	case d == nil:
		return ir.Faultf(in, "names id %d, which nothing defines", id)
	case d.Function() != nil && d.Op != spirv.OpFunction:
		if c.from != c.to || d.Function() != into {
			return ir.Faultf(in, "names %%%d, which is local to function %%%d and not mapped", id, d.Function().Result())
		}
	case c.imports != nil:
		return c.imports.check(id)
	}
	return nil
}

// refuses returns an error for what can't be copied by itself.
func (c *Cloner) refuses(in *ir.Inst) error {
	switch {
	case in.Unknown():
		return ir.Faultf(in, "is of unknown meaning, and can't be copied")
	case in.Result != 0 && c.from.Pinned(in.Result):
		return ir.Faultf(in, "an instruction of unknown meaning may name it: it can't be copied")
	case in.Function() == nil && isContinued(in):
		return ir.Faultf(in, "its operands are too many for one instruction: it can't be copied")
	}
	return nil
}

// isContinued reports whether further operands of in stand in the instruction after it. In blocks both are copied.
func isContinued(in *ir.Inst) bool {
	next := in.Next()
	return next != nil && next.Op.Is(spirv.TraitContinued)
}

// drops reports whether an instruction is left out: debug information about what is not there, and what says of a
// function, of which there is a second one now, where it is defined.
func (c *Cloner) drops(in *ir.Inst, into *ir.Function, inside *ir.Table) bool {
	if !c.from.IsDebug(in) || in.Function() == nil {
		return false
	}
	if c.from == c.to && in.Words()[1] == spirv.ShaderDebugInfo100DebugFunctionDefinition {
		if set := c.from.ExtSet(in.ID(0)); set != nil && set.NonSemantic() {
			return true
		}
	}
	if in.Words()[1] == spirv.ShaderDebugInfo100DebugDeclare && len(in.Words()) > 3 {
		// What stands for a parameter need be no variable, and a DebugDeclare names nothing else.
		if d := c.to.Def(ir.ID(c.local.Get(in.ID(3)))); d != nil {
			if !d.Op.Is(spirv.TraitVariable) && d.Op != spirv.OpFunctionParameter {
				return true
			}
		}
	}
	for _, id := range in.IDs() {
		d := c.from.Def(id)
		switch {
		case c.local.Get(id) != 0, inside != nil && inside.Get(id) != 0:
		case d == nil, d.Function() != nil && d.Op != spirv.OpFunction && d.Function() != into:
			return true
		}
	}
	return false
}

// operands returns the type and the operands of a copy, which are the cloner's own until the next call.
func (c *Cloner) operands(in *ir.Inst) (typ ir.ID, operands []uint32) {
	if in.Type != 0 {
		typ = c.ID(in.Type)
	}
	c.words = append(c.words[:0], in.Words()...)
	if c.global != nil {
		for i, id := range in.IDs() {
			c.words[i] = uint32(c.ID(id))
		}
		return typ, c.words
	}
	for i, id := range in.IDs() {
		if id := c.local.Get(id); id != 0 {
			c.words[i] = uint32(c.to.Resolve(ir.ID(id)))
		}
	}
	return typ, c.words
}

// copy makes the copy of an instruction, whose result has an id already, at the end of a block.
func (c *Cloner) copy(b *ir.Block, in *ir.Inst) {
	typ, operands := c.operands(in)
	new := c.to.NewInst(in.Op, typ, false, operands...)
	if in.Result != 0 {
		new.Result = c.ID(in.Result)
	}
	b.Append(new)
	c.finish(in, new)
}

// finish gives a copy what goes with its original.
func (c *Cloner) finish(in, new *ir.Inst) {
	if new.Function() != nil && in.Function() != nil {
		c.position(in, new)
	}
	if in.Result != 0 {
		c.annotate(in.Result, new.Result)
	}
}

// annotate gives a copy the name and the decorations of its original. In the same module nobody else knows the copy of
// an exported function.
func (c *Cloner) annotate(old, new ir.ID) {
	if name := c.from.Name(old); name != "" {
		c.to.SetName(new, name)
	}
	if !c.from.Decorated(old) {
		return
	}
	for _, d := range slices.Collect(c.from.Decorations(old)) {
		if d.Kind != spirv.DecorationLinkageAttributes || c.from != c.to {
			c.to.AddDecoration(new, c.decoration(d))
		}
	}
}

// decoration returns a decoration with the ids that stand for those of its parameters.
func (c *Cloner) decoration(d ir.Decoration) ir.Decoration {
	if d.HasIDs() {
		d.Params = slices.Clone(d.Params)
		for i, w := range d.Params {
			d.Params[i] = uint32(c.ID(ir.ID(w)))
		}
	}
	return d
}

// follow prepares a copy that nothing stands against: it copies what the checks found that the module lacks.
func (c *Cloner) follow() {
	for _, id := range c.nonUniform {
		if d := c.to.Def(id); d != nil && d.Function() != nil && !c.to.HasDecoration(id, spirv.DecorationNonUniform) {
			c.to.Decorate(id, spirv.DecorationNonUniform)
		}
	}
	c.nonUniform = c.nonUniform[:0]
	if c.imports != nil {
		c.imports.copy()
	}
}

// cancel forgets what was checked and is not to be copied.
func (c *Cloner) cancel() {
	if c.imports != nil {
		c.imports.cancel()
	}
}

// bodies copies the blocks of the functions that followed.
func (c *Cloner) bodies() {
	if c.imports == nil {
		return
	}
	for len(c.imports.functions) > 0 {
		c.to.Spend(1)
		f := c.imports.functions[0]
		c.imports.functions = c.imports.functions[1:]
		if _, err := c.blocks(c.to.Def(c.ID(f.Result())).Function(), nil, f.Blocks); err != nil {
			panic(fmt.Sprintf("clone: function %%%d was checked: %v", f.Result(), err))
		}
	}
}
