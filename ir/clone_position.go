package ir

import (
	"iter"
	"slices"

	"hone/spirv"
)

// inlining says where what is copied is inlined. What was in a scope is then in that scope as it is inlined at the
// call: DebugScope names a DebugInlinedAt with the line and the scope of the call, and a chain of these for what was
// inlined into the original before.
type inlining struct {
	call   Position
	at     ID        // the DebugInlinedAt of the call, 0 before it is needed
	chains map[ID]ID // DebugInlinedAt of the original, as they are at the call
}

// InlinedAt says that what is copied from now on is inlined where a call stands, so that its debug information says so.
func (c *Cloner) InlinedAt(call *Inst) {
	c.inline = inlining{call: call.Position(), chains: map[ID]ID{}}
	c.positions = map[uint32]uint32{0: 0}
}

// positionIDs yields the index of each word of a position's instruction that is an id and no result.
func positionIDs(w []uint32) iter.Seq[int] {
	return func(yield func(int) bool) {
		if len(w) == 0 {
			return
		}
		ids := len(w)
		if spirv.Op(w[0]) == spirv.OpLine {
			ids = 2
		}
		for i := 1; i < ids; i++ {
			if ids > 2 && (i == 2 || i == 4) { // the result, and the number of the instruction in its set
				continue
			}
			if !yield(i) {
				return
			}
		}
	}
}

// position returns the position of a copy in a function. What sets it has a result, which stays in its function: that
// may be written as it was read.
func (c *Cloner) position(in *Inst, into *Function) uint32 {
	p := c.from.positions[in.pos]
	stays := into == in.list.fn || !setByResult(p.Line) && !setByResult(p.Scope)
	if c.from == c.to && stays && (p.Scope == nil || c.inline.call.Scope == nil) {
		return in.pos
	}
	pos, ok := c.positions[in.pos]
	if !ok {
		pos = c.to.addPosition(Position{Line: c.positionInst(p.Line), Scope: c.inlined(c.positionInst(p.Scope))})
		c.positions[in.pos] = pos
	}
	return pos
}

// setByResult reports whether a position's instruction has a result.
func setByResult(w []uint32) bool { return w != nil && spirv.Op(w[0]) != spirv.OpLine }

// positionInst returns the copy of an instruction that sets a position.
func (c *Cloner) positionInst(w []uint32) []uint32 {
	if w == nil {
		return nil
	}
	w = slices.Clone(w)
	for i := range positionIDs(w) {
		w[i] = uint32(c.ID(ID(w[i])))
	}
	if setByResult(w) {
		w[2] = uint32(c.to.NewID())
	}
	return w
}

// addPosition adds a position. What it names stays for good.
func (m *Module) addPosition(p Position) uint32 {
	if p.Line == nil && p.Scope == nil {
		return 0
	}
	for _, w := range [...][]uint32{p.Line, p.Scope} {
		for i := range positionIDs(w) {
			m.addUses(m.Resolve(ID(w[i])), 1)
		}
	}
	m.positions = append(m.positions, p)
	return uint32(len(m.positions) - 1)
}

// inlined returns a DebugScope as it is where the copy is inlined.
func (c *Cloner) inlined(scope []uint32) []uint32 {
	call := c.inline.call.Scope
	if scope == nil || call == nil || call[3] != scope[3] || len(scope) < 6 {
		return scope
	}
	at := c.inlinedAt()
	if len(scope) > 6 {
		at = c.chain(ID(scope[6]))
	}
	scope = append(scope[:6:6], uint32(at))
	scope[0] = uint32(len(scope))<<16 | uint32(spirv.OpExtInst)
	return scope
}

// inlinedAt returns the DebugInlinedAt of the call.
func (c *Cloner) inlinedAt() ID {
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
	set := c.to.ExtSet(ID(c.inline.call.Scope[3]))
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
func (c *Cloner) chain(old ID) ID {
	var links []ID // that have no copy yet, the innermost first
	end := c.inlinedAt()
	for id := c.to.Resolve(old); len(links) < MaxChain; {
		if known := c.inline.chains[id]; known != 0 {
			end = known
			break
		}
		d := c.to.Def(id)
		if d == nil || d.Op != spirv.OpExtInst || len(d.words) < 4 {
			break
		}
		links = append(links, id)
		if len(d.words) < 5 {
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
func (c *Cloner) addInlinedAt(operands []uint32) ID {
	scope := c.inline.call.Scope
	const number = spirv.ShaderDebugInfo100DebugInlinedAt // in all sets
	in := c.to.NewInst(spirv.OpExtInst, ID(scope[1]), true, append([]uint32{scope[3], number}, operands...)...)
	c.to.sections[Globals].Append(in)
	return in.Result
}
