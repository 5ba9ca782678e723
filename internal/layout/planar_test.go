package layout

import (
	"math/rand/v2"
	"testing"
)

// program makes graphs of structured programs.
type program struct {
	Graph
	random *rand.Rand
	budget int
	loops  bool
}

func (p *program) node(box int) int {
	p.budget--
	p.Nodes = append(p.Nodes, Node{Size: Size{40 + float64(p.random.IntN(200)), 20 + float64(p.random.IntN(200))},
		Box: box})
	return len(p.Nodes) - 1
}

func (p *program) edge(from, to int) {
	p.Edges = append(p.Edges, Edge{From: from, To: to})
}

// box returns a new box, or the same one.
func (p *program) box(in int) int {
	if p.random.IntN(3) == 0 {
		return in
	}
	p.Boxes = append(p.Boxes, Box{Parent: in, Title: Size{40, 12}})
	return len(p.Boxes) - 1
}

// statements adds statements after a node and returns the last node.
func (p *program) statements(at, box int) int {
	for range 1 + p.random.IntN(3) {
		if p.budget < 0 {
			return at
		}
		switch kind := p.random.IntN(4); {
		case kind == 0:
			n := p.node(box)
			p.edge(at, n)
			at = n
		case kind == 1 && p.loops:
			inner := p.box(box)
			header := p.node(inner)
			p.edge(at, header)
			body := p.node(inner)
			p.edge(header, body)
			p.edge(p.statements(body, inner), header)
			at = p.node(box)
			p.edge(header, at)
		default:
			inner := p.box(box)
			header := p.node(inner)
			p.edge(at, header)
			var ends []int
			for range kind {
				arm := p.node(inner)
				p.edge(header, arm)
				ends = append(ends, p.statements(arm, inner))
			}
			at = p.node(box)
			if kind < 2 {
				p.edge(header, at)
			}
			for _, e := range ends {
				p.edge(e, at)
			}
		}
	}
	return at
}

// Programs of sequences, branches and loops are drawn without crossings.
func TestPlanar(t *testing.T) {
	for seed := range uint64(300) {
		p := &program{random: rand.New(rand.NewPCG(seed, 3)), budget: 40, loops: seed%2 == 1}
		p.Boxes = make([]Box, 1)
		p.statements(p.node(0), 0)
		l := Compute(&p.Graph)
		if err := check(&p.Graph, l); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if n := crossings(l); n > 0 {
			t.Errorf("seed %d: %d crossings among %d nodes", seed, n, len(p.Nodes))
		}
	}
}

// crossings counts the points at which a horizontal and a vertical piece of two edges cross.
func crossings(l *Layout) int {
	n := 0
	for i, a := range l.Routes {
		for _, b := range l.Routes[:i] {
			for _, p := range pieces(a) {
				for _, q := range pieces(b) {
					h, v := p, q
					if h.W == 0 {
						h, v = q, p
					}
					if v.W == 0 && h.H == 0 && h.X+tolerance < v.X && v.X < h.X+h.W-tolerance && v.Y+tolerance < h.Y &&
						h.Y < v.Y+v.H-tolerance {
						n++
					}
				}
			}
		}
	}
	return n
}
