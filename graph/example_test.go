package graph_test

import (
	"fmt"

	"hone/graph"
)

// A loop with an if in it: 0 enters, 1 is the header and leaves to 6, 2 chooses between 3 and 4, 5 goes back.
func loop() *graph.Graph {
	g := graph.New(7)
	for _, e := range [][2]int{{0, 1}, {1, 2}, {1, 6}, {2, 3}, {2, 4}, {3, 5}, {4, 5}, {5, 1}} {
		g.AddEdge(e[0], e[1])
	}
	return g
}

func ExampleNewLoops() {
	for _, l := range graph.NewLoops(loop(), 0).All() {
		fmt.Println("header", l.Header, "body", l.Body(), "back edges from", l.BackEdges(), "exits", l.Exits(), "preheader",
			l.Preheader())
	}
	// Output: header 1 body [1 2 4 3 5] back edges from [5] exits [6] preheader 0
}

func ExampleNewPostDominators() {
	g := loop()
	dom, post := graph.NewDominators(g, 0), graph.NewPostDominators(g)
	dependence := post.Frontiers()
	for v := range g.Len() {
		fmt.Println(v, "idom", dom.Idom(v), "ipdom", post.Ipdom(v), "depends on", dependence.Of(v))
	}
	// Output:
	// 0 idom -1 ipdom 1 depends on []
	// 1 idom 0 ipdom 6 depends on [1]
	// 2 idom 1 ipdom 5 depends on [1]
	// 3 idom 2 ipdom 5 depends on [2]
	// 4 idom 2 ipdom 5 depends on [2]
	// 5 idom 2 ipdom 1 depends on [1]
	// 6 idom 1 ipdom -1 depends on []
}

// A variable that is set before the loop, in one branch of the if, and used in the header needs phis where ways
// with different values meet. It is live into all of the loop but the branch that sets it.
func ExampleDominators_IteratedFrontier() {
	g := loop()
	dom := graph.NewDominators(g, 0)
	live := []bool{1: true, 2: true, 4: true, 5: true, 6: false}
	fmt.Println(dom.IteratedFrontier(g).Of([]int32{0, 3}, func(v int) bool { return live[v] }))
	// Output: [5 1]
}
