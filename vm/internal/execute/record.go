package execute

import (
	"math/bits"

	"hone/vm/internal/code"
	"hone/vm/internal/symbolic"
	"hone/vm/layout"
)

// A program that has a Record before each instruction (code.Program.Recorded) fills a graph of what is computed from
// its inputs. Other programs have no cost of it.

// Recorder is what a run records. Such a run is executed by one goroutine.
type Recorder struct {
	Graph   *symbolic.Graph
	Objects []symbolic.Place       // by object: the start of its memory
	BuiltIn func(layout.Slot) bool // whether a built-in input is a scalar of the inputs, and not taken as it is
	Regions []int                  // by Machine.Regions: 1 + its index in the inputs

	constants []int32 // by constant: its node
}

// NewRecorder makes one for a program. Its client fills Objects and Regions.
func NewRecorder(p *code.Program) *Recorder {
	r := &Recorder{Graph: symbolic.NewGraph(p), constants: make([]int32, len(p.Constants))}
	for k, c := range p.Constants { // operands come first
		if c.Origin == 0 {
			continue
		}
		o := p.Origins[c.Origin-1]
		if o.Operation == 0 {
			r.constants[k] = r.Graph.Leaf(symbolic.Place{Spec: true, ID: o.SpecID}, c.Bits, 64)
			continue
		}
		var in [4]symbolic.Operand
		for i, operand := range o.Operands {
			if operand != code.NoOperand {
				in[i] = symbolic.Operand{Node: r.constants[^operand], Bits: p.Constants[^operand].Bits}
			}
		}
		r.constants[k] = r.Graph.Operation(o.Operation-1, 0, in)
	}
	return r
}

// recorded is the nodes of a batch.
type recorded struct {
	registers, cells []int32 // by register or cell, and lane
	steps            []int32 // by lane: the last one
}

// recordInputs gives variables the nodes of what invocations are passed.
func (s *Batch) recordInputs() {
	p := s.p
	s.recorded = recorded{make([]int32, len(s.registers)), make([]int32, len(s.cells)), make([]int32, p.Lanes)}
	for k := range p.In {
		in := &p.In[k]
		place := s.m.Record.Objects[in.Object]
		builtIn := place.Slot.Kind == layout.BuiltInInput && s.m.Record.BuiltIn(place.Slot)
		if place.Slot.Kind != layout.Input && !builtIn || in.Bool {
			continue
		}
		for m := s.Alive; m != 0; m &= m - 1 {
			lane := bits.TrailingZeros64(m)
			place.Offset, place.Bytes = s.Number(lane)/max(in.Each, 1)*in.Stride+in.Offset, in.Bytes
			at := int(in.Cell)*p.Lanes + lane
			s.recorded.cells[at] = s.m.Record.Graph.Leaf(place, s.cells[at], 8*in.Bytes)
		}
	}
}

// node returns that of an operand, 0 for none.
func (s *Batch) node(fr *Frame, r int32, lane int) int32 {
	switch {
	case r == code.NoOperand:
		return 0
	case r < 0:
		return s.m.Record.constants[^r]
	}
	return s.recorded.registers[(fr.base+int(r))*s.p.Lanes+lane]
}

// operand returns an operand as it is recorded.
func (s *Batch) operand(fr *Frame, r int32, lane int) symbolic.Operand {
	if r == code.NoOperand {
		return symbolic.Operand{}
	}
	return symbolic.Operand{Node: s.node(fr, r, lane), Bits: s.Value(fr, r)[lane]}
}

// location returns where an instruction accesses the inputs, as they are numbered in the graph.
func (s *Batch) location(fr *Frame, i *code.Instr, lane, n int) (p symbolic.Place, bytes []byte, ok bool) {
	at := i.Imm
	if i.A != code.NoOperand {
		at += int64(s.Value(fr, i.A)[lane])
	}
	object := s.Value(fr, i.B)[lane]
	a := s.accessed(lane, object, at, n)
	if a.bytes == nil || a.state != nil { // what a kernel keeps to itself is not followed
		return p, nil, false
	}
	if object == code.Physical {
		for _, w := range s.p.Windows {
			if d := uint64(at) - w.Address; d < w.Size {
				object, at = uint64(w.Object), int64(d)
			}
		}
	}
	if object != code.Physical {
		p = s.m.Record.Objects[object]
		p.Offset, p.Bytes = int(at), n
		return p, a.seen(), true
	}
	for k, r := range s.m.Regions {
		if d := uint64(at) - r.Address; d < uint64(len(r.Data)) {
			return symbolic.Place{Region: s.m.Record.Regions[k], Offset: int(d), Bytes: n}, a.seen(), true
		}
	}
	return p, nil, false
}

// record notes what an instruction is about to do.
func (s *Batch) record(fr *Frame, i *code.Instr, mask uint64) {
	g := s.m.Record.Graph
	n := s.p.Lanes
	put := func(r int32, lane int, node int32) {
		if r >= 0 {
			s.recorded.registers[(fr.base+int(r))*n+lane] = node
		}
	}
	switch i.Op {
	case code.BranchIf, code.Switch:
		s.recordBranch(fr, i, mask)
		return
	case code.Vector:
		s.recordVector(fr, i, mask)
		return
	case code.Image, code.Matrix, code.Query:
		for _, r := range fr.Function.List(i.A) {
			for m := mask; m != 0; m &= m - 1 {
				put(r, bits.TrailingZeros64(m), 0)
			}
		}
		return
	case code.Forget:
		if i.Flags&code.OfBytes != 0 {
			return
		}
		for k := range int(i.Detail) {
			for m := mask; m != 0; m &= m - 1 {
				s.recorded.cells[(fr.Cells+int(i.Imm)+k)*n+bits.TrailingZeros64(m)] = 0
			}
		}
		return
	}
	op := i.Op
	if op == code.Element {
		op, mask = i.Of(), mask&firstLanes(i.D)
		if i.Flags&code.PartOfCell != 0 {
			return
		}
	}
	for m := mask; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		cell := func() (at int, ok bool) {
			at = s.local(s.operand(fr, i.A, lane).Bits, plus(fr, i))
			return at*n + lane, at >= 0
		}
		node := int32(0)
		switch op {
		case code.Move:
			node = s.node(fr, i.A, lane)
		case code.Compute:
			node = g.Operation(i.Detail, i.Mods, [4]symbolic.Operand{s.operand(fr, i.A, lane), s.operand(fr, i.B, lane),
				s.operand(fr, i.C, lane), s.operand(fr, i.D, lane)})
			if i.Flags&code.Saturated != 0 && node != 0 {
				clamp := &s.p.Saturations[i.Imm]
				node = g.Operation(clamp.Operation, 0, [4]symbolic.Operand{{Node: node}, s.operand(fr, clamp.Zero, lane),
					s.operand(fr, clamp.One, lane)})
			}
			if s.p.Operations[i.Detail].Choice {
				s.recordChoice(i.Where, s.operand(fr, i.A, lane), lane)
			}
		case code.Pick:
			if list := fr.Function.List(i.B); s.Value(fr, i.A)[lane] < uint64(len(list)) {
				node = s.node(fr, list[s.Value(fr, i.A)[lane]], lane)
			}
		case code.Index:
			if s.p.Steps[i.Detail].Runtime == 0 {
				node = g.Index(i.Detail, s.operand(fr, i.A, lane), s.operand(fr, i.B, lane))
			}
		case code.LoadLocal:
			if at, ok := cell(); ok {
				node = s.recorded.cells[at]
			}
		case code.StoreLocal:
			if at, ok := cell(); ok {
				s.recorded.cells[at] = s.node(fr, i.C, lane)
			}
		case code.LoadShared:
			if k := i.Imm + int64(s.operand(fr, i.A, lane).Bits); k >= 0 && k < int64(len(s.g.nodes)) {
				node = s.g.nodes[k]
			}
		case code.StoreShared:
			if k := i.Imm + int64(s.operand(fr, i.A, lane).Bits); k >= 0 && k < int64(len(s.g.nodes)) {
				s.g.nodes[k] = s.node(fr, i.C, lane)
			}
		case code.LoadBuffer:
			if p, b, ok := s.location(fr, i, lane, s.p.Accesses[i.Detail].Bytes); ok {
				node = g.Load(p, layout.Load(b))
			}
		case code.StoreBuffer:
			if p, _, ok := s.location(fr, i, lane, s.p.Accesses[i.Detail].Bytes); ok {
				g.Store(p, s.node(fr, i.C, lane))
			}
		case code.Atomic:
			a := &s.p.Atomics[i.Detail]
			if i.Flags&code.OfWorkgroup != 0 {
				if k := i.Imm + int64(s.operand(fr, i.A, lane).Bits); k >= 0 && k < int64(len(s.g.nodes)) {
					s.g.nodes[k] = 0
				}
			} else if p, b, ok := s.location(fr, i, lane, a.Bytes); ok && a.Kind == code.AtomicLoad {
				node = g.Load(p, layout.Load(b))
			} else if ok {
				g.Store(p, 0)
			}
		}
		put(i.Dst, lane, node)
	}
}

// recordVector notes the results of an operation on vectors with few components, such as one that packs halves.
func (s *Batch) recordVector(fr *Frame, i *code.Instr, mask uint64) {
	out := fr.Function.List(i.A)
	at := i.A + int32(len(out)) + 1
	var operands []int32
	alike := true
	for k := range int(i.B) {
		list := fr.Function.List(at)
		operands, at = append(operands, list...), at+int32(len(list))+1
		alike = alike && len(operands) == (k+1)*len(list)
	}
	for m := mask; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		var in [4]symbolic.Operand
		known := alike && len(operands) <= len(in)
		for k, r := range operands[:min(len(operands), len(in))] {
			in[k] = s.operand(fr, r, lane)
		}
		for k, r := range out {
			node := int32(0)
			if known {
				node = s.m.Record.Graph.Vector(i.Detail, in, int(i.B), len(operands), k)
			}
			if r >= 0 {
				s.recorded.registers[(fr.base+int(r))*s.p.Lanes+lane] = node
			}
		}
	}
}

// recordChoice notes which value an invocation chooses. Choices that others made both ways are no steps, and no later
// step depends on them.
func (s *Batch) recordChoice(where int32, x symbolic.Operand, lane int) {
	g := s.m.Record.Graph
	way := 1 - int32(x.Bits&1)
	went, other := symbolic.Choice(where, way), symbolic.Choice(where, 1-way)
	if g.Edges[went] = true; !g.Edges[other] {
		g.Branch(symbolic.Step{Edge: went, Before: s.recorded.steps[lane], Node: x.Node, Value: x.Bits & 1,
			Others: []symbolic.Edge{other}})
	}
}

// recordBranch notes where invocations go.
func (s *Batch) recordBranch(fr *Frame, i *code.Instr, mask uint64) {
	g := s.m.Record.Graph
	edge := func(to int32) symbolic.Edge {
		return symbolic.Edge{Function: int32(fr.Function.Index), From: fr.block, To: to}
	}
	for m := mask; m != 0; m &= m - 1 {
		lane := bits.TrailingZeros64(m)
		x := s.operand(fr, i.A, lane)
		step := symbolic.Step{Before: s.recorded.steps[lane], Node: x.Node, Value: x.Bits}
		if i.Op == code.BranchIf {
			to, other := i.B, i.C
			if step.Value &= 1; step.Value == 0 {
				to, other = other, to
			}
			step.Edge = edge(to)
			if other != to {
				step.Others = []symbolic.Edge{edge(other)}
			}
		} else {
			t := &s.p.Switches[i.Detail]
			step.Switch, step.Edge = i.Detail+1, edge(t.Target(x.Bits))
			for _, to := range append(t.Targets[:len(t.Targets):len(t.Targets)], t.Otherwise) {
				if e := edge(to); e != step.Edge {
					step.Others = append(step.Others, e)
				}
			}
		}
		g.Edges[step.Edge] = true
		s.recorded.steps[lane] = g.Branch(step)
	}
}
