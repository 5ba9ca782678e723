package layout

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
)

// The nearest sequence that does not descend has a closed form: the greatest, over where an interval begins, of
// the least mean over where it ends.
func TestAscend(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	for range 500 {
		xs, ws := make([]float64, 1+r.IntN(8)), make([]float64, 8)
		for i := range ws {
			ws[i] = 1 + float64(r.IntN(5))
		}
		for i := range xs {
			xs[i] = float64(r.IntN(20))
		}
		got := slices.Clone(xs)
		ascend(got, ws)
		for i := range xs {
			want := math.Inf(-1)
			for a := 0; a <= i; a++ {
				least := math.Inf(1)
				for b := i; b < len(xs); b++ {
					sum, weight := 0.0, 0.0
					for k := a; k <= b; k++ {
						sum, weight = sum+xs[k]*ws[k], weight+ws[k]
					}
					least = min(least, sum/weight)
				}
				want = max(want, least)
			}
			if math.Abs(got[i]-want) > 1e-9 {
				t.Fatalf("%v with weights %v becomes %v; number %d should be %v", xs, ws, got, i, want)
			}
		}
	}
}

func TestInversions(t *testing.T) {
	r := rand.New(rand.NewPCG(2, 1))
	for range 500 {
		s := &sorter{}
		for range r.IntN(12) {
			s.ends = append(s.ends, ends{from: float64(r.IntN(6)), to: float64(r.IntN(6))})
		}
		want := 0
		for _, a := range s.ends {
			for _, b := range s.ends {
				if a.from < b.from && a.to > b.to {
					want++
				}
			}
		}
		given := slices.Clone(s.ends)
		if got := s.inversions(); got != want {
			t.Fatalf("%d inversions in %v, want %d", got, given, want)
		}
	}
}

// Nets that overlap have tracks of their own, and few tracks are used; a net to the right goes below what
// begins further right, so that they do not cross.
func TestTracks(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 1))
	for _, n := range []int{1, 2, 10, 100, maxNets + 50} {
		var nets []*net
		for range n {
			w := &net{}
			w.addAbove(float64(r.IntN(40 * n)))
			for range 1 + r.IntN(2) {
				w.addBelow(float64(r.IntN(40 * n)))
			}
			nets = append(nets, w)
		}
		tracks := assignTracks(nets)
		if tracks > n {
			t.Errorf("%d nets take %d tracks", n, tracks)
		}
		for i, a := range nets {
			for _, b := range nets[:i] {
				if !a.isStraight() && !b.isStraight() && a.overlaps(b) && a.track == b.track {
					t.Fatalf("two of %d nets overlap on track %d: %v and %v", n, a.track, a, b)
				}
			}
		}
	}
	fan := func(from, to float64) *net {
		n := &net{}
		n.addAbove(from)
		n.addBelow(to)
		return n
	}
	right := []*net{fan(0, 100), fan(10, 110), fan(20, 120)}
	left := []*net{fan(120, 20), fan(110, 10), fan(100, 0)}
	for _, nets := range [][]*net{right, left} {
		if tracks := assignTracks(nets); tracks != 3 || nets[0].track != 2 || nets[1].track != 1 || nets[2].track != 0 {
			t.Errorf("tracks %d, %d, %d of %d, want 2, 1, 0 of 3", nets[0].track, nets[1].track, nets[2].track, tracks)
		}
	}
}

// An arm of many rows does not wait for the other one, which is one high node.
func TestArms(t *testing.T) {
	g := &Graph{Boxes: make([]Box, 1)}
	add := func(h float64) int {
		g.Nodes = append(g.Nodes, Node{Size: Size{100, h}})
		return len(g.Nodes) - 1
	}
	head, high := add(50), add(1000)
	at := add(50)
	g.Edges = []Edge{{From: head, To: high}, {From: head, To: at}}
	for range 6 {
		next := add(50)
		g.Edges = append(g.Edges, Edge{From: at, To: next})
		at = next
	}
	end := add(50)
	g.Edges = append(g.Edges, Edge{From: high, To: end}, Edge{From: at, To: end})
	l := Compute(g)
	if err := check(g, l); err != nil {
		t.Error(err)
	}
	if h := l.Boxes[0].H; h > 50+1000+50+4*rowGap {
		t.Errorf("the drawing is %v high", h)
	}
	for i, r := range l.Routes[2:8] {
		if len(r.Points) != 2 {
			t.Errorf("edge %d has corners: %v", i+2, r.Points)
		}
	}
}

// Edges that may join end at one point, and those that may fork begin at one.
func TestForksAndJoins(t *testing.T) {
	g := &Graph{Boxes: make([]Box, 2)}
	g.Nodes = []Node{{Size: Size{300, 40}}}
	const n = 6
	for i := 1; i <= n; i++ {
		g.Nodes = append(g.Nodes, Node{Size: Size{80, 40}, Box: i % 2})
		g.Edges = append(g.Edges, Edge{From: 0, To: i, Fork: true, Label: Size{20, 10}},
			Edge{From: i, To: n + 1, Class: i % 3})
	}
	g.Nodes = append(g.Nodes, Node{Size: Size{300, 40}})
	l := Compute(g)
	if err := check(g, l); err != nil {
		t.Error(err)
	}
	starts, stops := map[Point]bool{}, map[Point]int{}
	var labels []Rect
	for i, e := range g.Edges {
		line := l.Routes[i].Points
		if e.Fork {
			starts[line[0]] = true
			labels = append(labels, Rect{l.Routes[i].Label.X, l.Routes[i].Label.Y, e.Label.W, e.Label.H})
		} else {
			stops[line[len(line)-1]]++
		}
	}
	if len(starts) != 1 || len(stops) != 3 {
		t.Errorf("edges begin at %v and end at %v, want 1 and 3 points", starts, stops)
	}
	for i, a := range labels {
		for j, b := range labels[:i] {
			if overlap(a, b) {
				t.Errorf("labels %d and %d overlap: %v, %v", i, j, a, b)
			}
		}
		for k, node := range l.Nodes {
			if overlap(a, node) {
				t.Errorf("label %d %v is on node %d %v", i, a, k, node)
			}
		}
	}
}

// Labels are on no node, no line and no other label.
func TestLabels(t *testing.T) {
	for seed := range uint64(300) {
		r := rand.New(rand.NewPCG(seed, 5))
		p := &program{random: r, budget: 30, loops: true}
		p.Boxes = make([]Box, 1)
		p.statements(p.node(0), 0)
		for i := range p.Edges {
			e := &p.Edges[i]
			e.Label = Size{12 + float64(r.IntN(30)), 12}
			p.Nodes[e.From].W += e.Label.W + 2*pinGap
		}
		l := Compute(&p.Graph)
		if err := check(&p.Graph, l); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		if err := checkLabels(&p.Graph, l); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
	}
}

func checkLabels(g *Graph, l *Layout) error {
	for i, e := range g.Edges {
		at := Rect{l.Routes[i].Label.X, l.Routes[i].Label.Y, e.Label.W, e.Label.H}
		if !contains(at, l.Boxes[0]) {
			return fmt.Errorf("the label %v of edge %d is outside of the drawing", at, i)
		}
		for n, node := range l.Nodes {
			if overlap(at, node) {
				return fmt.Errorf("the label %v of edge %d is on node %d %v", at, i, n, node)
			}
		}
		for j, other := range g.Edges {
			if j < i && overlap(at, Rect{l.Routes[j].Label.X, l.Routes[j].Label.Y, other.Label.W, other.Label.H}) {
				return fmt.Errorf("the labels of edges %d and %d are on each other", i, j)
			}
			for _, piece := range pieces(l.Routes[j]) {
				if crosses(piece, at) {
					return fmt.Errorf("edge %d runs through the label %v of edge %d", j, at, i)
				}
			}
		}
	}
	return nil
}
