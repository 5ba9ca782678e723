package layout

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"testing"
	"time"
)

// randomGraph makes a graph of n nodes with nested boxes. Some edges lead back.
func randomGraph(r *rand.Rand, n, edges int) *Graph {
	g := &Graph{Boxes: []Box{{}}}
	for b := 1; b < 1+r.IntN(1+n/3); b++ {
		g.Boxes = append(g.Boxes, Box{Parent: r.IntN(b), Title: Size{float64(r.IntN(80)), float64(r.IntN(2) * 12)}})
	}
	for range n {
		g.Nodes = append(g.Nodes, Node{Size: Size{30 + float64(r.IntN(300)), 16 + float64(r.IntN(100))},
			Box: r.IntN(len(g.Boxes))})
	}
	for range edges {
		e := Edge{From: r.IntN(n), To: r.IntN(n), Class: r.IntN(3), Fork: r.IntN(4) == 0, Back: r.IntN(20) == 0}
		if r.IntN(3) > 0 && e.From > e.To {
			e.From, e.To = e.To, e.From
		}
		if r.IntN(3) == 0 {
			e.Label = Size{float64(10 + r.IntN(30)), 10}
		}
		g.Edges = append(g.Edges, e)
	}
	return g
}

func TestRandom(t *testing.T) {
	for seed := range uint64(700) {
		r := rand.New(rand.NewPCG(seed, 1))
		n := 1 + r.IntN(30)
		g := randomGraph(r, n, r.IntN(3*n))
		l := Compute(g)
		if err := check(g, l); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if seed%10 == 0 && !reflect.DeepEqual(l, Compute(g)) {
			t.Fatalf("seed %d: two layouts of one graph differ", seed)
		}
	}
}

// check returns what is wrong with a layout.
func check(g *Graph, l *Layout) error {
	for i, n := range g.Nodes {
		if r := l.Nodes[i]; !near(r.W, n.W) || !near(r.H, n.H) {
			return fmt.Errorf("node %d is %v, want %v", i, r, n.Size)
		}
		if !contains(l.Nodes[i], l.Boxes[n.Box]) {
			return fmt.Errorf("node %d %v is outside of its box %d %v", i, l.Nodes[i], n.Box, l.Boxes[n.Box])
		}
		for j := range i {
			if overlap(l.Nodes[i], l.Nodes[j]) {
				return fmt.Errorf("nodes %d %v and %d %v overlap", i, l.Nodes[i], j, l.Nodes[j])
			}
		}
	}
	around := func(b, c int) bool { // whether c is b or in it
		for c > b {
			c = g.Boxes[c].Parent
		}
		return b == c
	}
	for b := 1; b < len(g.Boxes); b++ {
		box := l.Boxes[b]
		if box == (Rect{}) {
			continue // nothing in it
		}
		if !contains(box, l.Boxes[g.Boxes[b].Parent]) {
			return fmt.Errorf("box %d %v is outside of box %d %v", b, box, g.Boxes[b].Parent, l.Boxes[g.Boxes[b].Parent])
		}
		title := Rect{l.Titles[b].X, l.Titles[b].Y, g.Boxes[b].Title.W, g.Boxes[b].Title.H}
		if !contains(title, box) {
			return fmt.Errorf("title %v is outside of box %d %v", title, b, box)
		}
		for c := 1; c < b; c++ {
			if !around(c, b) && overlap(box, l.Boxes[c]) {
				return fmt.Errorf("boxes %d %v and %d %v overlap", b, box, c, l.Boxes[c])
			}
		}
		for i, n := range g.Nodes {
			if !around(b, n.Box) && overlap(box, l.Nodes[i]) {
				return fmt.Errorf("box %d %v overlaps node %d %v, which is not in it", b, box, i, l.Nodes[i])
			}
		}
		for i := range g.Edges {
			if title.H == 0 || title.W == 0 || len(g.Nodes) > 100 {
				break
			}
			for _, piece := range pieces(l.Routes[i]) {
				if crosses(piece, title) {
					return fmt.Errorf("edge %d %v runs through the title of box %d %v", i, l.Routes[i].Points, b, title)
				}
			}
		}
	}
	grid := map[int][]int{} // nodes by where they are, in bands
	for i, n := range l.Nodes {
		for b := band(n.Y); b <= band(n.Y+n.H); b++ {
			grid[b] = append(grid[b], i)
		}
	}
	for i, e := range g.Edges {
		if err := checkRoute(l, grid, i, e); err != nil {
			return err
		}
	}
	return nil
}

func band(y float64) int { return int(y / 200) }

func checkRoute(l *Layout, grid map[int][]int, i int, e Edge) error {
	line := l.Routes[i].Points
	if len(line) < 2 {
		return fmt.Errorf("edge %d has no route", i)
	}
	from, to := l.Nodes[e.From], l.Nodes[e.To]
	if p := line[0]; !near(p.Y, from.Y+from.H) || p.X < from.X || p.X > from.X+from.W {
		return fmt.Errorf("edge %d begins at %v, not at the lower side of %v", i, p, from)
	}
	if p := line[len(line)-1]; !near(p.Y, to.Y) || p.X < to.X || p.X > to.X+to.W {
		return fmt.Errorf("edge %d ends at %v, not at the upper side of %v", i, p, to)
	}
	for k, piece := range pieces(l.Routes[i]) {
		if piece.W > 0.02 && piece.H > 0.02 {
			return fmt.Errorf("edge %d: piece %d %v is neither horizontal nor vertical", i, k, piece)
		}
		if !contains(piece, l.Boxes[0]) {
			return fmt.Errorf("edge %d: piece %d %v is outside of the drawing %v", i, k, piece, l.Boxes[0])
		}
		for b := band(piece.Y); b <= band(piece.Y+piece.H); b++ {
			for _, n := range grid[b] {
				if crosses(piece, l.Nodes[n]) {
					return fmt.Errorf("edge %d from node %d to %d: piece %d %v runs through node %d %v", i, e.From, e.To, k, piece, n,
						l.Nodes[n])
				}
			}
		}
	}
	return nil
}

// pieces returns the straight pieces of a line as rectangles without area.
func pieces(r Route) []Rect {
	var list []Rect
	for i := 1; i < len(r.Points); i++ {
		a, b := r.Points[i-1], r.Points[i]
		list = append(list, Rect{min(a.X, b.X), min(a.Y, b.Y), max(a.X, b.X) - min(a.X, b.X), max(a.Y, b.Y) - min(a.Y, b.Y)})
	}
	return list
}

const tolerance = 0.05

func shrink(r Rect) Rect {
	return Rect{r.X + tolerance, r.Y + tolerance, r.W - 2*tolerance, r.H - 2*tolerance}
}

// crosses reports whether a straight line runs through the inside of r.
func crosses(line, r Rect) bool {
	r = shrink(r)
	return line.X < r.X+r.W && r.X <= line.X+line.W && line.Y < r.Y+r.H && r.Y <= line.Y+line.H
}

func contains(r, outer Rect) bool {
	return r.X >= outer.X-tolerance && r.Y >= outer.Y-tolerance &&
		r.X+r.W <= outer.X+outer.W+tolerance && r.Y+r.H <= outer.Y+outer.H+tolerance
}

func overlap(a, b Rect) bool {
	a, b = shrink(a), shrink(b)
	return a.W > 0 && b.W > 0 && a.X < b.X+b.W && b.X < a.X+a.W && a.Y < b.Y+b.H && b.Y < a.Y+a.H
}

// What is big is laid out in time that is about linear in its size.
func TestBig(t *testing.T) {
	node := Node{Size: Size{100, 50}}
	tests := []struct {
		name  string
		graph func(n int) *Graph
		n     int
	}{
		{"chain", func(n int) *Graph {
			g := &Graph{Boxes: make([]Box, 1)}
			for i := range n {
				g.Nodes = append(g.Nodes, node)
				if i > 0 {
					g.Edges = append(g.Edges, Edge{From: i - 1, To: i})
				}
			}
			return g
		}, 10_000},
		{"chain with exits and returns", func(n int) *Graph {
			g := &Graph{Boxes: make([]Box, 1)}
			for i := range n {
				g.Nodes = append(g.Nodes, node)
				if i > 0 {
					g.Edges = append(g.Edges, Edge{From: i - 1, To: i}, Edge{From: i, To: n - 1}, Edge{From: i, To: i / 2, Class: 1})
				}
			}
			return g
		}, 10_000},
		{"diamonds", func(n int) *Graph {
			g := &Graph{Boxes: make([]Box, 1)}
			for i := 0; i+3 < n; i += 3 {
				g.Edges = append(g.Edges, Edge{From: i, To: i + 1}, Edge{From: i, To: i + 2}, Edge{From: i + 1, To: i + 3},
					Edge{From: i + 2, To: i + 3})
			}
			for range n {
				g.Nodes = append(g.Nodes, node)
			}
			return g
		}, 10_000},
		{"wide", func(n int) *Graph {
			g := &Graph{Boxes: make([]Box, 1), Nodes: []Node{node, node}}
			for i := 2; i < n; i++ {
				g.Nodes = append(g.Nodes, node)
				g.Edges = append(g.Edges, Edge{From: 0, To: i, Fork: i%2 == 0}, Edge{From: i, To: 1, Class: i % 3})
			}
			return g
		}, 2_000},
		{"nested", func(n int) *Graph {
			g := &Graph{Boxes: make([]Box, 1)}
			for i := range n {
				g.Nodes = append(g.Nodes, Node{Size: Size{100, 50}, Box: i})
				if i > 0 {
					g.Boxes = append(g.Boxes, Box{Parent: i - 1, Title: Size{50, 10}})
					g.Edges = append(g.Edges, Edge{From: i - 1, To: i}, Edge{From: i, To: i - 1}, Edge{From: i, To: 0, Class: 1})
				}
			}
			return g
		}, 300},
		{"random", func(n int) *Graph { return randomGraph(rand.New(rand.NewPCG(1, 2)), n, 2*n) }, 2_000},
		{"random without boxes", func(n int) *Graph {
			g := randomGraph(rand.New(rand.NewPCG(1, 2)), n, 2*n)
			g.Boxes = g.Boxes[:1]
			for i := range g.Nodes {
				g.Nodes[i].Box = 0
			}
			return g
		}, 2_000},
		{"many edges", func(n int) *Graph { return randomGraph(rand.New(rand.NewPCG(3, 4)), n/10, 3*n) }, 2_000},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			g := tt.graph(tt.n)
			start := time.Now()
			l := Compute(g)
			t.Logf("%d nodes, %d edges: %v, %.0f x %.0f", len(g.Nodes), len(g.Edges), time.Since(start).Round(time.Millisecond),
				l.Boxes[0].W, l.Boxes[0].H)
			if len(g.Edges) <= 5_000 && len(g.Nodes) <= 2_000 { // checking is quadratic
				if err := check(g, l); err != nil {
					t.Error(err)
				}
			}
		})
	}
}
