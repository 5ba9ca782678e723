// Package symbolic has the expressions that a run computes from its inputs, and solves them: concolic execution
// (Godefroid, Klarlund and Sen, "DART", 2005). A [Graph] is filled while a shader is executed: a [Node] is a scalar
// that depends on inputs, and a [Step] a branch whose condition is one, with the steps before it. [Solver.Solve] finds
// inputs for which such a branch goes elsewhere. What is no operation on scalars is taken as a constant, so that what
// is found has to be tried by a run. The package must not know how shaders are executed, or what becomes of inputs.
package symbolic

import (
	"hone/fold"
	"hone/vm/internal/code"
	"hone/vm/internal/shadow"
	"hone/vm/layout"
)

// maxNodes is how many nodes, and steps, a graph has at most: what a long run does after that is not in it.
const maxNodes = 1 << 16

// Place is a scalar of the inputs.
type Place struct {
	Spec   bool        // a specialization constant
	ID     uint32      // its SpecId
	Push   bool        // the push constants
	Region int         // 1 + index of the region; 0 where it is the buffer of Slot
	Slot   layout.Slot // of a buffer
	Offset int
	Bytes  int // 0 for a specialization constant
}

// Operand is an operand of a node: another node, or, where that is 0, a number.
type Operand struct {
	Node int32
	Bits uint64
}

// The kinds of nodes that are no operations.
const (
	leaf  int32 = -1 - iota
	index       // an address that counts by a code.Step
)

// Node is a scalar that depends on inputs.
type Node struct {
	op    int32 // index in Program.Operations, leaf or index
	mods  shadow.Modifier
	width int // in bits; of an address 64
	in    [4]Operand
	place int32 // of a leaf; of an index: its step
	// of an operation on vectors: how many there are, their components, and which component of the result it is
	vectors, components, part int8
}

// Edge is the way from a block of the code to another one, or see [Choice].
type Edge struct{ Function, From, To int32 }

// Choice returns the edge that stands for an OpSelect, given by its index in code.Program.Places, choosing its first
// value (0) or its second (1).
func Choice(where, way int32) Edge { return Edge{Function: -1, From: where, To: way} }

// IsChoice reports whether an edge is a choice of a value.
func (e Edge) IsChoice() bool { return e.Function < 0 }

// Step is a branch of an invocation by a node.
type Step struct {
	Edge
	Before int32  // 1 + index of the step that the invocation took before, 0 for none
	Node   int32  // the condition or selector
	Value  uint64 // that it had
	Switch int32  // 1 + index in Program.Switches; 0 for a condition
	Others []Edge // where it might have gone
}

// Graph is what a run computed from its inputs. Node 0 is none.
type Graph struct {
	Code  *code.Program
	Steps []Step
	Edges map[Edge]bool // that invocations took, whatever decided it

	nodes  []Node
	places []Place
	values []uint64 // by place: in the run
	leaves map[Place]int32
	// what was stored last where something was stored in the run
	stored map[Place]int32
}

// NewGraph makes a graph for a run of a program.
func NewGraph(p *code.Program) *Graph {
	return &Graph{Code: p, Edges: map[Edge]bool{}, nodes: make([]Node, 1, 256), leaves: map[Place]int32{},
		stored: map[Place]int32{}}
}

// Full reports whether there is room for no more nodes or steps.
func (g *Graph) Full() bool { return len(g.nodes) >= maxNodes || len(g.Steps) >= maxNodes }

// Size returns how many nodes and steps it has.
func (g *Graph) Size() int { return len(g.nodes) + len(g.Steps) }

func (g *Graph) add(n Node) int32 {
	if g.Full() {
		return 0
	}
	g.nodes = append(g.nodes, n)
	return int32(len(g.nodes) - 1)
}

// Leaf returns the node of a scalar of the inputs that has a value.
func (g *Graph) Leaf(p Place, value uint64, width int) int32 {
	n, ok := g.leaves[p]
	if !ok && !g.Full() {
		n = g.add(Node{op: leaf, width: width, place: int32(len(g.places))})
		g.places, g.values, g.leaves[p] = append(g.places, p), append(g.values, value), n
	}
	return n
}

// Load returns the node of what is loaded.
func (g *Graph) Load(p Place, value uint64) int32 {
	if n, ok := g.stored[p]; ok {
		return n
	}
	return g.Leaf(p, value, 8*p.Bytes)
}

// Store notes what is stored: a node, or 0 for something else.
func (g *Graph) Store(p Place, node int32) { g.stored[p] = node }

// Operation returns the node of an operation, 0 where no operand is a node.
func (g *Graph) Operation(op int32, mods shadow.Modifier, in [4]Operand) int32 {
	if in[0].Node|in[1].Node|in[2].Node|in[3].Node == 0 {
		return 0
	}
	width := 64
	for g.Code.Operations[op].Mask < fold.Mask(width) {
		width--
	}
	return g.add(Node{op: op, mods: mods, width: width, in: in})
}

// Vector returns the node of a component of the result of an operation on vectors. The components of all operands are
// one after the other.
func (g *Graph) Vector(op int32, in [4]Operand, vectors, components, part int) int32 {
	n := g.Operation(op, 0, in)
	if n != 0 {
		node := &g.nodes[n]
		node.vectors, node.components, node.part = int8(vectors), int8(components), int8(part)
	}
	return n
}

// Index returns the node of an address and an index, by a step that has no runtime array.
func (g *Graph) Index(step int32, base, by Operand) int32 {
	if base.Node|by.Node == 0 {
		return 0
	}
	return g.add(Node{op: index, width: 64, in: [4]Operand{base, by}, place: step})
}

// Branch notes that an invocation branches by a node, and returns its last step.
func (g *Graph) Branch(s Step) int32 {
	if s.Node == 0 || g.Full() {
		return s.Before
	}
	g.Steps = append(g.Steps, s)
	return int32(len(g.Steps))
}

// Alike returns the steps of other invocations that take the same way from the same block, after a step, if not too
// many lie between.
func (g *Graph) Alike(step int) (list []int) {
	const window = 1 << 10
	s := &g.Steps[step]
	for k := step + 1; k < min(len(g.Steps), step+window); k++ {
		if x := &g.Steps[k]; x.Edge == s.Edge && x.Node != s.Node && int(x.Before) <= step {
			list = append(list, k)
		}
	}
	return list
}

// compute returns what a node is, given the values of nodes.
func (g *Graph) compute(n *Node, values []uint64) uint64 {
	value := func(k int) uint64 {
		if o := &n.in[k]; o.Node != 0 {
			return values[o.Node]
		}
		return n.in[k].Bits
	}
	if n.op == index {
		t := &g.Code.Steps[n.place]
		k := fold.Signed(value(1), t.Width)
		if t.Limit != 0 && uint64(k) >= t.Limit {
			return 1<<64 + code.Outside
		}
		return value(0) + uint64(k*t.Stride)
	}
	o := &g.Code.Operations[n.op]
	a := o.Args
	if n.vectors > 0 {
		vectors, each := make([][]uint64, n.vectors), int(n.components/n.vectors)
		for k := range int(n.components) {
			vectors[k/each] = append(vectors[k/each], value(k))
		}
		v, _ := o.Row.Vector(&a, vectors)
		return v[n.part] & o.Mask
	}
	const low = 1<<shadow.ModifierBits - 1
	for k, at := range [...]*uint64{&a.A, &a.B, &a.C, &a.D} {
		if *at = value(k); n.mods != 0 {
			*at = (n.mods >> (shadow.ModifierBits * k) & low).Apply(*at, o.Sign)
		}
	}
	v, _ := o.Compute(&a)
	return v & o.Mask
}
