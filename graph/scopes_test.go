package graph

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// TestScopes: at each vertex the log holds what its dominators noted, the root first.
func TestScopes(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	var scopes Scopes
	for range 300 {
		g := random(r, 1+r.IntN(30))
		d := NewDominators(g, 0)
		scopes.Reset()
		var log []int
		for _, v := range d.PreOrder() {
			log = log[:scopes.Enter(d, v, len(log))]
			var want []int
			for u := d.Idom(int(v)); u >= 0; u = d.Idom(u) {
				want = append(want, u, u)
			}
			slices.Reverse(want)
			if !slices.Equal(log, want) {
				t.Fatalf("at %d the log is %v, want %v", v, log, want)
			}
			log = append(log, int(v), int(v))
		}
	}
}
