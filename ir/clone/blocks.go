package clone

import (
	"slices"

	"hone/ir"
	"hone/spirv"
)

// Blocks copies blocks into a function, after a block of that, or at the end for nil, and returns the copies in the
// same order. It serves whole functions, loops, and any other set of blocks that dominators do not forbid:
//
//   - An edge between two of the blocks leads from copy to copy. One that leaves them leads where it did, or to what
//     its target is mapped to; the phis of a target that is not mapped get an entry. So do merge instructions.
//   - A phi keeps the entries for those of the blocks, and for blocks that are mapped. Others go: who leads an edge to
//     the copy gives it its value there with [ir.Inst.SetPhiValue].
//   - Uses of what the blocks define remain uses of that in all other blocks.
//   - A variable moves to the first block of the function. Its initializer becomes a store where the copy begins, since
//     it counts each time.
//   - A phi, or any other instruction, whose result is mapped already is not copied: with an argument for a parameter,
//     or a value for the phi of a loop, the copies use that.
//
// Nothing leads to the copies, and OpReturn is copied as it is. The error is for what can't be copied, for a value or a
// block of another function that is not mapped, and for blocks that were copied already ([Cloner.Forget]). Cost: linear
// in the blocks, and in the predecessors and phi entries of blocks that edges leave to.
func (c *Cloner) Blocks(into *ir.Function, after *ir.Block, blocks []*ir.Block) ([]*ir.Block, error) {
	copies, err := c.blocks(into, after, blocks)
	if err != nil {
		c.cancel()
		return nil, err
	}
	c.bodies()
	return copies, nil
}

// CanCopy returns the error of [Cloner.Blocks], for who has to know before there is a place for the copies. Linear in
// the blocks.
func (c *Cloner) CanCopy(into *ir.Function, blocks []*ir.Block) error {
	inside := c.from.NewTable()
	defer inside.Release()
	return c.checkBlocks(into, blocks, inside)
}

func (c *Cloner) blocks(into *ir.Function, after *ir.Block, blocks []*ir.Block) ([]*ir.Block, error) {
	for _, b := range blocks {
		b.Preds() // brings its phis up to date, inside of a batch
	}
	inside := c.from.NewTable()
	defer inside.Release()
	if err := c.checkBlocks(into, blocks, inside); err != nil {
		return nil, err
	}
	c.follow()
	return c.copyBlocks(into, after, blocks, inside), nil
}

// checkBlocks notes what blocks define as inside, and returns why they can't be copied.
func (c *Cloner) checkBlocks(into *ir.Function, blocks []*ir.Block, inside *ir.Table) error {
	for _, b := range blocks {
		if c.local.Get(b.ID()) != 0 {
			return ir.Faultf(b.First(), "was copied already")
		}
		for in := range b.Insts() {
			if in.Result != 0 {
				inside.Set(in.Result, 1)
			}
		}
	}
	var few [4]*ir.Block
	for _, b := range blocks {
		for in := range b.Insts() {
			if in.Result == 0 || c.local.Get(in.Result) == 0 {
				if err := c.check(in, into, inside); err != nil {
					return err
				}
			}
		}
		for _, s := range b.DistinctSuccs(few[:0]) {
			if c.stays(s, inside) && len(s.Preds())+len(blocks) > ir.MaxPhiEntries {
				return ir.Faultf(b.First(), "leads to block %%%d, whose phis have no room for another entry", s.ID())
			}
		}
	}
	return nil
}

// stays reports whether a copy of a block leads to s itself.
func (c *Cloner) stays(s *ir.Block, inside *ir.Table) bool {
	return inside.Get(s.ID()) == 0 && c.local.Get(s.ID()) == 0
}

// copyBlocks is blocks for what can be copied.
func (c *Cloner) copyBlocks(into *ir.Function, after *ir.Block, blocks []*ir.Block,
	inside *ir.Table) []*ir.Block {
	copies := make([]*ir.Block, 0, len(blocks))
	for _, b := range blocks {
		after = into.NewBlock(after)
		copies = append(copies, after)
		label := after.First()
		c.position(b.First(), label)
		c.annotate(b.ID(), label.Result)
		for in := b.First().Next(); in != nil; in = in.Next() {
			if in.Result != 0 {
				if c.local.Get(in.Result) != 0 {
					inside.Set(in.Result, mapped)
				} else {
					c.local.Set(in.Result, int32(c.to.NewID()))
				}
			}
		}
	}
	for i, b := range blocks {
		c.local.Set(b.ID(), int32(copies[i].ID()))
	}
	var vars *ir.Inst // before which variables go: at the start, so that many copies need not pass those of others
	for i, b := range blocks {
		for in := b.First().Next(); in != nil; in = in.Next() {
			switch {
			case in.Result != 0 && inside.Get(in.Result) == mapped, c.drops(in, into, nil):
			case in.Op == spirv.OpPhi:
				c.phi(copies[i], in)
			case in.Op.Is(spirv.TraitVariable) && copies[i] != into.Entry():
				if vars == nil {
					vars = into.Entry().First().Next()
				}
				c.variable(vars, copies[i], in)
			default:
				c.copy(copies[i], in)
			}
		}
	}
	var few [4]*ir.Block
	for i, b := range blocks {
		for _, s := range b.DistinctSuccs(few[:0]) {
			if c.from == c.to && c.ID(s.ID()) == s.ID() {
				for phi := range s.Phis() {
					phi.SetPhiValue(copies[i], c.ID(phi.PhiValue(b)))
				}
			}
		}
	}
	return copies
}

// mapped marks, in a table of what is inside, a result for which something stood before.
const mapped = 2

// phi copies a phi, with the entries for blocks that have copies.
func (c *Cloner) phi(b *ir.Block, in *ir.Inst) {
	var operands []uint32
	words := in.Words()
	for i := 0; i+1 < len(words); i += 2 {
		if p := c.local.Get(ir.ID(words[i+1])); p != 0 {
			operands = append(operands, uint32(c.ID(ir.ID(words[i]))), uint32(p))
		}
	}
	new := c.to.NewInst(spirv.OpPhi, c.ID(in.Type), false, operands...)
	new.Result = c.ID(in.Result)
	b.Append(new)
	c.finish(in, new)
}

// variable copies a variable of the first block to another first block, before at, and stores its initializer in b.
func (c *Cloner) variable(at *ir.Inst, b *ir.Block, in *ir.Inst) {
	typ, operands := c.operands(in)
	initial := 1 // index of the initializer
	if in.Op == spirv.OpUntypedVariableKHR {
		initial = 2 // after the type of the data
	}
	new := c.to.NewInst(in.Op, typ, false, operands[:min(initial, len(operands))]...)
	new.Result = c.ID(in.Result)
	value := slices.Clone(operands[min(initial, len(operands)):])
	b.Function().Entry().InsertBefore(at, new)
	c.finish(in, new)
	if len(value) > 0 {
		store := c.to.NewInst(spirv.OpStore, 0, false, uint32(new.Result), value[0])
		b.Append(store)
		store.CopyPosition(new)
	}
}

// Import returns what stands for a type, constant, variable, function or what else is outside of functions of the other
// module: what it is mapped to, one that is the same, or a copy with all that it needs. Within one module it is itself.
func (c *Cloner) Import(id ir.ID) (ir.ID, error) {
	if c.imports != nil && c.ID(id) == 0 {
		if d := c.from.Def(id); d != nil && d.Function() != nil && d.Op != spirv.OpFunction {
			return 0, ir.Faultf(d, "is local to function %%%d and not mapped", d.Function().Result())
		}
		if err := c.imports.check(id); err != nil {
			c.cancel()
			return 0, err
		}
		c.follow()
		c.bodies()
	}
	return c.ID(id), nil
}

// Function copies a function, which is not exported by the copy within one module, and which calls its copy where it
// calls itself. From another module it is copied once: a function that followed a caller is returned as it is.
//
// Parameters and other values that are mapped before are not copied; the copy has all parameters all the same. Cost:
// linear.
func (c *Cloner) Function(f *ir.Function) (*ir.Function, error) {
	if c.imports != nil {
		id, err := c.Import(f.Result())
		if err != nil {
			return nil, err
		}
		return c.to.Def(id).Function(), nil
	}
	if c.local.Get(f.Result()) != 0 {
		return nil, ir.Faultf(f.Def, "was copied already")
	}
	for in := range f.AllInsts() { // before there is a second function
		if err := c.refuses(in); err != nil {
			return nil, err
		}
	}
	g := c.function(f, c.to.NewID())
	c.local.Set(f.Result(), int32(g.Result()))
	c.params(f, g)
	if _, err := c.Blocks(g, nil, f.Blocks); err != nil {
		g.Remove()
		return nil, err
	}
	return g, nil
}

// function makes a function like f with an id, without blocks.
func (c *Cloner) function(f *ir.Function, id ir.ID) *ir.Function {
	g := c.to.NewFunctionAs(id, c.ID(f.Type()), spirv.FunctionControl(f.Def.Literal(0)))
	c.annotate(f.Result(), g.Result())
	return g
}

// params lets the parameters of g, a copy of f, stand for those of f.
func (c *Cloner) params(f, g *ir.Function) {
	for i, p := range f.Params {
		new := g.Params[i]
		c.annotate(p.Result, new.Result)
		if c.local.Get(p.Result) == 0 {
			c.local.Set(p.Result, int32(new.Result))
		}
	}
}

// Size returns how many instructions copies of blocks are, without debug information.
func Size(blocks []*ir.Block) (n int) {
	for _, b := range blocks {
		m := b.Function().Module()
		for in := range b.Insts() {
			if !m.IsDebug(in) {
				n++
			}
		}
	}
	return n
}
