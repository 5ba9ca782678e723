package compile

import (
	"slices"

	"hone/ir"
	"hone/spirv"
	"hone/vm/internal/code"
	"hone/vm/layout"
)

// What a stage passes on other than by its outputs: how many vertices, primitives or workgroups there are, and where
// primitives end.

const (
	maxVertices = 1 << 10 // that a geometry or mesh shader may emit. Devices have 256 or so
	maxStreams  = 4
)

// stageModes notes what the execution modes say of a stage, once they have all been read.
func (c *compiler) stageModes(size *[3]uint64, invocations uint64) {
	p, s := c.p, c.stage
	if p.Vertices > maxVertices || p.Primitives > maxVertices || (s.Emits || s.Patch) && p.Vertices == 0 {
		c.refuse("%d vertices and %d primitives", p.Vertices, p.Primitives)
		p.Vertices, p.Primitives = 1, 1
	}
	if p.Each = 1; s.Patch {
		size[0] = uint64(p.Vertices)
	}
	if s.Emits && invocations > 0 { // some primitives
		p.Each = int(min(invocations, 1<<16))
		size[0] = invocations * max(size[0]/invocations, 1)
	}
}

// emitted adds the objects that say how much is passed on.
func (c *compiler) emitted() {
	number := &layout.Type{Kind: layout.Int, Width: 32, Size: 4}
	add := func(set uint32, t *layout.Type) int {
		c.p.Objects = append(c.p.Objects, code.Object{Name: "emitted", Slot: layout.Slot{Kind: layout.Emitted, Set: set},
			Each: c.p.Each, Used: true, Writable: true, Passed: &layout.Type{Kind: layout.Array, Element: t, Stride: t.Size}})
		return len(c.p.Objects) - 1
	}
	counts := func(names ...string) {
		t := &layout.Type{Kind: layout.Struct, Size: 4 * len(names)}
		for i, name := range names {
			t.Fields = append(t.Fields, layout.Field{Name: name, Offset: 4 * i, Layout: number})
		}
		first := c.p.PrivateCells
		c.p.PrivateCells += 1 + len(names)
		for i := range 1 + len(names) {
			c.p.PrivateInit = append(c.p.PrivateInit, code.CellInit{Cell: int64(first + i)})
		}
		c.p.Emitted = append(c.p.Emitted, code.Emitted{Object: add(0, t), Stride: t.Size, Cell: int64(first),
			N: len(names)})
	}
	switch {
	case c.stage.Emits:
		t := &layout.Type{Kind: layout.Array, Element: number, Count: c.p.Vertices, Stride: 4, Size: 4 * c.p.Vertices}
		used := c.streams()
		for stream := range maxStreams {
			e := code.Emitted{Object: -1, Stride: t.Size}
			if used[stream] {
				e.Object = add(uint32(stream), t)
				c.p.Objects[e.Object].Each = 0
			}
			c.p.Emitted = append(c.p.Emitted, e)
		}
	case c.stage.Model == spirv.ExecutionModelMeshEXT:
		counts("vertices", "primitives")
	case c.stage.Model == spirv.ExecutionModelTaskEXT:
		counts("x", "y", "z")
	case c.stage.Quads && !slices.ContainsFunc(c.p.Objects, func(o code.Object) bool {
		return o.Used && o.Slot.IsOutput()
	}):
		// All that a fragment that has no output passes on is that it is there, and was not discarded.
		cell := int64(c.p.PrivateCells)
		c.p.PrivateCells++
		c.p.PrivateInit = append(c.p.PrivateInit, code.CellInit{Cell: cell, Constant: code.Constant{Bits: 1}})
		c.p.Out = append(c.p.Out, code.Passed{Cell: cell, Object: add(0, number), Stride: 4, Bytes: 4, Each: 1})
	}
}

// streams returns which ones vertices are emitted to.
func (c *compiler) streams() (used [maxStreams]bool) {
	for _, f := range c.order {
		for in := range f.Insts() {
			switch in.Op {
			case spirv.OpEmitVertex:
				used[0] = true
			case spirv.OpEmitStreamVertex:
				used[c.streamOf(in)] = true
			}
		}
	}
	return used
}

// streamOf returns the stream of an instruction.
func (c *compiler) streamOf(in *ir.Inst) int {
	if in.Op == spirv.OpEmitVertex || in.Op == spirv.OpEndPrimitive {
		return 0
	}
	v := c.constant(in.ID(0))
	if len(v) == 1 && c.p.Constants[^v[0]].Bits < maxStreams {
		return int(c.p.Constants[^v[0]].Bits)
	}
	c.refuse("%s of a stream that there is not", in.Op)
	return 0
}

// emission compiles an instruction that passes on a vertex, or says how much is passed on. It reports false for others.
func (b *builder) emission(in *ir.Inst) bool {
	none := code.NoOperand
	x := code.Instr{Dst: none, A: none, B: none, C: none, D: none}
	switch in.Op {
	case spirv.OpEmitVertex, spirv.OpEmitStreamVertex:
		x.Op = code.Emit
	case spirv.OpEndPrimitive, spirv.OpEndStreamPrimitive:
		if x.Op = code.EndStrip; b.points { // each is one
			return true
		}
	case spirv.OpSetMeshOutputsEXT, spirv.OpEmitMeshTasksEXT:
		b.emitCounts(in)
		return true
	default:
		return false
	}
	if !b.stage.Emits {
		b.refuse("%s in another stage than a geometry shader", in.Op)
		return true
	}
	x.Imm = int64(b.streamOf(in))
	b.emit(x)
	return true
}

// emitCounts compiles an instruction that says how many vertices and primitives, or workgroups, there are.
func (b *builder) emitCounts(in *ir.Inst) {
	none := code.NoOperand
	n := 2
	if in.Op == spirv.OpEmitMeshTasksEXT {
		n = 3
	}
	if len(b.p.Emitted) != 1 || b.p.Emitted[0].N != n {
		b.refuse("%s in another stage than its own", in.Op)
		return
	}
	var list []int32
	for i := range n {
		list = append(list, b.value(in.ID(i))...)
	}
	b.emit(code.Instr{Op: code.Count, Dst: none, A: b.list(list), B: none, C: none, D: none})
}

// taskPayload places the variable that a task shader passes to mesh shaders: in cells of the workgroup.
func (c *compiler) taskPayload(in *ir.Inst, p *pointer, cells int) {
	p.disp = int64(c.p.SharedCells)
	c.p.SharedCells += cells
	v := passedVariable{compiler: c, in: in, output: c.stage.Model != spirv.ExecutionModelMeshEXT, shared: true,
		first: p.disp, cell: p.disp, used: true, all: c.flatten(p.elem), of: code.Passed{Each: c.p.Each}}
	if v.all == nil { // it is too large, as was said
		return
	}
	t := c.natural(p.elem)
	v.object(layout.Slot{Kind: layout.Payload}, c.name(in.Result), &layout.Type{Kind: layout.Array, Element: t,
		Stride: t.Size})
}
