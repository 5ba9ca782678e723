package graph

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"hone/internal/cputime"
)

// shape is a family of graphs of which all vertices can be reached from 0. idom, ipdom and depth say what is
// expected of vertex v when there are n, an even number of the form 3k+1; they are nil where that has no short answer.
type shape struct {
	name               string
	make               func(n int) *Graph
	idom, ipdom, depth func(v, n int) int
}

// shapes are hard on something: on recursion, or on what is quadratic in depth, in width or in nesting.
var shapes = []shape{
	{"chain", chain,
		func(v, n int) int { return v - 1 },
		func(v, n int) int { return (v+2)%(n+1) - 1 },
		func(v, n int) int { return 0 },
	},
	{"rewind", func(n int) *Graph { // an edge back to 0 from everywhere
		g := chain(n)
		for v := 1; v < n; v++ {
			g.AddEdge(v, 0)
		}
		return g
	},
		func(v, n int) int { return v - 1 },
		func(v, n int) int { return -1 + min(v, 1) },
		func(v, n int) int { return 1 },
	},
	{"breaks", func(n int) *Graph { // an edge to the end from everywhere
		g := chain(n)
		for v := range n - 2 {
			g.AddEdge(v, n-1)
		}
		return g
	},
		func(v, n int) int {
			if v == n-1 {
				return 0
			}
			return v - 1
		},
		func(v, n int) int {
			if v == n-1 {
				return -1
			}
			return n - 1
		},
		func(v, n int) int { return 0 },
	},
	{"diamonds", func(n int) *Graph { // one after the other
		g := New(n)
		for v := 0; v+3 < n; v += 3 {
			g.AddEdge(v, v+1)
			g.AddEdge(v, v+2)
			g.AddEdge(v+1, v+3)
			g.AddEdge(v+2, v+3)
		}
		for v := (n - 1) / 3 * 3; v+1 < n; v++ {
			g.AddEdge(v, v+1)
		}
		return g
	},
		func(v, n int) int {
			if v == 0 {
				return -1
			}
			return (v - 1) / 3 * 3
		},
		func(v, n int) int {
			if v == n-1 {
				return -1
			}
			return v/3*3 + 3
		},
		func(v, n int) int { return 0 },
	},
	{"ladder", func(n int) *Graph { // two chains side by side, with rungs in both directions
		g := New(n)
		for v := 1; v < n; v++ {
			g.AddEdge(max(0, v-2), v)
			if v%2 == 0 {
				g.AddEdge(v-1, v)
				g.AddEdge(v, v-1)
			}
		}
		return g
	},
		func(v, n int) int {
			if v == n-1 {
				return n - 3
			}
			return -1 + min(v, 1)
		},
		func(v, n int) int {
			switch v {
			case n - 1:
				return -1
			case n - 3:
				return n - 1
			}
			return n - 3
		},
		func(v, n int) int {
			if v == 0 || v == n-1 {
				return 0
			}
			return 1
		},
	},
	{"nest", nest, // loops in one another: the first half are headers, the second half has edges back to them
		func(v, n int) int { return v - 1 },
		func(v, n int) int {
			if v == 0 {
				return -1
			}
			return (v + 1) % n
		},
		func(v, n int) int { return min(v+1, n-v) },
	},
	{"entered nest", func(n int) *Graph { // the same with a way from 0 into the middle of all of them
		g := nest(n)
		g.AddEdge(0, n/2)
		return g
	},
		func(v, n int) int {
			if v == 0 || v > n/2 {
				return v - 1
			}
			return 0
		},
		func(v, n int) int {
			if v == 0 {
				return -1
			}
			return (v + 1) % n
		},
		func(v, n int) int { return min(v+1, n-v) },
	},
	{"fan", func(n int) *Graph { // edges from 0 to everywhere, and from each to the one before it and the one behind it
		g := chain(n)
		for v := 2; v < n; v++ {
			g.AddEdge(0, v)
			g.AddEdge(v, v-1)
		}
		return g
	},
		func(v, n int) int { return -1 + min(v, 1) },
		func(v, n int) int {
			switch v {
			case 0:
				return 1
			case 1:
				return -1
			}
			return v - 1
		},
		func(v, n int) int { return min(v, n-2) },
	},
	{"brush", func(n int) *Graph { // edges from the end of a chain and from its beginning to all of the second half
		g := chain(n / 2)
		g.n = n
		for v := n / 2; v < n; v++ {
			g.AddEdge(n/2-1, v)
			g.AddEdge(0, v)
		}
		return g
	},
		func(v, n int) int {
			if v < n/2 {
				return v - 1
			}
			return 0
		},
		func(v, n int) int {
			if 0 < v && v < n/2-1 {
				return v + 1
			}
			return -1
		},
		func(v, n int) int { return 0 },
	},
	{"random", func(n int) *Graph {
		r := rand.New(rand.NewPCG(5, 0))
		g := chain(n)
		for range n {
			g.AddEdge(r.IntN(n), r.IntN(n))
		}
		return g
	}, nil, nil, nil},
	{"shader", func(n int) *Graph { return structured(rand.New(rand.NewPCG(6, 0)), n) }, nil, nil, nil},
}

// chain returns a graph of n vertices with an edge from each to the next.
func chain(n int) *Graph {
	g := New(n)
	for v := range n - 1 {
		g.AddEdge(v, v+1)
	}
	return g
}

func nest(n int) *Graph {
	g := chain(n)
	for v := range n / 2 {
		g.AddEdge(n-1-v, v)
	}
	return g
}

// structured returns a graph of about n vertices, as a compiler makes it of nested ifs, loops and switches with breaks,
// continues and returns.
func structured(r *rand.Rand, n int) *Graph {
	count := 1
	block := func() int {
		count++
		return count - 1
	}
	g := New(0)
	// statements adds vertices behind at until there are limit of them, and returns the one where control is then.
	// Breaks go to leave and continues to again.
	var statements func(at, limit, leave, again int) int
	statements = func(at, limit, leave, again int) int {
		for count < limit {
			part := count + 1 + r.IntN(limit-count)
			switch r.IntN(8) {
			case 0, 1, 2:
				then, merge := block(), block()
				other := merge
				g.AddEdge(at, then)
				g.AddEdge(statements(then, (count+part)/2, leave, again), merge)
				if r.IntN(2) == 0 {
					other = block()
					g.AddEdge(statements(other, part, leave, again), merge)
				}
				g.AddEdge(at, other)
				at = merge
			case 3, 4:
				header, body, latch, merge := block(), block(), block(), block()
				g.AddEdge(at, header)
				g.AddEdge(header, body)
				g.AddEdge([]int{header, latch}[r.IntN(2)], merge)
				g.AddEdge(statements(body, part, merge, latch), latch)
				g.AddEdge(latch, header)
				at = merge
			case 5:
				merge := block()
				cases := 2 + r.IntN(6)
				for i := range cases {
					c := block()
					g.AddEdge(at, c)
					end := statements(c, count+(part-count)/(cases-i), merge, again)
					if g.AddEdge(end, merge); r.IntN(4) == 0 && i+1 < cases {
						g.AddEdge(end, count) // falls through, on some condition
					}
				}
				g.AddEdge(at, merge)
				at = merge
			default:
				early, next := block(), block()
				g.AddEdge(at, early)
				g.AddEdge(at, next)
				if to := []int{leave, again, -1}[r.IntN(3)]; to >= 0 {
					g.AddEdge(early, to)
				}
				at = next
			}
		}
		return at
	}
	statements(0, n, -1, -1)
	g.n = count
	return g
}

// questions are what the package computes, by name. The result is some size, which keeps it from being optimized away.
var questions = []struct {
	name string
	ask  func(g *Graph) int
}{
	{"DepthFirst", func(g *Graph) int { return len(g.DepthFirst(0).PostOrder()) }},
	{"BreadthFirst", func(g *Graph) int { return len(g.BreadthFirst(0)) }},
	{"Components", func(g *Graph) int { return NewSCCs(g).Len() }},
	{"Dominators", func(g *Graph) int { return len(NewDominators(g, 0).PreOrder()) }},
	{"PostDominators", func(g *Graph) int { return len(NewPostDominators(g).PreOrder()) }},
	{"Loops", func(g *Graph) int { return len(NewLoops(g, 0).All()) }},
	{"IteratedFrontier", func(g *Graph) int {
		n := int32(g.Len())
		return len(NewDominators(g, 0).IteratedFrontier(g).Of([]int32{n / 4, n / 2, n / 4 * 3}, nil))
	}},
	{"WhichPred", func(g *Graph) (sum int) {
		g.which = nil // so that it is computed each time
		for v := range g.Len() {
			for k := range g.Succs(v) {
				sum += g.WhichPred(v, k)
			}
		}
		return sum
	}},
}

// TestScale asks about a hundred thousand vertices: nothing recurses, and nothing is quadratic, which would take
// minutes.
func TestScale(t *testing.T) {
	const n = 100_000
	for _, s := range shapes {
		g := s.make(n)
		for _, q := range questions {
			start := cputime.Now()
			q.ask(g)
			if took := cputime.Since(start); took > cputime.Limit(5*time.Second) {
				t.Errorf("%s of %s took %v", q.name, s.name, took)
			}
		}
		dom := NewDominators(g, 0)
		if !slices.Equal(dom.idom, lengauerTarjan(g, 0)) {
			t.Errorf("%s: immediate dominators are not those of Lengauer and Tarjan", s.name)
		}
		checkPhis(t, g, dom)
		if s.idom == nil {
			continue
		}
		post, loops := NewPostDominators(g), NewLoops(g, 0)
		for v := range n {
			if got, want := [3]int{dom.Idom(v), post.Ipdom(v), loops.Depth(v)}, [3]int{s.idom(v, n), s.ipdom(v, n),
				s.depth(v, n)}; got != want {
				t.Errorf("%s: vertex %d: Idom, Ipdom and Depth %v, want %v", s.name, v, got, want)
				break
			}
		}
	}
}

// Benchmark asks each question about each shape.
func Benchmark(b *testing.B) {
	for _, q := range questions {
		b.Run(q.name, func(b *testing.B) { benchmark(b, q.ask) })
	}
}

// benchmark measures ask with each shape. What the first question to a graph costs is not in it.
func benchmark(b *testing.B, ask func(g *Graph) int) {
	for _, s := range shapes {
		for _, n := range []int{10, 40, 1000, 100_000} {
			b.Run(fmt.Sprintf("%s/%d", s.name, n), func(b *testing.B) {
				g := s.make(n)
				g.Succs(0)
				for b.Loop() {
					ask(g)
				}
				b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(g.Len()), "ns/vertex")
			})
		}
	}
}
