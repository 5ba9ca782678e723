package clone

import (
	"slices"

	"hone/ir"
	"hone/spirv"
)

// inlining says where what is copied is inlined. What was in a scope is then in that scope as it is inlined at the
// call: DebugScope names a DebugInlinedAt with the line and the scope of the call, and a chain of these for what was
// inlined into the original before.
type inlining struct {
	call   ir.Position
	at     ir.ID           // the DebugInlinedAt of the call, 0 before it is needed
	chains map[ir.ID]ir.ID // DebugInlinedAt of the original, as they are at the call
}

// InlinedAt says that what is copied from now on is inlined where a call stands, so that its debug information says so.
func (c *Cloner) InlinedAt(call *ir.Inst) {
	c.inline = inlining{call: call.Position(), chains: map[ir.ID]ir.ID{}}
	c.positions = map[place]*ir.Inst{}
}

// place tells positions apart: by the instructions that set them.
type place struct{ line, scope *uint32 }

func placeOf(p ir.Position) place {
	first := func(w []uint32) *uint32 {
		if w == nil {
			return nil
		}
		return &w[0]
	}
	return place{first(p.Line), first(p.Scope)}
}

// position gives a copy the position of its original. What sets that has a result, which stays in its function: there
// it may be written as it was read.
func (c *Cloner) position(in, copy *ir.Inst) {
	p := in.Position()
	stays := copy.Function() == in.Function() || !p.HasResult()
	if c.from == c.to && stays && (p.Scope == nil || c.inline.call.Scope == nil) {
		copy.CopyPosition(in)
		return
	}
	at := placeOf(p)
	if first := c.positions[at]; first != nil {
		copy.CopyPosition(first)
		return
	}
	p = p.Map(c.ID)
	p.Scope = c.inlined(p.Scope)
	copy.SetPosition(p)
	c.positions[at] = copy
}

// inlined returns a DebugScope as it is where the copy is inlined.
func (c *Cloner) inlined(scope []uint32) []uint32 {
	call := c.inline.call.Scope
	if scope == nil || call == nil || call[3] != scope[3] || len(scope) < 6 {
		return scope
	}
	at := c.inlinedAt()
	if len(scope) > 6 {
		at = c.chain(ir.ID(scope[6]))
	}
	scope = append(scope[:6:6], uint32(at))
	scope[0] = uint32(len(scope))<<16 | uint32(spirv.OpExtInst)
	return scope
}

// inlinedAt returns the DebugInlinedAt of the call.
func (c *Cloner) inlinedAt() ir.ID {
	x := &c.inline
	if x.at == 0 {
		operands := []uint32{c.callLine()}
		operands = append(operands, x.call.Scope[5:min(7, len(x.call.Scope))]...)
		x.at = c.addInlinedAt(operands)
	}
	return x.at
}

// callLine returns the line of the call as a DebugInlinedAt of its set has it: the id of a constant, or a number.
func (c *Cloner) callLine() uint32 {
	line := c.inline.call.Line
	set := c.to.ExtSet(ir.ID(c.inline.call.Scope[3]))
	constant := set.NonSemantic()
	switch {
	case line == nil:
	case spirv.Op(line[0]) == spirv.OpExtInst && len(line) > 6 && constant:
		return line[6]
	case spirv.Op(line[0]) == spirv.OpLine && constant:
		return uint32(c.to.Constants().Int(c.to.Types().Int(32, false), uint64(line[2])))
	case spirv.Op(line[0]) == spirv.OpLine:
		return line[2]
	}
	if constant {
		return uint32(c.to.Constants().Int(c.to.Types().Int(32, false), 0))
	}
	return 0
}

// chain returns the DebugInlinedAt old, in the module already, with the call at the end of its chain.
func (c *Cloner) chain(old ir.ID) ir.ID {
	var links []ir.ID // that have no copy yet, the innermost first
	end := c.inlinedAt()
	for id := c.to.Resolve(old); len(links) < ir.MaxChain; {
		c.to.Spend(1)
		if known := c.inline.chains[id]; known != 0 {
			end = known
			break
		}
		d := c.to.Def(id)
		if d == nil || !d.Op.Is(spirv.TraitExtended) || len(d.Words()) < 4 {
			break
		}
		links = append(links, id)
		if len(d.Words()) < 5 {
			break
		}
		id = d.ID(4)
	}
	for _, id := range slices.Backward(links) {
		words := c.to.Def(id).Words()
		end = c.addInlinedAt([]uint32{words[2], words[3], uint32(end)})
		c.inline.chains[id] = end
	}
	return end
}

// addInlinedAt adds a DebugInlinedAt of the set of the call's scope.
func (c *Cloner) addInlinedAt(operands []uint32) ir.ID {
	scope := c.inline.call.Scope
	const number = spirv.ShaderDebugInfo100DebugInlinedAt // in all sets
	in := c.to.NewInst(spirv.OpExtInst, ir.ID(scope[1]), true, append([]uint32{scope[3], number}, operands...)...)
	c.to.Section(ir.Globals).Append(in)
	return in.Result
}
