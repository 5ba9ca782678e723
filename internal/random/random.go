// Package random makes random functions in SSA form, full of phis, for tests: any control flow graph, reducible or not,
// with blocks that are never reached, edges that stand twice, and loops of one block.
package random

import (
	"math/rand/v2"

	"hone/graph"
	"hone/spirv"
)

// Options say what a function is like.
type Options struct {
	Blocks int
	Phis   int  // at most so many in a block
	Insts  int  // at most so many others in a block
	Undef  bool // undefined values are among the operands of phis
}

// Function returns a module with one function that takes and returns integers. It is a kernel's, since those need not
// declare their control flow, and spirv-val accepts it.
func Function(r *rand.Rand, o Options) *spirv.Binary {
	g := &generator{r: r, o: o}
	g.edges()
	g.head()
	g.body()
	words := []uint32{spirv.Magic, uint32(spirv.MakeVersion(1, 4)), 0, g.bound, 0}
	return &spirv.Binary{Words: append(words, g.words...)}
}

type generator struct {
	r      *rand.Rand
	o      Options
	words  []uint32
	bound  uint32
	blocks []block
	cfg    *graph.Graph
	dom    *graph.Dominators
	order  []int32

	// Of integers and of booleans:
	types     [2]uint32
	constants [2][]uint32
	undef     [2]uint32
}

type block struct {
	label  uint32
	succs  []int
	values [2][]uint32 // that it defines: integers, booleans
	phis   []phi
}

type phi struct {
	id   uint32
	kind int // index of its type in block.values
}

// edges chooses the control flow graph. Most edges lead a little further, some anywhere.
func (g *generator) edges() {
	n := max(2, g.o.Blocks)
	g.blocks = make([]block, n)
	g.cfg = graph.New(n)
	for v := range n {
		b := &g.blocks[v]
		target := func() int {
			if g.r.IntN(3) > 0 {
				return min(n-1, v+1+g.r.IntN(4))
			}
			return 1 + g.r.IntN(n-1)
		}
		switch k := g.r.IntN(16); {
		case v == n-1 || k == 0 && v > 0:
		case k < 6:
			b.succs = []int{target()}
		case k < 14:
			b.succs = []int{target(), target()}
		default:
			for range 1 + g.r.IntN(5) {
				b.succs = append(b.succs, target())
			}
			b.succs = append(b.succs, b.succs[0], b.succs[len(b.succs)-1]) // three or more: a switch
		}
		for _, s := range b.succs {
			g.cfg.AddEdge(v, s)
		}
	}
	g.dom = graph.NewDominators(g.cfg, 0)
	g.order = g.cfg.ReversePostOrder(0)
	for v := range n {
		if !g.dom.Reachable(v) {
			g.order = append(g.order, int32(v))
		}
	}
}

func (g *generator) emit(op spirv.Op, words ...uint32) {
	g.words = append(append(g.words, uint32(len(words)+1)<<16|uint32(op)), words...)
}

func (g *generator) id() uint32 {
	g.bound++
	return g.bound - 1
}

func (g *generator) head() {
	g.bound = 1
	for _, c := range []spirv.Capability{spirv.CapabilityKernel, spirv.CapabilityLinkage, spirv.CapabilityAddresses} {
		g.emit(spirv.OpCapability, uint32(c))
	}
	g.emit(spirv.OpMemoryModel, uint32(spirv.AddressingModelPhysical64), uint32(spirv.MemoryModelOpenCL))
	g.types = [2]uint32{g.id(), g.id()}
	g.emit(spirv.OpTypeInt, g.types[0], 32, 0)
	g.emit(spirv.OpTypeBool, g.types[1])
	for i := range 4 {
		c := g.id()
		g.emit(spirv.OpConstant, g.types[0], c, uint32(i))
		g.constants[0] = append(g.constants[0], c)
	}
	for _, op := range []spirv.Op{spirv.OpConstantTrue, spirv.OpConstantFalse} {
		c := g.id()
		g.emit(op, g.types[1], c)
		g.constants[1] = append(g.constants[1], c)
	}
	for i, typ := range g.types {
		g.undef[i] = g.id()
		g.emit(spirv.OpUndef, typ, g.undef[i])
	}
}

func (g *generator) body() {
	typ := g.id()
	g.emit(spirv.OpTypeFunction, typ, g.types[0], g.types[0], g.types[0], g.types[1])
	g.emit(spirv.OpFunction, g.types[0], g.id(), 0, typ)
	for _, kind := range []int{0, 0, 1} {
		p := g.id()
		g.emit(spirv.OpFunctionParameter, g.types[kind], p)
		g.blocks[0].values[kind] = append(g.blocks[0].values[kind], p)
	}
	for v := range g.blocks {
		b := &g.blocks[v]
		b.label = g.id()
		if len(g.cfg.Preds(v)) == 0 {
			continue
		}
		for range g.r.IntN(g.o.Phis + 1) {
			x := phi{id: g.id()}
			if g.r.IntN(4) == 0 {
				x.kind = 1
			}
			b.phis = append(b.phis, x)
		}
	}
	// The instructions of all blocks come before the phis' operands are chosen: these may be defined later.
	var bodies [][]uint32
	before := g.words
	for _, v := range g.order {
		g.words = nil
		g.insts(int(v))
		bodies = append(bodies, g.words)
	}
	g.words = before
	for i, v := range g.order {
		b := &g.blocks[v]
		g.emit(spirv.OpLabel, b.label)
		for _, x := range b.phis {
			operands := []uint32{g.types[x.kind], x.id}
			seen := map[int32]bool{}
			for _, p := range g.cfg.Preds(int(v)) {
				if !seen[p] {
					seen[p] = true
					operands = append(operands, g.operand(int(p), x.kind, true), g.blocks[p].label)
				}
			}
			g.emit(spirv.OpPhi, operands...)
		}
		g.words = append(g.words, bodies[i]...)
	}
	g.emit(spirv.OpFunctionEnd)
}

// operand returns a constant or a value that is defined in block v or above it.
func (g *generator) operand(v, kind int, phi bool) uint32 {
	if phi && g.o.Undef && g.r.IntN(12) == 0 {
		return g.undef[kind]
	}
	if g.r.IntN(6) > 0 && g.dom.Reachable(v) {
		for range g.r.IntN(4) {
			if d := g.dom.Idom(v); d >= 0 {
				v = d
			}
		}
		for ; v >= 0; v = g.dom.Idom(v) {
			if list := g.blocks[v].values[kind]; len(list) > 0 {
				return list[g.r.IntN(len(list))]
			}
		}
	}
	return g.constants[kind][g.r.IntN(len(g.constants[kind]))]
}

var arithmetic = []spirv.Op{spirv.OpIAdd, spirv.OpISub, spirv.OpIMul, spirv.OpBitwiseXor}

// insts makes the instructions of a block but for label and phis.
func (g *generator) insts(v int) {
	b := &g.blocks[v]
	for _, x := range b.phis {
		b.values[x.kind] = append(b.values[x.kind], x.id)
	}
	for range g.r.IntN(g.o.Insts + 1) {
		x := g.operand(v, 0, false)
		y := g.operand(v, 0, false)
		id := g.id()
		if g.r.IntN(4) == 0 {
			g.emit(spirv.OpULessThan, g.types[1], id, x, y)
			b.values[1] = append(b.values[1], id)
		} else {
			g.emit(arithmetic[g.r.IntN(len(arithmetic))], g.types[0], id, x, y)
			b.values[0] = append(b.values[0], id)
		}
	}
	label := func(i int) uint32 { return g.blocks[b.succs[i]].label }
	switch len(b.succs) {
	case 0:
		g.emit(spirv.OpReturnValue, g.operand(v, 0, false))
	case 1:
		g.emit(spirv.OpBranch, label(0))
	case 2:
		g.emit(spirv.OpBranchConditional, g.operand(v, 1, false), label(0), label(1))
	default:
		operands := []uint32{g.operand(v, 0, false), label(0)}
		for i := 1; i < len(b.succs); i++ {
			operands = append(operands, uint32(i), label(i))
		}
		g.emit(spirv.OpSwitch, operands...)
	}
}
