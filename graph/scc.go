package graph

import "math"

// SCCs are the strongly connected components of a graph: two vertices are in the same one if each reaches the other.
// They are numbered in topological order: an edge from one component to another leads to the higher number.
type SCCs struct {
	of      []int32 // by vertex
	members csr     // by component
	cyclic  []bool  // by component
}

// NewSCCs finds the components of all vertices, by Tarjan's algorithm ("Depth-First Search and Linear Graph
// Algorithms", 1972). O(V+E).
func NewSCCs(g *Graph) *SCCs {
	g.pack()
	n := g.n
	slab := make([]int32, 6*n)
	array := func() []int32 {
		a := slab[:n:n]
		slab = slab[n:]
		return a
	}
	// low is the lowest number that a vertex is known to reach within its component, and done once that is complete.
	const done = math.MaxInt32
	number, low, next, parent, open := array(), array(), array(), array(), array()[:0]
	c := &SCCs{of: array()}
	start, list := g.succs.start, g.succs.list
	found, count := int32(0), int32(0)
	enter := func(v, from int32) {
		found++
		number[v], low[v], next[v], parent[v] = found, found, start[v], from
		open = append(open, v)
	}
	for root := range int32(n) {
		if number[root] != 0 {
			continue
		}
		enter(root, -1)
		for v := root; v >= 0; {
			if next[v] < start[v+1] {
				w := list[next[v]]
				next[v]++
				if number[w] == 0 {
					enter(w, v)
					v = w
				} else {
					low[v] = min(low[v], low[w])
				}
				continue
			}
			if low[v] == number[v] { // no path up: the component is what was found from v on
				for low[v] != done {
					w := open[len(open)-1]
					open = open[:len(open)-1]
					c.of[w], low[w] = count, done
				}
				count++
			}
			if parent[v] >= 0 {
				low[parent[v]] = min(low[parent[v]], low[v])
			}
			v = parent[v]
		}
	}
	for v := range c.of {
		c.of[v] = count - 1 - c.of[v] // they were completed from the end
		next[v] = int32(v)
	}
	c.members = makeCSR(int(count), c.of, next)
	c.cyclic = make([]bool, count)
	for i, v := range g.from {
		if w := g.to[i]; c.of[v] == c.of[w] {
			c.cyclic[c.of[v]] = true
		}
	}
	return c
}

// Len returns the number of components.
func (c *SCCs) Len() int { return len(c.cyclic) }

// Of returns the component of v.
func (c *SCCs) Of(v int) int { return int(c.of[v]) }

// Members returns the vertices of component i, in ascending order.
func (c *SCCs) Members(i int) []int32 { return c.members.row(i) }

// Cyclic reports whether component i has a cycle: more than one vertex, or one with an edge to itself.
func (c *SCCs) Cyclic(i int) bool { return c.cyclic[i] }
